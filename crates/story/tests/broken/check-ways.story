# Heads: 1 5 9
#0! passage 9 is missing
== 1 The landing

The boat is here already.

* Board it.
#! “read 40” leads to nothing
  then: read 40

* Board it backwards.
  then: read 3

#! 2: nothing leads to this passage
== 2 The island

Nobody has a map with this.

* Draw one.
  then: gain 1 coin
    It is quite good.

* Eat it.
  then: gain 1 coin
    It is quite bad.

== 3 The middle
follow-up

The river is wide here.

* Row on.
  then: read 4

* Row back.
  then: gain 1 coin
    The same, from behind.

== 4 The eddy
follow-up

Water goes round here.

#! “read 3” leads in a circle
then: read 3

#! something outside the book leads to it as well
== 5 The door
follow-up

Somebody knocks at it.

then: read 7

#! nothing leads to this follow-up
== 6 The lost oar
follow-up

It waits in the reeds.

then: gain 1 coin

#! only a “read” leads here: mark it
== 7 The far bank

You are on it now.

* Stay there.
  then: gain 1 coin
    You put down a root.

* Go away.
  then: gain 1 coin
    You pull up a root.
