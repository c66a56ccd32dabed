# Map eleven, the Last Ruin: quests 146 to 161. Nothing is worn, nothing is dusty, and everything is said plainly.

planned: Q51 A Ticket Kept Dry
planned: Q52 The Yard and the Hen
planned: Q53 Three Hundred and Six
planned: Q54 How Long They Hurt
planned: Q55 What You Came With

== 146 Two Orders for One Basin
premise: a fountain has two brass orders on its rim, a king’s and a queen’s; it can obey only one, so it runs for neither, and it is cracking
axis: whose order do I leave on / what do I risk with neither
thread: the two chairs
ending: image

Dry Fountain is cracking in two. A king once screwed a brass plate to its rim: RUN AS ON THE DAY I WON. His
enemy, a queen, put one on opposite: RUN AS ON THE DAY BEFORE THE WAR. It cannot obey both, so it has given
no water at all, while the line of people with jugs goes twice round the square.

“Hers ran slow, but it ran,” says Sister Marl of the mystics, who has a sick ward and an empty pail. “May I
have his off?”

“Take off both!” An outlaw and a lizardfolk mason, who agree on nothing else, have brought you a hammer. “It
can do as it likes!”

“If it likes nothing?” says Marl.

* Strike off the King’s plate, and make do with the Queen’s trickle.
  otherwise
  skill 7: gain 1 blue token, 1 food
    It runs as it ran before anyone fought: shallow, brown, with leaves. “It’s water!” says Sister Marl, as
    though there had been some doubt, fills her pail and shares her bread with you on the rim. In the basin
    one leaf goes round.
  more: gain 1 gem
  fail:
    By the time you have put down the hammer the plate is back. It has been polished.

* Knock off both, though it may never run again.
  otherwise
  combat 8: gain 1 red token, 1 green token
    Nothing. Then a frog. Then rain, out of a clear sky, on everyone, and the outlaw and the lizardfolk hold
    a plank over your head, one at each end. “Your end’s low,” says each. All round the square the jugs
    begin to ring.
  more: gain 1 heart
  fail:
    The plates strike back, a note each, his the lower. You hear them both until supper.

* Lay against the brass the slip in your own hand.
  must: RECEIPT
  then: gain 2 gems
    It is an order too, and the name on it is yours. “Collected,” reads Marl from the counterfoil, and will
    not tell you what. Only the deposit is left: two gems in a twist of paper, tied with your knot.

== 147 Space for One
premise: a plinth shows each comer on it as they were on the best day of their life, in light, and there is a line, and a man has been up there since spring
axis: who comes down / what do I see
ending: speech

“Since spring he’s been up there,” says the nomad in front of you, a broad old woman with a pair of white
shoes. “It shows you as you were on your best day, and there’s room for one. I was going to be a bride.”

In a pillar of light on Empty Plinth stands a freckled boy of eight, who holds up a drawing to someone much
taller. In there, really, is old Bartle Crow, who sells false maps. “He’s crying,” says a mystic, and writes
it down.

“On three,” the nomad tells the line, “we pull his legs.”

* Hold off the line until the boy has shown his drawing.
  skill 5: gain 1 yellow token
    “Our yard,” says the boy. “Strictly speaking, our yard and the hen.” Down he climbs, old and creaking,
    and draws it again, in the lining of a bride’s shoe. “It’s the only one I got right.” She has you carry
    the other.
  more: gain 1 food
  fail:
    “Is it good?” asks the boy, looking straight at you. You tell him that it is. He asks again. He has been
    asking since spring.

* Climb into the light with him, and see your own best day.
  skill 7: gain 1 blue token, 1 food; later Q52
    It has to choose. It shows neither of you, only a yard and a brown hen, and the mystic hands you her
    pencil, because she cannot see to write. In your pocket is a warm egg. “Strictly speaking,” says Bartle,
    “you’re in the beans.”
  more: gain 1 gem
  fail:
    It shows you eating. “You do look happy,” says the bride, lowering her arms.

* Look behind you while it shines, as you did not at the well.
  optional: FACE
  skill 5: gain 2 gems
    Behind you stands the line, each holding out something broken. That is all there was in the well: you
    had been next. “Have them,” says the nearest man, of a brooch in two bright halves. “I only wanted it
    looked at.”
  more: gain 1 heart
  fail:
    You turn round and are in your own light. On the wall a shadow waves, a little before you do.

