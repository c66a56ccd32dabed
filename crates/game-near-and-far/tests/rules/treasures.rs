//! Treasure cards (RULES.md section 12).

use game_near_and_far::{
    Event, Refusal, Stage,
    components::{Cards, Kind},
};
use table::{Happening, Viewer};

use crate::kit::{P1, P2, Table, brings, card, cards, printed};

/// P1 has so many birds and draws this treasure at the Hut.
fn drawing(table: Table, birds: u8, name: &str) -> Table {
    let mut table = table.with(P1, |one| one.birds = birds);
    let left = Cards::all_of(Kind::Treasure).without(table.of_seat(P1).treasures());
    let side = left.iter().position(|one| one == card(name)).unwrap();
    table.act(P1, "visit hut");
    table.act_with(P1, "draw", [side as u32]);
    table
}

#[test]
fn nf_251_one_treasure_for_each_animal_and_three_at_most() {
    let places = |birds: u8, names: &[&str]| {
        let table = names.iter().fold(Table::later(2), |table, name| table.playing(P1, [*name]));
        table.with(P1, |one| one.birds = birds).of_seat(P1).treasure_places(printed())
    };

    assert_eq!([0, 1, 2, 3].map(|birds| places(birds, &[])), [0, 1, 2, 3]);
    assert_eq!((places(2, &["A33"]), places(3, &["A33"])), (3, 3), "never more than three");
}

/// NF-252, NF-712.
#[test]
fn nf_252_nf_712_a_place_that_a_card_lends_is_drawn_for_while_it_is_free() {
    let visit = |table: Table, treasures: &[&str]| {
        let table = table.playing(P1, ["A33"]);
        let mut table = treasures.iter().fold(table, |table, name| table.playing(P1, [*name]));
        table.act(P1, "visit hut");
        table
    };
    let (mut free, taken) = (visit(Table::later(2), &[]), visit(Table::later(2), &["T9"]));
    let bird = visit(Table::later(2).with(P1, |one| one.birds = 1), &["T9", "T20"]);
    let first = visit(Table::later_by_the_first_edition(2), &["T9"]);

    assert_eq!(free.offered(P1), ["draw", "done"]);
    free.play(P1, ["draw", "keep T1"]);
    assert_eq!(taken.open().active, P2, "nothing is drawn");
    assert_eq!(bird.offered(P1), ["draw", "done"], "one of the two could go");
    assert_eq!(first.offered(P1), ["draw", "done"], "as it was");
}

#[test]
fn nf_712_nothing_lies_on_the_way_or_is_given_where_the_lent_place_is_taken() {
    let mut way = Table::later(2).quests([]).at(P1, "1").playing(P1, ["A33", "T9"]);
    way = way.with(P1, |one| one.hearts = 9);
    let mut reward = Table::telling(&brings("gain 1 treasure, 1 coin")).playing(P1, ["A33", "T9"]);

    way.play(P1, ["adventure", "step 4"]);
    reward.told();

    assert_eq!((way.open().stage, way.open().treasures_left()), (Stage::Move, 35));
    assert_eq!((reward.open().active, reward.of_seat(P1).goods.coin), (P2, 4));
}

#[test]
fn nf_252_without_an_animal_nothing_is_drawn_or_kept() {
    let mut hut = Table::later(2);
    let mut reward = Table::telling(&brings("gain 1 treasure, 1 coin"));

    hut.act(P1, "visit hut");
    reward.told();

    assert_eq!((hut.open().active, hut.open().treasures_left()), (P2, 36));
    assert_eq!((reward.open().active, reward.open().treasures_left()), (P2, 36));
    assert_eq!(reward.of_seat(P1).goods.coin, 4);
}

/// NF-253, NF-256, NF-257.
#[test]
fn nf_253_nf_256_nf_257_a_treasure_with_room_for_it_is_kept_or_declined_and_works_at_once() {
    let (mut kept, mut left) =
        (drawing(Table::later(2), 1, "T9"), drawing(Table::later(2), 1, "T9"));
    assert_eq!(kept.offered(P1), ["keep T9", "done"]);

    kept.act(P1, "keep T9");
    left.act(P1, "done");

    assert_eq!(
        (kept.of_seat(P1).treasures(), kept.of_seat(P1).symbols().sword),
        (cards(["T9"]), 1)
    );
    assert_eq!(
        (left.of_seat(P1).treasures(), left.open().treasure_discards),
        (Cards::NONE, cards(["T9"]))
    );
}

