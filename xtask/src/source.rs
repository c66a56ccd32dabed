//! Rust source with comments and text blanked out, so that checks see code alone.
//!
//! This is not a parser. The compiler's own lexer tells a brace from the picture
//! of a brace in a string; here the end of an item is found, and the functions
//! that really are tests.

use std::ops::Range;

use ra_ap_rustc_lexer::{FrontmatterAllowed, LiteralKind, TokenKind, tokenize};

/// The code of a Rust file, byte for byte at the places of the source.
pub(crate) struct Code {
    text: String,
}

/// A function that the test harness runs.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TestFn {
    /// Its name.
    pub(crate) name: String,
    /// The line of its name.
    pub(crate) line: usize,
}

impl Code {
    /// Blanks comments, strings and characters of `source`, line breaks kept.
    pub(crate) fn of(source: &str) -> Code {
        Code { text: blanked(source, is_code) }
    }

    /// The blanked text.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The line of the byte at `at`, from 1.
    pub(crate) fn line(&self, at: usize) -> usize {
        1 + self.text[..at].bytes().filter(|b| *b == b'\n').count()
    }

    /// Where `needle` stands as code, not as the end of a longer word.
    pub(crate) fn find<'a>(&'a self, needle: &'a str) -> impl Iterator<Item = usize> + 'a {
        let starts_word = needle.bytes().next().is_some_and(is_word);
        self.text
            .match_indices(needle)
            .map(|(at, _)| at)
            .filter(move |&at| !starts_word || at == 0 || !is_word(self.text.as_bytes()[at - 1]))
    }

    /// The word that begins at `at`.
    pub(crate) fn word_at(&self, at: usize) -> &str {
        leading_word(&self.text[at..])
    }

    /// The parts that are compiled for tests only.
    pub(crate) fn test_spans(&self) -> Vec<Range<usize>> {
        if self.text.contains("#![cfg(test)]") {
            let whole = 0..self.text.len();
            return vec![whole];
        }
        ["#[cfg(test)]", "#[cfg(all(test, unix))]", "#[test]"]
            .into_iter()
            .flat_map(|mark| self.find(mark).map(move |at| at..self.item_end(at + mark.len())))
            .collect()
    }

    /// The functions with an attribute that makes the harness run them. Those
    /// inside `proptest!` need it too: the macro does not add it.
    pub(crate) fn tests(&self) -> Vec<TestFn> {
        self.find("#[")
            .filter_map(|at| {
                let end = self.closing(at + 1);
                let attribute = self.text.get(at + 2..end)?.split('(').next()?.trim();
                let is_test = attribute == "test" || attribute.ends_with("::test");
                is_test.then(|| self.function_after(end + 1)).flatten()
            })
            .collect()
    }

    /// The function whose attributes end at `at`.
    fn function_after(&self, mut at: usize) -> Option<TestFn> {
        loop {
            let rest = self.text.get(at..)?;
            let trimmed = rest.trim_start();
            at += rest.len() - trimmed.len();
            if trimmed.starts_with("#[") {
                at = self.closing(at + 1) + 1;
                continue;
            }
            if trimmed.starts_with('(') {
                at = self.closing(at) + 1;
                continue;
            }
            let word = leading_word(trimmed);
            at += word.len();
            match word {
                "pub" | "async" | "const" | "unsafe" => {}
                "fn" => {
                    let name = leading_word(self.text[at..].trim_start());
                    let line = self.line(at);
                    return (!name.is_empty()).then(|| TestFn { name: name.to_owned(), line });
                }
                _ => return None,
            }
        }
    }

    /// Where the item that begins at `at` ends: after its body or its semicolon.
    fn item_end(&self, at: usize) -> usize {
        let bytes = self.text.as_bytes();
        let mut at = at;
        while at < bytes.len() {
            match bytes[at] {
                b';' => return at + 1,
                b'{' => return self.closing(at) + 1,
                b'(' | b'[' => at = self.closing(at) + 1,
                _ => at += 1,
            }
        }
        at
    }

    /// The bracket that closes the one at `open`; the last byte if none does.
    fn closing(&self, open: usize) -> usize {
        let mut depth = 0_usize;
        for (at, byte) in self.text.bytes().enumerate().skip(open) {
            match byte {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' if depth <= 1 => return at,
                b')' | b']' | b'}' => depth -= 1,
                _ => {}
            }
        }
        self.text.len() - 1
    }
}

/// `source` with its comments blanked and its texts kept, line breaks and places as they were.
pub(crate) fn without_comments(source: &str) -> String {
    blanked(source, |token| !is_comment(token))
}

