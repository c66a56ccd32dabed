//! What somebody might want to do now and cannot, with the reason.

use table::{Missing, Seen};

use super::{
    cards::source_name,
    is_asked,
    lacking::{lacks, refused},
    why_not_hero,
};
use crate::{
    Action, NowOrNever, Player, Refusal, SEASONS, Source, Stage,
    components::{Ability, Content, TOWN_ROWS, Thing},
    rules::{building, gear, hiring, learning, moving, powers},
};

const HIRE: &str = "Hire your own specialist";
const HIRE_OTHERS: &str = "Hire another player’s specialist";
const RECRUIT: &str = "Recruit";
const REST: &str = "Rest for hearts";
const HERO: &str = "Send your hero out";
const SELL: &str = "Sell goods";
const HOUSE: &str = "House a villager";
const DELIVER: &str = "Deliver an order";
const REFILL: &str = "Fill the villager row";
const LEARN: &str = "Learn an ability";
const POWER: &str = "Use a power";
const BUILD: &str = "Build another tile";
const SITE: &str = "Build elsewhere";
const GEAR: &str = "Buy other gear";

/// Everything a rulebook lets one think of that is not offered to the viewer now.
pub(super) fn why_not(seen: Seen<'_, NowOrNever>) -> Vec<Missing> {
    if seen.seat().is_none() {
        return Vec::new();
    }
    match seen.view.open.stage {
        Stage::Over => Vec::new(),
        _ if !is_asked(seen) => waiting(seen),
        Stage::Turn => {
            let mut missing = turn(seen);
            missing.extend(anytime(seen));
            missing
        }
        Stage::Arrived => {
            let mut missing = why_not_hero::arrived(seen);
            missing.extend(anytime(seen));
            missing
        }
        Stage::Tile => tiles(seen),
        Stage::Site { .. } => {
            let why = match building::built(mover(seen)).is_empty() {
                true => "The first building goes in the bottom row.",
                false => "A building goes beside one that stands, where you can pay for it.",
            };
            vec![Missing::new(SITE, why, "NN-149")]
        }
        Stage::Gear { discount } => gear_prices(seen, discount),
        Stage::Move => why_not_hero::moving(seen),
        Stage::Meet => why_not_hero::meeting(seen),
        Stage::Round => why_not_hero::round(seen),
        Stage::Villager if lacks(seen, |action| action == Action::Refill) => vec![refill(seen)],
        Stage::Dusk { .. } => {
            let (why, rule) = match seen.view.open.season == SEASONS {
                true => (
                    "Coins and goods are given back before the last production: deliver orders now.",
                    "NN-387",
                ),
                false => (
                    "At dusk only housing and artifacts matter: sell and learn in your next turn.",
                    "NN-368",
                ),
            };
            vec![Missing::new(SELL, why, rule)]
        }
        _ => Vec::new(),
    }
}

fn mover<'a>(seen: Seen<'a, NowOrNever>) -> &'a Player {
    seen.view.open.mover()
}

fn waiting(seen: Seen<'_, NowOrNever>) -> Vec<Missing> {
    let open = &seen.view.open;
    vec![match open.stage {
        Stage::Hero { .. } | Stage::Keep => {
            let why = format!("{} still choosing.", seen.awaited(open.waiting));
            Missing::new("Go on", why, "NN-080")
        }
        _ if seen.seat().is_some_and(|seat| open.passed.contains(seat)) => {
            let why = "You have passed: your next turn comes in the next season.";
            Missing::new("Take a turn", why, "NN-094")
        }
        _ => {
            let why = format!("It is {}’s turn; then it goes on to the left.", {
                seen.name(open.waiting.first().unwrap_or(open.active))
            });
            Missing::new("Take a turn", why, "NN-090")
        }
    }]
}

