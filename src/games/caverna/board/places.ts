import type { Viewer } from '../../../kernel/game.ts';
import { frameFor } from '../../../kernel/steps.ts';
import type { Path, PlaceId, Speak } from '../../../web/board-kit/tabletop.ts';
import { cellOf } from '../box/cells.ts';
import type { BranchName } from '../box/effects.ts';
import type { FolkId } from '../box/folk-ids.ts';
import type { FurnishingId } from '../box/furnishing-ids.ts';
import type { Animal, Crop, Good } from '../box/goods.ts';
import type { LootId } from '../box/loot.ts';
import type { MarketGood } from '../box/market.ts';
import { effectAt, type SpaceId } from '../box/spaces.ts';
import { GROUND_OF, SINGLE_TILES, type SingleTile, TWIN, type TwinTile } from '../box/tiles.ts';
import { type CavernaFrame, NOT_THERE } from '../frames.ts';
import type { Breed, BreedAgain, Carve, CavernaMove, Feed, Forge, Free, HarvestTrade, Keep, Pay } from '../moves.ts';
import { type Caverna, playerAt } from '../position.ts';
import { fieldsToSow } from '../sowing.ts';
import { heldAt } from './held.ts';

export type FenceKind = 'small' | 'large' | 'stable';

/** Where things are on the board: what the drawing and the moves both go by. */
export const placeOf = {
  space: (space: SpaceId): PlaceId => `space-${space}`,
  person: (strength: number): PlaceId => `person-${strength}`,
  cell: (cell: number): PlaceId => `cell-${cell}`,
  /** A half of a twin tile on a cell. */
  half: (cell: number, half: 0 | 1): PlaceId => `half-${cell}-${half}`,
  tile: (tile: TwinTile): PlaceId => `tile-${tile}`,
  fence: (kind: FenceKind): PlaceId => `fence-${kind}`,
  room: (room: FurnishingId): PlaceId => `room-${room}`,
  pay: ({ wood, stone, ore }: Pay): PlaceId => `pay-${wood}-${stone}-${ore}`,
  branch: (first: BranchName, second?: BranchName): PlaceId =>
    second === undefined ? `branch-${first}` : `branch-${first}-${second}`,
  sow: (grain: number, vegetable: number): PlaceId => `sow-${grain}-${vegetable}`,
  forge: (move: Forge): PlaceId => `forge-${move.strength}${'dog' in move ? '-dog' : ''}`,
  loot: (item: LootId): PlaceId => `take-${item}`,
  trade: (times: number): PlaceId => `trade-${times}`,
  buy: (good: MarketGood): PlaceId => `buy-${good}`,
  breed: ({ sheep, donkey, boar, cattle }: Breed): PlaceId =>
    `breed-${[sheep, donkey, boar, cattle].map(Number).join('')}`,
  keep: ({ sheep, donkey, boar, cattle }: Keep): PlaceId => `keep-${sheep}-${donkey}-${boar}-${cattle}`,
  gold: (gold: number): PlaceId => `gold-${gold}`,
  feed: (move: Feed): PlaceId =>
    `feed${'wood' in move ? '-wood' : 'stone' in move ? '-stone' : 'ore' in move ? '-ore' : ''}${'who' in move ? '-goblin' : ''}`,
  free: (move: Free): PlaceId => `free-${freeName(move)}`,
  folk: (folk: FolkId): PlaceId => `folk-${folk}`,
  /** A single tile in place of a twin. */
  single: (tile: SingleTile): PlaceId => `single-${tile}`,
  crop: (crop: Crop): PlaceId => `crop-${crop}`,
  lose: (good: Good): PlaceId => `lose-${good}`,
  gain: (by: FurnishingId): PlaceId => `gain-${by}`,
  harvestTrade: ({ by, way }: HarvestTrade): PlaceId => `before-${by}-${way}`,
  carve: ({ dog, sheep, donkey, boar, cattle }: Carve): PlaceId => `carve-${dog}-${sheep}-${donkey}-${boar}-${cattle}`,
  breedAgain: ({ vegetable, sheep, donkey, boar, cattle }: BreedAgain): PlaceId =>
    `again-${vegetable}-${[sheep, donkey, boar, cattle].map(Number).join('')}`,
  add: (animal: Animal): PlaceId => `add-${animal}`,
  side: (side: 'dwarves' | 'folk'): PlaceId => `side-${side}`,
} as const;

/** What ends an expedition's pack, a market's basket and a plan of sowing; the board itself knows what lies in them. */
export const SEND: PlaceId = 'send';
export const SOW_ALL: PlaceId = 'sow-all';
export const BUY_ALL: PlaceId = 'buy-all';
/** Opens the drawer of exchanges. */
export const EXCHANGES: PlaceId = 'exchanges';

