//! The text format of How to play and of a guide: sections with fields, paragraphs and lists.
//!
//! ```text
//! # a remark
//! setup: 3 players
//!
//! == goal | What it is about
//! rules: FA-051 FA-141
//!
//! A paragraph, as long
//! as it likes.
//!
//! - one of a list
//! - another
//! ```

use table::Fault;

/// A text that was read.
#[derive(Default)]
pub(super) struct Sheet {
    /// What stands before the first section.
    pub(super) head: Vec<Item>,
    /// The sections.
    pub(super) sections: Vec<Section>,
}

/// A section.
pub(super) struct Section {
    /// The line of its heading.
    pub(super) line: usize,
    /// What it is called in addresses.
    pub(super) id: String,
    /// Its title.
    pub(super) title: String,
    /// What stands in it, in order.
    pub(super) items: Vec<Item>,
}

/// Something in a section.
pub(super) struct Item {
    /// Its first line.
    pub(super) line: usize,
    /// What it is.
    pub(super) what: What,
}

/// What stands in a section.
pub(super) enum What {
    /// `name: value`.
    Field { name: String, value: String },
    /// A paragraph.
    Text(String),
    /// A list.
    List(Vec<String>),
}

impl Section {
    /// The value of its field of this name, and its line.
    pub(super) fn field(&self, name: &str) -> Option<(&str, usize)> {
        field(&self.items, name)
    }
}

/// The value of the field of this name, and its line.
pub(super) fn field<'a>(items: &'a [Item], name: &str) -> Option<(&'a str, usize)> {
    items.iter().find_map(|item| match &item.what {
        What::Field { name: known, value } if known == name => Some((value.as_str(), item.line)),
        What::Field { .. } | What::Text(_) | What::List(_) => None,
    })
}

/// Reads a text in which these fields may stand. Reports every fault.
pub(super) fn read(file: &str, text: &str, fields: &[&str]) -> (Sheet, Vec<Fault>) {
    let mut sheet = Sheet::default();
    let mut faults = Vec::new();
    let mut fault = |line: usize, what: String| {
        faults.push(Fault { file: file.to_owned(), line, what });
    };
    let mut goes_on = false;
    for (index, written) in text.lines().enumerate() {
        let (line, written) = (index + 1, written.trim());
        if written.starts_with('#') {
            continue;
        }
        if written.is_empty() {
            goes_on = false;
            continue;
        }
        if let Some(heading) = written.strip_prefix("== ") {
            let (id, title) = heading.split_once('|').unwrap_or((heading, heading));
            let (id, title) = (id.trim().to_owned(), title.trim().to_owned());
            let is_plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
            if id.is_empty() || !id.chars().all(is_plain) {
                fault(line, format!("“{id}” is no name of a section: use small letters and -"));
            }
            if sheet.sections.iter().any(|section| section.id == id) {
                fault(line, format!("there are two sections called “{id}”"));
            }
            sheet.sections.push(Section { line, id, title, items: Vec::new() });
            goes_on = false;
            continue;
        }
        let items = match sheet.sections.last_mut() {
            Some(section) => &mut section.items,
            None => &mut sheet.head,
        };
        if let (false, Some((name, value))) = (goes_on, field_of(written)) {
            if !fields.contains(&name) {
                let known = fields.join(", ");
                fault(line, format!("“{name}” is none of the fields {known}"));
            }
            let (name, value) = (name.to_owned(), value.to_owned());
            items.push(Item { line, what: What::Field { name, value } });
            continue;
        }
        let last = items.last_mut().filter(|_| goes_on).map(|item| &mut item.what);
        match (last, written.strip_prefix("- ")) {
            (Some(What::List(entries)), Some(entry)) => entries.push(entry.to_owned()),
            (Some(What::List(entries)), None) => {
                if let Some(entry) = entries.last_mut() {
                    entry.push(' ');
                    entry.push_str(written);
                }
            }
            (Some(What::Text(text)), None) => {
                text.push(' ');
                text.push_str(written);
            }
            (_, Some(entry)) => items.push(Item { line, what: What::List(vec![entry.to_owned()]) }),
            (_, None) => items.push(Item { line, what: What::Text(written.to_owned()) }),
        }
        goes_on = true;
    }
    (sheet, faults)
}

/// A line that begins with a small word and a colon.
fn field_of(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once(':')?;
    let is_small = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    let is_name = !name.is_empty() && name.chars().all(is_small);
    (is_name && (value.is_empty() || value.starts_with(' '))).then(|| (name, value.trim()))
}

/// The text with every `{name}` replaced, or the names that are not known.
pub(super) fn filled(
    text: &str,
    value: impl Fn(&str) -> Option<String>,
) -> Result<String, Vec<String>> {
    let mut out = String::with_capacity(text.len());
    let mut unknown = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        out.push_str(before);
        match value(name) {
            Some(value) => out.push_str(&value),
            None => unknown.push(name.to_owned()),
        }
        rest = after;
    }
    out.push_str(rest);
    if unknown.is_empty() { Ok(out) } else { Err(unknown) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_fields_paragraphs_and_lists() {
        let text = "# no\nsetup: 2\n\n== one | The first\nrules: A B\nA line\nand more: so.\n\n- x\n  y\n- z\n";
        let (sheet, faults) = read("f", text, &["setup", "rules"]);

        assert!(faults.is_empty(), "{faults:?}");
        assert_eq!(field(&sheet.head, "setup"), Some(("2", 2)));
        let section = &sheet.sections[0];
        assert_eq!((section.id.as_str(), section.title.as_str()), ("one", "The first"));
        assert_eq!(section.field("rules"), Some(("A B", 5)));
        assert!(
            matches!(&section.items[1].what, What::Text(text) if text == "A line and more: so.")
        );
        assert!(matches!(&section.items[2].what, What::List(all) if *all == ["x y", "z"]));
    }

    #[test]
    fn what_nobody_knows_is_a_fault() {
        let text = "== One\n\n== a | A\nstage: 3\n\n== a | B\n";
        let (_, faults) = read("f", text, &["setup"]);
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[1].starts_with("f:4: “stage”"), "{told:?}");
    }

    #[test]
    fn numbers_are_filled_in() {
        let known = |name: &str| (name == "rounds").then(|| "8".to_owned());
        assert_eq!(filled("{rounds} rounds, {rounds}.", known), Ok("8 rounds, 8.".to_owned()));
        assert_eq!(filled("{a} {rounds} {b}", known), Err(vec!["a".to_owned(), "b".to_owned()]));
    }
}
