import { expect, test } from 'vitest';
import { PACE_NAMES, PACES } from './pace.ts';
import { PaceProblem, paceFrom } from './read-pace.ts';

const OWN = { kind: 'days', bank: 86_400, increment: 3600, cap: 86_400 };
const DAYTIME = { from: '10:00', to: '22:00', zone: 'Europe/Stockholm' };

test('none is the pace of tables that want none', () => {
  expect(paceFrom(undefined)).toBeUndefined();
  expect(paceFrom('none')).toBeUndefined();
});

test.each(PACE_NAMES)('%s is within what can be chosen', (name) => {
  expect(paceFrom(name)).toEqual(PACES[name]);
  const { kind, bank, increment, cap, free } = PACES[name];
  expect(paceFrom({ kind, bank, increment, cap, free })).toEqual(PACES[name]);
});

test('what is chosen with a pace is kept', () => {
  const pace = paceFrom({ preset: 'days-slow', hours: DAYTIME, timeUp: 'resign', holidays: false });
  expect(pace).toEqual({ ...PACES['days-slow'], hours: DAYTIME, timeUp: 'resign', holidays: false });
});

test.each<[unknown, string]>([
  [7, "a pace is 'none', one of live-quick, live-calm, days-brisk, days-steady, days-slow, or an object"],
  ['fast', 'the name of a pace is live-quick or live-calm'],
  [{ preset: 'days-slow', bank: 5 }, "there is no 'bank' here, only preset, hours, timeUp, holidays"],
  [{ ...OWN, kind: 'weeks' }, 'kind is live or days'],
  [{ ...OWN, bank: -1 }, 'bank is a whole number of seconds from 3600 to 5184000 where kind is days'],
  [{ ...OWN, bank: 1e12, cap: 1e12 }, 'bank is a whole number of seconds from 3600 to 5184000'],
  [{ ...OWN, kind: 'live', increment: 1.5 }, 'increment is a whole number of seconds from 0 to 3600'],
  [{ ...OWN, increment: '60' }, 'increment is a whole number of seconds'],
  [{ ...OWN, cap: 3600 }, 'cap is at least bank, 86400 seconds'],
  [{ ...OWN, free: 61 }, 'free is a whole number of seconds from 0 to 60'],
  [{ ...OWN, timeUp: 'lose' }, 'timeUp is stand-in or resign'],
  [{ ...OWN, holidays: 1 }, 'holidays is true or false'],
  [{ preset: 'live-calm', holidays: true }, 'holidays is false where kind is live'],
  [{ preset: 'live-calm', hours: DAYTIME }, 'only a table whose kind is days has playing hours'],
  [{ ...OWN, hours: 'always' }, 'hours.from is a time of day such as 10:00'],
  [{ ...OWN, hours: { ...DAYTIME, to: '24:00' } }, 'hours.to is a time of day such as 10:00'],
  [{ ...OWN, hours: { ...DAYTIME, to: '10:00' } }, 'hours last at least an hour every day'],
  [{ ...OWN, hours: { ...DAYTIME, to: '10:30' } }, 'hours last at least an hour every day'],
  [{ ...OWN, hours: { ...DAYTIME, zone: 'Europe/Underbridge' } }, 'hours.zone is a time zone such as Europe/Stockholm'],
  [{ ...OWN, hours: { ...DAYTIME, zone: '+01:00' } }, 'hours.zone is a time zone such as Europe/Stockholm'],
  [{ ...OWN, hours: { ...DAYTIME, days: 'all' } }, "there is no 'days' in hours, only from, to, zone"],
])('%j is refused with what would be right', (wish, problem) => {
  expect(() => paceFrom(wish)).toThrow(PaceProblem);
  expect(() => paceFrom(wish)).toThrow(problem);
});
