# Forty arcade cards, X1 to X40: two choices each, at home on any map. No keywords, no people who return.

== X1 The Flooded Ford
premise: crates float down on a ford in flood, and men on the far bank with hooks say they are theirs
axis: what do I save / whom do I believe
ending: act

Crates come down the flooded ford, turning and bumping. On the third is a hen. She walks from corner to
corner to keep it level. “Ours!” shout four outlaws on the far bank. They lean out over the water with long
hooks, so far out that each has to hold the next one by the belt.

“Then what’s in them?” you shout back.

They look at each other. “Hens?”

Something in the first crate knocks to be let out. It is swinging over to their side.

* Rope the crates to your own bank, and let the knocker out.
  skill 5: gain 2 coins
    Out climb four wives, with luggage. “Are they still there?” they ask. They pay you two coins to have
    seen nothing but a hen.
  more: gain 2 food
  fail:
    The rope holds. The crates go by. You have landed the hen. She was against it.

* Leave the crates to the river, and fight the men off.
  combat 6: gain 1 green token
    They run. The crates drift ashore, the lids go up, and there are their four wives, packed for good.
    “You’ve saved us the boat,” says the eldest. She teaches you the outlaws’ knock, in case you ever leave
    anybody yourself.
  more: gain 1 coin
  fail:
    They fight well. From up a tree you watch the hen come ashore and shake herself and walk off between
    them all as if she had paid.

== X2 A Stranger’s Campfire
premise: a fire is kept by a stranger who has laid two bowls and will not say for whom
axis: what do I accept / what do I take for granted
ending: image

A woman sits by a fire with two bowls. The second one stands on the warm side, out of the wind, with its
spoon in it and a cloth over the top, as for somebody who is only a little late.

“Are you expecting company?” you ask.

“Every night,” she says. “You’re not him. But the soup’s hot, and he’s late, and I do better with a face to
tell it to.” The good place by the fire is empty. It is going to freeze.

* Leave his place empty, and listen to her all night in the frost.
  skill 4: gain 1 reputation, 1 food
    She talks until she is hoarse, and later she tells the whole road who listened. At dawn she gives you
    half a loaf. Both bowls stand upside down.
  more: gain 1 coin
  fail:
    You drop off half-way through. When you wake she is still talking, and it is about his boots now, and
    the fire went out long ago.

* Sit down in his warm place, whoever he is.
  combat 6: gain 3 coins, 1 food; lose 1 reputation
    “That’s his!” She goes for you with the ladle, and then she goes off to tell the road. Under the seat
    are three coins and a pie with a name on it in crust. You have eaten the name before you think to read
    it.
  more: gain 1 gem
  fail:
    She is quick with a ladle. From the dark you watch her put the second spoon straight.

== X3 Broken Axle
premise: a wagon has sunk to the hub; the carter whittles a spoon out of the broken axle, having given up
axis: whose way / whose back
ending: joke

A wagon has sunk to its hubs in the road. A nomad carter sits on top of it, as calm as a man on his own
porch, and whittles. “That was the axle,” he says. “Now it’s a spoon. I was on my way home to ask them all
to forgive me, so I’m in no hurry.” The mud takes another inch. Then it chews.

* Carve him an axle, so that he has to go home.
  skill 5: gain 1 yellow token
    “It’s straight,” says the carter bitterly. “Now I’ll have to go.” He has you ride beside him, mile after
    slower mile, as far as his people’s fires. “You tell them,” he says, and gives you the spoon.
  more: gain 1 coin
  fail:
    You carve beautifully, till it is dark. It is a fork.

* Put your back under it, where the chewing is.
  skill 7: gain 1 red token, 2 coins
    Out comes the wagon, and after it comes what had hold of it, an old lizardfolk pump, and coughs up two
    coins and a boot. Its owner runs up with her spanner. She hugs the pump. She hugs you.
  more: gain 1 gem
  fail:
    You come out. Your boots are still pulling.

== X4 Toll Gate
premise: a toll keeper has mislaid the gate and collects at the hole where it was
axis: what do I argue / what do I break
ending: joke

“Halt! One coin for the gate!” says the toll keeper. There are two posts. Between them there is a fine view.

“I’ve mislaid it,” he says. “It was here in spring. But the toll stands, and I’ve five children.” He lowers
one arm across the road. Behind you a caravan of nomads has pulled up, with all its goats and aunts and
kettles, and behind that stands an outlaw in a very fast cart. “Do something!” he shouts.

* Argue him out of his living, while the others wait.
  skill 6: gain 1 yellow token, 1 coin
    “Then the gate owes you,” he says at last. He pays you a coin. The nomads have got down to listen. They
    ask you to say it all again, slowly, from the beginning, so that they can learn it by heart.
  more: gain 2 food
  fail:
    You win. He shakes your hand and takes out his book and writes down that you have won, with the date.
    There is a charge for that.

* Knock down both posts, and let him explain it at home.
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    Under the first post lie two coins. Under the second lies the gate. “I buried that!” says the outlaw,
    much moved. “I never got round to the posts.” He shakes your hand. The keeper writes down your face.
  more: gain 1 coin
  fail:
    “Better made than the gate was,” says the keeper. He helps you up.

== X5 Whispering Well
premise: a well repeats the last word that anyone says to it, then asks a question of its own
axis: what do I answer / what do I see for myself
ending: question

“Hello?” you call into the well.

“HELLO!” it shouts. It is a well that gives back the last word of anything. Then it draws a long wet breath.

“WHAT,” it asks, “ARE YOU STANDING ON?”

A mystic grips your arm. “I’ve studied it for thirty years and I’ve read to it and I’ve sung to it on its
birthday and it’s never asked me a thing,” she says. “Don’t go down there, you’ll frighten it! Oh, what will
you say?”

* Answer it in her place, after her thirty years.
  skill 7: gain 1 blue token, 1 food
    “You,” you say. “YOU!” it cries, delighted, and sends up the bucket with a cheese in it. The mystic
    writes your name on the first page of her book. “AND WHAT,” it asks, “AM I STANDING ON?”
  more: gain 1 gem
  fail:
    “Ground,” you say. All down the road you hear it behind you, doubtful. “GROUND?”

