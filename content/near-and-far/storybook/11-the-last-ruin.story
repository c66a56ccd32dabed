# Map eleven, the Last Ruin: quests 146 to 161. Nothing is worn, nothing is dusty, and everything is said plainly.

planned: Q51 A Ticket Kept Dry
planned: Q52 The Yard and the Hen
planned: Q53 Three Hundred and Six
planned: Q54 How Long They Hurt
planned: Q55 What You Came With

== 146 Two Orders for One Basin
premise: a fountain has two brass orders on its rim, a king’s and a queen’s; it can obey only one, so it runs for neither, and it is cracking; hers would give a trickle, enough for the sick alone
axis: whose order do I leave on / what do I risk with neither
thread: the two chairs
ending: image

The water in Dry Fountain climbs to the rim, looks over, and sinks back with a gulp. On the rim are two brass
plates, and the fountain must do what they say. RUN HIGH, says the king’s. RUN LOW, says the queen’s.

“Take off his,” begs Sister Marl of the mystics, with a pail. “Low is enough for my sick.”

“And for us?” asks an outlaw. Behind him a whole court holds up its jugs. “Take off both!”

The lizardfolk mason strokes the cracked stone. “Then it’ll run as it likes,” she says. “Once.”

* Take off the king’s plate.
  otherwise
  skill 7: gain 1 blue token, 1 food
    It runs thin and clear, and it fills one pail. Marl makes you drink first. She gives you the bread that
    her sick could not swallow dry. All round the court the jugs watch one leaf float in the basin.
  more: gain 1 gem
  fail:
    Before you have put down the hammer, the plate has screwed itself on again. It has polished itself, too.

* Knock off both plates.
  otherwise
  combat 8: gain 1 red token, 1 green token
    Nothing comes, and then a frog. Then the fountain jumps, and it rains into every jug in the court. The
    outlaw dances the mason through the puddles. Behind them a fountain lies in two halves.
  more: gain 1 heart
  fail:
    The plates hit back. His rings low and hers rings high, and you hear nothing else until supper.

* Lay on the rim the slip in your own handwriting.
  must: RECEIPT
  then: gain 2 gems
    “Collected,” Marl reads from the back of it. So you have been here before, and have forgotten it. Behind
    the king’s plate two gems are waiting, tied up with your own knot.

== 147 Space for One
premise: a plinth shows each comer as they were on the best day of their life, and old Bartle has been a boy of eight up there since spring, asking if his drawing is good; a nomad bride wants her turn, and the light will not bear two
axis: who comes down / what do I see
ending: image

A boy stands in the light on Empty Plinth and holds up a drawing. “Is it good?” he asks.

He is really eighty. Up there it is always the best day of your life, and old Bartle has not come down since
spring.

“My turn!” says an old nomad with white shoes in her hand. “I’ve walked from the sea to be a bride again.”

“No one looked at his drawing that day,” says Bartle’s wife, a mystic. “Climb up and look! Only, with two in
it the light goes out.”

* Lift him down for the bride.
  skill 5: gain 1 yellow token
    Up goes the nomad, and she is twenty and dancing. All the nomads in the line clap the time and pull you
    in. Old Bartle sits on the step with an empty hand held up. “It was our yard,” he says. “Our yard and the
    hen.”
  more: gain 1 food
  fail:
    The boy thinks that you want to see the drawing, and turns it round for you. You let go of his ankles.

* Climb up and look at the drawing.
  skill 7: gain 1 blue token, 1 food; later Q52
    “It’s our yard and the hen,” says the boy. You say that it is very good. The light goes out, and Bartle’s
    wife hugs you both. There is a warm egg in your hand. The nomad puts on her white shoes all the same.
  more: gain 1 gem
  fail:
    The light turns to you instead, and shows you eating. “Well, you do look happy,” says Bartle’s wife.

* Look behind you while it shines, as you did not dare to at the well.
  optional: FACE
  skill 5: gain 2 gems
    Behind you stands the line, and each of them is holding out something broken. So that was what frightened
    you in the well: people, waiting. “Have it,” says the nearest man, with a brooch in two bright halves.
  more: gain 1 heart
  fail:
    You turn round, and now you are standing in your own light. On the wall your shadow waves, a little before
    you do.

