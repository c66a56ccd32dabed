//! What one viewer may know (RULES.md section 15).
//!
//! Public knowledge stays known: a Region taken from the display is shown in
//! that player's hand until it is played, and whoever put a Sanctuary under
//! the deck goes on knowing where it lies. Everything else that is hidden has
//! no place here at all.

use serde::Serialize;
use table::{Pile, Seat, Seats, Viewer};

use crate::{
    Faraway, MOST_PLAYERS, Region, Sanctuary, Start,
    cards::{MOST_DEALT, SANCTUARIES},
    state::Phase,
};

/// A game as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct View {
    /// How the hands came about.
    pub start: Start,
    /// 1 to 8; still 8 when the game is over.
    pub round: u8,
    /// What is going on.
    pub stage: Stage,
    /// Who owes a decision.
    pub waiting: Seats,
    /// The seats in the order they act in this round; empty while Regions are chosen.
    pub order: Pile<Seat, MOST_PLAYERS>,
    /// Regions that can be taken.
    pub display: Pile<Region, 7>,
    /// Regions that left the game, in order.
    pub removed: Pile<Region, 7>,
    /// How many Regions are in the deck.
    pub region_deck: u8,
    /// How many Sanctuaries of the deck nobody has seen.
    pub sanctuary_deck: u8,
    /// The Sanctuaries below those, the topmost first.
    pub below: Pile<KnownSanctuary, SANCTUARIES>,
    /// What everybody knows of each player, by seat.
    pub players: Pile<PlayerView, MOST_PLAYERS>,
    /// What only the viewer knows; nothing for a spectator.
    pub own: Option<Own>,
}

/// The parts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Three of five Regions are kept, in secret.
    Keeping,
    /// A Region is laid face down, in secret.
    Exploring,
    /// Somebody takes a Region.
    Taking,
    /// Somebody chooses a Sanctuary.
    Choosing,
    /// The game is over.
    Over,
}

/// A face-down Sanctuary, as far as the viewer knows it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct KnownSanctuary {
    /// Which one it is, for those who have held it.
    pub sanctuary: Option<Sanctuary>,
    /// Who has held it; everybody saw that they did.
    pub held_by: Seats,
}

/// What is public of one player.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct PlayerView {
    /// Regions in the order of play.
    pub row: Pile<Region, 8>,
    /// Sanctuaries in the order they were found.
    pub sanctuaries: Pile<Sanctuary, 7>,
    /// How many Regions are in hand, without one laid face down.
    pub hand: u8,
    /// Those in hand, or laid face down, that everybody saw being taken.
    pub known: Pile<Region, 3>,
    /// Whether a secret choice has been made and not been revealed.
    pub chosen: bool,
    /// Sanctuaries dealt this round and not chosen from yet.
    pub dealt: Pile<KnownSanctuary, MOST_DEALT>,
    /// Clues in the play area.
    pub clues: u8,
    /// What the play area would pay now.
    pub fame: u16,
}

/// What only its owner may know.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Own {
    /// Whose eyes these are.
    pub seat: Seat,
    /// Regions in hand, with one that is laid face down.
    pub hand: Pile<Region, 5>,
    /// Those of the hand that are chosen and not revealed: one to play or three to keep.
    pub chosen: Pile<Region, 3>,
    /// Regions removed at the start that have not been seen since.
    pub put_back: Pile<Region, 2>,
}

impl View {
    /// What `viewer` may know of a game in which these act in this order.
    pub(crate) fn of(game: &Faraway, viewer: Viewer, order: Pile<Seat, MOST_PLAYERS>) -> View {
        let viewer = viewer.seat().filter(|seat| seat.index() < usize::from(game.seats));
        View {
            start: game.start,
            round: game.round,
            stage: Stage::of(game.phase),
            waiting: game.waiting,
            order,
            display: game.display.pile(),
            removed: game.removed.pile(),
            region_deck: game.regions.len() as u8,
            sanctuary_deck: game.sanctuaries.unseen().len() as u8,
            below: game
                .sanctuaries
                .below()
                .map(|card| KnownSanctuary::of(game, card, None, viewer))
                .collect(),
            players: game
                .everyone()
                .iter()
                .map(|seat| PlayerView::of(game, seat, viewer))
                .collect(),
            own: viewer.map(|seat| Own::of(game, seat)),
        }
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat::new)
    }

    /// What is public of `seat`.
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players.as_slice()[seat.index()]
    }
}

impl Stage {
    /// What it asks of those who are to act.
    pub fn asks(self) -> &'static str {
        match self {
            Stage::Keeping => "keep three of your five Regions",
            Stage::Exploring => "play a Region from your hand",
            Stage::Taking => "take a Region from the display",
            Stage::Choosing => "choose one of the Sanctuaries dealt to you",
            Stage::Over => "look at the scores",
        }
    }

    pub(crate) fn of(phase: Phase) -> Stage {
        match phase {
            Phase::Keeping => Stage::Keeping,
            Phase::Exploring => Stage::Exploring,
            Phase::Taking => Stage::Taking,
            Phase::Choosing => Stage::Choosing,
            Phase::Over => Stage::Over,
        }
    }
}

impl KnownSanctuary {
    /// A card that lies somewhere or is held by `holder`, as `viewer` sees it.
    fn of(
        game: &Faraway,
        sanctuary: Sanctuary,
        holder: Option<Seat>,
        viewer: Option<Seat>,
    ) -> KnownSanctuary {
        let has_held =
            |seat: &Seat| game.held[seat.index()].contains(sanctuary) || Some(*seat) == holder;
        let held_by: Seats = game.everyone().iter().filter(has_held).collect();
        let known = viewer.is_some_and(|seat| held_by.contains(seat));
        KnownSanctuary { sanctuary: known.then_some(sanctuary), held_by }
    }
}

impl PlayerView {
    fn of(game: &Faraway, seat: Seat, viewer: Option<Seat>) -> PlayerView {
        let player = game.player(seat);
        // A card laid face down has left the hand; cards that may be kept have not.
        let laid = game.phase == Phase::Exploring && !player.choice.is_empty();
        PlayerView {
            row: player.row.pile(),
            sanctuaries: player.sanctuaries.pile(),
            hand: player.hand.len() as u8 - u8::from(laid),
            known: player.known().collect(),
            chosen: !player.choice.is_empty(),
            dealt: player
                .dealt
                .iter()
                .map(|&card| KnownSanctuary::of(game, card, Some(seat), viewer))
                .collect(),
            clues: game.clues.get(seat.index()),
            fame: player.fame(&game.content) as u16,
        }
    }
}

impl Own {
    fn of(game: &Faraway, seat: Seat) -> Own {
        let player = game.player(seat);
        let unseen = |region: &Region| game.regions.cards().contains(region);
        Own {
            seat,
            hand: player.hand.pile(),
            chosen: player.hand_at(player.choice).collect(),
            put_back: player.put_back.iter().copied().filter(unseen).collect(),
        }
    }
}
