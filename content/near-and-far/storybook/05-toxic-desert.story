# Map five, the Toxic Desert: quests 49 to 64. Heat, thirst, silence; short sentences, much white.

planned: Q18 Half a Day Behind
planned: Q19 The Tooth
planned: Q20 A Year of What
planned: Q21 The Fourth Straw
planned: Q22 The Second Cup

== 49 Hook, Bar, No Dot
premise: a dying rider has scratched a well mark into his saddle and stopped before the last sign; both roads look the same
axis: what do I believe / what do I spend to be sure
ending: act

A saddle lies in the fork of two roads, against it a rider with black lips. He has cut a well mark in it,
hook, bar, and dropped the knife before the last. His finger twitches. His pack bird stares down the
left.

* Go where the bird is looking.
  skill 6: gain 1 bird, 1 coin
    For a mile it walks with its head screwed round behind it. Then you see: it was taught to look away
    from water, so that thieves would. You turn, drink, and bring him back a skinful, too late. The bird
    kneels for you, a coin in its strap.
  more: gain 1 food
  fail:
    It was looking at its own shadow. When that moves, it looks at yours.

* Sit down and watch the finger.
  skill 5: gain 1 reputation, 1 gem
    At dusk it rises and strokes the leather after the bar, once, twice: bare. No dot. Not dry. In his
    other fist is a gem, for whoever will dig. Riders who pass by moonlight see how deep you have gone,
    and get down to help.
  more: gain 1 heart
  fail:
    It does not take him till evening. You shut the knife and put it in the hand, so that something there
    is finished.

* Finish the mark. On the plains you learned to read them.
  optional: WELLSIGN
  skill 5: gain 1 yellow token
    The bar points down. You drag the saddle away: under it a flat stone, under the stone a yellow nomad
    rope, and the rope is wet. You haul. The first cup goes in between his teeth.
  more: gain 2 food
  fail:
    You finish it for a rider coming the other way. The sun tells you so, about noon.

== 50 The Water Clock
premise: a caravan shares out water by a dripping lizardfolk clock; the sick man’s turn comes last, and Tamar has begun to strike the tents
axis: who waits / who pays for waiting
ending: loss

Tock. The lizardfolk clock lets fall one cupful, and the next driver in line drinks it. The sick man,
Hessik, comes last. He could not stand up to take a place.

Tamar Ulay pulls out the first tent peg. “There’s wind by dark,” she says. “Eleven hours to a well. He
had the wagon with the children in it, so I’m a driver short. Take the reins or leave them.” She pulls
the second.

* Drink your cupful, and drive.
  skill 5: gain 1 yellow token; note WATERSHARE
    The reins are yellow nomad leather, dark from his hands. Behind you the children say it along with
    the clock, long after you can hear it: tock. “He hasn’t had his yet,” says one. Tamar rides straight
    on. Tock, say the children.
  more: gain 1 food
  fail:
    You look round once. It costs you the seat, and when you look back there is a child on it, driving.

* Sit down in the line behind Hessik.
  skill 7: gain 2 reputation, 1 red token
    “I built it,” says Hessik, when they have gone, and takes it apart with shaking hands. It had kept
    back a sip of every cup. Next night you two catch up, its red dial in your pack. Tamar moves over at
    the fire. He walks past.
  more: gain 1 gem
  fail:
    He asks you to tell him about rain. You tell him all night. By morning he does it better than you. It
    has not come.

== 51 The First Sign
premise: a well-keeper’s bird refuses the water of a well known as sweet; a hundred people and their herds are half a day behind
axis: what do I tell / what do I promise not to
thread: the hundredth well
ending: speech

A small grey bird walks once round the well, looks in, and tucks its head under its wing.

“Ninety years sweet,” says Tariq of the Hundred Wells. “Two hundred goats and their people, half a day
behind me. Two days to the next; the small ones won’t get there.” He ropes his waist. “One hour. Say
nothing till I’ve been down.”

* Give him your word, and hold the rope.
  skill 5: gain 1 yellow token; note SILENCE; later Q18
    He ties your word to your wrist with yellow cord and goes down. “Ninety-nine,” says the shaft. “It’s
    got my name on it, this one.” Over the rise come the first goats, running. You look at the cord.
    “Forty feet,” says the shaft. “Not yet.”
  more: gain 1 heart
  fail:
    You promise, but your face does not. The first drover over the rise studies you, then the bird.
    “Which of you two,” he asks, “is going to tell me?”

