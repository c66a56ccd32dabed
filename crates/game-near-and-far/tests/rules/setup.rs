//! Setting up (RULES.md section 2).

use std::collections::BTreeSet;

use game_near_and_far::{
    CAMPS, Character, Event, NearAndFar, Place, Quests, Refusal, Setup, Side, Stage,
    components::{Cards, Good, Kind, Tent},
    scoring::{Part, score},
};
use table::{Game, Pick, Recorder, Script, Seat, Viewer};

use crate::kit::{FirstSide, P1, P2, P3, P4, Table, adventurer, card, printed, spaces};

fn first(players: usize) -> Setup {
    Setup { first: Some(P1), ..Setup::first_adventure(players) }
}

/// The game that a setup begins with, by this luck, and what luck it asked for.
fn begin(setup: &Setup, luck: impl IntoIterator<Item = u32>) -> (NearAndFar, Vec<u32>) {
    let mut picks: Vec<Pick> = Vec::new();
    let mut recorder = Recorder::new(Script::of(luck), &mut picks);
    let game = NearAndFar::start(printed(), setup, &mut recorder).unwrap();
    (game, picks.iter().map(|pick| pick.sides).collect())
}

/// NF-026, NF-027.
#[test]
fn nf_026_nf_027_the_dusk_side_is_up_unless_the_day_is_chosen() {
    for setup in [Setup::first_adventure(2), Setup::arcade(3, 5), Setup::book(4, 2)] {
        assert_eq!(setup.side, Side::Dusk);
        assert_eq!(Table::start(setup).open().side, Side::Dusk);
    }
    let mut table = Table::of(2).with(P1, |one| (one.goods.gem, one.goods.food) = (3, 3));

    table.act(P1, "visit stables");

    assert_eq!(table.refusal(P1, "buy tortoise"), Refusal::NoTortoises);
}

/// NF-028, NF-065.
#[test]
fn nf_028_nf_065_three_pack_animals_a_player_lie_on_the_stables() {
    let stables = [2, 3, 4].map(|players| Table::start(first(players)).open().stable());

    assert_eq!(stables, [6, 9, 12], "the others stay in the box");
}

#[test]
fn nf_029_all_treasures_are_in_the_deck_and_any_may_come_first() {
    let table = Table::later(2).with(P1, |one| one.birds = 1);
    assert_eq!((table.open().treasures_left(), table.open().treasure_discards.len()), (36, 0));
    let mut seen = Cards::NONE;

    for side in 0..36 {
        let mut copy = table.clone();
        copy.act(P1, "visit hut");
        copy.act_with(P1, "draw", [side]);
        seen = seen.union(copy.open().drawn);
    }

    assert_eq!(seen, Cards::all_of(Kind::Treasure));
}

#[test]
fn nf_030_five_of_36_adventurers_come_from_the_bag_into_the_row() {
    let quiet = Setup { characters: Table::all_given(2), ..first(2) };
    let (game, sides) = begin(&quiet, [35, 0, 0, 9, 1].into_iter().chain([0; 40]));

    let open = game.view(Viewer::Spectator).open;

    assert_eq!(sides[..5], [36, 35, 34, 33, 32]);
    let row = ["B9", "Y1", "Y2", "R3", "Y4"].map(|name| Some(adventurer(name)));
    assert_eq!((open.row, open.bag_size()), (row, 31), "no companion is in the bag");
}

/// NF-031, NF-059.
#[test]
fn nf_031_nf_059_chiefs_and_world_cards_lie_ready() {
    let open = Table::start(first(4)).open();

    assert!(open.travellers.iter().all(|one| one.chiefs == 0 && one.cards.is_empty()));
}

#[test]
fn nf_032_the_map_is_the_one_that_was_chosen() {
    assert_eq!(Table::start(first(2)).open().map, 1);
    for map in 1..=11 {
        assert_eq!(Table::start(Setup::arcade(2, map)).open().map, map);
        assert_eq!(Table::start(Setup::book(2, map)).open().map, map);
    }
}

/// NF-033, NF-034.
#[test]
fn nf_033_nf_034_three_tokens_a_player_and_one_lie_on_the_map() {
    let tokens = [2, 3, 4].map(|players| Table::start(first(players)).open().quests.len());

    assert_eq!(tokens, [7, 10, 13]);
}

