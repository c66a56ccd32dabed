# Map seven, the Dried Sea: quests 81 to 96. What you pull out is yours, and so is its trouble.

planned: Q29 Three, Three, Three
planned: Q30 The Wet Fish
planned: Q31 White Edge
planned: Q32 In Time
planned: Q33 Already Sorry

== 81 Knocking at Breakfast
premise: an inn built against a wreck hears knocking in the hull each morning; today it is slower, the landlord wants it left alone, and looking would cost him his roof
axis: what do I open / what do I explain away
thread: somebody in the hull
ending: speech

Three knocks, behind the bacon. The Last Tide Inn leans against the hull of a buried wreck. Something in the
hull knocks every morning, three and three and three.

“Pipes,” says the landlord, and nails a mattress over the place. “Answer once, and it’ll count on you for
ever.”

“I’d saw through that beam and look,” says a lizardfolk carpenter. “There’s someone in there. But it does hold
up his roof.”

Today the knocking is very slow. One, it goes. Two.

* Knock back, and be counted on.
  skill 5: gain 1 reputation, 1 gem; later Q29
    Back it comes, so fast that the bacon jumps. Then a gem rolls out of a crack in the hull, like a tip.
    “Pipes,” says the oldest guest, “don’t pay.”
  more: gain 1 heart
  fail:
    The knocking stops. You have told it something, in knocks, and you don’t know what. The landlord slowly
    takes the nails out of his mouth.

* Saw through the beam.
  skill 7: gain 1 red token, 2 coins
    Behind it is a second hull, with a brass plate: NOTHING IS BROKEN HERE. “That’s Grandmother’s writing!”
    says the carpenter, and pays you half her wages. Then the ceiling falls in. “Sea view,” the landlord tells
    his guests.
  more: gain 1 coin
  fail:
    You saw for an hour, straight through the shelf under the soup. The guests sit quite still in it. “Pipes,”
    says the landlord.

== 82 The Dog on the Mast
premise: a one-eared dog keeps watch on a mast that is about to fall, barking at a sea that is not there
axis: what do I climb for / what do I tell a dog
ending: act

A mast is falling, slowly, with a creak. At the very top sits a one-eared dog and barks out to sea, though
there has been no sea in its lifetime. It keeps watch for land. It has hoped for land since it was a puppy.

* Climb up and fetch it.
  skill 6: gain 1 reputation, 2 coins; note SALT
    You bring down two coins from under the masthead. Or rather, the dog brings you down, by the sleeve, and
    the salvagers cheer it. Then the mast falls. The dog lies down across your boots, off watch.
  more: gain 1 heart
  fail:
    The dog won’t leave its post, and you don’t dare to move. For an hour you keep watch together over the
    salt, while the mast makes up its mind.

* Shout up that you can see land.
  skill 5: gain 2 food, 1 coin; note SALT
    The dog comes down tail first, like a sailor, and races off to look. Behind it the mast falls and splits a
    cook’s locker, full of biscuit and pay. At dusk the dog comes back. It doesn’t look at you.
  more: gain 1 food
  fail:
    The dog looks down at you for some time. It has heard that one.

== 83 The Cargo Was Alive
premise: a row of hives dug out of a wreck hums; the salvager has six children and sells them as honey, and Hedda would take the bees home but cannot pay
axis: what do I let out / who pays for it
ending: joke

Crake has dug a row of wooden boxes out of a wreck, and every one of them hums. “Honey!” he calls to the
crowd. His six children stand behind him, in seven shoes.

“It’s bees,” says Hedda Moss, with her ear to the wood. “They think they’re still at sea, poor things. I’d
take them home and tell them gently. But I can’t pay him.”

The crowd opens its purses.

* Auction the boxes for Crake, unopened.
  otherwise
  skill 6: gain 4 coins; lose 1 reputation
    “Put your ear to that!” You sell every box, and Crake goes halves. By supper each kitchen in town has
    opened one. People speak of you there, as clearly as their lips allow.
  more: gain 1 coin
  fail:
    “What’s in it?” asks the first bidder, so Crake opens one to show him. It is a narrow quay, and everyone
    wants to leave by it.

