//! What a sensible player does without thinking long.

use story::{Bonus, Standing, Tier, Way};
use table::{Chance, Game, Ignore, Pile, Seat};

use super::{
    Weights, features,
    parties::{self, NumberValue, PLAIN_WORTH},
};
use crate::{
    AboveAndBelow, Action, Stage, Task, Token, Villager, Villagers, Work,
    components::{Craft, MOST_NUMBERS, VILLAGERS, Vocabulary},
    rules::{building, encounter::Party, harvesting, paying, track},
};

/// Luck that is always average: the policy looks at no dice.
struct Average;

impl Chance for Average {
    fn pick(&mut self, sides: u32) -> u32 {
        sides / 2
    }
}

/// The index of the action to take; `actions` is not empty.
pub(super) fn choose(
    game: &AboveAndBelow,
    weights: &Weights,
    seat: Seat,
    actions: &[Action],
) -> usize {
    let wanted = match game.open.stage {
        Stage::Turn => turn(game, weights, seat, actions),
        Stage::Gathering { task } => gather(game, weights, seat, task),
        Stage::Assigning { work } => worker(game, work, building::able_workers(game, work)),
        Stage::Harvesting { .. } => harvest(game, seat, actions),
        Stage::Choosing => choose_in_passage(game, actions),
        Stage::Rerolling => reroll(game),
        Stage::Exerting => exert(game),
        Stage::Picking | Stage::Founding { .. } | Stage::Answering { .. } => {
            best_by_evaluation(game, weights, seat, actions)
        }
        Stage::Injuring => weakest(game, game.open.party).map(Action::Injure),
        Stage::Resting => rest(game, seat, actions),
        Stage::Placing => place(game, seat, actions),
        // Coins first, the highest number first, the lowest price.
        Stage::Paying { .. } | Stage::Claiming | Stage::Bidding { .. } | Stage::Over => None,
    };
    wanted.and_then(|wanted| actions.iter().position(|&action| action == wanted)).unwrap_or(0)
}

/// Places what is in the stores, then takes what promises most.
fn turn(game: &AboveAndBelow, weights: &Weights, seat: Seat, actions: &[Action]) -> Option<Action> {
    if let Some(placing) = place(game, seat, actions) {
        return Some(placing);
    }
    let mut best = (f32::MIN, None);
    for &action in actions {
        let worth = match action {
            Action::Build(_) | Action::Train(_) => bought(game, weights, seat, action),
            Action::Explore => {
                let party = explorers(game, seat);
                let worth = parties::exploration(&game.content, party);
                Some(tired(game, seat, party, 0).evaluate_by(weights, seat) + worth)
            }
            Action::Labor => Some(labour(game, weights, seat).1),
            Action::Harvest => Some(harvested(game, weights, seat)),
            Action::Pass => {
                let mut after = *game;
                after.open.village_mut(seat).passed = true;
                Some(after.evaluate_by(weights, seat))
            }
            _ => None,
        };
        if let Some(worth) = worth.filter(|&worth| worth > best.0) {
            best = (worth, Some(action));
        }
    }
    best.1
}

/// The evaluation after buying something, with the worker and the payment the policy would choose.
fn bought(game: &AboveAndBelow, weights: &Weights, seat: Seat, action: Action) -> Option<f32> {
    let mut after = *game;
    let mut next = action;
    // At most: the purchase, the worker, the payment.
    for _ in 0..3 {
        after.apply(seat, next, &mut Average, &mut Ignore).ok()?;
        next = match after.open.stage {
            Stage::Assigning { work } if after.open.active == seat => {
                worker(&after, work, building::able_workers(&after, work))?
            }
            Stage::Paying { bill } if after.open.active == seat => {
                paying::ways(&after, bill).next()?
            }
            _ => return Some(after.evaluate_by(weights, seat)),
        };
    }
    Some(after.evaluate_by(weights, seat))
}

/// The game with these villagers exhausted, for so many coins.
fn tired(game: &AboveAndBelow, seat: Seat, villagers: Villagers, coins: u16) -> AboveAndBelow {
    let mut after = *game;
    after.open.party = Villagers::NONE;
    let village = after.open.village_mut(seat);
    village.ready = village.ready.without(villagers);
    village.exhausted = village.exhausted.union(villagers);
    village.coins += coins;
    after
}

/// Villagers with what they are worth below ground.
type Ranking = Pile<(f32, Villager), VILLAGERS>;

/// Those with the fewest lanterns first.
fn by_lanterns(game: &AboveAndBelow, villagers: Villagers) -> Ranking {
    let weigh = |one: Villager| {
        let face = game.content.face(one);
        // A craft is worth keeping at home.
        let craft = u8::from(face.build != Craft::None) + u8::from(face.train != Craft::None);
        (features::mean(&face.lanterns) + 0.2 * f32::from(craft), one)
    };
    let mut sorted: Ranking = villagers.iter().map(weigh).collect();
    sorted.as_mut_slice().sort_unstable_by(|one, other| one.0.total_cmp(&other.0));
    sorted
}

