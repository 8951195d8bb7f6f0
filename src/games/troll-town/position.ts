import type { Position, Seat } from '../../kernel/game.ts';
import { cloneStack } from '../../kernel/together.ts';
import type { Deed } from './box/deeds.ts';
import type { AttackCard, Pattern, StatNumber, Trait } from './box/fights.ts';
import type { Direction, Hex, Hexes, Join } from './box/hexes.ts';
import type { Material, PieceId } from './box/pieces.ts';
import type { SupplyNumber } from './box/supplies.ts';
import type { TrollTownFrame } from './frames.ts';
import type { Options } from './options.ts';

/** A Troll: the number of its seat, or that of the game's own Boss, which comes after all seats. */
export type TrollNumber = number;
export const NOBODY: TrollNumber = -1;

/** Its place in the list of all buildings, in the order they were built; broken ones keep theirs. */
export type BuildingNumber = number;
export const NO_BUILDING: BuildingNumber = -1;

/** A path tile; the numbers of tiles that are gone are not used again. */
type TileNumber = number;

/** What lies on a hex: EMPTY, HUB_LAND, DEBRIS, the number of a path tile, or BUILT plus the number of a building. */
export type Land = number;
export const EMPTY: Land = 0;
export const HUB_LAND: Land = -1;
export const DEBRIS: Land = -2;
export const BUILT: Land = 10_000;

const BUILDING_KINDS = ['hovel', 'cage', 'shop', 'hut', 'pit', 'addon', 'pile'] as const;
export type BuildingKind = (typeof BUILDING_KINDS)[number];

/** Never changed: a building to which something happens is replaced by another under its number. */
export interface Building {
  readonly number: BuildingNumber;
  readonly kind: BuildingKind;
  readonly hexes: Hexes;
  readonly damage: number;
  readonly stands: boolean;
  /** In a cage, a pit, or the larder of a Hut. */
  readonly children: number;
  /** Whose Hut. */
  readonly owner: TrollNumber;
  readonly material: Material | 'none';
  /** Of an add-on hovel or a pile. */
  readonly host: BuildingNumber;
  /** Servants, artisans or guards: those that live in an add-on hovel; of a host, all of them. */
  readonly staff: number;
  /** Add-on hovels and piles of a host that stand. */
  readonly addons: number;
  readonly piles: number;
}

export interface Troll {
  /** Points in each stat; none yet while they are being chosen. */
  stats: number[];
  trinkets: number[];
  injuries: number[];
  hut: BuildingNumber;
  /** Private Minions; those of the game's Boss too. */
  minions: number;
  /** How many of them have worked this turn. */
  worked: number;
  /** TT-18.3: private resources of each kind. */
  supplies: number[];
}

export const CREWS = ['communal-first', 'private-first'] as const;
export type Crew = (typeof CREWS)[number];

export const BEDS = ['communal', 'private'] as const;
export type Bed = (typeof BEDS)[number];

export const GEARS = ['shop', 'bare'] as const;
export type Gear = (typeof GEARS)[number];

export const REBUILDS = ['rebuild', 'rebuild-clay'] as const;
export type Rebuild = (typeof REBUILDS)[number];
/** What Minions can be told to make: a piece on new ground, or another Hut out of the own one. */
export type Work = PieceId | Rebuild;

/** TT-4.30; `site` is the number of the piece's site in `box/sites.ts`, or none for a Hut that is rebuilt. */
export interface Order {
  readonly work: Work;
  readonly site: number;
  readonly crew: Crew;
}

/** TT-12.3: the Children that are caught wait for Post-turn. */
export const WAIT: BuildingNumber = -1;

/** TT-3.3: what a player plans. Only what the deed needs is read; never changed, but replaced. */
export interface Plan {
  readonly deed: Deed | 'none';
  readonly bed: Bed;
  readonly gear: Gear;
  /** Where caught Children go first, or WAIT; which cage or pit is guarded. */
  readonly store: BuildingNumber;
  readonly host: BuildingNumber;
  /** Of an add-on or a fire. */
  readonly hex: Hex;
  readonly victim: TrollNumber;
  readonly join: Join;
  /** What is torn down: the land of a tile or a building. */
  readonly target: Land;
  readonly supply: SupplyNumber;
  readonly keeps: boolean;
  readonly trinkets: readonly StatNumber[];
  readonly orders: readonly Order[];
  /** How often a part was planned anew, or the slate opened or closed, before the grunt. */
  readonly changes: number;
}

