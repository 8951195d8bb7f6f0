import { expect, test } from 'vitest';
import { newest } from './newest.ts';

test('what fits is told whole', () => {
  expect(newest(['One.', 'Two.'], 8)).toEqual(['One.', 'Two.']);
  expect(newest([], 8)).toEqual([]);
});

test('what does not fit gives way to what is newer, and the newest is always told', () => {
  expect(newest(['One.', 'Two.', 'Three.'], 10)).toEqual(['Two.', 'Three.']);
  expect(newest(['One.', 'A long sentence.'], 10)).toEqual(['A long sentence.']);
});
