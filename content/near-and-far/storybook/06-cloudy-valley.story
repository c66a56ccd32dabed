# Map six, the Cloudy Valley: quests 65 to 80. Fog, crime and double bargains; what three have heard is so.

planned: Q23 What You Told the Soup
planned: Q24 The Hat on the Post
planned: Q25 Robbed
planned: Q26 Sawn
planned: Q27 Three Others
planned: Q28 All Stamped

== 65 Soup for a Stranger
premise: Maddock, robbed and ruined, serves free soup in the fog to find the one who cannot swallow in front of him; a lad has told it all he knew
axis: whom do I please / what do I admit
ending: joke

The fog is so thick that you follow your nose, and your nose follows pepper, until you walk into a bench and a
bowl of soup is put in your hands. “Free, dumpling!” says Maddock Three-Spoons, who has two. “Whoever’s got my
third can’t swallow with me looking. So I look.”

He looks. So do the outlaws, all along the bench.

Beside you a lad is weeping over an empty bowl. “I told them where Gran keeps her money,” he says.

* Eat it, and tell him it’s good.
  otherwise
  skill 5: gain 4 food; note PEPPER; later Q23
    “It’s good,” you say, and so it is, until a second taste comes through and in tears you tell them your
    mother’s maiden name. Maddock writes it down. Then he fills your bag with bread, because it is a long time
    since anyone said that. “You can owe me, cutlet.”
  more: gain 1 food
  fail:
    “It’s very good,” you tell him, “for dishwater, and my purse is in the left boot.”

* Push it back: let the cook swallow first.
  otherwise
  skill 6: gain 1 green token; later Q23
    He takes a spoonful, to shame you. “It’s truth-root,” he says, “and I’m lonely.” By now you have breathed
    so much steam that out comes your mother’s maiden name. “There, cutlet,” says Maddock. “That’s all there is
    to being an outlaw.”
  more: gain 1 coin
  fail:
    “Not hungry,” says Maddock. Nor, it turns out, is anyone else, so you all sit round the bench until dark
    and watch one another’s throats.

* Reach for a spoon with the hand that took his third.
  must: SPOON
  then: gain 2 food; lose 1 reputation
    “There it is,” says Maddock softly. “It’s in the thumb.” He fills your bowl, and while you eat he tells you
    before the whole bench where everyone in the valley hides their money. “You’ll fetch it for me, cutlet. A
    spoonful at a time.”

== 66 Your Hand, Your Mark
premise: a pawnbroker has kept a clockwork bird for you, paid for, with a slip in your own writing and an instruction; you have never been in this valley
axis: whom do I believe / what do I accept as mine
ending: speech

You have never been in this valley. All the same there is a clockwork finch on the pawnbroker’s counter with a
slip round its leg, and the slip is in your handwriting, down to the blot.

“You were crying,” says the pawnbroker. “‘Make me sign for it,’ you told me, ‘but don’t let me hear it.’ I gave
you my word.”

She holds out the pen. The finch opens its beak.

* Sign for it, and don’t listen.
  otherwise
  skill 5: gain 2 coins; note RECEIPT
    “Then these are yours as well,” she says and puts down two coins in a twist of paper. On the paper, in your
    own hand, is one line. Well done. It would only have made you turn back.
  more: gain 1 coin
  fail:
    You are so nervous that you sign like another person altogether. “You said you might,” says the pawnbroker
    and locks the bird away.

* Wind it up and hear the message.
  otherwise
  skill 6: gain world card Clockwork Finch; note RECEIPT; note FINCH
    The pawnbroker puts her hands over her own ears. The bird hops on your thumb and clears its throat, twice,
    the way you do when it is bad news. “If you can hear this,” it says in your voice, “you’ve done it again.”
  more: gain 1 food
  fail:
    The spring lets go, yards of it, over your head. By the time you have fought your way out, the shop is dark
    and locked, with you in it. She did give you her word.

* Stand back for the gentleman: he says he owns your debts.
  must: LEDGER
  then: gain 1 coin; lose 1 reputation
    “We know that hand,” says Ravel Blackmarch’s man, loud enough for three to hear. He signs for the bird
    himself, blot and all, and leaves you a coin and the cage. From down the street comes your own voice, very
    small, saying sorry.

