# Forty arcade cards, X1 to X40: two choices each, at home on any map. No keywords, no people who return.

== X1 The Flooded Ford
premise: crates float down a river in flood towards a waterfall, and men on the far bank with hooks say they are theirs
axis: what do I save / whom do I answer
ending: act

Four big crates come down the flooded river, turning and bumping. On the third one stands a hen. She walks
from corner to corner to keep it level.

“Those are ours!” shout four outlaws on the far bank. They lean out with long hooks, each holding the next one
by the belt.

“Then what’s in them?” you shout back.

The outlaws look at each other. “Hens?”

Something in the first crate knocks to be let out, and the hooks have nearly got it. The other three are
drifting towards the waterfall.

* Rope in the three before the waterfall.
  skill 5: gain 2 coins
    You haul in all three, and out climb three women with their luggage. “Those are our husbands over there,”
    they say. “We’ve left them. It’s only Maud who knocks. She’s changed her mind.” They pay you two coins to
    have seen nothing but a hen.
  more: gain 2 food
  fail:
    The rope holds, but the crates slip out of it, one after the other. All that you land is the hen. She was
    against it.

* Swim over and fight for the crate that knocks.
  combat 6: gain 1 green token
    The four men run. Out of the crate climbs a wife, packed to leave the eldest. Below the waterfall three
    more wives wring out their skirts. The first one teaches you the outlaws’ knock, in case you ever leave
    anybody yourself.
  more: gain 1 coin
  fail:
    They fight well. From up a tree you watch the hen ride over the waterfall. She comes ashore, shakes
    herself and walks off between the four of them, like a general.

== X2 A Stranger’s Campfire
premise: a woman by a fire has laid a second bowl for a man who does not come, and will not eat before he does
axis: what do I respect / what do I put an end to
ending: image

A thin woman sits by a fire with two bowls of soup. She has not touched her own. The other stands on the warm
side, with a cloth over it.

“My husband’s,” she says. “I’ll eat when he does.”

The only footprints in the snow are yours. She has tied her ring on with thread, because it slips off her
finger now.

* Leave his place empty, and wait with her.
  skill 4: gain 1 reputation, 1 food
    You sit in the frost, and she talks about him until she is hoarse. At dawn she turns both bowls upside
    down and breaks a loaf with you. On the road people know your name already. She talks to everybody now.
  more: gain 1 coin
  fail:
    You drop off half-way through. When you wake the fire is out. She is still talking, and has got as far as
    his boots.

* Sit down in his place and eat his soup.
  combat 6: gain 3 coins, 1 food; lose 1 reputation
    “That’s his!” She fights you with the ladle until she is hungry enough to eat her own soup. Under his seat
    lie three coins and a pie. There is a name on the pie. You eat that first.
  more: gain 1 gem
  fail:
    She is quick with a ladle. From out in the dark you watch her fill the bowl again and put his spoon
    straight.

== X3 Broken Axle
premise: a wagon of presents sinks in the mud, held by a runaway pump, and its carter has whittled the axle into a spoon
axis: whose way home / whose work
ending: joke

A wagon full of presents has sunk to its hubs in the mud. On top of it sits a nomad carter, whittling. “That
was my axle,” he says. “Now it’s a spoon. I was on my way home to ask them all to forgive me, so I’m in no
hurry.”

Underneath him the mud begins to chew.

“That’s my pump!” cries a lizardfolk woman, running up with a spanner. “It got out last night, and it’s all
that keeps our village dry. Now it’s going down, and it’s taking you along!”

* Carve a new axle and send him home.
  skill 5: gain 1 yellow token
    “It’s straight,” says the carter bitterly. “Now I’ll have to go.” He makes you ride beside him, each mile
    slower than the last, until you can see his people’s fires. Then he hands you the spoon. “You tell them,”
    he says.
  more: gain 1 coin
  fail:
    You carve beautifully until it is dark and then hold it up against the lamp. It is a fork.

* Dive in after her pump.
  skill 7: gain 1 red token, 2 coins
    You come up with the pump in your arms. It coughs two coins into your hand. Its owner hugs the pump and
    then you, and behind her the wagon goes under. “Oh, good,” says the carter. “Now I can’t.”
  more: gain 1 gem
  fail:
    After an hour they pull you out on a rope. Your boots are still down there, being chewed.

== X4 Toll Gate
premise: a toll keeper has mislaid the gate and collects at the hole where it was; one traveller wants him proved wrong, one wants through
axis: what do I argue / what do I break
ending: joke

“Halt! One coin for the gate!” says the toll keeper. There are two posts in the road with nothing between them
but a fine view. “I’ve mislaid it,” he says. “But I’ve five children to feed.” He lowers one arm across the
road.

Behind you a caravan of nomads has pulled up. “We pass here every month,” says the eldest. “Prove him wrong,
friend, once and for all!”

Behind the nomads an outlaw stands up in a very fast cart. “My wife’s having a baby in the next village!” he
shouts. “Just knock it down!”

* Prove him wrong for the nomads, word by word.
  skill 6: gain 1 yellow token, 1 coin
    “Then the gate owes you,” says the keeper, towards evening, and pays you a coin. The nomads want to learn
    it, so you say it all again, slowly. Up the road comes the outlaw’s wife, with the baby.
  more: gain 2 food
  fail:
    You win. The keeper shakes your hand, takes out his book and writes down that you have won, with the date.
    There is a charge for that.

* Knock down both posts for the father.
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    Under the first post lie two coins, and under the second lies the gate. “I buried that!” says the outlaw.
    “I was in a hurry then, too.” He wrings your hand and is gone. The keeper draws your face on the gate, and
    hangs it.
  more: gain 1 coin
  fail:
    You run at the first post and bounce off it. “They’re better made than the gate was,” says the keeper, and
    helps you up.

== X5 Whispering Well
premise: a well gives back what anyone says to it, then asks a question of its own, and something at the bottom blows its nose
axis: what do I leave a wonder / what do I see for myself
ending: question

“Hello?” you call into the well.

“HELLO!” it shouts back. Then it draws a long wet breath. “WHAT,” it asks, “ARE YOU STANDING ON?”

An old mystic grips your arm. “I’ve read to it for thirty years, and it never asked me a thing,” she says.
“Oh, answer it! But don’t go down there. Once it’s frightened it’ll never speak again.”

Far below, when the echo has died away, you can hear something small and cold blow its nose.

* Answer the well.
  skill 7: gain 1 blue token, 1 food
    “On you,” you say. “ON YOU!” cries the well, and sends up the bucket with a cheese in it. The mystic
    writes your name on the first page of her book. “AND WHAT,” asks the well, “AM I STANDING ON?”
  more: gain 1 gem
  fail:
    “On the ground,” you say. All the way down the road you hear the well behind you, trying out the word and
    not believing it. “GROUND? GROUND?”

