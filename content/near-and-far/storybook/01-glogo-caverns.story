# Map 1, Glogo Caverns: A to P. First Adventure, played alone and first: no keywords, no side quests.

== A The Tour Has Begun
premise: a glogo guide charges by the sight, has already shown four, and will not mention the fifth, a pit, unpaid
axis: what do I refuse to see / whom do I walk in front of
ending: joke

“On your left, more dark,” says Pock the glogo, walking backwards with the lamp. “That makes four sights at
a coin apiece, and I haven’t charged you for the echo.”

You had only asked him the way. So had the nomads behind you, a grandmother, a mother and five children in
order of size, who are turning out all their pockets for the coins.

“Number five’s the famous one,” says Pock. “I couldn’t possibly spoil it unpaid.” Without looking down, he
steps around something.

* Shut your eyes, so that he can charge you for nothing more.
  skill 4: gain 1 coin
    With your eyes shut you can hear that number four is breathing. “Is it a hole?” it asks, in a dozen
    voices: the party before yours, who would not pay either and have stood there since Tuesday. They give
    you a coin to go first.
  more: gain 1 food
  fail:
    “Length, nine feet! Width, four! Age, considerable!” The depth you find out unaided. Above you he is
    already explaining you to the next party. You are sight six.

* Show the nomads better sights for nothing, walking in front.
  skill 5: gain 1 yellow token
    You give every stalagmite a duke and every duke a disgrace, until the children shriek for more. “Walk
    with us,” says their mother. “That one’s sold us the same dark twice.” Behind you there is a long,
    falling cry. Pock has found sight five.
  more: gain 1 coin
  fail:
    You have only reached the second duke. “That one’s mine,” says Pock coldly. “I made him up in spring,
    and I’d thank you to put him back.” He takes the lamp and both dukes and goes home.

== B Three Deeds, One Hole
premise: three buyers hold deeds to the same hole and take the first stranger for a judge, while the seller slips away
axis: whom do I believe / who pays for the lie
thread: the hole that was sold twice
ending: act

Mistress Tamp drags you by the sleeve to a hole in the floor of Mossgate market. “I bought it this morning,”
she says, “and I’ve measured it for curtains.”

“I bought it,” says the baker, on the far side.

“So did I,” says an old nomad. “I’ve walked all my life. I wanted one thing that stays put.”

All three hold up a deed, and the wax on each is still warm. “My sister’s husband is coming Thursday with
the rail!” cries Mistress Tamp. “You’re a stranger, so you’re fair. Whose is it?”

Grub Peck, who sold it, is leaving on tiptoe. His cousin Lumma, a porter, sits down to watch. “Advice,” she
says, “is two coins a word.”

* Give it to whoever is first to jump in.
  skill 5: gain 1 reputation, 1 coin
    The men are still looking at their shoes when rules begin to come up out of the hole. “No dogs! No
    singing! Visitors by the back, once there is a back! One coin to the judge!” The others climb down to
    appeal.
  more: gain 1 food
  fail:
    All three get in. It was sold as roomy, and it is. By noon they have a doorbell.

* Stamp on Grub’s coat-tail, and let the three fight it out.
  combat 5: gain 2 coins, 1 gem
    The coat stays. Grub does not. Sewn into the lining are two coins, the green stone he seals with, and
    the deeds of fourteen other holes. The newest reads: “Pocket, left, stranger’s.”
  more: gain 1 coin
  fail:
    It comes off under your boot, having been sewn on with a single stitch, for the purpose. Grub bows with
    what is left.

* Sell it to them a fourth time, by days of the week.
  skill 6: gain 1 yellow token, 1 coin
    Mistress Tamp buys Mondays and the baker Tuesdays. “A Wednesday,” says the nomad, sitting down. “Of my
    own!” He calls his whole family over to meet you. “I’ve a word for you,” says Lumma. “Two coins.” He
    pays it. “Shameless.”
  more: gain 1 coin
  fail:
    They pay you in shares of the hole. Yours is the middle.

== C A Goat for All Purposes
premise: a dealer has sold you a goat before you knew, and she is eating the bill of sale
axis: what do I take on / whom do I follow
thread: the goat
ending: joke

Shaking your hand, Josper Nill sells you a goat. “Two years old, as I live and trade, quiet in the house,
eats anything, and look at that, a milk tooth!” Duchess shows you the tooth. Then she closes it on the bill
of sale, starting with the line where you sign.

