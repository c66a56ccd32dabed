//! Moving seats to another device: the link, and the page it opens.

use maud::{Markup, html};

use crate::{
    lobby::qr,
    shell::{Document, button_form},
    words::shell as words,
};

/// The page behind a link. Only its button uses the link up.
pub fn carry_page(id: &str, token: &str, names: &[String]) -> String {
    let body = html! {
        h1 { (words::CARRY) }
        p { (words::carries(names)) }
        p.quiet { (words::CARRY_MEANS) }
        (button_form(&format!("/t/{id}/carry"), &[("token", token)], "primary big", words::CARRY_IT))
    };
    page(words::CARRY, &body)
}

/// The link itself, for a browser without script.
pub fn link_page(id: &str, link: &str) -> String {
    let body = html! {
        h1 { (words::OTHER_DEVICE) }
        p { (words::CARRY_LINK) }
        p { code { (link) } }
        (qr(link))
        p.quiet { (words::OTHER_DEVICE_MEANS) }
        p { a.button href={ "/t/" (id) } { (words::BACK_TO_TABLE) } }
    };
    page(words::OTHER_DEVICE, &body)
}

fn page(title: &str, body: &Markup) -> String {
    Document::plain(title, html! { main.sheet.problem id="table" { (body) } }).render()
}