* Ride out and turn the herds.
  skill 7: gain 2 reputation, 1 yellow token; later Q18
    They curse you and turn. Half of what they drive lies down on the way; at the rim, for the other
    half, they knot nomad yellow into your bridle. “And you’d tasted it, of course,” says the oldest.
    “Hadn’t you?”
  more: gain 1 heart
  fail:
    They take it for an outlaws’ trick. “Sweet for ninety years,” they say, and ride round you, quite
    politely, on both sides.

* Drink.
  skill 6: gain 3 gems
    It tastes of pennies. The bird takes out its head, considers you, flies off, and lays a cold bright
    stone in your palm; then another; then another. “Three,” says Tariq, touching them. “Wet. It’s not
    brought me one in my life. Wet from where?”
  more: gain 1 heart
  fail:
    You are ill behind a rock until dark. “One,” you hear Tariq tell the bird, “isn’t enough to go by.”

== 52 According to the Map
premise: a caravan of forty has followed a tablecloth map into a dead end of dunes; the man who drew it is with them, because he believed it too
axis: whom do I lead / what do I do with the liar
ending: act

“Strictly speaking, that’s a river,” says Bartle Crow. His finger stays on the blue.

Round the tablecloth stand forty people who have followed it for nine days into a bowl of dunes without a
way out. There is no river. The blue is jam.

What they cannot get over is that he came too. He drew it, he sold it, and then he walked in front the
whole way, reading out the names.

“You believed it,” says Runa the carter. She sounds almost sorry.

“It’s the best I ever did.”

She has his waterskin in one hand. With the other she points up the dune, into the noon.

* Have him draw again, but only where he has stood.
  skill 6: gain 1 yellow token, 1 coin; note FALSEMAP
    It fits under the thumb he prints on every map: one street, one bench, one well. “Strictly speaking,”
    says Bartle, and weeps. He was born there, two dunes off. Runa ties you a coin in nomad yellow, gives
    him his water, and makes him walk in front.
  more: gain 1 food
  fail:
    He draws the same map, only smaller. Runa lets him finish colouring in the river.

* Take a knife to the tablecloth.
  skill 5: gain 1 reputation, 2 food; note FALSEMAP
    Forty people sit out the noon under the Province of Silver, sharing their last dates with you. From
    below you see his thumbprint, on the one real well. Bartle is the tent pole. He holds up both arms
    till dark.
  more: gain 1 food
  fail:
    They will not have it cut. It is what they own. Forty people take off their hats and hold them out,
    to give the map some shade.

== 53 What the Green Gives Back
premise: a woman leans over one of the wells and talks to a younger self in it, and it is her turn to go in
axis: what do I look at / what do I stop
ending: question

“You first,” says Marit to the green well. “No? I came last time.”

She lies on her stomach with her head over the edge. The voice that answers is hers, a little higher. An
echo would be. “Fair’s fair,” says Marit, and starts taking off her shoes.

* Lie down beside her and look.
  skill 6: gain 1 blue token; lose 1 reputation; note FACE; later Q19
    Two women look up, one grey, one not, and you between, with the tooth you lost. It takes a mystic and
    a mule to haul Marit out. “You just lay there,” he says, for all to hear, and uncorks blue ink. “How
    old were you?”
  more: gain 1 heart
  fail:
    You see green spots, from the sun. One of them waves. Was that for her?

* Stir it with a stick.
  combat 5: gain 2 coins, 1 reputation; later Q19
    She hits you with both fists until the water lies green and plain again. Then she puts her shoes on.
    The coins she had brought to throw in she throws at you. “And which of us,” says Marit, “is to go
    home?”
  more: gain 1 food
  fail:
    The stick comes up with leaves on it. Marit looks at that, then at her own two hands. How long was it
    in?

== 54 The Cook Needs Another Pair of Hands
premise: nomads cook on sand that has melted to glass; today it is still moving, slowly, with the cook and her pots on the far side of a crack
axis: what do I risk / what do I carry across
ending: image

Glass Kitchen is a mile of sand that melted once and never quite cooled. You set down a pot, you come
back, it is stew. Mother Sabeh has twenty pots out there, supper for three caravans, and the glass has
begun to move.

Between her and you a crack has opened, orange at the bottom. It is as wide as a bed. It widens slowly,
like a yawn.

“Pots first!” she calls.

