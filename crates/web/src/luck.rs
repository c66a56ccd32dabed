//! What a page says about its luck: who takes part, what was promised, what was brought along, and
//! how it came out.

use maud::{Markup, html};
use table::Seat;

use crate::{
    model::{DrawPhase, Sitter, TableModel, TableStage},
    words::{learn, luck as words, shell},
};

/// A line that says that this game did not begin here, on every page of the table.
pub(crate) fn brought(table: &TableModel) -> Markup {
    let brought = table.brought.as_ref().filter(|brought| !brought.prepared);
    html! { @if let Some(brought) = brought { p.brought { (words::brought(brought)) } } }
}

/// What is shown in place of the lobby while browsers add their numbers.
pub(crate) fn starting(table: &TableModel) -> Markup {
    let is_in = |seat: Seat| {
        let pledge = table.draw.pledged.iter().find(|pledge| pledge.seat == seat);
        match table.draw.phase {
            DrawPhase::Opening => pledge.is_none_or(|pledge| pledge.number.is_some()),
            DrawPhase::Lobby | DrawPhase::Gathering | DrawPhase::Begun => {
                pledge.is_some() || table.draw.left_out.contains(&seat)
            }
        }
    };
    let is_person = |sitter| matches!(sitter, Sitter::Person { .. });
    let people = table.seats.iter().filter(|seat| is_person(seat.sitter));
    let awaited: Vec<&str> =
        people.filter(|seat| !is_in(seat.seat)).map(|seat| seat.name.as_str()).collect();
    let others = table.seats.iter().any(|seat| is_person(seat.sitter) && !seat.mine);
    html! {
        section.sheet.gather aria-labelledby="gather" {
            h1 id="gather" { (table.game.title()) }
            p.story { (shell::lobby(table)) }
            p { (words::awaited(&awaited)) }
            @for names in &table.draw.again { p { (words::again(names)) } }
            // Whoever plays alone waits for nobody.
            @if table.is_host && others && table.draw.phase == DrawPhase::Gathering {
                div.actions { (crate::shell::button_form(&format!("/t/{}/start", table.id), &[], "", words::START_NOW)) }
            }
            (fairness(table))
        }
    }
}

/// What the script needs to take part for the seats of this browser.
fn taking_part(table: &TableModel) -> Markup {
    let phase = if table.draw.phase == DrawPhase::Opening { "open" } else { "pledge" };
    let mine = table.mine.iter().filter(|seat| !table.draw.left_out.contains(seat));
    let mine: Vec<String> = mine.map(ToString::to_string).collect();
    let pledged = table.draw.pledged.iter();
    let pledged: Vec<String> =
        pledged.map(|pledge| format!("{}:{}", pledge.seat, pledge.hash)).collect();
    html! {
        span id="draw" hidden data-table=(table.id) data-seed-hash=(table.seed_hash) data-phase=(phase)
            data-mine=(mine.join(" ")) data-pledged=(pledged.join(" ")) data-swapped=(words::SWAPPED) {}
    }
}

/// How the luck of this table comes about: the hashes, who added what, and the seed itself when it
/// may be known.
pub(crate) fn fairness(table: &TableModel) -> Markup {
    let is_lobby = table.stage == TableStage::Lobby;
    html! {
        details.fair id="fair" {
            summary { @if is_lobby { (words::FAIR_LUCK) } @else { (words::FAIR) } }
            @if is_lobby { (taking_part(table)) p { (words::HOW) } }
            @match &table.brought {
                Some(brought) if brought.prepared => { p { (learn::GUIDED_DEAL) } }
                Some(brought) => { p { (words::brought(brought)) } }
                None => {}
            }
            p {
                @if is_lobby { (words::HASH_NOW) }
                @else if table.brought.is_some() { (words::HASH_FROM_NOW) }
                @else { (words::HASH) }
            }
            code data-promise=[(!is_lobby && table.seed.is_none()).then_some(&table.id)] { (table.seed_hash) }
            (added(table))
            @match &table.seed {
                Some(seed) => { (told(table, seed)) }
                None => { p.quiet { (words::SEED_LATER) } }
            }
        }
    }
}

/// Whose browsers have added a number, and whose have not.
fn added(table: &TableModel) -> Markup {
    let names = |seats: &[Seat]| seats.iter().map(|&seat| table.name(seat)).collect::<Vec<_>>();
    let pledged: Vec<Seat> = table.draw.pledged.iter().map(|pledge| pledge.seat).collect();
    html! {
        @if table.draw.phase == DrawPhase::Begun {
            p { (words::added(&names(&pledged), &names(&table.draw.added_nothing))) }
        } @else if !pledged.is_empty() {
            p { (words::pledged(&names(&pledged))) }
        }
        @for names in &table.draw.again { p { (words::again(names)) } }
    }
}

/// The seed of a game that is over, and what came of checking it.
fn told(table: &TableModel, seed: &str) -> Markup {
    html! {
        p { @if table.draw.terms.is_some() { (words::SEED_PART) } @else { (words::SEED) } }
        code { (seed) }
        @if let Some(terms) = &table.draw.terms {
            p { (words::TERMS) }
            pre { (terms) }
        }
        p { output.checked id="seed-check" data-keep data-table=(table.id) data-hash=(table.seed_hash) data-seed=(seed)
            data-terms=[&table.draw.terms] data-same=(words::HASH_SEEN) data-fits=(words::HASH_FITS)
            data-differs=(words::HASH_DIFFERS) data-mixed=(words::MIXED) data-lost=(words::LOST) {} }
        @if let Some(luck) = &table.luck { p.checked { (words::dealt_again(luck)) } }
        p.quiet { (words::VERIFY) }
    }
}
