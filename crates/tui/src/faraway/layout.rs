//! Where everything lies on the table, for terminals of every size.
//!
//! The order from top to bottom never changes: the others, the display, the own
//! row, the hand. Where there is room, parts are drawn larger, the one that
//! matters most for the decision first.

use game_faraway::Stage;
use ratatui::layout::Rect;

use super::{FarawayScreen, card::Form};

/// Columns for the labels at the left.
pub(super) const GUTTER: u16 = 11;
/// Regions in a finished row.
pub(super) const ROW: u16 = 8;
/// The most Sanctuaries a player can have.
const SANCTUARIES: u16 = 7;
/// The fewest columns a log is worth.
pub(super) const LOG: u16 = 24;

/// How the other players are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Others {
    /// One line each.
    Line,
    /// A second line with symbols and Sanctuaries.
    Pair,
    /// A line and their row as cards.
    Cards,
}

impl Others {
    pub(super) fn height(self) -> u16 {
        match self {
            Others::Line => 1,
            Others::Pair => 2,
            Others::Cards => 1 + Form::Small.height(),
        }
    }
}

/// A part of the table and how large its cards are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Part {
    pub(super) area: Rect,
    pub(super) form: Form,
}

/// The whole table. Parts that are not there have no height.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub(super) others: Others,
    pub(super) others_area: Rect,
    pub(super) display: Part,
    pub(super) row: Part,
    /// The line of the own Sanctuaries; without height where they lie beside the row as cards.
    pub(super) sanctuaries: Rect,
    pub(super) hand: Part,
}

/// What has to find its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Needs {
    others: u16,
    display: u16,
    /// Whether there is a row and a hand of one's own.
    own: bool,
    hand: u16,
    keeping: bool,
}

impl Needs {
    pub(super) fn of(screen: &FarawayScreen<'_>) -> Needs {
        let view = screen.view;
        let players = view.players.len() as u16;
        let own = view.own.is_some();
        let keeping = view.stage == Stage::Keeping;
        Needs {
            others: players - u16::from(own),
            display: players + 1,
            own,
            hand: if keeping { 5 } else { 3 },
            keeping,
        }
    }

    fn display_height(self, form: Form) -> u16 {
        if self.keeping { 0 } else { form.height() }
    }

    fn row_height(self, form: Form) -> u16 {
        if self.own && !self.keeping { form.height() } else { 0 }
    }

    fn hand_height(self, form: Form) -> u16 {
        if self.own { form.height() } else { 3 }
    }
}

/// The fewest lines the table needs.
pub(super) fn least_height(screen: &FarawayScreen<'_>) -> u16 {
    let needs = Needs::of(screen);
    let small = Form::Small;
    needs.others
        + needs.display_height(small)
        + needs.row_height(small)
        + u16::from(needs.row_height(small) > 0)
        + needs.hand_height(small)
}

/// Finds a place for everything in `area`.
pub(super) fn plan(needs: Needs, area: Rect) -> Plan {
    let fits = |form: Form, cards: u16| GUTTER + cards * form.width() <= area.width;
    let beside = GUTTER + ROW * Form::Large.width() + 2 + SANCTUARIES * Form::Small.width();
    let mut sanctuaries = u16::from(needs.row_height(Form::Small) > 0);
    let (mut display, mut row, mut hand) = (Form::Small, Form::Small, Form::Small);
    let mut others = Others::Line;
    let mut spare = area.height.saturating_sub(
        needs.others
            + needs.display_height(display)
            + needs.row_height(row)
            + sanctuaries
            + needs.hand_height(hand),
    );
    if area.width >= beside {
        spare += sanctuaries;
        sanctuaries = 0;
    }
    let mut afford = |cost: u16, fits: bool| {
        let may = fits && cost <= spare;
        spare -= if may { cost } else { 0 };
        may
    };
    let growth = Form::Large.height() - Form::Small.height();
    let log = if needs.keeping { 0 } else { LOG };
    let hand_and_log = area.width >= GUTTER + needs.hand * Form::Large.width() + log;
    if needs.own && afford(growth, hand_and_log) {
        hand = Form::Large;
    }
    if !needs.keeping && afford(growth, fits(Form::Large, needs.display)) {
        display = Form::Large;
    }
    if needs.row_height(row) > 0 && afford(growth, fits(Form::Large, ROW)) {
        row = Form::Large;
    }
    if !needs.keeping && afford(needs.others, area.width >= 100) {
        others = Others::Pair;
        let cards = Others::Cards.height() - Others::Pair.height();
        if afford(needs.others * cards, true) {
            others = Others::Cards;
        }
    }
    let gaps = [afford(1, true), afford(1, true), afford(1, true)].map(u16::from);

    let mut y = area.y;
    let mut next = |height: u16, gap: u16| {
        let part = Rect { x: area.x, y, width: area.width, height };
        y += height + gap;
        part.intersection(area)
    };
    let others_area = next(needs.others * others.height(), gaps[0]);
    let display_area = next(needs.display_height(display), gaps[1]);
    let row_area = next(needs.row_height(row), 0);
    let sanctuaries = next(sanctuaries, gaps[2]);
    let hand_area = Rect { y, height: area.bottom().saturating_sub(y), ..area };
    Plan {
        others,
        others_area,
        display: Part { area: display_area, form: display },
        row: Part { area: row_area, form: row },
        sanctuaries,
        hand: Part { area: hand_area, form: hand },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(players: u16) -> Needs {
        Needs { others: players - 1, display: players + 1, own: true, hand: 3, keeping: false }
    }

    #[test]
    fn six_players_fit_in_the_smallest_terminal() {
        // 24 lines without the title and two lines for the decision.
        let plan = plan(needs(6), Rect::new(0, 1, 80, 21));

        assert_eq!(plan.hand.area.bottom(), 22);
        assert_eq!(plan.hand.area.height, 5);
        assert_eq!((plan.hand.form, plan.row.form), (Form::Small, Form::Small));
    }

    #[test]
    fn a_larger_terminal_has_larger_cards() {
        let four = plan(needs(4), Rect::new(0, 1, 120, 35));
        assert_eq!(four.hand.form, Form::Large);
        assert_eq!(four.row.form, Form::Large);
        assert_eq!(four.display.form, Form::Large);

        let huge = plan(needs(6), Rect::new(0, 1, 200, 55));
        assert_eq!(huge.others, Others::Cards);
        assert_eq!(huge.sanctuaries.height, 0);
    }

    #[test]
    fn parts_follow_each_other_without_overlap() {
        for players in 2..=6 {
            for height in 21..70 {
                let area = Rect::new(0, 1, 130, height);
                let plan = plan(needs(players), area);
                let parts = [
                    plan.others_area,
                    plan.display.area,
                    plan.row.area,
                    plan.sanctuaries,
                    plan.hand.area,
                ];
                for pair in parts.windows(2) {
                    assert!(pair[0].bottom() <= pair[1].top(), "{plan:?}");
                }
                assert_eq!(plan.hand.area.bottom(), area.bottom());
                assert!(plan.hand.area.height >= plan.hand.form.height());
            }
        }
    }
}
