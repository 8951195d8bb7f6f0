import type { Catalogue } from '../../../../kernel/messages.ts';
import { whom, whose } from '../../../speech/english.ts';
import { count, prefixed, textsOf, title } from '../../../speech/speech.ts';
import { AREAS } from '../../box/areas.ts';
import { guideWords } from './guide.ts';
import { nameOf } from './speech.ts';

function figures(number: unknown): string {
  return number === 0 ? '' : `, ${count(Number(number), 'figure', 'figures')}`;
}

/** What is written in a room; it may be parted where the room is narrow. */
const AREA_SIGNS = textsOf(AREAS, ({ name }) => name);

/** What the board itself has to say, besides the game's own catalogue. */
export const boardWords = {
  ...prefixed('sign', AREA_SIGNS),

  'title.adventurer': 'Adventurer',
  'title.barbarian': 'Barbarian',
  'title.dwarf': 'Dwarf',
  'title.knight': 'Knight',
  'title.thief': 'Thief',
  'title.orc': 'Orc',
  'title.wraith': 'Wraith',
  'title.cave-troll': 'Cave troll',
  'title.berserker': 'Berserker',
  'title.giant-slayer': 'Giant slayer',
  'title.paladin': 'Paladin',
  'title.assassin': 'Assassin',
  'title.grunt': 'Grunt',
  'title.siren-banshee': 'Siren banshee',
  'title.rampaging-troll': 'Rampaging troll',
  'title.chest': 'Treasure chest',

  'ability.leap': 'Leap',
  'ability.kill': 'Kill a hero',
  'ability.push': 'Push a hero out',
  'ability.strike': 'Strike',
  'ability.banish': 'Banish a banshee',
  'ability.sacrifice': 'Die killing a troll',
  'ability.rampage': 'Rampage',
  'ability.sweep': 'Sweep adventurers away',
  'ability.call': 'Call a hero',

  'option.firstPlayer.0': 'seat 1',
  'option.firstPlayer.1': 'seat 2',
  'option.firstPlayer.2': 'seat 3',
  'option.firstPlayer.3': 'seat 4',

  'place.entrance': ({ name, figures: many }) => `${name}, an entrance${figures(many)}`,
  'place.pit': ({ name, figures: many }) => `${name}, a pit${figures(many)}`,
  'place.shut': ({ name }) => `${name}, shut by a cave troll`,
  'place.held': ({ name, gold, worth, seat, figures: many }, speaker) =>
    `${name}, ${gold} gold, ${whom(seat, speaker)} would take ${worth}${figures(many)}`,
  'place.tied': ({ name, gold, figures: many }) => `${name}, ${gold} gold, a tie${figures(many)}`,
  'place.free': ({ name, gold, figures: many }) => `${name}, ${gold} gold${figures(many)}`,
  'place.figure': ({ kind, owner, area }, speaker) => `${title(whose(owner, speaker))} ${nameOf(kind)}, ${area}`,
  'place.lost-figure': ({ kind, owner }, speaker) => `${title(whose(owner, speaker))} ${nameOf(kind)}, lost`,

  'board.wins':
    'Whenever the hourglass is full, each room pays its gold to the player with the most heroes in it. When a deck is used up the rooms pay a last time, and the most gold wins.',
  'board.map': 'Dungeon',
  'board.hand': 'Your cards',
  'board.draw': 'Draw',
  'board.deck': ({ count: cards }) => `Your deck: ${count(Number(cards), 'card', 'cards')} left`,
  'board.held': 'In your hand: {card}',
  'board.empty-hand': 'No card in hand',
  'board.artifact': ({ artifact, gold }) => `Your artifact: ${artifact}, worth ${gold} gold if kept`,
  'board.gangs': 'Gangs',
  'about.cards-name': 'Cards to draw, cards in hand',
  'about.cards':
    'The match ends when somebody has drawn their last card. Press a name to see which cards are still to come.',
  'about.gold-name': 'Gold',
  'about.gold': 'A room that is scored pays its gold to the player with the most heroes there. The most gold wins.',
  'about.actions-name': 'Actions left',
  'about.actions': 'Four a turn: play a card, move a figure, use an ability or an artifact.',
  'about.hourglass-name': 'Scoring pile',
  'about.hourglass':
    'Cards with hourglasses lie here. When the pile is full, all rooms pay and the pile starts again. The match also ends if nobody draws a card for several rounds.',
  'about.deck-name': 'Your deck',
  'about.deck': 'Draw the top card, then play either it or the one in your hand. Both together are one action.',
  'about.keep': ({ gold }) => `Worth ${gold} gold at the end if you don’t use it`,
  'place.doors': 'Doors to: {areas}',
  'board.gang': ({ gold, deck, hand }) => `${gold} gold, ${deck} cards in the deck, ${hand} in hand`,
  'board.piles': 'Cards played and to come',
  'board.to-come': ({ count: cards }) => `Still to come, in no order: ${cards}`,
  'board.played': 'Played',
  'board.no-cards': 'None',
  'board.hourglass': ({ icons, threshold }) => `Scoring pile: ${icons} of ${threshold} hourglasses`,
  'board.adds': ({ icons }) => `Adds ${count(Number(icons), 'hourglass', 'hourglasses')} to the scoring pile.`,
  'board.until-scoring': ({ left }) => (left === 0 ? 'scoring!' : `${left} until the rooms pay`),
  'board.turns-to-draw': ({ turns }) => `draw within ${count(Number(turns), 'turn', 'turns')}`,
  'board.move': 'Move',
  'board.close': 'Close',

  'caption.leapt': 'leapt',
  'caption.hurried': 'in haste',
  'caption.slipped': 'unseen',
  'caption.raised': 'back to life',
  'caption.pushed': ({ kind }) => `${title(nameOf(kind))} pushed here`,
  'caption.called': ({ kind }) => `${title(nameOf(kind))} called here`,
  'caption.banished': ({ kind }) => `${title(nameOf(kind))} banished`,
  'caption.fled': ({ kind }) => `${title(nameOf(kind))} fled here`,
  'caption.rampaged': 'Rampage!',
  'caption.slain-by-knight': ({ kind }) => `${title(nameOf(kind))} slain by the knight`,
  'caption.killed': ({ kind }) => `${title(nameOf(kind))} killed by the orc`,
  'caption.struck': ({ kind }) => `${title(nameOf(kind))} struck down`,
  'caption.swept': ({ kind }) => `${title(nameOf(kind))} swept away`,
  'caption.smitten': ({ kind }) => `${title(nameOf(kind))} felled`,
  'caption.slain-by-slayer': ({ kind }) => `${title(nameOf(kind))} slain`,
  'caption.sacrificed': 'died killing the troll',
  'caption.crushed': ({ kind }) => `${title(nameOf(kind))} crushed`,
  'caption.trampled': ({ kind }) => `${title(nameOf(kind))} trampled`,
  'caption.slayer-gold': '+1 gold',
  'caption.room-tied': 'tied: nobody',
  'caption.room-empty': 'nobody here',

  ...guideWords,
} satisfies Catalogue;
