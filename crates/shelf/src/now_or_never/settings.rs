//! What can be chosen about a table of Now or Never.

use game_now_or_never::{
    Setup,
    components::{Hero, Side},
};
use table::{Seat, Standings};

use crate::{Choice, Chosen, Given, PLAYERS, Value};

/// The options of the table.
pub(super) const TABLE: &[Choice] = &[
    Choice::of(
        "board",
        "The side of the boards.",
        &[
            Value::new("above", "Above ground: the standard board."),
            Value::new("underground", "Underground: other places, other enemies."),
        ],
    ),
    Choice::switch("reroll", "A good buys a new roll of a die."),
    Choice::number(BEST, "Your best score so far, to be beaten.", MOST_POINTS)
        .only_if(PLAYERS, "1"),
];

/// The options of a seat.
pub(super) const SEAT: &[Choice] = &[
    Choice::of("hero", "Which hero.", HEROES).unique(),
    Choice::switch("first", "Takes the first turn.").unique().given_by_host(),
];

/// The score that a lone player wants to beat (NN-575).
const BEST: &str = "best";

/// More than anybody scores.
const MOST_POINTS: u32 = 999;

/// Whoever is chosen in the game, then the four in the order of [`Hero::ALL`].
const HEROES: &[Value] = &[
    Value::new("choose", "Chosen at the table."),
    Value::new("marklun", "Marklun, who is fast"),
    Value::new("halia", "Halia, who is lucky"),
    Value::new("namal", "Namal, who is armored"),
    Value::new("zeik", "Zeik, who sees far"),
];

/// The setup of a table for which this was chosen.
pub(super) fn setup(chosen: &Chosen) -> Setup {
    let players = chosen.players();
    let mut setup = match chosen.value("board") {
        "underground" => Setup::underground(players),
        _ => Setup::standard(players),
    };
    setup.reroll = chosen.is_on("reroll");
    setup.first = chosen.seat_with("first");
    setup.best = chosen.number(BEST).and_then(|best| u16::try_from(best).ok());
    for (index, hero) in setup.heroes.iter_mut().enumerate().take(players) {
        let word = chosen.seat_value(Seat::new(index), "hero");
        *hero = Hero::ALL.into_iter().find(|hero| hero.word() == word);
    }
    setup
}

/// The setup of a rematch: whoever plays alone wants to beat the best score so far (NN-575).
pub(super) fn rematch(setup: &Setup, end: &Standings) -> Setup {
    if end.target().is_none() {
        return *setup;
    }
    let score = u32::try_from(end.score(Seat::new(0))).unwrap_or(0);
    let best = score.max(setup.best.unwrap_or(0).into()).min(MOST_POINTS);
    Setup { best: u16::try_from(best).ok().filter(|best| *best > 0), ..*setup }
}

/// What was chosen for a table with this setup.
pub(super) fn given(setup: &Setup) -> Vec<Given> {
    let board = match setup.side {
        Side::Above => "above",
        Side::Below => "underground",
    };
    let mut given = vec![Given::new("board", board), Given::switch(None, "reroll", setup.reroll)];
    given.extend(setup.best.map(|best| Given::new(BEST, &best.to_string())));
    given.extend(setup.first.map(|seat| Given::switch(Some(seat), "first", true)));
    for (index, hero) in setup.heroes.iter().enumerate() {
        if let Some(hero) = hero {
            let seat = Some(Seat::new(index));
            given.push(Given { seat, ..Given::new("hero", hero.word()) });
        }
    }
    given
}
