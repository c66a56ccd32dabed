# Map seven, the Dried Sea: quests 81 to 96. What you pull out is yours, and so is its trouble.

planned: Q29 Three, Three, Three
planned: Q30 The Wet Fish
planned: Q31 White Edge
planned: Q32 In Time
planned: Q33 Already Sorry

== 81 Knocking at Breakfast
premise: an inn built against a wreck hears knocking in the hull each morning; today it is slower, and the landlord wants it quiet before guests come
axis: what do I open / what do I explain away
thread: somebody in the hull
ending: speech

Knocking, behind the bacon. The Last Tide Inn leans its roof on a wreck, and every morning, while the guests
come down and Brack, the landlord, hums as loudly as he can, the wreck knocks.

“Pipes,” says Brack, nailing a mattress over it. “Don’t you answer. Whoever answers once is the one who
answers.”

“There’s a beam in front of it,” says the lizardfolk who has come to mend the roof. “I’ve a saw.”

“One word, one coin,” says Lumma Peck, a porter, over her egg. “Slower.”

You wait for the next knock. You are still waiting.

* Lift the mattress and knock back.
  skill 5: gain 1 reputation, 1 gem; later Q29
    Three, three, three, so fast that the bacon jumps. “Five words, five coins,” says Lumma, and for once it
    is she who pays, a gem off her counting frame, to be let say it before the guests. “That is not a pipe.”
  more: gain 1 heart
  fail:
    It stops. You have said something to it, in knocks, and don’t know what. “Well?” says Brack, pale. “What
    did you tell it?”

* Saw through the beam, though it holds up the roof.
  skill 7: gain 1 red token, 2 coins
    Behind it is a second hull, whole, with a plate: NOTHING IS BROKEN HERE. “My grandmother’s hand,” says the
    lizardfolk, and unscrews it for you. Knock, says the hull. The roof sits down. “Sea view,” Brack tells
    people, carrying out his beds.
  more: gain 1 coin
  fail:
    You saw through the soup shelf. “One word, one coin,” says Lumma, dripping. “Chowder.”

== 82 The Dog on the Mast
premise: a one-eared dog keeps watch on a mast that is about to fall, barking at a sea that is not there
axis: what do I climb for / what do I tell a dog
ending: act

A mast creaks, and leans, and goes on leaning. At the top of it a one-eared dog keeps watch, and barks out to
sea. There is no sea.

* Climb up, and fetch it down yourself.
  skill 6: gain 1 reputation, 2 coins; note SALT
    It takes your sleeve in its teeth, to save you, and so you come down together before a whole shipyard, and
    after you comes the mast, with a lookout’s two coins nailed to its top. The dog goes off watch, on your
    feet.
  more: gain 1 heart
  fail:
    It won’t leave its post. Nor, for an hour, can you. You stand the watch together, looking out, while the
    mast makes up its mind.

* Shout up to it that you see land.
  skill 5: gain 2 food, 1 coin; note SALT
    It comes down like a sailor, tail first, and trots off to look. The mast falls on the biscuit locker. At
    dusk it is behind you, letting the matter rest.
  more: gain 1 food
  fail:
    It looks down at you. It has heard that one.

== 83 The Cargo Was Alive
premise: a hold full of hives, sealed in wax for a voyage; the salvager who dug for it has a hot iron ready, the crowd has money, and the wax is humming
axis: what do I let out / who pays for it
ending: joke

Thirty boxes, waxed shut, are the whole cargo. They hum. Crake, who dug three weeks for this, has his iron in
the coals to open them, while half the harbour hangs over the hatch with its purse out.

“Honey,” says Crake. “It’s mine, and I’ve six to feed.”

Hedda Moss, a widow who keeps bees, climbs down past him. “Good morning,” she says to the nearest box, and
after that to you. “They think they’re still at sea. Whoever opens that will have to tell them.”

The iron is red.

