//! `tabletale check`: is everything printed on the components in order?

use std::{fmt::Write, path::PathBuf};

use anyhow::bail;
use clap::Args;
use shelf::{GameName, Held, Shelf, Visit, Volume};

use crate::{
    columns::{Side, columns, underlined},
    content,
    outlet::{self, counted},
};

const EXAMPLES: &str = "\
Examples:
  tabletale check                  the cards and books that come with the program
  tabletale check my-cards         your own, in my-cards/faraway/regions.toml and sanctuaries.toml
  tabletale check --by-chapter     each file of a book in numbers as well";

/// Check all cards and books, and list every fault with its file and line
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CheckArgs {
    /// A folder with a folder for each game [default: what comes with the program]
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,

    /// Also show each chapter of a book in numbers
    #[arg(long)]
    by_chapter: bool,
}

/// How closely books are looked at.
#[derive(Clone, Copy)]
enum Books {
    Whole,
    ByChapter,
}

/// Checks the content and tells what there is, or what is wrong with it.
pub(crate) fn run(args: &CheckArgs) -> anyhow::Result<()> {
    let books = if args.by_chapter { Books::ByChapter } else { Books::Whole };
    let Some(folder) = &args.folder else {
        return tell(&Shelf::embedded(), books, |_| "the program".to_owned());
    };
    match content::load(folder)? {
        Ok(shelf) => tell(&shelf, books, |game| match content::replaces(folder, game) {
            true => folder.join(game.word()).display().to_string(),
            false => "the program".to_owned(),
        }),
        Err(faults) => {
            let mut list = String::new();
            for fault in &faults {
                let _ = writeln!(list, "{fault}");
            }
            outlet::print(&list)?;
            bail!("{} in {}", counted(faults.len() as u64, "fault", "faults"), folder.display())
        }
    }
}

fn tell(
    shelf: &Shelf,
    books: Books,
    comes_from: impl Fn(GameName) -> String,
) -> anyhow::Result<()> {
    let mut rows = vec![["game", "checked", "", "from"].map(str::to_owned)];
    let mut numbers = String::new();
    for &game in GameName::ALL {
        for (line, (kind, count)) in shelf.visit(game, Inventory).into_iter().enumerate() {
            let (name, from) = match line {
                0 => (game.word().to_owned(), comes_from(game)),
                _ => (String::new(), String::new()),
            };
            rows.push([name, count.to_string(), kind.to_owned(), from]);
        }
        numbers += &shelf.visit(game, InNumbers(books));
    }
    let table = columns(&underlined(rows), [Side::Left, Side::Right, Side::Left, Side::Left]);
    outlet::print(&format!("{table}\n{numbers}Everything is in order.\n"))
}

/// Asks a game what there is.
struct Inventory;

impl Visit for Inventory {
    type Out = Vec<(&'static str, usize)>;

    fn visit<V: Volume>(self, content: &Held<V::Content>) -> Self::Out {
        V::inventory(content)
    }
}

/// Asks a game for its book in numbers; empty if it has none.
struct InNumbers(Books);

impl Visit for InNumbers {
    type Out = String;

    fn visit<V: Volume>(self, content: &Held<V::Content>) -> Self::Out {
        let Some(book) = V::book(content) else { return String::new() };
        let mut text = format!("The book of {} in numbers\n\n{}\n", V::TITLE, book.statistics());
        match self.0 {
            Books::Whole => {}
            Books::ByChapter => {
                for (file, statistics) in book.statistics_by_file() {
                    text += &format!("{file}\n\n{statistics}\n");
                }
            }
        }
        text
    }
}
