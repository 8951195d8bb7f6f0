import type { Seat, Viewer } from '../../../kernel/game.ts';
import { frameFor } from '../../../kernel/steps.ts';
import type { Path, PlaceId, Speak } from '../../../web/board-kit/tabletop.ts';
import { AREAS, type AreaId, areaId, areaNumber, CAMP } from '../box/areas.ts';
import type { TileId } from '../box/tiles.ts';
import { tileNumber } from '../box/tiles.ts';
import { bitOf, lowestTroll } from '../figures.ts';
import type { TrollsFrame } from '../frames.ts';
import type { Act, Activable, TrollsMove } from '../moves.ts';
import { eachPlacement } from '../network.ts';
import { playerAt, type TrollsAndPrincesses } from '../position.ts';
import { breakdown, describeArea } from './points.ts';
import { wholePriceOf } from './prices.ts';

/** An action by what is done, whatever it is done with. */
export type ActionName = Exclude<Act['do'], 'end' | 'activate'>;

/** Where things are on the board: what the drawing and the moves both go by. */
export const placeOf = {
  area: (area: AreaId): PlaceId => `area-${area}`,
  trolls: (area: AreaId): PlaceId => `trolls-${area}`,
  barred: (area: AreaId): PlaceId => `barred-${area}`,
  humans: (area: AreaId): PlaceId => `humans-${area}`,
  rival: (area: AreaId, owner: Seat): PlaceId => `rival-${owner}-${area}`,
  action: (area: AreaId, name: ActionName): PlaceId => `act-${name}-${area}`,
  activate: (tile: Activable): PlaceId => `activate-${tile}`,
  own: (place: string): PlaceId => `own-${place}`,
  outposts: (area: AreaId): PlaceId => `outposts-${area}`,
  sites: (resource: string): PlaceId => `sites-${resource}`,
  field: (resource: string): PlaceId => `field-${resource}`,
  spot: (form: string, bonus: string): PlaceId => `spot-${form}-${bonus}`,
  tile: (tile: TileId): PlaceId => `tile-${tile}`,
  cell: (i: number, j: number, r: number): PlaceId => `cell_${i}_${j}_${r}`,
  card: (card: string): PlaceId => `card-${card}`,
  kingCard: (card: string): PlaceId => `king-card-${card}`,
  clan: (clan: string): PlaceId => `clan-${clan}`,
} as const;

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
      const rival = placeOf.rival(move.to, move.owner);
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
      return [[placeOf.action(here, move.do), placeOf.own(move.place), placeOf.outposts(move.village)]];
    case 'replenish': {
      const sites = placeOf.sites(move.resource);
      return [[placeOf.action(here, move.do), sites], [sites]];
    }
    case 'buy-card': {
      const card = placeOf.card(move.card);
      return [[placeOf.action(here, move.do), card], [card]];
    }
    case 'swap':
      return [[placeOf.action(here, move.do), placeOf.own(move.place), placeOf.field(move.pay)]];
    case 'hire':
      return [[placeOf.action(here, move.do), placeOf.area(move.cavern)]];
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
      return [[placeOf.action(here, move.do)]];
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
export function asksNext([first = '', second]: Path, _view: TrollsAndPrincesses, _viewer: Viewer, speak: Speak) {
  const [, family, which = ''] = /^(trolls|area)-(.+)$/.exec(first) ?? [];
  if (family === 'trolls') return speak('ask.where-to', { area: which });
  if (family === 'area') return speak('ask.which-troll', { area: which });
  const [, action] = /^act-(swap|hire|build-outpost|replenish|buy-card)-/.exec(first) ?? [];
  if (action === undefined) return undefined;
  return speak(second === undefined ? `ask.next-${action}` : `ask.last-${action}`);
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
const LEADING_ON: ReadonlySet<string> = new Set(['build-outpost', 'replenish', 'buy-card', 'swap', 'hire']);

/** A troll that is elsewhere. */
const NOT_THERE = -1;

const AREA_OF = /^(area|trolls|barred|humans|outposts)-(.+)$/;
const CELL = /^cell_(-?\d+)_(-?\d+)_(\d)$/;

export function cellOf(place: PlaceId): { i: number; j: number; r: number } | undefined {
  const [, i, j, r] = CELL.exec(place) ?? [];
  return r === undefined ? undefined : { i: Number(i), j: Number(j), r: Number(r) };
}

/** What a screen reader calls a place, where the move alone does not say it. */
export function nameOf(place: PlaceId, view: TrollsAndPrincesses, viewer: Viewer, speak: Speak): string | undefined {
  const [, family, which] = AREA_OF.exec(place) ?? [];
  if (family !== undefined && (AREAS as readonly string[]).includes(which ?? '')) {
    const area = areaNumber(which as AreaId);
    if (family !== 'area') return speak(`place.${family}`, { area: which });
    if (viewer === 'spectator' || area === CAMP) return speak(`area.${which}`);
    const moves = frameOf(view, viewer)?.step === 'move';
    // Wherever it comes from, a troll that comes there finds the same.
    return describeArea(view, breakdown(view, viewer, moves ? NOT_THERE : undefined, area), which as AreaId, speak);
  }
  const [, action] = /^act-([a-z-]+?)-(?:mining|building|power|village-\d)$/.exec(place) ?? [];
  // Actions without a second choice show their own name and price.
  if (action !== undefined && LEADING_ON.has(action)) {
    return `${speak(`use.${action}`)} (${wholePriceOf(action as ActionName, view, speak)})`;
  }
  const [, tile] = /^tile-(.+)$/.exec(place) ?? [];
  if (tile !== undefined) return speak('move.tile', { tile });
  const [, own] = /^own-(.+)$/.exec(place) ?? [];
  if (own !== undefined) return speak('place.own', { place: own });
  const [, resource] = /^(?:sites|field)-(.+)$/.exec(place) ?? [];
  if (resource !== undefined) return speak(`resource.${resource}`);
  const [, rival] = /^rival-(\d)-/.exec(place) ?? [];
  if (rival !== undefined) return speak('place.rival', { seat: Number(rival) });
  return undefined;
}
