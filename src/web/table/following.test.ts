import { expect, test } from 'vitest';
import { follow, NOTHING_AHEAD } from './following.ts';

const DOG = { do: 'loot', item: 'dog' };
const TUNNEL = { do: 'loot', item: 'tunnel' };
const CELL = { do: 'dig', cell: 4 };

test('the next answer is given as soon as it is on offer', () => {
  expect(follow({ moves: [DOG, TUNNEL] }, { offers: [TUNNEL, DOG], step: 'expedition' })).toEqual({
    now: DOG,
    later: { moves: [TUNNEL] },
  });
});

test('a question of another step in between is left to the player', () => {
  const following = { moves: [DOG], step: 'expedition' };
  expect(follow(following, { offers: [CELL], step: 'dig' })).toEqual({ later: following });
});

test('the rest is dropped when its own step does not offer it, or nothing is asked any more', () => {
  const following = { moves: [DOG, TUNNEL], step: 'expedition' };
  expect(follow(following, { offers: [TUNNEL], step: 'expedition' })).toEqual({ later: NOTHING_AHEAD });
  expect(follow(following, { offers: [], step: undefined })).toEqual({ later: NOTHING_AHEAD });
  expect(follow({ moves: [DOG] }, { offers: [CELL], step: 'dig' })).toEqual({ later: NOTHING_AHEAD });
});
