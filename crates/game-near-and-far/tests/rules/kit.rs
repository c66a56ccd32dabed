//! The kit of the rulebook tests: tables laid out as a test wants them, books and boards of its own.
//!
//! A [`Table`] has nobody's luck in it: the row is the first of each faction and one more, hands are
//! empty, quest tokens lie on the first books. A test moves things about before it plays, and writes
//! the actions in their notation. Luck is a list of sides; [`die`] is one of a die.

use std::ops::{Deref, DerefMut};

use game_near_and_far::{
    Adventurer, Building, Card, Character, Content, Event, NearAndFar, Open, Place, Setup, Space,
    Traveller, View,
    components::{Adventurers, Cards, FILES, Kind, Spaces},
};
use table::{Game, Seat, Viewer};
pub(crate) use table_laws::FirstSide;
use table_laws::TestTable;

pub(crate) const P1: Seat = Seat::new(0);
pub(crate) const P2: Seat = Seat::new(1);
pub(crate) const P3: Seat = Seat::new(2);
pub(crate) const P4: Seat = Seat::new(3);

/// The components that come with the program.
pub(crate) fn printed() -> &'static Content {
    Content::embedded()
}

/// The adventurer with this name, such as `G3`.
pub(crate) fn adventurer(name: &str) -> Adventurer {
    name.parse().expect("a test names adventurers that exist")
}

/// The adventurers with these names.
pub(crate) fn adventurers<const N: usize>(names: [&str; N]) -> Adventurers {
    names.into_iter().map(adventurer).collect()
}

/// The card with this name, such as `A7`.
pub(crate) fn card(name: &str) -> Card {
    name.parse().expect("a test names cards that exist")
}

/// The cards with these names.
pub(crate) fn cards<const N: usize>(names: [&str; N]) -> Cards {
    names.into_iter().map(card).collect()
}

/// The space with this number.
pub(crate) fn space(number: usize) -> Space {
    number.to_string().parse().expect("a test names spaces that exist")
}

/// The spaces with these numbers.
pub(crate) fn spaces(numbers: impl IntoIterator<Item = usize>) -> Spaces {
    numbers.into_iter().map(space).collect()
}

/// A place: `store`, `jail`, `aside`, `town` or the number of a space.
pub(crate) fn place(words: &str) -> Place {
    match words {
        "aside" => Place::Aside,
        "jail" => Place::Jail,
        "town" => Place::At(Space::TOWN),
        _ => match words.parse::<Building>() {
            Ok(building) => Place::In(building),
            Err(_) => Place::At(words.parse().expect("a test names places that exist")),
        },
    }
}

/// The side of luck that makes a die show `pips`.
pub(crate) fn die(pips: u32) -> u32 {
    pips - 1
}

fn files() -> Vec<String> {
    Content::embedded_files().into_iter().map(str::to_owned).collect()
}

fn read(files: &[String]) -> &'static Content {
    match Content::read_unheld(files) {
        Ok(content) => Box::leak(Box::new(content)),
        Err(faults) => panic!("a test writes what can be read: {faults:?}"),
    }
}

/// The printed components with these passages in the place of those with the same keys.
pub(crate) fn content_with(passages: &str) -> &'static Content {
    let mut files = files();
    for passage in passages.trim().split("\n== ") {
        let passage = passage.trim_start_matches("== ").trim();
        let key = passage.split(' ').next().unwrap();
        let head = format!("\n== {key} ");
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
    let at = FILES.iter().position(|name| *name == file).expect("such a file");
    for (from, to) in changes {
        assert!(files[at].contains(from), "{file} has no “{from}”");
        files[at] = files[at].replacen(from, to, 1);
    }
    read(&files)
}

/// A passage of map 1 with one choice that works and brings these effects.
pub(crate) fn brings(effects: &str) -> String {
    format!("== A A gift\n\nIt is for you.\n\n* Take it.\n  then: {effects}\n    You take it.")
}

/// A game that goes where a test wants it.
#[derive(Clone)]
pub(crate) struct Table {
    table: TestTable<NearAndFar>,
    content: &'static Content,
}

impl Deref for Table {
    type Target = TestTable<NearAndFar>;

