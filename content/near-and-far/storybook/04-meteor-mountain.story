# Map four, Meteor Mountain: quests 33 to 48. One road up, everybody on it, everybody sure.

planned: Q12 Long Grass
planned: Q13 T and A
planned: Q14 The Drawer
planned: Q15 Number Forty-One
planned: Q16 Cut Old
planned: Q17 Item, One Favour

== 33 A Genuine Piece of Sky
premise: stones are numbered and sold at the foot of the mountain; Number Forty is sold to you, and at once three people offer you more for it
axis: whom do I believe / when do I let go
thread: stone number forty
ending: joke

Bartle Crow puts a stone in your hand and folds your fingers over it. “Sold! Number Forty, a genuine piece
of sky. Fell on Tuesday. Strictly speaking, it rolled. Pay me when you’re rich.”

All Sootfoot sells stones, by number, off blankets. Before you have drawn breath a man offers a coin, a
woman two; a third is running, pulling off his rings.

* Sell to the second bidder before the third arrives.
  skill 5: gain 2 coins
    The third man weeps openly, until he is paid. They all work for Bartle. “Strictly speaking,” he says,
    dropping two coins into your palm, “so did you, just now.”
  more: gain 1 coin
  fail:
    There was no second offer. There was one man, with two hats, and by the time you have worked that out he
    has a third.

* Keep your fingers shut, and ask what is wrong with it.
  skill 6: gain 3 gems
    It is warm on the side that faces the mountain, and whichever way you turn it the warmth moves back.
    Bartle feels that, pales, and buys it with the three good gems out of his boot. “But I made that up,” he
    says.
  more: gain 1 coin
  fail:
    It is an onion. “Strictly speaking, a good one,” says Bartle.

== 34 Hold This
premise: a smith has caught a falling stone on his anvil and must not stop hammering or it goes on falling; his arm is giving out
axis: what do I take over / for how long
ending: act

Iron on iron, and the whole ledge jumps. Torvald Bray has caught a falling star on his anvil, but it has not
finished falling, so that since Thursday he has gone on knocking it up, an inch a blow. Below this ledge is
another, with an inn on it. Below that is a second inn.

“Hold this,” says Torvald, meaning the hammer. His arm has begun to shake.

Behind him the walking kiln that brings his coal opens its oven door. “Item,” says Old Pumice, “one smith,
nearly empty.”

* Snatch the hammer on the upstroke and carry on.
  combat 6: gain 1 green token, 1 food
    “Keep it even!” they shout from the inn, where they set the clocks by you. At dawn some outlaws climb up
    to complain, put down the ham they were stealing, and take a turn each. By noon it rings three slow, one
    quick.
  more: gain 1 coin
  fail:
    You miss a beat. It drops a yard, with a sort of sigh, on to the lunch. “It does that,” says Torvald,
    taking back the hammer.

* Call Old Pumice over to sit on it.
  skill 6: gain 1 red token, 1 food; note KILN; later Q17
    “Item,” says Old Pumice, lowering itself, “one star. Item, one favour, mine, from you.” It writes that in
    soot on its own door, where every lizardfolk on the mountain will read it, and bakes you a loaf.
  more: gain 1 coin
  fail:
    “Item, one anvil,” says Old Pumice, sitting down. “Item, tongs. Item, one hat.” Torvald goes on hammering
    round the edge.

* Lead him away from it and let it fall.
  skill 5: gain 2 gems, 1 food; lose 1 reputation
    It goes through the ledge, two inns and a wedding cake, some of which you eat on the way down. “Yours,
    is it?” asks the bride. It lies in two bright halves, quite small, for what it has done to your name.
  more: gain 1 gem
  fail:
    It does not fall. It hangs there. “Since Thursday,” says Torvald, very quietly, to his arm.

== 35 The Rope of Buyers
premise: thirty prospectors have tied themselves together and each believes he leads; the front one walks up behind the last
axis: whom do I tell / what do I find in the middle
thread: the goat
ending: joke

Thirty prospectors trudge round one boulder, roped in a ring, each of them leading. Josper Nill sold every
one the same rope. His goat, Duchess, always for sale, stands at the knot and has begun to chew.

* Sell number twelve the goat, to pull them straight.
  skill 5: gain 1 yellow token; note COLLAR
    “How many are you?” asks number twelve, a nomad, shaking your hand on it. Duchess looks at you for some
    time, then sets off downhill. You can hear thirty men congratulate themselves.
  more: gain 1 food
  fail:
    “But I lead,” says number eight. So do they all, and they have reasons, which they give in order, walking.
    When it is settled you are number thirty-one.

