import type { Seat } from '../../../kernel/game.ts';
import type { Feature } from '../../../kernel/learning.ts';
import { whileSame } from '../../../kernel/same.ts';
import { FOLK_IDS } from '../box/folk-ids.ts';
import { FURNISHING_IDS, FURNISHINGS } from '../box/furnishings.ts';
import { ALL_GOODS, type Good } from '../box/goods.ts';
import type { Top } from '../box/tiles.ts';
import type { Caverna, Player } from '../position.ts';
import { familyLimit, roomsOf } from '../rules/family.ts';
import { folkOf } from '../rules/folks.ts';
import { tilesOf } from './land.ts';
import type { Part } from './parts.ts';
import type { Prospects } from './prospects.ts';

/** What is counted on a home, beside furnishings. */
const FACES: readonly Top[] = [
  'none',
  'field',
  'meadow',
  'cavern',
  'tunnel',
  'deep-tunnel',
  'ore-mine',
  'ruby-mine',
  'small-pasture',
  'large-pasture',
];
const FACE_NUMBER: ReadonlyMap<Top, number> = new Map(FACES.map((face, number) => [face, number]));

/** How many cells show each face. */
const countsOf = whileSame((tops: Player['tops']): readonly number[] => {
  const counts = FACES.map(() => 0);
  for (let cell = 0; cell < tops.length; cell++) {
    const face = FACE_NUMBER.get(tops[cell] as Top);
    if (face !== undefined) counts[face] = (counts[face] as number) + 1;
  }
  return counts;
});

const PART_OF_GOOD: Readonly<Partial<Record<Good, Part>>> = {
  food: 'food',
  begging: 'food',
  grain: 'food',
  vegetable: 'food',
  dog: 'animals',
  sheep: 'animals',
  donkey: 'animals',
  boar: 'animals',
  cattle: 'animals',
  gemfruit: 'folk-crops',
  mushroom: 'folk-crops',
};

/** Numbers that a seat has one of, in the order in which `writeFeatures` writes them. Each counts as it is, and by the rounds left. */
const SINGLE = [
  ['people', 'family'],
  ['room', 'family'],
  ['unplaced', 'family'],
  ['armed', 'weapons'],
  ['strength', 'weapons'],
  ['strongest', 'weapons'],
  ['meadow-pairs', 'land'],
  ['tunnel-pairs', 'land'],
  ['lonely', 'land'],
  ['stables', 'animals'],
  ['free-places', 'animals'],
  ['pairs', 'animals'],
  ['kinds', 'animals'],
  ['grain-fields', 'food'],
  ['vegetable-fields', 'food'],
  ['folk-fields', 'folk-crops'],
  ['empty-fields', 'land'],
  ['lacking', 'food'],
  ['spare', 'food'],
  ['later-meals', 'food'],
  ['first', 'first'],
  ['promised', 'goods'],
  ['dwelling-kit', 'family'],
] as const satisfies readonly (readonly [string, Part | 'first'])[];

type Single = (typeof SINGLE)[number][0];
const single: Record<Single, number> = Object.fromEntries(SINGLE.map(([id]) => [id, 0])) as Record<Single, number>;

function twice(id: string, part: string): Feature[] {
  return [
    { id, part: `reason.${part}` },
    { id: `${id} by time`, part: `reason.${part}` },
  ];
}

/** What bots learn the worth of: how much of everything a seat has, as it is and by the time that is left. */
export const FEATURES: readonly Feature[] = [
  ...SINGLE.flatMap(([id, part]) => twice(id, part)),
  ...FACES.flatMap((face) => twice(face, 'land')),
  ...ALL_GOODS.flatMap((good) => {
    const part = PART_OF_GOOD[good] ?? 'goods';
    return [...twice(good, part), ...twice(`few ${good}`, part)];
  }),
  ...FOLK_IDS.map((folk) => ({ id: `${folk} by time`, part: 'reason.gift' })),
  ...FURNISHING_IDS.flatMap((id) => twice(id, 'furnishings')),
];

