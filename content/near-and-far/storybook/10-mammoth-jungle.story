# Map ten, the Mammoth Jungle: quests 130 to 145 (there is no 129). The herd goes first.

planned: Q45 Under a Roof
planned: Q46 It Stands on Your Foot
planned: Q47 By Heart
planned: Q48 Without a Goat
planned: Q49 Armed on Both Sides
planned: Q50 Ten Thousand Lights

== 130 The Man Who Is Still Angry
premise: a man with a machete clears a field in a rage he cannot explain; it is full of buried shields, and a neighbour’s boy has run in under the blade he dares not let go
axis: what do I let him dig / what do I take from him
ending: question

Oru hacks at the jungle behind his house with a long blue blade. He has cleared an acre of vines, his own
fence and a chair. “I’m not angry!” he shouts. “It’s for beans!”

Then the blade rings on a buried shield. Another lies beside it, and another. Oru goes white. “Help me dig
them out,” he says. “But leave me the blade. I shake without it.”

“Get it off him!” cries the outlaw next door. Her small boy has run up to look.

Oru swings again.

* Dig beside him, under the swing of the blade.
  skill 6: gain 1 green token
    You dig out a whole company’s shields, strapped arm to arm, while the outlaw hangs on to her boy. Then Oru
    lies down at the end of the row and puts his arm through the last strap. “How long have we been waiting?”
    he asks.
  more: gain 1 coin
  fail:
    “Mind your feet,” says Oru, and digs where you stand.

* Wrest the blade from him.
  combat 8: gain world card Cold Blade, 1 reputation, 1 coin
    It is as cold as a well. The outlaw pays you a coin to take it far away. Oru sits down and shakes. “Seven
    harvests back I woke up holding it,” he says. “Who was I looking at?”
  more: gain 1 heart
  fail:
    He gives it to you at once, hilt first, and says thank you. You are angry for a week, and people bring
    you soup.

* Tell him of the shore where the sea went, all in a day.
  optional: TIDEMARK
  skill 6: gain 1 blue token; lose 1 reputation
    “And they don’t know why either?” says Oru, comforted. His wife isn’t. She tells the neighbours what you
    bring into a house. Where the fence used to be, a mystic is writing it all down.
  more: gain 1 food
  fail:
    “What’s a sea?” says Oru, and the blade stops in the air. You have all afternoon.

== 131 Footpath Under Arms
premise: two villages hold a path against each other, a century of ambush; today both ambushes are laid, a boy’s fingers are slipping off the string, and a pot seller is walking into them, singing
axis: whom do I stop / whom do I join
ending: joke

Clank, tra-la, clank. Up the path comes a nomad with pots on her back, singing about a lid. The flowers are up
to her knees. Two villages have fought over this path for a hundred years, and no one else dares to walk on
it.

“Help!” says the fern on your left. It sounds about twelve. “I can’t hold this bowstring any longer. If mine
goes, they all go!”

“Forty of ours,” says the bush on your right.

All the bowstrings creak.

* Step out between the bows, and haggle for a pot.
  skill 6: gain 1 coin, 1 yellow token
    “With lid?” “Without.” “With dent?” By the fifth pot both villages have come out to tap things and hear
    the price. “What were you all waiting for?” asks the nomad. “Pots,” says the fern.
  more: gain 1 food
  fail:
    You haggle too hard. Both villages take her side, agreed for once, and open fire on you.

* Crawl in, and hold the string with him.
  combat 7: gain 1 green token, 2 coins
    The string slips all the same. The battle lasts as long as a sneeze, and everyone surrenders to whoever is
    nearest. You get two outlaws, with their pay. Only the pots are hit. The fern goes round and says sorry to
    the pieces.
  more: gain 1 coin
  fail:
    You crawl on and on, until the fern turns into the bush. At the back, you find, they share a cook.

* Limp out into it. People tell of that limp.
  optional: LIMP
  skill 5: gain 1 reputation, 1 gem
    “It’s the Leg!” The upper village takes you by one elbow, with a gem for your boot, and the lower by the
    other. They have carried you past the bad bit before either sees who has hold of the other end.
  more: gain 1 heart
  fail:
    “Like this?” they ask from both sides, limping up and down. They do it rather well.

