# Map ten, the Mammoth Jungle: quests 130 to 145 (there is no 129). The herd goes first.

planned: Q45 Under a Roof
planned: Q46 It Stands on Your Foot
planned: Q47 By Heart
planned: Q48 Without a Goat
planned: Q49 Armed on Both Sides
planned: Q50 Ten Thousand Lights

== 130 The Man Who Is Still Angry
premise: a man with a machete clears a field in a rage he cannot explain; it is full of buried shields, and he has come to the first
axis: what do I let him dig / what do I tell him
ending: question

Oru hacks at the jungle as though it had said something about him. “It’s for beans!” he shouts. Since dawn
he has cleared an acre of vines, his own fence and a chair. “I’m not angry!”

The blade rings. It has struck the rim of a shield, and beside that is another rim. “I’m not!” He looks up
at you, breathing hard, and lifts the machete.

* Dig where he struck.
  skill 6: gain 1 green token
    Shields, a whole row, strapped arm to arm; a green outlaw’s tassel comes off in your hand. The last
    strap is empty. Oru lies down and puts his arm through it. “How long,” he asks the one next to him,
    quite calmly, “have we been waiting?”
  more: gain 1 coin
  fail:
    “Mind your feet,” says Oru, and digs where you stand.

* Take the blade from him.
  combat 8: gain world card Cold Blade, 1 reputation, 1 coin
    It is cold as a well. “I woke up with it in my hand,” says Oru, sitting down, “seven harvests back.
    I was holding it like this.” His neighbours learn your name and put down a coin to have it gone.
    “Who was I looking at?”
  more: gain 1 heart
  fail:
    He gives it to you, hilt first. “Thank you,” he says. You are angry for a week, and people bring you
    soup. Why do they look at you like that?

* Tell him of the shore where the sea went, all in a day.
  optional: TIDEMARK
  skill 6: gain 1 blue token; lose 1 reputation
    “And they don’t know why either?” says Oru, comforted. His wife is not, and tells the neighbours
    what you bring into a house. He hands you the first thing he dug up, a mystic’s blue flask. “Were
    they angry, there?”
  more: gain 1 food
  fail:
    “What’s a sea?” says Oru. The blade stops in the air. You have all afternoon.

== 131 Footpath Under Arms
premise: two villages hold a path against each other, a century of ambush; today both ambushes are laid and a pot seller is walking into them, singing
axis: whom do I warn / what do I buy
ending: joke

Singing, and pans: Dua the pot seller is coming up the path with forty pots on her back and a song about a
lid.

For a hundred years Upper Fig and Lower Fig have held this path against each other. Today both have laid an
ambush, one on either side, and neither has noticed. You have, because you sat down to lunch in between.

“A pot seller was not foreseen,” says a fern, in the voice of Corporal Bim, who is on loan.

“Sh,” says the bush behind him. Bowstrings creak. She has got to the chorus.

* Stop her half-way and haggle over a pot.
  skill 6: gain 1 coin, 1 yellow token
    “With lid?” “Without.” “With dent?” By the ninth pot they have all come out, to tap things and hear
    the price. Dua pays you a coin and her yellow nomad strap. “And who’s this lot for?” she asks. “A
    surprise was intended,” says Bim.
  more: gain 1 food
  fail:
    You haggle too well. Both sides open fire on her behalf.

* Crawl into the left-hand ambush and join it.
  combat 7: gain 1 green token, 2 coins
    “An ambush was reinforced,” says Bim on your left and, after some rustling, on your right. It lasts
    as long as a sneeze, until all have surrendered to whoever was nearest. Each village pays you a
    coin. “Which of us did you win for?” they ask the green feather in your hat.
  more: gain 1 coin
  fail:
    You crawl on and on. At the back it joins up with the right-hand one.

* Limp out into it. People tell of that limp.
  optional: LIMP
  skill 5: gain 1 reputation, 1 gem
    “It’s the Leg!” Upper Fig takes you by one elbow and Lower Fig by the other, and they have you over
    the bad bit, with a gem in your boot to lean on, before they notice who is holding the other end.
  more: gain 1 heart
  fail:
    “Like this?” they ask, from both sides. They do it rather well.

