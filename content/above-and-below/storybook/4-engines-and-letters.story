# Chapter four, engines and letters: heads 76 to 100, follow-ups 184 to 194.

== 76 Apologies, A to M

“Furnace, if there is a but in it,” says the clerk, and holds out a sack. She is brass, and inked to
both elbows, and every letter in this wing of the post office is an apology that came back.

“I am sorry, but you started it. Furnace. I am sorry, I was wrong about the goat. That one we send
again.” She could use somebody with a conscience. Hers, she says, is rented.

* Sort apologies with her until your eyes swim.
  bonus: 1 per quill
  explore 4: gain 1 reputation, 1 coin
    You burn forty excuses and save nine real sorries, one of them to your own village, about a
    cart. They pay by the ounce, a coin in all. The clerk will hand back her conscience, she says,
    and use yours.
  explore 7: gain 2 reputation, 1 paper, 2 coins
    By evening the sack is flat and the first reply is back up the pipe: the goat forgives
    everyone. In N to Z they are painting your names on a desk. You go home with two coins in
    wages and a ream of clean paper.
  fail:
    You get hold of one from a man to his brother, eleven pages, beautiful, and no but until the
    last line. All of you shout at it. She asks you to leave the reading room.

* Give a gentle shake to every envelope that clinks.
  explore 3: gain 5 coins; lose 1 reputation
    People who are truly sorry often enclose something. You put the letters back in their holes a
    little less sorry than they were, and walk out jingling, five coins up. The clerk has
    excellent ears.

== 77 Not the blue one

Two letters lie in the pigeon-hole of your village. The white one is in your own handwriting. It is
dated next spring.

“Dear us,” it says. “Close your mouths. Do not open the blue one. The left boot is behind the stove.
Love, us.”

The blue one is fat, and sealed with a thumb that fits one of you. Behind it the pigeon-hole goes back
a long way.

* Open the blue one.
  explore 3: gain 1 coin
    “We knew you would,” it begins. “We did too. You will be cross by the end of this line, so
    here is something for a pie.” A coin is stuck to the page with jam.
  explore 6: gain 1 reputation, 1 clay pot, 2 coins
    Eleven pages of next winter, and good advice. You mend a certain ladder before anyone can fall
    off it, and somebody’s aunt kisses you without knowing why. You also dig where it says to dig,
    and lift out a pot with two coins in it.
  fail:
    It is from all of you to one of you, and it is a birthday surprise. Now it must be planned all
    over again, and one of you must be surprised. You practise faces the whole way home.

* Leave it shut, and reach through to the other end.
  explore 7: gain 1 amethyst, 1 clay pot, 1 coin
    In to the elbow, in to the shoulder, and a hand closes on yours that you would know anywhere.
    It has grown some calluses. It gives you all it can hold: an amethyst, a pot of honey, a coin
    not minted yet.
  fail:
    Somebody takes your hand in the dark, shakes it warmly, counts the fingers and gives it back.
    There is honey on it. Next spring, no doubt, it will all make sense.

== 78 Paper, metal, other

Brushes, by the sound of it. Something as wide as the tunnel is coming at a stroll, and whatever it
meets it picks up, studies by a green lamp, and drops into one of three bins: PAPER, METAL, OTHER. It
does a boot. It does a bat, which goes into OTHER without waking.

Behind it the tunnel shines. Behind you is a dead end, with your crumbs in it.

* Stand still and be sorted.
  explore 2: gain 1 reputation, 1 coin
    There are four people in OTHER already, and a wig, and the bat. They have been going round
    since Tuesday, and pay a coin for any news at all. By the time it empties you, they have named
    the bat after you.

* Throw it something to sort, jump the brushes, and look for a switch.
  bonus: 2 for 1 coin
  explore 7: gain 2 ropes, 2 coins
    The switch says LUNCH. Down sink the brushes, and out of the bins climb a dozen people,
    blinking, with a bat. You get whatever none of them will own to, which is rope, mostly, and
    small change.
  fail:
    It has you. The green lamp goes from face to face and takes its time. Then, with something you
    will always insist was a sigh, it opens a fourth lid that none of you had noticed, marked
    LATER.

== 79 The clocks take a vote

Visitors are asked not to tell the clocks the time. The notice hangs in a long room where two hundred
of them sit in rows, each stopped at a different hour and proud of it. So they vote. Today it is
ninety-nine for supper and ninety-nine for bedtime. Two abstain; one is a sundial.

“The visitors,” says a grandfather clock, and every face swings round to yours, “have the casting
vote.”

* Vote for supper.
  explore 3: gain 1 fish, 1 potion
    The cuckoos carry the motion, and after that the dishes. There is a speech by the oven timer,
    who has waited years for this. You are sent home with the fish nobody could reach, and a
    bottle of something to settle it.

