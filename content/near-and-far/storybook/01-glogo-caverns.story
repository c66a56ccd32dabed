# Map 1, Glogo Caverns: A to P. First Adventure, played alone and first: no keywords, no side quests.

== A The Tour Has Begun
premise: a glogo guide charges by the sight, has already shown four, and will not mention the fifth, a pit, unpaid
axis: what do I pay to know / what do I find out with my own feet
ending: joke

“On your left, more dark,” says Pock the glogo, walking backwards with the lamp. “That was sight four.
You owe me for four.”

You had only asked the way.

“Sight five is the famous one. I couldn’t possibly spoil it unpaid.” Without looking, he steps around
something.

* Beg for the name of sight five, just the name.
  skill 4: gain 1 coin
    “Most people ask for the exit,” says Pock, and has to put down the lamp. “It’s called The Hole.”
    When he has blown his nose he refunds you the dark, which was here, he admits, before him.
  more: gain 1 food
  fail:
    “Length, nine feet! Width, four! Age, considerable!” The depth you find out unaided. Above you he is
    already explaining you to the next party. You are sight six.

* Turn round and describe the sights to him.
  skill 5: gain 1 yellow token
    You give every stalagmite a duke and every duke a disgrace, until nine nomads are following you,
    shushing one another. Pock, busy taking notes, backs into sight five. “Again!” say the nomads.
  more: gain 1 coin
  fail:
    You get as far as the second duke. “That one’s mine,” says Pock coldly. “I made him up in spring.”
    He takes the lamp and both dukes and goes home.

== B Three Deeds, One Hole
premise: three buyers hold deeds to the same hole and take the first stranger for a judge, while the seller counts the doors
axis: whom do I believe / who pays for the lie
thread: the hole that was sold twice
ending: act

Three strangers drag you by two sleeves to a hole in the middle of Mossgate.

“I bought it this morning,” says one.

“So did I.”

“So did I, and I’ve measured for curtains!” cries the loudest, a Mistress Tamp. All three deeds are
sealed with the same green stone, and the wax is warm. “You’ll do for a judge.”

Their porter sits down on the luggage. “Advice is two coins a word,” says Lumma Peck. Her cousin Grub,
who did the selling, is counting the doors.

* Award the hole to whoever gets into it.
  skill 5: gain 1 reputation, 1 coin
    Two of them are still looking at their shoes when rules begin to come out of the hole. “No dogs! No
    singing! One coin to the judge!” Mistress Tamp is in to the hat. The others climb down to appeal.
  more: gain 1 food
  fail:
    All three get in. It was sold as roomy, and it is. By noon they have a doorbell.

* Tread on Grub’s coat-tail.
  combat 5: gain 2 coins, 1 gem
    The coat stays. Grub does not. Sewn into the lining are two coins, the green stone, and the deeds of
    fourteen other holes.
  more: gain 1 coin
  fail:
    It comes off in your hand. It was sewn on with a single stitch, for the purpose. Grub bows with what
    is left.

* Sell them each a share in your opinion.
  skill 6: gain 1 yellow token, 1 coin
    You sell the hole by the day, Mondays to Mistress Tamp and so on down the week, and the Sundays to
    nomads who only stopped to stare. “I’ve a word for you,” calls Lumma. “Two coins.” The nomads pay.
    “Shameless,” says Lumma, and bites both.
  more: gain 1 coin
  fail:
    They pay you in shares of the hole. Yours is the middle.

== C A Goat for All Purposes
premise: a dealer has sold you a goat before you knew, and she is eating the bill of sale
axis: what do I take on / whom do I let go hungry
thread: the goat
ending: joke

Shaking your hand, Josper Nill sells you a goat. “Two years old, as I live and trade! Look, a milk
tooth!” Duchess shows it. Then she closes it on the bill of sale, beginning at your end.

You had said good morning.

* Finish the sale before she finishes the paper.
  skill 5: gain 2 coins
    You own a goat for as long as it takes Josper to look down at his empty rope. “What’ll you have for
    her?” he says, not quite steadily. It is more than you gave. Duchess eats the receipt.
  more: gain 2 food
  fail:
    She eats your half first. By cavern law you have bought the end with the teeth, and it takes you
    until evening to give it back.

