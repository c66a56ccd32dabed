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

Oda the gatewoman sets her shoulder to the wood. “The first roof inside is thatch with a baby under it,” she
says, “and the next is the lock-up with an outlaw in it and he’s somebody’s baby too. Push!”

“You’ll crush the eggs,” says the lizardfolk who oils the hinges. “I’ve counted them. I’ve named them.”

* Push the gate shut, larks and all.
  combat 6: gain 1 green token, 1 coin; lose 1 reputation
    The town stands. So does the lock-up. The outlaw reaches a coin out to you between the bars, and then he
    reaches out his hand, and it is shaking. In the morning the gate sings on one hinge. People go round by
    the ditch.
  more: gain 1 coin
  fail:
    You lean on it and groan and count to three and lean on it again, and it will not close. The wind turns.
    The town is saved. “I wasn’t pushing,” you say, when you can say it. “No,” says Oda. “It’s a heavy
    gate.”

* Spare the larks, and bet the town on a second fire.
  skill 7: gain 1 reputation, 1 red token, 1 food
    The two fires meet in the road like cousins who don’t speak. The lizardfolk shares her lunch with you in
    the warm ash, and Oda climbs up to the hinges and blows the soot off the eggs. One. Two. Three.
  more: gain 1 gem
  fail:
    The wind turns round, spares the gate and comes after you, over one field and the next and the next, as
    far as a pond. You spend the night in it. Above you the larks rise out of the smoke and sing, at you
    personally.

== 2 Two Days Short of Sorry
premise: a woman ferries travellers over the Snap in a basket and asks each to carry her ring to a man who went to the Last Ruin
axis: what do I promise / what do I say to her face
thread: the ring
ending: act

“Sit in the middle,” says Ansa Pike. She hauls you out over the gorge in a basket. “You’re for the Last
Ruin. So was my Tobin, four years and nine hundred miles ago.”

Half-way over, where the wind is worst, she stops hauling and takes a notched brass ring from her neck.

“Carry him that.”

“Are you still angry with him?” you ask.

“I’ve come a fair way from that. I’m two days short of sorry. One more yard of arm and I’d have had him by
the coat.” Every nomad on this road has told her no, for a lost man’s ring is heavy. She needs that hand for
the rope. She holds it out to you.

* Take it, and owe her a journey.
  skill 5: gain 1 yellow token; note RING; later Q1
    “It’s a long way,” says Ansa. She closes your fingers over it, one at a time. The nomads at the landing
    have seen. The oldest pulls off her left glove without a word and holds it out, for the hand with the
    ring in it.
  more: gain 1 food
  fail:
    The wind takes the basket. She grabs for you and not for the ring, and it swings on its string over all
    those fathoms until she has drawn it up, hand over hand. She does not ask again.

* Refuse, hanging there, and say he might yet come himself.
  skill 6: gain 3 coins; later Q1
    “He did,” says Ansa. “He rode up one morning in that same coat and he lifted his hat to me and he asked
    me the fare.” She kicks a purse out from under the seat. “That’s it. See if you can spend it.”
  more: gain 1 gem
  fail:
    She says nothing at all. Then she spits on her hands and hauls, yard after yard, back to the side you
    came from.

== 3 Somebody Is Sawing the King
premise: two villages own the stone hand by turns, a week each; before midnight one will saw off the finger that points at it
axis: whose insult is it / what do I keep whole
thread: the king in pieces
ending: joke

Five men from Easter village climb up the stone king’s left hand and begin to saw off a finger.

“It’s pointed at us for a hundred years,” one tells you, “at my house, at my bed in fact. From midnight it’s
Wester village that owns the hand. We’ll see what they point with then.”

Cows sleep under that hand. Over the stubble comes the whole of Wester with ladders and lanterns and saws.
Wester wants the thumb. “I’ve glued him twice,” says an old lizardfolk mason, wringing her cap.

“Saws! Fresh saws!” cries a pedlar, Josper Nill.

