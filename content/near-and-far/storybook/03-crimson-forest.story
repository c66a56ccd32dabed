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

A shriek, a cough, then only the rust-red brook: halfway through an oak the great saw has stopped itself.
“It’s shamming,” says Dorrit Heel, the foreman. She spits on her hands and swings a sledgehammer at the
brass box that runs it.

Vosska Hearthscale laughs first. Her people, the lizardfolk, built that saw. “It’s bitten on something,” she
says. “Would you hit a guest who stops chewing?”

“Depends on the guest.” The hammer goes up.

* Reach in under the hammer, and feel what it has bitten.
  skill 5: gain 1 red token
    “Sixty of steel,” you report, “and one of milk.” Up on the woodpile Dorrit’s youngest shuts his mouth.
    “It doesn’t eat children,” says Vosska, laughing so that you must hold her up. Next day, as you pass,
    the saw lifts its blade an inch.
  more: gain 1 coin
  fail:
    You have felt along eleven teeth. The twelfth feels you. “It’s thorough,” says Vosska, when she can, and
    unhooks your sleeve.

* Feed it another tree, since trees are what it is for.
  skill 6: gain 3 coins
    It goes through that one singing. In the first, an inch ahead of the cut, an owl is looking out. “You
    never saw that,” says Dorrit, and counts you three coins of the board money.
  more: gain 1 food
  fail:
    It coughs at that one too. “It’s only full,” says Vosska, and by noon Dorrit is asleep against it with
    the hammer in her lap, and the whole mill with her, down to the man who is paid to shout.

== 18 Seven Rings Short
premise: a woodcutter counts the rings of a felled oak for its price, and seven are missing between one year and the next; the buyer calls him a cheat
axis: whom do I believe / what do I learn
ending: question

Anders Kell walks his thumb across the stump, counting the rings aloud, because oak is paid by the year
here. A nomad keeps step, his purse open. A lizardfolk sawyer listens.

The thumb stops at a black line: the year of the comet. In the very next ring are the dents of the great
hail. “No,” says Kell. “There were seven summers in between. My father lived through every one.” He starts
again, with the thumb, with a straw, at last with his eyes shut, and each time the two years lie side by
side like spoons.

“So you glue trees together,” says the nomad. “A pity. I liked you.” He shuts the purse on Kell’s whole
winter.

* Kneel, count for yourself, and give your word on it.
  skill 5: gain 1 yellow token; note SEVEN
    Your nail drops in as into a lock: the tree lay down in one year and got up in the eighth. The nomad
    pays Kell. You he takes along, to tell it at the fires. “And where,” he asks, “did it spend them?”
  more: gain 1 food
  fail:
    From this side you get the right number, and from the other side the other. “A cheat,” they say, both of
    them, of you, and shake hands on it.

* Fell the next oak too, to prove him honest.
  skill 6: gain 1 red token, 2 food; lose 1 reputation; note SEVEN
    It is the same in that one, in the next, in the next, until at dusk there is a clearing that the dead
    were not told about. “Nothing is broken,” says the sawyer, and feeds you, to stop you. Why does she say
    it twice?
  more: gain 1 gem
  fail:
    It falls across the nomad’s wagon, which settles the price. He and Kell go off together to look for his
    mules, over the hill, talking. “No,” they tell you. “You stay there.”

== 19 The Other Half of the Ticket
premise: a young woodward wears a coat two sizes large and cannot say where he had it; his sweetheart has found a woman’s name in it
axis: what do I tell / what do I keep for its owner
thread: the ring
ending: speech

“I had it off a peg,” says Tobin Rake, “or a friend. I’d thank him, if I knew which.” He buttons the coat,
politely. It reaches his shins.

“There’s half a ferry ticket in it,” says Brid, “with a woman’s name on.”

“Is there? Have we met?”

“Her, not me! The drovers say there’s a ferry-woman on the plains who sends her ring after a man in a big
coat. And I’ve been mending it!” She is walking him backward to the brook. “Stranger! You can read. Whose
name is it? Because if it’s hers, in he goes.”

