# Forty arcade cards, X1 to X40: two choices each, at home on any map. No keywords, no people who return.

== X1 The Flooded Ford
premise: crates float down on a ford in flood, and men on the far bank with hooks say they are theirs
axis: what do I save / whom do I believe
ending: act

Crates come down the flooded ford, turning and bumping, with a hen on the third, who walks from corner to
corner to keep it level. “Ours!” shout four outlaws on the far bank, and reach out long hooks.

“Then what’s in them?”

They look at each other. “Hens?”

Something in the first crate knocks. It is swinging over to their side.

* Rope the crates to your own bank, and face what is in them.
  skill 5: gain 2 coins
    Out climb four wives, with luggage. “Are they still there?” they ask. They pay you two coins to have
    seen nothing but a hen.
  more: gain 2 food
  fail:
    The rope holds; the crates go; you have landed the hen, who was against it.

* Wade over and fight four men for a knock.
  combat 6: gain 1 green token
    They run. Behind you the lids go up, and there are their four wives, packed for good. “You’ve saved us
    the boat,” says the eldest. She teaches you the outlaws’ knock, in case you ever leave anybody yourself.
  more: gain 1 coin
  fail:
    They fight well, too. From up a tree you watch the hen come ashore.

== X2 A Stranger’s Campfire
premise: a fire is kept by a stranger who has laid two bowls and will not say for whom
axis: what do I accept / what do I take for granted
ending: image

A woman sits by a fire with two bowls. She has set the second one on the warm side, out of the wind, with
its spoon in it and a cloth over the top, as one does for a person who is only a little late, and goes on
stirring.

“Are you expecting company?”

“Every night,” she says. “You’re not him. But it’s hot, he’s late, and I do better with a face to tell it
to.” The good place by the fire is empty. It is going to freeze.

* Eat from his bowl, out in the wind, and hear about him.
  skill 4: gain 1 reputation, 1 food
    She talks until she is hoarse, and will tell the whole road who listened; at dawn half a loaf is yours,
    and both bowls stand upside down.
  more: gain 1 coin
  fail:
    You drop off half-way through. She has gone on without you. So has the fire.

* Sit down in his warm place, whoever he is.
  combat 6: gain 3 coins, 1 food; lose 1 reputation
    “That’s his!” She goes for you with the ladle, then off to tell the road. Under the seat are three coins
    and a pie with a name on it, in crust. You have eaten the name before you think to read it.
  more: gain 1 gem
  fail:
    She is quick with a ladle. From the dark you watch her put the second spoon straight.

== X3 Broken Axle
premise: a wagon has sunk to the hub; the carter whittles a spoon out of the broken axle, having given up
axis: whose way / whose back
ending: joke

A wagon has sunk to its hubs in the road, and on top of it, as calm as a man on his own porch, sits a nomad
carter, whittling. “That was the axle,” he says. “Now it’s a spoon. I’ve come to terms.” The mud takes
another inch and then, which mud does not do, it chews.

* Sit with him and carve a new axle, as long as the wagon lasts.
  skill 5: gain 1 yellow token
    “Straight,” says the carter bitterly, looking along it. “Now I’ll have to go home.” He has you ride
    beside him as far as his people’s fires. “You tell them I’m late,” he says, and gives you the spoon.
  more: gain 1 coin
  fail:
    You carve beautifully, till it is dark. It is a fork.

* Get your back under it, where the chewing is.
  skill 7: gain 1 red token, 2 coins
    It comes, together with what had hold of it: an old lizardfolk pump, which coughs up two coins and a
    boot. Its owner has run after it across three fields with her spanner. She hugs the pump. She hugs you.
  more: gain 1 gem
  fail:
    You come out. Your boots are still pulling.

== X4 Toll Gate
premise: a toll keeper has mislaid the gate and collects at the hole where it was
axis: what do I argue / what do I break
ending: joke

“Halt! One coin for the gate!” There are two posts, and between them a fine view.

“I’ve mislaid it,” says the toll keeper. “It was here in spring. But the toll stands.” He lowers one arm
across the road. Behind you a nomad caravan has pulled up, and behind that an outlaw in a very fast cart,
who shouts that whoever is in front had better do something.

* Argue, however long the others must wait.
  skill 6: gain 1 yellow token, 1 coin
    “Then it’s the gate owes you,” he says at last, and pays you a coin. The nomads have got down to listen.
    One after the other, hats in hand, they ask you to say it again, slowly, so that they can learn it.
  more: gain 2 food
  fail:
    You win. He writes down that you have won. There is a charge for that.

* Knock down both posts, and wave the carts through.
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    Under the first post lie two coins, under the second lies the gate. “I buried that,” says the outlaw,
    much moved, reining in. “I never got round to the posts.” The keeper writes down your face.
  more: gain 1 coin
  fail:
    “Better made than the gate was,” says the keeper, helping you up.

== X5 Whispering Well
premise: a well repeats the last word that anyone says to it, then asks a question of its own
axis: what do I answer / what do I see for myself
ending: question

“Hello?” you call into the well.

“HELLO!” it shouts. It gives back the last word of anything. Then it draws a long wet breath.

“WHAT,” it asks, “ARE YOU STANDING ON?”

“It’s never done that,” says the mystic who studies it, gripping your arm. “Don’t go down there, you’ll
frighten it!”

* Answer it, and keep it talking.
  skill 7: gain 1 blue token, 1 food
    “You,” you say. “YOU!” it cries, delighted, and sends up the bucket with a cheese in it. The mystic
    writes your name on the first page of her book. “AND WHAT,” it asks, “AM I STANDING ON?”
  more: gain 1 gem
  fail:
    “Ground,” you say. All down the road you hear it behind you, doubtful. “GROUND?”

* Climb down and see who is asking.
  skill 5: gain 2 gems
    On a ledge sits a boy with a brass trumpet and two gems, which he gives you. “She throws them in, to
    please it. Don’t tell her it’s me. Is my mother still up there?”
  more: gain 1 coin
  fail:
    It is deeper than it sounded. “Help,” you say. “HELP,” it agrees.

