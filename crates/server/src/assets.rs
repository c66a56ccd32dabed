//! The files that pages ask for.

use axum::{
    body::Body,
    extract::Path,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::problem::Problem;

/// A file: kept by browsers, and asked for anew only whether it has changed.
pub(crate) async fn asset(
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (kind, bytes) = web::assets::get(&file).ok_or(Problem::NothingHere)?;
    let tag = format!("\"{:016x}\"", fingerprint(bytes));
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
