import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { canGrow, nextPerson } from './family.ts';
import { mealOf } from './feeding.ts';
import {
  arrange,
  asking,
  furnish,
  goodsOn,
  has,
  home,
  line,
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
  use,
  whyNot,
} from './testing.ts';

const build = (id: Parameters<typeof furnish>[0]) =>
  [use('housework'), { do: 'branch', first: 'furnish' } as const, furnish(id)] as const;

rule(
  ['FF-6.1', 'FF-6.2', 'FF-6.14', 'FF-8.41', 'FF-case-22', 'FF-case-122', 'FF-3.3'],
  'a Goblin moves in with its Dwelling, eats at once and works from the next round on, after all others',
  () => {
    const match = arrange({
      seats: 2,
      round: 3,
      home: { goods: { wood: 4, vegetable: 1, food: 10 } },
      others: [{ folk: 'trolls', goods: { food: 20 } }],
    });
    take(match, ...build('goblin-dwelling'));
    expect(home(match).people.map(({ kind }) => kind)).toEqual(['regular', 'regular', 'goblin']);
    expect(has(match)).toEqual({ food: 10 });
    expect(canGrow(home(match))).toBe(false);
    expect(mealOf(match.position, 0, 'harvest', 'nobody').food).toBe(6);
    const placed: number[] = [];
    while (match.position.round === 3) {
      if (question(match) === 'place-person') placed.push(asking(match));
      take(
        match,
        (offers(match).find(({ do: verb }) => verb === 'skip' || verb === 'done') ?? offers(match)[0]) as never,
      );
    }
    expect(placed.filter((seat) => seat === 0)).toHaveLength(1);
    expect(home(match).goods.food).toBeLessThanOrEqual(10 - 6 + 8);
    const silicoid = arrange({ home: { folk: 'silicoids', goods: { wood: 4, vegetable: 1 } }, sets: ['trolls'] });
    take(silicoid, ...build('goblin-dwelling'));
    expect(has(silicoid)).toEqual({});
  },
);

rule(
  ['FF-6.7', 'FF-6.8', 'FF-case-23', 'FF-3.1'],
  'Goblins are placed when nobody else is left, from the last placement on',
  () => {
    const match = arrange({
      seats: 3,
      home: { folk: 'humans', people: [0, 0, 0], goblins: [0] },
      others: [{ folk: 'trolls', people: [0, 0], goblins: [0] }, {}],
      goods: {
        'logging-13': { wood: 3 },
        'wood-gathering': { wood: 3 },
        'clearing-13': { wood: 3 },
        'ore-mining-13': { ore: 3 },
      },
    });
    const placed: string[] = [];
    while (match.position.round === 1 && placed.length < 9) {
      if (question(match) === 'place-person') {
        const seat = asking(match);
        const { kind } = home(match, seat).people[offersPerson(match, seat)] as { kind: string };
        placed.push(`${'ABC'[seat]}${kind === 'goblin' ? ' goblin' : ''}`);
      }
      take(
        match,
        (offers(match).find(({ do: verb }) => verb === 'skip' || verb === 'done') ?? offers(match)[0]) as never,
      );
    }
    expect(placed.slice(0, 9)).toEqual(['A', 'B', 'C', 'A', 'B', 'C', 'A', 'B goblin', 'A goblin']);
  },
);

function offersPerson(match: ReturnType<typeof arrange>, seat: number): number {
  return nextPerson(match.position, home(match, seat));
}

rule(
  ['FF-6.9', 'FF-case-24', 'FF-case-25'],
  'Goblins go last and from the weakest on; rubies change that among themselves',
  () => {
    const armed = arrange({ home: { folk: 'humans', people: [5, 9], goblins: [0], goods: { ruby: 1 } } });
    expect(offersPerson(armed, 0)).toBe(0);
    expect(offered(armed, 'instead', 'strength')).toEqual([9]);
    const two = (ruby: number) => arrange({ home: { folk: 'humans', people: [], goblins: [4, 1], goods: { ruby } } });
    expect(offersPerson(two(0), 0)).toBe(1);
    expect([offered(two(0), 'instead', 'strength'), offered(two(1), 'instead', 'strength')]).toEqual([[], [4]]);
  },
);

