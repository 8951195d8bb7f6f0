import {
  PATTERNS,
  type Pattern,
  STATS,
  type Stat,
  TRAITS,
  type Trait,
} from '../../../src/games/troll-town/box/fights.ts';
import { hexesNamed, hexNamed, type Join, joinName, joinNamed } from '../../../src/games/troll-town/box/hexes.ts';
import type { PieceId } from '../../../src/games/troll-town/box/pieces.ts';
import { siteOn } from '../../../src/games/troll-town/box/sites.ts';
import { TURN_STEPS } from '../../../src/games/troll-town/frames.ts';
import { trollTown } from '../../../src/games/troll-town/index.ts';
import type { TrollTownMove } from '../../../src/games/troll-town/moves.ts';
import {
  type BuildingNumber,
  buildingOn,
  type Crew,
  NO_PLAN,
  NOBODY,
  type Order,
  type Plan,
  type TrollTown,
  trollOf,
} from '../../../src/games/troll-town/position.ts';
import { extend, layTile, put } from '../../../src/games/troll-town/rules/building.ts';
import { conflict, duel } from '../../../src/games/troll-town/rules/conflicts.ts';
import type { AddOn } from '../../../src/games/troll-town/rules/levels.ts';
import type { Aim } from '../../../src/games/troll-town/rules/places.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { below, pick, randomFrom, seedFrom } from '../../../src/kernel/random.ts';
import { advance } from '../../../src/kernel/steps.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import { type GameEvent, listen } from '../../../src/kernel/tell.ts';
import { type OptionValues, tableKit } from '../kit/table-kit.ts';

/** Plans are made on a position alone, seat by seat. */
export const { answerIn: take, offersIn: offersOf } = tableKit(trollTown);

export const RED = 0;
export const BLUE = 1;
export const GREEN = 2;

/** Case F0: nothing built but what is there at the start; everybody has 3 in each stat. Turn 1, no plan yet. */
export function town(seats = 2, options: OptionValues = {}): TrollTown {
  const p = trollTown.setup(tableFor(trollTown, seats, options), randomFrom(seedFrom('town')));
  p.stack = [];
  p.turn = 1;
  for (let seat = 0; seat < seats; seat++) p.trolls[seat] = { ...trollOf(p, seat), stats: [3, 3, 3, 3, 3] };
  p.declared = [...Array(seats).keys()];
  return p;
}

/** Case F1: Red and Blue have a road and a mud Hut each. */
export function twoHuts(options: OptionValues = {}, seats = 2): TrollTown {
  const p = town(seats, options);
  road(p, '-3,0 -4,0 -5,0 -6,1');
  build(p, 'hut-mud', '-4,1 -5,1 -5,2 -6,2', RED);
  road(p, '5,0 6,0 7,0 7,1');
  build(p, 'hut-mud', '5,1 6,1 5,2 6,2', BLUE);
  return p;
}

export function road(p: TrollTown, hexes: string): void {
  layTile(p, hexesNamed(hexes));
}

/** Puts a building there, whatever the rules say; its number. */
export function build(p: TrollTown, piece: PieceId, hexes: string, troll = NOBODY): BuildingNumber {
  put(p, piece, hexesNamed(hexes), troll);
  return p.buildings.length - 1;
}

/** A cage with so many Children. */
export function cage(p: TrollTown, hex: string, children = 0): BuildingNumber {
  return filled(p, build(p, 'cage', hex), children);
}

/** Puts Children in; they count as caught. */
export function filled(p: TrollTown, store: BuildingNumber, children: number): BuildingNumber {
  const there = p.buildings[store];
  if (there !== undefined) p.buildings[store] = { ...there, children };
  p.caught += children;
  return store;
}

export function shop(p: TrollTown, hexes: string, level = 1, addons = ''): BuildingNumber {
  const number = build(p, 'shop', hexes);
  const [hovel = '', pile = ''] = addons.split(' ');
  if (level > 1) add(p, number, 'addon', hovel, 1);
  if (level > 2) add(p, number, 'pile', pile, 1);
  return number;
}

export function add(p: TrollTown, host: BuildingNumber, addOn: AddOn, hex: string, staff = 0): void {
  extend(p, host, addOn, hexNamed(hex), staff);
  p.herd -= staff;
}

export function hutNumber(p: TrollTown, troll: number): BuildingNumber {
  return trollOf(p, troll).hut;
}

export function stats(p: TrollTown, troll: number, ...points: number[]): void {
  trollOf(p, troll).stats = points;
}

/** Gives Minions from the herd. */
export function give(p: TrollTown, { communal = 0, own = [] }: { communal?: number; own?: readonly number[] }): void {
  p.communal += communal;
  p.herd -= communal;
  own.forEach((minions, troll) => {
    trollOf(p, troll).minions += minions;
    p.herd -= minions;
  });
}

/** The next Attack cards. */
export function cards(p: TrollTown, ...next: Stat[]): void {
  const all = [...p.deck, ...p.discard];
  p.discard = [];
  const first = next.map((stat) => STATS.indexOf(stat));
  for (const card of first) {
    const at = all.indexOf(card);
    if (at >= 0) all.splice(at, 1);
  }
  p.deck = [...all, ...first.reverse()];
}

