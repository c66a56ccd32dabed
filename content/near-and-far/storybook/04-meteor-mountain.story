# Map four, Meteor Mountain: quests 33 to 48. One road up, everybody on it, everybody sure.

planned: Q12 Long Grass
planned: Q13 T and A
planned: Q14 The Drawer
planned: Q15 Number Forty-One
planned: Q16 Cut Old
planned: Q17 Item, One Favour

== 33 A Genuine Piece of Sky
premise: stones are numbered and sold at the foot of the mountain; Number Forty is sold to you, and at once a woman whose roof it broke offers two coins for it, while a man whose daughter found it is still running with his rings
axis: whom do I believe / when do I let go
thread: stone number forty
ending: joke

“Sold!” says Bartle, and folds your fingers over a grey stone. “Number Forty, a genuine piece of sky.” The
stone turns over in your fist, like a cat, to face the mountain.

“That came through our roof,” says a barefoot woman in a shawl. She holds out two coins. “Let me buy it. I
want to throw it as far as I can.”

Up the street a man comes running and pulls off his rings as he runs. “Wait for me!” he shouts. “My little
girl found that! She’s cried for a week!”

The woman begins to close her hand.

* Sell it to the woman, before he comes.
  skill 5: gain 2 coins
    The woman turns red, and the man stops dead. They both work for Bartle. “But everyone waits for the
    rings,” says Bartle, and counts you out two coins like teeth. All the way home his pocket pulls uphill.
  more: gain 1 coin
  fail:
    Under the shawl is a man with two hats. When you have worked that out he has three, and you have none.

* Wait for the man with the rings.
  skill 6: gain 3 gems
    He feels the stone turn over, and forgets that he works for Bartle. He prises the gems out of three
    rings for you and runs off uphill, with his fist pulling in front. “But I found it in the road,” says
    Bartle.
  more: gain 1 coin
  fail:
    He runs straight past you to a man with Number Twelve, and the woman runs after him. You open your fist.
    It is an onion, facing the mountain.

== 34 Hold This
premise: a smith has caught a falling stone on his anvil and must not stop hammering or it goes on falling; his arm is giving out, and a kiln offers to sit on it, for a favour
axis: what do I take over / for how long
ending: act

“Hold this,” says the smith, and means the hammer. He has caught a falling star on his anvil, but it has not
finished falling. When he stops hitting it, it will go on down. Straight below stand two inns full of
outlaws, and a wedding. His arm has begun to shake.

A brick kiln on legs comes up from the lizardfolk’s camp. “I could sit on it,” says Old Pumice through its
oven door, “for a favour. I don’t yet know which.”

* Take the hammer and carry on.
  combat 6: gain 1 green token, 1 food
    “Keep it even!” shout the outlaws from below. At dawn they climb up to complain, and see your hands.
    They put down the ham they were stealing and take a turn each. There is a list now. You are down for
    Thursdays.
  more: gain 1 coin
  fail:
    You miss one beat. The star drops a yard, with a sort of sigh, and lands on the lunch. “It does that,”
    says the smith, and takes back the hammer.

* Let the kiln sit, and owe the favour.
  skill 6: gain 1 red token, 1 food; note KILN; later Q17
    Old Pumice sits down, the ringing stops, and you get the first loaf. Then the kiln writes your favour in
    soot on its own door, where every lizardfolk on the road can read it.
  more: gain 1 coin
  fail:
    “One anvil,” says Old Pumice, sitting down on it. “One pair of tongs. One hat.” The smith goes on
    hammering round the edge.

* Lead the smith off to bed.
  skill 5: gain 2 gems, 1 food; lose 1 reputation
    The star goes through the ledge, two inns and a wedding cake. You eat some of the cake on the way down.
    “Yours, is it?” asks the bride. The star lies at her feet in two bright halves.
  more: gain 1 gem
  fail:
    It does not fall. It hangs there, humming. The smith looks at his arm. “All week,” he tells it, very
    quietly.

== 35 The Rope of Buyers
premise: thirty prospectors have roped themselves in a ring and each believes he leads; the rope catches those who slip; Josper has left you his beloved goat to mind, and she is eating the rope
axis: whose goat do I give away / what do I let break
thread: the goat
ending: joke

Thirty prospectors trudge round and round one boulder, roped together in a ring. They have done it for four
days, and each believes that he leads. “Nearly there!” croaks a nomad with a brass cup. At the steep place he
slips, and the rope catches him.

