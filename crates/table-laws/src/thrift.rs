//! Counting how often memory is asked for: playing allocates nothing, and tests can say so.
//!
//! The count is one thread's, so that whatever the test harness does elsewhere stays out of it.
//! A test makes the counting allocator its own: `#[global_allocator] static C: Counting = Counting;`.

#![expect(unsafe_code, reason = "an allocator cannot be written without")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    hint::black_box,
};

use luck::Quick;
use table::{Chance, Game, Ignore, Insight, Viewer};

/// The system's allocator, with a count of how often this thread asked it for memory.
pub struct Counting;

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

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: `place` came from the system's allocator with this layout.
        unsafe { System.realloc(place, layout, size) }
    }
}

/// How often this thread asks for memory during `work`, where [`Counting`] is the allocator.
pub fn allocations(work: impl FnOnce()) -> u64 {
    let before = ASKED.get();
    work();
    ASKED.get() - before
}

/// Plays whole games of each setup with everything a bot asks for at each decision, and panics if
/// that asks for memory once `actions` can hold the longest list. Returns the decisions.
pub fn assert_thrifty<G: Insight>(
    content: &'static G::Content,
    setups: impl IntoIterator<Item = G::Setup>,
    games: u64,
    longest_list: usize,
) -> u32 {
    let mut actions = Vec::new();
    let grown = allocations(|| actions.reserve(longest_list));
    assert!(grown > 0, "nothing is counted: `Counting` is not this test's allocator");
    let mut decisions = 0;
    for (index, setup) in setups.into_iter().enumerate() {
        if index == 0 {
            // Experience is read when it is first asked for.
            play::<G>(content, &setup, 0, &mut actions);
        }
        for seed in 0..games {
            let asked = allocations(|| {
                decisions += play::<G>(content, &setup, seed, &mut actions);
            });
            assert_eq!(asked, 0, "in game {seed} of {setup}");
        }
    }
    decisions
}

/// Plays one game, by turns by the rollout policy and at random, so that both go everywhere.
fn play<G: Insight>(
    content: &'static G::Content,
    setup: &G::Setup,
    seed: u64,
    actions: &mut Vec<G::Action>,
) -> u32 {
    let mut luck = Quick::new(seed, 0);
    let mut game = G::start(content, setup, &mut luck).expect("a setup to play");
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        let world = G::imagine(content, &view, &mut luck);
        black_box((world.standings(), world.evaluate(seat)));
        actions.clear();
        game.actions(seat, actions);
        let index = match decisions % 2 {
            0 => world.rollout_policy(seat, actions, &mut luck),
            _ => luck.pick(actions.len() as u32) as usize,
        };
        game.apply(seat, actions[index], &mut luck, &mut Ignore)
            .expect("what is listed is accepted");
        decisions += 1;
    }
    black_box(game.standings().expect("the game is over"));
    decisions
}

/// How often a refusal asks for memory: `action` in the first turn of a game.
pub fn allocations_of_a_refusal<G: Game>(
    content: &'static G::Content,
    setup: &G::Setup,
    action: G::Action,
) -> u64 {
    let mut luck = Quick::new(1, 0);
    let mut game = G::start(content, setup, &mut luck).expect("a setup to play");
    let seat = game.to_act().first().expect("the game begins");
    let mut is_refused = false;
    let asked = allocations(|| {
        is_refused = game.apply(seat, action, &mut luck, &mut Ignore).is_err();
    });
    assert!(is_refused, "{action} is no refusal");
    asked
}
