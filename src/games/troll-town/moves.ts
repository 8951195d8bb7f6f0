import type { Seat } from '../../kernel/game.ts';
import { DEED_IDS, type Deed } from './box/deeds.ts';
import { STATS, type Stat } from './box/fights.ts';
import { HEX_NAMES, HEXES, type Hex, hexName, type Join, joinName, namesOf } from './box/hexes.ts';
import { PIECE_IDS, type PieceId } from './box/pieces.ts';
import { sitesOf } from './box/sites.ts';
import { SUPPLIES, type Supply } from './box/supplies.ts';
import {
  BEDS,
  type Bed,
  type BuildingNumber,
  CREWS,
  type Crew,
  GEARS,
  type Gear,
  REBUILDS,
  type Work,
} from './position.ts';

/** TT-2.6: points for the stat that is asked for. */
export interface Spend {
  readonly do: 'spend';
  readonly points: number;
}

/** What the Troll does, where nothing more than the name is needed to begin with. */
export interface Act {
  readonly do: Exclude<Deed, 'get-minion' | 'capture-child'>;
}

export interface GetMinion {
  readonly do: 'get-minion';
  readonly bed: Bed;
}

export interface CaptureChild {
  readonly do: 'capture-child';
  readonly gear: Gear;
}

/** A building: a store, a host, a target. */
export interface PickBuilding {
  readonly do: 'building';
  readonly building: BuildingNumber;
}

/** TT-12.3 */
export interface Wait {
  readonly do: 'wait';
}

/** A hex: for an add-on, for a fire, or any hex of the path tile that is torn down. */
export interface PickHex {
  readonly do: 'hex';
  readonly hex: string;
}

export interface PickJoin {
  readonly do: 'join';
  readonly join: string;
}

/** A Troll by its number. */
export interface PickTroll {
  readonly do: 'victim';
  readonly victim: number;
}

/** TT-18.1 */
export interface FetchSupply {
  readonly do: 'fetch';
  readonly supply: Supply;
  readonly to: 'hub' | 'hut';
}

export interface Pocket {
  readonly do: 'pocket';
  readonly supply: Supply;
}

export interface Carve {
  readonly do: 'carve';
  readonly trinkets: number;
}

export interface Adorn {
  readonly do: 'adorn';
  readonly stat: Stat;
}

/** TT-4.30: what the Minions build, and whose Minions do it first. */
export interface Build {
  readonly do: 'build';
  readonly work: Work;
  readonly crew: Crew;
}

/** No order here. */
export interface None {
  readonly do: 'none';
}

/** The hexes of the site in reading order. */
export interface Lay {
  readonly do: 'lay';
  readonly on: string;
}

const PARTS = ['deed', 'order-1', 'order-2', 'order-3'] as const;
export type Part = (typeof PARTS)[number];

/** Plans one part anew. */
export interface PlanChange {
  readonly do: 'change';
  readonly part: Part;
}

/** TT-3.13: lets one other look at the plan, or all of them. */
export interface Show {
  readonly do: 'show';
  readonly to: Seat | 'all';
}

/** TT-3.13: lets nobody look any more. */
export interface Hide {
  readonly do: 'hide';
}

/** TT-3.4: locks the plan as it stands. */
export interface Grunt {
  readonly do: 'grunt';
}

/** TT-13.4 */
export interface Lend {
  readonly do: 'lend';
  readonly minions: number;
}

export type DeedMove = Act | GetMinion | CaptureChild;

export type TrollTownMove =
  | Spend
  | DeedMove
  | PickBuilding
  | Wait
  | PickHex
  | PickJoin
  | PickTroll
  | FetchSupply
  | Pocket
  | Carve
  | Adorn
  | Build
  | None
  | Lay
  | PlanChange
  | Show
  | Hide
  | Grunt
  | Lend;

// Moves are made once and offered again and again.

export const GRUNT: Grunt = { do: 'grunt' };
export const NONE: None = { do: 'none' };
export const SHOW_ALL: Show = { do: 'show', to: 'all' };
export const HIDE: Hide = { do: 'hide' };
export const WAIT_THERE: Wait = { do: 'wait' };

