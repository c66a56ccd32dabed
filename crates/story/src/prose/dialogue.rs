//! How much is spoken: words between “ and ”.
//!
//! The share “in all” is over everything that is read aloud, stories and reactions. Whether a passage
//! has no speech, or more than half, is counted in its story alone: that is what a table hears in
//! one piece.

use crate::read::Role;

use super::{Draft, Measure, Report, Scene, words::spoken_words};
use crate::word_count::words;

pub(super) fn measure(draft: &Draft<'_>, report: &mut Report<'_>) {
    let limits = report.limits;
    let stories: Vec<(usize, usize)> =
        draft.scenes.iter().map(|scene| spoken(scene, &[Role::Story])).collect();
    let all = draft.scenes.iter().map(|scene| spoken(scene, &[Role::Story, Role::Reaction]));
    let silent = stories.iter().filter(|(spoken, _)| *spoken == 0).count();
    let talking = stories.iter().filter(|(spoken, words)| spoken * 2 > *words).count();
    let of_passages = (talking, stories.len());
    let in_stories = stories.iter().fold((0, 0), add);
    for (name, (part, whole), wanted) in [
        ("% of words spoken", all.fold((0, 0), |sum, one| add(sum, &one)), Some(&limits.dialogue)),
        ("% of words spoken in stories", in_stories, None),
        ("% of stories without speech", (silent, stories.len()), Some(&limits.silent_stories)),
        ("% of stories more than half speech", of_passages, Some(&limits.talking_stories)),
    ] {
        if whole > 0 {
            let share = 100.0 * part as f64 / whole as f64;
            match wanted {
                Some(wanted) => report.limited(Measure::Dialogue, name, share, wanted),
                None => report.figure(Measure::Dialogue, name, share),
            }
        }
    }
}

fn add(sum: (usize, usize), one: &(usize, usize)) -> (usize, usize) {
    (sum.0 + one.0, sum.1 + one.1)
}

/// How many words of these texts of a passage are spoken, and how many there are.
pub(super) fn spoken(scene: &Scene<'_>, roles: &[Role]) -> (usize, usize) {
    let texts = scene.paragraphs.iter().filter(|one| roles.contains(&one.role));
    texts.fold((0, 0), |sum, one| add(sum, &(spoken_words(&one.text), words(&one.text).count())))
}
