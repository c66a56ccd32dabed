# Map nine, the Rocktooth Isles: quests 113 to 128. Seven isles, eleven ferries; who speaks first rows.

planned: Q40 The Noise in Our House
planned: Q41 Behind You
planned: Q42 Whose the Grey Hair Is
planned: Q43 The Knot He Knew
planned: Q44 The Smooth Place

== 113 The Isle Has Moved
premise: the ferry lands you on an isle that was not there, and the ferryman has rowed off fast; it breathes, and one wants it still while another wants it fenced
axis: what do I trust my feet to / what do I wake
ending: image

The ground breathes in. This isle was not here yesterday, and your ferryman is already rowing away from it.

“Don’t hurt it!” begs a mystic, flat on the warm black grass. “Lie down and hear its heart!”

“I need land,” says an outlaw. In the leaking boat behind him sit six children. He gives you a post to hold
and lifts his hammer.

* Lie down beside the mystic and listen.
  otherwise
  skill 6: gain 1 blue token
    The isle takes one breath to ten of yours. Slowly yours come down to meet it. You are lying in a hollow,
    you notice, worn by somebody your size. “My teacher lay there,” says the mystic. “You fit.”
  more: gain 1 heart
  fail:
    You fall asleep. At dawn the isle gives you a considerate bump to wake you, and sinks. All that day you
    float there, and the ferries row round you as they would round a rock.

* Hold the post for the man with six children.
  otherwise
  combat 6: gain 1 green token, 1 food
    At the third blow the isle dives, and you come up in a sea full of floating posts, each with another
    name. On the longest sit six children in a row, handing along a ham. “Lost it again,” says the outlaw.
  more: gain 1 coin
  fail:
    You have just set the point when you notice another post higher up the slope, grey with age. It has been
    bitten through.

* Do as the slip in your own hand says: “Not this one.”
  must: RECEIPT
  then: gain 2 gems
    You jump. The isle shakes itself like a wet dog, and two gems fly out of its grass and sting your cheek.
    Then it dives, with your left boot still standing on it.

== 114 Widows’ Weather
premise: four widows knit the wind on Light Isle; one has dropped a stitch, and a squall the shape of it is coming; mended it costs one boat, ripped out it costs the isle its bread
axis: whose hands / what do I unpick
ending: loss

Four widows sit on Light Isle and knit the wind. One of them has dropped a stitch. Far out at sea a squall
of just that shape turns and makes for six small boats.

“Rip out the row!” cries a girl. “My husband’s out there!”

“And have no wind till spring?” says old Oonagh, the mystic. “Then the mill stands still, and ninety of us
go hungry. Slip the stitch back, and the sea takes one boat, not six.” Her own fingers shake. She holds out
the needles.

* Take the needles and slip the stitch back.
  skill 7: gain 1 blue token, 1 food
    You slip the stitch back, like hair behind an ear, and far out five sails stand up again. Then all the
    widows move up one chair, to make room for the girl.
  more: gain 1 gem
  fail:
    You pick up the wrong stitch. Out at sea it snows on one boat only, and the man in it looks round to see
    who is laughing.

* Rip out the whole row.
  skill 6: gain 1 reputation, 2 coins
    The squall falls apart into drizzle. Six crews row home over a sea as flat as a plate and pay you two
    coins. Then they stand about beside the mill and look up at its sails.
  more: gain 1 heart
  fail:
    Oonagh has hold of the other end. “I’d forgotten that I’m strong,” she says, winding you in.

* Stretch out your bad leg. It always feels the weather first.
  optional: LIMP
  skill 5: gain 1 yellow token
    “Rain,” you say, and it rains. So the widows knit by your knee until the squall is past. In the morning
    every nomad skipper sends a boy to ask how the knee has slept.
  more: gain 1 food
  fail:
    It only hurts. “Then it’s an honest leg,” says Oonagh and gives it her cushion.

== 115 One Cup
premise: on the smallest quay in the world one cup of tea is sold a day, by lot, and the holder of today’s lot is dying to talk while the rest freeze
axis: what do I hear / what do I drink
ending: joke

ONE CUP OF TEA DAILY, BY LOT. After nine winters an old captain has won it. The stove on Thimble Quay is his
as well, for as long as there is tea in the cup. He shuts his eyes over the steam. “First,” he says, “I must
tell you about the other time. They never let me get to the end.”

