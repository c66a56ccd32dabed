# Forty arcade cards, X1 to X40: two choices each, at home on any map. No keywords, no people who return.

== X1 The Flooded Ford
premise: crates float down on a ford in flood, and men on the far bank with hooks say they are theirs
axis: what do I save / whom do I believe
ending: act

Crates come down the flooded ford, turning. A hen sits on the third. “Those are ours!” call four men on the
far bank, and reach out long hooks.

“Then what’s in them?”

They look at one another. “Hens?” The first crate swings within reach.

* Rope the crates across to your own bank.
  skill 5: gain 2 coins
    By dark an old woman comes along the bank, looking. She pays you two coins, lifts the hen off its crate
    and kisses it.
  more: gain 2 food
  fail:
    The rope holds. The crates go. You have caught the hen, who was against it.

* Chase off the men with the hooks.
  combat 6: gain 1 green token
    They drop a hook with an outlaw’s green rag on it and run. Out of the crates, behind you, climb their
    wives.
  more: gain 1 coin
  fail:
    They chase well, too. From up a tree you watch the hen come ashore.

== X2 A Stranger’s Campfire
premise: a fire is kept by a stranger who has laid two bowls and will not say for whom
axis: what do I accept / what do I take for granted
ending: image

A fire, a stranger, two bowls. She has set the second on the warm side, out of the wind, with its spoon in
it, and goes on stirring.

“Are you expecting company?”

“Every night,” she says. “You’re not him. But it’s hot, and he’s late.” She holds out the ladle. The good
place by the fire is empty. It is going to freeze.

* Share what there is, and listen.
  skill 4: gain 1 reputation, 1 food
    She talks until she is hoarse; she will tell the whole road who listened. At dawn you have half a loaf,
    and both bowls stand upside down.
  more: gain 1 coin
  fail:
    You drop off half-way through. She has gone on without you. So has the fire.

* Sit down in the good place.
  combat 6: gain 3 coins, 1 food; lose 1 reputation
    She goes for you with the ladle, then off to tell the road. Under the seat are three coins and a pie
    with a name on it, in crust.
  more: gain 1 gem
  fail:
    She is quick with a ladle. From the dark you watch her put the second spoon straight.

== X3 Broken Axle
premise: a wagon has sunk to the hub; the carter whittles a spoon out of the broken axle, having given up
axis: whose way / whose back
ending: joke

Sunk to its hubs, a wagon blocks the road, and the carter sits on top, whittling. “That was the axle,” he
says. “Now it’s a spoon. I’ve given up.” With a kiss, the mud takes another inch.

* Carve him a new one.
  skill 5: gain 1 yellow token
    “Straight,” says the carter bitterly. He pays you with the yellow nomad flag off the tailboard. “I
    suppose I’ll have to go there now.”
  more: gain 1 coin
  fail:
    You carve beautifully. It is a fork.

* Haul it out on your own back.
  skill 7: gain 1 red token, 2 coins
    It comes, and so does what had hold of it: a lizardfolk pump, which coughs up two coins, offers you its
    red cap and says, “Finally.”
  more: gain 1 gem
  fail:
    You come out. Your boots are still pulling.

== X4 Toll Gate
premise: a toll keeper has mislaid the gate and collects at the hole where it was
axis: what do I argue / what do I break
ending: joke

“Halt! One coin for the gate!” There are two posts, and between them a fine view.

“I’ve mislaid it,” says the toll keeper. “It was here in spring. But the toll stands.” He lowers one arm
across the road. Behind you nine carts have pulled up, and the drivers are climbing down to see who is
holding them up.

* Talk him round.
  skill 6: gain 1 yellow token, 1 coin
    “Then the gate owes you,” he says slowly, and pays. Nine nomads hang a yellow scarf on you and get in
    line to claim.
  more: gain 2 food
  fail:
    You win. He writes down that you have won. There is a charge for that.

* Break down what there is of it.
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    Under one post are two coins; under the other lies the gate. One outlaw takes off his green hat, and
    gives it to you. The carters keep theirs on.
  more: gain 1 coin
  fail:
    “Better made than the gate was,” says the keeper, helping you up.

