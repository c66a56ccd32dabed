//! How to play a game, as a page that can be printed.

use maud::{Markup, html};
use shelf::{GameName, HowToPlay, LearnPart, LearnSection, Shelf};
use table::{Picture, Worked};

use crate::{
    game,
    shell::{Document, Refresh},
    theme::Theme,
    words::{learn as words, shell},
};

/// More pictures than this stand side by side without their words.
const FEW: usize = 4;

/// How to play a game; nothing for a game without such a page.
pub fn how_to_play_page(shelf: &Shelf, game: GameName) -> Option<String> {
    let page = shelf.how_to_play(game)?;
    let theme = game::theme(game);
    let (symbols, _) = (theme.sheet)(shelf);
    let title = words::how_to_play(game.title());
    let document = Document {
        title: &format!("{title} · Tabletale"),
        class: "how-page",
        style: theme.style,
        symbols,
        header: html! {},
        body: html! {
            main.how id="table" {
                header {
                    h1 { (title) }
                    p.story { (theme.tagline) }
                    (contents(&page))
                    div.ways-on {
                        @if game.tutorial().is_some() { (crate::front::learn(game, "primary")) }
                        a.button href={ "/new/" (game.word()) } { (shell::OPEN_TABLE) }
                        button type="button" data-print hidden { (words::PRINT) }
                    }
                }
                @for section in &page.sections { (whole(shelf, game, theme, section)) }
                footer { p.quiet { (words::RULES_ABOUT) } p { a.door href="/" { (shell::TO_THE_SHELF) } } }
            }
        },
        after: html! {},
        refresh: Refresh::Never,
    };
    Some(document.render())
}

fn contents(page: &HowToPlay) -> Markup {
    html! {
        nav.contents aria-label=(words::CONTENTS) {
            ol { @for section in &page.sections { li { a href={ "#" (section.id) } { (section.title) } } } }
        }
    }
}

fn whole(shelf: &Shelf, game: GameName, theme: &Theme, section: &LearnSection) -> Markup {
    html! {
        section.sheet.chapter id=(section.id) aria-labelledby={ "t-" (section.id) } {
            h2 id={ "t-" (section.id) } { (section.title) }
            div.told { @for part in &section.parts { (told(shelf, game, theme, part)) } }
            @if !section.rules.is_empty() {
                p.rule-numbers { span.sr { (words::RULES) " " } @for rule in &section.rules { span { (rule) } " " } }
            }
        }
    }
}

fn told(shelf: &Shelf, game: GameName, theme: &Theme, part: &LearnPart) -> Markup {
    html! {
        @match part {
            LearnPart::Text(text) => { p { (text) } }
            LearnPart::List(all) => { ul.points-list { @for one in all { li { (one) } } } }
            LearnPart::Pictures(all) => {
                div.pictures.many[all.len() > FEW] {
                    @for (picture, shows) in all {
                        figure.{ "of-" (picture.kind) } {
                            (drawn(shelf, theme, picture))
                            figcaption { (shows) }
                        }
                    }
                }
            }
            LearnPart::Symbols(all) => {
                table.symbol-table {
                    thead.sr { tr { th scope="col" { (words::SYMBOL) } th scope="col" { (words::MEANING) } } }
                    tbody {
                        @for (word, meaning) in *all {
                            tr id={ "symbol-" (word) } { td { ((theme.icon)(word)) } td { (meaning) } }
                        }
                    }
                }
            }
            LearnPart::Worked(worked) => { (counted(shelf, game, theme, worked)) }
        }
    }
}

/// A picture as it is drawn in the game.
fn drawn(shelf: &Shelf, theme: &Theme, picture: &Picture) -> Markup {
    match picture.symbol() {
        Some(symbol) => (theme.icon)(symbol),
        None => (theme.picture)(shelf, picture).unwrap_or_default(),
    }
}

/// A scoring, a line for each step.
fn counted(shelf: &Shelf, game: GameName, theme: &Theme, worked: &Worked) -> Markup {
    let mut sum = 0;
    let steps: Vec<_> = worked
        .steps
        .iter()
        .map(|step| {
            sum += step.points;
            (step, sum)
        })
        .collect();
    html! {
        table.worked {
            thead {
                tr {
                    td {}
                    th scope="col" { (words::STEP) }
                    th scope="col" { (words::points(game.score())) }
                    th scope="col" { (words::SO_FAR) }
                }
            }
            tbody {
                @for (step, sum) in steps {
                    tr {
                        td.{ "of-" (step.picture.kind) } { (drawn(shelf, theme, &step.picture)) }
                        th scope="row" { (step.text) }
                        td.number { (step.points) }
                        td.number.quiet { (sum) }
                    }
                }
            }
            tfoot { tr { td {} th scope="row" { (words::TOTAL) } td.number { b { (worked.total) } } td {} } }
        }
    }
}