    fn deref(&self) -> &TestTable<NearAndFar> {
        &self.table
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut TestTable<NearAndFar> {
        &mut self.table
    }
}

impl Table {
    /// The first turn of First Adventure for so many: P1 begins, standees are aside, hands are empty,
    /// and everybody has 3 coins.
    pub(crate) fn of(players: usize) -> Table {
        Table::set_up(printed(), Setup::first_adventure(players))
    }

    /// A turn of P1 in the second round; everybody stands on the town space of the map.
    pub(crate) fn later(players: usize) -> Table {
        Table::of(players).in_round_two()
    }

    /// The same by the rules of releases 0.1.0 and 0.2.0.
    pub(crate) fn later_by_the_first_edition(players: usize) -> Table {
        Table::set_up_by(1, printed(), Setup::first_adventure(players)).in_round_two()
    }

    /// The same for another setup, or components of the test's own.
    pub(crate) fn later_with(content: &'static Content, setup: Setup) -> Table {
        Table::set_up(content, setup).in_round_two()
    }

    /// P1 stands on space 2 of map 1, where a token lies, and `passage` (it is A) is its quest.
    pub(crate) fn telling(passage: &str) -> Table {
        let setup = Setup::first_adventure(2);
        Table::later_with(content_with(passage), setup).at(P1, "2").quests([2])
    }

    /// P1 attempts the quest of the space and takes the only choice.
    pub(crate) fn told(&mut self) -> Vec<Event> {
        self.play(P1, ["adventure", "stop", "attempt", "choose 1"])
    }

    fn in_round_two(self) -> Table {
        self.arranged(|open| {
            open.round = 2;
            open.travellers.as_mut_slice().iter_mut().for_each(|one| one.place = place("town"));
            open.give_turn(P1);
        })
    }

    /// The first turn of any setup, with components of the test's own.
    pub(crate) fn set_up(content: &'static Content, setup: Setup) -> Table {
        Table::set_up_by(NearAndFar::EDITION, content, setup)
    }

    /// The same by an edition of the rules.
    fn set_up_by(edition: u16, content: &'static Content, setup: Setup) -> Table {
        let setup = Setup { first: Some(P1), ..setup };
        let game = NearAndFar::start_edition(content, edition, &setup, &mut FirstSide).unwrap();
        let mut table = Table { table: TestTable { game }, content };
        table.arrange(|view| {
            view.hands = Some(<[Cards; 4]>::default());
            view.piles.packets = [0; 4];
            let open = &mut view.open;
            for traveller in open.travellers.as_mut_slice() {
                (traveller.basic, traveller.advanced) = (0, 0);
            }
            let row = ["Y1", "R1", "G1", "B1", "Y2"].map(|name| Some(adventurer(name)));
            (open.round, open.row) = (1, row);
            open.give_turn(P1);
        });
        table
    }

    /// A game as it is set up, before the draft.
    pub(crate) fn start(setup: Setup) -> Table {
        let game = NearAndFar::start(printed(), &setup, &mut FirstSide).unwrap();
        Table { table: TestTable { game }, content: printed() }
    }

    fn arrange(&mut self, arrange: impl FnOnce(&mut View)) {
        let mut view = self.game.view(Viewer::Seat(self.open().active));
        let mut hands = <[Cards; 4]>::default();
        for (index, hand) in hands[..self.game.seats()].iter_mut().enumerate() {
            *hand = self.hand_of(Seat::new(index));
        }
        (view.viewer, view.packet, view.hands) = (None, Cards::NONE, Some(hands));
        arrange(&mut view);
        view.open.recount(self.content);
        self.game = NearAndFar::laid_out(self.content, &view, &mut FirstSide);
    }

    /// Moves what lies open about; bag, decks and symbols follow.
    pub(crate) fn arranged(mut self, arrange: impl FnOnce(&mut Open)) -> Table {
        self.arrange(|view| arrange(&mut view.open));
        self
    }

    /// Changes what a player has.
    pub(crate) fn with(self, seat: Seat, change: impl FnOnce(&mut Traveller)) -> Table {
        self.arranged(|open| change(&mut open.travellers.as_mut_slice()[seat.index()]))
    }

