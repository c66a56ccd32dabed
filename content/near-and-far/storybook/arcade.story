# Forty arcade cards, X1 to X40: two choices each, at home on any map. No keywords, no people who return.

== X1 The Flooded Ford
premise: crates float down on a ford in flood, and men on the far bank with hooks say they are theirs
axis: what do I save / whom do I believe
ending: act

Crates come down the flooded ford, turning, with a hen on the third. “Ours!” shout four men on the far bank,
and reach out long hooks.

“Then what’s in them?”

They confer. “Hens?”

Something in the first crate knocks. It is swinging over to their side.

* Rope the crates across to your own bank.
  skill 5: gain 2 coins
    Out climb four wives, with luggage. “Are they still there?” they ask. They pay you two coins to have
    seen nothing but a hen.
  more: gain 2 food
  fail:
    The rope holds; the crates go; you have landed the hen, who was against it.

* Charge the men with the hooks.
  combat 6: gain 1 green token
    They run, while behind you the lids go up. “Saves us the boat,” says one of their wives, an outlaw, and
    teaches you the knock, in case you ever leave anybody yourself.
  more: gain 1 coin
  fail:
    They charge well, too. From up a tree you watch the hen come ashore.

== X2 A Stranger’s Campfire
premise: a fire is kept by a stranger who has laid two bowls and will not say for whom
axis: what do I accept / what do I take for granted
ending: image

A fire, a stranger, two bowls. She has set the second on the warm side, out of the wind, with its spoon in
it, and goes on stirring.

“Are you expecting company?”

“Every night,” she says. “You’re not him. But it’s hot, he’s late, and I do better with a face to tell it
to.” The good place by the fire is empty. It is going to freeze.

* Eat from his bowl, and ask about him.
  skill 4: gain 1 reputation, 1 food
    She talks until she is hoarse, and will tell the whole road who listened; at dawn half a loaf is yours,
    and both bowls stand upside down.
  more: gain 1 coin
  fail:
    You drop off half-way through. She has gone on without you. So has the fire.

* Sit down in his place, out of the wind.
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

Sunk to its hubs, a wagon blocks the road, and on top of it sits the carter, whittling. “That was the axle,”
he says. “Now it’s a spoon. I’ve come to terms.” The mud takes another inch and then, which mud does not do,
it chews.

* Sit down beside him and carve a new one.
  skill 5: gain 1 yellow token
    “Straight,” says the carter bitterly. “I suppose I’ll have to go there now.” All along the road he tells
    the nomads whose fault it is. They wave.
  more: gain 1 coin
  fail:
    You carve beautifully, till it is dark. It is a fork.

* Get your back under it, and heave.
  skill 7: gain 1 red token, 2 coins
    It comes, and so does what had hold of it: a lizardfolk pump, which coughs up two coins, wipes its mouth
    and asks you, with deep interest, “What is broken?”
  more: gain 1 gem
  fail:
    You come out. Your boots are still pulling.

== X4 Toll Gate
premise: a toll keeper has mislaid the gate and collects at the hole where it was
axis: what do I argue / what do I break
ending: joke

“Halt! One coin for the gate!” There are two posts, and between them a fine view.

“I’ve mislaid it,” says the toll keeper. “It was here in spring. But the toll stands.” He lowers one arm
across the road. Behind you nine carts have pulled up, whose drivers are climbing down to see who it is that
holds up nine carts.

* Demand to see what you are paying for.
  skill 6: gain 1 yellow token, 1 coin
    “Then it’s the gate owes you,” he says slowly, and pays. Nine nomads get in line behind you to claim.
  more: gain 2 food
  fail:
    You win. He writes down that you have won. There is a charge for that.

* Knock down what there is of it.
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    Under the first post lie two coins, under the second the gate. “You can always hide at my place,” says
    one carter, an outlaw. “From whom?” ask the other eight, and look at you.
  more: gain 1 coin
  fail:
    “Better made than the gate was,” says the keeper, helping you up.

== X5 Whispering Well
premise: a well repeats the last word that anyone says to it, then asks a question of its own
axis: what do I answer / what do I see for myself
ending: question

“Hello?” you call into the well.

“HELLO!” it shouts. It gives back the last word of anything, so that one woman has been here since dawn,
being agreed with; but now it draws a long wet breath, which it has not done before.

“WHAT,” it asks, “ARE YOU STANDING ON?”

