//! Many random games over all player counts and both starts, with cheap checks at every step.
//!
//! The test command plays some thousands. For a long soak, name the number of games:
//! `SOAK_GAMES=2000000 cargo test --release -p game-faraway --test soak`.

use game_faraway::{Content, Faraway, Sanctuary, Setup, View};
use luck::Quick;
use table::{Game, Ignore, Seat, Viewer};

const GAMES: u64 = 5_000;

#[test]
fn random_games_never_fail_to_offer_a_choice_or_lose_a_card() {
    let named = std::env::var("SOAK_GAMES").ok();
    let games = named.map_or(GAMES, |games| games.parse().expect("SOAK_GAMES is a number"));
    let setups: Vec<Setup> = Setup::all().collect();
    let mut actions = Vec::new();
    for number in 0..games {
        let setup = setups[number as usize % setups.len()];
        let mut luck = Quick::new(0x50a4, number);
        let mut game = Faraway::start(Content::embedded(), &setup, &mut luck).unwrap();
        let mut decisions = 0;
        while let Some(seat) = game.to_act().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            assert!(!actions.is_empty(), "game {number}: {seat} must act and has no choice");
            check(&game, setup, number);
            game.act_at_random(seat, &mut actions, &mut luck, &mut Ignore);
            decisions += 1;
        }
        check(&game, setup, number);
        check_end(&game, setup, decisions, number);
    }
}

/// FA-I01, FA-I02, FA-I04 and FA-I07, from what the seats see.
fn check(game: &Faraway, setup: Setup, number: u64) {
    let public = game.view(Viewer::Spectator);
    let mut regions = Seen::default();
    let mut sanctuaries = Seen::default();
    public
        .display
        .iter()
        .chain(public.removed.iter())
        .for_each(|card| regions.add(card.duration()));
    let mut below = vec![0; public.below.len()];
    for seat in (0..setup.players).map(Seat::new) {
        let view: View = game.view(Viewer::Seat(seat));
        let (own, player) =
            (view.own.expect("a player has something of their own"), view.player(seat));
        own.hand.iter().chain(player.row.iter()).for_each(|card| regions.add(card.duration()));
        player.sanctuaries.iter().for_each(|card| sanctuaries.add(card.id()));
        player.dealt.iter().for_each(|card| {
            sanctuaries.add(card.sanctuary.expect("an owner knows what was dealt").id());
        });
        for (known, seen_card) in below.iter_mut().zip(view.below.iter()) {
            *known = seen_card.sanctuary.map_or(*known, Sanctuary::id);
        }
        let rises = player.row.as_slice().windows(2).filter(|pair| pair[1] > pair[0]).count();
        let pending = usize::from(!player.dealt.is_empty());
        assert_eq!(player.sanctuaries.len() + pending, rises, "game {number}");
        assert!([2, 3, 5].contains(&own.hand.len()), "game {number}");
    }
    below.iter().for_each(|&card| sanctuaries.add(card));
    assert_eq!(regions.count + u32::from(public.region_deck), 68, "game {number}");
    assert_eq!(sanctuaries.count + u32::from(public.sanctuary_deck), 45, "game {number}");
    assert!(!regions.twice && !sanctuaries.twice, "game {number}: a card is in two places");
}

/// FA-I12, FA-I13 and FA-I17.
fn check_end(game: &Faraway, setup: Setup, decisions: usize, number: u64) {
    let standings = game.standings().expect("the game is over");
    let view = game.view(Viewer::Spectator);
    for seat in standings.seats() {
        assert_eq!(standings.score(seat), i32::from(view.player(seat).fame), "game {number}");
    }
    assert_eq!(standings.winners().count(), 1, "game {number}");
    let found: usize = view.players.iter().map(|player| player.sanctuaries.len()).sum();
    let kept = usize::from(setup == Setup::advanced(setup.players)) * setup.players;
    assert_eq!(decisions, 15 * setup.players + found + kept, "game {number}");
}

/// Cards that were seen, and whether one was seen twice.
#[derive(Default)]
struct Seen {
    bits: u128,
    count: u32,
    twice: bool,
}

impl Seen {
    fn add(&mut self, card: u8) {
        self.twice |= self.bits & (1 << card) != 0;
        self.bits |= 1 << card;
        self.count += 1;
    }
}