/// NF-035, NF-036.
#[test]
fn nf_035_nf_036_tokens_lie_on_books_and_each_book_is_as_likely_as_any_other() {
    let quiet = Setup { characters: Table::all_given(2), ..first(2) };
    let books = printed().map(1).books;
    let mut firsts = BTreeSet::new();

    for side in 0..16 {
        let luck = [0; 5].into_iter().chain([side]).chain([0; 40]);
        let (game, sides) = begin(&quiet, luck);
        let quests = game.view(Viewer::Spectator).open.quests;
        assert_eq!(sides[5..12], [16, 15, 14, 13, 12, 11, 10], "one side for each book left");
        assert_eq!((quests.len(), quests.without(books).len()), (7, 0));
        firsts.insert(books.iter().nth(side as usize).filter(|book| quests.contains(*book)));
    }

    assert_eq!(firsts, books.iter().map(Some).collect());
}

#[test]
fn nf_037_a_token_hides_neither_the_gem_nor_the_number_of_its_space() {
    let table = Table::later(2).at(P1, "2").quests([2]).with(P1, |one| one.hearts = 3);
    let (mut camps, mut reads) = (table.clone(), table);

    camps.play(P1, ["adventure", "stop", "done", "camp"]);
    let events = reads.play(P1, ["adventure", "stop", "attempt"]);

    assert_eq!(camps.of_seat(P1).goods.gem, 1, "the eye of the companion");
    assert_eq!(camps.open().quests, spaces([2]), "the quest was left out");
    let opened = events.iter().find_map(|event| match event {
        Event::Opened { passage, .. } => Some(passage.to_string()),
        _ => None,
    });
    assert_eq!(opened.as_deref(), Some("A"));
}

/// NF-044, NF-045.
#[test]
fn nf_044_nf_045_everybody_begins_with_three_coins_and_nothing_else() {
    let table = Table::start(first(3));

    for seat in [P1, P2, P3] {
        let one = table.of_seat(seat);
        let goods = Good::ALL.map(|good| one.goods[good]);
        assert_eq!(goods, [0, 3, 0, 0, 0, 0, 0], "food, coins, gems and tokens");
        assert_eq!((one.hearts, one.reputation, one.animals(), one.placed), (0, 0, 0, 0));
        assert_eq!((one.treasures().len(), one.owned.len(), one.companion), (0, 0, true));
        assert_eq!(table.open().camps_left(seat), 14);
    }
    let mut stables = Table::of(2);
    stables.act(P1, "visit stables");
    assert_eq!(stables.of_seat(P1).birds, 0);
    assert_eq!(stables.open().active, P2, "no food, no bird");
}

#[test]
fn nf_046_a_player_has_fourteen_camps() {
    assert_eq!(CAMPS, 14);
    assert_eq!(Table::start(first(2)).open().camps, 14);
    assert_eq!(printed().board.tents.len(), 14);
}

/// NF-047, NF-048.
#[test]
fn nf_047_nf_048_camps_leave_the_board_in_order_and_what_they_cover_is_gained_at_once() {
    // Digging at the entrance brings 2 coins besides.
    let gained: Vec<(u16, u16)> = (0..14)
        .map(|placed| {
            let mut table = Table::later(2).camps(P1, 1..=placed).with(P1, |one| {
                (one.goods.coin, one.goods.gem) = (0, 0);
            });
            table.play(P1, ["visit mine", "dig a1"]);
            let goods = table.of_seat(P1).goods;
            assert_eq!(usize::from(table.of_seat(P1).placed), placed + 1);
            (goods.coin - 2, goods.gem)
        })
        .collect();

    let covers = printed().board.tents.map(|tent| match tent {
        Tent::Bare => (0, 0),
        Tent::Coin => (1, 0),
        Tent::Gem => (0, 1),
    });
    assert_eq!(gained, covers);
    let all = Table::later(2).camps(P1, 1..=14).open();
    let but_one = Table::later(2).camps(P1, 1..=13).open();
    let points = |open| score(printed(), open, P1).of(Part::AllCamps);
    assert_eq!((points(&all), points(&but_one)), (2, 0), "under the last one");
}

/// NF-050, NF-051.
#[test]
fn nf_050_nf_051_the_companion_is_active_and_nobody_asks_for_its_slot() {
    let table = Table::start(first(2));

    assert_eq!(table.open().stage, Stage::Draft);
    assert!(table.of_seat(P1).companion);
    assert_eq!(table.of_seat(P1).members(), 1);
}

/// NF-052, NF-053.
#[test]
fn nf_052_nf_053_characters_are_given_or_drawn_and_never_twice_the_same() {
    let given = [Some(Character::Riza), None, Some(Character::Kiku), None];
    let (game, sides) =
        begin(&Setup { characters: given, ..first(4) }, [5, 0].into_iter().chain([0; 80]));
    let played: Vec<Character> =
        game.view(Viewer::Spectator).open.travellers.iter().map(|one| one.character).collect();

    assert_eq!(sides[..2], [6, 5], "of those nobody has taken");
    assert_eq!(played, [Character::Riza, Character::Grear, Character::Kiku, Character::Shardling]);
    let twice = Setup { characters: [Some(Character::Rin); 4], ..first(4) };
    let refused = NearAndFar::start(printed(), &twice, &mut FirstSide).map(|_| ());
    assert_eq!(refused.unwrap_err().to_string(), "no two players play the same character");
    let open = game.view(Viewer::Spectator).open;
    assert!(open.travellers.iter().all(|one| one.party == printed().board.companion));
    assert!(open.travellers.iter().all(|one| one.reputation == 0));
}

