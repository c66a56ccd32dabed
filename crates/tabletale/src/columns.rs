//! Text in columns.

use std::fmt::Write;

/// On which side of its column a cell stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
}

/// Lays rows out in columns as wide as their widest cell, two blanks apart.
pub(crate) fn columns<const N: usize>(rows: &[[String; N]], sides: [Side; N]) -> String {
    let width = |column: usize| {
        let widths = rows.iter().map(|row| row[column].chars().count());
        widths.max().unwrap_or(0)
    };
    let widths: [usize; N] = std::array::from_fn(width);
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for ((cell, &width), side) in row.iter().zip(&widths).zip(sides) {
            // Writing to a string cannot fail.
            let _ = match side {
                Side::Left => write!(line, "{cell:<width$}  "),
                Side::Right => write!(line, "{cell:>width$}  "),
            };
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// A line under the heads of a table, as wide as its columns.
pub(crate) fn underlined<const N: usize>(mut rows: Vec<[String; N]>) -> Vec<[String; N]> {
    let line = std::array::from_fn(|column| {
        let widths = rows.iter().map(|row| row[column].chars().count());
        "─".repeat(widths.max().unwrap_or(0))
    });
    rows.insert(1.min(rows.len()), line);
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_on_the_left_and_numbers_on_the_right() {
        let rows = [["bot", "10–90%"], ["greedy", "1–2"]].map(|row| row.map(str::to_owned));

        let text = columns(&underlined(rows.to_vec()), [Side::Left, Side::Right]);

        assert_eq!(text, "bot     10–90%\n──────  ──────\ngreedy     1–2\n");
    }

    #[test]
    fn no_line_ends_in_blanks() {
        let rows = [["a", "long"], ["b", ""]].map(|row| row.map(str::to_owned));

        assert_eq!(columns(&rows, [Side::Left; 2]), "a  long\nb\n");
    }
}
