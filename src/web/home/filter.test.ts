import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../protocol/server.ts';
import { EVERYTHING, fits, groupOf } from './filter.ts';

const seat = (number: number, name: string, mine = false): SeatInfo => ({
  seat: number,
  holder: 'person',
  name,
  mine,
  present: true,
  resigned: false,
  votes: 0,
});

const table = (about: Partial<TableInfo> = {}): TableInfo => ({
  table: 'aaaaaaaaaa',
  game: 'cave-troll',
  version: 1,
  rulesChanged: false,
  options: {},
  state: 'running',
  open: false,
  host: false,
  seats: [seat(0, 'Me', true), seat(1, 'Åsa')],
  asked: [1],
  spectators: 0,
  created: 0,
  moved: 0,
  commitment: '',
  ...about,
});

test.each([
  [{ asked: [0] }, 'turn'],
  [{ asked: [1] }, 'others'],
  [{ state: 'gathering' }, 'gathering'],
  [{ state: 'over', asked: [] }, 'over'],
] as const)('a table with %o is listed under %s', (about, group) => {
  expect(groupOf(table(about))).toBe(group);
  expect(fits(table(about), { ...EVERYTHING, group })).toBe(true);
  expect(fits(table(about), EVERYTHING)).toBe(true);
});

test.each([
  [{ game: 'cave-troll' }, true],
  [{ game: 'caverna' }, false],
  [{ companion: ' asa' }, true],
  [{ companion: 'ÅSA' }, true],
  // One's own name says nothing about a match.
  [{ companion: 'Me' }, false],
  [{ group: 'over' }, false],
] as const)('the filter %o lets it pass: %s', (wanted, passes) => {
  expect(fits(table(), { ...EVERYTHING, ...wanted })).toBe(passes);
});