You had said good morning. He is smiling with his whole face, and has not let go of her rope.

* Sign quickly, and take the rope out of his hand.
  skill 5: gain 2 coins
    You own a goat for as long as it takes Josper to look down at his empty palm. “What’ll you have for
    her?” he asks, not quite steadily. “Say it quick. I don’t mind what.” Duchess eats the receipt.
  more: gain 2 food
  fail:
    What she has left you is the back page. By cavern law that makes you the owner of the end with the
    teeth, and it is evening before you have given it back to him, twice round the market, at a run.

* Let her eat you out of it, then go where she goes.
  skill 6: gain world card Glimmerroot Seed
    Every dealer in the market has hidden one thing that he would hate to see eaten, and Duchess knows
    behind which stone. She leaves you Josper’s: a glimmerroot seed, lit like a very small window. She has
    had his coat.
  more: gain 1 food
  fail:
    She takes you along five tunnels, up a ladder and round to Josper. “Exercised, and by an expert! That’s
    a service I charge for,” he says, and does.

== D The Lamp in the Middle
premise: two lamplighters, one from each end of the Steps, reach the odd lamp together, and the night shift is coming down in the dark
axis: who deserves it / what do I become
ending: image

Two old lamplighters glare at each other over one unlit lamp. Ebb lights the Lantern Steps from the bottom
up, Sconce from the top down, and until tonight they had taken great care never to meet.

“I’ve done my hundred,” says Ebb, “so this one’s mine.”

“I’ve done my hundred, so it isn’t,” says Sconce, and blows out Ebb’s taper.

The loser carries the oil for both, for good. “I hung one too many,” says a lizardfolk fitter, wretchedly.
High in the dark boots start down, the whole night shift, hundreds of them, in a hurry for supper.

* Light it yourself, so that the boots can see.
  skill 4: gain 2 coins; lose 1 reputation
    The night shift throws you coins. “That was our lamp,” says Ebb. Sconce turns his head. “Ours,” he says,
    trying the word. United at last, they chase you down a hundred stairs, on which every single lamp shows
    them where you are.
  more: gain 1 food
  fail:
    The wick is damp. They watch you with professional pity. “Not trimmed,” says Ebb. “They never trim,”
    says Sconce. It is the longest talk they have ever had.

* Blow out one of Ebb’s and one of Sconce’s as well.
  skill 6: gain 1 reputation, 1 red token
    “That’s three dark,” says Ebb. “Between two,” says Sconce. It will not come out even. “Hold this,
    friend,” says the fitter, and bolts a bench to the wall over your fingers. The night shift feels its way
    down past two lit pipes, side by side.
  more: gain 1 coin
  fail:
    The draught takes all the others. It is morning before they burn again, two hundred of them and one
    over, and in all that time neither man has said a word to the other, or to you, who held both ladders.

== E The Elder Sister
premise: an old tinsmith and a girl of nineteen lower their stove down a shaft; she is, they both say, the elder
axis: whom do I believe / where do I put my hands
thread: the younger elder sister
ending: speech

An old tinsmith lets a stove down a shaft on a rope, heels against a rail. A girl of nineteen gives the
orders.

“Slower, Wen! All we own is in that oven, two quilts and the good hammer, and you always rush.”

“Yes, Ilse.”

“Don’t you yes me. When you’re my age…”

“I’m sixty,” he tells you. “She’s my elder sister.”

“Eyes on the rope! He’s the baby,” she adds, to you, over the top of her spectacles. “I taught him to walk,
and look at him, he still can’t stand.”

It must be a joke they have. But the rope has begun to slide through his fingers.

* Help the old man hold on, and let her shout.
  skill 5: gain 1 reputation, 1 gem
    The stove lands as softly as a cat. “He lets go of things,” says Ilse, handing you a gem from the oven.
    “He did when I carried him to school.” You look from her smooth face to his white beard. “That’s one,”
    says Wen.
  more: gain 1 food
  fail:
    The stove arrives. It goes on arriving for some time, on one level after another. “Baby!” cries Ilse, at
    both of you.

