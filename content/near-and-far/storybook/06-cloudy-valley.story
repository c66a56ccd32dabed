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

Pepper! In this fog you can see no further than your hat, so you follow your nose to a bench. A bowl of soup is
put into your hands.

“Free, dumpling!” says the cook. They call him Maddock Three-Spoons, and he has two. “Whoever took the third
can’t swallow, with me looking. So I look. Not one of them tells me it’s good.”

Next to you a lad is crying. “I ate mine,” he says, “and told them where Gran keeps her money.”

All along the bench the outlaws watch your throat.

* Eat it, and tell him it’s good.
  otherwise
  skill 5: gain 4 food; note PEPPER; later Q23
    “Good,” you say. “Peppery.” Then a second taste comes through. In tears you tell them your mother’s maiden
    name. “Have some bread, cutlet,” says Maddock, and writes it down. “You can owe me.”
  more: gain 1 food
  fail:
    “It’s very good,” you tell him, “for dishwater, and my purse is in the left boot.”

* Push it back: let the cook swallow first.
  otherwise
  skill 6: gain 1 green token; later Q23
    He takes a spoonful. “It’s truth-root,” he says, “and I’m lonely.” You have been breathing the steam, so
    out comes your mother’s maiden name. “There, cutlet,” says Maddock. “That’s all there is to being an
    outlaw.”
  more: gain 1 coin
  fail:
    “Not hungry,” says Maddock. Nor, it turns out, is anyone else. You sit round the bench until dark,
    watching one another’s throats.

* Reach for a spoon with the hand that took his third.
  must: SPOON
  then: gain 2 food; lose 1 reputation
    “There it is,” says Maddock softly. “It’s in the thumb.” He fills your bowl. Before the whole bench he
    tells you where all the valley hides its money. “You’ll fetch it for me, cutlet, a spoonful at a time.”

== 66 Your Hand, Your Mark
premise: a pawnbroker has kept a clockwork bird for you, paid for, with a slip in your own writing and an instruction; you have never been in this valley
axis: whom do I believe / what do I accept as mine
ending: speech

A clockwork finch stands on the pawnbroker’s counter. You have never been in this valley, yet the slip round
its leg is in your own handwriting, down to the blot.

“You left it here yourself,” says the pawnbroker, “and you were crying. There’s a message in it. ‘Make me sign
for it,’ you told me, ‘but don’t let me hear it.’”

The finch opens its beak.

* Sign for it, and don’t listen.
  otherwise
  skill 5: gain 2 coins; note RECEIPT
    “Then this is yours too,” she says, and gives you two coins in a paper. On the paper, in your own hand, is
    one line. Well done. It would only have made you turn back.
  more: gain 1 coin
  fail:
    You are so nervous that you sign like another person altogether. “You said you might,” says the pawnbroker
    and locks the bird away.

* Wind it up and hear the message.
  otherwise
  skill 6: gain world card Clockwork Finch; note RECEIPT; note FINCH
    It hops on your thumb and clears its throat, twice, the way you do when it is bad news. “If you can hear
    this,” it says in your voice, “you’ve done it again.”
  more: gain 1 food
  fail:
    The spring lets go, yards of it, over your head. When you have fought your way out, the shop is dark and
    locked, with you in it.

* Stand back for the gentleman: he says he owns your debts.
  must: LEDGER
  then: gain 1 coin; lose 1 reputation
    “We know that hand,” says Ravel Blackmarch’s man, loud enough for three to hear. He signs for the bird
    himself, blot and all. You may have its cage. From down the street comes your own voice, very small,
    saying sorry.

== 67 What the Fog Does to Her
premise: Ilse has forgotten in the night that she has a brother, and an old man in the tent frightens her; she has a pan in her hand
axis: whom do I hold / what do I tell her she was
thread: the younger elder sister
ending: loss

Clang. An old man comes backwards out of a tent and sits down in the grass, holding his ear.

“I don’t know you!” says the girl with the frying pan.

“It’s Wen, Ilse. Your little brother.”

“You’re sixty!”

And she is nineteen, and she is the elder all the same. It was the one joke they had. Last night the fog took
it out of her head and took him with it.

“She ought to be told,” says the camp’s mystic, from behind a barrel.

“Send me off,” Wen begs you. “Don’t let her be frightened.”

