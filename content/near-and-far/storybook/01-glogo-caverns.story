# Map 1, Glogo Caverns: A to P. First Adventure, played alone and first: no keywords, no side quests.

== A The Tour Has Begun
premise: a glogo guide charges by the sight; the fifth is free with eyes shut, and only the smallest child is told what it is
axis: what do I refuse to see / whose living do I spoil
ending: joke

“On your left, more dark,” says Pock the glogo. He walks backwards ahead of you with the only lamp. “That’s
four sights, at a coin each.”

You had only asked him the way. So had the nomads behind you. The mother counts out her bread money, and five
children watch her do it.

“I’ve five at home, too,” says Pock. “Trust me with sight five. It’s free, if you shut your eyes.” He says one
word in the smallest child’s ear. She shuts her eyes at once and takes your hand.

* Trust Pock, and shut your eyes as well.
  skill 4: gain 1 coin
    With your eyes shut you can hear breathing on both sides. It is the party before yours. No one has told
    them that sight five is over, and they give you a coin to lead them out. The child peeps. “It’s only
    people,” she says.
  more: gain 1 food
  fail:
    The word was “Hop.” The child hops, and you find sight five by yourself. While you climb out of it, Pock
    is already charging the next party to look. You are sight six.

* Show the nomads better sights for nothing.
  skill 5: gain 1 yellow token
    You make a duke of every stalagmite. Each duke gets a wife and each wife a disgrace, and the children
    shriek for more. “Walk with us,” says their mother. Pock hurries backwards to get in front again, and
    finds sight five himself.
  more: gain 1 coin
  fail:
    You have only come to the second duke. “That one’s mine,” says Pock coldly. “I made him up in spring.
    Put him back.” He goes home with the lamp and both dukes.

== B Three Deeds, One Hole
premise: three buyers hold deeds to the same hole and take the first stranger for a judge, while the seller slips away
axis: whom do I believe / who pays for the lie
thread: the hole that was sold twice
ending: act

“I bought this hole this morning,” says Mistress Tamp. She has you by the coat, on the very brink. “I’ve
measured it for curtains.”

“I bought it too,” says the baker, “for my mother-in-law.”

“So did I,” says an old nomad on two sticks. “I’ve walked all my life. I wanted one thing that stays put.”

“Whose is it?” they all ask you. Behind them Grub Peck is leaving with the money. He sold it three times.

* Give it to whoever jumps in first.
  skill 5: gain 1 reputation, 1 coin
    Mistress Tamp is in before you have finished speaking. At once rules begin to come up out of the hole.
    “No dogs! No singing! One coin to the judge!” The old nomad looks down at his sticks.
  more: gain 1 food
  fail:
    All three jump at once. It was sold as roomy, and it is. By noon they have put in a doorbell. When you
    ring it, they are not at home.

* Chase Grub for the money.
  combat 5: gain 2 coins, 1 gem
    You get him by the coat, and Grub runs on without it. In the lining you find two coins, the green stone
    he seals with, and a deed for the next hole. “Pocket, left,” it says. “Stranger’s.”
  more: gain 1 coin
  fail:
    You catch him by the coat-tail, and it comes off in your hand. It was sewn on with a single stitch. Grub
    bows to you with what is left.

* Sell it again, by days of the week.
  skill 6: gain 1 yellow token, 1 coin
    Mistress Tamp buys Mondays from you and the baker buys Tuesdays. “A Wednesday,” says the nomad. “Of my
    own!” He calls his whole family over to shake your hand. Across the market, Grub Peck takes off his hat
    to you.
  more: gain 1 coin
  fail:
    They pay you in shares of the hole. Yours is the middle.

== C A Goat for All Purposes
premise: a dealer has sold you a goat before you knew, for his mother’s rent; she is eating the bill of sale and pulling towards a small voice in the dark
axis: what do I take on / whom do I follow
thread: the goat
ending: joke

Josper Nill shakes your hand. By the time he stops, he has sold you a goat. “Two years old, as I live and
trade! Now we can pay the rent, and Mother can stay.” His mother sits on her packed trunk in the stall and
crosses her fingers.

Duchess the goat is eating the bill of sale. She began where you sign. She pulls hard, towards the dark.

“Meh,” says something very small in there.

