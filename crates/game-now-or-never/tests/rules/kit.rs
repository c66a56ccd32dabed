//! The kit of the rulebook tests: tables laid out as a test wants them.
//!
//! A [`Table`] has nobody's luck in it: grids lie in the order of the tiles, hands are empty, P1 plays
//! Marklun, P2 Halia, P3 Namal and P4 Zeik, and P1 begins. A test moves things about before it plays,
//! and writes the actions in their notation. Luck is a list of sides; [`die`] is one of a die.

use std::{
    fmt::Debug,
    ops::{Deref, DerefMut},
    str::FromStr,
};

use game_now_or_never::{
    Content, Event, NowOrNever, Open, Player, Setup, Token, View,
    components::{FILES, Gear, Goods, Hero, Order, Orders, Quests, Site, Specialist, Tile},
};
use table::{Game, GameWords, Names, Seat, Shown, Viewer};
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

/// What is called by this text: `Q17`, `S3`, `e2`, `shell` …
pub(crate) fn called<T: FromStr<Err: Debug>>(name: &str) -> T {
    name.parse().expect("a test names what exists")
}

/// All that are called by these texts.
pub(crate) fn all_called<T: FromStr<Err: Debug>, S: FromIterator<T>, const N: usize>(
    names: [&str; N],
) -> S {
    names.into_iter().map(called).collect()
}

/// The quest cards with these names.
pub(crate) fn quests<const N: usize>(names: [&str; N]) -> Quests {
    all_called(names)
}

/// The side of luck that makes a die show `pips`.
pub(crate) fn die(pips: u32) -> u32 {
    pips - 1
}

/// Goods as they are written: `SST`; nothing for no goods.
pub(crate) fn goods(text: &str) -> Goods {
    if text.is_empty() { Goods::NONE } else { called(text) }
}

/// The printed components with some pieces of a file changed, each at its first place.
pub(crate) fn content_where<const N: usize>(
    file: &str,
    changes: [(&str, &str); N],
) -> &'static Content {
    let mut files: Vec<String> = Content::embedded_files().into_iter().map(str::to_owned).collect();
    let at = FILES.iter().position(|name| *name == file).expect("such a file");
    for (from, to) in changes {
        assert!(files[at].contains(from), "{file} has no “{from}”");
        files[at] = files[at].replacen(from, to, 1);
    }
    match Content::read(&files) {
        Ok(content) => Box::leak(Box::new(content)),
        Err(faults) => panic!("a test writes what can be read: {faults:?}"),
    }
}

/// The quest cards in all hands.
type Hands = [Quests; 4];

/// A game that goes where a test wants it.
#[derive(Clone)]
pub(crate) struct Table {
    table: TestTable<NowOrNever>,
    content: &'static Content,
}

impl Deref for Table {
    type Target = TestTable<NowOrNever>;

    fn deref(&self) -> &TestTable<NowOrNever> {
        &self.table
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut TestTable<NowOrNever> {
        &mut self.table
    }
}

impl Table {
    /// The first turn of the standard game for so many: P1 begins, and hands are empty.
    pub(crate) fn of(players: usize) -> Table {
        Table::set_up(printed(), Setup::standard(players))
    }

    /// The first turn of any setup, with components of the test's own.
    pub(crate) fn set_up(content: &'static Content, setup: Setup) -> Table {
        Table::begun(content, NowOrNever::EDITION, setup)
    }

    /// The first turn by the rules of an edition.
    pub(crate) fn in_edition(edition: u16, setup: Setup) -> Table {
        Table::begun(printed(), edition, setup)
    }

    fn begun(content: &'static Content, edition: u16, setup: Setup) -> Table {
        let heroes = Table::all_given(setup.players);
        let setup = Setup { first: Some(P1), heroes, ..setup };
        let game = NowOrNever::start_edition(content, edition, &setup, &mut FirstSide).unwrap();
        let mut table = Table { table: TestTable { game }, content };
        table.arrange(|view, hands| {
            *hands = Hands::default();
            for player in view.open.players.as_mut_slice() {
                player.hand = [0; 3];
            }
            view.open.give_turn(P1);
        });
        table
    }

    /// A game as it is set up, before heroes and cards are chosen.
    pub(crate) fn start(setup: Setup) -> Table {
        let game = NowOrNever::start(printed(), &setup, &mut FirstSide).unwrap();
        Table { table: TestTable { game }, content: printed() }
    }

    /// Heroes for all who play, so that nobody chooses.
    pub(crate) fn all_given(players: usize) -> [Option<Hero>; 4] {
        std::array::from_fn(|index| (index < players).then_some(Hero::ALL[index]))
    }

