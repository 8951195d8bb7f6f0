import type { Viewer } from '../../../kernel/game.ts';
import { isOneOf } from '../../../kernel/lists.ts';
import { frameFor } from '../../../kernel/steps.ts';
import { family, num, oneOf, placeIds, text } from '../../../web/board-kit/place-ids.ts';
import type { Path, PlaceId } from '../../../web/board-kit/tabletop.ts';
import { AREAS, type AreaId, areaId, areaNumber, CAMP } from '../box/areas.ts';
import { RESOURCES } from '../box/bonuses.ts';
import { FORMS } from '../box/spots.ts';
import { TILE_IDS, tileNumber } from '../box/tiles.ts';
import type { TrollsFrame } from '../frames.ts';
import type { Act, TrollsMove } from '../moves.ts';
import { playerAt, type TrollsAndPrincesses } from '../position.ts';
import { type ActionPoints, actionPoints, actionPointsAfterMove } from '../rules/action-points.ts';
import { bitOf, lowestTroll } from '../rules/figures.ts';
import { eachPlacement } from '../rules/network.ts';
import { wholePriceOf } from './prices.ts';
import type { Speak } from './words.ts';

/** An action by what is done, whatever it is done with. */
export type ActionName = Exclude<Act['do'], 'end' | 'activate'>;

export const ACTION_NAMES: readonly ActionName[] = [
  'mine-diamond',
  'mine-gold',
  'mine-obsidian',
  'build-tiles',
  'refresh-cave',
  'build-outpost',
  'replenish',
  'get-power',
  'buy-card',
  'refresh-cards',
  'princess',
  'bell',
  'castle',
  'swap',
  'hire',
  'cow',
];

const AREA = oneOf(AREAS);
const RESOURCE = oneOf(RESOURCES);

/** Where things are on the board: what the drawing and the moves both go by. */
export const { placeOf, readPlace } = placeIds({
  area: family('area', AREA),
  trolls: family('trolls', AREA),
  barred: family('barred', AREA),
  humans: family('humans', AREA),
  rival: family('rival', num, AREA),
  action: family('act', oneOf(ACTION_NAMES), AREA),
  activate: family('activate', text),
  own: family('own', text),
  outposts: family('outposts', AREA),
  sites: family('sites', RESOURCE),
  field: family('field', RESOURCE),
  spot: family('spot', oneOf(FORMS), text),
  tile: family('tile', oneOf(TILE_IDS)),
  cell: family('cell', num, num, num),
  card: family('card', text),
  kingCard: family('king-card', text),
  clan: family('clan', text),
});

export function pathsOf(move: TrollsMove, view: TrollsAndPrincesses, viewer: Viewer): Path[] {
  const here = areaId(view.area);
  switch (move.do) {
    case 'clan':
      return [[placeOf.clan(move.clan)]];
    case 'to-cavern':
      return [[placeOf.area(move.cavern)]];
    case 'move': {
      const [troll, ground] = [placeOf.trolls(move.from), placeOf.area(move.to)];
      return settledSource(view, viewer) === areaNumber(move.from)
        ? [[troll, ground], [ground]]
        : settledSource(view, viewer) === undefined
          ? [
              [troll, ground],
              [ground, troll],
            ]
          : [[troll, ground]];
    }
    case 'push': {
      const [troll, ground] = [placeOf.trolls(move.from), placeOf.area(move.to)];
      const rival = placeOf.rival(move.owner, move.to);
      const ways = [
        [troll, ground, rival],
        [troll, rival],
      ];
      if (settledSource(view, viewer) === areaNumber(move.from)) return [...ways, [ground, rival], [rival]];
      return settledSource(view, viewer) === undefined ? [...ways, [ground, troll, rival], [rival, troll]] : ways;
    }
    case 'claim':
      return [[placeOf.kingCard(move.card)]];
    case 'activate':
      return [[placeOf.activate(move.tile)]];
    case 'build-outpost':
      return [[placeOf.action(move.do, here), placeOf.own(move.place), placeOf.outposts(move.village)]];
    case 'replenish': {
      const sites = placeOf.sites(move.resource);
      return [[placeOf.action(move.do, here), sites], [sites]];
    }
    case 'buy-card': {
      const card = placeOf.card(move.card);
      return [[placeOf.action(move.do, here), card], [card]];
    }
    case 'swap':
      return [[placeOf.action(move.do, here), placeOf.own(move.place), placeOf.field(move.pay)]];
    case 'hire':
      return [[placeOf.action(move.do, here), placeOf.area(move.cavern)]];
    case 'mine-diamond':
    case 'mine-gold':
    case 'mine-obsidian':
    case 'build-tiles':
    case 'refresh-cave':
    case 'get-power':
    case 'refresh-cards':
    case 'princess':
    case 'bell':
    case 'castle':
    case 'cow':
      return [[placeOf.action(move.do, here)]];
    case 'spot': {
      const frame = frameOf(view, viewer);
      const form = frame?.step === 'spot' ? (['changeling', 'outpost', 'bell'] as const)[frame.form] : undefined;
      return form === undefined ? [] : [[placeOf.spot(form, move.bonus)]];
    }
    case 'refill':
      return [[placeOf.sites(move.resource)]];
    case 'tile':
      return [[placeOf.tile(move.tile)]];
    case 'place':
      return [[placeOf.cell(move.i, move.j, move.r)]];
    case 'card':
      return [[placeOf.card(move.card)]];
    case 'troll':
      return [[placeOf.trolls(move.from), placeOf.area(move.to)]];
    case 'barred-troll':
      return [[placeOf.barred(move.from), placeOf.area(move.to)]];
    case 'human':
      return [[placeOf.humans(move.from), placeOf.area(move.to)]];
    case 'end':
    case 'stop':
    case 'done':
    case 'skip':
      return [];
  }
}

