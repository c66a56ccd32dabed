# Map eight, the Fire Delta: quests 97 to 112. Two armies, one flag, and the reason has been mislaid.

planned: Q34 Eight White Squares
planned: Q35 A Straight Line
planned: Q36 The Warden Counts
planned: Q37 Door Ajar
planned: Q38 One Letter
planned: Q39 Twelve Bowls

== 97 Water for Both Sides
premise: a nomad water train can reach one bank before the fire closes; one army has paid for the water, the other has the wounded
axis: who drinks / who pays
ending: act

Tamar Ulay, a nomad, pulls up her water train where two rivers of fire run into one, with an army waving from
either bank.

“Thirty skins!” she says. “That lot, Yonder, has paid for it. That lot, Hither, has the wounded. I can make
one bank before the fire closes, and I’ve left people behind me once, so I’ll not pick.” She throws you the
reins. The road begins to smoke. “You pick!”

* Make for the wounded, who have not paid.
  otherwise
  skill 7: gain 1 reputation, 1 yellow token, 2 food
    “Half’s theirs. They paid,” say the wounded, and make you throw every second skin over the fire, so that
    it comes down on the other bank as hot soup. Bread comes back. “Move up!” roar Tamar’s nomads, hauling you
    on to the box.
  more: gain 1 heart
  fail:
    The fire closes first, and you stand on an island between two armies with thirty skins. By dark they have
    built a bridge to you, from both ends. They drink you dry and burn it, from both ends.

* Take it to those who paid, as was promised.
  otherwise
  skill 6: gain 3 coins
    “It’s for that lot opposite,” says Yonder’s quartermaster, counting you out the freight while his men
    unroll a hose. “They’ve the wounded. We’d only the money.” Tamar takes her hat off, looks into it, and
    puts it on again.
  more: gain 1 coin
  fail:
    “Us?” says Yonder. “We thought they’d paid.” The gap has closed. “Leave it,” says Tamar, all the way home,
    each time you open your mouth.

* Carry over what you owe. Tamar has kept the tally of that water.
  must: WATERSHARE
  then: gain 1 yellow token; lose 1 reputation
    Twenty skins you carry, alone, to a sick tent under a rag on a stick, where they have heard who drank and
    who was left, and take it without a word. “We’re quits,” says Tamar, shaving your notch off the nomads’
    staff. “He isn’t.”

== 98 The Flag Is Dirty
premise: the white flag over the only free bridge is grey with ash, and the officers on both sides are arguing whether it is still white
axis: whom do I let decide / what do I hang up
thread: the flag in the wash
ending: speech

NO FIRING WHILE THE FLAG IS WHITE, says the board on Truce Bridge. Two officers stand under the flag.

“I’d call that white,” says the ensign of Yonder.

“A greyness has been remarked on,” says Corporal Bim, who holds the receipt. “One flag, white. It was signed
for.”

“It’s only ash. In poor light it’s white.”

“It is noon.”

“So that’s the end of it, is it? The truce?” The ensign has gone pale; he had not meant to say that.

“An end was mentioned,” says Bim unhappily. On both banks men put down their cards. Under the bridge the
outlaws who run brandy put down their barrel.

* Take it down to be washed, and leave no flag up at all.
  skill 6: gain 1 green token; later Q34
    “This way,” say the outlaws. “You never saw us.” Four hundred men a side look for their helmets. “How long
    does a flag take to dry?” calls the ensign. “It has not been tried,” says Bim.
  more: gain 1 coin
  fail:
    It comes apart in your hands, along the folds, in eight squares, each of which is quite white. “Eight
    truces were had,” Bim reports.

* Swear, though it isn’t true, that it was grey when they signed.
  skill 5: gain 1 coin, 1 reputation; later Q34
    They look at it, then at each other’s collars, faces, hands, and both armies cheer. Bim corrects the
    receipt, reading out as he writes: “Grey was meant.”
  more: gain 1 food
  fail:
    “If anything’s grey here,” says the ensign slowly, “it’s the stranger.” “A stranger was pointed at,” Bim
    writes, “on both sides.”

