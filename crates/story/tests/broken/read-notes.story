planned: Q1 A plan
#! say what it will be about
planned: Q2
#! is not the key of a passage
planned: soon
== 1 Notes
premise: a note is written
#! “axis:” says nothing
axis:
#! a passage has one “premise:”, not two
premise: another note
#! “endin” is not known here; is it “ending”?
endin: an act

The notes are not read.

then: nothing

== 2 Late notes

#! “thread” stands right under the title
thread: the fires

It should have said so earlier.

then: nothing

== 1 Zeik A | The bell

It rings.

then: nothing

#! 1 Zeik A is used twice; it is “The bell”
== 1 Zeik A | The other bell

It rings as well.

then: nothing

#! is not the key of a passage
== Zeik: A | The third bell

It does not.

then: nothing
