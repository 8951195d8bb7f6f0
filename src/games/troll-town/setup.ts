import { at } from '../../kernel/lists.ts';
import { below, pick, type Random, shuffle } from '../../kernel/random.ts';
import { push } from '../../kernel/steps.ts';
import { pushTogether } from '../../kernel/together.ts';
import { ERAS, herdOf } from './box/calendar.ts';
import { ATTACK_CARDS, STAT_COUNT, STAT_POINTS } from './box/fights.ts';
import { axialOf, HEX_COUNT, type Hex, hexAt, turnClockwise } from './box/hexes.ts';
import { BOSS_HUT, BOSS_ROAD, BRIDGE, CORNERS, FIXED, FREE_HOVELS, HUB, STUBS } from './box/map.ts';
import { INCOME_AT_FIRST, INCOME_TO_BUILD_WITH, SUPPLIES } from './box/supplies.ts';
import type { TrollTownFrame } from './frames.ts';
import { type Options, type TownTable, WIN } from './options.ts';
import { EMPTY, HUB_LAND, NO_BUILDING, NO_PLAN, NOBODY, oldBoss, type Troll, type TrollTown } from './position.ts';
import { layTile, put } from './rules/building.ts';

function optionsOf({ seats, options }: TownTable): Options {
  const { win, bossStats: _, temper1, temper2, temper3, temper4, temper5, ...rest } = options;
  const conditions: readonly string[] = WIN[win];
  return {
    ...rest,
    tempers: rest.tempers === 'chosen' ? [temper1, temper2, temper3, temper4, temper5].slice(0, seats) : rest.tempers,
    biggest: conditions.includes('biggest'),
    friendliest: conditions.includes('friendliest'),
    greediest: conditions.includes('greediest'),
    // Neither is anything without Income.
    income: rest.income || rest.trinkets || rest.grift,
  };
}

function zeros(length: number): number[] {
  return Array<number>(length).fill(0);
}

/** TT-18.1 */
function incomeAtFirst({ income, incomeStart }: Options): number[] {
  if (!income) return zeros(SUPPLIES.length);
  return incomeStart === 'one' ? zeros(SUPPLIES.length).fill(INCOME_AT_FIRST) : [...INCOME_TO_BUILD_WITH];
}

function newTroll(stats: number[]): Troll {
  return {
    stats,
    trinkets: zeros(STAT_COUNT),
    injuries: zeros(STAT_COUNT),
    hut: NO_BUILDING,
    minions: 0,
    worked: 0,
    supplies: zeros(SUPPLIES.length),
  };
}

/** Five numbers from 1 to 7 that add up to 15. */
function bossStatsOf({ options }: TownTable, random: Random): number[] {
  if (options.bossStats !== 'random') return options.bossStats.split('-').map(Number);
  const stats = Array<number>(STAT_COUNT).fill(1);
  for (let left = STAT_POINTS - STAT_COUNT; left > 0; ) {
    const stat = below(random, STAT_COUNT);
    const points = at(stats, stat);
    if (points === 7) continue;
    stats[stat] = points + 1;
    left--;
  }
  return stats;
}

/** Section 2. */
export function setup(table: TownTable, random: Random): TrollTown {
  const { seats } = table;
  const options = optionsOf(table);
  const herd = herdOf(seats);
  const boss = bossStatsOf(table, random);
  const p: TrollTown = {
    seats,
    random,
    stack: [],
    learned: 0,
    options,
    turn: 0,
    land: Array(HEX_COUNT).fill(EMPTY),
    tiles: 0,
    buildings: [],
    cracks: [],
    fires: [],
    trolls: [...Array.from({ length: seats }, () => newTroll([])), newTroll(boss)],
    title: seats,
    bossOfTurn: seats,
    herd,
    toCome: herd * (ERAS - 1),
    communal: 0,
    communalWorked: 0,
    waiting: [],
    hiding: [],
    caught: 0,
    escaped: 0,
    gobbled: 0,
    served: 0,
    deck: [],
    discard: [],
    declared: [],
    plans: Array(seats).fill(NO_PLAN),
    slates: zeros(seats),
    draws: '',
    lastPlans: [],
    lastDraws: '',
    shopsTaken: [],
    scared: [],
    schmoozer: NOBODY,
    challengers: [],
    challengedIn: zeros(seats),
    grudges: [],
    feasted: 0,
    feastCalled: false,
    lent: zeros(seats),
    feasts: [],
    income: incomeAtFirst(options),
    aside: zeros(SUPPLIES.length),
    catches: zeros(seats),
    greediest: [],
  };
  lay(p);
  p.deck = shuffle(random, [...ATTACK_CARDS]);
  push(p, { step: 'reveal-stats' });
  const frames: TrollTownFrame[] = Array.from({ length: seats }, (_, seat) => ({ step: 'stats', seat, stat: 0 }));
  pushTogether(p, frames, { secret: true, done: 'shown' });
  return p;
}

/** TT-2.2 to 2.5 */
function lay(p: TrollTown): void {
  for (const hex of HUB) p.land[hex] = HUB_LAND;
  layTile(p, BRIDGE);
  for (const tile of ['inner-a', 'inner-b', 'inner-c'] as const) layTile(p, FIXED[tile]);
  const turns = p.options.layout === 'crooked' ? pick(p.random, BOSS_TURNS) : 0;
  layTile(p, turned(BOSS_ROAD, turns));
  put(p, 'hut-wood', turned(BOSS_HUT, turns), oldBoss(p));
  if (p.options.layout === 'pointy') for (const stub of STUBS) layTile(p, stub);
  if (p.options.layout === 'crooked') for (const corner of twoCorners(p, turns)) layTile(p, stubAt(corner));
  for (const hex of FREE_HOVELS.slice(0, Math.ceil(p.seats / 2))) put(p, 'hovel', [hex], NOBODY);
}

/** Every way to turn the Boss's corner away from the Bridge. */
const BOSS_TURNS: readonly number[] = [0, 1, 2, 4, 5];

function turned(hexes: readonly Hex[], turns: number): Hex[] {
  return hexes
    .map((hex) => {
      let place = axialOf(hex);
      for (let turn = 0; turn < turns; turn++) place = turnClockwise(place);
      return hexAt(place.q, place.r);
    })
    .sort((one, other) => one - other);
}

/** The Boss's road leaves the ring at its southern corner, three steps clockwise from the north. */
const BOSS_CORNER = 3;

function twoCorners(p: TrollTown, turns: number): number[] {
  const corners = [1, 2, 3, 4, 5].filter((corner) => corner !== (BOSS_CORNER + turns) % CORNERS.length);
  return shuffle(p.random, corners).slice(0, 2);
}

/** Straight outward from a corner of the ring, counted clockwise from the north. */
function stubAt(corner: number): Hex[] {
  let one = { q: 0, r: -3 };
  let two = { q: 0, r: -4 };
  for (let turn = 0; turn < corner; turn++) {
    one = turnClockwise(one);
    two = turnClockwise(two);
  }
  return [hexAt(one.q, one.r), hexAt(two.q, two.r)].sort((a, b) => a - b);
}