* Turn the whole hand, and make it point at somebody else.
  skill 8: gain 1 red token, 2 coins, 1 food
    It takes sixty oxen and both villages on one rope. “Mind his poor thumb!” cries the mason. Afterwards
    she kisses it. Then she kisses you. By midnight the hand points at the tax office in Larkgate. People
    bring picnics and look along it.
  more: gain 1 gem
  fail:
    You have only spat on your palms when it turns by itself, a little, as a sleeper’s hand would. Then
    there is no one left on the ladders. There is no one left in the field.

* Save the finger with a wedding ring, and leave Easter pointed at.
  skill 5: gain 2 coins
    “You can’t saw a man who’s engaged,” says Easter. Both villages collect for the present, and you hold
    the plate, and behind you they are already knocking each other down about the bride.
  more: gain 2 food
  fail:
    “Who’s the lady?” asks Easter. You have not thought of a lady. “Take your time,” they say, very
    friendly, with their legs hanging down on both sides of the finger. They leave the saw in.

* Call the goat you sold. She is here, under the thumb.
  optional: COLLAR
  skill 5: gain 2 coins
    Duchess walks out to the fingernail, eats the handles off the saws, and stays until both villages have
    paid you to get her down. “I know that chin,” says Josper. “That’s her wanting afters.” The chin points
    at you.
  more: gain 1 food
  fail:
    She tries Easter’s boots. She tries Wester’s. She decides on your hat.

== 4 The Ninth Is Taken
premise: nine doorsteps stand in the grass without houses; people sit on eight each evening, and today a child sits on the one in the middle
axis: what do I ask / what do I leave alone
ending: question

Nine doorsteps stand in the grass without a house among them. Every evening eight old people come out from
the village, each to a step of their own, and they talk until it is dark about who lived where. The step in
the middle stays empty. “Draughty,” they say. Tonight there is a child on it, swinging her feet. The eight
have stopped talking. One of them, a mystic, has stopped eating.

* Sit with the child, on the step they have kept empty.
  skill 5: gain 1 reputation, 2 food; later Q2
    “It’s mine,” says the child, “from when I was big.” She breaks her loaf in three. One piece is for you
    and one is for her, and the third she puts behind you both, where a door would open. For whom?
  more: gain 1 heart
  fail:
    All eight stand up at once, like people when a guest comes in. Then they turn red. The child is gone.
    Which of them had she been waiting for?

* Knock where her door would be, though eight heads shake.
  skill 7: gain 1 blue token, 1 food
    “It’s open, love!” calls an old man from the end step, and claps a hand over his mouth. The mystic
    pushes her supper on you and writes his words on the plate. “Knock again,” she begs. “Who’s love?” asks
    the old man.
  more: gain 1 gem
  fail:
    Your knuckles meet nothing, three times. “Like this,” says the child. She leans over and knocks on the
    same air in the same place, and it sounds like oak. How did she do that?

== 5 The Only Watch-Goat on the Plains
premise: a goat has been hired out as a watchdog; the camp she guards is being robbed, and she is watching it
axis: what do I own up to / whom do I help to what
thread: the goat
ending: joke

A goat guards the sleeping camp. It says GUARD on her collar. Josper Nill has hired her out for it, by the
night. Three robbers tiptoe past her, out of one tent and into the next, first with an armful of hams, then
with an armful of boots, then with the cook’s own featherbed. “Evening, miss,” they say to her, each time.
The goat, as hired, is watching.

* Sell the robbers the goat as well, and let the camp sleep.
  skill 6: gain 3 coins; note COLLAR
    They pay in a hurry with the camp’s own money and lead her off. The night is very still. After some
    time, from a long way out, you hear a voice say, quite softly, “Where’s my other sleeve?”
  more: gain 1 food
  fail:
    She will not walk. “Call that a guard?” hiss the robbers. They take you for her owner. “She let us in.
    She held the flap!” You promise to speak to her.

