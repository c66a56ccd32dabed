//! What is printed on Regions and Sanctuaries (RULES.md sections 2 and 3).

use game_faraway::{
    Content, Event, Region, Sanctuary,
    cards::{Card, Colour, Counted, Wonders},
    scoring,
};
use table::Game;

use crate::{
    paper,
    stage::{P1, P2, Table, cards, region, regions, sanctuaries, sanctuary},
};

/// What a play area of these cards pays, card by card: Regions in the order of play, Sanctuaries.
fn fame<const R: usize, const S: usize>(
    row: [usize; R],
    found: [usize; S],
) -> (Vec<u16>, Vec<u16>) {
    let pad = scoring::score_pad(cards(), &regions(row), &sanctuaries(found));
    let of_regions = pad.regions.iter().rev().map(|line| line.fame);
    (of_regions.collect(), pad.sanctuaries.iter().map(|line| line.fame).collect())
}

/// Cards, night, Clues, stones, chimeras, thistles, quests and prerequisites of one colour.
fn totals<'a>(all: impl Iterator<Item = &'a Card>, colour: Option<Colour>) -> [usize; 8] {
    let mut totals = [0; 8];
    for card in all.filter(|card| card.colour == colour) {
        let Wonders { stone, chimera, thistle } = card.wonders;
        totals[0] += 1;
        totals[1] += usize::from(card.night);
        totals[2] += usize::from(card.clues);
        totals[3] += usize::from(stone);
        totals[4] += usize::from(chimera);
        totals[5] += usize::from(thistle);
        totals[6] += usize::from(card.quest.is_some());
        totals[7] += usize::from(card.prerequisite.total() > 0);
    }
    totals
}

fn all_regions() -> impl Iterator<Item = &'static Card> {
    Region::all().map(|region| cards().region(region))
}

fn all_sanctuaries() -> impl Iterator<Item = &'static Card> {
    Sanctuary::all().map(|sanctuary| cards().sanctuary(sanctuary))
}

/// Rulebook, Areas: "Each card shows a unique number, from 1 to 68."
#[test]
fn fa_007_the_durations_are_1_to_68_each_once() {
    let printed = paper::REGIONS.lines().filter_map(|line| line.strip_prefix("duration = "));

    let mut durations: Vec<usize> = printed.map(|number| number.parse().unwrap()).collect();
    durations.sort_unstable();

    assert_eq!(durations, (1..=68).collect::<Vec<_>>());
}

#[test]
fn fa_008_a_duration_names_one_region_and_no_two_are_equal() {
    for one in Region::all() {
        let same: Vec<Region> =
            Region::all().filter(|other| other.duration() == one.duration()).collect();
        assert_eq!(same, [one]);
    }

    let double = paper::REGIONS.replacen("duration = 2\n", "duration = 1\n", 1);
    assert!(Content::read(&double, paper::SANCTUARIES).is_err(), "a second 1 is refused");
}

/// Rulebook, Areas: a biome is identified by a colour and by a pattern in the frieze.
#[test]
fn fa_009_every_region_has_one_biome() {
    for one in Region::all() {
        let counts = scoring::colours(cards(), &[one], &[]).map(|(_, count)| count);
        assert_eq!(counts.iter().sum::<u32>(), 1, "{one}");
    }

    let colourless = paper::REGIONS.replacen("colour = \"red\"\n", "", 1);
    assert!(Content::read(&colourless, paper::SANCTUARIES).is_err(), "none is refused");
}

#[test]
fn fa_010_there_are_17_regions_of_each_of_four_colours() {
    for colour in Colour::ALL {
        assert_eq!(totals(all_regions(), Some(colour))[0], 17, "{}", colour.word());
    }
}

/// Rulebook, Areas: exploration happens in daytime or in nighttime.
#[test]
fn fa_011_every_region_is_explored_by_day_or_by_night_and_never_both() {
    for one in Region::all() {
        let tally = scoring::in_sight(cards(), &[one], &[]);
        let (night, day) = (tally.counted(Counted::Night), tally.counted(Counted::Day));

        assert_eq!(night + day, 1, "{one}");
        assert_eq!(night == 1, cards().region(one).night, "{one}");
    }
}