== 67 What the Fog Does to Her
premise: Ilse has forgotten in the night that she has a brother, and an old man in the tent frightens her; she has a pan in her hand
axis: whom do I hold / what do I tell her she was
thread: the younger elder sister
ending: loss

Clang. An old man comes out of a tent backwards and sits down in the grass.

“I don’t know him!” says the girl with the frying pan.

“It’s Wen, Ilse. Your little brother.”

“He’s sixty!”

She is nineteen and the elder all the same, which was the best joke they had until last night, when the fog
took it out of her head and him with it. The pan goes up.

“Say I’m anyone,” he begs you. “Only don’t let her be frightened.”

* Say that he is only a pedlar.
  skill 5: gain 2 coins, 1 food; lose 1 reputation
    “Then he can sell me something,” says Ilse. He holds out the tin whistle that she taught him on. “Too
    dear,” she says and buys a loaf. He breaks it with you, presses her money into your hand before the whole
    camp, and goes to find the road.
  more: gain 1 food
  fail:
    She doesn’t believe in pedlars either. All night you can hear her in there, pushing the stove against the
    tent flap.

* Tell her the truth, forty lost years and all.
  skill 7: gain 1 blue token, 1 reputation; later Q25
    “Then I’ve been robbed,” says Ilse and marches off with the pan to report it. The camp’s mystic comes out
    from behind a barrel and calls you colleague. Wen gets up out of the grass, a little at a time. “That’s the
    fourth morning,” he says.
  more: gain 1 heart
  fail:
    When you come to her real age she stops listening. She only sits there with the pan in her lap and nods at
    whatever you say, as you do with people who frighten you.

== 68 The Marked Man
premise: bandits brand those who pay, so as not to rob them twice; in the fog one cannot see the brand, and they go by feel
axis: whom do I keep from her / what do I risk with a trick
ending: act

You are frying an egg on a rock with a long spoon when hands come out of the fog and feel their way up your
arm, very politely.

“No mark,” says an old lady. “I’m Dame Orla, dear. We rob everyone once and then we brand them, which saves
unpleasantness, but it does take all twelve of us to hold one still.”

An iron glows. Behind you a child comes singing up the path with coins in her basket.

“And then her,” says Dame Orla.

* Roll up your sleeve, and keep all twelve busy.
  skill 5: gain 1 green token; lose 1 reputation; note BRANDED
    It takes all twelve. Behind their backs the child tiptoes by with a hand in her basket to stop the jingle,
    until she sees your arm in among theirs and runs to tell the valley. “There,” says Dame Orla, and puts on a
    plaster. “Now you’re family.”
  more: gain 1 food
  fail:
    “Gone cold,” says Dame Orla. “Could you possibly wait?” They are still blowing on the iron when the fog
    lifts and they see you looking. All twelve of them run, blushing.

* Press your hot spoon to the rock, and scream.
  skill 6: gain world card Bandit Truce
    “Brave,” they murmur, and each of them signs your truce with a thumb. Then they go and feel the child. “No
    mark, Dame Orla, but she’s got no front teeth.” There is a shocked silence in the fog. “Then someone’s
    robbed her already, dear. Let her by.”
  more: gain 1 coin
  fail:
    “That’s limestone,” says Dame Orla. “I know a rock’s voice when it’s hurt.” You are made to apologise to
    it.

* Hold out the arm that was once stung all over by bees.
  optional: STUNG
  skill 5: gain 1 reputation, 1 gem
    “Paid,” says Dame Orla, reading the bumps with her fingertips. “Paid. Paid. Good heavens, dear.” You hear
    hats come off. She gives you a gem in change and sends a runner ahead, to tell the ridge who is coming.
  more: gain 1 food
  fail:
    “Bees!” cries Dame Orla. Two dozen polite feet run off into the fog with the only lamp.

== 69 The Bell Is Gone
premise: the fog bell that brings people home has been taken down overnight; eleven are out on the moor, and the sexton shakes a boy, who will be the thief as soon as a third person says so
axis: whom do I clear / what do I break for the eleven first
thread: who moved the bell
ending: act

