import type { Position, Seat } from '../../kernel/game.ts';
import { cloneHoldings, type Holdings } from '../../kernel/hooks.ts';
import { cloneStack } from '../../kernel/together.ts';
import type { FolkBoard, FolkId } from './box/folk-ids.ts';
import type { Crop, Goods, Some } from './box/goods.ts';
import type { Marker } from './box/rounds.ts';
import type { SpaceId } from './box/spaces.ts';
import type { Top } from './box/tiles.ts';
import type { CavernaFrame } from './frames.ts';
import type { Options } from './options.ts';

/** FF-11.1 */
export type PersonKind = 'regular' | 'goblin';

/** CV-1.1, CV-13.1. People are replaced, never changed, so that clones may share them. */
export interface Person {
  readonly folk: FolkId;
  readonly kind: PersonKind;
  /** CV-1.4: 0 without a weapon. */
  readonly strength: number;
  /** CV-1.3: whether it eats as an adult. */
  readonly adult: boolean;
  /** The first round in which it may be placed. */
  readonly usableFrom: number;
  /** The number of the space on which it stands, or HOME. */
  readonly at: number;
}

/** Crops on a field. */
export interface Sown {
  readonly cell: number;
  readonly crop: Crop;
  readonly count: number;
}

/** A good that comes at the start of each of the next rounds. */
interface Promised {
  readonly good: keyof Goods;
  readonly rounds: number;
}

/**
 * What belongs to a player. Lists are never changed, but replaced: so that a clone, of which search makes millions, can share
 * them. Lists by cell go by the numbers of CELLS.
 */
export interface Player {
  goods: Goods;
  people: readonly Person[];
  /** CV-1.15: what lies uppermost on each cell, and what lies below a pasture, a mine or a furnishing. */
  tops: readonly Top[];
  under: readonly Top[];
  /** The other half of a large pasture, or ALONE. */
  mates: readonly number[];
  /** The cells on which Stables stand. */
  stables: readonly number[];
  /** In the order of rows and columns. */
  sown: readonly Sown[];
  /** Furnishings in the order in which they were built. */
  held: Holdings;
  promised: readonly Promised[];
  /** CV-4.39, D36: whether both parts of Extension were chosen. */
  extended: boolean;
  /** CV-3.15: takes no more turns in this round. */
  passed: boolean;
  /** CV-10.4: the phase of this harvest that the player leaves out. */
  skips: 'nothing' | 'fields' | 'breeding';
  /** With The Forgotten Folk: which folk the player leads, and the exchanges made in this round that may be made once. */
  folk?: FolkId;
  exchanged?: readonly number[];
}

/** FF-2: who plays which folk. Lists go by seat. */
export interface FolkTable {
  readonly selection: 'deal' | 'free' | 'random';
  readonly dwarves: boolean;
  readonly hard: boolean;
  readonly fill: boolean;
  readonly charcoal: boolean;
  /** 'folk' has asked for one; 'secret' stands in a view for what the viewer may not know. */
  readonly chosen: readonly (FolkId | 'undecided' | 'folk' | 'secret')[];
  /** Boards dealt and not yet chosen among. */
  readonly hands: readonly (readonly (FolkBoard | 'hidden')[])[];
  /** Boards to draw, the top first. */
  readonly pile: readonly (FolkBoard | 'hidden')[];
  /** The folks whose furnishings are on offer. */
  readonly sets: readonly FolkBoard[];
  /** FF-1.3: single tiles that are left, where they are counted. */
  readonly singles?: Readonly<Record<SingleKind, number>>;
}

/** Table 1a: the two faces of a single tile. */
export type SingleKind = 'ruby-mine-field' | 'tunnel-cavern' | 'meadow-small-pasture';

/** An action space in play. Replaced, never changed. */
export interface SpaceState {
  /** Its number in SPACES. */
  readonly space: number;
  readonly goods: Some;
  /** Whose People stand there. */
  readonly by: readonly Seat[];
}

export interface Caverna extends Position {
  stack: CavernaFrame[];
  readonly options: Options;
  round: number;
  /** The rounds up to this one have their harvest marker face up. */
  markersShown: number;
  /** The holder of the starting-player token. */
  first: Seat;
  /** Whose Person acts, or was the last to. */
  active: Seat;
  /** The Person that acts, by its place in the family, and the space it uses, by its place in `spaces`. */
  person: number;
  used: number;
  /** CV-16.4: whether something of the space was done already. */
  acted: boolean;
  players: Player[];
  /** The printed ones, then the cards that are face up. */
  spaces: SpaceState[];
  /** For each round its card. */
  cards: readonly (SpaceId | 'none' | 'hidden')[];
  /** For each round its harvest marker. */
  markers: readonly (Marker | 'none' | 'hidden')[];
  /** For each furnishing its owner's seat, or ON_OFFER, NOT_IN_PLAY, COVERED. */
  owners: readonly number[];
  /** The Forgotten Folk, where it is played. */
  folks?: FolkTable;
}

