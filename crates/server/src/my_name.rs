//! What a browser was called: asked once, and kept by it in a cookie.

use axum::{
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
};

use crate::{App, fields::Fields, guard, problem::Problem, visitor};

/// The name of the cookie.
const COOKIE: &str = "name";
/// The most characters of a name.
const LONGEST: usize = host::LONGEST_NAME;

/// What the browser of a request was called.
pub(crate) fn of(headers: &HeaderMap) -> Option<String> {
    visitor::cookie(headers, COOKIE).and_then(decode).and_then(|name| tidy(&name))
}

/// Keeps a name that a form gave, where it gave one.
pub(crate) fn keep(app: &App, headers: &HeaderMap, asked: Option<&str>, answer: &mut Response) {
    let Some(name) = asked.and_then(tidy) else { return };
    let secure = guard::is_secure(app.settings().address_source, headers);
    let cookie = visitor::cookie_header(COOKIE, &encode(&name), secure);
    answer.headers_mut().extend(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
}

/// Remembers the name that somebody gave beside their tables.
pub(crate) async fn remember(
    State(app): State<App>,
    headers: HeaderMap,
    asked: Fields,
) -> Result<Response, Problem> {
    let name = asked.need("name")?;
    let mut answer = Redirect::to("/tables").into_response();
    keep(&app, &headers, Some(name), &mut answer);
    Ok(answer)
}

/// One short line, or nothing.
fn tidy(name: &str) -> Option<String> {
    let visible = name.chars().filter(|letter| !letter.is_control());
    let name: String = visible.take(LONGEST).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// A name as a cookie can hold it.
fn encode(name: &str) -> String {
    let letter = |byte: u8| match byte {
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    name.bytes().map(letter).collect()
}

fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        if first != b'%' {
            bytes.push(first);
            continue;
        }
        let (digits, after) = rest.split_at_checked(2)?;
        let digits = std::str::from_utf8(digits).ok()?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        rest = after;
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_comes_back_as_it_was_kept() {
        for name in ["Ada", "Zoë Müller", "李", "a;b=c, \"d\"", "100%", "🦊"] {
            assert_eq!(decode(&encode(name)).as_deref(), Some(name));
            assert!(encode(name).bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'%'));
        }
    }

    #[test]
    fn what_is_no_name_is_not_kept() {
        for cookie in ["%", "%4", "%zz", "%ff", "", "%20%0a"] {
            assert_eq!(decode(cookie).and_then(|name| tidy(&name)), None, "{cookie}");
        }
        assert_eq!(tidy(&"ä".repeat(500)).map(|name| name.chars().count()), Some(LONGEST));
    }
}
