//! Words that people bring along: cleaned and bounded before they go anywhere.

/// The most characters of a name.
pub const LONGEST_NAME: usize = 24;
/// The most characters of a line of table talk.
pub const LONGEST_LINE: usize = 400;

/// What bots are called, by seat.
const BOTS: [&str; 8] = ["Juniper", "Moss", "Wren", "Tarn", "Fennel", "Sorrel", "Plover", "Reed"];

/// The name of a bot at this seat.
pub(crate) fn of_bot(seat: usize) -> &'static str {
    BOTS[seat % BOTS.len()]
}

/// The name as it is used, or one by number where nothing is left of it.
pub(crate) fn of_person(raw: &str, seat: usize) -> String {
    let name = clean(raw, LONGEST_NAME);
    if name.is_empty() { format!("Player {}", seat + 1) } else { name }
}

/// `name`, told apart from those in `taken`.
pub(crate) fn apart(name: String, taken: &[String]) -> String {
    if !taken.contains(&name) {
        return name;
    }
    let stem: String = name.chars().take(LONGEST_NAME - 2).collect();
    (2..)
        .map(|number| format!("{stem} {number}"))
        .find(|name| !taken.contains(name))
        .unwrap_or(name)
}

/// One line of printable text, cut after so many characters.
pub(crate) fn clean(raw: &str, most: usize) -> String {
    let mut text = String::new();
    let mut length = 0;
    for word in raw.split(|letter: char| letter.is_whitespace() || letter.is_control()) {
        let visible = word.chars().filter(|&letter| !is_invisible(letter));
        for (index, letter) in visible.enumerate() {
            let gap = index == 0 && length > 0;
            if length + usize::from(gap) >= most {
                return text;
            }
            if gap {
                text.push(' ');
            }
            text.push(letter);
            length += 1 + usize::from(gap);
        }
    }
    text
}

/// Letters that change how others look, or cannot be seen at all.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_short_visible_line() {
        assert_eq!(of_person("  Ada\n\tLovelace ", 0), "Ada Lovelace");
        assert_eq!(of_person("\u{202e}\u{200b} \n", 1), "Player 2");
        assert_eq!(of_person(&"ä".repeat(500), 0).chars().count(), LONGEST_NAME);
        assert_eq!(clean("a b c", 3), "a b");
    }

    #[test]
    fn two_of_a_name_are_told_apart() {
        let taken = ["Ada".to_owned(), "Ada 2".to_owned()];
        assert_eq!(apart("Ada".to_owned(), &taken), "Ada 3");
        assert_eq!(apart("Ben".to_owned(), &taken), "Ben");
    }
}