* Sell the boxes for Crake, unopened, as they hum.
  otherwise
  skill 6: gain 4 coins; lose 1 reputation
    “Lot nine! Put your ear to that!” They sell as hum. By supper every kitchen on the harbour has opened one,
    Hedda goes from door to door, saying good morning, and people speak of you, as clearly as their lips
    allow.
  more: gain 1 coin
  fail:
    “What’s in it?” asks the first bidder. Crake opens one to show. It is a small hatch.

* Hand them up to Hedda, before the iron gets there.
  otherwise
  skill 5: gain 3 food, 1 reputation
    “No sea,” Hedda tells each box in the sun, “but there’s me.” She pays in comb, you and Crake alike, only
    he wants the thirtieth, by right of salvage. All round the harbour you can hear him having it.
  more: gain 1 food
  fail:
    You drop the ninth. “That’s the one who did it,” Hedda tells them, pointing.

* Speak to the boxes first. You are the one who tells the bees.
  must: BEES
  then: gain 3 food, 1 reputation
    You knock on the wax and say it: no sea, no clover, no one’s fault. The hum sinks by a third. Crake puts
    by his iron and cuts you comb. “I’d have put it shorter,” Hedda tells the bees.

== 84 The Elder Signs
premise: a tinsmith who cannot feed his sister signs her into a salvage gang for three years, as her elder; the foreman sees an old man and a girl and finds nothing odd
axis: what do I say is true / whom do I let decide
thread: the younger elder sister
ending: loss

Wen Corry dips the pen, to sign his sister over to a salvage gang for three years.

“You’re the elder, grandad?” asks the foreman, a nomad.

“It looks like it. I can’t feed her. You can.”

“I don’t know this man,” says Ilse, who is nineteen, and lost him out of her head one night, in a fog. “He’s
sixty, and he says we’re family. What does one lift down there?”

“Keels, missy. Whole ones.”

“Good. And don’t missy me. When you’re my age…” She looks round for the rest of it.

“Elder’s name here,” says the foreman. “The stranger can witness.”

* Lay your hand over the line before he signs.
  otherwise
  skill 6: gain 1 reputation, 1 yellow token
    Ilse pulls out the sheet, reads it to the end, and signs: Wen Corry, without asking how one spells it.
    “Send him,” she says. The foreman, who has sisters, hires neither, and feeds all three of you. “That’s
    five,” says Wen.
  more: gain 1 food
  fail:
    He has shut his eyes, and signs your hand. It says Wen Corry for a week. By then they have gone on, she in
    front.

* Sign as the witness: she wants to go.
  otherwise
  skill 5: gain 3 coins; lose 1 reputation
    “Three years,” says Ilse on the ladder, holding on her spectacles, “and I’ll lift the lot of you.” People
    have seen who signed. “That’s five,” says Wen. He has his half of the fee in his hand and cannot find a
    pocket.
  more: gain 1 coin
  fail:
    The ink has dried up, like everything here. Wen spits in it, twice. Then his mouth is dry as well, and he
    only looks at her.

* Say which of them is the elder. You know what was on the stone.
  must: SISTER
  then: gain 1 reputation, 1 coin
    “She was born eight years before him,” you say. The foreman laughs, until he sees how she holds the pen;
    then he tears up the sheet and fines himself a coin. Wen sits down on the gangway, the little brother.
    Ilse steps round him.

== 85 Two Lines on the Wall
premise: harbour folk pay a keeper to paint the tide mark every year; on the quay are two lines, a man’s height apart, and no mark between; today he has brought no paint
axis: what do I ask / what do I paint
ending: question

Port Nothing keeps its houses tied up, in case the sea comes back. Once a year everyone walks down to the quay
to watch Asa Lull, the tide-keeper, paint the marks afresh.

There are two. Above the upper line the wall is crusted with shells, and below the lower, a man’s height down,
it is crusted again, and in between it is as clean as a plate. “Wind,” people say.

Today Asa has brought the ladder, the brush, and no paint. “I thought that this year I’d ask,” he says.

The town looks at its shoes; a mystic and a nomad, who are only passing, look at you. “You ask,” says a voice.
“You don’t have to live here.”

