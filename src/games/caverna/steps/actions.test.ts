import { expect } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { type SpaceId, spaceNumber } from '../box/spaces.ts';
import {
  arrange,
  cell,
  furnish,
  has,
  home,
  lay,
  loot,
  may,
  offered,
  offers,
  on,
  question,
  skip,
  stop,
  strengths,
  take,
  top,
  use,
  whyNot,
} from '../testing.ts';

const RICH = { wood: 20, stone: 20, ore: 20, food: 20, gold: 20 };

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

rule('CV-4.3', 'weapons and expeditions are for the Person on the space', () => {
  const match = arrange({ cards: ['blacksmithing'], home: { people: [0, 6], goods: { ore: 2 } } });
  take(match, use('blacksmithing'), { do: 'forge', strength: 1 });
  expect(strengths(match)).toEqual([1, 6]);
  expect(whyNot(match, loot('loot-gold'))).toMatchObject({ rule: 'CV-7.8', strength: 6 });
});

rule(['CV-4.4', 'CV-1.9', 'CV-4.5'], 'all goods of the space are taken, last on Sheep Farming', () => {
  const match = arrange({ goods: { 'clearing-13': { wood: 4 } } });
  take(match, use('clearing-13'));
  expect([has(match), question(match), may(match, skip)]).toEqual([{ wood: 4 }, 'place-twin', true]);
  const sheep = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 3 } },
    home: { goods: { wood: 2 }, tops: { '3,4': 'meadow' } },
  });
  take(sheep, use('sheep-farming'));
  expect([question(sheep), home(sheep).goods.sheep]).toEqual(['fences', 0]);
  take(sheep, on('small-pasture', '3,4'));
  expect(has(sheep)).toEqual({ sheep: 3 });
});

rule(['CV-4.6', 'CV-4.7', 'CV-5.2'], 'a furnishing is paid and lies on an empty cavern', () => {
  const match = arrange({ home: { goods: { wood: 1, stone: 1 }, tops: { '5,3': 'cavern', '5,2': 'tunnel' } } });
  take(match, use('housework'), { do: 'branch', first: 'furnish' });
  expect(whyNot(match, furnish('dwelling'))).toMatchObject({ rule: 'CV-4.6', wood: 3, stone: 2 });
  take(match, furnish('guest-room'));
  expect(offered(match, 'cell', 'cell')).toEqual([cell('4,3'), cell('5,3')]);
  take(match, on('cell', '5,3'));
  expect([top(match, '5,3'), has(match)]).toEqual(['guest-room', {}]);
  const full = arrange({ home: { goods: RICH, tops: { '4,3': 'tunnel' } } });
  take(full, use('housework'));
  expect(has(full)).toEqual({ ...RICH, dog: 1 });
});

rule('CV-4.8', 'a dwelling is one by its tag', () => {
  const match = arrange({ cards: ['wish-for-children'], home: { goods: RICH } });
  take(match, use('wish-for-children'));
  expect(offered(match, 'furnish', 'furnishing')).toEqual([
    'dwelling',
    'simple-dwelling-4w2s',
    'simple-dwelling-3w3s',
    'mixed-dwelling',
    'couple-dwelling',
    'additional-dwelling',
  ]);
});

rule(['CV-4.9', 'CV-4.10', 'CV-11.5', 'CV-11.6', 'CV-case-50'], 'discounts first, then Builder', () => {
  const built = ['carpenter', 'stone-carver', 'builder'] as const;
  const pays = (goods: object) => {
    const match = arrange({ cards: ['wish-for-children'], home: { goods, built } });
    take(match, use('wish-for-children'));
    if (!may(match, furnish('dwelling'))) return [];
    take(match, furnish('dwelling'));
    return offers(match).map((move) => (move.do === 'pay' ? [move.wood, move.stone, move.ore] : move));
  };
  expect(pays({ wood: 3, stone: 2, ore: 2 })).toEqual([
    [3, 2, 0],
    [3, 1, 1],
    [2, 2, 1],
    [2, 1, 2],
  ]);
  const only = arrange({ cards: ['wish-for-children'], home: { goods: { wood: 2, stone: 1, ore: 2 }, built } });
  take(only, use('wish-for-children'), furnish('dwelling'));
  expect(has(only)).toEqual({});
  const smith = arrange({ home: { goods: { stone: 1, ore: 2 }, built: ['builder'] } });
  take(smith, use('housework'), { do: 'branch', first: 'furnish' }, furnish('blacksmith'));
  expect(has(smith)).toEqual({ ore: 2 });
  const spoils = arrange({
    seats: 3,
    cards: ['exploration'],
    home: { people: [11], goods: { wood: 1, stone: 1 }, built: ['carpenter', 'stone-carver'] },
  });
  take(spoils, use('exploration'), loot('loot-dwelling'));
  expect([top(spoils, '4,3'), has(spoils)]).toEqual(['dwelling', {}]);
});

