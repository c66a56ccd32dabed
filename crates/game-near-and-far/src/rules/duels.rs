//! Duels: the challenge, the cards of the defender, and what comes of it (RULES.md section 10).

use table::{Chance, Seat, Sink};

use super::{Play, gaining, rolling, rolling::Use};
use crate::{
    Action, Building, Event, Foe, NearAndFar, Open, Opponent, Place, Refusal, Roll, RollKind, Side,
    Stage, Style,
    components::{Card, Cards, Good, Trigger},
    stage::Question,
};

/// Whoever is challenged; a stranger is one of the characters nobody plays (NF-233).
fn opponent(open: &Open, foe: Foe) -> Opponent {
    match foe {
        Foe::Player(seat) => Opponent::Player(seat),
        Foe::Stranger => {
            Opponent::Stranger(open.stranger.expect("a stranger is there to be challenged"))
        }
    }
}

/// A duel is declared, and both roll (NF-217, NF-218).
pub(crate) fn challenge(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    building: Building,
    foe: Foe,
    style: Style,
) {
    let seat = play.game.active();
    let whom = opponent(&play.game.open, foe);
    play.send(Event::Challenged { seat, foe: whom, building, style });
    let die = play.d6() as u8;
    let against = play.d6() as u8;
    play.send(Event::DuelRolled { seat, foe: whom, die, against });
    let kind = RollKind::Duel { building, foe, style, die: against, added: 0, used: Cards::NONE };
    play.game.open.roll = Some(Roll { kind, die, added: 0, used: Cards::NONE });
    match foe {
        Foe::Player(seat) => play.game.ask(Stage::Defend { seat }),
        Foe::Stranger => play.game.ask(Stage::Roll),
    }
}

/// Cards the defender has used.
fn used_in_defence(game: &NearAndFar) -> Cards {
    match game.open.roll.map(|roll| roll.kind) {
        Some(RollKind::Duel { used, .. }) => used,
        _ => Cards::NONE,
    }
}

/// Whether the defender has anything to decide (NF-227).
pub(crate) fn can_defend(game: &NearAndFar, seat: Seat) -> bool {
    rolling::usable(game, seat, used_in_defence(game)).next().is_some()
}

pub(crate) fn list_defence(game: &NearAndFar, seat: Seat, out: &mut Vec<Action>) {
    out.extend(rolling::usable(game, seat, used_in_defence(game)).map(Action::Use));
    out.push(Action::Done);
}

/// A card the defender may use (NF-672).
pub(crate) fn check_use(game: &NearAndFar, seat: Seat, card: Card) -> Result<Use, Refusal> {
    rolling::check_use(game, seat, card, used_in_defence(game))
}

/// The defender uses a card.
pub(crate) fn use_card(play: &mut Play<impl Chance, impl Sink<Event>>, by_defender: Use) {
    let card = by_defender.card;
    let (add, again) = rolling::work(play, by_defender);
    if let Some(Roll { kind: RollKind::Duel { die, added, used, .. }, .. }) =
        &mut play.game.open.roll
    {
        used.add(card);
        *added += add;
        *die = again.unwrap_or(*die);
    }
}

/// After the defender the challenger decides (NF-227).
pub(crate) fn answer(play: &mut Play<impl Chance, impl Sink<Event>>) {
    play.game.ask(Stage::Roll);
}

/// The higher total wins; a tie is the defender’s (NF-221 to NF-226).
pub(crate) fn settle(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    (building, foe, style): (Building, Foe, Style),
    total: u8,
    needed: u8,
) {
    let (seat, against) = (play.game.active(), needed - 1);
    let won = total > against;
    let foe = opponent(&play.game.open, foe);
    play.send(Event::Duelled { seat, foe, won, total, against });
    if won {
        let by = if style == Style::Honorable { 1 } else { -1 };
        gaining::change_reputation(play, seat, by);
        play.game.open.pending.push(Question::Visit(building));
        return gaining::trigger(play, seat, Trigger::DuelWon);
    }
    let open = &mut play.game.open;
    open.mover_mut().place = Place::Jail;
    // By day the Jail feeds its guests (NF-626).
    if open.side == Side::Day {
        gaining::gain(play, seat, Good::Food, 1);
    }
}
