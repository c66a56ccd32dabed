# Chapter one, near the well: heads 1 to 25, follow-ups 151 to 161.

== 1 So Many Feet

“Sixty,” says the stair in its bored brass voice, and you stop while a strap is tightened. Nobody moves a
foot.

“Fifty-seven,” says the stair, behind you. “Fifty-seven, fifty-seven, fifty-seven, fifty-seven.” It draws
breath. “Fifty-eight, fifty-eight, fifty-eight.”

Somebody with a great many feet is coming down on tiptoe. “I’m so sorry,” says a voice in the dark. “You go
on. I’ll wait until there’s nobody to hear.”

* Hold up the lamp and have a proper look.
  explore 3: gain 1 mushroom, 3 coins; lose 1 reputation
    She is a centipede, as long as a hall carpet, and she blushes from front to back, which takes a while.
    She throws you coins to look away, then her supper, a mushroom, and flees. From there on down, the stair
    says only “Rude.”
  fail: nothing
    She bolts. The stair has to count it. It is still counting when you are home in bed, and in the morning
    it is hoarse, and it is not speaking to you.

* Stamp down together, to cover the noise.
  explore 4: gain 1 coin, 1 reputation
    You make such a racket that nobody could pick out one foot from another. She slips by in the middle of
    you, humming for joy, and pays you with a small warm coin. At the bottom her cousins wait, and wave with
    everything they have.
  explore 7: read 151
    “Sixty-one,” bawls the stair, and then, “Oh, honestly,” and it gives up. In the hush a long soft
    somebody comes pattering down among you, and weeps on several shoulders at once.

== 2 The Man Who Dug the Well

Dirt is flying out of a hole in the floor. When your lamp reaches it, it stops. A hat comes up, and then a
face.

“Oh no,” says the face. “Are you from the village?”

This is Ned Garrow, who dug the well. He was standing on the bottom when it fell out. He has been digging
ever since. If he can only reach something, he can tell people he meant it.

* Ask him home to supper.
  explore 4: gain 1 coin, 1 reputation
    “Not yet,” says Ned. But he sends a coin for the bucket he broke, and a list of every wall up there that
    leans. He heard them leaning. You prop up all six, and are asked in at each.
  explore 6: read 152
    “What do they say about it?” asks Ned, into the hole. You tell him what they say. He leans the shovel on
    the wall, very carefully, like something asleep.
  fail: nothing
    “Supper,” says Ned, and weeps a little, and digs faster. Leaving takes you until evening, because he has
    dug up the path you came by.

* Climb in and dig beside him.
  explore 3: gain 1 potion, 2 coins
    An hour of it brings you to a buried shelf. On it are one bottle, labelled FOR BACKS, and some coins,
    labelled FOR THE NEXT BOTTLE. Ned has the back for it, but he makes you take the lot.

== 3 Tell Her the Soup

A ladle of soup comes through a hole in the wall, and another takes it. On this side lives Marn, on that
side her sister Ketty. They have shared one fire for thirty years, and not a word.

“Tell her,” says Marn, “that it wants salt. It has wanted salt since the year of the fever.”

Round at the other door stands Ketty, arms folded. She has heard everything.

* Say it to her exactly as it was said.
  explore 2: gain 2 coins; lose 1 reputation
    “Does it,” says Ketty. By evening the hole is bricked up. Marn pays you the messenger’s coins and dines
    on bread, and all along the passage doors close a little as you go by.
  explore 7: gain 2 clay pots, 2 coins
    “I can’t taste it,” says Ketty. “Not since the fever. Thirty years I’ve waited for her to say.” Soon two
    people are laughing through one hole. You leave with the good soup pots, and the coins from the salt
    jar.

* Tell her that her sister asks for more.
  explore 4: gain 1 fish, 1 coin, 1 reputation
    “She never,” says Ketty. Then she fills the ladle to the brim, with her thumb in it. There is a fish for
    the messenger, with a coin in its mouth, and all along the passage people hold out spoons for you to
    taste.

== 4 Its Own Idea

On a flat rock lies a coil of good rope that belongs to nobody, and on the coil lies a cat. It is black, and
larger than a cat has any need to be. The tag on its collar says SOOT, and below that, in small letters, NOT
LOST.

One eye opens. It looks at each of you in turn, finds the quality poor, and shuts.

* Sit down a little way off and take an interest in the wall.
  bonus: 2 if fish
  explore 4: welcome the Cave Cat
    An hour goes by. Then there is a weight on somebody’s boots, and a yawn with a great many teeth in it.
    The cat strolls off towards your village and looks back to see what is keeping you.
  fail: nothing
    It is a better wall than you expected. There is a bit like a duck. When you look round there is no cat
    and, you notice, no rope.

* Take hold of one end of the rope and draw it out slowly.
  explore 3: gain 1 mushroom
    You win an arm’s length before a paw comes down on it like a full stop. But a mushroom was growing in
    the coil, big as a bun, and it rolls to your feet. You call it a draw.
  explore 6: gain 1 rope, 3 fish; lose 1 reputation
    Loop by loop it slides away, until the cat lies on bare rock, asleep, or too proud to be anything else.
    Under the last loop is its larder. You tiptoe off with rope and fish. For a month, wherever you sit,
    some cat gets up.

