== 1 Phrases

The lamp on the bank
#! “seems to” is banned
seems to wait for you.

* Wait for it.
  then: gain 1 coin
    The ancient lamp goes out.

#! “eerie” is banned
* Make eerie sounds.
  then: gain 1 coin
#! “ancient” is used more often than 1 a file
    Ancient tricks work best.

== 2 Openings

#! begins “the lamp on…” like 1, line 3: open it another way
“The lamp, on reflection, was mine.”

* Take it.
  then: gain 1 coin
    It was yours indeed.

* Leave it.
  then: gain 1 coin
    It is mine now.
