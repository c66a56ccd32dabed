//! Invariants of what happens, over random games of every setup (RULES.md section 23).

use game_above_and_below::{
    AboveAndBelow, Action, Event, Gain, Open, Setup, Stage, Villager, Villagers,
    components::Thing,
    scoring::{self, Part},
};
use luck::Quick;
use table::{Game, Replay, Seat, Viewer};
use table_laws::{play_out, play_some};

use crate::{
    stage::printed,
    walk::{Step, every_move, every_move_of, every_state, open},
};

/// All villagers of a seat, those on a cave card included.
fn people(open: &Open, seat: Seat) -> Villagers {
    let own = open.village(seat).villagers();
    if open.exploration.is_some() && open.active == seat { own.union(open.party) } else { own }
}

fn seats(open: &Open) -> impl Iterator<Item = Seat> + use<> {
    (0..open.seats()).map(Seat::new)
}

#[test]
fn ab_i03_coins_change_by_gains_payments_income_and_sales_alone() {
    every_move(|step| {
        for one in seats(&step.after) {
            let change = step.events.iter().map(|event| match *event {
                Event::Gained { seat, gain: Gain { thing: Thing::Coin, amount } }
                    if seat == one =>
                {
                    i32::from(amount)
                }
                Event::Lost { seat, gain: Gain { thing: Thing::Coin, amount } }
                | Event::Paid { seat, gain: Gain { thing: Thing::Coin, amount }, .. }
                    if seat == one =>
                {
                    -i32::from(amount)
                }
                Event::Income { seat, coins } if seat == one => i32::from(coins),
                Event::Sold { owner, price, .. } if owner == one => i32::from(price),
                Event::Sold { buyer, price, .. } if buyer == one => -i32::from(price),
                _ => 0,
            });
            let before = i32::from(step.before.village(one).coins);
            let after = i32::from(step.after.village(one).coins);
            assert_eq!(before + change.sum::<i32>(), after, "{}: {}", step.setup, step.action);
        }
    });
}

#[test]
fn ab_i09_nobody_leaves_a_village_and_no_building_falls() {
    every_move(|step| {
        for seat in seats(&step.after) {
            let (before, after) = (people(&step.before, seat), people(&step.after, seat));
            assert!(before.without(after).is_empty(), "{}: somebody left {seat}", step.action);
            let cards = |open: &Open| open.village(seat).buildings;
            assert!(cards(&step.after).as_slice().starts_with(cards(&step.before).as_slice()));
        }
    });
}

#[test]
fn ab_i13_a_sale_slot_changes_in_its_owners_turn_by_a_sale_or_at_the_end() {
    every_move(|step| {
        for seat in seats(&step.after) {
            let (before, after) = (step.before.village(seat).sale, step.after.village(seat).sale);
            if before == after {
                continue;
            }
            let own_turn = step.before.active == seat && step.before.stage != Stage::Resting;
            let sold = step.action == Action::Accept && step.seat == seat && after.is_none();
            let ends = step.events.contains(&Event::GameEnded) && after.is_none();
            assert!(own_turn || sold || ends, "{seat}: {}", step.action);
        }
    });
}

#[test]
fn ab_i15_rounds_are_1_to_7_and_the_first_player_moves_on() {
    for setup in Setup::all() {
        let first = open(play_some::<AboveAndBelow>(printed(), &setup, 2, 0).game()).first;
        every_move_of(setup, 2, |step| {
            let round = usize::from(step.after.round);
            assert!((1..=7).contains(&round));
            let expected = (first.index() + round - 1) % step.after.seats();
            assert_eq!(step.after.first, Seat::new(expected));
        });
    }
}

#[test]
fn ab_i15_whoever_has_passed_takes_no_action_in_the_round() {
    every_move(|step| {
        let passed = step.before.village(step.seat).passed;
        let still = matches!(
            step.action,
            Action::Place(_)
                | Action::Accept
                | Action::Refuse
                | Action::Heal(_)
                | Action::Rouse(_)
                | Action::Rest
                | Action::Bed(_)
        );
        assert!(!passed || still, "{} after passing", step.action);
    });
}

/// Shows `check` each turn as its moves.
fn every_turn(mut check: impl FnMut(&[Step])) {
    for setup in Setup::all() {
        for seed in 0..3 {
            let mut turn: Vec<Step> = Vec::new();
            every_move_of(setup, seed, |step| {
                let resting = matches!(step.before.stage, Stage::Resting | Stage::Placing);
                if resting || step.seat != step.before.active && turn.is_empty() {
                    return;
                }
                turn.push(copy(step));
                if ends_a_turn(step) {
                    check(&turn);
                    turn.clear();
                }
            });
        }
    }
}

fn copy(step: &Step) -> Step {
    Step { events: step.events.clone(), ..*step }
}

