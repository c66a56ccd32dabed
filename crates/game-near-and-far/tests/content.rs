//! What lies in the tables: counts, values and what cards show.

mod files;

use game_near_and_far::{
    Building, Content,
    components::{
        ARCADE, Adventurer, Card, CardFace, Cell, Cells, Count, Effects, Faction, Gain, Good,
        Goods, Kind, Most, Per, Symbols, THREATS, Tent, Trigger, Visit, When, arcade_key,
    },
};
use story::Way;

use crate::files::{faults, faults_with};

fn content() -> &'static Content {
    Content::embedded()
}

/// The card of this name.
fn named(name: &str) -> &'static CardFace {
    let found = Card::all().find(|card| content().card(*card).name == name);
    content().card(found.unwrap_or_else(|| panic!("no card is called {name}")))
}

fn effects(name: &str) -> &'static Effects {
    &named(name).effects
}

/// NF-004, NF-005.
/// Rulebook, Components.
#[test]
fn nf_004_nf_005_four_factions_with_a_colour_and_a_chief_each() {
    let factions = Faction::ALL.map(|faction| (faction.people(), faction.colour()));

    assert_eq!(
        factions,
        [("nomads", "yellow"), ("lizardfolk", "red"), ("outlaws", "green"), ("mystics", "blue")]
    );
    let chiefs = &content().board.chiefs;
    assert!(chiefs.iter().all(|name| !name.is_empty()));
    assert!((1..4).all(|one| !chiefs[..one].contains(&chiefs[one])), "{chiefs:?}");
}

/// NF-006, NF-007.
/// Rulebook, Components.
#[test]
fn nf_006_nf_007_there_are_36_adventurers_nine_of_each_faction() {
    for faction in Faction::ALL {
        assert_eq!(Adventurer::all().filter(|one| one.faction() == faction).count(), 9);
    }
    let added =
        faults("adventurers.toml", "\n[[adventurer]]", &format!("\n{EXTRA}\n[[adventurer]]"));
    assert_eq!(
        added,
        [
            "adventurers.toml: there are 36 adventurers, nine of each faction, not 37",
            "adventurers.toml: id: expected an adventurer such as G3, found “Y10”",
        ]
    );
}

const EXTRA: &str = "[[adventurer]]\nid = \"Y10\"\nname = \"One Too Many\"\ncost = 9\n\
    symbols = { heart = 9 }\nsource = \"design\"\n";

/// NF-113, NF-630.
#[test]
fn nf_113_nf_630_dog_cat_and_platypus_show_two_hearts_a_hand_and_an_eye() {
    let shown = Symbols { heart: 2, skill: 1, search: 1, ..Symbols::default() };

    assert_eq!(content().board.companion, shown);
    assert_eq!(content().board.platypus, shown);
}

/// NF-016, NF-017.
/// The names are public.
#[test]
fn nf_016_nf_017_there_are_eight_characters() {
    assert_eq!(
        content().characters(),
        ["Shardling", "Kiku", "Vera", "Eyim", "Rin", "Tanian", "Riza", "Grear"]
    );
    assert_eq!(
        faults("board.toml", "\"Shardling\", ", ""),
        ["board.toml: there are 8 characters, not 7"]
    );
}

/// NF-019, NF-020, NF-021.
/// Rulebook, Components.
#[test]
fn nf_019_nf_020_nf_021_cards_are_as_many_as_printed_and_each_has_a_name_of_its_own() {
    let counts = Kind::ALL.map(|kind| Card::all_of(kind).count());

    assert_eq!((counts, ARCADE, THREATS), ([38, 17, 36, 30], 40, 12));
    assert_eq!(
        faults("world-cards.toml", "\"Signal Mirror\"", "\"Horn Bow\"")[0],
        "world-cards.toml: two cards are called Horn Bow"
    );
    assert_eq!(
        faults("treasures.toml", "id = \"T1\"", "id = \"T2\""),
        ["treasures.toml: the id T2 stands here twice"]
    );
}

/// NF-022, NF-317.
/// Rulebook, Components; the points are ours.
#[test]
fn nf_022_nf_317_threats_rise_from_4_to_15_and_their_points_with_them() {
    let threats = || (0..THREATS).map(|place| content().threat(place));

    assert!(threats().map(|threat| threat.level).eq(4..=15));
    assert!(threats().map(|threat| threat.points).eq([1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]));
    assert_eq!(content().threat(0).name, "Bandit");
    assert_eq!(
        faults("threats.toml", "level = 9", "level = 10"),
        ["threats.toml: there is one threat of each level from 4 to 15, in order"]
    );
}

#[test]
fn nf_049_six_of_fourteen_camps_cover_a_coin_or_a_gem() {
    let tents = content().board.tents;

    let covered = |tent| tents.iter().filter(|one| **one == tent).count();
    assert_eq!((covered(Tent::Coin), covered(Tent::Gem), covered(Tent::Bare)), (3, 3, 8));
    assert_eq!((tents[0], tents[13]), (Tent::Bare, Tent::Bare), "the last one shows points");
}