* Talk Crake into giving Hedda the bees.
  otherwise
  skill 5: gain 3 food, 1 reputation
    “There’s no sea,” Hedda tells each box, “but there’s me.” She breaks you off some comb. Crake’s children
    lick their fingers. Crake looks at the seven shoes, and goes back down with his spade.
  more: gain 1 food
  fail:
    You lift one to show him, and drop it. “That’s who did it,” Hedda tells the bees as they come out, and she
    points.

* Speak to the boxes first. You are the one who tells the bees.
  must: BEES
  then: gain 3 food, 1 reputation
    You knock on the wood. No sea, you tell them, and no clover, and no one’s fault. The hum sinks, and Crake
    cuts you a slab of comb. “I’d have put it shorter,” Hedda tells the bees.

== 84 The Elder Signs
premise: boots stand in rows by a hatch, some full of sand; a tinsmith who cannot feed his sister is to sign her down there for three years, as her elder, and she wants to go
axis: what do I say is true / whom do I let decide
thread: the younger elder sister
ending: loss

Beside a hatch in the sand stand boots, in pairs, waiting for the people who dig below. Some have filled with
sand.

“Three years of digging for her, and bread every day for you both,” says the nomad foreman. “I’m short of
hands. Her elder has to sign.”

“That’ll be me,” says Wen Corry. He is sixty, and as thin as the pen.

“Sign,” says his sister Ilse. She is nineteen, and her boots are off already. “I can hear your stomach.”

Wen looks along the row. The pen shakes.

* Throw the pen down the hatch.
  otherwise
  skill 6: gain 1 reputation, 1 yellow token
    “That pair is my sister’s,” says the foreman quietly. He shakes the sand out of it and gives you the
    yellow nomad laces. Ilse stamps off barefoot, hungry and furious. Wen hurries after her with her boots.
  more: gain 1 food
  fail:
    The foreman opens a whole box of pens. Every one has been bitten at the end, by somebody’s elder. Wen is a
    long time choosing.

* Steady his hand, as she wishes.
  otherwise
  skill 5: gain 3 coins; lose 1 reputation
    The foreman pays you three coins for it, in front of all the diggers’ wives. “Then I’ll feed you!” Ilse
    calls from the ladder. Wen puts her boots in the row. Every evening he comes and tips out the sand.
  more: gain 1 coin
  fail:
    You hold his hand, and it shakes yours, and the pen writes something like a fish. “That’s no name,” says
    the foreman, and calls the next.

* Say that Ilse is the elder. You have seen the stone.
  must: SISTER
  then: gain 1 reputation, 1 coin
    “She was born eight years before him,” you say. The foreman laughs. Then both of them frown, in the same
    place, and he stops. He tears up the paper and fines himself a coin. Ilse takes her little brother by the
    hand.

== 85 Two Lines on the Wall
premise: each year the sea left a line on the harbour wall, and people cut names beside it; in the middle a man’s height is bare, and an old man weeps there every night for he does not know whom
axis: what do I ask / what do I paint
ending: question

The harbour wall is striped with shells, one line for each year of the sea. Beside each line stand the names
of that year’s children. Only in the middle the stone is bare, and there an old man stands and cries.

“Asa comes every night,” says a nomad, stirring her paint. “He doesn’t know who it’s for. I’ll paint him some
names, and he’ll sleep.”

“Ask him who,” says a mystic in a blue shawl. “He’s so close to it.”

Doors open along the quay. “Don’t,” says a neighbour. “We’ve forgotten, too.”