const ACTS = Object.fromEntries(DEED_IDS.map((deed) => [deed, { do: deed }])) as unknown as Readonly<
  Record<Act['do'], Act>
>;

export function actOf(deed: Act['do']): Act {
  return ACTS[deed];
}

function byName<Name extends string, M>(names: readonly Name[], make: (name: Name) => M): Readonly<Record<Name, M>> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Readonly<Record<Name, M>>;
}

export const GET_MINION = byName(BEDS, (bed): GetMinion => ({ do: 'get-minion', bed }));
export const CAPTURE_CHILD = byName(GEARS, (gear): CaptureChild => ({ do: 'capture-child', gear }));

export const WORKS: readonly Work[] = [...PIECE_IDS, ...REBUILDS];
export const BUILD = byName(CREWS, (crew) => byName(WORKS, (work): Build => ({ do: 'build', work, crew })));

export const FETCH = byName(['hub', 'hut'], (to) =>
  SUPPLIES.map((supply): FetchSupply => ({ do: 'fetch', supply, to })),
);
export const POCKET: readonly Pocket[] = SUPPLIES.map((supply) => ({ do: 'pocket', supply }));
export const ADORN: readonly Adorn[] = STATS.map((stat) => ({ do: 'adorn', stat }));
export const CHANGE: readonly PlanChange[] = PARTS.map((part) => ({ do: 'change', part }));
const PICK_HEX: readonly PickHex[] = HEX_NAMES.map((hex) => ({ do: 'hex', hex }));

const MOST = 64;
const numbered = [...Array(MOST).keys()];
const SPEND: readonly Spend[] = numbered.map((points) => ({ do: 'spend', points }));
const LEND: readonly Lend[] = numbered.map((minions) => ({ do: 'lend', minions }));
const CARVE: readonly Carve[] = numbered.map((trinkets) => ({ do: 'carve', trinkets }));
const VICTIM: readonly PickTroll[] = numbered.map((victim) => ({ do: 'victim', victim }));
export const SHOW: readonly Show[] = numbered.map((to) => ({ do: 'show', to }));
const PICK_BUILDING: PickBuilding[] = [];

export function spend(points: number): Spend {
  return SPEND[points] as Spend;
}

export function lend(minions: number): Lend {
  return LEND[minions] as Lend;
}

export function carve(trinkets: number): Carve {
  return CARVE[trinkets] as Carve;
}

export function victimMove(troll: number): PickTroll {
  return VICTIM[troll] as PickTroll;
}

export function pickBuilding(number: BuildingNumber): PickBuilding {
  PICK_BUILDING[number] ??= { do: 'building', building: number };
  return PICK_BUILDING[number];
}

export function pickHex(hex: Hex): PickHex {
  return PICK_HEX[hex] as PickHex;
}

export function pickJoin(join: Join): PickJoin {
  return { do: 'join', join: joinName(join) };
}

const LAYS = new Map<PieceId, readonly Lay[]>();

/** By site: how the piece is laid there. Made when first asked for. */
export function laysOf(piece: PieceId): readonly Lay[] {
  let lays = LAYS.get(piece);
  if (lays === undefined) {
    lays = sitesOf(piece).map(({ hexes }) => ({ do: 'lay', on: namesOf(hexes) }));
    LAYS.set(piece, lays);
  }
  return lays;
}

export function lay(piece: PieceId, site: number): Lay {
  return laysOf(piece)[site] as Lay;
}

const HEX_BY_NAME: ReadonlyMap<string, Hex> = new Map(HEXES.map((_, hex) => [hexName(hex), hex]));

/** The hex that a move names; it was on offer, so it exists. */
export function hexIn({ hex }: PickHex): Hex {
  return HEX_BY_NAME.get(hex) as Hex;
}

const SITE_BY_NAMES: Readonly<Record<PieceId, Map<string, number>>> = byName(PIECE_IDS, () => new Map());

/** The number of the site that a move names. */
export function siteIn(piece: PieceId, { on }: Lay): number {
  const known = SITE_BY_NAMES[piece];
  if (known.size === 0) for (const [site, { on: names }] of laysOf(piece).entries()) known.set(names, site);
  return known.get(on) as number;
}
