# Chapter three, Slow water: the Lull and its shores, rafts, fish, cisterns, rain that falls below.
# Heads 51–75, follow-ups 173–183.

== 51 When the river shuts

The noise goes first. One moment the Lull is roaring past, and the next it has shut, like a shop at lunch.
The bed lies bare, with everything on it that anybody ever dropped, and people come running with rakes.

Beside you an old woman is pulling off her boots. “Forty-one years,” she says. “He threw it farther than I
thought he could.”

* Take her arm and walk out at her pace.
  explore 3: gain 1 reputation
    You reach the third stone before the water coughs and everybody runs. She has found nothing. She enjoys
    being carried, though, and waves to the whole shore from your shoulders.
  explore 6: gain 1 clay pot, 2 coins, 1 reputation
    It is a clay pot, still corked, with a proposal of marriage in it. “He might have just asked,” she says.
    She keeps the letter. You get the pot, what he saved for a ring, and a kiss that all the rakers cheer.

* Sprint for the deep middle, where nobody is looking.
  explore 4: gain 4 coins; lose 1 reputation
    Nobody is looking there because it is the wishing place. You fill your pockets with other people’s
    wishes, coin by coin. On the shore a small boy stops raking and watches you do it.
  explore 7: gain 1 ore, 7 coins; lose 2 reputation
    Under a fat drowned purse lies a lump of ore with a chain on it. “That is my anchor,” shouts a man in a
    boat, which has begun to drift. The river is coming back. You run with both.

== 52 Dropped, with language

“Bucket, oak, one,” reads the otter behind the counter, licking his pencil. “Dropped down a well on a
Tuesday. With language.” He turns the ledger round. He has written the language down in a neat round hand,
and there is a great deal of it.

Behind him shelves go back into the dark: spectacles, keys, a trumpet, hundreds of buckets. “It all comes to
the river in the end,” he says. “Kindly sign for what is yours.”

* Sign for your bucket and apologise for the language.
  explore 2: gain 1 coin, 1 reputation
    The otter blushes and asks how two of the words are spelled; he has wondered for weeks. Somebody has
    wished in your bucket, and left a coin. You carry both past a long queue that now thinks well of you,
    and stands well back.

* Sign for something that looks unclaimed.
  explore 4: gain 1 rope, 1 coin; lose 1 reputation
    “Rope, one. Coin, one. Dropped by a Mr Dobbin, screaming.” The otter studies you. “So you are Mr
    Dobbin,” he says, and writes something in the margin. You leave with the rope and the coin.
  explore 6 for 1 coin: gain 1 paper, 1 clay pot, 3 coins; lose 1 reputation
    The storage fee is a coin. Out comes a professor’s luggage: his good paper in oilcloth, his shaving pot,
    his beer money. The professor’s sister is next in the queue, and asks how you knew him.
  fail:
    “Trumpet, one,” says the otter, and waits. You have to play it to prove that it is yours. After a while
    he takes it out of your hands, very gently, and the whole queue thanks him.

== 53 The cloud on a string

A small grey cloud bumps along under the roof, towing an old man by a string. “It only rains when it is
sad,” he pants, “and my plum tree is dry.” He has read it the one about the lost lamb. He has read it his
own will. But it is used to him, and this morning it went pink at the edges.

“What is the saddest thing you know?” he asks.

* Tell it the saddest true thing you know.
  bonus: 1 per quill
  explore 4: gain 1 fruit
    You tell it about the neighbours’ dog, who followed your cart to the top of the pass and had to go home.
    The cloud gives up a bucketful. The old man, sniffing, picks you the one plum that was waiting for it.
  explore 7: gain 1 amethyst, 1 potion, 1 coin, 1 reputation
    By the end the cloud is black and the old man has to sit down. Among the drops falls a violet one, hard,
    with a click. He makes you take the amethyst, the bottle he keeps for grief, and a coin for the
    storyteller.

* Tickle it until it laughs.
  explore 3: gain 1 mushroom, 1 coin
    Its laugh is a fine warm drizzle, all of it on the one corner where nothing is planted. A mushroom comes
    up there while you watch, wearing a coin that the old man lost in the spring. He says you had better
    have both.
  fail:
    This one laughs in hail. The old man gets under his bucket with the ease of long practice. You did not
    bring a bucket.

== 54 The mayor of the turtle

Four days ago the ferry fell asleep. It is a turtle as broad as a barn, stopped in the middle of the Lull
with nineteen passengers. By now they have a mayor, a washing line, a law against whistling and a bitter
election on Friday.

“Newcomers!” cries the mayor over the rim. “Are you for waking it, or against? I have only just got the
drains in.”

* Come aboard and stand for office.
  explore 3: gain 1 coin
    You lose to the mayor’s hat, which was left on a chair and ran unopposed until you came. There is a
    small salary for coming second. The treasurer counts it out aloud. “One,” she says.
  explore 5: gain 1 mushroom, 3 coins
    You are made Minister for Edges and serve until supper, and nobody falls in. A grateful public votes you
    a purse and the best mushroom from the damp side of the shell.

