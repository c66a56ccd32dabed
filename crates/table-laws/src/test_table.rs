//! A game under test, moved in the notation of its actions.

use table::{Chance, Game, Script, Seat, Viewer};

/// A game that does what a test says, and tells what may be done. A game's tests put it into a table of
/// their own, with ways to lay things out.
#[derive(Clone, Debug)]
pub struct TestTable<G: Game> {
    /// The game.
    pub game: G,
}

/// Luck for those who do not care: always the first side.
#[derive(Clone, Copy, Debug)]
pub struct FirstSide;

impl Chance for FirstSide {
    fn pick(&mut self, _: u32) -> u32 {
        0
    }
}

#[expect(clippy::expect_used, clippy::panic, reason = "a test fails here")]
impl<G: Game> TestTable<G> {
    /// Does what the words say, with luck that a test does not care about.
    pub fn act(&mut self, seat: Seat, words: &str) -> Vec<G::Event> {
        self.attempt(seat, words, &mut FirstSide)
            .unwrap_or_else(|refusal| panic!("{seat} may not {words}: {refusal}"))
    }

    /// Does what the words say, with exactly this luck.
    pub fn act_with<const N: usize>(
        &mut self,
        seat: Seat,
        words: &str,
        luck: [u32; N],
    ) -> Vec<G::Event> {
        let mut luck = Script::of(luck);
        let events = self
            .attempt(seat, words, &mut luck)
            .unwrap_or_else(|refusal| panic!("{seat} may not {words}: {refusal}"));
        assert_eq!(luck.mismatch(), None, "{words}");
        events
    }

    /// Does one thing after another.
    pub fn play<const N: usize>(&mut self, seat: Seat, all: [&str; N]) -> Vec<G::Event> {
        all.into_iter().flat_map(|words| self.act(seat, words)).collect()
    }

    fn attempt(
        &mut self,
        seat: Seat,
        words: &str,
        luck: &mut impl Chance,
    ) -> Result<Vec<G::Event>, G::Refusal> {
        let action = words.parse().expect("a test writes actions as they are written");
        let mut events = Vec::new();
        self.game.apply(seat, action, luck, &mut events)?;
        Ok(events)
    }

    /// Why `seat` may not do what the words say; it is not offered either.
    pub fn refusal(&self, seat: Seat, words: &str) -> G::Refusal {
        assert!(!self.offers(seat, words), "{words} is offered to {seat}");
        let mut copy = self.clone();
        let refusal = copy.attempt(seat, words, &mut FirstSide).expect_err(words);
        assert_eq!(copy.game, self.game, "a refusal changes nothing");
        refusal
    }

    /// Everything `seat` may do.
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        actions
    }

    /// Everything `seat` may do, in words.
    pub fn offered(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).iter().map(ToString::to_string).collect()
    }

    /// Whether this is among what `seat` may do.
    pub fn offers(&self, seat: Seat, words: &str) -> bool {
        self.offered(seat).iter().any(|offered| offered == words)
    }

    /// What everybody sees.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Spectator)
    }
}