fn turn(seen: Seen<'_, NowOrNever>) -> Vec<Missing> {
    let (content, open) = (seen.content, &seen.view.open);
    let mover = open.mover();
    let coins = Thing::Coin.counted(mover.coins);
    let mut missing = Vec::new();
    let hires = |own: bool| {
        !lacks(seen, |action| match action {
            Action::Hire { whose, .. } => own == (whose == crate::Employer::Own),
            _ => false,
        })
    };
    if !hires(true) {
        missing.push(match cheapest(content, mover) {
            None => {
                Missing::new(HIRE, "All of yours are face down until the season ends.", "NN-110")
            }
            Some(least) => {
                let why = format!("The cheapest one costs {least}, and you have {coins}.");
                Missing::new(HIRE, why, "NN-116")
            }
        });
    }
    if open.seats() > 1 && !hires(false) {
        let others = open.others(open.active);
        let least = others.filter_map(|seat| cheapest(content, open.player(seat))).min();
        missing.push(match least {
            None => {
                let why = "All of theirs are face down until the season ends.";
                Missing::new(HIRE_OTHERS, why, "NN-110")
            }
            Some(least) => {
                let why = format!("The cheapest one costs {least}, and you have {coins}.");
                Missing::new(HIRE_OTHERS, why, "NN-116")
            }
        });
    }
    if lacks(seen, |action| matches!(action, Action::Recruit(_))) {
        let row = open.specialists.iter().flatten();
        let least = row.map(|one| hiring::recruit_price(content, mover, *one)).min();
        let why = match least {
            None => "Nobody is left in the row.".to_owned(),
            Some(least) => format!("The cheapest one costs {least}, and you have {coins}."),
        };
        missing.push(Missing::new(RECRUIT, why, "NN-104"));
    }
    let rests_for_hearts =
        |action| matches!(action, Action::Rest { gain: crate::RestGain::Hearts, .. });
    if lacks(seen, rests_for_hearts) && mover.hearts == mover.most_hearts(content) {
        missing.push(Missing::new(REST, "Your hearts are full.", "NN-119"));
    }
    if lacks(seen, |action| matches!(action, Action::Hero(_))) {
        missing.push(match moving::check_departure(content, open, 0) {
            Err(refusal @ Refusal::NoHearts) => refused(seen, HERO, &refusal, "NN-038"),
            _ => {
                let why = "All three actions of your hero are used until the season ends.";
                Missing::new(HERO, why, "NN-027")
            }
        });
    }
    missing
}

/// The price of the cheapest face-up specialist of a player.
fn cheapest(content: &Content, player: &Player) -> Option<u8> {
    let face_up = (0..crate::SPECIALIST_SLOTS as u8).filter(|slot| player.is_face_up(*slot));
    let each = face_up.filter_map(|slot| player.specialists[usize::from(slot)]);
    each.map(|one| content.specialist(one).cost).min()
}

/// What can be done at the open points, and why not now (NN-363).
fn anytime(seen: Seen<'_, NowOrNever>) -> Vec<Missing> {
    let (content, open) = (seen.content, &seen.view.open);
    let mover = open.mover();
    let mut missing = Vec::new();
    if lacks(seen, |action| matches!(action, Action::Sell(_))) {
        missing.push(Missing::new(SELL, "You have no goods.", "NN-334"));
    }
    if lacks(seen, |action| matches!(action, Action::House { .. })) {
        let waits: u8 = mover.unhoused.iter().sum();
        let beds: u8 = (0..TOWN_ROWS).map(|row| mover.free_beds(content, row)).sum();
        let why = match (waits, beds) {
            (0, _) => "No villager of yours is waiting for a bed.",
            (_, _) => "Your buildings have no place left: build more.",
        };
        missing.push(Missing::new(HOUSE, why, "NN-167"));
    }
    if lacks(seen, |action| matches!(action, Action::Deliver(_))) {
        let lacking = mover
            .orders
            .iter()
            .min_by_key(|order| mover.goods.missing(content.order(*order).goods).total());
        let why = match lacking {
            None => "You have no open order.".to_owned(),
            Some(order) => {
                let face = content.order(order);
                let lacks = super::effects::goods(mover.goods.missing(face.goods));
                format!("{} still needs {lacks}.", face.name)
            }
        };
        missing.push(Missing::new(DELIVER, why, "NN-344"));
    }
    if lacks(seen, |action| action == Action::Refill) {
        missing.push(refill(seen));
    }
    if lacks(seen, |action| matches!(action, Action::Learn(_))) {
        missing.push(no_learning(seen));
    }
    for source in mover.sources() {
        missing.extend(no_power(seen, source));
    }
    missing
}

fn refill(seen: Seen<'_, NowOrNever>) -> Missing {
    let (content, view) = (seen.content, seen.view);
    let row: u8 = view.open.villagers.iter().sum();
    let price = content.numbers.refill_experience;
    let has = mover(seen).experience;
    let why = if usize::from(row) >= crate::components::VILLAGER_ROW {
        "The villager row is full.".to_owned()
    } else if view.piles.villagers == 0 {
        "No villagers are left in the pile.".to_owned()
    } else {
        format!("It costs {price} experience, and you have {has}.")
    };
    Missing::new(REFILL, why, "NN-350")
}

