//! The laws of the table, over random games of every setup of Above and Below.
//!
//! What the laws cannot guess is said here: what is conserved (computed from
//! what everybody sees), and the scores counted a second way.

mod naive;

use std::collections::BTreeSet;

use game_above_and_below::{
    AboveAndBelow, Content, Setup, Stage, Token, View,
    components::{Building, Cave, Group, Kind, Villager, Villagers},
};
use table::{Game, Seat, Viewer};
use table_laws::{Law, Laws};

/// Games of each setup. What they are depends on the seed alone, which counts from 0.
const GAMES: u64 = 40;

/// Holds both setups for so many players to the laws. All have something to judge but the one about
/// secrets: nobody has any.
fn check(players: usize) {
    let setups = [Setup::standard(players), Setup::crossover(players)];
    Laws::<AboveAndBelow>::of(Content::embedded(), setups)
        .games(GAMES)
        .moves_at_most(4000)
        .tries(3)
        .worlds(1)
        .conserved(tokens_are_conserved)
        .conserved(cards_are_conserved)
        .conserved(villagers_are_conserved)
        .conserved(tracks_and_cards_are_in_order)
        .conserved(rounds_are_in_order)
        .recomputed(naive::scores)
        .check()
        .assert_thorough(2 * GAMES, &[Law::Secret]);
}

fn view(game: &AboveAndBelow) -> View {
    game.view(Viewer::Spectator)
}

/// AB-I01, AB-I02.
fn tokens_are_conserved(game: &AboveAndBelow) -> Result<(), String> {
    let View { open, .. } = view(game);
    for token in Token::ALL {
        let mut count = usize::from(open.supply[token]);
        count += usize::from(token == Token::Cider && open.cider);
        for village in open.villages.iter() {
            count += usize::from(village.stores[token] + village.on_track(token));
            count += usize::from(village.sale == Some(token));
        }
        for card in Building::all().filter(|&card| {
            Content::embedded().card(card).stock.is_some_and(|stock| stock.kind == token)
        }) {
            count += usize::from(open.stocked.on(card));
        }
        let printed = usize::from(Content::embedded().board.tokens[token]);
        if count != printed {
            return Err(format!("there are {count} of {token}, not {printed}"));
        }
    }
    Ok(())
}

/// AB-I04 to AB-I06.
fn cards_are_conserved(game: &AboveAndBelow) -> Result<(), String> {
    let View { open, piles } = view(game);
    let owned = |kind: Kind| {
        let cards = open.villages.iter().flat_map(|village| village.buildings.iter().copied());
        cards.filter(|card| card.kind() == kind).count()
    };
    let shown = |kind: Kind| open.on_display().filter(|card| card.kind() == kind).count();
    let all = |kind: Kind, deck: usize| owned(kind) + shown(kind) + deck;
    let decks = [
        (Kind::House, usize::from(piles.houses) + piles.houses_below.len(), 25),
        (Kind::Outpost, usize::from(piles.outposts) + piles.outposts_below.len(), 24),
        (Kind::KeyHouse, 0, 4),
        (Kind::StarHouse, 0, 6),
    ];
    for (kind, deck, printed) in decks {
        let found = all(kind, deck);
        if found != printed {
            return Err(format!("there are {found} of {kind:?}, not {printed}"));
        }
    }
    let caves: usize = open.villages.iter().map(|village| village.caves.len()).sum();
    let caves = caves
        + usize::from(open.exploration.is_some())
        + usize::from(open.cave.is_some())
        + usize::from(piles.caves)
        + piles.caves_below.len();
    if caves != Cave::all().count() {
        return Err(format!("there are {caves} caves"));
    }
    for village in open.villages.iter() {
        let outposts = village.buildings.iter().filter(|card| card.kind() == Kind::Outpost);
        if outposts.count() > village.caves.len() {
            return Err("an outpost lies on no cave".to_owned());
        }
    }
    Ok(())
}

