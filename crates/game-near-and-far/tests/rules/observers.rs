//! What each observer may see (RULES.md section 41).

use std::collections::BTreeSet;

use game_near_and_far::{Event, Open, Setup, Stage, components::Cards};
use table::{Game, Happening, Script, Viewer};

use crate::{
    kit::{P1, P2, P3, Table, card, cards, die, printed, spaces},
    walk::every_move_of,
};

fn words(view: &game_near_and_far::View) -> String {
    serde_json::to_string(view).unwrap()
}

#[test]
fn nf_697_everything_that_lies_on_the_table_is_public() {
    let table = Table::later(3)
        .at(P2, "farm")
        .camps(P2, [5, 9])
        .party(P3, ["G1"])
        .holding(P2, ["A2", "A50"])
        .quests([2, 4])
        .threat(6)
        .with(P2, |one| (one.reputation, one.goods.gem, one.birds) = (-3, 4, 2))
        .arranged(|open| open.treasure_discards = cards(["T3", "T4"]));

    let view = table.view();

    let Open { quests, camped, stage, active, .. } = view.open;
    assert_eq!((quests, camped), (spaces([2, 4]), spaces([5, 9])));
    assert_eq!((stage, active, view.open.round), (Stage::Turn, P1, 2));
    assert_eq!(view.open.threats_left().next(), Some(2));
    assert_eq!(view.open.treasure_discards, cards(["T3", "T4"]));
    let other = view.open.traveller(P2);
    assert_eq!((other.reputation, other.goods.gem, other.birds), (-3, 4, 2));
    assert_eq!((other.basic, other.advanced), (1, 1), "hand sizes by deck");
    assert_eq!((view.piles.basic, view.piles.advanced), (37, 16));
    assert_eq!((view.piles.treasures, view.piles.bag), (34, 31));
    assert_eq!(view.open.movement(), 2);
}

#[test]
fn nf_697_the_heart_set_aside_and_who_triggered_the_end_are_public() {
    let mut table = Table::later(2).quests([]).with(P1, |one| (one.hearts, one.birds) = (3, 1));
    table.play(P1, ["adventure", "step 3", "step 8"]);
    let mut last = Table::later(2).camps(P1, 1..=13);
    last.play(P1, ["visit mine", "dig a1"]);

    assert_eq!(table.view().open.free_hearts(), 2, "one is set aside before the threat");
    assert_eq!(table.view().open.turn.steps, 1);
    assert_eq!(last.view().open.ending, Some(P1));
}

#[test]
fn nf_698_hand_packet_and_cards_just_drawn_are_in_the_own_view_alone() {
    let mut draft = Table::start(Setup { first: Some(P1), ..Setup::first_adventure(2) });
    let packet = draft.game_view(P1).packet;
    draft.act(P1, "pick A3");
    let mut store = Table::later(2).holding(P1, ["A50"]);
    store.play(P1, ["visit store", "draw 2+2"]);

    assert_eq!((packet.len(), draft.game_view(P2).packet.intersection(packet).len()), (5, 0));
    assert!(draft.game_view(P1).hand.contains(card("A3")), "the pick");
    assert_eq!(store.game_view(P1).fresh.len(), 4);
    let secrets: Vec<_> = store.game_view(P1).fresh.iter().chain([card("A50")]).collect();
    for viewer in [Viewer::Seat(P2), Viewer::Spectator] {
        let text = words(&store.game.view(viewer));
        assert!(secrets.iter().all(|secret| !text.contains(&format!("\"{secret}\""))));
        assert!(!words(&draft.game.view(viewer)).contains("\"A3\""));
    }
}

#[test]
fn nf_699_what_a_quest_leads_to_is_in_nobody_s_view() {
    let dark = "== A A door\n\nIt is shut.\n\n* Open it.\n  skill 5: gain 3 gems\n    Gems.\n  \
        fail:\n    Dust.\n\n* Leave.\n  then: gain 1 coin\n    A coin.";
    let bright = "== A A door\n\nIt is shut.\n\n* Open it.\n  skill 5: lose 2 reputation\n    \
        Shame.\n  more: gain 1 treasure\n  fail:\n    Smoke.\n\n* Leave.\n  then: gain 2 food\n    \
        Bread.";
    let mut tables = [dark, bright].map(Table::telling);

    for table in &mut tables {
        table.play(P1, ["adventure", "stop", "attempt"]);
    }

    let [one, other] = &tables;
    for viewer in Viewer::all(2) {
        assert_eq!(one.game.view(viewer), other.game.view(viewer));
    }
    assert_eq!(one.offered(P1), other.offered(P1));
}

