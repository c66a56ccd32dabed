//! Every action in words.

use game_above_and_below::{
    Action, Building, Purpose, Row, Stage, Task, Token, Villager, Where, Work,
    components::{Craft, Tokens},
    rules::symbols,
};

use super::{
    Spread, book,
    sign::{card_words, coins, face_words, lanterns, one},
    words::party,
};
use crate::text::listed;

/// What an action means here.
pub(super) fn words(spread: &Spread<'_>, action: Action) -> String {
    let open = spread.open();
    match action {
        Action::Explore => match open.cave {
            Some(cave) => format!("send two or more villagers below, into cave {cave}"),
            None => "send two or more villagers below".to_owned(),
        },
        Action::Harvest => "let villagers take goods from your cards, one each".to_owned(),
        Action::Labor => match open.cider {
            true => {
                "let villagers earn a coin each; the first to labor also gets a cider".to_owned()
            }
            false => "let villagers earn a coin each".to_owned(),
        },
        Action::Build(building) => {
            let card = spread.content.card(building);
            format!("{} for {}: {}", card.name, coins(card.cost.into()), card_words(card))
        }
        Action::Train(villager) => {
            let face = spread.content.face(villager);
            let cost = spread.training_cost(villager).unwrap_or(face.cost);
            format!("{} for {} ({})", face.name, coins(cost.into()), face_words(face))
        }
        Action::Pass => "do nothing more in this round".to_owned(),
        Action::Sell(token) => format!("put {} for sale", one(token)),
        Action::Withdraw => "take back what you have for sale".to_owned(),
        Action::Refresh(row) => {
            let word = match row {
                Row::Houses => "houses",
                Row::Outposts => "outposts",
            };
            format!("pay 1 coin for four new {word}")
        }
        Action::Bargain(owner) => {
            let token = open.village(owner).sale.map_or_else(String::new, one);
            format!("make {} an offer for {token}", spread.name(owner))
        }
        Action::Bid(price) => format!("offer {}", coins(price)),
        Action::Accept => match open.stage {
            Stage::Answering { price, .. } => format!("sell for {}", coins(price)),
            _ => "sell".to_owned(),
        },
        Action::Refuse => "do not sell for that".to_owned(),
        Action::Place(good) => place(spread, good),
        Action::Send(villager) => send(spread, villager),
        Action::Go => format!("begin with {}", party(spread)),
        Action::By(villager) => by(spread, villager),
        Action::Pay { ciders, potions } => pay(spread, ciders, potions),
        Action::Pick { from, to } => pick(spread, from, to),
        Action::Choose { choice, paying } => choose(spread, choice, paying),
        Action::Reroll(villager) => {
            let face = spread.content.face(villager);
            let die = open.exploration.as_ref().and_then(|it| it.dice.of(villager));
            let rolled = die.map_or_else(String::new, |die| format!(", who rolled {die}"));
            format!("roll again for {}{rolled} ({})", face.name, lanterns(face))
        }
        Action::Keep => "keep all dice as they are".to_owned(),
        Action::Exert(villager) => {
            format!("{} finds one more lantern and comes home injured", called(spread, villager))
        }
        Action::Enough => "exert nobody else".to_owned(),
        Action::Claim(number) => {
            let price = book::price_of(spread, number);
            let price = price.map_or_else(String::new, |price| format!(", for {price}"));
            format!("have explore {number} count{price}")
        }
        Action::Decline => "pay nothing".to_owned(),
        Action::Take(which) => {
            let mut rewards = book::alternatives(spread).into_iter();
            let reward = usize::from(which).checked_sub(1).and_then(|index| rewards.nth(index));
            reward.unwrap_or_else(|| "this reward".to_owned())
        }
        Action::Injure(villager) => format!("{} is injured", called(spread, villager)),
        Action::Found(building) => {
            let card = spread.content.card(building);
            format!("{} for nothing: {}", card.name, card_words(card))
        }
        Action::Heal(villager) => {
            format!("a potion makes {} exhausted instead of injured", called(spread, villager))
        }
        Action::Rouse(villager) => {
            format!("a cider makes {} ready again", called(spread, villager))
        }
        Action::Rest => "use and place nothing more, and rest".to_owned(),
        Action::Bed(villager) => {
            let hurt = spread.village(spread.home()).injured.contains(villager);
            let then = if hurt { "is exhausted instead of injured" } else { "is ready again" };
            format!("{} sleeps and {then}", called(spread, villager))
        }
    }
}