== X5 Whispering Well
premise: a well repeats the last word that anyone says to it, then asks a question of its own
axis: what do I answer / what do I see for myself
ending: question

“Hello?” you call into the well.

“HELLO!” it shouts. Buckets jump. It gives back the last word of anything; a woman has been here since dawn,
being agreed with. Then it draws a long wet breath, which it has not done before.

“WHAT,” it asks, “ARE YOU STANDING ON?”

* Answer it.
  skill 7: gain 1 blue token, 1 food
    “You,” you say. “YOU!” it cries, delighted. Up comes the bucket with a mystic’s blue cup in it and a wet
    cheese. “AND WHAT AM I STANDING ON?”
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

Dust wolves sit down round your fire, just where the light stops. You can see the road through them. They
wait to be noticed. There were nine. There are twelve, and one log.

* Outlast the night.
  skill 6: gain 2 hearts, 1 yellow token
    You do not look up. At sunrise they lie down: twelve long heaps of dust. Round the neck of one is a
    yellow nomad collar.
  more: gain 2 food
  fail:
    You look up, once, to count them. You wake a mile away, sitting in a ring.

* Walk out to the leader.
  combat 8: gain 1 green token, 2 gems, 1 food
    It comes apart like flour. There remain an outlaw’s green sash, his supper, and two gems, which go on
    looking at you.
  more: gain 1 coin
  fail:
    It walks through you. For a week everything tastes of road.

== X7 The Sleeping Machine
premise: a machine snores under a hedge; a key sticks out of its ear
axis: what do I wake / what do I take apart
ending: act

Snoring comes from under the hedge. It is a machine with feet like ladders, a key in its ear, and a line of
washing tied to its knees.

“It’s turned over twice this week,” says a woman with pegs in her mouth. “The first time was the barn.”

It smacks its lips. One foot begins to draw up.

* Wind it up.
  skill 7: gain 1 red token, 2 gems
    It sits up, takes down the washing, folds it, gives you a red lizardfolk oil-rag and two gems, for the
    hedge, and walks off.
  more: gain 1 coin
  fail:
    You wind it the wrong way. It starts to dream, with its legs.

* Strip it for parts before it can stir.
  skill 5: gain 3 coins; lose 1 reputation
    Three coins’ worth of brass. It never wakes. “It used to rock the baby,” the woman tells everyone who
    passes, and takes in her washing.
  more: gain 1 gem
  fail:
    It takes you by the sleeve, smiles, and turns over.

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

* Go on as the villain.
  skill 6: gain 1 reputation, 1 yellow token
    You are hissed, stabbed, and made to do it again; nomads throw you a yellow ribbon. “He never died half
    so well,” says the queen, “and he was good.”
  more: gain 1 coin
  fail:
    “That isn’t how he dies,” calls a child. It tells you how. It is right.

* Pull off masks until you have the thief.
  combat 7: gain 1 green token, 1 reputation
    It is the prince. The miller gets his purse, and you a green outlaw’s belt. “I was coming to that,” he
    says. “It’s the third act.”
  more: gain 1 gem
  fail:
    You unmask the queen, the moon and a tree. “Boo,” says the tree.

== X9 Honey Cliff
premise: bees live on a cliff, the honey hangs like laundry, and a bear is already half-way up
axis: how long do I take / how high do I go
ending: loss

Honey hangs down the cliff in sheets, like laundry, with bees going in and out between. A bear, half-way up
already, looks round at you, judges the distance, and climbs faster.

“Two coins on the bear,” says an old man with a jar.

* Smoke them from below, and take your time.
  skill 5: gain 4 food
    Bees and bear all sleep. You fill every pot you own. “That’ll be the last, then,” says the old man, and
    puts away his jar.
  more: gain 1 heart
  fail:
    The smoke goes up the bear. It comes down to ask.

* Climb for the topmost comb, bare-handed.
  skill 8: gain 1 yellow token, 1 red token, 1 food
    You pass the bear. Deep in the highest comb hang a nomad’s yellow rope and a lizardfolk’s red pick.
    There is no one on the end of either.
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

