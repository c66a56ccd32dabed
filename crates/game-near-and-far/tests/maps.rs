//! The eleven maps.

mod files;

use game_near_and_far::{
    Content,
    components::{
        Map, Path, PathChart, Side, Space, SpaceKind, Spaces, Special, Symbol, TradeGood, WayKind,
    },
};

use crate::files::{faults, faults_with};

const CAVERNS: &str = "maps/01-glogo-caverns.toml";

fn maps() -> impl Iterator<Item = &'static Map> {
    (1..=11).map(|number| Content::embedded().map(number))
}

fn space(number: usize) -> Space {
    Space::new(number).expect("a space")
}

#[test]
fn nf_041_a_map_has_spaces_paths_symbols_and_routes() {
    let caverns = Content::embedded().map(1);

    // What a space shows: kind, book, name, and what is special.
    let shown = |map: u8, number: usize| {
        let face = Content::embedded().map(map).face(space(number));
        let quest = face.quest.map(|key| key.to_string()).unwrap_or_default();
        (face.kind, quest, face.name.clone().unwrap_or_default(), face.marked)
    };
    let (letter, nothing) = (|text: &str| text.to_owned(), String::new);
    assert_eq!(shown(1, 1), (SpaceKind::Coin, nothing(), nothing(), false));
    assert_eq!(shown(1, 2), (SpaceKind::Gem, letter("A"), nothing(), false));
    assert_eq!(shown(1, 3), (SpaceKind::Route(TradeGood::Peppers), nothing(), nothing(), false));
    assert_eq!(shown(1, 4), (SpaceKind::Coin, letter("B"), letter("Mossgate"), false));
    assert_eq!((shown(5, 4).3, shown(5, 1).3), (true, false), "toxic water");
    assert_eq!((shown(10, 10).3, shown(10, 1).3), (true, false), "mammoths");
    // Paths with what lies on them.
    let ways = |number: usize| {
        let paths = caverns.paths[space(number).index()].iter();
        paths.map(|path| (path.to.to_string(), path.symbol)).collect::<Vec<_>>()
    };
    let plain = |to: &str| (to.to_owned(), None);
    let threat = |to: &str| (to.to_owned(), Some(Symbol::Threat));
    let treasure = |to: &str| (to.to_owned(), Some(Symbol::Treasure));
    assert_eq!(ways(1), [plain("town"), plain("2"), treasure("4"), plain("5")]);
    assert_eq!(ways(3), [plain("town"), plain("2"), plain("7"), threat("8")]);
    // Routes with both numbers.
    let routes = caverns.routes.iter().map(|route| (route.ends, route.alone, route.shared));
    let expected = [([3, 11], 5, 2), ([5, 18], 6, 3), ([13, 25], 8, 4), ([21, 30], 10, 5)];
    assert!(routes.eq(expected.map(|(ends, alone, shared)| (ends.map(space), alone, shared))));

    assert_eq!((caverns.name.as_str(), caverns.all.len()), ("Glogo Caverns", 30));
    assert_eq!((caverns.coins.len(), caverns.gems.len()), (12, 10));
    assert_eq!(caverns.face(Space::TOWN).kind, SpaceKind::Town);
    for map in maps() {
        let count = |symbol| map.chart.paths.iter().filter(|path| path.symbol == symbol).count();
        let threats = if map.number == 11 { 14 } else { 12 };
        assert_eq!((count(Some(Symbol::Threat)), count(Some(Symbol::Treasure))), (threats, 8));
        assert!((28..=34).contains(&map.all.len()));
        for from in map.all.iter() {
            for Path { to, symbol } in &map.paths[from.index()] {
                assert_eq!(map.path(*to, from), Some(Path { to: from, symbol: *symbol }));
            }
        }
    }
}

/// Public tables.
#[test]
fn nf_042_each_map_has_sixteen_books() {
    let mut numbers = Vec::new();
    for map in maps() {
        assert_eq!(map.books.len(), 16, "{}", map.name);
        let mut quests: Vec<_> = map.books.iter().map(|one| map.face(one).quest).collect();
        quests.sort_unstable();
        numbers.extend(quests.into_iter().flatten().map(|key| key.to_string()));
    }

    let letters = ('A'..='P').map(String::from);
    let expected = letters.chain((1..=128).chain(130..=161).map(|number| number.to_string()));
    assert_eq!(numbers, expected.collect::<Vec<_>>());
}

/// Public tables.
#[test]
fn nf_043_some_books_stand_at_named_places() {
    let named = maps().map(|map| map.spaces.iter().filter(|face| face.name.is_some()).count());

    assert_eq!(named.collect::<Vec<_>>(), [4, 6, 4, 7, 5, 7, 6, 6, 7, 4, 7]);
    assert_eq!(Content::embedded().map(5).space_name(space(4)), "Bird Won’t Drink");
}

