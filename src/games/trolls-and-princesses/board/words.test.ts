import { expect, test } from 'vitest';
import { boardWords as boardEn } from '../messages/en/board.ts';
import { boardWords as boardSv } from '../messages/sv/board.ts';

test('Swedish says everything that English says', () => {
  expect(Object.keys(boardSv).sort()).toEqual(Object.keys(boardEn).sort());
});

test('every action, section and stop has words that are not empty in both languages', () => {
  for (const [id, text] of [...Object.entries(boardEn), ...Object.entries(boardSv)]) {
    if (typeof text === 'string') expect(text.trim(), id).not.toBe('');
  }
});
