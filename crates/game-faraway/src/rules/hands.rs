//! Setting up: starting hands and the first display (RULES.md sections 4 and 5).

use table::{Bag, Chance, Seat, Seats, SetupError, Shared, Sink};

use crate::{
    Action, Content, Event, Faraway, Kept, MOST_PLAYERS, Refusal, Region, Setup, Start,
    cards::REGIONS,
    few::Few,
    rules::order::{BySeat, TurnOrder},
    state::{Held, Phase, Places, Player},
};

/// Regions dealt in the standard game, and kept in the advanced one (FA-032, FA-042).
pub(crate) const HAND: usize = 3;
/// Regions dealt in the advanced variant (FA-041).
const ADVANCED_HAND: usize = 5;

/// Deals the hands, seat after seat (FA-038), and lays out the display.
#[inline(never)]
pub(crate) fn deal(
    content: &'static Content,
    setup: &Setup,
    chance: &mut impl Chance,
) -> Result<Faraway, SetupError> {
    setup.check()?;
    let mut game = Faraway {
        content: Shared(content),
        held: [Held::default(); MOST_PLAYERS],
        players: [Player::NEW; MOST_PLAYERS],
        regions: content.region_deck,
        sanctuaries: content.sanctuary_deck,
        display: Few::NONE,
        removed: Few::NONE,
        order: TurnOrder::default(),
        played: BySeat::HIGHEST,
        clues: BySeat::ZERO,
        seats: setup.players as u8,
        round: 1,
        start: setup.start,
        phase: Phase::Exploring,
        waiting: Seats::first_of(setup.players),
    };
    let dealt = match setup.start {
        Start::Standard => HAND,
        Start::Advanced => ADVANCED_HAND,
    };
    for player in &mut game.players[..setup.players] {
        player.hand = draw_few(&mut game.regions, dealt, chance);
        player.secret = dealt as u8;
    }
    match setup.start {
        Start::Standard => lay_out_display(&mut game, chance),
        // The display waits until the removed cards are back in the deck (FA-046).
        Start::Advanced => game.phase = Phase::Keeping,
    }
    Ok(game)
}

/// Reveals one Region more than there are players (FA-034, FA-101).
#[inline]
fn lay_out_display(game: &mut Faraway, chance: &mut impl Chance) {
    game.display = draw_few(&mut game.regions, usize::from(game.seats) + 1, chance);
}

#[inline]
fn draw_few(
    regions: &mut Bag<Region, REGIONS>,
    count: usize,
    chance: &mut impl Chance,
) -> Few<Region> {
    let mut drawn = Few::NONE;
    let mut place = 0;
    regions.draw_each(count, chance, |region| {
        drawn.put(place, region);
        place += 1;
    });
    drawn
}

/// Reveals the display and tells it.
#[inline]
pub(crate) fn show_display<S: Sink<Event>>(
    game: &mut Faraway,
    chance: &mut impl Chance,
    events: &mut S,
) {
    lay_out_display(game, chance);
    if S::LISTENS {
        events.send(Event::Displayed { regions: game.display.pile() });
    }
}

/// The ways to keep three of five, but for the one chosen already.
#[cold]
pub(crate) fn choices(player: &Player, out: &mut Vec<Action>) {
    let hand = player.hand;
    for first in 0..hand.len() {
        for second in first + 1..hand.len() {
            for third in second + 1..hand.len() {
                if Places::only(first).with(second).with(third) != player.choice {
                    let kept = Kept::new([first, second, third].map(|place| hand.get(place)));
                    out.push(Action::Keep(kept));
                }
            }
        }
    }
}

/// Whether `player` may keep these: three different cards in hand, not chosen yet.
#[cold]
pub(crate) fn check(player: &Player, kept: Kept) -> Result<Places, Refusal> {
    let mut choice = Places::NONE;
    for region in kept.regions() {
        let place = player.hand.place_of(region).ok_or(Refusal::NotInHand { region })?;
        if choice.contains(place) {
            return Err(Refusal::KeptTwice);
        }
        choice = choice.with(place);
    }
    if choice == player.choice { Err(Refusal::ChosenAlready) } else { Ok(choice) }
}

/// Notes the choice; when it was the last, all removed cards go back and the game begins.
#[cold]
pub(crate) fn keep(
    game: &mut Faraway,
    seat: Seat,
    choice: Places,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    game.player_mut(seat).choice = choice;
    events.send(Event::Decided { seat });
    game.waiting = game.waiting.without(seat);
    if !game.waiting.is_empty() {
        return;
    }
    for player in &mut game.players[..usize::from(game.seats)] {
        let choice = std::mem::take(&mut player.choice);
        for place in (0..player.hand.len()).rev() {
            if !choice.contains(place) {
                let region = player.hand.remove(place);
                player.put_back.push(region);
                player.secret -= 1;
                game.regions.add(region);
            }
        }
    }
    events.send(Event::HandsKept);
    show_display(game, chance, events);
    game.phase = Phase::Exploring;
    game.waiting = game.everyone();
}