* Climb down and look, and cost her the wonder of it.
  skill 5: gain 2 gems
    On a ledge sits a boy with a brass trumpet. He gives you two gems. “She throws them in, to please it,”
    he says. “Don’t tell her it’s me. Is my mother still up there?”
  more: gain 1 coin
  fail:
    It is deeper than it sounded. “Help,” you say. “HELP,” it agrees.

== X6 Dust Wolves
premise: dust wolves sit down round your fire, just outside it, and wait to be noticed
axis: what do I outlast / what do I meet
ending: image

Dust wolves come and sit round your fire, just where the light stops. They are so thin that you can see the
road through them, and they put their heads on one side like dogs at a table and wait to be looked at.
“Don’t,” says the old nomad beside you. “They take whoever looks.” Out in the dark, quite near, a man begins
to call for help. There were eight wolves. Now there are ten. There is one log.

* Keep your eyes on the fire, whoever calls.
  skill 6: gain 2 hearts, 1 yellow token
    The calling stops and starts and stops all night, and at sunrise there are ten long heaps of dust. The
    nomad still has hold of your sleeve. “I had a brother who looked,” he says. He gives you the first drink
    of his water.
  more: gain 2 food
  fail:
    You look up, once, to count them. You wake a mile away, sitting in a ring.

* Walk out through them to whoever is calling.
  combat 8: gain 1 green token, 2 gems, 1 food
    They come apart like flour. Behind them an outlaw sits against a stone and eats his supper. He gives you
    half of it, and two gems that were eyes a moment ago. “I wasn’t calling,” he says. “I thought it was
    you.”
  more: gain 1 coin
  fail:
    One walks through you. For a week everything tastes of road.

== X7 The Sleeping Machine
premise: a machine snores under a hedge; a key sticks out of its ear
axis: what do I wake / what do I take apart
ending: act

Under the hedge snores a machine with feet like ladders and a key in its ear. It has slept so long that
people hang their washing along its knees, and at every breath the shirts fill out and the stockings kick.

“Grandfather built it to rock us,” says a lizardfolk woman, “and it hummed to us, and I’d not be without it.
But now it rolls over in its sleep, and it’s rolled on the barn, and I’ve a baby in the house, and all night
I lie there and listen.”

It smacks its lips and draws up one foot.

* Wind it, and hope that it remembers what it was for.
  skill 7: gain 1 red token, 2 gems
    It sits up and takes down the washing and folds it and lays two gems on the pile for the hedge. Then it
    holds out both arms for the baby. “You do it,” says the woman. She puts the baby into yours.
  more: gain 1 coin
  fail:
    You wind it the wrong way. It starts to dream, with its legs.

* Take her old cradle to pieces, before it can stir.
  skill 5: gain 3 coins; lose 1 reputation
    It makes three coins’ worth of brass and never wakes. “It used to hum,” the woman tells everyone who
    passes. Indoors the baby begins.
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

“That’s in the play,” says the prince, sweating. “Is it not? You there, with the face! Come up here and be
the toad, and hop a bit, and die when I stab you, or we’re chased out of town again and none of us eat.”

* Be the toad, and let the thief get away.
  skill 6: gain 1 reputation, 1 yellow token
    You are hissed at and stabbed and drowned in a bucket, and then you are made to do it again. “The last
    toad never died half so well,” says the queen. The nomads have forgotten their purses. They carry you to
    supper, still dead.
  more: gain 1 coin
  fail:
    “That isn’t how he dies,” calls a child. It tells you how. It is right.

* Catch the thief: stop the play, and pull off every mask.
  combat 7: gain 1 green token, 1 reputation
    It is the prince. “I was coming to that,” he says, and hands out the purses, to cheers. “It’s the third
    act.” The fourth has a rope in it. His fellow outlaws thank you with all their hearts for leaving it
    out.
  more: gain 1 gem
  fail:
    You unmask the queen, the moon and a tree. “Boo,” says the tree.

== X9 Honey Cliff
premise: bees live on a cliff, the honey hangs like laundry, and a bear is already half-way up
axis: how long do I take / how high do I go
ending: loss

Honey hangs down the cliff in sheets, like washing. On the topmost ledge a nomad and a lizardfolk shout for
help, and half-way up to them is a bear. It sees you. It climbs faster.

“Two coins on the bear,” says an old man with a jar. “No offence meant, friend. And no smoke, mind. My
father tapped those bees, and his father, and it’s smoke that kills them.”

* Smoke the cliff, and save the two at the cost of the bees.
  skill 5: gain 4 food
    The bear falls asleep, and the pair climb down past it coughing, and you fill every pot you own. The
    bees do not hum any more. “That’ll be the last, then,” says the old man, and puts away his jar.
  more: gain 1 heart
  fail:
    The smoke goes up the bear. It comes down to ask.

* Spare the bees, and race the bear to the ledge.
  skill 8: gain 1 yellow token, 1 red token, 1 food
    You win by a paw. All three of you go down on the nomad’s rope, with the lizardfolk’s pick for a brake,
    and a comb of honey goes from hand to hand. Above you the bear sits like a landlord.
  more: gain 1 gem
  fail:
    On your way down the bear gives you a paw.

== X10 Deserter
premise: a soldier asks you for a woman’s coat, quickly, and has a good voice for it
axis: what do I lie for / what do I stand up to
ending: act

“A woman’s coat,” pants the soldier. “Any coat. Quick! I’ve run from the war, and the outlaws will have me,
if I get as far as the wood. And I’ve the voice for it.” He says it again, an octave up, and is an old lady
with a bad chest.

Over the hill come three riders. They are not hurrying. The first shakes out the rope on his saddle, coil by
coil, like a man who has all day and knows what he will do with it.

“Please, dear,” says the old lady.

* Swear to the law that he is your grandmother.
  skill 6: gain 1 green token, 1 food; lose 1 reputation
    They help her over the stile in your coat. It gets about afterwards who lied to the law. At the wood’s
    edge an outlaw waits for you with bread. “Grandmother says you’re to have it.” She keeps the coat.
  more: gain 1 coin
  fail:
    She sneezes, in bass. They lead him off in your coat and thank you for your help.

