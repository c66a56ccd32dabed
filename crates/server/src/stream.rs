//! Live updates: one event for each revision of a table, resumed where they stopped.

use std::{
    convert::Infallible,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use axum::{
    body::{Body, Bytes},
    extract::{Path, State},
    http::{HeaderMap, HeaderName, Uri, header},
    response::{IntoResponse, Response},
};
use host::{Looks, Snapshot, VisitorId, Watching};
use table::Seat;
use tokio::{select, time::timeout};

use crate::{
    App, Perspective,
    limits::{NoStream, Standing},
    pages::{self, TableQuery},
    problem::{JsonProblem, Problem},
    renderings::Kind,
    visitor::Visitor,
};

/// How soon a browser comes back when the connection breaks, in milliseconds.
const RETRY: Bytes = Bytes::from_static(b"retry: 500\n");
/// How often a quiet stream shows that it lives.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// What shows it.
const ALIVE: Bytes = Bytes::from_static(b":\n\n");

/// The table's fragments, for a page.
pub(crate) async fn page_events(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let query = pages::table_query(&uri);
    let kind = if query.is_board() { Kind::Board } else { Kind::Page };
    events(&app, &id, kind, &visitor, &query, &headers).await
}

/// The table as JSON, for programs.
pub(crate) async fn json_events(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, JsonProblem> {
    let query = pages::table_query(&uri);
    Ok(events(&app, &id, Kind::Json, &visitor, &query, &headers).await?)
}

/// Who watches, and what they get. Nothing of the request is kept beside it: its head would keep
/// the buffer that it came in.
struct Watcher {
    app: App,
    kind: Kind,
    who: VisitorId,
    seat: Option<Seat>,
    invite: Arc<str>,
}

impl Watcher {
    fn perspective(&self, table: &Snapshot) -> Perspective {
        let invite = self.invite.clone();
        match self.kind {
            Kind::Page => Perspective::of(table, self.who, self.seat, invite),
            Kind::Json => Perspective::of_program(table, self.who, self.seat, invite),
            Kind::Board => Perspective::public(invite),
        }
    }

    /// The event that shows this table.
    fn event(&self, table: &Arc<Snapshot>) -> Bytes {
        let perspective = self.perspective(table);
        self.app.metrics().pushes.fetch_add(1, Ordering::Relaxed);
        self.app.renderings().event(table, self.kind, perspective)
    }
}

async fn events(
    app: &App,
    id: &str,
    kind: Kind,
    visitor: &Visitor,
    query: &TableQuery,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let who = visitor.who;
    let standing = match app.host().look(id).await?.seats_of(who).as_slice() {
        [] => Standing::Watching,
        [_, ..] => Standing::Seated,
    };
    let open = app.limits().open_stream(who, visitor.address, standing)?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let seen: Option<u64> = last.or(query.rev);
    let looks = match kind {
        Kind::Page => Looks::AtPage,
        Kind::Board | Kind::Json => Looks::Otherwise,
    };
    let here = app.host().attend(id, who, looks).await?;
    let mut watching = app.host().watch(id, who, seen).await?;
    let mut ending = app.ending();
    let invite = pages::invite(app, id, headers).into();
    let watcher = Watcher { app: app.clone(), kind, who, seat: query.seat(), invite };
    let stream = async_stream::stream! {
        let _open = (open, here);
        // It is part of the first event.
        yield Ok::<_, Infallible>(RETRY);
        loop {
            let event = select! {
                _ = ending.wait_for(|end| *end) => break,
                event = next(&mut watching, &watcher) => match event {
                    Some(event) => event,
                    None => break,
                },
            };
            yield Ok(event);
        }
    };
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-cache"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(stream)).into_response())
}

impl From<NoStream> for Problem {
    fn from(refused: NoStream) -> Problem {
        match refused {
            NoStream::Enough => Problem::TooManyStreams,
            NoStream::Crowded => Problem::Crowded,
        }
    }
}

/// What is sent next; nothing when the table is gone.
async fn next(watching: &mut Watching, watcher: &Watcher) -> Option<Bytes> {
    match timeout(KEEP_ALIVE, watching.next()).await {
        Ok(table) => Some(watcher.event(&table?)),
        Err(_) => Some(ALIVE),
    }
}
