== 1 Gates

The gate has four bars.

* Open it.
#! “if: LAMP” leaves open whether it must be taken: write “must: LAMP” or “optional: LAMP”
  if: LAMP
  then: gain 1 coin

* Lift it.
  must: LAMP
#! a choice has one of “must:”, “optional:” and “otherwise”
  optional: LAMP
  then: gain 1 coin

* Climb it.
#! “otherwise” stands alone
  otherwise: LAMP
#! “lamp” is not a keyword
  must: lamp
  then: gain 1 coin

* Buy it.
  pay: 1 coin
#! a choice has one “pay:”
  pay: 1 rope
  then: gain 1 coin

* Buy it twice.
  pay: 1 coin
#! the price is named twice
  then for 1 coin: gain 1 rope

* Pay with nothing.
#! “elephants” is not known as a thing one can have
  pay: 2 elephants
#! “more:” stands below the number of a roll, and there is none above it
  more: gain 1 coin
  then: gain 1 coin

* Push.
  strength 3: gain 1 coin
  more: gain 1 coin
#! a number has one “more:”, not two
  more: gain 1 coin

* Push harder.
  strength 3: gain 1 coin
  strength 5: gain 1 coin
#! a choice with “more:” has one number, not two
  more: gain 1 coin

* Push elsewhere.
  strength 3: gain 1 coin
#! “more:” only adds to the number
  more: read 1
#! is not the key of a passage
  next: there

* Go round.
  then: gain 1 coin
  next: 1
#! a choice has one “next:”, not two
  next: 1

* Sail.
#! “boat card Heron Quen” is no card of this game; is it “boat card Heron Queen”?
  patience 3: gain boat card Heron Quen
#! there is one “boat card Long Raft”: leave the quantity out
  patience 4: gain 2 boat card Long Raft

* Sail on.
#! “boat card Elephant of the Sea” is no card of this game
  if: boat card Elephant of the Sea
#! “boat card Long Raft” lacks its verb
  then: boat card Long Raft
