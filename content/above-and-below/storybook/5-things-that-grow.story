# Chapter five: things that grow. Orchards, moss, beasts, hermits, outlaws and mystics.

== 101 A Row of Witnesses

“Stand there and say something untrue,” calls a woman on a ladder. “A big one. I need their backs.”

This is Pell’s Orchard, where the mushrooms are pruned like pears and turn to face whoever is lying. Corrie the
pruner fibs as she works, from habit. The fronts are perfect. In all her days in the orchard, she has not seen a
single one from behind.

* Tell the largest lie you own, with gestures.
  explore 4: gain 1 mushroom
    You were born, you say, in a hat. Half the row swings round to hear about the hat. Corrie saws while she
    can, then tosses down the mushroom that turned the furthest.
  explore 7: gain 2 mushrooms, 4 coins
    By the whale’s wedding the whole row is leaning on its stalks for more. Corrie finishes the season’s pruning in
    one go. She pays you a month of somebody’s wages, and a pair of mushrooms that fainted.
  fail:
    You say that you are dukes. Nothing turns. One small mushroom at the end of the row looks the other way, out of
    embarrassment for you.

* Own up to something true instead.
  explore 3: gain 1 mushroom, 1 reputation
    You confess who broke the kettle. Forty mushrooms, bored to the gills, go to sleep, and Corrie strolls
    behind them with the saw. “Honesty!” she says. “It never crossed my mind.” You get the mushroom that
    snores, and your own hook in the tool shed.

== 102 Beds to Let

A hillside of moss, combed. All over it are hollows left by sleepers: one curled up, two that must have been
fond of each other.

Aunt Dill goes among them with a rake. “Moss keeps your place,” she says. “Nobody ever comes back for theirs. I comb
them anyway.”

By the path is a hollow exactly your size, down to the bad shoulder. You have never been here in your life.

* Lie down in the hollow that fits you.
  explore 3: gain 1 reputation
    Nobody has slept so well since the pass. When you wake, Aunt Dill is standing on one leg so as not to
    rustle. “Somebody came back,” she tells the rake, and drives in a peg by the hollow that says KEPT.
  explore 6: gain 1 clay pot, 2 coins, 1 reputation
    Half asleep, your hand goes under the moss without consulting you, and draws out a clay pot with coins
    in it. “I knew somebody would remember where they put that,” says Aunt Dill, and blows her nose, and
    from that day combs your hollow first.

* Turn out the other hollows for what fell from pockets.
  explore 4: gain 6 coins; lose 1 reputation
    Six hundred sleepers lose a good deal between them. You shake out coins by the handful. Behind you the hollows
    rise slowly, and are level, and Aunt Dill puts down her rake.

== 103 The Annual Meeting of Hermits

The table is laid for thirty. One man sits at it, in a clean shirt, with a gavel. Ambrose Tull is secretary of the
Society of Hermits, and this is his thirty-first annual meeting. A meeting opens when two members are present. He
has never opened one.

“People are so solitary,” he says. He moves the next chair a hopeful inch towards you. Then, in case that was
forward, he moves it back.

* Join the society and second everything.
  explore 3: gain 1 reputation
    He moves that the meeting be open. You second it. Ambrose brings down the gavel he has held ready for thirty-one
    years, and misses the table. Your names are written in the book, under Friends.
  explore 7: read 196
    You second the curtains, the draughts and a stern letter to the bats. Then, from the dark outside, comes a
    cough.

* Stand for treasurer.
  explore 5: gain 7 coins; lose 1 reputation
    Elected by a show of hand, you are given thirty-one years of subscriptions, all his. From the road, with the
    coins in your pockets, you can hear him explaining you to the empty chairs.
  fail:
    You lose. There is one voter, and he is dreadfully sorry, and he begs you to remember that it was a secret
    ballot.

== 104 Is It Supper?

“Hello?” calls a child, out of the dark. “Hello? Is it supper?”

There are no houses on this road. In the mud are prints as broad as washtubs. A basket lies in the path, and further
on a hat, and nobody came back to pick them up.

“Hello?” says the small voice, closer, and from a good deal higher than any child. “Is it supper?”

* Answer what a mother would answer.
  explore 3: gain 1 coin
    “Not yet!” you call. “Wash your hands!” A long, astonished silence. Then something huge goes splashing
    off to see if it has hands. You pick one coin out of the hat, and do not run until the bend.
  explore 6: gain 2 mushrooms, 1 rope
    “Nearly! Lay the table!” Thuds; then a careful scraping. Out of the dark, on the tip of one claw, comes a flat
    stone set with two mushrooms and, coiled where the napkin goes, a rope.
  fail:
    “It isn’t!” screams one of you. “It isn’t,” agrees the voice, enchanted to have new words. It follows you all
    the way home to the well, practising.

* Shade your lamp and go towards the voice.
  then: read 195

