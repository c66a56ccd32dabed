//! The book: an open passage, its choices and what they cost, and how a tale turns out
//! (RULES.md sections 5 and 5a, AB-071 to AB-080, AB-104 to AB-106, AB-114 to AB-121).

use story::{Amount, Bonus, Choice, Closed, Key, Keyword, Player};
use table::{Chance, Sink};

use super::{Play, paying};
use crate::{
    AboveAndBelow, Action, Event, Page, Purpose, Refusal, Stage, Villager, Villagers,
    components::{Craft, MOST_CHOICES, MOST_PAGES, OutcomeId, Sign, Thing, Vocabulary},
    exploration::Dice,
    stage::Question,
};

/// Opens a passage of the book, by the die or by a jump (AB-071, AB-118).
pub(crate) fn open_passage(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    number: Key,
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
    play.send(Event::Opened { seat, die, passage: number });
    play.game.open.tale.push(Page { seat, passage: number, ..Page::default() });
    play.game.hidden.behind = if play.game.hidden.imagined {
        play.game.content.tales().guess(number, play.chance)
    } else {
        play.game.content.tales().behind(number)
    };
    if passage.choices.is_empty() {
        let outcome = play.game.content.tales().behind(number)[0].numbers[0];
        return succeed(play, None, outcome);
    }
    play.game.ask(Stage::Choosing);
}

/// The choices of the open passage.
pub(crate) fn choices(game: &AboveAndBelow) -> &'static [Choice<Vocabulary>] {
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
    if let Some(closed) = written.needs.iter().find_map(|need| need.closes(&Party(game))) {
        return Err(refusal(choice, closed));
    }
    written.price().iter().try_for_each(|amount| paying::check_price(game, *amount))?;
    match written.bonus {
        Some(Bonus::ForPrice { price, .. }) if paying => paying::check_price(game, price)?,
        _ if paying => return Err(Refusal::NothingToPayFor { choice }),
        _ => {}
    }
    Ok(Chosen { index: choice - 1, written, paying })
}

/// What is missing for a choice (AB-121). This game's book has no keywords, and prices are checked by
/// themselves.
fn refusal(choice: u8, closed: Closed<Vocabulary>) -> Refusal {
    match closed {
        Closed::Needs { needed: Amount { thing, amount }, held } => {
            Refusal::ChoiceNeeds { choice, thing, amount, held }
        }
        Closed::NeedsSign(sign) => Refusal::ChoiceNeedsSign { choice, sign },
        Closed::NotForYou | Closed::NotWith(_) | Closed::CannotPay(_) => {
            Refusal::NotNow { now: Stage::Choosing }
        }
    }
}

/// The active player with the party, as the book asks for them (AB-121).
pub(crate) struct Party<'a>(pub(crate) &'a AboveAndBelow);

impl Player<Vocabulary> for Party<'_> {
    #[inline]
    fn has(&self, thing: Thing) -> u16 {
        let village = self.0.open.village(self.0.active());
        match thing {
            Thing::Coin => village.coins,
            Thing::Reputation => village.reputation.into(),
            Thing::Token(token) => village.owns(token).into(),
        }
    }

    #[inline]
    fn shows(&self, sign: Sign) -> usize {
        let shows = |villager: &Villager| {
            let face = self.0.content.face(*villager);
            match sign {
                Sign::Hammer => face.build != Craft::None,
                Sign::Quill => face.train != Craft::None,
                Sign::Fishfolk | Sign::Frogfolk => face.people == Some(sign),
            }
        };
        self.0.open.party.iter().filter(shows).count()
    }

    fn knows(&self, _: Keyword) -> bool {
        false
    }

    /// Coins by cider and potion too; tokens from the stores.
    #[inline]
    fn can_pay(&self, price: &Amount<Vocabulary>) -> bool {
        paying::check_price(self.0, *price).is_ok()
    }
}

/// Takes a choice; what it costs is paid before it is carried out (AB-078).
pub(crate) fn choose(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Chosen { index, written, paying }: Chosen,
) {
    let seat = play.game.active();
    let bonus = written.bonus_of(&Party(play.game), paying);
    let exploration = play.game.exploration_mut();
    let passage = exploration.passage;
    exploration.choice = Some(index);
    exploration.bonus = bonus;
    play.game.page_mut().choice = Some(index);
    play.send(Event::Chose { seat, passage, choice: index });
    play.game.open.pending.replace(Question::CarryOut);
    let price = match written.bonus {
        Some(Bonus::ForPrice { price, .. }) if paying => Some(price),
        _ => written.price().first().copied(),
    };
    if let Some(price) = price {
        paying::settle(play, price, Purpose::Choice(index));
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
