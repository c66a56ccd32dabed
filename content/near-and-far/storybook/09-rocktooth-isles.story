# Map nine, the Rocktooth Isles: quests 113 to 128. Seven isles, eleven ferries; who speaks first rows.

planned: Q40 The Noise in Our House
planned: Q41 Behind You
planned: Q42 Whose the Grey Hair Is
planned: Q43 The Knot He Knew
planned: Q44 The Smooth Place

== 113 The Isle Has Moved
premise: the ferry lands you on an isle that was not there, and the ferryman has rowed off fast; it breathes
axis: what do I trust my feet to / what do I wake
ending: image

This isle was not here yesterday. It is warm, with short black grass that all lies one way, and your
ferryman, who set you ashore without a word, is rowing off as hard as a man can row. Under you the ground
breathes in.

* Lie flat, and breathe when it breathes.
  otherwise
  skill 6: gain 1 blue token
    One breath to forty of yours, until yours have come down to meet it and you feel the hollow in which you
    are lying: a person’s, worn deep, one hand palm up and empty, as mystics greet a friend. You fit.
  more: gain 1 heart
  fail:
    You sleep. At dawn it sinks, after a considerate bump to wake you. All that day the ferries go round you
    in silence, as round a rock.

* Drive a pole into it, while it is still land.
  otherwise
  combat 6: gain 1 green token, 1 food
    It draws you out, pole and all, like a splinter, and round you on the empty sea float forty other poles,
    on one of which sits an outlaw with a ham. “Lost your claim?” he asks, and moves up.
  more: gain 1 coin
  fail:
    You have the point in when you see the other pole, higher up, grey with age. It has been bitten.

* Do as the slip in your own hand says: “Not this one.”
  must: RECEIPT
  then: gain 2 gems
    You hold on to a rock. The isle shakes itself like a dog, so that two gems fly out of its coat and sting
    your cheek, then dives, with your left boot standing on it to the last, upright, getting small.

== 114 Widows’ Weather
premise: four widows knit the wind on Light Isle; one has dropped a stitch, and a squall the shape of it is coming
axis: whose hands / what do I unpick
ending: loss

Four widows knit the wind on Light Isle, and the fourth looks down: she has dropped a stitch. Far out a
squall of exactly that shape turns, considers and makes for the herring fleet. Nine sails.

“Rip out the row and there’ll be no wind before spring, for anyone,” says Elder Oonagh, chief of the
mystics, from the fifth chair. “No. Let it have them. I’ve forgotten who’s out.” Her foot is on the wool.

* Feel for the stitch, with nine crews on the needle.
  skill 7: gain 1 blue token, 1 food
    It slips over, like a hand over hair, and eight sails stand up. Oonagh gives you broth with one hand and
    with the other an empty palm, as mystics do among themselves. Then all of them move up one chair, for
    the ninth man’s wife.
  more: gain 1 gem
  fail:
    You pick up the next one. Out there it snows, on one boat only, and a man looks round to see who is
    laughing.

* Rip out the row, and with it the wind till spring.
  skill 6: gain 1 reputation, 2 coins
    Nine crews row home over a sea like a plate and press two coins on you. Then they stand about on the
    quay, looking up at their sails.
  more: gain 1 heart
  fail:
    Oonagh has the other end. “I’d forgotten that I’m strong,” she says, and winds you in.

* Stretch out the bad leg. It foretells.
  optional: LIMP
  skill 5: gain 1 yellow token
    “Rain,” you say, one breath before it falls. They knit to your knee all night, left for wet, right for
    gale, and by morning every nomad skipper in the bay has sent a boy to ask how it slept.
  more: gain 1 food
  fail:
    It only hurts. “Then it’s honest,” says Oonagh, and gives it her cushion.

== 115 One Cup
premise: on the smallest quay in the world one cup of tea is sold a day, by lot, and the holder of today’s lot is dying to talk
axis: what do I hear / what do I drink
ending: joke

ONE CUP DAILY, BY LOT. Thimble Quay has room for a stove, Orsa, her teapot and eleven people holding on to
one another. Today’s winner, a retired captain with garnets at his cuffs, lifts the cup and shuts his eyes.
“Before I drink it,” he says, “I must just tell you about the other time.” The line groans. It has begun to
sleet.