== 5 The Ceiling Farmer

“Mine,” says the badger at the top of the ladder.

The roof of the cave is hung with carrots, tips down, in rows. You know those rows. You hoed them. He twists
one loose, and from somewhere above comes a faint cry of rage.

“They grow out of my ceiling,” he says. “All winter I hope, and every summer down they come. And some fool
keeps pulling at them from the other side.”

* Offer to leave him every second row.
  explore 3: gain 1 reputation
    “Every second row of my own ceiling,” says the badger, but he shakes on it with both paws. Up above, for
    the first time this year, a carrot stays where it was put, and you get the credit.
  explore 7: gain 1 fruit, 1 amethyst, 1 reputation
    He is so touched that he shows you the far end, where a pear tree comes through. “And those are a
    failure,” he says of the amethysts. “No juice.” You are given one with your pear, and called a
    neighbour.

* Take him up through the soil to see the other end.
  explore 7: read 153
    His head comes out between two rows, with earth on its nose, under the whole of the sky. He says nothing
    for so long that you begin to worry.
  fail: nothing
    Halfway up he gets wedged, and so do you behind him. A gardener takes hold of what is sticking out,
    which is an ear, and pulls. She is a strong gardener. It is a long afternoon.

== 6 House-Hunting

Clank. Drag. Clank. Round the corner, on eight legs, comes the bucket that went down the well in spring.

There is a hermit crab in it, as large as a hound, with its knees up. Everything anyone ever dropped down
the well is rattling about in there too, and it can no longer turn round. It stops at your luggage and
knocks on each thing with one claw, listening, like somebody looking at houses.

* Set down a pot of yours with the mouth towards it.
  then for 1 clay pot: gain 4 coins, 1 potion, 1 reputation
    The crab backs in, wriggles, and sighs through its whole shell. It leaves you the bucket with all the
    rattle in it: coins, a stoppered bottle, a whistle. At the well they hang it up and cheer.

* Turn the bucket over and shake.
  explore 4: gain 4 coins; lose 1 reputation
    Out patter the coins. Out after them comes the crab, bare and pink, trying to cover all of itself with
    two claws. A family walking by shields its children’s eyes, from the crab first and then from you.
  explore 7: gain 1 ore, 5 coins; lose 1 reputation
    Everything comes out: coins, the ore it used for a doorstop, and the crab, which runs off down the
    street wearing a lampshade. Windows open. You gather up your winnings while they look.
  fail: nothing
    It has a firm grip on the bucket. Then it has a firm grip on one of your sleeves, and for the rest of
    the day you are a party of one more, clanking.

== 7 The Echo Goes First

“Hello?” calls the cave. A moment later so do you.

“Is anybody there?” it goes on, before you can.

This is an echo that is sick of coming second. Three thousand years it has had the last word, and nobody
ever stayed to hear it. “That’s fair,” it says, in your voices, a little ahead of you. It is having the best
day of its life, and it is unbearable.

* Sit down and let it do all the talking.
  explore 2: gain 2 coins
    It talks itself hoarse, mostly about its childhood in a quarry. Near the end it says, “Oh look, a coin,”
    and you look, and there, to everybody’s surprise, is a coin. “Oh look,” says the echo quickly,
    “another.”

* Say something that none of you has ever said before.
  explore 5: gain 1 amethyst
    “Elbow marmalade Tuesday,” you say. The echo opens its mouth and nothing is there. Such a silence has
    never been in this cave. Up in the roof it works an amethyst loose, which drops into your hat without a
    sound.
  explore 8: gain 1 amethyst, 1 ore, 1 coin
    “Would you like to go first?” you ask. Nobody ever has. It thinks, and then it sings one low note, all
    its own. A climber’s lost coin drops, and then the walls throw ore and amethyst at your feet like
    flowers.
  fail: nothing
    “I was wrong about the donkey,” says the cave, before you can. Nobody speaks all the way home. One of
    you was wrong about the donkey, and now it has been said.

== 8 The Wrong Pipe

The cellar wall clears its throat, and out of a brass pipe comes a letter. The stamp shows a queen nobody
remembers. Miss Ida Fenwick, it says.

“I do apologise,” says the pipe. “The wrong pipe. It has been one wrong pipe or another for six hundred
years. This is Number Nine, at the Post Office. Might I have it back? It is the only one I have left.”

* Put the letter back in the pipe and blow.
  explore 3: gain 1 reputation
    It goes up, comes down, and goes up. “Thank you,” says Number Nine. “So sorry. Thank you.” All the way
    home, every pipe you pass clears its throat and wishes you good evening.
  explore 6: gain 5 coins, 1 reputation
    Off it goes like a swallow. There is a rattle of distant brass, and a bell. Then coins pour out of the
    pipe, your postage, refunded, and after them the new stamp. It has your faces on it.

