//! The end of the game and the scores (RULES.md section 17).

use game_above_and_below::{
    Event, Slot, Stage, Token,
    scoring::{self, Part, Score},
};
use table::Game;

use crate::{
    stage::{P1, P2, P3, QUIET, Table, building, content_where, printed, village, villagers},
    walk::all_pass,
};

fn score(table: &Table) -> Score {
    scoring::score(printed(), &table.open(), P1)
}

/// A table at which these goods lie on P1's track.
fn tracked<const N: usize>(table: Table, goods: [(Token, u8); N]) -> Table {
    table.arranged(|open| {
        for (good, count) in goods {
            open.supply[good] -= count;
            village(open, P1).track.push(Slot { good, count });
        }
    })
}

/// What the ranks pay to players with these reputations.
fn ranks<const N: usize>(spaces: [u8; N]) -> Vec<u8> {
    let table = Table::of(N).arranged(|open| {
        for (village, space) in open.villages.as_mut_slice().iter_mut().zip(spaces) {
            village.reputation = space;
        }
    });
    scoring::ranks(printed(), &table.open())[..N].to_vec()
}

#[test]
fn ab_287_a_total_is_the_sum_of_its_parts() {
    let table = Table::crossover(2).built(P1, ["H24", "O1"]);
    let table = tracked(table, [(Token::Fish, 2)]).arranged(|open| {
        let village = village(open, P1);
        village.reputation = 7;
        village.ready = village.ready.union(villagers(["V38", "V39"]));
        open.adventurers = [None; 4];
    });

    let score = score(&table);

    let parts = Part::ALL.map(|part| score.of(part));
    assert_eq!(parts, [2, 3, 3, 2, 3, 5]);
    assert_eq!(score.total(), 18);
}

// AB-286, AB-287.
#[test]
fn ab_286_ab_287_the_scores_are_told_part_by_part() {
    let mut table = Table::of(2).built(P1, ["H24"]).arranged(|open| open.round = 7);

    let events = all_pass(&mut table);

    let scored = |part, points| Event::Scored { seat: P1, part, points };
    assert!(events.contains(&scored(Part::Buildings, 2)));
    assert!(events.contains(&scored(Part::Cards, 3)));
    assert!(events.contains(&scored(Part::Rank, 2)));
    assert!(events.contains(&Event::Total { seat: P1, points: 7, place: 1 }));
    assert!(events.contains(&Event::Total { seat: P2, points: 3, place: 2 }));
    assert_eq!(table.game.standings().unwrap().score(P1), 7);
}

#[test]
fn ab_288_what_is_for_sale_returns_before_the_scores() {
    let table = Table::of(2).stored(P1, [(Token::Ore, 1), (Token::Potion, 1)]).built(P2, ["S2"]);
    let mut table = table.arranged(|open| {
        open.round = 7;
        for (seat, token) in [(P1, Token::Ore), (P2, Token::Potion)] {
            open.supply[token] -= 1;
            village(open, seat).sale = Some(token);
        }
    });

    let events = all_pass(&mut table);

    for (seat, token) in [(P1, Token::Ore), (P2, Token::Potion)] {
        assert!(events.contains(&Event::Withdrawn { seat, token }));
    }
    assert_eq!(table.village(P1).sale, None);
    assert_eq!(table.village(P1).on_track(Token::Ore), 2, "and it is placed");
    // A potion that nobody bought is worth two points to P2.
    let second = scoring::score(printed(), &table.open(), P2);
    assert_eq!(second.of(Part::Cards), 4 + 2);
}

/// Rulebook, end of the game: rope, fish and four fruit.
// AB-289, AB-290, AB-292.
#[test]
fn ab_289_ab_290_ab_292_each_good_pays_what_its_slot_says() {
    let goods = [(Token::Rope, 1), (Token::Fish, 1), (Token::Fruit, 4)];

    let table = tracked(Table::of(2), goods);

    assert_eq!(score(&table).of(Part::Track), 1 + 1 + 8);
}

