# Map 2, Broken Plains: 1 to 16; the side quests Q1 to Q6 are still to be written. The Campaign begins here.

planned: Q1 The Man in the Big Coat
planned: Q2 When I Was Big
planned: Q3 Those Who Did Not Answer
planned: Q4 Who Dressed It
planned: Q5 In the Basket
planned: Q6 The Bride on the Road

== 1 The Gate Nobody May Shut
premise: larks nest in the hinges of a town gate, and a grass fire is running at it; to shut it is to crush them
axis: who pays / what do I risk
ending: image

Singing comes out of both hinges of the town gate. Larks nest in them, so by law Larkgate is never shut, not
at night, not for soldiers. Then you hear the other noise: a grass fire, a mile of it, with the wind behind.

“The first roof’s ten steps inside,” says Oda, the gatewoman, her shoulder to the wood, “thatch, with a baby
under it. Next is the lock-up, with an outlaw in it. Push!”

“You’ll crush the eggs,” says the lizardfolk who oils the hinges. “Eleven. I’ve counted.”

* Push the gate shut, larks and all.
  combat 6: gain 1 green token, 1 coin; lose 1 reputation
    The town stands, and so does the lock-up. The outlaw reaches a coin out to you between the bars, and
    then his hand, which is shaking. In the morning the gate sings on one hinge. People go round by the
    ditch.
  more: gain 1 coin
  fail:
    It will not close. The wind turns, the town is saved. You look at your hands. “I wasn’t pushing,” you
    say. “No,” says Oda. “It’s a heavy gate.”

* Leave it open, and light a second fire against the first.
  skill 7: gain 1 reputation, 1 red token, 1 food
    The two fires meet in the road like cousins who don’t speak. In the warm ash the lizardfolk shares her
    lunch with you, while Oda climbs up to the hinges and blows on the eggs to clean them. One. Two. Three.
  more: gain 1 gem
  fail:
    The wind turns round, spares the gate and comes after you across nine fields to a pond, in which you
    spend the night, while over you the larks rise out of the smoke and sing, at you personally.

== 2 Two Days Short of Sorry
premise: a woman ferries travellers over the Snap in a basket and asks each to carry her ring to a man who went to the Last Ruin
axis: what do I promise / what do I say to her face
thread: the ring
ending: act

“Forty fathoms, since you were going to ask,” says Ansa Pike. “Sit in the middle.” She hauls you out over
the Snap in a basket. “You’re for the Last Ruin. So was my Tobin, four years and nine hundred miles ago.”

Half-way, where the wind is worst, she stops and takes a notched brass ring from her neck.

“Carry him that.”

“Are you still angry?”

“I’ve come a fair way from that. I’m two days short of sorry. One more yard of arm and I’d have had him by
the coat.” Every nomad on this road has told her no. A lost man’s ring is heavy. She needs that hand for the
rope. She holds it out to you.

* Open your hand, and carry it all that way.
  skill 5: gain 1 yellow token; note RING; later Q1
    “It’s a long way,” says Ansa, and closes your fingers over it, one at a time. At the landing the nomads
    have seen. “Then sit here,” they say, getting up from the fire, all of them, to give you the place out
    of the wind.
  more: gain 1 food
  fail:
    The wind takes the basket. She grabs for you, not for the ring, which swings on its string over all
    those fathoms until she has drawn it up, hand over hand. She does not ask again.

* Tell her, hanging there, that he might come back himself.
  skill 6: gain 3 coins; later Q1
    “He did,” says Ansa. “He rode up, lifted his hat, and asked me the fare.” She kicks a purse out from
    under the seat. “That’s it. See if you can spend it.”
  more: gain 1 gem
  fail:
    She regards you like something on the other bank, getting smaller. Then she hauls you back to the side
    you came from.

== 3 Somebody Is Sawing the King
premise: two villages own the stone hand by turns, a week each; before midnight one will saw off the finger that points at it
axis: whose insult is it / what do I keep whole
thread: the king in pieces
ending: joke

