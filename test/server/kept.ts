import { expect } from 'vitest';
import { entryOf } from '../../src/host/match/entry.ts';
import type { LogRow } from '../../src/host/store.ts';
import { sameMove } from '../../src/kernel/offers.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import { openDatabase } from '../../src/server/store/database/open.ts';
import type { Database } from '../../src/server/store/database/schema.ts';
import { logFrom } from '../../src/server/store/match/log.ts';
import { GAMES } from './all-games.ts';
import { beginMatch, come, enter, isInMidChoice, keyOf, type Played, type Present, type Wanted } from './crowd.ts';
import type { Player } from './kit/client.ts';

const MATCHES_AT_ONCE = 8;
const LAST_STEPS = 20;

/** Those who were interrupted are back where they were and send again what was not answered; new ones fill the empty tables. */
export async function everybodyComes(
  url: string,
  matches: Played[],
  found = { inMidChoice: 0 },
): Promise<readonly Present[]> {
  const interrupted = matches.filter(({ over }) => !over);
  const back = (await Promise.all(interrupted.map((match) => come(url, match)))).flat();
  for (const each of back) {
    mustGoOnWhereItWas(each);
    if (isInMidChoice(each.player.match(each.played.table))) found.inMidChoice++;
  }
  for (const { played, sitting, player } of back) {
    if (sitting.unanswered) await enter(played, sitting, player, sitting.unanswered);
  }
  const fresh = await Promise.all(
    Array.from({ length: MATCHES_AT_ONCE - interrupted.length }, (_, i) => beginMatch(url, matches.length + i)),
  );
  matches.push(...fresh);
  return [...back, ...(await Promise.all(fresh.map((match) => come(url, match)))).flat()];
}

function mustGoOnWhereItWas({ played, sitting, player }: Present): void {
  const { known } = sitting;
  if (known === undefined) return;
  const now = player.match(played.table);
  known.perspectives.forEach(({ viewer, seatEntry }, index) => {
    const perspective = now.perspectives[index];
    expect(perspective?.viewer).toBe(viewer);
    expect(perspective?.seatEntry).toBeGreaterThanOrEqual(seatEntry);
  });
  if (historyOf(known) !== historyOf(now)) return;
  expect(now.perspectives).toEqual(known.perspectives);
  expect(now.scores).toEqual(known.scores);
}

/** How a match came to where it stands, as far as its last moments and the viewers' own entries tell. */
function historyOf({ moments, asked, perspectives, logs }: ReturnType<Player['match']>): string {
  const numbers = perspectives.map(({ seatEntry }) => seatEntry);
  const recent = logs.map((lines) => lines.filter(({ moment }) => moment > moments - LAST_STEPS && moment > 0));
  return JSON.stringify([moments, asked, numbers, recent]);
}

/** Looks at the database itself, while no server uses it. */
export async function inspect(database: string, matches: readonly Played[]): Promise<void> {
  const { db, close } = await openDatabase(database, (error) => {
    throw error;
  });
  try {
    for (const match of matches) await mustBeKept(db, match);
  } finally {
    await close();
  }
}

async function mustBeKept(db: Database, played: Played): Promise<void> {
  const { table, acknowledged, said, sitting, seats } = played;
  const rows = await logFrom(db, table, 0);
  expect(rows.map(({ sequence }) => sequence)).toEqual([...rows.keys()]);
  for (const [seat] of seats.entries()) {
    const numbers = rows.filter((row) => row.seat === seat).map(({ number }) => number);
    expect(numbers).toEqual([...numbers.keys()]);
  }
  for (const wanted of acknowledged.values()) {
    expect(
      rows.some((row) => isEntryOf(row, wanted)),
      JSON.stringify(wanted),
    ).toBe(true);
  }
  // Nothing is there that nobody wanted either.
  const unanswered = sitting.flatMap((each) => each.unanswered ?? []);
  for (const row of rows) {
    const entry = entryOf(row);
    const isBots = 'seat' in entry && typeof seats[entry.seat] === 'object';
    const key = keyOf({ seat: row.seat ?? -1, seatEntry: row.number ?? -1 });
    const wanted = isBots || acknowledged.has(key) || unanswered.some((each) => isEntryOf(row, each));
    expect(wanted, `${table} ${row.sequence} ${row.entry}`).toBe(true);
  }
  const chat = await db.selectFrom('chat').select('text').where('table_id', '=', table).execute();
  expect(chat.map(({ text }) => text)).toEqual(expect.arrayContaining(said));
}

export function isEntryOf(row: LogRow, { seat, seatEntry, move }: Wanted): boolean {
  const entry = entryOf(row);
  if ('rules' in entry || row.number !== seatEntry || row.seat !== seat || entry.seat !== seat) return false;
  if (move === undefined) return 'undo' in entry;
  return 'move' in entry && sameMove(entry.move, move);
}

/** Played to its end, and the whole of it by the rules. */
export async function mustHaveEndedWell(url: string, { table, over }: Played): Promise<void> {
  expect(over).toBe(true);
  const record = parseRecord(await (await fetch(`${url}/api/matches/${table}/record`)).text());
  const game = GAMES.find(({ id }) => id === record.game);
  if (game === undefined) throw new Error(`there is no game ${record.game}`);
  verify(game, record);
}