* Call out the password you learned, from half-way over.
  optional: COUNTERSIGN
  skill 6: gain 1 green token
    “Long grass!” you shout. “Lie down!” answers the left bank. “Lie down!” answers the right, in the same
    breath, and eight hundred men do. Two old outlaws get up first, one on each side, staring. “Who taught you
    that?” they ask each other.
  more: gain 1 heart
  fail:
    “Lie down!” answers one bank, and fires. You do. “That was well understood,” says Bim’s voice, beside you
    in the dust.

== 99 The Oven with People in It
premise: an ash slide has shut a bakery cellar; the bread ovens are the only door
axis: what do I walk through / whom do I send
ending: loss

Down comes the hill, ash and all, and the bakery has no door. In the cellar five bakers knock, four boys and
an old lizardfolk, and the only way to them now is through the bread oven, which is lit. “Item: I fit,” says
Old Pumice, a kiln, walking up. “Item: I don’t stop well. Item: say when.”

* Go through it yourself, wet to the skin.
  combat 7: gain 2 reputation, 1 red token; note BURNED
    In and out, five times, while the street counts, until the fifth, the old lizardfolk, won’t let go of your
    hand; nor will the oven door. “That I can’t mend,” she says. It will always know, before you do, that rain
    is coming.
  more: gain 1 heart
  fail:
    You get as far as the crust. “Mind out,” says a baker’s boy, on his own way out, takes you along by the
    collar, and goes back for the rest without you.

* Send the kiln, which does not stop well.
  skill 6: gain 3 gems
    “Item, one wall.” It brings out five bakers, sets them down and goes on. “Item, one house. Item, one
    street,” until you can’t hear the list. In three of its footprints the ash has baked to gems. Five people
    stand looking along where they lived.
  more: gain 1 coin
  fail:
    It stops after all, in the oven door. “Item,” it says, “comfortable.” The bakers, who dig themselves out
    through the other wall by midnight, with spoons, do not say good night.

== 100 A Well Under the Ash
premise: engineers dig where the old chart shows a well, for the wounded; the nomads’ chief begs them to dig anywhere else and will not say why
axis: what do I tell / what do I let them find
ending: image

“Two hundred wounded, no water, one chart,” says Tariq, chief of the nomads, who has a hundred wells and knows
each by name. “I ask one thing. Dig anywhere else.”

The lizardfolk engineers have driven in their peg. “Chart says a hundred and one,” says the sergeant. A gem
holds the paper flat.

“A hundred that I know of.” The bird on his shoulder looks away. So does he. “Anywhere. I’m begging you.”

“Why?”

Tariq shakes his head. The sergeant hands you the spade.

* Dig where the chart says, for the wounded.
  otherwise
  skill 6: gain 1 red token, 1 food
    Tents, folded; boots in rows, by size; biscuit in tins with the engineers’ own seal; and, below it all,
    sweet water. “I dug this,” says Tariq. “That’s my mark. Who was it for?” The bird walks along the row and
    looks into each boot.
  more: gain 1 gem
  fail:
    It is dry, as long as a man lying down and as wide. So is the next. They stop when they see how far the
    row goes.

* Move the peg a yard, for Tariq, and hope.
  otherwise
  skill 5: gain 1 reputation, 1 gem
    Water. Tariq counts the spadefuls aloud, like a man who prays with the only words he has. Between the two
    wells is a wall one yard thick, and all night he sits against it with a lantern, his ear to the clay.
  more: gain 1 food
  fail:
    A yard to the left is the same. The spade lifts out a boot, unworn. Tariq has his hand over the bird’s
    eyes.

* Break the silence you promised about the bad well, here, in front of him.
  must: SILENCE
  then: gain 1 yellow token; lose 1 reputation
    You say what the bird knew, and the engineers step back. “Two hundred goats,” says Tariq, “and I told
    myself a number. One debt, paid.” It is not a thing nomads say lightly. He digs. The bird rides up and
    down on the spade.

== 101 Small Fire, No Owner
premise: a furnace the size of a cat has got loose from an engine train and is warming itself at houses
axis: what do I catch / what do I feed
ending: joke

Tick, tick, tick, along the fence: a furnace the size of a cat, loose from some engine train, is warming
itself at one house after another, of which two have caught. It sees the chair you are on. It opens its door.