* Keep hold of it, and follow the pipe along the wall.
  then: read 154
    “Oh,” says the pipe, jogging along beside you. “Oh dear. Nobody has ever come with it before.”

* Hold it up against the lamp first.
  explore 5: gain 1 paper, 3 coins; lose 1 reputation
    You make out “Dear Ida” and something about a chair. “I can see you,” says the pipe. “I’m so sorry.” You
    post it in a hurry. The old paper wrapping stays in your hand, with the coins for the reply folded
    inside.
  fail: nothing
    A corner begins to smoke, and you sit on it. “Is it hurt?” asks the pipe. You send it up without a word.
    It thanks you three times, and that is the worst part.

== 9 The Funeral of a Boot

Eight glogo children come down the tunnel in order of height. The first four carry a tray, and on it,
between two candles, lies a boot.

It fell out of the sky last week, the tallest explains. They kept it warm and gave it milk, but it never
picked up. She lowers her voice. “Did you know him?”

You did. He has been missing from the bench since Tuesday.

* Take off your hats and say a few words.
  bonus: 1 per quill
  explore 3: gain 1 reputation
    You say that he was upright, and never trod on anyone on purpose. There is sniffing along the line. Then
    all eight bow to you, and after that, rather lower, to your boots.
  explore 7: read 155
    You speak of long roads, and puddles bravely met, and of the one who is looking for him still. The
    tallest stops crying at once. “There’s another one?” she says.

* Tell them he was only asleep, and put him on.
  explore 3: gain 6 coins; lose 2 reputation
    The wailing brings people out of doors three streets off. In the toe are the coins the children put in
    for his journey, and you walk home on them, shod and rich and unpopular.
  fail: nothing
    It is the wrong size. You hop about, tugging, in front of eight small faces and two candles, until the
    tallest says, kindly, that everybody grieves in their own way.

== 10 The Thousandth

At a desk across the tunnel sits a glogo with inky cuffs, counting everybody there is.

“Nine hundred and ninety-nine,” he says. His eyes are wet. “One more fills the form, and I may go home. My
daughter was in her cradle when I started. She has a shop now.”

Then he sees that there is more than one of you, and his face comes down like a blind.

* Link arms and swear that you are one person.
  explore 3: gain 1 reputation
    “Name?” he says, and you all say a different one at once. He writes it down as one long name. Then he
    kisses the ledger and runs home with it, shouting your name, which lasts him the whole way.
  explore 5 for 1 coin: gain 1 paper, 1 fish, 1 reputation
    For a coin there is a stamp that says EXCEPTIONAL. He brings it down with both hands. You may have the
    paper that is left, and his smoked fish, for tonight he dines at home and will drink your health.

* Crawl under the desk while he looks for a handkerchief.
  explore 4: gain 1 paper, 3 coins; lose 1 reputation
    Under there are the blank paper and the tea money, and you come out on the far side with both. Behind
    you he looks up, smiling, at an empty tunnel. “Next?” he says. “Anyone?” His daughter’s shop, when you
    come to it, has just closed.
  fail: nothing
    Under the desk you meet his daughter, coming the other way with his supper. “Dad,” she calls, “there’s
    some people here.” You are entered in the margin, one by one, as livestock.

== 11 It Was Behind Him

“Don’t look,” says Dov Marrow, looking straight ahead. “Is it still there?”

It is. Behind the surveyor is the mouth of a cave. He takes a step. There is a small grating noise, and the
cave is a step nearer.

“I map them on my coat,” he says. “I gave that one some nice shading. It’s followed me since Monday.” He
swallows. “I’ve been very firm with it.”

* Walk him briskly round the corner, talking of other things.
  explore 3: gain 3 coins
    It stops at the corner, as it has been told. It rumbles once. Dov pays you for your trouble, coin by
    coin, with his eyes on his boots, and asks whether you thought it looked thin.

* Go in and sit down.
  explore 3: gain 1 coin
    Inside it is dry and rather warm, and it is holding its breath. After a time it rolls a coin out of the
    back to show you what it has got. It is Dov’s, and he says to keep it.
  explore 5 for 1 coin: gain 1 paper, 1 potion; take a cave card
    For a coin Dov signs it over, on good stout paper, and throws in the drops he takes for his nerves. You
    whistle. The cave comes away from the wall with a bound, and trots after you all the way home.
  fail: nothing
    It is so happy that it shuts. Dov talks to it through the rock until tea, about trust. Then it lets you
    out, and all of you agree not to mention it.

== 12 Wet Sky

WET SKY, says the board. DO NOT LEAN.

Beyond it, up on a scaffold, old Meb of the lizardfolk is putting in clouds with a broom. She has never seen
one. “A man told me sheep,” she says, “so I gave it sheep.” There are a great many sheep. She points the
broom at you, dripping.

“You’ve been. What’s it like when it’s about to rain?”