* Leave the paper to her, and go where she goes.
  skill 6: gain world card Glimmerroot Seed
    Duchess knows behind which stone each dealer hides what he would hate to see eaten. Behind Josper’s
    lies a glimmerroot seed, lit like a very small window, and she steps aside for you, quite the lady.
    She has had a coat.
  more: gain 1 food
  fail:
    She takes you along nine tunnels, up a ladder and round to Josper. “Exercised, as I live and trade!”
    he says, and names his fee for the loan.

== D The Lamp in the Middle
premise: two lamplighters, one from each end of the Steps, reach the odd lamp together, and the night shift is coming down in the dark
axis: who deserves it / what do I become
ending: image

The Lantern Steps have two hundred lamps, and one over. Ebb lights a hundred from the bottom, Sconce a
hundred from the top. Tonight they have met at the odd one.

“Mine,” says Ebb, and reaches up.

“Mine,” says Sconce, and blows out Ebb’s taper.

Whoever lights it is the better lighter, and the other carries oil for both, for life. High up in the
bend boots start down, hundreds of them, in a hurry for supper.

* Light it yourself.
  skill 4: gain 2 coins; lose 1 reputation
    The night shift throws you coins as it goes by. “That’s our lamp,” says Ebb. Sconce turns his head.
    “Ours,” he says. United at last, they chase you down a hundred stairs, every lamp showing them where
    you are.
  more: gain 1 food
  fail:
    The wick is damp. They watch you with professional pity. “Not trimmed,” says Ebb. “They never trim,”
    says Sconce. It is the longest talk they have had.

* Blow out the lamps on either side of it.
  skill 6: gain 1 reputation, 1 red token
    “That’s three,” says Ebb. “Between two,” says Sconce. They do the sum again. “What is broken?” asks
    a lizardfolk fitter, listens for a bit, and bolts a bench to the wall. The night shift feels its way
    down past two lit pipes, side by side.
  more: gain 1 coin
  fail:
    The draught takes all the others. It is morning before they burn again, and Ebb and Sconce have not
    said one word to each other, or to you, who held the ladder.

== E The Elder Sister
premise: an old tinsmith and a girl of nineteen lower their stove down a shaft; she is, they both say, the elder
axis: whom do I believe / where do I put my hands
thread: the younger elder sister
ending: speech

Heels against a rail, an old tinsmith lets a stove down a shaft on a rope. A girl of nineteen gives
orders.

“Slower, Wen! All we own is in that oven, and you always rush.”

“Yes, Ilse.”

“Don’t you yes me. When you’re my age…”

“I’m sixty,” he tells you. “That’s my elder sister.”

“Eyes on the rope! He’s the youngest,” she adds, to you, over the top of her spectacles. “I taught him
to walk, and look at him, he still can’t stand.”

It must be a joke they have. But the rope has begun to slide through his fingers.

* Grab hold above the old man’s hands.
  skill 5: gain 1 reputation, 1 gem
    The stove lands as softly as a cat. “He lets go of things,” says Ilse, counting you a gem out of the
    oven. “He did when I carried him to school.” You look at her, nineteen. You look at him. “That’s
    one,” says Wen.
  more: gain 1 food
  fail:
    The stove arrives. It goes on arriving for some time, on one level after another. “Youngest!” cries
    Ilse, at both of you.

* Hand the girl the rope.
  skill 6: gain 3 coins
    She lowers it one-handed, swearing as millers swore sixty years ago, and Wen’s lips move along with
    it. At the bottom he pays you out of the oven. “They all take it from me,” he says. “You took her
    word.”
  more: gain 1 coin
  fail:
    “When you’re my age,” says Ilse, and passes you the end. It is only the end. The rest has left with
    the stove.

== F Forty Years in These
premise: a pepper carrier swears that he has walked forty years in one pair of boots; the soles are new, and bets are closing
axis: what do I learn / whom do I shame
ending: image

The boots are up on the table, with Ruddle Brann still in them. “Forty years I’ve carried pepper in
these, wet and dry!” The whole cave bets. Betting closes with the candle, and the candle is a puddle.
You sneeze, wipe your eyes, look again.

The soles are new. Ruddle sees you see it. Now he is looking too.

