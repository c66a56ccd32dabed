//! Exploring: the cave, the book, lanterns, exertion (RULES.md section 5).

use story::{Amount, Bonus, Choice, Need, Number, Way};
use table::{Chance, Sink};

use super::{paying, rewards, symbols, turn};
use crate::{
    AboveAndBelow, Action, Bill, Event, Exploration, Gain, Page, Purpose, Refusal, Stage, Villager,
    Villagers,
    components::{Behind, Craft, MOST_CHOICES, MOST_PAGES, OutcomeId, Sign, Tales, Thing, Tongue},
    open::Dice,
};

/// The party enters the top cave of the pile (AB-066, AB-067, AB-071).
pub(crate) fn set_out(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let Some(cave) = game.open.cave.take() else { return turn::back_to(game) };
    let party = game.open.party;
    let village = game.open.village_mut(seat);
    village.ready = village.ready.without(party);
    events.send(Event::SetOut { seat, party: party.len() as u8, cave });
    turn_up_cave(game, chance, events);
    game.open.tale.clear();
    let passages = game.content.cave(cave);
    let die = chance.d6();
    game.open.exploration = Some(Exploration {
        cave,
        passage: passages[0],
        choice: None,
        bonus: 0,
        dice: Dice::default(),
        rerolls: symbols::rerolls(&game.content, game.open.village(seat)),
        lanterns: 0,
        exerted: Villagers::NONE,
        effect: 0,
    });
    open_passage(game, passages[die as usize - 1], Some(die as u8), chance, events);
}

/// The next card of the cave pile is seen by all (AB-069).
pub(crate) fn turn_up_cave(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    game.open.cave = game.hidden.caves.draw(chance);
    if let Some(cave) = game.open.cave {
        events.send(Event::CaveSeen { cave });
    }
}

/// What the encounter rules need to hand: the exploration, which is going on.
fn exploration(game: &mut AboveAndBelow) -> &mut Exploration {
    game.open.exploration.as_mut().expect("an encounter has a party in a cave")
}

/// The page that is open.
fn page(game: &mut AboveAndBelow) -> &mut Page {
    let pages = game.open.tale.as_mut_slice();
    pages.last_mut().expect("an encounter has an open page")
}

/// Opens a passage of the book, by the die or by a jump (AB-071, AB-118).
pub(crate) fn open_passage(
    game: &mut AboveAndBelow,
    number: Number,
    die: Option<u8>,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let passage = game.content.0.tales().passage(number);
    let exploration = exploration(game);
    exploration.passage = number;
    exploration.choice = None;
    exploration.bonus = 0;
    exploration.lanterns = 0;
    exploration.dice = Dice::default();
    exploration.exerted = Villagers::NONE;
    events.send(Event::Opened { seat, die, passage: number, title: &passage.title });
    game.open.tale.push(Page { seat, passage: number, ..Page::default() });
    game.hidden.behind = if game.hidden.dreamt {
        guess(game.content.tales(), number, chance)
    } else {
        game.content.tales().behind(number)
    };
    if passage.choices.is_empty() {
        let outcome = game.content.tales().behind(number)[0].numbers[0];
        return succeed(game, None, outcome, chance, events);
    }
    game.ask_active(Stage::Choosing);
}

/// What the choices of a passage might lead to, for those who cannot know: anything that such
/// numbers bring elsewhere in the book.
pub(crate) fn guess(
    tales: &Tales,
    number: Number,
    chance: &mut impl Chance,
) -> [Behind; MOST_CHOICES] {
    let mut any = |pool: &[OutcomeId]| match pool.len() {
        0 => OutcomeId::default(),
        some => pool[chance.pick(some as u32) as usize],
    };
    let mut behind = [Behind::default(); MOST_CHOICES];
    for (choice, guess) in tales.passage(number).choices.iter().zip(&mut behind) {
        match &choice.way {
            Way::Plain { .. } => guess.numbers[0] = any(&tales.plain_pool),
            Way::Roll { tiers, .. } => {
                for (tier, outcome) in tiers.iter().zip(&mut guess.numbers) {
                    *outcome = any(&tales.pool[usize::from(tier.number)]);
                }
            }
        }
    }
    for (choice, guess) in tales.passage(number).choices.iter().zip(&mut behind) {
        if matches!(choice.way, Way::Roll { .. }) && !tales.failure_pool.is_empty() {
            let which = chance.pick(tales.failure_pool.len() as u32) as usize;
            guess.failure = tales.failure_pool[which];
        }
    }
    behind
}

