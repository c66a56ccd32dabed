//! The stage for the rulebook tests: games that go exactly where a test wants them.
//!
//! A [`Table`] follows a plan: every player has a row to walk, the Regions for
//! it are dealt, and whatever a test does not care about is filled in with
//! Regions that nobody else needs.

use std::collections::{BTreeSet, VecDeque};

use game_faraway::{
    Action, Content, Event, Faraway, Kept, Refusal, Region, Sanctuary, Setup, Stage, View,
};
use table::{Bag, Chance, Deck, Game, Script, Seat, Viewer};

pub(crate) const P1: Seat = Seat::new(0);
pub(crate) const P2: Seat = Seat::new(1);
pub(crate) const P3: Seat = Seat::new(2);
pub(crate) const P4: Seat = Seat::new(3);
pub(crate) const P5: Seat = Seat::new(4);
pub(crate) const P6: Seat = Seat::new(5);

/// The printed cards.
pub(crate) fn cards() -> &'static Content {
    Content::embedded()
}

/// The Region with this duration.
pub(crate) fn region(duration: usize) -> Region {
    Region::new(duration).expect("a test names Regions that exist")
}

/// The Regions with these durations.
pub(crate) fn regions<const N: usize>(durations: [usize; N]) -> [Region; N] {
    durations.map(region)
}

/// The Sanctuary with this number.
pub(crate) fn sanctuary(id: usize) -> Sanctuary {
    Sanctuary::new(id).expect("a test names Sanctuaries that exist")
}

/// The Sanctuaries with these numbers.
pub(crate) fn sanctuaries<const N: usize>(ids: [usize; N]) -> [Sanctuary; N] {
    ids.map(sanctuary)
}

/// Everything `seat` may do.
pub(crate) fn actions(game: &Faraway, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// Luck that deals what a test asks for, and Sanctuaries without a Clue where it does not.
///
/// It keeps decks of its own that are drawn from in step with the game's, and
/// finds the pick for a wanted card by trying.
#[derive(Clone)]
struct Dealer {
    regions: Bag<Region, 68>,
    next_regions: VecDeque<Region>,
    sanctuaries: Deck<Sanctuary, 45>,
    next_sanctuaries: VecDeque<Sanctuary>,
    from: From,
}

/// The deck that the next cards come from.
#[derive(Clone, Copy)]
enum From {
    Regions,
    Sanctuaries,
}

impl Dealer {
    fn new(next_regions: impl IntoIterator<Item = Region>) -> Dealer {
        Dealer {
            regions: Bag::of(Region::all()),
            next_regions: next_regions.into_iter().collect(),
            sanctuaries: Deck::of(Sanctuary::all()),
            next_sanctuaries: VecDeque::new(),
            from: From::Regions,
        }
    }
}

impl Chance for Dealer {
    fn pick(&mut self, sides: u32) -> u32 {
        match self.from {
            From::Regions => {
                assert_eq!(sides as usize, self.regions.len(), "a Region is drawn from the deck");
                let wanted = self.next_regions.pop_front();
                let suits = |card| u8::from(wanted.is_none_or(|wanted| wanted == card));
                side_of(&mut self.regions, sides, suits, Bag::draw)
            }
            From::Sanctuaries => {
                assert_eq!(sides as usize, self.sanctuaries.unseen().len(), "a Sanctuary is drawn");
                let wanted = self.next_sanctuaries.pop_front();
                let suits = |card: Option<Sanctuary>| match (wanted, card) {
                    (None, Some(card)) if self.next_sanctuaries.contains(&card) => 1,
                    (None, Some(card)) => 3 - cards().sanctuary(card).clues,
                    _ => u8::from(card == wanted),
                };
                side_of(&mut self.sanctuaries, sides, suits, Deck::draw)
            }
        }
    }
}

/// Draws the card that `suits` best from `deck`, and tells which pick that was.
fn side_of<D: Clone, T>(
    deck: &mut D,
    sides: u32,
    suits: impl Fn(T) -> u8,
    draw: impl Fn(&mut D, &mut Script) -> T,
) -> u32 {
    let suits = |side: &u32| suits(draw(&mut deck.clone(), &mut Script::of([*side])));
    let side = (0..sides).rev().max_by_key(suits).expect("a pick has at least one side");
    assert!(suits(&side) > 0, "a test asks for cards that are still in the deck");
    draw(deck, &mut Script::of([side]));
    side
}

/// Who plays what in which round, and what they take for it.
#[derive(Clone)]
struct Plan {
    rows: Vec<[Region; 8]>,
    /// What each player takes in each of the first seven rounds.
    takes: Vec<[Region; 7]>,
    /// What is left of each display.
    leftovers: [Region; 7],
}

impl Plan {
    /// Follows `rows` as far as they go, and fills up with the lowest Regions nobody needs.
    fn along(rows: &[&[usize]]) -> Plan {
        let given: BTreeSet<usize> = rows.iter().flat_map(|row| row.iter().copied()).collect();
        assert_eq!(given.len(), rows.concat().len(), "a Region is given twice");
        let mut unused = (1..=68).filter(|duration| !given.contains(duration)).map(region);
        let mut any = || unused.next().expect("68 Regions are enough for six players");

        let rows: Vec<[Region; 8]> = rows
            .iter()
            .map(|row| std::array::from_fn(|at| row.get(at).map_or_else(&mut any, |&d| region(d))))
            .collect();
        let takes = rows
            .iter()
            .map(|row| std::array::from_fn(|at| row.get(at + 3).copied().unwrap_or_else(&mut any)));
        let takes = takes.collect();
        Plan { rows, takes, leftovers: std::array::from_fn(|_| any()) }
    }

    /// The Regions in the order they come from the deck: hands, then seven displays.
    fn deals(&self) -> impl Iterator<Item = Region> + '_ {
        let hands = self.rows.iter().flat_map(|row| row[..3].iter().copied());
        let displays = (0..7).flat_map(|at| {
            self.takes.iter().map(move |takes| takes[at]).chain([self.leftovers[at]])
        });
        hands.chain(displays)
    }
}

