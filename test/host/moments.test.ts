import { describe, expect, test } from 'vitest';
import { trollTown } from '../../src/games/troll-town/index.ts';
import { catchUp } from '../../src/host/match/catch-up.ts';
import { doMove, follow, forgetSettled, type LiveMatch, momentsFor } from '../../src/host/match/live.ts';
import { loadMatch } from '../../src/host/match/load.ts';
import { matchAfter } from '../../src/host/past/past.ts';
import type { Append, Store } from '../../src/host/store.ts';
import type { Game, Viewer } from '../../src/kernel/game.ts';
import { pick, randomFor } from '../../src/kernel/random.ts';
import type { LogLine } from '../../src/protocol/server.ts';
import { sealedBids } from '../toys/sealed-bids/index.ts';
import { begun, ID, keep, offersOf, playOn, rowOf } from './matches.ts';
import { STORES, storeOn } from './stores.ts';
import { type Person, type Process, startProcess } from './tables.ts';

const bids = sealedBids as unknown as Game;
const town = trollTown as unknown as Game;
const PEOPLE = ['astrid', 'bjorn', 'cecilia'] as const;
const HIDDEN = { rounds: 3, done: 'hidden' };
const VIEWERS: readonly (readonly Viewer[])[] = [[0], [1], [2], ['spectator']];

/** Everybody in a process of their own, and one who only watches. */
async function gather(store: Store): Promise<{ people: Person[]; followAll: () => Promise<void> }> {
  const names = [...PEOPLE, 'somebody'];
  const processes: Process[] = [];
  for (const _ of names) processes.push(await startProcess(store, bids));
  const people = await Promise.all(names.map((name, index) => (processes[index] as Process).come(name)));
  const followAll = async () => {
    for (const { host, table } of processes) await catchUp(host, table);
  };
  return { people, followAll };
}

/** What one has seen by each moment, newest last: moments that were taken back are forgotten. */
type Seen = unknown[];

function note(seen: Seen, person: Person): void {
  const { moments, perspectives } = person.match();
  seen.length = moments;
  seen.push(perspectives.map(({ view }) => view));
}

/** Two rounds of bids, in which some change their minds. */
async function playRounds(people: readonly Person[], after: () => Promise<void>): Promise<void> {
  for (let round = 0; round < 2; round++) {
    for (const seat of [1, 0, 2, 0]) {
      await people[seat]?.answer(seat);
      await after();
    }
    await people[0]?.undo(0);
    await after();
    for (const seat of [0, 2, 1]) {
      await people[seat]?.answer(seat);
      await after();
    }
    for (const [seat, person] of people.entries()) {
      if (seat < PEOPLE.length && person.perspective(seat).offers.some(({ do: name }) => name === 'keep')) {
        await person.answer(seat);
        await after();
      }
    }
  }
}

async function pastOf(person: Person): Promise<unknown[]> {
  const { moments } = person.match();
  const views: unknown[] = [];
  for (let moment = 0; moment <= moments; moment++) {
    const past = await person.ask({ type: 'past', table: ID, moment });
    if (past.type !== 'past') throw new Error(`moment ${moment} is not shown: ${JSON.stringify(past)}`);
    expect(past).toMatchObject({ moment, moments });
    views.push(past.perspectives.map(({ view }) => view));
  }
  expect(await person.ask({ type: 'past', table: ID, moment: moments + 1 })).toMatchObject({ code: 'not-found' });
  return views;
}

async function linesOf(person: Person): Promise<readonly LogLine[]> {
  const log = await person.ask({ type: 'log', table: ID, before: person.match().moments + 1 });
  if (log.type !== 'log') throw new Error('no log came');
  return log.logs[0] ?? [];
}

/** The store as a version sees it that neither marks secret answers nor counts them. */
function asBefore(store: Store): Store {
  return {
    ...store,
    append({ log, snapshot, ...rest }: Append) {
      const { secret: _, ...entry } = JSON.parse(log.entry);
      const before = snapshot && { ...snapshot, secret: null };
      return store.append({
        ...rest,
        log: { ...log, entry: JSON.stringify(entry) },
        ...(before && { snapshot: before }),
      });
    },
  };
}

