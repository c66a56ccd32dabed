//! What a reason why not is made of: what is not offered, and what was refused.

use table::{Missing, Seen, words::sentence};

use super::cards::requirement_of;
use crate::{Action, NowOrNever, Refusal, components::Quest};

/// Whether nothing of this kind is offered.
pub(super) fn lacks(seen: Seen<'_, NowOrNever>, is_it: impl Fn(Action) -> bool) -> bool {
    !seen.actions.iter().any(|action| is_it(*action))
}

/// A refusal as a whole sentence.
pub(super) fn told(seen: Seen<'_, NowOrNever>, refusal: &Refusal) -> String {
    sentence(&refusal.told(seen.content, seen.names))
}

/// What is missing because the rules refuse it: the refusal is told, and rests on this rule.
pub(super) fn refused(
    seen: Seen<'_, NowOrNever>,
    what: &'static str,
    refusal: &Refusal,
    rule: &'static str,
) -> Missing {
    Missing::new(what, told(seen, refusal), rule)
}

/// What a quest card asks for that its player does not have.
pub(super) fn unmet(seen: Seen<'_, NowOrNever>, quest: Quest) -> Option<String> {
    requirement_of(seen.content, seen.view.open.mover(), quest)
}
