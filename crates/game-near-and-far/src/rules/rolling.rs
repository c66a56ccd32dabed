//! Rolls: of duels, fights and quests, with cards and hearts after the dice (RULES.md sections 5 and 10).
//!
//! A roll is one question: cards are used, artifacts are bought, and an amount of hearts ends it. The
//! total is counted anew each time, so that a sword bought after the die counts.

use story::MORE;
use table::{Chance, Seat, Sink};

use super::{Play, gaining};
use crate::{
    Action, Event, Foe, NearAndFar, Open, Refusal, Roll, RollKind, Stage, Style, Traveller,
    components::{Boost, Card, Cards, Check, Content, Reroll, RollBonus, Rolls},
    stage::Question,
};

/// A roll of the active player begins.
pub(crate) fn begin(play: &mut Play<impl Chance, impl Sink<Event>>, kind: RollKind) -> u8 {
    let die = play.d6() as u8;
    play.game.open.roll = Some(Roll { kind, die, added: 0, used: Cards::NONE });
    play.game.ask(Stage::Roll);
    die
}

/// What the cards of somebody add to a kind of roll.
fn bonus(content: &Content, traveller: &Traveller, of: impl Fn(&RollBonus) -> u8) -> u8 {
    let cards = traveller.cards.intersection(content.with.roll);
    cards.iter().map(|card| of(&content.card(card).effects.roll)).sum()
}

/// What the active player has reached, hearts apart.
pub fn total(content: &Content, open: &Open, roll: &Roll) -> u8 {
    let mover = open.mover();
    let added = match roll.kind {
        RollKind::Duel { style, .. } => in_duels(content, mover, style),
        RollKind::Threat { .. } => against_threats(content, mover),
        RollKind::Skill { .. } => in_quests(content, mover, Check::Skill),
        RollKind::Combat { .. } => in_quests(content, mover, Check::Combat),
    };
    roll.die + roll.added + added
}

/// What is added to the die of whoever challenges (NF-219, NF-223).
pub(crate) fn in_duels(content: &Content, traveller: &Traveller, style: Style) -> u8 {
    let dirty = u8::from(style == Style::Dirty);
    traveller.symbols().sword + dirty + bonus(content, traveller, |add| add.duel_attack)
}

/// What is added to the die against a threat (NF-306).
pub(crate) fn against_threats(content: &Content, traveller: &Traveller) -> u8 {
    traveller.symbols().sword + bonus(content, traveller, |add| add.threat)
}

/// What is added to the die in a quest (NF-341).
pub(crate) fn in_quests(content: &Content, traveller: &Traveller, check: Check) -> u8 {
    match check {
        Check::Skill => {
            traveller.symbols().skill + bonus(content, traveller, |add| add.quest_skill)
        }
        Check::Combat => {
            traveller.symbols().sword + bonus(content, traveller, |add| add.quest_combat)
        }
    }
}

/// What the defender of a duel has.
pub fn defence(content: &Content, open: &Open, foe: Foe, die: u8, added: u8) -> u8 {
    match foe {
        Foe::Stranger => die,
        Foe::Player(seat) => {
            let traveller = open.traveller(seat);
            let swords = traveller.symbols().sword;
            die + added + swords + bonus(content, traveller, |add| add.duel_defend)
        }
    }
}

/// The total that succeeds: more than the defender, at least the threat, at least the number.
pub fn needed(content: &Content, open: &Open, roll: &Roll) -> u8 {
    match roll.kind {
        RollKind::Duel { foe, die, added, .. } => defence(content, open, foe, die, added) + 1,
        RollKind::Threat { threat } => content.threat(threat.into()).level,
        RollKind::Skill { number } | RollKind::Combat { number } => number,
    }
}

/// The amounts of hearts that make a difference: none, just enough, and in a quest just enough for the
/// bonus, as far as they are there (NF-103, NF-104).
pub fn amounts(content: &Content, open: &Open) -> impl Iterator<Item = u8> + use<> {
    let (mut amounts, mut count) = ([0_u8; 3], 1);
    if let Some(roll) = &open.roll {
        let (total, needed) = (total(content, open, roll), needed(content, open, roll));
        let is_quest = matches!(roll.kind, RollKind::Skill { .. } | RollKind::Combat { .. });
        let wanted = [Some(needed), is_quest.then_some(needed + MORE)];
        for more in wanted.into_iter().flatten().filter_map(|wanted| wanted.checked_sub(total)) {
            if more > 0 && more <= open.free_hearts() {
                amounts[count] = more;
                count += 1;
            }
        }
    }
    amounts.into_iter().take(count)
}

/// Whether an effect works on this roll.
fn works_on(rolls: Rolls, kind: RollKind) -> bool {
    match kind {
        RollKind::Duel { .. } => rolls.duel,
        RollKind::Threat { .. } => rolls.threat,
        RollKind::Skill { .. } => rolls.quest_skill,
        RollKind::Combat { .. } => rolls.quest_combat,
    }
}

/// A card that works on the roll. Only [`check_use`] makes one.
pub(crate) struct Use {
    seat: Seat,
    pub(super) card: Card,
    does: Does,
}