* Offer it the chair leg, and make a friend of it.
  otherwise
  skill 5: gain 1 red token; note EMBER; later Q37
    It eats out of your hand and follows you, ticking, door ajar. A lizardfolk tag hangs on its neck. EMBER.
    IF FOUND, APOLOGISE.
  more: gain 1 food
  fail:
    It eats the whole chair, from the seat down. You were on it.

* Herd it away with buckets, before a third house goes.
  otherwise
  skill 6: gain 3 coins; later Q37
    Round the corner stands the kiln it ran from, with a hole in its side just that size. “Item, mine,” says
    Old Pumice. “Item, three coins it had out of a church. Item, put down those buckets. You’re frightening
    me.”
  more: gain 1 coin
  fail:
    It boils the first bucket, bathes in the second, and waits for the third.

* Work off what you owe. Old Pumice has come for its favour.
  must: KILN
  then: gain 1 red token
    “Item, catch my child. Item, then we’re even. Item, I’d have asked you anyway.” It wipes your name off its
    oven door and writes it again, in a better place, beside its makers’. “Item, don’t tell it I said child.”

== 102 Goat Over Lava
premise: a goat is eating the last cable of a bridge over fire, from which a paymaster hangs in a basket; she only ever comes when she is sold
axis: what do I trust / whom do I call
thread: the goat
ending: image

A goat is eating the bridge. Only one cable is left of it, over a river of fire, and from the far end, in a
basket, hangs the army’s paymaster, a nomad, with his eyes shut. The cable had three strands this morning. She
begins on the second.

“She only ever comes when she’s sold,” says Josper Nill, her owner, who has sold her in every land there is.
He wipes his face with her collar. “Duchess! Two years old, she is. She’s always two years old. I’ve not liked
to think why.”

* Walk out to her, and trust what strands there are.
  skill 7: gain 1 yellow token, 2 coins; note GOAT; later Q35
    She moves over for you. “Double wage,” says the paymaster, not looking, and takes hold of your belt. From
    out here you can see every field where she was ever sold, each with its bald patch. They lie in one
    straight line.
  more: gain 1 gem
  fail:
    It is pepper-cured hemp, and she can’t help it. The basket swings down to the far bank, and when the smoke
    clears she is over there too, beside it, chewing.

* Bid for her from the edge, so that she comes to be sold.
  skill 5: gain 2 coins
    “Sold!” says Josper, and has to sit down. She comes at once. The paymaster, hauled in after her, buys her
    from you on the spot, to have her where he can see her. She looks back along the last strand.
  more: gain 1 food
  fail:
    He will not sell. He is looking at her, out there in the heat, like a man who has only now done a sum.

* Say her name, once. She walks with you.
  optional: GOAT
  skill 5: gain 1 reputation, 2 food
    She comes, with the end of the cable in her mouth and the basket behind it, like a child with a toy. The
    paymaster, on his knees before all his soldiers, gives you his lunch. She starts on the basket.
  more: gain 1 heart
  fail:
    She looks at you, chewing. She walks with you. That is all it means.

== 103 The Man Who Married the Ferry
premise: a man of thirty-odd works a chain ferry over slow fire, and a letter has come for him from a woman he does not know
axis: what do I read to him / what do I let burn
thread: the ring
ending: act

A letter tied with nomad string, scorched at one corner, has come for the ferryman. Tobin Rake, thirty or so,
in a coat two sizes too big, turns it over.

“Have we met?” he asks it. “There was a lady once who paid me exactly, and cried, and got off on the wrong
side. I’ve wondered ever since what I owed her, and I find I’d rather not be told by a stranger, and I find I
would.”

You are half-way over, above slow fire, and he needs both hands for the chain. “Would you be so kind?” he
says. The corner has begun to glow.

* Read it aloud to him, whatever it says.
  skill 6: gain 1 yellow token, 1 coin
    “You said you’d named a day before we met, so that I’d have nothing to grieve. I grieved it anyway, every
    yard. It’s six hundred miles. You might come and fetch it.” He pays you, exactly, in nomad money. He has
    stopped pulling.
  more: gain 1 heart
  fail:
    The ink has run. It was wet when it was written. “Rain, I expect,” says Tobin, kindly, and dries it over
    the fire until there is nothing on it.