“Because we freeze,” says the nomad beside you in the sleet. “I can’t feel my hands.”

* Let the captain tell it to the end.
  otherwise
  skill 5: gain 1 yellow token
    The story is about a cup of tea and lasts until dark. Behind his back the others creep in to the stove,
    one by one. “You stood in the draught for that,” says the nomad, and buttons you into her coat.
  more: gain 1 food
  fail:
    “So there I was,” says the captain after four hours, “just coming up to the quay.” At the back people
    have begun to step off it.

* Drink it up for him while his eyes are shut.
  otherwise
  skill 6: gain 2 gems, 1 coin
    The captain talks on, and now and then he sips and says “Ah.” At the end he gives you his small change
    and the garnets from his cuffs. “You ought to have tried it,” he says.
  more: gain 1 heart
  fail:
    It is only hot sea water. “There’s been no tea since spring,” says the tea woman in your ear. “The
    winners haven’t the heart to tell me.”

* Settle with Maddock’s purser for the pepper you owe.
  must: PEPPER
  then: gain 1 yellow token; lose 1 reputation
    “One bread, with pepper,” says a man at your elbow. “I’ve stood behind you in every line since the
    valley.” The whole quay hears the sum before the nomad with the cold hands pays it.

== 116 The Parts of a Whole
premise: a lizardfolk hermit rebuilds a friend out of wreck iron from memory, and tonight asks you whether he has the face right
axis: what do I say / what do I wake
ending: image

“Is it like him?” asks Thessk.

The old lizardfolk has built his friend again out of wrecked ships, with tin spoons for hands. Eleven copper
faces lie about the cave, all of them wrong. The twelfth is on, and the sea is coming in at the door.

“Once I wind him up it’s his face for good,” he says. “If I don’t, the sea has him. Is it like?”

You never met the man.

* Say yes, and turn the key.
  skill 5: gain 1 red token; later Q40
    The iron man opens his eyes and asks, in a stranger’s voice, “What is broken?” “Nothing I’d trouble you
    with,” says Thessk. Then he takes the stranger by the spoons and they wade out.
  more: gain 1 gem
  fail:
    “You were quick,” says Thessk. He unscrews the twelfth face and lays it down with the others. Now all of
    them look at you.

* Cover half the face and make him look again.
  skill 6: gain 1 red token, 1 food; later Q40
    “That half’s him!” cries Thessk. “That’s how he looked when we shut our noisy house.” He saws off the
    rest and shares his crab with you, knee-deep. On the shelf half a friend sits and beams.
  more: gain 1 coin
  fail:
    Thessk does not like your hand there. He hangs a cloth over the whole face and stands in front of it. In
    the end the tide washes you out of the cave.

* Let the clockwork finch sing to it.
  optional: FINCH
  skill 5: gain 2 gems
    The iron man answers, an octave lower. He laughs so wide that his back teeth fall out, two gems, and
    roll to your feet. “He would say that!” cries Thessk, and feels his own mouth. It is laughing.
  more: gain 1 heart
  fail:
    The iron man wakes and sings louder than the finch, all on one note. Thessk holds its mouth shut, as
    gently as he can, until it has run down.

== 117 Order, Order
premise: gulls sit in judgment on a wrecker; his wife has you by one sleeve, a drowned man’s sister by the other
axis: what do I say for the drowned / what do I throw
ending: act

Eeyorr! A whole beach of gulls sits in rows and screams, because on this isle the gulls are the judges. If
they fly off, the man at the post goes free. If they come down on him, he doesn’t.

“We’ve three little ones,” says his wife. “Throw your bread out to sea, and they’ll fly.”

“He hung false lamps, and my brother steered by them,” says a nomad. She has you by the sleeve. “You tell
the gulls. I can’t get it out.”

In the front row the wings open.

* Throw your bread out to sea.
  skill 6: gain 1 reputation, 2 coins
    The whole court goes after it. The wife unties her man and hits him and shouts your name along the
    beach. The nomad lets go of your sleeve, smooths it and does up the button.
  more: gain 1 food
  fail:
    The loaf falls short. The whole court turns its head to see who threw it.