/// The choice with this index of the open passage.
fn written(game: &AboveAndBelow, choice: u8) -> Option<&'static Choice<Tongue>> {
    let exploration = game.open.exploration.as_ref()?;
    let passage = game.content.0.tales().passage(exploration.passage);
    passage.choices.get(usize::from(choice))
}

/// Lists what the party can do.
pub(crate) fn list_choices(game: &AboveAndBelow, out: &mut Vec<Action>) {
    for choice in 1..=MOST_CHOICES as u8 {
        for paying in [false, true] {
            if check_choice(game, choice, paying).is_ok() {
                out.push(Action::Choose { choice, paying });
            }
        }
    }
}

pub(crate) fn check_choice(game: &AboveAndBelow, choice: u8, paying: bool) -> Result<(), Refusal> {
    let closed = Refusal::NoSuchChoice { choice };
    let written = choice.checked_sub(1).and_then(|index| written(game, index)).ok_or(closed)?;
    if !written.needs.iter().all(|need| is_met(game, need)) {
        return Err(closed);
    }
    if let Way::Plain { price, .. } = &written.way {
        price.iter().try_for_each(|amount| check_price(game, *amount))?;
    }
    match written.bonus {
        Some(Bonus::ForPrice { price, .. }) if paying => check_price(game, price),
        _ if paying => Err(closed),
        _ => Ok(()),
    }
}

fn is_met(game: &AboveAndBelow, need: &Need<Tongue>) -> bool {
    match need {
        Need::Thing(amount) => has(game, amount.thing) >= u16::from(amount.amount),
        Need::Sign(sign) => signs(game, *sign) > 0,
        Need::Keyword(_) => false,
        Need::NoKeyword(_) => true,
    }
}

/// How much of a thing the active player has (AB-121).
fn has(game: &AboveAndBelow, thing: Thing) -> u16 {
    let village = game.open.village(game.active());
    match thing {
        Thing::Coin => village.coins,
        Thing::Reputation => village.reputation.into(),
        Thing::Token(token) => village.owns(token).into(),
    }
}

/// How often the party shows a sign (AB-121).
fn signs(game: &AboveAndBelow, sign: Sign) -> usize {
    let shows = |villager: &Villager| {
        let face = game.content.face(*villager);
        match sign {
            Sign::Hammer => face.build != Craft::None,
            Sign::Quill => face.train != Craft::None,
            Sign::Fishfolk | Sign::Frogfolk => face.people == Some(sign),
        }
    };
    game.open.party.iter().filter(shows).count()
}

/// Whether the active player could pay this; tokens are paid from the stores.
fn check_price(game: &AboveAndBelow, price: Amount<Tongue>) -> Result<(), Refusal> {
    match price.thing {
        Thing::Coin => paying::check_purse(game, price.amount),
        Thing::Reputation => Ok(()),
        Thing::Token(token) if game.open.village(game.active()).stores[token] < price.amount => {
            Err(Refusal::NotInStores { token })
        }
        Thing::Token(_) => Ok(()),
    }
}