* Hold it over the fire, and see whether he reaches for it.
  skill 5: gain 2 gems
    He reaches for it, politely; but first his thumb goes to the rail, where he cuts two letters on every
    boat. “Do you know what the A is for?” he asks. The fare drops out, two gems. The letter goes inside his
    coat, unread.
  more: gain 1 food
  fail:
    A spark chooses. Tobin claps it out between his palms, faster than he has done anything since he can
    remember. “How odd,” he says, looking at them.

== 104 The Statue Factory
premise: in a kiln yard men cast an army of clay captains; a treasure hunter sells them aged, as found; one has opened its eyes
axis: what do I break / what do I take for real
ending: act

A hundred clay captains dry in the kiln yard. Ommi Tull’s outlaws cast them; then Zag, the treasure hunter,
cuts them old with vinegar and a rasp, and sells them as found.

“I dug this one up on Friday,” he tells a mystic, slapping its knee. “It was holding a child’s shoe. I’ve
still got the shoe, somewhere, from tomorrow.” It is Wednesday. The captain, hot and soft, opens its eyes,
looks at the hand on its knee, and lifts its own.

* Hit it while it is soft, before it hits him.
  otherwise
  combat 8: gain 1 green token, 2 coins, 1 food; note BURNED
    It folds round your arm, glowing, and says sorry, with your mouth. “That’s on us, then,” say the outlaws,
    who cut you out with the wire from their cheese and leave you the cheese. “I stood by you,” says Zag,
    throwing money over the wall.
  more: gain 1 coin
  fail:
    It has not seen a blow before. It learns how from you, and practises, very carefully, on Zag’s hat.

* Show it its face in a mirror, and let it decide.
  otherwise
  skill 7: gain 1 blue token, 1 food
    It looks, and tries out the nose. “It was shy,” says Zag. The mystic shares her lunch with you on the
    wall, from which you watch it go back to its row and close its eyes, with two fingers, to dry.
  more: gain 1 gem
  fail:
    It takes the mirror, turns it round, and holds it up to you. You look soft, hot and surprised. When you
    have done looking, it has gone over the wall.

* Name your price to Zag. You know how he cuts them old.
  must: CHISEL
  then: gain 3 coins; lose 1 reputation
    He pays, fast, and the mystic sees it. “You were worth it,” he says. “I’d had one made of you.” It stands
    at the back, heroic, with a chisel. As you go out it turns its head.

== 105 It Will Not Come White
premise: washerwomen of both armies boil the truce flag in one vat; ash will not come out of it, and both sides’ drums have started
axis: what do I put in its place / how long can I make them wait
thread: the flag in the wash
ending: joke

Four washerwomen of Hither and four of Yonder heave the truce flag out of their one vat, look at it from this
side and from that, and let it sink again.

“Grey,” says Brona Suds, who is over them all. “Salt?”

“We’ve had salt.”

“Sand? Swearing?”

“Twice.”

“It’s whiter than it was,” says the lizardfolk stoker.

“So’s my husband. He’s not clean either.”

A drum starts up behind one hill, then one behind the other. No white flag, no truce: four hundred men a side
have found their helmets. “Tell them it’s in to soak!” shouts Brona, in to the shoulder.

* Hang out everything white they own, in front of both armies.
  skill 6: gain 1 reputation, 1 red token
    Drawers, shirts, a bride’s sheet: a mile of it, chimney to chimney, on cable that the stoker runs out for
    you and will want back mended. Eight hundred men look up. “Those,” says a general’s voice, far back, “are
    mine.”
  more: gain 1 food
  fail:
    You hang out all the white they have. Next to the sky one can see it: grey, the lot. “That’s my wedding
    sheet,” says Brona, after a while.

* Dye the coats of both armies, so that nobody has a side.
  skill 7: gain 4 coins
    They take the field in plum and cannot find the enemy. “After you,” you hear them say, until supper. In
    the evening each quartermaster pays you to keep it from the other.
  more: gain 1 gem
  fail:
    They match. They match the ash as well, and by evening neither army can find itself.

