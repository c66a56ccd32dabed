//! One card, drawn as a card: small for a full table, large where there is room.
//!
//! Both have the duration at the top left, then what the card gives, what it
//! needs, and at the bottom what it pays. The biome is a colour, a letter and
//! the pattern of a frieze.

use game_faraway::{
    CardId, Content, Region, Sanctuary,
    cards::{Card, Counted},
};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style},
};

use super::{digits, sign};
use crate::{
    ink::{Colours, INK, Ink, PAPER},
    text::{fill, put, width},
};

/// How large a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Small,
    Large,
}

impl Form {
    pub(super) fn width(self) -> u16 {
        match self {
            Form::Small => 8,
            Form::Large => 13,
        }
    }

    pub(super) fn height(self) -> u16 {
        match self {
            Form::Small => 5,
            Form::Large => 8,
        }
    }
}

/// How a card lies there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum CardState {
    /// Just so, with a note on its lower edge.
    Resting(String),
    /// It can be chosen, by this number.
    Open(usize),
    /// The cursor is on it; the note says which number it has.
    Selected(String),
}

impl CardState {
    pub(super) const PLAIN: CardState = CardState::Resting(String::new());

    fn note(&self) -> String {
        match self {
            CardState::Resting(note) => note.clone(),
            CardState::Open(number) => format!("[{number}]"),
            CardState::Selected(note) => note.clone(),
        }
    }
}

/// The lines around a card.
struct Frame {
    corners: [char; 4],
    across: char,
    down: char,
    style: Style,
}

impl Frame {
    fn of(ink: Ink, state: &CardState) -> Frame {
        let (shape, style) = match state {
            CardState::Selected(_) => (ink.word("┏┓┗┛━┃", "####=#"), ink.accent()),
            CardState::Open(_) => (ink.word("╭╮╰╯─│", "++++-|"), ink.text()),
            CardState::Resting(_) => (ink.word("╭╮╰╯─│", "++++-|"), ink.edge()),
        };
        let mut symbols = shape.chars();
        let mut next = || symbols.next().unwrap_or(' ');
        let corners = [next(), next(), next(), next()];
        Frame { corners, across: next(), down: next(), style }
    }

    fn draw(&self, buf: &mut Buffer, area: Rect, note: &str) {
        let inner = usize::from(area.width.saturating_sub(2));
        let line: String = std::iter::repeat_n(self.across, inner).collect();
        let [top_left, top_right, low_left, low_right] = self.corners;
        let bottom = area.height.saturating_sub(1);
        put(buf, area, 0, 0, &format!("{top_left}{line}{top_right}"), self.style);
        put(buf, area, 0, bottom, &format!("{low_left}{line}{low_right}"), self.style);
        for y in 1..bottom {
            put(buf, area, 0, y, &self.down.to_string(), self.style);
            put(buf, area, area.width - 1, y, &self.down.to_string(), self.style);
        }
        let from = (area.width as usize).saturating_sub(width(note)) / 2;
        put(buf, area, from as u16, bottom, note, self.style.add_modifier(Modifier::BOLD));
    }
}

/// Draws a card with its corner at `(x, y)` of `area`.
pub(super) fn draw(
    buf: &mut Buffer,
    ink: Ink,
    content: &Content,
    at: Rect,
    form: Form,
    name: CardId,
    state: &CardState,
) {
    let area = Rect { width: form.width(), height: form.height(), ..at };
    if area.intersection(at) != area {
        return;
    }
    let card = name.card(content);
    fill(buf, area, ink.paper());
    Frame::of(ink, state).draw(buf, area, &state.note());
    match form {
        Form::Small => small(buf, ink, area, name, card),
        Form::Large => large(buf, ink, area, name, card),
    }
}

/// Draws the back of a card that nobody else may see.
pub(super) fn draw_back(buf: &mut Buffer, ink: Ink, at: Rect, form: Form, note: &str) {
    let area = Rect { width: form.width(), height: form.height(), ..at };
    if area.intersection(at) != area {
        return;
    }
    fill(buf, area, ink.text());
    let state = CardState::Resting(note.to_owned());
    let inner: String =
        std::iter::repeat_n(ink.glyph('░', ':'), usize::from(area.width) - 2).collect();
    for y in 1..area.height - 1 {
        put(buf, area, 1, y, &inner, ink.dim());
    }
    Frame::of(ink, &state).draw(buf, area, note);
}

/// The style of a biome's ground.
pub(super) fn band(ink: Ink, card: &Card) -> Style {
    match ink.colours {
        Colours::None => Style::new().add_modifier(Modifier::REVERSED),
        Colours::True | Colours::Palette => {
            let text = if card.night { PAPER } else { INK };
            ink.on(text, sign::ground(card.colour, card.night))
        }
    }
}

/// ```text
/// ╭23 R╱╲╮
/// │☾◉  ◆▲│
/// │if ◆◆ │
/// │  2/◆ │
/// ╰─[1]──╯
/// ```
fn small(buf: &mut Buffer, ink: Ink, area: Rect, name: CardId, card: &Card) {
    let inner = usize::from(area.width) - 2;
    let head = format!("{} {}", name, sign::letter_of(card));
    let head =
        format!("{}{}", head, sign::frieze(ink, card.colour, inner.saturating_sub(width(&head))));
    put(buf, area, 1, 0, &head, band(ink, card).add_modifier(Modifier::BOLD));

    let paper = ink.paper();
    symbols(buf, ink, area, 1, 1, &night_and_clues(ink, card), paper);
    let wonders = sign::wonders(ink, card.wonders);
    symbols(buf, ink, area, area.width - 1 - width(&wonders) as u16, 1, &wonders, paper);
    if card.prerequisite.total() > 0 {
        let asked = sign::wonders_within(ink, card.prerequisite, 4);
        let gap = if width(&asked) < 4 { " " } else { "" };
        put(buf, area, 1, 2, "if", paper);
        symbols(buf, ink, area, 3 + gap.len() as u16, 2, &asked, paper);
    }
    if let Some(quest) = card.quest {
        let pay = sign::pay_short(ink, quest);
        let from = (area.width - 2).saturating_sub(width(&pay) as u16).max(1);
        symbols(buf, ink, area, from, 3, &pay, paper.add_modifier(Modifier::BOLD));
    }
}