* Bet that he is telling the truth.
  skill 5: gain 2 coins
    “I was a boy when he bought them,” says an old carrier. “So was I,” says the next. Coin by coin they
    push your winnings over the table, past the boots, with their eyes on the ceiling.
  more: gain 1 coin
  fail:
    The candle goes first, and all bets are off. When it is lit again, Ruddle sits alone at the end of
    the bench, turning one foot this way and that.

* Pull one off him and look inside.
  skill 6: gain 1 blue token
    The cobbler’s date in it is forty years old, and the ink comes off wet on your thumb. A mystic at
    the next table blots it for you, not breathing. Ruddle holds up his bare foot beside the boot. The
    foot has walked forty years.
  more: gain 1 food
  fail:
    “Forty years,” says every nose in the cave. The bets are settled at once, outside.

== G What Do You Weigh?
premise: a lizardfolk with a door hinge as tall as himself has stuck in a tunnel, and carts on both sides want to take a run at him
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

* Grease the hinge, the walls and Urrik.
  skill 5: gain 1 red token
    He goes like a cork. An hour later he walks all the way back up, scrapes your grease from the walls,
    weighs it, and pays you to the ounce.
  more: gain 1 coin
  fail:
    Now Urrik is stuck and shiny. The eels, who needed no help, are gone.

* Charge each cart a fee to drive over him.
  skill 6: gain world card Cavern Friendship Knot
    He agrees, if each will shout its weight. Twenty carts thunder over him, “Four hundred!”, “Six, with
    eels!”, and he knots every figure into a cord, blissful. The last mule kicks him loose. He ties the
    cord round your wrist and weighs the arm.
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
    Two wet coins fall out of the boy’s mouth. Jory Latch, keys and all, sits on the top step and stares
    at them. “I never,” he says.
  more: gain 1 heart
  fail:
    He bobs up before your boots are off, astride the strongbox, rowing with a spoon. “Don’t get wet on
    my account,” he says.

* Hook the box he is standing on, and haul.
  skill 7: gain 1 treasure, 2 coins
    It rises slowly into the air with the boy on top, like a duck on a log, kettle and all. He looks up
    the stair, then down it. There is not a soul. “I never,” he says. “Did you?”
  more: gain 1 gem
  fail:
    You hook the kettle. A good deal of air comes up, then a good deal of language, then the boy. He
    looks at you long enough to know you again.

== I The Late Burrower
premise: a beast the size of a barn digs past every evening, and glogo ride home on it, wherever it is going
axis: where do I let it take me / what do I give up steering
ending: question

Thunder, inside the rock. Your spoon walks off your plate. Then the wall falls in, and a beast as big as
a barn shoulders out of it, chewing, with forty glogo along its back, off shift, swinging their legs and
their lunch pails.

There is no rein and no road. That is how they go home. It puts its nose to the far wall and opens its
mouth.

* Climb on with the shift.
  skill 5: gain 2 gems
    It eats through a seam of green stone. Forty hats go out to the left to catch what falls, and one
    boot, yours. Then your neighbour taps you on the knee: your stop. Whose supper is this?
  more: gain 1 heart
  fail:
    You get off one tunnel too soon. When you turn round, there is no tunnel. How far is a mountain, on
    foot?

* Walk in front of it with a lamp, backwards.
  skill 7: gain world card Tamed Burrower, 2 food
    It stops so short that forty pails clank. It has followed lights all its life, and none ever looked
    back. It lays its chin on the ground. The glogo climb down, leave you their sandwiches, and walk.
    What does one feed a barn?
  more: gain 1 gem
  fail:
    It takes you for dinner, tastes you for a moment, and sets you politely to one side, wet to the
    neck. Forty glogo are studying the ceiling. Was it something you ate?

== J Two Cups
premise: a tea seller pours for an empty place each night; tonight you are sitting in it
axis: what do I owe the dead / what do I owe the living
ending: image

Old Hask sets out two cups. He does so every night, when the stalls in the tunnel put up their shutters:
one for himself and one across the board, in front of a stool where no one sits. You did not know that.
You came in late out of the dripping dark, and it was the only stool free.

The old nomad has already begun to pour, from high up, a thread of tea that does not tremble. He sees
you. He goes on pouring. The cup fills above its rim and holds there, bulging. All down the tunnel the
noise of the shutters has stopped. The seat beneath you is worn to the shape of a smaller person. Hask
puts down the pot.

