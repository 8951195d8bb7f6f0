import { CELLS } from './box/cells.ts';
import { BRANCH_NAMES, type BranchName } from './box/effects.ts';
import { FOLK_IDS, type FolkBoard, type FolkId } from './box/folk-ids.ts';
import { FURNISHING_IDS, type FurnishingId } from './box/furnishings.ts';
import {
  ALL_CROPS,
  ANIMALS,
  type Animal,
  type Crop,
  FARM_ANIMALS,
  type FarmAnimal,
  FOLK_CROPS,
  type FolkCrop,
  type Good,
} from './box/goods.ts';
import { LOOT_IDS, type LootId } from './box/loot.ts';
import { MARKET_GOODS, type MarketGood, MOST_TRADES, RUBY_GOODS, type RubyGood, STRONGEST } from './box/market.ts';
import { SPACE_IDS, type SpaceId } from './box/spaces.ts';
import { SINGLE_TILES, type SingleTile, TWIN_TILES, type TwinTile } from './box/tiles.ts';

/** CV-3.9 */
export interface Use {
  readonly do: 'use';
  readonly space: SpaceId;
}

/** CV-3.13: a ruby is paid to place a Person of this strength. */
export interface Instead {
  readonly do: 'instead';
  readonly strength: number;
}

/** Says no, or that it is enough. */
export interface Plain {
  readonly do: 'pass' | 'skip' | 'stop' | 'done' | 'grow' | 'rescue' | 'leave' | 'train';
}

/** CV-4.31 */
export interface Imitate {
  readonly do: 'imitate';
  readonly space: SpaceId;
}

/** One way to go, or two in this order. */
export type ChooseBranch =
  | { readonly do: 'branch'; readonly first: BranchName }
  | { readonly do: 'branch'; readonly first: BranchName; readonly second: BranchName };

/** CV-5.8: the cells of the halves, in the order in which the tile is named. */
export interface PlaceTwin {
  readonly do: 'place';
  readonly tile: TwinTile;
  readonly a: number;
  readonly b: number;
}

export interface OnCell {
  readonly do: 'ruby-mine' | 'tile' | 'small-pasture' | 'stable' | 'cell';
  readonly cell: number;
}

export interface LargePasture {
  readonly do: 'large-pasture';
  readonly a: number;
  readonly b: number;
}

export interface Furnish {
  readonly do: 'furnish';
  readonly furnishing: FurnishingId;
}

/** CV-4.9: what is really handed over of the three materials. */
export interface Pay {
  readonly do: 'pay';
  readonly wood: number;
  readonly stone: number;
  readonly ore: number;
}

export interface SowFields {
  readonly do: 'sow';
  readonly grain: number;
  readonly vegetable: number;
}

/** With what is paid in place of the price, where the player's furnishings allow it. */
export type Forge =
  | { readonly do: 'forge'; readonly strength: number }
  | { readonly do: 'forge'; readonly strength: number; readonly dog: number };

/** FF-5.10 */
export interface SowOn {
  readonly do: 'sow-on';
  readonly crop: Crop;
  readonly cell: number;
}

/** FF-4.18: a single tile in place of a twin. */
export interface LaySingle {
  readonly do: 'single';
  readonly tile: SingleTile;
  readonly cell: number;
}

/** FF-6.10 */
export interface Lose {
  readonly do: 'lose';
  readonly good: Good;
}

/** FF-8.20 */
export interface BreedAgain {
  readonly do: 'breed-again';
  readonly vegetable: number;
  readonly sheep: boolean;
  readonly donkey: boolean;
  readonly boar: boolean;
  readonly cattle: boolean;
}

/** FF-3.5 */
export interface HarvestGain {
  readonly do: 'harvest-gain';
  readonly by: FurnishingId;
}

/** FF-3.7: one of the trades, by its place among all of the furnishing or the folk. */
export interface HarvestTrade {
  readonly do: 'harvest-trade';
  readonly by: FurnishingId | FolkBoard;
  readonly way: number;
}

/** FF-8.16 */
export interface Carve {
  readonly do: 'carve';
  readonly dog: number;
  readonly sheep: number;
  readonly donkey: number;
  readonly boar: number;
  readonly cattle: number;
}

/** FF-14.2: one more animal for the pot. */
export interface AddAnimal {
  readonly do: 'add';
  readonly animal: Animal;
}

export interface TakeLoot {
  readonly do: 'loot';
  readonly item: LootId;
}

export interface TradeOre {
  readonly do: 'trade';
  readonly times: number;
}

export interface Buy {
  readonly do: 'buy';
  readonly good: MarketGood;
}

/** CV-10.13: the types that have young. */
export interface Breed {
  readonly do: 'breed';
  readonly sheep: boolean;
  readonly donkey: boolean;
  readonly boar: boolean;
  readonly cattle: boolean;
}

