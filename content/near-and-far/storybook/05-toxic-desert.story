# Map five, the Toxic Desert: quests 49 to 64. Heat, thirst, silence; plain sentences, and few people in each.

planned: Q18 Half a Day Behind
planned: Q19 The Tooth
planned: Q20 A Year of What
planned: Q21 The Fourth Straw
planned: Q22 The Second Cup

== 49 Hook, Bar, No Dot
premise: a dying rider has scratched a well mark into his saddle and stopped before the last sign; both roads look the same
axis: what do I believe / what do I spend to be sure
ending: act

The knife falls out of the nomad’s hand. He is dying of thirst at a fork in the road. To show where the water
is, he has been cutting a mark into his saddle. The hook is there, and so is the bar. The dot is missing, and
only the dot says left or right.

One of his fingers still creeps over the leather. His other hand holds on to your sleeve.

His pack bird stares down the left road.

* Pull free, and run where the bird is looking.
  skill 6: gain 1 bird, 1 coin
    After a mile you see it: the bird was taught to look away from water, to fool thieves. You find the well
    too late for him. The bird kneels for you, with its head turned away.
  more: gain 1 food
  fail:
    The bird was only staring at its own shadow. When the sun has moved the shadow round, the bird stares at
    yours.

* Stay with him and watch the finger.
  skill 5: gain 1 reputation, 1 gem
    By dusk the finger taps the bare leather beyond the bar. So the water is down neither road: it is straight
    under him. Riders help you dig, and by moonrise he drinks and the wet stones glitter.
  more: gain 1 heart
  fail:
    At dusk the finger lifts and points, quite steadily, at you. Then it does not move again. You sit up all
    night at the fork and wonder what he meant.

* Finish the mark for him: you learned to read them on the plains.
  optional: WELLSIGN
  skill 5: gain 1 yellow token
    You roll him aside. Under the saddle is a stone, and under the stone a rope, and the rope is wet. “How
    many are you?” asks the rider after the first cup, as one nomad asks another.
  more: gain 2 food
  fail:
    You put the dot where it would be right for a rider coming the other way. About noon the sun tells you so.

== 50 The Water Clock
premise: a caravan shares out water by a dripping clock; the sick man who built it comes last, he drove the children, and Tamar has begun to strike the tents
axis: who waits / who pays for waiting
ending: loss

Tock. The clock lets fall a cup of water, and the next in line drinks it. The old lizardfolk who built it
comes last, but he is too sick to stand up for his.

“There’s a storm coming,” says Tamar Ulay. “He drives the children’s wagon. If they walk, they won’t all get
there.” She pulls down the tent.

“Is it my turn?” asks the old man.

* Take his seat, and drive the children.
  skill 5: gain 1 yellow token; note WATERSHARE
    “Tock,” say the children behind you, mile after mile. “He hasn’t had his yet. Tock.” At the well Tamar
    gives you the first cup. Her own people stand round and watch you drink it.
  more: gain 1 food
  fail:
    You look back at him only once, but it puts the wagon in a ditch. By the time it is out again a girl of
    six has the reins. “Eyes front,” she tells you.

* Sit down beside the old man and his clock.
  skill 7: gain 2 reputation, 1 red token
    “A clock has to drink too,” he says, and takes it apart. Inside are all the sips it kept back. Next night
    you both reach Tamar’s fire. A girl of six sits there with bandaged hands. She drove.
  more: gain 1 gem
  fail:
    He asks to hear about rain, so you tell him about it all night. By morning he tells it better than you do.
    Both your faces are wet, and it has not rained.

== 51 The First Sign
premise: a well-keeper’s bird refuses the water of a well known as sweet; his people’s herds are coming over the rise, and he wants to taste it before they are told
axis: what do I tell / what do I promise not to
thread: the hundredth well
ending: speech

A small grey bird walks once round the sweetest well on the road, looks in, and puts its head under its wing.

