//! Every action as on a button: what it does, with its price and its odds.

use table::{Seen, words::counted};

use super::{
    asked::asked_player,
    cards::{deck, foe_name, order, source_name, specialist},
    deeds,
    effects::{boost, cost, goods, power_effect, some, villager},
    heroic,
    places::space_name,
};
use crate::{
    Action, Die, Employer, NowOrNever, Price, RestGain, Stage,
    components::{Effect, Good, SpecialistTile, Thing},
    rules::{building, gear, hiring, payments, powers},
};

/// An action as on a button.
pub fn label(seen: Seen<'_, NowOrNever>, action: Action) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    match action {
        Action::Choose(hero) => {
            let board = content.hero(hero);
            let [one, two, three] = board.moves;
            let hearts = some(Thing::Heart, board.hearts);
            let mana = board.mana;
            format!("Play {}: {hearts}, {mana} mana, arrows {one}, {two}, {three}", board.name)
        }
        Action::Keep(quest) => format!("Keep {}", content.quest(quest).name),
        Action::Drop(quest) => format!("Discard {}", content.quest(quest).name),
        Action::Hire { whose, slot } => hire(seen, whose, slot),
        Action::Recruit(place) => {
            let Some(one) = open.specialists[usize::from(place)] else {
                return "Recruit".to_owned();
            };
            let face = content.specialist(one);
            let coins = hiring::recruit_price(content, open.mover(), one);
            let coins = Thing::Coin.counted(coins);
            format!("Recruit {} for {coins}: {}", face.name, specialist(face))
        }
        Action::Rest { slot, gain } => {
            let numbers = &content.numbers;
            let gain = match gain {
                RestGain::Hearts => some(Thing::Heart, numbers.rest_hearts),
                RestGain::Coin => some(Thing::Coin, numbers.rest_coins),
            };
            format!("Rest {}: gain {gain}", own_specialist(seen, slot))
        }
        Action::Hero(arrow) => heroic::set_out(seen, arrow),
        Action::Use(source) => {
            let name = source_name(content, asked_player(seen).hero(), source);
            match powers::power(content, asked_player(seen), source) {
                Some(power) => {
                    format!("Use {name} for {}: {}", cost(&power.cost), power_effect(&power.does))
                }
                None => format!("Use {name}"),
            }
        }
        Action::Pass => "Pass for the rest of the season".to_owned(),
        Action::Replace(slot) => match open.stage {
            Stage::BotDiscard => format!("The bot lets {} go", bot_specialist(seen, slot)),
            _ => format!("Let {} go", own_specialist(seen, slot)),
        },
        Action::Tile(tile) => deeds::tile(seen, tile),
        Action::At(site) => deeds::site(seen, site),
        Action::Nothing => match open.stage {
            Stage::Tile => "Build nothing".to_owned(),
            Stage::Gear { .. } => "Buy no gear".to_owned(),
            _ => "Swap nothing".to_owned(),
        },
        Action::Buy(gear) => deeds::gear(seen, gear),
        Action::Slot(slot) => deeds::slot(seen, slot),
        Action::Go(space) => heroic::step(seen, space),
        Action::Stop => heroic::stop(seen),
        Action::Fight => heroic::fight(seen),
        Action::Slip => heroic::slip(seen),
        Action::Play(quest) => heroic::play(seen, quest),
        Action::Visit => heroic::visit(seen),
        Action::Search => heroic::search(seen),
        Action::Done => match open.stage {
            Stage::Dusk { .. } => "Let the season end".to_owned(),
            _ => "End your turn".to_owned(),
        },
        Action::Boost => heroic::rolled_boost(seen).map_or_else(
            || "Pay mana".to_owned(),
            |more| format!("Pay {} mana: {}", more.mana, boost(&more)),
        ),
        Action::Reroll { price, die } => {
            let which = match die {
                Die::First => "Roll again",
                Die::Extra => "Roll the second die again",
            };
            let price = match price {
                Price::Mana => some(Thing::Mana, reroll_mana(seen)),
                Price::Good(good) => good.counted(1),
            };
            format!("{which} for {price}")
        }
        Action::Strike => heroic::strike(seen),
        Action::Again => heroic::again(seen),
        Action::Retreat => {
            let gain = some(Thing::Experience, content.numbers.failed_fight_experience);
            let foe = open.combat.map_or("the fight", |combat| foe_name(content, combat.foe));
            format!("Retreat from {foe}: gain {gain}")
        }
        Action::Accept => heroic::accept(seen),
        Action::Villager(good) => {
            let left = open.villagers[good.index()];
            format!("Take {} ({left} in the row)", villager(good))
        }
        Action::Refill => {
            let paid = some(Thing::Experience, content.numbers.refill_experience);
            let row: u8 = open.villagers.iter().sum();
            let free = crate::components::VILLAGER_ROW as u8 - row;
            let more = free.min(seen.view.piles.villagers);
            format!("Fill the villager row for {paid}: {} more", counted(more, "villager"))
        }
        Action::Draw(pile) => {
            let left = seen.view.piles.quests[pile.index()];
            format!("Draw {} ({left} in the pile)", deck(pile))
        }
        Action::Order(one) => {
            format!("Keep {}: {}", content.order(one).name, order(content.order(one)))
        }
        Action::Swap(cell) => deeds::swap(seen, cell),
        Action::Take(space) => match open.stage {
            Stage::BotToken => format!("The bot takes the token at {}", space_name(seen, space)),
            _ => format!("Take the search token at {}", space_name(seen, space)),
        },
        Action::Refresh(slot) => format!("Turn {} face up", own_specialist(seen, slot)),
        Action::Sell(sold) => deeds::sell(seen, sold),
        Action::House { good, row } => deeds::house(seen, good, row),
        Action::Move { good, from, to } => {
            let (from, to) = (from + 1, to + 1);
            format!("Move {} from row {from} to row {to}", villager(good))
        }
        Action::Deliver(one) => {
            let face = content.order(one);
            let (asked, coins) = (goods(face.goods), some(Thing::Coin, face.coins));
            format!("Deliver {}: {asked} for {coins}", face.name)
        }
        Action::Learn(ability) => {
            let face = content.ability(ability);
            let price = some(Thing::Experience, face.experience);
            format!("Learn {} for {price} ({} level {})", face.name, face.colour, face.level)
        }
    }
}