== 105 Washing Day

“Your money or your lives,” says a voice, “and kindly don’t look behind the rock.”

Seven outlaws stand across the path in blankets. Everything else they own hangs dripping on a line: seven
shirts, seven masks, seven pairs of long red drawers. Their leader has a sword in one hand and needs the
other for the blanket.

“We would rather you had come on Friday,” she says. “But one has one’s pride.”

* Put up your hands and be robbed properly.
  explore 3: gain 2 coins, 1 reputation
    There is trembling. There is pleading. One of you swoons, rather well. They take a button and, after a
    whispered reckoning, give you two coins change. The leader salutes, which is a mistake with one hand,
    and everybody looks at the ceiling.

* Cut down the washing line and run.
  explore 4: gain 4 coins; lose 1 reputation
    Nobody runs far in a blanket. You have coins for the shirts by noon. By evening, seven people in blankets have
    described you at every lamp along the road.
  explore 6: gain 1 rope, 5 coins; lose 1 reputation
    The line is good rope, and coins drop out of the drawers at every corner. Far behind, a voice calls in real
    grief that the blue shirt was only borrowed.
  fail:
    There is an eighth outlaw, who did her washing yesterday. She steps out from between two wet shirts, fully
    dressed. You give everything back, folded.

== 106 The Big Breath

Felt on the walls, feathers on the floor, and in the middle a puffball the size of a barn, creaking. Three
mystics in slippers hold their breath by turns.

A slate says: RIPE. A second slate: WHO BREATHES IT SPEAKS ONLY IN QUESTIONS FOR A WEEK.

One mystic points at the far door, then at your boots. Then, imploringly, at the nose among you that is
beginning to twitch.

* Take off your boots and tiptoe round it.
  explore 2: gain 2 coins
    It is an hour’s work. Halfway round you all stop to let a feather land. At the far door a mystic gives
    you two coins, one in each palm, so that they will not meet.

* Borrow their longest pole and let the air out.
  explore 4: gain 1 potion, 1 coin
    It sighs through a hole the size of a pea until midnight, and the mystics bottle what they can. You are
    given a coin wrapped in cotton wool, and a potion whose label is a question mark.
  explore 8: gain 2 potions, 1 amethyst, 2 coins
    It goes down so gently that it folds itself. Underneath sits an amethyst, which must have been very
    uncomfortable. The mystics press it on you with two potions and two coins, and applaud in gloves.
  fail:
    Bang? Are you hurt? For a whole week, does anybody in the village get an answer out of you? Is it funny the
    first day? Is it funny on the sixth?

== 107 Her Own Idea

There is a grey cat on the shelf fungus, with her back to you. She has been on four others since the stair,
always with her back to you. Her name is Thursday. Nobody has called her by it to any effect.

She studies a crack in the wall with enormous interest. Then she glances round, once, to see if you are
looking. You were not supposed to notice that.

* Take no notice of her whatsoever.
  bonus: 1 per fish
  explore 4: welcome the Cave Cat
    The weather is discussed. A stone is admired. You go home. On the rim of the well sits Thursday, washing, with
    the face of one who has always lived here and wonders what kept you.
  fail:
    She ignores you back. It goes on until your feet are numb, and by then there is no doubt which of you is the
    amateur.

* Look where she is looking.
  explore 3: gain 1 fish
    Behind the crack is a pool no bigger than a plate, with a pale fish going round it. You get it out with a soup
    ladle. Thursday would have used a paw, and lets you know.
  explore 5: gain 2 fish, 1 coin
    For an hour you wait the way she does, hardly blinking. Then everybody strikes at once. She takes the small one.
    Yours are two fat fish, and a coin that one of them had been saving.

== 108 Ida, After Nobody

Number Nine, the postal engine, stands in Pell’s Orchard with a letter six hundred years old. “I do
apologise. I was told there was an Ida.”

There is. She is seven, up a mushroom, and called Ida after nobody in particular. The letter is for Ida
Fenwick. This is Ida Small.

“I’ve never had a letter,” she remarks to the air.

The brass face does something difficult. “There are regulations,” it says.

* Sit down and write Ida a letter of her own.
  bonus: 1 per quill
  explore 3: gain 1 reputation
    Dear Ida, it says, it was nice to meet you. Number Nine stamps it, walks to the far end of the orchard
    and walks back, so that it will have come from somewhere. Ida reads it to the mushrooms. Not one of them
    turns.
  explore 7: read 198
    You fill both sides, and ask four questions, because a letter that asks nothing needs no answer.

* Swear that she is a Fenwick on her mother’s side.
  explore 6: gain 1 paper, 5 coins; lose 1 reputation
    Only one mushroom turns. Ida takes the letter, spells out the name and gives it back. “She’ll be
    waiting,” she says. “Look harder.” Number Nine, much moved, refunds the postage in coins, with clean
    paper. Ida and the mushroom go on looking at you.
  fail:
    Every mushroom in the orchard turns to look at you, row after row, right back to the wall. “Ah,” says Number
    Nine. “I do beg your pardon. I did not mean to notice.”

