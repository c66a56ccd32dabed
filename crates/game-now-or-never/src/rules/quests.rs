//! Playing quest cards (RULES.md section 17).

use table::{Chance, Sink};

use super::{Play, gaining, gear, scoring};
use crate::{
    Action, Event, GainList, NowOrNever, Open, Player, Refusal, Token,
    components::{Quest, Stat},
    stage::Question,
};

pub(crate) fn list(game: &NowOrNever, out: &mut Vec<Action>) {
    if check_first(&game.open).is_err() {
        return;
    }
    let hand = game.hidden.hands[game.active().index()];
    out.extend(hand.iter().filter(|quest| check(game, *quest).is_ok()).map(Action::Play));
}

/// A card that can be played.
pub(crate) struct Playable(Quest);

/// One card in a hero action, at its location, if price and requirement are met now (NN-203, NN-311,
/// NN-314, NN-330).
pub(crate) fn check(game: &NowOrNever, quest: Quest) -> Result<Playable, Refusal> {
    let (content, open, seat) = (game.content(), &game.open, game.active());
    if !game.hidden.hands[seat.index()].contains(quest) {
        return Err(Refusal::NotInHand { quest });
    }
    check_first(open)?;
    let card = content.quest(quest);
    if open.location(content, open.mover().place) != Some(card.location) {
        return Err(Refusal::ElsewherePlayed { quest });
    }
    let is_met = card
        .requires
        .is_none_or(|requires| count(open.mover(), requires.stat) >= u16::from(requires.at_least));
    if !is_met {
        return Err(Refusal::RequirementUnmet { quest });
    }
    gaining::can_pay(open, seat, &card.cost)?;
    Ok(Playable(quest))
}

/// One card in a hero action (NN-203).
pub(crate) fn check_first(open: &Open) -> Result<(), Refusal> {
    if open.turn.quest_played { Err(Refusal::QuestPlayed) } else { Ok(()) }
}

/// How many a player has of what a card looks at (NN-314).
pub(crate) fn count(player: &Player, stat: Stat) -> u16 {
    let counted = match stat {
        Stat::Buildings => player.buildings().into(),
        Stat::HousedVillagers => player.housed_villagers().into(),
        Stat::OrdersDone => player.done.len(),
        Stat::QuestsPlayed => player.played.len(),
        Stat::SearchTokens => player.finds.into(),
        Stat::Gear => player.tokens().filter(|token| matches!(token, Token::Gear(_))).count(),
        Stat::Abilities => scoring::abilities(player).into(),
        Stat::FullBuildingRows => scoring::full_building_rows(player).into(),
        Stat::FullHousingRows => scoring::full_housing_rows(player).into(),
        Stat::BestEnemy => player.best_enemy.into(),
        Stat::Held(good) => player.goods[good].into(),
        Stat::Coins => player.coins.into(),
    };
    counted as u16
}

/// The price is paid, and the card is completed or starts its combat (NN-312, NN-316). It lies under
/// the town board from now on; a combat that is lost takes it away again.
pub(crate) fn play(play: &mut Play<impl Chance, impl Sink<Event>>, Playable(quest): Playable) {
    let (seat, content) = (play.game.active(), play.game.content());
    let card = content.quest(quest);
    play.game.open.turn.quest_played = true;
    play.game.hidden.hands[seat.index()].remove(quest);
    let mover = play.game.open.mover_mut();
    mover.hand[card.deck.index()] -= 1;
    mover.played.add(quest);
    play.send(Event::QuestPlayed { seat, quest });
    gaining::pay(play, seat, &card.cost);
    match card.combat {
        Some(_) => play.game.then(Question::Challenge(quest)),
        None => complete(play, quest),
    }
}

/// What holds from now on counts, and the rewards follow; then the hero action goes on (NN-317).
pub(crate) fn complete(play: &mut Play<impl Chance, impl Sink<Event>>, quest: Quest) {
    let seat = play.game.active();
    gear::recount(play, seat);
    play.game.then(Question::Gains { list: GainList::Quest(quest), next: 0 });
}

/// A card whose combat is lost is discarded (NN-316, NN-318).
pub(crate) fn fail(play: &mut Play<impl Chance, impl Sink<Event>>, quest: Quest) {
    let seat = play.game.active();
    play.game.open.mover_mut().played.remove(quest);
    play.game.open.discards.add(quest);
    play.send(Event::QuestFailed { seat, quest });
}
