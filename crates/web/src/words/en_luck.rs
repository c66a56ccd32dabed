//! English: what a table says about its luck.

use super::en::listed;
use crate::model::{BroughtModel, LuckModel};

pub(crate) const FAIR: &str = "Was the shuffle fair?";
pub(crate) const FAIR_LUCK: &str = "Fair luck";
pub(crate) const HOW: &str = "The cards come from a secret seed of the server and from a random number of each player’s \
    browser. All of them are fixed by their hashes before any is told, so nobody can choose the \
    luck. Your browser does this by itself.";
pub(crate) const HASH_NOW: &str = "This is the hash of the server’s seed:";
pub(crate) const START_NOW: &str = "Start without waiting";
pub(crate) const SWAPPED: &str = "The server’s seed or a pledge is not the one this browser saw before. \
    It keeps its number to itself, and adds nothing to the luck.";
pub(crate) const TERMS: &str =
    "Players’ browsers took part. All draws come from the SHA-256 of these lines:";
pub(crate) const MIXED: &str = "Checked in this browser: the seed has the hash that was shown, and its own number and all others \
    are the ones that were pledged.";
pub(crate) const LOST: &str =
    "Checked in this browser: the numbers in the seed are not those that were pledged here.";
pub(crate) const HASH: &str =
    "Before the first card was dealt, this hash of the server’s seed was fixed:";
pub(crate) const HASH_FROM_NOW: &str =
    "Everything drawn at this table comes from a seed of its own, with this hash:";
pub(crate) const SEED: &str = "Seed (deals the same cards for anyone):";
pub(crate) const SEED_PART: &str = "And this is the server’s seed:";
pub(crate) const SEED_LATER: &str = "The seed itself is shown when the game is over.";
pub(crate) const HASH_SEEN: &str = "Checked in this browser: the seed has this hash, and it is the one shown here during the game.";
pub(crate) const HASH_FITS: &str = "Checked in this browser: the seed has this hash.";
pub(crate) const HASH_DIFFERS: &str = "Checked in this browser: the seed does not match the hash.";
pub(crate) const VERIFY: &str =
    "To check it yourself, save the game and run “tabletale verify FILE”.";

/// Whose numbers are waited for.
pub(crate) fn awaited(names: &[&str]) -> String {
    match names {
        [] => "All random numbers are in.".to_owned(),
        names => format!("Waiting a few seconds for the random number of {}.", listed(names)),
    }
}

/// Who has pledged a number before the game.
pub(crate) fn pledged(names: &[&str]) -> String {
    format!("Pledged so far: {}.", listed(names))
}

/// Whose numbers are in the seed.
pub(crate) fn added(by: &[&str], nothing: &[&str]) -> String {
    let added = match by {
        [] => return "No player’s browser added to the seed: it is the server’s alone.".to_owned(),
        [one] => format!("{one}’s browser added a random number to the seed."),
        names => {
            format!("The browsers of {} added a random number each to the seed.", listed(names))
        }
    };
    match nothing {
        [] => added,
        [one] => format!("{added} {one}’s browser added nothing."),
        names => format!("{added} The browsers of {} added nothing.", listed(names)),
    }
}

/// Luck was drawn again, because these numbers were missing.
pub(crate) fn again(names: &[String]) -> String {
    let names = listed(names);
    format!("The random number of {names} did not arrive, so luck was drawn again with fresh ones.")
}

/// What came with a file or a what-if.
pub(crate) fn brought(brought: &BroughtModel) -> String {
    let what = match brought.moves {
        0 => "Its setup was imported".to_owned(),
        1 => "Its setup and 1 move were imported".to_owned(),
        moves => format!("Its setup and {moves} moves were imported"),
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
            return format!("Dealing again from the seed gave a different game: {reason}.");
        }
    };
    let mut text = match luck.brought_along {
        0 => format!(
            "Checked by the table: dealt again from the seed, all {} are the same.",
            draws(luck.promised)
        ),
        brought => format!(
            "Checked by the table: dealt again from the seed, the {} made at this table are the \
             same. {} imported and can’t be checked.",
            draws(luck.promised),
            were(brought)
        ),
    };
    if luck.passed_over > 0 {
        text += &format!(" {} undone.", were(luck.passed_over as usize));
    }
    text
}

fn draws(count: usize) -> String {
    if count == 1 { "1 random draw".to_owned() } else { format!("{count} random draws") }
}

fn were(count: usize) -> String {
    if count == 1 { "1 draw was".to_owned() } else { format!("{count} draws were") }
}
