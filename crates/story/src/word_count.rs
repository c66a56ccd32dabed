//! The words of a text, found and counted.

/// How many words the paragraphs of a text have. A dash on its own is none.
pub(crate) fn count_words(text: &[String]) -> usize {
    text.iter().map(|paragraph| words(paragraph).count()).sum()
}

/// The words of a text without the marks around them, each with its place in the text.
pub(crate) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().filter_map(|word| {
        let trimmed = word.trim_matches(|c: char| !c.is_alphanumeric());
        let at = trimmed.as_ptr() as usize - text.as_ptr() as usize;
        (!trimmed.is_empty()).then_some((at, trimmed))
    })
}
