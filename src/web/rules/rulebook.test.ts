import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { type Block, plainText, readRulebook } from './rulebook.ts';

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

test.each(GAMES.map(({ id }) => id))('every rule of %s has an anchor of its own', (id) => {
  const source = readFileSync(new URL(`../../games/${id}/RULES.md`, import.meta.url), 'utf8');
  const written = [...source.matchAll(/^- \*\*([\w.-]+)\*\*/gm)].map(([, rule]) => rule);
  const read = readRulebook(source)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.is === 'list' ? block.items : []))
    .flatMap(({ rule }) => rule ?? []);
  expect(read).toEqual(written);
  expect(new Set(read).size).toBe(read.length);
});