* Climb down and look.
  skill 5: gain 2 gems
    On a ledge sits a boy with a cold and a brass trumpet. “She throws gems in to please it,” he says, and
    gives you two. “The trumpet was Grandad’s. Please don’t tell her that it’s only us. Is Gran still up
    there?”
  more: gain 1 coin
  fail:
    The well is deeper than it sounded. Your rope is not. “Help!” you shout. “HELP!” it agrees, all afternoon.

== X6 Dust Wolves
premise: dust wolves sit down round your fire and take whoever is alone; there is an old man at the fire and a voice outside it
axis: whom do I stay with / whom do I meet
ending: image

Ten dust wolves sit down round your fire, just where the light stops. You can see the road through them. They
put their heads on one side, like dogs at a table, and wait.

“Don’t go away from me,” says the old nomad beside you. “They never touch two. They take whoever’s alone.”

One log is left. Then, out in the dark, a man begins to call for help. He swears like an outlaw, and he is
quite alone.

* Stay by the fire with the old man.
  skill 6: gain 2 hearts, 1 yellow token
    All night the voice calls and stops and calls again, and you hold the old man’s sleeve. At sunrise ten
    long heaps of dust lie round the ashes. “My brother went to it once,” he says. The first drink from his
    bag is yours.
  more: gain 2 food
  fail:
    Towards morning you nod off, and then he is alone. When you wake his hat lies beside the fire. There are
    eleven wolves round it.

* Walk out through the wolves to the voice.
  combat 8: gain 1 green token, 2 gems, 1 food
    They come apart like flour. Behind them an outlaw sits at his supper, and gives you half. In the dust lie
    two gems that were eyes. “I never called,” he says. “That was the old one by your fire.”
  more: gain 1 coin
  fail:
    One of the wolves walks straight through you and out on the other side. For a week everything tastes of
    road.

== X7 The Sleeping Machine
premise: a machine snores under a hedge; a key sticks out of its ear
axis: what do I wake / what do I take apart
ending: act

Under the hedge a machine lies snoring, with feet like ladders and a key in its ear. People hang their washing
along its knees. At every breath the shirts fill out and the stockings kick.

“Grandfather built it to rock us when we were small,” says a lizardfolk woman. “It hummed to us. But last week
it rolled over in its sleep, and there went the barn. Now I’ve a baby in the house.”

The machine smacks its lips and draws up one foot.

* Wind it up, and hope it remembers about babies.
  skill 7: gain 1 red token, 2 gems
    It sits up, folds the washing, and lays two gems on top for the hedge. Then it holds out both arms. “You
    do it,” says the woman, and hands you the baby. She can’t look.
  more: gain 1 coin
  fail:
    You wind it the wrong way and it begins to dream. It is a dream with a great deal of running in it. There
    goes the fence.

* Take it to pieces while it sleeps.
  skill 5: gain 3 coins; lose 1 reputation
    It comes apart into three coins’ worth of brass and never wakes. “It used to hum to us,” says the woman,
    to everyone who goes by. Indoors the baby cries. She tries to hum too, but she can’t get down so low.
  more: gain 1 gem
  fail:
    At the first screw it takes you by the sleeve, in its sleep. It tucks you under its arm, smiles and turns
    over.

== X8 Masked Players
premise: the villain of a roadside play has missed his entrance, and a purse with a boy’s medicine has gone from the front row
axis: what do I play / whom do I unmask
ending: speech

“Enter the villain!” cries the prince, on a stage made of four barrels. “Enter, I say, thou toad!”

“He’s run off,” says the queen, out of the side of her mask.

A nomad jumps up in the front row. “My purse has gone, with my boy’s medicine in it!” she cries. “One of you
took it, and you’ve all got masks on!”

The players are outlaws, as thin as rakes. “Come up and be the toad,” says the prince in your ear. “If the
play stops now, none of us eats.”

* Be the toad and die for them.
  skill 6: gain 1 reputation, 1 yellow token
    You are hissed at, stabbed, and drowned in a bucket. At the bottom of the bucket lies the purse. You come
    up with it in your teeth. The nomads think it was meant and carry you off to supper, still dead.
  more: gain 1 coin
  fail:
    You die at some length. “That isn’t how the toad dies,” calls a child and climbs up to show you. The child
    gets the applause.

* Stop the play and pull off every mask.
  combat 7: gain 1 green token, 1 reputation
    In the back half of the horse sits the nomad’s own boy, with the purse. “It tastes of feet,” he says. She
    marches him home and praises you all the way. “Keep bowing,” say the hungry outlaws, holding your hands,
    “until we’re through the gate.”
  more: gain 1 gem
  fail:
    You unmask the queen and the moon and a tree without finding any purse. “Boo,” says the tree.

== X9 Honey Cliff
premise: bees live on a cliff, the honey hangs like washing, two people have eaten too much of it to climb down, and a bear is half-way up
axis: what do I make sure of / how high do I go
ending: loss

Honey hangs down the cliff like yellow washing, with a bear half-way up it. On the ledge above, a nomad and a
lizardfolk are stuck, because they went up on a bet and are now too full to climb down. “Smoke!” they scream.
“Smoke puts bears to sleep!”

“And it kills bees,” says an old man at the bottom. “My grandad brought these here in his hat.” He holds out a
rope. “You could race it up there. I wouldn’t.”

* Light a fire, and smoke the cliff.
  skill 5: gain 4 food
    The bear falls asleep where it hangs. The two climb down over it, coughing, and you fill your pots with
    honey. Nothing hums on the cliff any more. The old man walks along the foot of it, up and down, with his
    hat held open.
  more: gain 1 heart
  fail:
    The smoke goes straight up the bear. It sneezes twice, looks down between its feet, and comes to see who
    lit that.

* Take the rope, and race the bear to the ledge.
  skill 8: gain 1 yellow token, 1 red token, 1 food
    You win by a paw and let them down on the rope with a honeycomb. The bear does not look at you. She goes
    to the back of the ledge, where something small and sticky is asleep, and begins to lick it clean.
  more: gain 1 gem
  fail:
    The bear wins. She only wanted her cub, and she lies down with it across the one way off. The three of you
    sit behind her until morning and smell of honey.

== X10 Deserter
premise: a runaway soldier asks you for a woman’s coat, and the riders who hunt him already have another on a rope
axis: whom do I lie for / whom do I stand up for
ending: act

“A woman’s coat!” pants the soldier. “I’ve run from the war, and the outlaws in that wood will hide me. I can
do the voice.” He says it again as an old lady with a bad chest. He does it very well.

Over the hill come three riders, in no hurry. Behind the last horse a boy walks on a rope, barefoot.

“That’s Pip, from my tent,” says the soldier in his own voice. “He’s fourteen. They’ll march him back to the
front.” The first rider has seen you and lifts his hat. “Please, dear,” says the old lady.

* Swear that he is your grandmother.
  skill 6: gain 1 green token, 1 food; lose 1 reputation
    The riders help Grandmother over the stile in your coat. Pip goes by on his rope and says nothing. Under
    the first trees an outlaw is waiting with bread for you. “Grandmother sent it,” he says. “She says she
    can’t eat.”
  more: gain 1 coin
  fail:
    Grandmother sneezes, in bass. They lead him away beside the boy, in your coat, and thank you for your
    help.

