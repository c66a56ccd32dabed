//! A file as lines, and runs of lines as paragraphs that remember where they were written.

/// A line without its indentation; empty for a blank one. Notes to other writers are left out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    /// Counted from 1.
    pub(super) number: usize,
    /// How many blanks stand before the text.
    pub(super) indent: usize,
    pub(super) text: &'a str,
}

/// What a paragraph is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// The title of a passage.
    Title,
    /// The story before the choices.
    Story,
    /// The line of a choice.
    Label,
    /// What is read when something happens, failures included.
    Reaction,
}

/// A paragraph for the checks: its words, and which of them stood on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Paragraph {
    pub(crate) file: String,
    /// The key of its passage, as it is printed.
    pub(crate) passage: String,
    pub(crate) role: Role,
    /// Counts the paragraphs of one text from 0.
    pub(crate) place: usize,
    pub(crate) text: String,
    /// Where in `text` each line begins, with its number; ascending, never empty.
    pub(super) lines: Vec<(usize, usize)>,
}

impl Paragraph {
    /// The line on which the byte at `offset` was written.
    pub(crate) fn line(&self, offset: usize) -> usize {
        let after = self.lines.partition_point(|(start, _)| *start <= offset);
        self.lines[after.saturating_sub(1)].1
    }
}

/// Splits a file into lines. A line that begins with a hash is not there.
pub(super) fn lines(text: &str) -> Vec<Line<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (1..)
        .zip(text.lines())
        .map(|(number, line)| {
            let text = line.trim();
            let indent = line.chars().take_while(|c| c.is_whitespace()).count();
            Line { number, indent: if text.is_empty() { 0 } else { indent }, text }
        })
        .filter(|line| !line.text.starts_with('#'))
        .collect()
}

/// Joins lines into paragraphs, which blank lines separate.
pub(super) fn paragraphs<'a>(
    lines: &'a [Line<'a>],
) -> impl Iterator<Item = (String, Vec<(usize, usize)>)> + 'a {
    lines.split(|line| line.text.is_empty()).filter(|run| !run.is_empty()).map(|run| {
        let mut text = String::new();
        let mut starts = Vec::new();
        for line in run {
            if !text.is_empty() {
                text.push(' ');
            }
            starts.push((text.len(), line.number));
            text.push_str(line.text);
        }
        (text, starts)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_joined_and_remember_where_they_were() {
        let found = lines("One\ntwo.\n# A note.\nThree.\n\n  Four.\n");
        let found: Vec<_> = paragraphs(&found).collect();

        assert_eq!(found[0].0, "One two. Three.");
        assert_eq!(found[0].1, [(0, 1), (4, 2), (9, 4)]);
        assert_eq!(found[1], ("Four.".to_owned(), vec![(0, 6)]));
    }
}