* Tell the gulls about her brother.
  skill 5: gain 1 yellow token
    You tell them how he steered for the light. They rise and turn, and you shut your eyes. Afterwards a
    woman is winding up rope beside the post. “Eat with me,” says the nomad. “I’ve cooked for two again.”
  more: gain 1 coin
  fail:
    “Strangers don’t count here,” say the islanders. A gull walks round you twice and takes your hat, for
    contempt.

* Ask Jory what he is hiding. He was the man’s lookout, and once walked with you.
  optional: JORY
  skill 5: gain 1 green token; lose 1 reputation
    “I never lit it,” says Jory. “I only held it.” He sets down a little lamp of outlaws’ green glass before
    the whole court. “Whose boy’s that?” people ask, drawing back. “Mine,” you say.
  more: gain 1 coin
  fail:
    He shuts his fist tighter. Something in there is hot.

== 118 The Tide Has Words
premise: at low tide the sea sings the lost verse of an old song; the woman who has looked for it all her life is on the last step, and the tide has turned
axis: how far do I go / what do I call her back with
thread: the song without an end
ending: loss

The sea is singing, in words. At the foot of the Kelp Stair an old nomad stands in it up to her waist. All
her life she has known the whole of one song, except the last verse.

“Hush,” she says. “It’s coming.”

Then the tide turns and takes her by the belt. “Dunya!” screams a mystic from the stair. “Call her back, or
she’ll drown!”

“Don’t you dare,” says Dunya.

* Go down and hold on to her till it ends.
  otherwise
  combat 8: gain 1 blue token, 1 yellow token
    It is names, nothing but names, and her lips move with every one. You hold Dunya, the mystic holds you,
    and the sea holds all three. “They were people,” says Dunya, and lets you lead her up.
  more: gain 1 heart
  fail:
    A wave lifts you both and sets you down at the top of the stair. Dunya knocks at her left ear, but it
    stays full of water. “What was the last word?” she asks.

* Shout her name until she loses the song.
  otherwise
  skill 6: gain 1 reputation, 1 yellow token
    “I was one word off! You thief! You’ve saved my life!” Dunya holds on to your wrist all the way up and
    hums what she has, as far as it goes.
  more: gain 1 food
  fail:
    The sea is the louder singer. In the end the mystic goes in and pulls Dunya out by the hair. Neither of
    them will sit next to you.

* Ask the sea for the verse, as you promised her.
  must: TUNE
  then: gain 1 yellow token, 1 heart
    “Excuse me,” you say to the sea, and it gives you one name. “Reed,” you tell Dunya, since it may have
    been that. She takes it in both hands like a full cup and climbs out without spilling.

== 119 Out at Midnight
premise: the lighthouse goes dark at midnight every night, for as long as a breath; the keeper swears he has not slept; there is a ship
axis: do I learn why / do I save the ship
thread: the light that goes out at midnight
ending: question

Orrin is holding his eyes open with two fingers. Every night at twelve his lighthouse goes dark for one
breath, and a ship hits the reef. It is one minute to twelve.

“Keep your hand on the lamp,” he begs you, “and tell me why! Or it’ll be another ship tomorrow, and another
after that.”

“It isn’t the lamp,” says the lizardfolk fitter at the window. “And what about the one tonight?” Far out a
ship’s red light is coming straight for you.

* Keep your hand on the lamp.
  otherwise
  skill 6: gain 1 red token, 1 food
    The lamp stays hot under your hand, and the ship sails by. But your other hand is holding half a
    herring, and you don’t remember the first half. “It never goes out,” says the fitter slowly. “We do.”
    “Where to?” asks Orrin.
  more: gain 1 heart
  fail:
    You blink, and that was midnight. Out on the reef a bell begins to ask where it is.

* Burn the stairs and your coats to warn the ship.
  otherwise
  combat 6: gain 1 reputation, 1 red token
    The ship turns away. But for one breath the flames all stand still, and a man with a jar walks between
    them. The fitter sees him too. “I was here,” says Orrin. “Wasn’t I?”
  more: gain 1 coin
  fail:
    Stairs and coats go out together with the lamp, like one eye. In the dark you hear a cork go in.

