# Map eight, the Fire Delta: quests 97 to 112. Two armies, one flag, and the reason has been mislaid.

planned: Q34 Eight White Squares
planned: Q35 A Straight Line
planned: Q36 The Warden Counts
planned: Q37 Door Ajar
planned: Q38 One Letter
planned: Q39 Twelve Bowls

== 97 Water for Both Sides
premise: a nomad has one cart of water on a rock between two burning bridges; over one are those who paid for it, over the other the wounded
axis: who drinks / who pays
ending: act

The nomads’ water cart stands on a rock, and rivers of fire run by on either side. There is a bridge to the
left and a bridge to the right. Both are burning.

“Here!” calls a boy on the right bank, and holds up a cup in bandaged hands. Behind him lie the wounded.

“Here!” calls a cook on the left. “We paid you! My lads have had nothing for two days!”

Tamar throws you the reins. “I chose last time,” she says. “I still hear the others.”

* Drive to the boy with the cup.
  otherwise
  skill 7: gain 1 reputation, 1 yellow token, 2 food
    When the wounded have drunk, the boy has you throw the rest across the fire to the cook. It lands boiling,
    so he makes soup, and bread comes flying back. “How quiet it is,” says Tamar. She moves over for you on
    the nomads’ box.
  more: gain 1 heart
  fail:
    Both bridges fall, and there you sit on the rock with the water. By dark each army has built a new bridge
    to you. They drink you dry, go home, and burn them.

* Drive to the cook who paid.
  otherwise
  skill 6: gain 3 coins
    The men drink with their whole faces, and the cook counts out your coins. The youngest looks across at the
    boy. He fills his helmet and throws the water over the fire. It arrives as steam, and the boy holds up his
    cup to it.
  more: gain 1 coin
  fail:
    “Water?” says the cook, looking into the first skin. “We paid for beer.” Behind you the bridge goes down.
    “Not one word,” says Tamar.

* Carry over what you owe. Tamar has kept the tally of that water.
  must: WATERSHARE
  then: gain 1 yellow token; lose 1 reputation
    You carry twenty skins, alone, to the tent of the wounded. They have heard who drank, that other time, and
    who was left behind. They take the water without a word. Tamar shaves your notch off the nomads’ staff.
    “We’re quits,” she says. “They aren’t.”

== 98 The Flag Is Dirty
premise: the white flag over the bridge is grey with ash; to wash it leaves the families on the bridge without a flag, to swear it was always grey makes an honest corporal write a lie
axis: who stands without a flag / who writes the lie
thread: the flag in the wash
ending: speech

The truce flag hangs over a bridge, and below it families hurry across with their barrows. Both armies have
sworn not to shoot while the flag is white. But ash has been falling since morning.

“It’s grey,” says a young officer, and hears what he has said. On both banks men put down their cards.

“We’ve a tub,” call the outlaws under the bridge. “It’d be an hour without a flag.” A barrow starts to run.

Corporal Bim opens the army’s book. He has not written a lie in his life. “Was white agreed on,” he asks you,
“or grey?”

* Take down the flag and wash it.
  skill 6: gain 1 green token; later Q34
    The outlaws lend you their tub under the bridge. Shooting is bad for brandy. Above you two armies look for
    their helmets. “How long does a flag take to dry?” one of them calls.
  more: gain 1 coin
  fail:
    It comes apart in your hands, along the folds. Now there are eight small squares, all quite white. “Eight
    truces were had,” writes Bim.

* Swear to Bim that grey was agreed on.
  skill 5: gain 1 coin, 1 reputation; later Q34
    They look at the flag, and then at each other’s faces. All the faces are the same grey. Both armies cheer,
    and one man throws you a coin. “Grey was meant,” writes Bim, and his pen shakes.
  more: gain 1 food
  fail:
    “If anything’s grey here,” says the officer slowly, “it’s the stranger.” “A stranger was pointed at,”
    writes Bim, “from both sides.”

