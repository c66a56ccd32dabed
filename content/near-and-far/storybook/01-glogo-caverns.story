# Map 1, Glogo Caverns: A to P. First Adventure, played alone and first: no keywords, no side quests.

== A The Tour Has Begun
premise: a glogo guide charges by the sight; the fifth is free with eyes shut, and a mother beside you has only her bread money left
axis: what do I refuse to see / whose living do I spoil
ending: joke

“On your left,” says Pock the glogo, “more dark.” He walks backwards in front of you with the only lamp, and
all that you did was ask him the way, but a sight costs a coin and that was the fourth.

“I’ve nothing left but our bread money,” says the nomad mother beside you. “You make up some sights for the
children. Yours would be free.”

“Sight five’s free,” says Pock, who has sharp ears, “if you shut your eyes. And I’ve children too.”

Her smallest shuts her eyes at once and takes your hand.

* Shut your eyes, and walk on with the child.
  skill 4: gain 1 coin
    You walk into a gentleman, who says sorry. He is the last of the party before yours, all of them still
    standing there with their eyes shut because they were never told to stop, and they give you a coin to lead
    them out. The child peeps. “It’s only people,” she says.
  more: gain 1 food
  fail:
    “Hop,” says Pock, but he says it in the child’s ear. She hops. You find sight five by yourself, and it is
    a hole. While you are still in it Pock holds the lamp over the edge for the next party. “And this,” he
    says, “is sight six.”

* Make up better sights, for nothing.
  skill 5: gain 1 yellow token
    You make a duke of every stalagmite and give each duke a wife, until the children can’t walk for laughing
    and their mother says that you had better travel with them. Pock hurries backwards to get in front again.
    That is how he finds sight five. It is a hole.
  more: gain 1 coin
  fail:
    “That one’s mine,” says Pock when you come to the second duke. “I made him up in spring. Put him back.”
    Then he goes home with the lamp and both dukes.

== B Three Deeds, One Hole
premise: three buyers hold deeds to the same hole and take the first stranger for a judge, while the seller slips away
axis: whom do I believe / who pays for the lie
thread: the hole that was sold twice
ending: act

Mistress Tamp has bought a hole and measured it for curtains. Now she has you by the coat at the brink, because
you are a stranger and must be fair, and will you kindly tell the baker it isn’t his?

“I bought it too,” says an old nomad on two sticks. “I’ve walked all my life. I wanted one thing that stays
put.”

Behind them Grub Peck, who sold it, is leaving with the money.

* Give it to whoever jumps in first.
  skill 5: gain 1 reputation, 1 coin
    Mistress Tamp is in before you have finished. “No dogs!” comes up out of the hole. “No singing!” Then a
    coin comes up, for the judge. The old nomad looks down at her for a while, and then he looks at his sticks.
  more: gain 1 food
  fail:
    All three jump at once. It was sold as roomy and it is, for by noon they have put in a doorbell. When you
    ring, they are not at home.

* Leave them to it, and catch Grub.
  combat 5: gain 2 coins, 1 gem
    You get him by the coat. Grub, who has been got by the coat before, runs on without it, and in the lining
    you find two coins, the green stone he seals with and a deed for the next hole, made out and ready to sell.
    “Pocket, left,” it says. “Stranger’s.”
  more: gain 1 coin
  fail:
    The tail of his coat comes off in your hand. It was sewn on with a single stitch, for the purpose, and Grub
    bows to you across the whole market with what is left.

* Sell it again, by days of the week.
  skill 6: gain 1 yellow token, 1 coin
    Mistress Tamp takes Mondays and the baker Tuesdays, at a coin the pair. The old nomad holds his Wednesday
    up to the lamp, then calls his whole family over to shake your hand. Across the market Grub Peck takes off
    his hat to you.
  more: gain 1 coin
  fail:
    They pay you in shares of the hole. Yours is the middle.

== C A Goat for All Purposes
premise: a dealer has sold you a goat before you knew, for his mother’s rent; she is eating the bill of sale and pulling towards a small voice in the dark
axis: what do I take on / whom do I follow
thread: the goat
ending: joke

Josper Nill shakes your hand, and he goes on shaking it until you have bought a goat. “Two years old, as I live
and trade! That’s our rent, Mother.” On a packed trunk behind him an old woman crosses her fingers.

