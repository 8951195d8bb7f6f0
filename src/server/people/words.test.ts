import { wordlist } from '@scure/bip39/wordlists/english.js';
import { expect, test } from 'vitest';
import { randomWords, readWords } from './words.ts';

test('as many words as wanted, of the list', () => {
  for (const count of [3, 4]) {
    const words = randomWords(count).split('-');
    expect(words).toHaveLength(count);
    for (const word of words) expect(wordlist).toContain(word);
  }
});

test('no two words of the list begin alike, so that four letters tell a word', () => {
  expect(wordlist).toHaveLength(2048);
  expect(new Set(wordlist.map((word) => word.slice(0, 4))).size).toBe(2048);
});

test.each([
  ['moon-goat-river', 'moon-goat-river'],
  ['  Moon, GOAT\nriver.', 'moon-goat-river'],
  ['moon · goat · rive', 'moon-goat-river'],
])('%s is read', (typed, meant) => {
  expect(readWords(typed, 3)).toBe(meant);
});

test.each(['', 'moon goat', 'moon goat river river', 'moon goat xyzzy', 'moon goat riverside', '1 2 3'])(
  '"%s" is not three words of the list',
  (typed) => {
    expect(readWords(typed, 3)).toBeUndefined();
  },
);
