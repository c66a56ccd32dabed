# Heads: 1
# Notes: premise
planned: Q5 A debt is called
#! Q2: is planned and written
planned: Q2 What was written
#! Q5: is planned twice
planned: Q5 The same debt
#! Q9: is planned, and nothing leads to it
planned: Q9 A thread nobody holds

== 1 The start
premise: somebody starts

The road has four ends.

* Go to the left.
#! “later Q4” leads to nothing: write it, or say “planned: Q4 …”
  then: gain 1 coin; later Q4
    The left is longer.

#! “next: R7” leads to nothing: write it, or say “planned: R7 …”
* Go to the right.
  then: gain 1 coin; later Q5
    The right is shorter.
  next: R7

* Go on.
  then: gain 1 coin; later Q2; later Q3
    It goes on, too.
  next: R1

#! Q2: the note “premise:” is missing under the title
== Q2 The side way

It leads to the side.

* Follow it.
#! “read” leads to a passage that is only planned
  then: gain 1 coin; read Q5

* Leave it.
  then: gain 1 coin
    It leaves you, too.

#! is marked “follow-up”, but “later” or “next:” leads to it as well
== Q3 The end
premise: it ends
follow-up

It ends here, mostly.

then: gain 1 coin

== R1 The circle
premise: it begins again

It looks like the start.

* Turn left.
  then: gain 1 coin
    You have been here.
  next: R2

* Turn right.
  then: gain 1 coin
    You have not.

== R2 The circle again
premise: it goes round

The other looked like this.

#! “next: R1” leads in a circle
* Turn left again.
  then: gain 1 coin
    You know this stone.
  next: R1

* Sit on the stone.
  then: gain 1 coin
    It knows you, too.
