import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../protocol/server.ts';
import { addressOf, filterIn, fits, seatsLeft, soonFullFirst } from './filter.ts';

const seat = (holder: SeatInfo['holder']): SeatInfo =>
  ({ seat: 0, holder, name: '', present: false, mine: false, resigned: false, votes: 0 }) satisfies SeatInfo;

function table(id: string, holders: readonly SeatInfo['holder'][], more: Partial<TableInfo> = {}): TableInfo {
  return {
    table: id,
    game: 'gnome-elf-troll',
    version: 1,
    rulesChanged: false,
    options: {},
    state: 'gathering',
    open: true,
    host: false,
    seats: holders.map(seat),
    asked: [],
    spectators: 0,
    created: 0,
    moved: 0,
    commitment: '',
    ...more,
  };
}

test('a filter is kept in the address, and what does not exist is left out', () => {
  const filter = { game: 'cave-troll', pace: 'live', seats: '3' };
  expect(addressOf('/tables', filter)).toBe('/tables?game=cave-troll&pace=live&seats=3');
  expect(filterIn('?game=cave-troll&pace=live&seats=3')).toEqual(filter);
  expect(filterIn('?game=chess&pace=bullet&seats=99&rated=yes&colour=red')).toEqual({ rated: 'yes' });
  expect(addressOf('/tables', {})).toBe('/tables');
});

test.each([
  [{}, true],
  [{ game: 'gnome-elf-troll', pace: 'none', rated: 'no', seats: '2', length: 'short' }, true],
  [{ game: 'caverna' }, false],
  [{ pace: 'live' }, false],
  [{ rated: 'yes' }, false],
  [{ seats: '3' }, false],
  [{ length: 'long' }, false],
])('%o fits an unrated table of two without a clock: %s', (filter, expected) => {
  expect(fits(table('a', ['person', 'nobody']), filter)).toBe(expected);
});

test('tables that will soon be full come first, then the newest, and full ones last', () => {
  const tables = [
    table('full', ['person', 'person']),
    table('empty', ['person', 'nobody', 'nobody', 'nobody'], { created: 9 }),
    table('older', ['person', 'nobody'], { created: 1 }),
    table('newer', ['person', 'person', 'nobody'], { created: 2 }),
  ];
  expect(soonFullFirst(tables).map((each) => each.table)).toEqual(['newer', 'older', 'empty', 'full']);
});

test('where people sit whom one follows comes first while a seat is free; a seat that is kept is not', () => {
  const followedAt = (info: ReturnType<typeof table>) => ({
    ...info,
    seats: info.seats.map((seat, at) => (at === 0 ? { ...seat, followed: true as const } : seat)),
  });
  const keptAt = (info: ReturnType<typeof table>) => ({
    ...info,
    seats: info.seats.map((seat) =>
      seat.holder === 'nobody' ? { ...seat, kept: { person: 'ada', name: 'Ada', mark: '' } } : seat,
    ),
  });
  const tables = [
    keptAt(table('kept', ['person', 'nobody'])),
    table('other', ['person', 'nobody']),
    followedAt(table('followed', ['person', 'nobody', 'nobody'])),
    followedAt(table('full', ['person', 'person'])),
  ];
  expect(
    soonFullFirst(tables)
      .map((each) => each.table)
      .slice(0, 2),
  ).toEqual(['followed', 'other']);
  expect(tables.map(seatsLeft)).toEqual([0, 1, 2, 0]);
});
