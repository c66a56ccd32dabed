//! What holds in the course of every game: steps, purchases, quests, fights, and the end.

use game_near_and_far::{
    Action, Event, How, MOST_HEARTS, NearAndFar, Open, Place, RollKind, Setup, Stage, Traveller,
    components::{Cost, Thing, Trigger},
    rolling, scoring,
    scoring::Part,
};
use story::Way;
use table::{Chance, Game, Seat, Seats, Viewer};

use crate::{
    kit::{FirstSide, printed},
    policy::brisk,
    walk::{Step, every_move, open},
};

/// Games that are played to their end.
fn whole_games() -> impl Iterator<Item = table::Record<NearAndFar>> {
    (2..=4).flat_map(|players| {
        let setups = [Setup::first_adventure(players), Setup::arcade(players, 10)];
        setups.into_iter().map(move |setup| brisk(&setup, players as u64))
    })
}

fn seats(open: &Open) -> impl Iterator<Item = Seat> + use<> {
    (0..open.seats()).map(Seat::new)
}

#[test]
fn nf_i15_nobody_visits_the_building_in_which_the_turn_began() {
    let mut visits = 0;
    every_move(|step| {
        for event in &step.events {
            if let Event::Visited { seat, building } = event {
                assert_ne!(step.before.turn.from, Place::In(*building), "{seat}");
                assert_eq!(*seat, step.before.active);
                visits += 1;
            }
        }
    });
    assert!(visits > 100);
}

/// Empty spaces the active player passes for free in this turn, by animals and cards.
fn free_passes(open: &Open) -> u8 {
    let mover = open.mover();
    let cards = mover.cards.intersection(printed().with.free_pass).iter();
    let cards: u8 = cards.map(|card| printed().card(card).effects.free_passes).sum();
    mover.tortoises + open.turn.returned_tortoises + cards
}

/// One turn on the map: spaces passed, hearts paid for them, and whether free passes changed on the way.
#[derive(Default)]
struct Passed {
    turn: (u32, usize),
    empty: u8,
    hearts: u8,
    free: u8,
    changed: bool,
}

#[test]
fn nf_i16_steps_stay_within_the_movement_and_every_empty_space_passed_is_paid() {
    let (mut paid, mut spared, mut met) = (0, 0, 0);
    let mut way = Passed::default();
    every_move(|step| {
        let before = &step.before;
        for event in &step.events {
            let Event::Stepped { seat, hearts, .. } = event else { continue };
            assert!(before.turn.steps < before.movement(), "{}: {}", step.setup, step.action);
            let turn = (before.round, seat.index());
            if way.turn != turn || before.turn.steps == 0 {
                way = Passed { turn, free: free_passes(before), ..Passed::default() };
            }
            way.changed |= way.free != free_passes(before);
            let left = before.here();
            let is_empty = before.turn.steps > 0 && !before.has_camp(left);
            let used = way.empty - way.hearts;
            let due = u8::from(is_empty && used >= free_passes(before));
            assert_eq!(*hearts, due, "{}: {}", step.setup, step.action);
            way.empty += u8::from(is_empty);
            way.hearts += hearts;
            if !way.changed {
                assert_eq!(way.hearts, way.empty.saturating_sub(way.free), "{}", step.setup);
            }
            paid += u32::from(*hearts);
            spared += u32::from(is_empty) - u32::from(*hearts);
            met += u32::from(!matches!(step.action, Action::Step(_)));
        }
    });
    assert!(paid > 10 && spared > 0 && met > 0, "{paid} {spared} {met}");
}

#[test]
fn nf_i18_a_purchase_takes_its_cost_in_the_own_turn() {
    let mut bought = 0;
    every_move(|step| {
        let Action::Buy(one) = step.action else { return };
        let face = printed().card(one);
        let mut cost = Cost::default();
        for event in &step.events {
            if let Event::Changed { how: How::Paid, thing, amount, .. } = event {
                cost[thing.good().unwrap()] += amount;
            }
        }
        let (before, after) = (step.before.traveller(step.seat), step.after.traveller(step.seat));
        assert_eq!((cost, step.seat), (face.cost, step.before.active), "{}", face.name);
        assert_eq!((before.hand(), after.hand()), (after.hand() + 1, before.hand() - 1));
        assert!(!before.cards.contains(one) && after.cards.contains(one));
        let asked = face.reputation;
        let reached = match asked {
            0 => true,
            1.. => before.reputation >= asked,
            _ => before.reputation <= asked,
        };
        assert!(reached, "{}", face.name);
        bought += 1;
    });
    assert!(bought > 10);
}

/// The number of the quest that a move has decided.
fn number(step: &Step) -> Option<u8> {
    let rolled = step.events.iter().find_map(|event| match event {
        Event::QuestRolled { number, .. } => Some(*number),
        _ => None,
    });
    rolled.or_else(|| match step.before.roll?.kind {
        RollKind::Skill { number } | RollKind::Combat { number } => Some(number),
        _ => None,
    })
}