== 109 The Field Yawns

The field yawns. Then it goes up on one elbow.

Hob Lorrimer has these four acres from his grandmother, and nobody alive has seen the plodder underneath them stir.
Now barns are sliding. A scarecrow sits down. Ripe mushrooms bounce past you and over the edge.

“Only stretching!” shouts Lorrimer, throwing baskets at everybody. “Stretching is in the lease!”

At the top of the meadow, a hill opens an amber eye.

* Grab a basket and save the crop.
  explore 2: gain 1 mushroom
    It is hard to pick in a field that is turning into a wall. The basket goes over. One mushroom has gone down your
    collar, and Lorrimer, hanging from a gatepost, says to keep it.

* Climb to its ear and ask it to lie down.
  explore 5: gain 1 rope, 1 coin
    It hears you out, and lies down facing the other way. The farmhouse will get the evening draught from
    now on, but it stands. Lorrimer pays you a coin and the rope you climbed by.
  explore 8: read 200
    You listen. You cup your hands. “It isn’t stretching!” you shout down to him. “It itches!”
  fail:
    It listens with great care. Then it shakes its head, to show that it did not quite catch that. You are found two
    farms away, in a hedge, upright.

== 110 Rules of the Camp

RULE ONE, says the wall, in red paint. NO STEALING FROM EACH OTHER. RULE TWO. NOT EVEN ON BIRTHDAYS. RULE THREE.
STEW IS ONE COIN. PUT IT IN THE BOX.

The outlaws are out. The stew is in, brown and muttering on the fire, with six spoons laid round it. On a stump
stands the box, without a lock, so full that the lid will not shut.

* Eat a bowl and put your coin in the box.
  then for 1 coin: gain 2 potions, 1 reputation
    Your coin goes in on top. High in the roof a lookout you had not seen ticks something off a list. The
    stew mends your knees on its way down, and you cork the last two spoonfuls as potions.

* Empty the box into your hat.
  explore 3: gain 3 coins; lose 1 reputation
    A hat holds fewer coins than you would think. Under the lid, too late, you read RULE FOUR. WE DRAW WELL.
    By evening your portraits are up at every crossroads.
  explore 5: gain 4 coins, 1 rope; lose 1 reputation
    Coins, and the rope that tied the box to its stump: you take it all. Next day there is a drawing of you over the
    stew. The likeness is good. The word beneath is short.

* Pick up a spoon and wait for them.
  then: read 197

== 111 Picking in the Dark

Brother Tallow is wearing fourteen candles, six on his hat. He stands before a small black cave and does not
go in.

“Nightcaps,” he says. “They mend nearly anything. But they must be picked in the dark. One spark, and the
lot goes to soot.” To show willing, he blows out a candle. He looks at the cave. He lights the candle again.

“I have been here since Monday.”

* Take his hand and go in together, unlit.
  explore 3: gain 1 reputation
    Four steps, with Brother Tallow reciting the price of wax at the top of his voice. It is three more than
    ever before. When next you meet he is down to thirteen candles, and shows you the gap.
  explore 6: gain 2 potions, 2 coins, 1 reputation
    In there his fingers know the work, and presently he hums. “It is only having one’s eyes shut,” he says, amazed.
    He brews you two potions from his apronful, and gives you the coins he had put by for candles.

* Leave him the lights and go in on a string.
  explore 2: gain 1 coin
    Most of what you touch in there is beetle. One thing is a coin, let fall by somebody else in a hurry. At
    his end, Brother Tallow did not let the string go slack for a moment.
  explore 7: gain 2 potions, 1 amethyst, 1 coin
    At the end of the string you take one step more. There they grow in drifts, round something cold with edges. You
    come out with an amethyst and enough for two potions, and he adds the coin he rubs for courage.

== 112 The Slow Race

What a roar! Glogo on benches, glogo on shoulders, one glogo overcome and being fanned with a betting slip. On the
track two snails, Lightning and Mrs Abbot, have been level for nine days. The finish is expected in spring.

“Still time to get in!” bawls the bookmaker. “There is always time to get in!”

On the board behind him: ALL MAY ENTER. NO FEET.

* Put your money on Mrs Abbot.
  explore 4 for 1 coin: gain 5 coins
    That afternoon Lightning stops to think something over, and it is as good as finished. The bookmaker shovels
    coins at you with the face of one who had plans for the winter.

* Drop a lettuce leaf in front of Lightning.
  explore 3: gain 5 coins; lose 1 reputation
    A person in a Mrs Abbot scarf slips you coins behind the tent. Lightning munches happily. In the stand, a very
    small child lowers her flag.
  fail:
    Lightning eats the leaf without stopping, and if anything picks up speed. The bookmaker shortens her odds and
    thanks you on behalf of her family.

