# Map six, the Cloudy Valley: quests 65 to 80. Fog, crime and double bargains; what three have heard is so.

planned: Q23 What You Told the Soup
planned: Q24 The Hat on the Post
planned: Q25 Robbed
planned: Q26 Sawn
planned: Q27 Three Others
planned: Q28 All Stamped

== 65 Soup for a Stranger
premise: Maddock, robbed and ruined, serves free soup in the fog to find the one who hesitates at the spoon
axis: what do I eat / what do I admit
ending: joke

Pepper and wet wool. You follow your nose through the fog until a bowl is put into your hands.

“Free, dumpling! Sit, eat, take any spoon you like,” says Maddock Three-Spoons, who once had a spoon
more, and an eating-house. “One got took, see. I’m not bitter. I just like to watch people reach.”

Beside him a man with a notebook licks his pencil.

* Eat up, and talk about nothing but the weather.
  otherwise
  skill 5: gain 4 food; note PEPPER; later Q23
    “Fog,” you say. “Patchy.” It is all pepper, then it is something else, and you hear yourself, in
    tears, give your mother’s maiden name. The pencil flies. “And bread with that, cutlet,” says Maddock,
    filling your bag. “Which you’ll owe me for.”
  more: gain 1 food
  fail:
    It is a fine evening, you tell him, for the time of year, and the purse is in your left boot.

* Sniff at it, and tell him what is in there.
  otherwise
  skill 6: gain 1 green token; later Q23
    “Truth-root,” you say, “bay leaf, pity, and my mother never liked me near the stove.” You had not
    meant to add that. “On the steam alone!” says Maddock. “What a nose!” He ties his green outlaw’s
    apron on you and moves the pencil nearer.
  more: gain 1 coin
  fail:
    “Carrots,” you say. The pencil does not even move.

* Reach for a spoon with the hand that took his third.
  must: SPOON
  then: gain 2 food; lose 1 reputation
    “There it is,” says Maddock softly. “It’s in the thumb.” He fills your bowl twice and tells you,
    before the whole bench, where each person in this valley hides his money. “You’ll fetch it for me
    now, cutlet. A spoonful at a time.”

== 66 Your Hand, Your Mark
premise: a pawnbroker has kept a clockwork bird for you, paid for, with a slip in your own writing; you have never been in this valley
axis: whom do I believe / what do I accept as mine
ending: question

A clockwork finch stands on the counter with a pawn slip round its leg. “Paid for,” says Isolde Wick. “I
shut in a minute. Sign, or I sell it to the gentleman behind you.”

You have not been in this valley before. The slip is in your handwriting.

* Sign below it, and compare.
  otherwise
  skill 5: gain 2 coins; note RECEIPT
    The same tail to the y, the same blot. “Too like,” says Isolde. “Only a forger takes such trouble.”
    She keeps the bird and gives back the deposit, two coins. Under the blot, in your hand, stands:
    “Don’t ask her how I looked.” Do you ask?
  more: gain 1 coin
  fail:
    Out of nerves you sign it like another person altogether. “I thought so,” says Isolde. What did she
    think?

* Wind up the bird before you say a word.
  otherwise
  skill 6: gain world card Clockwork Finch; note RECEIPT; note FINCH
    It hops on your thumb and clears its throat, twice, the way you do when it is bad news. Then it only
    sings. What had you been going to tell yourself?
  more: gain 1 food
  fail:
    The spring lets go, all of it, over your head. By the time you are out of it the shop is dark. Who
    has the slip?

* Stand back for the gentleman: he says he owns your debts.
  must: LEDGER
  then: gain 1 coin; lose 1 reputation
    He is Ravel Blackmarch’s man. “We know your hand,” he says, loud enough for three, and signs, blot
    and all. The finch is his. You may have the cage, and the coin in its water dish. What was written on
    the back?

