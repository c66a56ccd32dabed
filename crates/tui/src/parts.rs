//! What a game brings to be played in a terminal, as data. The one match over all games is here.

use ratatui::{buffer::Buffer, layout::Rect, text::Line};
use shelf::{AnyView, Shelf, ViewWords};
use table::{Names, Standings, Viewer};

use crate::{Ink, above_and_below, faraway, near_and_far, now_or_never, text::put_line};

/// A table to be shown: whose content, what is seen of it by whom, and what the seats are called.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// The content the game is played with.
    pub shelf: &'a Shelf,
    /// What the one who looks may know and do.
    pub view: &'a AnyView,
    /// What the seats are called.
    pub names: &'a Names,
    /// Whose eyes these are.
    pub viewer: Viewer,
}

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

impl<'a> Table<'a> {
    /// What the game gives to be drawn.
    pub(crate) fn parts(&self, ink: Ink) -> Parts<'a> {
        let (shelf, names, viewer) = (self.shelf, self.names, self.viewer);
        match self.view {
            AnyView::Faraway(it) => faraway::parts(ink, it.seen(shelf.faraway(), names, viewer)),
            AnyView::AboveAndBelow(it) => {
                above_and_below::parts(ink, it.seen(shelf.above_and_below(), names, viewer))
            }
            AnyView::NearAndFar(it) => {
                near_and_far::parts(ink, it.seen(shelf.near_and_far(), names, viewer))
            }
            AnyView::NowOrNever(it) => {
                now_or_never::parts(ink, it.seen(shelf.now_or_never(), names, viewer))
            }
            #[cfg(feature = "toy")]
            AnyView::Toy(it) => crate::toy::parts(ink, it.seen(shelf.toy(), names, viewer)),
        }
    }

    /// What is asked and what can be done, in words.
    pub fn words(&self) -> ViewWords {
        self.shelf.words(self.view, self.names, self.viewer)
    }

    /// What is not offered now, each with the reason and its rule.
    pub fn why_not(&self) -> Vec<String> {
        let missing = self.words().missing;
        let lines = missing.iter().map(|one| format!("{}: {} ({})", one.what, one.why, one.rule));
        let lines: Vec<String> = lines.collect();
        if lines.is_empty() {
            vec!["Everything is offered that the rules allow.".to_owned()]
        } else {
            lines
        }
    }

    /// The situation in words, a line each.
    pub fn describe(&self) -> Vec<String> {
        let moment = crate::sentence(&self.words().moment.replace(" ·", ","));
        std::iter::once(moment).chain(self.parts(Ink::FULL).lines).collect()
    }

    /// Everything that can be done, each in notation and in words.
    pub fn choices(&self) -> Vec<String> {
        let line = |one: shelf::ActionWords| match one.meaning {
            Some(meaning) => format!("{}: {meaning}", one.action),
            None => one.action,
        };
        self.words().actions.into_iter().map(line).collect()
    }

    /// The final scoring in words, a line each, and who has won.
    pub fn describe_scores(&self, standings: &Standings) -> Vec<String> {
        let mut lines = (self.parts(Ink::FULL).finale.lines)(standings);
        let unit = self.words().score;
        lines.push("Final scores:".to_owned());
        lines.extend(standings.ranking().into_iter().map(|seat| {
            let (place, score) = (standings.place(seat), standings.score(seat));
            format!("  {place}. {}, {score} {unit}", self.names.get(seat))
        }));
        lines.push(self.winners(standings));
        lines
    }

    /// Who has won, in one sentence.
    pub fn winners(&self, standings: &Standings) -> String {
        self.shelf.winners(self.view, self.names, standings)
    }

    /// How many words of a story lie open to be read.
    pub fn words_to_read(&self) -> usize {
        self.parts(Ink::FULL).words_to_read
    }

    /// A card in words, one paragraph each; nothing if there is no such card.
    pub fn explain(&self, card: &str) -> Option<Vec<String>> {
        self.parts(Ink::FULL).find(card).map(|card| (card.explain)())
    }

    /// The cards in sight, by the words for them.
    pub fn cards(&self) -> Vec<String> {
        self.parts(Ink::FULL).things.into_iter().map(|card| card.word).collect()
    }

    /// The cards the action in this place of the list is about.
    pub fn cards_of(&self, index: usize) -> Vec<String> {
        let words = self.words().actions.into_iter().nth(index);
        words.into_iter().flat_map(|words| words.things).map(|thing| thing.id).collect()
    }

    /// How many boards there are to be opened by key.
    pub fn sheets(&self) -> usize {
        self.parts(Ink::FULL).sheets.len()
    }

    /// How many other players there are to look at.
    pub fn others(&self) -> usize {
        self.parts(Ink::FULL).others.count
    }

    /// In how many steps the final scoring is revealed.
    pub fn finale_steps(&self) -> usize {
        self.parts(Ink::FULL).finale.steps
    }
}
