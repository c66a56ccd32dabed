//! Events in sentences, and who may know of them.

use std::fmt::{self, Write};

use table::{Audience, EventLine, Happening, Names, Thing as Told};

use crate::{
    Adventurer, Card, Content, Event, How, Member, Opponent, Space, Style,
    components::{Good, Thing},
};

impl Happening for Event {
    type Content = Content;

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

    fn tell(&self, content: &Content, names: &Names, f: &mut EventLine) -> fmt::Result {
        let name_of = |seat| names.get(seat);
        let foe_of = |foe| match foe {
            Opponent::Player(seat) => names.get(seat),
            Opponent::Stranger(one) => one.name(),
        };
        let threat_of = |threat: u8| &content.threat(threat.into()).name;
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
                card(content, f, it)
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
                card(content, f, it)
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
                let stranger = match foe {
                    Opponent::Player(_) => "",
                    Opponent::Stranger(_) => ", the stranger,",
                };
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
                card(content, f, it)
            }
            Event::ShieldUsed { seat, threat } => {
                write!(f, "{} keeps clear of the {}", name_of(seat), threat_of(threat))
            }
            Event::Rerolled { seat, card: it, die } => {
                write!(f, "{} rolls again with ", name_of(seat))?;
                card(content, f, it)?;
                write!(f, ": {die}")
            }
            Event::Boosted { seat, card: it, add } => {
                write!(f, "{} uses ", name_of(seat))?;
                card(content, f, it)?;
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
                person(content, f, adventurer)?;
                write!(f, " for {}", Good::Coin.counted(paid.into()))
            }
            Event::Recruited { seat, adventurer, paid: None } => {
                person(content, f, adventurer)?;
                write!(f, " joins {}", name_of(seat))
            }
            Event::Placed { adventurer, replaced: Some(Member::Companion), .. } => {
                person(content, f, adventurer)?;
                f.write_str(" takes the companion’s place in the party")
            }
            Event::Placed { adventurer, replaced: Some(Member::Adventurer(one)), .. } => {
                person(content, f, adventurer)?;
                write!(f, " takes the place of {} in the party", content.face(one).name)
            }
            Event::Placed { adventurer, replaced: None, .. } => {
                person(content, f, adventurer)?;
                f.write_str(" stays out of the party for now")
            }
            Event::Arrived { adventurer } => {
                person(content, f, adventurer)?;
                f.write_str(" comes to the Saloon")
            }
            Event::RowRefreshed { seat } => write!(f, "{} asks for other faces", name_of(seat)),
            Event::AnimalBought { seat, animal } => {
                write!(f, "{} gets a pack {}", name_of(seat), animal.word())
            }
            Event::AnimalReturned { seat, animal, threat } => {
                let (who, what) = (name_of(seat), threat_of(threat));
                write!(f, "{who} gives back a pack {} to get by the {what}", animal.word())
            }
            Event::ArtifactsDrawn { seat, basic, advanced } => {
                let who = name_of(seat);
                write!(f, "{who} draws {basic} basic and {advanced} advanced artifacts")
            }
            Event::Drew { card: it, .. } => {
                f.write_str("you draw ")?;
                card(content, f, it)
            }
            Event::Kept { seat, advanced } => {
                write!(f, "{} keeps {}", name_of(seat), artifact(advanced))
            }
            Event::TreasureDrawn { seat, card: it } => {
                write!(f, "{} finds ", name_of(seat))?;
                card(content, f, it)
            }
            Event::TreasureMoved { seat, card: it, kept: true } => {
                write!(f, "{} keeps ", name_of(seat))?;
                card(content, f, it)
            }
            Event::TreasureMoved { seat, card: it, kept: false } => {
                write!(f, "{} gives up ", name_of(seat))?;
                card(content, f, it)
            }
            Event::WorldGained { seat, card: it } => {
                write!(f, "{} gains ", name_of(seat))?;
                card(content, f, it)
            }
            Event::Dug { seat, cell, number } => {
                let (who, row) = (name_of(seat), cell.row_name());
                write!(f, "{who} digs a camp into the mine, at the {number} of the {row} row")
            }
            Event::LeftTown { seat, hearts } => {
                write!(f, "{} leaves town with {}", name_of(seat), Thing::Heart.counted(hearts))
            }
            Event::Stepped { seat, map, to, hearts } => {
                write!(f, "{} goes to {}", name_of(seat), somewhere(content, map, to))?;
                if hearts > 0 { f.write_str(" for 1 heart") } else { Ok(()) }
            }
            Event::WaterHurt { seat } => write!(f, "the water takes a heart of {}", name_of(seat)),
            Event::FightRolled { seat, threat, level, die } => {
                write!(
                    f,
                    "{} fights the {} ({level}) and rolls {die}",
                    name_of(seat),
                    threat_of(threat)
                )
            }
            Event::Fought { seat, threat, total, won: true, .. } => {
                write!(f, "{} defeats the {} with {total}", name_of(seat), threat_of(threat))
            }
            Event::Fought { seat, threat, level, total, won: false } => {
                let who = name_of(seat);
                write!(f, "{who} is turned back by the {}: {total} of {level}", threat_of(threat))
            }
            Event::Opened { seat, passage } => {
                let title = &content.tales().passage(passage).title;
                write!(f, "{} attempts {passage}: {title}", name_of(seat))
            }
            Event::Chose { seat, passage, choice } => {
                let choice = content.tales().passage(passage).choices.get(usize::from(choice));
                let label = choice.map_or("", |choice| &choice.label);
                write!(f, "{} chooses: {label}", name_of(seat))
            }
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
            Event::Camped { seat, map, space, hearts: 0 } => {
                let (who, there) = (name_of(seat), somewhere(content, map, space));
                write!(f, "{who}’s contract builds a camp on {there}")
            }
            Event::Camped { seat, map, space, hearts } => {
                let (who, hearts) = (name_of(seat), Thing::Heart.counted(hearts));
                let there = somewhere(content, map, space);
                write!(f, "{who} builds a camp on {there} for {hearts}")
            }
            Event::ChiefClaimed { seat, faction } => {
                let (who, name) = (name_of(seat), &content.board.chiefs[faction as usize]);
                write!(f, "{who} claims the chief of the {}, {name}", faction.people())
            }
            Event::Bought { seat, card: it } => {
                write!(f, "{} buys ", name_of(seat))?;
                card(content, f, it)
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

fn card(content: &Content, f: &mut EventLine, it: Card) -> fmt::Result {
    f.thing(Told::new("card", it), &content.card(it).name)
}

fn person(content: &Content, f: &mut EventLine, it: Adventurer) -> fmt::Result {
    f.thing(Told::new("adventurer", it), &content.face(it).name)
}

fn artifact(advanced: bool) -> &'static str {
    if advanced { "an advanced artifact" } else { "a basic artifact" }
}

/// A space by its name, or by its number.
fn somewhere(content: &Content, map: u8, space: Space) -> String {
    match &content.map(map).face(space).name {
        _ if space == Space::TOWN => "the town space".to_owned(),
        Some(name) => name.clone(),
        None => format!("space {space}"),
    }
}