== 132 The Elder Sister’s Grave, Continued
premise: Wen is dying of the wet, and Ilse, nineteen, has carried him on her back for four days because he is the youngest
axis: what do I carry / what do I tell her of him
thread: the younger elder sister
ending: speech

Ilse Corry, who is nineteen, comes down the mud track with her brother on her back; Wen is sixty, and has
the wet on his lungs. In the fog she forgot him; by the dry sea he signed her away; neither has mentioned
it. She has carried him four days, because he is the youngest.

“Feet up. When you’re my age, you’ll know how to be carried.”

“That’s her,” Wen tells you over her shoulder, proudly. Her knees bend. They don’t straighten.

* Take him on your own back.
  otherwise
  combat 7: gain 1 reputation, 1 blue token
    He weighs what a pan weighs. “That’s six,” he says into your neck. “There’s one to come.” The
    mystics at the ford wrap all three of you in one blue blanket, and talk of it. “Mind the branch,”
    says Ilse, her hand under his boot. “He’s tall for his age.”
  more: gain 1 heart
  fail:
    “No,” says Ilse. She would like you to walk in front, where he has somebody to look at. “And stand
    up straight.”

* Go ahead and find a roof.
  otherwise
  skill 6: gain 1 yellow token, 2 food; later Q45
    You get them a nomad’s, yellow felt, with supper on. When you come in he is telling her about a
    mill, and the woman who ran it, who was a terror. Ilse laughs until she has to hold on to his foot.
    “You’d have liked her,” says Wen.
  more: gain 1 food
  fail:
    There is one. It’s let. “You can look,” says the man, and shows you through the crack how many.

* Remind her that she was eight when he was born. You know who is the elder.
  must: SISTER
  then: gain 1 reputation, 1 heart
    “Then you’ll have carried him before,” you say. Ilse shifts his weight. “My back knows,” she says.
    “Nothing else of me does. I thought I’d ask it.”

== 133 The One That Would Not Drink
premise: a mammoth calf stands back from the water; the cows close round it, hunters have come up, and it is limping on a war trap
axis: what do I step between / what do I take off
thread: the calf
ending: act

At Six-Eye Pool the herd drinks first; that is the law. One calf stands off from the water on three legs. On
the fourth is a trap from the old war. The cows have closed round it, tusks out. Hunters from Spear Garden
level their spears, and Hedda Moss, who keeps bees, lights her smoker.

* Crawl in among the cows and open the trap.
  otherwise
  skill 8: gain world card A Calf's Loyalty, 1 red token; later Q46
    It is dark under there and smells of hay. You find the catch, lizardfolk work, red tag and all, and
    open it while six eyes look on, two at a time. The calf puts that foot down on yours, to see whether
    you mean it, and leaves it there.
  more: gain 1 heart
  fail:
    The spring is rusted. So is the calf’s patience.

* Drive off the hunters with Hedda’s smoke.
  otherwise
  combat 7: gain 1 reputation, 1 green token, 1 food
    “They’ve been told,” says Hedda: there are bees in it. The hunters run, leaving their dinner and a
    green hood, and by dusk their whole camp, small ones too, sits in the river to the chin. “I told
    them who,” says Hedda. “I ought to have said how far.” She empties the smoker.
  more: gain 1 heart
  fail:
    Mammoths do not care for smoke either. You are put up a tree and kept there.

* Tell Hedda’s bees what the day is. You are the one who tells them.
  must: BEES
  then: gain 3 food, 1 reputation
    “Hunters,” you tell the box, knocking. “A calf. Be kind.” They go out over the pool like a thrown
    scarf and settle on every spear, thick as fur, asleep, and all afternoon the hunters stand there and
    hold them. “They don’t do that for me,” says Hedda, breaking you off some comb.

== 134 Tea with the Enemy
premise: two veterans who cannot remember which side they were on drink tea every day under a tree, and today someone has brought a list
axis: what do I read out / what do I drop in the pot
thread: the muster
ending: loss

“Sugar?” says old Harn.

“Two, as always,” says old Ebo. They have had tea under this tree every day since they woke beside it, in
two torn coats, with one kettle. What they had been doing, and for whom, does not come up.

“Private Harn,” says Captain Shreya. “The letters home were burned. This wasn’t.” She unwraps a roll from
its oilcloth. “One column for ours, one for theirs. You’ve wondered which.”

“No,” says Ebo.

