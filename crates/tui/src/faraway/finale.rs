//! The final scoring as a show: every row is turned up from right to left, card by card.

use ::table::{GameWords, Seat, Standings};
use game_faraway::{
    CardId, Faraway, Region, Sanctuary,
    scoring::{Line as Scored, ScorePad, Why},
};
use ratatui::{buffer::Buffer, layout::Rect};

use super::{
    FarawayScreen,
    card::{self, CardState, Form},
    layout::ROW,
};
use crate::text::{cut, put, width};

/// One step for each place of the row, for each Sanctuary, and one for the winner.
pub(super) fn steps(screen: &FarawayScreen<'_>) -> usize {
    let found = screen.view.players.iter().map(|player| player.sanctuaries.len());
    usize::from(ROW) + found.max().unwrap_or(0) + 1
}

/// How far the show has come for one player.
struct Shown {
    pad: ScorePad,
    /// Regions turned up, counted from the right.
    regions: usize,
    /// Sanctuaries counted, from the left.
    sanctuaries: usize,
}

impl Shown {
    fn at(screen: &FarawayScreen<'_>, seat: Seat, step: usize) -> Shown {
        let pad = screen.pad(seat);
        let regions = step.min(pad.regions.len());
        let sanctuaries = (step - regions).min(pad.sanctuaries.len());
        Shown { pad, regions, sanctuaries }
    }

    fn total(&self) -> u16 {
        let regions = self.pad.regions.iter().take(self.regions).map(|line| line.fame);
        let found = self.pad.sanctuaries.iter().take(self.sanctuaries).map(|line| line.fame);
        regions.chain(found).sum()
    }

    /// What the card turned up last pays, and why.
    fn news(&self, step: usize) -> Option<(String, u16, Why)> {
        if step == 0 {
            None
        } else if step <= self.pad.regions.len() {
            let line = self.pad.regions.get(step - 1)?;
            Some((line.card.to_string(), line.fame, line.why))
        } else {
            let line = self.pad.sanctuaries.get(step - 1 - self.pad.regions.len())?;
            Some((line.card.to_string(), line.fame, line.why))
        }
    }

    /// The Region at this place of the row, if it has been turned up.
    fn region(&self, place: usize) -> Option<&Scored<Region>> {
        let from_right = self.pad.regions.len().checked_sub(place + 1)?;
        self.pad.regions.get(from_right).filter(|_| from_right < self.regions)
    }

    fn sanctuary(&self, place: usize) -> Option<&Scored<Sanctuary>> {
        self.pad.sanctuaries.get(place).filter(|_| place < self.sanctuaries)
    }
}

/// Draws the show after `step` steps.
pub(super) fn draw(
    screen: &FarawayScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    step: usize,
    standings: &Standings,
) {
    let ink = screen.ink;
    let players = screen.view.players.len() as u16;
    let is_over = step >= steps(screen);
    let headline =
        if is_over { Faraway::winners(screen.seen, standings) } else { course(step).to_owned() };
    put(buf, area, 1, 0, &ink.plain(&headline), if is_over { ink.accent() } else { ink.text() });

    let room = area.height.saturating_sub(if is_over { 2 + players } else { 2 });
    let as_cards = players * CARDS_HEIGHT <= room && area.width > ROW * Form::Small.width();
    let height = if as_cards { CARDS_HEIGHT } else { LINES_HEIGHT };
    let spaced = players * (height + 1) <= room;
    let mut y = 2;
    for seat in screen.view.seats() {
        let shown = Shown::at(screen, seat, step);
        let at = Rect { y: area.y + y, height: area.height.saturating_sub(y).min(height), ..area };
        let place = is_over.then(|| standings.place(seat));
        heading(screen, buf, at, seat, &shown, step, place);
        if as_cards {
            as_card_row(screen, buf, at, seat, &shown, step);
        } else {
            as_lines(screen, buf, at, seat, &shown);
        }
        y += height + u16::from(spaced);
    }
    if is_over && area.height > y + players {
        for (line, seat) in standings.ranking().into_iter().enumerate() {
            let text = format!(
                "{}. {:<12} {:>3} fame",
                standings.place(seat),
                cut(screen.name(seat), 12),
                standings.score(seat)
            );
            let style = if standings.place(seat) == 1 { ink.accent() } else { ink.text() };
            put(buf, area, 1, y + 1 + line as u16, &text, style);
        }
    }
}