== 67 What the Fog Does to Her
premise: Ilse has forgotten in the night that she has a brother, and an old man in the tent frightens her; she has a pan in her hand
axis: whom do I hold / what do I tell her she was
thread: the younger elder sister
ending: loss

Clang. An old man comes backwards out of a tent and sits down in the grass, holding his ear.

“I don’t know you!” says the girl after him, lifting the frying pan again. “What were you doing by my
stove?”

“It’s me, Ilse,” says Wen Corry. “It’s your brother.”

“At your age? I’m nineteen!”

She is, and his elder sister all the same; a gravestone has the dates. It was their joke, until last
night, in the fog, she lost it.

He does not even lift an arm.

* Pass him off as a pedlar who has missed the road.
  skill 5: gain 2 coins, 1 food; lose 1 reputation
    “Well, sell me something,” says Ilse. He shows her the whistle that she taught him on. “Too dear,”
    she says, and buys bread. Outside, before the whole camp, Wen pushes her two coins on you, and the
    rest of the loaf, and goes off to look for the road.
  more: gain 1 food
  fail:
    She does not believe in pedlars either. All night, from inside, comes the noise of a stove being
    pushed against the flap.

* Give her the truth, all forty-nine years of it.
  skill 7: gain 1 blue token, 1 reputation; later Q25
    She hears it out. “Then I’ve been robbed,” says Ilse, “and let the thief in myself.” She gives you
    the blue band that a mystic gave her for her nerves, and marches off to report it. She takes the pan.
    “That’s four,” says Wen to the tent.
  more: gain 1 heart
  fail:
    At “sixty-eight” she stops listening. She sits with the pan in her lap, nodding at whatever you say,
    as you do with people who frighten you.

== 68 The Marked Man
premise: bandits brand those who pay, so as not to rob them twice; in the fog one cannot see the brand, and they go by feel
axis: what do I take on my skin / what do I risk without
ending: act

Hands come out of the fog and feel along your arm, politely, for a brand. “No mark,” says Dame Orla’s
voice. “So you’ve not paid us yet. It’s to save you being robbed twice.” Something glows.

* Roll up your sleeve for the iron.
  skill 5: gain 1 green token; lose 1 reputation; note BRANDED
    Quick, hot, and a plaster with it. “You’ll be glad of that,” says Dame Orla, tying outlaw green over
    it, and goes through your pockets for the fee, by feel. She gives change.
  more: gain 1 food
  fail:
    The iron has gone cold. They apologise, and ask if you could possibly wait. They are still blowing on
    it when the fog lifts, and everyone, embarrassed, runs.

* Hiss your hot spoon on the rock, and scream.
  skill 6: gain world card Bandit Truce
    “Brave,” they murmur, wincing, and sign you a truce, each with a thumb. In the morning you find that
    they have put a bandage in your pack.
  more: gain 1 coin
  fail:
    “That’s limestone,” says Dame Orla. “I know a rock’s voice when it’s hurt.” You are made to apologise
    to it.

* Bare the arm with the bee stings on it.
  optional: STUNG
  skill 5: gain 1 reputation, 1 gem
    “Paid,” says Dame Orla, reading with her fingertips. “Paid. Paid. Forty times over.” You hear hats
    come off. She gives you a gem as change, and sends a runner ahead to tell the ridge who is coming.
  more: gain 1 food
  fail:
    “Bees!” cries Dame Orla, who has met some. Forty polite feet run off with the only lamp.

== 69 The Bell Is Gone
premise: the fog bell that brings people home has been taken down overnight; eleven are out on the moor, and the sexton suspects everyone who is dry
axis: whom do I accuse / what do I do for the eleven first
thread: who moved the bell
ending: act

Wet Chapel has no windows, there being nothing to see. It had a bell, to call people home through the
fog. This morning it has a rope that goes up to a hole, and eleven are out on the moor, cutting turf.

Sexton Hale works along the benches, feeling collars. “Whoever took it came under cover. Find me a dry
coat, and I’ve found him.” Two people have said that it was a stranger. In this valley, once a third has
said so, it is so.