export const NO_PLAN: Plan = {
  deed: 'none',
  bed: 'communal',
  gear: 'shop',
  store: WAIT,
  host: NO_BUILDING,
  hex: -1,
  victim: NOBODY,
  join: -1,
  target: EMPTY,
  supply: 0,
  keeps: false,
  trinkets: [],
  orders: [],
  changes: 0,
};

/** Stands in a view for a plan that is not the viewer's. */
type Secret = 'secret';

/** TT-12.5: Children that a Troll caught and that have no place yet. */
interface Waiting {
  readonly troll: TrollNumber;
  readonly store: BuildingNumber;
  readonly children: number;
}

/** TT-12.11: Children that run together. */
export interface Group {
  readonly children: number;
  readonly pattern: Pattern;
  /** How many letters of the pattern were used. */
  readonly letters: number;
  readonly traits: readonly Trait[];
  /** The store they broke out of, and the square they began on. */
  readonly store: BuildingNumber;
  readonly release: Hex;
  readonly hex: Hex;
  readonly heading: Direction;
  readonly entered: number;
}

interface ShopTaken {
  readonly shop: BuildingNumber;
  readonly troll: TrollNumber;
}

/** TT-13: how a Feast went. */
interface FeastResult {
  readonly era: number;
  readonly required: number;
  readonly eaten: number;
  readonly short: number;
}

export interface TrollTown extends Position {
  stack: TrollTownFrame[];
  readonly options: Options;
  /** 0 while stats are chosen, then 1 to 40. */
  turn: number;
  /** What lies on each hex. */
  land: Land[];
  /** Path tiles so far: the number of the newest. */
  tiles: TileNumber;
  buildings: Building[];
  /** The Damaged joins. */
  cracks: Join[];
  /** Burning hexes. */
  fires: Hex[];
  /** The players' Trolls by seat, and the game's own Boss last. */
  trolls: Troll[];
  /** Who is Boss. */
  title: TrollNumber;
  /** Who was Boss when this turn's Boss step began: he has acted by then. */
  bossOfTurn: TrollNumber;
  /** Wild Minions. With the option `herd` open it may fall below none. */
  herd: number;
  /** Minions that arrive in later eras. */
  toCome: number;
  communal: number;
  /** How many of them have worked this turn. */
  communalWorked: number;
  waiting: Waiting[];
  /** TT-12.23, in the order they hid. */
  hiding: Group[];
  /** What became of all Children so far. */
  caught: number;
  escaped: number;
  gobbled: number;
  served: number;
  /** The top is the last card; -1 is a card that the viewer may not know. */
  deck: AttackCard[];
  discard: AttackCard[];
  /** TT-3.4: who has locked this turn, in order; once all have, the declaration order. */
  declared: Seat[];
  plans: (Plan | Secret)[];
  /** TT-3.13: by seat, a bit for each other one that may look at its plan; who may not sees only its own bits. */
  slates: number[];
  /** What chance has brought since this turn was planned: Attack cards, patterns and traits, a letter each (`draws.ts`). */
  draws: string;
  /** The same of the turn before, for all to look back at. */
  lastPlans: Plan[];
  lastDraws: string;
  /** Shops in use this turn. */
  shopsTaken: ShopTaken[];
  /** Stores that are scared this turn. */
  scared: BuildingNumber[];
  /** TT-4.10 */
  schmoozer: TrollNumber;
  /** TT-9.9, most recent first. */
  challengers: Seat[];
  /** By seat: the era of its last challenge, or 0. */
  challengedIn: number[];
  /** TT-9.10, latest loser first. */
  grudges: Seat[];
  /** The last era whose Feast was held. */
  feasted: number;
  /** TT-4.27 */
  feastCalled: boolean;
  /** TT-13.4: Minions lent for the Feast by each seat that was asked. */
  lent: number[];
  feasts: FeastResult[];
  /** TT-18.1: Income of each kind at the Hub, and what of it is set aside for this turn. */
  income: number[];
  aside: number[];
  /** TT-15.9: by seat, the Children that it caught. */
  catches: number[];
  /** TT-15.4: once the match is over, who is Greediest. */
  greediest: Seat[];
}

