import { expect } from 'vitest';
import { gameNamed } from '../../src/games/index.ts';
import { sameMove } from '../../src/kernel/offers.ts';
import { parseRecord, verify } from '../../src/kernel/record.ts';
import { entryOf } from '../../src/server/store/entry.ts';
import { logFrom } from '../../src/server/store/log.ts';
import { openDatabase } from '../../src/server/store/open.ts';
import type { Database, LogRow } from '../../src/server/store/schema.ts';
import { GAME } from '../../src/server/testing/matches.ts';
import { beginMatch, come, enter, isInMidChoice, type Played, type Present, type Wanted } from './crowd.ts';

const MATCHES_AT_ONCE = 8;

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
  const now = player.match(played.table);
  expect(now.sequence).toBeGreaterThanOrEqual(played.shown);
  if (known?.sequence === now.sequence) {
    expect(now.perspectives).toEqual(known.perspectives);
    expect([now.steps, now.scores]).toEqual([known.steps, known.scores]);
  }
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
  const { table, acknowledged, shown, said, sitting, seats } = played;
  const rows = await logFrom(db, table, 0);
  expect(rows.map(({ sequence }) => sequence)).toEqual([...rows.keys()]);
  for (const wanted of acknowledged.values()) {
    expect(rows[wanted.sequence], JSON.stringify(wanted)).toSatisfy((row: LogRow) => isEntryOf(row, wanted));
  }
  expect(rows.length).toBeGreaterThanOrEqual(shown);
  // Nothing is there that nobody wanted either.
  const unanswered = sitting.flatMap((each) => each.unanswered ?? []);
  for (const row of rows) {
    const entry = entryOf(row);
    const isBots = 'seat' in entry && typeof seats[entry.seat] === 'object';
    const wanted = isBots || acknowledged.has(row.sequence) || unanswered.some((each) => isEntryOf(row, each));
    expect(wanted, `${table} ${row.sequence} ${row.entry}`).toBe(true);
  }
  const chat = await db.selectFrom('chat').select('text').where('table_id', '=', table).execute();
  expect(chat.map(({ text }) => text)).toEqual(expect.arrayContaining(said));
}

function isEntryOf(row: LogRow | undefined, { sequence, seat, move }: Wanted): boolean {
  const entry = row && entryOf(row);
  if (entry === undefined || 'rules' in entry || row?.sequence !== sequence || entry.seat !== seat) return false;
  if (move === undefined) return 'undo' in entry;
  return 'move' in entry && sameMove(entry.move, move);
}

/** Played to its end, and the whole of it by the rules. */
export async function mustHaveEndedWell(url: string, { table, over }: Played): Promise<void> {
  expect(over).toBe(true);
  const record = parseRecord(await (await fetch(`${url}/api/matches/${table}/record`)).text());
  verify(gameNamed(GAME), record);
}
