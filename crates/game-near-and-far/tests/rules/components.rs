//! Components and counts (RULES.md section 1), as far as the rules count them.

use game_near_and_far::{
    Animal, Good, MAPS, MOST_PLAYERS, NearAndFar, Setup, Side,
    components::{Adventurer, Card, Faction, Kind, THREATS},
};
use table::{Game, Pick, Recorder, Seat, SetupError};

use crate::kit::{FirstSide, P1, P2, P3, P4, Table, brings, printed, space};

#[test]
fn nf_001_two_three_or_four_play() {
    for players in [0, 1, 5, 9] {
        let refused =
            NearAndFar::start(printed(), &Setup::first_adventure(players), &mut FirstSide);
        let expected = SetupError::Players { game: "Near and Far", fewest: 2, most: 4, players };
        assert_eq!(refused.map(|_| ()), Err(expected));
    }
    for players in 2..=4 {
        assert_eq!(Table::start(Setup::first_adventure(players)).open().seats(), players);
    }
}

#[test]
fn nf_002_the_box_holds_four_boards_a_town_with_two_sides_and_eleven_maps() {
    assert_eq!((MOST_PLAYERS, MAPS), (4, 11));
    for map in 1..=MAPS {
        assert_eq!(Table::start(Setup::arcade(2, map)).open().map, map);
        assert_eq!(printed().map(map).number, map);
    }
    for side in [Side::Dusk, Side::Day] {
        let table = Table::start(Setup { side, ..Setup::first_adventure(2) });
        assert_eq!(table.open().side, side);
    }
}

#[test]
fn nf_003_a_die_has_six_sides() {
    let mut table = Table::later(2).at(P2, "farm");
    table.act(P1, "visit farm");
    let mut picks: Vec<Pick> = Vec::new();
    let action = "duel P2 dirty".parse().unwrap();

    let mut luck = Recorder::new(FirstSide, &mut picks);
    table.game.apply(P1, action, &mut luck, &mut Vec::new()).unwrap();

    assert_eq!(picks.iter().map(|pick| pick.sides).collect::<Vec<_>>(), [6, 6]);
}

/// NF-008, NF-009.
#[test]
fn nf_008_nf_009_everybody_has_a_companion_and_all_of_them_show_the_same() {
    let table = Table::of(4);

    for seat in [P1, P2, P3, P4] {
        let traveller = table.of_seat(seat);
        assert!(traveller.companion && !traveller.platypus);
        assert_eq!(traveller.party, printed().board.companion, "dog or cat is a picture");
    }
}

/// NF-010, NF-011.
#[test]
fn nf_010_nf_011_goods_are_plain_numbers() {
    let mut table = Table::of(2).with(P1, |one| (one.goods.coin, one.goods.food) = (53, 21));

    table.play(P1, ["visit store", "coin"]);

    assert_eq!(table.of_seat(P1).goods.coin, 54, "one coin is one, whatever the token");
    assert_eq!(table.of_seat(P1).goods.food, 21);
}

/// NF-012, NF-013.
#[test]
fn nf_012_nf_013_there_are_tokens_of_four_colours_and_none_is_blank() {
    let tokens: Vec<Faction> = Good::ALL.into_iter().filter_map(Good::faction).collect();

    assert_eq!(tokens, Faction::ALL);
    assert_eq!(Good::ALL.len(), 3 + 4, "food, coins, gems and the four colours");
}

#[test]
fn nf_014_eighteen_quest_tokens_are_enough_for_every_setup() {
    let most = Setup::all().map(|setup| setup.quest_tokens()).max();

    assert_eq!(most, Some(16));
}