/// Takes a choice; what it costs is paid first (AB-078).
pub(crate) fn choose(
    game: &mut AboveAndBelow,
    choice: u8,
    paying: bool,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let index = choice - 1;
    let Some(written) = written(game, index) else { return };
    let bonus = bonus(game, written, paying);
    let exploration = exploration(game);
    let passage = exploration.passage;
    events.send(Event::Chose { seat, passage, choice: index, label: &written.label });
    exploration.choice = Some(index);
    exploration.bonus = bonus;
    page(game).choice = Some(index);
    let price = match (&written.way, written.bonus) {
        (Way::Plain { price, .. }, _) => price.first().copied(),
        (_, Some(Bonus::ForPrice { price, .. })) if paying => Some(price),
        _ => None,
    };
    match price {
        Some(price) => settle(game, price, Purpose::Choice(index), chance, events),
        None => carry_out(game, index, chance, events),
    }
}

/// Pays a price: coins by a bill, other things at once.
fn settle(
    game: &mut AboveAndBelow,
    price: Amount<Tongue>,
    purpose: Purpose,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    if price.thing == Thing::Coin {
        return paying::present(game, Bill { amount: price.amount, purpose }, chance, events);
    }
    rewards::lose(game, seat, price.thing, price.amount, events);
    match purpose {
        Purpose::Number(number) => reach(game, number, chance, events),
        Purpose::Choice(index) => carry_out(game, index, chance, events),
        Purpose::Work(_) | Purpose::Refresh(_) => {}
    }
}

/// Lanterns that a choice adds to the roll (AB-121).
pub(crate) fn bonus(game: &AboveAndBelow, choice: &Choice<Tongue>, paying: bool) -> u8 {
    let times = |add: u8, count: usize| add.saturating_mul(count.min(20) as u8);
    match choice.bonus {
        None => 0,
        Some(Bonus::PerSign { add, sign }) => times(add, signs(game, sign)),
        Some(Bonus::PerThing { add, thing }) => times(add, has(game, thing).into()),
        Some(Bonus::IfSign { add, sign }) => times(add, signs(game, sign).min(1)),
        Some(Bonus::IfThing { add, thing }) => times(add, has(game, thing).min(1).into()),
        Some(Bonus::ForPrice { add, .. }) => times(add, paying.into()),
    }
}

/// Does what was chosen: it works, or the dice are rolled (AB-081, AB-117).
pub(crate) fn carry_out(
    game: &mut AboveAndBelow,
    choice: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let Some(written) = written(game, choice) else { return };
    match written.way {
        Way::Plain { .. } => {
            let outcome = game.hidden.behind[usize::from(choice)].numbers[0];
            succeed(game, None, outcome, chance, events);
        }
        Way::Roll { .. } => roll(game, chance, events),
    }
}

/// One die for each villager, in ascending order (AB-081, AB-087).
fn roll(game: &mut AboveAndBelow, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    exploration(game).lanterns = exploration(game).bonus;
    for villager in game.open.party.iter() {
        roll_one(game, villager, chance, events);
    }
    if may_reroll(game) {
        game.ask_active(Stage::Rerolling);
    } else {
        ask_to_exert(game, chance, events);
    }
}

/// Rolls for one villager, again where a die lies there already.
fn roll_one(
    game: &mut AboveAndBelow,
    villager: Villager,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let content = game.content.0;
    let face = content.face(villager);
    // AB-330: adventurers do not roll.
    let rolls = !content.who.rolls_none.contains(villager);
    let die = rolls.then(|| chance.d6() as u8);
    let lanterns = face.lanterns[usize::from(die.unwrap_or(6))];
    let exploration = exploration(game);
    let before = exploration.dice.of(villager);
    let again = before.is_some();
    exploration.lanterns -= before.map_or(0, |die| face.lanterns[usize::from(die)]);
    exploration.lanterns = exploration.lanterns.saturating_add(lanterns);
    if let Some(die) = die {
        exploration.dice.set(villager, die);
    }
    events.send(Event::Rolled { seat, villager, name: &face.name, die, lanterns, again });
}

/// The explore numbers of what was chosen, ascending.
fn tiers(game: &AboveAndBelow) -> &'static [story::Tier<Tongue>] {
    let choice = game.open.exploration.as_ref().and_then(|exploration| exploration.choice);
    match choice.and_then(|choice| written(game, choice)).map(|choice| &choice.way) {
        Some(Way::Roll { tiers, .. }) => tiers,
        Some(Way::Plain { .. }) | None => &[],
    }
}