* Step into the ring beside her and wait.
  skill 6: gain 1 coin, 1 yellow token; note GOAT
    By evening they are asleep on their feet, still going round. Duchess lies down on your boots and brings
    up, one after the other, the knot, a coin and a nomad’s cup. “My cup!” says number nineteen, waking, and
    drinks your health.
  more: gain 1 coin
  fail:
    She ties you in.

== 36 Pepper for the Judge
premise: on the mountain a claim is yours until you sneeze; Tamar has held a crater for nine days against two hundred miners with pepper, and her nose is going
axis: whose nose do I hold / where do I stand when it goes
ending: act

“Mountain law,” says Judge Halloran Sniff. “A claim is yours until you sneeze. Proceed.”

Two hundred miners fill their cheeks with pepper and blow it at a flat stone on which Tamar Ulay, caravan
mistress, has stood for nine days. Whoever stands there owns the crater; if she sneezes, it goes to the next
one up. Her eyes run. Her knuckles are white on the notched staff.

“Stranger,” she says, through her teeth. “Do something about my nose. A tenth of the crater. Take it
or…”

Her chin goes up. The judge leans in, to hear.

* Get hold of her nose.
  skill 6: gain 1 yellow token, 1 coin
    You keep hold of it through two hundred miners and a bellows, until the court rises, when she walks out
    to the road and sneezes nine times, like a door. “A tenth,” says Tamar, paying you; then, to her own
    surprise, “or half.”
  more: gain 2 food
  fail:
    It goes off inside. Her hat leaves. “Was that one?” asks the judge, and sends for books. At dusk you are
    still holding the nose, as evidence.

* Step up behind her, on to the stone.
  skill 6: gain world card Prospector's Claim, 1 coin; lose 1 reputation
    “Bless you,” says the judge to her, and signs the crater over to you, with a coin for promptness. “So
    you’d take it,” says Tamar. She cuts a notch in her staff, and not for a well. Two hundred full cheeks
    turn your way.
  more: gain 1 gem
  fail:
    You sneeze first. It goes down as the shortest claim on record, since you had not made it yet.

== 37 It Is Back
premise: Number Forty has been bought for the ninth time today, and its owner has noticed that it is heavier; he asks you to carry it past his partner
axis: what do I carry / for whom do I lie
thread: stone number forty
ending: speech

Number Forty, the stone they sell at the foot of the mountain as a piece of sky, is back on the scales at
Ninth Dent. It has had nine owners since breakfast. “One word, one coin,” says Lumma Peck, the glogo who
weighs here. “Heavier.”

The ninth, Perl, takes you by the sleeve. His partner is coming up the path. “He owns half of what it
weighed this morning, you see, and I own the rest. Get it past him?”

* Carry it past in your hat, bowing.
  skill 5: gain 2 coins
    Perl slips you a coin. His partner bows back, very low, and slips you another. “Don’t tell Perl,” he
    breathes. “I’ve sold my half.” “One word, one coin,” says Lumma. “Friends.”
  more: gain 1 coin
  fail:
    A hat does not hold a star. Both partners stand looking down the hole, then at your bare head. “One
    word, one coin,” says Lumma, and keeps it.

* Tell it to the partner, for a share.
  skill 6: gain 5 coins, world card Marked as a Cheat; lose 1 reputation
    He pays you five coins, loudly, and shakes hands with Perl, who was only testing, while Lumma dips her
    brush and paints a white cross on your pack. “Four words, four coins,” she says. “They both told me.”
  more: gain 1 gem
  fail:
    “But I’m Perl,” he says. You look round for the man who told you so, and see him a long way down the
    path, with the stone, going slower at every step.

== 38 The Elder Sister’s Pension
premise: at the camp office a girl of nineteen demands an old woman’s pension, and the whole line behind her wants to see how it ends
axis: whom do I vouch for / what do I say is possible
thread: the younger elder sister
ending: joke

“Sixty-eight,” says the girl. “Write it down. And don’t slouch.”

“You’re nineteen,” says the man in the pension window.

“At present. When you’re my age, you’ll know the difference. Tell him, Wen.”

“Ilse’s the elder,” says Wen Corry, who is sixty, and has his hat in his hands. “There’s a stone in the red
woods that says so. She’s dead on it, the year after next.”