* Let him run, and stand in front of the rope yourself.
  combat 8: gain 1 green token, 2 coins
    The three walk home, two coins poorer, because the soldier is riding off on the best of their horses,
    side-saddle. “I’ll tell the boys, dear!” calls the old lady. That night the outlaws in the wood drink
    your health, in falsetto.
  more: gain 1 gem
  fail:
    They are better at this. “Run, dear,” says the old lady. She goes to meet them.

== X11 Glass Garden
premise: flowers of glass grow where lightning struck; one is opening
axis: how far in / how close
ending: image

Where lightning struck, flowers of glass have come up, hundreds of them, so sharp that the wind whistles. In
the middle one great bud is opening. One after the other the tall stems bend outward to let it through, and
they crack, and each crack closes a little more of the way in.

* Walk in to the great one, and break what is in your way.
  skill 7: gain 4 gems
    You come out with four gems and no scratch. Behind you, in every footprint that you left, from here all
    the way back to the middle, a bud is coming up.
  more: gain 1 gem
  fail:
    Your coat goes in. What comes out is fringe.

* Break nothing, and wait by a small one at the edge.
  skill 5: gain 1 gem, 1 coin
    It opens. In it lie a bright drop and a coin that somebody threw here for luck, and in every petal you
    are there, upside down, waiting.
  more: gain 2 food
  fail:
    You breathe on it. It shuts. Then all of them do.

== X12 Lost Courier
premise: a courier has been riding by the wrong star for a week and cannot bear to hear it
axis: what do I tell / what do I read
ending: loss

“A week due north, by that star,” says the courier, “over the hedges and through the river and once through
a christening, like a ruled line.” His horse is asleep on its feet. The star hangs in a shepherd’s window,
two fields off, between a flowerpot and a cat. The shepherd licks two fingers, reaches up and trims it.

“Say it isn’t much further,” says the courier. “If I’d gone wrong, I couldn’t bear it.” His eyes shut. The
sealed bag slides off his knee.

* Wake him, and take his star away from him.
  skill 5: gain 1 reputation, 1 coin
    “He’s trimming it,” says the courier, after a long time. Then he gives you the coin that was for his bed
    and turns the horse round and thanks you wherever he stops.
  more: gain 1 food
  fail:
    “That one?” he says kindly. “My friend, that’s a moth.”

* Break the seal first, to see whether he need know.
  skill 6: gain 2 coins, 2 gems; lose 2 reputation
    “Keep him riding, he means well,” says the letter, folded round two coins and two gems. He wakes to the
    broken seal. All along the road, at every gate and every well and every inn, he asks people what it
    said.
  more: gain 1 coin
  fail:
    In the bag is a smaller bag, and in that one a smaller. At the fifth he wakes.

== X13 The Buried Bell
premise: a bell is ringing under a turnip field, and the farmer would like it to stop
axis: how deep / how much is it worth to me
ending: joke

Clang, says the field, and a row of turnips hops. “That’s a bell down there!” shouts the farmer. “It’s rung
every quarter since harvest, and I’ve not slept, and the cow’s not slept, and a mystic went in to stop it!”

“And?”

“It got louder! He’s down there now!” A turnip lands on your foot. That was only the quarter. The next is
noon.

* Dig for the man, though noon may deafen you.
  skill 8: gain 1 blue token, 2 coins
    Under the bell sits the mystic and pulls the rope. “Am I relieved?” he shouts. He lays the rope in your
    hands with two coins on top and embraces you. You let go of the rope. It is quiet. He had not thought of
    that.
  more: gain 2 food
  fail:
    You reach it on the stroke of noon, from the inside.

* Steal its tongue through a molehill, and leave him there.
  skill 4: gain 1 coin
    “What’s it do?” asks the smith, and pays. “Nothing,” you say. All that night the farmer lies awake and
    listens for the quarter and then for the half and then for the hour.
  more: gain 1 food
  fail:
    You have it half-way up your sleeve when it tells the quarter.

== X14 Card Sharps
premise: three card players have all lost to a fourth who is not there
axis: what do I notice / what do I upset
ending: speech

“Win it back for us,” says the first of three card players.

“Win it off whom?” you ask.

“Off him.” There is an empty chair, with a heap of coins in front of it. “An outlaw, they say. Lovely
manners. He’s asked after my wife and he’s asked after my knee and it’s the best evening we’ve had since the
war.”

“He’s got my horse,” says the second, “and I walked here. Don’t stare. If you stare he gets up.”

It is the chair’s deal. The cards begin to slide.

* Stare until he gets up, and spoil their evening.
  skill 6: gain 3 coins
    The cards hang on threads. The threads run to the second man’s toes. He pays you three coins to say
    nothing. “Still,” he says. “Lovely manners.”
  more: gain 1 gem
  fail:
    It gets up. “Now you’ve done it,” they say, and hold the door for it.

* Kick the table over, and all their money with it.
  combat 6: gain 1 green token, 1 food; lose 1 reputation
    Under it crouches an outlaw no bigger than a dog, with a sausage. He breaks it in two and gives you
    half, and that makes you his partner. “We knew,” the three tell everybody afterwards. “We liked him.”
  more: gain 1 coin
  fail:
    It is nailed down. “They all try that,” says the empty chair.

== X15 Old Rival
premise: your old rival is stuck in a hedge and has begun to tell you how well he is doing
axis: what do I admit / what do I settle
ending: joke

“I’ve three wagons now, of course, and a house with a porch, and a man who does nothing but lamps,” says the
hedge. Your old rival hangs in it by the seat, one boot on. “Four, with the new one. No, don’t help, I’m
resting. You look thin. I did think of you when the nomads gave me the medal.” Cloth tears. His two seconds,
an outlaw and a mystic, stand in the lane and blush for him. “I lie awake, you know, over who was right,
that time,” says the hedge. “We might settle it. At dawn, say?”

* Let him win: admit before them all how badly you do.
  skill 6: gain 1 reputation, 1 yellow token
    You admit to one wagon. After a while he admits to none. Would you be so good as to lift him down? Then
    he unpins the nomads’ medal and pins it on you. They gave it to him for hedges.
  more: gain 1 food
  fail:
    “Only the one?” says the hedge. It asks you to say it again and then to say it to the mystic and then to
    the outlaw. You have not made anyone so happy in years.

