import { describe, expect, test } from 'vitest';
import { entryOf } from '../../src/host/match/entry.ts';
import { hostStore } from '../../src/server/store/match/host-store.ts';
import { makeWriter } from '../../src/server/store/match/writer.ts';
import { makeTable } from '../../src/server/store/tables/tables.ts';
import { KINDS } from '../server/kit/databases.ts';
import { original } from '../server/kit/revised.ts';
import { databaseOn, somebody } from '../server/kit/rows.ts';
import { begun, ID } from './matches.ts';
import { type Person, startProcess } from './tables.ts';

/** As where a replica takes over that lacks what was acknowledged last. */
describe.each(KINDS)('a database on %s that has lost entries', (kind) => {
  const place = databaseOn(kind);

  async function start() {
    const { db, commit, sync } = place;
    const store = hostStore(db, makeWriter(db, commit), sync);
    const addTable: Parameters<typeof begun>[0]['addTable'] = async (row, seats) => {
      await somebody(db, 'astrid');
      await makeTable(db, row, seats);
    };
    await begun({ ...store, addTable }, original, ['astrid', 'astrid'], { firstPlayer: 0 });
    return { store, process: await startProcess(store, original) };
  }

  async function playOn(astrid: Person, entries: number): Promise<void> {
    for (let entry = 0; entry < entries; entry++) {
      const [seat = 0] = astrid.match().asked;
      expect(await astrid.answer(seat)).toMatchObject({ type: 'accepted' });
    }
  }

  async function lose(from: number): Promise<void> {
    await place.db.deleteFrom('log').where('table_id', '=', ID).where('sequence', '>=', from).execute();
  }

  async function sequences(): Promise<number[]> {
    const rows = await place.db.selectFrom('log').select('sequence').orderBy('sequence').execute();
    return rows.map(({ sequence }) => sequence);
  }

  test('takes nothing after the gap: people are shown what is left, and go on from there', async () => {
    const { process } = await start();
    const astrid = await process.come('astrid');
    await playOn(astrid, 4);
    const known = astrid.match();
    await playOn(astrid, 3);
    await lose(4);
    const [seat = 0] = astrid.match().asked;
    const refused = await astrid.answer(seat);
    expect(refused).toMatchObject({ type: 'refused' });
    expect(astrid.match().moments).toBe(4);
    expect(astrid.match().perspectives).toEqual(known.perspectives);
    expect(process.noted.map(({ words }) => words)).toEqual([expect.stringContaining('has lost entries')]);
    await playOn(astrid, 3);
    expect(await sequences()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('and has others in their place takes nothing that would follow the lost ones', async () => {
    const { store, process } = await start();
    const here = await process.come('astrid');
    await playOn(here, 6);
    await lose(3);
    const there = await (await startProcess(store, original)).come('astrid');
    expect(there.match().moments).toBe(3);
    for (let entry = 3; entry < 6; entry++) {
      const [seat = 0] = there.match().asked;
      await there.answer(seat, there.perspective(seat).offers.at(-1));
    }
    const [seat = 0] = here.match().asked;
    await here.answer(seat);
    const entries = (await store.logFrom(ID, 0)).map(entryOf);
    const fresh = await (await startProcess(store, original)).come('astrid');
    expect(fresh.match().moments).toBe(entries.length);
    expect(here.match().perspectives).toEqual(fresh.match().perspectives);
    expect(await sequences()).toEqual([...entries.keys()]);
  });

  test('and the whole match knows of none any more', async () => {
    const { process } = await start();
    const astrid = await process.come('astrid');
    const { db } = place;
    await db.deleteFrom('snapshots').execute();
    await db.updateTable('tables').set({ state: 'gathering', started: null }).execute();
    const [seat = 0] = astrid.match().asked;
    expect(await astrid.answer(seat)).toMatchObject({ type: 'refused', code: 'not-running' });
    expect(astrid.info()?.state).toBe('gathering');
    expect(await sequences()).toEqual([]);
  });
});