== 132 The Elder Sister’s Grave, Continued
premise: Wen, sixty, is dying, and his elder sister Ilse, who looks nineteen, carries him on her back while he knits; he would know how long, she would have him dry
axis: what do I carry / where do I leave them
thread: the younger elder sister
ending: speech

A girl of nineteen comes down the mud track with an old man on her back, and he is knitting. He is her little
brother. Ilse gave away all her years after nineteen. Wen kept his.

“Feet up,” says Ilse. “When you’re my age, you’ll know how to be carried.”

Wen coughs until the needles shake. “The mystics down there can tell how long I have,” he says. “I’d like to
know, before I start the second sock.”

“You’d like to be dry.” Up the hill nomads sing under a roof.

Then her knees give.

* Carry him down to the mystics, to be told.
  otherwise
  combat 7: gain 1 reputation, 1 blue token
    He weighs no more than a pan. “Till the figs are ripe,” say the mystics. “Then I’ll make it a short
    one,” says Wen, and casts on. Ilse walks ahead and looks up into every tree.
  more: gain 1 heart
  fail:
    “No,” says Ilse, and gets up by herself. You are to walk in front, where he has somebody to look at.
    “And stand up straight.”

* Run up the hill and beg for the roof.
  otherwise
  skill 6: gain 1 yellow token, 2 food; later Q45
    The nomads move up and hand you dumplings. Wen tells them about a mill, and the terror of a woman who
    ran it in the years that Ilse gave away. Ilse laughs till she cries. “You’d have liked her,” says Wen.
  more: gain 1 food
  fail:
    “Full,” says a man through the crack of the door. “But you can look.” He moves his lamp about and shows
    you how dry it is.

* Remind her that she was eight when he was born. You know who is the elder.
  must: SISTER
  then: gain 1 reputation, 1 heart
    “Then you’ll have carried him before,” you say. Ilse shifts his weight. “My back knows it,” she says.
    “Nothing else of me does. I thought I’d ask my back.”

== 133 The One That Would Not Drink
premise: a mammoth calf is in an old trap; thin hunters with hungry children have come for it, and its mothers close round it
axis: what do I step between / whom do I let go hungry
thread: the calf
ending: act

The calf looks round for its mother with all six eyes. It stands in the pool with one leg in an old
lizardfolk trap. The mammoths close round it with their tusks out.

“It’s lame already,” says an outlaw as thin as his spear. Behind him wait four children with empty bowls.
“Help me smoke off the big ones. It’s the calf or these.”

The smallest holds up her bowl.

* Crawl in under the mammoths and open the trap.
  otherwise
  skill 8: gain world card A Calf's Loyalty, 1 red token; later Q46
    Under there it smells of hay. The catch gives, and a whole herd looks at you, two eyes at a time. On the
    bank a child turns her bowl upside down. Then the calf stands on your foot, to see whether you mean it.
  more: gain 1 heart
  fail:
    The spring is rusted and the calf is tired. It sits down on you.

* Help him smoke off the mammoths.
  otherwise
  combat 7: gain 1 reputation, 1 green token, 1 food
    The herd backs off through the pool, coughing. Where it has trodden, fish lie in heaps. The children
    fill every bowl, and the thin man opens the trap himself. But the calf stands there and calls until
    dark.
  more: gain 1 heart
  fail:
    Mammoths do not care for smoke. They put you up a tree and keep you there. The thin man is up it
    already.

* Knock on Hedda’s hive and tell her bees. They listen to you.
  must: BEES
  then: gain 3 food, 1 reputation
    “Hunters,” you tell the hive. “A calf. Be kind.” The bees go out like a thrown scarf and fall asleep on
    every spear. “They don’t do that for me,” says Hedda, breaking honeycomb into the bowls.

== 134 Tea with the Enemy
premise: two veterans who cannot remember which side they were on drink tea every day under a tree, and today someone has brought a list
axis: whose wish do I go by, the one who would know or the one who would not
thread: the muster
ending: loss

“Sugar?” says old Harn.

“Two, as always,” says old Ebo. They have had tea under this tree every day since they woke beside it with
two torn coats and one kettle.

“I have the army list,” says Captain Shreya. “Ours in one column, theirs in the other. You’ll have wondered
which you were.”

“No,” says Ebo.