* Vote for bedtime, and lead the house in a yawn.
  explore 4: gain 1 potion, 1 coin
    The yawn travels along the rows until the pendulums hang still. The last awake is a carriage
    clock, who tips you a coin, like a porter, and makes you take its bottle of night drops.
  explore 6 for 1 coin: gain 2 potions, 1 amethyst, 1 coin
    The alarm clock was going to be difficult, so you feed it a coin. In the hush an amethyst
    rolls out of the oldest works, and two bedside clocks murmur that you may have their drops.
    Asleep, the alarm clock gives the coin back.
  fail:
    Yours is the best yawn the house has ever seen. You wake at some hour that was never put to
    the vote, in the front row, with a dust sheet over you and a small label: Not Working.

* Ask, on a point of order, for a recount.
  then: read 184

== 80 Towel sixty-one

Steam hides everything in Steam Court, including who is in the pool with you. You paid at the door
with a cracked cup and were given towel sixty-one. For half an hour you have been saying “Mm” to a
deep, pleasant voice on your left.

“So I put our money under the loose tile,” it goes on, “as we agreed. Not a soul knows but you,
Cousin. You are quiet today. Is it your tail?”

* Cough, and admit that you are nobody’s cousin.
  explore 3: gain 1 potion
    There is a horrible silence, then a laugh that rocks the water. He has needed to tell somebody
    for years, and you were very good at it. He has them bring you the oil for tired feet.
  explore 7 for 1 coin: gain 1 ore, 1 potion, 1 reputation, 2 coins
    You buy him a hot stone and tell him a secret back, to be fair. Soon the whole pool is at it,
    and towel sixty-one is yours for good. You go home with bath salts, a cousin’s two coins, and
    ore from the fire.
  fail:
    “Nor am I,” says a second voice, on your right. “Nor I,” says another. It turns out that
    nobody in the pool is anybody’s cousin, and that he has told all of you. Everyone moves toward
    the tile.

* Say “Mm,” and feel about for the loose tile.
  explore 4: gain 1 clay pot, 3 coins; lose 1 reputation
    It is three coins in a clay pot, and you are dressed and dripping in the street before the
    steam thins. The next time you come by, the baths are closed, they tell you. Behind them
    somebody splashes.

== 81 Lessons in sleep

A metal watchman lies on the floor of the bank with his hands folded and both lamps lit. He has been
on duty since it closed, which was some time before the street did. This morning he read that people
sleep.

“I have been lying down for nine hours,” he says. “When does it start? Is it this?”

Behind him the vault stands open. He needed the room for his feet.

* Sit beside him and tell him something very dull.
  explore 2: gain 1 reputation, 1 coin
    You tell him about the fence, and then the other fence. At the gatepost his lamps go amber. At
    the hinges they go out, and the coin for the lesson rolls from his hand. Whenever you pass
    after that, he asks how the fence is.

* Have him shut his eyes and count, and tiptoe past.
  explore 4: gain 4 coins; lose 1 reputation
    “Four hundred and six,” he says happily as you pass, boots in your hands and four coins of
    petty cash in your boots. “Four hundred and seven. Is one meant to hear clinking?”
  explore 7: gain 1 amethyst, 7 coins; lose 2 reputation
    He really does drop off, smiling. You carry the cash tray and an amethyst in its velvet case
    out under a sign that says Our Watchman Never Sleeps. In the morning people will mention it to
    him.
  fail: lose 1 reputation
    One lamp opens. “Is this a dream?” he asks, looking at your full arms. You say that it is.
    Then you have to put everything back, because in dreams, he has read, people are good.

== 82 One slice

Toast. You can smell it three tunnels off, and so can the forty glogo standing in line. The machine
fills the cavern with flywheels and chains, and it makes one slice a day. The woman in front of you
has waited since spring.

The bell rings. A slice drops, gold at the edges.

“I can’t,” she says. “I shouldn’t know what to want afterwards. You have it.”

* Pass it down the line to the smallest.
  explore 3: gain 1 reputation, 1 fish
    It goes over forty heads from hand to hand. Nobody bites, though there is some leaning. The
    smallest eats it crust first, eyes shut. You get the fish that was to go on top, and the queue
    still keeps your place, with a brick.

* Leave her the toast, and climb in to see what the rest of it is for.
  bonus: 1 per hammer
  explore 5: gain 5 coins; lose 1 reputation
    The sieves sift, the chains haul, and nine tenths of it is butter. In the crumb tray lie five
    coins that people have thrown in for luck, warm and a little greasy. You climb out with them
    past forty backs.
  explore 7: gain 1 ore, 1 rope, 1 coin
    One bent cog has been eating every slice but the last. You knock it true, the bell rings and
    rings, and it rains toast. The line loads you with what it has: old drive rope, ore from the
    grate, a buttered coin.
  fail:
    You pull a lever to find out what it does. It does jam. The queue fishes you from the hopper,
    strictly in order of arrival, and you walk home being followed at a distance by wasps.

== 83 Sign here, Miss Fenwick

“I apologise for the question,” says Number Nine, rising behind the post office counter joint by
joint. The old engine holds a letter as you would hold a bird. Miss Ida Fenwick; no such street; six
hundred years in the bag. Until it is delivered, Number Nine cannot rest. Its lamps are the colour of
weak tea.

