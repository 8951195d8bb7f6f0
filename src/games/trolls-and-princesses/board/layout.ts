import { at } from '../../../kernel/lists.ts';
import {
  BONUS_IDS,
  type BonusId,
  RESOURCE_NUMBERS,
  type Resource,
  type ResourceNumber,
  resourceNumber,
} from '../box/bonuses.ts';
import { CLANS } from '../box/clans.ts';
import { BELL, CHANGELING, FORMS, type Form, type FormNumber, OUTPOST, spotKind } from '../box/spots.ts';
import { caveTile, edgesOf, isKingTile, kingTile, ROTATIONS, type Tile } from '../box/tiles.ts';
import { trollCardFace } from '../box/troll-cards.ts';
import type { Player } from '../position.ts';
import { besideI, besideJ, MEET, MOUTH_CELL, orientation, verticesOf } from '../rules/lattice.ts';
import { FIELDS_OF_TILE } from '../rules/network.ts';

export interface LaidTile {
  readonly tile: Tile;
  readonly i: number;
  readonly j: number;
  readonly r: number;
}

interface Joint {
  readonly x: number;
  readonly y: number;
  readonly resource: Resource;
  readonly filled: boolean;
}

interface StoredSpot {
  readonly form: Form;
  readonly bonus: BonusId;
  /** A tile of the network or a card by its number, or the board itself. */
  readonly on: `tile-${number}` | `card-${number}` | 'board';
  readonly filled: boolean;
}

const HALVES: Readonly<Record<string, Resource>> = { o: 'obsidian', g: 'gold', d: 'diamond' };

export function tilesOf({ tiles }: Pick<Player, 'tiles'>): LaidTile[] {
  const laid: LaidTile[] = [];
  for (let at = 0; at < tiles.length; at += FIELDS_OF_TILE) {
    const [tile = 0, i = 0, j = 0, r = 0] = tiles.slice(at, at + FIELDS_OF_TILE);
    laid.push({ tile, i, j, r });
  }
  return laid;
}

/** TP-5.7: what edge k of the cell shows. */
export function edgeShown(tile: Tile, r: number, k: number): string {
  return edgesOf(tile)[(k - r + ROTATIONS) % ROTATIONS] ?? '#';
}

