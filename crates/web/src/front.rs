//! The front page with the shelf, and the options of a new table.

use maud::{Markup, html};
use shelf::GameName;

use crate::{
    game,
    model::{FrontModel, TableLine},
    seats::emblem,
    shell::{Page, Refresh},
    words::shell as words,
};

/// The volumes that are announced and not there yet: cover and title.
const COMING: [(&str, &str); 2] = [("near", "Near and Far"), ("now", "Now or Never")];

/// The front page.
pub fn front_page(front: &FrontModel) -> String {
    let body = html! {
        main.front id="table" {
            div.opening {
                div {
                    h1 { "Tabletale" }
                    p.promise { (words::PROMISE) }
                }
                @if !front.continues.is_empty() {
                section.sheet.tables aria-labelledby="continue" {
                    h2 id="continue" { (words::CONTINUE) }
                    (lines(&front.continues))
                }
            }
            }
            section.shelf aria-label=(words::SHELF) {
                @for &game in GameName::ALL { (volume(game)) }
                @for (cover, title) in COMING {
                    article.volume.coming {
                        svg.cover viewBox="0 0 200 280" role="img" aria-label=(title) { use href={ "#v-" (cover) } {} }
                        p.ribbon { (words::IN_THE_MAKING) }
                    }
                }
            }
            section.sheet.tables aria-labelledby="open" {
                h2 id="open" { (words::OPEN_TABLES) }
                @if front.open.is_empty() { p.quiet { (words::NO_OPEN_TABLES) } }
                (lines(&front.open))
                details.import id="import" {
                    summary { (words::IMPORT) }
                    form method="post" action="/import" {
                        label.field {
                            span { (words::IMPORT_TEXT) }
                            textarea id="import-text" name="file" required spellcheck="false" {}
                        }
                        input type="file" accept=".replay,text/plain" data-into="import-text" hidden aria-label=(words::IMPORT);
                        p { button { (words::IMPORT_IT) } }
                    }
                }
            }
            p.quiet.foot { (words::NO_ACCOUNT) }
        }
    };
    Page {
        title: "Tabletale",
        class: "front-page",
        symbols: game::covers(),
        header: html! {},
        body,
        after: html! {},
        refresh: Refresh::Never,
    }
    .render()
}

/// A volume that can be opened, with the ways to open it.
fn volume(game: GameName) -> Markup {
    let (tagline, about) = game::blurb(game);
    let bots = [("game", game.word()), ("players", "3"), ("bot_2", "medium"), ("bot_3", "medium")];
    let friends =
        [("game", game.word()), ("players", "3"), ("bot_2", "person"), ("bot_3", "person")];
    html! {
        article.volume.ready aria-label=(game.title()) {
            a.cover-link href={ "/new/" (game.word()) } tabindex="-1" aria-hidden="true" {
                svg.cover viewBox="0 0 200 280" { use href={ "#v-" (game.word()) } {} }
            }
            div.open-here {
                h2 { (game.title()) }
                p.story { (tagline) }
                p.quiet { (about) }
                div.ways {
                    (crate::shell::button_form("/tables", &bots, "primary", words::PLAY_BOTS))
                    (crate::shell::button_form("/tables", &friends, "", words::PLAY_FRIENDS))
                    a.door href={ "/new/" (game.word()) } { (words::OPTIONS) }
                }
            }
        }
    }
}

fn lines(lines: &[TableLine]) -> Markup {
    html! {
        ul.lines {
            @for line in lines {
                li {
                    a href={ "/t/" (line.id) } {
                        b { (line.game.map_or(words::UNKNOWN_GAME, GameName::title)) }
                        span { (line.seats) }
                        @if !line.my_turn { span.quiet { (line.status) } }
                        @if let Some(left) = line.left { span.quiet { (words::left(left)) } }
                        @if line.my_turn { strong.turn { (words::YOUR_TURN) } }
                    }
                }
            }
        }
    }
}

/// The options of a new table.
pub fn new_page(game: GameName) -> String {
    let players = game.players();
    let usual = (*players.start()).max(3).min(*players.end());
    let (tagline, _) = game::blurb(game);
    let body = html! {
        main.new id="table" {
            svg.cover viewBox="0 0 200 280" aria-hidden="true" { use href={ "#v-" (game.word()) } {} }
            form.sheet method="post" action="/tables" {
                h1 { (game.title()) }
                p.story { (tagline) }
                input type="hidden" name="game" value=(game.word());
                label.field { span { (words::YOUR_NAME) } input name="name" maxlength="24" autocomplete="nickname"; }
                fieldset {
                    legend { (words::PLAYERS) }
                    div.choices {
                        @for count in players.clone() {
                            label.pill {
                                input type="radio" name="players" value=(count) checked[count == usual];
                                (count)
                            }
                        }
                    }
                }
                fieldset {
                    legend { (words::WHO_SITS) }
                    ol.seating {
                        li { (emblem(table::Seat::new(0))) span { (words::YOU) } }
                        @for number in 2..=*players.end() {
                            li data-seat=(number) {
                                (emblem(table::Seat::new(number - 1)))
                                select name={ "bot_" (number) } aria-label=(words::seat(number)) {
                                    @for (value, meaning) in words::SITTERS {
                                        option value=(value) selected[value == "medium"] { (meaning) }
                                    }
                                }
                            }
                        }
                    }
                }
                @if !game.choices().is_empty() {
                    fieldset {
                        legend { (words::VARIANTS) }
                        @for choice in game.choices() {
                            label.check { input type="checkbox" name={ "choice_" (choice.word) } value="on"; (choice.about) }
                        }
                    }
                }
                fieldset {
                    legend { (words::PACE) }
                    label.check { input type="radio" name="pace" value="live" checked; (words::LIVE) }
                    label.check { input type="radio" name="pace" value="daily"; (words::DAILY) }
                    label.check { input type="checkbox" name="listed" value="on"; (words::LISTED) }
                }
                p { button.primary { (words::OPEN_TABLE) } " " a.door href="/" { (words::TO_THE_SHELF) } }
            }
        }
    };
    Page {
        title: game.title(),
        class: "new-page",
        symbols: game::covers(),
        header: html! {},
        body,
        after: html! {},
        refresh: Refresh::Never,
    }
    .render()
}
