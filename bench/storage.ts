import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { greedy } from '../src/bots/greedy.ts';
import { GAMES } from '../src/games/index.ts';
import { deal } from '../src/host/match/begin.ts';
import {
  askedBits,
  doMove,
  forgetBeforeSnapshot,
  isSnapshotDue,
  type LiveMatch,
  markStored,
  placesOf,
  seatsAsked,
  snapshotOf,
} from '../src/host/match/live.ts';
import { newTableRow } from '../src/host/match/new-table-row.ts';
import { matchAfter } from '../src/host/past/past.ts';
import type { Store, TableRow } from '../src/host/store.ts';
import type { Game } from '../src/kernel/game.ts';
import { aloneAt, isMatchOver } from '../src/kernel/match.ts';
import { randomFor, seedFrom } from '../src/kernel/random.ts';
import { tableFor } from '../src/kernel/table.ts';
import { writeTold } from '../src/protocol/lines.ts';
import { type Opened, openDatabase } from '../src/server/store/database/open.ts';
import { hostStore } from '../src/server/store/match/host-store.ts';
import { trimMatch } from '../src/server/store/match/trim.ts';
import { makeWriter } from '../src/server/store/match/writer.ts';
import { makePerson } from '../src/server/store/people/people.ts';
import { makeTable } from '../src/server/store/tables/tables.ts';
import { alone, type Bench, type Figure } from './figures.ts';

const HOST = 'the host';
const KILOBYTE = 1024;

/** What a finished match of each game takes on disk, and how long it takes to show the moment that lies farthest from a position. */
export const storage: Bench = async ({ begin }) => {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-storage-'));
  const opened = await openDatabase(join(folder, 'underbridge.db'), () => {});
  try {
    await makePerson(opened.db, { id: HOST, name: HOST, made: 1, seen: 1 }, HOST);
    const figures: Figure[] = [];
    for (const game of GAMES) {
      begin(`storage/${game.id}`);
      figures.push(...(await measure(opened, game)));
    }
    return figures;
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true });
  }
};

async function measure(opened: Opened, game: Game): Promise<Figure[]> {
  const { db, commit, sync } = opened;
  const store = hostStore(db, makeWriter(db, commit), sync);
  const row = await playMatch(opened, store, game);
  const log = await bytesOf(opened, row.id, 'log');
  const positions = await bytesOf(opened, row.id, 'snapshots');
  await trimMatch(db, row.id);
  const left = await bytesOf(opened, row.id, 'snapshots');
  const { entries, longest } = await slowestMoment(opened, store, game, row);
  const figure = (name: string, unit: string, value: number) => alone(`storage/${game.id}/${name}`, unit, value);
  return [
    figure('entries', 'entries', entries),
    figure('log', 'KB', log / KILOBYTE),
    figure('positions', 'KB', positions / KILOBYTE),
    figure('positions-trimmed', 'KB', left / KILOBYTE),
    figure('slowest-moment', 'ms', longest),
  ];
}

/** A match of the usual number of seats, played by bots that look one action ahead. */
async function playMatch({ db }: Opened, store: Store, game: Game): Promise<TableRow> {
  const row = newRow(game);
  const seats = Array.from({ length: row.seats }, (_, seat) => ({ table_id: row.id, seat, stand_in: null }));
  await makeTable(
    db,
    row,
    seats.map((seat) => ({ ...seat, holder: 'person', person: HOST, bot: null })),
  );
  const { live, start } = deal(game, row, 1);
  await store.start(row.id, start);
  while (!isMatchOver(live.match)) await playOne(store, live);
  const played = await store.table(row.id);
  if (played === undefined) throw new Error('there is no table');
  return played.row;
}

function newRow(game: Game): TableRow {
  const table = tableFor(game, game.defaultSeats, {});
  return newTableRow({
    id: game.id.slice(0, 10),
    game: game.id,
    version: game.version,
    seats: table.seats,
    options: JSON.stringify(table.options),
    host: HOST,
    seed: seedFrom(`storage ${game.id}`),
    made: 1,
  });
}

async function playOne(store: Store, live: LiveMatch): Promise<void> {
  const { match, sequence } = live;
  const { game } = match;
  const [seat = 0] = seatsAsked(match);
  const seatEntry = live.counts[seat] ?? 0;
  const chance = randomFor(match.seed, `${seat} ${seatEntry}`);
  const move = await greedy.choose(game, game.view(aloneAt(match, seat), seat) as typeof match.position, seat, chance);
  const done = doMove(live, seat, move);
  if ('refused' in done) throw new Error(`refused: ${done.refused.say}`);
  const { text: told } = writeTold(done.told);
  const at = sequence + 2;
  const asked = askedBits(match);
  const due = isSnapshotDue(live);
  await store.append({
    log: {
      table_id: live.table,
      sequence,
      seat,
      number: seatEntry,
      entry: JSON.stringify(done.entry),
      told,
      version: game.version,
      asked,
      asked_known: asked,
      at,
      moved: at,
    },
    after: live.entered,
    ...(due && { snapshot: snapshotOf(live, sequence + 1) }),
    ...(isMatchOver(match) && { end: { ended: at, places: JSON.stringify(placesOf(match)) } }),
  });
  markStored(live, done.entry, told, at);
  if (due) forgetBeforeSnapshot(live);
}

/** What the columns of its rows hold; pages and indices come on top of that. */
async function bytesOf({ db }: Opened, table: string, part: 'log' | 'snapshots'): Promise<number> {
  const rows = await db.selectFrom(part).selectAll().where('table_id', '=', table).execute();
  return rows.reduce((sum, row) => sum + Buffer.byteLength(Object.values(row).join('')), 0);
}

async function slowestMoment(
  { db }: Opened,
  store: Store,
  game: Game,
  row: TableRow,
): Promise<{ entries: number; longest: number }> {
  const { length: entries } = await store.logFrom(row.id, 0);
  const kept = await db.selectFrom('snapshots').select('moments').where('table_id', '=', row.id).execute();
  // Whoever holds every seat counts every moment, secret ones too.
  const everySeat = Array.from({ length: row.seats }, (_, seat) => seat);
  let longest = 0;
  for (const { moments } of kept) {
    if (moments === 0) continue;
    const begun = performance.now();
    if ((await matchAfter(store, game, row, everySeat, moments - 1)) === undefined)
      throw new Error('a moment cannot be shown');
    longest = Math.max(longest, performance.now() - begun);
  }
  return { entries, longest };
}