* Sign quickly, and let his mother stay.
  skill 5: gain 2 coins
    You sign just ahead of her teeth. Next Duchess eats the pen and Josper’s hat, and he pays you two coins to
    own her further off. His mother unpacks one chair, and sits down in it hard.
  more: gain 2 food
  fail:
    Only the back page is left to sign. By cavern law that makes you the owner of the back half. The front
    half has not been told, and runs twice round the market with you behind it.

* Let the bill go, and follow the goat.
  skill 6: gain world card Glimmerroot Seed
    Behind Josper’s own stall stands a crate, lit like a window at night. In it a baby goat is sucking a
    glimmerroot seed. It swaps the seed for its mother. Then they eat the crate.
  more: gain 1 food
  fail:
    She takes you along five tunnels, up a ladder and down through a family’s washing. At the end of it stands
    Josper. “Meh,” he says. He does it very well. “Exercised, and by an expert! That’s a service I charge
    for.”

== D The Lamp in the Middle
premise: two lamplighters meet at the last dark lamp of a stair; whoever lights it keeps the work, and the night shift is coming down
axis: who deserves it / whom do I leave in the dark
ending: image

Two ladders lean against one dark lamp, half-way up a stair in the rock. On each stands an old man, and they
are nose to nose. All the other lamps are lit.

“I began at the bottom,” says Ebb, “and this one’s mine.”

“I began at the top,” says Sconce, and blows out Ebb’s match.

“The town will keep one of them,” says the lizardfolk who holds both ladders. “It’s to be the one who lights
the last lamp. Oh, I can’t look!”

Above, the night shift starts down. There is no rail.

* Light it yourself, for the night shift.
  skill 4: gain 2 coins; lose 1 reputation
    The night shift throws you two coins and wishes you luck in your new job. “That was our lamp,” says Ebb.
    “Ours,” says Sconce, trying the word. Then they chase you down the stair together, past every lamp they
    ever lit.
  more: gain 1 food
  fail:
    The wick is damp. You strike and you blow and you strike again. Both men watch you with their hands
    behind their backs. “Not trimmed,” says Ebb. “They don’t trim,” says Sconce.

* Blow out two more, so that neither man wins.
  skill 6: gain 1 reputation, 1 red token
    Now there are three dark lamps. Neither man will leave the middle one to the other, so they sit down
    under it to keep watch. The lizardfolk bolts them a bench. The night shift feels its way down past two
    lit pipes.
  more: gain 1 coin
  fail:
    You blow too hard, and the draught takes the whole stair. It is morning before the old men have lit it
    again. The night shift comes home sitting down, one step at a time.

== E The Elder Sister
premise: an old tinsmith and a girl of nineteen lower their stove down a shaft; she is, they both say, the elder
axis: whom do I believe / where do I put my hands
thread: the younger elder sister
ending: speech

“Slower, Wen!” shouts a girl of nineteen. An old tinsmith is letting a stove down a shaft on a rope. “All we
own is in there!”

“Yes, Ilse,” says the old man. “She’s my elder sister,” he tells you.

“He’s the baby. I taught him to walk,” says the girl.

It must be a joke. Then the rope begins to slide through his fingers.

“Give it here, Wen! You always let go!”

“Not this time,” the old man begs you. “Help me hold.”

* Help the old man hold on.
  skill 5: gain 1 reputation, 1 gem
    The stove goes down as softly as a cat. Ilse finds you a gem among their mother’s spoons. But Wen will
    not let go of that rope, not for supper and not for bed. “That’s one,” he says. “That’s one I held.”
  more: gain 1 food
  fail:
    The stove arrives. It goes on arriving for some time, first on one level and then on all the levels
    below. “Babies!” cries Ilse, at both of you.

* Give the rope to the girl.
  skill 6: gain 3 coins
    She lowers the stove one-handed, swearing as millers swore sixty years ago, and tosses you three coins
    for your good sense. Wen knows all the words. His hands are still shut, as if there were a rope in them.
  more: gain 1 coin
  fail:
    “At last, one who listens!” says Ilse, and takes the rope’s end from you. It is only the end. The rest
    has gone down with the stove.

== F Forty Years in These
premise: a pepper carrier swears that he has walked forty years in one pair of boots; the soles are new, and bets are closing
axis: what do I learn / whom do I shame
ending: image

