//! Scoring (RULES.md section 11).

use game_faraway::{Action, Event, Faraway, Refusal, Setup, scoring};
use table::{Audience, Game, Happening, Seats, Viewer};
use table_laws::play_out;

use crate::stage::{P1, P2, Table, cards, region, regions, sanctuaries};

/// Two players at the end of round 8, who find Sanctuaries in it.
const ROWS: [&[usize]; 2] = [&[1, 2, 3, 4, 5, 6, 7, 8], &[10, 23, 30, 13, 28, 32, 17, 35]];

/// What each Region of the row pays, in the order of play.
fn row_fame<const R: usize, const S: usize>(row: [usize; R], found: [usize; S]) -> Vec<u16> {
    let pad = scoring::score_pad(cards(), &regions(row), &sanctuaries(found));
    pad.regions.iter().rev().map(|line| line.fame).collect()
}

/// The scoring of `ROWS` as it is told.
fn told_scoring() -> (Table, Vec<Event>) {
    let mut table = Table::along(&ROWS).explored(8);
    let events = table.finish();
    (table, events)
}

/// Rulebook, Game End: "when everyone has 8 Region cards".
#[test]
fn fa_109_scoring_takes_place_once_when_every_row_has_8_regions() {
    let mut table = Table::along(&ROWS).explored(8);
    assert!(table.spectate().players.iter().all(|player| player.row.len() == 8));
    assert_eq!(table.game.standings(), None, "a Sanctuary is still to be chosen");

    let events = table.finish();

    let totals = events.iter().filter(|event| matches!(event, Event::Total { .. })).count();
    assert_eq!(totals, 2);
    let after = table.attempt(P1, Action::Play(region(1)));
    assert_eq!(after, Err(Refusal::GameOver));
}

/// Rulebook, Game End: "first flip all of your Region cards face down. Leave your Sanctuaries …".
#[test]
fn fa_110_at_first_regions_count_as_face_down_and_sanctuaries_as_face_up() {
    // 13 pays 2 for each stone. Played last, it does not see the two stones of 2 to its left.
    assert_eq!(row_fame([2, 13], []), [0, 0]);
    assert_eq!(row_fame([2, 13], [3]), [0, 2], "but it sees that of S3");
}

/// Rulebook, Game End: "starting with the last card you played".
#[test]
fn fa_111_regions_are_scored_from_the_last_played_to_the_first() {
    let (_, events) = told_scoring();

    for (seat, row) in [P1, P2].into_iter().zip(ROWS) {
        let scored = events.iter().filter_map(|event| match event {
            Event::RegionScored { seat: whose, region, .. } if *whose == seat => Some(*region),
            _ => None,
        });
        let backwards: Vec<_> = row.iter().rev().map(|&duration| region(duration)).collect();
        assert_eq!(scored.collect::<Vec<_>>(), backwards);
    }
}

/// Rulebook, Game End: "all faceup Regions (counting itself) and all your Sanctuaries".
#[test]
fn fa_112_a_region_sees_itself_those_to_its_right_and_all_sanctuaries() {
    // 30 pays 2 for each stone: its own, that of 4 and that of S3, not the two of 2.
    let paid = row_fame([2, 30, 4], [3]);

    assert_eq!(paid[1], 2 * 3);
}

/// Rulebook, Game End: counted cards "are taken into account for future revealed cards".
#[test]
fn fa_113_a_scored_region_stays_in_sight_for_those_scored_after_it() {
    // Both 30 and 13 pay 2 for each stone; each sees the cards scored before it.
    let paid = row_fame([13, 30, 4], []);

    assert_eq!(paid, [2 * 2, 2 * 2, 0]);
}

#[test]
fn fa_114_only_the_players_own_cards_count() {
    let rich = Table::along(&[ROWS[0], &[13, 30, 28, 23, 43, 18, 35, 34]]).at_end();
    let poor = Table::along(&[ROWS[0], &[68, 67, 66, 65, 64, 63, 62, 61]]).at_end();

    for table in [rich, poor] {
        let view = table.spectate();
        let own = view.player(P1);
        let alone = scoring::fame(cards(), own.row.as_slice(), own.sanctuaries.as_slice());
        assert_eq!(table.game.standings().unwrap().score(P1), alone as i32);
    }
}

/// Rulebook, Areas: a prerequisite must be met in order to gain fame for the quest.
#[test]
fn fa_115_a_prerequisite_needs_enough_of_each_wonder_or_the_region_pays_nothing() {
    // 40 asks for a stone, a chimera and a thistle, and pays 3 for its own night.
    assert_eq!(row_fame([40, 1, 12], [])[0], 3, "1 has stone and chimera, 12 a thistle");
    assert_eq!(row_fame([40, 1, 3], [])[0], 0, "no thistle");
    assert_eq!(row_fame([40, 7, 3], [])[0], 0, "no stone");
    assert_eq!(row_fame([40, 4, 3], [])[0], 0, "no chimera");
}

#[test]
fn fa_116_the_wonders_of_a_region_help_with_its_own_prerequisite_and_quest() {
    // 32 shows one stone, asks for three and pays 7; 2 shows two. 30 counts its own stone.
    assert_eq!(row_fame([32, 2], []), [7, 0]);
    assert_eq!(row_fame([32, 4], []), [0, 0]);
    assert_eq!(row_fame([30], []), [2]);
}

#[test]
fn fa_117_wonders_to_the_left_never_help() {
    // 21 asks for two stones and pays 8.
    assert_eq!(row_fame([21, 2], []), [8, 0]);
    assert_eq!(row_fame([2, 21], []), [0, 0]);
}