“That means poison,” says Tariq, the nomads’ chief. “But it’s two days to the next water, and our smallest
can’t walk that. I must be sure.” He ties a rope round himself and holds out the end to you. “I’ll go down and
taste it. Tell them nothing till I’m up again.”

Over the rise come the bells of two hundred thirsty goats.

* Hold the rope, and tell them nothing.
  skill 5: gain 1 yellow token; note SILENCE; later Q18
    He knots your promise round your wrist, as nomads do, and climbs down. It is a deep well. “The bird was
    right!” his voice calls up. “Don’t say it yet! It must come from me!” The first goat trots past you and
    puts down its head.
  more: gain 1 heart
  fail:
    You promise, but your face doesn’t. The first drover over the rise looks from you to the bird. “One of you
    two,” he says, “is going to tell me.”

* Ride out, and turn the herd into the desert.
  skill 7: gain 2 reputation, 1 yellow token; later Q18
    They curse you, and they turn. All the way goats lie down in the sand, but the children live. On the
    second evening Tariq rides in, grey in the face. He cuts a notch for you in the tally stick, next to his
    own. “I tasted it,” he says. “You only believed a bird.”
  more: gain 1 heart
  fail:
    They take it for a trick of the outlaws. “It’s always been sweet,” they tell you politely. The whole herd
    goes round you on both sides.

* Drink it yourself, now.
  skill 6: gain 3 gems
    It tastes of pennies, and your knees go. Tariq carries you up the rise. The drovers take one look at your
    colour and turn the herd, and that night three women take the bright stones out of their hair and lay them
    on your blanket. No one was ever so green for them.
  more: gain 1 heart
  fail:
    You are ill behind a rock until dark. “One,” you hear Tariq saying to the bird, “isn’t enough to go by.”

== 52 According to the Map
premise: a caravan has followed a tablecloth map into a dead end of dunes; the man who drew it is with them, because he believed it too, and is to walk out alone
axis: whom do I go with / what do I do with the lie
ending: act

“That’s a river,” says Bartle Crow, with his finger on the blue.

“It’s jam,” says an old woman.

Thirty nomads stand round the tablecloth that Bartle sold them for a map. It has led them into a bowl of dunes
with no way out. He believed in it himself: he walked in front and read out the names to them.

“It’s my best,” says Bartle. “I cried over the coast.”

“Then walk to it,” says the old woman. She takes away his water and points up the dune, into the noon. Behind
her a man sits down in the sun.

* Go up the dune with Bartle.
  skill 6: gain 1 yellow token, 1 coin; note FALSEMAP
    Behind the second dune are one street, one bench and one well, just where his thumb has smudged the cloth.
    “I was born there,” says Bartle. “I didn’t think it worth drawing.” After dark the others come in, some of
    them carried.
  more: gain 1 food
  fail:
    He walks in front, reading out the names. Towards evening he leads you down into a bowl of dunes. Thirty
    people are sitting in it. “Now this,” says Bartle, “is new.”

* Cut up his tablecloth for shade.
  skill 5: gain 1 reputation, 2 food; note FALSEMAP
    They sit out the noon under the Province of Silver and share their last dates with you. Bartle comes
    running back to save it, and they make him the tent pole. “Mind the thumbprint,” he says. “That well’s
    real.”
  more: gain 1 food
  fail:
    They won’t have it cut. It is all they own. Thirty people take off their hats and hold them over the map,
    to give it some shade.

== 53 What the Green Gives Back
premise: a woman leans over one of the wells and talks to a younger self in it, and it is her turn to go in; a mystic who has pulled out three must know what it says
axis: what do I look at / what do I stop
ending: question

Marit leans over the green well. The face that looks up at her is her own, seven years younger, and it is
laughing. “No one else laughs at my jokes,” she says, and works off a shoe with her toes. “I’m coming in.”

“She’ll be the fourth that I fish out!” cries a mystic who dares not look. “What’s in there? Tell me, and I
can warn them!”

