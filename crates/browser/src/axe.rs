//! What axe-core finds on a page: faults of accessibility, of any severity.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::{Guest, Look};

/// Where `cargo xtask test` has put the script.
const SCRIPT: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/npm/node_modules/axe-core/axe.min.js");

/// A rule that a page breaks.
#[derive(Deserialize)]
struct Fault {
    id: String,
    impact: Option<String>,
    help: String,
    nodes: Vec<Node>,
}

/// Where it does.
#[derive(Deserialize)]
struct Node {
    html: String,
}

/// Fails where axe-core finds anything on the open page: on a phone and on a desktop, by day and by
/// night.
pub async fn no_faults(guest: &Guest<'_>, page: &str) -> Result<()> {
    for look in [Look::Phone, Look::Desktop] {
        guest.resize(look).await?;
        for theme in ["light", "dark"] {
            guest.set_theme(theme).await?;
            let faults =
                scan(guest, theme).await.with_context(|| format!("{page}, {look:?}, {theme}"))?;
            let told: Vec<String> = faults.iter().map(Fault::told).collect();
            ensure!(told.is_empty(), "{page}, {look:?}, {theme}:\n{}", told.join("\n"));
        }
    }
    Ok(())
}

impl Fault {
    fn told(&self) -> String {
        let impact = self.impact.as_deref().unwrap_or("unrated");
        let places: Vec<String> =
            self.nodes.iter().take(4).map(|node| node.html.chars().take(200).collect()).collect();
        let count = self.nodes.len();
        format!(
            "{} ({impact}): {}, {count} places:\n    {}",
            self.id,
            self.help,
            places.join("\n    ")
        )
    }
}

/// All rules that the open page breaks in this light. By night only colours differ, so only contrast
/// is looked at again.
async fn scan(guest: &Guest<'_>, theme: &str) -> Result<Vec<Fault>> {
    let driver = guest.driver();
    let is_there = driver.execute("return Boolean(window.axe)", vec![]).await?.convert::<bool>()?;
    if !is_there {
        let script = std::fs::read_to_string(Path::new(SCRIPT))
            .context("axe-core is not there: `cargo xtask test` brings it")?;
        // Through the driver, not through a tag: the page's own policy allows no foreign script.
        driver.execute(&script, vec![]).await?;
    }
    let run = "const [night, done] = arguments;\
         const runOnly = night ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};\
         axe.run(document, { resultTypes: ['violations'], ...runOnly })\
            .then((found) => done(found.violations), (error) => done(String(error)))";
    let found = driver.execute_async(run, vec![(theme == "dark").into()]).await?;
    serde_json::from_value(found.json().clone()).with_context(|| found.json().to_string())
}
