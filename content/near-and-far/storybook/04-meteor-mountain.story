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

Bartle Crow puts a stone in your hand and folds your fingers over it. “Sold! Number Forty, a genuine piece of
sky. Fell on Tuesday. Well, strictly speaking, it rolled. Pay me when you’re rich.”

All Sootfoot sells stones off blankets, by number. Before you have drawn breath a man offers you one coin for
yours, a woman two, and a third buyer comes running up the street, pulling off his rings as he runs.

* Accept two coins, and let it go.
  skill 5: gain 2 coins
    All three bidders stare. They work for Bartle, and not one had meant to pay. “They always wait for the
    rings,” he says, counting out two coins like teeth.
  more: gain 1 coin
  fail:
    There is no woman. There is one man with two hats, and by the time you have worked that out he has a
    third.

* Hold out for the man with the rings.
  skill 6: gain 3 gems
    He turns the stone over. It is warm on the side that faces the mountain, and whichever way he turns it the
    warmth moves back. He prises three gems out of his rings for you and runs. “But I made that up,” says
    Bartle.
  more: gain 1 coin
  fail:
    He runs straight past you, to Number Twelve. The other two have gone as well. You open your fingers, and
    it is an onion.

== 34 Hold This
premise: a smith has caught a falling stone on his anvil and must not stop hammering or it goes on falling; his arm is giving out
axis: what do I take over / for how long
ending: act

“Hold this,” says Torvald Bray, the smith, and means the hammer.

On Thursday he caught a falling star on his anvil. It has not finished falling, so he has gone on hitting it,
an inch up for every blow, day and night, through four suppers and a thunderstorm, until his arm has begun to
shake. Straight below his ledge stand two inns, one under the other. From the upper one some outlaws are
shouting that they want to sleep.

Behind him the walking kiln that brings the coal opens its oven door. “Item,” says Old Pumice, “one smith,
nearly used up.”

* Snatch the hammer and carry on, for however long it takes.
  combat 6: gain 1 green token, 1 food
    “Keep it even!” shout the outlaws. At dawn they climb up to complain, look at your hands, put down the ham
    they were stealing and take a turn each. There is a list now. You are down for Thursdays.
  more: gain 1 coin
  fail:
    You miss a beat. It drops a yard, with a sort of sigh, on to the lunch. “It does that,” says Torvald,
    taking back the hammer.

* Beg the kiln to sit on it, and owe the kiln a favour.
  skill 6: gain 1 red token, 1 food; note KILN; later Q17
    “Item,” says Old Pumice, lowering itself, “one star. Item, one favour, mine, from you.” It writes that in
    soot on its own door, where its makers, the lizardfolk, will read it wherever it goes. Then it bakes you a
    loaf.
  more: gain 1 coin
  fail:
    “Item, one anvil,” says Old Pumice, sitting down. “Item, tongs. Item, one hat.” Torvald goes on hammering
    round the edge.

* Lead the smith away, and let it fall.
  skill 5: gain 2 gems, 1 food; lose 1 reputation
    It goes through the ledge, two inns and a wedding cake, some of which you eat on the way down. “Yours, is
    it?” asks the bride. It lies in two bright halves, quite small for what they have done to your name.
  more: gain 1 gem
  fail:
    It does not fall. It hangs there. “Since Thursday,” says Torvald, very quietly, to his arm.

== 35 The Rope of Buyers
premise: thirty prospectors have tied themselves together in a ring and each believes he leads; a goat is eating the rope, and without a rope nobody lasts on this slope
axis: whom do I trust to lead / what do I let break
thread: the goat
ending: joke

Thirty prospectors trudge round and round one boulder, roped in a ring, so that every one of them believes he
leads. Number twelve, a nomad with a brass cup on his belt, waves them on. Without a rope you would not last
an hour on this slope; and Josper Nill, who sold them theirs, has gone to dinner and left his goat, which is
eating it.

* Sell them Josper’s goat, to pull them straight.
  skill 5: gain 1 yellow token; note COLLAR
    Number twelve shakes hands on it. Duchess, as the goat is called, looks at you for some time and then sets
    off, straight downhill, with all thirty, whom you can hear congratulating one another far into the night.
  more: gain 1 food
  fail:
    “But I lead,” says number eight. So do they all, and they have reasons, which they give in order, walking.
    When it is settled you are number thirty-one.

