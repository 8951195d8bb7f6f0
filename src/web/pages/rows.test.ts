import { expect, test } from 'vitest';
import { cardsInRow } from './rows.ts';

test('rows are about equally full, whatever there is', () => {
  const inFives = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((cards) => cardsInRow(cards, 5));
  expect(inFives).toEqual([1, 2, 3, 4, 5, 3, 4, 4, 5, 5, 4, 4]);
});

test.each([4, 5])('of up to a dozen cards none stands alone below rows of several, with room for %i', (most) => {
  for (let cards = 2; cards <= 12; cards++) {
    const row = cardsInRow(cards, most);
    expect(row).toBeLessThanOrEqual(most);
    expect(cards % row, `${cards} in rows of ${row}`).not.toBe(1);
  }
});
