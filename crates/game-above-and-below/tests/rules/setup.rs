//! Setting up (RULES.md section 3).

use std::collections::BTreeSet;

use game_above_and_below::{
    AboveAndBelow, Building, Cave, Event, Refusal, Setup, Token, View, Village, Villager,
    Villagers,
    components::{Craft, Group, Kind},
    rules::symbols,
};
use table::{Game, Pick, Recorder, Script, Seat, Seats, SetupError, Viewer};

use crate::stage::{P1, P2, P3, P4, Table, building, printed, villager, villagers};

/// A game for so many as it comes out of the box, with these sides of luck and first ones after.
fn dealt(setup: &Setup, luck: &[u32]) -> View {
    let luck = luck.iter().copied().chain([0; 40]);
    let game = AboveAndBelow::start(printed(), setup, &mut Script::of(luck)).unwrap();
    game.view(Viewer::Spectator)
}

/// What comes of each of so many sides of one pick, after so many first sides.
fn of_each_side<T: Ord>(after: usize, sides: u32, look: impl Fn(&View) -> T) -> BTreeSet<T> {
    let outcome = |side| {
        let luck: Vec<u32> = (0..after).map(|_| 0).chain([side]).collect();
        look(&dealt(&Setup::standard(3), &luck))
    };
    (0..sides).map(outcome).collect()
}

/// Rulebook, Setup.
#[test]
fn ab_022_each_player_has_a_house_seven_coins_and_one_villager_of_each_starting_type() {
    let open = Table::of(3).open();

    assert_eq!(open.village(P1).coins, 7);
    assert_eq!(open.village(P1).ready, villagers(["V1", "V5", "V9"]));
    assert_eq!(open.village(P2).ready, villagers(["V2", "V6", "V10"]));
    assert_eq!(open.village(P3).ready, villagers(["V3", "V7", "V11"]));
    for village in open.villages.iter() {
        assert!(village.exhausted.is_empty() && village.injured.is_empty());
        assert_eq!(symbols::cards(printed(), village).count(), 1, "the starting house");
        assert!(village.caves.is_empty());
        assert_eq!((village.stores.total(), village.track.len(), village.sale), (0, 0, None));
    }
}

// AB-023, AB-024.
#[test]
fn ab_023_ab_024_one_starting_villager_builds_one_trains_and_one_explores_best() {
    for set in 0..4 {
        let face = |kind: usize| printed().face(Villager::new(kind * 4 + set).unwrap());

        let crafts = [face(0), face(1), face(2)].map(|face| (face.build, face.train));
        let lanterns = [face(0), face(1), face(2)].map(|face| face.pairs.clone());

        let none = Craft::None;
        assert_eq!(crafts, [(Craft::Plain, none), (none, Craft::Plain), (none, none)]);
        assert_eq!(lanterns, [vec![(4, 1)], vec![(2, 1)], vec![(1, 1), (3, 2)]]);
    }
}

/// Rulebook, Setup, for four players.
#[test]
fn ab_025_with_four_players_only_the_villager_with_the_hammer_is_ready() {
    let open = Table::of(4).open();

    for (index, village) in open.villages.iter().enumerate() {
        let [hammer, quill, lantern] = [0, 4, 8].map(|kind| Villager::new(kind + index).unwrap());
        assert_eq!(village.ready, Villagers::only(hammer));
        assert_eq!(village.exhausted, [quill, lantern].into_iter().collect());
    }
}

