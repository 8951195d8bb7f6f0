import { expect } from 'vitest';
import { rule } from '../../../../../test/games/kit/rule.ts';
import {
  arrange,
  asking,
  blocked,
  board,
  inField,
  pointsLeft,
  step,
  take,
  trollsAt,
} from '../../../../../test/games/trolls-and-princesses/testing.ts';

rule(['TP-case-55', 'TP-4.22', 'TP-4.23', 'TP-4.24'], 'the castle twice, then home', () => {
  const match = arrange({
    king: 'village-1',
    boards: { 0: { trolls: ['village-1', 'village-1'], outpostsIn: { 'village-1': 2 } } },
    villages: { 'village-1': { castle: 'castle-diamond' } },
  });
  take(match, 'move:camp:village-1');
  expect(pointsLeft(match)).toEqual([6, 0]);
  take(match, 'castle');
  expect(step(match)).toBe('act');
  take(match, 'castle', 'end');
  expect(inField(match, 'diamond')).toBe(2);
  expect(step(match)).toBe('return');
  take(match, 'to-cavern:mining', 'to-cavern:power', 'to-cavern:power');
  expect(trollsAt(match)).toEqual(['mining', 'power', 'power', 'camp', 'camp']);
  expect(step(match)).toBe('move');
});

rule('TP-4.24', 'trolls come home after the phase of the castle, not after the next', () => {
  const match = arrange({
    king: 'village-1',
    boards: { 0: { outpostsIn: { 'village-1': 1 } } },
    villages: { 'village-1': { castle: 'castle-gold' } },
  });
  take(match, 'move:camp:village-1', 'castle', 'end', 'to-cavern:power');
  expect(trollsAt(match)[0]).toBe('power');
  take(match, 'move:camp:village-1', 'end');
  expect([step(match), asking(match)]).toEqual(['move', 1]);
  expect(trollsAt(match).slice(0, 2)).toEqual(['power', 'village-1']);
});

rule('TP-4.24', 'only trolls of this village come home, and those of others stay', () => {
  const match = arrange({
    king: 'village-1',
    boards: {
      0: { trolls: ['village-3', 'village-1'] },
      1: { trolls: ['village-1'] },
    },
    villages: { 'village-1': { castle: 'castle-gold' } },
  });
  take(match, 'move:camp:village-1', 'castle', 'end', 'to-cavern:power', 'to-cavern:mining');
  expect(trollsAt(match)).toEqual(['village-3', 'power', 'mining', 'camp', 'camp']);
  expect(trollsAt(match, 1)[0]).toBe('village-1');
});

rule('TP-case-56', 'who finds no cauldron stays', () => {
  const match = arrange({
    kingCards: ['kc-bats', 'kc-bells', 'kc-cave-tiles', 'kc-outposts'],
    boards: {
      0: { trolls: ['village-1'], outpostsIn: { 'village-1': 1 }, humans: { mining: 4, building: 4, power: 3 } },
    },
  });
  take(match, 'move:camp:village-1', 'castle');
  while (step(match) !== 'act') take(match, 'stop');
  take(match, 'end');
  expect(trollsAt(match).slice(0, 2)).toEqual(['power', 'village-1']);
});

rule(['TP-case-58', 'TP-4.28'], 'no barn, no cow; the castle is there all the same', () => {
  const match = arrange({
    boards: { 0: { trolls: ['village-1', 'village-1'], cows: 2 } },
    villages: { 'village-1': { castle: 'castle-cows' } },
  });
  take(match, 'move:camp:village-1');
  expect(blocked(match, 'cow')).toBe('TP-4.28 blocked.no-barn');
  take(match, 'castle', 'end');
  expect(board(match).cows).toBe(2);
  expect(step(match)).toBe('return');
});

rule('TP-6.7', 'cows come as far as there are open barns', () => {
  const match = arrange({
    boards: { 0: { trolls: ['village-1', 'village-1'], cows: 1 } },
    villages: { 'village-1': { castle: 'castle-cows' } },
    supply: { cows: 7 },
  });
  take(match, 'move:camp:village-1', 'castle');
  expect([board(match).cows, match.position.supply.cows]).toEqual([2, 6]);
});

rule('TP-case-70', 'half of a castle is better than none', () => {
  const match = arrange({
    boards: { 0: { trolls: ['village-1', 'village-1'], cows: 2 } },
    villages: { 'village-1': { castle: 'castle-obsidian-cow' } },
  });
  take(match, 'move:camp:village-1', 'castle');
  expect([inField(match, 'obsidian'), board(match).cows]).toEqual([3, 2]);
});