    /// Puts the standee of `seat` somewhere; see [`place`].
    pub(crate) fn at(self, seat: Seat, words: &str) -> Table {
        self.arranged(|open| {
            open.travellers.as_mut_slice()[seat.index()].place = place(words);
            if open.active == seat {
                open.turn.from = place(words);
            }
        })
    }

    /// It is the turn of `seat`.
    pub(crate) fn turn_of(self, seat: Seat) -> Table {
        self.arranged(|open| open.give_turn(seat))
    }

    /// Lets these adventurers be the active party of `seat`, with or without its companion; they
    /// leave the row.
    pub(crate) fn party<const N: usize>(self, seat: Seat, names: [&str; N]) -> Table {
        let party = adventurers(names);
        self.owning(seat, names).with(seat, |traveller| traveller.active = party)
    }

    /// Lets `seat` own these adventurers too; they are inactive, and leave the row.
    pub(crate) fn owning<const N: usize>(self, seat: Seat, names: [&str; N]) -> Table {
        let all = adventurers(names);
        self.arranged(|open| {
            let gone = open.row.iter_mut().filter(|one| one.is_some_and(|one| all.contains(one)));
            gone.for_each(|place| *place = None);
            let traveller = &mut open.travellers.as_mut_slice()[seat.index()];
            traveller.owned = traveller.owned.union(all);
        })
    }

    /// Lets these adventurers be in the row.
    pub(crate) fn row<const N: usize>(self, names: [&str; N]) -> Table {
        self.arranged(|open| {
            open.row = [None; 5];
            for (place, name) in open.row.iter_mut().zip(names) {
                *place = Some(adventurer(name));
            }
        })
    }

    /// Lets `seat` have these cards in play: artifacts, treasures, world cards.
    pub(crate) fn playing<const N: usize>(self, seat: Seat, names: [&str; N]) -> Table {
        self.with(seat, |traveller| traveller.cards = traveller.cards.union(cards(names)))
    }

    /// Lets `seat` have these artifacts in hand, and no others.
    pub(crate) fn holding<const N: usize>(mut self, seat: Seat, names: [&str; N]) -> Table {
        let hand = cards(names);
        self.arrange(|view| {
            if let Some(hands) = &mut view.hands {
                hands[seat.index()] = hand;
            }
            let traveller = &mut view.open.travellers.as_mut_slice()[seat.index()];
            traveller.basic = hand.of(Kind::Basic).len() as u8;
            traveller.advanced = hand.of(Kind::Advanced).len() as u8;
        });
        self
    }

    /// Puts so many artifacts of the decks onto the discard piles: basic and advanced.
    pub(crate) fn discarded(mut self, basic: u8, advanced: u8) -> Table {
        self.arrange(|view| {
            (view.piles.basic_discards, view.piles.advanced_discards) = (basic, advanced);
        });
        self
    }

    /// Lets `seat` have camps on these spaces of the map.
    pub(crate) fn camps(self, seat: Seat, numbers: impl IntoIterator<Item = usize>) -> Table {
        self.with(seat, |traveller| traveller.camps = traveller.camps.union(spaces(numbers)))
    }

    /// Lets quest tokens lie on these spaces, and no others.
    pub(crate) fn quests(self, numbers: impl IntoIterator<Item = usize>) -> Table {
        self.arranged(|open| open.quests = spaces(numbers))
    }

    /// Lets this threat be the active one; those below it are nobody's.
    pub(crate) fn threat(self, level: u16) -> Table {
        self.arranged(|open| open.threats &= !0 << (level - 4))
    }

    /// What lies open.
    pub(crate) fn open(&self) -> Open {
        self.view().open
    }

    /// What a player has.
    pub(crate) fn of_seat(&self, seat: Seat) -> Traveller {
        *self.open().traveller(seat)
    }

    /// What `seat` sees.
    pub(crate) fn game_view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// Characters for all who play, so that none is drawn.
    pub(crate) fn all_given(players: usize) -> [Option<Character>; 4] {
        std::array::from_fn(|index| (index < players).then_some(Character::ALL[index]))
    }

    /// The cards in a hand.
    pub(crate) fn hand_of(&self, seat: Seat) -> Cards {
        self.game.view(Viewer::Seat(seat)).hand
    }
}
