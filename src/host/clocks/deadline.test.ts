import { expect, test } from 'vitest';
import { PACES, type Pace } from '../../protocol/pace.ts';
import type { ClockState, SeatClockState } from './clock-state.ts';
import { alarmOf, deadlineOf, stopped } from './deadline.ts';

const HOUR = 3_600_000;
const MORNING = Date.parse('2026-01-10T09:00Z');
const BY_DAYS: Pace = PACES['days-brisk'];
const IN_DAYTIME: Pace = { ...BY_DAYS, hours: { from: '10:00', to: '22:00', zone: 'Europe/Stockholm' } };

function running(left: number, since: number | null = MORNING, free = 0): SeatClockState {
  return { left, since, free, turn: null };
}

function state(...seats: (SeatClockState | null)[]): ClockState {
  return { seats, pauses: [], wishes: [], notes: [] };
}

test('a clock that runs has a deadline, and one that stands has none', () => {
  const clocks = state(running(30 * HOUR), running(30 * HOUR, null), null);
  expect([0, 1, 2, 3].map((seat) => deadlineOf(BY_DAYS, clocks, seat))).toEqual([
    MORNING + 30 * HOUR,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a deadline is later by the free time and by nights', () => {
  expect(deadlineOf(BY_DAYS, state(running(HOUR, MORNING, 3000)), 0)).toBe(MORNING + HOUR + 3000);
  expect(deadlineOf(IN_DAYTIME, state(running(24 * HOUR)), 0)).toBe(MORNING + 36 * HOUR);
});

test('an alarm is due when a fifth of the bank is left, and at once where there is less', () => {
  expect(alarmOf(BY_DAYS, state(running(24 * HOUR)), 0)).toBe(MORNING + 19.2 * HOUR);
  expect(alarmOf(IN_DAYTIME, state(running(24 * HOUR)), 0)).toBe(MORNING + (12 + 19.2) * HOUR);
  expect(alarmOf(BY_DAYS, state(running(2 * HOUR)), 0)).toBe(MORNING);
  expect(alarmOf(BY_DAYS, state(running(24 * HOUR, null)), 0)).toBeUndefined();
});

test('free time passes first, and a moment before the clock ran costs nothing', () => {
  const clock = running(HOUR, MORNING, 3000);
  expect(stopped(clock, MORNING + 2000)).toEqual(running(HOUR, null, 1000));
  expect(stopped(clock, MORNING + 5000)).toEqual(running(HOUR - 2000, null, 0));
  expect(stopped(clock, MORNING - HOUR)).toEqual(running(HOUR, null, 3000));
});