“I have,” says Harn, “a bit.”

“Hold this, Private.” You find that you have the lid of the kettle. The fire is at your feet. She has found
the place with her finger.

* Hold the lid, and hear it out.
  otherwise
  skill 6: gain 1 green token
    “Harn, ours. Ebo, theirs.” They sit on. Harn picks the green outlaw’s tab off his collar, looks
    where to put it, and gives it to you. He moves his cup an inch. “Well, then,” says Ebo, some time
    later. Neither of them has taken sugar.
  more: gain 1 coin
  fail:
    She opens her mouth, looks at the two cups, and shuts it. It is the first order that she has not
    carried out.

* Twitch the roll out of her hand, into the fire.
  otherwise
  skill 7: gain 1 reputation, 1 yellow token, 2 food; later Q47
    It burns like bread. “Is there cake?” says Ebo, loudly; there is, in yellow nomad cloth, and you are
    given both. Shreya’s lips go on moving. She has it by heart, where it always was. She folds up the
    oilcloth, small, then smaller.
  more: gain 1 heart
  fail:
    You get only the oilcloth. It puts the fire out, and the tea is late, which it has not been before.

* Rise at your name. You answered to it once.
  must: OATH
  then: gain 1 green token; lose 1 reputation
    “One of ours,” says Harn, makes room on his side of the pot and pins half of his green tab on you.
    Ebo pours for you last. It is the bottom of the kettle, mostly leaves.

== 135 Names in the Bark
premise: mystics read a tree on which a company carved its names as it marched in; Ketterly has burnt the half of the book that says how many came out
axis: what do I copy / what do I forgive
ending: image

One fig tree stands where eight trails meet, and an army has cut its names in it, marching in. “And how many
came out?” call the mystics, running up with ink. It was in a book. “Page sixty,” says Ketterly, only to
you. Her hands are black. That half is ash.

* Follow each name with your finger.
  skill 6: gain 1 blue token; lose 1 reputation
    Three hundred and six, by dusk. The last is high up, as from someone’s shoulders: three letters and
    a little drum. You take a rubbing on blue mystic paper and put it in your shirt. “That’s ours,” they
    say, and are saying it still when it is dark.
  more: gain 1 food
  fail:
    Ants have been editing.

* Open the half that is left.
  skill 6: gain 1 blue token
    It stops at fifty-nine. “There was a number,” says Ketterly. “I couldn’t have it be the last page.
    Here, I’m warm now.” She gives you her blue scarf. Under your thumb, pressed through from the leaf
    that is gone, is one short stroke.
  more: gain 1 coin
  fail:
    “Page sixty,” says Ketterly. She goes on saying it until you shut the book for her.

* Sing the verse to the bark. You know that it is names.
  optional: LASTVERSE
  skill 5: gain 1 yellow token
    Name by name it fits, root to crown, and on all eight trails nomads put down their loads; one ties
    yellow round your wrist. The last is the drummer’s. After it comes the place where the beat would
    be.
  more: gain 1 heart
  fail:
    You come in a beat late, and every name after that is someone else’s.

== 136 The Goat and the Herd
premise: six-eyed bulls are at war over the ford, and Duchess walks between them, straight on
axis: what do I follow / what do I pay for her
thread: the goat
ending: joke

A goat walks out into the ford between two armies of six-eyed bulls. They have fought for it since dawn; the
next charge is now. Duchess does not look up. For eleven years she has been sold from land to land, along
what would be, on a map, one ruled line.

“Don’t buy her,” begs Josper Nill, who deals in her. “As I live and trade! Don’t even ask what she’s cost
me.”

Eighty heads go down.

* Walk exactly behind her.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    Tusks go up on either side like gates. “Fine animal,” says a nomad on the far bank, who buys her,
    tips you a coin, and is left with the yellow halter. He gives you that. “Is she always so far
    ahead?”
  more: gain 1 heart
  fail:
    You hesitate where she did not. A bull carries you back to the beginning by the belt.

* Pay Josper what she has cost him.
  otherwise
  pay: 1 coin
  skill 6: gain 1 reputation, 1 blue token; note GOAT; later Q48
    “She doesn’t get older,” says Josper, taking off the collar. “I do. I’ve only ever had the one
    goat.” The drovers cheer you, and a mystic who has been measuring the line makes you a present of
    his blue chalk. Duchess turns, comes back through the charge and eats the coin.
  more: gain 1 food
  fail:
    “Sold,” he weeps, from habit, to you, and then to the man behind you.