“Would one of you be so good,” it asks, “as to be her?”

* Say that you are Ida Fenwick, and hold out your hand.
  explore 3: gain 1 reputation
    For eleven seconds Number Nine is entirely happy. Then it takes the letter back, and thanks
    you for the loveliest delivery it has ever had to void. From that day on your own post comes
    ironed.
  explore 6: read 185
    Your hand does not shake at all. “There is one security question,” says Number Nine. “I am so
    sorry.”
  fail:
    You sign with a flourish, and spell Fenwick with a V. Number Nine studies it for a long while.
    “An easy slip, Miss,” it says, and has to go and stand in the back.

* Say no, kindly, and work the rest of its shift.
  explore 5: gain 1 reputation, 1 potion, 2 coins
    You stamp, you bundle, you call “Next, please” to an empty hall. Number Nine sits down for the
    first time since the queen. It pays you a relief clerk’s wage, and apologises, and adds the
    bottle from the first-aid box.

== 84 This way up

There is a parcel on the stairs. It says THIS WAY UP on all six sides, and has been rolling from step
to step in search of a way to comply. It fetches up against your boot. It is warm. It hums, and when
you hum back, it changes key.

One Queen, With Luggage, says the label. Third Pipe on the Left. By Hand. The string has come half
undone.

* Carry it by hand to the third pipe on the left.
  explore 3: gain 1 reputation, 1 fruit
    It takes all afternoon, since you turn it over every few steps to be fair. At the pipe a
    thousand wings open the lid from inside and pass you out a pear. Bees tell everyone
    everything, and now they tell them this.

* Undo the other half of the string.
  explore 4: gain 1 clay pot, 1 coin; lose 1 reputation
    Bees come out two by two, look at you, and carry off the label between them as evidence. In
    the box is what they could not lift: a clay pot, and the coin that was meant for the porter.
  explore 6: read 186
    The humming stops, the way talk stops when the wrong person walks into a room.
  fail:
    The string was holding more than you thought. You leave the stairs in several directions, at a
    pitch none of you knew you could reach. The parcel does itself up again and rolls on.

== 85 Hide the red one

“They’re here! Hide the red one!” A whistle shrieks, forty feet run, and when you come round the
boiler the crew is standing in a line with soot behind its ears. The forewoman, a glogo in her best
cap, salutes your knees.

“Welcome, Inspectors. Nothing is on fire that shouldn’t be.”

Something large and red is ticking under a tablecloth. The stoker leaning on it has begun to smoke.

* Tell them that you are only from the village.
  explore 3: gain 1 reputation, 1 potion
    The whole line sits down where it stood. Somebody laughs and cannot stop. The red one has no
    licence, they tell you: it heats the nursery. You get a bottle of stokers’ tonic, and now,
    when you pass, infants are held up to see.

* Clear your throat, and inspect.
  explore 4: gain 4 coins; lose 1 reputation
    You run a finger along a pipe and look at the finger. An envelope turns up in your other hand,
    with two coins in it. You say “Hm,” and there are four.
  explore 7: gain 1 ore, 1 clay pot, 4 coins; lose 2 reputation
    You raise one eyebrow at the tablecloth. They give you all they have, the tea money in its
    clay pot and the ore from the slag bin, and you pass them with honours. They frame your
    signature. They hang it in the nursery.
  fail:
    “And the pressure?” you ask, and tap a gauge. The needle falls off. In the silence the
    forewoman takes out a badge of her own, polishes it, and says that she has waited thirty years
    to catch somebody at this.

== 86 Hold this

Ferrin Oake comes round the bend at full tilt with a brass valve under his arm. “Hold this,” he says,
plants your thumb over a hole in the big pipe, and is gone.

Under your thumb is the steam of a whole district, getting warmer. Somewhere people call out that the
bath has gone funny. Ferrin’s footsteps are still, just, within reach. And you were fond of that
thumb.

* Stop the hole with your bread and run after him.
  explore 2: gain 4 coins; lose 1 reputation
    The bread holds for as long as bread does. You catch Ferrin by the sleeve, and then you have
    the sleeve, with four coins sewn in the cuff. Behind you a whole district gets out of the bath
    to ask whose bread it was.

* Take turns, thumb by thumb, until the menders come.
  explore 4: gain 1 reputation, 1 coin
    You change over on every second line of a counting rhyme, for an hour and ten minutes. Then a
    mender strolls up, chewing, with a new valve. A child in a towel is sent out to bring you a
    coin and shake each thumb.
  explore 7: gain 2 reputation, 1 ore, 2 coins; injure a villager
    The menders are at lunch, and it is a long lunch. One of you will not let go, past blisters,
    past sense, and nine streets keep their baths. They bandage the hero, pass a cap round and
    fill the good hand with ore.
  fail:
    You change thumbs on the wrong beat. It is only a moment, but the shape of your hat in the
    ceiling is now shown to visitors, and a child has been heard to ask what sort of bird it was.

== 87 It also goes sideways