* Bleat the camp awake, with the robbers nearer than the cook.
  skill 5: gain 3 food, 1 coin
    The camp is up in a moment. The robbers run and shed hams and boots and feathers all the way to the
    road. The goat has turned her back. She is ashamed of your accent.
  more: gain 1 food
  fail:
    She answers. It is the first thing she has said all night, and it is long. The robbers finish the last
    tent and come back and stand there with their hats off until she is done. Then they leave.

== 6 One of Us Is Not a Tea Merchant
premise: a caravan mistress lines up four drivers and pours: one of them has marked her wells for raiders, and cannot know tea
axis: whom do I believe / what is it worth to be sure
ending: act

Tamar Ulay lays a plank across the road, sets four cups on it and lines up her drivers behind them. “You
were all tea merchants once, or so you told me,” she says. “One of you lied. He scratches signs on my wells,
for raiders to read. The last two were dry.”

Since noon a cloud of dust has followed the caravan. It comes on against the wind.

“A tea man will taste what’s wrong with this and spit it out and ask me who my grocer is,” she says, and
pours. “A liar will drink up and smile. You, stranger, you’ve no friend here. Tell me which.”

Four hands go out to the cups.

* Accuse one of the four, and live with it if you are wrong.
  skill 6: gain 1 yellow token, 1 coin; note WELLSIGN
    Four men make one face. But under the plank one toe is drawing in the dust: a hook, a bar. “Water,”
    reads Tamar. “Below ground.” Now you can read it too. She throws his bedroll off the wagon and ties on
    yours.
  more: gain 2 food
  fail:
    You point at the one who spilled his tea. “He burned that hand pulling me out of a fire,” says Tamar.
    She takes it in both of hers. Somewhere along the plank, very softly, one of the others breathes out.

* Spare three honest men, and drink all four cups yourself.
  skill 5: gain 1 reputation, 1 coin
    The fourth is bitter with sleeproot. So Tamar knew, and meant to leave that driver asleep in the road.
    He sees you sway. Then he tells it all, well by well, while she walks you up and down and up and down.
  more: gain 1 heart
  fail:
    “Well?” says Tamar. You can’t feel your teeth. You were the one person here whom she might have
    believed, and you drink up and smile.

== 7 Answer to Your Name
premise: an officer at the crossroads reads a muster of soldiers whom no one remembers, and then a name you know from home
axis: what do I sign / what do I ask
thread: the muster
ending: speech

“Private Marsh!” shouts Captain Shreya. She has a crossroads, a sword, and a roll of soldiers whom no one
has ever met.

“He was not heard, ma’am,” says Corporal Bim, her only man. He beats a drum that has no skin.

“Then he’s a deserter,” says the Captain, “like those three.” She has caught three outlaws and put them in
the ditch. She licks her thumb and turns the page and reads out the next name, and it is one from your own
village and not common.

“A face was made, ma’am,” says Bim unhappily. He means yours.

“There isn’t any war,” you say.

The sword comes off the Captain’s shoulder. “Is that you, Private?” she asks. “Yes or no?”

* Answer “Here” for him, and be a soldier in his place.
  skill 5: gain 1 green token; lose 1 reputation; note OATH; later Q3
    “Present,” says Captain Shreya. She goes on to the next. In the ditch the three outlaws get up and
    salute you, not very straight, and one hands you his bottle. “It was bravely said,” reports Bim. “It
    tends to be regretted.”
  more: gain 1 coin
  fail:
    “Louder, Private.” You say it louder. It sounds less true. At the third try she crosses something out.

* Let him be called a deserter, and ask what the war was about.
  skill 6: gain 2 coins, 1 gem; later Q3
    “Pay that soldier,” says the Captain, “for asking.” Bim counts it into your palm. She stands there with
    her mouth open for so long that he puts down the drum. “Seven years,” she says. “It was about seven
    years.”
  more: gain 1 food
  fail:
    “If I knew that, Private,” says the Captain, and shuts the roll on your thumb. It leaves ink there: a
    name, backwards.