* Swim round to the front and wake the turtle.
  explore 6: read 173
    You scratch the one place under the chin that no turtle can reach. An eye opens, yellow, as wide as a
    plate.
  fail:
    It does open its mouth, once, to yawn. After you have been found, dried and counted, the mayor thanks
    you for the wave, which has moved the whole town a foot to the left.

* Sell them your lunch by the slice.
  explore 4: gain 6 coins; lose 1 reputation
    They have had four days of limpets, and you have a cheese. Bidding starts before it is unwrapped; the
    rind goes to the mayor, over the heads of two children. You pole off with your pockets ringing, and a
    new law is passed behind you.

== 55 Three dozen jugs

“Mind your head,” says a jug, as you knock yours on its shelf. “Oh, bother,” says the next.

Marget the potter comes out, wet-handed. River clay, she says, remembers the last thing it hears before the
fire. These are for a christening, and on Monday her apprentice dropped a brick on his foot. “And blast,”
say the jugs, “and drat the…” She throws a blanket over them.

* Speak something kind into every pot of the next batch.
  explore 3: gain 1 reputation
    You begin well. By the thirtieth you are saying “Hello, pot.” Marget decides that a child could do worse
    than be greeted by its milk, and paints your names over her door.
  explore 7: gain 2 clay pots, 1 coin, 1 reputation
    No two say the same. “Take your time,” says one. “I kept you some,” says another. Customers stand about
    with their hats off. Marget gives you a pair, with a coin for the road in one, and will not say what
    they say until you are home.
  fail:
    Somebody sneezes at the first pot, and it is catching. The whole batch is fired before anyone notices.
    At the christening the family lifts its jugs, and three dozen of them say “Achoo.”

* Buy a jug that came out wrong.
  explore 4 for 1 coin: gain 1 clay pot, 2 coins
    Your coin buys the worst of them. Ten steps down the road a bargeman hears it, cries with laughter, and
    pays to hear it twice more. He does not dare to take it home, so you still have the pot.

== 56 Do not stir

DO NOT STIR, says the chalk on the cistern wall, and below it, in another hand: SHE MEANS IT. Half an oar
has been left as proof. The water lies flat, with something glinting at the bottom.

Then some of it sits up, elbows on the edge. You can see the far wall through its face. “That is a dreadful
hat,” says Mere. “Nobody else will tell you.”

* Ask what else nobody will tell you.
  then: read 174

* Keep her talking while one of you feels along the bottom.
  explore 3: gain 3 coins; lose 1 reputation
    “Somebody has a hand in my left knee,” says Mere, and goes on talking about hats. You bring up a few
    coins. She will describe you to every visitor for a month, hat first.
  explore 6: gain 1 amethyst, 4 coins; lose 1 reputation
    Up come coins and an amethyst as big as an egg. “That is my heart,” says Mere. Nobody breathes. “It is
    not. But oh, your faces.” You may keep it all. She keeps the hat, to show to visitors.
  fail: lose 1 reputation
    You stir. The water takes hold of the arm up to the shoulder, shakes it once, firmly, and lets go. “How
    do you do,” says Mere. By supper every dripping roof on the shore is repeating it.

== 57 Kindly disregard

“To whom it may concern: kindly disregard my last bottle. I was low.” The next bumps in beside it. “Still
here. Less fond of limpets.”

You have nine before you see the writer, twenty paces out on a rock with a desk: a scholar, inky to the
elbows, corking the tenth. She waves. You wave. Between you a heron strolls by. The water does not reach its
knees.

* Wade out and show her.
  explore 2: gain 2 coins
    She looks at your shins. She looks at the shore. “I see,” says the scholar, and she lays two coins in
    your hand and folds your fingers shut around them. “You came in a boat.”

* Write back that she may walk home on the next low tide.
  explore 4: gain 1 coin, 1 reputation
    “Low water at four,” you write. At four she strides ashore with her skirts held high, thanking science.
    She pays a coin for the tide table. On that beach, mothers still ask you before a child may paddle.
  explore 7: gain 2 papers, 1 coin, 1 reputation
    Your reply is so full of moons and soundings that even the heron looks unsure. She lands at the minute
    you named, and nobody laughs. The book will be dedicated to you; until then, here is a coin, and all the
    paper she had left for bottles.
  fail:
    Your bottle goes out, turns round twice and comes back. So does the next. “Is it very deep?” she calls.
    You call back that it is, and by now you half believe it.

== 58 I. Fenwick

The Lull has stopped, and in clear, waist-deep water stands a street: cobbles, lamp posts, front doors. One
has a brass plate, polished this morning: I. FENWICK.

In the parlour window a carp is dusting. Two perch are laying the table for one. The letter-box opens, and a
round eye looks out, at your faces and then, much longer, at your hands, to see whether you have brought it.

