//! Invariants of what lies on the table, over random games of every setup (RULES.md section 23).

use std::collections::BTreeMap;

use game_above_and_below::{
    Building, Cave, Open, RestStep, Row, Stage, Token, View, Villager, Villagers,
    components::{Group, Kind},
    rules::symbols,
};
use table::{Game, Seat, Viewer};

use crate::{
    stage::printed,
    walk::{every_move, every_state},
};

/// How many tokens of a kind there are, wherever they lie.
fn tokens(open: &Open, token: Token) -> u8 {
    let villages = open.villages.iter().map(|village| {
        village.stores[token] + village.on_track(token) + u8::from(village.sale == Some(token))
    });
    let of_kind = |card: &Building| printed().card(*card).stock.is_some_and(|it| it.kind == token);
    let cards = Building::all().filter(of_kind).map(|card| open.stocked.on(card));
    open.supply[token] + villages.sum::<u8>() + cards.sum::<u8>()
}

/// The cards of a kind that players own.
fn owned(open: &Open, kind: Kind) -> usize {
    let cards = open.villages.iter().flat_map(|village| village.buildings.iter());
    cards.filter(|card| card.kind() == kind).count()
}

/// Whether a turn begins, so that nothing is half done.
fn between_turns(open: &Open) -> bool {
    matches!(open.stage, Stage::Turn | Stage::Resting | Stage::Over)
}

#[test]
fn ab_i01_no_good_is_lost_or_made() {
    every_state(|_, open| {
        for good in Token::GOODS {
            assert_eq!(tokens(open, good), printed().board.tokens[good], "{good}");
        }
    });
}

#[test]
fn ab_i02_ten_ciders_and_twenty_potions_are_always_there() {
    every_state(|_, open| {
        assert_eq!(tokens(open, Token::Cider) + u8::from(open.cider), 10);
        assert_eq!(tokens(open, Token::Potion), 20);
        let on_track = |token| open.villages.iter().any(|village| village.on_track(token) > 0);
        assert!(!on_track(Token::Cider) && !on_track(Token::Potion));
    });
}

#[test]
fn ab_i04_houses_and_outposts_are_in_deck_row_or_villages() {
    every_state(|game, open| {
        let View { piles, .. } = game.view(Viewer::Spectator);
        let decks = [
            (Row::Houses, Kind::House, usize::from(piles.houses) + piles.houses_below.len(), 25),
            (
                Row::Outposts,
                Kind::Outpost,
                usize::from(piles.outposts) + piles.outposts_below.len(),
                24,
            ),
        ];
        for (row, kind, deck, printed) in decks {
            let shown = open.row(row).iter().flatten().count();
            assert!(open.row(row).iter().flatten().all(|card| card.kind() == kind));
            assert_eq!(deck + shown + owned(open, kind), printed, "{kind:?}");
            assert!(!between_turns(open) || shown == 4 || deck == 0, "{kind:?}: {shown} shown");
        }
    });
}

#[test]
fn ab_i05_star_houses_and_four_key_houses_are_on_display_or_in_villages() {
    every_state(|_, open| {
        let shown = |kind: Kind| open.offered.iter().filter(|card| card.kind() == kind).count();
        assert_eq!(shown(Kind::StarHouse) + owned(open, Kind::StarHouse), 6);
        assert_eq!(shown(Kind::KeyHouse) + owned(open, Kind::KeyHouse), 4);
        assert_eq!(Building::all_of(Kind::KeyHouse).count() - 4, 5, "in the box");
    });
}

#[test]
fn ab_i06_caves_are_in_the_pile_explored_or_owned() {
    every_state(|game, open| {
        let View { piles, .. } = game.view(Viewer::Spectator);
        let pile = usize::from(piles.caves) + piles.caves_below.len();
        let top = usize::from(open.cave.is_some());
        let explored = usize::from(open.exploration.is_some());
        let found: usize = open.villages.iter().map(|village| village.caves.len()).sum();
        assert_eq!(pile + top + explored + found, Cave::all().count());
        for village in open.villages.iter() {
            let is_outpost = |card: &&Building| card.kind() == Kind::Outpost;
            let outposts = village.buildings.iter().filter(is_outpost).count();
            assert_eq!(village.empty_caves() + outposts, village.caves.len());
        }
        assert!(top == 1 || pile == 0, "the pile lies face up");
    });
}

/// The villagers of this group that are in sight, each counted as often as it is there.
fn in_sight(open: &Open, group: Group) -> Vec<Villager> {
    let mut all: Vec<Villager> = Vec::new();
    for village in open.villages.iter() {
        let areas = [village.ready, village.exhausted, village.injured];
        all.extend(areas.iter().flat_map(|area| area.iter()));
    }
    if open.exploration.is_some() {
        all.extend(open.party.iter());
    }
    all.extend(open.villagers.iter().chain(&open.adventurers).flatten());
    all.extend(open.specials.iter());
    all.retain(|villager| villager.group() == group);
    all
}