* Lie down at the start and enter the race.
  explore 7: gain 1 ore, 1 coin, 2 reputation
    A day and a night on your elbows. You cross the line at dawn, in silence, and then comes a cheer they hear at
    the market. The cup is a lump of ore with a coin for a lid. Mrs Abbot is gracious.
  fail:
    You come fourth. There were only two snails. Something went by you in the night, and the judges confirm that it
    was moss.

== 113 A Taste for Leather

The moss has your left boot. It took it politely, with a small wet kiss, and is considering the right. There are
forty paces of it, red, wall to wall; and on the far side, under a lamp, a shop. LAST’S BOOTS. OPEN.

“It never touches feet!” calls Tansy Last from her doorstep. “Only leather! We’re in business together, it
and I!”

Something begins to undo your laces.

* Run for it.
  explore 2: gain 1 coin
    You arrive in your socks. Tansy Last pays a coin for the buckles the moss spat after you, and draws your
    attention to her window.
  explore 5: gain 1 rope, 2 coins
    With your boots on your hands you hop, skip, and snatch up what better boots left behind: coins, and years of
    laces, knotted by the moss into a very fair rope.
  fail:
    Halfway over you remember that your belts are leather too. You finish the crossing with small steps and both
    hands occupied.

* Shout across an order for something it won’t eat.
  explore 3 for 1 coin: gain 1 clay pot, 1 coin
    What comes skimming over the moss is a clay pot. “One size!” she calls. You cross in it by turns,
    hopping, with dignity for a while. The pot is yours, and so is the coin some earlier passenger dropped
    in it.

* Ask the moss what it would rather have.
  explore 4: gain 1 coin, 1 reputation
    Socks. It has always preferred socks, and been too shy to say. It returns your boot with a coin in the
    toe, and people crossing after you learn to pack a spare pair and say your name.
  explore 6: read 199
    Off comes the other boot as well. You stand there, and listen with your soles.

== 114 Stolen Back

Hanne Brill sits on a root, head in hands, with a holed coin on a bootlace round her neck.

“I steal things back,” says the outlaw. “It’s honest work. Only, last night I stole this back from a
washerwoman who’d earned it. Two tubs of shirts, she did for it.”

A poem on the subject is sticking out of her pocket. It rhymes “remorse” with “purse”.

* Offer to take the coin back and say sorry for her.
  explore 3: gain 1 reputation
    The washerwoman counts her fingers, then yours, and takes the coin. “Tell her to knock next time,” she
    says. After that she leaves her basket out when you go by, which she does for nobody.
  explore 6: gain 1 paper, 2 coins, 1 reputation
    It is such a good apology that she irons your collars, and pays you coins to hear it again. Hanne gives
    you the poem. It is good paper, and blank on the back.

* Ask to hear the poem, and lift the coin while her eyes are shut.
  explore 5: gain 5 coins; lose 1 reputation
    There are nine verses. You need two. A dealer gives you other coins for that one, none with a hole.
    Behind you, on the word “coarse”, Hanne opens her eyes and feels for the bootlace.
  explore 7: gain 1 ore, 1 paper, 3 coins; lose 1 reputation
    She recites with her whole heart and an open bag. By verse six you have the coin, her purse, a lump of
    ore and the poem, paper and all. For the rest of your life you will also have verse six.
  fail: lose 1 reputation
    She opens her eyes with your fingers on the bootlace. The tenth verse is made up on the spot. It is about you,
    all the outlaws learn it, and it is the first of hers that rhymes.

== 115 The House Seed

The nut has a doorknob. It sits on a cushion, ripening. Behind it grow the others, in pots: a shed in bud, a
chapel still green, two cottages that must be kept apart.

Mother Loam is earth to the elbows. “They want thinning,” says the mystic. “I go in with the fork, and they
look up out of their little windows.” She holds out the fork, handle first.

* Buy the nut and carry it home.
  explore 3 for 2 coins: build up to 7
    You bury it beside the well and water it, feeling foolish. In the night there is a sound of hinges. By morning
    it is up, the roof still damp, and somebody has already complained about the chimney.
  fail:
    “It doesn’t want to go,” says Mother Loam, and gives you back your money. You try the knob. It has locked
    itself.

* Thin out the seedlings for her.
  explore 4: gain 1 clay pot; lose 1 reputation
    Up come three privies and a small gatehouse. It is best not to look at their windows. Mother Loam gives
    you the clay pot the gatehouse came in, and has to go and lie down. Behind you, one after another,
    shutters close.
  explore 7: gain 2 clay pots, 1 reputation
    Not a single one is pulled up. All day you carry them apart, each to a corner with a view, until the chapel
    rings. She gives you two empty clay pots, and carves your names on the chapel door, small, so that they can
    grow.

== 116 Everybody Knows the Bear

