import { expect, test } from 'vitest';
import { cell } from '../../../../test/games/caverna/testing.ts';
import { type Params, type Speaker, speak } from '../../../kernel/messages.ts';
import { LOOT_IDS } from '../box/loot.ts';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';
import { words as sv } from './sv/index.ts';

const english: Speaker = { name: (seat) => (seat === 0 ? 'You' : 'Bert'), own: (seat) => seat === 0 };
const swedish: Speaker = { name: (seat) => (seat === 0 ? 'Du' : 'Bert'), own: (seat) => seat === 0, language: 'sv' };
const german: Speaker = { name: (seat) => (seat === 0 ? 'Du' : 'Bert'), own: (seat) => seat === 0, language: 'de' };

function inEach(id: string, params: Params): string[] {
  return [
    speak<string>(en, id, params, english),
    speak<string>(sv, id, params, swedish),
    speak<string>(de, id, params, german),
  ];
}

test.each(LOOT_IDS)('the log names %s in words', (item) => {
  for (const sentence of inEach('told.loot', { seat: 1, item }))
    expect(sentence).not.toMatch(/loot-|all-weapons|undefined/);
});

test('the log says what lies where, and whose child was born', () => {
  const tile = { seat: 1, tile: 'meadow-field', a: cell('3,4'), b: cell('2,4') };
  expect(inEach('told.tile', tile)).toEqual([
    'Bert laid a meadow on C4 and a field on B4.',
    'Bert lade en äng på C4 och en åker på B4.',
    'Bert hat eine Wiese auf C4 und einen Acker auf B4 gelegt.',
  ]);
  expect(inEach('told.grew', { seat: 1 })).toEqual([
    'Bert’s family has a new child.',
    'Berts familj fick ett barn.',
    'Berts Familie hat ein Kind bekommen.',
  ]);
  expect(inEach('told.grew', { seat: 0 })).toEqual([
    'Your family has a new child.',
    'Din familj fick ett barn.',
    'Deine Familie hat ein Kind bekommen.',
  ]);
  const dwelling = { seat: 0, furnishing: 'dwelling', cell: cell('4,3') };
  expect(inEach('told.furnished', dwelling)[0]).toBe('You built a Dwelling on D3.');
});

test('a meal without food is told as such', () => {
  expect(inEach('told.fed', { seat: 1, food: 0, begging: 4 })).toEqual([
    'Bert had no food for the family and took 4 begging markers.',
    'Bert hade ingen mat till familjen och tog 4 tiggarbrickor.',
    'Bert hat nichts zu essen gehabt und 4 Bettelmarker genommen.',
  ]);
  expect(inEach('told.fed', { seat: 1, food: 3, begging: 0 })[0]).toBe('Bert fed the family with 3 food.');
  expect(inEach('told.fed', { seat: 1, food: 0, begging: 0 })[0]).toBe('Bert needed no food for the family.');
});

test('German has its cases: spaces with adjectives, single tiles, and the edge of the board', () => {
  const third = (id: string, params: Params) => inEach(id, params)[2];
  expect(third('told.placed', { seat: 0, space: 'urgent-wish', strength: 0 })).toBe(
    'Du hast Dringenden Kinderwunsch gewählt.',
  );
  expect(third('told.ruby-tile', { seat: 1, tile: 'field', ruby: 1 })).toBe(
    'Bert hat 1 Rubin für einen Acker bezahlt.',
  );
  expect(third('told.returned', { seat: 0, strength: 5 })).toBe('Du bist mit Stärke 5 vom Beutezug heimgekehrt.');
});

test('a ruby and food are what cattle cost', () => {
  expect(inEach('told.ruby', { seat: 1, good: 'cattle' })[0]).toBe('Bert exchanged a ruby and 1 food for 1 cattle.');
  expect(inEach('told.ruby', { seat: 1, good: 'sheep' })[0]).toBe('Bert exchanged a ruby for 1 sheep.');
});