/// Hearts that cards in play bring when a quest fails.
fn answers_to_failure(traveller: &Traveller) -> u8 {
    let cards = traveller.cards.intersection(printed().with.trigger).iter();
    let triggers = cards.flat_map(|card| &printed().card(card).effects.triggers);
    triggers.filter(|(when, _)| *when == Trigger::QuestFailed).map(|(_, gain)| gain.hearts).sum()
}

#[test]
fn nf_i20_a_quest_pays_from_its_number_on_and_the_bonus_two_above() {
    let (mut won, mut lost) = (0, 0);
    every_move(|step| {
        for event in &step.events {
            match event {
                Event::Succeeded { passage, total: Some(total), more, .. } => {
                    let number = number(step).unwrap();
                    let page = step.after.page.or(step.before.page).unwrap();
                    let chosen = usize::from(page.walk.choice.unwrap());
                    let choice = &printed().tales().passage(*passage).choices[chosen];
                    let has_more = match &choice.way {
                        Way::Roll { tiers, .. } => tiers[0].more.is_some(),
                        Way::Plain { .. } => false,
                    };
                    assert!(*total >= number);
                    assert_eq!(*more, *total >= number + 2 && has_more);
                    won += 1;
                }
                Event::Failed { seat, total: Some(total), .. } => {
                    assert!(*total < number(step).unwrap());
                    // Nothing, but hearts by a card that answers to failures (Second Wind), as far as
                    // the track has room for them.
                    let spent = step.events.iter().map(|event| match event {
                        Event::HeartsSpent { hearts, .. } => *hearts,
                        _ => 0,
                    });
                    let left = step.before.traveller(*seat).hearts - spent.sum::<u8>();
                    let answers = answers_to_failure(step.after.traveller(*seat));
                    let hearts = answers.min(MOST_HEARTS - left);
                    let gains = step.events.iter().filter_map(|event| match *event {
                        Event::Changed { seat: whose, how: How::Gained, thing, amount }
                            if whose == *seat =>
                        {
                            Some((thing, amount))
                        }
                        _ => None,
                    });
                    let expected = (hearts > 0).then_some((Thing::Heart, hearts));
                    assert!(gains.eq(expected), "{}: {:?}", step.setup, step.events);
                    lost += 1;
                }
                _ => {}
            }
        }
    });
    assert!(won > 5 && lost > 5, "{won} {lost}");
}

#[test]
fn nf_i21_a_lost_fight_changes_nothing_and_ends_the_action() {
    let mut lost = 0;
    every_move(|step| {
        let is_lost = |event: &Event| matches!(event, Event::Fought { won: false, .. });
        if !step.any(is_lost) || matches!(step.action, Action::Use(_) | Action::Buy(_)) {
            return;
        }
        let (before, after) = (step.before.traveller(step.seat), step.after.traveller(step.seat));
        assert_eq!(before, after, "{}: {}", step.setup, step.action);
        assert_eq!(step.before.threats, step.after.threats);
        let over = step.after.active != step.seat
            || matches!(step.after.stage, Stage::End | Stage::Over | Stage::Turn);
        assert!(over);
        lost += 1;
    });
    assert!(lost > 10);
}

/// What comes of a roll with so many hearts: fail, success, or the bonus of a quest.
fn result(open: &Open, hearts: u8) -> u8 {
    let roll = open.roll.expect("a roll is decided");
    let total = rolling::total(printed(), open, &roll) + hearts;
    let needed = rolling::needed(printed(), open, &roll);
    let is_quest = matches!(roll.kind, RollKind::Skill { .. } | RollKind::Combat { .. });
    u8::from(total >= needed) + u8::from(is_quest && total >= needed + 2)
}

fn offered_hearts(game: &NearAndFar, seat: Seat) -> Vec<u8> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let hearts = actions.iter().filter_map(|one| match one {
        Action::Spend(hearts) => Some(*hearts),
        _ => None,
    });
    hearts.collect()
}

#[test]
fn nf_i22_each_amount_of_hearts_is_the_least_for_another_result_and_all_can_be_seen() {
    let (mut rolls, mut quests) = (0, 0);
    every_move(|step| {
        let (open, seat) = (&step.after, step.after.active);
        if open.stage != Stage::Roll {
            return;
        }
        let offered = offered_hearts(&step.game, seat);

        // The least amount for each result that the free hearts reach, and no other.
        let mut least = vec![0];
        for hearts in 1..=open.free_hearts() {
            if result(open, hearts) > result(open, hearts - 1) {
                least.push(hearts);
            }
        }
        assert_eq!(offered, least, "{}: {}", step.setup, step.action);
        assert!(offered.len() <= 3);
        // Where the rewards that lie behind are others, the amounts are the same.
        let view = step.game.view(Viewer::Seat(seat));
        for side in 0..4 {
            let other = NearAndFar::imagine(printed(), &view, &mut Side(side));
            assert_eq!(offered_hearts(&other, seat), offered);
        }
        rolls += 1;
        quests += u32::from(open.page.is_some_and(|page| page.open));
    });
    assert!(rolls > 10 && quests > 10, "{rolls} {quests}");
}