* Take the rope from him, and trust it to the girl.
  skill 6: gain 3 coins
    She lowers it one-handed, swearing as millers swore sixty years ago, while Wen’s lips move along with
    every word. At the bottom he counts you out three coins. “They all take it from me and hold it
    themselves,” he says. “You took her word.”
  more: gain 1 coin
  fail:
    “At last, one who listens,” says Ilse, reaching out to pass you the end. It is only the end. The rest
    has left with the stove.

== F Forty Years in These
premise: a pepper carrier swears that he has walked forty years in one pair of boots; the soles are new, and bets are closing
axis: what do I learn / whom do I shame
ending: image

The boots are up on the table, with Ruddle Brann still in them. “Forty years I’ve carried pepper in these,
wet and dry, and a mule sat on the left!” The whole cave is betting on whether that is true. A mystic, who
collects true things, has her pen ready.

You lean in to look. The soles are new. Ruddle sees you see it, and now he is looking too. Betting closes
with the candle, and the candle is a puddle.

* Bet everything that he is telling the truth.
  skill 5: gain 2 coins
    “I was there when he bought them,” says an old carrier. “I held the mule,” says another. They push your
    winnings past the boots without once looking down.
  more: gain 1 coin
  fail:
    The candle goes first. When it is lit again all bets are off, and Ruddle sits by himself at the far end
    of the bench, turning one foot this way and that. “They used to creak,” he says.

* Pull one off him before everybody, and look inside.
  skill 6: gain 1 blue token
    The cobbler’s date in it is forty years old. The ink comes off wet on your thumb. “Press it here,” says
    the mystic, “next to mine.” Beside the boot Ruddle’s bare foot is an old man’s.
  more: gain 1 food
  fail:
    “Forty years,” says every nose in the cave. The bets are settled at once, outside.

== G What Do You Weigh?
premise: a lizardfolk with a door hinge taller than himself has stuck in a tunnel, and carts of eels on both sides want to take a run at him
axis: who pays for the delay / what do I risk my back on
thread: the hinge
ending: act

“What do you weigh?” asks the lizardfolk who has corked the tunnel. “I’m two hundred and six. The hinge is
more. I only turned round to look at some quartz.”

That was at breakfast. Urrik Tallback carries an iron door hinge on his back, longer than he is tall, and
ever since breakfast he has been stuck crossways, with a line of eel carts in front of him and another
behind.

“Stand aside!” a driver tells you. “I’ll take a run at him.”

“Oh, good,” says Urrik. “What does she weigh, your mule?”

* Grease him with the driver’s eels, and settle with her later.
  skill 5: gain 1 red token
    He goes like a cork. An hour later he walks the whole way back to her with every eel weighed, and one
    short. “Half a pound,” he says, wiping his mouth, and pays. Your boots he mends until they weigh the
    same.
  more: gain 1 coin
  fail:
    Now Urrik is stuck and shiny. The eels, who needed no help, are gone.

* Let the carts drive over him, for a fee.
  skill 6: gain world card Cavern Friendship Knot
    He agrees, if each will shout its weight. “Four hundred!” “Six, with eels!” Twenty carts thunder over
    him while he knots every figure into a cord, blissful, and the last mule kicks him loose. He ties the
    cord round your wrist. He weighs the arm.
  more: gain 2 food
  fail:
    The first mule gets to the top and stops there. “Five hundred and ninety,” says Urrik from below. “And
    something on her mind.”

== H Under the Kettle
premise: a boy sits on a strongbox under an upturned kettle, at the bottom of a flooding stair
axis: what do I save / what do I tell the owner
ending: speech

Clang, clang, clang. Deep in the black water on the Drowned Stair stands a copper kettle, upside down. A boy
has worn it down there over his head, full of air, to get at a strongbox, and now he stands on the box, with
no more air, and knocks. The clanging gets slower.

* Dive and pull out the boy, and lose the box.
  skill 6: gain 1 reputation, 2 coins
    Up on the dry steps he opens his mouth to breathe. Two wet coins fall out of it. “I never,” says Jory
    Latch, staring at them.
  more: gain 1 heart
  fail:
    He bobs up before your boots are off, astride the strongbox, rowing with a spoon. “Don’t get wet on my
    account,” he says.

* Hook the box, and trust him to hang on.
  skill 7: gain 1 treasure, 2 coins
    Up it comes with the boy still on it, kettle and all, like a duck on a log. He looks up the stair, then
    down. Not a soul. “I never,” he says. “Did you?”
  more: gain 1 gem
  fail:
    You hook the kettle. A good deal of air comes up, then a good deal of language, then a boy, who looks at
    you just long enough to know you again and is gone up the stairs, without the box.