* Hold out her collar. You sold her once.
  must: COLLAR
  then: gain 1 coin, 1 reputation
    She wades back, puts her head into it of her own accord, and looks at Josper. Eighty bulls look at
    him. He sees who has been leading whom. “As I live,” he says, and leaves out the rest, and buys her.

== 137 The Drum
premise: at the gem-wash a drumskin hangs in a tree with words on it, and Bim, who has walked four lands with the frame, has found it
axis: what do I read to him / what do I stretch
ending: act

Drumskin, old, with writing on it, hangs in a tree above the gem-wash. Corporal Bim stands under it, holding
the frame that he has beaten, skinless, through four lands. “It was found,” he says. “Reading was not
taught.” The first drops fall.

* Read it to him.
  skill 6: gain 1 green token
    “To my Bim, so that you hear me. Mother.” He nods. “It was written by her,” he says, shakes his head
    and tries again. “She wrote it.” He takes off his green cockade, as one does indoors, and gives it
    to you to hold.
  more: gain 1 heart
  fail:
    The rain has been there first. “It says M,” you tell him. “An M was received,” says Bim.

* Help him lace it on, words inwards, before the rain.
  skill 5: gain 1 reputation, 2 food
    One beat. All over the jungle men put the left foot down and look at it, and by dark they have come
    in, by dozens, with their suppers. Bim holds the sticks as far apart as his arms will go.
  more: gain 1 coin
  fail:
    It splits. He laces the split.

* Give him “Long grass”, and wait.
  optional: COUNTERSIGN
  skill 5: gain 1 green token; lose 1 reputation
    “Lie down,” says Bim, and does, so well that you lose him. The gem-washers mutter that you have
    turned his wits. “It was not a password,” says the grass. “We were being told to hide.” A hand comes
    up out of it with a second cockade, green, to match.
  more: gain 1 heart
  fail:
    “Present,” says Bim, saluting. That is as far as corporals were told.

== 138 They Come Up Every Spring
premise: spears grow in rows where a battle was; gardeners cut them before they are ripe, and this year the calf’s herd is in the garden
axis: what do I cut / what do I let grow
thread: the calf
ending: loss

Spear Garden is where some battle was, and every spring they come up in rows, points first. “I cut them
green,” says Nine-Thumbs Ash, the lizardfolk gardener. “Ripe at noon. Then they want something to point at.”
But a herd has walked into the middle of the bed, behind a calf with a trap’s mark on its leg, and dares not
put down a foot.

“Green or ripe,” says Ravel Blackmarch mildly, “I’ll buy.” He has two carts. It is ten to.

* Cut a lane for the herd.
  otherwise
  combat 8: gain 1 reputation, 1 red token, 1 yellow token; later Q49
    They come out one by one, setting down each foot like a glass. Ash ties his red knee-cloth over your
    blisters, the nomad drovers a yellow one over that. Behind you the rest of the garden clicks.
    “Ripe,” says Ravel, as his men go in. “One cart for Upper Fig, one for Lower.”
  more: gain 1 heart
  fail:
    “Don’t,” says Ash. With a click they have ripened, down every row. Till nightfall neither you nor
    the herd puts down a foot.

* Mow the green ones, and sell them to Ravel.
  otherwise
  skill 7: gain 5 coins; lose 2 reputation; later Q49
    Five coins, on the nail, and over the stubble the herd walks out unharmed. “One cart to Upper Fig,”
    Ravel tells his drivers, “one to Lower. They’ve quarrelled.” Ash looks at you, not at the garden.
    After dark there is a sound of sharpening, from two sides.
  more: gain 1 coin
  fail:
    “I know your hand,” says Ravel, turning over the cut ends. “You saw at things. I’ll wait for the
    ripe.”

* Work the row for Ravel. He has your paper out.
  must: LEDGER
  then: gain 2 coins; lose 1 reputation
    You cut until dark, loading two carts for two villages, while he sits by, mild as milk. He pays two
    coins over. “Last page,” says Ravel, tearing it across. “You can’t think how I’ll miss it.”

