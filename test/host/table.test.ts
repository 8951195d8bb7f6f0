import { describe, expect, test } from 'vitest';
import { loadMatch } from '../../src/host/match/load.ts';
import type { Store } from '../../src/host/store.ts';
import { original } from '../server/kit/revised.ts';
import { begun, ID, rowOf } from './matches.ts';
import { STORES, storeOn } from './stores.ts';
import { type Person, startProcess } from './tables.ts';

describe.each(STORES)('a table on %s', (kind) => {
  const store = storeOn(kind);
  const TWO = ['astrid', 'bjorn'];

  async function untilUndo(person: Person): Promise<number> {
    for (let tries = 0; tries < 100; tries++) {
      const mine = person.match().perspectives.find(({ canUndo }) => canUndo);
      if (mine !== undefined) return mine.viewer as number;
      const asked = person.match().perspectives.find(({ offers }) => offers.length > 0);
      await person.answer(asked?.viewer as number, asked?.offers.at(-1));
    }
    throw new Error('nothing could ever be taken back');
  }

  test('a move whose write failed has not happened, and is made when it is sent again', async () => {
    await begun(store, original, TWO, { firstPlayer: 0 });
    let broken = true;
    const unsteady: Store = {
      ...store,
      append: (entry) => (broken ? Promise.reject(new Error('the disk is full')) : store.append(entry)),
    };
    const here = await startProcess(unsteady, original);
    const [astrid, bjorn] = [await here.come('astrid'), await here.come('bjorn')];
    const heard = bjorn.heard.length;
    expect(await astrid.answer(0)).toMatchObject({ type: 'refused', code: 'trouble' });
    expect(await astrid.answer(0)).toMatchObject({ type: 'refused', code: 'trouble' });
    expect(bjorn.heard.length).toBe(heard);
    expect(await store.logFrom(ID, 0)).toEqual([]);
    broken = false;
    expect(await astrid.answer(0)).toMatchObject({ type: 'accepted', revision: 1 });
    expect(bjorn.match().moments).toBe(1);
    expect(await store.logFrom(ID, 0)).toHaveLength(1);
  });

  test('taking back says what it takes back, too', async () => {
    await begun(store, original, ['astrid', 'astrid'], { firstPlayer: 0 });
    const astrid = await (await startProcess(store, original)).come('astrid');
    const seat = await untilUndo(astrid);
    const { seatEntry } = astrid.perspective(seat);
    const { moments } = astrid.match();
    const undo = { type: 'undo', table: ID, seat, seatEntry } as const;
    expect(await astrid.ask({ ...undo, seatEntry: seatEntry + 1 })).toMatchObject({ code: 'behind' });
    expect(await astrid.ask({ ...undo, seatEntry: 0 })).toMatchObject({ code: 'behind' });
    expect(astrid.match().moments).toBe(moments);
    expect(await astrid.ask(undo)).toMatchObject({ type: 'accepted' });
    expect(await astrid.ask(undo)).toMatchObject({ type: 'accepted' });
    expect(astrid.match().moments).toBe(moments - 1);
  });

  test('what another process has entered is read before anything is refused', async () => {
    await begun(store, original, ['astrid', 'astrid'], { firstPlayer: 0 });
    const [here, there] = [await startProcess(store, original), await startProcess(store, original)];
    const [atHome, away] = [await here.come('astrid'), await there.come('astrid')];
    await atHome.answer(0);
    const next = atHome.match().perspectives.find(({ offers }) => offers.length > 0);
    const seat = next?.viewer as number;
    const move = { ...next?.offers[0] } as never;
    const { seatEntry } = atHome.perspective(seat);
    expect(await away.ask({ type: 'move', table: ID, seat, seatEntry, move })).toMatchObject({ type: 'accepted' });
    expect(away.match().moments).toBe(2);
  });

  test('a resigned seat is sent no offers, and a bot plays on', async () => {
    await begun(store, original, ['astrid', 'bjorn', 'cecilia'], { firstPlayer: 0 });
    const astrid = await (await startProcess(store, original)).come('astrid');
    expect(await astrid.ask({ type: 'resign', table: ID, seat: 0, seatEntry: 0 })).toMatchObject({ type: 'accepted' });
    expect(astrid.perspective(0)).toMatchObject({ offers: [], canUndo: false });
    expect((await store.table(ID))?.seats[0]?.stand_in).toBe('greedy');
  });

  test('a match that rules refuse is unreadable, and says so', async () => {
    await begun(store, original, TWO, { firstPlayer: 0 });
    const here = await startProcess(store, original);
    const astrid = await here.come('astrid');
    await astrid.answer(0);
    // The same version, but by its rules nothing can ever be answered.
    const broken = { ...original, steps: { ...original.steps, sow: { ...original.steps.sow, offer() {} } } } as never;
    const there = await startProcess(store, broken);
    const bjorn = await there.come('bjorn');
    expect(bjorn.heard).toEqual([]);
    expect(there.table.unreadable).toBe(true);
    expect(there.table.live).toBeUndefined();
    const unreadable = loadMatch(store, broken, await rowOf(store), Date.now);
    await expect(unreadable).rejects.toMatchObject({
      cause: { message: expect.stringContaining('entry 0 is refused') },
    });
  });
});
