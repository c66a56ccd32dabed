//! Faraway in a terminal.

mod card;
mod digits;
mod finale;
mod layout;
mod plain;
mod sign;
mod strip;
mod table;
mod words;

use std::ops::Deref;

use ::table::{Seat, Seen};
use game_faraway::{
    Action, CardId, Faraway, Region, Stage,
    scoring::{self, ScorePad},
};
use ratatui::{buffer::Buffer, layout::Rect};

use crate::{
    Ink,
    parts::{Board, Card, Finale, Others, Parts},
};
use card::{CardState, Form};

/// A game of Faraway on a screen: what is seen, and where the cursor is.
#[derive(Clone, Copy)]
struct FarawayScreen<'a> {
    ink: Ink,
    seen: Seen<'a, Faraway>,
    selected: Option<usize>,
}

impl<'a> Deref for FarawayScreen<'a> {
    type Target = Seen<'a, Faraway>;

    fn deref(&self) -> &Seen<'a, Faraway> {
        &self.seen
    }
}

impl FarawayScreen<'_> {
    /// What the play area of `seat` would pay now, card by card.
    fn pad(&self, seat: Seat) -> ScorePad {
        let player = self.view.player(seat);
        scoring::score_pad(self.content, player.row.as_slice(), player.sanctuaries.as_slice())
    }

    /// What `region` in the row of `seat` would pay now.
    fn pays_now(&self, seat: Seat, region: Region) -> Option<u16> {
        let pad = self.pad(seat);
        pad.regions.iter().find(|line| line.card == region).map(|line| line.fame)
    }

    /// How a card lies, given what can be chosen.
    fn state(&self, name: CardId, note: &str) -> CardState {
        let mut state = CardState::Resting(note.to_owned());
        for (index, &action) in self.actions.iter().enumerate() {
            let number = index + 1;
            let selected = self.selected == Some(index);
            let is_it = match action {
                Action::Play(region) | Action::Take(region) => name == CardId::Region(region),
                Action::Choose(sanctuary) => name == CardId::Sanctuary(sanctuary),
                Action::Keep(kept) => {
                    if selected && kept.regions().map(CardId::Region).contains(&name) {
                        return CardState::Selected("keep".to_owned());
                    }
                    false
                }
            };
            if is_it {
                state = match selected {
                    true => CardState::Selected(format!("[{number}]")),
                    false => CardState::Open(number),
                };
            }
        }
        state
    }
}

/// The parts of the screen.
pub(crate) fn parts<'a>(ink: Ink, seen: Seen<'a, Faraway>) -> Parts<'a> {
    let screen = FarawayScreen { ink, seen, selected: None };
    let sanctuaries = usize::from(seen.view.sanctuary_deck) + seen.view.below.len();
    let shows_choices = match seen.view.stage {
        Stage::Exploring | Stage::Taking | Stage::Choosing => true,
        Stage::Keeping | Stage::Over => false,
    };
    Parts {
        supplies: format!("decks: {} Regions, {sanctuaries} Sanctuaries", seen.view.region_deck),
        table: Board {
            least_height: layout::least_height(&screen),
            shows_choices,
            draw: Box::new(move |buf, area, selected| {
                table::draw(&FarawayScreen { selected, ..screen }, buf, area)
            }),
        },
        sheets: Vec::new(),
        others: Others {
            count: strip::shown(&screen).len(),
            draw: Box::new(move |buf, area, first| strip::draw_close(&screen, buf, area, first)),
        },
        things: words::cards(&screen).into_iter().map(|name| looked_at(screen, name)).collect(),
        look_up: Box::new(move |word| {
            let name = CardId::all().find(|card| card.to_string().eq_ignore_ascii_case(word));
            name.map(|name| looked_at(screen, name))
        }),
        legend: sign::legend(ink),
        lines: plain::describe(&screen),
        words_to_read: 0,
        finale: Finale {
            steps: finale::steps(&screen),
            draw: Box::new(move |buf, area, step, standings| {
                finale::draw(&screen, buf, area, step, standings);
            }),
            lines: Box::new(move |_| plain::describe_scores(&screen)),
        },
    }
}

/// A card to be looked at.
fn looked_at(screen: FarawayScreen<'_>, name: CardId) -> Card<'_> {
    let draw = move |buf: &mut Buffer, area: Rect| {
        let form = Form::Large;
        card::draw(buf, screen.ink, screen.content, area, form, name, &CardState::PLAIN);
        Rect { width: form.width(), height: form.height(), ..area }
    };
    Card {
        word: name.to_string(),
        draw: Box::new(draw),
        explain: Box::new(move || words::explain(&screen, name)),
    }
}
