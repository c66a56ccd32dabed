//! Components and counts (RULES.md section 1).

use game_above_and_below::{
    AboveAndBelow, Building, Cave, Event, MOST_PLAYERS, Refusal, Setup, Token, Villager, Villagers,
    components::{Group, Kind},
};
use table::{Game, Pick, Recorder, Script};

use crate::stage::{BEAR, P1, P2, Table, building, content_where, die, printed, village};

/// Rulebook, Components.
#[test]
fn ab_001_there_are_four_player_boards_a_reputation_board_a_first_player_a_round_a_book_and_dice() {
    let open = Table::of(4).open();

    assert_eq!((MOST_PLAYERS, open.villages.len()), (4, 4));
    assert_eq!((open.first, open.round), (P1, 1));
    assert!(!printed().tales().book().passages.is_empty());
    // The reputation board holds a cube of each, the villagers for hire and the cider.
    let spaces = printed().board.reputation.len();
    assert!(open.villages.iter().all(|village| usize::from(village.reputation) < spaces));
    assert_eq!((open.villagers.iter().flatten().count(), open.cider), (5, true));
    // Of the dice each shows one of six sides, and there is one for each of a party.
    let mut party = Table::telling(BEAR).peopled(P1, ["V1", "V5", "V9"]);
    party.explore(P1, ["V1", "V5", "V9"], 1);
    let mut picks = Vec::new();
    let mut luck = Recorder::new(Script::of([0, 1, 5]), &mut picks);
    party.game.apply(P1, "choose 2".parse().unwrap(), &mut luck, &mut Vec::new()).unwrap();
    assert_eq!(picks, [0, 1, 5].map(|side| Pick { side, sides: 6 }));
}

/// Rulebook, Components.
// AB-002, AB-003.
#[test]
fn ab_002_ab_003_six_star_houses_and_four_of_nine_key_houses_are_in_a_game() {
    let offered = Table::of(3).open().offered;

    let on_display = |kind| offered.iter().filter(|card| card.kind() == kind).count();
    assert_eq!(Building::all_of(Kind::StarHouse).count(), 6);
    assert_eq!(Building::all_of(Kind::KeyHouse).count(), 9);
    assert_eq!((on_display(Kind::StarHouse), on_display(Kind::KeyHouse)), (6, 4));
}

/// The box has coins for 146; they are change money.
// AB-004, AB-013.
#[test]
fn ab_004_ab_013_coins_never_run_out() {
    let mut table = Table::of(2).rich(P1, 146).rich(P2, 146);

    table.play(P1, ["labor", "send V1", "go"]);

    assert_eq!(table.village(P1).coins, 147);
}

/// Rulebook, Components.
#[test]
fn ab_005_there_are_12_starting_18_regular_and_6_special_villagers() {
    let count = |group| Villager::all_of(group).count();

    assert_eq!(count(Group::Starting), 12);
    assert_eq!(count(Group::Regular), 18);
    assert_eq!(count(Group::Special), 6);
}

/// Rulebook, Components.
#[test]
fn ab_006_the_special_villagers_are_one_liquid_woman_one_glogo_two_cats_and_two_metal_men() {
    let mut names: Vec<&str> =
        Villager::all_of(Group::Special).map(|one| printed().face(one).name.as_str()).collect();
    names.sort_unstable();

    let expected = ["Cave Cat", "Cave Cat", "Glogo", "Liquid Woman", "Metal Man", "Metal Man"];
    assert_eq!(names, expected);
}

/// Rulebook, Components.
#[test]
fn ab_007_eight_kinds_of_goods_from_the_most_to_the_least_frequent() {
    let counts: Vec<u8> = Token::GOODS.iter().map(|&good| printed().board.tokens[good]).collect();

    assert_eq!(
        Token::GOODS.map(Token::word),
        ["mushroom", "fish", "fruit", "rope", "clay-pot", "paper", "ore", "amethyst"]
    );
    assert!(counts.is_sorted_by(|one, next| one >= next), "{counts:?}");
}

#[test]
fn ab_008_ciders_and_potions_are_no_goods() {
    let table = Table::of(2).stored(P1, [(Token::Cider, 1), (Token::Potion, 1)]);

    assert_eq!(table.refusal(P1, "place cider"), Refusal::NotAGood);
    assert_eq!(table.refusal(P1, "place potion"), Refusal::NotAGood);
    assert!(table.offers(P1, "sell cider") && table.offers(P1, "sell potion"));
    let stocks = Building::all().filter_map(|card| printed().card(card).stock);
    assert!(stocks.map(|stock| stock.kind).all(Token::is_good));
}

