# The book of the toy game: one passage gives a keyword, the other asks for it.

== A The ferryman’s lamp

The ferryman holds a lamp over the water and will not look into it. “Somebody in there
is rowing,” he says. “He has my coat on.”

* Take the lamp off his hands.
  then: note LAMP
    It weighs nothing. He rows home in the dark, singing.

* Look into it for him.
  skill 4: gain 2 coins
    The rower drops two coins into your palm from the wrong side of the glass.
  fail: nothing
    The rower looks back. You do not tell the ferryman what he mouthed.

== B The tower door

The tower has a door, and the door has a slot, and two fingers wait in the slot, rubbing
together.

* Hold up the lamp.
  must: LAMP
  then: gain 3 coins
    The fingers pull the light through the slot like thread, and pay for it.

* Shake hands with the fingers.
  otherwise
  skill 5: gain 2 coins
    The grip is honest. It leaves two coins behind.
  fail: nothing
    The grip is honest. It takes your glove.