* Let her chew it through.
  skill 6: gain 1 coin, 1 yellow token; note GOAT
    Thirty men stop, see the boulder, and sit down to be ashamed. The goat, Duchess, lies on your boots and
    brings up the knot, a coin and a brass cup. “That’s mine,” says number twelve. He wipes it, fills it, and
    lets you drink first.
  more: gain 1 coin
  fail:
    She ties you in.

== 36 Pepper for the Judge
premise: on the mountain a claim is yours until you sneeze; Tamar has held the crater in which her people camp for nine days against pepper, and her nose is going
axis: whose nose do I hold / where do I stand when it goes
ending: act

“Mountain law,” says Judge Halloran Sniff. “A claim is yours until you sneeze. Proceed.”

Two hundred miners fill their cheeks with pepper and blow. Tamar Ulay, on the flat stone in the middle, does
not sneeze. She has not sneezed for nine days. Her nomads have pitched their tents in this crater, and it
stays theirs as long as her nose holds; after that it goes to whoever is next on the stone. A miner with a
pump already has one boot there.

“Stranger,” she says, through her teeth. “Do something about my nose. I’ll give you a tenth. Take it or…”

Her chin goes up. The judge leans in, to hear.

* Grip her nose, and hang on.
  skill 6: gain 1 yellow token, 1 coin
    You hang on through two hundred miners and a bellows, until the court rises and she can walk out to the
    road and sneeze nine times, like a door. “A tenth,” says Tamar, paying you; then, to her own surprise, “or
    half.”
  more: gain 2 food
  fail:
    It goes off inside. Her hat leaves. “Was that one?” asks the judge, and sends for books. At dusk you are
    still holding the nose, as evidence.

* Push past the miner and be next on the stone.
  skill 6: gain world card Prospector's Claim, 1 coin; lose 1 reputation
    “Bless you,” says the judge to her, and signs the crater over to you, with a coin for promptness. You tell
    her the tents can stay. “So you’d take it,” says Tamar, packing. Two hundred full cheeks turn your way.
  more: gain 1 gem
  fail:
    You sneeze first. It goes down as the shortest claim on record, since you had not made it yet.

== 37 It Is Back
premise: Number Forty is paid for by the pound and grows heavier; its owner wants his partner’s half before the partner hears of it, and asks you to hide the stone
axis: whom do I help to cheat / to whom do I sell what I know
thread: stone number forty
ending: speech

At breakfast the stone they call Number Forty weighed one pound. Now, at Ninth Dent, Perl puts it on the
scales again.

“Nine,” says Lumma Peck, who does the weighing. She charges a coin for every word.

Perl goes red with joy, then white. Half the stone belongs to his partner, Gus; and here comes Gus now, up the
path, to sell Perl that half for next to nothing, because he has not heard.

“Hide it in your hat till he’s signed,” says Perl. “I’ll pay you. He’d do the same to me!”

* Hide it in your hat until Gus has signed.
  skill 5: gain 2 coins
    Gus signs. Perl slips you a coin behind Gus’s back. Then Gus slips you one behind Perl’s. “Not a word to
    him,” he breathes. “I’d sold my half already.” They walk off arm in arm. “Friends,” says Lumma, and
    charges them for it.
  more: gain 1 coin
  fail:
    A hat does not hold nine pounds. The stone goes through it, the floor and some of the mountain. Both
    partners look down the hole, and then at you. Lumma opens her mouth, thinks of the cost, and shuts it.

* Run down and sell Gus the news.
  skill 6: gain 5 coins, world card Marked as a Cheat; lose 1 reputation
    He pays you five coins, loudly. “I win!” says Perl behind you. They try this on every stranger and bet on
    the answer. Lumma dips a brush and paints a white cross on your pack. She does that free of charge.
  more: gain 1 gem
  fail:
    “Gus?” he says. “I’m Perl.” You both turn round. Far off, on the other path, a man is running away with
    the stone, slower at every step.

== 38 The Elder Sister’s Pension
premise: at the camp office a girl of nineteen demands an old woman’s pension, and the whole line behind her wants to see how it ends
axis: whom do I vouch for / what do I say is possible
thread: the younger elder sister
ending: joke

“Sixty-eight,” says the girl. “Write it down. And don’t slouch.”

“You’re nineteen,” says the man in the pension window.

“At present. Wait till you’re my age. Tell him, Wen.”

“Ilse’s my elder sister,” says Wen Corry, who is sixty, and has his hat in his hands. “She went off on a
journey and came home like that. We don’t know how.”