Now the face looks past Marit, and its lips make your name.

The other shoe drops.

* Lean out beside her and look.
  skill 6: gain 1 blue token; lose 1 reputation; note FACE; later Q19
    Next to the laughing face is yours, with the tooth that you lost. You stare and stare. Marit goes in past
    you and has to be fetched out with a mule. “Go on,” says the mystic, writing.
  more: gain 1 heart
  fail:
    You see nothing but green spots, from the sun. One of them waves.

* Beat the water until the face is gone.
  combat 5: gain 2 coins, 1 reputation; later Q19
    She goes for you with both fists. All at once she sits down and throws you the coins she had brought for
    the well. “So I’ve been talking to myself,” says Marit, and she laces up her shoes.
  more: gain 1 food
  fail:
    Your dry stick comes up with green leaves on it. Marit looks from the leaves to her two old hands. “How
    long did you hold it in?” she asks.

== 54 The Cook Needs Another Pair of Hands
premise: nomads cook on sand that has melted to glass; it has split, with the cook and the supper of a dozen hungry children on the far side
axis: what do I risk / what do I let go
ending: image

Crack! Mother Sabeh cooks on a floor of hot desert glass, and the floor has split in two. She stands on the
far half beside an iron pot. The crack glows orange at the bottom, and every minute it is a hand wider.

“I could jump,” she bawls, “but it takes two to carry this! I need another pair of hands!”

On your side a dozen nomad children hold up their bowls. They have eaten nothing for two days. The smallest
boy has no bowl. He is holding up his arms.

“Gran,” he says.

* Leap over, and take the other handle.
  skill 6: gain 4 food, 1 coin
    “One, two,” says Mother Sabeh, and you jump with the pot between you. You get four bowls of stew, with her
    lucky coin in the last. The smallest boy doesn’t eat. He holds on to her apron until it is dark.
  more: gain 1 gem
  fail:
    You land beside her, and your boots sink in to the laces. “I said hands,” says Mother Sabeh. She jumps
    back with you over her shoulder. The pot stays. So do the boots.

* Call her over, and let the pot go.
  skill 5: gain 2 gems
    She jumps, swearing. Hot glass splashes up round the pot, and you keep two bright drops of it. By dark it
    has set as clear as air, steam and all. The children sit round it with their bowls, looking in.
  more: gain 1 food
  fail:
    “I’ve buried husbands,” she bawls back. “I’ve not buried a supper yet.” Then the glass splits again, on
    your side. Mother Sabeh points her ladle at you. “You jump,” she says.

== 55 An Arm for a Coin
premise: an arm as long as a mast comes out of the sand at an ichor seep, palm up; the oil men put coins in it, and today it is one short; they want their wages back before it takes a mule
axis: what do I give / what do I take out of it
ending: image

An arm as tall as a mast stands in the sand, palm up. The oil men pay it a coin a barrel. Today they are one
coin short, and its fingers begin to feel about.

“Last time it took a mule!” cries the man on the ladder. “Get our wages out of there, and we’ll run. My girl’s
got no shoes.”

“It’s only thirsty,” says an old mystic, and shakes her empty flask.

The fingers find her mule.

* Pour your water into the hand.
  otherwise
  pay: 1 food
  skill 6: gain 1 blue token
    The hand closes gently and sinks. Far out on the white it comes up beside a second arm, a small one, and
    tips the water into that. The mystic tears up all her notes. “Begin again with me,” she says.
  more: gain 1 gem
  fail:
    It lets the water run out over its own knuckles, a drop at a time. Then it opens again, a little nearer to
    you.

* Climb up and take out the coins.
  otherwise
  skill 7: gain 5 coins; lose 1 reputation
    You throw down their wages, and you all run, with five coins each. The mystic stands there with a rope and
    no mule. That night, three dunes off, a finger taps under your blanket. One, two, three, four, five. It
    stops, and starts again.
  more: gain 1 gem
  fail:
    It lifts you out of your coat by one sleeve. With a fingertip it turns over everything you own, like a man
    looking for a key. Then it puts it all back, folded.

