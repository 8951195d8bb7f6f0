import { expect, test } from 'vitest';
import type { Jobs } from './jobs.ts';
import type { Processes } from './processes.ts';
import { regularChores } from './regular.ts';
import type { Server } from './server.ts';
import { settingsFor } from './settings.ts';

test('what reads every running match is done once a minute', () => {
  const server = { settings: settingsFor({}), backups: undefined } as unknown as Server;
  const none = {} as Jobs;
  const jobs = { calls: none, deadlines: none, chores: none, ahead: none };
  const chores = regularChores(server, {} as Processes, jobs, async () => {});
  const every = Object.fromEntries(chores.map((chore) => [chore.name, chore.every]));
  expect([every['wake-bots'], every['take-over']]).toEqual([60_000, 60_000]);
});
