# Map five, the Toxic Desert: quests 49 to 64. Heat, thirst, silence; short sentences, much white.

planned: Q18 Half a Day Behind
planned: Q19 The Tooth
planned: Q20 A Year of What
planned: Q21 The Fourth Straw
planned: Q22 The Second Cup

== 49 Hook, Bar, No Dot
premise: a dying rider has scratched a well mark into his saddle and stopped before the last sign; both roads look the same
axis: what do I believe / what do I spend to be sure
ending: act

Where the road forks a rider lies against his saddle, and his lips have gone black. With his knife he has cut
a well mark into the leather, first a hook, then a bar, and before the last sign, the one that says left or
right, he has let the knife drop. His pack bird stares down the left road. One of his fingers still moves.

* Leave him, and hurry where his bird is looking.
  skill 6: gain 1 bird, 1 coin
    For a mile it walks with its head screwed round behind it, until you see that it was taught to look away
    from water, for the sake of thieves. You are back with a skinful. Too late. The bird kneels, a coin in its
    strap.
  more: gain 1 food
  fail:
    It was looking at its own shadow. When that moves, it looks at yours.

* Stay with him, and watch the finger.
  skill 5: gain 1 reputation, 1 gem
    By dusk it has crept to the place behind the bar and strokes the leather, twice: bare. No dot. It was
    never a road; it is a hole, under both of you. Riders who see your diggings glitter in the moon get down
    to help.
  more: gain 1 heart
  fail:
    At dusk it rises and points, quite steadily, at you. After that it does not move. You sit all night
    between two roads, having been pointed at.

* Finish the mark. On the plains you learned to read them.
  optional: WELLSIGN
  skill 5: gain 1 yellow token
    Under the saddle is a stone, under the stone a rope, and the rope is wet. “How many are you?” asks the
    rider, after the first cup. It is how a nomad says friend.
  more: gain 2 food
  fail:
    You finish it for a rider coming the other way. The sun tells you so, about noon.

== 50 The Water Clock
premise: a caravan shares out water by a dripping clock; the sick man who built it comes last, he drove the children, and Tamar has begun to strike the tents
axis: who waits / who pays for waiting
ending: loss

Tock. Once a minute the clock lets fall one cup of water, and the next driver in line drinks it. Hessik, the
lizardfolk who built the clock, comes last. He is too sick to stand.

“We can’t wait for his,” says Tamar Ulay, whose caravan it is, and pulls the first tent peg. “Eleven hours to
the well, and a storm by dark. He drives the children. If there’s no one on that seat they’ll have to walk,
and they won’t get there.” She pulls the second. She looks neither at him nor at you. “There’s the seat.”

* Take the reins, and drive the children to the well.
  skill 5: gain 1 yellow token; note WATERSHARE
    “Tock,” say the children behind you, all the way. “He hasn’t had his yet. Tock.” At the well Tamar draws
    the first cup herself, and gives it to you before any of her own people. They watch you drink it.
  more: gain 1 food
  fail:
    “Eyes front,” says a very small voice. You had looked round, once. It has cost you the seat: a girl of six
    has the reins, and she doesn’t look round.

* Sit down behind Hessik, and stay with him.
  skill 7: gain 2 reputation, 1 red token
    “A clock has to drink too,” says Hessik when they have gone, and takes it apart: it had kept back a sip of
    every cup. Next night you walk in at Tamar’s fire. She moves over. He goes past her, to the girl who
    drove.
  more: gain 1 gem
  fail:
    He asks to hear about rain. You tell it all night, and by morning he tells it better than you do, and both
    your faces are wet, and it has not come.

== 51 The First Sign
premise: a well-keeper’s bird refuses the water of a well known as sweet; a hundred people and their herds are half a day behind
axis: what do I tell / what do I promise not to
thread: the hundredth well
ending: speech

A small grey bird walks once round the sweetest well on the road, looks in, and puts its head under its wing.

