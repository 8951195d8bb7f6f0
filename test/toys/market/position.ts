import type { Move, Position, Seat, Table, Viewer } from '../../../src/kernel/game.ts';
import { NO_RANDOM, type Random } from '../../../src/kernel/random.ts';
import { cloneStack, viewStack } from '../../../src/kernel/together.ts';

export const GOODS = ['grain', 'cloth', 'gem'] as const;
type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

interface StallCard {
  /** Goods of any kind, paid one after another. */
  readonly price: number;
  readonly points: number;
}

export const STALLS = ['baker', 'weaver', 'jeweller'] as const;
export type Stall = (typeof STALLS)[number];
export const STALL: Readonly<Record<Stall, StallCard>> = {
  baker: { price: 1, points: 2 },
  weaver: { price: 2, points: 4 },
  jeweller: { price: 3, points: 7 },
};

export type MarketFrame =
  | { readonly step: 'round' }
  | { readonly step: 'turn'; readonly of: Seat }
  | { readonly step: 'act'; readonly seat: Seat }
  | { readonly step: 'pay'; readonly seat: Seat; readonly stall: Stall; readonly left: number }
  | { readonly step: 'answer-beggar'; readonly seat: Seat; readonly beggar: Seat };

type Act =
  | { readonly do: 'gather'; readonly good: Good }
  | { readonly do: 'build'; readonly stall: Stall }
  | { readonly do: 'beg'; readonly owner: Seat }
  | { readonly do: 'rest' };

interface Pay extends Move {
  readonly do: 'pay';
  readonly good: Good;
}

type Answer = { readonly do: 'give'; readonly good: Good } | { readonly do: 'chase' };

interface Exchange extends Move {
  readonly do: 'exchange';
  readonly give: Good;
  readonly get: Good;
}

export type MarketMove = Act | Pay | Answer | Exchange;

/** Everything lies open, except the weather to come. */
export interface Market extends Position {
  stack: MarketFrame[];
  readonly rounds: number;
  readonly actions: number;
  readonly harvest: boolean;
  round: number;
  /** Actions the turn player has left. */
  left: number;
  supply: Goods;
  stores: Goods[];
  stalls: Record<Stall, Seat | 'free'>;
}

export function setup({ seats, options }: Table, random: Random): Market {
  return {
    seats,
    random,
    stack: [{ step: 'round' }],
    learned: 0,
    rounds: Number(options.rounds),
    actions: Number(options.actions),
    harvest: options.harvest === true,
    round: 0,
    left: 0,
    supply: { grain: 2 * seats, cloth: seats, gem: 2 },
    stores: Array.from({ length: seats }, () => ({ grain: 1, cloth: 0, gem: 0 })),
    stalls: { baker: 'free', weaver: 'free', jeweller: 'free' },
  };
}

export function clone(p: Market): Market {
  return {
    ...p,
    random: { ...p.random },
    stack: cloneStack(p.stack),
    supply: { ...p.supply },
    stores: p.stores.map((store) => ({ ...store })),
    stalls: { ...p.stalls },
  };
}

export function view(p: Market, viewer: Viewer): Market {
  return { ...clone(p), random: NO_RANDOM, stack: viewStack(p.stack, viewer) };
}

export function imagine(seen: Market, _seat: Seat, random: Random): Market {
  return { ...clone(seen), random };
}

export function storeOf(p: Market, seat: Seat): Goods {
  const store = p.stores[seat];
  if (store === undefined) throw new Error(`no seat ${seat}`);
  return store;
}

export function total({ grain, cloth, gem }: Goods): number {
  return grain + cloth + gem;
}

export function census(p: Market): Record<string, number> {
  const count: Record<string, number> = { stalls: Object.keys(p.stalls).length };
  for (const good of GOODS) count[good] = p.stores.reduce((sum, store) => sum + store[good], p.supply[good]);
  return count;
}

export const uncounted = ['left', 'round', 'stalls'];

/** An action brings at most one good, an exchange costs one, and a payment too: none can be more than the goods there ever were. */
export function bound({ seats, options }: Table): number {
  const turns = seats * Number(options.rounds);
  const actions = turns * Number(options.actions);
  const goodsEver = seats + actions + turns;
  return turns + 2 * actions + goodsEver;
}
