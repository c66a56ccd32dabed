//! Events in sentences, and who may know of them.

use std::fmt::{self, Display, Write};

use table::{Audience, EventLine, Happening, Names, Thing as Told};

use crate::{
    Adventurer, Card, Event, Foe, How, Member, Named, Space, Style,
    components::{Good, Thing},
};

impl Happening for Event {
    fn audience(&self) -> Audience {
        match *self {
            Event::Picked { seat, .. }
            | Event::DroppedCard { seat, .. }
            | Event::Drew { seat, .. } => Audience::Only(seat),
            _ => Audience::Everyone,
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::PacketsPassed { .. }
                | Event::Drew { .. }
                | Event::Arrived { .. }
                | Event::TreasureDrawn { .. }
                | Event::Opened { .. }
                | Event::Succeeded { .. }
                | Event::Failed { .. }
                | Event::Bought { .. }
                | Event::Scored { .. }
        )
    }

    fn tell(&self, names: &Names, f: &mut EventLine) -> fmt::Result {
        let name_of = |seat| names.get(seat);
        let foe_of = |foe: Named<Foe>| match foe.is {
            Foe::Player(seat) => names.get(seat),
            Foe::Stranger => foe.name,
        };
        f.about(self.seats().into_iter().flatten());
        f.icon = self.icon();
        match *self {
            Event::RoundBegan { round, first } => {
                f.heading = Some(format!("Round {round}"));
                write!(f, "round {round} begins, and {} is first", name_of(first))
            }
            Event::PlatypusTaken { seat } => write!(f, "{} takes the platypus", name_of(seat)),
            Event::Picked { card: it, .. } => {
                f.write_str("you pick ")?;
                card(f, it)
            }
            Event::PacketsPassed { left: 1 } => f.write_str("the last cards go to the left"),
            Event::PacketsPassed { left } => {
                write!(f, "all packets go to the left, with {left} cards in each")
            }
            Event::Dropped { seat, advanced } => {
                write!(f, "{} discards {}", name_of(seat), artifact(advanced))
            }
            Event::DroppedCard { card: it, .. } => {
                f.write_str("it is ")?;
                card(f, it)
            }
            Event::HandReady { seat, cards } => {
                write!(f, "{} is ready with {cards} cards in hand", name_of(seat))
            }
            Event::Visited { seat, building } => {
                write!(f, "{} visits the {}", name_of(seat), building.name())
            }
            Event::Challenged { seat, foe, building, style } => {
                let how = if style == Style::Dirty { "fighting dirty" } else { "honorably" };
                let (who, whom) = (name_of(seat), foe_of(foe));
                let stranger = if foe.is == Foe::Stranger { ", the stranger," } else { "" };
                write!(f, "{who} challenges {whom}{stranger} at the {}, {how}", building.name())
            }
            Event::DuelRolled { seat, foe, die, against } => {
                write!(f, "{} rolls {die}, {} rolls {against}", name_of(seat), foe_of(foe))
            }
            Event::Duelled { seat, foe, won: true, total, against } => {
                let (who, whom) = (name_of(seat), foe_of(foe));
                write!(f, "{who} wins the duel against {whom}, {total} to {against}")
            }
            Event::Duelled { seat, foe, won: false, total, against } => {
                let (who, whom) = (name_of(seat), foe_of(foe));
                write!(
                    f,
                    "{who} loses the duel against {whom}, {total} to {against}, and goes to Jail"
                )
            }
            Event::Passed { seat, card: it } => {
                write!(f, "{} gets by with ", name_of(seat))?;
                card(f, it)
            }
            Event::ShieldUsed { seat, threat } => {
                write!(f, "{} keeps clear of the {}", name_of(seat), threat.name)
            }
            Event::Rerolled { seat, card: it, die } => {
                write!(f, "{} rolls again with ", name_of(seat))?;
                card(f, it)?;
                write!(f, ": {die}")
            }
            Event::Boosted { seat, card: it, add } => {
                write!(f, "{} uses ", name_of(seat))?;
                card(f, it)?;
                write!(f, " for {add} more")
            }
            Event::HeartsSpent { seat, hearts } => {
                write!(f, "{} spends {} on the roll", name_of(seat), Thing::Heart.counted(hearts))
            }
            Event::Changed { seat, how, thing, amount } => {
                let does = match how {
                    How::Gained => "gains",
                    How::Lost => "loses",
                    How::Paid => "pays",
                };
                write!(f, "{} {does} {}", name_of(seat), thing.counted(amount))
            }
            Event::Recruited { seat, adventurer, paid: Some(paid) } => {
                write!(f, "{} recruits ", name_of(seat))?;
                person(f, adventurer)?;
                write!(f, " for {}", Good::Coin.counted(paid.into()))
            }
            Event::Recruited { seat, adventurer, paid: None } => {
                person(f, adventurer)?;
                write!(f, " joins {}", name_of(seat))
            }
            Event::Placed {
                adventurer,
                replaced: Some(Named { is: Member::Companion, .. }),
                ..
            } => {
                person(f, adventurer)?;
                f.write_str(" takes the companion’s place in the party")
            }
            Event::Placed { adventurer, replaced: Some(Named { name, .. }), .. } => {
                person(f, adventurer)?;
                write!(f, " takes the place of {name} in the party")
            }
            Event::Placed { adventurer, replaced: None, .. } => {
                person(f, adventurer)?;
                f.write_str(" stays out of the party for now")
            }
            Event::Arrived { adventurer } => {
                person(f, adventurer)?;
                f.write_str(" comes to the Saloon")
            }
            Event::RowRefreshed { seat } => write!(f, "{} asks for other faces", name_of(seat)),
            Event::AnimalBought { seat, animal } => {
                write!(f, "{} gets a pack {}", name_of(seat), animal.word())
            }
            Event::AnimalReturned { seat, animal, name } => {
                let who = name_of(seat);
                write!(f, "{who} gives back a pack {} to get by the {name}", animal.word())
            }
            Event::ArtifactsDrawn { seat, basic, advanced } => {
                let who = name_of(seat);
                write!(f, "{who} draws {basic} basic and {advanced} advanced artifacts")
            }
            Event::Drew { card: it, .. } => {
                f.write_str("you draw ")?;
                card(f, it)
            }
            Event::Kept { seat, advanced } => {
                write!(f, "{} keeps {}", name_of(seat), artifact(advanced))
            }
            Event::TreasureDrawn { seat, card: it } => {
                write!(f, "{} finds ", name_of(seat))?;
                card(f, it)
            }
            Event::TreasureMoved { seat, card: it, kept: true } => {
                write!(f, "{} keeps ", name_of(seat))?;
                card(f, it)
            }
            Event::TreasureMoved { seat, card: it, kept: false } => {
                write!(f, "{} gives up ", name_of(seat))?;
                card(f, it)
            }
            Event::WorldGained { seat, card: it } => {
                write!(f, "{} gains ", name_of(seat))?;
                card(f, it)
            }
            Event::Dug { seat, cell, number } => {
                let (who, row) = (name_of(seat), cell.row_name());
                write!(f, "{who} digs a camp into the mine, at the {number} of the {row} row")
            }
            Event::LeftTown { seat, hearts } => {
                write!(f, "{} leaves town with {}", name_of(seat), Thing::Heart.counted(hearts))
            }
            Event::Stepped { seat, to, hearts } => {
                write!(f, "{} goes to {}", name_of(seat), Somewhere(to))?;
                if hearts > 0 { f.write_str(" for 1 heart") } else { Ok(()) }
            }
            Event::WaterHurt { seat } => write!(f, "the water takes a heart of {}", name_of(seat)),
            Event::FightRolled { seat, threat, level, die } => {
                write!(f, "{} fights the {} ({level}) and rolls {die}", name_of(seat), threat.name)
            }
            Event::Fought { seat, threat, total, won: true, .. } => {
                write!(f, "{} defeats the {} with {total}", name_of(seat), threat.name)
            }
            Event::Fought { seat, threat, level, total, won: false } => {
                let who = name_of(seat);
                write!(f, "{who} is turned back by the {}: {total} of {level}", threat.name)
            }
            Event::Opened { seat, passage, title } => {
                write!(f, "{} attempts {passage}: {title}", name_of(seat))
            }
            Event::Chose { seat, label, .. } => write!(f, "{} chooses: {label}", name_of(seat)),
            Event::QuestRolled { seat, skill, number, die } => {
                let what = if skill { "skill" } else { "combat" };
                write!(f, "{} rolls {die} for {what} {number}", name_of(seat))
            }
            Event::Succeeded { seat, total, more, .. } => {
                write!(f, "{} succeeds", name_of(seat))?;
                if let Some(total) = total {
                    write!(f, " with {total}")?;
                }
                if more { f.write_str(", and finds more") } else { Ok(()) }
            }
            Event::Failed { seat, total: Some(total), .. } => {
                write!(f, "{} fails with {total}", name_of(seat))
            }
            Event::Failed { seat, total: None, .. } => {
                write!(f, "{} can pay for none of it, and fails", name_of(seat))
            }
            Event::Camped { seat, space, hearts: 0 } => {
                write!(f, "{}’s contract builds a camp on {}", name_of(seat), Somewhere(space))
            }
            Event::Camped { seat, space, hearts } => {
                let (who, hearts) = (name_of(seat), Thing::Heart.counted(hearts));
                write!(f, "{who} builds a camp on {} for {hearts}", Somewhere(space))
            }
            Event::ChiefClaimed { seat, faction, name } => {
                let who = name_of(seat);
                write!(f, "{who} claims the chief of the {}, {name}", faction.people())
            }
            Event::Bought { seat, card: it } => {
                write!(f, "{} buys ", name_of(seat))?;
                card(f, it)
            }
            Event::LastRound { seat } => {
                write!(f, "{} has placed the last camp: this round is the last", name_of(seat))
            }
            Event::StoodStill => f.write_str("nobody can place a camp any more: the game ends"),
            Event::Scored { seat, points, place } => {
                let place = table::words::ordinal(place);
                write!(f, "{} has {points} journey points and comes {place}", name_of(seat))
            }
        }
    }
}

fn card(f: &mut EventLine, Named { is, name }: Named<Card>) -> fmt::Result {
    f.thing(Told::new("card", is), name)
}

fn person(f: &mut EventLine, Named { is, name }: Named<Adventurer>) -> fmt::Result {
    f.thing(Told::new("adventurer", is), name)
}

fn artifact(advanced: bool) -> &'static str {
    if advanced { "an advanced artifact" } else { "a basic artifact" }
}

/// A space by its name, or by its number.
struct Somewhere(Named<Space>);

impl Display for Somewhere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0.is, self.0.name) {
            (Space::TOWN, _) => f.write_str("the town space"),
            (space, "") => write!(f, "space {space}"),
            (_, name) => f.write_str(name),
        }
    }
}