* Read her the name as it stands, brook or no brook.
  skill 5: gain 1 reputation, 2 food; note RING
    “Ansa,” he says after you, trying it like ice. Brid bites open the hem and shakes out a brass ring with
    a notch. “Bring her that,” she says, with the supper she had packed for two. “Say I kept him warm.”
  more: gain 1 food
  fail:
    “Answer?” says Brid. “Answer what?” You say it again, slower. It becomes another quarrel altogether, and
    you are in it.

* Swear that the coat is yours, and the ticket.
  skill 6: gain 3 coins; note RING
    He hands it over with thanks, three coins in the pocket and a brass ring in the hem, and stands there in
    his shirt, all wrists. “You told me thirty,” says Brid. Without the coat he is not twenty.
  more: gain 1 gem
  fail:
    It is four sizes too big for you. Brid laughs, not kindly, at both of you. “Anybody else?” she asks the
    trees.

== 20 Nobody Has Told Them
premise: a widow’s hives are about to swarm off because the bees have not been told of the death, and she cannot say it
axis: what do I say for another / what do I take from her by saying it
thread: telling the bees
ending: act

The hum goes up by half a note. At all twelve hives on Red Porch the bees are packing. After a death they
must be told, hive by hive, with a knock of the door key, or they leave. Once told, they belong to whoever
told them.

“Now, my dears,” says Hedda Moss, key in hand, “it’s about Nils. You’ll have noticed his boots are out and
he isn’t in them. Nils is.”

It will not go further. The first scouts lift off over the fence.

* Take the key from her, and finish the sentence.
  skill 5: gain 3 food, 1 reputation; note BEES; later Q7
    You say it eleven times. At the twelfth hive her hand comes down over yours and she says it herself,
    loudly, as to the deaf. “Now you’re the one who tells them,” says Hedda, filling your arms with comb.
    “Anything. Any bees.”
  more: gain 1 food
  fail:
    You say Niels. They correct you, one each.

* Finish it for her more gently: Nils is late.
  skill 6: gain 3 coins; later Q7
    “Late,” says Hedda, and breathes out. “He’s only late, my dears.” She tips you from his purse, like a
    messenger, then goes in and lays a second plate. The bees stay. They hang at the kitchen window in a
    beard, waiting to see him.
  more: gain 1 food
  fail:
    She looks at you until you take off your hat. Then she looks at the hat. “My dears,” says Hedda, “we
    have a liar.”

== 21 The Man Who Buys Grief
premise: a ledger-keeper pays mourners good coin for their papers; he has one with your name on it that he would rather not show
axis: what do I sign / what do I not read
ending: act

DEBTS OF THE DEAD, says the card on the folding table. FAIR PRICES. “He can’t pay it now, madam. I can,”
says Ravel Blackmarch, and holds out the pen to the widow ahead of you; two men stand behind him, hands in
sleeves. She has four children with her and a hole in each shoe. Under his elbow lies a sheet with your name
on it. He sees you see.

* Sign in the widow’s place, and owe it yourself.
  skill 6: gain 1 reputation, 2 coins; note LEDGER
    “A kind hand,” says Ravel, sanding it. He pays you her price to the coin. “I’ll know it anywhere.” The
    widow is already telling people your name.
  more: gain 1 food
  fail:
    The pen is dry. “It does that for people who mean it,” says Ravel, and passes it to the widow. It
    writes.

* Turn the table over, before she has her money.
  combat 6: gain 1 green token, 1 coin; lose 1 reputation
    Paper snows through the red trees. People catch their own and eat it. One of his men reads his, takes a
    coin from the box, and goes to stand behind you. “We weren’t paid yet!” scream the widows. Ravel picks
    it up, in order.
  more: gain 1 coin
  fail:
    You heave. He has one palm flat on it, and goes on writing with the other, your name, your height, the
    time of day, and in which hand you are stronger.

