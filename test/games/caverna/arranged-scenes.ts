import { type SpaceId, spaceAt, spaceNumber } from '../../../src/games/caverna/box/spaces.ts';
import { HOME, type Person, playerAt } from '../../../src/games/caverna/position.ts';
import type { Position, Seat } from '../../../src/kernel/game.ts';
import type { BoardScene, Scenes } from '../../../src/web/board-kit/scenes.ts';
import { arrange, type CavernaMatch, furnish, skip, take, use } from './testing.ts';

type Arranged = NonNullable<Parameters<typeof arrange>[0]>;
type Home = NonNullable<Arranged['home']>;
type Move = Parameters<typeof take>[1];

const CARDS: readonly SpaceId[] = [
  'ore-mine-construction',
  'blacksmithing',
  'sheep-farming',
  'wish-for-children',
  'donkey-farming',
  'ruby-mine-construction',
  'family-life',
  'ore-delivery',
  'exploration',
  'adventure',
];

const ROUND = 6;

/** A home in the middle of a match. */
const SETTLED: Home = {
  goods: { wood: 4, stone: 4, ore: 5, ruby: 1, food: 6, gold: 5, grain: 3, vegetable: 2, sheep: 3, dog: 1, boar: 1 },
  tops: {
    '1,2': 'small-pasture',
    '1,3': 'meadow',
    '2,2': 'field',
    '2,3': 'field',
    '3,3': 'field',
    '3,4': 'field',
    '4,3': 'cavern',
    '5,3': 'cavern',
    '5,4': 'tunnel',
    '6,4': 'ore-mine',
    '6,3': 'deep-tunnel',
  },
  large: [['1,4', '2,4']],
  stables: ['1,2'],
  sown: { '3,4': ['grain', 2] },
  built: [
    ['builder', '4,2'],
    ['cuddle-room', '5,2'],
    ['simple-dwelling-3w3s', '6,2'],
  ],
  people: [0, 4, 7],
};

/** Trolls with Goblins: one who waits, one who has come in this round. */
const GOBLINS: Home = {
  ...SETTLED,
  folk: 'trolls',
  goods: { ...SETTLED.goods, mushroom: 2 },
  built: [['goblin-dwelling', '4,2']],
  people: [3, 0],
  goblins: [0, 0],
};

/** Who is at work where: the first of a family that is still at home. */
type AtWork = Readonly<Partial<Record<SpaceId, Seat>>>;

interface Course {
  readonly arranged: Arranged;
  readonly atWork?: AtWork;
  readonly goblinsAtWork?: readonly SpaceId[];
  readonly moves?: readonly Move[];
  readonly presses?: readonly string[];
}

/** A table put into a position, after these moves. */
function put(
  seats: number,
  { arranged, atWork = {}, goblinsAtWork = [], moves = [], presses = [] }: Course,
): BoardScene {
  const hasFolk = arranged.home?.folk !== undefined;
  return {
    seats,
    options: { firstPlayer: 0, ...(hasFolk && { forgottenFolk: true, folkSelection: 'free' }) },
    until: { answers: 0 },
    presses,
    position() {
      const match = arrange({ seats, round: ROUND, cards: CARDS.slice(0, ROUND), ...arranged });
      for (const [space, seat] of Object.entries(atWork)) stand(match, space as SpaceId, seat, 'regular');
      for (const space of goblinsAtWork) stand(match, space, 0, 'goblin');
      tireLastGoblin(match);
      take(match, ...moves);
      return match.position as unknown as Position;
    },
  };
}

function stand({ position }: CavernaMatch, space: SpaceId, seat: Seat, kind: Person['kind']): void {
  const player = playerAt(position, seat);
  const who = player.people.find((person) => person.kind === kind && person.at === HOME && person.adult);
  player.people = player.people.map((person) => (person === who ? { ...person, at: spaceNumber(space) } : person));
  position.spaces = position.spaces.map((each) => (spaceAt(each.space).id === space ? { ...each, by: [seat] } : each));
}

/** FF-6.2: the last of the Goblins at home has come in this round. */
function tireLastGoblin({ position }: CavernaMatch): void {
  const player = playerAt(position, 0);
  const last = player.people.findLast(({ kind, at }) => kind === 'goblin' && at === HOME);
  player.people = player.people.map((person) =>
    person === last ? { ...person, usableFrom: position.round + 1 } : person,
  );
}

const FURNISHING: readonly Move[] = [use('housework'), { do: 'branch', first: 'furnish' }];
const SOWING: Pick<Course, 'moves' | 'presses'> = {
  moves: [use('slash-and-burn'), skip],
  presses: ['As much as possible'],
};

