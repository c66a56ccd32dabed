//! English: what Above and Below asks, what its buttons say, and what is said as it happens.

use game_above_and_below::{Row, Stage, Task, Token, Work};

use super::{
    en::{listed, sentence},
    en_above_and_below::{OVER, gives},
};

/// What is asked in a turn.
pub(crate) fn turn(ready: usize) -> String {
    match ready {
        0 => "Your turn, and nobody is ready: pass.".to_owned(),
        1 => "Your turn: one villager is ready.".to_owned(),
        _ => format!("Your turn: {ready} villagers are ready."),
    }
}

/// What the viewer waits for.
pub(crate) fn waits(stage: Stage, waiting: &str, active: &str) -> String {
    let verb = if waiting.contains(" and ") { "are" } else { "is" };
    let doing = match stage {
        Stage::Turn => "taking a turn",
        Stage::Bidding { .. } => "naming a price",
        Stage::Answering { price, .. } => {
            return format!("{waiting} {verb} thinking about {active}’s offer of {price}.");
        }
        Stage::Gathering { task: Task::Explore } => "choosing who explores",
        Stage::Gathering { task: Task::Harvest } | Stage::Harvesting { .. } => "harvesting",
        Stage::Gathering { task: Task::Labor } => "choosing who labors",
        Stage::Assigning { .. } => "choosing who does it",
        Stage::Paying { .. } => "paying",
        Stage::Choosing => "deciding what the party does",
        Stage::Rerolling => "looking at the dice",
        Stage::Exerting => "deciding whom to exert",
        Stage::Claiming => "deciding what to pay for",
        Stage::Picking => "picking a reward",
        Stage::Injuring => "deciding who is hurt",
        Stage::Founding { .. } => "choosing a building",
        Stage::Resting => "putting villagers to bed",
        Stage::Placing => "placing the last goods",
        Stage::Over => return OVER.to_owned(),
    };
    format!("{waiting} {verb} {doing}.")
}

/// One token, in words.
pub(crate) fn one(token: Option<Token>) -> String {
    token.map_or_else(|| "nothing".to_owned(), |token| token.word().replace('-', " "))
}

pub(crate) fn bidding(owner: &str, token: Option<Token>, refused: u16) -> String {
    match refused {
        0 => format!("What do you offer {owner} for the {}?", one(token)),
        refused => format!("{owner} refused {refused} for the {}. What do you offer?", one(token)),
    }
}

pub(crate) fn answering(buyer: &str, price: u16, token: Option<Token>) -> String {
    format!("{buyer} bids {price} for your {}.", one(token))
}

pub(crate) fn gathering(task: Task, sent: usize) -> String {
    match (task, sent) {
        (Task::Explore, 0) => "Who explores? Tap two villagers or more.".to_owned(),
        (Task::Explore, 1) => "One goes. Nobody goes alone: tap another.".to_owned(),
        (Task::Explore, sent) => format!("{sent} go. Send more, or set out."),
        (Task::Harvest, 0) => "Who harvests? One villager for each good.".to_owned(),
        (Task::Labor, 0) => "Who labors? Each earns a coin.".to_owned(),
        (Task::Harvest | Task::Labor, sent) => format!("{sent} so far. More, or begin?"),
    }
}

pub(crate) fn assigning(work: Work, what: &str) -> String {
    match work {
        Work::Build(_) => format!("Who builds {what}?"),
        Work::Train(_) => format!("Who teaches {what}?"),
    }
}

pub(crate) fn refreshing(row: Row) -> String {
    format!("new {}", row.word())
}

pub(crate) fn bill(amount: u8, what: &str) -> String {
    format!("Pay {amount} for {what}. With what?")
}

pub(crate) fn harvesting(left: u8) -> String {
    match left {
        1 => "Take one more good from a building. Where does it go?".to_owned(),
        left => format!("Take {left} goods from your buildings. Where do they go?"),
    }
}

pub(crate) fn rerolling(rerolls: u8) -> String {
    match rerolls {
        1 => "You may roll one die again, or keep them.".to_owned(),
        rerolls => format!("You may roll a die again, {rerolls} times, or keep them."),
    }
}

pub(crate) fn exerting(goal: Option<(u8, u8)>) -> String {
    match goal {
        Some((lanterns, number)) => format!(
            "{lanterns} of {number} lanterns. Each villager you exert finds one more, and is injured."
        ),
        None => "Exert villagers for one more lantern each, or leave it.".to_owned(),
    }
}

pub(crate) fn founding(most: u8) -> String {
    format!("A building for nothing: choose one that costs {most} or less.")
}

pub(crate) fn beds(beds: u8, tired: usize) -> String {
    match beds {
        1 => format!("One bed is left for {tired} tired villagers. Who sleeps?"),
        beds => format!("{beds} beds are left for {tired} tired villagers. Who sleeps?"),
    }
}

pub(crate) fn bargain(owner: &str, token: Token) -> String {
    format!("Bid: {owner}’s {}", one(Some(token)))
}

pub(crate) fn go(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering { task: Task::Explore } => "Set out",
        Stage::Gathering { task: Task::Harvest } => "Harvest",
        _ => "Labor",
    }
}

pub(crate) fn pay(coins: u8, ciders: u8, potions: u8) -> String {
    let mut parts = Vec::new();
    if coins > 0 || ciders + potions == 0 {
        parts.push(if coins == 1 { "1 coin".to_owned() } else { format!("{coins} coins") });
    }
    for (token, number) in [(Token::Cider, ciders), (Token::Potion, potions)] {
        if number > 0 {
            parts.push(token.counted(number.into()));
        }
    }
    listed(&parts)
}

/// Explore numbers in a row.
pub(crate) fn numbers(numbers: &[u8]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" · ")
}

pub(crate) fn claim(number: u8, price: Option<&str>) -> String {
    match price {
        Some(price) => format!("Take {number}, for {price}"),
        None => format!("Take {number}, for nothing"),
    }
}

pub(crate) fn take(reward: &str) -> String {
    sentence(reward).trim_end_matches('.').to_owned()
}

pub(crate) fn place_good(token: Token) -> String {
    format!("Place {}", one(Some(token)))
}

pub(crate) fn builds(number: usize) -> String {
    format!("Build ({number})")
}

pub(crate) fn trains(number: usize) -> String {
    format!("Train ({number})")
}

/// What somebody who hears the page is told when a passage is opened.
pub(crate) fn opened(title: &str) -> String {
    format!("A passage is read: {title}.")
}

/// What they are told when it has come to its end.
pub(crate) fn told(title: &str) -> String {
    format!("{title} is over.")
}

/// What they are told of a die.
pub(crate) fn roll(name: &str, die: Option<u8>, lanterns: u8) -> String {
    match die {
        Some(die) => format!("{name} rolls {die}: {}.", gives(lanterns)),
        None => format!("{name} brings {}.", gives(lanterns)),
    }
}
