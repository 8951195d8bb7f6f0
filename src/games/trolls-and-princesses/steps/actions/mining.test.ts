import { expect } from 'vitest';
import { rule } from '../../../../../test/games/kit/rule.ts';
import {
  arrange,
  blocked,
  board,
  inField,
  offered,
  offeredAs,
  pointsLeft,
  sitesOf,
  step,
  take,
} from '../../../../../test/games/trolls-and-princesses/testing.ts';

rule(['TP-case-23', 'TP-4.7'], 'with the outpost gone mining takes two, or the one there is', () => {
  const mined = (diamond: number) => {
    const match = arrange({
      boards: { 0: { trolls: ['mining', 'mining'], left: ['op-diamond'], filled: { diamond } } },
    });
    take(match, 'move:camp:mining', 'mine-diamond');
    return [inField(match, 'diamond'), sitesOf(match, 'diamond')[1]];
  };
  expect(mined(1)).toEqual([1, 0]);
  expect(mined(2)).toEqual([2, 0]);
  expect(mined(3)).toEqual([2, 1]);
});

rule('TP-case-24', 'without a filled site there is nothing to mine', () => {
  const match = arrange({ boards: { 0: { trolls: ['mining', 'mining'], filled: { gold: 0 } } } });
  take(match, 'move:camp:mining');
  expect(offeredAs(match, 'mine-gold')).toEqual([]);
  expect(blocked(match, 'mine-gold')).toBe('TP-4.7 blocked.nothing-to-mine');
});

rule(['TP-4.8', 'TP-6.1', 'TP-6.2'], 'only numbers of sites are kept, and mining moves pieces to the field', () => {
  const match = arrange({ clans: ['yellow', 'red'], boards: { 0: { trolls: ['mining', 'mining'] } } });
  take(match, 'move:camp:mining', 'mine-gold', 'mine-obsidian');
  expect(board(match)).toMatchObject({ sites: [3, 2, 0], filled: [2, 1, 0], field: [3, 2, 0] });
});

rule(['TP-case-25', 'TP-4.9'], 'one activation a phase, the same tile in both', () => {
  const match = arrange({
    boards: { 0: { trolls: ['mining', 'building', 'building'], network: [['king-power', 0, 1, 0]], power: 0 } },
  });
  take(match, 'move:camp:mining', 'activate:king-power');
  expect(offeredAs(match, 'activate')).toEqual([]);
  expect(blocked(match, 'activate:king-power')).toBe('TP-4.9 blocked.activated');
  take(match, 'end', 'move:camp:power', 'activate:king-power');
  expect(board(match).power).toBe(4);
});

rule('TP-case-26', 'an activation does what it can, and nothing is not offered', () => {
  const scene = (obsidian: number) =>
    arrange({ clans: ['yellow', 'red'], boards: { 0: { trolls: ['power'], filled: { gold: 0, obsidian } } } });
  const match = scene(1);
  take(match, 'move:camp:power', 'activate:clan');
  expect([inField(match, 'obsidian'), inField(match, 'gold')]).toEqual([3, 1]);
  const empty = scene(0);
  take(empty, 'move:camp:power');
  expect(offeredAs(empty, 'activate')).toEqual([]);
  expect(blocked(empty, 'activate:clan')).toBe('TP-4.9 blocked.no-effect');
});

rule('TP-case-27', 'purple with full power and no barn has nothing to activate', () => {
  const scene = (power: number, cows: number) => {
    const match = arrange({ clans: ['purple', 'red'], boards: { 0: { power, cows } } });
    take(match, 'move:camp:mining');
    return offered(match).includes('activate:clan');
  };
  expect(scene(6, 1)).toBe(false);
  expect(scene(6, 0)).toBe(true);
  expect(scene(5, 1)).toBe(true);
});

rule('TP-4.5', 'costs go back to the supply before the effect', () => {
  const match = arrange({
    boards: { 0: { trolls: ['building', 'building'], cows: 1 } },
    caveDisplay: ['cave-resource-13'],
    supply: { obsidian: 0, cows: 3 },
  });
  take(match, 'move:camp:building', 'build-tiles', 'tile:cave-resource-13', 'place:0:1:0');
  expect(sitesOf(match, 'obsidian')).toEqual([5, 4]);
  expect(match.position.supply.resources[0]).toBe(0);
  expect(inField(match, 'obsidian')).toBe(1);
});

rule('TP-10.3', 'after an action one is asked to act again', () => {
  const match = arrange({ boards: { 0: { trolls: ['mining'] } } });
  take(match, 'move:camp:mining', 'mine-obsidian');
  expect([step(match), pointsLeft(match)[0]]).toEqual(['act', 1]);
  take(match, 'end');
  expect(step(match)).toBe('move');
});