* Hide him among the baggage.
  skill 6: gain 1 green token, 1 food; lose 1 reputation
    “Only Grandmother,” you say. They salute her. It gets about who lied to the law. He leaves you bread and
    a green scarf, and keeps the coat.
  more: gain 1 coin
  fail:
    She sneezes, in bass. They lead him off in your coat, and thank you for your help.

* Stand in the road and hold them off.
  combat 8: gain 1 green token, 2 coins
    They walk home, short of two coins and a green cloak. Behind you the soldier is riding off on the best
    of the horses, side-saddle.
  more: gain 1 gem
  fail:
    They are better at this. “Run, dear,” says the old lady, and goes to meet them.

== X11 Glass Garden
premise: flowers of glass grow where lightning struck; one is opening
axis: how far in / how close
ending: image

Where lightning struck, flowers of glass have come up, hundreds, so sharp that the wind whistles. In the
middle a bud is opening, with a creak, while round it, one after the other, stems have begun to crack.

* Step in between the shards.
  skill 7: gain 4 gems
    You come out with four of them and no scratch. Behind you each footprint has put up a bud.
  more: gain 1 gem
  fail:
    Your coat goes in. You come out in fringes.

* Lie down beside a single bloom.
  skill 5: gain 1 gem, 1 coin
    It opens. Inside lie a bright drop and a coin thrown here for luck. In every petal you are there, upside
    down, waiting.
  more: gain 2 food
  fail:
    You breathe on it. It shuts, and then all of them do.

== X12 Lost Courier
premise: a courier has been riding by the wrong star for a week and cannot bear to hear it
axis: what do I tell / what do I read
ending: loss

“A week due north, by that star,” says the courier. “Like a ruled line.” His horse is asleep on its feet.
The star hangs in a shepherd’s window, two fields off, where the shepherd, while you look, trims it.

“Say it isn’t much further,” says the courier. His eyes are shutting. “I couldn’t bear it.” The sealed bag
slides off his knee.

* Show him the right star.
  skill 5: gain 1 reputation, 1 coin
    He looks up for a long time. He gives you the coin that was for his bed, and turns the horse round, and
    thanks you wherever he stops.
  more: gain 1 food
  fail:
    “That one?” he says kindly. “My friend, that’s a moth.”

* Open the bag.
  skill 6: gain 2 coins, 2 gems; lose 2 reputation
    Two coins, two gems, and a line: “Keep him there, he means well.” He wakes to the broken seal. He asks
    all the road what it said.
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

* Dig until you strike it.
  skill 8: gain 1 blue token, 2 coins
    Under it, at the rope, sits a mystic in a blue hood, which he gives to you, with his two coins’ wages.
    “Am I relieved?” he shouts.
  more: gain 2 food
  fail:
    You reach it on the stroke of noon, from the inside.

* Fish out the clapper through a molehill and sell it.
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

* Keep your eyes on the deck.
  skill 6: gain 3 coins
    It is threads. They run to the second man’s toes, and he pays you three coins to go on admiring them.
    “Still,” he says. “Lovely manners.”
  more: gain 1 gem
  fail:
    You stare. It gets up. “Now you’ve done it,” they say.

* Overturn the table.
  combat 6: gain 1 green token, 1 food; lose 1 reputation
    Under it a very small outlaw is eating a sausage. You get half, and one green glove. “We knew,” they
    tell everybody afterwards. “We liked him.”
  more: gain 1 coin
  fail:
    It is nailed down. “They all try that,” says the empty chair.

== X15 Old Rival
premise: your old rival is stuck in a hedge and has begun to tell you how well he is doing
axis: what do I admit / what do I settle
ending: joke

“I’ve three wagons now, of course,” says the hedge. It is your old rival, hung up in it by the seat, one
boot on. “Four, with the new one. No, don’t help, I’m resting. You look thin. I did think of you when they
gave me the medal. Are you still at, what was it?” Cloth tears. “We might settle who was right, that time.
At dawn, say?”