* Beg him to leave nothing out.
  otherwise
  skill 5: gain 1 yellow token
    It is about a cup of tea, and lasts until dark. “You kept him off the rest of us,” says a nomad, hoarse
    with gratitude. She will name her next well after you.
  more: gain 1 food
  fail:
    “So there I was,” says the captain, four hours in, “coming up to the quay.” At the back they have begun
    to step off.

* Drink it for him, while his eyes are shut.
  otherwise
  skill 6: gain 2 gems, 1 coin
    He tells on. Now and then he lifts the empty cup and says “Ah.” By the end he is so moved that he gives
    you his small change and both the garnets. “Best I ever had,” he says. “You ought to have tried it.”
  more: gain 1 heart
  fail:
    “Hot sea,” murmurs Orsa in your ear. “There’s been no tea here since spring. He hasn’t the heart to tell
    me, and I haven’t the heart to tell him.”

* Settle with Maddock’s purser for the pepper you owe.
  must: PEPPER
  then: gain 1 yellow token; lose 1 reputation
    “Bread, pepper and a look,” says the man behind you. “I’ve stood behind you in every line since the
    valley.” The whole quay hears the sum. A nomad pays it, so you are hers to feed, and the purser watches
    you not enjoy the cup.

== 116 The Parts of a Whole
premise: a lizardfolk hermit rebuilds a friend out of wreck iron from memory, and tonight asks you whether he has the face right
axis: what do I say / what do I wake
ending: image

“Is it like him?” asks Thessk.

“Like whom?”

“You’ve eyes. Mine knew him; they’re no use. The ribs I’m sure of, they’re boiler. Hands, cutlery. For the
heart I’d a ship’s bell come in. It’s the face. I had it clear when I began, then I’d hammer, and step back,
and what I remembered was hammering.”

All round the lizardfolk hermit’s cave lie faces, eleven of them, half sunk in the sand. The twelfth, of
beaten copper, sits on its neck above a red key, not yet turned, and looks at you.

“I wind him tonight,” says Thessk. “The tide wants the cave. So is it like?”

* Nod, and turn the key before he can doubt it.
  skill 5: gain 1 red token; later Q40
    “What is broken?” it asks, as they do among friends, in a stranger’s kind voice. “Nothing I’d trouble
    you with,” says Thessk, after some thought. He leaves you the key and pours out lamp oil, two cups.
  more: gain 1 gem
  fail:
    “You were quick,” says Thessk. He unscrews the twelfth face and lays it with the others. Now they all
    look at you.

* Cover half of the face with your hand.
  skill 6: gain 1 red token, 1 food; later Q40
    “There. That half,” says Thessk. “We shut a door together, he and I, over a noise. I asked to have it
    out of my head. It took his voice along.” He breaks his crab in two, which keepers only do with keepers.
  more: gain 1 coin
  fail:
    He minds your hand there. He hangs a cloth over the whole of it.

* Let the clockwork finch sing to it.
  optional: FINCH
  skill 5: gain 2 gems
    It answers, an octave lower, and laughs so wide that two gems, its back teeth, roll to your feet. “He
    would say that!” cries Thessk, one hand at his own mouth, to feel it laughing.
  more: gain 1 heart
  fail:
    It sings louder than the finch, all on one note. He holds its mouth shut, as gently as he can, until it
    has run down.

== 117 Order, Order
premise: gulls sit in judgment on a bald rock; the islanders believe they do, and have brought a wrecker; his wife has you by one sleeve, a drowned man’s sister by the other
axis: what do I say for the drowned / what do I throw
ending: act

Eeyorr, eeyorr. Nine hundred gulls sit in rows at Gull Court, where the islanders leave all judgment to
them. “They go up together and that’s that,” says Lugh’s wife, who has hold of your left sleeve. “There’s
three small ones at home. You’ve bread.”

“He’d three lamps, on a reef, and my brother steered by them,” says the nomad who has your right. “You’ve a
tongue.”

Lugh, tied to the post, looks at nothing. His lookout, Jory Latch, keeps one fist behind his back. “I
never,” says Jory, unasked.

The front row opens its wings.

