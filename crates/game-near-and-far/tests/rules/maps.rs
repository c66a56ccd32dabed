//! Maps and special map rules (RULES.md section 33, without bosses).

use game_near_and_far::{
    Event, MAPS, Quests, Setup, Side,
    components::Special,
    scoring::{Part, score},
};

use crate::kit::{P1, P2, Table, place, printed, space, spaces};

/// P1 on a space of the Toxic Desert with some hearts; 4, 8, 12 and others have water.
fn desert(from: &str, hearts: u8) -> Table {
    let table = Table::later_with(printed(), Setup::arcade(2, 5));
    table.quests([]).at(P1, from).with(P1, |one| one.hearts = hearts)
}

fn hurt(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::WaterHurt { seat: P1 })).count()
}

/// NF-581, NF-582, NF-583, NF-584, NF-590, NF-591, NF-592, NF-593, NF-597.
#[test]
fn nf_581_nf_582_nf_583_nf_584_nf_590_nf_591_nf_592_nf_593_nf_597_maps_and_what_is_special() {
    let names: Vec<&str> = (1..=MAPS).map(|number| printed().map(number).name.as_str()).collect();
    let special: Vec<u8> =
        (1..=MAPS).filter(|number| printed().map(*number).special != Special::None).collect();

    assert_eq!(
        names,
        [
            "Glogo Caverns",
            "Broken Plains",
            "Crimson Forest",
            "Meteor Mountain",
            "Toxic Desert",
            "Cloudy Valley",
            "Dried Sea",
            "Fire Delta",
            "Rocktooth Isles",
            "Mammoth Jungle",
            "The Last Ruin",
        ]
    );
    assert_eq!(special, [5, 10], "the others have no special rule in a single game");
}

/// NF-585, NF-586, NF-589.
#[test]
fn nf_585_nf_586_nf_589_water_takes_a_heart_of_whoever_enters_it() {
    // From 1 onto the water space 4, and on to the camp on 8, which has water too.
    let mut ends = desert("1", 5);
    let mut passes = desert("1", 5).camps(P2, [8]);
    let mut starts = desert("4", 5);

    let once = ends.play(P1, ["adventure", "step 4", "stop", "done"]);
    let twice = passes.play(P1, ["adventure", "step 4", "step 8"]);
    let none = starts.play(P1, ["adventure", "step 1", "stop", "done"]);

    assert_eq!((hurt(&once), ends.of_seat(P1).hearts), (1, 4), "one is lost, none is paid");
    assert_eq!((hurt(&twice), passes.of_seat(P1).hearts), (2, 2), "lost, paid, lost");
    assert_eq!((hurt(&none), starts.of_seat(P1).hearts), (0, 5), "the start costs nothing");
}

#[test]
fn nf_587_with_no_heart_nothing_is_lost_and_food_does_not_replace_it() {
    let mut table = desert("1", 0).with(P1, |one| one.goods.food = 3);

    let events = table.play(P1, ["adventure", "step 4"]);

    assert_eq!(hurt(&events), 0);
    let mover = table.of_seat(P1);
    assert_eq!((mover.place, mover.goods.food, mover.hearts), (place("4"), 3, 0));
}

#[test]
fn nf_588_first_the_heart_of_the_space_left_then_threat_treasure_and_water() {
    // 8 to 12: a treasure on the path, water at its end. From 13 over the empty water space 8.
    let mut table = desert("13", 9).with(P1, |one| one.birds = 1);
    table.play(P1, ["adventure", "step 8"]);
    assert_eq!(table.of_seat(P1).hearts, 8);

    let events = table.act(P1, "step 12");
    assert!(table.offers(P1, "keep T1"), "the treasure before the water");
    assert!(matches!(events[0], Event::Stepped { hearts: 1, .. }), "{events:?}");
    assert_eq!(table.of_seat(P1).hearts, 7);
    let events = table.act(P1, "keep T1");

    assert_eq!((hurt(&events), table.of_seat(P1).hearts), (1, 6));
    // 4 to 11: a threat comes before; a lost fight keeps one out of the water of 4 to 8 and 16.
    let mut fights = desert("13", 9).threat(15);
    fights.play(P1, ["adventure", "step 8", "step 16"]);
    fights.act_with(P1, "fight", [0]);
    assert_eq!((fights.of_seat(P1).hearts, fights.of_seat(P1).place), (8, place("8")));
}

/// NF-594, NF-595, NF-596.
#[test]
fn nf_594_nf_595_nf_596_without_a_camp_by_a_mammoth_eight_points_are_lost() {
    let map = printed().map(10);
    let jungle = |camps: &[usize]| {
        let table = Table::later_with(printed(), Setup::arcade(2, 10));
        let table = table.camps(P1, camps.iter().copied());
        [P1, P2].map(|seat| score(printed(), &table.open(), seat).of(Part::Mammoth))
    };

    assert_eq!(jungle(&[]), [-8, -8]);
    assert_eq!(jungle(&[1, 2]), [-8, -8], "others do not help");
    assert_eq!(jungle(&[10]), [0, -8], "one is enough, and an own one");
    assert_eq!(jungle(&[10, 13]), [0, -8]);
    assert_eq!(map.marked, spaces([10, 13, 14, 15, 16, 17]), "at least four");
    assert_eq!(printed().map(5).marked, spaces([4, 8, 12, 16, 17, 18, 24]));
}

#[test]
fn nf_595_a_camp_placed_by_a_card_counts_for_the_mammoth() {
    let table = Table::later_with(printed(), Setup::arcade(2, 10)).holding(P1, ["A44"]);
    let mut table = table.with(P1, |one| (one.goods.green, one.goods.yellow) = (1, 1));

    table.play(P1, ["buy A44", "settle 10"]);

    assert_eq!(score(printed(), &table.open(), P1).of(Part::Mammoth), 0);
    assert!(table.of_seat(P1).camps.contains(space(10)));
}

#[test]
fn nf_598_special_rules_apply_in_every_mode_that_uses_the_map() {
    let modes = [Quests::Book, Quests::Arcade].map(|quests| {
        let plain = Setup { quests, ..Setup::book(2, 1) };
        let varied = Setup { side: Side::Day, extra_stories: true, long_game: true, ..plain };
        [plain, Setup { players: 4, ..plain }, varied]
    });
    for mode in modes.into_iter().flatten() {
        for map in 1..=MAPS {
            // Along the first path of the town that has no threat, with hearts to lose.
            let table = Table::later_with(printed(), Setup { map, ..mode }).quests([]);
            let chart = printed().map(map);
            let marked = chart.marked.iter().next();
            let path = marked.and_then(|to| {
                let paths = chart.paths[to.index()].iter();
                paths.filter(|path| path.symbol.is_none()).map(|path| (path.to, to)).next()
            });
            let penalty = score(printed(), &table.open(), P1).of(Part::Mammoth);

            let events = path.map_or(Vec::new(), |(from, to)| {
                let table = table.at(P1, &from.to_string()).with(P1, |one| one.hearts = 1);
                let mut table = table;
                table.play(P1, ["adventure", &format!("step {to}")])
            });

            assert_eq!(hurt(&events), usize::from(map == 5), "{mode}: map {map}");
            assert_eq!(penalty, if map == 10 { -8 } else { 0 }, "{mode}: map {map}");
        }
    }
}