Josper sold them that rope. “Mind her for me,” he told you. “She’s all I’ve got.” He kissed his goat on the
nose and went to dinner.

The goat is eating the rope.

* Sell them the goat, to pull them straight.
  skill 5: gain 1 yellow token; note COLLAR
    The goat looks at you for some time. Then she sets off straight downhill, with thirty men behind her
    congratulating one another. Josper comes back with a cabbage leaf for her, and lays it in the empty
    collar.
  more: gain 1 food
  fail:
    “But I lead,” says number eight. They all lead, and they all give their reasons, walking. When it is
    settled you are number thirty-one.

* Let the goat chew the rope through.
  skill 6: gain 1 coin, 1 yellow token; note GOAT
    Thirty men stop, see the boulder and sit down, ashamed. The goat lies down beside you and brings up a
    coin and a brass cup. “That’s mine,” says the nomad. He wipes the cup, fills it and lets you drink
    first.
  more: gain 1 coin
  fail:
    She chews it through, looks at the ends, and ties you in.

== 36 Pepper for the Judge
premise: on the mountain a claim is yours until you sneeze; Tamar has held the crater in which her people camp for nine days against pepper, her nose is going, and a miner is next
axis: whose nose do I hold / where do I stand when it goes
ending: act

“A claim is yours until you sneeze,” says the judge. “That’s mountain law. Proceed.”

Two hundred miners fill their cheeks with pepper and blow. On a flat stone in the middle stands Tamar. For
nine days she has not sneezed. So the crater is still hers, with all her nomads’ tents in it. The next on the
stone will get it. A miner has one boot there already.

“My nose,” says Tamar through her teeth. “Stranger, do something.” Her chin goes up.

* Grip her nose and hang on.
  skill 6: gain 1 yellow token, 1 coin
    You hang on until the court goes to lunch. Tamar pays you and pours you the first cup in her own tent.
    Then she walks out to the road and sneezes nine times. Nine tents fall down.
  more: gain 2 food
  fail:
    The sneeze goes off inside, and her hat leaves. “Was that one?” asks the judge, and sends for books. At
    dusk you are still holding the nose, as evidence.

* Jump on the stone ahead of the miner.
  skill 6: gain world card Prospector's Claim, 1 coin; lose 1 reputation
    “Bless you,” says the judge to Tamar. He signs the crater over to you, with a coin for promptness. You
    tell Tamar that the tents can stay. She goes on packing. Two hundred full cheeks turn your way.
  more: gain 1 gem
  fail:
    You sneeze first. It goes down as the shortest claim on record.

== 37 It Is Back
premise: Number Forty is paid for by the pound and grows heavier; its owner wants his partner’s half before the partner hears of it, and asks you to hide the stone
axis: whom do I help to cheat / to whom do I sell what I know
thread: stone number forty
ending: speech

At breakfast Perl carried his stone in one hand, and now his knees bend under it. “Number Forty’s back,” says
the woman at the scales. “Nine pounds!” She pays for bits of sky by the pound.

Half of the stone is Gus’s, and here he comes with his bag packed, to sell his half for the fare home.

“Hide it till he’s signed!” begs Perl. “I’ve six children. He’s only homesick.”

Gus waves.

* Hide the stone under your hat.
  skill 5: gain 2 coins
    While Gus signs, Perl slips you a coin behind his back. Then Gus slips you one behind Perl’s. “Don’t tell
    Perl,” breathes Gus. “I sold my half last week.” They walk off arm in arm.
  more: gain 1 coin
  fail:
    A hat does not hold nine pounds. The stone goes through the hat, through the floor and on into the
    mountain. Both partners look down the hole, and then at you.

* Run to Gus, and sell him the news.
  skill 6: gain 5 coins, world card Marked as a Cheat; lose 1 reputation
    Gus pays you five coins, loudly. “I win again!” shouts Perl behind you. They try this on every stranger,
    and Gus always bets on an honest one. The woman at the scales paints a white cross on your pack.
  more: gain 1 gem
  fail:
    “Gus?” says the man. “I’m Perl.” You both turn round. Far off somebody is running away with the stone,
    slower at every step.

== 38 The Elder Sister’s Pension
premise: at the camp office a girl of nineteen demands an old woman’s pension and will not be questioned, and the old women behind her, whose money it is too, want her asked
axis: whom do I vouch for / what do I put to the proof
thread: the younger elder sister
ending: joke

A girl called Ilse raps on the pension window. “Sixty-eight,” she says. “Write it down. And don’t slouch.”

