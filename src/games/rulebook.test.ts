import { expect, test } from 'vitest';
import { FOLDERS } from './index.ts';
import { type Block, linesOf, plainText, readRulebook, rulesIn } from './rulebook.ts';

const BOOK = `# A game

First line,
second line with a *bare* word.

## 1 Pieces
| id | what |
|---|---|
| \`bean\` | a bean, **magic** |

- **GET-1.1** Four gnomes, and no more (D8).
- **GET-1.2** See GET-1.1, not GET-9.9.
  It goes on here.
- No rule, just an item.

## 2 Decisions

- **D8** Because.
`;

function itemsOf(block: Block | undefined) {
  if (block?.is !== 'list') throw new Error('no list');
  return block.items;
}

test('headings make sections with anchors', () => {
  expect(readRulebook(BOOK).map(({ level, title, anchor }) => [level, title, anchor])).toEqual([
    [1, 'A game', 'rule-a-game'],
    [2, '1 Pieces', 'rule-1-pieces'],
    [2, '2 Decisions', 'rule-2-decisions'],
  ]);
});

test('lines of a paragraph are joined, and marked words keep their marks', () => {
  expect(readRulebook(BOOK)[0]?.blocks).toEqual([
    {
      is: 'paragraph',
      words: [
        { is: 'text', text: 'First line, second line with a ' },
        { is: 'emphasis', text: 'bare' },
        { is: 'text', text: ' word.' },
      ],
    },
  ]);
});

test('a table has its head and its rows', () => {
  const table = readRulebook(BOOK)[1]?.blocks[0];
  if (table?.is !== 'table') throw new Error('no table');
  expect(table.head.map(plainText)).toEqual(['id', 'what']);
  expect(table.rows.map((row) => row.map(plainText))).toEqual([['bean', 'a bean, magic']]);
});

test('rules have ids, and mentions of rules that exist are links', () => {
  const items = itemsOf(readRulebook(BOOK)[1]?.blocks[1]);
  expect(items.map(({ rule }) => rule)).toEqual(['GET-1.1', 'GET-1.2', undefined]);
  expect(items[0]?.words[1]).toEqual({ is: 'rule', id: 'D8' });
  expect(items[1]?.words.filter(({ is }) => is === 'rule')).toEqual([{ is: 'rule', id: 'GET-1.1' }]);
  expect(plainText(items[1]?.words ?? [])).toBe('See GET-1.1, not GET-9.9. It goes on here.');
});

test('every paragraph, item and row reads as one plain line', () => {
  expect(readRulebook(BOOK).flatMap(({ blocks }) => blocks.flatMap(linesOf))).toEqual([
    'First line, second line with a bare word.',
    'id · what',
    'bean · a bean, magic',
    'GET-1.1 Four gnomes, and no more (D8).',
    'GET-1.2 See GET-1.1, not GET-9.9. It goes on here.',
    'No rule, just an item.',
    'D8 Because.',
  ]);
});

test('a rule is an item that begins with its id in bold; mentions, rows and decisions are none', () => {
  const book = `# Ids

GET-6.1 is checked after this. **GET-6.2** A paragraph.

- **GET-1.1** Figures are limited (GET-4.4).
- **GET-1.2a** A letter.
- **GET-case-7** The opponent's gnome on my apple.
- **FF-7.1.4** Three numbers.
- **D1** A decision.
- GET-1.3 Not in bold.
- **CT-4.1-draft** No id.
- **GET-6** A section.

| GET-2.1 | a row |
|---|---|
| **GET-2.2** | a bold row |
`;
  expect(rulesIn(book)).toEqual(['GET-1.1', 'GET-1.2a', 'GET-case-7', 'FF-7.1.4']);
});

test.each(FOLDERS)(
  'every rule of $manifest.title has an id of its own, and its steps name rules that are there',
  async ({ game, rules }) => {
    const ids = rulesIn((await rules()).default);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const steps = Object.values(game.steps).flatMap((step) => ('rule' in step ? [step.rule] : []));
    expect([game.rules.turn, game.rules.end, ...steps].filter((id) => !ids.includes(id))).toEqual([]);
  },
);