* Have the truth of it at dawn, with blades.
  combat 9: gain 1 green token, 1 blue token
    “You were right, then,” he says, from the ground. His seconds help you on with your coat, one to each
    sleeve, and walk off with you, one on each side, and talk about breakfast. “What was it about?” he calls
    after you.
  more: gain 1 coin
  fail:
    He beats you in one boot. He is so nice about it.

== X16 Moon Moths
premise: moths that shine by themselves carry off a baby’s cap, then come back for the lamp
axis: what do I keep / what do I follow
ending: image

Moths as wide as plates, shining like moons, have carried off a baby’s cap. Now they are back for the lamp.
The mother, a mystic, has both arms round it. “It’s the only light we’ve got,” she cries, “and he won’t
sleep without it!” But more and more of them take hold of it, and their wings beat all together, until her
heels leave the ground.

* Net the brightest moth, and hold it hostage for the lamp.
  skill 6: gain 1 blue token
    The others let go. The cap comes drifting down. The net shines on the baby and on the lamp and on the
    mother, and by its light she writes out for you her cure for night fears. Then she opens the net.
  more: gain 1 gem
  fail:
    The net lights up. It goes up. You let go at the height of the gate.

* Make her let go, and find out where her lamp is wanted.
  skill 8: gain 1 treasure, 2 gems, 1 food
    They live in a hollow tree. There are lamps in it, and two gems and a pie and a treasure, all polished,
    and there are rows and rows of caps. In each cap sleeps something small and shining.
  more: gain 1 gem
  fail:
    They live a long way up. You follow over the hedge and over the stream and up the hill, until there is
    no more hill. Then they are only stars.

== X17 Rope Bridge
premise: a rope bridge is down to its last strands, and a choir is on it
axis: what do I mend / what do I trust
ending: act

You are on a rope bridge with a choir. Two strands are left. “Don’t stop,” says the conductor. “It’s the
singing that holds us. Whoever stops drops us all.”

“It’s the rope that holds us,” sings the bass, a lizardfolk, “and somebody had better mend it.” Then it is
verse two. One strand unwinds.

* Stop singing, trust the bass, and splice.
  skill 5: gain 1 red token
    You tie as fast as it frays. The bass comes over last. He tries your knot from above and from below and
    with his whole weight. “That’s how I’d have done it,” he says, and cannot sing for the rest of the day.
  more: gain 1 coin
  fail:
    You splice in a tenor. He has to be cut out, between verses.

* Sing louder, trust the conductor, and run.
  skill 7: gain 2 hearts, 3 coins
    It is the singing. They all run after you in order of voice, the high ones first and then the low, and
    turn out the plate into your lap, three coins, and lie about on the grass in four parts.
  more: gain 1 gem
  fail:
    You run off the beat. From the river they ask you, in harmony, to begin again.

== X18 Raiders at Dusk
premise: riders stop at dusk to water their horses before the attack, and ask you if the village is far
axis: what do I make them see / where do I stand
ending: act

“Is it far to the nomads’ village?” asks the outlaw. He lets his horse drink beside you. Behind him thirty
more are tying rags round the bits, so that nothing clinks. “We’d like to find them asleep, if it’s all one
to you, because they’ve bread, you see, and we’ve had none since the frost and the boys are chewing their
belts.” He wipes his mouth, civilly. “You’re not from there, I hope?”

Far off, past his shoulder, a child is shutting up the hens.

* Lie to hungry men, and light fires on the other hill.
  skill 7: gain 1 yellow token, 2 coins
    You light sixty fires, and there is one of you to run between them. The riders count them and turn back.
    Toward morning the nomads climb the hill with two coins and soup for sixty. “Where are the others?” they
    ask.
  more: gain 2 food
  fail:
    They ride across to ask the way of your fires. All sixty.

* Say that you are, and stand alone in the road.
  combat 8: gain 1 reputation, 1 green token, 2 coins
    It takes an hour, and it leaves two coins and several boots in the road. “If ever you’re tired of being
    good,” says their leader, and draws you in the dust the way to his fire. In the morning the village lets
    out its hens.
  more: gain 1 gem
  fail:
    “I thought so,” he says. The heaviest sits on you. You hear the dogs begin.

== X19 Market of Echoes
premise: stalls sell what people said here once; yours is on the second shelf
axis: what do I part with / what do I buy unseen
ending: question

This market sells in jars what people have said. “Shouts are cheap,” says the old mystic at the stall.
“Apologies are dear.” In one jar you hear your own voice. She is just reaching it down for a man in gloves.

“He buys what was never answered and takes it home and answers it, I suppose, or else he just sits there
with the lid off,” she says. “Or will you pay more? One good memory, say, and you’ll not have it
afterwards?”

* Lose a good memory, to have your own words back.
  skill 6: gain 1 blue token
    As you tell it, it goes. She dries her eyes and keeps that jar for herself. Yours is still warm when you
    hold it to your ear. “Are you coming?” it says.
  more: gain 2 food
  fail:
    She chews it over and gives it back. “Did that happen to you, or did you read it?”

* Let a stranger keep your words, and buy the locked box.
  pay: 1 coin
  skill 5: gain 1 treasure
    There is a treasure in it, wrapped in silence. Across the way the man in gloves has your jar at his ear.
    “Really?” he says.
  more: gain 1 coin
  fail:
    “Nothing,” says the box, when you have it open. “What did you expect?”

== X20 Wounded Courser
premise: a riding bird stands on one leg in the road and will not be pitied
axis: what do I bind / what do I sing
ending: act

A riding bird, taller than a door, stands in the road on one leg. “Don’t pity it,” says a drover, from up a
tree. “I pitied it, and it’s had my hat and my dinner, and it would have had my ear.” Wheels are coming
round the bend, fast. The bird will not move for anybody.

* Kneel in the road and bind its leg, with the wheels coming.
  skill 6: gain 1 bird, 1 reputation
    It holds still and gazes at the sky, as one does at the barber’s. Then it follows you. “Pays its debts!”
    the drover tells all who come by, for as long as he is in the tree.
  more: gain 2 food
  fail:
    It is quicker than you. It binds you three times round to the milestone.