“Then let her come back the year after next.” The shutter starts down. Two hundred prospectors groan; they
want to know. “Unless there’s one person here who’d swear to it?”

They all step back. You were slow.

* Swear that she is sixty-eight.
  skill 5: gain 2 coins; note SISTER
    “A healthy life,” says the man, and pays her, with two coins for the witness. “When you’re my age,” says
    Ilse, “you’ll stand up when a lady comes in.” He is standing. He tries to do it more.
  more: gain 1 food
  fail:
    “And how old are you?” You tell him. “Witnesses?” You look at Ilse, who looks you over from the boots
    up, and thinks about it for a good deal longer than is friendly.

* Examine her in three things only the old can know.
  skill 6: gain 1 reputation, 1 yellow token; note SISTER
    How long does a boil take? She knows. What does it cost to be right? She looks at Wen. What did she eat on
    his wedding morning? Old nomad women nod, all down the line, but Ilse has walked out. “Porridge,” says
    Wen. “That’s three.”
  more: gain 1 food
  fail:
    She examines you back. “Eleven,” says Ilse, when she has heard you on porridge, debt and the back of a
    knee, “and small for it.” You are sent to the end of the line.

== 39 Drill
premise: prospectors are drilled by an officer who has promised them a mountain; a stampede of stone-buyers is coming down the only road on which they stand in line
axis: whom do I obey / whom do I move
thread: the muster
ending: act

Forty prospectors turn left, most of them. Captain Shreya, who reads out at crossroads a roll of soldiers no
one can recall, has promised these a mountain if they learn to march, and has stood them across the only
road, down which comes a sound like gravel off a cart.

“A stampede was observed,” says Corporal Bim. Stone-buyers, three hundred, with barrows.

“Steady,” says Shreya. “Rear rank, Private.” She means you. The first barrow takes the bend on one wheel.

* Fall in.
  skill 6: gain 1 green token; note OATH; later Q12
    She calls a name, and you find that you have answered to it. At one word forty men, outlaws mostly, who
    met on Tuesday, swing open like a door for the herd to go through. “Close up, Private.” You are holding
    a pike.
  more: gain 1 heart
  fail:
    They open to the left. You open to the right, and go with three hundred buyers, backward, in a barrow,
    as far as the foot of the mountain, where you are lifted out and given a number.

* Shout the halt in her voice.
  skill 7: gain 3 coins, 1 reputation; note COUNTERSIGN; later Q12
    Everyone halts, buyers too; three coins roll on to your boot. She turns. “Countersign, Private.” Behind
    her Bim shapes it with his lips. “Long grass,” you say. “Lie down,” says Shreya, and looks about for who
    said that.
  more: gain 1 gem
  fail:
    Your voice cracks. “A mouse was heard,” says Bim. After that very little is heard.

== 40 The Drop
premise: on the ledge where a famous goat once hesitated, sightseers pay to stand; one of them is Tobin Rake, and he has stood there before, but not in his life
axis: what do I tell him / what do I ask him for
thread: the ring
ending: question

At Goat’s Regret, where people pay to stand on a ledge one boot wide, Tobin Rake leans out, in a coat too
big for him. A ferry-woman has sent a ring after him; he has not heard. “Leaning is extra,” says the guide,
a nomad, and lets go of his sleeve to count.

* Lean out beside him and look where he looks.
  skill 5: gain 1 yellow token; later Q13
    “A woman on a rope,” says Tobin. “She isn’t there. Have we met?” Behind him one hand has found two
    letters in the rock, T and A; the other has undone the rail’s ferry knot. The guide forgets to charge.
    “Could I do that?”
  more: gain 1 food
  fail:
    He sees the guide’s palm, begs its pardon and pays again. When he turns back he has lost the place. “Was I
    looking at something?”

* Push past the guide and read the rock.
  combat 5: gain 2 coins, 1 food
    T and A, weathered by ten winters; under it, fresh, ZAG. The guide’s takings roll your way with his
    sandwich. “A handsome A,” says Tobin, helping him up. “Whose is it?”
  more: gain 1 gem
  fail:
    The guide knows this ledge better than you. You spend the afternoon slightly below it. “Is anyone with
    you?” calls Tobin.

== 41 Zag Was Here Already
premise: a treasure hunter carves his name on a find before he has made it, and the crew he has hired want to know in which wall the find is
axis: whom do I back / what do I chisel
ending: joke