The lift has a strip of carpet, a mirror in which you look better rested, and a boy made of tin, in
gloves. “Which floor?” he asks. “I am obliged to say that she also goes sideways.”

One button says LINEN. One says WEATHER. The third is worn quite blank.

“They all come back from there smiling,” says the boy. “None of them will tell me.”

* Press the button for linen.
  explore 3: gain 1 rope, 2 coins; lose 1 reputation
    A mile of washing, and nobody about. You go through the trouser pockets, row after row, until
    you reach a pair with somebody in it. You run, with two coins and some of the line, and hear
    the sheets come down behind you.

* Press the button for weather.
  explore 4: gain 1 fish
    It opens on drizzle with some fish in it. You catch one in a hat. It was nicer yesterday, says
    a lady under an umbrella, and shows you with both hands how long they were.
  explore 7: gain 2 fish, 1 amethyst
    Violet hail, as big as plums. The boy steps out in his gloves and holds up his face to it. He
    had never been further than the doors. You bring in a sound amethyst, and a pair of fish out
    of the puddles.
  fail:
    “Fog,” says the boy, and so it is. You walk for an hour, holding each other’s sleeves, and
    step gladly into another lift with another boy in it. “Fog,” he says, gently. It is the same
    boy.

* Press the button with no word on it.
  then: read 187
    Down, then along, then some direction that makes your ears pop one at a time.

== 88 Ten paces

One metal boot comes down beside your lunch, and the other steps over it. “Four million and six,” says
the gentleman in them. “Four million and seven.” It is a duel, he explains. The referee was to call
the turn at ten paces, but went to find a handkerchief.

A gentleman does not turn before the word. Somewhere on the far side of everything, his opponent is
walking too.

* Call out “Turn!” like somebody with a handkerchief.
  explore 3: gain 1 coin
    He spins, aims his pistol at nobody, and fires. Out of the barrel come a spider and a coin he
    had put there for safety. Honour is satisfied, he says. The spider is his. The coin is the
    referee’s fee.
  explore 7: read 188
    The word rolls away down the tunnels, turn, turn, turn. A very long way off, something metal
    stops walking.
  fail:
    He stops. “On whose authority?” You look at each other. “Then it was a false call,” says the
    metal gentleman, with real pain, “and I shall have to go back and start again.” He does. He
    passes you twice.

* Fall into step and ask what the quarrel was about.
  explore 5: gain 1 reputation, 1 paper, 1 coin
    It was about a hat. Whose? He walks three hundred paces over that. Then he asks you to take
    down a letter, which begins Dear Old Friend. You promise to post it, and he gives you a coin
    and the rest of the paper.

== 89 The right time, the wrong stop

At seven precisely the Number Six glides in, lit and empty, and rings for nobody. It is the wrong
stop. It has been all week. At the right one, up the line, an old woman sits on a kitchen chair with
soup for her sister.

“I do not walk to trams,” she calls. “Trams come.”

Down in the fare slot is the trouble: a coin with a hole in it. The doors begin to close.

* Run back and carry her down, with the chair and the soup.
  explore 3: gain 1 reputation, 1 mushroom
    She steers you from above, by the ears. The Number Six, which has never waited for anyone, has
    some trouble with its doors until she is in. She gives you a mushroom from the soup and tells
    the whole line about you, stop by stop.

* Jump aboard and go after the coin with a bent fork.
  explore 5: gain 1 reputation, 2 coins
    Up come the week’s fares, both of them, and last of all the coin with the hole, which hums
    past your ear and out of the window. The tram backs up a hundred paces. The old woman rules
    that the two coins are yours.
  explore 8 for 1 coin: read 189
    You slide one of your own in behind it and out it drops. The Number Six swallows, flickers
    from lamp to lamp, and holds the doors for you.
  fail:
    Now there is a fork in the fare slot too. The Number Six leaves on time, and people at the
    next stop will tell you that it gave them their change in teaspoons.

== 90 Tuesday’s planet

Something round is coming down the tunnel, and something thin is running after it, shouting. You
flatten yourselves. A brass ball as high as a door rolls past your noses and jams in the bend.

“That’s Tuesday’s planet,” pants Sedge, apprentice to the clockmaker. “I only unscrewed it to polish
behind.” Through the hatch overhead hangs the whole sky, in brass, with one bare arm. “And the Master
winds it at six.”

* Put your backs to the planet and roll it home.
  explore 3: gain 1 reputation
    Uphill, with wedges, with language. It hangs there on the stroke of six, upside down, but only
    its inhabitants would mind. Sedge scratches your names into the back of Tuesday, where only a
    polisher would look.
  explore 6: gain 1 reputation, 5 coins
    Once it is up on its seam it runs like a marble. The Master winds, listens, frowns, and says
    that Tuesday has never gone so smoothly. Sedge gets the first bonus of her life, and pours it
    into your hands.

