# Map six, the Cloudy Valley: quests 65 to 80. Fog, crime and double bargains; what three have heard is so.

planned: Q23 What You Told the Soup
planned: Q24 The Hat on the Post
planned: Q25 Robbed
planned: Q26 Sawn
planned: Q27 Three Others
planned: Q28 All Stamped

== 65 Soup for a Stranger
premise: Maddock, robbed and ruined, serves free soup in the fog to find the one who cannot swallow in front of him
axis: what do I eat / what do I admit
ending: joke

Pepper and wet wool. You follow your nose through a fog in which you can see no further than your own hat,
until a bowl of soup is put into your hands.

“Free, dumpling! Sit,” says Maddock Three-Spoons, who once had a spoon more, and an eating-house to go with
it. “One got took. I’m not bitter. Only, whoever had it won’t be able to swallow with me looking, so I look at
throats.” Under the pepper there is another smell. Beside him a man with a notebook licks his pencil.

* Eat it, and talk about nothing but the weather.
  otherwise
  skill 5: gain 4 food; note PEPPER; later Q23
    “Fog,” you say. “Patchy.” It is all pepper, then it is something else, and you hear yourself, in tears,
    give your mother’s maiden name. “You’ll have bread with that, cutlet,” says Maddock, filling your bag.
    “Which you’ll owe me for.”
  more: gain 1 food
  fail:
    “A fine evening,” you tell him, “for the time of year, and my purse is in the left boot.”

* Push the bowl back: the cook first.
  otherwise
  skill 6: gain 1 green token; later Q23
    He takes a spoonful. “It’s truth-root,” says Maddock, astonished, “and I’m lonely.” You have been
    breathing the steam; out comes your mother’s maiden name. “Well, cutlet, now I’ve yours and you’ve mine.
    That’s all there is to being an outlaw.”
  more: gain 1 coin
  fail:
    “Not hungry,” says Maddock. Nor, it turns out, is anyone. You sit round the bench until dark, watching one
    another’s throats.

* Reach for a spoon with the hand that took his third.
  must: SPOON
  then: gain 2 food; lose 1 reputation
    “There it is,” says Maddock softly. “It’s in the thumb.” Before the whole bench he fills your bowl and
    tells you where each person in this valley hides his money. “You’ll fetch it for me, cutlet. A spoonful at
    a time.”

== 66 Your Hand, Your Mark
premise: a pawnbroker has kept a clockwork bird for you, paid for, with a slip in your own writing and an instruction; you have never been in this valley
axis: whom do I believe / what do I accept as mine
ending: question

A clockwork finch stands on the counter, a pawn slip round its leg. “Paid for,” says Isolde Wick. “Sign here.
You said I wasn’t to let you wind it first.”

You have not been in this valley before, and the slip, down to the blot, is in your handwriting.

“I shut in a minute,” says Isolde, “and there’s a gentleman behind you.”

* Sign for it.
  otherwise
  skill 5: gain 2 coins; note RECEIPT
    “Too like,” says Isolde, comparing blots. “Only a forger takes such trouble.” She keeps the bird, pays you
    back the deposit and turns over the slip, on which you have written, in a hurry, Don’t ask her how I
    looked. Do you?
  more: gain 1 coin
  fail:
    Out of nerves you sign like another person altogether. “You said you might,” says Isolde, and folds it
    away. What else did you say?

* Wind it up first.
  otherwise
  skill 6: gain world card Clockwork Finch; note RECEIPT; note FINCH
    It hops on your thumb and clears its throat, twice, the way you do when it is bad news, then only sings.
    What had you been going to tell yourself?
  more: gain 1 food
  fail:
    The spring lets go, all of it, over your head. By the time you are out of it the shop is dark. Who has the
    slip?

* Stand back for the gentleman: he says he owns your debts.
  must: LEDGER
  then: gain 1 coin; lose 1 reputation
    “We know your hand,” says Ravel Blackmarch’s man, loud enough for three, and signs, blot and all. You may
    have the cage, with the coin in its water dish. What was on the back?

