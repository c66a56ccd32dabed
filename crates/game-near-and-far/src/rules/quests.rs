//! Quests: attempted, read, chosen and settled (RULES.md sections 17 and 26).

use story::{Amount, Choice, Closed, Key, Keyword, MORE, Player, Way};
use table::{Chance, Sink};

use super::{Play, gaining, rolling};
use crate::{
    Action, Event, Good, NearAndFar, Page, Quests, Refusal, RollKind, Stage,
    components::{Check, Sign, Thing, Trigger, Vocabulary},
    stage::Question,
};

/// Whether a token lies where the movement ended (NF-330 to NF-332).
pub(crate) fn may_attempt(game: &NearAndFar) -> bool {
    let space = game.open.mover().place.space();
    space.is_some_and(|space| game.open.quests.contains(space))
}

/// The token is used up, and the passage is read (NF-335, NF-347, NF-460).
pub(crate) fn attempt(play: &mut Play<impl Chance, impl Sink<Event>>) {
    let seat = play.game.active();
    let space = play.game.open.here();
    play.game.open.quests.remove(space);
    let passage = match play.game.open.reads {
        Quests::Book => book_key(play.game, space, play.chance),
        Quests::Arcade => arcade_key(play),
    };
    let content = play.game.content.0;
    play.game.open.page = Some(Page::of(seat, passage));
    play.send(Event::Opened { seat, passage });
    play.game.hidden.behind = match play.game.hidden.imagined {
        true => content.tales().guess(passage, play.chance),
        false => content.tales().behind(passage),
    };
    play.game.ask(Stage::Choose);
}

/// The passage of a space. Nobody has read it, so that in an imagined world any other of the map may
/// stand there.
fn book_key(game: &NearAndFar, space: crate::Space, chance: &mut impl Chance) -> Key {
    let map = game.map();
    let space = match game.hidden.imagined {
        true => map.books.clone().draw(chance).unwrap_or(space),
        false => space,
    };
    map.face(space).quest.unwrap_or(Key::new(0))
}

/// An arcade card is drawn (NF-460, NF-462).
fn arcade_key(play: &mut Play<impl Chance, impl Sink<Event>>) -> Key {
    let arcade = &mut play.game.open.arcade;
    let mut rest = *arcade;
    for _ in 0..play.chance.pick(arcade.count_ones().max(1)) {
        rest &= rest - 1;
    }
    let card = rest.trailing_zeros().min(63);
    *arcade &= !(1 << card);
    crate::components::arcade_key(card as u16 + 1)
}

/// The choices of the open passage.
pub(crate) fn choices(game: &NearAndFar) -> &'static [Choice<Vocabulary>] {
    match game.open.page {
        Some(page) => &game.content.0.tales().passage(page.walk.passage).choices,
        None => &[],
    }
}

pub(crate) fn list(game: &NearAndFar, out: &mut Vec<Action>) {
    let count = choices(game).len() as u8;
    out.extend((1..=count).filter(|place| check(game, *place).is_ok()).map(Action::Choose));
}

/// A choice that can be taken. Only [`check`] makes one.
#[derive(Clone, Copy)]
pub(crate) struct Chosen {
    place: u8,
    written: &'static Choice<Vocabulary>,
}

pub(crate) fn check(game: &NearAndFar, choice: u8) -> Result<Chosen, Refusal> {
    let choices = choices(game);
    let no_such = Refusal::NoSuchChoice { choice, choices: choices.len() as u8 };
    let place = choice.checked_sub(1).ok_or(no_such)?;
    let written = choices.get(usize::from(place)).ok_or(no_such)?;
    let page = game.open.page.ok_or(no_such)?;
    match game.content.0.tales().closed(&page.walk, place, &Reader(game)) {
        None => Ok(Chosen { place, written }),
        Some(Closed::CannotPay(Amount { thing, amount })) => {
            Err(Refusal::ChoiceCosts { choice, thing, amount })
        }
        Some(_) => Err(Refusal::ChoiceClosed { choice }),
    }
}

/// The active player, as the book asks for them. Outside of campaigns nobody has noted a keyword
/// (NF-458).
pub(crate) struct Reader<'a>(pub(crate) &'a NearAndFar);