== 148 The Verse
premise: an organ of rusted helmets plays when the wind turns; old Dunya, deaf on one side, has come for the last verse of a song; it is about to turn
axis: who sings it / who must hear it
thread: the song without an end
ending: loss

One helmet coughs, then ten. Hundreds of them hang in Rust Choir on a scaffold of lances, each eaten through
in a different place, so that when the wind turns they sing.

“They’ve the last verse,” says Dunya Reed. She is a nomad, old, deaf on one side, and has walked all her
life after one song. “It’s soldiers’ names. I get as far as Reed, my own, and then…” Behind her stand her
clan, and one outlaw, who never knew his father’s name. The weathercock begins to swing.

* Shout every name after the helmets, over the music, for all to hear.
  otherwise
  skill 7: gain 1 yellow token, 2 coins
    Three hundred and six. Out of two drops a coin, pay never drawn, and those are yours, says the clan.
    Last comes the word that Dunya always left off. It is “amen”, or “home”; the wind is loud. They all say
    it after you.
  more: gain 1 heart
  fail:
    You come in late and stay one name behind. When the wind drops it is quite silent, except for you,
    shouting “Reed”.

* Stop the helmets with coats, so that she can put her ear to each.
  otherwise
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    It takes every coat off every back. Dunya listens her way along, then sings the end, once, with her face
    to the wall. No one else will hear it now, and they tell you so. The outlaw, who reads lips, gives you
    two coins.
  more: gain 1 coin
  fail:
    You are sixteen coats short. Sixteen helmets make the most of it.

* Sing it to her: you have the last verse.
  must: LASTVERSE
  then: gain 1 yellow token, 1 reputation
    You begin, and the helmets follow, down to the drummer, while all round the court hats come off. “So
    that’s the end,” says Dunya Reed. No sentence of hers ever had one.

== 149 Keys to Nothing
premise: thirty doors, and behind each a person who asked to live one day again and is in it; a thief has the keys, a keeper is stopping the keyholes with wax
axis: whom do I let out / whom do I leave happy
ending: act

Jory Latch, a thief, tips thirty stolen keys into your hands. Round this court stand thirty doors, and
behind each is someone who asked to live one day over again, and got it, and has been in it ever since.

“My girl’s in one,” says a nomad with a new coat over her arm. “I don’t know which.” From the far end comes
a keeper, stopping every keyhole with wax.

* Open all of them, the happy ones too.
  otherwise
  skill 7: gain 1 reputation, 1 yellow token, 2 food
    Out they come blinking, each with another morning on the face, some with its breakfast, which goes
    round. On the girl the new coat trails; her mother had guessed how she’d grown. “I’d nearly got it
    right,” says one woman, and locks herself in again.
  more: gain 1 heart
  fail:
    They are bolted on the inside as well. “Not today,” say several voices.

* Listen at the doors, and open only to somebody who sounds unhappy.
  otherwise
  skill 5: gain 2 coins
    “Is it still Thursday?” asks a man with an egg, who has had that egg for seven years. You tell him. He
    lays two coins by the cup, as one does at an inn, and runs.
  more: gain 1 gem
  fail:
    It is a cupboard. There is a day in here too, folded.

* Leave it to Jory, who came all this way with you.
  must: JORY
  then: gain 1 reputation, 1 gem
    At the last key Jory stops. “I shut a boy in a belfry once,” he says, though no one has accused him.
    “I’m going to open it.” He gives you the gem that came with the keys and runs, straight through the wax.

== 150 Where They Sat
premise: a hall of stools on which two armies waited; the papers on the thrones say why they vanished, the things under the stools say who they were; the keeper has set fire to it
axis: do I save the reason / do I save the men
thread: the two chairs
ending: speech

Three hundred and six stools stand in the Hall of Chairs, knee to knee. Soldiers of two armies sat here and
waited, while a king on the red throne and a queen on the white one made peace; and then, in one breath, the
soldiers were gone. Two papers on the thrones say why. Under the stools lies whatever the men had in their
hands.

“We kept this house,” says Vosska Hearthscale, the lizardfolk chief, laughing, though not for long. “I’ll
not have it stared at.” She has put her torch to the carpet.

“My brother’s stool is here!” cries a mystic, on her knees in the smoke. “I don’t care why. Help me look!”

