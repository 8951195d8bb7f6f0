import { expect, test } from 'vitest';
import { timeOfDay } from './order.ts';

test.each([
  [0, 'evening'],
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
])('at %i one is greeted in the %s', (hour, time) => {
  expect(timeOfDay(hour)).toBe(time);
});
