//! The dependencies a `Cargo.toml` declares, read line by line.
//!
//! Our manifests are plain: one dependency to a line, or a section of its own.
//! That is all this reads, and all a check of the arrows needs.

/// What a dependency is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Part of what is built, or of building it.
    Build,
    /// For tests and benchmarks only.
    Test,
}

/// One declared dependency.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) line: usize,
}

/// All dependencies of the manifest in `text`, in the order of its lines.
pub(crate) fn dependencies(text: &str) -> Vec<Dependency> {
    let mut found: Vec<Dependency> = Vec::new();
    let mut section = Section::Other;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if let Some(header) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            section = Section::of(header);
            if let Section::One(name, kind) = &section {
                found.push(Dependency { name: name.clone(), kind: *kind, line: number });
            }
            continue;
        }
        let Some((key, value)) = line.split_once('=') else {
            continue;
        };
        match &section {
            Section::List(kind) => {
                let name = key.split('.').next().unwrap_or_default();
                let name = renamed(value).unwrap_or(name.trim().trim_matches('"'));
                found.push(Dependency { name: name.to_owned(), kind: *kind, line: number });
            }
            Section::One(..) if key.trim() == "package" => {
                if let Some(last) = found.last_mut() {
                    value.trim().trim_matches('"').clone_into(&mut last.name);
                }
            }
            Section::One(..) | Section::Other => {}
        }
    }
    found
}

/// Where in the manifest a line stands.
enum Section {
    /// `[dependencies]` and the like.
    List(Kind),
    /// `[dependencies.table]`.
    One(String, Kind),
    Other,
}

impl Section {
    fn of(header: &str) -> Section {
        // `[target.'cfg(unix)'.dependencies]` counts like any other.
        let header = match header.strip_prefix("target.") {
            Some(rest) => rest.find(KEY).map_or("", |at| {
                let start = rest[..at].rfind('.').map_or(0, |dot| dot + 1);
                &rest[start..]
            }),
            None => header,
        };
        let (list, name) = header.split_once('.').unwrap_or((header, ""));
        let kind = match list {
            "dependencies" | "build-dependencies" => Kind::Build,
            "dev-dependencies" => Kind::Test,
            _ => return Section::Other,
        };
        match name.trim_matches('"') {
            "" => Section::List(kind),
            name => Section::One(name.to_owned(), kind),
        }
    }
}

const KEY: &str = "dependencies";

/// The real name behind `{ package = "name", … }`.
fn renamed(value: &str) -> Option<&str> {
    let (_, after) = value.split_once("package")?;
    after.trim_start().strip_prefix('=')?.trim_start().strip_prefix('"')?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<(String, Kind)> {
        dependencies(text).into_iter().map(|found| (found.name, found.kind)).collect()
    }

    #[test]
    fn lists_are_read_line_by_line() {
        let text = "[package]\nname = \"a\"\n\n[dependencies]\n# A remark = none\n\
            table.workspace = true\nserde = { workspace = true } # why\n\n\
            [dev-dependencies]\nluck = \"1\"\n[lints]\nworkspace = true\n";

        assert_eq!(
            dependencies(text),
            [
                Dependency { name: "table".to_owned(), kind: Kind::Build, line: 6 },
                Dependency { name: "serde".to_owned(), kind: Kind::Build, line: 7 },
                Dependency { name: "luck".to_owned(), kind: Kind::Test, line: 10 },
            ]
        );
    }

    #[test]
    fn a_dependency_may_have_a_section_of_its_own() {
        let text = "[dependencies.table]\npath = \"../table\"\n\
            [target.'cfg(unix)'.dependencies]\nluck = \"1\"\n\
            [target.\"cfg(not(windows))\".dev-dependencies.bots]\npath = \"a\"\n\
            [build-dependencies]\nstory = \"1\"\n";

        assert_eq!(
            names(text),
            [
                ("table".to_owned(), Kind::Build),
                ("luck".to_owned(), Kind::Build),
                ("bots".to_owned(), Kind::Test),
                ("story".to_owned(), Kind::Build),
            ]
        );
    }

    #[test]
    fn another_name_does_not_hide_a_dependency() {
        let text = "[dependencies]\ninnocent = { path = \"a\", package = \"game-ferry\" }\n\
            [dependencies.harmless]\npackage = \"game-other\"\n";

        assert_eq!(
            names(text),
            [("game-ferry".to_owned(), Kind::Build), ("game-other".to_owned(), Kind::Build)]
        );
    }
}