* Stay safe on the bank, and sing it off the road.
  skill 4: gain 2 food
    It hops over in time to the tune, one hop to the bar, and lays its head on your shoulder, and lets fall
    the drover’s dinner, hardly touched.
  more: gain 1 heart
  fail:
    It knows the song. It does not care for your version.

== X21 Pit Fighter
premise: in a pit a very small man hits a very large one with great politeness
axis: whom do I back / what do I become
ending: joke

“After you,” says the little man in the pit, and hits the enormous one. “I beg your pardon. Was that your
ear?”

“That’s the fifth tonight, and two of those were brothers, and one of them had a shovel,” says the woman
with the slate. “Last bets! Or will one of you go down to him? He’s never lost. He gets lonely.”

His seconds, a lizardfolk and an outlaw, fan him with a towel each. “Would you care to?” he calls up to you.
He bows.

* Bet on him from up here, and leave him lonely.
  pay: 1 coin
  skill 5: gain 3 coins
    He brings up your three coins himself, with the large man over his shoulder. “Would you hold him a
    moment?”
  more: gain 1 coin
  fail:
    “I give in,” says the small man. “It’s his birthday.”

* Climb down and be hit, because he asked.
  combat 9: gain 1 red token, 1 green token, 1 coin
    He has waited all his life to lose. He pays you the coin he keeps for it and gives you both his seconds,
    towels and all. Then he opens the gate for the next man. The lamp goes dark. “Now you’re the small one.”
  more: gain 1 gem
  fail:
    “I’m so sorry,” he says, and again, “I’m so sorry.” You count them, from below.

== X22 The Ash Library
premise: a library burned; its pages hang in the air as ash, in order, until someone opens the door
axis: what do I carry in my head / on my back
ending: loss

The library burned with its windows shut, and not a breath has stirred in it since. Every page still hangs
where it was, as ash, line under line, so that you can put your eye to the keyhole and read a little, if you
do not breathe.

“I’ve kept the door shut,” says the old mystic on the step. “But I’m ninety, and the hinge is worse.”

“It won’t last the hour,” says a lizardfolk with an oil can.

“Then I’ll open it once, while there’s one to see.” The mystic takes the handle. “What will you save?”

* Stand quite still, and save one page of the ash.
  skill 7: gain 1 blue token, 1 food
    You have all but the last line, and a baked apple that a reader hid behind the poets. The rest is on
    your sleeves. The old mystic takes you by the cuff and brings it up close to his eyes and begins to
    read.
  more: gain 1 coin
  fail:
    You read one word, “the”. Then you have to breathe.

* Run in through the ash, and save what has not burned.
  skill 9: gain 1 blue token, 1 red token
    It is one iron bookcase. “Grandmother made that,” says the lizardfolk. She has it open in a moment, and
    every book is whole. The old mystic kisses you both. Then he goes to find a broom for all the rest.
  more: gain 1 gem
  fail:
    The wind of your coming gets there before you.

== X23 Quicksand
premise: a tax cart sinks, and the taxmen are debating who signed for it
axis: whom do I pull / what do I let sink
ending: joke

“Who signed for this cart?” asks a taxman, up to his knees in quicksand.

“You did,” says the other, up to his belt. “I countersigned.”

“Then we’re both liable,” says the first.

The bags are going under. They hold a year’s taxes of three villages, and if they sink, the villages will
pay again. The horse is sinking too. It has heard all this before, at every ford and every ditch and every
gate on the road, and it shuts its eyes.

* Lay your planks to the taxmen and their bags.
  skill 5: gain 1 reputation, 1 coin, 1 food
    They walk ashore with every bag and leave the horse to find its own way, which it does, on your planks.
    They pay you a coin and a ham and praise you in three villages, by name, as a bridge.
  more: gain 1 food
  fail:
    You are one plank short. The horse walks ashore along you.

* Save the horse, and cut the taxes loose.
  skill 4: gain 1 coin
    Up bobs the cart like a duck. One coin rolls out. The rest goes down. “Lost in transit,” say both
    taxmen, and begin to hum.
  more: gain 1 heart
  fail:
    Wrong strap. The horse leaves, with the keys.

== X24 Signal Tower
premise: a signal tower blinks the same word at an empty coast; people live in its lamp
axis: what do I mend / whom do I turn out
ending: image

All night an old tower blinks one word over the dark. “LATE,” reads the girl on the stair. “It’s all it ever
says. We live up there by the great lamp, where it’s warm, nomads and lizardfolk and outlaws and my dad and
me, and we’ve nowhere else. Only the lens has cracked.”

It hangs right over their beds. “They’re sending somebody to turn us out,” she says. “Is it you?” A piece of
glass falls past the window and rings on the stones.

* Mend it tonight, above the sleepers’ heads.
  skill 8: gain 1 red token, 1 yellow token, 2 food
    They all help. The lizardfolk mix putty. The nomads hold you by the ankles and feed you. Near morning,
    from the far edge of all that dark, a second light answers: SORRY.
  more: gain 1 coin
  fail:
    You put it in backwards. It says ETAL, and the girl cannot stop laughing.

* Turn them out into the cold, before it falls.
  combat 7: gain 1 green token, 1 coin
    Down they go past you, each in a blanket, and the lens comes down behind the last. “We leave nothing
    owing,” says the girl’s father, an outlaw, and pays you a coin for their lives. Behind them the tower
    burns without a flicker.
  more: gain 1 gem
  fail:
    They have lived on that stair a long time. They know which step is missing.

== X25 Three Coffins
premise: three coffins wait at a crossroads with the bearers’ lunch on top; no bearers
axis: what do I finish / what do I open
ending: question

Three coffins stand at a crossroads. FEVER, says the chalk on each. DO NOT OPEN. The six men who carried
them had their lunch on the lids, and then they put down their cups and took off their boots and set the
boots side by side in the grass. Now they are gone. In the middle coffin something shifts its weight.

* Bury all three as they are, and hope that you heard wrong.
  skill 5: gain 2 reputation
    You dig one grave and then the next and then the last, and when it is dark you say what one says. Over
    the wall a farmer bares his head. He will tell it at home. “Which of them was it,” he asks, “that
    knocked?”
  more: gain 1 food
  fail:
    You dig three graves, and when you turn round one is full. Who did that?

