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

use ::table::{Names, Seat, Standings};
use game_faraway::{
    Action, Content, Region, Stage, View,
    scoring::{self, ScorePad},
};
use ratatui::{buffer::Buffer, layout::Rect};
use shelf::Shelf;

use crate::{
    Ink,
    board::{Board, Choices},
    text::listed,
};
use card::{CardState, Form, Name};

/// A game of Faraway to be shown.
pub(crate) struct Spread<'a> {
    ink: Ink,
    content: &'a Content,
    view: &'a View,
    names: &'a Names,
}

impl<'a> Spread<'a> {
    pub(crate) fn new(ink: Ink, shelf: &'a Shelf, view: &'a View, names: &'a Names) -> Spread<'a> {
        Spread { ink, content: shelf.faraway(), view, names }
    }

    /// Whose eyes these are.
    fn own_seat(&self) -> Option<Seat> {
        self.view.own.as_ref().map(|own| own.seat)
    }

    fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat)
    }

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
    fn state(&self, choices: Choices<'_>, name: Name, note: &str) -> CardState {
        let mut state = CardState::Resting(note.to_owned());
        for (index, action) in choices.actions.iter().enumerate() {
            let number = index + 1;
            let Ok(action) = action.parse::<Action>() else { continue };
            let selected = index == choices.selected;
            let is_it = match action {
                Action::Play(region) | Action::Take(region) => name == Name::Region(region),
                Action::Choose(sanctuary) => name == Name::Sanctuary(sanctuary),
                Action::Keep(kept) => {
                    if selected && kept.regions().map(Name::Region).contains(&name) {
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

    /// The names of those who owe a decision, without the viewer.
    fn waited_for(&self) -> String {
        let others: Vec<&str> = self
            .view
            .waiting
            .iter()
            .filter(|&seat| Some(seat) != self.own_seat())
            .map(|seat| self.name(seat))
            .collect();
        listed(&others)
    }
}

impl Board for Spread<'_> {
    fn moment(&self) -> String {
        let what = match self.view.stage {
            Stage::Keeping => return "before the first round · keeping Regions".to_owned(),
            Stage::Exploring => "exploring",
            Stage::Taking | Stage::Choosing => "end of exploration",
            Stage::Over => return "the game is over".to_owned(),
        };
        format!("round {} of 8 · {what}", self.view.round)
    }

    fn supplies(&self) -> String {
        let sanctuaries = usize::from(self.view.sanctuary_deck) + self.view.below.len();
        format!("decks: {} Regions, {sanctuaries} Sanctuaries", self.view.region_deck)
    }

    fn asks(&self) -> String {
        words::asks(self)
    }

    fn least_height(&self) -> u16 {
        layout::least_height(self)
    }

    fn shows_choices(&self) -> bool {
        match self.view.stage {
            Stage::Exploring | Stage::Taking | Stage::Choosing => true,
            Stage::Keeping | Stage::Over => false,
        }
    }

    fn draw(&self, buf: &mut Buffer, area: Rect, choices: Choices<'_>) -> Rect {
        table::draw(self, buf, area, choices)
    }

    fn draw_others(&self, buf: &mut Buffer, area: Rect, first: usize) {
        strip::draw_close(self, buf, area, first);
    }

    fn others(&self) -> usize {
        strip::shown(self).len()
    }

    fn cards(&self) -> Vec<String> {
        words::cards(self)
    }

    fn cards_of(&self, action: &str) -> Vec<String> {
        match action.parse() {
            Ok(Action::Keep(kept)) => kept.regions().map(|region| region.to_string()).to_vec(),
            Ok(Action::Play(region) | Action::Take(region)) => vec![region.to_string()],
            Ok(Action::Choose(sanctuary)) => vec![sanctuary.to_string()],
            Err(_) => Vec::new(),
        }
    }

    fn draw_card(&self, buf: &mut Buffer, area: Rect, card: &str) -> Rect {
        let form = Form::Large;
        if let Some(name) = Name::read(card) {
            card::draw(buf, self.ink, self.content, area, form, name, &CardState::PLAIN);
        }
        Rect { width: form.width(), height: form.height(), ..area }
    }

    fn explain(&self, card: &str) -> Option<Vec<String>> {
        Name::read(card).map(|name| words::explain(self, name))
    }

    fn legend(&self) -> Vec<(String, &'static str)> {
        sign::legend(self.ink)
    }

    fn finale_steps(&self) -> usize {
        finale::steps(self)
    }

    fn draw_finale(&self, buf: &mut Buffer, area: Rect, step: usize, standings: &Standings) {
        finale::draw(self, buf, area, step, standings);
    }

    fn describe(&self) -> Vec<String> {
        plain::describe(self)
    }

    fn describe_action(&self, action: &str) -> String {
        plain::describe_action(self, action)
    }

    fn winners(&self, standings: &Standings) -> String {
        finale::winners(self, standings)
    }

    fn describe_scores(&self, standings: &Standings) -> Vec<String> {
        plain::describe_scores(self, standings)
    }
}