* Throw your bread to the far side of the rock.
  skill 6: gain 1 reputation, 2 coins
    Acquitted, in a body. Lugh’s wife unties him, hits him, pays you double for the loaf and shouts your
    name along the beach, while the nomad lets go of your sleeve, smooths it, and does up the button.
  more: gain 1 food
  fail:
    All nine hundred turn and look at who threw.

* Speak up for the brother.
  skill 5: gain 1 yellow token
    “He had three lamps,” you say, and the gulls go up. You do not look; when you do there is the post, and
    a woman winding in the rope. “How many are you?” asks the nomad, which is what they say to family. “I’m
    one.”
  more: gain 1 coin
  fail:
    “Strangers don’t count,” say the islanders. A gull walks round you twice and takes your hat, for
    contempt.

* Ask Jory, who has walked with you, what is in his hand.
  optional: JORY
  skill 5: gain 1 green token; lose 1 reputation
    “I never lit it,” says Jory. “I held it.” He sets it down before the whole court, a lamp of outlaws’
    green glass. He has grown; it is only a small lamp now. “Whose boy’s that?” they ask, drawing back.
    “Mine,” you say.
  more: gain 1 coin
  fail:
    He shuts it tighter. Something in there is hot.

== 118 The Tide Has Words
premise: at low ebb a stair of kelp and stone leads down to where the sea sings all of Dunya’s song; she is on the last step, and it has turned
axis: how far do I go / what do I call her back with
thread: the song without an end
ending: loss

All of it, even the missing verse, comes up the Kelp Stair at low water; old pumps had its tune, but the
tide has the words. “Hush,” says Dunya Reed from the last step. She has walked nine lands after that song.
“You’ll make me lose the… There. It’s coming to the…”

The sea has turned. It has hold of her by the belt.

* Go down and hold her while she listens.
  otherwise
  combat 8: gain 1 blue token, 1 yellow token
    Names, only names, and her lips move with every one. You hold on to her, and a mystic whom you never saw
    holds on to you, while the fourth wave takes her string out of her fist, knot after knot. “They were
    all…” says Dunya.
  more: gain 1 heart
  fail:
    It lifts you both up the stair and sets you where you had been sitting. “What did it…?” says Dunya,
    knocking at her left ear, which goes on being full.

* Shout the chorus until she turns round.
  otherwise
  skill 6: gain 1 reputation, 1 yellow token
    “I was one word from the…! You thief! You’ve saved my…” Every isle will hear both. Her knotted string is
    gone with the stair, so she takes your wrist and feels along that for the place.
  more: gain 1 food
  fail:
    The sea is the better singer. Up on the rocks people have started to hum along with it.

* Ask the sea for the verse, as you promised her.
  must: TUNE
  then: gain 1 yellow token, 1 heart
    “Excuse me,” you say to the sea, and it gives you one name. “Reed,” you tell her; it may have been. She
    takes that like a cup, in both hands, and climbs out slowly, so as not to spill.

== 119 Out at Midnight
premise: the lighthouse goes dark at midnight every night, for as long as a breath; a keeper swears he has not slept; there is a ship
axis: what do I watch / what do I light
thread: the light that goes out at midnight
ending: question

Molar Light stands on the last rock, and each midnight, for one breath, it goes out. The keeper, Manx Orrin,
does not sleep; he props up his eyelids with two fingers to show you. It is one minute to. Past the reef a
ship comes on, trusting it.

* Keep your palm on the lamp, and let the ship come.
  otherwise
  skill 6: gain 1 red token, 1 food
    It stays hot all through; the ship is by. “Where did you go?” asks Orrin. Where did you, that your other
    hand holds half of his herring and a page of notes, in lizardfolk?
  more: gain 1 heart
  fail:
    You blink. That was it. Out on the reef a bell begins to ask where it is.

* Set fire to the stairs, the roof, your coats.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    The ship clears by your coats and will tell every harbour. But for one breath all the fires stood still
    while a man walked between them with a jar; on the step lies its stopper, lizardfolk work. “I was beside
    you,” says Orrin. “Wasn’t I?”
  more: gain 1 coin
  fail:
    They go out too, stairs, roof and coats, like one eye. In the dark you hear a cork.

* Hold up the small lamp you promised to keep.
  must: LANTERN
  then: gain 1 reputation, 1 gem
    It burns straight through midnight, a butter light the size of a nut, and the ship steers by that. Orrin
    gives you the gem that marked the place in his log. “So it isn’t the dark,” he says. “Is it us?”

