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

This isle was not here yesterday. It is warm, with short black grass that all lies one way, and the ferryman
who set you ashore is rowing off as hard as a man can row. Up the slope a mystic lies on her back, smiling.
Down the slope an outlaw hammers in a post with his name on it. Under you the ground breathes in.

* Lie flat beside her, and breathe when it breathes.
  otherwise
  skill 6: gain 1 blue token
    One breath to ten of yours, until yours have come down to meet it and you feel the hollow in which you
    are lying: a person’s, worn deep. “My teacher’s,” says the mystic. She does not open her eyes. “You
    fit.”
  more: gain 1 heart
  fail:
    You sleep. At dawn it sinks, after a considerate bump to wake you, and all that day the ferries go round
    you in silence, as round a rock.

* Drive in a pole of your own, while it is still land.
  otherwise
  combat 6: gain 1 green token, 1 food
    It draws you out, pole and all, like a splinter. Round you on the empty sea float other poles, a whole
    wood of them, on one of which sits the outlaw with a ham. “Lost your claim as well?” he asks, and moves
    up.
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
squall of exactly that shape turns and makes for the herring fleet, six sails. “Rip out the row,” says Elder
Oonagh, chief of the mystics, “and they’re safe, but there’ll be no wind for anyone before spring. No mail.
No mill. Or feel for the stitch. I’ve forgotten how small it is.”

* Feel for the stitch, with six crews on the needle.
  skill 7: gain 1 blue token, 1 food
    It slips over, like a hand over hair, and five sails stand up. Oonagh ladles you broth and sits you down
    among the mystics, in her own place. Then all of them move up one chair, for the sixth man’s wife.
  more: gain 1 gem
  fail:
    You pick up the next one. Out there it snows, on one boat only, and a man looks round to see who is
    laughing.

* Rip out the row, and with it the wind till spring.
  skill 6: gain 1 reputation, 2 coins
    Six crews row home over a sea like a plate and press two coins on you. Then they stand about on the
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

ONE CUP DAILY, BY LOT. Thimble Quay has room for a stove, a teapot, Orsa, who owns it, and seven people
holding on to one another. Today’s winner, a retired captain with garnets at his cuffs, lifts the cup and
shuts his eyes.

“Before I drink it,” he says, “I must just tell you about the other time.”

“We’ll freeze,” says the nomad behind you, who has no gloves. “He’s told every one of us. He’s told the
gulls.” It has begun to sleet.

* Beg him to leave nothing out, since no one else will listen.
  otherwise
  skill 5: gain 1 yellow token
    It is about a cup of tea, and lasts until dark. While he tells it to you the others get to the stove,
    one after another. “You stood in the draught of that,” says the nomad, steaming. She will name her next
    well after you.
  more: gain 1 food
  fail:
    “So there I was,” says the captain, four hours in, “coming up to the quay.” At the back they have begun
    to step off.

* Drink it for him, while his eyes are shut and it is hot.
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

“Is it like him?” asks Thessk, a lizardfolk hermit.

“Like whom?”

“My friend. You’ve eyes. Mine knew him; they’re no use. The ribs I’m sure of, they’re boiler. Hands,
cutlery. It’s the face. I had it clear when I began, then I’d hammer, and step back, and what I remembered
was hammering.”

All round his cave lie copper faces, eleven of them, half sunk in the sand. The twelfth sits on its iron
neck, above a key not yet turned, and looks at you. “I wind him tonight,” says Thessk. “The tide wants the
cave. So is it like?”

* Say yes, and turn the key before he can doubt it.
  skill 5: gain 1 red token; later Q40
    “What is broken?” it asks, as they do among friends, in a stranger’s kind voice. “Nothing I’d trouble
    you with,” says Thessk, after some thought. He leaves you the key and pours out lamp oil, two cups.
  more: gain 1 gem
  fail:
    “You were quick,” says Thessk. He unscrews the twelfth face and lays it with the others. Now they all
    look at you.

* Cover half of the face with your hand, and make him look again.
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
premise: gulls sit in judgment on a wrecker; his wife has you by one sleeve, a drowned man’s sister by the other
axis: what do I say for the drowned / what do I throw
ending: act

Eeyorr, eeyorr. Nine hundred gulls sit in rows at Gull Court, where the islanders leave all judgment to
them. If they fly off, the man at the post is free. If they come down on him, he is not. Tonight it is Lugh,
who hung false lamps on the reef.

“There’s three small ones at home,” says his wife, who has hold of your left sleeve. “You’ve bread. They’ll
fly for bread.”

“My brother steered by those lamps,” says the nomad who has your right. “You’ve a tongue.”

Lugh looks at nothing. His lookout, a boy called Jory, keeps one fist behind his back. The front row opens
its wings.