== 106 Breathe Out
premise: a glassblower is blowing a globe as large as a house on lava heat and has no breath left; a stranger’s lungs are needed, now
axis: what do I put into it / what do I see in it
ending: image

Pia Gant is blowing a globe of glass as big as a house, over open lava, with all the breath she has, and she
has none left. It quivers. Her two mystics, blue in the face, point at you, then at the pipe. “Blow!” cries
Vosska Hearthscale, the lizardfolk chief, who ordered it, and laughs. “Don’t ask!”

* Give it your breath, and ask nothing.
  skill 6: gain 1 blue token
    You give it all you have, down to the boots, and in the skin of the globe the land goes by, very small.
    The mystics reach past you to point: where the Dried Sea is, there is a sea.
  more: gain 1 heart
  fail:
    You cough. It will always have a hiccup in it, there, just under the top.

* Ask what it is for, and let it sag meanwhile.
  skill 5: gain 1 red token
    Vosska laughs; then she doesn’t. “To keep in what we took,” she says. “We were paid by the day. There, now
    you’re in the kitchen with us.” It has sagged, like a cheek after bad news.
  more: gain 1 coin
  fail:
    “A lamp,” says Vosska, when she has done laughing. By then it is one.

* Let Ember, who follows you about, sit under it.
  optional: EMBER
  skill 5: gain 2 gems
    Ember sits there with its door wide, proud as a cat, until Pia has her wind back. She nips you two bright
    drops off the rim. High up in the globe hangs a very small orange door, open.
  more: gain 1 food
  fail:
    It climbs in and falls asleep. They have to finish the thing round it.

== 107 Nobody Is Missing
premise: a tea caravan uses helmets for bowls, hundreds; each has a name in it, and no village along the road misses a man
axis: what do I ask / what do I drink from
ending: question

Helmets, hundreds of them, stand upside down on a cloth by the road. Idra’s nomads, who sell tea, use them for
bowls, and whoever drinks up finds a name at the bottom, scratched with a nail. No village along the road
misses a man; they are from a play, people say. But the names make the tea taste of iron, and Idra has bought
a sack of sand and begun to scour them out.

* Read the names aloud along the road, before she gets to them.
  skill 6: gain 1 reputation, 1 yellow token; note HELMETS
    At each name a head comes up from its hoeing, and goes down again, until the nomads put away the sand and
    send you on ahead with the bell. After some miles the heads come up a little before you have said it. How?
  more: gain 1 food
  fail:
    The fourth is yours. It is a common enough name. Isn’t it?

* Try them on until one fits, and buy that.
  pay: 1 coin
  skill 6: gain world card Old Soldier's Drill, 2 food; note HELMETS
    It is worn in two places, just where your head is odd, and with it on your feet know a drill: wheel, halt,
    kneel, share out the bread. There is a name under your thumb. Do you move it?
  more: gain 1 coin
  fail:
    You try two hundred. Not one fits. “Lucky,” says Idra, quite low. How long did it take her?

== 108 What It Was About
premise: on the hill both armies have always wanted stands one chair; the truce ends at noon, and it is four minutes to
axis: who sits / what do I do with the chair
thread: the flag in the wash
ending: joke

“My hill,” says General Ott of Hither.

“My chair,” says General Otte of Yonder.

“Your chair’s on my hill.”

“Your hill’s under my chair.”

They have got up here at last, each with an army at the bottom, and nomads rent out stools to watch.

“Truce is out at noon,” says Brona Suds, the washerwoman, whose sheets are the white flag. “That’s in four
minutes. Then I take in my line, dry or not.”

“But what was it about?” you ask.

“The hill.”

“The chair.” They look at each other. “It can’t have been,” says Otte.

“There’ll have been something before that,” says Ott.

“Three minutes,” says Brona. “Couldn’t you ask someone who’s neither?”

All three of them turn round.

* Sit down on it yourself, being neither.
  skill 7: gain world card Ceasefire Writ, 1 coin
    Neither may attack a civilian in a chair, so they have to write you a writ that there’ll be no fighting
    while you sit in it. “And how long,” asks Ott, signing, “did you think of staying?” You ask what there is
    for lunch.
  more: gain 1 gem
  fail:
    It has three legs. So that was the quarrel.

