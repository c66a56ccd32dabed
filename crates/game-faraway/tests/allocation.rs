//! Playing allocates nothing: bots do it millions of times a second.

use game_faraway::{Content, Faraway, Setup};
use table_laws::{Counting, allocations_of_a_refusal, assert_thrifty};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn whole_games_allocate_nothing_once_the_list_of_actions_has_grown() {
    let content = Content::embedded();
    let decisions = assert_thrifty::<Faraway>(content, Setup::all(), 50, 32);
    assert!(decisions > 10_000, "{decisions}");
}

#[test]
fn a_refusal_allocates_nothing_either() {
    let action = "take 5".parse().expect("an action");
    let setup = Setup::standard(2);
    assert_eq!(allocations_of_a_refusal::<Faraway>(Content::embedded(), &setup, action), 0);
}

#[test]
fn a_state_has_at_most_512_bytes() {
    assert!(size_of::<Faraway>() <= 512, "{} bytes", size_of::<Faraway>());
}
