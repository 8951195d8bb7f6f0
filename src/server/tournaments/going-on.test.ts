import type { KyselyPlugin } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { databaseOn, somebody, someTable } from '../../../test/server/kit/rows.ts';
import type { Server } from '../server.ts';
import { markTournamentOf } from '../store/tournaments/due.ts';
import { tournamentRow } from '../store/tournaments/tournaments.ts';
import { advanceTournaments, beginNextRound } from './advance.ts';

vi.setConfig({ testTimeout: 120_000 });

const TOURNAMENTS = 100;
const TABLES = 4;

function tableOf(tournament: number, number: number): string {
  return `m${String(tournament).padStart(4, '0')}${String(number).padStart(5, '0')}`;
}

describe.each(KINDS)('looking after tournaments on %s', (kind) => {
  const store = databaseOn(kind);

  /** Tournaments whose matches are all under way. */
  async function runningTournaments(): Promise<void> {
    const { db } = store;
    const host = await somebody(db, 'host');
    const bot = { holder: 'bot', bot: 'random' } as const;
    await someTable(db, tableOf(0, 1), host, [bot, bot], { state: 'running' });
    const match = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
    const indices = Array.from({ length: TOURNAMENTS }, (_, index) => index);
    const idOf = (index: number) => `t${String(index).padStart(9, '0')}`;
    const times = { made: 1, starts: null, started: 1, ended: null, every: null };
    const plan = {
      game: match.game,
      options: '{}',
      pace: null,
      rated: 0,
      format: 'swiss',
      seats: 2,
      rounds: 2,
    } as const;
    await db
      .insertInto('tournaments')
      .values(
        indices.map((index) => {
          const id = idOf(index);
          return { ...plan, ...times, id, name: id, host, open: 1, state: 'running', seed: id, notice: null } as const;
        }),
      )
      .execute();
    await db
      .insertInto('tournament_rounds')
      .values(
        indices.map((index) => ({ tournament: idOf(index), round: 1, seed: '', byes: '[]', made: 1, ended: null })),
      )
      .execute();
    const tables = indices.flatMap((index) =>
      Array.from({ length: TABLES }, (_, each) => ({ index, number: each + 1 })),
    );
    const ids = tables.map(({ index, number }) => tableOf(index, number)).filter((id) => id !== match.id);
    await db
      .insertInto('tables')
      .values(ids.map((id) => ({ ...match, id })))
      .execute();
    const result = { places: null, scores: null, absent: null, note: null };
    await db
      .insertInto('tournament_tables')
      .values(
        tables.map(({ index, number }) => ({
          tournament: idOf(index),
          round: 1,
          number,
          table_id: tableOf(index, number),
          players: '["bot-1","bot-2"]',
          ...result,
        })),
      )
      .execute();
  }

  test(`${TOURNAMENTS} of them in which nothing happens cost one query a look; one where a match has ended costs no look at the others`, async () => {
    await runningTournaments();
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const problems: unknown[] = [];
    const server = {
      db: store.db.withPlugin(counting),
      kind,
      now: () => 10_000,
      settings: { games: [{ id: 'gnome-elf-troll' }] },
      log: { error: (problem: unknown) => problems.push(problem) },
    } as unknown as Server;
    const look = async () => {
      queries = 0;
      await advanceTournaments(server);
      return queries;
    };
    // A mark leads to one look.
    expect(await look()).toBeLessThanOrEqual(1 + TOURNAMENTS * 6);
    expect(await look()).toBe(1);
    expect(await look()).toBe(1);
    await markTournamentOf(store.db, tableOf(50, 1));
    expect(await look()).toBeLessThanOrEqual(7);
    expect(await look()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('a process that looked before another had made the round draws no further one, and ends nothing', async () => {
    await runningTournaments();
    const { db } = store;
    const server = { db, kind, now: () => 10_000, gameNamed: async () => undefined } as unknown as Server;
    await beginNextRound(server, 't000000000');
    const rounds = await db
      .selectFrom('tournament_rounds')
      .selectAll()
      .where('tournament', '=', 't000000000')
      .execute();
    expect(rounds).toMatchObject([{ round: 1, ended: null }]);
    expect(await tournamentRow(db, 't000000000')).toMatchObject({ state: 'running' });
  });
});