* Run for a second chair.
  skill 6: gain 1 reputation, 1 yellow token
    “At so much an hour,” say the nomads, carry up their best, and stay to see it sat in. The generals look at
    the view, which is of each other’s houses. “You’ve let the roof go,” says Ott. “There’s been a war on,”
    says Otte.
  more: gain 1 food
  fail:
    “I’ll have the new one,” say both. It is to be settled at noon. Brona begins to take out pegs.

* Burn it, whatever it was about.
  combat 7: gain world card Crown Fragment, 2 coins; lose 1 reputation
    Under it lie a splinter of a crown, some change, and a brass plate: RESERVED FOR THE RED KING. Two armies
    groan. “Well,” says Otte, “he’s not having it.”
  more: gain 1 coin
  fail:
    Both armies put it out together, and beat you together, and afterwards it is hard for them to get back to
    where they were.

== 109 The Tally of the Burned
premise: a field hospital has salve for thirty and sixty burned; a porter holds the list and both colonels are paying her for places on it
axis: who is on it / who pays
ending: act

Scrape, scrape: Brother Iven, a mystic, is at the bottom of his pot. He has salve for thirty. In the tent lie
sixty, burned, and who gets it stands on a list. Lumma Peck, a porter, keeps that, because she can write, and
at each of her elbows stands a colonel with a purse.

“Two coins a name,” says Lumma. She is not looking at the beds. “Ranks are extra.”

“I need it now, whoever it is,” says Iven. “In a minute this sets.” The lizardfolk orderly holds up the spoon.
Lumma has come to line five.

* Feed the list to the candle, and leave it to chance.
  skill 6: gain 1 reputation, 1 red token
    “I was going to put the small ones on it last,” says Lumma, after a long time, and charges nothing for it.
    “What’s broken?” asks the orderly, at the nearest bed, then the next. Lumma starts at the smallest.
  more: gain 1 heart
  fail:
    It burns. “Line one,” says Lumma, with her eyes shut. She has it by heart, and goes on selling.

* Buy the top line, and choose who goes on it.
  pay: 1 coin
  skill 6: gain 1 blue token, 1 food
    You choose a boy who is asleep. “And the next?” says Iven, and breaks his bread with you, and holds out
    the pot. You go on down the row with him, choosing.
  more: gain 1 gem
  fail:
    “It’s gone up,” says Lumma. Since when? “Since you wanted it.” The minute is over, and Iven carries the
    pot to the bed he happens to be at.

* Stretch the salve with the bitter broth you were taught.
  optional: RECIPE
  skill 6: gain 1 blue token
    Root; ash, not that ash. It stings sixty people, and does them good. “That, in writing,” says Iven, and
    holds out his cuff for it. Lumma folds her list into a boat, and charges both colonels for the folding.
  more: gain 1 heart
  fail:
    It was that ash. It does no harm, except that sixty people have to sneeze, with the utmost care.

== 110 The House Is Shut
premise: lizardfolk wardens wall up a side door of the mending-house, with one of their own inside; Urrik stands before it with a hinge that would fit
axis: what do I want opened / whom do I believe
thread: the hinge
ending: speech

Kiln Gate is a door in a mountain, and lizardfolk wardens are bricking it up.

“Leave the lid on, Urrik,” says Vosska Hearthscale, their chief, laughing, with mortar to the elbows. “The
mending-house is shut. This was its kitchen door. Tonight it’s a wall.”

Urrik Tallback has an iron hinge on his back, as tall as himself, that was made for it. “What does it weigh,”
he asks you, “a door its own makers are ashamed of? I’d only have to hold mine there.”

The gap is the size of a face. There is one in it: an old warden, laying bricks from the inside. Someone had
to.

* Ask Vosska what was done in there, while the gap closes.
  skill 6: gain 1 red token, 1 food; note DAYNAME
    Her laugh does not last. “You brought us a thing and a day,” she says, “and we gave it back as it was on
    the day, and what lay between, we kept. It’s heavy. He’s staying in to count it.” You get half her bread.
  more: gain 1 gem
  fail:
    “Repairs,” says Vosska, laughing, and lays the last brick. Behind it a voice says, “One.”

