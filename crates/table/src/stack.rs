//! Pending questions, the newest on top.
//!
//! A rule that wants to know something pushes a question and returns. The top
//! of the stack is what is asked; when it is answered, it is popped, and what
//! lies below goes on. So a chapter of the rules need not know who asked for
//! it: paying does not know what is paid for.
//!
//! An array with a length, like everything a state is made of: copying it
//! copies memory, and nothing here allocates.

use serde::{Serialize, Serializer};

use crate::turns::Answer;

/// Up to `N` pending questions; `N` is how deep the rules can nest them.
///
/// ```
/// use table::Stack;
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Question {
///     /// What to do in a turn.
///     Turn,
///     /// A ferry is boarded as soon as the fare is paid; nobody is asked.
///     Board { ferry: u8 },
///     /// How the fare is paid.
///     Pay { fare: u8 },
/// }
///
/// let mut pending: Stack<Question, 3> = Stack::new();
/// pending.push(Question::Turn);
///
/// // In their turn somebody takes ferry 4. What is to happen lies below what has to be known first.
/// pending.push(Question::Board { ferry: 4 });
/// pending.push(Question::Pay { fare: 2 });
/// assert_eq!(pending.top(), Some(Question::Pay { fare: 2 }));
///
/// // It is paid. What lies below goes on, and then the turn does.
/// pending.pop();
/// assert_eq!(pending.pop(), Some(Question::Board { ferry: 4 }));
/// assert_eq!(pending.top(), Some(Question::Turn));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack<Q, const N: usize> {
    /// From the bottom to the top; places above the top are empty, so that equal stacks are equal.
    questions: [Option<Q>; N],
    len: u8,
}

impl<Q: Copy, const N: usize> Stack<Q, N> {
    /// The most questions it can hold.
    pub const CAPACITY: usize = N;

    /// Nothing is pending.
    #[inline]
    pub const fn new() -> Self {
        Stack { questions: [None; N], len: 0 }
    }

    /// This question alone is pending.
    #[inline]
    pub fn only(question: Q) -> Self {
        let mut stack = Stack::new();
        stack.push(question);
        stack
    }

    /// How many questions are pending.
    #[inline]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Whether nothing is pending.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What is asked now: the question that was pushed last.
    #[inline]
    pub fn top(&self) -> Option<Q> {
        self.len.checked_sub(1).and_then(|top| self.questions[usize::from(top)])
    }

    /// Asks this first; what was asked until now goes on afterwards.
    ///
    /// Where [`Self::CAPACITY`] questions are pending the rules nest deeper than their game says. Test
    /// builds stop there; at a table the question is left out, and the game goes on.
    #[inline]
    pub fn push(&mut self, question: Q) {
        let has_room = self.offer(question);
        debug_assert!(has_room, "a stack of pending questions is as deep as the rules nest them");
    }

    /// The same, where there is room for it; says whether there was.
    #[inline]
    pub fn offer(&mut self, question: Q) -> bool {
        let Some(place) = self.questions.get_mut(usize::from(self.len)) else { return false };
        *place = Some(question);
        self.len += 1;
        true
    }

    /// Takes the top question away: it is answered. What lies below is asked next.
    #[inline]
    pub fn pop(&mut self) -> Option<Q> {
        self.len = self.len.checked_sub(1)?;
        self.questions[usize::from(self.len)].take()
    }

    /// Asks this in the place of the top question, or alone where nothing was asked.
    #[inline]
    pub fn replace(&mut self, question: Q) -> Option<Q> {
        let before = self.pop();
        self.push(question);
        before
    }

    /// Takes off what is answered of the lowest `asked` questions: the topmost of them, all, or nothing.
    /// What was pushed on them comes next.
    ///
    /// ```
    /// use table::{Stack, turns::Answer};
    ///
    /// // A turn is asked, and in it somebody wants to board, for which there is to be paid.
    /// let mut pending: Stack<&str, 3> = Stack::only("turn");
    /// pending.push("board");
    /// pending.push("pay");
    /// pending.settle(1, Answer::Given);
    ///
    /// assert!(pending.iter().eq(["board", "pay"]));
    /// ```
    #[inline]
    pub fn settle(&mut self, asked: usize, answer: Answer) {
        let taken = match answer {
            Answer::Open => return,
            Answer::Given if asked == self.len() => {
                self.pop();
                return;
            }
            Answer::Given => asked.min(1),
            Answer::Last => asked,
        };
        let len = self.len();
        self.questions.copy_within(asked..len, asked - taken);
        self.questions[len - taken..len].fill(None);
        self.len -= taken as u8;
    }

