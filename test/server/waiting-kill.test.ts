import { expect, test, vi } from 'vitest';
import { below, randomFor } from '../../src/kernel/random.ts';
import type { WaitingRoom } from '../../src/protocol/waiting.ts';
import { waitUntil } from '../waiting.ts';
import { providedDatabases } from './databases.ts';
import { query } from './kit/calls.ts';
import { visit } from './kit/client.ts';
import { GAME } from './kit/matches.ts';
import { builtServer } from './processes.ts';

vi.setConfig({ testTimeout: 300_000 });

const PEOPLE = 48;
const KILLS = 6;

const freshDatabase = providedDatabases();
const servers = builtServer();

/** As many of three as of two, so that tables fill at different times. */
const SEATS = [2, 3] as const;

test(`${PEOPLE} people wait at two servers, one of which is killed ${KILLS} times: everybody sits once`, async () => {
  const database = await freshDatabase('postgres');
  const settings = { botThreads: 1, chores: 100 };
  const running = [await servers.start(database, settings), await servers.start(database, settings)];
  const chance = randomFor('kill -9', 'waiting');
  const urlOf = (index: number) => running[index % 2]?.url ?? '';

  const guests: { readonly cookie: string; readonly id: string; readonly seats: number }[] = [];
  for (let index = 0; index < PEOPLE; index++) {
    const { cookie, person } = await visit(urlOf(index));
    guests.push({ cookie, id: person.id, seats: SEATS[index % 2 === 0 ? 0 : 1] });
  }

  /** Whoever was not heard, because the server was killed, says it again to the other. */
  async function wait(index: number): Promise<void> {
    const guest = guests[index];
    if (guest === undefined) return;
    for (let attempt = index; ; attempt++) {
      try {
        const there = await visit(urlOf(attempt), guest.cookie);
        const room = await there.request<WaitingRoom>('GET', '/api/waiting');
        if (room.mine !== undefined || room.found !== undefined) return;
        const wish = { game: GAME, seats: guest.seats, pace: 'live-quick', stay: true };
        const { status } = await there.request('POST', '/api/me/waiting', wish);
        if (status === 200) return;
      } catch {
        // The server is gone; the other one answers.
      }
    }
  }

  for (let kill = 0; kill < KILLS; kill++) {
    const part = Array.from({ length: PEOPLE / KILLS }, (_, index) => kill * (PEOPLE / KILLS) + index);
    const victim = below(chance, 2);
    const waiting = Promise.all(part.map(wait));
    await running[victim]?.kill();
    running[victim] = await servers.start(database, settings);
    await waiting;
  }

  interface Seat {
    readonly person: string;
    readonly table_id: string;
    readonly state: string;
    readonly seats: number;
  }
  const seated = () =>
    query<Seat>(
      database,
      'select seats.person, seats.table_id, tables.state, tables.seats from seats join tables on tables.id = seats.table_id',
    );
  await waitUntil('everybody plays', async () => {
    const rows = await seated();
    return rows.length >= PEOPLE && rows.every(({ state }) => state === 'running');
  });
  const rows = await seated();
  expect(rows.map(({ person }) => person).sort()).toEqual(guests.map(({ id }) => id).sort());
  for (const { id, seats } of guests) expect(rows.find(({ person }) => person === id)?.seats).toBe(seats);
  // Every row of the waiting names the table where its person sits.
  const waited = await query<{ person: string; table_id: string; outcome: string }>(
    database,
    'select person, table_id, outcome from waiting where table_id is not null',
  );
  expect(waited).toHaveLength(PEOPLE);
  for (const { person, table_id, outcome } of waited) {
    expect([outcome, table_id]).toEqual(['people', rows.find((row) => row.person === person)?.table_id]);
  }
});
