import { expect, test } from 'vitest';
import { begin } from '../../../kernel/match.ts';
import { Offers } from '../../../kernel/offers.ts';
import { seedFrom } from '../../../kernel/random.ts';
import { answer, asked, offersFor } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { caverna } from '../index.ts';
import type { CavernaMove } from '../moves.ts';
import { arrange, skip, sowOn, take, use } from '../testing.ts';
import { isObvious, pathsOf } from './places.ts';

/** Answers that are buttons beside the question. */
const LOOSE = new Set(['pass', 'skip', 'stop', 'done', 'grow', 'rescue', 'leave']);

test('every answer of whole matches has places of its own, or is a button', () => {
  const folks = { forgottenFolk: true, folkSelection: 'random', dwarvesAllowed: false };
  for (const [seats, options] of [
    [1, {}],
    [3, {}],
    [7, {}],
    [2, folks],
    [4, folks],
    [7, folks],
  ] as const) {
    const { match } = begin(caverna, tableFor(caverna as never, seats, options), seedFrom(`places for ${seats}`));
    const { position } = match;
    for (let turn = 0; turn < 400; turn++) {
      const [seat] = asked(position);
      if (seat === undefined) break;
      const offers = new Offers<CavernaMove>();
      offersFor(caverna, position, seat, offers);
      const moves = offers.list();
      const ways = moves.map((move) => pathsOf(move, position, seat).map((path) => path.join(' ')));
      moves.forEach((move, index) => {
        expect(ways[index]?.length === 0, JSON.stringify(move)).toBe(LOOSE.has(move.do));
      });
      const all = ways.flat();
      expect(new Set(all).size, JSON.stringify(moves)).toBe(all.length);
      const move = moves[(turn * 13) % moves.length];
      if (move !== undefined) answer(caverna, position, seat, move);
    }
  }
});

test('what is sown begins on the land: on a site of its own, or on any empty field', () => {
  const elves = arrange({ home: { folk: 'elves', goods: { grain: 1, gemfruit: 1 } } });
  take(elves, use('slash-and-burn'), skip);
  expect(pathsOf(sowOn('gemfruit', '1,1'), elves.position, 0)).toEqual([['cell-0', 'crop-gemfruit']]);
  const { position } = arrange({ home: { goods: { grain: 1 }, tops: { '2,3': 'field', '2,4': 'field' } } });
  expect(pathsOf({ do: 'sow', grain: 1, vegetable: 0 }, position, 0)).toEqual([
    ['cell-13', 'sow-1-0'],
    ['cell-19', 'sow-1-0'],
  ]);
});

test('what can be answered in one way is not asked for; last exchanges only where one may bring points', () => {
  const { position } = begin(caverna, tableFor(caverna as never, 1), seedFrom('obvious')).match;
  const done: CavernaMove = { do: 'done' };
  const toFood: CavernaMove = { do: 'convert', what: 'sheep' };
  expect(isObvious(done, position, [done])).toBe(true);
  expect(isObvious(done, position, [done, toFood])).toBe(true);
  expect(isObvious(toFood, position, [done, toFood])).toBe(false);
  const forge: CavernaMove = { do: 'forge', strength: 1 };
  expect(isObvious(forge, position, [forge, toFood])).toBe(true);
  expect(isObvious(forge, position, [forge, { do: 'skip' }])).toBe(false);
  expect(isObvious(done, position, [done, { do: 'ruby', get: 'grain' }])).toBe(false);
});
