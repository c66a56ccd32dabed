//! Content that lives as long as somebody uses it.
//!
//! The rules hold their content by a plain reference: states are copied by the
//! million, and none of them may count. So whoever owns a state owns the
//! content behind it as well, and nobody else hands the reference on.

#![expect(unsafe_code, reason = "a reference without a count outlives no count it knows of")]

use std::{fmt, ops::Deref, sync::Arc};

use crate::Bundle;

/// The content of one game, shared by all who hold it.
pub struct Held<T: 'static>(Inner<T>);

enum Inner<T: 'static> {
    /// It comes with the program.
    Embedded(&'static T),
    /// It was read, and goes when nobody holds it any more.
    Counted(Arc<Read<T>>),
}

/// Content with the files it was read from.
struct Read<T> {
    content: T,
    bundle: Bundle,
}

impl<T> Held<T> {
    /// Content that comes with the program.
    pub(crate) fn embedded(content: &'static T) -> Held<T> {
        Held(Inner::Embedded(content))
    }

    /// Content that was read.
    pub(crate) fn counted(content: T, bundle: Bundle) -> Held<T> {
        Held(Inner::Counted(Arc::new(Read { content, bundle })))
    }

    /// The files it was read from; nothing where it comes with the program.
    pub(crate) fn bundle(&self) -> Option<&Bundle> {
        match &self.0 {
            Inner::Embedded(_) => None,
            Inner::Counted(read) => Some(&read.bundle),
        }
    }

    /// The content for the rest of the program: for those who play one thing and end.
    pub fn for_good(&self) -> &'static T {
        match &self.0 {
            Inner::Embedded(content) => content,
            // What is never given back stays valid.
            Inner::Counted(read) => &Box::leak(Box::new(read.clone())).content,
        }
    }

    /// The content, without counting.
    ///
    /// # Safety
    ///
    /// The reference, and every copy of it, must be gone before the last holder is.
    pub(crate) unsafe fn uncounted(&self) -> &'static T {
        match &self.0 {
            Inner::Embedded(content) => content,
            // SAFETY: the allocation of an `Arc` does not move, and lives while one of its holders
            // does, for which the caller answers.
            Inner::Counted(read) => unsafe { &(*Arc::as_ptr(read)).content },
        }
    }

    /// How many hold it; content that comes with the program is not counted.
    pub fn holders(&self) -> Option<usize> {
        match &self.0 {
            Inner::Embedded(_) => None,
            Inner::Counted(read) => Some(Arc::strong_count(read)),
        }
    }
}

impl<T> Clone for Held<T> {
    fn clone(&self) -> Held<T> {
        Held(match &self.0 {
            Inner::Embedded(content) => Inner::Embedded(content),
            Inner::Counted(read) => Inner::Counted(read.clone()),
        })
    }
}

impl<T> Deref for Held<T> {
    type Target = T;

    fn deref(&self) -> &T {
        match &self.0 {
            Inner::Embedded(content) => content,
            Inner::Counted(read) => &read.content,
        }
    }
}

impl<T> fmt::Debug for Held<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Held")
    }
}
