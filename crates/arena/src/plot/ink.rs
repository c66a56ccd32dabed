//! Colours, patterns and letters of the pictures.

use bots::BotKind;
use shelf::GameName;

/// Warm paper.
pub(super) const PAPER: &str = "#f1e7d3";
/// A lighter sheet lying on it.
pub(super) const SHEET: &str = "#fcf8ee";
/// Blue-black ink.
pub(super) const INK: &str = "#1c2938";
/// Ink for what matters less.
pub(super) const PALE_INK: &str = "#566170";
/// Lines that only guide the eye.
pub(super) const LINE: &str = "#e5dcc9";

/// For titles and names.
pub(super) const SERIF: &str = "ui-serif, 'Iowan Old Style', 'Palatino Linotype', Palatino, \
    'URW Palladio L', P052, 'Book Antiqua', Georgia, serif";
/// For numbers and notes.
pub(super) const SANS: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', \
    'DejaVu Sans', sans-serif";
/// For what can be typed.
pub(super) const MONO: &str =
    "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/// The colour of the volume: its mist from near to far.
pub(super) fn mist(game: GameName) -> [&'static str; 3] {
    game.colours().mist
}

/// The colour of a kind of bot: the stronger, the darker.
pub(super) fn colour(kind: BotKind) -> &'static str {
    match kind {
        BotKind::Random => "#d8cab0",
        BotKind::Greedy => "#e2a23c",
        BotKind::Easy => "#86b6ae",
        BotKind::Medium => "#3c7c86",
        BotKind::Hard => "#22405f",
    }
}

/// The pattern of a kind of bot, on top of its colour, as the inside of an SVG pattern.
pub(super) fn pattern(kind: BotKind) -> &'static str {
    match kind {
        BotKind::Random => {
            r##"width="10" height="10"><circle cx="2.5" cy="2.5" r="1.3" fill="#8c7c5e"/><circle cx="7.5" cy="7.5" r="1.3" fill="#8c7c5e"/>"##
        }
        BotKind::Greedy => {
            r##"width="9" height="9" patternTransform="rotate(45)"><path d="M0 0V9" stroke="#a8661b" stroke-width="2.4"/>"##
        }
        BotKind::Easy => {
            r##"width="14" height="9"><path d="M0 4.5Q3.5 1 7 4.5T14 4.5" fill="none" stroke="#4a837c" stroke-width="1.4"/>"##
        }
        BotKind::Medium => {
            r##"width="8" height="8"><path d="M2 0V8" stroke="#a5cbcb" stroke-width="1.1"/>"##
        }
        BotKind::Hard => {
            r##"width="22" height="22"><circle cx="5" cy="6" r=".9" fill="#b9c9d6"/><circle cx="16" cy="15" r=".7" fill="#b9c9d6"/>"##
        }
    }
}

/// The patterns of these bots, ready to be used as `url(#hard)`.
pub(super) fn patterns(kinds: impl Iterator<Item = BotKind>) -> String {
    kinds
        .map(|kind| {
            let inside = pattern(kind);
            format!("<pattern id=\"{kind}\" patternUnits=\"userSpaceOnUse\" {inside}</pattern>\n")
        })
        .collect()
}
