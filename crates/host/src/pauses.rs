//! How long bots wait before they act, so that people can follow.
//!
//! A turn may have many clicks. A bot takes its time before its turn and after everything that is
//! worth a look: luck that was used, and what was hidden and has been shown. The clicks between
//! follow each other quickly.

use std::time::Duration;

use shelf::Sitting;
use table::Seat;

/// Between two clicks of one turn.
const BETWEEN_CLICKS: Duration = Duration::from_millis(200);

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
