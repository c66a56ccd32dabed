# Map three, the Crimson Forest: quests 17 to 32. Bees, sap, grief and work.

planned: Q7 The Second Plate
planned: Q8 What the Jar Was For
planned: Q9 What He Did
planned: Q10 Unlabelled
planned: Q11 He Lived

== 17 The Saw That Will Not
premise: a lizardfolk sawmill has stopped itself in the middle of a trunk, and the foreman is about to take a hammer to its governor
axis: whom do I believe / what do I break
ending: act

The great saw shrieks, coughs, and stops itself halfway through an oak. “It’s shamming,” says Dorrit Heel,
the foreman. “It shammed in spring and it shammed at harvest and each time it wanted oil and each time I
gave it oil, and it winked at me!” She spits on her hands and lifts a sledgehammer over the brass box that
runs it.

“It’s bitten on something,” says Vosska Hearthscale. She is a lizardfolk. Her people built that saw. “Would
you hit a guest who stops chewing?”

“Depends on the guest,” says Dorrit, and swings.

* Put your hand in its teeth, and feel what it has bitten.
  skill 5: gain 1 red token
    “Sixty teeth of steel,” you report, “and one milk tooth.” Up on the woodpile Dorrit’s youngest shuts his
    mouth. “It doesn’t eat children,” says Vosska. She laughs until you must hold her up. Next day, as you
    pass, the saw lifts its blade an inch.
  more: gain 1 coin
  fail:
    You have felt along ten teeth. The next one feels you. “It’s thorough,” says Vosska, when she can, and
    unhooks your sleeve.

* Save the saw: feed it a second tree, whatever is in the first.
  skill 6: gain 3 coins
    It goes through that one singing. In the first tree, an inch ahead of the cut, an owl is looking out.
    “You never saw that,” says Dorrit. She counts you three coins of the board money.
  more: gain 1 food
  fail:
    It coughs at that one too. “It’s only full,” says Vosska. By noon Dorrit is asleep against it with the
    hammer in her lap, and the whole mill is asleep with her, down to the man who is paid to shout.

== 18 Seven Rings Short
premise: a woodcutter counts the rings of a felled oak for its price, and seven are missing between one year and the next; the buyer calls him a cheat
axis: whom do I believe / what do I learn
ending: question

Oak is paid by the year here. So Anders Kell walks his thumb across the stump and counts the rings aloud. A
nomad waits to buy. A lizardfolk sawyer listens.

The thumb stops at a black line: the year of the comet. The very next ring has the dents of the great hail.
“No,” says Kell. “There were seven summers in between. My father lived through every one.” He starts again,
first with the thumb, then with a straw, then with his eyes shut, and each time the two years lie side by
side like spoons.

“So you glue trees together,” says the nomad. “A pity. I liked you.” He shuts the purse on Kell’s whole
winter.

* Give your word for Kell, on a count you cannot explain.
  skill 5: gain 1 yellow token; note SEVEN
    Your nail finds the place: the tree lay down in one year and got up in the eighth. The nomad pays Kell.
    Then he takes you along with him, to tell it at the fires. “And where,” he asks, “did it spend them?”
  more: gain 1 food
  fail:
    From this side you get the right number, and from that side you get the other, and so you go round and
    round the stump on your knees until it is dark. “A cheat,” both men say, of you, and shake hands on it.

* Cut down a living oak, to prove him honest.
  skill 6: gain 1 red token, 2 food; lose 1 reputation; note SEVEN
    It is the same in that one and in the next and in the next, until at dusk there is no wood left to ask.
    “Nothing is broken,” says the sawyer, and feeds you, to stop you. “Nothing is broken.” Why twice?
  more: gain 1 gem
  fail:
    It falls across the nomad’s wagon. That settles the price. The two of them go off over the hill to look
    for his mules, talking like brothers. “No,” they tell you. “You stay there.”

== 19 The Other Half of the Ticket
premise: a young woodward wears a coat two sizes large and cannot say where he had it; his sweetheart has found a woman’s name in it
axis: what do I tell / what do I keep for its owner
thread: the ring
ending: speech