* Climb down, stand between the lines, and ask.
  skill 6: gain 1 blue token; lose 1 reputation; note TIDEMARK
    Shells above your hat, shells under your boots, and where your heart is not so much as weed. The mystic
    climbs down to stand by you. All along the quay doors shut. “It went in one day,” says Asa. “I was at
    supper. Which supper?”
  more: gain 1 heart
  fail:
    You stand too far to the left, in front of some large letters: ZAG DRAINED THIS. Everyone goes home,
    relieved. Who is going to ask now?

* Dip the brush in tar, and paint in what is missing.
  skill 6: gain 1 yellow token, 1 coin; note TIDEMARK
    It comes to seven. People put their hands to them, as to a child’s height on a door. The nomad copies all
    seven on to her staff, and under them your name. “Who was that high?” she says.
  more: gain 1 food
  fail:
    It runs. By evening there is one line, black, from the top to the bottom. “When was that?” asks a child.

== 86 Salt in the Eyes
premise: a salt storm comes and the only shelter is a boiler with eight people in it and a door that shuts from outside
axis: who shuts the door / what do I see
ending: loss

A wall of salt as high as a hill has put out the sun. You run from it, with eight salvagers, to an old ship’s
boiler that is the only shelter for miles, and Rook, their lizardfolk captain, who gets there first, feels all
round the door.

“It shuts from outside,” she says.

“I’ve children,” says one. “I’ve a cough,” says another. “I’ve a cat,” says a third, after a while.

* Stay outside, and shut it.
  combat 7: gain 2 reputation, 1 red token; note SALTBLIND; later Q31
    It lasts an hour. “What’s broken?” says Rook, very quietly, leading you to a bucket, and asks it again
    every day until the cloth comes off. Far things have a white edge.
  more: gain 1 heart
  fail:
    A hand has you by the coat, and you are in. One of them has gone out past you, quickly, in the dark.
    “Eight,” says Rook. She counts again.

* Get in, and find out who will.
  skill 6: gain 3 coins; later Q31
    It is the one who owed money to all the rest. “Don’t mention it,” he says, through the iron. You hear him
    for a while. That night they pass round his purse, to be paid, until it has gone round twice. It stops at
    you.
  more: gain 1 gem
  fail:
    “There’s room for eight and a half,” says Rook. You are the half. Your boots learn how long an hour is.

== 87 The Man Who Talks to the Hull
premise: inside a fish rib hung with lamps a diver listens to the wreck through a pipe; the voice in it has asked for a light to steer by
axis: what do I promise / what do I ask it
thread: somebody in the hull
ending: image

“Hush. It’s asking again.” Corin Ash, a diver without a sea, kneels inside the rib of a great fish, among
lamps, with his ear to an iron pipe that runs down into a buried wreck, where something has been knocking, a
little slower every morning.

“Turning in to land,” says the pipe, very small. “Can you show us a light?”

“If I do, she’ll turn,” says Corin, “and there’s an inn leaning on her. If I don’t, they’ll ask why not.”

“Somebody ought to tell them,” says the mystic who trims the lamps.

Far below, something like a rudder begins to move. He holds out the pipe. “You.”

* Lower a lamp, and promise to keep it there.
  skill 5: gain 1 reputation, 2 food; note LANTERN
    “I see you,” says the pipe. You hold it as still as you can, far into the night, while divers spoon supper
    into you and the whole wreck, with a trickle of sand, swings its bow round under your feet to face the
    lamp.
  more: gain 1 heart
  fail:
    “Left a bit,” says the pipe. “Left.” You lean out until there is no more rope. “Never mind,” it says
    kindly. The lamps burn on, in the wrong place.

* Ask them how long ago they had breakfast.
  skill 6: gain 1 blue token
    “It’s on the table,” says the pipe. “Porridge. Why, how late is it?” Corin shuts his eyes. “I’ll tell
    them,” says the mystic, who owes the truth to all who ask. She kneels down beside you. “Give me your hand
    first.”
  more: gain 1 gem
  fail:
    Corin has his thumb on it before you are done. “I asked them the date once,” he says. “They didn’t speak
    for a month.” All the lamps swing, together.

