# The far bank: a tale with a way of its own, and stories of one traveller by place.

== R1 Setting out
premise: somebody leaves, and is asked why
axis: what do I say, against what do I keep

The ferryman asks where to. He asks it like somebody who has been told before.

* Tell him.
  patience 4: gain 1 renown
    He rows as if he had not heard, and faster.
  fail:
    You say another place, and he nods at that one.
  next: R3

* Let him guess.
  then: gain 1 coin
    He bets on it, and loses.
  next: R4

== R3 The other boat

Another boat keeps beside you. Nobody in it rows.

then: either gain 1 rope or gain 1 lamp oil

== R4 The bet

The ferryman wants his coin back.

* Give him the bridge instead.
  then: read 1 Zeik Crystal Bridge

* Keep it.
  then: gain 1 coin
    He laughs for a while, and then he does not.

== 1 Zeik A | The mended oar

Somebody has mended an oar with a wooden spoon.

* Eat with it.
  then: gain 1 renown
    The ferryman looks hungry for the first time.

* Row with it.
  bonus: 1 per oar
  strength 3: gain 1 coin
    It holds as far as the toll.
  fail:
    It was soup, mostly.

== 1 Zeik Crystal Bridge | Glass under the feet
follow-up

You see the fish look up.

then: gain 1 renown
