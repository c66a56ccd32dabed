# Map 1, Glogo Caverns: A to P. First Adventure, played alone and first: no keywords, no side quests.

== A The Tour Has Begun
premise: a glogo guide charges by the sight, has already shown four, and will not mention the fifth, a pit, unpaid
axis: what do I refuse to see / whom do I walk in front of
ending: joke

“On your left, more dark,” says Pock the glogo, walking backwards with the lamp. “That makes four sights at
a coin apiece, and I haven’t charged you for the echo.”

You had only asked him the way. So had the nomads behind you, a grandmother and a mother and five children
in order of size, and now all seven are turning out their pockets for the coins.

“Number five’s the famous one,” says Pock. “I couldn’t possibly spoil it unpaid.” He steps around something,
without looking down.

* Shut your eyes, save your coin, and follow his voice.
  skill 4: gain 1 coin
    With your eyes shut you can hear that number four is breathing. “Is it a hole?” it asks, in many voices.
    The party before yours would not pay either. It has stood there ever since. They give you a coin to go
    first.
  more: gain 1 food
  fail:
    “Length, nine feet! Width, four! Age, considerable!” You find out the depth by yourself. Above you he is
    already explaining you to the next party. You are sight six.

* Walk in front, and show the nomads better sights for nothing.
  skill 5: gain 1 yellow token
    You give every stalagmite a duke and every duke a wife and every wife a disgrace, until the children
    shriek for more. “Walk with us,” says their mother. Behind you there is a long, falling cry. Pock has
    found sight five.
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

“I bought it for my mother-in-law,” says the baker.

“So did I,” says an old nomad. “I’ve walked all my life. I wanted one thing that stays put.”

All three hold up a deed. The wax is still warm. “My sister’s husband is on his way with the rail!” cries
Mistress Tamp. “You’re a stranger, so you’re fair. Whose is it?”

Behind her Grub Peck, the seller, is leaving on tiptoe. His cousin Lumma puts down her load to watch.
“Advice,” she says, “is two coins a word.”

* Give it to whoever jumps in first, old man or no.
  skill 5: gain 1 reputation, 1 coin
    The men are still looking at their shoes when rules begin to come up out of the hole. “No dogs! No
    singing! Visitors by the back, once there is a back! One coin to the judge!” The others climb down to
    appeal.
  more: gain 1 food
  fail:
    All three get in. It was sold as roomy, and it is. By noon they have a doorbell.

* Catch Grub by the coat-tail, and leave the three to fight.
  combat 5: gain 2 coins, 1 gem
    The coat stays. Grub does not. In the lining you find two coins, then the green stone he seals with, and
    then the deeds of fourteen other holes, and the newest deed says: “Pocket, left, stranger’s.”
  more: gain 1 coin
  fail:
    It comes off in your hand. It was sewn on with a single stitch, for the purpose. Grub bows with what is
    left.

* Sell it to them a fourth time, by days of the week.
  skill 6: gain 1 yellow token, 1 coin
    Mistress Tamp buys Mondays and the baker Tuesdays. “A Wednesday,” says the nomad. “Of my own!” He calls
    his whole family over to meet you. “I’ve a word for this stranger,” says Lumma. “Two coins.” The nomad
    pays it. “Shameless.”
  more: gain 1 coin
  fail:
    They pay you in shares of the hole. Yours is the middle.

== C A Goat for All Purposes
premise: a dealer has sold you a goat before you knew, and she is eating the bill of sale
axis: what do I take on / whom do I follow
thread: the goat
ending: joke

Josper Nill shakes your hand, and has sold you a goat. “Two years old, as I live and trade! Quiet in the
house, eats anything, and look at that, a milk tooth!” Duchess shows you the tooth. Then she begins to eat
the bill of sale, from the line where you sign.

You had only said good morning. He smiles with his whole face. He has not let go of her rope.