* Run for the papers, and let the stools burn.
  otherwise
  skill 6: gain 1 red token, 1 food; later Q53
    His asks for the city as it was when he won; hers, as it was seven years before. “We were proud,” says
    Vosska. “We filled both. It took out the years between, and whoever sat in them.” She breaks you half
    her loaf.
  more: gain 1 coin
  fail:
    You cannot pick up the King’s without bowing. Your neck does it, slowly. By the time it has finished, so
    has the paper.

* Search under the stools with her, and let the papers burn.
  otherwise
  skill 7: gain 1 blue token, 1 food; later Q53
    You see neither throne from here, only the stool opposite, and how near it is. Under her brother’s lies
    half a loaf, and under the enemy’s the other half. “He always gave away the bigger,” says the mystic,
    and, after a time, so does she.
  more: gain 1 gem
  fail:
    “That one,” says the air above the nearest stool, “is taken.” So is the next.

* Set a helmet on each stool: you have read the names in them.
  must: HELMETS
  then: gain 2 reputation
    At the first name Vosska beats out her fire. You do it till dark, until every stool has one and she
    lifts off her keeper’s chain and lays it on the floor, half-way between the thrones. “There,” she says.
    “That’s what it came to.”

== 151 The Child of No Year
premise: a girl of six plays in a courtyard; she was left to be mended of a fever, as of the day before; those who left her do not know they had her
axis: do I wait with her / do I take her away
ending: question

Tam hops across the court from tile to tile, turns at the wall, hops back. She is six. Two people brought
her to this house with a fever, to be made as she was the day before, and it was beautifully done; but
before they could fetch her it took seven years out of everyone, and Tam was six of them. They do not know
that they had a child.

“Shelf time,” calls the keeper, holding open a cupboard with a bed in it. Outside the gate nomads have
stopped their wagon and left a space on the bench. “One more,” says Tam, on one leg, looking at you.

* Sit down and wait with her for her parents.
  otherwise
  skill 5: gain 1 reputation, 1 gem; later Q51
    She has a ticket. She has kept it dry, folded round the bright stone of its pin. When the lamps are lit
    and the keeper has written you down too, she gives you the stone. “That’s for whoever comes,” says Tam.
    “Is it you?”
  more: gain 1 food
  fail:
    “Are you them?” she asks. You are half a breath too slow. “Never mind,” says Tam.

* Walk her out to the wagon, where she is wanted.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; later Q51
    On the sill she is six; one step out, six and burning; one step back, cool. The nomads find you two
    coins for a doctor and hold the space with a hat. “How long is the hot part?” asks Tam, interested.
  more: gain 1 heart
  fail:
    She takes hold of the gatepost with both arms, quite politely, and keeps hold.

* Tell her whose cradle you found, the one with teeth-marks.
  must: CRADLE
  then: gain 2 reputation, 1 heart
    “Nan and Colm,” you say. “Fat geese, and bites along the rail.” “Mine,” says Tam, showing you the teeth.
    The whole court puts together for a rider. She packs, which is one ticket, and sits where the road can
    be seen. “What are they like?”

== 152 Every Road but One
premise: a floor map shows all Arzium; one tile is missing, and what is said while the mortar is wet will have been there; a carter wants her road, a scholar her war
axis: whom do I give the tile / what do I leave blank
ending: act

It is raining on the desert, at the height of your ankle. The floor of the Map Room is all Arzium, in tiles,
of which one is missing. “Mortar’s good for a minute,” says Ishk, the lizardfolk surveyor, trowel in hand.
“Say what was there. I tap it level, and that’s what was.”

“A road,” begs a nomad carter. “I’ve people lost out there.”

“The war,” says Ketterly, a mystic with half a book. “No one knows what happened. I burned the page. I was
so cold.”

* Give the carter the road you walked, mistakes and all.
  skill 6: gain 1 yellow token, 1 coin
    Ishk sets it with every detour, down to the stone where you sat and said that you would go no further.
    The bright crumb beside it is a coin you dropped. “They’re on that stone!” says the carter. “They’re
    sitting on it!” Tap.
  more: gain 1 food
  fail:
    “That won’t lie flat,” says Ishk. “What have you left out?” From her face, she can see it from there.

