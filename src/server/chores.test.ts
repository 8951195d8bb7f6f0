import { Counter, Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../test/server/kit/databases.ts';
import { databaseOn } from '../../test/server/kit/rows.ts';
import { type StandingTime, standingTime } from '../../test/standing-time.ts';
import { waitUntil } from '../../test/waiting.ts';
import { type Chore, startChores } from './chores.ts';

const EVERY = 5_000;

describe.each(KINDS)('chores on %s', (kind) => {
  const store = databaseOn(kind);

  function context(time: StandingTime) {
    const noted: object[] = [];
    const note = (about: object) => void noted.push(about);
    const labelNames = ['name', 'outcome'] as const;
    const chores = new Counter({ name: 'chores', help: 'chores', labelNames, registers: [new Registry()] });
    const counted = async (name: string, outcome: string) => {
      const { values } = await chores.get();
      return values.find(({ labels }) => labels.name === name && labels.outcome === outcome)?.value ?? 0;
    };
    return { ...time, db: store.db, log: { error: note, warn: note }, metrics: { chores }, noted, counted };
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

  test('what is shared is done once a period by all processes together', async () => {
    const time = standingTime(1_000_000);
    let done = 0;
    const shared: Chore = {
      name: 'shared',
      every: EVERY,
      shared: true,
      async run() {
        done++;
      },
    };
    const homes = [startChores(context(time), [shared]), startChores(context(time), [shared])];
    for (const times of [1, 2, 3]) {
      await waitUntil('both have looked', () => time.waiting() === 2);
      expect(done).toBe(times);
      time.pass(EVERY);
    }
    for (const { stop } of homes) await stop();
  });

  test('what is shared goes on after the clock was set back', async () => {
    const time = standingTime(1_000_000_000);
    let done = 0;
    const run = async () => void done++;
    const { stop } = startChores(context(time), [{ name: 'shared', every: EVERY, shared: true, run }]);
    await waitUntil('it has been done', () => time.waiting() === 1);
    time.set(-100 * EVERY);
    time.pass(EVERY);
    await waitUntil('it has been done again', () => time.waiting() === 1);
    expect(done).toBe(2);
    await stop();
  });
});