* Say that he is only a pedlar.
  skill 5: gain 2 coins, 1 food; lose 1 reputation
    “Then sell me something,” says Ilse. He shows her the tin whistle that she taught him on. “Too dear,” she
    says and buys bread. Wen hands you the money, with the whole camp watching, and goes to look for the road.
  more: gain 1 food
  fail:
    She doesn’t believe in pedlars either. All night you can hear her, inside, pushing the stove against the
    tent flap.

* Tell her the truth, forty lost years and all.
  skill 7: gain 1 blue token, 1 reputation; later Q25
    “Then I’ve been robbed,” says Ilse and marches off with the pan to report it. The mystic comes out from
    behind her barrel and calls you colleague. “That’s the fourth morning,” says Wen.
  more: gain 1 heart
  fail:
    When you come to her real age she stops listening. She sits with the pan in her lap and nods at whatever
    you say, as you do with people who frighten you.

== 68 The Marked Man
premise: bandits brand those who pay, so as not to rob them twice; in the fog one cannot see the brand, and they go by feel
axis: whom do I keep from her / what do I risk with a trick
ending: act

You are frying an egg on a rock, with a long spoon. Hands come out of the fog and feel along your arm, very
politely.

“No mark,” says an old lady’s voice. “I’m Dame Orla, dear, and we’re outlaws. We rob each person once, and then
we brand them. It takes all twelve of us to hold one still.” In front of you an iron glows.

Behind you on the path comes a child, singing, and coins jingle in her basket.

“She can be next,” says Dame Orla.

* Roll up your sleeve, and keep all twelve busy.
  skill 5: gain 1 green token; lose 1 reputation; note BRANDED
    All twelve hold you still. Behind their backs the child tiptoes by, with a hand in her basket to stop the
    jingle. She sees your arm among theirs and runs. “There,” says Dame Orla, and puts on a plaster. “Now you’re
    family.”
  more: gain 1 food
  fail:
    “Gone cold,” says Dame Orla. “Could you possibly wait?” They are still blowing on the iron when the fog
    lifts. They see you looking, and they all run, blushing.

* Press your hot spoon to the rock, and scream.
  skill 6: gain world card Bandit Truce
    “Brave,” they murmur, and each signs your truce with a thumb. Then they go to feel the child. “No mark, Dame
    Orla, but she’s got no front teeth.” “Then someone’s robbed her already, dear. Let her by.”
  more: gain 1 coin
  fail:
    “That’s limestone,” says Dame Orla. “I know a rock’s voice when it’s hurt.” You are made to apologise to
    it.

* Hold out the arm that was once stung all over by bees.
  optional: STUNG
  skill 5: gain 1 reputation, 1 gem
    “Paid,” says Dame Orla, reading the bumps with her fingertips. “Paid. Paid. Good heavens, dear.” You hear
    hats come off. She gives you a gem in change and sends a runner ahead to tell the ridge who is coming.
  more: gain 1 food
  fail:
    “Bees!” cries Dame Orla. Two dozen polite feet run off into the fog with the only lamp.

== 69 The Bell Is Gone
premise: the fog bell that brings people home has been taken down overnight; eleven are out on the moor, and the sexton shakes a boy because he is dry
axis: whom do I clear / what do I break for the eleven first
thread: who moved the bell
ending: act

In the chapel the rope hangs down with no bell on it. The bell was stolen in the night, and eleven men are out
in the fog on the moor.

“The thief came by the covered steps, so he’s dry!” says the sexton. He shakes a nomad boy by his dry collar.
Yet on those steps you have seen a groove, where the bell was dragged.

Only the stone font would ring as loud. A lizardfolk has both arms round it. “My mother carved these fish,” she
says.

Far off a man shouts.

* Beat on the font with an iron bar.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    It sounds like a bell being murdered. Nine men come in with their fingers in their ears. Two are still out
    there. The lizardfolk looks once more at the carved fish. Then she takes the other end of the bar.
  more: gain 1 coin
  fail:
    The font cracks at the third blow, and so does the sexton’s voice. The man on the moor stops to listen,
    and then his shouting goes off to the right.

* Tell them about the groove first.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    “That’s so,” says the nomad boy, feeling the groove. “That’s so,” say two more. In this valley what three
    say is so. The sexton lets go and runs off along it with his lamp. On the moor the shouting stops.
  more: gain 1 food
  fail:
    “I’m dry too,” says a voice. It turns out that they all are. It has not rained for a month. The sexton
    begs any one of them to have done it.

* Show them the outlaws’ brand on your arm before they find it.
  must: BRANDED
  then: gain 2 coins; lose 1 reputation
    “One of Orla’s,” says the sexton, and three people hear it. “Then you can be the bell.” They haul you up
    on the rope to shout till dark, for what they paid the bell.

