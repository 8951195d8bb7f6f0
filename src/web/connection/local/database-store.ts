import type { Append, SnapshotRow, Store } from '../../../host/store.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { KeptTable, LocalDatabase, WriteBatch } from './local-database.ts';

/** The host's store on top of the browser's database. */
export function databaseStore(database: LocalDatabase): Store {
  async function settledOf(table: string): Promise<SnapshotRow[]> {
    return (await database.snapshots(table)).filter(({ settled }) => settled === 1);
  }

  async function change(table: string, make: (kept: KeptTable) => KeptTable): Promise<void> {
    await database.change(table, (kept) => ({ table: make(kept) }));
  }

  return {
    table: (id) => database.table(id),
    async start(table, { snapshot, version, clocks, calls: _, ...begun }) {
      const written = await database.change(table, (kept) => ({
        table: {
          ...kept,
          row: { ...kept.row, ...begun, state: 'running', version, rules: version },
          asked: begun.asked,
          publicAsked: begun.asked,
          entered: begun.started,
          moved: begun.started,
          ...(clocks && { clocks }),
        },
        snapshots: [snapshot],
      }));
      return written === 'written';
    },
    async append(entry) {
      let isNext = true;
      const written = await database.change(entry.log.table_id, (kept) => {
        isNext = entry.clocks === undefined || (kept.clocks?.revision ?? 0) === entry.clocks.revision - 1;
        return isNext ? appended(kept, entry) : { table: kept };
      });
      return written === 'written' && isNext ? 'stored' : 'taken';
    },
    async logFrom(table, sequence, before = Number.POSITIVE_INFINITY) {
      const rows = await database.log(table);
      return rows.filter((row) => row.sequence >= sequence && row.sequence < before);
    },
    async entryOf(table, seat, number) {
      return (await database.log(table)).find((row) => row.seat === seat && row.number === number);
    },
    async countEntries(table, before) {
      const counts = new Map<Seat, number>();
      for (const { seat, sequence } of await database.log(table)) {
        if (seat !== null && sequence < before) counts.set(seat, (counts.get(seat) ?? 0) + 1);
      }
      return [...counts].map(([seat, entries]) => ({ seat, entries }));
    },
    async newestSnapshot(table, kind) {
      return (kind === 'settled' ? await settledOf(table) : await database.snapshots(table)).at(-1);
    },
    settledPlaces: (table) => settledOf(table),
    async settledAt(table, sequence) {
      return (await settledOf(table)).find((snapshot) => snapshot.sequence === sequence);
    },
    async savePositions(positions) {
      for (const { snapshot } of positions) {
        const kept = (await database.snapshots(snapshot.table_id)).find(
          ({ sequence }) => sequence === snapshot.sequence,
        );
        if (kept !== undefined && kept.version >= snapshot.version) continue;
        await database.change(snapshot.table_id, (table) => ({ table, snapshots: [snapshot] }));
      }
    },
    setRules: (table, rules) =>
      change(table, (kept) => ({ ...kept, row: { ...kept.row, rules: Math.max(rules, kept.row.rules) } })),
    clocks: async (table) => (await database.table(table))?.clocks,
    async setClocks(table, clocks, { standIn } = {}) {
      let isNext = false;
      await change(table, (kept) => {
        isNext = (kept.clocks?.revision ?? 0) === clocks.revision - 1;
        if (!isNext) return kept;
        return { ...(standIn === undefined ? kept : withStandIn(kept, standIn.seat, standIn.level)), clocks };
      });
      return isNext;
    },
    setStandIn: (table, seat, level) => change(table, (kept) => withStandIn(kept, seat, level)),
    // There are no votes at a single screen.
    async addVote() {},
    levelsVoted: async () => [],
    async voteIn() {},
    async sync() {},
  };
}

function appended(kept: KeptTable, { log, snapshot, end, standIn, clocks }: Append): WriteBatch {
  const isFree = kept.seats.some(({ seat, stand_in }) => seat === standIn?.seat && stand_in === null);
  const seated = standIn !== undefined && isFree ? withStandIn(kept, standIn.seat, standIn.level) : kept;
  const row = { ...kept.row, ...(end && { state: 'over' as const, ...end }) };
  const { asked, asked_known: publicAsked, at: entered, moved } = log;
  return {
    table: { ...seated, row, asked, publicAsked, entered, moved, ...(clocks && { clocks }) },
    log: [log],
    ...(snapshot && { snapshots: [snapshot] }),
  };
}

function withStandIn(kept: KeptTable, seat: Seat, level: string | null): KeptTable {
  return { ...kept, seats: kept.seats.map((each) => (each.seat === seat ? { ...each, stand_in: level } : each)) };
}
