//! The score pad as text.

use game_faraway::{
    Content,
    cards::Card,
    scoring::{Line, ScorePad},
};

use super::tableau::{ROW, Tableau};
use crate::{
    columns::{Side, columns},
    outlet::counted,
};

/// The score card by card in the order of scoring, with why each card pays what it pays.
pub(super) fn text(cards: &Content, tableau: &Tableau, pad: &ScorePad) -> String {
    let mut rows = Vec::new();
    for line in &pad.regions {
        rows.push(row(line.card.to_string(), cards.region(line.card), line, Some("day")));
    }
    let regions = rows.len();
    for line in &pad.sanctuaries {
        rows.push(row(line.card.to_string(), cards.sanctuary(line.card), line, None));
    }
    let sides = [Side::Right, Side::Left, Side::Left, Side::Right, Side::Left];
    let laid_out = columns(&rows, sides);
    let mut lines = laid_out.lines();

    let mut text = "Regions, from the last played to the first\n".to_owned();
    for line in lines.by_ref().take(regions) {
        text += &format!("  {line}\n");
    }
    if !pad.sanctuaries.is_empty() {
        text += "\nSanctuaries, with everything in sight\n";
    }
    for line in lines {
        text += &format!("  {line}\n");
    }
    text += &totals(pad);
    text += &notes(tableau);
    text
}

/// Number, what the card shows, what it pays and why.
fn row<C>(name: String, card: &Card, line: &Line<C>, by_day: Option<&str>) -> [String; 5] {
    let time = if card.night { Some("night") } else { by_day };
    let mut kind: Vec<&str> = card.colour.iter().map(|colour| colour.word()).collect();
    kind.extend(time);
    let mut shows = Vec::new();
    if card.clues > 0 {
        shows.push("Clue".to_owned());
    }
    if card.wonders.total() > 0 {
        shows.push(card.wonders.to_string());
    }
    [name, kind.join(" "), shows.join(", "), line.fame.to_string(), line.why.to_string()]
}

fn totals(pad: &ScorePad) -> String {
    let regions: u16 = pad.regions.iter().map(|line| line.fame).sum();
    let sanctuaries: u16 = pad.sanctuaries.iter().map(|line| line.fame).sum();
    format!("\nRegions {regions}, Sanctuaries {sanctuaries}, total {} fame\n", pad.total)
}

/// What may be a slip of the finger.
fn notes(tableau: &Tableau) -> String {
    let mut notes = String::new();
    let (regions, sanctuaries) = (tableau.regions.len(), tableau.sanctuaries.len());
    if regions < ROW {
        notes += &format!("\nNote: {regions} of {ROW} Regions are given.\n");
    }
    let finds = tableau.finds();
    if finds != sanctuaries {
        notes += &format!(
            "\nNote: Regions in this order find {}; {sanctuaries} given.\n",
            counted(finds as u64, "Sanctuary", "Sanctuaries")
        );
    }
    notes
}