/// Rulebook, end of the game.
#[test]
fn ab_291_two_fruit_on_the_third_slot_are_four_points() {
    let two = tracked(Table::of(2), [(Token::Rope, 1), (Token::Fish, 1), (Token::Fruit, 2)]);
    let none = tracked(Table::of(2), [(Token::Rope, 1), (Token::Fish, 1)]);

    assert_eq!(score(&two).of(Part::Track) - score(&none).of(Part::Track), 4);
}

#[test]
fn ab_289_the_last_slots_pay_most() {
    let table = tracked(Table::of(2), Token::GOODS.map(|good| (good, 2)));

    assert_eq!(score(&table).of(Part::Track), 2 * (1 + 1 + 2 + 3 + 4 + 4 + 5 + 6));
}

#[test]
fn ab_293_every_building_is_a_point_and_a_cave_is_none() {
    let plain = Table::of(2);
    let table = Table::of(2).built(P1, ["H1", "K1", "S1", "O1", "O2"]);
    let caves = Table::of(2)
        .arranged(|open| village(open, P1).caves = ["C2".parse().unwrap()].into_iter().collect());

    assert_eq!(score(&plain).of(Part::Buildings), 1, "the starting house");
    assert_eq!(score(&table).of(Part::Buildings), 6);
    assert_eq!(score(&caves).of(Part::Buildings), 1);
}

#[test]
fn ab_294_the_ranks_in_reputation_pay_5_3_2_and_nothing() {
    assert_eq!(ranks([4, 9, 6, 2]), [2, 5, 3, 0]);
    assert_eq!(ranks([4, 9, 6]), [2, 5, 3]);
}

#[test]
fn ab_295_for_two_the_most_reputation_pays_3() {
    assert_eq!(ranks([4, 9]), [0, 3]);
    assert_eq!(ranks([4, 3]), [3, 0]);
}

/// Rulebook, reputation: two are tied for most.
// AB-296, AB-297.
#[test]
fn ab_296_ab_297_two_who_are_tied_for_most_get_4_each() {
    assert_eq!(ranks([9, 9, 3])[..2], [4, 4]);
    assert_eq!(ranks([9, 3, 9, 1]), [4, 2, 4, 0]);
}

// AB-298, AB-299.
#[test]
fn ab_298_ab_299_tied_players_share_and_round_up() {
    assert_eq!(ranks([5, 5]), [2, 2]);
    assert_eq!(ranks([9, 5, 5]), [5, 3, 3]);
    assert_eq!(ranks([9, 5, 5, 1]), [5, 3, 3, 0]);
    assert_eq!(ranks([5, 5, 5]), [4, 4, 4]);
    assert_eq!(ranks([5, 5, 5, 1]), [4, 4, 4, 0]);
    assert_eq!(ranks([5, 5, 5, 5]), [3, 3, 3, 3]);
    assert_eq!(ranks([9, 7, 5, 5]), [5, 3, 1, 1]);
    assert_eq!(ranks([9, 5, 5, 5]), [5, 2, 2, 2]);
    assert_eq!(ranks([9, 9, 5, 5]), [4, 4, 1, 1]);
}

#[test]
fn ab_300_after_a_tie_the_next_place_is_one_that_is_not_used_up() {
    assert_eq!(ranks([9, 9, 4, 2]), [4, 4, 2, 0]);
    assert_eq!(ranks([9, 9, 4]), [4, 4, 2]);
}

// AB-301, AB-302.
#[test]
fn ab_301_ab_302_the_own_space_gives_or_takes_points() {
    let at = |space: u8| Table::of(2).arranged(|open| village(open, P1).reputation = space);

    assert_eq!(score(&at(0)).of(Part::Space), -2, "the highest space");
    assert_eq!(score(&at(3)).of(Part::Space), 0);
    assert_eq!(score(&at(11)).of(Part::Space), 7);
}

