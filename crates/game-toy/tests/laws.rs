//! The laws of the table, over random games of every setup of the toy.

use game_toy::{Content, Length, Setup, Space, Toy};
use table_laws::{Law, Laws};

#[test]
fn the_toy_obeys_the_laws() {
    let setups = (1..=3).flat_map(|players| {
        let mut long = Setup { length: Length::Long, ..Setup::standard(players) };
        long.starts[players - 1] = Space::Mill;
        let mut known = Setup::standard(players);
        known.knows[0] = Some("LAMP".to_owned());
        let flood = Setup { flood: true, ..Setup::standard(players) };
        [Setup::standard(players), long, known, flood]
    });
    Laws::<Toy>::of(Content::embedded(), setups)
        .games(40)
        // Five rounds of three travellers, each with a step and a choice.
        .moves_at_most(5 * 3 * 2)
        .check()
        .assert_thorough(12 * 40, &[Law::Conserved, Law::Secret]);
}
