//! The front page with the shelf, and the options of a new table.

use maud::{Markup, html};
use shelf::{Chosen, GameName, Picked};

use crate::{
    game, learn,
    model::FrontModel,
    options,
    seats::emblem,
    shell::{Document, Refresh, button_form},
    tables,
    words::{learn as words_of_learning, shell as words},
};

/// The front page.
pub fn front_page(front: &FrontModel) -> String {
    let body = html! {
        main.front id="table" {
            div.opening {
                div {
                    h1 { "Tabletale" }
                    p.promise { (words::PROMISE) }
                    (my_name(front.my_name.as_deref()))
                }
                @if !front.continues.is_empty() || front.has_more {
                    section.sheet.tables aria-labelledby="continue" {
                        h2 id="continue" { (words::CONTINUE) }
                        @if front.continues.is_empty() { p.quiet { (words::NO_RUNNING_TABLES) } }
                        (tables::lines(&front.continues))
                        @if front.has_more { a.door href="/tables" { (words::ALL_MY_TABLES) } }
                    }
                }
            }
            section.shelf aria-label=(words::SHELF) {
                @for &game in GameName::ALL { (volume(game)) }
            }
            section.sheet.tables aria-labelledby="open" {
                h2 id="open" { (words::OPEN_TABLES) }
                @if front.open.is_empty() { p.quiet { (words::NO_OPEN_TABLES) } }
                (tables::lines(&front.open))
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
    Document {
        title: "Tabletale",
        class: "front-page",
        style: None,
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
    let theme = game::theme(game);
    let (tagline, about) = (theme.tagline, theme.about);
    let menu = game.menu();
    let players = menu.usual_players();
    let table = |players: usize, others: &'static str| {
        let game = [("game".to_owned(), game.word().to_owned())];
        let players_field = [("players".to_owned(), players.to_string())];
        let seats = (2..=players).map(|seat| (format!("bot_{seat}"), others.to_owned()));
        game.into_iter().chain(players_field).chain(seats).collect::<Vec<_>>()
    };
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
                    @if players > 1 {
                        (open(&table(players, "medium"), "primary", words::play_bots(players - 1)))
                        (open(&table(players, "person"), "", words::PLAY_FRIENDS))
                    }
                    @if menu.fewest == 1 { (open(&table(1, ""), "", words::PLAY_ALONE)) }
                    @if game.tutorial().is_some() { (learn(game, "")) }
                    p.doors {
                        (learn::link(game))
                        a.door href={ "/new/" (game.word()) } { (words::OPTIONS) }
                    }
                }
            }
        }
    }
}

/// A button that opens a guided first game.
pub(crate) fn learn(game: GameName, class: &str) -> Markup {
    let fields = [("game", game.word()), ("guided", "on")];
    button_form("/tables", &fields, class, words_of_learning::LEARN)
}

/// A button that opens a table like this.
fn open(table: &[(String, String)], class: &str, label: &str) -> Markup {
    let fields: Vec<(&str, &str)> =
        table.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    button_form("/tables", &fields, class, label)
}

/// The one place where a name is asked; whatever is opened here is opened under it.
fn my_name(name: Option<&str>) -> Markup {
    html! {
        form.my-name id="my-name" method="post" action="/name" {
            label for="name" { @if name.is_some() { (words::YOU_PLAY_AS) } @else { (words::WHAT_NAME) } }
            input id="name" name="name" maxlength="24" required autocomplete="nickname" placeholder=(words::YOUR_NAME) value=[name];
            button { (words::SAVE_NAME) }
        }
    }
}

/// The options of a new table.
pub fn new_page(game: GameName, my_name: Option<&str>) -> String {
    let menu = game.menu();
    let chosen = menu.choose(menu.most, &[]).expect("the most players can play");
    let tagline = game::theme(game).tagline;
    let body = html! {
        main.new id="table" {
            svg.cover viewBox="0 0 200 280" aria-hidden="true" { use href={ "#v-" (game.word()) } {} }
            form.sheet method="post" action="/tables" {
                h1 { (game.title()) }
                p.story { (tagline) }
                input type="hidden" name="game" value=(game.word());
                label.field { span { (words::YOUR_NAME) } input name="name" maxlength="24" autocomplete="nickname" value=[my_name]; }
                fieldset {
                    legend { (words::PLAYERS) }
                    div.choices {
                        @for count in menu.fewest..=menu.most {
                            label.pill {
                                input type="radio" name="players" value=(count) checked[count == menu.usual_players()];
                                (count)
                            }
                        }
                    }
                }
                fieldset {
                    legend { (words::WHO_SITS) }
                    ol.seating {
                        li { (emblem(table::Seat::new(0))) span { (words::YOU) } (seat_options(&chosen, 1)) }
                        @for number in 2..=menu.most {
                            li data-seat=(number) {
                                (emblem(table::Seat::new(number - 1)))
                                select name={ "bot_" (number) } aria-label=(words::seat(number)) {
                                    @for (value, meaning) in words::SITTERS {
                                        option value=(value) selected[value == "medium"] { (meaning) }
                                    }
                                }
                                (seat_options(&chosen, number))
                            }
                        }
                    }
                }
                @if !menu.table.is_empty() {
                    fieldset {
                        legend { (words::VARIANTS) }
                        (options::fields(chosen.every(None), &chosen, name, None))
                    }
                }
                fieldset {
                    legend { (words::PACE) }
                    label.check { input type="radio" name="pace" value="live" checked; (words::LIVE) }
                    label.check { input type="radio" name="pace" value="daily"; (words::DAILY) }
                    label.check { input type="checkbox" name="listed" value="on"; (words::LISTED) }
                }
                p { button.primary { (words::OPEN_TABLE) } " " a.door href="/" { (words::TO_THE_SHELF) } " " (learn::link(game)) }
            }
        }
    };
    Document {
        title: game.title(),
        class: "new-page",
        style: None,
        symbols: game::covers(),
        header: html! {},
        body,
        after: html! {},
        refresh: Refresh::Never,
    }
    .render()
}

/// What can be chosen for one seat.
fn seat_options(chosen: &Chosen, number: usize) -> Markup {
    let every = chosen.every(Some(table::Seat::new(number - 1)));
    options::fields(every, chosen, name, Some(&words::seat(number)))
}

/// The name of the field of an option.
fn name(option: &Picked) -> String {
    format!("option_{}", option.name())
}