* Answer it.
  skill 7: gain 1 blue token, 1 food
    “You,” you say. “YOU!” it cries, delighted, and up comes the bucket with a wet cheese in it, and a
    mystic, palms up, who has waited nine days for a new word. “AND WHAT AM I STANDING ON?”
  more: gain 1 gem
  fail:
    “Ground,” you say. All down the road you hear it behind you, doubtful. “GROUND?”

* Climb down and look.
  skill 5: gain 2 gems
    On a ledge sits a boy with a brass trumpet and two gems, which he gives you. “They throw them. Don’t
    tell my mother. Is she still up there?”
  more: gain 1 coin
  fail:
    It is deeper than it sounded. “Help,” you say. “HELP,” it agrees.

== X6 Dust Wolves
premise: dust wolves sit down round your fire, just outside it, and wait to be noticed
axis: what do I outlast / what do I meet
ending: image

Dust wolves sit down round your fire, just where the light stops, so thin that you can see the road through
them, and wait to be noticed. There were nine. There are twelve, and one log.

* Keep your eyes on the fire until morning.
  skill 6: gain 2 hearts, 1 yellow token
    You do not look up. At sunrise there are twelve long heaps of dust, and in the gap between two of them a
    nomad, grey to the lashes, who has sat there all night to make you two.
  more: gain 2 food
  fail:
    You look up, once, to count them. You wake a mile away, sitting in a ring.

* Walk out to the nearest pair of eyes.
  combat 8: gain 1 green token, 2 gems, 1 food
    It comes apart like flour, down to an outlaw’s supper, his dice, and two gems that go on looking at you.
  more: gain 1 coin
  fail:
    It walks through you. For a week everything tastes of road.

== X7 The Sleeping Machine
premise: a machine snores under a hedge; a key sticks out of its ear
axis: what do I wake / what do I take apart
ending: act

Snoring comes from under the hedge. It is a machine with feet like ladders, a key in its ear, and washing
hung from its knees.

“It’s turned over twice this week,” says a woman with pegs in her mouth. “First time was the barn. I’ve a
baby in the house.”

It smacks its lips, drawing up one foot.

* Wind it, and see who it is.
  skill 7: gain 1 red token, 2 gems
    It sits up, takes down the washing, folds it, lays two gems on the pile for the hedge and asks, as
    lizardfolk engines do, “What is broken?” Then it sees the barn.
  more: gain 1 coin
  fail:
    You wind it the wrong way. It starts to dream, with its legs.

* Take it to pieces before it can stir.
  skill 5: gain 3 coins; lose 1 reputation
    Three coins’ worth of brass; it never wakes. “It used to rock the baby,” the woman tells everyone who
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

“So’s my purse!” says a miller in the front row.

“And mine! And they’ve all got masks on!”

“That’s in the play,” says the prince, sweating. “Is it not? You there, with the face! Thou art the toad.
Thou art also late.”

* Get up there and be the toad.
  skill 6: gain 1 reputation, 1 yellow token
    You are hissed, stabbed, and made to do it again. “He never died half so well,” says the queen, “and he
    was good.” “Are you free for weddings?” ask some nomads.
  more: gain 1 coin
  fail:
    “That isn’t how he dies,” calls a child. It tells you how. It is right.

* Pull off masks until you have the thief.
  combat 7: gain 1 green token, 1 reputation
    It is the prince. “I was coming to that,” he says, handing out purses to cheers. “It’s the third act.”
    He is an outlaw, and owes you his neck.
  more: gain 1 gem
  fail:
    You unmask the queen, the moon and a tree. “Boo,” says the tree.

== X9 Honey Cliff
premise: bees live on a cliff, the honey hangs like laundry, and a bear is already half-way up
axis: how long do I take / how high do I go
ending: loss

Honey hangs down the cliff in sheets, like laundry, with bees going in and out between. A bear, half-way up
already, looks round at you, judges the distance and climbs faster.

“Two coins on the bear,” says an old man with a jar. “No offence.”

* Smoke the lot from below, bear and all.
  skill 5: gain 4 food
    Bees and bear sleep, in two voices, and you fill every pot you own. “That’ll be the last, then,” says
    the old man, and puts away his jar.
  more: gain 1 heart
  fail:
    The smoke goes up the bear. It comes down to ask.

