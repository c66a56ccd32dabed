//! The table on the network: routes, live updates, identities and limits.
//!
//! Every action is a real form post, and the same words work as JSON under
//! `/api`: both are read into an `op::Op` and done in one place. What comes
//! back is a page, a redirect, or nothing where the page follows the table's
//! stream anyway. No rules here.

mod accept;
mod address;
mod api;
mod app;
mod assets;
mod book;
mod fields;
mod forms;
mod guard;
mod limits;
mod metrics;
mod models;
mod my_name;
mod my_tables;
mod op;
mod packing;
mod pages;
mod patience;
mod perspective;
mod problem;
mod rate;
mod renderings;
mod report;
mod stream;
mod visitor;
mod waiting;

use std::{future::Future, io, time::Duration};

use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    routing::{get, post},
};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

pub use api::model_json;
pub use app::{AddressSource, App, Links, Settings};
pub use limits::Limits;
pub use models::table_model;
pub use op::VERBS;
pub use patience::Timeouts;
pub use perspective::{Perspective, eyes};
pub use rate::Rate;
pub use renderings::{Kind, event, render};

/// The largest body of an ordinary post.
const BODY: usize = 16 * 1024;
/// The largest body with a file that is brought in: 2 MB, and what a form adds to send them.
const FILE: usize = 2_500_000;
/// How often the host and the limits are tidied.
const TIDY: Duration = Duration::from_secs(60);
/// How often it is looked whether another program has removed tables.
const LOOK: Duration = Duration::from_millis(500);

/// Every route, with its guards.
pub fn router(app: &App) -> Router {
    Router::new()
        .route("/", get(pages::front))
        .route("/new/{game}", get(pages::new))
        .route("/how-to-play/{game}", get(pages::how_to_play))
        .route("/tables", get(my_tables::page).post(forms::create))
        .route("/tables/{id}/forget", post(my_tables::forget))
        .route("/name", post(my_name::remember))
        .route("/import", post(forms::import).layer(DefaultBodyLimit::max(FILE)))
        .route("/t/{id}", get(pages::table))
        .route("/t/{id}/board", get(pages::board))
        .route("/t/{id}/replay", get(pages::replay))
        .route("/t/{id}/log", get(pages::log))
        .route("/t/{id}/book", get(book::page))
        .route("/t/{id}/report", get(report::report))
        .route("/t/{id}/export", get(pages::export))
        .route("/t/{id}/events", get(stream::page_events))
        .route("/t/{id}/rev", get(pages::revision))
        .route("/t/{id}/carry/{token}", get(pages::carry))
        .route("/t/{id}/{verb}", post(forms::on_table))
        .route("/api", get(api::index))
        .route("/api/openapi.json", get(api::openapi))
        .route("/api/games", get(api::games))
        .route("/api/tables", get(api::tables).post(api::create))
        .route("/api/import", post(api::import).layer(DefaultBodyLimit::max(FILE)))
        .route("/api/tables/{id}", get(api::table))
        .route("/api/tables/{id}/events", get(stream::json_events))
        .route("/api/tables/{id}/log", get(api::log))
        .route("/api/tables/{id}/book", get(book::json))
        .route("/api/tables/{id}/replay", get(api::replay))
        .route("/api/tables/{id}/export", get(api::export))
        .route("/api/tables/{id}/{verb}", post(api::on_table))
        .route("/assets/{file}", get(assets::asset))
        .route("/healthz", get(pages::health))
        .route("/metrics", get(pages::metrics))
        .fallback(pages::nothing_here)
        .method_not_allowed_fallback(pages::not_like_this)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app.clone())
}

/// Serves until `stop` comes true, and then within a second whatever streams are open.
pub async fn serve(
    listener: TcpListener,
    app: App,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let tidying = app.clone();
    let tidy = tokio::spawn(async move {
        loop {
            tokio::time::sleep(TIDY).await;
            tidying.host().tidy();
            tidying.limits().tidy();
            tidying.renderings().tidy();
        }
    });
    let looking = app.clone();
    let look = tokio::spawn(async move {
        loop {
            tokio::time::sleep(LOOK).await;
            looking.host().notice_removed().await;
        }
    });
    let waking = app.clone();
    let wake = tokio::spawn(async move { waking.host().wake_all().await });
    accept::accept(listener, &app, router(&app), stop).await;
    tidy.abort();
    look.abort();
    wake.abort();
    Ok(())
}
