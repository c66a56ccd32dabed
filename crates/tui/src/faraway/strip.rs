//! The other players: a line each, or their rows as cards.

use ::table::Seat;
use game_faraway::{
    CardId, PlayerView, Stage,
    cards::{Colour, Counted},
    scoring,
};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};

use super::{
    FarawayScreen,
    card::{self, CardState, Form},
    layout::{GUTTER, Others},
    sign,
};
use crate::text::{cut, put, put_line, width};

/// Draws everybody but the viewer from the top of `area`.
pub(super) fn draw(screen: &FarawayScreen<'_>, buf: &mut Buffer, area: Rect, others: Others) {
    let mut area = area;
    for seat in shown(screen) {
        match others {
            Others::Line => line(screen, buf, area, seat),
            Others::Pair => {
                line(screen, buf, area, seat);
                second_line(screen, buf, area, seat);
            }
            Others::Cards => cards(screen, buf, area, seat),
        }
        let used = others.height().min(area.height);
        area = Rect { y: area.y + used, height: area.height - used, ..area };
    }
}

/// Draws the play areas of the others from the one with this index on, as large as they fit.
pub(super) fn draw_close(screen: &FarawayScreen<'_>, buf: &mut Buffer, area: Rect, first: usize) {
    let step = 2 + Form::Small.height();
    let mut area = area;
    for seat in shown(screen).into_iter().skip(first) {
        if area.height < step - 1 {
            break;
        }
        heading(screen, buf, area, seat, 0);
        let below = Rect { y: area.y + 1, height: area.height - 1, ..area };
        row(screen, buf, below, seat, Form::Small);
        let slips = sanctuary_labels(screen, screen.view.player(seat));
        put_line(buf, area, GUTTER, step - 1, &slips);
        let used = step.min(area.height);
        area = Rect { y: area.y + used, height: area.height - used, ..area };
    }
}

/// The players that are not the viewer.
pub(super) fn shown(screen: &FarawayScreen<'_>) -> Vec<Seat> {
    screen.view.seats().filter(|&seat| Some(seat) != screen.seat()).collect()
}

/// Whose turn it is, who is done and who is to come, as one character.
pub(super) fn marker(screen: &FarawayScreen<'_>, seat: Seat) -> (char, Style) {
    let (ink, view) = (screen.ink, screen.view);
    let done = (ink.glyph('✓', '+'), ink.dim());
    if view.waiting.contains(seat) {
        return (ink.glyph('▸', '>'), ink.accent());
    }
    match view.stage {
        Stage::Keeping | Stage::Exploring => done,
        Stage::Taking | Stage::Choosing => {
            let place = |seat| view.order.iter().position(|&other| other == seat);
            let now = view.waiting.first().and_then(place);
            if place(seat) < now { done } else { (ink.glyph('·', '.'), ink.dim()) }
        }
        Stage::Over => (' ', ink.text()),
    }
}

/// Everything about a player in one line.
fn line(screen: &FarawayScreen<'_>, buf: &mut Buffer, area: Rect, seat: Seat) {
    heading(screen, buf, area, seat, 33);
    for (index, &region) in screen.view.player(seat).row.iter().enumerate() {
        let (text, style) = card::chip(screen.ink, screen.content, region);
        put(buf, area, 24 + index as u16 * 4, 0, &text, style);
    }
}

/// The same without the row, which takes `gap` columns.
fn heading(screen: &FarawayScreen<'_>, buf: &mut Buffer, area: Rect, seat: Seat, gap: u16) {
    let (ink, player) = (screen.ink, screen.view.player(seat));
    let (mark, mark_style) = marker(screen, seat);
    put(buf, area, 0, 0, &mark.to_string(), mark_style);
    put(buf, area, 2, 0, &cut(screen.name(seat), 9), ink.seat(seat));
    put(buf, area, 12, 0, &format!("{:>3} fame", player.fame), ink.text());
    let clues = format!("{}{}", sign::glyph(ink, Counted::Clue), player.clues);
    put(buf, area, 21, 0, &clues, ink.text());
    let x = 24 + gap;
    let found = player.sanctuaries.len();
    if found > 0 {
        put(buf, area, x, 0, &format!("S{}{found}", ink.glyph('×', 'x')), ink.text());
    }
    put_line(buf, area, x + 4, 0, &hand(screen, player));
}