== 70 Keep It Lit
premise: a girl keeps a butter lamp burning at the ford for a father three months late; she must sleep, and something in the water is waiting for the dark
axis: what do I promise / what do I find out for her
ending: image

A small girl sits at a ford and holds one eye open with two fingers. Above her a butter lamp burns on a post.
“It’s for Father,” says Sanna. “He’s an outlaw, and he’s three months late. Without the lamp he’d miss the
stones.” She points at the black water. “There’s a head out there. Is it him? I can’t go and look.”

“It’s waiting for the dark,” says an oven stuck in the ford. The lizardfolk built Old Pumice to walk and talk.
“Heave me out, and I’ll sit with her.”

The flame leans over.

* Promise to mind the lamp till morning.
  skill 5: gain 1 reputation, 2 food; note LANTERN; later Q24
    She is asleep before you have sat down, with her supper in your lap. At two o’clock the head lays its chin
    on the bank, and you watch the lamp together. Once the flame sinks, and the head blows on it, very gently.
  more: gain 1 heart
  fail:
    The lamp goes out for a breath, no more. When it burns again, wet tracks lead up from the water to the
    girl’s bare feet, and away.

* Wade out to see what the head is.
  combat 7: gain 1 green token, 2 coins; later Q24
    The thing has a man’s hat on, and that is all there is of the man. You hang the hat on the post. At dawn his
    gang ride by and take off their own. Sanna counts the riders, and then the hats.
  more: gain 1 gem
  fail:
    It sinks as you come and rises where you have been. Now it is between you and the lamp. You go home the
    long way round, by daylight.

* Heave Old Pumice out to sit with her.
  skill 6: gain 1 red token, 1 food; note KILN
    “Here’s bread, warm,” says Old Pumice. “And you owe me a night.” The oven squats by the girl till dawn
    with its door ajar. Nothing crosses the bar of light on the water.
  more: gain 1 coin
  fail:
    Old Pumice was most of the ford, and the water is the first to find out. By morning Sanna’s lamp is on an
    island, with Sanna.

== 71 A Verse for Sale
premise: a man in the fog sells the missing verse, and a woman who has walked four lands for it knows that he is a cheat and pays all the same
axis: what do I let her have / what do I prove to her
thread: the song without an end
ending: speech

“The last verse!” cries a fat man in a fog-wet hat. “Guaranteed lost! I had it from my grandmother!”

“He told us his uncle,” say the nomad drivers.

Dunya Reed hums. “And when the rain came home at last, it found the door …” There her song stops. She has
walked through four lands to find how it ends.

“I know what he is,” she tells you, counting out eight coins. “But I’d sing it to the end, just once, and
sleep.”

* Let her buy it.
  otherwise
  skill 5: gain 2 coins
    That night she sings it through to a whole camp, and they weep and throw coins. By morning three people
    have sung it, and in this valley what three have sung is true. Dunya sleeps till noon.
  more: gain 1 food
  fail:
    Her eighth coin turns out to be a button. She looks at you, and you look at the fog. “Never mind,” says
    Dunya and walks on, humming up to where it stops.

* Catch her hand, and prove it false.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    You hum along. It is only a washing song, turned round. “We know that one!” shout the drivers, and lift you
    on to the cart to lead it. Dunya gives you one of her eight coins. “I’d have slept so …” she says.
  more: gain 1 coin
  fail:
    You make him sing it first. The trouble is that it is good. “Two, please,” say the drivers, wiping their
    eyes.

* Ask him for it yourself, as you once promised Dunya.
  must: TUNE
  then: gain 1 yellow token
    He has to sing it before she pays. At the last verse his voice goes, like everyone’s. Quite grey, he lays
    the coins back in her hand. “I’d like to come with you,” he says, “and hear it found.”

== 72 Whose Umbrella
premise: on the covered steps every umbrella is the same black; one of them is standing over a stolen bell, walking, with four pairs of feet
axis: what do I follow / whom do I trip
thread: who moved the bell
ending: joke

A huge umbrella comes sideways down the Umbrella Steps, on four pairs of outlaws’ boots. “Left,” it says,
puffing. “My left.”

“Bong.”

“Sh!” the umbrella tells itself.

So that is the chapel bell, stolen. It calls people home through the fog. One more landing, and it is gone.
Under there something else jingles, a ring of keys.