/// The lowest explore number the party has not reached, if there is one.
fn next_number(game: &AboveAndBelow) -> Option<u8> {
    let lanterns = game.open.exploration.as_ref()?.lanterns;
    tiers(game).iter().map(|tier| tier.number).find(|&number| number > lanterns)
}

/// Whether a die could be rolled again to any purpose (AB-088, AB-090).
fn may_reroll(game: &AboveAndBelow) -> bool {
    let Some(exploration) = &game.open.exploration else { return false };
    exploration.rerolls > 0
        && next_number(game).is_some()
        && !game.open.party.without(game.content.who.rolls_none).is_empty()
}

pub(crate) fn list_rerolls(game: &AboveAndBelow, out: &mut Vec<Action>) {
    let rolled = game.open.party.without(game.content.who.rolls_none);
    out.extend(rolled.iter().map(Action::Reroll));
    out.push(Action::Keep);
}

pub(crate) fn check_reroll(game: &AboveAndBelow, villager: Villager) -> Result<(), Refusal> {
    let rolled = game.open.party.without(game.content.who.rolls_none);
    if rolled.contains(villager) { Ok(()) } else { Err(Refusal::NotThisVillager { villager }) }
}

/// The new result must be kept, unless another reroll is spent on it (AB-090).
pub(crate) fn reroll(
    game: &mut AboveAndBelow,
    villager: Villager,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    exploration(game).rerolls -= 1;
    roll_one(game, villager, chance, events);
    if !may_reroll(game) {
        ask_to_exert(game, chance, events);
    }
}

/// Asks who is exerted, where that could reach a further number (AB-094, AB-096).
pub(crate) fn ask_to_exert(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let lanterns = exploration(game).lanterns;
    let reachable = lanterns.saturating_add(game.open.party.len() as u8);
    if next_number(game).is_some_and(|number| number <= reachable) {
        game.ask_active(Stage::Exerting);
    } else {
        count(game, chance, events);
    }
}

pub(crate) fn list_exertions(game: &AboveAndBelow, out: &mut Vec<Action>) {
    out.extend(game.open.party.iter().map(Action::Exert));
    out.push(Action::Enough);
}

pub(crate) fn check_in_party(game: &AboveAndBelow, villager: Villager) -> Result<(), Refusal> {
    if game.open.party.contains(villager) {
        Ok(())
    } else {
        Err(Refusal::NotThisVillager { villager })
    }
}

/// One extra lantern, and an injury (AB-093, AB-095).
pub(crate) fn exert(
    game: &mut AboveAndBelow,
    villager: Villager,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    game.open.party.remove(villager);
    game.open.village_mut(seat).injured.add(villager);
    let exploration = exploration(game);
    exploration.exerted.add(villager);
    exploration.lanterns = exploration.lanterns.saturating_add(1);
    let name = &game.content.0.face(villager).name;
    events.send(Event::Exerted { seat, villager, name });
    ask_to_exert(game, chance, events);
}

/// The numbers that count: reached, and free or payable (AB-098, AB-119).
fn claims(game: &AboveAndBelow) -> impl Iterator<Item = &'static story::Tier<Tongue>> {
    let lanterns = game.open.exploration.as_ref().map_or(0, |exploration| exploration.lanterns);
    tiers(game).iter().rev().filter(move |tier| {
        let payable = tier.price.iter().all(|&amount| check_price(game, amount).is_ok());
        tier.number <= lanterns && payable
    })
}

/// Compares the lanterns with the numbers (AB-098); a number with a price is asked for (AB-119).
pub(crate) fn count(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let highest = claims(game).next();
    match highest {
        None => fail(game, chance, events),
        Some(tier) if tier.price.is_empty() => reach(game, tier.number, chance, events),
        Some(_) => game.ask_active(Stage::Claiming),
    }
}

