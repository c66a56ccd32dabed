//! The four specialist actions, gear, and the slots of a hero board (RULES.md sections 2 and 7).

use game_now_or_never::{
    Event, Refusal, Setup, Stage, Token,
    components::{Gear, Thing},
};
use table::{Game, Seats};

use crate::{
    kit::{P1, P2, Table, called, content_where, goods},
    walk::gained,
};

fn token(name: &str) -> Token {
    match name.parse::<Gear>() {
        Ok(gear) => Token::Gear(gear),
        Err(_) => Token::Ability(called(name)),
    }
}

/// P1 has hired a smith with plenty of coins; these are for sale.
fn shop<const N: usize>(table: Table, names: [&str; N]) -> Table {
    let mut table = table.coins(P1, 41).specialists(P1, ["S13"]).gear(names);
    table.act(P1, "hire 1");
    table
}

#[test]
fn nn_124_a_builder_lets_one_tile_be_built() {
    let mut table = Table::of(2).coins(P1, 20);

    table.play(P1, ["hire 1", "tile B4", "at b4"]);

    assert_eq!(table.of_seat(P1).buildings(), 1);
    assert_eq!(table.game.to_act(), Seats::only(P2), "one tile, and the turn is over");
}

#[test]
fn nn_125_the_bonus_of_a_builder_comes_after_building() {
    let table = Table::of(2).coins(P1, 40).with(P1, |player| player.hearts = 2);
    for (builder, thing, amount) in [
        ("S10", Thing::Heart, 3),
        ("S11", Thing::Experience, 1),
        ("S12", Thing::Good(called("tool")), 1),
    ] {
        let mut table = table.clone().specialists(P1, [builder]);
        table.play(P1, ["hire 1", "tile B6"]);
        let events = table.act(P1, "at a4");

        assert_eq!(gained(&events, P1, thing), amount, "{builder}");
        let order: Vec<Thing> = events
            .iter()
            .filter_map(|event| match event {
                Event::Changed { thing, .. } => Some(*thing),
                _ => None,
            })
            .collect();
        let [shell, book] = [Thing::Good(called("shell")), Thing::Book];
        assert_eq!(order, [shell, book, thing], "NN-157");
    }
}

#[test]
fn nn_126_nn_133_the_bonus_comes_without_building_too() {
    let mut table = Table::of(2).specialists(P1, ["S11"]);
    table.play(P1, ["hire 1"]);
    assert!(table.offered(P1).iter().all(|words| words.starts_with("tile") || words == "nothing"));

    table.act(P1, "nothing");

    assert_eq!((table.of_seat(P1).experience, table.of_seat(P1).buildings()), (1, 0));
    let mut poor = Table::of(2).specialists(P1, ["S11"]).coins(P1, 5);
    poor.act(P1, "hire 1");
    assert_eq!(poor.of_seat(P1).experience, 1, "nothing can be built, nobody is asked");
    assert_eq!(poor.game.to_act(), Seats::only(P2));
}

#[test]
fn nn_127_a_healer_fills_hearts_and_then_brings_the_bonus() {
    let table = Table::of(2).with(P1, |player| (player.hearts, player.mana) = (1, 1));
    let healed = |healer: &str| {
        let mut table = table.clone().specialists(P1, [healer]);
        table.act(P1, "hire 1");
        table.of_seat(P1)
    };

    assert_eq!((healed("S5").hearts, healed("S5").mana), (11, 1));
    assert_eq!((healed("S6").hearts, healed("S6").mana), (11, 2));
    assert_eq!((healed("S15").hearts, healed("S15").mana), (11, 3));
    assert_eq!((healed("S8").hearts, healed("S8").goods), (11, goods("T")));
}

#[test]
fn nn_037_nn_039_hearts_and_mana_stay_within_their_tracks() {
    let table = Table::of(2).with(P1, |player| (player.hearts, player.mana) = (10, 3));
    let mut table = table.specialists(P1, ["S15"]);

    let events = table.act(P1, "hire 1");

    assert_eq!((table.of_seat(P1).hearts, table.of_seat(P1).mana), (11, 4));
    assert_eq!((gained(&events, P1, Thing::Heart), gained(&events, P1, Thing::Mana)), (1, 1));
}

