# Chapter two: the Lower Market, its roads, its scales and the Candle Bridge. Heads 26–50, follow-ups 162–172.

== 26 Contents: Cross

“Nine,” calls the glogo on the barrel. “Eight. Seven.” Prices fall in the Lower Market, and whoever speaks first has
bought it. Tonight the whole crowd holds its breath over a nailed crate marked CONTENTS: CROSS. “Three. Two.” Nobody
wants it. “One.”

One of you sneezes.

Down comes the hammer. Everybody breathes out and congratulates you. The crate, which is about the size of a dog,
kicks.

* Pay up and pull out the nails.
  explore 3 for 1 coin: gain 1 clay pot, 1 potion
    Inside, in a clay pot, sits a crab, and it is very cross. It climbs out, looks at each of you in turn,
    and leaves sideways through the crowd. Nobody stops it. The pot is yours, and so is the potion it was
    guarding.

* Argue that a sneeze is not a bid.
  explore 4: gain 2 coins
    “Sneeze again,” says the glogo, “for comparison.” You can’t, until a pepper seller obliges. The second
    sneeze is ruled to be quite different. For your distress you are awarded two coins, one a nostril.
  explore 7: gain 5 coins, 1 rope
    You argue so well that the crate goes up again, and this time two rival brothers both cough at nine. The glogo
    is delighted. He goes halves with you, coin by coin, and throws in the rope that was holding the crate shut.
  fail: lose 1 coin
    “Objection heard,” says the glogo. “Seven! Six! Five!” You understand too late that he is selling the objection.
    One of you shouts, and now you have bought that as well.

== 27 What Mother Quern Has Heard

Warm wax gives a little under your boots. In the middle of the Candle Bridge, over a black gap, sits Mother
Quern with her knitting, on a kitchen chair, as wide as a cupboard.

“One song I haven’t heard,” she says. “I’ve had the one about the miller. I’ve had the rude one. I’ve had the rude
one about the miller. Take your time, loves. Nobody has fallen off today.”

* Ask which song she would like to hear once more.
  explore 2: gain 1 coin, 1 reputation
    The needles stop. Nobody has ever asked. It is a lullaby with four notes in it, and you sing it badly.
    She gives you a coin for a hot drink. From then on she hums it your way, wrong note and all.

* Make one up as you walk, a line for every step.
  bonus: 1 per quill
  explore 4: gain 1 coin, 1 potion
    It is about a bucket. It does not scan, but it is new, and she laughs until the bridge wobbles. Out of the
    knitting bag come a coin and a bottle of something for your poor throats.
  explore 7: gain 1 coin, 2 mushrooms, 2 reputation
    By the ninth step there is a chorus. By the last, the people waiting behind you have it in three parts, and they
    will have it all week. Mother Quern gives you two fat mushrooms, and a coin for the butter.
  fail: nothing
    Two lines in, she joins you. Three lines in, she has the harmony. “Your uncle came through here,” says Mother
    Quern gently, and points you back the way you came with a needle.

== 28 The Oldest Queue

People are standing in a queue. It winds between the stalls, round a great pillar and out of sight, and they have
brought stools, and babies, and in one case a bathtub.

You ask what it is for.

“My father knew,” says a man with a kettle. “He left me the place. It’s a good one.” He lowers his voice, so as not
to make anybody jealous. “I have moved twice.”

* Walk along it to see the front.
  explore 3: gain 1 coin
    You walk for half an hour and never see it. But since you are going that way, you are asked to pass
    things on: a pie, a birthday card, a slap. The pie and the card bring thanks. The slap brings a coin.
  explore 6: read 162
    On you go, right round the pillar, past the stools and the cradles and a game of chess, and there is the man
    with the kettle again, from the other side.

* Join at the end and make friends with your neighbour.
  explore 4: welcome the cheapest villager
    Your neighbour has stood there since childhood. Over the second pot of tea come words which that queue has never
    heard: “I might just go.” Ten places either way fall silent. Your neighbour folds up the stool and follows you
    home.
  fail: nothing
    By evening you have a good place and somebody’s baby. Then you remember that you do not want anything, and step
    out. Behind you, everyone moves up. It is the happiest day the queue has had in years.

== 29 The Pound Has Got Out

“Nobody put a foot down! He’s soft!” All across the market people are standing on one leg.

The Pound, a weeping clerk explains, is a toad. Every weight in the place is checked against him. His name is
Standard, he lives on velvet, and somebody has left the lid up.

“Without him,” says the clerk, “that cheese weighs whatever it likes.”

Under a table, something goes plop.

* Crawl under the stalls after the toad.
  bonus: 2 if frogfolk
  explore 4: gain 1 coin, 1 reputation
    You corner him behind the eels. He rides home on your sleeve between rows of people with their hats off,
    and the clerk pays your finder’s fee, a coin she has weighed twice.
  explore 8: read 163
    He is not running away, you notice. He is going somewhere. You follow at a crawl, through a crack behind the
    cutlers, and the clerk comes crawling after you.
  fail: nothing
    You come up with a bun, a slipper and somebody’s grandfather. Until the toad is found, the clerk rules, a pound
    shall be whatever your hat weighs. They keep the hat. They are terribly grateful for the hat.

