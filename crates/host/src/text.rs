//! Text that people bring along: one visible line, whatever was sent.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The most characters of a line of chat.
pub const LONGEST_LINE: usize = 400;

/// More of a text than this is not even read.
pub(crate) const MOST_READ: usize = 4_000;

/// The most marks on one letter: more than any living script needs.
const MOST_MARKS: usize = 3;

/// One line of visible text.
pub(crate) fn line(raw: &str) -> String {
    visible(raw.chars().take(MOST_READ).nfc(), LONGEST_LINE)
}

/// What can be seen of these letters: words with one space between, cut after so many characters.
///
/// Every script is left alone, those from right to left too. What goes is what shows nothing or
/// changes how other letters are shown; joiners stay where a script or an emoji needs them.
pub(crate) fn visible(letters: impl Iterator<Item = char>, most: usize) -> String {
    let mut text = String::new();
    let (mut length, mut marks) = (0, 0);
    let mut joiner: Option<char> = None;
    let mut is_word_open = false;
    for letter in letters {
        if letter.is_whitespace() || letter.is_control() {
            (is_word_open, joiner) = (false, None);
            continue;
        }
        if is_joiner(letter) {
            joiner = Some(letter).filter(|_| is_word_open);
            continue;
        }
        if is_invisible(letter) {
            continue;
        }
        if is_combining_mark(letter) {
            // A mark without a letter stands on whatever is before it.
            if !is_word_open || marks >= MOST_MARKS {
                continue;
            }
            marks += 1;
        } else {
            marks = 0;
        }
        let before = text.chars().next_back();
        let joiner =
            joiner.take().filter(|_| before.is_some_and(may_be_joined) && may_be_joined(letter));
        let gap = (!is_word_open && length > 0).then_some(' ');
        let more = usize::from(joiner.is_some()) + usize::from(gap.is_some()) + 1;
        if length + more > most {
            break;
        }
        text.extend(gap);
        text.extend(joiner);
        text.push(letter);
        length += more;
        is_word_open = true;
    }
    text
}

/// Letters that change how others look, or show nothing: what Unicode calls default ignorable,
/// blanks that are no spaces, and letters without an agreed shape.
pub(crate) fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fdd0}'..='\u{fdef}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}'
        | '\u{fffe}'..='\u{ffff}' | '\u{13430}'..='\u{1345f}' | '\u{16fe4}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
}

fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Scripts where a joiner changes the letters beside it, and emoji: none of the Latin kind.
fn may_be_joined(letter: char) -> bool {
    matches!(letter, '\u{600}'..='\u{109f}' | '\u{1780}'..='\u{18af}' | '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_between_letters() {
        assert_eq!(visible("a b c".chars(), 3), "a b");
        assert_eq!(visible("  a \n\t b ".chars(), 9), "a b");
        assert_eq!(line(&"y".repeat(5_000)).len(), LONGEST_LINE);
    }

    #[test]
    fn scripts_from_right_to_left_stay_and_controls_go() {
        for text in ["שלום, מה נשמע?", "مرحبا بكم", "می‌خواهم", "👩\u{200d}🚀 ½ €"]
        {
            assert_eq!(line(text), text);
        }
        assert_eq!(line("pay \u{202e}01\u{202c} now\u{2067}"), "pay 01 now");
        assert_eq!(line("a\u{200d}b\u{e0001}\u{ad}c \u{200b} d"), "abc d");
    }

    #[test]
    fn marks_do_not_pile_up() {
        assert_eq!(line(&format!("o{} \u{301}k", "\u{323}\u{30b}".repeat(50))).chars().count(), 6);
    }
}
