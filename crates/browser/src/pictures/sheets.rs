//! Contact sheets of what was taken, and one page of thumbnails.

use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use serde_json::json;

use crate::Guest;

use super::{
    camera::{self, SCHEMES, SCREENS},
    groups,
};

/// How wide a sheet is, and the space around a picture.
const SHEET: u32 = 2000;
const GAP: u32 = 12;

/// What sheets and the page look like.
const STYLE: &str = "body { margin: 0; background: #55585f; color: #fff; font: 15px/1.3 sans-serif } \
    h1, h2 { margin: 12px; font-size: 20px } a { color: inherit } figure { margin: 0 } \
    img { display: block; border: 1px solid #0006; box-sizing: border-box } \
    figcaption, th { overflow-wrap: anywhere } \
    .sheet { display: flex; flex-wrap: wrap; gap: 12px; padding: 12px } \
    th { text-align: left; font-weight: normal; max-width: 170px } td { padding: 4px; vertical-align: top } \
    td img { height: 220px; width: auto } tr { border-bottom: 1px solid #0003 } \
    nav a { margin: 12px; display: inline-block } \
    body:has(#night:checked) .light, body:not(:has(#night:checked)) .dark { display: none }";

/// Lays the sheets of a group out, one for each screen by day and by night.
pub(super) async fn lay_out(guest: &Guest<'_>, folder: &Path, group: &str) -> Result<()> {
    let sheets = folder.join("sheets");
    fs::create_dir_all(&sheets)?;
    for (screen, width, _, is_phone) in SCREENS {
        let columns = if is_phone { 8 } else { 2560 / width + 3 };
        let thumbnail = (SHEET - GAP) / columns - GAP;
        for scheme in SCHEMES {
            let of = format!("{screen}-{scheme}");
            let pictures = in_order(&folder.join(group).join(&of))?;
            let mut html = head(&format!("{group}, {screen}, {scheme}"));
            html.push_str("<div class=sheet>");
            for picture in &pictures {
                let name = name(picture);
                let file = format!("../{group}/{of}/{name}.png");
                write!(
                    html,
                    "<figure style='width:{thumbnail}px'><img width={thumbnail} src='{file}'>\
                     <figcaption>{name}</figcaption></figure>"
                )?;
            }
            html.push_str("</div>");
            let page = sheets.join("sheet.html");
            fs::write(&page, html)?;
            camera::resize(guest, SHEET, 800, false).await?;
            guest.open(&format!("file://{}", page.display())).await?;
            let ask = "return Math.ceil(document.body.getBoundingClientRect().height)";
            let height: u32 = guest.driver().execute(ask, vec![]).await?.convert()?;
            camera::resize(guest, SHEET, height, false).await?;
            let sheet = sheets.join(format!("{group}-{of}.png"));
            camera::shoot(guest, &sheet, json!({})).await?;
            fs::remove_file(&page)?;
        }
    }
    Ok(())
}

/// Writes the page of thumbnails: of every group there are pictures of, whenever they were taken.
pub(super) fn index(folder: &Path) -> Result<()> {
    let mut html = head("Pictures");
    html.push_str("<label><input type=checkbox id=night> by night</label><nav>");
    let groups: Vec<&str> =
        groups().into_iter().filter(|group| folder.join(group).is_dir()).collect();
    for group in &groups {
        write!(html, "<a href='#{group}'>{group}</a>")?;
    }
    html.push_str("</nav>");
    for group in groups {
        write!(html, "<h2 id='{group}'>{group}</h2><p>")?;
        for (screen, ..) in SCREENS {
            for scheme in SCHEMES {
                let sheet = format!("{screen}-{scheme}");
                write!(html, "<a href='sheets/{group}-{sheet}.png'>{sheet}</a> ")?;
            }
        }
        html.push_str("</p><table>");
        let first = format!("{}-{}", SCREENS[0].0, SCHEMES[0]);
        for picture in in_order(&folder.join(group).join(first))? {
            let name = name(&picture);
            write!(html, "<tr><th>{name}</th>")?;
            for (screen, ..) in SCREENS {
                html.push_str("<td>");
                for scheme in SCHEMES {
                    let file = format!("{group}/{screen}-{scheme}/{name}.png");
                    write!(
                        html,
                        "<a class={scheme} href='{file}'><img loading=lazy src='{file}'></a>"
                    )?;
                }
                html.push_str("</td>");
            }
            html.push_str("</tr>");
        }
        html.push_str("</table>");
    }
    Ok(fs::write(folder.join("index.html"), html)?)
}

fn head(title: &str) -> String {
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>\
         <style>{STYLE}</style><h1>{title}</h1>"
    )
}

/// The pictures in a folder, in the order they were taken.
fn in_order(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry?;
        found.push((entry.metadata()?.modified()?, entry.path()));
    }
    found.sort();
    Ok(found.into_iter().map(|(_, path)| path).collect())
}

fn name(picture: &Path) -> String {
    picture.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
