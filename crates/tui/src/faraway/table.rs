//! The whole table: the others, the display, the own row and the hand.

use game_faraway::{Own, Region, Stage};
use ratatui::{buffer::Buffer, layout::Rect};

use super::{
    Spread,
    card::{self, CardState, Form, Name},
    layout::{self, GUTTER, LOG, Needs, Part, Plan},
    strip,
};
use crate::{
    board::Choices,
    text::{cut, put, put_line, wrap},
};

/// Draws the table and gives back the space left for the log.
pub(super) fn draw(
    spread: &Spread<'_>,
    buf: &mut Buffer,
    area: Rect,
    choices: Choices<'_>,
) -> Rect {
    let plan = layout::plan(Needs::of(spread), area);
    strip::draw(spread, buf, plan.others_area, plan.others);
    draw_display(spread, buf, plan.display, choices);
    match &spread.view.own {
        Some(own) => {
            draw_row(spread, buf, &plan, own);
            draw_hand(spread, buf, plan.hand, own, choices)
        }
        None => plan.hand.area,
    }
}

fn draw_display(spread: &Spread<'_>, buf: &mut Buffer, part: Part, choices: Choices<'_>) {
    if part.area.height == 0 {
        return;
    }
    let (ink, view) = (spread.ink, spread.view);
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
    let cards = view.display.iter().map(|&region| Name::Region(region));
    lay_out(spread, buf, after_gutter(part.area), part.form, cards, |name| {
        spread.state(choices, name, "")
    });
}

fn draw_row(spread: &Spread<'_>, buf: &mut Buffer, plan: &Plan, own: &Own) {
    let (ink, area, form) = (spread.ink, plan.row.area, plan.row.form);
    if area.height == 0 {
        return;
    }
    let player = spread.view.player(own.seat);
    let (mark, mark_style) = strip::marker(spread, own.seat);
    put(buf, area, 0, 0, &mark.to_string(), mark_style);
    put(buf, area, 2, 0, &cut(spread.name(own.seat), 8), ink.seat(own.seat));
    strip::row(spread, buf, area, own.seat, form);
    put(buf, area, 2, 4, &format!("{} fame", player.fame), ink.text());

    let next = player.row.len() as u16;
    let x = GUTTER + next * form.width();
    let free = Rect { x: area.x + x, width: area.width.saturating_sub(x), ..area };
    if spread.view.stage == Stage::Exploring && !own.chosen.is_empty() {
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
            put_line(buf, plan.sanctuaries, GUTTER, 0, &strip::slips(spread, player));
        }
    } else {
        let used = GUTTER + layout::ROW * form.width() + 2;
        let beside = Rect { x: area.x + used, width: area.width.saturating_sub(used), ..area };
        strip::sanctuaries(spread, buf, beside, own.seat);
    }
}

fn draw_hand(
    spread: &Spread<'_>,
    buf: &mut Buffer,
    part: Part,
    own: &Own,
    choices: Choices<'_>,
) -> Rect {
    let (ink, form) = (spread.ink, part.form);
    put(buf, part.area, 2, 0, "hand", ink.text());
    let laid =
        |region: &&Region| spread.view.stage == Stage::Exploring && own.chosen.contains(**region);
    let cards: Vec<Name> = own.hand.iter().filter(|r| !laid(r)).map(|&r| Name::Region(r)).collect();
    let room = after_gutter(part.area);
    let note = |name: Name| match name {
        Name::Region(region) if own.chosen.contains(region) => "kept",
        Name::Region(_) | Name::Sanctuary(_) => "",
    };
    let slots = if spread.view.stage == Stage::Keeping { 5 } else { 3 };
    lay_out(spread, buf, room, form, cards.into_iter(), |name| {
        spread.state(choices, name, note(name))
    });
    let rest = cut_left(room, slots * form.width() + 1);
    draw_dealt(spread, buf, rest, form, own, choices)
}

/// The Sanctuaries to choose from lie beside the hand; the log gets what is left.
fn draw_dealt(
    spread: &Spread<'_>,
    buf: &mut Buffer,
    area: Rect,
    form: Form,
    own: &Own,
    choices: Choices<'_>,
) -> Rect {
    let dealt: Vec<Name> = spread
        .view
        .player(own.seat)
        .dealt
        .iter()
        .filter_map(|glimpse| glimpse.sanctuary.map(Name::Sanctuary))
        .collect();
    if dealt.is_empty() {
        return cut_left(area, 1);
    }
    let fits = |form: Form| dealt.len() as u16 * form.width() <= area.width;
    let form = if fits(form) { form } else { Form::Small };
    let slots = usize::from(area.width / form.width()).max(1);
    // More than fit: those around the cursor.
    let selected = |name: &Name| matches!(spread.state(choices, *name, ""), CardState::Selected(_));
    let cursor = dealt.iter().position(selected).unwrap_or(0);
    let first = (cursor + 1).saturating_sub(slots);
    let shown = dealt.iter().skip(first).take(slots).copied();
    let count = shown.len() as u16;
    lay_out(spread, buf, area, form, shown, |name| spread.state(choices, name, "dealt"));
    let hidden = dealt.len() - usize::from(count);
    if hidden > 0 {
        let more = format!("{hidden} more: move the cursor");
        put(buf, area, 0, form.height(), &more, spread.ink.dim());
    }
    let log = cut_left(area, count * form.width() + 2);
    if log.width < LOG { Rect { height: 0, ..log } } else { log }
}

fn lay_out(
    spread: &Spread<'_>,
    buf: &mut Buffer,
    area: Rect,
    form: Form,
    cards: impl Iterator<Item = Name>,
    state: impl Fn(Name) -> CardState,
) {
    for (index, name) in cards.enumerate() {
        let at = cut_left(area, index as u16 * form.width());
        card::draw(buf, spread.ink, spread.content, at, form, name, &state(name));
    }
}

fn after_gutter(area: Rect) -> Rect {
    cut_left(area, GUTTER)
}

fn cut_left(area: Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    Rect { x: area.x + columns, width: area.width - columns, ..area }
}
