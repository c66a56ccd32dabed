//! What every request passes: identity, limits, cross-site check, and headers on the way out.

use std::{
    net::{IpAddr, SocketAddr},
    time::Instant,
};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::Response,
};

use host::{Standing, VisitorId};

use crate::{
    AddressSource, App,
    limits::{For, Place},
    problem::Problem,
    visitor::{self, Visitor},
};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    media-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

/// What proxies say about where a request came from.
const FORWARDED: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-proto"];

/// Lets a request through, or not.
pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let headers = request.headers().clone();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let is_for = request.extensions().get::<For>().copied().unwrap_or(For::All);
    let admitted = match admit(&app, &request) {
        Ok(visitor) if !may_connect(&app, &path, &visitor, is_for).await => Err(Problem::Crowded),
        admitted => admitted,
    };
    let mut response = match admitted {
        Ok(visitor) => {
            request.extensions_mut().insert(visitor);
            let mut response = next.run(request).await;
            if visitor.is_new
                && is_for_people(&path)
                && let Some(cookie) =
                    visitor.cookie(is_secure(app.settings().address_source, &headers))
            {
                response.headers_mut().append(header::SET_COOKIE, cookie);
            }
            response
        }
        Err(problem) => problem.answer(&headers, &path),
    };
    protect(&mut response);
    let status = response.status();
    let took = began.elapsed();
    app.metrics().answered(status, took);
    // Paths of carry links hold a secret.
    let shown = path.split("/carry/").next().unwrap_or("");
    tracing::debug!(%method, path = shown, status = status.as_u16(), micros = took.as_micros() as u64);
    response
}

fn admit(app: &App, request: &Request) -> Result<Visitor, Problem> {
    let headers = request.headers();
    let address = address(app, request);
    let has_room = address.is_none_or(|address| app.limits().admits_request(address));
    let origin = address.map(|address| app.origin(address));
    let visitor = Visitor { address, origin, ..Visitor::of(headers)? };
    if !has_room && !keeps_seat(app, request, &visitor) {
        return Err(Problem::TooFast);
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        if !visitor::has_bearer(headers) && is_cross_site(headers) {
            return Err(Problem::CrossSite);
        }
        if !app.limits().admits_post(visitor.who) {
            return Err(Problem::TooFast);
        }
        if sets_up_a_table(request.uri().path())
            && address.is_some_and(|address| !app.limits().admits_table(address))
        {
            return Err(Problem::TooManyTables);
        }
        if matches!(request.uri().path(), "/import" | "/api/import")
            && address.is_some_and(|address| !app.limits().admits_import(address))
        {
            return Err(Problem::TooManyImports);
        }
    }
    Ok(visitor)
}

/// Where a request came from, as far as anybody is believed.
fn address(app: &App, request: &Request) -> Option<IpAddr> {
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let connected = connected.map(|ConnectInfo(address)| address.ip());
    match app.settings().address_source {
        AddressSource::Connection => {
            let says_forwarded = |name: &&str| request.headers().contains_key(*name);
            if let Some(header) = FORWARDED.into_iter().find(says_forwarded)
                && app.notices_proxy()
            {
                tracing::warn!(
                    header,
                    "a request says that a proxy sent it, which is not believed; if a proxy is in \
                     front, start with --behind-proxy, or all who come through it count as one"
                );
            }
            connected
        }
        AddressSource::Proxy => {
            // Whoever asks may send such a header, too: only the last entry is the proxy's.
            let all = request.headers().get_all("x-forwarded-for").iter().next_back();
            let last = all.and_then(|all| all.to_str().ok()?.rsplit(',').next());
            last.and_then(read_address).or(connected)
        }
    }
}

/// An address as proxies write it, some of them with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port)
}

/// Whether a request on this connection is answered: on the last ones of its address for those who
/// sit at the table they ask about, on the last of all for the seated, and for what costs nothing.
async fn may_connect(app: &App, path: &str, visitor: &Visitor, is_for: For) -> bool {
    if is_for == For::All
        || ["/assets/", "/healthz", "/metrics"].iter().any(|free| path.starts_with(free))
    {
        return true;
    }
    let Some((id, _)) = table_of(path) else { return false };
    if app.host().look(id).await.is_err() {
        return false;
    }
    app.host().saw(id, visitor.caller());
    match place(app, id, visitor.who) {
        Place::Seated => true,
        Place::Sitting => is_for == For::Sitting,
        Place::Watching => false,
    }
}

/// Whether a request is answered though its address has asked for enough: somebody who sits at a
/// table goes on playing, whatever others at the same address do.
fn keeps_seat(app: &App, request: &Request, visitor: &Visitor) -> bool {
    let Some((id, what)) = table_of(request.uri().path()) else { return false };
    let is_needed = match (request.method(), what) {
        (&Method::GET, "" | "events" | "rev") => true,
        (&Method::POST, "act") => app.host().owes_move(id, visitor.who),
        _ => false,
    };
    let place = place(app, id, visitor.who);
    is_needed
        && visitor
            .address
            .is_none_or(|address| app.limits().admits_player(visitor.who, address, place))
}

/// What a visitor is at a table that is awake.
pub(crate) fn place(app: &App, id: &str, who: VisitorId) -> Place {
    match app.host().standing(id, who) {
        Standing::Seated => Place::Seated,
        Standing::Passing if app.host().sits_at(id, who) => Place::Sitting,
        Standing::Passing => Place::Watching,
    }
}

/// The table that a path is about, and what comes after it.
fn table_of(path: &str) -> Option<(&str, &str)> {
    let after = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/api/tables/"))?;
    Some(after.split_once('/').unwrap_or((after, "")))
}

/// Whether a post to this path sets up a table.
fn sets_up_a_table(path: &str) -> bool {
    matches!(path, "/tables" | "/import" | "/api/tables" | "/api/import")
        || path.ends_with("/rematch")
        || path.ends_with("/what-if")
}

/// Whether a browser says that another site sent this.
fn is_cross_site(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return !matches!(site, "same-origin" | "none");
    }
    match text(header::ORIGIN) {
        None => false,
        Some(origin) => {
            let from = origin.split_once("://").map(|(_, host)| host);
            from.is_none() || from != text(header::HOST)
        }
    }
}

/// Whether the browser came by TLS, as the proxy in front says, if there is one.
pub(crate) fn is_secure(source: AddressSource, headers: &HeaderMap) -> bool {
    match source {
        AddressSource::Connection => false,
        AddressSource::Proxy => {
            headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
        }
    }
}

/// Whether the answer is for a browser that keeps cookies.
fn is_for_people(path: &str) -> bool {
    let for_machines = ["/api", "/assets", "/healthz", "/metrics"];
    !for_machines.iter().any(|prefix| path.starts_with(prefix))
}

fn protect(response: &mut Response) {
    let headers = response.headers_mut();
    let all = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in all {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages are one viewer's: nobody in between may keep them.
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_proxies_write_them() {
        let all = [
            ("203.0.113.7", "203.0.113.7"),
            (" 203.0.113.7:4711", "203.0.113.7"),
            ("2001:db8::1 ", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
        ];
        for (text, address) in all {
            assert_eq!(read_address(text), address.parse().ok(), "{text}");
        }
        assert_eq!(read_address("unknown"), None);
    }

    #[test]
    fn nobody_without_a_proxy_is_believed_to_be_secure() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        assert!(!is_secure(AddressSource::Connection, &headers));
        assert!(is_secure(AddressSource::Proxy, &headers));
        assert!(!is_secure(AddressSource::Proxy, &HeaderMap::new()));
    }
}
