import type { Viewer } from '../../../kernel/game.ts';
import { isOneOf } from '../../../kernel/lists.ts';
import { frameFor } from '../../../kernel/steps.ts';
import { family, num, oneOf, placeIds, text } from '../../../web/board-kit/place-ids.ts';
import type { Path, PlaceId } from '../../../web/board-kit/tabletop.ts';
import { DEED_IDS, type Deed } from '../box/deeds.ts';
import { STATS } from '../box/fights.ts';
import { hexNamed, joinNamed } from '../box/hexes.ts';
import { isPathPiece, PIECE_IDS } from '../box/pieces.ts';
import { SUPPLIES } from '../box/supplies.ts';
import type { TrollTownFrame } from '../frames.ts';
import { CHANGE, siteIn, type TrollTownMove, WORKS } from '../moves.ts';
import { BEDS, CREWS, GEARS, type Land, type TrollTown } from '../position.ts';
import { plannedLand } from '../rules/ground/planned-land.ts';
import { countStanding, freePrivateBeds } from '../rules/levels.ts';
import { type Lie, liesOf } from './lies.ts';
import { nameOfNumber, nameOfTroll } from './town/names.ts';
import type { Speak } from './words.ts';

/** Where things are on the board: what the drawing and the moves both go by. */
export const { placeOf, readPlace } = placeIds({
  points: family('points', num),
  deed: family('deed', oneOf(DEED_IDS)),
  bed: family('bed', oneOf(BEDS)),
  gear: family('gear', oneOf(GEARS)),
  building: family('building', num),
  wait: family('wait'),
  hex: family('hex', text),
  join: family('join', text),
  troll: family('troll', num),
  crowns: family('crowns', num),
  supply: family('supply', oneOf(['hub', 'hut'] as const), oneOf(SUPPLIES)),
  trinkets: family('trinkets', num),
  stat: family('stat', oneOf(STATS)),
  crew: family('crew', oneOf(CREWS)),
  work: family('work', oneOf(WORKS)),
  noOrder: family('no-order'),
  lie: family('lay', num, num, oneOf(PIECE_IDS), num),
  part: family('plan', oneOf(CHANGE.map(({ part }) => part))),
  show: family('show', num),
  showAll: family('show-all'),
  hide: family('hide-slate'),
  slate: family('slate'),
  grunt: family('grunt'),
  /** On the button that grunts: back to an empty plan, and on from what became of the last one. */
  planOn: family('plan-on'),
  gruntNext: family('grunt-next'),
  lend: family('lend', num),
});

/** Where one shows one's plan to somebody. */
function showTo(to: number | 'all'): PlaceId {
  return to === 'all' ? placeOf.showAll : placeOf.show(to);
}

/** Places that have a name of their own. */
const NAMED = ['wait', 'no-order', 'grunt', 'show-all', 'hide-slate', 'slate'] as const;

/** Whether a place belongs to the slate of one's plan. */
export function hasPlaceOfSlate(place: PlaceId): boolean {
  const is = readPlace(place)?.is;
  return is === 'hide' || is === 'show' || is === 'showAll';
}

/** The place of a site as it lies from one of its hexes. */
export function placeOfLie({ cell, turn, piece, site }: Lie): PlaceId {
  return placeOf.lie(cell, turn, piece, site);
}

/** What a place stands for on the ground, if it is a site. */
export function lieOf(place: PlaceId): Lie | undefined {
  const found = readPlace(place);
  if (found?.is !== 'lie') return undefined;
  const [cell, turn, piece, site] = found.of;
  return { cell, turn, piece, site };
}

function frameOf(view: TrollTown, viewer: Viewer): TrollTownFrame | undefined {
  return viewer === 'spectator' ? undefined : (frameFor(view, viewer) as TrollTownFrame | undefined);
}

type Laying = Extract<TrollTownFrame, { readonly step: 'plan-placement' | 'plan-building-site' }>;

function layingIn(view: TrollTown, viewer: Viewer): Laying | undefined {
  const frame = frameOf(view, viewer);
  return frame?.step === 'plan-placement' || frame?.step === 'plan-building-site' ? frame : undefined;
}

const planned = new WeakMap<TrollTown, readonly Land[]>();

/** The land with the viewer's earlier orders on it; many sites are asked about at once. */
function landFor(view: TrollTown, { seat, order }: Laying): readonly Land[] {
  let land = planned.get(view);
  if (land === undefined) {
    land = plannedLand(view, seat, order);
    planned.set(view, land);
  }
  return land;
}

