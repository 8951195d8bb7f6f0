import type { Seat } from '../../kernel/game.ts';
import { AREAS, type AreaId, CAVERN_IDS, type CavernId, PLACES, VILLAGE_IDS, type VillageId } from './box/areas.ts';
import { BONUS_IDS, type BonusId, RESOURCES, type Resource } from './box/bonuses.ts';
import {
  CHANGELING_PLACES,
  type ChangelingPlace,
  CLAN_IDS,
  type ClanId,
  OUTPOST_PLACES,
  type OutpostPlace,
} from './box/clans.ts';
import { KING_CARDS, type KingCardId } from './box/king-cards.ts';
import { type KingTileId, TILE_IDS, type TileId } from './box/tiles.ts';
import { TROLL_CARDS, type TrollCardId } from './box/troll-cards.ts';

export interface ChooseClan {
  readonly do: 'clan';
  readonly clan: ClanId;
}

/** An own cavern: for a human at the start, a troll that was pushed, a troll that comes home. */
export interface ToCavern {
  readonly do: 'to-cavern';
  readonly cavern: CavernId;
}

export type MoveTroll =
  | { readonly do: 'move'; readonly from: AreaId; readonly to: AreaId }
  | { readonly do: 'push'; readonly from: AreaId; readonly to: AreaId; readonly owner: Seat }
  | { readonly do: 'skip' };

export interface Claim {
  readonly do: 'claim';
  readonly card: KingCardId;
}

/** A King's tile to activate, or the clan's own. */
export type Activable = KingTileId | 'clan';

export type Act =
  | {
      readonly do:
        | 'mine-diamond'
        | 'mine-gold'
        | 'mine-obsidian'
        | 'build-tiles'
        | 'refresh-cave'
        | 'get-power'
        | 'refresh-cards'
        | 'princess'
        | 'bell'
        | 'castle'
        | 'cow'
        | 'end';
    }
  | { readonly do: 'activate'; readonly tile: Activable }
  | { readonly do: 'build-outpost'; readonly place: OutpostPlace; readonly village: VillageId }
  | { readonly do: 'replenish'; readonly resource: Resource }
  | { readonly do: 'buy-card'; readonly card: TrollCardId }
  | { readonly do: 'swap'; readonly pay: 'gold' | 'diamond'; readonly place: ChangelingPlace }
  | { readonly do: 'hire'; readonly cavern: CavernId };

export interface ChooseSpot {
  readonly do: 'spot';
  readonly bonus: BonusId;
}

export interface Refill {
  readonly do: 'refill';
  readonly resource: Resource;
}

export interface TakeTile {
  readonly do: 'tile';
  readonly tile: TileId;
}

/** TP-5.7 */
export interface Place {
  readonly do: 'place';
  readonly i: number;
  readonly j: number;
  readonly r: number;
}

export interface TakeCard {
  readonly do: 'card';
  readonly card: TrollCardId;
}

/** TP-10.6: a troll or a human moved by an effect; the barred troll is a choice of its own. */
export interface MoveUnit {
  readonly do: 'troll' | 'barred-troll' | 'human';
  readonly from: AreaId;
  readonly to: AreaId;
}

export interface Stop {
  readonly do: 'stop';
}

export interface Done {
  readonly do: 'done';
}

export type TrollsMove =
  | ChooseClan
  | ToCavern
  | MoveTroll
  | Claim
  | Act
  | ChooseSpot
  | Refill
  | TakeTile
  | Place
  | TakeCard
  | MoveUnit
  | Stop
  | Done;

// Moves are made once and offered again and again: search asks for them millions of times. Lists go by the numbers of
// what they name.

export const CHOOSE_CLAN: readonly ChooseClan[] = CLAN_IDS.map((clan) => ({ do: 'clan', clan }));
export const TO_CAVERN: readonly ToCavern[] = CAVERN_IDS.map((cavern) => ({ do: 'to-cavern', cavern }));

type Route<M> = readonly (readonly M[])[];

function routes<M>(make: (from: AreaId, to: AreaId) => M): Route<M> {
  return AREAS.map((from) => AREAS.slice(0, PLACES).map((to) => make(from, to)));
}

