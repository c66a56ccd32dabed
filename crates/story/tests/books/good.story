# A small book with everything the format has.

== 1 The lamp in the reeds

A lamp stands in the reeds with nobody holding it. The flame leans toward you
when you speak, and away when you stop.

“Come here,” you say. It thinks about that.

* Speak until it comes.
  bonus: 1 per oar
  patience 3: gain 1 coin; note LAMP
    It comes. Behind it comes a girl who has been waiting to be asked, and she
    pays for the company.

    She does not say where she lives.
  patience 6 for 1 coin: gain 2 coins, 1 lamp oil; read 11
    It comes at a run.
  fail: lose 1 renown
    You run out of things to say. The dark is polite about it.

* Leave it burning.
  then: gain 1 renown
    By morning the ferrymen have a story, and you are in it.

== 2 The rope over the river

Somebody has tied the banks together, and neither of them likes it.

* Pull.
  if: 1 rope, heron
  unless: LAMP
  bonus: 2 for 1 coin
  strength 4: either gain 2 coins or gain 1 rope, 1 coin or cross up to 4; wet a traveller
    The far bank comes a little nearer. It brings what was left on it.

* Ask the lamp girl to untie it.
  optional: LAMP
  then for 1 coin: read 12

* Go round by the bridge.
  bonus: 1 if rope
  strength 2: nothing
    There is no bridge. You knew that.

== 11 The house on stilts
follow-up

Nobody lives in the house, and nobody is very tidy about it.

then: gain 1 rope

== 12 What the girl says
follow-up

“Which end?” she asks, and that is a better question than you expected.

* “Ours.”
  bonus: 1 if heron
  patience 5: gain 1 rope, 1 renown
    She unties it before you have finished. The rope is yours to carry.

* “Theirs.”
  bonus: 1 per rope
  patience 2: gain 1 coin
    She waits for you to hear yourself. A coin floats by in the meantime.
