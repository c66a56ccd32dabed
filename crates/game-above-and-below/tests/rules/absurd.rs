//! What nobody at the table would do: each absurdity where it is one, and where it is none.

use game_above_and_below::{Action, Slot, Token};
use table::{Insight, Seat};

use crate::{
    stage::{BEAR, P1, P2, Table, brings, building, cave, die, village, villagers},
    walk::all_pass,
};

/// Why what the words say is absurd, if it is.
fn absurdity(table: &Table, seat: Seat, words: &str) -> Option<&'static str> {
    assert!(table.offers(seat, words), "{words} is not offered: {:?}", table.offered(seat));
    let action: Action = words.parse().unwrap();
    table.game.absurdity(seat, action)
}

/// In the last round.
fn at_last(table: Table) -> Table {
    table.arranged(|open| open.round = 7)
}

/// A game for two in which these of P1 are ready and these exhausted.
fn with_exhausted<const R: usize, const E: usize>(ready: [&str; R], tired: [&str; E]) -> Table {
    Table::of(2).peopled(P1, ready).arranged(|open| {
        let tired = villagers(tired);
        let row = open.villagers.iter_mut();
        row.filter(|place| place.is_some_and(|one| tired.contains(one)))
            .for_each(|place| *place = None);
        village(open, P1).exhausted = tired;
    })
}

#[test]
fn passing_is_absurd_while_somebody_with_a_bed_could_labor() {
    // Three beds.
    let free = with_exhausted(["V9"], ["V1", "V5"]);
    let full = with_exhausted(["V9"], ["V1", "V5", "V13"]);

    assert!(absurdity(&free, P1, "pass").is_some());
    assert_eq!(absurdity(&full, P1, "pass"), None, "whoever stays ready needs no bed");
    assert_eq!(absurdity(&with_exhausted([], ["V1"]), P1, "pass"), None, "nobody is ready");
}

#[test]
fn passing_in_the_last_round_is_absurd_while_points_are_to_be_had() {
    let poor = || at_last(Table::of(2).rich(P1, 0));

    assert!(absurdity(&poor().built(P1, ["H3"]), P1, "pass").is_some(), "two fruit lie there");
    assert!(absurdity(&poor().rich(P1, 9), P1, "pass").is_some(), "a house is to be had");
    assert_eq!(absurdity(&poor(), P1, "pass"), None, "coins buy nothing any more");
    let nobody_builds = poor().rich(P1, 9).peopled(P1, ["V9"]);
    assert_eq!(absurdity(&nobody_builds, P1, "pass"), None);
}

#[test]
fn laboring_in_the_last_round_is_absurd_instead_of_harvesting() {
    let farm = |ready| at_last(Table::of(2)).built(P1, ["H3"]).peopled(P1, [ready]);

    assert!(absurdity(&farm("V9"), P1, "labor").is_some());
    assert_eq!(absurdity(&farm("V1"), P1, "labor"), None, "a builder may want the coin");
}

#[test]
fn training_in_the_last_round_is_absurd_unless_it_counts() {
    let school = || Table::of(2).rich(P1, 9).peopled(P1, ["V5"]);

    assert!(absurdity(&at_last(school()), P1, "train V13").is_some());
    assert_eq!(absurdity(&school(), P1, "train V13"), None, "there are rounds to come");
    let hall = at_last(school()).built(P1, ["S3"]);
    assert_eq!(absurdity(&hall, P1, "train V13"), None, "two points for each villager");
    let academy = at_last(school()).built(P1, ["K9"]);
    assert_eq!(absurdity(&academy, P1, "train V13"), None, "a new villager is ready");
}

#[test]
fn new_cards_are_absurd_for_whoever_cannot_build_one() {
    let rich = || Table::of(2).rich(P1, 9);

    assert!(absurdity(&rich().peopled(P1, ["V9"]), P1, "refresh houses").is_some(), "no builder");
    assert!(absurdity(&rich(), P1, "refresh outposts").is_some(), "no cave");
    assert!(absurdity(&rich().rich(P1, 3), P1, "refresh houses").is_some(), "two coins left");
    assert_eq!(absurdity(&rich(), P1, "refresh houses"), None);
    let with_a_cave = rich().arranged(|open| village(open, P1).caves.add(cave("C9")));
    assert_eq!(absurdity(&with_a_cave, P1, "refresh outposts"), None);
}