/// Whether a normal action was done to its end, or a pass was made.
fn ends_a_turn(step: &Step) -> bool {
    let told = step.events.iter().any(|event| match event {
        Event::Passed { .. } | Event::Labored { .. } | Event::Trained { .. } => true,
        Event::Built { .. } => !matches!(step.action, Action::Found(_)),
        _ => false,
    });
    let set_out = step.events.iter().any(|event| matches!(event, Event::SetOut { .. }));
    let explored = step.before.exploration.is_some() || set_out;
    let harvested = matches!(
        (step.before.stage, step.action),
        (Stage::Harvesting { left: 1 }, Action::Pick { .. })
    );
    told || harvested || explored && step.after.exploration.is_none()
}

// AB-I16, AB-I17.
#[test]
fn ab_i16_ab_i17_each_turn_but_a_pass_uses_up_somebody_who_was_ready() {
    let mut turns = 0;
    every_turn(|turn| {
        let (first, last) = (&turn[0], &turn[turn.len() - 1]);
        let seat = first.before.active;
        if last.action == Action::Pass {
            return;
        }
        turns += 1;
        let ready = first.before.village(seat).ready;
        let rested = last.after.round != first.before.round || last.after.stage == Stage::Resting;
        let left = if rested { Villagers::NONE } else { last.after.village(seat).ready };
        assert!(!ready.without(left).is_empty(), "{}: nobody was used up", last.action);
    });
    assert!(turns > 200, "{turns}");
}

#[test]
fn ab_i16_nobody_gets_ready_in_the_action_part_but_somebody_newly_trained() {
    every_move(|step| {
        if step.before.stage == Stage::Resting || step.action == Action::Pass {
            return;
        }
        for seat in seats(&step.after) {
            let before = step.before.village(seat).ready;
            let fresh = step.after.village(seat).ready.without(before);
            let trained = |one: Villager| {
                let is_them = |event: &Event| matches!(event, Event::Trained { villager, .. } if *villager == one);
                step.events.iter().any(is_them)
            };
            let rested = step.after.round != step.before.round;
            assert!(rested || fresh.iter().all(trained), "{}", step.action);
        }
    });
}

#[test]
fn ab_i17_offers_rise_and_rows_and_sale_slots_change_once_in_a_turn() {
    every_turn(|turn| {
        let count = |is: fn(&Action) -> bool| turn.iter().filter(|step| is(&step.action)).count();
        assert!(count(|action| matches!(action, Action::Refresh(_))) <= 1);
        assert!(count(|action| matches!(action, Action::Sell(_) | Action::Withdraw)) <= 1);
        let mut refused = [0; 4];
        for event in turn.iter().flat_map(|step| &step.events) {
            match *event {
                Event::Offered { owner, price, .. } => {
                    assert!(price >= 3 && price > refused[owner.index()]);
                }
                Event::OfferRefused { owner, price, .. } => refused[owner.index()] = price,
                Event::Sold { owner, .. } => refused[owner.index()] = 0,
                _ => {}
            }
        }
    });
}

#[test]
fn ab_i17_every_game_ends() {
    for setup in Setup::all() {
        for seed in 100..120 {
            let record = play_out::<AboveAndBelow>(printed(), &setup, seed);
            assert!(record.game().standings().is_some());
            assert!(record.moves().len() < 1500, "{setup}: {}", record.moves().len());
        }
    }
}

#[test]
fn ab_i18_whoever_is_to_decide_can_and_whoever_is_ready_can_labour_or_pass() {
    every_state(|game, open| {
        let mut actions = Vec::new();
        for seat in game.to_act().iter() {
            actions.clear();
            game.actions(seat, &mut actions);
            assert!(!actions.is_empty());
            if open.stage == Stage::Turn {
                let ready = !open.village(seat).ready.is_empty();
                assert_eq!(actions.contains(&Action::Labor), ready);
                assert!(actions.contains(&Action::Pass));
            }
        }
        assert_eq!(game.to_act().is_empty(), open.stage == Stage::Over);
    });
}