* Tell her the truth about it.
  explore 2: gain 1 reputation
    “Grey,” you say. “Like the inside of a pan.” Meb sighs, and mixes grey, and thanks you. She paints you
    into one corner as the people who owned up, under a very small cloud.
  explore 5 for 1 coin: gain 1 clay pot, 1 mushroom, 1 reputation
    You buy her some proper yellow, because there is always that one edge of yellow, and stay until it is
    right. She shares her mushroom, has you sign it, down by the sheep, and gives you the pot of leftover
    cloud.

* Describe the sky as it ought to be.
  explore 6: read 156
    You begin modestly, with a second moon. Meb comes down two rungs to hear better. Then she tips out the
    white and calls for orange.
  fail: nothing
    “Purple,” says Meb slowly. “With a staircase.” She folds her arms. “The last man said sheep, and I
    believed him.” She hands you the broom, and you are there till evening, taking out sheep.

== 13 The Round Tunnel

Ferrin Oake goes by at a dead run. “Never saw me!” he calls, and tosses you a coin for it.

A minute later he goes by again, the same way. “Never saw me!”

On a bench sit three old women he owes money, knitting. “It’s a round tunnel,” says the first. “He thinks
he’s getting away,” says the second. The third offers you a biscuit. “We don’t like to say. He’s so pleased
with how it’s going.”

* Hold out a hat each time he comes round.
  explore 4: gain 4 coins; lose 1 reputation
    It fills nicely. Around the ninth lap the needles stop clicking. “That was our money,” says the first,
    not angry, only noting it down. When you leave with your coins the biscuit is taken back.
  explore 6: gain 1 ore, 4 coins; lose 1 reputation
    When the coins run out he pays in whatever is in his coat, and there is ore in his coat. Three old women
    watch each lap go into your hat. They have large families, and they write to all of them.
  fail: nothing
    On the fifth lap he asks, in passing, if he might borrow the hat, and you have handed it over before you
    think. On the sixth he is wearing it, and has never seen you before.

* Run beside him and tell him about the tunnel.
  explore 2: gain 1 coin, 1 reputation
    “Round?” says Ferrin. He does three more steps and sits down on the bench. They give him some wool to
    hold, and you the coin he was about to throw. You are thanked by four people, and he means it least.

== 14 A Loan Nobody Asked For

Tuppence has the pen ready. She is a glogo, knee-high, with scales on her back, and before you can say good
morning there is a coin in your hand with a hole in it.

“Lent,” she says. “Not given. It came over me.”

You never asked for a loan, you tell her.

“Nobody asks for a cold,” says Tuppence, unrolling a receipt as long as herself. “Sign. They all come back.”

* Sign at the bottom without reading it.
  explore 3: gain 3 coins
    According to line nine, anyone who signs without reading is to be lent a second coin, as they will need
    it, and by line ten a third. Tuppence puts them in your palm beside the first and pats your hand.
  fail: nothing
    She holds it to the light. “That’s where the witness signs,” says Tuppence. “You’ve witnessed that I
    lent you nothing.” She takes back the coin, blots you, and walks off content.

* Read it to the end, and write in a line of your own.
  bonus: 1 per quill
  explore 4: gain 1 coin, 1 reputation
    “‘The lender shall be given tea,’” she reads out. She drinks it standing, to the last drop. Nobody has
    put that in before. She leaves you the coin, wishes you good morning a second time, and does not charge
    for it.
  explore 7 for 1 coin: gain 1 paper, 1 rope, 2 coins, 1 reputation
    “‘Interest, paid in advance,’” reads Tuppence, and has to sit down. It has never happened. You get the
    holed coin and another, her spare receipt paper, the rope off her pack, and her good word, which she has
    not lent in years.

== 15 The Jam Cellar

Hot plums and burnt sugar: the smell leads you down a crack and through a door into a cellar that is not
yours. There are jars to the roof. An old woman is stirring a copper pan, with her back to you.

“You’re late,” she says. “The last ones stole, so I do hope you don’t. Mind the third shelf. It bites.”

She holds out a second spoon behind her without turning round.

* Take the spoon and stir.
  explore 4: gain 1 fruit
    You stir until your arms are string. “You’re not from the agency,” she says, when at last she looks. But
    she fills your hands with plums, and holds the door for you with her foot.
  explore 6: read 157
    You go round against the clock, and you do not stop, and you do not talk. She tilts her head to listen
    to the spoon. “Well,” she says. “Somebody raised you.”

* Back out on tiptoe with whatever is nearest.
  explore 3: gain 1 clay pot, 2 coins; lose 1 reputation
    The nearest thing is a stone crock, and in it are the housekeeping coins. You are half a mile off,
    jingling, when her voice comes down the passage, clear as a bell, telling everybody what your footsteps
    sound like.
  fail: lose 1 reputation
    The nearest thing is the third shelf. It does bite. It keeps most of a sleeve, and she hangs that
    outside her door with a note asking whose it is.

== 16 Is It Dark?

A man sits at the foot of the stair with his eyes shut. Forty unlit candles hang round his neck.

“Don’t tell me,” he says. “Is it dark?”

Brother Tallow mends coughs, and is afraid of exactly one thing. His matches got wet at noon. He has opened
his eyes once since, and did not care for it. His own door is a mile off, past the drop.