* Swap stories until he comes loose.
  skill 5: gain 1 reputation, 1 yellow token
    You admit to one wagon. He admits to none, and gives you, before witnesses, the medal, a yellow one,
    from the nomads. It is for hedges.
  more: gain 1 food
  fail:
    He can beat every one of yours. He has had longer in the hedge.

* Settle it at dawn.
  combat 9: gain 1 green token, 1 blue token
    You win both his scarves, outlaw’s green and mystic’s blue. “You were right, then,” he says, from the
    ground. “What was it about?”
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
    The rest let go. In the net lies a blue powder for which mystics would walk a year and, neatly folded,
    the cap.
  more: gain 1 gem
  fail:
    The net lights up, and goes up. You let go at the height of the gate.

* Pull her down, and follow them home.
  skill 8: gain 1 treasure, 2 gems, 1 food
    A hollow tree, hung with lamps, two gems, a pie, a treasure, all polished. In each cap something small
    is asleep, and shines.
  more: gain 1 gem
  fail:
    They live a long way up. You watch until they are only stars.

== X17 Rope Bridge
premise: a rope bridge is down to its last strands, and a choir is on it
axis: what do I mend / what do I trust
ending: act

Two strands are left of the rope bridge, with a choir on it. “Don’t stop,” says the conductor. “It’s the
singing that holds.” Verse two. One of the strands begins to unwind.

* Splice the strands.
  skill 5: gain 1 red token
    You tie as fast as it frays. The last one over, a lizardfolk bass, sets her red cap on your head and
    lets the bridge go.
  more: gain 1 coin
  fail:
    You splice in a tenor. He has to be cut out, between verses.

* Run for the far side, on the beat.
  skill 7: gain 2 hearts, 3 coins
    It is the singing. Behind you, in order of voice, they all run. They make you take the three coins from
    the plate, and sit down on the grass.
  more: gain 1 gem
  fail:
    You run off the beat. From the river they ask you, in parts, to begin again.

== X18 Raiders at Dusk
premise: riders stop at dusk to water their horses before the attack, and ask you if the village is far
axis: what do I make them see / where do I stand
ending: act

“Is it far to the village?” asks the rider, letting his horse drink beside you. He is quite civil. Behind
him thirty more are tying rags round their bits, so as not to clink. “We’d like to find them asleep.” He
wipes his mouth. “You’re not from there, I hope?”

Past his shoulder, very small, a child is shutting up the hens.

* Ride round and light fires on the other hill.
  skill 7: gain 1 yellow token, 2 coins
    Sixty fires, and one of you, running. They count, and turn back. At dawn the nomads whose hay you lit
    bring you two coins and a yellow blanket.
  more: gain 2 food
  fail:
    They ride across to ask the way of your fires. All sixty.

* Say that you are, and stand in the road.
  combat 8: gain 1 reputation, 1 green token, 2 coins
    It takes an hour. They leave two coins, their leader’s green scarf and several boots, and in the morning
    the village lets out its hens.
  more: gain 1 gem
  fail:
    “I thought so,” he says. The heaviest sits on you. You hear the dogs begin.

== X19 Market of Echoes
premise: stalls sell what people said here once; yours is on the second shelf
axis: what do I part with / what do I buy unseen
ending: question

What people have said is sold here in jars. “Shouts are cheap,” says the woman, “apologies dear.” One jar on
the second shelf has your voice in it, and she is reaching it down for a man in gloves.

“He buys the ones that were never answered,” she says. “Unless you’d deal?”

* Trade her a memory for it, over bread.
  pay: 1 food
  skill 6: gain 1 blue token
    As you tell it, it goes. The jar is a mystic’s, blue, and still warm. You hold it to your ear. “Are you
    coming?” it says.
  more: gain 2 food
  fail:
    She chews it over and gives it back. “Did that happen to you, or did you read it?”

* Buy the locked box instead.
  pay: 1 coin
  skill 5: gain 1 treasure
    There is a treasure in it, wrapped in silence. The man in gloves has your jar at his ear. He looks
    across at you. “Really?”
  more: gain 1 coin
  fail:
    “Nothing,” says the box, when you have it open. “What did you expect?”

== X20 Wounded Courser
premise: a riding bird stands on one leg in the road and will not be pitied
axis: what do I bind / what do I sing
ending: act

