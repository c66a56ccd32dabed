//! Live updates: one event for each revision of a table, resumed where they stopped.

use std::{
    convert::Infallible,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use axum::{
    body::Body,
    extract::{Path, State},
    http::{HeaderMap, HeaderName, Uri, header},
    response::{IntoResponse, Response},
};
use host::{Looks, Snapshot, VisitorId, Watching};
use table::Seat;
use tokio::{select, time::timeout};

use crate::{
    App, Perspective,
    address::{self, TableQuery},
    guard,
    packing::{Coding, Piece, Shared, Written},
    problem::{JsonProblem, Problem},
    renderings::Kind,
    visitor::Visitor,
};

/// How soon a browser comes back when the connection breaks, in milliseconds.
const RETRY: &str = "retry: 500\n";
/// How many milliseconds later than that the last one comes back when the server ends.
const SPREAD: u32 = 5_000;
/// How often a quiet stream shows that it lives.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// What shows it.
const ALIVE: &str = ":\n\n";

/// The table's fragments, for a page.
pub(crate) async fn page_events(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let query = address::table_query(&uri);
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
    let query = address::table_query(&uri);
    Ok(events(&app, &id, Kind::Json, &visitor, &query, &headers).await?)
}

/// Who watches, and what they get. Nothing of the request is kept beside it: its head would keep
/// the buffer that it came in.
struct Watcher {
    app: App,
    kind: Kind,
    coding: Coding,
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
            Kind::Board => Perspective::board(table, self.who, invite),
        }
    }

    /// The event that shows this table.
    fn event(&self, table: &Arc<Snapshot>) -> Shared {
        let perspective = self.perspective(table);
        self.app.metrics().pushes.fetch_add(1, Ordering::Relaxed);
        self.app.renderings().event(table, self.kind, self.coding, perspective)
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
    app.host().look(id).await?;
    app.host().saw(id, visitor.caller());
    let place = guard::place(app, id, who);
    let open = app.limits().open_stream(who, visitor.address, place)?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let seen: Option<u64> = last.or(query.rev);
    let looks = match kind {
        Kind::Page => Looks::AtPage,
        Kind::Board | Kind::Json => Looks::Otherwise,
    };
    let here = app.host().attend(id, visitor.caller(), looks).await?;
    let mut watching = app.host().watch(id, who, seen).await?;
    let mut ending = app.ending();
    let invite = address::invite(app, id, headers).into();
    let coding = Coding::accepted(headers);
    let watcher = Watcher { app: app.clone(), kind, coding, who, seat: query.seat(), invite };
    let stream = async_stream::stream! {
        let _open = (open, here);
        let mut written = Written::new(coding);
        if coding == Coding::Gzip {
            yield Ok::<_, Infallible>(written.head());
        }
        // It is part of the first event.
        yield Ok(written.add(&Piece::stored(RETRY, coding)));
        let is_sent_away = loop {
            let event = select! {
                _ = ending.wait_for(|end| *end) => break true,
                event = next(&mut watching, &watcher) => match event {
                    Some(event) => event,
                    None => break false,
                },
            };
            yield Ok(written.add(&event));
        };
        if is_sent_away {
            // Whoever starts again is not met by everybody at once.
            let later = watcher.app.next_turn().wrapping_mul(2_654_435_769) % SPREAD;
            yield Ok(written.add_words(format!("retry: {}\n\n", 500 + later)));
        }
        if coding == Coding::Gzip {
            yield Ok(written.end());
        }
    };
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    let packed = [(header::CONTENT_ENCODING, "gzip")];
    let body = Body::from_stream(stream);
    Ok(match coding {
        Coding::Plain => (headers, body).into_response(),
        Coding::Gzip => (headers, packed, body).into_response(),
    })
}

/// What is sent next; nothing when the table is gone.
async fn next(watching: &mut Watching, watcher: &Watcher) -> Option<Shared> {
    match timeout(KEEP_ALIVE, watching.next()).await {
        Ok(table) => Some(watcher.event(&table?)),
        Err(_) => Some(Arc::new(Piece::stored(ALIVE, watcher.coding))),
    }
}
