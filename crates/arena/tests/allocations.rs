//! A longer match of random bots asks for no more memory than a shorter one.

#![expect(unsafe_code, reason = "an allocator cannot be written without")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

use arena::{Detail, Match};
use bots::BotKind;
use shelf::{GameName, Shelf};

/// The system's allocator, with a count of how often this thread asked it for memory.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that is going away has nothing left to count with.
    let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
}

// SAFETY: every call is handed to the system's allocator unchanged; counting touches a plain cell.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: `place` came from the system's allocator with this layout.
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: `place` came from the system's allocator with this layout.
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How often a match of four random bots asks for memory.
fn allocations(games: u64) -> u64 {
    let plan = Match {
        seats: vec![BotKind::Random; 4],
        games,
        seed: 3,
        threads: 1,
        choices: Vec::new(),
        record: None,
        detail: Detail::Results,
    };
    let before = ASKED.get();
    arena::play(&Shelf::embedded(), GameName::Faraway, &plan, &|_| {})
        .expect("four random bots can play");
    ASKED.get() - before
}

#[test]
fn playing_on_asks_for_no_memory() {
    // The first match loads the cards.
    allocations(1);

    let (short, long) = (allocations(2_000), allocations(20_000));

    // A score higher than any before makes the histogram grow, which happens a few times at most.
    assert!(long <= short + 10, "{short} for 2,000 games and {long} for 20,000");
}
