import { expect, test } from 'vitest';
import { arrange, use, whyNot } from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { BOARD_CELLS, CELLS } from '../box/cells.ts';
import { type SpaceId, spaceNumber } from '../box/spaces.ts';
import type { Top } from '../box/tiles.ts';
import { actingNext, bringsOf } from './parts.ts';

type Scene = NonNullable<Parameters<typeof arrange>[0]>;

/** What somebody is told that a place brings. */
function brings(id: SpaceId, goods: object, home: NonNullable<Scene['home']>) {
  const { position } = arrange({ cards: ['ore-delivery'], home, goods: { [id]: goods } });
  const state = position.spaces.find(({ space }) => space === spaceNumber(id));
  return state && bringsOf(position, actingNext(position, 0, state.goods), state.space);
}

test('clumsy hands are told what they keep, unless they choose what to lose', () => {
  expect(brings('excavation-13', { stone: 2 }, { folk: 'humans' })).toEqual({ stone: 2 });
  expect(brings('excavation-13', { stone: 2 }, { folk: 'cave-goblins' })).toEqual({ stone: 1 });
  expect(brings('starting-player-13', { food: 1 }, { folk: 'cave-goblins' })).toEqual({ ore: 2 });
  expect(brings('ore-delivery', { stone: 2, ore: 2 }, { folk: 'cave-goblins' })).toEqual({ stone: 2, ore: 2 });
});

test('what furnishings add to the goods of a place is told with them', () => {
  expect(brings('excavation-13', { stone: 2 }, { built: ['seam'] })).toEqual({ stone: 2, ore: 2 });
  expect(brings('excavation-13', { stone: 2 }, { built: ['quarrying-room'] })).toEqual({ stone: 3 });
  expect(brings('ore-mining-13', { ore: 2 }, { tops: { '5,3': 'ore-mine', '6,3': 'deep-tunnel' } })).toEqual({
    ore: 4,
  });
  expect(brings('housework', {}, {})).toEqual({});
});

rule(
  ['FF-6.13', 'CV-7.2', 'FF-7.8.1'],
  'who cannot forge reads what the cheapest weapon takes, and what there is',
  () => {
    const why = (home: NonNullable<Scene['home']>) =>
      whyNot(arrange({ cards: ['blacksmithing'], home }), use('blacksmithing'));
    expect(why({ folk: 'cave-goblins', goods: { ore: 1 } })).toMatchObject({ rule: 'FF-6.13', ore: 3, has: 1 });
    expect(why({ goods: { ore: 0 } })).toMatchObject({ rule: 'CV-7.2', ore: 1, has: 0 });
    expect(why({ folk: 'trolls', goods: { wood: 1 } })).toMatchObject({ rule: 'FF-7.8.1', wood: 2, has: 1 });
  },
);

rule('CV-4.1', 'an Extension that fits nowhere is closed for want of room, not of a bed', () => {
  const tops: Record<`${number},${number}`, Top> = {};
  for (const { x, y } of CELLS.slice(0, BOARD_CELLS)) tops[`${x},${y}`] = x < 4 ? 'meadow' : 'tunnel';
  const match = arrange({ seats: 7, home: { tops } });
  expect(whyNot(match, use('extension'))).toMatchObject({ rule: 'CV-4.13', say: 'blocked.no-site' });
});