* Drink it.
  skill 4: gain 1 food, 1 reputation
    It is strong, and much too sweet, as a particular person liked it. Hask watches until it is gone. He
    washes that cup. He washes his own. He hangs them both on one nail.
  more: gain 1 heart
  fail:
    Your hand shakes. It spills. Hask mops the board, and goes on mopping when it is dry, and you let
    yourself out.

* Slide it across to his side.
  skill 5: gain 1 yellow token
    He drinks his own, then tries the other, and pulls a face. Every night he has stirred four sugars
    into it, and not once tasted it. His shoulders begin to shake. It is laughing. Along the tunnel the
    shutters start again, softly.
  more: gain 2 food
  fail:
    He slides it back. So do you. It goes to and fro until the lamp is out. In the dark you hear it
    drunk. It was not you.

== K The Digging Match
premise: a digging match has a band and a prize, and its finishing line is the back wall of the counting-house
axis: whom do I warn / what do I let myself not notice
ending: act

GRAND DIGGING MATCH, says the banner. FIRST THROUGH THE WALL WINS. There is a band. There is soup.

“On the house, dumpling,” says the outlaw who ladles it out, Maddock Three-Spoons. “On some house.”

A whistle, and six diggers go into the chalk like moles. You stroll ahead to the finish, a fine thick
wall with a drain. Out of the drain comes a small steady clinking: the Mossgate counting-house,
counting.

* Borrow a spade and try to win.
  skill 6: gain 1 green token
    You win by a length, into a room full of money and one man with a pen. “Don’t get up, cutlet,” says
    Maddock to the man. Reaching over your shoulder, he moves the finishing flag a yard further in.
  more: gain 1 coin
  fail:
    You come up under the bandstand, inside the drum. It is the best applause of the afternoon.

* Shout down to the diggers where they are going.
  skill 5: gain 1 reputation, 1 coin
    “That’s the counting-house!” All the spades stop. Inside the wall a bolt is shot, and a coin for the
    warning rolls out of the drain. It is very quiet. Then, thoughtfully, one by one, the spades begin
    again.
  more: gain 1 food
  fail:
    “We know,” they shout back. “You’re holding up the match.”

* Stand where the wall will open, and look official.
  skill 7: gain 4 coins, 1 food; lose 1 reputation
    Bags come out of the wall into your arms, one after another. “Receipt?” says the last digger. You
    sign it M. Three-Spoons and walk off past him, nodding, with a bowl of his soup.
  more: gain 1 coin
  fail:
    When it opens, a constable is standing next to you. He has the hat for it.

== L A Hole in Your Supper
premise: the other end of the disputed hole breaks through under your own pot, with one of its owners stuck in it and the roof working loose
axis: what do I save / whom do I answer to
thread: the hole that was sold twice
ending: loss

Your soup pot, set down to cool, stands up. It has a face under it.

“Trespasser! I own this hole!” says Mistress Tamp. It was sold three times, and this is its far end. She
is stuck at the elbows. The roof lets go of a stone.

* Heave her out on your side.
  combat 5: gain 1 reputation, 1 gem
    She comes up like a carrot, with a gem stuck to one knee, which by glogo law is yours. The pot she
    keeps on. “It fits,” she says, “and it’s still raining.”
  more: gain 1 coin
  fail:
    The pot comes off. She does not. “I’ll have that back,” she says, “until the roof has finished.”

* Push her home by the way she came.
  skill 6: gain 3 coins
    From a long way off, a pop. Three coins fly up: her pockets were tight too. Then the roof sits down
    on the hole, the fire and your supper.
  more: gain 1 gem
  fail:
    “I beg your pardon!” She takes a deep breath, out of indignation. Now it is really her hole.

== M The Sky Is Going Out
premise: a reader of the dark charts the glow-worms on the cavern roof, and they are going out in a line that is coming this way
axis: what do I learn / what do I leave lit
ending: image

The Hollow Observatory has a telescope and no sky. It points at the cavern roof, where ten thousand
glow-worms hang. Ketterly, a very young mystic, reads you their names from half a book.

“Page nine: the Ladle. Page nine: the Lame Dog. He gets about more in spring.”

