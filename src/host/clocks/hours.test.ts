import { expect, test } from 'vitest';
import type { PlayingHours } from '../../protocol/pace.ts';
import { momentAfter, nextOpening, openBetween } from './hours.ts';

const HOUR = 3_600_000;
const DAYTIME: PlayingHours = { from: '10:00', to: '22:00', zone: 'Europe/Stockholm' };
const NIGHTS: PlayingHours = { from: '20:00', to: '02:00', zone: 'Europe/Stockholm' };
const SMALL_HOURS: PlayingHours = { from: '01:00', to: '05:00', zone: 'Europe/Stockholm' };
const SKIPPED: PlayingHours = { from: '02:00', to: '03:00', zone: 'Europe/Stockholm' };
const NEW_YORK: PlayingHours = { from: '10:00', to: '22:00', zone: 'America/New_York' };
const HALF_HOURS: PlayingHours = { from: '09:30', to: '10:30', zone: 'Asia/Kathmandu' };

const at = (time: string) => Date.parse(time);

test.each<[string, PlayingHours | undefined, string, string, number]>([
  ['without hours all of it', undefined, '2026-01-10T00:00Z', '2026-01-11T12:00Z', 36],
  ['nothing before they begin', DAYTIME, '2026-01-10T03:00Z', '2026-01-10T09:00Z', 0],
  ['what lies within one day', DAYTIME, '2026-01-10T09:00Z', '2026-01-10T11:00Z', 2],
  ['a whole day has its twelve hours', DAYTIME, '2026-01-10T00:00Z', '2026-01-11T00:00Z', 12],
  ['not the night between two days', DAYTIME, '2026-01-10T20:00Z', '2026-01-11T10:00Z', 2],
  ['hours of another zone', NEW_YORK, '2026-01-10T09:00Z', '2026-01-10T16:00Z', 1],
  ['hours that go on after midnight', NIGHTS, '2026-01-10T18:00Z', '2026-01-11T08:00Z', 6],
  ['the part of them after midnight', NIGHTS, '2026-01-10T23:30Z', '2026-01-11T08:00Z', 1.5],
  ['the morning that loses an hour', SMALL_HOURS, '2026-03-28T20:00Z', '2026-03-29T20:00Z', 3],
  ['the morning that gains an hour', SMALL_HOURS, '2026-10-24T20:00Z', '2026-10-25T20:00Z', 5],
  ['hours that are skipped altogether', SKIPPED, '2026-03-28T20:00Z', '2026-03-29T20:00Z', 0],
  ['a day on which summer begins has its twelve', DAYTIME, '2026-03-28T23:00Z', '2026-03-29T22:00Z', 12],
  ['zones that differ by part of an hour', HALF_HOURS, '2026-05-01T04:00Z', '2026-05-01T06:00Z', 0.75],
  ['nothing backwards', DAYTIME, '2026-01-10T12:00Z', '2026-01-10T11:00Z', 0],
])('%s', (_, hours, from, to, expected) => {
  expect(openBetween(hours, at(from), at(to))).toBe(expected * HOUR);
});

test.each<[string, PlayingHours | undefined, string, number, string]>([
  ['without hours it is simply later', undefined, '2026-01-10T00:00Z', 36, '2026-01-11T12:00Z'],
  ['within a day', DAYTIME, '2026-01-10T10:00Z', 2, '2026-01-10T12:00Z'],
  ['from the night on', DAYTIME, '2026-01-10T01:00Z', 2, '2026-01-10T11:00Z'],
  ['over a night', DAYTIME, '2026-01-10T20:00Z', 3, '2026-01-11T11:00Z'],
  ['to the last moment of a day', DAYTIME, '2026-01-10T20:00Z', 1, '2026-01-10T21:00Z'],
  ['24 hours take two days', DAYTIME, '2026-01-10T09:00Z', 24, '2026-01-11T21:00Z'],
  ['over the beginning of summer', DAYTIME, '2026-03-28T20:00Z', 2, '2026-03-29T09:00Z'],
  ['over the end of summer', DAYTIME, '2026-10-24T19:00Z', 2, '2026-10-25T10:00Z'],
  ['past a day that has none of its hours', SKIPPED, '2026-03-28T20:00Z', 1, '2026-03-30T01:00Z'],
  ['nights', NIGHTS, '2026-01-11T00:30Z', 1, '2026-01-11T19:30Z'],
])('when time has passed, %s', (_, hours, from, open, expected) => {
  const moment = momentAfter(hours, at(from), open * HOUR);
  expect(new Date(moment).toISOString()).toBe(new Date(expected).toISOString());
  expect(openBetween(hours, at(from), moment)).toBe(open * HOUR);
});

test('the hours begin next when they do, and now if they have begun', () => {
  expect(nextOpening(DAYTIME, at('2026-01-10T22:00Z'))).toBe(at('2026-01-11T09:00Z'));
  expect(nextOpening(DAYTIME, at('2026-01-10T21:00Z'))).toBe(at('2026-01-11T09:00Z'));
  expect(nextOpening(DAYTIME, at('2026-01-10T09:00Z'))).toBeUndefined();
  expect(nextOpening(undefined, at('2026-01-10T22:00Z'))).toBeUndefined();
});

test('both agree at every quarter of an hour of a year', () => {
  for (const hours of [DAYTIME, NIGHTS, SMALL_HOURS, SKIPPED]) {
    for (let quarter = 0; quarter < 365 * 24 * 4; quarter += 37) {
      const from = at('2026-01-01T00:00Z') + quarter * (HOUR / 4);
      const moment = momentAfter(hours, from, 7 * HOUR);
      expect(openBetween(hours, from, moment)).toBe(7 * HOUR);
    }
  }
});
