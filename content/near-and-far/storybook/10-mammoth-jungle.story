# Map ten, the Mammoth Jungle: quests 130 to 145 (there is no 129). The herd goes first.

planned: Q45 Under a Roof
planned: Q46 It Stands on Your Foot
planned: Q47 By Heart
planned: Q48 Without a Goat
planned: Q49 Armed on Both Sides
planned: Q50 Ten Thousand Lights

== 130 The Man Who Is Still Angry
premise: a man with a machete clears a field in a rage he cannot explain; it is full of buried shields, and he has come to the first
axis: what do I let him dig / what do I take from him
ending: question

Oru hacks at the jungle as though it had said something about him. “It’s for beans!” he shouts. Since dawn
he has cleared an acre of vines, his own fence and a chair. “I’m not angry! Do I look angry?”

“It’s every spring,” says his neighbour, an outlaw, from well back.

The blade rings on the rim of a shield. Beside it is another rim, and beside that, as far as the bean-poles,
a whole line of them. “I’m not!” says Oru, and lifts the blade over his head.

* Dig up what he is angry at, under the blade.
  skill 6: gain 1 green token
    Shields, a whole company’s, strapped arm to arm in one row, with the last strap empty. “Outlaws’,” says
    the neighbour. “Ours.” Oru lies down at the end and puts his arm through. “How long,” he asks the next
    shield, quite calmly, “have we been waiting?”
  more: gain 1 coin
  fail:
    “Mind your feet,” says Oru, and digs where you stand.

* Take the blade out of his hand, and leave the shields lie.
  combat 8: gain world card Cold Blade, 1 reputation, 1 coin
    It is cold as a well. “I woke up holding it,” says Oru, sitting down, “seven harvests back, like this.”
    His neighbours learn your name and pay a coin to have it gone. “Who was I looking at?”
  more: gain 1 heart
  fail:
    He gives it to you, hilt first. “Thank you,” he says. You are angry for a week, and people bring you
    soup. Why do they look at you like that?

* Tell him of the shore where the sea went, all in a day.
  optional: TIDEMARK
  skill 6: gain 1 blue token; lose 1 reputation
    “And they don’t know why either?” says Oru, comforted. His wife is not, and tells the neighbours what
    you bring into a house. Behind the fence, where there was a fence, a mystic is writing it all down.
    “Were they angry, there?” asks Oru.
  more: gain 1 food
  fail:
    “What’s a sea?” says Oru. The blade stops in the air. You have all afternoon.

== 131 Footpath Under Arms
premise: two villages hold a path against each other, a century of ambush; today both ambushes are laid and a pot seller is walking into them, singing
axis: whom do I stop / whom do I join
ending: joke

Clank, tra-la, clank: Dua, a nomad, comes up the path with thirty pots on her back, singing about a lid.

It is a beautiful path, because two villages have fought over it for a hundred years and no one ever sets
foot on it. “Bows were drawn,” says the fern on your left, in the voice of one Corporal Bim.

“So are ours,” says the bush on your right. “Who’s that, having lunch?”

That is you.

* Step out between the bows, and haggle with her for a pot.
  skill 6: gain 1 coin, 1 yellow token
    “With lid?” “Without.” “With dent?” By the fifth pot both sides have come out to tap things and hear the
    price, and Dua pays you for the crowd. “Who are they all waiting for?” she asks. “A surprise,” says Bim,
    “was intended.”
  more: gain 1 food
  fail:
    You haggle too well. Both sides open fire on her behalf.

* Crawl in with the fern, and be on one side at least.
  combat 7: gain 1 green token, 2 coins
    It lasts as long as a sneeze, in the course of which everyone surrenders to whoever is nearest; two
    outlaws, hired one by each village, to you, at a coin apiece. “A victory was had,” says Bim. “By whom
    will be looked into.”
  more: gain 1 coin
  fail:
    You crawl on and on. At the back it joins up with the bush. They share a cook.

* Limp out into it. People tell of that limp.
  optional: LIMP
  skill 5: gain 1 reputation, 1 gem
    “It’s the Leg!” The upper village takes one elbow and the lower the other, and they have you over the
    bad bit, a gem in your boot to lean on, before they notice who has hold of the other end.
  more: gain 1 heart
  fail:
    “Like this?” they ask, from both sides. They do it rather well.