It only wants your name, and soon, because Duchess is eating the bill of sale from the end where you sign. All
the while she looks past you, into the dark, and pulls.

“Meh,” says something very small in there.

* Sign, while there’s a line left.
  skill 5: gain 2 coins
    You sign a thumb’s breadth ahead of her teeth, and when she has eaten Josper’s hat as well he gives you two
    coins to go and own her somewhere else. His mother unpacks one chair. “Meh,” says the dark, a little
    louder.
  more: gain 2 food
  fail:
    Only the back of the page is left, which by cavern law makes you the owner of the back half. The front half
    has not been told. It goes twice round the market with yours behind it and you behind that.

* Drop the bill and follow the goat.
  skill 6: gain world card Glimmerroot Seed
    She pulls you round behind the stall, where a crate shines at every crack like a shuttered inn. The baby
    goat in it has been sucking a glimmerroot seed, which it gives you in exchange for its mother. Out in front
    a trunk is being dragged away. The goats start on the crate.
  more: gain 1 food
  fail:
    She takes you along five tunnels, up a ladder and down through a family’s washing, and at the end of it
    all, in the dark, stands Josper. “Meh,” he says. He does it very well. “Exercised, and by an expert! I
    charge for that.”

== D The Lamp in the Middle
premise: two lamplighters have lit a stair from its two ends and meet at the last dark lamp; whoever lights it keeps the work, and the night shift is coming down
axis: who deserves it / whom do I leave in the dark
ending: image

Two old men stand on two ladders, nose to nose, at one dark lamp. Ebb has lit the stair from the bottom and
Sconce from the top, and here, where their rows meet, whoever lights the last one keeps the work. The town
can’t pay both.

“Mine,” says Ebb, and strikes a match. Sconce blows it out.

The night shift is starting for home, forty tired lizardfolk on a stair without a rail.

* Light it yourself.
  skill 4: gain 2 coins; lose 1 reputation
    The night shift throws you two coins and wishes you joy of the work. “That was our lamp,” says Ebb.
    “Ours,” says Sconce, trying the word on. Then they chase you, side by side, past every lamp they ever lit.
  more: gain 1 food
  fail:
    The wick is damp. You strike and blow and strike again while two old men look on with their hands behind
    their backs. “Not trimmed,” says Ebb. “They don’t, these days,” says Sconce.

* Put out one lamp of each man’s, and start the race again.
  skill 6: gain 1 reputation, 1 red token
    Now three are dark. If either man climbs to one, the other gets two, so they both sit down to think, and
    the first of the lizardfolk falls over them. She laughs so much that she fetches you all a bench. The
    other thirty-nine come home by the light of two pipes.
  more: gain 1 coin
  fail:
    You blow too hard, and the draught takes the whole stair. The night shift comes home sitting down, step by
    step.

== E The Elder Sister
premise: an old tinsmith and a girl of nineteen lower their stove down a shaft; she is, they both say, the elder
axis: whom do I believe / where do I put my hands
thread: the younger elder sister
ending: speech

An old tinsmith is letting a stove down a shaft on a rope, while a girl of nineteen hangs over the edge and
tells him how. “Slower, Wen!”

“Yes, Ilse,” he says, and then to you, politely, “My elder sister.”

“I taught him to walk,” says the girl.

You wait for one of them to laugh. The rope begins to run.

“You always let go! Give it here!”

“Not this time,” says Wen, and he says it to you. “Only help me hold.”

* Take hold behind the old man.
  skill 5: gain 1 reputation, 1 gem
    The stove goes down as softly as a cat off a wall. Ilse, who had her next remark ready, has to find you a
    gem instead. Wen keeps the rope with him at supper and he keeps it with him in bed. “That’s one,” he says.
    “That’s one I held.”
  more: gain 1 food
  fail:
    The stove arrives. It goes on arriving for some time, first on this level and then on all the levels below.
    “Babies!” says Ilse to both of you.

* Put the rope in her hands.
  skill 6: gain 3 coins
    She lowers it one-handed, swearing as millers swore sixty years ago, and throws you three coins. Wen’s lips
    move. He knows all the words. His hands are still shut, one above the other, on no rope at all.
  more: gain 1 coin
  fail:
    “At last, one who listens,” says Ilse and takes the end from you. It is only the end. The rest has gone to
    see about the stove.

== F Forty Years in These
premise: a pepper carrier swears that he has walked forty years in one pair of boots; the soles are new, and a potboy has bet his first wages against him
axis: what do I learn / whom do I shame
ending: image

