//! What each observer may see (RULES.md section 33).

use std::collections::BTreeSet;

use game_now_or_never::{
    Event, Setup, View,
    components::{Order, Orders, Quest, Quests},
};
use table::{Audience, Game, Happening, Viewer};

use crate::{
    games::every_move_of,
    kit::{P1, P2, P3, Table, called, die, quests},
    walk::stopped,
};

fn words(view: &View) -> String {
    serde_json::to_string(view).unwrap()
}

/// P1 has drawn two orders at the Tower of Miners: the first, and one by luck.
fn drawn_orders(luck: u32) -> Table {
    let mut table = stopped(Table::of(3), "a1");
    table.act_with(P1, "visit", [0, luck]);
    table
}

#[test]
fn nn_607_everything_that_lies_on_the_table_is_public() {
    let table = Table::of(3)
        .at(P2, "g3")
        .built(P2, [("a4", "B4"), ("b4", "B5")])
        .tokens(P2, ["G11", "K10", "G2"])
        .specialists(P2, ["S19", "S20"])
        .orders(P2, ["O3"])
        .played(P2, ["Q28", "Q44"])
        .discarded(["Q1", "Q60"])
        .holding(P2, ["Q4", "Q5", "Q50", "Q70"])
        .row(["S9", "S10", "S11", "S12"])
        .gear(["G3", "G12"])
        .villagers([1, 2, 0, 3], [9; 4])
        .with(P2, |hero| {
            (hero.hearts, hero.mana, hero.coins) = (4, 1, 33);
            (hero.experience, hero.books) = (5, 2);
            (hero.housed[3], hero.unhoused) = ([2, 0, 0, 1], [0, 1, 0, 0]);
            (hero.finds, hero.face_down, hero.arrows) = (3, 1, 5);
            hero.done.add(called("O9"));
        })
        .goods(P2, "STDC")
        .season(4)
        .arranged(|open| (open.first, open.passed) = (P3, table::Seats::only(P3)));

    for viewer in Viewer::all(3) {
        let view = table.game.view(viewer);
        let open = view.open;
        assert_eq!(open, table.open(), "what lies open is the same for all");
        assert_eq!((open.season, open.first, open.passed.contains(P3)), (4, P3, true));
        assert_eq!((open.villagers, open.discards), ([1, 2, 0, 3], quests(["Q1", "Q60"])));
        assert_eq!(open.specialists, ["S9", "S10", "S11", "S12"].map(|one| Some(called(one))));
        assert_eq!(open.gear[0][0], Some(called("G3")));
        let other = open.player(P2);
        assert_eq!((other.place, other.hearts, other.mana), (called("g3"), 4, 1));
        assert_eq!((other.coins, other.experience, other.books), (33, 5, 2));
        assert_eq!((other.housed[3], other.unhoused), ([2, 0, 0, 1], [0, 1, 0, 0]));
        assert_eq!((other.finds, other.face_down, other.arrows), (3, 1, 5));
        assert_eq!(
            (other.buildings(), other.grid[3], other.grid[0]),
            (2, None, table.of_seat(P1).grid[0])
        );
        assert_eq!(other.tokens().count(), 3);
        assert_eq!(
            (other.orders.len(), other.done.len(), other.played),
            (1, 1, quests(["Q28", "Q44"]))
        );
        assert_eq!(other.hand, [2, 1, 1], "hand sizes by type");
        assert_eq!(view.piles.quests, [43 - 4, 13 - 2, 17 - 2], "pile sizes");
        assert_eq!((view.piles.villagers, view.piles.gear), (36, [8, 11]));
        assert_eq!((view.piles.specialists, view.piles.orders), (10, 7));
    }
}

#[test]
fn nn_607_dice_are_public() {
    let mut table = stopped(Table::of(2).turn_of(P1), "e1");
    let events = table.act_with(P1, "search", [die(3), 17]);
    let rolled = Event::Rolled { seat: P1, die: 3 };

    assert!(events.contains(&rolled));
    assert_eq!(rolled.audience(), Audience::Everyone);
}