    /// The same for a table on which P1 plays this hero, and whoever had it P1's.
    pub(crate) fn with_hero(self, hero: Hero) -> Table {
        let content = self.content;
        self.arranged(|open| {
            let before = open.player(P1).hero;
            for player in open.players.as_mut_slice() {
                if player.hero == Some(hero) {
                    player.hero = before;
                }
            }
            open.players.as_mut_slice()[0].hero = Some(hero);
            for player in open.players.as_mut_slice() {
                player.hearts = player.most_hearts(content);
                player.mana = player.most_mana(content);
            }
        })
    }

    fn arrange(&mut self, arrange: impl FnOnce(&mut View, &mut Hands)) {
        let mut view = self.game.view(Viewer::Seat(self.open().active));
        let mut hands = Hands::default();
        for (index, hand) in hands[..self.game.seats()].iter_mut().enumerate() {
            *hand = self.hand_of(Seat::new(index));
        }
        view.viewer = None;
        arrange(&mut view, &mut hands);
        view.open.recount(self.content);
        self.game = NowOrNever::laid_out_with(self.content, &view, hands, &mut FirstSide);
    }

    /// Moves what lies open about; quest piles and the order stack follow.
    pub(crate) fn arranged(mut self, arrange: impl FnOnce(&mut Open)) -> Table {
        self.arrange(|view, _| arrange(&mut view.open));
        self
    }

    /// Changes what a player has.
    pub(crate) fn with(self, seat: Seat, change: impl FnOnce(&mut Player)) -> Table {
        self.arranged(|open| change(&mut open.players.as_mut_slice()[seat.index()]))
    }

    /// Puts the hero of `seat` on a space.
    pub(crate) fn at(self, seat: Seat, space: &str) -> Table {
        self.arranged(|open| {
            open.players.as_mut_slice()[seat.index()].place = called(space);
            if open.active == seat {
                open.turn.from = called(space);
            }
        })
    }

    /// It is the turn of `seat`.
    pub(crate) fn turn_of(self, seat: Seat) -> Table {
        self.arranged(|open| open.give_turn(seat))
    }

    /// Lets it be this season.
    pub(crate) fn season(self, season: u8) -> Table {
        self.arranged(|open| open.season = season)
    }

    /// Lets `seat` have so many coins.
    pub(crate) fn coins(self, seat: Seat, coins: u16) -> Table {
        self.with(seat, |player| player.coins = coins)
    }

    /// Lets `seat` have these goods, and no others.
    pub(crate) fn goods(self, seat: Seat, text: &str) -> Table {
        self.with(seat, |player| player.goods = goods(text))
    }

    /// Lets `seat` have these quest cards in hand, and no others.
    pub(crate) fn holding<const N: usize>(mut self, seat: Seat, names: [&str; N]) -> Table {
        let hand = quests(names);
        self.arrange(|view, hands| {
            hands[seat.index()] = hand;
            view.open.players.as_mut_slice()[seat.index()].hand = sizes(hand);
        });
        self
    }

    /// Lets `seat` have played these quest cards too.
    pub(crate) fn played<const N: usize>(self, seat: Seat, names: [&str; N]) -> Table {
        self.with(seat, |player| player.played = player.played.union(quests(names)))
    }

    /// Lets these quest cards be discarded too.
    pub(crate) fn discarded<const N: usize>(self, names: [&str; N]) -> Table {
        self.arranged(|open| open.discards = open.discards.union(quests(names)))
    }

    /// Lets `seat` have built these tiles at these places, which leave the grid.
    pub(crate) fn built<const N: usize>(self, seat: Seat, tiles: [(&str, &str); N]) -> Table {
        self.with(seat, |player| {
            for (site, tile) in tiles {
                let (site, tile): (Site, Tile) = (called(site), called(tile));
                player.town[site.index()] = Some(tile);
                let place = player.grid.iter_mut().find(|place| **place == Some(tile));
                *place.expect("every tile is in the grid once") = None;
            }
        })
    }

    /// Lets `seat` have these specialists, face up.
    pub(crate) fn specialists<const N: usize>(self, seat: Seat, names: [&str; N]) -> Table {
        self.with(seat, |player| {
            (player.specialists, player.face_down) = ([None; 4], 0);
            for (slot, name) in player.specialists.iter_mut().zip(names) {
                *slot = Some(called::<Specialist>(name));
            }
        })
    }

    /// Lets these specialists be in the row.
    pub(crate) fn row<const N: usize>(self, names: [&str; N]) -> Table {
        self.arranged(|open| {
            let mut row = [None; 4];
            for (place, name) in row.iter_mut().zip(names) {
                *place = Some(called(name));
            }
            let all = Specialist::all().filter(|one| one.starting().is_none());
            open.lay_specialists(row, all.filter(|one| !row.contains(&Some(*one))).collect());
        })
    }