== 88 Where It Went
premise: the deepest pit of the sea turns slowly, dry, like a drain; a treasure hunter has a boy lowered into it, and the rope has begun to twist
axis: what do I put my back to / whom do I leave a choice
ending: act

The Plughole is the lowest place in the dried sea: a pit half a mile wide, in which sand and anchors go round,
slowly, and down. Zag, a treasure hunter, has had a boy let down into it on a rope, to find him a crown.

“Pull him up!” says a mystic. “Can’t you see? The rope’s twisting.”

“I did,” says Zag, who speaks of everything as if it were over. “At supper, when he had the crown. I wept.”
His six men do not move. They are watching the purse in his hand.

“I never said I’d go!” shouts Jory Latch, coming round again, smaller. The rope is as thin as a finger. It has
begun to smoke.

* Sling the rope over your back, and walk against the turn.
  combat 7: gain 1 reputation, 1 blue token; later Q30
    Sixty times round, with the whole sea floor against you, until Jory comes up wound like a bobbin. Out of
    his shirt, wet, alive, he takes a fish. “Hold that,” says the mystic. “Don’t breathe.” She has prayed for
    rain all her life.
  more: gain 1 heart
  fail:
    You go round with it. So does the sky. When it stops, Jory is sitting on the edge, holding your head. “You
    never helped,” he says, interested.

* Cut Zag’s purse open, and let the six men choose.
  skill 6: gain 3 coins
    Coins pour into the pit, and five men dive after them. “I’ve a boy myself,” says the sixth. Together you
    get this one up by the hair, and Jory spits three coins into your hand. They were passing.
  more: gain 1 coin
  fail:
    It falls in, and goes on falling for so long that everybody listens, even Jory, who sees it go by. Then
    Zag himself begins to haul.

* Count the turns out loud. You know that number from the red woods.
  optional: SEVEN
  skill 5: gain 2 gems
    Five. Six. Seven, and it rests, for one breath, in which the boy runs up the wall of sand on all fours.
    “They were lying there,” he says, and lets two gems drop out of his cheeks into your hat.
  more: gain 1 heart
  fail:
    You began with the wrong one. At your seven it takes a run, and your hat.

== 89 Haul
premise: the hull is opened among the anchors; the crew inside step out as they went in, and do not know that the sea has gone; the wreck is rolling
axis: who goes first / who tells them
thread: somebody in the hull
ending: image

Iron shrieks all over the Anchor Field, and the hatch is up. Divers have dug nine days for this wreck, because
something in it knocked. The first thing to come out is a sailor with a clean collar and a mug.

“Morning,” she says, looking for the sea. “Where’ve they put it?”

“Come out,” says Corin, the head diver. “Please. All of you.”

“Captain hasn’t said.” Behind her the crew yawn on the ladder. “What’s the hurry?”

Sand runs out from under the keel. The wreck is rolling, and the hatch, heavy as a barn door, tips towards
shut. The outlaws who came to strip her step back.

* Wedge the hatch with your leg.
  combat 8: gain 2 reputation, 1 green token, 1 coin; note LIMP
    Nineteen climb out over you, the cook last, with warm bread, before it settles on the leg, gently, an
    inch. “That’s one we owe you,” say the outlaws, lifting it off. Nineteen people stand in a row with mugs,
    looking for the sea.
  more: gain 1 heart
  fail:
    A chain catches it, not you. You lie there being brave with one leg. “Shift, love,” says the cook.
    Nineteen mugs go by above you, against the sky.

* Go in, and tell the captain what is outside.
  skill 7: gain world card Leviathan Rib, 1 coin
    She looks past you for a long time. “Then there’s no tide to miss,” she says, and orders breakfast on the
    sand. Your pilot’s fee is a coin and the leviathan’s rib from over her bunk. They caught it yesterday. It
    drips.
  more: gain 1 gem
  fail:
    She takes you for a mutiny. You are carried up over the cook’s shoulder, shouting that there is no sea.
    Nineteen people follow, laughing. From the front, they stop.

