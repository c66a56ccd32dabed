# Map eleven, the Last Ruin: quests 146 to 161. Nothing is worn, nothing is dusty, and everything is said plainly.

planned: Q51 A Ticket Kept Dry
planned: Q52 The Yard and the Hen
planned: Q53 Three Hundred and Six
planned: Q54 How Long They Hurt
planned: Q55 What You Came With

== 146 Two Orders for One Basin
premise: a fountain under two brass orders, his and hers, to be as it was on two different days; so it runs for neither, and a crowd with jugs waits
axis: whose order do I strike / what do I do without either
thread: the two chairs
ending: image

AS ON THE DAY I WON, says the King’s brass plate on Dry Fountain. AS ON THE DAY BEFORE, says the Queen’s.
The basin has obeyed both ever since, and has started to split, neatly, down the middle, while forty people
stand round it with jugs.

“It wants one order,” says Pell, who minds the water and is no age at all. “Or none. Only then it’d do as it
liked, and it hasn’t ever.” He holds out a hammer. “Quick!”

“May I have what comes?” asks Sister Marl, with her last empty phial.

* Strike off the King’s plate, and leave the Queen’s.
  otherwise
  skill 7: gain 1 blue token, 1 food
    It runs as it ran before anyone won: shallow, brown, with leaves. “May I?” says Marl, who has
    thirty-nine waters and a theory, drinks it, and breaks her bread with you, helpless. “It’s water!” In
    the basin one leaf goes round.
  more: gain 1 gem
  fail:
    By the time you have put down the hammer the plate is back. It has been polished.

* Strike off both, and let it do as it likes.
  otherwise
  combat 8: gain 1 red token, 1 green token
    Nothing. Then a frog. Then rain, from above, on everyone: on the outlaw and the lizardfolk who came to
    fight about those plates and now hold one plank between them over your head. Forty jugs begin to ring.
  more: gain 1 heart
  fail:
    They strike back, a note each, his the lower. You hear them both until supper.

* Lay against the brass the slip in your own hand.
  must: RECEIPT
  then: gain 2 gems
    It is the same form. “Collected,” reads Pell from the counterfoil, and will not show you what. Only the
    deposit is left: two gems in a twist of paper, tied with your knot.

== 147 Space for One
premise: a plinth shows each comer on it as they were on the best day of their life, in light, and there is a line, and a man has been up there since spring
axis: who comes down / what do I see
ending: speech

“Since spring, he’s been up there,” says the woman in front of you. “It shows you as you were on your best
day, and there’s space for one. Look at him. Nine! I was going to be a bride. I’ve brought the shoes.”

In a pillar of light on Empty Plinth Bartle Crow, who sells false maps, is a freckled boy, holding up a
sheet of paper to someone much taller.

“On three,” she tells the line, “we pull his legs.”

* Shade your eyes and read what the boy has drawn.
  skill 5: gain 1 yellow token
    “Our yard,” says a voice out of the light. “Strictly speaking, our yard and the hen.” Down he climbs,
    old and creaking, to draw it on the nomads’ tablecloth, over every road he ever sold them. “Strictly
    speaking, it’s the only one I got right.”
  more: gain 1 food
  fail:
    “Is it good?” asks the boy, looking straight at you. You tell him that it is. He asks again. He has been
    asking since spring.

* Get up beside him.
  skill 7: gain 1 blue token, 1 food; later Q52
    It has to choose, and shows neither of you, only a yard and a brown hen, at which a mystic weeps too
    hard to take notes. In your pocket there is a warm egg. “Strictly speaking,” says Bartle, “you’re
    standing in the beans.”
  more: gain 1 gem
  fail:
    It shows you eating. “You do look happy,” says the woman, lowering her arms.

* Look behind you while it shines, as you did not at the green well.
  optional: FACE
  skill 5: gain 2 gems
    Behind you stands the line, each holding out something broken. That is all there was in the well: you
    had been next. “Have them,” says the nearest man, of a brooch in two bright halves. “I only wanted it
    looked at.”
  more: gain 1 heart
  fail:
    You turn round and are in your own light. On the wall a shadow waves, a little before you do.