* Knock, wipe your feet and ask after Miss Fenwick.
  explore 3: gain 1 reputation
    They show you her chair. There is still a dent in the cushion, and nobody sits in it. It is a long time
    since anyone asked. When you go, there are fish bowing at every window in the street.
  explore 7: read 176
    The carp thinks about you. Then it swims to the mantelpiece and comes back with a key between its lips.

* Unscrew the brass plate while they are busy with the table.
  explore 4: gain 7 coins; lose 2 reputation
    Brass is sold by weight, and nobody asks. When you pass again with your coins, a young perch is holding
    a slate over the screw holes. Somebody with fins has been trying to write an F.
  fail:
    Three screws turn nicely. The fourth is the one the doorbell is wired to. It is a quiet street, and
    every house in it is full of fish, and now they are all looking out.

== 59 Both hands

Somebody puts a rope in your hands and shouts “Heave!” and so you heave. There are thirty people on it,
heels dug in. The other end goes out over the black lake, humming.

The woman in front had her mother on this rope, and her grandmother. You ask what is on the end. Nobody has
ever got it ashore, she says, but it is tremendously strong, and on holidays it pulls harder.

* Borrow the skiff and follow the rope across.
  then: read 177

* Talk them all into letting go at once.
  explore 3: gain 1 fish, 1 coin
    Everybody sits down. Far off across the water there is a small crash, as of thirty people sitting down.
    They stay down to think about that. One of them fries you a fish, and one pays you the coin his
    grandfather bet on a whale.
  fail:
    On the word, they all let go but you. It is a short flight, and the lake is cold. When you have swum
    back they are pulling again, and somebody has your place.

== 60 The marks on the wall

Behind you the gate drops shut, and the cistern begins to fill. You hold the lantern to the wall and see
that it is marked, like a nursery door. “Knees. Alder and Sons, all well.” “Waist. Dull.” “Chin. Edda,
standing on husband.”

Over that there is bare stone for a long way. Then, beside a hole in the roof, half under moss, in big
letters: OH NO.

* Stand still and trust the marks.
  explore 3: gain 1 fish, 1 reputation
    It stops at your lips, stays there for an hour, and drains, leaving a fish in somebody’s hood. You cut a
    new line: “Nose, nearly. Sing, it helps.” On wet days, passing above, you can hear that people do.

* Float up with the water to the hole in the roof.
  explore 5: gain 1 paper, 1 coin
    Up there you can push the moss aside. OH NO DOUBT YOU ARE WORRIED, it says. HELP YOURSELF, D. MARROW. On
    a ledge he has left a satchel, with dry paper in it and a coin for the way home.
  explore 8: take a cave card; gain 1 paper, 4 coins
    Behind the moss it says OH NO DOUBT YOU ARE WORRIED. MIND YOUR HEAD. The water lifts you through and
    sets you down, coughing, in a dry cave. Beside a satchel with paper and coins, Dov Marrow has chalked:
    GOING SPARE.
  fail:
    The water stops an arm’s length short. For two hours you tread it under OH NO, near enough to study the
    lettering, and then somebody somewhere pulls a chain, and you leave by the floor.

== 61 Fifty candles

A candle comes down the river in a paper boat, and ten paces behind it another. Where the line ends, far
upstream, a large man stands in the dark with his eyes screwed shut, holding an empty box.

“I sent them ahead to light the way,” says Brother Tallow, “and they have not waited. There is a sick child
at the weir. Are they still going?”

* Take his hands and walk him there, talking all the way.
  explore 4: gain 1 potion, 1 coin
    You talk about soup, roofs and nails. At the weir the child is sitting up to see fifty candles come in,
    and needs only half the draught. The other half is for you, and so is the fee, a coin still warm from
    the child’s fist.
  explore 6: gain 2 potions, 2 coins, 1 reputation
    Half way, he opens one eye. By the weir he is telling you that people make too much of the dark. He
    gives you bottles and the fee before the whole family, and you do not mention who is still holding whose
    hand.
  fail:
    Something goes plop. Brother Tallow climbs you. It was a frog, and it is sorry, but he does the rest of
    the way to the weir on your shoulders, with both hands over your eyes.

* Buy the candles back from the boy downstream who is netting them.
  then for 1 coin: gain 1 potion, 1 paper
    The boy drives a fair bargain and throws in the boats, unfolded: good paper, once it is dry. When
    Brother Tallow sees all his own lights coming back to him up the bank, he gives you the bottle that he
    had been saving for his nerves.

== 62 A ham sandwich

On the path lies a ham sandwich, a good one, with mustard, on a clean leaf. A line as fine as a hair runs
from it down the bank and into the lake.

“Sh,” says the water, in bubbles. “One of them is looking at it.”

“Is it a big one?” says the water, in a younger voice.

“Never mind big. Let it come to you.”

* Take a bite.
  explore 3: gain 1 coin
    You are reeled to the edge, measured against a notched reed, and put back. “Undersized,” somebody sighs.
    There was a coin under the ham, to make it sink. Nobody asks you to spit it out.
  explore 5: read 178
    The line goes tight, and you go down the bank on your stomach with your mouth full.