/** Makes chance draw these next: a pattern and a trait for each group. */
export function luck(p: TrollTown, ...groups: (readonly [Pattern, ...Trait[]])[]): void {
  for (let attempt = 0; attempt < 200_000; attempt++) {
    const seed = seedFrom(`luck ${attempt}`);
    const random = randomFrom(seed);
    const fits = groups.every(([pattern, ...traits], group) => {
      const first = groups[0]?.[0] ?? 'L';
      const others = PATTERNS.filter((each) => each[0] !== first[0]);
      if (pick(random, group === 0 ? PATTERNS : others) !== pattern) return false;
      return traits.every((trait) => TRAITS[below(random, TRAITS.length)] === trait);
    });
    if (!fits) continue;
    p.random = randomFrom(seed);
    return;
  }
  throw new Error('no such luck');
}

export function order(work: PieceId, on: string, crew: Crew = 'communal-first'): Order {
  const site = siteOn(work, hexesNamed(on));
  if (site === undefined) throw new Error(`${work} cannot lie on ${on}`);
  return { work, site: site.number, crew };
}

/** Carries out one turn with these plans, seat by seat, declared in this order; what was told. */
export function resolve(
  p: TrollTown,
  plans: readonly Partial<Plan>[],
  declared: readonly Seat[] = [...Array(p.seats).keys()],
): GameEvent[] {
  return told(() => {
    p.bossOfTurn = p.title;
    p.plans = [...Array(p.seats).keys()].map((seat) => ({ ...NO_PLAN, deed: 'loaf', ...plans[seat] }));
    p.declared = [...declared];
    for (const step of [...TURN_STEPS].reverse()) {
      if (step === 'end-turn') continue;
      if (step === 'orders') {
        for (let round = p.options.orders - 1; round >= 0; round--) p.stack.push({ step, round });
      } else p.stack.push({ step });
    }
    advance(trollTown, p);
  });
}

/** Runs one step that runs by itself, and what follows from it. */
export function run(p: TrollTown, step: 'pre-turn' | 'feast' | 'boss-step' | 'post-turn' | 'finish'): GameEvent[] {
  return told(() => {
    p.bossOfTurn = p.title;
    p.stack = [{ step }];
    advance(trollTown, p);
  });
}

export function told(action: () => void): GameEvent[] {
  return listen(action).map(({ event }) => event);
}

/** Events of one kind. */
export function only(events: readonly GameEvent[], say: string): GameEvent[] {
  return events.filter((event) => event.say === say);
}

/** The joins of which the events tell so. */
export function joinsIn(events: readonly GameEvent[], say: string): unknown[] {
  return only(events, say).map(({ join }) => join);
}

/** Begins to plan as in a match; everybody is asked. */
export function plan(p: TrollTown): TrollTown {
  p.bossOfTurn = p.title;
  p.stack = [{ step: 'planning' }];
  advance(trollTown, p);
  return p;
}

/** The deeds on offer. */
export function deeds(p: TrollTown, seat: Seat): string[] {
  plan(p);
  return [
    ...new Set(
      offersOf(p, seat)
        .list()
        .map((move) => move.do),
    ),
  ].filter((verb) => !['grunt', 'show', 'hide'].includes(verb));
}

/** Why a deed is not on offer: its rule. */
export function ruleAgainst(p: TrollTown, seat: Seat, move: Partial<TrollTownMove>): string | undefined {
  const fits = (other: object) =>
    Object.entries(move).every(([name, value]) => (other as Record<string, unknown>)[name] === value);
  return offersOf(p, seat).blocked.find((blocked) => fits(blocked.move))?.why.rule;
}

/** How many ways there are to lay a piece now. */
export function countSites(p: TrollTown, work: PieceId): number {
  plan(p);
  take(p, RED, { do: 'loaf' });
  const build = { do: 'build', work, crew: 'communal-first' } as const;
  if (offersOf(p, RED).find(build) === undefined) return 0;
  take(p, RED, build);
  return offersOf(p, RED)
    .list()
    .filter((move) => move.do === 'lay').length;
}

/** What stands on a hex: a kind of building, 'path', 'hub', 'debris' or 'empty'. */
export function at(p: TrollTown, hex: string): string {
  const number = hexNamed(hex);
  const house = buildingOn(p, number);
  if (house !== undefined) return house.kind;
  const land = p.land[number] as number;
  return land > 0 ? 'path' : land === 0 ? 'empty' : land === -1 ? 'hub' : 'debris';
}

export function crack(p: TrollTown, ...joins: string[]): void {
  p.cracks.push(...joins.map(joinNamed));
}

export function cracked(p: TrollTown): string[] {
  return [...p.cracks].sort((one: Join, other: Join) => one - other).map(joinName);
}

export function fight(p: TrollTown, fighters: readonly number[], aim: Aim = { at: 'nowhere' }): number {
  return conflict(p, fighters, aim, 'fight');
}

export function duelOf(p: TrollTown, one: number, other: number, aim: Aim = { at: 'nowhere' }): number {
  return duel(p, one, other, aim, 'challenge');
}

export function injuries(p: TrollTown, troll: number): number[] {
  return trollOf(p, troll).injuries;
}

export function childrenIn(p: TrollTown, store: BuildingNumber): number {
  return p.buildings[store]?.children ?? 0;
}