#[test]
fn nn_608_any_search_token_and_any_order_and_any_card_may_come_next() {
    let search = stopped(Table::of(2), "e1");
    let finds: BTreeSet<String> = (0..18)
        .filter_map(|side| {
            let events = search.clone().act_with(P1, "search", [die(1), side]);
            events.iter().find_map(found)
        })
        .collect();
    let orders: Orders = (0..8)
        .flat_map(|side| drawn_orders(side).view_of(P1).drawn_orders.iter().collect::<Vec<_>>())
        .collect();
    let mut casino = stopped(Table::of(2), "c4");
    casino.act(P1, "visit");
    let cards = (0..43).fold(Quests::NONE, |all, side| {
        let mut table = casino.clone();
        table.act_with(P1, "draw basic", [side]);
        all.union(table.view_of(P1).fresh)
    });

    assert_eq!((finds.len(), orders.len(), cards.len()), (7, 9, 43));
    for viewer in Viewer::all(2) {
        let text = words(&casino.game.view(viewer));
        assert!(Quest::all().all(|quest| !text.contains(&format!("\"{quest}\""))));
        assert!(Order::all().all(|order| !text.contains(&format!("\"{order}\""))));
    }
}

fn found(event: &Event) -> Option<String> {
    match event {
        Event::Found { find, .. } => Some(find.to_string()),
        _ => None,
    }
}

#[test]
fn nn_608_villagers_gear_and_specialists_come_by_luck_when_they_are_drawn() {
    let table = Table::of(2).villagers([5, 0, 0, 0], [1, 1, 1, 1]).coins(P1, 40);
    let row = |side| {
        let mut table = table.clone().with(P1, |hero| hero.experience = 2);
        table.act_with(P1, "refill", [side]);
        table.open().villagers
    };
    let recruit = |side| {
        let mut table = table.clone().row(["S18", "S9", "S10", "S11"]);
        table.act_with(P1, "recruit 1", [side]);
        table.open().specialists[0]
    };
    let gear = |side| {
        let mut table = table.clone().specialists(P1, ["S13"]).gear(["G7", "G8", "G9"]);
        table.play(P1, ["hire 1"]);
        table.act_with(P1, "buy G7", [side]);
        table.open().gear[1][0]
    };

    assert_eq!((0..4).map(row).collect::<BTreeSet<_>>().len(), 4);
    assert_eq!((0..10).map(recruit).collect::<BTreeSet<_>>().len(), 10);
    assert_eq!((0..9).map(gear).collect::<BTreeSet<_>>().len(), 7, "some of them are alike");
}

#[test]
fn nn_609_the_eight_cards_of_setup_and_the_kept_ones_are_in_the_own_view_alone() {
    let setup = Setup { first: Some(P1), heroes: Table::all_given(2), ..Setup::standard(2) };
    let mut table = Table::start(setup);
    let dealt = table.view_of(P1).hand;
    let first = dealt.first().unwrap();
    table.act(P1, &format!("keep {first}"));

    assert_eq!((dealt.len(), table.view_of(P1).kept), (8, Quests::only(first)));
    for viewer in [Viewer::Seat(P2), Viewer::Spectator] {
        let view = table.game.view(viewer);
        assert_eq!(view.hand.intersection(dealt).len(), 0);
        assert_eq!(view.kept, Quests::NONE);
        assert!(dealt.iter().all(|quest| !words(&view).contains(&format!("\"{quest}\""))));
        assert_eq!(view.open.player(P1).kept, 1, "that one is kept can be seen");
    }
}

#[test]
fn nn_609_the_own_hand_and_the_cards_just_drawn_are_in_the_own_view_alone() {
    let mut table = stopped(Table::of(3).holding(P1, ["Q50"]), "c4");
    table.play(P1, ["visit", "draw basic", "draw advanced"]);

    let own = table.view_of(P1);
    assert_eq!((own.hand, own.fresh.len()), (quests(["Q50"]), 2));
    let secrets: Vec<Quest> = own.fresh.iter().chain(own.hand.iter()).collect();
    assert!(secrets.iter().all(|quest| words(&own).contains(&format!("\"{quest}\""))));
    for viewer in [Viewer::Seat(P2), Viewer::Seat(P3), Viewer::Spectator] {
        let view = table.game.view(viewer);
        assert_eq!((view.hand, view.fresh), (Quests::NONE, Quests::NONE));
        assert!(secrets.iter().all(|quest| !words(&view).contains(&format!("\"{quest}\""))));
        assert_eq!(view.open.fresh_backs, [1, 0, 1], "their backs can be seen");
    }
}

