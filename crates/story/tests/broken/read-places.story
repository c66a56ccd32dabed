== 1 Text

A story at the margin.

#! the story stands at the margin
  A story that is not.
  Nor is this.

* Speak.
#! no text belongs here: text stands below
    Too early.
  if: 1 rope
#! no text belongs here: text stands below
    Nobody reads this.
  then: gain 1 coin

#! wrong indentation
      Too deep. One fault is enough for
      the whole of it.
#! is not a line of a choice; text is indented by four blanks
  Not deep enough, and no field.

* Wait.
#! the lines of a choice are indented by two blanks
then: gain 1 coin

* Sing.
  then: gain 1 coin

#! no text belongs here: after the first choice come only choices
The story has come too late.
#! a blank line is missing before this line
* Sit.
  then: gain 1 coin

== 2 Close

Then the story goes on, and
#! a blank line is missing before “then:”
then: gain 1 coin

then: gain 1 coin

== 3 After

The story.

then: gain 1 coin
  A reaction is allowed.
#! nothing stands after “then:”
More story.
