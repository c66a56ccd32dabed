# Map 1, Glogo Caverns: A to P. First Adventure, played alone and first: no keywords, no side quests.

== A The Tour Has Begun
premise: a glogo guide charges by the sight, has already shown four, and will not mention the fifth, a pit, unpaid
axis: what do I refuse to see / what do I make up instead
ending: joke

“On your left, more dark,” says Pock the glogo, walking backwards with the lamp, “which makes four
sights at a coin apiece, and I haven’t charged you for the echo.”

You had only asked the way.

“Five’s the famous one. I couldn’t possibly spoil it unpaid.” Without looking, he steps around
something.

* Shut your eyes, so that he can show you nothing more.
  skill 4: gain 1 coin
    With your eyes shut you can hear that sight four is breathing. “Is it a hole?” it asks, in eleven
    voices: the party before you, who would not pay either and have been standing there since Tuesday. They
    offer you a coin to go first.
  more: gain 1 food
  fail:
    “Length, nine feet! Width, four! Age, considerable!” The depth you find out unaided. Above you he is
    already explaining you to the next party. You are sight six.

* Walk backwards beside him, pointing out better ones.
  skill 5: gain 1 yellow token
    You give every stalagmite a duke and every duke a disgrace. “How many are you?” somebody calls, which is
    how nomads greet a friend; a whole camp of them has fallen in behind, shushing its children. You turn to
    count. Pock has found sight five.
  more: gain 1 coin
  fail:
    You get as far as the second duke. “That one’s mine,” says Pock coldly. “I made him up in spring,
    and I’d thank you to put him back.” He takes the lamp and both dukes and goes home.

== B Three Deeds, One Hole
premise: three buyers hold deeds to the same hole and take the first stranger for a judge, while the seller counts the doors
axis: whom do I believe / who pays for the lie
thread: the hole that was sold twice
ending: act

Three strangers drag you by two sleeves to a hole in the middle of Mossgate.

“I bought it this morning,” says one.

“So did I.”

“So did I, and I’ve measured for curtains, and my sister’s husband is coming Thursday with the rail!”
cries the loudest, a Mistress Tamp. All three deeds are sealed with the same green stone, and the wax is
warm. “You’ll do for a judge.”

Their porter sits down on the luggage. “Advice is two coins a word,” says Lumma Peck. Her cousin Grub,
who did the selling, is counting the doors.

* Award the hole to whoever gets into it.
  skill 5: gain 1 reputation, 1 coin
    Two of them are still looking at their shoes when rules begin to come up out of the ground. “No
    dogs! No singing! Visitors by the back, once there is a back! One coin to the judge!” The others
    climb down to appeal.
  more: gain 1 food
  fail:
    All three get in. It was sold as roomy, and it is. By noon they have a doorbell.

* Tread on Grub’s coat-tail.
  combat 5: gain 2 coins, 1 gem
    The coat stays. Grub does not. Sewn into the lining are two coins, the green stone and the deeds of
    fourteen other holes, the newest of which reads: “Pocket, left, stranger’s.”
  more: gain 1 coin
  fail:
    It comes off in your hand, having been sewn on with a single stitch, for the purpose. Grub bows with
    what is left.

* Sell each of them a share in your verdict.
  skill 6: gain 1 yellow token, 1 coin
    You sell it by the day, Mondays to Mistress Tamp and so on down the week, Sundays to some nomads who
    had only stopped to stare. “I’ve a word for you,” calls Lumma. “Two coins.” The nomads pay for it
    gladly. “Shameless.”
  more: gain 1 coin
  fail:
    They pay you in shares of the hole. Yours is the middle.

== C A Goat for All Purposes
premise: a dealer has sold you a goat before you knew, and she is eating the bill of sale
axis: what do I take on / whom do I let go hungry
thread: the goat
ending: joke

Shaking your hand, Josper Nill sells you a goat. “Two years old, as I live and trade, quiet in the
house, eats anything, and look at that, a milk tooth!” Duchess shows it, then closes it on the bill of
sale, beginning at your end.