== 148 The Verse
premise: an organ of rusted helmets will sing once more and fall to dust; a name is scratched in each, and an outlaw wants his father’s read out; old Dunya wants quiet, to hear how her song ends
axis: who sings it / who must hear it
thread: the song without an end
ending: loss

Three hundred rusty helmets hang in the wind. One of them coughs. The next gust will sing in them all and blow
them to dust.

“There’s a name scratched in each,” says an outlaw. “One’s my father. I’ve forgotten what he was called. Read
them out! I’d know it!” A crowd nods behind him.

“And drown the song?” says old Dunya Reed. “I’ve looked for its last verse all my life. They know it.”

The weathercock swings.

* Climb up and shout out the names.
  otherwise
  skill 7: gain 1 yellow token, 2 coins
    You shout three hundred names over the music, and at one of them the outlaw sits down. The last is Reed,
    with two coins in the helmet. Then it is quiet, and you notice that you have been shouting in time. “So
    those were the words,” says Dunya. “Reed was my brother.”
  more: gain 1 heart
  fail:
    You shout so loudly that you do not notice the wind drop. In a silent court, up to your ankles in dust,
    you are still calling for Reed.

* Keep the whole crowd quiet for Dunya.
  otherwise
  combat 7: gain 1 green token, 2 coins; lose 1 reputation
    You hold them back until the last note. Dunya’s lips move. Then three hundred names are dust. The crowd
    will not forgive you. Only the outlaw comes up, with two coins for you. “I heard him, though,” he says.
  more: gain 1 coin
  fail:
    “Hush!” you roar at them, all through the last verse.

* Sing her the last verse, since you know it.
  must: LASTVERSE
  then: gain 1 yellow token, 1 reputation
    You begin, and the helmets follow you down to the last word. Hats come off all round the court. “So that’s
    the end,” says Dunya Reed. She sits down and takes off her shoes.

== 149 Keys to Nothing
premise: thirty doors, and behind each a person who asked to live one day again and is in it, one of them dancing with his dead wife; a thief has the keys, a keeper is stopping the keyholes with wax; a mother does not know behind which her girl is laughing
axis: whom do I let out / whom do I leave happy
ending: act

Jory tips thirty stolen keys into your hands. Behind thirty doors in the wall are people who asked, seven
years ago, for one day over again. Open a door, and that day is over.

Through one keyhole you see an old man dancing with his wife. She died long ago. Behind the next door a man is
crying.

“My girl’s in one,” says a nomad with a new coat on her arm. “She’ll be laughing. I don’t know which door.”

The keeper comes along the wall, pouring wax into the keyholes.

* Open every door until you find her.
  otherwise
  skill 7: gain 1 reputation, 1 yellow token, 2 food
    They come out blinking and share their breakfasts with you. The girl has not grown, and her mother turns
    up the sleeves of the coat. Then the girl sees the old man’s empty arms. She climbs on his shoes, and they
    dance.
  more: gain 1 heart
  fail:
    They are bolted on the inside as well. “Not today!” call thirty voices, very cheerfully.

* Let out only those who cry.
  otherwise
  skill 5: gain 2 coins
    “Is it still Thursday?” sobs a man with a boiled egg. You say no. He pays you two coins, as at an inn, and
    runs. Three doors on, a girl is laughing. Then the wax goes in.
  more: gain 1 gem
  fail:
    It is only a cupboard, with one wet Sunday in it, folded. It goes on crying until you shut the door.

* Give Jory back the keys: he came all this way with you.
  must: JORY
  then: gain 1 reputation, 1 gem
    At the last key Jory stops. “I shut a boy in a belfry once,” he says. “I did that.” He gives you the gem
    off his key ring and goes back to let him out.

== 150 Where They Sat
premise: a hall of stools on which two armies waited, with their boots still under them, is on fire; the papers on the thrones say what was asked that day, and a mystic in the smoke is looking for her brother’s boots
axis: do I save the reason / do I save the one in the smoke
thread: the two chairs
ending: act

Three hundred stools stand in the burning hall, and under every stool is a pair of boots. Two armies sat here.
Then their king and their queen each asked the House for something. Between two breaths the soldiers were
gone.

“Fetch me the papers off the thrones!” cries old Vosska of the lizardfolk. “They say what was asked. There’s a
mile of people outside, and they’ll ask it again!”

