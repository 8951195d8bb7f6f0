import { expect, test } from 'vitest';
import { minuteOfDay, nextAt, nextMorning, quietUntil } from './quiet.ts';

const NIGHT = { quiet: { from: 22 * 60 + 30, to: 7 * 60 + 30 }, zone: 'Europe/Stockholm' };

function at(text: string): number {
  return Date.parse(text);
}

function said(moment: number | undefined): string | undefined {
  return moment === undefined ? undefined : new Date(moment).toISOString();
}

test('the minute of the day is that of the time zone', () => {
  expect(minuteOfDay(at('2026-11-18T23:30:00Z'), 'Europe/Stockholm')).toBe(30);
  expect(minuteOfDay(at('2026-07-18T23:30:00Z'), 'Europe/Stockholm')).toBe(90);
  expect(minuteOfDay(at('2026-11-18T23:30:00Z'), 'Asia/Kolkata')).toBe(5 * 60);
});

test.each([
  ['2026-11-18T21:29:00Z', undefined],
  ['2026-11-18T21:30:00Z', '2026-11-19T06:30:00.000Z'],
  ['2026-11-19T06:29:59Z', '2026-11-19T06:30:00.000Z'],
  ['2026-11-19T06:30:00Z', undefined],
  // The night in which clocks are set back, and the one in which they are set forward.
  ['2026-10-24T21:00:00Z', '2026-10-25T06:30:00.000Z'],
  ['2026-03-28T22:00:00Z', '2026-03-29T05:30:00.000Z'],
])('quiet hours over midnight, looked at %s', (moment, until) => {
  expect(said(quietUntil(at(moment), NIGHT))).toBe(until);
});

test('quiet hours within a day, and none', () => {
  const siesta = { quiet: { from: 12 * 60, to: 14 * 60 }, zone: 'UTC' };
  expect(said(quietUntil(at('2026-11-18T13:00:00Z'), siesta))).toBe('2026-11-18T14:00:00.000Z');
  expect(quietUntil(at('2026-11-18T14:00:00Z'), siesta)).toBe(undefined);
  expect(quietUntil(at('2026-11-18T13:00:00Z'), { quiet: null, zone: 'UTC' })).toBe(undefined);
});

test('the next time that a clock shows an hour is never now', () => {
  expect(said(nextAt(at('2026-11-18T08:00:00Z'), 'UTC', 8 * 60))).toBe('2026-11-19T08:00:00.000Z');
  expect(said(nextAt(at('2026-11-18T07:59:30Z'), 'UTC', 8 * 60))).toBe('2026-11-18T08:00:00.000Z');
});

test('the morning is when quiet hours end, or seven', () => {
  expect(said(nextMorning(at('2026-11-18T12:00:00Z'), NIGHT))).toBe('2026-11-19T06:30:00.000Z');
  expect(said(nextMorning(at('2026-11-18T12:00:00Z'), { quiet: null, zone: 'UTC' }))).toBe('2026-11-19T07:00:00.000Z');
});
