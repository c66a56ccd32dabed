//! The village at home: above the ground, below it, its people and its tracks.

use ::table::Seat;
use game_above_and_below::{
    Building, Stage, Villagers, components::Kind, rules::symbols, words::coins,
};
use ratatui::text::{Line, Span};

use super::{
    AboveAndBelowScreen, others,
    sign::card_symbols,
    table::{CardState, Detail, INDENT, flow, is_about_building, person},
};
use crate::text::{cut, width};

/// The village at home: above the ground, below it, and its people.
pub(super) fn village(
    screen: &AboveAndBelowScreen<'_>,
    most: usize,
    detail: Detail,
) -> Vec<Line<'static>> {
    let ink = screen.ink;
    let seat = screen.home();
    let village = screen.village(seat);
    let mut lines = purse(screen, seat, most);
    let of_kind = |is_outpost: bool| {
        let cards = village.buildings.iter().copied();
        cards.filter(move |card| (card.kind() == Kind::Outpost) == is_outpost)
    };
    let built = |building: Building| {
        let state = CardState::of(screen, |action| is_about_building(action, building));
        let card = screen.content.card(building);
        let mut text = format!("{}{building}", state.number());
        if detail != Detail::Short {
            text += &format!(" {}", card_symbols(ink, card));
        }
        if let Some(stock) = card.stock {
            let count = screen.open().stocked.on(building);
            text += &format!(" ({count} {})", stock.kind.word());
        }
        (text, if state == CardState::Resting { ink.text() } else { state.style(screen) })
    };
    let hearth = format!("home {}", card_symbols(ink, &screen.content.starting_house));
    let above = std::iter::once((hearth, ink.text())).chain(of_kind(false).map(built));
    lines.extend(flow(screen, "above", above, most));
    if detail == Detail::Full {
        let ground = ink.word("▔", "-").repeat(most.saturating_sub(INDENT + 1));
        lines.push(Line::from(vec![
            Span::styled(" ".repeat(INDENT), ink.text()),
            Span::styled(ground, ink.edge()),
        ]));
    }
    let empty = match village.empty_caves() {
        0 => None,
        1 => Some("1 empty cave".to_owned()),
        more => Some(format!("{more} empty caves")),
    };
    let below = empty.into_iter().map(|text| (text, ink.text())).chain(of_kind(true).map(built));
    lines.extend(flow(screen, "below", below, most));
    for (heading, who) in areas(screen, seat) {
        let people = who.iter().map(|one| {
            let (text, style) = person(screen, one, detail);
            (text, if style == ink.dim() { ink.text() } else { style })
        });
        lines.extend(flow(screen, heading, people, most));
    }
    lines.push(track(screen, seat, most));
    lines
}

fn areas(screen: &AboveAndBelowScreen<'_>, seat: Seat) -> [(&'static str, Villagers); 4] {
    let village = screen.village(seat);
    let gathered = match screen.open().active == seat {
        true => screen.open().party,
        false => Villagers::NONE,
    };
    [
        ("ready", village.ready.without(gathered)),
        ("gathered", gathered),
        ("tired", village.exhausted),
        ("hurt", village.injured),
    ]
}

/// The name, and what there is to spend; stores that are too full for that have a line of their own.
fn purse(screen: &AboveAndBelowScreen<'_>, seat: Seat, most: usize) -> Vec<Line<'static>> {
    let ink = screen.ink;
    let village = screen.village(seat);
    let content = screen.content;
    let mut text = format!(
        "{}, +{} a round · {} beds",
        coins(village.coins),
        symbols::income(content, village),
        symbols::beds(content, village),
    );
    match symbols::rerolls(content, village) {
        0 => {}
        1 => text += " · 1 reroll",
        rerolls => text += &format!(" · {rerolls} rerolls"),
    }
    let stores = village.stores.iter().map(|(token, count)| token.counted(count.into()));
    let stores: Vec<String> = stores.collect();
    let mut after = String::new();
    if let Some(token) = village.sale {
        after += &format!(" · for sale: {}", token.word());
    }
    if village.passed && screen.open().stage != Stage::Resting {
        after += " · passed";
    }
    let beside: String = stores.iter().map(|stored| format!(" · {stored}")).collect();
    let most_text = most.saturating_sub(INDENT);
    let is_full = width(&text) + width(&beside) + width(&after) > most_text;
    if !is_full {
        text += &beside;
    }
    text += &after;
    let mark = if screen.open().waiting.contains(seat) { ink.word("▸", ">") } else { " " };
    let mut lines = vec![Line::from(vec![
        Span::styled(mark, ink.accent()),
        Span::styled(format!("{:<9}", cut(screen.name(seat), 9)), ink.seat(seat)),
        Span::styled(cut(&ink.plain(&text), most_text), ink.accent()),
    ])];
    let stored = stores.into_iter().filter(|_| is_full).map(|stored| (stored, ink.accent()));
    lines.extend(flow(screen, "stores", stored, most));
    lines
}

/// The advancement track and the reputation track in one line.
fn track(screen: &AboveAndBelowScreen<'_>, seat: Seat, most: usize) -> Line<'static> {
    let ink = screen.ink;
    let village = screen.village(seat);
    let board = &screen.content.board;
    let slots: Vec<String> = board
        .advancement
        .iter()
        .enumerate()
        .map(|(place, printed)| match village.track.as_slice().get(place) {
            Some(slot) => {
                format!("{}{}{}p", slot.good.word(), times(screen, slot.count), printed.points)
            }
            None => format!("{}p", printed.points),
        })
        .collect();
    let filled = village.track.len();
    let (taken, free) = (slots[..filled].join(" "), slots[filled..].join(" "));
    let between = if filled == 0 { "" } else { " " };
    let place = usize::from(village.reputation);
    let spaces: Vec<String> = board
        .reputation
        .iter()
        .enumerate()
        .map(
            |(space, points)| {
                if space == place { format!("[{points}]") } else { points.to_string() }
            },
        )
        .collect();
    let reputation = format!("  rep {}", spaces.join(" "));
    let mut spans = vec![
        Span::styled(" track    ", ink.edge()),
        Span::styled(taken.clone(), ink.text()),
        Span::styled(format!("{between}{free}"), ink.dim()),
    ];
    let used = INDENT + width(&taken) + between.len() + width(&free);
    let reputation = match used + width(&reputation) <= most {
        true => reputation,
        false => format!("  rep{:+}", others::steps(screen, seat)),
    };
    spans.push(Span::styled(reputation, ink.text()));
    Line::from(spans)
}

fn times(screen: &AboveAndBelowScreen<'_>, count: u8) -> String {
    format!("{}{count}:", screen.ink.glyph('×', '*'))
}