You had said good morning.

* Sign whatever she has left of it.
  skill 5: gain 2 coins
    You own a goat for as long as it takes Josper to look down at his empty rope. “What’ll you have for
    her?” he says, not quite steadily. Duchess eats the receipt.
  more: gain 2 food
  fail:
    What she has left is the back page. By cavern law that makes you the owner of the end with the teeth,
    and it is evening before you have given it back to him, twice round the market, at a run.

* Let her finish, and go where she goes.
  skill 6: gain world card Glimmerroot Seed
    Duchess knows behind which stone each dealer in the market has hidden the one thing that he would hate
    to see eaten. She leaves you Josper’s, a glimmerroot seed, lit like a very small window. She has had his
    coat.
  more: gain 1 food
  fail:
    She takes you along nine tunnels, up a ladder and round to Josper. “Exercised, as I live and trade!
    That’s a service I charge for,” he says, and does.

== D The Lamp in the Middle
premise: two lamplighters, one from each end of the Steps, reach the odd lamp together, and the night shift is coming down in the dark
axis: who deserves it / what do I become
ending: image

The Lantern Steps have two hundred lamps, and one over. Ebb lights a hundred from the bottom, Sconce a
hundred from the top, and tonight, after a lifetime of careful timing, they have met at the odd one.

“I’ve come up a hundred, so it’s mine,” says Ebb, and reaches for it.

“I’ve come down a hundred, so it isn’t,” says Sconce, and blows out Ebb’s taper.

The loser carries oil for both, for good. High up in the bend boots start down, hundreds of them, in a
hurry for supper.

* Light it yourself.
  skill 4: gain 2 coins; lose 1 reputation
    The night shift throws you coins. “That’s our lamp,” says Ebb. Sconce turns his head. “Ours,” he says,
    trying the word. United at last, they chase you down a hundred stairs on which every single lamp shows
    them where you are.
  more: gain 1 food
  fail:
    The wick is damp. They watch you with professional pity. “Not trimmed,” says Ebb. “They never trim,”
    says Sconce. It is the longest talk they have had.

* Blow out the lamps on either side of it.
  skill 6: gain 1 reputation, 1 red token
    “That’s three,” says Ebb. “Between two,” says Sconce. They do the sum again. “What is broken?” asks
    a lizardfolk fitter, listens, and bolts a bench to the wall. The night shift feels its way down past
    two lit pipes, side by side.
  more: gain 1 coin
  fail:
    The draught takes all the others. It is morning before they burn again, two hundred of them and one
    over, and in all that time neither has said a word to the other, or to you, who held both ladders.

== E The Elder Sister
premise: an old tinsmith and a girl of nineteen lower their stove down a shaft; she is, they both say, the elder
axis: whom do I believe / where do I put my hands
thread: the younger elder sister
ending: speech

Heels against a rail, an old tinsmith lets a stove down a shaft on a rope. A girl of nineteen gives
orders.

“Slower, Wen! All we own is in that oven, two quilts and the good hammer, and you always rush.”

“Yes, Ilse.”

“Don’t you yes me. When you’re my age…”

“I’m sixty,” he tells you. “That’s my elder sister.”

“Eyes on the rope! He’s the baby,” she adds, to you, over the top of her spectacles. “I taught him to
walk, and look at him, he still can’t stand.”

It must be a joke they have. But the rope has begun to slide through his fingers.

* Grab hold above the old man’s hands.
  skill 5: gain 1 reputation, 1 gem
    The stove lands as softly as a cat. “He lets go of things,” says Ilse, counting you out a gem from
    the oven. “He did when I carried him to school.” You look at her, nineteen. You look at him. “That’s
    one,” says Wen.
  more: gain 1 food
  fail:
    The stove arrives. It goes on arriving for some time, on one level after another. “Baby!” cries
    Ilse, at both of you.

