//! Treasure cards: drawn, kept, swapped and lost (RULES.md section 12).

use table::{Chance, Sink};

use super::{Play, gaining};
use crate::{
    Action, Event, NearAndFar, Open, Refusal, Stage, Traveller,
    components::{Card, Cards, Content, Trigger},
    edition::Edition,
};

/// Whether a draw would give anything: somebody to carry it, and a card (NF-252, NF-259).
pub(crate) fn can_draw(content: &Content, open: &Open) -> bool {
    check_draw(content, open).is_ok()
}

pub(crate) fn check_draw(content: &Content, open: &Open) -> Result<(), Refusal> {
    if !may_carry(content, open, open.mover()) {
        return Err(Refusal::NoPlaceForTreasure);
    }
    match open.treasures.is_empty() && open.treasure_discards.is_empty() {
        true => Err(Refusal::NoTreasures),
        false => Ok(()),
    }
}

/// Whether somebody could have a treasure that is drawn: with a pack animal, and without one while a place
/// that a card lends is free (NF-252, NF-531).
pub(crate) fn may_carry(content: &Content, open: &Open, traveller: &Traveller) -> bool {
    let places = traveller.treasure_places(content);
    match open.edition {
        Edition::First => places > 0,
        Edition::Second => traveller.animals() > 0 || traveller.treasures().len() < places.into(),
    }
}

/// Draws treasures, shown to all, and asks what is kept (NF-255, NF-258).
pub(crate) fn draw(play: &mut Play<impl Chance, impl Sink<Event>>, count: u8) {
    if !can_draw(&play.game.content, &play.game.open) {
        return;
    }
    let seat = play.game.active();
    for _ in 0..count {
        let open = &mut play.game.open;
        if open.treasures.is_empty() {
            open.treasures = std::mem::take(&mut open.treasure_discards);
        }
        let Some(card) = open.treasures.draw(play.chance) else { break };
        open.drawn.add(card);
        play.send(Event::TreasureDrawn { seat, card });
    }
    play.game.ask(Stage::Treasure);
    gaining::trigger(play, seat, Trigger::TreasureDrawn);
}

fn has_place(game: &NearAndFar) -> bool {
    let mover = game.open.mover();
    mover.treasures().len() < mover.treasure_places(&game.content).into()
}

/// Kept where there is room, else for one that is owned; or left (NF-253, NF-254, NF-256).
pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    for keep in game.open.drawn.iter() {
        if has_place(game) {
            out.push(Action::Keep(keep));
        } else {
            let owned = game.open.mover().treasures();
            out.extend(owned.iter().map(|lose| Action::Swap { keep, lose }));
        }
    }
    out.push(Action::Done);
}

/// What is done about treasures that were drawn. Only [`check`] makes one.
pub(crate) struct Choice {
    keep: Option<Card>,
    lose: Option<Card>,
}

pub(crate) fn check(game: &NearAndFar, action: Action) -> Result<Choice, Refusal> {
    let drawn = |card: Card| match game.open.drawn.contains(card) {
        true => Ok(Some(card)),
        false => Err(Refusal::NotDrawn { card }),
    };
    match action {
        Action::Keep(card) => {
            let keep = drawn(card)?;
            match has_place(game) {
                true => Ok(Choice { keep, lose: None }),
                false => Err(Refusal::NobodyToCarry),
            }
        }
        Action::Swap { keep, lose } => {
            let keep = drawn(keep)?;
            if has_place(game) {
                return Err(Refusal::RoomEnough);
            }
            let Owned(lose) = check_owned(game, lose)?;
            Ok(Choice { keep, lose: Some(lose) })
        }
        Action::Done => Ok(Choice { keep: None, lose: None }),
        _ => Err(Refusal::NotNow { now: Stage::Treasure }),
    }
}

/// One is kept, or none; the others are discarded (NF-253, NF-254, NF-256).
pub(crate) fn settle(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Choice { keep, lose }: Choice,
) {
    let left = std::mem::take(&mut play.game.open.drawn);
    if let Some(card) = lose {
        discard(play, card);
    }
    let left = keep.map_or(left, |card| left.without(Cards::only(card)));
    play.game.open.treasure_discards = play.game.open.treasure_discards.union(left);
    if let Some(card) = keep {
        take(play, card);
    }
}

/// A treasure works at once (NF-257).
fn take(play: &mut Play<impl Chance, impl Sink<Event>>, card: Card) {
    let (seat, content) = (play.game.active(), play.game.content);
    let mover = play.game.open.mover_mut();
    mover.cards.add(card);
    mover.recount_cards(&content);
    play.send(Event::TreasureMoved { seat, card, kept: true });
}

fn discard(play: &mut Play<impl Chance, impl Sink<Event>>, card: Card) {
    let (seat, content) = (play.game.active(), play.game.content);
    let mover = play.game.open.mover_mut();
    mover.cards.remove(card);
    mover.recount_cards(&content);
    play.game.open.treasure_discards.add(card);
    play.send(Event::TreasureMoved { seat, card, kept: false });
}

/// A treasure of the active player. Only [`check_owned`] makes one.
pub(crate) struct Owned(Card);

pub(crate) fn check_owned(game: &NearAndFar, card: Card) -> Result<Owned, Refusal> {
    match game.open.mover().treasures().contains(card) {
        true => Ok(Owned(card)),
        false => Err(Refusal::NotYours { card }),
    }
}

/// Whether more are owned than can be carried (NF-247).
pub(crate) fn is_too_many(game: &NearAndFar) -> bool {
    let mover = game.open.mover();
    mover.treasures().len() > mover.treasure_places(&game.content).into()
}

/// One that nobody carries any more is given up; asked again while there are too many.
pub(crate) fn lose(play: &mut Play<impl Chance, impl Sink<Event>>, Owned(card): Owned) {
    discard(play, card);
}
