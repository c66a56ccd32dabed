//! Invariants over random games of every setup (RULES.md section 18).

use std::collections::BTreeSet;

use game_faraway::{
    Action, Event, Faraway, Region, Sanctuary, Setup, Stage, View,
    scoring::{self, ScorePad},
};
use luck::Quick;
use proptest::{prelude::*, sample::subsequence, test_runner::RngSeed};
use table::{Game, Ignore, Replay, Seat, Viewer};
use table_laws::play_out;

use crate::{
    stage::{Table, actions, cards},
    walk::{every_move, every_move_of, every_state, public, views},
};

/// The score pad of every player.
fn pads(view: &View) -> Vec<ScorePad> {
    let pad = |row: &[Region], found: &[Sanctuary]| scoring::score_pad(cards(), row, found);
    view.players.iter().map(|p| pad(p.row.as_slice(), p.sanctuaries.as_slice())).collect()
}

#[test]
fn fa_i01_each_region_is_in_exactly_one_place() {
    every_state(|setup, game| {
        let view = public(game);
        let mut seen: Vec<Region> =
            view.display.iter().chain(view.removed.iter()).copied().collect();
        seen.extend(view.players.iter().flat_map(|player| player.row.as_slice().to_vec()));
        seen.extend(views(game).iter().flat_map(|view| view.own.unwrap().hand.as_slice().to_vec()));

        let once: BTreeSet<Region> = seen.iter().copied().collect();
        assert_eq!(once.len(), seen.len(), "{setup}: none is in two places");
        assert_eq!(seen.len() + usize::from(view.region_deck), 68, "{setup}: none is lost");
    });
}

#[test]
fn fa_i02_each_sanctuary_is_in_exactly_one_place() {
    every_state(|setup, game| {
        let view = public(game);
        let mut owned: Vec<Sanctuary> = Vec::new();
        for (player, own) in view.players.iter().zip(views(game)) {
            owned.extend(player.sanctuaries.iter());
            owned
                .extend(own.player(own.own.unwrap().seat).dealt.iter().filter_map(|g| g.sanctuary));
        }

        // Whoever put a card under the deck knows it: together the players know them all.
        let faces = |at: usize| {
            views(game).iter().filter_map(|view| view.below.as_slice()[at].sanctuary).collect()
        };
        for at in 0..view.below.len() {
            let faces: BTreeSet<Sanctuary> = faces(at);
            assert_eq!(faces.len(), 1, "{setup}: all who know the card agree");
            owned.extend(faces);
        }
        let once: BTreeSet<Sanctuary> = owned.iter().copied().collect();
        assert_eq!(once.len(), owned.len(), "{setup}: none is in two places");
        assert_eq!(owned.len() + usize::from(view.sanctuary_deck), 45, "{setup}: none is lost");
    });
}

#[test]
fn fa_i03_rows_grow_by_one_region_a_round_at_their_end() {
    every_move(|step| {
        let (before, after) = (public(&step.before), public(&step.after));
        for (old, new) in before.players.iter().zip(after.players.iter()) {
            assert!(new.row.as_slice().starts_with(old.row.as_slice()));
            let explored = usize::from(after.round) - usize::from(after.stage == Stage::Exploring);
            let keeping = after.stage == Stage::Keeping;
            assert_eq!(new.row.len(), if keeping { 0 } else { explored }, "{}", step.setup);
        }
    });
}

#[test]
fn fa_i04_a_hand_holds_3_when_a_phase_1_starts_and_2_or_3_afterwards() {
    every_state(|setup, game| {
        let view = public(game);
        let everyone_owes = view.waiting.len() == setup.players;
        for player in view.players.iter() {
            match view.stage {
                Stage::Keeping => assert_eq!(player.hand, 5, "{setup}"),
                Stage::Exploring if everyone_owes => assert_eq!(player.hand, 3, "{setup}"),
                _ => assert!((2..=3).contains(&player.hand), "{setup}"),
            }
        }
    });
}

#[test]
fn fa_i05_the_display_shrinks_from_one_more_than_all_to_none() {
    every_state(|setup, game| {
        let view = public(game);
        let turn = view.order.iter().position(|&seat| view.waiting.contains(seat)).unwrap_or(0);
        let taken = turn + usize::from(view.stage == Stage::Choosing);
        let expected = match view.stage {
            Stage::Keeping | Stage::Over => 0,
            _ if view.round == 8 => 0,
            Stage::Exploring => setup.players + 1,
            Stage::Taking | Stage::Choosing => setup.players + 1 - taken,
        };

        assert_eq!(view.display.len(), expected, "{setup}, round {}", view.round);
    });
    every_move(|step| {
        if step.events.iter().any(|event| matches!(event, Event::Removed { .. })) {
            let left = public(&step.before).display.len();
            let last_take = matches!(step.action, Action::Take(_));
            assert_eq!(left, if last_take { 2 } else { 1 }, "one is left to be removed");
        }
    });
}

