# Chapter six: the far dark. The Sill, the Quiet Mine, ruins, courts, and what nobody has named yet.

== 126 A glove for six fingers

Up comes the basket from the gulf under the Sill, turning on its rope. In it lies a knitted glove with six
fingers, still warm from the needles, and a note: “Second one nearly done. Please send down your hand for
measuring.”

The old man who minds the rope shrugs. “They asked me last week,” he says. “I’ve only the two, and I use
them.”

Far down, something gives a small, hopeful tug.

* Draw round your hand on a slate and send the drawing down.
  explore 3: gain 1 reputation, 2 coins
    The slate comes back with a sixth finger added, kindly, in chalk, and two coins for your trouble. From
    now on, whenever you cross the Sill, the rope waves.

* Haul on the rope until you see who is knitting.
  explore 4: gain 1 rope, 1 coin; lose 1 reputation
    You haul up a long way of rope, then a knitting bag, then a shriek. The old man looks at you as at
    people who have opened a bathroom door. You keep the rope, and the coin that marked her place in the
    pattern.
  explore 6: read 206
    The rope grows heavy, and then it starts to hum a tune.

== 127 The joke in the Quiet Mine

Knock. Knock knock. A miner is rapping on the wall with his pick, and thirty others have stopped to hear. In
the Quiet Mine nobody speaks, because the roof listens.

It has to do, a boy mimes for you, with a widow, two ducks and a ladder.

It is a joke. Now all thirty turn to you, cheeks bulging, eyes streaming, to see whether you know a better
one.

* Nod gravely and shake the teller by the hand.
  explore 2: gain 1 mushroom
    A stranger who did not so much as squeak: there is no higher praise. He gives you the mushroom out of
    his dinner, since he cannot swallow, and goes away to laugh into a sack.

* Knock out the best joke you know.
  explore 4: gain 1 reputation, 1 coin
    You muddle their ducks with your baker, and it comes out better than either. A hat goes round, stuffed
    with wool so that the coin in it cannot clink. When you leave, thirty picks knock twice, softly. That is
    your name here now.
  explore 7: gain 1 ore, 3 coins, 1 reputation
    On the last knock thirty miners lie down flat and shake without a sound. From overhead comes a slow,
    stony huh, huh, huh. A lump of ore drops at your feet, for applause, and the miners fill your pockets
    with coins wrapped in moss.
  fail: nothing
    You get as far as the ladder and begin to laugh yourselves, aloud, through the nose. The roof lets go of
    exactly one bucket of gravel, down exactly your collars. By tomorrow this will be the joke they tell.

== 128 A few words for the hole

Shovels stand in a row with black ribbons on. A family of glogo is burying a hole. The earth waits in a
cart, at a decent distance.

“Sixty years we had it,” sobs the father. “It never turned anyone away.” The aunt who was to speak fell in,
and has gone home to change.

They look at you. You never knew the hole. Perhaps that makes it easier.

* Take off your hats and say a few words.
  explore 3: gain 1 reputation
    It was deep, you say. It was open with everyone. There was nothing in it but room. Not an eye is dry,
    and the father takes you aside to ask whether, when the time comes, you would do the ditch.
  explore 6: gain 1 reputation, 1 clay pot, 2 coins
    You come to your own well at home, and even the carter weeps. Afterwards there is cake, a few coins for
    the speaker, and a clay pot with a little of the hole in it.

* Climb in first, to make sure that nothing has been left behind.
  explore 4: gain 6 coins; lose 1 reputation
    At the bottom is everything the family ever lost and blamed on each other. You climb out with your
    pockets full of coins, jingling. They are standing round the edge with their hats against their chests.
    It had been so quiet until then.

== 129 The echo that goes first

“Ow!” says the cave, in your voice. A moment later you walk into a low beam and say it yourself.

The echo in here runs ahead of you. It says “What are those?” and there, round the bend, stand two iron
boxes on a shelf.

You wait. “Not the left one!” shouts the echo, in all your voices at once. Then, after a while, rather flat:
“Oh.”

* Leave the left box alone and open the right.
  explore 3: gain 1 mushroom, 1 coin
    In the right-hand box lies one mushroom, on a velvet cushion. You look at it. You look at the left-hand
    box. “Oh,” you say, exactly on time. But the cushion clinks, and there is a coin in it, which nobody had
    foretold.

* Open the left box, shouting something else altogether.
  explore 5: gain 1 amethyst
    You bawl a recipe for soup. The echo loses its place and mutters about onions. Nothing whatever leaps
    out. In the box are somebody’s savings, one amethyst, and you carry it home in a careful silence.
  explore 7: gain 1 amethyst, 4 coins
    “Thank you very much!” you roar, and the future, caught short, has to go along with it. The lid flies up
    on a spring. Down come coins all over the floor, and one amethyst, into somebody’s open mouth, as though
    rehearsed.
  fail: nothing
    It is full of moths, and the moths are full of soot. “Not the left one!” you all shout, a little late.
    When the air clears you see one another’s faces. “Oh,” you say.

