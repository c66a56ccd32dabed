//! What can be chosen about a table of Near and Far.

use game_near_and_far::{Character, Quests, Setup, Side};
use table::{Seat, Seats, Standings};

use crate::{Choice, Chosen, Given, Value};

/// The options of the table.
pub(super) const TABLE: &[Choice] = &[
    Choice::of(
        "mode",
        "What is played.",
        &[
            Value::new("first", "First Adventure: the first map with its stories."),
            Value::new("arcade", "Arcade Mode: any map."),
        ],
    ),
    Choice::of("map", "Where it is played.", MAPS).only_if("mode", "arcade"),
    Choice::of(
        "quests",
        "What is read on a quest.",
        &[Value::new("cards", "Arcade cards."), Value::new("book", "The stories of the map.")],
    )
    .only_if("mode", "arcade"),
    Choice::of(
        "side",
        "The side of the town board.",
        &[
            Value::new("dusk", "Dusk: the standard town."),
            Value::new("day", "Day: the advanced town, with tortoises."),
        ],
    ),
    Choice::switch("extra", "Extra Stories: four quests for each player."),
    Choice::switch("long", "Long Game: two more camps for each player."),
];

/// The options of a seat.
pub(super) const SEAT: &[Choice] = &[
    Choice::of("character", "Who travels.", CHARACTERS).unique(),
    Choice::switch("first", "Takes the first turn.").unique().given_by_host(),
    Choice::switch(PLATYPUS, "Came last in the game before, and may take the platypus.")
        .earned()
        .given_by_host(),
];

/// Who may take the platypus (NF-629).
const PLATYPUS: &str = "platypus";

const MAPS: &[Value] = &[
    Value::new("1", "Glogo Caverns"),
    Value::new("2", "Broken Plains"),
    Value::new("3", "Crimson Forest"),
    Value::new("4", "Meteor Mountain"),
    Value::new("5", "Toxic Desert"),
    Value::new("6", "Cloudy Valley"),
    Value::new("7", "Dried Sea"),
    Value::new("8", "Fire Delta"),
    Value::new("9", "Rocktooth Isles"),
    Value::new("10", "Mammoth Jungle"),
    Value::new("11", "The Last Ruin"),
];

/// Whoever is left, then the eight in the order of [`Character::ALL`].
const CHARACTERS: &[Value] = &[
    Value::new("random", "Whoever is left."),
    Value::new("shardling", "Shardling"),
    Value::new("kiku", "Kiku"),
    Value::new("vera", "Vera"),
    Value::new("eyim", "Eyim"),
    Value::new("rin", "Rin"),
    Value::new("tanian", "Tanian"),
    Value::new("riza", "Riza"),
    Value::new("grear", "Grear"),
];

/// The setup of a table for which this was chosen.
pub(super) fn setup(chosen: &Chosen) -> Setup {
    let players = chosen.players();
    let mut setup = match chosen.value("mode") {
        "arcade" => {
            let map = chosen.value("map");
            let map =
                (1..).zip(MAPS).find(|(_, value)| value.word == map).map_or(1, |found| found.0);
            match chosen.value("quests") {
                "book" => Setup::book(players, map),
                _ => Setup::arcade(players, map),
            }
        }
        _ => Setup::first_adventure(players),
    };
    if chosen.value("side") == "day" {
        setup.side = Side::Day;
    }
    setup.extra_stories = chosen.is_on("extra");
    setup.long_game = chosen.is_on("long");
    setup.first = chosen.seat_with("first");
    for (index, place) in setup.characters.iter_mut().enumerate().take(players) {
        let word = chosen.seat_value(Seat::new(index), "character");
        let known = CHARACTERS[1..].iter().position(|value| value.word == word);
        *place = known.map(|known| Character::ALL[known]);
    }
    let seats = (0..players).map(Seat::new);
    let last = seats.filter(|seat| chosen.seat_value(*seat, PLATYPUS) == "on");
    setup.platypus = last.fold(Seats::NONE, Seats::with);
    setup
}

/// The setup of a rematch: whoever came last may take the platypus (NF-628, NF-629).
pub(super) fn rematch(setup: &Setup, end: &Standings) -> Setup {
    let last = end.seats().map(|seat| end.place(seat)).max();
    let platypus = end.seats().filter(|seat| Some(end.place(*seat)) == last).collect();
    Setup { platypus, ..*setup }
}

/// What was chosen for a table with this setup. The first map with its stories is First Adventure,
/// however it was chosen.
pub(super) fn given(setup: &Setup) -> Vec<Given> {
    let mut given = Vec::new();
    if !setup.is_first_adventure() {
        let quests = match setup.quests {
            Quests::Book => "book",
            Quests::Arcade => "cards",
        };
        given.push(Given::new("mode", "arcade"));
        given.push(Given::new("map", &setup.map.to_string()));
        given.push(Given::new("quests", quests));
    }
    let side = match setup.side {
        Side::Dusk => "dusk",
        Side::Day => "day",
    };
    given.push(Given::new("side", side));
    given.push(Given::switch(None, "extra", setup.extra_stories));
    given.push(Given::switch(None, "long", setup.long_game));
    given.extend(setup.first.map(|seat| Given::switch(Some(seat), "first", true)));
    for (index, character) in setup.characters.iter().enumerate() {
        let known = character.and_then(|one| Character::ALL.iter().position(|&known| known == one));
        if let Some(known) = known {
            let value = CHARACTERS[known + 1].word;
            given.push(Given { seat: Some(Seat::new(index)), ..Given::new("character", value) });
        }
    }
    given.extend(setup.platypus.iter().map(|seat| Given::switch(Some(seat), PLATYPUS, true)));
    given
}
