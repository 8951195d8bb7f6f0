import { expect, test } from 'vitest';
import { boardEn } from '../messages/en/board.ts';
import { en } from '../messages/en/index.ts';
import { boardSv } from '../messages/sv/board.ts';
import { sv } from '../messages/sv/index.ts';

const CATALOGUES = [
  ['the game', en, sv],
  ['the board', boardEn, boardSv],
] as const;

test.each(CATALOGUES)('Swedish says everything that English says: %s', (_, english, swedish) => {
  expect(Object.keys(swedish).sort()).toEqual(Object.keys(english).sort());
});

test.each(CATALOGUES)('every Swedish text has the placeholders of the English one: %s', (_, english, swedish) => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const translated: Readonly<Record<string, unknown>> = swedish;
  for (const [id, text] of Object.entries(english)) {
    const other = translated[id];
    if (typeof text !== 'string' || typeof other !== 'string') continue;
    expect(placeholders(other), id).toEqual(placeholders(text));
  }
});
