import { describe, expect, test } from 'vitest';
import type { Thinker } from '../../src/host/bots/bots.ts';
import { nextClocks, paceOf } from '../../src/host/clocks/clock.ts';
import { throughDowntime, withNote } from '../../src/host/clocks/clockwork.ts';
import { pauseAsHost, setHoliday, wishForPause } from '../../src/host/clocks/pause-clock.ts';
import { cancelDeadline, timeIsUp } from '../../src/host/clocks/timekeeping.ts';
import { withLock } from '../../src/host/lock.ts';
import type { Store } from '../../src/host/store.ts';
import { infoAt } from '../../src/host/watchers/info.ts';
import type { Game } from '../../src/kernel/game.ts';
import { PACES, type Pace } from '../../src/protocol/pace.ts';
import type { SeatClock } from '../../src/protocol/server.ts';
import { type StandingTime, standingTime } from '../standing-time.ts';
import { market } from '../toys/market/index.ts';
import { sealedBids } from '../toys/sealed-bids/index.ts';
import { takeStones } from '../toys/take-stones/index.ts';
import { waitUntil } from '../waiting.ts';
import { begun, ID } from './matches.ts';
import { STORES, storeOn } from './stores.ts';
import { type Person, type Process, startProcess } from './tables.ts';

const stones = takeStones as unknown as Game;
const bids = sealedBids as unknown as Game;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE: Pace = PACES['live-quick'];
const BANK = LIVE.bank * SECOND;
/** When `begun` begins its matches. */
const BEGUN = 1500;
const PEOPLE = ['astrid', 'bjorn'] as const;

/** Bots that think until the test is over. */
const FOR_EVER: Thinker = {
  think: () => new Promise(() => {}),
  advise: () => Promise.reject(new Error('nobody advises here')),
};

function clockOf(process: Process, seat: number, person = 'a spectator'): SeatClock | undefined {
  return infoAt(process.table, person).clocks?.seats.find((each) => each.seat === seat);
}

/** Whose time is up is seen to by the table itself, and the test waits for it. */
async function seenTo({ table }: Process, what: string, isSo: () => boolean): Promise<void> {
  await waitUntil(what, () => isSo() && !table.lock.busy);
}

