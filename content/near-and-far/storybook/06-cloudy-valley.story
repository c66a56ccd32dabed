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

Pepper and wet wool. In this fog you can see no further than the brim of your hat, so you follow your nose, up
steps and over somebody’s washing, until a bowl of soup is put into your hands.

“Free, dumpling! Sit,” says the cook. People call him Maddock Three-Spoons, though he is down to two. “One got
took. I’m not bitter. Only, whoever took it won’t be able to swallow with me looking. So I look.”

There is a second smell, under the pepper. Next to him a man licks his pencil. All along the bench the outlaws
stop chewing, to watch your throat.

* Eat it, and talk about nothing but the weather.
  otherwise
  skill 5: gain 4 food; note PEPPER; later Q23
    “Fog,” you say. “Patchy.” It is all pepper until it is something else; then you hear yourself, in tears,
    give your mother’s maiden name. The pencil moves. “You’ll have bread with that, cutlet,” says Maddock,
    filling your bag. “Which you’ll owe me for.”
  more: gain 1 food
  fail:
    “A fine evening,” you tell him, “for the time of year, and my purse is in the left boot.”

* Push it back: let the cook swallow first.
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

A clockwork finch stands on the pawnbroker’s counter, a slip round its leg. “Paid for,” says Isolde Wick.
“Sign here. And I’m not to let you wind it first, however you beg. Those were your words.”

You have never been in this valley. The slip, down to the blot, is in your handwriting.

“Don’t look at me, I only keep things,” says Isolde. “I shut in a minute, and there’s a gentleman behind you.”

* Sign first, as you told yourself to.
  otherwise
  skill 5: gain 2 coins; note RECEIPT
    “Too like,” says Isolde, comparing blots. “Only a forger takes such trouble.” She keeps the bird, pays you
    back the deposit and turns over the slip, on which you have written, in a hurry, Don’t ask her how I
    looked. Do you?
  more: gain 1 coin
  fail:
    Out of nerves you sign like another person altogether. “You said you might,” says Isolde, and folds it
    away. What else did you say?

* Wind it first, whatever you said.
  otherwise
  skill 6: gain world card Clockwork Finch; note RECEIPT; note FINCH
    It hops on your thumb and clears its throat, twice, the way you do when it is bad news. Then it only
    sings. What had you been going to tell yourself?
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

“Nerves,” says the camp’s mystic, from behind a barrel.

She is nineteen, he is sixty, and she is the elder. It was their oldest joke, and the only one they had, until
last night, in the fog, she lost it, and lost him with it.

“Tell him,” she orders you. “Tell him to go away.” He does not even lift an arm.

* Pass him off as a pedlar who has missed the road.
  skill 5: gain 2 coins, 1 food; lose 1 reputation
    “Well, sell me something,” says Ilse. He shows her the whistle that she taught him on. “Too dear.” She
    buys bread. Wen gives you the money, before the whole camp, and goes to look for the road.
  more: gain 1 food
  fail:
    She doesn’t believe in pedlars either. All night, from inside, comes the noise of a stove being pushed
    against the flap.

* Tell her the truth, every year of it.
  skill 7: gain 1 blue token, 1 reputation; later Q25
    “Then I’ve been robbed,” says Ilse, “and let the thief in myself.” She marches off to report it, with the
    pan. The mystic comes out from behind his barrel and begs your pardon for the nerves. “That’s four,” says
    Wen, who counts such days.
  more: gain 1 heart
  fail:
    At “sixty-eight” she stops listening. She sits with the pan in her lap and nods at whatever you say, as
    you do with people who frighten you.

== 68 The Marked Man
premise: bandits brand those who pay, so as not to rob them twice; in the fog one cannot see the brand, and they go by feel
axis: what do I take on my skin / what do I risk without
ending: act

You are frying an egg when hands come out of the fog and feel along your arm, shoulder to wrist and back
again, very politely, for a brand. “No mark,” says a voice. This is Dame Orla, who robs this ridge. “So you’ve
not paid us yet. It’s good for life, dear. After that we only rob your friends.” Something glows.

* Roll up your sleeve for the iron.
  skill 5: gain 1 green token; lose 1 reputation; note BRANDED
    “There. Now you’re family, and what you owe, we owe,” says Dame Orla, puts on a plaster, and goes through
    your pockets for the fee, by feel, with great respect. She gives change.
  more: gain 1 food
  fail:
    “Gone cold,” says Dame Orla. “Could you possibly wait?” They are still blowing on it when the fog lifts.
    All of them, embarrassed, run.