== 148 The Verse
premise: an organ of rusted helmets plays when the wind turns; Dunya has no string left and is deaf on one side; it is about to turn
axis: who sings it / who must hear it
thread: the song without an end
ending: loss

One helmet coughs, then ten. Three hundred and six of them hang in Rust Choir on a scaffold of lances, each
eaten through in a different place, so that when the wind turns they sing.

Dunya Reed, who has walked all Arzium after the last verse of one song, has lost to the sea her knotted
string and the hearing of one ear.

“It’s names,” she says. “The whole verse, right down to the…” She gives the wall her good side. “I’ve stood
here nine days. I get as far as Reed. Then I can’t hear for…”

Above you the weathercock stops, thinks, and begins to swing.

* Shout each name to her as it comes.
  otherwise
  skill 7: gain 1 yellow token, 2 coins
    Three hundred and six; at two of them a coin drops out, pay, undrawn. Last of all she says the word that
    she always left off. It is “amen”, or “home”; the wind is loud. The nomads count you with her kin.
  more: gain 1 heart
  fail:
    You come in late and stay one name behind. When the wind drops it is quite silent, except for you,
    shouting “Reed”.

* Stop them with coats, and let her finish it alone.
  otherwise
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    It takes every coat off every back. In the silence Dunya finishes it, once, with her face to the wall;
    the rest of them will never hear it now, and tell you so. One coat goes unclaimed, an outlaw’s, two
    coins in the lining.
  more: gain 1 coin
  fail:
    You are sixteen coats short. Sixteen helmets make the most of it.

* Sing it to her: you have the last verse.
  must: LASTVERSE
  then: gain 1 yellow token, 1 reputation
    You begin, and the helmets follow, down to the drummer, while all round the court hats come off. “So
    that’s the end,” says Dunya Reed. No sentence of hers ever had one.

== 149 Keys to Nothing
premise: all the doors of a court are locked, by kindness, with people behind who asked to have a day back and are in it; a boy has every key
axis: whom do I let out / what do I leave shut
ending: act

Jory Latch, thief, tips thirty keys into your hands and steps back. Thirty doors stand round this court,
locked out of kindness: behind each is a person who asked for one day again, and is in it. From the far end
comes a keeper, stopping every keyhole with wax.

* Open them all, whatever they asked for.
  otherwise
  skill 7: gain 1 reputation, 1 yellow token, 2 food
    Out they come blinking, each with another morning on the face, some with its breakfast, which goes
    round. “How many are we?” asks a nomad girl in snow boots. “I’d nearly got it right,” one woman tells
    you, goes in again and locks it.
  more: gain 1 heart
  fail:
    They are bolted on the inside as well. “Not today,” say several voices.

* Choose one door, by ear.
  otherwise
  skill 5: gain 2 coins
    “Is it still Thursday?” asks a man with an egg. It has been that egg for seven years. You tell him. He
    lays two coins by the cup, as one does at an inn, and runs.
  more: gain 1 gem
  fail:
    It is a cupboard. There is a day in here too, folded.

* Leave it to Jory, who came all this way with you.
  must: JORY
  then: gain 1 reputation, 1 gem
    At the ninth key he stops. “I did,” says Jory. No one has accused him. “I shut a boy in a belfry. I’m
    going back to open it.” He leaves you the rest, with a gem which he never, and runs, straight through
    the wax.

== 150 Where They Sat
premise: two thrones face each other across a hall of three hundred and six stools; on each throne lies an order for the city, as of a day; both were carried out
axis: which chair do I sit in / what do I read aloud
thread: the two chairs
ending: speech

The Hall of Chairs has a red throne at one end and a white one at the other, and between them, knee to knee,
three hundred and six stools. On a hill in the delta people still keep a chair for the Red King. He will not
need it. He sat here, on the last day, across from the Ivory Queen, and each of them wrote out an order. The
papers lie on the seats. THE CITY, both begin, AS ON; then comes a day.

Vosska Hearthscale laughs first, though not for long. “Both served,” she says. “Both hot. I’d not read them.
They don’t agree with people.” With a lit taper she walks up to the nearer throne.

