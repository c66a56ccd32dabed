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

Larks nest in both hinges of the town gate, so it is never shut. Today a mile of grass is burning outside,
and the wind is behind it.

“Shut it!” screams an outlaw in the lock-up. “I can’t get out!”

“They hatched this morning,” says the old lizardfolk who oils the hinges. “Burn the road first. The fire
will have nothing to eat, if the wind holds.”

You have one match.

* Push the gate shut, larks and all.
  combat 6: gain 1 green token, 1 coin; lose 1 reputation
    The fire roars past. Through his bars the outlaw gives you a coin, and then his hand, and the hand
    shakes. In the morning one hinge still sings. The lizardfolk had jammed her oil can under the nest.
  more: gain 1 coin
  fail:
    You lean on the gate and groan and lean on it again. Then the wind turns and saves the town by itself.
    “I wasn’t really pushing,” you say. “No,” says the lizardfolk. “It’s a heavy gate.”

* Burn the road with your one match.
  skill 7: gain 1 reputation, 1 red token, 1 food
    The two fires meet like cousins who don’t speak, and both go out. The lizardfolk shares her lunch with
    you in the warm ash. Then she climbs up to blow the soot off the nests. One beak. Two. Three.
  more: gain 1 gem
  fail:
    The wind turns round, and your own fire chases you over three fields and into a pond. You spend the
    night there. Above you the larks are singing, at you personally.

== 2 Two Days Short of Sorry
premise: a woman stops her ferry basket over the Snap and asks you to carry a ring to a man who went to the Last Ruin; whoever takes it may not turn back
axis: what do I promise / what do I say to her face
thread: the ring
ending: act

The ferry basket stops in the middle, with the whole gorge under it. Ansa Pike has let go of the rope. She
pulls a brass ring on a string from her neck.

“It’s for my Tobin,” she says. “He went to the Last Ruin angry. I ran after him to say sorry, and I was two
days short. Carry him this.”

The old nomad beside you shakes his head. Whoever takes a lost man’s ring may not go home until he is found.
“I took one,” he says. His boots are rags.

* Take the ring, and never turn back.
  skill 5: gain 1 yellow token; note RING; later Q1
    Ansa closes your fingers over the ring, one at a time. “Then walk with me,” says the old nomad. He opens
    his own hand. In it lies another ring, worn as thin as a thread.
  more: gain 1 food
  fail:
    The wind tips the basket. Ansa grabs for you and not for the ring, and it swings out over the gorge on
    its string. She draws it in again, hand over hand. She does not ask you a second time.

* Tell her no, out there over the drop.
  skill 6: gain 3 coins; later Q1
    “He came back once,” says Ansa. “He lifted his hat to me like a stranger, and asked the fare.” She kicks
    three coins across the floor to you. “That’s what he paid. See if you can spend it.”
  more: gain 1 gem
  fail:
    She says nothing at all. Then she spits on her hands and hauls, yard after yard, back to the side you
    came from.

== 3 Somebody Is Sawing the King
premise: a stone king’s finger points at one child’s bed, and her father is sawing it off; turned, it will point at another’s
axis: whose insult is it / what do I keep whole
thread: the king in pieces
ending: joke

A stone finger as long as a barn points straight in at one small window. Five men are sawing it off.

“That’s my girl’s bed,” says the one on the knuckle. “Every night she asks me what she did.”

“It’s the king’s last good hand!” cries a lizardfolk mason. “Turn it a little! Or put a cartwheel on it for
a wedding ring. Then it’s bad luck to saw.”

A little to the left, the next village sleeps.

* Turn the hand to point at the next village.
  skill 8: gain 1 red token, 2 coins, 1 food
    It takes sixty oxen, and everyone in their nightshirts. They pay you in coins and cold pie, and the
    mason kisses first the thumb and then you. Far off, in the next village, one small window lights up.
  more: gain 1 gem
  fail:
    You have only spat on your palms when the hand turns by itself, a little, as a sleeper’s would. A moment
    later there is no one left on the ladders. There is no one left in the field.

* Put a cartwheel on the finger for a ring.
  skill 5: gain 2 coins
    “He’s engaged,” say the five men, and climb down. They give you a share of the wedding present. At her
    window a small girl looks at the ring. “To me?” she asks.
  more: gain 2 food
  fail:
    “Who’s the lady?” they ask. You have not thought of a lady. “Take your time,” they say kindly. They sit
    down along the finger with their legs hanging over. They leave the saw in.