* Take it from him and give it to the girl.
  skill 6: gain 3 coins
    She lowers it one-handed, swearing as millers swore sixty years ago, while Wen’s lips move along
    with every word. “They all take it from me, and hold it themselves,” he says, counting you out
    three coins at the bottom. “You took her word.”
  more: gain 1 coin
  fail:
    “When you’re my age,” says Ilse, and passes you the end. It is only the end. The rest has left with
    the stove.

== F Forty Years in These
premise: a pepper carrier swears that he has walked forty years in one pair of boots; the soles are new, and bets are closing
axis: what do I learn / whom do I shame
ending: image

The boots are up on the table, with Ruddle Brann still in them. “Forty years I’ve carried pepper in
these, wet and dry, and a mule sat on the left!” The whole cave bets. Betting closes with the candle,
and the candle is a puddle. You sneeze, wipe your eyes, look again.

The soles are new. Ruddle sees you see it. Now he is looking too.

* Bet everything that he is telling the truth.
  skill 5: gain 2 coins
    “I was there when he bought them,” says an old carrier. “I held the mule,” says another. They push your
    winnings past the boots without once looking down.
  more: gain 1 coin
  fail:
    The candle goes first. When it is lit again all bets are off, and Ruddle sits by himself at the far end
    of the bench, turning one foot this way and that. “They used to creak,” he says.

* Pull one off him and look inside.
  skill 6: gain 1 blue token
    The cobbler’s date in it is forty years old, and the ink comes off wet on your thumb. A mystic holds out
    her palm, empty, as they do to friends, to have it printed there. Beside the boot Ruddle’s bare foot is
    an old man’s.
  more: gain 1 food
  fail:
    “Forty years,” says every nose in the cave. The bets are settled at once, outside.

== G What Do You Weigh?
premise: a lizardfolk with a door hinge as tall as himself has stuck in a tunnel, and carts of eels on both sides want to take a run at him
axis: who pays for the delay / what do I risk my back on
thread: the hinge
ending: act

“What do you weigh?” asks the lizardfolk who has corked the tunnel. “I’m two hundred and six. The hinge
is more. I only turned round to look at some quartz.”

That was at breakfast. Urrik Tallback carries a door hinge as tall as himself strapped to his back, and
ever since he has been crossways, iron at one end and chin at the other, with eleven carts of eels in
front of him and nine behind.

“Stand aside!” a driver tells you. “I’ll take a run at him.”

“Oh, good,” says Urrik. “What does she weigh, your mule?”

* Tip a cart of eels over him.
  skill 5: gain 1 red token
    He goes like a cork. An hour later he walks the whole way back with every eel weighed and one short.
    “Half a pound,” he says, wiping his mouth. “What is broken?” He mends your boots, until they come to
    half a pound.
  more: gain 1 coin
  fail:
    Now Urrik is stuck and shiny. The eels, who needed no help, are gone.

* Charge each cart a fee to drive over him.
  skill 6: gain world card Cavern Friendship Knot
    He agrees, if each will shout its weight. “Four hundred!” “Six, with eels!” Twenty carts thunder
    over him while he knots every figure into a cord, blissful, and the last mule kicks him loose. He
    ties the cord round your wrist. He weighs the arm.
  more: gain 2 food
  fail:
    The first mule gets to the top and stops to think. “Five hundred and ninety,” says Urrik from below.
    “And something on her mind.”

== H Under the Kettle
premise: a boy sits on a strongbox under an upturned kettle, at the bottom of a flooding stair
axis: what do I save / what do I tell the owner
ending: speech

Clang, clang, clang. At the bottom of the Drowned Stair, deep under black water, stands a copper kettle,
upside down. A boy is in it, knocking. His feet are on a strongbox. The clanging gets slower.

* Dive down and tip the kettle over.
  skill 6: gain 1 reputation, 2 coins
    Two wet coins fall out of the boy’s mouth. “I never,” says Jory Latch, staring at them, keys and all.
  more: gain 1 heart
  fail:
    He bobs up before your boots are off, astride the strongbox, rowing with a spoon. “Don’t get wet on
    my account,” he says.