// AB-026, AB-027.
#[test]
fn ab_026_ab_027_those_two_are_ready_after_round_one_without_a_bed_a_cider_or_a_potion() {
    let mut table = Table::of(4).stored(P2, [(Token::Cider, 1), (Token::Potion, 1)]);
    table.play(P1, ["labor", "send V1", "go"]);
    table.play(P2, ["labor", "send V2", "go"]);
    for seat in [P3, P4, P1] {
        table.act(seat, "pass");
    }

    let events = table.act(P2, "pass");

    let open = table.open();
    assert_eq!(open.village(P3).ready, villagers(["V3", "V7", "V11"]));
    assert!(!events.iter().any(|event| matches!(
        event,
        Event::Recovered { villager, .. } if *villager != crate::stage::villager("V1")
    )));
    assert_eq!(events.iter().filter(|event| **event == Event::StartersWoke).count(), 1);
    // All three beds are left for the one who has worked, and the cider may still be used on them.
    assert_eq!(open.rests[P2.index()].beds, 3);
    assert_eq!(table.offered(P2), ["rouse V2", "rest"]);
    table.act(P1, "rest");
    assert_eq!(table.village(P1).ready, villagers(["V1", "V5", "V9"]), "V1 slept in a bed");
}

#[test]
fn ab_028_with_four_players_nobody_explores_or_trains_in_round_one() {
    let mut table = Table::of(4);

    for seat in [P1, P2, P3, P4] {
        assert_eq!(table.refusal(seat, "explore"), Refusal::TooFewToExplore { ready: 1 });
        assert_eq!(table.refusal(seat, "train V13"), Refusal::NobodyTrains);
        table.act(seat, "pass");
    }
    assert!(table.offers(P2, "explore") && table.offers(P2, "train V13"), "in round 2 they do");
}

/// Rulebook, Setup.
#[test]
fn ab_029_all_six_star_houses_are_on_display() {
    let offered = dealt(&Setup::standard(2), &[]).open.offered;

    assert!(Building::all_of(Kind::StarHouse).all(|card| offered.contains(card)));
}

/// Rulebook, Setup.
// AB-030, AB-031.
#[test]
fn ab_030_ab_031_four_key_houses_are_drawn_and_the_other_five_are_nowhere() {
    let keys = |view: &View| -> Vec<Building> {
        view.open.offered.iter().filter(|card| card.kind() == Kind::KeyHouse).collect()
    };
    let first_sides = keys(&dealt(&Setup::standard(2), &[]));

    assert_eq!(first_sides.len(), 4);
    let with_the_first = of_each_side(0, 9, keys);
    assert_eq!(with_the_first.len(), 6, "one of nine is drawn, and then always three of four");
    let ever: BTreeSet<Building> = with_the_first.into_iter().flatten().collect();
    assert_eq!(ever.len(), 9, "each may be among them");
    let mut table = Table::of(2).rich(P1, 20);
    assert_eq!(
        table.refusal(P1, "build K9"),
        Refusal::NotOnDisplay { building: building("K9") },
        "it is in the box"
    );
    table.act(P1, "build K1");
    assert_eq!(keys(&table.view()).len(), 3, "and stays there");
}

/// Rulebook, Setup.
#[test]
fn ab_032_starting_villagers_of_absent_players_are_out_of_the_game() {
    let view = Table::of(2).view();
    let owned = view.open.villages.iter().map(Village::villagers);
    let everyone = owned.fold(view.open.specials, Villagers::union);

    for absent in ["V3", "V4", "V7", "V8", "V11", "V12"] {
        assert!(!everyone.contains(villager(absent)));
        assert!(!view.open.villagers.contains(&Some(villager(absent))));
    }
    assert_eq!(view.piles.villagers, 13, "nor are they in the pile");
}

/// Rulebook, Setup.
#[test]
fn ab_033_special_villagers_lie_open_and_cannot_be_trained() {
    let table = Table::of(2).rich(P1, 20);

    assert_eq!(table.open().specials, Villager::all_of(Group::Special).collect());
    for special in Villager::all_of(Group::Special) {
        let refusal = table.refusal(P1, &format!("train {special}"));
        assert_eq!(refusal, Refusal::NotInRow { villager: special });
    }
}