* Call the goat you sold. She is here, under the thumb.
  optional: COLLAR
  skill 5: gain 2 coins
    Duchess walks out along the finger and eats the handle off every saw. Then she stays up there until they
    have paid you to get her down. She is still chewing. Her chin points at you.
  more: gain 1 food
  fail:
    She tries the five men’s boots, all ten of them. Then she decides on your hat.

== 4 The Ninth Is Taken
premise: nine doorsteps stand in the grass without houses; people sit on eight each evening, and today a child sits on the one in the middle
axis: what do I ask / what do I leave alone
ending: question

“Will you knock for me?” asks a small girl. “I can’t reach.” She is sitting on a doorstep in the grass.
There is no door behind it, and no house.

Nine such steps stand here in a row. Every evening eight old people sit and talk on theirs. Hers is the
middle one, and it is always empty. Tonight they do not talk.

“Leave it be,” says the old man at the end. His cheeks are wet. He says that it’s the onions. There are no
onions.

“Oh, knock!” begs a mystic with her supper on her knees.

* Sit down beside the girl.
  skill 5: gain 1 reputation, 2 food; later Q2
    “It’s mine,” says the girl, and makes room. “It’s from when I was big.” She shares out bread for three.
    The third piece she lays behind you both, where the door would open.
  more: gain 1 heart
  fail:
    As you sit down, all eight stand up, as people do when a guest comes in. Then they turn red, for they
    can’t say why. When you look round, the girl is gone.

* Knock on the air above her step.
  skill 7: gain 1 blue token, 1 food
    “It’s open, love!” calls the old man at the end, and claps a hand over his mouth. The mystic tips her
    supper into your lap and writes it down on the plate. “Who’s love?” the old man asks her.
  more: gain 1 gem
  fail:
    You knock three times, and your knuckles meet nothing. “Not like that,” says the girl. You lift her up,
    and she knocks on the same air in the same place. It sounds like oak.

== 5 The Only Watch-Goat on the Plains
premise: a goat has been hired out as a watchdog; the camp she guards is being robbed, and she is watching it
axis: what do I own up to / whom do I help to what
thread: the goat
ending: joke

“Evening, miss,” say three thin robbers, and creep past the goat with a ham.

GUARD, it says on her collar. Behind her the camp is asleep. “Evening, miss,” they say, with all the boots.
Next comes the featherbed from under the cook. “Evening, miss.” The goat, as hired, is watching.

So are you, hungry in the ditch, for that cook gave you no supper. The last boots to go by are very small.

* Sell the robbers the goat as well.
  skill 6: gain 3 coins; note COLLAR
    They pay in a hurry, out of the camp’s own money, and lead her off into the dark. For some time it is
    very still. Then a voice says softly, a long way out, “Where’s my other sleeve?”
  more: gain 1 food
  fail:
    She will not walk, and the robbers take you for her owner. “Call that a guard?” they hiss. “She let us
    in. She held the flap!” You promise to speak to her.

* Bleat until the camp wakes up.
  skill 5: gain 3 food, 1 coin
    The robbers run, and shed hams and coins and feathers all the way to the road. The cook lets you keep
    what you can carry. Only the goat turns her back. She is ashamed of your accent.
  more: gain 1 food
  fail:
    The goat answers. It is the first thing she has said all night, and it is long. The robbers finish the
    last tent. Then they come and stand there with their hats off until she is done.

== 6 One of Us Is Not a Tea Merchant
premise: a caravan mistress makes four drivers drink the worst tea in the world: three were tea merchants, and the one who can swallow it is the spy
axis: whom do I believe / what do I swallow so that no one is judged
ending: act

“That is the worst tea in the world,” says Tamar Ulay. “I boiled it in a boot.”

Her four drivers stand behind a plank with four cups on it. All swear that they used to sell tea. One is
lying, and sells raiders the way to the nomads’ wells.

“A tea man can’t get it down,” says Tamar. “A liar can, and he stays here without water. Stranger, watch
their faces and give me a name. Drink!”

The youngest is so afraid of her that his cup is already empty.

* Name the man who must stay behind.
  skill 6: gain 1 yellow token, 1 coin; note WELLSIGN
    You look at their feet instead. Under the plank one toe is scratching in the dust, a hook and a bar.
    “Water, below ground,” reads Tamar. She pays you that man’s wages, throws his bedroll off the wagon and
    ties on yours.
  more: gain 2 food
  fail:
    You point at the youngest. “He drinks whatever I give him,” says Tamar. “He’s my son.” Along the row,
    very softly, one of the others breathes out.