== X6 Dust Wolves
premise: dust wolves sit down round your fire, just outside it, and wait to be noticed
axis: what do I outlast / what do I meet
ending: image

Dust wolves sit down round your fire, just where the light stops, so thin that you can see the road through
them, and wait to be looked at. “Don’t,” says the old nomad on the other side of it. “They take whoever
looks.” Out in the dark, quite near, a man begins to call for help. There were eight wolves. There are
twelve, and one log.

* Look at nothing but the fire until morning.
  skill 6: gain 2 hearts, 1 yellow token
    The calling stops, and starts, and stops. At sunrise there are twelve long heaps of dust. The nomad,
    grey to the lashes, is still holding your sleeve. “I had a brother who looked,” he says. He gives you
    the first drink of his water.
  more: gain 2 food
  fail:
    You look up, once, to count them. You wake a mile away, sitting in a ring.

* Walk out through them to whoever is calling.
  combat 8: gain 1 green token, 2 gems, 1 food
    They come apart like flour. Behind them an outlaw sits against a stone, eating his supper. He gives you
    half of it, and two gems that were eyes a moment ago. “That wasn’t me,” he says. “I thought it was you.”
  more: gain 1 coin
  fail:
    One walks through you. For a week everything tastes of road.

== X7 The Sleeping Machine
premise: a machine snores under a hedge; a key sticks out of its ear
axis: what do I wake / what do I take apart
ending: act

Snoring comes from under the hedge. It is a machine with feet like ladders and a key in its ear, so long
asleep that there is washing hung out along its knees, and at every breath the shirts fill.

“Grandfather built it, to rock us,” says a lizardfolk woman. “Now it rolls over in its sleep. First was the
barn. I’ve a baby in the house, and all night I lie there and listen.”

It smacks its lips, drawing up one foot.

* Wind it, and hope that it remembers what it was for.
  skill 7: gain 1 red token, 2 gems
    It sits up, takes down the washing, folds it, lays two gems on the pile for the hedge, and holds out
    both arms for the baby. “You do it,” says the woman, and puts the baby into yours. You do it.
  more: gain 1 coin
  fail:
    You wind it the wrong way. It starts to dream, with its legs.

* Take it to pieces before it can stir.
  skill 5: gain 3 coins; lose 1 reputation
    Three coins’ worth of brass; it never wakes. “It used to hum,” the woman tells everyone who passes.
    Indoors the baby begins.
  more: gain 1 gem
  fail:
    It takes you by the sleeve, smiles and turns over.

== X8 Masked Players
premise: the villain of a roadside play has missed his entrance, and the purse of the front row has gone as well
axis: what do I play / whom do I unmask
ending: speech

“Enter the villain!” cries the prince, on a stage of four barrels. “Enter, I say, thou toad!”

“He’s gone,” says the queen, out of the side of her mask.

“So’s my purse!” says a nomad in the front row.

“And mine! And they’ve all got masks on!”

“That’s in the play,” says the prince, sweating. “Is it not? You there, with the face! Thou art the toad.
Thou art also late.”

* Get up there and be the toad, thief or no thief.
  skill 6: gain 1 reputation, 1 yellow token
    You are hissed, stabbed, and made to do it again. “He never died half so well,” says the queen, “and he
    was good.” The whole front row of nomads has forgotten its purses. They carry you to supper, still dead.
  more: gain 1 coin
  fail:
    “That isn’t how he dies,” calls a child. It tells you how. It is right.

* Stop the play, and pull off masks until you have the thief.
  combat 7: gain 1 green token, 1 reputation
    It is the prince. “I was coming to that,” he says, handing out purses to cheers. “It’s the third act.”
    The fourth, which has a rope in it, his fellow outlaws are very glad to leave out.
  more: gain 1 gem
  fail:
    You unmask the queen, the moon and a tree. “Boo,” says the tree.

== X9 Honey Cliff
premise: bees live on a cliff, the honey hangs like laundry, and a bear is already half-way up
axis: how long do I take / how high do I go
ending: loss

Honey hangs down the cliff in sheets, like washing, with bees in between. On the topmost ledge a nomad and a
lizardfolk shout for help. Half-way between you and them a bear looks round, judges the distance and climbs
faster.

“Two coins on the bear,” says an old man with a jar. “No offence meant, friend.”

* Smoke the whole cliff from below, and be sure of them all.
  skill 5: gain 4 food
    Bees and bear sleep, in two voices, and the pair climb down past them coughing. You fill every pot you
    own. “That’ll be the last, then,” says the old man, looking at the bees, and puts away his jar.
  more: gain 1 heart
  fail:
    The smoke goes up the bear. It comes down to ask.

* Race the bear to the two on the ledge.
  skill 8: gain 1 yellow token, 1 red token, 1 food
    You win by a paw. “Eat while you can,” says the nomad, and all three of you go down on her rope, with
    the lizardfolk’s pick for a brake, passing a comb from hand to hand. Above you the bear sits like a
    landlord.
  more: gain 1 gem
  fail:
    On your way down the bear gives you a paw.

== X10 Deserter
premise: a soldier asks you for a woman’s coat, quickly, and has a good voice for it
axis: what do I lie for / what do I stand up to
ending: act

“A woman’s coat,” pants the soldier. “Any coat. Quick! The outlaws will have me, if I get as far as the
wood. And I’ve the voice for it.” He has: he says it again, an octave up, and is an old lady with a bad
chest.

Over the hill, not hurrying, come three riders. The first is shaking out the rope on his saddle, coil by
coil, like a man who has all day and knows what he will do with it.

“Please, dear,” says the old lady.

