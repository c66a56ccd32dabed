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

use crate::{
    App, Origin,
    problem::Problem,
    visitor::{self, Visitor},
};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    media-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

/// Lets a request through, or not.
pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let headers = request.headers().clone();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = match admit(&app, &request) {
        Ok(visitor) => {
            request.extensions_mut().insert(visitor);
            let mut response = next.run(request).await;
            if visitor.is_new
                && is_for_people(&path)
                && let Some(cookie) = visitor.cookie(is_secure(&headers))
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
    let address = address(app.settings().origin, request);
    if address.is_some_and(|address| !app.limits().admits_address(address)) {
        return Err(Problem::TooFast);
    }
    let visitor = Visitor::of(headers)?;
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
    }
    Ok(visitor)
}

/// Where a request came from, as far as anybody is believed.
fn address(origin: Origin, request: &Request) -> Option<IpAddr> {
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let connected = connected.map(|ConnectInfo(address)| address.ip());
    match origin {
        Origin::Connection => connected,
        Origin::Proxy => {
            // Whoever asks may send such a header, too: only the last entry is the proxy's.
            let all = request.headers().get_all("x-forwarded-for").iter().next_back();
            let last = all.and_then(|all| all.to_str().ok()?.rsplit(',').next());
            last.and_then(|last| last.trim().parse().ok()).or(connected)
        }
    }
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

/// Whether the browser came by TLS, as the proxy in front says.
pub(crate) fn is_secure(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
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