* Drink up all the tea yourself, so that no one is named.
  skill 5: gain 1 reputation, 1 coin
    By the third cup you are green. “Stop!” cries the oldest driver. “It was me! But I did sell tea once,
    and I can’t watch this.” Tamar puts a coin in your hand and a bucket on your knees.
  more: gain 1 heart
  fail:
    You get it all down, and you smile. Tamar looks at you for a long time. “A tea man can’t,” she says. “A
    liar can.” The caravan goes on without you.

== 7 Answer to Your Name
premise: an officer at the crossroads reads a muster of soldiers whom no one remembers, and then a name you know from home
axis: what do I sign / what do I ask
thread: the muster
ending: speech

“Private Marsh!” shouts Captain Shreya at an empty crossroads. No one comes. “Deserter,” she says, and puts
a cross on her long roll. In the ditch sit three outlaws who laughed, with their hands on their heads.

The next name that she reads is one from home. You know the man. He makes cheese, and he is afraid of geese.

“There isn’t any war,” you say.

“Is that you, Private?” She draws her sword. “Or must I go and fetch him?”

* Answer “Here” in the cheesemaker’s place.
  skill 5: gain 1 green token; lose 1 reputation; note OATH; later Q3
    “Present,” says the Captain, and goes on to the next name. In the ditch the three outlaws get up and
    salute you, not very straight. The oldest hands you his bottle. “You’ll want it,” he says.
  more: gain 1 coin
  fail:
    “Louder, Private.” You say it louder, and it sounds less true. At the third try she crosses something
    out.

* Ask her what the war was about.
  skill 6: gain 2 coins, 1 gem; later Q3
    “Pay that soldier for asking,” says the Captain. Then she stands there with her mouth open. A cow walks
    in between you and out again. “Seven years,” she says at last. “It was about seven years.”
  more: gain 1 food
  fail:
    “If I knew that, Private,” says the Captain, and shuts the roll on your thumb. It leaves ink there in
    the shape of a name, backwards.

* Kick her roll into the ditch.
  combat 7: gain 1 green token, 2 coins
    The outlaws run for it and slap your hand as they pass, and two of them leave a coin in it. The Captain
    wades after her pages. “That one,” she says, “I’ll call last.” She is pointing at you.
  more: gain 1 coin
  fail:
    She is so quick that the fight is over before you are in it. “Repair that, Private,” says the Captain,
    and gives you back your hat. There is one half for each hand.

== 8 Men on Strings
premise: a boy hangs on a kite in a thundercloud to bottle lightning for his father’s heart, and the string starts to burn
axis: what do I let go / whose heart do I save first
ending: image

The kite string has begun to smoke. It runs from a winch up into a thundercloud, and at the top of it hangs
a boy with three bottles.

“A drop of lightning will start a heart that stops,” says the mystic at the winch. She is his mother. “His
father’s stopped twice this week.” The sparks have nearly reached her hands.

“Don’t pull!” shouts the boy, far up. “It’s just coming!”

* Haul him in now.
  combat 7: gain 1 reputation, 1 blue token
    You pull until your gloves are gone. The boy comes down as black as a boot, with empty bottles. He
    shakes your hand, and you fly into a hedge. “Don’t touch anyone else!” cries his mother, and runs him
    home to his father.
  more: gain 1 coin
  fail:
    The string burns through in your hands, and the kite sails off into the black. Two days later the boy
    walks home from the other side. The cloud has followed him, like a dog.

* Pay out more line, as he asks.
  skill 6: gain 3 gems
    At evening the boy slides down with three full bottles. Three hailstones follow him down the string, and
    they are yours, for they do not melt. His mother carries the bottles home in the crook of her arm,
    because of her hands.
  more: gain 1 food
  fail:
    You run out of line and then of ground. His mother has you by the boots, and then she has only the
    boots. Five miles on, you and the boy come down in a pond. The bottles are full. It is pond.

* Walk the kite to the buried cistern. You can read well marks now.
  optional: WELLSIGN
  skill 5: gain 1 yellow token
    You know the stone by its hook and its bar. The storm bends down to drink there, like a cow at a trough,
    and lets go of the boy. The nomads round the cistern move up for you both.
  more: gain 2 food
  fail:
    There was a dot as well, and dots mean dry. His mother could have told you that. The boy gets down by
    himself, by way of her roof.