* Stand in the hole and think of Ketterly’s war.
  skill 7: gain 1 blue token, 1 food
    Smoke, from wall to wall, and in it small lights, marching. Ketterly counts them aloud until she can’t;
    her dinner she gives to you. “Turn it over,” she says. Ishk lays it face down, and Ketterly writes the
    number on its back.
  more: gain 1 gem
  fail:
    You are standing in Ishk’s lunch. Far off, in the hills by the wall, a tiny village looks up.

* Give her the height of the sea: you have stood between its lines.
  optional: TIDEMARK
  skill 6: gain 1 blue token; lose 1 reputation
    A man’s height, in one day. Ishk pours it in out of her cup, and all over the floor small boats lift.
    Three mystics who had proved that there was no sea will speak of you. “Page one,” says Ketterly, taking
    off her shoes.
  more: gain 1 heart
  fail:
    It all runs off into the desert, which is pleased.

== 153 Somebody Must Wait Here
premise: the lamp at the gate burns only while one person waits at it for another; a widow has made it blaze, and a cart on the cliff road steers by it
axis: do I pretend with her / do I tell her
ending: act

The lamp over the gate burns no oil, only as long as a person sits under it waiting for another. The
watchman, an old mystic, waits for no one in particular, and it is down to a spark, by which lizardfolk are
steering a cart along the cliff. “I’ll wait for Nils,” says Hedda Moss, and sits down with her beehive. The
flame leaps as high as the wall. Then she remembers that he is dead.

* Sit down and wait for him with her, knowing what you know.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    Moths come at two, each the size of a door, and you keep them off with her smoker until the cart is in.
    The lizardfolk climb up and mend the glass, unasked. He does not come. At sunrise she tells the bees,
    and means it.
  more: gain 1 heart
  fail:
    “I’d rather do it alone,” she tells the bees, and after them you.

* Tell her that the House could give him back, for all her summers since.
  otherwise
  skill 6: gain 1 blue token
    “Every summer since, my dears,” she tells the hive, her hand on it. “No. You’d none of you be hatched.”
    She carries it home. It is dark. “That was the truth,” says the mystic; till dawn you shout to the cart
    which way is left.
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
premise: Ilse stands in the line to ask for the years she gave up, with her dead brother in them; it would take the last days, in which she carried him
axis: what do I tell her / what do I let her have
thread: the younger elder sister
ending: image

Ilse Corry is next in the line. She is sixty-eight and looks nineteen, because she gave up her years here
once, to be strong, and with them went all that she knew of her little brother. Later she met him again, an
old man by then, and carried him on her back until he died.

“I want my years, with Wen in them,” she tells you. “Don’t slouch. And off those boots! Some man left them,
forty years since, not a crease. He’ll want them.” Behind her nomads shuffle up. The door opens. “What do I
say first, the thing or the day?”

* Tell her that it would take the days when she carried him.
  otherwise
  skill 6: gain 1 reputation, 1 yellow token
    “Those?” says Ilse. She steps out of the line, slowly, knees first, and orders the nomads to feed you
    and to stand up straight. They do both. In the gap that she has left stand the boots, toes to the door.
  more: gain 1 heart
  fail:
    “I know that,” says Ilse. “I’d hoped you’d argue.”

* Say nothing, and let her have the whole of his childhood.
  otherwise
  skill 7: gain 4 coins
    She comes out old, floury to the elbows, with four coins for minding her place, and holds out a tin
    whistle. “And this. Some child’s.” She goes off up the road, rubbing her back with both fists.
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
premise: a burned smith asks an oven of the House for his hand as of the day before; it has begun to draw in the whole court to pay for it
axis: whom do I hurt / whom do I rob
ending: joke

Every hat in the court gets up and leaves. It is the draught. A smith has put his burned hand into an oven,
to have it as it was yesterday, which is what the ovens of this house are for, and now the oven is
collecting its fee: leaves, a bench, the smith to the elbow. “Push!” shouts the lizardfolk stoker, her
shoulder to the door.

“After you, cutlet,” says the outlaw Maddock Three-Spoons, both arms round a post. The spoons are silver.
They stand straight out from his neck.

* Shut the oven, with the smith’s arm still in it.
  otherwise
  combat 8: gain 1 green token, 1 red token; later Q54
    “I’d a scar there, lamb chop,” says Maddock, who has let go of his post to push. “There was a girl in
    it. I asked to have it out.” The arm comes free. It rains hats. He and the stoker each put one on you.
  more: gain 1 heart
  fail:
    It has your coat, your hat and your Tuesday.

