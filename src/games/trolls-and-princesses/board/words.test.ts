import { expect, test } from 'vitest';
import { boardWords as boardDe } from '../messages/de/board.ts';
import { boardWords as boardEn } from '../messages/en/board.ts';
import { boardWords as boardSv } from '../messages/sv/board.ts';

test('Swedish and German say everything that English says', () => {
  for (const words of [boardSv, boardDe]) expect(Object.keys(words).sort()).toEqual(Object.keys(boardEn).sort());
});

test('every action, section and stop has words that are not empty in any language', () => {
  for (const [id, text] of [boardEn, boardSv, boardDe].flatMap((words) => Object.entries(words))) {
    if (typeof text === 'string') expect(text.trim(), id).not.toBe('');
  }
});
