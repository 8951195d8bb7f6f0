import { CompiledQuery } from 'kysely';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { databaseOn, logRow, snapshotRow, somebody, someTable } from '../../../../test/server/kit/rows.ts';
import { savePosition } from '../match/snapshots.ts';
import { makeWriter } from '../match/writer.ts';
import { removeTable } from './gathering.ts';
import { putAway } from './put-away.ts';
import { addVote, arrangeSeat, leaveSeats, setStandIn, sitDown, voteIn } from './seats.ts';
import { newestEntries, openTables, setRematch, startTable, tableNamed, tablesOf } from './tables.ts';
import { nextStretch, tablesWithWaitingBots } from './waiting-bots.ts';

const ID = 'aaaaaaaaaa';
const START = {
  started: 1500,
  asked: 2,
  opening: '[]',
  version: 1,
  snapshot: snapshotRow(ID, 0),
};

/** The ids of the tables. */
async function waitingBots(...about: Parameters<typeof tablesWithWaitingBots>): Promise<string[]> {
  return (await tablesWithWaitingBots(...about)).map(({ id }) => id);
}

describe.each(KINDS)('tables on %s', (kind) => {
  const store = databaseOn(kind);

  test('a seat is taken by one person only', async () => {
    const astrid = await somebody(store.db, 'astrid', 'Astrid');
    const bjorn = await somebody(store.db, 'bjorn');
    await someTable(store.db, ID, astrid, [{}, {}]);
    const taken = await Promise.all([sitDown(store.db, ID, astrid, 0), sitDown(store.db, ID, bjorn, 0)]);
    expect(taken.toSorted()).toEqual(['seated', 'taken']);
    const table = await tableNamed(store.db, ID);
    expect(table?.seats[0]?.person).toBe(taken[0] === 'seated' ? astrid : bjorn);
    expect(table?.seats[1]).toMatchObject({ holder: 'nobody', person: null });
  });

  test('who sits down twice at once has one seat', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const bjorn = await somebody(store.db, 'bjorn');
    await someTable(store.db, ID, astrid, [{ holder: 'person', person: astrid }, {}, {}]);
    await Promise.all([sitDown(store.db, ID, bjorn), sitDown(store.db, ID, bjorn)]);
    expect((await tableNamed(store.db, ID))?.seats.map(({ person }) => person)).toEqual([astrid, bjorn, null]);
  });

  test('when all get up at once the table is gone, and so it is for who comes at that moment', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const bjorn = await somebody(store.db, 'bjorn');
    const carl = await somebody(store.db, 'carl');
    const both = [astrid, bjorn].map((person) => ({ holder: 'person', person }) as const);
    for (let round = 0; round < 10; round++) {
      const id = `round${round}aaaa`;
      await someTable(store.db, id, astrid, [...both, {}]);
      const [outcome] = await Promise.all([
        sitDown(store.db, id, carl),
        ...[astrid, bjorn].map((person) => leaveSeats(store.db, id, person)),
      ]);
      const table = await tableNamed(store.db, id);
      // The person whose join was accepted is the host now. For the other there is no table.
      expect(table?.row.host).toBe(outcome === 'seated' ? carl : undefined);
    }
  });

  test('a match starts once, and only when every seat is taken; then nobody leaves', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const bjorn = await somebody(store.db, 'bjorn');
    await someTable(store.db, ID, astrid, [{ holder: 'person', person: astrid }, {}]);
    expect(await startTable(store.db, ID, START)).toBe(false);
    expect(await sitDown(store.db, ID, bjorn, 1)).toBe('seated');
    const started = await Promise.all([startTable(store.db, ID, START), startTable(store.db, ID, START)]);
    expect(started.sort()).toEqual([false, true]);
    expect(await leaveSeats(store.db, ID, bjorn)).toBe(false);
    expect(await sitDown(store.db, ID, astrid, 1)).toBe('too-late');
    expect(await tableNamed(store.db, ID)).toMatchObject({ row: { state: 'running' }, asked: 2, moved: 1500 });
    await removeTable(store.db, ID);
    expect(await tableNamed(store.db, ID)).toBeDefined();
  });

  test('the host arranges seats, but not over the head of a person', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const bjorn = await somebody(store.db, 'bjorn');
    await someTable(store.db, ID, astrid, [
      { holder: 'person', person: astrid },
      { holder: 'person', person: bjorn },
    ]);
    const bot = { holder: 'bot', person: null, bot: 'greedy' } as const;
    expect(await arrangeSeat(store.db, ID, 1, bot, astrid)).toBe(false);
    expect(await arrangeSeat(store.db, ID, 0, bot, astrid)).toBe(true);
    expect((await tableNamed(store.db, ID))?.seats[0]).toMatchObject(bot);
  });

  test('lists show open tables, and one’s own', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const bjorn = await somebody(store.db, 'bjorn');
    await someTable(store.db, 'aaaaaaaaaa', astrid, [{ holder: 'person', person: astrid }, {}], { made: 1 });
    await someTable(store.db, 'bbbbbbbbbb', bjorn, [{}, {}], { made: 2 });
    await someTable(store.db, 'cccccccccc', astrid, [{}, { holder: 'person', person: bjorn }], { made: 3, open: 0 });
    const ids = (tables: { row: { id: string } }[]) => tables.map(({ row }) => row.id);
    expect(ids(await openTables(store.db, { state: 'gathering', since: 0 }))).toEqual(['bbbbbbbbbb', 'aaaaaaaaaa']);
    expect(ids(await openTables(store.db, { state: 'gathering', since: 2 }))).toEqual(['bbbbbbbbbb']);
    expect(ids(await openTables(store.db, { state: 'running', since: 0 }))).toEqual([]);
    expect(ids(await openTables(store.db, { state: 'gathering', since: 0, game: 'caverna' }))).toEqual([]);
    const first = { state: 'gathering', since: 0, first: [astrid] } as const;
    expect(ids(await openTables(store.db, first))).toEqual(['aaaaaaaaaa', 'bbbbbbbbbb']);
    expect(ids(await tablesOf(store.db, bjorn))).toEqual(['cccccccccc']);
    expect(ids(await tablesOf(store.db, astrid))).toEqual(['aaaaaaaaaa']);
  });

  test('votes are counted by person, kept while the bot plays that they wanted, and forgotten when the owner decides', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const bjorn = await somebody(store.db, 'bjorn');
    await someTable(store.db, ID, astrid, [
      { holder: 'person', person: astrid },
      { holder: 'person', person: bjorn },
    ]);
    await addVote(store.db, ID, 1, astrid, 'greedy');
    await addVote(store.db, ID, 1, astrid, 'greedy');
    expect((await tableNamed(store.db, ID))?.seats.map(({ votes }) => votes)).toEqual([[], [astrid]]);
    await voteIn(store.db, ID, 1, 'random', 1000);
    expect((await tableNamed(store.db, ID))?.seats[1]).toMatchObject({ stand_in: 'random', votes: [astrid] });
    await setStandIn(store.db, ID, 1, 'greedy', 1000);
    expect((await tableNamed(store.db, ID))?.seats[1]).toMatchObject({ stand_in: 'greedy', votes: [] });
  });

  test('two who ask for a rematch get the same one', async () => {
    const astrid = await somebody(store.db, 'astrid');
    await someTable(store.db, ID, astrid, [{}, {}], { state: 'over' });
    expect(await setRematch(store.db, ID, 'bbbbbbbbbb')).toBe('bbbbbbbbbb');
    expect(await setRematch(store.db, ID, 'cccccccccc')).toBe('bbbbbbbbbb');
  });

  test('finds the matches in which a bot is waited for', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const seats = [
      { holder: 'person', person: astrid },
      { holder: 'bot', bot: 'greedy' },
    ] as const;
    await someTable(store.db, 'aaaaaaaaaa', astrid, seats, { state: 'running', started: 1000, asked: 2 });
    await someTable(store.db, 'bbbbbbbbbb', astrid, seats, { state: 'running', started: 1000, asked: 1 });
    await someTable(store.db, 'cccccccccc', astrid, seats, { state: 'running', started: 1000, asked: 1 });
    await savePosition(store.db, { snapshot: snapshotRow('cccccccccc', 0), after: undefined });
    await makeWriter(store.db, store.commit).append({ log: logRow('cccccccccc', 0, { asked: 3, at: 3000 }) });
    expect(await waitingBots(store.db, 900, undefined)).toEqual([]);
    expect(await waitingBots(store.db, 2000, undefined)).toEqual(['aaaaaaaaaa']);
    expect((await waitingBots(store.db, 4000, undefined)).sort()).toEqual(['aaaaaaaaaa', 'cccccccccc']);
    // The process that began them is unknown, and another process has stored the entry.
    expect(await waitingBots(store.db, 900, [''])).toEqual([]);
    expect((await waitingBots(store.db, 900, ['north'])).sort()).toEqual(['aaaaaaaaaa', 'cccccccccc']);
    await store.db.updateTable('log').set({ node: 'north' }).execute();
    expect(await waitingBots(store.db, 900, ['north', 'south'])).toEqual(['aaaaaaaaaa']);
    await setStandIn(store.db, 'bbbbbbbbbb', 0, 'random', 1000);
    expect((await waitingBots(store.db, 4000, undefined)).sort()).toEqual(['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']);
  });

  test('running matches are looked at a few at a time, each of them once', async () => {
    const astrid = await somebody(store.db, 'astrid');
    const bots = [{ holder: 'bot', bot: 'greedy' }, {}] as const;
    const running = { state: 'running', started: 1000, asked: 1 } as const;
    for (const letter of 'abcdefg') await someTable(store.db, letter.repeat(10), astrid, bots, running);
    await someTable(store.db, 'cgathering', astrid, bots);
    await putAway(store.db, 'dddddddddd', 2000);
    const looked: string[][] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const stretch = await nextStretch(store.db, after, 4);
      looked.push((await waitingBots(store.db, 4000, undefined, stretch)).sort());
      after = stretch.upTo;
    }
    expect(looked.map((ids) => ids.map(([letter]) => letter).join(''))).toEqual(['abce', 'fg']);
  });
});

describe('lists of tables on SQLite', () => {
  const store = databaseOn('sqlite');

  test('look up one entry a table, however long its log is', async () => {
    const { sql, parameters } = newestEntries(store.db, ['aaaaaaaaaa', 'bbbbbbbbbb']).compile();
    const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await store.db.executeQuery<{ detail: string }>(explain);
    const ofLog = rows.map(({ detail }) => detail).filter((detail) => /(SEARCH|SCAN) log/.test(detail));
    expect(ofLog).toHaveLength(1);
    expect(ofLog[0]).toContain('(table_id=? AND sequence=?)');
  });
});