“Ninety years sweet,” says Tariq of the Hundred Wells, who is chief of the nomads, and trusts that bird. “Two
hundred goats, and their people, half a day behind me. Two days to the next water, and the small ones won’t
get there.” He ropes his waist and gives you the other end. “One hour. Say nothing till I’ve been down.”

* Give him your word, and hold the rope.
  skill 5: gain 1 yellow token; note SILENCE; later Q18
    He knots your word into the rope, nomad fashion, round your wrist. “Ninety-nine,” says the shaft. “It’s
    got my name on it.” Over the rise come the first goats, which have smelled it, running. “Sixty feet,” says
    the shaft. “Not yet.”
  more: gain 1 heart
  fail:
    You promise, but your face doesn’t. The first drover over the rise studies you, then the bird. “Which of
    you two,” he asks, “is going to tell me?”

* Ride out and turn the herds, on a bird’s word.
  skill 7: gain 2 reputation, 1 yellow token; later Q18
    They curse you and turn. Half of what they drive lies down on the way; for the other half they cut you a
    notch of your own in their tally stick. “And you’d tasted it, of course,” says the oldest. “Hadn’t you?”
  more: gain 1 heart
  fail:
    They take it for an outlaws’ trick. “Ninety years sweet,” they tell you, quite politely, and ride round
    you on both sides.

* Drink.
  skill 6: gain 3 gems
    It tastes of pennies. The bird takes out its head, flies off, and lays a cold bright stone in your hand;
    then another; then another. “Three,” says Tariq, touching them. “It’s not brought me one in my life. Wet.
    Wet from where?”
  more: gain 1 heart
  fail:
    You are ill behind a rock until dark. “One,” you hear Tariq tell the bird, “isn’t enough to go by.”

== 52 According to the Map
premise: a caravan has followed a tablecloth map into a dead end of dunes; the man who drew it is with them, because he believed it too, and is to walk out alone
axis: whom do I go with / what do I do with the lie
ending: act

“That’s a river,” says Bartle Crow. His finger stays on the blue.

“It’s jam,” says Runa, a nomad carter.

Thirty people stand round the tablecloth. They have followed it into a bowl of dunes without a way out, and
what they cannot get over is that he came too; he drew that map, he sold it to them, and then for nine days he
walked in front, reading out the names.

“You believed it,” says Runa, almost sorry.

“It’s the best I ever did. I cried over the coast.”

“Then walk to it.” She takes away his waterskin and points up the dune, into the noon.

* Go up the dune with him.
  skill 6: gain 1 yellow token, 1 coin; note FALSEMAP
    Two dunes on lie one street, one bench, one well, just where he prints his thumb on every map. “I’d left
    it off,” says Bartle, weeping. He was born there. “Sit,” says Runa at dark, bringing in the thirty. “You
    walked. They can stand.”
  more: gain 1 food
  fail:
    He walks in front, reading out the names. Towards evening he brings you down into a bowl of dunes where
    thirty people are sitting. “This,” says Bartle, “is new.”

* Cut up the tablecloth, for shade for those who stay.
  skill 5: gain 1 reputation, 2 food; note FALSEMAP
    They sit out the noon under the Province of Silver, sharing their last dates, while the sun comes through
    his thumbprint, the one real well on it. Bartle is the tent pole. He holds up both arms till dark.
  more: gain 1 food
  fail:
    They won’t have it cut. It is what they own. Thirty people take off their hats and hold them out over the
    map, to give it some shade.

== 53 What the Green Gives Back
premise: a woman leans over one of the wells and talks to a younger self in it, and it is her turn to go in
axis: what do I look at / what do I stop
ending: question

“You first,” says Marit to the green well. “No? I came last time.”

She lies on her stomach with her head over the edge, and the voice that answers is hers, a little higher, as
an echo’s would be. “Fair’s fair,” she says, and starts taking off her shoes.

“Don’t mind me,” says a mystic, who camps here to study the well, and goes on writing it down.

