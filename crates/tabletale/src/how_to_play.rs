//! `tabletale how-to-play`: the rules of a game in short, as text.

use clap::Args;
use shelf::{GameName, LearnPart, LearnSection};
use table::Worked;

use crate::{content::ContentArgs, outlet};

/// The longest line.
const WIDE: usize = 84;

const EXAMPLES: &str = "\
Examples:
  tabletale how-to-play faraway
  tabletale how-to-play above-and-below";

/// Print how to play a game
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct HowToPlayArgs {
    /// Which game: faraway, above-and-below, near-and-far, now-or-never
    game: String,

    #[command(flatten)]
    content: ContentArgs,
}

/// Prints the page.
pub(crate) fn run(args: &HowToPlayArgs) -> anyhow::Result<()> {
    let game: GameName = args.game.parse()?;
    let Some(page) = args.content.shelf()?.how_to_play(game) else {
        anyhow::bail!("nobody has written how to play {}", game.title())
    };
    let title = format!("How to play {}", game.title());
    let mut text = format!("{title}\n{}\n", "=".repeat(title.chars().count()));
    page.sections.iter().for_each(|section| text += &told(section, game.score()));
    outlet::print(&text)
}

fn told(section: &LearnSection, score: &str) -> String {
    let title = &section.title;
    let mut text = format!("\n{title}\n{}\n", "-".repeat(title.chars().count()));
    for part in &section.parts {
        text.push('\n');
        text += &match part {
            LearnPart::Text(paragraph) => wrapped(paragraph, ""),
            LearnPart::List(all) => all.iter().map(|one| wrapped(one, "- ")).collect(),
            LearnPart::Pictures(all) => {
                all.iter().map(|(_, shows)| wrapped(&format!("[{shows}]"), "  ")).collect()
            }
            LearnPart::Symbols(all) => {
                all.iter().map(|(_, meaning)| wrapped(meaning, "- ")).collect()
            }
            LearnPart::Worked(worked) => counted(worked, score),
        };
    }
    if !section.rules.is_empty() {
        text.push('\n');
        text += &wrapped(&format!("({})", section.rules.join(" ")), "");
    }
    text
}

/// A scoring, a line for each step.
fn counted(worked: &Worked, score: &str) -> String {
    let mut text: String = worked
        .steps
        .iter()
        .map(|step| {
            let lines = wrapped(&step.text, "       ");
            format!("{:>5}  {}", step.points, lines.trim_start())
        })
        .collect();
    text += &format!("{:>5}  {score} in all\n", worked.total);
    text
}

/// The text in lines that are not too long; the first begins with `mark`, the others below its end.
fn wrapped(text: &str, mark: &str) -> String {
    let indent = " ".repeat(mark.chars().count());
    let mut out = String::new();
    let mut line = mark.to_owned();
    let mut is_empty = true;
    for word in text.split_whitespace() {
        if !is_empty && line.chars().count() + 1 + word.chars().count() > WIDE {
            out.push_str(line.trim_end());
            out.push('\n');
            line.clone_from(&indent);
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    out.push_str(line.trim_end());
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_go_on_below_their_beginning() {
        let text = "word ".repeat(20);
        let lines = wrapped(&text, "- ");
        assert!(lines.lines().all(|line| line.chars().count() <= WIDE), "{lines}");
        assert!(lines.starts_with("- word") && lines.contains("\n  word"), "{lines}");
    }
}