“Where’s the bell?” shouts a man in the fog. Eleven are out on the moor, while in the chapel the rope hangs
down with nothing on it.

“This boy stole it!” says the sexton, an old lizardfolk, and shakes a small nomad. “I say so, my wife says so,
and that’s two!” What three have said is so, in this valley. Behind you a third draws breath.

The stone font would ring, if you hit it hard. The sexton’s mother carved it, fish by fish.

* Beat on the font with an iron bar.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    It sounds like a bell being murdered. Behind you somebody says that it was the boy, but no one can hear
    it, so it isn’t so. Nine men come home off the moor with their fingers in their ears, and two do not. The
    sexton looks at what is left of the fish. Then he takes the other end of the bar.
  more: gain 1 coin
  fail:
    The font cracks at the third blow, and so does the sexton’s voice. The man on the moor stops to listen.
    When he shouts again he is going the other way.

* Speak up for the boy first.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    “It wasn’t him,” you say. The boy says it too, which makes two. It is so quiet that you can hear his
    mother run, all the way up from the road. “It wasn’t,” she says, and gives you a coin. It is still quiet.
    The man on the moor has stopped shouting.
  more: gain 1 food
  fail:
    “Then who was it?” asks the sexton. “I don’t know,” you say. “I don’t know,” says the boy. “I don’t know,”
    says the sexton’s wife. That makes three. Now the valley will never know.

* Show them the outlaws’ brand on your arm before they find it.
  must: BRANDED
  then: gain 2 coins; lose 1 reputation
    “One of Orla’s,” says the sexton, and two others say it after him. “Then you can be the bell.” They haul
    you up on the rope to shout till dark, at what they used to pay the bell.

== 70 Keep It Lit
premise: a girl keeps a butter lamp burning at the ford for a father three months late; she must sleep, and something in the water is waiting for the dark
axis: what do I promise / what do I find out for her
ending: image

A small girl sits under a butter lamp at the ford and holds one eye open with two fingers. “Father’s three
months late,” says Sanna, “and without it he’d miss the stones.” Out on the black water there is a head. “That
might be him. I can’t leave the lamp to look.”

“It’s waiting for the dark,” says Old Pumice, a walking oven that the lizardfolk built, stuck fast in mid-ford.
“Heave me out and I’ll sit with her.”

The fingers slip.

* Promise to mind the lamp till morning.
  skill 5: gain 1 reputation, 2 food; note LANTERN; later Q24
    She is asleep before you have sat down, with her supper in your lap. Towards two the head comes in and lays
    its chin on the bank, and there you sit and watch the lamp together until morning. Once, when the flame
    sinks, it blows on it, very gently.
  more: gain 1 heart
  fail:
    The lamp goes out for a breath, no more. When it burns again, wet tracks lead up from the water to the
    girl’s bare feet, and away.

* Wade out to see what the head is.
  combat 7: gain 1 green token, 2 coins; later Q24
    It has a man’s hat on, and that is all there is of the man. You hang the hat on the post. At dawn a gang of
    outlaws ride by, pay you his share and take off their own. Sanna counts the riders. Then she counts the
    hats.
  more: gain 1 gem
  fail:
    It sinks as you come and rises where you have been, until it is between you and the lamp. You go home the
    long way round, by daylight.

* Heave Old Pumice out to sit with her.
  skill 6: gain 1 red token, 1 food; note KILN
    “Item, bread, warm,” says Old Pumice and opens its door. “Item, you owe me a night.” It squats by the girl
    till dawn with the door ajar, so that a bar of light lies over the water. Nothing crosses it.
  more: gain 1 coin
  fail:
    Old Pumice was most of the ford, and the water is the first to find out. By morning Sanna’s lamp is on an
    island, with Sanna.

== 71 A Verse for Sale
premise: a man in the fog sells the missing verse, and a woman who has walked four lands for it knows that he is a cheat and pays all the same
axis: what do I let her have / what do I prove to her
thread: the song without an end
ending: speech