* Ask him who it is.
  skill 6: gain 1 blue token; lose 1 reputation; note TIDEMARK
    “Someone so high,” says Asa, and holds his hand level with his belt. Along the quay people begin to cry,
    and shut their doors on you. Only the mystic stays, and shares her blue shawl. Asa pats the air, as if it
    had hair.
  more: gain 1 heart
  fail:
    “Who are you?” Asa asks back, and he cuts it into the bare stone, in large letters. Now you are the only
    person who was ever born there. Were you?

* Paint him some lines and names.
  skill 6: gain 1 yellow token, 1 coin; note TIDEMARK
    The nomad pays you a coin to paint seven lines, and beside them you put the secret names of her goats. Asa
    strokes them, one by one. “Daisy,” he says at the third. He goes home smiling, and sleeps.
  more: gain 1 food
  fail:
    The paint runs. By evening there is one thick line, from the top of the wall to the bottom. “What happened
    that year?” asks Asa.

== 86 Salt in the Eyes
premise: a salt storm comes and the only shelter is a boiler with eight people in it and a door that shuts from outside
axis: who shuts the door / what do I see
ending: loss

A wall of salt as high as a hill is coming, and it has put out the sun. You run from it with eight salvagers,
and the only shelter is an old ship’s boiler. Rook, the lizardfolk, feels all round its iron door.

“It only shuts from outside,” she says.

“I’ve children,” says one man. “I’ve a cough,” says the next. The third thinks hard.

“I’ve a cat,” he says.

* Shut them in, and stay out in the salt.
  combat 7: gain 2 reputation, 1 red token; note SALTBLIND; later Q31
    The storm lasts an hour. “What’s broken?” asks Rook afterwards, very quietly, and she asks it every day
    until the cloth comes off your eyes. Near things are as they were. Far things have a white edge.
  more: gain 1 heart
  fail:
    A hand pulls you in by the coat. In the dark someone goes out past you, quickly, and the door shuts. Rook
    feels for every face. “Who was that?” she says, and feels again.

* Get in, and see who stays outside instead.
  skill 6: gain 3 coins; later Q31
    It is the man who owed all the others money. “Don’t mention it,” he says through the iron, and you hear
    him for a while. That night they pass round his purse until it stops at you.
  more: gain 1 gem
  fail:
    There is room for eight and a half, and you are the half. For an hour your legs keep the door open. Eight
    people with their mouths full of salt tell you about it.

== 87 The Man Who Talks to the Hull
premise: inside a fish rib hung with lamps a diver listens to the wreck through a pipe; the voice in it has asked for a light to steer by, and does not know that it is buried
axis: what do I promise / what do I ask it
thread: somebody in the hull
ending: image

A pipe sticks up out of the sand, and it is talking. It goes down to a buried ship. “We’re turning in to
land,” says a small voice. “Can you show us a light?”

“They think they’re afloat,” says Corin, among his lamps. “They’d steer for a light. But there’s an inn
leaning on that hull.”

“Then tell them the truth,” says the mystic who fills his lamps.

“I asked them the date once. They cried for a month.”

“Hello?” says the pipe.

* Lower them a lamp, and keep it lit.
  skill 5: gain 1 reputation, 2 food; note LANTERN
    “I see you,” says the pipe. All night you hold the lamp still, and divers spoon supper into you. Slowly,
    under the sand, the whole wreck swings round to face the light. Over at the inn a chimney comes down.
  more: gain 1 heart
  fail:
    “Left a bit,” says the pipe. “Left.” You lean out until there is no more rope. “Never mind,” says the
    voice kindly, and doesn’t ask again.

* Ask them how long they have been at sea.
  skill 6: gain 1 blue token
    “Since breakfast,” says the pipe. “The porridge is still warm. Why?” The mystic kneels down beside you and
    takes your hand. “My dears,” she says, “it’s later than you think.”
  more: gain 1 gem
  fail:
    Corin puts his thumb on the pipe before you are done. Far below, somebody has begun to cry, and all the
    lamps swing together.

