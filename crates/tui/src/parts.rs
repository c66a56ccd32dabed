//! What a game brings to be played in a terminal, as data.

use ratatui::{buffer::Buffer, layout::Rect, text::Line};
use table::Standings;

use crate::text::put_line;

/// One game in a terminal: what is drawn and explained. Its words come from the game itself, and
/// what can be chosen from the view.
pub(crate) struct Parts<'a> {
    /// What is left of common supplies, in a few words.
    pub(crate) supplies: String,
    /// The table.
    pub(crate) table: Board<'a>,
    /// Boards that do not fit on the table, to be opened by key; most games have none.
    pub(crate) sheets: Vec<Sheet<'a>>,
    /// The play areas of the other players.
    pub(crate) others: Others<'a>,
    /// What can be looked at, in a sensible order.
    pub(crate) things: Vec<Card<'a>>,
    /// Finds something that is not in sight by what was typed.
    pub(crate) look_up: LookUp<'a>,
    /// The symbols and what they mean.
    pub(crate) legend: Vec<(String, &'static str)>,
    /// The situation in words, a line each.
    pub(crate) lines: Vec<String>,
    /// How many words of a story lie open: bots wait until they can have been read.
    pub(crate) words_to_read: usize,
    /// The final scoring.
    pub(crate) finale: Finale<'a>,
}

/// The table itself.
pub(crate) struct Board<'a> {
    /// The fewest lines it can be drawn in.
    pub(crate) least_height: u16,
    /// Whether all choices can be seen and told apart on it.
    pub(crate) shows_choices: bool,
    /// Draws it with the cursor on a choice, and gives back the space left for the log.
    pub(crate) draw: DrawBoard<'a>,
}

type DrawBoard<'a> = Box<dyn Fn(&mut Buffer, Rect, Option<usize>) -> Rect + 'a>;
type DrawSheet<'a> = Box<dyn Fn(&mut Buffer, Rect) + 'a>;
type DrawFrom<'a> = Box<dyn Fn(&mut Buffer, Rect, usize) + 'a>;
type DrawCard<'a> = Box<dyn Fn(&mut Buffer, Rect) -> Rect + 'a>;
type LookUp<'a> = Box<dyn Fn(&str) -> Option<Card<'a>> + 'a>;
type DrawFinale<'a> = Box<dyn Fn(&mut Buffer, Rect, usize, &Standings) + 'a>;
type TellFinale<'a> = Box<dyn Fn(&Standings) -> Vec<String> + 'a>;

/// A board that is looked at by key.
pub(crate) struct Sheet<'a> {
    /// What it is called.
    pub(crate) title: &'static str,
    /// Draws it.
    pub(crate) draw: DrawSheet<'a>,
}

/// The play areas of the other players.
pub(crate) struct Others<'a> {
    /// How many there are.
    pub(crate) count: usize,
    /// Draws them from the one with this index on.
    pub(crate) draw: DrawFrom<'a>,
}

/// Something that can be looked at: a card, a villager, a passage, a space of the map.
pub(crate) struct Card<'a> {
    /// The word for it, as it is typed.
    pub(crate) word: String,
    /// Draws it and says how much room it took.
    pub(crate) draw: DrawCard<'a>,
    /// It in words, one paragraph each.
    pub(crate) explain: Box<dyn Fn() -> Vec<String> + 'a>,
}

/// The final scoring, which is revealed step by step.
pub(crate) struct Finale<'a> {
    /// In how many steps.
    pub(crate) steps: usize,
    /// Draws it after so many steps.
    pub(crate) draw: DrawFinale<'a>,
    /// The final scoring in words, a line each.
    pub(crate) lines: TellFinale<'a>,
}

impl<'a> Parts<'a> {
    /// A table that is these lines, and nothing else to look at: what a game begins with.
    #[cfg_attr(not(feature = "toy"), expect(dead_code, reason = "the other games draw more"))]
    pub(crate) fn of_lines(lines: Vec<Line<'static>>) -> Parts<'a> {
        let height = lines.len() as u16;
        let told = lines.iter().map(ToString::to_string).collect();
        let draw = move |buf: &mut Buffer, area: Rect, _: Option<usize>| {
            for (y, line) in lines.iter().enumerate() {
                put_line(buf, area, 1, y as u16, line);
            }
            let used = (height + 1).min(area.height);
            Rect { y: area.y + used, height: area.height - used, ..area }
        };
        Parts {
            supplies: String::new(),
            table: Board { least_height: height, shows_choices: false, draw: Box::new(draw) },
            sheets: Vec::new(),
            others: Others { count: 0, draw: Box::new(|_, _, _| {}) },
            things: Vec::new(),
            look_up: Box::new(|_| None),
            legend: Vec::new(),
            lines: told,
            words_to_read: 0,
            finale: Finale {
                steps: 0,
                draw: Box::new(|_, _, _, _| {}),
                lines: Box::new(|_| Vec::new()),
            },
        }
    }

    /// What is called so: in sight, or else anywhere in the game.
    pub(crate) fn find(&self, word: &str) -> Option<Card<'a>> {
        (self.look_up)(word.trim())
    }
}