/** CV-6.15: how many of each type stay. */
export interface Keep {
  readonly do: 'keep';
  readonly sheep: number;
  readonly donkey: number;
  readonly boar: number;
  readonly cattle: number;
}

/** CV-10.4 */
export interface SkipPhase {
  readonly do: 'skip-fields' | 'skip-breeding';
}

type Material = { readonly wood: number } | { readonly stone: number } | { readonly ore: number };

/** CV-10.7, CV-10.9: with a material in place of one Person's food, where the player's furnishings allow it. */
export type Feed =
  | { readonly do: 'feed' }
  | ({ readonly do: 'feed' } & Material)
  | ({ readonly do: 'feed'; readonly who: 'goblin' } & Material);

/** CV-9.5 */
export const CONVERTIBLES = [
  'grain',
  'vegetable',
  'ruby',
  'dog',
  'sheep',
  'donkey',
  'two-donkeys',
  'boar',
  'cattle',
] as const;
export type Convertible = (typeof CONVERTIBLES)[number];

/** Section 9: what can be done at any time. */
export type Free =
  | { readonly do: 'convert'; readonly what: Convertible }
  | { readonly do: 'gold' }
  | { readonly do: 'ruby'; readonly get: RubyGood | 'gold' }
  | { readonly do: 'ruby-animal'; readonly get: FarmAnimal }
  | { readonly do: 'ruby-tile'; readonly tile: SingleTile }
  | { readonly do: 'exchange'; readonly furnishing: FurnishingId; readonly way: number }
  | { readonly do: 'discard'; readonly strength: number }
  | { readonly do: 'crop'; readonly crop: FolkCrop }
  | { readonly do: 'cook' };

/** FF-2.2 */
export interface SayFolk {
  readonly do: 'dwarves' | 'folk';
}

/** FF-2.4, FF-2.7 */
export interface PickFolk {
  readonly do: 'pick-folk';
  readonly folk: FolkId;
}

/** CV-9.5: so many gold together. */
export interface GoldToFood {
  readonly do: 'gold-to-food';
  readonly gold: number;
}

export type CavernaMove =
  | SayFolk
  | PickFolk
  | Use
  | Instead
  | Plain
  | Imitate
  | ChooseBranch
  | PlaceTwin
  | OnCell
  | LargePasture
  | Furnish
  | Pay
  | SowFields
  | Forge
  | TakeLoot
  | TradeOre
  | Buy
  | Breed
  | Keep
  | SkipPhase
  | Feed
  | Free
  | GoldToFood
  | SowOn
  | LaySingle
  | Lose
  | BreedAgain
  | HarvestGain
  | HarvestTrade
  | Carve
  | AddAnimal;

// Moves are made once and offered again and again: search asks for them millions of times. Lists go by the numbers of
// what they name.

export const DWARVES: SayFolk = { do: 'dwarves' };
export const FOLK: SayFolk = { do: 'folk' };
export const PICK_FOLK: Readonly<Record<FolkId, PickFolk>> = byName(FOLK_IDS, (folk) => ({ do: 'pick-folk', folk }));

export const USE: readonly Use[] = SPACE_IDS.map((space) => ({ do: 'use', space }));
export const IMITATE: readonly Imitate[] = SPACE_IDS.map((space) => ({ do: 'imitate', space }));
export const INSTEAD: readonly Instead[] = upTo(STRONGEST, (strength) => ({ do: 'instead', strength }));
export const PASS: Plain = { do: 'pass' };
export const SKIP: Plain = { do: 'skip' };
export const STOP: Plain = { do: 'stop' };
export const DONE: Plain = { do: 'done' };
export const GROW: Plain = { do: 'grow' };
export const RESCUE: Plain = { do: 'rescue' };
export const LEAVE: Plain = { do: 'leave' };
export const TRAIN: Plain = { do: 'train' };

export const BRANCH: Readonly<Record<BranchName, ChooseBranch>> = byName(BRANCH_NAMES, (first) => ({
  do: 'branch',
  first,
}));
export const BOTH: Readonly<Record<BranchName, Readonly<Record<BranchName, ChooseBranch>>>> = byName(
  BRANCH_NAMES,
  (first) => byName(BRANCH_NAMES, (second): ChooseBranch => ({ do: 'branch', first, second })),
);

type ByPair<M> = readonly (readonly M[])[];

function byPair<M>(make: (a: number, b: number) => M): ByPair<M> {
  return CELLS.map((_, a) => CELLS.map((__, b) => make(a, b)));
}