“Forty years I’ve carried pepper in these,” says Ruddle Brann, with his boots up on the table, “and a mule sat
on the left one!” The whole cave is betting on whether it’s true.

“It can’t be,” says the potboy, a thin young mystic, and lays down his first wages. “Can it?” he asks you. You
are sitting by the soles.

They are new.

“It’s my one story,” says Ruddle in your ear.

* Bet on Ruddle’s forty years.
  skill 5: gain 2 coins
    At the back an old carrier stands up and says that he held the mule. So forty years it is, and they push
    your winnings across the table with the potboy’s wages on top. All evening people come and shake Ruddle’s
    hand. He keeps his feet under his chair.
  more: gain 1 coin
  fail:
    The betting candle goes out before your coin is down, so all bets are off and everyone goes home. Ruddle
    stays, turning his foot this way and that. “They used to creak,” he says.

* Pull off a boot, and show them the sole.
  skill 6: gain 1 blue token
    Inside the boot the cobbler has inked the year. It is forty years ago, and it comes off wet on your thumb.
    “Then who’s won?” asks the potboy. You can’t tell him, so he sits down beside you to look at the thumb.
    Among the coins lies an old man’s bare foot.
  more: gain 1 food
  fail:
    The boot comes off and the smell comes off with it. “Forty years,” says every nose in the cave. All bets
    are settled, outdoors.

== G What Do You Weigh?
premise: a lizardfolk with a door hinge taller than himself has stuck in a tunnel, and a school’s dinner of eels wants to drive over him
axis: who pays for the delay / what do I risk my back on
thread: the hinge
ending: act

“What do you weigh?” asks the tunnel. It has been corked since morning by a lizardfolk with an iron door hinge
on his back, taller than himself, who turned round in here to admire some quartz. “I’m two hundred and six,” he
says. “The hinge is more.”

Behind you wait six carts of eels, which are a whole school’s dinner. “Shift him,” says the carter, “or I drive
over him.”

“I’ve often wondered,” says Urrik Tallback, “what a cart weighs.” His back goes crack.

* Grease him with the school’s dinner.
  skill 5: gain 1 red token
    Out he comes like a cork, and the eels go down every drain in Mossgate. So the school has Urrik’s own
    cheese for dinner. It is a small one, but he weighs out every crumb while you hold the scales.
  more: gain 1 coin
  fail:
    Now he is stuck and shiny. The eels, who needed no help from anyone, are nearly at the sea.

* Wave the carts on, over his back.
  skill 6: gain world card Cavern Friendship Knot
    “Six hundred, with eels!” calls Urrik from under the wheels, tying a knot in a cord for every cart. He
    crawls out bent like a hook and puts the cord round your wrist. “And I weigh just the same,” he says.
  more: gain 2 food
  fail:
    The first mule climbs to the top of him and stops. “Five hundred and ninety,” says Urrik from below. “And
    something on her mind.”

== H Under the Kettle
premise: a boy in an upturned kettle under water knocks three times, and nobody has agreed on what three means
axis: what do I believe it means / what do I put at risk
ending: speech

Clang. Clang. Clang. It comes up through the water of the drowned stair, from a kettle standing upside down,
full of air, with a boy inside who went after an old woman’s strongbox. She has him on a rope.

“One’s pull,” she says. “Two’s wait. He’s only twelve! What’s three?”

If his air is gone, the rope is the quickest way. But if his foot is caught, it’s the quickest way to break it.

* Dive for the boy.
  skill 6: gain 1 reputation, 2 coins
    You go down in your boots and come up with him by the collar. When he opens his mouth to breathe, two wet
    coins fall out. “Yours,” says the old woman. “I only stood here.” The boy coughs for a while. “Three means
    I’ve got it open,” he says.
  more: gain 1 heart
  fail:
    You have one boot off when the kettle bobs up and rolls over, and there sits the boy with the box on his
    knees. He rows away from you both with a spoon. “Three means good-bye!” he calls.

* Haul on the rope.
  skill 7: gain 1 treasure, 2 coins
    Up he comes, blue, with both arms round the box. “Have what you like,” says the old woman and kicks it open
    at your feet, coins and treasure and all, without a look, because she is rubbing his hair dry with her
    skirt. “Three means hurry,” says the boy.
  more: gain 1 gem
  fail:
    Up comes a good deal of air, then a good deal of language, and then a boy by one leg. There is no box.
    “Three,” he says, upside down, “means not yet.”

