//! Words and sentences of a text.

use crate::word_count::words;

/// What may stand between the mark that ends a sentence and the blank behind it.
const CLOSING: &[char] = &['”', '’', ')'];
/// What may stand before the first letter of a sentence.
const OPENING: &[char] = &['“', '‘', '('];
/// The marks that end a sentence.
const MARKS: &[char] = &['.', '!', '?', '…'];
/// Words whose full stop ends no sentence.
const SHORTENED: &[&str] = &["Mr", "Mrs", "Ms", "Dr", "St"];

/// The first words of a text, in small letters.
pub(super) fn first_words(text: &str, count: usize) -> Vec<String> {
    words(text).take(count).map(|(_, word)| word.to_lowercase()).collect()
}

/// The sentences of a paragraph that have a word, each with its place.
///
/// A sentence ends with a full stop, an exclamation mark, a question mark or three dots, closing quotes
/// included, if a capital letter follows or nothing. So `“Who?” asks Ned.` is one sentence, and
/// `“Who?” Ned asks.` is two.
pub(super) fn sentences(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut start = 0;
    for (at, mark) in text.char_indices().filter(|(_, letter)| MARKS.contains(letter)) {
        // Of several marks in a row, the first ends the sentence.
        if at < start {
            continue;
        }
        let rest = text[at + mark.len_utf8()..].trim_start_matches(MARKS);
        let rest = rest.trim_start_matches(CLOSING);
        let next = rest.trim_start();
        let is_followed = next.len() < rest.len() && begins_with_a_capital(next);
        if (next.is_empty() || is_followed) && !is_shortened(&text[start..at]) {
            let end = text.len() - rest.len();
            if end > start {
                found.push((start, &text[start..end]));
            }
            start = text.len() - next.len();
        }
    }
    if start < text.len() {
        found.push((start, &text[start..]));
    }
    found.retain(|(_, sentence)| words(sentence).next().is_some());
    found
}

fn begins_with_a_capital(text: &str) -> bool {
    text.trim_start_matches(OPENING).starts_with(char::is_uppercase)
}

fn is_shortened(before: &str) -> bool {
    words(before).last().is_some_and(|(_, word)| SHORTENED.contains(&word))
}

/// How many words of a paragraph are spoken: those between “ and ”.
pub(super) fn spoken_words(text: &str) -> usize {
    let speeches = text.split('“').skip(1);
    speeches.map(|speech| words(speech.split('”').next().unwrap_or("")).count()).sum()
}

/// Whether a phrase stands in a text as whole words. A phrase in small letters is also found with
/// capitals; one with a capital is a name, and found as it is written.
pub(super) fn has_phrase(text: &str, phrase: &str) -> bool {
    let is_name = phrase.contains(char::is_uppercase);
    let lowered;
    let text = match is_name {
        true => text,
        false => {
            lowered = text.to_lowercase();
            &lowered
        }
    };
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<&str> {
        sentences(text).into_iter().map(|(_, sentence)| sentence).collect()
    }

    #[test]
    fn a_sentence_ends_where_a_capital_follows() {
        assert_eq!(
            told("“Not yet,” says Ned. He digs… and digs. “Who?” asks Mr. Brill."),
            ["“Not yet,” says Ned.", "He digs… and digs.", "“Who?” asks Mr. Brill."]
        );
        assert_eq!(told("“Does it?” Ketty nods. “So?!”"), ["“Does it?”", "Ketty nods.", "“So?!”"]);
        assert_eq!(told("No mark at the end"), ["No mark at the end"]);
        assert_eq!(told("…"), [""; 0]);
    }

    #[test]
    fn sentences_and_words_know_their_place() {
        let text = "One – two. “Three.”";
        assert_eq!(words(text).collect::<Vec<_>>(), [(0, "One"), (8, "two"), (16, "Three")]);
        assert_eq!(sentences(text), [(0, "One – two."), (13, "“Three.”")]);
    }

    #[test]
    fn spoken_words_stand_between_quotes() {
        assert_eq!(spoken_words("“Oh no,” says the face. “Are you from the village?”"), 7);
        assert_eq!(spoken_words("Dirt is flying."), 0);
    }

    #[test]
    fn a_name_is_found_with_its_capital_and_a_word_with_any() {
        assert!(has_phrase("Here is Mere’s cup.", "Mere"));
        assert!(!has_phrase("A mere cup, in Merely.", "Mere"));
        assert!(has_phrase("The Stair counts.", "stair"));
        assert!(!has_phrase("The stairs count.", "stair"));
    }
}
