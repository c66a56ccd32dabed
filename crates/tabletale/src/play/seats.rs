//! Who sits where: people at this screen, and bots.

use anyhow::{Context, ensure};
use host::LocalSitter;
use shelf::GameName;

/// Reads the words of `--seats`, as many as the game has seats for.
pub(crate) fn read<S: AsRef<str>>(game: GameName, words: &[S]) -> anyhow::Result<Vec<LocalSitter>> {
    game.menu().check_players(words.len())?;
    let read = |word: &S| {
        word.as_ref().trim().parse().with_context(|| "a seat is “me” or a bot".to_owned())
    };
    words.iter().map(read).collect()
}

/// What the seats are called: people by the names they gave, bots by what they are, and a number
/// where several would be called the same.
pub(crate) fn names(sitters: &[LocalSitter], given: &[String]) -> anyhow::Result<Vec<String>> {
    let people = sitters.iter().filter(|&&sitter| sitter == LocalSitter::Person).count();
    ensure!(
        given.len() <= people.max(1),
        "there are {} names for {people} at this screen",
        given.len()
    );
    for name in given {
        let length = name.trim().chars().count();
        ensure!(
            (1..=20).contains(&length) && !name.chars().any(char::is_control),
            "a name has 1 to 20 letters, unlike “{}”",
            name.escape_debug()
        );
    }
    let mut given = given.iter().map(|name| name.trim().to_owned());
    let mut names: Vec<String> = Vec::new();
    for sitter in sitters {
        let name = match sitter {
            LocalSitter::Person => given.next().unwrap_or_else(|| "Wanderer".to_owned()),
            LocalSitter::Bot(kind) => kind.word().to_owned(),
        };
        let mut unique = name.clone();
        let mut number = 2;
        while names.contains(&unique) {
            unique = format!("{name} {number}");
            number += 1;
        }
        names.push(unique);
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sitters(words: &[&str]) -> Vec<LocalSitter> {
        read(GameName::Faraway, words).unwrap()
    }

    #[test]
    fn seats_are_read_and_named() {
        let table = sitters(&["me", "hard", " easy", "hard", "me"]);

        let called = names(&table, &["Ada".to_owned()]).unwrap();
        assert_eq!(called, ["Ada", "hard", "easy", "hard 2", "Wanderer"]);
    }

    #[test]
    fn wrong_seats_and_names_are_told() {
        let fault = |words: &[&str]| format!("{:#}", read(GameName::Faraway, words).unwrap_err());
        assert_eq!(fault(&["me"]), "Faraway seats 2 to 6 players, not 1");
        assert_eq!(fault(&["me"; 7]), "Faraway seats 2 to 6 players, not 7");
        assert!(fault(&["me", "herd"]).starts_with("a seat is “me” or a bot: there is no bot"));

        let table = sitters(&["me", "hard"]);
        let wrong = |given: &[&str]| {
            let given: Vec<String> = given.iter().copied().map(String::from).collect();
            names(&table, &given).unwrap_err().to_string()
        };
        assert_eq!(wrong(&["Ada", "Ben"]), "there are 2 names for 1 at this screen");
        assert_eq!(wrong(&["\u{1b}[2J"]), "a name has 1 to 20 letters, unlike “\\u{1b}[2J”");
    }
}