* Take hold of the line and pull.
  explore 5: gain 1 rope, 3 coins; injure a villager
    You win. Out comes a rod, then forty paces of line as good as rope, then a tackle box with the club’s
    subscriptions in it. The hook comes last. It was in somebody’s thumb the whole time.
  fail:
    They give you line. They are patient people. They play you up and down the bank for an hour,
    beautifully, until you let go and lie in the mud, opening and closing your mouth.

== 63 Lavender and steam

It smells of lavender. All morning you have poled through warm fog to a smooth white island, and now your
boots will not grip.

The fog thins. There is a wooden duck the size of a cow, a dish of rings on a ledge, and a mountain of foam
with a giantess in it, humming, eyes shut. A hand like a haystack gropes down for the soap.

You are standing on the soap.

* Shout a polite good evening and turn your backs.
  explore 2: gain 1 coin
    Her shriek puts out your lantern, and the wave puts you on the bath mat. You have kept your eyes covered
    the whole way, and find the coin in the fluff only by feel.
  explore 5: gain 1 potion, 1 fruit, 1 reputation
    “Oh, you poor lambs,” she says, and lifts you out on the duck. You dry on the towel rail while her
    sisters come in to look. Everyone is charmed. You are sent home with a bottle of bath oil and one
    enormous grape.

* Slide off quietly and make for the ledge.
  explore 4: gain 4 coins; lose 1 reputation
    Her earring is hung with coins, and you twist some off. Going home you hear her through the wall,
    turning out drawers, and asking the duck whether it saw anyone. It did.
  explore 7: gain 1 amethyst, 1 clay pot, 3 coins; lose 1 reputation
    The bath rat puts a finger to its lips. You lever an amethyst from a ring, and carry it off in her
    smallest clay pot, with some coins from the dish. The rat is silent for almost a day.
  fail:
    You are half way along when she gets out and pulls the plug. You go round four times, saying goodbye to
    each other each time, and come up out of somebody’s well, extremely clean.

== 64 Pay day

“Company, halt!” The Captain is nine; his hat is older. Eleven frogs stand on the raft by size. It is pay
day, and he has one coin, with a hole in it, lent by somebody who never rounds down. He pays the first frog,
salutes, takes it back, pays the second.

“Everyone is paid up to Sunday,” he says. The eleventh frog shuts its mouth on the coin.

* Salute, and ask to hear the frog’s side.
  bonus: 2 if frogfolk
  explore 4: gain 1 fish
    The frog wants longer turns. You propose double time on Sundays. It thinks this over until dark, with
    its mouth shut, and then the coin comes out. The crew votes you a fish, six to five.
  explore 7: gain 1 ore, 1 fish, 1 coin, 1 reputation
    The frog wants to be captain, for one minute. The boy goes white and holds out his hat. Under the frog
    the raft captures a wreck. Your share is a lump of her ore, a fish, a coin without a hole, and a salute.

* Enlist for the afternoon.
  explore 3: gain 1 fish, 1 reputation
    You scrub. You croak when told. At sunset you hold the coin for as long as anybody else does, and it is
    surprising how rich you feel. Rations are one fish, which you may keep. Frogs along that shore still sit
    up straight when you go by.

* Offer him a bright new button for that old coin.
  explore 6: gain 10 coins; lose 2 reputation
    “It does shine more,” he says bravely, and shakes on it. At the next landing a collector counts you out
    a pile of coins for the holed one. Behind you on the water, eleven frogs are not saying anything.
  fail:
    The Captain consults his crew. Eleven frogs look at the button. Then they look at you, and the smallest
    one spits. You are marched off the raft, hopping.

== 65 The dearly sunk

“We are gathered here,” says the harbour-master, “because she leaked.” Mourners in oilskins stand around a
boat on trestles, the Prudence. “She leaked at her launching. She leaked in the shed. There is nobody here
she has not wetted.” Someone sobs.

He turns his paper over, finds it empty, and sees you. “Would the visitors care to say a few words? We could
not think of a nice one.”

* Step up and find something good to say.
  explore 3: gain 1 reputation
    You say that she never once pretended to be dry. There is a stir in the oilskins. “That is true,” says a
    voice, cracking, and they line up to shake your hands.
  explore 6: gain 1 cider, 2 mushrooms, 1 reputation
    You say that she taught a whole town to swim. They count it up on their fingers, weeping, and she did.
    At the wake you sit with the family, and you go home with a jug of cider and a napkin full of stuffed
    mushrooms.

* Offer to break her up for salvage.
  bonus: 1 per hammer
  explore 7: gain 2 ore, 2 coins; lose 1 reputation
    Her ballast is ore, two fine lumps of it, and coins have been falling between her boards for years. It
    is quick work. But the mourners have to stand there and hear every nail come out.
  fail:
    At the first blow she rolls off the trestles, down the shingle and out on to the Lull. She floats. She
    does not take in a drop. The mourners watch her go, and then turn round to look at you.

== 66 Parked on the skylight

Knock, knock, knock, from under the raft. A green hand comes up over the edge, webbed, wearing a thimble,
and after it a fishfolk woman with pins in her mouth.