/// What is known of a hand: `hand 41G ? ?`.
fn hand(screen: &FarawayScreen<'_>, player: &PlayerView) -> Line<'static> {
    let ink = screen.ink;
    let laid = screen.view.stage == Stage::Exploring && player.chosen;
    let all = usize::from(player.hand) + usize::from(laid);
    let mut spans = vec![Span::styled("hand ", ink.dim())];
    for &region in player.known.iter() {
        let (text, style) = card::chip(ink, screen.content, region);
        spans.push(Span::styled(text, style));
    }
    let unknown = vec!["?"; all.saturating_sub(player.known.len())].join(" ");
    let gap = if player.known.is_empty() { "" } else { " " };
    spans.push(Span::styled(format!("{gap}{unknown}"), ink.text()));
    if !player.dealt.is_empty() {
        spans.push(Span::styled(format!(" +{}S", player.dealt.len()), ink.text()));
    }
    Line::from(spans)
}

fn second_line(screen: &FarawayScreen<'_>, buf: &mut Buffer, area: Rect, seat: Seat) {
    let player = screen.view.player(seat);
    // The Clues are on the first line already.
    let [_, night, wonders, colours] = symbols(screen, player);
    let text = format!("{night} {wonders} {colours}  ");
    let from = 12;
    put(buf, area, from, 1, &text, screen.ink.dim());
    put_line(buf, area, from + width(&text) as u16, 1, &sanctuary_labels(screen, player));
}

/// The symbols in sight of a player, in short parts: Clues, Night, Wonders and colours.
fn symbols(screen: &FarawayScreen<'_>, player: &PlayerView) -> [String; 4] {
    let ink = screen.ink;
    let tally =
        scoring::in_sight(screen.content, player.row.as_slice(), player.sanctuaries.as_slice());
    let count = |what| format!("{}{}", sign::glyph(ink, what), tally.counted(what));
    let colours =
        Colour::ALL.map(|colour| format!("{}{}", sign::letter(colour), tally.coloured(colour)));
    [
        count(Counted::Clue),
        count(Counted::Night),
        [Counted::Stone, Counted::Chimera, Counted::Thistle].map(count).concat(),
        colours.concat(),
    ]
}

/// The Sanctuaries of a player in one line.
pub(super) fn sanctuary_labels(screen: &FarawayScreen<'_>, player: &PlayerView) -> Line<'static> {
    let ink = screen.ink;
    let mut spans = Vec::new();
    for &sanctuary in player.sanctuaries.iter() {
        let (text, style) = card::sanctuary_label(ink, screen.content, sanctuary);
        spans.push(Span::styled(text, style));
        spans.push(Span::styled(ink.word(" ", ", "), ink.text()));
    }
    Line::from(spans)
}

fn cards(screen: &FarawayScreen<'_>, buf: &mut Buffer, area: Rect, seat: Seat) {
    heading(screen, buf, area, seat, 0);
    let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    row(screen, buf, below, seat, Form::Small);
    let used = GUTTER + 8 * Form::Small.width() + 2;
    let beside = Rect { x: below.x + used, width: below.width.saturating_sub(used), ..below };
    sanctuaries(screen, buf, beside, seat);
}

/// A player's row with what each card pays now, and symbols in the gutter.
pub(super) fn row(
    screen: &FarawayScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    seat: Seat,
    form: Form,
) {
    let player = screen.view.player(seat);
    for (index, &region) in player.row.iter().enumerate() {
        let x = GUTTER + index as u16 * form.width();
        if x >= area.width {
            break;
        }
        let at = Rect { x: area.x + x, width: area.width - x, ..area };
        let note = screen.pays_now(seat, region).map(|fame| format!("={fame}"));
        let state = CardState::Resting(note.unwrap_or_default());
        card::draw(buf, screen.ink, screen.content, at, form, CardId::Region(region), &state);
    }
    let [clues, night, wonders, colours] = symbols(screen, player);
    for (y, text) in [format!("{clues} {night}"), wonders, colours].iter().enumerate() {
        put(buf, area, 2, y as u16 + 1, text, screen.ink.dim());
    }
}

/// Sanctuaries as small cards where they fit, or else as slips under each other.
pub(super) fn sanctuaries(screen: &FarawayScreen<'_>, buf: &mut Buffer, area: Rect, seat: Seat) {
    let (ink, player) = (screen.ink, screen.view.player(seat));
    let form = Form::Small;
    let as_cards = player.sanctuaries.len() as u16 * form.width() <= area.width;
    for (index, &sanctuary) in player.sanctuaries.iter().enumerate() {
        let index = index as u16;
        if as_cards {
            let at = Rect { x: area.x + index * form.width(), width: form.width(), ..area };
            let name = CardId::Sanctuary(sanctuary);
            card::draw(buf, ink, screen.content, at, form, name, &CardState::PLAIN);
        } else {
            let (text, style) = card::sanctuary_label(ink, screen.content, sanctuary);
            put(buf, area, (index / 5) * 16, index % 5, &text, style);
        }
    }
}
