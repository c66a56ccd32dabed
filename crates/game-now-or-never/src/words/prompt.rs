//! What is asked of the viewer, or who is waited for.

use table::{
    Seat, Seen,
    words::{counted, sentence},
};

use super::{
    asked::token,
    cards::{enemy, foe_name},
    effects::{some, strike},
    is_asked,
    places::space_name,
};
use crate::{
    Action, NowOrNever, RollKind, Stage,
    components::Thing,
    rules::{dice, fighting},
};

pub(super) fn prompt(seen: Seen<'_, NowOrNever>) -> String {
    match seen.seat() {
        Some(seat) if is_asked(seen) => asked(seen, seat),
        _ => waits(seen),
    }
}

fn asked(seen: Seen<'_, NowOrNever>, seat: Seat) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let player = open.player(seat);
    let has = || Thing::Coin.counted(player.coins);
    let offers = |is_it: fn(&Action) -> bool| seen.actions.iter().any(is_it);
    match open.stage {
        Stage::Hero { .. } => "Choose your hero.".to_owned(),
        Stage::Keep => {
            let (kept, all) = (seen.view.kept.len(), content.numbers.kept);
            match kept {
                0 => format!("Keep {all} of these {} quest cards.", seen.view.hand.len()),
                _ => format!("Keep {all} quest cards: you have chosen {kept}."),
            }
        }
        Stage::Turn => turn(seen),
        Stage::Replace { place } => {
            let new = open.specialists[usize::from(place)];
            let new = new.map_or("the new one", |one| content.specialist(one).name.as_str());
            format!("Your four slots are full. Who leaves for {new}?")
        }
        Stage::Tile if !offers(|action| matches!(action, Action::Tile(_))) => {
            format!("Sell goods or deliver orders to build. You have {}.", has())
        }
        Stage::Tile => format!("Which tile do you build? You have {}.", has()),
        Stage::Site { tile } => {
            format!("Where do you build {}? You have {}.", content.building(tile).name, has())
        }
        Stage::Gear { .. } if !offers(|action| matches!(action, Action::Buy(_))) => {
            format!("Sell goods or deliver orders to buy gear. You have {}.", has())
        }
        Stage::Gear { discount: 0 } => format!("Do you buy gear? You have {}.", has()),
        Stage::Gear { discount } => {
            let less = some(Thing::Coin, discount);
            format!("Do you buy gear for {less} less? You have {}.", has())
        }
        Stage::Slot { token: new } => {
            let (name, colour) = (token(seen, new), new.colour(seen.content));
            match player.slots(colour).iter().all(Option::is_some) {
                true => format!("All {colour} slots are taken. What leaves for {name}?"),
                false => format!("On which {colour} slot do you put {name}?"),
            }
        }
        Stage::Move => moving(seen),
        Stage::Meet => {
            let Some(met) = open.enemy(content, player.place) else { return String::new() };
            let face = content.enemy(met);
            let (facts, hearts) = (enemy(face), some(Thing::Heart, player.hearts));
            format!("The {} is here: {facts}. You have {hearts}.", face.name)
        }
        Stage::Arrived => arrived(seen),
        Stage::Round => round(seen),
        Stage::Again => {
            let Some(combat) = open.combat else { return String::new() };
            let (foe, hearts) = (foe_name(content, combat.foe), some(Thing::Heart, player.hearts));
            let health = combat.health;
            format!("{foe} has {health} health left, and you have {hearts}. Do you fight on?")
        }
        Stage::Roll => roll(seen),
        Stage::Villager => "Which villager do you take?".to_owned(),
        Stage::Draw => {
            let left = open.turn.draws;
            let cards = if left == 1 { "a quest card" } else { "the next quest card" };
            format!("From which pile do you draw {cards}? You keep {}.", open.turn.keeps)
        }
        Stage::Sift => {
            let drawn = seen.view.fresh.len() as i64;
            let drawn = counted(drawn, "quest card");
            format!("You drew {drawn} and keep {}.", open.turn.keeps)
        }
        Stage::Order => "Which order do you keep? The other goes under the stack.".to_owned(),
        Stage::Swap { first: None } => {
            "You may swap two of your unbuilt tiles. Which is the first?".to_owned()
        }
        Stage::Swap { first: Some(first) } => {
            let tile = player.grid[first.index()];
            let tile = tile.map_or("it", |tile| content.building(tile).name.as_str());
            format!("Which tile changes places with {tile}?")
        }
        Stage::Claim => "Which search token do you take?".to_owned(),
        Stage::Refresh => "Which specialist do you turn face up?".to_owned(),
        Stage::BotToken => {
            "Several search tokens are equally near. Which one does the bot take?".to_owned()
        }
        Stage::BotDiscard => "The bot recruits. Which of its specialists leaves?".to_owned(),
        Stage::Dusk { .. } => dusk(seen, seat),
        Stage::Over => "The game is over.".to_owned(),
    }
}

fn turn(seen: Seen<'_, NowOrNever>) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let mover = open.mover();
    let name = &content.hero(mover.hero()).name;
    let hero = match (mover.free_arrows().count(), mover.hearts) {
        (0, _) => format!("{name} has no action left"),
        (_, 0) => format!("{name} has no hearts"),
        (left, _) => format!("{name} has {}", counted(left as i64, "action")),
    };
    format!(
        "Your turn: {}, {} of {} hearts, {} mana. {hero}.",
        Thing::Coin.counted(mover.coins),
        mover.hearts,
        mover.most_hearts(content),
        mover.mana
    )
}