#[test]
fn fa_118_a_prerequisite_is_all_or_nothing() {
    assert_eq!(row_fame([21, 4], [])[0], 0, "one stone of two pays nothing");
    assert_eq!(row_fame([21, 2], [])[0], 8, "two pay 8");
    assert_eq!(row_fame([21, 2, 4, 6], [3])[0], 8, "five pay no more");
}

/// Rulebook, Game End: "Note the scored fame on the score pad."
#[test]
fn fa_119_what_a_region_paid_is_recorded_once_and_never_changes() {
    let (table, events) = told_scoring();
    let view = table.spectate();
    let player = view.player(P2);
    let pad = scoring::score_pad(cards(), player.row.as_slice(), player.sanctuaries.as_slice());

    let recorded: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::RegionScored { seat, region, fame, .. } if *seat == P2 => Some((*region, *fame)),
            _ => None,
        })
        .collect();

    let on_the_pad: Vec<_> = pad.regions.iter().map(|line| (line.card, line.fame)).collect();
    assert_eq!(recorded, on_the_pad);
    assert_eq!(recorded.len(), 8);
}

/// Rulebook, Game End, Sanctuaries: scored when all Region cards have been scored.
#[test]
fn fa_120_sanctuaries_are_scored_last_and_see_everything_with_themselves() {
    let (_, events) = told_scoring();
    let of_p1 = |event: &&Event| match event {
        Event::RegionScored { seat, .. } | Event::SanctuaryScored { seat, .. } => *seat == P1,
        _ => false,
    };

    // S40 shows a stone and pays 1 for each; 2 has two of them and lies leftmost.
    let pad = scoring::score_pad(cards(), &regions([2, 13]), &sanctuaries([40]));
    let kinds: Vec<bool> =
        events.iter().filter(of_p1).map(|e| matches!(e, Event::SanctuaryScored { .. })).collect();

    assert_eq!(pad.sanctuaries[0].fame, 3);
    assert_eq!(kinds, [[false; 8].as_slice(), &[true; 7]].concat());
}

#[test]
fn fa_121_the_order_among_sanctuaries_does_not_matter() {
    let row = regions([13, 30, 2, 1]);
    let paid = |found: [usize; 3]| {
        let pad = scoring::score_pad(cards(), &row, &sanctuaries(found));
        let mut lines: Vec<_> = pad.sanctuaries.iter().map(|l| (l.card, l.fame)).collect();
        lines.sort_unstable();
        (lines, pad.regions, pad.total)
    };

    let first = paid([40, 32, 3]);
    assert!(first.0.iter().any(|(_, fame)| *fame > 0));
    for order in [[40, 3, 32], [32, 40, 3], [32, 3, 40], [3, 40, 32], [3, 32, 40]] {
        assert_eq!(paid(order), first);
    }
}

/// Rulebook, Game End, Sanctuaries: "Sum up all fame for each player."
#[test]
fn fa_122_the_total_is_the_fame_of_regions_and_sanctuaries() {
    let (table, events) = told_scoring();

    for seat in [P1, P2] {
        let mut sum = 0;
        for event in &events {
            match *event {
                Event::RegionScored { seat: whose, fame, .. }
                | Event::SanctuaryScored { seat: whose, fame, .. }
                    if whose == seat =>
                {
                    sum += fame;
                }
                _ => {}
            }
        }
        let place = table.game.standings().unwrap().place(seat);
        assert!(sum > 0);
        assert!(events.contains(&Event::Total { seat, fame: sum, place }));
        assert_eq!(table.game.standings().unwrap().score(seat), i32::from(sum));
    }
}

#[test]
fn fa_123_scoring_asks_nobody_anything() {
    let (table, events) = told_scoring();

    assert!(events.iter().any(|event| matches!(event, Event::Total { .. })));
    assert_eq!(table.game.to_act(), Seats::NONE, "the last choice and the scoring are one move");
    assert!(table.actions(P1).is_empty() && table.actions(P2).is_empty());
}

#[test]
fn fa_124_fame_is_never_negative() {
    let nothing = scoring::fame(cards(), &regions([65, 59, 45, 44, 42, 26, 21, 20]), &[]);
    assert_eq!(nothing, 0, "a row that pays nothing pays nothing, and no less");

    for setup in Setup::all() {
        for seed in 0..20 {
            let record = play_out::<Faraway>(cards(), &setup, seed);
            let standings = record.game().standings().unwrap();
            assert!(standings.seats().all(|seat| standings.score(seat) >= 0));
        }
    }
}

#[test]
fn fa_125_anyone_can_count_the_score_at_any_time_and_scoring_reveals_nothing() {
    let mut table = Table::along(&ROWS);

    for _ in 0..8 {
        let events = [table.explore(), table.finish()].concat();
        let view = table.game.view(Viewer::Spectator);
        for player in view.players.iter() {
            let counted =
                scoring::fame(cards(), player.row.as_slice(), player.sanctuaries.as_slice());
            assert_eq!(u32::from(player.fame), counted);
        }
        for event in events {
            if let Event::RegionScored { .. } | Event::SanctuaryScored { .. } = event {
                assert_eq!(event.audience(), Audience::Everyone);
                assert!(!event.reveals());
            }
        }
    }
    let view = table.spectate();
    let standings = table.game.standings().unwrap();
    for seat in [P1, P2] {
        assert_eq!(standings.score(seat), i32::from(view.player(seat).fame));
    }
}