“Well, I don’t either.” The shutter starts down. All along the line old nomad women groan; they have stood
here since dawn and want to know how it ends. “Unless one person here will swear to it? If it’s a lie, that
person pays.”

They all step back. You were slow.

* Swear that she is sixty-eight.
  skill 5: gain 2 coins; note SISTER
    “A healthy life,” says the man, and pays her, with two coins for the witness. “In my day,” says Ilse, “one
    stood up for a lady.” He is standing. He tries to do it more.
  more: gain 1 food
  fail:
    “And how old are you?” You tell him. “Witnesses?” You look at Ilse, who looks you over from the boots up,
    and takes a good deal longer about it than is friendly.

* Put her to the test: three things that only the old know.
  skill 6: gain 1 reputation, 1 yellow token; note SISTER
    How long does a boil last? She knows. What does it cost to be right? She looks at Wen. What did you eat on
    his wedding morning? Old women nod all down the line, but Ilse has walked out. “Porridge,” says Wen,
    counting. “That’s three.”
  more: gain 1 food
  fail:
    She tests you back. “Eleven,” says Ilse, when she has heard you on porridge, debt and the back of a knee,
    “and small for it.” You are sent to the end of the line.

== 39 Drill
premise: prospectors are drilled by an officer who has promised them a mountain; prices have dropped, and a stampede of stone-sellers comes down the only road on which they stand in line
axis: whom do I obey / whom do I move
thread: the muster
ending: act

“Left turn!” Sixty men turn left, most of them. They are outlaws and diggers, whom Captain Shreya has promised
a mountain if they learn to march, for she has lost her company and means to make another. She has drawn them
up across the only road.

“A drop in prices was announced, ma’am,” reports her corporal, Bim. “A stampede was observed.”

Down the road, to sell before it drops any further, three hundred people come running with barrows of stones.

“Stand fast,” says the captain. “You there, Private. Rear rank.” She means you. The first barrow takes the
bend on one wheel.

* Step into the line, and stand fast.
  skill 6: gain 1 green token; note OATH; later Q12
    She reads a name off a list, and you hear yourself answer to it. At one word the line swings open like a
    gate, lets the barrows through, and shuts. “You owe me a foot,” says the outlaw beside you, handing you a
    pike.
  more: gain 1 heart
  fail:
    They open to the left. You open to the right, and travel backward, in a barrow, past everyone you have met
    today, to the foot of the mountain, where you are lifted out, weighed and given a number.

* Bawl “Halt!” in the captain’s own voice.
  skill 7: gain 3 coins, 1 reputation; note COUNTERSIGN; later Q12
    Everyone halts, even the barrows; three coins roll on to your boot. “My order,” says Shreya.
    “Countersign!” Behind her Bim mouths it. “Long grass,” you say. “Lie down,” she answers, and looks round
    for whoever said that.
  more: gain 1 gem
  fail:
    Your voice cracks. “A mouse was heard,” says Bim. After that very little is heard.

== 40 The Drop
premise: on the ledge where a famous goat once hesitated, sightseers pay to stand; one of them is Tobin Rake, and he has stood there before, but not in his life
axis: what do I look for with him / what do I pull him away from
thread: the ring
ending: question

Goat’s Regret is a ledge one boot wide, over nothing, and people pay to stand on it. Tobin Rake has paid four
times. He is a young man in a coat too big for him, and he leans out as if he had dropped something. “Leaning
is extra,” says the guide, a nomad, and lets go of his sleeve to count.

* Lean out beside him, and look where he looks.
  skill 5: gain 1 yellow token; later Q13
    “There’s a woman on a rope,” says Tobin. “No. There isn’t.” Behind him one hand has found two letters in
    the rock, T and A, and strokes them. The guide gives you your money back. “Have we met?” Tobin asks the
    rock.
  more: gain 1 food
  fail:
    He turns to thank you and steps, with great courtesy, off. You and the guide get an arm each. “I do beg
    your pardon,” he tells the guide, the ledge and you. “Was I looking at something?”

* Drag him in by the coat, whatever he sees.
  combat 5: gain 2 coins, 1 food
    You land in a heap, with the guide’s takings and his sandwich on top. Where Tobin’s hand was, two letters
    are cut in the rock, T and A, ten winters old. “A handsome A,” he says, helping everyone up. “Whose is
    it?”
  more: gain 1 gem
  fail:
    The coat comes. Tobin stays. The guide, who knows this ledge better than you, charges you for the
    afternoon, which you spend slightly below it. “Is anyone with you?” calls Tobin.

