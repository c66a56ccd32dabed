//! The known word that somebody probably meant.

/// The candidate nearest to `word`, if one is near enough to be meant.
pub(super) fn nearest<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let word = word.to_lowercase();
    let most = word.chars().count().div_ceil(3).clamp(1, 4);
    candidates
        .into_iter()
        .map(|candidate| (distance(&word, &candidate.to_lowercase()), candidate))
        .filter(|(distance, _)| *distance <= most)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// How many letters have to be put in, left out or changed.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, a) in from.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, b) in to.iter().enumerate() {
            let changed = diagonal + usize::from(a != *b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_put_in_left_out_and_changed_are_counted() {
        assert_eq!(distance("rope", "rope"), 0);
        assert_eq!(distance("rope", "ropes"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "oar"), 3);
    }

    #[test]
    fn a_word_far_from_all_others_has_no_nearest() {
        let known = ["coins", "rope", "clay pot"];

        assert_eq!(nearest("coinz", known), Some("coins"));
        assert_eq!(nearest("clay pto", known), Some("clay pot"));
        assert_eq!(nearest("elephant", known), None);
    }
}