The boots are up on the table with Ruddle Brann still in them. “Forty years I’ve carried pepper in these,”
he says, “and a mule sat on the left one!”

The whole cave is betting on whether it’s true. The potboy has put his first wages on no. A mystic has her
pen ready to write down whichever it is.

You lean in and see that the soles are new. Ruddle sees you see it. “It’s all I’ve got to tell,” he says,
very low.

The betting candle is down to a puddle.

* Bet on Ruddle’s forty years.
  skill 5: gain 2 coins
    “I held the mule,” says an old carrier, so forty years it is. They push your winnings across the table,
    with the potboy’s wages on top. Not one of them looks at the soles.
  more: gain 1 coin
  fail:
    The candle goes out before your coin is down. When it is lit again, all bets are off. Ruddle sits there
    alone and turns his foot this way and that. “They used to creak,” he says.

* Pull a boot off him for all to see.
  skill 6: gain 1 blue token
    Inside, the cobbler has inked the year. It is forty years ago, and the ink comes off wet on your thumb.
    “Press it here,” says the mystic, and opens her book for you. On the table lies an old man’s bare foot.
  more: gain 1 food
  fail:
    The boot comes off, and so does the smell. “Forty years,” says every nose in the cave. The bets are
    settled at once, outside.

== G What Do You Weigh?
premise: a lizardfolk with a door hinge taller than himself has stuck in a tunnel, and a school’s dinner of eels wants to drive over him
axis: who pays for the delay / what do I risk my back on
thread: the hinge
ending: act

“What do you weigh?” asks the lizardfolk who has corked the tunnel. “I’m two hundred and six, and the hinge
is more.”

The hinge is off some great iron door. He carries it on his back, and this morning he turned round in here
to look at some quartz.

“There’s a whole school waiting for its dinner,” says a woman with six carts of eels. “Shift him, or I’ll
drive over him.”

“I’ve often wondered what a cart weighs,” says Urrik Tallback. Something in his back goes crack.

* Grease him with the children’s eels.
  skill 5: gain 1 red token
    Out he pops, and away go the eels down every drain. In Mossgate the whole school watches Urrik cut up
    his own small cheese. He weighs each crumb. You are asked to hold the scales.
  more: gain 1 coin
  fail:
    Now Urrik is stuck and shiny. The eels needed no help at all, and by now they are nearly at the sea.

* Wave the carts on, over his back.
  skill 6: gain world card Cavern Friendship Knot
    “Six hundred, with eels!” calls Urrik from under the wheels, and ties a knot for each cart in a cord. He
    comes out bent like a hook. “I weigh the same,” he says, and puts the cord round your wrist.
  more: gain 2 food
  fail:
    The first mule gets to the top of him and stops there. “Five hundred and ninety,” says Urrik from below.
    “And something on her mind.”

== H Under the Kettle
premise: a boy in an upturned kettle under water knocks three times, and nobody has agreed on what three means
axis: what do I believe it means / what do I put at risk
ending: speech

Clang. Clang. Clang. Far down in the flooded stair stands a great kettle, upside down and full of air. The
boy inside it is after an old woman’s strongbox. She has him on a rope.

“One knock means pull,” she says. “Two means wait. What’s three?”

If his air is gone, the rope is quickest. If his foot is caught, the rope will hurt him.

“He’s only twelve,” says the old woman. Clang. Clang. Clang.

* Dive for the boy.
  skill 6: gain 1 reputation, 2 coins
    You drag him up on to the dry steps. When he opens his mouth to breathe, two wet coins fall out.
    “Yours,” the old woman tells you. “You went in.” The boy coughs. “Three means I’ve got it open,” he
    says.
  more: gain 1 heart
  fail:
    Before your boots are off, the kettle bobs up and turns over. The boy is sitting in it with the box on
    his knees. He rows away from you both with his spoon. “Three means good-bye!” he calls.

* Haul on the rope.
  skill 7: gain 1 treasure, 2 coins
    Up comes the boy, quite blue, with both arms round the box. “Take what you like,” says the old woman,
    and kicks it open for you. She does not look in. She is rubbing his hair dry. “Three means hurry,” says
    the boy.
  more: gain 1 gem
  fail:
    Up comes a good deal of air, then a good deal of language, then a boy by one leg. He has no box. “Three
    means not yet,” he tells you, upside down.

