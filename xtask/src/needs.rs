//! What the tasks need besides cargo, and how to get it.
//!
//! To need one more program, add a line to a table below. It is brought by its
//! name where that works (rustup for parts of Rust, apt-get as root or through
//! a sudo that asks nothing) and asked for in plain words where it does not.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::shell;

/// What `cargo xtask test` needs.
pub(crate) const FOR_TESTS: &[Need] = &[
    Need { probe: &["cargo", "fmt", "--version"], from: Component("rustfmt"), why: "formats code" },
    Need { probe: &["cargo", "clippy", "--version"], from: Component("clippy"), why: "lints code" },
    CHROMIUM,
    CHROMEDRIVER,
    Need { probe: &["npm", "--version"], from: Package("npm"), why: "brings axe-core" },
    Need {
        probe: &["npm", "ls", "--prefix", "target/npm", AXE],
        from: Npm(AXE),
        why: "finds faults of accessibility",
    },
];

/// What `cargo xtask pictures` needs.
pub(crate) const FOR_PICTURES: &[Need] = &[CHROMIUM, CHROMEDRIVER];

const CHROMIUM: Need =
    Need { probe: &["chromium", "--version"], from: Package("chromium"), why: "plays pages" };
const CHROMEDRIVER: Need = Need {
    probe: &["chromedriver", "--version"],
    from: Package("chromium-driver"),
    why: "drives the browser",
};

/// The version of axe-core that pages are held to.
const AXE: &str = "axe-core@4.14.0";

/// What `cargo xtask instructions` needs.
pub(crate) const FOR_INSTRUCTIONS: &[Need] = &[Need {
    probe: &["valgrind", "--version"],
    from: Package("valgrind"),
    why: "counts instructions",
}];

/// A program somebody has to install.
pub(crate) struct Need {
    /// A command that succeeds when it is there.
    probe: &'static [&'static str],
    from: Source,
    /// What it is for, in a word or two.
    why: &'static str,
}

