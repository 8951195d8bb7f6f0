import type { Store } from '../../../host/store.ts';
import type { Database } from '../database/schema.ts';
import { addVote, levelsVoted, setStandIn, voteIn } from '../tables/seats.ts';
import { setRules, startTable, tableNamed } from '../tables/tables.ts';
import { clocksAt, setClocks } from './clocks.ts';
import { countEntries, entryOfSeat, logFrom } from './log.ts';
import { newestSnapshot, savePosition, settledAt, settledPlaces } from './snapshots.ts';
import type { Writer } from './writer.ts';

/** The store of the host, on the database. */
export function hostStore(
  db: Database,
  { append }: Pick<Writer, 'append'>,
  sync: () => Promise<void>,
  node = '',
): Store {
  return {
    table: (id) => tableNamed(db, id),
    start: (table, start) => startTable(db, table, start, node),
    append,
    logFrom: (table, sequence, before) => logFrom(db, table, sequence, before),
    entryOf: (table, seat, number) => entryOfSeat(db, table, seat, number),
    countEntries: (table, before) => countEntries(db, table, before),
    newestSnapshot: (table, kind) => newestSnapshot(db, table, kind),
    settledPlaces: (table) => settledPlaces(db, table),
    settledAt: (table, sequence) => settledAt(db, table, sequence),
    async savePositions(positions) {
      if (positions.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        for (const position of positions) await savePosition(transaction, position);
      });
    },
    setRules: (table, rules) => setRules(db, table, rules),
    clocks: (table) => clocksAt(db, table),
    setClocks: (table, clocks, along) => setClocks(db, table, clocks, along),
    setStandIn: (table, seat, level, at) => setStandIn(db, table, seat, level, at),
    addVote: (table, seat, person, level) => addVote(db, table, seat, person, level),
    levelsVoted: (table, seat, voters) => levelsVoted(db, table, seat, voters),
    voteIn: (table, seat, level, at) => voteIn(db, table, seat, level, at),
    sync,
  };
}