* Call out the password you learned, from half-way over.
  optional: COUNTERSIGN
  skill 6: gain 1 green token
    “Long grass!” you shout. “Lie down!” answer both banks in one breath, and both armies lie down. Two old
    outlaws get up first, one on each side, and stare.
  more: gain 1 heart
  fail:
    “Lie down!” answers one bank, and fires. You lie down. “That was well understood,” says Bim’s voice,
    beside you in the dust.

== 99 The Oven with People in It
premise: an ash slide has shut a bakery cellar; the bread ovens are the only door
axis: what do I walk through / whom do I send
ending: loss

Down comes the hill. When the ash has settled, the bakery has no door. In the cellar four boys and an old
lizardfolk are knocking. There is only one way in now, through the bread oven. The oven is lit.

A walking kiln bends down to look. “I’d fit,” says the kiln, “but I don’t stop well.” Behind the oven is the
street where the bakers live. “Say when.”

* Go through the fire yourself, five times.
  combat 7: gain 2 reputation, 1 red token; note BURNED
    The old lizardfolk comes last. She won’t let go of your hand, and neither will the oven door. “That I
    can’t mend,” she says, and she binds it in her red sash. From now on that hand knows when rain is coming.
  more: gain 1 heart
  fail:
    You get as far as the crust. “Mind out,” says a baker’s boy. He is on his own way out, and takes you along
    by the collar. Then he goes back in for the rest.

* Send the kiln.
  skill 6: gain 3 gems
    It sets down five bakers and walks on. “One wall,” you hear it say. “One house. One street.” In three of
    its footprints the ash has baked to gems. Five bakers stand looking at where they lived.
  more: gain 1 coin
  fail:
    It stops after all, in the oven, where it is comfortable. At midnight the bakers dig themselves out at the
    back, with spoons. They don’t say good night.

== 100 A Well Under the Ash
premise: the wounded need water and there is an old well under the ash; the nomads’ chief finds his own hand-print in its lid, does not remember it, and begs that it stay shut
axis: what do I let them find / whose fear do I spare
ending: image

There is a hand pressed into the lid of the buried well. Old Tariq the nomad lays his own hand in it, and it
fits.

“I’ve dug a hundred wells, and I know them all by name,” he says. “I don’t know this one. What did I do here,
that I had to forget it? Dig another!” His bird creeps into his hood.

“That takes till midnight,” says the lizardfolk sergeant. “Some of my wounded won’t see midnight.” She pins
down her map with a gem and hands you the spade.

* Dig up the lid.
  otherwise
  skill 6: gain 1 red token, 1 food
    Under it lie army biscuits, and new boots in rows, and then sweet water. The wounded drink, and the
    sergeant bows to you, ash to the elbows. “I put this by for somebody,” says Tariq. The bird walks along
    and looks into every boot.
  more: gain 1 gem
  fail:
    Under the lid is a second lid with a hand in it, and under that a third. Tariq tries them all. “I must
    have meant it,” he says.

* Dig another well, for Tariq.
  otherwise
  skill 5: gain 1 reputation, 1 gem
    At midnight your hole fills up with sweet water. “For most of them, then,” says the sergeant, and gives
    you the gem off her map. All night Tariq sits on the old lid. Now and then he knocks.
  more: gain 1 food
  fail:
    Ten yards off the spade brings up a new boot, and then its brother. Tariq puts up his hood, over the bird.

* Break the silence you promised about the bad well, here, in front of him.
  must: SILENCE
  then: gain 1 yellow token; lose 1 reputation
    “He knew once before that a well was bad,” you say, “and kept quiet.” The engineers step back. “Two
    hundred goats died of that,” says Tariq. “I told myself fewer.” Then he digs up the lid himself, with the
    bird riding on the spade.

== 101 Small Fire, No Owner
premise: a furnace the size of a cat has got loose and is warming itself at houses; it is cold, and the only wood at hand is the last chair of a woman it has burned out
axis: whose last thing do I give / whom do I frighten
ending: joke

An old woman pushes her chair under you, because you have carried buckets all night. Even so, two houses have
burned. The chair is all she has left.

Tick, tick, tick. Along the fence comes the one that did it. It is a furnace the size of a cat, with a
lizardfolk tag on its door. It shivers. It only wants to be warm.

