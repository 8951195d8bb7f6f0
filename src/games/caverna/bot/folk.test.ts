import { expect, test } from 'vitest';
import { type Home, type Scene, scene } from '../../../../test/games/caverna/testing-folk.ts';
import { FOLK_BOARDS, type FolkId } from '../box/folk-ids.ts';
import { caverna } from '../index.ts';
import { words as en } from '../messages/en/index.ts';

function reason(say: string, folk: FolkId, ours: Home, more: Scene = {}): number {
  const { position } = scene({ folk, ...ours }, { round: 5, ...more });
  return caverna.bot.reasons?.(position, 0).find((each) => each.say === say)?.worth ?? 0;
}

function meals(folk: FolkId, goods: NonNullable<Home['goods']>, more: Scene = {}): number {
  return reason('reason.food', folk, { goods }, more) + reason('reason.stone', folk, { goods }, more);
}

const AT_TABLE: Scene = { next: [{ step: 'next-round' }, { step: 'feed', seat: 0, kind: 'harvest' }] };

test('Silicoids want stone for their meals, and food feeds them nothing', () => {
  expect(meals('silicoids', { stone: 2 })).toBeGreaterThan(meals('silicoids', { stone: 0 }) + 1);
  expect(meals('silicoids', { food: 9 })).toBe(meals('silicoids', { food: 0 }));
  expect(meals('dwarves', { food: 20, stone: 2 })).toBe(meals('dwarves', { food: 20, stone: 0 }));
  const [fed, begging] = [2, 0].map((stone) => meals('silicoids', { stone }, AT_TABLE));
  expect(fed).toBeGreaterThan((begging as number) + 4);
});

test('who gets more food for an animal needs less of other things', () => {
  const eatsSheep = (folk: FolkId) => meals(folk, { sheep: 4 }, AT_TABLE) - meals(folk, {}, AT_TABLE);
  expect(eatsSheep('trolls')).toBeGreaterThan(eatsSheep('dwarves'));
  expect(meals('trolls', { dog: 2 }, AT_TABLE)).toBeGreaterThan(meals('trolls', {}, AT_TABLE));
  expect(meals('dwarves', { dog: 2 }, AT_TABLE)).toBe(meals('dwarves', {}, AT_TABLE));
});

test('gemfruits and mushrooms can be eaten as the rubies and vegetables they become', () => {
  for (const crop of ['gemfruit', 'mushroom'] as const) {
    expect(meals('elves', { [crop]: 2 }, AT_TABLE)).toBeGreaterThan(meals('elves', {}, AT_TABLE));
  }
});

test('folks keep what their gifts need: edges to overhang, stone for wood, strong weapons, wild forest', () => {
  const gift = (folk: FolkId, ours: Home, more?: Scene) => reason(`reason.gift.${folk}`, folk, ours, more);
  const edges = { '3,4': 'meadow', '2,4': 'field', '1,4': 'meadow', '1,3': 'field' } as const;
  expect(gift('humans', { tops: edges }, { round: 2 })).toBeLessThan(gift('humans', {}, { round: 2 }));
  const dug = { '5,4': 'tunnel', '6,4': 'cavern', '6,3': 'tunnel' } as const;
  expect(gift('pale-ones', { tops: dug }, { round: 2 })).toBeLessThan(gift('pale-ones', {}, { round: 2 }));
  expect(gift('mountain-dwarves', { goods: { stone: 3 } })).toBeGreaterThan(gift('mountain-dwarves', {}));
  expect(gift('dark-elves', { people: [0, 8] })).toBeGreaterThan(gift('dark-elves', { people: [0, 4] }));
  expect(gift('trolls', { people: [0, 8] })).toBeGreaterThan(gift('trolls', { people: [0, 4] }));
  const cleared = { ...edges, '2,3': 'meadow', '3,3': 'field', '2,2': 'meadow' } as const;
  expect(gift('elves', { tops: cleared })).toBeLessThan(gift('elves', {}));
});

test.each<FolkId>(['dwarves', ...FOLK_BOARDS])('reasons for %s add up to the worth, each with words', (folk) => {
  const { position } = scene({ folk, people: [0, 3], goods: { stone: 3, gemfruit: 1, mushroom: 1 } }, { round: 4 });
  const reasons = caverna.bot.reasons?.(position, 0) ?? [];
  expect(reasons.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(caverna.bot.worth(position, 0));
  for (const { say } of reasons) expect(en, say).toHaveProperty([say]);
});
