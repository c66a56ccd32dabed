//! Where the lines of a text begin: found once, so that the line of any place is known at once.

/// The lines of a text.
#[derive(Clone, Debug)]
pub struct LineIndex {
    /// Where each line but the first begins.
    starts: Vec<usize>,
}

impl LineIndex {
    /// Looks through a text.
    pub fn of(text: &str) -> LineIndex {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        LineIndex { starts: ends.map(|(end, _)| end + 1).collect() }
    }

    /// The line of the byte at `place`, counted from 1; the last one for places behind the text.
    pub fn line(&self, place: usize) -> usize {
        self.starts.partition_point(|start| *start <= place) + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_on_the_line_that_counting_finds() {
        for text in ["", "one", "one\n", "\n\n", "one\n\ntwo\r\nthree\n“four”"] {
            let lines = LineIndex::of(text);
            for place in 0..=text.len() + 2 {
                let before = text.bytes().take(place).filter(|byte| *byte == b'\n').count();
                assert_eq!(lines.line(place), before + 1, "{text:?} at {place}");
            }
        }
    }
}