“Last verses!” cries a fat man in the fog. “Guaranteed lost! I had it from my grandmother.” Yesterday it was
his uncle.

Dunya Reed hums as far as she can, which is “And when the rain came home at last, it found the door,” and there
she stops, as she has stopped in four lands. She begins to count out eight coins.

“I know what he is,” she tells you. “But I’d sing it to the end, once, and sleep.”

* Let her buy the verse.
  otherwise
  skill 5: gain 2 coins
    That night she sings it right through to a whole camp, who weep and throw coins at you both. By morning
    three others have sung it, and in this valley what three have sung is true. Dunya sleeps till noon.
  more: gain 1 food
  fail:
    Her eighth coin turns out to be a button. She looks at you, and you look at the fog. “Never mind,” says
    Dunya and walks on, humming up to where it stops.

* Catch her hand, and prove it false.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    You hum along with him, and it is a washing song, turned round. “We know that one!” roar some nomads in the
    fog and have you up on their cart to lead it. Dunya gives you one of her eight coins. “I’d have slept so …”
    she says.
  more: gain 1 coin
  fail:
    You make him sing it first. The trouble is that it is good. “Two, please,” say some people in the fog,
    wiping their eyes.

* Ask him for it yourself, as you once promised Dunya.
  must: TUNE
  then: gain 1 yellow token
    He has to sing it before she pays. At the last verse his voice goes, like everyone’s, and he stands there
    quite grey and lays the coins back in her hand. “I’d like to come with you,” he says, “and hear it found.”

== 72 Whose Umbrella
premise: on the covered steps an umbrella walks on four pairs of boots, and a stolen bell is under it; the smallest boots have the weight behind them
axis: what do I follow / whom do I trip
thread: who moved the bell
ending: joke

One of the umbrellas on the Umbrella Steps is coming down on four pairs of boots. “Left,” it says. “No, my
left.”

Bong.

“Sh!” it tells itself. It has the chapel bell, which brings people home through the fog, and the fog is coming
up.

Three pairs are large. The pair in front, with all the weight behind it, is a child’s.

* Slip under it, and help to carry.
  skill 6: gain 1 green token; note PEPPER
    “There were four of us,” says the umbrella at the bottom. But you took the child’s end, so the outlaws
    only write down what you owe them for the dry walk. By a heap of stones a girl is waiting with half a
    book. “You’re late,” she tells the bell.
  more: gain 1 coin
  fail:
    You are out of step, so the bell rings. All the umbrellas on the stair turn round to look. When you turn
    round too, you are alone under yours, and the bell is far below.

* Stick out a foot, and stop the bell here.
  skill 5: gain 1 coin, 1 reputation
    The umbrella sits down, and the bell rolls off from step to step, bong, bong, with three outlaws after it.
    A boy of twelve is left, rubbing his shin. “I never locked him in,” he says, though you haven’t asked, and
    holds out a key and a coin. “I only shut the door.” Up in the belfry somebody is hammering.
  more: gain 1 food
  fail:
    Seven boots step over your foot. The eighth stamps on it. “I never,” says a small voice under the
    umbrella, going away.

== 73 The Second Bridge Out
premise: ten blindfolded buyers cross a rope bridge to a secret sale; you are first, and see that it has been sawn
axis: whom do I hold on for / what do I run for
ending: act

Ten of you are crossing a rope bridge in blindfolds, because the sale on the other side is secret, and you are
in front when something gives. You push up the blindfold. The next yard of rope has been sawn to a thread.

“Run, then!” says the old man behind you. “They’re selling my wife’s music box, with her voice in it. We’ll
hang on.”

“I can’t,” says the child who has his hand.

* Hold it together till they’re back.
  skill 6: gain 2 reputation, 2 food; note LIMP; later Q26
    You hold the two ends in your fists while nine people feel their way back, until the bridge drops you on a
    ledge, on one leg. All night they let down pies to you. Across the gap a woman’s voice sings, and is sold.
  more: gain 1 heart
  fail:
    “Why?” asks the old man and lifts his blindfold too. After that they all lie flat and hold on, so that you
    have to leave on your hands and knees, over nine backs.