== 120 He Wore Your Face
premise: an islander looks like you, seven years younger, and has a wife, a boat, and a knife he means to use on the impostor
axis: who am I / what do I leave him
ending: speech

He drops his net and comes up the beach with a knife, and he has your face, less seven winters.

“That’s mine,” he says. “Take it off.”

“It’s the only one I have.”

“It’s the only one I have! I’ve a wife who’s used to it. Seven years I’ve been Hamo, and every night I dream
of you coming out of the water, walking like that. So which of us is it?”

“Which of us is what?”

“The impostor!” The knife shakes. In the door a woman looks from one of you to the other. “Quick. I’m not
brave. You’d know.”

* Say that the impostor is you.
  skill 6: gain 3 coins; later Q41
    “You poor devil,” says Hamo, and counts you out three coins for the crossing. In the house you reach up
    without looking, and the cup is there. “Third hook,” says his wife, very low. “Don’t tell him.”
  more: gain 1 food
  fail:
    “No,” says his wife, looking at you. “It isn’t.”

* Come in under the knife.
  combat 8: gain 1 green token, 2 coins, 1 food; later Q41
    You know each stroke, as he does, and you stop together, his point on the place where you have a scar
    and he has none. He shares out supper, purse and an outlaws’ knock that his fingers always drum. “Did it
    hurt?” asks Hamo.
  more: gain 1 gem
  fail:
    He is younger; that’s all it is. “Mind,” he says, helping you up by the elbow that clicks.

* Tell him what a well showed you: that face, afraid.
  optional: FACE
  skill 6: gain 1 blue token; lose 1 reputation
    “What was behind me?” asks Hamo. You could not see. He hands you a mystics’ charm that has plainly not
    worked, while up on the path people turn back. “Walk in front, then, backwards, as far as your boat.
    You’d tell me, wouldn’t you?”
  more: gain 1 heart
  fail:
    “Wells lie,” says Hamo. He has nailed three boards over his.

== 121 The Second Hinge
premise: a sea cave in which a door leans without a wall; a hinge hangs on it, fellow to Urrik’s, and a warden with a harpoon
axis: what do we take / whom do I face
thread: the hinge
ending: act

A door leans in a sea cave, with no wall to it, on an iron hinge as tall as you are. Four of those once hung
the mending-house. “You got your thing back as it had been,” says Urrik Tallback, who has carried another on
his shoulder through nine lands, “and the House kept the years between. That was the fee. So my people took
the door off.” He turns to the warden, shyly. “What does yours weigh?”

“Nothing is broken here,” says Issk, lifting the harpoon.

* Unscrew it while Urrik keeps him talking.
  otherwise
  skill 7: gain 1 red token, 1 coin, 1 food
    Four screws, one to a breath, while Issk is saying, almost gently, “Heavier at spring tides.” Behind the
    plate lie his wages, his lunch and his orders, in red, unopened. Urrik takes the thing on his other
    shoulder and stands level.
  more: gain 1 gem
  fail:
    A left-hand thread. They have both stopped talking, to watch you tighten it.

* Walk up to the harpoon and ask what he misses.
  otherwise
  skill 6: gain 1 red token, 1 food
    “A noise,” says Issk, some waves later. “Evenings, in our house.” Urrik creaks his hinge for him. “No,”
    says Issk. But he cracks crabs on the barb, three, and whoever has eaten off that is a warden until it’s
    washed.
  more: gain 1 heart
  fail:
    You, back on your boat. He can say it with one thumb.

* Deny it as ever: you have seen no hinge.
  must: HINGE
  then: gain 1 red token; lose 1 reputation
    You say it standing between two of them. “That,” says Issk, with a warden’s admiration, “I’ll tell all
    down the coast.” Urrik lays his across your boots and walks out, light, to have a think.

== 122 Peppers in the Rain
premise: a pepper boat has sprung its seams; the whole bay burns the eyes, and the crew cannot see the rocks or stop laughing
axis: whom do I steer by / what do I go in after
ending: joke

“Where’s the rock?” roars Captain Kalo, eyes shut.

“Which?” sobs the mate.

“The one we’re going to hit!”

“Oh, that one! Left!”

