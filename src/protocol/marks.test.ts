import { expect, test } from 'vitest';
import { type Mark, MOST_MARKS, withMark } from './marks.ts';

const RING: Mark = { kind: 'ring', at: 'room-3' };
const ARROW: Mark = { kind: 'arrow', from: 'room-3', to: 'room-4' };

test('a mark that is drawn again goes, whatever was written beside it', () => {
  const marks = withMark(withMark([], RING), ARROW);
  expect(marks).toEqual([RING, ARROW]);
  const captioned = marks.map((mark): Mark => ({ ...mark, words: 'here', pinned: true }));
  expect(withMark(captioned, RING)).toEqual([{ ...ARROW, words: 'here', pinned: true }]);
  expect(withMark(marks, { kind: 'arrow', from: 'room-4', to: 'room-3' })).toHaveLength(3);
});

test('a board takes no more marks than it can show, and still lets them go', () => {
  const full = Array.from({ length: MOST_MARKS }, (_, at): Mark => ({ kind: 'ring', at: `room-${at}` }));
  expect(withMark(full, ARROW)).toEqual(full);
  expect(withMark(full, RING)).toHaveLength(MOST_MARKS - 1);
});