He has reached the bench in front of yours.

Far out to the left a voice calls. It calls again, further left.

* Get up and take an iron bar to the font.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    It sounds like a bell being murdered. Nine come in, fingers in their ears. The lizardfolk who carved
    it picks up a red chip and gives it to you, as one hands over a tooth. Two are still out, so you beat
    it until the bar bends.
  more: gain 1 coin
  fail:
    It cracks at the third blow, and so does Sexton Hale. The voice on the moor stops to listen. Then it
    goes off to the right.

* Feel collars too, from the other end.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    Wet, wet, wet. You meet in the middle, each with a hand on your collar, which is dry. “I came by the
    covered steps.” So did the thief: he has scraped a groove, and dropped a coin in it. “It’s so,” say
    three nomads, showing yellow. Hale runs.
  more: gain 1 food
  fail:
    They are all dry. It has not rained for a month; here it only looks like it. Hale kneels down and
    begs any one of you to have done it.

* Show them the mark on your arm before it is found.
  must: BRANDED
  then: gain 2 coins; lose 1 reputation
    “One of Orla’s,” says Hale, and three people hear it. “Then you can be the bell.” They haul you up on
    the rope, to shout. At dark he lets you down and pays you what the bell got.

== 70 Keep It Lit
premise: a girl keeps a butter lamp burning at the ford for a father three months late; she must sleep, and something in the water is waiting for the dark
axis: what do I promise / what do I tell her
ending: image

A butter lamp burns on a post at the ford. Under it sits Sanna, nine years old, holding one eye open with
two fingers. “It’s for Father,” she says. “He’s three months late. He’d miss the stones.”

“Item,” says the nearest stone, “one child, nearly out.” It is a walking kiln, Old Pumice, stuck up to
its oven door.

Upstream, where the light ends, a head has come up to wait.

* Promise to mind the lamp till morning.
  skill 5: gain 1 reputation, 2 food; note LANTERN; later Q24
    She is asleep before you have sat down, her supper in your lap. At two it lays its chin on the bank.
    You watch the lamp together. Once, when the flame leans, it blows on that from the other side, very
    gently, until it stands.
  more: gain 1 heart
  fail:
    The lamp goes out, for a breath, no more. When it burns again the ford is quieter, and wet tracks
    lead up to the girl’s bare feet, and away.

* Wade out past the light, and see what it is.
  combat 7: gain 1 green token, 2 coins; later Q24
    It has a man’s hat on, which is all of a man it has. The mud it lay in is full of other fords: outlaw
    green, two coins. You hang the hat on the post to drip. Under it she sleeps on, facing the far bank.
  more: gain 1 gem
  fail:
    It sinks as you come and rises where you have been. Now it is between you and the lamp. You go home
    the long way round, by daylight.

* Heave Old Pumice out to sit with her.
  skill 6: gain 1 red token, 1 food; note KILN
    “Item: one ford, vacated. Item: owing.” It pays half in bread and red lizardfolk brick, writes the
    rest on its door, and squats by the girl till dawn with that ajar. A bar of red light lies across the
    water, and nothing crosses it.
  more: gain 1 coin
  fail:
    It was the ford, and the water is the first to find that out. By morning Sanna’s lamp is on an
    island, with Sanna.

== 71 A Verse for Sale
premise: a man in the fog sells the missing verse, and a woman who has walked four lands for it stands before him with her money out
axis: what do I tell her / what do I let her have
thread: the song without an end
ending: speech

“The last verse!” says a voice in the fog. “Rhymed, complete, guaranteed lost! Nine coins, lady.”

“I’ve walked four lands for that…” says Dunya Reed, whose string has a knot for every verse but one.
“Where did you get…?”

“My grandmother,” says Fitch.

“You told me your uncle,” says a man going by.

“They were close.”

“I know what he is,” Dunya tells you. “I’m not a…” Her hand, without her, is laying coins on his. “But
I’d sing it to the end, once, and go…”