“Whose left?”

“How many of us are left?” They fall about. A pepper boat has burst, the bay is soup, and none aboard can
see or stop laughing. “Fine cargo,” weeps Josper Nill, goatless, “going cheap. Going, as I live and trade.
Going.” It sinks, sack by sack.

* Shut your eyes too, and steer by the swearing.
  skill 6: gain 1 yellow token, 1 coin
    Left of the swearing, right of the praying; then the rock swears back. It is a nomad, fishing, who knows
    every stone by what it has been called, and pilots you in. “Who’s owed?” asks Kalo, and finds three
    hands, of which two are Josper’s.
  more: gain 2 food
  fail:
    They are all equally good at it. Praised, they try to improve.

* Dive into the soup after the sacks.
  skill 5: gain 4 food
    You come up scarlet, a sack under each arm and two in your teeth. “Fresh in,” Josper is already telling
    a cook, “marinated, one previous owner.” He has you by the ankle.
  more: gain 1 food
  fail:
    Your eyes tell you at once. Your nose tells you next. You had not known that elbows could.

* Tow them in with the arm the bees did.
  optional: STUNG
  skill 5: gain 2 coins
    You have been hotter. You bring her in by the beard of the mate, who pays you one coin for the tow and
    another to let go.
  more: gain 1 food
  fail:
    It turns out where you had not been stung.

== 123 The Drowned Are Late
premise: people live under an upturned boat and lay places for a crew lost one midnight; tonight they hear oars
axis: what do I open / what do I tell them to put away
thread: the light that goes out at midnight
ending: act

Oars. Under the Upside Boat, which is a house now, with a stove where the mast went in, Gull-Ann’s ladle
stops in the air. “They’re late,” she says. Seven winters ago the light on the point went dark for one
breath, as it does each midnight, and the six who were steering by it did not come in. Their places have
been laid ever since.

A keel grates. Boots are wiped, at length.

“You go,” says Gull-Ann. “I look a fright.”

* Lift the latch.
  skill 6: gain 1 reputation, 1 yellow token; later Q42
    Six men, wet and civil. “Where’s Ann?” they ask. “And whose is the grey hair?” One, a nomad, counts
    heads and gives you his own stool; by breakfast the whole isle is on the others. Gull-Ann lets down all
    of it and goes on ladling.
  more: gain 1 heart
  fail:
    Wind. It comes in, goes once round the table and sits down.

* Drop the bar until it is light.
  skill 5: gain 2 gems; later Q42
    By morning six pairs of dry footprints lead up to the sill. On it lie two gems, such as one brings home.
    “For a young woman, those,” says Gull-Ann. “You have them.” She leaves the spoons out.
  more: gain 1 coin
  fail:
    It opens outwards. Very civilly, from outside, they open it.

* Knock from inside, three slow, one quick.
  optional: KNOCK
  skill 5: gain 1 green token; lose 1 reputation
    Then comes the right answer. “Not mine,” says Gull-Ann. “Yours.” Two outlaws creep in, blowing on their
    fingers, with a name for you that the whole isle will use tomorrow. She clears six plates and puts back
    two.
  more: gain 1 coin
  fail:
    They knock something older. “That’s not for you,” says Gull-Ann. She puts out the lamp.

== 124 The Storm’s Eye
premise: in the eye of a storm every boat meets, for an hour; there is a market, a fight and a wedding, the bride is adrift, and the wall is coming back
axis: what do I get done / whom do I leave with
ending: act

In the eye of the storm the sea lies flat under a small blue lid of sky, and for one hour every boat within
ninety miles is here, tied side by side: a market, a fight and a wedding. You have what four hundred wet
people are bidding for, to get them through the night, a boatload of dry wood. You also have oars. The fight
has cut the bride adrift.

“I’ve left people on the road,” says Tamar Ulay, whose son stands waiting in his good coat. “I’ll not leave
one today. Take it or leave it!” She is talking to the weather.

It is coming back, black, as high as a town.

* Stay till every boat has its wood.
  otherwise
  skill 7: gain world card Storm Rudder, 1 coin
    “All I’ve left is a coin and my rudder,” says the last man; black oak, cut for just such a sea. Done.
    Then the wall comes over. You see him go off into it, chin up, steering with the stick.
  more: gain 1 gem
  fail:
    “Last minute!” you cry. It was the one before.