* Take his arm and tell him what you pass, improving it a little.
  explore 4: gain 1 potion, 1 coin
    The spiders become ladies at their sewing, and the drop is a view. At his door he presses a cordial on
    you, and then, being honest, a coin for the view.
  explore 7: gain 2 potions, 1 clay pot, 1 reputation
    Halfway there he starts asking questions. Near the end he opens his eyes, in the dark, to see if the
    moss is as green as that. You leave with a pot of bottles. By spring he has put a bench there, with your
    names on.
  fail: nothing
    “And on the left?” asks Brother Tallow. “Nothing,” you say, which is true, and goes down for a mile. He
    sits. He has to be carried, candles and all, singing loudly.

* Sell him a light, at what a light is worth to him.
  explore 3: gain 2 potions, 2 coins; lose 1 reputation
    He pays in bottles and coins without a murmur, and thanks you twice. He will tell it everywhere as a
    story about your kindness, and everyone who hears it will work out the price.

== 17 You Are Already Sliding

You are already sliding. It began with a loose tile, and now it is a coal chute, polished like a spoon by
coal and, lately, by children on trays.

Round the first bend there are lamps. Behind the lamps, on benches, sit people with sandwiches. A bell
rings. “Visitors!” somebody shouts. “No tray!” The crowd leans in.

Ahead there is a pillar tied up in mattresses. After the pillar, the chute goes up.

* Dig in your heels.
  explore 2: gain 2 coins
    You stop, smoking, one inch short of the mattresses. There is the patter of applause that people give to
    cousins. Somebody throws a coin, is nudged by his wife, and throws another.

* Stand up.
  explore 4: gain 1 potion, 1 coin
    For one whole bend you are superb. The rest you do on your stomachs. The judges hold up a six, a six and
    a turnip, and you are awarded a coin and the bottle for bruises.
  explore 8: gain 1 ore, 3 coins, 1 reputation
    Up you go, over the judges, once round in the air, and down on your feet with somebody’s sandwich.
    Nobody has ever done that. They give you a hatful of coins and the cup, which is solid ore, and name the
    bend after you.
  fail: injure a villager
    You stand up just where the roof comes down. There is a noise like a melon. The judges confer, and award
    you three nines, because they think you meant it.

== 18 The Back Row

A speck of light comes bobbing down the tunnel with a hiccup in it. It is a moth with a school ribbon on one
leg.

The Lamp School has a back row, and this is where the back row goes. Besides its own light it is carrying
three that are not. It sees you. It hides behind a pebble, holding its breath, and the pebble shines like a
window.

* Take it by the ribbon and walk it back to school.
  explore 3: gain 1 reputation
    It drags all six feet. The teacher writes two lists on the board every day, and tonight your names go up
    on the good one, where the parents can see.
  explore 6: gain 1 clay pot, 2 coins, 1 reputation
    By the gate it is sobbing sparks, so you put in a word. It is moved to the front, next to the stove. You
    are sung to by the whole school, and go home with a clay lamp and the coins from the fines tin.

* Put out your own lamp and follow it.
  then: read 158
    It looks back to see if you are laughing. You are not. It flies on, a little straighter.

== 19 Nineteen

In a dry side-cave, with a blanket round it, sits a step with a small brass mouth.

“You haven’t seen me,” it says, in the voice of the stair. “Nineteen. How do you do. There was a
disagreement. They won’t discuss it, and neither shall I.”

It is quiet for a moment.

“I don’t suppose any of you would care to … with a foot? It’s been some time.”

* Step on it, one after another, properly.
  explore 3: gain 1 mushroom, 1 reputation
    “Nineteen,” it says. “Nineteen! Nineteen.” For the last of you it sings it. Under the blanket is a
    mushroom it has been keeping for callers. Going home, you notice that the stair, for you, leaves a small
    pause after eighteen.

* Carry it home to the stair.
  explore 4: gain 2 coins
    In sight of the stair it loses its nerve, and you lug it all the way back. It pays you in coins dropped
    by people who tripped, and lets you sit on it until your backs come right.
  explore 7: read 159
    Below eighteen a gap has been left, all this time, of exactly the right width. Somebody has kept it
    swept. You set down the step and push.
  fail: nothing
    It weighs as much as a pig and complains more. On the first hill you drop it. “Twenty,” it says, clear
    and cold, which is the worst word it knows.

== 20 To Whoever Dug the Hole

“To whoever dug the hole,” says the letter pinned to your lowest door. “There is a draught. It has put out
the stove, soured Uncle, and blown the baby’s hat into the river. We do not like to make a fuss. We shall be
standing behind this door until you open it. Yours in scarves, the Undercrofts.”

You open it. There are nine of them. The baby has a new hat, and it is a sock.

* Build them a porch, there and then.
  bonus: 1 per hammer
  explore 4: gain 1 fish
    It leans, but it shuts. Uncle is heard to say that he has seen worse, which makes Aunt sit down. They
    pass you out a baked fish, and then shut the door on you, for the pleasure of it.
  explore 7: gain 1 rope, 2 mushrooms, 1 reputation
    It shuts like a kiss. Nine people stand with their cheeks in the still air. Then off come the scarves,
    and Aunt plaits them into a rope for you. The mushrooms are from the baby. The street is asked in to
    feel it.

