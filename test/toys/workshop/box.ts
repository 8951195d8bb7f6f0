import { collectHooks, type Thing } from '../../../src/kernel/hooks.ts';
import { HOOKS, type WorkshopHooks } from './hooks.ts';
import { gain } from './position.ts';

export const GOODS = ['wood', 'stone', 'coin'] as const;
export type Good = (typeof GOODS)[number];
export type Goods = Record<Good, number>;

export const BENCHES = ['forest', 'quarry', 'fair', 'yard', 'road'] as const;
export type Bench = (typeof BENCHES)[number];

/** What work at a bench brings; at the others there is something to choose. */
export const YIELD: Partial<Record<Bench, { readonly good: Good; readonly amount: number }>> = {
  forest: { good: 'wood', amount: 2 },
  quarry: { good: 'stone', amount: 2 },
  fair: { good: 'coin', amount: 1 },
};

/** What lies along the road, each once. The two shoes are a pair. */
export const CURIOS = ['feather', 'acorn', 'horn', 'amber', 'bell', 'lens', 'left-shoe', 'right-shoe'] as const;
export type Curio = (typeof CURIOS)[number];
export const CURIO_POINTS: Readonly<Record<Curio, number>> = {
  feather: 1,
  acorn: 1,
  horn: 2,
  amber: 2,
  bell: 3,
  lens: 3,
  'left-shoe': 1,
  'right-shoe': 1,
};
export const PAIR_POINTS = 6;

export const TILE_IDS = [
  'carpenter',
  'mason',
  'saw-pit',
  'cart',
  'back-door',
  'lamp',
  'savings-box',
  'barter-stall',
  'changer',
  'tinker',
  'festival',
  'trophy-wall',
  'treasury',
] as const;
export type TileId = (typeof TILE_IDS)[number];

export const GUILD_IDS = ['joiners', 'hagglers', 'wanderers'] as const;
export type GuildId = (typeof GUILD_IDS)[number];

type Guild = Omit<Thing<WorkshopHooks>, 'id'>;

interface Tile extends Guild {
  readonly price: Partial<Goods>;
  readonly points: number;
}

export const TILE: Readonly<Record<TileId, Tile>> = {
  carpenter: { price: { wood: 1 }, points: 1, hooks: { 'cost.price': (price) => less(price, 'wood') } },
  mason: { price: { stone: 1 }, points: 1, hooks: { 'cost.price': (price) => less(price, 'stone') } },
  'saw-pit': {
    price: { wood: 2 },
    points: 1,
    hooks: { 'gain.amount': (amount, _p, _seat, good) => (good === 'wood' ? amount + 1 : amount) },
  },
  cart: {
    price: { wood: 1, stone: 1 },
    points: 1,
    hooks: {
      'gain.after'(p, seat, good) {
        if (good === 'stone') gain(p, seat, 'coin', 1);
      },
    },
  },
  'back-door': {
    price: { wood: 1 },
    points: 1,
    hooks: { 'bench.open': (_open, _p, _seat, bench) => bench !== 'road' },
  },
  lamp: { price: { coin: 1 }, points: 0, hooks: { 'errand.length': (length) => length + 1 } },
  'savings-box': {
    price: { stone: 2 },
    points: 1,
    hooks: { 'round.start': (p, seat) => gain(p, seat, 'coin', 1) },
  },
  'barter-stall': { price: { wood: 1 }, points: 1, hooks: { 'exchange.round': { give: 'wood', get: 'stone' } } },
  changer: { price: { stone: 1 }, points: 1, hooks: { 'exchange.round': { give: 'stone', get: 'coin' } } },
  tinker: { price: { coin: 1 }, points: 1, hooks: { 'exchange.round': { give: 'wood', get: 'coin' } } },
  festival: {
    price: { wood: 1, stone: 1 },
    points: 0,
    hooks: {
      'build.immediate'(p, seat, built, tile) {
        if (built === tile) gain(p, seat, 'coin', 3);
      },
    },
  },
  'trophy-wall': {
    price: { stone: 2, coin: 1 },
    points: 0,
    hooks: { 'score.tile': (points, p, seat) => points + (p.players[seat]?.built.length ?? 0) },
  },
  treasury: {
    price: { stone: 3 },
    points: 1,
    hooks: { 'score.tile': (points, p, seat) => points + Math.floor((p.players[seat]?.goods.coin ?? 0) / 2) },
  },
};

const GUILD: Readonly<Record<GuildId, Guild>> = {
  joiners: { hooks: { 'setup.start': (p, seat) => gain(p, seat, 'wood', 2) } },
  hagglers: {
    hooks: {
      'cost.price': (price) => less(price, 'coin'),
      'tile.idle': (idle, _p, _seat, tile) => idle || TILE_IDS[tile] === 'changer',
    },
  },
  wanderers: {
    hooks: {
      'errand.length': (length) => length + 1,
      'round.start'(p, seat) {
        if (p.round === 1) gain(p, seat, 'coin', 1);
      },
    },
  },
};

/** Tiles first, so that a tile's number is its place among the tiles. */
export const THINGS: readonly Thing<WorkshopHooks>[] = [
  ...TILE_IDS.map((id) => ({ id, hooks: TILE[id].hooks })),
  ...GUILD_IDS.map((id) => ({ id, hooks: GUILD[id].hooks })),
];

export function thingNumber(id: TileId | GuildId): number {
  return THINGS.findIndex((thing) => thing.id === id);
}

export const HOOK_SET = collectHooks(HOOKS, THINGS);

function less(price: Goods, good: Good): Goods {
  price[good] = Math.max(0, price[good] - 1);
  return price;
}
