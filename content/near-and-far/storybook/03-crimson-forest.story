# Map three, the Crimson Forest: quests 17 to 32. Bees, sap, grief and work.

planned: Q7 The Second Plate
planned: Q8 What the Jar Was For
planned: Q9 What He Did
planned: Q10 Unlabelled
planned: Q11 He Lived

== 17 The Saw That Will Not
premise: a sawmill’s saw has stopped itself in the middle of an oak in which something whimpers, and hungry men go unpaid unless it cuts another tree by dark
axis: what do I put my arm into / who pays for the stop
ending: act

The great saw shrieks and stops by itself, halfway through an oak. In the quiet something whimpers inside
the tree.

“That’s only the wood,” says the foreman. “Take the next oak.” Behind her stand her men, thin from a month
of turnips. They are paid tonight, if the boards are cut by dark.

“I built that saw, and it doesn’t stop for wood,” says an old lizardfolk. “Put an arm in.” Her own left arm
ends at the elbow.

* Put your arm in between the teeth.
  skill 5: gain 1 red token
    Behind the steel teeth your fingers meet a wet nose, and you draw out a bear cub by the scruff. The old
    lizardfolk takes your other arm and walks you out past the men. They are peeling turnips.
  more: gain 1 coin
  fail:
    You feel your way along ten teeth. The eleventh feels you. It goes over your hand, your wrist and your
    sleeve, one button at a time. “It’s thorough,” says the lizardfolk, and unhooks you.

* Give the saw another oak to cut.
  skill 6: gain 3 coins
    The saw goes through the next oak singing, and by dark the men are throwing up their hats. Your three
    coins are still warm from the foreman’s hand. In the first oak the whimpering has stopped.
  more: gain 1 food
  fail:
    The saw stops for the second oak as well, and then for the third. By dusk all the men are sitting round
    the first one with their hats off, listening.

== 18 Seven Rings Short
premise: a woodcutter’s oak has seven rings fewer than it has years; the buyer, whose boy was lamed by a beam of young wood, wants somebody’s word for it, or the oak with the swing felled as well
axis: whom do I believe / what do I cut down to know
ending: question

Two children are on the swing, which creaks. It hangs from the second of two oaks, while the first lies
felled, with their grandfather on his knees beside it, counting the rings.

“Sixty,” says old Kell, a lizardfolk. “There ought to be sixty-seven. My father planted the pair of them on
the day I was born.”

“Or it’s a young tree,” says the nomad who wants it for his roof. “My last beam was young wood. It came down
on my boy. Somebody swear to this one, or fell me the other, and I’ll count that.”

The swing creaks.

* Swear to the nomad that the oak is old.
  skill 5: gain 1 yellow token; note SEVEN
    “Good.” The nomad pays Kell. “Then you sleep under it.” For three nights you lie beneath his new beam,
    while his boy lies next to you with his crutch, to keep you company. “But where,” he asks the beam, “did
    seven summers go?”
  more: gain 1 food
  fail:
    “On your life?” asks the nomad, and you take one breath too long. He drives off to buy pine. Long after
    dark Kell is still counting, with his fingers.

* Fell the oak with the swing.
  skill 6: gain 1 red token, 2 food; lose 1 reputation; note SEVEN
    It is seven rings short as well, and so is every oak they fell till dusk. “My girl learned to walk in one
    of those,” says Kell, who gives you his supper and eats none himself. Two children sit on a swing in the
    grass and push off with their feet.
  more: gain 1 gem
  fail:
    The oak comes down across the nomad’s wagon. He and Kell stand side by side and count the spokes. “Seven
    short,” says Kell.

== 19 The Other Half of the Ticket
premise: a young woodward wears a coat two sizes large and cannot say where he had it; the girl who is to marry him on Sunday has found a woman’s name in it and cannot read
axis: what do I tell / what do I keep for its owner
thread: the ring
ending: speech

