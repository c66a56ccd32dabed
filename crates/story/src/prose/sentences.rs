//! How sentences are built: their length, “, and”, and openings with the verb before the subject.
//!
//! Counted over everything that is read aloud, stories and reactions; choices and titles are left out.

use crate::{Distribution, read::Role};

use super::{Draft, Measure, Report, words::sentences};
use crate::word_count::words;

/// A sentence with so many words or fewer is a short one.
const SHORT: usize = 4;
/// A verb further from the start than this is not counted as part of the opening.
const OPENING: usize = 8;

/// Words with which an inverted sentence begins.
const PLACES: &[&str] = &[
    "above",
    "across",
    "along",
    "among",
    "around",
    "at",
    "away",
    "back",
    "before",
    "behind",
    "below",
    "beneath",
    "beside",
    "between",
    "beyond",
    "by",
    "down",
    "from",
    "here",
    "in",
    "inside",
    "into",
    "near",
    "next",
    "off",
    "on",
    "opposite",
    "out",
    "outside",
    "over",
    "round",
    "through",
    "under",
    "underneath",
    "up",
    "within",
];
/// Verbs with which a thing is put before the reader.
const VERBS: &[&str] = &[
    "are",
    "begins",
    "burns",
    "climbs",
    "come",
    "comes",
    "crawls",
    "creeps",
    "crouches",
    "drifts",
    "drips",
    "drops",
    "fall",
    "falls",
    "flies",
    "floats",
    "follows",
    "glows",
    "go",
    "goes",
    "grow",
    "grows",
    "hang",
    "hangs",
    "hops",
    "hurries",
    "is",
    "kneels",
    "leads",
    "leans",
    "lie",
    "lies",
    "live",
    "lives",
    "looks",
    "marches",
    "peers",
    "pokes",
    "pops",
    "rides",
    "rise",
    "rises",
    "rolls",
    "run",
    "runs",
    "sails",
    "shines",
    "sit",
    "sits",
    "sleeps",
    "stand",
    "stands",
    "steps",
    "stretches",
    "swim",
    "swims",
    "trots",
    "wait",
    "waits",
    "walks",
];
/// Words that open a noun: without a preposition before them they open the subject.
const ARTICLES: &[&str] = &[
    "a",
    "an",
    "another",
    "every",
    "her",
    "his",
    "its",
    "my",
    "no",
    "one",
    "our",
    "some",
    "somebody",
    "something",
    "that",
    "the",
    "their",
    "there",
    "this",
    "three",
    "two",
    "what",
    "your",
];
/// Words that are a subject on their own.
const PRONOUNS: &[&str] = &["he", "i", "nobody", "she", "they", "we", "who"];
/// Words that are a subject or stand behind a preposition.
const EITHER: &[&str] = &["it", "you"];

pub(super) fn measure(draft: &Draft<'_>, report: &mut Report<'_>) {
    let paragraphs = draft.scenes.iter().flat_map(|scene| &scene.paragraphs);
    let aloud = paragraphs.filter(|one| matches!(one.role, Role::Story | Role::Reaction));
    let found: Vec<&str> = aloud
        .flat_map(|paragraph| sentences(&paragraph.text))
        .map(|(_, sentence)| sentence)
        .collect();
    let lengths: Vec<usize> = found.iter().map(|sentence| words(sentence).count()).collect();
    let share = |count: usize| 100.0 * count as f64 / found.len().max(1) as f64;
    let short = lengths.iter().filter(|&&length| length <= SHORT).count();
    let joined = found.iter().filter(|sentence| sentence.contains(", and")).count();
    let inverted = found.iter().filter(|sentence| is_inverted(sentence)).count();

    let limits = report.limits;
    report.figure(Measure::Sentences, "sentences", found.len() as f64);
    if found.is_empty() {
        return;
    }
    let deviation = Distribution::of(lengths).deviation;
    let name = "words of a sentence, deviation";
    report.limited(Measure::Sentences, name, deviation, &limits.sentence_deviation);
    for (name, count, wanted) in [
        ("% of sentences with four words or fewer", short, &limits.short_sentences),
        ("% of sentences with “, and”", joined, &limits.and_sentences),
        ("% of sentences with an inverted opening", inverted, &limits.inverted_openings),
    ] {
        report.limited(Measure::Sentences, name, share(count), wanted);
    }
}

/// Whether a sentence puts the verb before its subject: `Out comes the crab`, `On a rock sits a
/// glogo`. It is, if it begins with a word of place, a verb of standing or coming follows before any
/// comma, and no subject stands between them. Without a dictionary of nouns this finds nearly all,
/// and now and then one too many (`Behind him shelves go back`).
fn is_inverted(sentence: &str) -> bool {
    let opening = sentence.split([',', ';', ':', '.', '!', '?', '–', '“']).next().unwrap_or("");
    let opening: Vec<String> =
        words(opening).map(|(_, word)| word.to_lowercase()).take(OPENING + 2).collect();
    let opening: Vec<&str> = opening.iter().map(String::as_str).collect();
    let [first, rest @ ..] = opening.as_slice() else { return false };
    if !PLACES.contains(first) {
        return false;
    }
    let Some(verb) = rest.iter().take(OPENING).position(|word| VERBS.contains(word)) else {
        return false;
    };
    let (between, after) = (&rest[..verb], &rest[verb + 1..]);
    let mut before = *first;
    for (place, word) in between.iter().enumerate() {
        let opens_a_subject =
            ARTICLES.contains(word) && !PLACES.contains(&before) && before != "of";
        // “On it are” has no subject so far, and “In it goes” has; what follows tells.
        let is_subject = place + 1 == between.len()
            && EITHER.contains(word)
            && !after.first().is_some_and(|next| ARTICLES.contains(next));
        if opens_a_subject || is_subject || PRONOUNS.contains(word) {
            return false;
        }
        before = word;
    }
    !after.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verb_before_the_subject_is_an_inverted_opening() {
        for sentence in [
            "Out comes every supper you were ever late for.",
            "On a flat rock lies a coil of rope.",
            "At a desk across the tunnel sits a glogo.",
            "Out of the lake comes the rope, up a beach.",
            "On it are a bottle and some coins.",
            "Behind you is a dead end.",
        ] {
            assert!(is_inverted(sentence), "{sentence}");
        }
    }

    #[test]
    fn the_subject_before_the_verb_is_none() {
        for sentence in [
            "By evening the hole is bricked up.",
            "In the corner the dark is thicker.",
            "Off it goes like a swallow.",
            "Inside it is dry and rather warm.",
            "Round she goes.",
            "On Tuesday a coin comes down the well.",
            "In you go.",
            "By the ninth step there is a chorus.",
            "A crab comes out.",
            "In the end, out comes the crab.",
        ] {
            assert!(!is_inverted(sentence), "{sentence}");
        }
    }
}