/// A heading and a row of small cards.
const CARDS_HEIGHT: u16 = 1 + 5;
/// A heading, a line of cards and a line of fame.
const LINES_HEIGHT: u16 = 3;

fn course(step: usize) -> &'static str {
    match step {
        0 => "The way back: every Region is turned up from right to left and scored.",
        1..=8 => "The way back, from right to left …",
        _ => "Then the Sanctuaries …",
    }
}

fn heading(
    screen: &FarawayScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    seat: Seat,
    shown: &Shown,
    step: usize,
    place: Option<u8>,
) {
    let ink = screen.ink;
    let mark = match place {
        Some(1) => ink.glyph('★', '*').to_string(),
        Some(place) => place.to_string(),
        None => " ".to_owned(),
    };
    put(buf, area, 0, 0, &mark, ink.accent());
    put(buf, area, 2, 0, &cut(screen.name(seat), 12), ink.seat(seat));
    put(buf, area, 15, 0, &format!("{:>3} fame", shown.total()), ink.accent());
    if let (None, Some((card, fame, why))) = (place, shown.news(step)) {
        let style = if fame > 0 { ink.text() } else { ink.dim() };
        put(buf, area, 26, 0, &format!("{card}: +{fame}, {why}"), style);
    }
}

fn as_card_row(
    screen: &FarawayScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    seat: Seat,
    shown: &Shown,
    step: usize,
) {
    let (ink, form) = (screen.ink, Form::Small);
    let at = |index: u16, gap: u16| {
        let x = 1 + index * form.width() + gap;
        let (y, width) = (area.y + 1, area.width.saturating_sub(x));
        Rect { x: area.x + x, y, width, height: area.height.saturating_sub(1) }
    };
    let state = |fame: u16, is_news: bool| match is_news {
        true => CardState::Selected(format!("+{fame}")),
        false => CardState::Resting(format!("+{fame}")),
    };
    let player = screen.view.player(seat);
    for place in 0..player.row.len() {
        match shown.region(place) {
            Some(line) => {
                let is_news = player.row.len() - place == step;
                let state = state(line.fame, is_news);
                let name = CardId::Region(line.card);
                card::draw(buf, ink, screen.content, at(place as u16, 0), form, name, &state);
            }
            None => card::draw_back(buf, ink, at(place as u16, 0), form, ""),
        }
    }
    let beside = at(ROW, 2);
    if player.sanctuaries.len() as u16 * form.width() > beside.width {
        for (place, &sanctuary) in player.sanctuaries.iter().enumerate() {
            let (x, y) = (place as u16 / 5 * 7, place as u16 % 5);
            let (text, style) = match shown.sanctuary(place) {
                Some(line) => (format!("{sanctuary}+{}", line.fame), ink.accent()),
                None => (sanctuary.to_string(), ink.text()),
            };
            put(buf, beside, x, y, &text, style);
        }
        return;
    }
    for (place, &sanctuary) in player.sanctuaries.iter().enumerate() {
        let state = match shown.sanctuary(place) {
            Some(line) => state(line.fame, usize::from(ROW) + place + 1 == step),
            None => CardState::PLAIN,
        };
        let name = CardId::Sanctuary(sanctuary);
        card::draw(buf, ink, screen.content, at(ROW + place as u16, 2), form, name, &state);
    }
}

fn as_lines(screen: &FarawayScreen<'_>, buf: &mut Buffer, area: Rect, seat: Seat, shown: &Shown) {
    let ink = screen.ink;
    let player = screen.view.player(seat);
    for (place, &region) in player.row.iter().enumerate() {
        let x = 2 + place as u16 * 5;
        match shown.region(place) {
            Some(line) => {
                let (text, style) = card::chip(ink, screen.content, region);
                put(buf, area, x, 1, &text, style);
                let fame = format!("+{}", line.fame);
                let style = if line.fame > 0 { ink.accent() } else { ink.dim() };
                put(buf, area, x, 2, &fame, style);
            }
            None => put(buf, area, x, 1, ink.word("░░░░", "::::"), ink.dim()),
        }
    }
    let mut x = 44;
    for place in 0..player.sanctuaries.len() {
        let text = player.sanctuaries.as_slice()[place].to_string();
        put(buf, area, x, 1, &text, ink.text());
        if let Some(line) = shown.sanctuary(place) {
            let style = if line.fame > 0 { ink.accent() } else { ink.dim() };
            put(buf, area, x, 2, &format!("+{}", line.fame), style);
        }
        x += width(&text) as u16 + 2;
    }
}
