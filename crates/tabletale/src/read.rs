//! `tabletale read`: a passage of a game's book, as a reader would read it.

use std::io::{self, IsTerminal};

use anyhow::bail;
use clap::Args;
use ratatui::crossterm::terminal;
use shelf::{Behind, GameName, Held, Visit, Volume};

use crate::{content::ContentArgs, outlet};

const EXAMPLES: &str = "\
Examples:
  tabletale read above-and-below 41
  tabletale read above-and-below 41 --behind     also what each choice leads to
  tabletale read above-and-below 41 --content my-book";

/// Longer lines are hard to read, however wide the terminal is.
const LONGEST_LINE: usize = 88;
/// Shorter lines are no lines.
const SHORTEST_LINE: usize = 24;

/// Read a passage of a game's book
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ReadArgs {
    /// Which game: above-and-below, near-and-far
    game: String,

    /// The key of the passage: 41, Q12, “1 Zeik A”
    key: String,

    /// Also show what each choice leads to, which nobody at the table knows
    #[arg(long, visible_alias = "all")]
    behind: bool,

    #[command(flatten)]
    content: ContentArgs,
}

/// Prints the passage.
pub(crate) fn run(args: &ReadArgs) -> anyhow::Result<()> {
    struct Read<'a> {
        key: &'a str,
        behind: Behind,
    }
    impl Visit for Read<'_> {
        type Out = anyhow::Result<String>;

        fn visit<V: Volume>(self, content: &Held<V::Content>) -> Self::Out {
            let Some(book) = V::book(content) else {
                bail!("{} has no book to read from", V::TITLE)
            };
            Ok(book.passage(self.key, self.behind, line())?)
        }
    }
    let game: GameName = args.game.parse()?;
    let behind = if args.behind { Behind::Shown } else { Behind::Hidden };
    let page = args.content.shelf()?.visit(game, Read { key: &args.key, behind })?;
    outlet::print(&page)
}

/// How long a line may be here.
fn line() -> usize {
    if !io::stdout().is_terminal() {
        return LONGEST_LINE;
    }
    let (width, _) = terminal::size().unwrap_or((u16::MAX, 0));
    usize::from(width).clamp(SHORTEST_LINE, LONGEST_LINE)
}