* Sign for a goat you never wanted, and take the rope.
  skill 5: gain 2 coins
    You own a goat for just as long as it takes Josper to feel for the rope and look down at his empty palm.
    “What’ll you have for her?” he asks, not quite steadily. “I don’t mind what.” Duchess eats the receipt.
  more: gain 2 food
  fail:
    What she has left you is the back page. By cavern law that makes you the owner of the end with the
    teeth, and it is evening before you have given it back to him, twice round the market, at a run.

* Let her eat his sale, and be led by a goat.
  skill 6: gain world card Glimmerroot Seed
    Every dealer in the market has hidden one thing that he would hate to see eaten, and Duchess knows
    where. She leaves you Josper’s: a glimmerroot seed, lit like a window at night. She has had his coat.
  more: gain 1 food
  fail:
    She takes you along five tunnels and up a ladder and over a bridge and down through somebody’s washing,
    and so back round to Josper. “Exercised, and by an expert!” he says. “That’s a service I charge for.” He
    does.

== D The Lamp in the Middle
premise: two lamplighters, one from each end of the Steps, reach the odd lamp together, and the night shift is coming down in the dark
axis: who deserves it / what do I become
ending: image

Two old lamplighters glare at each other over one unlit lamp. Ebb lights the Lantern Steps from the bottom
up, Sconce from the top down, and until tonight they had taken great care never to meet.

“I’ve done my hundred,” says Ebb, “so this one’s mine.”

“I’ve done my hundred, so it isn’t,” says Sconce, and blows out Ebb’s taper.

Whoever loses will carry the oil for both, for good. “I hung one lamp too many,” says a lizardfolk fitter,
wretchedly. High up in the dark, boots start down. It is the whole night shift, hundreds of them, and they
are hungry, and the stair is steep.

* Light it yourself for the boots, and shame both old men.
  skill 4: gain 2 coins; lose 1 reputation
    The night shift throws you coins. “That was our lamp,” says Ebb. “Ours,” says Sconce, trying the word.
    Then, united at last, they chase you down a hundred stairs, and every single lamp shows them where you
    are.
  more: gain 1 food
  fail:
    The wick is damp. You strike and you blow and you strike again, while they watch you with their hands
    behind their backs and with professional pity. “Not trimmed,” says Ebb. “They never trim,” says Sconce.
    It is the longest talk they have ever had.

* Blow out two more, one from each, and make it even darker.
  skill 6: gain 1 reputation, 1 red token
    “That’s three dark,” says Ebb. “Between two,” says Sconce. It will not come out even. “Hold this,
    friend,” says the fitter, and bolts a bench to the wall over your fingers. The night shift feels its way
    down past two lit pipes.
  more: gain 1 coin
  fail:
    The draught takes all the others. It is morning before they burn again, two hundred lamps and one over.
    You hold both ladders, and in all that time neither man says a word.

== E The Elder Sister
premise: an old tinsmith and a girl of nineteen lower their stove down a shaft; she is, they both say, the elder
axis: whom do I believe / where do I put my hands
thread: the younger elder sister
ending: speech

An old tinsmith digs in his heels and lets a stove down a shaft on a rope. A girl of nineteen gives the
orders.

“Slower, Wen! All we own is in that oven, two quilts and the good hammer and Mother’s spoons, and you always
rush.”

“Yes, Ilse,” says the old man.

“Don’t you yes me. When you’re my age…”

“I’m sixty,” he says to you. “She’s my elder sister.”

“Eyes on the rope! He’s the baby,” she adds, to you, over the top of her spectacles. “I taught him to walk,
and look at him, he still can’t stand.”

It must be a joke they have. But the rope has begun to slide through his fingers.

* Lend the old man your hands, and let her shout.
  skill 5: gain 1 reputation, 1 gem
    The stove lands as softly as a cat. “He lets go of things,” says Ilse. She hands you a gem from the
    oven. “He did when I carried him to school.” Her face is smooth. His beard is white. “That’s one,” says
    Wen.
  more: gain 1 food
  fail:
    The stove arrives. It goes on arriving for some time, first on one level and then on the next and then
    on all those below. “Baby!” cries Ilse, at both of you.