== 67 What the Fog Does to Her
premise: Ilse has forgotten in the night that she has a brother, and an old man in the tent frightens her; she has a pan in her hand
axis: whom do I hold / what do I tell her she was
thread: the younger elder sister
ending: loss

Clang. An old man comes backwards out of a tent and sits down in the grass, holding his ear.

“I don’t know you!” says the girl after him, lifting the frying pan again. “What were you doing by my stove?”

“It’s me, Ilse,” says Wen Corry. “It’s your brother.”

“At your age? I’m nineteen!”

She is, and his elder sister all the same; there is a gravestone that has the dates, and it was their oldest
joke, until last night, in the fog, she lost it. “Tell him,” she orders you. “Tell him to go away.”

He does not even lift an arm.

* Pass him off as a pedlar who has missed the road.
  skill 5: gain 2 coins, 1 food; lose 1 reputation
    “Well, sell me something,” says Ilse. He shows her the whistle that she taught him on. “Too dear.” She
    buys bread. Before the whole camp Wen gives you the money, and the rest of the loaf, and goes to look for
    the road.
  more: gain 1 food
  fail:
    She doesn’t believe in pedlars either. All night, from inside, comes the noise of a stove being pushed
    against the flap.

* Give her the truth, all forty-nine years of it.
  skill 7: gain 1 blue token, 1 reputation; later Q25
    “Then I’ve been robbed,” says Ilse, “and let the thief in myself.” The camp’s mystic, who had called it
    nerves, turns up an empty palm to you. Ilse marches off to report it. She takes the pan. “That’s four,”
    says Wen to the tent.
  more: gain 1 heart
  fail:
    At “sixty-eight” she stops listening. She sits with the pan in her lap and nods at whatever you say, as
    you do with people who frighten you.

== 68 The Marked Man
premise: bandits brand those who pay, so as not to rob them twice; in the fog one cannot see the brand, and they go by feel
axis: what do I take on my skin / what do I risk without
ending: act

Hands come out of the fog and feel along your arm, shoulder to wrist and back again, very politely, for a
brand. “No mark,” says Dame Orla’s voice. “So you’ve not paid us yet. It’s good for life, dear; after that we
only rob your friends.” Something glows.

* Roll up your sleeve for the iron.
  skill 5: gain 1 green token; lose 1 reputation; note BRANDED
    “There. Now you’re family, and what you owe, we owe,” says Dame Orla, puts on a plaster, and goes through
    your pockets for the fee, by feel, with great respect. She gives change.
  more: gain 1 food
  fail:
    “Gone cold,” says Dame Orla. “Could you possibly wait?” They are still blowing on it when the fog lifts,
    and all of them, embarrassed, run.

* Hiss your hot spoon on the rock, and scream.
  skill 6: gain world card Bandit Truce
    “Brave,” they murmur, wincing, and each signs your truce with a thumb. In the morning there is a bandage
    in your pack.
  more: gain 1 coin
  fail:
    “That’s limestone,” says Dame Orla. “I know a rock’s voice when it’s hurt.” You are made to apologise to
    it.

* Bare the arm with the bee stings on it.
  optional: STUNG
  skill 5: gain 1 reputation, 1 gem
    “Paid,” says Dame Orla, reading with her fingertips. “Paid. Paid. Forty times over.” You hear hats come
    off. She gives you a gem in change and sends a runner to tell the ridge who is coming.
  more: gain 1 food
  fail:
    “Bees!” cries Dame Orla, who has met some. Forty polite feet run off with the only lamp.

== 69 The Bell Is Gone
premise: the fog bell that brings people home has been taken down overnight; eleven are out on the moor, and the sexton suspects everyone who is dry, which you are
axis: whom do I accuse / what do I do for the eleven first
thread: who moved the bell
ending: act

Wet Chapel has no windows, there being nothing to see. It had a bell, to call people home through the fog;
this morning it has a rope that goes up to a hole, and eleven are out on the moor, cutting turf.

