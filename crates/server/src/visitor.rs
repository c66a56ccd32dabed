//! Who asks: a cookie for browsers, a bearer token for programs, no account for anybody.

use std::net::IpAddr;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use host::{HostError, Secret, VisitorId};

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
}

impl Visitor {
    /// The visitor of a request; a new one where it carries no secret.
    pub(crate) fn of(headers: &HeaderMap) -> Result<Visitor, HostError> {
        let known =
            |secret: Secret| Visitor { secret, who: secret.who(), is_new: false, address: None };
        if let Some(bearer) = bearer(headers) {
            return bearer.parse().map(known);
        }
        let cookie = headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .find(|(name, _)| *name == COOKIE)
            .and_then(|(_, value)| value.parse().ok());
        match cookie {
            Some(secret) => Ok(known(secret)),
            None => Ok(Visitor { is_new: true, ..known(Secret::fresh()?) }),
        }
    }

    /// The header that lets a browser keep the secret.
    pub(crate) fn cookie(&self, is_secure: bool) -> Option<HeaderValue> {
        let secure = if is_secure { "; Secure" } else { "" };
        let secret = self.secret.reveal();
        let cookie =
            format!("{COOKIE}={secret}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&cookie).ok()
    }
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