* Hold up the small lamp you promised to keep.
  must: LANTERN
  then: gain 1 reputation, 1 gem
    It burns straight through midnight, a butter-coloured light no bigger than a nut, and the ship steers by
    that. “So it isn’t the dark,” says Orrin. “Is it us?”

== 120 He Wore Your Face
premise: an islander looks like you, seven years younger, and has a wife, a boat, and a knife he means to use on the impostor
axis: who am I / what do I leave him
ending: speech

He drops his net and comes up the beach with a knife, and he has your face, less seven winters.

“That’s mine,” he says. “Take it off.”

“It’s the only one I have.”

“It’s the only one I have!” he cries. “Every night I dream of you coming out of the sea, walking like that.
One of us is real, and the other goes back in.” In the door of his house a woman looks from him to you.
“Quick,” he says. “I’m not brave. You’d know.”

* Say that he is the real one.
  skill 6: gain 3 coins; later Q41
    “You poor devil,” he says. He gives you supper first and three coins for the ferry. When you reach up
    for a cup without looking, your hand finds it. “Third hook,” says his wife, very low. “Don’t tell him.”
  more: gain 1 food
  fail:
    “No, he isn’t,” says his wife. She has not stopped looking at you. The man looks at the knife as if it
    were someone else’s.

* Fight him for the face.
  combat 8: gain 1 green token, 2 coins, 1 food; later Q41
    You both know every stroke beforehand. You stop together, and his point is on your scar, where he has
    none. He shares his supper and his purse, and an outlaws’ knock that his fingers have always known. “Did
    it hurt?” he asks.
  more: gain 1 gem
  fail:
    He is younger; that is all it is. “Mind,” he says, helping you up by the elbow that clicks. He knew
    which.

* Tell him what a well showed you: that face, afraid.
  optional: FACE
  skill 6: gain 1 blue token; lose 1 reputation
    “What was behind me?” he asks. You could not see. He gives you a mystics’ charm that has plainly not
    worked. “Walk backwards to your boat,” he says before everyone, “ahead of me. You’d tell me, wouldn’t
    you?”
  more: gain 1 heart
  fail:
    “Wells lie,” he says. He has nailed three boards over his.

== 121 The Second Hinge
premise: a door stands in a sea cave without a house, and its keeper waits for a visitor; its one hinge is the fellow of the one that has bent Urrik crooked
axis: what do we take / whom do I visit
thread: the hinge
ending: act

“Come in!” calls an old lizardfolk. A door stands in his sea cave, on a post, without any house. Every wave
pushes it open, and there is only the wave.

“The sea had the rest,” he says. “But I keep the door, for visitors.”

Old Urrik looks at its one iron hinge. He has carried its twin on his left shoulder half his life, and he is
as crooked as a hook. “One more on the right,” he says in your ear, “and I’d stand up straight.”

The door keeper turns away to boil crabs.

* Unscrew the hinge for Urrik.
  otherwise
  skill 7: gain 1 red token, 1 coin, 1 food
    Four screws come out. Urrik puts up the second hinge and straightens, joint by joint, until his head
    knocks on the roof. He gives you a coin and his dinner. “Come in!” calls the keeper, and his door floats
    out to sea.
  more: gain 1 gem
  fail:
    It has a left-hand thread. When you look up, both of them are watching you tighten it.

* Knock at the door, and be his visitor.
  otherwise
  skill 6: gain 1 red token, 1 food
    “Wipe your feet!” cries the keeper. He gives you the biggest crab and the only stone to sit on. Urrik
    stays outside, bent over his own shadow. Then the keeper shuts the door, to keep the sea out. The next
    wave knocks.
  more: gain 1 heart
  fail:
    He opens at once, looks past you to the left and the right, and shuts it again. “Children,” he tells the
    crabs.

* Swear, as ever, that you have seen no hinge.
  must: HINGE
  then: gain 1 red token; lose 1 reputation
    You say it standing between two of them. “I’ll tell that all down the coast,” says the door keeper, with
    admiration. Urrik sets down his hinge against your knees and walks out with a light step, to have a
    think.

== 122 Peppers in the Rain
premise: a pepper boat has burst its load; the whole bay burns the eyes, and the crew cannot see the rock or stop laughing, while an island’s winter sinks
axis: whom do I steer / what do I go in after
ending: joke

“Where’s the rock?” roars the captain, with his eyes shut.

