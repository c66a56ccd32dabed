//! Bots at small games: one that random players would never end, so that playouts are cut off and
//! evaluated, and one in which a point for oneself is more for a rival.

mod bargain;
mod path;

use bargain::Bargain;
use bots::{Bot, BotKind, Budget};
use luck::Quick;
use path::{Alone, Path, Step};
use table::{Game, Ignore, Insight, Seat};
use table_laws::Laws;

#[test]
fn a_playout_of_a_game_without_end_is_cut_off_and_evaluated() {
    let seat = Seat::new(0);
    for kind in [BotKind::Medium, BotKind::Hard] {
        let mut bot = Bot::<Path>::new(kind, &(), 4).with_budget(Budget::Iterations(400));
        let mut game = Path { at: 0, steps: 0 };
        while !game.to_act().is_empty() && game.steps < Path::BREAK_OFF_AFTER {
            let action = bot.decide(seat, &[Step::Fall, Step::On], || game.at);
            game.apply(seat, action, &mut Quick::new(0, 0), &mut Ignore).unwrap();
        }
        assert!(game.standings().is_some(), "{kind} is at {} after {}", game.at, game.steps);
    }
}

#[test]
fn a_game_without_end_is_held_to_the_laws_as_far_as_it_comes() {
    let laws = || Laws::<Path>::of(&(), [Alone]).games(3);

    let tally = laws().broken_off_after(200).check();
    let broken = laws().moves_at_most(200).verify().unwrap_err();

    assert_eq!((tally.games, tally.moves), (3, 600));
    assert_eq!(broken.law, table_laws::Law::Ends);
    assert_eq!(broken.what, "not over after 200 moves");
}

/// What a strong player takes who weighs rivals, or does not.
fn bargained<const RIVALS: bool>() -> Step {
    let mut bot = Bot::<Bargain<RIVALS>>::new(BotKind::Hard, &(), 4);
    bot = bot.with_budget(Budget::Iterations(50));
    bot.decide(Seat::new(0), &[Step::On, Step::Fall], || None)
}

#[test]
fn where_rivals_count_a_point_is_left_that_brings_them_more() {
    assert_eq!(bargained::<false>(), Step::Fall);
    assert_eq!(bargained::<true>(), Step::On);
}