== 130 Brother Tallow and the dark

Nine candles stand in a ring. Inside it sits Brother Tallow, the healer, hurriedly making a tenth. He is
afraid of the dark.

“Is it still there?” he asks.

You look. Beyond the light, the dark has drawn itself up very small against the wall.

“Is he all right?” it asks you, very low. “I only wanted somebody to look at my hand. I shut it in a door.”

* Hold Brother Tallow’s hand and blow the candles out, one by one.
  explore 3: gain 1 reputation
    When the last is out he says, “Oh, it’s only a sprain,” and binds it up by feel. The dark cannot find
    the words. But all the way home, at every corner, the shadows step aside to let you by.
  explore 7: gain 1 amethyst, 2 potions, 1 reputation
    “Hold still,” you hear him tell it, all of it. The bandaging takes an hour and the talking takes three.
    The dark pays with an amethyst it had been saving from the light. Tallow gives you potions, bottled
    blind and labelled by smell.

* Run between them with the questions and the bandages.
  explore 4: gain 2 potions, 1 coin
    “Does it throb?” “He says, does it throb?” “Only at noon.” You wear a path. By the end Brother Tallow
    has called it “the patient,” and once, by mistake, “dear.” He pays you for the shoe leather and empties
    his satchel of potions.

== 131 The museum of what fell

Every label in the museum is in the same neat lizardfolk hand. FORK: rake for a small, angry garden. BOOT:
house of one foot.

It is all here, whatever was dropped down a well, dusted daily. The last case is full of coins. WISHES: do
not touch, some are still going on.

The curator hurries up in felt slippers. “Visitors!” she breathes. “From there! Have I got anything wrong?”

* Go round with her and put the labels right.
  bonus: 1 per quill
  explore 4: gain 1 reputation, 1 coin
    She weeps a little over the fork. But she writes it all down, and pays you the scholars’ fee, one coin,
    and names the new wing after you. The new wing has a mop in it.
  explore 6: gain 1 paper, 2 coins, 1 reputation
    By evening she knows what a boot is for, and you know why it was better as a house. That label stands.
    She gives you your fee and a stack of paper, in case anything at home needs explaining.
  fail: nothing
    You get as far as the trousers, and find that you do not agree among yourselves. She listens to the
    whole quarrel, enchanted, and writes: TROUSERS. Cause of war.

* Assure her that every single one is perfect.
  explore 3: gain 1 clay pot, 2 coins; lose 1 reputation
    She has to sit down. Nobody has ever reviewed her. She gives you back your entrance money, which you
    never paid, and a clay pot, HAT FOR SOUP. Beside the fork, for every scholar to see, there now hangs a
    card: CERTIFIED, with your names.

* Lean over the case of wishes and make one yourselves.
  explore 5 for 1 coin: gain 8 coins; lose 1 reputation
    Your coin goes in, and your sleeve goes in after it, and comes out heavy. That evening, far above,
    several small wishes stop. The coins are yours. So is the newest label, which has your faces on it and
    the word MAGPIES.

== 132 Dov Marrow loses Here

“Nobody move!” Dov Marrow, the surveyor, is crouching over his coat like a hen on eggs. He draws his maps on
the lining.

“I marked it this morning,” he says. “YOU ARE HERE. Now look.”

A little inked cross is walking along a seam. It steps over a button and makes for the armpit.

“It isn’t lost,” says Dov, not quite steadily. “It knows just where it is. It’s leaving me.”

* Stand quite still beside him until the cross comes back.
  explore 2: gain 1 reputation, 1 coin
    It takes an hour. Then Here creeps down the sleeve and settles by your boots, like a cat that was only
    out. Dov blows his nose, and finds you a coin in the handkerchief. He will tell people about you, at
    length, with diagrams.

* Chase it across the coat with both hands.
  explore 3: gain 1 potion
    It dives into the inside pocket. You go in after it to the elbow and come out holding a potion. “For
    ticklishness,” gasps Dov. “Keep it. It does nothing. Only get out of my coat!”
  explore 7 for 1 coin: take a cave card; gain 1 paper, 4 coins
    You slap a coin on it and lean. Here wriggles, then lies flat, in a cave no one has ever drawn. Dov
    makes the place over to you, on paper, and shakes out his purse from sheer relief. Your coin stays where
    it is.

== 133 A letter, read aloud

“Forgive me,” says Number Nine, a brass engine in a postman’s cap. “A letter for Ida Fenwick. Six hundred
years undelivered. I may now read it to anyone who will listen. I am sorry that it is you.”

It slits the envelope. “Dear Ida, do come to supper. We will keep it warm.”

Below the Sill a bell rings. A basket creaks up, with a cushion in it, and a smell of onions.

* Get into the basket.
  then: read 207
    It is a long way down, and the onions get stronger.