* Row for the bride.
  otherwise
  combat 7: gain 1 reputation, 1 blue token
    She is a mystic; she bails. “Don’t ask if I’m sure,” she says. “We mayn’t lie.” The wall is on your
    stern when Tamar leans out, four hundred people holding on to her, and reaches down an empty hand. “Take
    it,” says Tamar.
  more: gain 1 heart
  fail:
    You row her to the wrong boat, which has a bridegroom too. “Are you him?” she asks. “I could be,” he
    says.

* Go to Tamar’s table, where she tells how you two drank and one did not.
  must: WATERSHARE
  then: gain 2 coins; lose 1 reputation
    “We drank,” she tells the whole wedding, “and left a man,” and goes through your part, then her own,
    which is longer. Her son lays two coins by your plate, as is done here for a bearer. Tamar pours two
    cups and drinks hers first.

== 125 Serpent, Resting
premise: a sea serpent has laid its head across the only landing and shut its eyes; children climb on it; the mail must come in
axis: what do I do about it / what do I ask it
ending: joke

A head as long as a chapel lies across the only landing, eyes shut, and the rest of the sea serpent goes
round the bay. Children use the eyebrow as a slide. Out on the swell Elin, the postwoman, points to nine
weeks of letters, then to the water in her boat. From a post hangs the harbour log, NAME, AGE, BUSINESS;
whatever is entered in it must, by custom, move up for the next. Now the children have found the nostril,
and a stick.

* Scratch it where it can’t.
  skill 5: gain 2 gems
    Behind the jaw, with an oar: two gems come loose that have itched there since some wreck, and it sighs.
    The mail arrives by sigh, all over the isle, down chimneys, into soup. Three people are engaged.
  more: gain 1 food
  fail:
    That was the tongue. You are swallowed, and thought better of.

* Enter it in the log, and count its rings for the age.
  skill 7: gain 1 blue token, 1 food; later Q44
    One to a winter, a great many; then a smooth place, as broad as seven; then it goes on. An eye opens,
    like that of a guest who has mislaid your name, and in under it shoots Elin, with the mystics’ cake for
    “Whoever Counts”.
  more: gain 1 gem
  fail:
    It moves. You must begin again at the other end, which is on another isle.

* Send for Old Pumice, and be further in its debt.
  optional: KILN
  skill 5: gain 1 red token
    “Item,” says Old Pumice, wading up, “one large cold person.” They lie nose to nose till dusk, when the
    serpent, touched, brings up a present. It is a lizardfolk boilerman. “What is broken?” he asks you,
    dripping, from habit.
  more: gain 1 food
  fail:
    It steams. So do the children, who now will never get down.

== 126 What the Keeper Keeps
premise: under the isle is a cellar of jars, each with one breath of midnight in it; the keeper Orrin fills them, and does not know for whom
axis: what do I open / whom do I tell
thread: the light that goes out at midnight
ending: image

Cold tallow, wet stone, and then a smell you know: a room that somebody has this moment left. The Storm
Cellar lies under Molar Light, where shelves go up out of sight, full of jars, corked and dated.

“Every midnight the lamp’s gone out for a breath,” says Manx Orrin, the keeper. His candle shakes. “Seven
years of it, and here they are, in my writing. I don’t know who for.”

“May I say that it isn’t water?” Sister Marl, who collects waters, has come down behind you. “May I say that
I want one?”

She reaches for the nearest. Orrin gets both arms round the shelf, as he would round a cot.

* Draw one cork, and listen.
  otherwise
  skill 7: gain world card Lamp of Lost Voices, 1 coin
    “Not yet, Orrin,” says a girl, and laughs. He listens until it is only glass, then stands his candle in
    it. “You have it,” he says, with a coin for oil. “I’d never sleep.” Just where its light leaves off
    there is laughter.
  more: gain 1 gem
  fail:
    “That one’s empty,” says Orrin, and corks it, quickly, before the others can hear.

* Break the shelf, and let them all go.
  otherwise
  combat 7: gain world card Banshee Necklace, 1 reputation, 1 food
    Two thousand breaths go up the stair, each in the middle of a word, and one, a scream, catches in Marl’s
    chain. “May I not?” she says, and hangs it on you. Fishermen bring ham. Under the steady lamp stands
    Orrin, face to the wall.
  more: gain 1 heart
  fail:
    He stoppered them well; only the shelf breaks. Two thousand jars roll about in the dark. “Mm,” says one.

