//! What holds from move to move (RULES.md section 43); what one state shows is in `tests/laws.rs`.

use game_near_and_far::{
    Action, Event, Good, How, NearAndFar, Quests, Setup, Side, Stage,
    components::Thing,
    scoring::{Part, score},
};
use luck::Quick;
use table::{Game, Seat, Viewer};
use table_laws::play_some;

use crate::{
    kit::printed,
    walk::{every_move, every_move_of},
};

fn seats(players: usize) -> impl Iterator<Item = Seat> {
    (0..players).map(Seat::new)
}

#[test]
fn nf_i04_world_cards_have_one_owner_and_arcade_cards_are_used_up_one_a_quest() {
    let mut read = 0;
    every_move(|step| {
        for card in game_near_and_far::Card::all_of(game_near_and_far::components::Kind::World) {
            let owners = step.after.travellers.iter().filter(|one| one.cards.contains(card));
            assert!(owners.count() <= 1, "{card}");
        }
        let tokens = step.setup.quest_tokens() - step.after.quests.len();
        if step.after.reads == Quests::Arcade {
            assert_eq!(step.after.arcade_left() as usize + tokens, 40, "{}", step.setup);
            read += usize::from(step.action == Action::Attempt);
        }
    });
    assert!(read > 10, "{read}");
}

#[test]
fn nf_i09_placed_camps_are_counted_and_never_decrease() {
    let mut placed = 0;
    every_move(|step| {
        for seat in seats(step.setup.players) {
            let (before, after) = (step.before.traveller(seat), step.after.traveller(seat));
            assert!(after.placed >= before.placed);
            assert!(before.camps.without(after.camps).is_empty(), "a camp stays (NF-376)");
            placed += after.placed - before.placed;
            let count = after.camps.len() + after.mine.len() + usize::from(after.defeated());
            assert_eq!(count, usize::from(after.placed));
            let left = usize::from(step.after.camps).saturating_sub(count);
            assert_eq!(usize::from(step.after.camps_left(seat)), left);
        }
    });
    assert!(placed > 20, "{placed}");
}

#[test]
fn nf_i13_each_attempt_takes_one_token_and_nothing_else_does() {
    let mut attempts = 0;
    every_move(|step| {
        let books = printed().map(step.after.map).books;
        assert!(step.after.quests.without(books).is_empty());
        let gone = step.before.quests.len() - step.after.quests.len();
        assert_eq!(gone, usize::from(step.action == Action::Attempt));
        assert!(step.after.quests.without(step.before.quests).is_empty());
        attempts += gone;
    });
    assert!(attempts > 20, "{attempts}");
}

#[test]
fn nf_i14_standees_are_aside_before_the_first_turn_ends_alone() {
    let mut moved = 0;
    every_move(|step| {
        assert_eq!(step.before.stranger, step.after.stranger, "the unused character stays");
        for seat in seats(step.setup.players) {
            let (before, after) =
                (step.before.traveller(seat).place, step.after.traveller(seat).place);
            assert!(
                after != game_near_and_far::Place::Aside || before == after,
                "nobody goes back"
            );
            // Whoever has had a turn is somewhere.
            let past = step.after.round > 1;
            assert!(after != game_near_and_far::Place::Aside || !past);
            if before != after {
                assert_eq!(step.before.active, seat, "only the own standee moves");
                moved += 1;
            }
        }
    });
    assert!(moved > 100, "{moved}");
}

#[test]
fn nf_i17_a_trade_has_a_single_good_on_one_side_and_no_more_value_than_was_paid() {
    let (mut paid, mut gained, mut trades) = (Vec::new(), Vec::new(), 0);
    every_move(|step| {
        if let Action::Trade { .. } = step.action {
            (paid, gained) = (Vec::new(), Vec::new());
        }
        let trading =
            matches!(step.action, Action::Trade { .. } | Action::Give(_) | Action::Receive(_))
                || step.before.stage == Stage::Trade;
        if !trading {
            return;
        }
        for event in &step.events {
            if let Event::Changed { how, thing, amount, .. } = *event {
                let list = if how == How::Paid { &mut paid } else { &mut gained };
                let good = Good::ALL.into_iter().find(|good| Thing::from(*good) == thing);
                list.extend((0..amount).filter_map(|_| good));
            }
        }
        if step.after.stage != Stage::Trade {
            let cards = step.before.traveller(step.seat).cards.iter();
            let extra: u8 = cards.map(|card| printed().card(card).effects.trade_value).sum();
            let value =
                |goods: &[Good]| goods.iter().map(|good| printed().board.values[*good]).sum();
            let (given, taken): (u8, u8) = (value(&paid), value(&gained));
            let shapes = (paid.len(), gained.len());
            assert!(matches!(shapes, (1, 1..=5) | (1..=5, 1)), "{paid:?} for {gained:?}");
            assert!(taken <= given + extra, "{paid:?} for {gained:?}");
            trades += 1;
        }
    });
    assert!(trades > 20, "{trades}");
}