* Put Number Nine on the cushion and lower away.
  explore 3: gain 1 coin
    “I have not been asked anywhere before,” it says, going down. “I apologise. What does one do?” Eat, you
    shout. It cannot. It comes back at midnight with its cap on backwards and tips you a coin, as guests do.
  explore 7: gain 2 reputation, 1 cider, 1 paper
    It hands the letter to the oldest cook, against a signature. That was the last one. You wind up the
    basket, and Number Nine is asleep in it. On its knees are a jug of cider and its blank forms, clean
    paper, no longer required.

== 134 The rest of the sign

DO NOT, says the sign. The rest has broken off. Beside it a fat red rope hangs down out of the dark.

Four scholars are camped here to settle the matter. “DO NOT PULL,” says the first. “Plainly.” “DO NOT
HESITATE,” says the second, whom the others never leave alone with it. “DO NOT HANG WASHING,” says the
third, taking down the washing.

The fourth has been asleep since spring. She is understood to hold a view.

* Sift the rubble for the missing half.
  explore 3: gain 3 coins
    Under a tent peg lies a board with one word on it: SHOUT. The scholars look at the rope, then at two
    years of notes, most of which were shouted. In low voices they vote you a fee, one coin from each who is
    awake.

* Take hold of the rope and pull.
  explore 7: read 208
    The first scholar screams. The second says, “At last.”
  fail: nothing
    The rope comes down. It goes on coming down for a quarter of an hour, until you are a red heap with
    elbows. Then the end arrives, with a tag on it: PLEASE. The scholars seize everything as evidence and
    begin a new volume.

== 135 The mayor is a pony

Her Worship the Mayor of Lower Shaft goes on chewing and looks straight through you. She is a pit pony, and
wears the chain of office.

“Nine terms,” says the clerk. “Never a bribe above one carrot. But an election needs two names, and nobody
here will stand against her. It’d be like standing against your gran.” He holds out a pencil.

Forty miners watch you. The Mayor breaks wind. “Hear, hear,” says someone at the back.

* Put your own names down and stand the voters a drink.
  explore 7 for 2 coins: gain 1 ore, 3 coins, 2 reputation
    You win by one vote, and it is hers. You govern until supper and resign in her favour, to cheers. It was
    the finest election Lower Shaft has had, and they pay your salary for it: a lump of ore, and coins in a
    nosebag.
  fail: nothing
    You lose by forty to nothing. You had meant to vote for yourselves, but then she looked at you.

* Run the pony’s campaign.
  explore 3: gain 1 fruit, 1 reputation
    Your slogan is SHE WAS HERE YESTERDAY. Some find it too bold. She wins, as ever, and grants you an
    audience, at which, after long thought, she pushes her own apple towards you with her nose. The clerk
    has to be helped to a chair.

== 136 No advice

NO ADVICE, says a board at the foot of the tower. NO ADVICE, says another, and a third, lower down: NOT EVEN
A SMALL BIT.

On top stands Pitch, a young glogo in a paper hat, with a trowel.

“I want to build one thing that’s higher than me,” he says. “I’m nearly at the roof, and it still isn’t. I’m
always standing on it.” He stamps. The tower sways. He is out of stones.

* Pass him up stones and say nothing at all.
  explore 4: read 209
    It is astonishingly hard. Twice you have to bite your sleeves.

* Climb up past him to look at the roof.
  explore 5: gain 1 clay pot, 3 coins; lose 1 reputation; injure a villager
    You have just got there when the tower lies down. Among the rubble are a clay pot and the coins he had
    walled in for luck. Somebody’s ankle is the wrong colour. “No advice,” says Pitch, in a very small
    voice, to nobody.
  explore 7: gain 1 amethyst, 6 coins; lose 1 reputation
    In a crack up there are an amethyst and an earlier climber’s purse. You bring both down, along with the
    top four courses, on your elbows. The tower is now shorter than when you came. Pitch turns the nearest
    board round to face you.
  fail: nothing
    It holds until you wave. Then you ride it all the way down, upright, like a lady stepping off a tram.
    Pitch inspects the heap from every side. “Wider at the base, now,” he allows.

== 137 Six at cards

On a flat rock lies a pair of spectacles, folded. One of you tries them on and says, “Oh. Good evening.”

Through them there is a parlour with striped wallpaper, and six people in stiff collars round a card table,
looking up. Without them there is bare rock, and a drip.

Put them on again. A lady with a fan has hooked out the empty chair with her foot.

* Sit down where the chair must be.
  then: read 210

* Stroll round behind them and look at their cards.
  explore 3: gain 3 coins; lose 1 reputation
    One of them holds the ten of turnips twice. You are telling each other so when the talk stops and six
    faces turn. You leave with the coins that lay nearest the edge, and nobody says good night.
  explore 6: gain 1 amethyst, 4 coins; lose 1 reputation
    The lady’s fan is a looking-glass on the inside, and she has been cheating since before there was a
    village. She buys your silence with the amethyst from her ear and a fistful of the pot. The whole table
    watches her do it.

== 138 An inch a year

“Mind the swords,” says a small man with a coat over each arm.

