import { expect, test } from 'vitest';
import { family, num, oneOf, placeIds, text } from './place-ids.ts';

const { placeOf, readPlace } = placeIds({
  deck: family('deck'),
  cell: family('cell', num, num),
  action: family('act', oneOf(['mine', 'mine-gold']), oneOf(['village-1', 'camp'])),
  card: family('card', text),
  kingCard: family('king-card', text),
});

test('a place is named by its family and what it is made of', () => {
  expect(placeOf.deck).toBe('deck');
  expect(placeOf.cell(-1, 2)).toBe('cell--1-2');
  expect(placeOf.action('mine-gold', 'village-1')).toBe('act-mine-gold-village-1');
});

test('what was made is read again, with its types', () => {
  expect(readPlace(placeOf.deck)).toEqual({ is: 'deck', of: [] });
  expect(readPlace(placeOf.cell(-1, -2))).toEqual({ is: 'cell', of: [-1, -2] });
  expect(readPlace(placeOf.action('mine', 'camp'))).toEqual({ is: 'action', of: ['mine', 'camp'] });
  expect(readPlace(placeOf.action('mine-gold', 'village-1'))).toEqual({ is: 'action', of: ['mine-gold', 'village-1'] });
  expect(readPlace(placeOf.kingCard('a-b'))).toEqual({ is: 'kingCard', of: ['a-b'] });
  const found = readPlace(placeOf.cell(3, 4));
  if (found?.is !== 'cell') throw new Error('not read as a cell');
  const [column, row] = found.of;
  expect(column + row).toBe(7);
});

test('whatever is no place of these is none', () => {
  for (const place of ['', 'decks', 'cell-1', 'cell-1-2-3', 'act-mine-moon', 'card-', 'other-1'])
    expect(readPlace(place)).toBeUndefined();
});