In the smoke a mystic crawls from stool to stool. “I want my brother’s boots!” she calls, and coughs.

A beam falls.

* Run to the thrones for the papers.
  otherwise
  skill 6: gain 1 red token, 1 food; later Q53
    “The king wanted the city after the war,” Vosska reads to the line, “and the queen before it. We did both,
    and the war fell out, men and all.” People hand you their lunch and go home. The mystic crawls out with
    two left boots.
  more: gain 1 coin
  fail:
    You cannot lift the king’s paper without bowing. Your neck does it by itself, slowly. When it has finished
    bowing, the paper has finished burning.

* Crawl into the smoke after the mystic.
  otherwise
  skill 7: gain 1 blue token, 1 food; later Q53
    “These!” she says. They are laced the way their mother laced them. In the left boot is a sausage, and she
    laughs and cries and gives it to you. Behind you the thrones fall in. Outside, the line moves up by one.
  more: gain 1 gem
  fail:
    “This one’s taken,” says the air above the first stool. So is the next. You are still begging its pardon
    when the mystic drags you out by your own boots.

* Set a helmet on each stool: you have read the names in them.
  must: HELMETS
  then: gain 2 reputation
    At the first name Vosska beats out the fire with her own coat. You read on until dark. Then every stool
    has its helmet, and Vosska takes off her keeper’s chain and hangs it on the door.

== 151 The Child of No Year
premise: a girl of six plays in a courtyard; she was left to be mended of a fever, which waits for her outside the gate; those who left her do not know they had her, and nomads would take her as she is
axis: do I wait with her / do I take her away
ending: question

Tam hops across the court, puts one foot out of the gate, and turns red with fever. She hops back in, quite
cool. “They’re fetching me today,” she says, as she does every day.

Her parents left her here to be cured. But then the House took seven years from everyone, and Tam is six. Now
those two do not know that they ever had a child.

Outside, nomads make room on their wagon. “We’d love her, hot or cool,” they call. “But we can’t wait.”

“They might still come,” says Tam.

* Stay and wait with her.
  otherwise
  skill 5: gain 1 reputation, 1 gem; later Q51
    The wagon goes, the lamps are lit, and you are still there. She has kept one bright stone for this,
    wrapped in her ticket. “It’s for whoever comes,” says Tam. “Is it you?”
  more: gain 1 food
  fail:
    “Are you them?” she asks. You are half a breath too slow. “Never mind,” says Tam.

* Walk her out to the wagon.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; later Q51
    At the gate her face turns red. The nomads hand you two coins for a doctor and spread out a blanket. “How
    long is the hot part?” asks Tam, and jumps.
  more: gain 1 heart
  fail:
    She puts both arms round the gatepost, quite politely, and holds on until the wagon has gone.

* Tell her whose cradle you found, the one with the teeth-marks.
  must: CRADLE
  then: gain 2 reputation, 1 heart
    “Nan and Colm’s,” you say. “It had geese on it, and bites along the rail.” “I did those,” says Tam, and
    shows you the teeth. The nomads send off a rider. She sits down facing the road.

== 152 Every Road but One
premise: a floor map shows all Arzium; one tile is missing, and what is said while the mortar is wet will have been there; a carter wants her road, a scholar her war
axis: whom do I give the tile / what do I leave blank
ending: act

It is raining on the desert, at about the height of your ankle. The floor of the Map Room is the whole land in
tiles, and whatever is laid there comes true. One tile is missing, and you may say what it was.

“A road!” begs a nomad. “My people are lost.” By your boot a few specks walk in a ring.

“The war,” says Ketterly, a mystic. “They’ve forgotten it, so they’re starting another.” In the hills two tiny
flags come out.

“Mortar’s drying,” says Ishk the tiler.

* Describe the road you walked.
  skill 6: gain 1 yellow token, 1 coin
    Ishk lays the very stone on which you once gave up. The coin that you dropped there is under it. “They’re
    on it!” cries the nomad. “They’re sitting on it!” In the hills something small begins to smoke.
  more: gain 1 food
  fail:
    “It won’t lie flat,” says Ishk. “What have you left out?” You look at the ceiling.

