import type { Game } from '../../../src/kernel/game.ts';
import { PACES } from '../../../src/protocol/pace.ts';
import type { Opened } from '../../../src/server/store/database/open.ts';
import { logRow, somebody, someTable } from './rows.ts';

const LIVE = JSON.stringify(PACES['live-quick']);

type Told = readonly Readonly<Record<string, unknown>>[];

/** A finished match of these people, the best first unless places are given. */
export async function finished(
  { db }: Opened,
  id: string,
  people: readonly string[],
  {
    rated = 1,
    places = people.map((_, seat) => seat + 1),
    standIns = [] as number[],
    ended = 5000,
    log = [] as readonly { seat: number; at: number; asked: number; told?: Told; entry?: object }[],
  } = {},
): Promise<void> {
  const seats = people.map((person, seat) => ({
    holder: 'person' as const,
    person,
    stand_in: standIns.includes(seat) ? 'troll' : null,
  }));
  await someTable(db, id, people[0] ?? '', seats, {
    state: 'over',
    started: 1000,
    asked: 1,
    ended,
    places: JSON.stringify(places),
    rated,
    pace: LIVE,
  });
  const rows = log.map(({ seat, at, asked, told = [], entry = { seat, move: { do: 'done' } } }, sequence) =>
    logRow(id, sequence, {
      seat,
      number: sequence,
      at,
      asked,
      entry: JSON.stringify(entry),
      told: JSON.stringify(told.map((event) => ({ event, to: 'all' }))),
    }),
  );
  if (rows.length > 0) await db.insertInto('log').values(rows).execute();
}

const QUIET = { error: () => {} } as never;

/** As much of a server as counting needs. */
export function counting({ db, kind }: Opened, games: readonly Game[] = []) {
  return { db, kind, log: QUIET, gameNamed: async (id: string) => games.find((game) => game.id === id) };
}

export async function everybody({ db }: Opened, ...names: readonly string[]): Promise<void> {
  for (const name of names) await somebody(db, name);
}