On one leg in the road stands a riding bird, taller than a door, and will not be pitied. “It’s had my hat
and my dinner,” says a drover, from a tree. Wheels are coming. It looks you in the eye.

* Bind its leg.
  skill 6: gain 1 bird, 1 reputation
    It looks away, as one does at the barber’s, and then it follows you. “Pays its debts,” the drover tells
    all who come, from his tree.
  more: gain 2 food
  fail:
    It is quicker, and binds you: three times round, to the milestone.

* Calm it with a song.
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

* Bet on the small one.
  pay: 1 coin
  skill 5: gain 3 coins
    He brings up your three coins himself, with the large man over his shoulder. “Would you hold him a
    moment?”
  more: gain 1 coin
  fail:
    “I give in,” says the small man. “It’s his birthday.”

* Climb down into the ring.
  combat 9: gain 1 red token, 1 green token, 1 coin
    He is overjoyed. He ties on you the lizardfolk’s red belt and the outlaws’ green, pays your coin, and
    shows in the next man, who has to duck. “Now you’re the small one.”
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
    You have it all but the last line, with the mystic’s blue ribbon that marked it, and an apple, baked,
    that a reader hid behind the poets. The rest is on your sleeves.
  more: gain 1 coin
  fail:
    You read one word, “the”. Then you have to breathe.

* Run in and carry out a shelf.
  skill 9: gain 1 blue token, 1 red token
    One shelf, red lizardfolk iron with a mystic’s blue glass before it, never burned at all. The old man
    thanks you. He goes to look for a broom.
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

The packs are going under. The horse has stopped listening, and looks at you.

* Lay down planks.
  skill 5: gain 1 reputation, 1 coin, 1 food
    They pay you a coin and a ham, and praise you in three villages as a bridge.
  more: gain 1 food
  fail:
    You are one plank short. The horse walks ashore along you.

* Cut the packs loose.
  skill 4: gain 1 coin
    Up bobs the cart like a duck. One coin rolls out; the rest goes down, a year of other people’s money.
    “Lost in transit,” say both, and cheer up.
  more: gain 1 heart
  fail:
    Wrong strap. The horse leaves, with the keys.

== X24 Signal Tower
premise: a signal tower blinks the same word at an empty coast; people live in its lamp
axis: what do I mend / whom do I turn out
ending: image

All night an old tower blinks one word over the dark. “LATE,” says the girl on the stair, who has worked it
out. Eleven people sleep up there in the great lamp, round the wick, where it is warm, under a cracked lens.

“They’re sending a person to put us out,” she says. “Is it you?” A piece of glass goes past the window and
rings.

* Mend the great lens.
  skill 8: gain 1 red token, 1 yellow token, 2 food
    They feed you; they hand up lizardfolk’s red putty, a nomad’s yellow cloth. At midnight, from the far
    edge of all that dark, a second light answers: SORRY.
  more: gain 1 coin
  fail:
    You put it in backwards. It says ETAL, and the girl cannot stop laughing.

* Drive out the people in the lamp.
  combat 7: gain 1 green token, 1 coin
    Down they go past you, each in a blanket. “Mind the third step,” says the girl, giving you her coin and
    her green outlaw’s lantern. The tower burns without a flicker.
  more: gain 1 gem
  fail:
    They have lived on that stair a long time. They know which step is missing.

== X25 Three Coffins
premise: three coffins wait at a crossroads with the bearers’ lunch on top; no bearers
axis: what do I finish / what do I open
ending: question

Three coffins stand on trestles at a crossroads, with lunch laid on the lids: bread, an onion, six cups, one
of them half full. There are six pairs of boots. There are no bearers. The light is going. In the middle one
something shifts its weight.

* Bury them with honour.
  skill 5: gain 2 reputation
    You dig till dark and say what one says. Over the wall a farmer bares his head; he will tell it at home.
    “Which of them was it,” he asks, “that knocked?”
  more: gain 1 food
  fail:
    You dig three graves. When you turn round one is full. Who did that?

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
receipt. A stamped one.” He has a ledger, a strongbox, and the halter of a mule. On the bank above two men
look at the box, then at each other.