* Run across while the thread holds.
  skill 7: gain 1 treasure, 2 coins; later Q26
    Behind you the bridge falls, with nine people clinging to their end of it. “Any other bids?” asks the lady
    at the sale. There are none, so it is all yours, down to the last small box. Across the gap an old man is
    holding out both arms.
  more: gain 1 gem
  fail:
    The rope parts under you, and you swing into the far cliff like a picture being hung. “Who was that?” asks
    the child, safe on the other side.

== 74 Duchess Against Duchess
premise: Josper has two goats for sale, alike to the missing tooth; one is a stolen racing goat, and its owners have brought a rope
axis: for whom do I run / what do I put my hand into
thread: the goat
ending: joke

Josper Nill has sold one goat for eleven years, on every road there is, because she always comes back. Today
there are two of her. They stand one on each side of him in the fog, like a pair of jugs, while three nomad
brothers explain about the rope. Their racing goat runs in an hour, and whoever stole her will be running too,
tied on behind.

“With my knee!” says Josper in your ear. “Say it was you!”

Both goats look at you.

* Take the blame, and point at a goat.
  otherwise
  skill 5: gain 1 yellow token; note GOAT
    Tied on, you fly down the course behind her until she turns round, half-way, to see what is on the rope.
    She likes it. She comes to your heel with the finishing line between her lips, and it counts. The brothers
    carry you home on their shoulders, still tied on.
  more: gain 1 food
  fail:
    “How do you know it’s that one?” ask the brothers. “A thief would,” says Josper. Both goats take a step
    away from you.

* Feel the goats’ teeth, and let Josper answer.
  otherwise
  skill 6: gain 3 coins; note GOAT
    One goat has a tooth of painted chalk and the other has a milk tooth, so the brothers pay you and off goes
    the chalk one with Josper hopping behind. The milk tooth stays. It is eating his hat.
  more: gain 1 gem
  fail:
    One mouth has a hat in it, and the other has the rope. The brothers ask you, quite slowly, whose hat that
    was.

* Greet the people behind them: you once sold them this goat.
  must: COLLAR
  then: gain 2 coins; lose 1 reputation
    “Have her back,” they say, “and this.” It is a bill for one tent, one boat and one wedding cake. They
    settle for an apology, read aloud, and half-way through it the goat eats the page. People, it turns out,
    will pay to see that.

== 75 Behind the False Wall
premise: a hungry constable has come through the wrong door into the outlaws’ secret room, and at the sink their chief goes on drying a knife
axis: whom do I feed / whom do I lose on purpose
ending: act

The wall sneezes, the dresser swings open, and by the time the constable has found his feet ten outlaws at
cards have become a family at supper.

“I came by the cellar,” says Hobb. “I think.” He has been a year looking for this room, on bread and water, and
all he can see in it is the pie.

At the sink Ravel Blackmarch, their chief, goes on drying the bread knife. It was dry a while ago.

“I know that neck,” says Hobb.

* Sit Hobb down to the pie.
  skill 5: gain 3 food, 1 coin
    “All year,” says Hobb over the pie, “I’ve not once been asked to sit.” He leaves you the bigger half, being
    well brought up, and tips the dishwasher on his way out. Ravel looks at the coin in his wet hand. Then he
    slides it across to you.
  more: gain 1 food
  fail:
    You pass him the fish. “We never serve fish,” says Ravel gently. “That’s the signal.” Out goes the lamp,
    and when it is lit again you are alone with Hobb and the washing-up. He takes a cloth.

* Walk Hobb off through the passages, and lose him.
  skill 6: gain 3 coins; note BRANDED
    At the fourth door he loses his hat and at the ninth his bearings, and out in the fog he gives you three
    coins for the tour. “Nice family,” says Hobb. Behind you Ravel has warmed the stove iron. “One of mine, I
    think,” he says, and marks your arm, quite lightly.
  more: gain 1 gem
  fail:
    By the fourth door you are lost yourself. “Allow me,” says Hobb and takes your elbow.