* Pry up the lids, and let out whatever it is.
  skill 7: gain 1 treasure, 3 coins; lose 2 reputation
    Stones. Stones. In the middle one lies a smuggler on a treasure and three coins, with a candle, and he
    screams until the whole village comes running. “Who robs the dead?”
  more: gain 1 gem
  fail:
    They will not lift. Why are the nails on the inside?

== X26 The Tax Collector
premise: a tax collector is lost and will pay for directions with a receipt
axis: what do I write / what do I guard
ending: joke

“I’m lost,” says the tax collector, “and I can pay for directions. With a receipt. A stamped one.” He has a
mule and a ledger that will not come out right and a strongbox that now and then sneezes. On the bank above
him two thin men look at the box and spit on their hands.

“Do you add?” he asks you. “Or do you hit? I’ve a certificate that I’m excused from both.”

* Add for him, and let the next village pay.
  skill 6: gain 3 coins; lose 1 reputation
    It comes out beautifully, with three coins over, because the next village owes duty on the moon. “Who
    added this?” they ask there. He gives them your name, stamped.
  more: gain 1 gem
  fail:
    It comes out. It is you who owes.

* Hit two hungry men for a tax collector.
  combat 7: gain 1 reputation, 1 red token, 1 coin
    The two go home with a bruise each, and a receipt for it. The lid of the strongbox goes up. In it sits
    an old lizardfolk among sandwiches. “I mend the stamp,” she says. She stamps your hand and puts a coin
    in it.
  more: gain 1 coin
  fail:
    They get the box. He runs after them with the form and after him runs the mule and the box sneezes all
    the way up the hill.

== X27 Fungus Feast
premise: a mushroom supper is served to you by people who watch every bite
axis: what do I trust / what do I share
ending: image

Supper is mushrooms. The people who serve it stand round your chair, three deep, and follow your fork from
the plate to your mouth and back to the plate and back to your mouth.

“Red’s safe,” says an old mystic. “Guests have the red, and then they go away again, and we never hear from
them. Spotted’s what we have ourselves. The last guest tried it. He’s about here somewhere. Well, all
about.”

“Stay,” says a child, under its breath. They all hold their breath.

* Eat the red, and disappoint the child.
  skill 5: gain 3 food, 1 heart
    They let you fill your bag with it. “Red,” says the child, let down. When the candle goes out you can
    still see every face. They shine, faintly green.
  more: gain 1 food
  fail:
    The red one was the candle. They clap, though.

* Try the spotted, and be one of them.
  skill 7: gain 1 blue token, 2 hearts
    It tastes of last week’s rain. The old mystic kisses you on the forehead, and they all fetch their own
    plates at last. Under the trees, one by one, round windows light up.
  more: gain 1 gem
  fail:
    For some days you are a spoon, and happy.

== X28 Landslide
premise: a hillside has come down on the road, and somebody beneath it is whistling
axis: what do I prop / what do I look for
ending: act

Half a hillside has come down across the road, and it is still coming. Beneath the biggest rock of all a man
is whistling a jig, each time round a little slower. Two lizardfolk roadmenders come running with props on
their shoulders. They point at the hill and they point at the props and they hold up one finger: an hour, to
make it safe. Pebbles run. Then something groans.

* Prop it safely with them, though he may not have an hour.
  skill 6: gain 1 red token, 1 food
    For an hour you hold what they hand you, until it stands. They lift out the whistler. Then they spread
    their lunch for you right under the hill, to show what they think of your props. He finishes the tune.
  more: gain 1 coin
  fail:
    You prop the wrong end. The whistling breaks off and a voice gives you directions, left a little, up a
    little, no, no, the other left.

* Crawl in now, while there is a tune and no prop.
  skill 8: gain 4 gems, 1 reputation
    You drag him out by the collar. He is a pedlar. He has not lost the beat. He fills your hand with four
    gems and his chest with air, and he tells the whole valley.
  more: gain 1 gem
  fail:
    The hill shuts the hole. Then, further off, you hear it again.

== X29 Runaway Cart
premise: a cart of clocks runs away downhill, striking
axis: what do I stop / what do I jump on
ending: joke

Ninety clocks come down the hill on a cart without a horse, and some of them strike one and some of them
strike six and most of them strike noon. “Save them!” cries the clockmaker, behind. “I’m seventy, and there
won’t be any more!” At the bottom, all across the road, nomads sit at lunch with their backs turned. You are
standing in between.

* Throw the brake, and smash his clocks to save the nomads.
  skill 6: gain 1 reputation, 1 yellow token
    It stops at your toes. Ninety doors fly open. “What happened?” ask ninety cuckoos. The nomads tell them
    and then they tell you and then they tell each other, until by supper you belong to the story.
  more: gain 2 food
  fail:
    The brake comes off in your hand. The cart does not stop for it.

* Leap aboard, and risk the nomads to save his clocks.
  skill 7: gain 4 coins
    You miss the soup by a cuckoo. On the way you sell four clocks over the side for him, and keep the
    coins, and so you reach the river at four different times.
  more: gain 1 coin
  fail:
    You leap, and are twenty minutes late for it.

== X30 Night Oracle
premise: an oracle keeps night hours and charges by the answer; the question is free and she asks it
axis: what do I want to know / what do I want
ending: speech

“Questions are free,” says the oracle, an old mystic. She lights the sign that says NIGHTS. “I ask them.
It’s the answers that cost. Sit. Do you snore? Who’s got your other glove? What are you running from? No,
keep that, it’s keeping you warm. I’ve two answers left and you may have one, and one’s where your road goes
and the other’s where some gold is. Mostly they ask me about love.” She takes in your boots. “Well, no. Not
you.”

* Ask where your road ends, and leave the gold in the ground.
  skill 6: gain 1 blue token
    “On,” she says. “You’d be surprised how many of them cry.” You do not. So she draws up her chair and
    pulls off your boots and tells you, as a friend, the truth about your knees.
  more: gain 1 heart
  fail:
    “Whose?” she says. “That was it. Good night.”

* Have the gold, and never know where you are going.
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