rule(
  ['CV-4.11', 'CV-4.12', 'CV-5.1'],
  'a furnishing stays, does what it does when built once, and does not lower its own price',
  () => {
    const match = arrange({ home: { goods: { wood: 1 } } });
    take(match, use('housework'), { do: 'branch', first: 'furnish' }, furnish('stone-carver'));
    expect(has(match)).toEqual({ stone: 2 });
    expect(top(match, '4,3')).toBe('stone-carver');
    const broke = arrange({ home: { goods: {} } });
    take(broke, use('housework'), { do: 'branch', first: 'furnish' });
    expect(offered(broke, 'furnish', 'furnishing')).toEqual(['dog-school']);
  },
);

rule('CV-4.13', 'a twin tile without a place cannot be laid', () => {
  const rock = Object.fromEntries(['4,1', '5,2', '6,1', '6,3', '5,4'].map((at) => [at, 'tunnel'])) as Record<
    `${number},${number}`,
    'tunnel'
  >;
  const all = { ...rock, '4,2': 'tunnel', '5,1': 'tunnel', '6,2': 'tunnel', '5,3': 'tunnel' } as const;
  const match = arrange({ goods: { 'drift-mining-13': { stone: 1 } }, home: { tops: all } });
  take(match, use('drift-mining-13'));
  expect([has(match), question(match)]).toEqual([{ stone: 1 }, 'place-person']);
  expect(may(arrange({ home: { tops: all } }), use('drift-mining-13'))).toBe(false);
});

rule(
  ['CV-4.14', 'CV-4.15', 'CV-4.17', 'CV-5.11', 'CV-5.14'],
  'a small and a large pasture and a Stable, in any order',
  () => {
    const match = arrange({
      cards: ['sheep-farming'],
      goods: { 'sheep-farming': { sheep: 1 } },
      home: { goods: { wood: 6, stone: 1 }, tops: { '3,4': 'meadow', '3,3': 'meadow', '1,1': 'meadow' } },
    });
    take(match, use('sheep-farming'), on('stable', '1,1'));
    expect(offered(match, 'stable', 'cell')).toEqual([]);
    take(match, { do: 'large-pasture', a: cell('3,3'), b: cell('3,4') });
    expect(offers(match).filter(({ do: verb }) => verb === 'large-pasture')).toEqual([]);
    take(match, on('small-pasture', '1,1'));
    expect(has(match)).toEqual({ sheep: 1 });
    expect([top(match, '3,3'), top(match, '3,4'), top(match, '1,1')]).toEqual([
      'large-pasture',
      'large-pasture',
      'small-pasture',
    ]);
    expect(home(match).stables).toEqual([cell('1,1')]);
    const poor = arrange({
      cards: ['sheep-farming'],
      goods: { 'sheep-farming': { sheep: 1 } },
      home: { goods: { wood: 1, stone: 1 }, tops: { '3,4': 'meadow' } },
    });
    take(poor, use('sheep-farming'));
    expect(whyNot(poor, on('small-pasture', '3,4'))).toMatchObject({ rule: 'CV-4.14', wood: 2 });
  },
);