“Let me out!” High above, behind the belfry door, a boy is hammering. “It’s dark, and there are bats!”

All over the steps people stand about with furled umbrellas.

* Slip under it, and go where the bell goes.
  skill 6: gain 1 green token; note PEPPER
    “There were four of us,” says the umbrella at the bottom. But you carried more than your share. So the
    outlaws only write down what you owe them. By a heap of stones a girl is waiting for the bell, with half a
    book.
  more: gain 1 coin
  fail:
    You are out of step, so the bell rings. Every umbrella on the stairs turns round. Not one of them, they
    say, is carrying anything.

* Shout “Rain!” and go for the keys.
  skill 5: gain 1 coin, 1 reputation
    All the umbrellas open at once, and in the crush the big one is knocked off a boy of twelve. “I didn’t
    lock him in,” says the boy, and gives up the key. “I only shut it.” Far below you something goes bong.
  more: gain 1 food
  fail:
    Up they go, all of them, and away over the valley. Bats. They were all bats.

== 73 The Second Bridge Out
premise: ten blindfolded buyers cross a rope bridge to a secret sale; you are first, and see that it has been sawn
axis: whom do I hold on for / what do I run for
ending: act

Something snaps under your boots. Ten blindfolded buyers are crossing a rope bridge to a secret sale, and you go
in front. You push up your blindfold. Just ahead the rope has been sawn, and it hangs by a thread.

“Run!” says the old man behind you. “My wife’s music box is in that sale, with her voice in it. We can hang on.”

“I can’t,” says the child who holds his hand.

On the far side the bidding begins.

* Hold the rope together, and send them back.
  skill 6: gain 2 reputation, 2 food; note LIMP; later Q26
    You hold the two ends in your fists while nine people feel their way back. Then the bridge drops you on a
    ledge, on one leg. All night they let down pies to you. Across the gap a woman’s voice sings, and is sold.
  more: gain 1 heart
  fail:
    “Why?” asks the old man, and he lifts his blindfold too. After that they all lie flat and hold on. You
    leave on your hands and knees, over nine backs.

* Run across while the thread holds.
  skill 7: gain 1 treasure, 2 coins; later Q26
    Behind you the bridge falls, and nine people cling to their end of it and climb. “Any other bids?” asks
    the lady at the sale. It all goes to you. Across the gap an old man holds out his arms for one small box.
  more: gain 1 gem
  fail:
    You run, and the rope parts. You swing into the far cliff like a picture being hung. “Who was that?” asks
    the child, safe on the other side.

== 74 Duchess Against Duchess
premise: Josper has two goats for sale, alike to the missing tooth; one is a stolen racing goat, and its owners have brought a rope
axis: for whom do I run / what do I put my hand into
thread: the goat
ending: joke

Two goats stand at Josper Nill’s side in the fog, as like as eggs. For eleven years he has sold the same goat on
every road there is, because she always comes back to him. Today there are two of her.

Three nomad brothers come up with a rope. “One of those is our racing goat,” says the eldest. “She runs in an
hour. The thief can run behind her, tied on.”

“With my knee!” says Josper in your ear. “Say it was you!”

The left goat stops chewing.

* Take the blame, and point at the left one.
  otherwise
  skill 5: gain 1 yellow token; note GOAT
    Tied on, you fly down the course behind her. Within the mile she turns round and comes to your heel, with
    the finishing line between her lips. It counts. The brothers carry you home on their shoulders, still tied
    on.
  more: gain 1 food
  fail:
    “How do you know it’s that one?” ask the brothers. “A thief would,” says Josper. Both goats take a step
    away from you.

* Feel the goats’ teeth, and let Josper answer.
  otherwise
  skill 6: gain 3 coins; note GOAT
    One goat has a tooth of painted chalk, and the other has a milk tooth. The brothers pay you, and off goes
    the chalk one with Josper hopping behind. The milk tooth stays with you. It is eating his hat.
  more: gain 1 gem
  fail:
    One mouth has a hat in it, and the other has the rope. The brothers ask you, quite slowly, whose hat that
    was.

* Greet the people behind them: you once sold them this goat.
  must: COLLAR
  then: gain 2 coins; lose 1 reputation
    “Have her back,” they say, “and this.” It is a bill for one tent, one boat and one wedding cake. They
    settle for an apology, read aloud. Half-way through, the goat eats it. People, it turns out, will pay to
    see that.

