import type { Viewer } from '../../../kernel/game.ts';
import { frameFor } from '../../../kernel/steps.ts';
import type { Path, PlaceId } from '../../../web/board-kit/tabletop.ts';
import { NOTHING } from '../box/goods.ts';
import { effectAt, spaceAt } from '../box/spaces.ts';
import { GROUND_OF, SINGLE_TILES, type SingleTile, TWIN, type TwinTile } from '../box/tiles.ts';
import { type CavernaFrame, NOT_THERE } from '../frames.ts';
import type { CavernaMove } from '../moves.ts';
import { type Caverna, playerAt } from '../position.ts';
import type { FenceKind } from '../rules/fencing.ts';
import { fieldsToSow } from '../rules/sowing.ts';
import { sayGoods } from './goods.tsx';
import { heldAt } from './held.ts';
import { FENCE_KINDS, placeOf, readPlace } from './place-ids.ts';
import type { Speak } from './words.ts';

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
  return FENCE_KINDS.filter((kind) => frame[kind] !== NOT_THERE);
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
      return [[placeOf.exchanges, placeOf.free(move)], [placeOf.free(move)]];
    case 'pick-folk':
      return [[placeOf.folk(move.folk)]];
    case 'dwarves':
    case 'folk':
      return [[placeOf.side(move.do)]];
    case 'skip-fields':
      return [[placeOf.skip('fields')]];
    case 'skip-breeding':
      return [[placeOf.skip('breeding')]];
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

/** What a screen reader calls a place, where the move alone does not say it. */
export function nameOf(place: PlaceId, _view: Caverna, _viewer: Viewer, speak: Speak): string | undefined {
  const found = readPlace(place);
  switch (found?.is) {
    case 'send':
      return speak('place.send');
    case 'buyAll':
      return speak('place.buy-all');
    case 'exchanges':
      return speak('place.exchanges');
    case 'space':
      return speak(`space.${found.of[0]}`);
    case 'cell':
    case 'half':
      return speak('place.cell', { cell: found.of[0] });
    case 'person':
      return speak('place.person', { strength: found.of[0] });
    case 'fence':
      return speak(`fence.${found.of[0]}`);
    case 'tile':
    case 'single':
      return speak(`tile.${found.of[0]}`);
    default:
      return undefined;
  }
}

/** What lies on the space to which a move leads. */
export function brings(move: CavernaMove, view: Caverna, _viewer: Viewer, speak: Speak): string | undefined {
  if (move.do !== 'use' && move.do !== 'imitate') return undefined;
  const goods = view.spaces.find(({ space }) => spaceAt(space).id === move.space)?.goods ?? NOTHING;
  return sayGoods(goods, speak) || undefined;
}

/** What is asked halfway: the other half of a tile, the cell of a pasture. */
export function asksNext(chosen: Path, _view: Caverna, _viewer: Viewer, speak: Speak): string | undefined {
  const found = readPlace(chosen.at(-1) ?? '');
  switch (found?.is) {
    case 'half':
      return speak('ask.other-half');
    case 'tile':
      return speak('ask.first-half');
    case 'single':
      return speak(`ask.where-single-${found.of[0]}`);
    case 'fence':
      return speak(`ask.where-fence-${found.of[0]}`);
    case 'cell':
      return speak('ask.second-meadow');
    default:
      return undefined;
  }
}
