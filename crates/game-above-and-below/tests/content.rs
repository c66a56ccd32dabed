//! What is printed on the components.

mod files;

use std::{fs, path::Path};

use game_above_and_below::{
    AboveAndBelow, Building, Content, Token, Villager,
    components::{Cave, Counted, Craft, FILES, Group, Kind, Stock, targets},
};
use table::Game;

use crate::files::files;

/// The card with this name of ours.
fn card(name: &str) -> Building {
    Building::all()
        .find(|&card| Content::embedded().card(card).name == name)
        .unwrap_or_else(|| panic!("there is no {name}"))
}

#[test]
fn the_files_that_ship_have_no_fault_and_are_the_embedded_ones() {
    let read = Content::read(&files()).unwrap_or_else(|faults| panic!("{faults:?}"));

    let embedded = Content::embedded();
    assert!(Building::all().all(|one| read.card(one) == embedded.card(one)));
    assert_eq!(AboveAndBelow::fingerprint(&read), AboveAndBelow::fingerprint(embedded));
}

#[test]
fn the_book_in_numbers_is_as_the_bible_wants_it() {
    let rows = story::statistics(Content::embedded().tales().book()).figures(&[]);
    let value = |name: &str| rows.iter().find(|row| row.name == name).map_or(0.0, |row| row.value);
    let quotas = targets().quotas;

    let missed = quotas.iter().filter(|quota| !quota.wanted.contains(&value(&quota.row)));

    let missed: Vec<_> = missed.map(|quota| (&quota.row, value(&quota.row))).collect();
    assert!(missed.is_empty(), "{missed:?}");
    assert!(quotas.len() > 50);
}

#[test]
fn a_changed_card_changes_the_fingerprint() {
    let mut files = files();
    files[3] = files[3].replacen("cost = 3", "cost = 4", 1);

    let changed = Content::read(&files).unwrap_or_else(|faults| panic!("{faults:?}"));

    let embedded = Content::embedded();
    assert_ne!(AboveAndBelow::fingerprint(&changed), AboveAndBelow::fingerprint(embedded));
}

#[test]
fn the_box_holds_as_many_of_each_as_the_printed_one() {
    let count = |kind: Kind| Building::all_of(kind).count();
    let group = |group: Group| Villager::all_of(group).count();

    assert_eq!(Kind::ALL.map(count), [25, 24, 9, 6]);
    let groups = [Group::Starting, Group::Regular, Group::Special, Group::Adventurer];
    assert_eq!(groups.map(group), [12, 18, 6, 36]);
    assert_eq!(Cave::all().count(), 25);
    let tokens = Token::ALL.map(|token| Content::embedded().board.tokens[token]);
    assert_eq!(tokens, [12, 12, 12, 10, 10, 10, 8, 7, 10, 20]);
}

#[test]
fn the_boards_are_the_printed_ones() {
    let board = &Content::embedded().board;

    assert_eq!(board.coins, 7);
    assert_eq!(board.extra_coins, [vec![0, 1], vec![0, 1, 1], vec![0, 0, 0, 1]]);
    assert_eq!(board.villager_row, [2, 3, 3, 4, 5]);
    assert_eq!(board.base_income, 4);
    assert_eq!(board.advancement.map(|slot| slot.points), [1, 1, 2, 3, 4, 4, 5, 6]);
    assert_eq!(board.advancement.map(|slot| slot.income), [5, 6, 6, 7, 7, 8, 8, 8]);
    assert_eq!(board.reputation, [-2, -1, 0, 0, 0, 0, 1, 2, 3, 4, 5, 7]);
    assert_eq!(board.torch, 3);
    assert_eq!((&board.majority[..], &board.majority_of_two[..]), (&[5, 3, 2][..], &[3][..]));
}

#[test]
fn the_prices_of_the_cards_are_the_printed_ones() {
    let costs = |kind: Kind| -> Vec<u8> {
        Building::all_of(kind).map(|one| Content::embedded().card(one).cost).collect()
    };

    let houses = [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 7, 7, 7, 7, 8, 8, 9, 9, 9, 9, 10, 10];
    let outposts = [3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 7, 7, 7, 8, 8, 9, 9, 10, 11];
    assert_eq!(costs(Kind::House), houses);
    assert_eq!(costs(Kind::Outpost), outposts);
    assert_eq!(costs(Kind::KeyHouse), [1, 2, 2, 2, 3, 4, 4, 5, 5]);
    assert_eq!(costs(Kind::StarHouse), [11, 12, 14, 16, 17, 18]);
}