You look. The Ladle has no handle. The next light goes out, then the next, a line of dark that comes
this way without a sound.

“That’ll be page ten,” says Ketterly, pencil up. “I haven’t got page ten.”

The draught smells of wet wool.

* Put out your own lamp too.
  skill 5: gain 2 gems
    In the black something goes over, broad as a village, combing the roof with its lips. Grit rattles
    down, two bits of it gems. When it has passed, in all the empty places, very small, the young ones
    light.
  more: gain 1 heart
  fail:
    You are a breath late. It has noticed. It eats around you, tidily, as one does around a pip, and
    leaves a ring of lights over your head, and all the rest dark.

* Keep the lamp steady, so that she can write.
  skill 7: gain 1 blue token, 1 food
    Over the lamp it stops. Roof mushrooms patter round your feet. “Page ten,” says Ketterly, writing,
    hand firm, eyes shut. “Something eats the stars. It is polite.” The flame stands up tall, leans
    after it, and stays lit.
  more: gain 1 coin
  fail:
    You sneeze, and her pencil jumps. The catalogue gains a comet. She will look for it all her life.

== N The Liars’ Bench
premise: a weighing bench tips into a tank whoever on it tells the truth, and a map-seller takes bets on strangers
axis: what do I say about myself / whom do I drop
ending: joke

“Strictly speaking,” says Bartle Crow, a pencil behind each ear, “this is a bench for weighing what
people say. A lie it’ll hold all day. The truth, however…” He knocks on the tank underneath. It is full,
and a hat floats in it. “Three to one that the stranger gets wet!”

The stranger is you, put there by the crowd, beside a lean man with a chisel, smiling and quite dry.

“I beat you at this,” says Zag, “in a minute. You took it well, considering.”

“Any remark will do,” says Bartle. “Strictly speaking, you may keep silent. Only the bench doesn’t care
for it.”

Below you a plank begins to creak.

* Say that you are not for sale.
  skill 5: gain 1 reputation, 2 food
    The bench thinks. It thinks for so long that pies are sent round, and you get two. At last it
    settles, and holds. You are dry, and a little hurt.
  more: gain 1 coin
  fail:
    Splash. It was true, then. The crowd looks down at you with new respect and no towel.

* Ask Zag what he came here for.
  skill 6: gain 1 treasure
    “I found it already,” says Zag, “next month.” The bench tips, thinks again, tips, and bursts. Out of
    the works, from right under the place where he has been sitting since morning, a little treasure
    rolls into your lap.
  more: gain 1 coin
  fail:
    He tells you, in the past tense, how you fell in. It is a good story. You hear the end of it under
    water.

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

“One hole, slightly full! I’ll take it back at a tenth,” Grub Peck calls into the dust. He sold it three
times over, and just now it fell in, on all three owners and their curtains.

“A fifth!” answer three voices under the chalk. “And be quick!”

More of the roof is coming. His cousin Lumma, the porter, has put down her load and is looking at you.

“‘Help’ is one coin,” she says. “‘Run’ is two.”

* Dig where the shouting is loudest.
  skill 6: gain 2 reputation, 1 gem
    You pull out a hand, and two more people holding on to it. “We’re a company now,” says Mistress
    Tamp. “You’re our first debt.” That is one gem. The company’s first act is to stand between Grub and
    the door.
  more: gain 1 food
  fail:
    Shouting moves about under the ground. You dig for an hour and bring up an echo. The owners, who
    left by the other end, come round to see what you have found.

* Send Grub in first, with the deeds in his teeth.
  combat 6: gain 1 green token, 1 food
    A Peck can dig. He comes out at the far end with all three in tow. “Three fares,” he explains. Lumma
    takes her cousin by the ankles and shakes, until even his lunch is yours.
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
    The roof comes in on the chorus. You both run for it and, being musical, in step. Where the hall was
    is a wall.

* Make up an ending.
  skill 5: gain 2 coins
    It is a good one. The cave takes to it and sings it over and over. Dunya pays you, as she pays
    anyone with a verse, but at the stairs she turns. “And how will I hear the real one now,” she asks,
    “under your…?”
  more: gain 1 food
  fail:
    The cave gives it back at once, word for word, like a plate with a hair on it. “They do that,” says
    Dunya, “when it doesn’t…”