* Sell them some more scarves.
  explore 3: gain 5 coins; lose 1 reputation
    They buy, being polite, and count out the coins with blue fingers. Your draught blows on. The next
    letter is pinned up in the market, and you are mentioned in it by name.
  fail: nothing
    You have hardly undone the pack when the draught comes to see what is in it. It takes every scarf you
    own, down the passage and away. The baby waves.

== 21 Not Today, Thank You

There is a mat, this far down. It used to say WELCOME and has been worn to COME. Behind it is a round bronze
hatch, number forty, with a bell-pull.

You pull. Slippers cross a floor, and halt.

“Not today, thank you,” says a polite voice, a little rusty. “But how very kind of you to ring.” The
slippers shift. “Forgive me. Would you say that you were outside?”

* Wipe your feet and stay for a chat.
  explore 3: gain 1 potion, 1 reputation
    You talk about knees, and soup, and whether it is windy. “I mustn’t keep you,” says the voice, and does,
    for an hour. A bottle comes out through a flap, for the knees. The turnip boy, who never gets past good
    morning, carries your packs.

* Push a note under the door.
  explore 5: gain 2 mushrooms
    A pen scratches. “Quite well, thank you,” comes the answer, in a lovely hand. “Do you care for
    mushrooms?” You write that you do. Two follow, one after the other, pressed flat to fit.
  explore 7 for 1 coin: gain 1 clay pot, 1 amethyst, 1 fish
    You put in a coin, for candles. There is a long silence. Then a flap opens, and out comes a clay pot
    with a hot fish in it and an amethyst on the lid. “From my window,” says the label, “if I had one.”
  fail: nothing
    Your note comes back. It has been corrected in red, and given six out of ten. “A promising start,” it
    says at the bottom. “Do watch your commas.”

* Look under the mat.
  explore 2: gain 2 coins; lose 1 reputation
    There is an envelope marked TURNIPS, with coins in it. It is in your pocket when the voice comes through
    the keyhole, rather sad. “Ah. I had hoped you were the boy.” The boy, when he comes, is less polite.
  explore 6: gain 1 paper, 5 coins; lose 1 reputation
    Under the mat lies an older mat, and so on down: eleven, each with its envelope marked TURNIPS. “Is that
    the boy?” asks the voice, each time. You leave with coins and a sheaf of paper. The boy, when he sees
    you, stops whistling.

== 22 The Clerk of Wishes

At the bottom of the well, on a folding chair, sits the Clerk of Wishes, under an umbrella. A coin drops out
of the dark, bounces off it, and lands in a dish.

“Pony,” she says, writing it down. “Every Tuesday. Same child.”

She grants what she can afford, and she is eleven months behind. “Most of yours wish for money. And how do
they go about it? They throw it in a hole.”

* Offer to see to one of them yourselves.
  then: read 160
    She looks at you over her glasses for some time. Then she licks a thumb and turns back to the small
    ones.

* Point out whose coins those are.
  explore 4: gain 4 coins; lose 1 reputation
    “Quite so,” says the clerk. She counts coins into your hand, and for each one she strikes out a line and
    reads it aloud. New roof. Mother’s cough. Pony. It carries, up a well.
  explore 6: gain 10 coins; lose 2 reputation
    You argue it beautifully. She gives you the whole dish of coins, folds the umbrella, folds the chair and
    hangs out a sign: CLOSED. High above, a child drops in a coin and waits. People ask her why.
  fail: nothing
    A coin comes down and hits whoever is speaking on the top of the head. The clerk enters it. “Somebody
    wished you would stop,” she says. “Now that one I can do.”

== 23 The Band Under the Floor

Stamp, stamp goes the floor of the tavern, which from here is the roof. Beneath it, in the dust of the
dancing, sit six crickets the size of loaves, with fiddles. Upstairs everyone believes it is old Wat in the
corner, who is asleep.

Tonight the drummer has run off with a beetle. The first fiddle looks at your hands, and at your luggage.
Overhead they are calling for the fast one.

* Sit in, and drum on everything you have brought.
  bonus: 1 per clay pot
  explore 3: gain 1 coin
    You come in early and stay early. The dancers take it for a new dance, and have named it by the second
    verse. A coin drops through the boards, and the crickets vote it to you.
  explore 7: gain 1 rope, 4 coins, 1 reputation
    The floor goes up and down like a lid. It rains coins. The first fiddle gives you the rope the drummer
    was tied on with, which was clearly not enough. Upstairs they carry Wat round the room, and Wat says it
    was you.

* Call for a slow one instead, and sing it.
  explore 6: gain 1 rope, 1 fruit, 2 coins
    The boots above falter, then turn, two by two. At the end somebody lets down a basket for the musicians,
    coins and a ripe pear, and is kissed, and forgets to pull up the rope. You leave with all of it.
  fail: nothing
    You start too high. The crickets go with you, out of loyalty, higher and higher, until only dogs can
    hear. Every dog in the village comes down to ask what you want.