* Give him your coat, and swear that he is your grandmother.
  skill 6: gain 1 green token, 1 food; lose 1 reputation
    They help her over the stile. It gets about afterwards who lied to the law. At the wood’s edge an outlaw
    waits for you with the bread of her welcome feast. “Grandmother says you’re to have it.” She keeps the
    coat.
  more: gain 1 coin
  fail:
    She sneezes, in bass. They lead him off in your coat, and thank you for your help.

* Let him run as he is, and meet the rope yourself.
  combat 8: gain 1 green token, 2 coins
    They walk home, two coins poorer. The soldier is riding off on the best of the horses, side-saddle.
    “I’ll tell the boys, dear!” calls the old lady. That night the outlaws in the wood drink your health, in
    falsetto.
  more: gain 1 gem
  fail:
    They are better at this. “Run, dear,” says the old lady, and goes to meet them.

== X11 Glass Garden
premise: flowers of glass grow where lightning struck; one is opening
axis: how far in / how close
ending: image

Where lightning struck, flowers of glass have come up, hundreds of them, so sharp that the wind whistles. In
the middle a bud is opening, with a creak, while round it, one after the other, the tall stems bend outward
to make room for it, and crack.

* Walk in to the one that is opening, while there is a way.
  skill 7: gain 4 gems
    You come out with four of them and no scratch. Behind you, all the way back to the middle, in every
    footprint that you left in the black sand, a bud is coming up.
  more: gain 1 gem
  fail:
    Your coat goes in. What comes out is fringe.

* Lie down by a small one at the edge, and wait.
  skill 5: gain 1 gem, 1 coin
    It opens on a bright drop and a coin that was thrown here for luck, and in every petal you are there,
    upside down, waiting.
  more: gain 2 food
  fail:
    You breathe on it. It shuts, and then all of them do.

== X12 Lost Courier
premise: a courier has been riding by the wrong star for a week and cannot bear to hear it
axis: what do I tell / what do I read
ending: loss

“A week due north, by that star,” says the courier. “Like a ruled line.” His horse is asleep on its feet.
The star hangs in a shepherd’s window, two fields off, between a flowerpot and a cat, and while you look the
shepherd licks two fingers, reaches up and trims it.

“Say it isn’t much further,” says the courier. “I couldn’t bear it.” His eyes shut. The sealed bag slides
off his knee.

* Wake him, and tell him about the shepherd.
  skill 5: gain 1 reputation, 1 coin
    “He’s trimming it,” says the courier, when he has looked for a long time. Then he gives you the coin
    that was for his bed, turns the horse round, and thanks you wherever he stops.
  more: gain 1 food
  fail:
    “That one?” he says kindly. “My friend, that’s a moth.”

* Open the bag first, to see whether it matters.
  skill 6: gain 2 coins, 2 gems; lose 2 reputation
    “Keep him riding, he means well,” it says, round two coins and two gems. He wakes to the broken seal.
    All along the road he asks people what it said.
  more: gain 1 coin
  fail:
    In it is a smaller bag, and in that a smaller. At the fifth he wakes.

== X13 The Buried Bell
premise: a bell is ringing under a turnip field, and the farmer would like it to stop
axis: how deep / how much is it worth to me
ending: joke

Clang, says the field, and a row of turnips hops. “That’s a bell down there!” shouts the farmer, who shouts
everything. “A mystic went in to stop it!”

“And?”

“It got louder!” A turnip lands on your foot. That was the quarter. The next is noon.

* Dig down to bell and mystic, before noon.
  skill 8: gain 1 blue token, 2 coins
    Under it, at the rope, sits the mystic. “Am I relieved?” he shouts. He lays the rope in your hands, two
    coins on top, and embraces you. You let go of the rope. It is quiet. He had not thought of that.
  more: gain 2 food
  fail:
    You reach it on the stroke of noon, from the inside.

* Draw out its tongue through a molehill, and sell it.
  skill 4: gain 1 coin
    “What’s it do?” asks the smith, paying. “Nothing,” you say. All that night the farmer lies awake,
    listening.
  more: gain 1 food
  fail:
    You have it half-way up your sleeve when it tells the quarter.

== X14 Card Sharps
premise: three card players have all lost to a fourth who is not there
axis: what do I notice / what do I upset
ending: speech

“Win it back for us,” says the first of three card players.

“Off whom?”

“Him.” He nods at an empty chair with a heap of coins in front of it. “An outlaw, they say. Lovely manners.”

“He’s got my horse,” says the second, “and I walked here. Don’t stare. If you stare he gets up.”

It is the chair’s deal. The cards begin to slide.

* Stare, and let him get up.
  skill 6: gain 3 coins
    It is threads. They run to the second man’s toes, and he pays you three coins to go on admiring them.
    “Still,” he says. “Lovely manners.”
  more: gain 1 gem
  fail:
    It gets up. “Now you’ve done it,” they say, and hold the door for it.

* Kick the table over, and all their money with it.
  combat 6: gain 1 green token, 1 food; lose 1 reputation
    Under it sits a very small outlaw, eating a sausage. He breaks you off half, which makes you his
    partner. “We knew,” the three tell everybody afterwards. “We liked him.”
  more: gain 1 coin
  fail:
    It is nailed down. “They all try that,” says the empty chair.

== X15 Old Rival
premise: your old rival is stuck in a hedge and has begun to tell you how well he is doing
axis: what do I admit / what do I settle
ending: joke

“I’ve three wagons now, of course,” says the hedge. It is your old rival, hung up in it by the seat, one
boot on. “Four, with the new one. No, don’t help, I’m resting. You look thin. I did think of you when the
nomads gave me the medal.” Cloth tears. His two seconds, an outlaw and a mystic, stand in the lane and look
at their feet. “I lie awake, you know, over who was right, that time. We might settle it. At dawn, say?”

* Admit in front of them all how badly you are doing.
  skill 6: gain 1 reputation, 1 yellow token
    You admit to one wagon. He admits, after a while, to none. Would you be so good as to lift him down? The
    medal he pins on you. The nomads gave it him for hedges.
  more: gain 1 food
  fail:
    “Only the one?” says the hedge. You have not made anyone so happy in years.

