import type { Position, Seat, Table, Viewer } from '../../../src/kernel/game.ts';
import { cloneHoldings, type Holdings, hold, noHoldings, trigger } from '../../../src/kernel/hooks.ts';
import { NO_RANDOM, type Random, shuffle } from '../../../src/kernel/random.ts';
import { cloneStack, viewStack } from '../../../src/kernel/together.ts';
import {
  BENCHES,
  type Bench,
  CURIOS,
  type Curio,
  GOODS,
  type Good,
  type Goods,
  GUILD_IDS,
  type GuildId,
  HOOK_SET,
  TILE_IDS,
  type TileId,
  thingNumber,
} from './box.ts';

type WorkshopFrame =
  | { readonly step: 'round' }
  | { readonly step: 'turn'; readonly of: Seat }
  | { readonly step: 'hand-over'; readonly of: Seat }
  | { readonly step: 'work'; readonly seat: Seat }
  | { readonly step: 'build'; readonly seat: Seat }
  | { readonly step: 'fetch'; readonly seat: Seat; readonly left: number };

export type WorkshopMove =
  | { readonly do: 'work'; readonly bench: Bench }
  | { readonly do: 'rest' }
  | { readonly do: 'build'; readonly tile: TileId }
  | { readonly do: 'fetch'; readonly find: Good | Curio }
  | { readonly do: 'home' }
  | { readonly do: 'exchange'; readonly tile: TileId };

interface Player {
  readonly guild: GuildId;
  goods: Goods;
  built: TileId[];
  curios: Curio[];
  /** The guild and the tiles that have their say. */
  held: Holdings;
  /** A bit for each tile whose exchange was made this round. */
  used: number;
}

/** Everything lies open. */
export interface Workshop extends Position {
  stack: WorkshopFrame[];
  readonly rounds: number;
  readonly errand: number;
  round: number;
  supply: Goods;
  curios: Curio[];
  /** Who works at each bench. */
  benches: Record<Bench, Seat | 'free'>;
  players: Player[];
}

/** Turns that everybody has in a round. */
export const WORKERS = 2;
const SUPPLY = 99;

export function freeBenches(): Record<Bench, Seat | 'free'> {
  return { forest: 'free', quarry: 'free', fair: 'free', yard: 'free', road: 'free' };
}

export function setup({ seats, options }: Table, random: Random): Workshop {
  const guilds = [...GUILD_IDS];
  shuffle(random, guilds);
  const p: Workshop = {
    seats,
    random,
    stack: [{ step: 'round' }],
    learned: 0,
    rounds: Number(options.rounds),
    errand: Number(options.errand),
    round: 0,
    supply: { wood: SUPPLY, stone: SUPPLY, coin: SUPPLY },
    curios: [...CURIOS],
    benches: freeBenches(),
    players: Array.from({ length: seats }, (_, seat) => ({
      guild: guilds[seat] as GuildId,
      goods: { wood: 0, stone: 0, coin: 0 },
      built: [],
      curios: [],
      held: noHoldings(),
      used: 0,
    })),
  };
  p.players.forEach(({ guild, held }, seat) => {
    hold(HOOK_SET, held, thingNumber(guild));
    trigger(HOOK_SET.hooks['setup.start'], held, p, seat, undefined);
  });
  return p;
}

export function clone(p: Workshop): Workshop {
  return {
    ...p,
    random: { ...p.random },
    stack: cloneStack(p.stack),
    supply: { ...p.supply },
    curios: p.curios.slice(),
    benches: { ...p.benches },
    players: p.players.map((player) => ({
      ...player,
      goods: { ...player.goods },
      built: player.built.slice(),
      curios: player.curios.slice(),
      held: cloneHoldings(player.held),
    })),
  };
}

export function view(p: Workshop, viewer: Viewer): Workshop {
  return { ...clone(p), random: NO_RANDOM, stack: viewStack(p.stack, viewer) };
}

export function imagine(seen: Workshop, _seat: Seat, random: Random): Workshop {
  return { ...clone(seen), random };
}

export function playerAt(p: Workshop, seat: Seat): Player {
  const player = p.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

export function gain(p: Workshop, seat: Seat, good: Good, wanted: number): number {
  const amount = Math.min(wanted, p.supply[good]);
  p.supply[good] -= amount;
  playerAt(p, seat).goods[good] += amount;
  return amount;
}

export function isBuilt(p: Workshop, tile: TileId): boolean {
  return p.players.some(({ built }) => built.includes(tile));
}

export function census(p: Workshop): Record<string, number> {
  const count: Record<string, number> = { benches: BENCHES.filter((bench) => bench in p.benches).length };
  for (const good of GOODS) count[good] = p.players.reduce((sum, { goods }) => sum + goods[good], p.supply[good]);
  count.curios = p.players.reduce((sum, { curios }) => sum + curios.length, p.curios.length);
  count.tiles = TILE_IDS.filter((tile) => p.players.filter(({ built }) => built.includes(tile)).length <= 1).length;
  count.guilds = new Set(p.players.map(({ guild }) => guild)).size;
  return count;
}

export const uncounted = ['round', 'benches', 'players.held', 'players.used'];

const EXCHANGES = 3;
const LAMP_AND_GUILD = 2;

/** A turn is one piece of work, at most with as many finds as an errand can have; each exchange can be made once a round. */
export function bound({ seats, options }: Table): number {
  const rounds = Number(options.rounds);
  return rounds * (seats * WORKERS * (2 + Number(options.errand) + LAMP_AND_GUILD) + EXCHANGES);
}
