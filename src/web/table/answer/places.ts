import type { Move } from '../../../kernel/game.ts';
import type { Perspective } from '../../../protocol/server.ts';
import type { PlaceState } from '../../board-kit/places.tsx';
import { type Reach, reach } from '../../board-kit/reach.ts';
import type { Path, PlaceId, Speak, Tabletop } from '../../board-kit/tabletop.ts';
import { type MoveRoute, type makeRoutes, routesAlong } from './move-routes.ts';

/** What can be done on the board: the state of each place, and what follows from choosing it. */
export interface BoardOffers {
  readonly reached: Reach<MoveRoute>;
  readonly states: ReadonlyMap<PlaceId, PlaceState>;
  /** The places that would be lit after choosing this one, at once or later. */
  ahead(place: PlaceId): PlaceId[];
}

export const NO_OFFERS: BoardOffers = {
  reached: { lit: new Map(), instead: new Map(), blocked: new Map(), loose: [] },
  states: new Map(),
  ahead: () => [],
};

/** Assigns the routes of a perspective to the places of its board. */
export function layOut(
  tabletop: Tabletop,
  { view, viewer }: Perspective,
  { offers, blocked }: ReturnType<typeof makeRoutes>,
  chosen: Path,
  say: Speak,
  hinted: readonly Move[] = [],
): BoardOffers {
  const pathsOf = ({ paths }: MoveRoute) => paths;
  const reached = reach(offers, blocked, pathsOf, chosen);
  const states = new Map<PlaceId, PlaceState>();
  const pointsAt = nextOn(routesAlong(offers, hinted).flatMap(pathsOf), chosen);
  const name = (place: PlaceId) => tabletop.nameOf(place, view, viewer, say);

  for (const place of chosen) {
    const called = name(place) ?? place;
    states.set(place, { mood: 'chosen', label: called, name: called, portable: false });
  }
  for (const [mood, places] of [
    ['lit', reached.lit],
    ['instead', reached.instead],
  ] as const) {
    for (const [place, routes] of places) {
      if (mood === 'instead' && states.has(place)) continue;
      const label = labelOf(routes, place, name(place));
      const [only, another] = routes;
      states.set(place, {
        mood,
        label,
        name: name(place) ?? label,
        portable: isPortable(tabletop, routes, place),
        ...(only !== undefined && another === undefined && { act: only.say() }),
        ...(pointsAt.includes(place) && { hinted: true }),
      });
    }
  }
  for (const [place, { move: route, why }] of reached.blocked) {
    const reason = say(why.say, why);
    const called = name(place) ?? route.say();
    const label = `${called.replace(/\.$/, '')}. ${reason}`;
    states.set(place, { mood: 'blocked', label, name: called, why: { reason, rule: why.rule }, portable: false });
  }
  return {
    reached,
    states,
    ahead(place) {
      const path = reached.lit.has(place) ? [...chosen, place] : [place];
      const later = (reached.lit.get(place) ?? []).flatMap(
        ({ moves: [move] }) => tabletop.previews?.(move, view, viewer) ?? [],
      );
      return [...reach(offers, [], pathsOf, path).lit.keys(), ...later];
    },
  };
}

/** The next place on these paths after the chosen ones, or their first place if they begin elsewhere. */
function nextOn(paths: readonly Path[], chosen: Path): PlaceId[] {
  const onward = paths.filter((path) => chosen.every((place, index) => path[index] === place));
  const next = onward.length > 0 ? onward.map((path) => path[chosen.length]) : paths.map(([first]) => first);
  return next.filter((place) => place !== undefined);
}

/** A place with only one move left is labelled with the move. */
function labelOf(routes: readonly MoveRoute[], place: PlaceId, name: string | undefined): string {
  const [only, another] = routes;
  const isLast = only?.moves.length === 1 || only?.paths.some((path) => path.at(-1) === place);
  if (only !== undefined && ((another === undefined && isLast) || name === undefined)) {
    const words = only.say();
    return name === undefined || name === words ? words : `${words} (${name})`;
  }
  return name ?? '';
}

/** A piece can be dragged if its path continues at another place, or if the next question asks where it goes. */
function isPortable(tabletop: Tabletop, routes: readonly MoveRoute[], place: PlaceId): boolean {
  const leadsOn = routes.some(({ paths }) => paths.some((path) => path.includes(place) && path.at(-1) !== place));
  return leadsOn || (tabletop.carries?.(place) ?? false);
}