“You are on my skylight,” she says. “I have been sewing a wedding dress in the dark since noon.”

Between the logs you make out roof tiles, and a neighbour leaning out to enjoy it.

* Apologise and pole away, a hand’s breadth at a time.
  explore 2: gain 1 coin
    She calls out left and right, and light slides into the sewing room. The neighbour swims up and pays a
    coin to hear you say sorry again. In this street they have only read about it.
  explore 7: gain 1 amethyst, 1 clay pot, 1 reputation
    Not a tile cracks, and you hang your lamp over the side until the last stitch is in. Up comes a parcel
    from the whole street: pickled weed in a clay pot, and the amethyst button that was one too many.

* Ask whether you might come down and see the dress.
  then: read 179

== 67 The wheel and the bell

RULE ONE, says the board. WHEN THE BELL RINGS, TURN THE WHEEL. There is no rule two. Beneath it, beside an
iron wheel taller than a door, a girl of twelve is unwrapping her lunch. Her uncle had the post before her,
and his aunt before him. The bell has never rung.

“Some say the wheel drowns everyone,” she says. “I should quite like to know.” She opens her mouth to bite,
and the bell rings.

* Find out who is ringing before anybody touches anything.
  explore 3: gain 2 coins, 1 reputation
    It is a bat, caught in the bell cord, and furious. You get it loose, and two old coins come down with
    it. The girl laughs until she hiccups. RULE TWO, she adds to the board: ASK THESE PEOPLE FIRST.

* Put your shoulders to the wheel beside hers.
  bonus: 1 per hammer
  explore 5: gain 1 mushroom, 1 reputation
    It shrieks and moves an inch. Far down, something gurgles back. Good enough for a first time, she says,
    and enters the inch in the log, with all your names. You get half her lunch, the mushroom half.
  explore 7: read 180
    Rust comes down like snow. All at once it spins, and behind the wall the pipes begin to shout, one after
    another, going away from you.
  fail:
    The wheel comes off. There you stand, all of you, holding it. The bell rings and rings. The girl reads
    the board through once more. “Well,” she says, “we did turn it.”

== 68 A reed with opinions

“Don’t look down,” says a reed. “You are standing on my hair.”

You look down. Under two feet of water lies Hanne Brill, reed in teeth, hugging a brass weathercock that she
is stealing back for somebody. Round the bend come three men with lanterns and a wet dog.

The reed clears its throat. “While we wait,” it says, “would you care to hear a verse?”

* Sit down in front of her and start fishing.
  explore 3: gain 1 fish, 1 reputation
    The men ask. You say hush, and land a fish. When they have tiptoed off the reed recites nine verses, in
    which weathercock rhymes with weathercock. By evening it is back on its roof, and points to your village
    in any wind.

* Cough, and point at the reed.
  explore 5: gain 5 coins; lose 1 reputation
    “Oh, well done,” says the reed bitterly, and up she comes, clutching it. They pay you on the spot. The
    poem about you is finished by nightfall, and it is the first of hers that anybody learns by heart.
  explore 7: gain 1 ore, 5 coins; lose 1 reputation
    They fish out the weathercock, the dog and each other, and in the muddle Hanne walks off. You have the
    reward, and the fine lump of ore she used to hold herself down. She has your faces.
  fail:
    There are four thousand reeds along this bank. The men blow down every one. By dawn Hanne is over the
    hills and nobody is speaking to you, except the dog, who says it knew.

== 69 The salmon stair

Up the flooded staircase go the salmon, waiting for each other on the landings. At the bottom an old one
rests his nose against the first step.

“Two hundred and six,” he says. “I used to do it in an afternoon.” You ask what is at the top. “My brother.
I said a thing about his wife, sixteen years ago. I was right, too, which makes it worse.”

* Wrap him in a wet coat and carry him up.
  explore 3: gain 1 reputation
    At the hundredth step you meet his brother, coming down. Neither says a word. They just turn, side by
    side, in the shallow water. When you go down again, every fish on the stair makes room.
  explore 7: gain 1 ore, 1 coin, 2 reputation
    He rehearses the whole way, and by the top you have cut it to one word. He says it. His brother gives
    you what he was sitting on, a lump of ore and a coin, and you walk down through two hundred and six
    steps of applause.
  fail:
    On the ninetieth step he remembers something his brother said, and wants to go back down. You argue. You
    are all still arguing when the water comes down the stairs.

* Hold your basket under the third step, where they jump short.
  explore 2: gain 1 fish, 2 coins; lose 1 reputation
    In drops a fat one, with two coins in its throat that it was minding for somebody. All the way up the
    stair the others stop and turn their heads, and wait like that until you have gone.

== 70 The end of the queue

“Are you the end?” asks a woman with an umbrella. “Good. Then I am in front of you.” The queue runs round a
rock and over a bridge, four hundred people long, to a spring dripping into a stone cup.

You ask what it is good for. She asks the man in front, he asks the next, and off it goes around the rock.
In an hour the answer comes back: nobody can remember.