Everybody on this road knows the bear. You come in, say good evening, and sit with your back against her
until your socks are dry. She has slept here since before the road. The rules: speak low, don’t whistle, and
the last one out tucks her in.

Tonight that is you. The blanket has slipped. And one great paw has turned over, and under it something
shines.

* Tuck her in and tiptoe away.
  explore 2: gain 1 coin, 1 reputation
    It takes all of you and a run-up. She says one word in her sleep, which is either “thanks” or “Martin”.
    Pinned to the hem is a coin for whoever tucks. These days the regulars shift up and leave you the warm
    side.

* Reach under the paw.
  explore 5: gain 1 amethyst, 2 coins; lose 1 reputation; injure a villager
    You have the amethyst, and two coins people had left her, when she rolls over on one of you. It takes
    six travellers and a plank to get you out. They all see what is in your fist.
  explore 7: read 204
    Your fingers close on it. You look up. She has been awake, it turns out, for some time.
  fail: injure a villager
    She does not wake. She cuddles. In the morning one of you has three bent ribs, and has had the best night’s
    sleep of anybody there.

== 117 Something in the Lining

“Not on the sleeve!” Dov Marrow has spread his coat inside out. The nomad maps caves on the lining. Last
month he fell in a bog, and it all took root: moss for galleries, mushrooms for pillars.

“It is growing caves I have not been to,” he says, white with fury. “I walked out to check one. It was
there.” Under the left arm a new passage opens.

* Hold the coat down while he traces it.
  explore 4: take a cave card
    You lie across the sleeves and he draws with his tongue out. When it has stopped wriggling, he copies
    you the corner with the new cave. He wants no thanks. He disagrees with it.
  explore 6: take a cave card; gain 1 paper, 1 reputation
    It lies still if you hum. He fills a sheet, and for the first time ever dares to sign one. You get the way to a
    cave nobody has stood in, a clean sheet of paper, and your names in the margin where surveyors look.

* Do some weeding for him.
  explore 3: gain 2 mushrooms, 1 coin; lose 1 reputation
    You pull two mushrooms out of the breast pocket, with a coin in their roots. A long way off, something
    falls in. Nobody moves. Dov notes down the time, looks at what is in your hand, and notes that down too.

== 118 Loose in the Passage

Toast. Then rain on a hot road. Then, round the next corner, exactly the inside of your grandmother’s cupboard.

Sister Anise comes pelting after it with a net and a jar. The mystic keeps smells that nobody makes any
more, and one has got away. “It’s the Last Day of School!” she pants. “There isn’t another! Don’t breathe it
all!”

It goes by you at the height of a child, giggling.

* Spread your coats and chase it.
  bonus: 2 if potion
  explore 4: gain 1 clay pot
    You corner most of it in a dead end, under a clay pot. Sister Anise decants what the shelf needs and lets you
    have the pot, which will be cheerful until it cracks.
  explore 7: gain 1 clay pot, 1 amethyst, 1 reputation
    You drive it home, as one drives geese, and straight into the jar. She gives you a clay pot of your own
    village on a wet morning, stoppered with an amethyst, and dusts a space on the shelf in case you ever
    smell of anything.
  fail:
    It gets out by the flue. All that day, in every cavern, people stop work and look up and say, “Oh.” By supper it
    is gone. Nobody is sorry but Sister Anise, and she not very.

* Stand quite still and breathe in.
  explore 2: gain 1 potion, 1 coin
    For a moment nothing is due tomorrow. Then you see Sister Anise, waiting, with the jar under your nose.
    “Out,” she says. It comes back watered down, but will do you for a potion. In your pocket there is
    suddenly a coin for sweets.

== 119 Feet Still Going

“Nothing to see!” shouts Ferrin Oake, running as hard as he can. He is not getting any further away. He has
run belly first into glue-moss, and his legs go round behind him.

Before him, bills in hand, stand all the people he owes. Somebody is selling buns. At the front Tuppence the
pedlar weighs him by eye. “He’ll keep,” she tells you. “Take a number.”

* Pull him out.
  bonus: 1 per rope
  explore 4: gain 1 coin, 1 reputation
    He comes out with a pop and flies into the queue, which catches him. Everyone gets paid something.
    Nobody can remember the last time. You are given a coin of your own, and three cheers.
  explore 7: read 201
    Out he comes, boots and all. And as you still have hold of him, you turn him round.
  fail:
    He comes out of his trousers. The trousers stay. Ferrin does not. After some discussion, the queue begins
    presenting its bills to the trousers.

* Take a number and think of a debt.
  explore 3: gain 1 fish, 3 coins; lose 1 reputation
    By your turn he would agree to anything. You say it was a goat. He pays for the goat, in coins borrowed
    from the man behind you and a fish from the man behind him. Tuppence, who never forgets, says slowly:
    “What goat?”

== 120 First in Show