* Take the rope from him, and trust it to the girl.
  skill 6: gain 3 coins
    She lowers it one-handed and swears as millers swore sixty years ago. Wen’s lips move along with every
    word. At the bottom he counts you out three coins. “The others never give it to her,” he says. “You took
    her word.”
  more: gain 1 coin
  fail:
    “At last, one who listens,” says Ilse. She passes you the end. It is only the end. The rest has left
    with the stove.

== F Forty Years in These
premise: a pepper carrier swears that he has walked forty years in one pair of boots; the soles are new, and bets are closing
axis: what do I learn / whom do I shame
ending: image

The boots are up on the table, with Ruddle Brann still in them. “Forty years I’ve carried pepper in these,
wet and dry, and a mule sat on the left!” The whole cave is betting on whether that is true. A mystic
collects true things, and she has her pen ready.

You lean in. The soles are new. Ruddle sees you see it. His grin begins to slip. Betting closes when the
candle goes out, and the candle is a puddle with a wick in it.

* Bet on his word, against your own eyes.
  skill 5: gain 2 coins
    “I was there when he bought them,” says an old carrier. “I held the mule,” says another. They push your
    winnings across the table, round one boot and then round the other, and not one of them looks down.
  more: gain 1 coin
  fail:
    The candle goes first. When it is lit again all bets are off and everyone has moved away, and Ruddle
    turns his foot this way and that, alone at the table. “They used to creak,” he says.

* Have the truth: pull one off him before everybody.
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

That was at breakfast. Urrik Tallback carries an iron door hinge on his back. It is longer than he is tall,
and it has been stuck crossways ever since, with a line of eel carts waiting in front of it and another line
of eel carts waiting behind.

“Stand aside!” a driver tells you. “These eels were to be in Mossgate by noon, and it’s gone noon, and
they’re all I have to sell. I’ll take a run at him.”

“Oh, good,” says Urrik. “What does she weigh, your mule?”

* Grease him with the driver’s eels, every one she has.
  skill 5: gain 1 red token
    He goes like a cork. An hour later he walks all the way back and brings her the eels, weighed, with one
    missing. “Half a pound,” he says, wiping his mouth, and pays. He mends your boots too, until they weigh
    the same.
  more: gain 1 coin
  fail:
    Now Urrik is stuck and shiny. The eels needed no help. They are gone.

* Lay him flat, and let the carts roll over him.
  skill 6: gain world card Cavern Friendship Knot
    He agrees, for the weights. “Four hundred!” “Six, with eels!” Twenty carts thunder over him, and he
    knots every weight into a cord, and he is blissful, until the last mule kicks him loose. He ties the
    cord round your wrist. He weighs the arm.
  more: gain 2 food
  fail:
    The first mule gets to the top and stops there. “Five hundred and ninety,” says Urrik from below. “And
    something on her mind.”

== H Under the Kettle
premise: a boy sits on a strongbox under an upturned kettle, at the bottom of a flooding stair
axis: what do I save / what do I tell the owner
ending: speech

Clang, clang, clang. Deep in the black water on the Drowned Stair stands a copper kettle, upside down. There
is a boy in it. He put it over his head, full of air, and walked down and down, step after step, because
there is a strongbox at the bottom and he likes other people’s boxes. He has found the box, but now the air
is gone, and he bangs on the copper with a spoon. The clanging gets slower.

* Dive for the boy, and lose what he went down for.
  skill 6: gain 1 reputation, 2 coins
    Up on the dry steps he opens his mouth to breathe. Two wet coins fall out of it. “I never,” says Jory
    Latch, staring at them.
  more: gain 1 heart
  fail:
    Before your boots are off he bobs up, astride the strongbox, and rows past you with a spoon. “Don’t get
    wet on my account,” he says.

* Hook the box from the dry step, and trust him to hang on.
  skill 7: gain 1 treasure, 2 coins
    Up it comes with the boy still on it, kettle and all, like a duck on a log. There is not a soul on the
    stair. “I never,” he says. “Did you?”
  more: gain 1 gem
  fail:
    You hook the kettle. A good deal of air comes up, then a good deal of language, then a boy. He stares at
    you just long enough to know you again. Then he is gone up the stairs, without the box.

