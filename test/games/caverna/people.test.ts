import { expect } from 'vitest';
import { allFit } from '../../../src/games/caverna/rules/animals.ts';
import { anytime } from '../../../src/games/caverna/rules/exchanges/anytime.ts';
import { mealOf } from '../../../src/games/caverna/rules/feeding.ts';
import { arrange, has, home, line, may, offers, on, points, question, take, use } from './testing.ts';
import { build, cannotMeet, type Home, hasRoom, scene, together } from './testing-folk.ts';

/*
 * The lines of the table in section 9 about People: their rooms, what they eat, forge and carry.
 */

const D = 'dwelling';
const MINES = { '5,1': 'ore-mine', '5,2': 'ruby-mine', '5,3': 'ruby-mine' } as const;

const meal = (ours: Home, kind: 'harvest' | 'pay-1' = 'harvest', fed: 'nobody' | 'regular' | 'goblin' = 'nobody') => {
  const { food, stone } = mealOf(scene(ours).position, 0, kind, fed);
  return [food, stone];
};
const feeding = (ours: Home, kind: 'harvest' | 'pay-1' = 'harvest') =>
  scene(ours, { next: [{ step: 'next-round' }, { step: 'feeding', kind }] });
const forging = (ours: Home) => {
  const match = scene(ours, { cards: ['blacksmithing'] });
  if (!may(match, use('blacksmithing'))) return [];
  take(match, use('blacksmithing'));
  return offers(match).filter((move) => move.do === 'forge');
};
const strengthsFor = (ours: Home) => forging(ours).map((move) => (move as { strength: number }).strength);
const bonus = (ours: Home) => line(scene(ours), 'score.bonus');

together('Additional Dwelling', 'Cave Goblins', () => {
  expect(hasRoom([D, D, 'additional-dwelling'], 5, 0, 'cave-goblins')).toBe(false);
  expect(hasRoom([D, D, D], 5, 0, 'cave-goblins')).toBe(true);
  const worth = (built: Home['built']) => points(scene({ folk: 'cave-goblins', ...(built && { built }) }));
  // It covers a mountain space, which is no longer unused.
  expect(worth(['additional-dwelling']) - worth([])).toBe(1);
});

together('Additional Dwelling', 'any player with a Goblin', () => {
  expect(hasRoom([D, D, D, 'additional-dwelling'], 5, 0)).toBe(true);
  expect(hasRoom([D, D, D, 'additional-dwelling'], 4, 1)).toBe(false);
  expect(hasRoom([D, D, D, D, 'additional-dwelling'], 5, 1)).toBe(false);
  const match = scene({ folk: 'humans', goblins: [0], built: ['additional-dwelling'] });
  expect(line(match, 'score.furnishing')).toBe(5);
});

together('Dwelling, Mixed, Couple, Simple, Additional, Overseer’s', 'Cave Goblins, Dark Elves', () => {
  for (const folk of ['cave-goblins', 'dark-elves'] as const) {
    const all = [D, 'simple-dwelling-3w3s', 'simple-dwelling-4w2s', 'mixed-dwelling', 'couple-dwelling'] as const;
    const match = scene({ folk, goods: { cattle: 4 }, built: [...all, 'additional-dwelling', 'overseers-dwelling'] });
    expect(line(match, 'score.furnishing')).toBe(0);
    // Two animals in the Entry-Level Dwelling, two in the Mixed one.
    expect(allFit(match.position, 0)).toBe(true);
    const extra = folk === 'cave-goblins' ? 1 : 0;
    expect([1, 2].map((more) => hasRoom(['couple-dwelling'], 1 + extra + more, 0, folk))).toEqual([true, true]);
    expect(hasRoom(['couple-dwelling'], 4 + extra, 0, folk)).toBe(false);
    const built = arrange({
      home: { folk, goods: { wood: 4, stone: 4 }, tops: { '4,2': 'cavern', '5,2': 'ore-mine' } },
      sets: ['mountain-dwarves'],
    });
    take(built, ...build('overseers-dwelling'));
    if (question(built) === 'furnish-cell') take(built, on('cell', '4,2'));
    expect(has(built)).toEqual({ ore: 2 });
  }
});

together('State Parlor', 'Cave Goblins, Dark Elves', () => {
  for (const folk of ['cave-goblins', 'dark-elves'] as const) {
    const built = [
      ['state-parlor', '5,2'],
      [D, '5,1'],
      ['couple-dwelling', '6,2'],
    ] as const;
    expect([folk, bonus({ folk, built })]).toEqual([folk, 8]);
  }
});

