//! Setting up the standard game (RULES.md section 4).

use std::collections::BTreeSet;

use game_faraway::{Faraway, Setup, Stage};
use luck::Quick;
use table::{Game, Ignore, Pick, Recorder, Script, Seats, Viewer};

use crate::stage::{P1, P2, P3, Table, actions, cards, regions};

/// Rulebook, Setup 1: "Shuffle Region cards".
#[test]
fn fa_031_every_region_is_as_likely_as_any_other_to_be_dealt_first() {
    let first_dealt = |side| {
        let mut luck = Script::of([side, 0, 0, 0, 0, 0, 0, 0, 0]);
        let game = Faraway::start(cards(), &Setup::standard(2), &mut luck).unwrap();
        assert!(luck.is_spent());
        game.view(Viewer::Seat(P1)).own.unwrap().hand.as_slice()[0]
    };

    let dealt: BTreeSet<_> = (0..68).map(first_dealt).collect();

    assert_eq!(dealt.len(), 68, "68 sides of luck give 68 cards");
}

/// Rulebook, Setup 1: "deal 3 to each player, face down".
#[test]
fn fa_032_each_player_is_dealt_three_regions() {
    for players in 2..=6 {
        let table = Table::of(players);

        for seat in Seats::first_of(players).iter() {
            assert_eq!(table.view(seat).own.unwrap().hand.len(), 3);
        }
    }
}

/// Rulebook, Setup 1: "Each player looks at their cards without revealing them."
#[test]
fn fa_033_a_starting_hand_is_seen_by_its_owner_alone() {
    let low = Table::dealt(&[[1, 2, 3], [20, 21, 22]], &[10, 30, 50]);
    let high = Table::dealt(&[[61, 62, 63], [20, 21, 22]], &[10, 30, 50]);

    assert_eq!(low.view(P1).own.unwrap().hand.as_slice(), regions([1, 2, 3]));
    assert_eq!(high.view(P1).own.unwrap().hand.as_slice(), regions([61, 62, 63]));
    assert_eq!(low.view(P2), high.view(P2));
    assert_eq!(low.spectate(), high.spectate());
    assert_eq!(low.spectate().player(P1).hand, 3, "the number is public");
}

/// Rulebook, Setup 2: as many cards as there are players, plus one.
#[test]
fn fa_034_the_display_shows_one_region_more_than_there_are_players() {
    for players in 2..=6 {
        let view = Table::of(players).spectate();

        assert_eq!(view.display.len(), players + 1);
    }
}

/// Rulebook, Setup 2: "if you play with 5 players, reveal six cards".
#[test]
fn fa_035_five_players_see_six_regions() {
    assert_eq!(Table::of(5).spectate().display.len(), 6);
}

/// Rulebook, Setup 3: "Shuffle the Sanctuary cards into a face down deck."
#[test]
fn fa_036_every_sanctuary_is_as_likely_as_any_other_to_be_dealt_first() {
    let mut table = Table::along(&[&[1, 2], &[4, 3]]).at_round(2);
    table.play(P1, 2);
    let [_, second_play, _] = table.actions(P2)[..] else { panic!("P2 has three Regions") };
    let first_dealt = |side| {
        let mut game = table.game;
        game.apply(P2, second_play, &mut Script::of([side]), &mut Ignore).unwrap();
        game.view(Viewer::Seat(P1)).player(P1).dealt.as_slice()[0].sanctuary.unwrap()
    };

    let dealt: BTreeSet<_> = (0..45).map(first_dealt).collect();

    assert_eq!(dealt.len(), 45, "45 sides of luck give 45 cards");
}

#[test]
fn fa_037_the_decks_are_seen_as_numbers_and_have_no_order_to_know() {
    let table = Table::along(&[&[1, 2], &[3, 4]]).explored(1);
    let next_display = |luck| {
        let mut game = table.game;
        let mut luck = Quick::new(luck, 0);
        while game.view(Viewer::Spectator).round == 1 {
            let seat = game.to_act().first().unwrap();
            let action = actions(&game, seat)[0];
            game.apply(seat, action, &mut luck, &mut Ignore).unwrap();
        }
        game.view(Viewer::Spectator).display
    };

    let view = table.spectate();

    assert_eq!((view.region_deck, view.sanctuary_deck), (68 - 9, 45));
    assert!(view.below.is_empty());
    assert_ne!(next_display(1), next_display(2), "one state, two ways to go on");
}

#[test]
fn fa_038_hands_are_dealt_seat_by_seat_and_then_the_display_with_no_luck_for_sanctuaries() {
    let mut picks = Vec::new();
    let mut luck = Script::of([0; 13]);
    let mut luck = Recorder::new(&mut luck, &mut picks);

    let game = Faraway::start(cards(), &Setup::standard(3), &mut luck).unwrap();

    let sides: Vec<u32> = picks.iter().map(|&Pick { sides, .. }| sides).collect();
    assert_eq!(sides, (56..=68).rev().collect::<Vec<_>>(), "13 Regions are drawn");
    let hand = |seat| game.view(Viewer::Seat(seat)).own.unwrap().hand;
    let dealt = [hand(P1), hand(P2), hand(P3)].map(|hand| hand.as_slice().to_vec()).concat();
    // The first side of each pick gives 1 and then, each in the place of the last, 68, 67 and so on.
    assert_eq!(dealt, regions([1, 68, 67, 66, 65, 64, 63, 62, 61]));
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.display.as_slice(), regions([60, 59, 58, 57]));
}

#[test]
fn fa_039_nobody_is_first_and_the_seats_only_collect_choices() {
    let table = Table::along(&[&[10], &[20], &[5]]);
    let plays = [(P1, 10), (P2, 20), (P3, 5)];

    assert_eq!(table.game.to_act(), Seats::first_of(3), "all choose at once");
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut table = table.clone();
        for (seat, duration) in order.map(|at| plays[at]) {
            table.play(seat, duration);
        }
        let view = table.spectate();
        assert_eq!(view.stage, Stage::Taking);
        assert_eq!(view.order.as_slice(), [P3, P1, P2], "durations give the order, not seats");
    }
}

#[test]
fn fa_040_six_players_leave_43_regions_in_the_deck_and_two_leave_59() {
    for (players, dealt, displayed, left) in [(6, 18, 7, 43), (2, 6, 3, 59)] {
        let view = Table::of(players).spectate();

        let hands: u8 = view.players.iter().map(|player| player.hand).sum();
        assert_eq!((hands, view.display.len(), view.region_deck), (dealt, displayed, left));
    }
}