* Race the bear to the topmost comb.
  skill 8: gain 1 yellow token, 1 red token, 1 food
    You win by a paw. Deep in the highest comb hang a nomad’s rope and a lizardfolk’s pick, each tied to the
    other, with no one on either end.
  more: gain 1 gem
  fail:
    On your way down the bear gives you a paw.

== X10 Deserter
premise: a soldier asks you for a woman’s coat, quickly, and has a good voice for it
axis: what do I lie for / what do I stand up to
ending: act

“A woman’s coat,” pants the soldier. “Any coat. Quick! I’ve the voice for it.” He has: he says it again, an
octave up, and is an old lady with a bad chest.

Over the hill, not hurrying, come three riders, of whom the first has a rope on his saddle and has started
to shake out the coils.

“Please, dear,” says the old lady.

* Give him a coat, and lie to the riders.
  skill 6: gain 1 green token, 1 food; lose 1 reputation
    “Only Grandmother,” you say, so they salute her, though it gets about afterwards who lied to the law.
    She leaves you her bread, and word at every outlaws’ fire. She keeps the coat.
  more: gain 1 coin
  fail:
    She sneezes, in bass. They lead him off in your coat, and thank you for your help.

* Give him a start, and meet the riders.
  combat 8: gain 1 green token, 2 coins
    They walk home, two coins poorer. The soldier is riding off on the best of the horses, side-saddle.
    “I’ll tell the boys, dear!” calls the old lady. The boys, it turns out, are outlaws.
  more: gain 1 gem
  fail:
    They are better at this. “Run, dear,” says the old lady, and goes to meet them.

== X11 Glass Garden
premise: flowers of glass grow where lightning struck; one is opening
axis: how far in / how close
ending: image

Where lightning struck, flowers of glass have come up, hundreds, so sharp that the wind whistles. In the
middle a bud is opening, with a creak, while round it, one after the other, stems have begun to crack.

* Walk in to the one that is opening.
  skill 7: gain 4 gems
    You come out with four of them and no scratch. Behind you each footprint has put up a bud.
  more: gain 1 gem
  fail:
    Your coat goes in. What comes out is fringe.

* Lie down by one at the edge, and wait.
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
The star hangs in a shepherd’s window, two fields off, where the shepherd, while you look, trims it.

“Say it isn’t much further,” says the courier, “I couldn’t bear it,” and as his eyes shut the sealed bag
slides off his knee.

* Tell him about the shepherd.
  skill 5: gain 1 reputation, 1 coin
    “He’s trimming it,” says the courier, when he has looked for a long time. Then he gives you the coin
    that was for his bed, turns the horse round, and thanks you wherever he stops.
  more: gain 1 food
  fail:
    “That one?” he says kindly. “My friend, that’s a moth.”

* Open the bag, to see whether it matters.
  skill 6: gain 2 coins, 2 gems; lose 2 reputation
    “Keep him riding, he means well,” it says, round two coins and two gems. He wakes to the broken seal.
    All along the road he asks people what it said.
  more: gain 1 coin
  fail:
    In it is a smaller bag, and in that a smaller. At the ninth he wakes.

== X13 The Buried Bell
premise: a bell is ringing under a turnip field, and the farmer would like it to stop
axis: how deep / how much is it worth to me
ending: joke

Clang, says the field, and a row of turnips hops. “My grandfather ploughed it in, for the quiet!” shouts the
farmer, who shouts everything. “It’s got worse! I don’t mind how you stop it!” One turnip lands on your
foot. That was the quarter. The next is noon.

* Dig down to it, before noon.
  skill 8: gain 1 blue token, 2 coins
    Under it, at the rope, sits a mystic. “Am I relieved?” he shouts, and gives you two coins to put it in
    writing.
  more: gain 2 food
  fail:
    You reach it on the stroke of noon, from the inside.

* Draw its clapper through a molehill, and sell it.
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

“Him.” He nods at an empty chair with a heap of coins in front of it. “Lovely manners.”

“He’s got my horse,” says the second, “and I walked here. Don’t stare. If you stare he gets up.”

It is the chair’s deal. The cards begin to slide.

* Stare.
  skill 6: gain 3 coins
    It is threads. They run to the second man’s toes, and he pays you three coins to go on admiring them.
    “Still,” he says. “Lovely manners.”
  more: gain 1 gem
  fail:
    It gets up. “Now you’ve done it,” they say, and hold the door for it.