== 24 Her Worship

One goose fell down the well in March. It did her no harm, and it did wonders for her opinion of herself.

She sits now at the top of nine small steps, before two hundred pale newts in rows. She turns her head, and
two hundred heads turn. In the nest behind her there is more shining than eggs would account for.

* Join the back row and bow when they bow.
  explore 3: gain 1 reputation
    The newts shuffle along to make room, and your bow is thought deep, for people so dry. In the next
    puddle you come to, something small and pale bows first.
  explore 6: gain 2 fish, 1 coin, 1 reputation
    She comes down the steps, walks along your row, and stands on somebody’s foot. It is the highest honour
    she has. The newts bring what goes with it: a brace of fish on a leaf, and a coin, licked clean.

* Creep round behind the nest while she is being looked at.
  explore 5: gain 6 coins; lose 1 reputation; injure a villager
    You get the coins, and she gets one of you by the seat and is towed the length of the cavern. Two
    hundred newts see it. Somebody will be taking supper standing up.
  explore 7: gain 1 amethyst, 5 coins; lose 1 reputation
    You are out of the door with an amethyst and both fists full of coins before she turns. She does not
    chase you. She tells the newts, and newts get everywhere.
  fail: nothing
    When you come round the nest she is there. You try the other side. She is there. In the end you are seen
    out, between two hundred newts, each of which hisses.

== 25 Please Do Not Feed It

Somebody has nailed up a notice: PLEASE DO NOT FEED THE DARK. Below, in chalk: He says he hasn’t had supper.
He has.

In the corner the dark is thicker, about as thick as a dog. It shuffles back from the lamp. There is a label
sewn in: IF FOUND, RETURN TO UNDER BED.

It is quite a small dark. Nobody had told it there were places this big.

* Feed it a little of the lamplight.
  explore 3: gain 1 mushroom, 1 coin
    It nibbles the light off the wall and leaves the crusts. Where the stone has been licked there is a
    mushroom that no one has ever seen before, with a coin on it like a hat, and the dark noses them over to
    you.

* Carry it up home under a coat, and look for the bed.
  explore 5: gain 2 coins, 1 reputation
    At the twelfth house it pours out of the sleeve and under, and sighs. A child who has slept badly all
    month turns over. Her father finds some coins for you, and now every child in the street wants you, at
    bedtime, to look under.
  explore 8: gain 1 amethyst, 2 coins, 2 reputation
    It knows the gate. Under the bed it turns round three times, and a small hand comes down and pats it.
    Next day there is a sock on your step, heavy with coins and an amethyst, and half the street to say
    thank you.
  fail: nothing
    Wrong bed. There is one under there already, a big one. You hear a noise like curtains fighting. Yours
    comes out backwards, goes up your sleeve, and will not be moved until breakfast.

* Put out the lamp and sit down with it.
  then: read 161

== 151 The Short Way
follow-up

“Forty years,” she says, “I’ve gone round by the marsh for the shame of it.” Mrs. Lacey is the best porter
on any road, and has taken care that nobody should hear of her. She shows you a turning off step ninety, and
behind it a cave, dry as toast and quite empty. She makes you a present of her carrying rope.

Then she goes down the middle of the stair, on every foot she has, telling it each number before it can
speak. People come out to clap.

then: gain 1 rope, 2 reputation; take a cave card

== 152 What They Say
follow-up

They say no other village has a well like it. You let down the bucket and get water, or a fish, or
somebody’s grandmother asking about the noise.

Ned walks up behind you with his hat in both hands. In the doorway he stops. Nobody makes a speech. Somebody
moves along the bench and somebody passes the bread. A stranger with a bundle, who had only stopped for
water, sees this through the window and comes in to ask if there is a room.

then: gain 2 reputation; welcome the cheapest villager

== 153 The Other End
follow-up

“They’ve got hair,” the badger says at last.

He strokes it. He is introduced to a cabbage, and then to beans, which he considers to be upside down. At
sunset he goes indoors for a minute and passes things up through the hole: the great knob of ore that has
always been in the way of row four, and the coins he was saving until there was something to want. He would
like a chair, please. Here, for the evenings. The gardeners carry it out themselves.

then: gain 1 ore, 3 coins, 1 reputation

== 154 Try All
follow-up

Through two cellars and a cupboard it goes, to a brass drum where five pipes meet. There is a label:
FENWICK, I. TRY ALL. Four of the mouths are bright from use. The fifth is stopped up with something, and is
whistling through its teeth.

“I have tried the four,” says Number Nine, faintly, from everywhere. “I take them in turn. I’m afraid that
the fifth is rude.”

* Send the letter up the fifth.
  explore 6: gain 1 ore, 3 coins
    The whistle stops. Then back it all comes, letter first, and behind it the lump of ore that was the
    stopper, and some very old coins. “Not there either,” says Number Nine. “But now I know. Do keep the
    rest.”
  fail: nothing
    It whistles the whole of a song, with the chorus, and spits out the letter. “I did say,” says Number
    Nine. “I’m so sorry that you had to hear how it ends.”