/** An exchange in one word. */
function freeName(move: Free): string {
  switch (move.do) {
    case 'convert':
      return move.what;
    case 'gold':
      return 'gold';
    case 'ruby':
    case 'ruby-animal':
      return `ruby-${move.get}`;
    case 'ruby-tile':
      return `ruby-tile-${move.tile}`;
    case 'exchange':
      return `${move.furnishing}-${move.way}`;
    case 'discard':
      return `weapon-${move.strength}`;
    case 'crop':
      return `crop-${move.crop}`;
    case 'cook':
      return 'cook';
  }
}

/** What the viewer has to answer. */
function frameOf(view: Caverna, viewer: Viewer): CavernaFrame | undefined {
  return viewer === 'spectator' ? undefined : (frameFor(view, viewer) as CavernaFrame | undefined);
}

/** The twin tiles among which one may be chosen now. */
export function tilesOn(frame: CavernaFrame | undefined): readonly TwinTile[] {
  if (frame?.step !== 'place-twin') return [];
  const effect = effectAt(frame.effect);
  return effect.is === 'place' ? effect.tiles : [];
}

/** FF-4.18, FF-7.3.12: the single tiles that may lie in place of the twin. */
export function singlesOn(view: Caverna, frame: CavernaFrame | undefined): readonly SingleTile[] {
  const [tile] = tilesOn(frame);
  if (tile === undefined || frame?.step !== 'place-twin') return [];
  const { ground } = TWIN[tile];
  if (!heldAt(playerAt(view, frame.seat), 'place.twin').some((rule) => rule.ground === ground)) return [];
  return SINGLE_TILES.filter((single) => GROUND_OF[single] === ground);
}

/** CV-4.23 */
function fieldsOf(view: Caverna, viewer: Viewer): readonly number[] {
  return viewer === 'spectator' ? [] : fieldsToSow(playerAt(view, viewer));
}

/** Whether it has to be said first which tile is laid. */
function choosesTile(view: Caverna, viewer: Viewer): boolean {
  const frame = frameOf(view, viewer);
  return tilesOn(frame).length > 1 || singlesOn(view, frame).length > 0;
}

/** What may be built in one go of fences. */
export function fencesOn(frame: CavernaFrame | undefined): readonly FenceKind[] {
  if (frame?.step !== 'fences') return [];
  return (['small', 'large', 'stable'] as const).filter((kind) => frame[kind] !== NOT_THERE);
}

/** Both orders in which two cells can be pointed at. */
function eitherWay(first: readonly PlaceId[], one: PlaceId, other: PlaceId): Path[] {
  return [
    [...first, one, other],
    [...first, other, one],
  ];
}

/** Where a fence is chosen first, if there are several kinds. */
function fenceFirst(kind: FenceKind, view: Caverna, viewer: Viewer): readonly PlaceId[] {
  return fencesOn(frameOf(view, viewer)).length === 1 ? [] : [placeOf.fence(kind)];
}

export function pathsOf(move: CavernaMove, view: Caverna, viewer: Viewer): Path[] {
  switch (move.do) {
    case 'use':
    case 'imitate':
      return [[placeOf.space(move.space)]];
    case 'instead':
      return [[placeOf.person(move.strength)]];
    case 'branch':
      return [[placeOf.branch(move.first, 'second' in move ? move.second : undefined)]];
    case 'place': {
      const first = choosesTile(view, viewer) ? [placeOf.tile(move.tile)] : [];
      const { a, b, tile } = move;
      const ways = eitherWay(first, placeOf.half(a, 0), placeOf.half(b, 1));
      // Both halves are alike, and listed once.
      return tile === 'cavern-cavern' ? [...ways, ...eitherWay(first, placeOf.half(b, 0), placeOf.half(a, 1))] : ways;
    }
    case 'single':
      return [[placeOf.single(move.tile), placeOf.cell(move.cell)]];
    case 'sow-on':
      return [[placeOf.cell(move.cell), placeOf.crop(move.crop)]];
    case 'lose':
      return [[placeOf.lose(move.good)]];
    case 'harvest-gain':
      return [[placeOf.gain(move.by)]];
    case 'harvest-trade':
      return [[placeOf.harvestTrade(move)]];
    case 'carve':
      return [[placeOf.carve(move)]];
    case 'breed-again':
      return [[placeOf.breedAgain(move)]];
    case 'add':
      return [[placeOf.add(move.animal)]];
    case 'ruby-mine':
    case 'tile':
    case 'cell':
      return [[placeOf.cell(move.cell)]];
    case 'small-pasture':
      return [[...fenceFirst('small', view, viewer), placeOf.cell(move.cell)]];
    case 'stable':
      return [[...fenceFirst('stable', view, viewer), placeOf.cell(move.cell)]];
    case 'large-pasture':
      return eitherWay(fenceFirst('large', view, viewer), placeOf.cell(move.a), placeOf.cell(move.b));
    case 'furnish':
      return [[placeOf.room(move.furnishing)]];
    case 'pay':
      return [[placeOf.pay(move)]];
    case 'sow':
      return fieldsOf(view, viewer).map((cell) => [placeOf.cell(cell), placeOf.sow(move.grain, move.vegetable)]);
    case 'forge':
      return [[placeOf.forge(move)]];
    case 'loot':
      return [[placeOf.loot(move.item)]];
    case 'trade':
      return [[placeOf.trade(move.times)]];
    case 'buy':
      return [[placeOf.buy(move.good)]];
    case 'breed':
      return [[placeOf.breed(move)]];
    case 'keep':
      return [[placeOf.keep(move)]];
    case 'feed':
      return [[placeOf.feed(move)]];
    case 'gold-to-food':
      return [[placeOf.gold(move.gold)]];
    case 'convert':
    case 'gold':
    case 'ruby':
    case 'ruby-animal':
    case 'ruby-tile':
    case 'exchange':
    case 'discard':
    case 'crop':
    case 'cook':
      return [[EXCHANGES, placeOf.free(move)], [placeOf.free(move)]];
    case 'pick-folk':
      return [[placeOf.folk(move.folk)]];
    case 'dwarves':
    case 'folk':
      return [[placeOf.side(move.do)]];
    case 'skip-fields':
    case 'skip-breeding':
      return [[move.do]];
    case 'pass':
    case 'skip':
    case 'stop':
    case 'done':
    case 'grow':
    case 'rescue':
    case 'leave':
    case 'train':
      return [];
  }
}