* Sell him your own paper, unread.
  skill 5: gain 2 coins; note LEDGER
    He pays at once, which worries you all the way to the brook. “Thank you,” he calls after you. That is
    worse.
  more: gain 1 gem
  fail:
    “That one,” he says mildly, “I bought this morning.” He does not say from whom. You look along the faces
    behind you.

== 22 How to Fall Out of a Tree
premise: resin climbers teach by dropping pupils from the first branch, the second, the third; you are mistaken for today’s, at the ninth
axis: what do I let them think / what do I hold on to
ending: joke

You climbed up for the view. At the ninth branch old Mats, who teaches falling, looks you over. “You’re
late,” he says. “Chin in. What you’ve to say on the way down, say to the tree.” He unties your rope. Far
below his pupils stop laughing and step back, all but the catcher, who is very small, and holds out a
blanket no bigger than a napkin. “Don’t waste it on falling,” says a mystic with a ruler, on the branch
above, and points beyond the tree-tops at something you cannot see.

* Fall properly, arms in, like a pupil.
  skill 5: gain 2 hearts, 1 coin
    Eight branches play you like a harp going downstairs. “Best I’ve had!” shouts Mats, throwing your share
    of the fee after you. “I’m the pupil,” says a boy. “Could you do mine as well?”
  more: gain 1 food
  fail:
    You miss the first branch. You miss all of them. “Sorry,” says the catcher, as you pass. The moss does
    not miss.

* Hang on, and look where the mystic points.
  skill 7: gain 1 blue token, 1 food
    The woods run red as far as a white line, straight as a cut. Past it there is not even weather. The
    mystic has you hold the end of her ruler. “We don’t look that way,” says Mats, and fills your mouth with
    lunch.
  more: gain 1 gem
  fail:
    The branch is teaching today, too. It lets go first. “Chin!” shouts Mats, as you pass the eighth.

== 23 Three Hundred Small Lamps
premise: moths come to the orchard for the sap on the night of a death; one child has caught hers in a jar, to keep, and it is going out
axis: what do I let her keep / what do I let go
thread: telling the bees
ending: image

A light no bigger than a thumbnail floats in under the apple boughs. Ten follow, then hundreds: moths, each
with a lamp in its tail, who come to Moth Orchard on the night of a death and on no other. Hedda Moss of Red
Porch, a widow since noon, leans on the gate. A mystic goes from tree to tree and counts.

Out in the grass Hedda’s granddaughter Pim has caught one in a jar, and screwed the lid down hard, so that
this one cannot go off anywhere. It was a candle. It was a coal. Now it is a spark at the bottom of the
glass, and Pim gives the lid another turn.

* Open your hand beside her jar, and show her how they leave.
  skill 5: gain 2 gems
    One comes down for the salt of your palm and stays, though nothing holds it. Presently there are two.
    When they go they leave two bright grains behind, hard as glass. Pim’s jar stands empty in the grass,
    its lid screwed back on.
  more: gain 1 heart
  fail:
    They come to your face instead, all three hundred, softly, so that by the time you can see again there
    is only a flattened place in the grass, and a lid.

* Help her keep it, in a jar that has holes in the lid.
  skill 6: gain 1 blue token; later Q8
    She looks from your lid to you with deep suspicion, then loosens her own by exactly that much. “One
    more, then,” says the mystic, who had finished counting, and sits down in the grass with you both. The
    spark takes a breath.
  more: gain 1 food
  fail:
    She compares them thoroughly. “That one,” says Pim, tips her moth across, and goes home with the better
    jar.

== 24 The Back Wall of the House
premise: a family has built its house round a standing soldier of iron whom they take for a stove; he has started to lift his arm
axis: what do I risk / what do I wake
thread: the muster
ending: act