In a ruined square two stone gentlemen are duelling, at an inch a year. The tall one’s blade has been coming
round since the small man’s grandfather held the coats. It arrives on Tuesday week.

“Nobody recalls the insult,” he says. “They look as though they’d have got over it.”

Under the arches, somebody is chalking up odds.

* Back the tall one.
  explore 3 for 1 coin: gain 6 coins; lose 1 reputation
    The odds shorten while you stand there, and you sell your slip on before lunch for a pocketful of coins.
    The small man folds the coats a little tighter and does not wish you a good day.

* Put your shoulders to the short one and turn him.
  explore 5: gain 1 clay pot, 1 coin
    You move him by a hand, no more. On Tuesday the blade will pass his ear, and he will have a year or two
    to think about it. The small man gives you his coin for tea, and the clay pot the tea was in.
  explore 8: gain 1 ore, 1 rope, 1 reputation
    He grinds round until each sword points past the other’s shoulder. At that pace it will be an embrace by
    the spring after next. Hats go up. They give you the rope you hauled with and the spare sword, rusted
    back into ore.
  fail: nothing
    He turns, all right. He turns to face you. His point is due at your noses in four hundred years, and the
    small man asks, delicately, whether you have anyone to hold your coats.

== 139 The coin is accounted for

All rise, for a coin. It lies on a cushion before Grandmother Slate, small and brown, with a hole through
it. The judge is deaf. She listens with one hand on the wall.

Tuppence the pedlar reads the account. Since she lent it, the coin has paid eleven frogs, by turns; stopped
a tram; been run with, stolen, and stolen back.

“Home today,” says Tuppence. “There is interest.”

The judge lifts a finger. “Strangers. What do you say?”

* Work out the sum with her, aloud, without rounding.
  explore 4: gain 2 coins
    It comes to two coins and a third of a frog. Tuppence goes over it four times and cannot fault it, which
    she announces like a death. The court awards you the coins. The frog is adjourned.
  explore 7: read 211
    You have just carried the frogs when the judge says, “Stop.”

* Stand up and speak for the coin.
  explore 3: gain 1 reputation
    It never asked to be lent, you say, or stayed where it was no use. Somebody blows a nose. Grandmother
    Slate pats the wall, which is as near as she comes to clapping. As you leave, row by row, the court pats
    it too.
  explore 7: read 211
    You speak so well that the judge sends for the coin to hear its side.

* Claim that it was yours all along.
  explore 2: gain 4 coins; lose 1 reputation
    The judge feels the wall for a while, on the side where your hearts are. “No,” she says. Tuppence gives
    you four coins to sit down, and enters them, aloud, under Nuisances, Passing.

== 140 The foot

Blankets, hundreds, sewn edge to edge, cover a hill that goes slowly up and down. The hill is asleep.

Tonight it kicked. One bare foot sticks out into the passage, as big as a barn and blue with cold. Six
keepers in nightshirts are tugging at the hem.

“If it gets cold, it wakes,” pants the eldest. “And if it wakes, it’ll want breakfast.”

Between the toes, something glints.

* Get a grip on the hem and heave.
  explore 3: gain 1 reputation
    Down it comes over the toes, an inch at a time. The hill sighs, and all the lamps lean over. The
    keepers, who may not cheer, shake your hands in order of height, and sew your initials into the hem.
  explore 6: gain 1 reputation, 1 potion, 4 coins
    You even tuck it in under the heel, as somebody once did for you. The breathing slows. The keepers make
    you take their supper money, and the potion they had been saving for an emergency, because now there
    isn’t one.

* Squeeze in between the toes with a pick.
  explore 4: gain 4 coins; lose 1 reputation
    It is only lost change, as in an armchair: old coins, warm, gone soft at the edges. You fill half a
    pocket. Then the toes curl, thoughtfully, and you slide out on your stomachs past six nightshirts with
    folded arms.
  explore 7: gain 1 ore, 6 coins; lose 1 reputation
    You lever out a chunk of ore, and a shower of old coins with it. “Mm,” says a voice like a cellar. “Left
    a bit.” The keepers go white and start on the lullaby, with the verse about you.
  fail: injure a villager
    It is ticklish. You learn this all at once. One of you travels the length of the passage without
    touching it. Behind you the keepers begin the lullaby again from the first of its fifty verses, glaring.

== 141 The welcome mat

Lamplight in a window, a smell of stew, a cottage at the far end of a very long cave. The door stands open.
WELCOME, says the mat. It is pink, and damp, and as you look it straightens itself.

You lift the lamp. The cottage is small. What it grows out of is not. High up, two eyes like cartwheels
squeeze shut with embarrassment.

“What was it?” asks an enormous whisper. “Was it the mat?”

* Tell it, kindly, that it was the mat.
  explore 2: gain 1 reputation, 1 coin
    It begs you to be frank, so you mention the curtains, which are outside, and the stew, which is only a
    smell. It presses a damp coin on you. Next time, the curtains are in, and it blushes as far back as you
    can see.