== 9 The Scar on This Hand
premise: an outlaw cook has a stranger feel the scar on his left hand, which is all he has of his father; there is none on it, and he is about to look
axis: what do I say aloud / what do I pocket while he looks away
ending: loss

“Put your finger in there, dumpling. Deeper. That’s where the boar went in, and me a boy with a bucket! My
old dad sewed it up with the lace out of his own boot, and walked home flapping. It’s all I’ve got left of
him.”

Maddock Three-Spoons holds out his hand to you over the soup. There is no scar on it. The palm is as smooth
as an egg. His outlaws have all had their turn, and they are studying their bowls.

“Well?” says Maddock, and begins to look down.

* Count him stitches that are not there.
  skill 5: gain 3 food, 1 coin
    You get to nine. “Eleven, cutlet!” says Maddock, and flips you a coin. His outlaws quietly pass you
    their bread. Late that night he sits by the coals and counts for himself. He has not got to one.
  more: gain 1 food
  fail:
    At four your voice goes. “There, there,” says Maddock. He pats your cheek with the smooth side of that
    hand, the only side. “It takes people that way.”

* Upset the soup before he looks, and pocket a spoon.
  skill 6: gain 4 coins; lose 1 reputation; note SPOON
    Everyone jumps up. One of his three silver spoons goes up your sleeve, with four coins rolled in its
    handle. It scalds all the way. “One,” counts Maddock. “Two.” He smiles round at everybody, with love.
  more: gain 1 gem
  fail:
    The soup is hotter than it looks. “That’ll leave a mark, dumpling,” says Maddock, and binds up your
    fingers tenderly. Then he holds his own hand beside them, to compare.

== 10 The People Against a Scarecrow
premise: a field court tries a scarecrow for standing by during a theft, and you are the only witness who was facing the right way
axis: what do I swear / whom do I protect
ending: speech

“He stood by with open arms,” says the judge, “while every purse in Goosegrass was stolen. How does he
plead?”

The accused is a scarecrow. The jury is geese.

“Stubborn. Let the jury note it. Stranger, you saw him from the road. Is he innocent?”

“That was my girl’s dowry,” sobs a nomad woman.

The scarecrow clinks in the wind. A very thin boy with a ring of keys looks at the straw, and then at you.
He shakes his head.

* Swear that the scarecrow is innocent.
  skill 5: gain 1 reputation, 1 coin; later Q4
    “Acquitted. One coin to the witness.” The geese file out past the scarecrow with lowered heads and past
    the judge with a hiss. “Right,” she says, and buttons her robe on him. “He can have the job.”
  more: gain 1 food
  fail:
    “Then show the court how he stood,” says the judge. You stand with your arms out until dusk. The geese
    find you very convincing.

* Ask the court to search the straw.
  skill 6: gain 1 coin, 1 yellow token
    It is stuffed with purses. The nomad woman kisses hers, and then she kisses you, and then she makes her
    five brothers do it. “I never,” says the boy with the keys, while they tie his thin hands.
  more: gain 1 food
  fail:
    They find a cowbell and a great deal of straw. The thin boy gives you a nod. He is jingling more than
    keys do. “Let the jury note that too,” says the judge.

== 11 Both Sides of the Ditch
premise: two neighbours have dug the ditch between them so deep that old writing shows; their daughters’ last rain water would wash it clean, or you can go down between the spades
axis: whose last water do I pour / where do I put myself
ending: image

Two small girls sit side by side on a rain barrel and listen to their fathers dig. The fathers don’t speak.
Each of them wants the ditch between their gardens a foot deeper on his own side, so that by now it goes down
like a chimney.

“They’re down to our old stones!” cries a lizardfolk, flat on his stomach at the edge. “It’s written there
where to find water. Tip in the barrel, and wash the mud off!”

“It’s the last we’ve got,” say the girls.

Down in the dark the two spades touch.

* Tip in the girls’ last water.
  skill 5: gain 1 red token; note WELLSIGN
    Down it goes, over the stones and the mud and both the fathers. “A hook for water,” reads the lizardfolk,
    and draws one in your palm. “And a bar for below.” Below what? The fathers look at their feet. Their boots
    are filling.
  more: gain 1 coin
  fail:
    It runs into the mud without a sound. Both fathers look up. They have not looked at the same thing for a
    year, and now it is you.