== 132 The Elder Sister’s Grave, Continued
premise: Wen, sixty, is dying, and his elder sister Ilse, who looks nineteen, has carried him on her back for four days because he is the youngest
axis: what do I carry / where do I leave them
thread: the younger elder sister
ending: speech

Ilse Corry comes down the mud track with her little brother on her back. He is sixty. She is nineteen,
because she once gave up all the years that came after, and forgot him with them. Now Wen has the wet on his
lungs, and she has carried him four days, since he is the youngest.

“Feet up,” says Ilse. “When you’re my age, you’ll know how to be carried.”

“That’s her,” Wen tells you over her shoulder, proudly.

At the ford there are mystics, who will say how long he has. Somewhere ahead nomads are singing, under a
roof. Her knees bend. They don’t straighten.

* Take him on your own back, down to the mystics.
  otherwise
  combat 7: gain 1 reputation, 1 blue token
    He weighs what a pan weighs. The mystics look at him and say how long. “That’s six,” says Wen into your
    neck; he counts whatever happens to him. “There’s one to come.” “Mind the branch,” Ilse tells you. “He’s
    tall for his age.”
  more: gain 1 heart
  fail:
    “No,” says Ilse. She would like you to walk in front, where he has somebody to look at. “And stand up
    straight.”

* Leave him with her, and run ahead to beg for the roof.
  otherwise
  skill 6: gain 1 yellow token, 2 food; later Q45
    It is of felt, with supper on. He is telling her, as they come in, about a mill and the terror of a
    woman who ran it, and Ilse laughs until she has to hold on to his foot. “You’d have liked her,” says
    Wen.
  more: gain 1 food
  fail:
    There is one, let already. “You can look,” says the man, and shows you through the crack how many.

* Remind her that she was eight when he was born. You know who is the elder.
  must: SISTER
  then: gain 1 reputation, 1 heart
    “Then you’ll have carried him before,” you say. Ilse shifts his weight. “My back knows,” she says.
    “Nothing else of me does. I thought I’d ask it.”

== 133 The One That Would Not Drink
premise: a mammoth calf is in an old trap; thin hunters with hungry children have come for it, and its mothers close round it
axis: what do I step between / whom do I let go hungry
thread: the calf
ending: act

The calf is in a trap. It stands on three legs beside Six-Eye Pool, with an iron jaw from some old war on
the fourth, and looks round for its mother with all six eyes. It has not drunk since yesterday.

“It’s lame already,” says the oldest of the hunters, an outlaw as thin as his spear. Behind him wait
children, with bowls. “It’s that or them.”

The mammoths close round the calf, tusks out. Up come the spears. “I can smoke those people off,” says Hedda
Moss, who keeps bees, with her smoker lit. “The trap I can’t do.”

* Crawl in under the mammoths and open the trap.
  otherwise
  skill 8: gain world card A Calf's Loyalty, 1 red token; later Q46
    It smells of hay under there. The catch is lizardfolk work, whose makers will be glad of one fewer, and
    gives; then, while the whole herd looks on, two eyes at a time, the calf stands on your foot, to see
    whether you mean it.
  more: gain 1 heart
  fail:
    The spring is rusted. So is the calf’s patience.

* Smoke off the hunters, and let their children wait.
  otherwise
  combat 7: gain 1 reputation, 1 green token, 1 food
    There are bees in it. Hunters and children run for the river and sit in it to the chin, where it turns
    out that there are fish. The thin man throws you one. “I told them who,” says Hedda to her hive, “not
    how far.”
  more: gain 1 heart
  fail:
    Mammoths do not care for smoke either. You are put up a tree and kept there.

* Tell Hedda’s bees what the day is: they listen to you.
  must: BEES
  then: gain 3 food, 1 reputation
    “Hunters,” you tell the box, knocking. “A calf. Be kind.” They go out like a thrown scarf and settle on
    every spear, asleep, and all afternoon the hunters stand and hold them. “They don’t do that for me,”
    says Hedda, breaking off comb for everyone.

== 134 Tea with the Enemy
premise: two veterans who cannot remember which side they were on drink tea every day under a tree, and today someone has brought a list
axis: whose wish do I go by, the one who would know or the one who would not
thread: the muster
ending: loss

“Sugar?” says old Harn.

“Two, as always,” says old Ebo. They have had tea under this tree every day since they woke beside it, in
two torn coats, with one kettle. What they had been doing, and for whom, does not come up.

