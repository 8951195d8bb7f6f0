import { expect, test } from 'vitest';
import { arrange, type CaveMatch, deal, playOn } from '../../../../test/games/cave-troll/testing.ts';
import { Offers } from '../../../kernel/offers.ts';
import { randomFrom, seedFrom } from '../../../kernel/random.ts';
import { asked, offersFor } from '../../../kernel/steps.ts';
import { caveTroll } from '../index.ts';
import type { CaveTrollMove } from '../moves.ts';
import { foresees, nameOf, pathsOf } from './places.ts';

const say = (id: string, params: object = {}) => `${id} ${JSON.stringify(params)}`;

function offered(match: CaveMatch) {
  const [seat = 0] = asked(match.position);
  const offers = new Offers<CaveTrollMove>(true);
  offersFor(caveTroll as never, match.position, seat, offers);
  const view = caveTroll.view(match.position, seat);
  return { list: offers.list(), blocked: offers.blocked, view, seat };
}

test('every answer of whole matches has a place, save those that are buttons', () => {
  for (const [seats, set] of [
    [2, 'classic'],
    [4, 'alternate'],
  ] as const) {
    const match = deal(seats, `places of ${set}`, { set });
    const loose = new Set<string>();
    playOn(match, randomFrom(seedFrom('places')), () => {
      const { list, view, seat } = offered(match);
      for (const move of list) {
        const paths = pathsOf(move, view, seat);
        if (paths.length === 0) loose.add(move.do);
        for (const path of paths) expect(path.join(), JSON.stringify(move)).not.toMatch(/undefined|hand--1/);
      }
      return false;
    });
    for (const verb of loose) expect(['end-turn', 'none', 'stop']).toContain(verb);
  }
});

test('any of several equal figures may be touched', () => {
  const match = arrange({ 'hall-nw': 'red adventurer x3', 'porch-nw': 'red adventurer' });
  const { list, view } = offered(match);
  const moves = list.filter((move) => move.do === 'move');
  expect(moves).toHaveLength(2);
  const tokens = moves.map((move) => pathsOf(move, view, 0).filter(([first]) => first?.startsWith('figure-')).length);
  expect(tokens.sort()).toEqual([1, 3]);
});

test('an ability is a line of the figure’s card, reached through the figure', () => {
  const match = arrange({ 'hall-nw': 'red orc, blue adventurer' });
  const { list, view } = offered(match);
  const ability = list.find((move) => move.do === 'ability');
  expect(ability && pathsOf(ability, view, 0)).toEqual([
    ['ability-red-brute'],
    ['figure-red-brute', 'ability-red-brute'],
  ]);
  expect(list.filter((move) => foresees(move, view)).map((move) => move.do)).toEqual(['move']);
});

test('where a thief may leap is shown before it leaps', () => {
  const { list, view } = offered(arrange({ 'hall-nw': 'red thief' }));
  expect(list.filter((move) => foresees(move, view)).map((move) => move.do)).toEqual(['move', 'ability']);
});

test('places are called by what is there', () => {
  const match = arrange({ 'vault-n': 'red adventurer x2, blue dwarf', 'hall-nw': 'blue cave-troll' });
  const { view } = offered(match);
  expect(nameOf('area-vault-n', view, 0, say)).toContain('"worth":10,"seat":0,"figures":3');
  expect(nameOf('area-hall-nw', view, 0, say)).toContain('place.shut');
  expect(nameOf('area-stair-nw', view, 0, say)).toContain('place.entrance');
  expect(nameOf('figure-blue-short', view, 0, say)).toContain('"kind":"dwarf","owner":1');
  expect(nameOf('deck', view, 0, say)).toBeUndefined();
});