“Which rock?” sobs the mate.

“The one we’re going to hit!”

“Oh, that one! Left!”

“Whose left?”

You jump aboard, and at once your eyes run. Their peppers have burst, the whole bay is soup, and no one on
deck can see or stop laughing.

“There go our last two sacks!” weeps the nomad at the rail. “That’s bread till spring! Leave the boat! We
can swim, and peppers can’t!”

“Rock!” shouts the mate.

* Shut your eyes and take the wheel.
  skill 6: gain 1 yellow token, 1 coin
    You steer between the swearing and the praying until the rock swears too. A man is sitting on it with a
    spoon. “I’ve tasted the bay,” he says. “How much is it?” The nomad dries her eyes.
  more: gain 2 food
  fail:
    You steer by the swearing, but they all swear equally well, on every side of you. When you tell them so,
    they try to improve.

* Dive for the sacks.
  skill 5: gain 4 food
    You come up scarlet, with a sack under each arm, just as the boat hits the rock. The rock opens two
    streaming eyes and sneezes. Then it swims off with the captain on its back, and he is still asking where
    it is.
  more: gain 1 food
  fail:
    Your eyes begin to burn at once, and your nose soon after. You had not known that elbows could.

* Tow them in with the arm that the bees stung.
  optional: STUNG
  skill 5: gain 2 coins
    That arm has been hotter. You bring the boat in by the mate’s beard. He pays you one coin for the tow
    and another to let go.
  more: gain 1 food
  fail:
    The pepper finds the three places where you had not been stung.

== 123 The Drowned Are Late
premise: people live under an upturned boat and lay places for a crew lost one midnight; tonight they hear oars
axis: what do I open / what do I tell them to put away
thread: the light that goes out at midnight
ending: act

Oars. Under the upturned boat Gull-Ann’s ladle stops in the air.

Seven winters ago the lighthouse went dark for one breath, and six nomads never came in. She still lays six
places, because one was her sweetheart. Now boots are being wiped outside.

“Bar it!” says the small boy at her apron. “Old Peer went off with them, smiling. You’re all I’ve got.”

“Open it,” says Gull-Ann to you. “I can’t. I look a fright.”

* Lift the latch.
  skill 6: gain 1 reputation, 1 yellow token; later Q42
    Six men come in, wet and civil and not a day older. “Where’s Ann?” they ask. “And whose is the grey
    hair?” Gull-Ann lets all of it down and goes on ladling. The boy holds on to her apron.
  more: gain 1 heart
  fail:
    It is only the wind. It comes in, goes once round the table and sits down.

* Drop the bar till daylight.
  skill 5: gain 2 gems; later Q42
    In the morning six pairs of salty footprints lead up to the sill, where someone has left two gems.
    “Those are for a young woman,” says Gull-Ann. “You have them.” She leaves the six spoons out.
  more: gain 1 coin
  fail:
    The door opens outwards. Very civilly, from outside, they open it.

* Knock from inside, three slow, one quick.
  optional: KNOCK
  skill 5: gain 1 green token; lose 1 reputation
    The right answer comes back. “Those aren’t mine,” says Gull-Ann. “They’re yours.” Two outlaws creep in,
    blowing on their fingers, and the whole isle will know by breakfast. She clears away six plates and puts
    back two.
  more: gain 1 coin
  fail:
    What knocks back is something older. “That’s not for you,” says Gull-Ann, putting out the lamp.

== 124 The Storm’s Eye
premise: in the eye of a storm every boat meets, for an hour; the boats need your dry wood for the night, the bride is adrift, and the wall is coming back
axis: whom do I keep warm / whom do I fetch
ending: act

For one hour the storm has a hole in it. Under a small blue lid of sky a whole wedding of boats lies tied
together. The children in them have blue lips, and they are all looking at your boatload of dry wood.

“The bride’s adrift!” shouts Tamar, the bridegroom’s mother. Far out a girl in white is bailing with her
shoe. Behind her the storm is coming back, as high as a town. “Tip out your wood and row!”

A child lays one hand on your nearest log.

* Hand out the wood, boat by boat.
  otherwise
  skill 7: gain world card Storm Rudder, 1 coin
    The last man pays you with a coin and his black oak rudder. Then the storm comes over. You see him sail
    off into it, straight for the bride, and he is steering with a stick of your firewood.
  more: gain 1 gem
  fail:
    “One more minute!” you cry. There is none. By dark your dry wood is spread over ninety miles of sea.