describe.each(STORES)('moments of a match with secret answers, on %s', (kind) => {
  const store = storeOn(kind);

  test('are numbered for each viewer by what it may know, and keep their numbers for good', async () => {
    await begun(store, bids, PEOPLE, HIDDEN);
    const { people, followAll } = await gather(store);
    const seen: Seen[] = people.map(() => []);
    const noteAll = async () => {
      await followAll();
      for (const [index, person] of people.entries()) note(seen[index] as Seen, person);
    };
    await noteAll();
    await playRounds(people, noteAll);
    const fresh = await startProcess(store, bids);
    for (const [index, person] of people.entries()) {
      const again = await fresh.come([...PEOPLE, 'somebody'][index] ?? '');
      expect(again.match().moments).toBe(person.match().moments);
      expect(again.match().logs).toEqual(person.match().logs);
      expect(await linesOf(again)).toEqual(person.match().logs[0]);
      for (const each of [person, again]) expect(await pastOf(each)).toEqual(seen[index]);
    }
    // Of the six answers of a round everybody knows two and the reveal, or only the reveal; and who has won chooses in public.
    expect(people.map((person) => person.match().moments)).toEqual([8, 6, 8, 4]);
  });

  test('two seats of one person are counted together', async () => {
    await begun(store, bids, ['astrid', 'astrid', 'bjorn'], HIDDEN);
    const here = await startProcess(store, bids);
    const [astrid, bjorn] = [await here.come('astrid'), await here.come('bjorn')];
    for (const seat of [0, 1, 0, 1]) await astrid.answer(seat);
    expect([astrid, bjorn].map((person) => person.match().moments)).toEqual([4, 0]);
    for (const _ of [1, 2]) await bjorn.answer(2);
    expect([astrid, bjorn].map((person) => person.match().moments)).toEqual([5, 2]);
    expect(await pastOf(await (await startProcess(store, bids)).come('astrid'))).toHaveLength(6);
  });

  test('that a version before has stored keep the numbers they were told by', async () => {
    await begun(asBefore(store) as typeof store, bids, PEOPLE, HIDDEN);
    const before = await loadMatch(asBefore(store), bids, await rowOf(store), Date.now);
    await playOn(asBefore(store), before, 6);
    const { people, followAll } = await gather(store);
    expect(people.map((person) => person.match().moments)).toEqual([6, 6, 6, 6]);
    await playRounds(people, followAll);
    const fresh = await startProcess(store, bids);
    for (const [index, person] of people.entries()) {
      const again = await fresh.come([...PEOPLE, 'somebody'][index] ?? '');
      expect(again.match().moments).toBe(person.match().moments);
      expect(again.match().logs).toEqual(person.match().logs);
      expect(await pastOf(again)).toEqual(await pastOf(person));
    }
  });

  test('of a round that a version before has begun stay hidden until the reveal, and count for everybody then', async () => {
    await begun(asBefore(store) as typeof store, bids, PEOPLE, HIDDEN);
    await playOn(asBefore(store), await loadMatch(asBefore(store), bids, await rowOf(store), Date.now), 3);
    const { people, followAll } = await gather(store);
    expect(people.map((person) => person.match().moments)).toEqual([2, 1, 0, 0]);
    for (const seat of [1, 2, 2]) {
      await people[seat]?.answer(seat);
      await followAll();
    }
    expect(people.map((person) => person.match().moments)).toEqual([4, 5, 5, 4]);
    const fresh = await startProcess(store, bids);
    for (const [index, person] of people.entries()) {
      const again = await fresh.come([...PEOPLE, 'somebody'][index] ?? '');
      expect(again.match().moments).toBe(person.match().moments);
      expect(await pastOf(again)).toHaveLength(person.match().moments + 1);
    }
  });

  test('are counted alike where a version before takes its turn, and stores the snapshots', async () => {
    await begun(store, town, PEOPLE);
    const row = await rowOf(store);
    const load = (from: Store) => loadMatch(from, town, row, Date.now);
    const chance = randomFor('a town of two versions', 'moves');
    const counts = (live: LiveMatch) => VIEWERS.map((viewers) => momentsFor(live, viewers));
    const follower = await load(store);
    for (let part = 0; part < 6; part++) {
      const used = part % 2 === 0 ? store : asBefore(store);
      const live = await load(used);
      for (let entry = 0; entry < 60; entry++) {
        const { seat, moves } = offersOf(live);
        const done = doMove(live, seat, pick(chance, moves));
        if ('refused' in done) throw new Error(`refused: ${done.refused.say}`);
        await keep(used, live, done);
      }
      for (const each of await store.logFrom(ID, follower.sequence)) {
        expect(follow(follower, each)).not.toHaveProperty('refused');
        forgetSettled(follower);
      }
      expect(counts(follower)).toEqual(counts(await load(store)));
      if (used === store) expect(counts(live)).toEqual(counts(follower));
    }
    const [astrid = 0, , , watching = 0] = counts(follower);
    expect(watching).toBeLessThan(astrid);
    for (const viewers of VIEWERS) {
      for (let moment = 0; moment < momentsFor(follower, viewers); moment += 7) {
        expect(await matchAfter(store, town, row, viewers, moment), `${viewers} at ${moment}`).toBeDefined();
      }
    }
  });
});
