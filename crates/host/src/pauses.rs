//! How long bots wait before they act, so that people can follow.
//!
//! A turn may have many clicks. A bot takes its time before its turn and after everything that is
//! worth a look: luck that was used, and what was hidden and has been shown. The clicks between
//! follow each other quickly.

use std::time::Duration;

use shelf::{ReadPage, Reading, Sitting};
use table::Seat;

/// Between two clicks of one turn.
const BETWEEN_CLICKS: Duration = Duration::from_millis(300);
/// Nobody waits longer for others to read, unless they chose to.
const LONGEST_READING: Duration = Duration::from_secs(20);

/// How long whoever sits at `seat` waits before acting, where `full` is the pause before a turn.
///
/// Where several decide at the same time nobody watches, and there is no pause.
pub fn pause_before(sitting: &dyn Sitting, seat: Seat, full: Duration) -> Duration {
    if sitting.to_act().len() > 1 {
        return Duration::ZERO;
    }
    let last = sitting.moves().checked_sub(1).and_then(|last| sitting.move_at(last));
    let goes_on = last.is_some_and(|(mover, _)| mover == seat);
    // What can be undone used no luck and showed nothing.
    if goes_on && sitting.may_undo().is_ok() { full.min(BETWEEN_CLICKS) } else { full }
}

/// How many words the last move has brought before everybody's eyes: a passage that was opened, and
/// what came of one.
pub(crate) fn new_words(sitting: &dyn Sitting) -> usize {
    let Some(last) = sitting.moves().checked_sub(1) else { return 0 };
    let told = sitting.log().iter().rev().take_while(|line| line.of_move == last);
    let told = told.filter_map(|line| line.page.as_ref()).map(|page| page.words_of_outcome());
    let mover = sitting.move_at(last).map(|(seat, _)| seat);
    let reading = sitting.reading();
    let opened = reading.as_ref().and_then(Reading::asking);
    let opened = opened.filter(|page| Some(page.seat) == mover);
    told.sum::<usize>() + opened.map_or(0, ReadPage::words_to_open)
}

/// How long reading so many words takes, with a second to look up.
pub(crate) fn time_to_read(words: usize, words_a_minute: u32) -> Duration {
    if words == 0 || words_a_minute == 0 {
        return Duration::ZERO;
    }
    let seconds = 1.0 + words as f64 * 60.0 / f64::from(words_a_minute);
    Duration::from_secs_f64(seconds).min(LONGEST_READING)
}

#[cfg(test)]
mod tests {
    use luck::Quick;
    use shelf::{GameName, Shelf};

    use super::*;

    const FULL: Duration = Duration::from_millis(700);

    /// The pauses before the moves of a whole game, with who moved and whether the move before
    /// could have been undone.
    fn pauses(game: GameName) -> Vec<(Seat, usize, bool, Duration)> {
        let mut luck = Quick::new(3, 0);
        let mut sitting = Shelf::embedded().start(game, 2, &[], &[], &mut luck).unwrap();
        let mut pauses = Vec::new();
        while let Some(seat) = sitting.to_act().first() {
            let quiet = sitting.may_undo().is_ok();
            let pause = pause_before(sitting.as_ref(), seat, FULL);
            pauses.push((seat, sitting.to_act().len(), quiet, pause));
            let action = sitting.actions(seat).swap_remove(0);
            sitting.act(seat, &action, &mut luck).unwrap();
        }
        pauses
    }

    #[test]
    fn the_clicks_of_a_turn_follow_each_other_quickly() {
        let pauses = pauses(GameName::AboveAndBelow);
        let mut clicks = 0;
        for pair in pauses.windows(2) {
            let (before, (seat, _, quiet, pause)) = (pair[0].0, pair[1]);
            if before == seat && quiet {
                assert_eq!(pause, BETWEEN_CLICKS);
                clicks += 1;
            } else {
                assert_eq!(pause, FULL);
            }
        }
        assert!(clicks > 10, "{clicks}");
        assert!(pauses.iter().filter(|one| one.3 == FULL).count() > 10);
        assert_eq!(pauses[0].3, FULL, "before the first turn");
    }

    #[test]
    fn nobody_waits_where_all_choose_in_secret() {
        let pauses = pauses(GameName::Faraway);
        let secret = pauses.iter().filter(|(_, deciding, _, _)| *deciding > 1);
        assert!(secret.clone().count() > 5);
        assert!(secret.into_iter().all(|(_, _, _, pause)| pause.is_zero()));
    }

    #[test]
    fn a_text_takes_as_long_as_its_words_up_to_a_bound() {
        assert_eq!(time_to_read(0, 200), Duration::ZERO);
        assert_eq!(time_to_read(20, 200), Duration::from_secs(7));
        assert_eq!(time_to_read(2_000, 200), LONGEST_READING);
        assert_eq!(time_to_read(20, 0), Duration::ZERO);
    }

    /// A passage is counted when it is opened, and what came of it when that is told.
    #[test]
    fn what_a_move_tells_is_counted_once() {
        let mut luck = Quick::new(3, 0);
        let shelf = Shelf::embedded();
        let mut sitting = shelf.start(GameName::AboveAndBelow, 2, &[], &[], &mut luck).unwrap();
        let (mut opened, mut told) = (0, 0);
        while let Some(seat) = sitting.to_act().first() {
            let action = sitting.actions(seat).swap_remove(0);
            sitting.act(seat, &action, &mut luck).unwrap();
            let words = new_words(sitting.as_ref());
            let last = sitting.moves() - 1;
            let has_told =
                sitting.log().iter().any(|line| line.of_move == last && line.page.is_some());
            let asks = sitting.reading().as_ref().and_then(Reading::asking).is_some();
            assert_eq!(words > 0, has_told || asks, "after {action}");
            (opened, told) = (opened + usize::from(asks), told + usize::from(has_told));
        }
        assert!(opened > 2 && told > 2, "{opened} {told}");
    }

    #[test]
    fn a_host_without_pauses_has_none_between_clicks() {
        let mut luck = Quick::new(3, 0);
        let shelf = Shelf::embedded();
        let mut sitting = shelf.start(GameName::AboveAndBelow, 2, &[], &[], &mut luck).unwrap();
        for _ in 0..20 {
            let seat = sitting.to_act().first().unwrap();
            assert!(pause_before(sitting.as_ref(), seat, Duration::ZERO).is_zero());
            let action = sitting.actions(seat).swap_remove(0);
            sitting.act(seat, &action, &mut luck).unwrap();
        }
    }
}