/// ```text
/// ╭───────────╮
/// │▀▀█ ▀▀█ R ☾│
/// │█▀▀  ▀█   ◉│
/// │▀▀▀ ▀▀▀  ◆▲│
/// │╱╲╱╲╱╲╱╲╱╲╱│
/// │needs ◆◆   │
/// │   2 per ◆ │
/// ╰────[1]────╯
/// ```
fn large(buf: &mut Buffer, ink: Ink, area: Rect, name: CardId, card: &Card) {
    let ground = band(ink, card);
    let inner = area.width - 2;
    let sky = Rect { x: area.x + 1, y: area.y + 1, width: inner, height: 4 };
    fill(buf, sky, ground);
    match name {
        CardId::Region(region) => {
            for (y, line) in digits::big(ink, region.duration()).iter().enumerate() {
                put(buf, sky, 0, y as u16, line, ground.add_modifier(Modifier::BOLD));
            }
        }
        CardId::Sanctuary(sanctuary) => {
            put(buf, sky, 0, 0, &sanctuary.to_string(), ground.add_modifier(Modifier::BOLD));
            put(buf, sky, 0, 1, "Sanctuary", ground);
        }
    }
    let letter = sign::letter_of(card).to_string();
    put(buf, sky, inner - 3, 0, &letter, ground.add_modifier(Modifier::BOLD));
    let lone =
        |shown: bool, what| if shown { sign::glyph(ink, what).to_string() } else { " ".into() };
    put(buf, sky, inner - 1, 0, &lone(card.night, Counted::Night), ground);
    let below = if matches!(name, CardId::Region(_)) { 1 } else { 2 };
    put(buf, sky, inner - 1, below, &lone(card.clues > 0, Counted::Clue), ground);
    let wonders = sign::wonders(ink, card.wonders);
    let bold = ground.add_modifier(Modifier::BOLD);
    put(buf, sky, inner.saturating_sub(width(&wonders) as u16), below + 1, &wonders, bold);
    put(buf, sky, 0, 3, &sign::frieze(ink, card.colour, inner.into()), ground);

    let paper = ink.paper();
    if card.prerequisite.total() > 0 {
        put(buf, area, 1, 5, "needs", paper);
        let asked = sign::wonders_within(ink, card.prerequisite, 5);
        symbols(buf, ink, area, 7, 5, &asked, paper);
    }
    if let Some(quest) = card.quest {
        let pay = sign::pay(ink, quest);
        let from = (area.width - 2).saturating_sub(width(&pay) as u16).max(1);
        symbols(buf, ink, area, from, 6, &pay, paper.add_modifier(Modifier::BOLD));
    }
}

/// Night and Clues.
fn night_and_clues(ink: Ink, card: &Card) -> String {
    let night = card.night.then(|| sign::glyph(ink, Counted::Night));
    let clues = std::iter::repeat_n(sign::glyph(ink, Counted::Clue), card.clues.into());
    night.into_iter().chain(clues).collect()
}

/// Text on paper whose symbols have their own ink.
fn symbols(buf: &mut Buffer, ink: Ink, area: Rect, x: u16, y: u16, text: &str, style: Style) {
    for (offset, letter) in text.chars().enumerate() {
        let style = match (sign::meaning(ink, letter), ink.colours) {
            (Some(what), Colours::True | Colours::Palette) => {
                ink.on(sign::tint(what), PAPER).patch(Style { fg: None, bg: None, ..style })
            }
            (_, Colours::None) | (None, _) => style,
        };
        put(buf, area, x + offset as u16, y, &letter.to_string(), style);
    }
}

/// A Region in four columns, for the rows of others: `34G☾`.
pub(super) fn chip(ink: Ink, content: &Content, region: Region) -> (String, Style) {
    let card = content.region(region);
    let night = if card.night { sign::glyph(ink, Counted::Night) } else { ' ' };
    let style = match ink.colours {
        Colours::None => Style::new(),
        Colours::True | Colours::Palette => band(ink, card),
    };
    (format!("{:>2}{}{night}", region.duration(), sign::letter_of(card)), style)
}

/// A Sanctuary in a few columns: `S7 G▲`.
pub(super) fn sanctuary_label(
    ink: Ink,
    content: &Content,
    sanctuary: Sanctuary,
) -> (String, Style) {
    let card = content.sanctuary(sanctuary);
    let mut text = sanctuary.to_string();
    let mut gifts: String = card.colour.map(sign::letter).into_iter().collect();
    gifts.push_str(&night_and_clues(ink, card));
    gifts.push_str(&sign::wonders(ink, card.wonders));
    for part in
        [Some(gifts), card.quest.map(|quest| sign::pay_short(ink, quest))].into_iter().flatten()
    {
        if !part.is_empty() {
            text.push(' ');
            text.push_str(&part);
        }
    }
    let style = match ink.colours {
        Colours::None => Style::new(),
        Colours::True | Colours::Palette => ink.on(INK, sign::ground(card.colour, false)),
    };
    (text, style)
}