* Press your hot spoon to the rock instead, and scream.
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
    “Paid,” says Dame Orla, reading with her fingertips. “Paid. Paid. Good heavens, dear.” You hear hats come
    off. She gives you a gem in change and sends a runner ahead to tell the ridge who is coming.
  more: gain 1 food
  fail:
    “Bees!” cries Dame Orla, who has met some. Two dozen polite feet run off with the only lamp.

== 69 The Bell Is Gone
premise: the fog bell that brings people home has been taken down overnight; eleven are out on the moor, and the sexton suspects everyone who is dry, which you are
axis: whom do I accuse / what do I do for the eleven first
thread: who moved the bell
ending: act

Wet Chapel has no windows, there being nothing to see. It had a bell, to call people home through the fog;
this morning it has a rope that goes up to a hole, while eleven turf-cutters are out on the moor.

“The thief came by the covered steps,” says Sexton Hale. “Find me a dry coat, and I’ve found him.”

Yours is dry as a biscuit. “It’s the stranger,” say two voices. In this valley, what three have said is so. At
the back the nomads are drawing breath.

Out on the moor a voice calls; then again, further left. Nothing here would ring but the stone font. The
lizardfolk whose people carved it has both arms round it.

* Take an iron bar to the font, and ring that.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    It sounds like a bell being murdered. Nine come in, fingers in their ears. Two are still out. The
    lizardfolk looks at nine hundred years of her people’s work, lets go of it, and takes the other end of the
    bar.
  more: gain 1 coin
  fail:
    It cracks at the third blow, and so does Sexton Hale. The voice on the moor stops to listen. Then it goes
    off to the right.

* Stand up, and say that you are dry.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    “I came by the steps,” you say, into a great silence, “behind something heavy that left a groove.” “That’s
    so,” says a nomad at the back. “That’s so,” say two more, who owe you nothing. Three is enough. Hale runs
    to look.
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
years old, holding one eye open with two fingers. “It’s for Father,” she says. “He’s an outlaw, but he’s
always home by dark. He’s three months late. He’d miss the stones.”

“Item: one child, nearly out,” says the nearest stone, which is a walking kiln, Old Pumice, stuck up to its
oven door. “Item: one head, upstream, waiting for that.”

The head comes a little nearer. The flame leans.

* Promise to mind the lamp till morning.
  skill 5: gain 1 reputation, 2 food; note LANTERN; later Q24
    She is asleep before you have sat down, her supper in your lap. At two the head lays its chin on the bank,
    and you watch the lamp together. Once, when the flame fails, it blows on it, very gently, until it stands.
  more: gain 1 heart
  fail:
    The lamp goes out, for a breath, no more. When it burns again the ford is quieter, and wet tracks lead up
    to the girl’s bare feet, and away.

* Wade out past the light, to see what it is.
  combat 7: gain 1 green token, 2 coins; later Q24
    It has a man’s hat on, which is all of a man it has. You hang that on the post to drip, two coins in the
    band, where his gang will find it and ask after you. Sanna sleeps on, facing the far bank.
  more: gain 1 gem
  fail:
    It sinks as you come and rises where you have been, so that it is between you and the lamp. You go home
    the long way round, by daylight.

* Heave Old Pumice out to sit with her.
  skill 6: gain 1 red token, 1 food; note KILN
    “Item: one ford, vacated. Item: bread, warm. Item: one night, owed. Item: my makers shall hear of you.” It
    squats by the girl till dawn with its door ajar. A bar of light lies across the water, and nothing crosses
    it.
  more: gain 1 coin
  fail:
    It was the ford, and the water is the first to find that out. By morning Sanna’s lamp is on an island,
    with Sanna.

== 71 A Verse for Sale
premise: a man in the fog sells the missing verse, and a woman who has walked four lands for it knows that he is a cheat and pays all the same
axis: what do I let her have / what do I prove to her
thread: the song without an end
ending: speech

“The last verse!” cries a voice in the fog. “Rhymed, complete, guaranteed lost! Eight coins, lady, and cheap
at that.”

Dunya Reed has walked through four lands to find it. She keeps a song on a string, a knot to a verse, and the
end is bare. Nomad drivers stop to listen.

“Where’s it from?” asks one.

“My grandmother,” says Fitch.

“You told us it was your uncle’s.”

“They were close.”

“I know he’s a…” says Dunya, to you. She leaves most sentences unfinished. “But to sing it through, just once,
and then to lie down and…” Her hand, without her, is laying coins on his. One to go.

