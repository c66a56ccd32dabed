//! The end of a game: everybody is first told how they came out.

#![expect(clippy::unwrap_used, reason = "a test may fail where it unwraps")]

mod common;

use common::{model, play, start_game};
use shelf::GameName;
use table::{Seat, Viewer};

fn headline(game: &dyn shelf::Sitting, viewer: Viewer) -> String {
    let html = web::table_fragment(&model(game, viewer));
    let rest = html.split("<h2 class=\"winner\" id=\"winner\">").nth(1).unwrap();
    rest.split("</h2>").next().unwrap().to_owned()
}

#[test]
fn the_scoring_says_first_how_the_viewer_came_out() {
    for (game, players) in [(GameName::Faraway, 6), (GameName::AboveAndBelow, 4)] {
        let (mut sitting, mut luck) = start_game(game, players, &[], 41);
        play(sitting.as_mut(), &mut luck, |_| false);
        let standings = sitting.standings().unwrap();
        for seat in (0..players).map(Seat::new) {
            let place = standings.place(seat);
            let tied = standings.seats().filter(|&other| standings.place(other) == place).count();

            let said = headline(sitting.as_ref(), Viewer::Seat(seat));

            let words = ["first", "second", "third", "fourth", "fifth", "sixth"];
            let nth = words[usize::from(place) - 1];
            let expected = match (place, tied) {
                (1, 1) => "You won!".to_owned(),
                (1, _) => "You share the win!".to_owned(),
                (_, 1) => format!("You came {nth}."),
                _ => format!("You tied for {nth} place."),
            };
            assert_eq!(said, expected);
        }
        let told = headline(sitting.as_ref(), Viewer::Spectator);
        let winner = standings.winners().next().unwrap();
        assert!(told.starts_with(sitting.names().get(winner)) && told.contains("w"), "{told}");
    }
}