“I had this coat off a peg,” says Tobin Rake, “or off a friend. I’d thank him, if I knew which.” He buttons
it, politely. It reaches his shins.

“There’s half a ferry ticket in the lining,” says Brid, his sweetheart, “with a woman’s name on.”

“Is there?” says Tobin. “Have I met her?”

“The drovers say there’s a ferry-woman on the plains, and she lost a man in a big coat, and she’s waited for
him four years. And I’ve been mending it!” Brid is walking him backward to the brook. “Stranger! You can
read. Is it her name? Because if it is, in he goes, and I’ll never ask him out again.”

* Read her the true name, and lose her the man she loves.
  skill 5: gain 1 reputation, 2 food; note RING
    “Ansa,” says Tobin after you. He tries the word like ice. Brid bites open the hem and shakes out a brass
    ring with a notch. “Bring her that,” she says. She gives you the supper she had packed for two. “Say I
    kept him warm.”
  more: gain 1 food
  fail:
    “Answer?” says Brid. “Answer what?” You say it again, slower, and then you spell it, and it becomes
    another quarrel altogether with three people in it, and one of them is you.

* Swear that the coat is yours, and let the ferry-woman wait.
  skill 6: gain 3 coins; note RING
    He hands it over with thanks. There are three coins in the pocket and a brass ring in the hem. Now he
    stands there in his shirt, all wrists. “You told me thirty,” says Brid. Without the coat he is not
    twenty.
  more: gain 1 gem
  fail:
    You put it on. Your hands are gone. Your feet are gone. When you take a step forward the coat stays
    where it was. Brid laughs, not kindly. “Anybody else?” she asks the trees.

== 20 Nobody Has Told Them
premise: a widow’s hives are about to swarm off because the bees have not been told of the death, and she cannot say it
axis: what do I say for another / what do I take from her by saying it
thread: telling the bees
ending: act

The hum goes up by half a note. In every hive on Red Porch the bees are packing. After a death somebody must
go from hive to hive and knock with the door key and tell them, or they leave. Once told, they belong to
whoever told them.

“Now, my dears,” says Hedda Moss, with the key in her hand, “it’s about my Nils. You’ll have noticed that
his boots are out and he isn’t in them, and nor is he in the shed, nor the orchard, nor his bed. Nils is.”

She cannot say the word. The first bees lift off over the fence.

* Say it for her, and take her bees by it.
  skill 5: gain 3 food, 1 reputation; note BEES; later Q7
    You say it at hive after hive, and at the last her hand comes down over yours and she says it herself,
    loudly, as to the deaf. “Now you’re the one who tells them,” says Hedda, and fills your arms with comb.
    “Any bees.”
  more: gain 1 food
  fail:
    You say Niels. They correct you, one each.

* Spare her: say that Nils is only late.
  skill 6: gain 3 coins; later Q7
    “Late,” says Hedda, and breathes out. “He’s only late, my dears.” She tips you from his purse, like a
    messenger. Then she goes in and lays a second plate. The bees stay. They hang at the kitchen window in a
    beard, to see him come.
  more: gain 1 food
  fail:
    She waits until you take off your hat. “My dears,” says Hedda, “we have a liar.”

== 21 The Man Who Buys Grief
premise: a ledger-keeper pays mourners good coin for their papers; he has one with your name on it that he would rather not show
axis: what do I sign / what do I not read
ending: act

DEBTS OF THE DEAD BOUGHT, says the card on the folding table. FAIR PRICES. Behind it sits Ravel Blackmarch,
and behind him stand two men with their hands in their sleeves. “Your husband can’t pay it now, madam. I
can,” he says. “Then you owe me instead.” He holds out the pen to the widow in front of you. She has four
children by the hand and a hole in each shoe, and she wants the money today. Under his elbow lies a sheet
with your name on it.

* Sign in her place, and owe him yourself.
  skill 6: gain 1 reputation, 2 coins; note LEDGER
    “A kind hand,” says Ravel, and sands it. He pays you her price to the coin. “I’ll know it anywhere.” The
    widow is already telling people your name.
  more: gain 1 food
  fail:
    The pen is dry. “It does that for people who mean it,” says Ravel. He passes it to the widow. It writes.

