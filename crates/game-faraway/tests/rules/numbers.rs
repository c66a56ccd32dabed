//! Numbers by player count (RULES.md section 16).

use game_faraway::{Faraway, Region, Setup};
use luck::Quick;
use table::{Game, SetupError};

use crate::stage::{Table, cards};

/// One line of the table in RULES.md.
struct Line {
    players: usize,
    dealt: usize,
    display: usize,
    deck: u8,
    deck_after_display_7: u8,
    played: usize,
    left_in_hands: usize,
    most_owned: usize,
    fewest_sanctuaries: usize,
}

#[rustfmt::skip]
const LINES: [Line; 5] = [
    Line { players: 2, dealt: 6, display: 3, deck: 59, deck_after_display_7: 41, played: 16, left_in_hands: 4, most_owned: 14, fewest_sanctuaries: 33 },
    Line { players: 3, dealt: 9, display: 4, deck: 55, deck_after_display_7: 31, played: 24, left_in_hands: 6, most_owned: 21, fewest_sanctuaries: 27 },
    Line { players: 4, dealt: 12, display: 5, deck: 51, deck_after_display_7: 21, played: 32, left_in_hands: 8, most_owned: 28, fewest_sanctuaries: 21 },
    Line { players: 5, dealt: 15, display: 6, deck: 47, deck_after_display_7: 11, played: 40, left_in_hands: 10, most_owned: 35, fewest_sanctuaries: 15 },
    Line { players: 6, dealt: 18, display: 7, deck: 43, deck_after_display_7: 1, played: 48, left_in_hands: 12, most_owned: 42, fewest_sanctuaries: 9 },
];

/// A game in which every row rises from the first Region to the last.
fn rising(players: usize) -> Table {
    let steps: Vec<usize> = Region::all()
        .filter(|&region| cards().region(region).clues == 0)
        .map(|region| usize::from(region.duration()))
        .collect();
    let row = |seat: usize| -> Vec<usize> { (0..8).map(|at| steps[at * players + seat]).collect() };
    let rows: Vec<Vec<usize>> = (0..players).map(row).collect();
    Table::along(&rows.iter().map(Vec::as_slice).collect::<Vec<_>>())
}

fn sum<T>(items: impl Iterator<Item = T>, count: impl Fn(T) -> usize) -> usize {
    items.map(count).sum()
}

#[test]
fn fa_151_the_region_deck_never_runs_out_and_holds_61_less_10_for_each_player_after_display_7() {
    for line in LINES {
        let start = Table::of(line.players).spectate();
        let round_7 = Table::of(line.players).at_round(7).spectate();

        let dealt = sum(start.players.iter(), |player| player.hand.into());
        assert_eq!((dealt, start.display.len()), (line.dealt, line.display));
        assert_eq!(start.region_deck, line.deck);
        assert_eq!(round_7.region_deck, line.deck_after_display_7);
        assert_eq!(usize::from(round_7.region_deck), 61 - 10 * line.players);
    }
}

#[test]
fn fa_152_at_the_end_played_held_removed_and_undrawn_regions_are_68() {
    for line in LINES {
        let end = rising(line.players).at_end().spectate();

        let played = sum(end.players.iter(), |player| player.row.len());
        let held = sum(end.players.iter(), |player| player.hand.into());
        assert_eq!((played, held), (line.played, line.left_in_hands));
        assert_eq!(end.removed.len(), 7);
        assert_eq!(played + held + end.removed.len() + usize::from(end.region_deck), 68);
    }
}

#[test]
fn fa_153_seven_players_would_need_77_regions_and_cannot_start() {
    let needed = |players: usize| 3 * players + 7 * (players + 1);
    assert_eq!((needed(6), needed(7)), (67, 77));

    let seven = Faraway::start(cards(), &Setup::standard(7), &mut Quick::new(0, 0));

    assert!(matches!(seven, Err(SetupError::Players { players: 7, .. })));
}

/// The last two columns of the table.
#[test]
fn players_who_always_find_own_seven_sanctuaries_each() {
    for line in LINES {
        let round_8 = rising(line.players).at_round(8);
        let before = round_8.spectate();
        let end = round_8.at_end().spectate();

        let deck = usize::from(before.sanctuary_deck) + before.below.len();
        assert_eq!(deck, line.fewest_sanctuaries);
        let owned = sum(end.players.iter(), |player| player.sanctuaries.len());
        assert_eq!(owned, line.most_owned);
    }
}
