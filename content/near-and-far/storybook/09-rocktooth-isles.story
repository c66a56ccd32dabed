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

This isle was not here yesterday. It is warm, with short black grass that all lies one way. Your ferryman is
already rowing off, hard. Under you the ground breathes in.

* Lie down with one ear to the grass.
  otherwise
  skill 6: gain 1 blue token
    One heartbeat to forty of yours, and you lie until yours has come down to meet it. By your cheek,
    half grown in, is a mystic’s blue bead, then another, then a whole string of them, in the outline of
    a person listening.
  more: gain 1 heart
  fail:
    You sleep. At dawn it sinks, considerately, after a bump to wake you.

* Plant a pole in it and call it yours.
  otherwise
  combat 6: gain 1 green token, 1 food
    It draws you out, pole and all, like a splinter. Then there is only sea, with an outlaw’s green flag
    on it, a ham, and forty other poles.
  more: gain 1 coin
  fail:
    You have the point in when you see the other pole, higher up, grey with age. It has been bitten.

* Do as the slip in your own hand says: “Not this one.”
  must: RECEIPT
  then: gain 2 gems
    You slide back into the sea and hold on to a rock. First the isle shakes itself, so that two gems
    fly out of its coat and sting your cheek; then it dives, with your left boot still standing on it,
    upright, getting small.

== 114 Widows’ Weather
premise: four widows knit the wind on Light Isle; one has dropped a stitch, and a squall the shape of it is coming
axis: whose hands / what do I unpick
ending: loss

Four widows knit the wind on Light Isle. The fourth looks down; she has dropped a stitch. Far out, a squall
of that shape turns and makes for the herring fleet, nine sails.

“Unpick the row,” says Elder Oonagh, chief of the mystics, from the fifth chair, “and there’ll be no wind
before spring. No. Let it have them. I’ve forgotten who’s out.”

The needles have not stopped.

* Put your own fingers in among the needles.
  skill 7: gain 1 blue token, 1 food
    It slips over, like a hand over hair, and eight sails stand up again. “Sit,” say the widows, and
    give you broth, and a needle bound in mystics’ blue. Then they move up by one chair, for whoever was
    married to the ninth.
  more: gain 1 gem
  fail:
    You pick up the next one. It snows, on one boat.

* Pull out the row.
  skill 6: gain 1 reputation, 2 coins
    “No,” says Oonagh, and then nothing. Nine crews row home over a sea like a plate, press two coins on
    you, name a child after you, and stand about on the quay till dark, looking up at their sails.
  more: gain 1 heart
  fail:
    Oonagh has the other end. She remembers, by the way, how to pull.

* Stretch out the bad leg. It foretells.
  optional: LIMP
  skill 5: gain 1 yellow token
    “Rain,” you say, one breath before it falls, and the widows knit to your knee all night, in nomads’
    yellow. By morning you are wearing it.
  more: gain 1 food
  fail:
    It only hurts. “Then sit,” says Oonagh.

== 115 One Cup
premise: on the smallest quay in the world one cup of tea is sold a day, by lot, and the holder of today’s lot is dying to talk
axis: what do I hear / what do I drink
ending: joke

ONE CUP DAILY, BY LOT. Thimble Quay has room for a stove, Orsa, her teapot and a line. Today’s winner, a
retired captain with garnets at his cuffs, shuts his eyes. “Before I drink it,” he says, “I must just tell
you about the other time.”

* Hear him to the end.
  otherwise
  skill 5: gain 1 yellow token
    It is about a cup of tea. “You kept him off me,” says the nomad next in line, unwinding her yellow
    scarf for you.
  more: gain 1 food
  fail:
    It is still warm, and he has only got as far as the weather.

* Drink it for him, while his eyes are shut.
  otherwise
  skill 6: gain 2 gems, 1 coin
    He tells on. Now and then he lifts the empty cup, swallows and says “Ah.” At the end he is so moved
    that he gives you his small change and both the garnets. “Best I ever had,” he says. “You ought to
    have tried it.”
  more: gain 1 heart
  fail:
    “Hot sea,” murmurs Orsa in your ear. “There’s been no tea here since spring. He hasn’t the heart to
    tell me, and I haven’t the heart to tell him.”

* Settle with Maddock’s purser for the pepper you owe.
  must: PEPPER
  then: gain 1 yellow token; lose 1 reputation
    “Bread, pepper and a look,” says the man behind you. “I’ve stood behind you in every line since the
    valley.” All Thimble Quay hears the sum. He ties up your receipt in nomad yellow, buys you the cup,
    and watches you not enjoy it.