* Screw a very large mushroom onto the bare arm.
  explore 4: gain 2 mushrooms
    The lamps are low, the Master is shortsighted, and the mushroom goes round with great dignity.
    “Needs dusting,” he says. You keep the two that tried for the part and were not chosen.
  fail:
    At half past six the mushroom passes the sun, which is a furnace, and for the first time in
    history the sky smells of supper. The Master weeps. Then he sends Sedge for butter.

== 91 What have you lost?

Miss Latch will hand over anything you can describe. That is the whole system. She sits at the counter
of Lost Property, and behind her the shelves go further back than the lamps do: gloves, ladders,
tempers in jars, a tuba.

“And what have you lost?” she asks.

You had only stopped to ask the way. But everyone has lost something. And the tuba gleams.

* Describe something that you really did lose.
  explore 2: gain 1 potion
    You start out with a penknife, and somehow what you describe is how cheerful you were last
    summer. She has it. It comes in a small stoppered bottle, and there is a good mouthful left.
  explore 5: gain 1 reputation, 1 coin; either gain 1 rope or gain 1 clay pot
    “So few people ask for what is theirs,” she tells the queue. Your well’s first bucket is gone.
    But she has the coin you threw in to wish it back, and you may sign for its rope, or the pot
    that went after it.

* Describe the tuba.
  explore 3: gain 1 rope, 2 coins; lose 1 reputation
    “Brass,” you say. “Loud. Very dear to us.” You let it go two streets on for a rope and two
    coins, and all the way home you can hear somebody looking for it, humming the low part.

== 92 Two soups

“Kitchen? Two soups, please, and do hurry.” The voice comes out of a speaking tube in the wall of what
was once a kitchen. The range is cold. There is nobody here but you.

“Kitchen?” says the tube. It is an old voice, and a patient one. “It is only that we ordered on
Wednesday.”

A second voice, fainter, wonders whether they should try asking without croutons.

* Light the range and make soup of what there is.
  bonus: 2 if mushroom
  explore 5: gain 1 reputation, 1 fish
    You send it up in the dumb waiter. A silence, and then spoons. Down come their warmest
    compliments, written on a doily, and the fish course, which they have been keeping for
    company.
  explore 7: read 190
    For a long time there is no sound at all. Then the tube says, very carefully, “Chef?”
  fail:
    The dumb waiter comes down again with the bowls still full and a note folded into a swan. It
    says that they were not so hungry after all, and are you quite well?

* Say that the kitchen is closed and the bill is due.
  explore 3: gain 5 coins; lose 1 reputation
    “Oh, of course. How dreadful of us,” says the tube, and down the chute come five coins,
    counted twice. You are nearly out of the door when the fainter voice says, “Then shall we try
    again next Wednesday?”

== 93 Up to the shoulder

At the back of the post office, a woman in a mask is bent double with one arm in the letter box. She
hears your boots and does not turn round, because she can’t.

“Evening,” says Hanne Brill. “I’m stealing something back. He posted it to the wrong sister.”

She has passed the time with chalk. The poem on the wall rhymes slot with forgot, and then, in
despair, with yacht.

* Take her round the waist and heave.
  explore 3: gain 3 coins; lose 1 reputation
    Out come Hanne, the letter, the flap and some of the wall. Bells ring. She throws you your
    share over her shoulder as you run, in what the constables will describe as a group.
  explore 7: gain 1 rope, 7 coins; lose 1 reputation
    She pops out with the letter in her fist and a money bag hooked on her cuff, which was never
    part of the plan. She splits it fairly, throws in her climbing rope, and asks what rhymes with
    accomplice.
  fail:
    You heave. Now you are holding her boots, and Hanne is in to the waist. From the other side
    comes a tired, courteous voice: “I apologise, madam. Would you say you were a letter or a
    parcel?”

* Go round to the front and ask for the letter at the counter.
  explore 4: gain 1 reputation, 3 coins
    There is a form for it. There has always been a form. Hanne, released with a click, reads it
    twice, grinding her teeth, and pays you the client’s three coins. You are in her next poem,
    which rhymes form with worm.

== 94 A few words

Nine clockwork mice come along the skirting board in single file with crape on their keys. Six of them
carry a pocket watch on a matchbox. It stopped on Sunday. Beside the hole stands the smallest, with a
salt spoon for a shovel, looking at nothing.

They see you, and confer in clicks. One winds itself up and bows. None of them is a speaker, it says.
Would you?

* Take off your hats and say a few words over the watch.
  explore 2: gain 1 reputation, 1 coin
    You say that it kept time and gave it all away, and that is everything you know. The mice
    stand for one minute, counted. Then each shakes your finger, and the smallest gives you the
    coin that was to lie on the watch’s face.

* Ask for a moment alone with it, and a pin.
  explore 4: gain 1 mushroom
    It will never go. But engraved inside the lid, where none of them had ever looked, is the
    smallest mouse. They bury the works and keep the lid. At the tea you are given the mushroom,
    as family.
  explore 6 for 2 coins: gain 1 reputation, 1 ore, 3 coins
    Filed thin, two coins make a spring. It ticks. There is joy, and then embarrassment, since
    they have already shared out its things. The watch says you had better have them: its savings,
    and its paperweight of ore.
  fail:
    It begins to strike. It strikes all the way through the hymn, and the handful of earth, and
    the tea. It must be up to three hundred by now. The mice agree that it is what it would have
    wanted.