* Turn the table over, and lose her the money.
  combat 6: gain 1 green token, 1 coin; lose 1 reputation
    Paper snows through the red trees. People catch their own and eat it. One of his men reads his, takes a
    coin from the box and goes to stand behind you. “I wasn’t paid yet!” screams the widow. Ravel picks up
    the paper, in order.
  more: gain 1 coin
  fail:
    You heave. He lays one palm flat on the table and goes on writing with the other: your name, your
    height, the time of day, and in which hand you are stronger.

* Sell him your own paper, unread.
  skill 5: gain 2 coins; note LEDGER
    He pays at once, with no word and no haggling, and that worries you past the widow and past the last red
    tree and all the way to the brook. “Thank you,” he calls after you. That is worse.
  more: gain 1 gem
  fail:
    “That one,” he says mildly, “I bought this morning.” He does not say from whom. Behind you, in the
    line, a man you know bends down to tie his shoe.

== 22 How to Fall Out of a Tree
premise: resin climbers teach by dropping pupils from the first branch, the second, the third; you are mistaken for today’s, at the ninth
axis: what do I let them think / what do I hold on to
ending: joke

You climbed the tree for the view. On the ninth branch sits old Mats. He teaches falling. “There you are,”
he says. “Chin in. What you’ve to say on the way down, say to the tree.” He unties your rope. Far below, his
pupils stop laughing and step back, all but a little girl, and she holds up a blanket no bigger than a
napkin. “She’s never caught one yet,” says Mats, “and she does so want to.” On the branch above you a mystic
points with her ruler. “Don’t fall,” she says. “Look there! I need a second pair of eyes.”

* Fall, arms in, for the child with the blanket.
  skill 5: gain 2 hearts, 1 coin
    Eight branches play you like a harp going downstairs. The blanket holds. “Best I’ve had!” shouts Mats.
    He throws your share of the fee after you. “I’m the pupil,” says a boy. “Could you do mine as well?”
  more: gain 1 food
  fail:
    You miss the first branch and the second and the one with the nest and the one that nobody has ever
    missed. “Sorry,” says the little girl, as you pass. The moss does not miss.

* Hang on, and see what the climbers never look at.
  skill 7: gain 1 blue token, 1 food
    The woods run red, hill after hill after hill, as far as a white line. Past it there is not even
    weather. The mystic has you hold her ruler’s end. “We don’t look that way,” says Mats, and stops your
    mouth with lunch.
  more: gain 1 gem
  fail:
    You look so hard that you forget what you are holding. The branch is teaching today, too. It lets go
    first. “Chin!” shouts Mats, as you pass the eighth.

== 23 Three Hundred Small Lamps
premise: moths come to the orchard for the sap on the night of a death; one child has caught hers in a jar, to keep, and it is going out
axis: what do I let her keep / what do I let go
thread: telling the bees
ending: image

A light no bigger than a thumbnail floats in under the apple boughs. Ten follow, then hundreds. They are
moths, each with a lamp in its tail, and they come to this orchard on the night of a death and on no other.
Old Hedda, a widow since noon, leans on the gate. A mystic goes from tree to tree and counts.

Out in the grass her granddaughter Pim has caught one in a jar. “This one stays,” she says. She screws the
lid down hard. First it was a candle. Then it was a coal. Now it is a spark at the bottom of the glass, and
Pim gives the lid another turn.

* Show her with your own hand how they leave.
  skill 5: gain 2 gems
    One comes down for the salt of your palm and stays, though nothing holds it, and presently there are
    two. When they go they leave two bright grains behind, hard as glass. Pim’s jar stands empty. She has
    screwed the lid back on.
  more: gain 1 heart
  fail:
    They come to your face instead, all three hundred, as softly as breath, and it is a long time before you
    can see again. There is a flat place in the grass, and a lid.

* Help her keep it: give her a lid with holes.
  skill 6: gain 1 blue token; later Q8
    Pim holds your lid up to her eye with deep suspicion. Then she screws it on. “One more, then,” says the
    mystic. She changes the number in her book and has you hold the pen with her. The spark takes a breath.
  more: gain 1 food
  fail:
    She compares the two lids thoroughly. “That one,” says Pim. She goes home with moth, jar and both lids.