* Throw your bread across the rock, for the three small ones.
  skill 6: gain 1 reputation, 2 coins
    Acquitted, in a body. Lugh’s wife unties him, hits him, pays you double for the loaf and shouts your
    name along the beach, while the nomad lets go of your sleeve, smooths it, and does up the button.
  more: gain 1 food
  fail:
    All nine hundred turn and look at who threw.

* Tell the gulls about the brother who steered by the lamps.
  skill 5: gain 1 yellow token
    You tell them, and the gulls go up, and turn. You do not look. When you do there is the post, and a
    woman winding in rope. “There were two of us,” says the nomad. “Eat with me. I’ve cooked for two.”
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
premise: at low tide the sea sings the lost verse of an old song; the woman who has looked for it all her life is on the last step, and the tide has turned
axis: how far do I go / what do I call her back with
thread: the song without an end
ending: loss

The sea is singing. At low tide it comes up the Kelp Stair in plain words, and on the last step, wet to the
waist, stands Dunya Reed, an old nomad, who has looked all her life for the lost end of a song. Round her
fist is a string with a knot for every verse she has.

“Hush,” she says. “This is it! It’s coming to the…”

Then the tide turns, and takes her by the belt. “Get her out!” shouts a mystic from the rocks. “She’ll
drown!”

“Don’t you dare,” says Dunya.

* Go down and hold her, so that she hears it out.
  otherwise
  combat 8: gain 1 blue token, 1 yellow token
    Names, only names, and her lips move with every one. You hold on to Dunya and the mystic holds on to
    you, while the fourth wave takes the string out of her fist, knot after knot. “They were all…” she says,
    and does not notice.
  more: gain 1 heart
  fail:
    It lifts you both up the stair and sets you where you had been sitting. “What did it…?” says Dunya,
    knocking at her left ear, which goes on being full.

* Shout her name until she loses the song and turns round.
  otherwise
  skill 6: gain 1 reputation, 1 yellow token
    “I was one word from the…! You thief! You’ve saved my…” Every isle will hear both. Her string has gone
    with the tide, so she takes your wrist and feels along that for the place.
  more: gain 1 food
  fail:
    The sea is the better singer. Up on the rocks people have started to hum along with it.

* Ask the sea for the verse, as you promised her.
  must: TUNE
  then: gain 1 yellow token, 1 heart
    “Excuse me,” you say to the sea, and it gives you one name. “Reed,” you tell her; it may have been. She
    takes that like a cup, in both hands, and climbs out slowly, so as not to spill.

== 119 Out at Midnight
premise: the lighthouse goes dark at midnight every night, for as long as a breath; the keeper swears he has not slept; there is a ship
axis: do I learn why / do I save the ship
thread: the light that goes out at midnight
ending: question

Molar Light stands on the last rock, and each midnight, for one breath, it goes out. The keeper, Manx Orrin,
does not sleep; he props up his eyelids with two fingers to show you. “There’s nothing wrong with the lamp,”
says the lizardfolk fitter, who has had it apart twice. It is one minute to. Past the reef a ship comes on,
trusting it.

* Keep your hand on the lamp, to learn why, and let the ship come.
  otherwise
  skill 6: gain 1 red token, 1 food
    It stays hot all through; the ship is by. But your other hand is holding half of Orrin’s herring, and
    the fitter, who has written a page of notes that she cannot read, folds it into your pocket. “Where did
    we go?” asks Orrin.
  more: gain 1 heart
  fail:
    You blink. That was it. Out on the reef a bell begins to ask where it is.

* Burn the stairs, the roof and your coats, to warn the ship.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    The ship clears by your coats and will tell every harbour. But for one breath all the fires stood still
    while a man walked between them with a jar. The fitter, who saw him, has your arm. “I was beside you,”
    says Orrin. “Wasn’t I?”
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

* Say that the impostor is you, and leave him the life.
  skill 6: gain 3 coins; later Q41
    “You poor devil,” says Hamo, and counts you out three coins for the crossing. In the house you reach up
    without looking, and the cup is there. “Third hook,” says his wife, very low. “Don’t tell him.”
  more: gain 1 food
  fail:
    “No,” says his wife, looking at you. “It isn’t.”

* Step in under the knife, and fight him for the face.
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
premise: a sea cave in which a door leans without a wall; its hinge is the fellow of the one Urrik carries, and a lonely warden guards it with a harpoon
axis: what do we take / whom do I face
thread: the hinge
ending: act

A door leans in a sea cave, with no wall to it, on an iron hinge as tall as you are. Before it sits Issk, a
lizardfolk warden, who has been alone with it for a very long time.