* Stay in line and see.
  explore 3: gain 2 potions
    You reach the cup at last and stand there wondering what you wanted. FOR THE MEMORY, says the stone. You
    fill two bottles to be on the safe side, and write on one what it is, and on the other who you are.

* March to the front and start the queue from the other end.
  explore 4: gain 1 potion, 2 coins; lose 1 reputation
    The first man drinks. “I left the stove on!” he screams, and runs. So do the next fifty. You gather up a
    bottle, and what coins they dropped. The woman with the umbrella ties a knot in her handkerchief, so as
    not to forget you.
  explore 8 for 2 coins: gain 1 amethyst, 1 potion, 3 coins, 2 reputation
    You hire two boys with buckets, a sip each. Four hundred people remember at once: birthdays, debts,
    kettles. They pay you what they owe somebody, fill you a bottle, and swear never to forget your faces.
    One of them, a jeweller, gives you an amethyst.
  fail:
    You have a firm word ready. But everyone on the way is so pleasant, and asks so kindly what it was you
    wanted to say, that you finish behind the woman with the umbrella. Or in front of her.

== 71 Weather in

Rain has come through the rock all night, and the round bronze door of Hatch Forty stands in water, mat and
all. You pull the bell. Something splashes nearer.

“Good afternoon. I appear to have some weather in. I wonder whether you would be so kind as to bail.”

You ask the voice to open the door. “Ah,” says the Tenant. “No. Could it be done from the outside?” Under
the door comes a teaspoon.

* Bail at the sill until your arms give out.
  bonus: 1 per clay pot
  explore 3: gain 1 reputation
    “It was above my ankles,” the voice reports, some hours later. “Now it is at my ankles. I am so
    obliged.” A glogo with a barrow has stopped to watch. You will be famous at the market, with gestures.
  explore 7: read 181
    Toward evening the last of it leaves under the door with a long rude noise, and some other things come
    out with it.

* Climb up and look for where the rain gets in.
  explore 5: gain 1 ore, 1 coin
    A lump of ore has worked loose from a crack up there. You put a plainer stone in its place, and the
    dripping stops. Below, a coin slides out on to the mat. “For the roofer,” says the voice.
  fail:
    There is the hole. You put an arm in it, and the rain stops, for as long as the arm is there. “How
    splendid,” calls the Tenant. “Can you stay?”

== 72 Thirty beds adrift

Thirty beds ride at anchor on the water, each with a lamp and a number. The night porter goes between them
in a punt, tucking in feet. “Hush,” he says, before anyone has spoken.

Bed nine is empty, with one corner turned down. And out past the last lamp bed twenty-two has slipped its
mooring and is going, quite slowly, toward the weir, with a very large man asleep in it.

* Slip into the empty bed before anyone counts.
  explore 2: gain 1 potion, 2 coins; lose 1 reputation
    It is the best hour of your year. There is even a sleeping draught on the shelf, and two coins for the
    maid. The porter comes back alone, soaked to the neck, and counts the heads in bed nine.

* Go after the drifting bed without waking him.
  explore 5: gain 2 coins, 1 reputation
    You get a boot against the headboard within a yard of the drop. He opens one eye, says “Eggs, please,”
    and shuts it. The porter gives you the night’s tips. From now on, wherever you doze by the river, you
    wake with your feet tucked in.
  explore 7 for 1 coin: gain 6 coins, 1 mushroom, 1 reputation
    A coin in the slot starts the hotel launch, and you tow him home without spilling his water. At
    breakfast they tell him. He owns the hotel. He tips like it, aloud, and gives you the mushroom off his
    own plate.
  fail:
    You catch up, and climb in to steer. It is very soft in there. The weir wakes you all, him included. He
    takes it well, and from the pool at the bottom, in his nightcap, he orders tea.

== 73 Late reflections

Nobody looks back at you out of the pool. Your lantern is there, hanging in the air by itself over plain
dark water.

Then your reflections come running in from the left with mud to their knees. One is still chewing. They take
their places and copy you, rather well. But one of them is wearing a hat that none of you owns.

* Ask them where they have been.
  then: read 182

* Turn out your pockets, so that they have to do the same.
  explore 4: gain 1 mushroom
    Out of yours comes fluff. Out of theirs comes half a picnic. You put an arm in to the elbow, and most of
    it is only wet. The mushroom is real.
  explore 6: gain 3 coins; either gain 1 amethyst or gain 1 ore
    They do it one pocket at a time, sulking. First there are coins. Then a reflection holds out two fists,
    with ore in one and an amethyst in the other, and opens both. It keeps whatever you leave.
  fail:
    They lean in, look at all that you have in the world, and make a note of it. Then they go. For the rest
    of the day you cannot see yourselves in anything, not even spoons.

== 74 The Darkhouse

Ten thousand glow-worms keep the cavern as bright as noon, and nothing in it can sleep. Fish lie about with
bags under their eyes. But on a rock stands a tower whose lamp throws a beam of dark. Wherever it passes,
everything sighs.