“One coin, one word,” says Lumma Peck, the porter, forty lids on her frame. She looks in. “On credit,
then. Lids.”

* Walk out to her on the lids.
  skill 6: gain 4 food, 1 coin
    Lid, lid, lid. You come back with Mother Sabeh on your shoulders, a pot on each arm and her coin
    between your teeth. Deep under the last lid a camel stands in the glass, its neck stretched towards
    the smell.
  more: gain 1 gem
  fail:
    You stick. “Two coins, one word,” says Lumma. The word, once you have promised, is “Boots”. They are
    out there still, side by side.

* Shout to her to leave the pots and jump.
  skill 5: gain 2 gems
    She jumps, swearing, with the ladle. At sundown it sets, clear as air, round twenty pots, each with
    its steam standing over it like a feather. Two bright drops snap off into your hand. People fetch
    chairs.
  more: gain 1 food
  fail:
    It opens along the side that you are on. Mother Sabeh stands safe beyond it among her pots, and
    shouts to you to jump.

== 55 An Arm for a Coin
premise: an arm as long as a mast comes out of the sand at an ichor seep, palm up; the ichor men put coins in it, and one of them has put in his brother’s
axis: what do I give / what do I take out of it
ending: image

An arm as long as a mast stands up out of the sand by the ichor seep, palm open. Each man lays a coin in
it before he fills his flask.

“One short,” says Ommet, the lizardfolk who checks. “Jep’s paid with his brother’s. Last time it took a
mule.”

The brother begins to walk backwards. So do the rest. The fingers have started to feel about.

* Pour your water into the palm.
  otherwise
  pay: 1 food
  skill 6: gain 1 blue token
    It closes, gently, and sinks. On the sand lies what it had kept under the coins, a mystic’s blue
    bead. Far out on the white it comes up again beside a second arm, a small one, and tips the water
    into that.
  more: gain 1 gem
  fail:
    It pours it out, a drop at a time, over its own knuckles. Then it opens again, nearer to you.

* Climb the wrist and empty the hand.
  otherwise
  skill 7: gain 5 coins; lose 1 reputation
    The men watch you do it; not one of them would have. That night, three dunes off, a finger taps in
    the sand under your blanket, far down: one, two, three, four. A pause. Then again.
  more: gain 1 gem
  fail:
    It empties you. It turns over all you own with one fingertip, like a man looking for a key, and puts
    every bit of it back.

* Stand aside. Tamar’s people say you have had your share.
  must: WATERSHARE
  then: gain 1 coin
    They have it from her drivers. The hat goes round for the brother and does not stop at you. Ommet
    gives you a coin, so that you have something to lay down. The great fingers touch it, find your hand,
    and fold it shut again over the coin.

== 56 One of Us Stays
premise: a salvage crew has food for three to get out and there are four; they draw straws and ask you, as a stranger, to hold them
axis: what do I do with the straws / what do I take on myself
ending: loss

Ott cuts four straws, measures them, and cuts one again. Then he looks round for a hand to put them in.
There is only yours.

Their wagon, the Dray, has sunk to its lamps in the sand. On the roof lies all their food, in heaps. It
will bring three people to the road. They have worked it out four times, once each.

“You don’t know us,” says Ott. “So it’s clean.”

“I’ll draw first,” says Sill.

“I’m oldest,” says Farrow.

The youngest, Anni, says nothing. She has been patting the heaps so that they look like more.

All four shut their eyes and put out a hand. The knife is still lying open on your knee.

* Cut the long ones to match.
  skill 6: gain 1 reputation, 1 red token; note RATIONS; later Q21
    They stand comparing. Then Ott makes four heaps out of three. They unscrew the Dray’s red lizardfolk
    lamp, so that you can find them, because you have said that you will be back with food. You said it
    four times, once each.
  more: gain 1 heart
  fail:
    Ott lays them along his thumb. “I always measure,” he says. They ask you to wait on the other side of
    the wagon until it is done.

* Hold them level, and keep your eyes shut too.
  skill 5: gain 2 gems; later Q21
    Young Anni. She sits down at once and begins to tidy the camp. The others leave her the shade, and
    you two garnets from the Dray’s bearings. They cannot say goodbye to her. They pat the wagon.
  more: gain 1 gem
  fail:
    The hands stay where they are. One after another they open their eyes, and sit down in a row, to wait
    until it is no one’s fault.

