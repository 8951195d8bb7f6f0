import { expect } from 'vitest';
import { FOLK_BOARDS } from '../../../../src/games/caverna/box/folk-ids.ts';
import { FOLK_FURNISHINGS } from '../../../../src/games/caverna/box/furnishings/folks.ts';
import { type FolkFurnishing, furnishingAt, furnishingNumber } from '../../../../src/games/caverna/box/furnishings.ts';
import type { CavernaFrame } from '../../../../src/games/caverna/frames.ts';
import { allFit } from '../../../../src/games/caverna/rules/animals.ts';
import { canGrow } from '../../../../src/games/caverna/rules/family.ts';
import { rule } from '../../kit/rule.ts';
import {
  arrange,
  type CavernaMatch,
  furnish,
  has,
  home,
  line,
  may,
  offers,
  on,
  question,
  skip,
  sowOn,
  take,
  use,
} from '../testing.ts';

type Scene = NonNullable<Parameters<typeof arrange>[0]>;
type Home = NonNullable<Scene['home']>;
type Built = FolkFurnishing | undefined;

/** The column of the sheet's table of furnishings. */
const TIMING: Readonly<Record<FolkFurnishing, readonly string[]>> = {
  'forgotten-cave': ['immediate'],
  kennels: ['breeding'],
  'guard-dog-school': ['forge'],
  menagerie: ['scoring'],
  'charcoal-storage': ['harvest-start'],
  'archery-range': ['scoring'],
  'bone-carver': ['harvest-start'],
  'mushroom-cave': ['immediate'],
  'bird-hide': ['immediate', 'scoring'],
  'elven-market': ['once-per-round'],
  'feeding-room': ['breeding'],
  'hunters-hut': ['harvest-start'],
  'manure-heap': ['immediate', 'scoring'],
  scarecrow: ['sow'],
  'mead-parlor': ['harvest-start'],
  'silage-bin': ['immediate', 'scoring'],
  'concert-organ': ['harvest-start'],
  'overseers-dwelling': ['immediate', 'room'],
  'mining-office': ['immediate', 'scoring'],
  'training-room': ['before-expedition'],
  'mystics-hut': ['immediate'],
  'sheep-dog-school': ['passive'],
  'schnapps-parlor': ['any-time'],
  'sheep-market': ['any-time'],
  jeweler: ['once-per-round'],
  'stone-trader': ['harvest-start'],
  'quarrying-room': ['action-space'],
  'water-troughs': ['passive'],
  'bone-crusher': ['any-time'],
  'explorers-cave': ['placement'],
  'candle-maker': ['exchange'],
  'goblin-dwelling': ['immediate', 'room'],
};

/** A home in which every new furnishing has something to do: with neighbours of all kinds, and room for more animals. */
function rich(built: Built, ours: Home = {}): Home {
  const site = built === undefined ? 'cavern' : (furnishingAt(furnishingNumber(built)).site ?? 'cavern');
  return {
    goods: {
      ...{ wood: 6, stone: 6, ore: 6, food: 6, gold: 6, ruby: 6, grain: 6, vegetable: 6 },
      ...{ dog: 2, sheep: 4, donkey: 2, boar: 2, cattle: 2 },
    },
    tops: {
      ...{ '1,2': 'meadow', '2,3': 'meadow', '3,2': 'small-pasture', '3,1': 'field' },
      ...{ '5,1': 'ore-mine', '6,2': 'ruby-mine', '4,2': 'cavern' },
    },
    large: [
      ['0,1', '0,2'],
      ['0,3', '0,4'],
      ['1,5', '2,5'],
      ['1,3', '1,4'],
    ],
    stables: ['1,3'],
    built: built === undefined ? [] : [[built, site === 'cavern' ? '5,2' : '2,2']],
    ...ours,
  };
}

const scene = (built: Built, more: Scene = {}, ours: Home = {}) =>
  arrange({ home: rich(built, ours), sets: FOLK_BOARDS, ...more });
const at = (built: Built, frame: CavernaFrame) => scene(built, { next: [{ step: 'next-round', asked: true }, frame] });

function exchangeOf(match: CavernaMatch, built: Built) {
  return offers(match).find((move) => move.do === 'exchange' && move.furnishing === built);
}

const EXCHANGE_TIMES: readonly ((built: Built) => CavernaMatch)[] = [
  (built) => scene(built),
  (built) => at(built, { step: 'feed', seat: 0, kind: 'harvest' }),
  (built) => at(built, { step: 'final-exchange', seat: 0 }),
  (built) => {
    const match = scene(built, {}, { people: [5] });
    take(match, use('logging-13'));
    return match;
  },
];