“Whoever took it came under cover,” says Sexton Hale, working along the benches, feeling collars. “Find me a
dry coat, and I’ve found him.”

“A stranger, I’d say,” says one voice.

“A stranger,” says a second. In this valley, once a third has said so, it is so. You came by the covered
steps, dry as a biscuit.

Out on the moor a voice calls. It calls again, further left.

* Get up and take an iron bar to the font.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    It sounds like a bell being murdered. Nine come in, fingers in their ears. “That stood nine hundred
    years,” says the lizardfolk whose people carved it; then she takes the bar’s other end, for two are still
    out, and you beat it together.
  more: gain 1 coin
  fail:
    It cracks at the third blow, and so does Sexton Hale. The voice on the moor stops to listen. Then it goes
    off to the right.

* Stand up, and say that you are dry.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    “I came by the covered steps,” you say, into a great silence, “behind a thing that left a groove.” “That’s
    so,” say three nomads at the back, who owe you nothing, slowly, one after another. Three is enough. Hale
    runs.
  more: gain 1 food
  fail:
    “So am I,” says a voice, and then they all are. It has not rained for a month; here it only looks like it.
    Hale begs any one of them to have done it.

* Show them the mark on your arm before it is found.
  must: BRANDED
  then: gain 2 coins; lose 1 reputation
    “One of Orla’s,” says Hale, and three people hear it. “Then you can be the bell.” They haul you up on the
    rope to shout till dark, and pay you what the bell got.

== 70 Keep It Lit
premise: a girl keeps a butter lamp burning at the ford for a father three months late; she must sleep, and something in the water is waiting for the dark
axis: what do I promise / what do I tell her
ending: image

A butter lamp burns on a post at the ford, as it has every night since spring, and under it sits Sanna, nine
years old, holding one eye open with two fingers. “It’s for Father,” she says. “He’s three months late. He’d
miss the stones.”

“Item: one child, nearly out,” says the nearest stone, which is a walking kiln, Old Pumice, stuck up to its
oven door. “Item: one head, upstream, waiting for that.”

The head comes a little nearer. The flame leans.

* Promise to mind the lamp till morning.
  skill 5: gain 1 reputation, 2 food; note LANTERN; later Q24
    She is asleep before you have sat down, her supper in your lap. At two it lays its chin on the bank, and
    you watch the lamp together. Once, when the flame fails, it blows on it, very gently, until it stands.
  more: gain 1 heart
  fail:
    The lamp goes out, for a breath, no more. When it burns again the ford is quieter, and wet tracks lead up
    to the girl’s bare feet, and away.

* Wade out past the light, and see what it is.
  combat 7: gain 1 green token, 2 coins; later Q24
    It has a man’s hat on, which is all of a man it has. You hang that on the post to drip, two coins in the
    band, and four stitches, three long, one short, for outlaws to find. Sanna sleeps on, facing the far bank.
  more: gain 1 gem
  fail:
    It sinks as you come and rises where you have been, so that it is between you and the lamp. You go home
    the long way round, by daylight.

* Heave Old Pumice out to sit with her.
  skill 6: gain 1 red token, 1 food; note KILN
    “Item: one ford, vacated. Item: bread, warm. Item: my makers will hear of it. Item: still owing.” It
    squats by the girl till dawn with its door ajar. A bar of light lies across the water, and nothing crosses
    it.
  more: gain 1 coin
  fail:
    It was the ford, and the water is the first to find that out. By morning Sanna’s lamp is on an island,
    with Sanna.

== 71 A Verse for Sale
premise: a man in the fog sells the missing verse, and a woman who has walked four lands for it stands before him with her money out
axis: what do I tell her / what do I let her have
thread: the song without an end
ending: speech

“The last verse!” says a voice in the fog. “Rhymed, complete, guaranteed lost! Nine coins, lady.”

“I’ve walked four lands for that…” says Dunya Reed, whose string has a knot for every verse but one. “Where
did you get…?”