export const PLACE: Readonly<Record<TwinTile, ByPair<PlaceTwin>>> = byName(TWIN_TILES, (tile) =>
  byPair((a, b): PlaceTwin => ({ do: 'place', tile, a, b })),
);
export const LARGE_PASTURE: ByPair<LargePasture> = byPair((a, b) => ({ do: 'large-pasture', a, b }));

function onCells(verb: OnCell['do']): readonly OnCell[] {
  return CELLS.map((_, cell) => ({ do: verb, cell }));
}

export const RUBY_MINE = onCells('ruby-mine');
export const TILE_ON = onCells('tile');
export const SMALL_PASTURE = onCells('small-pasture');
export const STABLE = onCells('stable');
export const FURNISH_ON = onCells('cell');

export const FURNISH: readonly Furnish[] = FURNISHING_IDS.map((furnishing) => ({ do: 'furnish', furnishing }));
/** By grain, then by vegetables. */
export const SOW: ByPair<SowFields> = upTo(2, (grain) => upTo(2, (vegetable) => ({ do: 'sow', grain, vegetable })));
export const FORGE: readonly Forge[] = upTo(STRONGEST, (strength) => ({ do: 'forge', strength }));
export const TAKE_LOOT: readonly TakeLoot[] = LOOT_IDS.map((item) => ({ do: 'loot', item }));
export const TRADE: readonly TradeOre[] = upTo(MOST_TRADES, (times) => ({ do: 'trade', times }));
export const BUY: readonly Buy[] = MARKET_GOODS.map((good) => ({ do: 'buy', good }));
/** By types as bits: sheep, donkey, boar, cattle. */
export const BREED: readonly Breed[] = upTo(15, (types) => ({
  do: 'breed',
  sheep: (types & 1) !== 0,
  donkey: (types & 2) !== 0,
  boar: (types & 4) !== 0,
  cattle: (types & 8) !== 0,
}));
export const SKIP_FIELDS: SkipPhase = { do: 'skip-fields' };
export const SKIP_BREEDING: SkipPhase = { do: 'skip-breeding' };
export const FEED: Feed = { do: 'feed' };

export const CONVERT: Readonly<Record<Convertible, Free>> = byName(CONVERTIBLES, (what) => ({ do: 'convert', what }));
export const GOLD: Free = { do: 'gold' };
export const RUBY: Readonly<Record<RubyGood | 'gold', Free>> = byName([...RUBY_GOODS, 'gold'], (get) => ({
  do: 'ruby',
  get,
}));
export const RUBY_ANIMAL: Readonly<Record<FarmAnimal, Free>> = byName(FARM_ANIMALS, (get) => ({
  do: 'ruby-animal',
  get,
}));
export const RUBY_TILE: Readonly<Record<SingleTile, Free>> = byName(SINGLE_TILES, (tile) => ({
  do: 'ruby-tile',
  tile,
}));
/** By furnishing, then by the place of the exchange among its exchanges. */
export const EXCHANGE: ByPair<Free> = FURNISHING_IDS.map((furnishing) =>
  upTo(1, (way): Free => ({ do: 'exchange', furnishing, way })),
);
export const CROP: Readonly<Record<FolkCrop, Free>> = byName(FOLK_CROPS, (crop) => ({ do: 'crop', crop }));
export const COOK: Free = { do: 'cook' };
export const ADD_ANIMAL: Readonly<Record<Animal, AddAnimal>> = byName(ANIMALS, (animal) => ({ do: 'add', animal }));
export const SOW_ON: Readonly<Record<Crop, readonly SowOn[]>> = byName(ALL_CROPS, (crop) =>
  CELLS.map((_, cell): SowOn => ({ do: 'sow-on', crop, cell })),
);
export const LAY_SINGLE: Readonly<Record<SingleTile, readonly LaySingle[]>> = byName(SINGLE_TILES, (tile) =>
  CELLS.map((_, cell): LaySingle => ({ do: 'single', tile, cell })),
);
/** For each number of vegetables, by types as bits. */
export const BREED_AGAIN: ByPair<BreedAgain> = upTo(2, (vegetable) =>
  BREED.map((types): BreedAgain => ({ ...types, do: 'breed-again', vegetable })),
);
export const DISCARD: readonly Free[] = upTo(STRONGEST, (strength) => ({ do: 'discard', strength }));

export function moveAt<M>(moves: readonly M[], number: number): M {
  return moves[number] as M;
}

export function moveOn<M>(moves: ByPair<M>, a: number, b: number): M {
  return (moves[a] as readonly M[])[b] as M;
}

function upTo<M>(most: number, make: (number: number) => M): M[] {
  return Array.from({ length: most + 1 }, (_, number) => make(number));
}

function byName<Name extends string, M>(names: readonly Name[], make: (name: Name) => M): Record<Name, M> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, M>;
}