* Read out the King’s order before she burns it.
  otherwise
  skill 6: gain 1 red token, 1 food; later Q53
    “The city, as on the day I won.” Vosska breaks you half her loaf, as to a workmate. “And hers, as on the
    day before it began. We filled both. We were proud. It took seven years out of everyone who’d been in
    between.”
  more: gain 1 coin
  fail:
    You cannot read it without bowing. Your neck does it. Vosska looks away until it has finished.

* Sit down on one of the stools.
  otherwise
  skill 7: gain 1 blue token, 1 food; later Q53
    You see neither throne from here, only the stool opposite, and how near it is. Under yours lie a heel of
    bread and a mystic’s bandage, rolled. “They passed things across,” says Vosska, “till they were called.”
  more: gain 1 gem
  fail:
    That one, says the air, is taken. So is the next.

* Set down helmets, one to a stool: you have read the names.
  must: HELMETS
  then: gain 2 reputation
    You do it till dark, saying each name, until every stool has one and Vosska lifts her keeper’s chain
    over her head and lays it on the floor, half-way between the thrones, like a sum. “There,” she says.
    “That’s what it came to.”

== 151 The Child of No Year
premise: a girl of six plays in a courtyard; she was left to be mended of a fever, as of the day before; those who left her do not know they had her
axis: where does she go / what do I ask her
ending: question

Tam hops across the court from tile to tile, turns at the wall, hops back. She is six. She was six when two
people carried her in with a fever, to be made as she was the day before, and it was beautifully done; but
before they could fetch her the House took seven years out of everyone, and Tam was six of them.

“Shelf time,” calls the keeper of things left, and holds open a cupboard with a small bed in it. “They’ll
not come now.”

“One more,” says Tam, on one leg, looking at you.

* Ask her what she is waiting for.
  otherwise
  skill 5: gain 1 reputation, 1 gem; later Q51
    “To be collected,” says Tam. She has a ticket. She has kept it dry, folded round the bright stone of its
    pin, which she puts in your hand. “That’s for whoever comes,” she says; then, when the keeper has
    written you down, “Is it you?”
  more: gain 1 food
  fail:
    “Are you them?” she asks. You are half a breath too slow. “Never mind,” says Tam.

* Walk her out through the gate.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; later Q51
    On the sill she is six; one step out, six and burning; one step back, cool. The nomads at the gate, who
    have counted her with their own already, find two coins for a doctor. “How long is the hot part?” asks
    Tam, interested.
  more: gain 1 heart
  fail:
    She takes hold of the gatepost with both arms, quite politely, and keeps hold.

* Tell her whose cradle it was that you know of, the one with teeth-marks.
  must: CRADLE
  then: gain 2 reputation, 1 heart
    “Nan and Colm,” you say. “Fat geese, and bites along the rail.” “Mine,” says Tam, showing you the teeth.
    The whole court puts together for a rider; she packs, which is one ticket, and sits where the road can
    be seen. “What are they like?”

== 152 Every Road but One
premise: a floor map shows all Arzium on any day you stand on; one tile is missing, and a lizardfolk surveyor will set it as you tell her
axis: what do I say was there / what do I leave blank
ending: act

It is raining on the desert, at the height of your ankle. The floor of the Map Room is all Arzium, in tiles,
and shows whatever day you think of while you stand on it; you thought of a bad one.

“There’s a tile out,” says Ishk, lizardfolk, surveyor, on her knees at the hole. “Mortar’s good for a
minute. Say what was there, and that’s what was. I don’t judge. I tap it level.”

“Page sixty,” says Ketterly, with half a book. “Please. I burned mine.”

* Give her the road you walked, mistakes and all.
  skill 6: gain 1 yellow token, 1 coin
    Ishk sets it with every detour, down to the stone where you sat and said that you would go no further.
    The crumb beside it is a coin you dropped. “Nomads rest there now,” she says. “They’ve named it.”
    Ketterly writes it in. Tap.
  more: gain 1 food
  fail:
    “That won’t lie flat,” says Ishk. “What have you left out?” From her face, she can see it from there.