“There were four of those, on one house,” says Urrik Tallback softly, a lizardfolk too, bent under one just
like it. “You got your thing back there as it had been, and it kept your years for a fee. It was ours. We
were ashamed, and hid the hinges. I’d see them together before I die.” He turns to the warden, shyly. “What
does yours weigh?”

“Nothing is broken here,” says Issk, lifting the harpoon.

* Unscrew it behind his back, while Urrik keeps him talking.
  otherwise
  skill 7: gain 1 red token, 1 coin, 1 food
    Four screws, one to a breath, while Issk is saying, almost gently, “Heavier at spring tides.” Behind the
    plate lie his wages, his lunch and his orders, in red, unopened. Urrik takes the thing on his other
    shoulder and stands level.
  more: gain 1 gem
  fail:
    A left-hand thread. They have both stopped talking, to watch you tighten it.

* Walk up to the harpoon, and ask him what he misses.
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
see or stop laughing. Sack by sack the peppers sink. “That’s an island’s whole winter,” weeps Josper Nill,
who was to sell them. “Going. Going.”

* Shut your eyes too, and steer by the swearing.
  skill 6: gain 1 yellow token, 1 coin
    Left of the swearing, right of the praying; then the rock swears back. It is a nomad, fishing, who knows
    every stone by what it has been called, and pilots you in. “Who’s owed?” asks Kalo, and finds three
    hands, of which two are Josper’s.
  more: gain 2 food
  fail:
    They are all equally good at it. Praised, they try to improve.

* Dive after the island’s winter, and let them find the rock.
  skill 5: gain 4 food
    You come up scarlet, a sack under each arm and two in your teeth. “Fresh in,” Josper is already telling
    a cook, “marinated, one previous owner.” He has you by the ankle. Behind him, laughing, they have found
    the rock.
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
stops in the air. “They’re late,” she says. Seven winters ago the light on the point went out for one
breath. Six nomads were steering by it, one of them her sweetheart, and they did not come in. She has laid
their places ever since.

A keel grates. Boots are wiped, at length.

“You go,” says Gull-Ann. “I look a fright.”

* Lift the latch, and let them see her.
  skill 6: gain 1 reputation, 1 yellow token; later Q42
    Six men, wet and civil. “Where’s Ann?” they ask. “And whose is the grey hair?” One gives you his own
    stool; by breakfast the whole isle is on the others. Gull-Ann lets down all of it and goes on ladling.
  more: gain 1 heart
  fail:
    Wind. It comes in, goes once round the table and sits down.

* Drop the bar till daylight, in case they are drowned.
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
premise: in the eye of a storm every boat meets, for an hour; the boats need your dry wood for the night, the bride is adrift, and the wall is coming back
axis: whom do I keep warm / whom do I fetch
ending: act

In the eye of the storm the sea lies flat under a small blue lid of sky, and for one hour every boat within
ninety miles is tied up here, side by side: a market, a fight and a wedding. You have a boatload of dry
wood, without which they will freeze tonight, four hundred of them. You also have oars.

“The fight’s cut her rope!” shouts Tamar Ulay, a nomad, whose son stands waiting in his good coat. Far out,
in a white dress, a bride is bailing with her shoe. “She’s a mystic, she can’t row. You’ve a boat! Take it
or leave it!”

Behind the bride the storm comes back, a wall, as high as a town.

* Hand out the wood, till every boat has its share.
  otherwise
  skill 7: gain world card Storm Rudder, 1 coin
    “All I’ve left is a coin and my rudder,” says the last man; black oak, cut for just such a sea. Done.
    Then the wall comes over. You see him go off into it, chin up, steering with the stick.
  more: gain 1 gem
  fail:
    “Last minute!” you cry. It was the one before.

* Row for the bride, and let the boats go cold.
  otherwise
  combat 7: gain 1 reputation, 1 blue token
    “Don’t ask if I’m sure of him,” she says, bailing. “We mayn’t lie.” The wall is on your stern when Tamar
    leans out, four hundred people holding on to her, and reaches down an empty hand. “Take it,” says Tamar.
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
premise: a sea serpent has laid its head across the only landing; children climb on it; the mail boat is sinking, and the log wants its age
axis: what do I do about it / what do I ask it
ending: joke

A head as long as a chapel lies across the only landing, eyes shut, and the rest of the sea serpent goes
round the bay. Out on the swell the postwoman points to six weeks of letters, then to the water in her boat.

“Whatever’s in my log, name and age, has to move up for the next,” says the harbour mystic. “That’s the law.
But I’d want it right.” She looks at the serpent, then at you, and holds out the pencil.

Now the children have found the nostril, and a stick.