#[test]
fn ab_i19_an_exploration_finds_its_cave_or_puts_it_under_the_pile() {
    let mut ends = [0, 0];
    every_move(|step| {
        for event in &step.events {
            if let Event::SetOut { party, .. } = event {
                assert!(*party >= 2);
            }
        }
        if let (Action::Exert(one), Some(before)) = (step.action, step.before.exploration) {
            assert!(step.after.village(step.seat).injured.contains(one));
            if let Some(after) = step.after.exploration.filter(|it| it.passage == before.passage) {
                assert_eq!(after.lanterns, before.lanterns + 1);
                assert_eq!(after.exerted.len(), before.exerted.len() + 1);
            }
        }
        let was = step.before.exploration.map(|it| it.cave);
        let set_out = step.events.iter().find_map(|event| match *event {
            Event::SetOut { cave, .. } => Some(cave),
            _ => None,
        });
        let Some(explored) = was.or(set_out) else { return };
        if step.after.exploration.is_some() {
            return;
        }
        let told = |it: &dyn Fn(&Event) -> bool| step.events.iter().filter(|e| it(e)).count();
        let found = told(&|it| matches!(it, Event::CaveFound { cave, .. } if *cave == explored));
        let lost = told(&|it| matches!(it, Event::CaveLost { cave } if *cave == explored));
        assert_eq!(found + lost, 1);
        let owner = step.before.active;
        assert_eq!(step.after.village(owner).caves.contains(explored), found == 1);
        let failed = step.after.tale.iter().last().unwrap().failed;
        assert_eq!(failed, lost == 1);
        ends[lost] += 1;
    });
    assert!(ends[0] > 20 && ends[1] > 20, "{ends:?}");
}

#[test]
fn ab_i21_what_is_paid_is_the_printed_cost_less_one_coin_at_most() {
    let mut bought = 0;
    every_move(|step| {
        for event in &step.events {
            let (paid, cost) = match *event {
                Event::Built { building, paid, .. } if !matches!(step.action, Action::Found(_)) => {
                    (paid, printed().card(building).cost)
                }
                Event::Trained { villager, paid, .. } => {
                    let row = &step.before.villagers;
                    let slot = row.iter().position(|&one| one == Some(villager));
                    let cost = slot.map_or(printed().face(villager).cost, |slot| {
                        printed().board.villager_row[slot]
                    });
                    (paid, cost)
                }
                _ => continue,
            };
            bought += 1;
            assert!(paid == cost || paid == cost.saturating_sub(1), "{paid} for {cost}");
            let lost = step.events.iter().map(|event| match event {
                Event::Paid { gain, .. } => gain.amount,
                _ => 0,
            });
            assert_eq!(lost.sum::<u8>(), paid);
        }
    });
    assert!(bought > 50, "{bought}");
}

#[test]
fn ab_i22_the_ranks_pay_what_is_due_and_more_by_rounding_alone() {
    every_state(|_, open| {
        let paid: u8 = scoring::ranks(printed(), open)[..open.seats()].iter().sum();
        let due = if open.seats() == 2 { 3 } else { 10 };
        assert!((due..due + open.seats() as u8).contains(&paid), "{paid}");
    });
}

#[test]
fn ab_i23_the_score_is_read_off_the_final_table_and_is_the_sum_of_its_parts() {
    for setup in Setup::all() {
        let record = play_out::<AboveAndBelow>(printed(), &setup, 5);
        let view = record.game().view(Viewer::Spectator);
        let again = AboveAndBelow::laid_out(printed(), &view);

        let standings = record.game().standings().unwrap();
        assert_eq!(again.standings(), Some(standings));
        for seat in standings.seats() {
            let score = scoring::score(printed(), &view.open, seat);
            let parts: i16 = Part::ALL.iter().map(|&part| score.of(part)).sum();
            assert_eq!((i32::from(parts), parts), (standings.score(seat), score.total()));
        }
    }
}

#[test]
fn ab_i24_what_is_hidden_changes_neither_what_is_seen_nor_what_can_be_done() {
    let mut luck = Quick::new(24, 0);
    for setup in Setup::all() {
        every_move_of(setup, 4, |step| {
            let view = step.game.view(Viewer::Spectator);
            let other = AboveAndBelow::imagine(printed(), &view, &mut luck);

            assert_eq!(other.view(Viewer::Spectator), view);
            for seat in seats(&step.after) {
                let (mut here, mut there) = (Vec::new(), Vec::new());
                step.game.actions(seat, &mut here);
                other.actions(seat, &mut there);
                assert_eq!(here, there);
            }
        });
    }
}

#[test]
fn ab_i25_the_same_seed_and_moves_give_the_same_game_and_a_saved_one_goes_on() {
    for setup in Setup::all() {
        let record = play_out::<AboveAndBelow>(printed(), &setup, 6);
        let again = play_out::<AboveAndBelow>(printed(), &setup, 6);
        let half = record.moves().len() / 2;
        let saved = play_some::<AboveAndBelow>(printed(), &setup, 6, half).replay().to_string();

        let replay = Replay::<AboveAndBelow>::parse(&saved).unwrap();
        let restored = replay.play(printed(), |_, _| {}).unwrap();

        assert_eq!(again.game(), record.game());
        assert_eq!(restored.game(), record.rewound(half).unwrap().game());
        let whole = record.replay().play(printed(), |_, _| {}).unwrap();
        assert_eq!(whole.game(), record.game());
    }
}