* Feed it Maddock’s spoons, while he can’t let go.
  otherwise
  skill 7: gain 3 coins, 1 gem; later Q54
    It chokes on silver and coughs up the smith, three coins and a gem. Maddock never saw whose hand it was.
    “Well, dumpling,” he says to you, of all people, “there’s soup. Have you a spoon?”
  more: gain 1 coin
  fail:
    It sends them back washed, which Maddock takes as a remark.

* Put in your own hand, which is burned already.
  must: BURNED
  then: gain 1 reputation, 2 coins
    It will not have it; that one has been paid for. It gives you two coins change and shuts. The smith
    looks at your scars, and at his own. “How long do they hurt?” he asks. “Not so long as this line,
    cutlet,” says Maddock.

== 156 The Door, Hung or Not
premise: Urrik stands with the last hinge at the frame of the House; with it the door can be shut; two wardens have hammers, one to hang it, one to break it, and he asks you
axis: what should a door do / who should decide
thread: the hinge
ending: act

“What do they weigh?” asks Urrik Tallback. “All who’ll ever want to come in? I only know the iron.” He is a
lizardfolk, bent double, because for half his life he has carried on his back one hinge of the House, and
now he has stood it by the frame. The other three are up; with this one, there is a door that shuts.

“Hang it,” says the warden on his left, lifting a hammer. “We took years in there, off anyone who asked.”

“And how do I get mine back?” asks an outlaw, first in the line. “Break it!”

The warden on the right has a hammer too. “I thought I’d know,” says Urrik. “What should a door do?”

* Hang it, so that the House can be shut.
  otherwise
  skill 7: gain 1 red token, 1 coin, 1 food
    “They never had a door,” says Urrik. “Only the line.” It shuts. It opens. The wardens share out bread
    and wages, a coin a back, and ask you, as they ask each other, what is broken. Urrik goes in, and out,
    and knocks.
  more: gain 1 gem
  fail:
    It hangs an inch out. He is so glad to have something to plane that they all stand round and admire the
    draught.

* Break it, so that none can be shut out.
  otherwise
  combat 8: gain 1 red token, 1 green token
    Each keeps a piece, you, a warden, the outlaw, while Urrik straightens, joint by joint, to a height that
    no one had known of, and looks over the wall. “Light,” he says.
  more: gain 1 coin
  fail:
    The hammer breaks. “It always was good iron,” says Urrik.

* Confess to the wardens that you saw the hinge, whatever you swore.
  must: HINGE
  then: gain 1 red token, 1 reputation
    “I’d seen it every time you asked,” you say. “He carried it.” They write that down: carried, by Urrik
    Tallback. He reads it twice, weeps, bends to pick up the hinge, from habit, and leaves it where it is.

== 157 Have We Met
premise: in the order book of the House Ansa finds what her husband asked for: to be as he was before he met her; she has the pen, and could order him back
axis: what do I let her write / what do I show him
thread: the ring
ending: speech

In the order book of this house stands a line in a neat hand. MYSELF, AS I WAS BEFORE I MET HER, SO THAT SHE
NEED NOT MISS ME. T. RAKE.

“He’s my husband,” says Ansa Pike. “They did it, too. I’ve missed him right round the world.” Out in the
garden a man in too large a coat, who does not know her, ties up beans in a knot of hers. The next line is
blank. She dips the pen. “It’s an arm’s length,” she says, “to write him back.” The lizardfolk keeper looks
at the ceiling, in order not to advise.

* Cover the page, before she orders him back.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    “It’s this far,” says Ansa, and shows you: a hair. Then she wipes the pen. “Only some other woman’d have
    him. One who’d not walked it.” She pays you off like a ferry, with a coin, and a nomad knot round your
    wrist.
  more: gain 1 heart
  fail:
    Her hand comes down on yours. “I’ve stood further off than this,” says Ansa. It is warm. It can wait.

* Fetch him in, and let him read what he signed.
  otherwise
  skill 7: gain 1 reputation, 1 red token, 1 food
    He comes with his arms full of beans and gives them to you, as the nearest. He reads it. The keeper
    himself shuts the book. “That was kindly meant,” says Tobin. “Have we met?” “No,” says Ansa. “Tell me
    your name.”
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