/// Who brings it.
enum Source {
    /// Rustup, as a component of this name.
    Component(&'static str),
    /// Debian and its relatives, as a package of this name.
    Package(&'static str),
    /// Npm, as a package of this name, under `target/npm`.
    Npm(&'static str),
}
use Source::{Component, Npm, Package};

/// Installs what is missing of `needs`, or says what to install.
pub(crate) fn bring(root: &Path, needs: &[Need]) -> Result<()> {
    let missing: Vec<&Need> = needs.iter().filter(|need| !need.is_there(root)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    for words in plan(&missing, &Means::of_this_machine()) {
        println!("{}", words.join(" "));
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).current_dir(root).env("DEBIAN_FRONTEND", "noninteractive");
        if let Err(error) = shell::run(&mut command) {
            println!("{error:#}");
            break;
        }
    }
    let missing: Vec<&Need> = missing.into_iter().filter(|need| !need.is_there(root)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    bail!("install what is missing and try again:\n{}", wishes(&missing));
}

impl Need {
    fn is_there(&self, root: &Path) -> bool {
        let mut probe = Command::new(self.probe[0]);
        shell::output(probe.args(&self.probe[1..]).current_dir(root)).is_ok()
    }
}

/// How this machine can install something without asking anybody.
struct Means {
    rustup: bool,
    apt: Option<Rights>,
}

/// How apt-get gets the rights it needs.
enum Rights {
    Root,
    Sudo,
}

impl Means {
    fn of_this_machine() -> Means {
        let apt = if !shell::works("apt-get", &["--version"]) {
            None
        } else if shell::output(Command::new("id").arg("-u")).is_ok_and(|id| id == b"0\n") {
            Some(Rights::Root)
        } else {
            shell::works("sudo", &["-n", "true"]).then_some(Rights::Sudo)
        };
        Means { rustup: shell::works("rustup", &["--version"]), apt }
    }
}

/// The commands that bring what is `missing`, as far as there are means.
fn plan(missing: &[&Need], means: &Means) -> Vec<Vec<&'static str>> {
    let mut components = Vec::new();
    let mut packages = Vec::new();
    let mut from_npm = Vec::new();
    for need in missing {
        match need.from {
            Component(name) => components.push(name),
            Package(name) => packages.push(name),
            Npm(name) => from_npm.push(name),
        }
    }
    let mut commands = Vec::new();
    if means.rustup && !components.is_empty() {
        commands.push([vec!["rustup", "component", "add"], components].concat());
    }
    if let Some(rights) = &means.apt
        && !packages.is_empty()
    {
        let apt_get: &[&str] = match rights {
            Rights::Root => &["apt-get"],
            Rights::Sudo => &["sudo", "-n", "apt-get"],
        };
        let install = [apt_get, &["install", "-y", "--no-install-recommends"]].concat();
        commands.push([apt_get, &["update"]].concat());
        commands.push([install, packages].concat());
    }
    if !from_npm.is_empty() {
        let install = ["npm", "install", "--prefix", "target/npm", "--no-audit", "--no-fund"];
        commands.push([install.to_vec(), from_npm].concat());
    }
    commands
}

/// One line for each missing program: its name where it comes from, and why.
fn wishes(missing: &[&Need]) -> String {
    let wish = |need: &&Need| match need.from {
        Component(name) => format!("  {name} ({}): rustup component add {name}", need.why),
        Package(name) => {
            format!("  {} ({}): the package {name} on Debian and Ubuntu", need.probe[0], need.why)
        }
        Npm(name) => {
            format!("  {name} ({}): npm install --prefix target/npm {name}", need.why)
        }
    };
    missing.iter().map(wish).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINT: Need = Need { probe: &["lint"], from: Component("linter"), why: "lints" };
    const BROWSER: Need = Need { probe: &["surf"], from: Package("surfer"), why: "pages" };

    #[test]
    fn root_installs_packages_by_name() {
        let means = Means { rustup: true, apt: Some(Rights::Root) };

        let commands: Vec<String> =
            plan(&[&LINT, &BROWSER], &means).iter().map(|words| words.join(" ")).collect();
        assert_eq!(
            commands,
            [
                "rustup component add linter",
                "apt-get update",
                "apt-get install -y --no-install-recommends surfer",
            ]
        );
    }

    #[test]
    fn what_npm_brings_comes_after_npm_itself() {
        let means = Means { rustup: true, apt: Some(Rights::Root) };
        let scanner = Need { probe: &["npm"], from: Npm("scanner@1"), why: "scans" };

        let commands = plan(&[&scanner, &BROWSER], &means);
        assert_eq!(commands.len(), 3);
        let last = commands[2].join(" ");
        assert_eq!(last, "npm install --prefix target/npm --no-audit --no-fund scanner@1");
        assert!(wishes(&[&scanner]).contains("npm install --prefix target/npm scanner@1"));
    }

    #[test]
    fn others_go_through_sudo() {
        let means = Means { rustup: true, apt: Some(Rights::Sudo) };

        let commands = plan(&[&BROWSER], &means);
        assert_eq!(commands.len(), 2);
        assert!(commands.iter().all(|words| words.starts_with(&["sudo", "-n", "apt-get"])));
    }

    #[test]
    fn without_means_nothing_is_run_and_all_is_asked_for() {
        let means = Means { rustup: false, apt: None };

        assert!(plan(&[&LINT, &BROWSER], &means).is_empty());
        assert_eq!(
            wishes(&[&LINT, &BROWSER]),
            "  linter (lints): rustup component add linter\n  \
             surf (pages): the package surfer on Debian and Ubuntu"
        );
    }

    #[test]
    fn what_is_not_there_is_asked_for_by_name() {
        let absent = Need {
            probe: &["tabletale-has-no-such-program"],
            from: Component("tabletale-has-no-such-component"),
            why: "nothing",
        };
        assert!(!absent.is_there(Path::new(".")));
        assert!(wishes(&[&absent]).contains("tabletale-has-no-such-component"));
    }
}
