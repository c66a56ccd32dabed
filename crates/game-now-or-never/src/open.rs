//! The open table: everything that lies face up (NN-607).

use serde::Serialize;
use table::{Pile, Seat, Seats, Stack};

use crate::{
    Bot, Combat, MOST_PLAYERS, Player, Roll, Stage, Turn,
    components::{
        Board, Content, Deck, Enemy, Find, GEAR_ROW, Gear, Good, Location, Quests, RANDOM_TILES,
        SPECIALIST_ROW, Side, Space, Spaces, Specialist, Specialists,
    },
    stage::{MOST_PENDING, Question},
};

/// Everything that lies face up.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Open {
    /// The edition of the rules it is played by.
    #[serde(skip)]
    pub(crate) edition: u16,
    /// What each player has, by seat.
    pub players: Pile<Player, MOST_PLAYERS>,
    /// The side of the game board and of the towns.
    pub side: Side,
    /// Whether a good buys a new roll (NN-505).
    pub reroll: bool,
    /// The best score so far, to be beaten alone (NN-575).
    pub best: Option<u16>,
    /// 1 to 6.
    pub season: u8,
    /// What is asked: the question on top of those that are pending.
    pub stage: Stage,
    /// Pending questions. They follow from what is seen; screens need the top one alone.
    #[serde(skip)]
    pub(crate) pending: Stack<Question, MOST_PENDING>,
    /// Who owes a decision.
    pub waiting: Seats,
    /// Whose turn it is, or was last.
    pub active: Seat,
    /// Who began the game: turns of setup go by it.
    pub starter: Seat,
    /// The holder of the first player token (NN-228).
    pub first: Seat,
    /// Who has passed in this season.
    pub passed: Seats,
    /// Locations on the three random tiles, by slot (NN-043).
    pub random: [Location; RANDOM_TILES],
    /// Enemy tokens left on the board, by level from 1 (NN-049).
    pub enemies: [u8; 9],
    /// Spaces with a search token, face down.
    pub search: Spaces,
    /// Faces nobody has seen, by kind: those on the board, in the box and with the bot (NN-615).
    #[serde(skip)]
    pub(crate) unseen_finds: [u8; Find::COUNT],
    /// Villagers to choose from (NN-056).
    pub villagers: [u8; Good::COUNT],
    /// Villagers in the pile: everybody can work out which, nobody in which order.
    #[serde(skip)]
    pub(crate) villager_pile: [u8; Good::COUNT],
    /// Red, then blue gear to choose from (NN-057).
    pub gear: [[Option<Gear>; GEAR_ROW]; 2],
    /// Gear in the piles, by kind: everybody can work out which, nobody in which order.
    #[serde(skip)]
    pub(crate) gear_pile: [u8; Gear::COUNT],
    /// Specialists to recruit (NN-060).
    pub specialists: [Option<Specialist>; SPECIALIST_ROW],
    /// Specialists in the pile: everybody can work out which, nobody in which order.
    #[serde(skip)]
    pub(crate) specialist_pile: Specialists,
    /// Quest cards that were discarded (NN-079).
    pub discards: Quests,
    /// How many cards the active player has just drawn, by their backs: basic, artifact, advanced.
    pub fresh_backs: [u8; Deck::COUNT],
    /// How far the turn is.
    pub turn: Turn,
    /// The combat that is going on.
    pub combat: Option<Combat>,
    /// The die outside of combat that is being decided.
    pub roll: Option<Roll>,
    /// The bot of solo play.
    pub bot: Option<Bot>,
}

impl Open {
    /// Whether it is played by the rules of release 0.2.0: a builder or smith who cannot be paid at once ends
    /// the turn whatever could be sold, and single answers are asked for (NN-364, NN-638).
    #[inline]
    pub(crate) fn is_first_edition(&self) -> bool {
        self.edition == 1
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// Whether heroes and quest cards are still being chosen: nobody stands on the board yet.
    pub fn is_setting_up(&self) -> bool {
        matches!(self.stage, Stage::Hero { .. } | Stage::Keep)
    }

    /// What a player has.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players.as_slice()[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players.as_mut_slice()[seat.index()]
    }

    /// What the active player has.
    #[inline]
    pub fn mover(&self) -> &Player {
        self.player(self.active)
    }

    #[inline]
    pub(crate) fn mover_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// The next seat clockwise (NN-082).
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.seats())
    }

    /// All seats clockwise from this one.
    pub fn seats_from(&self, from: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (from, seats) = (from.index(), self.seats());
        (0..seats).map(move |step| Seat::new((from + step) % seats))
    }

    /// The other players.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats()).map(Seat::new).filter(move |other| *other != seat)
    }

    /// The board that is played on.
    #[inline]
    pub fn board<'c>(&self, content: &'c Content) -> &'c Board {
        content.board(self.side)
    }

    /// The location of a space, printed there or on a random tile (NN-235).
    #[inline]
    pub fn location(&self, content: &Content, space: Space) -> Option<Location> {
        let space = self.board(content).space(space);
        let random = || space.random_slot.map(|slot| self.random[usize::from(slot)]);
        space.location.or_else(random)
    }

    /// The enemy on top of the stack of a space.
    #[inline]
    pub fn enemy(&self, content: &Content, space: Space) -> Option<Enemy> {
        let level = self.board(content).space(space).enemy_level?;
        let is_left = self.enemies[usize::from(level) - 1] > 0;
        is_left.then(|| content.enemy_of(self.side, level))
    }

    /// Villagers in the pile.
    pub fn villagers_left(&self) -> u8 {
        self.villager_pile.iter().sum()
    }

    /// Specialists in the pile.
    pub fn specialists_left(&self) -> usize {
        self.specialist_pile.len()
    }
}
