//! What is asked of the viewer, or who is waited for.

use table::{Seat, Seen, words::counted};

use super::{coins, is_asked, open_numbers, token};
use crate::{AboveAndBelow, Purpose, RestStep, Stage, Task, Work};

pub(super) fn prompt(seen: Seen<'_, AboveAndBelow>) -> String {
    match seen.seat() {
        Some(seat) if is_asked(seen) => asked(seen, seat),
        _ => waits(seen),
    }
}

fn asked(seen: Seen<'_, AboveAndBelow>, seat: Seat) -> String {
    let open = &seen.view.open;
    let village = open.village(seat);
    match open.stage {
        Stage::Turn => match village.ready.len() {
            0 => "Your turn. No villagers are ready, so pass.".to_owned(),
            1 => "Your turn: one villager is ready.".to_owned(),
            ready => format!("Your turn: {ready} villagers are ready."),
        },
        Stage::Bidding { owner } => {
            let (name, what) = (seen.name(owner), token(open.village(owner).sale));
            match open.refused[owner.index()] {
                0 => format!("What do you offer {name} for the {what}?"),
                refused => format!("{name} refused {refused} for the {what}. What do you offer?"),
            }
        }
        Stage::Answering { price, .. } => {
            let buyer = seen.name(open.active);
            format!("{buyer} offers {} for your {}.", coins(price), token(village.sale))
        }
        Stage::Gathering { task } => gathering(task, open.party.len()),
        Stage::Assigning { work: Work::Build(building) } => {
            format!("Who builds {}?", seen.content.card(building).name)
        }
        Stage::Assigning { work: Work::Train(villager) } => {
            format!("Who trains {}?", seen.content.face(villager).name)
        }
        Stage::Paying { bill } => {
            let what = bought(seen, bill.purpose);
            format!("Pay {} for {what}: choose coins, cider or potions.", bill.amount)
        }
        Stage::Harvesting { left: 1 } => {
            "Take one more good from a building. Where does it go?".to_owned()
        }
        Stage::Harvesting { left } => {
            format!("Take {left} goods from your buildings. Where do they go?")
        }
        Stage::Choosing => "What does your party do?".to_owned(),
        Stage::Rerolling => {
            let rerolls = open.exploration.map_or(0, |exploration| exploration.rerolls);
            let times = if rerolls == 1 { "one die" } else { "a die" };
            let often = if rerolls == 1 { String::new() } else { format!(", {rerolls} times") };
            format!("{} You may roll {times} again{often}, or keep them.", found(seen))
        }
        Stage::Exerting => {
            format!("{} Exert villagers (+1 lantern each) or stop.", found(seen))
        }
        Stage::Claiming => "You reached both numbers. Which do you take?".to_owned(),
        Stage::Picking => "Choose one reward.".to_owned(),
        Stage::Injuring => "Choose who is injured.".to_owned(),
        Stage::Founding { most } => format!("Free building: choose one costing {most} or less."),
        Stage::Resting => {
            let rest = open.rests[seat.index()];
            let tired = village.exhausted.len() + village.injured.len();
            match (rest.step, rest.beds) {
                (RestStep::Beds, 1) => {
                    format!("One bed is left for {tired} tired villagers. Who sleeps?")
                }
                (RestStep::Beds, beds) => {
                    format!("{beds} beds are left for {tired} tired villagers. Who sleeps?")
                }
                (RestStep::Spending | RestStep::Done, _) => {
                    "The round is over. Use potions and ciders, place goods, then rest.".to_owned()
                }
            }
        }
        Stage::Placing => "Place your last goods: the order affects your score.".to_owned(),
        Stage::Over => "The game is over.".to_owned(),
    }
}

fn gathering(task: Task, sent: usize) -> String {
    match (task, sent) {
        (Task::Explore, 0) => "Who explores? Choose two villagers or more.".to_owned(),
        (Task::Explore, 1) => "1 chosen. Choose at least one more.".to_owned(),
        (Task::Harvest, 0) => "Who harvests? One villager for each good.".to_owned(),
        (Task::Labor, 0) => "Who labors? Each earns a coin.".to_owned(),
        (Task::Explore | Task::Harvest | Task::Labor, sent) => {
            format!("{sent} chosen. Add more or start.")
        }
    }
}

fn bought(seen: Seen<'_, AboveAndBelow>, purpose: Purpose) -> String {
    match purpose {
        Purpose::Work(Work::Build(building)) => seen.content.card(building).name.clone(),
        Purpose::Work(Work::Train(villager)) => seen.content.face(villager).name.clone(),
        Purpose::Refresh(row) => format!("new {}", row.word()),
        Purpose::Choice(_) => "what your party does".to_owned(),
        Purpose::Number(number) => format!("explore {number}"),
    }
}

/// The lanterns the party has found, and what it needs: `4 lanterns of 5 or 7.`
fn found(seen: Seen<'_, AboveAndBelow>) -> String {
    let Some(exploration) = &seen.view.open.exploration else { return String::new() };
    let lanterns = counted(exploration.lanterns, "lantern");
    let goals: Vec<String> =
        open_numbers(seen).iter().map(|number| number.number.to_string()).collect();
    match goals.is_empty() {
        true => format!("{lanterns}."),
        false => format!("{lanterns} of {}.", goals.join(" or ")),
    }
}

fn waits(seen: Seen<'_, AboveAndBelow>) -> String {
    let open = &seen.view.open;
    let awaited = seen.awaited(open.waiting);
    let doing = match open.stage {
        Stage::Turn => "taking a turn".to_owned(),
        Stage::Bidding { .. } => "naming a price".to_owned(),
        Stage::Answering { price, .. } => {
            format!("thinking about {}’s offer of {price}", seen.name(open.active))
        }
        Stage::Gathering { task: Task::Explore } => "choosing who explores".to_owned(),
        Stage::Gathering { task: Task::Harvest } | Stage::Harvesting { .. } => {
            "harvesting".to_owned()
        }
        Stage::Gathering { task: Task::Labor } => "choosing who labors".to_owned(),
        Stage::Assigning { .. } => "choosing who does it".to_owned(),
        Stage::Paying { .. } => "paying".to_owned(),
        Stage::Choosing => "choosing what the party does".to_owned(),
        Stage::Rerolling => "looking at the dice".to_owned(),
        Stage::Exerting => "choosing whom to exert".to_owned(),
        Stage::Claiming => "choosing what to pay for".to_owned(),
        Stage::Picking => "choosing a reward".to_owned(),
        Stage::Injuring => "choosing who is injured".to_owned(),
        Stage::Founding { .. } => "choosing a building".to_owned(),
        Stage::Resting => "resting".to_owned(),
        Stage::Placing => "placing the last goods".to_owned(),
        Stage::Over => return "The game is over.".to_owned(),
    };
    format!("{awaited} {doing}.")
}