* Scratch it where it can’t reach, and hope that it is grateful.
  skill 5: gain 2 gems
    Behind the jaw, with an oar: two gems come loose that have itched there since some wreck, and it sighs.
    The mail arrives by sigh, all over the isle, down chimneys, into soup. Three people are engaged.
  more: gain 1 food
  fail:
    That was the tongue. You are swallowed, and thought better of.

* Count its rings for the log, while the mail boat fills.
  skill 7: gain 1 blue token, 1 food; later Q44
    One to a winter, a great many; then a smooth place, as broad as seven; then it goes on. An eye opens,
    like that of a guest who has mislaid your name, and it moves up. “Whoever counts,” says the mystic,
    “gets the cake.”
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

“Every midnight the lamp’s gone out, for a breath,” says Manx Orrin, the keeper. His candle shakes. “Seven
years of breaths, and here they are, in my writing. I don’t know who for.”

“May I have one?” asks Sister Marl, a mystic, who has come down behind you. “I’ve a patient who has lost her
voice.”

She reaches for the nearest. Orrin gets both arms round the shelf, as he would round a cot.

* Draw one cork, and hear what he has kept.
  otherwise
  skill 7: gain world card Lamp of Lost Voices, 1 coin
    “Not yet, Orrin,” says a girl, and laughs. He listens until it is only glass, then stands his candle in
    it. “You have it,” he says, with a coin for oil. “I’d never sleep.” Just where its light leaves off
    there is laughter.
  more: gain 1 gem
  fail:
    “That one’s empty,” says Orrin, and corks it, quickly, before the others can hear.

* Break the shelf, and let them all go home.
  otherwise
  combat 7: gain world card Banshee Necklace, 1 reputation, 1 food
    Two thousand breaths go up the stair, each cut off in a word, and one, a scream, catches in Marl’s
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

Nought ships his oars half-way over the black strait and holds out a hand. He rows on what people remember,
having used up his own long ago. In his ear is a blue stone, for which the mystics will sell him one day
back. “One of yours,” he says. “Good or bad. It’s not returned.” Slowly the ichor begins to take the boat.

* Give him your worst day.
  otherwise
  skill 6: gain 1 coin, 2 gems
    He rows hard, jaw set, and hands you a coin and two gems in change. On the quay you scratch a dog’s
    ears. There was something about dogs.
  more: gain 1 heart
  fail:
    “Too heavy for the boat,” says Nought, and gives it back at once; but now there are two of you who know.

* Let him have one of your best, which he could use.
  otherwise
  skill 7: gain 1 blue token, 1 food
    He rows slowly, looking about him. “There was cake,” says Nought. “And a tall one, singing.” He gives
    you bread and the stone out of his ear, for which he has no more use. “Who was she?” he asks. You would
    have to ask him.
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
premise: Ansa holds the rope of a ferry in a storm; the husband who no longer knows her is aboard, with thirty others, and she has not tied the last knot
axis: do I trust her / do I go myself
thread: the ring
ending: act

Ansa Pike has hold of the rope, and on the end of it, out in the storm, is a nomad ferry with thirty people
aboard. One of them is her husband, Tobin Rake, who does not know that he is; he had himself made as he was
before they met, so that she need not grieve for him, and has been polite to her ever since.

Nine knots hold a boat. Ansa has tied eight. She looks at the rope’s end.

“How far out is he?” you shout.

“Ten years. He’d not feel a thing,” says Ansa. “He’d beg the sea’s pardon.”

The eighth begins to slip. On deck a mystic lifts up a child for her to see.

* Hold the rope with her, and leave her the knot.
  otherwise
  combat 8: gain 1 reputation, 1 blue token, 1 coin
    “How far?” “A hundred fathoms.” “From forgiving?” “From land,” says Ansa, and ties it. In they come: the
    mystic, who binds up your hands and tells you the truth about them; the child; last Tobin, who lifts his
    hat and pays you both the fare.
  more: gain 1 heart
  fail:
    It runs through her hands and yours and stops, of itself, at the eighth. “That’s its own measure,” says
    Ansa. Neither of you looks up.

* Swim out with a line of your own, not trusting her.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; later Q43
    “Have we met?” shouts Tobin. “Catch!” He makes fast without looking, in a knot of Ansa’s, from the ten
    years that he has not got. The nomads haul you in and pay you. Ashore she sees whose knot it is, and
    ties the ninth.
  more: gain 1 gem
  fail:
    The line comes back to you, neatly coiled. “I believe you dropped this,” he calls.

* Thread her ring, which you have carried, on to the rope.
  must: RING
  then: gain 2 reputation, 1 heart
    It fits him. “A fine ring,” he calls. “Somebody will be missing it!” Back it comes along the rope,
    thirty people watching. Ansa shuts your hand on it, not hers, and ties the ninth with her teeth.