#[test]
fn fa_012_the_night_regions_are_21_from_20_to_40() {
    let night = Region::all().filter(|&one| cards().region(one).night);

    assert_eq!(night.collect::<Vec<_>>(), (20..=40).map(region).collect::<Vec<_>>());
}

/// Rulebook, Finding Sanctuaries: one Sanctuary card, plus one per Clue.
#[test]
fn fa_013_a_clue_on_a_region_deals_its_owner_one_sanctuary_more() {
    let clue = Table::along(&[&[6, 9], &[1, 2]]).explored(2);

    assert_eq!(cards().region(region(6)).clues, 1);
    assert_eq!(clue.offered(P1).len(), 2);
    assert_eq!(clue.offered(P2).len(), 1);
}

#[test]
fn fa_014_18_regions_show_one_clue_and_none_shows_more() {
    let clues: Vec<u8> = all_regions().map(|card| card.clues).collect();

    assert_eq!(clues.iter().filter(|&&clues| clues == 1).count(), 18);
    assert_eq!(clues.iter().max(), Some(&1));
}

/// Rulebook, Areas: wonders of the mineral, the animal and the plant kingdom.
#[test]
fn fa_015_a_region_shows_any_number_of_each_of_three_wonders() {
    let wonders = |duration| {
        let Wonders { stone, chimera, thistle } = cards().region(region(duration)).wonders;
        [stone, chimera, thistle]
    };

    assert_eq!(wonders(1), [1, 1, 0]);
    assert_eq!(wonders(2), [2, 0, 0]);
    assert_eq!(wonders(3), [0, 0, 0]);
    assert_eq!(wonders(7), [0, 1, 1]);
}

/// Rulebook, Areas: stones are more common than chimeras, chimeras than thistles.
#[test]
fn fa_016_stones_are_more_common_than_chimeras_and_chimeras_than_thistles() {
    for all in [all_regions().collect::<Vec<_>>(), all_sanctuaries().collect()] {
        let sum = |kind: fn(Wonders) -> u8| all.iter().map(|card| kind(card.wonders)).sum::<u8>();

        assert!(sum(|wonders| wonders.stone) > sum(|wonders| wonders.chimera));
        assert!(sum(|wonders| wonders.chimera) > sum(|wonders| wonders.thistle));
    }
}

#[test]
fn fa_017_regions_show_18_stones_14_chimeras_and_10_thistles_two_wonders_at_most() {
    let sum = |kind: fn(Wonders) -> u8| all_regions().map(|card| kind(card.wonders)).sum::<u8>();

    assert_eq!(
        [sum(|wonders| wonders.stone), sum(|wonders| wonders.chimera), sum(|w| w.thistle)],
        [18, 14, 10]
    );
    assert_eq!(all_regions().map(|card| card.wonders.total()).max(), Some(2));
}

/// Rulebook, Areas: a quest gives fame at the end of the game.
#[test]
fn fa_018_quests_pay_at_the_end_of_the_game_and_not_before() {
    let mut table = Table::along(&[&[3, 5], &[9]]);
    let pays = |events: &[Event]| {
        events.iter().any(|event| matches!(event, Event::RegionScored { fame: 1.., .. }))
    };

    while table.spectate().round < 8 {
        let events = [table.explore(), table.finish()].concat();
        assert!(!pays(&events) && table.game.standings().is_none());
    }
    let events = [table.explore(), table.finish()].concat();

    assert!(pays(&events));
    assert!(table.game.standings().is_some());
}

#[test]
fn fa_019_a_region_without_a_quest_pays_nothing_and_still_counts() {
    let without = all_regions().filter(|card| card.quest.is_none()).count();
    let alone = fame([13], []).0;

    let with_stones = fame([13, 2], []).0; // 13 pays 2 for each stone, 2 shows two of them

    assert_eq!(without, 7);
    assert_eq!(alone, [0]);
    assert_eq!(with_stones, [4, 0]);
}

