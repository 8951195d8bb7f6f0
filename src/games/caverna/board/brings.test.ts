import { expect, test } from 'vitest';
import { spaceAt } from '../box/spaces.ts';
import { arrange } from '../testing.ts';
import { keepsNow } from './brings.ts';

/** What somebody of the folk is told that a place brings. */
function told(folk: 'cave-goblins' | 'humans', id: string, goods: object) {
  const { position } = arrange({ cards: ['ore-delivery'], home: { folk }, goods: { [id]: goods } });
  const state = position.spaces.find(({ space }) => spaceAt(space).id === id);
  return state && keepsNow(position, 0, state);
}

test('clumsy hands are told what they keep, unless they choose what to lose', () => {
  expect(told('humans', 'excavation-13', { stone: 2 })).toEqual({ stone: 2 });
  expect(told('cave-goblins', 'excavation-13', { stone: 2 })).toEqual({ stone: 1 });
  expect(told('cave-goblins', 'starting-player-13', { food: 1 })).toEqual({ food: 0, ore: 2 });
  expect(told('cave-goblins', 'ore-delivery', { stone: 2, ore: 2 })).toEqual({ stone: 2, ore: 2 });
});
