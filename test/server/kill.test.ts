import { describe, expect, test, vi } from 'vitest';
import { below, randomFor } from '../../src/kernel/random.ts';
import { entered, type Played, playOn } from './crowd.ts';
import { providedDatabases } from './databases.ts';
import { everybodyComes, inspect, mustHaveEndedWell } from './kept.ts';
import { builtServer } from './processes.ts';

/** How many entries a server acknowledges at most before it is killed. */
const LONGEST_LIFE = 40;

// Dozens of servers are started and killed: that takes a minute, and on a busy machine many.
vi.setConfig({ testTimeout: 1_800_000 });

const freshDatabase = providedDatabases();
const servers = builtServer();

describe.each([
  ['sqlite', 20],
  ['postgres', 5],
] as const)('a server on %s killed %i times in the middle of everything', (kind, kills) => {
  test('keeps every entry it has acknowledged', async () => {
    const database = await freshDatabase(kind);
    const chance = randomFor('kill -9', kind);
    const matches: Played[] = [];
    const found = { interrupted: 0, inMidChoice: 0 };

    // When a kill falls is up to the machine: it goes on until some have fallen where it matters.
    const isDone = (round: number) => round >= kills && found.interrupted > 0 && found.inMidChoice > 0;
    for (let round = 0; !isDone(round); round++) {
      if (round === 10 * kills) throw new Error(`after ${round} kills: ${JSON.stringify(found)}`);
      const server = await servers.start(database);
      const present = await everybodyComes(server.url, matches, found);
      const playing = present.map((each) => playOn(each, chance));
      await entered(matches, below(chance, LONGEST_LIFE));
      await server.kill();
      await Promise.all(playing);
      const played = [...new Set(present.map((each) => each.played))];
      await inspect(database, played);
      found.interrupted += played.flatMap(({ sitting }) => sitting).filter((each) => each.unanswered).length;
    }

    const server = await servers.start(database);
    const present = await everybodyComes(server.url, matches, found);
    await Promise.all(present.map((each) => playOn(each, chance)));
    for (const match of matches) await mustHaveEndedWell(server.url, match);
    await server.kill();
    await inspect(database, matches);

    expect(matches.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)).toBeGreaterThan(10 * kills);
  });
});