“Who’s that behind you?” asks the echo.

* Lean out beside her, and let it see you.
  skill 6: gain 1 blue token; lose 1 reputation; note FACE; later Q19
    Two women look up, one grey, one not, and between them you, with the tooth you lost. It takes the mystic
    and a mule to fetch Marit out. “You just lay there,” he says, and writes that in, with your name. “How old
    were you?”
  more: gain 1 heart
  fail:
    Green spots, from the sun, and one of them waves. Was that for her?

* Beat the water till there is no face in it.
  combat 5: gain 2 coins, 1 reputation; later Q19
    She goes for you with both fists, then throws you the coins she had brought for the well. “So I’ve been
    talking to myself,” says Marit, lacing a shoe. “And which of us is to go home?”
  more: gain 1 food
  fail:
    The stick comes up with leaves on it. Marit looks at that, then at her own two hands. How long was it in?

== 54 The Cook Needs Another Pair of Hands
premise: nomads cook on sand that has melted to glass; today it is still moving, slowly, with the cook and her pots on the far side of a crack
axis: what do I risk / what do I carry across
ending: image

Glass Kitchen is a mile of sand that melted once and has not quite cooled; you set down a pot, you come back,
it is stew. Mother Sabeh has twenty pots out there, supper for three caravans that have walked since Tuesday
to eat it. This evening the glass is moving. Between her and you a crack has opened, orange at the bottom,
wide as a bed.

“Pots first!” she bawls. “I’ve buried husbands! I’ve not buried a supper yet!”

“Lids,” says Lumma Peck, a porter, who sells advice by the word. She has a load of them on her back, big
enough to stand on. “You can owe me.” The crack widens, like a yawn.

* Cross on the lids, and bring the pots first.
  skill 6: gain 4 food, 1 coin
    Lid, lid, lid, with Mother Sabeh on your shoulders, counting. “Nineteen! Go back!” Under the last a camel
    stands in the glass, its neck stretched towards the smell.
  more: gain 1 gem
  fail:
    You stick. For two coins, to be paid later, Lumma will sell you a word. It is “Boots”. They are out there
    still, side by side.

* Shout to her to leave the supper and jump.
  skill 5: gain 2 gems
    She jumps, swearing, with the ladle. At sundown it sets as clear as air round twenty pots, each with its
    steam standing over it like a feather, and two bright drops snap off into your hand. Three caravans fetch
    chairs.
  more: gain 1 food
  fail:
    It opens along the side that you are on. “Leave your hat!” bawls Mother Sabeh, safe among her pots.
    “Jump!”

== 55 An Arm for a Coin
premise: an arm as long as a mast comes out of the sand at an ichor seep, palm up; the ichor men put coins in it, and today it is one short
axis: what do I give / what do I take out of it
ending: image

An arm, tall as a mast, stands in the sand with its palm open to the sky. Whoever comes to fill a flask at the
seep beside it climbs a ladder first and lays a coin in the hand.

“One short,” says Ommet, the lizardfolk who counts. “Last time it was short it took a mule.”

“It’s angry,” says a mystic, who has studied it for twelve years.

“It isn’t. It just likes things to come out even.”

The men begin to walk backwards. The great fingers have started to feel about.

* Pour your water into the hand.
  otherwise
  pay: 1 food
  skill 6: gain 1 blue token
    It closes, gently, and sinks. Far out on the white it comes up beside a second arm, a small one, and tips
    the water into that. The mystic tears twelve years out of her notebook. “Begin again with me,” she says.
  more: gain 1 gem
  fail:
    It pours the water out, a drop at a time, over its own knuckles. Then it opens again, nearer to you.

* Climb up while it is feeling about, and empty it.
  otherwise
  skill 7: gain 5 coins; lose 1 reputation
    “Easy as robbing a blind man,” the men will tell people. At night, three dunes off, a finger taps far down
    under your blanket: one, two, three, four, five. A pause. One, two, three, four, five.
  more: gain 1 gem
  fail:
    It has you out of your coat by one sleeve, turns over everything you own with one fingertip, like a man
    looking for a key, and puts it all back, folded.