The coat comes down to Tobin’s shins, and he can’t think where he got it. On Sunday he marries Brid, who has
just found half a ferry ticket in the lining.

“There’s a name on it, and I can’t read,” she says. “The ferry-woman’s called Ansa, and she’s waited four
years for a man in a big coat. If that says Ansa, he’s hers, and he’s forgotten her.”

“I’m sure we’ve never met,” says Tobin. He lifts his hat to the ticket.

It says Ansa.

* Read her the name on the ticket.
  skill 5: gain 1 reputation, 2 food; note RING
    “Ansa,” you read. Tobin tries the name, like new ice. Brid takes down the wedding ham, for you to eat on
    the road. Then she bites open the hem of the coat, and a brass ring falls out. “Tell her I kept him warm,”
    she says.
  more: gain 1 food
  fail:
    “Ansa,” you read. “Answer what?” says Tobin. “Ansa,” you say. “I asked you first,” says Brid. By dark all
    three of you are shouting. The ticket has gone into the stove.

* Swear that the coat is yours.
  skill 6: gain 3 coins; note RING
    “A thousand thanks for the loan,” says Tobin, and takes it off at once. There are three coins in the
    pocket and a brass ring in the hem. In his shirt he is not even twenty. “You told me thirty,” says Brid
    slowly.
  more: gain 1 gem
  fail:
    You put it on to prove it. First your hands are gone, and then your feet. You take one step, and the coat
    stays where it was. “Anybody else?” Brid asks the trees.

== 20 Nobody Has Told Them
premise: a widow’s hives are about to swarm off because the bees have not been told of the death, and she cannot say it; they belong to whoever does
axis: what do I say for another / what do I take from her by saying it
thread: telling the bees
ending: act

The hum goes up by half a note. In all twelve hives the bees begin to pack. There has been a death in the
house, and they have not been told.

“Now, my dears,” says Hedda, and knocks with the door key. “It’s about my Nils. You’ll have seen that his
boots are out and he isn’t in them.” At every hive she gets as far as the boots.

The first bees lift off. “Don’t you tell them,” Hedda begs you. “They’d be yours then, and they’re all he
left me.”

* Tell the bees that Nils is dead.
  skill 5: gain 3 food, 1 reputation; note BEES; later Q7
    You say it at eleven hives. At the twelfth Hedda says it herself, much too loudly, and the bees go in.
    She fills your arms with comb. “You tell them now,” she says. “Any bees. Anywhere.”
  more: gain 1 food
  fail:
    You say Niels. They correct you, one each.

* Tell the bees that Nils is only late.
  skill 6: gain 3 coins; later Q7
    “Late,” says Hedda, and breathes out. She pays you like a messenger and goes in to lay a second plate.
    The bees hang at the kitchen window in a beard, to see him come.
  more: gain 1 food
  fail:
    Hedda looks at you until you take off your hat. “My dears,” she tells the bees, “we have a liar.”

== 21 The Man Who Buys Grief
premise: a ledger-keeper pays mourners a little money today if they sign for all that their dead owed; he has a sheet with your name on it too
axis: what do I sign / what do I break for somebody who did not ask
ending: act

Under the red trees Ravel has put up his folding table. “Your husband owed me eighty coins,” he tells a
widow mildly. “Sign that you owe them now, and I’ll give you five today.” Four hungry children hang on her
skirt. The two young outlaws behind Ravel signed last year and may not go home. On the table lies a sheet
with your own name.

* Sign in the widow’s place.
  skill 6: gain 1 reputation, 2 coins; note LEDGER
    He pays the widow her five coins and gives you two, because he likes a volunteer. Then he sands the ink.
    “A kind hand,” says Ravel. “I’ll know it anywhere.”
  more: gain 1 food
  fail:
    The pen is dry. “It does that for people who mean it,” says Ravel. He passes it to the widow. For her it
    writes.