“I have, a bit,” says Harn. “You hum in your sleep, Ebo. I know that tune, and I don’t care for it.”

A nomad stops cutting the cake. Shreya gives you the list to hold while she looks for her spectacles. The
fire is at your feet.

* Let her read it out.
  otherwise
  skill 6: gain 1 green token
    “Harn, ours. Ebo, theirs.” Ours, it turns out, were outlaws. Harn tries their knock on the kettle and
    finds that his hand knows it. He moves his cup an inch away. Neither has taken sugar.
  more: gain 1 coin
  fail:
    She opens her mouth, looks at the two cups and shuts it again. It is the only order she has ever failed
    to carry out.

* Drop it in the fire.
  otherwise
  skill 7: gain 1 reputation, 1 yellow token, 2 food; later Q47
    “Is there cake?” says Ebo loudly as it burns. The nomad cuts you the two biggest pieces, and Harn stirs
    and stirs. But Shreya’s lips go on moving. She has it all by heart.
  more: gain 1 heart
  fail:
    It will not burn. It has been rained on in too many lands. Shreya fishes it out and reads it to herself.
    She looks from one old man to the other and puts it away.

* Rise at your name. You answered to it once.
  must: OATH
  then: gain 1 green token; lose 1 reputation
    “One of ours,” says Harn, making room for you on the outlaws’ side of the pot. Ebo pours for you last,
    from the bottom of the kettle, so that it is mostly leaves.

== 135 Names in the Bark
premise: ants eat the names that a company carved in a tree as it marched in; Ketterly has burnt the page that says how many came out, and must say so now
axis: what do I copy / whom do I stand by
ending: image

Ants are eating the names off a fig tree. An army cut them there, and nothing else is left of it. “Copy!”
cry the mystics, and come running with ink. “By dark they’ll be gone!”

Only Ketterly, their clerk, does not run. “There was a page that said how many came home,” she tells you. “I
was cold, and I burned it. I must tell the others now, or I won’t ever. Don’t let me do it alone.”

An ant walks off with an A.

* Copy names until dark.
  skill 6: gain 1 blue token; lose 1 reputation
    By dusk you have three hundred and six. The last is cut high up, as from someone’s shoulders, three
    letters and a little drum. You keep that sheet, though the mystics see it. When you look round, Ketterly
    has gone.
  more: gain 1 food
  fail:
    The ants have been editing. They have kept the short ones.

* Stand by Ketterly while she tells them.
  skill 6: gain 1 blue token
    “It was only one number,” says Ketterly. The eldest lays your thumb on the next page, where the pen has
    pressed through. You can feel one stroke. One came home.
  more: gain 1 coin
  fail:
    “It was page sixty,” says Ketterly. She gets no further, however often she begins. In the end they give
    her a pen, and she copies with the rest.

* Sing the verse to the bark. You know that it is names.
  optional: LASTVERSE
  skill 5: gain 1 yellow token
    Name by name it fits, from root to crown, while along the road nomads put down their loads to listen.
    The last name is the drummer’s. After it comes the place where the beat would be.
  more: gain 1 heart
  fail:
    You come in a beat late, and every name after that is someone else’s.

== 136 The Goat and the Herd
premise: six-eyed bulls are at war over the ford, and Duchess walks between them, straight on, to a girl who has paid for her with her plait
axis: what do I follow / whom do I call back
thread: the goat
ending: joke

The nomad girl on the far bank has cut off all her hair. She stands in the shallows with a ribbon and calls to
a goat, which is wading across the ford to her.

“I took her plait for Duchess,” says Josper beside you. It hangs out of his fist, long and brown. “As I live
and trade, I never saw the bulls!”

Upstream and down, two herds of six-eyed mammoths lower their heads and charge. The goat is in the middle.
“She’d turn round for a coin,” says Josper. “She eats them.”

The girl holds out her arms.

* Walk the goat across, between the tusks.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    You keep a hand on the goat’s back while the tusks go up on either side like gates. The girl’s father
    gives you a coin. The girl ties on the ribbon and shuts her eyes to hug her goat, and her arms close on
    nothing. Duchess is two fields further on, eating the ribbon.
  more: gain 1 heart
  fail:
    You hesitate once where she does not. A bull carries you back to the beginning by the belt.

