import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { databaseOn, logRow, snapshotRow, somebody, someTable } from '../../../../test/server/kit/rows.ts';
import { savePosition, settledPlaces } from './snapshots.ts';
import { matchesToTrim, spareOf, trimMatch } from './trim.ts';
import { makeWriter } from './writer.ts';

const TABLE = 'aaaaaaaaaa';

function positions(...sequences: number[]) {
  return sequences.map((sequence) => ({ sequence, settled: 1, version: 1 }));
}

test('the first and the last position stay, and none in between lies near another', () => {
  const all = positions(...Array.from({ length: 31 }, (_, i) => 20 * i));
  const spare = spareOf(all);
  const left = all.map(({ sequence }) => sequence).filter((sequence) => !spare.includes(sequence));
  expect(left).toEqual([0, 200, 400, 600]);
  expect(spareOf(positions(0))).toEqual([]);
  expect(spareOf(positions(0, 7))).toEqual([]);
  expect(spareOf(positions(0, 7, 30))).toEqual([7]);
});

test('where the rules have changed, the first position by the new ones stays', () => {
  const changed = positions(0, 20, 40, 60, 80).map((each) => ({ ...each, version: each.sequence >= 40 ? 2 : 1 }));
  expect(spareOf(changed)).toEqual([20, 60]);
});

test('a position in the middle of something goes, unless it is the last', () => {
  const [first, middle, last] = positions(0, 300, 301);
  if (first === undefined || middle === undefined || last === undefined) throw new Error('there are three');
  expect(spareOf([first, { ...middle, settled: 0 }, last])).toEqual([300]);
  expect(spareOf([first, { ...middle, settled: 0 }])).toEqual([]);
});

describe.each(KINDS)('positions on %s', (kind) => {
  const store = databaseOn(kind);

  async function finished(ended: number): Promise<void> {
    await someTable(store.db, TABLE, await somebody(store.db, 'astrid'), [{}, {}], { state: 'over', ended });
    await savePosition(store.db, { snapshot: snapshotRow(TABLE, 0), after: undefined });
    const writer = makeWriter(store.db, store.commit);
    await Promise.all(Array.from({ length: 60 }, (_, sequence) => writer.append({ log: logRow(TABLE, sequence) })));
    for (const sequence of [20, 40, 60]) {
      await savePosition(store.db, { snapshot: snapshotRow(TABLE, sequence), after: 2000 + sequence - 1 });
    }
  }

  async function kept(): Promise<number[]> {
    const rows = await store.db.selectFrom('snapshots').select('sequence').orderBy('sequence').execute();
    return rows.map(({ sequence }) => sequence);
  }

  test('of a finished match go once; its log stays, and every moment has a position before it', async () => {
    await finished(5000);
    expect(await matchesToTrim(store.db, 5000, 10)).toEqual([]);
    expect(await matchesToTrim(store.db, 5001, 10)).toEqual([TABLE]);
    await trimMatch(store.db, TABLE);
    expect(await kept()).toEqual([0, 60]);
    expect(await matchesToTrim(store.db, 5001, 10)).toEqual([]);
    const { entries } = await store.db
      .selectFrom('log')
      .select((select) => select.fn.countAll<number>().as('entries'))
      .executeTakeFirstOrThrow();
    expect(Number(entries)).toBe(60);
    expect((await settledPlaces(store.db, TABLE)).map(({ moments }) => moments)).toEqual([0, 60]);
  });

  test('in the middle of something give way to the next', async () => {
    await finished(5000);
    for (const sequence of [51, 53, 55]) {
      const snapshot = snapshotRow(TABLE, sequence, { settled: 0 });
      await savePosition(store.db, { snapshot, after: 2000 + sequence - 1 });
    }
    expect(await kept()).toEqual([0, 20, 40, 55, 60]);
  });
});