export const HIDDEN_CARD: AttackCard = -1;

function cloneTroll({ stats, trinkets, injuries, hut, minions, worked, supplies }: Troll): Troll {
  return {
    stats: stats.slice(),
    trinkets: trinkets.slice(),
    injuries: injuries.slice(),
    hut,
    minions,
    worked,
    supplies: supplies.slice(),
  };
}

export function clone(p: TrollTown): TrollTown {
  return {
    seats: p.seats,
    random: { key: p.random.key, drawn: p.random.drawn },
    stack: cloneStack(p.stack),
    learned: p.learned,
    options: p.options,
    turn: p.turn,
    land: p.land.slice(),
    tiles: p.tiles,
    buildings: p.buildings.slice(),
    cracks: p.cracks.slice(),
    fires: p.fires.slice(),
    trolls: p.trolls.map(cloneTroll),
    title: p.title,
    bossOfTurn: p.bossOfTurn,
    herd: p.herd,
    toCome: p.toCome,
    communal: p.communal,
    communalWorked: p.communalWorked,
    waiting: p.waiting.slice(),
    hiding: p.hiding.slice(),
    caught: p.caught,
    escaped: p.escaped,
    gobbled: p.gobbled,
    served: p.served,
    deck: p.deck.slice(),
    discard: p.discard.slice(),
    declared: p.declared.slice(),
    plans: p.plans.slice(),
    slates: p.slates.slice(),
    draws: p.draws,
    lastPlans: p.lastPlans,
    lastDraws: p.lastDraws,
    shopsTaken: p.shopsTaken.slice(),
    scared: p.scared.slice(),
    schmoozer: p.schmoozer,
    challengers: p.challengers.slice(),
    challengedIn: p.challengedIn.slice(),
    grudges: p.grudges.slice(),
    feasted: p.feasted,
    feastCalled: p.feastCalled,
    lent: p.lent.slice(),
    feasts: p.feasts.slice(),
    income: p.income.slice(),
    aside: p.aside.slice(),
    catches: p.catches.slice(),
    greediest: p.greediest.slice(),
  };
}

/** The game's own Boss, whether he holds the title or not. */
export function oldBoss(p: TrollTown): TrollNumber {
  return p.seats;
}

export function isPlayer(p: TrollTown, troll: TrollNumber): boolean {
  return troll < p.seats;
}

export function trollOf(p: TrollTown, troll: TrollNumber): Troll {
  return p.trolls[troll] as Troll;
}

export function isPathLand(land: Land): boolean {
  return land > EMPTY && land < BUILT;
}

export function landAt(land: readonly Land[], hex: Hex): Land {
  return land[hex] as Land;
}

export function isPath(p: TrollTown, hex: Hex): boolean {
  return isPathLand(landAt(p.land, hex));
}

export function building(p: TrollTown, number: BuildingNumber): Building {
  return p.buildings[number] as Building;
}

/** The building on a hex, if there is one. */
export function buildingOn(p: TrollTown, hex: Hex): Building | undefined {
  const land = landAt(p.land, hex);
  return land >= BUILT ? p.buildings[land - BUILT] : undefined;
}

/** TT-5.9: the Hut of a Troll, if it has one. */
export function hutOf(p: TrollTown, troll: TrollNumber): Building | undefined {
  const { hut } = trollOf(p, troll);
  return hut === NO_BUILDING ? undefined : p.buildings[hut];
}

export function planOf(p: TrollTown, seat: Seat): Plan {
  const plan = p.plans[seat];
  if (plan === undefined || plan === 'secret') throw new Error(`the plan of seat ${seat} is not known`);
  return plan;
}
