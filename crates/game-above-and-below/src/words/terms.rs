//! What an action costs, asks for or brings: the words that stand on its button beside its name.

use story::ReadChoice;
use table::{Seen, words::counted};

use super::{
    buying::{price, price_by},
    coins, odds,
    odds::expected_lanterns,
    open_choice, reaches,
};
use crate::{
    AboveAndBelow, Action, RestStep, Stage, Task, Token, Villager, Work, rules::free::LEAST_PRICE,
};

/// What an action costs, asks for or brings, where it does: `for 7 coins`, `1 coin each`.
pub fn terms(seen: Seen<'_, AboveAndBelow>, action: Action) -> Option<String> {
    let open = &seen.view.open;
    let priced = |work| price(seen, work).map(|price| format!("for {}", coins(price)));
    match action {
        Action::Explore => Some("send 2 or more".to_owned()),
        Action::Harvest => {
            let village = open.village(open.active);
            let goods: u8 = village.buildings.iter().map(|&card| open.stocked.on(card)).sum();
            Some(format!("{}, 1 villager each", counted(goods, "good")))
        }
        Action::Labor => Some(format!("1 coin each{}", and_cider(seen))),
        Action::Go => Some(begin(seen)),
        Action::Build(building) => priced(Work::Build(building)),
        Action::Train(villager) => priced(Work::Train(villager)),
        Action::Found(_) => Some("free".to_owned()),
        Action::By(villager) => by(seen, villager),
        Action::Refresh(_) => Some("for 1 coin".to_owned()),
        Action::Bargain(owner) => {
            let least = LEAST_PRICE.max(open.refused[owner.index()] + 1);
            Some(format!("{} or more", coins(least)))
        }
        Action::Accept => match open.stage {
            Stage::Answering { price, .. } => Some(format!("for {}", coins(price))),
            _ => None,
        },
        Action::Choose { choice, paying } => {
            let terms = choice_terms(seen, &open_choice(seen, choice)?, paying);
            (!terms.is_empty()).then_some(terms)
        }
        Action::Reroll(villager) => {
            let die = open.exploration.as_ref()?.dice.of(villager)?;
            let lanterns = seen.content.face(villager).lanterns[usize::from(die)];
            Some(format!("rolled {die}: {}", counted(lanterns, "lantern")))
        }
        Action::Keep | Action::Enough => {
            let lanterns = counted(open.exploration.as_ref()?.lanterns, "lantern");
            Some(match reaches(seen) {
                Some(number) => format!("{lanterns}: reaches {number}"),
                None => format!("{lanterns}: fails"),
            })
        }
        Action::Exert(_) => Some("+1 lantern, injured".to_owned()),
        Action::Heal(_) => Some("injured → exhausted".to_owned()),
        Action::Rouse(_) => Some("exhausted → ready".to_owned()),
        Action::Bed(villager) => {
            let injured =
                open.clockwise().any(|seat| open.village(seat).injured.contains(villager));
            let then = if injured { "injured → exhausted" } else { "exhausted → ready" };
            Some(then.to_owned())
        }
        Action::Place(good) => Some(place(seen, good)?),
        Action::Pass => Some("for the rest of the round".to_owned()),
        Action::Send(_)
        | Action::Sell(_)
        | Action::Withdraw
        | Action::Bid(_)
        | Action::Refuse
        | Action::Pay { .. }
        | Action::Pick { .. }
        | Action::Claim(_)
        | Action::Decline
        | Action::Take(_)
        | Action::Injure(_)
        | Action::Rest => None,
    }
}