== I The Late Burrower
premise: a beast the size of a barn carries a tired shift home, one of them to a birth, with a pick in its foot, and follows lamps
axis: whom do I get home / whose foot is it
ending: question

Thunder, inside the rock. Your spoon walks off your plate, the wall falls in, and through the dust limps a
beast as broad as a barn, with a whole shift of glogo along its back like hens.

“Hop up!” says the nearest. “It’s our ride home, and my wife’s having our first tonight. Only hide that lamp.
It follows lamps.”

It has already turned to yours. It holds out one foot to you, as a dog would, and there is a pick in it.

* Hide the lamp and ride home with them.
  skill 5: gain 2 gems
    It eats through a seam of green stone while you all hold out your hats, and two gems land in yours. At the
    last door something very small is howling. The glogo runs in without his boots. The beast goes on alone.
    Limp, and limp, and limp.
  more: gain 1 heart
  fail:
    You get down one tunnel too soon and wave until the last hat has gone round the bend. When you turn to go,
    the tunnel has fallen in behind you.

* Lead it off and see to its foot.
  skill 7: gain world card Tamed Burrower, 2 food
    It takes both your hands and one of your boots, but the pick comes out, and the beast sighs and lays its
    chin across your feet. “That’s you adopted,” say the glogo. They leave you their sandwiches and start for
    home on foot, one of them running. What does one feed a barn?
  more: gain 1 gem
  fail:
    It takes the lamp for its dinner and takes you with it. For a moment it thinks you over. Then it sets you
    down to one side, wet to the neck, while the glogo all study the ceiling.

== J Two Cups
premise: a tea seller pours for an empty place each night; tonight you are sitting in it
axis: what do I owe the dead / what do I owe the living
ending: image

You come in dripping and take the only free stool, and all along the tunnel the stalls stop putting up their
shutters.

Every night at closing old Hask the nomad pours two cups of tea, one for himself and one for his wife. She is
dead. It is her stool. Hask has seen you, but he goes on pouring, until the tea stands up above the rim of her
cup and shakes.

* Drink what he poured for her.
  skill 4: gain 1 food, 1 reputation
    It is much too sweet, as one particular person must have liked it. Hask waits until it is gone. Then he
    washes both cups and hangs them on one nail.
  more: gain 1 heart
  fail:
    Your hand shakes, so that it goes all over the counter. Hask wipes the place dry. He is still wiping it,
    round and round, when you let yourself out.

* Slide her cup across to him.
  skill 5: gain 1 yellow token
    “Four sugars,” says Hask, when he has got it down. “And I married that!” His shoulders shake, and you are
    half off the stool before you see that he is laughing and has you by the sleeve. Along the tunnel the
    shutters begin again, softly, one at a time.
  more: gain 2 food
  fail:
    He slides it back, you slide it over, and so it goes until the lamp burns out. In the dark you can hear tea
    being drunk. It is not you. Hask says that it is not him.

== K The Digging Match
premise: a digging match has a band and a prize, and its finishing line is the back wall of the counting-house
axis: whom do I warn / what do I let myself not notice
ending: act

GRAND DIGGING MATCH, says the banner. There is a band. There is soup. “It’s on the house, dumpling,” says
Maddock Three-Spoons, filling your bowl, “and in ten minutes we’ll know which.”

Six outlaws go into the chalk like moles. You stroll round with your soup to see the finish, which is the back
wall of the counting-house, where an old man is humming over everything Mossgate has saved.

“They took my stove for the rent,” says Maddock beside you. “I only want the stove, cutlet.”

* Borrow a spade and win it for him.
  skill 6: gain 1 green token
    You win by a length. There is all that money, and there is one old man with his mouth open. “Don’t get up,
    cutlet,” Maddock tells him. He puts an arm round your neck like a brother, walks you straight past the
    stove and moves the finishing flag a yard further in.
  more: gain 1 coin
  fail:
    You dig like a terrier, left and down and left again, until you come up into music. You are inside the big
    drum. It is the best applause of the afternoon.