* Throw down the straws and run off with the heaps.
  combat 7: gain 5 food, world card Outcast's Oath; lose 2 reputation
    They do not even shout. They lift their hands and say a thing after you, all four, not loud: the
    outcast’s oath, and it is said properly. At night you count what you have. It always comes to enough
    for three.
  more: gain 1 coin
  fail:
    They fight like people who have eaten together. Then Ott, breathing hard, cuts a fifth straw.

== 57 The Healer’s Proof
premise: a mystic has soured a well herself to prove that her water cures it; the children drank before she had found the second phial
axis: whom do I help first / what do I say of her after
ending: speech

Coughing, small and dry, all the way round a well. Eleven children have drunk from it. They are turning,
very slightly, green.

“May I explain?” says Sister Marl, on her knees over a case of forty phials. “I soured it. One drop
sours, one cures. I was going to show their mothers, at noon. May I say that I told them to wait?”

The phials have no labels. She knows them by hand, and her hands are shaking.

The smallest child lies down.

* Smell your way through the phials with her.
  skill 6: gain 1 blue token
    It is the fortieth. She tips it into eleven small mouths. Over the sand come the mothers, running.
    Marl takes off her blue hood and puts it in your arms. “May I ask you to tell them,” she says,
    “before I begin to explain?”
  more: gain 1 heart
  fail:
    It was in her other hand. “May I say,” she says afterwards to eleven mothers, “that I was holding it
    so as not to lose it?”

* Salt, fingers, upside down: start with the nearest child.
  combat 6: gain 1 reputation, 1 red token
    It is ugly. It works. A lizardfolk from the pumps holds heads with you and lends you his red rag.
    Marl kneels in the middle of it. She looks for the word “may” and does not find it. “I did this,” she
    says.
  more: gain 1 food
  fail:
    They are good at holding on to things. Two bite. “May I,” says Sister Marl in a very small voice,
    “suggest the feet?”

* Brew the bitter broth. You have the lizardfolk’s list.
  optional: RECIPE
  skill 5: gain 1 reputation, 1 gem
    They drink, roar and go pink. A mother cuts the gem from her plait for you. “May I ask,” says Marl,
    “who told you that?” The lizardfolk, you say. They tell anyone. She looks at her forty phials.
    “Anyone who asks,” says Sister Marl.
  more: gain 1 heart
  fail:
    It comes out grey. “May I say,” says Marl, not looking up from her phials, “that I believe it’s the
    other ash?”

== 58 What Lizards Do About It
premise: an old lizardfolk drinks from a green well daily and is well; he will teach it to one, but it is said at the top of one’s voice and there are sand wasps about
axis: what do I risk to know / what do I do without
ending: joke

“A bowl a day!” bawls Old Gesh by the green well, and drinks one. He is a lizardfolk of ninety, shiny as
a boot. “It’s what you take after! There’s a list! Shout it after me, or it won’t stay in! Mind the
wasps! They can’t abide shouting!”

The sand round your ankles starts to hum.

* Shout it after him.
  skill 6: gain world card Antidote Satchel; note RECIPE
    “ROOT!” “ROOT!” “ASH!” “ASH!” “NOT THAT ASH!” Out of the ground come the wasps. Old Gesh holds open a
    satchel, beaming. “WASP!” he roars. “THAT’S THE THIRD THING!”
  more: gain 1 food
  fail:
    “ALL RIGHT BUT ONE WORD!” he shouts, and drops off to sleep. The wasps tell you a good many words. It
    was none of those.

* Stamp away over the dune, then creep back.
  skill 5: gain 3 food, 1 coin
    He tips out the bowl, finds a flask and half a pie, and burps. Then he sees you. “The list is true,”
    says Old Gesh in quite another voice, pushing the pie at you, with a coin on it. “I just can’t bear
    the taste.”
  more: gain 1 food
  fail:
    He is asleep with his eyes open, or dead, or polite. You stand on one leg until dark, in case.

== 59 It Will Not Say What You Want
premise: a dry shaft tells anyone who leans in the thing they most avoid; a line of the brave has formed, and it has just told Tariq
axis: what do I ask / what do I let it say
thread: the hundredth well
ending: speech

Honest Well has no water. Lean in, they say, and it tells you what you would least like to hear. Twelve
brave people have stood here since dawn, letting one another go first.

At last one did: Tariq of the Hundred Wells, whose bird would not drink at a well with his name on it. He
leaned in, got up, and set off along the road, without bird, hat or water.