export function pathsOf(move: TrollTownMove, view: TrollTown, viewer: Viewer): Path[] {
  const deed = placeOf.deed(move.do as Deed);
  switch (move.do) {
    case 'spend':
      return [[placeOf.points(move.points)]];
    case 'get-minion':
      return [move.bed === 'communal' && !hasFreeBed(view, viewer) ? [deed] : [deed, placeOf.bed(move.bed)]];
    case 'capture-child':
      // Without a shop there is nothing to choose.
      if (countStanding(view, 'shop') === 0) return move.gear === 'bare' ? [[deed]] : [];
      return [[deed, placeOf.gear(move.gear)]];
    case 'building':
      return [[placeOf.building(move.building)]];
    case 'wait':
      return [[placeOf.wait]];
    case 'hex':
      return [[placeOf.hex(move.hex)]];
    case 'join':
      return [[placeOf.join(move.join)]];
    case 'victim':
      return [[placeOf.troll(move.victim)]];
    case 'fetch':
      return [[placeOf.supply(move.to, move.supply)]];
    case 'pocket':
      return [[placeOf.supply('hut', move.supply)]];
    case 'carve':
      return [[placeOf.trinkets(move.trinkets)]];
    case 'adorn':
      return [[placeOf.stat(move.stat)]];
    case 'build':
      return move.crew === 'private-first'
        ? [[placeOf.crew(move.crew), placeOf.work(move.work)]]
        : [[placeOf.work(move.work)]];
    case 'none':
      return [[placeOf.noOrder]];
    case 'lay': {
      const laying = layingIn(view, viewer);
      if (laying === undefined) return [];
      const { piece } = laying;
      return liesOf(piece, siteIn(piece, move), landFor(view, laying)).map((lie) => [placeOfLie(lie)]);
    }
    case 'change':
      return [[placeOf.part(move.part)]];
    case 'show':
      return [[placeOf.slate, showTo(move.to)], [showTo(move.to)]];
    case 'hide':
      return [[placeOf.slate, placeOf.hide], [placeOf.hide]];
    case 'grunt':
      return [[placeOf.grunt]];
    case 'lend':
      return [[placeOf.lend(move.minions)]];
    default:
      return [[deed]];
  }
}

/** Only then is there a choice of beds. */
function hasFreeBed(view: TrollTown, viewer: Viewer): boolean {
  return viewer !== 'spectator' && freePrivateBeds(view, viewer) > 0;
}

/** Deeds after which a place on the map or a supply is asked for. */
const LEADING_ON: ReadonlySet<TrollTownMove['do']> = new Set([
  'capture-child',
  'upgrade-hovel',
  'upgrade-pile',
  'fight',
  'strike',
  'intimidate',
  'smash',
  'fire',
  'destroy',
  'scare',
  'get-resource',
  'make-trinket',
  'grift',
]);

/** What is asked next shows as soon as a tile of the shelf is touched, so that another can be taken instead. */
export function foresees(move: TrollTownMove): boolean {
  if (move.do === 'build') return move.work !== 'rebuild' && move.work !== 'rebuild-clay';
  return LEADING_ON.has(move.do);
}

export function nameOf(place: PlaceId, view: TrollTown, _viewer: Viewer, speak: Speak): string | undefined {
  const found = readPlace(place);
  switch (found?.is) {
    case 'lie': {
      const [, number, work] = found.of;
      return speak(isPathPiece(work) ? 'place.road' : 'place.house', { work, number });
    }
    case 'building':
      return nameOfNumber(view, found.of[0], speak);
    case 'troll':
    case 'show':
      return nameOfTroll(view, found.of[0], speak);
    case 'points':
    case 'lend':
    case 'trinkets':
      return String(found.of[0]);
    // The names of deeds, pieces and stats on their tiles are shorter than those in sentences.
    case 'deed':
      return speak(`act.${found.of[0]}`);
    case 'work':
      return speak(`piece.${found.of[0]}`);
    case 'stat':
      return speak(`stat-name.${found.of[0]}`);
    case 'part':
      return speak(`part.${found.of[0]}`);
    case 'bed':
      return speak(`bed.${found.of[0]}`);
    case 'gear':
      return speak(`gear.${found.of[0]}`);
    case 'crew':
      return speak(`crew.${found.of[0]}`);
    case 'supply':
      return speak(`supply-${found.of[0]}.${found.of[1]}`);
    case 'hex':
      return speak('place.hex', { hex: found.of[0] });
    case 'join':
      return speak('place.join', { join: found.of[0] });
    default:
      return isOneOf(NAMED, place) ? speak(`place.${place}`) : undefined;
  }
}

/** What is asked once a tile of the shelf has been taken. */
export function asksNext(chosen: Path, _view: TrollTown, _viewer: Viewer, speak: Speak): string | undefined {
  const last = chosen.at(-1) ?? '';
  const found = readPlace(last);
  if (found?.is === 'crew') return speak('ask.next-own-crew');
  if (last === placeOf.deed('get-minion')) return speak('ask.next-bed');
  if (last === placeOf.deed('capture-child')) return speak('ask.next-gear');
  if (found?.is !== 'work') return undefined;
  const [work] = found.of;
  return speak(isPathPiece(work) ? 'ask.next-road' : 'ask.next-house', { work });
}

/** The hexes or joins that places of the map stand for. */
export function hexOfPlace(place: PlaceId): number | undefined {
  const found = readPlace(place);
  return found?.is === 'hex' ? hexNamed(found.of[0]) : undefined;
}

export function joinOfPlace(place: PlaceId): number | undefined {
  const found = readPlace(place);
  return found?.is === 'join' ? joinNamed(found.of[0]) : undefined;
}