== I The Late Burrower
premise: a beast the size of a barn digs past every evening, and glogo ride home on it, wherever it is going
axis: where do I let it take me / what do I give up steering
ending: question

Thunder, inside the rock. Your spoon walks off your plate. Then the wall falls in. Out comes a beast as
broad as a barn, chewing, and all along its back sit the glogo of the day shift, swinging their legs and
their lunch pails like children on a gate.

This is how they go home. There is no rein and no road, and some evenings it is the right village and some
evenings it is not. It puts its nose to the far wall and opens its mouth.

* Climb up with the shift, and go wherever it goes.
  skill 5: gain 2 gems
    It eats through a seam of green stone. All the hats go out to the left together, to catch what falls.
    You hold out a boot. Then your neighbour taps your knee. “Here’s you,” he says. It is a kitchen. Whose
    supper is this?
  more: gain 1 heart
  fail:
    You get off one tunnel too soon and wave to the shift until the last lamp has gone round the bend, and
    when you turn round, there is no tunnel. How far is a mountain, on foot?

* Walk in front of that mouth with a lamp, and lead it.
  skill 7: gain world card Tamed Burrower, 2 food
    It stops so short that all the pails clank. All its life it has followed lights, and not one of them
    ever looked back. “That’s you adopted,” say the glogo. They climb down, leave you their sandwiches, and
    walk. What does one feed a barn?
  more: gain 1 gem
  fail:
    It takes you for dinner, tastes you for a moment, and sets you down to one side, wet to the neck. The
    glogo all study the ceiling. Was it something you ate?

== J Two Cups
premise: a tea seller pours for an empty place each night; tonight you are sitting in it
axis: what do I owe the dead / what do I owe the living
ending: image

Every night, when the stalls in the tunnel put up their shutters, old Hask the nomad sets out two cups. One
is for himself. The other stands across the board, in front of a stool where no one sits. You did not know
that. You came in late, dripping, and it was the only stool free.

He has begun to pour from high up, a thread of tea that does not tremble. He sees you. He goes on pouring
until the cup is full, and then until it is full above its rim, and all down the tunnel the noise of the
shutters stops. The seat beneath you is worn to the shape of a smaller person.

* Drink it, as the one who sat here would.
  skill 4: gain 1 food, 1 reputation
    It is much too sweet, as a particular person liked it. Hask waits until it is gone, and then he washes
    that cup and he washes his own and he hangs them both on one nail.
  more: gain 1 heart
  fail:
    Your hand shakes. The tea spills. Hask mops the board until it is dry and goes on mopping, round and
    round the same place, and he is still mopping when you let yourself out.

* Slide it over to him, and leave her place empty.
  skill 5: gain 1 yellow token
    He tries it. “Four sugars,” says Hask. “And I married that.” His shoulders begin to shake. You are half
    out of the seat before you see that he is laughing. Along the tunnel the shutters start again, softly,
    one at a time.
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

A whistle blows. Six diggers go into the chalk like moles. You stroll ahead to the finish. It is a fine
thick wall with a drain at the bottom, and out of the drain comes a small steady clinking, like rain that
has come into money. It is the Mossgate counting-house, counting.

* Borrow a spade, ask nothing, and try to win.
  skill 6: gain 1 green token
    You win by a length, into a room full of money and one man with a pen. “Don’t get up, cutlet,” Maddock
    tells him over your shoulder. He claps you on the back and moves the finishing flag a yard further in.
  more: gain 1 coin
  fail:
    You dig like a terrier, left and down and left again, and you come up with your spade in the air under
    the bandstand, inside the drum. It is the best applause of the afternoon.

* Warn whoever is counting, with Maddock’s soup still warm in you.
  skill 5: gain 1 reputation, 1 coin
    “Obliged,” says the drain, and rolls you out a coin. Inside, something heavy is dragged across the
    floor. Then the band plays a flourish and the winner breaks through, arms up, into the back of a
    cupboard. He knocks. “Closed,” it says.
  more: gain 1 food
  fail:
    “We know,” says the drain. “We’ve money on the fourth.”