One coin to come.

* Hold your lamp so that she can count.
  otherwise
  skill 5: gain 2 coins
    It scans. She sings it that night to a whole camp; they weep, they throw coins, two hit you. By
    morning three have heard it, so it is the verse. Dunya ties the knot. “There,” she says. “Now I
    needn’t…”
  more: gain 1 food
  fail:
    She is one coin short. She looks at you, and you look at the fog. “Never mind,” says Dunya. “It would
    only have been the…”

* Strike up Fitch’s other verses, all of them.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    They are all the same verse. By the fourth song the nomads sing it ahead of him, and throw you a coin
    and a yellow kerchief. Dunya unpicks the knot she had begun; the string there is thin as a hair. “How
    often have I…?” she says.
  more: gain 1 coin
  fail:
    They are good. That is the trouble. “What if this one,” says Dunya, wiping her eyes, “were the…?”

* Ask him for it yourself, as you promised her.
  must: TUNE
  then: gain 1 yellow token
    Asked to sing it before she pays, he must. At the gap his voice goes, like everyone’s. He tries
    again. Quite grey, he lays the coins back in her palm. “What used to be there?” says Fitch. Dunya
    knots your promise over, in yellow. “That makes three of us who…”

== 72 Whose Umbrella
premise: on the covered steps every umbrella is the same black; one of them is standing over a bell, walking, with four pairs of feet
axis: what do I follow / whom do I trip
thread: who moved the bell
ending: joke

Black umbrellas crowd the Umbrella Steps, all alike. This one has four pairs of boots. It comes down
sideways, in step, puffing, on the morning after the fog bell vanished from Wet Chapel. A boot slips.

“Bong,” says the umbrella.

“Sh!” it tells itself, and hurries. One more landing, and the fog will have it.

* Get under it, and take a corner.
  skill 6: gain 1 green token; note PEPPER
    “There were four of us,” says the umbrella, at the bottom. You are too useful to chase off. They knot
    outlaw green on you, hand you a screw of Maddock’s pepper against dogs, and open a notebook. “Owes
    us,” they say, writing, “for one look.”
  more: gain 1 coin
  fail:
    You are out of step, and it rings. Every umbrella on the stairs turns round. Not one of them, they
    say, is carrying a bell.

* Shout that it has begun to rain.
  skill 5: gain 1 coin, 1 reputation
    Up they go, two hundred, like a bed of mushrooms, and one of them lifts off Jory Latch. “I never
    locked him in,” he says. “I only shut it.” The sexton’s boy, let out of the belfry, thanks you before
    everyone, with a coin. It is the collection.
  more: gain 1 food
  fail:
    Bats. They were all bats.

== 73 The Second Bridge Out
premise: a guide leads blindfolded buyers over a rope bridge to a secret sale; half-way you feel through your boots that it has been sawn
axis: whom do I shout to / what do I hold on to
ending: act

Nessa leads nine blindfolded buyers across a rope bridge to a secret sale, each with a hand on the next.
You come last. Half-way you feel it through your boots: the rope has been sawn. A strand goes.

* Pass it up the line, hand to hand: back.
  skill 6: gain 2 reputation, 2 food; note LIMP; later Q26
    They come back past you like beads. You are the bead that is left. It drops you a man’s height, on
    one leg. They haul you up, share the pies meant for the sale, and go off to tell it. You try the leg,
    and it answers late.
  more: gain 1 heart
  fail:
    “Why?” asks the fourth, lifts his blindfold and looks down. After that they lie flat, all nine. You
    leave on your hands and knees, over their backs.

* Shout to them all to run for the far side.
  skill 7: gain 1 treasure, 2 coins; later Q26
    Nine sensible people do not run anywhere in blindfolds; they feel their way back. You arrive alone,
    with the bridge rolling up behind you like a blind. A sale with one bidder is short: one treasure,
    yours, and two coins change. You sit down.
  more: gain 1 gem
  fail:
    You are the only one who does. You meet the far wall with half a bridge, like a picture. “Who was
    that?” say nine people, safe on the other side.

