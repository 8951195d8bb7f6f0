import type { Catalogue } from '../../../../kernel/messages.ts';
import { prefixed, textsOf } from '../../../speech/speech.ts';
import { AREAS } from '../../box/areas.ts';
import { summary } from './summary.ts';

const AREA_NAMES = prefixed(
  'area',
  textsOf(AREAS, ({ name }) => name),
);

/** What things are called, and what the table can agree on. */
export const names = {
  'game.summary': summary,

  ...AREA_NAMES,

  'kind.adventurer': 'adventurer',
  'kind.barbarian': 'barbarian',
  'kind.dwarf': 'dwarf',
  'kind.knight': 'knight',
  'kind.thief': 'thief',
  'kind.orc': 'orc',
  'kind.wraith': 'wraith',
  'kind.cave-troll': 'cave troll',
  'kind.berserker': 'berserker',
  'kind.giant-slayer': 'giant slayer',
  'kind.paladin': 'paladin',
  'kind.assassin': 'assassin',
  'kind.grunt': 'grunt',
  'kind.siren-banshee': 'siren banshee',
  'kind.rampaging-troll': 'rampaging troll',
  'kind.chest': 'treasure chest',

  'card.adventurer-1': 'Adventurer 1',
  'card.adventurer-2': 'Adventurer 2',
  'card.adventurer-3': 'Adventurer 3',
  'card.adventurer-4': 'Adventurer 4',
  'card.adventurer-5': 'Adventurer 5',
  'card.adventurer-6': 'Adventurer 6',
  'card.adventurer-7': 'Adventurer 7',
  'card.adventurer-8': 'Adventurer 8',
  'card.adventurer-9': 'Adventurer 9',
  'card.barbarian': 'Barbarian',
  'card.dwarf': 'Dwarf',
  'card.knight': 'Knight',
  'card.thief': 'Thief',
  'card.orc': 'Orc',
  'card.wraith': 'Wraith',
  'card.cave-troll': 'Cave Troll',
  'card.berserker': 'Berserker',
  'card.giant-slayer': 'Giant Slayer',
  'card.paladin': 'Paladin',
  'card.assassin': 'Assassin',
  'card.grunt': 'Grunt',
  'card.siren-banshee': 'Siren Banshee',
  'card.rampaging-troll': 'Rampaging Troll',
  'card.find-artifact': 'Find an Artifact',
  'card.treasure': 'Treasure',
  'card.score-room': 'Score a Room',

  'artifact.chalice-of-life': 'Chalice of Life',
  'artifact.ring-of-command': 'Ring of Command',
  'artifact.cloak-of-invisibility': 'Cloak of Invisibility',
  'artifact.boots-of-haste': 'Boots of Haste',
  'artifact.banishing-bell': 'Banishing Bell',
  'artifact.orcbane-sword': 'Orcbane Sword',

  'option.set': 'Figures',
  'option.set.classic': 'classic',
  'option.set.alternate': 'alternate',
  'option.firstPlayer': 'First player',
  'option.firstPlayer.random': 'drawn at random',
  'option.escalatingStart': 'First turns have 1, 2, 3 and 4 actions',
  'option.iconThreshold': 'Hourglasses that make the board score',
  'option.endBonus': 'Gold for ending the game',
  'option.barbarianNeverFlees': 'A barbarian never flees a cave troll',
  'option.playFromHand': 'Playing without drawing (leaves your hand empty for good)',
  'option.dwarfInSingleRoom': 'A dwarf also doubles a room scored alone',
  'option.fleeingWraithPushes': 'A wraith that flees pushes too',
  'option.artifactsOpen': 'Artifacts are held face up',
  'option.stallRounds': 'Rounds without a draw that end the game',
  'option.stallRounds.0': 'a hundred',
} satisfies Catalogue;

/** What each figure, card and artifact does, in short: for the card that opens beside it. */
export const about = {
  'about.adventurer': 'A plain hero. Many of them win rooms.',
  'about.barbarian': 'Counts as two heroes when its room is scored. No wraith can push it.',
  'about.dwarf': 'When the whole board is scored, the printed gold of its room counts double, no matter who gets it.',
  'about.knight':
    'No figure of another player may enter its room, except a knight. When it enters a room, every orc there is discarded.',
  'about.thief': 'Action: leap to any room or entrance it may enter, near or far.',
  'about.orc': 'Action: discard one hero of any player in its room.',
  'about.wraith':
    'When it enters a room, it may push one hero out through a door; that way it can enter even a full room. Action: push a hero out of the room it is in.',
  'about.cave-troll':
    'Comes into any room. Each player may save one figure; everything else there is lost, and nobody can enter it again.',
  'about.berserker':
    'When another player takes its room, the two share the gold. It may be the sixth in a full room where its owner has nobody else, but never joins another berserker.',
  'about.giant-slayer':
    'Earns 1 gold when it enters a room with nobody in it, once a turn. Action: discard it together with a rampaging troll in its room.',
  'about.paladin':
    'In its room its owner’s heroes cannot be called by a banshee, and its owner’s adventurers cannot be swept away. Action: send another player’s banshee from its room to a pit.',
  'about.assassin':
    'Action: discard another player’s hero or grunt that has no comrade in the room. No assassin can strike it.',
  'about.grunt': 'Action: discard all adventurers of other players in its room.',
  'about.siren-banshee':
    'Moves through one or two doors in one action. Action: call another player’s hero over from the next room.',
  'about.rampaging-troll':
    'Moves once a turn. Action: push two heroes or monsters out of its room, then discard all other heroes and monsters there. Chests stay.',
  'about.chest': 'Adds 4 gold to its room. It never moves.',
  'about.find-artifact': 'Take the top artifact and keep it face down.',
  'about.treasure': 'Put your treasure chest into any room: it pays 4 gold more.',
  'about.score-room': 'Choose a room. It alone is scored now.',
  'about.chalice-of-life': 'Bring one of your lost heroes back to an entrance.',
  'about.ring-of-command': 'In a room with a hero of yours, push another player’s hero out through a door.',
  'about.cloak-of-invisibility': 'Move one of your heroes through up to two doors, past full rooms and knights.',
  'about.boots-of-haste': 'Move one of your heroes one, two or three times.',
  'about.banishing-bell': 'Send another player’s monster to a pit. Not a cave troll.',
  'about.orcbane-sword': 'In a room with a hero of yours, discard an orc or a grunt.',
} satisfies Catalogue;

/** What is counted over many matches. */
export const counts = {
  'counts.points': 'Where gold came from',
  'counts.cards': 'Cards played',
  'counts.moved': 'Figures moved',
  'counts.discarded': 'Figures discarded',
  'counts.artifacts': 'Artifacts used',
  'counts.rooms': 'Rooms that paid',
  'points.rooms': 'Rooms',
  'points.berserkers': 'Berserkers’ halves',
  'points.slayers': 'Giant slayers',
  'points.end': 'Ending the game',
  'points.artifacts': 'Artifacts kept',
} satisfies Catalogue;