* Stand aside. Tamar’s people say you have had your share.
  must: WATERSHARE
  then: gain 1 coin
    “You’re the one who drank,” say the men, and when the hat goes round to make up the count it does not stop
    at you. Ommet gives you a coin to lay down. The great fingers find your hand, and fold it shut again.

== 56 One of Us Stays
premise: a salvage crew has food for three to get out and there are four; they draw straws and ask you, as a stranger, to hold them
axis: what do I do with the straws / what do I take on myself
ending: loss

Ott cuts four straws, measures them, and cuts one again. Then he looks for a hand to put them in. There is
only yours.

On the roof of their wagon, which has sunk up to its lamps, lies food for three people; they have worked it
out four times, once each.

“You don’t know us,” says Ott. “So it’s clean.”

“I’m oldest,” says Farrow. “I’ve a right to draw first.”

“You’ve a right to sit down,” says Sill.

Anni, the youngest, has been patting the three heaps so that they look like more. “Is it bad manners,” she
asks, “to hope?”

All four shut their eyes and put out a hand. The knife lies open on your knee.

* Cut the long ones to match, so that no one stays.
  skill 6: gain 1 reputation, 1 red token; note RATIONS; later Q21
    They stand comparing. Then Ott makes four heaps out of three. “Take our lamp, it’s lizardfolk work,” says
    Anni. “Then we’ll see you coming.” You have said you’ll be back with food. You said it four times, once
    each.
  more: gain 1 heart
  fail:
    Ott lays them along his thumb. “I always measure,” he says. They ask you to wait on the other side of the
    wagon until it is done.

* Hold them level, and keep your eyes shut too.
  skill 5: gain 2 gems; later Q21
    Young Anni. She sits down at once and starts to tidy the camp. The others leave you two garnets and can’t
    say goodbye to her. They pat the wagon.
  more: gain 1 gem
  fail:
    The hands stay where they are. One after another the eyes open. They sit down in a row to wait until it is
    no one’s fault, and make room for you.

* Throw down the straws and run off with the heaps.
  combat 7: gain 5 food, world card Outcast's Oath; lose 2 reputation
    They don’t even shout. All four lift the hand that is already out and say the outcast’s oath after you,
    and say it properly. At night you count. It always comes to enough for three.
  more: gain 1 coin
  fail:
    They fight like people who have eaten together. Then Ott, breathing hard, cuts a fifth straw.

== 57 The Healer’s Proof
premise: a mystic has soured a well herself to prove that her water cures it; the children drank before she had found the second phial
axis: whom do I help first / what do I say of her after
ending: speech

Coughing, small and dry, all round the well. A dozen children have drunk from it and are turning, very
slightly, green.

“May I explain?” says Sister Marl, a mystic, on her knees over a case of phials. “I soured it. One of these
sours and one cures. I was going to show their mothers, at noon.” None has a label. She knows them by touch,
and her hands are shaking. “May I say that some of the others are worse?”

The lizardfolk who minds the pump comes running with a bucket of salt. “Have it out of them! The hard way!”

The smallest child lies down.

* Draw corks with her, and sniff for the right one.
  skill 6: gain 1 blue token
    It is the last. She has it into a dozen mouths when the mothers come. “May I ask you to tell them,” she
    says, “before I explain?” You do it. She puts the empty phial into your hand and folds your fingers over
    it.
  more: gain 1 heart
  fail:
    It was in her other hand. “May I say,” she says afterwards, to a row of mothers, “that I was holding it so
    as not to lose it?”