/// Rulebook, Areas: a prerequisite is met by gathering the required resources.
#[test]
fn fa_020_a_prerequisite_asks_for_a_number_of_each_wonder() {
    // 46 asks for two stones and one chimera and pays 10.
    assert_eq!(fame([46, 2, 5], []).0, [10, 0, 2]);
    assert_eq!(fame([46, 2], []).0, [0, 0]);
    assert_eq!(fame([46, 1], []).0, [0, 0]);
    assert_eq!(all_regions().filter(|card| card.prerequisite.total() > 0).count(), 37);
}

/// Rulebook, Areas: "A resource may be used to satisfy multiple requests and prerequisites."
#[test]
fn fa_021_a_wonder_is_never_used_up() {
    // The two stones of 2 meet the prerequisite of 21 and are counted by 13.
    let (paid, _) = fame([21, 13, 2], []);

    assert_eq!(paid, [8, 4, 0]);
}

#[test]
fn fa_022_the_regions_are_those_of_the_card_table() {
    let of = |colour| totals(all_regions(), Some(colour));

    assert_eq!(of(Colour::Red), [17, 7, 0, 7, 7, 5, 14, 5]);
    assert_eq!(of(Colour::Green), [17, 4, 7, 2, 5, 2, 16, 10]);
    assert_eq!(of(Colour::Blue), [17, 3, 6, 8, 0, 0, 15, 12]);
    assert_eq!(of(Colour::Yellow), [17, 7, 5, 1, 2, 3, 16, 10]);
    let asked =
        |kind: fn(Wonders) -> u8| -> u8 { all_regions().map(|card| kind(card.prerequisite)).sum() };
    assert_eq!([asked(|w| w.stone), asked(|w| w.chimera), asked(|w| w.thistle)], [39, 35, 28]);
}

/// Rulebook, Sanctuaries: bonuses during the game (Clues) or at its end (resources, night).
#[test]
fn fa_023_a_sanctuary_shows_clues_for_the_game_and_wonders_and_night_for_scoring() {
    let clue = Table::along(&[&[1, 2, 3], &[4, 5, 7]]).meeting([9, 27]).explored(3);

    assert_eq!(clue.offered(P1).len(), 2, "S9 shows a Clue");
    assert_eq!(clue.offered(P2).len(), 1, "S27 shows none");
    assert_eq!(fame([10], [43]).0, [3], "10 pays 3 for each night, and S43 shows one");
    assert_eq!(fame([13], [43]).0, [2], "13 pays 2 for each stone, and S43 shows one");
}

/// Rulebook, Sanctuaries: side quests in the lower part of some Sanctuaries.
#[test]
fn fa_024_some_sanctuaries_have_a_quest_of_their_own() {
    let (of_regions, of_sanctuaries) = fame([1], [27, 2]);

    assert_eq!(of_regions, [0]);
    assert_eq!(of_sanctuaries, [5, 0], "S27 pays 5, S2 has no quest");
    assert_eq!(all_sanctuaries().filter(|card| card.quest.is_some()).count(), 26);
}

/// Rulebook, Sanctuaries: some are linked to a Region type and its colour.
#[test]
fn fa_025_a_coloured_sanctuary_counts_as_a_region_of_its_biome() {
    // 25 is yellow and pays 1 for each green or yellow card; S7 is green.
    assert_eq!(fame([25], []).0, [1]);
    assert_eq!(fame([25], [7]).0, [2]);
}

#[test]
fn fa_026_a_colourless_sanctuary_counts_for_no_biome_and_no_set() {
    // 43, 1, 3 and 12 are of four colours; 43 pays 10 for each set of four.
    assert_eq!(fame([25], [27]).0, [1]);
    assert_eq!(fame([43, 1, 3], [27]).0, [0, 0, 4], "three colours and S27 are no set");
    assert_eq!(fame([43, 1, 3], [17]).0, [10, 0, 4], "with the yellow S17 they are");
}