So this is the Heart’s Door. It is not high. Whatever you want it will make as it was on the day you name,
and all that lies between that day and this it will keep: from the thing its wear, from you the years. Once
two people asked it for one city, on two days, and it gave them both what they asked. Behind you a mile of
line has gone quiet to hear. The handle turns; it will begin at your first word.

“Take your time,” says the door. “I shall.”

* Name what you want, and its day, and let it keep the rest.
  skill 8: gain world card Shard of the Last Gate, 2 coins; later Q55
    It is there, in your arms, entire, with that day’s light on it. You have two coins change, a shard of
    the gate, and new boots. “Have you come far?” asks the woman who shared her bread with you all morning.
  more: gain 1 gem
  fail:
    You open your mouth and cannot choose. It waits, then shuts, like a hand over a hand. “Another day?” it
    asks.

* Ask for nothing, and hold it open for the next.
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
begs Old Pumice, the walking kiln, for the lizardfolk cooks, who want a morning off. “Item: please. Item:
it’s done, dear.” Warm Sister has no word for that. Its door swings open for the loaf.

* Eat the loaf, all of it, so that it is finished.
  skill 5: gain 4 food
    “Item,” says Old Pumice, in awe, when you have packed what you cannot eat. “One loaf. Gone.”
  more: gain 1 heart
  fail:
    You bite. It finishes baking you the other half, in your mouth, at the old heat.

* Order a bun, so that it has something else to do.
  skill 6: gain 1 red token, 1 food
    “Else?” says Warm Sister, after an hour. By evening there is a bun, with a face, and the face is yours,
    ordering a bun. The cooks carry you round it twice and go to bed.
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
premise: three hundred soldiers lie in their ranks waiting for one word; the drummer boy cannot say it, and a man who buys debts wants them up to testify
axis: do I let them rest / do I let them ask
thread: the muster
ending: act

Corporal Bim hits his drum, once, and looks along the graves. Three hundred soldiers were told to lie down
here, in the long grass, and have been told nothing since. At the beat the front rank of lances moves.

“A word is needed,” says Bim, who is small for a corporal. “They’d go home. It is given by officers. None is
had.”

“Let them up,” says Ravel Blackmarch, chief of the outlaws, very mildly. “They could tell us who robbed
them.” He is looking at the House behind you, where the mystic who keeps the gate feels for the bolt.

The second rank moves.

* Teach Bim to say the word, and let them rest.
  skill 6: gain 1 green token
    “You were dismissed,” he tries. “You are dismissed.” He wipes his nose. “I dismiss you!” Under the whole
    field something lets out its breath. Ravel takes off his hat and strikes out all you owe. Bim turns his
    drum over and sits on it.
  more: gain 1 heart
  fail:
    “It was wished,” he says, helpless, “that it could be said.” The third rank moves.

* Let them rise, and ask what was taken from them.
  combat 9: gain 1 green token, 1 blue token
    They don’t answer. They charge. You have to get in front and hold the gate against three hundred lances,
    between a mystic and an outlaw who cannot think why they stayed, until you shout “Home!”, like an order.
    They turn about.
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

Duchess eats the rope. She is a goat, the only one who ever came out of the House no younger than she went
in, and this is the rope that keeps the line of those who want to be. Along the cliff, at dusk, people begin
to wander. “I’m next!” cries Tamar Ulay, a nomad, who has waited since spring.

* Splice it behind her, so that all keep their places.
  skill 6: gain 3 coins
    Tamar pays you a coin a splice, three, with everyone back behind the rope, looking at the neck in front.
    Duchess starts on the other end.
  more: gain 1 coin
  fail:
    You splice in your thumb. Duchess looks at it.

* Hold it steady for her, and let the line go.
  skill 5: gain 1 reputation, 2 food
    “But what does the goat want?” asks an old mystic. “Nothing,” says Josper Nill, who has sold her in
    every land. “She’s not got another day in mind.” People sit down, unpack their suppers, pass you some.
    All along the cliff there are small fires.
  more: gain 1 heart
  fail:
    She will not be helped. She looks at you until you let go.

* Walk in at her side, since she walks with you.
  optional: GOAT
  skill 6: gain 1 yellow token, 1 coin
    The House asks her; she looks at it; you come out, both, the age you are. “All that time she was only
    walking home,” says Tamar, and gives you her coin for the door. Through the dusk goes a goat, to one lit
    nomads’ shed.
  more: gain 1 gem
  fail:
    She goes in. What is eaten is your coat.
