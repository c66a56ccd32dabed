//! Trade routes (RULES.md section 20).

use game_near_and_far::{
    MAPS,
    scoring::{Part, score},
};

use crate::kit::{P1, P2, Table, printed};

/// Points for routes of P1 and P2 with camps on these spaces; 5 and 18 are the ends of tea leaves.
fn routes(mine: &[usize], theirs: &[usize]) -> [i16; 2] {
    let table = Table::later(2).camps(P1, mine.iter().copied()).camps(P2, theirs.iter().copied());
    [P1, P2].map(|seat| score(printed(), &table.open(), seat).of(Part::Routes))
}

/// NF-390, NF-391, NF-392, NF-393, NF-394, NF-427.
#[test]
fn nf_390_nf_391_nf_392_nf_393_nf_394_nf_427_tea_leaves_alone_shared_or_incomplete() {
    assert_eq!(routes(&[5], &[]), [0, 0], "incomplete");
    assert_eq!(routes(&[5, 18], &[]), [6, 0], "sole control: the larger number");
    assert_eq!(routes(&[5], &[18]), [3, 3], "joint control: the smaller number each");
    assert_eq!(routes(&[], &[5]), [0, 0]);
    assert_eq!(routes(&[5, 18, 3], &[11]), [6 + 2, 2], "peppers are shared besides");
}

#[test]
fn nf_395_every_route_has_two_numbers_on_every_map() {
    let first = &printed().map(1).routes;
    assert_eq!(first.map(|route| (route.alone, route.shared)), [(5, 2), (6, 3), (8, 4), (10, 5)]);
    for number in 1..=MAPS {
        for route in &printed().map(number).routes {
            assert!(route.alone > route.shared && route.shared > 0);
            assert_ne!(route.ends[0], route.ends[1]);
        }
    }
}
