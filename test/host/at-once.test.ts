import { describe, expect, test } from 'vitest';
import { startBots, type Thinker } from '../../src/host/bots/bots.ts';
import { infoAt } from '../../src/host/watchers/info.ts';
import type { Game, Move, Seat } from '../../src/kernel/game.ts';
import { harvest } from '../toys/harvest/index.ts';
import { sealedBids } from '../toys/sealed-bids/index.ts';
import type { SealedBids } from '../toys/sealed-bids/position.ts';
import { waitUntil } from '../waiting.ts';
import { begun, ID } from './matches.ts';
import { STORES, storeOn } from './stores.ts';
import { type Person, type Process, startProcess } from './tables.ts';

const bids = sealedBids as unknown as Game;
const farms = harvest as unknown as Game;
const PEOPLE = ['astrid', 'bjorn', 'cecilia'] as const;

/** Everybody watches in a process of their own, or all in the same one. */
async function gather(processes: readonly Process[], people: readonly string[] = PEOPLE): Promise<Person[]> {
  const come = (person: string, at: number) => (processes[at % processes.length] as Process).come(person);
  return Promise.all(people.map(come));
}

function shape(person: Person) {
  const { moments, asked, perspectives } = person.match();
  return { moments, asked, perspectives };
}

describe.each(STORES)('seats that are asked at once, on %s', (kind) => {
  const store = storeOn(kind);

  test.each([bids, farms])('answer in the same instant, and all are accepted: $id', async (game) => {
    await begun(store, game, PEOPLE);
    const here = await startProcess(store, game);
    const people = await gather([here]);
    const answers = await Promise.all(people.map((person, seat) => person.answer(seat)));
    expect(answers.map(({ type }) => type)).toEqual(['accepted', 'accepted', 'accepted']);
    for (const [seat, person] of people.entries()) expect(person.perspective(seat).seatEntry).toBe(1);
    expect(await store.logFrom(ID, 0)).toMatchObject([
      { seat: 0, number: 0 },
      { seat: 1, number: 0 },
      { seat: 2, number: 0 },
    ]);
  });

  test.each([bids, farms])(
    'answer through processes that do not hear of each other, and all count: $id',
    async (game) => {
      await begun(store, game, PEOPLE);
      const processes = await Promise.all(PEOPLE.map(() => startProcess(store, game)));
      const people = await gather(processes);
      const answers = await Promise.all(people.map((person, seat) => person.answer(seat)));
      expect(answers.map(({ type }) => type)).toEqual(['accepted', 'accepted', 'accepted']);
      expect((await store.logFrom(ID, 0)).map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
      expect(processes.flatMap(({ noted }) => noted)).toEqual([]);
    },
  );

  test('sent again, an answer counts once, whoever has answered in between', async () => {
    await begun(store, bids, PEOPLE);
    const [astrid, bjorn] = (await gather([await startProcess(store, bids)])) as [Person, Person];
    const [chosen, other] = astrid.perspective(0).offers;
    const message = { type: 'move', table: ID, seat: 0, seatEntry: 0, move: { ...chosen } } as const;
    expect(await astrid.ask(message as never)).toMatchObject({ type: 'accepted', revision: 1 });
    await bjorn.answer(1);
    expect(await astrid.ask(message as never)).toMatchObject({ type: 'accepted', revision: 1 });
    expect(await astrid.ask({ ...message, move: { ...other } } as never)).toMatchObject({ code: 'behind' });
    expect(await astrid.ask({ ...message, seatEntry: 5 } as never)).toMatchObject({ code: 'behind' });
    expect(await store.logFrom(ID, 0)).toHaveLength(2);
  });

  test('in secret hear nothing at all of each other until the reveal', async () => {
    await begun(store, bids, PEOPLE, { done: 'hidden' });
    const here = await startProcess(store, bids);
    const [astrid, bjorn, cecilia] = (await gather([here])) as [Person, Person, Person];
    const watching = await here.come('somebody');
    const silent = [cecilia, watching];
    const before = silent.map(({ heard }) => heard.length);
    const { moved } = here.table.stored;

    await astrid.answer(0);
    await bjorn.answer(1);
    await astrid.undo(0);
    await astrid.answer(0);
    await astrid.answer(0);
    await bjorn.answer(1);
    expect(silent.map(({ heard }) => heard.length)).toEqual(before);
    expect(here.table.stored).toMatchObject({ moved, asked: 0b100, publicAsked: 0b111 });
    expect(await store.table(ID)).toMatchObject({ moved, asked: 0b100, publicAsked: 0b111 });
    expect(infoAt(here.table, 'cecilia')).toMatchObject({ asked: [0, 1, 2], moved });
    expect(infoAt(here.table, 'astrid')).toMatchObject({ asked: [1, 2], moved });
    expect(astrid.match()).toMatchObject({ moments: 2, asked: [1, 2], perspectives: [{ seatEntry: 4 }] });
    expect(cecilia.match()).toMatchObject({ moments: 0, asked: [0, 1, 2], perspectives: [{ seatEntry: 0 }] });

    // Whoever looks again is shown the same as before, with the same number.
    const seen = silent.map((person) => person.match());
    for (const person of silent) await person.ask({ type: 'watch', table: ID });
    expect(silent.map((person) => person.match())).toEqual(seen);

    await cecilia.answer(2);
    await cecilia.answer(2);
    for (const person of [astrid, bjorn, cecilia, watching]) {
      expect(person.heard.findLast(({ type }) => type === 'state' || type === 'change')?.type).toBe('state');
      expect(person.match().logs[0]?.some(({ event }) => event.say === 'told.revealed')).toBe(true);
    }
    // Everybody has their own two answers, and the reveal; that of the last one is the reveal.
    expect([astrid, bjorn, cecilia, watching].map((person) => person.match().moments)).toEqual([3, 3, 2, 1]);
  });

  test('in secret hear who is done, if the game says so, and nothing else', async () => {
    await begun(store, bids, PEOPLE);
    const [astrid, , cecilia] = (await gather([await startProcess(store, bids)])) as [Person, Person, Person];
    const before = cecilia.heard.length;
    await astrid.answer(0);
    await astrid.undo(0);
    await astrid.answer(0);
    expect(cecilia.heard.length).toBe(before);
    await astrid.answer(0);
    expect(cecilia.heard.slice(before)).toMatchObject([{ type: 'change', moments: 0, asked: [1, 2], logs: [[]] }]);
    await astrid.undo(0);
    expect(cecilia.heard.slice(before + 1)).toMatchObject([
      { type: 'change', moments: 0, asked: [0, 1, 2], logs: [[]] },
    ]);
  });

  test('in secret hear who is asked again from a process that has slept through it', async () => {
    await begun(store, bids, PEOPLE);
    // It has the table in memory, as it stood before anybody answered, but not yet the match.
    const there = await startProcess(store, bids);
    const astrid = await (await startProcess(store, bids)).come('astrid');
    await astrid.answer(0);
    await astrid.answer(0);
    const bjorn = await there.come('bjorn');
    expect(bjorn.match()).toMatchObject({ asked: [1, 2] });
    expect(bjorn.info()).toMatchObject({ asked: [1, 2] });
    await (await there.come('astrid')).undo(0);
    expect(bjorn.match()).toMatchObject({ asked: [0, 1, 2] });
  });

  test('in secret cannot take back what is final once they are done', async () => {
    await begun(store, bids, PEOPLE, { done: 'final' });
    const [astrid, bjorn] = (await gather([await startProcess(store, bids)])) as [Person, Person, Person];
    await astrid.answer(0);
    expect(await astrid.undo(0)).toMatchObject({ type: 'accepted' });
    await astrid.answer(0);
    await astrid.answer(0);
    expect(bjorn.match()).toMatchObject({ asked: [1, 2] });
    expect(await astrid.undo(0)).toMatchObject({ type: 'refused', refusal: { say: 'refused.nothing-to-undo' } });
  });

  test('in public hear of each answer as it is given', async () => {
    await begun(store, farms, PEOPLE);
    const [astrid, bjorn, cecilia] = (await gather([await startProcess(store, farms)])) as [Person, Person, Person];
    await astrid.answer(0, { do: 'beg' });
    for (const person of [bjorn, cecilia]) {
      expect(person.match()).toMatchObject({ revision: 1, moments: 1, asked: [0, 1, 2] });
      expect(person.match().logs[0]?.at(-1)).toMatchObject({ moment: 1, event: { say: 'told.begged', seat: 0 } });
    }
    await astrid.answer(0, { do: 'done' });
    expect(bjorn.match()).toMatchObject({ moments: 2, asked: [1, 2] });
    await astrid.undo(0);
    expect(cecilia.match()).toMatchObject({ moments: 1, asked: [0, 1, 2] });
    expect(astrid.perspective(0).seatEntry).toBe(3);
  });

  test('count, look back and read the log by what they may know', async () => {
    await begun(store, bids, PEOPLE);
    const [astrid, bjorn] = (await gather([await startProcess(store, bids)])) as [Person, Person, Person];
    const views = [astrid.perspective(0).view];
    for (const _ of [1, 2]) {
      await bjorn.answer(1);
      await astrid.answer(0);
      views.push(astrid.perspective(0).view);
    }
    for (const [moment, view] of views.entries()) {
      const past = await astrid.ask({ type: 'past', table: ID, moment });
      expect(past).toMatchObject({ type: 'past', moment, moments: 2 });
      const seen = past.type === 'past' ? (past.perspectives[0]?.view as SealedBids) : undefined;
      expect(seen?.hands[0]).toEqual((view as SealedBids).hands[0]);
      expect(seen?.plans[0]).toEqual((view as SealedBids).plans[0]);
    }
    expect(await astrid.ask({ type: 'past', table: ID, moment: 3 })).toMatchObject({ code: 'not-found' });
    const log = await astrid.ask({ type: 'log', table: ID, before: 3 });
    if (log.type !== 'log') throw new Error('no log came');
    expect(log.logs[0]?.map(({ moment, event }) => [moment, event.seat, event.say])).toEqual(
      astrid.match().logs[0]?.map(({ moment, event }) => [moment, event.seat, event.say]),
    );
    expect(log.logs[0]?.filter(({ moment }) => moment > 0).map(({ moment, event }) => [moment, event.seat])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  test('have a budget of takings back each', async () => {
    await begun(store, bids, PEOPLE);
    const [astrid, bjorn] = (await gather([await startProcess(store, bids)])) as [Person, Person];
    await bjorn.answer(1);
    for (let times = 0; times < 250; times++) {
      await astrid.answer(0);
      expect(await astrid.undo(0)).toMatchObject({ type: 'accepted' });
    }
    await astrid.answer(0);
    expect(await astrid.undo(0)).toMatchObject({ code: 'nothing-to-undo', refusal: { say: 'refused.undone-enough' } });
    expect(await bjorn.undo(1)).toMatchObject({ type: 'accepted' });
  });

  test('find everything as it was in a new process, in the middle of it', async () => {
    await begun(store, bids, PEOPLE);
    const before = await gather([await startProcess(store, bids)]);
    await before[0]?.answer(0);
    await before[1]?.answer(1);
    await before[1]?.answer(1);
    await before[0]?.undo(0);
    await before[0]?.answer(0);
    const after = await gather([await startProcess(store, bids)]);
    expect(after.map(shape)).toEqual(before.map(shape));
    expect(after.map((person) => person.match().logs)).toEqual(before.map((person) => person.match().logs));
    expect(await after[0]?.undo(0)).toMatchObject({ type: 'accepted' });
    expect(await after[1]?.undo(1)).toMatchObject({ type: 'accepted' });
  });

  test('hear nothing of a race that was lost for a secret answer', async () => {
    await begun(store, bids, PEOPLE);
    const [here, there] = [await startProcess(store, bids), await startProcess(store, bids)];
    const [astrid, cecilia] = [await here.come('astrid'), await here.come('cecilia')];
    const bjorn = await there.come('bjorn');
    await bjorn.answer(1);
    const heard = cecilia.heard.length;
    expect(await astrid.answer(0)).toMatchObject({ type: 'accepted' });
    expect(cecilia.heard.length).toBe(heard);
  });

  test('and are bots, think at the same time, each from before anybody has answered', async () => {
    await begun(store, farms, ['astrid', { bot: 'greedy' }, { bot: 'greedy' }]);
    const asked: { seat: Seat; seatEntry: number; view: string }[] = [];
    const waiting: ((move: Move) => void)[] = [];
    const slow: Thinker = {
      think({ seat, seatEntry, view }) {
        asked.push({ seat, seatEntry, view: JSON.stringify(view) });
        return new Promise((resolve) => waiting.push(resolve));
      },
      advise: () => Promise.reject(new Error('nobody advises here')),
    };
    const here = await startProcess(store, farms, slow);
    const astrid = await here.come('astrid');
    const opening = JSON.stringify(astrid.perspective(0).view);
    await astrid.answer(0, { do: 'beg' });
    // The person's answer asks nobody anew: what asks the bots is the beginning of the match.
    expect(asked).toEqual([]);
    startBots(here.host, here.table);
    startBots(here.host, here.table);
    await waitUntil('both bots to be asked', () => asked.length === 2);
    expect(asked.map(({ seat, seatEntry }) => [seat, seatEntry])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    for (const { view } of asked) expect(view).toBe(opening);
    for (const answer of waiting.splice(0)) answer({ do: 'beg' });
    await waitUntil('both bots to be asked again', () => asked.length === 4);
    expect(asked.slice(2).map(({ seat, seatEntry }) => [seat, seatEntry])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    for (const answer of waiting.splice(0)) answer({ do: 'done' });
    await waitUntil('all answers of the bots', () => astrid.match().asked.join() === '0');
  });

  test.each([bids, farms])('play whole matches with bots: $id', async (game) => {
    await begun(store, game, ['astrid', { bot: 'greedy' }, { bot: 'random' }]);
    const here = await startProcess(store, game);
    const astrid = await here.come('astrid');
    startBots(here.host, here.table);
    while (!astrid.match().over) {
      await waitUntil('astrid to be asked, or the end', () => {
        return astrid.match().over || astrid.perspective(0).offers.length > 0;
      });
      if (!astrid.match().over) expect(await astrid.answer(0)).toMatchObject({ type: 'accepted' });
    }
    expect((await store.table(ID))?.row).toMatchObject({ state: 'over' });
    expect(here.noted).toEqual([]);
  });
});