/// The cards an action is about.
pub(super) fn about(spread: &Spread<'_>, action: Action) -> Vec<String> {
    match action {
        Action::Build(building) | Action::Found(building) | Action::Pick { from: building, .. } => {
            vec![building.to_string()]
        }
        Action::Explore => spread.open().cave.iter().map(ToString::to_string).collect(),
        other => other.villager().iter().map(ToString::to_string).collect(),
    }
}

fn called<'a>(spread: &Spread<'a>, villager: Villager) -> &'a str {
    &spread.content.face(villager).name
}

fn send(spread: &Spread<'_>, villager: Villager) -> String {
    let face = spread.content.face(villager);
    let cat = if face.cat { ", who obeys on 3 or more" } else { "" };
    match spread.open().stage {
        Stage::Gathering { task: Task::Explore } => {
            format!("{} ({}){cat} goes into the cave", face.name, lanterns(face))
        }
        Stage::Gathering { task: Task::Harvest } => {
            format!("{} ({}){cat} harvests", face.name, face_words(face))
        }
        _ => format!("{} ({}){cat} labors", face.name, face_words(face)),
    }
}

fn by(spread: &Spread<'_>, villager: Villager) -> String {
    let face = spread.content.face(villager);
    let craft = match spread.open().stage {
        Stage::Assigning { work: Work::Train(_) } => face.train,
        _ => face.build,
    };
    let less = match craft {
        Craft::Plus => " for a coin less",
        Craft::Plain | Craft::None => "",
    };
    format!("{} does it{less} ({})", face.name, lanterns(face))
}

fn pay(spread: &Spread<'_>, ciders: u8, potions: u8) -> String {
    let Stage::Paying { bill } = spread.open().stage else { return "pay".to_owned() };
    let rest = bill.amount.saturating_sub(ciders + potions);
    let mut tokens = Tokens::default();
    tokens[Token::Cider] = ciders;
    tokens[Token::Potion] = potions;
    let mut parts: Vec<String> =
        tokens.iter().map(|(token, count)| token.counted(count.into())).collect();
    if rest > 0 || parts.is_empty() {
        parts.push(coins(rest.into()));
    }
    let why = match bill.purpose {
        Purpose::Choice(_) | Purpose::Number(_) => " below",
        Purpose::Work(_) | Purpose::Refresh(_) => "",
    };
    format!("pay{why} with {}", listed(&parts))
}

fn pick(spread: &Spread<'_>, from: Building, to: Where) -> String {
    let card = spread.content.card(from);
    let good = card.stock.map_or_else(String::new, |stock| one(stock.kind));
    let to = match to {
        Where::Stores => "into your stores",
        Where::Sale => "and put it for sale",
        Where::Track => "onto the track",
    };
    format!("take {good} from {} {to}", card.name)
}

/// Where a good would go on the track, and what that is worth.
fn place(spread: &Spread<'_>, good: Token) -> String {
    let village = spread.village(spread.home());
    let found = village.track.iter().position(|slot| slot.good == good);
    let slot = found.unwrap_or(village.track.len());
    let Some(printed) = spread.content.board.advancement.get(slot) else {
        return format!("{} onto the track", one(good));
    };
    let points = if printed.points == 1 { "point" } else { "points" };
    let income = match found {
        Some(_) => String::new(),
        None => {
            let now = symbols::income(spread.content, village);
            let before = match village.track.len() {
                0 => spread.content.board.base_income,
                filled => spread.content.board.advancement[filled - 1].income,
            };
            format!(", income {}", now + printed.income - before)
        }
    };
    format!(
        "{} onto the track, on slot {} for {} {points}{income}",
        one(good),
        slot + 1,
        printed.points
    )
}

fn choose(spread: &Spread<'_>, choice: u8, paying: bool) -> String {
    let Some(exploration) = &spread.open().exploration else { return String::new() };
    let asked = spread.content.tales().terms(exploration.passage);
    let Some(asked) = usize::from(choice).checked_sub(1).and_then(|index| asked.get(index)) else {
        return String::new();
    };
    let conditions = book::conditions(asked);
    let paying = if paying { ", paying for more lanterns" } else { "" };
    match conditions.is_empty() {
        true => format!("{}{paying}", asked.label),
        false => format!("{} ({conditions}){paying}", asked.label),
    }
}