== I The Late Burrower
premise: a beast the size of a barn carries a tired shift home, one of them to a birth, with a pick in its foot, and follows lamps
axis: whom do I get home / whose foot is it
ending: question

Thunder, inside the rock. Your spoon walks off your plate. Then the wall falls in, and a beast as broad as a
barn limps through. A whole shift of glogo is sitting along its back.

“Jump up!” says the nearest. “It’s our ride home, and my wife’s having our first tonight. Only hide that
lamp! It follows lamps.”

The beast has already turned to your light. It holds out one foot to you, like a dog. There is a pick in it.

* Hide the lamp, and ride home with the shift.
  skill 5: gain 2 gems
    The beast eats through a seam of green stone, and you all hold out your hats for what falls. At the last
    door something very small is howling. The glogo runs in. Limp, limp, limp, the beast goes on alone.
  more: gain 1 heart
  fail:
    You get off one tunnel too soon, and wave to the shift until the last hat has gone round the bend. When
    you turn round, the tunnel has fallen in behind you.

* Lead it away to see to its foot.
  skill 7: gain world card Tamed Burrower, 2 food
    In the widest cave you pull out the pick, and the beast lays its chin on your boots. “That’s you
    adopted,” say the glogo. They leave you their sandwiches and go home on foot, one of them running. What
    does one feed a barn?
  more: gain 1 gem
  fail:
    It takes the lamp for dinner, and you with it. It tastes you for a moment and then sets you down to one
    side, wet to the neck. The glogo all study the ceiling.

== J Two Cups
premise: a tea seller pours for an empty place each night; tonight you are sitting in it
axis: what do I owe the dead / what do I owe the living
ending: image

Old Hask the nomad is pouring a second cup of tea when he sees where you are sitting. You came in dripping
and took the only free stool. It was his wife’s. He still pours for her every night.

Hask goes on pouring until the tea stands above the rim. The seat under you is worn to a smaller shape. All
down the tunnel the stalls stop putting up their shutters.

* Drink what was poured for his wife.
  skill 4: gain 1 food, 1 reputation
    The tea is much too sweet, as one particular person must have liked it. Hask waits until it is gone.
    Then he washes both cups and hangs them on one nail.
  more: gain 1 heart
  fail:
    Your hand shakes and the tea spills. Hask mops the board until it is dry, and goes on mopping, round and
    round the same place. He is still at it when you let yourself out.

* Slide the cup across to him.
  skill 5: gain 1 yellow token
    “Four sugars,” says Hask. “And I married that.” His shoulders shake, and you are half out of the seat
    before you see that he is laughing. Along the tunnel the shutters start again, softly, one at a time.
  more: gain 2 food
  fail:
    He slides it back and you slide it over, to and fro, until the lamp burns out. In the dark you can hear
    the tea being drunk. It is not you. Hask says that it is not him.

== K The Digging Match
premise: a digging match has a band and a prize, and its finishing line is the back wall of the counting-house
axis: whom do I warn / what do I let myself not notice
ending: act

GRAND DIGGING MATCH, says the banner. FIRST THROUGH THE WALL WINS. There is a band. There is soup.

“It’s on the house, dumpling,” says Maddock Three-Spoons, and fills your bowl. “In ten minutes we’ll know
which house.”

A whistle blows, and six outlaws go into the chalk like moles. You stroll round to the finish. It is the
back wall of the counting-house. Inside, an old man hums over all Mossgate’s savings.

“They took my stove for the rent,” says Maddock at your elbow. “I’m only digging it back, cutlet.”

* Win it for Maddock with a borrowed spade.
  skill 6: gain 1 green token
    You win by a length. There is all the money, and there is the old man with his mouth open. “Don’t get
    up, cutlet,” Maddock tells him. He claps you on the back, and moves the finishing flag a yard further
    in.
  more: gain 1 coin
  fail:
    You dig like a terrier, left and down and left again. At last you come up into music. You are inside the
    big drum, and it is the best applause of the afternoon.

* Warn the old man behind the wall.
  skill 5: gain 1 reputation, 1 coin
    “Obliged,” says the old man, and rolls you a coin out through a crack. The band plays a flourish. The
    winner breaks through with his arms up, into the back of a cupboard. He knocks. “Closed,” says the
    cupboard.
  more: gain 1 food
  fail:
    “I know,” says the old man through the wall. “I’ve put all of it on the fourth digger.”

