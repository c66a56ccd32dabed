//! Stables, General Store, Farm and Mystic's Hut at dusk (RULES.md sections 9c to 9f).

use game_near_and_far::{Event, How, Refusal, Stage, components::Thing};
use table::{Happening, Viewer};

use crate::kit::{P1, P2, P3, P4, Table, card, cards, place};

/// NF-187, NF-189.
#[test]
fn nf_187_nf_189_a_food_buys_one_bird_a_visit() {
    let mut table = Table::later(2).with(P1, |one| one.goods.food = 3);

    table.act(P1, "visit stables");
    assert_eq!(table.offered(P1), ["buy bird", "done"]);
    table.act(P1, "buy bird");

    let one = table.of_seat(P1);
    assert_eq!((one.birds, one.goods.food, table.open().stable()), (1, 2, 5));
    assert_eq!(table.open().active, P2, "one a visit");
}

#[test]
fn nf_188_nobody_has_more_than_three_pack_animals() {
    let mut table = Table::later(2).with(P1, |one| (one.goods.food, one.birds) = (3, 3));
    table = table.holding(P1, ["A51"]);

    table.act(P1, "visit stables");

    assert_eq!(table.open().stage, Stage::End, "nothing to buy");
    assert_eq!((table.of_seat(P1).birds, table.of_seat(P1).goods.food), (3, 3));
}

#[test]
fn nf_190_the_supply_lasts_for_everybody() {
    let mut table = Table::later(4).with(P1, |one| (one.goods.food, one.birds) = (1, 2));
    for seat in [P2, P3, P4] {
        table = table.with(seat, |one| one.birds = 3);
    }
    assert_eq!(table.open().stable(), 1);

    table.play(P1, ["visit stables", "buy bird"]);

    assert_eq!((table.of_seat(P1).birds, table.open().stable()), (3, 0));
}

/// NF-191, NF-192.
#[test]
fn nf_191_nf_192_a_coin_or_four_artifacts_of_either_deck() {
    let mut coin = Table::later(2);
    coin.act(P1, "visit store");
    let mut draw = coin.clone();
    let splits = ["coin", "draw 4+0", "draw 3+1", "draw 2+2", "draw 1+3", "draw 0+4", "done"];
    assert_eq!(coin.offered(P1), splits);

    coin.act(P1, "coin");
    draw.act_with(P1, "draw 3+1", [0, 0, 0, 0]);

    assert_eq!((coin.of_seat(P1).goods.coin, coin.open().active), (4, P2), "and no draw");
    assert_eq!((draw.of_seat(P1).goods.coin, draw.open().stage), (3, Stage::Sift));
    assert_eq!(draw.game_view(P1).fresh, cards(["A1", "A2", "A3", "A39"]));
    assert_eq!(draw.refusal(P1, "coin"), Refusal::NotNow { now: Stage::Sift });
}

#[test]
fn nf_193_each_card_is_kept_or_discarded_after_all_are_seen() {
    let mut table = Table::later(2);

    table.play(P1, ["visit store", "draw 3+1"]);
    assert_eq!(table.offered(P1)[..2], ["keep A1", "drop A1"]);
    assert_eq!(table.refusal(P1, "keep A3"), Refusal::ThisCardFirst { card: card("A1") });
    table.play(P1, ["keep A1", "drop A2", "drop A3", "keep A39"]);

    assert_eq!(table.hand_of(P1), cards(["A1", "A39"]));
    assert_eq!((table.of_seat(P1).basic, table.of_seat(P1).advanced), (1, 1));
    let piles = table.view().piles;
    assert_eq!((piles.basic_discards, piles.advanced_discards, piles.basic), (2, 0, 35));
}

#[test]
fn nf_194_a_kept_card_is_discarded_at_the_town_hall_alone() {
    let mut table = Table::later(3);
    table.play(P1, ["visit store", "draw 4+0", "keep A1", "drop A2", "drop A3", "drop A4"]);

    assert_eq!(table.refusal(P1, "drop A1"), Refusal::NotNow { now: Stage::End });
    let table = table.turn_of(P1);
    assert_eq!(table.refusal(P1, "drop A1"), Refusal::NotNow { now: Stage::Turn });
    let mut table = table;
    table.play(P1, ["visit town-hall", "drop A1"]);

    assert_eq!(table.of_seat(P1).hand(), 0);
}

#[test]
fn nf_195_a_split_is_limited_by_what_deck_and_discards_can_give() {
    // P2 has all advanced artifacts but two, one of which is discarded.
    let advanced = (39..=53).map(|number| card(&format!("A{number}")));
    let mut table = Table::later(2).with(P2, |one| one.cards = advanced.collect()).discarded(0, 1);

    table.act(P1, "visit store");

    assert_eq!(table.offered(P1), ["coin", "draw 4+0", "draw 3+1", "draw 2+2", "done"]);
    assert_eq!(table.refusal(P1, "draw 1+3"), Refusal::NotThisDraw { cards: 4 });
    table.act(P1, "draw 2+2");
    assert_eq!(table.view().piles.fresh, [2, 2]);
}