/// A game that follows a plan.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Faraway,
    dealer: Dealer,
    plan: Plan,
}

impl Table {
    /// A standard game in which each player is dealt what it takes to walk along one of `rows`.
    pub(crate) fn along(rows: &[&[usize]]) -> Table {
        let plan = Plan::along(rows);
        let mut dealer = Dealer::new(plan.deals());
        let setup = Setup::standard(rows.len());
        let game = Faraway::start(cards(), &setup, &mut dealer).unwrap();
        Table { game, dealer, plan }
    }

    /// A standard game for so many, with whatever cards.
    pub(crate) fn of(players: usize) -> Table {
        Table::along(&vec![&[][..]; players])
    }

    /// A standard game with these hands and this display, and no plan beyond them.
    pub(crate) fn dealt(hands: &[[usize; 3]], display: &[usize]) -> Table {
        let hands_first = hands.iter().flat_map(|hand| hand.map(region));
        let mut dealer = Dealer::new(hands_first.chain(display.iter().copied().map(region)));
        let setup = Setup::standard(hands.len());
        let game = Faraway::start(cards(), &setup, &mut dealer).unwrap();
        Table { game, dealer, plan: Plan::along(&vec![&[][..]; hands.len()]) }
    }

    /// A game of the advanced variant with these five Regions dealt to each player.
    pub(crate) fn advanced(hands: &[[usize; 5]]) -> Table {
        let mut dealer = Dealer::new(hands.iter().flat_map(|hand| hand.map(region)));
        let setup = Setup::advanced(hands.len());
        let game = Faraway::start(cards(), &setup, &mut dealer).unwrap();
        Table { game, dealer, plan: Plan::along(&vec![&[][..]; hands.len()]) }
    }

    /// Puts these Sanctuaries on top of the deck, the first one topmost.
    pub(crate) fn meeting<const N: usize>(mut self, ids: [usize; N]) -> Table {
        self.dealer.next_sanctuaries.extend(sanctuaries(ids));
        self
    }

