//! A game in words: what pages, terminals and programs say of it, written once.

use crate::{Game, Missing, Seats, Seen, Standings, Thing};

/// A game in words.
pub trait GameWords: Game {
    /// What is counted in the end: `points`.
    const SCORE: &'static str = "points";

    /// Where the game is: `Round 3 of 8 · exploring`.
    fn moment(seen: Seen<'_, Self>) -> String;

    /// The title of the chapter of the log that is being played: `Round 3`.
    fn chapter(seen: Seen<'_, Self>) -> String;

    /// What is asked of the viewer, or who is waited for: one sentence.
    fn prompt(seen: Seen<'_, Self>) -> String;

    /// An action as on a button: `Take Region 41`.
    fn label(seen: Seen<'_, Self>, action: Self::Action) -> String;

    /// What an action means, where its label does not say it all: `green, pays 2 fame`.
    fn meaning(seen: Seen<'_, Self>, action: Self::Action) -> Option<String> {
        let _ = (seen, action);
        None
    }

    /// The things an action is about, for whoever wants to look at them.
    fn things(seen: Seen<'_, Self>, action: Self::Action) -> Vec<Thing> {
        let _ = (seen, action);
        Vec::new()
    }

    /// Whether somebody who can only do this wants to do it themselves. Where not, it is done for
    /// them. A passage that is to be read is always left to whoever reads it.
    fn is_worth_a_click(seen: Seen<'_, Self>, action: Self::Action) -> bool {
        let _ = (seen, action);
        false
    }

    /// What everybody would do now, where all else is to go without it: it is done for them, too.
    fn obvious(seen: Seen<'_, Self>) -> Option<Self::Action> {
        let _ = seen;
        None
    }

    /// What a rulebook lets one think of that is not offered to the viewer now, each with the reason.
    fn why_not(seen: Seen<'_, Self>) -> Vec<Missing> {
        let _ = seen;
        Vec::new()
    }

    /// What decides between players with the same score: `by coins`.
    const TIE_BREAK: &'static str = "";

    /// How the game ended for the viewer, first of all: `You came third.`; `Ada won.` for others.
    fn result(seen: Seen<'_, Self>, standings: &Standings) -> String {
        if standings.target().is_some() {
            return lone_result(seen, standings);
        }
        if standings.is_lost() {
            return common_defeat(seen, standings);
        }
        let Some(seat) = seen.seat() else {
            let names: Vec<&str> = standings.winners().map(|seat| seen.name(seat)).collect();
            let verb = if names.len() == 1 { "won" } else { "share the win" };
            return format!("{} {verb}.", listed(&names));
        };
        let place = standings.place(seat);
        let shared = standings.seats().filter(|&other| standings.place(other) == place).count() > 1;
        match (place, shared) {
            (1, false) => "You won!".to_owned(),
            (1, true) => "You share the win!".to_owned(),
            (place, false) => format!("You came {}.", nth(place)),
            (place, true) => format!("You tied for {} place.", nth(place)),
        }
    }

    /// Who has won, in one sentence.
    fn winners(seen: Seen<'_, Self>, standings: &Standings) -> String {
        if let Some(target) = standings.target() {
            let seat = crate::Seat::new(0);
            let does = if standings.place(seat) == 1 { "wins" } else { "loses" };
            let (name, score) = (seen.name(seat), standings.score(seat));
            return format!("{name} {does} with {score} {}: {target} were needed.", Self::SCORE);
        }
        if standings.is_lost() {
            let all: Vec<String> = standings
                .ranking()
                .into_iter()
                .map(|seat| format!("{} has {}", seen.name(seat), standings.score(seat)))
                .collect();
            return format!("Nobody wins: {} {}.", listed(&all), Self::SCORE);
        }
        let names: Vec<&str> = standings.winners().map(|seat| seen.name(seat)).collect();
        let best = standings.winners().next().map_or(0, |seat| standings.score(seat));
        let wins = if names.len() == 1 { "wins" } else { "share the win" };
        let as_many = standings.seats().filter(|&seat| standings.score(seat) == best).count();
        let how = match as_many > names.len() && !Self::TIE_BREAK.is_empty() {
            true => format!(", {}", Self::TIE_BREAK),
            false => String::new(),
        };
        format!("{} {wins} with {best} {}{how}.", listed(&names), Self::SCORE)
    }
}

/// How a game ended for somebody who played alone.
fn lone_result<G: GameWords>(seen: Seen<'_, G>, standings: &Standings) -> String {
    let won = standings.is_won_alone() == Some(true);
    match seen.seat() {
        Some(_) if won => "You won!".to_owned(),
        Some(_) => "You lost.".to_owned(),
        None => {
            let does = if won { "won" } else { "lost" };
            format!("{} {does}.", seen.name(crate::Seat::new(0)))
        }
    }
}

/// How a game ended that all have lost together.
fn common_defeat<G: GameWords>(seen: Seen<'_, G>, standings: &Standings) -> String {
    let are_many = standings.len() > 1;
    match (seen.seat(), are_many) {
        (Some(_), true) => "You have all lost.".to_owned(),
        (Some(_), false) => "You lost.".to_owned(),
        (None, true) => "All have lost.".to_owned(),
        (None, false) => format!("{} lost.", seen.name(crate::Seat::new(0))),
    }
}

impl<G: Game> Seen<'_, G> {
    /// Those who are waited for without the viewer, and their verb: `Ada and Bo are`.
    pub fn awaited(&self, waiting: Seats) -> String {
        let others = waiting.iter().filter(|&seat| Some(seat) != self.seat());
        let names: Vec<&str> = others.map(|seat| self.name(seat)).collect();
        let verb = if names.len() == 1 { "is" } else { "are" };
        format!("{} {verb}", listed(&names))
    }
}

/// A list in words: `Ada, Bo and Cy`.
pub fn listed<S: AsRef<str>>(parts: &[S]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [rest @ .., last] => {
            let rest: Vec<&str> = rest.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", rest.join(", "), last.as_ref())
        }
    }
}

/// The text with a capital letter and a full stop.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    let stop = if text.ends_with(['.', '!', '?', ':', '…']) { "" } else { "." };
    format!("{}{}{stop}", first.unwrap_or_default(), letters.as_str())
}

/// A place in words: `1st`, `2nd`, `3rd`, `4th`.
pub fn ordinal(place: u8) -> String {
    let ending = match (place % 10, place % 100) {
        (1..=3, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

/// A place in letters: `third`.
fn nth(place: u8) -> String {
    const WORDS: [&str; 8] =
        ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
    let word = usize::from(place).checked_sub(1).and_then(|index| WORDS.get(index));
    word.map_or_else(|| ordinal(place), |word| (*word).to_owned())
}

/// So many of something: `1 coin`, `3 coins`.
pub fn counted(number: impl Into<i64>, one: &str) -> String {
    match number.into() {
        1 => format!("1 {one}"),
        more => format!("{more} {one}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_sentences_read_well() {
        assert_eq!(listed::<&str>(&[]), "");
        assert_eq!(listed(&["a"]), "a");
        assert_eq!(listed(&["a", "b", "c"]), "a, b and c");
        assert_eq!(sentence("round 2 begins"), "Round 2 begins.");
        assert_eq!(sentence("really?"), "Really?");
        assert_eq!(
            [1, 2, 3, 4, 11, 22, 113].map(ordinal).join(" "),
            "1st 2nd 3rd 4th 11th 22nd 113th"
        );
        assert_eq!(counted(1, "coin"), "1 coin");
        assert_eq!(counted(0, "coin"), "0 coins");
    }
}
