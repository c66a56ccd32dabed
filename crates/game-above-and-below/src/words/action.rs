//! Every action in words: as on a button, and what it means.

use table::{
    Seen,
    words::{listed, sentence},
};

use super::{coins, does, lanterns, open_choice, price_of, reward, symbols, token, training_cost};
use crate::{
    AboveAndBelow, Action, Building, Stage, Task, Token, Villager, Where, Work, components::Craft,
    rules::symbols as shown,
};

/// What clicking somebody or something does, before its name.
pub fn deed(action: Action) -> &'static str {
    match action {
        Action::Build(_) => "Build",
        Action::Found(_) => "Take",
        Action::Train(_) => "Train",
        Action::Send(_) => "Send",
        Action::By(_) => "Choose",
        Action::Reroll(_) => "Roll again for",
        Action::Exert(_) => "Exert",
        Action::Injure(_) => "Injure",
        Action::Heal(_) => "Potion for",
        Action::Rouse(_) => "Cider for",
        Action::Bed(_) => "Bed for",
        Action::Pick { to: Where::Stores, .. } => "Keep",
        Action::Pick { to: Where::Sale, .. } | Action::Sell(_) => "Sell",
        Action::Pick { to: Where::Track, .. } | Action::Place(_) => "Place",
        Action::Explore => "Explore",
        Action::Harvest => "Harvest",
        Action::Labor => "Labor",
        Action::Pass => "Pass",
        Action::Withdraw => "Take back",
        Action::Refresh(_) => "New cards",
        Action::Bargain(_) => "Bid",
        Action::Bid(_) => "Offer",
        Action::Accept => "Sell it",
        Action::Refuse => "Keep it",
        Action::Go => "Start",
        Action::Pay { .. } => "Pay",
        Action::Choose { .. } => "Choose",
        Action::Keep => "Keep the dice",
        Action::Enough => "Done",
        Action::Claim(_) | Action::Take(_) => "Take",
        Action::Decline => "Pay nothing, and fail",
        Action::Rest => "Go to rest",
    }
}

/// What an action is called, without its terms.
pub fn name(seen: Seen<'_, AboveAndBelow>, action: Action) -> String {
    let open = &seen.view.open;
    let verb = deed(action);
    match action {
        Action::Build(building) | Action::Found(building) => {
            format!("{verb} {}", seen.content.card(building).name)
        }
        Action::Train(one)
        | Action::Send(one)
        | Action::By(one)
        | Action::Reroll(one)
        | Action::Exert(one)
        | Action::Injure(one)
        | Action::Heal(one)
        | Action::Rouse(one)
        | Action::Bed(one) => format!("{verb} {}", called(seen, one)),
        Action::Sell(good) | Action::Place(good) => format!("{verb} {}", token(Some(good))),
        Action::Refresh(row) => format!("New {}", row.word()),
        Action::Bargain(owner) => {
            format!("{verb}: {}’s {}", seen.name(owner), token(open.village(owner).sale))
        }
        Action::Bid(price) => format!("{verb} {}", coins(price)),
        Action::Go => match open.stage {
            Stage::Gathering { task: Task::Explore } => "Set out".to_owned(),
            Stage::Gathering { task: Task::Harvest } => "Harvest".to_owned(),
            _ => "Labor".to_owned(),
        },
        Action::Pay { ciders, potions } => payment(seen, ciders, potions),
        Action::Pick { from, .. } => {
            format!("{verb} a good from {}", seen.content.card(from).name)
        }
        Action::Choose { choice, paying } => {
            let what = open_choice(seen, choice).map_or(String::new(), |terms| terms.label);
            if !paying {
                return what;
            }
            let bonus = open_choice(seen, choice).and_then(|terms| terms.bonus);
            format!("Pay for +{}: {what}", bonus.unwrap_or_default())
        }
        Action::Claim(number) => match price_of(seen, number) {
            Some(price) => format!("{verb} {number} for {price}"),
            None => format!("{verb} {number} (free)"),
        },
        Action::Take(which) => {
            let reward = reward(seen, which).unwrap_or_else(|| "this reward".to_owned());
            sentence(&reward).trim_end_matches('.').to_owned()
        }
        Action::Explore
        | Action::Harvest
        | Action::Labor
        | Action::Pass
        | Action::Withdraw
        | Action::Accept
        | Action::Refuse
        | Action::Keep
        | Action::Enough
        | Action::Decline
        | Action::Rest => verb.to_owned(),
    }
}