* Rap on the dresser: three slow, one quick.
  optional: KNOCK
  skill 5: gain 1 green token; lose 1 reputation
    The dresser swings round with Hobb on it, back to the cellar, and Ravel deals you a hand. But the people
    next door have heard who knocks like that, and by morning three of them have said it.
  more: gain 1 coin
  fail:
    The dresser knocks back, four quick, because they have changed it. “How interesting,” says Hobb and tries
    it too.

== 76 It Will Bear One of Us
premise: a lizardfolk has dropped a great hinge on the hand of the bridge-keeper who would not let him over with it; it takes two to carry, and her people are coming to take it from him
axis: whom do I help away / whose side do I stand on
thread: the hinge
ending: question

Urrik drops the iron hinge on the bridge-keeper’s hand. It is as tall as he is, and it takes all three of you
to lift it off.

“My bridge bears one,” she says through her teeth, “and never that. People went in at its door and came home
strangers. That door must never open again. Sit on the thing, till our people come!”

“I’ve sworn to carry it,” begs the old lizardfolk. “I don’t even know what it’s for. Take the other end!”

Lanterns, down the road.

* Carry it over the bridge with Urrik.
  combat 7: gain 1 red token, 2 coins
    Half-way over, the planks begin to crack, and then they stop, because the keeper has thrown herself on the
    chain with her good hand. “It’s still my bridge,” she says. On the far bank Urrik has just weighed you out
    two coins when it drops into the fog behind him. Across the gap the lanterns halt, all in a row.
  more: gain 1 heart
  fail:
    The bridge tips. You land in the mud before the lanterns, with the hinge on top. “Good evening,” they say
    to the hinge.

* Sit on the hinge for the keeper.
  skill 6: gain 1 red token, 1 food; later Q27
    Her people splint the fingers with a soup spoon. You get the soup. “Put it far from the other three,” says
    the keeper. Urrik has not let go of his end. “Three?” he says slowly.
  more: gain 1 gem
  fail:
    He lifts it alone, with you on it, tips you off and is gone. “Nothing is broken here,” the keeper tells
    the lanterns, her fingers pointing three ways.

== 77 Fog of War
premise: Shreya’s company surrounds a farm in which, her roll says, a deserter lives; in the fog you have come up between them, holding a lantern
axis: which way do I swing it / whom do I call by name
thread: the muster
ending: loss

You walk round a hedge with a lantern, and you are in the middle of a siege. On one side are outlaws with
pikes. On the other is a farmhouse that smells of bread, with a woman in the door shouting that he’s a baker,
only a baker.

“Light, private,” says Captain Shreya. “That’s my sergeant. The others have all forgotten me. I want to see if
he has.”

Behind the woman a man with flour to his elbows is standing very straight.

* Hold up the light for the captain.
  skill 6: gain 1 green token
    “I’m no soldier,” says the man, and his floury hand salutes. They are both crying when she leads him off.
    The outlaw beside you throws down his pike and walks you home without a word. Indoors the bread burns.
  more: gain 1 heart
  fail:
    It flares up, and the only face they all see is yours, lit from below. Then everyone runs. It is your face
    that they will describe.

* Run off with it, and draw them away.
  skill 7: gain 1 reputation, 2 coins, 2 food; later Q28
    They charge after you into the cowshed, and the baker is half over the back wall when Shreya shouts “Halt!”
    and his heels click in the air. In tears his wife brings you bread, with coins out of a soldier’s pay-book.
    Seven years, all stamped.
  more: gain 1 gem
  fail:
    You run into a fat outlaw, who holds you up, and over his shoulder you watch the pikes go by to the house,
    sniffing.

== 78 The Other Bell
premise: the bell hangs again, on a cairn at the valley’s other end, and eleven people nobody knows have come in to it out of the fog, while two of the valley’s own are lost without it
axis: whom do I call in / whom do I bring home
thread: who moved the bell
ending: question

Bong. Up on a heap of stones a young mystic is ringing the stolen chapel bell. “From here it calls other
people,” says Ketterly. “Look!”

Round her sit eleven strangers in very good boots. They came in out of the fog one at a time, and each of them
asked her what year it was.

“And ours?” shouts a boy with a cart. “My uncle’s still on the moor!”

