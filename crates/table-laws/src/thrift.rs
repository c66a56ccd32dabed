//! Counting how often memory is asked for: playing allocates nothing, and tests can say so.
//!
//! The count is one thread's, so that whatever the test harness does elsewhere stays out of it.
//! A test makes the counting allocator its own: `#[global_allocator] static C: Counting = Counting;`.

#![expect(unsafe_code, reason = "an allocator cannot be written without")]

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

/// The system's allocator, with a count of how often this thread asked it for memory.
pub struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that is going away has nothing left to count with.
    let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
}

// SAFETY: every call is handed to the system's allocator unchanged; counting touches a plain cell.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: `place` came from the system's allocator with this layout.
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: `place` came from the system's allocator with this layout.
        unsafe { System.realloc(place, layout, size) }
    }
}

/// How often this thread asks for memory during `work`, where [`Counting`] is the allocator.
pub fn allocations(work: impl FnOnce()) -> u64 {
    let before = ASKED.get();
    work();
    ASKED.get() - before
}