== 116 The Parts of a Whole
premise: a lizardfolk hermit rebuilds a friend out of wreck iron from memory, and tonight asks you whether he has the face right
axis: what do I say / what do I wake
ending: image

“Is it like him?” asks Thessk.

No other lizardfolk lives out here. From what the sea brings in, the hermit has built himself a friend:
boiler ribs, cutlery for hands, a ship’s bell in the chest. It sits against the cave wall with a red key in
its neck. Only the face gave trouble. Eleven lie about in the sand; the twelfth, of beaten copper, is
looking at you.

“I knew it when I began,” says Thessk. “I wind him tonight. You’ve eyes. Is it like?”

* Nod, and turn the key for him.
  skill 5: gain 1 red token; later Q40
    It opens its eyes. “What is broken?” it asks, as they do among friends, in a stranger’s kind voice.
    Thessk considers that. “You keep this,” he tells you: the red key. Then he pours out two cups of
    lamp oil and sits down opposite.
  more: gain 1 gem
  fail:
    “You were quick,” says Thessk. He unscrews the twelfth face and lays it with the others.

* Cover half of the face with your hand.
  skill 6: gain 1 red token, 1 food; later Q40
    “There. That half,” says Thessk. “We shut a door together, he and I, because of a noise. I asked to
    have it out of my head.” He hands you dried crab and a red rivet, not looking, his ear against the
    copper. “It took the voice out with it.”
  more: gain 1 coin
  fail:
    He minds your hand there and hangs a cloth over the whole of it.

* Let the clockwork finch sing to it.
  optional: FINCH
  skill 5: gain 2 gems
    It answers, an octave lower, and waits, as one does for a laugh. Then its own jaw drops with
    laughing, and two gems that it had for back teeth roll to your feet. “He would say that!” cries
    Thessk. He puts a hand to his mouth, to feel it laugh.
  more: gain 1 heart
  fail:
    It sings louder than the finch, all on one note. He holds its mouth shut until it has run down.

== 117 Order, Order
premise: gulls sit in judgment on a bald rock; the islanders believe they do, and have brought a wrecker; his family stands beside you
axis: what do I say for him / what do I throw
ending: act

Eeyorr, eeyorr. Nine hundred gulls sit in rows at Gull Court, and the islanders leave judgment to them.
“They go up together,” says Lugh’s wife, holding on to your sleeve, “and it’s final. You’ve a mouth. Use
it.”

Lugh stands tied to the post. He hung lamps on a reef, and a ship believed them. His lookout, Jory Latch,
keeps one fist behind his back. “I never,” says Jory, unasked.

The front row opens its wings.

* Throw your bread to the far side of the rock.
  skill 6: gain 1 reputation, 2 coins
    Acquitted, in a body. Lugh’s wife unties him, hits him, pays you double for the loaf, shouts your
    name all along the beach and, since who speaks first rows, takes the oars.
  more: gain 1 food
  fail:
    All nine hundred turn and look at who threw.

* Bear witness against him.
  skill 5: gain 1 yellow token
    “Three lamps,” you say. “He had three.” A nomad whose brother was on that ship gives you her one
    yellow glove. The gulls go up. You do not look. When you do there is the post, and a woman winding
    in the rope.
  more: gain 1 coin
  fail:
    “Strangers don’t count,” say the islanders. A gull comes over and takes your hat, for contempt.

* Ask Jory, who has walked with you, what is in his hand.
  optional: JORY
  skill 5: gain 1 green token; lose 1 reputation
    “I never lit it,” says Jory. “I held it.” He sets it down before the whole court, a lamp of green
    outlaw glass. He has grown; it is only a small lamp now. “Whose boy’s that?” they ask. “Mine,” you
    say, picking it up.
  more: gain 1 coin
  fail:
    He shuts it tighter. Something in there is hot.

== 118 The Tide Has Words
premise: at low ebb a stair of kelp and stone leads down to where the sea sings all of Dunya’s song; she is on the last step, and it has turned
axis: how far do I go / what do I call her back with
thread: the song without an end
ending: loss

All of it, even the missing verse, comes up the Kelp Stair at low water. Old pumps had its tune; the tide
has the words. “Hush,” says Dunya Reed, who has walked nine lands after that song, from the last step.
“You’ll make me lose the… It’s coming to the…”

The sea has turned. It has her belt.