Five men from the village of Easter climb up the stone king’s left hand and begin to saw off the finger.

“It’s pointed at us for a hundred years,” one tells you, “at my house, at my bed in fact. At midnight it’s
Wester’s turn to own the hand. We’ll see what they point with then.”

Cows sleep under that hand. Over the stubble comes the whole of Wester, with ladders and lanterns, to saw
off the thumb in return. “I’ve glued him twice,” says an old lizardfolk mason, wringing her cap.

“Saws! Fresh saws!” cries Josper Nill.

* Turn the whole hand, to point at neither.
  skill 8: gain 1 red token, 2 coins, 1 food
    It takes sixty oxen and both villages on one rope. “Mind his poor thumb!” cries the mason. Afterwards
    she kisses it, then you. By midnight the hand points at the tax office in Larkgate. People bring picnics
    and look along it.
  more: gain 1 gem
  fail:
    You have only spat on your palms when it turns by itself, a little, as a sleeper’s would. There is no
    one left on the ladders. There is no one left in the field.

* Put a ring on the finger, and let it go on pointing.
  skill 5: gain 2 coins
    “You can’t saw a man who’s engaged,” says Easter, putting away the saw. You hold the collection for the
    present. Behind you they are knocking each other down about the bride.
  more: gain 2 food
  fail:
    “Who’s the lady?” asks Easter. You have not thought of a lady. “Take your time,” they say, making
    themselves comfortable. They leave the saw in.

* Call the goat you sold. She is here, under the thumb.
  optional: COLLAR
  skill 5: gain 2 coins
    Duchess walks out to the fingernail, eats the handles off the saws, and stays until both villages have
    paid you to get her down. “I know that look,” says Josper. “That’s her wanting afters.” She is looking
    at you.
  more: gain 1 food
  fail:
    She looks at Easter. She looks at Wester. She decides on your hat.

== 4 The Ninth Is Taken
premise: nine doorsteps stand in the grass without houses; people sit on eight each evening, and today a child sits on the one in the middle
axis: what do I ask / what do I leave alone
ending: question

Nine doorsteps stand in the grass without a house among them. Every evening eight old people come out from
the village, sit down on eight of them, each in a hollow worn to fit, and talk until it is dark about who
lived where. The one in the middle has kept its edges. “Draughty,” they say. Tonight there is a child on it,
swinging her feet. The eight have stopped talking, and the mystic among them has stopped eating.

* Sit down beside the child, with all of them looking.
  skill 5: gain 1 reputation, 2 food; later Q2
    “It’s mine,” says the child, moving up, “from when I was big.” She breaks her loaf in three: one piece
    for you, one for her, and one that she puts on the step behind you both, where a door would open. For
    whom?
  more: gain 1 heart
  fail:
    All eight stand up at once. They turn red, and sit. When you look round, the child is gone. Which of
    them had she been waiting for?

* Knock where her door would be, and see who calls.
  skill 7: gain 1 blue token, 1 food
    “It’s open, love!” calls an old man from the end step, and claps a hand over his mouth. The mystic
    pushes her supper on you and writes it down on the plate. “Knock again,” she begs. He looks along the
    row. “Who’s love?” he asks.
  more: gain 1 gem
  fail:
    Your knuckles meet nothing, three times. The child leans over and shows you. It sounds like oak. How did
    she do that?

== 5 The Only Watch-Goat on the Plains
premise: a goat has been hired out as a watchdog; the camp she guards is being robbed, and she is watching it
axis: what do I own up to / whom do I help to what
thread: the goat
ending: joke

Josper Nill has hired out his goat to a sleeping camp, as a guard. It says GUARD on her collar. Three
robbers tiptoe past her, out of one tent and into the next, with their arms full of hams, then of boots,
then of the cook’s own featherbed. Duchess, as hired, is watching.