* Use the salt, and make them sick by force.
  combat 6: gain 1 reputation, 1 red token
    It is ugly, and works. “That was my last salt,” says the lizardfolk, who holds the heads, and wipes you
    down afterwards as if you were one of the children. Marl kneels there, looking for the word “may”. “I did
    this,” she says.
  more: gain 1 food
  fail:
    They are good at holding on to things. Two bite. “May I,” says Sister Marl in a very small voice, “suggest
    the feet?”

* Brew the bitter broth. You have the lizardfolk’s list.
  optional: RECIPE
  skill 5: gain 1 reputation, 1 gem
    They drink, roar and go pink; a mother cuts the gem out of her plait for you. “May I ask who told you
    that?” says Marl. The lizardfolk, you say. They tell anyone. She looks at her phials. “Anyone who asks,”
    says Sister Marl.
  more: gain 1 heart
  fail:
    It comes out grey. “May I say,” says Marl, not looking up from her corks, “that I believe it’s the other
    ash?”

== 58 What Lizards Do About It
premise: an old lizardfolk drinks from a green well daily and is well; he will teach it to one, but it is said at the top of one’s voice and there are sand wasps about
axis: what do I risk to know / what do I do without
ending: joke

“A bowl a day!” bawls Old Gesh by the poisoned well, and lifts one, with his back to you. He is a lizardfolk
of ninety, shiny as a boot. “Never felt better! It’s what you take after! There’s a list! You’ve to shout it
after me or it won’t stay in! Mind the wasps! They can’t abide shouting! READY?”

The sand round your ankles starts to hum.

* Shout it after him, at the top of your voice.
  skill 6: gain world card Antidote Satchel; note RECIPE
    “ROOT!” “ROOT!” “ASH!” “ASH!” “NOT THAT ASH!” The sand comes up in wasps. Old Gesh is holding a satchel
    wide open, beaming. “WASP!” he roars. “THAT’S THE THIRD THING!”
  more: gain 1 food
  fail:
    “ALL RIGHT BUT ONE WORD!” he shouts, and drops off to sleep. The wasps tell you a good many words. It was
    none of those.

* Stamp off, creep back, and see if he really drinks it.
  skill 5: gain 3 food, 1 coin
    He tips out the bowl and finds a flask and half a pie. “The list is true,” he says when he sees you,
    pushing the pie across. “I just can’t bear the taste.”
  more: gain 1 food
  fail:
    He is asleep with his eyes open, or dead, or polite. You stand on one leg until dark, in case.

== 59 It Will Not Say What You Want
premise: a dry shaft tells anyone who leans in the thing they most avoid; it has told Tariq, who has opened wells all his life and now walls this one up
axis: what do I want to know / what do I help to hide
thread: the hundredth well
ending: speech

Honest Well has no water in it. Lean in, people say, and it tells you what you would least like to hear;
twelve brave souls have stood here since dawn.

“After you.”

“I couldn’t. You’ve children.”

“That’s why.”

Tariq of the Hundred Wells has opened wells for the nomads all his life. At sunrise he leaned into this one.
Ever since, he has been walling it up.

“What did it tell you?” asks the woman at the front.

“Two more stones,” says Tariq, “and it tells no one.” He holds out his arms to you for the next. Down in the
gap, politely, something clears its throat.

* Put your head into the gap, while there is one.
  skill 5: gain 2 gems; note FACE
    Not a word. But far down, in a disc of black water, you are seven years younger, staring in fright at
    something behind you. You come up with a bright stone in either fist. “It’s the heat,” says the woman.
    “Why d’you keep looking round?”
  more: gain 1 heart
  fail:
    “Oh,” says the well, “it’s you,” and not another word. The line takes three steps back, to leave you alone
    with that.

* Hand him the stone, and never know.
  skill 6: gain 1 yellow token, 1 coin; note FACE
    “Ninety-two,” he says, setting it. “That’s all I dug. It asked me who dug the rest.” In the last chink two
    faces look up, his and yours, seven years too young. He presses your hand into the clay next to his own.
    “Eight,” says Tariq.
  more: gain 2 food
  fail:
    “One,” says Tariq. “None.” He sits down against his wall, and behind it, quite patiently, it goes on
    telling him.