#[test]
fn fa_027_a_sanctuary_is_otherwise_never_a_region() {
    let mut table = Table::along(&[&[1, 2, 3], &[7, 5, 4]]).meeting([17]).at_round(3);

    let view = table.spectate();
    assert_eq!(view.player(P1).sanctuaries.as_slice(), [sanctuary(17)]);
    assert_eq!(view.player(P1).row.as_slice(), regions([1, 2]));
    table.explore();
    assert_eq!(table.spectate().order.as_slice(), [P1, P2], "3 before 4, whatever was found");
    let tally = scoring::in_sight(cards(), &[], &sanctuaries([17, 27]));
    assert_eq!(tally.counted(Counted::Day), 0, "by day are Regions only");
}

/// Rulebook, Sanctuaries: "They are added to your play area as you reach them."
#[test]
fn fa_028_a_sanctuary_stays_to_the_end_and_a_player_may_own_seven() {
    let mut table = Table::along(&[&[1, 2, 3, 4, 5, 7, 9, 10], &[]]).meeting([1, 2, 3, 4, 5, 6, 7]);
    let mut owned = Vec::new();

    while table.game.standings().is_none() {
        let before = table.spectate().player(P1).sanctuaries;
        table.explore();
        table.finish();
        let after = table.spectate().player(P1).sanctuaries;
        assert!(after.as_slice().starts_with(before.as_slice()), "what is found stays");
        owned.push(after.len());
    }

    assert_eq!(owned, [0, 1, 2, 3, 4, 5, 6, 7], "one a round from the second on");
}

#[test]
fn fa_029_sanctuaries_are_25_colourless_and_5_of_each_colour() {
    let sum = |of: fn(&Card) -> u8| all_sanctuaries().map(of).sum::<u8>();

    for colour in Colour::ALL {
        assert_eq!(totals(all_sanctuaries(), Some(colour))[0], 5, "{}", colour.word());
    }
    assert_eq!(totals(all_sanctuaries(), None)[0], 25);
    assert_eq!(all_sanctuaries().filter(|card| card.clues == 1).count(), 8);
    assert_eq!(sum(|card| card.clues), 8);
    assert_eq!(sum(|card| card.night.into()), 4);
    assert_eq!(sum(|card| card.wonders.stone), 9);
    assert_eq!(sum(|card| card.wonders.chimera), 7);
    assert_eq!(sum(|card| card.wonders.thistle), 5);
    assert_eq!(sum(|card| card.prerequisite.total()), 0);
}

#[test]
fn fa_030_the_sanctuaries_are_those_of_the_card_table() {
    let of = |colour| totals(all_sanctuaries(), colour);
    let asking = paper::reprinted(
        paper::SANCTUARIES,
        "id = 27",
        &[
            "night = false",
            "clues = 0",
            "wonders = { stone = 0, chimera = 0, thistle = 0 }",
            "prerequisite = { stone = 1, chimera = 0, thistle = 0 }",
            "quest = { kind = \"flat\", fame = 5 }",
        ],
    );

    let asking = Content::read(paper::REGIONS, &asking).unwrap();

    assert_eq!(of(Some(Colour::Red)), [5, 1, 0, 1, 1, 1, 1, 0]);
    assert_eq!(of(Some(Colour::Green)), [5, 0, 1, 1, 1, 0, 2, 0]);
    assert_eq!(of(Some(Colour::Blue)), [5, 0, 1, 1, 1, 1, 1, 0]);
    assert_eq!(of(Some(Colour::Yellow)), [5, 0, 1, 1, 0, 0, 3, 0]);
    assert_eq!(of(None), [25, 3, 5, 5, 4, 3, 19, 0]);
    let pays = |row| scoring::fame(&asking, row, &sanctuaries([27]));
    assert_eq!([pays(&regions([3])), pays(&regions([6]))], [4, 5], "a prerequisite is possible");
}