rule(['CV-4.16', 'CV-case-49'], 'Carpenter lowers each pasture by 1 wood', () => {
  const match = arrange({
    cards: ['sheep-farming'],
    goods: { 'sheep-farming': { sheep: 1 } },
    home: {
      goods: { wood: 4 },
      tops: { '3,4': 'meadow', '3,3': 'meadow', '1,1': 'meadow' },
      built: ['carpenter', 'builder'],
    },
  });
  take(match, use('sheep-farming'), on('small-pasture', '1,1'), {
    do: 'large-pasture',
    a: cell('3,3'),
    b: cell('3,4'),
  });
  expect(home(match).goods.wood).toBe(0);
  const spoils = arrange({
    seats: 3,
    cards: ['exploration'],
    home: { people: [9], tops: { '3,4': 'meadow' }, built: ['carpenter'] },
  });
  take(spoils, use('exploration'), loot('loot-small-pasture'), on('small-pasture', '3,4'), stop);
  expect(top(spoils, '3,4')).toBe('small-pasture');
});

rule('CV-4.18', 'a Stable costs 1 stone, nothing with Stone Carver, and there are three', () => {
  const build = (goods: object, built: readonly 'stone-carver'[], stables: readonly `${number},${number}`[] = []) => {
    const match = arrange({
      cards: ['sheep-farming'],
      goods: { 'sheep-farming': { sheep: 1 } },
      home: { goods, built, stables },
    });
    take(match, use('sheep-farming'));
    return match;
  };
  const paid = build({ stone: 1 }, []);
  take(paid, on('stable', '2,2'));
  expect(home(paid).goods.stone).toBe(0);
  expect(question(build({}, []))).toBe('place-person');
  const free = build({}, ['stone-carver']);
  take(free, on('stable', '2,2'));
  expect(home(free).stables).toEqual([cell('2,2')]);
  expect(question(build({ stone: 9 }, [], ['1,1', '1,2', '2,1']))).toBe('place-person');
});

rule(['CV-4.19', 'CV-5.12', 'CV-case-24'], 'an ore mine needs two tunnels and brings 3 ore', () => {
  const match = arrange({
    cards: ['ore-mine-construction'],
    home: { tops: { '5,3': 'tunnel', '5,2': 'tunnel', '6,3': 'deep-tunnel' } },
  });
  take(match, use('ore-mine-construction'));
  expect(may(match, lay('ore-mine', '5,3', '6,3'))).toBe(false);
  expect(offers(match)).toEqual([lay('ore-mine', '5,2', '5,3'), lay('ore-mine', '5,3', '5,2')]);
  take(match, lay('ore-mine', '5,3', '5,2'));
  expect([has(match), top(match, '5,3'), top(match, '5,2')]).toEqual([{ ore: 3 }, 'ore-mine', 'deep-tunnel']);
  const later = arrange({
    cards: ['ruby-mine-construction'],
    home: { tops: { '5,3': 'ore-mine', '5,2': 'deep-tunnel' } },
  });
  take(later, use('ruby-mine-construction'));
  expect([has(later), top(later, '5,2'), top(later, '5,3')]).toEqual([{ ruby: 1 }, 'ruby-mine', 'ore-mine']);
  const skipped = arrange({
    cards: ['ore-mine-construction'],
    home: { people: [1], tops: { '5,3': 'tunnel', '5,2': 'tunnel' } },
  });
  take(skipped, use('ore-mine-construction'), skip);
  expect([has(skipped), question(skipped)]).toEqual([{}, 'expedition']);
});

rule(['CV-4.20', 'CV-5.13'], 'a ruby mine lies on a tunnel, or on a deep tunnel with a ruby', () => {
  const match = arrange({
    cards: ['ruby-mine-construction'],
    home: { tops: { '5,3': 'tunnel', '5,2': 'deep-tunnel', '6,2': 'ore-mine' } },
  });
  take(match, use('ruby-mine-construction'));
  expect(offered(match, 'ruby-mine', 'cell')).toEqual([cell('5,3'), cell('5,2')]);
  take(match, on('ruby-mine', '5,3'));
  expect([has(match), top(match, '5,3')]).toEqual([{}, 'ruby-mine']);
});

