//! English: what a table says about its luck.

use crate::model::{BroughtModel, LuckModel};

pub(crate) const FAIR: &str = "Was the luck fair?";
pub(crate) const HASH: &str = "Before the first card was dealt, this hash of the seed was fixed:";
pub(crate) const HASH_FROM_NOW: &str =
    "Everything drawn at this table comes from a seed of its own, with this hash:";
pub(crate) const SEED: &str = "And this is the seed, so that anyone can deal the same cards:";
pub(crate) const SEED_LATER: &str = "The seed itself is shown when the game is over.";
pub(crate) const HASH_SEEN: &str = "Checked in this browser: the seed has this hash, and it is the one shown here during the game.";
pub(crate) const HASH_FITS: &str = "Checked in this browser: the seed has this hash.";
pub(crate) const HASH_DIFFERS: &str =
    "Checked in this browser: this is not the seed whose hash was shown.";
pub(crate) const VERIFY: &str =
    "To check it all without us, save the game and run “tabletale verify FILE”.";

/// What came with a file or a what-if.
pub(crate) fn brought(brought: &BroughtModel) -> String {
    let what = match brought.moves {
        0 => "Its setup was brought in from elsewhere".to_owned(),
        1 => "Its setup and 1 move were brought in from elsewhere".to_owned(),
        moves => format!("Its setup and {moves} moves were brought in from elsewhere"),
    };
    let cards = match brought.own_cards {
        true => " It is also played with cards of its own, not with those of this program.",
        false => "",
    };
    format!(
        "This game did not begin at this table. {what}, with {}; nobody here can vouch for that \
         luck.{cards}",
        draws(brought.picks)
    )
}

/// What came of dealing a game again from its seed.
pub(crate) fn dealt_again(luck: &Result<LuckModel, String>) -> String {
    let luck = match luck {
        Ok(luck) => luck,
        Err(reason) => {
            return format!("Dealt again from the seed, it does not come out: {reason}.");
        }
    };
    let mut text = match luck.brought_along {
        0 => format!(
            "Checked by the table: dealt again from the seed, all {} are the same.",
            draws(luck.promised)
        ),
        brought => format!(
            "Checked by the table: dealt again from the seed, the {} made at this table are the \
             same. {} brought along, not promised to these players.",
            draws(luck.promised),
            were(brought)
        ),
    };
    if luck.passed_over > 0 {
        text += &format!(" {} were passed over when moves were taken back.", luck.passed_over);
    }
    text
}

fn draws(count: usize) -> String {
    if count == 1 { "1 random draw".to_owned() } else { format!("{count} random draws") }
}

fn were(count: usize) -> String {
    if count == 1 { "1 more was".to_owned() } else { format!("{count} more were") }
}