/// NF-I19, NF-I32.
#[test]
fn nf_i19_nf_i32_a_duel_changes_nothing_for_the_defender_and_by_dusk_the_jail_feeds_nobody() {
    let mut seen = [0; 2];
    every_move(|step| {
        let Some(won) = step.events.iter().find_map(|event| match *event {
            Event::Duelled { won, .. } => Some(won),
            _ => None,
        }) else {
            return;
        };
        let attacker = step.before.active;
        for other in step.before.others(attacker) {
            let (before, after) = (step.before.traveller(other), step.after.traveller(other));
            assert_eq!((before.reputation, before.hearts), (after.reputation, after.hearts));
            assert_eq!(before.place, after.place, "the defender stays");
        }
        let (before, after) = (step.before.traveller(attacker), step.after.traveller(attacker));
        let change = (after.reputation - before.reputation).abs();
        assert!(change <= i8::from(won), "{change}");
        if !won && step.setup.side == Side::Dusk {
            assert_eq!(before.goods.food, after.goods.food);
            seen[0] += 1;
        }
        seen[1] += usize::from(won);
    });
    assert!(seen.iter().all(|count| *count > 10), "{seen:?}");
}

#[test]
fn nf_i32_by_dusk_nobody_loses_points_for_reputation() {
    let mut low = 0;
    every_move_of(Setup::book(3, 2), 5, |step| {
        for seat in seats(3) {
            let points = score(printed(), &step.after, seat).of(Part::Reputation);
            low += usize::from(step.after.traveller(seat).reputation < -2);
            assert!(points >= 0);
        }
    });
    assert!(low > 0);
}

#[test]
fn nf_i31_a_single_game_has_no_talents_keywords_experience_or_bosses() {
    for setup in [Setup::first_adventure(2), Setup::arcade(3, 11), Setup::book(4, 11)] {
        let whole = play_some::<NearAndFar>(printed(), &setup, 1, 600);
        let view = serde_json::to_string(&whole.game().view(Viewer::Seat(Seat::new(0)))).unwrap();
        for word in ["talent", "keyword", "experience", "boss", "side quest", "boxes"] {
            assert!(!view.contains(word), "{word}");
        }
    }
}

#[test]
fn nf_i33_what_a_player_may_not_see_changes_neither_view_nor_actions() {
    let mut different = 0;
    every_move_of(Setup::arcade(3, 4), 2, |step| {
        for (seat, luck) in seats(3).zip(1..) {
            let view = step.game.view(Viewer::Seat(seat));
            let world = NearAndFar::imagine(printed(), &view, &mut Quick::new(luck, 9));
            assert_eq!(world.view(Viewer::Seat(seat)), view);
            let (mut here, mut there) = (Vec::new(), Vec::new());
            step.game.actions(seat, &mut here);
            world.actions(seat, &mut there);
            assert_eq!(here, there);
            different += usize::from(world != step.game);
        }
    });
    assert!(different > 100, "{different} worlds had other hands or decks");
}

#[test]
fn nf_i34_the_same_seed_gives_the_same_game_and_a_replay_goes_on_alike() {
    for setup in [Setup::first_adventure(2), Setup::arcade(4, 7)] {
        let (one, other) = (
            play_some::<NearAndFar>(printed(), &setup, 3, 700),
            play_some::<NearAndFar>(printed(), &setup, 3, 700),
        );
        let text = one.replay().to_string();

        assert_eq!(one.game(), other.game());
        let read = table::Replay::<NearAndFar>::parse(&text).unwrap();
        let again = read.play(printed(), |_, _| {}).unwrap();
        assert_eq!(again.game(), one.game(), "from its text");
    }
}