const FULL: Arranged = {
  round: 11,
  cards: CARDS,
  home: {
    ...SETTLED,
    built: [...(SETTLED.built ?? []), ['couple-dwelling', '5,3']],
    people: [0, 4, 7, 9, 12],
  },
  others: [
    { ...SETTLED, built: ['carpenter', 'miner', 'dwelling'], people: [0, 0, 3, 5] },
    { ...SETTLED, built: ['stone-carver', 'mixed-dwelling'], people: [8, 8, 14] },
    { ...SETTLED, built: ['slaughtering-cave', 'simple-dwelling-4w2s'], people: [0, 0, 0, 0] },
    { ...SETTLED, built: ['dog-school', 'trader'], people: [2, 6] },
    { ...SETTLED, built: ['quarry', 'seam', 'ruby-supplier'], people: [0, 1, 9] },
    { ...SETTLED, built: ['working-cave', 'mining-cave'], people: [0, 'newborn', 5] },
  ],
  goods: {
    'logging-47': { wood: 6 },
    'ore-mining-47': { ore: 5 },
    'ruby-mining': { ruby: 2 },
    'drift-mining-47': { stone: 3 },
    'sheep-farming': { sheep: 4 },
    'large-depot': { wood: 2, stone: 1, ore: 1 },
    'forest-exploration-47': { wood: 4 },
  },
};

/** All spaces that can be on the table: the last round, everything at its largest. */
const LAST: Arranged = {
  ...FULL,
  round: 12,
  cards: [...CARDS, 'ore-trading', 'ruby-delivery'],
  goods: {
    ...FULL.goods,
    'donkey-farming': { donkey: 3 },
    'ore-delivery': { stone: 2, ore: 2 },
    'ruby-delivery': { ruby: 3 },
  },
};

/** The last round with so many families. */
export function lastRound(seats: number): Arranged {
  return { ...LAST, others: (LAST.others ?? []).slice(0, seats - 1) };
}

/** A round in the middle of the match with so many families. */
export function middleRound(seats: number): Arranged {
  return { ...lastRound(seats), round: ROUND, cards: CARDS.slice(0, ROUND), goods: {} };
}

const FOUR_AT_WORK: AtWork = {
  growth: 1,
  'clearing-47': 2,
  'excavation-47': 3,
  'family-life': 1,
  'ore-trading': 2,
  'ruby-delivery': 3,
  housework: 0,
};

const ALL_AT_WORK: AtWork = {
  growth: 1,
  'clearing-47': 2,
  'excavation-47': 3,
  'sustenance-47': 4,
  blacksmithing: 5,
  'family-life': 6,
  adventure: 2,
  housework: 0,
};

/** What is hardly ever come to by playing at random. */
export const arrangedScenes: Scenes = {
  '2-payment': put(2, { arranged: { home: SETTLED }, moves: [...FURNISHING, furnish('dwelling')] }),
  '2-sowing': put(2, { arranged: { home: SETTLED }, ...SOWING }),
  '2-sowing-elves': put(2, {
    arranged: { home: { ...SETTLED, folk: 'elves', goods: { ...SETTLED.goods, gemfruit: 2, mushroom: 1 } } },
    ...SOWING,
  }),
  '3-imitation': put(3, {
    arranged: { home: SETTLED },
    atWork: { 'logging-13': 1, 'excavation-13': 2, 'clearing-13': 1, 'sheep-farming': 2 },
    moves: [use('imitation-3')],
  }),
  '5-market-basket': put(5, {
    arranged: { home: SETTLED },
    moves: [use('weekly-market-5')],
    presses: ['Buy 1 grain', 'Buy 1 sheep', 'Buy 1 stone'],
  }),
  '2-goblins-at-home': put(2, { arranged: { home: GOBLINS } }),
  '2-goblins-at-work': put(2, { arranged: { home: GOBLINS }, goblinsAtWork: ['logging-13', 'ore-mining-13'] }),
  '7-late': put(7, { arranged: FULL, atWork: ALL_AT_WORK }),
  '1-last': put(1, { arranged: lastRound(1) }),
  '2-last': put(2, { arranged: lastRound(2) }),
  '4-last': put(4, { arranged: lastRound(4), atWork: FOUR_AT_WORK }),
  '7-last': put(7, { arranged: lastRound(7), atWork: ALL_AT_WORK }),
  '4-loot': put(4, { arranged: lastRound(4), atWork: FOUR_AT_WORK, moves: [use('logging-47')] }),
  '4-forge': put(4, { arranged: lastRound(4), atWork: FOUR_AT_WORK, moves: [use('blacksmithing')] }),
  '4-tile': put(4, { arranged: lastRound(4), atWork: FOUR_AT_WORK, moves: [use('drift-mining-47')] }),
  '4-pastures': put(4, { arranged: lastRound(4), atWork: FOUR_AT_WORK, moves: [use('sheep-farming')] }),
  '4-feed': put(4, {
    arranged: { ...lastRound(4), next: [{ step: 'next-round' }, { step: 'feed', seat: 0, kind: 'harvest' }] },
  }),
  '4-births': put(4, {
    arranged: { ...lastRound(4), next: [{ step: 'next-round' }, { step: 'breed', seat: 0, most: 4 }] },
  }),
  '4-housing': put(4, {
    arranged: {
      ...lastRound(4),
      home: { ...LAST.home, goods: { sheep: 9, donkey: 5, boar: 4, cattle: 6, dog: 1 } },
      next: [{ step: 'next-round' }, { step: 'keep', seat: 0 }],
    },
  }),
  '4-branch': put(4, { arranged: lastRound(4), moves: [use('housework')] }),
  '4-trade': put(4, { arranged: lastRound(4), moves: [use('ore-trading')] }),
  '4-wish': put(4, { arranged: lastRound(4), atWork: FOUR_AT_WORK, moves: [use('wish-for-children')] }),
};
