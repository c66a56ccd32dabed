== 1 The source

The water tells two words.

* Hear the first.
  then: note LAMP
    It is short and bright.

* Hear the second.
  then: note FROG
    It is wet and green.

== 2 The gate

The gate asks for a word.

#! “otherwise” of what?
* Knock there.
  otherwise
  then: gain 1 coin
    It gives a coin.

* Kick it.
  then: gain 1 coin
    It gives one more.

== 3 The lamp gate

This gate knows the lamp.

* Say the lamp word.
  must: LAMP
  then: gain 1 coin
    It knows you now.

#! nobody can take it: whoever has its keywords must take another choice
* Whisper the lamp word.
  optional: LAMP
  then: gain 1 coin
    It hears you now.

#! whoever must take another choice cannot take this one: mark it “otherwise”
* Walk on.
  then: gain 1 coin
    It looks after you.

#! 4: somebody who has nothing but FROG can take none of the choices
== 4 The dear gate

This gate takes a toll.

#! whoever must take it must be able to
* Pay with the word.
  must: FROG
  pay: 1 coin
  then: gain 1 rope
    It swallows the word.

* Walk on.
  otherwise
  then: gain 1 coin
    It looks after you.