* Let her buy it, and be happy.
  otherwise
  skill 5: gain 2 coins
    She sings it through that night, to a whole camp. People weep, they throw coins, two hit you, and by
    morning three have sung it, so that in this valley it is the verse. Dunya ties the knot and sleeps till
    noon.
  more: gain 1 food
  fail:
    She is one coin short. She turns to you, and you look at the fog. “Never mind,” says Dunya. “It would only
    have been the…”

* Catch her hand, and show her that it is false.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    You hum along with him. It is a washing song, turned round. “We know that one!” say the drivers, and soon
    they are singing it ahead of him, with you up on the cart to lead. Dunya pays you her last coin. She
    doesn’t sing.
  more: gain 1 coin
  fail:
    It is good. That is the trouble. “What if this one,” says Dunya, wiping her eyes, “were the…?”

* Ask him for it yourself, as you promised her.
  must: TUNE
  then: gain 1 yellow token
    Asked to sing it before she pays, he must. At the gap his voice goes, like everyone’s. Quite grey, he lays
    the coins back in her hand. “What used to be there?” says Fitch. Dunya ties you both into her string, side
    by side.

== 72 Whose Umbrella
premise: on the covered steps every umbrella is the same black; one of them is standing over a stolen bell, walking, with four pairs of feet
axis: what do I follow / whom do I trip
thread: who moved the bell
ending: joke

In the night the fog bell vanished from Wet Chapel. This morning everyone on the Umbrella Steps has a furled
black umbrella, or so it looks in the fog, and only one is open; it comes down sideways, puffing, on four
pairs of boots.

“Left,” it says. “My left.”

“Bong.”

“I never did that!”

“Sh!” the umbrella tells itself. One more landing, and the fog will have it. High above, behind the locked
door of the belfry, a boy is hammering to be let out.

* Get under it, and take a corner.
  skill 6: gain 1 green token; note PEPPER
    “There were four of us,” says the umbrella, at the bottom. You are too useful to chase off. “Owes us,”
    write the outlaws in their notebook, “for one look, and a screw of Maddock’s pepper for the dogs.”
  more: gain 1 coin
  fail:
    You are out of step, and it rings. Every umbrella on the stairs turns round. Not one of them, they say, is
    carrying a bell.

* Shout “Rain!” until they all go up.
  skill 5: gain 1 coin, 1 reputation
    Two hundred open like a bed of mushrooms, and one of them lifts off Jory Latch, who has the belfry key. “I
    never locked him in,” he says. “I only shut it.” The boy, let out, takes up a collection for you: one
    coin.
  more: gain 1 food
  fail:
    Up they go, all two hundred, and away. Bats. They were all bats.

== 73 The Second Bridge Out
premise: a guide leads blindfolded buyers over a rope bridge to a secret sale; half-way you feel through your boots that it has been sawn
axis: whom do I shout to / what do I hold on to
ending: act

A guide called Nessa leads nine blindfolded buyers over a rope bridge to a secret sale, each with a hand on
the shoulder in front, and you come last. Half-way across, you feel it through your boots. The rope has been
sawn. A strand goes.

* Turn them round, one by one, and let them out past you.
  skill 6: gain 2 reputation, 2 food; note LIMP; later Q26
    They come back past you like beads, and you are the bead that is left when the rope goes and drops you a
    man’s height, on one leg. They tell it all night, over pies meant for the sale. You try the leg.
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
axis: which one / what do I put my hand into
thread: the goat
ending: joke

“Two for one! As like as eggs!” Josper Nill has sold the same goat for eleven years, on every road there is.
She always comes back to him. Today there are two of her.

Out of the fog step three nomad brothers. “One of those is our racing goat, and we run in an hour. You’d know
her by the bite.” The eldest has nine fingers and a rope. “This is for whoever stole her.”

“The very person!” cries Josper, with a hand on your shoulder. “Caught in the act! Come, own up. Which did you
take?”

Both goats look at you. The left one stops chewing.

* Point at the left one, and sound certain.
  otherwise
  skill 5: gain 1 yellow token; note GOAT
    They race her. Within the mile she is at your heel, not a hair out of place, the finishing line between
    her lips, while after her, shouting your name, come three brothers who had bet on it and who lift you on
    to their shoulders.
  more: gain 1 food
  fail:
    “Who says so?” ask the brothers. “The thief,” says Josper. “Who’d know better?” Both goats take a step
    away from you.

* Put your fingers in both their mouths, and look.
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
premise: a constable has come through the wrong door into the outlaws’ secret room, and at the sink their chief goes on drying a plate
axis: whom do I hide / whom do I lose on purpose
ending: act

