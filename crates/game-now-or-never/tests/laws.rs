//! The laws of the table, over random games of every setup of Now or Never.
//!
//! What the laws cannot guess is said here: the secrets, what is conserved (computed from the views),
//! and the scores counted a second way.

mod invariants;
mod naive;
#[allow(dead_code, reason = "golden games have more players")]
mod policy;

use std::sync::LazyLock;

use game_now_or_never::{
    Action, Content, Event, NowOrNever, Setup, Source, Stage, View,
    components::{Quests, SoloCard},
    scoring,
};
use invariants::{Found, steps, steps::Step};
use luck::Quick;
use table::{Game, Record, Replay, Seat, Viewer};
use table_laws::{Laws, play_out};

/// More moves than a random game has (NN-I22).
const MOVES: usize = 4_000;

/// Holds every setup for so many players to the laws, in so many games of each that everybody draws orders
/// in one of them. What they are depends on the seed alone, which counts from 0.
fn check(players: usize, games: u64) {
    let setups = invariants::setups(players);
    let all = games * setups.len() as u64;
    let laws = Laws::<NowOrNever>::of(Content::embedded(), setups)
        .games(games)
        .moves_at_most(MOVES)
        .tries(4)
        .worlds(1)
        .secret("cards dealt", |view: &View| in_stage(view, Stage::Keep, view.hand))
        .secret("cards kept", |view: &View| in_stage(view, Stage::Keep, view.kept))
        .secret("hand", |view: &View| in_stage(view, Stage::Turn, view.hand))
        .secret("cards drawn", |view: &View| Some(view.fresh).filter(|cards| !cards.is_empty()))
        .secret("orders drawn", |view: &View| {
            Some(view.drawn_orders).filter(|orders| !orders.is_empty())
        })
        .recomputed(naive::scores);
    let laws = invariants::ALL.into_iter().fold(laws, Laws::conserved);
    laws.check().assert_thorough(all, &[]);
}

fn in_stage(view: &View, stage: Stage, cards: Quests) -> Option<Quests> {
    (view.open.stage == stage && !cards.is_empty()).then_some(cards)
}

#[test]
fn one_player_keeps_every_law() {
    check(1, 32);
}

#[test]
fn two_players_keep_every_law() {
    check(2, 32);
}

#[test]
fn three_players_keep_every_law() {
    check(3, 112);
}

#[test]
fn four_players_keep_every_law() {
    check(4, 48);
}

/// Some games of every setup, of players who do anything and of keen ones, and the golden games.
static PLAYED: LazyLock<Vec<Record<NowOrNever>>> = LazyLock::new(|| {
    let of = |setup: Setup| {
        let content = Content::embedded();
        let any = (0..2).map(move |seed| play_out::<NowOrNever>(content, &setup, seed));
        any.chain((0..2).map(move |seed| policy::keen(&setup, seed)))
    };
    Setup::all().flat_map(of).chain(golden()).collect()
});

/// The games that are written down; in them everything is done that can be done.
fn golden() -> impl Iterator<Item = Record<NowOrNever>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("a folder of golden games")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    files.into_iter().map(|file| {
        let text = std::fs::read_to_string(file).expect("a file that can be read");
        let replay = Replay::<NowOrNever>::parse(&text).expect("a golden game");
        replay.play(Content::embedded(), |_, _| {}).expect("a golden game plays")
    })
}

/// Shows `check` every state of these games.
fn in_every_state(check: impl Fn(&NowOrNever) -> Found) {
    in_every_move(|_, game| check(game));
}