* Stand where the wall will open, and look official.
  skill 7: gain 4 coins, 1 food; lose 1 reputation
    Bags come out of the wall into your arms. “Receipt?” says the last digger. You sign it M. Three-Spoons.
    Then you stroll away past Maddock himself, with four coins and a bowl of his soup.
  more: gain 1 coin
  fail:
    When it opens, a constable is standing next to you. He is a real one. He has the hat for it.

== L A Hole in Your Supper
premise: the other end of the disputed hole breaks through under your own pot, with one of its owners stuck in it and the roof working loose
axis: what do I save / whom do I answer to
thread: the hole that was sold twice
ending: loss

You put your soup pot down to cool. It gets up again. There is a face under it.

“I bought this hole,” says Mistress Tamp, stuck at the elbows. “Pull! And don’t you dare push me back. The
baker’s down there, and he yodels.”

Far below her you can hear him. It is a lonely sort of yodel.

A stone drops out of the roof. One good heave, and the rest will come down on your camp.

* Heave her out, and lose your camp.
  combat 5: gain 1 reputation, 1 gem
    She comes up like a carrot, with a gem stuck to her knee. By glogo law the gem is yours. Then the roof
    comes down on your fire and your soup and your bed. “It wants curtains,” says Mistress Tamp.
  more: gain 1 coin
  fail:
    The pot comes off. She does not. “I’ll have that back on,” she says, “until the roof has finished.”

* Push her back down to the baker.
  skill 6: gain 3 coins
    A long way off you hear a pop. “She’s back,” says a voice without any joy. Three coins fly up out of the
    hole. “Next time, keep her!”
  more: gain 1 gem
  fail:
    “I beg your pardon!” says Mistress Tamp. She draws a deep breath and swells, and goes on swelling until
    no light comes up round her anywhere. Now it is really her hole.

== M The Sky Is Going Out
premise: a reader of the dark charts the glow-worms on the cavern roof, and they are going out in a line that is coming this way
axis: what do I learn / what do I leave lit
ending: image

The Hollow Observatory has a telescope and no sky. It points at the roof of the cavern. Ten thousand
glow-worms hang up there like stars, and a mystic of fourteen reads you their names out of half a book.

“Page nine: the Ladle,” reads Ketterly. “Page nine: the Lame Dog.”

The handle of the Ladle goes out. Then the next row goes. A line of dark is coming towards you over all
those stars, without a sound.

“That’ll be page ten,” says Ketterly. “It’s missing. It eats lights, I think. Oh, hold up our lamp, and let
me draw it!”

* Put out the lamp and lie flat.
  skill 5: gain 2 gems
    Something as broad as a village goes over you in the black, combing the roof with its lips. Two gems
    rattle down. Then it has passed, and Ketterly holds up her page. It is quite white.
  more: gain 1 heart
  fail:
    You are a breath too late, and it has seen you. It eats all round you, as one eats round a pip. A single
    ring of lights is left above your head. “The Crown,” writes Ketterly. “Fixed.”

* Hold up the lamp for her drawing.
  skill 7: gain 1 blue token, 1 food
    It stops over your lamp, and mushrooms patter down out of its fur. “Page ten,” says Ketterly, and draws
    without once looking at the paper. “Seen by two.” When it goes the flame leans after it, and stays lit.
  more: gain 1 coin
  fail:
    You sneeze, and her pencil jumps right across the page. “A comet!” says Ketterly, and writes it in. She
    will look for it all her life.

== N The Liars’ Bench
premise: a weighing bench tips into a tank whoever on it tells the truth, and a map-seller takes bets on strangers
axis: what do I say about myself / whom do I drop
ending: joke

Splash! A bench over a water tank has tipped, and a man goes in. “He told the truth,” says Bartle Crow,
fishing out the hat. “Only a liar stays dry up there! Maps on sale afterwards. Three to one that the stranger
gets wet!”

The stranger is you. The man beside you on the bench is lean and smiling and quite dry.

“Zag, treasure hunter,” he says. “I’ve found it all. The crown, the ship, the gold.” In the front row a small
boy gazes up at him.

“Say something!” they shout at you.