ZAG FOUND THIS, says the cliff, in letters as deep as a hand. An arrow points at more cliff, where six hired
diggers, nomads, unpaid, are beginning to hold their picks by the other end.

“In which wall?” asks the largest.

“This one. It was gold,” says Zag, and blows the dust from his chisel. “I found it tomorrow, about noon. You
wept. I had to lend you a handkerchief.” He turns on you a wide smile with two frightened eyes above it. “My
friend here held the lamp.”

* Dig where he says that he dug.
  skill 5: gain 1 yellow token; later Q16
    There is something. It is lunch, this morning’s. “I enjoyed it,” says Zag, unwrapping it. The six are so
    glad to have found anything at all that they share it out, embrace you, and carve their names.
  more: gain 1 coin
  fail:
    “You dug well,” Zag tells you, in front of them, “and for hours, and in quite the wrong place.” They turn
    round to look at you.

* Bid him good night, and stay awake.
  skill 7: gain 1 green token, 2 food; note CHISEL; later Q16
    He breaks his one good statue, cuts his name in it and buries it, as you would a pet. “You told no one,”
    he says, without turning, like any outlaw, and leaves you his supper. By morning he is astonished, as
    foretold.
  more: gain 1 gem
  fail:
    He goes to bed, and what you have watched, by morning, all night, in the wind, with an open notebook, is
    a man asleep. “You guarded me,” he says at breakfast. “I was touched.”

== 42 Mending for Money
premise: lizardfolk have hung a sign, HINGES BOUGHT, ANY SIZE, and a very large buyer; Urrik hides behind you, as far as that is possible
axis: what do I make of him / what do I say
thread: the hinge
ending: speech

HINGES BOUGHT, ANY SIZE. The board is new, and the buyer under it has brought a cart. Urrik Tallback, who is
carrying a hinge as tall as himself to a door he will not name, gets behind you, as far as that can be done.

“What do I weigh,” he asks your collar, “from the front?”

Vosska Hearthscale comes strolling through the crowd like a cook on market day. She laughs, then asks.
“Nothing big for the pot?”

* Throw a cloth over Urrik and lay the table.
  skill 6: gain 1 red token, 1 food; note HINGE
    Vosska laughs, sits down to him and eats. “You haven’t seen a big one?” she asks, passing you the dish.
    You haven’t. “Two hundred and six,” says the table, “with the gravy.” She tucks in the corners of the
    cloth. “Then I’ve eaten,” says Vosska.
  more: gain 1 coin
  fail:
    The buyer admires it, and buys it. You are until dark getting your table off his cart. “Fourteen coins,”
    says Urrik, hurt. “For both.”

* Say that it left by boat.
  skill 5: gain 1 coin, 1 reputation; note HINGE
    “By boat,” says the whole camp, which can see him, and nods. Vosska laughs, tips you a coin for the dish,
    and goes. “What does a lie weigh?” asks Urrik that night. He has it in his scales.
  more: gain 1 food
  fail:
    “On a mountain,” says Vosska, when she has finished laughing. She pulls up a crate to wait for it with
    you.

== 43 The Best Table on the Slope
premise: Maddock has opened an eating-house on a vent; it erupts at supper, by the clock, and he has sold the good table to two parties
axis: who gets burned / what do I take home
ending: joke

Onions, sulphur and what was lately a hat. “In you come, cutlet, mind the hole!” Maddock Three-Spoons has
opened an eating-house on a vent. “No wood, no wages, it cooks the lot. Goes off at eight each night,
regular as my mother, so I clear the middle table at five to. That’s the best one. View straight down. I’ve
sold it to the silk merchants.” He comes closer. “And to the tax people. Neither’s the sort you shift,
dumpling. What’s it wedged with? My good spoon. I’d trust that spoon with your life. Soup?”

The clock says six minutes to. Both parties are at the door, being polite.

* Climb on a chair and move the hands of the clock.
  skill 6: gain 1 green token
    Both go outside to wait. The vent, which keeps its own time, goes off under the kitchen, and Maddock
    lands on his feet and serves what comes down. “Extra for the view,” he tells them. To you he says
    nothing. He gives you the ladle.
  more: gain 1 coin
  fail:
    The vent has not read it. “Down you come, dumpling,” says Maddock, but you are going up, with the chair,
    the clock face and the minute hand.