“Kneel,” says a boy on a throne of forks. You are in a drain. “Say Your Dryness. I rule from here to where
it smells different and whatever gets dropped up there is mine, and you’d think it would be rings, but it’s
mostly forks. Nobody’s ever brought me a present.” Four bigger boys step out beside him with pot lids. Their
fathers are outlaws. “So. A gift, or rudeness? We do both.”

* Kneel to a child in the wet, and hold up a coin.
  pay: 1 coin
  skill 5: gain 1 green token, 1 food
    He bites it and declares a holiday, with a bun. The four boys show you their fathers’ way into any town.
    It is round, and in the floor. “Rise, Your Dampness.”
  more: gain 1 food
  fail:
    “I’ve got one of those,” says the boy.

* Be rude to a child, and keep your knees dry.
  combat 8: gain 1 green token, 3 gems; lose 1 reputation
    Four lids ring, on four notes. You prise three gems out of the throne. “Can we be your guard instead?”
    ask the four boys. From every drain you pass that week a small voice says what you are.
  more: gain 1 coin
  fail:
    They have lids. You have wet feet. You are banished, upstairs.

== X32 Kite Festival
premise: kites are raced here, and every string is glass-cut; the smallest flyer has a plain one
axis: how do I fly / what do I cut
ending: loss

“Strings up!” call the nomads. Thirty kites strain at their lines, red ones and blue ones and one like a
fish, and every line is dipped in ground glass, to saw through the others. Only one little girl has plain
string. Her kite is a letter.

“It’s off my dad,” she tells you. “I can’t read yet, so I’m flying it.”

Down goes the flag.

* Fly fair, and cut whoever crosses you.
  skill 5: gain 1 yellow token
    You win by a length! The nomads dance you round and round the field, and you never see whose string you
    crossed. It is high up now, for a letter.
  more: gain 2 food
  fail:
    Yours is first to go. Hers is next, after it, as if to look.

* Cheat for her, and cut down everybody else.
  skill 6: gain 1 yellow token, 2 coins; lose 1 reputation
    Twenty-nine kites leave. Grown men run after them, over the hedges. “We ought to send you off,” say the
    nomads. They pay you two coins instead and teach you the knot for next year. The girl winds in her
    letter. It goes under her shirt.
  more: gain 1 coin
  fail:
    You try the first. The glass cuts your knife.

== X33 Ironbark Grove
premise: an ironbark’s sap rings in the pail; one old tree has axes grown into it
axis: how long do I wait / what do I fell
ending: image

Ironbark sap drops into the pails like small change, and the whole grove rings with it. In the oldest tree
there are axes, grown in fast, handles out, like pegs in a hall.

“It shuts on them,” says the tapper, a lizardfolk. “It shut on my grandmother’s lamp, when she’d only hung
it up for a moment, and she cried for it till she died. But it gives us all our sap. Hark. That’s it
opening.”

* Leave the lamp in it, and hang up a pail for sap.
  skill 6: gain 2 gems, 2 food
    You sit against the trunk till morning. “Likes you,” says the tapper. “I’d leave soon.” Two bright hard
    drops lie in the pail, under a foot of syrup, and the tree leans over you, a little further than before.
  more: gain 1 coin
  fail:
    You doze against the trunk. They have to cut your coat to get you off.

* Cut down the oldest tree, for a dead woman’s lamp.
  combat 9: gain 1 red token, 3 gems, 1 food
    It falls with a peal. In its heart are three gems and a honeycomb for you, and a lamp, and it is lit.
    “‘Only for a moment,’ she said,” says the tapper. She carries it home through the trees, slowly, past
    everything it has missed.
  more: gain 1 gem
  fail:
    In the evening there is one more axe in it.

== X34 Stolen Herd
premise: a herder counts an empty field and keeps getting the right number
axis: what do I follow / whom do I ride down
ending: act

“Thirty,” says the nomad, to a field without one bird in it. “I keep making it thirty.” The gate is down. In
the mud are the prints of claws, and over the claws are the prints of boots, and over the boots is one print
as wide as a shield.

“Outlaws drove them off,” she says. “The big one came after. They don’t know it’s there.” It is almost dark.
The wind smells of wet feathers, and then of something else.

* Bring her birds home, and leave the thieves to it.
  skill 7: gain 1 bird, 1 yellow token, 1 food
    By dawn they are home, but for one that has decided on you. “Thirty,” says the nomad. She counts you in
    its place and gives you its feed. She does not ask what it was that you heard behind you, in the hills.
  more: gain 2 food
  fail:
    You follow the smell all night, over one hill and then over another and down through a wood. By dawn it
    is following you.

* Ride to warn the thieves before it finds them.
  combat 8: gain 1 reputation, 1 green token, 1 yellow token
    You reach them when it does. Afterwards they run the whole herd home for you. They keep well inside it.
    “Thirty,” says the nomad at the gate, “and six outlaws.” She bolts it behind them. Then she puts on
    soup.
  more: gain 1 coin
  fail:
    You overtake them. They look back, and not at you.

== X35 Mirror Lake
premise: a lake shows everyone who rows on it what they look like from behind
axis: what do I not look at / what do I break
ending: image

The lake shows all who row on it how they look from behind. Half-way over lie the boats of those who stopped
to see. In one a man tries to get round his own ear, and in the next an old mystic combs the back of her
hair and combs it and combs it. Down in the water a person in your coat starts to turn round.

* Shut your eyes, and tow the old mystic out, and her alone.
  skill 8: gain 1 blue token, 2 gems
    The keel grates on stones. The mystic steps ashore and cuts off her hair and laughs out loud and hands
    you the two gems from her comb. One more person gets out of your boat and walks away without turning
    round.
  more: gain 1 gem
  fail:
    You row with great courage, hour after hour, in a circle.

* Free them all: crack the lake with stones, and their faces with it.
  skill 5: gain 2 gems, 1 food; lose 1 reputation
    It goes like a plate, and you pick out two bright bits and a fish. “Where am I?” asks the man with the
    ear. In every boat they feel for their faces. Then they take up their oars and come after you.
  more: gain 1 coin
  fail:
    It skips them back, one hop further each time.

== X36 The Last Cook
premise: the last cook of a fallen army still cooks for nine hundred, and it is noon
axis: what do I do for it / what do I carry off
ending: joke