/// What an action means here.
pub(super) fn meaning(seen: Seen<'_, AboveAndBelow>, action: Action) -> Option<String> {
    let open = &seen.view.open;
    Some(match action {
        Action::Explore => "send two or more villagers into the next cave".to_owned(),
        Action::Harvest => "villagers take goods from your buildings, one each".to_owned(),
        Action::Labor if open.cider => {
            "villagers earn a coin each; the first to labor this round gets a cider".to_owned()
        }
        Action::Labor => "villagers earn a coin each".to_owned(),
        Action::Build(building) => {
            let card = seen.content.card(building);
            format!("{} for {}: {}", card.name, coins(card.cost), does(card).join(", "))
        }
        Action::Found(building) => {
            let card = seen.content.card(building);
            format!("{} for free: {}", card.name, does(card).join(", "))
        }
        Action::Train(villager) => {
            let face = seen.content.face(villager);
            let cost = training_cost(seen, villager).unwrap_or(face.cost);
            format!("{} for {} ({})", face.name, coins(cost), symbols(face))
        }
        Action::Pass => "do nothing more this round".to_owned(),
        Action::Sell(good) => format!("put {} up for sale", good.counted(1)),
        Action::Withdraw => "take back what you have for sale".to_owned(),
        Action::Refresh(row) => format!("pay 1 coin for four new {}", row.word()),
        Action::Bargain(owner) => {
            let what = token(open.village(owner).sale);
            format!("make {} an offer for the {what}", seen.name(owner))
        }
        Action::Bid(price) => format!("offer {}", coins(price)),
        Action::Accept => match open.stage {
            Stage::Answering { price, .. } => format!("sell for {}", coins(price)),
            _ => "sell".to_owned(),
        },
        Action::Refuse => "do not sell for that".to_owned(),
        Action::Place(good) => place(seen, good),
        Action::Send(villager) => send(seen, villager),
        Action::Go => {
            let party = open.party.iter().map(|one| called(seen, one)).collect::<Vec<_>>();
            format!("start with {}", listed(&party))
        }
        Action::By(villager) => by(seen, villager),
        Action::Pay { ciders, potions } => format!("pay with {}", payment(seen, ciders, potions)),
        Action::Pick { from, to } => pick(seen, from, to),
        Action::Choose { choice, paying } => {
            let terms = open_choice(seen, choice)?;
            let conditions = terms.conditions();
            let paying = if paying { ", paying for more lanterns" } else { "" };
            match conditions.is_empty() {
                true => format!("{}{paying}", terms.label),
                false => format!("{} ({conditions}){paying}", terms.label),
            }
        }
        Action::Reroll(villager) => {
            let face = seen.content.face(villager);
            let die = open.exploration.as_ref().and_then(|it| it.dice.of(villager));
            let rolled = die.map_or_else(String::new, |die| format!(", who rolled {die}"));
            format!("roll again for {}{rolled} ({})", face.name, lanterns(face))
        }
        Action::Keep => "keep all dice as they are".to_owned(),
        Action::Exert(villager) => {
            format!("{} finds one more lantern and is injured", called(seen, villager))
        }
        Action::Enough => "done".to_owned(),
        Action::Claim(number) => match price_of(seen, number) {
            Some(price) => format!("take result {number} for {price}"),
            None => format!("take result {number}"),
        },
        Action::Decline => "pay nothing".to_owned(),
        Action::Take(which) => reward(seen, which)?,
        Action::Injure(villager) => format!("{} is injured", called(seen, villager)),
        Action::Heal(villager) => {
            format!("a potion makes {} exhausted instead of injured", called(seen, villager))
        }
        Action::Rouse(villager) => format!("a cider makes {} ready again", called(seen, villager)),
        Action::Rest => "finish and rest".to_owned(),
        Action::Bed(villager) => {
            let is_hurt =
                open.clockwise().any(|seat| open.village(seat).injured.contains(villager));
            let then = if is_hurt { "injured → exhausted" } else { "exhausted → ready" };
            format!("{} rests: {then}", called(seen, villager))
        }
    })
}