“I have the roll,” says Captain Shreya, reining in. “Ours in one column, theirs in the other. You’ll have
wondered which you were.”

“No,” says Ebo.

“I have,” says Harn, “a bit. You hum in your sleep, Ebo. I know that tune, and I don’t care for it.”

The nomads who bring the cake stop where they are. Shreya hands you the roll, to look for her spectacles.
The fire is at your feet.

* Let her read it. Harn has wondered.
  otherwise
  skill 6: gain 1 green token
    “Harn, ours. Ebo, theirs.” Ours, it appears, were outlaws; with one knuckle Harn tries their knock on
    the kettle, finds that he knows it, and moves his cup an inch. “Well, then,” says Ebo, some time later.
    Neither of them has taken sugar.
  more: gain 1 coin
  fail:
    She opens her mouth, looks at the two cups and shuts it. It is the first order that she has not carried
    out.

* Drop it in the fire. Ebo said no.
  otherwise
  skill 7: gain 1 reputation, 1 yellow token, 2 food; later Q47
    “Is there cake?” says Ebo, loudly, while it burns like bread. The nomads cut you the first piece and
    will tell eight trails why. Shreya’s lips go on moving. She has it by heart.
  more: gain 1 heart
  fail:
    It will not burn; it has been rained on in too many lands. Shreya fishes it out, reads it to herself,
    looks from one of them to the other, and puts it away.

* Rise at your name. You answered to it once.
  must: OATH
  then: gain 1 green token; lose 1 reputation
    “One of ours,” says Harn, and makes room on the outlaws’ side of the pot. Ebo pours for you last. It is
    the bottom of the kettle, mostly leaves.

== 135 Names in the Bark
premise: mystics read a tree on which a company carved its names as it marched in; Ketterly has burnt the half of the book that says how many came out
axis: what do I copy / what do I forgive
ending: image

One fig tree stands where eight trails meet, and an army has cut its names in it, marching in. “And how many
came out?” call the mystics, running up with ink. “It was in a book. Come and copy!”

“I burned that page,” says Ketterly, who is a mystic too, but only to you. She has the rest under her arm.
Both her hands are black. “I was so cold.”

* Trace every name for the mystics, first to last.
  skill 6: gain 1 blue token; lose 1 reputation
    Three hundred and six, by dusk, the last of them high up, as from someone’s shoulders: three letters and
    a little drum. You keep that sheet. “It’s ours,” say the mystics, and are saying it still when it is
    dark.
  more: gain 1 food
  fail:
    Ants have been editing. They have kept the short ones.

* Sit down with Ketterly, and open the half she did not burn.
  skill 6: gain 1 blue token
    It stops at fifty-nine. “There was a number,” says Ketterly. “I couldn’t have it be the last page.” She
    lets you carry the book. Under your thumb, pressed through from the leaf that is gone, is one short
    stroke.
  more: gain 1 coin
  fail:
    “Page sixty,” says Ketterly. She goes on saying it until you shut the book for her.

* Sing the verse to the bark. You know that it is names.
  optional: LASTVERSE
  skill 5: gain 1 yellow token
    Name by name it fits, root to crown, while on all eight trails the nomads put down their loads. The last
    is the drummer’s. After it comes the place where the beat would be.
  more: gain 1 heart
  fail:
    You come in a beat late, and every name after that is someone else’s.

== 136 The Goat and the Herd
premise: six-eyed bulls are at war over the ford, and Duchess walks between them, straight on
axis: what do I follow / what do I pay for her
thread: the goat
ending: joke

A goat walks out into the ford between two armies of six-eyed bulls, who have fought for it since dawn and
will charge again now. She does not look up. For eleven years Duchess has been sold from land to land,
always straight ahead, and on the far bank wait a nomad with a purse, who would like her, and a mystic with
a measuring line, who would like to know.

“Don’t you buy her,” begs Josper Nill, who deals in her. “I’d say yes.”

Eighty heads go down.

* Walk exactly behind her, between the tusks.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    Tusks go up on either side like gates. Over there the nomad buys her, tips you a coin for seeing her
    across, counts his herd and comes out one goat short. “Is she always so far ahead?”
  more: gain 1 heart
  fail:
    You hesitate where she did not. A bull carries you back to the beginning by the belt.