== 88 Where It Went
premise: the deepest pit of the sea turns slowly, dry, like a drain; a treasure hunter has had a boy lowered into it, holds the wages of those who could pull him up, and the rope has begun to smoke
axis: what do I put my back to / whom do I leave a choice
ending: act

The deepest pit of the dried sea turns like a drain. Anchors go round in it, and so does a boy on a rope. “I
didn’t say I’d go!” shouts Jory Latch, going past.

“He stays there till he’s found my crown,” says the man on the rim. “Whoever pulls him up gets no wages.” His
six workers look at the purse in his hand. It is their winter’s bread. Only a mystic is pulling, and she is
slipping.

The rope begins to smoke.

* Help the mystic pull her smoking rope.
  combat 7: gain 1 reputation, 1 blue token; later Q30
    Round and round the rim you walk, with the whole sea floor pulling the other way. Up comes Jory, wound
    like a bobbin. In his shirt is a fish, alive and wet. The mystic kneels down to it.
  more: gain 1 heart
  fail:
    The pit is stronger. You go round with it, and so does the sky. When it stops, Jory has climbed up the
    rope, and then up you. “Were you helping?” he asks.

* Slit the purse, so the six can pull.
  skill 6: gain 3 coins
    Down go the wages, and five men run round the rim after them. The sixth has a boy of his own, and he
    hauls. Up comes Jory and spits three coins into your hand. “They were passing,” he says.
  more: gain 1 coin
  fail:
    The purse falls for so long that everybody listens. Jory watches it go by. Then, without a word, the man
    who owned it takes hold of the rope.

* Count the turns out loud. You know that number from the red woods.
  optional: SEVEN
  skill 5: gain 2 gems
    Five. Six. At seven the pit rests, for one breath, and the boy runs up the sand on all fours. He drops two
    gems out of his cheeks. “They were just lying there,” he says.
  more: gain 1 heart
  fail:
    You began with the wrong turn. At your seven the pit has only got to six, so it takes your hat.

== 89 Haul
premise: the hull is opened among the anchors; the crew inside step out as they went in, and do not know that the sea has gone; the wreck is rolling
axis: who goes first / who tells them
thread: somebody in the hull
ending: image

Iron shrieks, and the hatch of the buried wreck is up. Out climbs a sailor in a clean collar, with a mug.
“Morning,” she says. “Where’ve they put the sea?”

“Jump!” shout the outlaws who dug her out.

“Captain hasn’t said we may.” Behind her the whole crew stands yawning on the ladder. But the sand is running
out from under the keel. The wreck begins to roll. Its hatch is as heavy as a barn door, and it tips.

“What’s the hurry?” says the sailor.

* Wedge the hatch with your own leg.
  combat 8: gain 2 reputation, 1 green token, 1 coin; note LIMP
    The whole crew climbs out over you, and the cook tips you a coin. Then the outlaws heave the hatch off
    your leg. Up on the sand nineteen people with mugs are looking for the sea.
  more: gain 1 heart
  fail:
    A chain stops the hatch before your leg does. You aren’t told, so you lie there being brave. “Shift over,
    love,” says the cook. One by one the mugs go by above you.

* Squeeze past them and tell the captain.
  skill 7: gain world card Leviathan Rib, 1 coin
    “Then there’s no tide to miss,” says the captain at last, and orders breakfast on the sand. You get a
    pilot’s coin and the leviathan’s rib from over her bunk. They caught it yesterday, and it still drips.
  more: gain 1 gem
  fail:
    She takes you for a mutiny. The cook carries you out over his shoulder, shouting that there is no sea, and
    the whole crew climbs after him, laughing. Then, at the front, the laughing stops.

== 90 The Choir of Pumps
premise: old bilge pumps, turned by wind, play a tune with one more line than anybody sings; a man is breaking them up for brass, and there is time to listen or to stop him
axis: what do I save / what do I listen to
thread: the song without an end
ending: question

Wheeze, clank, boom. The wind turns a row of old ship’s pumps, and the pumps are playing a wedding song. A
nomad grips your arm. “No one alive knows the last line,” says Dunya Reed, “but they do. I’ve walked half the
world for it. Not a word now, or I’ll miss it!”