* Climb down between the spades.
  skill 6: gain 3 gems; note WELLSIGN
    They will not hit a stranger. So they show you the stone, with a hook for water and a bar for below, and
    the three gems that lay behind it. Three into two won’t go. “You have them,” says one father. “I was going
    to say that,” says the other.
  more: gain 1 food
  fail:
    They join hands at last, to throw you out. Then they find that they are holding hands.

== 12 Cut or Hold
premise: the post of Ansa’s ferry breaks and you hold her rope; over there a village that blames you for its well is getting ready to climb across
axis: what do I risk / who pays
ending: loss

Crack! The ferry post breaks, the basket drops into the gorge, and you are left holding the rope. On the far
side a whole village takes off its shoes, to come across on that rope with sticks. “You poisoned our well!”
shouts their mystic. You have never seen their well.

“Forty fathoms,” says Ansa Pike, the ferry-woman, beside you. “My gran began that rope, and I finished it.
Don’t let go.”

It drags you one step towards the drop.

* Cut the rope.
  skill 6: gain 3 gems; lose 1 reputation; note ROPE; later Q5
    The rope goes down the gorge like a dropped snake, while Ansa watches it all the way. Then she pushes her
    fare box over to you, with three gems in it. “I’ve no ferry,” she says. “What do I want with a box?”
  more: gain 1 food
  fail:
    The knife skids, and one strand holds. The mystic walks over on that with her arms out, only to tell you
    what she thinks of you. Ansa claps.

* Hold on, and let them come.
  combat 7: gain 1 reputation, 1 blue token; later Q5
    They all come over, with you for a post. The mystic takes you by the chin. “Wrong face,” she says, and
    sits down to bind up your raw hands. Behind her Ansa goes along the row and asks every one of them for the
    fare.
  more: gain 1 heart
  fail:
    They don’t climb after all. They pull. You fly over the gorge faster than any basket, with Ansa on your
    belt. The village is laughing too hard to hit you.

== 13 Whoever Stands In It
premise: a stone crown lies like a house without a roof; whoever is in it at sundown decides something for the plains, and it is locked
axis: what do I become / who has to obey it
thread: the king in pieces
ending: act

Four hundred people are kicking each other off ladders. They all want to get into a stone crown as big as a
chapel. Whoever stands in it at sundown may decide one thing for all the plains. There is a door, with a
padlock on it.

“I only want to forbid next door’s trombone!” cries the old woman above you.

“See that rope on the ferry-woman’s cart?” say some outlaws in the barley. “It would have all those ladders
down, and all those purses.”

The sun touches the ground. What would you decide?

* Climb over the old woman, and say yours.
  skill 7: gain world card Stone Monarch's Signet, 1 coin
    You pick up a ring and a coin from the dust, and say it aloud. All over the plains people stop, at the
    plough and half-way through a quarrel, and do it. Far off a trombone begins.
  more: gain 1 gem
  fail:
    A hen was in first. Eggs are free this year.

* Break the padlock for everyone.
  skill 5: gain 1 reputation, 1 gem
    The gem out of the padlock is yours. Four hundred people go in and decide for a week. Afterwards they
    cannot find what it was. “It was unanimous,” they tell you, wherever you ask.
  more: gain 1 food
  fail:
    The padlock was only for show. They let you push at the door until it is quite dark. “Pull!” call the
    people on the ladders at last.

* Steal the ferry-woman’s rope, and sweep off the ladders.
  combat 6: gain 1 green token, 1 coin; lose 1 reputation; note ROPE
    The ladders go down like a hand of cards. “One for you,” say the outlaws, and share out the purses quite
    fairly. “One for us.” In the rope’s end is a ferry-woman’s knot. You pick it undone.
  more: gain 1 coin
  fail:
    Her knot holds better than you do, and you swing by one foot from the king’s crown until it is dark. On
    every ladder they laugh together, united at last.

== 14 Three Slow, One Quick
premise: smoke comes out of a field; below, outlaws wait for a particular knock while a patrol walks nearer over their heads
axis: whom do I hide / what do I hear
ending: act

NOTHING UNDER HERE, says a board in the stubble. Beside it smoke comes out of a hole no wider than your hat.
It smells of onions.

“Was that the knock?” asks the ground.

“That was feet,” the ground answers. “Stir. The little ones haven’t eaten since Monday.”

