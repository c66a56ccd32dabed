//! A longer match of random bots asks for no more memory than a shorter one.

use arena::{Detail, Match};
use bots::BotKind;
use shelf::{GameName, Shelf};
use table_laws::Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

/// How often a match of four random bots asks for memory.
fn allocations(games: u64) -> u64 {
    let plan = Match {
        seats: vec![BotKind::Random; 4],
        games,
        seed: 3,
        threads: 1,
        options: Vec::new(),
        record: None,
        iterations: None,
        detail: Detail::Results,
    };
    table_laws::allocations(|| {
        arena::play(&Shelf::embedded(), GameName::Faraway, &plan, &|_| {})
            .expect("four random bots can play");
    })
}

#[test]
fn playing_on_asks_for_no_memory() {
    // The first match loads the cards.
    allocations(1);

    let (short, long) = (allocations(2_000), allocations(20_000));

    // A score higher than any before makes the histogram grow, which happens a few times at most.
    assert!(long <= short + 10, "{short} for 2,000 games and {long} for 20,000");
}
