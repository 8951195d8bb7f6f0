import { expect, test } from 'vitest';
import { gameNamed } from '../games/index.ts';
import type { Move } from '../kernel/game.ts';
import { begin } from '../kernel/match.ts';
import { Offers } from '../kernel/offers.ts';
import { seedFrom } from '../kernel/random.ts';
import { asked, offersFor } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { type Compared, compareWays } from './compare.ts';

const game = gameNamed('gnome-elf-troll');
const { match } = begin(game, tableFor(game, 2), seedFrom('two ways'));
const seat = asked(match.position)[0] ?? 0;
const offers = new Offers();
offersFor(game, match.position, seat, offers);
const [first, second] = offers.list() as [Move, Move];

function compared(ways: readonly [readonly Move[], readonly Move[]], futures = 6): Compared {
  const comparison = { position: match.position, seat, ways, futures, seed: 'seed' };
  return [...compareWays(game, comparison)].at(-1) as Compared;
}

test('the same way twice ends alike in every future: deal and chance are the same for both', () => {
  const { ways, isSure } = compared([[first], [first]]);
  expect(ways[0]).toEqual(ways[1]);
  expect(isSure).toBe(false);
});

test('two ways are counted over as many futures, with a range around each', () => {
  const { ways } = compared([[first], [second]]);
  for (const { wins, futures, chance, points } of ways) {
    expect(futures).toBe(6);
    expect(chance.share).toBe(wins / 6);
    expect(chance.low).toBeLessThanOrEqual(chance.share);
    expect(points.low).toBeLessThanOrEqual(points.mean);
  }
});

test('nothing hangs on what lies hidden: another hand of somebody else brings the same', () => {
  const other = game.imagine(game.view(match.position, seat), seat, { ...match.position.random });
  const way = { seat, ways: [[first], [second]], futures: 4, seed: 'seed' } as const;
  const once = [...compareWays(game, { ...way, position: match.position })];
  expect([...compareWays(game, { ...way, position: other })]).toEqual(once);
});

test('an answer that is not on offer is left to a bot, and counted', () => {
  expect(compared([[first, { do: 'fly' }], [second]]).ways.map(({ cutShort }) => cutShort)).toEqual([6, 0]);
});