fn called<'a>(seen: Seen<'a, AboveAndBelow>, villager: Villager) -> &'a str {
    &seen.content.face(villager).name
}

/// What is paid with: `2 coins and 1 cider`.
fn payment(seen: Seen<'_, AboveAndBelow>, ciders: u8, potions: u8) -> String {
    let amount = match seen.view.open.stage {
        Stage::Paying { bill } => bill.amount,
        _ => 0,
    };
    let rest = amount.saturating_sub(ciders + potions);
    let mut parts = Vec::new();
    if rest > 0 || ciders + potions == 0 {
        parts.push(coins(rest));
    }
    for (what, number) in [(Token::Cider, ciders), (Token::Potion, potions)] {
        if number > 0 {
            parts.push(what.counted(number.into()));
        }
    }
    listed(&parts)
}

fn send(seen: Seen<'_, AboveAndBelow>, villager: Villager) -> String {
    let face = seen.content.face(villager);
    let cat = if face.cat { ", who obeys on 3 or more" } else { "" };
    let (shown, verb) = match seen.view.open.stage {
        Stage::Gathering { task: Task::Explore } => (lanterns(face), "goes into the cave"),
        Stage::Gathering { task: Task::Harvest } => (symbols(face), "harvests"),
        _ => (symbols(face), "labors"),
    };
    format!("{} ({shown}){cat} {verb}", face.name)
}

fn by(seen: Seen<'_, AboveAndBelow>, villager: Villager) -> String {
    let face = seen.content.face(villager);
    let craft = match seen.view.open.stage {
        Stage::Assigning { work: Work::Train(_) } => face.train,
        _ => face.build,
    };
    let less = match craft {
        Craft::Plus => " for a coin less",
        Craft::Plain | Craft::None => "",
    };
    format!("{} does it{less} ({})", face.name, lanterns(face))
}

fn pick(seen: Seen<'_, AboveAndBelow>, from: Building, to: Where) -> String {
    let card = seen.content.card(from);
    let good = card.stock.map_or_else(String::new, |stock| stock.kind.counted(1));
    let to = match to {
        Where::Stores => "into your stores",
        Where::Sale => "and put it up for sale",
        Where::Track => "onto the track",
    };
    format!("take {good} from {} {to}", card.name)
}

/// Where a good would go on the track, and what that is worth.
fn place(seen: Seen<'_, AboveAndBelow>, good: Token) -> String {
    let board = &seen.content.board;
    let village = seen.view.open.village(seen.seat().unwrap_or(seen.view.open.active));
    let found = village.track.iter().position(|slot| slot.good == good);
    let slot = found.unwrap_or(village.track.len());
    let Some(printed) = board.advancement.get(slot) else {
        return format!("{} onto the track", good.counted(1));
    };
    let income = match found {
        Some(_) => String::new(),
        None => {
            let now = shown::income(seen.content, village);
            let before = match village.track.len() {
                0 => board.base_income,
                filled => board.advancement[filled - 1].income,
            };
            format!(", income {}", now + printed.income - before)
        }
    };
    let points = table::words::counted(printed.points, "point");
    format!("{} onto the track, on slot {} for {points}{income}", good.counted(1), slot + 1)
}