#[test]
fn nn_038_nn_128_a_healer_helps_a_hero_without_hearts() {
    let mut table = Table::of(2).with(P1, |player| player.hearts = 0);
    assert_eq!(table.refusal(P1, "hero 1"), Refusal::NoHearts);

    table.act(P1, "hire 2");
    table.act(P2, "pass");

    assert!(table.offers(P1, "hero 1"));
}

#[test]
fn nn_129_a_teacher_brings_two_experience_and_the_bonus() {
    let mut table = Table::of(2).specialists(P1, ["S19"]);

    table.act(P1, "hire 1");

    assert_eq!((table.of_seat(P1).experience, table.of_seat(P1).goods), (2, goods("T")));
}

#[test]
fn nn_018_nn_130_a_smith_sells_one_gear_for_its_price() {
    let mut table = shop(Table::of(2), ["G1", "G2", "G5", "G7", "G8", "G10"]);

    let offered = ["buy G1", "buy G2", "buy G5", "buy G7", "buy G8", "buy G10", "nothing"];
    assert_eq!(table.offered(P1), offered);
    let events = table.act_with(P1, "buy G7", [3]);

    assert!(matches!(events[0], Event::GearBought { coins: 7, .. }));
    let player = table.of_seat(P1);
    assert_eq!((player.coins, player.blue[0]), (33, Some(token("G7"))));
    assert_eq!(table.game.to_act(), Seats::only(P2), "one, and no more");
    // The pile has G7, G8, two of G9 …: its fourth token is the second G9.
    assert_eq!(table.open().gear[1], [Some(called("G9")), Some(called("G8")), Some(called("G10"))]);
    assert!(matches!(events.last(), Some(Event::GearArrived { gear }) if *gear == called("G9")));
}

#[test]
fn nn_130_gear_that_is_too_dear_or_not_there_cannot_be_bought() {
    let table = shop(Table::of(2), ["G2", "G5", "G13"]).coins(P1, 5);

    assert_eq!(table.offered(P1), ["buy G2", "buy G13", "nothing"]);
    let refusal = Refusal::CannotPay { thing: Thing::Coin, asked: 7, has: 5 };
    assert_eq!(table.refusal(P1, "buy G5"), refusal);
    assert_eq!(table.refusal(P1, "buy G1"), Refusal::NotForSale { gear: called("G1") });
    let mut broke = Table::of(2).specialists(P1, ["S13"]).gear(["G2"]).coins(P1, 5);
    broke.act(P1, "hire 1");
    assert_eq!(broke.game.to_act(), Seats::only(P2), "nothing can be bought, nobody is asked");
}

#[test]
fn nn_034_nn_131_red_gear_covers_a_basic_ability() {
    let mut table = shop(Table::of(2), ["G2"]);

    table.act(P1, "buy G2");
    assert_eq!(table.open().stage, Stage::Slot { token: token("G2") });
    assert_eq!(table.offered(P1), ["slot 1", "slot 2", "slot 3", "slot 4"]);
    let events = table.act(P1, "slot 3");

    assert_eq!(table.of_seat(P1).red, [None, None, Some(token("G2")), None]);
    assert!(!events.iter().any(|event| matches!(event, Event::TokenReplaced { .. })));
}

#[test]
fn nn_033_a_token_goes_on_an_open_slot_as_long_as_there_is_one() {
    let mut table = shop(Table::of(2).tokens(P1, ["G1", "K1"]), ["G2"]);
    table.act(P1, "buy G2");

    assert_eq!(table.offered(P1), ["slot 3", "slot 4"]);
    assert_eq!(table.refusal(P1, "slot 1"), Refusal::NoSlot);
    let mut last = shop(Table::of(2).tokens(P1, ["G1", "K1", "G3"]), ["G2"]);
    last.act(P1, "buy G2");
    assert_eq!(last.of_seat(P1).red[3], Some(token("G2")), "one slot is open, nobody is asked");
}