fn weakest(game: &AboveAndBelow, villagers: Villagers) -> Option<Villager> {
    by_lanterns(game, villagers).as_slice().first().map(|&(_, villager)| villager)
}

/// The party that promises most for those it takes.
fn explorers(game: &AboveAndBelow, seat: Seat) -> Villagers {
    let ready = game.open.village(seat).ready;
    let mut party = Villagers::NONE;
    let mut best = (f32::MIN, party);
    for &(_, villager) in by_lanterns(game, ready).as_slice().iter().rev() {
        party.add(villager);
        if party.len() < 2 {
            continue;
        }
        // One who stays could at least labour.
        let worth = parties::exploration(&game.content, party) - 1.0 * party.len() as f32;
        if worth > best.0 {
            best = (worth, party);
        }
    }
    best.1
}

/// Who labours, and the evaluation after it.
fn labour(game: &AboveAndBelow, weights: &Weights, seat: Seat) -> (Villagers, f32) {
    let ready = game.open.village(seat).ready;
    let mut workers = Villagers::NONE;
    let mut best = (workers, f32::MIN);
    for &(_, villager) in by_lanterns(game, ready).iter() {
        workers.add(villager);
        let mut after = tired(game, seat, workers, workers.len() as u16);
        if game.open.cider {
            after.open.village_mut(seat).stores[Token::Cider] += 1;
        }
        let worth = after.evaluate_by(weights, seat);
        if worth > best.1 {
            best = (workers, worth);
        }
    }
    best
}

/// Who harvests: the weakest, one for each good.
fn harvesters(game: &AboveAndBelow, seat: Seat) -> Villagers {
    let ready = game.open.village(seat).ready;
    let goods = harvesting::goods(game);
    by_lanterns(game, ready).iter().take(goods).map(|&(_, one)| one).collect()
}

/// The evaluation after a harvest that goes onto the track.
fn harvested(game: &AboveAndBelow, weights: &Weights, seat: Seat) -> f32 {
    let villagers = harvesters(game, seat);
    let mut after = tired(game, seat, villagers, 0);
    let mut left = villagers.len();
    let cards = after.open.village(seat).buildings;
    for &card in cards.iter() {
        let Some(stock) = after.content.card(card).stock else { continue };
        while left > 0 && after.open.stocked.on(card) > 0 {
            *after.open.stocked.on_mut(card) -= 1;
            track::put(after.open.village_mut(seat), stock.kind);
            left -= 1;
        }
    }
    after.evaluate_by(weights, seat)
}

/// Sends those who were meant, one after another.
fn gather(game: &AboveAndBelow, weights: &Weights, seat: Seat, task: Task) -> Option<Action> {
    let meant = match task {
        Task::Explore => explorers(game, seat),
        Task::Harvest => harvesters(game, seat),
        Task::Labor => labour(game, weights, seat).0,
    };
    let next = meant.without(game.open.party).first();
    Some(next.map_or(Action::Go, Action::Send))
}

/// Who makes it cheaper, or is missed least.
fn worker(game: &AboveAndBelow, work: Work, who: Villagers) -> Option<Action> {
    let plus = who.iter().find(|&one| {
        let face = game.content.face(one);
        match work {
            Work::Build(_) => face.build == Craft::Plus,
            Work::Train(_) => face.train == Craft::Plus,
        }
    });
    plus.or_else(|| weakest(game, who)).map(Action::By)
}

/// The good that pays most, onto the track.
fn harvest(game: &AboveAndBelow, seat: Seat, actions: &[Action]) -> Option<Action> {
    let village = game.open.village(seat);
    let worth = |action: &Action| match action {
        Action::Pick { from, to: crate::Where::Track } => {
            let kind = game.content.card(*from).stock.map_or(Token::Mushroom, |stock| stock.kind);
            features::slot_points(&game.content, village, kind)
        }
        _ => -1.0,
    };
    actions.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other)))
}

/// Goods onto the track: kinds that lie there first, then the rarest kinds, so that the plentiful
/// ones come to the dear slots.
fn place(game: &AboveAndBelow, seat: Seat, actions: &[Action]) -> Option<Action> {
    let village = game.open.village(seat);
    let on_cards = |good: Token| {
        let cards = village.buildings.iter();
        let stocks = cards.filter_map(|&card| {
            let stock = game.content.card(card).stock.filter(|stock| stock.kind == good)?;
            Some(game.open.stocked.on(card) + if stock.replenishing { 2 } else { 0 })
        });
        stocks.sum::<u8>()
    };
    let goods = actions.iter().filter_map(|action| match action {
        Action::Place(good) => Some(*good),
        _ => None,
    });
    let plenty = |good: &Token| match village.on_track(*good) {
        0 => 1 + village.stores[*good] + on_cards(*good),
        _ => 0,
    };
    goods.min_by_key(plenty).map(Action::Place)
}