* Fight the three riders for the boy.
  combat 8: gain 1 green token, 2 coins
    The three walk home, poorer by two coins. Pip rides off on their best horse, behind an old lady. “I’ll
    tell the boys, dear!” she calls. That night all the outlaws in the wood drink your health, in high voices.
  more: gain 1 gem
  fail:
    The three are better at this than you are. When you can sit up again, an old lady is walking off down the
    road beside the boy, holding his hand.

== X11 Glass Garden
premise: flowers of glass grow where lightning struck; in the great one a light is looking for the way out, and every step breaks a note
axis: how far in / what do I leave whole
ending: image

Lightning struck this field, and now flowers of glass stand in it by the hundred. They ring in the wind. In
the middle is one great bud, as tall as you are. Inside it a small light goes round and round, and bumps
against the glass.

There is no path. You put down one foot, and a flower breaks. Its note is gone out of the ringing, and does
not come back.

* Walk in and open the great bud.
  skill 7: gain 4 gems
    A bee made of light backs out of the bud, shakes itself and is gone. Where it walked lie four gems. You
    carry them out through the silence. In every footprint behind you a bud comes up, in the shape of your
    boot.
  more: gain 1 gem
  fail:
    Half-way in the glass closes behind you and before you. You get out backwards, with your coat cut into
    fringe.

* Sit down at the edge, and break no more.
  skill 5: gain 1 gem, 1 coin
    Towards evening a small one opens beside your knee. In it lie a gem and a coin that was thrown here once
    for luck. All night the ringing goes on, and in the middle the light goes round and round.
  more: gain 2 food
  fail:
    You bend down close to a small one, and at your breath it shuts. Then all the others shut as well, ring
    after ring, right to the middle.

== X12 Lost Courier
premise: a courier has been riding by the wrong star for a week and cannot bear to hear it, and his letter is life and death
axis: whom do I hurt / what do I read
ending: loss

“I’ve ridden north by that star for a week,” says the courier. “Over hedges, through the river, and once
through a christening.” His horse is asleep on its feet.

The star is a lamp in a shepherd’s window, two fields off. While he talks, the shepherd reaches up and trims
it.

“It’s life or death, what I’ve got in here,” says the courier. “If I’d gone wrong, I couldn’t bear it. And if
the seal were broken, I’d never ride again.” His eyes shut, and the bag slides off his knee.

* Wake him and show him his star.
  skill 5: gain 1 reputation, 1 coin
    “He’s trimming it,” says the courier, after a long time. He gives you the coin for his bed and turns the
    horse round. At the christening he stops, to say sorry, and to say who put him right. The child is named
    after you.
  more: gain 1 food
  fail:
    “That one?” he says kindly. “My dear friend, that’s a moth.” And he rides on, straight as a rule, through
    the shepherd’s garden.

* Break the seal to see who may die.
  skill 6: gain 2 coins, 2 gems; lose 2 reputation
    “Keep him riding, he means well,” says the letter. It is folded round two coins and two gems. He wakes up
    and sees the seal, and you. “No,” he says, “don’t tell me,” and begins to walk.
  more: gain 1 coin
  fail:
    In the bag is a smaller bag with a smaller one inside. At the fifth he wakes and asks what you want with
    his lunch.

== X13 The Buried Bell
premise: a bell is ringing under a turnip field with a man beside it, and its next stroke will bring down the farmer’s roof
axis: whom do I dig for / whose roof
ending: joke

Clang, goes the field, and a whole row of turnips hops out of the ground. “There’s a bell down there!” shouts
the farmer. “A mystic went in to stop it, and then it got louder. Listen!” Far down under the turnips a man is
shouting.

“That was only the quarter,” says the farmer. “Next comes noon, and that’s twelve. Yesterday’s twelve had the
chimney down. Today’s will have the roof, and my old mother’s in bed under it!”

* Dig for the shouting man.
  skill 8: gain 1 blue token, 2 coins
    Down there the mystic is pulling the bell rope with all his might. “Your turn!” he shouts. He hands you
    the rope and two coins. You let go of it. The bell stops. “Oh,” he says. “I hadn’t thought of that.”
  more: gain 2 food
  fail:
    You dig so well that you come up inside the bell, exactly on the stroke of noon.

* Unhook the clapper, and leave the man below.
  skill 4: gain 1 coin
    The roof stays up, and the smith gives you a coin for the clapper. That night the farmer lies awake and
    waits for the quarter. Then he hears a man’s voice, deep under the field. “Clang,” it says.
  more: gain 1 food
  fail:
    You have the clapper half-way up your sleeve when it strikes noon. It is a week before you can hear what
    people are laughing at.

== X14 Card Sharps
premise: three card players have all lost to a fourth who is not there, and are enjoying it
axis: what do I play along with / what do I upset
ending: speech

“Win it back for us, off him,” says the first of three card players. He nods at an empty chair with a heap of
coins in front of it. “He’s an outlaw, they say. Lovely manners. He asked after my knee. He asked after my
wife’s knee. It’s the best evening we’ve had since the war.”

“He’s got my horse,” says the second, “and tomorrow I’ve a field to plough. I want to see his face.”

“If you look, he’ll go,” says the third. “Then we’ll only have each other.”

It is the chair’s deal. The cards begin to slide.

* Play politely against the chair.
  skill 6: gain 3 coins
    You ask after its mother and it loses three coins to you. Then you see the threads. They run from the
    cards down to the third man’s toes. He looks at you. “They’d only go home,” he says.
  more: gain 1 gem
  fail:
    You look at it a little too long. The chair moves back by itself. “Now you’ve done it,” say the three and
    hold the door for it.

* Kick the table over to see who he is.
  combat 6: gain 1 green token, 1 food; lose 1 reputation
    Under the table crouches an outlaw no bigger than a dog, with a sausage. He breaks it in two and gives you
    half, because now you are partners. “Of course we knew,” the three tell everybody afterwards. “We liked
    him.”
  more: gain 1 coin
  fail:
    The table is nailed down. You hop about the room on one foot. “They all try that,” says the empty chair.

== X15 Old Rival
premise: your old rival is stuck in a hedge and has begun to tell you how well he is doing
axis: what do I give up / what do I settle
ending: joke

“I’ve three wagons now, of course,” says the hedge, “and a man who does nothing but lamps.” Your old rival
hangs in it by the seat of his trousers, with one boot on. “No, don’t help, I’m resting. I did think of you
when the nomads gave me this medal.”

Cloth tears. His friends, an outlaw and a mystic, stand in the lane and blush.

“I still lie awake over who was right, that time,” he says. It was you. “Tell these two that it was me, and
I’ll sleep. Or else we settle it, at dawn, with blades.”