* Go down and hold her while she listens.
  otherwise
  combat 8: gain 1 blue token, 1 yellow token
    Names, only names; her lips move with them. You hang on by a mystics’ blue mooring ring until it
    comes off the wall, and the fourth wave takes her string, knot after knot. “They were all…” says
    Dunya, opening her fist to give you what is left, one yellow thread.
  more: gain 1 heart
  fail:
    It lifts you both up the stair and sets you where you had been sitting. “What did it…?” says Dunya,
    knocking at her left ear, which goes on being full.

* Shout the chorus until she turns round.
  otherwise
  skill 6: gain 1 reputation, 1 yellow token
    She comes up dripping, furious, alive. “I was one word from the…! You thief! You’ve saved my…” All
    the isles will hear both. Behind her the stair goes under, and her string with it, so she knots her
    yellow belt round your wrist instead, twice, hard.
  more: gain 1 food
  fail:
    The sea is the better singer. Up on the rocks people have started to hum along with it.

* Ask the sea for the verse, as you promised her.
  must: TUNE
  then: gain 1 yellow token, 1 heart
    “Excuse me,” you say to the sea. It gives you one name. “Reed,” you tell her, over the noise; it may
    have been. Dunya takes that like a cup, in both hands, and climbs out past you, slowly, so as not to
    spill. It is you who carry the yellow shawl.

== 119 Out at Midnight
premise: the lighthouse goes dark at midnight every night, for as long as a breath; a keeper swears he has not slept; there is a ship
axis: what do I watch / what do I light
thread: the light that goes out at midnight
ending: question

Molar Light stands on the last rock, and each midnight it goes out for one breath. The keeper, Manx Orrin,
does not sleep; he holds up his eyelids to show you. One minute to. Past the reef a ship comes on, trusting
it.

* Keep your palm flat on the lamp.
  otherwise
  skill 6: gain 1 red token, 1 food
    It stays hot all through. “Where did you go?” asks Orrin. Where did you, that your other hand holds
    half of his herring, and a small red screw, lizardfolk made?
  more: gain 1 heart
  fail:
    You blink. That was it.

* Set fire to the stairs, the roof, your coats.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    The ship clears by your coats and will tell every harbour. But all the fires stood still, for one
    breath, while a man with a jar walked between them, and on the step he dropped a red lizardfolk
    stopper. “I was beside you,” says Orrin. “Wasn’t I?”
  more: gain 1 coin
  fail:
    They go out too, stairs, roof and coats, like one eye. In the dark you hear a cork.

* Hold up the small lamp you promised to keep.
  must: LANTERN
  then: gain 1 reputation, 1 gem
    It burns straight through midnight, a butter light the size of a nut, and the ship steers by that.
    Orrin warms his face at it and gives you the gem that marks the place in his log. “So it isn’t the
    dark,” he says. “Is it us?”

== 120 He Wore Your Face
premise: an islander looks like you, seven years younger, and has a wife, a boat, and a knife he means to use on the impostor
axis: who am I / what do I leave him
ending: speech

He drops his net and comes up the beach with a knife, and he has your face, less seven winters.

“That’s mine,” he says. “Take it off.”

“It’s the only one I have.”

“It’s the only one I have! I’ve a wife used to it. Seven years I’ve been Hamo, and every night I dream of
you coming out of the water, walking like that. So which of us is it?”

“Which of us is what?”

“The impostor!” The knife shakes. In the door a woman looks from one to the other. “Quick. I’m not brave.
You’d know.”

* Say that it is you.
  skill 6: gain 3 coins; later Q41
    He has to sit down. “You poor devil,” says Hamo. “You’ll eat with us first,” and he counts out three
    coins towards your passage. In the house you reach up, and the cup is there. “Third hook,” says his
    wife, very low. “Don’t tell him.”
  more: gain 1 food
  fail:
    “No,” says his wife, looking at you. “It isn’t.”

* Come in under the knife.
  combat 8: gain 1 green token, 2 coins, 1 food; later Q41
    You know each stroke, and so does he, and you both stop with his point on the place where you have a
    scar and he has none. He gives you supper, his purse, and an outlaw’s green sash. “I couldn’t say
    how I came by it,” says Hamo. “Did it hurt?”
  more: gain 1 gem
  fail:
    He is younger, that’s all it is. “Mind,” he says, helping you up by the elbow that clicks.