* Free the three outlaws: kick her roll into the ditch.
  combat 7: gain 1 green token, 2 coins
    The three outlaws get up and run and press two coins into your hand as they pass. Bim wades after the
    pages and dries them one by one on his own sleeve. “That one,” the Captain tells him, pointing at you,
    “I’ll call last.”
  more: gain 1 coin
  fail:
    She is so quick that the fight is over before you are in it. “Repair that, Private,” says the Captain,
    and returns your hat to you, one half to each hand. She had expected more of you.

== 8 Men on Strings
premise: a woman flies her son on a kite into a thunderhead for ichor, and the line starts to burn
axis: what do I let go / what do I learn
ending: image

Ulla the mystic flies her son up into a thunderhead on a kite. He has three empty flasks at his belt. “One
bottle of storm buys one field,” she says, “and I have three boys and no field at all, and he is the
lightest.” The string hums. Then it smokes. Ulla has the winch in one hand and a knife in the other, and
fire comes down the line towards them both, and she cannot choose.

* Haul him in now, and lose the field he went up for.
  combat 7: gain 1 reputation, 1 blue token
    You pull until your gloves are gone. “I’d nearly done, Mother!” he shouts, and comes down black as a
    boot with one flask full. It lights his face from below and it lights Ulla’s and it lights yours,
    because she has hold of you too.
  more: gain 1 coin
  fail:
    Ulla has cut it before you get a grip. The kite goes up into the black and does not come out. Two days
    later he walks home, from the other direction.

* Pay out more line, and send him higher, while it lasts.
  skill 6: gain 3 gems
    The kite goes up and up, out of the storm and into the quiet above, and there he has all day. At evening
    three flasks come sliding down the string like beads. What is in them has set hard, and shines.
  more: gain 1 food
  fail:
    You run out of line, and then of ground. Ulla has you by the boots. Then she has the boots. Five miles
    on, you and her son come down in the same pond. There he explains to you what the knife was for.

* Walk the kite to the buried cistern. You can read well marks now.
  optional: WELLSIGN
  skill 5: gain 1 yellow token
    You know the stone by its hook and its bar. The storm bends down to the water under it, like a cow to a
    trough, and lets go of the boy.
  more: gain 2 food
  fail:
    There was a dot as well. “Dots mean dry,” says Ulla. She has lived here all her life, and might have
    been asked. The boy gets down by himself, by way of her roof.

== 9 The Scar on This Hand
premise: an outlaw cook has a stranger feel the scar on his left hand, which is all he has of his father; there is none on it, and he is about to look
axis: what do I say aloud / what do I pocket while he looks away
ending: loss

“Finger in there, dumpling. Deeper. That’s where he went in, and that’s where he came out, four hundred
pounds of boar, and me nine years old with a bucket! My old dad sewed it with a bootlace. Drew the lace out
of his own boot, cutlet, and walked home flapping. It’s all I’ve got of him, so mind how you press.”

Maddock Three-Spoons holds out his left hand to you across the supper pot, where his three spoons stand in
the soup. The palm is as smooth as an egg. There is no scar. His outlaws have all had a turn. Now they all
study their bowls.

“Well?” says Maddock, and begins to look down.

* Count him stitches that are not there, and lie to his face.
  skill 5: gain 3 food, 1 coin
    You get to nine. “Eleven, cutlet!” says Maddock, delighted, and pays you a coin for the other two. His
    outlaws pass you their bread without a word. Late that night, by the coals, he counts them himself. He
    has not got to one.
  more: gain 1 food
  fail:
    At four your voice goes. “There, there,” says Maddock, and pats your cheek with that hand, the smooth
    side, the only side. “It takes people that way.”

* Spill the soup, so that he looks away, and keep a spoon.
  skill 6: gain 4 coins; lose 1 reputation; note SPOON
    It is silver, it has four coins rolled up in the handle, and it scalds you all the way up your sleeve.
    The boy next to you saw. After supper Maddock counts his spoons. “One,” he says. “Two.” He smiles at
    everybody, with love.
  more: gain 1 gem
  fail:
    It is hotter than it looks. “That’ll leave a mark, dumpling,” says Maddock tenderly. He binds up your
    fingers. He holds his own hand beside them, to compare.