== 41 Zag Was Here Already
premise: a treasure hunter carves his name on a find before he has made it, and the crew he has hired want to know in which wall the find is
axis: whom do I back / what do I chisel
ending: joke

ZAG FOUND THIS, says the cliff, in letters as deep as a hand. An arrow points at more cliff. Six nomads, whom
Zag hired to dig and has not paid, are beginning to hold their picks by the other end.

“Found it where?” asks the largest.

“Here. It was gold,” says Zag, and blows the dust off his chisel. He has the habit of telling the future as
though it had happened. “I found it tomorrow, about noon. You wept. I had to lend you a handkerchief.” He
turns on you a wide smile, with two frightened eyes above it. “My friend here held the lamp.”

* Take his word for it, and dig where the arrow points.
  skill 5: gain 1 yellow token; later Q16
    There is something. It is lunch, this morning’s. “I enjoyed that,” says Zag, unwrapping it. The six are so
    glad to have found anything at all that they share it out with you, embrace you, and carve all your names.
  more: gain 1 coin
  fail:
    “You dug well,” Zag tells you, in front of them, “and for hours, and in quite the wrong place.” They turn
    round to look at you.

* Send the six to bed, and watch him all night.
  skill 7: gain 1 green token, 2 food; note CHISEL; later Q16
    By moonlight he cuts his name in the one good statue he owns and buries it, gently, like a pet. Then he
    sees you. “You told no one,” says Zag, and gives you all his supper. Among outlaws that is an oath.
  more: gain 1 gem
  fail:
    He goes to bed, and what you have watched until morning, in the wind, with an open notebook, is a man
    asleep. “You guarded me,” he says at breakfast. “I was touched.”

== 42 Mending for Money
premise: the chief of the lizardfolk buys up hinges, to find one; the man who carries it hides behind you, as far as that is possible
axis: what do I make of him / what do I give my word for
thread: the hinge
ending: speech

HINGES BOUGHT, ANY SIZE, says a new board. Beneath it, with an ox cart, sits Vosska Hearthscale, chief of the
lizardfolk, who laughs at everything they bring her and buys it all, because she is looking for one.

That one is on Urrik’s back. It is iron, and taller than he is. “She’d sink it,” he says into your collar, “so
that its door can never be hung again. What if one has to?” He tries to be thinner. “What do I weigh, from the
front?”

Vosska gets up and strolls your way.

* Throw a cloth over him, and lay it for supper.
  skill 6: gain 1 red token, 1 food; note HINGE
    Vosska laughs, sits down to the table and eats. “You’ve not seen a big one?” she asks, passing you the
    dish. You haven’t. “Two hundred and six,” breathes the table, “with the gravy.” She tucks in its cloth, as
    for a child.
  more: gain 1 coin
  fail:
    “And I’ll take the table,” says Vosska. You are until dark getting it off her cart. “Four coins,” says
    Urrik, hurt. “For both of us.”

* Give her your word that it left by boat.
  skill 5: gain 1 coin, 1 reputation; note HINGE
    “By boat,” says Vosska. She looks at the mountain. She looks at the camp, which can see him perfectly
    well, and which nods. She tips you a coin for the crossing. “What does a lie weigh?” asks Urrik. He holds
    out his hand. It sinks.
  more: gain 1 food
  fail:
    “On a mountain,” says Vosska, when she has finished laughing. She pulls up a crate, to wait with you until
    it comes back.

== 43 The Best Table on the Slope
premise: Maddock has opened an eating-house on a vent; it erupts at supper, by the clock, and he has sold the good table to two parties
axis: who gets burned / what do I take home
ending: joke

“In you come, cutlet, mind the hole!” Onions, sulphur and what was lately a hat: Maddock Three-Spoons, an
outlaw who cooks, has opened an eating-house on top of a fire vent. “No wood, no wages, it does the lot. Goes
off at eight every night, regular as my mother, right under the middle table. So I clear that at five to. It’s
the best one. View straight down. I’ve sold it to the silk merchants.” He comes closer. “And to the tax
people. What’s the vent wedged with? My good spoon, dumpling. I’d trust that spoon with your life.”

The clock says six minutes to. Both parties are at the door, being polite.

* Climb on a chair and put the clock back.
  skill 6: gain 1 green token
    Both parties go outside to wait, the vent, which keeps its own time, goes off under the kitchen, and
    Maddock lands on his feet, serves what comes down, charges extra for the view, and hands you, without one
    word, the ladle.
  more: gain 1 coin
  fail:
    The vent has not read it. “Down you come, dumpling,” says Maddock, but you are going up, with the chair,
    the clock face and the minute hand.