* Knock, and warn the old man.
  skill 5: gain 1 reputation, 1 coin
    “Obliged,” says the old man and rolls you a coin through a crack. You hear furniture. The winner bursts out
    of the wall to music, with both arms in the air, and is in a cupboard. He knocks. “Closed,” says the
    cupboard.
  more: gain 1 food
  fail:
    “I know,” says the old man through the wall. “I’ve put the lot on the fourth digger.”

* Stand where it will open, and look official.
  skill 7: gain 4 coins, 1 food; lose 1 reputation
    The bags come out of the wall and into your arms. “Receipt?” says the last digger, so you write him one,
    sign it M. Three-Spoons and stroll away past the man himself, with four coins up your sleeve and the bowl
    in your hand. “Seconds, dumpling?” he says, and fills it.
  more: gain 1 coin
  fail:
    When it opens, a constable is standing next to you. He is a real one. He has the hat for it.

== L A Hole in Your Supper
premise: the other end of the disputed hole breaks through under your own pot, with one of its owners stuck in it and the roof working loose
axis: what do I save / whom do I answer to
thread: the hole that was sold twice
ending: loss

You put your soup down to cool, and it gets up again. There is a face under it.

“I bought this hole,” says Mistress Tamp, wedged at the elbows. “Pull! The baker’s down there, and he yodels.”

He does, too, a long way below, like a man calling a cow that has been sold.

A stone drops out of the roof into your fire. You both look up. One good heave will bring down the rest.

* Heave her out, roof or no roof.
  combat 5: gain 1 reputation, 1 gem
    She comes up like a carrot, with a gem stuck to one knee that by glogo law is yours. Then the roof comes
    down on your fire and your soup and your bed. “It wants curtains,” says Mistress Tamp.
  more: gain 1 coin
  fail:
    The pot comes off. She does not. “I’ll have that back on,” she says, “till the roof’s finished.”

* Push her back down to the baker.
  skill 6: gain 3 coins
    There is a pop, far down, and the yodelling stops. “She’s back,” says a voice with no joy in it. Three
    coins come flying up out of the hole. “Next time, keep her!”
  more: gain 1 gem
  fail:
    “I beg your pardon!” says Mistress Tamp. She draws a breath and swells, and she goes on swelling until no
    light comes up round her anywhere. Now it really is her hole.

== M The Sky Is Going Out
premise: a reader of the dark charts the glow-worms on the cavern roof, and they are going out in a line that is coming this way
axis: what do I learn / what do I leave lit
ending: image

The Hollow Observatory has a good telescope and no sky. So it points at the roof, where ten thousand glow-worms
hang like stars, while Ketterly, a mystic of fourteen, reads out their names from half a book. “Page nine, the
Ladle.”

The Ladle goes out. Then row upon row goes out behind it, as something comes towards you over the roof without
a sound.

“That’ll be page ten,” says Ketterly. “It’s missing. Hold up the lamp and I’ll draw it! I think it eats lamps.”

* Put out the lamp and lie flat.
  skill 5: gain 2 gems
    Something as broad as a village goes over you in the black, combing the roof with its lips, and two gems
    rattle down beside your ear. Then it has gone by. Ketterly strikes a match and holds up her drawing. It is
    quite white.
  more: gain 1 heart
  fail:
    You are a breath too late. It eats all round you, as one eats round a pip, until a single ring of lights is
    left above your head. “The Crown,” writes Ketterly. “Fixed.”

* Hold up the lamp for her.
  skill 7: gain 1 blue token, 1 food
    It stops right above you and has a long look, while mushrooms patter down out of its fur. Ketterly draws
    without a glance at the paper. “Seen by two,” she says. “Sign here.” When it goes your flame leans after
    it, further and further, and stays lit.
  more: gain 1 coin
  fail:
    You sneeze, and her pencil goes right across the page. “A comet!” says Ketterly and writes it in. She will
    look for it all her life.

== N The Liars’ Bench
premise: a weighing bench tips into a tank whoever on it tells the truth, and a map-seller takes bets on strangers
axis: what do I say about myself / whom do I drop
ending: joke

Splash! The bench over the tank has tipped another man in. “He told the truth,” says Bartle Crow, who takes the
bets and sells maps to the wet. “Only a liar stays dry up there!”

You are up there. So is Zag the treasure hunter, bone dry, telling a small boy about the crown he found and the
ship and the gold. The boy has forgotten to shut his mouth.

“Say something!” roars the crowd, at you.