#[test]
fn a_sale_is_absurd_when_nobody_is_left_to_buy() {
    let stand = at_last(Table::of(2)).stored(P1, [(Token::Mushroom, 1)]);
    let alone = stand.clone().arranged(|open| village(open, P2).passed = true);

    assert!(absurdity(&alone, P1, "sell mushroom").is_some());
    assert_eq!(absurdity(&stand, P1, "sell mushroom"), None);
}

/// P2 has this for sale in the last round, and P1 has six other kinds on the track.
fn last_market(token: Token) -> Table {
    use Token::{Amethyst, ClayPot, Fish, Fruit, Ore, Paper};
    at_last(Table::of(2)).rich(P1, 20).arranged(|open| {
        open.supply[token] -= 1;
        village(open, P2).sale = Some(token);
        for good in [Fish, Fruit, ClayPot, Ore, Amethyst, Paper] {
            open.supply[good] -= 1;
            village(open, P1).track.push(Slot { good, count: 1 });
        }
    })
}

#[test]
fn paying_more_than_it_is_worth_is_absurd() {
    assert!(absurdity(&last_market(Token::Cider), P1, "bargain P2").is_some());

    let mut rope = last_market(Token::Rope);
    assert_eq!(absurdity(&rope, P1, "bargain P2"), None, "a seventh kind is worth five points");
    rope.act(P1, "bargain P2");
    assert_eq!(absurdity(&rope, P1, "bid 3"), None);
    assert!(absurdity(&rope, P1, "bid 20").is_some());
}

#[test]
fn selling_for_less_than_it_is_worth_is_absurd() {
    let offered = |round: u8, price: &str| {
        let market = Table::of(2).rich(P1, 60).arranged(|open| {
            open.round = round;
            open.supply[Token::Mushroom] -= 1;
            village(open, P2).sale = Some(Token::Mushroom);
        });
        let mut market = market.peopled(P2, ["V10"]);
        market.play(P1, ["bargain P2", price]);
        market
    };

    assert!(absurdity(&offered(7, "bid 3"), P2, "accept").is_some(), "coins buy nothing any more");
    assert_eq!(absurdity(&offered(2, "bid 40"), P2, "accept"), None);
}

#[test]
fn a_party_that_will_hardly_reach_a_number_is_absurd() {
    assert!(absurdity(&Table::of(2).peopled(P1, ["V1", "V5"]), P1, "explore").is_some());
    let late = at_last(Table::of(2).peopled(P1, ["V1", "V5"]));
    assert_eq!(absurdity(&late, P1, "explore"), None, "exertion costs nothing in the last round");

    let mut table = Table::of(2);
    assert_eq!(absurdity(&table, P1, "explore"), None);
    table.play(P1, ["explore", "send V1", "send V5"]);
    assert!(absurdity(&table, P1, "go").is_some());
    table.act(P1, "send V9");
    assert_eq!(absurdity(&table, P1, "go"), None);
}

/// These of P1 stand before the passage.
fn reading<const N: usize>(passage: &str, party: [&str; N]) -> Table {
    let mut table = Table::telling(passage).peopled(P1, party);
    table.explore(P1, party, 1);
    table
}

#[test]
fn a_choice_out_of_reach_is_absurd_beside_one_in_reach() {
    // The bear asks for 3 and 4, or for 7.
    let few = reading(BEAR, ["V1", "V9"]);
    let many = reading(BEAR, ["V1", "V5", "V9"]);

    assert!(absurdity(&few, P1, "choose 2").is_some(), "five at best");
    assert_eq!(absurdity(&few, P1, "choose 1"), None);
    assert_eq!(absurdity(&many, P1, "choose 2"), None, "seven at best");
}

#[test]
fn lanterns_are_not_bought_where_none_are_needed() {
    let gate = |number: u8| {
        format!(
            "== 91 A gate\n\nIt is shut.\n\n* Push.\n  bonus: 2 for 1 coin\n  explore {number}: \
             gain 1 coin\n    It opens."
        )
    };

    let easy = reading(&gate(1), ["V1", "V9"]);
    let hard = reading(&gate(3), ["V1", "V9"]);

    assert!(absurdity(&easy, P1, "choose 1 paying").is_some(), "V9 gives a lantern always");
    assert_eq!(absurdity(&easy, P1, "choose 1"), None);
    assert_eq!(absurdity(&hard, P1, "choose 1 paying"), None);
}

