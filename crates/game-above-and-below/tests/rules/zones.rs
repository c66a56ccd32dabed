//! Zones of a player (RULES.md section 2).

use game_above_and_below::{Refusal, Slot, Token, rules::symbols};
use table::{Game, Viewer};

use crate::stage::{P1, P2, P3, QUIET, Table, building, cave, printed, village, villagers};

/// Rulebook, The Player Board.
#[test]
fn ab_016_a_villager_is_ready_exhausted_injured_or_on_the_cave_card() {
    let table = Table::telling(QUIET).peopled(P1, ["V1", "V5", "V9"]);
    let mut table = table.arranged(|open| village(open, P1).injured = villagers(["V13"]));

    table.explore(P1, ["V1", "V9"], 1);

    let mine = table.village(P1);
    assert_eq!(table.open().party, villagers(["V1", "V9"]), "on the cave card");
    assert_eq!(mine.ready, villagers(["V5"]));
    assert_eq!(mine.injured, villagers(["V13"]));
    assert!(mine.exhausted.is_empty());

    table.act(P1, "choose 1");
    assert!(table.open().party.is_empty());
    assert_eq!(table.village(P1).exhausted, villagers(["V1", "V9"]), "each in one area again");
    assert_eq!(table.village(P1).ready, villagers(["V5"]));
}

/// Rulebook, The Player Board: one row beside the starting house, one of caves below it.
#[test]
fn ab_017_buildings_follow_the_starting_house_and_caves_lie_by_themselves() {
    let table = Table::of(2).rich(P1, 30).arranged(|open| {
        village(open, P1).caves.add(cave("C24"));
        village(open, P1).caves.add(cave("C25"));
    });
    let mut table = table.peopled(P1, ["V1", "V13"]);

    table.play(P1, ["build O3", "by V1"]);
    table.play(P2, ["pass"]);
    table.act(P1, "build H2");

    let mine = table.village(P1);
    let names: Vec<&str> =
        symbols::cards(printed(), &mine).map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["First Hearth", "Blindfish Pool", "Toll-Bell Hut"]);
    assert_eq!((mine.caves.len(), mine.empty_caves()), (2, 1), "one lies under the outpost");
}

/// Rulebook, Goods.
#[test]
fn ab_018_what_is_gained_lies_beside_the_coins() {
    let mut table = Table::of(2);

    table.play(P1, ["labor", "send V1", "go"]);

    assert_eq!(table.village(P1).stores[Token::Cider], 1);
    assert_eq!(table.village(P1).sale, None);
}

/// Rulebook, The Player Board.
#[test]
fn ab_019_the_sale_slot_holds_one_token_of_any_kind() {
    for (token, words) in
        [(Token::Rope, "sell rope"), (Token::Cider, "sell cider"), (Token::Potion, "sell potion")]
    {
        let mut table = Table::of(2).stored(P1, [(Token::Fish, 1), (token, 1)]);
        table = table.arranged(|open| {
            village(open, P1).stores[Token::Fish] = 0;
            village(open, P1).sale = Some(Token::Fish);
        });

        table.act(P1, words);

        assert_eq!(table.village(P1).sale, Some(token), "and the fish made room for it");
        assert_eq!(table.village(P1).stores[Token::Fish], 1);
    }
}

/// Rulebook, The Player Board.
#[test]
fn ab_020_goods_are_laid_out_along_the_advancement_track() {
    let mut table = Table::of(2).stored(P1, [(Token::Rope, 1), (Token::Ore, 1)]);

    table.play(P1, ["place ore", "place rope"]);

    let slots = [Slot { good: Token::Ore, count: 1 }, Slot { good: Token::Rope, count: 1 }];
    assert_eq!(table.village(P1).track.as_slice(), slots);
}

#[test]
fn ab_021_everything_a_player_owns_is_seen_by_all() {
    let table = Table::of(3).rich(P1, 33).built(P1, ["H3", "O3"]);
    let mut table = table.stored(P1, [(Token::Ore, 2), (Token::Potion, 1), (Token::Rope, 1)]);
    table.play(P1, ["place ore", "sell rope"]);

    for viewer in [Viewer::Spectator, Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Seat(P3)] {
        let seen = table.game.view(viewer).open;

        assert_eq!(seen, table.open());
        let village = seen.village(P1);
        assert_eq!((village.coins, village.sale), (33, Some(Token::Rope)));
        assert_eq!((village.stores[Token::Ore], village.stores[Token::Potion]), (1, 1));
        assert_eq!(village.on_track(Token::Ore), 1);
        assert_eq!(village.ready, villagers(["V1", "V5", "V9"]));
        assert_eq!(village.buildings.as_slice(), [building("H3"), building("O3")]);
        assert_eq!(seen.stocked.on(building("H3")), 2);
    }
    assert_eq!(table.refusal(P2, "labor"), Refusal::NotYourTurn { turn: P1 });
}