* Tell all that you know of the war.
  skill 7: gain 1 blue token, 1 food
    You tell it, and smoke fills the room, with small lights marching in it. Ketterly counts them aloud until
    she can’t, and gives you her dinner. In the hills the flags go in. The nomad takes a lamp and goes out to
    look.
  more: gain 1 gem
  fail:
    You step back to remember better, into Ishk’s lunch. Far off, by the wall, a tiny village looks up.

* Give her the height of the sea: you have stood between its lines.
  optional: TIDEMARK
  skill 6: gain 1 blue token; lose 1 reputation
    A man’s height, you say. Ishk pours it in out of her cup, and all over the floor small boats lift. Three
    mystics had proved that there was no sea. They stop speaking to you. Ketterly takes off her shoes.
  more: gain 1 heart
  fail:
    It all runs off into the desert. The desert is pleased.

== 153 Somebody Must Wait Here
premise: the lamp at the gate burns only while one person waits at it for another; a young wife makes it blaze, and a cart of children on the cliff steers by it; a widow has found the husband’s cap
axis: do I pretend with her / do I tell her
ending: act

The lamp on the cliff burns only while one person sits under it and waits for another. Tonight a young mystic
is waiting for her husband, and the flame is as tall as a house.

Far out along the edge, lizardfolk steer by it with a cart full of children. Great moths bump at the glass.

“Is he coming?” asks the girl.

Behind her back old Hedda shows you a wet cap. “The tide brought it,” she breathes. “They told me about mine a
day late. I’ve not forgiven them.”

“Is he?” asks the girl.

* Say yes, until the cart is in.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    You say yes, and all evening you beat the moths off the flame. The cart rolls in, and the lizardfolk lift
    down the children and wring your hand. Then Hedda brings out the cap. The girl does not look at it. She
    looks at you.
  more: gain 1 heart
  fail:
    “Yes!” you say, far too cheerfully. The flame shrinks to a pea. “Thank you,” says the girl. “Now I know.”

* Lay the cap in her lap.
  otherwise
  skill 6: gain 1 blue token
    She wrings it out, and the lamp goes dark. Then she takes your hand. Till dawn the two of you walk along
    the edge and shout to the cart. “Left!” you shout. “Left! Left!”
  more: gain 1 coin
  fail:
    “That isn’t his,” says the girl. “His is dry.” The lamp burns on.

* Hang on the hook the light that you have kept.
  must: LANTERN
  then: gain 1 reputation, 1 gem
    It blazes by itself. Now Hedda can give her the cap, and the girl puts it on, wet as it is. When the cart
    is in, the lizardfolk chip you a bright drop from the old lamp glass.

== 154 Seven to Come
premise: Ilse stands in the line to ask for the years she gave up, with her dead brother in them; it would take the last days, in which she carried him; whoever stops to think loses their place
axis: what do I tell her / what do I let her have
thread: the younger elder sister
ending: image

“Stand up straight!” Ilse orders the whole line. She herself walks bent, as if she had a man on her back. For
a year she did. She carried her old brother Wen about until he died.

The House gives back old days, and it takes newer ones for them.

“I want him at four,” she says, with his tin whistle in her fist. “He was so funny, and I’ve forgotten it.”

“It’ll take the days when she carried him,” a nomad says in your ear. “She doesn’t know. But look how glad she
is!”

The door opens.

* Tell her what it will take.
  otherwise
  skill 6: gain 1 reputation, 1 yellow token
    “Not those days,” says Ilse, and she steps out of the line, as bent as before. “Feed that one!” she orders
    the nomads, and they do. Behind her, one after the other, a mile of people stands up straight.
  more: gain 1 heart
  fail:
    “I know,” says Ilse. “I was hoping you’d argue.” The door shuts behind her while you are thinking how.

* Say nothing, and hold the door for her.
  otherwise
  skill 7: gain 4 coins
    She comes out as straight as a broom, laughing at something that Wen did when he was four. She pays you
    four coins for the door. Then she finds the whistle in her hand. “Whose is this?” she asks, and hangs it
    on the gate.
  more: gain 1 gem
  fail:
    The line gives a push, and it is you who stand inside. “In you go,” says Ilse. “Chin up.”