* Hold up a coin, and call the goat back.
  otherwise
  pay: 1 coin
  skill 6: gain 1 reputation, 1 blue token; note GOAT; later Q48
    Duchess turns, walks back through the whole charge and eats your coin. “She’s yours,” says Josper, and
    wades off to give back a plait. It will not go on again. So an old mystic sits down by the girl and cuts
    off her own, which is grey. Then she holds out the scissors to you.
  more: gain 1 food
  fail:
    The bulls see it first, having six eyes each. The war is off. They come over to your bank to look at the
    coin, and then to look for more.

* Hold out her collar. You sold her once.
  must: COLLAR
  then: gain 1 coin, 1 reputation
    She wades back, puts her head into it and looks at Josper. So do all the bulls. “As I live!” he says, and
    buys her back, from you with a coin and from the girl with her plait.

== 137 The Drum
premise: at the gem-wash a drumskin hangs in a tree with words on it, and Bim, who has walked four lands with the frame, has found it as the rain comes
axis: what do I read to him / what do I keep for him unread
ending: act

A drumskin with writing on it hangs in a tree above the stream where outlaws wash for gems. Corporal Bim has
carried its frame through four lands, beating on nothing, to stay in practice.

“It was found,” he says. “It is addressed to me. Reading was not taught.”

Then the rain comes, and the ink begins to walk.

* Read it to him, and let the rain have it.
  skill 6: gain 1 green token
    “To my Bim, so that you hear me. Mother.” Then it is only a skin, and the outlaws have put down their
    pans. “It was written by her,” Bim reports. He shakes his head and tries again. “She wrote it.”
  more: gain 1 heart
  fail:
    The rain reads faster. “It begins with M,” you tell him. “An M was received,” says Bim.

* Lace it on with the words inside, dry and unread.
  skill 5: gain 1 reputation, 2 food
    He beats it once, and all over the jungle men put the left foot down. Then he lays his ear against the
    skin.
  more: gain 1 coin
  fail:
    It splits. He laces up the split and beats beside it.

* Give him the password “Long grass”, and wait.
  optional: COUNTERSIGN
  skill 5: gain 1 green token; lose 1 reputation
    “Lie down,” says Bim. He does it so well that you lose him. The washers mutter that you have turned his
    wits, but one old outlaw lies down too. “It was not a password,” says the grass. “We were being told to
    hide.”
  more: gain 1 heart
  fail:
    “Present,” says Bim, saluting. That is as much as corporals were told.

== 138 They Come Up Every Spring
premise: spears grow in rows where a battle was; they ripen at noon, a nomad boy and a calf are standing in them, and a man with two carts would mow
axis: what do I cut / what do I let grow
thread: the calf
ending: loss

A nomad boy stands in a field of spears with his arms round a mammoth calf. The spears have come up every
spring since the battle, and at noon, when they are ripe, they jump. One has jumped early. It has the boy’s
hat on.

“Help me cut a lane,” says the lizardfolk gardener, “if there’s time.”

“My men can mow it all in time,” says Ravel, very mildly. “I only keep the spears.” He has two carts, for two
villages that have quarrelled.

* Cut a lane with the gardener.
  otherwise
  combat 8: gain 1 reputation, 1 red token, 1 yellow token; later Q49
    The calf comes down the lane and sets down each foot like a glass. The boy rubs it with straw, and then
    the gardener, and then you. Behind you the whole field jumps. Very mildly, Ravel sends for gloves.
  more: gain 1 heart
  fail:
    “Stop,” says the gardener. With one click every row is ripe. You stand on one leg till nightfall. The calf
    manages on three.

* Mow the field with Ravel’s men.
  otherwise
  skill 7: gain 5 coins; lose 2 reputation; later Q49
    The boy leads the calf out over the stubble, and Ravel counts five coins into your hand. “One cart up the
    hill,” he tells his drivers, “and one down.” After dark you hear sharpening, from two sides.
  more: gain 1 coin
  fail:
    “Sawn, not cut,” says Ravel, and turns over the ends. He calls off his men. “I’ll wait for the ripe ones.”
    He has brought a chair.