== 74 Duchess Against Duchess
premise: Josper has two goats for sale, alike to the missing tooth; one is a stolen racing goat, and its owners have brought a rope
axis: which one / what do I give away
thread: the goat
ending: joke

“Two for one! As like as eggs!” Josper Nill has sold the same goat for eleven years, and she always comes
back. Today there are two of her.

Three brothers step out of the fog. “One of those is our racing goat,” says the eldest, who has brought a
rope. “This is for whoever stole her.”

“The very person!” cries Josper, with a hand on your shoulder. “Caught in the act, as I live and trade.
Come, own up. Which did you take?”

Both goats look at you. They are chewing.

* Point at the left one.
  otherwise
  skill 5: gain 1 yellow token; note GOAT
    They lead her straight off to a race. Within the mile she is at your heel, not a hair out of place, a
    yellow nomad winner’s ribbon hanging from her lips. You get most of it.
  more: gain 1 food
  fail:
    “Who says so?” ask the brothers. “The thief,” says Josper. “Who’d know better?” Both goats take a
    step away from you.

* Open both their mouths.
  otherwise
  skill 6: gain 3 coins; note GOAT
    One tooth is chalk. The other is a milk tooth. “Two years old,” says Josper, as he has said for
    eleven years. The brothers look at the tooth, then at him. They pay you three coins to have her out
    of the valley by dark.
  more: gain 1 gem
  fail:
    One has a hat in it. The other has the rope. You are asked whose hat.

* Greet the people behind them: you once sold them this goat.
  must: COLLAR
  then: gain 2 coins; lose 1 reputation
    “Have her back,” they say, “and this.” It is a bill: one tent, one boat, one wedding cake. They
    settle for an apology, read aloud. She eats it out of your hand. It turns out that people will pay to
    see that.

== 75 Behind the False Wall
premise: honest people keep a smuggler’s room in this inn, and outlaws an honest one; the constable has come through the wrong door
axis: whom do I hide / what do I let be seen
ending: act

Footsteps in the wall, then a sneeze. The dresser swings open on a constable.

“I came by the cellar,” says Hobb. “I think.” Here honest people keep a smugglers’ room, and outlaws an
honest one. He has found the second. Ten card-players turn into a family at supper. At the sink Ravel
Blackmarch, wanted in four lands, goes on drying a plate.

Hobb hangs up his hat. Next come faces.

* Call for supper, and a chair for the constable.
  skill 5: gain 3 food, 1 coin
    Ravel serves, badly. “In this valley,” says Hobb, “I’ve not once been asked to sit.” He arrests no
    one, and tips the dishwasher a coin. Ravel looks at it in his wet palm. He slides it to you, with the
    rest of the pie, and writes nothing down.
  more: gain 1 food
  fail:
    You order the fish. “There is no fish,” says Ravel gently. “That’s the signal.” When the lamp is lit
    again, you and Hobb are alone with the washing-up. He takes a cloth.

* Show him out, by all the other doors.
  skill 6: gain 3 coins; note BRANDED
    At the fourth he loses his hat, at the sixth his bearings, at the ninth his purse. “Mine, I think,”
    says Ravel, of the arm that has it. He leaves you the three coins, marks the arm, quite lightly, with
    the stove iron, and dries it.
  more: gain 1 gem
  fail:
    By the fourth you have lost your own. “Allow me,” says Hobb, and takes your elbow.

* Rap on the dresser, three slow, one quick.
  optional: KNOCK
  skill 5: gain 1 green token; lose 1 reputation
    It lets you in. It is full of honest people, playing for beans, terrified. They take you for an
    outlaw, and will say so. One of them, shaking, pulls up the green cloth to wrap you in, and deals you
    a hand.
  more: gain 1 coin
  fail:
    The dresser knocks back: four quick. They have changed it. “How interesting,” says Hobb, and tries it
    too.