“Do you add?” he asks you. “Or hit? I’m excused both.”

* Cook the ledgers for him.
  skill 6: gain 3 coins; lose 1 reputation
    It comes out beautifully, with three coins over. The next village, it appears, owes duty on the moon.
    They ask him who did the sums.
  more: gain 1 gem
  fail:
    It comes out. It is you who owes.

* Guard the strongbox.
  combat 7: gain 1 reputation, 1 red token, 1 coin
    The two go home with a bruise each and a receipt. Out of the box he pays you one coin and a red
    lizardfolk bead. The rest is sandwiches.
  more: gain 1 coin
  fail:
    They get the box. He runs after them with the form.

== X27 Fungus Feast
premise: a mushroom supper is served to you by people who watch every bite
axis: what do I trust / what do I share
ending: image

Supper is mushrooms, eleven kinds, and the people who serve it do not sit. They watch your fork. “Red’s
safe,” says an old woman. “Spotted’s what we have ourselves. The last guest liked both. He’s about here
somewhere.” A child leans in closer. The whole table holds its breath.

* Pick out the safe ones.
  skill 5: gain 3 food, 1 heart
    You are right three times, and they let you fill your bag. “Clever,” says the child. When the candle
    goes out you can still see them, every face, faintly green.
  more: gain 1 food
  fail:
    You choose the salt cellar.

* Eat what the locals eat.
  skill 7: gain 1 blue token, 2 hearts
    It tastes of last week’s rain. The oldest, a mystic, ties her blue bib on you. Out under the trees, one
    by one, small round windows light up.
  more: gain 1 gem
  fail:
    Until Thursday you are a spoon, and very happy.

== X28 Landslide
premise: a hillside has come down on the road, and somebody beneath it is whistling
axis: what do I prop / what do I look for
ending: act

Half a hillside lies across the road and has not made up its mind to stop, and beneath the biggest rock of
all a person is whistling a jig, each time round a little slower. Pebbles run. Then something larger does.

* Shore up the slope.
  skill 6: gain 1 red token, 1 food
    It holds. Lizardfolk roadmenders come at a run with red lamps and hot soup, hang one of each on you, and
    lift out the whistler, who finishes the tune.
  more: gain 1 coin
  fail:
    You prop the wrong end. The whistling breaks off, to give you directions.

* Go in after the whistler.
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

* Throw the brake.
  skill 6: gain 1 reputation, 1 yellow token
    It stops at your toes. A nomad ties her yellow ribbon on you before them all. Ninety doors fly open, and
    ninety cuckoos ask what happened.
  more: gain 2 food
  fail:
    You throw it quite a distance. The cart goes on.

* Leap aboard.
  skill 7: gain 4 coins
    You sell four clocks on the way, over the side, and reach the bottom at four different times.
  more: gain 1 coin
  fail:
    You leap. You are twenty minutes late.

== X30 Night Oracle
premise: an oracle keeps night hours and charges by the answer; the question is free and she asks it
axis: what do I want to know / what do I want
ending: speech

“Questions are free,” says the oracle, lighting the sign that says NIGHTS. “I ask them. It’s the answers
that cost. Sit. Do you snore? Who’s got your other glove? What are you running from? No, keep that, it’s
keeping you warm. I’ve two answers left, the road ahead and gold, buried, and I shut at moonset. They mostly
ask me about love.” She looks you over. “Well, no.”

* Ask of the road ahead.
  skill 6: gain 1 blue token
    “It goes on,” she says, and ties a mystic’s blue thread on your finger so that you will remember. “You’d
    be surprised how many of them cry.”
  more: gain 1 heart
  fail:
    “Ahead of whom?” she says. “That was it. Good night.”

* Ask of buried gold.
  skill 8: gain 3 coins, 2 gems
    It is under your chair: three coins, two gems. “I buried it this morning,” she says. “I’d seen you
    coming.”
  more: gain 1 gem
  fail:
    “Yes,” she says. “There is some.” She puts out the sign.