#[test]
fn fa_i06_the_removed_pile_has_a_card_for_each_of_the_first_seven_rounds() {
    every_state(|setup, game| {
        let view = public(game);

        assert_eq!(view.removed.len(), usize::from(view.round) - 1, "{setup}");
    });
}

#[test]
fn fa_i07_a_player_owns_as_many_sanctuaries_as_rounds_in_which_their_duration_rose() {
    every_state(|setup, game| {
        let view = public(game);
        for player in view.players.iter() {
            let rises = player.row.as_slice().windows(2).filter(|pair| pair[1] > pair[0]).count();
            let pending = usize::from(!player.dealt.is_empty());

            assert_eq!(player.sanctuaries.len() + pending, rises, "{setup}");
            assert!(player.sanctuaries.len() < usize::from(view.round), "{setup}");
        }
    });
}

#[test]
fn fa_i08_sanctuary_cards_are_held_in_phase_3_only_and_by_those_whose_duration_rose() {
    let mut holders = 0;
    every_state(|setup, game| {
        let view = public(game);
        for player in view.players.iter().filter(|player| !player.dealt.is_empty()) {
            holders += 1;
            assert!(matches!(view.stage, Stage::Taking | Stage::Choosing), "{setup}");
            let [.., before, played] = player.row.as_slice() else { panic!("no second Region") };
            assert!(played > before, "{setup}");
        }
    });
    assert!(holders > 1000, "enough of them were looked at");
}

#[test]
fn fa_i09_a_finder_is_dealt_one_and_one_for_each_clue_unless_the_deck_runs_out() {
    every_move(|step| {
        let after = public(&step.after);
        let empty = after.sanctuary_deck == 0 && after.below.is_empty();
        for event in &step.events {
            let Event::Found { seat, dealt } = *event else { continue };
            let player = after.player(seat);
            let printed: u8 = player.row.iter().map(|&one| cards().region(one).clues).sum();
            let found: u8 =
                player.sanctuaries.iter().map(|&one| cards().sanctuary(one).clues).sum();
            assert!(dealt >= 1);
            assert!(dealt == 1 + printed + found || empty && dealt < 1 + printed + found);
        }
    });
}

#[test]
fn fa_i10_players_act_in_strictly_ascending_order_of_duration() {
    every_state(|setup, game| {
        let view = public(game);
        let durations: Vec<u8> = view
            .order
            .iter()
            .map(|&seat| view.player(seat).row.as_slice().last().unwrap().duration())
            .collect();

        assert!(durations.windows(2).all(|pair| pair[0] < pair[1]), "{setup}: {durations:?}");
    });
    every_move(|step| {
        let (before, after) = (public(&step.before), public(&step.after));
        if before.round == after.round && !before.order.is_empty() && !after.order.is_empty() {
            let place = |view: &View| view.order.iter().position(|&s| view.waiting.contains(s));
            assert!(place(&before) <= place(&after), "nobody acts twice");
        }
    });
}

#[test]
fn fa_i11_whoever_is_to_act_can_and_nobody_can_after_the_end() {
    every_state(|setup, game| {
        for seat in game.to_act().iter() {
            assert!(!actions(game, seat).is_empty(), "{setup}");
        }
        assert_eq!(game.to_act().is_empty(), game.standings().is_some(), "{setup}");
        if game.to_act().is_empty() {
            let seats = (0..setup.players).map(Seat::new);
            assert!(seats.into_iter().all(|seat| actions(game, seat).is_empty()), "{setup}");
        }
    });
}

#[test]
fn fa_i12_a_game_has_8_plays_and_7_takes_a_player_and_7_sanctuaries_at_most() {
    for setup in Setup::all() {
        let (mut plays, mut takes, mut choices, mut keeps) = (0, 0, 0, 0);
        every_move_of(setup, 3, |step| {
            let rethought = matches!(step.events[0], Event::Rethought { .. });
            match step.action {
                _ if rethought => {}
                Action::Play(_) => plays += 1,
                Action::Take(_) => takes += 1,
                Action::Choose(_) => choices += 1,
                Action::Keep(_) => keeps += 1,
            }
        });

        let n = setup.players;
        assert_eq!((plays, takes), (8 * n, 7 * n), "{setup}");
        assert!(choices <= 7 * n, "{setup}");
        assert!(keeps == 0 || keeps == n, "{setup}");
    }
}

