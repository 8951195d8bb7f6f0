import { expect, test } from 'vitest';
import type { AddressedEvent } from '../kernel/tell.ts';

import { linesFor, linesText, writeTold } from './lines.ts';

const told: AddressedEvent[] = [
  { event: { say: 'told.sowed', seat: 0, kind: 'bean' }, to: 'all' },
  { event: { say: 'told.drew', seat: 0, kind: '"apple"' }, to: { only: 0 } },
  { event: { say: 'told.drew-a-tile', seat: 0 }, to: { except: 0 } },
];

test('what is kept is what was told', () => {
  expect(writeTold(told).text).toBe(JSON.stringify(told));
  expect(writeTold([]).text).toBe('[]');
});

test.each([0, 1, 'spectator'] as const)('%s is told what they may hear', (viewer) => {
  expect(linesText(writeTold(told), 7, viewer)).toBe(JSON.stringify(linesFor(told, 7, viewer)));
});