“My grandmother,” says Fitch.

“You told me your uncle,” says a man going by.

“They were close.”

“I know what he is,” Dunya tells you. “I’m not a…” Her hand, without her, is laying coins on his. “But I’d
sing it to the end, once, and sleep, and stop all this…”

One coin to come.

* Hold up your lamp, so that she can count.
  otherwise
  skill 5: gain 2 coins
    It scans. She sings it that night to a whole camp; they weep, they throw coins, two hit you, and by
    morning three have heard it, so it is the verse. Dunya ties the knot. “There,” she says. “Now I needn’t…”
  more: gain 1 food
  fail:
    She is one coin short. She looks at you, and you look at the fog. “Never mind,” says Dunya. “It would only
    have been the…”

* Sing it along with him: you have heard it under other songs.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    By the fourth song the nomads are all singing it ahead of him. “Come in on the low part!” they tell you,
    making room. Dunya unpicks her knot; the string there is thin as a hair. “How often have I…?” she says.
  more: gain 1 coin
  fail:
    It is good. That is the trouble. “What if this one,” says Dunya, wiping her eyes, “were the…?”

* Ask him for it yourself, as you promised her.
  must: TUNE
  then: gain 1 yellow token
    Asked to sing it before she pays, he must. At the gap his voice goes, like everyone’s. Quite grey, he lays
    the coins back in her palm. “What used to be there?” says Fitch. “That makes three of us who…” says Dunya,
    knotting you in.

== 72 Whose Umbrella
premise: on the covered steps every umbrella is the same black; one of them is standing over a bell, walking, with four pairs of feet
axis: what do I follow / whom do I trip
thread: who moved the bell
ending: joke

Of all the black umbrellas on the Umbrella Steps, each like the next, only this one has four pairs of boots
and comes down sideways, puffing, on the morning after the fog bell vanished from Wet Chapel.

“Left,” it says. “My left.”

“Bong.”

“I never did that!”

“Sh!” the umbrella tells itself. One more landing, and the fog will have it.

* Get under it, and take a corner.
  skill 6: gain 1 green token; note PEPPER
    “There were four of us,” says the umbrella, at the bottom. You are too useful to chase off. You get a
    screw of Maddock’s pepper for the dogs, and a line in the outlaws’ notebook. “Owes us,” they write, “for
    one look.”
  more: gain 1 coin
  fail:
    You are out of step, and it rings. Every umbrella on the stairs turns round. Not one of them, they say, is
    carrying a bell.

* Shout that it has begun to rain.
  skill 5: gain 1 coin, 1 reputation
    Two hundred go up like a bed of mushrooms, and one of them lifts off Jory Latch. “I never locked him in,”
    he says, of the sexton’s boy. “I only shut it.” The boy, let out, takes up a collection for you: one coin.
  more: gain 1 food
  fail:
    Up they go, all two hundred, and away. Bats. They were all bats.

== 73 The Second Bridge Out
premise: a guide leads blindfolded buyers over a rope bridge to a secret sale; half-way you feel through your boots that it has been sawn
axis: whom do I shout to / what do I hold on to
ending: act

Nessa leads nine blindfolded buyers over a rope bridge to a secret sale, each with a hand on the next and you
behind the last, until half-way across you feel it through your boots: the rope has been sawn. A strand goes.

* Pass it up the line, hand to hand: back.
  skill 6: gain 2 reputation, 2 food; note LIMP; later Q26
    They come back past you like beads, and you are the bead that is left. It drops you a man’s height, on one
    leg. All night they tell it, over the pies meant for the sale. You try the leg. It answers late.
  more: gain 1 heart
  fail:
    “Why?” asks the fourth, lifts his blindfold and looks down. After that they lie flat, all nine. You leave
    on your hands and knees, over their backs.

