//! Phase 2, finding Sanctuaries (RULES.md section 8).

use game_faraway::{Event, Region, View};
use table::{Audience, Happening};

use crate::stage::{P1, P2, P3, P4, P5, P6, Table, cards, region, sanctuaries};

/// How many Sanctuaries each player is dealt, by seat.
fn offers(table: &Table) -> Vec<usize> {
    table.spectate().players.iter().map(|player| player.dealt.len()).collect()
}

/// Six players who find a Sanctuary in every round; at the deal of round 8 they have 3, 2, 0, 1, 0
/// and 1 Clues, and 9 Sanctuaries are left.
fn six_finders() -> Table {
    let rows: [&[usize]; 6] = [
        &[1, 7, 14, 23, 29, 46, 49, 55],
        &[2, 9, 16, 24, 30, 36, 58, 59],
        &[3, 10, 17, 25, 31, 37, 43, 61],
        &[4, 11, 18, 26, 32, 38, 44, 62],
        &[5, 13, 19, 27, 34, 39, 47, 66],
        &[21, 28, 35, 40, 41, 42, 48, 67],
    ];
    // None of the Sanctuaries dealt first in rounds 2 to 7, and so chosen, shows a Clue.
    Table::along(&rows)
        .meeting([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 16, 17, 19, 20, 21, 22, 23, 24, 25])
        .meeting([26, 27, 31, 32, 33, 34, 36, 37, 9, 38, 40, 41, 42, 43, 44, 15, 18, 28])
}

/// Rulebook, Finding Sanctuaries: a higher duration than the Region played before.
#[test]
fn fa_064_a_higher_duration_than_the_previous_one_finds_a_sanctuary() {
    let mut table = Table::along(&[&[10, 11], &[21, 20]]).at_round(2);

    let events = table.explore();

    assert!(events.contains(&Event::Found { seat: P1, dealt: 1 }));
    assert!(!events.iter().any(|event| matches!(event, Event::Found { seat: P2, .. })));
    assert_eq!(offers(&table), [1, 0]);
}

#[test]
fn fa_065_only_the_players_own_last_region_is_compared() {
    // P1's 30 is below their 50 of round 1 and all that P2 plays; only 29 counts.
    let table = Table::along(&[&[50, 29, 30], &[57, 61, 66]]).explored(3);

    assert_eq!(offers(&table), [1, 1]);
}

/// Rulebook, Finding Sanctuaries, Note: nobody can gain a Sanctuary in the first round.
#[test]
fn fa_066_in_round_1_nobody_finds_a_sanctuary() {
    let table = Table::along(&[&[68], &[6], &[12]]).explored(1);

    assert_eq!(offers(&table), [0, 0, 0]);
    assert_eq!(table.spectate().sanctuary_deck, 45);
}

#[test]
fn fa_067_the_duration_must_be_strictly_higher_and_can_never_be_equal() {
    for lower in 1..68 {
        let (low, high) = ([lower, lower + 1], [lower + 1, lower]);
        assert_eq!(offers(&Table::along(&[&low, &[]]).explored(2))[0].min(1), 1);
        assert_eq!(offers(&Table::along(&[&high, &[]]).explored(2))[0], 0);
    }

    let equals = |one: &Region| Region::all().filter(|other| other == one).count();
    assert!(Region::all().all(|one| equals(&one) == 1), "so nobody can play an equal one");
}

/// Rulebook, Finding Sanctuaries: "one Sanctuary card, plus one per Clue they possess".
#[test]
fn fa_068_a_finder_is_dealt_one_sanctuary_and_one_for_each_clue() {
    // 6, 8, 12 and 15 show a Clue each.
    let table = Table::along(&[&[1, 2], &[6, 9], &[8, 12]]).explored(2);

    assert_eq!(offers(&table), [1, 2, 3]);
}

