//! The front page with the shelf, and the options of a new table.

use maud::{Markup, html};
use shelf::{Chosen, GameName, Picked};

use crate::{
    game, learn,
    model_front::FrontModel,
    options,
    seats::{emblem, ui_icon},
    shell::{Document, Refresh, button_form},
    tables,
    words::{learn as words_of_learning, shell as words},
};

/// The front page: one sentence, the game that runs, and the volumes on their shelf.
pub fn front_page(front: &FrontModel) -> String {
    let body = html! {
        main.front id="table" {
            div.opening {
                h1 { (words::PROMISE) }
                @if let Some(line) = &front.continues { (tables::go_on(line, front.others)) }
            }
            section.shelf aria-label=(words::SHELF) {
                @for &game in GameName::ALL { (volume(game, front.played.contains(&game))) }
            }
            p.quiet.foot { (words::NO_ACCOUNT) " " a.door href="/tables" { (words::MORE_HERE) } }
        }
    };
    Document {
        title: "Tabletale",
        class: "front-page",
        style: None,
        symbols: game::covers(),
        header: html! { a.how-link.to-tables href="/tables" { (words::TABLES) } },
        body,
        after: html! {},
        refresh: Refresh::Never,
    }
    .render()
}

/// A volume on the shelf with the ways to open it. Whoever has never played it is taught first.
fn volume(game: GameName, is_known: bool) -> Markup {
    let (theme, menu) = (game::theme(game), game.menu());
    let players = menu.usual_players();
    let others = if players > 1 { "medium" } else { "" };
    let teaches = game.tutorial().is_some() && !is_known;
    let more = format!("{}: {}", words::MORE_WAYS, game.title());
    html! {
        article class={ "volume v-" (game.word()) } aria-label=(game.title()) {
            div.stand {
                a.cover-link href={ "/new/" (game.word()) } tabindex="-1" aria-hidden="true" { (cover(game)) }
            }
            div.blurb {
                h2.sr { (game.title()) }
                p.story { (theme.tagline) }
                p.facts {
                    span { (ui_icon("people")) (words::players(menu.fewest, menu.most)) }
                    span { (ui_icon("clock")) (theme.time) }
                }
                div.ways {
                    @if teaches { (learn(game, "primary")) }
                    (open(game, players, others, if teaches { "" } else { "primary" }, words::PLAY_NOW))
                    @if menu.most > 1 { (open(game, players.max(2), "person", "", words::PLAY_FRIENDS)) }
                    a.door.more href={ "/new/" (game.word()) } aria-label=(more) { (words::MORE) }
                }
            }
        }
    }
}

/// The cover of a volume.
fn cover(game: GameName) -> Markup {
    html! { svg.cover viewBox="0 0 200 240" aria-hidden="true" { use href={ "#v-" (game.word()) } {} } }
}

/// A button that opens a guided first game.
pub(crate) fn learn(game: GameName, class: &str) -> Markup {
    let fields = [("game", game.word()), ("guided", "on")];
    button_form("/tables", &fields, class, words_of_learning::LEARN)
}

/// A button that opens a table of so many, with such others.
fn open(game: GameName, players: usize, others: &str, class: &str, label: &str) -> Markup {
    let players_word = players.to_string();
    let names: Vec<String> = (2..=players).map(|seat| format!("bot_{seat}")).collect();
    let mut fields = vec![("game", game.word()), ("players", players_word.as_str())];
    fields.extend(names.iter().map(|name| (name.as_str(), others)));
    button_form("/tables", &fields, class, label)
}

/// The options of a new table.
pub fn new_page(game: GameName, my_name: Option<&str>) -> String {
    let menu = game.menu();
    let chosen = menu.choose(menu.most, &[]).expect("the most players can play");
    let theme = game::theme(game);
    let body = html! {
        main.new id="table" {
            div class={ "beside v-" (game.word()) } {
                (cover(game))
                @if game.tutorial().is_some() { (learn(game, "")) }
                (learn::link(game))
            }
            form.sheet method="post" action="/tables" {
                h1 { (game.title()) }
                p.story { (theme.tagline) }
                p.quiet { (theme.about) " " (words::players(menu.fewest, menu.most)) ", " (theme.time) "." }
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
                p { button.primary { (words::OPEN_TABLE) } " " a.door href="/" { (words::TO_THE_SHELF) } }
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