* Turn the table over, five coins and all.
  combat 6: gain 1 green token, 1 coin; lose 1 reputation
    Paper snows through the red trees, and people catch their own debts and eat them. One young outlaw
    tosses you a coin and runs for home. The widow kneels in the leaves, looking for five more.
  more: gain 1 coin
  fail:
    You heave, but Ravel lays one palm on the table, and it stays where it is. With his other hand he writes
    down your name, your height and your stronger arm.

* Sign your own sheet without reading it.
  skill 5: gain 2 coins; note LEDGER
    He pays you two coins at once and does not haggle. “Thank you,” he calls after you. That worries you all
    the way to the river.
  more: gain 1 gem
  fail:
    “No need,” he says. “That was signed for you this morning.” Behind you in the line a man you know bends
    down to tie his shoe.

== 22 How to Fall Out of a Tree
premise: an old man who teaches falling takes you for his pupil at the ninth branch, while a mystic on the tenth wants you to hold a ruler against the white that is coming for her village
axis: what do I let them think / what do I hold on to
ending: joke

You sit on the ninth branch of a very tall tree. “There you are,” says an old man, and unties your rope. He
teaches falling, and takes you for his pupil. Far below, a small girl holds up a blanket no wider than a
napkin. “She’s not caught one yet,” he says, “and she does so want to.”

“No, hold my ruler!” cries a mystic, one branch up. “That white out there is eating the forest. My village
must know how many days it has!”

“Three,” counts the old man. “Two.”

* Fall, for the girl with the blanket.
  skill 5: gain 2 hearts, 1 coin
    Eight branches play you like a harp going downstairs, and the blanket holds. “I got one!” screams the
    girl. Beside her stands a boy with a satchel. “I’m the pupil,” he says. You get a coin to take his next
    lesson too.
  more: gain 1 food
  fail:
    You miss the first branch and the second and the one with the nest. “Sorry,” says the little girl, as
    you go by. The moss does not miss.

* Hold the ruler for the mystic.
  skill 7: gain 1 blue token, 1 food
    You hold the ruler against the sky. The white has come on by two fingers, and past it there is not even
    weather. You go so pale that the mystic gives you her lunch. Far below, the girl folds up her blanket.
  more: gain 1 gem
  fail:
    You mean to let go of the ruler, but you let go of the branch. “Chin!” shouts the old man, as you pass
    the eighth.

== 23 Three Hundred Small Lamps
premise: moths with lamps come on the night of a death to light the dead man’s road; his granddaughter has shut one in a jar, because she is afraid of the dark, and so was he
axis: what do I let her keep / whom do I leave in the dark
thread: telling the bees
ending: image

The apple trees are full of lights. Whenever someone dies here, three hundred moths fly down with small
lamps in their tails, to light the road. Tonight they have come for Grandpa, and Pim has shut one in a jar.

“Let it out, love,” says his widow, an old mystic. “Now there’ll be one dark place on his road, and he’s
afraid of the dark.”

“So am I,” says Pim, with both arms round the jar. “He always left me a light on.”

The moths begin to rise.

* Open the jar for Grandpa.
  skill 5: gain 2 gems
    The moth flies up last. It leaves two bright grains in the jar, and Pim gives them to you, because they
    are only pretty. All night one lamp hangs back at the bend of the road, where she can see it from her
    bed.
  more: gain 1 heart
  fail:
    The lid is stuck with jam. When you get it off at last, the sky is empty. The moth looks up, looks
    round, and walks back into the jar.

* Let Pim keep her light.
  skill 6: gain 1 blue token; later Q8
    You tie a cloth over the jar, so that the moth can breathe, and the others leave without it. The old
    mystic lights a lantern and takes your arm. “Then we’ll walk him past the dark place ourselves,” she
    says.
  more: gain 1 food
  fail:
    The others will not leave without it. They settle down on you to wait, on your hat and your hands and
    your eyelids, and turn down their lamps.