/// Rulebook, Setup.
// AB-034, AB-035.
#[test]
fn ab_034_ab_035_five_villagers_are_drawn_into_the_slots_from_the_cheapest_on() {
    // Before them come 4 key houses, 4 houses, 4 outposts and a cave.
    for slot in 0..5 {
        let sides = 18 - slot as u32;
        let drawn = of_each_side(13 + slot, sides, |view| view.open.villagers[slot]);

        assert_eq!(drawn.len(), sides as usize, "any of those left comes into slot {slot}");
        let regular = |one: &Option<Villager>| one.unwrap().group() == Group::Regular;
        assert!(drawn.iter().all(regular));
    }
}

#[test]
fn ab_036_of_the_villager_pile_nothing_is_known_but_its_size() {
    let view = dealt(&Setup::standard(2), &[]);
    let json = serde_json::to_string(&view).unwrap();

    assert_eq!(view.piles.villagers, 13);
    assert!(view.open.villagers.iter().all(Option::is_some));
    for villager in Villager::all_of(Group::Regular) {
        let is_seen = view.open.villagers.contains(&Some(villager));
        assert_eq!(json.contains(&format!("\"{villager}\"")), is_seen, "{villager}");
        let name = &printed().face(villager).name;
        assert!(is_seen || !json.contains(name.as_str()), "{name}");
    }
}

/// Rulebook, Setup.
#[test]
fn ab_037_the_first_round_is_round_one() {
    assert_eq!(dealt(&Setup::standard(4), &[]).open.round, 1);
}

/// Rulebook, Setup.
#[test]
fn ab_038_everything_is_in_the_supply_but_one_cider_on_the_board() {
    let open = dealt(&Setup::standard(4), &[]).open;

    assert!(open.cider);
    for token in Token::ALL {
        let on_board = u8::from(token == Token::Cider);
        assert_eq!(open.supply[token], printed().board.tokens[token] - on_board, "{token}");
    }
}

/// Rulebook, Setup.
// AB-039, AB-040.
#[test]
fn ab_039_ab_040_any_cave_may_be_on_top_and_only_that_one_is_seen() {
    let on_top = of_each_side(12, 25, |view| view.open.cave);

    assert_eq!(on_top.len(), 25);
    let view = dealt(&Setup::standard(2), &[]);
    let cave = view.open.cave.unwrap();
    let numbers: BTreeSet<_> = printed().cave(cave).into_iter().collect();
    assert_eq!(numbers.len(), 6, "its grid is printed for all to see");
    assert_eq!((view.piles.caves, view.piles.caves_below.len()), (24, 0));
    let mut table = Table::of(2);
    table.play(P1, ["explore", "send V1", "send V9"]);
    let next = |side| {
        let mut table = table.clone();
        table.act_with(P1, "go", [side, 0]);
        table.open().cave
    };
    let next: BTreeSet<_> = (0..24).map(next).collect();
    assert_eq!(next.len(), 24, "any of the others may come next");
}

/// Rulebook, Setup.
#[test]
fn ab_041_all_cubes_start_on_the_torch() {
    for players in 2..=4 {
        let open = dealt(&Setup::standard(players), &[]).open;

        assert_eq!(printed().board.torch, 3);
        assert!(open.villages.iter().all(|village| village.reputation == 3));
    }
}

/// Rulebook, Setup.
// AB-042, AB-043.
#[test]
fn ab_042_ab_043_whoever_is_to_begin_plays() {
    let setup = Setup { first: Some(P3), ..Setup::standard(2) };

    let refused = AboveAndBelow::start(printed(), &setup, &mut Script::of([])).unwrap_err();

    assert_eq!(refused, SetupError::First { first: P3, players: 2 });
    assert_eq!(refused.to_string(), "P3 cannot begin: of 2 players the last is P2");
}