== 24 The Back Wall of the House
premise: a family has built its house round a standing soldier of iron whom they take for a stove; he has started to lift his arm
axis: what do I risk / what do I wake
thread: the muster
ending: act

An iron soldier stands in the Birches’ kitchen, where others keep a stove. “He was here before the house,”
says the mother. “He draws nicely, and you wouldn’t know he was military.” But this morning his arm began to
rise. It rose past the kettle and it rose past the shelf with the good plates, and by noon it will reach the
beam that holds the roof. Outlaws look in at one window and lizardfolk at the other. They would all like him
for their own.

“A soldier was mislaid,” says a corporal, Bim, at the door. He has brought a form.

* Salute, give him orders, and take away their stove.
  skill 6: gain 1 green token
    Finger by finger the arm comes down. “Relief?” asks the iron, in a voice like a grate. “It was
    relieved,” says Bim, and stands in his place. At their window the outlaws have all saluted too. They
    wait for you to say when to stop.
  more: gain 1 coin
  fail:
    He salutes back, through the roof. “A courtesy was returned,” says Bim. He brushes off his form.

* Bank the fire, and keep him asleep for their soup.
  skill 5: gain 1 reputation, 2 food
    They have soup on him before he is quite asleep, and you get the bowl with meat in. “Seven winters he’s
    kept us warm,” says the mother, and hangs the washing on his arm, “and never once asked for a thing.”
  more: gain 1 heart
  fail:
    The damper is his badge. “A number was burned,” says Bim. He holds your palm to the light and copies it
    on to his form. “It goes with a name. The name was not issued.”

* Walk him outside, to whatever he was raising his arm at.
  combat 8: gain 1 green token, 1 red token
    He goes to the edge of the clearing and stops there, facing out. All night things come to the last tree,
    see him, and leave. At dawn outlaws and lizardfolk stand round you, hats in hand. “Could we have him,”
    they ask, “by turns?”
  more: gain 1 gem
  fail:
    He takes you outside. He stands you at the edge of the clearing and turns your face outward with one
    careful finger and goes back in to the soup.

== 25 A Hinge Leans on a Tree
premise: Urrik’s hinge has grown into a maple overnight where he leaned it, and he would have to fell the tree that sheltered him
axis: what does he owe / what do I tell those who ask after it
thread: the hinge
ending: act

“What does a tree weigh,” asks Urrik Tallback, “to the one it kept dry?” He is a lizardfolk, and he carries
a huge iron door hinge wherever he goes, up hill and down hill, and never says why. Last night he leaned it
on this maple and slept. By morning the bark had closed over it. “The tree was kind,” he says. “I had no
roof.” His axe is up. Between the trees come lamps and friendly voices, and he is afraid of them. “A hinge?
About so tall? Anyone?”

* Help him fell the tree that kept him dry.
  skill 6: gain 1 red token, 1 food; note HINGE
    When the lamps arrive they find a stump, a long bedroll and you. Afterwards Urrik breaks his bread with
    you and tells you what it weighs. He has told no one else. He presses a maple seed into the chips.
  more: gain 1 gem
  fail:
    The maple keeps hold. “Trees I can wait for,” says Urrik. He puts his back to it. The lamps pass, stop,
    and come back slower.

* Spare the tree, and lie to the lamps for him.
  skill 5: gain 2 food, 1 coin; note HINGE
    “No hinge, then,” say the lamps. They write down your word for it and pay you supper and a coin. At
    midnight Urrik wakes with nothing on his back, and feels so light that he takes hold of the grass with
    both hands.
  more: gain 1 heart
  fail:
    He cannot leave it, so he digs, and before morning he has carried away the hinge and the tree and the
    roots and the ground. “And here,” ask the lamps, held out over the hole, “was what?”

== 26 He Never
premise: a boy has locked himself into a bear’s cage to be safe from the man whose purse he holds, and the bear is coming home
axis: whom do I take on / what do I give back
ending: speech

“I never took it off that nomad,” says a boy with a purse in his fist. He stands in a cage made of young
oaks. “And he never chased me over two hills and a river and a wedding and I never locked myself in here to
be safe. I am, though. Look. Safe.”

