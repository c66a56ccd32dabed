== 1 Words

The stones have writing on them.

* Read it.
#! FROG is noted and no choice ever asks for it
  then: note LAMP; note FROG
    You know two words now.

#! it needs OWL, which is noted nowhere
* Say the word.
  optional: OWL
  then: gain 1 coin
    The stone opens for you.

* Say nothing.
  unless: LAMP
  then: gain 1 coin
    The stone likes you.

== 2 More words

Stones talk among themselves here.

#! “unless: NEWT” has no meaning
* Listen closely.
  unless: NEWT
  then: gain 1 coin
    They talk about stones.

#! it needs LAMP and its absence
* Answer them.
  optional: LAMP
  unless: LAMP
  then: gain 1 coin
    They had not expected that.

* Yawn.
  then: gain 1 coin
    They take the hint.

#! 3: somebody who has nothing can take none of the choices
== 3 The toll

A hand comes out of the water.

* Pay it.
  then for 1 coin: gain 1 rope
    It gives a rope back.

* Tie it up.
  if: 1 rope
  then: gain 1 coin
    It holds a coin still.

== 4 Either way

This one is for everybody.

* Say the lamp word.
  must: LAMP
  then: gain 1 coin
    It was the right one.

* Keep quiet.
  otherwise
  then: gain 1 coin
    It was the right thing.