* Stand in the hole, and think of the years that are missing.
  skill 7: gain 1 blue token, 1 food
    Smoke, from wall to wall, and in it small lights, marching. Ketterly counts them aloud and stops. “Page
    sixty,” she says, gives you her dinner and her mystic’s pen, and shuts the book. Ishk lays the last one
    face down.
  more: gain 1 gem
  fail:
    You are standing in Ishk’s lunch. Far off, in the hills by the wall, a tiny village looks up.

* Give her the height of the sea: you have stood between its lines.
  optional: TIDEMARK
  skill 6: gain 1 blue token; lose 1 reputation
    A man’s height, in one day. Ishk pours it in out of her cup, and all over the floor small boats lift.
    Three mystics, who had proved that there was no sea, will speak of you. “Page one,” says the fourth,
    taking off her shoes.
  more: gain 1 heart
  fail:
    It all runs off into the desert, which is pleased.

== 153 Somebody Must Wait Here
premise: the lamp at the gate burns only while one person waits at it for another; the watchman has waited for no one in particular, and it is failing
axis: for whom do I wait / whom do I relieve
ending: act

Unlit Lamp, over the gate, burns no oil, only as long as a person sits under it waiting for another. The
watchman, who waits for whoever comes, has it down to a spark. Hedda Moss, beekeeper, widow, sets her hive
on the step, to wait for Nils, and it leaps as high as the wall. Then she remembers.

* Wait with her until it is light.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    Moths come at two, each as big as a door, and you keep them off with her smoker until lizardfolk, who
    saw it burn from nine miles out, arrive with new glass. He does not come. At sunrise she tells the bees,
    and means it.
  more: gain 1 heart
  fail:
    “I’d rather do it alone,” she tells the bees, and after them you.

* Tell her where he could be had, and the price.
  otherwise
  skill 6: gain 1 blue token
    “Every summer since, my dears,” she tells the hive, and listens, with her hand on it. “No. You’d none of
    you be hatched.” To you she turns an empty palm, like the mystics, and walks home with the bees. Over
    the watchman it goes dark.
  more: gain 1 coin
  fail:
    “You told me that on the way, my dears, didn’t you,” says Hedda to the hive. You she does not answer.

* Hang on the hook the light that you have kept.
  must: LANTERN
  then: gain 1 reputation, 1 gem
    “They’d like to know who yours is for,” says Hedda, with her ear to the hive, and you find that you can
    say. Far down the road people start to walk. The watchman gives you a drop of lamp glass and goes to
    bed.

== 154 Seven to Come
premise: Ilse stands in the line for the House to ask for her years back, all of them, with Wen; she has his whistle, and unworn boots stand beside her where a man went in
axis: what day do I let her name / what do I say about boots
thread: the younger elder sister
ending: image

“Off the boots,” says Ilse Corry. “Forty years old, not a crease. The man went in barefoot, and he’ll want
them. Don’t slouch.” She is sixty-eight, looks nineteen, and is next in the line for the House. “I’ve got it
by heart. All my years back, with Wen in them. I carried him; he was the youngest. He counted everything.
He’d got to six.” She turns a tin whistle over. The door opens. “When you’re my age you’ll like things in
order. What goes first, the thing or the day?”

* Explain which days it would take.
  otherwise
  skill 6: gain 1 reputation, 1 yellow token
    “These?” says Ilse. “The ones when I carried him?” She steps out, slowly, knees first, and orders the
    nomads behind her to feed you and stand up straight. They do both. In the gap she has left stand the
    boots, toes to the door.
  more: gain 1 heart
  fail:
    “I know that,” says Ilse. “I’d hoped you’d argue.”

* Keep her place warm and say nothing.
  otherwise
  skill 7: gain 4 coins
    She comes out old, floury to the elbows, with four coins for minding her place. “And this. Some
    child’s.” It is the whistle. She goes off up the road, rubbing her back with both fists.
  more: gain 1 gem
  fail:
    The line moves, and you are at the head of it. “In you go,” says Ilse. “Chin up.”

