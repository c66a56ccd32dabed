//! Before the first turn: heroes and the first quest cards (RULES.md section 4).

use table::{Chance, Seat, Sink};

use super::{Play, turn};
use crate::{
    Action, Event, NowOrNever, Player, Refusal, Stage,
    components::{Content, Hero, Quest, Quests},
    stage::Question,
};

/// Who chooses a hero next: the last in turn order first (NN-068).
pub(crate) fn next_to_choose(game: &NowOrNever) -> Option<Seat> {
    let open = &game.open;
    open.seats_from(open.starter).rev().find(|seat| open.player(*seat).hero.is_none())
}

/// A hero nobody plays.
pub(crate) struct Vacant(Hero);

pub(crate) fn list_heroes(game: &NowOrNever, out: &mut Vec<Action>) {
    let vacant = Hero::ALL.into_iter().filter(|hero| check_hero(game, *hero).is_ok());
    out.extend(vacant.map(Action::Choose));
}

pub(crate) fn check_hero(game: &NowOrNever, hero: Hero) -> Result<Vacant, Refusal> {
    let is_taken = game.open.players.iter().any(|player| player.hero == Some(hero));
    if is_taken { Err(Refusal::HeroTaken) } else { Ok(Vacant(hero)) }
}

/// NN-067, NN-068.
pub(crate) fn choose(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    Vacant(hero): Vacant,
) {
    take_hero(play.game.content(), play.game.open.player_mut(seat), hero);
    play.send(Event::HeroChosen { seat, hero });
    match next_to_choose(play.game) {
        Some(seat) => play.game.ask(Stage::Hero { seat }),
        None => play.game.then(Question::Deal),
    }
}

/// A player gets a hero board: hearts and mana are full (NN-071).
pub(crate) fn take_hero(content: &Content, player: &mut Player, hero: Hero) {
    player.hero = Some(hero);
    player.hearts = player.most_hearts(content);
    player.mana = player.most_mana(content);
}

/// A card of a hand that is not kept yet.
pub(crate) struct Keepable(Quest);

pub(crate) fn list_cards(game: &NowOrNever, seat: Seat, out: &mut Vec<Action>) {
    let kept = game.hidden.kept[seat.index()];
    out.extend(game.hidden.hands[seat.index()].without(kept).iter().map(Action::Keep));
}

pub(crate) fn check_card(game: &NowOrNever, seat: Seat, quest: Quest) -> Result<Keepable, Refusal> {
    if !game.hidden.hands[seat.index()].contains(quest) {
        return Err(Refusal::NotInHand { quest });
    }
    if game.hidden.kept[seat.index()].contains(quest) {
        return Err(Refusal::KeptAlready { quest });
    }
    Ok(Keepable(quest))
}

/// NN-077: one of the cards to keep is named.
pub(crate) fn keep(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    Keepable(quest): Keepable,
) {
    play.game.hidden.kept[seat.index()].add(quest);
    let player = play.game.open.player_mut(seat);
    player.kept += 1;
    if player.kept >= play.game.content.numbers.kept {
        play.game.open.waiting = play.game.open.waiting.without(seat);
        play.send(Event::HandReady { seat });
    }
}

/// Everybody has chosen: what was not kept is shown together (NN-079), and the first season begins.
pub(crate) fn finish(play: &mut Play<impl Chance, impl Sink<Event>>) {
    for seat in play.game.open.seats_from(play.game.open.starter) {
        let kept = std::mem::take(&mut play.game.hidden.kept[seat.index()]);
        play.game.open.player_mut(seat).kept = 0;
        let rest = play.game.hidden.hands[seat.index()].without(kept);
        discard_from_hand(play, seat, rest);
    }
    turn::begin_season(play);
}

/// Cards leave a hand for the discards of their decks, face up (NN-079).
pub(crate) fn discard_from_hand(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    seat: Seat,
    cards: Quests,
) {
    for quest in cards.iter() {
        play.game.hidden.hands[seat.index()].remove(quest);
        play.game.open.player_mut(seat).hand[quest.deck().index()] -= 1;
        play.game.open.discards.add(quest);
        play.send(Event::Discarded { seat, quest });
    }
}
