//! What is printed on the components, and how faults in their files are reported.

use game_above_and_below::{
    AboveAndBelow, Building, Content, Token, Villager,
    components::{Cave, Counted, Craft, FILES, Group, Kind, Stock},
};
use table::{Fault, Game};

/// The content files as they come with the program, in the order of [`FILES`].
fn files() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/above-and-below/");
    let read = |file: &&str| std::fs::read_to_string(format!("{folder}{file}"));
    FILES.iter().map(read).collect::<Result<_, _>>().expect("the files are there")
}

/// The faults after in each of these files the first `from` became `to`.
fn faults_with<const N: usize>(changes: [(&str, &str, &str); N]) -> Vec<String> {
    let mut files = files();
    for (file, from, to) in changes {
        let index = FILES.iter().position(|name| *name == file).expect("a file of the game");
        assert!(files[index].contains(from), "{file} has no “{from}”");
        files[index] = files[index].replacen(from, to, 1);
    }
    let faults = Content::read(&files).err().unwrap_or_default();
    faults.iter().map(Fault::to_string).collect()
}

/// The faults of one file with one change.
fn faults(file: &str, from: &str, to: &str) -> Vec<String> {
    faults_with([(file, from, to)])
}

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
    let manor = of("Magistrate's Manor");
    assert_eq!((manor.cost, manor.beds, manor.income, manor.points), (10, 1, 1, 3));
    let shrine = of("Beacon Shrine");
    assert_eq!((shrine.cost, shrine.points, shrine.reputation), (3, 3, 1));
    let farm = Stock { kind: Token::Rope, count: 1, replenishing: true };
    assert_eq!(of("Hempfield Farm").stock, Some(farm));
    let geode = Stock { kind: Token::Amethyst, count: 2, replenishing: false };
    assert_eq!(of("Violet Geode").stock, Some(geode));
    assert_eq!((of("Scouts' Lodge").rerolls, of("Apothecary's Cart").potions), (2, 2));
    assert!(of("Drill Yard").train_to_ready && of("Academy of Lamps").train_to_ready);
    assert!(of("Carpenters' Guild").coin_when_building);
    assert!(of("Masons' Undercroft").coin_when_building);
    assert!(of("Mapmakers' Grotto").coin_when_exploring);
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

    assert_eq!(per("Alchemists' Foundry"), (4, 2, tokens(&[Token::Potion, Token::Ore])));
    assert_eq!(per("Founders' Palace"), (3, 2, houses));
    assert_eq!(per("Assembly Hall"), (2, 2, vec![Counted::Villager]));
    assert_eq!(per("Cavers' Club"), (0, 1, vec![Counted::EmptyCave]));
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

#[test]
fn a_table_that_cannot_be_read_is_reported_where_it_breaks() {
    assert_eq!(
        faults("board.toml", "coins = 7", "coins = -7"),
        ["board.toml:5: invalid value: integer `-7`, expected a number from 0 to 65535"]
    );
    let unknown = faults("buildings.toml", "beds = 3", "beds = 3\nwindows = 4");
    assert_eq!(unknown.len(), 1);
    assert!(unknown[0].starts_with("buildings.toml:14: unknown field `windows`"), "{unknown:?}");
    let unknown = faults("villagers.toml", "build = \"hammer\"", "build = \"saw\"");
    assert!(unknown[0].starts_with("villagers.toml:11: unknown variant `saw`"), "{unknown:?}");
    let unknown = faults("adventurers.toml", "people = \"lizardfolk\"", "people = \"geese\"");
    assert!(unknown[0].starts_with("adventurers.toml:8: unknown variant `geese`"), "{unknown:?}");
    let missing = faults("villagers.toml", "source = \"fact\"\n", "");
    assert!(missing[0].starts_with("villagers.toml:8: missing field `source`"), "{missing:?}");
    let broken = faults("caves.toml", "[", "(");
    assert!(broken[0].starts_with("caves.toml:"), "{broken:?}");
}