Crash. “Mind your feet,” says a man, and swings his hammer. “I’m paid by the pump.”

There are just enough left. The line is coming round.

* Stand still with her and listen.
  skill 6: gain 1 yellow token, 1 coin; note LASTVERSE
    It goes two beats, three beats, two, like names being called. Dunya knots it into a string for you, with a
    coin at the end. Crash, goes the last pump.
  more: gain 1 heart
  fail:
    The man smashes the deep ones first. What is left could be any tune, or a gate. Dunya listens to it until
    dark.

* Buy the hammer out of his hand.
  pay: 1 coin
  skill 5: gain 2 reputation, 2 food; note LASTVERSE; later Q32
    Without his hammer he has nothing to do, so he shares his dinner with you and listens. The last line goes
    like names being called. “I was smashing in time to it,” he says. “How did I know the time?”
  more: gain 1 food
  fail:
    He takes the coin and hands over the hammer. “Which pump did you want?” he asks politely, picking up his
    other one.

== 91 The Well-Read Wreck
premise: a mystic is nailing shut the cabin of a ship whose log stops in the middle of a word; the captain’s son wants to hear that word, with his own small girl on his shoulders; she read half a book once and has never been home since
axis: who reads it / who keeps it shut
ending: speech

In the wreck a captain’s log lies open, and it stops in the middle of a word. His son, a very large man who
can’t read, has come to hear it with a small girl on his shoulders.

“Don’t read it to him,” says Ketterly through a mouthful of nails. She is a young mystic, and she is boarding
up the cabin. “I once read half a book. I went to look for the other half, and I’ve never been home since.
Who’ll mind his girl?”

“He was my father,” says the man. He holds out two coins.

The last board goes up.

* Help her board it up, unread.
  skill 6: gain world card Scholar's Favor; note TIDEMARK
    You hold the board, and there is a crack in it. At noon, says the log, the sea stood at the top of the
    harbour wall. A minute later it stood at the bottom. “You looked,” says Ketterly, and writes you a
    scholar’s favour, since you will need it now. Down on the salt the large man is being a horse.
  more: gain 1 food
  fail:
    When she has done, the cabin is shut and you are inside it, in the dark. “What does it say?” asks the son,
    through a crack.

* Read him the last line.
  skill 5: gain 2 coins; note TIDEMARK
    “The sea has dropped to the bottom of the harbour wall,” you read. “It took one minute. I can think only
    of my lit.” The very large man gives you both his coins. He doesn’t need to look for the rest. “Little
    one,” he says. “That’s me.”
  more: gain 1 coin
  fail:
    You begin at page one, to be fair to the captain. It is all in rhyme. At “anchor” and “thank her” the son
    starts down the ladder. “He did that at supper, too,” he says.

== 92 The White Road
premise: a column of pilgrims crosses the salt at noon with eyes bandaged, led by one who may look; she has just gone blind
axis: who leads / what do I look at
ending: act

Mystics and nomads cross the white salt in a line, each with a hand on the shoulder in front. Their eyes are
bandaged. Only Ysolt looks, and leads. “Is it evening?” she asks, and stops. It is noon. The white has blinded
her.

Left and right the crust is thin, and the mud under it is deep.

“I can sing, and hear where the wrecks are,” says the smallest nomad. “I’ve done it with my goat.”

“All the way?”

“Nearly.”

The line is still walking.

* Lead them with your eyes open.
  skill 7: gain 1 blue token, 1 reputation; note SALTBLIND
    You bring them all in, and Ysolt by the hand. The mystics take turns to wash your eyes, but the white
    stays in the corners of things. “Now it’s evening,” says Ysolt, and closes them for you.
  more: gain 1 heart
  fail:
    “Nearly there,” you tell them all afternoon. At sunset you walk into a back. It belongs to the last
    pilgrim of your own line.