* Sell the robbers the goat as well, and keep quiet.
  skill 6: gain 3 coins; note COLLAR
    They pay in a hurry, with the camp’s own money, and lead her off into a dark so still that after some
    time, from a long way out, you hear a voice say quite softly, “Where’s my other sleeve?”
  more: gain 1 food
  fail:
    She will not walk. “Call that a guard?” hiss the robbers, who take you for the owner. “She let us in.
    She held the flap!” You promise to speak to her.

* Bleat for her, and let them see where you stand.
  skill 5: gain 3 food, 1 coin
    The camp is up in a moment. The robbers run, shedding hams. Duchess goes on looking at you, ashamed of
    your accent.
  more: gain 1 food
  fail:
    She answers. It is the first thing she has said all night, and it is long. The robbers finish, listen
    for a time with their hats off, and leave.

== 6 One of Us Is Not a Tea Merchant
premise: a caravan mistress lines up four drivers and pours: one of them has marked her wells for raiders, and cannot know tea
axis: whom do I believe / what is it worth to be sure
ending: act

Tamar Ulay lays a plank across the road, sets four cups on it and lines up her drivers behind them. “When I
hired you, you’d all been tea merchants,” she says, “and one of you has been scratching signs on my wells,
for raiders to read. The last two were dry.”

Since noon a cloud of dust has followed the caravan. The wind is from the other side.

“A tea man will taste what’s wrong with this,” she says, pouring. “A liar will drink up and smile.” She
leans on a staff notched from top to bottom. “You, stranger, you’ve no friend here. Tell me which.”

Four hands go out to the cups.

* Watch their hands, and accuse one of them.
  skill 6: gain 1 yellow token, 1 coin; note WELLSIGN
    Four men make one face. But under the plank a toe is drawing in the dust: a hook, a bar. “Water,” reads
    Tamar. “Below ground.” Now you can read it too. She throws his bedroll off the wagon, and moves yours up
    to the front.
  more: gain 2 food
  fail:
    You point at the one who spilled his. “He burned that hand pulling me out of a fire,” says Tamar, taking
    it in both of hers, while somewhere along the plank, very softly, one of the others breathes out.

* Drink all four yourself, before they can.
  skill 5: gain 1 reputation, 1 coin
    The fourth is bitter with sleeproot. So Tamar had known all along, and meant to leave him asleep in the
    road. He stares at you, swaying, and tells it all, well by well, while she walks you up and down.
  more: gain 1 heart
  fail:
    “Well?” says Tamar. You can’t feel your teeth. You were the one person here whom she might have
    believed, and you look up at her and smile.

== 7 Answer to Your Name
premise: an officer at the crossroads reads a muster of soldiers whom no one remembers, and then a name you know from home
axis: what do I sign / what do I ask
thread: the muster
ending: speech

“Private Marsh!”

“He was not heard, ma’am,” says Corporal Bim, and beats a drum that has no skin.

“Private Mattock! Absent is deserter.” Captain Shreya has the crossroads, a roll and a sword. Three outlaws
she has caught sit in the ditch. “Stand up straight, Private.”

That is to you. “There isn’t any war,” you say.

“Silence in the ranks! Next.” It is a name from home, and not a common one. The sword comes off her
shoulder. “Corporal, was that heard?”

“It was heard, ma’am,” says Bim unhappily. “A face was made.”

“Well, Private?”

* Answer “Here”, and be somebody else.
  skill 5: gain 1 green token; lose 1 reputation; note OATH; later Q3
    “Present,” says Captain Shreya, already at the next. The outlaws in the ditch shift up to make room for
    you. One passes you his bottle. “It was bravely said,” reports Bim. “It tends to be regretted.”
  more: gain 1 coin
  fail:
    “Louder, Private.” You say it louder. It sounds less true. At the third try she crosses something out.

* Ask her, under the sword, what the war was about.
  skill 6: gain 2 coins, 1 gem; later Q3
    “Pay that soldier,” she tells Bim, “for asking.” He counts it into your palm. Then she stands there for
    so long that he puts down the drum. “Seven years,” says the Captain. “It was about seven years.”
  more: gain 1 food
  fail:
    “If I knew that, Private,” she says, and shuts the roll on your thumb. It leaves ink there: a name,
    backwards.