enum Does {
    Boost(Boost),
    Reroll(Reroll),
}

/// Whether `seat` may use a card on the roll, with those that were used.
pub(crate) fn check_use(
    game: &NearAndFar,
    seat: Seat,
    card: Card,
    used: Cards,
) -> Result<Use, Refusal> {
    let no_use = Refusal::NoUse { card };
    let roll = game.open.roll.ok_or(no_use)?;
    if !game.open.traveller(seat).cards.contains(card) || used.contains(card) {
        return Err(no_use);
    }
    let effects = &game.content.0.card(card).effects;
    if let Some(boost) = effects.boost.filter(|boost| works_on(boost.rolls, roll.kind)) {
        return match gaining::can_pay(game, seat, &boost.cost) {
            true => Ok(Use { seat, card, does: Does::Boost(boost) }),
            false => Err(Refusal::CannotPay { cost: boost.cost }),
        };
    }
    match effects.reroll.filter(|again| works_on(again.rolls, roll.kind)) {
        Some(again) if again.once_a_turn && game.open.turn.used.contains(card) => Err(no_use),
        Some(again) => Ok(Use { seat, card, does: Does::Reroll(again) }),
        None => Err(no_use),
    }
}

/// Cards the active player has used on the roll.
pub(crate) fn used(game: &NearAndFar) -> Cards {
    game.open.roll.map_or(Cards::NONE, |roll| roll.used)
}

/// Cards that change rolls.
#[inline]
fn changing(game: &NearAndFar, seat: Seat) -> Cards {
    let with = &game.content.0.with;
    game.open.traveller(seat).cards.intersection(with.boost.union(with.reroll))
}

pub(super) fn usable(game: &NearAndFar, seat: Seat, used: Cards) -> impl Iterator<Item = Card> {
    changing(game, seat).iter().filter(move |card| check_use(game, seat, *card, used).is_ok())
}

/// Whether nothing more can be reached: the duel or fight is won, or the bonus is there.
fn is_best(game: &NearAndFar, roll: &Roll) -> bool {
    let (content, open) = (game.content.0, &game.open);
    let more = match roll.kind {
        RollKind::Duel { .. } | RollKind::Threat { .. } => 0,
        RollKind::Skill { .. } | RollKind::Combat { .. } => MORE,
    };
    total(content, open, roll) >= needed(content, open, roll) + more
}

/// Whether there is anything to decide: a card, hearts, or perhaps a card of the hand.
pub(crate) fn is_open(game: &NearAndFar) -> bool {
    let Some(roll) = &game.open.roll else { return false };
    !is_best(game, roll)
        && (game.open.mover().hand() > 0
            || amounts(game.content.0, &game.open).count() > 1
            || usable(game, game.active(), roll.used).next().is_some())
}

pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    let Some(roll) = game.open.roll else { return };
    out.extend(usable(game, game.active(), roll.used).map(Action::Use));
    out.extend(amounts(game.content.0, &game.open).map(Action::Spend));
}

/// Hearts that are spent on the roll. Only [`check_hearts`] makes one, but for none at all.
pub(crate) struct Hearts(u8);

impl Hearts {
    /// Nothing is spent where nothing is left to decide.
    pub(crate) const NONE: Hearts = Hearts(0);
}

pub(crate) fn check_hearts(game: &NearAndFar, hearts: u8) -> Result<Hearts, Refusal> {
    match amounts(game.content.0, &game.open).any(|amount| amount == hearts) {
        true => Ok(Hearts(hearts)),
        false => Err(Refusal::NotThisManyHearts { hearts, free: game.open.free_hearts() }),
    }
}

/// Pays for a card and lets it work; what it adds, or the new die, comes back.
pub(super) fn work(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Use { seat, card, does }: Use,
) -> (u8, Option<u8>) {
    match does {
        Does::Boost(boost) => {
            play.send(Event::Boosted { seat, card, add: boost.add });
            gaining::pay(play, seat, &boost.cost);
            (boost.add, None)
        }
        Does::Reroll(again) => {
            let die = play.d6() as u8;
            play.send(Event::Rerolled { seat, card, die });
            if again.once_a_turn {
                play.game.open.turn.used.add(card);
            }
            (0, Some(die))
        }
    }
}

/// The active player uses a card.
pub(crate) fn use_card(play: &mut Play<impl Chance, impl Sink<Event>>, used: Use) {
    let card = used.card;
    let (add, again) = work(play, used);
    if let Some(roll) = &mut play.game.open.roll {
        roll.used.add(card);
        roll.added += add;
        roll.die = again.unwrap_or(roll.die);
    }
}

/// Hearts are spent and count from now on: the roll is decided.
pub(crate) fn decide(play: &mut Play<impl Chance, impl Sink<Event>>, Hearts(hearts): Hearts) {
    let seat = play.game.active();
    if hearts > 0 {
        play.game.open.mover_mut().hearts -= hearts;
        play.send(Event::HeartsSpent { seat, hearts });
    }
    if let Some(roll) = &mut play.game.open.roll {
        roll.added += hearts;
    }
    play.game.open.pending.push(Question::Settle);
}