It looks at the third house. Then it looks at the chair.

* Offer it a leg of her chair.
  otherwise
  skill 5: gain 1 red token; note EMBER; later Q37
    It eats out of your hand and follows you away, ticking, with its door ajar. EMBER, says the tag. IF FOUND,
    APOLOGISE. So you both go back to the old woman, on her three-legged chair.
  more: gain 1 food
  fail:
    It eats the whole chair, from the seat down. You were on it.

* Drive it off with buckets of water.
  otherwise
  skill 6: gain 3 coins; later Q37
    It runs and hides behind a kiln on legs. “Item, here are the coins it ate,” says the kiln. “Item, put down
    those buckets. You’re frightening me.”
  more: gain 1 coin
  fail:
    It boils the first bucket, takes a bath in the second, and waits politely for the third.

* Work off what you owe. Old Pumice has come for its favour.
  must: KILN
  then: gain 1 red token
    “Catch my child,” says Old Pumice, “and we’re even.” You catch it. The kiln wipes your debt off its oven
    door and writes you up among its lizardfolk makers. “Don’t tell it I said child.”

== 102 Goat Over Lava
premise: a goat is eating the last cable of a bridge over fire, from which a paymaster hangs in a basket; she only ever comes when she is sold
axis: what do I trust / whom do I call
thread: the goat
ending: image

A goat is eating the bridge. One cable is left of it, over a river of fire. Under the cable the nomads’
paymaster hangs in a basket, with his eyes shut. The goat starts on the next strand.

“She only comes when she’s sold,” says Josper Nill. “I’ve sold her all over the land, and back she comes to
me. But one day she won’t.” He wipes his face with her collar. “Then I’ll just have this.”

* Walk out to her on the strands.
  skill 7: gain 1 yellow token, 2 coins; note GOAT; later Q35
    The goat moves over for you. “Double wages,” says the paymaster, and takes hold of your belt without
    looking. From up here you can see every field she was sold to, by its bald patch. They lie in one straight
    line.
  more: gain 1 gem
  fail:
    The cable has been rubbed with pepper, so she can’t stop. It snaps, and the basket swings across to the
    far bank. When the smoke clears she is over there beside it, chewing.

* Bid for her, so that she comes.
  skill 5: gain 2 coins
    “Sold!” says Josper, and has to sit down. She comes at once. The paymaster climbs out, buys her from you,
    and ties her to his wrist. Josper folds up the collar very small.
  more: gain 1 food
  fail:
    Josper opens his mouth to say “Sold,” and can’t. So the goat goes on with the strand, and the paymaster
    begins, very softly, to bid for her himself.

* Say her name, once. She walks with you.
  optional: GOAT
  skill 5: gain 1 reputation, 2 food
    She comes, with the cable in her mouth and the basket behind it, like a child with a toy. The paymaster
    kisses the ground and gives you his lunch. She starts on the basket.
  more: gain 1 heart
  fail:
    She looks at you, chewing. She walks with you. That is all it means.

== 103 The Man Who Married the Ferry
premise: a ferryman on a river of fire has had ten years taken out of his head and carries a note in his own writing, DON’T ASK; a letter has come from a woman he does not know
axis: what do I read to him / what do I let burn
thread: the ring
ending: act

Hand over hand on a chain, Tobin Rake pulls his iron raft across a river of fire. He once had ten years taken
out of his head, and he can’t think why. There is a note sewn into his coat, in his own writing. DON’T ASK, it
says.

“And now this,” says Tobin. On the rail lies a letter, smoking in the heat.

“A lady ran after my cart with it,” says a nomad. “She could hardly speak.”

“I’ll have had my reasons,” says Tobin, “and so has she. Would you be so kind?”

He doesn’t say which kindness.

* Read him her letter.
  skill 6: gain 1 yellow token, 1 coin
    “You forgot me so that I’d be free,” you read. “I’m not. I still warm your boots.” Tobin gives you back
    your fare, and the nomad ties her yellow string round your wrist. Then, hand over hand, he begins to pull
    the other way.
  more: gain 1 heart
  fail:
    You can read his name at the top and hers at the bottom. Between them the ink has run, where something wet
    fell on it. “Rain, I expect,” says Tobin kindly.

