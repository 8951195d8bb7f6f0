import type { Catalogue } from '../../../../kernel/messages.ts';

/** The guided match in words. */
export const guideWords = {
  'guide.welcome':
    'Welcome to the dungeon. Rooms full of gold, four stairs leading in, and three pits that monsters climb out of. You and {seat} have found it at the same time.',
  'guide.gold':
    'The coins on a room’s floor are what it pays. When rooms pay, the player with the most heroes in a room takes its gold.',
  'guide.draw': 'Every turn you have actions. One of them is to bring somebody in. Draw a card from your deck.',
  'guide.play': 'You hold two cards now and play one of them. Keep the cave troll for later, and play the adventurer.',
  'guide.put': 'Heroes enter by a stair. Choose the one that glows.',
  'guide.turn':
    'The first player begins with a single action. From now on you have four in every turn: the golden diamonds beside your name.',
  'guide.move': 'Touch your adventurer. All doors it may use light up.',
  'guide.go': 'Send it through the door into the Rat Guardpost.',
  'guide.held':
    'You have the only hero here, so the room is yours for now: the mark shows who would take it, and how much it would pay.',
  'guide.move-on': 'Deeper in, rooms are worth more. Touch your adventurer again.',
  'guide.go-on': 'On to the Flooded Hall.',
  'guide.draw-again': 'Draw another card.',
  'guide.barbarian': 'A barbarian! It counts as two heroes when its room pays. Play it.',
  'guide.put-barbarian': 'Bring it in by the same stair as before.',
  'guide.move-barbarian': 'One action is left. {seat} has an adventurer in the Root Porch: touch your barbarian.',
  'guide.go-barbarian': 'Go in there. Two against one: the room is yours.',
  'guide.pushed':
    'A wraith! {seat} sent it out of the pit into the hall, and it pushed your adventurer out of the door. Monsters never take gold, they only spoil it for others.',
  'guide.draw-troll': 'Time for the cave troll you kept. You always draw before you play: draw a card.',
  'guide.troll': 'You hold two cards again. Play the cave troll, and keep the other card for later.',
  'guide.put-troll': 'It may burst into any room. Set it loose in the Flooded Hall.',
  'guide.shut':
    'Everybody may save one figure. {seat} saved the adventurer, and the wraith is lost. Nobody will ever enter this room again.',
  'guide.move-store': 'Your adventurer was pushed back, but there is more to find. Touch it.',
  'guide.go-store': 'The Helm Store is worth three gold. Go in.',
  'guide.draw-score': 'Draw once more.',
  'guide.score': 'The card you kept makes a single room pay at once. Play it.',
  'guide.score-room': 'Let the Helm Store pay.',
  'guide.paid': 'Three gold for you. Rooms keep their coins and can pay again and again.',
  'guide.hourglass':
    'Some cards carry hourglasses and fill this one, no matter who plays them. When it is full, all rooms pay at once. They pay a last time when somebody’s deck runs out.',
  'guide.cards':
    'Touch any figure to read what it can do. Anything greyed out tells you why, and its rule number opens the rules.',
  'guide.end': 'The rest of the dungeon is yours to explore. Play on against {seat}. Good luck!',
} satisfies Catalogue;