An iron soldier stands in the Birches’ kitchen, where others keep a stove. “He was here before the house,”
says the mother, “he draws nicely, and you wouldn’t know he was military.” All eight of them cooked on him
until this morning, when his arm began to rise, slowly, past the kettle, past the shelf with the good
plates, so that by noon it will reach the beam that holds the roof. Outlaws look in at one window,
lizardfolk at the other.

“One was mislaid,” says Corporal Bim, of an army short of soldiers. He has brought a form.

* Salute, and see whether it wakes.
  skill 6: gain 1 green token
    Finger by finger the arm comes down. “Relief?” asks the iron, in a voice like a grate. “It was
    relieved,” says Bim, taking over the watch himself. At their window the outlaws have all saluted too.
    They look to you for when to stop.
  more: gain 1 coin
  fail:
    It salutes back, through the roof. “A courtesy was returned,” says Bim, brushing off his form.

* Bank its fire, so that they can keep their stove.
  skill 5: gain 1 reputation, 2 food
    They have soup on it before it is quite asleep, and you get the bowl with meat in. “Seven winters warm,”
    says the mother, hanging the washing on its arm, “without once asking for a thing.”
  more: gain 1 heart
  fail:
    The damper is its badge. “A number was burned,” says Bim, holding your palm to the light, and copies it
    on to his form. “It goes with a name. The name was not issued.”

* Walk it outside, and learn what it is for.
  combat 8: gain 1 green token, 1 red token
    It goes to the edge of the clearing and stops, facing out, while all night things come to the last tree,
    look at it, and leave. At dawn outlaws and lizardfolk stand round you, hats in hand. “Could we have it,”
    they ask, “by turns?”
  more: gain 1 gem
  fail:
    It takes you outside. There it stands you at the edge of the clearing, turns your face outward with one
    careful finger, and goes back in to the soup.

== 25 A Hinge Leans on a Tree
premise: Urrik’s hinge has grown into a maple overnight where he leaned it, and he would have to fell the tree that sheltered him
axis: what does he owe / what do I tell those who ask after it
thread: the hinge
ending: act

“What does a tree weigh,” asks Urrik Tallback, “to the one it kept dry?” He is a lizardfolk who carries a
huge iron door hinge wherever he goes. Last night he leaned it on this maple to sleep. By morning the bark
had closed over it. “Under my hinge I don’t dream,” he says. “Under this I did.” His axe is up. Between the
trees come lamps, and friendly voices: “A hinge? About so tall? Anyone?”

* Fell the tree that kept him dry, before they come.
  skill 6: gain 1 red token, 1 food; note HINGE
    When the lamps arrive they find a stump, a long bedroll and you. “You haven’t seen it,” says Urrik
    after, “at any fire.” Over bread he tells you what it weighs, which he has told no one. He presses a
    maple seed into the chips.
  more: gain 1 gem
  fail:
    The maple keeps hold. “Trees I can wait for,” says Urrik, and sits down. The lamps pass, stop, and come
    back slower.

* Hang your coat over the hinge, and lie to the lamps.
  skill 5: gain 2 food, 1 coin; note HINGE
    “No hinge, then,” say the lamps, writing down your word for it, and pay you supper and a coin. At
    midnight Urrik, unloaded, wakes in a panic of lightness and takes hold of the grass.
  more: gain 1 heart
  fail:
    He cannot walk off from it, so he digs, and before morning has carried away the tree, the roots and the
    ground. “And here,” ask the lamps, held out over the hole, “was what?”

== 26 He Never
premise: a boy has locked himself into a bear’s cage to be safe from the man whose purse he holds, and the bear is coming home
axis: whom do I take on / what do I give back
ending: speech

“I never took it off that nomad,” says a boy with a purse in his fist. He is in a cage made of young oaks.
“And he never chased me. And I never locked myself in here to be safe. I am, though. Look. Safe.”

“Whose cage is it?”

“Some bear’s. It’s out.” He looks past you. His voice gets small and quick. “It was out. Don’t turn round. I
never called it anything. I’m Jory Latch, I’ve thirty keys on this ring, one’s the one. You’re not going,
are you? Is that its stomach?”