* Tell them that he was right that time.
  skill 6: gain 1 reputation, 1 yellow token
    “I was right,” he says, and is quiet for a while. Then he admits that there are no wagons, and asks to be
    lifted down. Before his friends he pins the nomads’ medal on you. They gave it to him for hedges.
  more: gain 1 food
  fail:
    “Say it again,” says the hedge. You have to say it to the outlaw and then to the mystic and then to a
    passing cow. You have not made anyone so happy in years.

* Have the truth out at dawn, with blades.
  combat 9: gain 1 green token, 1 blue token
    “Then it was you,” he says, from the ground. The outlaw and the mystic help you into your coat, a sleeve
    each, and take you to breakfast. “What was it about?” he calls after you.
  more: gain 1 coin
  fail:
    He beats you, in one boot. He is so nice about it afterwards that you feel it for a week.

== X16 Moon Moths
premise: moths that shine by themselves, and are going out, have come for the lamp of a baby who cannot sleep without it
axis: what do I keep / what do I follow
ending: image

Moths as wide as plates, shining like moons, have come in at the window for the lamp. The mother, a mystic,
has both arms round it. “It’s the only light we’ve got,” she cries, “and the baby won’t sleep without it!”

But the moths are going out, one by one, like windows at bedtime. Each one that goes dark clings to the lamp.
There are so many now that her heels leave the floor. The baby begins to wail.

* Net the brightest, and drive off the rest.
  skill 6: gain 1 blue token
    They let go of the lamp and fly off, darker and darker. All night the net shines on the baby. The mother
    writes out for you her cure for the fear of the dark. In the morning she opens the net.
  more: gain 1 gem
  fail:
    You net the brightest of them. The net goes up, and so do you. You let go at about the height of the roof.

* Make her let go, and follow the lamp.
  skill 8: gain 1 treasure, 2 gems, 1 food
    The moths live in a hollow tree. They let you take what they carried home by mistake, a treasure, two gems
    and a pie. Round the lamp hang babies’ caps, in rows. In every cap something small begins to shine.
  more: gain 1 gem
  fail:
    You follow the lamp over the hedge, over the stream and up the hill. Then there is no more hill. After a
    while you lose it among the stars.

== X17 Rope Bridge
premise: a rope bridge is down to its last strands, and a choir is on it
axis: what do I mend / what do I trust
ending: act

You are half-way over a rope bridge with a choir, and only two strands of it are left. “It’s the singing that
holds us up,” says the conductor. “In spring a tenor sneezed, and we lost six planks.”

“It’s the rope that holds us up,” sings the lizardfolk bass, to the same tune. “Do mend it.”

At verse two the first strand lets go.

* Stop singing and mend the rope.
  skill 5: gain 1 red token
    You tie as fast as it frays until they are all across. The bass comes last, and tries your knot with his
    whole weight. “That’s how I’d have done it,” he says. He is too moved to sing.
  more: gain 1 coin
  fail:
    In your hurry you splice in a tenor. He has to be cut out between the verses and never misses a note.

* Sing louder.
  skill 7: gain 2 hearts, 3 coins
    The last strand snaps, and the bridge stays up. So it was the singing. They empty the plate into your lap,
    three coins. Then you all walk off in order of voice, and behind the last bass it falls.
  more: gain 1 gem
  fail:
    You come in one beat early. From the river they ask you, in perfect harmony, to take it again from verse
    two.

== X18 Raiders at Dusk
premise: hungry riders stop at dusk to water their horses before they rob a village, and ask you if it is far
axis: whose hunger / where do I stand
ending: act

An outlaw stops to let his horse drink. “Is it far to the nomads’ village?” he asks. Behind him thirty more
tie rags round their stirrups, to stop them clinking.

“They’ve bread, you see,” he says, “just enough to last them till spring. My boys have been chewing their
belts since the frost. We’d sooner ask, but who ever gave bread to thirty outlaws?” He wipes his mouth,
politely. “So it has to be tonight, while they’re asleep.”

Far off, past his shoulder, a child is shutting up the hens.

* Frighten them away with fires on the hill.
  skill 7: gain 1 yellow token, 2 coins
    All night you run between sixty fires. The riders count them and turn back, chewing. Towards morning the
    nomads climb the hill with two coins for your army and soup for sixty. “Where are the others?” they ask.
  more: gain 2 food
  fail:
    Hungry men like a fire. They ride straight across to ask for supper, at all sixty.

* Fight him, and make all thirty go and ask.
  combat 8: gain 1 reputation, 1 green token, 2 coins
    It takes an hour, and he pays you two coins for the lesson. Then thirty outlaws stand in the street with
    their hats off and ask. In the morning the child lets out the hens and counts them twice. They are all
    there.
  more: gain 1 gem
  fail:
    You lose. The heaviest of the thirty sits on you, quite gently, and from under him you hear the dogs
    begin.

== X19 Market of Echoes
premise: stalls sell what people said here once; yours is being sold to a stranger, and a locked box holds what was never said to you
axis: what do I part with / what do I want to hear
ending: question

This market sells what people have said, in jars. “Shouts are cheap,” says the old mystic at the stall, “and
apologies are dear.” Inside one jar you hear your own voice. She is just reaching it down for a man in gloves.
He plays such things to his guests.

“You may have it for one good memory,” she says, “but then the memory’s mine. Or there’s this.” She pats a
locked box. “It’s something that was never said to you and ought to have been. One coin.”

* Give a good memory for your own words.
  skill 6: gain 1 blue token
    The memory goes as you tell it. She wipes her eyes, and keeps it for herself. Your own jar is still warm.
    You hold it to your ear and hear yourself, a long time ago. “Are you coming?” you ask.
  more: gain 2 food
  fail:
    She chews your memory over and hands it back. “Did that happen to you,” she asks, “or did you read it?”

* Buy the locked box.
  pay: 1 coin
  skill 5: gain 1 treasure
    In the box lies a treasure, wrapped in a paper that says, “I always meant to give you this.” Across the
    way the man in gloves has your jar at his ear. “Really?” he says to it. “And what did you do then?”
  more: gain 1 coin
  fail:
    “Nothing,” says the box, when you have got it open. “What did you expect?”

== X20 Wounded Courser
premise: a lame riding bird stands on one leg in the road, and round the bend comes a cart without a brake
axis: whom do I bind / whom do I make way for
ending: act

A riding bird, taller than a door, stands in the road with one leg hanging. “If it puts that foot down, it’ll
never run again,” says a drover from up a tree. “I tried to bind it, and it’s had my hat and my dinner.”

Round the bend come wheels, very fast, and a great many children singing. “That’s the school,” says the
drover. “They’ve no brake.”

* Kneel down in the road and bind the leg.
  skill 6: gain 1 bird, 1 reputation
    While you work it gazes at the sky, like a man at the barber’s. Forty children climb out of the ditch. By
    evening all their mothers know your name. The bird walks behind you, in the drover’s hat.
  more: gain 2 food
  fail:
    It is quicker than you are. It ties you to the milestone with your own bandage, three times round, while
    the whole school goes by and cheers.

