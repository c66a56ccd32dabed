//! What one Rust file declares, what it imports, and which paths it follows.
//!
//! This is not a parser either: code without text and comments is read word by word, and
//! braces tell modules and `impl`s from bodies.

use crate::source::Code;

/// What a file has, module by module; tests are left out.
#[derive(Debug, Default)]
pub(super) struct Scan {
    pub(super) items: Vec<Item>,
    pub(super) imports: Vec<Import>,
    pub(super) paths: Vec<Path>,
}

/// Something with a name.
#[derive(Debug)]
pub(super) struct Item {
    /// The modules inside the file that hold it.
    pub(super) inside: Vec<String>,
    pub(super) name: String,
    pub(super) kind: Kind,
    /// The type or trait it belongs to, as its `impl` writes it.
    pub(super) owner: Option<Vec<String>>,
}

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Module,
    /// A type, a trait or an alias.
    Type,
    /// A function, a constant or a macro: what is called or read.
    Value,
}

/// One name of a `use`.
#[derive(Debug)]
pub(super) struct Import {
    pub(super) inside: Vec<String>,
    pub(super) path: Vec<String>,
    /// What it is called here; none for `*`.
    pub(super) name: Option<String>,
    pub(super) line: usize,
}

/// A path in the code, such as `super::toll::paid`.
#[derive(Debug)]
pub(super) struct Path {
    pub(super) inside: Vec<String>,
    pub(super) path: Vec<String>,
    /// What `Self` is there.
    pub(super) owner: Option<Vec<String>>,
    pub(super) line: usize,
}

/// What a pair of braces holds.
#[derive(Debug)]
enum Braces {
    Module(String),
    /// An `impl` or a trait.
    Owner(Vec<String>),
    Other,
}

/// A word or a sign of the code, with its place.
struct Token<'a> {
    text: &'a str,
    at: usize,
}

/// Reads the file with this text.
pub(super) fn scan(text: &str) -> Scan {
    let code = Code::of(text);
    let tests = code.test_spans();
    let mut tokens = tokens(code.text());
    tokens.retain(|token| !tests.iter().any(|span| span.contains(&token.at)));
    let mut reader = Reader { code: &code, tokens, open: Vec::new(), scan: Scan::default() };
    reader.read();
    reader.scan
}

struct Reader<'a> {
    code: &'a Code,
    tokens: Vec<Token<'a>>,
    open: Vec<Braces>,
    scan: Scan,
}