* Work the row for Ravel. He has your paper out.
  must: LEDGER
  then: gain 2 coins; lose 1 reputation
    You load two carts for two villages, and Ravel sits by, mild as milk. At dark he pays you two coins more
    than he owes and tears your paper across. “Last page,” he says. “You can’t think how I’ll miss it.”

== 139 Do Not Feed the Idol
premise: an iron head takes from pilgrims what they will miss and tells them the future as if it were over; they go away happy, and somebody inside it sneezes
axis: what do I give / what do I take back
ending: joke

An iron head as big as a barn lies in the jungle with its tongue out. You lay something you will miss on the
tongue, and it rolls in. Then the idol tells you what happens next, as if it were already over.

“YOU WALKED HOME ON AIR,” it booms. A barefoot man skips off through the thorns.

A widow gives her ring. “YOU SLEPT WELL.”

“Oh, did I?” she says, and her whole face goes smooth.

Behind the teeth somebody sneezes. “YOU WERE NEXT. YOU NEVER MISSED THE HAT.”

* Lay your hat on the tongue.
  otherwise
  skill 5: gain 2 coins
    At dusk a thin man called Zag crawls out of the iron ear, wearing your hat. “I’ve hunted treasure all my
    life,” he says, “and I found this.” He pays you two coins to have seen him find it.
  more: gain 1 food
  fail:
    The tongue rolls in your hat, your sleeve and half of you. “YOU WERE SMALLER,” it complains.

* Climb in past the teeth and fetch out the ring.
  otherwise
  skill 7: gain 1 treasure, 2 coins; lose 1 reputation
    You push past a thin man and hand everything out. The boots pinch. The widow looks at her ring and
    begins to cry. What no one wants back is yours, and they are all glaring at you. “YOU WERE SORRY,” booms
    the idol.
  more: gain 1 gem
  fail:
    “OW,” says the idol, and shuts its mouth. “YOU STAYED TILL FRIDAY.”

* Call it Zag, and ask what your silence about the chisel is worth.
  must: CHISEL
  then: gain 2 coins
    “I PAID YOU,” says the idol, “NEXT WEEK.” Then Zag crawls out of its ear and pays you now, one coin
    after the other. “So that’s what it’s like,” he says.

== 140 The Nurse of Both Sides
premise: an old mystic nursed in the war and is the only one in the jungle who dreams of it; people come to be told they are not in it
axis: what do I ask for myself / what do I spare her
ending: speech

An old mystic lies in her hut. “No, dear,” she tells a lizardfolk seamstress. “Not you.” The seamstress goes
out with a lighter step and leaves an egg.

There was a war here, and everyone has forgotten it. Only its nurse, old Ama, still dreams of it. People ask
her whether they are in the dream.

She looks at the pale ring round your wrist. You don’t know what made it. “One more,” she says. “Ask, or hold
the lamp and come with me. I do get tired, alone in there.”

* Ask whether you are in it.
  skill 6: gain 1 blue token
    “Second bed by the window,” says Ama. “You used to sing.” She winds her own tape about your wrist, and it
    fits the pale ring. “Well, don’t stand about. You were discharged.”
  more: gain 1 heart
  fail:
    “No, dear,” says Ama, a little too kindly. You leave an egg.

* Hold the lamp for her, and never ask.
  combat 6: gain 1 reputation, 1 red token
    “Basin,” says Ama in her sleep. “Light. Thread. Find his mother.” All night you hold out what you have.
    The seamstress comes back and holds out a needle. “Thank you,” says Ama at dawn. “We saved that one.”
  more: gain 1 food
  fail:
    You fall asleep, and then you are in it, calling for her. She comes at once.

* Brew her the bitter broth, so that she sleeps.
  optional: RECIPE
  skill 5: gain 1 reputation, 1 coin
    She drinks it, pulls a face and lies all night like a plank. The village listens at the door. “I’ve had
    a night off,” says Ama in the morning. “Who was with them?”
  more: gain 1 heart
  fail:
    Ama covers the cup with her hand. “It’s all I have of them, dear.”

== 141 The Rope of the Drum
premise: the herd runs wherever a root drums; somebody has set one drumming to bring it down on a village that owes her, and another root goes to her own tents
axis: what do I trust my ribs with / where do I send them
ending: act

Boom. Dame Orla swings a log on a rope against a root as wide as a street, and uphill the herd wakes. It runs
wherever a root drums. This one goes to a village of nomads and mystics.