/// NF-254, NF-255.
#[test]
fn nf_254_nf_255_where_all_animals_carry_one_the_new_one_is_seen_and_kept_for_an_old_one_or_left() {
    let table = drawing(Table::later(2).playing(P1, ["T9", "T20"]), 2, "T13");
    let (mut swapped, mut left) = (table.clone(), table.clone());
    assert_eq!(table.open().drawn, cards(["T13"]), "seen before it is decided on");
    assert_eq!(table.offered(P1), ["keep T13 for T9", "keep T13 for T20", "done"]);
    assert_eq!(table.refusal(P1, "keep T13"), Refusal::NobodyToCarry);

    swapped.act(P1, "keep T13 for T20");
    left.act(P1, "done");

    assert_eq!(swapped.of_seat(P1).treasures(), cards(["T9", "T13"]));
    assert_eq!(swapped.open().treasure_discards, cards(["T20"]));
    assert_eq!(left.of_seat(P1).treasures(), cards(["T9", "T20"]));
    assert_eq!(left.open().treasure_discards, cards(["T13"]));
    let room = drawing(Table::later(2).playing(P1, ["T9"]), 2, "T13");
    assert_eq!(room.refusal(P1, "keep T13 for T9"), Refusal::RoomEnough);
}

#[test]
fn nf_258_drawn_treasures_and_discards_are_public_and_the_deck_is_hidden() {
    let mut table = Table::later(2).with(P1, |one| one.birds = 1);
    table.act(P1, "visit hut");
    let before = serde_json::to_string(&table.game_view(P1)).unwrap();

    let events = table.act_with(P1, "draw", [4]);
    let shown = table.view().open.drawn;
    table.act(P1, "done");

    assert!(!before.contains("\"T5\""), "any of them may come");
    assert_eq!(shown, cards(["T5"]));
    assert!(events.iter().all(|event| event.audience().includes(Viewer::Spectator)));
    assert!(events.iter().any(|event| matches!(event, Event::TreasureDrawn { .. })));
    assert_eq!(table.view().open.treasure_discards, cards(["T5"]));
}

#[test]
fn nf_259_an_empty_deck_is_made_of_the_discards_and_with_both_empty_nothing_is_drawn() {
    let all_but = |name: &str| Cards::all_of(Kind::Treasure).without(cards([name]));
    let table = Table::later(2).with(P1, |one| one.birds = 1);
    let mut again = table.clone().arranged(|open| {
        open.treasure_discards = Cards::all_of(Kind::Treasure);
    });
    let mut last = table.clone().with(P2, |one| one.cards = all_but("T7"));
    let mut none = table.with(P2, |one| one.cards = Cards::all_of(Kind::Treasure));

    again.act(P1, "visit hut");
    again.act_with(P1, "draw", [35]);
    last.play(P1, ["visit hut", "draw", "keep T7"]);
    none.act(P1, "visit hut");

    assert_eq!((again.open().drawn, again.open().treasures_left()), (cards(["T36"]), 35));
    assert_eq!(again.open().treasure_discards, Cards::NONE);
    assert_eq!(last.of_seat(P1).treasures(), cards(["T7"]));
    assert_eq!(none.open().active, P2);
}

#[test]
fn nf_260_a_treasure_is_given_up_only_where_another_comes_or_an_animal_goes() {
    let table = Table::later(2).playing(P1, ["T9"]).with(P1, |one| one.birds = 1);

    assert_eq!(table.refusal(P1, "lose T9"), Refusal::NotNow { now: Stage::Turn });
}

#[test]
fn nf_261_treasures_are_neither_bought_nor_sold() {
    let free = |name: &str| printed().card(card(name)).cost.is_free();
    assert!((1..=36).all(|number| free(&format!("T{number}"))));
    let mut table = drawing(Table::later(2), 1, "T20");
    let before = table.of_seat(P1).goods;

    table.act(P1, "keep T20");

    assert_eq!(table.of_seat(P1).goods, before);
    let table = table.turn_of(P1);
    assert_eq!(table.refusal(P1, "buy T20"), Refusal::NotInHand { card: card("T20") });
}