together('State Parlor', 'Elves in the forest', () => {
  const inForest = [
    ['state-parlor', '2,2'],
    [D, '2,1'],
    ['mixed-dwelling', '1,2'],
  ] as const;
  expect(bonus({ folk: 'elves', built: inForest })).toBe(8);
  expect(bonus({ folk: 'elves', built: [['state-parlor', '3,4']] })).toBe(4);
  // Across the border nothing counts but at the entrance.
  const across = [
    ['state-parlor', '3,3'],
    [D, '4,3'],
  ] as const;
  expect(bonus({ folk: 'elves', built: across })).toBe(0);
});

together('Mining Cave', 'Silicoids', () => {
  const ours: Home = { folk: 'silicoids', goods: { donkey: 3 }, tops: MINES };
  expect(meal({ ...ours, people: [0, 0], built: ['mining-cave'] })).toEqual([0, 2]);
  expect(meal({ ...ours, people: [0, 0], goblins: [0] })).toEqual([2, 2]);
  expect(meal({ ...ours, people: [0, 0], goblins: [0], built: ['mining-cave'] })).toEqual([0, 2]);
  expect(meal({ ...ours, goods: { donkey: 1 }, goblins: [0], built: ['mining-cave'] })).toEqual([1, 2]);
});

together('Mining Cave', 'Trolls', () => {
  const ours: Home = { folk: 'trolls', goods: { donkey: 3 }, tops: MINES, built: ['mining-cave'] };
  expect(meal({ ...ours, people: [0, 0] })).toEqual([3, 0]);
  expect(meal({ ...ours, people: ['newborn'] })).toEqual([0, 0]);
  expect(meal({ ...ours, people: [0, 0], goods: { donkey: 1 } })).toEqual([5, 0]);
});

together('Working Cave', 'Silicoids', () => {
  const family = (people: number): Home => ({ folk: 'silicoids', people: Array<number>(people).fill(0) });
  expect(meal(family(3), 'harvest', 'regular')).toEqual([0, 2]);
  // Taken out first, then the rest is halved.
  expect([2, 3, 4, 5].map((people) => meal(family(people), 'pay-1', 'regular')[1])).toEqual([1, 1, 2, 2]);
  const paid = feeding({ ...family(3), goods: { ore: 2, stone: 2 }, built: ['working-cave'] });
  take(paid, { do: 'feed', ore: 2 });
  expect(has(paid)).toEqual({});
});

together('Working Cave', 'Trolls', () => {
  const ours: Home = { folk: 'trolls', people: [0, 0], goblins: [0] };
  expect([meal(ours), meal(ours, 'harvest', 'regular'), meal(ours, 'harvest', 'goblin')]).toEqual([
    [8, 0],
    [5, 0],
    [6, 0],
  ]);
  const match = feeding({ ...ours, goods: { wood: 1, food: 5 }, built: ['working-cave'] });
  take(match, { do: 'feed', wood: 1 });
  expect(has(match)).toEqual({});
});

together('Working Cave', 'Mountain Dwarves', () => {
  const ways = (goods: Home['goods']) => {
    const match = feeding({ folk: 'mountain-dwarves', built: ['working-cave'], ...(goods && { goods }) });
    return offers(match).filter((move) => move.do === 'feed');
  };
  const feed = { do: 'feed' };
  expect(ways({ ore: 1, grain: 1 })).toEqual([feed]);
  expect(ways({ ore: 2, grain: 1 })).toEqual([feed, { ...feed, ore: 2 }]);
  expect(ways({ stone: 1, grain: 1 })).toEqual([feed, { ...feed, stone: 1 }]);
});

together('Blacksmith', 'Trolls', () => {
  const match = arrange({ home: { folk: 'trolls', goods: { wood: 1, stone: 2 } } });
  take(match, ...build('blacksmith'));
  expect(has(match)).toEqual({ ore: 2 });
  const ours: Home = { folk: 'trolls', built: ['blacksmith'] };
  expect([
    strengthsFor({ ...ours, goods: { wood: 2, ore: 9 } }),
    strengthsFor({ ...ours, goods: { wood: 1 } }),
  ]).toEqual([[4], []]);
  expect(strengthsFor({ ...ours, people: [], goblins: [0], goods: { ore: 2 } })).toEqual([1, 2]);
});

together('Blacksmith', 'Cave Goblins, Goblins', () => {
  const built = ['blacksmith'] as const;
  for (const ours of [
    { folk: 'cave-goblins', built },
    { folk: 'dark-elves', people: [], goblins: [0], built },
  ] satisfies Home[]) {
    expect([1, 3, 6, 9].map((ore) => strengthsFor({ ...ours, goods: { ore } }))).toEqual([
      [1],
      [1, 2, 3],
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
    ]);
    const match = scene({ ...ours, goods: { ore: 3 } }, { cards: ['blacksmithing'] });
    take(match, use('blacksmithing'), { do: 'forge', strength: 3 });
    expect(has(match)).toEqual({});
  }
});