* Offer the clerk a stone of about the right size.
  explore 3: gain 5 coins; lose 1 reputation
    The stone is sworn in, and has a cushion by noon. By one o’clock every sausage in the market is short,
    and people want to know whose stone it was. You leave with the clerk’s five coins and your collars up.

== 30 Hold This a Moment

The awning of the smoked-fish stall is held up, at its left front corner, by a man made of metal. Somebody has
nailed the price list to him. He keeps his voice low, for the sake of the customers.

“Bolt-Upright, at your service. I was asked to hold this a moment, by a Mister Crumb, who has gone to fetch a pole.”
He considers. “That was eighty years ago. I expect there was a queue.”

* Take the corner of the awning from him.
  explore 3: gain 1 reputation
    He brings the arm down, with a noise like a gate, and looks at it. He walks once round the stall. Then he takes
    the corner back, much refreshed, and all of Fish Row shakes your hand.
  explore 6: welcome the Metal Man; gain 1 reputation
    You send to the next row for a pole. It takes four minutes. Bolt-Upright watches it go in, hands back the price
    list, and asks whether you might have anything at home that wants holding up. Fish Row waves you off together.

* Tell him that Mister Crumb has sent you.
  explore 3: gain 3 coins, 1 fish; lose 1 reputation
    “How is he?” You say that he is well. Bolt-Upright opens a little door in his chest and hands you what
    he has been minding: three coins in change, and a fish. All of Fish Row has heard you. Fish Row was at
    the funeral.

== 31 The Jar Marked Do Not

Hot road after rain. Then bread. Then, for no reason, your grandmother’s coat. The smells drift from a stall
of stoppered jars: HAY. NEW SHOES. SOMEBODY ELSE’S KITCHEN.

The seller, a blind lizard woman in nine shawls, turns her nose on you like a lamp. “You’ve been under the
sky,” she says. “This week! Oh, stand still.”

On the top shelf, by itself, is a jar marked DO NOT.

* Stand still and let her smell your coats.
  explore 2: gain 2 coins
    “Wind,” she says. “Washing. A dog, wet, forgiven.” She shaves a thimbleful of air off your collar, corks
    it, and gives you two coins that smell of nothing whatever.

* Reach down the jar and pull the stopper.
  explore 4: gain 1 clay pot
    It is the smell of almost remembering something. You stand there for an hour with your mouths open. When it has
    all gone the pot is no good to her, and she puts it in your arms.
  explore 7 for 1 coin: gain 3 coins, 1 fruit, 1 amethyst
    She wants her coin first. Then: apricots, one whole August of them. People come running from four streets to
    stand in it, and you pass the hat. At the bottom lies a real fruit, and the stopper was amethyst.
  fail: nothing
    It is Uncle. Nobody can say whose. It is pipe smoke, wet wool and an opinion, and it follows you home and sits
    down in the good chair. For a week everyone’s elbows stay off the table.

== 32 What Is in the Wall

Grandmother Slate, oldest of the glogo and deaf as a boot, sits at the foot of the market steps with one palm flat
against the wall. She beckons without turning round.

“Somebody is crying,” she says, “behind the cheese. Third cave along. It is getting into the stone.” She shifts her
thumb an inch. “There is a good deal else in here, mind, if a person can keep quiet.”

* Go and look behind the cheese.
  then: read 164

* Put your hand beside hers and keep quiet.
  explore 3: gain 1 mushroom
    Cold stone. Then, very faint, a creaking. “Mushroom,” says Grandmother Slate. “Growing. Left of your boot.”
    There it is behind a loose brick, still warm from the effort.
  explore 7: gain 2 ore
    You hear feet. Under the feet, water. Under the water, one dull low note that makes your teeth itch. “Most
    people stop at the water,” she says, pleased, and tells you where to dig. The note was two lumps of ore.

== 33 Fenwicks, Assorted

Gravestones lean along the stall like books. FENWICKS, ASSORTED, says a card.

“Nobody’s using them,” the stallholder says. “A good old name gets you a loan. A cousin or two.”

Along the row, on his knees, goes a thin man in a borrowed collar. “Ida,” he mutters. “There’s post waiting
for an Ida. I’d only need to be her for an afternoon.” He has passed a FRIDA twice.

* Ask the stallholder about the real Ida.
  explore 3: gain 1 reputation
    “Never had her in,” she says. “No stone at all. So nobody’s buried her, have they?” The thin man hears
    it too. He gets up, rather red, and whenever he meets you after that he raises his hat and says his own
    name, in full.
  explore 5: gain 1 paper, 1 reputation
    From under the counter she brings a broken corner: FENWICK AND DAUGHTER I. Nothing after it. “The mason left her
    room. She never came.” You take a rubbing on a sheet of paper, and the stallholder, hard as she is, wishes you
    luck with it.

