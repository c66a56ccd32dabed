//! The stage for the rulebook tests: tables laid out as a test wants them, books and cards of its own.
//!
//! A [`Table`] begins with the first cards of every deck on display. A test
//! moves things about with [`Table::arranged`] before it plays, and writes the
//! actions in their notation. Luck is a list of sides; [`die`] is one of a die.

use std::ops::{Deref, DerefMut};

use game_above_and_below::{
    AboveAndBelow, Building, Cave, Content, Event, Open, Piles, Refusal, Setup, Token, View,
    Village, Villager, Villagers,
    components::{FILES, Group, Kind},
};
use table::{Game, Seat};
use table_laws::{FirstSide, TestTable};

pub(crate) const P1: Seat = Seat::new(0);
pub(crate) const P2: Seat = Seat::new(1);
pub(crate) const P3: Seat = Seat::new(2);
pub(crate) const P4: Seat = Seat::new(3);

/// A passage that asks for nothing and brings a coin.
pub(crate) const QUIET: &str = "
== 91 A quiet cave

Nobody is here.

* Look round.
  then: gain 1 coin
    A coin lies here.
";

/// The passage of the rulebook's example (AB-099).
pub(crate) const BEAR: &str = "
== 91 Something large

It comes closer.

* Run and hide.
  explore 3: gain 1 coin
    You find a coin on the way.
  explore 4: gain 1 mushroom
    You hide behind a mushroom.

* Stand and fight.
  explore 7: gain 5 coins, 1 ore
    It runs away from you.
";

/// A passage with one choice that works and brings these effects.
pub(crate) fn brings(effects: &str) -> String {
    format!("== 91 A gift\n\nIt is for you.\n\n* Take it.\n  then: {effects}\n    You take it.")
}

/// The components that come with the program.
pub(crate) fn printed() -> &'static Content {
    Content::embedded()
}

/// The building with this name, such as `H3`.
pub(crate) fn building(name: &str) -> Building {
    name.parse().expect("a test names buildings that exist")
}

/// The villager with this name, such as `V14`.
pub(crate) fn villager(name: &str) -> Villager {
    name.parse().expect("a test names villagers that exist")
}

/// The villagers with these names.
pub(crate) fn villagers<const N: usize>(names: [&str; N]) -> Villagers {
    names.into_iter().map(villager).collect()
}

/// The refusal of a villager where only these can be chosen.
pub(crate) fn not_this<const N: usize>(name: &str, able: [&str; N]) -> Refusal {
    Refusal::NotThisVillager { villager: villager(name), able: villagers(able) }
}

/// The cave with this name, such as `C7`.
pub(crate) fn cave(name: &str) -> Cave {
    name.parse().expect("a test names caves that exist")
}

/// The village of `seat`, to be changed.
pub(crate) fn village(open: &mut Open, seat: Seat) -> &mut Village {
    &mut open.villages.as_mut_slice()[seat.index()]
}

/// The side of luck that makes a die show `pips`.
pub(crate) fn die(pips: u32) -> u32 {
    pips - 1
}

/// The content files as they come with the program, in the order of [`FILES`].
fn files() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/above-and-below/");
    FILES.iter().map(|file| std::fs::read_to_string(format!("{folder}{file}")).unwrap()).collect()
}

fn read(files: &[String]) -> &'static Content {
    match Content::read_unheld(files) {
        Ok(content) => Box::leak(Box::new(content)),
        Err(faults) => panic!("a test writes what can be read: {faults:?}"),
    }
}

/// The printed components with these passages in the place of those with the same numbers.
pub(crate) fn content_with(passages: &str) -> &'static Content {
    let mut files = files();
    for passage in passages.trim().split("\n== ") {
        let passage = passage.trim_start_matches("== ").trim();
        let number = passage.split(' ').next().unwrap();
        let head = format!("\n== {number} ");
        let file = files.iter_mut().find(|file| file.contains(&head)).expect("such a passage");
        let start = file.find(&head).unwrap() + 1;
        let end = file[start..].find("\n== ").map_or(file.len(), |end| start + end + 1);
        file.replace_range(start..end, &format!("== {passage}\n\n"));
    }
    read(&files)
}

/// The printed components with some pieces of a table changed, each at its first place.
pub(crate) fn content_where<const N: usize>(
    file: &str,
    changes: [(&str, &str); N],
) -> &'static Content {
    let mut files = files();
    let place = FILES.iter().position(|name| *name == file).unwrap();
    for (from, to) in changes {
        assert!(files[place].contains(from), "{file} has no “{from}”");
        files[place] = files[place].replacen(from, to, 1);
    }
    read(&files)
}

/// A game that goes where a test wants it.
#[derive(Clone)]
pub(crate) struct Table {
    table: TestTable<AboveAndBelow>,
    content: &'static Content,
}

impl Deref for Table {
    type Target = TestTable<AboveAndBelow>;

    fn deref(&self) -> &TestTable<AboveAndBelow> {
        &self.table
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut TestTable<AboveAndBelow> {
        &mut self.table
    }
}

impl Table {
    /// A game for so many in which P1 begins.
    pub(crate) fn of(players: usize) -> Table {
        Table::with(printed(), players)
    }

