//! What a typed line means, on a full screen and line by line.

/// A typed line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    /// An empty line.
    Nothing,
    /// An action, by its number or in notation.
    Choice(String),
    /// What a card means.
    Help(String),
    /// Why something is not offered.
    Why,
    /// What `hard` would do.
    Hint,
    /// Back to the last decision.
    Undo,
    /// The story so far.
    Log,
    /// The table once more.
    Look,
    /// Home.
    Leave,
    /// Nothing we know, and why.
    Unknown(String),
}

/// Reads a line, given what can be chosen.
pub(crate) fn read(line: &str, actions: &[String]) -> Word {
    // A colon only says that words follow, and not a command of one letter.
    let line = line.trim().trim_start_matches(':').trim_start();
    let lower = line.to_lowercase();
    let (first, rest) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
    match first {
        "" => return Word::Nothing,
        "hint" | "h" => return Word::Hint,
        "why" | "w" => return Word::Why,
        "undo" | "u" => return Word::Undo,
        "log" | "l" => return Word::Log,
        "look" | "others" | "o" => return Word::Look,
        "quit" | "q" | "exit" | "leave" => return Word::Leave,
        "help" | "?" => return Word::Help(rest.trim().to_uppercase()),
        _ => {}
    }
    if let Some(card) = line.strip_prefix('?') {
        return Word::Help(card.trim().to_uppercase());
    }
    if let Ok(number) = line.parse::<usize>() {
        return match number.checked_sub(1).and_then(|index| actions.get(index)) {
            Some(action) => Word::Choice(action.clone()),
            None if actions.is_empty() => {
                Word::Unknown("there is nothing for you to decide right now".to_owned())
            }
            None => Word::Unknown(format!("choose a number from 1 to {}", actions.len())),
        };
    }
    // Whether it can be done the rules say, and they say why not.
    let words: Vec<&str> = lower.split_whitespace().collect();
    let words = words.join(" ");
    let listed = actions.iter().find(|action| action.to_lowercase() == words);
    Word::Choice(listed.cloned().unwrap_or(words))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn actions() -> Vec<String> {
        ["play 23", "choose S7"].map(String::from).to_vec()
    }

    #[test]
    fn numbers_and_notation_choose() {
        let choice = |line| read(line, &actions());
        assert_eq!(choice("2"), Word::Choice("choose S7".to_owned()));
        assert_eq!(choice(" Play  23 "), Word::Choice("play 23".to_owned()));
        assert_eq!(choice("choose s7"), Word::Choice("choose S7".to_owned()));
        assert_eq!(choice("play 99"), Word::Choice("play 99".to_owned()));
        assert_eq!(choice("3"), Word::Unknown("choose a number from 1 to 2".to_owned()));
        assert_eq!(choice("0"), Word::Unknown("choose a number from 1 to 2".to_owned()));
    }

    #[test]
    fn commands_are_words_or_letters() {
        for (line, word) in [
            ("", Word::Nothing),
            ("hint", Word::Hint),
            ("why", Word::Why),
            ("U", Word::Undo),
            ("log", Word::Log),
            ("look", Word::Look),
            ("quit", Word::Leave),
            ("help s7", Word::Help("S7".to_owned())),
            ("? 23", Word::Help("23".to_owned())),
            ("?23", Word::Help("23".to_owned())),
            ("?", Word::Help(String::new())),
            (":help s7", Word::Help("S7".to_owned())),
        ] {
            assert_eq!(read(line, &actions()), word, "{line}");
        }
    }
}