/// Each number down to the first that costs nothing; beyond that nobody would go.
pub(crate) fn list_claims(game: &AboveAndBelow, out: &mut Vec<Action>) {
    for tier in claims(game) {
        out.push(Action::Claim(tier.number));
        if tier.price.is_empty() {
            return;
        }
    }
    out.push(Action::Decline);
}

pub(crate) fn check_claim(game: &AboveAndBelow, number: u8) -> Result<(), Refusal> {
    for tier in claims(game) {
        if tier.number == number {
            return Ok(());
        }
        if tier.price.is_empty() {
            break;
        }
    }
    Err(Refusal::NotReached { number })
}

pub(crate) fn check_decline(game: &AboveAndBelow) -> Result<(), Refusal> {
    match claims(game).find(|tier| tier.price.is_empty()) {
        Some(_) => Err(Refusal::NotNow { now: Stage::Claiming }),
        None => Ok(()),
    }
}

pub(crate) fn claim(
    game: &mut AboveAndBelow,
    number: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let price = tiers(game).iter().find(|tier| tier.number == number).map(|tier| &tier.price);
    match price.and_then(|price| price.first()) {
        Some(&price) => settle(game, price, Purpose::Number(number), chance, events),
        None => reach(game, number, chance, events),
    }
}

/// The reward of this number, and only that (AB-098).
pub(crate) fn reach(
    game: &mut AboveAndBelow,
    number: u8,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let choice = usize::from(exploration(game).choice.unwrap_or(0));
    let tier = tiers(game).iter().position(|tier| tier.number == number).unwrap_or(0);
    let outcome = game.hidden.behind[choice].numbers[tier];
    page(game).lanterns = Some(exploration(game).lanterns);
    succeed(game, Some(number), outcome, chance, events);
}

fn succeed(
    game: &mut AboveAndBelow,
    number: Option<u8>,
    outcome: OutcomeId,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let page = page(game);
    page.number = number;
    page.outcome = Some(outcome);
    exploration(game).effect = 0;
    events.send(Event::Succeeded { seat, number, outcome });
    rewards::resolve(game, chance, events);
}

/// No number was reached: what the book says of it, if anything (AB-104 to AB-106).
pub(crate) fn fail(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let exploration = exploration(game);
    let (passage, lanterns) = (exploration.passage, exploration.lanterns);
    let choice = exploration.choice.unwrap_or(0);
    exploration.effect = 0;
    let outcome = game.hidden.behind[usize::from(choice)].failure;
    let page = page(game);
    page.lanterns = Some(lanterns);
    page.failed = true;
    page.outcome = outcome;
    events.send(Event::Failed { seat, passage, choice, lanterns, outcome });
    rewards::resolve(game, chance, events);
}

/// Whether the tale can go on: in an imagined world it may be longer than any in the book.
pub(crate) fn has_room_for_a_page(game: &AboveAndBelow) -> bool {
    game.open.tale.len() < MOST_PAGES
}

/// The party comes home, with the cave or without (AB-102 to AB-104).
pub(crate) fn come_home(
    game: &mut AboveAndBelow,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let seat = game.active();
    let failed = page(game).failed;
    let cave = exploration(game).cave;
    let party = game.open.party;
    let coins = symbols::explore_coins(&game.content, game.open.village(seat));
    let village = game.open.village_mut(seat);
    village.exhausted = village.exhausted.and(party);
    if failed {
        game.hidden.caves.put_under([cave]);
        events.send(Event::CaveLost { cave });
        if game.open.cave.is_none() {
            turn_up_cave(game, chance, events);
        }
    } else {
        village.caves.add(cave);
        if coins > 0 {
            village.coins += u16::from(coins);
            events.send(Event::Gained { seat, gain: Gain { thing: Thing::Coin, amount: coins } });
        }
        events.send(Event::CaveFound { seat, cave });
    }
    game.open.exploration = None;
    game.hidden.behind = [Behind::default(); MOST_CHOICES];
    turn::end(game, chance, events);
}
