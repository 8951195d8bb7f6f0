import { expect, test } from 'vitest';
import { type Block, readRulebook } from '../../games/rulebook.ts';
import { searchRulebook, searchWords, splitAt } from './search.ts';

const BOOK = `# A game

## 1 Pieces

- **GET-1.1** Four gnomes, and no more (D8).
- **GET-1.2** See GET-1.1.

## 2 Decisions

- **D8** Because.
`;

function itemsOf(block: Block | undefined) {
  if (block?.is !== 'list') throw new Error('no list');
  return block.items;
}

test('search finds rules by id or words, and sections by title', () => {
  const sections = readRulebook(BOOK);
  expect(searchRulebook(sections, 'get-1.2').map(({ title }) => title)).toEqual(['1 Pieces']);
  expect(itemsOf(searchRulebook(sections, 'gnomes more')[0]?.blocks[0]).map(({ rule }) => rule)).toEqual(['GET-1.1']);
  expect(searchRulebook(sections, 'decisions')).toEqual([sections[2]]);
  expect(searchRulebook(sections, ' ')).toEqual(sections);
  expect(searchRulebook(sections, 'dragon')).toEqual([]);
});

test('what is searched for is marked wherever it stands, in small letters or capitals', () => {
  const marked = (text: string, wanted: string) =>
    splitAt(text, searchWords(wanted))
      .map(({ part, isWanted }) => (isWanted ? `[${part}]` : part))
      .join('');
  expect(marked('Push one; a push is free.', 'push')).toBe('[Push] one; a [push] is free.');
  expect(marked('A wraith pushes a hero', 'hero push')).toBe('A wraith [push]es a [hero]');
  expect(marked('Is it (so)?', '(so)?')).toBe('Is it [(so)?]');
  expect(marked('Nothing here', '')).toBe('Nothing here');
});
