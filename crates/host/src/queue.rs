//! Work that visitors ask for and that takes the processor a while: few at a time, and few of each.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{HostError, VisitorId};

/// A queue before work of one kind.
#[derive(Clone, Debug)]
pub(crate) struct Queue {
    places: Arc<Semaphore>,
    waiting: Arc<Mutex<HashMap<VisitorId, usize>>>,
    /// The most that one visitor has in it.
    most_each: usize,
    /// The most visitors in it.
    most_visitors: usize,
}

/// A place in the queue, and at last at work. It is given back when this is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    queue: Queue,
    who: VisitorId,
    place: Option<OwnedSemaphorePermit>,
}

impl Queue {
    /// A queue before so many places.
    pub(crate) fn new(places: usize, most_each: usize, most_visitors: usize) -> Queue {
        let places = Arc::new(Semaphore::new(places.max(1)));
        Queue { places, waiting: Arc::default(), most_each, most_visitors }
    }

    /// Waits for a turn, unless this visitor waits for enough already.
    pub(crate) async fn turn(&self, who: VisitorId) -> Result<Turn, HostError> {
        let mut turn = self.join(who)?;
        let place = self.places.clone().acquire_owned().await;
        turn.place = Some(place.map_err(|_| HostError::Ended)?);
        Ok(turn)
    }

    fn join(&self, who: VisitorId) -> Result<Turn, HostError> {
        let mut waiting = self.waiting();
        let visitors = waiting.len();
        match waiting.get_mut(&who) {
            Some(theirs) if *theirs >= self.most_each => {
                let what = "you asked for this a moment ago; wait for the answer";
                return Err(HostError::TooMuch(what));
            }
            Some(theirs) => *theirs += 1,
            None if visitors >= self.most_visitors => {
                let what = "many people ask for this right now; try again in a moment";
                return Err(HostError::TooMuch(what));
            }
            None => {
                waiting.insert(who, 1);
            }
        }
        Ok(Turn { queue: self.clone(), who, place: None })
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<VisitorId, usize>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.place = None;
        let mut waiting = self.queue.waiting();
        if let Some(theirs) = waiting.get_mut(&self.who) {
            *theirs -= 1;
            if *theirs == 0 {
                waiting.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Secret;

    #[tokio::test]
    async fn one_visitor_waits_for_so_many_and_stops_nobody_else() {
        let queue = Queue::new(2, 1, 2);
        let [ada, ben, eve] = [(); 3].map(|()| Secret::fresh().unwrap().who());
        let hers = queue.turn(ada).await.unwrap();
        assert!(matches!(queue.turn(ada).await, Err(HostError::TooMuch(_))));
        let _his = queue.turn(ben).await.unwrap();
        assert!(matches!(queue.turn(eve).await, Err(HostError::TooMuch(_))));
        drop(hers);
        queue.turn(ada).await.unwrap();
    }
}
