import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../test/server/kit/databases.ts';
import { counting, everybody, finished } from '../../../test/server/kit/finished.ts';
import { databaseOn, snapshotRow } from '../../../test/server/kit/rows.ts';
import { waitUntil } from '../../../test/waiting.ts';
import { gnomeElfTroll } from '../../games/gnome-elf-troll/index.ts';
import type { Game } from '../../kernel/game.ts';
import { begin } from '../../kernel/match.ts';
import { seedFrom } from '../../kernel/random.ts';
import { tableFor } from '../../kernel/table.ts';
import type { Opened } from '../store/database/open.ts';
import { joinPeople } from '../store/people/joining.ts';
import { companionsOf } from '../store/people/relations.ts';
import { eventsFrom, holdPool, writeEvents } from '../store/ratings/ratings.ts';
import type { RatingEventRow, RatingRow } from '../store/ratings/schema.ts';
import { countAgain, countMatch, countMatches } from './count.ts';
import { recompute } from './rate.ts';

const GAME = 'gnome-elf-troll';

const eventsOf = ({ db }: Opened): Promise<RatingEventRow[]> =>
  db.selectFrom('rating_events').selectAll().orderBy('number').orderBy('seat').execute();

const ratingsOf = ({ db }: Opened): Promise<RatingRow[]> =>
  db.selectFrom('ratings').selectAll().orderBy('person').execute();