const clumsy = { folk: 'dark-elves', people: [], goblins: [0] } as const;

rule(
  ['FF-6.10', 'FF-case-26', 'FF-14.1'],
  'of several kinds one chooses what is lost; goods of the general supply are safe',
  () => {
    const scene = () =>
      arrange({
        cards: ['ore-delivery'],
        goods: { 'ore-delivery': { stone: 3, ore: 3 } },
        home: { ...clumsy, tops: { '5,3': 'ore-mine', '5,2': 'deep-tunnel' } },
      });
    const match = scene();
    take(match, use('ore-delivery'));
    expect(offers(match)).toEqual([
      { do: 'lose', good: 'stone' },
      { do: 'lose', good: 'ore' },
    ]);
    take(match, { do: 'lose', good: 'ore' });
    expect(has(match)).toEqual({ stone: 3, ore: 4 });
    const other = scene();
    take(other, use('ore-delivery'), { do: 'lose', good: 'stone' });
    expect(has(other)).toEqual({ stone: 2, ore: 5 });
  },
);

rule(['FF-case-27', 'FF-6.12'], 'Starting Player: a food is lost, never the ore of the supply', () => {
  const match = arrange({ goods: { 'starting-player-13': { food: 3 } }, home: clumsy });
  take(match, use('starting-player-13'));
  expect(has(match)).toEqual({ food: 2, ore: 2 });
  expect(goodsOn(match, 'starting-player-13')).toEqual({});
});

rule(['FF-6.11', 'FF-4.8', 'FF-case-28'], 'a space whose only effect is lost cannot be used', () => {
  const match = (tops: object) =>
    arrange({ goods: { 'ruby-mining': { ruby: 1 } }, home: { ...clumsy, tops: { ...tops } } });
  expect(whyNot(match({}), use('ruby-mining'))).toMatchObject({ rule: 'FF-6.11' });
  const mine = match({ '5,3': 'ruby-mine' });
  take(mine, use('ruby-mining'));
  expect(has(mine)).toEqual({ ruby: 1 });
  expect(goodsOn(mine, 'ruby-mining')).toEqual({});
});

rule(['FF-6.13', 'FF-4.5', 'FF-case-29'], 'a Goblin pays 3 to 8 ore for strength 1 to 6', () => {
  const forging = (ore: number) => {
    const match = arrange({ cards: ['blacksmithing'], home: { ...clumsy, goods: { ore } } });
    if (!may(match, use('blacksmithing'))) return [];
    take(match, use('blacksmithing'));
    return offered(match, 'forge', 'strength');
  };
  expect([forging(8), forging(9), forging(3), forging(2)]).toEqual([[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1], []]);
  const strong = arrange({ cards: ['exploration'], seats: 3, home: { folk: 'trolls', people: [], goblins: [13] } });
  take(strong, use('exploration'), loot('all-weapons'), stop);
  expect(strengths(strong)).toEqual([14]);
});

const rooms = (built: readonly Parameters<typeof furnish>[0][], people: number, goblins: number, folk = 'humans') =>
  canGrow(
    home(
      arrange({
        home: {
          folk: folk as 'humans',
          people: Array<number>(people).fill(0),
          goblins: Array<number>(goblins).fill(0),
          built,
        },
        sets: ['trolls'],
      }),
    ),
  );
const D = 'dwelling';