* Wipe your feet and go in.
  explore 4: gain 1 mushroom, 2 coins; lose 1 reputation
    You get as far as the hatstand. Then the hall swallows, out of nerves, apologises, and sneezes. You land
    far up the cave, wet through, holding what was on the hall table: coins and a mushroom. You keep them.
    The mat now says PLEASE RETURN.
  explore 6: read 212
    It is warm in the hall, and the carpet helps you along.

== 142 The house with no door

Ferrin Oake comes running, the other way, with a door under his arm. “If anyone asks,” he pants, “it was
ajar!”

The floor shakes. Round the bend, on four bowed legs, trots a small house with a pear tree in a tub. It is
holding its own curtain across the gap where its door should be.

It sees you. The curtain slips, and it snatches it back.

* Hang your best blanket in the gap, looking the other way.
  explore 3: gain 1 reputation
    It keeps quite still while you tack. Then it looks itself over in a puddle, this side and that, and
    creaks. After that, far from anywhere, you now and then meet a lit window in the dark, and it bobs.
  explore 5: gain 1 fruit, 2 coins, 1 reputation
    You give it a hem, and a cord to tie it back in warm weather. The house goes red to the chimney. It
    lifts the corner of its mat, where there are always coins, and shakes a pear down on you from the tub.

* Point it down the wrong passage and find Ferrin for a share.
  explore 3: gain 3 coins; lose 1 reputation
    It creaks its thanks and trots off, calling. Ferrin counts coins into your hand while looking over his
    shoulder. The calling takes a long time to get faint, and all along the passage, one after another,
    doors are gently shut.
  explore 5: gain 7 coins; lose 1 reputation
    Ferrin is not used to being lied for by other people. He is so moved that he overpays. As you count the
    coins, the door, propped behind you, opens by itself, has a good look, and shuts.
  fail: lose 1 reputation
    You point left and look right. The house is no fool. It sits down across the passage, both ways at once,
    like a mother, and waits until you are sorry. By then there is a queue behind it, and the queue has
    brought chairs.

== 143 The draught in the dock

“How does the prisoner plead?” The prisoner is going round and round in a corked bottle. It is a draught.

Three aldermen in shawls accuse it of seven colds, one stiff neck, and pestering a candle, so that a
gentleman got up to shut his door and has not been seen since. Both lawyers are in bed with a chill. Their
wigs lie ready.

In the bottle something whistles, low and sad, the way a keyhole does.

* Put on the wig for the defence.
  bonus: 1 per quill
  explore 4: gain 1 reputation, 1 coin
    It was only looking for the way out, you say, like anybody. Case dismissed. It goes once round the
    court, lifting every shawl, and rolls a coin to your feet from under the bench. It never blows out a
    lamp of yours again.
  explore 6: gain 1 reputation, 1 paper, 1 potion, 1 coin
    “Who here has never slammed a door?” you ask. They uncork it on the spot. It blows your fee and a sheaf
    of paper into your arms, and holds every door for you going home. The clerk gives you his cold cure, a
    potion.
  fail: nothing
    To show the court how harmless it is, you pull the cork. When the shawls have come down again, it is
    eight colds, two stiff necks, and all the candles. The draught is delighted with you. It asks for you
    again by name.

* Put on the wig for the prosecution.
  explore 3: gain 5 coins; lose 1 reputation
    You demand a sock in every crack. The aldermen are thrilled, and pay you in coins they have warmed on
    the stove. All the way home, each candle you pass leans over to tell the next one.

== 144 A kite, flown down

There is a girl on the Sill flying a kite downward. The wind comes up out of the gulf, and the kite hangs
far below, out of sight.

“Feel,” she says.

You take the string. It gives three short tugs, which is not a thing wind does.

“That isn’t the kite,” she explains. “There’s a boy down there with a string of his own. He thinks I’m the
kite.”

* Let out all the line you have.
  bonus: 1 per rope
  explore 2: gain 1 coin
    The line runs out with a twang. After a time it goes slack, and up comes the kite with a coin knotted in
    its tail, and a picture of a girl with ribbons on her feet, flying.
  explore 7: gain 1 amethyst, 2 fish
    Down, and down, until it stops, and somebody ties something on with great care. On the tail, when you
    have wound it up, hang fish and an amethyst, and a note in big round letters: “For my kite. You are the
    best one.”

* Reel it in to see what has hold of it.
  explore 4: gain 1 rope, 3 coins; lose 1 reputation
    Up comes the kite, and after it a length of somebody’s good rope, torn at the end, with coins sewn in
    for weight. The girl says you may as well have it. She is looking over the edge. “He’ll think he lost
    me,” she says.

== 145 Feet under the floor

Step, and somebody steps. Stop, and they stop. The floor here is black glass, and under it, upside down,
soles against your soles, people are walking. They have hats, which stay on. One of them hops, because one
of you has a stone in the boot.

