import { expect, test } from 'vitest';
import { trollTown } from '../../src/games/troll-town/index.ts';
import type { TrollTownMove } from '../../src/games/troll-town/moves.ts';
import type { Plan, TrollTown } from '../../src/games/troll-town/position.ts';
import type { TownProposal } from '../../src/games/troll-town/rules/proposals.ts';
import { listen } from '../../src/host/bots/listen.ts';
import { withLock } from '../../src/host/lock.ts';
import type { Game } from '../../src/kernel/game.ts';
import { waitUntil } from '../waiting.ts';
import { begun } from './matches.ts';
import { storeOn } from './stores.ts';
import { type Process, startProcess } from './tables.ts';

const town = trollTown as unknown as Game;
const store = storeOn('sqlite');

/** Astrid and two helpful bots, who have planned their first turn and wait for her. */
async function waiting() {
  const sitting = ['astrid', { bot: 'greedy' }, { bot: 'greedy' }] as const;
  await begun(store, town, sitting, { tempers: 'helpful' });
  const process = await startProcess(store, town);
  const astrid = await process.come('astrid');
  for (let stat = 0; stat < 4; stat++) await astrid.answer(0, { do: 'spend', points: 3 } as TrollTownMove);
  await haveWaited(process);
  return { process, astrid };
}

function haveWaited({ table }: Process): Promise<void> {
  return waitUntil('the bots have planned and wait', () =>
    [1, 2].every((seat) => table.plans.get(seat)?.last !== undefined && !table.thinking.has(seat)),
  );
}

function positionOf({ table }: Process): TrollTown {
  return table.live?.match.position as TrollTown;
}

function planOf(process: Process, seat: number): Plan {
  return positionOf(process).plans[seat] as Plan;
}

function saidBy({ said }: Process, seat: number): TownProposal[] {
  return said.flatMap((each) => (each.seat === seat ? [each.proposal as unknown as TownProposal] : []));
}

async function say(process: Process, proposal: TownProposal): Promise<void> {
  process.said.push({ seat: 0, period: positionOf(process).turn, proposal });
  await withLock(process.table.lock, () => listen(process.host, process.table));
}

test('bots say what they will do, plan, and lock when people have', async () => {
  const { process, astrid } = await waiting();
  for (const seat of [1, 2]) {
    expect(saidBy(process, seat)[0]).toMatchObject({ do: 'i-will', deed: planOf(process, seat).deed });
  }
  expect(positionOf(process).declared).toEqual([]);
  await astrid.answer(0, { do: 'grunt' } as TrollTownMove);
  await waitUntil('the next turn', () => positionOf(process).turn === 2);
  expect(process.noted).toEqual([]);
});

test('what is asked of a bot is answered and planned, and it is the bot that plans anew', async () => {
  const { process } = await waiting();
  await say(process, { do: 'please', to: 2, work: 'hovel' });
  expect(saidBy(process, 2)).toContainEqual({ do: 'answer', to: 0, word: 'gladly' });
  await waitUntil('it has planned anew', () => process.table.plans.get(2)?.renewed === 1);
  await haveWaited(process);
  expect(planOf(process, 2).orders.map(({ work }) => work)).toContain('hovel');
});

test('what a person shows is planned around, and nobody is told of it', async () => {
  const { process, astrid } = await waiting();
  const { heard } = astrid;
  await astrid.answer(0, { do: 'show', to: 1 } as TrollTownMove);
  const wanted = planOf(process, 1).orders[0];
  const before = process.said.length;
  await astrid.answer(0, { do: 'loaf' } as TrollTownMove);
  await astrid.answer(0, { do: 'build', work: wanted?.work, crew: 'communal-first' } as TrollTownMove);
  const spot = astrid.perspective(0).offers.find((move) => move.do === 'lay');
  await astrid.answer(0, spot);
  await waitUntil('the bot has planned anew', () => (process.table.plans.get(1)?.renewed ?? 0) > 0);
  await haveWaited(process);
  expect(process.table.plans.get(2)?.renewed).toBe(0);
  expect(process.said).toHaveLength(before);
  expect(heard.filter(({ type }) => type === 'refused')).toEqual([]);
  const [order] = planOf(process, 0).orders;
  expect(planOf(process, 1).orders.map(({ site }) => site)).not.toContain(order?.site);
});