== X31 Sewer Prince
premise: a boy on a heap of forks rules the drains and wants to be addressed correctly
axis: what do I offer / what do I refuse to bow to
ending: joke

“Kneel,” says a boy on a throne of forks. You are in a drain. “Not there, that’s wet. Say Your Dryness. I
rule from here to where it smells different, and whatever gets dropped is mine.” Four bigger boys, with pot
lids, step out beside him. “It’s mostly forks. Now. A gift, or rudeness? We do both.”

* Offer Your Dryness a coin.
  pay: 1 coin
  skill 5: gain 1 green token, 1 food
    He bites it and declares a holiday. You are knighted, with a fork, a bun and the outlaws’ green ribbon.
    “Rise, Sir Damp.”
  more: gain 1 food
  fail:
    “I’ve got one of those,” says the boy.

* Break through his guard.
  combat 8: gain 1 green token, 3 gems; lose 1 reputation
    Four lids, four notes. You prise three gems out of the throne, and have his green sash. From every drain
    you pass that week a small voice says what you are.
  more: gain 1 coin
  fail:
    They have lids. You have wet feet. You are banished, upstairs.

== X32 Kite Festival
premise: kites are raced here, and every string is glass-cut; the smallest flyer has a plain one
axis: how do I fly / what do I cut
ending: loss

“Strings up!” Forty kites strain at forty lines, each dipped in ground glass to saw through the next. The
smallest flyer’s is plain string, and her kite is a letter.

“It’s off my dad,” she tells you. “I can’t read yet, so I’m flying it.”

The flag goes up.

* Enter the race.
  skill 5: gain 1 yellow token
    The nomads’ yellow streamer is yours, by a length. You never saw whose string you crossed. It is very
    high now, for a letter.
  more: gain 2 food
  fail:
    Yours is first to go. Hers is next, after it, as if to look.

* Cut every string but hers.
  skill 6: gain 1 yellow token, 2 coins; lose 1 reputation
    Thirty-nine kites leave. They give you the prize, yellow streamer and two coins, in silence. She winds
    hers in, and does not look at you either.
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

* Hang up a pail and wait.
  skill 6: gain 2 gems, 2 food
    By morning there are two bright hard drops in the pail with a foot of syrup on top, and the tree leans
    over it, a little further than before.
  more: gain 1 coin
  fail:
    You doze against the trunk. They have to cut your coat to get you off.

* Fell the old one.
  combat 9: gain 1 red token, 3 gems, 1 food
    It falls with a peal. In the heart are three gems, a honeycomb and, in a space no bigger than a
    cupboard, a red lizardfolk lamp, lit.
  more: gain 1 gem
  fail:
    In the evening there are twelve axes in it.

== X34 Stolen Herd
premise: a herder counts an empty field and keeps getting the right number
axis: what do I follow / whom do I ride down
ending: act

“Forty,” says the herder, to a field without one bird in it. “I keep making it forty.” The gate is down, and
the mud shows claws, over them boots, and over the boots a print as wide as a shield.

“Men drove them off,” she says. “That’s come after. The men don’t know it.” It is almost dark. The wind
brings wet feathers, then something else.

* Track the birds by their smell.
  skill 7: gain 1 bird, 1 yellow token, 1 food
    By dawn they are home. “Forty,” she says, and puts the last one’s halter in your hand, with its feed and
    its yellow nomad rug.
  more: gain 2 food
  fail:
    You follow the smell all night. By dawn it is following you.

* Ride down the rustlers.
  combat 8: gain 1 reputation, 1 green token, 1 yellow token
    They are glad to be caught. They throw you a green scarf and a yellow halter, and run all the way back
    with the herd, on the inside.
  more: gain 1 coin
  fail:
    You overtake them. They look back, not at you.

== X35 Mirror Lake
premise: a lake shows everyone who rows on it what they look like from behind
axis: what do I not look at / what do I break
ending: image

The lake shows all who row on it how they look from behind. Half-way over lie the boats of those who stopped
to see: a man trying to get round his own ear, two sisters who straighten each other’s collars. Your oars
drip. Down in the water a person in your coat starts to turn round.

