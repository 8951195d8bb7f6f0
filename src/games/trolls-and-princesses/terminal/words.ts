import type { Catalogue } from '../../../kernel/messages.ts';
import { count } from '../../speech/speech.ts';

/** What stands in the picture for the terminal, which speaks English. */
export const terminalWords = {
  title: ({ round, rounds, king }) => `round ${round} of ${rounds} · the King is ${king}`,
  nowhere: 'nowhere yet',
  'in-village': 'in village {number}',
  'in-cavern': 'in the {cavern} cavern of {owner}',
  village: 'village {number}',
  pieces: ({ bells, outposts, changelings, humans }) =>
    `${count(bells, 'bell', 'bells')}, ${count(outposts, 'outpost', 'outposts')}, ${count(changelings, 'changeling', 'changelings')}, ${count(humans, 'human', 'humans')}`,
  princess: 'a princess',
  'cave-tiles': 'cave tiles:',
  'king-tiles': 'King’s tiles:',
  'troll-cards': 'troll cards:',
  'king-cards': 'King’s cards:',
  supply: ({ obsidian, gold, diamond, cows }) =>
    `supply: ${obsidian} obsidian, ${gold} gold, ${diamond} diamond, ${count(cows, 'cow', 'cows')}`,
  points: ({ points }) => `${count(points, 'point', 'points')}`,
  effort: ({ effort, help }) => `${effort} effort${Number(help) === 0 ? '' : ` + ${help} help`}`,
  caverns: 'mining {mining} · building {building} · power {strength} · camp {camp}',
  goods: ({ power, most, cows, barns }) => `troll power ${power}/${most} · cows ${cows}/${barns}`,
  resource: '{resource} {field} (sites {filled}/{sites})',
  stored: ({ bells, changelings, outposts, princesses }) =>
    `stored: ${count(bells, 'bell', 'bells')}, ${count(changelings, 'changeling', 'changelings')}, ${count(outposts, 'outpost', 'outposts')}, ${count(princesses, 'princess', 'princesses')}`,
  free: 'free spots: bell {bells}, changeling {changelings}, outpost {outposts}, bed {beds}',
  cards: ({ cards }) => `cards: ${cards}`,
  tiles: ({ tiles, kings }) => `caves: ${tiles} and ${kings} of the King`,
  hand: ({ time, cards }) => `turn card: ${time}, ${cards} more`,
  network: 'network of {owner}: kind and edges, · a free place',
} satisfies Catalogue;
