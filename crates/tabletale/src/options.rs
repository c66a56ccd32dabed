//! Options of a game, wherever one is started.

use clap::Args;
use shelf::{GameName, Given, Menu, StartError, Values};

/// What was chosen for a game.
#[derive(Args)]
pub(crate) struct OptionArgs {
    /// An option of the game, such as advanced, map=3 or P2.hero=zeik; repeat it for more
    #[arg(long = "option", alias = "choice", value_name = "OPTION", value_delimiter = ',')]
    options: Vec<Given>,
}

impl OptionArgs {
    /// The options that were given.
    pub(crate) fn given(self) -> Vec<Given> {
        self.options
    }

    /// The setup of a table for so many with these options, in the notation of the game.
    pub(crate) fn setup(&self, game: GameName, players: usize) -> Result<String, StartError> {
        game.setup(&game.menu().choose(players, &self.options)?)
    }
}

/// The options of every game, for those who ask for help.
pub(crate) fn help() -> String {
    let mut text = "Options of games:\n".to_owned();
    for game in GameName::ALL {
        text += &format!("  {}\n", game.word());
        for line in lines(&game.menu()) {
            text += &format!("    {line}\n");
        }
    }
    text
}

/// Every option with its values, a line each.
fn lines(menu: &Menu) -> Vec<String> {
    let table = menu.table.iter().map(|choice| (choice.word.to_owned(), choice));
    let seat = menu.seat.iter().map(|choice| (format!("P1.{}", choice.word), choice));
    let mut lines = Vec::new();
    for (name, choice) in table.chain(seat) {
        let needs = match choice.only_if {
            Some((word, value)) => format!(" (only with {})", Given::new(word, value)),
            None => String::new(),
        };
        if choice.is_switch() {
            lines.push(format!("{name:<16} {}{needs}", choice.about));
            continue;
        }
        lines.push(format!("{:<16} {}{needs}", format!("{name}="), choice.about));
        if let Values::Number(most) = choice.values {
            lines.push(format!("  {:<14} a number", format!("1 to {most}")));
        }
        for value in choice.words() {
            lines.push(format!("  {:<14} {}", value.word, value.about));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use shelf::{Choice, Value};

    use super::*;

    #[test]
    fn help_tells_every_value_and_what_it_needs() {
        const MODES: &[Value] = &[
            Value { word: "first", about: "to begin with" },
            Value { word: "arcade", about: "cards" },
        ];
        const MENU: Menu = Menu {
            title: "Ferry",
            fewest: 1,
            most: 2,
            table: &[
                Choice::of("mode", "What is played.", MODES),
                Choice::switch("long", "Five more rounds.").only_if("mode", "arcade"),
                Choice::number("best", "To beat.", 999),
            ],
            seat: &[Choice::switch("boat", "Has a boat.")],
        };
        assert_eq!(
            lines(&MENU),
            [
                "mode=            What is played.",
                "  first          to begin with",
                "  arcade         cards",
                "long             Five more rounds. (only with mode=arcade)",
                "best=            To beat.",
                "  1 to 999       a number",
                "P1.boat          Has a boat.",
            ]
        );
        assert!(help().contains("advanced"), "{}", help());
    }
}