* Sit down at the good table yourself.
  skill 5: gain 4 food
    You eat like lords, and know to the minute when to leave. “Is this one warm?” ask the tax people, of your
    chair.
  more: gain 1 heart
  fail:
    You stay for the pudding. It is the best pudding on the slope, and from up here you can see all of it.

* Pocket the spoon that wedges the vent.
  skill 7: gain 5 coins; lose 1 reputation; note SPOON
    He kept his takings under it. “Trust,” Maddock is telling the two parties, as you gain the street with
    both, “is what I wedge it with.” Behind him the floor clears its throat.
  more: gain 1 gem
  fail:
    It is the vent’s spoon now. You have it by both hands, and are going, slowly, the wrong way, when
    Maddock passes with the soup. “Hold it straight, cutlet,” he says.

== 44 The Note Under the Mountain
premise: the summit hums one note; a choir of thirty sects has come to sing with it, each in its own key, and the stones have begun to slide
axis: what do I stop / what do I want to hear
thread: the song without an end
ending: image

One note, too low to hear, comes up through your soles. Thirty sects have climbed Humming Top to sing with
it, each in its own key, and the stones have started to walk. Dunya Reed, who has all of a song but its last
verse, stops knotting her string. The cairn beside her steps over the edge.

* Strike up Dunya’s song, as loud as you can.
  skill 6: gain world card Songs of the Road; note TUNE
    Thirty keys find one, and where they come to the verse that is gone, the mountain sings on alone, four
    notes more. “You’ll ask for the rest of it,” says Dunya, giving you all she has written, “wherever you…”
    She ties four knots.
  more: gain 1 food
  fail:
    They find thirty-one.

* Make all thirty of them stop.
  combat 7: gain 1 green token, 1 coin, 1 reputation
    It takes your whole voice and a bucket. “About time,” says the smallest sect, outlaws in bedsheets, and
    goes halves on the plate. The hum sinks, past hearing, past feeling, while on every ledge people stand
    open-mouthed, listening to it go.
  more: gain 1 gem
  fail:
    “Hush” turns out to be a hymn. They know all of it.

== 45 A Cradle at Auction
premise: a couple sell a carved cradle they cannot remember making; it has teeth-marks, and the bidding has begun
axis: what do I let go for money / what do I tell two people
ending: loss

Colm Ferris sets down a cradle, rocks it with one foot and looks, puzzled, at the foot. It is oak, with the
fat geese on it that he carves on everything and, all along the rail, teeth-marks, very small. “Came with
the house, we think,” says Nan, his wife.

“One,” says a man who wants it for kindling.

“May I say two?” says Sister Marl. The hammer rises. The Ferrises find something to look at in the sky.

* Outbid everyone.
  pay: 1 coin
  skill 6: gain 1 reputation, 1 blue token; note CRADLE; later Q14
    You hold it out to them. They thank you, and cannot think what to do with their arms. “May I?” says
    Marl, and lays her palm in it, empty, where a head would go. As you carry it off, Colm’s foot goes on
    rocking.
  more: gain 1 heart
  fail:
    “May I,” says Sister Marl, and bids everything in her purse. It is not like her to cry at a price.

* Stop the sale, and lay your thumb in the teeth-marks.
  skill 5: gain 2 gems; later Q14
    Two bright eyes drop out of a goose into your hand. “Keep those,” says Colm. Nan has put her thumb where
    yours was, and moves it from mark to mark, counting. “Only don’t ask her what it comes to.”
  more: gain 1 food
  fail:
    “The cat’s,” says Colm, fast. “We never had a cat,” says Nan, and turns, and looks at him. The hammer
    comes down.

== 46 The Boy Who Was Sold as a Guide
premise: twelve people have each hired the same boy to lead them secretly up the same path tonight, and midnight is now
axis: what do I untangle / with whom do I go up
ending: act

Midnight strikes. Twelve people step from behind twelve rocks and say “Sh.” Each has hired a boy called Jory
Latch, alone, in private, to lead up the secret path. “I never,” he begins, and looks at you.

* Join them as the thirteenth.
  skill 5: gain 2 gems; note JORY
    In the dark they all hold the coat in front, while Jory, who leads the ring from inside, drops out under
    an elbow and comes down the hill with eleven purses. The twelfth held only gems. “I never wanted those,”
    he says.
  more: gain 1 food
  fail:
    You take hold of the coat in front. It is thick, warm and growling, and has no buttons.

