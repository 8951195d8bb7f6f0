import { expect, test } from 'vitest';
import { follow, NOTHING_AHEAD } from './following.ts';

const DOG = { do: 'loot', item: 'dog' };
const TUNNEL = { do: 'loot', item: 'tunnel' };
const CELL = { do: 'dig', cell: 4 };
const DOOR = { at: 'door' };
const WITHIN = { step: 'expedition', until: ['rest'] };

const isLit = () => false;

test('the next answer is given as soon as it is on offer', () => {
  expect(follow({ answers: [DOG, TUNNEL] }, { offers: [TUNNEL, DOG], step: 'expedition', isLit })).toEqual({
    now: DOG,
    later: { answers: [TUNNEL] },
  });
});

test('a place is chosen as soon as it is lit, and what comes after it waits', () => {
  const lit = (place: string) => place === 'door';
  const ahead = { answers: [DOOR, DOG] };
  expect(follow(ahead, { offers: [CELL], step: 'dig', isLit: lit })).toEqual({ now: DOOR, later: { answers: [DOG] } });
  expect(follow(ahead, { offers: [CELL], step: 'dig', isLit })).toEqual({ later: NOTHING_AHEAD });
});

test('a question of another step in between is left to the player', () => {
  const ahead = { answers: [DOG], within: WITHIN };
  expect(follow(ahead, { offers: [CELL], step: 'dig', isLit })).toEqual({ later: ahead });
});

test('the rest is dropped when its own step does not offer it, when that is over, or nothing is asked any more', () => {
  const ahead = { answers: [DOG, TUNNEL], within: WITHIN };
  expect(follow(ahead, { offers: [TUNNEL], step: 'expedition', isLit })).toEqual({ later: NOTHING_AHEAD });
  expect(follow(ahead, { offers: [CELL], step: 'rest', isLit })).toEqual({ later: NOTHING_AHEAD });
  expect(follow(ahead, { offers: [], step: undefined, isLit })).toEqual({ later: NOTHING_AHEAD });
  expect(follow({ answers: [DOG] }, { offers: [CELL], step: 'dig', isLit })).toEqual({ later: NOTHING_AHEAD });
});
