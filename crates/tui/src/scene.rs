//! A whole screen: the title, the table or a page over it, and the decision at the bottom.

use ratatui::{buffer::Buffer, layout::Rect};
use shelf::{Opinion, ViewWords};
use table::Standings;

use crate::{
    Ink, Table,
    decision::Bottom,
    pages,
    parts::Parts,
    text::{cut, fill, put, width, wrap},
};

/// The narrowest terminal a table fits in.
pub const LEAST_WIDTH: u16 = 80;
/// The lowest terminal a table fits in.
pub const LEAST_HEIGHT: u16 = 24;

/// Everything on the screen at one moment.
pub struct Scene<'a> {
    /// What the terminal can show.
    pub ink: Ink,
    /// The table.
    pub table: Table<'a>,
    /// What fills the screen.
    pub page: Page<'a>,
    /// What stands at the bottom of the table.
    pub foot: Foot<'a>,
    /// The log as far as the viewer may read it, oldest first.
    pub log: &'a [LogEntry],
}

/// What fills the screen.
#[derive(Clone, Copy)]
pub enum Page<'a> {
    /// The table.
    Table,
    /// A card in words, and the symbols.
    Help {
        /// Which card, as it was typed.
        card: &'a str,
    },
    /// The log.
    Log {
        /// How many lines up from the end.
        up: usize,
    },
    /// The play areas of the others.
    Others {
        /// From which one on.
        first: usize,
    },
    /// One of the boards that do not fit on the table.
    Sheet {
        /// Which.
        which: usize,
    },
    /// Nothing that anybody may not see, while the screen is handed on.
    Cover {
        /// To whom.
        name: &'a str,
    },
    /// The final scoring.
    Finale {
        /// How many steps of it have been shown.
        step: usize,
        /// How the game ended.
        standings: &'a Standings,
        /// Something to be said.
        notice: Option<&'a Notice>,
    },
}

/// What stands at the bottom of the table.
#[derive(Clone, Copy)]
pub enum Foot<'a> {
    /// What is asked, and what can be chosen.
    Decision {
        /// The place of the cursor among the actions of the view.
        selected: Option<usize>,
        /// What a bot thinks of the choices, once it was asked.
        opinions: &'a [Opinion],
        /// What has been typed.
        input: &'a str,
        /// Something to be said.
        notice: Option<&'a Notice>,
        /// A count that goes on while somebody thinks.
        thinking: Option<usize>,
    },
    /// Where in a recorded game this is.
    Slider {
        /// How many moves have been made.
        at: usize,
        /// Of how many.
        of: usize,
        /// The last move and who is looking.
        caption: &'a str,
    },
}

/// One sentence to the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Good to know.
    Note(String),
    /// Not what was wanted.
    Refusal(String),
}