* Stand aside: Tamar’s people say you have had your share.
  must: WATERSHARE
  then: gain 1 coin
    “You’re the one who drank,” say the men. Their hat goes round for the missing coin, and it goes past you.
    The mystic slips you one to lay down yourself. The great fingers find your hand and fold it shut again.

== 56 One of Us Stays
premise: a salvage crew has food for three to get out and there are four; they draw straws and ask you, as a stranger, to hold them
axis: what do I do with the straws / what do I take on myself
ending: loss

Ott cuts four straws, measures them, and cuts one again. His wagon has sunk in the sand up to its lamps. The
food on its roof will get three people home, and there are four of them. You are hungry too.

“You don’t know us,” says Ott, and puts the straws in your hand. “So it’s clean.”

“I’m oldest,” says the lizardfolk. “I’ll draw first.”

Young Anni pats the sacks to make them look fuller. “Is it bad manners,” she asks, “to hope?”

All four shut their eyes and hold out a hand. You have the knife.

* Cut the straws all alike.
  skill 6: gain 1 reputation, 1 red token; note RATIONS; later Q21
    They stand comparing four short straws. Then Ott makes four thin heaps out of three. “Take my lamp,” says
    the lizardfolk, “and we’ll see you coming.” You promise to be back with food. You promise it four times,
    once each.
  more: gain 1 heart
  fail:
    Ott lays them along his thumb. “I always measure,” he says. They ask you, quite kindly, to wait on the
    other side of the wagon until it is done.

* Hold them level, and let them draw.
  skill 5: gain 2 gems; later Q21
    It is young Anni. The others give you two garnets for the steady hand. They can’t say goodbye to her, so
    they pat the wagon. Anni has started to tidy the camp.
  more: gain 1 gem
  fail:
    Not one hand moves. One after another the eyes open. All four sit down in a row to wait until it is no
    one’s fault, and they make room for you.

* Run off with the food while their eyes are shut.
  combat 7: gain 5 food, world card Outcast's Oath; lose 2 reputation
    They don’t even shout. All four lift the hand that is already out, and they say the outcast’s oath after
    you to the end. At night you count the food. It always comes to enough for three.
  more: gain 1 coin
  fail:
    They fight like people who have eaten together. When it is over Ott, breathing hard, cuts a fifth straw.

== 57 The Healer’s Proof
premise: a mystic has soured a well herself to prove that she can cure it; the children drank, and she has mixed up the bottle that cures with the one that soured it
axis: what do I risk for them / what do I put them through
ending: speech

Every child at the well has turned green. It began with the ears.

“May I say something?” asks Sister Marl, a mystic, in tears. “It was me. I soured the water, to cure it in
front of their mothers. One bottle’s the cure, one’s what I poured in, and I’ve mixed them up. One more drop
of that, and they won’t wake.”

“Salt water gets it out,” says the old lizardfolk at the pump. “But it’s a hard night, for a small one.”

The smallest girl lies down.

* Smell both bottles with Marl, and choose.
  skill 6: gain 1 blue token
    You both choose the same one. Marl tastes it, and slowly her own ears turn green. “Then it’s the other,”
    she says, and by noon all the children are pink again. Green to the neck, she turns to their mothers. “May
    I say something?” asks Marl.
  more: gain 1 heart
  fail:
    They smell exactly alike. Marl sits in the sand with one in each hand and weighs them, and weighs them.
    Behind her the lizardfolk is already stirring in the salt.

* Hold the children, and make them drink salt water.
  combat 6: gain 1 reputation, 1 red token
    The smallest is over it first, and by midnight she is going round with the cup and telling the big ones
    not to make a fuss. In the morning the lizardfolk washes a dozen pink faces. Then he washes yours, and
    looks behind the ears.
  more: gain 1 food
  fail:
    Two of them bite. By midnight you have swallowed more salt water than the children have. The lizardfolk
    holds his lamp up to your ears.