export const MOVE: Route<MoveTroll> = routes((from, to) => ({ do: 'move', from, to }));
export const PUSH: Route<readonly MoveTroll[]> = routes((from, to) =>
  [0, 1, 2, 3].map((owner) => ({ do: 'push', from, to, owner })),
);
export const SKIP: MoveTroll = { do: 'skip' };
export const CLAIM: readonly Claim[] = KING_CARDS.map(({ id }) => ({ do: 'claim', card: id }));

/** By resource: obsidian, gold, diamond. */
export const MINE: readonly Act[] = [{ do: 'mine-obsidian' }, { do: 'mine-gold' }, { do: 'mine-diamond' }];
export const BUILD_TILES: Act = { do: 'build-tiles' };
export const REFRESH_CAVE: Act = { do: 'refresh-cave' };
export const GET_POWER: Act = { do: 'get-power' };
export const REFRESH_CARDS: Act = { do: 'refresh-cards' };
export const PRINCESS: Act = { do: 'princess' };
export const TEAR_DOWN_BELL: Act = { do: 'bell' };
export const CASTLE: Act = { do: 'castle' };
export const STEAL_COW: Act = { do: 'cow' };
export const END: Act = { do: 'end' };
export const ACTIVATE_CLAN: Act = { do: 'activate', tile: 'clan' };
/** By tile; only King's tiles are ever asked for. */
export const ACTIVATE: readonly Act[] = TILE_IDS.map((tile) => ({ do: 'activate', tile: tile as KingTileId }));
export const BUILD_OUTPOST: readonly (readonly Act[])[] = OUTPOST_PLACES.map((place) =>
  VILLAGE_IDS.map((village) => ({ do: 'build-outpost', place, village })),
);
export const REPLENISH: readonly Act[] = RESOURCES.map((resource) => ({ do: 'replenish', resource }));
export const BUY_CARD: readonly Act[] = TROLL_CARDS.map(({ id }) => ({ do: 'buy-card', card: id }));
export const SWAP_FOR_GOLD: readonly Act[] = CHANGELING_PLACES.map((place) => ({ do: 'swap', pay: 'gold', place }));
export const SWAP_FOR_DIAMOND: readonly Act[] = CHANGELING_PLACES.map((place) => ({
  do: 'swap',
  pay: 'diamond',
  place,
}));
export const HIRE: readonly Act[] = CAVERN_IDS.map((cavern) => ({ do: 'hire', cavern }));

export const SPOT: readonly ChooseSpot[] = BONUS_IDS.map((bonus) => ({ do: 'spot', bonus }));
export const REFILL: readonly Refill[] = RESOURCES.map((resource) => ({ do: 'refill', resource }));
export const TAKE_TILE: readonly TakeTile[] = TILE_IDS.map((tile) => ({ do: 'tile', tile }));
export const TAKE_CARD: readonly TakeCard[] = TROLL_CARDS.map(({ id }) => ({ do: 'card', card: id }));
export const MOVE_UNIT: Readonly<Record<MoveUnit['do'], Route<MoveUnit>>> = {
  troll: routes((from, to) => ({ do: 'troll', from, to })),
  'barred-troll': routes((from, to) => ({ do: 'barred-troll', from, to })),
  human: routes((from, to) => ({ do: 'human', from, to })),
};
export const STOP: Stop = { do: 'stop' };
export const DONE: Done = { do: 'done' };

export function moveAt<M>(moves: readonly M[], number: number): M {
  return moves[number] as M;
}

export function routeOf<M>(moves: Route<M>, from: number, to: number): M {
  return (moves[from] as readonly M[])[to] as M;
}

/** Networks have no border, so placements are made when first asked for. */
const PLACEMENTS = new Map<number, Place>();
const SPAN = 1024;

export function placement(i: number, j: number, r: number): Place {
  const key = ((i + SPAN / 2) * SPAN + j + SPAN / 2) * 5 + r;
  const known = PLACEMENTS.get(key);
  if (known !== undefined) return known;
  const move: Place = { do: 'place', i, j, r };
  PLACEMENTS.set(key, move);
  return move;
}