== 90 The Choir of Pumps
premise: old bilge pumps, turned by wind, play a tune with one more line than anybody sings; a man is breaking them up for brass, and there is time to listen or to stop him
axis: what do I save / what do I listen to
thread: the song without an end
ending: question

Wheeze, clank, boom: a row of old ship’s pumps, turned by the wind, is playing a wedding song. Everyone knows
it, and everyone breaks off at the same place, because the last line is lost. The pumps don’t break off.

Crash. “Mind your feet,” says Hode. “I’m paid by the pump.” He is smashing them for brass.

Dunya Reed, a nomad, has you by the arm, for she has walked half the world to hear that line, which is coming
round now, once, while there are enough pumps left to play it.

* Stand still and hear it, while he smashes.
  skill 6: gain 1 yellow token, 1 coin; note LASTVERSE
    It has no words, but it goes as names go: two beats, three beats, two. Pump after pump drops out. Dunya
    has knotted what she could into her string, and gives you an end to hold. “It’s like when they call the…”
    Call whom?
  more: gain 1 heart
  fail:
    He gets to the deep ones first. What is left could be any tune, or a gate. Dunya searches your face. “Did
    you hear the…?”

* Buy the hammer out of his hand, and miss it.
  pay: 1 coin
  skill 5: gain 2 reputation, 2 food; note LASTVERSE; later Q32
    Having nothing to do, he sits down with you, shares his dinner, and hears it come round again. Two beats,
    three beats: it goes like names being read out. “I was smashing it in time,” says Hode. “How did I know
    the time?”
  more: gain 1 food
  fail:
    He takes the coin and gives you the hammer. “Which one did you want?” he says, picking up the other.

== 91 The Well-Read Wreck
premise: a mystic is nailing shut the cabin of a ship whose log ends in the middle of a day; a looter wants the log, and she has half a book to lose
axis: who reads it / who keeps it shut
ending: speech

“Page one,” says Ketterly, a young mystic, through a mouthful of nails. “Do not read page two.” She is
boarding up a ship’s cabin, in which the log lies open.

“It’s salvage,” says a looter with long arms. “What I pull out is mine.”

“It stops at a minute past noon!”

“So do I. I have a lie-down.”

“Half-way through a word!”

“What word?”

“That,” says Ketterly, “is what I’m nailing up.”

“Then I’ll have this one to read.” He has her own book, her only one, and holds it over the bilge. “Or would
you like to swap?”

The hammer stops.

* Reach in and read the log aloud, before either can stop you.
  skill 6: gain world card Scholar's Favor; note TIDEMARK
    “Noon: sea at the upper line. One minute past: at the lower, clean stone between. I asked the crew. They
    say, what s…” The looter leaves. Ketterly writes you a favour on the last leaf. “Page two,” she says. “Sit
    down first.”
  more: gain 1 food
  fail:
    It is in rhyme. The captain rhymes “anchor” with “thank her.” By verse two both have their fingers in
    their ears. “Page one!” cries Ketterly. “What did I say?”

* Give him the log, and catch her book.
  skill 5: gain 2 coins; note TIDEMARK
    He reads, standing up. Then he sits. “Two coins,” he says, “if you’ll take it back.” Noon, says the page,
    and a minute past noon, and between the two lines clean stone. Ketterly holds out her hand for another
    nail.
  more: gain 1 coin
  fail:
    He has long arms, and now he has both. “Yours stops half-way too,” he tells Ketterly, reading. “Where’s
    the rest?” She has to sit down.

== 92 The White Road
premise: a column of pilgrims crosses the salt at noon with eyes bandaged, led by one who may look; she has just gone blind
axis: who leads / what do I look at
ending: act

Out here the white blinds whoever looks at it. So sixty pilgrims, mystics and nomads, cross the salt with
bandaged eyes, each with a hand on the shoulder in front, and only Ysolt, who leads them, has left hers bare.
“Is it evening?” she asks you, and stops. “It was so bright.” To either side the crust is thin. Behind her,
sixty go on walking.