* Kick the table over.
  combat 6: gain 1 green token, 1 food; lose 1 reputation
    Under it a very small outlaw, eating a sausage, breaks you off half. You are his partner now; it is how
    they say so. “We knew,” the three tell everybody afterwards. “We liked him.”
  more: gain 1 coin
  fail:
    It is nailed down. “They all try that,” says the empty chair.

== X15 Old Rival
premise: your old rival is stuck in a hedge and has begun to tell you how well he is doing
axis: what do I admit / what do I settle
ending: joke

“I’ve three wagons now, of course,” says the hedge. It is your old rival, hung up in it by the seat, one
boot on. “Four, with the new one. No, don’t help, I’m resting. You look thin. I did think of you when they
gave me the medal. Are you still at, what was it?” Cloth tears. “I lie awake, you know, over who was right,
that time. We might settle it. At dawn, say?”

* Admit how you are doing.
  skill 6: gain 1 reputation, 1 yellow token
    You admit to one wagon. He admits, before witnesses, to none, and pins the medal on you. The nomads gave
    it him, for hedges.
  more: gain 1 food
  fail:
    “Only the one?” says the hedge. You have not made anyone so happy in years.

* Settle it at dawn.
  combat 9: gain 1 green token, 1 blue token
    “You were right, then,” he says, from the ground. His seconds, an outlaw and a mystic, would sooner be
    yours. He thinks. “What was it about?”
  more: gain 1 coin
  fail:
    He beats you in one boot. He is so nice about it.

== X16 Moon Moths
premise: moths that shine by themselves carry off a baby’s cap, then come back for the lamp
axis: what do I keep / what do I follow
ending: image

Moths as wide as plates, shining by themselves, lift the cap from a sleeping baby, bear it away over the
trees and come back, forty or more, for the lamp, round which the baby’s mother has both arms. Her heels
leave the ground.

* Net the brightest.
  skill 6: gain 1 blue token
    The rest let go. In the net lie the cap, neatly folded, and a blue powder for which a mystic would walk
    a year; one has, and is holding the baby.
  more: gain 1 gem
  fail:
    The net lights up, and goes up. You let go at the height of the gate.

* Make her let go of it, and follow it home.
  skill 8: gain 1 treasure, 2 gems, 1 food
    A hollow tree, hung with lamps, two gems, a pie, a treasure, all polished. In each cap something small,
    asleep, is shining.
  more: gain 1 gem
  fail:
    They live a long way up. You watch until they are only stars.

== X17 Rope Bridge
premise: a rope bridge is down to its last strands, and a choir is on it
axis: what do I mend / what do I trust
ending: act

Two strands are left of the rope bridge, and on it are a choir and you. “Don’t stop,” says the conductor.
“It’s the singing that holds.” Verse two. One strand unwinds.

* Stop singing, and splice.
  skill 5: gain 1 red token
    You tie as fast as it frays. “Nothing to mend,” says the last one over, a lizardfolk bass, trying your
    knot, and has to be led away in tears.
  more: gain 1 coin
  fail:
    You splice in a tenor. He has to be cut out, between verses.

* Sing, and run on the beat.
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

“Is it far to the village?” asks the rider, letting his horse drink beside you. Behind him thirty more are
tying rags round their bits, so as not to clink. “We’d like to find them asleep, if it’s all one to you.” He
wipes his mouth, civilly. “You’re not from there, I hope?”

Past his shoulder, very small, a child is shutting up the hens.

* Say no, and run to light fires on the other hill.
  skill 7: gain 1 yellow token, 2 coins
    Sixty fires, and one of you, running. They count, and turn back. “And where are the other fifty-nine?”
    ask the nomads whose hay it was, and pay two coins into the only hand there is.
  more: gain 2 food
  fail:
    They ride across to ask the way of your fires. All sixty.

* Say yes, and stand in the road.
  combat 8: gain 1 reputation, 1 green token, 2 coins
    It takes an hour. They leave two coins and several boots, but not before their leader has rapped on your
    breastbone, as outlaws do at a door that they respect. In the morning the village lets out its hens.
  more: gain 1 gem
  fail:
    “I thought so,” he says. The heaviest sits on you. You hear the dogs begin.

== X19 Market of Echoes
premise: stalls sell what people said here once; yours is on the second shelf
axis: what do I part with / what do I buy unseen
ending: question

What people have said is sold here in jars. “Shouts are cheap,” says the woman, “apologies dear.” One jar on
the second shelf has your voice in it; she is reaching it down for a man in gloves.