Applause; and, underneath it, munching. The glogo vegetable show has come down to one turnip, bigger than a
hay cart, and the judges are coming with a tape. You happen to be leaning on it.

“Psst,” says the turnip. There is a hole at your elbow, with an eye in it. “How many judges? My name’s Bodkin. I
only climbed in for lunch. But that was in May, and it grew.”

* Whisper your price for keeping quiet.
  explore 4: gain 4 coins; lose 1 reputation
    The turnip wins. During the speech a small hand comes out of its side and counts coins into yours, in full view
    of the second row.
  explore 6: gain 1 paper, 5 coins; lose 1 reputation
    It wins twice: Heaviest, and Best Character. Out of the hole come your coins, and the certificate, on good thick
    paper, before Bodkin can eat it. The runner-up watches you go. Her beetroot was honest.

* Fetch a barrow and get him out by the back.
  explore 3: gain 1 fruit, 1 reputation
    Out comes Bodkin, rounder than he went in. The turnip sinks into a sort of hat and is placed last. Its
    grower thought it haunted, and has been singing to it. She gives you the fruit off her own hat, and a
    seat by her.

== 121 Bread for a Shy Man

Widow Pell ties up a loaf, then unties it to see if it is still good. Every week she leaves one on the mat
at Hatch Forty and goes, because the man inside is shy. She has never heard his voice.

You have: “Not today, thank you.”

“What does he sound like?” she asks, looking at the oven. “It’s only that the crusts come back. My Aldous
never ate his. Before I mislaid him.”

* Do the voice for her.
  explore 3: gain 1 reputation
    You do “Not today, thank you.” She listens with her head on one side. “Sadder,” she says. You do it
    sadder. She nods for a long time, and lets you tie the string.
  explore 7: read 203
    You do it as well as you can. “Again,” says Widow Pell.

* Carry the loaf there, and wait on the mat.
  explore 6: gain 1 clay pot, 2 coins, 1 reputation
    Chewing, for a long while. “Caraway,” says the door, very happily, to itself. You take her the word in both
    hands. She gives you coins for the errand and her honey in its clay pot, and has to tell somebody, and tells
    everybody.
  fail:
    The lamp gutters. “Have they gone?” asks the door, low down, near the mat. And there you are, all of you,
    holding your breath so as not to disappoint him.

== 122 The Bank of Leaves

“Deposit or withdrawal?” asks the clerk. He is lizardfolk, and old, and overgrown with ivy, clipped into a
tie. Behind him rises the Bank of Leaves, each customer’s money planted in its own pot. Most are saplings,
hung with small change. One has gone out through the roof.

“Growth is not guaranteed,” he says, as he must. A leaf drops off his sleeve, and he enters it in a ledger.

* Plant a coin.
  explore 3 for 1 coin: gain 2 coins
    It is up before you have finished the form: one thin stalk with two coins in bud, a little greenfly on
    the second. The clerk shakes it for you.
  explore 7 for 1 coin: gain 1 ore, 1 amethyst, 1 coin
    It goes up past the lamps, creaks, and blooms. The clerk stands up to see, and loses leaves by it. There is ore
    at the root, an amethyst in the flower, and your own coin back. “I shall have to design a form,” he says.

* Ask to see the pots nobody comes for.
  then: read 202

== 123 Front and Back

The monster roars, rears up, and treads on its own tail. “Left foot!” says the head. “That was my left,” say the
hindquarters.

All horns and fringe and painted sailcloth, it guards the strawberry caves for the Red Gallery outlaws. It
roars again, quite well. Then it sags in the middle.

“All this time back here,” say the hindquarters, muffled, “and I have never seen anybody be afraid.”

* Be as frightened as you know how.
  explore 3: gain 1 reputation
    Shrieks. Pleas for mercy, chiefly to the tail. The hindquarters give a little skip. Next time you pass,
    you are roared at nicely, and by name.
  explore 6: welcome the cheapest villager; gain 1 coin, 1 reputation
    You go round behind and are frightened there. A silence; then buttons. Out climbs somebody pink with joy, who
    has had what they stayed for and would like to see a village. The head pays what is owed, a coin, and waves you
    off.

* Chat with the head while one of you crawls through the middle.
  explore 7: gain 1 fruit, 1 ore, 4 coins; lose 1 reputation
    Behind the monster lie the baskets: fruit as fat as thumbs, coins for the pickers, a lump of ore to hold
    down the lid. You crawl back laden, murmuring “left, right,” to keep everyone in step. Only the
    hindquarters notice that you come back fatter.
  fail:
    There is a muddle in the sailcloth. When it clears, the monster has six legs, two of them are yours, and it has
    never walked so well. They would be obliged if you could stay till Sunday.

== 124 A Vow of Silence

“He says come in,” announces the bat. “He says you smell of stairs.”