#[test]
fn a_number_out_of_range_or_of_the_wrong_kind_is_told_its_range() {
    for (file, from, to, told) in [
        (
            "board.toml",
            "base_income = 4",
            "base_income = 400",
            ":12: invalid value: integer `400`, expected a number from 0 to 255",
        ),
        (
            "board.toml",
            "coins = 7",
            "coins = 70000",
            ":5: invalid value: integer `70000`, expected a number from 0 to 65535",
        ),
        (
            "board.toml",
            "coins = 7",
            "coins = 7.5",
            ":5: invalid type: floating point `7.5`, expected a number from 0 to 65535",
        ),
        (
            "board.toml",
            "[-2, -1",
            "[-200, -1",
            ":26: invalid value: integer `-200`, expected a number from -128 to 127",
        ),
        (
            "caves.toml",
            "[91, ",
            "[\"91\", ",
            ":5: invalid type: string \"91\", expected a number from 0 to 65535",
        ),
    ] {
        assert_eq!(faults(file, from, to), [format!("{file}{told}")]);
    }
}

#[test]
fn a_component_too_few_is_a_fault() {
    let house = "[[house]]\nname = \"Herb-Drying Loft\"\ncost = 3\nincome = 1\npotions = 1\n";
    assert_eq!(
        faults("buildings.toml", house, ""),
        ["buildings.toml: there are 25 of the kind house, not 24"]
    );
    assert_eq!(
        faults("villagers.toml", "group = \"starting\"", "group = \"regular\""),
        [
            "villagers.toml: there are 12 starting villagers, not 11",
            "villagers.toml: there are 18 regular villagers, not 19",
        ]
    );
}

#[test]
fn a_board_that_makes_no_sense_is_a_fault() {
    assert_eq!(
        faults("board.toml", "[[0, 1], ", "["),
        ["board.toml: extra_coins are three lists, for two, three and four players"]
    );
    assert_eq!(
        faults("board.toml", "[2, 3, 3, 4, 5]", "[2, 3, 3, 5, 4]"),
        ["board.toml: the costs of the villager row do not fall to the right"]
    );
    assert_eq!(
        faults("board.toml", "points = 6, income = 8", "points = 6, income = 7"),
        ["board.toml: neither points nor income fall along the advancement track"]
    );
    assert_eq!(
        faults("board.toml", "base_income = 4", "base_income = 6"),
        ["board.toml: no slot of the advancement track has less than the base income"]
    );
    assert_eq!(
        faults("board.toml", "torch = 3", "torch = 12"),
        ["board.toml: the torch is a space of the reputation track, counted from 0"]
    );
}

#[test]
fn a_card_that_makes_no_sense_is_a_fault() {
    let one = "goods = { kind = \"fruit\", count = 2, replenishing = false }";
    for goods in ["kind = \"fruit\", count = 3", "kind = \"cider\", count = 1"] {
        assert_eq!(
            faults("buildings.toml", one, &format!("goods = {{ {goods}, replenishing = false }}")),
            ["buildings.toml: Crooked Pear Orchard: one or two goods of one kind lie on a card"]
        );
    }
    assert_eq!(
        faults("buildings.toml", "each = [\"mushroom\"]", "each = [\"toadstool\"]"),
        ["buildings.toml: Truffle Broker: “toadstool” cannot be counted"]
    );
}

#[test]
fn lanterns_that_do_not_rise_with_the_roll_are_a_fault() {
    for lanterns in
        ["{ roll = 7, lanterns = 1 }", "{ roll = 4, lanterns = 2 }, { roll = 5, lanterns = 1 }"]
    {
        assert_eq!(
            faults("villagers.toml", "{ roll = 4, lanterns = 1 }", lanterns),
            ["villagers.toml: Odo: rolls from 1 to 6, and more lanterns for higher ones"]
        );
    }
}

#[test]
fn all_faults_of_all_files_are_reported_at_once() {
    let found = faults_with([
        ("board.toml", "torch = 3", "torch = 12"),
        ("villagers.toml", "build = \"hammer\"", "build = \"saw\""),
        ("buildings.toml", "each = [\"mushroom\"]", "each = [\"toadstool\"]"),
        ("storybook/1-near-the-well.story", "\n== ", "\n== x "),
    ]);

    let starts = ["board.toml: ", "villagers.toml:11: ", "buildings.toml: ", "storybook/1-near"];
    assert!(found.len() >= starts.len(), "{found:?}");
    for start in starts {
        assert!(found.iter().any(|fault| fault.starts_with(start)), "{start} is in {found:?}");
    }
}
