//! The pieces of Rust source that matter here: words, comments, text, the rest.

/// Where the piece of source that begins at `at` ends, and whether it is code.
pub(super) fn next_piece(source: &str, at: usize) -> (usize, bool) {
    let rest = &source[at..];
    let word = leading_word(rest);
    if !word.is_empty() {
        let after = &rest[word.len()..];
        let hashes = after.bytes().take_while(|b| *b == b'#').count();
        if matches!(word, "r" | "br" | "cr") && after[hashes..].starts_with('"') {
            let close = format!("\"{}", "#".repeat(hashes));
            let body = word.len() + hashes + 1;
            return (at + end_of(rest, body, &close), false);
        }
        return (at + word.len(), true);
    }
    if rest.starts_with("//") {
        return (at + rest.find('\n').unwrap_or(rest.len()), false);
    }
    if rest.starts_with("/*") {
        return (at + block_comment(rest), false);
    }
    if rest.starts_with('"') {
        return (at + quoted(rest, b'"'), false);
    }
    if let Some(inside) = rest.strip_prefix('\'') {
        let mut inside = inside.chars();
        // `'a'` is a character and `'a` a lifetime.
        if inside.next() == Some('\\') || inside.next() == Some('\'') {
            return (at + quoted(rest, b'\''), false);
        }
    }
    (at + rest.chars().next().map_or(1, char::len_utf8), true)
}

/// The end of the first `close` in `text` at or after `from`.
fn end_of(text: &str, from: usize, close: &str) -> usize {
    text[from..].find(close).map_or(text.len(), |at| from + at + close.len())
}

/// The end of the block comment that opens `text`; they nest.
fn block_comment(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut depth = 0_usize;
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at..].starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if bytes[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                break;
            }
        } else {
            at += 1;
        }
    }
    at
}

/// The end of the string or character that opens `text`.
fn quoted(text: &str, quote: u8) -> usize {
    let bytes = text.as_bytes();
    let mut at = 1;
    while at < bytes.len() && bytes[at] != quote {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(bytes.len())
}

pub(super) fn is_word(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric() || !byte.is_ascii()
}

pub(super) fn leading_word(text: &str) -> &str {
    let end = text.bytes().position(|b| !is_word(b)).unwrap_or(text.len());
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::super::Code;

    /// `source` with what is blanked shown as dots.
    fn shown(source: &str) -> String {
        Code::of(source).text().replace(' ', ".")
    }

    #[test]
    fn comments_are_blanked_and_may_nest() {
        assert_eq!(shown("a//b\nc"), "a...\nc");
        assert_eq!(shown("a/*b/*c*/d*/e"), "a...........e");
    }

    #[test]
    fn strings_are_blanked_with_their_escapes() {
        assert_eq!(shown(r#"a"b\"c"d"#), "a......d");
        assert_eq!(shown(r##"a(r#"b"c"#)d"##), "a(........)d");
        assert_eq!(shown(r#"b"c""#), "b...");
        assert_eq!(shown("r#fn()"), "r#fn()");
    }

    #[test]
    fn characters_are_blanked_and_lifetimes_are_not() {
        assert_eq!(shown("'{'"), "...");
        assert_eq!(shown(r"('\'','\\')"), "(....,....)");
        assert_eq!(shown("<'a,'b>'"), "<'a,'b>'");
        assert_eq!(shown("'ä';"), "....;");
    }

    #[test]
    fn what_never_ends_is_blanked_to_the_end() {
        assert_eq!(shown("a\"b"), "a..");
        assert_eq!(shown("a/*b"), "a...");
        assert_eq!(shown("r#\"b\""), ".....");
    }
}