== 95 The dent stays

The mender, a lizard, has his mallet up, and the customer has her hand up. She is a metal woman in a
good hat, with a dent in her side as big as an apple.

“I mend what comes in,” he says. “All of it.”

“I came about the knee,” she says. “The dent is where my boy ran into me after his first day at
school. It stays.”

* Go and stand in front of the dent.
  explore 4: gain 1 reputation, 1 mushroom, 1 coin
    The mender looks along the row of you and puts down the mallet. He does the knee. He shows you
    a nick in his bench and says whose teeth made it. She gives you a stuffed mushroom, and the
    coin the dent would have cost.

* Buy a strip of tin and show him how to mend around it.
  bonus: 1 per hammer
  explore 6 for 1 coin: gain 1 reputation, 1 clay pot, 1 mushroom, 1 coin
    You come in from the edges, a finger’s width at a time, and frame it like a picture. The
    mender calls it the best bad work he has seen. She pays, and gives you her lunch, pot and
    mushroom and all.
  fail:
    One tap, well meant, in the wrong place. Now there are two. She regards the new one for a long
    time. “That,” she says, “will be the day I met some idiots. Leave it in.”

== 96 Which side is out

“Tell my brother that it is broken from the inside,” says Osk.

“Tell my brother that so is he,” says Vesk.

Between the two menders, on a doormat, lies the lock of a round bronze door, in forty pieces. Somebody
locked himself in, says Osk. Somebody locked the world out, says Vesk, which is a different screw.

“I don’t like to be a bother,” says a voice behind the bronze, “but there is a draught.”

* Put your ear to the keyhole and ask the voice which side it is on.
  explore 2: gain 1 mushroom
    A long silence. “Do you know,” says the voice, “I had it written down.” Something is pushed
    out through the hole where the lock was, for your trouble: a mushroom, toasted on one side by
    a very small flame.

* Carry the messages from brother to brother.
  explore 4: gain 4 coins; lose 1 reputation
    They pay by the message, and the insults cost extra. By noon you are writing for both sides.
    They are further apart than ever when you leave, with four coins in your pocket, which is all
    their small change.
  explore 8: read 191
    Around the sixtieth message you begin to leave out the insults, and to see what remains.
  fail:
    You mix up left-hand and right-hand. For the first time in years the brothers turn and look at
    the same thing, and it is you. They agree about you completely. It lasts until supper.

== 97 The queen tastes of plum

“Fank oo for coming,” says the stamp clerk. He is a stout little glogo on a high stool, and his tongue
is stuck to the back of a queen. He had been licking since dawn, and at noon the glue won. Nine
hundred parcels are waiting.

“Ferry shorry,” he tells the line. “Nexsht.” He points at the stamps, and at the parcels, and at you,
and clasps his hands.

* Sit down next to him and lick.
  explore 7: gain 2 reputation, 1 paper, 1 fish
    It is plum, then soap, then something like Sundays. You do eight hundred and ninety-nine, and
    leave him the last. The line cheers you out of the door with an armful of wrapping paper, and
    a fish that had no address.
  fail:
    By the third hundred you are stuck to stamps, to parcels, and two of you to each other. “Fank
    oo,” says the clerk. “Pleashure,” you say. You are nearly posted to the coast.

* Slip some sheets under your coat while he cannot shout.
  explore 3: gain 1 paper, 2 coins; lose 1 reputation
    “Fief!” he cries. “Fief!” Everyone looks about politely for whoever Fief may be. You are well
    down the steps, with the good gummed paper and two coins out of the till, before somebody
    works it out.

== 98 After you

In a narrow corridor you meet a wide metal man. You step left. He steps left. “Pardon,” he says. You
step right, and so does he. “Pardon.”

He has been trying to let people by since the corridor was built. None of them has got past him yet,
and he has apologised so often that it has become his name.

“Pardon,” says Pardon, and steps left. You just have too.

* Stand perfectly still and let him choose.
  explore 3: gain 1 coin
    He chooses the middle. It takes some time and most of your buttons. When you are through, he
    is so moved that he gives you a coin that somebody dropped here, mid-dodge, long ago.
  explore 6: read 192
    You stand. He stands. A lamp burns down. It dawns on both sides together that somebody could
    turn round.
  fail:
    Standing still turns out to be one more thing that two can do at once. It is Thursday before
    anyone comes with a broom, and you are swept out at the end you came in by.

* Drop flat and crawl between his feet.
  explore 4: gain 1 mushroom, 2 coins
    Down here lies everything that flustered people have let fall. You come out on the far side
    with two coins and a mushroom in very fair condition. “Pardon,” says a voice above, lifting
    one foot.

== 99 The Office of Draughts

Every paper has a stone on it, and so has the clerk’s hat. He is a thin lizard in two scarves. “The
well,” he says. “Yes.”

