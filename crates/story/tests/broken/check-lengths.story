#! 1: the story has 2 words; wanted are 4 to 20
== 1 Short

It stops.

* Go.
#! the reaction has 1 word
  patience 2: gain 1 coin
    Gone.
#! a reaction is missing
  patience 4: gain 3 coins
#! the failure has 2 words
  fail:
    Not gone.

#! the choice has 8 words; wanted are 1 to 6
* Go on and on and on and on.
#! the reaction has 14 words
  then: gain 1 coin
    And on, and on, and on, and on, and on, and on, and on.

#! 2: the story has 23 words
#! 2: 1 choices are not 2 to 3
== 2 Long

Word after word after word after word after word after word after word.
And on, and on, and on, and on, and – on.

* Breathe.
#! the reaction has 14 words
  then: read 3
    And on, and on, and on, and on, and on, and on, and on.

#! 3: the follow-up has 3 words
== 3 Short again
follow-up

Not for long.

then: gain 1 coin