#[test]
fn nf_700_any_card_out_of_sight_may_come_next() {
    let table = Table::later(2).with(P1, |one| one.birds = 1);
    let drawn = |building: &str, words: &str, side: u32, seen: fn(&Table) -> Cards| {
        let mut copy = table.clone();
        copy.act(P1, building);
        let action = words.parse().unwrap();
        let mut luck = Script::of([side, 0, 0, 0]);
        copy.game.apply(P1, action, &mut luck, &mut Vec::new()).unwrap();
        seen(&copy)
    };

    let treasures: Cards = (0..36)
        .filter_map(|side| drawn("visit hut", "draw", side, |table| table.open().drawn).first())
        .collect();
    let artifacts = (0..38).fold(Cards::NONE, |all, side| {
        all.union(drawn("visit store", "draw 4+0", side, |table| table.game_view(P1).fresh))
    });

    assert_eq!((treasures.len(), artifacts.len()), (36, 38));
    let view = words(&table.game_view(P1));
    assert!(
        treasures.iter().chain(artifacts.iter()).all(|one| !view.contains(&format!("\"{one}\"")))
    );
}

#[test]
fn nf_700_any_arcade_card_and_any_die_may_come_next() {
    let table = Table::later_with(printed(), Setup::arcade(2, 1)).at(P1, "2").quests([2]);
    let mut opened = BTreeSet::new();
    let mut dice = BTreeSet::new();

    for side in 0..40 {
        let mut copy = table.clone();
        copy.play(P1, ["adventure", "stop"]);
        let events = copy.act_with(P1, "attempt", [side]);
        opened.extend(events.iter().find_map(|event| match event {
            Event::Opened { passage, .. } => Some(*passage),
            _ => None,
        }));
    }
    for pips in 1..=6 {
        let mut copy = Table::later(2).at(P2, "farm");
        copy.act(P1, "visit farm");
        let events = copy.act_with(P1, "duel P2 dirty", [die(pips), die(7 - pips)]);
        dice.extend(events.iter().find_map(|event| match *event {
            Event::DuelRolled { die, .. } => Some(die),
            _ => None,
        }));
    }

    assert_eq!((opened.len(), dice.len()), (40, 6));
}

#[test]
fn nf_701_the_final_scoring_shows_all_hands() {
    let mut table =
        Table::later(2).camps(P2, 1..=13).holding(P1, ["A50"]).holding(P2, ["A2", "A3"]);
    table.play(P1, ["adventure", "stop", "end"]);
    assert_eq!(table.view().hands, None);

    table.play(P2, ["visit mine", "dig a1", "end"]);

    assert_eq!(table.open().stage, Stage::Over);
    let hands = table.view().hands.unwrap();
    assert_eq!((hands[0], hands[1]), (cards(["A50"]), cards(["A2", "A3"])));
}

#[test]
fn nf_702_a_spectator_sees_the_public_part_and_hears_what_is_public() {
    every_move_of(Setup::book(3, 6), 8, |step| {
        let view = step.game.view(Viewer::Spectator);
        assert_eq!((view.viewer, view.hand, view.packet), (None, Cards::NONE, Cards::NONE));
        assert_eq!(view.fresh, Cards::NONE);
        for event in step.events.iter().filter(|one| one.audience().includes(Viewer::Spectator)) {
            let secret = matches!(
                event,
                Event::Picked { .. } | Event::Drew { .. } | Event::DroppedCard { .. }
            );
            assert!(!secret, "{event:?}");
        }
        for seat in [P1, P2, P3] {
            let own = step.game.view(Viewer::Seat(seat));
            assert_eq!(own.open, view.open, "what lies open is the same for all");
        }
    });
}