== I The Late Burrower
premise: a beast the size of a barn digs past every evening, and glogo ride home on it, wherever it is going
axis: where do I let it take me / what do I give up steering
ending: question

Thunder, inside the rock. Your spoon walks off your plate. Then the wall falls in, and a beast as broad as a
barn shoulders out of it, chewing, and all along its back sit the glogo of the day shift, swinging their
legs and their lunch pails like children on a gate.

This is how they go home. There is no rein and no road. It puts its nose to the far wall and opens its
mouth.

* Climb up with the shift, and go wherever it goes.
  skill 5: gain 2 gems
    It eats through a seam of green stone. All the hats go out to the left together, to catch what falls,
    and one boot, yours. Then your neighbour taps your knee. “Here’s you,” he says. It is a kitchen. Whose
    supper is this?
  more: gain 1 heart
  fail:
    You get off one tunnel too soon. When you turn round, there is no tunnel. How far is a mountain, on
    foot?

* Walk in front of that mouth with a lamp, and lead it.
  skill 7: gain world card Tamed Burrower, 2 food
    It stops so short that all the pails clank. All its life it has followed lights, and not one of them
    ever looked back. “That’s you adopted,” say the glogo, climbing down. They leave you their sandwiches,
    and walk. What does one feed a barn?
  more: gain 1 gem
  fail:
    It takes you for dinner, tastes you for a moment, and sets you down to one side, wet to the neck. Every
    glogo is studying the ceiling. Was it something you ate?

== J Two Cups
premise: a tea seller pours for an empty place each night; tonight you are sitting in it
axis: what do I owe the dead / what do I owe the living
ending: image

Old Hask, a nomad, sets out two cups, as he does every night when the stalls in the tunnel put up their
shutters: one for himself, and one across the board, in front of a stool where no one sits. You did not know
that. You came in late, dripping, and it was the only stool free.

He has already begun to pour, from high up, a thread of tea that does not tremble. He sees you. He goes on
pouring, until the cup has filled above its rim and holds there, bulging, and all down the tunnel the noise
of the shutters has stopped. The seat beneath you is worn to the shape of a smaller person.

* Drink it.
  skill 4: gain 1 food, 1 reputation
    It is much too sweet, as a particular person liked it. Hask watches until it is gone, washes that cup,
    washes his own, and hangs them both on one nail.
  more: gain 1 heart
  fail:
    Your hand shakes. It spills. Hask mops the board, and goes on mopping when it is dry, and you let
    yourself out.

* Slide it across to his side.
  skill 5: gain 1 yellow token
    He tries it. “Four sugars,” says Hask. “And I married that.” His shoulders begin to shake, so that you
    are half out of the seat before you see that he is laughing. Along the tunnel, one at a time, softly,
    the shutters start again.
  more: gain 2 food
  fail:
    He slides it back. So do you. It goes to and fro until the lamp is out. In the dark you hear it drunk.
    It was not you.

== K The Digging Match
premise: a digging match has a band and a prize, and its finishing line is the back wall of the counting-house
axis: whom do I warn / what do I let myself not notice
ending: act

GRAND DIGGING MATCH, says the banner. FIRST THROUGH THE WALL WINS. There is a band. There is soup.

“On the house, dumpling,” says the outlaw who ladles it out, Maddock Three-Spoons. “Which house, we’ll know
in about ten minutes.”

A whistle, and six diggers go into the chalk like moles. You stroll ahead to the finish. It is a fine thick
wall with a drain, out of which comes a small steady clinking: the Mossgate counting-house, counting.

* Borrow a spade, ask nothing, and try to win.
  skill 6: gain 1 green token
    You win by a length, into a room full of money and one man with a pen. “Don’t get up, cutlet,” Maddock
    tells him over your shoulder. He claps you on the back and moves the finishing flag a yard further in.
  more: gain 1 coin
  fail:
    You come up under the bandstand, inside the drum. It is the best applause of the afternoon.

* Warn whoever is counting, with Maddock’s soup still warm in you.
  skill 5: gain 1 reputation, 1 coin
    “Obliged,” says the drain, and rolls you out a coin. Something heavy is dragged across the floor in
    there, so that when the winner breaks through, to a flourish from the band, he is in the back of a
    cupboard. He knocks. “Closed,” it says.
  more: gain 1 food
  fail:
    “We know,” says the drain. “We’ve money on the fourth.”