* Shout to them all to run for the far side.
  skill 7: gain 1 treasure, 2 coins; later Q26
    “Any other bids?” asks the lady with the hammer. There are none: nine sensible people have felt their way
    back in their blindfolds, and behind you the bridge rolls up like a blind. You sit down.
  more: gain 1 gem
  fail:
    You are the only one who does. You meet the far wall with half a bridge, like a picture being hung. “Who
    was that?” say nine people, safe on the other side.

== 74 Duchess Against Duchess
premise: Josper has two goats for sale, alike to the missing tooth; one is a stolen racing goat, and its owners have brought a rope
axis: which one / what do I give away
thread: the goat
ending: joke

“Two for one! As like as eggs!” Josper Nill has sold the same goat for eleven years, in every land that has a
road through it, and she always comes back; today there are two of her.

Three brothers step out of the fog. “One of those is our racing goat. You’d know her by the bite,” says the
eldest, who has nine fingers and has brought a rope. “This is for whoever stole her.”

“The very person!” cries Josper, with a hand on your shoulder. “Caught in the act, as I live and trade. Come,
own up. Which did you take?”

Both goats look at you. The left one stops chewing.

* Point at the left one.
  otherwise
  skill 5: gain 1 yellow token; note GOAT
    They lead her straight off to a nomad race. Within the mile she is at your heel, not a hair out of place,
    the finishing line between her lips, forty nomads after her, shouting your name. They had bet on it.
  more: gain 1 food
  fail:
    “Who says so?” ask the brothers. “The thief,” says Josper. “Who’d know better?” Both goats take a step
    away from you.

* Open both their mouths.
  otherwise
  skill 6: gain 3 coins; note GOAT
    One tooth is chalk. The other is a milk tooth. “Two years old,” says Josper, as he has for eleven years.
    The brothers look at it, then at him. They pay you to have her out of the valley by dark.
  more: gain 1 gem
  fail:
    One has a hat in it. The other has the rope. You are asked whose hat.

* Greet the people behind them: you once sold them this goat.
  must: COLLAR
  then: gain 2 coins; lose 1 reputation
    “Have her back,” they say, “and this.” It is a bill: one tent, one boat, one wedding cake. They settle for
    an apology, read aloud. She eats it. People, it turns out, will pay to see that.

== 75 Behind the False Wall
premise: honest people keep a smuggler’s room in this inn, and outlaws an honest one; the constable has come through the wrong door
axis: whom do I hide / what do I let be seen
ending: act

Footsteps in the wall, then a sneeze. The dresser swings open on a constable.

“I came by the cellar,” says Hobb. “I think.” In this inn honest people keep a smugglers’ room and outlaws an
honest one; he has found the second.

“Evening,” say ten card-players, who have turned, between one breath and the next, into a family at supper.
“We’re all cousins.”

At the sink Ravel Blackmarch, wanted in four lands, goes on drying a plate.

“And who’s this?” says Hobb, getting out his spectacles. “I know that neck from somewhere.”

* Call for supper, and a chair for the constable.
  skill 5: gain 3 food, 1 coin
    “In this valley,” says Hobb over the pie, “I’ve not once been asked to sit.” He arrests no one and tips
    the dishwasher. Ravel looks at the coin in his wet palm, slides it to you, and writes nothing down.
  more: gain 1 food
  fail:
    You order the fish. “There is no fish,” says Ravel gently. “That’s the signal.” When the lamp is lit
    again, you and Hobb are alone with the washing-up. He takes a cloth.

* Show him out, by all the other doors.
  skill 6: gain 3 coins; note BRANDED
    At the fourth door he loses his hat, at the sixth his bearings, at the ninth his purse. “Mine, I think,”
    says Ravel, of the arm that has it, and marks that, quite lightly, with the stove iron.
  more: gain 1 gem
  fail:
    By the fourth you have lost your own bearings. “Allow me,” says Hobb, and takes your elbow.

* Rap on the dresser, three slow, one quick.
  optional: KNOCK
  skill 5: gain 1 green token; lose 1 reputation
    It lets you in. It is full of honest people, playing for beans, terrified. “An outlaw,” says one; by
    morning three have said so. They deal you a hand.
  more: gain 1 coin
  fail:
    The dresser knocks back: four quick. They have changed it. “How interesting,” says Hobb, and tries it too.