* Settle it at dawn, with blades.
  combat 9: gain 1 green token, 1 blue token
    “You were right, then,” he says, from the ground. His seconds help you on with your coat, one to each
    sleeve, and walk off on either side of you, talking about breakfast. “What was it about?” he calls after
    you.
  more: gain 1 coin
  fail:
    He beats you in one boot. He is so nice about it.

== X16 Moon Moths
premise: moths that shine by themselves carry off a baby’s cap, then come back for the lamp
axis: what do I keep / what do I follow
ending: image

A baby’s cap floats off over the trees. The baby, a mystic’s, sleeps on without it. Moths took it, moths as
wide as plates, that shine by themselves. Now they are back for the lamp. The mother has both arms round it,
because it is the only light they have, but dozens of wings take hold of it, beating all together, until her
heels leave the ground.

* Net the brightest, and pull her down.
  skill 6: gain 1 blue token
    The others let go. The cap comes drifting down. The net shines on the baby, on the lamp, and on the
    mother, who sits down there and then to write out for you her cure for night fears, by moth. Then she
    opens the net.
  more: gain 1 gem
  fail:
    The net lights up, and goes up. You let go at the height of the gate.

* Make her let go, and follow her lamp home with them.
  skill 8: gain 1 treasure, 2 gems, 1 food
    They live in a hollow tree, among lamps, two gems, a pie, a treasure, all polished, and rows and rows of
    caps. In each cap something small, asleep, is shining.
  more: gain 1 gem
  fail:
    They live a long way up. You watch until they are only stars.

== X17 Rope Bridge
premise: a rope bridge is down to its last strands, and a choir is on it
axis: what do I mend / what do I trust
ending: act

Two strands are left of the rope bridge, and on it are a choir and you. “Don’t stop,” says the conductor.
“It’s the singing that holds.”

“It’s the rope,” says the bass, a lizardfolk, between notes, “and it won’t.” Verse two. One strand unwinds.

* Stop singing, and splice.
  skill 5: gain 1 red token
    You tie as fast as it frays. The bass comes over last. He tries your knot from above, from below, with
    his whole weight. “That’s how I’d have done it,” he says, and has to be led to a rock to sit down.
  more: gain 1 coin
  fail:
    You splice in a tenor. He has to be cut out, between verses.

* Sing louder, and run on the beat.
  skill 7: gain 2 hearts, 3 coins
    It is the singing. In order of voice they all run after you, turn out the plate, three coins, into your
    lap, and lie about on the grass in four parts.
  more: gain 1 gem
  fail:
    You run off the beat. From the river they ask you, in parts, to begin again.

== X18 Raiders at Dusk
premise: riders stop at dusk to water their horses before the attack, and ask you if the village is far
axis: what do I make them see / where do I stand
ending: act

“Is it far to the nomads’ village?” asks the outlaw, letting his horse drink beside you. Behind him thirty
more are tying rags round their bits, so as not to clink. “We’d like to find them asleep, if it’s all one to
you.” He wipes his mouth, civilly. “You’re not from there, I hope?”

Past his shoulder, very small, a child is shutting up the hens.

* Send him the long way round, and light fires on the other hill.
  skill 7: gain 1 yellow token, 2 coins
    Sixty fires, with one of you running between them. The riders count and turn back. Toward morning the
    nomads climb the hill with two coins and soup for sixty. “Where are the others?” they ask.
  more: gain 2 food
  fail:
    They ride across to ask the way of your fires. All sixty.

* Stand in the road, and say that you are.
  combat 8: gain 1 reputation, 1 green token, 2 coins
    It takes an hour. They leave two coins and several boots. “If ever you’re tired of being good,” says
    their leader, bleeding, and draws you the way to his fire in the dust. In the morning the village lets
    out its hens.
  more: gain 1 gem
  fail:
    “I thought so,” he says. The heaviest sits on you. You hear the dogs begin.

== X19 Market of Echoes
premise: stalls sell what people said here once; yours is on the second shelf
axis: what do I part with / what do I buy unseen
ending: question

What people have said is sold here in jars. “Shouts are cheap,” says the old mystic behind the stall,
“apologies dear.” One jar on the second shelf has your voice in it. She is just reaching it down for a man
in gloves.

“He buys what was never answered,” she says. “Unless you’d pay? In memories?”

* Give her a good memory, to have your own words back.
  skill 6: gain 1 blue token
    As you tell it, it goes. She dries her eyes, and that jar she keeps for herself. You hold yours to your
    ear, still warm. “Are you coming?” it says.
  more: gain 2 food
  fail:
    She chews it over and gives it back. “Did that happen to you, or did you read it?”

* Let the man have them, and buy the locked box instead.
  pay: 1 coin
  skill 5: gain 1 treasure
    There is a treasure in it, wrapped in silence. Across the way the man in gloves has your jar at his ear.
    He looks up. “Really?”
  more: gain 1 coin
  fail:
    “Nothing,” says the box, when you have it open. “What did you expect?”

== X20 Wounded Courser
premise: a riding bird stands on one leg in the road and will not be pitied
axis: what do I bind / what do I sing
ending: act

On one leg in the road stands a riding bird, taller than a door. “Don’t look sorry for it,” says a drover,
from a tree. “It’s had my hat and my dinner, and it’s still thinking.” Wheels are coming, fast. It looks you
in the eye.

* Kneel in the road and bind its leg, wheels or no wheels.
  skill 6: gain 1 bird, 1 reputation
    It looks away, as one does at the barber’s, and then it follows you. “Pays its debts!” the drover tells
    all who come by, for as long as he is in the tree.
  more: gain 2 food
  fail:
    It is quicker, and binds you: three times round, to the milestone.