#[test]
fn nn_033_nn_035_nn_036_with_full_slots_a_token_leaves_for_the_box() {
    let table = Table::of(2).tokens(P1, ["G1", "K1", "G3", "G4"]);
    let mut table = shop(table, ["G2", "G5"]);
    table.act(P1, "buy G2");
    assert_eq!(table.offered(P1), ["slot 1", "slot 2", "slot 3", "slot 4"]);

    let events = table.act(P1, "slot 2");

    let red = ["G1", "G2", "G3", "G4"].map(|name| Some(token(name)));
    assert_eq!(table.of_seat(P1).red, red, "all others stay where they were");
    assert!(
        matches!(events[0], Event::TokenReplaced { slot: 1, token: old, .. } if old == token("K1"))
    );
    let table = table.with(P1, |player| player.experience = 9).turn_of(P1);
    assert_eq!(table.refusal(P1, "learn K1"), Refusal::NotLearnable { ability: called("K1") });
}

#[test]
fn nn_036_replaced_gear_never_comes_back() {
    let table = Table::of(2).tokens(P1, ["G7", "G7", "G8", "G8"]);
    let mut table = shop(table, ["G10"]);
    let before = table.view().piles.gear;

    table.play(P1, ["buy G10", "slot 1"]);

    assert_eq!(
        table.view().piles.gear,
        [before[0], before[1] - 1],
        "one was drawn, none came back"
    );
}

#[test]
fn nn_032_the_basic_blue_ability_takes_no_slot() {
    let table = Table::of(2).tokens(P1, ["G7", "G8", "G9", "G10"]);

    let sources: Vec<String> = table.of_seat(P1).sources().map(|one| one.to_string()).collect();
    assert_eq!(sources, ["basic"]);
    assert!(table.of_seat(P1).blue.iter().all(Option::is_some));
}

#[test]
fn nn_369_nn_638_blue_slots_have_no_number_so_the_first_open_one_is_taken() {
    let mut table = shop(Table::of(2).tokens(P1, ["G7"]), ["G8"]);

    table.act(P1, "buy G8");

    assert_eq!(table.of_seat(P1).blue, [Some(token("G7")), Some(token("G8")), None, None]);
    let full = Table::of(2).tokens(P1, ["G7", "G7", "G8", "G9"]);
    let mut full = shop(full, ["G10"]);
    full.act(P1, "buy G10");
    assert_eq!(full.offered(P1), ["slot 1", "slot 3", "slot 4"], "equal tokens are offered once");
}

#[test]
fn nn_003_nn_132_with_an_empty_pile_the_place_stays_empty() {
    let table = shop(Table::of(2), ["G7", "G8", "G10"]);
    let mut table = table.arranged(|open| {
        let rows = open.gear;
        open.lay_gear(rows, [0; Gear::COUNT]);
    });

    table.act_with(P1, "buy G8", []);

    assert_eq!(table.open().gear[1], [Some(called("G7")), None, Some(called("G10"))]);
}

#[test]
fn nn_135_several_copies_of_one_gear_add_up() {
    let mut table = shop(Table::of(2).tokens(P1, ["G11"]), ["G11"]);

    table.act(P1, "buy G11");

    assert_eq!(table.of_seat(P1).gear_count(called("G11")), 2);
    assert_eq!(table.of_seat(P1).standing.defence, 2);
}

#[test]
fn nn_020_nn_023_goods_rise_above_nine() {
    let mut table = Table::of(2).goods(P1, "TTTTTTTTT").specialists(P1, ["S19"]);

    table.act(P1, "hire 1");

    assert_eq!(table.of_seat(P1).goods, goods("TTTTTTTTTT"));
}

#[test]
fn nn_002_coins_and_experience_are_one_number_without_an_end() {
    let content = content_where(
        "specialists.toml",
        [(
            "cost = 4\ntax = 2\naction = [{ does = \"gain\", what = \"experience\", n = 2 }",
            "cost = 4\ntax = 2\naction = [{ does = \"gain\", what = \"experience\", n = 20 }",
        )],
    );
    let mut table =
        Table::set_up(content, Setup::standard(2)).specialists(P1, ["S19"]).coins(P1, 900);

    table.act(P1, "hire 1");

    assert_eq!((table.of_seat(P1).experience, table.of_seat(P1).coins), (20, 896));
}
