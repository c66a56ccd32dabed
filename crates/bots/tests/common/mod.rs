//! An evening of bots with any game, on fixed seeds.

use std::collections::BTreeSet;

use bots::{Bot, BotKind, Budget};
use luck::Quick;
use table::{Chance, Game, Ignore, Insight, Seat, Standings, Viewer};

/// A game with the content it is played with.
pub(crate) struct Club<G: Insight> {
    pub(crate) content: &'static G::Content,
}

impl<G: Insight> Club<G> {
    /// A bot that thinks less than it could, so that the tests are quick.
    pub(crate) fn bot(&self, kind: BotKind, seed: u64) -> Bot<G> {
        let bot = Bot::new(kind, self.content, seed);
        match kind {
            BotKind::Random | BotKind::Greedy | BotKind::Easy | BotKind::Medium => bot,
            BotKind::Hard => bot.with_budget(Budget::Iterations(60)),
        }
    }

    pub(crate) fn start(&self, setup: &G::Setup, luck: &mut Quick) -> G {
        G::start(self.content, setup, luck).expect("the setup is one of all there are")
    }

    /// Plays a game to its end. A refused action fails the test.
    pub(crate) fn play(&self, setup: &G::Setup, bots: &mut [Bot<G>], seed: u64) -> Standings {
        let mut luck = Quick::new(seed, 0);
        let mut game = self.start(setup, &mut luck);
        while let Some(seat) = game.to_act().first() {
            let actions = actions(&game, seat);
            let view = || game.view(Viewer::Seat(seat));
            let action = bots[seat.index()].decide(seat, &actions, view);
            assert!(actions.contains(&action), "{action} is not listed");
            game.apply(seat, action, &mut luck, &mut Ignore).expect("what is listed is accepted");
        }
        game.standings().expect("nobody is to act: the game is over")
    }

    /// Every kind plays every setup, and nothing it does is refused.
    pub(crate) fn no_bot_is_ever_refused(&self, setups: impl Iterator<Item = G::Setup>) {
        for setup in setups {
            let seats = self.start(&setup, &mut Quick::new(5, 0)).seats();
            for kind in BotKind::ALL {
                let budget = Budget::Iterations(20);
                let bots = (0..seats).map(|seat| self.bot(kind, seat as u64).with_budget(budget));
                self.play(&setup, &mut bots.collect::<Vec<_>>(), 5);
            }
        }
    }

    /// The same seeds, the same game.
    pub(crate) fn the_same_seed_gives_the_same_decisions(&self, for_three: &G::Setup) {
        for kind in BotKind::ALL {
            let game = || self.play(for_three, &mut [0, 1, 2].map(|seed| self.bot(kind, seed)), 8);
            assert_eq!(game(), game(), "{kind}");
        }
    }

    /// How often the first kind wins alone against the second with 2 players, seats taking turns.
    pub(crate) fn wins(
        &self,
        for_two: &G::Setup,
        first: BotKind,
        second: BotKind,
        games: u64,
    ) -> u64 {
        let mut wins = 0;
        for game in 0..games {
            let mut bots = [self.bot(first, game), self.bot(second, game + 1000)];
            let seat = Seat::new((game % 2) as usize);
            if seat != Seat::new(0) {
                bots.swap(0, 1);
            }
            let standings = self.play(for_two, &mut bots, game);
            wins += u64::from(standings.winners().eq([seat]));
        }
        wins
    }
}

/// What came of some games of one level among its own.
pub(crate) struct Evening {
    /// The mean final score of all seats.
    pub(crate) mean: f32,
    /// The absurd moves that were made.
    pub(crate) absurd: Vec<&'static str>,
}

impl<G: Insight> Club<G> {
    /// Plays some games of one level among its own.
    pub(crate) fn evening(&self, setup: &G::Setup, kind: BotKind, games: u64) -> Evening {
        let (mut sum, mut seats) = (0, 0);
        let mut absurd = Vec::new();
        for seed in 0..games {
            let mut luck = Quick::new(seed, 1);
            let mut game = self.start(setup, &mut luck);
            let bot = |seat| self.bot(kind, 100 * seed + seat as u64);
            let mut bots: Vec<_> = (0..game.seats()).map(bot).collect();
            while let Some(seat) = game.to_act().first() {
                let actions = actions(&game, seat);
                let view = || game.view(Viewer::Seat(seat));
                let action = bots[seat.index()].decide(seat, &actions, view);
                if actions.len() > 1 {
                    absurd.extend(game.absurdity(seat, action));
                }
                game.apply(seat, action, &mut luck, &mut Ignore).expect("it is listed");
            }
            let end = game.standings().expect("nobody is to act: the game is over");
            sum += end.seats().map(|seat| end.score(seat)).sum::<i32>();
            seats += game.seats();
        }
        Evening { mean: sum as f32 / seats as f32, absurd }
    }

    /// In random games, whatever is absurd leaves something that is not, and is absurd in every world
    /// that looks the same. Gives all absurdities that came up.
    pub(crate) fn absurdities(
        &self,
        setups: impl Iterator<Item = G::Setup>,
        games: u64,
    ) -> BTreeSet<&'static str> {
        let mut found = BTreeSet::new();
        for setup in setups {
            for seed in 0..games {
                let mut luck = Quick::new(seed, 2);
                let mut game = self.start(&setup, &mut luck);
                while let Some(seat) = game.to_act().first() {
                    let actions = actions(&game, seat);
                    let reasons = |world: &G| -> Vec<Option<&'static str>> {
                        actions.iter().map(|&action| world.absurdity(seat, action)).collect()
                    };
                    let reason = reasons(&game);
                    found.extend(reason.iter().flatten());
                    let is_left = actions.len() == 1 || reason.iter().any(Option::is_none);
                    assert!(is_left, "all of {actions:?} are absurd: {reason:?}");
                    let view = game.view(Viewer::Seat(seat));
                    let other = G::imagine(self.content, &view, &mut luck.clone());
                    assert_eq!(reasons(&other), reason, "it rests on what {seat} cannot see");
                    let action = actions[luck.pick(actions.len() as u32) as usize];
                    game.apply(seat, action, &mut luck, &mut Ignore).expect("it is listed");
                }
            }
        }
        found
    }
}

/// Everything `seat` may do.
pub(crate) fn actions<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}