/// What a token in the slot of somebody is called, who pays it, and what its owner gets.
fn hire(seen: Seen<'_, NowOrNever>, whose: Employer, slot: u8) -> String {
    let (content, open) = (seen.content, &seen.view.open);
    let at = usize::from(slot);
    let (owner, one) = match whose {
        Employer::Own => ("your".to_owned(), open.mover().specialists[at]),
        Employer::Player(seat) => {
            (format!("{}’s", seen.name(seat)), open.player(seat).specialists[at])
        }
        Employer::Bot => {
            ("the bot’s".to_owned(), open.bot.as_ref().and_then(|bot| bot.specialists[at]))
        }
    };
    let Some(one) = one else { return "Hire".to_owned() };
    let face = content.specialist(one);
    let tax = match whose {
        Employer::Player(seat) if face.tax > 0 => {
            format!(" ({} gets {})", seen.name(seat), face.tax)
        }
        Employer::Own | Employer::Player(_) | Employer::Bot => String::new(),
    };
    let (name, coins) = (&face.name, some(Thing::Coin, face.cost));
    let vain = in_vain(seen, face).unwrap_or_default();
    format!("Hire {owner} {name} for {coins}{tax}: {}{vain}", specialist(face))
}

/// That there are no coins for what a builder or smith who is hired now offers, whatever is sold (NN-364).
fn in_vain(seen: Seen<'_, NowOrNever>, face: &SpecialistTile) -> Option<&'static str> {
    let (content, open) = (seen.content, &seen.view.open);
    let coins = payments::most_coins(content, open.mover()).saturating_sub(face.cost.into());
    face.action.iter().find_map(|effect| match *effect {
        Effect::Build => {
            let is_paid = building::least_of_all(content, open).is_some_and(|least| least <= coins);
            (!is_paid).then_some(" (you can build nothing)")
        }
        Effect::BuyGear { discount } => {
            let least = gear::least_price(content, open, discount);
            (least.is_none_or(|least| least > coins)).then_some(" (you can buy no gear)")
        }
        _ => None,
    })
}

fn own_specialist<'a>(seen: Seen<'a, NowOrNever>, slot: u8) -> &'a str {
    let one = seen.view.open.mover().specialists[usize::from(slot)];
    one.map_or("nobody", |one| &seen.content.specialist(one).name)
}

fn bot_specialist<'a>(seen: Seen<'a, NowOrNever>, slot: u8) -> &'a str {
    let bot = seen.view.open.bot.as_ref();
    let one = bot.and_then(|bot| bot.specialists[usize::from(slot)]);
    one.map_or("nobody", |one| &seen.content.specialist(one).name)
}

/// The mana that rolling a die again costs (NN-450).
fn reroll_mana(seen: Seen<'_, NowOrNever>) -> u8 {
    let mover = seen.view.open.mover();
    let all = mover.sources().filter_map(|source| powers::power(seen.content, mover, source));
    let rerolls = all.filter(|power| power.does == crate::components::PowerEffect::Reroll);
    rerolls.map(|power| power.cost.mana).min().unwrap_or(1)
}

/// What a villager is for: the good it produces.
pub fn produces(good: Good) -> String {
    format!("produces {} each season, once housed", good.counted(1))
}