* Let it burn, as his note asks.
  skill 5: gain 2 gems
    Two gems roll out of the ash, as hot as chestnuts. “Please keep them,” says Tobin. “I’d only ask.” That
    night there is a second line under his note: IT SMELLED OF APPLES.
  more: gain 1 food
  fail:
    It flares, and Tobin claps it out between his bare hands before either of you can think. There is nothing
    left to read. “How odd,” he says, looking at his hands.

== 104 The Statue Factory
premise: in a kiln yard outlaws cast clay captains, sold as old; the newest has opened its eyes and holds the seller by the collar; it can be hit while it is soft or shown its face
axis: what do I break / what do I take for real
ending: act

Forty clay captains stand in a yard between the kilns, still hot. Zag sells them as a thousand years old. He
slaps the newest on the knee, and it opens its eyes. It picks up Zag by the collar and makes a fist as big as
a bucket.

“Hit it while it’s soft!” shout the outlaws who cast it.

“It’s a minute old,” says a mystic. She pushes her mirror into your hand. “It doesn’t know who it is.”

“Friend?” says Zag, in a small voice.

* Hit it with a spade.
  otherwise
  combat 8: gain 1 green token, 2 coins, 1 food; note BURNED
    It folds up round your arm, glowing, and says sorry in your voice. The outlaws cut you out with cheese
    wire and give you the cheese. Zag throws you two coins from behind the wall. “I stood by you,” he says.
  more: gain 1 coin
  fail:
    It had only got as far as the fist. From you it learns the rest, and practises on Zag’s hat.

* Hold up the mirror to its face.
  otherwise
  skill 7: gain 1 blue token, 1 food
    It lets go of Zag and tries out its nose. The mystic shares her lunch with you while you both watch. Then
    it goes and stands with the other captains. With two clay fingers it closes its own eyes, to dry.
  more: gain 1 gem
  fail:
    It takes the mirror, turns it round, and holds it up to you. You look soft, hot and surprised. When you
    have done looking, it has gone over the wall.

* Name the price of your silence to Zag. You know how he cuts them old.
  must: CHISEL
  then: gain 3 coins; lose 1 reputation
    Zag pays you fast, and the mystic sees it. “I’ve had one made of you,” he says. It stands at the back,
    with a chisel in its hand. As you go out it turns its head.

== 105 It Will Not Come White
premise: washerwomen of both armies boil the truce flag and it stays grey; the youngest offers her wedding sheet, the stoker would dye all coats one colour and leave the women without work
axis: whose sheet gets the holes / whose work do I end
thread: the flag in the wash
ending: joke

Brona Suds lifts the truce flag out of the vat. It has boiled all night, and it is still grey. Her women wash
for both armies. Behind both hills the drums have begun.

“They’d stop for white,” says the youngest, with a sheet in her arms. “It’s for my wedding. If they don’t
shoot holes in it.”

“Or we dye all their coats plum,” says the lizardfolk stoker. “They’d never find the enemy.”

“And never send us another coat,” says Brona. “That’s the bread of nine women.”

* Hang out all the white, wedding sheet too.
  skill 6: gain 1 reputation, 1 red token
    The stoker runs out her cable for you, from chimney to chimney, and you hang up shirts and drawers and a
    bride’s sheet. Two armies look up, and the drums stop. “Those drawers,” says a general’s voice, “are
    mine.”
  more: gain 1 food
  fail:
    You hang out all the white they have. Against the sky you can see that it is grey, the whole lot. “Even
    mine,” says the youngest, after a while.

* Dye every coat the same plum.
  skill 7: gain 4 coins
    Both armies take the field in plum and cannot find the enemy. “After you,” they say, until supper. Each
    quartermaster pays you to swear that his side wore it first. Brona takes down her sign.
  more: gain 1 gem
  fail:
    The coats come out the colour of ash, like everything else here. By evening neither army can find itself.

== 106 Breathe Out
premise: a globe of glass as large as a house sags over the lava, its blowers are out of breath, and a small light inside it knocks on the glass; there is breath either to blow or to ask
axis: what do I put into it / what do I want to know
ending: image

