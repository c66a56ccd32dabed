//! How still a page is: what jumps on it while others play, and what moves while nothing happens.

use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::Guest;

/// How much may jump on an untouched page in a whole game of others, in the browser's own measure.
const MOST_SHIFT: f64 = 0.1;
/// How long nothing is drawn on a page at rest.
const REST: Duration = Duration::from_secs(5);

/// Counts what jumps on every page this guest opens from now on.
pub async fn watch(guest: &Guest<'_>) -> Result<()> {
    let script = "window.shifts = [];\
        const name = (node) => node?.id || node?.className || node?.nodeName || 'gone';\
        new PerformanceObserver((list) => {\
            for (const entry of list.getEntries())\
                shifts.push([entry.value, ...entry.sources.map(({ node }) => name(node))]);\
        }).observe({ type: 'layout-shift', buffered: true });";
    let source = serde_json::json!({ "source": script });
    let cdp = guest.driver().cdp();
    cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?;
    Ok(())
}

/// Fails where more has jumped on the open page than may.
pub async fn nothing_jumped(guest: &Guest<'_>, page: &str) -> Result<()> {
    let shifts = guest.driver().execute("return window.shifts", vec![]).await?;
    let shifts: Vec<Vec<serde_json::Value>> = shifts.convert().context("nobody watches")?;
    let sum: f64 = shifts.iter().filter_map(|shift| shift.first()?.as_f64()).sum();
    ensure!(sum <= MOST_SHIFT, "{page} jumps by {sum}: {shifts:?}");
    Ok(())
}

/// Fails where the open page moves or draws anything in five seconds in which nothing happens.
pub async fn rests(guest: &Guest<'_>, page: &str) -> Result<()> {
    let cdp = guest.driver().cdp();
    // What moved last may come to its end first.
    let moving = "return document.getAnimations().length";
    for _ in 0..60 {
        if guest.driver().execute(moving, vec![]).await?.convert::<u64>()? == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    cdp.send_raw("Performance.enable", serde_json::json!({})).await?;
    let before = work(guest).await?;
    tokio::time::sleep(REST).await;
    let after = work(guest).await?;
    ensure!(before == after, "{page} does not rest: {before:?} became {after:?}");
    let moving = guest.driver().execute(moving, vec![]).await?.convert::<u64>()?;
    ensure!(moving == 0, "{page} goes on moving: {moving} animations");
    Ok(())
}

/// How often the page has been laid out and styled; without either nothing new is drawn.
async fn work(guest: &Guest<'_>) -> Result<Vec<(String, f64)>> {
    let metrics = serde_json::json!({});
    let told = guest.driver().cdp().send_raw("Performance.getMetrics", metrics).await?;
    let metrics = told["metrics"].as_array().context("no metrics")?;
    let counts = metrics.iter().filter_map(|metric| {
        let name = metric["name"].as_str()?;
        let is_work = ["LayoutCount", "RecalcStyleCount"].contains(&name);
        Some((name.to_owned(), metric["value"].as_f64()?)).filter(|_| is_work)
    });
    Ok(counts.collect())
}