* Stand where the wall will open, and look official.
  skill 7: gain 4 coins, 1 food; lose 1 reputation
    Bags come out of the wall into your arms. “Receipt?” says the last digger. You sign it M. Three-Spoons,
    nod to the band and walk off past Maddock himself with four coins and a bowl of his soup.
  more: gain 1 coin
  fail:
    When it opens, a constable is standing next to you. He has the hat for it.

== L A Hole in Your Supper
premise: the other end of the disputed hole breaks through under your own pot, with one of its owners stuck in it and the roof working loose
axis: what do I save / whom do I answer to
thread: the hole that was sold twice
ending: loss

You put your soup pot down to cool. It stands up. There is a face under it.

“I bought this hole, and so did two other fools, but I’m the one who’s in it,” says Mistress Tamp. “Take
your dinner off the end!” She is stuck at the elbows. Over her head, and over your whole camp, the roof lets
go of a stone.

* Heave her out on your side, and never mind the camp.
  combat 5: gain 1 reputation, 1 gem
    She comes up like a carrot. The gem stuck to her knee is yours, by glogo law. The fire, soup and bedroll
    are the roof’s. “It wants curtains,” says Mistress Tamp, from under your pot, “and a better class of
    person at this end.”
  more: gain 1 coin
  fail:
    The pot comes off. She does not. “I’ll have that back,” she says, “until the roof has finished.”

* Push her back down the way she came, and save your camp.
  skill 6: gain 3 coins
    From a long way off comes a pop. “She’s back,” says a voice down there, with no joy in it. Three coins
    fly up, for the carriage. Then the roof comes down on your supper.
  more: gain 1 gem
  fail:
    “I beg your pardon!” She draws a deep breath, out of indignation, and swells, and goes on swelling until
    no light comes up round her anywhere. Now it is really her hole.

== M The Sky Is Going Out
premise: a reader of the dark charts the glow-worms on the cavern roof, and they are going out in a line that is coming this way
axis: what do I learn / what do I leave lit
ending: image

The Hollow Observatory has a telescope and no sky. It points at the cavern roof, where ten thousand
glow-worms hang like stars. Ketterly the mystic is fourteen. She reads you their names from half a book.

“Page nine: the Ladle. Page nine: the Lame Dog, who gets about more in spring.”

The Ladle has no handle. Then the next light goes out, and the next, and then a whole row, and a line of
dark comes this way over all those stars without a sound.

“That’ll be page ten,” says Ketterly, pencil up. “I haven’t got page ten.”

The draught smells of wet wool.

* Put out your lamp, lie flat, and never know what it was.
  skill 5: gain 2 gems
    In the black something goes over, as broad as a village, and combs the roof with its lips. Grit rattles
    down, and two bits of it are gems. Behind it, one by one, in all the empty places, the young ones light.
  more: gain 1 heart
  fail:
    You are a breath late. It eats around you, tidily, as one does around a pip, and leaves one ring of
    lights over your head. “The Crown,” writes Ketterly. “Fixed.”

* Hold the lamp up for her drawing, and let it find you both.
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

“Ladies and gentlemen, this bench will hold a lie all day! It’ll hold a lie like a mother in the night,”
says Bartle Crow. As a rule he sells maps. “Tell it the truth, though, and…” He knocks on the tank
underneath. A hat floats in it. “Three to one that the stranger gets wet!”

The stranger is you. The man beside you on the bench is lean and smiling and quite dry.

“Zag, treasure hunter,” he says. “I’ve found all there is, the crown and the ship and the gold in the
mountain. They can’t get me wet. I’ve been here since morning.”

“Say something!” shouts the crowd. A plank creaks.

* Say that you are not for sale, and find out before everybody.
  skill 5: gain 1 reputation, 2 food
    The bench creaks and goes on creaking for so long that bets are doubled and hats come off and pies are
    sent round, two for you. Then it holds. You are dry, and a little hurt.
  more: gain 1 coin
  fail:
    Splash. It was true, then. The crowd looks down at you with new respect and no towel.

