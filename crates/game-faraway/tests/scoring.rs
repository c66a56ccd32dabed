//! Scoring against tableaux that were scored elsewhere, and against a second way to count.

mod naive;

use game_faraway::{Content, Region, Sanctuary, scoring};
use proptest::{prelude::*, sample::subsequence, test_runner::RngSeed};
use serde_json::Value;

const EXAMPLES: &str = include_str!("../../../content/faraway/scoring-examples.jsonl");

/// One tableau with what its cards pay.
struct Example {
    row: Vec<Region>,
    sanctuaries: Vec<Sanctuary>,
    region_fame: Vec<u32>,
    sanctuary_fame: Vec<u32>,
    total: u32,
}

impl Example {
    fn read(line: &str) -> Example {
        let example: Value = serde_json::from_str(line).expect("a line is a JSON object");
        let numbers = |field: &str| -> Vec<u32> {
            let list = example[field].as_array().expect("a field is a list").iter();
            list.map(|number| number.as_u64().expect("of numbers") as u32).collect()
        };
        let region = |duration| Region::new(duration as usize).expect("a Region");
        let sanctuary = |id| Sanctuary::new(id as usize).expect("a Sanctuary");
        Example {
            row: numbers("regions").into_iter().map(region).collect(),
            sanctuaries: numbers("sanctuaries").into_iter().map(sanctuary).collect(),
            region_fame: numbers("region_fame"),
            sanctuary_fame: numbers("sanctuary_fame"),
            total: example["total"].as_u64().expect("a number") as u32,
        }
    }
}

fn examples() -> Vec<Example> {
    EXAMPLES.lines().map(Example::read).collect()
}

#[test]
fn all_200_examples_agree_card_by_card() {
    let content = Content::embedded();
    let examples = examples();
    assert_eq!(examples.len(), 200);

    for (number, example) in (1..).zip(&examples) {
        let pad = scoring::score_pad(content, &example.row, &example.sanctuaries);

        let of_regions: Vec<u32> = pad.regions.iter().rev().map(|line| line.fame.into()).collect();
        let of_sanctuaries: Vec<u32> =
            pad.sanctuaries.iter().map(|line| line.fame.into()).collect();
        assert_eq!(of_regions, example.region_fame, "line {number}");
        assert_eq!(of_sanctuaries, example.sanctuary_fame, "line {number}");
        assert_eq!(u32::from(pad.total), example.total, "line {number}");
    }
}

#[test]
fn the_quick_total_is_that_of_the_pad() {
    let content = Content::embedded();

    for (number, example) in (1..).zip(examples()) {
        let total = scoring::fame(content, &example.row, &example.sanctuaries);

        assert_eq!(total, example.total, "line {number}");
    }
}

#[test]
fn the_second_way_to_count_agrees_with_the_examples_too() {
    let content = Content::embedded();

    for (number, example) in (1..).zip(examples()) {
        let counted = naive::fame(content, &example.row, &example.sanctuaries);

        assert_eq!(counted, (example.region_fame, example.sanctuary_fame), "line {number}");
    }
}

/// Without this the examples would prove less than they seem to.
#[test]
fn the_examples_show_every_card_and_every_tableau_could_be_played() {
    let mut regions: Vec<Region> = Vec::new();
    let mut sanctuaries: Vec<Sanctuary> = Vec::new();

    for (number, example) in (1..).zip(examples()) {
        let rises = example.row.windows(2).filter(|pair| pair[1] > pair[0]).count();
        assert_eq!(example.row.len(), 8, "line {number}");
        assert_eq!(example.sanctuaries.len(), rises, "line {number}");
        regions.extend(&example.row);
        sanctuaries.extend(&example.sanctuaries);
    }

    regions.sort_unstable();
    regions.dedup();
    sanctuaries.sort_unstable();
    sanctuaries.dedup();
    assert_eq!((regions.len(), sanctuaries.len()), (68, 45));
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0),
        ..ProptestConfig::default()
    })]

    #[test]
    fn both_ways_to_count_agree_on_any_play_area(
        row in subsequence(Region::all().collect::<Vec<_>>(), 0..=8).prop_shuffle(),
        found in subsequence(Sanctuary::all().collect::<Vec<_>>(), 0..=7).prop_shuffle(),
    ) {
        let content = Content::embedded();
        let pad = scoring::score_pad(content, &row, &found);

        let of_regions = pad.regions.iter().rev().map(|line| line.fame.into()).collect();
        let of_sanctuaries = pad.sanctuaries.iter().map(|line| line.fame.into()).collect();

        prop_assert_eq!((of_regions, of_sanctuaries), naive::fame(content, &row, &found));
        prop_assert_eq!(scoring::fame(content, &row, &found), naive::total(content, &row, &found));
    }
}