* Tip out the wood and row.
  otherwise
  combat 7: gain 1 reputation, 1 blue token
    “Don’t ask if I’m sure of him,” says the bride, bailing. “We mystics mayn’t lie.” Tamar hauls you in by
    the belt. Behind her the families are burning the benches and the presents and the cake stand.
  more: gain 1 heart
  fail:
    You row her to the wrong boat. There is a bridegroom in that one too. “Are you him?” she asks. “I could
    be,” he says.

* Let others row. Tamar will tell what you and she once did for water.
  must: WATERSHARE
  then: gain 2 coins; lose 1 reputation
    “We drank,” Tamar tells the whole wedding, “and a man was left behind.” She tells them your part, and
    then her own. Hers is longer. Then she pours two cups and drinks hers first.

== 125 Serpent, Resting
premise: a sea serpent has laid its head across the only landing; children climb on it; the mail boat is sinking, and a very old mystic has waited all her life to count its rings
axis: what do I do about it / what do I ask it
ending: joke

A head as long as a chapel lies asleep across the only landing. It is a sea serpent’s, and children are
sliding down its nose.

“I was six when it came last,” says a very old mystic. “It has a ring for every winter. They wouldn’t let me
stay and count, and it won’t come again in my time!”

Behind the serpent the postwoman stands in a sinking boat, with six weeks of letters on her head. “Shift
that thing!” she shouts.

The children have found the nostril, and a stick.

* Scratch it with an oar until it moves.
  skill 5: gain 2 gems
    You scratch behind the jaw, and two gems drop out of it. The serpent sighs so hard that the mail is
    blown all over the isle, down chimneys and into soup. By evening three people are engaged.
  more: gain 1 food
  fail:
    That was the tongue. You are swallowed, and thought better of.

* Count its rings with the mystic.
  skill 7: gain 1 blue token, 1 food; later Q44
    There are three hundred, then a smooth place as broad as seven, and then they go on. The serpent opens
    one eye, like a guest who has forgotten your name. Wet letters float past it.
  more: gain 1 gem
  fail:
    It moves. You have to begin again at the other end, and that is on another isle.

* Send for Old Pumice, and be further in its debt.
  optional: KILN
  skill 5: gain 1 red token
    “Item, one large cold person,” says the kiln, and wades up. They lie nose to nose till dusk. Then the
    serpent, touched, brings up a present. It is a lizardfolk boilerman. “What is broken?” he asks,
    dripping, from habit.
  more: gain 1 food
  fail:
    The serpent steams. So do the children. They are warm now and will never get down.

== 126 What the Keeper Keeps
premise: in a lighthouse cellar a sleepwalking keeper has bottled the voices of a village, his dead wife’s among them; only at midnight do the corks come out
axis: whose voice do I set free / what do I break
thread: the light that goes out at midnight
ending: image

In the lighthouse cellar the jars are talking in their sleep. Orrin, the keeper, walks in his. Every
midnight he puts out the lamp and bottles a voice. By now the whole village is dumb.

“This one’s my dead wife,” says Orrin, with a small jar at his cheek. “I’ve forgotten how she said my name.
Open it!”

“Break the shelf,” says Sister Marl, twisting her silver chain. “Then the others fly home. Only hers has no
mouth to go to.” Beside Marl a child moves her lips without a sound.

Midnight strikes, and the corks come loose.

* Open the one jar for Orrin.
  otherwise
  skill 7: gain world card Lamp of Lost Voices, 1 coin
    “You’ll be late, Orrin,” says a woman, and laughs. Then the jar is only glass. He sets his candle in it
    and gives you the lamp, with a coin for oil. The child climbs the stairs without a word.
  more: gain 1 gem
  fail:
    Nothing comes out. “She’s thinking,” says Orrin, and corks it again.

* Break the shelf.
  otherwise
  combat 7: gain world card Banshee Necklace, 1 reputation, 1 food
    The voices rush up the stairs, and all over the village people finish a sentence. The child shouts for
    soup and brings you some. One voice stays behind and winds itself, screaming, into Marl’s chain. Orrin
    asks you to wear it.
  more: gain 1 heart
  fail:
    The corks hold. Only the shelf breaks, and all the jars roll about in the dark. “Hm?” says one.

