//! Bots at a game that random players would never end: playouts are cut off and evaluated.

mod path;

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
        let mut game = Path { at: 0 };
        let mut decisions = 0;
        while !game.to_act().is_empty() && decisions < Path::BREAK_OFF_AFTER {
            let action = bot.decide(seat, &[Step::Fall, Step::On], || game.at);
            game.apply(seat, action, &mut Quick::new(0, 0), &mut Ignore).unwrap();
            decisions += 1;
        }
        assert!(game.standings().is_some(), "{kind} is at {} after {decisions}", game.at);
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