/// Rulebook, end of the game: a card with a bonus of 2.
// AB-303, AB-304.
#[test]
fn ab_303_ab_304_a_bonus_of_two_comes_on_top_of_the_building() {
    let score = score(&Table::of(2).built(P1, ["H16"]));

    assert_eq!((score.of(Part::Cards), score.of(Part::Buildings)), (2, 1 + 1));
}

#[test]
fn ab_305_cards_count_what_is_owned_at_the_end() {
    let before = Table::of(2).built(P1, ["O16"]);
    let after = Table::of(2).built(P1, ["O16", "O1", "O3"]);

    assert_eq!((score(&before).of(Part::Cards), score(&after).of(Part::Cards)), (1, 3));
    let bonus = scoring::card_points(printed(), &after.open(), P1, building("O16"));
    assert_eq!(bonus, 3);
}

/// Rulebook, end of the game: 4 points and 2 for each potion and ore.
// AB-306, AB-307, AB-308.
#[test]
fn ab_306_ab_307_ab_308_goods_count_on_the_track_and_in_the_stores_but_not_on_a_building() {
    let table = Table::of(2).built(P1, ["S2", "O21"]);
    let table = tracked(table, [(Token::Ore, 2)]);
    let table = table.stored(P1, [(Token::Potion, 1), (Token::Ore, 1)]);
    let table = table.arranged(|open| {
        *open.stocked.on_mut(building("O21")) = 1;
        open.supply[Token::Ore] += 1;
    });

    assert_eq!(score(&table).of(Part::Cards), 4 + 2 * 4);
    assert_eq!(score(&table).of(Part::Buildings), 1 + 2);
}

/// Rulebook, end of the game: 3 points and 2 for each house, key house and star house.
// AB-309, AB-310, AB-311.
#[test]
fn ab_309_ab_310_ab_311_the_palace_counts_itself_and_the_starting_house_and_no_outpost() {
    let table = Table::of(2).built(P1, ["S6", "H10", "K6", "O1"]);

    let score = score(&table);

    assert_eq!(score.of(Part::Cards), 3 + 2 * 4);
    assert_eq!(score.of(Part::Buildings), 5);
}

#[test]
fn ab_312_villagers_count_in_all_three_areas() {
    let table = Table::of(2).built(P1, ["S3"]).arranged(|open| {
        open.specials = open.specials.without(villagers(["V31"]));
        let village = village(open, P1);
        village.ready = villagers(["V1"]);
        village.exhausted = villagers(["V5", "V31"]);
        village.injured = villagers(["V9", "V30"]);
    });

    assert_eq!(score(&table).of(Part::Cards), 2 + 2 * 5);
}

/// Whoever looks at the score in the middle of an exploration sees those below as well.
#[test]
fn ab_312_villagers_on_the_cave_card_count() {
    let mut table = Table::telling(QUIET).built(P1, ["S3"]);

    table.explore(P1, ["V1", "V9"], 1);

    assert_eq!(score(&table).of(Part::Cards), 2 + 2 * 3);
    assert_eq!(table.open().people(P2), villagers(["V2", "V6", "V10"]));
}

#[test]
fn ab_313_coins_ciders_potions_and_goods_that_are_not_placed_give_no_points() {
    let poor = score(&Table::of(2));

    let goods = [(Token::Ore, 3), (Token::Cider, 2), (Token::Potion, 5)];
    let rich = score(&Table::of(2).rich(P1, 99).stored(P1, goods));

    assert_eq!(rich, poor);
}

#[test]
fn ab_314_a_total_below_zero_stays_below_zero() {
    let spaces = "reputation = [-2,";
    let content = content_where("board.toml", [(spaces, "reputation = [-9,")]);
    let mut table = Table::with(content, 3).arranged(|open| {
        open.round = 7;
        village(open, P1).reputation = 0;
    });

    all_pass(&mut table);

    let standings = table.game.standings().unwrap();
    // One for the starting house, two for the third rank.
    assert_eq!(standings.score(P1), -9 + 1 + 2);
    assert_eq!((standings.place(P1), standings.score(P3)), (3, 1 + 4));
    assert_eq!(table.open().stage, Stage::Over);
}