Ahead is a round hole. Both parties reach it together. A hand comes up through it to the elbow, and feels
politely about.

* Take the hand and shake it.
  explore 4: gain 1 reputation, 1 coin
    Then they all want a go. You have never been so thoroughly met. They hand you up a coin, which falls
    straight to the ceiling, and has to be got down with a broom.
  explore 7: gain 1 ore, 1 paper, 1 reputation
    You hold on, and so do they, and for a moment half of everybody hangs in the others’ weather. It is
    raining there. You let go with their ore in your hand, and paper, with a question on it: SAME TIME
    TOMORROW?
  fail: nothing
    You pull, they pull, somebody sneezes, and everyone has changed places. It takes until evening to sort
    out who is whose. Even now, one of your hats leans towards the ceiling.

* Kneel down and go through the pockets within reach.
  explore 3: gain 5 coins; lose 1 reputation
    Upside-down pockets empty beautifully. The coins drop up past your ears, and you catch most of them in
    an apron. But now, wherever you tread on that floor, something underneath stamps back, hard.

== 146 Hatch Forty opens

Bolts are drawn, with long rests between. Hatch Forty, which has never opened, swings out over its mat.

An old man stands on the threshold with an empty candlestick, one slipper on each side.

“I shut it because of a draught,” says Aldous Pell. “When the candle was done I’d forgotten which side was
out. One doesn’t like to walk into a cupboard, in front of people.” He looks hopeful. “Where are you?”

* Step in and help him look for the outside.
  then: read 213

* Prop the hatch with the mat and run for his wife, the Widow Pell.
  explore 4: gain 1 mushroom
    She comes at a walk, so as not to look eager. “There you are,” she says. “Where did you put me?” he
    asks. You are given a mushroom out of her basket and told, quite kindly, to go and look at something
    else.
  explore 7: gain 2 reputation, 1 mushroom, 2 potions
    She comes at a run, in one shoe. He holds out the candlestick. She has brought a candle. You stand in
    the way of the draught until it has burned right down, and go home with a mushroom pie and her two best
    potions.

== 147 A country one stride wide

A striped pole lies across the passage. Behind it stands a man in a tall hat, and a stride behind him lies
another pole.

“Welcome to Ummery,” he says. “Purpose of visit?” He is the border guard. He changes hats. He is also
Customs. The goat is the Treasury.

On the wall hangs a board headed OUR WARS. It is empty.

“We’ve never been asked,” he says.

* Buy a visa and cross in the proper manner.
  then for 1 coin: gain 1 paper, 1 reputation
    He stamps it with half a potato and shows you the sights, which are the goat. The Golden Book has more
    pages than Ummery has visitors, so he tears you out some paper, with the flag on. Whenever you come by
    now, the goat stands up.

* Take a run and jump the whole country.
  explore 2: gain 1 coin
    “Invaded!” he cries, with tears of joy, and paints you on the board. But it was over so quickly, and the
    goat missed it. He gives you a coin to come back and do it slower.
  explore 5: gain 1 mushroom, 1 rope
    You land in the middle and, not knowing what else to do, occupy it. He surrenders beautifully. By the
    treaty you receive the national dish, a mushroom, and the goat’s rope. The goat goes free. Its statue is
    planned.
  fail: nothing
    You come down on the Treasury. You are driven out of Ummery by the horns, and then back through it,
    fourteen times, and he stamps you in and out on each occasion, shouting, “Anything to declare?”

== 148 The face left blank

Somebody carved this statue well: robes, sandals, large kind hands. Only the face was never begun. There is
just a smooth stone egg.

The egg turns towards your lamp.

The statue gets down on its knees, which shakes the floor. It holds out a chisel in one hand and a lump of
charcoal in the other. Then it tips back its head and waits, as people wait at the barber’s.

* Take the chisel.
  bonus: 1 per hammer
  explore 4: gain 1 mushroom
    It comes out crooked and friendly, like an uncle. The statue feels it all over and looks in a puddle for
    a long time. It gives you the mushroom that was growing there, to get it out of the picture, and goes on
    looking.
  explore 8: gain 1 ore, 1 clay pot, 1 reputation
    You mean to carve nobody, and it turns out to be everyone’s grandmother. It opens its eyes. “So that’s
    what you look like,” it says. It sweeps up its own chips for you, which are ore, into the clay pot that
    held the sculptor’s lunch.
  fail: nothing
    The chisel slips at the eyebrows. Now it looks surprised. It is surprised by you, and by the puddle, and
    by every single thing it will meet until the end of the world, and it thanks you very much.

* Take the charcoal.
  explore 3: gain 1 mushroom, 1 reputation
    You give it a nose, a smile and, with one thumb, a dimple. It will wash off in the first rain, but no
    rain comes here. Out of its sleeve the statue offers you a mushroom, smiling, as from now on it must.

== 149 Waiting for the tide

A ship stands on the floor of the cave, a month from any sea, lamps lit. Three old women lean over the rail.

“Evening,” calls the one with the telescope. “Tide’s due at nine.”

