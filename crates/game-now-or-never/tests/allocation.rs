//! Playing allocates nothing: bots do it millions of times a second.

use game_now_or_never::{Content, NowOrNever, Setup, components::Goods, market};
use table_laws::{Counting, allocations_of_a_refusal, assert_thrifty};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn whole_games_allocate_nothing_once_the_list_of_actions_has_grown() {
    let content = Content::embedded();
    // The tables of sales are worked out once.
    market::best_sale(content, Goods::NONE, game_now_or_never::components::Quests::NONE);

    let decisions = assert_thrifty::<NowOrNever>(content, Setup::all(), 2, 256);

    assert!(decisions > 3_000, "{decisions}");
}

#[test]
fn a_refusal_allocates_nothing_either() {
    let action = "sell STDC".parse().expect("an action");
    let setup = Setup::standard(2);
    assert_eq!(allocations_of_a_refusal::<NowOrNever>(Content::embedded(), &setup, action), 0);
}

#[test]
fn a_state_has_at_most_2048_bytes() {
    assert!(size_of::<NowOrNever>() <= 2048, "{} bytes", size_of::<NowOrNever>());
}