== 76 It Will Bear One of Us
premise: a lizardfolk bridge weighs each who comes and bears Urrik or his hinge but not both; he has dropped the hinge on the keeper’s hand, it takes two to lift, and lanterns come
axis: what does he leave / whose side do I stand on
thread: the hinge
ending: question

Keeper Sath put out a hand to stop him, and Urrik Tallback let go of the hinge. Now it lies on the hand.

“What does it weigh?” he asks, on his knees. “There?”

“What it did when you took it,” says Sath, between her teeth. Patient Bridge adds up whoever steps on it and
tips off what it can’t bear: him, for one, with that hinge, which he begs people not to have seen.

It takes two to lift. Lanterns come running.

* Lift it off her, and carry your end over with him.
  combat 7: gain 1 red token, 2 coins
    The planks groan and add you up as one. On the far side he does as lizardfolk do with a mate, and gives
    you half of what he has. “It’s to hang a door,” says Urrik, “or so that none can be. Which is heavier?”
  more: gain 1 heart
  fail:
    It makes you out to be two, and tips. Off you go, hinge and all, into the mud in front of the lanterns.
    “And what,” they ask, “have you not seen?”

* Lift it off her, and don’t let go of your end.
  skill 6: gain 1 red token, 1 food; later Q27
    “It was to lie apart from the other three,” says Sath, while you splint her fingers with a lizardfolk
    spoon. It is yours to keep, and the soup that went with it. “Three?” says Urrik, at the other end. “And
    who is carrying those?”
  more: gain 1 gem
  fail:
    “Nothing is broken here,” says Sath, with her fingers pointing three ways. The lanterns come up. How often
    will she say it to them?

== 77 Fog of War
premise: Shreya’s company surrounds a farm in which, her roll says, a deserter lives; in the fog you have come up between them, holding a lantern
axis: which way do I swing it / whom do I call by name
thread: the muster
ending: loss

You come round a hedge with a lantern in your hand and walk into a siege, forty pikes on the left, on the
right a farmhouse that smells of baking.

“A light was provided,” says Corporal Bim.

“Steady with it, Private.” Captain Shreya has the roll of a seven years’ war that no one else recalls.
“Sergeant Dunn’s in there. My best man, and not at roll call.”

“A farmer was described, ma’am. By three.”

At the window a man, floury to the elbows, looks at your lantern as though it might explain.

“On the light,” says Shreya to the pikes. “Where it goes, you go.”

* Put it out.
  skill 6: gain 1 green token
    They go in by the smell. He is led past so near that there is flour on your sleeve. “I never was a
    soldier.” “My best,” says Shreya. Both are crying. “We weren’t here,” an outlaw tells you, dropping his
    pike. Indoors the bread burns.
  more: gain 1 heart
  fail:
    It flares up first. For a moment they all see everyone, the pikes, the farmer, and in the middle, lit from
    below, you. It is you he will describe.

* Run with it, and let them come after you.
  skill 7: gain 1 reputation, 2 coins, 2 food; later Q28
    Forty pikes follow you into the byre. The farmer is over the back wall when Shreya calls the halt, and his
    heels click. “Burn that,” says his wife, of a pay-book, seven years, all stamped; she piles bread on it,
    watching him turn round.
  more: gain 1 gem
  fail:
    You run into Bim. “A collision was had,” he reports, and holds you up. Over his shoulder you see the pikes
    go by, sniffing, to the house.

== 78 The Other Bell
premise: the bell hangs again, on a cairn at the valley’s other end, and eleven people nobody knows have come in to it out of the fog, with more to come
axis: whom do I send home / what do I ring
thread: who moved the bell
ending: question

One stroke, so deep that you feel it in your teeth. The fog bell that was carried off under umbrellas hangs at
Bell Cairn, the wrong end of the valley, and at the rope Ketterly, a young mystic with half a book, who paid
for the theft.