Over the rise come some thin farmers with forks. They had a pig until Monday. “A smoke was observed,” says
the corporal at their head. Ten more steps.

* Sit down on the hole.
  otherwise
  skill 6: gain 1 green token; note KNOCK
    You sit there and steam. “A fog was encountered,” says the corporal, and marches on. Then something raps
    on the sole of your boot, three slow and one quick. It is the outlaws’ knock. It is also how they say
    thanks.
  more: gain 1 coin
  fail:
    You cough like a chimney. The corporal hands you a handkerchief. So does the hole.

* Stamp on the ground, and wave to the farmers.
  otherwise
  skill 5: gain 2 coins
    All over the field lids go up, and hands, and the farmers pay you. The last outlaw to be led past is
    mild and tidy. His name is Ravel Blackmarch. He writes down your boots in his ledger, with the size.
  more: gain 1 food
  fail:
    It happens to be the signal for supper. All over the field lids go up, and bowls. A cook fills one for
    you and hands it up. Only then does he see anything above your knees.

* Give up the silver spoon. Word has come here before you.
  must: SPOON
  then: gain 1 green token; lose 1 reputation
    “That’s Maddock’s spoon,” says a mild voice in the ground. A hand waits in the smoke until you give it
    up. “You may come down,” says the voice. It does not say when you may come up.

== 15 What the King Has Heard
premise: people confess into the ear of a stone head; a small man lives in it and will sell one secret today, yours or that of an old woman who has forgotten hers
axis: whom do I let be known / who must not hear it
thread: the king in pieces
ending: question

A stone head as big as a house lies in the field, with a ladder up to its ear. People climb up there and
tell it the worst thing they ever did. You have just told it yours. It had a friend’s name in it.

A pencil comes out of the ear. “A man must live,” says somebody inside. “I’m selling one today. Yours or
hers?”

“Oh, mine!” says the old mystic behind you. “I’ve quite forgotten it.”

Her daughter has not. She looks at you and shakes her head.

* Let him read out yours.
  skill 6: gain 1 blue token
    He reads it to the whole line. “I did that once,” says the old mystic, and takes your hand. “So did I,”
    says the next, and the next. A small man climbs down out of the ear. “Would you like to hear mine?” he
    asks.
  more: gain 1 gem
  fail:
    He offers it at two coins, and then at one, and then for nothing. The line looks at the sky. Is that all
    it was worth?

* Let him read out hers.
  skill 5: gain 2 coins, 1 food
    “I sat on my girl’s fiddle,” he reads, “and it was no accident.” Your share is two coins and half his
    sausage. The old mystic looks at her daughter’s long thin fingers. “And you knew?” she asks.
  more: gain 1 food
  fail:
    It is a washing list. “Three shirts,” he reads, “one not mine.” The old mystic turns up her collar to
    find the name in it. The whole line leans in to read it.

== 16 Everyone Looks at Their Hands
premise: at a wedding the band reaches the last verse, which is gone; in the silence every guest looks at their hands, and the bride is about to run
axis: what do I sing / whom do I let go
thread: the song without an end
ending: loss

Fiddles, stamping, dust. Then the wedding song comes to its last verse, and no one can remember it. The band
stops. The dancers stop. All the guests look down at their hands.

Only two women look up. “Promise me to find it!” says Dunya Reed the nomad, and takes you by the sleeve. The
bride looks past you to the tent flap and lifts her skirts.

In four beats the drum comes back.

* Give Dunya your promise.
  skill 5: gain 1 yellow token; note TUNE; later Q6
    Dunya ties a knot for you in her string, among the knots of all who ever promised. Then the drum comes
    in. Round and round goes the bride, held by the hand. Each time she looks at the tent flap.
  more: gain 1 food
  fail:
    The string breaks. Dunya kneels among the dancers, picking up knots, until the lamps are out. “Leave
    it,” she says, when you kneel down too. “That was my mother’s.”

* Hold the tent flap for the bride.
  skill 6: gain 1 coin, 1 bird; later Q6
    “He’s got bells on. They’d hear me,” says the bride. She throws you a coin and the reins of her wedding
    bird, and is gone. Then the drum comes in. The groom goes on dancing, round and round, with one arm out.
  more: gain 1 food
  fail:
    She trips over your foot and into the arms of the band. The guests take that for the last verse and
    cheer until the tent shakes. Over the drum she gives you one look.