rule(['CV-4.21', 'CV-4.22', 'CV-4.23', 'CV-case-35'], 'sowing', () => {
  const match = arrange({ home: { goods: { grain: 3, vegetable: 1 }, tops: { '3,4': 'field', '1,2': 'field' } } });
  take(match, use('slash-and-burn'), skip);
  const pairs = offers(match).flatMap((move) => (move.do === 'sow' ? [[move.grain, move.vegetable]] : []));
  expect(pairs.sort()).toEqual([
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 0],
  ]);
  take(match, { do: 'sow', grain: 1, vegetable: 1 });
  expect(home(match).sown).toEqual([
    { cell: cell('1,2'), crop: 'grain', count: 3 },
    { cell: cell('3,4'), crop: 'vegetable', count: 2 },
  ]);
  expect(has(match)).toEqual({ grain: 2 });
  const many = arrange({
    home: {
      goods: { grain: 5, vegetable: 5 },
      tops: { '3,4': 'field', '1,2': 'field', '1,1': 'field', '2,1': 'field' },
    },
  });
  take(many, use('slash-and-burn'), skip);
  expect(offers(many).filter(({ do: verb }) => verb === 'sow')).toHaveLength(8);
});

rule('CV-4.24', 'Blacksmithing arms an unarmed Person, who may go at once', () => {
  const match = arrange({ cards: ['blacksmithing'], home: { goods: { ore: 3 } } });
  take(match, use('blacksmithing'), { do: 'forge', strength: 3 });
  expect([question(match), may(match, skip)]).toEqual(['expedition', true]);
});

rule(['CV-4.26', 'CV-4.27'], 'Wish for Children: a child or a dwelling, with the Guest Room both', () => {
  const home0 = { goods: { wood: 4, stone: 3 }, built: ['simple-dwelling-4w2s'] } as const;
  const match = arrange({ cards: ['wish-for-children'], home: home0 });
  take(match, use('wish-for-children'));
  expect(offers(match).filter(({ do: verb }) => verb === 'branch')).toEqual([
    { do: 'branch', first: 'growth' },
    { do: 'branch', first: 'dwelling' },
  ]);
  const both = arrange({ cards: ['wish-for-children'], home: { goods: { wood: 4, stone: 3 }, built: ['guest-room'] } });
  take(both, use('wish-for-children'), { do: 'branch', first: 'dwelling', second: 'growth' }, furnish('dwelling'));
  expect([home(both).people.length, top(both, '4,3')]).toEqual([3, 'dwelling']);
});

rule(['CV-4.27', 'CV-8.4'], 'a dwelling and then a child: if a dwelling that can be built makes room for it', () => {
  const dwellingThenChild = { do: 'branch', first: 'dwelling', second: 'growth' } as const;
  const people = [0, 0, 0, 0, 0];
  const sixth = { goods: { wood: 4, stone: 3 }, built: ['guest-room'], people } as const;
  const match = arrange({ cards: ['wish-for-children'], home: sixth });
  take(match, use('wish-for-children'), dwellingThenChild, furnish('additional-dwelling'));
  expect(home(match).people).toHaveLength(6);
  const simple = { goods: { wood: 3, stone: 3 }, built: ['guest-room', 'simple-dwelling-4w2s'], people } as const;
  const none = arrange({ cards: ['wish-for-children'], home: simple });
  take(none, use('wish-for-children'));
  expect(question(none)).toBe('furnish');
});

rule(['CV-4.28', 'CV-case-17'], 'Urgent Wish for Children: gold, or a dwelling and then a child', () => {
  const goods = { wood: 4, stone: 3 };
  const match = arrange({ cards: ['urgent-wish'], home: { goods } });
  take(match, use('urgent-wish'), { do: 'branch', first: 'dwelling' }, furnish('dwelling'));
  expect([question(match), may(match, skip)]).toEqual(['grow', true]);
  take(match, { do: 'grow' });
  expect(home(match).people).toHaveLength(3);
  const gold = arrange({ cards: ['urgent-wish'], home: { built: ['dwelling'] } });
  take(gold, use('urgent-wish'));
  expect([has(gold), home(gold).people.length]).toEqual([{ gold: 3 }, 2]);
  const both = arrange({ cards: ['urgent-wish'], home: { goods, built: ['guest-room'] } });
  take(both, use('urgent-wish'), { do: 'branch', first: 'dwelling', second: 'gold' }, furnish('dwelling'), {
    do: 'grow',
  });
  expect([has(both), home(both).people.length]).toEqual([{ gold: 3 }, 3]);
});