* Help Urrik hang the door, while there is someone to let out.
  combat 8: gain 2 red tokens; note DAYNAME; later Q36
    It fits. Light runs all round the door. Two wardens lay down their trowels in front of you, which is how
    lizardfolk resign. Vosska sets the last brick by herself. “Which day?” calls the one inside, at once,
    gladly. “You have to name the day!”
  more: gain 1 heart
  fail:
    It fits the other way up, and comes down on you both. “Now you know what it weighs,” says Urrik, from
    underneath.

== 111 Undelivered
premise: a soldiers’ post office is burning; the sacks hold seven years of letters home to people who never waited for them
axis: what do I carry out / what do I read
thread: the muster
ending: loss

Hot glue, sealing-wax, paper. Ash Post is on fire, and in it seven years of soldiers’ letters home, which were
never sent, each man’s in his own helmet, with his name on it. Outlaws have run up with buckets. Corporal Bim
is holding the torch. “An order was received,” he says. “It was…” He drops it and runs in.

* Drag out whole helmets, the nearest first, for the names.
  combat 7: gain 1 reputation, 1 green token, 1 food; note HELMETS; later Q38
    One row, thirty names; you read them, running, and the outlaws take them from you, hand to hand, and feed
    you as you pass. “It was carried out,” says Bim. He has no eyebrows, and one letter, in his teeth. The
    roof comes down.
  more: gain 1 heart
  fail:
    You have hold of the heaviest, and it is forms. “A fire was…” says Bim, in the road. He looks for a way to
    say it in which no one did it.

* Go by weight, and save the letters with something in them.
  skill 6: gain world card Haunted Locket, 2 coins; lose 1 reputation; note HELMETS; later Q38
    Coin, coin, locket. You can tell what else was in them too, hair, a milk tooth, a pressed leaf, and those
    you let go. In that light every name can be read. “It was seen,” says Bim, behind you.
  more: gain 1 coin
  fail:
    Paper, paper, hair. It is fine, and fair, and tied with thread. By then it is too hot to put it back.

== 112 The Engine That Walks to War
premise: a walking engine twelve storeys high comes up the road to the front; its crew deserted and it is looking for anyone of rank
axis: what do I become / whom do I stop
ending: act

Boom. A minute passes. Boom. The walking engine Long Meg, twelve storeys high, with curtains, is on its way to
the front, although its crew jumped off at the last bend, one after the other, waving. It wants orders.

“RANK?” it asks an ox, bending down. It steps over the ox. “RANK?” it asks a lizardfolk fitter and an outlaw,
who lie down in the ditch.

“That is my engine, Private!” shouts Captain Shreya, galloping far behind with a muster roll. “Hold it there!
That’s an order!”

Ahead, two armies sit at dinner. The shadow of a foot comes up the road and stops on you.

“RANK?” says Long Meg.

* Give yourself one, and order it to kneel.
  otherwise
  skill 8: gain 1 red token, 1 green token; later Q39
    It does. It takes an hour, and a hill, and then the fitter and the outlaw get up out of the ditch,
    quarrelling over which of them owes you. Shreya rides twice round a knee as big as a chapel, looking for
    someone to outrank.
  more: gain 1 gem
  fail:
    You name one. Long Meg laughs until two barns have come down, and walks on, wiping a window.

* Climb aboard, and put out its fire.
  otherwise
  skill 7: gain world card Signal Mirror, 1 coin; later Q39
    In the mess the soup is warm. Twelve bowls have been used; a thirteenth is clean, and in it lie a coin and
    a signal mirror. You rake out the fire, lean out and flash HALT. “OH,” says Long Meg. All twelve storeys
    sit down.
  more: gain 1 coin
  fail:
    “STOKER,” says Long Meg, pleased, and shuts the door. You shovel until dark, when it puts you out, on a
    stranger’s roof, with a reference.

* Fall in beside the Captain. You answered to her roll.
  must: OATH
  then: gain 1 green token; lose 1 reputation
    “Private,” says Shreya, not looking. The outlaws she has pressed make a gap for you in the ranks. Long Meg
    asks whom it obeys, and you are the nearest. You only mean to show where the armies are. It goes where you
    pointed.
