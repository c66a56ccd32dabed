== 1 Effects

The river gives and takes.

* Take.
#! the effect “gian 1 coin” is not known; is it “gain”?
  patience 3: gian 1 coin
#! the effect “wet a traveler” is not known; is it “wet a traveller”?
  patience 4: wet a traveler

* Give.
#! the effect “sing” is not known; effects begin with gain, lose
  patience 3: sing
#! “2 coins” lacks its verb
  patience 4: 2 coins

* Count.
#! “rope” lacks its quantity: write “1 rope”
  patience 3: gain rope
#! “a rope” lacks its quantity: write “1 rope”
  patience 4: gain a rope

* Weigh.
#! a quantity of 0 does nothing
  patience 3: gain 0 coins
#! “3” of what?
  patience 4: gain 3

* Spell.
#! “coinz” is not known; is it “coin”?
  patience 3: gain 2 coinz
#! “elephants” is not known as a thing one can have
  patience 4: gain 2 elephants

* Part.
#! separated by commas, not by “and”
  patience 3: gain 1 rope and 1 coin
#! is an effect of its own: put “;” before it
  patience 4: gain 1 rope, lose 1 coin

* Join.
#! effects are separated by “;”, not by commas
  patience 3: wet a traveller, gain 1 coin
#! an effect is missing
  patience 4: gain 1 coin;

* Go on.
#! “read” is always the last effect
  patience 3: read 1; gain 1 coin
#! is not the key of a passage
  patience 4: read there

* Choose.
#! “either” needs an “or”
  patience 3: either gain 1 coin
#! the tale cannot go on inside “either”
  patience 4: either gain 1 coin or read 1

* Write.
#! a keyword is one word in CAPITALS
  patience 3: note lamp
#! “nothing” stands alone
  patience 4: nothing; gain 1 coin

* Nothing.
#! an effect is missing: write “nothing”
  then:
    It does not even say so.

* Too much.
#! “300” is not a quantity
  then: gain 300 coins
