import { describe, expect, test } from 'vitest';
import type { Thinker } from '../../src/host/bots.ts';
import { entryOf } from '../../src/host/entry.ts';
import { infoAt } from '../../src/host/info.ts';
import type { Append, Store } from '../../src/host/store.ts';
import { stopTime, timeIsUp } from '../../src/host/timekeeping.ts';
import { inTurn } from '../../src/host/turn.ts';
import type { Game, Seat } from '../../src/kernel/game.ts';
import { type StandingTime, standingTime } from '../standing-time.ts';
import { sealedBids } from '../toys/sealed-bids/index.ts';
import { waitUntil } from '../waiting.ts';
import { begun, ID } from './matches.ts';
import { STORES, storeOn } from './stores.ts';
import { type Person, type Process, startProcess } from './tables.ts';

const bids = sealedBids as unknown as Game;
const PEOPLE = ['astrid', 'bjorn', 'cecilia'] as const;
const SECONDS = 30;
/** In milliseconds: as long as plans may take. */
const ALL_OF_IT = SECONDS * 1000;
/** When `begun` begins its matches. */
const BEGUN = 1500;

/** Bots that think until the test is over. */
const FOR_EVER: Thinker = {
  think: () => new Promise(() => {}),
  advise: () => Promise.reject(new Error('nobody advises here')),
};

function startWith(store: Store, time: StandingTime, thinker?: Thinker): Promise<Process> {
  return startProcess(store, bids, thinker, time);
}

async function gather({ come }: Process): Promise<[Person, Person, Person]> {
  return [await come(PEOPLE[0]), await come(PEOPLE[1]), await come(PEOPLE[2])];
}

/** What the log has of each seat, one after another. */
async function movesOf(store: Store, seat: Seat): Promise<string[]> {
  const entries = (await store.logFrom(ID, 0)).map(entryOf);
  return entries.flatMap((entry) => ('move' in entry && entry.seat === seat ? [entry.move.do] : []));
}

async function revealed(store: Store): Promise<void> {
  await waitUntil('all plans are revealed', async () => (await store.table(ID))?.row.clock_due === null);
}