* Bandage your eyes, and let the boy sing.
  skill 6: gain 1 yellow token, 2 food
    His song comes back dull from the wooden wrecks and bright from the iron ones. “That’s Margaret,” says the
    smallest nomad, patting a hull. He sings you all in to supper, and then he takes off the bandages. Yours
    is the first.
  more: gain 1 food
  fail:
    One of the wrecks sings back a verse that none of you has sung. The whole line turns towards it and waits
    for more. You cross at night, by the stars, humming the wrong tune.

== 93 Air
premise: salvagers are inside a sealed wreck with one pump; a treasure hunter has taken the pump because he has, he says, already brought it back
axis: what do I take from whom / what do I do with my own breath
ending: act

“We’ve air for ten minutes,” says an outlaw inside the wreck, “and there’s three of us. Who’s got the pump?”

Zag has. “I brought it back!” he calls, far off across the salt with the pump on his shoulder, for Zag always
says that a thing is done and then doesn’t do it.

“I could burn them a hole,” says a lizardfolk. She lights her torch. “But that’s an oil ship.”

“Nine,” says the voice.

* Run after Zag, and fight him for the pump.
  combat 8: gain 1 reputation, 1 green token, 1 coin; later Q33
    You win it, run back, and pump until your arms belong to someone else. “None,” says the voice. Then three
    outlaws crawl out. They have been tossing a coin for the last breath, and they give it to you. “There,”
    says Zag. “I brought it back.”
  more: gain 1 coin
  fail:
    Zag has the handle, you have the hose, and neither lets go. In the wreck the counting stops. Then three
    outlaws break the seam with a wrench and walk out between you.

* Put her torch to the wreck.
  skill 7: gain 1 red token, 2 coins; later Q33
    The lizardfolk guides your hand, air goes in with a scream, and three outlaws crawl out. She shares her
    fee with you. On the far side of the wreck there is fresh chalk. ZAG SAVED THESE, it says.
  more: gain 1 gem
  fail:
    It is not air that comes out. When the smoke has gone, the wreck lies open like a tin, and three sooty
    faces look up. “Who did that?” they ask. “I did,” says Zag.

== 94 Days Sold Here
premise: under an upturned ship a nomad sells lost days in wax; a baker hears the rain of his wedding in one and is about to pay with the money for his roof
axis: what do I stop / what do I try for myself
ending: image

“Listen,” says the baker, and holds a ball of wax to your ear. Inside it, very small, it is raining. “That’s
my wedding day!”

Under an upturned ship a nomad sells lost days, each in its ball of wax. Bartle Crow ties on the ribbons.

“It went clean out of my head,” says the baker. “My wife talks of it every night, and I nod.” He lays down the
money for their new roof.

“Is it really his?” you ask.

“I buy them sealed,” says the nomad. “But look at his face.”

* Cut it open before he pays.
  skill 6: gain 1 yellow token, 1 coin; note DAYNAME
    Dried peas rain out. The nomad goes red and gives you a coin and a nomad’s handshake. “To get a real day
    back,” she tells the baker, “you’d have to say which.” “It rained,” he says. He picks up the peas.
  more: gain 1 food
  fail:
    “What’s it to you?” says the baker. “You’ve got all your days.” You start to count them, to be sure. When
    you get to your sixth birthday, he has paid.

* Let him have it, and buy the cheapest yourself.
  pay: 1 coin
  skill 6: gain world card Clockwork Finch, 2 food; note DAYNAME; note FINCH
    In yours are two buns and a clockwork finch. “Not your day, then,” says the nomad. “For that you’d have to
    name it.” The baker walks home over the dry sea with the wax at his ear. He is stepping round puddles.
  more: gain 1 gem
  fail:
    You break the wax and find yourself in the same market, at the same stall. “That’s today’s,” says the
    nomad. “You’ve started it, so I can’t take it back.”

