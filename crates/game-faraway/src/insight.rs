//! What experience lends to bots: never needed to play, only to play well.
//!
//! The rules ask none of this. [`Experience`] is a set of small nets, trained
//! by self-play (`crates/bots/examples/train_faraway.rs`), that foretell a
//! player's final score from what that player can see ([`features`]).

mod absurd;
mod area;
pub mod features;
mod net;

use table::{Chance, Game, Insight, Level, Levels, Pile, Seat};

use crate::{Action, Content, Faraway, Region, Sanctuary};
use area::{Area, Moment};
use features::Seen;
use net::Reader;
pub use net::{Experience, HIDDEN, NETS, Net, SCALE};

/// The last round, where the score itself is known.
const LAST_ROUND: u8 = 8;
/// Regions in hand when a round begins; one less while one is to be taken.
const HAND: usize = 3;

impl Insight for Faraway {
    const ROLLOUT_DEPTH: u32 = 5;
    const LEVELS: Levels = Levels {
        easy: Level { error: 7.0, nearsight: 0.85 },
        medium: Level { error: 7.0, nearsight: 0.3 },
    };

    fn round(&self) -> u32 {
        self.round.into()
    }

    fn score_now(&self, seat: Seat) -> f32 {
        Area::of(self.player(seat)).fame(&self.content)
    }

    /// The score with the card in the play area. A Region in hand pays nothing by itself: taking
    /// one is worth the best score that any card of the hand could make next.
    fn greedy_value(&self, seat: Seat, action: Action, _: &mut impl Chance) -> f32 {
        let area = Area::of(self.player(seat));
        let played = |region| area.with_region(region).fame(&self.content);
        let best = |hand: &mut dyn Iterator<Item = Region>| hand.map(played).fold(0.0, f32::max);
        match action {
            Action::Play(region) => played(region),
            Action::Choose(sanctuary) => area.with_sanctuary(sanctuary).fame(&self.content),
            Action::Take(region) => best(&mut area.hand.iter().copied().chain([region])),
            Action::Keep(kept) => best(&mut kept.regions().into_iter()),
        }
    }

    #[inline]
    fn evaluate(&self, seat: Seat) -> f32 {
        Judge::new(Experience::embedded(), self, seat).evaluate(self, seat)
    }

    fn absurdity(&self, seat: Seat, action: Action) -> Option<&'static str> {
        absurd::reason(self, seat, action)
    }

    #[inline]
    fn rollout_policy(&self, seat: Seat, actions: &[Action], _: &mut impl Chance) -> usize {
        Judge::new(Experience::embedded(), self, seat).best(actions)
    }
}

/// Weighs the actions of one seat in one position.
pub struct Judge<'a> {
    experience: &'a Experience,
    content: &'static Content,
    area: Area,
    display: Pile<Region, 7>,
    round: u8,
    players: u8,
    taking: Option<Taking<'a>>,
}

/// What is the same whichever Region is taken.
struct Taking<'a> {
    /// With the Sanctuary that will be chosen afterwards, if one was found.
    area: Area,
    moment: Moment,
    reader: Reader<'a>,
    seen: Seen<'a>,
}

impl<'a> Judge<'a> {
    /// Looks at the position from `seat`.
    #[inline]
    pub fn new(experience: &'a Experience, game: &Faraway, seat: Seat) -> Judge<'a> {
        let player = game.player(seat);
        let mut judge = Judge {
            experience,
            content: game.content.0,
            area: Area::of(player),
            display: area::pile(game.display.iter()),
            round: game.round,
            players: game.seats() as u8,
            taking: None,
        };
        if judge.area.hand.len() < HAND && game.round < LAST_ROUND {
            judge.taking = Some(judge.take(player.dealt.as_slice()));
        }
        judge
    }

    fn take(&self, dealt: &[Sanctuary]) -> Taking<'a> {
        let chosen = dealt
            .iter()
            .map(|&card| (card, self.value(Action::Choose(card))))
            .reduce(|best, next| if next.1 > best.1 { next } else { best });
        let area = chosen.map_or(self.area, |(card, _)| self.area.with_sanctuary(card));
        let moment = Moment::ended(self.round, self.players);
        let mut reader = Reader::new(&self.experience.nets[moment.net]);
        let note = &mut |sign, value| reader.note(sign, value);
        let seen = features::read_area(self.content, &area, &moment, note);
        Taking { area, moment, reader, seen }
    }

    /// The index of the best action; the first of equals.
    #[inline]
    pub fn best(&self, actions: &[Action]) -> usize {
        let mut best = (0, f32::MIN);
        for (index, &action) in actions.iter().enumerate() {
            let value = self.value(action);
            if value > best.1 {
                best = (index, value);
            }
        }
        best.0
    }

    /// The final score to expect when it is the turn of `seat` and it takes the best action.
    pub fn evaluate(&self, game: &Faraway, seat: Seat) -> f32 {
        let best = |actions: &mut dyn Iterator<Item = Action>| {
            actions.map(|action| self.value(action)).fold(f32::MIN, f32::max)
        };
        let dealt = &game.player(seat).dealt;
        if game.to_act().is_empty() {
            self.area.fame(self.content)
        } else if self.taking.is_some() {
            best(&mut self.display.iter().map(|&region| Action::Take(region)))
        } else if !dealt.is_empty() {
            best(&mut dealt.iter().map(|&sanctuary| Action::Choose(sanctuary)))
        } else {
            best(&mut self.area.hand.iter().map(|&region| Action::Play(region)))
        }
    }