* Sing it off the road, on both feet.
  skill 4: gain 2 food
    It hops to the bank on both feet, in time to the tune, and winces at every bar. The cart goes by. Then the
    bird lays its head on your shoulder, and drops the drover’s dinner at your feet.
  more: gain 1 heart
  fail:
    It knows that song and does not care for your version. It sits down in the road to say so, and the school
    goes home through a hedge.

== X21 Pit Fighter
premise: in a pit a very small man may go home when he loses, and a whole village has bet that he will not
axis: whom do I back / whom do I set free
ending: joke

“After you,” says a very small man in a pit, and hits an enormous one. “I beg your pardon. Was that your ear?”

“That’s the fifth he’s knocked down tonight,” says the woman with the slate. “He may go home when he loses,
and he never does. We’ve all bet our winter coal on him. Will you bet?”

Two tired helpers, a lizardfolk and an outlaw, fan him with a towel each. He bows to you from between the
towels. “Or would you care to come down?” he calls. “I should so like to go home.”

* Bet on him with all the others.
  pay: 1 coin
  skill 5: gain 3 coins
    He wins and brings you up your three coins himself, with the enormous man over his shoulder. “Would you
    hold him for a moment?” he asks. “I have another one at nine.”
  more: gain 1 coin
  fail:
    “I give in,” says the small man to the enormous one. “Many happy returns of the day.” All round the pit a
    village thinks about its coal.

* Climb down and beat him.
  combat 9: gain 1 red token, 1 green token, 1 coin
    At your third blow he sits down and smiles. He gives you the coin he has saved for this, and both his
    helpers, towels and all. Then he goes up the ladder, and pulls it up after him. “They begin at six,” he
    says.
  more: gain 1 gem
  fail:
    “I’m so sorry,” he says, at every blow. You lie there and count. You get as far as nine.

== X22 The Ash Library
premise: a library burned; its pages hang in the air as ash, in order, until the door falls, and an iron bookcase stands at the back
axis: what do I carry in my head / on my back
ending: loss

The library burned with its windows shut. Not a breath has stirred in it since. Every page still hangs in the
air, as ash, and you can read it.

“That page by the door is my wife’s,” says an old mystic on the step. “My eyes have gone. Stand quite still,
and read it to me.”

“At the back there’s an iron bookcase,” says a lizardfolk, “and forty books in it. Run and get them! Only, if
you run, the ash comes down.”

Overhead the roof begins to crack.

* Stand still and read him his wife’s page.
  skill 7: gain 1 blue token, 1 food
    You have read out all but the last line when the roof comes down. You get out with ash on your sleeves and
    a baked apple. The old mystic strokes your cuff. With one finger he finds the last line.
  more: gain 1 coin
  fail:
    You read him one word of it, “the”. Then you have to breathe.

* Run for the forty books.
  skill 9: gain 1 blue token, 1 red token
    You drag the bookcase out from under the roof, and all forty books are whole. The lizardfolk reads out the
    titles. “That’s hers!” says the old mystic at the third, and kisses you both. All down the margin his wife
    is arguing.
  more: gain 1 gem
  fail:
    You get to the bookcase and pull open the door. In it stand forty books of ash, very neat, until you
    breathe out.

== X23 Quicksand
premise: a tax cart and its horse sink in quicksand while the taxmen argue over who signed for them, and there are planks for one
axis: whom do I pull out / what do I let sink
ending: joke

A tax cart is sinking in the quicksand. On top of it two taxmen argue. “You signed for the cart,” says one.

“And you signed for the horse,” says the other.

The horse is in up to its neck. It has heard all this before, at every ford on the road. It shuts its eyes.

“If these bags go down, three villages will have to pay all over again,” the first man calls to you. Your
planks will reach the bags or the horse.

* Save the bags for the three villages.
  skill 5: gain 1 reputation, 1 coin, 1 food
    The taxmen carry every bag ashore over your planks. They pay you a coin and a ham, and three villages
    drink to you. Behind the last bag, in no hurry, walks the horse.
  more: gain 1 food
  fail:
    You are one plank short, so you lie down in the gap. The horse walks ashore along you before anybody else
    has thought of it.

* Lay the planks to the horse.
  skill 4: gain 1 coin
    The horse walks out, and the bags go down with a sigh. One coin rolls to your feet. “Where’s the list of
    who owes what?” asks the first taxman. “In the bags,” says the second. They both begin to hum.
  more: gain 1 heart
  fail:
    You pull at the bridle until it comes off. You sit down with it in your lap. The horse leaves on the far
    side, with the keys.

== X24 Signal Tower
premise: a signal tower blinks the same word at an empty coast; people live by its lamp, under a cracked lens, in a frost
axis: what do I mend / whom do I turn out
ending: image

All night long an old tower blinks one word into the dark. “LATE,” reads the girl on the stair. “It’s all it
ever says. We live up there by the great lamp, because it’s warm. There’s nomads, and lizardfolk, and my dad
and me. We’ve nowhere else.”

A piece of glass falls past her and rings on the stones. The great lens has cracked from side to side, and
under it thirty people lie asleep. Outside, the frost has dropped birds out of the air.

“Dad says it’ll hold,” says the girl. “He fights anyone who says it won’t.”

* Mend the lens above the thirty sleepers.
  skill 8: gain 1 red token, 1 yellow token, 2 food
    They wake and they all help. The lizardfolk mix putty. The nomads hold you by the ankles and feed you from
    below. Near morning a second light answers from the far edge of all that dark. SORRY, it says.
  more: gain 1 coin
  fail:
    You put the last piece in backwards. ETAL, says the tower. The girl laughs so loudly that she wakes all
    thirty.

* Drive all thirty out into the frost.
  combat 7: gain 1 green token, 1 coin
    They go down past you, cursing, and behind the last of them the lens comes down. The girl’s father is an
    outlaw. “We leave nothing owing,” he says, and pays you a coin. Then he wraps his blanket round her, and
    round you.
  more: gain 1 gem
  fail:
    They have lived on that stair for a long time and know which step is missing. You find it.

== X25 Three Coffins
premise: three coffins wait at a crossroads, chalked FEVER, with the bearers’ lunch on top; no bearers, and one of the dead moves
axis: whom do I protect / what do I open
ending: question

Three coffins stand at the crossroads. FEVER, says the chalk on each lid. DO NOT OPEN. The six bearers have
left their lunch on top and their boots in the grass. All the footprints lead away, running. Down in the
village a school bell rings. Then, in the middle coffin, something turns over.

* Bury all three for the village’s sake.
  skill 5: gain 2 reputation
    You dig until it is dark, and say what one says. A farmer has watched you, and bares his head. He goes to
    tell the village what you have spared it. Then he comes back. “Which of them was it,” he asks, “that
    knocked?”
  more: gain 1 food
  fail:
    You dig three graves and turn round to fetch the first coffin. When you turn back, one of the graves is
    full. Who did that?