* Carry them down to Orla’s boat. Your arm has her brand.
  must: BRANDED
  then: gain 3 coins; lose 1 reputation
    “It’s for a queen,” say Orla’s people, paying, “or the statue of one.” “I will remember you,” says
    Sister Marl, not asking leave. Orrin’s finger goes along the shelf; at each gap he stops to breathe in.

== 127 The Ichor Ferry
premise: on the black strait you pay the ferry with something you remember; the ferryman needs it to row by
axis: what do I give / what do I row myself
ending: loss

Nought ships his oars in the middle of the black strait and holds out a hand. He rows on what people
remember; his own he used up long ago. “One day,” he says. “Good or bad. It’s not returned.” Slowly the
ichor begins to take the boat back.

* Give him a bad one.
  otherwise
  skill 6: gain 1 coin, 2 gems
    He rows hard, jaw set, and hands you a coin and two gems in change. On the quay you scratch a dog’s
    ears. There was something about dogs.
  more: gain 1 heart
  fail:
    “Too heavy for the boat,” says Nought, and gives it back at once; but now there are two of you who know.

* Give him a good one.
  otherwise
  skill 7: gain 1 blue token, 1 food
    He rows slowly, looking about him. “There was cake,” says Nought. “And a tall one, singing.” You get his
    bread, and the mystics’ blue stone that he was saving to buy such a day. “Who was she?” he asks. You
    would have to ask him.
  more: gain 1 gem
  fail:
    “Had that,” says Nought. “River, sun, someone laughing. They all bring that one.”

* Hand over the bad well, which you swore to keep to yourself.
  must: SILENCE
  then: gain 1 blue token; lose 1 reputation
    “I’d sooner not see,” says Nought, having looked once over the side at what he rows on, and gives you
    his lamp, a mystic’s. “But I’ll tell every fare I have.” You feel light, slightly sick, and in the mood
    to talk about goats.

== 128 She Ties the Ninth
premise: Ansa has tied eight knots in the great cable of the isle; the man is on the boat it holds, the storm has hold of the boat, and others are aboard
axis: what does she let go / what do I take out of her hands
thread: the ring
ending: act

Ansa Pike hauls the eighth knot tight with her foot against the post. The isle has one cable, and by custom
nine knots in it hold whatever is on the end. On the end tonight, in the storm, is a ferry with forty
people; at its rail, in a coat too big for him, stands Tobin Rake.

“He went to the Last Ruin,” says Ansa, “and named the day before he met me, so I needn’t grieve. He’s been
polite to me ever since.”

“How far out is he?” you shout.

“Ten years.” She holds the end for the ninth knot. She isn’t tying it. “He’d not feel a thing. He’d beg the
sea’s pardon.”

The eighth begins to slip.

* Lend her your hands, and leave her the knot.
  otherwise
  combat 8: gain 1 reputation, 1 blue token, 1 coin
    “How far?” “A hundred fathoms.” “From forgiving?” “From land,” says Ansa, and ties it. In they come: a
    mystic, who reads your raw palms and tells you the truth; thirty-eight others; last Tobin, who lifts his
    hat and pays you both the fare.
  more: gain 1 heart
  fail:
    It runs through her hands and yours and stops, of itself, at the eighth. “That’s its own measure,” says
    Ansa. Neither of you looks up from your palms.

* Swim out to him with a line of your own.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; later Q43
    “Have we met?” he shouts. “Catch!” He makes fast without looking, in a knot of Ansa’s, from the ten
    years that he has not got. The nomads count you in, and pay. Ashore she sees what knot it is. She ties
    the ninth.
  more: gain 1 gem
  fail:
    The line comes back to you, neatly coiled. “I believe you dropped this,” he calls.

* Thread her ring, which you have carried, on to the cable.
  must: RING
  then: gain 2 reputation, 1 heart
    It fits him. “A fine ring,” he calls. “Somebody will be missing it!” Back it comes along the cable,
    forty people watching, and Ansa, who has turned up your palm for it, not hers, ties the ninth with her
    teeth.