* Stand there, and talk him through his keys.
  skill 5: gain 1 coin, 1 gem; note JORY
    “I never locked it,” he says, trying the ninth. At the tenth he is out, and pays you from the purse. A
    mile on he is still there. “I never said I was coming,” says Jory.
  more: gain 1 food
  fail:
    The key was in the purse. The purse was on the bars. It is in the bear.

* Squeeze in with him, and leave the bear outside.
  skill 6: gain 1 reputation, 1 yellow token; note JORY
    The bear lies down along the door and snores. At dawn the nomad finds you all asleep, takes back his
    purse on tiptoe, leaves his water where you can reach it, and tells the whole road. “I never cried,”
    says Jory.
  more: gain 1 heart
  fail:
    The bear gets in as well. It was built for one. You leave between the bars, which until that moment you
    would not have thought possible. The boy watches how.

== 27 What Hangs at the End
premise: woodwards tie a cord for everyone who goes past the last tree; one of them is pulling, from the other side, in jerks
axis: whom do I fetch / what do I let go
ending: loss

Past the last tree everything is white, and few come back. Whoever goes out there leaves a cord tied to the
trunk, with a name on it. There are hundreds, old and new, running off slack into the pale leaves.

One jerks. It jerks again.

Elke, the mystic who keeps Last Rope, turns its tag over. It is a child’s. She has had her knife open since
morning. “I taught every one of them the knot,” she says. “You’re not from here. You do something.”

* Go out along it, hand over hand.
  skill 7: gain 1 blue token, 1 food
    At the end stands an old man with a bowl. “Is it supper?” he asks. Gone a week, says the tag, aged
    eleven. Elke writes it all down, and your name as her witness. His mother comes running, thanks you, and
    keeps looking past him.
  more: gain 1 heart
  fail:
    Halfway it goes slack, so you feel your way back along it, hand over hand, until you come to the knot,
    and the knot is on you. The tag is blank so far.

* Cut it for her, so that she need not.
  skill 5: gain 2 coins
    “Two coins a cord,” says Elke, and counts them out with her face against the bark. The end slides off
    under the leaves, in no hurry.
  more: gain 1 food
  fail:
    You set the knife to it. It stops pulling, to listen, and so do you, and so does she, until the light is
    gone. “Yes,” says Elke. “That’s why there are so many.”

* Pull it in, whatever is on it.
  combat 6: gain 1 red token, 1 coin
    It pulls back till noon. “Oh, well pulled!” says something out there. “Here, then!” All the rest comes
    in at a run. On the end, tied as lizardfolk tie off a finished job, is a bow, with a coin in it.
  more: gain 1 gem
  fail:
    It lets go first. “Oh,” says Elke. Now it knows that there is a hand on this end.

== 28 The Bells Want Him Too
premise: milkbells ring for the dead man on the third evening; the widow’s bees fly to them in the dusk, and frost is coming
axis: who gets the warmth / what do I burn
thread: telling the bees
ending: image

Milkbell Hollow is ringing, as it does for the dead on the third evening. It rings for the beekeeper of Red
Porch. In every white flower sits one of his bees. His widow, Hedda, has walked here after them in her
slippers. “Come home, my dears,” she says. They cannot. Frost is coming up the brook.

* Burn all you have among the flowers, against the frost.
  skill 6: gain world card White Petal Tonic
    You burn the tent poles, the ladder, your other boots, until the bells soften and let their milk down,
    drop by drop, into your cups. Toward morning the bees walk home over the white grass, holding on to one
    another.
  more: gain 1 heart
  fail:
    Smoke. The bells cough, a sound you had not known flowers made. “Only sleepy, my dears,” says Hedda,
    picking bees out of the grass into her apron, one by one, without looking up.