* Sit down at the good table yourself, and order fast.
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
    It is the vent’s spoon now. You have it by both hands and are going, slowly, the wrong way, when Maddock
    passes with the soup. “Hold it straight, cutlet,” he says.

== 44 The Note Under the Mountain
premise: the summit hums one note; thirty sects sing with it, each in its own key, and the stones have begun to slide; one song would bring them together, and silence would end the hum
axis: what do I stop / what do I want to hear
thread: the song without an end
ending: image

The mountain hums, so low that you hear it with your feet. Thirty sects have climbed Humming Top to sing
along, each in a key of its own, until the stones have started to walk. A cairn steps over the edge.

“Shut them up!” say three outlaws in bedsheets. “It’ll stop the hum, for good. But we’ll be alive.”

Dunya Reed only holds up a knotted string. It is a song that all of them know, a knot to a verse, but the last
is missing.

* Strike up Dunya’s song, end or no end.
  skill 6: gain world card Songs of the Road; note TUNE
    Thirty keys find one. At the lost verse they falter, and the mountain sings on without them, four notes
    more. The stones lie down. Dunya ties four knots, gives you all she has, and makes you promise to ask for
    the rest.
  more: gain 1 food
  fail:
    They find thirty-one.

* Make all thirty of them stop.
  combat 7: gain 1 green token, 1 coin, 1 reputation
    It takes your whole voice and a bucket. “About time,” say the outlaws, and make you a fourth, in a
    bedsheet, with your share of the plate. The hum sinks past hearing. On every ledge people stand
    open-mouthed, listening to it go.
  more: gain 1 gem
  fail:
    “Hush” turns out to be a hymn. They know all of it.

== 45 A Cradle at Auction
premise: a couple sell a carved cradle they cannot remember making; it has teeth-marks, and the bidding has begun
axis: what do I let them forget / what do I make two people look at
ending: loss

Colm Ferris puts a cradle up for sale, rocks it with one foot and looks, puzzled, at the foot. On the oak are
the fat geese that he carves on everything; along the rail, very small, are teeth-marks. “It came with the
house, we think,” says Nan, his wife. They have no child, and never had one that they know of.

“One coin,” says a man who wants it for kindling.

“Two,” says Sister Marl, a mystic, who collects what cannot be explained.

“Any more?” The hammer rises. Colm and Nan find something to look at in the sky.

* Outbid everyone, and ask them nothing.
  pay: 1 coin
  skill 6: gain 1 reputation, 1 blue token; note CRADLE; later Q14
    You hold it out to them. They thank you, and don’t know what to do with their arms. Sister Marl walks you
    to the gate, one hand in the cradle, where a head would lie. Behind you Colm’s foot goes on rocking.
  more: gain 1 heart
  fail:
    Sister Marl bids everything in her purse. “I have another purse,” she says. It is not like her to cry at a
    price.

* Stop the sale, and show Nan the teeth-marks.
  skill 5: gain 2 gems; later Q14
    She puts her thumb to them, mark after mark, counting. “Don’t ask her what it comes to,” says Colm. He
    prises the two bright eyes out of a goose and pushes them into your hand, so that you will go.
  more: gain 1 food
  fail:
    “The cat’s,” says Colm, fast. “We never had a cat,” says Nan, and turns, and looks at him. The hammer
    comes down.

== 46 The Boy Who Was Sold as a Guide
premise: twelve people have each hired the same boy to lead them secretly up the same path tonight, and midnight is now
axis: what do I untangle / with whom do I go up
ending: act

Midnight strikes. Twelve rich people step from behind twelve rocks and say “Sh.” Each of them has paid a boy
called Jory Latch, in secret, to be led up the secret path alone. Jory looks at all twelve, and last,
hopefully, at you.

* Say “Sh” too, and fall in as the thirteenth.
  skill 5: gain 2 gems; note JORY
    In the dark each takes hold of the coat in front. Jory leads them in a ring, drops out under an elbow, and
    comes downhill with twelve purses, one of which is yours. “I never wanted gems,” he says.
  more: gain 1 food
  fail:
    You take hold of the coat in front. It is thick, warm and growling, and has no buttons.

