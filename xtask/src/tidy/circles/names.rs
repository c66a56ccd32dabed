//! The names of one crate: which module defines what a path leads to.

use std::collections::BTreeMap;

use super::scan::{Import, Kind, Path, Scan, scan};
use crate::tree::Tree;

/// A module, from the root of its crate: `["rules", "toll"]`.
pub(super) type Module = Vec<String>;

/// One module using what another one defines.
#[derive(Clone, Debug)]
pub(super) struct Use {
    pub(super) from: Module,
    pub(super) to: Module,
    /// The file that uses it, and where.
    pub(super) file: String,
    pub(super) line: usize,
}

/// The modules of one crate and their names.
pub(super) struct Names {
    files: Vec<File>,
    modules: BTreeMap<Module, Scope>,
    /// The functions and constants of types and traits, with the modules that hold them.
    owned: BTreeMap<(Module, String), BTreeMap<String, Vec<Module>>>,
}

struct File {
    path: String,
    module: Module,
    scan: Scan,
}

/// What names mean in one module.
#[derive(Default)]
struct Scope {
    items: BTreeMap<String, Vec<Kind>>,
    imports: BTreeMap<String, Vec<Vec<String>>>,
    globs: Vec<Vec<String>>,
}

/// What a path leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Target {
    Module(Module),
    Type(Module, String),
    Value(Module),
}

/// How many names a path may be passed on by.
const FAR: usize = 12;

impl Names {
    /// Reads the crate whose sources lie below `folder`; tests are left out.
    pub(super) fn of(tree: &Tree, folder: &str) -> Names {
        let files: Vec<File> = tree
            .with_extension("rs")
            .filter(|file| !file.path.ends_with("/tests.rs"))
            .filter_map(|file| {
                let module = module_of(file.path.strip_prefix(folder)?)?;
                Some(File { path: file.path.clone(), module, scan: scan(&file.text) })
            })
            .collect();
        let mut names = Names { files, modules: BTreeMap::new(), owned: BTreeMap::new() };
        names.modules = scopes(&names.files);
        names.owned = names.owned();
        names
    }

    /// Every use of a function, a constant or a macro of another module.
    pub(super) fn uses(&self) -> Vec<Use> {
        let mut uses = Vec::new();
        for file in &self.files {
            let mut note = |from: Module, target: Option<Target>, line| {
                if let Some(Target::Value(to)) = target
                    && to != from
                {
                    uses.push(Use { from, to, file: file.path.clone(), line });
                }
            };
            for import in file.scan.imports.iter().filter(|import| import.name.is_some()) {
                let from = within(&file.module, &import.inside);
                let target = self.target(&from, &import.path, FAR);
                note(from, target, import.line);
            }
            for path in &file.scan.paths {
                let from = within(&file.module, &path.inside);
                let target = self.followed(&from, path);
                note(from, target, path.line);
            }
        }
        uses
    }

    /// What a path in the code leads to. A name alone is an item of its own module, or was counted where it
    /// was imported, unless it came with a `*`.
    fn followed(&self, from: &Module, path: &Path) -> Option<Target> {
        match &path.path[..] {
            [only] => {
                let scope = self.modules.get(from)?;
                let is_known = scope.items.contains_key(only) || scope.imports.contains_key(only);
                let mut globs = scope.globs.iter().filter(|_| !is_known);
                globs.find_map(|glob| self.through(from, glob, only, FAR))
            }
            [first, rest @ ..] if first == "Self" => {
                let target = self.target(from, path.owner.as_ref()?, FAR)?;
                let Target::Type(module, name) = target else { return None };
                self.owned_by(&module, &name, rest.first()?)
            }
            whole => self.target(from, whole, FAR),
        }
    }

    /// What `path` leads to as seen from a module; nothing for what other crates define.
    fn target(&self, from: &Module, path: &[String], far: usize) -> Option<Target> {
        let far = far.checked_sub(1)?;
        let (first, mut rest) = path.split_first()?;
        let mut here = match first.as_str() {
            "crate" => Target::Module(Module::new()),
            "self" => Target::Module(from.clone()),
            "super" => {
                let mut module = from.clone();
                module.pop();
                while let [next, later @ ..] = rest
                    && next == "super"
                {
                    module.pop();
                    rest = later;
                }
                Target::Module(module)
            }
            name => self.named(from, name, far, path.len() == 1)?,
        };
        for (at, name) in rest.iter().enumerate() {
            let is_last = at + 1 == rest.len();
            here = match here {
                Target::Module(module) => self.named(&module, name, far, is_last)?,
                Target::Type(module, owner) => match self.owned_by(&module, &owner, name) {
                    Some(value) => value,
                    // Made by a derive.
                    None if name.starts_with(char::is_lowercase) => Target::Value(module),
                    None => return Some(Target::Type(module, owner)),
                },
                Target::Value(module) => return Some(Target::Value(module)),
            };
        }
        Some(here)
    }

