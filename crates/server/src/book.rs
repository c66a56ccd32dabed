//! The book of a table: every passage that was read there, as a page and for programs.

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, Uri},
    response::Html,
};
use host::Passages;
use serde_json::{Value, json};
use shelf::LogLine;
use web::{BookModel, ToldModel};

use crate::{
    App,
    address::table_query,
    pages,
    perspective::eyes,
    problem::{JsonProblem, Problem},
    visitor::Visitor,
};

/// What was read at a table, as a page.
pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Html<String>, Problem> {
    let table = app.host().look(&id).await?;
    let seat = table_query(&uri).seat();
    let model = pages::model(&app, &table, &visitor, seat, &headers, None);
    let Passages { told, open } = app.host().passages(&id, model.viewer).await?;
    let told = told.iter().map(|line| ToldModel::from(&**line)).collect();
    Ok(Html(web::book_page(&BookModel { table: model, told, open })))
}

/// What was read at a table, for programs.
pub(crate) async fn json(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    visitor: Visitor,
) -> Result<Json<Value>, JsonProblem> {
    let table = app.host().look(&id).await?;
    let (viewer, _) = eyes(&table, visitor.who, table_query(&uri).seat());
    let Passages { told, open } = app.host().passages(&id, viewer).await?;
    let line = |line: &LogLine| json!({ "move": line.of_move, "text": line.line.text, "page": line.page.as_deref() });
    let told: Vec<Value> = told.iter().map(|told| line(told)).collect();
    Ok(Json(json!({ "told": told, "open": open })))
}