/// `source` with every token that is not `kept` blanked, byte for byte.
fn blanked(source: &str, kept: fn(TokenKind) -> bool) -> String {
    let mut text = String::with_capacity(source.len());
    for token in tokenize(source, FrontmatterAllowed::No) {
        let piece = &source[text.len()..][..token.len as usize];
        if kept(token.kind) {
            text += piece;
        } else {
            text.extend(piece.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        }
    }
    text
}

fn is_comment(token: TokenKind) -> bool {
    matches!(token, TokenKind::LineComment { .. } | TokenKind::BlockComment { .. })
}

/// Whether a token is neither a comment nor text.
fn is_code(token: TokenKind) -> bool {
    match token {
        TokenKind::Literal { kind, .. } => {
            matches!(kind, LiteralKind::Int { .. } | LiteralKind::Float { .. })
        }
        _ => !is_comment(token),
    }
}

fn is_word(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric() || !byte.is_ascii()
}

fn leading_word(text: &str) -> &str {
    let end = text.bytes().position(|byte| !is_word(byte)).unwrap_or(text.len());
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(shown(r#"a="b\"c";"#), "a=......;");
        assert_eq!(shown(r##"a(r#"b"c"#)d"##), "a(........)d");
        assert_eq!(shown(r#"b"c""#), "....");
        assert_eq!(shown("r#fn()"), "r#fn()");
    }

    #[test]
    fn characters_are_blanked_and_lifetimes_are_not() {
        assert_eq!(shown("'{'"), "...");
        assert_eq!(shown(r"('\'','\\')"), "(....,....)");
        assert_eq!(shown("<'a,'b>"), "<'a,'b>");
        assert_eq!(shown("'ä';"), "....;");
    }

    #[test]
    fn what_never_ends_is_blanked_to_the_end() {
        assert_eq!(shown("a=\"b"), "a=..");
        assert_eq!(shown("a/*b"), "a...");
        assert_eq!(shown("r#\"b\""), ".....");
    }

    fn names(source: &str) -> Vec<String> {
        Code::of(source).tests().into_iter().map(|test| test.name).collect()
    }

    #[test]
    fn a_test_is_found_by_its_attribute() {
        let source = "#[test]\nfn one() {}\n\nfn two() {}\n\n#[cfg(test)]\nfn three() {}\n";

        assert_eq!(Code::of(source).tests(), [TestFn { name: "one".to_owned(), line: 2 }]);
    }

    #[test]
    fn attributes_comments_and_modifiers_may_stand_between() {
        let source = "\
            /// Before.\n#[test]\n// Between.\n#[cfg(feature = \"]\")]\n\
            /// After.\npub(crate) async fn one() {}\n\
            #[allow(unused)] #[tokio::test(flavor = \"current_thread\")] async fn two() {}";

        assert_eq!(names(source), ["one", "two"]);
    }

    #[test]
    fn a_test_in_a_comment_or_a_string_is_none() {
        let source = "// #[test] fn one() {}\nconst A: &str = \"#[test] fn two() {}\";";

        assert_eq!(names(source), [""; 0]);
    }

    #[test]
    fn proptest_needs_the_attribute_and_a_macro_has_no_name_yet() {
        let source = "proptest! {\n#[test]\nfn one(a in 0..3) {}\nfn two(a in 0..3) {}\n}\n\
            macro_rules! law { ($n:ident) => { #[test] fn $n() {} } }";

        assert_eq!(names(source), ["one"]);
    }

    #[test]
    fn a_struct_under_the_attribute_is_no_test() {
        assert_eq!(names("#[test] struct A; fn one() {}"), [""; 0]);
    }

    #[test]
    fn a_test_span_ends_with_its_item() {
        let source = "#[cfg(test)]\nconst A: [u8; 2] = [1, 2];\nfn a() {}\n\
            #[cfg(test)]\nmod tests { fn b() { \"}\" } }\nfn c() {}";
        let code = Code::of(source);
        let spans = code.test_spans();

        let is_test = |needle: &str| {
            let at = source.find(needle).unwrap();
            spans.iter().any(|span| span.contains(&at))
        };
        assert!(is_test("const A") && is_test("fn b"));
        assert!(!is_test("fn a") && !is_test("fn c"));
    }

    #[test]
    fn a_word_is_not_found_inside_a_longer_one() {
        let code = Code::of("fs::read(); offs::read();");

        assert_eq!(code.find("fs::").collect::<Vec<_>>(), [0]);
    }
}