/// Why no ability can be learned: what the one that is nearest lacks.
fn no_learning(seen: Seen<'_, NowOrNever>) -> Missing {
    let (content, mover) = (seen.content, mover(seen));
    let rich = Player { experience: u8::MAX, ..*mover };
    let open = Ability::all_of(mover.hero());
    let open = open.filter(|ability| learning::is_learnable(content, &rich, *ability));
    match open.min_by_key(|ability| content.ability(*ability).experience) {
        None => no_next_level(seen),
        Some(ability) => {
            let face = content.ability(ability);
            let (price, has) = (face.experience, mover.experience);
            let why = format!("{} costs {price} experience, and you have {has}.", face.name);
            Missing::new(LEARN, why, "NN-352")
        }
    }
}

/// Why no ability could be learned at any price: all are, or the level below is no longer there (NN-355).
fn no_next_level(seen: Seen<'_, NowOrNever>) -> Missing {
    let (content, mover) = (seen.content, mover(seen));
    let left = Ability::all_of(mover.hero()).filter(|one| !mover.learned.contains(*one));
    match left.map(|ability| content.ability(ability)).min_by_key(|face| face.level) {
        None => Missing::new(LEARN, "You have learned all your abilities.", "NN-353"),
        Some(face) => {
            let (name, colour, below) = (&face.name, face.colour, face.level - 1);
            let why = format!(
                "{name} needs a {colour} ability of level {below} on your hero board, and none is there."
            );
            Missing::new(LEARN, why, "NN-355")
        }
    }
}

/// Why a power that fits the moment cannot be used.
fn no_power(seen: Seen<'_, NowOrNever>, source: Source) -> Option<Missing> {
    let (content, open) = (seen.content, &seen.view.open);
    let mover = open.mover();
    let name = source_name(content, mover.hero(), source);
    match powers::why_not(content, open, open.active, source)? {
        Refusal::PowerUsed => {
            let why = format!("{name} is used up until the next season.");
            Some(Missing::new(POWER, why, "NN-319"))
        }
        Refusal::CannotPay { thing, asked, has } => {
            let why = format!("{name} costs {}, and you have {has}.", thing.counted(asked));
            Some(Missing::new(POWER, why, "NN-281"))
        }
        _ => None,
    }
}

fn tiles(seen: Seen<'_, NowOrNever>) -> Vec<Missing> {
    let (content, open) = (seen.content, &seen.view.open);
    let mover = open.mover();
    let cells = building::open_cells(mover);
    let offered = |tile| !lacks(seen, |action| action == Action::Tile(tile));
    let reached = cells.iter().filter_map(|cell| mover.grid[cell.index()]);
    let dear = reached.filter(|tile| !offered(*tile));
    let dear = dear.min_by_key(|tile| content.building(*tile).cost);
    let mut missing = Vec::new();
    if let Some(tile) = dear {
        let town = content.town(open.side);
        let sites = building::open_sites(mover);
        let least =
            sites.iter().map(|site| building::price(content, town, mover, tile, site)).min();
        let why = match least {
            None => "Your town has no free space beside a building.".to_owned(),
            Some(least) => format!(
                "{} costs {least} or more, and you have {}.",
                content.building(tile).name,
                Thing::Coin.counted(mover.coins)
            ),
        };
        missing.push(Missing::new(BUILD, why, "NN-162"));
    }
    if building::unbuilt(mover).len() > cells.len() {
        let why = match building::built(mover).is_empty() {
            true => "The first tile comes from the border of your grid.",
            false => "Only tiles beside a gap of your grid can be taken.",
        };
        missing.push(Missing::new(BUILD, why, "NN-138"));
    }
    missing
}

fn gear_prices(seen: Seen<'_, NowOrNever>, discount: u8) -> Vec<Missing> {
    let (content, open) = (seen.content, &seen.view.open);
    let offered = |one| !lacks(seen, |action| action == Action::Buy(one));
    let row = open.gear.iter().flatten().flatten().filter(|one| !offered(**one));
    let least = row.min_by_key(|one| content.gear(**one).cost);
    let missing = least.map(|one| {
        let price = gear::price(content, *one, discount);
        let (name, coins) = (&content.gear(*one).name, Thing::Coin.counted(open.mover().coins));
        let why = format!("{name} costs {price}, and you have {coins}.");
        Missing::new(GEAR, why, "NN-130")
    });
    missing.into_iter().collect()
}
