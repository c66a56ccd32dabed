//! An evening of bots with any game, on fixed seeds.

use bots::{Bot, BotKind, Budget};
use luck::Quick;
use table::{Game, Ignore, Insight, Seat, Standings, Viewer};

/// A game with the content it is played with.
pub(crate) struct Club<G: Insight> {
    pub(crate) content: &'static G::Content,
}

impl<G: Insight> Club<G> {
    /// A bot that thinks less than it could, so that the tests are quick.
    pub(crate) fn bot(&self, kind: BotKind, seed: u64) -> Bot<G> {
        let bot = Bot::new(kind, self.content, seed);
        match kind {
            BotKind::Random | BotKind::Greedy | BotKind::Easy => bot,
            BotKind::Medium | BotKind::Hard => bot.with_budget(Budget::Iterations(60)),
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

/// Everything `seat` may do.
pub(crate) fn actions<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}