* Hook the box from under him, and haul.
  skill 7: gain 1 treasure, 2 coins
    Up it comes with the boy still on it, kettle and all, like a duck on a log. He looks up the stair, then
    down. Not a soul. “I never,” he says. “Did you?”
  more: gain 1 gem
  fail:
    You hook the kettle. A good deal of air comes up, then a good deal of language, then a boy, who looks at
    you just long enough to know you again, and is gone up the stairs without the box, which nobody will
    ever find.

== I The Late Burrower
premise: a beast the size of a barn digs past every evening, and glogo ride home on it, wherever it is going
axis: where do I let it take me / what do I give up steering
ending: question

Thunder, inside the rock. Your spoon walks off your plate. Then the wall falls in, and a beast as big as a
barn shoulders out of it, chewing, with forty glogo along its back, off shift, who swing their legs and
their lunch pails like children on a gate.

There is no rein and no road. That is how they go home. It puts its nose to the far wall and opens its
mouth.

* Climb on with the shift.
  skill 5: gain 2 gems
    It eats through a seam of green stone. Forty hats go out to the left, all together, to catch what
    falls, and one boot, yours. Then your neighbour taps your knee. “Here’s you,” he says. It is a
    kitchen. Whose supper is this?
  more: gain 1 heart
  fail:
    You get off one tunnel too soon. When you turn round, there is no tunnel. How far is a mountain, on
    foot?

* Walk in front of it with a lamp, backwards.
  skill 7: gain world card Tamed Burrower, 2 food
    It stops so short that forty pails clank. All its life it has followed lights, and not one of them
    ever looked back. “That’s you adopted,” say the glogo, climbing down. They leave you their
    sandwiches, and walk. What does one feed a barn?
  more: gain 1 gem
  fail:
    It takes you for dinner, tastes you for a moment, and sets you politely to one side, wet to the
    neck. Forty glogo are studying the ceiling. Was it something you ate?

== J Two Cups
premise: a tea seller pours for an empty place each night; tonight you are sitting in it
axis: what do I owe the dead / what do I owe the living
ending: image

Old Hask sets out two cups, as every night when the stalls in the tunnel put up their shutters: one for
himself and one across the board, in front of a stool where no one sits. You did not know that. You came in
late out of the dripping dark, and it was the only stool free.

The old nomad has already begun to pour, from high up, a thread of tea that does not tremble. He sees you.
He goes on pouring, until the cup has filled above its rim and holds there, bulging, and all down the tunnel
the noise of the shutters has stopped. The seat beneath you is worn to the shape of a smaller person.

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
    He slides it back. So do you. It goes to and fro until the lamp is out. In the dark you hear it
    drunk. It was not you.

== K The Digging Match
premise: a digging match has a band and a prize, and its finishing line is the back wall of the counting-house
axis: whom do I warn / what do I let myself not notice
ending: act

GRAND DIGGING MATCH, says the banner. FIRST THROUGH THE WALL WINS. There is a band. There is soup.

“On the house, dumpling,” says the outlaw who ladles it out, Maddock Three-Spoons. “Which house, we’ll
know in about ten minutes.”

A whistle, and six diggers go into the chalk like moles. You stroll ahead to the finish, a fine thick
wall with a drain, out of which comes a small steady clinking: the Mossgate counting-house, counting.

* Borrow a spade and try to win.
  skill 6: gain 1 green token
    You win by a length, into a room full of money and one man with a pen. “Don’t get up, cutlet,” says
    Maddock over your shoulder, and moves the finishing flag a yard further in.
  more: gain 1 coin
  fail:
    You come up under the bandstand, inside the drum. It is the best applause of the afternoon.

* Kneel at the drain and say how many are coming.
  skill 5: gain 1 reputation, 1 coin
    “Obliged,” says the drain, and rolls you out a coin. Something heavy is dragged across the floor in
    there, so that when the winner breaks through, to a flourish from the band, he is in the back of a
    cupboard. He knocks. “Closed,” it says.
  more: gain 1 food
  fail:
    “We know,” says the drain. “We’ve money on the fourth.”