* Offer to knock two letters off the Frida.
  bonus: 1 per hammer
  explore 6: gain 6 coins, 1 amethyst; lose 2 reputation
    Two taps, and it reads IDA. He gives you every coin he has and the amethyst out of his hatpin, and goes off
    practising: “Ida. Charmed. Ida.” You turn round. Behind you, with flowers, stand four generations of Fridas.
  fail: nothing
    One tap too many. You are left with FRI and a heap of gravel. The stallholder looks at it, sighs, and carries it
    across to DAYS OF THE WEEK.

== 34 Some Not Yet

LOST THINGS, says the board, and then, smaller: SOME NOT YET.

A glogo boy of six is minding umbrellas, teeth and a goat. On the third hook hangs a left boot, with a patch
that one of you sewed on last week. You look down. The boot is on your foot.

“They come in when they come in,” the boy says, blushing. “You won’t be wanting that today. Tuesday, I think.”

* Hang up something you would be glad to lose.
  explore 3: gain 2 coins, 1 potion
    One of you has had a cough since the pass. The boy finds a hook for it without blinking. In exchange you
    get a potion, which some mystic is going to lose in spring, and two coins from behind a cushion nobody
    has sewn.

* Haggle for your own boot.
  explore 4: gain 1 mushroom
    You say that it is yours. He says that it isn’t lost. There is right on both sides. In the end he keeps
    the boot and you get what was in the toe, a mushroom in a sock.
  explore 6 for 1 coin: read 165
    He takes your coin and unhooks the boot. It is heavier than the one you have on, and it has been a long way.

== 35 The Gate by Itself

In a cavern as wide as a hayfield stands a gate. It has no wall. Two shiny paths run round it. The moss in
front has never been trodden.

In a box beside it, an old glogo in a peaked cap is getting his face ready for when you walk round.

“One button!” he calls, not hoping. “Or mind it for me? I’ve not had a lunch since I started.”

* Give him a button and go through the gate.
  explore 2: gain 1 coin, 1 reputation
    He has to oil the hinge. He has to find the stamp. He stamps each of you, and the button, and gives you
    a coin in change. Next time you come by there are boot prints in the moss, and not all are yours.

* Put on the cap and see what people will pay.
  explore 3: gain 3 coins; lose 1 reputation
    You name a price of one whole coin, in a firm voice, and three people are so surprised that they pay it. They go
    on being surprised at the top of their voices, all the way to market.
  explore 7: gain 7 coins, 1 clay pot; lose 1 reputation
    You chalk a line on the ground, left and right of the gate, and that is all it takes: nobody likes to cross a
    line. When he gets back there is a crowd, a bad temper, and a clay pot of coins under your arm.

== 36 Mind the Herrings

Cabbages come first, bouncing. Then, down the Long Ramp, flies a pickle cart with nobody pulling it. On the barrels
rides a tiny old glogo lady in a bonnet, waving to both sides of the street.

“Don’t you dare stop me!” she cries. “It took all morning to saw through that rope!”

At the bottom of the ramp is Crockery Row.

* Jump on and steer.
  explore 4: gain 2 fish; injure a villager
    You miss Crockery Row. You do not miss the wall. One of you will be limping for a while. The old lady,
    without a scratch, presses two pickled fish on the patient, and asks if you are free tomorrow.
  explore 8: gain 6 coins, 1 clay pot
    Left at the pump, right between two mystics carrying a mirror, three times round the statue and gently in at the
    potter’s door. He catches the one pot that falls and gives it to you. Out in the street they are throwing coins.
  fail: nothing
    With you on board it goes faster. It runs up the far ramp, stops, thinks, and rolls back, and so on, a little
    lower every time, until supper. She makes you play cards. She cheats.

* Run ahead and clear the way.
  explore 3: gain 3 coins
    “Cart!” you bawl. “Cart! Lady!” People snatch up their children, their soup and their stalls. She sails
    down an empty street with both arms in the air and flings you three coins, one by one, as queens do.

== 37 The Watch Goose

Shut. Every lamp on its fish-hook is turned down to a blue bead, the goods lie about uncovered, and nothing guards
them but a goose. She has a little hat.

She came down a chimney once, on a bad day, and took the first job going. Round she goes on her flat wet
feet. At each stall she stops and counts. By the third round the hat has slipped over one eye.

* Creep along the stalls behind her back.
  explore 2: gain 2 coins; lose 1 reputation
    You get as far as the second stall. She does not bite. She looks at the two coins in your hand, and at
    you, and goes on with her round. Next market day the second stall counts its change out loud when you
    pass.
  explore 7: read 166
    She goes left, you go right. She stops, you stop. At the end of the row your sack is full, and the way out is
    twelve steps off, with nobody on it.
  fail: nothing
    None of you will ever say what the goose did. Her hat is found a hundred paces down the road. You are found
    rather further, on top of something.

* Sit up with her until the lamps are lit.
  explore 5: gain 1 fish, 1 potion, 1 reputation
    You take the odd rounds and she takes the even. Towards morning, for the first time in years, her head goes
    under her wing. The traders find you on guard on tiptoe. They bring breakfast: a smoked fish, and a potion
    against the damp.