* Ask Zag where he keeps it all, and make him say it.
  skill 6: gain 1 treasure
    Zag opens his mouth and shuts it. “I haven’t any,” he says, very low. The bench bursts. A little
    treasure rolls out of the works and into your lap. It was right under Zag, all morning.
  more: gain 1 coin
  fail:
    “You went in backwards,” says Zag, “with your mouth open, and a lady fainted.” It has not happened yet.
    You hear the end of it under water.

* Offer Bartle a seat, and ask what his maps are worth.
  skill 7: gain world card Cave Guide's Chart, 1 coin
    Bartle takes the seat, offended. “Strictly speaking,” he says, “one of them is true.” Splash. A hand
    comes up out of the water, holding it dry.
  more: gain 1 gem
  fail:
    “They’re beyond price,” says Bartle, and stays as dry as toast. All round the tank the people who bought
    one this morning take it out and unfold it and begin, rather slowly, to read.

== O Sold Again, With All Inside
premise: the hole falls in on its three owners, and the man who sold it offers to buy it back, very cheap, before anyone calls for help
axis: who pays / what do I hear first
thread: the hole that was sold twice
ending: act

“One hole, slightly full! I’ll take it back at a tenth,” Grub Peck calls into the dust. He sold that hole to
three people on one morning for three good prices, and just now it fell in on all of them.

“A fifth!” answer three voices under the chalk. “And be quick!”

More of the roof is coming. Six outlaws stand round Grub with folded arms. Each of them has paid him a
deposit on the same hole.

“‘Help’ is one coin,” his cousin Lumma tells you. “‘Run’ is two.”

* Dig them out yourself, and let Grub get away.
  skill 6: gain 2 reputation, 1 gem
    You pull out a hand, and two more people holding on to it. “We’re a company now,” says Mistress Tamp,
    “and you’re our first debt.” That is one gem. The company’s first act is to stand between Grub and the
    door.
  more: gain 1 food
  fail:
    Shouting moves about under the ground. You dig for an hour and bring up an echo. “Any luck?” ask the
    owners. They left by the other end, and have come round with a lamp to watch.

* Throw Grub in after them, and trust a cheat to dig.
  combat 6: gain 1 green token, 1 food
    A Peck can dig. He comes out with all three in tow. “That’s three fares,” he explains. The outlaws shake
    him by the ankles until every deposit is on the floor, and his lunch too, and you all eat it on top of
    Grub.
  more: gain 1 coin
  fail:
    He goes in. After a while you hear him, down there. “Slightly used,” he is saying.

== P The Verse the Cave Has Not Got
premise: a singer has come to the deepest hall for an echo that keeps songs; it gives back every verse but the last, and some roof
axis: what do I risk for an ending / what do I leave unfinished
thread: the song without an end
ending: question

The deepest hall keeps songs. Hum it a line, and it sings you the rest. Dunya Reed, a nomad, has walked
three days to hear how her song ends. The cave gives her the first verse and the second and the third and
all the others, as clear as water, until it comes to the last one. There it stops. A piece of the roof comes
down.

“Once more,” she says. “It must have the…”

* Sing it again with her, louder, under that roof.
  skill 6: gain 1 yellow token, 2 food
    It stops where it always stops. Then, in the gap, as clear as a cup set down, the cave breathes in.
    Dunya breaks her bread. Yours is the bigger half. “So it was going to,” she says. “Then what is it
    afraid of?”
  more: gain 1 heart
  fail:
    The roof comes in on the chorus. You both run for it, in step, being musical. Where the hall was there
    is a wall. Dunya lays her ear against it. Very faintly, it is singing. Whom to?

* Give her a false ending, so that she will leave alive.
  skill 5: gain 2 coins
    It is a good one. The cave sings it over and over. Dunya pays you for it and walks away. At the stairs
    she turns. “How will I hear the real one now,” she asks, “under your…?”
  more: gain 1 food
  fail:
    The cave gives it back at once, word for word, like a plate with a hair on it. “Did you think,” asks
    Dunya, “that it couldn’t…?”