== 76 It Will Bear One of Us
premise: a lizardfolk bridge weighs each who comes and lets by what it can bear; Urrik and the hinge are together too heavy, and two of his own people come up behind
axis: what does he leave / whose side do I stand on
thread: the hinge
ending: question

Urrik Tallback sets one foot on Patient Bridge, and the bridge adds him up, plank by plank. What it
cannot bear it tips off. It can bear Urrik, but not the great hinge on his back, which he asks people not
to have seen.

“What do I weigh without it?” he asks, and slides it off, on to the hand that Keeper Sath put out to stop
him. She makes no sound. He makes a small one.

Two lanterns come up fast.

* Take the other end of it, and step on.
  combat 7: gain 1 red token, 2 coins
    The bridge groans and adds you up as one. On the far side he pays you a porter’s two coins, and red
    cord, weighing both. “It’s to hang a door,” says Urrik, “or so that none can be. I walk to find out
    which is heavier. What do you say?”
  more: gain 1 heart
  fail:
    It makes you out to be two. Off you both go, hinge and all, into the mud before the lanterns. “And
    what,” they ask, “have you not seen?”

* Bind up the keeper’s hand, and hear her side.
  skill 6: gain 1 red token, 1 food; later Q27
    “He took it,” says Sath. “It was to lie apart from the other three.” You use her red sash. She gives
    you half her bread, left-handed. On the planks the sums have stopped. “Three?” says Urrik. “And who
    is carrying those?”
  more: gain 1 gem
  fail:
    “Nothing is broken here,” says Sath, with her fingers pointing three ways. The lanterns come up. How
    often will she say it to them?

== 77 Fog of War
premise: Shreya’s company surrounds a farm in which, her roll says, a deserter lives; in the fog you have come up between them, holding a lantern
axis: which way do I swing it / whom do I call by name
thread: the muster
ending: loss

You come round a hedge with a lantern, into a siege. On the left stand forty pikes, on the right a
farmhouse that smells of baking.

“A light was provided,” says Corporal Bim.

“Steady with it, Private.” Captain Shreya has the roll of a seven years’ war that no one else recalls.
“Sergeant Dunn’s in there. My best man, and not at roll call.”

“A farmer was described, ma’am. By three.”

At the window a man, floury to the elbows, looks at your lantern as though it might explain.

“On the light,” says Shreya to the pikes. “When it moves, go in.”

* Put it out.
  skill 6: gain 1 green token
    They go in by the smell. He is led past so near that you get flour on your sleeve. “I never was a
    soldier,” he says. “My best,” says Shreya. Both are crying. One pike, an outlaw, gives you his green
    badge and goes home. Indoors the bread burns.
  more: gain 1 heart
  fail:
    It flares up first. For a moment they all see everyone, the pikes, the farmer, and in the middle, lit
    from below, you. It is you he will describe.

* Hang it on the byre, and run the other way.
  skill 7: gain 1 reputation, 2 coins, 2 food; later Q28
    Forty pikes storm nine cows. The farmer is over the back wall when Shreya calls the halt. His heels
    click. He looks down at them, appalled, and turns about. His wife pushes loaf, purse and pay-book at
    you: seven years, all stamped. “Burn that,” she says, watching him go.
  more: gain 1 gem
  fail:
    You run into Bim. “A collision was had,” he reports, and holds you up. Over his shoulder you can see
    the pikes go by the byre, sniffing, to the house.

== 78 The Other Bell
premise: the bell hangs again, on a cairn at the valley’s other end, and eleven people nobody knows have come in to it out of the fog
axis: whom do I send home / what do I ring
thread: who moved the bell
ending: question

One stroke, so deep that you feel it in your teeth. The fog bell, carried off under umbrellas, hangs at
Bell Cairn, at the wrong end of the valley. At the rope is Ketterly, a young mystic with half a book, who
paid for the theft.