“He buys the ones that were never answered,” she says. “Unless you’d deal?”

* Give her a memory for it.
  skill 6: gain 1 blue token
    As you tell it, it goes. The jar is mystics’ glass, blue, still warm. You hold it to your ear. “Are you
    coming?” it says.
  more: gain 2 food
  fail:
    She chews it over and gives it back. “Did that happen to you, or did you read it?”

* Let him have it, and buy the locked box.
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
from a tree. “It’s had my hat and my dinner.” Wheels are coming. It looks you in the eye.

* Kneel in the road and bind its leg.
  skill 6: gain 1 bird, 1 reputation
    It looks away, as one does at the barber’s, and then it follows you. “Pays its debts!” the drover tells
    all who come by, for as long as he is in the tree.
  more: gain 2 food
  fail:
    It is quicker, and binds you: three times round, to the milestone.

* Stand off, and sing to it.
  skill 4: gain 2 food
    It lays its head on your shoulder, lets fall the drover’s dinner, hardly touched, and hops off the road
    in time.
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

The small man looks up, straight at you, and bows.

* Put a coin on the small one.
  pay: 1 coin
  skill 5: gain 3 coins
    He brings up your three coins himself, the large man over his shoulder. “Would you hold him a moment?”
  more: gain 1 coin
  fail:
    “I give in,” says the small man. “It’s his birthday.”

* Climb down to him. He is lonely.
  combat 9: gain 1 red token, 1 green token, 1 coin
    Overjoyed, he pays your coin, teaches you the bow that lizardfolk make and the duck that outlaws do,
    introduces his seconds, one of each, and shows in the next man, who blocks out the lamp. “Now you’re the
    small one.”
  more: gain 1 gem
  fail:
    “I’m so sorry,” he says, again and again. You count them, from below.

== X22 The Ash Library
premise: a library burned; its pages hang in the air as ash, in order, until someone opens the door
axis: what do I carry in my head / on my back
ending: loss

The library burned with its windows shut, and not a breath has stirred in it since. Every page hangs where
it was, as ash, in order, and can be read through the keyhole.

“I’ve kept the door to,” says the old man on the step. “But I’m ninety, and the hinge is worse. I’ll open it
once, while there’s one to see.” He takes hold of the handle. “What will you have?”

* Stand quite still and copy one page.
  skill 7: gain 1 blue token, 1 food
    You have all but the last line, and an apple, baked, that a reader hid behind the poets. The rest is on
    your sleeves. At the gate a mystic takes you by the cuff and begins to read.
  more: gain 1 coin
  fail:
    You read one word, “the”. Then you have to breathe.

* Run in and carry out a shelf.
  skill 9: gain 1 blue token, 1 red token
    It is lizardfolk iron, and what the mystics locked in it never burned at all. The old man thanks you and
    goes, since there is nothing else to keep, to look for a broom.
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

The bags are going under, a year of three villages. The horse has stopped listening, and looks at you.

* Lay planks out to the taxmen.
  skill 5: gain 1 reputation, 1 coin, 1 food
    They pay you a coin and a ham, and praise you in three villages, by name, as a bridge.
  more: gain 1 food
  fail:
    You are one plank short. The horse walks ashore along you.

* Cut the taxes loose.
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
says.” Eleven people sleep up there in the great lamp, round the wick, where it is warm, under a lens with a
crack from side to side.

“They’re sending a person to put us out,” she says. “Is it you?” A piece of glass goes past the window and
rings.

* Mend the lens above their heads.
  skill 8: gain 1 red token, 1 yellow token, 2 food
    All eleven help: the lizardfolk mix putty, the nomads hold you by the ankles and feed you. Near morning,
    from the far edge of all that dark, a second light answers: SORRY.
  more: gain 1 coin
  fail:
    You put it in backwards. It says ETAL, and the girl cannot stop laughing.

* Get them out, by force if need be.
  combat 7: gain 1 green token, 1 coin
    Down they go past you, each in a blanket. “Mind the third step,” says the girl, who is an outlaw’s and
    leaves nothing owing; she pays you a coin for their last night. The tower burns without a flicker.
  more: gain 1 gem
  fail:
    They have lived on that stair a long time. They know which step is missing.

== X25 Three Coffins
premise: three coffins wait at a crossroads with the bearers’ lunch on top; no bearers
axis: what do I finish / what do I open
ending: question