* Brew the bitter broth: you have the lizardfolk’s list.
  optional: RECIPE
  skill 5: gain 1 reputation, 1 gem
    They drink it and roar, and their ears go pink. A mother cuts the gem out of her plait for you. “Who
    taught you that?” asks Marl. The lizardfolk, you say. They teach anyone who asks. “Asks,” says Marl.
  more: gain 1 heart
  fail:
    The broth comes out grey. The lizardfolk tastes it and spits. “Other ash,” he says.

== 58 What Lizards Do About It
premise: an old lizardfolk drinks from a green well daily and is well; he will teach the cure once, but it is said at the top of one’s voice and there are sand wasps about; his bowl drips, and a thirsty boy is about to copy him
axis: whom do I believe / what do I risk to know
ending: joke

“A bowl a day!” bawls Old Gesh, a lizardfolk as shiny as a boot. He dips a bowl into the poisoned well and
tips it up under his enormous hat. It comes out empty. Behind him something drips.

“And then the cure! I teach it once, and you’ve to shout it after me! Mind the wasps, they sting whoever
shouts! READY?”

A thirsty boy has filled his own bowl. The sand begins to hum.

* Shout the cure after him, wasps and all.
  skill 6: gain world card Antidote Satchel; note RECIPE
    “ROOT!” “ROOT!” “ASH!” “ASH!” “NOT THAT ASH!” The sand comes up in wasps. Old Gesh catches them in a
    satchel and hangs it round your neck. “WASP!” he roars. “THAT’S THE THIRD THING!” The boy puts down his
    bowl, very quietly.
  more: gain 1 food
  fail:
    “ALL RIGHT BUT FOR ONE WORD!” he shouts, and drops off to sleep before he can say which. The wasps teach
    you a good many words. It is none of those.

* Say nothing, and look under the hat.
  skill 5: gain 3 food, 1 coin
    The sand behind him is green and wet. Under the hat are a flask and a pie. The boy puts down his bowl.
    “The cure’s real,” says Old Gesh, and pushes the pie across with a coin on it. “I just can’t bear the
    taste.”
  more: gain 1 food
  fail:
    He is asleep with his eyes open, or dead, or polite. You stand there on one leg until dark, in case.

== 59 It Will Not Say What You Want
premise: a dry shaft tells anyone who leans in the thing they most avoid; it has told Tariq, who has opened wells all his life and now walls this one up
axis: what do I want to know / what do I help to hide
thread: the hundredth well
ending: speech

“Two more stones,” says Tariq, “and it hurts no one else.” They call him Tariq of the Hundred Wells, and he
dug them for the nomads. Now he is walling one up. There is no water in it. It only tells you what you would
least like to hear, and this morning it told him.

“You can’t!” says an old woman. “I’ve walked here from the sea to ask about my son.”

Tariq holds out his arms to you for a stone. In the gap something politely clears its throat.

* Put your own head into the gap.
  skill 5: gain 2 gems; note FACE
    It says nothing. But far down you see your own face, years younger, staring in fright at something behind
    you. You come up with a bright stone in either fist. “Now me,” says the old woman.
  more: gain 1 heart
  fail:
    “Oh,” says the well. “You.” It says no more. The old woman takes three steps back, to leave you alone with
    that.

* Hand him the stone.
  skill 6: gain 1 yellow token, 1 coin; note FACE
    “Ninety-two,” says Tariq. “That’s all I dug. It asked me who dug the other eight.” Two faces look up
    through the last chink, his and yours, both too young. Behind you the old woman sets off for the sea.
  more: gain 2 food
  fail:
    “One more,” says Tariq. “None.” He sits down with his back against the wall he has built. Behind it, quite
    patiently, the well goes on telling him.

