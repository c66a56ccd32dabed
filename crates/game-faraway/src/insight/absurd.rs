//! Moves at which everybody at the table would shake their head.
//!
//! A Region asks for what comes later, so that early in the game nearly everything may be a plan.
//! Towards the end less and less can still come, and what is given away can be counted.

use table::Seat;

use super::{LAST_ROUND, area::Area};
use crate::{
    Action, Faraway, Region, Sanctuary,
    cards::{Card, Content, Tally},
};

/// More fame than the symbols of one card make up for by the Sanctuary of the last round.
const MORE_THAN_A_SYMBOL: f32 = 5.0;
/// More fame than the Sanctuary of the last round pays.
const MORE_THAN_A_SANCTUARY: f32 = 10.0;
/// From this round on a Sanctuary is chosen for what one has.
const LATE: u8 = 5;

/// Why `action` is absurd, if it is.
pub(super) fn reason(game: &Faraway, seat: Seat, action: Action) -> Option<&'static str> {
    let player = game.player(seat);
    let position = Position { content: game.content.0, area: Area::of(player) };
    let rounds_left = LAST_ROUND.saturating_sub(game.round);
    match action {
        Action::Play(region) => match rounds_left {
            0 => position.last_play(region),
            1 => position.play_before_last(region, game.display.iter()),
            _ => None,
        },
        Action::Take(region) if rounds_left == 1 => {
            position.last_take(region, game.display.iter(), player.dealt.as_slice())
        }
        Action::Choose(sanctuary) => {
            let dealt = || player.dealt.iter().copied();
            match rounds_left {
                0 => position.last_choice(sanctuary, dealt()),
                1 => position.choice_before_last(sanctuary, dealt()),
                _ if game.round >= LATE => position.late_choice(sanctuary, dealt()),
                _ => None,
            }
        }
        Action::Keep(_) | Action::Take(_) => None,
    }
}

/// What one player has, and what is printed on it.
struct Position {
    content: &'static Content,
    area: Area,
}

impl Position {
    /// The fame with this Region played, and the Sanctuaries dealt for it.
    fn played(&self, region: Region) -> (f32, u8) {
        let area = self.area.with_region(region);
        (area.fame(self.content), area.found(self.content))
    }

    fn chosen(&self, sanctuary: Sanctuary) -> f32 {
        self.area.with_sanctuary(sanctuary).fame(self.content)
    }