* Stay on the bank, and sing it off the road.
  skill 4: gain 2 food
    It hops over in time to the tune, lays its head on your shoulder, and lets fall the drover’s dinner,
    hardly touched.
  more: gain 1 heart
  fail:
    It knows the song. It does not care for your version.

== X21 Pit Fighter
premise: in a pit a very small man hits a very large one with great politeness
axis: whom do I back / what do I become
ending: joke

“After you,” says the very small man in the pit, and hits the very large one. “I beg your pardon. Was that
your ear?”

“Fifth tonight,” says the woman with the slate. “Last bets! Or will one of you go down to him? He gets
lonely.”

His seconds, a lizardfolk and an outlaw, fan him with a towel each. The small man looks up, straight at you,
and bows.

* Bet on the small one, from up here.
  pay: 1 coin
  skill 5: gain 3 coins
    He brings up your three coins himself, the large man over his shoulder. “Would you hold him a moment?”
  more: gain 1 coin
  fail:
    “I give in,” says the small man. “It’s his birthday.”

* Climb down to him, because he is lonely.
  combat 9: gain 1 red token, 1 green token, 1 coin
    He has waited all his life to lose. He pays you the coin he keeps for it, makes you a present of both
    his seconds, towels and all, and shows in the next man, who blocks out the lamp. “Now you’re the small
    one.”
  more: gain 1 gem
  fail:
    “I’m so sorry,” he says, again and again. You count them, from below.

== X22 The Ash Library
premise: a library burned; its pages hang in the air as ash, in order, until someone opens the door
axis: what do I carry in my head / on my back
ending: loss

The library burned with its windows shut, and not a breath has stirred in it since. Every page still hangs
where it was, as ash, line under line, so that you can put your eye to the keyhole and read it, if you do
not breathe.

“I’ve kept the door to,” says the old mystic on the step. “But I’m ninety, and the hinge is worse.”

“It won’t last the hour,” says a lizardfolk, who has come to oil it.

“Then I’ll open it once, while there’s one to see.” The mystic takes the handle. “What will you save?”

* Stand quite still, and copy one page.
  skill 7: gain 1 blue token, 1 food
    You have all but the last line, and an apple, baked, that a reader hid behind the poets. The rest is on
    your sleeves. The old mystic takes you by the cuff, brings it up close to his eyes, and begins to read.
  more: gain 1 coin
  fail:
    You read one word, “the”. Then you have to breathe.

* Run in, and carry out whatever has not burned.
  skill 9: gain 1 blue token, 1 red token
    It is one iron bookcase. “Grandmother made that,” says the lizardfolk. She has it open in a moment:
    every book is whole. The old mystic kisses you both. Then, since there is nothing else to keep, he goes
    to look for a broom.
  more: gain 1 gem
  fail:
    The wind of your coming gets there before you.

== X23 Quicksand
premise: a tax cart sinks, and the taxmen are debating who signed for it
axis: whom do I pull / what do I let sink
ending: joke

“Who signed for this cart?” asks a taxman, up to his knees in quicksand.

“You did,” says the other, up to his belt. “I countersigned.”

“Then we’re both liable.”

The bags are going under, a whole year’s taxes of three villages, and the horse, who has heard all this
before, looks at you.

* Lay planks out to the taxmen.
  skill 5: gain 1 reputation, 1 coin, 1 food
    They pay you a coin and a ham, and praise you in three villages, by name, as a bridge.
  more: gain 1 food
  fail:
    You are one plank short. The horse walks ashore along you.

* Cut the taxes loose, to save the horse.
  skill 4: gain 1 coin
    Up bobs the cart like a duck. One coin rolls out; the rest goes down. “Lost in transit,” say both
    taxmen, and begin to hum.
  more: gain 1 heart
  fail:
    Wrong strap. The horse leaves, with the keys.

== X24 Signal Tower
premise: a signal tower blinks the same word at an empty coast; people live in its lamp
axis: what do I mend / whom do I turn out
ending: image

All night an old tower blinks one word over the dark. “LATE,” reads the girl on the stair. “It’s all it ever
says. We sleep up there by the great lamp, where it’s warm: two nomads, four lizardfolk, my dad, who’s an
outlaw, and me. Only the lens has cracked.”

It hangs right over their beds. “They’re sending a person to turn us out,” she says. “Is it you?” A piece of
glass goes past the window and rings.

* Mend the lens tonight, above their heads.
  skill 8: gain 1 red token, 1 yellow token, 2 food
    They all help. The lizardfolk mix putty; the nomads hold you by the ankles, and feed you. Near morning,
    from the far edge of all that dark, a second light answers: SORRY.
  more: gain 1 coin
  fail:
    You put it in backwards. It says ETAL, and the girl cannot stop laughing.

* Get them out before it falls, by force if need be.
  combat 7: gain 1 green token, 1 coin
    Down they go past you, each in a blanket, and the lens comes down behind the last. “We leave nothing
    owing,” says the outlaw. He pays you a coin for that night. The girl is looking back. The tower burns
    without a flicker.
  more: gain 1 gem
  fail:
    They have lived on that stair a long time. They know which step is missing.

== X25 Three Coffins
premise: three coffins wait at a crossroads with the bearers’ lunch on top; no bearers
axis: what do I finish / what do I open
ending: question

Three coffins stand on trestles at a crossroads. FEVER, it says on each in chalk. DO NOT OPEN. Lunch is laid
out on the lids, and one of the cups is half full. The six men who carried them have put down their cups,
taken off their boots, set them side by side along the grass, and gone. In the middle coffin something
shifts its weight.

* Bury all three as they are, before dark.
  skill 5: gain 2 reputation
    You dig till dark and say what one says. Over the wall a farmer bares his head; he will tell it at home.
    “Which of them was it,” he asks, “that knocked?”
  more: gain 1 food
  fail:
    You dig three graves, and when you turn round one is full. Who did that?