== 60 A Tenth of Everything
premise: a rock sweetens what is set on it overnight and takes a tenth; a company with nine skins of green water has a man lying on it to make ten, and he wants to
axis: what do I weigh / what do I move off the stone
ending: question

SET DOWN TEN, TAKE UP NINE, say letters a foot deep. Whatever lies on Tithe Rock overnight is sweet by
morning, and the rock keeps a tenth, so Hebden’s people have set out nine skins of green water that they have
not dared to drink. The tenth thing on the stone is a man, very straight, hat on his chest.

“It might not be him it takes,” says Hebden.

“It’s only a tenth of me,” says the man. “I’ve picked which.”

“It was fair once,” says Elder Oonagh, an old mystic. “I forget when.”

The sun goes.

* Drag him off, and leave them nine.
  skill 5: gain 1 reputation, 2 food
    By morning there are nine skins, sweet, each a tenth less full; the rock has simply done the sum. Hebden
    fills your bag and can’t look at the man. “Still fair,” says Oonagh. “I’d forgotten. Whose idea was he?”
  more: gain 1 heart
  fail:
    In the night he climbs back up. At breakfast he eats for two and is charming to one and all. “And you
    are?” he asks his wife.

* Put down, in his place, a thing you wish you did not know.
  skill 6: gain 3 gems; note SILENCE
    You lay your lips to the stone and set it down: a bad well, and where. The man rolls off, laughing. At
    dawn three gems lie there like spat pips. You go to warn Hebden. Your tongue will not lift. Who is
    drinking there now?
  more: gain 1 coin
  fail:
    All night it pushes the thing back at you, an inch at a time. If a rock won’t have it, who will?

== 61 No Talking Until the Rocks
premise: two caravans must pass in a gully where sound brings down sand; they are in blood feud, and a baby is awake
axis: who passes first / what do I do with my hands
ending: act

Tamar Ulay’s nomads and a band of outlaws have sworn to kill each other. Today they must pass in a gully so
loaded with sand that one sound would bring it down on all of them, and so they creep by without a word,
knives drawn, sleeve to sleeve. A baby opens its mouth.

* Give it your finger to suck, and go where it goes.
  skill 6: gain 1 yellow token, 2 food; note WATERSHARE
    It works while you walk, so you walk with the nomads, mile after mile, fed and watered like one of them,
    until a lame man of theirs sits down by the track and holds up a hand. You have none free.
  more: gain 1 heart
  fail:
    It has teeth. You find out how to scream with your mouth shut.

* Step in between the knives, arms spread.
  combat 7: gain 1 reputation, 1 green token, 1 food
    They pass along your fingertips, breathing through their noses. Every one of them touches you, none
    another. The last, an outlaw with a scarred lip, hangs half a loaf on your stiff arm as on a peg, and
    bows.
  more: gain 1 coin
  fail:
    You sneeze. Afterwards there is no feud. Both sides are digging.

* Whistle.
  skill 5: gain 2 coins, 1 food; lose 1 reputation
    Down it comes, before them and behind. You have the gully, a purse and a ham. Up on the edge Tamar lifts
    the baby and turns it round, so that it will know you.
  more: gain 1 gem
  fail:
    Your lips are too dry. But they have all seen the shape of your mouth, and they watch it, every one, all
    the way to the rocks.

== 62 He Drank It Yesterday
premise: Zag lies under a cairn of his own with only his face out, telling you how he was rescued
axis: what do I do first / what do I get him to say
ending: joke

“And then you came,” says a heap of stones, in among which is the face of Zag, who tells everything as though
it were over. “You were very much moved. ‘Who has done this to you?’ you said. A landslide, I told you, two
days ago. I’d been finding something. You had me out in no time. You started with the foot.”

It is a neat landslide, with corners. The top stone has old letters on it, almost worn away.