const FIRST_FACE = 2 * SINGLE.length;
const FIRST_GOOD = FIRST_FACE + 2 * FACES.length;
const FIRST_FOLK = FIRST_GOOD + 4 * ALL_GOODS.length;
const FIRST_FURNISHING = FIRST_FOLK + FOLK_IDS.length;

/** A good of which there are more than this is a heap. */
const FEW = 2;
const ROUNDS = 12;

/** Writes the features of a seat in the order of `FEATURES`. */
export function writeFeatures(p: Caverna, seat: Seat, player: Player, prospects: Prospects, into: Float64Array): void {
  const time = prospects.rounds / ROUNDS;
  count(p, seat, player, prospects);
  let at = 0;
  for (let i = 0; i < SINGLE.length; i++) {
    const value = single[(SINGLE[i] as (typeof SINGLE)[number])[0]];
    into[at++] = value;
    into[at++] = value * time;
  }
  const counts = countsOf(player.tops);
  for (let face = 0; face < FACES.length; face++) {
    const value = counts[face] as number;
    into[at++] = value;
    into[at++] = value * time;
  }
  const { goods } = player;
  for (let i = 0; i < ALL_GOODS.length; i++) {
    const value = goods[ALL_GOODS[i] as Good] ?? 0;
    const few = value < FEW ? value : FEW;
    into[at++] = value;
    into[at++] = value * time;
    into[at++] = few;
    into[at++] = few * time;
  }
  into.fill(0, at);
  into[FIRST_FOLK + FOLK_IDS.indexOf(folkOf(player))] = time;
  for (const thing of player.held.things) {
    if (thing >= FURNISHINGS.length) continue;
    into[FIRST_FURNISHING + 2 * thing] = 1;
    into[FIRST_FURNISHING + 2 * thing + 1] = time;
  }
}

const ROOM_THAT_COUNTS = 3;
const PLACES_THAT_COUNT = 10;
const PAIR = 2;

function count(p: Caverna, seat: Seat, player: Player, prospects: Prospects): void {
  const { goods, people, tops, sown, stables, promised } = player;
  let armed = 0;
  let strength = 0;
  let strongest = 0;
  for (const person of people) {
    if (person.strength === 0) continue;
    armed++;
    strength += person.strength;
    if (person.strength > strongest) strongest = person.strength;
  }
  let grain = 0;
  let vegetable = 0;
  for (const { crop } of sown) {
    if (crop === 'grain') grain++;
    else if (crop === 'vegetable') vegetable++;
  }
  const { meadowPairs, tunnelPairs, lonely, fields, caverns } = tilesOf(tops);
  const { sheep, donkey, boar, cattle } = goods;
  const { free, food: meal } = prospects;
  const lacking = prospects.next * meal - goods.food;
  let promises = 0;
  for (const { rounds } of promised) promises += Math.min(rounds, prospects.rounds);
  single.people = people.length;
  single.room = Math.max(0, Math.min(ROOM_THAT_COUNTS, Math.min(familyLimit(player), roomsOf(player)) - people.length));
  single.unplaced = prospects.unplaced;
  single.armed = armed;
  single.strength = strength;
  single.strongest = strongest;
  single['meadow-pairs'] = meadowPairs;
  single['tunnel-pairs'] = tunnelPairs;
  single.lonely = lonely;
  single.stables = stables.length;
  single['free-places'] = Math.min(PLACES_THAT_COUNT, free);
  single.pairs = Number(sheep >= PAIR) + Number(donkey >= PAIR) + Number(boar >= PAIR) + Number(cattle >= PAIR);
  single.kinds = Number(sheep > 0) + Number(donkey > 0) + Number(boar > 0) + Number(cattle > 0);
  single['grain-fields'] = grain;
  single['vegetable-fields'] = vegetable;
  single['folk-fields'] = sown.length - grain - vegetable;
  single['empty-fields'] = Math.max(0, fields - sown.length);
  single.lacking = Math.max(0, lacking);
  single.spare = Math.max(0, -lacking);
  single['later-meals'] = prospects.later * meal;
  single.first = seat === p.first && p.seats > 1 ? 1 : 0;
  single.promised = promises;
  single['dwelling-kit'] = single.room === 0 && caverns > 0 ? Math.min(4, goods.wood) + Math.min(3, goods.stone) : 0;
}