    /// What a name means in `module`. Where a path goes on, it is no function.
    fn named(&self, module: &Module, name: &str, far: usize, is_last: bool) -> Option<Target> {
        let far = far.checked_sub(1)?;
        let scope = self.modules.get(module)?;
        let kinds = scope.items.get(name).map_or(&[][..], Vec::as_slice);
        if is_last && kinds.contains(&Kind::Value) {
            return Some(Target::Value(module.clone()));
        }
        if kinds.contains(&Kind::Type) {
            return Some(Target::Type(module.clone(), name.to_owned()));
        }
        if kinds.contains(&Kind::Module) {
            return Some(Target::Module(within(module, &[name.to_owned()])));
        }
        let imported = scope.imports.get(name).into_iter().flatten();
        let mut found = imported
            .filter(|path| path[..] != [name])
            .filter_map(|path| self.target(module, path, far));
        found
            .next()
            .or_else(|| scope.globs.iter().find_map(|glob| self.through(module, glob, name, far)))
    }

    /// What a name means that came with the `*` of `glob`.
    fn through(&self, from: &Module, glob: &[String], name: &str, far: usize) -> Option<Target> {
        match self.target(from, glob, far)? {
            Target::Module(module) => self.named(&module, name, far, true),
            Target::Type(..) | Target::Value(_) => None,
        }
    }

    /// The module with the function or the constant `name` of a type: the type's own, if it has one.
    fn owned_by(&self, module: &Module, owner: &str, name: &str) -> Option<Target> {
        let all = self.owned.get(&(module.clone(), owner.to_owned()))?.get(name)?;
        let holder = all.iter().find(|holder| *holder == module).or_else(|| all.first())?;
        Some(Target::Value(holder.clone()))
    }

    fn owned(&self) -> BTreeMap<(Module, String), BTreeMap<String, Vec<Module>>> {
        let mut owned: BTreeMap<_, BTreeMap<_, Vec<_>>> = BTreeMap::new();
        for file in &self.files {
            for item in &file.scan.items {
                let module = within(&file.module, &item.inside);
                let Some(owner) = &item.owner else { continue };
                if let Some(Target::Type(home, name)) = self.target(&module, owner, FAR) {
                    let all = owned.entry((home, name)).or_default();
                    all.entry(item.name.clone()).or_default().push(module);
                }
            }
        }
        owned
    }
}

fn scopes(files: &[File]) -> BTreeMap<Module, Scope> {
    let mut modules: BTreeMap<Module, Scope> = BTreeMap::new();
    for file in files {
        modules.entry(file.module.clone()).or_default();
        for item in file.scan.items.iter().filter(|item| item.owner.is_none()) {
            let scope = modules.entry(within(&file.module, &item.inside)).or_default();
            scope.items.entry(item.name.clone()).or_default().push(item.kind);
        }
        for Import { inside, path, name, .. } in &file.scan.imports {
            let scope = modules.entry(within(&file.module, inside)).or_default();
            match name {
                Some(name) => scope.imports.entry(name.clone()).or_default().push(path.clone()),
                None => scope.globs.push(path.clone()),
            }
        }
    }
    modules
}

fn within(module: &Module, inside: &[String]) -> Module {
    module.iter().chain(inside).cloned().collect()
}

/// The module in the file at `path` below a crate's `src/`; none for programs beside it.
fn module_of(path: &str) -> Option<Module> {
    let path = path.strip_suffix(".rs")?;
    let path = path.strip_suffix("/mod").unwrap_or(path);
    let module: Module = match path {
        "lib" | "main" => Module::new(),
        path => path.split('/').map(str::to_owned).collect(),
    };
    (module.first().map(String::as_str) != Some("bin")).then_some(module)
}