export const HOME = -1;
export const ALONE = -1;
export const ON_OFFER = -1;
export const NOT_IN_PLAY = -2;
/** CV-11.12: lies below another tile, and is out of the game. */
export const COVERED = -3;

export function playerAt(p: Caverna, seat: Seat): Player {
  return p.players[seat] as Player;
}

export function spaceStateAt(p: Caverna, place: number): SpaceState {
  return p.spaces[place] as SpaceState;
}

export function personAt(player: Player, person: number): Person {
  return player.people[person] as Person;
}

export function countTops(tops: readonly Top[], top: Top): number {
  let count = 0;
  for (let cell = 0; cell < tops.length; cell++) if (tops[cell] === top) count++;
  return count;
}

/** CV-4.23: fields without crops. */
export function emptyFields({ tops, sown }: Player): number {
  let fields = countTops(tops, 'field');
  for (const { cell } of sown) if (tops[cell] === 'field') fields--;
  return fields;
}

export function isSown({ sown }: Player, cell: number): boolean {
  for (const each of sown) if (each.cell === cell) return true;
  return false;
}

/** FF-11.1 */
export function goblinsOf({ people }: Player): number {
  let goblins = 0;
  for (const person of people) if (person.kind === 'goblin') goblins++;
  return goblins;
}

/** In the supply and on fields. */
export function cropsOf({ goods, sown }: Player, crop: Crop): number {
  let count = goods[crop] ?? 0;
  for (const field of sown) if (field.crop === crop) count += field.count;
  return count;
}

/** CV-1.4 */
export function armedPeople({ people }: Player): number {
  let count = 0;
  for (const { strength } of people) if (strength > 0) count++;
  return count;
}

/** The list with something else at one place. */
export function replaced<T>(list: readonly T[], at: number, by: T): T[] {
  const changed = list.slice();
  changed[at] = by;
  return changed;
}

/** A Person elsewhere. Spelled out, because to copy an object and change a field of the copy takes several times as long. */
export function personThere({ folk, kind, strength, adult, usableFrom }: Person, at: number): Person {
  return { folk, kind, strength, adult, usableFrom, at };
}

/** A space with other goods, or other People. */
export function spaceWith({ space }: SpaceState, goods: Some, by: readonly Seat[]): SpaceState {
  return { space, goods, by };
}

export function changePerson(player: Player, person: number, change: Partial<Person>): void {
  player.people = replaced(player.people, person, { ...personAt(player, person), ...change });
}

function cloneGoods(goods: Goods): Goods {
  const copy: Goods = {
    wood: goods.wood,
    stone: goods.stone,
    ore: goods.ore,
    ruby: goods.ruby,
    grain: goods.grain,
    vegetable: goods.vegetable,
    food: goods.food,
    gold: goods.gold,
    dog: goods.dog,
    sheep: goods.sheep,
    donkey: goods.donkey,
    boar: goods.boar,
    cattle: goods.cattle,
    begging: goods.begging,
  };
  if (goods.gemfruit !== undefined) copy.gemfruit = goods.gemfruit;
  if (goods.mushroom !== undefined) copy.mushroom = goods.mushroom;
  return copy;
}

function clonePlayer(player: Player): Player {
  const copy: Player = {
    goods: cloneGoods(player.goods),
    people: player.people,
    tops: player.tops,
    under: player.under,
    mates: player.mates,
    stables: player.stables,
    sown: player.sown,
    held: cloneHoldings(player.held),
    promised: player.promised,
    extended: player.extended,
    passed: player.passed,
    skips: player.skips,
  };
  if (player.folk !== undefined) copy.folk = player.folk;
  if (player.exchanged !== undefined) copy.exchanged = player.exchanged;
  return copy;
}

export function clone(p: Caverna): Caverna {
  const copy: Caverna = {
    seats: p.seats,
    random: { key: p.random.key, drawn: p.random.drawn },
    stack: cloneStack(p.stack),
    learned: p.learned,
    options: p.options,
    round: p.round,
    markersShown: p.markersShown,
    first: p.first,
    active: p.active,
    person: p.person,
    used: p.used,
    acted: p.acted,
    players: p.players.map(clonePlayer),
    spaces: p.spaces.slice(),
    cards: p.cards,
    markers: p.markers,
    owners: p.owners,
  };
  if (p.folks !== undefined) copy.folks = p.folks;
  return copy;
}
