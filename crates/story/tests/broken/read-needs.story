== 1 Needs

The ferryman holds out his hand.

* Pay.
#! “rope” lacks its quantity: write “1 rope”
  if: rope
#! “herron” is not known; is it “heron”?
  if: herron
#! “a good heart” is not known as a thing or a companion
  if: a good heart
#! “lamp” is not a keyword
  unless: lamp
#! “pearls” is not known as a thing one can have
  then for 2 pearls: gain 1 coin

* Roll.
#! “oars” is not known; is it “oar”?
  bonus: 1 per oars
  patience 2: gain 1 coin

* Roll again.
#! is not a bonus; write
  bonus: oar
  patience 2: gain 1 coin

* Roll once more.
#! “with” is not known in a bonus
  bonus: 1 with oar
#! a quantity of 0 does nothing
  patience 2 for 0 coins: gain 1 coin