== 139 Do Not Feed the Idol
premise: an idol of rust asks passers-by for what they have least of; the line before you has left it shoes, a tooth, a minute
axis: what do I have least of / what do I take back
ending: joke

“WHAT HAVE YOU LEAST OF?” booms the idol, which is all rust. “THAT YOU LEFT WITH ME, AND WENT AWAY HAPPY.”

“Shoes,” says the first pilgrim.

“Teeth,” says the second, feeling for it.

“Time,” says the third. “I could do a minute.” He does, and looks robbed.

“YOU WERE NEXT. YOU GAVE GLADLY.” Behind it there is a sneeze. “I BEGGED YOUR PARDON.”

* Give it patience.
  otherwise
  skill 5: gain 2 coins
    You sit down, and go on sitting, until at dusk Zag comes out, bent double, with a speaking tube
    round his neck. “You’d left,” he says, “an hour ago,” and pays you two coins to have done so.
  more: gain 1 food
  fail:
    You have none, and tell it so, twice, before it has finished asking.

* Go round to the back and rob it.
  otherwise
  skill 7: gain 1 treasure, 2 coins; lose 1 reputation
    It is all there, sorted, labelled, unopened: SHOES, TEETH, MINUTES. You take what is under OTHER.
    Zag has his eyes shut, for the echo. “AND THAT,” he is booming into his tube, so that the whole line
    turns to see you go, “WAS THE LAST I SAW OF IT.”
  more: gain 1 gem
  fail:
    “OW,” says the idol. “THAT HURT, PRESENTLY.”

* Call it Zag, and ask what your silence about the chisel is worth.
  must: CHISEL
  then: gain 2 coins
    “I PAID YOU,” says the idol, “NEXT WEEK.” There is a pause. Then Zag crawls out and pays you, now,
    two coins, one after the other. “So that’s what it’s like,” he says.

== 140 The Nurse of Both Sides
premise: an old mystic nursed in the war and is the only one in the jungle who dreams of it; people come to be told they are not in it
axis: what do I ask / what do I spare her
ending: speech

Vinegar, lint and candle-ends: the hut smells like a ward, though no one can think of a ward here. Ama, an
old mystic, was its nurse. She alone in the jungle dreams of the war, nightly, bed by bed, and at dusk
people come to be told that they aren’t in it. “No, dear,” says Ama. “Not you.” They go off lighter and
leave an egg.

Sister Marl, who has brought the wrong water to many sickbeds, kneels by this one without her case. “May I
ask,” she says, “and then wait until you’ve told me?”

“You may hold the basin,” says Ama. Her eyes are closing. “It’s nearly time. Was there something, dear?”
That is to you.

* Ask whether you are in it.
  skill 6: gain 1 blue token
    “Second bed by the window,” says Ama. “You sang. You’d a voice, then.” She unwinds the blue tape
    from her wrist and puts it on yours, where there is a paler place that it fits. “Well, don’t stand
    about. You were discharged.”
  more: gain 1 heart
  fail:
    “No, dear,” says Ama, a little too kindly. Marl cannot look at you. You leave an egg.

* Sit up with her through one night of it.
  combat 6: gain 1 reputation, 1 red token
    “Basin,” says Ama. “Light. Thread. Somebody find his mother.” You hold out what you have, all night,
    and half the village comes to stand behind you and hold out things too. At dawn she puts a reel of
    red lizardfolk silk in your hand. “Thank you,” says Ama. “We saved that one.”
  more: gain 1 food
  fail:
    You fall asleep, and are in it.

* Brew her the bitter broth, so that she sleeps.
  optional: RECIPE
  skill 5: gain 1 reputation, 1 coin
    “May I,” says Sister Marl, “may I be the one who tastes it first?” She does, and makes a face. Ama
    laughs, drinks and lies all night like a plank. At the door next day they press a coin on you. “I’ve
    had a night off,” says Ama. “Who was with them?”
  more: gain 1 heart
  fail:
    Ama covers the cup with her hand. “It’s all I have of them, dear.”

== 141 The Rope of the Drum
premise: a root as wide as a street drums when the herd runs; somebody has set it drumming to bring the herd down on a village that owes her
axis: what do I stop / where do I send them
ending: act

Boom. Thunder Root, wide as a street, drums when the herd runs. Drum on it, and the herd runs. “They owe me,
down there,” says Dame Orla, outlaw, swinging a log on a rope. “I never,” says Jory Latch, dropping his end.
Uphill the trees begin to shake.