== 75 Behind the False Wall
premise: a hungry constable has come through the wrong door into the outlaws’ secret room, and at the sink their chief goes on drying a knife
axis: whom do I feed / whom do I lose on purpose
ending: act

The wall sneezes, and the dresser swings open on a constable. In one breath ten outlaws at cards have turned
into a family at supper.

“I came by the cellar,” says Hobb. “I think.” All year he has looked for this room, on bread and water. He sees
the pie and swallows.

At the sink Ravel Blackmarch, the outlaws’ chief, goes on drying the bread knife. It has been dry for some time.

“Get the poor man out,” says a girl in your ear.

“I know that neck,” says Hobb.

* Sit Hobb down to the pie.
  skill 5: gain 3 food, 1 coin
    “All year,” says Hobb over the pie, “I’ve not once been asked to sit.” On the way out he tips the
    dishwasher. Ravel looks at the coin in his wet hand, then slides it across to you.
  more: gain 1 food
  fail:
    You pass him the fish. “We never serve fish,” says Ravel gently. “That’s the signal.” Out goes the lamp,
    and when it is lit again you are alone with Hobb and the washing-up. He takes a cloth.

* Walk Hobb off through the passages, and lose him.
  skill 6: gain 3 coins; note BRANDED
    At the fourth door he loses his hat. Out in the fog he gives you three coins for the tour. “Nice family,”
    says Hobb. Behind you Ravel has warmed the stove iron. “One of mine, I think,” he says, and marks your arm,
    quite lightly.
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

Clang! Urrik has dropped his hinge on the bridge-keeper’s hand. It is an iron door hinge as tall as he is, and
you have to help him heave it off her. They are lizardfolk and proud, so neither of them will look at the
fingers.

“Take the other end!” he begs you. “Her people are coming. They’ll hide it, and I’ll never learn what it’s
for.”

“My bridge bears one,” says the keeper through her teeth. “Sit on the thing. That door must never open again.”

Down the road come lanterns.

* Carry it over the bridge with Urrik.
  combat 7: gain 1 red token, 2 coins
    The planks groan and let you by. On the far side he shares his purse with you. “To hang a door,” says
    Urrik, “or to keep it shut. Which is heavier?”
  more: gain 1 heart
  fail:
    The bridge tips. You land in the mud before the lanterns, with the hinge on top. “Good evening,” they say
    to the hinge.

* Sit down on it for the keeper.
  skill 6: gain 1 red token, 1 food; later Q27
    Her people splint the fingers with a soup spoon, and you get the soup. “Put it far from the other three,”
    says the keeper. Urrik has not let go of his end. “Three,” he says slowly.
  more: gain 1 gem
  fail:
    He lifts it alone, with you on it, tips you off and is gone. “Nothing is broken here,” the keeper tells
    the lanterns, her fingers pointing three ways.

== 77 Fog of War
premise: Shreya’s company surrounds a farm in which, her roll says, a deserter lives; in the fog you have come up between them, holding a lantern
axis: which way do I swing it / whom do I call by name
thread: the muster
ending: loss

You come round a hedge with a lantern and walk into a siege. On your left stand outlaws with pikes. On your
right is a farmhouse that smells of baking.

“Hold up that light,” says Captain Shreya. “My sergeant’s in there. All my other soldiers have forgotten me. I
only want to see if he has.”

“He’s a baker!” calls a woman.

Beside her a man with floury arms is standing very straight.

* Hold up the light for the captain.
  skill 6: gain 1 green token
    “I’m no soldier,” says the man, and his floury hand salutes. Both of them are crying as she leads him off.
    The outlaw next to you throws down his pike and walks home with you. Indoors the bread burns.
  more: gain 1 heart
  fail:
    It flares up, and the only face they all see is yours, lit from below. Then everyone runs. It is your face
    that they will describe.

* Run off with it, and draw them away.
  skill 7: gain 1 reputation, 2 coins, 2 food; later Q28
    They charge after you into the cowshed. The baker is half over the back wall when Shreya shouts “Halt!”
    and his heels click in the air. His wife pays you, in tears, out of a soldier’s pay-book. Seven years, all
    stamped.
  more: gain 1 gem
  fail:
    You run into a fat outlaw, and he holds you up. Over his shoulder you see the pikes go by to the house,
    sniffing.

== 78 The Other Bell
premise: the bell hangs again, on a cairn at the valley’s other end, and eleven people nobody knows have come in to it out of the fog, while two of the valley’s own are lost without it
axis: whom do I call in / whom do I bring home
thread: who moved the bell
ending: question