“What did it say to him?” asks the woman behind you.

He is already small, and wavers in the heat.

“Well,” says the whole line, and looks at you. “Next.”

* Lean in.
  skill 5: gain 2 gems; note FACE
    It does not say a thing. Far down, in a disc of black water, you are seven years younger, staring in
    fright at something behind you. Two bright stones of the rim come away in your fists. “It’s the
    heat,” says the woman. “Isn’t it?”
  more: gain 1 heart
  fail:
    You hear your own breath, which is honest enough. “Not ready,” says the line, of you, and closes up.

* Lose your place and run after him.
  skill 6: gain 1 yellow token, 1 coin; note FACE
    “Ninety-two,” says Tariq, when you have walked him back. “That’s all I dug. It asked who dug the
    rest.” Past him, far down, two faces look up, his and yours, seven years too young. He pays you a
    digger’s coin and yellow cord. “Eight,” he says to the rim.
  more: gain 2 food
  fail:
    “Thirty-one,” says Tariq, “thirty-two.” You take it for wells. It is steps. At a hundred he turns
    round by himself. “One person,” he says, “in my way.”

== 60 A Tenth of Everything
premise: a rock sweetens what is set on it overnight and takes a tenth; a company with nine skins of green water has laid a man on it to make ten
axis: what do I weigh / what do I move off the stone
ending: question

SET DOWN TEN, TAKE UP NINE, say letters a foot deep. What lies on Tithe Rock overnight is sweet by
morning, even green water. The rock keeps a tenth.

Hebden’s people had nine skins. For the tenth they have laid down a man, very straight, hat on his chest.

“It might not be him,” says Hebden.

“It was fair once,” says Elder Oonagh, beside her empty chair. “I forget when.”

The sun goes.

* Lift him down, and leave it short.
  skill 5: gain 1 reputation, 2 food
    By morning there are nine skins, sweet, each of them a tenth less full. The rock has simply done the
    sum. Hebden fills your bag with dates and cannot look at the man. “Still fair,” says Oonagh. “I’d
    forgotten. Whose idea was he?”
  more: gain 1 heart
  fail:
    In the night he climbs back up. He had things, he says in the morning, that he wanted a tenth less
    of. Which of them did it take?

* Swap him for something you would be glad to lose.
  skill 6: gain 3 gems; note SILENCE
    You lay your lips to it and set down what you know: a bad well, and where. The man rolls off,
    laughing. At dawn three gems lie there like spat pips. You go to warn Hebden. Your tongue will not
    lift. Who is drinking there now?
  more: gain 1 coin
  fail:
    All night it pushes the thing back at you, an inch at a time. If a rock won’t have it, who will?

== 61 No Talking Until the Rocks
premise: two caravans must pass in a gully where sound brings down sand; they are in blood feud, and a baby is awake
axis: who passes first / what do I do with my hands
ending: act

Two feuding caravans creep past each other, knives drawn, in a gully where one sound will bring down the
sand. In Tamar Ulay’s line a baby opens its mouth.

* Give it your finger to suck.
  skill 6: gain 1 yellow token, 2 food; note WATERSHARE
    It works while you walk. So you walk in Tamar’s line, mile after mile, in a yellow shawl, and drink
    from their skins. A lame man of theirs sits down by the track and holds up a hand. You have none
    free. You walk on.
  more: gain 1 heart
  fail:
    It has teeth. You find out how to scream with your mouth shut.

* Step in between, arms spread.
  combat 7: gain 1 reputation, 1 green token, 1 food
    They pass along your fingertips, breathing through their noses, blades up. Every one of them touches
    you, and none another. The last man, an outlaw, hangs his green scarf and half a loaf on your stiff
    arm, as on a peg, and bows.
  more: gain 1 coin
  fail:
    You sneeze. Afterwards there is no feud. Both sides are digging.

* Whistle.
  skill 5: gain 2 coins, 1 food; lose 1 reputation
    Down it comes, before them and behind. They climb out on hands and knees, leaving you the gully, two
    coins and a ham. Up on the edge Tamar stops. She lifts the baby and turns it round, so that it will
    know you.
  more: gain 1 gem
  fail:
    Your lips are too dry. Not a sound comes. But they have all seen the shape of your mouth, and they
    watch it, every one, as far as the rocks.