    /// The same with the adventurers of Near and Far.
    pub(crate) fn crossover(players: usize) -> Table {
        Table::set_up(printed(), Setup { first: Some(P1), ..Setup::crossover(players) })
    }

    /// A game for two with these passages in the book; 91 is what a 1 leads to in the first cave.
    pub(crate) fn telling(passages: &str) -> Table {
        Table::with(content_with(passages), 2)
    }

    /// A game with components of the test's own.
    pub(crate) fn with(content: &'static Content, players: usize) -> Table {
        Table::set_up(content, Setup { first: Some(P1), ..Setup::standard(players) })
    }

    fn set_up(content: &'static Content, setup: Setup) -> Table {
        let game = AboveAndBelow::start(content, &setup, &mut FirstSide).unwrap();
        let first = |kind: Kind| Building::all_of(kind).take(4);
        Table { table: TestTable { game }, content }.arranged(|open| {
            open.houses = std::array::from_fn(|at| first(Kind::House).nth(at));
            open.outposts = std::array::from_fn(|at| first(Kind::Outpost).nth(at));
            open.offered = first(Kind::KeyHouse).chain(Building::all_of(Kind::StarHouse)).collect();
            open.villagers = std::array::from_fn(|at| Villager::all_of(Group::Regular).nth(at));
            if open.crossover {
                let nth = |at| Villager::all_of(Group::Adventurer).nth(at);
                open.adventurers = std::array::from_fn(nth);
            }
            open.cave = Cave::new(0);
        })
    }

    /// Moves what lies open about; the decks then hold all that is nowhere else.
    pub(crate) fn arranged(mut self, arrange: impl FnOnce(&mut Open)) -> Table {
        self.arrange(|view| arrange(&mut view.open));
        self
    }

    /// Puts cards under the decks.
    pub(crate) fn stacked(mut self, stack: impl FnOnce(&mut Piles)) -> Table {
        self.arrange(|view| stack(&mut view.piles));
        self
    }

    fn arrange(&mut self, arrange: impl FnOnce(&mut View)) {
        let mut view = self.view();
        arrange(&mut view);
        self.game = AboveAndBelow::laid_out(self.content, &view);
    }

    /// Lets `seat` have these cards, with the goods that lie on them at first; outposts come with
    /// their caves, the last ones there are.
    pub(crate) fn built<const N: usize>(self, seat: Seat, names: [&str; N]) -> Table {
        let content = self.content;
        self.arranged(|open| {
            for card in names.map(building) {
                if card.kind() == Kind::Outpost {
                    let taken = open.villages.iter().map(|village| village.caves.len());
                    let cave = Cave::new(24 - taken.sum::<usize>()).unwrap();
                    village(open, seat).caves.add(cave);
                }
                village(open, seat).buildings.push(card);
                if let Some(stock) = content.card(card).stock {
                    *open.stocked.on_mut(card) = stock.count;
                    open.supply[stock.kind] -= stock.count;
                }
                let rows = open.houses.iter_mut().chain(&mut open.outposts);
                rows.filter(|place| **place == Some(card)).for_each(|place| *place = None);
                open.offered.remove(card);
            }
        })
    }

    /// Puts tokens of the supply into the stores of `seat`.
    pub(crate) fn stored<const N: usize>(self, seat: Seat, tokens: [(Token, u8); N]) -> Table {
        self.arranged(|open| {
            for (token, count) in tokens {
                open.supply[token] -= count;
                village(open, seat).stores[token] += count;
            }
        })
    }

    /// Lets `seat` have so many coins.
    pub(crate) fn rich(self, seat: Seat, coins: u16) -> Table {
        self.arranged(|open| village(open, seat).coins = coins)
    }

    /// Lets these villagers be ready in the village of `seat`, and nobody else.
    pub(crate) fn peopled<const N: usize>(self, seat: Seat, ready: [&str; N]) -> Table {
        let ready = villagers(ready);
        self.arranged(|open| {
            open.specials = open.specials.without(ready);
            let rows = open.villagers.iter_mut().chain(&mut open.adventurers);
            rows.filter(|place| place.is_some_and(|one| ready.contains(one)))
                .for_each(|place| *place = None);
            let village = village(open, seat);
            (village.ready, village.exhausted) = (ready, Villagers::NONE);
        })
    }

    /// Sends a party into the cave on top of the pile and rolls for the encounter.
    pub(crate) fn explore<const N: usize>(
        &mut self,
        seat: Seat,
        party: [&str; N],
        pips: u32,
    ) -> Vec<Event> {
        let mut events = self.act(seat, "explore");
        for one in party {
            events.extend(self.act(seat, &format!("send {one}")));
        }
        // The next cave is seen before the die is rolled.
        events.extend(self.act_with(seat, "go", [0, die(pips)]));
        events
    }

    /// Lets V1 and V9 of P1 go through a passage with one choice; their dice show ones.
    pub(crate) fn told(mut self) -> (Table, Vec<Event>) {
        self.explore(P1, ["V1", "V9"], 1);
        let events = self.act(P1, "choose 1");
        (self, events)
    }

    /// What lies open.
    pub(crate) fn open(&self) -> Open {
        self.view().open
    }

    /// What `seat` has.
    pub(crate) fn village(&self, seat: Seat) -> Village {
        *self.open().village(seat)
    }
}