Only it sticks. Mrs Lumley, the keeper, stands at the foot of the ladder with her arm in a sling. “The whole
north side has been up since Sunday,” she says.

* Row out to the north side and sing them to sleep.
  explore 2: gain 1 coin, 1 reputation
    It is not a good song, and you know half of it. A carp as old as the tower shuts one eye, and at last
    the other. Mrs Lumley gives you a coin to stop. When you next row by, the whole north side is humming
    it.

* Climb the ladder and free the lamp.
  explore 3: gain 1 coin
    It will not come free, so you put your backs to it and walk it round by hand, all night. At what she
    says is morning, Mrs Lumley pays you a keeper’s wage, which is one coin, and you sleep on her stairs.
  explore 8: gain 1 amethyst, 1 ore, 1 coin
    Some rat has been saving up in the gears. You pull out a coin, then a lump of ore, then an amethyst, and
    the lamp swings free. The north shore goes dark, and a thousand fish begin to snore.
  fail: injure a villager
    You free it. It swings round and catches one of you full in the face with the dark. Sleep comes at once;
    the floor takes a little longer. Mrs Lumley has another sling.

== 75 Half a wedding

A wedding cake floats by, three tiers, quite level, with a duck on top. The Lull had stopped, so they held
the wedding on the river bed, and now the Lull has started. On the left bank are the bride, the band and
sixty chairs; on the right, the groom and all the food.

Between them, on a rock, stands the registrar, wet to the shins. “Do you still?” he bellows.

“What?” shouts the groom.

* Stand in the shallows and pass on the vows.
  explore 4: gain 1 fruit, 1 coin, 1 reputation
    You pass them over word for word, even the one about her mother. “He does!” you roar, and “She does!”
    Both banks throw what they have. You catch a pear and a coin, and the toast is to you.
  fail:
    Somewhere in the middle, cherish turns into perish. It goes very quiet on both banks. It takes until
    dark to put right, and the bride’s mother asks how your names are spelled.

* Swim after the cake.
  explore 3: gain 3 coins
    You save the bottom tier; the duck will not discuss the top. There are coins baked into it for luck, and
    it is agreed, in shouts, that whoever bites on one may keep it. You bite on three.

* Get a line across to the rock and begin a bridge.
  bonus: 1 per rope
  explore 7: read 183
    Your first throw goes round the registrar. The second he ties to something better.
  fail:
    You throw, the registrar catches it, and the river catches the registrar. He marries two people in the
    next village before anyone can stop him, out of habit.

== 173 The far bank
follow-up

Eleven strokes, and the turtle is across. At first nobody gets off. Then the mayor folds up the washing
line, worst enemies shake hands, and they all promise to write.

“I nap for them,” the turtle tells you, low, so that they will not hear. “They come aboard as strangers, you
see, and it is such a short crossing.” A flipper puts two fish on your raft. The treasurer adds what is left
of the treasury, which is a coin, and your names are scratched on the shell, under Founders.

then: gain 2 fish, 1 coin, 1 reputation

== 174 What nobody else will say
follow-up

“You snore,” says Mere, pointing. “You hum. You are worried about the winter, and you are right to be. None
of that is a complaint.” She rests her chin on the rim, and it spreads a little. “People come here for the
truth, but they do not come twice. Sixty years I have been in this one cistern. They tell me there is rain.
I have never seen it from the side where it lands.”

* Tell her something true that you would rather not.
  explore 3: gain 2 reputation
    You tell her who really broke the mill. It is so long before she answers that the water goes flat. “Well
    said,” says Mere, who never has before. When you next come by, the wall has a third line of chalk: THESE
    MAY, A LITTLE.

* Hold out your bucket.
  explore 5: read 175
    She looks at the bucket. Then she looks at the hand that holds it, and whether it shakes.
  fail:
    “There has been milk in this,” she says, looking in, “and you have lied about washing it.” Down she
    goes, without a ripple. It is a long walk home, with the bucket.

== 175 Mere in a bucket
follow-up

Pouring her takes a while, because she says goodbye to each stone. The bucket then weighs no more than a
baby, and gives directions. “Left. You are limping. Left again. You should never have lent him that money.”

When you come up it is raining on the village. Mere rises out of the bucket to her full height, with her
arms held out, and for once has nothing to say. The rain goes into her and makes rings.

“Your roofs leak,” she says at last. “I shall stay.”

then: welcome the Liquid Woman

== 176 The room upstairs
follow-up

A key, a stair, a bedroom with the sheet turned down. Along the sill lies a present for every birthday, six
hundred of them: a button, a spoon, a snail shell, each in a bow of weed. The last three are a coin, an
amethyst and a mushroom, which will not keep.

The carp looks at the calendar and nudges these across. If you meet her, you are to say the bed is aired.
You promise. When you next pass, the perch are laying for one, and a few more.

then: gain 1 amethyst, 1 mushroom, 1 coin, 1 reputation

== 177 The other end
follow-up