== 60 A Tenth of Everything
premise: a rock sweetens what is set on it overnight and takes a tenth; a family with nine skins of green water has a brother lying on it to make ten, and he wants to; it would take a warning instead, and a caravan is coming that needs it
axis: what do I weigh / what do I move off the stone
ending: question

SET DOWN TEN, TAKE UP NINE, say the letters on Tithe Rock. Overnight it makes poisoned water sweet, and it
keeps a tenth. One thirsty family has only nine skins. So the youngest brother lies down beside them, with his
hat on his chest.

“It’ll only be a tenth of me,” he says. “I’ve picked which.”

“It takes words too,” his sister begs you, “but you can’t ever say them again. You know which well is bad.
Tell the rock!”

A caravan is coming, on its way to that well. The sun sets.

* Drag him off, and trust the rock with nine.
  skill 5: gain 1 reputation, 2 food
    In the morning there are nine skins of sweet water, each a tenth less full. The rock has simply done the
    sum. They fill your bag with bread. None of them can look at the brother. He had picked which.
  more: gain 1 heart
  fail:
    In the night he climbs back up. At breakfast he eats for two and is charming to everyone. Then he turns to
    his sister. “And you are?” he asks.

* Give the rock your warning instead.
  skill 6: gain 3 gems; note SILENCE
    You put your lips to the stone and tell it. At dawn the water is sweet, and three gems lie there like
    pips. The caravan stops to ask you about the well, but your tongue will not lift.
  more: gain 1 coin
  fail:
    All night the rock pushes your words back at you, an inch at a time. In the morning they are in your lap.

== 61 No Talking Until the Rocks
premise: two caravans must pass in a gully where sound brings down sand; they are in blood feud, and a baby is awake
axis: who passes first / what do I do with my hands
ending: act

One cough would bring the sand down on this gully, so two caravans are creeping past each other, sleeve to
sleeve, without a sound. They are nomads and outlaws. They have sworn to kill each other.

In front of you an old nomad and a young outlaw stop, face to face. Very quietly, they draw their knives.
Beside you a baby opens its mouth.

You can reach one or the other.

* Give the baby your finger to suck.
  skill 6: gain 1 yellow token, 2 food; note WATERSHARE
    It sucks, and in that silence it sounds like a boot in mud. The old nomad’s mouth twitches, then the
    outlaw’s, until they have to put away their knives and hold their noses. The baby won’t let go. So you
    walk all day with its nomads, and eat and drink with one hand.
  more: gain 1 heart
  fail:
    It has teeth. You find out how to scream with your mouth shut.

* Step between the two knives.
  combat 7: gain 1 reputation, 1 green token, 1 food
    The baby only yawns. They file past along your spread arms, breathing through their noses, until each of
    them has touched you and none of them has touched another. The last outlaw hangs a loaf on your stiff hand
    and bows.
  more: gain 1 coin
  fail:
    You sneeze. Afterwards there is no more feud. Both sides are digging.

* Whistle, and make them all run for it.
  skill 5: gain 2 coins, 1 food; lose 1 reputation
    They hear the sand coming, drop everything and climb. You have the gully to yourself, with a purse in it
    and a ham. Up on the edge a mother holds out the baby, so that it will know you.
  more: gain 1 gem
  fail:
    Your lips are too dry. But they have all seen the shape of your mouth, and they watch it from there to the
    rocks.

== 62 He Drank It Yesterday
premise: Zag lies under a cairn of his own with only his face out, telling you how he was rescued
axis: what do I do first / what do I get him to say
ending: joke

“And then you came,” says a heap of stones with a face in it. Zag tells everything as though it were over. “It
was a landslide, and I’d drunk my water the day before. You wept. You had me out in no time.”

It is a neat landslide, with corners. On top of it balances a slab of old letters, as thin as a plate.

“You saved that first,” says Zag. “It was the find of my life.” His lips are black.