* Swear that you can’t be bought.
  skill 5: gain 1 reputation, 2 food
    The bench creaks for so long that pies are sent round, and two of them are for you. Then it holds. So
    that was a lie. You are dry, and a little hurt.
  more: gain 1 coin
  fail:
    Splash. It was true, then. The crowd looks down at you with new respect and no towel.

* Ask Zag where he keeps it all.
  skill 6: gain 1 treasure
    “I haven’t any,” says Zag at last. That is so true that the whole bench bursts. A little treasure rolls
    out of the works and into your lap. He has been sitting on it all morning.
  more: gain 1 coin
  fail:
    “You went in backwards,” Zag tells you. “Your mouth was open, and a lady fainted.” None of it has
    happened yet. You hear the rest under water.

* Give Bartle your seat, and ask about his maps.
  skill 7: gain world card Cave Guide's Chart, 1 coin
    Bartle sits down, offended. “Strictly speaking,” he says, “one of them is true.” Splash. A hand comes up
    and holds that map out of the wet. On top of it lies a coin, to keep you quiet.
  more: gain 1 gem
  fail:
    “They’re true, every one,” says Bartle, and stays as dry as toast. All round the tank people unfold the
    maps that they bought this morning. Rather slowly, they begin to think.

== O Sold Again, With All Inside
premise: the hole falls in on its three owners, and the man who sold it offers to buy it back, very cheap; he is the best digger there is, and he says that he was buried once himself
axis: who pays / whose fear do I believe
thread: the hole that was sold twice
ending: act

Grub Peck bows to a heap of chalk on the cellar floor. This morning it was a hole, and he sold it to three
people. Now it has fallen in on them.

“One hole, slightly full!” he calls. “I’ll buy it back at a tenth!”

“A fifth!” shout three voices under the chalk. “And be quick!”

“Throw him in,” say the outlaws on the steps. “He robbed us, too, and no one digs like a Peck.”

Grub stops grinning. “I was buried once,” he says. “Three days.” He edges towards the window.

* Dig them out yourself, and let Grub be.
  skill 6: gain 2 reputation, 1 gem
    You get hold of one hand and pull out three people, for they are holding on to each other. Mistress Tamp
    pays you a gem. All that they have left of Grub is the open window.
  more: gain 1 food
  fail:
    You dig for an hour towards the shouting. “Any luck?” ask the three owners behind you. They left by the
    other end, and have come round with a lamp to watch.

* Throw Grub in after them.
  combat 6: gain 1 green token, 1 food
    Grub brings out all three, and charges each of them the fare. Then the outlaws shake him by the ankles
    until everything is on the floor. His lunch comes out last. You all share it, sitting on Grub.
  more: gain 1 coin
  fail:
    After a while you hear him down there, talking to the others. “Slightly used,” he is saying, “but the
    company’s first-rate.”

== P The Verse the Cave Has Not Got
premise: a singer has come to the deepest hall for an echo that keeps songs; it gives back every verse but the last, and some roof
axis: what do I risk for an ending / what do I leave unfinished
thread: the song without an end
ending: question

Hum a line in the deepest hall, and the long stone pipes in the roof will hum you the rest. Dunya Reed the
nomad has walked three days to hear how her song ends. The pipes give her verse after verse, as clear as
water. Before the last one they stop. Then a pipe lets go and breaks at her feet.

“Once more,” says Dunya, with dust in her hair. “I’m too old to come twice.”

* Sing it again with her, louder.
  skill 6: gain 1 yellow token, 2 food
    It stops where it always stops. But this time you hear the cave breathe in, like a child about to tell.
    “So it does know,” says Dunya. She gives you all the food she has for the road home, and sits down to
    wait.
  more: gain 1 heart
  fail:
    The roof comes in on the chorus. You both run for it, in step, being musical. Where the hall was there
    is a wall, and Dunya lays her ear against it. Very faintly, it is still singing.

* Make up a last verse, and call it true.
  skill 5: gain 2 coins
    It is a good verse. The pipes sing it over and over. Dunya pays you, and lets you lead her out from
    under them. On the stairs she stops. “That was yours,” she asks, “wasn’t it?”
  more: gain 1 food
  fail:
    The cave hands it back at once, word for word, like a plate with a hair on it. “It keeps songs,” says
    Dunya. “It doesn’t buy them.”