    /// Does `action` and tells what happened.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        self.attempt(seat, action)
            .unwrap_or_else(|refusal| panic!("{seat} may not {action}: {refusal}"))
    }

    /// Does `action`, or tells why not.
    pub(crate) fn attempt(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        self.dealer.from = match self.spectate().stage {
            Stage::Exploring => From::Sanctuaries,
            Stage::Keeping | Stage::Taking | Stage::Choosing | Stage::Over => From::Regions,
        };
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut self.dealer, &mut events)?;
        Ok(events)
    }

    /// Lays a Region face down.
    pub(crate) fn play(&mut self, seat: Seat, duration: usize) -> Vec<Event> {
        self.act(seat, Action::Play(region(duration)))
    }

    /// Takes a Region from the display.
    pub(crate) fn take(&mut self, seat: Seat, duration: usize) -> Vec<Event> {
        self.act(seat, Action::Take(region(duration)))
    }

    /// Places a Sanctuary.
    pub(crate) fn choose(&mut self, seat: Seat, id: usize) -> Vec<Event> {
        self.act(seat, Action::Choose(sanctuary(id)))
    }

    /// Keeps three Regions; with the last one the display is drawn by `luck`.
    pub(crate) fn keep(
        &mut self,
        seat: Seat,
        durations: [usize; 3],
        luck: &mut impl Chance,
    ) -> Vec<Event> {
        let mut events = Vec::new();
        let action = Action::Keep(Kept::new(regions(durations)));
        self.game.apply(seat, action, luck, &mut events).unwrap();
        events
    }

    /// Everybody lays the Region of their plan face down, and all are revealed.
    pub(crate) fn explore(&mut self) -> Vec<Event> {
        let round = usize::from(self.spectate().round);
        let waiting = self.game.to_act();
        let plays = waiting.iter().map(|seat| (seat, self.plan.rows[seat.index()][round - 1]));
        let plays: Vec<_> = plays.collect();
        plays.into_iter().flat_map(|(seat, region)| self.act(seat, Action::Play(region))).collect()
    }

    /// Whoever is to act takes the Region of their plan, or places the Sanctuary dealt first.
    pub(crate) fn step(&mut self) -> Vec<Event> {
        let view = self.spectate();
        let seat = view.waiting.first().expect("somebody is to act");
        let action = match view.stage {
            Stage::Taking => {
                Action::Take(self.plan.takes[seat.index()][usize::from(view.round) - 1])
            }
            Stage::Choosing => actions(&self.game, seat)[0],
            Stage::Keeping | Stage::Exploring | Stage::Over => panic!("phase 3 is over"),
        };
        self.act(seat, action)
    }

    /// Everybody takes their turn of phase 3.
    pub(crate) fn finish(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while matches!(self.spectate().stage, Stage::Taking | Stage::Choosing) {
            events.extend(self.step());
        }
        events
    }

    /// Plays until the Regions of `round` are to be chosen.
    pub(crate) fn at_round(mut self, round: u8) -> Table {
        self.finish();
        while self.spectate().round < round {
            self.explore();
            self.finish();
        }
        self
    }

    /// Plays until the Regions of `round` are revealed.
    pub(crate) fn explored(self, round: u8) -> Table {
        let mut table = self.at_round(round);
        table.explore();
        table
    }

    /// Plays to the end.
    pub(crate) fn at_end(self) -> Table {
        let mut table = self.explored(8);
        table.finish();
        table
    }

    /// What `seat` sees.
    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// What everybody sees.
    pub(crate) fn spectate(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// What `seat` may do.
    pub(crate) fn actions(&self, seat: Seat) -> Vec<Action> {
        actions(&self.game, seat)
    }

    /// The Sanctuaries dealt to `seat` in this round.
    pub(crate) fn offered(&self, seat: Seat) -> Vec<Sanctuary> {
        let view = self.view(seat);
        let dealt = view.player(seat).dealt.iter();
        dealt.map(|seen_card| seen_card.sanctuary.expect("everybody knows their own")).collect()
    }
}
