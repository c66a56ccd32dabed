# A book of two chapters with the words of the larger games. Heads: 347 41 R1, 1 Zeik A, A.

planned: Q179 What the widow saw

== 347 The burning house
premise: a house burns, and one who has set fire to another comes by
axis: whom do I owe, against what do I risk
thread: the fires
ending: an act

Smoke stands over the landing. A woman throws buckets at it, one for each thing she says.

* Take the bucket from her. She knows you.
  must: BURNING
  then: gain 3 renown, boat card Heron Queen; later Q178
    She does not say your name. She says it with the bucket, and gives you the oar of her boat.

* Break the door in.
  otherwise
  strength 8: lose 3 renown; gain 3 coins
    The roof follows you out. What you carry was hers.
  more: gain 1 rope
    It was tied to the bed, and she never asks why.
  fail:
    The door is stronger than it has been all year.

* Buy the neighbour’s ladder.
  otherwise
  pay: 1 coin
  patience 6: gain 1 renown, boat card Long Raft
    He counts the coin twice while the window glows.
  more: gain 2 renown
  fail:
    He sells you the ladder and keeps the rungs.

== 41 The two doors

Two doors stand in the reeds, without a house.

* Knock at the left one.
  patience 5: gain 1 rope
    Somebody knocks back, and passes a rope under it.
  more: gain 1 coin
  fail:
    Nobody is in, and the door says so.

* Knock at the right one.
  patience 7: gain 2 coins; note BURNING
    It opens on a stove. You warm your hands, and then the curtain.
  more: gain 1 lamp oil
  fail:
    It has been painted on.

== Q178 What the woman wants

She waits at the landing with the bucket, which is full of letters.

* Read them to her.
  unless: WIDOW
  then: note WIDOW; later Q179
    They are all to her, and all from her.

* Ask her to read.
  if: heron
  then: gain 1 lamp oil
    She cannot. The heron can.

* Leave the bucket where it is.
  then: nothing
    It is still there when you look round.

== A The letter on the board

A letter is nailed to the board, and the nail is worth more.

* Take the nail.
  then: gain 1 coin
    The letter comes along.

* Show it to the widow.
  optional: WIDOW
  then: gain 2 renown
    She knows the hand. It is yours.

* Show it to the widow by the fire.
  optional: WIDOW, BURNING
  then: gain 1 rope, 1 renown
    She holds it where the light is, and then where the fire is.