Since you dug it, three hundred doors have slammed, a choir has caught cold, and one lady has lost the
same hat nine times. You had thought of it as a well.

“We call it the Incident,” he says. There is a fine.

* Contest it, in writing, in triplicate.
  bonus: 1 per quill
  explore 2: gain 1 potion; lose 1 coin
    He reads all three copies and stamps them Refused With Sympathy. The stamp costs a coin. The
    sympathy comes in a little brown bottle, for coughs.
  explore 7: gain 1 paper, 1 amethyst, 1 coin
    You prove that until your well, everyone here was breathing last year’s air. He takes a breath
    and thinks about it. The office owes you a coin, he finds, and the amethyst off the file, and
    the file’s clean paper.
  fail: lose 1 coin
    You cite a regulation. He lifts the stone off it to check, and away it goes, with your case,
    the calendar, his hat, and the coin you had laid on the counter to look confident.

* Suggest that he charge the neighbours for fresh air instead.
  explore 3: gain 1 fish, 3 coins; lose 1 reputation
    His eyes shine. Before you have reached the stair there is a meter on every keyhole, and you
    have your commission: three coins, and a fish from a house without change. Behind you,
    somebody is already asking whose idea this was.

* Pay the fine, and go and say sorry at every door.
  then for 2 coins: gain 1 reputation, 1 mushroom, 2 coins
    Most of them only wanted somebody to tell about it. The choir forgives you in four parts and
    gives you a mushroom. The lady pays you two coins for catching her hat, the tenth time.

== 100 The driver’s cap

Last of all, the Number Six goes home to bed. You have followed its lamps into a brick shed, where it
ticks as it cools. A driver’s cap hangs on a hook. Something has brushed it every night for six
hundred years.

The tram rings, as it does, for people who are not there. Then its headlamp swings round to you. It
rings again, quite differently, and opens both doors.

* Take a seat, so that the bell is for someone.
  explore 3: gain 1 reputation
    It runs the whole line again, in the middle of the night, ringing at every stop to say that it
    has passengers. Shutters open. From now on, when it passes you on foot, it dips its lamp.
  explore 5: gain 1 reputation, 1 fish, 2 coins
    It shows you everything it has had to look at alone: the long curve, the weir by lamplight.
    All along the line they wave, and one throws a hot fish in at the window. Your coin is
    refunded, twice, with a ping and a ping.

* Put on the cap.
  then: read 193
    It fits. The tram goes very quiet.

== 184 Point of order
follow-up

The clocks love a recount more than they love the time. Hands go up. Then, being the hands of clocks,
they go round, and the count has to be taken again: two hundred and one.

Behind the speaker’s chair sits a watch with no strap, voting both ways. It lifts a hand to its glass
and begs you to hush. “Twelve years I have done this,” it ticks, very small. “I am not on the list. I
do like being counted.”

* Have the little watch put on the list, under its own name.
  explore 3: gain 1 mushroom
    “Watch,” reads the clerk of the house. “Present,” it says, and cannot stop saying it. The
    house rises for refreshments, and you are handed a mushroom with a flag stuck in it.
  explore 5: gain 2 fish, 1 coin
    Its maiden speech calls for a second supper, which nobody had ever thought of. It carries by a
    landslide. It insists that you have its first wage, and all the fish you can eat, which is
    two.

* Sell its two votes, one to each side.
  explore 6: gain 8 coins; lose 1 reputation
    Supper pays you. Bedtime pays you better. It is a tie again, naturally, and you have reached
    the door marked Noes with your pockets dragging when the two sides start to compare notes.
  fail:
    Both sides are deeply shocked, and then both make an offer, and then the grandfather clock
    strikes. He strikes you twice. It is the correct time for it, the house agrees, unanimously.

== 185 The security question
follow-up

“What did you call the dog?” asks Number Nine.

Nobody living knows. You look at the careful ink, and a smudge in one corner, with four toes. “We
never called him,” you say. “He just came.”

The weak-tea lamps burn up bright. It knows very well who you are not, and the letter goes back in the
bag. “But I had begun to think she was only an address,” says Number Nine. It refunds two coins, adds
paper, should you write, and will not hear of your queueing.

then: gain 1 reputation, 1 paper, 2 coins

== 186 By appointment
follow-up

A bee as long as your thumb is sitting on a pincushion. Forty others stand round her with the luggage.
You know that profile. It is on every stamp in the post office.

She looks at the string, and then at you, and does not say a word. Others will, for her. But the box
must be lighter, with her pipe so far off, and out go a pot of honey, a sugared plum, and a purse no
bee could carry. Then the lid is pulled shut from within.

then: gain 1 clay pot, 1 fruit, 3 coins; lose 1 reputation

== 187 The worn button
follow-up

The doors open on a small room with a chair in it, and a window. In the window is your own village,
seen from a height where nobody could be standing: the smoke, the well, somebody little chasing a hen.
It looks busy. It looks rather brave.