#[test]
fn nf_196_the_drawing_player_alone_sees_what_was_drawn() {
    let mut table = Table::later(2);

    table.act(P1, "visit store");
    let mut events = table.act(P1, "draw 3+1");
    let (mine, yours, guest) = (table.game_view(P1), table.game_view(P2), table.view());
    events.extend(table.play(P1, ["keep A1", "drop A2"]));

    assert_eq!((mine.fresh.len(), yours.fresh.len(), guest.fresh.len()), (4, 0, 0));
    assert_eq!(guest.piles.fresh, [3, 1], "how many of each deck is public");
    let seen = |viewer: Viewer| -> Vec<&'static str> {
        let heard = events.iter().filter(|event| event.audience().includes(viewer));
        heard
            .map(|event| match event {
                Event::ArtifactsDrawn { .. } => "drawn",
                Event::Drew { .. } => "which",
                Event::Kept { .. } => "kept",
                Event::Dropped { .. } => "dropped",
                Event::DroppedCard { .. } => "which dropped",
                _ => "else",
            })
            .collect()
    };
    let own = ["drawn", "which", "which", "which", "which", "kept", "dropped", "which dropped"];
    assert_eq!(seen(Viewer::Seat(P1)), own);
    assert_eq!(seen(Viewer::Seat(P2)), ["drawn", "kept", "dropped"]);
    assert_eq!(seen(Viewer::Spectator), ["drawn", "kept", "dropped"]);
}

/// NF-197, NF-200.
/// Rulebook, example of play, turn 4.
#[test]
fn nf_197_nf_200_the_farm_gives_a_food_for_each_hand_of_the_party() {
    let mut tom = Table::later(2).party(P1, ["R1"]);

    tom.play(P1, ["visit farm", "take 1"]);

    assert_eq!(tom.of_seat(P1).goods.food, 1, "the dog's");
}

#[test]
fn nf_198_all_of_the_food_is_taken_or_none() {
    let mut table = Table::later(2).party(P1, ["R6"]);

    table.act(P1, "visit farm");
    assert_eq!(table.offered(P1), ["take 1", "done"]);
    let events = table.act(P1, "take 1");

    let food = Event::Changed { seat: P1, how: How::Gained, thing: Thing::Food, amount: 4 };
    assert!(events.contains(&food));
}

/// NF-199, NF-201.
#[test]
fn nf_199_nf_201_hands_on_cards_give_no_food() {
    let mut table = Table::later(2).party(P1, ["R2"]).playing(P1, ["A14", "T16", "W7"]);

    table.play(P1, ["visit farm", "take 1"]);

    assert_eq!(table.of_seat(P1).symbols().skill, 6);
    assert_eq!(table.of_seat(P1).goods.food, 3, "the companion's and two of R2");
}

/// NF-525, NF-713.
#[test]
fn nf_713_more_cards_come_on_every_visit_and_their_decks_are_chosen_before() {
    let visit = |table: Table, names: &[&str]| {
        let table = names.iter().fold(table, |table, name| table.playing(P1, [*name]));
        let mut table = table.at(P1, "hut");
        table.act(P1, "visit store");
        table
    };
    let one = visit(Table::later(2), &["A32"]);

    let draws = ["draw 5+0", "draw 4+1", "draw 3+2", "draw 2+3", "draw 1+4", "draw 0+5"];
    let offered = [&["coin 1+0", "coin 0+1"], &draws[..], &["draw 1+0", "draw 0+1"]].concat();
    assert_eq!(one.offered(P1), offered, "one comes even if nothing is taken");
    assert_eq!(one.refusal(P1, "done"), Refusal::NotThisDraw { cards: 1 });
    assert_eq!(one.refusal(P1, "draw 2+0"), Refusal::NotThisDraw { cards: 5 });
    let mut alone = one.clone();
    alone.act_with(P1, "draw 0+1", [0]);
    assert_eq!((alone.open().stage, alone.of_seat(P1).goods.coin), (Stage::Sift, 3));
    let three = visit(Table::later(2), &["A32", "W21"]);
    assert_eq!(three.offered(P1).len(), 4 + 8 + 4);
    assert!(three.offers(P1, "draw 1+2"));
    let none = visit(Table::later(2), &[]);
    assert!(none.offers(P1, "done"), "nothing comes without such a card");
    let first = visit(Table::later_by_the_first_edition(2), &["A32"]);
    assert_eq!(first.offered(P1)[8..], ["done"], "as it was");
}

#[test]
fn nf_202_the_hut_gives_a_treasure_to_those_with_a_pack_animal() {
    let mut without = Table::later(2);
    let mut with = Table::later(2).with(P1, |one| one.birds = 1);

    without.act(P1, "visit hut");
    with.act(P1, "visit hut");
    with.act_with(P1, "draw", [8]);

    assert_eq!((without.open().active, without.open().drawn.len()), (P2, 0));
    assert_eq!(without.of_seat(P1).place, place("hut"));
    assert_eq!((with.open().drawn, with.open().treasures_left()), (cards(["T9"]), 35));
}
