//! Forms whose work may have to wait for its turn: a page says so and goes on by itself.

use std::{convert::Infallible, future::Future, time::Duration};

use axum::{
    body::{Body, Bytes},
    http::{HeaderName, header},
    response::{IntoResponse, Response},
};
use tokio::time::timeout;

use crate::problem::Problem;

/// How long nobody needs to be told that they wait.
const UNNOTICED: Duration = Duration::from_secs(1);

/// Answers with what `work` answers, or with a page that says that it waits and then leads there.
pub(crate) async fn patiently(
    work: impl Future<Output = Result<Response, Problem>> + Send + 'static,
) -> Result<Response, Problem> {
    told_after(UNNOTICED, work).await
}

async fn told_after(
    unnoticed: Duration,
    work: impl Future<Output = Result<Response, Problem>> + Send + 'static,
) -> Result<Response, Problem> {
    let mut work = Box::pin(work);
    if let Ok(done) = timeout(unnoticed, &mut work).await {
        return done;
    }
    let page = web::waiting_page();
    let (before, after) = page.split_once(web::WAITS_HERE).unwrap_or((&page, ""));
    let (before, after) = (before.to_owned(), after.to_owned());
    let page = async_stream::stream! {
        yield Ok::<_, Infallible>(Bytes::from(before));
        let rest = match work.await {
            Ok(answer) => {
                let to = answer.headers().get(header::LOCATION);
                web::waited(to.and_then(|to| to.to_str().ok()).unwrap_or("/"))
            }
            Err(problem) => web::waited_in_vain(&problem.sentence()),
        };
        yield Ok(Bytes::from(rest + &after));
    };
    // Whatever packs a page holds it back until there is more of it.
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_ENCODING, "identity"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(page)).into_response())
}

#[cfg(test)]
mod tests {
    use axum::{http::StatusCode, response::Redirect};
    use futures_util::StreamExt;
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn what_is_there_soon_is_answered_as_ever() {
        let work = async { Ok(Redirect::to("/t/soon").into_response()) };
        let answer = patiently(work).await.unwrap();
        assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    }

    #[tokio::test]
    async fn a_page_says_that_it_waits_and_then_what_came() {
        for (comes, told) in [(true, "0; url=/t/late"), (false, "There is nothing")] {
            let (come, coming) = oneshot::channel::<bool>();
            let work = async {
                match coming.await {
                    Ok(true) => Ok(Redirect::to("/t/late").into_response()),
                    Ok(false) | Err(_) => Err(Problem::NothingHere),
                }
            };
            let answer = told_after(Duration::ZERO, work).await.unwrap();
            assert_eq!(answer.status(), StatusCode::OK);
            let mut parts = answer.into_body().into_data_stream();
            let mut next = async || {
                let part = parts.next().await.unwrap().unwrap();
                String::from_utf8(part.to_vec()).unwrap()
            };
            let first = next().await;
            assert!(first.contains("comes in turn") && !first.contains("</html>"), "{first}");
            come.send(comes).unwrap();
            let rest = next().await;
            assert!(rest.contains(told) && rest.ends_with("</html>"), "{rest}");
        }
    }
}
