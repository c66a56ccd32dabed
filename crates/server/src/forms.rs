//! Forms that were sent, by a browser with our script or without.
//!
//! With the script the page follows the table's stream: done is 204, and not
//! done is one sentence. Without it every form leads back to a page.

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use table::Seat;

use crate::{
    App, address,
    fields::Fields,
    my_name,
    op::{Done, Op},
    pages,
    problem::Problem,
    visitor::Visitor,
    waiting,
};

/// Sets up a table.
pub(crate) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    asked: Fields,
) -> Result<Response, Problem> {
    let (known, name) = (my_name::of(&headers), asked.get("name").map(str::to_owned));
    let at_work = app.clone();
    let mut answer = waiting::patiently(async move {
        let id = asked.set_up(&at_work, visitor.caller(), known.as_deref()).await?;
        Ok(Redirect::to(&format!("/t/{id}")).into_response())
    })
    .await?;
    my_name::keep(&app, &headers, name.as_deref(), &mut answer);
    Ok(answer)
}

/// Brings in a recorded game.
pub(crate) async fn import(
    State(app): State<App>,
    visitor: Visitor,
    asked: Fields,
) -> Result<Response, Problem> {
    waiting::patiently(async move {
        let id = app.host().import(visitor.caller(), asked.need("file")?).await?;
        Ok(Redirect::to(&format!("/t/{id}")).into_response())
    })
    .await
}

/// Does something at a table.
pub(crate) async fn on_table(
    State(app): State<App>,
    Path((id, verb)): Path<(String, String)>,
    visitor: Visitor,
    headers: HeaderMap,
    asked: Result<Fields, Problem>,
) -> Response {
    let named = asked.as_ref().ok().and_then(|asked| asked.get("name").map(str::to_owned));
    let op = asked.and_then(|asked| Op::read(&verb, &asked));
    let (seat, done) = match op {
        Ok(op) => (op.seat(), op.perform(&app, &id, &visitor).await),
        Err(problem) => (None, Err(problem)),
    };
    match done {
        Ok(done) => {
            let mut answer = answer(&app, &id, &verb, seat, done, &headers);
            // Who shares a screen names the others, too: the first seat is one's own.
            let table = app.host().look(&id).await;
            let first = table.ok().and_then(|table| table.seats_of(visitor.who).first().copied());
            let named = named.filter(|_| verb == "join" || (first.is_some() && first == seat));
            my_name::keep(&app, &headers, named.as_deref(), &mut answer);
            answer
        }
        Err(problem) if follows_stream(&headers) => {
            problem.with_patience((problem.status(), problem.sentence()).into_response())
        }
        Err(problem) => match app.host().look(&id).await {
            Ok(table) if !matches!(problem, Problem::NothingHere) => {
                let word = Some(problem.sentence());
                let model = pages::model(&app, &table, &visitor, seat, &headers, word);
                let page = Html(web::table_page(&model));
                problem.with_patience((problem.status(), page).into_response())
            }
            Ok(_) | Err(_) => problem.as_page(),
        },
    }
}

fn answer(
    app: &App,
    id: &str,
    verb: &str,
    seat: Option<Seat>,
    done: Done,
    headers: &HeaderMap,
) -> Response {
    match done {
        Done::Table(other) => Redirect::to(&format!("/t/{other}")).into_response(),
        Done::Token(token) => {
            let link = format!("{}/carry/{}", address::invite(app, id, headers), token.reveal());
            if follows_stream(headers) {
                link.into_response()
            } else {
                Html(web::link_page(id, &link)).into_response()
            }
        }
        Done::Seated(_) | Done::Requested(_) | Done::Nothing if follows_stream(headers) => {
            StatusCode::NO_CONTENT.into_response()
        }
        Done::Seated(_) | Done::Requested(_) => Redirect::to(&format!("/t/{id}")).into_response(),
        // Whoever changed something for a seat looks on through its eyes.
        Done::Nothing => match seat.filter(|_| matches!(verb, "undo" | "hint" | "continue")) {
            Some(seat) => Redirect::to(&format!("/t/{id}?seat={seat}")).into_response(),
            None => Redirect::to(&format!("/t/{id}")).into_response(),
        },
    }
}

/// Whether our script sent it, and follows the stream.
fn follows_stream(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/event-stream"))
}