* Swear that you can’t be bought.
  skill 5: gain 1 reputation, 2 food
    The bench creaks, and it goes on creaking for so long that pies are sent round and you have had two by the
    time it holds. So that was a lie. They cheer you all the way down the ladder, dry and a little hurt.
  more: gain 1 coin
  fail:
    Splash. It was true, then. The crowd looks down at you with new respect and no towel.

* Ask Zag where he keeps it all.
  skill 6: gain 1 treasure
    “I haven’t any,” says Zag at last, which is so true that the whole bench bursts. The boy gets up and goes
    home. Out of the works a small treasure rolls into your lap. Zag has been sitting on it all morning.
  more: gain 1 coin
  fail:
    “You went in backwards,” Zag tells you. “Your mouth was open, and a lady fainted.” None of it has happened
    yet. You hear the rest under water.

* Give Bartle your seat and ask about his maps.
  skill 7: gain world card Cave Guide's Chart, 1 coin
    “Strictly speaking,” says Bartle, sitting down, “one of them’s true.” Splash. After a moment a hand comes
    up and holds that one clear of the water for you, with a coin on it. “Not so loud,” says the tank.
  more: gain 1 gem
  fail:
    “They’re true, every one,” says Bartle, and stays as dry as toast. All round the tank the people who bought
    one this morning unfold it again and slowly begin to think.

== O Sold Again, With All Inside
premise: the hole falls in on its three owners, and the man who sold it offers to buy it back, very cheap; he is the best digger there is, and he says that he was buried once himself
axis: who pays / whose fear do I believe
thread: the hole that was sold twice
ending: act

This morning it was a hole, and Grub Peck sold it to three people. Now it is a heap of chalk with the three
people under it, and Grub has taken off his hat and offered to buy it back at a tenth.

“A fifth!” shouts the chalk. “And hurry!”

“Throw him in,” say the outlaws on the cellar steps, whom he has robbed as well. “No one digs like a Peck.”

Grub’s smile goes. “I was under one, once,” he tells you. “Three days.”

* Dig them out yourself.
  skill 6: gain 2 reputation, 1 gem
    You get hold of one hand and pull, and it is three people, because they were holding on to each other.
    Mistress Tamp shakes a gem out of her hair for you. Of Grub there is nothing left but the hat and the open
    window.
  more: gain 1 food
  fail:
    You dig for an hour towards the shouting. “Any luck?” asks Mistress Tamp behind you. They left by the other
    end, all three, and have come round with a lamp to watch.

* Throw Grub in after them.
  combat 6: gain 1 green token, 1 food
    He brings up all three and charges them the fare. The outlaws shake him by the ankles until the floor is
    covered, and when his lunch drops out they sit down on him and share it with you. It is some time before
    you see that he still has Mistress Tamp by the hand.
  more: gain 1 coin
  fail:
    After a while you hear him down there, talking to the others. “Slightly used,” he is saying, “but the
    company’s first-rate.”

== P The Verse the Cave Has Not Got
premise: a singer has come to the deepest hall for an echo that keeps songs; it gives back every verse but the last, and some roof
axis: what do I risk for an ending / what do I leave unfinished
thread: the song without an end
ending: question

Hum a line in the deepest hall, and the stone pipes will hum you the rest. Dunya Reed the nomad has walked
three days to hear the end of hers. They give it back to her verse after verse, clear as water, up to the last
one, and there they stop. A pipe lets go of the roof and breaks at her feet.

“Again,” says Dunya, with dust in her hair. “I’m too old to come twice.”

* Sing it again with her, louder.
  skill 6: gain 1 yellow token, 2 food
    It stops where it always stops. But this time you both hear the cave breathe in, like a child who is about
    to tell. “So it does know,” says Dunya. She gives you her food for the road home, all of it, and sits down
    among the broken pipes to wait.
  more: gain 1 heart
  fail:
    The roof comes in on the chorus. You run for it, the two of you, in step, being musical, and where the hall
    was there is a wall. Dunya lays her ear against it. Very faintly, it is still singing.

* Make up a last verse, and call it true.
  skill 5: gain 2 coins
    It is a good verse. The pipes sing it over and over while Dunya pays you and lets you lead her out from
    under them. Half-way up the stairs she stops. “That was yours,” she asks, “wasn’t it?”
  more: gain 1 food
  fail:
    The cave hands it back at once, word for word, like a plate with a hair on it. “It keeps songs,” says
    Dunya. “It doesn’t buy them.”