“I drank my water yesterday,” he adds, much smaller. “You’d thought of that.”

* Dig him out just as he tells it.
  skill 5: gain 2 coins; note CHISEL
    “Then you gave me your last water.” You had not planned to; it goes so well with the rest. He pays you, as
    he says he did. Out of the cairn falls a chisel, dusty. “You looked away,” says Zag.
  more: gain 1 food
  fail:
    “That’s not how it was,” says Zag. “You were taller.” He shuts his eyes, to wait for the other one.

* Let him lie there while you scratch at the letters.
  skill 6: gain 4 coins; lose 1 reputation; note CHISEL
    ZAG, they say, ZAG, ZAG, cut last week and aged with vinegar. Four coins is the price of that, and he is
    lying on them, so you dig after all. “I told them everywhere,” says Zag, sitting up, “what you charged.”
  more: gain 1 coin
  fail:
    “They were like that,” he says, “when I had found them.” You ask where he was standing. “Underneath,” says
    Zag, with dignity.

== 63 Where It Comes Up
premise: all green water runs from the mouth of a stone sleeper; it could be stopped, and the one who could stop it would have to stay in and turn the wheel
axis: who goes in / what do I break instead
thread: the hundredth well
ending: act

Sleeper’s Mouth is a stone face as big as a hill, lying in the sand with its jaw open. Over its lip, without a
sound, smelling of almonds, runs all the green water that poisons this desert, and on the dunes sit hundreds
of mystics and nomads who have not drunk since yesterday.

“There’s a wheel behind the teeth,” say the lizardfolk whom Vosska has sent to mend it. “It’d stop this. But
whoever turns it has to go on turning. Or we wedge the jaw. Then it comes up somewhere else, in a while.”

“One well,” says Tariq of the Hundred Wells. “One man.” He sets his grey bird on your shoulder and wades in,
up to the belt.

* Go in behind him, and turn with him.
  combat 8: gain 1 blue token, 1 yellow token
    The handle is worn by a palm, and his fits. You lean on it together all night, until the water at your
    knees runs clear and the mystics on the dunes begin to sing. “After you,” say the nomads with the cups.
    The bird drinks.
  more: gain 2 hearts
  fail:
    The wheel turns you, twice, and posts you out between the teeth like a letter. At dawn he crawls out by
    himself, takes the bird, and will not be asked.

* Wedge the jaw before he is past the teeth.
  skill 7: gain 1 red token, 1 coin, 1 food; later Q20
    The sleeper bites, and holds. Behind the teeth something starts to climb. “A year,” say the fitters. Of
    what? They cut you in, share and share, like one of the crew. Tariq takes back his bird. He gives no
    number.
  more: gain 1 gem
  fail:
    It yawns. The beam goes in like a crumb, with two fitters hanging on to it. Tariq turns round and hands
    them out to you. “One,” he says. “Two.”

== 64 Nothing for Nine Miles
premise: you wake in a white place with one set of footprints leading to you, and they are yours, and older
axis: what do I follow / what do I leave there
ending: image

One line of footprints crosses the white to where you have just woken. They are yours; the nail is missing
from the left heel. But they are days old, the edges blown soft, and the wind is getting up.

* Tread in them, backwards, to where you came from.
  skill 6: gain 1 blue token; later Q22
    They come from a camp roped with your own knots. Two mystics’ cups stand in the ash, rim to rim, and
    neither was ever yours. You take one. When you look back, the other has begun to fill with sand.
  more: gain 1 heart
  fail:
    The wind is quicker. One more step, and there is no next; you stand on one leg, at the end of yourself.

* Make new ones, and don’t look back.
  skill 5: gain 2 gems
    After an hour you cross a third line: bare, small, running, with bright drops of glass where the toes dug
    in. It leads to where you woke.
  more: gain 1 food
  fail:
    By evening they have come round, in a neat ring, to the others. A third line is there now, beside both.