== 38 A Letter About Your Feet

Something stings your ankle. It is a letter, fired from a very small crossbow.

“Sirs or Madams,” it says. “You are standing on my roof. I am eleven inches tall, I am in the bath, and I
have a lawyer. Yours, P. Thimble.”

Between the paving stones runs a street no wider than a gutter. From a squashed chimney by your heel comes
steam.

* Kneel down and apologise into the chimney.
  explore 2: gain 1 coin
    “Louder,” says the bath. You apologise louder. All along the street the shutters open so that people can enjoy
    it, and afterwards they throw money: a great deal of it, by their measure. By yours it is a coin.
  explore 5: gain 1 coin, 1 paper, 1 reputation
    It is so handsome that the lawyer, who is nine inches tall, asks for it in writing and hangs it in the
    town hall. You are given the street’s old theatre curtain, a whole sheet of paper, and the coin that
    weighed down the hem.

* Mend the roof with bread and a fingernail.
  explore 4: gain 3 coins, 1 reputation
    You roll him slates of crust and set the chimney straight by breathing on it. Mr. Thimble inspects it in
    a towel. He pays three coins, the usual rate for giants, and from then on leaves you a doormat out, the
    size of a stamp.

== 39 The Running Cousin

Feet, fast, coming this way. “Lovely to see you, can’t stop!” cries Ferrin Oake, round the corner and past you with
his coat on backwards. He pushes something into your hand. “It’s Tuppence’s! Or the cook’s! It was never mine!”

It is a coin with a hole in it.

Round the same corner come a cook, a candle merchant and an extremely large seamstress. They see the coin. They
stop.

* Slip it in a shoe and point them down the wrong tunnel.
  explore 3: gain 5 coins; lose 1 reputation
    Off they thunder. Ferrin comes back by another way, buys the holed coin off you for five whole ones,
    sees a fourth creditor, and is gone again. The wrong tunnel is a short one. They come back too.

* Hold it up and tell them how you came by it.
  explore 4: gain 1 coin, 1 reputation
    They believe you, because all of it sounds just like him. The seamstress takes the coin in charge, the
    cook writes your names down under Honest, and between them they scrape up an ordinary coin for your
    trouble.
  explore 7: read 167
    “He owes me that,” says the cook. “And you owe me,” says the candle merchant to the cook. They look at the coin.
    Then, slowly, all three of them sit down on the floor.

== 40 The Middle of the Bridge

“Is that a person? Please say that you’re a person.”

Out on the Candle Bridge, in the pitch dark, Brother Tallow is sitting on a crate with both arms round it.
He was mending the wax when his light went out. There are four hundred candles in the crate.

“And no wicks,” he says. “It is the kind of thing I shall laugh at tomorrow.”

* Lead him across in the dark, talking all the way.
  explore 3: gain 1 potion
    You talk about cows. You had no idea you had so much to say about cows. Safe on the far side, he asks in a small
    voice what became of the brown one, and gives you a potion out of his sleeve.
  explore 7: gain 2 potions, 1 fruit, 2 reputation
    Halfway, he asks what frightens you. You tell him, and it is a long bridge. By the end he is laughing.
    You get two potions, and the fruit he was saving for his last meal. When he mends the wax, he goes round
    your footprints.

* Unpick your rope and make him wicks.
  then for 1 rope: gain 1 coin, 2 potions, 2 reputation
    It makes sixty. He lights them all at once, along both rails, and people come out of their doors. One
    tips you a coin, and Brother Tallow gives you two potions. Every winter now they light sixty, and keep
    the crate free for you.

== 41 Take a Corner

“Shh,” says Hanne Brill. “Take a corner.”

She is standing at the head of a brass bed. In it, in his boots, snores the dealer who stole it from a widow
on Lime Steps. Hanne is stealing it back, for a share. She had not counted on his being in it.

Out of her pocket sticks a notebook of poems, with a pencil on a string.

* Take a corner each and lift.
  explore 3: gain 1 coin
    You carry him as far as the street before he mutters, “Left a bit.” You go left a bit. The widow is
    pleased with the bed and not with what is in it. Hanne pays you a coin to take him back.
  explore 6: gain 4 coins, 1 clay pot
    Down the steps, over the bridge, up two flights, and he never stirs. You roll him off on the hearthrug, where
    the widow can speak to him when he wakes. She gives you her savings in coins, and the clay pot they were hidden
    in.
  fail: nothing
    He wakes on the stairs. He watches the roof going by, decides that it is a dream, and starts giving directions.
    You are too polite not to follow them. It is a long way, and uphill, and it ends at his stall.

* Ask her for the poem about it.
  then: read 168

== 42 Two Hundred Years of Soup

Under the biggest lamp in the market hangs a pot you could stable a horse in. The soup has been on the boil for two
hundred years. Nobody alive has seen the bottom.