“Nine hundred for lunch,” says the cook, “and late again.” His army went by a month ago, in both directions.
But it is noon, so out goes the stew, all over the field, to nine hundred crows. By now they sit up straight
and tuck in their bibs and pass to the left and wait until everyone is served. The dirty pots reach into the
trees.

“The secret’s in the sauce,” he says. “They never asked. Are you kitchen, or are you army?”

* Answer “kitchen”, and wash a month of pots for crows.
  skill 4: gain 3 food
    It takes three days. On all three you eat. He counts the clean ones twice. Then he holds each of them up
    to the light. “Good,” he says. “Now I can do supper.”
  more: gain 1 food
  fail:
    You reach the bottom of the first. There is a man in it, washing.

* Say “army”, be the one he cooks for, and pocket the sauce.
  skill 7: gain 3 food, 3 coins; lose 1 reputation
    It is in a jar marked SOCKS. You live on it for three days and sell the dregs for three coins. Behind
    you, in step, come nine hundred crows, and they tell it at every village and every farm and every
    scarecrow.
  more: gain 1 coin
  fail:
    He keeps it on a high shelf. He is on the shelf.

== X37 Canyon Duel
premise: two duellists stand back to back; neither will count, and they ask you to
axis: what do I aim at / when do I draw
ending: speech

In the narrow canyon two outlaws stand back to back, and you cannot get past them. “You count,” says the
tall one. “He cheats at nine.”

“He cheats at eight!” says the fat one. “Ten, and we turn.”

“What’s it about?” you ask.

“His hat,” says the tall one.

“My hat. He’s wearing it. My mother made it.” Each of them hands you a spare crossbow, in case.

* Shoot the hat at eight, his mother’s or not.
  skill 7: gain 1 reputation, 3 coins
    It flies up and turns over and comes down with a hole in it, and three coins drop out of the band, and
    they make you take them. They shake both your hands. “So that’s what was wrong with it,” they tell
    everyone.
  more: gain 1 gem
  fail:
    You miss the hat, both men and the cliff. “Again?” they ask kindly.

* Stop at one, and break your word to both.
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    Up go their hands, with two coins in them. “That,” says the tall one, deeply impressed, “is cheating at
    one.” They walk you to their camp arm in arm, to show the others, and every inn on the way gets to hear
    of it.
  more: gain 1 coin
  fail:
    “Ten,” they say together, and turn round on you.

== X38 Hatching Ground
premise: the nests are as large as carts, and one egg is tapping from the inside
axis: how quietly / how bravely
ending: image

You took them for hills. They are nests, as large as hay carts, row behind row, and in the nearest an egg
taps. Two mystics with a measuring tape let go of the tape and let go of the egg and throw themselves flat
in the grass. “She’s heard it,” breathes one of them. “She’ll look here first.” Far off a shadow stops, and
turns.

* Tiptoe away, and leave the mystics lying there.
  skill 5: gain 2 hearts, 2 food
    You go half a mile without a breath. Out of the last nest you lift a cold egg, two days’ food. Behind
    you, one row after the other, wet heads come up.
  more: gain 1 food
  fail:
    You step on a twig. It is a toe.

* Stand up in front of a mother, by her own nest.
  combat 10: gain 2 blue tokens, 1 food
    She comes down like weather. Afterwards you all breakfast on an egg that did not hatch, and the two
    mystics measure you from top to toe, with respect. “Put down ‘large’,” says one. What did hatch is
    standing on your foot.
  more: gain 1 gem
  fail:
    She picks you up by the collar and sits on you, with the others.

== X39 Clock Without Hands
premise: a town clock has lost its hands; the town has stopped at whatever it was doing
axis: what do I guess / what do I give back
ending: act

The hands have dropped off the town clock, and everybody has stopped. The baker has stopped with a loaf held
out, and a boy has stopped in the air above a puddle, and a lizardfolk and a mystic have stopped in the
middle of a quarrel with their noses touching.

“We can’t tell what time it is,” says the baker, without moving his lips. “And that’s my brother, under the
piano.” Over the street hangs a piano. The rope creaks.

* Shout any hour, and let them live by a wrong one.
  skill 6: gain 1 red token, 1 food
    “Ten past!” The loaf drops into your arms and the brother jumps out and the piano comes down. “You’re
    wrong,” says the mystic. “But it goes!” says the lizardfolk. She has minded that clock all her life. She
    hands you the key.
  more: gain 1 gem
  fail:
    “Midnight,” you say. They all lie down where they are.

* Forge true hands, however long the rope creaks.
  skill 9: gain 1 red token, 1 blue token, 1 food
    You make them out of forks. The clock strikes all the hours it owes. “There!” say the lizardfolk and the
    mystic to each other, and each shakes you by a hand, for each was right. The baker throws you the loaf.
    The boy comes down.
  more: gain 1 coin
  fail:
    They go round fast. It is noon and then it is night and then it is noon again, and by dusk the baker is
    a grandfather.

== X40 Crossroads Shrine
premise: a shrine at a crossroads is piled with offerings to nobody knows what; it has just said thank you
axis: what do I leave / what do I take
ending: question

People have heaped so many candles and turnips and coins and socks on the shrine at the crossroads that one
can no longer see whose it is. “You don’t ask,” says a girl. She adds a sock. “It might not be anyone.”

“Thank you,” says the heap.

It has not done that before. The girl takes hold of your coat. At the top a turnip starts to roll.

* Give it a coin more to lie under, and listen.
  pay: 1 coin
  skill 4: gain 2 reputation
    “Thank you,” it says again, and waits until the girl has raced off to tell them all who you are. “Could
    you get them to stop?”
  more: gain 1 heart
  fail:
    “And what is this one for?” it asks.

* Dig it out, through everybody’s prayers.
  skill 5: gain 2 coins, 1 gem, 1 food; lose 2 reputation
    You put two coins, a gem and a cake in your pack, out of the way. The girl runs home screaming. At the
    bottom lies a stone person, quite flat, and stretches. “Aren’t you taking the socks?”
  more: gain 1 coin
  fail:
    It slides, first the socks and then the turnips and then all the candles, and you lie in the dark under
    the heap. “You too?” asks a voice.