Three coffins stand on trestles at a crossroads, with lunch laid on the lids, bread, an onion, six cups, one
of them half full, and six pairs of boots set down in a row beside them. There are no bearers. In the middle
coffin something shifts its weight.

* Bury all three, decently, before dark.
  skill 5: gain 2 reputation
    You dig till dark and say what one says. Over the wall a farmer bares his head; he will tell it at home.
    “Which of them was it,” he asks, “that knocked?”
  more: gain 1 food
  fail:
    You dig three graves, and when you turn round one is full. Who did that?

* Pry up the lids.
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
receipt. A stamped one.” He has a ledger, a strongbox and the halter of a mule. On the bank above two men
look at the box, then at each other.

“Do you add?” he asks you. “Or hit? I’m excused both.”

* Add.
  skill 6: gain 3 coins; lose 1 reputation
    It comes out beautifully, with three coins over, since the next village, it appears, owes duty on the
    moon. “Who added this?” they ask. He gives them your name, stamped.
  more: gain 1 gem
  fail:
    It comes out. It is you who owes.

* Hit.
  combat 7: gain 1 reputation, 1 red token, 1 coin
    The two go home and tell, with a bruise each and a receipt, who it was that gave them those. In the
    strongbox are your coin, his sandwiches and a very old lizardfolk. “She mends the stamp,” he says.
  more: gain 1 coin
  fail:
    They get the box. He runs after them with the form.

== X27 Fungus Feast
premise: a mushroom supper is served to you by people who watch every bite
axis: what do I trust / what do I share
ending: image

Supper is mushrooms, and the people who serve it do not sit but watch your fork. “Red’s safe,” says an old
woman. “Spotted’s what we have ourselves. The last guest liked both. He’s about here somewhere. Well, all
about.” A child leans in closer. The whole table holds its breath.

* Eat the red.
  skill 5: gain 3 food, 1 heart
    They let you fill your bag with it. “Red,” says the child, let down. When the candle goes out you can
    still see them, every face, faintly green.
  more: gain 1 food
  fail:
    The red one was the candle. They clap, though.

* Eat the spotted.
  skill 7: gain 1 blue token, 2 hearts
    It tastes of last week’s rain. The old woman, a mystic, holds out her palm to you, in which something
    small and spotted is growing. Under the trees, one by one, round windows light up.
  more: gain 1 gem
  fail:
    Until Thursday you are a spoon, and very happy.

== X28 Landslide
premise: a hillside has come down on the road, and somebody beneath it is whistling
axis: what do I prop / what do I look for
ending: act

Half a hillside lies across the road and has not made up its mind to stop, and beneath the biggest rock of
all a person is whistling a jig, each time round a little slower. Pebbles run, then something larger.

* Prop the hill, and let him whistle.
  skill 6: gain 1 red token, 1 food
    “Who did this?” ask the lizardfolk roadmenders, who come at a run with soup, look your props up and
    down, and leave them in. They lift out the whistler. He finishes the tune.
  more: gain 1 coin
  fail:
    You prop the wrong end. The whistling breaks off, to give you directions.

* Crawl in after the whistler.
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

Ninety clocks come down the hill on a cart without a horse, striking. “Stop it!” cries the clockmaker,
behind. “It’s nearly noon!” You are standing where noon will be.

* Stand there, and throw the brake.
  skill 6: gain 1 reputation, 1 yellow token
    It stops at your toes, short of a whole camp of nomads at lunch. Ninety doors fly open. “What happened?”
    ask ninety cuckoos. The nomads tell them, all together.
  more: gain 2 food
  fail:
    You throw it quite a distance, without the cart.

* Leap aboard.
  skill 7: gain 4 coins
    You sell four clocks on the way, over the side, and reach the bottom at four different times.
  more: gain 1 coin
  fail:
    You leap, and are twenty minutes late for it.

== X30 Night Oracle
premise: an oracle keeps night hours and charges by the answer; the question is free and she asks it
axis: what do I want to know / what do I want
ending: speech

“Questions are free,” says the oracle, lighting the sign that says NIGHTS. “I ask them. It’s the answers
that cost. Sit. Do you snore? Who’s got your other glove? What are you running from? No, keep that, it’s
keeping you warm. I’ve two answers left, the road ahead and gold, buried, and I shut at moonset. They mostly
ask me about love.” She looks you over. “Well, no. Not you.”

