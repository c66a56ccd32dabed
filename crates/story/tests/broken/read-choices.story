== 1 Ways

The river has two banks.

#! the choice leads nowhere
* Stand still.

#! a choice has either numbers or “then:”, not both
* Cross.
  patience 3: gain 1 coin
  then: gain 1 coin

* Row.
  patience 5: gain 1 coin
#! 3 does not come after 5: numbers rise
  patience 3: gain 1 coin

* Row harder.
  patience 2: gain 1 coin
  patience 3: gain 1 coin
#! a choice has at most 2 numbers
  patience 4: gain 1 coin

* Row and wait.
  patience 2: gain 1 coin
#! both numbers of a choice are rolled for in the same way
  strength 3: gain 1 coin

* Swim.
#! a bonus is added to a roll
  bonus: 1 per oar
  then: gain 1 coin
#! what simply works cannot fail
  fail: lose 1 coin

* Float.
  bonus: 1 per oar
#! a choice has one bonus
  bonus: 1 per rope
  patience 2: gain 1 coin
#! an effect is missing
  fail:

* Sink.
  then: gain 1 coin
#! a choice has one “then:”
  then: gain 1 coin

* Sink again.
  patience 2: gain 1 coin
  fail: lose 1 coin
#! a choice fails in one way
  fail: lose 1 coin

#! the choice is empty
*
  then: gain 1 coin

== 2 Both

It asks, and tells.

* Listen.
  then: nothing

#! a passage with choices has no “then:” of its own
then: gain 1 coin

== 3 Priced

It tells for money.

#! what a passage brings has no price
then for 1 coin: gain 1 coin

== 4 Told twice

It tells.

then: gain 1 coin

#! a passage has one “then:” of its own
then: gain 1 coin