fn moving(seen: Seen<'_, NowOrNever>) -> String {
    let open = &seen.view.open;
    let (mover, left) = (open.mover(), open.turn.movement);
    let place = space_name(seen, mover.place);
    let left = match left {
        0 => {
            let hearts = some(Thing::Heart, seen.content.numbers.extra_space_hearts);
            format!("each further space costs {hearts}")
        }
        left => format!("{} left", counted(left, "space")),
    };
    let hearts = some(Thing::Heart, mover.hearts);
    format!("You are at {place}: {left}, and you have {hearts}.")
}

fn arrived(seen: Seen<'_, NowOrNever>) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let mover = open.mover();
    let place = space_name(seen, mover.place);
    if open.turn.announced {
        let met = open.enemy(content, mover.place);
        let name = met.map_or("enemy", |met| content.enemy(met).name.as_str());
        return format!("The {name} waits for you. Do you want to do anything before the fight?");
    }
    let quest = match (open.turn.quest_played, seen.actions) {
        (false, actions) if actions.iter().any(|it| matches!(it, Action::Play(_))) => {
            " You may play one quest card first."
        }
        _ => "",
    };
    let hearts = some(Thing::Heart, mover.hearts);
    format!("You are at {place} with {hearts}. What do you do here?{quest}")
}

fn round(seen: Seen<'_, NowOrNever>) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let now = fighting::exchange(content, open).zip(open.combat);
    let Some((now, combat)) = now else { return String::new() };
    let die = combat.die.unwrap_or(1);
    let slot = usize::from(die) - 1;
    let rolled = match open.mover().red[slot] {
        Some(laid) => token(seen, laid),
        None => strike(&content.hero(open.mover().hero()).strikes[slot]),
    };
    format!(
        "You rolled {die}: {rolled}. As it stands you deal {} of {} and lose {}.",
        now.damage,
        combat.health,
        some(Thing::Heart, now.loss)
    )
}

fn roll(seen: Seen<'_, NowOrNever>) -> String {
    let open = &seen.view.open;
    let Some(roll) = open.roll else { return String::new() };
    let die = roll.die;
    match roll.kind {
        RollKind::Gain { what, times } => {
            format!("You rolled {die}: you gain {}.", some(what, die.saturating_mul(times)))
        }
        RollKind::Search | RollKind::Visit(_) => {
            let (loss, hearts) = (dice::loss(open), open.mover().hearts);
            let ends = if loss >= hearts { " Your hero would fall." } else { "" };
            format!(
                "You rolled {die}: it costs {}, and you have {hearts}.{ends}",
                some(Thing::Heart, loss)
            )
        }
    }
}

fn dusk(seen: Seen<'_, NowOrNever>, seat: Seat) -> String {
    let open = &seen.view.open;
    let waiting: u8 = open.player(seat).unhoused.iter().sum();
    let waiting = match waiting {
        0 => String::new(),
        1 => " 1 villager is waiting for a bed.".to_owned(),
        more => format!(" {more} villagers are waiting for a bed."),
    };
    format!("Season {} ends. Anything before production?{waiting}", open.season)
}

fn waits(seen: Seen<'_, NowOrNever>) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let doing = match open.stage {
        Stage::Hero { .. } => "choosing a hero".to_owned(),
        Stage::Keep => "choosing quest cards".to_owned(),
        Stage::Turn => "taking a turn".to_owned(),
        Stage::Replace { .. } => "recruiting".to_owned(),
        Stage::Tile | Stage::Site { .. } => "building".to_owned(),
        Stage::Gear { .. } | Stage::Slot { .. } => "looking at gear and slots".to_owned(),
        Stage::Move => format!("moving, now at {}", space_name(seen, open.mover().place)),
        Stage::Meet => {
            let met = open.enemy(content, open.mover().place);
            let name = met.map_or("an enemy", |met| content.enemy(met).name.as_str());
            format!("facing the {name}")
        }
        Stage::Arrived => format!("at {}", space_name(seen, open.mover().place)),
        Stage::Round | Stage::Again => {
            let foe = open.combat.map_or("somebody", |combat| foe_name(content, combat.foe));
            format!("fighting {foe}")
        }
        Stage::Roll => "looking at the die".to_owned(),
        Stage::Villager => "choosing a villager".to_owned(),
        Stage::Draw | Stage::Sift => "drawing quest cards".to_owned(),
        Stage::Order => "choosing an order".to_owned(),
        Stage::Swap { .. } => "swapping tiles".to_owned(),
        Stage::Claim => "choosing a search token".to_owned(),
        Stage::Refresh => "calling a specialist back".to_owned(),
        Stage::BotToken | Stage::BotDiscard => "deciding for the bot".to_owned(),
        Stage::Dusk { .. } => "housing villagers".to_owned(),
        Stage::Over => return "The game is over.".to_owned(),
    };
    sentence(&format!("{} {doing}", seen.awaited(open.waiting)))
}
