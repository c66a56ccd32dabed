//! The underground board (RULES.md section 28).

use game_now_or_never::{
    Event, NowOrNever, Open, Setup,
    components::{Good, Location, Side, Site, Thing},
};
use table::{Game, Recorder, Seat};

use crate::{
    kit::{FirstSide, P1, P2, Table, called, printed},
    walk::{announced, gained, stopped},
};

fn below() -> Table {
    Table::set_up(printed(), Setup::underground(2))
}

/// `seat` builds the Net Loft for 4 coins, and what the space costs, at a4.
fn builds_at_a4(table: Table, seat: Seat) -> (Table, Vec<Event>) {
    let table = table.specialists(seat, ["S1"]).coins(seat, 20).turn_of(seat);
    let mut table = table.with(seat, |one| one.grid.swap(0, 11));
    let events = table.play(seat, ["hire 1", "tile B12", "at a4"]);
    (table, events)
}

#[test]
fn nn_498_the_other_side_of_the_game_board_and_of_the_towns_is_used() {
    let (above, _) = builds_at_a4(Table::of(2), P1);
    let (below, events) = builds_at_a4(below(), P1);

    assert_eq!((above.open().side, below.open().side), (Side::Above, Side::Below));
    // Above ground e1 has a letter, underground an enemy; a4 costs and brings something else.
    assert!(above.open().search.contains(called("e1")));
    assert!(!below.open().search.contains(called("e1")));
    assert!(below.open().enemy(printed(), called("e1")).is_some());
    assert!(events.iter().any(|event| matches!(event, Event::Built { coins: 6, .. })));
    assert_eq!(above.of_seat(P1).goods[Good::Shell], 1);
    assert_eq!(below.of_seat(P1).goods[Good::Tool], 1);
}

#[test]
fn nn_499_enemies_of_levels_2_5_and_7_are_those_of_the_underground() {
    let met = |space: &str| {
        let mut table = announced(below().with(P1, |hero| hero.mana = 0), space);
        let events = table.act(P1, "fight");
        match events[0] {
            Event::FightBegan { foe, health, attack, .. } => (foe.name, health, attack),
            _ => panic!("a fight begins"),
        }
    };

    assert_eq!(met("f2"), ("Gloom Newt", 5, 1));
    assert_eq!(met("b1"), ("Vein Lurker", 7, 4));
    assert_eq!(met("i2"), ("Pale Digger", 12, 3));
    assert_eq!(met("e1"), ("Cinder Mite", 3, 1), "the others are the same");
    for players in 1..=4 {
        let above = Table::of(players).open().enemies;
        let below = Table::set_up(printed(), Setup::underground(players)).open().enemies;
        assert_eq!(above, below, "as many for {players}");
    }
}

#[test]
fn nn_500_locations_and_towns_bring_other_things_and_all_else_is_the_same() {
    let differ: Vec<String> = Location::all()
        .filter(|one| printed().visit(Side::Above, *one) != printed().visit(Side::Below, *one))
        .map(|one| printed().location(one).name.clone())
        .collect();
    let mut hut = stopped(below(), "d1");
    let events = hut.act(P1, "visit");

    assert_eq!(differ.len(), 9, "{differ:?}");
    assert_eq!(gained(&events, P1, Thing::Experience), 1);
    let towns = [Side::Above, Side::Below].map(|side| &printed().town(side).spaces);
    assert!(Site::all().any(|site| towns[0][site.index()] != towns[1][site.index()]));
    let same = |open: Open| (open.season, open.players.len(), open.villagers, open.gear);
    assert_eq!(same(Table::of(2).open()), same(below().open()));
    assert_eq!(Table::of(2).offered(P1), below().offered(P1));
}

#[test]
fn nn_502_random_tiles_search_tokens_and_orders_are_set_up_as_above_ground() {
    let luck = |setup: Setup| {
        let mut picks = Vec::new();
        let setup = Setup { heroes: Table::all_given(2), first: Some(P1), ..setup };
        let recorder = &mut Recorder::new(FirstSide, &mut picks);
        NowOrNever::start(printed(), &setup, recorder).unwrap();
        picks
    };

    let table = below();
    let open = table.open();
    assert_eq!(open.search.len(), 14);
    assert_eq!(table.view().piles.orders, 9);
    for (slot, space) in ["b2", "h2", "c3"].into_iter().enumerate() {
        assert_eq!(open.location(printed(), called(space)), Some(open.random[slot]));
    }
    assert_eq!(luck(Setup::standard(2)), luck(Setup::underground(2)));
}

#[test]
fn nn_504_all_players_use_the_same_side() {
    for seat in [P1, P2] {
        let (table, events) = builds_at_a4(below(), seat);

        assert_eq!(gained(&events, seat, Good::Tool.into()), 1, "{seat}");
        let (builder, space) = (4, 2);
        assert_eq!(table.of_seat(seat).coins, 20 - builder - 4 - space);
    }
}