/// Shows `check` every move of these games.
fn from_state_to_state(check: impl Fn(&Step<'_>) -> Found) {
    in_every_move(|step, _| check(step));
}

/// Shows `check` every move of these games, and the state it led to.
fn in_every_move(check: impl Fn(&Step<'_>, &NowOrNever) -> Found) {
    for played in PLAYED.iter() {
        let (mut broken, mut before) = (None, None);
        let show = |record: &Record<NowOrNever>, events: &[Event]| {
            let after = record.game().view(Viewer::Spectator).open;
            if let (Some(before), Some(made)) = (before.as_ref(), record.moves().last()) {
                let (seat, action) = (made.seat, made.action);
                let step = Step { before, seat, action, events, after: &after };
                if let Err(what) = check(&step, record.game()) {
                    broken.get_or_insert(format!("{seat} {action}: {what}"));
                }
            }
            before = Some(after);
        };
        let replay = played.replay();
        replay.play(Content::embedded(), show).expect("a replay plays");
        assert_eq!(broken, None, "{}", replay.setup);
    }
}

#[test]
fn nn_i01_there_are_60_villagers_and_at_most_six_in_the_row() {
    in_every_state(invariants::villagers);
}

#[test]
fn nn_i02_each_quest_card_is_in_one_place() {
    in_every_state(invariants::quests);
}

#[test]
fn nn_i03_there_is_no_more_gear_than_in_the_box_and_the_rows_are_full() {
    in_every_state(invariants::gear);
}

#[test]
fn nn_i04_each_specialist_is_in_one_place_and_the_row_is_full() {
    in_every_state(invariants::specialists);
}

#[test]
fn nn_i05_there_are_nine_orders() {
    in_every_state(invariants::orders);
}

#[test]
fn nn_i06_search_tokens_are_taken_one_by_one_and_never_come_back() {
    in_every_state(invariants::search_tokens);
    from_state_to_state(steps::search_tokens);
}

#[test]
fn nn_i07_only_a_win_takes_an_enemy() {
    in_every_state(invariants::enemies);
    from_state_to_state(steps::enemies);
}

#[test]
fn nn_i08_grid_and_town_have_the_twenty_tiles_and_towns_hold_together() {
    in_every_state(invariants::towns);
}

#[test]
fn nn_i09_no_row_is_overfull() {
    in_every_state(invariants::housing);
}

#[test]
fn nn_i10_villagers_stay_with_their_player_and_leave_an_inn_s_row_alone() {
    from_state_to_state(steps::villagers);
}

#[test]
fn nn_i11_hearts_and_mana_stay_within_their_tracks() {
    in_every_state(invariants::bounds);
}

#[test]
fn nn_i12_hero_action_tokens_come_back_with_production_alone() {
    from_state_to_state(steps::arrows);
    from_state_to_state(steps::uses);
}

#[test]
fn nn_i13_a_hero_without_hearts_neither_sets_out_nor_goes_on() {
    in_every_state(invariants::standing_heroes);
    from_state_to_state(steps::hearts);
}

#[test]
fn nn_i14_heroes_move_step_by_step_in_their_own_action() {
    from_state_to_state(steps::places);
}

#[test]
fn nn_i15_specialists_turn_face_down_and_stay_so_until_production() {
    from_state_to_state(steps::specialists);
}

#[test]
fn nn_i16_specialists_cost_what_is_printed_and_no_coins_change_hands() {
    from_state_to_state(steps::coins);
}

#[test]
fn nn_i17_a_combat_ends_with_a_win_or_with_one_experience() {
    from_state_to_state(steps::combats);
}

#[test]
fn nn_i18_tokens_lie_on_slots_of_their_colour() {
    in_every_state(invariants::slots);
}

#[test]
fn nn_i19_no_level_of_an_ability_is_skipped() {
    from_state_to_state(steps::levels);
}

#[test]
fn nn_i20_an_order_is_completed_once() {
    from_state_to_state(steps::orders);
}

#[test]
fn nn_i21_seasons_count_up_and_who_has_passed_takes_no_turn() {
    in_every_state(invariants::seasons);
    from_state_to_state(steps::seasons);
}

#[test]
fn nn_i22_every_game_ends() {
    for played in PLAYED.iter() {
        assert!(played.game().standings().is_some());
        assert!(played.moves().len() < MOVES, "{} moves", played.moves().len());
    }
}

#[test]
fn nn_i23_somebody_can_act_until_the_game_is_over() {
    in_every_state(invariants::asked);
    in_every_state(|game| {
        let mut actions = Vec::new();
        for seat in game.to_act().iter() {
            game.actions(seat, &mut actions);
            invariants::never("somebody is asked and can do nothing", actions.is_empty())?;
        }
        Ok(())
    });
}

#[test]
fn nn_i24_only_the_last_production_counts_and_it_is_sold_for_the_most() {
    from_state_to_state(|step| {
        steps::last_production(step, |goods, player| naive::best_sale(goods, player.played))
    });
}

/// The scores are a function of what lies open, and both ways to count them agree at any time.
#[test]
fn nn_i25_scores_are_counted_the_same_both_ways_in_every_state() {
    in_every_state(|game| {
        let open = game.view(Viewer::Spectator).open;
        for seat in (0..open.seats()).map(Seat::new) {
            let score = scoring::score(Content::embedded(), &open, seat);
            let parts: u16 = scoring::Part::ALL.iter().map(|part| score.of(*part)).sum();
            let (counted, again) = (i32::from(score.total()), naive::score(&open, seat));
            if counted != again || counted != i32::from(parts) {
                return Err(format!("{seat} has {counted}, counted again {again}"));
            }
        }
        Ok(())
    });
}

#[test]
fn nn_i26_sales_and_purchases_change_nobody_else() {
    from_state_to_state(steps::own_affairs);
}

#[test]
fn nn_i27_the_bot_draws_a_card_after_each_turn_and_attacks_once_a_season() {
    in_every_state(invariants::solo);
    from_state_to_state(steps::solo);
}

/// NN-I27: the bot acts once for each turn, and another card comes for each attack too many.
#[test]
fn nn_580_the_bot_acts_as_often_as_the_player_took_turns() {
    let mut most = 0;
    for played in PLAYED.iter().filter(|played| played.game().seats() == 1) {
        let (mut turns, mut cards, mut attacked) = (0, 0, false);
        let mut stage = Stage::Keep;
        let show = |record: &Record<NowOrNever>, events: &[Event]| {
            let action = record.moves().last().map(|made| made.action);
            turns += u32::from(stage == Stage::Turn && action.is_some_and(takes_a_turn));
            for event in events {
                match event {
                    Event::BotDrew { card: SoloCard::Attack } if attacked => {}
                    Event::BotDrew { card } => {
                        attacked |= *card == SoloCard::Attack;
                        cards += 1;
                    }
                    Event::Produced { .. } => {
                        assert_eq!(cards, turns);
                        most = most.max(turns);
                        (turns, cards, attacked) = (0, 0, false);
                    }
                    _ => {}
                }
            }
            stage = record.game().view(Viewer::Spectator).open.stage;
        };
        played.replay().play(Content::embedded(), show).expect("a replay plays");
    }
    assert!(most > 6, "at most {most} turns in a season");
}

/// Whether an action is one of those that are the turn; passing is not.
fn takes_a_turn(action: Action) -> bool {
    let is_fungus = |source| matches!(source, Source::Quest(card) if card.to_string() == "Q44");
    match action {
        Action::Hire { .. } | Action::Recruit(_) | Action::Rest { .. } | Action::Hero(_) => true,
        Action::Use(source) => is_fungus(source),
        _ => false,
    }
}

/// Worlds imagined from a view differ in what its seat does not know; view and choices are the same.
#[test]
fn nn_i29_what_a_seat_does_not_know_changes_neither_its_view_nor_its_choices() {
    in_every_state(|game| {
        let list = |game: &NowOrNever, seat| {
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            actions
        };
        for seat in (0..game.seats()).map(Seat::new) {
            let view = game.view(Viewer::Seat(seat));
            let world = NowOrNever::imagine(Content::embedded(), &view, &mut Quick::new(1, 1));
            invariants::never("the view differs", world.view(Viewer::Seat(seat)) != view)?;
            invariants::never("the choices differ", list(&world, seat) != list(game, seat))?;
        }
        Ok(())
    });
}

#[test]
fn nn_i30_a_game_plays_the_same_again_and_every_action_reads_back_as_itself() {
    for played in PLAYED.iter() {
        let again = played.replay().play(Content::embedded(), |_, _| {}).expect("it plays");
        assert!(again.game() == played.game());
        for made in played.moves() {
            assert_eq!(made.action.to_string().parse(), Ok(made.action));
        }
    }
}

/// The games these tests look at show everything that can be done.
#[test]
fn the_games_that_are_looked_at_show_what_can_be_done() {
    let mut verbs = std::collections::BTreeMap::new();
    for played in PLAYED.iter() {
        for made in played.moves() {
            let words = made.action.to_string();
            *verbs.entry(words.split(' ').next().unwrap_or_default().to_owned()).or_insert(0) += 1;
        }
    }

    // All but `move`, which takes an Inn; its rulebook tests (NN-416) show it.
    verbs.remove("move");
    assert_eq!(verbs.len(), 40, "{verbs:?}");
}
