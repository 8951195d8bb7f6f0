import type { Viewer } from '../../../kernel/game.ts';
import { frameFor } from '../../../kernel/steps.ts';
import type { Path, PlaceId, Speak } from '../../../web/board-kit/tabletop.ts';
import type { Deed } from '../box/deeds.ts';
import { hexNamed, joinNamed } from '../box/hexes.ts';
import { isPathPiece, type PieceId } from '../box/pieces.ts';
import type { TrollTownFrame } from '../frames.ts';
import { plannedLand } from '../ground/planned-land.ts';
import { countStanding, freePrivateBeds } from '../levels.ts';
import { type Part, siteIn, type TrollTownMove } from '../moves.ts';
import type { Bed, Crew, Gear, Land, TrollTown, Work } from '../position.ts';
import { type Lie, liesOf } from './lies.ts';
import { nameOfNumber, nameOfTroll } from './town/names.ts';

/** Where things are on the board: what the drawing and the moves both go by. */
export const placeOf = {
  points: (points: number): PlaceId => `points-${points}`,
  deed: (deed: Deed): PlaceId => `deed-${deed}`,
  bed: (bed: Bed): PlaceId => `bed-${bed}`,
  gear: (gear: Gear): PlaceId => `gear-${gear}`,
  building: (number: number): PlaceId => `building-${number}`,
  wait: 'wait',
  hex: (hex: string): PlaceId => `hex-${hex}`,
  join: (join: string): PlaceId => `join-${join}`,
  troll: (troll: number): PlaceId => `troll-${troll}`,
  supply: (supply: string, to: string): PlaceId => `supply-${to}-${supply}`,
  trinkets: (count: number): PlaceId => `trinkets-${count}`,
  stat: (stat: string): PlaceId => `stat-${stat}`,
  crew: (crew: Crew): PlaceId => `crew-${crew}`,
  work: (work: Work): PlaceId => `work-${work}`,
  noOrder: 'no-order',
  lie: ({ cell, turn, piece, site }: Lie): PlaceId => `lay_${cell}_${turn}_${piece}_${site}`,
  part: (part: Part): PlaceId => `plan-${part}`,
  show: (to: number | 'all'): PlaceId => `show-${to}`,
  hide: 'hide-slate',
  slate: 'slate',
  grunt: 'grunt',
  lend: (minions: number): PlaceId => `lend-${minions}`,
} as const;

/** Whether a place belongs to the slate of one's plan. */
export function hasPlaceOfSlate(place: PlaceId): boolean {
  return place === placeOf.hide || place.startsWith('show-');
}

const LIE = /^lay_(\d+)_(\d+)_([a-z0-9-]+)_(\d+)$/;

/** What a place stands for on the ground, if it is a site. */
export function lieOf(place: PlaceId): Lie | undefined {
  const [, cell, turn, piece, site] = LIE.exec(place) ?? [];
  if (cell === undefined) return undefined;
  return { cell: Number(cell), turn: Number(turn), piece: piece as PieceId, site: Number(site) };
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
    land = [...plannedLand(view, seat, order)];
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
      return [move.gear === 'bare' && countStanding(view, 'shop') === 0 ? [deed] : [deed, placeOf.gear(move.gear)]];
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
      return [[placeOf.supply(move.supply, move.to)]];
    case 'pocket':
      return [[placeOf.supply(move.supply, 'hut')]];
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
      return liesOf(piece, siteIn(piece, move), landFor(view, laying)).map((lie) => [placeOf.lie(lie)]);
    }
    case 'change':
      return [[placeOf.part(move.part)]];
    case 'show':
      return [[placeOf.slate, placeOf.show(move.to)], [placeOf.show(move.to)]];
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

/** What a tile of the shelf is called. */
const FAMILIES = /^(deed|work|bed|gear|crew|plan|supply-hub|supply-hut|stat)-(.+)$/;

/** The names of deeds, pieces and stats on their tiles are shorter than those in sentences. */
const WORDS: Readonly<Record<string, string>> = { deed: 'act', work: 'piece', stat: 'stat-name', plan: 'part' };

export function nameOf(place: PlaceId, view: TrollTown, _viewer: Viewer, speak: Speak): string | undefined {
  const lie = lieOf(place);
  if (lie !== undefined) {
    const kind = isPathPiece(lie.piece) ? 'road' : 'house';
    return speak(`place.${kind}`, { work: lie.piece, number: lie.turn });
  }
  const [, building] = /^building-(\d+)$/.exec(place) ?? [];
  if (building !== undefined) return nameOfNumber(view, Number(building), speak);
  const [, troll] = /^troll-(\d+)$/.exec(place) ?? [];
  if (troll !== undefined) return nameOfTroll(view, Number(troll), speak);
  const [, shown] = /^show-(\d+)$/.exec(place) ?? [];
  if (shown !== undefined) return nameOfTroll(view, Number(shown), speak);
  const [, points] = /^(?:points|lend|trinkets)-(\d+)$/.exec(place) ?? [];
  if (points !== undefined) return points;
  const [, family, which] = FAMILIES.exec(place) ?? [];
  if (family !== undefined) return speak(`${WORDS[family] ?? family}.${which}`);
  if (place.startsWith('hex-')) return speak('place.hex', { hex: place.slice(4) });
  if (place.startsWith('join-')) return speak('place.join', { join: place.slice(5) });
  return speak(`place.${place}`);
}

/** What is asked once a tile of the shelf has been taken. */
export function asksNext(chosen: Path, _view: TrollTown, _viewer: Viewer, speak: Speak): string | undefined {
  const last = chosen.at(-1) ?? '';
  if (last.startsWith('crew-')) return speak('ask.next-own-crew');
  if (last === placeOf.deed('get-minion')) return speak('ask.next-bed');
  if (last === placeOf.deed('capture-child')) return speak('ask.next-gear');
  const [, work] = /^work-(.+)$/.exec(last) ?? [];
  if (work === undefined) return undefined;
  const isRoad = isPathPiece(work as PieceId);
  return speak(isRoad ? 'ask.next-road' : 'ask.next-house', { work });
}

/** The hexes or joins that places of the map stand for. */
export function hexOfPlace(place: PlaceId): number | undefined {
  return place.startsWith('hex-') ? hexNamed(place.slice(4)) : undefined;
}

export function joinOfPlace(place: PlaceId): number | undefined {
  return place.startsWith('join-') ? joinNamed(place.slice(5)) : undefined;
}