    /// The final score to expect after `action`.
    pub fn value(&self, action: Action) -> f32 {
        if let (Action::Take(region), Some(taking)) = (action, &self.taking) {
            let (mut reader, mut hand) = (taking.reader, taking.area.hand);
            hand.push(region);
            let note = &mut |sign, value| reader.note(sign, value);
            features::read_hand(self.content, &taking.seen, hand.as_slice(), &taking.moment, note);
            return taking.seen.fame as f32 + reader.outcome();
        }
        let (area, moment) = self.after(action);
        let Some(moment) = moment else { return area.fame(self.content) };
        let mut reader = Reader::new(&self.experience.nets[moment.net]);
        let fame = self.read(&area, &moment, &mut |sign, value| reader.note(sign, value));
        fame + reader.outcome()
    }

    /// Gives every sign after `action` that is not 0 to `note`, and the number of the net that
    /// reads them; nothing when the final score is known.
    pub fn features(&self, action: Action, mut note: impl FnMut(usize, f32)) -> Option<usize> {
        let (area, moment) = self.after(action);
        let moment = moment?;
        self.read(&area, &moment, &mut note);
        Some(moment.net)
    }

    /// The score so far after `action`.
    pub fn fame(&self, action: Action) -> f32 {
        self.after(action).0.fame(self.content)
    }

    /// What `action` leads to, and when that is looked at; never when the score is settled.
    fn after(&self, action: Action) -> (Area, Option<Moment>) {
        let ended = |round| (round < LAST_ROUND).then(|| Moment::ended(round, self.players));
        match action {
            Action::Play(region) => {
                let mut area = self.area.with_region(region);
                area.display = self.display;
                let dealt = area.found(self.content);
                // Without a Sanctuary to come, the last Region settles the score.
                let settled = self.round == LAST_ROUND && dealt == 0;
                (area, (!settled).then(|| Moment::played(self.round, dealt, self.players)))
            }
            Action::Take(region) => {
                let area = self.taking.as_ref().map_or(&self.area, |taking| &taking.area);
                (area.with_taken(region), ended(self.round))
            }
            Action::Choose(sanctuary) => (self.area.with_sanctuary(sanctuary), ended(self.round)),
            Action::Keep(kept) => (self.area.with_hand(kept.regions()), ended(0)),
        }
    }

    /// Reads all features, and gives the score so far.
    #[inline]
    fn read(&self, area: &Area, moment: &Moment, note: &mut impl FnMut(usize, f32)) -> f32 {
        let seen = features::read_area(self.content, area, moment, note);
        features::read_hand(self.content, &seen, area.hand.as_slice(), moment, note);
        features::read_display(self.content, &seen, area.display.as_slice(), note);
        seen.fame as f32
    }
}

#[cfg(test)]
mod tests {
    use luck::Quick;
    use table::Ignore;

    use super::*;
    use crate::Setup;

    /// Calls `look` with every decision of a random game of each setup.
    fn decisions(mut look: impl FnMut(&Faraway, Seat, &[Action])) {
        for (number, setup) in Setup::all().enumerate() {
            let mut luck = Quick::new(3, number as u64);
            let mut game = Faraway::start(Content::embedded(), &setup, &mut luck).unwrap();
            while let Some(seat) = game.to_act().first() {
                let mut actions = Vec::new();
                game.actions(seat, &mut actions);
                look(&game, seat, &actions);
                let action = actions[luck.pick(actions.len() as u32) as usize];
                game.apply(seat, action, &mut luck, &mut Ignore).unwrap();
            }
        }
    }

    #[test]
    fn every_sign_has_its_place_and_every_action_a_value() {
        decisions(|game, seat, actions| {
            let judge = Judge::new(Experience::embedded(), game, seat);
            for &action in actions {
                let net = judge.features(action, |sign, value| {
                    assert!(sign < features::FEATURES && value.is_finite(), "{sign}: {value}");
                });
                assert!(net.is_none_or(|net| net < NETS));
                assert!((-50.0..400.0).contains(&judge.value(action)), "{action}");
            }
        });
    }

    #[test]
    fn the_outlook_is_the_value_of_the_best_action() {
        decisions(|game, seat, actions| {
            let judge = Judge::new(Experience::embedded(), game, seat);
            if !matches!(actions[0], Action::Keep(_)) {
                assert_eq!(judge.evaluate(game, seat), judge.value(actions[judge.best(actions)]));
            }
        });
    }

    #[test]
    fn what_is_read_once_for_all_takes_is_worth_the_same_as_read_alone() {
        decisions(|game, seat, actions| {
            let judge = Judge::new(Experience::embedded(), game, seat);
            for &action in actions {
                let (area, moment) = judge.after(action);
                let Some(moment) = moment else { continue };
                let mut reader = Reader::new(&judge.experience.nets[moment.net]);
                let note = &mut |sign, value| reader.note(sign, value);
                let fame = judge.read(&area, &moment, note);
                assert_eq!(fame + reader.outcome(), judge.value(action), "{action}");
            }
        });
    }
}
