//! What labels, prompts and meanings ask alike: whose decision it is, and what things are called there.

use table::Seen;

use super::cards::{quest_price, token_name};
use crate::{NowOrNever, Player, Token, components::Quest};

/// The player who is asked, or whose turn it is.
pub(super) fn asked_player<'a>(seen: Seen<'a, NowOrNever>) -> &'a Player {
    let open = &seen.view.open;
    open.player(open.stage.asks_only(open.active).unwrap_or(open.active))
}

/// What a quest card costs on a button.
pub(super) fn quest_terms(seen: Seen<'_, NowOrNever>, quest: Quest) -> String {
    quest_price(seen.content.quest(quest))
}

/// What a token is called.
pub(super) fn token(seen: Seen<'_, NowOrNever>, token: Token) -> String {
    token_name(seen.content, token).to_owned()
}