== 10 The People Against a Scarecrow
premise: a field court tries a scarecrow for standing by during a theft, and you are the only witness who was facing the right way
axis: what do I swear / whom do I protect
ending: speech

“He stood by with open arms,” says Judge Arbel, “while every egg and every purse in Goosegrass was carried
off in front of him. How does he plead?”

The accused is a scarecrow.

“Stubborn. Let the jury note it.” The jury is geese. They note it. “Now the stranger from the road! You were
the only one facing the right way. Could he have stopped it? Careful. If he could, he’s kindling.”

A match is lit. “My purse is all I care about,” says a nomad woman. Behind her stands a hungry boy with a
ring of keys. He is pale. He studies the clouds.

* Swear the scarecrow innocent, and say nothing of the boy.
  skill 5: gain 1 reputation, 1 coin; later Q4
    “Acquitted. One coin to the witness.” The geese file out past the scarecrow with lowered heads, then
    past Arbel, hissing. “Right,” she says, unbuttoning her robe. “He can have the job.”
  more: gain 1 food
  fail:
    “Show the court how,” says Arbel. You stand with your arms out until dusk. The geese find you very
    convincing.

* Have the straw searched, whatever becomes of the boy.
  skill 6: gain 1 coin, 1 yellow token
    The straw is stuffed with purses. The nomad woman kisses hers and then she kisses you and then she makes
    her five brothers do it. “I never,” says the boy with the keys, unasked. Then, fainter, from beyond the
    ditch: “I never!”
  more: gain 1 food
  fail:
    Straw. More straw. In the gallery a boy stops studying the clouds and gives you a nod, as to a partner.
    “Let the jury note that too,” says Arbel.

== 11 Both Sides of the Ditch
premise: two neighbours each deepen the ditch between them at night, and tonight they will meet at the bottom with spades
axis: who gets to stop first / what do I do with what they dug up
ending: image

Rask has a field. Little Rask, no relation, has the next one, and between them runs a ditch. One night in
spring Rask dug it a spade deeper, to own the edge, so the next night Little Rask dug from the other side,
and so it went on until they needed ladders.

“Your field’s sinking,” says Rask, by day.

“It’s yours that’s sinking,” says Little Rask.

Tonight both of them are down there. You can hear the two spades. On the edge a lizardfolk, Pell-Oss, reads
the old writing on the wall by lantern. “One more spadeful each and they’ll meet,” she says, “and then
they’ll fight, and that’s a thousand years of wall spoiled. Stop them.”

* Tip a barrel of water on both men, and risk her wall.
  skill 5: gain 1 red token; note WELLSIGN
    It washes the mud off the old writing. “Nomads,” says Pell-Oss, and guides your finger along it. “Hook
    for water, bar for below.” By noon it is a canal, with one boat on it, quite still, between two
    toll-houses.
  more: gain 1 coin
  fail:
    Now it is a well. It will need a rope, and they cannot agree from which side.

* Climb down between the spades, and risk your own head.
  skill 6: gain 3 gems; note WELLSIGN
    They will not hit a stranger, so they show you the wall instead: seven black lines and then nomad marks,
    a hook for water and a bar for underground. The stones that they threw over their shoulders were gems.
    Two spades lie side by side.
  more: gain 1 food
  fail:
    They join hands at last, to throw you out. Then they find that they are holding hands.

== 12 Cut or Hold
premise: the post of Ansa’s rope breaks as you step out; riders take hold of the far end, and her living is in your hand
axis: what do I risk / who pays
ending: loss

You step out of Ansa Pike’s ferry basket. The post that holds it breaks. You grab her rope as it goes. But
nine riders and a mystic have hunted you for three days, and now they stand on the far side of the gorge and
grab the other end. “Eighty yards of it!” shouts Ansa. “It’s all I own, it’s all I eat by, and it’s not
yours!”