/// What the numbers of a choice are worth. What has to be paid for one comes back in what it brings.
fn number_values(tiers: &[Tier<Vocabulary>]) -> Pile<NumberValue, MOST_NUMBERS> {
    let hope = |(index, tier): (usize, &Tier<Vocabulary>)| {
        parties::hope(tier.number, Standing::of(index, tiers.len()))
    };
    tiers.iter().enumerate().map(hope).collect()
}

/// The choice with the best chances; what lies behind it nobody knows.
fn choose_in_passage(game: &AboveAndBelow, actions: &[Action]) -> Option<Action> {
    let exploration = game.open.exploration.as_ref()?;
    let passage = game.content.tales().passage(exploration.passage);
    let worth = |action: &Action| {
        let Action::Choose { choice, paying } = *action else { return f32::MIN };
        let Some(written) = passage.choices.get(usize::from(choice) - 1) else { return f32::MIN };
        match &written.way {
            // What has to be paid comes back in what it brings.
            Way::Plain { .. } => PLAIN_WORTH + parties::CAVE,
            Way::Roll { tiers, .. } => {
                let bonus = written.bonus_of(&Party(game), paying);
                let price = match &written.bonus {
                    Some(Bonus::ForPrice { price, .. }) if paying => parties::cost(price),
                    _ => 0.0,
                };
                let number_values = number_values(tiers);
                parties::choice(&game.content, game.open.party, bonus, number_values.as_slice())
                    - price
            }
        }
    };
    actions.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other)))
}

/// The die that can gain most, if any can gain something to speak of.
fn reroll(game: &AboveAndBelow) -> Option<Action> {
    let exploration = game.open.exploration.as_ref()?;
    let gain = |villager: Villager| {
        let lanterns = &game.content.face(villager).lanterns;
        let die = exploration.dice.of(villager)?;
        Some(features::mean(lanterns) - f32::from(lanterns[usize::from(die)]))
    };
    let gains = game.open.party.iter().filter_map(|one| Some((gain(one)?, one)));
    let best = gains.max_by(|one, other| one.0.total_cmp(&other.0))?;
    Some(if best.0 > 0.3 { Action::Reroll(best.1) } else { Action::Keep })
}

/// Exerts the weakest while that pays.
fn exert(game: &AboveAndBelow) -> Option<Action> {
    let exploration = game.open.exploration.as_ref()?;
    let passage = game.content.tales().passage(exploration.passage);
    let choice = passage.choices.get(usize::from(exploration.choice?))?;
    let Way::Roll { tiers, .. } = &choice.way else { return None };
    let party = game.open.party;
    let (exerted, _) =
        parties::exertion(exploration.lanterns, party.len(), number_values(tiers).as_slice());
    match exerted {
        0 => Some(Action::Enough),
        _ => weakest(game, party).map(Action::Exert),
    }
}

/// What `seat` may expect right after this.
pub(super) fn evaluate_after(
    game: &AboveAndBelow,
    weights: &Weights,
    seat: Seat,
    action: Action,
) -> f32 {
    let mut after = *game;
    match after.apply(seat, action, &mut Average, &mut Ignore) {
        Ok(()) => after.evaluate_by(weights, seat),
        Err(_) => f32::MIN,
    }
}

/// What looks best right after it.
fn best_by_evaluation(
    game: &AboveAndBelow,
    weights: &Weights,
    seat: Seat,
    actions: &[Action],
) -> Option<Action> {
    let worth = |action: &Action| evaluate_after(game, weights, seat, *action);
    actions.iter().copied().max_by(|one, other| worth(one).total_cmp(&worth(other)))
}

/// Potions always, ciders where beds are short, beds for the best.
fn rest(game: &AboveAndBelow, seat: Seat, actions: &[Action]) -> Option<Action> {
    let best = |wanted: fn(&Action) -> Option<Villager>| {
        let who: Villagers = actions.iter().filter_map(wanted).collect();
        by_lanterns(game, who).as_slice().last().map(|&(_, villager)| villager)
    };
    if let Some(good) = place(game, seat, actions) {
        return Some(good);
    }
    let heal = best(|action| match action {
        Action::Heal(villager) => Some(*villager),
        _ => None,
    });
    if let Some(villager) = heal {
        return Some(Action::Heal(villager));
    }
    let village = game.open.village(seat);
    let tired = village.exhausted.union(village.injured).without(game.content.who.own_bed).len();
    let rouse = best(|action| match action {
        Action::Rouse(villager) => Some(*villager),
        _ => None,
    });
    if let Some(villager) = rouse
        && tired > usize::from(game.open.rests[seat.index()].beds)
    {
        return Some(Action::Rouse(villager));
    }
    let bed = |action: &Action| match action {
        Action::Bed(villager) => Some(*villager),
        _ => None,
    };
    let sleepers: Villagers = actions.iter().filter_map(bed).collect();
    // Those who will be ready come before those who will still be tired.
    let exhausted = sleepers.intersection(village.exhausted);
    let first = if exhausted.is_empty() { sleepers } else { exhausted };
    match by_lanterns(game, first).as_slice().last() {
        Some(&(_, villager)) => Some(Action::Bed(villager)),
        None => Some(Action::Rest),
    }
}