* Buy her from him, though he begs you not to.
  otherwise
  pay: 1 coin
  skill 6: gain 1 reputation, 1 blue token; note GOAT; later Q48
    “She doesn’t get older,” says Josper, taking off the collar. “I do. I’ve only ever had the one goat.”
    The drovers cheer; the mystic gives you the end of her line to hold. Duchess turns, comes back through
    the charge and eats the coin.
  more: gain 1 food
  fail:
    “Sold,” he weeps, from habit, to you, and then to the man behind you.

* Hold out her collar. You sold her once.
  must: COLLAR
  then: gain 1 coin, 1 reputation
    She wades back, puts her head into it and looks at Josper. So do eighty bulls. He sees who has been
    leading whom. “As I live,” he says, leaves out the rest, and buys her.

== 137 The Drum
premise: at the gem-wash a drumskin hangs in a tree with words on it, and Bim, who has walked four lands with the frame, has found it as the rain comes
axis: what do I read to him / what do I keep for him unread
ending: act

A drumskin, old, with writing on it, hangs in a tree above the stream where outlaws wash for gems. Corporal
Bim has carried the frame of it through four lands, beating on nothing, for form. “It was found,” he says.
“It is addressed. Reading was not taught.” Down the valley, rank upon rank, comes the rain, and at the first
drops the ink begins to walk.

* Read it to him, once, while there is ink.
  skill 6: gain 1 green token
    “To my Bim, so that you hear me. Mother.” Then it is only a skin. “It was written by her,” he reports,
    shakes his head and, while the outlaws at the wash put down their pans, stands to attention for another
    try. “She wrote it.”
  more: gain 1 heart
  fail:
    The rain reads faster. “It says M,” you tell him. “An M was received,” says Bim.

* Lace it on, words inwards, and keep them dry unread.
  skill 5: gain 1 reputation, 2 food
    One beat, and all over the jungle men put the left foot down. By dark they have come in, with their
    suppers. Bim has his ear against the skin.
  more: gain 1 coin
  fail:
    It splits. He laces the split, and beats beside it.

* Give him the password “Long grass”, and wait.
  optional: COUNTERSIGN
  skill 5: gain 1 green token; lose 1 reputation
    “Lie down,” says Bim, and does, so well that you lose him. The washers mutter that you have turned his
    wits; one, an outlaw, lies down too. “It was not a password,” says the grass. “We were being told to
    hide.”
  more: gain 1 heart
  fail:
    “Present,” says Bim, saluting. That is as far as corporals were told.

== 138 They Come Up Every Spring
premise: spears grow in rows where a battle was; they ripen at noon, a herd is standing in them, and a man with two carts will buy
axis: what do I cut / what do I let grow
thread: the calf
ending: loss

Spear Garden is where some battle was, and every spring they come up in rows, points first. “I cut them
green,” says Nine-Thumbs Ash, the lizardfolk gardener. “They’re ripe at noon. Then they want something to
point at.”

It is ten to, and a herd has walked into the middle of the bed, behind a calf, and dares not put down a
foot, and its nomad drovers dare not call.

“Green or ripe, I’ll buy,” says Ravel Blackmarch, the outlaw chief, very mildly. He has two carts. Two
villages near here have quarrelled.

* Cut the herd a lane, and leave the rest to ripen.
  otherwise
  combat 8: gain 1 reputation, 1 red token, 1 yellow token; later Q49
    They come out one by one, setting down each foot like a glass, and the drovers rub you dry with straw,
    after the calf. “What is broken?” Ash asks your hands. Behind you the garden clicks. “One cart for
    uphill,” says Ravel, “one for down.”
  more: gain 1 heart
  fail:
    “Don’t,” says Ash. With a click they have ripened, down every row. Till nightfall neither you nor the
    herd puts down a foot.

* Mow it all now, while it is green, for Ravel’s carts.
  otherwise
  skill 7: gain 5 coins; lose 2 reputation; later Q49
    Five coins, and over the stubble the herd walks out unharmed. “One cart up the hill,” Ravel tells his
    drivers, “one down.” Ash looks at you, not at the garden. After dark there is sharpening, from two
    sides.
  more: gain 1 coin
  fail:
    “I know your hand,” says Ravel, turning over the cut ends. “You saw at things. I’ll wait for the ripe.”