“You put something in, you get a bowl out,” says the cook. “The mayor put in his chain of office. I believe
we also lost a mayor.” She stirs. A long way down, something goes clunk.

* Put in something of your own and take a bowl.
  explore 2: gain 1 coin, 1 potion
    In goes the heel of a loaf. Out comes every supper you were ever late for and got anyway. It mends two
    blisters and a quarrel. At the bottom is a coin. The cook corks the rest and writes POTION on it, for
    the tax.

* Go fishing for the bottom with the long ladle.
  explore 7: gain 3 coins, 1 ore, 1 amethyst; lose 2 reputation
    Up come coins, a lump of ore, the mayor’s chain with its amethyst, and last of all, on a little brass ring, in
    front of the whole lunch hour, the plug. You leave with full pockets, while the soup leaves too.
  fail: nothing
    Something down there takes hold of the ladle. There is a short, fair fight. After a minute the ladle is handed
    back up, polished, with a note round the handle: MORE SALT.

== 43 Somebody Is Fishing

All the lamps of the market hang from fish-hooks, on lines that go up into the dark. Nobody has ever
wondered about it, until the lamp above the ribbon stall starts, quite gently, to rise. Then it is gone.

The next one follows. Then the line comes down again, bare, jiggles a little, and waits in front of your nose.

“Oh,” says the ribbon seller. “We’re the pond.”

* Take hold of the hook and go up with it.
  then: read 169

* Tie on a note and give the line two tugs.
  bonus: 1 per rope
  explore 4: gain 1 fish
    WHO ARE YOU, you write. Back comes a wet page: SORRY. WHAT DO YOU PEOPLE EAT? You write: FISH. There is
    a long wait, and then, on the hook, there is a fish.
  explore 6: gain 1 fish, 1 rope, 1 potion
    After five notes you are friends, and after nine there is a pulley. The lamps come home one by one, each
    with an apology. Then down come a fine fish, a rope tied in a bow, and a potion, in case anybody was
    hooked.
  fail: nothing
    Up goes the note. Down comes the answer: a fresh worm, on the hook, held very still, so as not to frighten you.

== 44 A Beetle Short

“Stand still while I owe you something,” says a voice by your knee. It is Tuppence the pedlar, with her
scales in pieces and a beetle on her thumb.

“Lived in the left pan, him and all his fathers. Forty years I’ve weighed everybody a beetle short.” So she
is paying it back, a pinch of salt each, out of a book of four thousand names. “Now, what did I sell you?”

* Say that she once sold you some nails.
  explore 3: gain 2 coins, 1 clay pot; lose 1 reputation
    She looks it up. Then she looks you up, and down. She pays you two coins and a clay pot of salt, because
    a debt claimed is a debt, and writes “Nails” beside your names, in red. Pedlars read each other’s books.

* Carry the salt and the book from door to door.
  explore 4: gain 1 coin, 1 reputation
    Four hundred doors, four hundred pinches. One old woman had always known, and had been slipping a bean
    back into the pan for the beetle. Your feet are done for. Tuppence works out your wages, does not round
    down, and pays you a coin.
  explore 6: gain 1 ore, 2 reputation
    At the last door she looks under the salt scales and goes pale. There is a beetle in those too. She
    laughs until she has to sit. You get her old weight, solid ore, and every door in the book asks after
    your feet.

== 45 The Final Yard

The race began last spring and has reached its final yard. Eight hundred people lean over a wet plank, and
along it, horn to horn, come Thunder and Duchess. A long way back lies Gerald, asleep. They are snails.

“It could be today,” breathes a man with a sandwich from some earlier part of the race. “I daren’t blink.
Will you bet?”

There is a lettuce in your pack.

* Put your money on Duchess.
  explore 3 for 1 coin: gain 4 coins
    Thunder stops to think. Duchess has never had a thought in her life, and wins by an eye. The roar puts
    out lamps. You are handed four coins and kissed by several strangers.

* Go round the crowd with hot tea.
  explore 2: gain 1 reputation
    Nobody can look away from the plank, so you hold every cup to every mouth. For years they talk about it. “I
    never saw their faces,” they say, “but they had biscuits.”
  explore 7: gain 2 coins, 1 paper, 2 reputation
    Steam drifts over the plank, and two snails, cold since spring, begin to hurry. A dead heat! Everyone
    has won. Eight hundred people look up, to see who has the teapot. You get two coins, and the winner’s
    paper, which neither snail has hands for.

* Wave the lettuce just beyond the finish.
  explore 5: gain 5 coins; lose 1 reputation
    Thunder lifts his head. He breaks into something very like movement. You collect five coins with one
    hand behind your back, and the hand drips.
  explore 7: read 170
    Nothing happens. Thunder sulks. Duchess chews the plank. Then, right at the back, Gerald opens one eye.
  fail: lose 1 reputation
    Every snail stops. Every snail turns, and crawls off the plank, each in a direction of its own. They will have
    to start again from spring. Slowly, eight hundred people turn and look at your lettuce.

== 46 Turnips, Six

