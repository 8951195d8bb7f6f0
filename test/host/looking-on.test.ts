import { describe, expect, test } from 'vitest';
import { trollTown } from '../../src/games/troll-town/index.ts';
import type { TrollTownMove } from '../../src/games/troll-town/moves.ts';
import type { TrollTown } from '../../src/games/troll-town/position.ts';
import { catchUp } from '../../src/host/match/catch-up.ts';
import type { Game } from '../../src/kernel/game.ts';
import { begun } from './matches.ts';
import { STORES, storeOn } from './stores.ts';
import { type Person, type Process, startProcess } from './tables.ts';

const town = trollTown as unknown as Game;
const PEOPLE = ['astrid', 'bjorn', 'cecilia'] as const;
const LOAF: TrollTownMove = { do: 'loaf' };
const SHOW_CECILIA: TrollTownMove = { do: 'show', to: 2 };
const PLAN_ANEW: TrollTownMove = { do: 'change', part: 'deed' };
const CHALLENGE: TrollTownMove = { do: 'challenge' };

async function planning(processes: readonly Process[]): Promise<[Person, Person, Person]> {
  const come = (person: string, at: number) => (processes[at % processes.length] as Process).come(person);
  const people = await Promise.all(PEOPLE.map(come));
  for (const [seat, person] of people.entries()) {
    for (let stat = 0; stat < 4; stat++) await person.answer(seat, { do: 'spend', points: 3 } as TrollTownMove);
  }
  return people as [Person, Person, Person];
}

function deedOf(person: Person, viewer: number, seat: number): string {
  const plan = (person.perspective(viewer).view as TrollTown).plans[seat];
  return plan === undefined || plan === 'secret' ? 'secret' : plan.deed;
}

describe.each(STORES)('a seat that lets another one look on, on %s', (kind) => {
  const store = storeOn(kind);

  test('is seen by that one, as it changes and until it closes again, and nobody else is sent a thing', async () => {
    await begun(store, town, PEOPLE);
    const here = await startProcess(store, town);
    const [astrid, bjorn, cecilia] = await planning([here]);
    const watching = await here.come('somebody');
    const silent = [bjorn, watching];
    await astrid.answer(0, LOAF);
    const before = silent.map(({ heard }) => heard.length);
    expect(deedOf(cecilia, 2, 0)).toBe('secret');
    const { moments } = cecilia.match();

    await astrid.answer(0, SHOW_CECILIA);
    expect(deedOf(cecilia, 2, 0)).toBe('loaf');
    await astrid.answer(0, PLAN_ANEW);
    await astrid.answer(0, CHALLENGE);
    expect(deedOf(cecilia, 2, 0)).toBe('challenge');
    await astrid.undo(0);
    expect(deedOf(cecilia, 2, 0)).toBe('loaf');
    await astrid.answer(0, CHALLENGE);
    await astrid.answer(0, { do: 'hide' });
    expect(deedOf(cecilia, 2, 0)).toBe('secret');
    const heard = cecilia.heard.length;
    await astrid.answer(0, PLAN_ANEW);
    expect(cecilia.heard.length).toBe(heard);

    expect(silent.map(({ heard: all }) => all.length)).toEqual(before);
    expect(JSON.stringify(cecilia.heard)).not.toContain('"move":{"do":"show"');
    expect(cecilia.match().moments).toBe(moments);
  });

  test('is seen through another process, too', async () => {
    await begun(store, town, PEOPLE);
    const processes = await Promise.all(PEOPLE.map(() => startProcess(store, town)));
    const [, second, third] = processes as [Process, Process, Process];
    const follow = () => Promise.all([second, third].map(({ host, table }) => catchUp(host, table)));
    const [astrid, bjorn, cecilia] = await planning(processes);
    await follow();
    await astrid.answer(0, LOAF);
    await follow();
    const before = bjorn.heard.length;
    await astrid.answer(0, SHOW_CECILIA);
    await follow();
    expect(deedOf(cecilia, 2, 0)).toBe('loaf');
    await astrid.undo(0);
    await follow();
    expect(deedOf(cecilia, 2, 0)).toBe('secret');
    expect(bjorn.heard.length).toBe(before);
  });
});