== 24 The Back Wall of the House
premise: a family has built its house round a standing soldier of iron whom they use for a stove; he has started to lift his arm and point, and a comrade has come for him
axis: what do I risk / what do I wake
thread: the muster
ending: act

“Mind the soup!” says the mother. It stands on the shoulder of an iron soldier. The house was built round
him, and the fire in his belly is the only stove for miles. Outlaws and lizardfolk crowd at the window to
get warm.

Now his arm goes up and lifts the roof. He is pointing at the back wall. Behind it twigs snap in the dark.

“He’s the last of my company,” says a very small corporal in the door. “I’ve walked seven years to fetch
him.”

* Order him to go with the corporal.
  skill 6: gain 1 green token
    “He’d not leave his post empty,” says the corporal, and takes his place. The iron boots go off through
    the trees, and the outlaws at the window salute you. The mother hangs her kettle on the corporal.
  more: gain 1 coin
  fail:
    He salutes back, through the roof. The corporal brushes the plaster off his hat. “A courtesy was
    returned,” he says.

* Let his fire burn low until he sleeps.
  skill 5: gain 1 reputation, 2 food
    The arm sinks as he dozes off, and you get the bowl with the meat in it. “He’s never once asked for a
    thing,” says the mother, hanging the washing on his elbow. The corporal walks away alone, in step.
  more: gain 1 heart
  fail:
    You take hold of the damper. It is his badge, and it is red hot. Afterwards the corporal reads the
    number off your palm and copies it down.

* Lead him out through the wall, where he points.
  combat 8: gain 1 green token, 1 red token
    He walks through the wall and stops at the edge of the clearing, facing out. All night things come up to
    the last tree, see him and leave. Behind you outlaws and lizardfolk build up the wall.
  more: gain 1 gem
  fail:
    He takes you outside and stands you at the edge of the clearing. With one careful finger he turns your
    face outward. Then he goes back in to the soup.

== 25 A Hinge Leans on a Tree
premise: Urrik’s hinge has grown into a maple overnight where he leaned it; he would have to fell the tree that sheltered him, or walk on without the thing that bends his back
axis: what does he owe / what do I tell those who ask after it
thread: the hinge
ending: act

Old Urrik has his axe up, but his hands shake. Last night this maple kept the rain off him. He leaned his
great iron hinge on the trunk, and by morning the bark had closed over it.

“I swore to carry that hinge,” says the lizardfolk. “But what does a tree weigh, to the one it kept dry?”
Without the hinge he stands up straight, and cannot get used to it.

Lamps come through the trees. “Seen a hinge?” call friendly voices. “About so tall? We’ve come to sink it.”

* Help Urrik to cut the maple down, quickly.
  skill 6: gain 1 red token, 1 food; note HINGE
    When the lamps arrive they find a stump, a very long bedroll, and you. Urrik shares his bread with you
    and bends down under the hinge again. Before he goes he presses a maple seed into the chips.
  more: gain 1 gem
  fail:
    The maple keeps hold. “A tree I can wait for,” says Urrik, and settles down against it. The lamps go by,
    stop, and come back more slowly.

* Lie to the lamps and spare the maple.
  skill 5: gain 2 food, 1 coin; note HINGE
    “No hinge here,” say the lamps, and leave you supper and a coin for your trouble. At midnight Urrik
    wakes. He feels so light that he takes hold of the grass with both hands.
  more: gain 1 heart
  fail:
    Urrik cannot leave it. He digs all night, and by morning he has carried off the hinge, the tree and the
    ground they stood in. “Bigger than we thought,” say the lamps, over the hole.

== 26 He Never
premise: a boy has locked himself into a bear’s cage to be safe from the man whose purse he holds; the bear is coming home, and so is the man
axis: whom do I let go / whom do I wait for
ending: speech

