//! The whole table: the others, the display, the own row and the hand.

use game_faraway::{CardId, Own, Region, Stage};
use ratatui::{buffer::Buffer, layout::Rect};

use super::{
    FarawayScreen,
    card::{self, CardState, Form},
    layout::{self, GUTTER, LOG, Needs, Part, Plan},
    strip,
};
use crate::text::{cut, put, put_line, wrap};

/// Draws the table and gives back the space left for the log.
pub(super) fn draw(screen: &FarawayScreen<'_>, buf: &mut Buffer, area: Rect) -> Rect {
    let plan = layout::plan(Needs::of(screen), area);
    strip::draw(screen, buf, plan.others_area, plan.others);
    draw_display(screen, buf, plan.display);
    match &screen.view.own {
        Some(own) => {
            draw_row(screen, buf, &plan, own);
            draw_hand(screen, buf, plan.hand, own)
        }
        None => plan.hand.area,
    }
}

fn draw_display(screen: &FarawayScreen<'_>, buf: &mut Buffer, part: Part) {
    if part.area.height == 0 {
        return;
    }
    let (ink, view) = (screen.ink, screen.view);
    put(buf, part.area, 2, 0, "display", ink.text());
    if view.display.is_empty() {
        let why = match view.stage {
            Stage::Over => "The game is over.",
            Stage::Keeping | Stage::Exploring | Stage::Taking | Stage::Choosing => {
                "Nothing is laid out for the last round: nobody takes another Region."
            }
        };
        put(buf, part.area, GUTTER, 0, why, ink.dim());
    }
    let cards = view.display.iter().map(|&region| CardId::Region(region));
    lay_out(screen, buf, after_gutter(part.area), part.form, cards, |name| screen.state(name, ""));
}

fn draw_row(screen: &FarawayScreen<'_>, buf: &mut Buffer, plan: &Plan, own: &Own) {
    let (ink, area, form) = (screen.ink, plan.row.area, plan.row.form);
    if area.height == 0 {
        return;
    }
    let player = screen.view.player(own.seat);
    let (mark, mark_style) = strip::marker(screen, own.seat);
    put(buf, area, 0, 0, &mark.to_string(), mark_style);
    put(buf, area, 2, 0, &cut(screen.name(own.seat), 8), ink.seat(own.seat));
    strip::row(screen, buf, area, own.seat, form);
    put(buf, area, 2, 4, &format!("{} fame", player.fame), ink.text());

    let next = player.row.len() as u16;
    let x = GUTTER + next * form.width();
    let free = Rect { x: area.x + x, width: area.width.saturating_sub(x), ..area };
    if screen.view.stage == Stage::Exploring && !own.chosen.is_empty() {
        let note = own.chosen.as_slice().first().map(Region::to_string).unwrap_or_default();
        card::draw_back(buf, ink, free, form, &format!(" {note} "));
    } else if player.row.is_empty() {
        let teach = "Your row. The Regions you play lie here from left to right; in the end they \
                     are scored from right to left, each with what has been turned up before it.";
        for (y, line) in wrap(teach, usize::from(free.width.clamp(20, 64))).iter().enumerate() {
            put(buf, free, 0, y as u16 + 1, line, ink.dim());
        }
    }

    if plan.sanctuaries.height > 0 {
        if !player.sanctuaries.is_empty() {
            put(buf, plan.sanctuaries, 2, 0, "found", ink.text());
            put_line(buf, plan.sanctuaries, GUTTER, 0, &strip::sanctuary_labels(screen, player));
        }
    } else {
        let used = GUTTER + layout::ROW * form.width() + 2;
        let beside = Rect { x: area.x + used, width: area.width.saturating_sub(used), ..area };
        strip::sanctuaries(screen, buf, beside, own.seat);
    }
}

fn draw_hand(screen: &FarawayScreen<'_>, buf: &mut Buffer, part: Part, own: &Own) -> Rect {
    let (ink, form) = (screen.ink, part.form);
    put(buf, part.area, 2, 0, "hand", ink.text());
    let laid =
        |region: &&Region| screen.view.stage == Stage::Exploring && own.chosen.contains(**region);
    let cards: Vec<CardId> =
        own.hand.iter().filter(|r| !laid(r)).map(|&r| CardId::Region(r)).collect();
    let room = after_gutter(part.area);
    let note = |name: CardId| match name {
        CardId::Region(region) if own.chosen.contains(region) => "kept",
        CardId::Region(_) | CardId::Sanctuary(_) => "",
    };
    let slots = if screen.view.stage == Stage::Keeping { 5 } else { 3 };
    lay_out(screen, buf, room, form, cards.into_iter(), |name| screen.state(name, note(name)));
    let rest = cut_left(room, slots * form.width() + 1);
    draw_dealt(screen, buf, rest, form, own)
}

/// The Sanctuaries to choose from lie beside the hand; the log gets what is left.
fn draw_dealt(
    screen: &FarawayScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    form: Form,
    own: &Own,
) -> Rect {
    let dealt: Vec<CardId> = screen
        .view
        .player(own.seat)
        .dealt
        .iter()
        .filter_map(|seen_card| seen_card.sanctuary.map(CardId::Sanctuary))
        .collect();
    if dealt.is_empty() {
        return cut_left(area, 1);
    }
    let fits = |form: Form| dealt.len() as u16 * form.width() <= area.width;
    let form = if fits(form) { form } else { Form::Small };
    let slots = usize::from(area.width / form.width()).max(1);
    // More than fit: those around the cursor.
    let selected = |name: &CardId| matches!(screen.state(*name, ""), CardState::Selected(_));
    let cursor = dealt.iter().position(selected).unwrap_or(0);
    let first = (cursor + 1).saturating_sub(slots);
    let shown = dealt.iter().skip(first).take(slots).copied();
    let count = shown.len() as u16;
    lay_out(screen, buf, area, form, shown, |name| screen.state(name, "dealt"));
    let hidden = dealt.len() - usize::from(count);
    if hidden > 0 {
        let more = format!("{hidden} more: move the cursor");
        put(buf, area, 0, form.height(), &more, screen.ink.dim());
    }
    let log = cut_left(area, count * form.width() + 2);
    if log.width < LOG { Rect { height: 0, ..log } } else { log }
}

fn lay_out(
    screen: &FarawayScreen<'_>,
    buf: &mut Buffer,
    area: Rect,
    form: Form,
    cards: impl Iterator<Item = CardId>,
    state: impl Fn(CardId) -> CardState,
) {
    for (index, name) in cards.enumerate() {
        let at = cut_left(area, index as u16 * form.width());
        card::draw(buf, screen.ink, screen.content, at, form, name, &state(name));
    }
}

fn after_gutter(area: Rect) -> Rect {
    cut_left(area, GUTTER)
}

fn cut_left(area: Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    Rect { x: area.x + columns, width: area.width - columns, ..area }
}