Out of the lake comes the rope, up a beach, and into the hands of thirty people with their heels dug in.
“Don’t just float there!” calls the man in front. “It has got its second wind!” His father was on this rope.
They have a painting of what is on the end, with teeth. They have a holiday, too, and on the holiday they
pull harder, so as to get home.

* Tell them who is pulling.
  explore 3: gain 1 reputation
    Nobody believes you but a girl of six. She lets go and waves her lantern at the dark, and far away a
    small light waves back. By your next visit she has put you into the painting, without teeth.
  explore 6: gain 1 rope, 1 fish, 1 reputation
    They let go by inches. Both shores row out and meet in the middle, where it emerges that they have the
    same soup. You are kissed by sixty people, and go home with fish from the feast and a coil of rope
    nobody needs.

* Cut a good length out of the middle.
  explore 7: gain 2 ropes, 4 coins; lose 1 reputation
    Both shores fall over, and both cheer. While they collect their bets, and you collect some of them, your
    skiff fills up with coils of rope. An old woman picks up an end, looks at the cut, and looks at your
    knife.
  fail:
    The two ends leave in two directions. One takes your oars, and the other your hats. You drift until
    morning, and by then, on both shores, they are already tying knots.

== 178 Longest this season
follow-up

They hold you up for the artist, with a beaming perch at each ankle. “Longest yet,” says a chub with a tape.
Somebody asks what you taste like. “All bones,” says an old pike, “and they talk. We put them back.”

The youngster who landed you has never caught anything before, and is trembling. You tell him it was a fair
fight. He takes the club cup, a big clay pot with a coin rattling in it, and pushes it into your arms, and
the clubhouse rises to its fins.

then: gain 1 clay pot, 1 coin, 1 reputation

== 179 Down the wet stairs
follow-up

Her house is an upturned boat full of air, with a fire going, and tea. By the fire, in a blanket, sits the
bride. She has no gills. She comes from up a well, three valleys over, and she dropped her bucket, and he
brought it back.

“Mother thinks he is in shipping,” she says. She has begun the letter nine times. In the doorway, up to his
chest in water, the groom is wringing his hat, although it was wet already.

* Sit down and help her with the letter.
  explore 4: gain 1 coin, 1 reputation
    You write that he is steady, has his own house and does not mind the damp. All of it is true. She cries
    on it, which helps. You get a coin, and a queue: the whole street has letters that it never dared to
    write.
  explore 6: gain 1 clay pot, 1 fish, 2 coins
    You send the whole truth up the well. Down comes the bucket: IS HE KIND. Then again: AND WHO ARE THESE
    PEOPLE, FEED THEM. You leave with fish, coins for the postage, and the clay pot it all came in.
  fail:
    His name is long and mostly bubbles, and the way that you have spelled it, it is a kind of soup. His
    father reads it over your shoulder. He is very good about it. Everybody has more tea.

* Take them both for a swim and see how they do.
  explore 3: gain 1 fruit, 1 reputation
    She swims badly, laughing all the way. He keeps beside her, not touching, with one hand ready. You have
    no more questions. Nor have his aunts, who had plenty, and who give you the only lemon in the lake.

== 180 What the wheel does
follow-up

You run beside the pipes for a mile, into the square of a town long empty. In the middle a stone fountain is
coughing. It spits out leaves, a boot and a surprised newt. Then it stands up, tall and white, in all that
dark, and goes on standing.

That is what the wheel does. “Somebody wanted it on,” says the girl. Across the square hangs a bell-rope,
still swinging. She shares the old coins in the basin with you, and enters you in the log as keepers.

then: gain 5 coins, 2 reputation

== 181 Some things on the mat
follow-up

Out under the door float a slipper, a candle-end in a saucer, and a picture of a lady among mushrooms. You
set them on the mat to dry.

“Might I have the lady back?” says the Tenant. “She fits, if you tilt her.” You tilt her. “Thank you. I
should not like her to be out in this.”

After a time two coins come out, and a mushroom, folded in good paper. On it he has written, to whom it may
concern, that you are excellent people from either side.

then: gain 1 paper, 1 mushroom, 2 coins, 1 reputation

== 182 Where they have been
follow-up

They look at each other. Then one draws for you, with a finger, on the underside of the water: this passage,
that bend, and behind it an opening you have walked past a dozen times. While you sleep they go on ahead.
Somebody has to, they explain, in gestures, or there would be nothing there for you to be reflected in. They
have swept it already. The hat was on a nail, and a mushroom was in the hat; that, they think, is yours.

then: take a cave card; gain 1 mushroom

== 183 The bridge of chairs
follow-up

Sixty chairs, two doors and a double bass go out along your line, until there is something a person can
cross on without stopping. Bride and groom meet in the middle. So do two aunts who had sworn not to. When
the dancing starts the bridge comes apart beneath it, chair by chair, and nobody minds.

You are cheered, and handed the best man’s purse. One guest has landed on your side with a suitcase, in no
hurry. “I only came,” says the guest, “to see if anything would happen.”

then: welcome the cheapest villager; gain 3 coins, 1 reputation