* Ask where your road goes.
  skill 6: gain 1 blue token
    “On,” she says. “You’d be surprised how many of them cry.” Then, being a mystic and bound to tell the
    sick the truth, she tells you about your knees.
  more: gain 1 heart
  fail:
    “Whose?” she says. “That was it. Good night.”

* Ask where the gold is.
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
rule from here to where it smells different, and whatever gets dropped is mine.” Four bigger boys, with pot
lids, step out beside him. “It’s mostly forks. Some soup. Now. A gift, or rudeness? We do both.”

* A gift. Kneel, and hold up a coin.
  pay: 1 coin
  skill 5: gain 1 green token, 1 food
    He bites it and declares a holiday, with a bun. You may use the outlaws’ door in any town, which is
    round and in the floor. “Rise, Your Dampness.”
  more: gain 1 food
  fail:
    “I’ve got one of those,” says the boy.

* Rudeness.
  combat 8: gain 1 green token, 3 gems; lose 1 reputation
    Four lids, four notes. You prise three gems out of the throne, and the guard, being outlaws, ask to be
    yours. From every drain you pass that week a small voice says what you are.
  more: gain 1 coin
  fail:
    They have lids; you have wet feet. You are banished, upstairs.

== X32 Kite Festival
premise: kites are raced here, and every string is glass-cut; the smallest flyer has a plain one
axis: how do I fly / what do I cut
ending: loss

“Strings up!” Forty kites strain at forty lines, each dipped in ground glass to saw through the next. The
smallest flyer’s is plain string, and her kite is a letter.

“It’s off my dad,” she tells you. “I can’t read yet, so I’m flying it.”

The flag goes up.

* Fly to win.
  skill 5: gain 1 yellow token
    By a length! You never saw, for all the nomads who dance you round the field, whose string you crossed.
    It is very high now, for a letter.
  more: gain 2 food
  fail:
    Yours is first to go. Hers is next, after it, as if to look.

* Cut every string but hers.
  skill 6: gain 1 yellow token, 2 coins; lose 1 reputation
    Thirty-nine kites leave. “It’s in the rules,” say the nomads, and pay you the prize in silence, two
    coins and a place at their well. She winds hers in, and does not look at you either.
  more: gain 1 coin
  fail:
    You try the first. The glass cuts your knife.

== X33 Ironbark Grove
premise: an ironbark’s sap rings in the pail; one old tree has axes grown into it
axis: how long do I wait / what do I fell
ending: image

Ironbark sap drops into the pails like small change, and the whole grove rings with it. The oldest tree has
eleven axes grown into the trunk, handles out. “It shuts on them,” says the tapper. “Hark. That’s it
opening.”

* Hang up a pail, and sit with it till morning.
  skill 6: gain 2 gems, 2 food
    “Likes you,” says the tapper. Two bright hard drops lie in the pail, under a foot of syrup, and the tree
    leans over it, and over you, a little further than before.
  more: gain 1 coin
  fail:
    You doze against the trunk. They have to cut your coat to get you off.

* Bring the twelfth axe.
  combat 9: gain 1 red token, 3 gems, 1 food
    It falls with a peal. In the heart are three gems, a honeycomb and, in a space no bigger than a
    cupboard, a lizardfolk lamp, lit.
  more: gain 1 gem
  fail:
    In the evening there are twelve axes in it.

== X34 Stolen Herd
premise: a herder counts an empty field and keeps getting the right number
axis: what do I follow / whom do I ride down
ending: act

“Forty,” says the herder, to a field without one bird in it. “I keep making it forty.” The gate is down, and
the mud shows claws, over them boots, and over the boots a print as wide as a shield.

“Men drove them off,” she says. “That’s come after. The men don’t know it.” It is almost dark, with a wind
that brings wet feathers, then something else.

* Go after the birds, by the smell.
  skill 7: gain 1 bird, 1 yellow token, 1 food
    By dawn they are home, but for one that has decided on you. “Forty,” says the herder, a nomad, and
    thinks it over. “Forty, with you.” She gives you its feed.
  more: gain 2 food
  fail:
    You follow the smell all night. By dawn it is following you.

* Ride to catch the men before it does.
  combat 8: gain 1 reputation, 1 green token, 1 yellow token
    They are so glad to be caught that they run the herd all the way home for you, themselves on the inside,
    being outlaws. “Forty,” says the nomad at the gate, “and six,” and bolts it behind them.
  more: gain 1 coin
  fail:
    You overtake them. They look back, not at you.