// AB-042, AB-043.
#[test]
fn ab_042_ab_043_the_first_player_is_drawn_or_given_and_begins() {
    for players in 2..=4 {
        let drawn = |side| {
            let mut luck = vec![0; 18];
            luck.push(side);
            dealt(&Setup::standard(players), &luck).open
        };
        for index in 0..players {
            let first = Seat::new(index);
            let given = Setup { first: Some(first), ..Setup::standard(players) };

            for open in [drawn(index as u32), dealt(&given, &[]).open] {
                assert_eq!((open.first, open.active), (first, first));
                assert_eq!(open.waiting, Seats::only(first));
            }
        }
    }
    let absent = Setup { first: Some(P3), ..Setup::standard(2) };
    assert!(AboveAndBelow::start(printed(), &absent, &mut Script::of([0; 40])).is_err());
}

/// Rulebook, Setup: extra coins in the order of play.
// AB-044, AB-045, AB-046, AB-047.
#[test]
fn ab_044_ab_045_ab_046_ab_047_later_players_have_a_coin_more() {
    for (players, in_order) in [(2, vec![7, 8]), (3, vec![7, 8, 8]), (4, vec![7, 7, 7, 8])] {
        for first in 0..players {
            let setup = Setup { first: Some(Seat::new(first)), ..Setup::standard(players) };
            let open = dealt(&setup, &[]).open;

            let clockwise = (0..players).map(|order| Seat::new((first + order) % players));
            let coins: Vec<u16> = clockwise.map(|seat| open.village(seat).coins).collect();
            assert_eq!(coins, in_order, "P{} begins", first + 1);
        }
    }
}

/// Rulebook, Setup.
// AB-048, AB-049.
#[test]
fn ab_048_ab_049_four_houses_and_four_outposts_are_turned_up_and_the_rest_is_a_number() {
    let view = dealt(&Setup::standard(2), &[]);

    let kinds = |row: [Option<Building>; 4]| row.map(|card| card.unwrap().kind());
    assert_eq!(kinds(view.open.houses), [Kind::House; 4]);
    assert_eq!(kinds(view.open.outposts), [Kind::Outpost; 4]);
    assert_eq!((view.piles.houses, view.piles.outposts), (21, 20));
    assert!(view.piles.houses_below.is_empty() && view.piles.outposts_below.is_empty());
    assert_eq!(of_each_side(4, 25, |view| view.open.houses[0]).len(), 25);
    assert_eq!(of_each_side(8, 24, |view| view.open.outposts[0]).len(), 24);
    let mut picks = Vec::new();
    let mut script = Script::of([0; 19]);
    let luck = &mut Recorder::new(&mut script, &mut picks);
    AboveAndBelow::start(printed(), &Setup::standard(2), luck).unwrap();
    let sides: Vec<u32> = picks.iter().map(|&Pick { sides, .. }| sides).collect();
    let expected = [9, 8, 7, 6, 25, 24, 23, 22, 24, 23, 22, 21, 25, 18, 17, 16, 15, 14, 2];
    assert_eq!(sides, expected, "only what is seen is drawn");
}

#[test]
fn ab_050_every_starting_house_is_a_house() {
    let table = Table::of(2).built(P1, ["S6"]);

    let beds = symbols::beds(printed(), &table.village(P2));
    let houses = [P1, P2].map(|seat| {
        symbols::count(
            &table.open(),
            seat,
            game_above_and_below::components::Counted::Building(Kind::House),
        )
    });
    assert_eq!(beds, 3);
    assert_eq!(houses, [1, 1], "the star house is none");
}

// AB-051, AB-052.
#[test]
fn ab_051_ab_052_the_boards_have_their_printed_numbers() {
    let board = &printed().board;

    assert_eq!(board.villager_row, [2, 3, 3, 4, 5]);
    assert_eq!(board.reputation, [-2, -1, 0, 0, 0, 0, 1, 2, 3, 4, 5, 7]);
    assert_eq!(board.base_income, 4);
    assert_eq!(board.advancement.map(|slot| slot.points), [1, 1, 2, 3, 4, 4, 5, 6]);
    assert_eq!(board.advancement.map(|slot| slot.income), [5, 6, 6, 7, 7, 8, 8, 8]);
    assert_eq!(printed().starting_house.beds, 3);
    assert_eq!(Cave::all().count(), 25);
}