impl Notice {
    /// The sentence.
    pub fn text(&self) -> &str {
        match self {
            Notice::Note(text) | Notice::Refusal(text) => text,
        }
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The sentence.
    pub text: String,
    /// Whether it happened since the viewer last decided something.
    pub is_new: bool,
}

/// What to say when a terminal of this size is too small for a table.
pub fn too_small(width: u16, height: u16) -> Option<String> {
    (width < LEAST_WIDTH || height < LEAST_HEIGHT).then(|| {
        format!(
            "a table needs a terminal of at least {LEAST_WIDTH} columns and {LEAST_HEIGHT} lines, and \
             this one has {width} by {height}: make it larger, or play line by line with --plain"
        )
    })
}

/// However long a path is, the result stays in sight.
const MOST_NOTICE_LINES: usize = 4;

/// Draws the scene over all of `buf`.
pub fn draw(buf: &mut Buffer, scene: &Scene<'_>) {
    let (ink, area) = (scene.ink, buf.area);
    fill(buf, area, ink.text());
    if let Some(sorry) = too_small(area.width, area.height) {
        for (y, line) in wrap(&crate::sentence(&sorry), area.width.into()).iter().enumerate() {
            put(buf, area, 0, y as u16, line, ink.text());
        }
        return;
    }
    let (parts, words) = (scene.table.parts(ink), scene.table.words());
    title(buf, scene, &parts, &words);
    let below = Rect { y: 1, height: area.height - 1, ..area };
    let inner = Rect { height: below.height - 1, ..below };
    match scene.page {
        Page::Table => {
            let bottom = Bottom {
                ink,
                words: &words,
                board: &parts.table,
                sheets: parts.sheets.len(),
                foot: &scene.foot,
            };
            let height = bottom.height(below);
            let foot = Rect { y: below.bottom() - height, height, ..below };
            let middle = Rect { height: below.height - height, ..below };
            let selected = match scene.foot {
                Foot::Decision { selected, .. } => selected,
                Foot::Slider { .. } => None,
            };
            let log = (parts.table.draw)(buf, middle, selected);
            match scene.log {
                // Before anything has happened there is room to say what the symbols mean.
                [] => pages::draw_legend(buf, ink, log, &parts.legend),
                _ => pages::draw_log(buf, ink, log, scene.log, 0),
            }
            bottom.draw(buf, foot);
        }
        Page::Help { card } => {
            pages::draw_help(buf, ink, inner, &parts, card);
            keys(buf, ink, "← → other cards · type a card’s number · Esc back to the table");
        }
        Page::Log { up } => {
            pages::draw_log(buf, ink, pages::log_area(area), scene.log, up);
            keys(buf, ink, "↑ ↓ PgUp PgDn scroll · Esc back to the table");
        }
        Page::Others { first } => {
            let first = first.min(parts.others.count.saturating_sub(1));
            let below = Rect { y: inner.y + 1, height: inner.height - 1, ..inner };
            (parts.others.draw)(buf, below, first);
            keys(buf, ink, "↑ ↓ next player · Esc back to the table");
        }
        Page::Sheet { which } => {
            if let Some(sheet) = parts.sheets.get(which) {
                put(buf, inner, 1, 0, &ink.plain(sheet.title), ink.accent());
                let below = Rect { y: inner.y + 2, height: inner.height - 2, ..inner };
                (sheet.draw)(buf, below);
            }
            keys(buf, ink, "b next board · Esc back to the table");
        }
        Page::Cover { name } => pages::draw_cover(buf, ink, inner, name),
        Page::Finale { step, standings, notice } => {
            // A notice gets all the lines it needs: it may be the path of a saved game.
            let text_width = usize::from(area.width) - 2;
            let notice = notice.map(|notice| wrap(&ink.plain(notice.text()), text_width));
            let mut notice = notice.unwrap_or_default();
            notice.truncate(MOST_NOTICE_LINES);
            let below = (notice.len() as u16).max(1);
            let gap = u16::from(below == 1);
            let show = Rect { y: inner.y + gap, height: inner.height - gap - below, ..inner };
            (parts.finale.draw)(buf, show, step, standings);
            let text = if step < parts.finale.steps {
                "any key shows the result"
            } else {
                "n new game · r look again · l log · q leave"
            };
            for (y, line) in notice.iter().enumerate() {
                put(buf, inner, 1, inner.height - below + y as u16, line, ink.dim());
            }
            keys(buf, ink, text);
        }
    }
}

fn title(buf: &mut Buffer, scene: &Scene<'_>, parts: &Parts<'_>, words: &ViewWords) {
    let (ink, area) = (scene.ink, buf.area);
    let name = scene.table.view.game().title();
    put(buf, area, 1, 0, name, ink.accent());
    if matches!(scene.page, Page::Cover { .. }) {
        return;
    }
    let after = width(name) as u16 + 2;
    let moment = ink.plain(&format!("· {}", words.moment));
    put(buf, area, after, 0, &moment, ink.text());
    let supplies = &parts.supplies;
    let from = usize::from(area.width).saturating_sub(width(supplies) + 1);
    if from > usize::from(after) + width(&moment) {
        put(buf, area, from as u16, 0, supplies, ink.dim());
    }
}

/// The keys on the last line.
pub(crate) fn keys(buf: &mut Buffer, ink: Ink, text: &str) {
    let area = buf.area;
    let text = match ink.glyphs {
        crate::Glyphs::Unicode => text.to_owned(),
        crate::Glyphs::Ascii => {
            let named = text.replace("← →", "left right").replace("↑ ↓", "up down");
            ink.plain(&named.replace("←→ or number", "arrows/number"))
        }
    };
    put(buf, area, 1, area.height - 1, &cut(&text, usize::from(area.width) - 2), ink.dim());
}