* Stand where the wall will open, and look official.
  skill 7: gain 4 coins, 1 food; lose 1 reputation
    Bags come out of the wall into your arms. “Receipt?” says the last digger. You sign it M. Three-Spoons
    and walk off past him, nodding, with a bowl of his soup.
  more: gain 1 coin
  fail:
    When it opens, a constable is standing next to you. He has the hat for it.

== L A Hole in Your Supper
premise: the other end of the disputed hole breaks through under your own pot, with one of its owners stuck in it and the roof working loose
axis: what do I save / whom do I answer to
thread: the hole that was sold twice
ending: loss

Your soup pot, set down to cool, stands up. It has a face under it.

“I bought this hole, and so did two other fools, but I’m the one who’s in it,” says Mistress Tamp. “Take
your dinner off the end!” She is stuck at the elbows. Over her head, and your whole camp, the roof lets go
of a stone.

* Heave her out on your side, and never mind the camp.
  combat 5: gain 1 reputation, 1 gem
    She comes up like a carrot, with a gem stuck to one knee, which by glogo law is yours. The fire, the
    soup and the bedroll are the roof’s. “It wants curtains,” says Mistress Tamp, from under your pot.
  more: gain 1 coin
  fail:
    The pot comes off. She does not. “I’ll have that back,” she says, “until the roof has finished.”

* Push her back home, and cork the hole with your bedroll.
  skill 6: gain 3 coins
    From a long way off comes a pop. “She’s back,” says a voice down there, with no joy in it. Three coins
    fly up, for the carriage. Then the roof sits down on your supper.
  more: gain 1 gem
  fail:
    “I beg your pardon!” She takes a deep breath, out of indignation. Now it is really her hole.

== M The Sky Is Going Out
premise: a reader of the dark charts the glow-worms on the cavern roof, and they are going out in a line that is coming this way
axis: what do I learn / what do I leave lit
ending: image

The Hollow Observatory has a telescope and no sky. It points at the cavern roof, where ten thousand
glow-worms hang like stars. Ketterly, a very young mystic, reads you their names from half a book.

“Page nine: the Ladle. Page nine: the Lame Dog, who gets about more in spring.”

You look. The Ladle has no handle. As you watch, the next light goes out, then the next, then a whole row, a
line of dark that comes this way over all those stars without a sound.

“That’ll be page ten,” says Ketterly, pencil up. “I haven’t got page ten.”

The draught smells of wet wool.

* Put out your lamp as well, and lie flat.
  skill 5: gain 2 gems
    In the black something goes over, broad as a village, combing the roof with its lips, so that grit
    rattles down, two bits of it gems. Behind it, in all the empty places, very small, the young ones light.
  more: gain 1 heart
  fail:
    You are a breath late. It eats around you, tidily, as one does around a pip, and leaves one ring of
    lights over your head. “The Crown,” writes Ketterly, very small. “Fixed.”

* Hold the lamp up, so that she can draw what is coming.
  skill 7: gain 1 blue token, 1 food
    Over the lamp it stops. Roof mushrooms patter round your feet. “Page ten,” says Ketterly, writing with
    her eyes shut. “Seen by two.” She puts down your name beside her own. The flame stands up tall, leans
    after something enormous, and stays lit.
  more: gain 1 coin
  fail:
    You sneeze, and her pencil jumps. “A comet!” says Ketterly, and writes it in. She will look for it all
    her life.

== N The Liars’ Bench
premise: a weighing bench tips into a tank whoever on it tells the truth, and a map-seller takes bets on strangers
axis: what do I say about myself / whom do I drop
ending: joke

“A lie this bench will hold all day, ladies and gentlemen, a lie it’ll hold like a mother in the night,”
says Bartle Crow, who sells maps as a rule and is trying something new. “Tell it the truth, though, and…” He
knocks on the tank underneath. It is full to the brim. A hat floats in it. “Three to one that the stranger
gets wet!”

The stranger is you. The crowd has sat you down beside a lean man with a chisel, who is smiling and quite
dry.

“Zag, treasure hunter,” he says. “I’ve found all there is. They can’t get me wet. I’ve been here since
morning.”

“Say something!” shouts the crowd. A plank creaks.

