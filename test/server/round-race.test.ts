import { expect, test, vi } from 'vitest';
import type { TableInfo } from '../../src/protocol/server.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { makeGate } from './gate.ts';
import { query } from './kit/calls.ts';
import { type Guest, visit } from './kit/client.ts';
import { changeTournament, entered, resignAt, tournamentPage } from './kit/tournaments.ts';
import { type Named, startNamed } from './named.ts';
import { builtServer } from './processes.ts';

vi.setConfig({ testTimeout: 600_000 });

const NAMES = ['Astrid', 'Bjorn', 'Carl', 'Dag', 'Erik', 'Freja', 'Gerd', 'Hilda'];
const TABLES = NAMES.length / 2;

const freshDatabase = providedDatabases();
const servers = builtServer();

/** The connections that wait until another one has let go of the tournament. */
async function waitingForTournament(database: string): Promise<string[]> {
  const rows = await query<{ application_name: string }>(
    database,
    `select application_name from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'advisory'
       and query like '%"tournaments"%for update%'`,
  );
  return rows.map((row) => row.application_name);
}

test('of two processes that seat the same round at the same time one does; if it is killed in the middle, the other does', async () => {
  const database = await freshDatabase('postgres');
  const start = () => startNamed(database, () => servers.start(database, { botThreads: 1, chores: 100 }));
  let running: readonly Named[] = [await start(), await start()];
  const gate = await makeGate(database, 'tournament_tables', 'new.number = 2');
  const { id, people } = await entered(running[0]?.process.url ?? '', NAMES, { rounds: 2 });
  /** Somebody at a process that is alive. */
  const come = (guest: Guest | undefined) => visit(running[0]?.process.url ?? '', guest?.cookie);

  /** Waits until one process has made some tables of the round, and the other has drawn it too and is about to make it. */
  async function theFirst(): Promise<Named> {
    let first: Named | undefined;
    await waitUntil('both processes seat the round', async () => {
      const inside = await gate.waiting();
      const behind = await waitingForTournament(database);
      first = running.find(({ name }) => inside.includes(name));
      return first !== undefined && running.every(({ name }) => inside.includes(name) || behind.includes(name));
    });
    if (first === undefined) throw new Error('nobody is at the gate');
    return first;
  }

  /** The tables of the round: no other one is there, and everybody has had one seat a round. */
  async function madeOnce(round: number): Promise<readonly string[]> {
    const page = async () => tournamentPage(await come(people[0]), id);
    await waitUntil(`round ${round} is made`, async () => (await page()).round === round);
    const { played } = await page();
    expect(played.map(({ tables, byes }) => [tables.length, byes])).toEqual(played.map(() => [TABLES, []]));
    expect(played).toHaveLength(round);
    const made = await query<{ id: string }>(database, 'select id from tables');
    const tables = played.flatMap((each) => each.tables.map(({ table }) => table));
    expect(made.map((row) => row.id).sort()).toEqual(tables.toSorted());
    const seats = await query<{ person: string; seats: string }>(
      database,
      'select person, count(*) as seats from seats group by person',
    );
    const wanted = people.map(({ person }) => [person.id, round]);
    expect(seats.map((each) => [each.person, Number(each.seats)]).sort()).toEqual(wanted.sort());
    return played[round - 1]?.tables.map(({ table }) => table) ?? [];
  }

  /** Somebody gives up at each of these tables. */
  async function playOut(tables: readonly string[]): Promise<void> {
    const watcher = await come(undefined);
    for (const table of tables) {
      const look = () => watcher.request<TableInfo>('GET', `/api/tables/${table}`);
      await waitUntil('the match runs', async () => (await look()).state === 'running');
      const [seat] = (await look()).seats;
      await resignAt(await come(people.find(({ person }) => person.id === seat?.person)), table);
    }
  }

  await gate.close();
  const asked = changeTournament(await come(people[0]), id, 'start');
  await theFirst();
  await gate.open();
  expect(await asked).toMatchObject({ status: 200, round: 1 });
  const first = await madeOnce(1);

  await gate.close();
  await playOut(first);
  const victim = await theFirst();
  await victim.process.kill();
  running = running.filter((each) => each !== victim);
  await gate.open();
  await playOut(await madeOnce(2));
  await waitUntil('it is over', async () => (await tournamentPage(await come(people[0]), id)).state === 'over');
  const { standings } = await tournamentPage(await come(people[0]), id);
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(2 * TABLES * 6);
  await gate.remove();
});