* Open all three for whoever moved.
  skill 7: gain 1 treasure, 3 coins; lose 2 reputation
    In two of them there are only stones. In the middle one a smuggler lies on a treasure and three coins, and
    screams. The village comes running, and there you stand with the lid in your hands. “Who robs the dead?”
    they ask.
  more: gain 1 gem
  fail:
    You cannot lift a single lid. You bend down with the lamp, and see the reason. But why are the nails on
    the inside?

== X26 The Tax Collector
premise: two thin men want a tax collector’s strongbox, he cannot add and has never told anyone, and the strongbox sneezes
axis: whose sum / what do I guard
ending: joke

The strongbox sneezes. “That’s the damp,” says the tax collector. He sits down on it.

On the bank two thin men roll up their sleeves. “He’s taxed us twice for one goat,” says the first. “Add up
his book, traveller! If it comes out our way, we take the box.”

“If it doesn’t,” says the other, “we take it anyway. We haven’t eaten.”

“I can’t add,” says the collector in your ear. “I’ve never told the office. Without that box I’m done for.”

* Add up the book for the thin men.
  skill 6: gain 3 coins; lose 1 reputation
    It comes out at nine coins. The men give you three. The collector has to write down who added it, so he
    writes down you, and stamps it. The box goes off uphill on two thin shoulders. “Does either of you like
    ham?” it asks.
  more: gain 1 gem
  fail:
    You add it up until it comes out beautifully. It is you who owes.

* Guard the box against two hungry men.
  combat 7: gain 1 reputation, 1 red token, 1 coin
    Each of the men gets a bruise, and a receipt for it. Then the lid goes up, and an old lizardfolk blinks
    out from among her sandwiches. “I do his sums,” she says. “Don’t tell.” She stamps your hand, puts a coin
    in it, and sends the sandwiches after the men.
  more: gain 1 coin
  fail:
    They get the box. Up the hill they run with it. After them runs the collector with a form, and after him
    runs the mule. The box sneezes at every step.

== X27 Fungus Feast
premise: a mushroom supper is served to you by people who watch every bite
axis: what do I trust / what do I become
ending: image

Supper is mushrooms. The people who cooked it stand round your chair, three deep. Their eyes follow your fork
from the plate to your mouth, and back.

“The red’s for guests,” says an old mystic. “They sleep well, and in the morning they go away, and we never
hear from them again. The spotted’s what we eat ourselves. You’d see what we see. But the last guest who tried
it never left. He’s about here. Well, all about.”

“Stay,” says a child, and puts its hand into yours. It is a little damp.

* Eat the red, and let go of the hand.
  skill 5: gain 3 food, 1 heart
    It is so good that they fill your bag with it. “Red,” says the child, and lets go of you. In the night,
    when the candle is out, you can still see every face round your bed. They shine, faintly green.
  more: gain 1 food
  fail:
    The red one was the candle. They all clap, though, in the dark.

* Try the spotted, and see what they see.
  skill 7: gain 1 blue token, 2 hearts
    It tastes of last week’s rain. The old mystic kisses you on the forehead. They all fetch their own plates
    and sit down at last. Out under the trees every mushroom has a round window now. One after another they
    light up.
  more: gain 1 gem
  fail:
    For some days you are a spoon, and happy. Then they wash up.

== X28 Landslide
premise: a hillside has come down on the road, and somebody beneath it is whistling
axis: what do I make safe / what do I risk
ending: act

Half a hillside has come down across the road, and it has not finished. Under the biggest rock of all a man is
whistling a jig, a little slower each time round.

Two lizardfolk roadmenders come running with props on their shoulders. They point at the props and hold up one
finger. That means an hour, to make it safe. Then one of them points at a hole. You might crawl in there now.
She claps her hands together, flat.

* Work the hour with them.
  skill 6: gain 1 red token, 1 food
    When you lift him out he purses his lips, and only dust comes. So you and the roadmenders whistle it for
    him, rather badly, and they share out their lunch right under the hill.
  more: gain 1 coin
  fail:
    You prop up the wrong end. The whistling breaks off. “Left a little,” says a voice. “Up a little. No, no,
    the other left.”

* Crawl in to him now.
  skill 8: gain 4 gems, 1 reputation
    You drag him out by the collar just as the hole claps shut. He had crawled in there after four gems, and
    he gives you every one. By evening the whole valley whistles when you go by, and the hill joins in.
  more: gain 1 gem
  fail:
    The hill claps shut in front of your nose. After a while you hear the whistling again, further in, and now
    it is a duet.

== X29 Runaway Cart
premise: a cart of clocks runs away downhill, striking, towards a family at lunch
axis: what do I stop / what do I steer
ending: joke

Ninety clocks come down the hill on a cart without a horse. Some of them are striking one, some of them six,
and most of them noon.

“Don’t touch the brake, it’ll throw them out!” cries the clockmaker, far behind. “Jump up and steer! I’m
seventy, and I’ll never make another!”

At the bottom a family of nomads is eating soup in the road, with their backs turned. You are in between.

* Throw the brake.
  skill 6: gain 1 reputation, 1 yellow token
    The cart stops a foot from the soup, and ninety clocks fly out into the grass. The nomads help the
    clockmaker to pick up the wheels. Then they fill you a bowl. Far off in the wood a cuckoo says noon.
  more: gain 2 food
  fail:
    The brake comes off in your hand. The nomads look round and lift up their bowls. The cart goes through the
    middle of lunch, striking one.

* Jump up and steer, straight at their backs.
  skill 7: gain 4 coins
    You miss the soup by a cuckoo. You still cannot stop, so you sell four clocks over the side as you go and
    keep the four coins. By the rest you reach the river at eighty-six different times.
  more: gain 1 coin
  fail:
    You jump. By the clocks you are twenty minutes too late, and by the soup as well.

== X30 Night Oracle
premise: an oracle keeps night hours and has two answers left; the questions are free and she asks them
axis: what do I want to know / what do I want
ending: speech

“Questions are free,” says the oracle, and she lights the sign that says NIGHTS. “It’s I who ask them. Do you
snore? Who’s got your other glove? What are you running from? No, keep that, it’s keeping you warm.”

Then the old mystic lays two folded papers on the table. “This is where your road ends,” she says, “and this
is where there’s gold. You read one. The other I burn.” She looks at your boots. They have come open at the
toes. “On a road like yours I’d want to know. But then, I’ve got shoes.”

* Read where your road ends.
  skill 6: gain 1 blue token
    “It doesn’t,” says the paper. “You’d be surprised how many of them cry,” says the oracle. You do not. So
    she pulls off your boots and tells you, as a friend, the truth about your knees.
  more: gain 1 heart
  fail:
    “At a door,” says the paper, “late at night, with an old woman who is just about to shut it.” You look up,
    and she does.

* Have the gold.
  skill 8: gain 3 coins, 2 gems
    It is under your own chair, three coins and two gems. “I put it there when I saw your boots,” says the
    oracle. She holds the other paper to the candle and reads it while it burns. “Oh,” she says.
  more: gain 1 gem
  fail:
    “In the ground,” says the paper. She warms her hands at the other.