“Turnips, six,” says the note that slides out under the round bronze door. “Small ones, please. The large
ones alarm me. Kindly mind the draught.” A plate says HATCH FORTY. By the mat sits a boy with a barrow,
slicing, because whole ones don’t go under.

“Eleven years,” he says. “My gran first, then me. Ever so polite, he is. Never paid.” The bill is as long as
a scarf.

* Feed the bill under the door, all of it.
  explore 3: gain 3 coins
    In it goes, and in. You hear reading. “Good heavens,” says a voice, “one moment,” and for a quarter of
    an hour coins roll out across the mat. The boy makes you take three of them for having thought of it.

* Sit on the mat and help the boy add it up.
  explore 4: gain 1 coin, 1 reputation
    You lose your place in the sixth year. “Carry the four,” says somebody behind the door, shyly. After
    that it comes out. One year is paid on the spot. You get a coin, and the boy chalks your names on his
    barrow, under his gran’s.
  explore 7: gain 2 coins, 1 paper, 2 reputation
    You read it aloud, week by week, and the voice remembers them. “Ah, the frosty ones. She had put in a carrot.”
    Everything is paid. For the company there are coins extra, and a sheet of paper covered in thanks.

* Lie down and look under the door.
  explore 6: gain 4 coins, 1 amethyst; lose 1 reputation
    Slippers. A saucer with a burned-down candle. Then, quite close, an eye. “I would so much rather you didn’t,” it
    says, and pushes out coins, and an amethyst, until you stop. The boy packs up his barrow without a word to you.
  fail: nothing
    You see a slipper. The slipper sees you. A slice of turnip is put in the gap, politely, and then another, until
    there is no gap.

== 47 The Hand in Your Pocket

There is a hand in your pocket. Out it comes, empty. In it goes again, and something drops. Somebody is
putting things in.

He is old, with lovely gloves, and could die of shame. “Retired,” he whispers. “Half my life I took. Now I’m
putting it all back, before I forget whose it was. It’s Mrs. Abernathy, isn’t it?”

None of you is Mrs. Abernathy.

* Hold still and say that it is.
  explore 3: gain 3 coins; lose 1 reputation
    In they drop, coin after coin, and with each he sighs like a man taking off a tight shoe. A lady across the way
    has stopped to watch, with an old, flat, empty purse. She introduces herself.
  explore 5: gain 3 coins, 1 amethyst; lose 1 reputation
    “And the brooch. I have felt so badly about the brooch.” In it goes, an amethyst, and some coins for the worry.
    He kisses your hands and tells everyone in the street that Mrs. Abernathy has forgiven him. She is quite
    surprised to hear it.
  fail: nothing
    He peers at you. “You haven’t her chin,” he says, and pats you sadly all over, and goes. At home your pockets
    turn out to be spotless. Even the crumbs are gone. It must be hard to stop.

* Take his arm and help him find the right pockets.
  explore 4: gain 1 coin, 1 mushroom, 1 reputation
    It takes all day. A thimble, a wig, a glass eye: in they go, while people kindly look away. One mushroom
    is left. He bought that, he says, he even has the receipt, and a coin in change. He puts both in your
    pocket from the front.

== 48 Nose, Large

Crockery Row has stopped trading, because there is a nose in it. It has come through the back wall, pink and
wet and as big as a cow, with the rest presumably behind. It breathes in. All the plates slide an inch
towards it. It breathes out. They slide back.

A hopeful potter has hung a card on it: NOSE, LARGE. PRICE ON ASKING.

It has begun to twitch.

* Pack up the china as fast as you can.
  explore 3: gain 2 coins, 1 reputation
    Plate, straw, plate, straw. The last saucer is in when it goes off. Crockery Row loses its roof and not
    one teacup. You are paid two coins, and the potters, who have never been known to praise anything, nod
    at you in the street.

* Climb up and scratch it where it itches.
  bonus: 2 if potion
  explore 6: gain 1 coin, 1 ore, 1 reputation
    Up the left side sits a lump of ore. You work it loose with a soup spoon. The nose sighs, as warm as a bakery,
    and withdraws. You keep the lump. The grateful potters turn out all their aprons, and raise a coin.
  fail: nothing
    Too late. The sneeze carries you, a dresser and nine soup plates the whole length of Crockery Row and through
    the front of the bathhouse. You have not dropped a plate. The bathers stand up to clap, and then sit down again.

* Throw pepper and lie flat.
  explore 5: gain 1 clay pot, 1 mushroom; lose 1 reputation
    The nose is so offended that it leaves. The hole shuts behind it with a smack, and nine shelves come
    down. In the rubble you find a mushroom, bitten once, from somebody’s breakfast, and a clay pot with no
    owner. Everything else had one.
  explore 7: read 171
    It draws a breath. It goes on drawing it. Hats go by, then a tablecloth, then a small potter, whom you catch by
    the foot.

== 49 If Anyone Objects

“Strangers! Oh, thank goodness!” A glogo with flowers on his hat pulls you in from the road by your sleeves. It is a
wedding. Six hundred guests turn round.