== X35 Mirror Lake
premise: a lake shows everyone who rows on it what they look like from behind
axis: what do I not look at / what do I break
ending: image

The lake shows all who row on it how they look from behind. Half-way over lie the boats of those who stopped
to see: a man trying to get round his own ear, two sisters who straighten each other’s collars. Your oars
drip, while down in the water a person in your coat starts to turn round.

* Shut your eyes, and row.
  skill 8: gain 1 blue token, 2 gems
    You row until she grates. In the boat are two wet gems; up the shingle go footprints that are not yours,
    as far as a mystic, who is wringing out her hair.
  more: gain 1 gem
  fail:
    You row with great courage, in a circle.

* Skip stones until it cracks.
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
directions, but it is noon, so out goes the stew, in ranks, all over the field, to nine hundred crows who
have learned to sit up straight. The dirty pots reach into the trees.

“The secret’s in the sauce,” he says. “They never asked. Are you kitchen, or are you army?”

* Say “kitchen”, and wash a month of pots.
  skill 4: gain 3 food
    It takes three days, on all of which you eat. “Good,” he says, when he has counted the clean ones twice
    and held each to the light. “Now I can do supper.”
  more: gain 1 food
  fail:
    You reach the bottom of the first. There is a man in it, washing.

* Say “army”, and make off with the sauce.
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

“You count,” say two duellists, back to back. “He cheats at nine.”

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

* Count to one, and draw on both.
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    Up go their hands, with two coins in them. “That,” they tell every inn, “is cheating at one.” At every
    inn there is an outlaw who would like to be shown how.
  more: gain 1 coin
  fail:
    “Ten,” they say together, and turn round on you.

== X38 Hatching Ground
premise: the nests are as large as carts, and one egg is tapping from the inside
axis: how quietly / how bravely
ending: image

You took them for hills. They are nests, each as large as a hay cart, and in the nearest an egg is tapping.
Far off a shadow stops, and turns.

* Tiptoe on, before it hatches.
  skill 5: gain 2 hearts, 2 food
    Half a mile without a breath, and out of the last nest you lift a cold one, two days’ food, while behind
    you, in a row, wet heads come up.
  more: gain 1 food
  fail:
    You step on a twig. It is a toe.

* Stand by the egg, and face the mother.
  combat 10: gain 2 blue tokens, 1 food
    She comes down like weather. Afterwards you hold a breakfast, and two feathers, long as oars and so blue
    that mystics will follow you for them in pairs. What has hatched is standing on your foot.
  more: gain 1 gem
  fail:
    She picks you up by the collar and sits on you, with the others.

== X39 Clock Without Hands
premise: a town clock has lost its hands; the town has stopped at whatever it was doing
axis: what do I guess / what do I give back
ending: act

The town clock’s hands have dropped off, and everybody has stopped at what they were doing: the baker with a
loaf held over the counter, a boy in the air above a puddle.

“We can’t tell if we’re late,” says the baker, not moving his lips. “Say any hour. Only soon. That’s my
brother, under the piano.” Over the street a rope creaks.

* Shout an hour. Any hour.
  skill 6: gain 1 red token, 1 food
    “Ten past!” The loaf drops into your arms, the brother jumps out, the piano comes in. “Ten past what?”
    asks the lizardfolk who minds the clock, eyes shining, and hands you a spanner.
  more: gain 1 gem
  fail:
    “Midnight,” you say. They all lie down where they are.

* Forge it new hands, and leave the boy where he is.
  skill 9: gain 1 red token, 1 blue token, 1 food
    You make them out of forks, and it strikes all that it owes. “Yes,” say a lizardfolk and a mystic,
    stopped in mid-quarrel, to you instead of each other. There is a loaf over. The boy comes down.
  more: gain 1 coin
  fail:
    They go round fast. By dusk the baker is a grandfather.

== X40 Crossroads Shrine
premise: a shrine at a crossroads is piled with offerings to nobody knows what; it has just said thank you
axis: what do I leave / what do I take
ending: question

Candles, turnips, coins, socks: one cannot see whose shrine it is. “You don’t ask,” says a girl, adding a
sock. “It might not be anyone.”

“Thank you,” says the heap.

It has not done that before. You look at each other. At the top a turnip starts to roll.

* Add a coin to the heap.
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