export function middleOfEdge(i: number, j: number, k: number): readonly [x: number, y: number] {
  const vertices = verticesOf(i, j);
  const [x1, y1] = vertices[k] ?? [0, 0];
  const [x2, y2] = vertices[(k + 1) % ROTATIONS] ?? [0, 0];
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

function isMouth(i: number, j: number, k: number): boolean {
  return i === MOUTH_CELL[0] && j === MOUTH_CELL[1] && k === 0;
}

/** TP-5.12: the sites that a tile would complete there, with the edges on which they lie. */
export function joinedAt(
  player: Player,
  tile: Tile,
  i: number,
  j: number,
  r: number,
): { readonly edge: number; readonly resource: Resource }[] {
  const laid = new Map(tilesOf(player).map((each) => [`${each.i} ${each.j}`, each]));
  const facing = orientation(i, j);
  const joined: { edge: number; resource: Resource }[] = [];
  for (let k = 0; k < ROTATIONS; k++) {
    const resource = HALVES[edgeShown(tile, r, k)];
    if (resource === undefined) continue;
    const beside = laid.get(`${besideI(i, facing, k)} ${besideJ(j, facing, k)}`);
    const meets = beside && HALVES[edgeShown(beside.tile, beside.r, MEET[k] ?? 0)];
    if (meets === resource || (isMouth(i, j, k) && CLANS[player.clan]?.mouth === resource)) {
      joined.push({ edge: k, resource });
    }
  }
  return joined;
}

/** What a site is worth, by the points it takes to mine it. */
const WORTH: Readonly<Record<Resource, number>> = { obsidian: 1, gold: 2, diamond: 3 };

/** The turn in which a tile completes most in a cell. */
export function bestTurn(
  player: Player,
  tile: Tile,
  { i, j }: { readonly i: number; readonly j: number },
  turns: readonly number[],
): number {
  const worth = (turn: number) =>
    joinedAt(player, tile, i, j, turn).reduce((sum, { resource }) => sum + WORTH[resource], 0);
  return turns.reduce((best, turn) => (worth(turn) > worth(best) ? turn : best), turns[0] ?? 0);
}

/** How many sites of each kind those are. */
export function countJoined(joined: readonly { readonly resource: Resource }[]): Record<Resource, number> {
  const count = { obsidian: 0, gold: 0, diamond: 0 };
  for (const { resource } of joined) count[resource]++;
  return count;
}

/** Sites of each kind are as good as each other: those on the board are filled first, then those in caves. */
export function sitesOf(player: Player): {
  readonly printed: readonly (readonly boolean[])[];
  readonly centres: ReadonlyMap<number, readonly boolean[]>;
  readonly joints: readonly Joint[];
} {
  const left = [...player.filled];
  const fill = (resource: ResourceNumber) => {
    const isFilled = (left[resource] ?? 0) > 0;
    if (isFilled) left[resource] = (left[resource] ?? 0) - 1;
    return isFilled;
  };
  const clan = CLANS[player.clan];
  const printed = RESOURCE_NUMBERS.map((resource) =>
    Array.from({ length: clan?.sites[resource] ?? 0 }, () => fill(resource)),
  );
  const tiles = tilesOf(player);
  const centres = new Map<number, boolean[]>();
  for (const [at, { tile }] of tiles.entries()) {
    const { resource, count } = centreOf(tile);
    if (count > 0)
      centres.set(
        at,
        Array.from({ length: count }, () => fill(resourceNumber(resource))),
      );
  }
  return { printed, centres, joints: jointsOf(player, tiles, fill) };
}

/** Sites in the middle of a tile. */
export function centreOf(tile: Tile): { readonly resource: Resource; readonly count: number } {
  if (isKingTile(tile)) return kingTile(tile).sites ?? { resource: 'obsidian', count: 0 };
  return { resource: 'obsidian', count: caveTile(tile).kind === 'resource' ? 2 : 0 };
}

function jointsOf(player: Player, tiles: readonly LaidTile[], fill: (resource: ResourceNumber) => boolean): Joint[] {
  const joints: Joint[] = [];
  const seen = new Set<string>();
  for (const { tile, i, j, r } of tiles) {
    for (const { edge, resource } of joinedAt(player, tile, i, j, r)) {
      const [x, y] = middleOfEdge(i, j, edge);
      if (seen.has(`${x} ${y}`)) continue;
      seen.add(`${x} ${y}`);
      joints.push({ x, y, resource, filled: fill(resourceNumber(resource)) });
    }
  }
  return joints;
}

/** Spots of a form with the same bonus are as good as each other: the earlier ones are taken first. */
export function spotsOf(player: Player): StoredSpot[] {
  const all: Omit<StoredSpot, 'filled'>[] = FORMS.map((form) => ({ form, bonus: 'none', on: 'board' }));
  for (const [at, { tile }] of tilesOf(player).entries()) {
    for (const spot of spotsOnTile(tile)) all.push({ ...spot, on: `tile-${at}` });
  }
  for (const [at, card] of player.cards.entries()) {
    for (const spot of spotsOnCard(card)) all.push({ ...spot, on: `card-${at}` });
  }
  const taken = new Map<number, number>();
  const kindOf = ({ form, bonus }: Omit<StoredSpot, 'filled'>) =>
    spotKind(FORMS.indexOf(form), BONUS_IDS.indexOf(bonus));
  for (const spot of all) taken.set(kindOf(spot), (taken.get(kindOf(spot)) ?? 0) + 1);
  for (const [kind, count] of taken) taken.set(kind, count - (player.spots[kind] ?? 0));
  return all.map((spot) => {
    const left = taken.get(kindOf(spot)) ?? 0;
    taken.set(kindOf(spot), left - 1);
    return { ...spot, filled: left > 0 };
  });
}

type BareSpot = Pick<StoredSpot, 'form' | 'bonus'>;

export function spotsOnTile(tile: Tile): BareSpot[] {
  if (isKingTile(tile)) return (kingTile(tile).spots ?? []).map((form) => ({ form, bonus: 'none' }));
  const { kind, bonus = 'none' } = caveTile(tile);
  if (kind === 'bell') return [{ form: 'bell', bonus }];
  return kind === 'resource' ? [{ form: 'outpost', bonus }] : [];
}

function spotsOnCard(card: number): BareSpot[] {
  const { changelingSpots, bellSpot, outpostSpot } = trollCardFace(card);
  const spot = (form: FormNumber, bonus: number): BareSpot => ({
    form: FORMS[form],
    bonus: at(BONUS_IDS, bonus),
  });
  return [
    ...changelingSpots.map((bonus) => spot(CHANGELING, bonus)),
    ...(bellSpot < 0 ? [] : [spot(BELL, bellSpot)]),
    ...(outpostSpot < 0 ? [] : [spot(OUTPOST, outpostSpot)]),
  ];
}

/** Which beds are slept in: the earlier tiles first, then cards. */
export function bedsTaken(player: Player): ReadonlySet<number> {
  const beds = tilesOf(player).flatMap(({ tile }, at) =>
    !isKingTile(tile) && caveTile(tile).kind === 'princess' ? [at] : [],
  );
  return new Set(beds.slice(0, player.princesses));
}

/** Free spots of a form, whatever they give. */
export function freeSpots({ spots }: Pick<Player, 'spots'>, form: number): number {
  return BONUS_IDS.reduce((sum, _, bonus) => sum + (spots[spotKind(form, bonus)] ?? 0), 0);
}