“You’re nineteen,” says the man inside.

“She’s my elder sister,” says old Wen beside her, with his hat in his hands. “She came home from a journey
like that. We’ve nothing left to eat.”

“It comes out of our box,” call the old nomad women behind them, “and we can see the bottom. Ask her
something, dear!”

“I won’t be asked,” says Ilse, but her lip shakes. The shutter starts down.

* Swear that she is sixty-eight.
  skill 5: gain 2 coins; note SISTER
    “A healthy life,” says the man. He pays her, with two coins for the witness. “In my day,” says Ilse,
    “one stood up for a lady.” The man is standing already. He tries to do it more.
  more: gain 1 food
  fail:
    “And how old are you?” the man asks you. You tell him. “Witnesses?” You look at Ilse. She looks you over
    from the boots up and takes her time.

* Ask her three things that only the old know.
  skill 6: gain 1 reputation, 1 yellow token; note SISTER
    How long does a boil last? Ilse knows. What does it cost to be right? She looks at Wen. What did you eat
    at his wedding? Nothing comes. The old women make room for you on their bench. The shutter shuts.
  more: gain 1 food
  fail:
    Ilse asks you back, about porridge and debt and the back of the knee. “Eleven,” she decides, “and small
    for it.” You are sent to stand with the children.

== 39 Drill
premise: a captain who lost her company has given the dead men’s names to sixty outlaws in line across the only road, and will not move till the last name is answered; who answers keeps the name; a barrow with children on top comes down on them
axis: whose name do I take / whose voice do I take
thread: the muster
ending: act

A barrow of stones comes down the mountain road with five children on top, and it can’t stop, while sixty
outlaws stand across the road in a line and don’t look round.

“Reed!” calls Captain Shreya. She has given them the names of the company she lost. “We don’t move till Reed
is here.”

“Answer her!” breathes the last man. “But then you’re Reed for good. I used to be Ned. We only move to her
voice. It’s all she’s got.”

The children scream.

* Answer to the name of Reed.
  skill 6: gain 1 green token; note OATH; later Q12
    “Here!” you shout, and the captain shuts her eyes. The line swings open like a gate, lets the barrow
    through and closes, and the man who was Ned passes you a pike. REED, it says on the shaft, worn smooth by
    another thumb.
  more: gain 1 heart
  fail:
    “Here!” you shout. The line swings to the left, and you swing to the right. You ride down the mountain
    backwards, on top of the stones. “Move up, Reed,” say the children.

* Shout “Make way!” in the captain’s own voice.
  skill 7: gain 3 coins, 1 reputation; note COUNTERSIGN; later Q12
    Sixty outlaws jump aside, and five children fly by and throw you three coins. “Countersign!” says the
    captain, very white. The man who was Ned mouths it for you. “Long grass,” you say. “Lie down,” she
    answers, and claps her hand to her mouth. All sixty lie down.
  more: gain 1 gem
  fail:
    It comes out as a squeak. “Mouse!” calls the captain, and waits, with her eyes on you. “Here,” you say.
    After that you hear only the barrow.

== 40 The Drop
premise: on a ledge one boot wide a young man who does not know who he is leans out to see a woman who knows, and the guide lets go of his sleeve
axis: what do I look for with him / what do I pull him away from
thread: the ring
ending: question

“One inch more and I’d see her face,” says Tobin. He is leaning out over nothing, from a ledge one boot
wide. “There’s a woman on a rope down in that mist, and she knows who I am. I don’t, you see.”

“Leaning is extra,” says the nomad who holds his sleeve. He lets go to count.

* Lean out beside him until he sees her.
  skill 5: gain 1 yellow token; later Q13
    The mist opens for one breath. “She’s pulling a ferry,” says Tobin. “She’s laughing at me!” The nomad
    holds on to you both and forgets to charge. Behind Tobin’s back one hand has found two letters in the
    rock, T and A.
  more: gain 1 food
  fail:
    He turns round to thank you, and walks politely off the edge. You and the nomad get an arm each. “I do
    beg your pardon,” says Tobin, dangling. “Was I looking at something?”

* Drag him in by the coat.
  combat 5: gain 2 coins, 1 food
    You land in a heap, with the nomad’s takings and his sandwich on top. “She was just turning round,” says
    Tobin. He thanks you, because he thanks everyone. Then he sits down with his back to the edge.
  more: gain 1 gem
  fail:
    The coat comes and Tobin stays. You spend the afternoon inside it, a little below the ledge. The nomad
    charges for two.

