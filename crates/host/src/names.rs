//! Names of seats: cleaned, bounded, and told apart where two look the same.

use table::Seat;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use crate::text;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 24;

/// What bots are called, by seat.
const BOTS: [&str; 8] = ["Juniper", "Moss", "Wren", "Tarn", "Fennel", "Sorrel", "Plover", "Reed"];

/// The name of a bot at this seat.
pub(crate) fn of_bot(seat: usize) -> &'static str {
    BOTS[seat % BOTS.len()]
}

/// The name as it is used, or one by number where nothing is left of it.
pub(crate) fn of_person(raw: &str, seat: usize) -> String {
    let name = clean(raw);
    if name.is_empty() { format!("Player {}", seat + 1) } else { name }
}

/// The name of a person at this seat, told apart from those at the other seats of `all` and from
/// what bots and empty seats are called there.
pub(crate) fn at_seat(raw: &str, seat: Seat, all: &[String]) -> String {
    let others = || all.iter().enumerate().filter(|(index, _)| *index != seat.index());
    let mut taken: Vec<String> = others().map(|(_, name)| name.clone()).collect();
    for (index, _) in others() {
        taken.push(of_bot(index).to_owned());
        taken.push(of_person("", index));
        taken.push(Seat::new(index).to_string());
    }
    apart(of_person(raw, seat.index()), &taken)
}

/// All names of a table, cleaned and told apart in the order of the seats.
pub(crate) fn cleaned(raw: &[String]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (index, name) in raw.iter().enumerate() {
        names.push(apart(of_person(name, index), &names));
    }
    names
}

/// A name with nothing invisible in it; empty where there is nothing to see.
pub(crate) fn clean(raw: &str) -> String {
    // Letters in other shapes count as the letters they are: wide, in circles, in bold.
    let letters = raw.chars().take(text::MOST_READ).nfkc();
    let name = text::visible(letters, LONGEST_NAME);
    if name.chars().any(is_telling) { name } else { String::new() }
}

/// Whether a letter alone makes a name: dots and dashes do not.
fn is_telling(letter: char) -> bool {
    let is_symbol = letter >= '\u{2190}' && !matches!(letter, '\u{3000}'..='\u{303f}');
    letter.is_alphanumeric() || is_symbol
}

/// `name`, told apart from those in `taken` that look the same.
pub(crate) fn apart(name: String, taken: &[String]) -> String {
    let taken: Vec<[String; 2]> = taken.iter().map(|name| looks(name)).collect();
    let is_free = |name: &String| {
        let [one, other] = looks(name);
        taken.iter().all(|taken| taken[0] != one && taken[1] != other)
    };
    if is_free(&name) {
        return name;
    }
    let stem: String = name.chars().take(LONGEST_NAME - 3).collect();
    let stem = stem.trim_end();
    (2..100).map(|number| format!("{stem} {number}")).find(is_free).unwrap_or(name)
}

/// What a name looks like: two names that share either of these can be taken for each other.
///
/// Both are needed: “Ian” looks like “lan”, and “IAN” is “ian”.
fn looks(name: &str) -> [String; 2] {
    let name: String = name.chars().filter(|&letter| !text::is_invisible(letter)).collect();
    let lower = |text: &str| text.to_lowercase();
    let drawn: String = skeleton(&name).collect();
    [skeleton(&lower(&name)).collect(), lower(&drawn)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn names_are_one_short_visible_line() {
        assert_eq!(of_person("  Ada\n\tLovelace ", 0), "Ada Lovelace");
        assert_eq!(of_person("\u{202e}\u{200b} \n", 1), "Player 2");
        assert_eq!(of_person(&"ä".repeat(500), 0).chars().count(), LONGEST_NAME);
    }

    #[test]
    fn names_that_look_empty_are_numbers() {
        let empty = [
            "\u{ad}",
            "\u{a0}",
            "\u{2800}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{feff}",
            "\u{e0041}\u{e0042}",
            "\u{fe0f}",
            "\u{301}\u{301}",
            "\u{2066}\u{2069}",
            "\u{180e}",
            "\u{34f}",
            "\u{e000}",
            "...",
            "- -",
            "\u{200d}\u{200c}",
        ];
        for name in empty {
            assert_eq!(of_person(name, 2), "Player 3", "{}", name.escape_unicode());
        }
        for name in ["李", "علی", "Zoë", "🦊", "7", "O’Neil", "Anne-Marie", "สมชาย", "דָּוִד"]
        {
            assert_eq!(of_person(name, 2), name.nfkc().collect::<String>());
        }
        // A mark too many on a letter climbs over the lines above.
        let flood = format!("A{}da", "\u{302}\u{30b}\u{323}".repeat(30));
        assert!(of_person(&flood, 0).chars().count() <= 8, "{}", of_person(&flood, 0));
    }

    #[test]
    fn names_that_look_the_same_are_told_apart() {
        let taken = ["Ada", "Ian"];
        let twins = [
            ("Ada", "Ada 2"),
            ("A\u{200b}da", "Ada 2"),
            ("A\u{ad}da", "Ada 2"),
            ("\u{202e}Ada", "Ada 2"),
            ("ADA", "ADA 2"),
            ("Ａｄａ", "Ada 2"),
            ("Аdа", "Аdа 2"), // Cyrillic
            ("𝐀𝐝𝐚", "Ada 2"),
            ("lan", "lan 2"),
            ("ian", "ian 2"),
            ("Ada\u{3164}", "Ada 2"),
        ];
        for (name, told) in twins {
            let name = at_seat(name, Seat::new(2), &all(&[taken[0], taken[1], ""]));
            assert_eq!(name, told);
        }
        assert_eq!(at_seat("Ben", Seat::new(1), &all(&["Ada", ""])), "Ben");
        assert_eq!(
            cleaned(&all(&["Ada", "ada", "Ada 2", ""])),
            ["Ada", "ada 2", "Ada 2 2", "Player 4"]
        );
    }

    #[test]
    fn nobody_passes_for_a_bot_or_for_another_seat() {
        let names = all(&["Player 1", "Player 2", "Player 3"]);
        for (name, told) in [
            ("Juniper", "Juniper 2"), // The bot of the first seat.
            ("Wren", "Wren 2"),
            ("Moss", "Moss"), // The bot of one's own seat cannot sit there, too.
            ("Player 3", "Player 3 2"),
            ("Player 2", "Player 2"),
            ("P3", "P3 2"),
            ("Reed", "Reed"), // The bot of the eighth seat.
        ] {
            assert_eq!(at_seat(name, Seat::new(1), &names), told);
        }
    }

    #[test]
    fn long_names_become_short_and_stay_so() {
        let names = all(&[&"N".repeat(100_000), "\u{202e}"]);
        let clean = cleaned(&names);
        assert_eq!(clean, ["N".repeat(LONGEST_NAME), "Player 2".to_owned()]);
        assert_eq!(cleaned(&clean), clean);
    }
}
