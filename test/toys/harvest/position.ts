import type { Move, Position, Seat, Table, Viewer } from '../../../src/kernel/game.ts';
import { NO_RANDOM, type Random } from '../../../src/kernel/random.ts';
import { cloneStack, imagineStack, viewStack } from '../../../src/kernel/together.ts';

/** What a farm may hold; there is more of everything in the supply than all farms together can ever take. */
const GOODS = ['grain', 'sheep', 'coin', 'bowl'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

const SUPPLY = 500;
const FARM: Goods = { grain: 3, sheep: 1, coin: 0, bowl: 0 };
/** The most grain a field gives in a round. */
export const MOST_GRAIN = 3;

export type HarvestFrame =
  | { readonly step: 'round' }
  | { readonly step: 'feed'; readonly seat: Seat }
  | { readonly step: 'trade'; readonly seat: Seat }
  | { readonly step: 'breed' };

interface Feed extends Move {
  readonly do: 'eat' | 'beg';
  readonly food?: 'grain' | 'sheep';
}

interface Trade extends Move {
  readonly do: 'buy' | 'sell' | 'done';
}

export type HarvestMove = Feed | Trade;

/** Everything lies open, and a seat's answers touch its own farm alone. */
export interface Harvest extends Position {
  stack: HarvestFrame[];
  readonly rounds: number;
  round: number;
  supply: Goods;
  farms: Goods[];
}

export function setup({ seats, options }: Table, random: Random): Harvest {
  const supply: Goods = { grain: SUPPLY, sheep: SUPPLY, coin: SUPPLY, bowl: SUPPLY };
  const farms = Array.from({ length: seats }, () => ({ ...FARM }));
  return {
    seats,
    random,
    stack: [{ step: 'round' }],
    learned: 0,
    rounds: Number(options.rounds),
    round: 0,
    supply,
    farms,
  };
}

export function clone(p: Harvest): Harvest {
  return {
    ...p,
    random: { ...p.random },
    stack: cloneStack(p.stack),
    supply: { ...p.supply },
    farms: p.farms.map((farm) => ({ ...farm })),
  };
}

export function view(p: Harvest, viewer: Viewer): Harvest {
  return { ...clone(p), random: NO_RANDOM, stack: viewStack(p.stack, viewer) };
}

export function imagine(seen: Harvest, _seat: Seat, random: Random): Harvest {
  return { ...clone(seen), random, stack: imagineStack(seen.stack) };
}

export function farmOf(p: Harvest, seat: Seat): Goods {
  const farm = p.farms[seat];
  if (farm === undefined) throw new Error(`no seat ${seat}`);
  return farm;
}

/** From the supply to the farm; back again if the number is negative. */
export function move(p: Harvest, seat: Seat, good: Good, number: number): void {
  p.supply[good] -= number;
  farmOf(p, seat)[good] += number;
}

export function census(p: Harvest): Record<string, number> {
  const count: Record<string, number> = {};
  for (const good of GOODS) count[good] = p.farms.reduce((sum, farm) => sum + farm[good], p.supply[good]);
  return count;
}

export const uncounted = ['round'];

/** Each seat feeds and is done once a round; it buys for two grain each time and sells no more sheep than it ever had. */
export function bound({ seats, options }: Table): number {
  const rounds = Number(options.rounds);
  const bought = (FARM.grain + rounds * MOST_GRAIN) / 2;
  const sold = FARM.sheep + bought + rounds;
  return Math.ceil(seats * (2 * rounds + bought + sold));
}