== 41 Zag Was Here Already
premise: a treasure hunter carves his name on a find before he has made it; the six he has not paid want to know where the find is, one has a baby at home, and he calls you his friend
axis: whom do I back / what do I find out about a friend
ending: joke

ZAG FOUND THIS, says the cliff, in letters as deep as a hand. An arrow points at more cliff. Six nomads have
dug there for a week without pay, and now they hold their picks by the other end.

“I’ve a baby at home,” says the largest. “What shall I tell it you found?”

“Gold,” says Zag the outlaw. “I found it tomorrow, about noon. You wept.” Above his smile two frightened eyes
find you. “My friend held the lamp.”

* Stand by him and dig where the arrow points.
  skill 5: gain 1 yellow token; later Q16
    Behind the rock there is something after all. It is this morning’s lunch. “I enjoyed that,” says Zag,
    unwrapping it. The six are so glad to have found anything that they share it out and carve your name.
  more: gain 1 coin
  fail:
    “You dug well,” Zag tells you in front of them. “It was quite the wrong place.” All six take a fresh
    grip on their picks.

* Promise them the truth, and spy on him tonight.
  skill 7: gain 1 green token, 2 food; note CHISEL; later Q16
    By moonlight Zag cuts his name into the one good statue he owns. He buries it for them to find, as
    gently as a pet. Then he sees you. “You told no one,” says Zag, and pushes his whole supper across to
    you.
  more: gain 1 gem
  fail:
    He goes to bed. You sit in the wind until morning and watch a man sleep. “You guarded me,” he says at
    breakfast. “I was touched.”

== 42 Mending for Money
premise: a mender limps after a great hinge to sink it; the old man who swore to carry it hides behind you with shaking knees, and it was she who mended your axle for nothing
axis: who pays for the lie / what is my word worth
thread: the hinge
ending: speech

An old lizardfolk ducks behind you. On his back is an iron hinge, taller than he is. “I swore to carry it till
its door is found,” breathes Urrik. “She’d sink it in the sea.” His knees are shaking.

Up the road limps Vosska in worn-out boots, pulling her cart. Yesterday she mended your axle and would not
take money. “Some doors had better stay off,” she says, “and I’ve walked a month to see that one does. Have
you seen a big hinge? I’d take your word.”

* Lay a cloth over him, for a table.
  skill 6: gain 1 red token, 1 food; note HINGE
    Vosska lays her supper on the table and passes you the dish. Then she bends down and tucks the cloth
    round two shaking knees, as one does for a child. “Good table,” says Vosska, and limps on.
  more: gain 1 coin
  fail:
    “And I’ll take the table,” says Vosska. It is dark before you have got it off her cart. “She said four
    coins,” says Urrik, hurt. “For both of us.”

* Swear that it went down to the boats.
  skill 5: gain 1 coin, 1 reputation; note HINGE
    Vosska gives you a coin for the news and turns round in her worn-out boots. At every bend you hear her
    tell somebody how honest you are. “That,” says Urrik, “weighs more than the hinge.”
  more: gain 1 food
  fail:
    “On a mountain,” says Vosska, when she has finished laughing. She pulls up a crate, to wait with you for
    the boat to come back.

== 43 The Best Table on the Slope
premise: Maddock has opened an eating-house on a vent that erupts by the clock at supper; he has sold the table over it twice, and only a spoon plugs it
axis: who gets burned / what do I take home
ending: joke

Maddock the outlaw has opened an eating-house on top of a fire vent. It smells of onions and burnt hat. “It
goes off at eight, under the middle table,” he says. “Best view on the slope! I’ve sold that table to the silk
merchants.” He comes closer. “And to the tax people. If they meet, cutlet, I’ll have to go back to robbing.”

Only his good spoon plugs the hole. It is six minutes to eight, and both parties are at the door.

* Climb on a chair and put the clock back.
  skill 6: gain 1 green token
    Both parties think that they are early and go for a walk. The vent keeps its own time. Maddock catches
    what comes down, serves it and charges extra for the view. Without one word he passes you the ladle.
  more: gain 1 coin
  fail:
    The vent has not read the clock. “Down you come, dumpling,” says Maddock. You are going up, with the
    chair and the minute hand.

* Sit down at the middle table yourself.
  skill 5: gain 4 food
    You eat like lords, and know to the minute when to leave. The tax people sit down after you. “Is this
    one warm?” they ask.
  more: gain 1 heart
  fail:
    You stay for the pudding. It is the best pudding on the slope, and from up here you can see all of it.