#[test]
fn ab_i07_no_villager_is_lost() {
    every_state(|game, open| {
        let piles = game.view(Viewer::Spectator).piles;
        let count = |group: Group| in_sight(open, group).len();
        assert_eq!(count(Group::Regular) + usize::from(piles.villagers), 18);
        assert_eq!(count(Group::Special), 6);
        assert_eq!(count(Group::Starting), 3 * open.seats());
        assert!(open.villagers.iter().flatten().all(|one| one.group() == Group::Regular));
    });
}

#[test]
fn ab_i08_every_villager_is_in_one_place_and_nobody_on_a_cave_between_turns() {
    every_state(|_, open| {
        for group in [Group::Starting, Group::Regular, Group::Special, Group::Adventurer] {
            let seen = in_sight(open, group);
            let once: Villagers = seen.iter().copied().collect();
            assert_eq!(once.len(), seen.len(), "{group:?}");
        }
        if between_turns(open) {
            assert!(open.exploration.is_none() && open.party.is_empty());
        }
    });
}

#[test]
fn ab_i10_adventurers_are_in_the_bag_the_row_or_villages() {
    every_state(|game, open| {
        let bag = usize::from(game.view(Viewer::Spectator).piles.adventurers);
        let all = if open.crossover { 36 } else { 0 };
        assert_eq!(in_sight(open, Group::Adventurer).len() + bag, all);
        assert!(open.adventurers.iter().flatten().all(|one| one.group() == Group::Adventurer));
    });
}

#[test]
fn ab_i11_tracks_only_grow_and_each_kind_has_one_slot() {
    every_move(|step| {
        for (before, after) in step.before.villages.iter().zip(step.after.villages.iter()) {
            let kinds: BTreeMap<Token, u8> =
                after.track.iter().map(|slot| (slot.good, slot.count)).collect();
            assert_eq!(kinds.len(), after.track.len(), "no kind has two slots");
            assert!(kinds.iter().all(|(good, &count)| good.is_good() && count > 0));
            for (old, new) in before.track.iter().zip(after.track.iter()) {
                assert!(old.good == new.good && old.count <= new.count, "nothing moves or goes");
            }
            assert!(before.track.len() <= after.track.len());
        }
    });
}

#[test]
fn ab_i11_the_income_of_the_track_is_4_or_that_of_the_rightmost_slot_and_never_falls() {
    every_move(|step| {
        for (before, after) in step.before.villages.iter().zip(step.after.villages.iter()) {
            let slots = &printed().board.advancement;
            let track = match after.track.len() {
                0 => 4,
                filled => slots[filled - 1].income,
            };
            let income = |village| symbols::income(printed(), village);
            assert!(income(after) >= track);
            assert!(income(before) <= income(after));
        }
    });
}

#[test]
fn ab_i12_cards_hold_no_more_goods_than_they_show() {
    every_move(|step| {
        let bought = |card: Building| step.before.on_display().any(|one| one == card);
        for card in Building::all() {
            let (before, after) = (step.before.stocked.on(card), step.after.stocked.on(card));
            match printed().card(card).stock {
                None => assert_eq!(after, 0),
                Some(stock) if stock.replenishing => assert!(after <= 1),
                Some(stock) => {
                    assert!(after <= stock.count && stock.count <= 2);
                    assert!(after <= before || bought(card), "{card} never gains");
                }
            }
            assert!(after == 0 || is_owned(&step.after, card), "{card} is nobody's");
        }
    });
}

fn is_owned(open: &Open, card: Building) -> bool {
    open.villages.iter().any(|village| village.buildings.contains(card))
}

#[test]
fn ab_i14_every_cube_stays_on_the_track() {
    every_state(|_, open| {
        for seat in (0..open.seats()).map(Seat::new) {
            let space = usize::from(open.village(seat).reputation);
            assert!(space < printed().board.reputation.len());
        }
    });
}

/// What an exploration and a rest keep for those who look at them follows from the rest.
#[test]
fn ab_i19_what_is_kept_twice_is_the_same() {
    let (mut rolled, mut beds) = (0, 0);
    every_state(|_, open| {
        for seat in (0..open.seats()).map(Seat::new) {
            let rest = open.rests[seat.index()];
            if open.stage == Stage::Resting && rest.step != RestStep::Done {
                let all = symbols::beds(printed(), open.village(seat));
                assert_eq!(usize::from(rest.beds) + rest.slept.len(), usize::from(all));
                beds += 1;
            }
        }
        let Some(exploration) = &open.exploration else { return };
        let page = open.tale.iter().last().unwrap();
        assert_eq!((exploration.passage, exploration.choice), (page.passage, page.choice));
        let rolls = matches!(open.stage, Stage::Rerolling | Stage::Exerting | Stage::Claiming);
        if rolls {
            let party = open.party.union(exploration.exerted);
            let lanterns = party.iter().map(|one| {
                let die = exploration.dice.of(one).unwrap_or(6);
                printed().face(one).lanterns[usize::from(die)]
            });
            let extra = exploration.bonus + exploration.exerted.len() as u8;
            assert_eq!(exploration.lanterns, lanterns.sum::<u8>() + extra);
            rolled += 1;
        }
    });
    assert!(rolled > 50 && beds > 50, "{rolled} parties, {beds} rests");
}