“I never took it off that nomad,” says the boy in the cage, with a purse in his fist. “And he never chased
me, and I never locked myself in here to be safe.” Far off a man is shouting, out of breath, that it’s his
whole camp’s flour money.

“Whose cage is it?” you ask.

“Some bear’s. Don’t turn round.” The boy’s voice gets small and quick. “I’m Jory. With them a thief loses an
ear. There’s a lot of keys on this ring, and one’s the one. Is that its stomach?”

* Talk him through his keys and let him run.
  skill 5: gain 1 coin, 1 gem; note JORY
    With the last key Jory is out, over the bear and away, and pays you from the purse as he goes by. A mile
    on he is still beside you. “I never said I was coming,” he says.
  more: gain 1 food
  fail:
    The key was in the purse. Jory remembers that just after he has thrown the purse to the bear.

* Climb in and hold him until the nomad comes.
  skill 6: gain 1 reputation, 1 yellow token; note JORY
    The bear lies down along the door and snores. At dawn the nomad creeps past it, takes back his purse and
    looks at Jory’s ears for some time. Then he leaves you his water, in reach. “I wasn’t crying,” says
    Jory, into your sleeve.
  more: gain 1 heart
  fail:
    The bear gets in as well. The cage was built for one. You leave it between two bars, and the boy watches
    how.

== 27 What Hangs at the End
premise: woodwards tie a cord for everyone who goes past the last tree; one of them is pulling, from the other side, in jerks
axis: whom do I fetch / what do I let go
ending: loss

One cord jerks. It jerks again. Hundreds more lie slack among the pale leaves. People tied them to this last
tree, took hold, and walked on into the white.

The mystic turns over the tag. It is a child’s. “I taught him that knot,” she says. Her knife is open. “But
what comes back isn’t always who went out.”

“My cords hold,” says an old lizardfolk with hemp in her teeth. “Pull!”

* Go out along it, hand over hand.
  skill 7: gain 1 blue token, 1 food
    At the end stands an old man with a bowl of soup. “Is it supper?” he asks. He went out last week, aged
    ten. “That’s my knot,” says the mystic. His mother comes running, thanks you, and runs straight past
    him.
  more: gain 1 heart
  fail:
    Halfway out the cord goes slack. You feel your way back along it to the knot, and the knot is on you.
    There is a tag. It is blank so far.

* Cut it, so that she does not have to.
  skill 5: gain 2 coins
    “Two coins a cord,” says the mystic, and holds them out with her face against the bark. The cut end
    slides off under the leaves, a foot and then another foot, in no hurry.
  more: gain 1 food
  fail:
    You set the knife to it. The cord stops pulling and listens. You listen too, and then the light is gone.
    “Yes,” says the mystic. “That’s why there are so many.”

* Pull it in, whoever is on it now.
  combat 6: gain 1 red token, 1 coin
    It pulls back until noon. “Oh, well pulled!” says something out there, and lets go. The end comes in at
    a run, with a coin tied to it in a neat bow. “That’s not my bow,” says the lizardfolk. “I’ll walk with
    you.”
  more: gain 1 gem
  fail:
    It lets go first. Now it knows that there is a hand on this end.

== 28 The Bells Want Him Too
premise: milkbells ring for the dead man on the third evening; the widow’s bees have flown to them in the dusk, frost is coming, and there is warmth for the bells or for the bees
axis: who gets the warmth / what do I burn
thread: telling the bees
ending: image

All over the hollow the white flowers are ringing for Hedda’s dead husband, and in every flower sits one of
his bees. The frost is coming up from the brook. “If it takes the flowers, I’ll not hear him again,” says
Hedda. “If it takes the bees, who’ll I talk to?”

* Burn all you own to warm the flowers.
  skill 6: gain world card White Petal Tonic
    You burn the tent poles and your other boots. The flowers ring till morning and fill your cups with
    milk. At dawn half of the bees walk home over the white grass, holding on to one another.
  more: gain 1 heart
  fail:
    The fire only smokes, and the flowers cough. Hedda picks the bees out of the grass into her apron, one
    after the other, and does not look up.