#[test]
fn nf_015_twelve_pack_animals_are_birds_on_one_side_and_tortoises_on_the_other() {
    let day = Setup { side: Side::Day, ..Setup::first_adventure(4) };
    let mut table = Table::later_with(printed(), day);
    assert_eq!(table.open().stable(), 12);
    table = table.with(P1, |one| (one.goods.food, one.goods.gem) = (1, 1));
    let mut other = table.clone();

    table.play(P1, ["visit stables", "buy bird"]);
    other.play(P1, ["visit stables", "buy tortoise"]);

    assert_eq!((table.open().stable(), other.open().stable()), (11, 11), "one supply for both");
    assert_eq!(table.of_seat(P1).count_of(Animal::Bird), 1);
    assert_eq!(other.of_seat(P1).count_of(Animal::Tortoise), 1);
}

/// NF-018, NF-056.
#[test]
fn nf_018_nf_056_each_player_has_camps_of_an_own_colour() {
    let table = Table::later(4).camps(P1, [1]).camps(P2, [2]).camps(P3, [3]).camps(P4, [4]);
    let long = Table::start(Setup { long_game: true, ..Setup::first_adventure(4) });

    let owners = [1, 2, 3, 4].map(|number| table.open().camp_of(space(number)));

    assert_eq!(owners, [Some(P1), Some(P2), Some(P3), Some(P4)]);
    assert!(table.open().camps <= 20 && long.open().camps <= 20, "no colour has more");
}

#[test]
fn nf_023_coins_tokens_and_food_never_run_out() {
    let table = Table::of(4);
    let mut table = [P1, P2, P3, P4].into_iter().fold(table, |table, seat| {
        table.with(seat, |one| (one.goods.coin, one.goods.red, one.goods.food) = (99, 30, 99))
    });

    table.play(P1, ["visit town-hall", "trade gain red", "give coin", "give coin", "give coin"]);
    table.act(P1, "done");
    table.play(P2, ["visit farm", "take 1"]);

    assert_eq!(table.of_seat(P1).goods.red, 31);
    assert_eq!(table.of_seat(P2).goods.food, 100);
}

#[test]
fn nf_024_everything_else_is_there_as_often_as_it_is_printed() {
    for setup in Setup::all() {
        let view = Table::start(setup).view();
        let open = view.open;
        let row = open.row.iter().flatten().count();
        assert_eq!(row + open.bag_size(), Adventurer::all().count(), "{setup}");
        assert_eq!(open.treasures_left(), Card::all_of(Kind::Treasure).count());
        let dealt = |each: usize| each * setup.players;
        let packets: usize = view.piles.packets.iter().map(|size| usize::from(*size)).sum();
        assert_eq!(packets, dealt(5));
        assert_eq!(usize::from(view.piles.basic) + dealt(5), 38);
        assert_eq!(usize::from(view.piles.advanced) + dealt(2), 17);
        assert_eq!(open.threats_left().count(), THREATS);
        assert_eq!(usize::from(open.stable()), 3 * setup.players);
    }
}

#[test]
fn nf_025_what_is_not_there_lapses_and_the_rest_of_the_gain_stands() {
    let table = Table::telling(&brings("gain 1 bird, 2 coins"));
    let mut full = table.clone().with(P1, |one| one.birds = 3);
    let mut room = table;

    full.told();
    room.told();

    assert_eq!((full.of_seat(P1).birds, full.of_seat(P1).goods.coin), (3, 5));
    assert_eq!((room.of_seat(P1).birds, room.of_seat(P1).goods.coin), (1, 5));
}

#[test]
fn nf_024_a_world_card_that_somebody_has_is_not_gained_again() {
    let table = Table::telling(&brings("gain world card Cold Blade; gain 1 coin"));
    let mut taken = table.clone().playing(P2, ["W1"]);
    let mut free = table;

    taken.told();
    free.told();

    let owners = |table: &Table| [P1, P2].map(|seat: Seat| table.of_seat(seat).cards.len());
    assert_eq!((owners(&taken), taken.of_seat(P1).goods.coin), ([0, 1], 4));
    assert_eq!((owners(&free), free.of_seat(P1).goods.coin), ([1, 0], 4));
}
