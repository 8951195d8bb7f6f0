import { expect, test } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  arrange,
  blocked,
  offered,
  offersOf,
  step,
  take,
} from '../../../../test/games/trolls-and-princesses/testing.ts';
import { answer } from '../../../kernel/steps.ts';
import { trollsAndPrincesses } from '../index.ts';
import type { Place } from '../moves.ts';
import { place } from './tiles.ts';

const BUILDERS = { trolls: ['building', 'building'] } as const;

rule('TP-5.13', 'a tile that would close the network is greyed out for that reason', () => {
  const match = arrange({
    options: { network: 'tunnel' },
    boards: { 0: BUILDERS },
    caveDisplay: ['cave-victory-bat-a', 'cave-princess-02'],
  });
  take(match, 'move:camp:building', 'build-tiles');
  expect(offered(match)).toEqual(['tile:cave-princess-02']);
  expect(blocked(match, 'tile:cave-victory-bat-a')).toBe('TP-5.13 blocked.would-seal');
});

rule(['TP-5.9', 'TP-5.10', 'TP-5.14'], 'a tile that fits nowhere says what it lacks', () => {
  const match = arrange({
    options: { network: 'tunnel', noSealing: false },
    kingCards: ['kc-cave-tiles', 'kc-bats', 'kc-outposts', 'kc-bells'],
    boards: { 0: { ...BUILDERS, stored: { bell: 3 } } },
    caveDisplay: ['cave-victory-bat-a', 'cave-victory-bat-b', 'cave-princess-02', 'cave-resource-13'],
  });
  take(match, 'move:camp:building', 'build-tiles', 'tile:cave-victory-bat-a');
  expect(step(match)).toBe('second-tile');
  expect(offered(match)).toEqual(['claim:kc-bells', 'stop']);
  expect(blocked(match, 'tile:cave-victory-bat-b')).toBe('TP-5.14 blocked.same-victory');
  expect(blocked(match, 'tile:cave-princess-02')).toBe('TP-5.9 blocked.no-tunnel');
  expect(blocked(match, 'tile:cave-resource-13')).toBe('TP-5.10 blocked.does-not-fit');
});

rule(
  ['TP-4.13', 'TP-7.4'],
  'a tile that is paid for or drawn from the King must be built, that of a castle need not',
  () => {
    const scene = (network: readonly ['king-build', 0, 1, 0][]) =>
      arrange({
        boards: { 0: { trolls: ['building', 'village-1', 'village-1'], network } },
        villages: { 'village-1': { castle: 'castle-build' } },
        caveDisplay: ['cave-princess-02', 'cave-princess-03'],
      });
    const paid = scene([]);
    take(paid, 'move:camp:building', 'build-tiles');
    expect(blocked(paid, 'stop')).toBe('TP-4.13 blocked.must-build');
    const king = scene([['king-build', 0, 1, 0]]);
    take(king, 'move:camp:building', 'activate:king-build');
    expect(blocked(king, 'stop')).toBe('TP-7.4 blocked.must-build');
    const castle = scene([]);
    take(castle, 'move:camp:village-1', 'castle');
    expect(offered(castle)).toContain('stop');
    take(castle, 'stop');
    expect([step(castle), castle.position.caveDisplay.length]).toEqual(['act', 2]);
  },
);

test('placements are alike that complete the same sites, and no others', () => {
  const match = arrange({
    boards: {
      0: {
        ...BUILDERS,
        network: [
          ['cave-resource-13', 0, 1, 0],
          ['cave-resource-14', -1, 2, 0],
        ],
      },
    },
    caveDisplay: ['cave-resource-16'],
  });
  take(match, 'move:camp:building', 'build-tiles');
  if (step(match) === 'tile') take(match, 'tile:cave-resource-16');
  const frame = match.position.stack.at(-1);
  if (frame?.step !== 'place') throw new Error('there is a choice of places');
  const kinds = new Map<number, string>();
  for (const move of offersOf(match).list()) {
    const kind = place.alike?.(match.position, frame, 0, move as Place) as number;
    const after = trollsAndPrincesses.clone(match.position);
    answer(trollsAndPrincesses, after, 0, move);
    const sites = String(after.players[0]?.sites);
    expect(kinds.get(kind) ?? sites).toBe(sites);
    kinds.set(kind, sites);
  }
  expect(kinds.size).toBe(4);
  expect(new Set(kinds.values()).size).toBe(kinds.size);
});