#[test]
fn nf_054_standees_begin_on_the_player_boards() {
    let table = Table::start(first(4));

    assert!([P1, P2, P3, P4].iter().all(|seat| table.of_seat(*seat).place == Place::Aside));
}

/// NF-055, NF-057.
#[test]
fn nf_055_nf_057_the_first_player_is_named_or_drawn_and_stays_it() {
    let named = Setup { first: Some(P2), ..Setup::first_adventure(3) };
    let drawn = [0, 1, 2].map(|side| {
        let (game, sides) = begin(&Setup::first_adventure(3), [side].into_iter().chain([0; 80]));
        assert_eq!(sides[0], 3);
        game.view(Viewer::Spectator).open.first
    });
    let mut table = Table::later(3);
    for _ in 0..6 {
        let seat = table.open().active;
        table.play(seat, ["adventure", "stop"]);
    }

    assert_eq!(drawn, [P1, P2, P3]);
    assert_eq!(Table::start(named).open().first, P2);
    assert_eq!((table.open().round, table.open().first), (4, P1));
}

#[test]
fn nf_060_in_arcade_mode_forty_cards_are_the_deck_and_no_book_is_read() {
    let arcade = Table::start(Setup::arcade(2, 1)).open();
    let book = Table::start(first(2)).open();

    assert_eq!((arcade.reads, arcade.arcade_left()), (Quests::Arcade, 40));
    assert_eq!((book.reads, book.arcade_left()), (Quests::Book, 0));
}

#[test]
fn nf_061_threats_lie_in_ascending_order() {
    let open = Table::start(first(2)).open();
    let levels: Vec<u8> = open.threats_left().map(|place| printed().threat(place).level).collect();

    assert_eq!(levels, (4..=15).collect::<Vec<u8>>());
    assert_eq!(open.threat().map(|place| printed().threat(place.into()).level), Some(4));
}

#[test]
fn nf_062_five_basic_and_two_advanced_artifacts_are_dealt_and_the_rest_are_two_decks() {
    for (players, basic, advanced) in [(2, 28, 13), (3, 23, 11), (4, 18, 9)] {
        let table = Table::start(first(players));
        let mut dealt = Cards::NONE;
        for seat in (0..players).map(Seat::new) {
            let view = table.game.view(Viewer::Seat(seat));
            assert_eq!((view.packet.len(), view.packet.of(Kind::Basic).len()), (5, 5));
            assert_eq!((view.hand.len(), view.hand.of(Kind::Advanced).len()), (2, 2));
            assert!(dealt.intersection(view.packet.union(view.hand)).is_empty());
            dealt = dealt.union(view.packet).union(view.hand);
        }
        let piles = table.view().piles;
        assert_eq!((piles.basic, piles.advanced), (basic, advanced));
        assert_eq!((piles.basic_discards, piles.advanced_discards), (0, 0));
    }
}

/// NF-063, NF-064.
#[test]
fn nf_063_nf_064_with_two_an_unused_character_stands_in_the_town_hall() {
    let two = Table::start(first(2)).open();
    let played: Vec<Character> = two.travellers.iter().map(|one| one.character).collect();

    assert!(two.stranger.is_some_and(|stranger| !played.contains(&stranger)));
    assert_eq!([3, 4].map(|players| Table::start(first(players)).open().stranger), [None, None]);
}

#[test]
fn nf_066_luck_comes_in_a_fixed_order() {
    let setup = Setup::first_adventure(3);
    let down = |from: u32, count: u32| (from + 1 - count..=from).rev().collect::<Vec<u32>>();
    let order = [vec![3], down(8, 3), down(36, 5), down(16, 10), down(38, 15), down(17, 6)];

    // P3 begins, and is dealt the first cards: the first five of those that are left.
    let (game, sides) = begin(&setup, [2].into_iter().chain([0; 80]));

    assert_eq!(sides, order.concat());
    let packet = |seat: Seat| game.view(Viewer::Seat(seat)).packet;
    assert!(packet(P3).contains(card("A1")) && packet(P1).contains(card("A6")));
    assert!(packet(P2).contains(card("A11")));
    let hand = |seat: Seat| game.view(Viewer::Seat(seat)).hand;
    assert!(hand(P3).contains(card("A39")) && hand(P1).contains(card("A41")));
}