* Kick the roll out of her hands, into the ditch.
  combat 7: gain 1 green token, 2 coins
    The three outlaws get up and run, pressing two coins into your hand as they pass. Bim wades after the
    pages and dries each on his own sleeve. “That one,” says the Captain, with her eyes on you, “I’ll call
    last.”
  more: gain 1 coin
  fail:
    She is so quick that the fight is over before you are in it. “Repair that, Private,” she says, returning
    you your hat, one half to each hand, and looks round for the rest of you, since she had expected more.

== 8 Men on Strings
premise: a woman flies her son on a kite into a thunderhead for ichor, and the line starts to burn
axis: what do I let go / what do I learn
ending: image

Ulla, a mystic, flies her son up into a thunderhead on a kite. He has three empty flasks at his belt,
because one bottle of storm will buy a field. The string hums. Then it smokes. Ulla has the winch in one
hand and a knife in the other, and she looks from the one to the other, while fire comes down the line.

* Haul him in, burning line and all.
  combat 7: gain 1 reputation, 1 blue token
    You pull until your gloves are gone. “I’d nearly done!” he shouts, coming down black as a boot with one
    flask full. It lights his face from below, and Ulla’s, close to it, and yours, because she has hold of
    you too.
  more: gain 1 coin
  fail:
    Ulla has cut it before you get a grip. He walks home two days later, from the other direction.

* Pay out more line, and send him through the top of it.
  skill 6: gain 3 gems
    The kite goes up out of the storm into the quiet above, where he has all day, so that it is evening
    before three flasks come sliding down the string like beads, full of something that has set hard, and
    shines.
  more: gain 1 food
  fail:
    You run out of line, and then of ground. Ulla has you by the boots. Then she has the boots. You and her
    son come down in the same pond, five miles on, where he explains to you what the knife was for.

* Walk the kite to the buried cistern. You can read well marks now.
  optional: WELLSIGN
  skill 5: gain 1 yellow token
    You know the stone by its hook and its bar. The storm bends down to the water under it, like a cow to a
    trough, and lets go of the boy.
  more: gain 2 food
  fail:
    There was a dot as well. “Dots mean dry,” says Ulla, who has lived here all her life, and might have
    been asked. The boy gets down by himself, by way of her roof.

== 9 The Scar on This Hand
premise: an outlaw cook has a stranger feel the scar on his left hand, which is all he has of his father; there is none on it, and he is about to look
axis: what do I say aloud / what do I pocket while I hold his eyes
ending: loss

“Finger in there, dumpling. Deeper. That’s where he went in, and that’s where he came out, four hundred
pounds of boar, and me nine years old with a bucket! My old dad sewed it with a bootlace. Drew the lace out
of his own boot, cutlet, and walked home flapping. It’s all I’ve got of him, so mind how you press.”

Maddock Three-Spoons holds out his left hand to you across the supper pot. Each of his outlaws has had a
turn, and each is looking into a bowl. The palm is as smooth as an egg. His three spoons stand in the soup.

“Well?” says Maddock, and begins to look down.

* Count him the stitches, out loud, and keep counting.
  skill 5: gain 3 food, 1 coin
    You get to nine. “Eleven, cutlet!” says Maddock, delighted. He pays you a coin for the two. His outlaws
    pass you their bread without a word. Late that night, by the coals, he is counting too. He has not got
    to one.
  more: gain 1 food
  fail:
    At four your voice goes. “There, there,” says Maddock, and pats your cheek with it, the smooth side, the
    only side. “It takes people that way.”

* Hold his eyes, so that he cannot look, and take the third spoon.
  skill 6: gain 4 coins; lose 1 reputation; note SPOON
    It is silver, with four coins rolled up in the handle, and scalds you all the way up your sleeve. The
    boy next to you has seen. After supper Maddock counts. “One,” he says. “Two.” He looks round at every
    face, with love.
  more: gain 1 gem
  fail:
    It is hotter than it looks. “That’ll leave a mark, dumpling,” says Maddock tenderly, binding up your
    fingers. He holds his own hand beside them, to compare.

