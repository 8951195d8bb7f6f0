import { expect, test } from 'vitest';
import { arrange, offersOf, take } from '../../../../test/games/trolls-and-princesses/testing.ts';
import type { TrollsMove } from '../moves.ts';
import { asksNext, cellOf, foresees, pathsOf } from './places.ts';
import type { Speak } from './words.ts';

const LOOSE = ['end', 'stop', 'done', 'skip'];

test('every answer but the closing ones has a place, and no two have the same way', () => {
  const match = arrange({
    boards: { 0: { trolls: ['building', 'building'], cows: 2, field: { obsidian: 3 } } },
    caveDisplay: ['cave-princess-06', 'cave-resource-13'],
  });
  const looked = new Set<string>();
  for (const words of ['move:camp:building', 'build-tiles', 'tile:cave-princess-06', 'place:0:1:0', 'stop', 'end']) {
    const ways = new Map<string, TrollsMove>();
    for (const move of offersOf(match).list()) {
      const paths = pathsOf(move, match.position, 0);
      expect(paths.length === 0, move.do).toBe(LOOSE.includes(move.do));
      for (const path of paths) {
        expect(ways.has(path.join(' ')), path.join(' ')).toBe(false);
        ways.set(path.join(' '), move);
      }
      looked.add(move.do);
    }
    take(match, words);
  }
  expect([...looked]).toEqual(
    expect.arrayContaining(['move', 'build-tiles', 'build-outpost', 'activate', 'tile', 'place']),
  );
});

test('a troll that can only come from one place need not be pointed at', () => {
  const match = arrange();
  const [move] = offersOf(match).list();
  expect(move && pathsOf(move, match.position, 0)).toEqual([['trolls-camp', 'area-mining'], ['area-mining']]);
});

test('TP-3.7: who sends a troll where there is no room is asked for the one that has to leave', () => {
  const said: Speak = (id) => id;
  const spread = arrange({ boards: { 0: { trolls: ['mining', 'mining', 'power', 'building', 'building'] } } });
  const asked = (...path: string[]) => asksNext(path, spread.position, 0, said);
  expect(asked('area-village-1')).toBe('ask.which-troll');
  expect(asked('trolls-mining')).toBe('ask.where-to');
  expect(asked('area-village-1', 'trolls-mining')).toBe('ask.whom-to-push');
  expect(asked('trolls-mining', 'area-village-1')).toBe('ask.whom-to-push');
  expect(asked('rival-1-village-1')).toBe('ask.which-troll');
  // From the camp a troll comes without being pointed at.
  expect(asksNext(['area-village-1'], arrange().position, 0, said)).toBe('ask.whom-to-push');
});

test('a tile shows where it fits beforehand, unless it is laid at once', () => {
  const match = arrange({
    boards: { 0: { trolls: ['building'] } },
    king: 'building',
    caveDisplay: ['cave-princess-06', 'cave-victory-bat-a'],
  });
  take(match, 'move:camp:building', 'build-tiles');
  expect(foresees({ do: 'tile', tile: 'cave-princess-06' }, match.position, 0)).toBe(true);
  expect(foresees({ do: 'tile', tile: 'cave-victory-bat-a' }, match.position, 0)).toBe(false);
});

test('a cell is read back from its place', () => {
  expect(cellOf('cell--1-0-3')).toEqual({ i: -1, j: 0, r: 3 });
  expect(cellOf('area-mining')).toBeUndefined();
});
