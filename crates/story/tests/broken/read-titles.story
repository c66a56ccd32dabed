#! a file begins with a passage
The ferry leaves at six.

#! the passage has no title
== 1

Nobody gave this one a name.

then: nothing

#! is not the key of a passage
== one The first

Numbers are numbers.

then: nothing

== 2 Twice

It is here.

then: nothing

#! 2 is used twice; it is “Twice”
== 2 Again

It is here as well.

then: nothing
#! a blank line is missing before the passage
== 3 Too close

It has no room above it.

then: nothing

#! the title of a passage stands at the margin
  == 4 Too far

It stands aside.

then: nothing

#! the passage has no text
== 5 Silence

then: nothing

#! a passage ends with choices
== 6 Open

It just stops.
