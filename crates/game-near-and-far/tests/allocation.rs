//! Playing allocates nothing: bots do it millions of times a second.

use game_near_and_far::{Content, NearAndFar, Setup};
use table_laws::{Counting, allocations_of_a_refusal, assert_thrifty};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn whole_games_allocate_nothing_once_the_list_of_actions_has_grown() {
    // Every map and every number of players comes up, read both ways, by dusk and by day.
    let setups = Setup::all().step_by(13);
    let decisions = assert_thrifty::<NearAndFar>(Content::embedded(), setups, 1, 256);
    assert!(decisions > 3_000, "{decisions}");
}

#[test]
fn a_refusal_allocates_nothing_either() {
    let action = "visit saloon".parse().expect("an action");
    let setup = Setup::first_adventure(2);
    assert_eq!(allocations_of_a_refusal::<NearAndFar>(Content::embedded(), &setup, action), 0);
}

#[test]
fn a_state_has_at_most_2048_bytes() {
    assert!(size_of::<NearAndFar>() <= 2048, "{} bytes", size_of::<NearAndFar>());
}