By law somebody has to object, he explains, and be argued down, or it doesn’t count. It can’t be family, and
everybody here is related to everybody. Last year they had to use a goat.

The bride gives you an encouraging nod.

* Object with all your heart.
  explore 3: gain 1 reputation
    “He snores!” you cry. Six hundred people gasp with pleasure. The bride takes you apart in four
    sentences, and you sit down, beaten, and are patted by aunts. There are aunts on every road from here to
    the bridge, and they will go on patting.
  explore 7: welcome the cheapest villager; gain 1 coin, 2 reputation
    You object in three parts, with pauses. The groom answers so beautifully that two couples in the back make up.
    You get the slice with the lucky coin, and a guest who came alone packs a bag, wishing to live where people talk
    like that.

* Mumble something about the weather and sit down.
  explore 4: gain 1 coin; either gain 1 rope or gain 1 clay pot
    “We don’t have any,” says the bride, and that’s that. It is the shortest objection on record and the
    dumplings are still hot. You get a coin for brevity, and may choose from the presents they were given
    twice: a rope, or a clay pot.
  fail: nothing
    You mumble so low that the registrar takes it for “I do”. It is evening before they have got you unmarried from
    the bride’s Aunt Peg, who is being a very good sport about it.

== 50 Holes, Fresh and Used

“Everybody looks at the rock,” says the man in the checked waistcoat. “Me, I look at the hole.” He deals in them.
Two dozen lie about his yard, ringed in chalk: fresh holes, used holes, one careful owner.

“Now, this one has character.” He lifts a blanket. Cold air comes up. “Good evening,” says a voice down there,
slightly before you do.

“Sitting tenant,” the man says quickly. “Hardly any trouble.”

* Thump them one by one and bargain for the soundest.
  explore 5: take a cave card; gain 2 coins
    The ninth one rings like a bell. He names a price and you laugh. He laughs. You go on laughing, and he
    stops. In the end it is yours, and he pays you two coins to take it away.
  explore 8 for 2 coins: gain 1 rope, 2 amethysts
    One of them sounds too full. You pay for it with straight faces, reach in up to the shoulder, and bring
    out a rope, and then an amethyst, and then another. A button leaves his waistcoat and rolls into the
    stock.
  fail: nothing
    “Done!” he says, before you have quite followed. You are now the owners of the space between two of his holes.
    It will be delivered. You never do find out where they put it.

* Climb down to the voice in the used one.
  then: read 172

== 162 The Front of the Queue
follow-up

It has no front. It is a ring. Everyone in it stands behind somebody, and has for sixty years. You say so, aloud,
and hear it go all the way round and come back.

Then a shutter bangs up in the pillar, on the side that nobody was facing. “At last,” says a clerk. “Deposits
returned. Who’s first?”

Very politely, they all turn to you. It isn’t your deposit, but the interest makes a tidy stack of coins, with a
sheet of stamped paper to say so.

then: gain 4 coins, 1 paper

== 163 What Standard Wanted
follow-up

Behind the wall is a wet hollow, and in the hollow sits another toad, just as big. They gaze at each other with
enormous content.

“Two pounds,” whispers the clerk, and there in the mud she writes down the first new weight in a hundred years.

Both toads go home on the cushion. The market cheers them, and then you. The reward for a Pound is two coins. For
two Pounds there is no rule, so they prise the amethyst off the lid and give you that as well.

then: gain 2 coins, 1 amethyst, 2 reputation

== 164 Behind the Cheese
follow-up

On an upturned pail sits a big man in an apron, with both arms round a cheese. It is as large as a millstone and
grey with age.

“Thirty-one years,” says Mr. Bunting. “I turned her every morning. I told her things.” He blows his nose. “And now
she’s sold. They’re coming at noon.” He can hardly say it. “With a wire.”

* Help him say goodbye to her.
  explore 4: gain 1 coin, 1 mushroom, 1 reputation
    You say a few words. He says a great many. At noon he carries her out himself, and has you walk in
    front, like family. He gives you the mushroom that always grew in her shade, and the coin that kept her
    level.

* Roll the cheese out by the back before noon.
  explore 5: gain 4 coins, 1 rope; lose 1 reputation
    A stolen cheese goes quietly on the flat and very loudly downstairs. Half the market sees you. But by noon
    she is safe, and Mr. Bunting empties his till for you, every coin, and you keep the rope you let her
    down with.
  fail: nothing
    She sticks in the back door, with half of you on either side. At noon they have to cut her out. Mr. Bunting
    holds her rind. Afterwards the wire man needs to sit on the pail for a while.

== 165 The Other Left Boot
follow-up

It is the same boot, some weeks older. The heel is worn through, and the dust in the seams comes from no tunnel you
know. A length of rope is wound round the ankle. In the toe is a note, in handwriting you would know anywhere.

“Take the rope,” it says. “Last time we did not take the rope. The lump is ore. The coin is your change, because he
was only a child. Do NOT go back for the hat.”

