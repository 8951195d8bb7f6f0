import { USUAL_LEVEL } from '../../bots/level-names.ts';
import { callsFor, NEWS_DELAY } from '../../host/calls.ts';
import type { SeatRow } from '../../host/store.ts';
import { randomFor, shuffle } from '../../kernel/random.ts';
import { tableFor } from '../../kernel/table.ts';
import { paceFrom } from '../../protocol/read-pace.ts';
import { newRow } from '../lobby/make.ts';
import { startSeatedMatch } from '../lobby/start-seated.ts';
import { bannedAmong } from '../people/restraints.ts';
import type { Server } from '../server.ts';
import { callInsertion } from '../store/calls/calls.ts';
import type { Database } from '../store/database/schema.ts';
import { whoCanSignInAgain } from '../store/people/lasting.ts';
import { callsOf } from '../store/people/people.ts';
import { blocksBetween } from '../store/people/relations.ts';
import type { WaitingRow } from '../store/tables/schema.ts';
import { addTable } from '../store/tables/tables.ts';
import { holdWaiting, isAnybodyWaiting, noteEnded, tablesToBegin } from '../store/tables/waiting.ts';
import { type Seating, seatTogether } from './match.ts';
import { waitersFrom } from './waiters.ts';

const HOUR = 60 * 60_000;

/**
 * In milliseconds: so long after its last sign of life a page counts as closed. Browsers let pages in the background do something
 * once a minute only.
 */
export const PAGE_GONE = 100_000;

/**
 * Seats people who wait. Tables are made and the waiting ends in one transaction. Matches begin after it; if this process is killed
 * in between, the next look begins them. It is a chore, so that looks never overlap: each would skip the people locked by the other.
 */
export async function seatWaiting(server: Server): Promise<void> {
  const { db, now } = server;
  if (await isAnybodyWaiting(db)) await seatAll(server);
  for (const table of await tablesToBegin(db, now() - HOUR)) {
    try {
      await startSeatedMatch(server, table, USUAL_LEVEL);
    } catch (err) {
      server.log.error({ table, err }, 'a match of people who waited could not begin');
    }
  }
}

async function seatAll(server: Server): Promise<void> {
  await server.db.transaction().execute(async (transaction) => {
    const rows = await holdWaiting(transaction, server.kind);
    const over = rows.filter((row) => isOver(server, row));
    await noteEnded(
      transaction,
      over.map(({ id }) => id),
      { ended: server.now(), outcome: 'left', table_id: null, bots: 0 },
    );
    const present = await whoMayPlay(
      server,
      transaction,
      rows.filter((row) => !over.includes(row)),
    );
    for (const seating of await seatingsFor(server, transaction, present)) {
      await makeSeating(server, transaction, present, seating);
    }
  });
}

/** After downtime: pages could not show that they were still open, so their time is extended. */
function isOver({ now, started }: Server, { until, stay }: WaitingRow): boolean {
  return (stay === 1 ? until : Math.max(until, started + PAGE_GONE)) < now();
}

/** A ban or a lost way to sign in keeps somebody waiting without a table. */
async function whoMayPlay(server: Server, db: Database, rows: readonly WaitingRow[]): Promise<WaitingRow[]> {
  const people = rows.map(({ person }) => person);
  const banned = new Set(await bannedAmong({ ...server, db }, people));
  const lasting = await whoCanSignInAgain(
    db,
    rows.filter(({ rated }) => rated === 1).map(({ person }) => person),
  );
  const known = new Set(server.settings.games.map(({ id }) => id));
  return rows.filter(
    ({ person, rated, game }) => known.has(game) && !banned.has(person) && (rated === 0 || lasting.has(person)),
  );
}

async function seatingsFor(server: Server, db: Database, rows: readonly WaitingRow[]): Promise<Seating[]> {
  const blocks = await blocksBetween(
    db,
    rows.map(({ person }) => person),
  );
  const apart = new Set(blocks.flatMap(({ person, other }) => [`${person} ${other}`, `${other} ${person}`]));
  return seatTogether(await waitersFrom(db, rows), server.now(), (one, other) => apart.has(`${one} ${other}`));
}

/** Makes the table, ends the waiting of those who sit there, and calls them. */
async function makeSeating(
  server: Server,
  transaction: Database,
  rows: readonly WaitingRow[],
  { game: id, seats, pace, rated, people, bots }: Seating,
): Promise<void> {
  const game = await server.gameNamed(id);
  const waited = rows.filter(({ person }) => people.includes(person));
  const [host] = people;
  if (game === undefined || host === undefined) return;
  const table = newRow(server, game, tableFor(game, seats, {}), host, {
    open: true,
    hints: false,
    pace: paceFrom(pace),
    rated,
    arranged: 'waiting',
  });
  const holders: Pick<SeatRow, 'holder' | 'person' | 'bot'>[] = [
    ...people.map((person) => ({ holder: 'person' as const, person, bot: null })),
    ...Array.from({ length: bots }, () => ({ holder: 'bot' as const, person: null, bot: USUAL_LEVEL })),
  ];
  const seated = shuffle(randomFor(table.seed, `seats at ${table.id}`), holders);
  await addTable(
    transaction,
    table,
    seated.map((holder, seat) => ({ table_id: table.id, seat, stand_in: null, ...holder })),
  );
  const ended = await noteEnded(
    transaction,
    waited.map(({ id: row }) => row),
    { ended: server.now(), outcome: bots === 0 ? 'people' : 'bots', table_id: table.id, bots },
  );
  if (ended !== people.length) throw new Error(`${people.length} people were to sit down, and ${ended} waited`);
  const made = server.now();
  const calls = callsFor(await callsOf(transaction, people), 'found', {
    table_id: table.id,
    turn: 0,
    made,
    due: made + NEWS_DELAY,
  });
  if (calls.length > 0) await callInsertion(transaction, calls).execute();
}