rule(
  ['FF-6.4', 'FF-6.5', 'FF-6.6', 'FF-6.3', 'FF-case-30', 'FF-case-31', 'FF-case-135'],
  'never more than six People; the Additional Dwelling is for the sixth regular one of a family without Goblins',
  () => {
    expect(rooms([D, D, D, D, 'additional-dwelling'], 5, 1)).toBe(false);
    expect(rooms([D, D, D, D], 4, 1)).toBe(true);
    expect(rooms([D, D, D, D], 5, 1)).toBe(false);
    expect(rooms([D, D, D, 'additional-dwelling'], 5, 0)).toBe(true);
    expect(rooms([D, D, D, 'additional-dwelling'], 4, 1)).toBe(false);
    expect(rooms([D, D, D, D], 5, 0)).toBe(false);
    expect(rooms([D, D, 'goblin-dwelling'], 3, 1)).toBe(true);
    expect(rooms([D, 'goblin-dwelling'], 3, 1)).toBe(false);
  },
);

rule(['FF-case-32'], 'a Goblin Dwelling for a full family stays empty', () => {
  const match = arrange({
    home: {
      goods: { wood: 4, vegetable: 1 },
      people: [0, 0, 0, 0, 0, 0],
      built: ['additional-dwelling', D, D, D],
    },
    sets: ['trolls'],
  });
  take(match, ...build('goblin-dwelling'));
  expect(home(match).people).toHaveLength(6);
});

rule(['FF-case-33', 'FF-4.3', 'FF-case-13'], 'on Urgent Wish the Goblin Dwelling is no room for a child', () => {
  const match = arrange({
    round: 8,
    cards: ['urgent-wish'],
    home: { goods: { wood: 4, stone: 4, vegetable: 1 } },
    sets: ['trolls', 'mountain-dwarves', 'cave-goblins'],
  });
  take(match, use('urgent-wish'), { do: 'branch', first: 'dwelling' });
  expect(offered(match, 'furnish', 'furnishing')).toEqual([
    'dwelling',
    'additional-dwelling',
    'overseers-dwelling',
    'goblin-dwelling',
  ]);
  take(match, furnish('goblin-dwelling'));
  expect(question(match)).toBe('place-person');
  expect(home(match).people).toHaveLength(3);
});

rule(['FF-case-34'], 'where each Person costs 1 food, a Goblin does too', () => {
  const match = arrange({ home: { folk: 'humans', people: [0, 0, 0], goblins: [0] } });
  expect(mealOf(match.position, 0, 'pay-1', 'nobody')).toEqual({ food: 4, stone: 0 });
});

rule(
  ['FF-12.3', 'FF-3.2', 'FF-case-35', 'FF-case-36'],
  'Goblins count among People: for points, Broom Chamber and Supplies Storage',
  () => {
    const match = arrange({
      home: { folk: 'humans', people: [1, 1, 1, 1], goblins: [1, 0], built: ['broom-chamber', 'supplies-storage'] },
    });
    expect(line(match, 'score.people')).toBe(6);
    expect(line(match, 'score.bonus')).toBe(10);
    const armed = arrange({ home: { folk: 'humans', people: [1, 1], goblins: [2], built: ['supplies-storage'] } });
    expect(line(armed, 'score.bonus')).toBe(8);
  },
);