/// NF-131, NF-709.
#[test]
fn nf_131_nf_709_every_adventurer_has_a_price_and_shows_what_no_other_shows() {
    let faces: Vec<_> = Adventurer::all().map(|one| content().face(one)).collect();

    let costs: Vec<u8> = faces[..9].iter().map(|face| face.cost).collect();
    assert_eq!(costs, [2, 2, 3, 3, 3, 4, 4, 5, 6]);
    for (index, face) in faces.iter().enumerate() {
        assert!(faces[..index].iter().all(|other| other.symbols != face.symbols), "{}", face.name);
    }
    let sarrik = faces.iter().find(|face| face.name == "Sarrik Brasstail").expect("he is there");
    let shown = Symbols { heart: 2, sword: 1, search: 1, ..Symbols::default() };
    assert_eq!((sarrik.cost, sarrik.symbols), (2, shown));
    assert_eq!(
        faults(
            "adventurers.toml",
            "heart = 1, search = 1, movement = 2",
            "heart = 3, movement = 1"
        ),
        ["adventurers.toml: Zuri Longstride and Rohan Twowinds show the same, and no two may"]
    );
}

/// NF-153, NF-154.
#[test]
fn nf_153_nf_154_every_good_has_a_value_in_a_trade() {
    let values = Good::ALL.map(|good| content().board.values[good]);

    assert_eq!(values, [1, 2, 2, 4, 5, 6, 7]);
    assert_eq!(
        faults("board.toml", "gem = 2", "gem = 0"),
        ["board.toml: every good has a value of at least 1 in a trade"]
    );
}

#[test]
fn nf_213_the_mine_is_a_grid_of_twelve_with_rewards_by_column_and_row() {
    let mine = &content().board.mine;
    let cell = |name: &str| name.parse::<Cell>().expect("a place in the mine");
    let neighbours = |name: &str| mine.neighbours[cell(name).index()];
    let cells = |names: &[&str]| names.iter().map(|name| cell(name)).collect::<Cells>();

    assert_eq!(mine.numbers, [1, 2, 3, 5, 1, 3, 4, 6, 3, 4, 5, 7]);
    assert_eq!(Cell::ENTRANCE, cell("a1"));
    assert_eq!(neighbours("a1"), cells(&["a2", "b1"]));
    assert_eq!(neighbours("b3"), cells(&["a3", "b2", "b4", "c3"]));
    let corner = Goods { coin: 1, gem: 3, ..Goods::default() };
    assert_eq!(mine.rewards[cell("c4").index()], corner);
    assert_eq!(mine.famous, cells(&["a4", "b2", "c1", "c4"]));
    assert_eq!(
        faults("board.toml", "\"c4\"", "\"d4\""),
        ["board.toml: reputation_by_day: expected a place in the mine such as b3, found “d4”"]
    );
}

/// NF-262, NF-682.
#[test]
fn nf_262_nf_682_treasures_do_what_they_are_known_for() {
    assert_eq!(
        effects("Bounty Contract").most,
        Some(Most { what: Count::Threats, first: 4, second: 2, tied: 2 })
    );
    let food = Gain { goods: Goods { food: 1, ..Goods::default() }, ..Gain::default() };
    assert_eq!(effects("Noose Trap").triggers, [(Trigger::TreasureDrawn, food)]);
    let matching = Gain { matching: 1, ..Gain::default() };
    assert_eq!(effects("Old Shovel").triggers, [(Trigger::CampOnResource, matching)]);
    let artifact = Gain { artifacts: 1, ..Gain::default() };
    assert_eq!(
        effects("Old Journal").visits,
        [Visit { building: Building::Saloon, gain: artifact }]
    );
    let bomb = effects("Fire Bomb").boost.expect("it is thrown");
    assert!(bomb.rolls.duel && bomb.rolls.threat && bomb.rolls.quest_combat);
    assert!(!bomb.rolls.quest_skill && bomb.add == 2 && bomb.cost.food == 1);
    assert!(effects("Rusty Bell").recruit_at_mine);
    assert_eq!(effects("Black Feather").when, Some(When { reputation: -3, points: 3 }));
    assert_eq!((effects("Sling Shot").symbols.sword, effects("Sheepskin Deed").score), (1, 2));
    assert_eq!(effects("Sleeping Potion").skip_threat.map(|cost| cost.food), Some(1));
}