A sneeze in the wall. The dresser swings open on a constable.

“I came by the cellar,” says Hobb. “I think.” For six years he has looked for the outlaws’ secret card room,
and now he is standing in it and does not know, because between one breath and the next ten card-players have
turned into a family at supper.

“Evening,” they say. “We’re all cousins.”

At the sink their chief, Ravel Blackmarch, wanted in four lands, goes on drying a plate.

“I know that neck from somewhere,” says Hobb, getting out his spectacles.

* Pull up a chair for him, and pass the pie.
  skill 5: gain 3 food, 1 coin
    “In this valley,” says Hobb over the pie, “I’ve not once been asked to sit.” He arrests no one and tips
    the dishwasher. Ravel looks at the coin in his wet hand, slides it to you, and writes nothing down.
  more: gain 1 food
  fail:
    You pass the fish. “We never serve fish,” says Ravel gently. “That’s the signal.” When the lamp is lit
    again, you and Hobb are alone with the washing-up. He takes a cloth.

* Show him out through the walls, and lose him there.
  skill 6: gain 3 coins; note BRANDED
    At the fourth door he loses his hat, at the sixth his bearings, at the ninth his purse. “Mine, I think,”
    says Ravel, of the arm that has it, and marks that, quite lightly, with the stove iron.
  more: gain 1 gem
  fail:
    By the fourth door you have lost your own bearings. “Allow me,” says Hobb, and takes your elbow.

* Rap on the dresser, three slow, one quick.
  optional: KNOCK
  skill 5: gain 1 green token; lose 1 reputation
    It lets you in. It is full of honest people, playing for beans, terrified. “An outlaw,” says one; by
    morning three have said so. They deal you a hand.
  more: gain 1 coin
  fail:
    The dresser knocks back: four quick. They have changed it. “How interesting,” says Hobb, and tries it too.

== 76 It Will Bear One of Us
premise: a lizardfolk has dropped a great hinge on the hand of the bridge-keeper who would not let him over with it; it takes two to lift, and her people are coming to take it from him
axis: whom do I help away / whose side do I stand on
thread: the hinge
ending: question

Patient Bridge weighs whoever steps on it and tips off what is too heavy; and Urrik, a lizardfolk, wants to
cross it with an iron door hinge as tall as himself. “Not with that,” said Sath, the keeper, who is lizardfolk
too. She put out a hand to stop him. He let go of the hinge. Now it lies on her hand.

“What does it weigh?” he asks, on his knees. “There?”

“It’s not yours,” says Sath, between her teeth. “Leave it here.”

“They’d hide it, and never say where. Help me over!” It takes two to lift, and there are only he and you. Down
the road come lanterns, her people, at a run.

* Lift it off her, and get him over the bridge with it.
  combat 7: gain 1 red token, 2 coins
    The planks groan and add you all up as one. On the far side he gives you half of what he has, as his
    people do with a workmate. “It’s to hang a door,” says Urrik, “or so that no one can. Which is heavier?”
  more: gain 1 heart
  fail:
    It makes you out to be three, and tips. Off you go, hinge and all, into the mud in front of the lanterns.
    “Good evening,” they say. “Which of you is the hinge?”

* Free her hand, and sit on the hinge until they come.
  skill 6: gain 1 red token, 1 food; later Q27
    Her people splint the fingers with a soup spoon and give you the soup. “It’s to lie far from the other
    three,” says Sath. Urrik, still holding his end, looks up. “Three?” he says. “Who is carrying those?”
  more: gain 1 gem
  fail:
    He lifts it alone, with you on it, and tips you off. “Nothing is broken here,” says Sath to the lanterns,
    her fingers pointing three ways. How often will she say it?

== 77 Fog of War
premise: Shreya’s company surrounds a farm in which, her roll says, a deserter lives; in the fog you have come up between them, holding a lantern
axis: which way do I swing it / whom do I call by name
thread: the muster
ending: loss

You come round a hedge with a lantern in your hand and walk into a siege: on the left fifty pikes, in the
hands of hired outlaws, on the right a farmhouse that smells of baking.

“A light was provided, ma’am,” says Corporal Bim.

“Hold it steady, Private.” Captain Shreya has the list of a company that nobody else remembers. She is looking
for the men on it. “Sergeant Dunn’s in there. My best.”

“A farmer was described.”

At the window a man, floury to the elbows, looks at your lantern as though it might explain.

“Follow the light,” she orders.