The tide table on the mast covers four hundred years. It has one line, and that is tonight.

“Come aboard,” calls the one with the kettle. The mooring ropes lie slack across dry sand.

* Slip the moorings and make off with them while they watch the dark.
  explore 3: gain 1 rope, 2 coins; lose 1 reputation
    It is beautiful rope, with the harbour dues, two coins, knotted into the end. Nobody needs a mooring on
    sand. You are some way off when a voice calls, “All clear aft?” You don’t answer. After a bit the voice
    says “All clear,” by itself.

* Go aboard and wait with them.
  bonus: 2 if fishfolk
  explore 6: read 214
    They give you the good cushions, and nobody says a word from half past eight.
  fail: nothing
    Nine. Ten. The kettle is filled again. At midnight you say that you really must be going. You are two
    bends away when you hear, far behind you, three old women cheering, and a splash.

== 150 Somebody else’s well

A bucket comes down and hits one of you on the head. Far above is a ring of daylight, with strangers’ faces
round it.

“Hello?” calls a wobbling voice. “The bottom fell out. We’re new. We’ve only a cart and a kettle.” There is
whispering. “Are you monsters, please?”

You look at one another: the mud, the lamps, the moss in your hair. It is a fair question.

* Call up that you are the neighbours.
  explore 4: gain 1 reputation, 1 fish, 1 coin
    There is a silence, then a cheer, then a child who wants to know what you eat. Fish, you say. The bucket
    goes up with good advice and comes down with a fish, wrapped in a tablecloth, and, because it is a well,
    a coin.

* Answer in the deepest voice you have.
  explore 2: gain 2 coins; lose 1 reputation
    “LEAVE MONEY,” you boom. They do. The bucket comes down with two coins in it, all they could find, and a
    note: “Sorry about the noise.” It is a nice note. You wish that it were ruder.
  explore 6: gain 1 rope, 1 clay pot, 2 coins; lose 1 reputation
    “LEAVE EVERYTHING,” you boom, and the whole well booms with you. Down come two coins, a clay pot, their
    spare rope and, after a long silence, the kettle. It is still warm. You send the kettle back up. “Thank
    you, monsters,” says a small voice.

* Climb the rope to get a look at them.
  explore 5: gain 1 reputation, 1 fish
    Your heads rise into the daylight, and somebody faints. Then a hand comes down and pulls. They have
    nothing but fish, and burn it in your honour. You say that this is how you like it, so they burn you
    another to take home.
  explore 7: read 215
    The rope holds. So does everybody’s breath.
  fail: nothing
    Their rope is new and so are their knots. You arrive at the bottom again with the bucket, the windlass
    and the boy who was minding it. “They’re monsters,” he reports upward, after a look, “but they said
    sorry.”

== 206 The knitter
follow-up

She comes up sitting in a loop of the rope with her ankles crossed, six fingers to each of four hands and
wool on every one. She is furious until the end of the row.

“They shop,” she says. “They never visit.” Then she counts the fingers on your hands, twice, and says
nothing, out of tact, and knits until you are all gloved, with some fingers over in case more should grow.

The cuffs have an amethyst button, and there are coins in the thumbs, for luck.

then: gain 1 amethyst, 3 coins

== 207 Supper, kept warm
follow-up

Halfway down nowhere there is a ledge with a table on it, laid for two dozen. They all get up. For six
hundred years they and theirs have stirred one pot by turns, day and night, and it has not once gone off the
boil.

“Ida?” says the oldest. The ladle stops.

In the quiet you can hear the stew. There is one chair with a ribbon on it. A child has already pulled it
out.

* Tell them that Ida could not come, and that you are hungry.
  explore 4: gain 1 reputation, 1 fish, 1 coin
    The oldest looks into the pot for a while. “Well,” she says, “it’s tonight, then.” They cry a bit and
    eat like wolves, and so do you. The child packs you a smoked fish, tied with the ribbon, and a coin of
    his own.

* Sit down in the chair with the ribbon.
  explore 6: gain 2 fish, 1 clay pot, 1 coin; lose 1 reputation
    They tell you six hundred years of family news, and you nod. You are sent home with fish, stew in a clay
    pot, and a coin for the journey. The child sees you to the basket. “You’re not her,” he says, “are you?”

== 208 Room service
follow-up

Somewhere overhead a bell goes ting. The scholars lie down and cover their ears.

Nothing falls on anybody. There is a squeak of pulleys, and a tray comes swaying down on a rope of its own:
tea for everyone, a lump of ore to keep it level, and a card. DO NOT SHOUT. RING. IT IS NO TROUBLE.

The fourth scholar opens one eye. “That was my view,” she says, and takes the sugar.

The rest is yours. Somebody has even left a coin in a saucer, for the guests.

then: gain 1 ore, 1 rope, 1 coin

== 209 Higher than Pitch
follow-up

With the last stone he finds that his arms are too short. He looks at you. You look at the wall, whistling.

