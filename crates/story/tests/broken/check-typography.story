== 1 Untidy

#! a straight quote
She says "no" and
#! a straight apostrophe
doesn't mean it.

#! three dots
Well... that was
#! two blanks
all.  Or so.

* Go on.
  then: gain 1 coin
#! a blank before the comma
    Yes , you do
#! a hyphen for a dash
    so - and fast.

#! a choice ends with a full stop
* Stop
  then: gain 1 coin
#! a long dash
    It stops—almost at once.

== 2 Untidier

#! a number in digits
The 9 frogs row,
#! hyphens for a dash
and row -- and row.

#! a choice names no number
* Row for 2 hours.
  then: gain 1 coin
#! a dash – stands between blanks
    Everybody rows–even you.

* Ask why?
  then: gain 1 coin
#! the paragraph ends without a full stop
    Because of the river

#! a title has no full stop
== 3 Quotes.

#! a quote is opened and not closed
“Not today, she says.

#! a quote is closed that was not opened
Not today,” she says.

* Say “why?”
  then: gain 1 coin
#! a quote is opened inside a quote
    “Because “why” is rude.”

* Say “no.”
  then: gain 1 coin
#! a blank before the question mark
    “Is that so ?”
#! a blank before the exclamation mark
    She laughs !