“Whose cage is it?” you ask.

“Some bear’s. It’s out.” His voice gets small and quick. “It was out. Don’t turn round. I’m Jory Latch, I’ve
thirty keys on this ring, and one’s the one. You’re not going, are you? Is that its stomach?”

* Stay outside with the bear, and talk him through his keys.
  skill 5: gain 1 coin, 1 gem; note JORY
    “I never locked it,” he says, trying the ninth. At the tenth he is out and over the bear and paying you
    from the purse, all in one breath. A mile on he is still there. “I never said I was coming,” says Jory.
  more: gain 1 food
  fail:
    The key was in the purse. The purse was on the bars. It is in the bear.

* Squeeze in with him, and be locked up with a thief.
  skill 6: gain 1 reputation, 1 yellow token; note JORY
    The bear lies down along the door and snores. At dawn the nomad finds you all asleep. He takes back his
    purse on tiptoe and leaves his water where you can reach it and tells the whole road. “I never cried,”
    says Jory.
  more: gain 1 heart
  fail:
    The bear gets in as well. It was built for one. You leave between the bars, though you would not have
    thought it possible. The boy watches how.

== 27 What Hangs at the End
premise: woodwards tie a cord for everyone who goes past the last tree; one of them is pulling, from the other side, in jerks
axis: whom do I fetch / what do I let go
ending: loss

Past the last tree everything is white, and few come back. Whoever goes out there first ties a cord to the
trunk, with a name on it. There are hundreds of cords, old ones and new ones, thick ones and thin ones, and
they all run off slack into the pale leaves and lie there.

One jerks. It jerks again.

Elke, the mystic who keeps the tree, turns the tag over. It is a child’s. “What comes back along a cord
isn’t always who went out,” she says. She has had her knife open since morning. “But I taught him the knot.
You’re not from here. You do something.”

* Go out along it, hand over hand.
  skill 7: gain 1 blue token, 1 food
    At the end stands an old man with a bowl. “Is it supper?” he asks. The tag says: gone a week, aged ten.
    Elke writes it down, with your name as witness. His mother comes running and thanks you and runs
    straight past him.
  more: gain 1 heart
  fail:
    Halfway it goes slack, so you feel your way back along it, hand over hand, until you come to the knot.
    The knot is on you. The tag is blank so far.

* Cut it, so that she need not, and nothing comes back.
  skill 5: gain 2 coins
    “Two coins a cord,” says Elke, and counts them out with her face against the bark. The cut end slides
    off under the leaves, a foot and then another foot and then another, in no hurry.
  more: gain 1 food
  fail:
    You set the knife to it. It stops pulling, to listen, and so do you, and so does she, until the light is
    gone. “Yes,” says Elke. “That’s why there are so many.”

* Pull it in, whoever is on it now.
  combat 6: gain 1 red token, 1 coin
    It pulls back till noon. “Oh, well pulled!” says something out there. “Here, then!” All the rest comes
    in at a run. On the end is a bow, tied as lizardfolk tie off a finished job, with a coin in it.
  more: gain 1 gem
  fail:
    It lets go first. “Oh,” says Elke. Now it knows that there is a hand on this end.

== 28 The Bells Want Him Too
premise: milkbells ring for the dead man on the third evening; the widow’s bees fly to them in the dusk, and frost is coming
axis: who gets the warmth / what do I burn
thread: telling the bees
ending: image

On the third evening after a death the white flowers in the hollow ring like bells. Tonight they ring for an
old beekeeper, and in every flower sits one of his bees. Hedda, his widow, has walked here after them in her
slippers, all the way down the brook in the dark. “Come home, my dears,” she says, “the kettle’s on and the
lamp’s lit and it’s only me.” They will not leave him. Frost is coming up the brook.

* Burn all you own among the flowers, to keep off the frost.
  skill 6: gain world card White Petal Tonic
    You burn the tent poles and the ladder and your other boots, and the bells soften and let down their
    milk, drop by drop, into your cups. Toward morning the bees walk home over the white grass. They hold on
    to one another.
  more: gain 1 heart
  fail:
    It only smokes. The bells cough. You had not known that flowers could. “Only sleepy, my dears,” says
    Hedda. She picks the bees out of the grass into her apron, one after the other, and does not look up.