“Page thirty-nine,” she says. “‘From the high end it brings in the others.’”

Round the cairn sit eleven people in good boots, who came in one by one and asked, politely, what year it is.

“They’re not ours!” says the sexton’s boy. “Two of ours are still out!”

“So are more of these. If it stops, they’ll just go on walking.”

He takes hold of the frame and rocks it.

* Ring it once more.
  skill 6: gain 1 blue token
    A twelfth comes, in boots with no wear on them, and asks you the year. Ketterly stops smiling. She hands
    you her pencil, as mystics do to a witness. “You write it. Page forty: ‘They were on their way home.’ Home
    from what?”
  more: gain 1 heart
  fail:
    It brings Sexton Hale, with a stick. The eleven get up and ask him, politely, what year it is. The stick
    comes down. What is he to say?

* Help the boy get it down and home.
  combat 7: gain 2 reputation, 1 yellow token
    At its first stroke from the chapel two nomads walk in off the moor, hand in hand, asking what they owe.
    Up at the cairn the eleven have not stirred. They sit with their faces to where it was. Which way is home,
    for them?
  more: gain 1 coin
  fail:
    It rolls. You hear it for an hour, down through the fog, calling. Whom?

== 79 The Same Knot
premise: a ferry hangs on a rope that is spliced with Ansa’s knot; a young man works it now, and an older woman has just stepped aboard
axis: what do I say before the middle / what do I hold my tongue about
thread: the ring
ending: image

Ansa Pike, a ferry-woman far from her own rope, steps aboard the Moss Ferry and stops, because the line is
spliced with her knot, which only two people ever tied. At the other end a young man in a big coat lifts his
hat to her, as to anyone, and casts off.

* Say her name, so that he hears it.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    “Ansa,” he says, trying it. “You’re mistaken, I’m afraid.” “By four yards,” says Ansa. She pays, exactly,
    and gets off where there is no road. The nomads on the bench move up for you. His hands are tying that
    knot again. He watches them.
  more: gain 1 heart
  fail:
    “Bless you,” he says kindly. He thought you had sneezed. It is over before another word is said, and other
    people are getting on.

* Jump ashore, and leave them to it.
  otherwise
  skill 5: gain 2 gems
    You land on your hands in moss and river gems. Out in the white two people at two ends of a raft look at
    one knot. Then there is only the rope, going in.
  more: gain 1 food
  fail:
    You miss the bank. They fish you out, he by one arm and she by the other, and wring you, and so it is not
    said.

* Meet her eye. She knows your hands: they cut her rope.
  must: ROPE
  then: gain 1 heart; lose 1 reputation
    She takes out a knife and measures with her eye how far it is to either bank. Then you are given it to
    hold, open, in front of everyone, the whole way over, while the rope hums an inch from the blade.

== 80 You Have Just Left
premise: a camp, the fire warm, your own boots’ prints going out of it; on the pot a note in your hand with an order in it
axis: what do I obey / what do I burn
ending: joke

PEPPER IT, GO LEFT, says a note on the pot, in your hand. The fire is warm, and your own footprints leave to
the right, past a pair of boots marked R. Brann, forty years old, new. Above, something slips.

* Do what it says.
  skill 5: gain 3 food, 1 coin; note RECEIPT
    On the left is nothing at all, except that you are not on the right when the hillside comes down there.
    Under the lid sticks a coin, on another note. FOR THE PEPPER.
  more: gain 1 food
  fail:
    You had peppered it already. When you can see again you have sneezed out the fire, and the note with it.

* Write an answer underneath, and wait.
  skill 6: gain 1 blue token; note RECEIPT; note CRADLE
    By morning there are two lines under yours, and round the pencil some cradle cloth with the mystics’ open
    hand on it. It was a girl. Don’t look at the carving on the bed. There is no bed. You look for it until
    noon.
  more: gain 1 coin
  fail:
    Towards evening a person comes up the path with your cough. You find that you would rather not, and leave,
    to the right.
