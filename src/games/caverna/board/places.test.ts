import { expect, test } from 'vitest';
import { arrange, skip, sowOn, take, use } from '../../../../test/games/caverna/testing.ts';
import { begin } from '../../../kernel/match.ts';
import { Offers } from '../../../kernel/offers.ts';
import { seedFrom } from '../../../kernel/random.ts';
import { answer, asked, offersFor } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { caverna } from '../index.ts';
import type { CavernaMove } from '../moves.ts';
import { homeOf, spotOf } from './changes.ts';
import { placeOf, readPlace } from './place-ids.ts';
import { asksNext, brings, isObvious, nameOf, pathsOf } from './places.ts';

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
      for (const place of ways.flatMap((paths) => paths.flatMap((path) => path.split(' ')))) {
        expect(readPlace(place), place).toBeDefined();
      }
      const all = ways.flat();
      expect(new Set(all).size, JSON.stringify(moves)).toBe(all.length);
      const move = moves[(turn * 13) % moves.length];
      if (move !== undefined) answer(caverna, position, seat, move);
    }
  }
});

test('places are called by what they stand for, and ask for what is next', () => {
  const { position } = arrange({});
  const named = (place: string) => nameOf(place, position, 0, (id) => id);
  expect(named(placeOf.space('housework'))).toBe('space.housework');
  expect(named(placeOf.half(13, 1))).toBe('place.cell');
  expect(named(placeOf.single('cavern'))).toBe('tile.cavern');
  expect(named(placeOf.exchanges)).toBe('place.exchanges');
  expect(named(placeOf.sowAll)).toBeUndefined();
  const next = (place: string) => asksNext([place], position, 0, (id) => id);
  expect(next(placeOf.tile('cavern-tunnel'))).toBe('ask.first-half');
  expect(next(placeOf.half(13, 0))).toBe('ask.other-half');
  expect(next(placeOf.fence('large'))).toBe('ask.where-fence-large');
  expect(next(placeOf.single('field'))).toBe('ask.where-single-field');
  expect(next(placeOf.room('dwelling'))).toBeUndefined();
});

test('the list of all choices tells what lies on a space', () => {
  const { position } = arrange({ goods: { 'logging-13': { wood: 6 } } });
  const brought = (space: 'logging-13' | 'housework') =>
    brings({ do: 'use', space }, position, 0, (id, params) => `${id} ${params?.count}`);
  expect(brought('logging-13')).toBe('amount.wood 6');
  expect(brought('housework')).toBeUndefined();
});

test('what changes in a home is told from what changes on the map', () => {
  expect(homeOf(spotOf.cell(3, 14))).toBe(3);
  expect(homeOf(spotOf.home(6, 'ruby'))).toBe(6);
  expect(homeOf(spotOf.space('housework'))).toBeUndefined();
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