* Cut it, and her living with it.
  skill 6: gain 3 gems; lose 1 reputation; note ROPE; later Q5
    It goes down the gorge like a dropped snake, and Ansa watches it all the way to the bottom, and for some
    time after that. Her fare box is on your half of the post. It has three gems in it.
  more: gain 1 food
  fail:
    The knife skids, and one strand holds. One rider walks over on it, with his arms out, all the way across
    that gorge, only to tell you what he thinks of you. Ansa claps.

* Hold it for her, and let your hunters cross on it.
  combat 7: gain 1 reputation, 1 blue token; later Q5
    They come over, all ten, with you for a post. “What was it we had against this one?” asks the mystic.
    She binds up your raw hands. None of them can say. Ansa asks all ten of them for the fare.
  more: gain 1 heart
  fail:
    They don’t cross. They pull. You fly over the gorge faster than any basket, with Ansa on your belt, and
    you land among ten people who laugh so hard that they cannot rob you.

== 13 Whoever Stands In It
premise: a stone crown lies like a house without a roof; whoever is in it at sundown decides something for the plains, and it is locked
axis: what do I become / who has to obey it
thread: the king in pieces
ending: act

The stone king’s crown lies tilted in the barley, as wide as a chapel. Whoever stands inside it at sundown
may decide one thing for all the plains: what a loaf costs, or whose fault the weather is, or whether one
may whistle after dark. Everybody keeps to it. Today there is a padlock on the door. The walls are thick
with ladders, and on the ladders people kick at each other, and outlaws lie in the barley and watch the
purses swing. “I’ve waited nine years!” cries the lowest. “I’ve only one thing to forbid!” The sun touches
the ground.

* Go over the rim first, and decide for people you never met.
  skill 7: gain world card Stone Monarch's Signet, 1 coin
    The last of the light falls on a ring in the dust. You decide what anyone would who had walked so far.
    All over the plains, at the plough and at the gate and half-way through a quarrel, people take off their
    boots.
  more: gain 1 gem
  fail:
    A hen was in first. Eggs are free this year.

* Break the lock, and let four hundred quarrels in.
  skill 5: gain 1 reputation, 1 gem
    Four hundred people decide for a week and cannot afterwards find what it was. “It was unanimous,” they
    tell you, wherever you ask. You get the gem out of the padlock.
  more: gain 1 food
  fail:
    The padlock was only hung there. The door opens towards you. “Pull!” call the people on the ladders.
    They have let you push since the sun went down.

* Steal a ferry-woman’s rope, and sweep all the ladders off.
  combat 6: gain 1 green token, 1 coin; lose 1 reputation; note ROPE
    The ladders go over like a hand of cards. “One for you,” say the outlaws, and share out the purses with
    you in the barley, quite fairly. “One for us. One for you.” In the rope’s end is a ferry-woman’s knot.
    You pick it undone.
  more: gain 1 coin
  fail:
    Her knot holds better than you do, and you swing there by one foot from the king’s crown until it is
    dark. On every ladder they laugh together, united.

== 14 Three Slow, One Quick
premise: smoke comes out of a field; below, outlaws wait for a particular knock while a patrol walks nearer over their heads
axis: whom do I hide / what do I hear
ending: act

NOTHING UNDER HERE, says a new board in the stubble. Beside it, from a hole no wider than your hat, comes
smoke that smells of onions.

“Was that the knock?” asks the ground.

“That was feet,” the ground answers. “Hush.”

Over the rise walks Corporal Bim with a patrol of farmers, and every farmer has a fork and had a pig, and
they are out for the outlaws who ate them. “A smoke was observed,” says Bim, and sniffs. Ten more steps, and
they will be standing on it.

* Sit on the hole for them, and never mind the pigs.
  otherwise
  skill 6: gain 1 green token; note KNOCK
    You steam. “A fog was encountered,” says Bim. He writes it down and marches on. Something raps on your
    boot from below: slow, slow, slow, quick. It is how they knock here. It is how they say thanks.
  more: gain 1 coin
  fail:
    You cough like a chimney. Bim hands you a handkerchief. So does the hole.

