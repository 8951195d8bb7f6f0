import { describe, expect, test } from 'vitest';
import type { Thinker } from '../../src/host/bots/bots.ts';
import type { ClockState } from '../../src/host/clocks/clock-state.ts';
import { noticePresence } from '../../src/host/clocks/pause-clock.ts';
import { cancelDeadline, timeIsUp } from '../../src/host/clocks/timekeeping.ts';
import { withLock } from '../../src/host/lock.ts';
import { entryOf } from '../../src/host/match/entry.ts';
import type { Append, Store, StoredClocks } from '../../src/host/store.ts';
import { infoAt } from '../../src/host/watchers/info.ts';
import type { Game, Seat } from '../../src/kernel/game.ts';
import type { AddressedEvent } from '../../src/kernel/tell.ts';
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
  await waitUntil('all plans are revealed', async () => (await clocksIn(store))?.state.period === undefined);
}

function clocksIn(store: Store): Promise<StoredClocks | undefined> {
  return store.clocks(ID);
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
    await withLock(here.table.lock, async () => {});
    expect(await store.logFrom(ID, 0)).toHaveLength(3);
    time.pass(1);
    await revealed(store);
    for (const seat of PEOPLE.keys()) expect(await movesOf(store, seat)).toEqual(['bid', 'trust']);
    expect(here.noted).toEqual([]);
  });

  test('what comes of a plan that was locked for want of time says so, and that of others does not', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const here = await startWith(store, time);
    const [astrid, bjorn, cecilia] = await gather(here);
    await astrid.answer(0);
    await cecilia.answer(2);
    await bjorn.answer(1);
    await bjorn.answer(1, { do: 'trust' });
    time.pass(ALL_OF_IT);
    await revealed(store);
    const told = (await store.logFrom(ID, 0)).flatMap((row) => JSON.parse(row.told) as AddressedEvent[]);
    const shown = told.filter(({ event }) => event.say === 'told.revealed');
    expect(shown.map(({ event }) => [event.seat, event.late])).toEqual([
      [0, true],
      [1, undefined],
      [2, true],
    ]);
    expect(here.table.late.size).toBe(0);
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
    const [winner = 0] = astrid.match().asked;
    await people[winner]?.answer(winner);
    // What was revealed is still being shown.
    for (const person of people) expect(person.info()?.clock).toEqual({ left: ALL_OF_IT, paused: 'show' });
    time.pass(ALL_OF_IT / 3);
    for (const person of people.slice(0, 3)) {
      expect(person.info()?.clock).toEqual({ left: ALL_OF_IT, paused: 'show' });
      await person.ask({ type: 'shown', table: ID });
    }
    for (const person of people) expect(person.info()?.clock).toEqual({ left: ALL_OF_IT });
    expect(await clocksIn(store)).toMatchObject({ state: { period: { period: '2' } }, due: time.now() + ALL_OF_IT });
  });

  test.each([-3_600_000, 3_600_000])('does not change when the clock is set by %i ms', async (jump) => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const here = await startWith(store, time);
    const [astrid] = await gather(here);
    await astrid.answer(0);
    time.pass(ALL_OF_IT / 3);
    time.set(jump);
    expect(infoAt(here.table, 'astrid').clock).toEqual({ left: (ALL_OF_IT * 2) / 3 });
    expect(await astrid.undo(0)).toMatchObject({ type: 'accepted' });
    await astrid.answer(0);
    time.pass((ALL_OF_IT * 2) / 3 - 1);
    await withLock(here.table.lock, async () => {});
    expect(await movesOf(store, 0)).not.toContain('trust');
    time.pass(1);
    await revealed(store);
  });

  test('is no longer than all of it, though the clock was set back before this process came to know of it', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const time = standingTime(BEGUN);
    time.set(-3_600_000);
    const here = await startWith(store, time);
    const [astrid] = await gather(here);
    expect(astrid.info()?.clock).toEqual({ left: ALL_OF_IT });
    time.pass(ALL_OF_IT);
    await revealed(store);
  });

  test('that is up while the store is away is seen to when it is back', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    let away = false;
    let asked = 0;
    const unsteady: Store = {
      ...store,
      async table(id) {
        if (!away) return store.table(id);
        asked++;
        throw new Error('the store is away');
      },
    };
    const time = standingTime(BEGUN);
    const here = await startWith(unsteady, time);
    await gather(here);
    away = true;
    time.pass(ALL_OF_IT);
    for (const attempt of [1, 2, 3]) {
      await waitUntil(`attempt ${attempt} has failed`, () => here.noted.length === attempt && time.waiting() === 1);
      time.pass(1_000);
    }
    away = false;
    await waitUntil('attempt 4 has failed', () => asked === 4 && time.waiting() === 1);
    time.pass(1_000);
    await revealed(store);
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
    expect((await clocksIn(store))?.due).toBe(BEGUN + ALL_OF_IT);
    time.pass(1);
    await waitUntil('the plan is locked', async () => (await movesOf(store, 0)).includes('trust'));
    // Whoever planned it hears of it after it is stored.
    await withLock(here.table.lock, async () => {});
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
    await withLock(here.table.lock, async () => {});
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
    cancelDeadline(before.table);
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
      await waitUntil('nobody thinks any more', () => table.thinking.size === 0 && !table.lock.busy);
    }
    for (const seat of PEOPLE.keys()) expect(await movesOf(store, seat)).toEqual(['bid', 'trust']);
    expect(processes.flatMap(({ noted }) => noted)).toEqual([]);
  });

  test('that begins while nobody with a seat is there rests at once, and none of it passes', async () => {
    await begun(store, bids, ['astrid', 'bjorn'], { seconds: SECONDS });
    const time = standingTime(BEGUN);
    let isThere = true;
    const here = await startProcess(store, bids, FOR_EVER, time, () => isThere);
    const people = [await here.come('astrid'), await here.come('bjorn')] as const;
    for (const [seat, person] of people.entries()) {
      await person.answer(seat);
      await person.answer(seat, { do: 'trust' });
    }
    isThere = false;
    const [winner = 0] = people[0].match().asked;
    await people[winner]?.answer(winner);
    expect(await clocksIn(store)).toMatchObject({ due: null, state: { period: { period: '2', left: ALL_OF_IT } } });
    expect(infoAt(here.table, 'astrid').clock).toEqual({ left: ALL_OF_IT, resting: true });
    expect(time.waiting()).toBe(0);
    // Whoever finds a deadline that has passed lets it rest as well.
    const { host, table } = here;
    const { state, revision = 0 } = (await clocksIn(store)) ?? {};
    const passed = { period: '2', left: 1, since: time.now() - 2, free: 0 };
    const clocks = { state: { ...(state as ClockState), period: passed, pauses: [] }, due: time.now(), revision };
    await store.setClocks(ID, { ...clocks, revision: revision + 1 });
    await withLock(table.lock, () => timeIsUp(host, table));
    expect(await clocksIn(store)).toMatchObject({ due: null, state: { period: { left: 10_000 } } });
    expect(table.thinking.size).toBe(0);
    isThere = true;
    await withLock(table.lock, () => noticePresence(host, table));
    expect(infoAt(table, 'astrid').clock).toEqual({ left: 10_000, rested: true });
    expect(here.noted).toEqual([]);
  });

  test('is set by one of two processes, when both let it rest', async () => {
    await begun(store, bids, ['astrid', 'bjorn'], { seconds: SECONDS });
    const time = standingTime(BEGUN);
    const nobody = () => false;
    const processes = [
      await startProcess(store, bids, FOR_EVER, time, nobody),
      await startProcess(store, bids, FOR_EVER, time, nobody),
    ] as const;
    time.pass(ALL_OF_IT / 3);
    await noticePresence(processes[0].host, processes[0].table);
    time.pass(ALL_OF_IT / 3);
    await noticePresence(processes[1].host, processes[1].table);
    for (const { table } of processes) expect(infoAt(table, '').clock).toMatchObject({ left: (ALL_OF_IT * 2) / 3 });
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
    await astrid.ask({ type: 'resign', table: ID, seat: 0, seatEntry: 0 });
    expect(time.waiting()).toBe(0);
    expect((await store.table(ID))?.row).toMatchObject({ state: 'over' });
    expect(await clocksIn(store)).toMatchObject({ due: null });
    expect(astrid.info()).toMatchObject({ state: 'over' });
    expect(astrid.info()?.clock).toBeUndefined();
  });

  test('is forgotten when new rules know none', async () => {
    await begun(store, bids, PEOPLE, { seconds: SECONDS });
    const { clock: _, ...patient } = { ...bids, version: bids.version + 1 };
    const time = standingTime(BEGUN + ALL_OF_IT);
    const { host, table } = await startProcess(store, patient, undefined, time);
    await withLock(table.lock, () => timeIsUp(host, table));
    expect((await clocksIn(store))?.state.period).toBeUndefined();
    expect(await clocksIn(store)).toMatchObject({ due: null });
    // Nothing is answered for anybody: all there is is the change of rules.
    expect((await store.logFrom(ID, 0)).map(({ seat }) => seat)).toEqual([null]);
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
    for (const entry of appended) expect(entry).not.toHaveProperty('clocks');
    expect(read).toBe(before);
    expect(time.waiting()).toBe(0);
  });
});
