import { expect, test } from 'vitest';
import { boardEn } from './messages.ts';
import { boardSv } from './messages-sv.ts';

test('Swedish says everything that English says', () => {
  expect(Object.keys(boardSv).sort()).toEqual(Object.keys(boardEn).sort());
});

test('every action, section and stop has words that are not empty in both languages', () => {
  for (const [id, text] of [...Object.entries(boardEn), ...Object.entries(boardSv)]) {
    if (typeof text === 'string') expect(text.trim(), id).not.toBe('');
  }
});