* Carry the bees home on your back.
  combat 5: gain 1 reputation, 3 food
    The bees ride in your collar without one sting. At each dark porch a neighbour comes out with bread for
    your pockets and stands to listen. Behind you the ringing grows thin, and stops.
  more: gain 1 food
  fail:
    You stumble. “Now, my dears,” says Hedda. The dark gets loud.

== 29 The Honey That Bites Back
premise: a buyer has bet his mule that he can keep an arm in pepper honey until the sand runs out; he is winning, can no longer speak, and shakes his head at whoever would help
axis: what do I do for a fool / what do I let him win
ending: joke

“He’s said ‘mother’ twice and ‘milk’ once,” bawls the farmer with the sandglass, “but he hasn’t said
‘stop’!”

A man has his whole arm in a vat of pepper honey, under a cloud of bees. If he keeps it in till the sand
runs out, the vat is his. If not, he loses his old mule. The mule is watching the sand. The man’s lips are
blue, but when you reach for his belt he shakes his head.

The vat is running over.

* Pull him out by the belt.
  combat 5: gain 2 coins, 1 reputation
    He comes out with the sound of a boot, three grains early. The farmer pays you two coins. “You saved
    it,” says the man, and holds up his arm. It glows. The mule is led away, and looks back once.
  more: gain 1 food
  fail:
    He comes halfway out, and the honey comes with him, up your wrists and round your elbows. “Next!” bawls
    the farmer, and turns the glass.

* Let him win and catch what runs over.
  skill 6: gain 4 food, 1 coin; note STUNG
    He wins, faints across his vat and never learns that it is a flask short. The bees know. They sting your
    hand as hot as pepper, and at the next camp it earns you a coin for stirring soup.
  more: gain 1 gem
  fail:
    You are left holding the neck of a flask. The rest of it has gone into the honey.

* Walk up slowly and let the bees read your old stings.
  optional: STUNG
  skill 5: gain 4 food
    They go over your scars like inspectors and find that you have paid. You reach down for comb, and at the
    bottom you meet the man’s hand. It is holding a pepper.
  more: gain 1 food
  fail:
    They do remember you. They also remember which side they had not done.

== 30 The Tree Nobody Hung Anything On
premise: everyone has forgotten the same seven years; a woman would hang up a small shoe that she cannot explain, and the mystic who holds her ladder has the other one behind her back
axis: whom do I make say it / what do I let her not know
ending: loss

Everyone in this forest has forgotten the same seven years. On the old beech hang the shoes of the dead, a
branch for every year, and seven branches are bare.

Gerda stands on a ladder with one very small shoe. “It was in my drawer,” she calls, “and I’ve no children.
Let me hang it up and be done.”

The mystic who holds the ladder has the other shoe behind her back. “I’m the only one who remembers,” she
tells you softly. “It’d break her heart. It’s breaking mine.”

* Help Gerda to hang it up and be done.
  otherwise
  skill 5: gain 2 reputation; note SEVEN
    Gerda hangs it up and walks home lighter. Next day people come from all over the forest to shake your
    hand, each with a small shoe out of a drawer. At dusk the mystic ties hers up beside the first.
  more: gain 1 heart
  fail:
    The twig breaks. Gerda catches the shoe against her chest, as one catches a child. For a long time she
    stands with her arms like that.

* Show Gerda the other shoe.
  otherwise
  skill 6: gain 1 blue token; note SEVEN
    “She always kicked that one off,” says the mystic. Gerda laughs out loud, once. Then she has to sit down
    on the ladder. All evening each of them holds a shoe. In the morning the mystic walks on with you, with
    both hands free.
  more: gain 1 food
  fail:
    “That’s mine,” says the mystic quickly, and to prove it she puts it on. It goes over one toe. Up on the
    ladder it is very quiet.

