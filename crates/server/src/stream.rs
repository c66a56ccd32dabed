//! Live updates: one event for each revision of a table, resumed where they stopped.

use std::{convert::Infallible, sync::Arc, sync::atomic::Ordering, time::Duration};

use axum::{
    extract::{Path, State},
    http::{HeaderMap, HeaderName, HeaderValue, Uri},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use host::Snapshot;

use crate::{
    App, api,
    pages::{self, Asks},
    problem::{JsonProblem, Problem},
    visitor::Visitor,
};

/// How soon a browser comes back when the connection breaks.
const RETRY: Duration = Duration::from_millis(500);
/// How often a quiet stream shows that it lives.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// The table's fragments, for a page.
pub(crate) async fn page_events(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let asks = pages::asks(&uri);
    let addresses = headers.clone();
    let shown = app.clone();
    let (seat, is_board) = (asks.seat(), asks.is_board());
    events(&app, &id, visitor, &asks, &headers, move |table| {
        if is_board {
            web::board_fragment(&pages::public_model(&shown, table, &visitor, &addresses))
        } else {
            let model = pages::model(&shown, table, &visitor, seat, &addresses, None);
            web::table_fragment(&model)
        }
    })
    .await
}

/// The table as JSON, for programs.
pub(crate) async fn json_events(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, JsonProblem> {
    let asks = pages::asks(&uri);
    let addresses = headers.clone();
    let shown = app.clone();
    let seat = asks.seat();
    let events = events(&app, &id, visitor, &asks, &headers, move |table| {
        api::table_json(&shown, table, &visitor, seat, &addresses).to_string()
    });
    Ok(events.await?)
}

/// What is pushed for one revision: its number, and the rendered table as it is.
pub fn push(revision: u64, rendered: &str) -> Event {
    Event::default().event("view").id(revision.to_string()).data(rendered.replace('\r', ""))
}

async fn events(
    app: &App,
    id: &str,
    visitor: Visitor,
    asks: &Asks,
    headers: &HeaderMap,
    render: impl Fn(&Arc<Snapshot>) -> String + Send + 'static,
) -> Result<Response, Problem> {
    let open = app.limits().open_stream(visitor.who).ok_or(Problem::TooManyStreams)?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let seen: Option<u64> = last.or(asks.rev);
    let mut watching = app.host().watch(id, seen).await?;
    let here = app.host().attend(id, visitor.who).await?;
    let mut ending = app.ending();
    let app = app.clone();
    let stream = async_stream::stream! {
        let _open = (open, here);
        let mut is_first = true;
        loop {
            let table = tokio::select! {
                _ = ending.wait_for(|end| *end) => break,
                table = watching.next() => match table { Some(table) => table, None => break },
            };
            let mut event = push(table.revision, &render(&table));
            if is_first {
                event = event.retry(RETRY);
                is_first = false;
            }
            app.metrics().pushes.fetch_add(1, Ordering::Relaxed);
            yield Ok::<_, Infallible>(event);
        }
    };
    let sse = Sse::new(stream).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    let mut response = sse.into_response();
    let name = HeaderName::from_static("x-accel-buffering");
    response.headers_mut().insert(name, HeaderValue::from_static("no"));
    Ok(response)
}