* Work the row for Ravel. He has your paper out.
  must: LEDGER
  then: gain 2 coins; lose 1 reputation
    You load two carts for two villages while he sits by, mild as milk. “Last page,” says Ravel at dark,
    pays you two coins over and tears it across. “You can’t think how I’ll miss it.”

== 139 Do Not Feed the Idol
premise: an idol of rust asks passers-by for what they have least of; the line before you has left it shoes, a tooth, a minute
axis: what do I have least of / what do I take back
ending: joke

“WHAT HAVE YOU LEAST OF?” booms the idol, which is all rust, and talks of everything as over. “THAT YOU LEFT
WITH ME, AND WENT AWAY HAPPY.”

“Shoes,” says the first pilgrim.

“Teeth,” says the second, feeling for it.

“Time,” says the third. “I could do a minute.” He does, and looks robbed.

“YOU WERE NEXT. YOU GAVE GLADLY.” Behind it there is a sneeze. “I BEGGED YOUR PARDON.”

* Give it your patience, of which you have little.
  otherwise
  skill 5: gain 2 coins
    You sit down, and go on sitting, until at dusk Zag comes out, bent double, with a speaking tube round
    his neck. “You’d left,” he says, “an hour ago,” and pays you two coins to have done so.
  more: gain 1 food
  fail:
    You have none, and tell it so, twice, before it has finished asking.

* Go round to the back and rob it, for all of them.
  otherwise
  skill 7: gain 1 treasure, 2 coins; lose 1 reputation
    It is all there, sorted, labelled, unopened: SHOES, TEETH, MINUTES. You take what is under OTHER. “AND
    THAT,” booms Zag, eyes shut for the echo, so that the whole line turns to see you go, “WAS THE LAST I
    SAW OF IT.”
  more: gain 1 gem
  fail:
    “OW,” says the idol. “THAT HURT, PRESENTLY. I HAD FORGIVEN YOU.”

* Call it Zag, and ask what your silence about the chisel is worth.
  must: CHISEL
  then: gain 2 coins
    “I PAID YOU,” says the idol, “NEXT WEEK.” Then Zag crawls out and pays you, now, two coins, one after
    the other. “So that’s what it’s like,” he says.

== 140 The Nurse of Both Sides
premise: an old mystic nursed in the war and is the only one in the jungle who dreams of it; people come to be told they are not in it
axis: what do I ask / what do I spare her
ending: speech

Vinegar, lint and candle-ends: the hut smells like a ward, though no one can think of a ward here. Ama, an
old mystic, was its nurse. She alone in the jungle dreams of the war, nightly, bed by bed, and at dusk
people come to be told that they aren’t in it.

“No, dear,” says Ama. “Not you.” A lizardfolk seamstress goes off lighter and leaves an egg.

“You may hold the basin,” Ama tells Sister Marl, who has asked to be of use. Her eyes are closing. “It’s
nearly time. Was there something, dear?” That is to you.

* Ask whether you are in it.
  skill 6: gain 1 blue token
    “Second bed by the window,” says Ama. “You sang. You’d a voice, then.” She takes her own mystic’s tape
    and winds it about your wrist, where there is a paler place that it fits. “Well, don’t stand about. You
    were discharged.”
  more: gain 1 heart
  fail:
    “No, dear,” says Ama, a little too kindly; Marl cannot look at you. You leave an egg.

* Sit up with her through one night of it.
  combat 6: gain 1 reputation, 1 red token
    “Basin,” says Ama. “Light. Thread. Somebody find his mother.” All night you hold out what you have, and
    behind you half the village, down to the seamstress with her needle, holds out things too. “Thank you,”
    says Ama at dawn. “We saved that one.”
  more: gain 1 food
  fail:
    You fall asleep, and are in it, calling for her.

* Brew her the bitter broth, so that she sleeps.
  optional: RECIPE
  skill 5: gain 1 reputation, 1 coin
    “May I,” says Sister Marl, “may I be the one who tastes it first?” Ama laughs at her face, drinks and
    lies all night like a plank. In the morning somebody pays you. “I’ve had a night off,” says Ama. “Who
    was with them?”
  more: gain 1 heart
  fail:
    Ama covers the cup with her hand. “It’s all I have of them, dear.”

== 141 The Rope of the Drum
premise: a root as wide as a street drums when the herd runs; somebody has set it drumming to bring the herd down on a village that owes her
axis: what do I stop / where do I send them
ending: act

