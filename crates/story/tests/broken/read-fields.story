== 1 When
#! “when” is not known here; under a title stand follow-up, premise
when: night

A field that this book does not have.

then: nothing

== 2 Too late

#! “follow-up” stands right under the title
follow-up

It should have said so earlier.

then: nothing

== 3 No room
#! a blank line is missing between the title and the story
The story begins at once.

then: nothing

== 4 A choice

The river asks.

* Answer.
#! “succeed” is not known here; a line begins with if, unless, must, optional, otherwise, pay, bonus
  succeed: gain 1 coin
#! “patiense” is not known here; is it “patience”?
  patiense 3: gain 1 coin
    It nods.

* Shout.
#! a colon is missing
  patience 3 gain 1 coin
#! “patience” lacks the number that is needed
  patience: gain 1 coin
#! “then now” says too much
  then now: gain 1 coin