* Tell Gerda about the seven rings gone from the oaks.
  must: SEVEN
  then: gain 1 reputation, 1 gem
    Gerda counts the bare branches and then her own fingers. Her hand stops in the air, at the height of a
    child’s head. “Walk it somewhere,” she says. You carry the shoe away. Its one button is a garnet.

== 31 My Sister’s Grave
premise: the stones in a graveyard name each last day before it comes; an old man chisels off his elder sister’s with his eyes shut, because she, nineteen, will not have it read, but he longs to know if he will see her again
axis: who has a right to know / what do I help to hide
thread: the younger elder sister
ending: act

Stone chips fly in the lamplight. In this graveyard a stone names your last day before it comes. Old Wen is
chiselling his elder sister’s day away, with his eyes shut. Ilse holds the lamp. She went travelling and
forgot to grow old. She is nineteen.

“I ride at dawn,” says Ilse, “and not by a calendar.” Behind her a nomad holds the horse.

“I’d like to know if I’ll see her again,” Wen tells you. “But I’ve promised not to look.”

The chisel comes to the year.

* Stop his arm and read him the year.
  skill 6: gain 1 blue token; lose 1 reputation; note SISTER
    “In spring,” you read, “the year after next.” Ilse calls you a thief and blows out the lamp. The mystic
    who keeps the graves takes your arm. In the dark you hear Wen ask the nomad for a second horse.
  more: gain 1 food
  fail:
    You catch his wrist one blow late, and Ilse puffs away the dust of the year. “Neat,” she says. She has
    not praised Wen since he was six. He opens his eyes to see whom she means.

* Hold the lamp until the year is gone.
  skill 6: gain 1 reputation, 1 yellow token; note SISTER; later Q9
    The year comes off in one flake, and Wen treads it into the grass. “A steady hand,” says the nomad.
    “Ride with us.” Ilse bends down from her horse. “I can’t remember what Wen did to me,” she says. “I only
    remember not forgiving it.”
  more: gain 1 food
  fail:
    “Higher,” says Ilse. “Not there.” She takes the lamp away from you. “You may hold it when you’re grown
    up.”

== 32 A Knock in the Trunk
premise: outlaws bring a wounded friend to a hollow oak, and a mystic healer they robbed last winter is the only one inside
axis: who gives way first / what do I do between them
ending: act

Four outlaws come running with a fifth man on a door, and the door is dripping. In the hollow oak a shutter
opens, one finger wide. “May I say,” says the mystic inside, “that I know those hats?”

They robbed her last winter. She is the only healer in the forest.

* Make the outlaws beg her pardon first.
  skill 5: gain 1 reputation, 1 coin; note KNOCK
    Off come the hats, and the knives go in the moss. She counts to a hundred before she opens. Afterwards
    the outlaws pay you a coin and shyly show you their knock, three slow and one quick.
  more: gain 1 food
  fail:
    They do not know how to beg, so they knock, with the door he is on. The shutter closes. Inside, a bed is
    dragged across the floor, and after it a very heavy cupboard.

* Break in on her through the roof.
  skill 6: gain 1 green token; note KNOCK; later Q11
    She mends him without one word to any of you. Outside, the four teach you the outlaws’ knock, three slow
    and one quick. At dawn you hear her nailing up the shutter.
  more: gain 1 coin
  fail:
    The hole in her roof is the chimney. She has to put out the fire to let you through, and it was all the
    light she had to work by.

* Buy back what they stole from her.
  pay: 1 coin
  skill 6: gain 1 blue token, 1 food; later Q10
    They sell you one phial without a label, in a sock. She smells it, goes white and lets them in. All
    night she works, and you eat her supper for her. Toward morning she ties the stopper down with her own
    hair.
  more: gain 1 gem
  fail:
    They sell you the wrong winter. “Those are somebody else’s spoons,” says the shutter and closes.