/// Rulebook, Finding Sanctuaries: Clues count "whether on Region cards or Sanctuary cards".
#[test]
fn fa_069_clues_on_regions_and_on_sanctuaries_count() {
    let table = Table::along(&[&[6, 9, 10], &[1, 2, 3]]).meeting([27, 9]).explored(3);

    let view = table.spectate();
    assert_eq!(view.player(P1).sanctuaries.as_slice(), sanctuaries([9]));
    assert_eq!(view.player(P1).clues, 2, "one on 6 and one on S9");
    assert_eq!(offers(&table), [3, 1]);
}

#[test]
fn fa_070_the_region_just_revealed_counts_and_a_sanctuary_counts_from_the_next_round() {
    let mut table = Table::along(&[&[1, 6, 9], &[40]]).meeting([9]).explored(2);
    assert_eq!(offers(&table)[0], 2, "the Clue on 6 counts at once");
    assert!(table.offered(P1).contains(&sanctuaries([9])[0]), "that on S9 does not");

    table.finish();
    table.explore();

    assert_eq!(table.spectate().player(P1).sanctuaries.as_slice(), sanctuaries([9]));
    assert_eq!(offers(&table)[0], 3, "in the next round both do");
}

#[test]
fn fa_071_clues_in_hand_in_the_display_or_on_cards_just_dealt_do_not_count() {
    // P1 holds 8 and will take 12 and 15; S9 and S15 are dealt: all of them show Clues.
    let table = Table::along(&[&[1, 2, 8, 12, 15], &[40]]).meeting([9]).explored(2);

    assert!(table.view(P1).own.unwrap().hand.contains(region(8)));
    assert!(table.spectate().display.contains(region(15)));
    assert_eq!(table.offered(P1), sanctuaries([9]), "one card, for no Clue in the play area");
}

#[test]
fn fa_072_a_lower_duration_deals_nothing_whatever_the_clues() {
    let table = Table::along(&[&[12, 8], &[1, 2]]).explored(2);

    assert_eq!(table.spectate().player(P1).clues, 2);
    assert_eq!(offers(&table), [0, 1]);
}

#[test]
fn fa_073_three_clues_deal_four_cards_of_which_one_is_kept_and_three_go_back() {
    let mut table = Table::along(&[&[12, 40, 46], &[30, 29, 28]]).meeting([28, 1]).explored(3);
    assert_eq!(table.spectate().player(P1).clues, 3, "on 12, on 46 and on S28");
    assert_eq!(offers(&table), [4, 0]);

    let events = table.finish();

    assert!(events.contains(&Event::Returned { seat: P1, count: 3 }));
    assert_eq!(table.spectate().player(P1).sanctuaries.len(), 2, "S28 and one of the four");
}

#[test]
fn fa_074_after_40_and_12_a_13_finds_a_sanctuary() {
    let table = Table::along(&[&[40, 12, 13], &[]]).explored(3);

    assert_eq!(table.spectate().player(P1).sanctuaries.len(), 0, "12 found nothing");
    assert_eq!(offers(&table)[0], 2, "13 does: one card, and one for the Clue on 12");
}

#[test]
fn fa_075_after_12_and_60_a_59_finds_nothing_with_four_clues() {
    let table = Table::along(&[&[12, 60, 59], &[68, 67, 66]]).meeting([28]).explored(3);

    assert_eq!(table.spectate().player(P1).clues, 4, "on 12, 60, 59 and S28");
    assert_eq!(offers(&table)[0], 0);
}

#[test]
fn fa_076_dealt_sanctuaries_are_seen_by_their_receiver_alone_before_the_regions_are_taken() {
    let one = Table::along(&[&[6, 9], &[3, 2]]).meeting([1, 2]).explored(2);
    let other = Table::along(&[&[6, 9], &[3, 2]]).meeting([43, 44]).explored(2);

    assert_eq!(one.offered(P1), sanctuaries([1, 2]));
    assert_eq!(other.offered(P1), sanctuaries([43, 44]));
    assert_eq!(one.view(P2), other.view(P2));
    assert_eq!(one.spectate(), other.spectate());
    let seen = one.spectate().player(P1).dealt;
    assert_eq!(seen.len(), 2, "the number is public");
    assert!(seen.iter().all(|seen_card| seen_card.sanctuary.is_none()));
    assert_eq!(one.spectate().player(P1).hand, 2, "no Region has been taken yet");
}