* Pull out the spoon before anyone sits down.
  skill 7: gain 5 coins; lose 1 reputation; note SPOON
    He kept his takings under it. Before you have thought, you are in the street with the spoon and the money.
    “I plug it with trust,” Maddock is telling both parties. Behind him the floor clears its throat.
  more: gain 1 gem
  fail:
    It is the vent’s spoon now. You hold on with both hands and go, slowly, the wrong way. Maddock comes by
    with the soup. “Keep it straight, cutlet,” he says.

== 44 The Note Under the Mountain
premise: whenever the mountain hums its stones walk until the tune is over; a boy rides one towards the edge, and to stop up the hum for good would save him and lose the end of an old singer’s song
axis: what do I stop for ever / what do I stake on a song
thread: the song without an end
ending: image

The mountain is humming, and the stones have got up to walk. They always do, until the tune is over. On one
of them sits a small boy, laughing, ten steps from the edge.

“Stop up the hole!” shouts his father, an outlaw. The hum comes out of a crack in the rock, no wider than
your arm.

“Then it’ll never hum again,” says old Dunya. “My mother sang me this, all but the end. Sing with me! It
might be short.”

Nine steps.

* Sing it to the end with Dunya.
  skill 6: gain world card Songs of the Road; note TUNE
    One step from the edge the tune turns and goes home, and the stones lie down. The boy is still singing.
    Dunya writes the notes on your sleeve. “It had words once,” she says. “Promise me that you’ll ask.”
  more: gain 1 food
  fail:
    It is not short. In the third verse the outlaw crawls out and fetches his boy by the collar. In the
    fourth the stone that you are standing on gets up.

* Stop up the crack for good.
  combat 7: gain 1 green token, 1 coin, 1 reputation
    You ram in your coat and then your shoulder. The hum chokes, and one step from the edge the stones stand
    still. The outlaw presses his boy, his purse and you to his chest. Dunya lies with her ear on the rock.
  more: gain 1 gem
  fail:
    The crack takes in your coat and hums through both sleeves, in two parts. The stones begin to skip.

== 45 A Cradle at Auction
premise: a couple sell a carved cradle they cannot remember making; it has teeth-marks, she wants to know who bit it, and he wants it gone because she has only just begun to sleep
axis: what do I let them forget / what do I make two people look at
ending: loss

Colm has put a cradle up for sale. He rocks it with one foot, sees the foot, and stops. He and Nan have no
child that they know of. But the geese on the side are his own carving, and small teeth have bitten the rail.

“Half a coin,” says a man who burns old wood. A mystic puts up her hand.

“I want to know who bit it,” says Nan.

“Don’t touch it,” says Colm. “You’ve only just begun to sleep.”

Her hand is out. The hammer goes up.

* Outbid them all and carry it off.
  pay: 1 coin
  skill 6: gain 1 reputation, 1 blue token; note CRADLE; later Q14
    They thank you and do not know what to do with their arms. The mystic walks you to the gate with one
    hand in the cradle, where a head would lie. Behind you Colm’s foot goes on rocking.
  more: gain 1 heart
  fail:
    The mystic bids everything in her purse. “I have another purse,” she says. She is crying and cannot tell
    you why.

* Lay Nan’s thumb on the tooth marks.
  skill 5: gain 2 gems; later Q14
    On Nan’s thumb are four white scars, and they fit. Colm prises the two bright eyes out of a goose and
    pushes them into your hand, to make you go. “She was teething,” says Nan.
  more: gain 1 food
  fail:
    “The cat’s,” says Colm, fast. “What cat?” says Nan, and turns to look at him. The hammer comes down.

== 46 The Boy Who Was Sold as a Guide
premise: twelve people have each hired the same boy to lead them secretly up the same path tonight, midnight is now, he has spent the money, and one of the twelve sold her cow for it
axis: whom do I help to cheat / what do I bring to light
ending: act

Midnight strikes. Twelve people step out from behind twelve rocks and say “Sh.” Each has paid Jory to be led
up the secret path alone. Eleven are rich, but one has sold her cow.

“They’ll throw me off the mountain,” breathes the boy.

* Say “Sh” too, and help him cheat all twelve.
  skill 5: gain 2 gems; note JORY
    Each takes hold of the coat in front. Jory leads them into a ring, drops out and comes downhill with
    their purses and two gems for you. “I’m one short,” he says. “It fell into the cow woman’s pocket.”
  more: gain 1 food
  fail:
    You take hold of the coat in front. It is thick and warm and has no buttons. It growls.

