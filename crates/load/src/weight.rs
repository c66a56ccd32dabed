//! What a first visit brings over the wire: pages and all that they load.

use std::rc::Rc;

use anyhow::bail;

use crate::{
    bench::Bench,
    figures::Report,
    html,
    http::{Ask, Visitor},
    table,
};

/// Weighs the front page, and the pages of every game, each as a browser that has never been here.
pub(crate) async fn run(bench: &Rc<Bench>) -> anyhow::Result<Report> {
    let mut report = Report::default();
    let visitor = bench.visitor()?;
    let games = bench.target.ask(&visitor, &Ask::get("/api/games")).await?.json()?;
    let mut pages = vec![("the front page".to_owned(), "/".to_owned(), visitor)];
    for game in games.as_array().into_iter().flatten().filter_map(|game| game["game"].as_str()) {
        let table::Table { id, players: [player, other] } = table::set_up_game(bench, game).await?;
        pages.push((format!("{game}: options"), format!("/new/{game}"), bench.visitor()?));
        pages.push((format!("{game}: a table"), format!("/t/{id}"), player));
        pages.push((format!("{game}: a television"), format!("/t/{id}/board"), other));
    }
    for (name, path, visitor) in &pages {
        let total = weigh(bench, visitor, name, path, &mut report).await?;
        report.number(&format!("{name} with all it loads"), total as f64 / 1e3, "kB");
    }
    Ok(bench.report(report))
}

async fn weigh(
    bench: &Bench,
    visitor: &Visitor,
    name: &str,
    path: &str,
    report: &mut Report,
) -> anyhow::Result<usize> {
    let mut waiting = vec![path.to_owned()];
    let mut seen: Vec<String> = Vec::new();
    let mut total = 0;
    while let Some(file) = waiting.pop() {
        if seen.contains(&file) {
            continue;
        }
        let packed = Ask { encoding: "gzip, deflate, br, zstd", ..Ask::get(&file) };
        let packed = bench.target.ask(visitor, &packed).await?;
        let plain = bench.target.ask(visitor, &Ask::get(&file)).await?;
        if plain.status != 200 || packed.status != 200 {
            bail!("{file} gets {}", plain.status);
        }
        total += packed.wire;
        let shown = if file == path { name } else { &file };
        report.number(&format!("  {shown}"), packed.wire as f64 / 1e3, "kB");
        report.number(&format!("  {shown}, unpacked"), plain.body.len() as f64 / 1e3, "kB");
        let kind = plain.head.lines().find_map(|line| line.strip_prefix("content-type: "));
        match kind.unwrap_or_default() {
            kind if kind.starts_with("text/html") => waiting.extend(html::files(&plain.text())),
            kind if kind.starts_with("text/css") => {
                waiting.extend(html::files_of_style(&plain.text()));
            }
            _ => {}
        }
        seen.push(file);
    }
    Ok(total)
}