    /// The last Region: what it pays is known, but for the Sanctuary that may come with it.
    fn last_play(&self, region: Region) -> Option<&'static str> {
        let (fame, found) = self.played(region);
        let others = || self.area.hand.iter().map(|&other| self.played(other));
        if found > 0 {
            let mut clearly_better = others().filter(|&(more, as_many)| {
                more >= fame + MORE_THAN_A_SANCTUARY && as_many >= found
            });
            return clearly_better.next().map(|_| "plays a last Region that gives away ten fame");
        }
        if others().any(|(more, _)| more > fame) {
            return Some("plays a last Region that is sure to score less");
        }
        let leaves_one = others().any(|(as_much, some)| as_much >= fame && some > 0);
        leaves_one.then_some("leaves the last Sanctuary for nothing")
    }

    /// The Region before the last: one that can never pay any more, where another pays and leaves
    /// more to choose from.
    fn play_before_last(
        &self,
        region: Region,
        display: impl Iterator<Item = Region>,
    ) -> Option<&'static str> {
        let (fame, found) = self.played(region);
        let better = |&other: &Region| {
            let (more, as_many) = self.played(other);
            other < region && as_many >= found && more >= fame + MORE_THAN_A_SANCTUARY
        };
        let is_absurd =
            self.area.hand.iter().any(better) && self.can_never_pay(region, found, display);
        is_absurd.then_some("plays a Region that can never pay, with a better one in hand")
    }

    /// Whether no Region in hand or in the display, and no Sanctuary that may still be found, brings
    /// all that this Region asks for.
    fn can_never_pay(
        &self,
        region: Region,
        found: u8,
        mut display: impl Iterator<Item = Region>,
    ) -> bool {
        let card = self.content.region(region);
        let in_sight = self.area.sanctuaries.iter();
        let in_sight = in_sight.map(|&one| self.content.sanctuary(one)).chain([card]);
        let tally = in_sight.fold(Tally::EMPTY, Tally::with);
        let to_find = Sanctuary::all().map(|one| self.content.sanctuary(one).wonders.total());
        let most = to_find.max().unwrap_or(0) * (1 + found.min(1));
        let is_short = |next: Region| missing(card, tally.with(self.content.region(next))) > most;
        let mut hand = self.area.hand.iter().copied().filter(|&other| other != region);
        hand.all(is_short) && display.all(is_short)
    }

    /// The last Region taken is for the last round: one that will not be played, where another would
    /// be.
    fn last_take(
        &self,
        region: Region,
        display: impl Iterator<Item = Region>,
        dealt: &[Sanctuary],
    ) -> Option<&'static str> {
        let (fame, found) = self.played(region);
        let hand = || self.area.hand.iter().map(|&held| self.played(held));
        let (mut best, mut most) = (0.0_f32, 0);
        for (fame, found) in hand() {
            (best, most) = (best.max(fame), most.max(found));
        }
        let gain = |other: Region| {
            let (more, as_many) = self.played(other);
            if as_many >= found.max(most) { more - best.max(fame) } else { 0.0 }
        };
        let gain = display.map(gain).fold(0.0, f32::max);
        let is_useless = found == 0 && fame <= best && dealt.is_empty();
        match gain {
            _ if gain >= MORE_THAN_A_SANCTUARY => {
                Some("takes a last Region that gives away ten fame")
            }
            _ if gain > 0.0 && is_useless => Some("takes a last Region that it will never play"),
            _ => None,
        }
    }

    /// The last Sanctuary: nothing is left to come.
    fn last_choice(
        &self,
        sanctuary: Sanctuary,
        mut dealt: impl Iterator<Item = Sanctuary>,
    ) -> Option<&'static str> {
        let fame = self.chosen(sanctuary);
        let is_less = dealt.any(|other| self.chosen(other) > fame);
        is_less.then_some("chooses a last Sanctuary that scores less")
    }

    /// The Sanctuary before the last: one card of the hand is still to be played.
    fn choice_before_last(
        &self,
        sanctuary: Sanctuary,
        mut dealt: impl Iterator<Item = Sanctuary>,
    ) -> Option<&'static str> {
        let clues = |one| self.content.sanctuary(one).clues;
        let with =
            |one, region| self.area.with_sanctuary(one).with_region(region).fame(self.content);
        let is_less = dealt.any(|other| {
            let mut hand = self.area.hand.iter();
            clues(other) >= clues(sanctuary)
                && hand.all(|&region| {
                    with(other, region) >= with(sanctuary, region) + MORE_THAN_A_SYMBOL
                })
        });
        is_less.then_some("chooses a Sanctuary that scores less whatever is played")
    }

    /// A Sanctuary that shows nothing and pays for what is neither in play nor in hand, where
    /// another one pays.
    fn late_choice(
        &self,
        sanctuary: Sanctuary,
        mut dealt: impl Iterator<Item = Sanctuary>,
    ) -> Option<&'static str> {
        let card = self.content.sanctuary(sanctuary);
        let shows_something =
            card.colour.is_some() || card.night || card.clues > 0 || card.wonders.total() > 0;
        if shows_something {
            return None;
        }
        let regions = self.area.row.iter().chain(self.area.hand.iter());
        let regions = regions.map(|&region| self.content.region(region));
        let sanctuaries = self.area.sanctuaries.iter().map(|&one| self.content.sanctuary(one));
        let tally = regions.chain(sanctuaries).fold(Tally::EMPTY, Tally::with);
        let now = self.area.fame(self.content);
        let is_absurd = card.pay.count(tally) == 0
            && dealt.any(|other| self.chosen(other) >= now + MORE_THAN_A_SYMBOL - 1.0);
        is_absurd.then_some("chooses a Sanctuary for what it has none of")
    }
}

