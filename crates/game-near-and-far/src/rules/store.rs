//! The General Store: a coin or artifacts, and what is kept of them (RULES.md sections 3 and 9d).

use table::{Chance, Sink};

use super::{Play, drafting, gaining};
use crate::{
    Action, Event, NearAndFar, Refusal, Stage,
    components::{Card, Good, Kind},
    edition::Edition,
};

/// Artifacts of a draw (NF-191).
pub(crate) const DRAW: u8 = 4;

/// Artifacts drawn on every visit, besides (NF-525).
fn extra(game: &NearAndFar) -> u8 {
    let cards = game.open.mover().cards.intersection(game.content.with.extra_draw);
    cards.iter().map(|card| game.content.0.card(card).effects.extra_draw).sum()
}

/// What deck and discards of a kind can give (NF-195).
fn available(game: &NearAndFar, kind: Kind) -> u8 {
    game.hidden.deck.union(game.hidden.discards).of(kind).len() as u8
}

/// What both decks and their discards can give (NF-195).
fn left(game: &NearAndFar) -> u8 {
    available(game, Kind::Basic) + available(game, Kind::Advanced)
}

/// The ways to draw so many, or as many as there are.
fn splits(game: &NearAndFar, count: u8) -> impl Iterator<Item = (u8, u8)> + use<> {
    let (basic, advanced) = (available(game, Kind::Basic), available(game, Kind::Advanced));
    let count = count.min(basic + advanced);
    (0..=count)
        .map(move |from| (count - from, from))
        .filter(move |(first, second)| *first <= basic && *second <= advanced)
}

pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    let extra = extra(game);
    out.extend(splits(game, extra).map(|(basic, advanced)| Action::Coin { basic, advanced }));
    let draws = splits(game, DRAW + extra).filter(|(basic, advanced)| basic + advanced > 0);
    out.extend(draws.map(|(basic, advanced)| Action::Draw { basic, advanced }));
    match anyway(game) {
        0 => out.push(Action::Done),
        // Where so few are left that a draw brings no more, they are listed above.
        _ if left(game) <= extra => {}
        count => {
            let alone = splits(game, count);
            out.extend(alone.map(|(basic, advanced)| Action::Draw { basic, advanced }));
        }
    }
}

/// Artifacts that come even if neither the coin nor the draw is taken (NF-525).
fn anyway(game: &NearAndFar) -> u8 {
    match game.open.edition {
        Edition::First => 0,
        Edition::Second => extra(game).min(left(game)),
    }
}

/// Whether so many artifacts are no more than those that come anyway.
pub(crate) fn is_no_draw(game: &NearAndFar, cards: u8) -> bool {
    cards <= anyway(game) && left(game) > cards
}

/// Nothing is taken, and nothing comes.
pub(crate) fn check_nothing(game: &NearAndFar) -> Result<(), Refusal> {
    match anyway(game) {
        0 => Ok(()),
        cards => Err(Refusal::NotThisDraw { cards }),
    }
}

/// How many cards come from either deck. Only a check makes one.
pub(crate) struct Split {
    basic: u8,
    advanced: u8,
}

pub(crate) fn check_coin(game: &NearAndFar, basic: u8, advanced: u8) -> Result<Split, Refusal> {
    check_split(splits(game, extra(game)), basic, advanced, extra(game))
}

pub(crate) fn check_draw(game: &NearAndFar, basic: u8, advanced: u8) -> Result<Split, Refusal> {
    let (count, anyway) = (DRAW + extra(game), anyway(game));
    let draws = splits(game, count).chain(splits(game, anyway));
    check_split(draws.filter(|(one, other)| one + other > 0), basic, advanced, count)
}

fn check_split(
    mut splits: impl Iterator<Item = (u8, u8)>,
    basic: u8,
    advanced: u8,
    cards: u8,
) -> Result<Split, Refusal> {
    match splits.any(|split| split == (basic, advanced)) {
        true => Ok(Split { basic, advanced }),
        false => Err(Refusal::NotThisDraw { cards }),
    }
}

/// NF-191.
pub(crate) fn take_coin(play: &mut Play<impl Chance, impl Sink<Event>>, split: Split) {
    let seat = play.game.active();
    gaining::gain(play, seat, Good::Coin, 1);
    if split.basic + split.advanced > 0 {
        draw(play, split);
    }
}

/// One card of either deck, by a card (NF-675).
pub(crate) fn list_journal(game: &NearAndFar, out: &mut Vec<Action>) {
    let one = splits(game, 1).filter(|(basic, advanced)| basic + advanced > 0);
    out.extend(one.map(|(basic, advanced)| Action::Draw { basic, advanced }));
    out.push(Action::Done);
}

pub(crate) fn check_journal(game: &NearAndFar, basic: u8, advanced: u8) -> Result<Split, Refusal> {
    check_split(splits(game, 1).filter(|(one, other)| one + other > 0), basic, advanced, 1)
}

/// Draws artifacts; discards become the deck again where it is empty (NF-076).
pub(crate) fn draw(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Split { basic, advanced }: Split,
) {
    let seat = play.game.active();
    play.send(Event::ArtifactsDrawn { seat, basic, advanced });
    for (kind, count) in [(Kind::Basic, basic), (Kind::Advanced, advanced)] {
        for _ in 0..count {
            if let Some(card) = draw_one(play, kind) {
                play.game.hidden.fresh.add(card);
                play.send(Event::Drew { seat, card });
            }
        }
    }
    play.game.ask(Stage::Sift);
}

fn draw_one(play: &mut Play<impl Chance, impl Sink<Event>>, kind: Kind) -> Option<Card> {
    let hidden = &mut play.game.hidden;
    if hidden.deck.of(kind).is_empty() {
        let back = hidden.discards.of(kind);
        hidden.deck = hidden.deck.union(back);
        hidden.discards = hidden.discards.without(back);
    }
    let drawn = hidden.deck.of(kind).draw(play.chance)?;
    hidden.deck.remove(drawn);
    Some(drawn)
}

/// All are seen; they are settled one by one (NF-193).
pub(crate) fn list_sift(game: &NearAndFar, out: &mut Vec<Action>) {
    if let Some(card) = game.hidden.fresh.first() {
        out.extend([Action::Keep(card), Action::Drop(card)]);
    }
}

/// The card that is settled now. Only [`check_fresh`] makes one.
pub(crate) struct Fresh(Card);

pub(crate) fn check_fresh(game: &NearAndFar, card: Card) -> Result<Fresh, Refusal> {
    match game.hidden.fresh.first() {
        Some(first) if first == card => Ok(Fresh(card)),
        Some(first) => Err(Refusal::ThisCardFirst { card: first }),
        None => Err(Refusal::NotInHand { card }),
    }
}

pub(crate) fn keep(play: &mut Play<impl Chance, impl Sink<Event>>, Fresh(card): Fresh) {
    play.game.hidden.fresh.remove(card);
    let seat = play.game.active();
    drafting::add_to_hand(play.game, seat, card);
    play.send(Event::Kept { seat, advanced: card.kind() == Kind::Advanced });
}

pub(crate) fn drop_fresh(play: &mut Play<impl Chance, impl Sink<Event>>, Fresh(card): Fresh) {
    play.game.hidden.fresh.remove(card);
    let seat = play.game.active();
    drafting::lay_aside(play, seat, card);
}