* Polish the pipes, and tell it to take a moment’s rest.
  explore 4: gain 3 coins, 1 reputation
    “I couldn’t possibly,” says Number Nine, and is silent for one full minute. It is the longest holiday it
    has had. It takes back the letter, tips you in coins, and apologises to everyone on the line for
    praising you so much.

== 155 The Pair
follow-up

You fetch the left one from under the bench. They are laid side by side, and the smallest child ties the
laces together, so that nobody will be lost again. There is singing. There is a mud cake, and you eat some.

Afterwards, because the family must not go home with empty hands, they give you what they had got ready for
his grave: a rope to climb up by, and an amethyst for a pillow. You will be asked to all their funerals from
now on.

then: gain 1 rope, 1 amethyst, 1 reputation

== 156 As It Ought to Be
follow-up

By evening there are two moons, one of them with a door. There is rain that goes up, so that it gets a turn,
and a flight of kettles heading south. People come with their suppers and lie down on their backs to look.

“And it’s like that every day?” asks a boy. Nobody answers, which he takes for yes. Meb gives you the first
sketch on its roll of paper, the pot with the last of the orange, and a coin out of the hat.

then: gain 1 paper, 1 clay pot, 1 coin

== 157 The Third Shelf
follow-up

It does not bite people who stir. It even leans out a little to be dusted. From the back she brings the
cider she put up in the year her daughters climbed the stair to have a look at the weather, bedded in a
crock of straw.

“If you should run into them,” she says, “tell them it’s ready.” She gives you a coin for the errand.

You ask at every door you pass. By the sixth, they are opening before you knock.

then: gain 1 cider, 1 clay pot, 1 coin, 1 reputation

== 158 Where the Lights Go
follow-up

The last gap is so low that you do it on your elbows. Inside is a nest, with an old, old moth in it, her
wings worn to lace. Round her in a ring lies every light that was ever missed from the Lamp School. She is
blind. She can tell that it is warm.

“He says I taught him,” she remarks. “Did I? There were so many.”

He was not top of the class. A good few of the lights in the ring are only shiny.

* Help him hang the new ones where she will feel them most.
  explore 4: gain 2 mushrooms
    Under the chin is best, and one at the feet. After eleven wrong guesses she says his name. The warmth
    has brought up mushrooms all along the back of the nest, and you are not allowed to go without some.

* Take away the ones that are not lights at all.
  explore 7: gain 1 amethyst, 5 coins; lose 1 reputation
    You touch nothing warm. An amethyst, some coins: she will never miss them. But the small one watches you
    do it, and turns his light down. At the Lamp School, as you go by, the whole back row does the same.
  fail: nothing
    It is hard to tell by feel, and you lift one that is lit. “Is there a draught?” asks the old moth. You
    put it back. You put your scarf there too, after a moment, and leave.

== 159 Below Eighteen
follow-up

You go back up to the top and come down as if you did it every day. “Sixteen,” says the stair. “Seventeen.
Eighteen.” There is the silence of a table when somebody comes home late.

“Nineteen,” says a very small voice.

“You’ve got thin,” mutters twenty.

It will only stop for supper, and then it wants its cave and its blanket, but visiting days are agreed on.
Yours are the ore that was keeping its place, the coin beneath, and a good word on every step.

then: gain 1 ore, 1 coin, 2 reputation

== 160 Two of the Small Ones
follow-up

“Here’s an old man,” says the clerk, “who would like to be asked about his fishing. And here she is. Pony.”
The child has paid by now for a pony and most of a cart.

She runs a finger down the other column. There is a pit pony in the old diggings, Clement, long retired, who
put in a button once, having no coins. He would like to be admired by somebody small.

* Go and ask the old man about his fishing.
  explore 5: either gain 2 fish or gain 1 ore; gain 1 reputation
    He starts with the one that got away and works up. Around midnight he says to choose: today’s fish, or
    the ore he uses for a sinker. You have made his year, and he will be telling that one as well.

* Walk the pony up to the child.
  explore 7: gain 1 ore, 3 coins, 1 reputation
    The child says nothing. She puts her arms as far round him as they go. Clement shuts his eyes. His
    savings, some ore and a few coins, are in the saddlebag, for whoever brought him. All the lane has come
    out to see.
  fail: nothing
    Clement wished to be admired, not moved. You push. He sits down. You push from lower. On Tuesday a coin
    comes down the well, and then a second one, with a note: “Is it stuck?”

== 161 In the Corner
follow-up

For a while it is only dark. Then it is a dark with something leaning on your knees. It tells you, without
words, about slippers, and dust, and a marble it was fond of.

When you light the lamp, the corner is just a corner. It has gone to look for its bed by itself, now that it
has had company. Beside your foot is what rolls under beds: an apple, hardly dusty, and a little bottle from
when somebody was ill, still good.

then: gain 1 potion, 1 fruit