* Carry their hives down here on your back, stings and all.
  combat 5: gain 1 reputation, 3 food
    They are in your collar all night, and not one uses its sting. Hedda goes ahead, ringing a flower. “It’s
    only us,” she tells each dark porch, and out of each steps a neighbour, fills your pockets with bread,
    and follows with a lamp.
  more: gain 1 food
  fail:
    You stumble. “Now, my dears,” says Hedda, quickly. The dark gets loud.

== 29 The Honey That Bites Back
premise: a buyer has bet his mule that he can keep an arm in pepper honey until the sand runs out; he is winning, and can no longer say so
axis: what do I do for a fool / what do I let him win
ending: joke

“He’s said ‘mother’ twice and ‘milk’ once,” bawls the farmer with the sandglass, over a noise like a bad
saw, “but he hasn’t said ‘stop’!”

Bees here live on red peppers, and their honey is sold by the drop, with tongs. A buyer has put his whole
arm into a vat of it, for a bet. If he leaves it there until the sand runs out, the vat is his, and if he
does not, the farmer has won his mule. There is a thumb’s breadth of sand to go. Round his shoulder the
honey smokes and runs over.

* Pull him out by the belt, and lose him his bet.
  combat 5: gain 2 coins, 1 reputation
    He comes out with the sound of a boot, three grains early. Two coins is your share of the mule: the end
    that kicks. “That’s who saved my arm!” he tells every inn from here to the brook, holding it up. It
    glows.
  more: gain 1 food
  fail:
    “Next!” bawls the farmer, looking at what you have got on your hands, and turns the glass.

* Let him win it, and hold your flask where it runs over.
  skill 6: gain 4 food, 1 coin; note STUNG
    He wins, faints across his vat, and never learns that it is a flask short. The bees know. You swell, and
    part of it stays. “A coin, to show it to the soup?” they ask at the next camp. It lasts for weeks.
  more: gain 1 gem
  fail:
    You are holding the neck of a flask. The rest of it has gone in to the honey.

* Walk up slowly and let the bees read your old stings.
  optional: STUNG
  skill 5: gain 4 food
    They go over your scars like inspectors. You are entered as paid. You reach in to the elbows for comb,
    and down at the bottom meet his hand. “Let go,” you tell it. All this time he had been holding on to a
    pepper.
  more: gain 1 food
  fail:
    They do remember you. They also remember which side they had not done.

== 30 The Tree Nobody Hung Anything On
premise: mourners hang shoes of the dead on a great beech by year; seven branches are bare between one year and the next, and a mother has stopped below them with one small shoe
axis: what do I know / what do I let her do
ending: loss

At the crossing of the two wood roads stands a beech full of shoes. It has a branch for each year, where
people hang the shoes of those who died in it, so that one can read it like a wall: here the great hail,
there the comet, and in between them seven branches with nothing on. “Healthy years,” people say. “Lucky.”

Gerda has climbed her ladder with one small shoe, then down, then up again. “Which is it?” she calls. “Which
one’s mine? One ought to know a thing like that.” Her foot slips on the rung.

Elder Oonagh of the mystics could tell her. She sits by the road, looking hard at something else.

* Lift her up to the bare branches.
  otherwise
  skill 5: gain 2 reputation; note SEVEN
    “I don’t know whose it is,” she says, hanging it there, waiting to feel something. “It was in my drawer,
    in silk.” By next day all the crossing knows you. Four more hang there, out of other drawers.
  more: gain 1 heart
  fail:
    The twig breaks. She catches the shoe against her chest, as one catches a child, and stands there
    looking at what her arms have done.

* Go over and make the old woman look.
  otherwise
  skill 6: gain 1 blue token; note SEVEN
    “I’ve forgotten,” says Oonagh. “They were good years.” It is the first lie anyone has heard from her,
    and she hears it too. She takes hold of your sleeve, for company. Gerda puts the shoe back in her
    pocket.
  more: gain 1 food
  fail:
    “I’ve forgotten,” says Oonagh, with great kindness. “What size do you take?”