“Sh,” says Ketterly. “More boots.”

* Ring on for the strangers.
  skill 6: gain 1 blue token
    One more comes in, a child, in boots without a scratch, who asks you the year. Ketterly lends you her own
    pencil to write it down. He counts it out on his fingers, twice. “Then supper’s cold,” he says.
  more: gain 1 heart
  fail:
    It brings in the sexton, with a stick. The eleven get up and ask him what year it is. Slowly the stick
    comes down. “What did you tell the others?” he asks you.

* Heave the bell on to the boy’s cart.
  combat 7: gain 2 reputation, 1 yellow token
    At its first stroke from the chapel two men come in off the moor, hand in hand, the uncle and a nomad, who
    takes your hand as well and does not give it back. Up at the cairn eleven people sit facing the place where
    it was.
  more: gain 1 coin
  fail:
    It rolls off the cart. For an hour you hear it, further and further down in the fog, calling.

== 79 The Same Knot
premise: a ferry hangs on a rope that is spliced with Ansa’s knot; a young man works it now, and an older woman has just stepped aboard
axis: what do I say before the middle / what do I hold my tongue about
thread: the ring
ending: image

“That’s my knot,” says Ansa Pike, who has come aboard the ferry behind you and cannot take her eyes off its
rope. “I taught it to one man. He went the week of our wedding.”

At the far end the young ferryman lifts his hat to her, as he would to anyone.

“That’s him,” she says. “I got old, and he didn’t, and he doesn’t know me.” She pushes her bag into your arms
as the raft leaves the bank. “I can’t. Get me off.”

* Say her name, so that he hears.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    “Ansa,” says the young man, trying it. “I’m afraid I don’t know you.” A nomad pays your fare and lays his
    blanket over her knees and yours. Behind you the young man looks down. His hands have tied the knot again,
    by themselves.
  more: gain 1 heart
  fail:
    “Bless you,” he says kindly, because he thought you had sneezed, and before you can say it again you are
    across and other people are getting on.

* Jump ashore with her bag, so that she follows.
  otherwise
  skill 5: gain 2 gems
    You land on your hands in moss and river gems and look round for her. She has not jumped. Out in the fog
    two people stand on a raft and look at one knot, and then there is only the rope, going in.
  more: gain 1 food
  fail:
    You miss the bank. They fish you out, he by one arm and she by the other, and wring you like a shirt.
    Nothing is said.

* Look at her: once you cut her rope, and she knows it.
  must: ROPE
  then: gain 1 heart; lose 1 reputation
    She takes out a knife, measures with her eye how far it is to either bank and gives it to you to hold,
    open, the whole way over. The ferry rope hums an inch from the blade.

== 80 You Have Just Left
premise: a camp, the fire warm, your own boots’ prints going out of it beside a child’s; on the pot a note in your hand with an order in it
axis: what do I obey / what do I burn
ending: joke

The pot is on the fire and no one is in the camp, but on the lid lies a note in your own handwriting. PEPPER
IT. GO LEFT. DON’T ASK. SHE HAS ONLY JUST STOPPED CRYING.

Your own footprints go off to the right with a child’s beside them, one foot bare. The shoe is here. It is no
longer than your finger.

Up the path comes someone with your cough.

* Do as you are told: pepper it, go left.
  skill 5: gain 3 food, 1 coin; note RECEIPT
    The path goes once round the hill and brings you back to the same warm fire, where the soup is yours now,
    with a coin under the lid and a new note in your own hand. TOO MUCH PEPPER.
  more: gain 1 food
  fail:
    You had peppered it already. By the time you can see again you have sneezed out the fire, and the note with
    it.

* Write underneath: whose is the shoe?
  skill 6: gain 1 blue token; note RECEIPT; note CRADLE
    There is a mystic’s pencil on a string. When you have written and look again the shoe is gone, and under
    your line are two more: You minded her for a week. Don’t look for the cradle. Round the pencil is tied a
    scrap of blanket with geese on it, still warm.
  more: gain 1 coin
  fail:
    The cough comes nearer, and you find that you would rather not know. You leave quickly, to the right, in
    your own footprints.