* Tell her the number that you counted in the trees.
  must: SEVEN
  then: gain 1 reputation, 1 gem
    “Seven, out of every tree,” you say. “It takes from all that’s near.” Ilse looks down the line, at all
    that is near, and orders it about, so that it turns, a mile of people, like a gate. Where its head was
    lies one gem.

== 155 A Hand for a Hand
premise: a burned smith asks the House for his hand as of the day before; the oven behind him has begun to draw in the whole court to pay for it
axis: whom do I hurt / whom do I rob
ending: joke

Hot iron, singed hair, then a draught, in which every hat in the court gets up and leaves. A smith has put
his burned hand into an oven of the House and named the day before, and the oven is collecting: leaves, a
bench, the smith to the elbow.

“After you, cutlet,” says Maddock Three-Spoons, next in the line, both arms round a post. “No, I insist. Is
it meant to pull?”

* Shut the oven, with his arm still in it.
  otherwise
  combat 8: gain 1 green token, 1 red token; later Q54
    “I’d a scar there, lamb chop,” says Maddock, pushing too, with one smooth palm. “There was a girl in it.
    I asked to have it out.” The arm comes free. It rains hats. An outlaw and a lizardfolk shake your hand,
    each in the other’s.
  more: gain 1 heart
  fail:
    It has your coat, your hat and your Tuesday.

* Pay it with Maddock’s spoons, while he holds the post.
  otherwise
  skill 7: gain 3 coins, 1 gem; later Q54
    It chokes on silver, and up come the smith, three coins and a gem. Maddock never saw whose hand it was.
    “Well, dumpling,” he says to you, of all people, “there’s soup. Have you a spoon?”
  more: gain 1 coin
  fail:
    It sends them back washed. Maddock takes that as a remark.

* Put in your own hand, which is burned already.
  must: BURNED
  then: gain 1 reputation, 2 coins
    It will not have it; that one has been paid for. It gives you two coins change and shuts. The smith
    looks at your scars, and at his own. “How long do they hurt?” he asks. “Not so long as this line,
    cutlet,” says Maddock.

== 156 The Door, Hung or Not
premise: Urrik stands with the hinge at the frame; the other three hang there; wardens stand by with hammers and will do as he says, and he asks you the weight of it
axis: what should a door do / who should decide
thread: the hinge
ending: act

“What do they weigh?” asks Urrik Tallback. “All who’ll ever want to come in. I only know the iron.”

He has stood his hinge by the frame of the House, and stoops as though it were still on his back. The
keepers once took four like it off and carried them apart, so that no door could be hung; it did not keep
one person out. Three are back. The warden on his left has a hammer to drive the pins with. The one on his
right has a hammer.

“Either, they told me. It was my back,” says Urrik. “I thought I’d know when I got here.” Both hammers go
up, to be ready. “What should a door do?”

* Hang it.
  otherwise
  skill 7: gain 1 red token, 1 coin, 1 food
    “They never had a door,” says Urrik. “Only the line.” It shuts. It opens. The wardens share out bread
    and wages, a coin a back, and ask you, as they ask each other, what is broken. Urrik goes in, and out,
    and knocks.
  more: gain 1 gem
  fail:
    It hangs an inch out. He is so glad to have something to plane that they all stand round and admire the
    draught.

* Break it.
  otherwise
  combat 8: gain 1 red token, 1 green token
    Each keeps a piece: you, two wardens, an outlaw out of the line. Urrik straightens, joint by joint, to a
    height that no one had known of, and looks over the wall. “Light,” he says.
  more: gain 1 coin
  fail:
    The hammer breaks. “It always was good iron,” says Urrik.

* Confess to the wardens that you saw the hinge, whatever you swore.
  must: HINGE
  then: gain 1 red token, 1 reputation
    “I’d seen it every time you asked,” you say. “He carried it.” They write that down: carried, by Urrik
    Tallback. He reads it twice, weeps, bends to pick up the hinge, from habit, and leaves it where it is.

== 157 Have We Met
premise: in the House’s book Tobin’s order lies open: “as of the day before I met her”; Ansa has the pen, and could name a day too
axis: what do I let her write / what do I show him
thread: the ring
ending: speech

