import { expect, test } from 'vitest';
import { AREAS } from '../box/areas.ts';
import { DOORS } from '../box/doors.ts';
import { walk } from './walk.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

test('arrows lead through doors', () => {
  expect(walk('stair-nw', 'ArrowUp')).toBe('porch-nw');
  expect(walk('stair-nw', 'ArrowDown')).toBe('guardpost-nw');
  expect(walk('vault-w', 'ArrowLeft')).toBe('hoard-w');
  expect(walk('pit-centre', 'ArrowRight')).toBe('throne-ring');
});

test('an arrow never leads through a wall', () => {
  const joined = (a: string, b: string) => DOORS.some((door) => [door.a, door.b].every((id) => id === a || id === b));
  for (const { id } of AREAS) {
    for (const arrow of ARROWS) {
      const to = walk(id, arrow);
      if (to !== undefined) expect(joined(id, to), `${id} ${arrow} ${to}`).toBe(true);
    }
  }
});

test('every area can be walked to from the first stair', () => {
  const seen = new Set<string>(['stair-nw']);
  for (const id of seen) {
    for (const arrow of ARROWS) {
      const to = walk(id as 'stair-nw', arrow);
      if (to !== undefined) seen.add(to);
    }
  }
  expect([...seen].sort()).toEqual(AREAS.map(({ id }) => id).sort());
});