* Tell her what you counted: seven rings gone from the oaks.
  must: SEVEN
  then: gain 1 reputation, 1 gem
    Gerda counts along the branches, then back on her fingers. Her free hand stops in the air, at the height
    a child would be. “Walk it somewhere,” she says, and puts the shoe in yours, with its one garnet button.

== 31 My Sister’s Grave
premise: an old man is chiselling his elder sister’s name out of a family stone, while she, nineteen, holds the lamp and criticises the letters
axis: whom do I believe / what do I put on record
thread: the younger elder sister
ending: speech

Stone chips fly in the light of a lamp. Wen Corry, a tinsmith of sixty, is cutting his elder sister’s name
off the family grave. His elder sister holds the lamp for him. She is nineteen. The nomad who lent it waits
by the wall. A mystic weeds the next grave, slower and slower.

“Deeper,” says the girl, over spectacles she does not need. “You always skimped.”

“Ilse’s older than me,” Wen tells you. “You can ask anyone. You’d have to dig.”

The name is gone. He sets the chisel to the dates and draws back the mallet.

* Stop his arm, and read what they want gone.
  skill 6: gain 1 blue token; lose 1 reputation; note SISTER
    Born, eight years before him. Died, on a certain day, in a certain month, of the year after next. The
    mystic kneels down to copy it with you, which is not done here. “I was tired,” says Ilse. “That’s two,”
    says Wen.
  more: gain 1 food
  fail:
    You catch his wrist one blow late. Ilse puffs away the dust of the year. “Neat,” she says, and Wen, who
    has not been praised since he was six, looks round for whoever she is talking to.

* Take the lamp from her, so that she can stop.
  skill 6: gain 1 reputation, 1 yellow token; note SISTER; later Q9
    She lowers herself like an old woman, knees first. “Keep it till morning,” the nomad tells you, “I’ll
    say at the fire who’s holding it.” “I can’t remember what he did,” says Ilse, in the dark. “I only
    remember not forgiving it.”
  more: gain 1 food
  fail:
    “Higher. Not there.” She takes it back. “You may hold a lamp when you’re grown up.”

== 32 A Knock in the Trunk
premise: outlaws bring a wounded friend to a hollow oak, and a mystic healer they robbed last winter is the only one inside
axis: who gives way first / what do I do between them
ending: act

Four outlaws come running through the red trees with a fifth man on a door, over roots, through a brook,
past two houses where people pull in their heads, and the door is dripping. They stop at a hollow oak, where
a healer lives, Sister Marl. Her shutter opens one finger wide.

“May I say,” she says, “that I know those hats?”

They robbed her last winter.

* Make them take off the hats and beg, while he bleeds.
  skill 5: gain 1 reputation, 1 coin; note KNOCK
    Hats off, knives in the moss. She counts to a hundred before she opens, and at ninety-nine all five hold
    their breath. “Ours goes slow, slow, slow, quick,” they tell you after, shyly, and pay you a coin, as
    for a ferry.
  more: gain 1 food
  fail:
    They show you how outlaws knock, using the door he is on. The shutter closes. You hear furniture.

* Carry him in through her roof, asked or not.
  skill 6: gain 1 green token; note KNOCK; later Q11
    “May I say,” says a voice below, “that you are bleeding into my best water?” She mends him. The four
    teach you their own knock, slow three times and then quick, for next time. Behind the shutter you hear
    her practise it.
  more: gain 1 coin
  fail:
    The roof is the chimney. “May I say,” says Sister Marl, putting out the fire to let you through, “that I
    was going to work by that?”

* Buy back what they stole from her, and offer that.
  pay: 1 coin
  skill 6: gain 1 blue token, 1 food; later Q10
    One phial, no label, in a sock. She smells it and goes white. “May I ask you to have my supper?” says
    Marl. “I find I can’t.” All night she works on the man. Toward morning she ties down the stopper, with
    her own hair.
  more: gain 1 gem
  fail:
    They sell you the wrong winter. “May I say,” says the shutter, “that those are not my spoons?” It
    closes.