impl Player<Vocabulary> for Reader<'_> {
    fn has(&self, thing: Thing) -> u16 {
        let mover = self.0.open.mover();
        match thing {
            Thing::Coin => mover.goods.coin,
            Thing::Gem => mover.goods.gem,
            Thing::Food => mover.goods.food,
            Thing::Heart => mover.hearts.into(),
            Thing::Reputation => mover.reputation.max(0).unsigned_abs().into(),
            Thing::Token(faction) => mover.goods[Good::token(faction)],
            Thing::Bird => mover.animals().into(),
            Thing::Treasure => mover.treasures().len() as u16,
            Thing::World(card) => mover.cards.contains(card).into(),
        }
    }

    fn shows(&self, _: Sign) -> usize {
        0
    }

    fn knows(&self, _: Keyword) -> bool {
        false
    }
}

/// A choice is binding; its price is paid at once, and then the die is rolled (NF-339 to NF-341,
/// NF-350, NF-353).
pub(crate) fn choose(play: &mut Play<impl Chance, impl Sink<Event>>, chosen: Chosen) {
    let Chosen { place, written } = chosen;
    let seat = play.game.active();
    let Some(page) = &mut play.game.open.page else { return };
    page.walk.choice = Some(place);
    let passage = page.walk.passage;
    play.send(Event::Chose { seat, passage, choice: place });
    for amount in written.price() {
        pay(play, *amount);
    }
    match &written.way {
        Way::Roll { check, tiers } => {
            let number = tiers.first().map_or(0, |tier| tier.number);
            let skill = *check == Check::Skill;
            let kind = match check {
                Check::Skill => RollKind::Skill { number },
                Check::Combat => RollKind::Combat { number },
            };
            let die = rolling::begin(play, kind);
            play.send(Event::QuestRolled { seat, skill, number, die });
        }
        Way::Plain { .. } => succeed(play, None, false),
    }
}

/// What a choice costs (NF-351).
fn pay(
    play: &mut Play<impl Chance, impl Sink<Event>>,
    Amount { thing, amount }: Amount<Vocabulary>,
) {
    let seat = play.game.active();
    match thing.good() {
        Some(good) => {
            let mut cost = crate::components::Cost::default();
            cost[good] = amount;
            gaining::pay(play, seat, &cost);
        }
        None if thing == Thing::Heart => gaining::lose_hearts(play, seat, amount),
        None => {}
    }
}

/// The roll is decided (NF-343 to NF-345).
pub(crate) fn settle(play: &mut Play<impl Chance, impl Sink<Event>>, total: u8, needed: u8) {
    if total >= needed {
        return succeed(play, Some(total), total >= needed + MORE);
    }
    fail(play, Some(total));
}

/// Whether any choice can be taken; everybody sees what somebody has.
pub(crate) fn has_choice(game: &NearAndFar) -> bool {
    (1..=choices(game).len() as u8).any(|place| check(game, place).is_ok())
}

/// The quest fails: by the roll, or because no choice can be paid (NF-345, NF-352).
pub(crate) fn fail(play: &mut Play<impl Chance, impl Sink<Event>>, total: Option<u8>) {
    let seat = play.game.active();
    let Some(page) = &mut play.game.open.page else { return };
    (page.total, page.failed) = (total, true);
    let choice = page.walk.choice.map(usize::from);
    let failure = choice.and_then(|choice| play.game.hidden.behind[choice].failure);
    page.walk.turn_out(failure, None);
    let passage = page.walk.passage;
    play.send(Event::Failed { seat, passage, total });
    close(play.game);
    gaining::trigger(play, seat, Trigger::QuestFailed);
}

fn succeed(play: &mut Play<impl Chance, impl Sink<Event>>, total: Option<u8>, more: bool) {
    let seat = play.game.active();
    let Some(page) = &mut play.game.open.page else { return };
    (page.total, page.won) = (total, true);
    let behind = play.game.hidden.behind[usize::from(page.walk.choice.unwrap_or(0))];
    let more = behind.more.filter(|_| more);
    page.walk.turn_out(Some(behind.numbers[0]), more);
    let (passage, outcome) = (page.walk.passage, page.walk.outcome);
    play.send(Event::Succeeded { seat, passage, total, outcome, more: more.is_some() });
    close(play.game);
    play.game.open.pending.push(Question::Rewards);
    gaining::trigger(play, seat, Trigger::QuestWon);
}

/// What lies behind other choices stays unread (NF-337).
fn close(game: &mut NearAndFar) {
    game.hidden.behind = crate::state::NOTHING_BEHIND;
}
