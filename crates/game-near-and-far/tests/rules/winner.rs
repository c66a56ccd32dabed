//! Winner and ties (RULES.md section 25).

use game_near_and_far::Setup;
use table::{Game, Seat};

use crate::kit::{P1, P2, P3, Table, content_where};

/// The places of all players of a game that ends with these reputations, coins and further points.
/// Points are made with faction tokens; coins and gems pay too, so that tokens make up for them.
fn places(players: [(i16, i8, u16, u16); 3], winning_ties: &[Seat]) -> [u8; 3] {
    // Two cards that win ties: Songs of the Road, and here Shard of the Last Gate too.
    let both = [("{ does = \"score\", points = 4 }", "{ does = \"tiebreak\" }")];
    let content = content_where("world-cards.toml", both);
    let table = Table::later_with(content, Setup::first_adventure(3));
    let mut table = table.quests([]).camps(P3, 1..=14);
    for (index, (points, reputation, coin, gem)) in players.into_iter().enumerate() {
        let seat = Seat::new(index);
        let camps = if seat == P3 { 14 + 2 + 5 } else { 0 };
        let paid = [0, 0, 0, 1, 1, 2, 2][usize::from((reputation + 1).unsigned_abs())];
        table = table.with(seat, |one| {
            one.reputation = reputation;
            (one.goods.coin, one.goods.gem) = (coin, gem);
            let others = camps + i16::try_from((coin + gem) / 2).unwrap() + paid;
            one.goods.blue = u16::try_from(points - others).unwrap();
        });
    }
    // Songs of the Road pays a point, which a token less makes up for.
    for (seat, (name, points)) in winning_ties.iter().zip([("W29", 1), ("W15", 0)]) {
        table = table.playing(*seat, [name]).with(*seat, |one| one.goods.blue -= points);
    }
    let mut table = table.arranged(|open| open.ending = Some(P3)).turn_of(P3).at(P3, "store");
    table.act(P3, "visit hut");
    let standings = table.game.standings().unwrap();
    for (index, (points, ..)) in players.into_iter().enumerate() {
        assert_eq!(standings.score(Seat::new(index)), i32::from(points), "as the test wants it");
    }
    [P1, P2, P3].map(|seat| standings.place(seat))
}

#[test]
fn nf_449_most_points_win() {
    assert_eq!(places([(60, 0, 0, 0), (61, 0, 0, 0), (59, 5, 9, 9)], &[]), [2, 1, 3]);
}

/// NF-450, NF-454, NF-455.
#[test]
fn nf_450_nf_454_nf_455_ties_go_by_reputation_and_then_by_coins_and_gems() {
    assert_eq!(places([(60, 3, 9, 9), (60, 4, 0, 0), (58, 0, 0, 0)], &[]), [2, 1, 3]);
    assert_eq!(places([(60, 3, 4, 0), (60, 3, 0, 5), (58, 0, 0, 0)], &[]), [2, 1, 3]);
    assert_eq!(places([(60, 3, 2, 2), (58, 0, 0, 0), (58, 1, 0, 0)], &[]), [1, 3, 2], "all places");
}

#[test]
fn nf_451_a_card_that_wins_ties_comes_first() {
    let tied = [(60, 3, 4, 0), (60, 4, 9, 0), (58, 0, 0, 0)];

    assert_eq!(places(tied, &[]), [2, 1, 3]);
    assert_eq!(places(tied, &[P1]), [1, 2, 3]);
    assert_eq!(places([(60, 0, 0, 0), (61, 0, 0, 0), (58, 0, 0, 0)], &[P1]), [2, 1, 3], "no tie");
}

/// NF-452, NF-453.
#[test]
fn nf_452_nf_453_who_is_equal_in_everything_shares_the_place() {
    let tied = [(60, 3, 4, 1), (60, 3, 2, 3), (58, 0, 0, 0)];

    assert_eq!(places(tied, &[]), [1, 1, 3]);
    assert_eq!(places(tied, &[P1]), [1, 2, 3]);
    assert_eq!(places(tied, &[P1, P2]), [1, 1, 3], "both have such a card");
    let richer = [(60, 3, 4, 1), (60, 3, 2, 4), (58, 0, 0, 0)];
    assert_eq!(places(richer, &[P1, P2]), [2, 1, 3], "the next criteria decide among them");
}