describe.each(STORES)('a match with a pace, on %s', (kind) => {
  const store = storeOn(kind);

  async function play(
    game: Game,
    pace: Pace,
    time: StandingTime,
    options: Readonly<Record<string, unknown>> = {},
  ): Promise<{ here: Process; astrid: Person; bjorn: Person }> {
    await begun(store, game, PEOPLE, options, pace, time.now());
    const here = await startProcess(store, game, FOR_EVER, time);
    return { here, astrid: await here.come('astrid'), bjorn: await here.come('bjorn') };
  }

  test('tells everybody after each entry whose clock runs, and what is left', async () => {
    const time = standingTime(BEGUN);
    const { astrid, bjorn } = await play(stones, LIVE, time);
    expect(astrid.info()?.pace).toEqual(LIVE);
    time.pass(63 * SECOND);
    await astrid.answer(0);
    for (const person of [astrid, bjorn]) {
      expect(person.info()?.clocks?.seats).toEqual([
        { seat: 0, left: BANK - 30 * SECOND, runs: false, free: 0 },
        { seat: 1, left: BANK, runs: true, free: 3 * SECOND, ends: time.now() + BANK + 3 * SECOND },
      ]);
    }
  });

  test('time that is up gives the seat to a bot, which the log says, and its owner can take it back', async () => {
    const time = standingTime(BEGUN);
    const { here, astrid, bjorn } = await play(stones, LIVE, time);
    time.pass(BANK + 3 * SECOND);
    await seenTo(here, 'a bot has the seat', () => here.table.stored.seats[0]?.stand_in !== null);
    expect(bjorn.info()?.clocks?.notes).toEqual([{ say: 'told.time-up-bot', seat: 0 }]);
    expect(clockOf(here, 0)).toEqual({ seat: 0, left: 0, runs: false, free: 0, up: { at: time.now() } });
    await waitUntil('the bot thinks', () => here.table.thinking.has(0));
    time.pass(30 * DAY);
    expect(await astrid.ask({ type: 'take-back', table: ID, seat: 0 })).toMatchObject({ type: 'accepted' });
    expect(clockOf(here, 0)).toMatchObject({ left: MINUTE, runs: true });
    await astrid.answer(0);
    expect(astrid.match().logs[0]?.map(({ event }) => event.say)).toContain('told.time-up-bot');
    expect(bjorn.info()?.clocks?.notes).toEqual([]);
    expect(here.noted).toEqual([]);
  });

  test('by days the owner has a day to take the seat back', async () => {
    const time = standingTime(BEGUN);
    const { here, astrid } = await play(stones, PACES['days-brisk'], time);
    time.pass(DAY);
    await seenTo(here, 'a bot has the seat', () => here.table.stored.seats[0]?.stand_in !== null);
    expect(clockOf(here, 0)?.up).toEqual({ at: time.now(), backUntil: time.now() + DAY });
    time.pass(DAY + 1);
    const refused = { code: 'not-allowed', refusal: { say: 'refused.taken-over' } };
    expect(await astrid.ask({ type: 'take-back', table: ID, seat: 0 })).toMatchObject(refused);
    expect(await astrid.answer(0)).toMatchObject(refused);
    time.pass(-2);
    expect(await astrid.answer(0)).toMatchObject({ type: 'accepted' });
    expect(here.table.stored.seats[0]?.stand_in).toBeNull();
  });

  test('where the table has chosen so, the seat resigns', async () => {
    const time = standingTime(BEGUN);
    const { here, bjorn } = await play(stones, { ...LIVE, timeUp: 'resign' }, time);
    time.pass(BANK + 3 * SECOND);
    await seenTo(here, 'the match is over', () => here.table.stored.row.state === 'over');
    const told = bjorn.match().logs[0]?.map(({ event }) => event.say) ?? [];
    expect(told.slice(-2)).toEqual(['told.time-up', 'told.resigned']);
    expect(await store.clocks(ID)).toMatchObject({ due: null });
  });

  test('is up once, though two processes wait for it', async () => {
    const time = standingTime(BEGUN);
    const { here } = await play(stones, LIVE, time);
    const there = await startProcess(store, stones, FOR_EVER, time);
    await there.come('bjorn');
    time.pass(BANK + 3 * SECOND);
    for (const each of [here, there]) {
      await seenTo(each, 'a bot has the seat', () => each.table.stored.seats[0]?.stand_in !== null);
    }
    expect((await store.clocks(ID))?.state.notes).toHaveLength(1);
    for (const { noted } of [here, there]) expect(noted).toEqual([]);
  });

  test('what another process has changed meanwhile is not lost', async () => {
    const time = standingTime(BEGUN);
    const { here, astrid } = await play(stones, LIVE, time);
    const there = await startProcess(store, stones, FOR_EVER, time);
    await there.come('bjorn');
    await withLock(there.table.lock, () => pauseAsHost(there.host, there.table, 'astrid', true));
    expect(await astrid.answer(0)).toMatchObject({ type: 'accepted' });
    expect(clockOf(here, 1)).toMatchObject({ runs: false, paused: ['host'] });
  });

  test('pauses when its host wants it, and when all players do', async () => {
    const time = standingTime(BEGUN);
    const { here } = await play(stones, LIVE, time);
    const { host, table } = here;
    await pauseAsHost(host, table, 'astrid', true);
    await wishForPause(host, table, 'bjorn', true);
    expect(clockOf(here, 0)).toMatchObject({ runs: false, paused: ['host'] });
    await wishForPause(host, table, 'astrid', true);
    expect(clockOf(here, 0)).toMatchObject({ runs: false, paused: ['host', 'agreed'] });
    time.pass(DAY);
    await pauseAsHost(host, table, 'astrid', false);
    expect(clockOf(here, 0)).toMatchObject({ left: BANK, runs: false, paused: ['agreed'] });
    await wishForPause(host, table, 'bjorn', false);
    expect(clockOf(here, 0)).toMatchObject({ left: BANK, runs: true });
    expect(await pauseAsHost(host, table, 'bjorn', true)).toMatchObject({ denied: 'not-allowed' });
    expect(await wishForPause(host, table, 'a spectator', true)).toMatchObject({ denied: 'not-allowed' });
  });

  test('pauses only together where the result matters to others', async () => {
    const time = standingTime(BEGUN);
    const { here } = await play(stones, LIVE, time);
    const { host, table } = here;
    const { stored } = table;
    for (const fair of [{ rated: 1 }, { arranged: 'tournament' }, { arranged: 'waiting' }] as const) {
      table.stored = { ...stored, row: { ...stored.row, ...fair } };
      expect(await pauseAsHost(host, table, 'astrid', true)).toMatchObject({
        refusal: { say: 'refused.pause-together' },
      });
      expect(clockOf(here, 0)).toMatchObject({ runs: true });
    }
  });

  test.each([-HOUR, HOUR])('is not changed by a clock that is set by %i ms', async (by) => {
    const time = standingTime(10 * DAY);
    const { here, astrid } = await play(stones, LIVE, time);
    time.pass(33 * SECOND);
    time.set(by);
    expect(clockOf(here, 0)).toMatchObject({ left: BANK - 30 * SECOND });
    await withLock(here.table.lock, () => timeIsUp(here.host, here.table));
    expect(here.table.stored.seats[0]?.stand_in).toBeNull();
    await astrid.answer(0);
    expect(clockOf(here, 0)).toMatchObject({ left: BANK });
    time.pass(BANK + 3 * SECOND);
    await seenTo(here, 'a bot has the seat', () => here.table.stored.seats[1]?.stand_in !== null);
  });

  test('tells nobody whether a seat has answered in secret', async () => {
    const time = standingTime(BEGUN);
    const { here, astrid, bjorn } = await play(bids, LIVE, time, { done: 'hidden' });
    time.pass(13 * SECOND);
    const before = clockOf(here, 0);
    const heard = bjorn.heard.length;
    await astrid.answer(0);
    await astrid.answer(0, { do: 'trust' });
    expect(bjorn.heard.length).toBe(heard);
    for (const other of ['bjorn', 'a spectator']) expect(clockOf(here, 0, other)).toEqual(before);
    expect(clockOf(here, 0, 'astrid')).toMatchObject({ runs: false });
    time.pass(10 * SECOND);
    for (const other of ['bjorn', 'a spectator']) {
      expect(clockOf(here, 0, other)).toMatchObject({ left: BANK - 20 * SECOND, runs: true });
    }
  });

  test('costs one write with each entry, and no other reading', async () => {
    await begun(store, stones, PEOPLE, {}, LIVE);
    let others = 0;
    const counting = <A extends unknown[], R>(action: (...args: A) => R) => {
      return (...args: A): R => {
        others++;
        return action(...args);
      };
    };
    const watched: Store = {
      ...store,
      table: counting(store.table),
      clocks: counting(store.clocks),
      setClocks: counting(store.setClocks),
    };
    const here = await startProcess(watched, stones, FOR_EVER, standingTime(BEGUN));
    const [astrid, bjorn] = [await here.come('astrid'), await here.come('bjorn')];
    others = 0;
    await astrid.answer(0);
    await bjorn.answer(1);
    expect(others).toBe(0);
    expect(await store.clocks(ID)).toMatchObject({ revision: 3 });
  });

  test('goes through a fortnight of nights, a holiday, a server that was away, and a clock that was set', async () => {
    const pace: Pace = { ...PACES['days-brisk'], hours: { from: '10:00', to: '22:00', zone: 'Europe/Stockholm' } };
    // The clocks there are set forward within this fortnight.
    const start = Date.parse('2026-03-23T09:00Z');
    const time = standingTime(start);
    await begun(store, market as unknown as Game, PEOPLE, { rounds: 3 }, pace, start);
    let here = await startProcess(store, market as unknown as Game, FOR_EVER, time);
    let [astrid, bjorn] = [await here.come('astrid'), await here.come('bjorn')];
    const left = (seat: number) => (clockOf(here, seat)?.left ?? 0) / HOUR;

    // Monday at 10 to Tuesday at 12: fourteen hours of play.
    time.pass(26 * HOUR);
    expect(left(0)).toBe(10);
    expect(clockOf(here, 0)?.ends).toBe(Date.parse('2026-03-24T21:00Z'));
    await endTurn(astrid, 0);
    expect(left(0)).toBe(14);

    // Bjorn is on holiday for three days, and shown as such; on Tuesday at 12 his clock stands.
    await withLock(here.table.lock, () => setHoliday(here.host, here.table, 'bjorn', time.now() + 3 * DAY));
    expect(clockOf(here, 1)).toMatchObject({ runs: false, paused: ['holiday'], pausedUntil: time.now() + 3 * DAY });
    time.pass(3 * DAY);
    await seenTo(here, 'the holiday is over', () => here.table.clocks?.stored.state.pauses.length === 0);
    expect(left(1)).toBe(24);

    // Friday at 12 to Friday at 20; then no server runs until Sunday at 20, when the clocks have been set forward.
    time.pass(8 * HOUR);
    cancelDeadline(here.table);
    const clocks = await store.clocks(ID);
    const away = 47 * HOUR;
    const after = clocks && throughDowntime(clocks.state, pace, time.now(), time.now() + away);
    if (clocks === undefined || after === undefined) throw new Error('no clock ran');
    time.pass(away);
    await store.setClocks(ID, nextClocks(clocks, withNote(after, { say: 'told.downtime', minutes: 2820 }), pace));
    here = await startProcess(store, market as unknown as Game, FOR_EVER, time);
    [astrid, bjorn] = [await here.come('astrid'), await here.come('bjorn')];
    expect(new Date(time.now()).toISOString()).toBe('2026-03-29T18:00:00.000Z');
    expect(left(1)).toBe(16);

    // Somebody sets the clock forward by a day on Monday at 12, when two hours of Sunday and two of Monday have passed.
    time.pass(16 * HOUR);
    time.set(DAY);
    expect(left(1)).toBe(12);
    await endTurn(bjorn, 1);
    expect(left(1)).toBe(16);
    expect(bjorn.match().logs[0]?.map(({ event }) => event.say)).toContain('told.downtime');

    // From Tuesday at 12 on Astrid has fourteen hours: until Wednesday at 14.
    expect(clockOf(here, 0)?.ends).toBe(Date.parse('2026-04-01T12:00Z'));
    time.pass(26 * HOUR - 1);
    await withLock(here.table.lock, async () => {});
    expect(here.table.stored.seats[0]?.stand_in).toBeNull();
    time.pass(1);
    await seenTo(here, 'a bot has the seat', () => here.table.stored.seats[0]?.stand_in !== null);
    time.pass(23 * HOUR);
    expect(await astrid.ask({ type: 'take-back', table: ID, seat: 0 })).toMatchObject({ type: 'accepted' });
    expect(left(0)).toBe(4);
    expect(here.noted).toEqual([]);
    expect(paceOf(here.table.stored.row)).toEqual(pace);
  });
});

/** Answers until another is asked. */
async function endTurn(person: Person, seat: number): Promise<void> {
  for (let answers = 0; person.match().asked.includes(seat); answers++) {
    if (answers > 20) throw new Error('the turn does not end');
    await person.answer(seat);
  }
}
