import { expect, test } from 'vitest';
import { legibleWords } from './words.ts';

test('of words that would lie on each other the first stays', () => {
  const words = [
    { tile: 1, lines: ['2 power'], x: 0, y: 0 },
    { tile: 2, lines: ['all obsidian'], x: 40, y: 4 },
    { tile: 3, lines: ['free bed'], x: 40, y: 40 },
    { tile: 4, lines: ['move', '2 trolls'], x: 44, y: 28 },
  ];
  expect(legibleWords(words, 12).map(({ tile }) => tile)).toEqual([1, 3]);
  // Larger tiles lie farther apart, so that each has room for its word.
  expect(legibleWords(words, 5).map(({ tile }) => tile)).toEqual([1, 2, 3, 4]);
});