/// P1 has two rerolls, and the dice of V1 and V9 show this before the bear.
fn rolled(first: u32, second: u32) -> Table {
    let mut table = Table::telling(BEAR).built(P1, ["K4"]).peopled(P1, ["V1", "V9"]);
    table.explore(P1, ["V1", "V9"], 1);
    table.act_with(P1, "choose 1", [die(first), die(second)]);
    table
}

#[test]
fn a_die_is_rolled_again_where_that_can_help() {
    // V1 shows 0 of 1 lantern, V9 both of 2.
    let unlucky = rolled(1, 6);
    assert!(absurdity(&unlucky, P1, "reroll V9").is_some());
    assert!(absurdity(&unlucky, P1, "keep").is_some());
    assert_eq!(absurdity(&unlucky, P1, "reroll V1"), None);

    let lucky = rolled(6, 6);
    assert_eq!(absurdity(&lucky, P1, "keep"), None, "both show all they have");
}

/// The dice of V1 and V9 show this before the bear, and nothing can be rolled again.
fn short(table: Table, first: u32, second: u32) -> Table {
    let mut table = table.peopled(P1, ["V1", "V9"]);
    table.explore(P1, ["V1", "V9"], 1);
    table.act_with(P1, "choose 1", [die(first), die(second)]);
    table
}

#[test]
fn an_injury_for_nothing_is_absurd() {
    // One lantern, and 3 is asked for: one exerted villager is not enough.
    let mut table = short(Table::telling(BEAR), 1, 1);
    assert_eq!(absurdity(&table, P1, "enough"), None);
    table.act(P1, "exert V1");
    assert!(absurdity(&table, P1, "enough").is_some());

    // With two lanterns it is.
    let mut table = short(Table::telling(BEAR), 1, 6);
    table.act(P1, "exert V1");
    assert_eq!(absurdity(&table, P1, "enough"), None);
}

#[test]
fn failing_in_the_last_round_is_absurd_where_exertion_helps() {
    let last = short(at_last(Table::telling(BEAR)), 1, 6);
    let reached = short(at_last(Table::telling(BEAR)), 6, 6);

    assert!(absurdity(&last, P1, "enough").is_some());
    assert_eq!(absurdity(&reached, P1, "enough"), None, "a number is reached");
}

#[test]
fn a_reward_that_brings_nothing_is_absurd_beside_another() {
    let gift = || reading(&brings("either gain 1 ore or gain 1 coin"), ["V1", "V9"]);
    let mut plenty = gift();
    let mut none = gift().arranged(|open| open.supply[Token::Ore] = 0);
    let mut last = at_last(gift());
    for table in [&mut plenty, &mut none, &mut last] {
        table.act(P1, "choose 1");
    }

    assert_eq!(absurdity(&plenty, P1, "take 1"), None);
    assert_eq!(absurdity(&plenty, P1, "take 2"), None);
    assert!(absurdity(&none, P1, "take 1").is_some(), "there is no ore left");
    assert!(absurdity(&last, P1, "take 2").is_some(), "nobody is left to build for a coin");
}

#[test]
fn a_cider_for_somebody_who_has_a_bed_is_absurd() {
    let evening = |table: Table| {
        let mut table = table.stored(P1, [(Token::Cider, 1)]);
        all_pass(&mut table);
        table
    };

    let beds_for_all = evening(with_exhausted([], ["V1", "V5", "V9"]));
    let too_few = evening(with_exhausted([], ["V1", "V5", "V9", "V13"]));

    assert!(absurdity(&beds_for_all, P1, "rouse V1").is_some());
    assert_eq!(absurdity(&too_few, P1, "rouse V1"), None);
}

#[test]
fn a_card_that_counts_villagers_is_worth_waiting_for_only_with_a_builder() {
    let school = |ready| at_last(Table::of(2)).rich(P1, 20).peopled(P1, ready);
    let hall = building("S3");
    let both = school(["V1", "V5"]);

    assert!(both.open().offered.contains(hall));
    assert_eq!(absurdity(&both, P1, "train V13"), None, "V1 may build the hall next");
    assert!(absurdity(&school(["V5", "V9"]), P1, "train V13").is_some(), "nobody builds it");
}
