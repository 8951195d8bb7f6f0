import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { databaseOn, somebody, someTable } from '../../../../test/server/kit/rows.ts';
import { callInsertion } from '../calls/calls.ts';
import type { Database } from '../database/schema.ts';
import { keepPlan } from '../match/ahead.ts';
import { addClocks } from '../match/clocks.ts';
import { planChores } from './chores.ts';
import { giveBackAllJobs, giveBackJobs, giveBackJobsOfOthers, type JobTable, takeJobs } from './jobs.ts';

const NAMES = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'] as const;

/** Three jobs of each kind, due at 1000, 2000 and 3000. */
const PLANTS: Readonly<Record<JobTable, (db: Database) => Promise<unknown>>> = {
  calls: (db) =>
    callInsertion(
      db,
      NAMES.map((table_id, i) => ({
        person: 'astrid',
        table_id,
        turn: i,
        kind: 'turn',
        channel: 'push',
        made: 0,
        due: (i + 1) * 1000,
      })),
    ).execute(),
  async clocks(db) {
    await somebody(db, 'astrid');
    const state = { seats: [], pauses: [], wishes: [], notes: [] };
    for (const [i, id] of NAMES.entries()) {
      await someTable(db, id, 'astrid', [{}, {}]);
      await addClocks(db, id, { state, due: (i + 1) * 1000, revision: 0 });
    }
  },
  async moves_ahead(db) {
    await somebody(db, 'astrid');
    const plan = { seat: 0, person: 'astrid', seat_entry: 0, moves: '[]', made: 0 };
    for (const [i, id] of NAMES.entries()) {
      await someTable(db, id, 'astrid', [{}, {}]);
      await keepPlan(db, { ...plan, table_id: id, due: (i + 1) * 1000 });
    }
  },
  async chores(db) {
    await planChores(db, NAMES);
    for (const [i, name] of NAMES.entries()) {
      await db
        .updateTable('chores')
        .set({ due: (i + 1) * 1000 })
        .where('name', '=', name)
        .execute();
    }
  },
};

describe.each(KINDS)('jobs in a database on %s', (kind) => {
  const place = databaseOn(kind);

  describe.each(Object.keys(PLANTS) as JobTable[])('which are %s', (table) => {
    const take = async (node: string, now: number, most = 10) =>
      (await takeJobs(place.db, kind, table, { node, now, most })).map(({ due }) => due).sort();

    test('what is due is taken by one process, the longest due first, and by no other', async () => {
      await PLANTS[table](place.db);
      expect(await take('north', 999)).toEqual([]);
      expect(await take('north', 2000, 1)).toEqual([1000]);
      expect(await take('south', 2000)).toEqual([2000]);
      expect(await take('north', 2000)).toEqual([]);
      expect(await take('south', 3000)).toEqual([3000]);
    });

    test('many processes that look at once take each once', async () => {
      await PLANTS[table](place.db);
      const taken = await Promise.all(Array.from({ length: 8 }, (_, node) => take(`node ${node}`, 3000, 2)));
      // Rows locked by another process are skipped.
      const rest = await take('the rest', 3000);
      expect([...taken.flat(), ...rest].sort()).toEqual([1000, 2000, 3000]);
    });

    test('what was not carried out is given back: one, all of a process, and all of those that are gone', async () => {
      await PLANTS[table](place.db);
      const { db } = place;
      const jobs = await takeJobs(db, kind, table, { node: 'north', now: 3000, most: 10 });
      const first = jobs.filter(({ due }) => due === 1000);
      await giveBackJobs(db, table, 'south', first);
      expect(await take('south', 3000)).toEqual([]);
      await giveBackJobs(db, table, 'north', first);
      expect(await take('south', 3000)).toEqual([1000]);
      await giveBackJobsOfOthers(db, ['north', 'south']);
      expect(await take('south', 3000)).toEqual([]);
      await giveBackJobsOfOthers(db, ['south']);
      expect(await take('south', 3000)).toEqual([2000, 3000]);
      await giveBackAllJobs(db, table, 'south');
      expect(await take('north', 3000)).toEqual([1000, 2000, 3000]);
    });
  });

  test('a call counts how often a process ended while it was sending', async () => {
    const { db } = place;
    await PLANTS.calls(db);
    await takeJobs(db, kind, 'calls', { node: 'north', now: 1000, most: 1 });
    await giveBackJobsOfOthers(db, ['south']);
    await takeJobs(db, kind, 'calls', { node: 'south', now: 1000, most: 1 });
    await giveBackAllJobs(db, 'calls', 'south');
    const rows = await db.selectFrom('calls').select('interrupted').orderBy('due').execute();
    expect(rows.map(({ interrupted }) => interrupted)).toEqual([2, 0, 0]);
  });
});