#[test]
fn cards_show_what_they_show() {
    let content = Content::embedded();
    let of = |name: &str| content.card(card(name));

    let hearth = &content.starting_house;
    assert_eq!((hearth.cost, hearth.beds, hearth.points, hearth.income), (0, 3, 0, 0));
    let manor = of("Magistrate’s Manor");
    assert_eq!((manor.cost, manor.beds, manor.income, manor.points), (10, 1, 1, 3));
    let shrine = of("Beacon Shrine");
    assert_eq!((shrine.cost, shrine.points, shrine.reputation), (3, 3, 1));
    let farm = Stock { kind: Token::Rope, count: 1, replenishing: true };
    assert_eq!(of("Hempfield Farm").stock, Some(farm));
    let geode = Stock { kind: Token::Amethyst, count: 2, replenishing: false };
    assert_eq!(of("Violet Geode").stock, Some(geode));
    assert_eq!((of("Scouts’ Lodge").rerolls, of("Apothecary’s Cart").potions), (2, 2));
    assert!(of("Drill Yard").train_to_ready && of("Academy of Lamps").train_to_ready);
    assert!(of("Carpenters’ Guild").coin_when_building);
    assert!(of("Masons’ Undercroft").coin_when_building);
    assert!(of("Mapmakers’ Grotto").coin_when_exploring);
    assert!(of("Barter Tavern").cider_as_coins && of("Barter Tavern").potion_as_coins);
    assert_eq!(of("Distillery of Salves").potion_income, 1);
}

#[test]
fn cards_count_what_they_count() {
    let content = Content::embedded();
    let per = |name: &str| {
        let card = content.card(card(name));
        let per = card.per.as_ref().expect("it counts something");
        (card.points, per.each, per.counted.clone())
    };
    let houses = [Kind::House, Kind::KeyHouse, Kind::StarHouse].map(Counted::Building).to_vec();
    let tokens = |all: &[Token]| all.iter().copied().map(Counted::Token).collect::<Vec<_>>();

    assert_eq!(per("Alchemists’ Foundry"), (4, 2, tokens(&[Token::Potion, Token::Ore])));
    assert_eq!(per("Founders’ Palace"), (3, 2, houses));
    assert_eq!(per("Assembly Hall"), (2, 2, vec![Counted::Villager]));
    assert_eq!(per("Cavers’ Club"), (0, 1, vec![Counted::EmptyCave]));
    assert_eq!(per("Gate of the Deeps"), (7, 2, vec![Counted::Building(Kind::Outpost)]));
    let assay = content.card(card("Assay Office")).income_per.as_ref().expect("goods income");
    assert_eq!((assay.each, &assay.counted), (1, &tokens(&[Token::Ore, Token::Amethyst])));
}

#[test]
fn villagers_show_what_they_show() {
    let content = Content::embedded();
    let crafts = |index: usize| {
        let face = content.face(Villager::new(index).expect("a villager"));
        (face.build, face.train)
    };
    let named = |name: &str| {
        let mut all = Villager::all_of(Group::Special).map(|one| content.face(one));
        all.find(|face| face.name == name).expect("a special villager")
    };

    for seat in 0..4 {
        assert_eq!(crafts(seat), (Craft::Plain, Craft::None));
        assert_eq!(crafts(4 + seat), (Craft::None, Craft::Plain));
        assert_eq!(crafts(8 + seat), (Craft::None, Craft::None));
    }
    assert!(named("Liquid Woman").bad_reputation);
    assert_eq!(named("Glogo").build, Craft::Plus);
    assert!(named("Cave Cat").cat);
    assert!(named("Metal Man").own_bed && named("Metal Man").takes_no_medicine);
}

/// Whatever order a file has, a card is called by its id.
#[test]
fn a_file_can_be_sorted_otherwise() {
    let mut files = files();
    for name in ["villagers.toml", "adventurers.toml", "buildings.toml", "caves.toml"] {
        let index = FILES.iter().position(|file| *file == name).unwrap();
        let (remark, entries) = files[index].split_once("\n\n[[").unwrap();
        let mut entries: Vec<String> =
            entries.split("\n[[").map(|entry| format!("[[{}\n", entry.trim_end())).collect();
        entries.reverse();
        files[index] = format!("{remark}\n\n{}", entries.join("\n"));
    }

    let sorted = Content::read(&files).unwrap();

    let embedded = Content::embedded();
    assert_ne!(AboveAndBelow::fingerprint(&sorted), AboveAndBelow::fingerprint(embedded));
    assert!(Cave::all().all(|cave| sorted.cave(cave) == embedded.cave(cave)));
    for building in Building::all() {
        assert_eq!(sorted.card(building), embedded.card(building));
    }
    let groups = [Group::Starting, Group::Regular, Group::Special, Group::Adventurer];
    for villager in groups.into_iter().flat_map(Villager::all_of) {
        assert_eq!(sorted.face(villager), embedded.face(villager));
    }
}

#[test]
fn the_plan_of_the_book_promises_whom_the_bible_promises() {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/above-and-below/storybook");
    let text = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let bible = text("BIBLE.md");
    let plan = story::Plan::read("plan.toml", &text("plan.toml")).unwrap();

    // `- **Pardon** and **Bolt-Upright**, the Metal Men.`
    let items = bible.lines().filter(|line| line.starts_with("- **"));
    let bold = items.flat_map(|item| item.split("**").skip(1).step_by(2));
    let mut promised: Vec<&str> = bold.map(|name| name.trim_end_matches('.')).collect();
    let mut planned: Vec<&str> =
        plan.people.iter().chain(&plan.places).map(|one| one.name.as_str()).collect();
    promised.sort_unstable();
    planned.sort_unstable();

    assert_eq!(planned, promised);
    for thread in &plan.threads {
        let start = format!("**{}** ({})", thread.name, thread.passages.join(", "));
        assert!(bible.contains(&start), "{start}");
    }
}