#[test]
fn fa_i13_the_total_is_the_sum_of_the_pad_and_comes_out_the_same_again() {
    for setup in Setup::all() {
        for seed in 0..20 {
            let record = play_out::<Faraway>(cards(), &setup, seed);
            let standings = record.game().standings().unwrap();
            for (seat, pad) in standings.seats().zip(pads(&public(record.game()))) {
                let regions: u16 = pad.regions.iter().map(|line| line.fame).sum();
                let found: u16 = pad.sanctuaries.iter().map(|line| line.fame).sum();
                assert_eq!(pad.regions.len(), 8);
                assert_eq!(pad.total, regions + found);
                assert_eq!(i32::from(pad.total), standings.score(seat));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0),
        ..ProptestConfig::default()
    })]

    #[test]
    fn fa_i14_one_more_sanctuary_never_lowers_the_fame_of_any_card(
        row in subsequence(Region::all().collect::<Vec<_>>(), 8).prop_shuffle(),
        found in subsequence(Sanctuary::all().collect::<Vec<_>>(), 1..=7).prop_shuffle(),
    ) {
        let (_, fewer) = found.split_last().unwrap();

        let before = scoring::score_pad(cards(), &row, fewer);
        let after = scoring::score_pad(cards(), &row, &found);

        for (old, new) in before.regions.iter().zip(&after.regions) {
            prop_assert!(new.fame >= old.fame, "{}", new.card);
        }
        for (old, new) in before.sanctuaries.iter().zip(&after.sanctuaries) {
            prop_assert!(new.fame >= old.fame, "{}", new.card);
        }
        prop_assert!(after.total >= before.total);
    }
}

#[test]
fn fa_i14_moving_the_other_players_to_other_seats_changes_nobodys_total() {
    let rows: [&[usize]; 3] = [
        &[6, 13, 30, 2, 28, 32, 17, 35],
        &[10, 23, 9, 18, 43, 25, 34, 60],
        &[1, 12, 3, 46, 5, 21, 7, 68],
    ];
    let totals = |order: [usize; 3]| {
        let table = Table::along(&order.map(|at| rows[at]));
        let standings = table.meeting([1, 19, 27, 32, 40, 7, 36, 43, 30, 11]).at_end();
        let standings = standings.game.standings().unwrap();
        let mut by_row = [0; 3];
        for (seat, at) in order.into_iter().enumerate() {
            by_row[at] = standings.score(Seat::new(seat));
        }
        by_row
    };

    let first = totals([0, 1, 2]);
    assert!(first.iter().all(|&total| total > 0));
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        assert_eq!(totals(order), first, "{order:?}");
    }
}

#[test]
fn fa_i15_states_that_differ_in_what_a_player_may_not_see_look_and_offer_the_same() {
    let mut different = 0;
    every_state(|setup, game| {
        for seat in (0..setup.players).map(Seat::new) {
            let view = game.view(Viewer::Seat(seat));
            let world = Faraway::imagine(cards(), &view, &mut Quick::new(1, 1));
            different += usize::from(world != *game);

            assert_eq!(world.view(Viewer::Seat(seat)), view, "{setup}");
            assert_eq!(actions(&world, seat), actions(game, seat), "{setup}");
        }
    });
    assert!(different > 1000, "the other states really were others");
}

#[test]
fn fa_i16_a_game_read_back_from_its_text_stands_and_goes_on_the_same() {
    for setup in Setup::all() {
        let whole = play_out::<Faraway>(cards(), &setup, 11);
        let again = play_out::<Faraway>(cards(), &setup, 11);
        assert_eq!(whole.game(), again.game(), "the same seed gives the same game");

        let half = whole.rewound(whole.moves().len() / 2).unwrap();
        let text = half.replay().to_string();
        let restored = Replay::<Faraway>::parse(&text).unwrap().play(cards(), |_, _| {}).unwrap();

        assert_eq!(restored.game(), half.game(), "{setup}");
        let (mut one, mut other) = (*half.game(), *restored.game());
        let (mut luck, mut same_luck) = (Quick::new(2, 0), Quick::new(2, 0));
        while let Some(seat) = one.to_act().first() {
            let action = actions(&one, seat)[0];
            one.apply(seat, action, &mut luck, &mut Ignore).unwrap();
            other.apply(seat, action, &mut same_luck, &mut Ignore).unwrap();
            assert_eq!(one, other, "{setup}");
        }
    }
}

#[test]
fn fa_i17_there_is_exactly_one_winner_with_a_maximal_total() {
    for setup in Setup::all() {
        for seed in 0..100 {
            let record = play_out::<Faraway>(cards(), &setup, seed);
            let standings = record.game().standings().unwrap();

            let winners: Vec<Seat> = standings.winners().collect();
            let most = standings.seats().map(|seat| standings.score(seat)).max().unwrap();
            assert_eq!(winners.len(), 1, "{setup}, seed {seed}");
            assert_eq!(standings.score(winners[0]), most, "{setup}, seed {seed}");
        }
    }
}