Boom. When the herd runs, Thunder Root drums, a root as wide as a street; drum on it, and the herd runs.
“They owe me, down there,” says Dame Orla, outlaw, swinging a log on a rope. Down there nomads and mystics
are sitting at supper. “I’ve sent the bill.”

“I never,” says her boy, Jory, dropping his end. Uphill the trees begin to shake.

* Lie down across the root, and stop it with your ribs.
  otherwise
  combat 9: gain 1 reputation, 1 blue token, 1 yellow token
    It shakes the teeth in you; the note changes; they turn, like a door. When you can see again a whole
    village, nomads and mystics, is holding you up by whatever it can reach. “Nicely lain,” says Orla,
    coiling her rope, and bows.
  more: gain 1 heart
  fail:
    It is you who are drummed on. “I never pulled you off it,” says Jory, pulling.

* Drum louder, and bring them down on this camp instead.
  otherwise
  skill 7: gain 1 green token, 1 gem
    They go straight through it. “I never did that,” says Jory, which is true, and brings you a gem that
    blew out of Orla’s tent. Her outlaws, hanging in the trees, call you Boss.
  more: gain 1 coin
  fail:
    They come to see who it is. “I never knew you,” says Jory, leaving.

* Bare the brand, and tell Orla that you are hers.
  must: BRANDED
  then: gain 1 green token; lose 1 reputation
    “One of mine!” says Orla, pleased, and gives you Jory’s end of the rope. You are still holding it when
    the drumming stops and the village comes up the hill to see who it was.

== 142 Parts of a Flying Thing
premise: a war machine hangs in the canopy with its pilot’s seat made up as a bed; a child lives there and has pulled the wrong lever
axis: whom do I reach / what do I ask of the machine
ending: image

Pim is seven, and has pulled the wrong lever. Eighty feet up, the old war machine in which she sleeps lets
go of its tree with one claw.

“I did the red one!” she calls down. “What do the others do?” Beside her, in a jar, sits one small light,
and she has come up here to look for the rest of them.

“One word, on credit,” says Lumma Peck, the glogo porter, who sells words, and holds one side of a blanket.
“Help.”

The second claw opens.

* Climb to her, while it holds.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; later Q50
    You have her by the harness, a nomad pilot’s with two coins in its pocket, when the last claw goes. “It
    wanted to go where they are,” says Pim of her jar. Under your boots, among the roots, are ten thousand
    lights.
  more: gain 1 heart
  fail:
    The branch lets go first. Lumma gets a corner of blanket under you. “Three words, three coins,” she
    says. “Not for you.”

* Stay below, and talk her through the levers.
  otherwise
  skill 6: gain 1 red token, 1 food
    “The small one. Now the long one. Now breathe.” It unfolds like a bat, comes down in a shower of pilot’s
    biscuit, and asks her, in lizardfolk, what is broken. “No charge,” says Lumma, two words, while over
    them the wings go on settling.
  more: gain 1 food
  fail:
    “Left!” you call. She does hers, and every bird in the jungle goes up.

* Spread the blanket you have kept, from the cradle.
  must: CRADLE
  then: gain 1 reputation, 1 heart
    It is just the size. “Whose was it?” asks Pim. “Some girl’s,” you say. “She’d be smaller than you.” This
    Lumma will tell for nothing; Pim is asleep already, on the bare path, with one corner in her fist.

== 143 One Hundred and Two
premise: a nomad well, older than the war, has been sealed; what is in it is not water but paper, in Tariq’s own hand, and he is about to open it
axis: what do I lift / what do I put back
ending: act

A stone lid lies on the well, grey, with a mark on it and holes for bars. “One hundred and two,” says Tariq,
chief of the nomads, who counts everything. “One: I let down a lamp, and it lit on paper. Two: it’s my
writing.” His bird walks round and round the rim.

“We sealed it for you,” says a lizardfolk mason, turning her cap in her hands. “In the war. You asked us to.
You were crying.”

“Ninety-nine times I’ve been told I’m a good man,” says Tariq. He sets his bar in the hole, spits on his
hands and leans.