#[test]
fn fa_077_a_dealt_face_is_told_to_its_receiver_only() {
    let mut table = Table::along(&[&[6, 9], &[3, 2]]).meeting([1, 2]).at_round(2);

    let events = table.explore();

    let faces = events.iter().filter(|event| matches!(event, Event::Dealt { .. }));
    let audiences: Vec<Audience> = faces.map(Happening::audience).collect();
    assert_eq!(audiences, [Audience::Only(P1); 2]);
}

#[test]
fn fa_078_the_deal_goes_round_in_ascending_order_of_duration_card_by_card() {
    // P2 plays 30, P3 plays 40, P1 plays 50; P1 and P2 have a Clue each.
    let table = Table::along(&[&[6, 50], &[8, 30], &[3, 40]]).meeting([1, 2, 3, 4, 5]).explored(2);

    assert_eq!(table.offered(P2), sanctuaries([1, 4]));
    assert_eq!(table.offered(P3), sanctuaries([2]));
    assert_eq!(table.offered(P1), sanctuaries([3, 5]));
}

#[test]
fn fa_079_when_the_deck_runs_out_the_rest_of_the_deal_lapses() {
    let before = six_finders().at_round(8);
    let owned = |table: &Table| {
        let view = table.spectate();
        view.players.iter().map(|player| player.sanctuaries).collect::<Vec<_>>()
    };
    let mut table = before.clone();

    table.explore();

    let owed: usize =
        table.spectate().players.iter().map(|player| 1 + usize::from(player.clues)).sum();
    assert_eq!((owed, offers(&table).iter().sum()), (13, 9));
    assert_eq!(owned(&table), owned(&before), "no card is taken from a play area");
}

#[test]
fn fa_080_every_finder_is_dealt_at_least_one_card() {
    let mut table = six_finders();

    for round in 2..=8 {
        table = table.at_round(round);
        let view = table.spectate();
        let deck = usize::from(view.sanctuary_deck) + view.below.len();
        assert_eq!(deck, 45 - 6 * (usize::from(round) - 2), "six more are owned each round");
        table.explore();
        assert!(offers(&table).into_iter().all(|dealt| dealt >= 1), "round {round}");
    }
}

#[test]
fn fa_081_nine_cards_for_six_finders_make_hands_of_2_2_1_2_1_1() {
    let table = six_finders().at_round(8);
    let before = table.spectate();
    assert_eq!(usize::from(before.sanctuary_deck) + before.below.len(), 9);

    let table = table.explored(8);

    let after = table.spectate();
    assert_eq!(after.order.as_slice(), [P1, P2, P3, P4, P5, P6]);
    let clues = after.players.iter().map(|player| player.clues).collect::<Vec<_>>();
    assert_eq!(clues, [3, 2, 0, 1, 0, 1]);
    assert_eq!(offers(&table), [2, 2, 1, 2, 1, 1]);
    assert_eq!((after.sanctuary_deck, after.below.len()), (0, 0));
    assert_eq!(cards().region(region(55)).clues, 1, "the third Clue of P1 came with this round");
}

#[test]
fn fa_097_a_card_dealt_from_under_the_deck_is_known_to_whoever_put_it_there() {
    let table = six_finders().at_round(8);
    let below = table.spectate().below;
    let holders = below.iter().map(|seen_card| seen_card.held_by.first()).collect::<Vec<_>>();
    assert_eq!(holders, [P1, P1, P1, P2].map(Some));
    let first_below = table.view(P1).below.as_slice()[0].sanctuary;

    // Five cards nobody has seen go to P1 to P5; then P6 is dealt the first from below.
    let table = table.explored(8);

    let face_of_p6 = |view: View| view.player(P6).dealt.as_slice()[0].sanctuary;
    assert!(first_below.is_some());
    assert_eq!(face_of_p6(table.view(P6)), first_below);
    assert_eq!(face_of_p6(table.view(P1)), first_below, "P1 goes on knowing it");
    assert_eq!(face_of_p6(table.view(P2)), None);
    assert_eq!(face_of_p6(table.spectate()), None);
}
