//! Quest kinds and their formulas (RULES.md section 12).

use game_faraway::{
    Content, Region, Sanctuary,
    cards::{Counted, Quest},
    scoring,
};

use crate::{
    paper,
    stage::{cards, region, regions, sanctuaries},
};

/// What the first Region of the row pays.
fn first_pays<const R: usize, const S: usize>(row: [usize; R], found: [usize; S]) -> u16 {
    pays_with(cards(), row, found)
}

fn pays_with<const R: usize, const S: usize>(
    content: &Content,
    row: [usize; R],
    found: [usize; S],
) -> u16 {
    let pad = scoring::score_pad(content, &regions(row), &sanctuaries(found));
    pad.regions.last().unwrap().fame
}

#[test]
fn fa_126_a_flat_quest_pays_its_value_once() {
    assert_eq!(first_pays([3], []), 4);
    assert_eq!(first_pays([3, 5, 9, 1], [27, 1]), 4, "whatever else there is");
}

#[test]
fn fa_127_a_resource_quest_pays_for_each_symbol_of_its_kind() {
    // 1 shows a stone and a chimera, 2 two stones, 7 a chimera and a thistle.
    assert_eq!(first_pays([13, 1, 2, 7], [3]), 2 * 4, "13 counts stones");
    assert_eq!(first_pays([15, 1, 2, 7], [2]), 2 * 3, "15 counts chimeras");
    assert_eq!(first_pays([33, 1, 2, 7], [4]), 3 * 2, "33 counts thistles");
}

#[test]
fn fa_128_a_night_quest_pays_for_night_regions_and_night_symbols() {
    // 10 is explored by day; 23 and 25 by night; S43 shows a night symbol, S27 does not.
    assert_eq!(first_pays([10, 23, 25, 3], [43, 27]), 3 * 3);
    assert_eq!(first_pays([10, 3], [27]), 0);
}

#[test]
fn fa_129_a_clue_quest_pays_for_clues_on_regions_and_sanctuaries() {
    assert_eq!(first_pays([11, 6, 8, 3], [9]), 2 * 3);
    assert_eq!(first_pays([11, 3], [27]), 0);
}

#[test]
fn fa_130_a_biome_quest_pays_for_each_card_of_its_colour() {
    // 50 is yellow, asks for two thistles and pays 4 for each green card: 3, 5 and S7.
    assert_eq!(first_pays([50, 3, 5], [7, 42, 45]), 4 * 3);
}

#[test]
fn fa_131_a_quest_for_two_colours_adds_both_and_counts_no_card_twice() {
    // 25 counts green and yellow: itself, 12, 3 and S7, not the red 1 and the colourless S27.
    assert_eq!(first_pays([25, 12, 3, 1], [7, 27]), 4);
}

#[test]
fn fa_132_a_set_quest_pays_for_each_complete_set_of_four_colours() {
    // 43 is blue, 1 red, 3 green and 12 yellow; S1, S6, S11 and S16 are of the same four.
    for missing_one in [[43, 1, 3], [43, 1, 12], [43, 3, 12], [18, 1, 12]] {
        assert_eq!(first_pays(missing_one, []), 0, "{missing_one:?}");
    }
    assert_eq!(first_pays([43, 1, 3, 12], []), 10);
    assert_eq!(first_pays([43, 1, 3, 12], [1, 6, 11]), 10, "the rarest colour decides");
    assert_eq!(first_pays([43, 1, 3, 12], [1, 6, 11, 16]), 20);
}

#[test]
fn fa_133_no_printed_quest_counts_days_and_a_makers_card_may() {
    let lines = [
        "colour = \"green\"",
        "night = false",
        "clues = 0",
        "wonders = { stone = 0, chimera = 0, thistle = 0 }",
        "quest = { kind = \"per\", what = \"day\", fame = 2 }",
    ];
    let by_day = paper::reprinted(paper::REGIONS, "duration = 3", &lines);

    let by_day = Content::read(&by_day, paper::SANCTUARIES).unwrap();

    let counts_days = |quest: &Quest| matches!(quest, Quest::Per { what: Counted::Day, .. });
    let printed = Region::all().filter_map(|one| cards().region(one).quest);
    let printed = printed.chain(Sanctuary::all().filter_map(|one| cards().sanctuary(one).quest));
    assert_eq!(printed.filter(counts_days).count(), 0);
    assert!(counts_days(&by_day.region(region(3)).quest.unwrap()));
    // 3 itself and 1 are explored by day, 23 by night; S27 is neither.
    assert_eq!(pays_with(&by_day, [3, 1, 23], [27, 43]), 2 * 2);
}

#[test]
fn fa_134_values_and_prerequisites_are_in_the_known_ranges() {
    let range = |values: &[u8]| (*values.iter().min().unwrap(), *values.iter().max().unwrap());
    let on_regions: Vec<Quest> =
        Region::all().filter_map(|one| cards().region(one).quest).collect();
    let on_sanctuaries: Vec<Quest> =
        Sanctuary::all().filter_map(|one| cards().sanctuary(one).quest).collect();
    let both = || on_regions.iter().chain(&on_sanctuaries);

    let flat: Vec<u8> = both()
        .filter_map(|quest| match *quest {
            Quest::Flat { fame } => Some(fame),
            _ => None,
        })
        .collect();
    let each: Vec<u8> = both()
        .filter_map(|quest| match *quest {
            Quest::Per { fame, .. } | Quest::PerColour { fame, .. } => Some(fame),
            _ => None,
        })
        .collect();
    let sets = |quests: &[Quest]| -> Vec<u8> {
        let fame = quests.iter().filter_map(|quest| match *quest {
            Quest::ColourSet { fame } => Some(fame),
            _ => None,
        });
        fame.collect()
    };
    let asked: Vec<u8> = Region::all()
        .map(|one| cards().region(one).prerequisite.total())
        .filter(|&asked| asked > 0)
        .collect();

    assert_eq!(on_regions.len(), 61);
    assert_eq!(range(&flat), (2, 24));
    assert_eq!(range(&each), (1, 4));
    assert_eq!(sets(&on_regions), [10; 4]);
    assert_eq!(sets(&on_sanctuaries), [4; 2]);
    assert_eq!(range(&asked), (1, 5));
}

#[test]
fn fa_135_every_kind_counts_the_scoring_card_itself() {
    assert_eq!(first_pays([30], []), 2, "30 shows a stone and counts stones");
    assert_eq!(first_pays([16], []), 2, "16 shows a chimera and counts chimeras");
    assert_eq!(first_pays([19], []), 2, "19 shows a thistle and counts thistles");
    assert_eq!(first_pays([20], [3]), 2, "20 is explored by night and counts nights");
    assert_eq!(first_pays([22], []), 1, "22 shows a Clue and counts Clues");
    assert_eq!(first_pays([25], []), 1, "25 is yellow and counts green and yellow");
    assert_eq!(first_pays([23, 3, 2, 12], []), 10, "23 is the red one of its set");
    let on_sanctuaries = |id| {
        let pad = scoring::score_pad(cards(), &[], &sanctuaries([id]));
        pad.sanctuaries[0].fame
    };
    assert_eq!([1, 39, 40].map(on_sanctuaries), [1, 1, 1], "S1 is red, S39 a Clue, S40 a stone");
}