“They owe me, dear,” says Orla.

“Lie on it, and it stops,” says her boy Jory, holding his ribs. “I tried. Or drum on the next root. But that
goes to our tents, and our lot’s asleep. I never said that.”

Boom.

* Lie down across the root, and stop it with your ribs.
  otherwise
  combat 9: gain 1 reputation, 1 blue token, 1 yellow token
    You hold on as to a runaway horse. It beats slower, and slower, like something going to sleep, and the
    herd comes out of the trees on tiptoe. Nomads and mystics prise you off the root, finger by finger.
    “Nicely lain, dear,” says Orla, and coils her rope.
  more: gain 1 heart
  fail:
    It is you who are drummed on. “I’m not pulling you off it,” says Jory, pulling.

* Drum on the other root.
  otherwise
  skill 7: gain 1 green token, 1 gem
    The herd goes straight through the tents. Orla’s outlaws hang in the trees in their nightshirts, and throw
    you down a gem to make you stop. “Morning, Boss,” they say. “It wasn’t me,” says Jory, and for once it
    wasn’t.
  more: gain 1 coin
  fail:
    The herd comes over to see who is drumming. “We’ve never met,” says Jory, leaving.

* Bare the brand, and tell Orla that you are hers.
  must: BRANDED
  then: gain 1 green token; lose 1 reputation
    “One of mine!” says Orla, pleased, and gives you Jory’s end of the rope. You are still holding it when the
    drumming stops. Then the village comes up the hill to see who it was.

== 142 Parts of a Flying Thing
premise: a war machine hangs in the canopy with its pilot’s seat made up as a bed; a child lives there and has pulled the wrong lever
axis: whom do I reach / what do I ask of the machine
ending: image

“I did the red one!” Pim calls down. “What do the others do?” She is seven and lives eighty feet up a tree,
in an old flying machine. Lizardfolk built it, nomads flew it, and it has just let go with one claw.

“Don’t climb on it! It’ll fall, and it’s my house!” She has a light in a jar on her lap.

The second claw opens.

* Climb up and fetch her.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; later Q50
    You have her by the nomad pilot’s harness when the last claw goes and the house drops. “Look,” says Pim,
    hugging her jar. Where the house fell, ten thousand lights are coming up between the roots.
  more: gain 1 heart
  fail:
    The branch lets go first. You come down through the whole tree, and Pim waves to you at every branch.

* Stay below, and call out the levers.
  otherwise
  skill 6: gain 1 red token, 1 food
    “The small one. Now the long one. Now breathe.” The machine unfolds like a bat, comes down in a shower
    of pilot’s biscuit and asks her what is broken. “You are,” says Pim and strokes it.
  more: gain 1 food
  fail:
    “The left one!” you call. Your left is not hers. Every bird in the jungle goes up, and the house hops
    off into a taller tree, with Pim cheering.

* Spread the blanket you have kept, from the cradle.
  must: CRADLE
  then: gain 1 reputation, 1 heart
    It is just the size, and Pim jumps. “Whose was it?” she asks. “Some girl’s,” you say. “She’d be smaller
    than you.” But Pim is asleep already, on the bare path, with a corner in her fist.

== 143 One Hundred and Two
premise: a well is full of paper in Tariq’s own hand; he once begged a mason to wall it up, and now the mason sits on the lid
axis: what do I lift / what do I sit on
ending: act

Tariq has dug a hundred and one wells, and he remembers every one of them but this. He lets his lamp down
through the hole in the lid. There is no water. The well is full of paper, in his own writing.

“You wrote that in the war,” says the lizardfolk mason. “Then you made me wall it up. You were crying. I
gave you my word.” He sits down on the lid.

“My nomads let me judge them,” says Tariq. “I want to know who’s judging.”

He pushes an iron bar under the mason.

* Lean on the bar with Tariq.
  combat 7: gain 1 yellow token, 1 red token
    Tariq reads till morning. It is a list of all who asked him for water in the war, and who got it. One
    page goes inside his shirt. The mason lays breakfast for three, and Tariq fills four cups.
  more: gain 1 heart
  fail:
    The bar bends. “I build well,” says the mason. “You told me to.” He offers Tariq an onion.