Pia pushes a pipe at your mouth. “Blow!” she gasps. At the other end, over open lava, hangs a globe of glass
as large as a house. Her mystics have blown at it for a year. Now they lie on their backs without a puff left,
and the globe is sagging.

Inside it a tiny light is walking about. It comes up to the glass and knocks.

“What’s in there?” you begin.

“Blow or ask,” says old Vosska of the lizardfolk, laughing. “You’ve breath for one.”

* Blow with all you have.
  skill 6: gain 1 blue token
    You blow until your boots feel empty. The globe goes round and tight, and the light in it spreads over a
    shore and a sea. The mystics sit up, and Pia wipes your face with her blue sleeve. Far out on that sea
    somebody waves.
  more: gain 1 heart
  fail:
    You cough. The globe will always have a hiccup in it, just under the top.

* Ask what is in there.
  skill 5: gain 1 red token
    “Days,” says Vosska, and stops laughing. “We took them from people when we mended things. I’d hoped to
    keep them safe.” She hangs her keeper’s chain on you. The globe sinks in like a cheek, and the light comes
    up close to the glass.
  more: gain 1 coin
  fail:
    “A lamp,” says Vosska, when she has done laughing. By then the globe has shrunk so far that it is one.

* Put Ember under it. That small furnace follows you about.
  optional: EMBER
  skill 5: gain 2 gems
    Ember sits under it with its door wide open, as proud as a cat. Pia gets back her wind and nips off two
    bright drops for you. High up in the globe hangs a very small orange door.
  more: gain 1 food
  fail:
    Ember climbs in and falls asleep, so they have to finish the globe round it.

== 107 Nobody Is Missing
premise: a nomad sells tea in soldiers’ helmets; each has a name in it, no village misses a man, and she scours the names out because they cost her the customers and she has children to feed
axis: whose names do I save / whose children eat
ending: question

By the road the nomads sell tea out of soldiers’ helmets. “There’s a name in mine,” says a customer, and puts
it down half full. A name is scratched in every one of them. Yet no village here is missing a man.

“Names put people off,” says Idra. Two small children hold on to her skirt, and she has sold one bowl today.
She takes a handful of sand and begins to scour.

* Take the helmets and read out every name.
  skill 6: gain 1 reputation, 1 yellow token; note HELMETS
    Idra sells no more tea that day. She rings the nomads’ bell for you while you read. At each name someone
    in the fields looks up, and bends to the hoe again. After some miles they look up a little before you have
    said it.
  more: gain 1 food
  fail:
    The fourth is yours. It is a common enough name. Isn’t it?

* Buy the one that fits, and let her scour.
  pay: 1 coin
  skill 6: gain world card Old Soldier's Drill, 2 food; note HELMETS
    It is worn just where your head is odd. As soon as you have it on, your feet know an old drill. They
    wheel, and halt, and kneel to share out bread. There is a name under your thumb. Do you move it?
  more: gain 1 coin
  fail:
    You try them all, and not one fits. “Lucky,” says Idra, quite low.

== 108 What It Was About
premise: on the hill both armies have always wanted stands one chair; one general has lost an ear for it, the other a leg; the truce ends in three minutes
axis: who sits / what do I do with the chair
thread: the flag in the wash
ending: joke

“My hill,” says General Ott.

“My chair,” says General Bray.

“Your chair’s on my hill.”

“Your hill’s under my chair.”

It is one wooden chair, on the very top. Ott has lost an ear for it. Bray has lost a leg, and would like to
sit. Nomads rent out seats to watch.

Brona Suds has hung up her own sheets for a white flag. “I take them in at noon,” she says. “Then those lads
down there go at it again, for a chair. That’s three minutes.”

All three turn to you.

* Sit down on it yourself.
  skill 7: gain world card Ceasefire Writ, 1 coin
    They can’t attack a guest. So they sign you a writ, with a coin for a seal: no fighting as long as you sit
    there. “And how long would that be?” asks Ott. You ask what there is for lunch.
  more: gain 1 gem
  fail:
    You sit down, and fall off. It has three legs. So that was the quarrel.

