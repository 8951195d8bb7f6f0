import { afterAll, expect, test, vi } from 'vitest';
import { builtServer } from '../server/processes.ts';
import { torture } from './run.ts';
import { makeClusterWorld, makeFileWorld, type World } from './world.ts';

// Servers are killed, frozen and starved: on a busy machine that takes minutes.
vi.setConfig({ testTimeout: 1_800_000 });

const servers = builtServer();

/**
 * The kinds of faults that no other test looks at; those that need a disk of their own only where there can be one. Networks are cut
 * by `npm run torture` alone: tests in browsers run beside this one.
 */
const KINDS = {
  sqlite: [
    'the disk stands still for two seconds',
    'the disk is full for two seconds',
    'the disk is unplugged, and what was not flushed is lost',
    'the clock of a process jumps by an hour and back',
    'connections of players are half open',
  ],
  postgres: [
    'a replica that was waited for takes over',
    'no connection to the database is free',
    'a process of the database is killed',
    'a process stands still for three seconds',
  ],
} as const;

const worlds: World[] = [];
afterAll(async () => {
  for (const world of worlds) await world.close();
});

test.each([
  ['sqlite', makeFileWorld],
  ['postgres', makeClusterWorld],
] as const)('on %s each kind of fault strikes once: nothing is lost, and play goes on', async (kind, makeWorld) => {
  const missing: string[] = [];
  const seed = 'each kind once';
  const world = await makeWorld({
    servers,
    seed,
    mayChangeNetwork: false,
    cannot: (what, why) => missing.push(`${what}: ${why}`),
  });
  worlds.push(world);
  const possible = KINDS[kind].filter((name) => world.disk !== undefined || !name.includes('disk'));
  let struck = 0;
  const outcome = await torture(world, {
    seed,
    kinds: possible,
    tables: 3,
    isEnough: () => struck >= possible.length,
    struckOne: () => struck++,
  });
  expect(outcome.wrong).toEqual([]);
  expect([...outcome.struck.keys()].sort()).toEqual([...possible].sort());
});