/// How many wonders a card asks for that are not in sight.
fn missing(card: &Card, tally: Tally) -> u8 {
    let (asked, there) = (card.prerequisite, tally.wonders());
    asked.stone.saturating_sub(there.stone)
        + asked.chimera.saturating_sub(there.chimera)
        + asked.thistle.saturating_sub(there.thistle)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A player with this row, these Sanctuaries and this hand.
    fn position(row: &[usize], sanctuaries: &[usize], hand: &[usize]) -> Position {
        let regions = |cards: &[usize]| cards.iter().map(|&card| region(card)).collect::<Vec<_>>();
        Position {
            content: Content::embedded(),
            area: Area {
                row: regions(row).into_iter().collect(),
                sanctuaries: sanctuaries.iter().map(|&id| sanctuary(id)).collect(),
                hand: regions(hand).into_iter().collect(),
                display: table::Pile::new(),
            },
        }
    }

    fn region(duration: usize) -> Region {
        Region::new(duration).unwrap()
    }

    fn sanctuary(id: usize) -> Sanctuary {
        Sanctuary::new(id).unwrap()
    }

    #[test]
    fn the_last_region_is_the_one_that_scores_most_for_certain() {
        // After 68 nothing rises. 9 pays 5, and 3 pays 4.
        let position = position(&[68], &[], &[3, 9]);

        assert!(position.last_play(region(3)).is_some());
        assert_eq!(position.last_play(region(9)), None);
    }

    #[test]
    fn a_last_sanctuary_is_not_left_for_nothing() {
        // Both pay 2; after 7 only 16 rises, after 20 neither.
        let rises = position(&[7], &[], &[5, 16]);
        let falls = position(&[20], &[], &[5, 16]);

        assert!(rises.last_play(region(5)).is_some());
        assert_eq!(rises.last_play(region(16)), None);
        assert_eq!(falls.last_play(region(5)), None);
    }

    #[test]
    fn ten_fame_are_not_given_away_for_one_sanctuary_instead_of_another() {
        // 66 asks for four stones and pays 20: 6 brings the fourth, and a Clue; 9 pays 5.
        let clear = position(&[66, 2, 1], &[], &[6, 9]);
        assert!(clear.last_play(region(9)).is_some());
        assert_eq!(clear.last_play(region(6)), None);

        // Without it 9 may be as good: the Sanctuary decides.
        let open = position(&[2, 1], &[], &[6, 9]);
        assert_eq!(open.last_play(region(6)), None);
    }

    #[test]
    fn the_last_sanctuary_is_the_one_that_scores_most() {
        // S27 pays 5, and S34 pays 2 for each Clue.
        let without = position(&[1], &[], &[]);
        assert!(without.last_choice(sanctuary(34), [27, 34].map(sanctuary).into_iter()).is_some());

        let with_three = position(&[6, 8, 12], &[], &[]);
        assert_eq!(
            with_three.last_choice(sanctuary(34), [27, 34].map(sanctuary).into_iter()),
            None
        );
    }

    #[test]
    fn the_sanctuary_before_the_last_may_wait_for_a_card_in_hand() {
        let choose = |position: &Position| {
            position.choice_before_last(sanctuary(34), [27, 34].map(sanctuary).into_iter())
        };

        assert!(choose(&position(&[1], &[], &[3, 5, 9])).is_some());
        assert_eq!(choose(&position(&[1], &[], &[3, 5, 6])), None, "6 has a Clue");
    }

    #[test]
    fn a_late_sanctuary_is_chosen_for_what_one_has() {
        let choose = |position: &Position| {
            position.late_choice(sanctuary(34), [27, 34].map(sanctuary).into_iter())
        };

        assert!(choose(&position(&[1], &[], &[3, 5, 9])).is_some());
        assert_eq!(choose(&position(&[6], &[], &[3, 5, 9])), None, "6 has a Clue");
        let nothing_else = position(&[1], &[], &[3, 5, 9]);
        let dealt = [34, 2].map(sanctuary).into_iter();
        assert_eq!(nothing_else.late_choice(sanctuary(34), dealt), None, "none pays");
    }

    #[test]
    fn the_last_region_taken_is_one_that_may_be_played() {
        // 6 would bring the fourth stone for 66.
        let needs_a_stone = position(&[66, 2, 1], &[], &[3, 9]);
        let take =
            |card| needs_a_stone.last_take(region(card), [5, 6].map(region).into_iter(), &[]);
        assert!(take(5).is_some());
        assert_eq!(take(6), None);

        // After 20 none of these rises: 9 pays 5, 3 pays 4, and 5 pays 2.
        let falls = position(&[68, 20], &[], &[3]);
        let take = |card, dealt: &[Sanctuary]| {
            falls.last_take(region(card), [5, 9].map(region).into_iter(), dealt)
        };
        assert!(take(5, &[]).is_some());
        assert_eq!(take(9, &[]), None);
        assert_eq!(take(5, &[sanctuary(1)]), None, "a Sanctuary is still to be chosen");
    }

    #[test]
    fn a_region_that_can_never_pay_is_not_played_before_the_last() {
        // 61 asks for four chimeras and 63 for two and a thistle; 6 brings the stone for 66.
        let none = position(&[66, 2, 1], &[], &[6, 61, 9]);
        assert!(none.play_before_last(region(61), [4].map(region).into_iter()).is_some());
        assert_eq!(none.play_before_last(region(6), [4].map(region).into_iter()), None);

        let some = position(&[66, 2, 1], &[], &[6, 63, 9]);
        let in_display = [7].map(region).into_iter();
        assert_eq!(some.play_before_last(region(63), in_display), None, "7 has one of each");
    }
}