* Light a lamp.
  skill 4: gain 1 coin; note JORY
    “Oh,” say eleven rich people. They found the Mountain Club on the spot, with a coin to you for the lamp.
    The woman without a cow cannot afford to join. The new treasurer leaves with you, rather fast. It is
    Jory.
  more: gain 1 coin
  fail:
    It blows out. They all take hands in the dark, and up you go, past drops that you can only hear.
    Everyone trusts the one in front. At the top, by daylight, you find that it was you.

== 47 Your Paper, Please
premise: a landslide is coming down the road; an outlaw’s collector has built a stair over it out of debts, and whoever signs away a week for each step may climb; an old woman who has forgotten her name may not sign
axis: what do I owe / whom do I carry
ending: act

A stone that would flatten a cow comes bouncing down the road and misses you. After it comes the rest of the
mountain.

“This way up,” says Mim, by a stair on which every step is a bale of other people’s debts. “Just sign. It’s a
week’s work for each step, and there are forty.”

“They won’t let me sign,” says an old mystic, sitting in the road. “I’ve forgotten my name.” She holds up her
arms to you like a child. “I’m quite light.”

* Sign for you both, with a name you make up for her.
  otherwise
  skill 6: gain world card Debt Marker; note LEDGER
    You put down Poppy. “Paper bears a surprising weight,” says Mim, tearing off your stub. The old mystic
    climbs behind you and says “Poppy” on every step, each time in another voice. Half-way up you tread on
    your own name, still wet. It doesn’t even bend.
  more: gain 1 coin
  fail:
    You slip. “That was a widow,” says Mim. “And that was her cow.” She makes a careful note of each place
    where you trod.

* Carry her up through the falling stones.
  otherwise
  combat 7: gain 1 blue token, 1 coin
    She weighs nothing, and steers you by the ears. At the top she gives you a coin and asks what you are
    called. “That’s pretty,” she says. “Could you spare it?” Then she goes off down the far side and tells it
    to the goats.
  more: gain 1 heart
  fail:
    One stone goes, then another, then you. “There’s a bridge, by the way,” says the mystic at the bottom. “I
    forget why we didn’t.”

* Sign again, since Mim’s master Ravel holds your paper already.
  must: LEDGER
  then: gain 1 coin; lose 1 reputation
    “Ravel’s old customers go by the private gate,” says Mim kindly. It has a carpet, and a coin on a saucer,
    for loyalty. Everyone out on the stones has time to watch you wipe your feet.

== 48 What Was in Number Forty
premise: a stone that turns by itself has been sold to every nomad in the camp; a woman who gave her mule for it wants it split, and an old man whose son came home because he was rich wants it shut
axis: who opens it / what is better left shut
thread: stone number forty
ending: image

A grey stone lies on a block on the summit and slowly turns, all by itself. Bartle has sold it to every
nomad in the camp, one after the other. Now they have all met, and Bartle has stopped smiling.

“Split it!” says a woman, and holds out a hammer to you. “I gave our mule for it, and winter’s coming.”

“Leave it shut,” says an old man in a new hat. “My son came home when he heard that I was rich. Why don’t
you just tell us what’s in there?”

The stone stops turning.

* Take the hammer and split it.
  otherwise
  skill 6: gain world card Meteor Splinter; later Q15
    It cracks like an egg, and a splinter stands humming in your sleeve. Inside lies a smaller stone with a
    number on it, forty-one. “How much?” the woman asks Bartle. Behind her the old man’s son picks up his
    bag.
  more: gain 1 gem
  fail:
    You swing. The hammer flies up out of your hands and does not come down. By dark Bartle is selling
    places from which to watch for it.

* Keep it shut, and make up what is inside.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; note FALSEMAP; later Q15
    You tell them of a sea in there, and the nomads make you tell it twice. Bartle pays you two coins to
    teach him. In exchange he owns up that the hill on all his maps is his thumb. The woman walks home
    without a mule.
  more: gain 1 coin
  fail:
    “We’ll hear it from the stone,” they say. Every ear in the camp goes down on it. You are asked to stop
    breathing.

* Feed it to the kiln, Old Pumice, and pay off your favour.
  must: KILN
  then: gain 2 gems
    Old Pumice swallows Number Forty, hums for an hour and spits two bright pips into your hand. On its oven
    door a line of soot is half crossed out.