* Put it out, and stand still.
  skill 6: gain 1 green token
    They go in by the smell. He is led past so near that there is flour on your sleeve. “I never was a
    soldier.” “My best,” says Shreya, and both are crying. The outlaw beside you drops his pike. Indoors the
    bread burns.
  more: gain 1 heart
  fail:
    It flares up first. For a moment they all see everyone, the pikes, the farmer, and between them, lit from
    below, you. It is you he will describe.

* Run with it, and bring fifty pikes after you.
  skill 7: gain 1 reputation, 2 coins, 2 food; later Q28
    They follow you into the byre. The farmer is over the back wall when Shreya calls the halt, and his heels
    click. His wife gives you bread, and coins out of an old pay-book, seven years, all stamped. She is
    watching him turn round.
  more: gain 1 gem
  fail:
    You run into Bim. “A collision was had,” he reports, and holds you up. Over his shoulder you see the pikes
    go by, sniffing, to the house.

== 78 The Other Bell
premise: the bell hangs again, on a cairn at the valley’s other end, and eleven people nobody knows have come in to it out of the fog, while two of the valley’s own are lost without it
axis: whom do I call in / whom do I bring home
thread: who moved the bell
ending: question

The bell that calls people home through the fog was stolen from the chapel. Now it hangs on Bell Cairn, at the
wrong end of the valley, and a young mystic called Ketterly is ringing it.

“From up here it calls in others,” she says. “It’s in my book. Look!”

Round the cairn sit eleven people in good boots, who came in out of the fog one by one and asked, politely,
what year it is.

“And our two?” shouts the sexton’s boy, who has brought a cart. “My uncle’s out there, and a nomad! They’ll
listen for it from the chapel!”

“More of these are out there too,” says Ketterly. “If it stops, they’ll just go on walking.”

* Keep it ringing, for the ones nobody knows.
  skill 6: gain 1 blue token
    A twelfth comes, a child, in boots with no wear on them, and asks you the year. Ketterly stops smiling.
    She gives you her pencil, as mystics do to a witness. “Write it down. They were on their way home. From
    what?”
  more: gain 1 heart
  fail:
    It brings the sexton, with a stick. The eleven get up and ask him, politely, what year it is. The stick
    comes down. What is he to say?

* Heave it on to the cart, and take it home.
  combat 7: gain 2 reputation, 1 yellow token
    At its first stroke from the chapel two people come in off the moor, hand in hand. “What do I owe?” asks
    the nomad, his cheek to the bell. Up at the cairn eleven sit facing where it was. Which way is home, for
    them?
  more: gain 1 coin
  fail:
    It rolls off the cart. You hear it for an hour, down through the fog, calling. Whom?

== 79 The Same Knot
premise: a ferry hangs on a rope that is spliced with Ansa’s knot; a young man works it now, and an older woman has just stepped aboard
axis: what do I say before the middle / what do I hold my tongue about
thread: the ring
ending: image

Ansa Pike, who works a rope ferry of her own, far from here, steps aboard the Moss Ferry and stops. The rope
is spliced with her knot. Only two people ever tied it, and one of them went away and has not been heard of
since. At the far end of the raft, past a bench full of nomads, a young man in a big coat lifts his hat to
her, as he would to anyone, and casts off.

* Say her name, so that he hears it.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    “Ansa,” he says, trying it. “I’m afraid you’re mistaken.” “By four yards,” says Ansa. She pays, exactly,
    and gets off where there is no road. A nomad lays half his blanket over your knees. The young man’s hands
    tie that knot again. He watches them.
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

PEPPER IT, GO LEFT, says a note on the pot. It is in your own handwriting. Beside it hangs such a pencil as
mystics carry. The fire is warm; your own footprints leave to the right, past a pair of boots that were made
forty years ago and have not been worn since. Up on the slope, something slips.

* Pepper it, and go left.
  skill 5: gain 3 food, 1 coin; note RECEIPT
    On the left is nothing at all, except that you are not on the right when the hillside comes down there, on
    boots, footprints and all. Under the lid sticks a coin, on another note. FOR THE PEPPER.
  more: gain 1 food
  fail:
    You had peppered it already. When you can see again you have sneezed out the fire, and the note with it.

* Write an answer underneath, and wait.
  skill 6: gain 1 blue token; note RECEIPT; note CRADLE
    By morning there are two lines under yours, and round the pencil a scrap of blanket with geese on it, off
    a cradle. It was a girl. Don’t look at the carving on the bed. There is no bed. You look for it until
    noon.
  more: gain 1 coin
  fail:
    Towards evening a person comes up the path with your cough. You find that you would rather not, and leave,
    to the right.
