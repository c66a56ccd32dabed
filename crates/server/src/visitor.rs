//! Who asks: a cookie for browsers, a bearer token for programs, no account for anybody.

use std::net::IpAddr;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use host::{Caller, HostError, Origin, Secret, VisitorId};

use crate::problem::Problem;

/// The name of the cookie.
const COOKIE: &str = "tabletale";
/// As long as browsers keep a cookie: 400 days.
const MAX_AGE: u32 = 400 * 86_400;

/// Whoever asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    /// What they keep.
    pub(crate) secret: Secret,
    /// What we know them by.
    pub(crate) who: VisitorId,
    /// Whether they came without a secret and got this one.
    pub(crate) is_new: bool,
    /// Where they ask from, as far as anybody is believed.
    pub(crate) address: Option<IpAddr>,
    /// What the host knows that place by.
    pub(crate) origin: Option<Origin>,
}

impl Visitor {
    /// The visitor of a request; a new one where it carries no secret.
    pub(crate) fn of(headers: &HeaderMap) -> Result<Visitor, HostError> {
        let known = |secret: Secret| Visitor {
            secret,
            who: secret.who(),
            is_new: false,
            address: None,
            origin: None,
        };
        if let Some(bearer) = bearer(headers) {
            return bearer.parse().map(known);
        }
        match cookie(headers, COOKIE).and_then(|value| value.parse().ok()) {
            Some(secret) => Ok(known(secret)),
            None => Ok(Visitor { is_new: true, ..known(Secret::fresh()?) }),
        }
    }

    /// What the host needs to know of whoever asks.
    pub(crate) fn caller(&self) -> Caller {
        let unplaced = Caller::from(self.who);
        Caller { origin: self.origin.unwrap_or(unplaced.origin), ..unplaced }
    }

    /// The header that lets a browser keep the secret.
    pub(crate) fn cookie(&self, is_secure: bool) -> Option<HeaderValue> {
        cookie_header(COOKIE, &self.secret.reveal(), is_secure)
    }
}

/// What the cookie of this name holds.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// The header that lets a browser keep a cookie, out of reach of scripts.
pub(crate) fn cookie_header(name: &str, value: &str, is_secure: bool) -> Option<HeaderValue> {
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie =
        format!("{name}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).ok()
}

/// Whether a request carries a token that no browser sends by itself.
pub(crate) fn has_bearer(headers: &HeaderMap) -> bool {
    bearer(headers).is_some()
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Problem> {
        // The guard has looked already.
        match parts.extensions.get::<Visitor>() {
            Some(visitor) => Ok(*visitor),
            None => Ok(Visitor::of(&parts.headers)?),
        }
    }
}