impl Reader<'_> {
    fn read(&mut self) {
        let mut next = Braces::Other;
        let mut at = 0;
        while at < self.tokens.len() {
            match self.text(at) {
                "{" => self.open.push(std::mem::replace(&mut next, Braces::Other)),
                "}" => drop(self.open.pop()),
                "use" if self.text(at + 1) != "<" => {
                    at = self.imports(at + 1);
                    continue;
                }
                "mod" if is_name(self.text(at + 1)) => {
                    let name = self.text(at + 1).to_owned();
                    self.item(&name, Kind::Module);
                    if self.text(at + 2) == "{" {
                        next = Braces::Module(name);
                    }
                }
                "impl" if self.opens_item(at) => {
                    let (owner, end) = self.owner(at + 1);
                    next = Braces::Owner(owner);
                    at = end;
                    continue;
                }
                "trait" if is_name(self.text(at + 1)) => {
                    let name = self.text(at + 1).to_owned();
                    self.item(&name, Kind::Type);
                    next = Braces::Owner(vec![name]);
                }
                "struct" | "enum" | "union" | "type"
                    if is_name(self.text(at + 1))
                        && !matches!(self.open.last(), Some(Braces::Owner(_))) =>
                {
                    let name = self.text(at + 1).to_owned();
                    self.item(&name, Kind::Type);
                }
                "fn" if is_name(self.text(at + 1)) => self.value(at + 1),
                "const" | "static" if !matches!(self.before(at), "<" | ",") => {
                    let name = at + 1 + usize::from(self.text(at + 1) == "mut");
                    if self.text(name + 1) == ":" {
                        self.value(name);
                    }
                }
                "macro_rules" => self.value(at + 2),
                _ => {}
            }
            self.path(at);
            at += 1;
        }
    }

    fn text(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| token.text)
    }

    fn before(&self, at: usize) -> &str {
        at.checked_sub(1).map_or("", |before| self.text(before))
    }

    fn line(&self, at: usize) -> usize {
        self.code.line(self.tokens[at].at)
    }

    /// Whether an `impl` here opens a block, and is not part of a type.
    fn opens_item(&self, at: usize) -> bool {
        matches!(self.before(at), "" | "}" | ";" | "]" | "{" | "unsafe")
    }

    fn inside(&self) -> Vec<String> {
        let modules = self.open.iter().filter_map(|braces| match braces {
            Braces::Module(name) => Some(name.clone()),
            Braces::Owner(_) | Braces::Other => None,
        });
        modules.collect()
    }

    fn value(&mut self, at: usize) {
        let name = self.text(at).to_owned();
        self.item(&name, Kind::Value);
    }

    /// Notes an item of a module or of an `impl`; what a body declares is its own affair.
    fn item(&mut self, name: &str, kind: Kind) {
        let owner = match self.open.last() {
            Some(Braces::Other) => return,
            Some(Braces::Owner(owner)) => Some(owner.clone()),
            Some(Braces::Module(_)) | None => None,
        };
        let item = Item { inside: self.inside(), name: name.to_owned(), kind, owner };
        self.scan.items.push(item);
    }

    /// Notes what the `use` after `at` imports, and says where it ends.
    fn imports(&mut self, at: usize) -> usize {
        let inside = self.inside();
        // The paths in front of each open `{`, and the one being read.
        let mut groups: Vec<Vec<String>> = Vec::new();
        let mut path: Vec<String> = Vec::new();
        let mut name = None;
        let mut here = at;
        while here < self.tokens.len() {
            match self.text(here) {
                "::" => {}
                "{" => {
                    groups.push(std::mem::take(&mut path));
                }
                "as" => {
                    here += 1;
                    name = Some(self.text(here).to_owned());
                }
                end @ ("," | "}" | ";") => {
                    let is_end = end == ";";
                    let closes = end == "}";
                    if !path.is_empty() {
                        let whole: Vec<String> =
                            groups.iter().flatten().chain(&path).cloned().collect();
                        let import =
                            import(inside.clone(), whole, name.take(), self.line(here - 1));
                        self.scan.imports.push(import);
                    }
                    path.clear();
                    if closes {
                        groups.pop();
                    }
                    if is_end {
                        return here + 1;
                    }
                }
                word => path.push(word.to_owned()),
            }
            here += 1;
        }
        here
    }

    /// The type that the `impl` after `at` is for, and where its `{` stands.
    fn owner(&self, at: usize) -> (Vec<String>, usize) {
        let mut owner = Vec::new();
        let mut depth = 0_usize;
        let mut ended = false;
        let mut here = at;
        while here < self.tokens.len() && (depth > 0 || self.text(here) != "{") {
            match self.text(here) {
                "<" | "(" | "[" => depth += 1,
                ">" if self.before(here) != "-" => depth = depth.saturating_sub(1),
                ")" | "]" => depth = depth.saturating_sub(1),
                "for" if depth == 0 && !ended => owner.clear(),
                "where" if depth == 0 => ended = true,
                word if depth == 0 && !ended && is_name(word) && !is_prefix(word) => {
                    owner.push(word.to_owned());
                }
                _ => {}
            }
            here += 1;
        }
        (owner, here)
    }

    /// Notes the path that begins at `at`, if one does.
    fn path(&mut self, at: usize) {
        let follows = match self.before(at) {
            "::" => true,
            "." => at < 2 || self.text(at - 2) != ".",
            _ => false,
        };
        if follows || !is_name(self.text(at)) {
            return;
        }
        let mut path = vec![self.text(at).to_owned()];
        let mut here = at + 1;
        while self.text(here) == "::" {
            here += 1;
            if self.text(here) == "<" {
                here = self.after_generics(here);
                continue;
            }
            if !is_name(self.text(here)) {
                break;
            }
            path.push(self.text(here).to_owned());
            here += 1;
        }
        let owner = self.open.iter().rev().find_map(|braces| match braces {
            Braces::Owner(owner) => Some(owner.clone()),
            Braces::Module(_) | Braces::Other => None,
        });
        let path = Path { inside: self.inside(), path, owner, line: self.line(at) };
        self.scan.paths.push(path);
    }

    /// What comes after the generic arguments that open at `at`.
    fn after_generics(&self, at: usize) -> usize {
        let mut depth = 0_usize;
        let mut here = at;
        while here < self.tokens.len() {
            match self.text(here) {
                "<" => depth += 1,
                ">" if self.before(here) != "-" => depth -= 1,
                _ => {}
            }
            here += 1;
            if depth == 0 {
                break;
            }
        }
        here
    }
}

fn import(
    inside: Vec<String>,
    mut path: Vec<String>,
    alias: Option<String>,
    line: usize,
) -> Import {
    if path.last().is_some_and(|last| last == "*") {
        path.pop();
        return Import { inside, path, name: None, line };
    }
    // `use toll::{self, paid}` imports `toll`.
    if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    let name = alias.or_else(|| path.last().cloned());
    Import { inside, path, name, line }
}

/// Words, `::`, and every other sign by itself; lifetimes are left out.
fn tokens(code: &str) -> Vec<Token<'_>> {
    let is_word = |c: char| c == '_' || c.is_alphanumeric();
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = code[at..].chars().next() {
        let rest = &code[at..];
        let length = match c {
            '\'' => 1 + rest[1..].find(|c| !is_word(c)).unwrap_or(rest.len() - 1),
            _ if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            _ if rest.starts_with("::") => 2,
            _ => c.len_utf8(),
        };
        let is_raw = c == 'r' && rest.starts_with("r#");
        if !is_raw && c != '\'' && !c.is_whitespace() {
            tokens.push(Token { text: &rest[..length], at });
        }
        at += if is_raw { 2 } else { length };
    }
    tokens
}

/// Whether a word can be a name; `crate`, `super`, `self` and `Self` can begin a path.
fn is_name(word: &str) -> bool {
    const NONE: &[&str] = &[
        "as", "async", "await", "break", "const", "continue", "dyn", "else", "enum", "extern",
        "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub",
        "ref", "return", "static", "struct", "trait", "type", "unsafe", "use", "where", "while",
    ];
    word.starts_with(|c: char| c == '_' || c.is_alphabetic()) && !NONE.contains(&word)
}

/// What may stand in front of the type of an `impl`.
fn is_prefix(word: &str) -> bool {
    matches!(word, "dyn" | "mut" | "const")
}