* Pry up the lids, fever or no fever.
  skill 7: gain 1 treasure, 3 coins; lose 2 reputation
    Stones. Stones. In the middle one, on a treasure and three coins, lies a smuggler with a candle, who
    screams until the whole village comes running. “Who robs the dead?”
  more: gain 1 gem
  fail:
    They will not lift. Why are the nails on the inside?

== X26 The Tax Collector
premise: a tax collector is lost and will pay for directions with a receipt
axis: what do I write / what do I guard
ending: joke

“I can pay for directions,” says the tax collector, who has been at this corner since yesterday, “with a
receipt. A stamped one.” He has a mule, a ledger that will not come out right, and a strongbox that now and
then sneezes. On the bank above him two men look at the box, then at each other, and spit on their hands.

“Do you add?” he asks you. “Or hit? I’ve a certificate that I’m excused from both.”

* Add up for him what the next village owes.
  skill 6: gain 3 coins; lose 1 reputation
    It comes out beautifully, with three coins over, since the next village, it appears, owes duty on the
    moon. “Who added this?” they ask. He gives them your name, stamped.
  more: gain 1 gem
  fail:
    It comes out. It is you who owes.

* Hit whoever comes down for the box.
  combat 7: gain 1 reputation, 1 red token, 1 coin
    The two go home with a bruise each, and a receipt for it. The lid goes up. In the strongbox sits a very
    old lizardfolk among sandwiches. “I mend the stamp,” she says, stamps your hand, and puts a coin in it.
  more: gain 1 coin
  fail:
    They get the box. He runs after them with the form.

== X27 Fungus Feast
premise: a mushroom supper is served to you by people who watch every bite
axis: what do I trust / what do I share
ending: image

Supper is mushrooms. The people who serve it do not sit down, but stand round your chair, three deep, with
clasped hands, and follow your fork from the plate to your mouth.

“Red’s safe,” says an old mystic. “Spotted’s what we have ourselves. The last guest had both. He’s about
here somewhere. Well, all about.”

A child leans in closer. They hold their breath.

* Choose the red, and stay a guest.
  skill 5: gain 3 food, 1 heart
    They let you fill your bag with it. “Red,” says the child, let down. When the candle goes out you can
    still see them, every face, faintly green.
  more: gain 1 food
  fail:
    The red one was the candle. They clap, though.

* Eat the spotted, as they do.
  skill 7: gain 1 blue token, 2 hearts
    It tastes of last week’s rain. The old mystic kisses you on the forehead, and they all sit down at last.
    Under the trees, one by one, round windows light up.
  more: gain 1 gem
  fail:
    Until Thursday you are a spoon, and very happy.

== X28 Landslide
premise: a hillside has come down on the road, and somebody beneath it is whistling
axis: what do I prop / what do I look for
ending: act

Half a hillside lies across the road and has not made up its mind to stop, and beneath the biggest rock of
all a man is whistling a jig, each time round a little slower. Two lizardfolk roadmenders come running with
props on their shoulders. They shake their heads at you, point at the hill, and hold up all their fingers:
an hour, to make it safe. Pebbles run, then, with a groan, something larger.

* Shore it up with them, and let him whistle.
  skill 6: gain 1 red token, 1 food
    You hold what they hand you, for an hour, until it stands. They lift out the whistler. Then they spread
    their lunch for three in under the hill, to show what they think of your props. He finishes the tune.
  more: gain 1 coin
  fail:
    You prop the wrong end. The whistling breaks off, to give you directions.

* Crawl in after him now, while there is a tune.
  skill 8: gain 4 gems, 1 reputation
    You drag him out by the collar, a pedlar, still in time. He fills your hand with four gems and his chest
    with air, and tells the whole valley.
  more: gain 1 gem
  fail:
    The hill shuts the hole. Then, further off, you hear it again.

== X29 Runaway Cart
premise: a cart of clocks runs away downhill, striking
axis: what do I stop / what do I jump on
ending: joke

Ninety clocks come down the hill on a cart without a horse, striking. “Save them!” cries the clockmaker,
behind. “There aren’t any more!” At the bottom, all across the road, a camp of nomads sits at lunch with its
back turned. You are standing in between.

* Stand there, and throw the brake.
  skill 6: gain 1 reputation, 1 yellow token
    It stops at your toes. Ninety doors fly open. “What happened?” ask ninety cuckoos. The nomads tell them,
    all together, and then they tell you, who were there, and by supper you have heard it from every one of
    them and belong to the story.
  more: gain 2 food
  fail:
    You throw it quite a distance, without the cart.

* Leap aboard, and try to steer it round their lunch.
  skill 7: gain 4 coins
    You miss the soup by a cuckoo. On the way you sell four clocks over the side, and so you reach the river
    at four different times.
  more: gain 1 coin
  fail:
    You leap, and are twenty minutes late for it.

== X30 Night Oracle
premise: an oracle keeps night hours and charges by the answer; the question is free and she asks it
axis: what do I want to know / what do I want
ending: speech

“Questions are free,” says the oracle, an old mystic, lighting the sign that says NIGHTS. “I ask them. It’s
the answers that cost. Sit. Do you snore? Who’s got your other glove? What are you running from? No, keep
that, it’s keeping you warm. I’ve two answers left, the road ahead and gold, buried, and I shut at moonset.
They mostly ask me about love.” She looks you over. “Well, no. Not you.”

* Ask where your road goes, and stay poor.
  skill 6: gain 1 blue token
    “On,” she says. “You’d be surprised how many of them cry.” You do not. So she draws up her chair, pulls
    off your boots and tells you, as a friend, the truth about your knees.
  more: gain 1 heart
  fail:
    “Whose?” she says. “That was it. Good night.”

* Have the gold, and walk on blind.
  skill 8: gain 3 coins, 2 gems
    It is under your chair: three coins, two gems. “I buried it this morning,” she says. “I’d seen you
    coming.”
  more: gain 1 gem
  fail:
    “In the ground,” she says. She puts out the sign.