* Carry their hives down here on your back, and be stung for it.
  combat 5: gain 1 reputation, 3 food
    They are in your collar all night, and not one uses its sting. Hedda goes ahead and rings a flower.
    “It’s only us,” she says to each dark porch. Out of each porch comes a neighbour with a lamp and bread
    for your pockets.
  more: gain 1 food
  fail:
    You stumble. “Now, my dears,” says Hedda. The dark gets loud.

== 29 The Honey That Bites Back
premise: a buyer has bet his mule that he can keep an arm in pepper honey until the sand runs out; he is winning, and can no longer say so
axis: what do I do for a fool / what do I let him win
ending: joke

“He’s said ‘mother’ twice and ‘milk’ once,” bawls the farmer with the sandglass, “but he hasn’t said
‘stop’!”

The bees here live on red peppers, and their honey is sold by the drop, with tongs. A buyer has put his
whole arm into a vat of it, for a bet. If he keeps it in until the sand runs out, he wins the vat, and if he
does not, he loses his mule, and he has had her since she was a foal. There is a thumb’s breadth of sand to
go. The honey smokes and runs over.

* Pull him out by the belt, and lose him his mule.
  combat 5: gain 2 coins, 1 reputation
    He comes out with the sound of a boot, three grains early. The farmer pays you two coins, your share of
    the mule. “That’s who saved my arm!” the buyer tells every inn from here to the brook, and holds it up.
    It glows.
  more: gain 1 food
  fail:
    He comes halfway out and so does the honey, up your wrists and round your elbows, and there you stick.
    “Next!” bawls the farmer, and turns the glass.

* Let him burn and win, and fill your flask from what runs over.
  skill 6: gain 4 food, 1 coin; note STUNG
    He wins, and faints across his vat, and never learns that it is a flask short. The bees know. You swell
    up like a loaf, and part of it stays. “A coin, to show it to the soup?” they ask at the next camp.
  more: gain 1 gem
  fail:
    You are holding the neck of a flask. The rest of it has gone in to the honey.

* Walk up slowly and let the bees read your old stings.
  optional: STUNG
  skill 5: gain 4 food
    They go over your scars like inspectors. You are entered as paid. You reach in to the elbows for comb,
    and down at the bottom you meet his hand. “Let go,” you tell it. All this time it was holding a pepper.
  more: gain 1 food
  fail:
    They do remember you. They also remember which side they had not done.

== 30 The Tree Nobody Hung Anything On
premise: mourners hang shoes of the dead on a great beech by year; seven branches are bare between one year and the next, and a mother has stopped below them with one small shoe
axis: what do I know / what do I let her do
ending: loss

Where the two wood roads cross stands a beech full of shoes. Each branch is a year. When people die, their
shoes are hung on the branch of the year they died in: here the great hail, there the comet, and in between
them seven branches with nothing on at all. “Healthy years,” people say. “Lucky.”

Gerda goes up her ladder with one small shoe and down again and up again. “Which branch is it?” she calls.
“Which one’s mine? One ought to know a thing like that.” Her foot slips on the rung.

Oonagh, an old mystic, could tell her. She sits by the road with her eyes shut.

* Lift Gerda up to the bare branches, and let her find out.
  otherwise
  skill 5: gain 2 reputation; note SEVEN
    She hangs it, and waits to feel something. “I don’t know whose it is,” she says. “It was in my drawer,
    in silk.” By next day the whole crossing knows your name, and four more hang there, and every one came
    out of a drawer.
  more: gain 1 heart
  fail:
    The twig breaks. She catches the shoe against her chest, as one catches a child. For a long time she
    stands with her arms like that.

* Make Oonagh open her eyes, though she has shut them for pity.
  otherwise
  skill 6: gain 1 blue token; note SEVEN
    “I’ve forgotten,” says Oonagh. “They were good years.” It is the first lie anyone has heard from her,
    and she hears it too. She takes hold of your sleeve and does not let go. Gerda puts the shoe back in her
    pocket.
  more: gain 1 food
  fail:
    “I’ve forgotten,” says Oonagh, with great kindness. “What size do you take?”