function buildAnew(id: FolkFurnishing): boolean {
  const { site, cost } = furnishingAt(furnishingNumber(id));
  const base = rich(undefined);
  const tops = { ...base.tops, ...(site === 'cavern' ? { '5,2': 'cavern' } : { '2,2': site }) } as Home['tops'];
  const match = arrange({ home: { ...base, ...(tops && { tops }) }, sets: FOLK_BOARDS });
  const before: Record<string, number> = { ...home(match).goods };
  take(match, use('housework'), { do: 'branch', first: 'furnish' }, furnish(id));
  if (question(match) === 'furnish-cell') take(match, on('cell', site === 'cavern' ? '5,2' : '2,2'));
  for (const [good, count] of Object.entries(cost)) before[good] = (before[good] ?? 0) - count;
  const isMore = JSON.stringify(home(match).goods) !== JSON.stringify(before);
  return isMore || question(match) === 'breed' || home(match).people.length > 2;
}

/** Whether what is looked at is another with the furnishing than without. */
function differs(id: FolkFurnishing, look: (built: Built) => unknown): boolean {
  return JSON.stringify(look(id)) !== JSON.stringify(look(undefined));
}

const PROBES: Readonly<Record<string, (id: FolkFurnishing) => boolean>> = {
  immediate: buildAnew,
  'any-time': (id) => {
    const isOfferedAgain = (match: CavernaMatch) => {
      const move = exchangeOf(match, id);
      if (move !== undefined) take(match, move);
      return exchangeOf(match, id) !== undefined;
    };
    const eatsDogs = (match: CavernaMatch) => may(match, { do: 'convert', what: 'dog' });
    return [isOfferedAgain, eatsDogs].some((test) => EXCHANGE_TIMES.every((time) => test(time(id))));
  },
  'once-per-round': (id) =>
    EXCHANGE_TIMES.every((time) => {
      const match = time(id);
      const move = exchangeOf(match, id);
      if (move === undefined) return false;
      take(match, move);
      return exchangeOf(match, id) === undefined;
    }),
  exchange: (id) => EXCHANGE_TIMES.every((time) => may(time(id), { do: 'cook' })),
  'harvest-start': (id) =>
    differs(id, (built) => {
      const match = scene(built, { next: [{ step: 'next-round', asked: true }, { step: 'start-harvest' }] });
      return [question(match), has(match)];
    }),
  breeding: (id) =>
    differs(id, (built) => {
      const match = at(built, { step: 'breeding' });
      return [question(match), has(match)];
    }),
  sow: (id) =>
    differs(id, (built) => {
      const match = scene(built);
      take(match, use('slash-and-burn'), skip, sowOn('grain', '3,1'));
      return home(match).sown;
    }),
  forge: (id) =>
    differs(id, (built) => {
      const match = scene(built, { cards: ['blacksmithing'] });
      take(match, use('blacksmithing'));
      return offers(match).filter((move) => move.do === 'forge');
    }),
  'before-expedition': (id) =>
    differs(id, (built) => question((EXCHANGE_TIMES[3] as (built: Built) => CavernaMatch)(built))),
  placement: (id) =>
    differs(id, (built) => {
      const match = scene(built);
      take(match, { do: 'ruby-tile', tile: 'tunnel' }, on('tile', '6,1'));
      return has(match);
    }),
  'action-space': (id) =>
    differs(id, (built) => {
      const match = scene(built, { goods: { 'excavation-13': { stone: 2 } } });
      take(match, use('excavation-13'));
      return has(match);
    }),
  passive: (id) =>
    [{ dog: 2, sheep: 6 }, { cattle: 5 }].some((goods) =>
      differs(id, (built) => {
        const tops = { '3,2': 'small-pasture' } as const;
        return allFit(scene(built, {}, { goods: { ...goods, donkey: 2 }, large: [], tops }).position, 0);
      }),
    ),
  room: (id) => differs(id, (built) => canGrow(home(scene(built, {}, { people: [0], goblins: [0] })))),
  scoring: (id) => differs(id, (built) => line(scene(built), 'score.bonus')),
};

rule('FF-8.2', 'each furnishing works at the times of the sheet’s table, and at no other', () => {
  expect(Object.keys(TIMING)).toEqual(FOLK_FURNISHINGS.map(({ id }) => id));
  const found = FOLK_FURNISHINGS.map(({ id }) => [
    id,
    Object.entries(PROBES)
      .filter(([, acts]) => acts(id))
      .map(([time]) => time)
      .sort(),
  ]);
  expect(Object.fromEntries(found)).toEqual(TIMING);
});