* Tell him what a well showed you: that face, afraid.
  optional: FACE
  skill 6: gain 1 blue token; lose 1 reputation
    “Behind me?” asks Hamo. “What was behind me?” You could not see. He tears off a blue mystic’s charm
    that has plainly not worked; up on the path people turn back. “Walk in front of me, then. Backwards.
    As far as your boat. You’d tell me, wouldn’t you?”
  more: gain 1 heart
  fail:
    “Wells lie,” says Hamo. He has nailed three boards over his.

== 121 The Second Hinge
premise: a sea cave in which a door leans without a wall; a hinge hangs on it, fellow to Urrik’s, and a warden with a harpoon
axis: what do we take / whom do I face
thread: the hinge
ending: act

A door leans in a sea cave, with no wall, on an iron hinge as tall as you are. Four of them hung the
mending-house. “You got your thing back as it had been,” says Urrik Tallback, who carries another on his
shoulder, “and the House kept the years between. That was the fee. So my people took the door off. What does
yours weigh?” he asks the warden, shyly.

“Nothing is broken here,” says Issk, lifting the harpoon.

* Unscrew it while they talk about weights.
  otherwise
  skill 7: gain 1 red token, 1 coin, 1 food
    Four screws, one to a breath. “Heavier at spring tides,” Issk is saying, almost gently. Behind the
    plate he kept his red cord, his pay and his lunch. Urrik takes the hinge on his other shoulder and
    stands level. The door leans on, free to fall either way.
  more: gain 1 gem
  fail:
    A left-hand thread. They have both stopped talking, to watch you tighten it.

* Find out what the warden would like back.
  otherwise
  skill 6: gain 1 red token, 1 food
    “A noise,” says Issk, some waves later. “Evenings, in our house. I’d like that.” Urrik creaks his
    hinge for him. “No,” says Issk. But he cuts you the red line off his harpoon, cracks three crabs,
    and lets the point down until it rests in the sand.
  more: gain 1 heart
  fail:
    You, back on your boat. He can say it with one thumb.

* Deny it as ever: you have seen no hinge.
  must: HINGE
  then: gain 1 red token; lose 1 reputation
    You say it with one on either side of you. “That,” says Issk, “I’ll tell all down the coast,” and
    gives you his red armband, for the nerve. Urrik heard how well you do it. “Here,” he says, lays his
    hinge across your boots, and walks out, light, until dusk.

== 122 Peppers in the Rain
premise: a pepper boat has sprung its seams; the whole bay burns the eyes, and the crew cannot see the rocks or stop laughing
axis: whom do I steer / what do I rub where
ending: joke

“Rock!”

“Where?”

“Ha!”

“Where’s ha?” A pepper boat has burst. The bay burns; none can see or stop laughing. Left, sacks are
sinking. Right is ha. “Prime sea,” weeps goatless Josper Nill, “as I live and trade!”

* Steer by whoever is swearing loudest.
  skill 6: gain 1 yellow token, 1 coin
    Left of the swearing, right of the praying. Then the rock swears back. It is a nomad, fishing, who
    pilots you in, blind, and gives you his yellow cape. “After you, Captain,” he sobs. “After you,
    pilot,” sobs the captain, paying you as well.
  more: gain 2 food
  fail:
    They are all equally good at it.

* Dive for the sacks.
  skill 5: gain 4 food
    You come up scarlet, with four of them. “One previous owner,” says Josper. He is offering you to a
    cook.
  more: gain 1 food
  fail:
    Your eyes tell you at once. Your nose tells you next. You had not known that elbows could.

* Swim in with the arm the bees did, and tow.
  optional: STUNG
  skill 5: gain 2 coins
    You have been hotter. You bring them all in, singing, by the beard of the mate. He pays a coin for
    the tow, and one to let go.
  more: gain 1 food
  fail:
    You had not been stung there.

== 123 The Drowned Are Late
premise: people live under an upturned boat and lay places for a crew lost one midnight; tonight they hear oars
axis: what do I open / what do I tell them to put away
thread: the light that goes out at midnight
ending: act

Oars. Under the Upside Boat, which is a house now, Gull-Ann’s ladle stops in the air. “They’re late,” she
says. Seven winters ago the light on the point went dark for one breath, as it does each midnight, and a
crew did not come in. Six places are laid.

A keel grates. Boots are wiped, at length. “You go,” says Gull-Ann.

* Lift the latch.
  skill 6: gain 1 reputation, 1 yellow token; later Q42
    Six men come in, wet and civil, and one, a nomad, hangs his yellow neckcloth on your nail. “Where’s
    Ann?” they ask. “And whose is the grey hair?” By breakfast all the isles will be at the door.
    Gull-Ann takes off her cap, lets down the whole of it and goes on ladling.
  more: gain 1 heart
  fail:
    Wind. It comes in, goes once round the table, and sits down.