So Pitch climbs down, fetches a ladder, and sets the stone from there. Then he comes down the ladder too,
and tips back his head until the paper hat falls off.

“It’s higher than me,” he says.

You say nothing. He puts his trowel in his belt. “You’ve a village up there,” says Pitch, “haven’t you? Does
it want anything tall?”

then: welcome the Glogo

== 210 The seventh hand
follow-up

The chair holds. You are dealt seven cards, as cold as slate, and nobody tells you the rules. The suits are
turnips, keys, spoons and aunts.

“The last fellow got up to look for his spectacles,” says the gentleman on your left. “We hadn’t the heart
to finish without him.”

It has been the same hand ever since. The dust on the pot is as thick as felt. The lady yawns behind her
fan. It is your turn.

* Put in a coin and lay down all the aunts together.
  explore 5 for 1 coin: gain 6 coins
    Silence. Then the table roars: nobody has played a Full Sunday since candles were new. They shove the
    pot across, through the wallpaper and into your lap, and when the glasses come off, the coins are still
    there.
  fail: nothing
    That is a Cold Luncheon, says the lady, and whoever plays it must wear the hat. It is a large hat. It
    does not come off with the spectacles. Nobody at home can see it, but in doorways you will feel the
    feathers.

* Play as badly as you can, so that the hand may end.
  explore 6: gain 1 reputation, 1 clay pot, 1 potion, 1 coin
    It takes skill to lose to six people who have forgotten how to win. At last they go to bed, lamp by
    lamp. On the rock stands their nightcap, a potion in a clay pot, on a coin, so as not to mark the table.

== 211 The interest
follow-up

Grandmother Slate has put her little finger through the coin.

“When you lent this,” she tells Tuppence, “a straw would not go through. There is your interest, pedlar. The
hole has grown.”

Tuppence holds it to her eye and looks round the court, at everyone who ever had the coin. All of them have
come. The frogs wave.

“I never round down,” she says, a little hoarse. She pays the whole hole to the honest strangers, in pots or
in coins, and one coin over, in case she has rounded.

then: gain 1 reputation, 1 coin; either gain 2 clay pots or gain 6 coins

== 212 The parlour
follow-up

At the end of the hall is a parlour, red all over, where two people are playing dominoes on a tooth. “Shut
the door,” says one.

They came about the stew, years ago. It is warm, and at night it hums.

“It’s never swallowed anybody,” says the other. “We don’t think it knows how. And nobody likes to bring it
up.”

They give you a clay pot of plums, from behind the wisdom teeth. On the way out the door holds itself open,
and hopes you will tell your friends.

then: gain 1 reputation, 1 fruit, 1 clay pot

== 213 Inside Hatch Forty
follow-up

One chair, one kettle, one bed. On the wall he has kept a tally in chalk. WHY THIS IS INSIDE: slippers, bed,
me. WHY THIS IS OUTSIDE: never any visitors, bell is on the other side, draughty.

It has been a draw for years. Beside the chair stand cake tins, dozens of them, washed and stacked. He does
not know who sends them.

Something cold is blowing on your ankles, and it is not coming from the door.

* Cross out “never any visitors” and tell him to count again.
  explore 3: gain 1 reputation, 1 mushroom
    He counts on his fingers. “Inside,” he says. “Well, well. Then that’s out.” He gives you the mushroom he
    keeps for visitors, wipes his feet on the mat from the wrong direction, and goes. Up the passage, one
    after another, bells begin to ring.

* Follow the draught.
  explore 7: gain 1 amethyst, 1 mushroom, 1 potion, 1 coin
    Behind the dresser is another door. It opens on mushrooms in rows and his wife’s lit kitchen window,
    four steps from his pillow. He goes without his hat, and leaves you the rent he had saved: an amethyst,
    a mushroom, a coin, his evening potion.
  fail: nothing
    You track it with a candle, and it finds the candle. In the dark something clicks. By the time you have
    felt your way to a door and through it, it is supper, and you could not swear which side you are on
    either.

== 214 High water
follow-up

At nine exactly it comes round the bend, with a noise like somebody pouring tea. It is one inch deep.

It runs in under the keel, picks up a wood shaving, turns it about once, sets it down, and goes out again.

Nobody breathes. The one with the telescope shuts it. “She moved,” she says.

“We felt it,” you say.

Then they ring the bell and dance, and enter your names in the log as crew. On the gangway the tide has left
you fish, and a coin.

then: gain 1 reputation, 2 fish, 1 coin

== 215 The rim
follow-up

Daylight smells of grass and somebody’s porridge. Over the edge you come, black to the eyes, into a ring of
people holding rakes the wrong way round. Nobody has ever been so frightened of you.

So you ask after the kettle. You admire the cart. You tell them who takes songs, and never to speak first at
the market.

By evening they are quarrelling over who may go down. One of them comes home with you, bundle and all.
Somebody’s aunt runs after you with a coin, for the toll.

then: gain 2 reputation, 1 coin; welcome the cheapest villager