* Stand where the wall will open, and look official.
  skill 7: gain 4 coins, 1 food; lose 1 reputation
    Bags come out of the wall into your arms. “Receipt?” says the last digger. You sign it M.
    Three-Spoons and walk off past him, nodding, with a bowl of his soup.
  more: gain 1 coin
  fail:
    When it opens, a constable is standing next to you. He has the hat for it.

== L A Hole in Your Supper
premise: the other end of the disputed hole breaks through under your own pot, with one of its owners stuck in it and the roof working loose
axis: what do I save / whom do I answer to
thread: the hole that was sold twice
ending: loss

Your soup pot, set down to cool, stands up. It has a face under it.

“I own this hole, every foot of it, and I’ll thank you to take your dinner off the end!” says Mistress
Tamp. It was sold three times over. She is stuck at the elbows. The roof lets go of a stone.

* Heave her out on your side.
  combat 5: gain 1 reputation, 1 gem
    She comes up like a carrot, with a gem stuck to one knee, which by glogo law is yours. The fire, the
    soup and the bedroll are the roof’s. “It wants curtains,” says Mistress Tamp, from under your pot.
  more: gain 1 coin
  fail:
    The pot comes off. She does not. “I’ll have that back,” she says, “until the roof has finished.”

* Push her home by the way she came.
  skill 6: gain 3 coins
    From a long way off, a pop. Three coins fly up. Then the roof sits down on your supper.
  more: gain 1 gem
  fail:
    “I beg your pardon!” She takes a deep breath, out of indignation. Now it is really her hole.

== M The Sky Is Going Out
premise: a reader of the dark charts the glow-worms on the cavern roof, and they are going out in a line that is coming this way
axis: what do I learn / what do I leave lit
ending: image

The Hollow Observatory has a telescope and no sky. It points at the cavern roof, where ten thousand
glow-worms hang. Ketterly, a very young mystic, reads you their names from half a book.

“Page nine: the Ladle. Page nine: the Lame Dog, who gets about more in spring.”

You look. The Ladle has no handle. The next light goes out, then the next, a line of dark that comes
this way over all those stars without a sound.

“That’ll be page ten,” says Ketterly, pencil up. “I haven’t got page ten.”

The draught smells of wet wool.

* Put out your own lamp too.
  skill 5: gain 2 gems
    In the black something goes over, broad as a village, combing the roof with its lips, so that grit
    rattles down, two bits of it gems. Behind it, in all the empty places, very small, the young ones
    light.
  more: gain 1 heart
  fail:
    You are a breath late. It eats around you, tidily, as one does around a pip, and leaves one ring of
    lights over your head. “The Crown,” writes Ketterly, very small. “Fixed.”

* Keep the lamp steady, so that she can write.
  skill 7: gain 1 blue token, 1 food
    Over the lamp it stops. Roof mushrooms patter round your feet. “Page ten,” says Ketterly, writing,
    hand firm, eyes shut. “Something eats the stars. It is polite.” The flame stands up tall, leans
    after it, and stays lit.
  more: gain 1 coin
  fail:
    You sneeze, and her pencil jumps. “A comet!” says Ketterly, and writes it in. She will look for it
    all her life.

== N The Liars’ Bench
premise: a weighing bench tips into a tank whoever on it tells the truth, and a map-seller takes bets on strangers
axis: what do I say about myself / whom do I drop
ending: joke

“Strictly speaking,” says Bartle Crow, a pencil behind each ear, “this is a bench for weighing what
people say, and a lie it’ll hold all day, ladies and gentlemen, a lie it’ll hold like a mother. The
truth, however…” He knocks on the tank underneath. It is full, and a hat floats in it. “Three to one
that the stranger gets wet!”

The stranger is you, put there by the crowd, beside a lean man with a chisel, smiling and quite dry.

“I beat you at this,” says Zag, “in a minute. You took it well, considering.”

“Any remark will do,” says Bartle. “Strictly speaking, you may keep silent. Only the bench doesn’t care
for it.”

A plank creaks.