rule(
  ['FF-7.1.2', 'FF-7.1.3', 'FF-7.1.4', 'FF-case-38', 'FF-case-39', 'FF-case-40', 'FF-case-41', 'FF-case-131'],
  'Cave Goblins lose one good of every space they take goods from',
  () => {
    const goods = { 'logging-13': { wood: 3 }, 'drift-mining-13': { stone: 1 }, 'wood-gathering': { wood: 1 } };
    const scene = (more: object = {}, lying: object = goods) =>
      arrange({ seats: 3, home: { folk: 'cave-goblins', ...more }, goods: { ...lying } });
    const logging = scene();
    take(logging, use('logging-13'));
    expect([has(logging), goodsOn(logging, 'logging-13')]).toEqual([{ wood: 2 }, {}]);
    const drift = scene();
    take(drift, use('drift-mining-13'));
    expect([question(drift), has(drift), may(drift, skip)]).toEqual(['place-twin', {}, false]);
    expect(goodsOn(drift, 'drift-mining-13')).toEqual({});
    expect(whyNot(scene(), use('wood-gathering')).rule).toBe('FF-6.11');
    const seam = scene({ built: ['seam'] }, { 'drift-mining-13': { stone: 3 } });
    take(seam, use('drift-mining-13'));
    expect(has(seam)).toEqual({ stone: 2, ore: 2 });
    const goblin = scene({ people: [], goblins: [0] }, { 'logging-13': { wood: 4 } });
    take(goblin, use('logging-13'));
    expect(has(goblin)).toEqual({ wood: 3 });
    const imitating = arrange({
      seats: 3,
      home: { folk: 'cave-goblins', people: [5], goods: { food: 4 } },
      taken: { 'logging-13': 1 },
    });
    take(imitating, use('imitation-3'));
    expect(question(imitating)).toBe('imitate-target');
    take(imitating, { do: 'imitate', space: 'logging-13' });
    expect([question(imitating), has(imitating)]).toEqual(['expedition', {}]);
  },
);

rule(['FF-7.1.5', 'FF-case-42'], 'Cave Goblins forge as Goblins do; the Blacksmith takes two ore off', () => {
  const forging = (ore: number, built: readonly 'blacksmith'[]) => {
    const match = arrange({ cards: ['blacksmithing'], home: { folk: 'cave-goblins', goods: { ore }, built } });
    take(match, use('blacksmithing'));
    return offered(match, 'forge', 'strength');
  };
  expect(forging(5, [])).toEqual([1, 2, 3]);
  expect(forging(3, ['blacksmith'])).toEqual([1, 2, 3]);
  expect(forging(20, ['blacksmith'])).toEqual([1, 2, 3, 4, 5, 6]);
});

rule(
  ['FF-7.1.6', 'FF-7.1.7', 'FF-case-43'],
  'Cave Goblins grow to six with ordinary rooms, and never by the Additional Dwelling',
  () => {
    // One Dwelling is there from the start.
    expect(rooms([D, D, D], 5, 0, 'cave-goblins')).toBe(true);
    expect(rooms([D, D, 'additional-dwelling'], 5, 0, 'cave-goblins')).toBe(false);
    expect(rooms([D, D, D, D], 6, 0, 'cave-goblins')).toBe(false);
  },
);

rule(
  ['FF-7.1.8', 'FF-7.2.7', 'FF-12.6', 'FF-case-44', 'FF-case-50'],
  'dwellings of Cave Goblins and Dark Elves are worth no points, but work',
  () => {
    for (const folk of ['cave-goblins', 'dark-elves', 'humans'] as const) {
      const match = arrange({
        home: { folk, goods: { cattle: 4 }, built: [D, 'mixed-dwelling', 'couple-dwelling', 'overseers-dwelling'] },
        sets: ['mountain-dwarves'],
      });
      expect(line(match, 'score.furnishing')).toBe(folk === 'humans' ? 15 : 0);
      expect(offers(match).length).toBeGreaterThan(0);
      expect(question(match)).toBe('place-person');
    }
    const overseer = arrange({
      home: {
        folk: 'dark-elves',
        goods: { wood: 4, stone: 4 },
        tops: { '5,3': 'ore-mine', '5,4': 'deep-tunnel' },
      },
      sets: ['mountain-dwarves'],
    });
    take(overseer, ...build('overseers-dwelling'));
    expect(has(overseer)).toEqual({ ore: 2 });
  },
);

rule(['FF-7.1.9', 'FF-case-45'], 'Cave Goblins are not lazy, a Goblin among them is', () => {
  const match = arrange({ home: { folk: 'cave-goblins', people: [0, 0, 3], goblins: [0] } });
  const kinds: string[] = [];
  for (let i = 0; i < 4; i++) {
    const next = offersPerson(match, 0);
    const person = home(match).people[next] as { kind: string };
    kinds.push(person.kind);
    home(match).people = home(match).people.map((each, at) => (at === next ? { ...each, at: 0 } : each));
  }
  expect(kinds).toEqual(['regular', 'regular', 'regular', 'goblin']);
  expect(rooms([D, D, D, D], 5, 1, 'cave-goblins')).toBe(false);
});