* Run for a second chair.
  skill 6: gain 1 reputation, 1 yellow token
    The nomads carry up their best, and won’t take rent from you. The generals sit and look down at each
    other’s houses. “You’ve let the roof go,” says Ott. “There’s been a war on,” says Bray.
  more: gain 1 food
  fail:
    “I’ll have the new one,” say both generals. Brona begins to take out pegs.

* Burn the chair.
  combat 7: gain world card Crown Fragment, 2 coins; lose 1 reputation
    In the ashes lie two coins, a splinter of a crown, and a brass plate. RESERVED FOR THE RED KING, says the
    plate. Two armies groan. “Well,” says Bray, “he’s not having it.”
  more: gain 1 coin
  fail:
    Both armies put it out together, and beat you together. Afterwards they find it hard to go back to being
    enemies.

== 109 The Tally of the Burned
premise: a field hospital has salve for thirty and sixty burned; a porter sells the places, because the money buys tomorrow’s pot, and nobody has paid for the drummer boy
axis: who is on it / who pays
ending: act

Sixty burned soldiers lie in the tent. There is one pot of salve, enough for thirty, and it is going hard like
candle wax.

“Two coins, and your man’s on my list,” says Lumma Peck, and another colonel pays. “Well, how else do I buy
tomorrow’s pot?” She doesn’t look at the last bed. In it lies a drummer boy, and no one has paid for him.

“Burn that list!” says the lizardfolk orderly. “Start at the nearest bed!”

The healer, Brother Iven, turns to you. His spoon is sticking.

* Burn the list.
  skill 6: gain 1 reputation, 1 red token
    The first man takes half a spoonful and points to the next bed. So do they all, and the pot lasts to the
    drummer boy. The orderly ties her red armband on you. Then the colonels want their money back, and Lumma
    counts out tomorrow’s pot.
  more: gain 1 heart
  fail:
    It burns. “First line,” says Lumma, with her eyes shut. She has it by heart and goes on selling.

* Buy the boy a place on it.
  pay: 1 coin
  skill 6: gain 1 blue token, 1 food
    To make room, Lumma strikes out a cook. “Quite right,” says the cook, and sends you his supper. Iven
    guides your hand with the spoon, as mystics are taught. All night the boy taps on his blanket, so that the
    cook can hear.
  more: gain 1 gem
  fail:
    “It’s gone up,” says Lumma. Since when? “Since you wanted it.” By then the salve has set. Iven breaks it
    up like toffee and gives each bed a crumb.

* Stretch the salve with the bitter broth you were taught.
  optional: RECIPE
  skill 6: gain 1 blue token
    Now there is enough for sixty. It stings, and it does them good. Iven holds out his cuff for you to write
    it down on. Lumma folds her list into a boat, for the drummer boy.
  more: gain 1 heart
  fail:
    You took the wrong root. It does no harm, but sixty burned people have to sneeze, with the utmost care.

== 110 The House Is Shut
premise: lizardfolk wall up a door in the mountain, and one of them does it from inside; Urrik has brought the hinge to hang the door again and let him out, and then anybody could walk in
axis: what do I want opened / whom do I believe
thread: the hinge
ending: speech

Somebody is whistling behind the wall while he bricks himself in. There is one gap left, with an old
lizardfolk’s face in it.

“We used to mend things in there, and it did terrible harm,” says Vosska, with the last brick in her hand.
“One of us has to shut it from inside.”

“He taught me to whistle!” says Urrik. On his back he has an iron hinge as tall as himself. “Help me hang the
door again, and he can walk out.”

“And anybody can walk in,” says Vosska.

* Let her lay the brick, and ask what the harm was.
  skill 6: gain 1 red token, 1 food; note DAYNAME
    “People named a day,” says Vosska, “and their thing was again as it was on that day. All the days since,
    we kept.” She gives you her dinner, and a link of her chain to remember it by. Then she lays the brick.
    Urrik whistles at it. It whistles back.
  more: gain 1 gem
  fail:
    “Draughts,” says Vosska, laughing, and lays the last brick. The whistling stops. “One,” says a voice
    behind the wall.