* Lie down across it with all your weight.
  otherwise
  combat 9: gain 1 reputation, 1 blue token, 1 yellow token
    It shakes the teeth in you. The note changes; they turn, like a door. When you can see again a whole
    village of nomads and mystics is holding you up, and has tied you together with what it had, yellow
    and blue. Orla coils her rope. “Nicely lain,” she says, and bows.
  more: gain 1 heart
  fail:
    It is you who are drummed on. “I never pulled you off it,” says Jory, pulling.

* Drum louder, on something else.
  otherwise
  skill 7: gain 1 green token, 1 gem
    They come to you instead, past the village and straight through Orla’s camp. “I never did that,”
    says Jory, and it is true. He hands you what blew out of her tent, a green mask and a gem.
  more: gain 1 coin
  fail:
    They come to see who it is. “I never knew you,” says Jory, leaving.

* Bare the brand, and tell Orla that you are hers.
  must: BRANDED
  then: gain 1 green token; lose 1 reputation
    “One of mine!” says Orla, pleased. She ties green round the arm and gives you Jory’s end of the
    rope. You are still holding it when the drumming stops, and the village comes up the hill to see who
    it was.

== 142 Parts of a Flying Thing
premise: a war machine hangs in the canopy with its pilot’s seat made up as a bed; a child lives there and has pulled the wrong lever
axis: whom do I reach / what do I ask of the machine
ending: image

Pim has pulled the wrong lever, and eighty feet up, in the tops of the trees, the war machine that she
sleeps in lets go with one claw. She came here after a light, carrying a jar, and made up the pilot’s seat
as a bed.

Lumma Peck, the glogo porter, stands below, holding one side of a blanket. “One word, on credit,” says
Lumma, who sells them. “Help.”

The second claw opens.

* Climb to her.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; later Q50
    You cut her loose in the pilot’s yellow nomad harness, two coins in its pocket, as the last claw
    goes, and hang there with her, swinging. “It wanted to go where they are,” says Pim. She means her
    jar. Below you, among the roots, are ten thousand lights.
  more: gain 1 heart
  fail:
    The branch lets go first. Lumma gets a corner of blanket under you. “Three words, three coins,” she
    says. “Not for you.”

* Talk her through the levers from below.
  otherwise
  skill 6: gain 1 red token, 1 food
    “Red one. Now the small one. Now breathe.” It unfolds like a bat, comes down through the leaves in a
    shower of pilot’s biscuits and lays her in the blanket. She gives you the red lizardfolk knob. “No
    charge,” says Lumma, two words, while over them the wings go on settling.
  more: gain 1 food
  fail:
    “Left!” you call. She does hers.

* Spread the blanket you have kept, from the cradle.
  must: CRADLE
  then: gain 1 reputation, 1 heart
    She jumps. It is just the size. “Whose was it?” asks Pim. “Some girl’s,” you say. “She’d be smaller
    than you.” Lumma will tell it for nothing. Pim is asleep already, in the middle of the path, with
    one corner in her fist.

== 143 One Hundred and Two
premise: a nomad well, older than the war, has a stone on it so that none will drink; what is under it is not water, and Tariq has asked for it to be opened
axis: what do I lift / what do I put back
ending: act

A stone lid lies on the well, grey, with a mark on it and holes for bars. It is nomad work, older than the
war. “One hundred and two,” says Tariq of the Hundred Wells. “One: I let down a lamp, and it lit on paper.
Two: it’s my writing.” His bird, which will not drink, walks round and round the rim.

“Eight men I asked to open it. None would. Ninety-nine times I’ve been told I’m a good man.” He sets his bar
in the hole, spits on his hands and leans.

* Lift it with him.
  combat 7: gain 1 yellow token, 1 red token
    Tallies, to the brim, under red lizardfolk seals: who drank, who paid. He reads till morning. “Two
    thousand five hundred and fifty-six,” says Tariq. “In all but one I’m a good man.” He ties those up
    for you in nomad yellow. The one he puts in his shirt, and lets down the lid.
  more: gain 1 heart
  fail:
    “One lid,” says Tariq, “too many.” He sits down on it, the bird beside him, and neither will be
    moved.