== 62 He Drank It Yesterday
premise: Zag lies under a cairn of his own with only his face out, telling you how he was rescued
axis: what do I do first / what do I get him to say
ending: joke

“And then you came,” says a heap of stones. In among them is Zag’s face. “You were very much moved. ‘Who
has done this to you?’ you said. I told you, a landslide. I’d been under it two days. You had me out in
no time. You started with the foot.”

It is a neat landslide, with corners. The top stone has old letters on it, almost worn away.

“I drank my water yesterday,” he adds, much smaller. “You’d thought of that.”

* Dig him out in the order he tells it.
  skill 5: gain 2 coins; note CHISEL
    “Then you gave me your last water.” You had not planned to. It goes so well with the rest. He pays
    you, as he says he did, and gets up. Out of the cairn falls a chisel with fresh dust on it. “You
    looked away,” says Zag.
  more: gain 1 food
  fail:
    “That’s not how it was,” says Zag. “You were taller.” He shuts his eyes, to wait for the other one.

* Scratch at the old letters with your nail first.
  skill 6: gain 4 coins; lose 1 reputation; note CHISEL
    ZAG, they say, ZAG, ZAG, cut last week and aged with vinegar. Four coins is his price for that, and
    he is lying on them. So you dig. “I told them all,” says Zag, sitting up, “what you charged.”
  more: gain 1 coin
  fail:
    “They were like that,” he says, “when I had found them.” You ask where he was standing. “Underneath,”
    says Zag, with dignity.

== 63 Where It Comes Up
premise: all green water runs from the mouth of a stone sleeper; it could be stopped, and the one who could stop it would have to stay in and turn the wheel
axis: who goes in / what do I break instead
thread: the hundredth well
ending: act

Sleeper’s Mouth is where the green water comes from. A stone face as big as a hill lies in the sand, its
jaw open, and over the lip it runs, without a sound, smelling of almonds.

Far back behind the teeth is a wheel that would stop it. Whoever turns that has to go on turning.

Vosska Hearthscale’s fitters stand about with a beam, and will not say whose work the wheel is. “You
could wedge the jaw,” says one. “For a time.”

“One well,” says Tariq of the Hundred Wells. “One man.” This is the hundredth, the one he does not
remember digging. He lifts the grey bird from his shoulder and sets it on yours.

Then he wades in. He is up to the belt.

* Go in behind him, and turn with him.
  combat 8: gain 1 blue token, 1 yellow token
    The handle is worn by a palm. He lays his own in it, and it fits. “A hundred,” says Tariq. You lean
    on it together, all night, until something gives. The water at your knees runs blue, then clear;
    yellow morning stands between the teeth. Out there the bird drinks.
  more: gain 2 hearts
  fail:
    The wheel turns you, twice, and posts you out between the teeth like a letter. “One man,” says the
    dark. At dawn he crawls out too, takes the bird, and will not be asked.

* Wedge the jaw before he is past the teeth.
  skill 7: gain 1 red token, 1 coin, 1 food; later Q20
    The sleeper bites, and holds. Behind the teeth something starts to climb. “A year,” say the fitters.
    They do not say of what; they give you bread, coin and lizardfolk red not to ask. Tariq takes back
    his bird and walks off. He gives no number.
  more: gain 1 gem
  fail:
    It yawns. In goes the beam, like a crumb, with two fitters hanging on to it. Tariq turns round and
    hands them out to you. “One,” he says. “Two.”

== 64 Nothing for Nine Miles
premise: you wake in a white place with one set of footprints leading to you, and they are yours, and older
axis: what do I follow / what do I leave there
ending: image

One line of footprints crosses the white to where you have just woken. They are yours: a nail is missing
from the left heel. They are days old. The wind is getting up.

* Tread in them, backwards.
  skill 6: gain 1 blue token; later Q22
    They come from a camp, packed and roped with your own knots. Two blue cups stand in the ash, rim to
    rim. Neither was ever yours. You take one. When you look back, the other has begun to fill with sand.
  more: gain 1 heart
  fail:
    The wind is quicker. One more step, and there is no next. You stay where you are, on one leg, at the
    end of yourself.

* Make new ones.
  skill 5: gain 2 gems
    After an hour you cross a third line: bare, small, running. Where the toes dug in, the sand has
    melted to bright drops. It begins in the middle of nothing and leads to where you woke.
  more: gain 1 food
  fail:
    By evening they have come round, in a neat ring, to the others. A third line is there now, beside
    both.