* Row on with your eyes shut.
  skill 8: gain 1 blue token, 2 gems
    You row until she grates. In the boat are two wet gems, a mystic’s blue veil, and footprints, not yours,
    going ashore.
  more: gain 1 gem
  fail:
    You row with great courage, in a circle.

* Skip stones until it cracks.
  skill 5: gain 2 gems, 1 food; lose 1 reputation
    It goes like a plate. You pick out two bright bits and a fish. In every boat they feel for their faces,
    and then they look at you.
  more: gain 1 coin
  fail:
    It skips them back.

== X36 The Last Cook
premise: the last cook of a fallen army still cooks for nine hundred, and it is noon
axis: what do I do for it / what do I carry off
ending: joke

“Nine hundred for lunch,” says the cook, “and late again.” He saw his army go by a month ago, in both
directions. But it is noon, so out goes the stew, in ranks, all over the field, to nine hundred crows who
have learned to sit up straight. The dirty pots reach into the trees.

“The secret’s in the sauce,” he says. “They never asked. Are you kitchen, or are you army?”

* Wash a month of pots.
  skill 4: gain 3 food
    It takes three days, and you eat on all of them. He counts the clean ones. “Good,” he says. “Now I can
    do supper.”
  more: gain 1 food
  fail:
    You reach the bottom of the first. There is a man in it, washing.

* Steal the sauce.
  skill 7: gain 3 food, 3 coins; lose 1 reputation
    It is in a jar marked SOCKS. You dip bread in it for three days and sell the dregs for three coins. Nine
    hundred crows tell everyone.
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

* Count to eight, and aim for the hat.
  skill 7: gain 1 reputation, 3 coins
    It flies. Three coins drop out of the band, and they make you take them, shaking both your hands. “So
    that’s what was wrong with it,” they tell everyone.
  more: gain 1 gem
  fail:
    You miss the hat, both men and the cliff. “Again?” they ask kindly.

* Draw first.
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    Up go their hands, with two coins and a green neckerchief in them. “That,” they say, and will say in
    every inn, “is cheating at one.”
  more: gain 1 coin
  fail:
    “Ten,” they say together, and turn round.

== X38 Hatching Ground
premise: the nests are as large as carts, and one egg is tapping from the inside
axis: how quietly / how bravely
ending: image

You took them for hills. They are nests, each as large as a hay cart, and in the nearest an egg is tapping.
Far off a shadow stops, and turns.

* Tiptoe past.
  skill 5: gain 2 hearts, 2 food
    Half a mile without a breath. Out of the last nest you lift a cold one, two days’ food. Behind you, in a
    row, wet heads come up.
  more: gain 1 food
  fail:
    You step on a twig. It is a toe.

* Fend off the mother.
  combat 10: gain 2 blue tokens, 1 food
    She comes down like weather. Afterwards you hold two blue feathers, long as oars, and a breakfast. What
    has hatched is standing on your foot.
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

* Guess the hour.
  skill 6: gain 1 red token, 1 food
    “Ten past!” you shout. The loaf drops into your arms, the piano rises; the lizardfolk who minds the
    clock throws you her red cap and runs.
  more: gain 1 gem
  fail:
    “Midnight,” you say. They all lie down.

* Rebuild the hands.
  skill 9: gain 1 red token, 1 blue token, 1 food
    You forge them out of forks, and it strikes all that it owes. They hang on you a red ribbon, a blue one
    and a loaf. The boy comes down.
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

* Leave an offering.
  pay: 1 coin
  skill 4: gain 2 reputation
    “Thank you,” it says again. The girl races off to tell them all who you are. It waits until she has
    gone. “Could you get them to stop?”
  more: gain 1 heart
  fail:
    “And what is this one for?” it asks.

* Clear the offerings away, into your pack.
  skill 5: gain 2 coins, 1 gem, 1 food; lose 2 reputation
    Two coins, a gem, a cake. The girl runs home screaming. At the bottom, very flat, sits a small stone
    person, and stretches. “Aren’t you taking the socks?”
  more: gain 1 coin
  fail:
    It slides. You lie in the dark under the heap. “You too?” asks a voice.