* Cut a new mark on the lid.
  skill 6: gain 1 reputation, 2 coins
    Hook, bar, dot, and a line under: let be. “One well in a hundred and two,” says Tariq, “may keep its
    mouth shut.” He pays what a mark costs, two coins, and sees to it that all eight trails know whose
    hand it was. Then he hangs his bar up in a tree.
  more: gain 1 food
  fail:
    You have cut “sweet”. By noon there are people with cups.

* Read him the mark that is there. You know them.
  optional: WELLSIGN
  skill 5: gain 1 yellow token
    Hook, bar, and the dot inside the hook, which is new to you. “Do not forgive yourself,” reads Tariq.
    “Grandmother’s hand!” He laughs until he has to hold on to the stone. “It was about a mule.” He ties
    his own yellow on you and takes the bar out of the hole.
  more: gain 1 heart
  fail:
    It is lichen. He thanks it.

== 144 Three Came Back
premise: three of a crew who drew straws in the desert have walked here after whoever held them, and one has a rifle
axis: whom do I answer to / what do I give
ending: act

Three thin people step out of the ferns, one with a rifle. In the desert there were four, with bread for
three; they drew straws. “A stranger held them,” says Ott, sighting along it. “Was that you?”

* Put down your pack and open it.
  otherwise
  skill 6: gain 1 reputation, 2 coins
    They take one loaf and leave two coins, which is too much. Ott cuts it in four, exactly, since he
    always measures, and all three look at the fourth piece. Then he holds it out to you. “They’ll hear
    of this,” he says, “at home.”
  more: gain 1 food
  fail:
    He shoots the pack, twice, with care. It bleeds flour.

* Walk up to the rifle.
  otherwise
  combat 9: gain 1 green token, 1 blue token
    It clicks. “It was empty in the desert, too,” says Ott. “I’d have liked you to know that.” He has to
    be held up. Young Anni unties two rags from the stock, outlaw green and mystic blue, all they were
    given on the way, and ties them on you.
  more: gain 1 coin
  fail:
    It isn’t empty. Beside your ear a fig comes down in two halves.

* Show them the bread. You promised to come back with it.
  must: RATIONS
  then: gain 2 food, 1 reputation
    You are a year late. They have laid four plates, for three. “Sit,” says Young Anni, fills your pack
    before her own, and gets out a fifth.

== 145 Where They Go
premise: an old cow comes to a ring of tusks to die; the calf will not leave her, and night things are near
axis: what do I keep off / what do I take away
thread: the calf
ending: image

Tusks stand in a ring, taller than doors, a pair for each that has come here. The oldest cow walks in. She
folds down, knees first, with a sound like a tent, and two of her six eyes are shut already. Outside, the
herd turns its back. That is how it is done.

The calf does not know how it is done. It is the one with the trap’s mark, which stands on people’s feet to
see whether they mean it. It has gone in after her and pushes with its head under her chin, to help her up.

Then the sun goes. Among the trees are other eyes, low down, not in sixes. They have reached the first tusk
when the calf looks round for somebody bigger.

* Keep watch beside it.
  combat 7: gain 2 reputation, 1 yellow token, 1 food
    You go round the ring with a burning branch until it is grey. By then hers have shut, two and two
    and two. Nomad drovers, who saw the fire, bring bread and lay their yellow on your shoulders. The
    calf looks at each of you in turn, to see whom to take after.
  more: gain 2 hearts
  fail:
    You keep watch. In the morning you are alone in the ring, covered with leaves, carefully.

* Lead it away before the end.
  skill 7: gain 1 bird, 1 yellow token
    It comes, because you ask. The nomads tie yellow on you both, and the pack bird that rides on its
    neck changes over to yours. At the edge of the clearing it looks back, and at the next. It will do
    that in every open place, all its life.
  more: gain 1 heart
  fail:
    It leads you: once round the ring, then back to her. There it stands on your foot.

* Look along the white edge, where you see best.
  optional: SALTBLIND
  skill 6: gain 1 blue token; lose 1 reputation
    In the white at the rim of things the old cow is on her feet already, a little way off, waiting for
    the rest to be over. You turn the calf’s head that way. A mystic gives you blue for what you won’t
    tell. The drovers only see you smile.
  more: gain 1 heart
  fail:
    It is only the moon.