/// Rulebook, Map.
#[test]
fn nf_299_eight_spaces_are_ends_of_trade_routes_and_the_others_show_coin_or_gem() {
    for map in maps() {
        for good in TradeGood::ALL {
            let ends = map.routes[good as usize].ends;
            assert!(ends.iter().all(|end| map.face(*end).kind == SpaceKind::Route(good)));
            assert_ne!(ends[0], ends[1]);
        }
        assert_eq!(map.coins.len() + map.gems.len() + 8, map.all.len(), "{}", map.name);
    }
}

#[test]
fn nf_395_a_shared_route_is_worth_half_rounded_down() {
    for map in maps() {
        for route in map.routes {
            assert!((4..=11).contains(&route.alone), "{}", map.name);
            assert_eq!(route.shared, route.alone / 2, "{}", map.name);
        }
    }
}

/// NF-581, NF-582, NF-583, NF-584, NF-590, NF-591, NF-592, NF-593.
/// Rulebook, Maps.
#[test]
fn nf_581_nf_582_nf_583_nf_584_nf_590_nf_591_nf_592_nf_593_most_maps_have_no_special_rule() {
    let special: Vec<(u8, Special)> = maps()
        .map(|map| (map.number, map.special))
        .filter(|(_, special)| *special != Special::None)
        .collect();

    assert_eq!(special, [(5, Special::Water), (10, Special::Mammoth)]);
    let names: Vec<&str> = maps().map(|map| map.name.as_str()).collect();
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
}

#[test]
fn nf_596_water_is_on_seven_spaces_and_mammoths_on_at_least_four() {
    let marked = |number| Content::embedded().map(number).marked;

    assert_eq!((marked(5).len(), marked(10).len()), (7, 6));
    assert!(
        maps().filter(|map| map.special == Special::None).all(|map| map.marked == Spaces::NONE)
    );
}

#[test]
fn every_space_is_reached_and_its_distance_known() {
    for map in maps() {
        assert_eq!(map.distance[0], 0);
        for space in map.all.iter() {
            let nearest = map.paths[space.index()].iter().map(|path| map.distance[path.to.index()]);
            assert_eq!(Some(map.distance[space.index()]), nearest.min().map(|steps| steps + 1));
        }
    }
}

#[test]
fn a_map_is_drawn_as_its_file_says() {
    let desert = &Content::embedded().map(5).chart;

    assert_eq!((desert.shape.as_str(), desert.threat_stack.x), ("ladder", 945.0));
    let well = desert.spaces[4];
    assert_eq!((well.book, well.mark.0), (Side::Nw, Side::S));
    assert_eq!(well.label.map(|label| (label.x, label.rows)), Some((628.0, 2)));
    assert_eq!((desert.spaces[6].book, desert.spaces[6].label), (Side::N, None));
    let first = desert.paths[0];
    let path = PathChart {
        a: Space::TOWN,
        b: space(1),
        symbol: None,
        bend: 10.0,
        at: 0.5,
        way: WayKind::Road,
    };
    assert_eq!(first, path);
    assert_eq!((desert.landscape.layers.len(), desert.landscape.decorations.len()), (12, 8));
}

#[test]
fn what_cannot_be_played_on_a_map_is_told() {
    assert_eq!(
        faults(CAVERNS, "id = \"s02\"", "id = \"s03\""),
        [format!("{CAVERNS}: space 2 is called s02, not s03")]
    );
    assert_eq!(
        faults(CAVERNS, "a = \"town\", b = \"s01\"", "a = \"town\", b = \"s77\""),
        [format!("{CAVERNS}: town-s77: there is no such space")]
    );
    let route = faults(CAVERNS, "good = \"tea\" }", "good = \"ichor\" }");
    assert!(
        route.contains(&format!("{CAVERNS}: of tea leaves there are two spaces and one route"))
    );
    let unknown = faults(CAVERNS, "symbol = \"threat\"", "symbol = \"bear\"");
    assert!(unknown[0].contains("unknown variant `bear`"), "{unknown:?}");
    assert_eq!(
        faults("maps/05-toxic-desert.toml", "hearts = 1", "hearts = 2"),
        ["maps/05-toxic-desert.toml: toxic water takes 1 heart, and no camp at a mammoth 8 points"]
    );
    assert_eq!(
        faults(CAVERNS, "number = 1", "number = 2"),
        [format!("{CAVERNS}: the file of map 2 begins with 02")]
    );
}

#[test]
fn what_a_map_is_held_to_is_told() {
    assert_eq!(
        faults(CAVERNS, ", symbol = \"threat\"", ""),
        [format!("{CAVERNS}: a map has 12 threats on its paths, not 11")]
    );
    assert_eq!(
        faults(CAVERNS, "first = \"A\"", "first = \"B\""),
        [format!("{CAVERNS}: the books are the sixteen from B to P, each on one space")]
    );
    let near = faults_with([("maps/05-toxic-desert.toml", "x = 792, y = 356", "x = 930, y = 350")]);
    assert!(
        near.contains(&"maps/05-toxic-desert.toml: spaces 0 and 1 are less than 64 apart".into()),
        "{near:?}"
    );
    let crossing = faults("maps/05-toxic-desert.toml", "x = 866, y = 472", "x = 866, y = 100");
    assert!(crossing.iter().any(|fault| fault.ends_with("cross")), "{crossing:?}");
}