* Sit down on the lid beside the mason.
  skill 6: gain 1 reputation, 2 coins
    Tariq walks round the two of you until dark. “Was I sorry?” he asks at last. “Very,” says the mason. So
    Tariq pays you two coins, as one pays a court, and hangs his bar in a tree.
  more: gain 1 food
  fail:
    He lifts the lid with both of you on it, looks in for a moment and sets you down. He does not say what
    he read.

* Read him the mark on the lid. You know the marks of wells.
  optional: WELLSIGN
  skill 5: gain 1 yellow token
    “A hook, a bar and a dot,” you read. “Do not forgive yourself,” says Tariq. “That’s Grandmother’s hand!
    It was about a mule.” He laughs until he has to hold on to the stone. Then he puts down the bar.
  more: gain 1 heart
  fail:
    What you have read is lichen. “One lichen,” says Tariq gravely and thanks it too.

== 144 Three Came Back
premise: three of four who once drew straws for bread ask everyone they meet whether it was they who held the straws; they have a rifle and cannot stop walking
axis: whom do I answer to / what do I give
ending: act

A rifle comes out of the ferns, and after it come three people as thin as the rifle.

“In the desert we were four, with bread for three,” says the old outlaw. “A stranger held straws for us. Our
friend drew this one.” He has it in his hatband, as short as a tooth. “We ask everyone. Was it you?”

“Please say yes,” says the mystic behind him, very low. “He’ll walk till somebody does, and so must we.”

The girl has smelled your bread.

* Say no, and share out the bread.
  otherwise
  skill 6: gain 1 reputation, 2 coins
    The old man pays two coins for the loaf, because he won’t owe anyone again. He cuts it in four. They eat
    standing and go on, to ask in the next village. The fourth piece lies on its leaf.
  more: gain 1 food
  fail:
    He shoots the pack, twice, with care. It bleeds flour.

* Walk up to the rifle and say yes.
  otherwise
  combat 9: gain 1 green token, 1 blue token
    The rifle clicks. “It was empty in the desert too,” he says, and his knees go. You and the mystic carry
    him to their fire. The girl takes the straw out of his hat and drops it in. It burns like any other.
  more: gain 1 coin
  fail:
    It isn’t empty. Beside your ear a fig comes down in two halves.

* Show them the bread. You promised to come back with it.
  must: RATIONS
  then: gain 2 food, 1 reputation
    “You’re a year late,” says the girl. By their fire four plates are laid for the three of them. She fills
    your pack with figs before her own and gets out a fifth plate.

== 145 Where They Go
premise: an old cow comes to a ring of tusks to die; the calf will not leave her, and night things are near
axis: what do I keep off / whose wish do I go by
thread: the calf
ending: image

Tusks stand in a ring, taller than doors. The oldest cow walks in and folds down, knees first, like a tent.
Two of her six eyes are shut already. Outside the ring the herd turns its back, and so do its nomad drovers.
That is how it is done.

The calf does not know how it is done. It pushes its head under her chin, to help her up. She shoves it away,
towards you. It goes straight back.

The sun goes down. Among the trees there are other eyes, low ones, not in sixes.

* Keep watch beside the calf to the end.
  combat 7: gain 2 reputation, 1 yellow token, 1 food
    You go round them with a burning branch until her eyes have shut, two and two and two. Then the drovers
    stand you on the herd’s warm side. The calf looks at each of you, to see whom to take after.
  more: gain 2 hearts
  fail:
    You keep watch. In the morning you are alone in the ring, covered with leaves, carefully.

* Lead the calf away, as the old cow wants.
  skill 7: gain 1 bird, 1 yellow token
    It comes, because you ask, with a pack bird of the nomads’ riding on its neck. At the edge of the
    clearing it looks back, as it will in every open place, all its life.
  more: gain 1 heart
  fail:
    It leads you instead, once round the ring and back to her. There it leans on you, hard, until you sit.

* Look along the white edge, where you see best.
  optional: SALTBLIND
  skill 6: gain 1 blue token; lose 1 reputation
    In the white at the rim of things the old cow is on her feet already, waiting a little way off. One
    mystic, passing, understands. The drovers only see you smile.
  more: gain 1 heart
  fail:
    It is only the moon, on tusk after tusk after tusk.
