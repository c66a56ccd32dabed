//! The dependencies a `Cargo.toml` declares, and on which lines.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::{Spanned, Value};

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
    /// Whether it switches something on in what it names, which may be all it is there for.
    pub(crate) has_features: bool,
}

/// A manifest, or the part of one that holds for some targets.
#[derive(Default, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
struct Manifest {
    dependencies: List,
    build_dependencies: List,
    dev_dependencies: List,
    target: BTreeMap<String, Manifest>,
}

/// The manifest of the whole project.
#[derive(Deserialize)]
struct Root {
    workspace: Workspace,
}

/// What it offers to all crates.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Workspace {
    dependencies: List,
}

/// Dependencies by the name they are used under.
type List = BTreeMap<Spanned<String>, Value>;

/// All dependencies of the manifest in `text`, in the order of its lines.
pub(crate) fn dependencies(text: &str) -> Result<Vec<Dependency>, toml::de::Error> {
    let mut manifest: Manifest = toml::from_str(text)?;
    let targets = std::mem::take(&mut manifest.target);
    let mut found = Vec::new();
    for part in targets.into_values().chain([manifest]) {
        for (list, kind) in [
            (part.dependencies, Kind::Build),
            (part.build_dependencies, Kind::Build),
            (part.dev_dependencies, Kind::Test),
        ] {
            found.extend(list.into_iter().map(|entry| dependency(text, entry, kind)));
        }
    }
    found.sort_by_key(|found| found.line);
    Ok(found)
}

/// The dependencies that the manifest of the whole project in `text` offers to its crates.
pub(crate) fn of_the_workspace(text: &str) -> Result<Vec<Dependency>, toml::de::Error> {
    let root: Root = toml::from_str(text)?;
    let offered = root.workspace.dependencies.into_iter();
    Ok(offered.map(|entry| dependency(text, entry, Kind::Build)).collect())
}

fn dependency(text: &str, (key, value): (Spanned<String>, Value), kind: Kind) -> Dependency {
    let line = 1 + text[..key.span().start].matches('\n').count();
    // `{ package = "name", … }` has the real name.
    let renamed = value.get("package").and_then(Value::as_str).map(str::to_owned);
    let has_features = value.get("features").is_some();
    Dependency { name: renamed.unwrap_or(key.into_inner()), kind, line, has_features }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(name: &str, kind: Kind, line: usize) -> Dependency {
        Dependency { name: name.to_owned(), kind, line, has_features: false }
    }

    fn names(text: &str) -> Vec<(String, Kind)> {
        dependencies(text).unwrap().into_iter().map(|found| (found.name, found.kind)).collect()
    }

    #[test]
    fn lists_are_read_line_by_line() {
        let text = "[package]\nname = \"a\"\n\n[dependencies]\n# A remark = none\n\
            table.workspace = true\nserde = { workspace = true } # why\n\n\
            [dev-dependencies]\nluck = \"1\"\n[lints]\nworkspace = true\n";

        assert_eq!(
            dependencies(text).unwrap(),
            [
                plain("table", Kind::Build, 6),
                plain("serde", Kind::Build, 7),
                plain("luck", Kind::Test, 10),
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