== 10 The People Against a Scarecrow
premise: a field court tries a scarecrow for standing by during a theft, and you are the only witness who was facing the right way
axis: what do I swear / whom do I protect
ending: speech

“He stood by,” says Judge Arbel, “with open arms, while every egg and purse in Goosegrass was carried off in
front of him. How does he plead?”

The accused is a scarecrow.

“Stubborn. Let the jury note it.” The jury is twelve geese. It notes it. “Call the stranger from the road!
You were the only one facing the right way. Could he have stopped it? Careful. If he could, he’s kindling.”

A match is lit. “My purse is all I care about,” says a nomad woman. Behind her a boy with a ring of keys
studies the clouds, rather pale.

* Swear that he did all he could.
  skill 5: gain 1 reputation, 1 coin; later Q4
    “Acquitted. One coin to the witness.” The geese file out past the scarecrow with lowered heads, then
    past Arbel, hissing. “Right,” she says, unbuttoning her robe. “He can have the job.”
  more: gain 1 food
  fail:
    “Show the court how,” says Arbel. You stand with your arms out until dusk. The geese find you very
    convincing.

* Have the accused searched, with the boy looking on.
  skill 6: gain 1 coin, 1 yellow token
    The straw is stuffed with purses. The nomad woman kisses hers, then you, on both cheeks, and has you sit
    with her family. “I never,” says the boy with the keys, unasked. Then, fainter, from beyond the ditch:
    “I never!”
  more: gain 1 food
  fail:
    Straw. More straw. In the gallery a boy stops studying the clouds and gives you a nod, as to a partner.
    “Let the jury note that too,” says Arbel.

== 11 Both Sides of the Ditch
premise: two neighbours each deepen the ditch between them at night, and tonight they will meet at the bottom with spades
axis: who gets to stop first / what do I do with what they dug up
ending: image

Between Rask’s field and Little Rask’s, who is no relation, there runs a ditch. One night in spring Rask dug
it a spade deeper, so as to own the edge. Little Rask saw it and dug from the other side, and so it went,
night after night, until there were ladders. By day they meet and shake their heads.

“Your field’s sinking,” says Rask.

“It’s yours,” says Little Rask.

Tonight, by bad luck, both of them are down there, with spades. Pell-Oss, a lizardfolk, sits with her legs
over the edge and reads the layers by lantern. “One more spadeful each and they’ll meet,” she says. “I’d
hate it to get on the layers.”

* Tip a barrel of water on them both.
  skill 5: gain 1 red token; note WELLSIGN
    It washes old marks out of the wall. “Nomads,” says Pell-Oss, moving up for you. “Hook for water, bar
    for below.” By noon it is a canal, with one boat on it, quite still, between two toll-houses.
  more: gain 1 coin
  fail:
    Now it is a well. It will need a rope, and they cannot agree from which side.

* Climb down between the spades with a lamp.
  skill 6: gain 3 gems; note WELLSIGN
    It lights up the wall: seven dark lines, then none. “Floods,” says Rask. “Fires,” says Little Rask.
    Below are nomad marks, hook for water, bar for underground, and gems in what they have thrown over their
    shoulders. Two spades lie down side by side.
  more: gain 1 food
  fail:
    They join hands at last, to throw you out. Then they find that they are holding hands.

== 12 Cut or Hold
premise: the post of Ansa’s rope breaks as you step out; riders take hold of the far end, and her living is in your hand
axis: what do I risk / who pays
ending: loss

You step out of Ansa Pike’s ferry basket. The post behind you breaks. You grab her rope as it goes. On the
far side of the gorge the people who are hunting you, nine riders and a mystic, grab the other end. “Eighty
yards of it!” shouts Ansa, at your shoulder. “It’s all I own, it’s all I eat by, and it’s not yours!”

