//! Putting text where it fits: clipping, cutting and wrapping.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};

/// How many columns `text` takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// Writes `text` at a place of `area`, counted from its corner; what does not fit is left out.
pub(crate) fn put(buf: &mut Buffer, area: Rect, x: u16, y: u16, text: &str, style: Style) {
    put_line(buf, area, x, y, &Line::from(Span::styled(text, style)));
}

/// Writes a line of several styles, clipped likewise.
pub(crate) fn put_line(buf: &mut Buffer, area: Rect, x: u16, y: u16, line: &Line<'_>) {
    let area = area.intersection(buf.area);
    if x < area.width && y < area.height {
        buf.set_line(area.x + x, area.y + y, line, area.width - x);
    }
}

/// Fills `area` with blanks of this style.
pub(crate) fn fill(buf: &mut Buffer, area: Rect, style: Style) {
    let area = area.intersection(buf.area);
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            if let Some(cell) = buf.cell_mut((x, y)) {
                cell.reset();
                cell.set_style(style);
            }
        }
    }
}

/// `text` cut to `most` columns.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut short = String::new();
    let mut used = 0;
    for one in text.chars() {
        used += width(one.encode_utf8(&mut [0; 4]));
        if used >= most {
            break;
        }
        short.push(one);
    }
    if most > 0 {
        short.push('.');
    }
    short
}

/// `text` in lines of at most `most` columns, broken between words; a word that is longer than a
/// line, such as a path, is broken where the line ends.
pub(crate) fn wrap(text: &str, most: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let is_endless = width(word) > most;
        if !line.is_empty() && !is_endless && width(&line) + 1 + width(word) > most {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        if !is_endless {
            line.push_str(word);
            continue;
        }
        for one in word.chars() {
            if !line.is_empty() && width(&line) + width(one.encode_utf8(&mut [0; 4])) > most {
                lines.push(std::mem::take(&mut line));
            }
            line.push(one);
        }
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_and_wrapped_by_columns() {
        assert_eq!(cut("Adelheid", 8), "Adelheid");
        assert_eq!(cut("Adelheid", 5), "Adel.");
        assert_eq!(cut("日本語", 4), "日.");
        assert_eq!(cut("Ada", 0), "");
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("an endlessword a", 5), ["an en", "dless", "word", "a"]);
    }

    #[test]
    fn what_lies_outside_is_left_out() {
        let mut buf = Buffer::empty(Rect::new(0, 0, 4, 1));
        put(&mut buf, Rect::new(2, 0, 9, 9), 0, 0, "abc", Style::new());
        put(&mut buf, Rect::new(2, 0, 9, 9), 0, 5, "abc", Style::new());
        put(&mut buf, Rect::new(90, 9, 9, 9), 0, 0, "abc", Style::new());
        assert_eq!(buf, Buffer::with_lines(["  ab"]));
    }
}