#[test]
fn ab_009_the_box_holds_what_the_public_lists_say() {
    let tokens = printed().board.tokens;

    assert_eq!(Building::all_of(Kind::House).count(), 25);
    assert_eq!(Building::all_of(Kind::Outpost).count(), 24);
    assert_eq!(Cave::all().count(), 25);
    assert_eq!((tokens[Token::Cider], tokens[Token::Potion]), (10, 20));
    let goods = Token::GOODS.map(|good| tokens[good]);
    assert_eq!(goods, [12, 12, 12, 10, 10, 10, 8, 7]);
    assert_eq!(goods.iter().sum::<u8>(), 81);
}

#[test]
fn ab_010_two_three_or_four_can_play() {
    for players in 0..=6 {
        let luck = &mut Script::of([0; 40]);

        let started = AboveAndBelow::start(printed(), &Setup::standard(players), luck);

        assert_eq!(started.is_ok(), (2..=4).contains(&players), "{players} players");
    }
}

#[test]
fn ab_011_every_die_has_six_sides() {
    let mut table = Table::of(2).peopled(P1, ["V1", "V33"]);
    table.play(P1, ["explore", "send V1", "send V33"]);
    let sides_of = |table: &mut Table, words: &str, luck: &[u32]| {
        let mut picks = Vec::new();
        let mut script = Script::of(luck.iter().copied());
        let mut luck = Recorder::new(&mut script, &mut picks);
        table.game.apply(P1, words.parse().unwrap(), &mut luck, &mut Vec::new()).unwrap();
        picks.iter().map(|&Pick { sides, .. }| sides).collect::<Vec<_>>()
    };

    // A cat, the next cave, the encounter; then a lantern die each.
    assert_eq!(sides_of(&mut table, "go", &[die(3), 0, die(1)]), [6, 24, 6]);
    assert_eq!(sides_of(&mut table, "choose 1", &[0, 0]), [6, 6]);
}

#[test]
fn ab_012_ten_villagers_roll_ten_dice() {
    let party = ["V1", "V5", "V9", "V13", "V14", "V15", "V16", "V17", "V18", "V19"];
    let mut table = Table::of(2).peopled(P1, party);
    table.explore(P1, party, 1);

    let events = table.act_with(P1, "choose 1", [die(6); 10]);

    let rolls = events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
    assert_eq!(rolls, 10);
}

#[test]
fn ab_014_what_the_supply_cannot_cover_lapses() {
    let mut table = Table::of(2).rich(P1, 20).arranged(|open| {
        open.supply[Token::Fruit] = 1;
        open.supply[Token::Potion] = 0;
    });
    let mut other = table.clone();

    table.act(P1, "build H3");
    other.act(P1, "build K1");

    assert_eq!(table.open().stocked.on(building("H3")), 1, "two are printed");
    assert_eq!(table.open().supply[Token::Fruit], 0);
    assert_eq!(other.village(P1).stores[Token::Potion], 0, "two are printed");
}

#[test]
fn ab_015_scarce_tokens_go_round_one_at_a_time_from_the_first_player_of_the_round() {
    let content = content_where(
        "buildings.toml",
        [
            ("potion_income = 1", "potion_income = 2"),
            ("cost = 3\nabilities", "cost = 3\npotion_income = 2\nabilities"),
        ],
    );
    let ended = |first| {
        let table = Table::with(content, 2).built(P1, ["K8", "H5"]).built(P2, ["K5", "H6"]);
        let mut table = table.arranged(|open| {
            (open.first, open.active, open.waiting) = (first, first, table::Seats::only(first));
            open.supply[Token::Potion] = 3;
            *open.stocked.on_mut(building("H5")) = 0;
            *open.stocked.on_mut(building("H6")) = 0;
            open.supply[Token::Fruit] = 1;
            for seat in [P1, P2] {
                village(open, seat).ready = Villagers::NONE;
            }
        });
        table.act(first, "pass");
        let active = table.open().active;
        table.act(active, "pass");
        let open = table.open();
        let potions = [P1, P2].map(|seat| open.village(seat).stores[Token::Potion]);
        (potions, open.stocked.on(building("H5")), open.stocked.on(building("H6")))
    };

    assert_eq!(ended(P1), ([2, 1], 1, 0));
    assert_eq!(ended(P2), ([1, 2], 0, 1));
}