together('Blacksmith', 'Guard Dog School', () => {
  const built = ['blacksmith', 'guard-dog-school'] as const;
  const of = (folk: 'humans' | 'cave-goblins' | 'trolls', ore: number, dog: number) => {
    const match = scene({ folk, goods: { ore, dog }, built }, { cards: ['blacksmithing'] });
    if (!may(match, use('blacksmithing'))) return [];
    take(match, use('blacksmithing'));
    return offers(match).filter((move) => move.do === 'forge' && move.strength === 5);
  };
  const [forOre, forDog] = [
    { do: 'forge', strength: 5 },
    { do: 'forge', strength: 5, dog: 1 },
  ];
  expect([of('humans', 3, 0), of('humans', 2, 0), of('humans', 2, 1), of('humans', 3, 1)]).toEqual([
    [forOre],
    [],
    [forDog],
    [forOre, forDog],
  ]);
  expect([of('cave-goblins', 5, 0), of('cave-goblins', 4, 0), of('cave-goblins', 0, 1)]).toEqual([
    [forOre],
    [],
    [forDog],
  ]);
  expect(of('trolls', 9, 1)).toEqual([]);
});

together('Blacksmith', 'Mountain Dwarves’ set, Training Room', () => {
  expect(cannotMeet('blacksmith', 'mountain-dwarves')).toBe(true);
  expect(cannotMeet('blacksmith', 'humans')).toBe(false);
});

together('Cuddle Room', 'any folk', () => {
  const fits = (sheep: number, goblins: number[]) =>
    allFit(scene({ people: [0, 0], goblins, goods: { sheep, cattle: 2 }, built: ['cuddle-room'] }).position, 0);
  expect([fits(2, []), fits(3, []), fits(4, [0, 0]), fits(5, [0, 0])]).toEqual([true, false, true, false]);
});

together('Broom Chamber', 'any folk', () => {
  const built = ['broom-chamber'] as const;
  expect(bonus({ people: [0, 0, 0], goblins: [0], built })).toBe(0);
  expect(bonus({ people: [0, 0, 0], goblins: [0, 0], built })).toBe(5);
  expect(bonus({ people: [0, 0, 0, 0], goblins: [0, 0], built })).toBe(10);
  expect(cannotMeet('broom-chamber', 'cave-goblins')).toBe(true);
});

together('Prayer Chamber', 'Goblins', () => {
  const built = ['prayer-chamber'] as const;
  expect([bonus({ goblins: [0], built }), bonus({ goblins: [1], built })]).toEqual([8, 0]);
});

together('Supplies Storage', 'Goblins', () => {
  const built = ['supplies-storage'] as const;
  expect([bonus({ people: [3, 4], goblins: [1], built }), bonus({ people: [3, 4], goblins: [0], built })]).toEqual([
    8, 0,
  ]);
});

together('Weapon Storage', 'Goblins', () => {
  const built = ['weapon-storage'] as const;
  expect([bonus({ people: [3, 0], goblins: [0], built }), bonus({ people: [3, 0], goblins: [2], built })]).toEqual([
    3, 6,
  ]);
});

together('Peaceful Cave', 'Goblins', () => {
  const match = scene({ people: [0, 0], goblins: [6], built: ['peaceful-cave'] });
  take(match, { do: 'discard', strength: 6 });
  expect([has(match), home(match).people.map(({ strength }) => strength)]).toEqual([{ food: 6 }, [0, 0, 0]]);
  // FD60: of equal strengths it is somebody who has been placed, and of those no Goblin.
  const loses = (ours: Home, placed: readonly number[]) => {
    const { position } = scene({ ...ours, built: ['peaceful-cave'] }, { cards: ['blacksmithing'] });
    const [player] = position.players as [(typeof position.players)[0]];
    player.people = player.people.map((person, at) => (placed.includes(at) ? { ...person, at: 0 } : person));
    anytime.discard.take(position, 0, { do: 'discard', strength: 5 });
    return player.people.findIndex(({ strength }) => strength === 0);
  };
  expect(loses({ people: [5], goblins: [5] }, [])).toBe(0);
  expect(loses({ people: [5], goblins: [5] }, [1])).toBe(1);
  expect(loses({ people: [5], goblins: [5] }, [0, 1])).toBe(0);
  expect(cannotMeet('peaceful-cave', 'trolls')).toBe(true);
});

together('Guest Room', 'Dark Elves on Ruby Mine Construction', () => {
  const match = scene(
    { folk: 'dark-elves', tops: { '5,3': 'tunnel', '5,2': 'deep-tunnel' }, built: ['guest-room'] },
    { cards: ['ruby-mine-construction'] },
  );
  take(match, use('ruby-mine-construction'), on('ruby-mine', '5,3'));
  if (question(match) === 'place-ruby-mine') take(match, on('ruby-mine', '5,2'));
  expect(has(match)).toEqual({ ruby: 2 });
});
