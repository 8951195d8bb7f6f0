import type { Game, Move, Seat } from '../../kernel/game.ts';
import { begin } from '../../kernel/match.ts';
import { Offers } from '../../kernel/offers.ts';
import { seedFrom } from '../../kernel/random.ts';
import { asked, offersFor } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import type { Database, LogRow, TableRow } from '../store/schema.ts';
import { startTable, tableNamed } from '../store/tables.ts';
import { somebody, someTable } from '../store/testing.ts';
import type { Writer } from '../store/writer.ts';
import {
  askedBits,
  type Done,
  doMove,
  forgetBeforeSnapshot,
  isSnapshotDue,
  type LiveMatch,
  noteStored,
  snapshotOf,
} from './live.ts';

export const ID = 'aaaaaaaaaa';

/** A match for two that has just begun, as the database has it. */
export async function begun(db: Database, game: Game): Promise<TableRow> {
  const host = await somebody(db, 'astrid');
  const table = tableFor(game, 2, {});
  const seed = seedFrom('a match that is loaded');
  await someTable(
    db,
    ID,
    host,
    [
      { holder: 'person', person: host },
      { holder: 'bot', bot: 'random' },
    ],
    {
      seed,
      version: game.version,
      rules: game.version,
      options: JSON.stringify(table.options),
    },
  );
  const { match, told } = begin(game, table, seed);
  const live = { table: ID, match, sequence: 0, base: 0, numbers: [], recent: [], kept: 0 };
  await startTable(db, ID, {
    started: 1500,
    asked: askedBits(match),
    opening: JSON.stringify(told),
    version: game.version,
    snapshot: snapshotOf(live, 0),
  });
  return rowOf(db);
}

export async function rowOf(db: Database): Promise<TableRow> {
  const stored = await tableNamed(db, ID);
  if (stored === undefined) throw new Error('there is no table');
  return stored.row;
}

/** Stores what was done, as the server does. */
export async function keep(writer: Writer, live: LiveMatch, done: Done): Promise<void> {
  const told = JSON.stringify(done.told);
  const log: LogRow = {
    table_id: live.table,
    sequence: live.sequence,
    entry: JSON.stringify(done.entry),
    told,
    version: live.match.game.version,
    asked: askedBits(live.match),
    at: 2000 + live.sequence,
  };
  const due = isSnapshotDue(live);
  await writer.append({ log, ...(due && { snapshot: snapshotOf(live, live.sequence + 1) }) });
  noteStored(live, done.entry, told);
  if (due) forgetBeforeSnapshot(live);
}

export function offersOf({ match }: LiveMatch): { seat: Seat; moves: Move[] } {
  const [seat = 0] = asked(match.position);
  const offers = new Offers();
  offersFor(match.game, match.position, seat, offers);
  return { seat, moves: offers.list() };
}

/** Plays so many entries: the last offer each time, or the one that `choose` takes. */
export async function playOn(
  writer: Writer,
  live: LiveMatch,
  entries: number,
  choose: (moves: readonly Move[]) => Move | undefined = (moves) => moves.at(-1),
): Promise<void> {
  for (let entry = 0; entry < entries; entry++) {
    const { seat, moves } = offersOf(live);
    const done = doMove(live, seat, choose(moves) ?? { do: 'nothing' });
    if ('refused' in done) throw new Error(`refused: ${done.refused.say}`);
    await keep(writer, live, done);
  }
}