== X31 Sewer Prince
premise: a boy on a heap of forks rules the drains and has never had a present; a maid upstairs is blamed for the forks
axis: what do I give / whose wrong do I put right
ending: joke

“Kneel,” says a boy on a throne of silver forks. You are in a drain. “Say Your Dryness. Whatever they drop up
there is mine, and I’ve never once had a present.” Beside him stand his guards, four outlaws’ sons with pot
lids.

Through the grating over your head you can hear a kitchen maid crying. “They say she stole my forks,” says the
boy. “Now, is it a present or a fight?”

* Kneel and give him his first present.
  pay: 1 coin
  skill 5: gain 1 green token, 1 food
    He bites the coin and declares a holiday, with buns. His four guards show you their fathers’ way into any
    town. It is round, and in the floor. “Rise, Your Dampness,” he says. Then he pushes one fork up through
    the grating.
  more: gain 1 food
  fail:
    He turns the coin over and over. “I’ve got one of those,” he says. His chin begins to shake.

* Fight them for the maid’s forks.
  combat 8: gain 1 green token, 3 gems; lose 1 reputation
    Four lids ring, on four notes. The forks go back upstairs, and you keep three gems from the cushion. “Can
    we be your guard now?” ask the four boys. From every drain you pass that week a small voice says what you
    are.
  more: gain 1 coin
  fail:
    They have lids and you have wet feet. You are banished, upstairs.

== X32 Kite Festival
premise: kites are raced here, and every string is glass-cut; the smallest flyer has a plain one, and her kite is a letter
axis: how do I fly / what do I cut
ending: loss

“Strings up!” call the nomads. Thirty kites strain at their strings. The strings are dipped in ground glass,
to saw through the others. “Last one in the air eats with us! Whoever uses a knife never flies here again!”

One small girl has only plain string, and her kite is a letter. “It’s off my dad,” she says. “I can’t read
yet, so I’m flying it.”

* Fly fair, and fly to win.
  skill 5: gain 1 yellow token
    Yours is the last kite on a string, and the nomads dance you round the field to supper. You never saw
    whose lines you crossed. Far up, and very small by now, a letter is still going.
  more: gain 2 food
  fail:
    Yours is the first to be cut. Hers is the next and flies after it as if to ask the way.

* Knife every string but hers.
  skill 6: gain 1 yellow token, 2 coins; lose 1 reputation
    Twenty-nine kites fly off, and grown men run after them over the hedges. The nomads throw you out for
    ever. Then two of them come after you with a coin each, for the sight of it. The girl puts the letter
    under her shirt.
  more: gain 1 coin
  fail:
    You try it on the nearest string. The glass cuts your knife in two. Thirty heads turn round.

== X33 Ironbark Grove
premise: an ironbark’s sap rings in the pail; the oldest tree has axes grown into it, and a lamp that was promised to the dead
axis: what do I live on / what do I fell
ending: image

Ironbark sap drops into the pails like small change, and the whole grove rings with it. In the oldest tree a
dozen axes have grown fast, with their handles out, like pegs in a hall.

“It shuts on whatever you leave in it,” says the lizardfolk tapper. “It took my grandmother’s lamp. She cried
for it till she died, and I promised her I’d get it out. But half our village lives on the sap of that tree.”
She lays her ear to the bark. “Hark. It’s opening.”

* Hang up a pail, and spare the tree.
  skill 6: gain 2 gems, 2 food
    You sit against the trunk till morning. Then two bright hard drops lie in the pail, under a foot of syrup.
    “It likes you,” says the tapper. “I’d leave soon.” The tree is leaning over you, a little further than
    before.
  more: gain 1 coin
  fail:
    You doze off against the trunk. In the morning they have to cut your coat to get you out of it.

* Fell it, and get her the lamp.
  combat 9: gain 1 red token, 3 gems, 1 food
    It falls, and the grove stops ringing. In its heart are three gems, a honeycomb and the lamp. “You have
    the rest,” says the tapper. But the lamp has rooted. There are nine now, on stalks, all lit. She cannot
    tell which was her grandmother’s.
  more: gain 1 gem
  fail:
    You swing until it is too dark to see. In the morning there is one more axe in the tree.

== X34 Stolen Herd
premise: a herder counts an empty field and keeps getting the right number; something follows the thieves who took her birds
axis: what do I bring home / whom do I ride after
ending: act

“Thirty,” says the nomad to a field without one bird in it. “I keep making it thirty.” The gate is down. In
the mud are the prints of claws. Over the claws are the prints of boots. Over the boots is one print as broad
as a shield.

“Outlaws drove them off,” she says, “and they don’t know what came after. My birds’ll run for the ford, and
the men’ll run for the hills.” It is nearly dark, and you have only the one horse.

* Bring her birds home from the ford.
  skill 7: gain 1 bird, 1 yellow token, 1 food
    By dawn they are all home but one. That one has decided on you. “Thirty,” says the nomad. She has counted
    you in its place, and gives you its feed. She does not ask what you heard behind you, in the hills.
  more: gain 2 food
  fail:
    You follow the smell of wet feathers all night, over two hills and down through a wood. By dawn it is
    following you.

* Ride after the thieves to warn them.
  combat 8: gain 1 reputation, 1 green token, 1 yellow token
    You reach the thieves when it does and fight it beside them till dawn. Then six outlaws drive the whole
    herd home, keeping well inside it. “Thirty,” says the nomad at the gate, “and six.” She bolts it behind
    them and puts on soup.
  more: gain 1 coin
  fail:
    You catch up with the thieves and shout. They look round at you and then they look past you.

== X35 Mirror Lake
premise: a lake shows everyone who rows on it what they look like from behind, and keeps their faces
axis: whom do I leave / what do I break
ending: image

An old mystic sits in a boat on the lake and combs the back of her hair. She can see it in the water, because
this lake shows people from behind. Round her lie the boats of others who stopped to look.

“Tow me out,” she says. “But don’t break it. It’s got our faces, and without it we shan’t know which is
which.”

Down in the water a person in your coat starts to turn round.

* Shut your eyes and tow the old mystic out.
  skill 8: gain 1 blue token, 2 gems
    The keel grates on the stones. The mystic steps ashore, cuts off her hair and laughs out loud. She gives
    you two gems from her comb. Then a person in your coat gets out as well, and walks away without turning
    round.
  more: gain 1 gem
  fail:
    You row with your eyes shut and with great courage, hour after hour, in a circle.

* Free them all: break the lake with stones.
  skill 5: gain 2 gems, 1 food; lose 1 reputation
    It breaks like a plate, and you pick out two bright bits and a fish. In every boat they are feeling for
    their faces. “Which am I?” asks a man with a beard. Then they take up their oars and come after you.
  more: gain 1 coin
  fail:
    The lake skips your stones back to you, one hop further each time.

== X36 The Last Cook
premise: the last cook of a fallen army still cooks for nine hundred, and may stop when one of them has said that it was good
axis: what do I do for it / what do I let him believe
ending: joke