describe.each(KINDS)('finished matches on %s', (kind) => {
  const store = databaseOn(kind);

  test('are counted once, whoever comes first and however many come', async () => {
    await everybody(store, 'astrid', 'bjorn');
    await finished(store, 'aaaaaaaaaa', ['astrid', 'bjorn']);
    const server = counting(store);
    await Promise.all([countMatch(server, 'aaaaaaaaaa'), countMatch(server, 'aaaaaaaaaa'), countMatches(server)]);
    await countMatches(server);
    expect(await eventsOf(store)).toMatchObject([
      { seat: 0, person: 'astrid', number: 1, place: 1, before: 1500, after: 1548 },
      { seat: 1, person: 'bjorn', number: 1, place: 2, before: 1500, after: 1452 },
    ]);
    expect(await ratingsOf(store)).toMatchObject([
      { person: 'astrid', rating: 1548, matches: 1, wins: 1, opponents: 1, recent: '[1]', trend: 48, last: 5000 },
      { person: 'bjorn', rating: 1452, matches: 1, wins: 0, opponents: 1, recent: '[2]', trend: -48 },
    ]);
  });

  test('count for no rating where the table was not rated, and are kept all the same', async () => {
    await everybody(store, 'astrid', 'bjorn');
    await finished(store, 'aaaaaaaaaa', ['astrid', 'bjorn'], { rated: 0 });
    await countMatches(counting(store));
    expect(await eventsOf(store)).toEqual([]);
    const results = await store.db.selectFrom('results').selectAll().orderBy('seat').execute();
    expect(results).toMatchObject([
      { person: 'astrid', place: 1, seats: 2, people: 2, rated: 0, pace: 'live', fate: 'played' },
      { person: 'bjorn', place: 2 },
    ]);
    await store.db.deleteFrom('tables').execute();
    expect(await store.db.selectFrom('results').select('seat').execute()).toHaveLength(2);
  });

  test('count for nothing where a host has ended them', async () => {
    await everybody(store, 'astrid', 'bjorn');
    await finished(store, 'aaaaaaaaaa', ['astrid', 'bjorn']);
    await store.db.updateTable('tables').set({ places: null }).execute();
    await countMatches(counting(store));
    for (const table of ['results', 'rating_events', 'ratings', 'deeds'] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect(await store.db.selectFrom('tables').select('counted').execute()).toEqual([{ counted: 1 }]);
    expect(await companionsOf(store.db, 'astrid', { show: 'met', from: 0, most: 10 })).toEqual([]);
  });

  test('that cannot be counted stop no others, are tried again, and a host reads of them', async () => {
    await everybody(store, 'astrid', 'bjorn');
    await finished(store, 'aaaaaaaaaa', ['astrid', 'bjorn'], { ended: 4000 });
    await finished(store, 'bbbbbbbbbb', ['astrid', 'bjorn'], { ended: 5000 });
    await finished(store, 'cccccccccc', ['astrid', 'bjorn'], { ended: 6000 });
    await store.db.updateTable('tables').set({ places: 'nonsense' }).where('id', '=', 'aaaaaaaaaa').execute();
    await countMatches(counting(store));
    const counted = async () => new Set((await eventsOf(store)).map(({ table_id }) => table_id));
    expect(await counted()).toEqual(new Set(['bbbbbbbbbb', 'cccccccccc']));
    await store.db.updateTable('rating_pools').set({ stale: 1 }).execute();
    await countMatches(counting(store));
    expect(await store.db.selectFrom('rating_pools').select('stale').execute()).toEqual([{ stale: 0 }]);
    await expect(countAgain(counting(store))).rejects.toThrow(/^1 match could not be counted: .*nonsense/);
    await store.db.updateTable('tables').set({ places: '[1,2]' }).where('id', '=', 'aaaaaaaaaa').execute();
    await countAgain(counting(store));
    expect((await counted()).size).toBe(3);
    await countAgain(counting(store));
  });

  test('a seat that a bot took over comes last, the others are rated among themselves', async () => {
    await everybody(store, 'astrid', 'bjorn', 'carl');
    await finished(store, 'aaaaaaaaaa', ['astrid', 'bjorn', 'carl'], { standIns: [0] });
    await countMatches(counting(store));
    expect(await eventsOf(store)).toMatchObject([
      { person: 'astrid', absent: 1, place: 3, after: 1452 },
      { person: 'bjorn', absent: 0, place: 1, after: 1548 },
      { person: 'carl', absent: 0, place: 2, after: 1452 },
    ]);
  });

  test('a bot may answer three times for somebody whose time ran out; the fourth time it has taken over', async () => {
    await everybody(store, 'astrid', 'bjorn');
    const late = { seat: 0, asked: 1, told: [{ say: 'told.time-up-bot', seat: 0 }] };
    const times = (count: number) => Array.from({ length: count }, (_, at) => ({ ...late, at: 2000 + at }));
    await finished(store, 'aaaaaaaaaa', ['astrid', 'bjorn'], { log: times(3) });
    await finished(store, 'bbbbbbbbbb', ['astrid', 'bjorn'], { log: times(4) });
    await countMatches(counting(store));
    const fates = await store.db
      .selectFrom('results')
      .select(['fate', 'time_outs'])
      .where('seat', '=', 0)
      .orderBy('table_id')
      .execute();
    expect(fates).toEqual([
      { fate: 'played', time_outs: 3 },
      { fate: 'taken-over', time_outs: 4 },
    ]);
  });

  test('tell how long others waited, without what a bot answered', async () => {
    await everybody(store, 'astrid', 'bjorn');
    await finished(store, 'aaaaaaaaaa', ['astrid', 'bjorn'], {
      log: [
        // Two answers of one turn are one reply.
        { seat: 0, at: 3000, asked: 1 },
        { seat: 0, at: 11_000, asked: 2 },
        { seat: 1, at: 12_000, asked: 1 },
        { seat: 0, at: 42_000, asked: 2 },
        { seat: 1, at: 90_000, asked: 1, told: [{ say: 'told.sowed', seat: 1, standIn: 'troll' }] },
        { seat: 0, at: 92_000, asked: 0 },
      ],
    });
    await countMatches(counting(store));
    const replies = await store.db.selectFrom('results').select(['replies', 'reply']).orderBy('seat').execute();
    expect(replies).toEqual([
      { replies: 3, reply: 10_000 },
      { replies: 1, reply: 1000 },
    ]);
  });

  test('are rated in the order in which they were counted, and made again they give the same', async () => {
    const people = ['astrid', 'bjorn', 'carl', 'dana', 'erik'];
    await everybody(store, ...people);
    for (let match = 0; match < 40; match++) {
      const seated = people.filter((_, at) => (match * 7 + at * 3) % 5 !== 0);
      // Ends in no order, and some share a place.
      const places = seated.map((_, at) => 1 + ((match + at * 2) % seated.length));
      const id = `match${String(match).padStart(5, '0')}`;
      await finished(store, id, seated, {
        ended: 5000 + ((match * 17) % 40),
        places,
        standIns: match % 9 === 0 ? [1] : [],
      });
      if (match % 4 === 3) await countMatches(counting(store));
    }
    await countMatches(counting(store));
    await countMatches(counting(store));
    const [events, ratings] = [await eventsOf(store), await ratingsOf(store)];
    expect(new Set(events.map(({ number }) => number)).size).toBe(40);
    expect(await recompute(store.db, GAME)).toEqual({ matches: 40, people: 5, changed: 0 });
    expect([await eventsOf(store), await ratingsOf(store)]).toEqual([events, ratings]);

    // Computed columns may be lost: they can be recomputed.
    await store.db.updateTable('rating_events').set({ before: 0, after: 0 }).execute();
    await store.db.deleteFrom('ratings').where('person', '=', 'carl').execute();
    await store.db.updateTable('ratings').set({ rating: 1, opponents: 77 }).execute();
    expect((await recompute(store.db, GAME)).changed).toBe(events.length + 5);
    expect([await eventsOf(store), await ratingsOf(store)]).toEqual([events, ratings]);
  });

  test('of two names that become one are rated anew, and the same as made again', async () => {
    await everybody(store, 'astrid', 'bjorn', 'guest');
    for (const [at, other] of ['astrid', 'guest', 'guest', 'astrid'].entries()) {
      await finished(store, `match0000${at}`, [other, 'bjorn'], { ended: 5000 + at });
    }
    await countMatches(counting(store));
    await store.db.transaction().execute((transaction) => joinPeople(transaction, 'guest', 'astrid'));
    await countMatches(counting(store));
    expect(await ratingsOf(store)).toMatchObject([
      { person: 'astrid', matches: 4, wins: 4 },
      { person: 'bjorn', matches: 4, wins: 0 },
    ]);
    expect(await recompute(store.db, GAME)).toMatchObject({ changed: 0 });
  });

  test('tell of achievements, once for each match, and not of what a bot did in somebody’s place', async () => {
    await everybody(store, 'astrid', 'bjorn');
    const { match, told } = begin(gnomeElfTroll, tableFor(gnomeElfTroll, 2, {}), seedFrom('deeds'));
    const game = {
      ...gnomeElfTroll,
      achievements: [
        { id: 'won', rule: 'GET-6.1', isDone: ({ places }, seat) => places[seat] === 1 },
        { id: 'heard', rule: 'GET-6.1', isDone: ({ told: all }) => all.some(({ say }) => say === 'told.won') },
        { id: 'never', rule: 'GET-6.1', isDone: () => false },
      ],
    } satisfies typeof gnomeElfTroll;
    const end = [{ seat: 0, at: 3000, asked: 0, told: [{ say: 'told.won', seat: 0, kind: 'bean', count: 10 }] }];
    for (const [id, standIns] of [
      ['aaaaaaaaaa', []],
      ['bbbbbbbbbb', [1]],
    ] as const) {
      await finished(store, id, ['astrid', 'bjorn'], { log: end, standIns: [...standIns] });
      await store.db
        .updateTable('tables')
        .set({ opening: JSON.stringify(told) })
        .where('id', '=', id)
        .execute();
      const position = JSON.stringify({ ...match.position, stack: [] });
      await store.db
        .insertInto('snapshots')
        .values(snapshotRow(id, 1, { position }))
        .execute();
    }
    const server = counting(store, [game as unknown as Game]);
    await countMatches(server);
    await countMatches(server);
    const deeds = await store.db
      .selectFrom('deeds')
      .select(['table_id', 'person', 'deed'])
      .orderBy('table_id')
      .orderBy('seat')
      .orderBy('deed')
      .execute();
    expect(deeds).toEqual([
      { table_id: 'aaaaaaaaaa', person: 'astrid', deed: 'heard' },
      { table_id: 'aaaaaaaaaa', person: 'astrid', deed: 'won' },
      { table_id: 'aaaaaaaaaa', person: 'bjorn', deed: 'heard' },
      { table_id: 'bbbbbbbbbb', person: 'astrid', deed: 'heard' },
      { table_id: 'bbbbbbbbbb', person: 'astrid', deed: 'won' },
    ]);
  });
});

describe('numbers that are made again on postgres', () => {
  const store = databaseOn('postgres');

  test('and two names that become one at the same time wait for each other, and neither fails', async () => {
    await everybody(store, 'astrid', 'bjorn', 'guest');
    await finished(store, 'aaaaaaaaaa', ['guest', 'bjorn']);
    await countMatches(counting(store));
    const isWaiting = async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db);
      return (rows[0]?.waiting ?? 0) > 0;
    };
    let joining: Promise<unknown> = Promise.resolve();
    await store.db.transaction().execute(async (transaction) => {
      await holdPool(transaction, GAME);
      joining = store.db.transaction().execute((other) => joinPeople(other, 'guest', 'astrid'));
      joining.catch(() => {});
      await waitUntil('the other waits for the pool', isWaiting);
      await writeEvents(transaction, await eventsFrom(transaction, GAME, 1, 2));
    });
    await joining;
    await countMatches(counting(store));
    expect(await ratingsOf(store)).toMatchObject([
      { person: 'astrid', matches: 1 },
      { person: 'bjorn', matches: 1 },
    ]);
  });
});