#[test]
fn nn_609_an_order_put_under_the_stack_is_known_to_who_put_it_there() {
    // P1 draws O1 and O2, or O1 and O3, and keeps O1.
    let [one, other] = [0, 1].map(|luck| {
        let mut table = drawn_orders(luck);
        assert_eq!(table.view_of(P1).drawn_orders.len(), 2);
        assert_eq!(table.view_of(P2).drawn_orders, Orders::NONE);
        let events = table.act(P1, "order O1");
        assert!(events.contains(&Event::OrderPutUnder { seat: P1 }));
        table
    });

    assert_ne!(one.view_of(P1), other.view_of(P1));
    assert_eq!(one.view_of(P2), other.view_of(P2));
    assert_eq!(one.view(), other.view());
}

#[test]
fn nn_611_a_spectator_sees_the_public_part_and_hears_what_is_public() {
    every_move_of(Setup::standard(3), 5, |step| {
        let view = step.game.view(Viewer::Spectator);
        assert_eq!((view.viewer, view.hand, view.kept), (None, Quests::NONE, Quests::NONE));
        assert_eq!((view.fresh, view.drawn_orders), (Quests::NONE, Orders::NONE));
        for event in step.events.iter().filter(|one| one.audience().includes(Viewer::Spectator)) {
            assert!(!matches!(event, Event::QuestSeen { .. } | Event::OrderSeen { .. }));
        }
        for seat in [P1, P2, P3] {
            assert_eq!(step.game.view(Viewer::Seat(seat)).open, view.open);
        }
    });
}

/// A name that stood twice at one level would hide one of the two.
#[test]
fn nn_607_nn_609_every_name_of_a_written_view_stands_once() {
    let mut table = stopped(Table::of(3).holding(P1, ["Q50"]), "c4");
    table.play(P1, ["visit", "draw basic", "draw advanced"]);

    for viewer in [Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Spectator] {
        let written = words(&table.game.view(viewer));
        let read: serde_json::Value = serde_json::from_str(&written).unwrap();

        assert_eq!(read["fresh_backs"], serde_json::json!([1, 0, 1]));
        let is_own = viewer == Viewer::Seat(P1);
        assert_eq!(read["fresh"].as_array().unwrap().len(), if is_own { 2 } else { 0 });
        assert_eq!(read.to_string().len(), written.len(), "what is read is what was written");
    }
}

#[test]
fn nn_612_the_record_says_from_which_pile_a_card_was_drawn_and_that_it_was_kept() {
    let mut table = stopped(Table::of(2), "c4");

    let mut events = table.play(P1, ["visit", "draw basic", "draw artifact", "draw advanced"]);
    let drop = table.offered_as(P1, "drop")[0].clone();
    events.extend(table.act(P1, &drop));

    let told: Vec<String> = events
        .iter()
        .filter(|event| event.audience().includes(Viewer::Seat(P2)))
        .filter_map(quest_told)
        .collect();
    assert_eq!(
        told,
        [
            "drawn Basic",
            "drawn Artifact",
            "drawn Advanced",
            "discarded Q1",
            "kept Artifact",
            "kept Advanced",
        ]
    );
    let seen = events.iter().filter(|event| matches!(event, Event::QuestSeen { .. }));
    assert_eq!(seen.map(Happening::audience).collect::<Vec<_>>(), [Audience::Only(P1); 3]);
}

fn quest_told(event: &Event) -> Option<String> {
    match event {
        Event::QuestDrawn { deck, .. } => Some(format!("drawn {deck:?}")),
        Event::QuestKept { deck, .. } => Some(format!("kept {deck:?}")),
        Event::Discarded { quest, .. } => Some(format!("discarded {quest}")),
        Event::QuestSeen { quest, .. } => Some(format!("seen {quest}")),
        _ => None,
    }
}
