//! The laws of the table, over random games of every setup of Near and Far.
//!
//! What the laws cannot guess is said here: the secrets, what is conserved (computed from the views),
//! and the scores counted a second way. Random players seldom end a game, so that games are broken off.

mod invariants;
mod naive;

use game_near_and_far::{Content, NearAndFar, Setup, Stage, View, components::Cards, scoring};
use invariants::Found;
use table::{Game, Seat, Viewer};
use table_laws::{Laws, play_some};

/// Games of each setup. What they are depends on the seed alone, which counts from 0.
const GAMES: u64 = 3;
/// Moves after which a game is broken off.
const MOVES: usize = 1500;

/// Holds every setup for so many players to the laws.
fn check(players: usize) {
    let setups: Vec<Setup> = Setup::all().filter(|setup| setup.players == players).collect();
    let games = GAMES * setups.len() as u64;
    let laws = Laws::<NearAndFar>::of(Content::embedded(), setups)
        .games(GAMES)
        .broken_off_after(MOVES)
        .tries(3)
        .worlds(1)
        .secret("draft packet", |view: &View| in_stage(view, Stage::Draft, view.packet))
        .secret("starting hand", |view: &View| in_stage(view, Stage::Discard, view.hand))
        .secret("hand", |view: &View| in_stage(view, Stage::Turn, view.hand))
        .secret("cards drawn", |view: &View| in_stage(view, Stage::Sift, view.fresh))
        .recomputed(naive::scores);
    let laws = invariants::ALL.into_iter().fold(laws, Laws::conserved);
    laws.check().assert_thorough(games, &[]);
}

fn in_stage(view: &View, stage: Stage, cards: Cards) -> Option<Cards> {
    (view.open.stage == stage && !cards.is_empty()).then_some(cards)
}

/// Shows `check` every state of some random games.
fn in_every_state(mut check: impl FnMut(&NearAndFar) -> Found) {
    for (index, setup) in Setup::all().step_by(7).enumerate() {
        let whole = play_some::<NearAndFar>(Content::embedded(), &setup, index as u64, MOVES);
        let mut broken = None;
        let show = |record: &table::Record<NearAndFar>, _: &[game_near_and_far::Event]| {
            if let Err(what) = check(record.game()) {
                broken.get_or_insert(what);
            }
        };
        whole.replay().play(Content::embedded(), show).expect("a replay plays");
        assert_eq!(broken, None, "{setup}");
    }
}

#[test]
fn nf_i01_there_are_36_adventurers_and_five_in_the_row() {
    in_every_state(invariants::adventurers);
}

#[test]
fn nf_i02_each_artifact_is_in_one_place() {
    in_every_state(invariants::artifacts);
}

#[test]
fn nf_i03_each_treasure_is_in_one_place() {
    in_every_state(invariants::treasures);
}

#[test]
fn nf_i05_pack_animals_are_conserved() {
    in_every_state(invariants::animals);
}

#[test]
fn nf_i06_nobody_has_more_treasures_than_can_be_carried() {
    in_every_state(invariants::treasure_places);
}

#[test]
fn nf_i07_threats_are_conserved_and_in_order() {
    in_every_state(invariants::threats);
}

#[test]
fn nf_i08_four_banners_have_their_chief() {
    in_every_state(invariants::chiefs);
}

#[test]
fn nf_i10_camps_share_no_place_and_the_mine_is_dug_from_its_entrance() {
    in_every_state(invariants::camp_places);
}

#[test]
fn nf_i11_hearts_and_reputation_stay_on_their_tracks() {
    in_every_state(invariants::tracks);
}

#[test]
fn nf_i12_a_party_has_four_members_and_one_of_each_faction() {
    in_every_state(invariants::parties);
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

/// The scores are a function of what lies open, and both ways to count them agree at any time.
#[test]
fn scores_are_counted_the_same_both_ways_in_every_state() {
    in_every_state(|game| {
        let open = game.view(Viewer::Spectator).open;
        for seat in (0..open.seats()).map(Seat::new) {
            let counted = i32::from(scoring::score(Content::embedded(), &open, seat).total());
            let again = naive::score(&open, seat);
            if counted != again {
                return Err(format!("{seat} has {counted}, counted again {again}"));
            }
        }
        Ok(())
    });
}
