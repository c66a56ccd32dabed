//! Where a purchase might open something, nothing ends by itself (RULES.md section 21, NF-711).

use game_near_and_far::{Refusal, Stage, components::Cells};
use table::{Game, Viewer};

use crate::kit::{P1, P2, Table, cards, place, printed};

/// P1 on the map, who may pay for arrows (Dune Skiff) and passes (Cooking Spices), with so many hearts.
fn on_the_road(table: Table, hearts: u8) -> Table {
    table.quests([]).with(P1, |one| {
        (one.hearts, one.goods.yellow, one.goods.food) = (hearts, 1, 3);
    })
}

/// This is asked of P1, and this may be done.
fn asks(table: &Table, stage: Stage, offered: &[&str]) {
    assert_eq!(table.open().stage, stage);
    assert_eq!(table.offered(P1), offered);
}

#[test]
fn nf_711_an_arrow_in_hand_is_asked_for_where_the_steps_are_used_up() {
    let mut table = on_the_road(Table::later(2).holding(P1, ["A11"]), 9);

    table.play(P1, ["adventure", "step 1", "step 5"]);

    asks(&table, Stage::Move, &["stop", "buy A11"]);
    assert_eq!(table.refusal(P1, "step 1"), Refusal::NoMovement { movement: 2 });
    table.act(P1, "buy A11");
    assert!(table.offers(P1, "step 1"), "one more step");
    table.act(P1, "step 1");
    assert_eq!((table.open().stage, table.of_seat(P1).place), (Stage::Camp, place("1")));
}

#[test]
fn nf_711_a_pass_or_a_camp_is_asked_for_where_the_space_cannot_be_left() {
    let stuck = |name: &str| {
        let mut table = on_the_road(Table::later(2).holding(P1, [name]), 0);
        table = table.with(P1, |one| one.goods.green = 1);
        table.play(P1, ["adventure", "step 1"]);
        table
    };
    let (mut pass, mut camp, arrow) = (stuck("A4"), stuck("A44"), stuck("A11"));

    assert_eq!(pass.offered(P1), ["stop", "buy A4"]);
    assert_eq!(pass.refusal(P1, "step 5"), Refusal::NoHeartToPass);
    assert_eq!(camp.offered(P1), ["stop", "buy A44"]);
    pass.play(P1, ["buy A4", "step 5"]);
    camp.play(P1, ["buy A44", "settle 1", "step 5"]);
    assert_eq!([pass, camp].map(|table| table.of_seat(P1).place), [place("5"); 2]);
    // As far as everybody sees the card of that deck might be Cooking Spices.
    assert_eq!(arrow.offered(P1), ["stop", "buy A11"]);
}

#[test]
fn nf_711_hands_are_asked_for_at_the_mine() {
    let beside: Cells = ["a1", "b1"].iter().map(|name| name.parse().unwrap()).collect();
    let mine = |names: [&str; 2], red: u16| {
        let table = Table::later(2).holding(P1, names).with(P2, |one| one.mine = beside);
        let mut table = table.with(P1, |one| (one.goods.red, one.goods.food) = (red, 1));
        table.act(P1, "visit mine");
        table
    };

    // The free numbers beside a camp are 2 and 3, and the companion has one hand.
    let mut spool = mine(["A14", "A2"], 1);

    asks(&spool, Stage::Mine, &["done", "buy A14"]);
    spool.act(P1, "buy A14");
    assert_eq!(spool.offered(P1), ["dig a2", "done"]);
    assert_eq!(mine(["A14", "A2"], 0).open().stage, Stage::End, "no hand can be paid");
}

#[test]
fn nf_711_a_place_for_a_treasure_is_asked_for_at_the_hut() {
    let mut table = Table::later(2).holding(P1, ["A33"]).with(P1, |one| {
        (one.goods.green, one.goods.food) = (1, 1);
    });

    table.act(P1, "visit hut");

    asks(&table, Stage::Hut, &["done", "buy A33"]);
    assert_eq!(table.refusal(P1, "draw"), Refusal::NoPlaceForTreasure);
    table.act(P1, "buy A33");
    assert_eq!(table.offered(P1), ["draw", "done"]);
    table.play(P1, ["draw", "keep T1"]);
    assert_eq!(table.of_seat(P1).treasures(), cards(["T1"]));
}

#[test]
fn nf_711_coins_of_a_contract_are_asked_for_at_the_saloon_the_stables_and_the_hall() {
    let visit = |building: &str| {
        let mut table = Table::later(2).row(["R6"]).holding(P1, ["A44", "A2"]).at(P1, "farm");
        table = table.with(P1, |one| (one.goods.green, one.goods.yellow) = (1, 1));
        table.play(P1, [&format!("visit {building}")]);
        table
    };

    // Nobody of the row costs 3 coins or less, and there is no food for a bird.
    let (saloon, stables) = (visit("saloon"), visit("stables"));
    let price = printed().face("R6".parse().unwrap()).cost;

    assert!(price > 3, "{price}");
    asks(&saloon, Stage::Saloon, &["done", "buy A2", "buy A44"]);
    asks(&stables, Stage::Stables, &["done", "buy A2", "buy A44"]);
}

/// NF-087, NF-711, NF-I33.
#[test]
fn nf_711_nf_i33_whether_it_is_asked_shows_nothing_of_the_hand() {
    let ends = |table: Table| {
        let mut table = on_the_road(table, 9);
        table.play(P1, ["adventure", "step 1", "step 5"]);
        table
    };
    let arrow = ends(Table::later(2).holding(P1, ["A11"]));
    let bow = ends(Table::later(2).holding(P1, ["A2"]));

    assert_eq!(bow.offered(P1), ["stop"], "a Horn Bow moves nobody, but only P1 knows what it is");
    assert_eq!(bow.game.view(Viewer::Seat(P2)), arrow.game.view(Viewer::Seat(P2)));
    assert_eq!(ends(Table::later(2)).open().stage, Stage::Camp, "an empty hand");
    // All arrows that yellow, coins and gems would pay are others'.
    let gone = Table::later(2).holding(P1, ["A2"]).playing(P2, ["A11", "A27", "A48"]);
    assert_eq!(ends(gone).open().stage, Stage::Camp, "everybody sees them");
    let advanced = ends(Table::later(2).holding(P1, ["A39"]));
    assert_eq!(advanced.open().stage, Stage::Camp, "no advanced arrow can be paid");
}

/// What was recorded before plays on as it was.
#[test]
fn nf_711_games_of_the_first_edition_end_these_decisions_by_themselves() {
    let first = || Table::later_by_the_first_edition(2);
    let mut road = on_the_road(first().holding(P1, ["A11"]), 9);
    let mut hut = first().holding(P1, ["A33"]).with(P1, |one| {
        (one.goods.green, one.goods.food) = (1, 1);
    });

    road.play(P1, ["adventure", "step 1", "step 5"]);
    hut.act(P1, "visit hut");

    assert_eq!(road.open().stage, Stage::Camp);
    asks(&hut, Stage::End, &["end", "buy A33"]);
}