    /// Drops all questions.
    #[inline]
    pub fn clear(&mut self) {
        *self = Stack::new();
    }

    /// Whether these questions lie at the bottom of it, in this order.
    pub fn starts_with(&self, below: &Self) -> bool
    where
        Q: PartialEq,
    {
        self.questions.starts_with(&below.questions[..below.len()])
    }

    /// The questions from the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Q> + '_ {
        self.questions.iter().copied().flatten()
    }
}

impl<Q: Copy, const N: usize> Default for Stack<Q, N> {
    fn default() -> Self {
        Stack::new()
    }
}

impl<Q: Copy + Serialize, const N: usize> Serialize for Stack<Q, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_question_that_was_pushed_last_is_asked_first() {
        let mut pending: Stack<char, 3> = Stack::new();
        assert_eq!((pending.top(), pending.pop(), pending.is_empty()), (None, None, true));

        for question in ['a', 'b', 'c'] {
            pending.push(question);
        }

        assert_eq!((pending.top(), pending.len()), (Some('c'), 3));
        assert!(pending.iter().eq(['a', 'b', 'c']));
        assert_eq!([(); 4].map(|()| pending.pop()), [Some('c'), Some('b'), Some('a'), None]);
        assert!(pending.is_empty());
    }

    #[test]
    fn replacing_leaves_what_lies_below() {
        let mut pending: Stack<char, 2> = Stack::only('a');
        pending.push('b');

        assert_eq!(pending.replace('c'), Some('b'));
        assert!(pending.iter().eq(['a', 'c']));

        pending.clear();
        assert_eq!(pending.replace('d'), None);
        assert_eq!(pending, Stack::only('d'));
    }

    #[test]
    fn what_is_answered_is_taken_off_below_what_was_pushed() {
        let asked = |answer| {
            let mut pending: Stack<char, 4> = Stack::only('a');
            pending.push('b');
            pending.push('c');
            pending.push('d');
            pending.settle(2, answer);
            pending
        };

        assert!(asked(Answer::Given).iter().eq(['a', 'c', 'd']));
        assert!(asked(Answer::Open).iter().eq(['a', 'b', 'c', 'd']));
        assert!(asked(Answer::Last).iter().eq(['c', 'd']));
        let mut alone: Stack<char, 4> = Stack::only('a');
        alone.settle(1, Answer::Given);
        assert_eq!(alone, Stack::new());
        alone.settle(0, Answer::Last);
        assert_eq!(alone, Stack::new());
    }

    #[test]
    fn a_full_stack_takes_no_more_and_keeps_what_it_has() {
        let mut full: Stack<char, 2> = Stack::only('a');

        assert_eq!((full.offer('b'), full.offer('c')), (true, false));
        assert!(full.iter().eq(['a', 'b']));
        // Test builds stop at rules that nest deeper than they say.
        let pushed = std::panic::catch_unwind(move || full.push('c'));
        assert_eq!(pushed.is_err(), cfg!(debug_assertions));
    }

    #[test]
    fn a_stack_that_was_deeper_before_is_equal_to_one_that_was_not() {
        let mut deep: Stack<u8, 4> = Stack::new();
        for question in 0..4 {
            deep.push(question);
        }
        for _ in 0..3 {
            deep.pop();
        }

        assert_eq!(deep, Stack::only(0));
    }

    #[test]
    fn it_holds_as_many_as_it_says_and_takes_no_more_room_than_they_do() {
        let mut pending: Stack<u8, 4> = Stack::new();
        for question in 0..Stack::<u8, 4>::CAPACITY as u8 {
            pending.push(question);
        }
        let copy = pending;

        assert_eq!((copy.len(), copy == pending), (4, true));
        // A bool leaves room for “none”, as the enums of a game do.
        assert_eq!(size_of::<Stack<bool, 4>>(), 4 + 1);
    }
}
