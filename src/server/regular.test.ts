import { expect, test } from 'vitest';
import { databaseOn, somebody, someTable } from '../../test/server/kit/rows.ts';
import type { Jobs } from './jobs.ts';
import type { Processes } from './processes.ts';
import { regularChores } from './regular.ts';
import type { Server } from './server.ts';
import { settingsFor } from './settings.ts';
import type { Stretch } from './store/tables/waiting-bots.ts';

const store = databaseOn('sqlite');

test('what reads running matches goes through 2,000 of them each time, and begins again after the last', async () => {
  const astrid = await somebody(store.db, 'astrid');
  const idOf = (number: number) => `t${String(number).padStart(9, '0')}`;
  for (let number = 1; number <= 2_003; number++)
    await someTable(store.db, idOf(number), astrid, [{}], { state: 'running', started: 1000 });
  const server = { settings: settingsFor({}), backups: undefined, db: store.db } as unknown as Server;
  const none = {} as Jobs;
  const asked: Stretch[] = [];
  const processes = { takeOver: async (stretch: Stretch) => void asked.push(stretch) } as unknown as Processes;
  const chores = regularChores(
    server,
    processes,
    { calls: none, deadlines: none, chores: none, ahead: none },
    async () => {},
  );
  const takeOver = chores.find(({ name }) => name === 'take-over');
  for (let time = 0; time < 3; time++) await takeOver?.run();
  expect(asked).toEqual([
    { after: '', upTo: idOf(2_000) },
    { after: idOf(2_000), upTo: undefined },
    { after: '', upTo: idOf(2_000) },
  ]);
});
