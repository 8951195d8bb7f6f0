import { expect } from 'vitest';
import {
  arrange,
  has,
  lay,
  may,
  offers,
  on,
  question,
  skip,
  take,
  use,
} from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import type { SpaceId } from '../box/spaces.ts';

/** Whether a space can be used by an unarmed Person with nothing, in a match of so many. */
function usable(seats: number, space: SpaceId, scene: Parameters<typeof arrange>[0] = {}): boolean {
  return may(arrange({ seats, ...scene }), use(space));
}

rule('CV-4.1', 'which spaces are of use to somebody who has nothing', () => {
  const always: readonly [number, SpaceId][] = [
    [3, 'housework'],
    [3, 'supplies'],
    [4, 'growth'],
    [5, 'weekly-market-5'],
    [5, 'small-scale-drift-mining'],
    [6, 'hardware-rental-67'],
    [3, 'starting-player-13'],
    [3, 'strip-mining'],
    [4, 'forest-exploration-47'],
    [3, 'sustenance-13'],
    [4, 'slash-and-burn'],
    [7, 'extension'],
    [4, 'drift-mining-47'],
  ];
  for (const [seats, space] of always) expect([space, usable(seats, space)]).toEqual([space, true]);
  const never: readonly [number, SpaceId][] = [
    [3, 'ruby-mining'],
    [3, 'wood-gathering'],
    [3, 'logging-13'],
    [3, 'ore-mining-13'],
    [5, 'depot-5'],
    [5, 'hardware-rental-5'],
    [5, 'fence-building-5'],
    [4, 'imitation-47'],
  ];
  for (const [seats, space] of never) expect([space, usable(seats, space)]).toEqual([space, false]);
  const cards: readonly SpaceId[] = [
    'blacksmithing',
    'adventure',
    'ore-mine-construction',
    'ruby-mine-construction',
    'wish-for-children',
    'family-life',
    'exploration',
    'ore-trading',
    'sheep-farming',
  ];
  for (const card of cards) expect([card, usable(3, card, { cards: [card] })]).toEqual([card, false]);
  expect(usable(3, 'urgent-wish', { cards: ['urgent-wish'] })).toBe(true);
});

rule('CV-4.1', 'and to somebody who has what it takes', () => {
  const open = (card: SpaceId, home: NonNullable<Parameters<typeof arrange>[0]>['home']) =>
    usable(3, card, { cards: [card], ...(home && { home }) });
  expect(open('blacksmithing', { goods: { ore: 1 } })).toBe(true);
  expect(open('blacksmithing', { people: [3] })).toBe(true);
  expect(open('adventure', { people: [1] })).toBe(true);
  expect(open('ore-mine-construction', { tops: { '5,3': 'tunnel', '5,2': 'tunnel' } })).toBe(true);
  expect(open('ore-mine-construction', { people: [1] })).toBe(true);
  expect(open('ruby-mine-construction', { tops: { '5,3': 'deep-tunnel' } })).toBe(true);
  expect(open('wish-for-children', { goods: { wood: 4, stone: 3 } })).toBe(true);
  expect(open('wish-for-children', { built: ['dwelling'] })).toBe(true);
  expect(open('family-life', { goods: { grain: 1 }, tops: { '3,4': 'field' } })).toBe(true);
  expect(open('exploration', { people: [1] })).toBe(true);
  expect(open('ore-trading', { goods: { ore: 2 } })).toBe(true);
  expect(open('sheep-farming', { goods: { wood: 2 }, tops: { '3,4': 'meadow' } })).toBe(true);
  expect(usable(5, 'hardware-rental-5', { home: { people: [2] } })).toBe(true);
  expect(usable(3, 'ruby-mining', { home: { tops: { '5,3': 'ruby-mine' } } })).toBe(true);
});

rule(['CV-4.2', 'CV-16.4'], 'a part may be left out only if something was done or can still be', () => {
  const tileOnly = arrange({});
  take(tileOnly, use('slash-and-burn'));
  expect(may(tileOnly, skip)).toBe(false);
  const both = arrange({ home: { goods: { grain: 1 }, tops: { '3,4': 'field' } } });
  take(both, use('slash-and-burn'));
  expect(may(both, skip)).toBe(true);
  take(both, skip);
  expect([question(both), may(both, skip)]).toEqual(['sow', false]);
  const done = arrange({ home: { goods: { grain: 1 }, tops: { '3,4': 'field' } } });
  take(done, use('slash-and-burn'), lay('meadow-field', '3,3', '3,2'));
  expect(may(done, skip)).toBe(true);
  const lapsed = arrange({ home: { goods: { grain: 1 }, tops: { '3,4': 'field' } } });
  take(lapsed, use('slash-and-burn'), skip, { do: 'convert', what: 'grain' });
  expect(offers(lapsed)).toEqual([skip]);
});

rule('CV-16.4', 'a tile bought with a ruby on the way is no part of the space', () => {
  const match = arrange({ home: { goods: { grain: 1, ruby: 1 }, tops: { '3,4': 'field' } } });
  take(match, use('slash-and-burn'), { do: 'ruby-tile', tile: 'tunnel' }, on('tile', '5,4'), skip);
  expect([question(match), may(match, skip)]).toEqual(['sow', false]);
});

rule('CV-16.1', 'a question with one answer is not asked', () => {
  const match = arrange({ home: { goods: { stone: 1 }, tops: { '4,3': 'tunnel' } } });
  take(match, use('housework'));
  expect([question(match), has(match)]).toEqual(['place-person', { dog: 1, stone: 1 }]);
});