“Nine hundred for lunch,” says the cook, “and late again.” His army went by a month ago, in both directions,
and it will not be back. But it is noon, so out goes the stew, to nine hundred crows. They sit up straight,
tuck in their bibs, and wait until everyone has been served. The dirty pots reach into the trees.

“I’ll stop,” says the cook, “when one of them’s come and told me it was good.” He looks you up and down, and
his ladle shakes. “Are you kitchen, or are you army?”

* Answer “kitchen”, and wash a month of pots.
  skill 4: gain 3 food
    It takes three days. On all three you eat. He counts the clean pots twice and holds each of them up to the
    light. “Good,” he says. “Now I can do supper.”
  more: gain 1 food
  fail:
    You scrub your way down to the bottom of the first pot. There is a man in it, washing.

* Say “army”, and let him believe it.
  skill 7: gain 3 food, 3 coins; lose 1 reputation
    “It was good,” you say. He gives you three days’ stew and three coins, a dead man’s pay. Then he sleeps.
    Nine hundred crows get up from the grass. They follow you from farm to farm, in step, with their bibs on.
  more: gain 1 coin
  fail:
    “Which company?” he asks. The third, you say. Then the third company gets up from the grass and flaps over
    to have a look at you.

== X37 Canyon Duel
premise: two duellists stand back to back over a hat; neither will count, and they have your word that you will count fairly; you have never shot a crossbow
axis: what do I aim at / what is my word worth
ending: speech

In a narrow canyon two outlaws stand back to back, and you cannot get by. “You count,” says the tall one, and
hands you a crossbow to keep it fair. “At ten we turn and shoot. Have we your word that you won’t cheat?”

You give it. “What’s it about?” you ask.

“My hat,” says the fat one. “He’s wearing it. It’s all I’ve got of my mother.”

“She was my mother as well,” says the tall one.

You have never shot a crossbow.

* Count fairly, and shoot the hat off at ten.
  skill 7: gain 1 reputation, 3 coins
    At ten the hat flies up with your bolt through it, and both of them forget to shoot. Three coins drop out
    of the band, for you. “It’s got a window now,” says the fat one. He looks at his brother through it.
  more: gain 1 gem
  fail:
    You miss the hat and both brothers and the cliff, and they laugh too hard to shoot. “Once more,” says the
    tall one kindly, “from seven.”

* Attack them both at one.
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    Up go their hands, with two coins in them. “At one!” says the tall one, deeply impressed. “I’d have
    cheated at nine.” “Eight,” says the fat one. They take you home to their camp, arm in arm, under one hat.
  more: gain 1 coin
  fail:
    “Ten,” they say together, and turn round on you.

== X38 Hatching Ground
premise: the nests are as large as carts; two mystics have rolled out an egg to measure it, it is tapping from the inside, and its mother comes back
axis: how quietly / how bravely
ending: image

You took them for hills, but they are nests, as large as hay carts. Two mystics have rolled an egg out of the
nearest, to measure it. Now it taps from the inside.

Far off in the sky a shadow stops, and turns round.

The mystics throw themselves flat. “Oh, don’t hurt her!” says the one with the tape. “She only wants her
child.”

“Hurt her!” says the other.

* Curl up in the nest, and be an egg.
  skill 5: gain 2 hearts, 2 food
    She rolls her egg home and counts, and it is one more than yesterday, which pleases her so much that she
    lets the two in the grass run and sits down on you. It is very warm. At daybreak there is a fish for each
    of her children. The newest waits to see what you do with yours.
  more: gain 1 food
  fail:
    She turns you over with her beak, twice, and listens. Then she rolls you out over the edge, as one does
    with a bad one.

* Stand between the two and the mother.
  combat 10: gain 2 blue tokens, 1 food
    She comes down like weather, and you stand there until she has had enough. The mystics share their bread
    with you, and measure you from top to toe, with respect. “Put down ‘large’,” says one. The child has
    hatched. It is standing on your foot.
  more: gain 1 gem
  fail:
    She picks you up by the collar and lays you down between the mystics, in order of size. She looks from you
    to the egg and back again. She doesn’t think much of you.

== X39 Clock Without Hands
premise: a town clock has lost its hands; the town has stopped at whatever it was doing, with a piano over the street
axis: what do I guess / what do I make true
ending: act

The hands have dropped off the town clock, and the whole town has stopped. A baker has stopped with a loaf
held out. A boy has stopped in the air above a puddle. A lizardfolk and a mystic have stopped in a quarrel,
nose to nose.

“Shout us any hour!” says the lizardfolk, without moving her lips. “Then it’ll go!”

“Then it’ll be wrong for ever,” says the mystic. “Forge us true hands!”

“And that’s my brother, under the piano,” says the baker. Over the street hangs a piano. The rope creaks.

* Shout them any hour, right or wrong.
  skill 6: gain 1 red token, 1 food
    “Ten past!” The loaf drops into your arms, the brother jumps, and the piano comes down behind him. “It’s
    wrong,” says the mystic. “But it goes!” says the lizardfolk, and hands you its key. The boy lands in the
    puddle.
  more: gain 1 gem
  fail:
    “Midnight!” you shout. They all lie down where they are and go to sleep.

* Forge true hands, and let the brother wait.
  skill 9: gain 1 red token, 1 blue token, 1 food
    You make them out of forks, and the clock strikes all the hours it owes. The baker throws you the loaf,
    and his brother walks off. The mystic and the lizardfolk each shake one of your hands, since both were
    right. The boy comes down.
  more: gain 1 coin
  fail:
    They go round, but they go too fast. It is noon, and then night, and then noon again. When you stop them
    at last, the baker is a grandfather.

== X40 Crossroads Shrine
premise: a shrine at a crossroads is piled with wishes to nobody knows what; it has just said thank you
axis: what do I leave / whom do I dig out
ending: question

The shrine at the crossroads has gone under a heap of candles, turnips, coins and socks. You can no longer see
whose shrine it is. “Every one’s a wish,” says a girl, and lays a sock on top. “Mine’s for my brother to come
home. If they’re taken off, they don’t come true.”

“Thank you,” says the heap, in a squashed voice.

It has not done that before. At the top a turnip starts to roll.

* Add a wish and a coin of your own.
  pay: 1 coin
  skill 4: gain 2 reputation
    “Thank you,” it says again. The girl races off to tell them all what you gave. Then it speaks lower.
    “Could you get them to stop?”
  more: gain 1 heart
  fail:
    “And what is this one for?” it asks. While you are thinking, a candle comes down on your foot.

* Dig it out, and undo everybody’s wishes.
  skill 5: gain 2 coins, 1 gem, 1 food; lose 2 reputation
    You put two coins, a gem and a cake in your pack, out of the way. The girl runs home screaming. At the
    bottom lies a stone person, quite flat. It sits up and stretches. “May I keep the socks?”
  more: gain 1 coin
  fail:
    The heap slides, first the socks, then the turnips, then all the candles. You lie in the dark underneath.
    “You too?” asks a voice.
