import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { databaseOn, logRow, snapshotRow, somebody, someTable } from '../../../../test/server/kit/rows.ts';
import { tableNamed } from '../tables/tables.ts';
import { logFrom } from './log.ts';
import { newestSnapshot, savePosition } from './snapshots.ts';
import { makeWriter } from './writer.ts';

describe.each(KINDS)('the writer on %s', (kind) => {
  const store = databaseOn(kind);

  async function twoTables(): Promise<void> {
    const host = await somebody(store.db, 'astrid');
    await someTable(store.db, 'aaaaaaaaaa', host, [{}, {}]);
    await someTable(store.db, 'bbbbbbbbbb', host, [{}, {}]);
    for (const table of ['aaaaaaaaaa', 'bbbbbbbbbb']) {
      await savePosition(store.db, { snapshot: snapshotRow(table, 0), after: undefined });
    }
  }

  test('keeps what many tables append at once, in the order of each', async () => {
    await twoTables();
    const writer = makeWriter(store.db, store.commit);
    const appended: Promise<string>[] = [];
    for (let sequence = 0; sequence < 150; sequence++) {
      appended.push(writer.append({ log: logRow('aaaaaaaaaa', sequence) }));
      appended.push(writer.append({ log: logRow('bbbbbbbbbb', sequence) }));
    }
    expect(new Set(await Promise.all(appended))).toEqual(new Set(['stored']));
    for (const table of ['aaaaaaaaaa', 'bbbbbbbbbb']) {
      const rows = await logFrom(store.db, table, 0);
      expect(rows).toEqual(Array.from({ length: 150 }, (_, sequence) => logRow(table, sequence)));
    }
  });

  test('gives a number to one entry only, and tells the other', async () => {
    await twoTables();
    const mine = makeWriter(store.db, store.commit);
    const others = makeWriter(store.db, store.commit);
    const results = await Promise.all([
      mine.append({ log: logRow('aaaaaaaaaa', 0, { told: '["mine"]' }), snapshot: snapshotRow('aaaaaaaaaa', 1) }),
      others.append({ log: logRow('aaaaaaaaaa', 0, { told: '["others"]' }) }),
      others.append({ log: logRow('bbbbbbbbbb', 0) }),
    ]);
    expect(results.slice(0, 2).sort()).toEqual(['stored', 'taken']);
    expect(results[2]).toBe('stored');
    const [row] = await logFrom(store.db, 'aaaaaaaaaa', 0);
    expect(row?.told).toBe(results[0] === 'stored' ? '["mine"]' : '["others"]');
    expect((await newestSnapshot(store.db, 'aaaaaaaaaa', 'any'))?.sequence).toBe(results[0] === 'stored' ? 1 : 0);
  });

  test('stores an entry only after the one before it, and after no other than that', async () => {
    await twoTables();
    await someTable(store.db, 'cccccccccc', 'astrid', [{}, {}]);
    const writer = makeWriter(store.db, store.commit);
    expect(await writer.append({ log: logRow('cccccccccc', 0) })).toBe('gap');
    await writer.append({ log: logRow('aaaaaaaaaa', 0) });
    expect(await writer.append({ log: logRow('aaaaaaaaaa', 2), snapshot: snapshotRow('aaaaaaaaaa', 3) })).toBe('gap');
    expect(await writer.append({ log: logRow('aaaaaaaaaa', 1), after: 1999 })).toBe('gap');
    const several = [
      { log: logRow('aaaaaaaaaa', 1), after: 2000 },
      { log: logRow('bbbbbbbbbb', 7), after: 2006 },
      { log: logRow('bbbbbbbbbb', 0) },
      { log: logRow('bbbbbbbbbb', 1), after: 2000 },
    ];
    expect(await Promise.all(several.map(writer.append))).toEqual(['stored', 'gap', 'stored', 'stored']);
    expect((await logFrom(store.db, 'aaaaaaaaaa', 0)).map(({ sequence }) => sequence)).toEqual([0, 1]);
    expect((await logFrom(store.db, 'bbbbbbbbbb', 0)).map(({ sequence }) => sequence)).toEqual([0, 1]);
    expect(await logFrom(store.db, 'cccccccccc', 0)).toEqual([]);
    expect((await newestSnapshot(store.db, 'aaaaaaaaaa', 'any'))?.sequence).toBe(0);
  });

  test('keeps no position that the log does not lead to', async () => {
    await twoTables();
    const writer = makeWriter(store.db, store.commit);
    await writer.append({ log: logRow('aaaaaaaaaa', 0) });
    for (const [sequence, after] of [
      [2, 2001],
      [1, 1999],
      [1, undefined],
    ] as const) {
      await savePosition(store.db, { snapshot: snapshotRow('aaaaaaaaaa', sequence), after });
      expect((await newestSnapshot(store.db, 'aaaaaaaaaa', 'any'))?.sequence).toBe(0);
    }
    await savePosition(store.db, { snapshot: snapshotRow('aaaaaaaaaa', 1), after: 2000 });
    expect((await newestSnapshot(store.db, 'aaaaaaaaaa', 'any'))?.sequence).toBe(1);
  });

  test('stores a resignation together with who plays on, unless somebody does already', async () => {
    await twoTables();
    const writer = makeWriter(store.db, store.commit);
    const standIn = (level: string) => ({ seat: 1, level, at: 1000 });
    await writer.append({ log: logRow('aaaaaaaaaa', 0), standIn: standIn('greedy') });
    await writer.append({ log: logRow('aaaaaaaaaa', 1), standIn: standIn('random') });
    const seats = async (table: string) => (await tableNamed(store.db, table))?.seats.map((seat) => seat.stand_in);
    expect(await seats('aaaaaaaaaa')).toEqual([null, 'greedy']);
    expect(await seats('bbbbbbbbbb')).toEqual([null, null]);
  });

  test('stores the last entry and the end of the match together', async () => {
    await twoTables();
    const writer = makeWriter(store.db, store.commit);
    await writer.append({
      log: logRow('aaaaaaaaaa', 0),
      snapshot: snapshotRow('aaaaaaaaaa', 1),
      end: { ended: 5000, places: '[2,1]' },
    });
    const stored = await tableNamed(store.db, 'aaaaaaaaaa');
    expect(stored?.row).toMatchObject({ state: 'over', ended: 5000, places: '[2,1]' });
    expect(stored).toMatchObject({ asked: 1, publicAsked: 1, entered: 2000, moved: 2000 });
    expect(await newestSnapshot(store.db, 'aaaaaaaaaa', 'settled')).toEqual(snapshotRow('aaaaaaaaaa', 1));
  });

  test('an entry that cannot be stored does not take others along', async () => {
    await twoTables();
    const writer = makeWriter(store.db, store.commit);
    const results = await Promise.allSettled([
      writer.append({ log: logRow('aaaaaaaaaa', 0) }),
      // The seat has an entry with that number already.
      writer.append({ log: logRow('aaaaaaaaaa', 1, { number: 0 }) }),
      writer.append({ log: logRow('bbbbbbbbbb', 0) }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await logFrom(store.db, 'bbbbbbbbbb', 0)).toHaveLength(1);
    await writer.idle();
  });

  test('an entry that was stored although the line broke before the answer is known to be stored', async () => {
    await twoTables();
    const breaking = makeWriter(store.db, async (queries) => {
      await store.commit(queries);
      throw new Error('the line broke');
    });
    expect(await breaking.append({ log: logRow('aaaaaaaaaa', 0) })).toBe('stored');
    const both = [logRow('aaaaaaaaaa', 1), logRow('bbbbbbbbbb', 0)].map((log) => breaking.append({ log }));
    expect(await Promise.all(both)).toEqual(['stored', 'stored']);
    expect(await breaking.append({ log: logRow('aaaaaaaaaa', 1, { at: 3000 }) })).toBe('taken');
  });

  test('when the database is gone, nobody waits for one attempt after another', async () => {
    await twoTables();
    let attempts = 0;
    const lost = makeWriter(store.db, async () => {
      attempts++;
      throw new Error('there is no database');
    });
    await store.close();
    const appended = Array.from({ length: 50 }, (_, sequence) => lost.append({ log: logRow('aaaaaaaaaa', sequence) }));
    const results = await Promise.allSettled(appended);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(attempts).toBe(2);
  });
});
