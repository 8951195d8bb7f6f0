import { expect, test } from 'vitest';
import { openRuleBook } from './rulebook.ts';

const BOOK = openRuleBook(`# Bridge

Said before any section.

## 1 Toll

- **BR-1.1** Whoever crosses *pays*
  the troll, in \`gold\`.
- **BR-1.2** Goats pay nothing (D1).

| id | price |
|---|---|
| BR-1.3 | 3 gold |
| 4 | 16 |

## 2 Night

### 2a Dusk

- **BR-2.1** It gets dark.

### 2b Dawn

- **BR-2.2** It gets light.
  Slowly.

## 10 Decisions

- **D1** Goats are too small.
`);

test('a rule is found by its id and reads as one plain line', () => {
  expect(BOOK.rule('BR-1.1')).toBe('BR-1.1 Whoever crosses pays the troll, in gold.');
  expect(BOOK.rule('BR-1.2')).toBe('BR-1.2 Goats pay nothing (D1).');
  expect(BOOK.rule('d1')).toBe('D1 Goats are too small.');
});

test('what begins like a rule is not that rule', () => {
  expect(BOOK.rule('BR-1')).toBeUndefined();
  expect(BOOK.rule('BR-1.10')).toBeUndefined();
});

test('a number is a section with its parts, never a row of a table', () => {
  expect(BOOK.section('2').map(({ title }) => title)).toEqual(['Night', 'Dusk', 'Dawn']);
  expect(BOOK.section('2B').map(({ title }) => title)).toEqual(['Dawn']);
  expect(BOOK.section('1').map(({ title }) => title)).toEqual(['Toll']);
  expect(BOOK.section('4')).toEqual([]);
  expect(BOOK.rule('4')).toBeUndefined();
});

test('a section reads as lines, without the rule under a table head', () => {
  expect(BOOK.section('1').flatMap(({ lines }) => lines)).toEqual([
    'BR-1.1 Whoever crosses pays the troll, in gold.',
    'BR-1.2 Goats pay nothing (D1).',
    'id · price',
    'BR-1.3 · 3 gold',
    '4 · 16',
  ]);
});