So that is why they smile. You could sit here a good while. In the corner, though, there is a curtain,
and the curtain moves.

* Sit in the chair and watch the day go by.
  explore 4: gain 2 coins
    You see where the hen lays, and where the ball went, and what it was that rolled under the
    bench by the well. At home you walk straight up to it: a knotted sock, and there are two coins
    in the toe.
  explore 6: gain 5 coins; take a cave card
    From here the hill is as plain as a loaf, and there is a hole in it that nobody has dug into.
    You draw it on your sleeve. Dov Marrow buys the sleeve, at once, and leaves you the cave.
  fail:
    You watch a stew boil over on your own stove, a long way down, for a whole hour, and call out
    to it. The hen looks up. Nobody else does.

* Push through the curtain.
  explore 7: gain 1 fruit, 6 coins
    “The window cleaners! At last!” says a lady with a ledger, and pays you nine years in arrears,
    and puts a pear on top. So you clean it, both sides. Down in the street, the little one looks
    up and waves.
  fail:
    It is a cupboard. You stand among the brooms for a bit, and then you go. The tin boy asks what
    was down there, and you hear yourselves say that you couldn’t possibly tell him.

== 188 Ten paces, again
follow-up

They come in from opposite ends of the cavern, green at the joints. The other has walked the long way
round, and there is a nest in his collar. At ten paces they halt.

“You have kept well,” says the first, after some time.

“You have my hat,” says the second.

So he has. He dusts it and carries it across, and nobody fires. You are named friends of both
families. The stake is yours: the amethyst from the hat pin, and the coin meant for the surgeon.

then: gain 2 reputation, 1 amethyst, 1 coin

== 189 Never rounds down
follow-up

It carries you to the right stop, and the soup to the sister. At the terminus waits somebody knee-high
with scales on her back, as though there were a timetable for it.

Tuppence looks at you through the hole in the coin. “Fifty wrong stops,” she says. “One right one.”
She weighs that on the spot, and rounds up. Then the coin goes off to whoever needs it next. You get
your own back, an amethyst to keep it company, and the soup pot, licked clean.

then: gain 1 reputation, 1 clay pot, 1 amethyst, 1 coin

== 190 Compliments to the chef
follow-up

“We had thought that you were cross with us,” says the tube.

He is a signalman, retired. They live ninety floors up, and the stairs fell down the week they were
married. There have been biscuits. They ask what the weather is like in the kitchen. You tell them,
and you tell them about the village, and before you know it you have promised Wednesdays.

The dumb waiter brings back the bowls, washed. In one is a coin for the service. In the other is the
amethyst from her comb.

then: gain 2 reputation, 1 amethyst, 1 coin

== 191 Good work
follow-up

Without the insults there is little to say. Please. Here. Yours, I think. The lock goes together under
four green hands in the time it takes to boil an egg, and it turns, from either side, with one click.

Nobody opens. “Thank you,” says the voice. “It is nice to know one could.”

“Tell my brother,” says Osk slowly, “that that was good work.” You tell him. Vesk has to look at the
wall. They see you home, one on either side, and carry your rope and your ore.

then: gain 1 reputation, 1 rope, 1 ore

== 192 Somebody could turn round
follow-up

So Pardon turns round. He has never seen the corridor from that end. There is a picture of a cow, and
he takes a moment over that. Then he walks out ahead of you into the great cavern and stretches his
arms as wide as they go. They touch nothing at all.

“Oh,” he says.

At the foot of the stair you step aside for him, and he steps aside for you. It may be a while. But he
is coming home with you, if the village has wide doors.

then: welcome the Metal Man

== 193 Handle and bell
follow-up

The handle comes warm into your palm. The Number Six hums up through your boots with every lamp lit,
and waits, which it has never done for anyone. In front of you the rails divide. To the left goes the
line it runs each day, past all the stops where nobody stands. To the right a rusty branch climbs
toward a smell of grass and chimneys.

The bell rings once. One would not think that a bell could say “Well?”

* Drive the old line, and stop properly at every stop.
  explore 6: read 194
    You call each name out loud. At the ninth stop, where the lamp is out, something on the bench
    lifts its head.
  fail:
    You call the stops in the wrong order, and a tram is a trusting creature. Dawn finds you still
    going round on the turntable with one arm out of the window, signalling left.

* Take the rusty branch, and sell rides at home.
  explore 3: gain 1 mushroom, 3 coins; lose 1 reputation
    For one night the village goes round and round its own green, which earns you three coins and
    a mushroom. In the morning the Number Six is late, for the first time in its life. At every
    stop people hold up their watches to you.

== 194 Where the lamp is out
follow-up

It is a person under a coat, with a suitcase. They sat down to wait for the Number Six a good while
ago, and it never stopped, with nobody at the handle to see that the lamp was out. They are not cross.
They sit down behind you with the case on their knees.

“As far as it goes, please,” they say, and pay the driver a coin.

It goes as far as your village, and there they stay. By morning a lamp is lit at the well.

then: gain 1 reputation, 1 coin; welcome the cheapest villager