* Drop the bar until it is light.
  skill 5: gain 2 gems; later Q42
    They knock, then row about till dawn. In the morning six pairs of dry footprints lead up to the
    sill, on which lie two gems, such as one brings home. “Those are for a young woman,” says Gull-Ann.
    “You take them.” She clears six plates. She leaves the spoons.
  more: gain 1 coin
  fail:
    It opens outwards.

* Knock from inside, three slow, one quick.
  optional: KNOCK
  skill 5: gain 1 green token; lose 1 reputation
    After a while comes the right answer. “Not mine,” says Gull-Ann. “Yours.” Two outlaws creep in,
    blowing on their fingers, and lend you a green hood; tomorrow the isle will know what you eat with.
    She takes six plates away and puts back two.
  more: gain 1 coin
  fail:
    They knock something older. “That’s not for you,” says Gull-Ann. She puts out the lamp.

== 124 The Storm’s Eye
premise: in the eye of a storm every boat meets, for an hour; there is a market, a fight and a wedding, and the wall is coming back
axis: what do I get done / whom do I leave with
ending: act

In the eye of the storm the sea lies flat under a small blue lid of sky, and for one hour every boat within
ninety miles is here, tied side by side. There is a market, a fight and a wedding, and the fight has cut the
bride adrift.

“I’ve left people on the road,” says Tamar Ulay, whose son stands waiting in his good coat. “I’ll not leave
one today. Take it or leave it!” She is talking to the weather.

It is coming back, black, as high as a town. You have two oars, and a boatload of what they are all bidding
for: dry wood.

* Trade until the last minute.
  otherwise
  skill 7: gain world card Storm Rudder, 1 coin
    It goes by the stick. “All I’ve left is this coin and my rudder,” says the last man; it is black
    oak, cut for just such a sea. Done. Then the wall comes over. You see him go off into it, chin up,
    steering with the stick.
  more: gain 1 gem
  fail:
    “Last minute!” you cry. It was the one before.

* Row the bride across.
  otherwise
  combat 7: gain 1 reputation, 1 blue token
    She is a mystic and bails with her blue veil. “Faster,” she says, putting it round your neck like a
    rein. The wall is over the stern when Tamar leans out, four hundred people holding on to her, with
    nothing in her hand. “Take it,” she says.
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

A head as long as a chapel lies across the only landing, with its eyes shut. The rest of the sea serpent
goes round the bay. Children use the eyebrow as a slide. Out on the swell Elin, the postwoman, points to
nine weeks of letters, then to the water in her boat. Beside you lies the harbour log, open: name, age,
business. Now the children have found the nostril, and a stick.

* Scratch it where it can’t.
  skill 5: gain 2 gems
    Behind the jaw, with an oar: two gems come loose that have been itching there since some wreck. It
    sighs. The mail arrives by sigh, all over the isle, down chimneys, into soup, and for weeks people
    answer whatever they have got.
  more: gain 1 food
  fail:
    That was the tongue. You are swallowed, and thought better of.

* Count its rings, and enter it in the log.
  skill 7: gain 1 blue token, 1 food; later Q44
    One to a winter, a great many; then a smooth place, as broad as seven; then it goes on. An eye
    opens, like that of a guest who has mislaid your name. The chin lifts an inch. Elin shoots in under
    it, with a cake and a blue mystics’ packet for “Whoever Is Standing There”.
  more: gain 1 gem
  fail:
    It moves. You must begin again at the other end, which is on another isle.

* Send for Old Pumice, and be further in its debt.
  optional: KILN
  skill 5: gain 1 red token
    “Item,” says Old Pumice, wading up, “one large cold person.” They lie nose to nose till dusk, when
    the serpent, touched, brings up a present. “Item,” says Old Pumice, moved, “one bucket.” It is red,
    and lizardfolk. You are to carry it.
  more: gain 1 food
  fail:
    It steams. So do the children, who now will never get down.

== 126 What the Keeper Keeps
premise: under the isle is a cellar of jars, each with one breath of midnight in it; the keeper Orrin fills them, and does not know for whom
axis: what do I open / whom do I tell
thread: the light that goes out at midnight
ending: image

Cold tallow, wet stone, and then a smell you know: a room that somebody has this moment left. The Storm
Cellar lies under Molar Light, and its shelves go up out of sight, full of jars, corked and dated.