“Page thirty-nine,” she says. “‘From the high end it brings in the others.’ I had to see who.”

Round the cairn sit eleven people in good boots. They came in out of the fog one by one and asked,
politely, what year it is.

“They’re not ours,” says the sexton’s boy, who has followed the groove. “Two of ours are still out.” He
takes hold of the frame and rocks it.

* Ring it once more.
  skill 6: gain 1 blue token
    A twelfth comes, in boots with no wear on them, and asks you the year. Ketterly stops smiling. She
    pulls out her blue ribbon and gives it to you, so as to lose the place. “Page forty. ‘They were on
    their way home.’ Home from what?”
  more: gain 1 heart
  fail:
    It brings Sexton Hale, with a stick. The eleven get up and ask him, politely, what year it is. The
    stick comes down. What is he to say?

* Help the boy get it down and home.
  combat 7: gain 2 reputation, 1 yellow token
    At its first stroke from the chapel two nomads walk in off the moor, hand in hand, and hang their
    yellow lamp on your arm. Up at the cairn the eleven have not stirred. They sit with their faces to
    where it was. Which way have they home?
  more: gain 1 coin
  fail:
    It rolls. You hear it for an hour, down through the fog, calling. Whom?

== 79 The Same Knot
premise: a ferry hangs on a rope that is spliced with Ansa’s knot; a young man works it now, and an older woman has just stepped aboard
axis: what do I say before the middle / what do I hold my tongue about
thread: the ring
ending: image

Ansa Pike, a ferry-woman far from her own rope, steps aboard the Moss Ferry and stops. The line is
spliced with her knot, which only two people ever tied. At the other end a young man in a big coat lifts
his hat and casts off.

* Turn your back on them, and pull.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    Behind you he says four words, courteously, and she says none. On the far side she pays him, exactly,
    drops her yellow rope gloves in your lap, a coin in one, and walks off where there is no road. His
    hands tie that knot again, while he watches them.
  more: gain 1 heart
  fail:
    You pull too fast. It is over before a word has been said, and other people are getting on.

* Jump ashore as it leaves.
  otherwise
  skill 5: gain 2 gems
    You land on your hands in wet moss and river gems. Out there, on a raft in the white, two people at
    two ends look at one knot. Then there is only the rope, going in.
  more: gain 1 food
  fail:
    You miss the bank. They fish you out, he by one arm and she by the other, and wring you, and so it is
    not said.

* Meet her eye. She knows your hands: they cut her rope.
  must: ROPE
  then: gain 1 heart; lose 1 reputation
    She takes out a knife, looks along the line, and measures how far it is to either bank. Then she
    gives you the knife to hold, open, in front of everyone, the whole way over. The rope hums an inch
    from the blade.

== 80 You Have Just Left
premise: a camp, the fire warm, your own boots’ prints going out of it; on the pot a note in your hand with an order in it
axis: what do I obey / what do I burn
ending: joke

PEPPER IT, GO LEFT, says a note on the pot, in your hand. The fire is warm; your footprints leave to the
right, past R. Brann’s boots, forty years old, new. Above, something slips.

* Do what it says.
  skill 5: gain 3 food, 1 coin; note RECEIPT
    On the left is nothing at all, except that you are not on the right when the hillside comes down
    there. Under the lid sticks a coin, on another note. FOR THE PEPPER.
  more: gain 1 food
  fail:
    You had peppered it already. When you can see again you have sneezed out the fire, and the note with
    it.

* Write an answer underneath, and wait.
  skill 6: gain 1 blue token; note RECEIPT; note CRADLE
    In the morning there are two lines under yours, and a scrap of blue baby’s blanket round the pencil.
    It was a girl. Don’t look at the carving on the bed. There is no bed. You look for it until noon.
  more: gain 1 coin
  fail:
    Towards evening a person comes up the path with your cough. You find that you would rather not, and
    leave, to the right.