const explore = (strength: number, more: object = {}) => {
  const match = arrange({
    seats: 3,
    cards: ['blacksmithing'],
    home: {
      folk: 'dark-elves',
      people: [strength, 0, 0, 0],
      goods: { wood: 2, stone: 1, ruby: 1 },
      ...more,
    },
  });
  take(match, { do: 'instead', strength }, use('logging-13'));
  return match;
};

rule(
  ['FF-7.2.1', 'FF-7.2.3', 'FF-7.2.4', 'FF-4.7', 'FF-case-46', 'FF-case-47'],
  'Dark Elves of strength 10 find a Dwelling with a Goblin',
  () => {
    const match = explore(10);
    take(match, loot('loot-goblin-dwelling'));
    expect(home(match).people).toHaveLength(5);
    expect(home(match).people.at(-1)).toMatchObject({ kind: 'goblin', usableFrom: 2, adult: true });
    expect([has(match), home(match).tops.includes('dwelling')]).toEqual([{}, true]);
    expect(may(explore(9), loot('loot-goblin-dwelling'))).toBe(false);
    expect(may(explore(12, { people: [12, 0, 0, 0, 0, 0] }), loot('loot-goblin-dwelling'))).toBe(false);
    expect(may(explore(12, { tops: { '4,3': 'tunnel' } }), loot('loot-goblin-dwelling'))).toBe(false);
    expect(may(explore(12, { goods: { wood: 2, ruby: 1 } }), loot('loot-goblin-dwelling'))).toBe(false);
    expect(
      may(explore(12, { goods: { wood: 1, stone: 1, ruby: 1 }, built: ['carpenter'] }), loot('loot-goblin-dwelling')),
    ).toBe(true);
    expect(may(explore(12, { folk: 'humans' }), loot('loot-goblin-dwelling'))).toBe(false);
  },
);

rule(
  ['FF-7.2.2', 'FF-7.2.5', 'FF-case-48', 'FF-case-133'],
  'it stands beside the other Dwelling, and each Goblin takes a place',
  () => {
    const match = arrange({
      seats: 3,
      cards: ['ore-mine-construction'],
      home: {
        folk: 'dark-elves',
        people: [11, 0, 0, 0],
        goods: { wood: 4, stone: 3, ruby: 1 },
        built: [D, D],
        tops: { '5,2': 'cavern' },
      },
    });
    take(match, { do: 'instead', strength: 11 }, use('ore-mine-construction'), loot('loot-goblin-dwelling'));
    take(match, on('cell', '4,3'));
    expect(whyNot(match, loot('loot-goblin-dwelling')).rule).toBe('CV-7.7');
    take(match, loot('loot-dwelling'));
    expect([has(match), home(match).people.length, canGrow(home(match))]).toEqual([{}, 5, true]);
    const full = arrange({
      home: { folk: 'dark-elves', people: [0, 0], goblins: [0, 0, 0, 0], built: [D, D, D, D, D] },
    });
    expect(canGrow(home(full))).toBe(false);
    expect(mealOf(full.position, 0, 'harvest', 'nobody').food).toBe(12);
  },
);

rule(['FF-7.2.6', 'FF-case-49'], 'a ruby mine brings Dark Elves a ruby on any tunnel', () => {
  for (const tunnel of ['tunnel', 'deep-tunnel'] as const) {
    const match = arrange({ cards: ['ruby-mine-construction'], home: { folk: 'dark-elves', tops: { '5,3': tunnel } } });
    take(match, use('ruby-mine-construction'));
    expect(has(match)).toEqual({ ruby: 1 });
  }
});
