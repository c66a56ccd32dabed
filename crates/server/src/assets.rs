//! The files that pages ask for, and pictures of the content of tables.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::{
    body::{Body, Bytes},
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use host::Host;
use table::ContentName;
use web::assets::Drawing;

use crate::{App, problem::Problem};

/// Pictures that are kept at once: every map of two contents, by day and by night.
const MOST_DRAWINGS: usize = 44;

/// Pictures drawn from the content of tables, by name. They are the same whenever they are drawn.
#[derive(Default)]
pub(crate) struct Drawings(Mutex<HashMap<String, Bytes>>);

impl Drawings {
    /// The picture of this name, drawn by whoever asks first.
    async fn get(&self, host: &Arc<Host>, name: &str) -> Result<Bytes, Problem> {
        // Its name says of which content it is.
        let content = name.split('-').find_map(|part| part.parse().ok());
        let content: ContentName = content.ok_or(Problem::NothingHere)?;
        let drawing = Drawing::named(content, name).ok_or(Problem::NothingHere)?;
        if let Some(drawn) = self.kept().get(name) {
            return Ok(drawn.clone());
        }
        // A content that no table here has is nothing to be surprised about.
        let shelf =
            host.content(drawing.game(), content).await.map_err(|_| Problem::NothingHere)?;
        let drawn = Bytes::from(drawing.draw(&shelf));
        let mut kept = self.kept();
        if kept.len() >= MOST_DRAWINGS {
            kept.clear();
        }
        kept.insert(name.to_owned(), drawn.clone());
        Ok(drawn)
    }

    fn kept(&self) -> MutexGuard<'_, HashMap<String, Bytes>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A file: kept by browsers, and asked for anew only whether it has changed.
pub(crate) async fn asset(
    State(app): State<App>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (kind, bytes) = match web::assets::get(&file) {
        Some((kind, bytes)) => (kind, Bytes::from_static(bytes)),
        None => (Drawing::KIND, app.drawings().get(app.host(), &file).await?),
    };
    let tag = format!("\"{:016x}\"", fingerprint(&bytes));
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let fresh = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, "public, max-age=300, stale-while-revalidate=86400".to_owned()),
    ];
    if known.is_some_and(|known| known.contains(&tag)) {
        return Ok((StatusCode::NOT_MODIFIED, fresh).into_response());
    }
    Ok((fresh, [(header::CONTENT_TYPE, kind)], Body::from(bytes)).into_response())
}

fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