* Tell her the number that you counted in the trees.
  must: SEVEN
  then: gain 1 reputation, 1 gem
    “Seven rings, out of every tree,” you say. “It takes from everyone near.” Ilse looks at everyone near.
    “About turn!” she shouts, and a mile of people swings round. A gem lies where they stood.

== 155 A Hand for a Hand
premise: an oven of the House is mending a burned smith’s hand and takes its pay from whatever is near; it has begun to draw in the whole court, and it likes a poor cook’s silver
axis: whom do I hurt / whom do I rob
ending: joke

Every hat in the court flies into the oven, which mends what you put in and takes its pay from whatever is
near.

“Two fingers done!” shouts a lizardfolk smith, with his burned hand inside. “Three to go! Don’t shut it!”

Maddock the outlaw cook hugs a post with his feet off the ground, while three silver spoons, which are all he
owns, stand straight out from his neck on a string. “Shut it, dumpling, or cut the string,” he says. “I can’t
decide up here.”

* Slam the oven shut.
  otherwise
  combat 8: gain 1 green token, 1 red token; later Q54
    You do it with your back. It rains hats. The smith looks at two good fingers and three black ones. “Two
    will hold a nail,” he says at last. Maddock climbs down and lends him a spoon, to see if they will hold
    that.
  more: gain 1 heart
  fail:
    It has your coat, your hat and your Tuesday.

* Cut the string with the spoons.
  otherwise
  skill 7: gain 3 coins, 1 gem; later Q54
    It chokes on the silver and coughs up the smith, with five pink fingers round three coins and a gem.
    “There’s soup, dumpling,” says Maddock after a while. “We’ll have to drink it.”
  more: gain 1 coin
  fail:
    It sends the spoons back washed. Maddock takes that as a remark.

* Put in your own hand: it is burned already.
  must: BURNED
  then: gain 1 reputation, 2 coins
    The oven tastes it and finds that this one is paid for. It gives you two coins change and shuts. “How long
    do they hurt?” asks the smith, looking at your scars. “Not for ever, cutlet,” says Maddock.

== 156 The Door, Hung or Not
premise: Urrik stands with the last hinge at the frame of the House; with it the door can be shut; a wife whose husband came out a stranger would hang it, an outlaw whose boy is inside would break it, and he asks you
axis: what should a door do / who should decide
thread: the hinge
ending: act

A man comes out of the House with his lost dog in his arms, and walks straight past his wife. In there you get
back what you lost, and you forget all the years since.

“Shut that door!” cries the wife.

The great door leans beside the hole. Old Urrik the lizardfolk has brought the missing hinge on his bent back.
“I can hang the door or break the hinge,” he says. “I only know what it weighs.”

“Break it!” shouts an outlaw with a hammer. “My boy’s in there!”

Urrik looks up sideways, at you.

* Help him hang the door.
  otherwise
  skill 7: gain 1 red token, 1 coin, 1 food
    It shuts without a sound. The wife gives you the bread and the coin that she had saved for going in
    herself. The outlaw lays his cheek to the wood and knocks. “Come in,” says a boy on the other side.
  more: gain 1 gem
  fail:
    It hangs an inch short. Urrik is so glad to have something to plane that he does not see who slips in
    through the gap.

* Break the hinge.
  otherwise
  combat 8: gain 1 red token, 1 green token
    It kicks like a mule, and then it flies in three. The outlaw kisses you and runs in. Joint by joint old
    Urrik straightens up, until he can see over the wall. People are coming up the road as far as he can look.
  more: gain 1 coin
  fail:
    You hit it until your teeth ring. “It always was good iron,” says Urrik, and for a moment he looks proud.

* Confess that you saw the hinge, whatever you swore to the wardens.
  must: HINGE
  then: gain 1 red token, 1 reputation
    “I saw it every time they asked me,” you say. “You were carrying it.” “Then I didn’t dream it,” says
    Urrik. He bends from habit to pick up the hinge, and leaves it where it is.

== 157 Have We Met
premise: in the order book of the House Ansa finds what her husband asked for: to be as he was before he met her; she has the pen, and could order him back; then he would forget his garden, and the child he has found
axis: what do I let her write / whom do I let him lose
thread: the ring
ending: speech

Ansa has found her husband’s line in the great book of the House. AS I WAS BEFORE I MET HER, it says. Whatever
is written there comes true.