rule(['CV-4.29', 'CV-case-16'], 'one action brings one child at most', () => {
  const match = arrange({ cards: ['urgent-wish'], home: { goods: { wood: 8, stone: 6 } } });
  take(match, use('urgent-wish'), { do: 'branch', first: 'dwelling' }, furnish('couple-dwelling'), { do: 'grow' });
  expect([home(match).people.length, question(match)]).toEqual([3, 'place-person']);
});

rule(['CV-4.31', 'CV-4.32', 'CV-4.33', 'CV-4.35', 'CV-case-57'], 'Imitation', () => {
  const match = arrange({
    seats: 4,
    home: { goods: { food: 2 }, people: [0, 0] },
    taken: { housework: 1, 'starting-player-47': 2, 'forest-exploration-47': 0, 'drift-mining-47': 3 },
  });
  take(match, use('imitation-47'));
  expect(has(match)).toEqual({});
  expect(offered(match, 'imitate', 'space')).toEqual(['housework', 'drift-mining-47']);
  expect(whyNot(match, { do: 'imitate', space: 'starting-player-47' }).rule).toBe('CV-4.32');
  expect(whyNot(match, { do: 'imitate', space: 'forest-exploration-47' }).rule).toBe('CV-4.31');
  take(match, { do: 'imitate', space: 'drift-mining-47' }, lay('cavern-tunnel', '5,3', '5,4'));
  expect(has(match)).toEqual({ food: 1 });
  const three = (food: number, taken: Partial<Record<SpaceId, number>>) =>
    may(arrange({ seats: 3, home: { goods: { food } }, taken }), use('imitation-3'));
  expect([three(4, { 'wood-gathering': 1 }), three(4, { housework: 1 }), three(3, { housework: 1 })]).toEqual([
    false,
    true,
    false,
  ]);
  expect(three(4, { 'imitation-3': 1 })).toBe(false);
});

rule(['CV-4.34', 'CV-case-58'], 'the Person and a child stay on the Imitation space', () => {
  const match = arrange({ seats: 4, home: { goods: { food: 2 }, built: ['dwelling'] }, taken: { growth: 1 } });
  take(match, use('imitation-47'), { do: 'imitate', space: 'growth' }, { do: 'branch', first: 'growth' });
  const imitation = spaceNumber('imitation-47');
  expect(home(match).people.map(({ at }) => at)).toEqual([imitation, -1, imitation]);
  expect(match.position.spaces.find(({ space }) => space === spaceNumber('growth'))?.by).toEqual([1]);
});

rule('CV-4.36', 'Ore Trading', () => {
  const match = arrange({ cards: ['ore-trading'], home: { goods: { ore: 5 }, built: ['blacksmith'] } });
  take(match, use('ore-trading'));
  expect(offered(match, 'trade', 'times')).toEqual([1, 2]);
  take(match, { do: 'trade', times: 2 });
  expect(has(match)).toEqual({ ore: 1, gold: 4, food: 2 });
  const one = arrange({ cards: ['ore-trading'], home: { goods: { ore: 3 } } });
  take(one, use('ore-trading'));
  expect(has(one)).toEqual({ ore: 1, gold: 2, food: 1 });
});

rule('CV-4.37', 'mines bring more', () => {
  const gains = (
    space: SpaceId,
    tops: Record<`${number},${number}`, 'ore-mine' | 'ruby-mine'>,
    lying: object,
    cards: SpaceId[] = [],
  ) => {
    const match = arrange({ seats: 3, cards, goods: { [space]: lying }, home: { tops } });
    take(match, use(space));
    return has(match);
  };
  expect(gains('ore-mining-13', { '5,3': 'ore-mine', '5,2': 'ore-mine' }, { ore: 3 })).toEqual({ ore: 7 });
  expect(gains('ore-delivery', { '5,3': 'ore-mine' }, { stone: 2, ore: 2 }, ['ore-delivery'])).toEqual({
    stone: 2,
    ore: 4,
  });
  expect(gains('ruby-mining', { '5,3': 'ruby-mine', '5,2': 'ruby-mine' }, { ruby: 1 })).toEqual({ ruby: 2 });
  expect(gains('ruby-delivery', { '5,3': 'ruby-mine' }, { ruby: 2 }, ['ruby-delivery'])).toEqual({ ruby: 2 });
  expect(gains('ruby-delivery', { '5,3': 'ruby-mine', '5,2': 'ruby-mine' }, { ruby: 2 }, ['ruby-delivery'])).toEqual({
    ruby: 3,
  });
});

