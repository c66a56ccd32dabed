//! The book: an open passage, its choices and what they cost, and how a tale turns out
//! (RULES.md sections 5 and 5a, AB-071 to AB-080, AB-104 to AB-106, AB-114 to AB-121).

use story::{Amount, Bonus, Choice, Need, Number, Standing, Way};
use table::{Chance, Sink};

use super::{
    exploring::{exploration, page},
    lanterns, paying, rewards,
};
use crate::{
    AboveAndBelow, Action, Bill, Event, Page, Purpose, Refusal, Stage, Villager, Villagers,
    components::{
        Behind, Craft, MOST_CHOICES, MOST_PAGES, OutcomeId, Sign, Tales, Thing, Vocabulary,
    },
    exploration::Dice,
};

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
    game.hidden.behind = if game.hidden.imagined {
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
            Way::Plain { price, .. } => guess.numbers[0] = any(tales.plain_pool(price)),
            Way::Roll { tiers, .. } => {
                for (index, (tier, outcome)) in tiers.iter().zip(&mut guess.numbers).enumerate() {
                    *outcome = any(tales.pool(tier, Standing::of(index, tiers.len())));
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
pub(super) fn written(game: &AboveAndBelow, choice: u8) -> Option<&'static Choice<Vocabulary>> {
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
    let Some(written) = choice.checked_sub(1).and_then(|index| written(game, index)) else {
        let choices = (0..MOST_CHOICES as u8).take_while(|&it| written(game, it).is_some());
        return Err(Refusal::NoSuchChoice { choice, choices: choices.count() as u8 });
    };
    written.needs.iter().try_for_each(|need| check_need(game, choice, need))?;
    if let Way::Plain { price, .. } = &written.way {
        price.iter().try_for_each(|amount| check_price(game, *amount))?;
    }
    match written.bonus {
        Some(Bonus::ForPrice { price, .. }) if paying => check_price(game, price),
        _ if paying => Err(Refusal::NothingToPayFor { choice }),
        _ => Ok(()),
    }
}

/// Whether what a choice asks for is there (AB-121).
fn check_need(game: &AboveAndBelow, choice: u8, need: &Need<Vocabulary>) -> Result<(), Refusal> {
    match *need {
        Need::Thing(Amount { thing, amount }) => match has(game, thing) {
            held if held < amount.into() => {
                Err(Refusal::ChoiceNeeds { choice, thing, amount, held })
            }
            _ => Ok(()),
        },
        Need::Sign(sign) if signs(game, sign) == 0 => {
            Err(Refusal::ChoiceNeedsSign { choice, sign })
        }
        // This game's book has no keywords; a book with one is not read.
        Need::Sign(_) | Need::Keyword(_) | Need::NoKeyword(_) => Ok(()),
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
pub(super) fn check_price(game: &AboveAndBelow, price: Amount<Vocabulary>) -> Result<(), Refusal> {
    let cost = price.amount;
    match price.thing {
        Thing::Coin => paying::check_purse(game, cost),
        Thing::Reputation => Ok(()),
        Thing::Token(token) => match game.open.village(game.active()).stores[token] {
            held if held < cost => Err(Refusal::TooFewTokens { token, cost, held }),
            _ => Ok(()),
        },
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
pub(super) fn settle(
    game: &mut AboveAndBelow,
    price: Amount<Vocabulary>,
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
        Purpose::Number(number) => lanterns::reach(game, number, chance, events),
        Purpose::Choice(index) => carry_out(game, index, chance, events),
        Purpose::Work(_) | Purpose::Refresh(_) => {}
    }
}

/// Lanterns that a choice adds to the roll (AB-121).
pub(crate) fn bonus(game: &AboveAndBelow, choice: &Choice<Vocabulary>, paying: bool) -> u8 {
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
        Way::Roll { .. } => lanterns::roll(game, chance, events),
    }
}

pub(super) fn succeed(
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