/// AB-I07, AB-I08, AB-I10.
fn villagers_are_conserved(game: &AboveAndBelow) -> Result<(), String> {
    let View { open, piles } = view(game);
    let mut everybody = Villagers::NONE;
    let mut count = 0;
    let mut add = |villagers: Villagers| {
        everybody = everybody.union(villagers);
        count += villagers.len();
    };
    for village in open.villages.iter() {
        [village.ready, village.exhausted, village.injured].into_iter().for_each(&mut add);
    }
    if open.exploration.is_some() {
        add(open.party);
    }
    add(open.villagers.iter().flatten().copied().collect());
    add(open.adventurers.iter().flatten().copied().collect());
    add(open.specials);
    if count != everybody.len() {
        return Err("somebody is in two places".to_owned());
    }
    let of = |group: Group| everybody.iter().filter(|one: &Villager| one.group() == group).count();
    let adventurers = if open.crossover { 36 } else { 0 };
    let found = [
        (of(Group::Starting), 3 * open.seats()),
        (of(Group::Regular) + usize::from(piles.villagers), 18),
        (of(Group::Special), 6),
        (of(Group::Adventurer) + usize::from(piles.adventurers), adventurers),
    ];
    match found.into_iter().find(|(found, printed)| found != printed) {
        None => Ok(()),
        Some((found, printed)) => Err(format!("there are {found} villagers, not {printed}")),
    }
}

/// AB-I11, AB-I12, AB-I14.
fn tracks_and_cards_are_in_order(game: &AboveAndBelow) -> Result<(), String> {
    let View { open, .. } = view(game);
    let content = Content::embedded();
    for village in open.villages.iter() {
        let kinds: BTreeSet<Token> = village.track.iter().map(|slot| slot.good).collect();
        if kinds.len() != village.track.len() {
            return Err("a kind of good has two slots".to_owned());
        }
        if village.track.iter().any(|slot| slot.count == 0 || !slot.good.is_good()) {
            return Err("a filled slot holds no good".to_owned());
        }
        if usize::from(village.reputation) >= content.board.reputation.len() {
            return Err("a cube has left the reputation track".to_owned());
        }
    }
    let owned = |card: Building| open.villages.iter().any(|one| one.buildings.contains(card));
    for card in Building::all() {
        let most = content.card(card).stock.map_or(0, |stock| stock.count);
        let found = open.stocked.on(card);
        if found > most || found > 0 && !owned(card) {
            return Err(format!("{found} goods lie on {card}"));
        }
    }
    Ok(())
}

/// AB-I15 as far as one state shows it, and who is asked.
fn rounds_are_in_order(game: &AboveAndBelow) -> Result<(), String> {
    let View { open, .. } = view(game);
    if !(1..=7).contains(&open.round) {
        return Err(format!("this is round {}", open.round));
    }
    let all_at_once = matches!(open.stage, Stage::Resting | Stage::Placing);
    let owes = open.waiting.len();
    if !all_at_once && owes != usize::from(open.stage != Stage::Over) {
        return Err(format!("{owes} players are asked at once"));
    }
    let passed = |seat: Seat| open.village(seat).passed;
    let last_round = matches!(open.stage, Stage::Placing | Stage::Over);
    if last_round && open.round != 7 {
        return Err(format!("the game ends in round {}", open.round));
    }
    if all_at_once || last_round {
        return match (0..open.seats()).map(Seat::new).find(|&seat| !passed(seat)) {
            Some(seat) => Err(format!("{seat} has not passed")),
            None => Ok(()),
        };
    }
    if passed(open.active) {
        return Err(format!("{} has passed and takes a turn", open.active));
    }
    Ok(())
}

#[test]
fn two_players_keep_every_law() {
    check(2);
}

#[test]
fn three_players_keep_every_law() {
    check(3);
}

#[test]
fn four_players_keep_every_law() {
    check(4);
}