* Help Urrik hang the door.
  combat 8: gain 2 red tokens; note DAYNAME; later Q36
    The door fits, and light runs all round it. Urrik pulls it wide open. But the old mason stays where he is
    and beams at you. “Which day?” he asks. “You have to name the day!” Down on the path people have heard
    him. They begin to run.
  more: gain 1 heart
  fail:
    It fits the other way up, and comes down on you both. “Now you know what it weighs,” says Urrik, from
    underneath.

== 111 Undelivered
premise: a soldiers’ post office is burning; in it lie letters home, in helmets with names; the corporal who lit it wants the names saved, an outlaw the money for the children
axis: what do I carry out for the dead / what for the living
thread: the muster
ending: loss

It smells of hot sealing-wax. The soldiers’ post office is on fire, with all the letters home that were never
sent. Each man’s letters lie in a helmet with his name on it.

“I had an order,” says Corporal Bim. He looks at the torch in his hand and drops it. “Save the names! There’s
nothing else left of them.”

“Names don’t eat,” says an outlaw woman, running by with a bucket. “Some put in money for the children.”

* Drag out the helmets, for the names.
  combat 7: gain 1 reputation, 1 green token, 1 food; note HELMETS; later Q38
    You save one row. The outlaws pass the helmets from hand to hand, reading out the names, and push bread at
    you as you run by. Then the roof comes down. Bim has lost his eyebrows and saved one letter.
  more: gain 1 heart
  fail:
    You drag out the heaviest, and it is full of forms. Bim sits down beside you in the road. He helps you to
    read them.

* Feel for the letters with money in them.
  skill 6: gain world card Haunted Locket, 2 coins; lose 1 reputation; note HELMETS; later Q38
    You feel two coins and a locket, and run. On the way out you read every helmet that you leave behind. In
    the road the envelopes fall to ash. “For whose children?” asks Bim, looking into your hand.
  more: gain 1 coin
  fail:
    You feel only paper, and then a lock of hair, tied with thread. By then it is too hot in there to put it
    back.

== 112 The Engine That Walks to War
premise: a walking engine twelve storeys high comes up the road to the front; its crew deserted, it asks everyone for a rank to obey, and it is afraid of the dark when its fire is out
axis: what lie do I tell it / what do I put out
ending: act

Boom. A minute passes. Boom. Long Meg is walking to the war. It is an engine twelve storeys high, with
curtains. Its crew has run away, and all it wants is an officer to obey.

“RANK?” it asks a lizardfolk and an outlaw. They dive into the ditch.

“Don’t you dare take a rank!” shouts Captain Shreya, far behind on a horse. “Put its fire out!”

“NOT THE FIRE,” says Long Meg. “IT IS DARK WITHOUT.”

Ahead, two armies sit at dinner. A foot stops over you.

“RANK?”

* Claim a rank, and order it to kneel.
  otherwise
  skill 8: gain 1 red token, 1 green token; later Q39
    It kneels. That takes an hour, and a hill. The lizardfolk and the outlaw climb out and quarrel over which
    of them owes you more. Shreya rides round and round the knee, looking for someone to outrank.
  more: gain 1 gem
  fail:
    You name one. Long Meg laughs until two barns have come down. Then it walks on, wiping a window.

* Climb aboard and put out its fire.
  otherwise
  skill 7: gain world card Signal Mirror, 1 coin; later Q39
    In the kitchen stand twelve dirty bowls and a clean one. In the clean one lie a coin and a signal mirror.
    You rake out the fire and flash HALT. “OH,” says Long Meg. Window by window it goes dark. You leave it one
    coal.
  more: gain 1 coin
  fail:
    “STOKER,” says Long Meg happily, and shuts the door. You shovel until dark. Then it puts you out on a
    stranger’s roof, with a reference.

* Fall in beside the Captain. You answered to her roll.
  must: OATH
  then: gain 1 green token; lose 1 reputation
    “Private,” says Shreya, without looking, and her outlaws make a gap for you in the ranks. Long Meg asks
    you where the war is. You only point. It goes where you pointed.