/** What the viewer has to answer. */
function frameOf(view: TrollsAndPrincesses, viewer: Viewer): TrollsFrame | undefined {
  return viewer === 'spectator' ? undefined : (frameFor(view, viewer) as TrollsFrame | undefined);
}

/** The area from which a troll comes if nobody says otherwise: the only one there is, or the camp as long as some wait there. */
function settledSource(view: TrollsAndPrincesses, viewer: Viewer): number | undefined {
  const only = onlySource(view, viewer);
  if (only !== undefined || viewer === 'spectator' || view.active !== viewer) return only;
  const barred = view.phase === 3 ? bitOf(view.barred) : 0;
  return lowestTroll(playerAt(view, viewer), CAMP, barred) >= 0 ? CAMP : undefined;
}

/** The area from which a troll has to come, if there is only one: then it need not be pointed at. */
export function onlySource(view: TrollsAndPrincesses, viewer: Viewer): number | undefined {
  if (viewer === 'spectator' || view.active !== viewer) return undefined;
  const player = playerAt(view, viewer);
  const barred = view.phase === 3 ? bitOf(view.barred) : 0;
  const sources = AREAS.map((_, area) => area).filter((area) => lowestTroll(player, area, barred) >= 0);
  return sources.length === 1 ? sources[0] : undefined;
}

/** What is asked once a troll or where it goes has been chosen, or a deed that needs more. */
export function asksNext([first = '', second]: Path, view: TrollsAndPrincesses, viewer: Viewer, speak: Speak) {
  const found = readPlace(first);
  switch (found?.is) {
    case 'trolls':
      if (second === undefined) return speak('ask.where-to', { area: found.of[0] });
      return speak('ask.whom-to-push', { area: targetOf(second) });
    case 'area':
      // Whoever comes from a settled place is on the way as soon as the ground is chosen, unless somebody has to leave it.
      return second === undefined && settledSource(view, viewer) === undefined
        ? speak('ask.which-troll', { area: found.of[0] })
        : speak('ask.whom-to-push', { area: found.of[0] });
    case 'rival':
      return speak('ask.which-troll', { area: found.of[1] });
    case 'action':
      if (!isOneOf(LEADING_ON, found.of[0])) return undefined;
      return speak(`${second === undefined ? 'ask.next' : 'ask.last'}-${found.of[0]}`);
    default:
      return undefined;
  }
}

function targetOf(place: PlaceId): AreaId | undefined {
  const found = readPlace(place);
  return found?.is === 'area' ? found.of[0] : undefined;
}

/** A tile that is touched shows at once where it fits; one that fits in a single way is laid without a question. */
export function foresees(move: TrollsMove, view: TrollsAndPrincesses, viewer: Viewer): boolean {
  if (move.do !== 'tile' || viewer === 'spectator') return false;
  let placements = 0;
  eachPlacement(playerAt(view, viewer), tileNumber(move.tile), view.options, () => placements++);
  return placements > 1;
}

/** With no point left, the first troll's phase need not be ended by hand; the turn itself still is, so that it can be taken back. */
export function isObvious(move: TrollsMove, view: TrollsAndPrincesses, offers: readonly TrollsMove[]): boolean {
  return offers.length === 1 && move.do === 'end' && view.phase === 2 && view.points === 0;
}

/** Actions that ask for more before they are done. */
const LEADING_ON = ['build-outpost', 'replenish', 'buy-card', 'swap', 'hire'] as const;

export function cellOf(place: PlaceId): { i: number; j: number; r: number } | undefined {
  const found = readPlace(place);
  if (found?.is !== 'cell') return undefined;
  const [i, j, r] = found.of;
  return { i, j, r };
}

/** TP-11.5: the points of an area, and what the help of others pays for. */
export function describeArea(
  { options }: TrollsAndPrincesses,
  points: ActionPoints,
  area: AreaId,
  speak: Speak,
): string {
  return speak('place.area', { area, ...points, shared: options.sharedActions });
}

/** What a screen reader calls a place, where the move alone does not say it. */
export function nameOf(place: PlaceId, view: TrollsAndPrincesses, viewer: Viewer, speak: Speak): string | undefined {
  const found = readPlace(place);
  switch (found?.is) {
    case 'area':
      return nameOfArea(found.of[0], view, viewer, speak);
    case 'trolls':
    case 'barred':
    case 'humans':
    case 'outposts':
      return speak(`place.${found.is}`, { area: found.of[0] });
    case 'action': {
      const [action] = found.of;
      // Actions without a second choice show their own name and price.
      return isOneOf(LEADING_ON, action)
        ? `${speak(`use.${action}`)} (${wholePriceOf(action, view, speak)})`
        : undefined;
    }
    case 'tile':
      return speak('move.tile', { tile: found.of[0] });
    case 'own':
      return speak('place.own', { place: found.of[0] });
    case 'sites':
    case 'field':
      return speak(`resource.${found.of[0]}`);
    case 'rival':
      return speak('place.rival', { seat: found.of[0] });
    default:
      return undefined;
  }
}

function nameOfArea(id: AreaId, view: TrollsAndPrincesses, viewer: Viewer, speak: Speak): string {
  const area = areaNumber(id);
  if (viewer === 'spectator' || area === CAMP) return speak(`area.${id}`);
  // Wherever it comes from, a troll that comes there finds the same.
  const reckon = frameOf(view, viewer)?.step === 'move' ? actionPointsAfterMove : actionPoints;
  return describeArea(view, reckon(view, viewer, area), id, speak);
}