An order book lies open on a desk of the House. MYSELF, AS ON THE DAY BEFORE I MET HER, SO THAT SHE NEED NOT
MISS ME. T. RAKE.

Ansa Pike dips the pen; the next line is blank. “It’s an arm’s length,” she says. “I’ve walked round the
world to get an arm’s length off.” Out in the garden a man in too large a coat ties up beans, in a knot of
hers.

* Lay a hand over the page.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    “I’d have him back. It’s this far.” She shows you: a hair. Then she wipes the pen and pays you off, like
    a ferry, a coin; no nomad’s rope will charge you now. “Only some other woman’d have him. One who’d not
    walked it.”
  more: gain 1 heart
  fail:
    Her hand comes down on yours. “I’ve stood further off than this,” says Ansa. It is warm. It can wait.

* Fetch him in to the desk.
  otherwise
  skill 7: gain 1 reputation, 1 red token, 1 food
    He comes with his arms full of beans and gives them to you, as the nearest. All down the room they stop
    writing; the lizardfolk keeper himself shuts the book. “Have we met?” asks Tobin. “No,” says Ansa. “Tell
    me your name.”
  more: gain 1 gem
  fail:
    “I’m shy of offices,” says Tobin. “Is she waiting for somebody?” When you get back the pen is dry, and
    the other door open.

* Give her back the ring that you carried.
  must: RING
  then: gain 2 reputation
    Inside it, very small, is a date. “So it had a day all the time,” says Ansa. She puts on the ring and
    puts the pen in the fire. “There. It was hardly a step.”

== 158 Name It
premise: the door asks you, by name, for a thing and a day; behind you the whole line has gone quiet to hear; it will begin at your first word
axis: what do I want as it was / what would I not give for it
thread: the two chairs
ending: question

“What is it, and of what day?” asks the door, and adds your name, the way they say it at home.

So this is the Heart’s Door. It is not high. Two people once asked it for one city, on two days, and it gave
them both what they asked. Behind you a mile of line has gone quiet to hear what you want. The handle turns.
It will begin at your first word, and whatever lies between that day and this it will keep.

“Take your time,” says the door. “I shall.”

* Name a thing, and its day.
  skill 8: gain world card Shard of the Last Gate, 2 coins; later Q55
    It is there, in your arms, entire, with that day’s light on it. You have two coins change, a shard of
    the gate, and new boots. “Have you come far?” asks the woman who shared her bread with you all morning.
  more: gain 1 gem
  fail:
    You open your mouth and cannot choose. It waits, then shuts, like a hand over a hand. “Another day?” it
    asks.

* Name nothing, and hold it open for the next.
  skill 6: gain 2 reputation, 2 food; later Q55
    They thank you as they come, some with bread, and each stops dead on the sill at the sight of you, with
    your arms full of your own years. “Shall I,” asks the fifth, “hold the other side?”
  more: gain 1 heart
  fail:
    They push. You are carried in, along, and out by the kitchens, and have not been asked a thing.

* Say “today”, knowing that a day has to be named.
  optional: DAYNAME
  skill 6: gain 1 reputation, 1 yellow token
    “As it is?” asks the door. It takes nothing, there being nothing between, and hands you what you came
    with, down to a nomad’s nod at some well. You had no notion it was so much. “Can one do that?” asks the
    line.
  more: gain 1 heart
  fail:
    You took too long over it. It is tomorrow.

== 159 The Last Oven
premise: an engine that bakes the House’s bread has made the same loaf for seven years; Old Pumice has come to ask it to stop, and it has no word for that
axis: what do I ask an engine / what do I eat
ending: joke

Bread! The House’s own oven, Warm Sister, has baked one loaf for seven years; the same one. “Item: stop,”
begs Old Pumice, the walking kiln. “Item: please. Item: it’s done, dear.” Warm Sister has no word for that.
Its door swings open for the loaf.

* Eat the loaf.
  skill 5: gain 4 food
    “Item,” says Old Pumice, in awe, when you have packed what you cannot eat. “One loaf. Gone.”
  more: gain 1 heart
  fail:
    You bite. It finishes baking you the other half, in your mouth, at the old heat.