* Carry the jars down to Orla’s boat. Your arm has her brand.
  must: BRANDED
  then: gain 3 coins; lose 1 reputation
    “They’re for a queen,” say Orla’s people, and pay you. “I will remember you,” says Sister Marl. Orrin’s
    finger goes along the empty shelf, and at each gap he stops to breathe in.

== 127 The Ichor Ferry
premise: on the black strait the ferryman rows on a day that you remember; you lose it and he keeps it, and everybody gives him their worst
axis: what do I give away / what do I leave a man with
ending: loss

Half-way over the black strait the ferryman stops rowing, and the boat begins to sink. “That was the last of
it,” he says.

“I row on what people remember. Tell me one day of your life. You’ll lose it, and I’ll have it for good.” He
wears a mystic’s blue stone against bad dreams, and his hands shake. “They all give me their worst. I’m full
to the neck with those.”

The water comes over your shoes.

* Tell him your worst day.
  otherwise
  skill 6: gain 1 coin, 2 gems
    He rows like a hunted man. “That was too much,” he says at the quay, and gives you change in gems and
    coin. You feel wonderful. You scratch a strange dog behind the ears, and the ferryman pulls up his feet.
  more: gain 1 heart
  fail:
    “I’ve had this one already,” he says, after a few words. “From the other person.” He hands it back, and
    you both bail.

* Tell him your best.
  otherwise
  skill 7: gain 1 blue token, 1 food
    He rows slowly and looks about him. “There’s cake,” he says, “and a tall woman singing.” At the quay he
    hangs the blue stone on you and cuts his bread in slices, like cake. “Who was she?” he asks. You don’t
    know.
  more: gain 1 gem
  fail:
    You tell it well, but you keep back the end, to have something left. “And then?” asks the ferryman. The
    boat stops, ten feet from the quay.

* Tell him about the bad well. You swore to tell no one.
  must: SILENCE
  then: gain 1 blue token; lose 1 reputation
    “I’ll tell this to every fare I have,” he says, and gives you the blue stone. You feel light, slightly
    sick and in the mood to talk about goats.

== 128 She Ties the Ninth
premise: Ansa holds the rope of a ferry in a storm; the husband who no longer knows her is aboard, with thirty others, and she has not tied the last knot
axis: do I trust her / do I go myself
thread: the ring
ending: act

Ansa has the rope. On the end of it, out in the storm, is a ferry full of nomads. Her husband Tobin is one
of them. He has forgotten all his ten years with her, and when they meet he only lifts his hat.

It takes nine knots to hold a boat. Ansa has stopped at eight.

“How far out is he?” you shout.

“Ten years,” says Ansa.

On deck a mystic holds up a child for her to see. The eighth knot slips, and the rope drags Ansa a step
nearer to the edge.

* Hold the rope with Ansa, and trust her.
  otherwise
  combat 8: gain 1 reputation, 1 blue token, 1 coin
    “How far?” you shout again. “A hundred fathoms,” says Ansa and ties it. The ferry comes in and the
    mystic binds up your hands. Last of all Tobin steps ashore, lifts his hat to Ansa and pays you both the
    fare.
  more: gain 1 heart
  fail:
    The rope runs through her hands and yours. Then it stops by itself, at the eighth knot. “That’s its own
    measure,” says Ansa. Neither of you looks up.

* Leave Ansa, and swim out with another rope.
  otherwise
  skill 7: gain 1 yellow token, 2 coins; later Q43
    “Have we met?” shouts Tobin. Without looking he makes your line fast, in a knot of Ansa’s, out of the
    years that he hasn’t got. On shore she sees whose knot it is and ties the ninth.
  more: gain 1 gem
  fail:
    Your line comes flying back to you, neatly coiled. “I believe you dropped this,” calls Tobin.

* Thread her ring on to the rope. You have carried it.
  must: RING
  then: gain 2 reputation, 1 heart
    It slides out along the rope to Tobin, and it fits. “A fine ring,” he calls. “Somebody will be missing
    it!” He sends it back. Ansa shuts your hand on it, not hers, and ties the ninth with her teeth.