== X31 Sewer Prince
premise: a boy on a heap of forks rules the drains and wants to be addressed correctly
axis: what do I offer / what do I refuse to bow to
ending: joke

“Kneel,” says a boy on a throne of forks. You are in a drain. “Not there, that’s wet. Say Your Dryness. I
rule from here to where it smells different, and whatever gets dropped is mine.” Four bigger boys, outlaws’
sons with pot lids, step out beside him. “It’s mostly forks. Some soup. Now. A gift, or rudeness? We do
both.”

* Kneel in the wet, and hold up a coin.
  pay: 1 coin
  skill 5: gain 1 green token, 1 food
    He bites it and declares a holiday, with a bun. The four boys show you their fathers’ door into any
    town, which is round and in the floor. “Rise, Your Dampness.”
  more: gain 1 food
  fail:
    “I’ve got one of those,” says the boy.

* Keep your coin and your knees dry.
  combat 8: gain 1 green token, 3 gems; lose 1 reputation
    Four lids, four notes. You prise three gems out of the throne. “Can we be your guard instead?” ask the
    four boys. From every drain you pass that week a small voice says what you are.
  more: gain 1 coin
  fail:
    They have lids; you have wet feet. You are banished, upstairs.

== X32 Kite Festival
premise: kites are raced here, and every string is glass-cut; the smallest flyer has a plain one
axis: how do I fly / what do I cut
ending: loss

“Strings up!” call the nomads. Thirty kites strain at lines dipped in ground glass, to saw through each
other. The smallest flyer’s is plain string, and her kite is a letter.

“It’s off my dad,” she tells you. “I can’t read yet, so I’m flying it.”

Down goes the flag.

* Fly fair, and fly to win.
  skill 5: gain 1 yellow token
    By a length! The nomads dance you round the field, so that you never see whose string you crossed. It is
    very high now, for a letter.
  more: gain 2 food
  fail:
    Yours is first to go. Hers is next, after it, as if to look.

* Cheat, and cut everybody’s line but hers.
  skill 6: gain 1 yellow token, 2 coins; lose 1 reputation
    Twenty-nine kites leave. Grown men sit down on the grass. “We ought to send you off,” say the nomads,
    but they pay you two coins, and one of them moves up on the bench. The girl winds in her letter. It goes
    under her shirt.
  more: gain 1 coin
  fail:
    You try the first. The glass cuts your knife.

== X33 Ironbark Grove
premise: an ironbark’s sap rings in the pail; one old tree has axes grown into it
axis: how long do I wait / what do I fell
ending: image

Ironbark sap drops into the pails like small change, so that the whole grove rings. The oldest tree has
eleven axes grown into its trunk, handles out, like pegs in a hall.

“It shuts on them,” says the tapper, a lizardfolk. “It shut on my grandmother’s lamp, when she’d only hung
it up for a moment. Hark. That’s it opening.”

* Hang up a pail, and sit against it till morning.
  skill 6: gain 2 gems, 2 food
    “Likes you,” says the tapper. “I’d leave soon.” Two bright hard drops lie in the pail, under a foot of
    syrup, and the tree leans over it, and over you, a little further than before.
  more: gain 1 coin
  fail:
    You doze against the trunk. They have to cut your coat to get you off.

* Bring the twelfth axe, for the lamp.
  combat 9: gain 1 red token, 3 gems, 1 food
    It falls with a peal. In the heart are three gems and a honeycomb, which are yours, and a lamp, lit.
    “‘Only for a moment,’ she said,” says the tapper. She carries it home through the trees, walking slowly,
    so as to see everything.
  more: gain 1 gem
  fail:
    In the evening there are twelve axes in it.

== X34 Stolen Herd
premise: a herder counts an empty field and keeps getting the right number
axis: what do I follow / whom do I ride down
ending: act

“Thirty,” says the nomad, to a field without one bird in it. “I keep making it thirty.” The gate is down. In
the mud are claws, over them boots, and over the boots a print as wide as a shield.

“Outlaws drove them off,” she says. “The big one came after. They don’t know it’s there.” It is almost dark
by now, with a wind that brings wet feathers, then something else.

* Bring her birds home, and leave the thieves to it.
  skill 7: gain 1 bird, 1 yellow token, 1 food
    By dawn they are home, but for one that has decided on you. “Thirty,” says the nomad, counting you in
    its place, and gives you its feed. She does not ask what it was that you heard, behind you, in the
    hills.
  more: gain 2 food
  fail:
    You follow the smell all night. By dawn it is following you.

* Ride to warn the thieves before it finds them.
  combat 8: gain 1 reputation, 1 green token, 1 yellow token
    You reach them when it does. Afterwards they are so glad of you that they run the herd home for you,
    keeping well inside it. “Thirty,” says the nomad at the gate, “and six outlaws.” She bolts it behind
    them. Then she puts on soup.
  more: gain 1 coin
  fail:
    You overtake them. They look back, not at you.

== X35 Mirror Lake
premise: a lake shows everyone who rows on it what they look like from behind
axis: what do I not look at / what do I break
ending: image

The lake shows all who row on it how they look from behind. Half-way over lie the boats of those who stopped
to see: a man trying to get round his own ear, an old mystic who combs, and combs, the back of her hair.
Down in the water a person in your coat starts to turn round.

* Shut your eyes, take the mystic’s boat in tow, and row.
  skill 8: gain 1 blue token, 2 gems
    When the keel grates on stones, you look. The mystic steps ashore, cuts off her hair, laughs out loud
    and hands you the two gems that were in her comb. One more person gets out of your boat, and walks away
    without turning round.
  more: gain 1 gem
  fail:
    You row with great courage, in a circle.

* Skip stones until it cracks, for all of them.
  skill 5: gain 2 gems, 1 food; lose 1 reputation
    It goes like a plate, and you pick out two bright bits and a fish. “Where am I?” asks the man with the
    ear. In every boat they feel for their faces; then they look at you.
  more: gain 1 coin
  fail:
    It skips them back, one hop further each time.