rule(['CV-4.38', 'CV-case-59'], 'Weekly Market', () => {
  const match = arrange({ seats: 5, home: { goods: { gold: 1 } } });
  take(match, use('weekly-market-5'));
  expect(has(match)).toEqual({ gold: 5 });
  take(match, { do: 'buy', good: 'vegetable' });
  expect(whyNot(match, { do: 'buy', good: 'vegetable' })).toMatchObject({ rule: 'CV-4.38', say: 'blocked.bought' });
  take(match, { do: 'buy', good: 'cattle' });
  expect(has(match)).toEqual({ vegetable: 1, cattle: 1 });
  expect(may(match, { do: 'buy', good: 'wood' })).toBe(false);
  take(match, stop);
  const prices = Object.fromEntries(
    ['dog', 'sheep', 'donkey', 'boar', 'cattle', 'wood', 'stone', 'ore', 'grain', 'vegetable'].map((good) => {
      const shop = arrange({ seats: 5, home: { goods: { gold: 9 } } });
      take(shop, use('weekly-market-5'), { do: 'buy', good: good as 'dog' });
      return [good, 13 - home(shop).goods.gold];
    }),
  );
  expect(prices).toEqual({
    dog: 2,
    sheep: 1,
    donkey: 1,
    boar: 2,
    cattle: 3,
    wood: 1,
    stone: 1,
    ore: 1,
    grain: 1,
    vegetable: 2,
  });
});

rule(['CV-4.39', 'CV-case-19'], 'Extension: the good comes with its tile; both with the Guest Room, once', () => {
  const match = arrange({ seats: 7 });
  take(match, use('extension'), { do: 'branch', first: 'mountain' }, lay('cavern-tunnel', '5,3', '5,2'));
  expect(has(match)).toEqual({ stone: 1 });
  const guest = arrange({ seats: 7, home: { built: ['guest-room'], people: [0] } });
  take(guest, use('extension'), { do: 'branch', first: 'forest', second: 'mountain' });
  take(guest, lay('meadow-field', '3,4', '3,3'), lay('cavern-tunnel', '5,3', '5,4'));
  expect(has(guest)).toEqual({ wood: 1, stone: 1, food: 1 });
  expect(home(guest).extended).toBe(true);
  const again = arrange({ seats: 7, home: { built: ['guest-room'] } });
  home(again).extended = true;
  take(again, use('extension'));
  expect(offers(again).filter(({ do: verb }) => verb === 'branch')).toEqual([
    { do: 'branch', first: 'forest' },
    { do: 'branch', first: 'mountain' },
  ]);
});

rule('CV-4.40', 'Growth: six goods or a child', () => {
  const match = arrange({ seats: 4 });
  take(match, use('growth'));
  expect(has(match)).toEqual({ wood: 1, stone: 1, ore: 1, food: 1, gold: 2 });
  const choice = arrange({ seats: 4, home: { built: ['dwelling', 'guest-room'] } });
  take(choice, use('growth'), { do: 'branch', first: 'goods', second: 'growth' });
  expect([home(choice).people.length, home(choice).goods.gold]).toEqual([3, 2]);
});

rule(['CV-4.41', 'CV-case-18'], 'two ruby mines with the Guest Room, one on each kind of tunnel', () => {
  const match = arrange({
    cards: ['ruby-mine-construction'],
    home: { tops: { '5,3': 'tunnel', '5,2': 'deep-tunnel', '6,2': 'tunnel' }, built: ['guest-room'] },
  });
  take(match, use('ruby-mine-construction'), on('ruby-mine', '5,3'));
  expect(offers(match)).toEqual([on('ruby-mine', '5,2'), skip]);
  take(match, on('ruby-mine', '5,2'));
  expect([has(match), top(match, '6,2')]).toEqual([{ ruby: 1 }, 'tunnel']);
});

rule('CV-16.1', 'a question with one answer is not asked', () => {
  const match = arrange({ home: { goods: { stone: 1 }, tops: { '4,3': 'tunnel' } } });
  take(match, use('housework'));
  expect([question(match), has(match)]).toEqual(['place-person', { dog: 1, stone: 1 }]);
});