* Order a bun.
  skill 6: gain 1 red token, 1 food
    “Else?” says Warm Sister, after an hour. By evening there is a bun, with a face, and the face is yours,
    ordering a bun. The lizardfolk of the kitchen carry you round it twice.
  more: gain 1 coin
  fail:
    It makes two loaves. Both are the one.

* Open your coat: Ember has smelled a relation.
  optional: EMBER
  skill 5: gain 1 red token
    The small door and the great one open at each other. “Item,” begins Old Pumice, and for once has no
    list. Out of the ash rolls a red knob, cat size, kept warm all these years in case.
  more: gain 1 food
  fail:
    Ember is asleep. Two large engines lower their draught, so as not to wake it.

== 160 Dismissed
premise: Corporal Bim stands before three hundred graves with a drum and a roll and no officer; they need one word, and he has only the passive
axis: who says it / who is it said to
thread: the muster
ending: act

Corporal Bim hits his drum, once, and looks along the graves. There are three hundred, in ranks, a lance at
the head of each, who were told to lie down in the long grass and have been told nothing since. At the beat
the front rank of lances moves.

“A word is needed,” says Bim. “It is given by officers. None is had.”

The second rank moves. At the back Ravel Blackmarch, who buys debts, shuts his ledger.

* Teach Bim to say it.
  skill 6: gain 1 green token
    “You were dismissed,” he tries. “You are dismissed.” He wipes his nose. “I dismiss you!” Under the whole
    field something lets out its breath. Ravel strikes out all that you owe any outlaw. Bim turns his drum
    over and sits down on it.
  more: gain 1 heart
  fail:
    “It was wished,” he says, helpless, “that it could be said.” The third rank moves.

* Let them rise, and stand with them.
  combat 9: gain 1 green token, 1 blue token
    They form on you and charge the House, so that you have to get in front and hold a gate against three
    hundred lances, between a mystic and an outlaw who cannot think why they stayed. “Home!” you shout, like
    an order. They turn about.
  more: gain 1 coin
  fail:
    They take you for the enemy, whoever that was. You lie down in the long grass.

* Look along the white edge of things and count them.
  optional: SALTBLIND
  skill 5: gain 1 reputation, 1 gem
    In the white they stand, three hundred and five. Bim counts too, then looks at his boots, which have no
    wear. “One was left over,” he says. “I was.” He cuts you the bright stud from his drum-belt, buttons his
    coat and goes home.
  more: gain 1 heart
  fail:
    Your eyes run. It is only salt. Bim offers you his sleeve.

== 161 She Was Only Walking Home
premise: Duchess stands at the House’s back gate, eating the rope that keeps the line in order, and the line is beginning to wander off into the evening
axis: what do I mend / what do I let be eaten
thread: the goat
ending: image

Duchess eats the rope. She is the one goat that ever came out of the House as she went in, and this is the
rope that keeps the line. Along the cliff, at dusk, people begin to wander.

* Splice it, behind her teeth.
  skill 6: gain 3 coins
    “In line! Take it or leave it!” cries Tamar Ulay, and pays you a coin a splice, three. Behind the rope
    again, people look at one another. Duchess starts on the other end.
  more: gain 1 coin
  fail:
    You splice in your thumb. Duchess looks at it.

* Hold it steady for her.
  skill 5: gain 1 reputation, 2 food
    “What does she want?” asks Elder Oonagh. “I’ve forgotten.” “Nothing,” says Josper Nill, “as I live.
    She’s not got another day in mind.” People sit down where they are, unpack their suppers, pass you some.
    All along the cliff there are small fires.
  more: gain 1 heart
  fail:
    She will not be helped. She looks at you until you let go.

* Walk in at her side, since she walks with you.
  optional: GOAT
  skill 6: gain 1 yellow token, 1 coin
    The House asks her; she looks at it; you come out, both, the age you are. “Nine words, free,” says
    Lumma, with a coin. “All that time she was only walking home. Look.” Straight through the dusk goes a
    goat, to one lit nomads’ shed.
  more: gain 1 gem
  fail:
    She goes in. What is eaten is your coat.