* Say that you are not for sale.
  skill 5: gain 1 reputation, 2 food
    The bench thinks for so long that pies are sent round, two for you. Then it holds. You are dry, and a
    little hurt.
  more: gain 1 coin
  fail:
    Splash. It was true, then. The crowd looks down at you with new respect and no towel.

* Ask Zag what he came here for.
  skill 6: gain 1 treasure
    “I found it already,” says Zag, “next month.” The bench tips, thinks again, tips, and bursts, and out of
    the works, from right under the place where he has been sitting since morning, a little treasure rolls
    into your lap.
  more: gain 1 coin
  fail:
    “You went in backwards,” says Zag, “with your mouth open, and a lady fainted.” It is a good story.
    You hear the end of it under water.

* Offer Bartle one of his own maps.
  skill 7: gain world card Cave Guide's Chart, 1 coin
    He sits down by you to haggle. “Is any map of yours worth that?” you ask. “Strictly speaking,” says
    Bartle, offended, “one.” Splash. A hand comes up out of the water, holding it dry.
  more: gain 1 gem
  fail:
    He buys it without a murmur. The coins are his own work too.

== O Sold Again, With All Inside
premise: the hole falls in on its three owners, and the man who sold it offers to buy it back, very cheap, before anyone calls for help
axis: who pays / what do I hear first
thread: the hole that was sold twice
ending: act

“One hole, slightly full! I’ll take it back at a tenth,” Grub Peck calls into the dust. He dug it, he
sold it three times over, and just now it fell in, on all three owners and their curtains.

“A fifth!” answer three voices under the chalk. “And be quick!”

More of the roof is coming. His cousin Lumma, the porter, has put down her load and is looking at you.

“‘Help’ is one coin,” she says. “‘Run’ is two.”

* Dig where the shouting is loudest.
  skill 6: gain 2 reputation, 1 gem
    You pull out a hand, and two more people holding on to it. “We’re a company now,” says Mistress
    Tamp, “and you’re our first debt.” That is one gem. The company’s first act is to stand between Grub
    and the door.
  more: gain 1 food
  fail:
    Shouting moves about under the ground. You dig for an hour and bring up an echo. “Any luck?” ask the
    owners, who left by the other end, and have come round with a lamp to watch.

* Send Grub in first, with the deeds in his teeth.
  combat 6: gain 1 green token, 1 food
    A Peck can dig. He comes out at the far end with all three in tow. “That’s three fares,” he explains.
    Lumma shakes him by the ankles, until his lunch is yours, and eleven outlaws, who had each put down a
    deposit, are your friends.
  more: gain 1 coin
  fail:
    He goes in. After a while you hear him, down there. “Slightly used,” he is saying.

== P The Verse the Cave Has Not Got
premise: a singer has come to the deepest hall for an echo that keeps songs; it gives back every verse but the last, and some roof
axis: what do I risk for an ending / what do I leave unfinished
thread: the song without an end
ending: question

Deepest of the halls is the one that keeps songs: hum it a line, it sings you the rest. “I’ve walked
three days to hear how this one…” says Dunya Reed. It gives her every verse but the last. There it
stops, and some roof comes down.

“Once more,” she says. “It must have the…”

* Sing it again with her, louder.
  skill 6: gain 1 yellow token, 2 food
    It stops where it always stops. Then, in the gap, clear as a cup set down, the cave breathes in.
    That is all. Dunya breaks her bread and gives you the bigger half. “It had the breath,” she says.
    “So what is it afraid to…?”
  more: gain 1 heart
  fail:
    The roof comes in on the chorus. You both run for it and, being musical, in step. Where the hall was is
    a wall. “Well,” says Dunya, ear against it, “it can still hear the…”

* Make up an ending.
  skill 5: gain 2 coins
    It is a good one. The cave sings it over and over. Dunya pays you, as she pays anyone with a verse, but
    at the stairs she turns. “And how will I hear the real one now,” she asks, “under your…?”
  more: gain 1 food
  fail:
    The cave gives it back at once, word for word, like a plate with a hair on it. “They do that,” says
    Dunya, “when it doesn’t…”