* Stamp on the lid, and give the hungry voices up.
  otherwise
  skill 5: gain 2 coins
    All over the field lids go up, and hands. “A reward was earned,” says Bim, and pays it. The last to be
    led past is mild and tidy and carries a ledger. “Blackmarch, Ravel,” he says, and writes down your
    boots, with the size.
  more: gain 1 food
  fail:
    It happens to be the signal for supper. All over the field lids go up, and bowls. A cook fills one for
    you and hands it up, and only then sees anything above your knees.

* Give up the silver spoon. Word has come here before you.
  must: SPOON
  then: gain 1 green token; lose 1 reputation
    “That’s Maddock’s spoon,” says a mild voice in the ground. A hand waits in the smoke until you give it
    up. “You may come down,” says the voice. It does not say when up. A lid shuts over your head. Farmers
    walk across it.

== 15 What the King Has Heard
premise: people confess into a stone ear; a small man lives in it, sells what he hears, and has just got your secret
axis: what do I want known / what do I want to know
thread: the king in pieces
ending: question

In a hillside lies the stone king’s ear. All day long people climb the ladder to it, one behind the other,
and they put their lips to the cold stone and tell it the worst thing they ever did. You have just told it
yours.

“Fresh in!” calls a voice round the back. “One owner, hardly worn, two coins the line!”

A small man called Tick lives in the ear and sells what he hears. Yours is next. He licks his pencil.

“Bless me, is that what he does?” says an old mystic, Elder Oonagh. She went up just before you. “I’ve
forgotten what I said. I hope it was good.”

* Let yours be sold, and ask Tick how he lives.
  skill 6: gain 1 blue token
    You say that it must be damp in there, and you ask who does his cooking, and whether he has a stove, and
    at last the pencil stops. A foot comes out, then all of Tick. Oonagh takes both of you home to supper.
  more: gain 1 gem
  fail:
    “Visitor in!” calls the voice. “Soft-hearted, a coin the line!” Before you are down the ladder you hear
    it sold again, at a discount. Is that all it was worth?

* Buy the old woman’s secret, and sell it in place of yours.
  skill 5: gain 2 coins, 1 food
    Hers is short: “I have forgotten what for.” You sell it on at once, for two coins and a sausage. Behind
    you she has found the hatch. “And what did that one do?” she asks.
  more: gain 1 food
  fail:
    It is a washing list. “Three shirts,” it says, “one not mine.” Whose was it?

== 16 Everyone Looks at Their Hands
premise: at a wedding the band reaches the last verse, which is gone; in the silence every guest looks at their hands, and the bride is about to run
axis: what do I sing / whom do I let go
thread: the song without an end
ending: loss

Fiddles, stamping, dust. Then the wedding song comes to its last verse, and everyone in the tent has
forgotten it, and the band stops, and the dancers stop, and all the guests look down at their hands. Two
people do not. One is a nomad, Dunya Reed. She has hunted that verse all her life. “Help me,” she breathes.
“Ask for it wherever you go, at every well and every wedding, because it’s there that it…” The other is the
bride. She wants to be gone. In four beats the drum comes back, and the whole tent will look up.

* Promise Dunya to hunt it too, and let the bride’s moment pass.
  skill 5: gain 1 yellow token; note TUNE; later Q6
    She ties a knot for you in her string, among the knots of everybody who ever promised, and you hold the
    end of it for her. The drum comes in. In the middle of the floor stands a groom.
  more: gain 1 food
  fail:
    The string breaks. Dunya kneels among the dancers, picking up knots, until the lamps are out. “Leave
    it,” she says, when you kneel too. “That one was…”

* Hold the tent open for the bride, with Dunya’s hand on your sleeve.
  skill 6: gain 1 coin, 1 bird; later Q6
    “It’s got bells on,” says the bride. She throws you the reins of her wedding bird. “They’d hear me.” She
    runs. When the drum comes in the groom goes on dancing, round and round, with one arm out.
  more: gain 1 food
  fail:
    She trips over your foot and into the arms of the band, and the guests take that for the last verse and
    cheer until the tent shakes. She looks at you, once, over the drum.