* Cut it, and her living with it.
  skill 6: gain 3 gems; lose 1 reputation; note ROPE; later Q5
    It goes down the Snap like a dropped snake. Ansa watches it all the way. Her fare box, on your half of
    the post, has three gems in it.
  more: gain 1 food
  fail:
    The knife skids, and one strand holds. One rider comes over on it, on foot, arms out, to tell you what
    he thinks of you. Ansa claps.

* Tie it to yourself, and hold it for her.
  combat 7: gain 1 reputation, 1 blue token; later Q5
    They come over, all ten, with you for a post. “What was it we had against this one?” asks the mystic,
    binding up your raw hands. None of them can say. “Three weeks from a fist,” says Ansa, who has looked at
    them all closely.
  more: gain 1 heart
  fail:
    They don’t cross. They pull. You fly over the gorge faster than any basket, with Ansa holding on to your
    belt, and land among ten people too breathless with laughing to rob you.

== 13 Whoever Stands In It
premise: a stone crown lies like a house without a roof; whoever is in it at sundown decides something for the plains, and it is locked
axis: what do I become / who has to obey it
thread: the king in pieces
ending: act

The stone king’s crown lies tilted in the barley, as wide as a chapel. Whoever stands inside it at sundown
decides one thing for all the plains, what a loaf costs, whose fault the weather is, whether one may whistle
after dark, and everybody keeps to it. Today there is a padlock on the door. Twelve people are on ladders
against the walls, kicking at each other, while outlaws lie in the barley and watch the purses swing. “No
pushing! I’ve waited nine years for this!” cries the lowest. “I’ve only one thing to forbid!” The sun
touches the ground.

* Go over the rim alone, and decide it yourself.
  skill 7: gain world card Stone Monarch's Signet, 1 coin
    The last of the light falls on a ring in the dust. You decide what anyone would who had walked so far.
    All over the plains, at ploughs, at gates, half-way through a quarrel, people sit down.
  more: gain 1 gem
  fail:
    A hen was in first. Eggs are free this year.

* Break the lock, and let everybody decide.
  skill 5: gain 1 reputation, 1 gem
    Four hundred people decide for a week and cannot afterwards find what it was. “It was unanimous,” they
    tell you, wherever you ask. You get the gem out of the padlock.
  more: gain 1 food
  fail:
    The padlock was only hung there, and the door opens towards you. “Pull!” call twelve people on ladders,
    who have watched you push since the sun went down.

* Sweep the ladders off with a rope you cut down at the Snap.
  combat 6: gain 1 green token, 1 coin; lose 1 reputation; note ROPE
    Twelve ladders go over like a hand of cards. “One for you,” say the outlaws, sharing out purses with you
    in the barley, quite fairly. “One for us. One for you.” In the rope’s end is a ferry-woman’s knot. You
    pick it undone.
  more: gain 1 coin
  fail:
    Her knot holds better than you do, and you swing there from the king’s crown until it is dark. Twelve
    people look down at you, united.

== 14 Three Slow, One Quick
premise: smoke comes out of a field; below, outlaws wait for a particular knock while a patrol walks nearer over their heads
axis: whom do I hide / what do I hear
ending: act

NOTHING UNDER HERE, says a new board in the stubble. Beside it, from a hole no wider than your hat, comes
smoke that smells of onions.

“Was that the knock?” asks the ground.

“That was feet,” the ground answers. “Hush.”

Over the rise walks a patrol, nine farmers with forks behind Corporal Bim. “A smoke was observed,” he
reports, and sniffs. Ten more steps, and they will be standing on it.

* Sit down on the hole, smoke and all.
  otherwise
  skill 6: gain 1 green token; note KNOCK
    You steam. “A fog was encountered,” says Bim, writing it down, and marches on. Something raps on your
    boot from below: slow, slow, slow, quick. It is how they knock here, and how they say thanks.
  more: gain 1 coin
  fail:
    You cough like a chimney. Bim hands you a handkerchief. So does the hole.