/** A person for whom a ruby would be paid shows at once where it could go. */
export function foresees(move: CavernaMove): boolean {
  return move.do === 'instead';
}

/** What is done at once where it is the only way and no exchange could open another. */
const AT_ONCE: ReadonlySet<CavernaMove['do']> = new Set([
  'done',
  'forge',
  'sow',
  'place',
  'single',
  'ruby-mine',
  'cell',
  'tile',
  'trade',
  'pay',
  'small-pasture',
  'large-pasture',
  'stable',
]);

/**
 * CV-16.1: what can be answered in one way need not be asked for; nor, by CV-14.1, the last exchanges, where all of them make
 * food, which buys no tile and brings no points.
 */
export function isObvious(move: CavernaMove, _view: Caverna, offers: readonly CavernaMove[]): boolean {
  return AT_ONCE.has(move.do) && offers.every((each) => each === move || each.do === 'convert' || each.do === 'gold');
}

/** The cell a place is on, and which half of a twin tile would lie there. */
export function cellOn(place: PlaceId): number | undefined {
  const [, cell] = /^(?:cell|half)-(\d+)/.exec(place) ?? [];
  return cell === undefined ? undefined : Number(cell);
}

/** What a screen reader calls a place, where the move alone does not say it. */
export function nameOf(place: PlaceId, _view: Caverna, _viewer: Viewer, speak: Speak): string | undefined {
  if (place === SEND) return speak('place.send');
  if (place === BUY_ALL) return speak('place.buy-all');
  if (place === EXCHANGES) return speak('place.exchanges');
  const [, space] = /^space-(.+)$/.exec(place) ?? [];
  if (space !== undefined) return speak(`space.${space}`);
  const cell = cellOn(place);
  if (cell !== undefined) return speak('place.cell', cellWords(cell));
  const [, strength] = /^person-(\d+)$/.exec(place) ?? [];
  if (strength !== undefined) return speak('place.person', { strength: Number(strength) });
  const [, fence] = /^fence-(.+)$/.exec(place) ?? [];
  if (fence !== undefined) return speak(`fence.${fence}`);
  const [, tile] = /^(?:tile|single)-(.+)$/.exec(place) ?? [];
  if (tile !== undefined) return speak(`tile.${tile}`);
  return undefined;
}

/** What is asked halfway: the other half of a tile, the cell of a pasture. */
export function asksNext(chosen: Path, view: Caverna, viewer: Viewer, speak: Speak): string | undefined {
  const last = chosen.at(-1) ?? '';
  const tiles = tilesOn(frameOf(view, viewer));
  if (last.startsWith('half-')) return speak('ask.other-half');
  if (last.startsWith('tile-') || tiles.includes(last as TwinTile)) return speak('ask.first-half');
  if (last.startsWith('single-')) return speak(`ask.where-${last}`);
  if (last.startsWith('fence-')) return speak(`ask.where-${last}`);
  if (last.startsWith('cell-')) return speak('ask.second-meadow');
  return undefined;
}

/** Row and column as a person would count them. */
function cellWords(cell: number): { readonly row: number; readonly column: number } {
  const { x, y } = cellOf(cell);
  return { row: y, column: x };
}