/// NF-409, NF-666.
#[test]
fn nf_409_nf_666_artifacts_show_cost_reputation_points_and_what_they_do() {
    let hat = named("Mirror Hat");
    let cost = Goods { green: 2, coin: 2, gem: 1, ..Goods::default() };
    assert_eq!((hat.cost, hat.reputation, hat.points), (cost, -4, 7));
    assert_eq!((hat.effects.symbols.shield, hat.effects.symbols.sword), (1, 1));
    let cloak = Per { what: Count::Adventurers(Faction::Blue), every: 1, points: 1, most: None };
    assert_eq!(effects("Cloak of Stars").per, Some(cloak));
    assert_eq!((effects("Goods Wagon").trade_value, effects("Merchant Coat").trade_extra), (1, 1));
    assert!(effects("Merchant Contract").extra_same && effects("Mercenary Contract").places_camp);
    assert_eq!((effects("Cooking Spices").free_passes, effects("Crown of Cruelty").toll), (1, 1));
    let deck =
        |name: &str| Card::all().find(|card| content().card(*card).name == name).map(Card::kind);
    let basic = ["Horn Bow", "Rustbot 8", "Merchant Contract"].map(deck);
    let advanced = ["Invincible Box", "Gambling Dice", "Cloak of Stars"].map(deck);
    assert_eq!((basic, advanced), ([Some(Kind::Basic); 3], [Some(Kind::Advanced); 3]));
}

/// The rewards are in the book: nobody knows them before they are won.
#[test]
fn nf_468_an_arcade_card_has_a_title_and_two_choices_with_numbers() {
    for number in 1..=ARCADE as u16 {
        let card = content().tales().passage(arcade_key(number));
        assert!(!card.title.is_empty());
        assert_eq!(card.choices.len(), 2, "X{number}");
        for choice in &card.choices {
            let Way::Roll { tiers, .. } = &choice.way else { panic!("X{number} has no roll") };
            assert!(tiers.len() == 1 && tiers[0].more.is_some(), "X{number}");
        }
    }
}

#[test]
fn cards_are_sorted_by_what_they_do() {
    let with = &content().with;

    assert_eq!((with.tiebreak.len(), with.place_camp.len(), with.party.len()), (1, 1, 1));
    assert_eq!((with.boost.len(), with.reroll.len(), with.skip_threat.len()), (3, 5, 3));
    assert_eq!((with.toll.len(), with.no_duel.len(), with.free_pass.len()), (2, 2, 3));
    for card in Card::all() {
        let does = &content().card(card).effects;
        assert_eq!(with.visit.contains(card), !does.visits.is_empty());
        assert_eq!(with.symbols.contains(card), does.symbols != Symbols::default());
    }
}

#[test]
fn what_the_rules_do_not_know_is_refused_with_the_words_they_know() {
    let unknown = faults("treasures.toml", "does = \"free-pass\"", "does = \"fly\"");
    assert_eq!(unknown.len(), 1);
    assert!(unknown[0].contains("unknown variant `fly`, expected one of `symbols`"), "{unknown:?}");
    for (from, to, told) in [
        ("roll = \"combat\"", "roll = \"duel-attack\"", "here “duel” is both attack and defence"),
        (
            "event = \"treasure-drawn\", gain = { food = 1 }",
            "event = \"recruited\", gain = {}",
            "the gain is empty",
        ),
        (
            "gain = { artifact = 1 }",
            "gain = { matching = 1 }",
            "only a camp on a coin or gem space brings “matching”",
        ),
        (
            "{ does = \"score\", points = 2 }",
            "{ does = \"place-camp\" }",
            "only an artifact places a camp, when it is bought",
        ),
    ] {
        let found = faults("treasures.toml", from, to);
        assert!(found.len() == 1 && found[0].ends_with(told), "{told}: {found:?}");
    }
    let twice = "effects = [{ does = \"extra-same\" }, { does = \"extra-same\" }]";
    assert_eq!(
        faults("artifacts.toml", "effects = [{ does = \"extra-same\" }]", twice),
        ["artifacts.toml: Merchant Contract: “extra-same” stands here twice"]
    );
}

#[test]
fn every_fault_is_told_at_once_with_its_file() {
    let found = faults_with([
        ("artifacts.toml", "points = 2", "points = 200"),
        ("board.toml", "coin = 2\n", "coin = 200\n"),
        ("treasures.toml", "reputation = 4", "reputation = 0"),
        ("world-cards.toml", "heart = 2", "heart = 20"),
        ("adventurers.toml", "cost = 2", "cost = 99"),
    ]);

    for told in [
        "artifacts.toml:16: invalid value: integer `200`, expected a number from -128 to 127",
        "board.toml: a value of a trade must be between 0 and 20, not 200",
        "treasures.toml: Pilgrim Badge: a reputation of 0 is neither “at least” nor “at most”",
        "world-cards.toml: Glimmerroot Seed: a symbol must be between 0 and 9, not 20",
        "adventurers.toml: Zuri Longstride: cost must be between 0 and 20, not 99",
    ] {
        assert!(found.iter().any(|fault| fault == told), "{told} is not in {found:#?}");
    }
}