* Dig him out, whatever breaks.
  skill 5: gain 2 coins; note CHISEL
    The slab goes to crumbs, and out of them falls a chisel with fresh dust on it. “Then you gave me your last
    water,” says Zag, and you find that you have. “And you looked away.” He pays you to.
  more: gain 1 food
  fail:
    You start at the wrong end. “That’s not how it was,” says Zag. “You were taller.” He shuts his eyes, to
    wait for the right one.

* Lift down the letters first, as he asks.
  skill 6: gain 4 coins; lose 1 reputation; note CHISEL
    FOUND BY ZAG, they say, cut last week and aged with vinegar. He pays you four coins not to tell, and then
    at last you dig. Zag sits up. “I told them everywhere what you charged,” he says.
  more: gain 1 coin
  fail:
    The letters make no sense. “They were like that,” he says, “when I had found them.” You ask where he was
    standing. “Underneath,” says Zag, with dignity.

== 63 Where It Comes Up
premise: all green water runs from a stone mouth; a wheel stops it as long as someone turns it, and an old chief is wading in to turn it alone
axis: who goes in / what do I break instead
thread: the hundredth well
ending: act

Green water roars out of a stone mouth as big as a barn. It has poisoned every well in the desert. Behind the
teeth is a wheel that shuts it off, but only while someone turns it.

“It only needs one,” says Tariq, “and I’m old.” He sets his thirsty grey bird on your shoulder and wades in.
On the dunes nomads and mystics watch him, with empty cups.

“Wedge the jaw with me!” cries a lizardfolk fitter with a beam. “It’ll hold for a year! Then it comes up under
other people.”

Tariq has reached the teeth.

* Go in after him and turn the wheel.
  combat 8: gain 1 blue token, 1 yellow token
    By midnight neither of you can lift an arm. Then a nomad crawls in and takes the handle. “One hour each,”
    she says. Behind her waits a mystic, and behind him a line goes back over the dunes. At dawn the bird
    drinks.
  more: gain 2 hearts
  fail:
    The wheel turns you instead, twice round, and posts you out between the teeth like a letter. At dawn Tariq
    crawls out too. He takes back the bird and will not be asked.

* Wedge the jaw before he is through.
  skill 7: gain 1 red token, 1 coin, 1 food; later Q20
    The jaw bites on the beam and holds. “A year,” says the fitter, and shares her supper and her pay with
    you. Tariq takes back his bird. Far down behind the teeth something has started to climb.
  more: gain 1 gem
  fail:
    The mouth yawns. In goes the beam like a crumb, with the fitter hanging on to it. Tariq turns round in the
    water and hands her out to you. “It only needs one,” he says again.

== 64 Nothing for Nine Miles
premise: you wake in a white place with one set of footprints leading to you, and they are yours, and older; a thread on your thumb is bitten through, and on the road a driver waits for you while her birds suffer
axis: what do I follow / what do I leave there
ending: image

You wake on a white plain. One line of footprints leads to you from the north, days old, and they are your
own. Round your thumb is a blue thread, such as mystics tie on people who must not forget. You have forgotten.
Its other end is bitten through.

Far to the south a cart has stopped for you on the road. The driver waves, and her birds sink down in the
heat.

You have water for one way.

* Follow your footprints back.
  skill 6: gain 1 blue token; later Q22
    They come from a camp roped with your own knots. In the ash stand two mystics’ cups, tied together with
    blue thread. You take one. When you look back, the other has begun to fill with sand.
  more: gain 1 heart
  fail:
    The wind is quicker than you. You put down one foot, and there is no print for the next. You stand there
    on one leg, at the end of yourself.

* Head for the road while you can.
  skill 5: gain 2 gems
    Halfway to her you cross another line of footprints, small and bare and running. Bright drops of glass lie
    where the toes dug in, and you pick up two. The line leads to where you woke.
  more: gain 1 food
  fail:
    By evening your new footprints have come round in a ring to the old ones. Beside them is a third line now.