“We’d quarrelled,” says Ansa. “I can write him back.”

“Do,” says the lizardfolk keeper. “I’m ashamed of that line. Only, he’ll forget all that came after.”

Under the window her husband whistles and plants beans. The small nomad girl whom he found on the road holds
the string. “Will we still be here when they flower, Tobin?” she asks.

Ansa dips the pen.

* Take the pen out of her hand.
  otherwise
  skill 6: gain 1 yellow token, 1 coin
    Ansa gives you the coin that it would have cost, and goes out to the beans. The girl makes room for you
    both. “Have we met?” Tobin asks Ansa politely. “No,” she says. “Tell me your name.”
  more: gain 1 heart
  fail:
    Her other hand comes down on yours, quite warm, and stays there. “I’ve had further to go than this,” says
    Ansa, “and I got here.”

* Let her write it.
  otherwise
  skill 7: gain 1 reputation, 1 red token, 1 food
    The whistling stops. Tobin runs in and takes Ansa’s face in his hands, and the whole line outside cheers.
    The keeper weeps and fills your hat with beans. The girl has come to the door with her string. “Have we
    met?” asks Tobin.
  more: gain 1 gem
  fail:
    “As he was,” writes Ansa, and stops. “On what day?” she asks you. “We quarrelled on all of them.”

* Give her back the ring that you carried.
  must: RING
  then: gain 2 reputation
    Inside it, very small, is a date. “That’s the day we met,” says Ansa. “They’ll not get that one.” She puts
    the pen in the fire.

== 158 Name It
premise: the door asks you, by name, for a thing and a day; behind you the whole line has gone quiet to hear, and a woman in it would have your turn; it will open once more today
axis: what do I want as it was / what would I not give for it
thread: the two chairs
ending: speech

“What is it, and of what day?” asks the door. It looks like the door at home, down to the dent in the handle.

This is the Heart’s Door. Name a dog that you have lost, or a friend, and a day. You will hold them just as
they were. And you will forget every day from that one to this.

The woman behind you has shared her bread with you. “If you don’t want your turn,” she says, “I’ve a boy to
ask for.”

“One more today,” says the door.

* Name what you have lost.
  skill 8: gain world card Shard of the Last Gate, 2 coins; later Q55
    It is there in your arms, with that day’s light still on it. The door gives you two coins change and a
    shard of itself. A woman with some bread smiles at you, as one does at strangers.
  more: gain 1 gem
  fail:
    You open your mouth and cannot choose. The door waits for a long time. Then it shuts, as softly as it can.

* Hold it open for her.
  skill 6: gain 2 reputation, 2 food; later Q55
    The line has seen it and fills your pockets with bread. She comes out with a small boy by the hand, and
    she does not know you. “Who’s that?” he asks. “Somebody holding the door,” she says.
  more: gain 1 heart
  fail:
    The whole line pushes. You are carried in, along a passage and out by the kitchens, and have not been
    asked a thing.

* Say “today”, knowing that a day has to be named.
  optional: DAYNAME
  skill 6: gain 1 reputation, 1 yellow token
    Nothing has come after today, so the door can keep nothing. It hands you all the days that you came with.
    On top is a nomad, nodding to you across a well. You need both arms.
  more: gain 1 heart
  fail:
    You took too long over it. It is tomorrow.

== 159 The Last Oven
premise: an engine that bakes the House’s bread has made the same loaf for seven years; Old Pumice, a kiln, is fond of her; the stokers want to sleep, and it would go cold
axis: what do I ask an engine / what do I eat
ending: joke

Bread! The great oven holds out a loaf, the same one as every morning for seven years. Each night she takes it
back and bakes it again.

“Eat it, and she’ll stop,” begs the lizardfolk who stokes her. He is asleep on his feet.

“She’ll go cold,” says Old Pumice, the talking kiln beside her. “I like her. Couldn’t you ask for a bun?”

* Eat the loaf.
  skill 5: gain 4 food
    You eat until you can’t and pack the rest. “Item,” says Old Pumice, in a small voice. “One loaf. Gone.”
    The oven ticks as she cools. All along her warm side the stokers lie and snore.
  more: gain 1 heart
  fail:
    You bite it in two. It finishes itself in your mouth, at the old heat, and is handed out again whole.

