import { Counter, Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../test/server/kit/databases.ts';
import { databaseOn } from '../../test/server/kit/rows.ts';
import { type StandingTime, standingTime } from '../../test/standing-time.ts';
import { waitUntil } from '../../test/waiting.ts';
import { type Chore, runShared, sharedChores, startChores } from './chores.ts';
import { makeJobs } from './jobs.ts';
import { planChores } from './store/jobs/chores.ts';
import { failedJobs } from './store/jobs/failed.ts';

const EVERY = 5_000;

describe.each(KINDS)('chores on %s', (kind) => {
  const store = databaseOn(kind);

  function context(time: StandingTime, node = 'north') {
    const noted: object[] = [];
    const note = (about: object) => void noted.push(about);
    const labelNames = ['name', 'outcome'] as const;
    const chores = new Counter({ name: 'chores', help: 'chores', labelNames, registers: [new Registry()] });
    const counted = async (name: string, outcome: string) => {
      const { values } = await chores.get();
      return values.find(({ labels }) => labels.name === name && labels.outcome === outcome)?.value ?? 0;
    };
    const log = { error: note, warn: note };
    return { ...time, node, kind, db: store.db, log, metrics: { chores }, noted, counted };
  }

  /** Whether it has been noted when the only chore is to be done again. */
  async function isPlanned(time: StandingTime): Promise<boolean> {
    const { due, node } = await store.db.selectFrom('chores').selectAll().executeTakeFirstOrThrow();
    return node === null && (due ?? 0) > time.now();
  }

  /** The chores as a process shares them with others. */
  async function shareWith(node: string, time: StandingTime, chores: readonly Chore[]) {
    const home = context(time, node);
    await planChores(
      store.db,
      chores.map(({ name }) => name),
    );
    return makeJobs(
      () => home,
      sharedChores(() => home, chores),
    );
  }

  test('one that fails is noted and counted, and is in no other one’s way', async () => {
    const time = standingTime();
    const home = context(time);
    const broken: Chore = { name: 'broken', every: EVERY, run: () => Promise.reject(new Error('no')) };
    const { stop } = startChores(home, [broken, { name: 'sound', every: EVERY, async run() {} }]);
    for (const times of [1, 2, 3]) {
      await waitUntil(`both have been tried ${times} times`, () => time.waiting() === 2);
      expect(await home.counted('sound', 'done')).toBe(times);
      expect(await home.counted('broken', 'failed')).toBe(times);
      time.pass(EVERY);
    }
    expect(home.noted[0]).toMatchObject({ chore: 'broken' });
    await stop();
    expect(time.waiting()).toBe(0);
  });

  test('what failed is kept for the host, with how often, until it works; it is run again when asked', async () => {
    const time = standingTime();
    time.pass(EVERY);
    let works = false;
    const run = async () => {
      if (!works) throw new Error('the disk is full');
    };
    const chores = startChores(context(time), [{ name: 'copy', every: EVERY, run }]);
    await waitUntil('it has been tried', () => time.waiting() === 1);
    expect(await chores.again('copy')).toBe(true);
    expect(await failedJobs(store.db)).toEqual([
      { name: 'copy', at: time.now(), times: 2, problem: 'the disk is full' },
    ]);
    await chores.stop();
    // Another process begins, and knows of it.
    works = true;
    time.pass(EVERY);
    const next = startChores(context(time), [{ name: 'copy', every: EVERY, run }]);
    await waitUntil('it has been done', () => time.waiting() === 1);
    expect(await failedJobs(store.db)).toEqual([]);
    expect(await next.again('paste')).toBe(false);
    await next.stop();
  });

  test('one that takes long is waited for, and never runs twice at a time', async () => {
    const time = standingTime();
    const begun: (() => void)[] = [];
    const slow: Chore = { name: 'slow', every: EVERY, run: () => new Promise((resolve) => begun.push(resolve)) };
    const { stop } = startChores(context(time), [slow]);
    time.pass(10 * EVERY);
    expect(begun).toHaveLength(1);
    begun[0]?.();
    await waitUntil('the next time is set', () => time.waiting() === 1);
    time.pass(EVERY);
    expect(begun).toHaveLength(2);
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    begun[1]?.();
    await stopping;
    expect(time.waiting()).toBe(0);
  });

  test('however many ask for it at once, it runs once at a time, and they share the next run', async () => {
    const time = standingTime();
    const begun: (() => void)[] = [];
    const slow: Chore = { name: 'slow', every: EVERY, run: () => new Promise((resolve) => begun.push(resolve)) };
    const chores = startChores(context(time), [slow]);
    const asked = [chores.again('slow'), chores.again('slow'), chores.again('slow')];
    expect(begun).toHaveLength(1);
    begun[0]?.();
    await waitUntil('the run that was asked for has begun', () => begun.length === 2);
    const later = chores.again('slow');
    begun[1]?.();
    expect(await Promise.all(asked)).toEqual([true, true, true]);
    await waitUntil('who asked later gets a run of their own', () => begun.length === 3);
    begun[2]?.();
    await later;
    await chores.stop();
    expect(begun).toHaveLength(3);
  });

  test('what is shared and runs in one process is not begun by another that is asked for it', async () => {
    const time = standingTime(1_000_000);
    const begun: (() => void)[] = [];
    const slow: Chore = { name: 'slow', every: EVERY, run: () => new Promise((resolve) => begun.push(resolve)) };
    const north = await shareWith('north', time, [slow]);
    await north.look();
    await waitUntil('it has begun', () => begun.length === 1);
    for (const node of ['north', 'south'])
      expect(await runShared(context(time, node), [slow], 'slow'), node).toBe('running');
    begun[0]?.();
    await waitUntil('it is done', () => isPlanned(time));
    // It is not due, and yet it runs when somebody asks; meanwhile nobody takes it, though its time has come.
    const asked = runShared(context(time, 'south'), [slow], 'slow');
    await waitUntil('it has begun again', () => begun.length === 2);
    time.pass(2 * EVERY);
    await north.look();
    expect(await runShared(context(time, 'west'), [slow], 'slow')).toBe('running');
    begun[1]?.();
    expect(await asked).toBe('ran');
    expect(begun).toHaveLength(2);
    expect(await isPlanned(time)).toBe(true);
    expect(await runShared(context(time), [slow], 'other')).toBe('unknown');
    await north.close();
  });

  test('what is shared is done once a period by all processes together', async () => {
    const time = standingTime(1_000_000);
    let done = 0;
    const run = async () => void done++;
    const shared = await Promise.all(
      ['north', 'south', 'west'].map((node) => shareWith(node, time, [{ name: 'shared', every: EVERY, run }])),
    );
    const lookAll = () => Promise.all(shared.map((each) => each.look()));
    for (const times of [1, 2, 3]) {
      await lookAll();
      await waitUntil(`it has been done ${times} times`, async () => done === times && (await isPlanned(time)));
      await lookAll();
      time.pass(EVERY);
    }
    for (const each of shared) await each.close();
    expect(done).toBe(3);
  });

  test('what is shared goes on after the clock was set back', async () => {
    const time = standingTime(1_000_000_000);
    let done = 0;
    const run = async () => void done++;
    const shared = await shareWith('north', time, [{ name: 'shared', every: EVERY, run }]);
    await shared.look();
    await waitUntil('it has been done, and the next time is set', async () => done === 1 && (await isPlanned(time)));
    time.set(-100 * EVERY);
    await waitUntil('it has been done again', async () => {
      await shared.look();
      return done === 2;
    });
    await shared.close();
  });

  test('what a process of another version shares is left to it', async () => {
    const time = standingTime(1_000_000);
    const done: string[] = [];
    const chore = (name: string): Chore => ({ name, every: EVERY, run: async () => void done.push(name) });
    const older = await shareWith('older', time, [chore('known')]);
    const newer = await shareWith('newer', time, [chore('known'), chore('new')]);
    await older.look();
    await older.close();
    expect(done).toEqual(['known']);
    await newer.look();
    await newer.close();
    expect(done).toEqual(['known', 'new']);
  });

  test('one that fails is noted, and done again a period later', async () => {
    const time = standingTime(1_000_000);
    let tried = 0;
    const run = async () => {
      tried++;
      throw new Error('no');
    };
    const shared = await shareWith('north', time, [{ name: 'broken', every: EVERY, run }]);
    for (const times of [1, 1, 2]) {
      if (times === 2) time.pass(EVERY);
      await shared.look();
      await waitUntil(`it has been tried ${times} times`, async () => tried === times && (await isPlanned(time)));
    }
    await shared.close();
  });
});