/// Whether this is an action a button may stand out for: never what fails or gives something up
/// while there is something better to do.
pub fn is_default(seen: Seen<'_, AboveAndBelow>, action: Action) -> bool {
    let offers = |is_it: fn(Action) -> bool| seen.actions.iter().any(|&known| is_it(known));
    match action {
        Action::Explore | Action::Harvest | Action::Labor | Action::Go | Action::Accept => true,
        Action::Keep | Action::Enough => reaches(seen).is_some(),
        // The highest number stands first.
        Action::Claim(_) => {
            seen.actions.iter().find(|known| matches!(known, Action::Claim(_))) == Some(&action)
        }
        Action::Pass => !offers(|known| {
            matches!(
                known,
                Action::Explore
                    | Action::Harvest
                    | Action::Labor
                    | Action::Build(_)
                    | Action::Train(_)
            )
        }),
        Action::Rest => {
            let seat = seen.seat().unwrap_or(seen.view.open.active);
            let rest = seen.view.open.rests[seat.index()].step;
            rest != RestStep::Spending
                || !offers(|known| {
                    matches!(known, Action::Heal(_) | Action::Rouse(_) | Action::Place(_))
                })
        }
        Action::Build(_)
        | Action::Train(_)
        | Action::Found(_)
        | Action::By(_)
        | Action::Refresh(_)
        | Action::Bargain(_)
        | Action::Bid(_)
        | Action::Refuse
        | Action::Choose { .. }
        | Action::Reroll(_)
        | Action::Exert(_)
        | Action::Heal(_)
        | Action::Rouse(_)
        | Action::Bed(_)
        | Action::Place(_)
        | Action::Send(_)
        | Action::Sell(_)
        | Action::Withdraw
        | Action::Pay { .. }
        | Action::Pick { .. }
        | Action::Decline
        | Action::Take(_)
        | Action::Injure(_) => false,
    }
}

/// What a choice asks for and how likely it is: `lanterns 4 (72%) or 7 for 1 coin (11%)`.
fn choice_terms(seen: Seen<'_, AboveAndBelow>, choice: &ReadChoice, paying: bool) -> String {
    let odds = odds(seen, choice.place, paying);
    let numbers = choice.numbers.iter().zip(odds).map(|(number, (_, odds))| match &number.price {
        Some(price) => format!("{} for {price} ({odds})", number.number),
        None => format!("{} ({odds})", number.number),
    });
    let numbers: Vec<String> = numbers.collect();
    let mut terms = Vec::new();
    if !numbers.is_empty() {
        terms.push(format!("lanterns {}", numbers.join(" or ")));
    }
    terms.extend(choice.bonus.as_ref().map(|bonus| format!("+{bonus}")));
    terms.extend(choice.price.as_ref().map(|price| format!("for {price}")));
    terms.join("; ")
}

/// What those gathered will do.
fn begin(seen: Seen<'_, AboveAndBelow>) -> String {
    let open = &seen.view.open;
    let sent = open.party.len() as i64;
    match open.stage {
        Stage::Gathering { task: Task::Explore } => {
            let lanterns = expected_lanterns(seen.content, open.party).round() as i64;
            format!("{}, about {}", counted(sent, "villager"), counted(lanterns, "lantern"))
        }
        Stage::Gathering { task: Task::Harvest } => counted(sent, "good"),
        _ => format!("{}{}", counted(sent, "coin"), and_cider(seen)),
    }
}

fn and_cider(seen: Seen<'_, AboveAndBelow>) -> &'static str {
    if seen.view.open.cider { " + cider" } else { "" }
}

/// What it costs when this villager does it.
fn by(seen: Seen<'_, AboveAndBelow>, villager: Villager) -> Option<String> {
    let Stage::Assigning { work } = seen.view.open.stage else { return None };
    let cost = price_by(price(seen, work)?, work, seen.content.face(villager));
    Some(format!("for {}", coins(cost)))
}

/// What a good pays on the track.
fn place(seen: Seen<'_, AboveAndBelow>, good: Token) -> Option<String> {
    let village = seen.view.open.village(seen.seat()?);
    let found = village.track.iter().position(|slot| slot.good == good);
    let slot = seen.content.board.advancement.get(found.unwrap_or(village.track.len()))?;
    Some(format!("for {}", counted(slot.points, "point")))
}