* Ask her for a bun instead.
  skill 6: gain 1 red token, 1 food
    By evening there is a bun with a face on it, and the face is yours, ordering a bun. The stokers have seen
    nothing new in seven years. They carry you round it, yawning, and stoke till morning.
  more: gain 1 coin
  fail:
    She makes two loaves, and both are the one.

* Open your coat: Ember has smelled a relation.
  optional: EMBER
  skill 5: gain 1 red token
    The small door and the great one open at each other. Out of the ash rolls a red knob to fit a furnace as
    small as a cat. It is still warm.
  more: gain 1 food
  fail:
    Ember is asleep. Two large engines turn down their draught, so as not to wake it.

== 160 Dismissed
premise: three hundred soldiers lie in their ranks waiting for one word; the drummer boy cannot say it; an outlaw whose own daughter does not know him wants them up first, to say who robbed everybody
axis: do I let them rest / do I let them ask
thread: the muster
ending: act

Three hundred soldiers lie in the long grass, each with a lance. They were told to wait until they are
dismissed, and only Bim the drummer is left to do it. He is small.

“A word is needed,” says Bim. “It is not dared. It is feared that they would be gone.”

“Drum them up first,” says Ravel the outlaw. “Somebody has robbed us all of seven years. My own daughter calls
me sir. These will know who it was.”

“A charge,” says Bim, “is to be expected.”

In the grass a lance stands up.

* Teach Bim to say the word.
  skill 6: gain 1 green token
    “You were dismissed,” he tries. “You are dismissed.” He wipes his nose. “I dismiss you!” All over the
    field the grass straightens, with no one under it. “Now I’ll never know who it was,” says Ravel. He takes
    off his hat to the drummer. “Sir,” he says.
  more: gain 1 heart
  fail:
    “It was wished,” says Bim, “that it could be said.” In the grass a second lance stands up.

* Drum them up, and ask them.
  combat 9: gain 1 green token, 1 blue token
    They don’t speak. They charge. You and Ravel hold a gate till dark, and behind it the mystics bind you up
    and push you out again. “Who robbed us?” Ravel shouts at the last soldier. The man lowers his lance. “We
    thought it was you,” he says.
  more: gain 1 coin
  fail:
    They take you for the enemy, whoever that was. You lie down in the long grass with the rest.

* Look along the white edge of things and count them.
  optional: SALTBLIND
  skill 5: gain 1 reputation, 1 gem
    In the white you see them standing, three hundred and five. Bim looks down at his unworn boots. “One was
    left over,” he says. “I was.” He cuts you the bright stud from his drum and goes home.
  more: gain 1 heart
  fail:
    Your eyes run. It is only salt. Bim offers you his sleeve.

== 161 She Was Only Walking Home
premise: Duchess stands at the House’s back gate, eating the rope that keeps the line in order, and the line is beginning to wander off into the evening
axis: what do I mend / what do I let be eaten
thread: the goat
ending: image

Duchess is eating the rope. It keeps a mile of people in line for the House. Wherever the goat has been, they
look up and see that it is evening. Then they start for home.

“I’ve sold her eleven times,” says Josper Nill. “It doesn’t help.”

“Stop her!” cries Tamar. “I once led my nomads past a man at a well. I want that day back, and I’m next!”

* Knot the rope again behind her.
  skill 6: gain 3 coins
    It costs Tamar three coins, one for each knot, and in she goes. Everyone else faces the neck in front
    again. Duchess starts on the other end.
  more: gain 1 coin
  fail:
    You knot in your own thumb. Duchess looks at it.

* Hold the rope steady for the goat.
  skill 5: gain 1 reputation, 2 food
    The last of it goes down like a noodle. People sit where they are and pass you some of their supper, Tamar
    last. By dark there are fires along the whole cliff.
  more: gain 1 heart
  fail:
    She will not be helped. She looks at you until you let go.

* Walk in at her side, since she walks with you.
  optional: GOAT
  skill 6: gain 1 yellow token, 1 coin
    The House asks Duchess what she wants. She looks at it, and you both come out as you were. “She was only
    walking home,” says Tamar, and gives you her coin. Off through the dusk goes a goat, to a shed with one
    light.
  more: gain 1 gem
  fail:
    She goes in. What is eaten is your coat.