* Go in front, with your eyes open.
  skill 7: gain 1 blue token, 1 reputation; note SALTBLIND
    You bring in sixty, and one. “Let me,” says each mystic at the gate, in turn, and washes your face, but
    the white has got into the corners of things. “Now it’s evening,” says Ysolt, and closes your eyes for
    you.
  more: gain 1 heart
  fail:
    “We’re nearly there,” you tell them all afternoon, leading beautifully, in a spiral. At sunset the last
    pilgrim puts a hand on your shoulder.

* Bandage your own, and have them sing their way.
  skill 6: gain 1 yellow token, 2 food
    “That’s Margaret,” says the smallest nomad, patting each wreck as the song comes back off it, dull from
    wood, bright from iron, all the way to supper, where he takes off everyone’s bandage, and yours first.
  more: gain 1 food
  fail:
    One hull sings back a different verse. Sixty bandages turn to it and wait for more. You cross at night, by
    stars, humming the wrong one.

== 93 Air
premise: salvagers are under a sealed keel with one pump; a treasure hunter has taken the pump because he has, he says, already brought it back
axis: what do I take from whom / what do I do with my own breath
ending: act

Zag unscrews the air pump and walks off with it. “I brought it back,” he says, “within the hour.” Under the
sealed keel, in a stink of lamp oil, three outlaws knock. They had been taking turns to breathe. “Or burn it
open,” says a lizardfolk, and holds out her cutting torch, lit.

* Run after him, and fight for the pump.
  combat 8: gain 1 reputation, 1 green token, 1 coin; later Q33
    You pump until your arms are someone else’s. Three outlaws crawl out. “Yours,” they say, and make you take
    the coin they had been tossing for the last breath. “I felt dreadful,” says Zag, and goes off to do it.
  more: gain 1 coin
  fail:
    He has the handle, you the hose. It grows quiet under there. Then three people break the seam with a
    wrench and walk out between you, looking at both faces.

* Put the torch to the keel above them.
  skill 7: gain 1 red token, 2 coins; later Q33
    “Thinner. There,” says the lizardfolk, who is sharing her wages with you. Air goes in with a scream. ZAG
    SAVED THESE, says the keel already. One of the three sits up and starts to scratch it off.
  more: gain 1 gem
  fail:
    It is not air that comes out. When the smoke has gone the keel lies open like a tin, from which three
    sooty faces ask who did that. “I did,” says Zag.

== 94 Days Sold Here
premise: under an upturned ship a trader sells days out of a drawer, sealed in wax; a man is buying his own wedding day, and has the money
axis: what do I stop / what do I try for myself
ending: speech

EVERY ONE GENUINE, says the sign that Bartle Crow is painting over a stall in Keel Market. “Strictly
speaking,” he calls down from his ladder, “hardly used.” The stall sells days, which lie in a drawer, in small
wax parcels with ribbons on, like soap, and the nomad who sells them is called Quilla.

A baker has put two winters’ wages on the plank. “My wedding,” he says. “I’ve left it lying somewhere. She
tells me about it, and I nod. It rained, I’d know it at once.”

Quilla’s fingers run along the ribbons and stop. Her other hand is on the money.

* Stop her hand, before he pays.
  skill 6: gain 1 yellow token, 1 coin; note DAYNAME
    “There’s the first who ever stopped me,” says Quilla, and pushes back the money, all but a coin, which she
    says is yours. “You have to name the day. It’s no good just wanting.” “It rained,” says the baker.
  more: gain 1 food
  fail:
    “What’s it to you?” says Quilla. “You’ve got all yours.” You start to count them, and the baker’s hand is
    up before you have done.

* Buy the cheapest day she has, and try it first.
  pay: 1 coin
  skill 6: gain world card Clockwork Finch, 2 food; note DAYNAME; note FINCH
    Under the wax sits a clockwork finch, some child’s consolation, with two buns. “When you want a day, name
    it,” says Quilla. “Wanting won’t do.” The finch puts its head on one side. “Wet Tuesday,” it says, in your
    voice.
  more: gain 1 gem
  fail:
    You break the wax. Around you are the same market, the same ladder. “That’s today’s,” says Quilla. “You’d
    started it, so I can’t take it back.”