Bong. On a heap of stones in the fog a young mystic is ringing the stolen chapel bell. “From up here,” says
Ketterly, “it calls other people. Look!”

Eleven strangers in good boots sit round her. They came in out of the fog, one by one, and asked her what year
it is.

“And ours?” shouts a boy with a cart. “My uncle’s lost out there with a nomad! They’re listening for it from
the chapel!”

“I can hear more boots,” says Ketterly.

* Ring on for the strangers.
  skill 6: gain 1 blue token
    A twelfth comes in. He is a child in boots without a scratch, and he asks you the year. Ketterly hands you
    her pencil. He counts on his fingers. “Then supper’s cold,” he says.
  more: gain 1 heart
  fail:
    It brings in the sexton, with a stick. The eleven get up and ask him what year it is. Slowly the stick
    comes down. “What did you tell the others?” he asks you.

* Heave the bell on to the boy’s cart.
  combat 7: gain 2 reputation, 1 yellow token
    At its first stroke from the chapel two men come in off the moor, hand in hand. The nomad takes yours too.
    Up at the cairn eleven people sit facing the place where it was.
  more: gain 1 coin
  fail:
    It rolls off the cart. For an hour you hear it, further and further down in the fog, calling.

== 79 The Same Knot
premise: a ferry hangs on a rope that is spliced with Ansa’s knot; a young man works it now, and an older woman has just stepped aboard
axis: what do I say before the middle / what do I hold my tongue about
thread: the ring
ending: image

“That’s my knot,” says Ansa Pike. She has stepped on to the ferry raft behind you, and she is staring at the
rope. “I only taught it to one man. He went away the week of our wedding.”

At the other end, behind some nomads, the young ferryman lifts his hat to her. He would do it for anyone.

“That’s him,” she says. “I’ve grown old, and he hasn’t, and he doesn’t know me.” She pushes her bag into your
arms. “I can’t. Get me off.”

The raft leaves the bank.

* Say her name, so that he hears.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    “Ansa,” says the young man, trying it. “I’m afraid I don’t know you.” A nomad lays his blanket over her
    knees and yours. Behind you the young man looks down. His hands have tied the knot again, by themselves.
  more: gain 1 heart
  fail:
    “Bless you,” he says kindly, because he thought you had sneezed. Before you can say it again you are
    across, and other people are getting on.

* Jump ashore with her bag, so that she follows.
  otherwise
  skill 5: gain 2 gems
    You land on your hands in moss and river gems, but she has not jumped. Out in the fog two people stand on
    a raft and look at one knot. Then there is only the rope, going in.
  more: gain 1 food
  fail:
    You miss the bank. They fish you out, he by one arm and she by the other, and wring you like a shirt.
    Nothing is said.

* Look at her: once you cut her rope, and she knows it.
  must: ROPE
  then: gain 1 heart; lose 1 reputation
    She takes out a knife and measures with her eye how far it is to either bank. Then she gives it to you to
    hold, open, the whole way over. The ferry rope hums an inch from the blade.

== 80 You Have Just Left
premise: a camp, the fire warm, your own boots’ prints going out of it beside a child’s; on the pot a note in your hand with an order in it
axis: what do I obey / what do I burn
ending: joke

A pot of soup stands on a warm fire, in a camp without people. On the lid lies a note in your own handwriting.
PEPPER IT. GO LEFT. DON’T ASK. SHE HAS ONLY JUST STOPPED CRYING.

A mystic’s pencil hangs beside it on a string. Your own footprints lead away to the right, with a child’s next
to them. One of her feet is bare. The shoe is here, no longer than your finger.

Up the path comes someone with your cough.

* Do as you are told: pepper it, go left.
  skill 5: gain 3 food, 1 coin; note RECEIPT
    The path on the left goes once round the hill and back to the same warm fire. A coin is stuck under the
    lid of the pot, with a new note in your handwriting. TOO MUCH PEPPER.
  more: gain 1 food
  fail:
    You had peppered it already. By the time you can see again you have sneezed out the fire, and the note
    with it.

* Write underneath: whose is the shoe?
  skill 6: gain 1 blue token; note RECEIPT; note CRADLE
    When you look again the shoe is gone, and there are two lines under yours: You minded her for a week. Don’t
    look for the cradle. Round the pencil is tied a scrap of blanket with geese on it, still warm.
  more: gain 1 coin
  fail:
    The cough comes nearer. You find that you would rather not know. You leave quickly, to the right, in your
    own footprints.
