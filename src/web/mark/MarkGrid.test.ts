import { expect, test } from 'vitest';
import { toggleCut } from './MarkGrid.tsx';

test('a cut comes, and goes if it is made again in either direction', () => {
  expect(toggleCut('', 'w', 'c')).toBe('cw');
  expect(toggleCut('cw', 'k', 'o')).toBe('cwko');
  expect(toggleCut('cwko', 'c', 'w')).toBe('ko');
  expect(toggleCut('cwko', 'o', 'k')).toBe('cw');
});