* Say that you are not for sale, and learn whether it is so.
  skill 5: gain 1 reputation, 2 food
    The bench creaks for so long that pies are sent round, two for you. Then it holds. You are dry, and a
    little hurt.
  more: gain 1 coin
  fail:
    Splash. It was true, then. The crowd looks down at you with new respect and no towel.

* Ask Zag where he keeps it all, and hang on.
  skill 6: gain 1 treasure
    Zag opens his mouth and shuts it. “I haven’t any,” he says, very low. The bench bursts. Out of the
    works, from right under the place where he has been sitting since morning, a little treasure rolls into
    your lap.
  more: gain 1 coin
  fail:
    “You went in backwards,” says Zag, “with your mouth open, and a lady fainted.” It has not happened yet.
    You hear the end of it under water.

* Offer Bartle a seat, and ask what his maps are worth.
  skill 7: gain world card Cave Guide's Chart, 1 coin
    “Strictly speaking,” says Bartle, sitting down, offended, “one of them is true.” Splash. A hand comes up
    out of the water, holding it dry.
  more: gain 1 gem
  fail:
    “They’re beyond price,” says Bartle, and stays as dry as toast. All round the tank people who bought one
    this morning begin to unfold it.

== O Sold Again, With All Inside
premise: the hole falls in on its three owners, and the man who sold it offers to buy it back, very cheap, before anyone calls for help
axis: who pays / what do I hear first
thread: the hole that was sold twice
ending: act

“One hole, slightly full! I’ll take it back at a tenth,” Grub Peck calls into the dust. He sold that hole to
three people, and just now it fell in on all of them.

“A fifth!” answer three voices under the chalk. “And be quick!”

More of the roof is coming. Six outlaws, who each paid Grub a deposit on the same hole, stand round him with
folded arms. His cousin Lumma, a porter, looks at you.

“‘Help’ is one coin,” she says. “‘Run’ is two.”

* Dig where the shouting is loudest.
  skill 6: gain 2 reputation, 1 gem
    You pull out a hand, and two more people holding on to it. “We’re a company now,” says Mistress Tamp,
    “and you’re our first debt.” That is one gem. The company’s first act is to stand between Grub and the
    door.
  more: gain 1 food
  fail:
    Shouting moves about under the ground. You dig for an hour and bring up an echo. “Any luck?” ask the
    owners, who left by the other end, and have come round with a lamp to watch.

* Send Grub in, who knows the way and cannot be trusted.
  combat 6: gain 1 green token, 1 food
    A Peck can dig. He comes out with all three in tow. “That’s three fares,” he explains. The outlaws shake
    him by the ankles until every deposit is on the floor, and his lunch, which they share with you, sitting
    on Grub.
  more: gain 1 coin
  fail:
    He goes in. After a while you hear him, down there. “Slightly used,” he is saying.

== P The Verse the Cave Has Not Got
premise: a singer has come to the deepest hall for an echo that keeps songs; it gives back every verse but the last, and some roof
axis: what do I risk for an ending / what do I leave unfinished
thread: the song without an end
ending: question

Deepest of the halls is the one that keeps songs: hum it a line, and it sings you the rest. Dunya Reed, a
nomad, has walked three days to hear how her song ends. The cave gives her the first verse, the second, all
of them, clear as water, as far as the last, and there it stops, and a piece of the roof comes down.

“Once more,” she says. “It must have the…”

* Sing it again with her, louder, under that roof.
  skill 6: gain 1 yellow token, 2 food
    It stops where it always stops. Then, in the gap, clear as a cup set down, the cave breathes in. Dunya
    breaks her bread. Yours is the bigger half. “So it was going to,” she says. “Then what is it afraid of?”
  more: gain 1 heart
  fail:
    The roof comes in on the chorus. You both run for it and, being musical, in step. Where the hall was is
    a wall. Dunya lays her ear against it. Very faintly, it is singing. Whom to?

* Make up an ending for her, so that she will leave.
  skill 5: gain 2 coins
    It is a good one. The cave sings it over and over. Dunya pays you, as she pays anyone with a verse, but
    at the stairs she turns. “And how will I hear the real one now,” she asks, “under your…?”
  more: gain 1 food
  fail:
    The cave gives it back at once, word for word, like a plate with a hair on it. Dunya looks at you. “Did
    you think it couldn’t tell?”