The hermit closes his eyes. When he took his vow, eighteen years ago, he taught the bat a few phrases. It
has gone on from there. “He cries at night. He keeps his money in the –” The hermit claps a pot over it.

Then he points to you, and to himself, and makes a square in the air, full of longing.

* Work out what his hands are saying.
  explore 3: gain 1 fish, 1 reputation
    A window? A waffle? It is a draughtboard. You lose four games running in perfect silence, and he sees
    you to the door with a smoked fish and a hand on his heart. “He says come again,” says the pot. “He
    means it.”

* Lift the pot a little.
  explore 4: gain 4 coins; lose 1 reputation
    “Left boot!” says the bat. It is. The hermit watches you tip out the coins. He opens his mouth; thinks of
    eighteen years; shuts it. The bat says it for him, out of the window.
  explore 6: gain 2 fish, 4 coins; lose 1 reputation
    “Boot, and a brace of smoked fish up the chimney!” You have the fish and the coins before the hermit can rise.
    “He says,” the bat begins, and stops. For the first time in its life, it does not like to.
  fail:
    “In the bank,” says the bat coldly. “And he says, and I say too, that we don’t think much of people who listen
    to gossip.”

== 125 Enough Sky

High on a scaffold, Bettany Crook is planting sky. She has done nearly the whole roof, flower by flower:
bluebells, with white for clouds. Under it sits her father, who drove carts over the pass until his knees
gave out.

“There’s a bit missing,” he says, and points to one dark corner, beyond the planks. Then he looks at you.
“What was it doing today? The other one?”

* Climb out and plant the corner.
  bonus: 1 per hammer
  explore 4: gain 1 coin, 1 reputation
    You hang by your knees and fill in what you can reach, slightly crooked. “Weather coming,” says the old
    man with satisfaction. Bettany pays you a coin, and recommends you to everyone with a ceiling.
  explore 8: gain 1 amethyst, 2 coins, 2 reputation
    The last hole has an amethyst in it. Out it comes, and after it one thread of real daylight. The old man
    puts his hand in it. They give you the stone and two coins, and half the caves come to see.
  fail:
    That was not a root you were holding. You come down under a square yard of summer. “Hail,” says the old man. He
    has not had such an afternoon in years.

* Sit down by him and tell him.
  then: read 205

== 195 The Sayback
follow-up

A sayback, shaggy, with more teeth than it can use. Saybacks have no talk of their own. Each keeps the best thing it
ever heard, and says that. This one was outside a kitchen once.

It sits in a nest of whatever people let go of when they ran: baskets, purses, half a cart. It holds out both paws
to your lamp. “Hello?” it says. In all its life nobody has answered.

* Teach it a new sentence.
  explore 4: gain 1 mushroom, 1 coin, 1 reputation
    It takes all evening. “Pleased to meet you,” it says at last, in your voice, and hands you a mushroom
    and a coin to celebrate. From now on everybody on this road is startled, and then charmed.

* Shout and wave till it bolts, and go through the nest.
  explore 6: gain 1 ore, 4 coins; lose 1 reputation
    Off it goes, falling over its feet. The nest yields coins and a lump of ore. But for months afterwards, all
    along the galleries, a voice exactly like yours cries in the dark: “Shoo! Get out! Shoo!”
  fail:
    It thinks this is a game, and shouts and waves back. It is far better at it than you are. Your hats are in the
    nest now.

== 196 Any Other Business
follow-up

Twenty-nine hermits have been standing outside, as they do each year, every one waiting for the rest to leave. They
come in sideways. They sit as far apart as the cave permits. The meeting lasts eleven minutes, nobody says anything,
and all agree with their eyebrows that it is the best yet.

Going out, each leaves something on the table while looking elsewhere: a fish, a couple of coins, good
writing paper. Ambrose puts it all in your arms. He means to make a speech, and makes a noise.

then: gain 1 paper, 1 fish, 2 coins, 1 reputation

== 197 Six Spoons
follow-up

They come in wet and limping, one on another’s back. It went badly. It was, they admit, a bakery, and the baker was
up. They got four loaves and a rolling pin across the ear. Nobody asks who you are. More bowls are found.

When the box goes round, the youngest, Jory Ruddock, has no coin, and studies his feet until somebody puts in two.

* Wash up, and bandage whoever holds still.
  explore 3: gain 2 coins, 1 reputation
    The bowls get scrubbed and a thumb gets a splint. Under Rule Six no guest works for nothing, so there
    are two coins in it, and on bad nights from now on they will drink your health in gravy.

* Slip out and tell the baker where they are.
  explore 4: gain 4 coins; lose 1 reputation
    The baker pays in floury coins and comes with her brothers. The camp is cold by then. On the wall, still wet, is
    RULE EIGHT, and it has your names in it.
  explore 7: gain 1 amethyst, 6 coins; lose 1 reputation
    She pays you well, in coins and the amethyst off her shawl, and you bring her right up to the fire. The others
    run. Jory Ruddock only looks at you. “Was it the stew?” he asks.
  fail:
    “I know where they live,” says the baker. “Who do you think leaves the window on the latch? The rolling pin is
    for appearances. Now get out of my kitchen.”

