//! The laws of the table, over random games of every setup of Faraway.
//!
//! What the laws cannot guess is said here: what is secret, what is conserved
//! (computed from what the seats see, with nothing of the state), and the
//! scores counted a second way.

mod naive;

use std::collections::BTreeSet;

use game_faraway::{Content, Faraway, Own, Region, Sanctuary, Setup, View};
use table::{Game, Seat, Viewer};
use table_laws::Laws;

/// Games of each setup. What they are depends on the seed alone, which counts from 0.
const GAMES: u64 = 40;

/// Holds both starts for so many players to the laws, each of which has something to judge.
fn check(players: usize) {
    let setups = [Setup::standard(players), Setup::advanced(players)];
    Laws::<Faraway>::of(Content::embedded(), setups)
        .games(GAMES)
        // Each keeps once, plays 8 Regions, takes 7 and chooses 7 Sanctuaries at most (FA-I12).
        .moves_at_most((1 + 8 + 7 + 7) * players)
        .secret("hand", |view| own(view).hand)
        .secret("choice", |view| own(view).chosen)
        .secret("removed Regions", |view| own(view).put_back)
        .secret("dealt Sanctuaries", |view| view.player(own(view).seat).dealt)
        .secret("Sanctuaries under the deck", |view| view.below)
        .conserved(each_region_is_in_one_place)
        .conserved(each_sanctuary_is_in_one_place)
        .recomputed(count_scores)
        .check()
        .assert_thorough(2 * GAMES, &[]);
}

fn own(view: &View) -> Own {
    view.own.expect("a secret is read in its owner’s view")
}

/// What the players see, seat by seat.
fn views(game: &Faraway) -> Vec<View> {
    let seats = (0..game.seats()).map(Seat::new);
    seats.map(|seat| game.view(Viewer::Seat(seat))).collect()
}

/// FA-I01.
fn each_region_is_in_one_place(game: &Faraway) -> Result<(), String> {
    let public = game.view(Viewer::Spectator);
    let mut seen: Vec<Region> =
        public.display.iter().chain(public.removed.iter()).copied().collect();
    for view in views(game) {
        let own = own(&view);
        seen.extend(own.hand.iter());
        seen.extend(view.player(own.seat).row.iter());
        if !own.chosen.iter().all(|&chosen| own.hand.contains(chosen)) {
            return Err(format!("{} has chosen what is not in hand", own.seat));
        }
        if !view.player(own.seat).known.iter().all(|&known| own.hand.contains(known)) {
            return Err(format!("{} is known to hold what is not in hand", own.seat));
        }
        if own.put_back.iter().any(|back| seen.contains(back)) {
            return Err(format!("{} believes in the deck what has been seen", own.seat));
        }
    }
    count(seen, public.region_deck, 68, "Regions")
}

/// FA-I02.
fn each_sanctuary_is_in_one_place(game: &Faraway) -> Result<(), String> {
    let public = game.view(Viewer::Spectator);
    let views = views(game);
    let mut seen: Vec<Sanctuary> = Vec::new();
    for view in &views {
        let player = view.player(own(view).seat);
        seen.extend(player.sanctuaries.iter());
        seen.extend(player.dealt.iter().filter_map(|seen_card| seen_card.sanctuary));
    }
    for place in 0..public.below.len() {
        let known = views.iter().filter_map(|view| view.below.as_slice()[place].sanctuary);
        let faces: BTreeSet<Sanctuary> = known.collect();
        if faces.len() != 1 {
            return Err(format!("card {place} under the deck is known as {faces:?}"));
        }
        seen.extend(faces);
    }
    count(seen, public.sanctuary_deck, 45, "Sanctuaries")
}

fn count<T: Ord>(seen: Vec<T>, in_deck: u8, all: usize, what: &str) -> Result<(), String> {
    let seen_once = seen.len();
    let different = seen.into_iter().collect::<BTreeSet<T>>().len();
    if different < seen_once {
        return Err(format!("of {seen_once} {what} in sight only {different} are different"));
    }
    match different + usize::from(in_deck) {
        found if found == all => Ok(()),
        found => Err(format!("there are {found} {what}, not {all}")),
    }
}

/// The scores by seat, from the open play areas.
fn count_scores(game: &Faraway) -> Vec<i32> {
    let view = game.view(Viewer::Spectator);
    let total =
        |row: &[Region], found: &[Sanctuary]| naive::total(Content::embedded(), row, found) as i32;
    view.players.iter().map(|p| total(p.row.as_slice(), p.sanctuaries.as_slice())).collect()
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

#[test]
fn five_players_keep_every_law() {
    check(5);
}

#[test]
fn six_players_keep_every_law() {
    check(6);
}
