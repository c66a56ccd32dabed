//! What can go wrong between a visitor and a table, and the status that says so.

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use host::HostError;
use serde_json::json;
use store::StoreError;

use crate::{limits::NoStream, patience::SLOW_BODY};

/// Why a request is not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    /// The host says no.
    #[error(transparent)]
    Host(#[from] HostError),
    /// There is no such page.
    #[error("there is nothing at this address")]
    NothingHere,
    /// The address is right and the method is not.
    #[error("this address cannot be used like that")]
    NotLikeThis,
    /// The request cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// The body is too long.
    #[error("too large")]
    TooLong,
    /// A page elsewhere sent this.
    #[error("blocked: request from another site")]
    CrossSite,
    /// Too much, too fast.
    #[error("that was a lot at once; wait a moment and try again")]
    TooFast,
    /// Too many new tables.
    #[error("many tables were set up from here; wait a while before the next")]
    TooManyTables,
    /// Too many files.
    #[error("many files were brought in from here; wait a while before the next")]
    TooManyImports,
    /// Too many streams.
    #[error("too many windows are open at once; close some")]
    TooManyStreams,
    /// The rest of the request did not come.
    #[error("{SLOW_BODY}; try again")]
    TooSlow,
    /// Only those who sit at a table are served.
    #[error("too many people are here right now; whoever plays goes on, try again in a moment")]
    Crowded,
}

impl From<NoStream> for Problem {
    fn from(refused: NoStream) -> Problem {
        match refused {
            NoStream::Enough => Problem::TooManyStreams,
            NoStream::Crowded => Problem::Crowded,
        }
    }
}

impl Problem {
    /// The status that says so.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::Host(error) => match error {
                HostError::NoTable | HostError::NoSeat(_) => StatusCode::NOT_FOUND,
                HostError::Stale
                | HostError::Full
                | HostError::Taken(_)
                | HostError::Kept(_)
                | HostError::NotStarted
                | HostError::Started
                | HostError::NotOver
                | HostError::Over
                | HostError::SeatOpen(_)
                | HostError::SpentLink => StatusCode::CONFLICT,
                HostError::ExpiredLink => StatusCode::GONE,
                HostError::NotYours(_)
                | HostError::NotSeated
                | HostError::NotHost
                | HostError::SeenAnother
                | HostError::ForTheHostAlone => StatusCode::FORBIDDEN,
                HostError::NoSecret => StatusCode::UNAUTHORIZED,
                HostError::Refused(_)
                | HostError::Start(_)
                | HostError::Replay(_)
                | HostError::OtherGame(_)
                | HostError::NoContent(_) => StatusCode::UNPROCESSABLE_ENTITY,
                HostError::Unreadable(_) => StatusCode::BAD_REQUEST,
                HostError::TooMuch(_) => StatusCode::TOO_MANY_REQUESTS,
                HostError::Store(error) if error.trouble().is_some() => {
                    StatusCode::SERVICE_UNAVAILABLE
                }
                HostError::Store(StoreError::ContentsFull { .. }) => {
                    StatusCode::INSUFFICIENT_STORAGE
                }
                HostError::Newer => StatusCode::SERVICE_UNAVAILABLE,
                HostError::Broken(_)
                | HostError::NoRandomness
                | HostError::Store(_)
                | HostError::Ended => StatusCode::INTERNAL_SERVER_ERROR,
            },
            Problem::NothingHere => StatusCode::NOT_FOUND,
            Problem::NotLikeThis => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Unreadable(_) => StatusCode::BAD_REQUEST,
            Problem::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::CrossSite => StatusCode::FORBIDDEN,
            Problem::TooFast
            | Problem::TooManyTables
            | Problem::TooManyImports
            | Problem::TooManyStreams => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::Crowded => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The sentence for the visitor; what went wrong inside is for the log.
    pub(crate) fn sentence(&self) -> String {
        let text = match (self, self.status()) {
            (Problem::Host(HostError::Broken(_)), _) => {
                tracing::error!(error = %self, "a table does not open");
                "this table cannot be opened: what is stored of it does not fit together. Nothing \
                 of it was removed; whoever runs this server finds the reason in its log"
                    .to_owned()
            }
            // The store has said in the log that it fails, once; that it is crowded is no fault.
            (_, StatusCode::SERVICE_UNAVAILABLE) => self.to_string(),
            (_, StatusCode::INSUFFICIENT_STORAGE) => {
                tracing::warn!(error = %self, "a file with cards of its own was not taken in");
                "not saved: this file has cards of its own, and what files bring may take 16 MiB in \
                 all, which they do. Games without cards of their own can be loaded"
                    .to_owned()
            }
            (_, status) if status.is_server_error() => {
                tracing::error!(error = %self, "a request failed");
                "something is wrong on our side; your game is safe".to_owned()
            }
            _ => self.to_string(),
        };
        let mut letters = text.chars();
        let first = letters.next().map(|letter| letter.to_uppercase().to_string());
        let stop = if text.ends_with(['.', '!', '?', '…']) { "" } else { "." };
        format!("{}{}{stop}", first.unwrap_or_default(), letters.as_str())
    }

    /// The answer, as JSON.
    pub(crate) fn as_json(&self) -> Response {
        let status = self.status();
        let body = json!({ "status": status.as_u16(), "problem": self.sentence() });
        let kind = HeaderValue::from_static("application/json");
        let mut response = (status, body.to_string()).into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        self.with_patience(response)
    }

    /// The answer, as a page.
    pub(crate) fn as_page(&self) -> Response {
        let status = self.status();
        let page = Html(web::problem_page(status.as_u16(), &self.sentence()));
        self.with_patience((status, page).into_response())
    }

    /// The answer in the form the asker wants.
    pub(crate) fn answer(&self, headers: &HeaderMap, path: &str) -> Response {
        let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
        let wants_json = accept.is_some_and(|accept| accept.contains("application/json"));
        if path.starts_with("/api") || wants_json { self.as_json() } else { self.as_page() }
    }

    /// Tells when to try again, where that helps.
    pub(crate) fn with_patience(&self, mut response: Response) -> Response {
        let headers = response.headers_mut();
        let seconds = match self {
            Problem::TooFast => Some("1"),
            Problem::Host(error) if error.is_trouble() => Some("5"),
            Problem::Crowded => Some("10"),
            Problem::TooManyTables | Problem::TooManyImports => Some("60"),
            _ => None,
        };
        if let Some(seconds) = seconds {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
        }
        // Whoever is not served does not keep one of the last connections.
        if matches!(self, Problem::Crowded | Problem::TooSlow) {
            headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        response
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        self.as_page()
    }
}

/// A problem of the JSON API.
pub(crate) struct JsonProblem(pub(crate) Problem);

impl<E: Into<Problem>> From<E> for JsonProblem {
    fn from(error: E) -> JsonProblem {
        JsonProblem(error.into())
    }
}

impl IntoResponse for JsonProblem {
    fn into_response(self) -> Response {
        self.0.as_json()
    }
}