* Light a lamp.
  skill 4: gain 1 coin; note JORY
    Twelve rich people see twelve rich people. It is the start of the Mountain Club. “All those for a coin to
    the lamp?” says a voice, and they elect a treasurer. “I never stood,” says Jory, leaving with you.
  more: gain 1 coin
  fail:
    It blows out. You are led up the whole mountain by the hand, kindly, past drops that you can hear and do
    not see, and at the top, by daylight, you count thirteen people behind you.

== 47 Your Paper, Please
premise: a landslide has shut the road; Ravel’s collector sits on this side of it with bales of debts and lets people climb over them, not over the stones
axis: what do I owe / how do I get by
ending: act

The road goes round a shoulder of the mountain and into a landslide that has not quite stopped, over which
climbs a stair made of paper: pledges, mortgages, slips from card games, roped in bales, each bale a family.
Ravel Blackmarch’s collector sits on the bottom step and licks her thumb.

“Sign and climb,” says Mim. “The stones come down again at noon.”

On the ground beside her sits Elder Oonagh, chief of the mystics, with an empty chair. “I’ve forgotten what
I owe,” she says cheerfully, “so they won’t have me.” A pebble goes by. Then a bigger one.

* Add your name to the pile.
  otherwise
  skill 6: gain world card Debt Marker; note LEDGER
    “Paper bears a surprising weight,” says Mim, giving you the stub, “so long as people want it to.” You
    walk over yourself. It does not even bend. She blows off the footprint.
  more: gain 1 coin
  fail:
    You slip. “That was a widow,” says Mim. “And that was her cow.” She makes a careful note of each place
    where you trod.

* Go over the stones, with Oonagh on your back.
  otherwise
  combat 7: gain 1 blue token, 1 coin
    She weighs nothing and steers by the ears. “I owe no one,” she says at the top. “That can’t be right, at
    my age. I’ll owe you.” She gives you a coin to begin with, and asks you not to remind her.
  more: gain 1 heart
  fail:
    One stone goes, then another, then you. “There’s a bridge, by the way,” says Oonagh at the bottom. “I
    forget why we didn’t.”

* Sign again: Ravel holds your paper, and it comes up first.
  must: LEDGER
  then: gain 1 coin; lose 1 reputation
    “Old customers go by the private gate,” says Mim kindly. It has a carpet, and a coin on a saucer, for
    loyalty. Everyone out on the stones has time to watch you wipe your feet.

== 48 What Was in Number Forty
premise: at the top a forge opens stones for a fee; Number Forty lies on the block, forty owners stand round it, and the starlings have gone quiet
axis: who opens it / who should have it
thread: stone number forty
ending: image

Starling Forge is the top of the mountain, and also Old Pumice. The walking kiln has backed into a crack in
the rock, put up its chimney and opened for the season, in a noise of birds. “Item: stones split,” it says.
“Item: in advance.”

On the block lies Number Forty, the stone that everyone has owned. Forty people stand round it, each with a
bill of sale and a hand in a neighbour’s collar, while Bartle Crow goes backward through them on tiptoe.
“Strictly speaking,” he says, to left and right, “it was the not knowing that you paid for.”

One hammer hangs on one hook. Thirty hands go up to it. All at once the starlings stop.

* Get there first, and open it.
  otherwise
  skill 6: gain world card Meteor Splinter; later Q15
    It cracks like an egg, and a splinter stands humming in your sleeve. Inside is a smaller stone with a
    number painted on it: forty-one. “Strictly speaking,” begins Bartle, already running. Every starling on
    the mountain goes after him.
  more: gain 1 gem
  fail:
    The hammer breaks. “An omen,” says Bartle, from the back. By dark the pieces have been numbered, and you
    are standing in a line of forty people, in the rain, with a fair chance of Nineteen.

* Keep them talking: the story of it, owner by owner.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; note FALSEMAP; later Q15
    They would rather be cheated together than rich apart. “From the beginning!” beg the nomads. To make you
    stop, Bartle gives you two coins and the secret of his maps: he always draws his own thumb. Starlings
    come down to the burning bills.
  more: gain 1 coin
  fail:
    “We’ll hear it from the stone,” they say. Forty ears go down on it. You are asked to stop breathing.

* Give it to Old Pumice, which holds your favour.
  must: KILN
  then: gain 2 gems
    It swallows Number Forty, hums for an hour and spits two bright pips into your palm. “Item: paid in
    part,” says Old Pumice. On its door a line of soot is being crossed half out.
