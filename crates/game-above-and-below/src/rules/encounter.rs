//! The book: an open passage, its choices and what they cost, and how a tale turns out
//! (RULES.md sections 5 and 5a, AB-071 to AB-080, AB-104 to AB-106, AB-114 to AB-121).

use story::{Amount, Bonus, Choice, Need, Number, Standing, Way};
use table::{Chance, Sink};

use super::{Play, paying};
use crate::{
    AboveAndBelow, Action, Event, Page, Purpose, Refusal, Stage, Villager, Villagers,
    components::{
        Behind, Craft, MOST_CHOICES, MOST_PAGES, OutcomeId, Sign, Tales, Thing, Vocabulary,
    },
    exploration::Dice,
    stage::Question,
};

/// Opens a passage of the book, by the die or by a jump (AB-071, AB-118).
pub(crate) fn open_passage(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    number: Number,
    die: Option<u8>,
) {
    let seat = play.game.active();
    let passage = play.game.content.0.tales().passage(number);
    let exploration = play.game.exploration_mut();
    exploration.passage = number;
    exploration.choice = None;
    exploration.bonus = 0;
    exploration.lanterns = 0;
    exploration.dice = Dice::default();
    exploration.exerted = Villagers::NONE;
    play.send(Event::Opened { seat, die, passage: number, title: &passage.title });
    play.game.open.tale.push(Page { seat, passage: number, ..Page::default() });
    play.game.hidden.behind = if play.game.hidden.imagined {
        guess(play.game.content.tales(), number, play.chance)
    } else {
        play.game.content.tales().behind(number)
    };
    if passage.choices.is_empty() {
        let outcome = play.game.content.tales().behind(number)[0].numbers[0];
        return succeed(play, None, outcome);
    }
    play.game.ask(Stage::Choosing);
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

/// The choices of the open passage.
pub(super) fn choices(game: &AboveAndBelow) -> &'static [Choice<Vocabulary>] {
    &game.content.0.tales().passage(game.exploration().passage).choices
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

/// A choice that is open to the party. Only [`check_choice`] makes one.
pub(crate) struct Chosen {
    index: u8,
    written: &'static Choice<Vocabulary>,
    /// Whether extra lanterns are bought.
    paying: bool,
}

pub(crate) fn check_choice(
    game: &AboveAndBelow,
    choice: u8,
    paying: bool,
) -> Result<Chosen, Refusal> {
    let choices = choices(game);
    let found = choice.checked_sub(1).and_then(|index| choices.get(usize::from(index)));
    let Some(written) = found else {
        return Err(Refusal::NoSuchChoice { choice, choices: choices.len() as u8 });
    };
    written.needs.iter().try_for_each(|need| check_need(game, choice, need))?;
    if let Way::Plain { price, .. } = &written.way {
        price.iter().try_for_each(|amount| paying::check_price(game, *amount))?;
    }
    match written.bonus {
        Some(Bonus::ForPrice { price, .. }) if paying => paying::check_price(game, price)?,
        _ if paying => return Err(Refusal::NothingToPayFor { choice }),
        _ => {}
    }
    Ok(Chosen { index: choice - 1, written, paying })
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

/// Takes a choice; what it costs is paid before it is carried out (AB-078).
pub(crate) fn choose(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Chosen { index, written, paying }: Chosen,
) {
    let seat = play.game.active();
    let bonus = bonus(play.game, written, paying);
    let exploration = play.game.exploration_mut();
    let passage = exploration.passage;
    exploration.choice = Some(index);
    exploration.bonus = bonus;
    play.game.page_mut().choice = Some(index);
    play.send(Event::Chose { seat, passage, choice: index, label: &written.label });
    play.game.open.pending.replace(Question::CarryOut);
    let price = match (&written.way, written.bonus) {
        (Way::Plain { price, .. }, _) => price.first().copied(),
        (_, Some(Bonus::ForPrice { price, .. })) if paying => Some(price),
        _ => None,
    };
    if let Some(price) = price {
        paying::settle(play, price, Purpose::Choice(index));
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

/// What the book says of this is read, and what it brings happens (AB-098, AB-117).
pub(super) fn succeed(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    number: Option<u8>,
    outcome: OutcomeId,
) {
    let seat = play.game.active();
    let page = play.game.page_mut();
    page.number = number;
    page.outcome = Some(outcome);
    play.send(Event::Succeeded { seat, number, outcome });
    bring_about(play.game);
}

/// No number was reached: what the book says of it, if anything (AB-104 to AB-106).
pub(crate) fn fail(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    let exploration = play.game.exploration();
    let (passage, lanterns) = (exploration.passage, exploration.lanterns);
    let choice = exploration.chosen();
    let outcome = play.game.hidden.behind[usize::from(choice)].failure;
    let page = play.game.page_mut();
    page.lanterns = Some(lanterns);
    page.failed = true;
    page.outcome = outcome;
    play.send(Event::Failed { seat, passage, choice, lanterns, outcome });
    bring_about(play.game);
}

/// The effects of the outcome on the page are pending.
fn bring_about(game: &mut AboveAndBelow) {
    game.exploration_mut().effect = 0;
    game.open.pending.push(Question::Effects);
}

/// Whether the tale can go on: in an imagined world it may be longer than any in the book.
pub(crate) fn has_room_for_a_page(game: &AboveAndBelow) -> bool {
    game.open.tale.len() < MOST_PAGES
}