* Show the baker whose thumb is in the wax. You know Bartle’s.
  optional: FALSEMAP
  skill 5: gain 1 reputation, 1 coin
    The baker thanks you before the whole market and gives you a coin of his roof money. Then he puts the wax
    to his ear once more. “I could add some thunder,” says Bartle.
  more: gain 1 food
  fail:
    Bartle has got better at it. There is no thumb on this one, but a whole small hand. “The bridesmaid’s,” he
    says.

== 95 High Water
premise: a mad old ferryman packs a family into a boat on dry sand, for the sea comes back today; the house is burning, the oar is wet, and the sand below the bow is steep
axis: what do I get into / what do I say to the children
ending: image

“All aboard! The sea’s back at noon!” Old Tarr is packing a family into his ferry, on dry sand, hens and
children and all. Behind them burns their house. They won’t need it now, he says. Below the bow the sand goes
down as steep as a roof.

“If the sea finds us sitting here, it’ll smash us,” says the father. He holds out an oar. It is wet. “Will you
push?”

The smallest child grips the side with both hands.

* Put your shoulder to the boat.
  skill 6: gain world card Second Wind
    The boat slides a yard, and stops. Then a wind comes up from the deep, like a second breath, and it smells
    of rain. All the hens stand up and face it.
  more: gain 1 food
  fail:
    You push, so they all climb out and push with you. The children laugh and laugh. It is the best day they
    have had. Towards evening Tarr sits alone in the bow, under a hen.

* Sit down in front of the bow.
  skill 5: gain 1 reputation, 1 gem
    “I saw it go,” says Tarr, sitting down beside you. “Like something being put away.” He gives you what it
    left him, a gem with a drop of water in it, still moving. Behind you the house falls in.
  more: gain 1 heart
  fail:
    He rams you. It takes him until evening.

* Draw him the harbour wall with the bare stone in it.
  optional: TIDEMARK
  skill 6: gain 1 blue token; lose 1 reputation
    “Seven years are missing,” says Tarr. “Then I’m early.” The family throws pans at you for the house, all
    but the grandmother. She throws you a mystic’s phial. Tarr sits on the sand and rows, to keep in practice.
  more: gain 1 food
  fail:
    “You’ve got it upside down,” says Tarr. He gives you a hen to hold and turns the drawing round. That way
    up, it is high water.

== 96 The Last Diver
premise: a diver in a brass suit walks the floor as he has always done; his air-line trails, cut, and he has not been told
axis: what do I tell him / what do I tie on
ending: act

A brass diving suit comes over the salt, leaning forward, as if there were water to lean on. It stops, and
strokes a fish that isn’t there. Behind the misted glass is one yellow lizardfolk eye, and it is happy. The
air-line trails behind, cut through.

Each step is slower.

* Carry his line, and leave him his sea.
  skill 6: gain 1 red token, 1 food
    The diver feels the pull and lifts a thumb. All day he shows you his sea, and shares his tinned plums. At
    dusk he tugs twice. You have no idea why. You tug twice.
  more: gain 1 gem
  fail:
    He walks faster than you would think. After half a mile on your back you are noticed. He wipes you clean
    with a thumb, looks at both sides, and puts you in his net, with the spoons.

* Unscrew the helmet, and let air in.
  skill 5: gain 2 coins
    The small old face inside takes one breath. It looks round at all that dry land. Then the diver presses
    two coins into your hand and makes you screw the helmet on again.
  more: gain 1 coin
  fail:
    It is screwed on from inside. A glove comes up and lifts your hand off the brass. It shakes your hand
    warmly, as people do after a visit, and gives it back to you.

* Send the one-eared dog. Salt has kept watch for a sea before.
  optional: SALT
  skill 5: gain 1 reputation, 1 coin
    Salt walks up and leans on the brass. Slowly the diver kneels down and lays one glove on the one ear. With
    the other glove he starts on the screws.
  more: gain 1 heart
  fail:
    Salt has seen another mast. He is half-way up it already.
