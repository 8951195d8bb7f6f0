import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import { centre, inColumns, padEnd, padStart, spread, table, widthOf, wrap } from './columns.ts';

const { red } = createColors(true);

test('colours take no room', () => {
  expect(widthOf(red('▲ troll'))).toBe(7);
  expect(padEnd(red('ab'), 4)).toBe(`${red('ab')}  `);
  expect(padStart(red('ab'), 4)).toBe(`  ${red('ab')}`);
});

test('centres, with the odd place to the right', () => {
  expect(centre('bean', 7)).toBe(' bean  ');
  expect(centre('12', 5, '─')).toBe('─12──');
});

test('spreads to both ends, and keeps them apart where there is no room', () => {
  expect(spread('left', 'right', 12)).toBe('left   right');
  expect(spread('left', 'right', 5)).toBe('left  right');
});

test('wraps at spaces with a first and a hanging indent', () => {
  expect(wrap('one two three four', 9, '- ', '  ')).toEqual(['- one two', '  three', '  four']);
  expect(wrap('one', 9, '- ')).toEqual(['- one']);
});

test('a word that is longer than the line stays whole', () => {
  expect(wrap('incomprehensible word', 5)).toEqual(['incomprehensible', 'word']);
});

test('a short list stays a list, a long one goes into columns read downwards', () => {
  expect(inColumns(['a', 'b', 'c'], 40)).toEqual(['a', 'b', 'c']);
  expect(inColumns([...'abcdefghij'], 13)).toEqual(['a   d   g   j', 'b   e   h', 'c   f   i']);
});

test('a table sets numbers to the right and words to the left', () => {
  expect(
    table([
      ['bot', 'wins'],
      ['greedy', '9.5'],
      ['me', '1,000.0'],
    ]),
  ).toEqual(['bot        wins', 'greedy      9.5', 'me      1,000.0']);
});