* Stamp on the lid, and shout that it is over.
  otherwise
  skill 5: gain 2 coins
    All over the field lids go up, and hands. “A reward was earned,” says Bim, and pays it. The last man
    brought past is mild and tidy, with a ledger. “Blackmarch, Ravel,” he says, spelling it, and writes down
    your boots, with the size.
  more: gain 1 food
  fail:
    It happens to be the signal for supper. All over the field lids go up, and bowls, and you are served a
    helping by a cook who only then looks higher than your knees.

* Give up the silver spoon. Word has come here before you.
  must: SPOON
  then: gain 1 green token; lose 1 reputation
    “That’s Maddock’s,” says a mild voice in the ground. A hand waits in the smoke until you have laid it
    there. “You may come down,” says Ravel Blackmarch. He does not say when up. A lid shuts over your head.
    Farmers walk across it.

== 15 What the King Has Heard
premise: people confess into a stone ear; a small man lives in it, sells what he hears, and has just got your secret
axis: what do I want known / what do I want to know
thread: the king in pieces
ending: question

Muttering comes out of a hillside. It is the stone king’s ear. All day long people climb a ladder to it, one
behind another, put their lips to the cold stone and tell it the worst thing they ever did. You have just
told it yours.

“Fresh in!” calls a voice round the back. “One owner, hardly worn, two coins the line!”

A small man called Tick lives in there, and sells it. He licks his pencil.

“Bless me, is that what he does?” says Elder Oonagh, the old mystic who went up before you. “I’ve forgotten
what I said. I hope it was good.”

* Climb back up and ask Tick how he lives, while he sells you.
  skill 6: gain 1 blue token
    You say that it must be damp, you ask who does the cooking, and at last the pencil stops. A foot comes
    out, then all of Tick. “Who wants to know?” he says. Oonagh takes both of you home to supper.
  more: gain 1 gem
  fail:
    “Visitor in!” calls the voice. “Soft-hearted, a coin the line!” Before you are down the ladder you hear
    it sold again, at a discount. Is that all it was worth?

* Step round to the hatch and buy the old woman’s secret.
  skill 5: gain 2 coins, 1 food
    Hers is short: “I have forgotten what for.” You sell it on at once, for two coins and a sausage. When
    you look back, she is at the hatch. “And what did that one do?” she asks.
  more: gain 1 food
  fail:
    It is a washing list. “Three shirts,” it says, “one not mine.” Whose was it?

== 16 Everyone Looks at Their Hands
premise: at a wedding the band reaches the last verse, which is gone; in the silence every guest looks at their hands, and the bride is about to run
axis: what do I sing / whom do I let go
thread: the song without an end
ending: loss

Fiddles, stamping, dust. Then the wedding song comes to its last verse, which everyone has forgotten, and
the band stops, and all the guests look down at their hands. Two people do not. One is Dunya Reed, a nomad,
who has looked for that verse all her life. “Help me,” she breathes. “It’s there that it…” The other is the
bride. She is looking at the tent flap. In four beats the drum comes back.

* Give Dunya your promise to ask for it wherever you go.
  skill 5: gain 1 yellow token; note TUNE; later Q6
    She ties a knot for you in her string, among the knots of everybody who ever promised, and you hold the
    free end for her. The drum comes in. When you look up, there is a groom, and no bride.
  more: gain 1 food
  fail:
    The string breaks. Dunya kneels among the dancers, picking up knots, until the lamps are out. “Leave
    it,” she says, when you kneel too. “That one was…”

* Hold the flap open for the bride, before the drum.
  skill 6: gain 1 coin, 1 bird; later Q6
    “It’s got bells on,” says the bride, throwing you the reins of her wedding bird. “They’d hear me.” She
    runs. The groom looks at the flap. He goes on dancing, with one arm out.
  more: gain 1 food
  fail:
    She trips on your foot, into the arms of the band, which the guests take for the last verse; they cheer
    until the tent shakes. She looks at you, once, over the drum.