* Tell her what you counted: seven rings gone from the oaks.
  must: SEVEN
  then: gain 1 reputation, 1 gem
    Gerda counts along the branches, then back on her fingers. Her free hand stops in the air, at the height
    a child would be. “Walk it somewhere,” she says. She gives you the shoe. It has one garnet button.

== 31 My Sister’s Grave
premise: an old man is chiselling his elder sister’s name out of a family stone, while she, nineteen, holds the lamp and criticises the letters
axis: whom do I believe / what do I put on record
thread: the younger elder sister
ending: speech

Stone chips fly in the light of a lamp. Wen is sixty. He is cutting his elder sister’s name off the family
grave. His elder sister holds the lamp for him. She is nineteen. The nomad who lent them the lamp waits by
the wall, and a mystic weeds the next grave, slower and slower, and pretends not to hear.

“Deeper,” says the girl. “You always skimped.”

“Ilse’s older than me,” Wen tells you. “You can ask anyone. You’d have to dig.”

“And now the dates,” she says, and her voice shakes. He draws back the mallet.

* Stop his arm, and read what they have a right to hide.
  skill 6: gain 1 blue token; lose 1 reputation; note SISTER
    She was born eight years before him. She died, says the stone, in spring, in the year after next. The
    mystic kneels down and copies it with you. That is not done here. “I was tired,” says Ilse. “That’s
    two,” says Wen.
  more: gain 1 food
  fail:
    You catch his wrist one blow late. Ilse puffs away the dust of the year. “Neat,” she says. Wen has not
    been praised since he was six. He thinks that she means you.

* Hold the lamp for her, and help them rub it out.
  skill 6: gain 1 reputation, 1 yellow token; note SISTER; later Q9
    She goes down on her knees like an old woman. “Keep the lamp till morning,” the nomad tells you. “I’ll
    say at the fire who holds it.” “I can’t remember what Wen did,” says Ilse, in the dark. “I only remember
    not forgiving it.”
  more: gain 1 food
  fail:
    “Higher. Not there.” Ilse takes it back. “You may hold a lamp when you’re grown up.”

== 32 A Knock in the Trunk
premise: outlaws bring a wounded friend to a hollow oak, and a mystic healer they robbed last winter is the only one inside
axis: who gives way first / what do I do between them
ending: act

Four outlaws come running through the red trees with a fifth man on a door, over the roots and through the
brook and past two houses where people pull in their heads. The door is dripping. They stop at a hollow oak.
A healer lives in it, Sister Marl, and her shutter opens one finger wide.

“May I say,” she says, “that I know those hats?”

They robbed her last winter. She has not slept well since.

* Make them beg her pardon first, while he bleeds.
  skill 5: gain 1 reputation, 1 coin; note KNOCK
    Off come the hats, and the knives go in the moss. She counts to a hundred before she opens, and at
    ninety-nine all five hold their breath. “Our knock goes slow, slow, slow, quick,” they tell you after,
    shyly, and pay you a coin.
  more: gain 1 food
  fail:
    They show you how outlaws knock, with the door he is on. The shutter closes. Then you hear a table being
    dragged across the floor in there, and then a bed, and then a very heavy cupboard.

* Break into her house a second time, to save him.
  skill 6: gain 1 green token; note KNOCK; later Q11
    “May I say,” says a voice below, “that you are bleeding into my best water?” She mends him. The four
    teach you their own knock for next time, three slow and one quick. Behind the shutter you hear her
    practise it.
  more: gain 1 coin
  fail:
    The roof is the chimney. “May I say,” says Sister Marl, putting out the fire to let you through, “that I
    was going to work by that?”

* Buy back what they stole from her, and offer that.
  pay: 1 coin
  skill 6: gain 1 blue token, 1 food; later Q10
    One phial, no label, in a sock. She smells it and goes white. “May I ask you to have my supper?” says
    Marl. “I find I can’t.” All night she works on the man. Toward morning she ties the stopper down with
    her own hair.
  more: gain 1 gem
  fail:
    They sell you the wrong winter. “May I say,” says the shutter, “that those are not my spoons?” It
    closes.