describe.each(STORES)('limited time, on %s', (kind) => {
  const store = storeOn(kind);

  test('when it is up, plans are locked as they stand, and a bot completes those that cannot be', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const here = await startWith(store, time);
    const [astrid, bjorn] = await gather(here);
    await astrid.answer(0);
    await bjorn.answer(1);
    await bjorn.answer(1, { do: 'trust' });
    time.pass(ALL_OF_IT - 1);
    await inTurn(here.table.turn, async () => {});
    expect(await store.logFrom(ID, 0)).toHaveLength(3);
    time.pass(1);
    await revealed(store);
    for (const seat of PEOPLE.keys()) expect(await movesOf(store, seat)).toEqual(['bid', 'trust']);
    expect(here.noted).toEqual([]);
  });

  test('everybody is told how much is left, and of every new period at once', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const here = await startWith(store, time);
    const [astrid, bjorn, cecilia] = await gather(here);
    time.pass(ALL_OF_IT / 3);
    const people = [astrid, bjorn, cecilia, await here.come('a spectator')];
    expect(astrid.info()?.clock).toEqual({ left: ALL_OF_IT });
    expect(people[3]?.info()?.clock).toEqual({ left: (ALL_OF_IT * 2) / 3 });
    for (const [seat, person] of [astrid, bjorn, cecilia].entries()) {
      await person.answer(seat);
      await person.answer(seat, { do: 'trust' });
    }
    // The winner claims the lot without hurry.
    for (const person of people) expect(person.info()?.clock).toBeUndefined();
    expect(time.waiting()).toBe(0);
    const [winner = 0] = astrid.match().asked;
    await people[winner]?.answer(winner);
    for (const person of people) expect(person.info()?.clock).toEqual({ left: ALL_OF_IT });
    expect((await store.table(ID))?.row).toMatchObject({ clock_period: '2', clock_due: time.now() + ALL_OF_IT });
  });

  test('taking back does not begin it anew, and is over with it', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const here = await startWith(store, time, FOR_EVER);
    const [astrid] = await gather(here);
    await astrid.answer(0);
    time.pass(ALL_OF_IT - 1);
    expect(await astrid.undo(0)).toMatchObject({ type: 'accepted' });
    await astrid.answer(0);
    expect(infoAt(here.table, 'astrid').clock).toEqual({ left: 1 });
    expect((await store.table(ID))?.row.clock_due).toBe(BEGUN + ALL_OF_IT);
    time.pass(1);
    await waitUntil('the plan is locked', async () => (await movesOf(store, 0)).includes('trust'));
    // Whoever planned it hears of it after it is stored.
    await inTurn(here.table.turn, async () => {});
    expect(await astrid.undo(0)).toMatchObject({ code: 'not-allowed', refusal: { say: 'refused.time-up' } });
  });

  test('tells nobody what was locked for others, while that is a secret', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS, done: 'hidden' });
    const time = standingTime(BEGUN);
    const here = await startWith(store, time, FOR_EVER);
    const [astrid, bjorn, cecilia] = await gather(here);
    const silent = [bjorn, cecilia, await here.come('a spectator')];
    await astrid.answer(0);
    const before = silent.map((person) => person.match());
    time.pass(ALL_OF_IT);
    await waitUntil('the plan is locked', async () => (await movesOf(store, 0)).includes('trust'));
    await inTurn(here.table.turn, async () => {});
    expect(astrid.match()).toMatchObject({ moments: 2, asked: [1, 2] });
    for (const [at, person] of silent.entries()) {
      expect(person.match()).toBe(before[at]);
      expect(person.info()).toMatchObject({ asked: [0, 1, 2], moved: BEGUN, clock: { left: 0 } });
    }
  });

  test('whoever answers late is locked at once with what that makes', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const here = await startWith(store, time, FOR_EVER);
    const people = await gather(here);
    time.pass(ALL_OF_IT);
    for (const [seat, person] of people.entries()) await person.answer(seat);
    await revealed(store);
    for (const seat of PEOPLE.keys()) expect(await movesOf(store, seat)).toEqual(['bid', 'trust']);
  });

  test('that has passed while no process ran is up for the next one', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const before = await startWith(store, time);
    await (await before.come('astrid')).answer(0);
    stopTime(before.table);
    time.pass(10 * ALL_OF_IT);
    const later = await startWith(store, time);
    await later.come('bjorn');
    time.pass(0);
    await revealed(store);
    for (const seat of PEOPLE.keys()) expect(await movesOf(store, seat)).toEqual(['bid', 'trust']);
  });

  test('that is kept by two processes locks every plan once', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const processes = [await startWith(store, time), await startWith(store, time)] as const;
    const [astrid, bjorn] = [await processes[0].come('astrid'), await processes[1].come('bjorn')];
    await astrid.answer(0);
    await bjorn.answer(1);
    time.pass(ALL_OF_IT);
    await revealed(store);
    for (const { table } of processes) {
      await waitUntil('nobody thinks any more', () => table.thinking.size === 0 && !table.turn.busy);
    }
    for (const seat of PEOPLE.keys()) expect(await movesOf(store, seat)).toEqual(['bid', 'trust']);
    expect(processes.flatMap(({ noted }) => noted)).toEqual([]);
  });

  test('bots plan as they always do, however late it is', async () => {
    await begun(store, bids, ['astrid', { bot: 'greedy' }], { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const here = await startWith(store, time, FOR_EVER);
    await here.come('astrid');
    time.pass(ALL_OF_IT);
    await waitUntil('a bot thinks for the one who is late', () => here.table.thinking.size === 2);
    expect(await store.logFrom(ID, 0)).toEqual([]);
  });

  test('ends with the match', async () => {
    await begun(store, bids, ['astrid', 'bjorn'], { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const astrid = await (await startWith(store, time)).come('astrid');
    await astrid.ask({ type: 'resign', table: ID, seat: 0, number: 0 });
    expect(time.waiting()).toBe(0);
    expect((await store.table(ID))?.row).toMatchObject({ state: 'over', clock_period: null, clock_due: null });
    expect(astrid.info()).toMatchObject({ state: 'over' });
    expect(astrid.info()?.clock).toBeUndefined();
  });

  test('is forgotten when new rules know none', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const { clock: _, ...patient } = { ...bids, version: bids.version + 1 };
    const time = standingTime(BEGUN + ALL_OF_IT);
    const { host, table } = await startProcess(store, patient, undefined, time);
    await inTurn(table.turn, () => timeIsUp(host, table));
    expect((await store.table(ID))?.row).toMatchObject({ clock_period: null, clock_due: null });
    expect(table.clock).toBeUndefined();
    expect(await store.logFrom(ID, 0)).toEqual([]);
  });

  test('costs nothing where there is none', async () => {
    await begun(store, bids, PEOPLE);
    const appended: Append[] = [];
    let read = 0;
    const watched: Store = {
      ...store,
      table(id) {
        read++;
        return store.table(id);
      },
      append(entry) {
        appended.push(entry);
        return store.append(entry);
      },
    };
    const time = standingTime(BEGUN);
    const people = await gather(await startWith(watched, time));
    const before = read;
    for (const [seat, person] of people.entries()) {
      await person.answer(seat);
      await person.answer(seat);
    }
    expect(appended).toHaveLength(6);
    for (const entry of appended) expect(entry).not.toHaveProperty('clock');
    expect(read).toBe(before);
    expect(time.waiting()).toBe(0);
  });
});