/// Luck that always picks the same side, where there is one.
struct Side(u32);

impl Chance for Side {
    fn pick(&mut self, sides: u32) -> u32 {
        self.0 % sides
    }
}

/// NF-I23, NF-I24.
#[test]
fn nf_i23_nf_i24_turns_differ_by_one_at_most_and_the_game_ends_with_a_round() {
    for record in whole_games() {
        let mut turns = [0_i32; 4];
        let mut before = open(record.rewound(0).unwrap().game());
        let show = |record: &table::Record<NearAndFar>, events: &[Event]| {
            let after = open(record.game());
            let over = after.stage == Stage::Over;
            if before.round > 0 && (after.active, after.round) != (before.active, before.round)
                || over
            {
                turns[before.active.index()] += 1;
            }
            let counts = &turns[..after.seats()];
            let (most, least) = (counts.iter().max().unwrap(), counts.iter().min().unwrap());
            assert!(most - least <= 1);
            assert_eq!(over, events.iter().any(|event| matches!(event, Event::Scored { .. })));
            if over {
                assert_eq!(most, least, "all have had equally many turns");
                let placed = after.travellers.iter().any(|one| one.placed >= after.camps);
                assert!(placed || events.contains(&Event::StoodStill));
            } else if before.ending.is_some() {
                assert_eq!(after.round, before.round, "no further round begins");
            }
            before = after;
        };
        record.replay().play(printed(), show).unwrap();
        assert_eq!(before.stage, Stage::Over);
    }
}

/// NF-I25, NF-I26.
#[test]
fn nf_i25_nf_i26_routes_are_paid_to_one_or_two_and_a_score_is_the_sum_of_its_parts() {
    for record in whole_games() {
        let open = open(record.game());
        let mut routes = 0;
        for route in &printed().map(open.map).routes {
            routes += match route.ends.map(|end| open.camp_of(end)) {
                [Some(one), Some(other)] if one == other => i16::from(route.alone),
                [Some(_), Some(_)] => 2 * i16::from(route.shared),
                _ => 0,
            };
        }
        let standings = record.game().standings().unwrap();
        let mut paid = 0;
        for seat in seats(&open) {
            let score = scoring::score(printed(), &open, seat);
            let parts: i16 = Part::ALL.iter().map(|part| score.of(*part)).sum();
            assert_eq!((i32::from(parts), parts), (standings.score(seat), score.total()));
            assert_eq!(score, scoring::score(printed(), &open, seat));
            paid += score.of(Part::Routes);
        }
        assert_eq!(paid, routes);
    }
}

/// NF-I27, NF-I28.
#[test]
fn nf_i27_nf_i28_who_is_to_decide_can_and_nobody_else_and_what_is_not_listed_is_refused() {
    let tried = [
        "done",
        "adventure",
        "stop",
        "fight",
        "end",
        "camp",
        "shield",
        "attempt",
        "walk in",
        "draw",
        "spend 0",
        "spend 13",
        "take 3",
        "choose 4",
        "step 1",
        "visit mine",
        "dig a1",
        "buy A1",
        "recruit R9",
        "refresh",
        "unchanged",
        "keep T1",
        "settle 1",
        "ready",
        "pick A1",
    ];
    let tried: Vec<Action> = tried.iter().map(|words| words.parse().unwrap()).collect();
    let mut moves = 0;
    every_move(|step| {
        let waiting = step.game.to_act();
        let after = &step.after;
        assert_eq!(waiting.is_empty(), after.stage == Stage::Over);
        match after.stage {
            Stage::Draft | Stage::Discard | Stage::Companion { .. } | Stage::Over => {}
            Stage::Defend { seat } => assert_eq!(waiting, Seats::only(seat)),
            _ => assert_eq!(waiting, Seats::only(after.active)),
        }
        let mut actions = Vec::new();
        for seat in seats(after) {
            actions.clear();
            step.game.actions(seat, &mut actions);
            assert_eq!(!actions.is_empty(), waiting.contains(seat), "{:?}", after.stage);
            moves += 1;
            if moves % 7 != 0 {
                continue;
            }
            for action in tried.iter().filter(|one| !actions.contains(one)) {
                let mut copy = step.game;
                let refused = copy.apply(seat, *action, &mut FirstSide, &mut Vec::new());
                assert!(refused.is_err(), "{seat} {action} at {:?}", after.stage);
                assert_eq!(copy, step.game, "a refusal changes nothing");
            }
        }
    });
    let over = whole_games().next().unwrap();
    assert!(over.game().to_act().is_empty());
}