    /// Lets `seat` have these tokens on the hero board, from the first slot of each colour on.
    pub(crate) fn tokens<const N: usize>(self, seat: Seat, names: [&str; N]) -> Table {
        let content = self.content;
        self.with(seat, |player| {
            for name in names {
                let (token, is_red) = match name.parse::<Gear>() {
                    Ok(gear) => (Token::Gear(gear), content.gear(gear).strike.is_some()),
                    Err(_) => {
                        let ability = called(name);
                        player.learned.add(ability);
                        (Token::Ability(ability), content.ability(ability).strike.is_some())
                    }
                };
                let slots = if is_red { &mut player.red } else { &mut player.blue };
                *slots.iter_mut().find(|slot| slot.is_none()).expect("a free slot") = Some(token);
            }
        })
    }

    /// Lets this gear be for sale, red and blue, and the rest of it be in the piles.
    pub(crate) fn gear<const N: usize>(self, names: [&str; N]) -> Table {
        let content = self.content;
        self.arranged(|open| {
            let mut rows = [[None; 3]; 2];
            let mut piles = [0; Gear::COUNT];
            Gear::all().for_each(|gear| piles[gear.index()] = content.gear(gear).copies);
            for name in names {
                let gear: Gear = called(name);
                let row = &mut rows[content.gear(gear).colour.index()];
                *row.iter_mut().find(|place| place.is_none()).expect("room in the row") =
                    Some(gear);
                piles[gear.index()] -= 1;
            }
            open.lay_gear(rows, piles);
        })
    }

    /// Lets these villagers be in the row and these in the pile: shells, tools, demons, crystals.
    pub(crate) fn villagers(self, row: [u8; 4], pile: [u8; 4]) -> Table {
        self.arranged(|open| open.lay_villagers(row, pile))
    }

    /// Lets `seat` have these orders to complete.
    pub(crate) fn orders<const N: usize>(self, seat: Seat, names: [&str; N]) -> Table {
        self.with(seat, |player| player.orders = all_called::<Order, Orders, N>(names))
    }

    /// What lies open.
    pub(crate) fn open(&self) -> Open {
        self.view().open
    }

    /// What a player has.
    pub(crate) fn of_seat(&self, seat: Seat) -> Player {
        *self.open().player(seat)
    }

    /// What `seat` sees.
    pub(crate) fn view_of(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// The cards in a hand.
    pub(crate) fn hand_of(&self, seat: Seat) -> Quests {
        self.view_of(seat).hand
    }

    /// What `seat` may do that begins with this word.
    pub(crate) fn offered_as(&self, seat: Seat, word: &str) -> Vec<String> {
        let mut offered = self.offered(seat);
        offered.retain(|words| words.split(' ').next() == Some(word));
        offered
    }

    /// What `seat` is asked.
    pub(crate) fn prompt(&self, seat: Seat) -> String {
        let (viewer, names) = (Viewer::Seat(seat), Names::plain());
        let shown = Shown::of(&self.game, viewer);
        NowOrNever::prompt(shown.seen(self.content, &names, viewer))
    }

    /// What the button of an action says.
    pub(crate) fn label(&self, seat: Seat, words: &str) -> String {
        let (viewer, names) = (Viewer::Seat(seat), Names::plain());
        let shown = Shown::of(&self.game, viewer);
        game_now_or_never::words::label(shown.seen(self.content, &names, viewer), called(words))
    }

    /// What `seat` is told about why something is not offered, with the rule.
    pub(crate) fn missing(&self, seat: Seat) -> Vec<(String, &'static str)> {
        let (viewer, names) = (Viewer::Seat(seat), Names::plain());
        let shown = Shown::of(&self.game, viewer);
        let missing = NowOrNever::why_not(shown.seen(self.content, &names, viewer));
        missing.into_iter().map(|one| (one.why, one.rule)).collect()
    }

    /// Everybody from P1 on passes, until the season is over.
    pub(crate) fn pass_all(&mut self) -> Vec<Event> {
        let season = self.open().season;
        let mut events = Vec::new();
        while let Some(seat) = self.game.to_act().first() {
            let words = if self.offers(seat, "pass") { "pass" } else { "done" };
            events.extend(self.act(seat, words));
            if self.open().season != season {
                break;
            }
        }
        events
    }
}

/// How many cards of each deck.
fn sizes(hand: Quests) -> [u8; 3] {
    use game_now_or_never::components::Deck;
    Deck::ALL.map(|deck| hand.of(deck).len() as u8)
}