== X36 The Last Cook
premise: the last cook of a fallen army still cooks for nine hundred, and it is noon
axis: what do I do for it / what do I carry off
ending: joke

“Nine hundred for lunch,” says the cook, “and late again.” He saw his army go by a month ago, in both
directions. But it is noon, so out goes the stew, in ranks, all over the field, to nine hundred crows who
have learned to sit up straight, pass to the left and wait until everyone is served. The dirty pots reach
into the trees.

“The secret’s in the sauce,” he says. “They never asked. Are you kitchen, or are you army?”

* Answer “kitchen”, and wash a month of pots.
  skill 4: gain 3 food
    It takes three days, on all of which you eat. “Good,” he says, when he has counted the clean ones twice
    and held each to the light. “Now I can do supper.”
  more: gain 1 food
  fail:
    You reach the bottom of the first. There is a man in it, washing.

* Say “army”, sit down with the crows, and pocket the sauce.
  skill 7: gain 3 food, 3 coins; lose 1 reputation
    It is in a jar marked SOCKS. You live on it for three days and sell the dregs for three coins, with nine
    hundred crows behind you, in step, telling everyone.
  more: gain 1 coin
  fail:
    He keeps it on a high shelf. He is on the shelf.

== X37 Canyon Duel
premise: two duellists stand back to back; neither will count, and they ask you to
axis: what do I aim at / when do I draw
ending: speech

“You count,” say two outlaws, back to back, in a canyon so narrow that you cannot get past them. “He cheats
at nine.”

“He cheats at eight! Ten, and we turn.”

“What’s it about?”

“His hat.”

“My hat. He’s wearing it.” Each of them hands you a spare crossbow, in case.

* Count to eight, and shoot the hat.
  skill 7: gain 1 reputation, 3 coins
    It flies. Three coins drop out of the band, and they make you take them, shaking both your hands. “So
    that’s what was wrong with it,” they tell everyone.
  more: gain 1 gem
  fail:
    You miss the hat, both men and the cliff. “Again?” they ask kindly.

* Stop at one, and draw on both of them.
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    Up go their hands, with two coins in them. “That,” they say, deeply impressed, “is cheating at one.”
    They walk you to their camp arm in arm, to show the others. Every inn on the way gets to hear of it.
  more: gain 1 coin
  fail:
    “Ten,” they say together, and turn round on you.

== X38 Hatching Ground
premise: the nests are as large as carts, and one egg is tapping from the inside
axis: how quietly / how bravely
ending: image

You took them for hills. They are nests, each as large as a hay cart, row behind row, and in the nearest an
egg taps. Two mystics with a measuring tape throw themselves flat. Far off a shadow stops, and turns.

* Tiptoe on, and trust them to lie still.
  skill 5: gain 2 hearts, 2 food
    Half a mile without a breath, and out of the last nest you lift a cold egg, two days’ food, while behind
    you, in a row, wet heads come up.
  more: gain 1 food
  fail:
    You step on a twig. It is a toe.

* Face the mother, so that they can crawl away.
  combat 10: gain 2 blue tokens, 1 food
    She comes down like weather. Afterwards there is breakfast, off an egg that did not hatch, while the two
    mystics measure you all over, with respect. “Put down ‘large’,” says one. What did hatch is standing on
    your foot.
  more: gain 1 gem
  fail:
    She picks you up by the collar and sits on you, with the others.

== X39 Clock Without Hands
premise: a town clock has lost its hands; the town has stopped at whatever it was doing
axis: what do I guess / what do I give back
ending: act

The town clock’s hands have dropped off, and everybody has stopped at what they were doing: the baker with a
loaf held out, a boy in the air above a puddle, a lizardfolk and a mystic in the middle of a quarrel, their
noses touching.

“We can’t tell if we’re late,” says the baker, not moving his lips. “Say any hour. Only soon. That’s my
brother, under the piano.” Over the street a rope creaks.

* Shout an hour. Any hour.
  skill 6: gain 1 red token, 1 food
    “Ten past!” The loaf drops into your arms, the brother jumps out, the piano comes down. “You’re wrong,”
    says the mystic. “But it works,” says the lizardfolk, eyes shining. She has minded that clock all her
    life. She hands you the key.
  more: gain 1 gem
  fail:
    “Midnight,” you say. They all lie down where they are.

* Forge it true hands, while the rope creaks.
  skill 9: gain 1 red token, 1 blue token, 1 food
    You make them out of forks. It strikes all that it owes. “There!” say the lizardfolk and the mystic,
    each to the other, then shake your hand, one on each side, for having taken theirs. The baker throws you
    the loaf. The boy comes down.
  more: gain 1 coin
  fail:
    They go round fast. By dusk the baker is a grandfather.

== X40 Crossroads Shrine
premise: a shrine at a crossroads is piled with offerings to nobody knows what; it has just said thank you
axis: what do I leave / what do I take
ending: question

Candles, turnips, coins, socks: people have heaped so much on the shrine at the crossroads that one can no
longer see whose it is. “You don’t ask,” says a girl, adding a sock. “It might not be anyone.”

“Thank you,” says the heap.

It has not done that before. You look at each other. At the top a turnip starts to roll.

* Give it a coin, as one does, and listen.
  pay: 1 coin
  skill 4: gain 2 reputation
    “Thank you,” it says again, and waits until the girl has raced off to tell them all who you are. “Could
    you get them to stop?”
  more: gain 1 heart
  fail:
    “And what is this one for?” it asks.

* Dig down to whoever said it.
  skill 5: gain 2 coins, 1 gem, 1 food; lose 2 reputation
    Two coins, a gem, a cake; you put them in your pack, out of the way. The girl runs home screaming. At
    the bottom, very flat, sits a small stone person, and stretches. “Aren’t you taking the socks?”
  more: gain 1 coin
  fail:
    It slides. You lie in the dark under the heap. “You too?” asks a voice.
