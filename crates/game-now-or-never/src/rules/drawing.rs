//! Drawing quest cards (NN-306 to NN-309).
//!
//! Cards are drawn one by one, each from a pile the player chooses; only after the last some are
//! kept and the others discarded.

use table::{Answer, Chance, Sink};

use super::{Play, the_only};
use crate::{
    Action, Event, NowOrNever, Refusal, Stage,
    components::{Deck, Quest, Quests},
    stage::Question,
};

/// The active player draws so many cards and keeps some of them.
pub(crate) fn begin(play: &mut Play<impl Chance, impl Sink<Event>>, draw: u8, keep: u8) {
    play.game.open.turn.draws = draw;
    play.game.open.turn.keeps = keep;
    play.game.then(Question::Draws);
}

/// A deck of which a card is left.
pub(crate) struct Source(Deck);

/// Whether a card of this deck can be drawn: its discards would be a new pile (NN-308, NN-309).
pub(crate) fn check_pile(game: &NowOrNever, deck: Deck) -> Result<Source, Refusal> {
    let is_empty = game.hidden.quests.union(game.open.discards).of(deck).is_empty();
    if is_empty { Err(Refusal::EmptyPile) } else { Ok(Source(deck)) }
}

/// The decks of which a card can be drawn.
fn left(game: &NowOrNever) -> impl Iterator<Item = Deck> + '_ {
    Deck::ALL.into_iter().filter(|deck| check_pile(game, *deck).is_ok())
}

pub(crate) fn list_piles(game: &NowOrNever, out: &mut Vec<Action>) {
    out.extend(left(game).map(Action::Draw));
}

/// The one deck that is left, where nobody has to choose (NN-638).
pub(crate) fn the_only_deck(game: &NowOrNever) -> Option<Source> {
    if game.open.is_first_edition() { None } else { the_only(left(game)).map(Source) }
}

/// The next card is drawn, or all are and some are kept.
pub(crate) fn go_on(play: &mut Play<impl Chance, impl Sink<Event>>) -> Answer {
    if play.game.open.turn.draws > 0 && left(play.game).next().is_some() {
        play.game.ask(Stage::Draw);
        return Answer::Open;
    }
    let (fresh, keeps) = (play.game.hidden.fresh, play.game.open.turn.keeps);
    if fresh.len() <= usize::from(keeps) {
        fresh.iter().for_each(|quest| take(play, quest));
    } else if keeps == 0 {
        fresh.iter().for_each(|quest| drop_card(play, quest));
    } else {
        play.game.ask(Stage::Sift);
        return Answer::Open;
    }
    Answer::Given
}

/// The top card of a deck; an empty pile is made anew of its discards first (NN-308).
pub(crate) fn top(play: &mut Play<impl Chance, impl Sink<Event>>, deck: Deck) -> Option<Quest> {
    let mut pile = play.game.hidden.quests.of(deck);
    if pile.is_empty() {
        pile = play.game.open.discards.of(deck);
        if pile.is_empty() {
            return None;
        }
        play.game.open.discards = play.game.open.discards.without(pile);
        play.game.hidden.quests = play.game.hidden.quests.union(pile);
        play.send(Event::PileRenewed { deck });
    }
    let quest = pile.draw(play.chance)?;
    play.game.hidden.quests.remove(quest);
    Some(quest)
}

/// NN-306, NN-307.
pub(crate) fn draw(play: &mut Play<impl Chance, impl Sink<Event>>, Source(deck): Source) {
    let seat = play.game.active();
    let Some(quest) = top(play, deck) else { return };
    play.game.hidden.fresh.add(quest);
    play.game.open.fresh_backs[deck.index()] += 1;
    play.game.open.turn.draws -= 1;
    play.send(Event::QuestDrawn { seat, deck });
    play.send(Event::QuestSeen { seat, quest });
}

/// Whether the cards that are kept are named, or those that are not: whatever takes fewer clicks,
/// and never both (NN-369).
fn names_kept(game: &NowOrNever) -> bool {
    usize::from(game.open.turn.keeps) * 2 <= game.hidden.fresh.len()
}

pub(crate) fn list_drawn(game: &NowOrNever, out: &mut Vec<Action>) {
    let act = if names_kept(game) { Action::Keep } else { Action::Drop };
    out.extend(game.hidden.fresh.iter().map(act));
}

/// One of the drawn cards.
pub(crate) struct Drawn(Quest);

fn check_drawn(game: &NowOrNever, quest: Quest) -> Result<Drawn, Refusal> {
    let is_drawn = game.hidden.fresh.contains(quest);
    if is_drawn { Ok(Drawn(quest)) } else { Err(Refusal::NotDrawn { quest }) }
}

/// Whether a drawn card can be named as one that is kept.
pub(crate) fn check_keep(game: &NowOrNever, quest: Quest) -> Result<Drawn, Refusal> {
    let drawn = check_drawn(game, quest)?;
    if names_kept(game) { Ok(drawn) } else { Err(Refusal::NotNow { now: Stage::Sift }) }
}

/// Whether a drawn card can be named as one that is not.
pub(crate) fn check_drop(game: &NowOrNever, quest: Quest) -> Result<Drawn, Refusal> {
    let drawn = check_drawn(game, quest)?;
    if names_kept(game) { Err(Refusal::NotNow { now: Stage::Sift }) } else { Ok(drawn) }
}

/// One of the drawn cards is kept; once enough are, the others are discarded.
pub(crate) fn keep(play: &mut Play<impl Chance, impl Sink<Event>>, Drawn(quest): Drawn) {
    take(play, quest);
    play.game.open.turn.keeps -= 1;
}

/// One of the drawn cards is discarded; once enough are, the others are kept.
pub(crate) fn discard(play: &mut Play<impl Chance, impl Sink<Event>>, Drawn(quest): Drawn) {
    drop_card(play, quest);
}

/// A drawn card comes into the hand (NN-612).
fn take(play: &mut Play<impl Chance, impl Sink<Event>>, quest: Quest) {
    let (seat, deck) = (play.game.active(), quest.deck());
    leave_fresh(play.game, quest);
    play.game.hidden.hands[seat.index()].add(quest);
    play.game.open.player_mut(seat).hand[deck.index()] += 1;
    play.send(Event::QuestKept { seat, deck });
}

/// A drawn card goes to the discards of its deck.
fn drop_card(play: &mut Play<impl Chance, impl Sink<Event>>, quest: Quest) {
    let seat = play.game.active();
    leave_fresh(play.game, quest);
    play.game.open.discards = play.game.open.discards.union(Quests::only(quest));
    play.send(Event::Discarded { seat, quest });
}

fn leave_fresh(game: &mut NowOrNever, quest: Quest) {
    game.hidden.fresh.remove(quest);
    game.open.fresh_backs[quest.deck().index()] -= 1;
}