then: gain 1 coin, 1 rope, 1 ore

== 166 Twelve Steps
follow-up

On the ninth step something starts to walk behind you. Slap, slap, slap. You go faster. It goes faster.

It follows you up every tunnel and every stair, four paces back, and never says a thing. The goose sees you to your
own front door. She waits until the neighbours have come out. She looks at the sack, and at you, straightens her
hat, and goes back to work. In the sack are an amethyst, a rope and a fistful of coins. At every window is a face.

then: gain 4 coins, 1 rope, 1 amethyst; lose 2 reputation

== 167 Once Round
follow-up

The cook owes the candle merchant, so she hands him the coin. He owes the seamstress, so he hands it on. The
seamstress, come to think of it, has owed the cook for a wedding cake since spring.

It lies in the cook’s palm again. Nobody owes anybody anything.

“All that running,” says the seamstress. So there is supper, and you go home with some ordinary coins, a fish in a
napkin and three friends. Somewhere in the toasts the holed coin rolls off the table. Nobody hears it land.

then: gain 3 coins, 1 fish, 2 reputation

== 168 The Poem About It
follow-up

She lets go of the bed, which is loud, and coughs, which is louder.

“O Bed! O bed of purest brass, that from thy widow’s house did pass! A thief lies on thee, and he snores. I’d take
thee back through several doors. But he is heavy, so is bed. The rest of this is in my head.”

It is, all nineteen verses. The dealer wakes for the second. By the sixth the street has paid you two coins
to stop her. You can’t. She signs you the paper.

then: gain 2 coins, 1 paper; lose 1 reputation

== 169 On the Bank
follow-up

“Ha!” says a very old lizard woman with a rod, as you come up over the ledge. And then: “Oh.”

Round her stool, laid out on wet leaves, lie thirty lamps, all lit. Her name is Dorrit, and she has had no supper
since Monday. “They bite like anything,” she says, “but there’s no meat on them.”

Her eyes are white with age. Right behind her back, three feet away, runs a river. It is jumping with fish.

* Tell her, kindly, what she has been catching.
  explore 4: gain 1 coin, 1 reputation
    She is quiet for a bit. Then she has you help her lower the lamps, each on its own hook, with her love.
    The market cheers for every one, and it sends up her supper, and a coin for the crew.
  explore 6: gain 2 coins, 1 fish, 2 reputation
    You pick up the stool, with Dorrit on it, and turn it round. In four seconds she has a bite. The first fish is
    yours, and when the lamps come home the ribbon seller takes up a collection: two coins and three cheers.

* Cast a line in the river yourself.
  explore 7: gain 2 fish, 1 ore
    Two fish in two casts. The third is so heavy that you all hold on to whoever is in front. Over the edge comes a
    lump of ore, hooked through a hole in it. “Now that,” says Dorrit, feeling it over, “is a bad lamp.”
  fail: nothing
    A bite! You pull, it pulls, and so it goes until your arms give out. It is Dorrit’s sister, on the other bank.
    She has had no supper since Monday either.

== 170 Gerald Wakes Up
follow-up

They still sing about it. He came up the plank at nearly the speed of a shadow. Men lay down. He took Duchess on the
bend, and there is no bend. He did not stop until he had climbed your arm and eaten the lettuce, and eight hundred
people saw whose arm it was.

Nobody had backed him but you and one old lady. The bookmaker counts out your coins, breathing hard. She gives you a
wink, and the fruit off her hat, which is a real plum.

then: gain 9 coins, 1 fruit; lose 2 reputation

== 171 Bless You
follow-up

When you can hear again, all of Crockery Row is wearing a coat of wet white clay, and so are you.

“Bless you,” say the potters, out of habit.

There is a silence in the hole. “Thank you,” says something very large, quite moved, and goes away.

The oldest potter rolls a little between his fingers. It is the best clay he has ever met. He makes you two pots on
the spot, out of your own sleeves, and drops in a mushroom that arrived the same way.

then: gain 2 clay pots, 1 mushroom

== 172 The Sitting Tenant
follow-up

The hole is as big as a bedroom, and swept. Nobody is in it. “Who’s there?” says a voice, in exactly your voice, and
a moment later you hear yourself say it.

It is an echo. It has waited so long for company that it has got ahead. “He wants to sell me to a choir,” it tells
you. “They’ll expect me to come in after.”

* Keep it talking until it has caught up.
  explore 3: gain 1 coin, 1 mushroom
    You say the dullest things you can think of. Bit by bit it slows, until both of you say “Mind how you
    go” together. By the ladder lie a mushroom and a coin, which it had been about to mention.

* Ask what you will be shouting in a minute.
  explore 6: gain 1 paper, 1 ore
    “Ore!” it cries, in your voice. “What does the paper say?” So you look behind the one loose stone, and a moment
    later you shout both. The paper says nothing. It is very good paper, though, and the ore is heavy.
  fail: nothing
    “Ow,” it says, in your voice. “Ow!” Then it uses a word that nobody at home knows you know. A minute later it
    has been right in every particular.