== 198 By Return of Post
follow-up

Ida reads it twice aloud and once to herself. Then she asks for your pencil. Her answer takes all afternoon. It
says: Dear You, I am well. Yes, no, green, and a dog. Are you well?

Number Nine carries it to you across four feet of moss, with full ceremony. It has been a hundred years since
anything it brought was answered. There is a parcel too: fruit from Ida, and paper from the engine, begging your
pardon, so that you will write again. The whole orchard hopes so.

then: gain 1 paper, 1 fruit, 2 reputation

== 199 What the Moss Wanted
follow-up

Hunger had nothing to do with it. The moss likes to be walked on, and had noticed that people in boots go round. So
you walk on it all afternoon, trousers rolled. Tansy Last watches. Then she unlaces her own boots, comes in up to
the ankles, and shrieks.

Everything is given back, in pairs, with the coins still in the toes. Take the rope of laces, she says, or
the clay pot by the door. By evening the sign says LAST’S TOWELS, and your feet are done first.

then: gain 2 coins, 1 reputation; either gain 1 rope or gain 1 clay pot

== 200 Behind the Left Ear
follow-up

It has itched since before the lease, and nobody asked. You try the rake. You try the harrow. At the plough, a hind
leg as long as a street begins to drum, and on four farms the plates come off the dresser.

Then out it rolls: an anchor of solid ore on a length of rope, off some boat that had a surprise. The plodder is
snoring before you are down. Lorrimer hauls rope and ore to the road for you, and has your names put in the lease.

then: gain 1 ore, 1 rope, 1 reputation

== 201 Paid in Full
follow-up

Ferrin Oake faces the queue. This has not happened before. He opens his mouth to promise something, looks at all
those faces, and says he is sorry. Then he turns out his pockets: coins, a fish, eleven keys.

Shared fairly, says Tuppence, it comes to almost nothing each. Nobody has ever had so much from him. So
pleased are they that they vote you the fish, some of the coins, and the front of any queue. By then he is
gone. The keys are not.

then: gain 1 fish, 3 coins, 2 reputation

== 202 Pots Nobody Claimed
follow-up

The cellar is all pots. Each has a name and a date, and a plant gone thin from looking for its owner. Night after
night the clerk has come down here with a can. It is against regulations. “They lean when I come in,” he says. “One
tries not to have favourites.”

He is standing in front of a very small tree in a very small pot. The label says Mum.

* Stay and help him with the watering.
  explore 4: welcome the cheapest villager
    You talk about rain, and gardens with nobody’s name on them. He cannot come; who would water? But somebody
    listening on the stair already has a hat on. “Go,” says the clerk. “Write to the pots.” One more of you walks
    home.

* Say that the small pot is yours.
  explore 5: gain 1 ore, 3 coins; lose 1 reputation
    He is so glad. He wraps it himself: coins on the twigs, a lump of ore among the roots. You are at the door with
    it when he asks, “And how is Mum?” You are slow to answer, and a clerk writes things down.
  fail:
    “Then you will know the password,” says the clerk, delighted. You try Mum. You try please. You try going up the
    stair quite slowly, in case he calls you back.

== 203 Asked Twice
follow-up

The third time, one of you gets the pause right, the little one before the thank-you. Widow Pell puts down the
knife. Outside the window stands the orchard, row upon row, and not one mushroom has turned.

“Well,” she says. “That is how he says it when he wants to be asked twice.”

She fills your arms with whatever is nearest: fruit, a potion for your throat, the coin off the mantelpiece.
Behind you she climbs on a chair for her good hat, and three neighbours hold the chair.

then: gain 1 fruit, 1 potion, 1 coin, 2 reputation

== 204 Good Evening
follow-up

“Everybody says good evening,” says the bear. Her voice is furniture being moved in another room. “I do hear it. One
lies there wondering how to join in.”

She does not care about the stone. It digs into her. What she wants is the news, all of it, since the road. You stay
till morning. Once she laughs, and every sock falls off the line. She sends you home with the amethyst and two fish
she was keeping for spring. “Not a word,” she says. “They would only whisper.”

then: gain 1 amethyst, 2 fish

== 205 What It Was Doing
follow-up

You start with the colour, get it wrong, start again. Wind from the west. Rain by supper. A long cloud with a hook
on the end.

He knows that cloud. He followed it over the pass in the year of the mud, with a load of bells and a girl who
laughed at the bumps. Overhead, Bettany moves a white flower one hand to the left, and gives it a hook.

“There,” he says. He makes you take two coins, for the fare, and lets nobody else have the chair.

then: gain 2 coins, 1 reputation
