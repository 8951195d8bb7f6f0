import { expect } from 'vitest';
import { BASE_KINDS } from '../../../src/games/caverna/box/furnishings.ts';
import { caverna } from '../../../src/games/caverna/index.ts';
import { type Caverna, NOT_IN_PLAY } from '../../../src/games/caverna/position.ts';
import { play } from '../../../src/kernel/match.ts';
import { pick } from '../../../src/kernel/random.ts';
import { asked, isOver } from '../../../src/kernel/steps.ts';
import { rule } from '../kit/rule.ts';
import { deal, offers, stream, take } from './testing.ts';

/** The position without what only The Forgotten Folk adds, which must be as it came. */
function asBase({ folks, owners, players, ...rest }: Caverna): object {
  expect(folks?.sets).toEqual([]);
  expect(owners.slice(BASE_KINDS).every((owner) => owner === NOT_IN_PLAY)).toBe(true);
  return {
    ...rest,
    owners: owners.slice(0, BASE_KINDS),
    players: players.map(({ folk, exchanged, goods: { gemfruit, mushroom, ...goods }, ...player }) => {
      expect([folk, exchanged, gemfruit, mushroom]).toEqual(['dwarves', [], 0, 0]);
      return { ...player, goods };
    }),
  };
}

rule(
  ['FF-case-126', 'CV-17.8', 'FF-7.0.1'],
  'with everybody playing Dwarves the match is the base game, move for move',
  () => {
    for (const seats of [1, 2, 3, 5]) {
      const base = deal(seats, 'twins');
      const folk = deal(seats, 'twins', { forgottenFolk: true });
      for (let seat = 0; seat < seats; seat++) take(folk, { do: 'dwarves' });
      const chance = stream(`twins ${seats}`);
      while (!isOver(base.position)) {
        expect(asked(folk.position)).toEqual(asked(base.position));
        const seat = pick(chance, asked(base.position));
        const list = offers(base, seat);
        expect(offers(folk, seat)).toEqual(list);
        const move = pick(chance, list);
        expect(play(folk, seat, move)).toEqual(play(base, seat, move));
      }
      expect(asBase(folk.position)).toEqual(base.position);
      expect(caverna.score(folk.position)).toEqual(caverna.score(base.position));
    }
  },
);