* Light a lamp, and let them see each other.
  skill 4: gain 1 coin; note JORY
    “Oh,” say twelve rich people, seeing twelve rich people. It is the start of the Mountain Club. “All those
    for a coin to the lamp? For a treasurer?” The treasurer, Jory, leaves with you, rather fast.
  more: gain 1 coin
  fail:
    It blows out. You are led up the whole mountain by the hand, kindly, past drops that you can hear and do
    not see, and at the top, by daylight, you count thirteen people behind you.

== 47 Your Paper, Please
premise: a landslide has shut the road; an outlaw’s collector has built a stair over it out of debts, and whoever signs may climb; an old woman who cannot sign is left below
axis: what do I owe / whom do I carry
ending: act

A landslide has shut the road, and it has not quite stopped. Over it goes a stair made of paper. Every step is
a bale of other people’s debts, farms and cows and slips from card games, roped up tight, and on the lowest
sits Mim, who collects for the outlaws, and licks her thumb.

“Sign that you owe us, and climb,” she says. “It needn’t be paid today.”

On the ground beside her sits Elder Oonagh, chief of the mystics. “I’ve forgotten what I owe,” she says
cheerfully, “so they won’t let me sign.” She looks at the stones, then at your back. “I’m quite light.”

A pebble goes by. Then a bigger one.

* Sign, and go up the stair by yourself.
  otherwise
  skill 6: gain world card Debt Marker; note LEDGER
    “Paper bears a surprising weight,” says Mim, giving you the stub, “so long as people go on believing it.”
    Half-way up you tread on your own name. It doesn’t even bend.
  more: gain 1 coin
  fail:
    You slip. “That was a widow,” says Mim. “And that was her cow.” She makes a careful note of each place
    where you trod.

* Climb the loose stones, with the old woman on your back.
  otherwise
  combat 7: gain 1 blue token, 1 coin
    She weighs nothing and steers by the ears. “I owe no one,” she says at the top. “That can’t be right, at
    my age. I’ll owe you.” She gives you a coin to begin with, and asks you not to remind her.
  more: gain 1 heart
  fail:
    One stone goes, then another, then you. “There’s a bridge, by the way,” says Oonagh at the bottom. “I
    forget why we didn’t.”

* Sign again: Mim’s master, Ravel, holds your paper already.
  must: LEDGER
  then: gain 1 coin; lose 1 reputation
    “Ravel’s old customers go by the private gate,” says Mim kindly. It has a carpet, and a coin on a saucer,
    for loyalty. Everyone out on the stones has time to watch you wipe your feet.

== 48 What Was in Number Forty
premise: at the top a kiln splits stones for a fee; Number Forty lies on the block, all its owners stand round it, and the starlings have gone quiet
axis: who opens it / what is better left shut
thread: stone number forty
ending: image

At Starling Forge a walking kiln called Old Pumice splits stones for a fee. “Item: Number Forty,” it says.
“Item: twenty-six owners.”

They stand round the block, nomads most of them, each with a bill of sale in one hand and a neighbour’s collar
in the other, while Bartle Crow, who sold the same stone to them all, goes backward through the crowd on
tiptoe. “It’s the not knowing you paid for!” he tells them. “Open it, and you’ve only a stone.”

One hammer hangs on one hook. All at once they let go of each other. The starlings stop singing.

* Get to the hammer first, and split it.
  otherwise
  skill 6: gain world card Meteor Splinter; later Q15
    It cracks like an egg. A splinter stands humming in your sleeve. Inside lies a smaller stone with a number
    painted on it: forty-one. Everyone turns to look at Bartle, who is running, and every starling on the
    mountain goes after him.
  more: gain 1 gem
  fail:
    The hammer breaks. “An omen!” says Bartle, from the back. By dark the pieces have been numbered, and you
    are standing in line for one, in the rain, with a fair chance of Nineteen.

* Tell its story, owner by owner, so that it stays shut.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; note FALSEMAP; later Q15
    The nomads burn their bills and want it again from the beginning. “Stop,” begs Bartle, and pays you two
    coins, and tells you the secret of his maps, which is that he draws his own thumb on every one. Starlings
    come down to the fire.
  more: gain 1 coin
  fail:
    “We’ll hear it from the stone,” they say. Twenty-six ears go down on it. You are asked to stop breathing.

* Give it to Old Pumice, which holds your favour.
  must: KILN
  then: gain 2 gems
    It swallows Number Forty, hums for an hour and spits out two bright pips into your hand. “Item: paid in
    part,” says Old Pumice. On its door a line of soot is being crossed half out.