“Every midnight the lamp’s gone out for a breath,” says Manx Orrin, the keeper. His candle shakes. “Seven
years of it. Here they are. It’s my writing. I don’t know who for.”

“May I say that it isn’t water?” Sister Marl, who collects waters, has come down behind you. “May I say that
I want one?”

She reaches for the nearest. Orrin gets both arms round the shelf, as he would round a cot.

* Draw one cork.
  otherwise
  skill 7: gain world card Lamp of Lost Voices, 1 coin
    “Not yet, Orrin,” says someone, and laughs. He holds the jar to his ear until it is only glass, then
    stands his candle in it. “You have it,” he says, with a coin for oil. “I’d never sleep.” Wherever
    its light leaves off there is a little laughter.
  more: gain 1 gem
  fail:
    “That one’s empty,” says Orrin, and corks it, quickly, before the others can hear.

* Break the shelf.
  otherwise
  combat 7: gain world card Banshee Necklace, 1 reputation, 1 food
    Two thousand breaths go up the stair, each in the middle of a word; one, a scream, catches in Sister
    Marl’s chain. “May I not?” she says, and hangs it on you. That midnight, while the fishermen bring
    you ham, the lamp burns clean through, and Orrin stands under it with his face to the wall.
  more: gain 1 heart
  fail:
    He stoppered them well; only the shelf breaks. Two thousand jars roll about in the dark. “Mm,” says
    one.

* Carry them down to Orla’s boat. Your arm has her brand.
  must: BRANDED
  then: gain 3 coins; lose 1 reputation
    Her people know their own by feel. “It’s for a queen,” they say, paying, “or the statue of one.” “I
    will remember you,” says Sister Marl, not asking leave. When you come for the last load, Orrin is
    passing a finger along the shelf, and at each gap he stops and breathes in.

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
    He rows hard, jaw set, and gives you a coin and two gems change. On the quay a dog comes up, and you
    scratch its ears. There was something about dogs.
  more: gain 1 heart
  fail:
    “Too heavy for the boat,” says Nought, and gives it back at once; but now there are two of you who
    know.

* Give him a good one.
  otherwise
  skill 7: gain 1 blue token, 1 food
    He rows slowly, looking about him. “There was cake,” says Nought. “And a tall one, singing.” He has
    been saving for one like it; the mystics sell them by the blue stone. You get the stone and his
    bread. “Who was that?” he asks. You would have to ask him.
  more: gain 1 gem
  fail:
    “Had that,” says Nought. “River, sun, someone laughing. They all bring that one.”

* Hand over the bad well, which you swore to keep to yourself.
  must: SILENCE
  then: gain 1 blue token; lose 1 reputation
    His stroke falters. He looks over the side at what he rows on, and unhooks the mystics’ blue lamp.
    “Yours,” he says. “I’d sooner not see. But I’ll tell them. I’ll tell every fare I have.” You feel
    light, slightly sick, and in the mood to talk about goats.

== 128 She Ties the Ninth
premise: Ansa has tied eight knots in the great cable of the isle; the man is on the boat it holds, the storm has hold of the boat, and others are aboard
axis: what does she let go / what do I say to her
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

* Close your hands over hers, on the cable.
  otherwise
  combat 8: gain 1 reputation, 1 blue token, 1 coin
    “How far?” “A hundred fathoms.” “From forgiving?” “From land,” says Ansa, and ties it. They come in
    along it one by one: a mystic, who binds your palms in blue, thirty-eight others, and last Tobin,
    who lifts his hat and pays you both the fare.
  more: gain 1 heart
  fail:
    It runs through her hands and yours and stops, of itself, at the eighth. “That’s its own measure,”
    says Ansa. Neither of you looks up from your palms.

* Swim out to him with a second line.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; later Q43
    “Have we met?” he shouts. “Catch!” A nomad stuffs her yellow purse down your neck, two coins and
    all, for luck. He makes fast without looking, in a knot of Ansa’s own, from the ten years that he
    has not got. She sees it come up out of the sea, dripping, and ties the ninth.
  more: gain 1 gem
  fail:
    The line comes back to you, neatly coiled. “I believe you dropped this,” he calls.

* Thread her ring, which you have carried, on to the cable.
  must: RING
  then: gain 2 reputation, 1 heart
    It runs down to him through the spray, forty people watching. He tries it on; it fits. “A fine
    ring,” he calls. “Somebody will be missing it!” and sends it back. Ansa turns up your palm for it,
    not hers. “A bit further,” she says. She ties the ninth with her teeth.
