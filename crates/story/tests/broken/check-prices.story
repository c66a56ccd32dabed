== 1 Prices

Everything here has its price.

* Haggle.
#! 2 as the lower of two pays 4, and −½ to 2½ would be fair: take something away
  patience 2: gain 4 coins
    That was too easy.
#! 6 as the higher of two pays 2, and 5 to 8½ would be fair: add to it
  patience 6: gain 2 coins
    That was too hard.

* Pay first.
#! 3 as the lower of two pays −1, and 0 to 3½ would be fair: add to it
  patience 3 for 2 coins: gain 1 coin
    You are a fool.
#! 4 as the higher of two pays −½
  patience 4: either gain 1 coin or gain 1 renown; wet a traveller
    You are a wet fool.

* Go in.
#! 2 as the lower of two pays 3
#! 2 gives rope, which begins at 4
  patience 2: read 2
#! 6 as the higher of two pays 3
  patience 6: read 2

== 2 The shed
follow-up

Somebody has left a rope.

then: gain 1 rope

== 3 Again

The worth of asking again is left open.

* Ask.
  patience 2: read 4
  patience 6: read 4

* Take it.
#! 3 gives rope, which begins at 4
  patience 3: gain 1 rope
    It was on a nail.

== 4 The question
follow-up

What is it that you want?

* A coin.
#! 2 alone pays 1, and 1½ to 4½ would be fair: add to it
  patience 2: gain 1 coin
    You should have asked for more.

* Two coins.
  patience 3: gain 2 coins
    That is one more.