* Lean on the bar beside him, and let him read.
  combat 7: gain 1 yellow token, 1 red token
    Tallies, to the brim: who drank, who paid. He reads till morning. “Two thousand five hundred and
    fifty-six. In all but one I’m a good man.” That one he puts in his shirt, and you and the mason let down
    the lid, not looking.
  more: gain 1 heart
  fail:
    “One lid,” says Tariq, “too many.” He sits down on it, the bird beside him, and neither will be moved.

* Stop him, and mark the lid so that no one opens it.
  skill 6: gain 1 reputation, 2 coins
    Hook, bar, dot, and a line under: let be. “One well in a hundred and two,” says Tariq, “may keep its
    mouth shut.” He pays two coins, tells all eight trails whose mark it is, and hangs his bar in a tree.
  more: gain 1 food
  fail:
    You have cut “sweet”. By noon there are people with cups.

* Read him the mark that is there. You know them.
  optional: WELLSIGN
  skill 5: gain 1 yellow token
    “Hook, bar, and a dot inside the hook,” you read. “Do not forgive yourself,” says Tariq. “Grandmother’s
    hand!” He laughs until he has to hold on to the stone. “It was about a mule.” He takes the bar out of
    the hole.
  more: gain 1 heart
  fail:
    “One lichen,” says Tariq, gravely, and thanks it too.

== 144 Three Came Back
premise: three of a crew who drew straws in the desert have walked here after whoever held them, and one has a rifle
axis: whom do I answer to / what do I give
ending: act

Three thin people step out of the ferns: a girl, a mystic, and an old outlaw, Ott, with a rifle. “In the
desert we were four,” says Ott, sighting along it, “with bread for three. We drew straws. A stranger held
them, who stood the way you stand. Was it you?”

* Say nothing, put down your pack and open it.
  otherwise
  skill 6: gain 1 reputation, 2 coins
    They take one loaf and leave two coins. Ott, who measures, cuts it in four, and all three look at the
    fourth piece until he holds it out to you. “They’ll hear of this,” he says, “at home.”
  more: gain 1 food
  fail:
    He shoots the pack, twice, with care. It bleeds flour.

* Walk up to the rifle, and say that it was.
  otherwise
  combat 9: gain 1 green token, 1 blue token
    It clicks. “It was empty in the desert, too,” says Ott. “I’d have liked you to know that.” Then his
    knees go. You and the mystic carry him to their fire, where four cups stand.
  more: gain 1 coin
  fail:
    It isn’t empty. Beside your ear a fig comes down in two halves.

* Show them the bread. You promised to come back with it.
  must: RATIONS
  then: gain 2 food, 1 reputation
    You are a year late. They have laid four plates, for three. “Sit,” says Anni, the girl, fills your pack
    before her own, and gets out a fifth.

== 145 Where They Go
premise: an old cow comes to a ring of tusks to die; the calf will not leave her, and night things are near
axis: what do I keep off / what do I take away
thread: the calf
ending: image

Tusks stand in a ring, taller than doors, a pair for each that came. The oldest cow walks in and folds down,
knees first, with a sound like a tent, two of her six eyes shut already. Outside, the herd turns its back,
and so do its nomad drovers. That is how it is done.

The calf does not know how it is done. It has gone in after her and pushes with its head under her chin, to
help her up, until the sun goes and among the trees there are other eyes, low down, not in sixes.

The calf looks round for somebody bigger.

* Keep watch beside it, to the end.
  combat 7: gain 2 reputation, 1 yellow token, 1 food
    You go round with a burning branch until it is grey and hers have shut, two and two and two. The drovers
    bring bread and stand you on the herd’s warm side. The calf looks at each of you, to see whom to take
    after.
  more: gain 2 hearts
  fail:
    You keep watch. In the morning you are alone in the ring, covered with leaves, carefully.

* Lead it away, before it has seen.
  skill 7: gain 1 bird, 1 yellow token
    It comes, because you ask, with the nomads’ pack bird riding on its neck. At the edge of the clearing it
    looks back, as it will in every open place, all its life.
  more: gain 1 heart
  fail:
    It leads you: once round the ring, then back to her. There it stands on your foot.

* Look along the white edge, where you see best.
  optional: SALTBLIND
  skill 6: gain 1 blue token; lose 1 reputation
    In the white at the rim of things the old cow is on her feet already, a little way off, waiting for the
    rest to be over. One mystic understands. The drovers only see you smile.
  more: gain 1 heart
  fail:
    It is only the moon, on tusk after tusk after tusk.