* Show the baker whose thumb is on the seal. You know Bartle’s.
  optional: FALSEMAP
  skill 5: gain 1 reputation, 1 coin
    The baker thanks you, loudly, and holds the parcel to the light for some time. “Is there rain in it?” he
    asks. Up on the ladder Bartle has gone red. “I could put some in,” he says.
  more: gain 1 food
  fail:
    Bartle has got better. There is no thumb; there is a whole small hand. “The bridesmaid’s,” he says.

== 95 High Water
premise: a mad old ferryman packs a family into a boat on dry sand, for the sea comes back today; the father half believes him
axis: what do I get into / what do I say to the children
ending: image

“All aboard! The sea’s back at noon!” says Old Tarr, who is packing a whole family into his ferry, on dry
sand, the hens, the pans, the children and the grandmother, in that order. They have burned their house.
“We’ve nowhere else to go now,” says the father, looking from the boat to the sky and from the sky to you.
“Will you push, or won’t you?”

* Put your shoulder to the boat, and push.
  skill 6: gain world card Second Wind
    You push. It slides a yard, on nothing. “It moved!” says the father, and from the deep comes a wind,
    smelling of rain on water, and gets into every chest like a second breath. All the hens stand up and face
    it.
  more: gain 1 food
  fail:
    You push. You all push. The children laugh and laugh; it is the best day they have had. Towards evening
    Tarr sits alone in the bow, under a hen.

* Sit down in front of the bow.
  skill 5: gain 1 reputation, 1 gem
    Tarr climbs out and sits by you. “I saw it go,” he says. “Like something being put away.” He gives you
    what it left him, a gem with a drop in it, moving.
  more: gain 1 heart
  fail:
    He rams you, which takes him until evening.

* Draw him the two lines and the clean stone. You know that wall.
  optional: TIDEMARK
  skill 6: gain 1 blue token; lose 1 reputation
    “Seven short,” says Tarr, counting along the ribs of the boat. “I’m early.” The children throw all they
    can find at you, of which a mystics’ phial is the best. He sits and rows, on the sand, to keep in
    practice.
  more: gain 1 food
  fail:
    “You’ve got it upside down,” says Tarr, and gives you a hen to hold while he turns it. That way up, it is
    high water.

== 96 The Last Diver
premise: a diver in a brass suit walks the floor as he has always done; his air-line trails, cut, and he has not been told
axis: what do I tell him / what do I tie on
ending: act

A brass diving suit comes over the salt, leaning, as if there were water to lean on. Behind the glass a yellow
lizardfolk eye looks left, looks right. The suit stoops for a spoon, puts it in a net with hundreds of others,
and goes on, trailing from its helmet an air-line a hundred yards long. The line has been cut. Its end drags
along and fills with salt. The glass has begun to go grey, and each step takes longer than the one before.

* Tie the line to your belt and walk behind him.
  skill 6: gain 1 red token, 1 food
    He feels it tauten and lifts a thumb. All day he shows you his sea, bells, bottles, tinned plums, and
    chalks you up on his slate, in lizardfolk letters, as his mate. At dusk he tugs twice. You have no idea
    why. You tug twice.
  more: gain 1 gem
  fail:
    He walks faster than one would think, and after half a mile on your back you are noticed, turned over,
    wiped clean with a thumb, looked at from both sides, and put in the net with the spoons.

* Unscrew the helmet, and show him the air.
  skill 5: gain 2 coins
    A small old face. He takes one breath, looks round at all that air, and taps the brass. You screw it on
    again, good and tight; by then two coins out of his net have found your pocket.
  more: gain 1 coin
  fail:
    It is screwed on from within. A glove comes up, lifts your hand off the brass, shakes it warmly, as one
    does at the end of a visit, and returns it to you.

* Send the one-eared dog. Salt has kept watch for a sea before.
  optional: SALT
  skill 5: gain 1 reputation, 1 coin
    Salt walks up and leans on the brass. The diver kneels, a long business, and lays a glove on the one ear.
    With the other he starts on the screws.
  more: gain 1 heart
  fail:
    Salt has seen another mast. He is half-way up it already.
