import type { Move } from '../../../kernel/game.ts';
import type { Perspective } from '../../../protocol/server.ts';
import type { PlaceState } from '../../board-kit/places.tsx';
import { type Reach, reach } from '../../board-kit/reach.ts';
import type { Path, PlaceId, Speak, Tabletop } from '../../board-kit/tabletop.ts';
import { type makePlans, type Plan, plansAlong } from './plans.ts';

/** What may be done on the board now: how each place looks, and what follows from choosing it. */
export interface BoardOffers {
  readonly reached: Reach<Plan>;
  readonly states: ReadonlyMap<PlaceId, PlaceState>;
  /** The places that would be lit if this one were chosen, at once or later on. */
  ahead(place: PlaceId): PlaceId[];
}

export const NO_OFFERS: BoardOffers = {
  reached: { lit: new Map(), instead: new Map(), blocked: new Map(), loose: [] },
  states: new Map(),
  ahead: () => [],
};

/** The plans of a perspective, laid out on the places of its board. */
export function layOut(
  tabletop: Tabletop,
  { view, viewer }: Perspective,
  { offers, blocked }: ReturnType<typeof makePlans>,
  chosen: Path,
  say: Speak,
  hinted: readonly Move[] = [],
): BoardOffers {
  const pathsOf = ({ paths }: Plan) => paths;
  const reached = reach(offers, blocked, pathsOf, chosen);
  const states = new Map<PlaceId, PlaceState>();
  const pointsAt = nextOn(plansAlong(offers, hinted).flatMap(pathsOf), chosen);
  const name = (place: PlaceId) => tabletop.nameOf(place, view, viewer, say);

  for (const place of chosen) {
    const called = name(place) ?? place;
    states.set(place, { mood: 'chosen', label: called, name: called, portable: false });
  }
  for (const [mood, places] of [
    ['lit', reached.lit],
    ['instead', reached.instead],
  ] as const) {
    for (const [place, plans] of places) {
      if (mood === 'instead' && states.has(place)) continue;
      const label = labelOf(plans, place, name(place));
      const [only, another] = plans;
      states.set(place, {
        mood,
        label,
        name: name(place) ?? label,
        portable: isPortable(tabletop, plans, place),
        ...(only !== undefined && another === undefined && { act: only.say() }),
        ...(pointsAt.includes(place) && { hinted: true }),
      });
    }
  }
  for (const [place, { move: plan, why }] of reached.blocked) {
    const reason = say(why.say, why);
    const called = name(place) ?? plan.say();
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

/** Where to go next on these paths: on from what is chosen, or else back to where they begin. */
function nextOn(paths: readonly Path[], chosen: Path): PlaceId[] {
  const onward = paths.filter((path) => chosen.every((place, index) => path[index] === place));
  const next = onward.length > 0 ? onward.map((path) => path[chosen.length]) : paths.map(([first]) => first);
  return next.filter((place) => place !== undefined);
}

/** A place where one move is left is called by the move. */
function labelOf(plans: readonly Plan[], place: PlaceId, name: string | undefined): string {
  const [only, another] = plans;
  const isLast = only?.moves.length === 1 || only?.paths.some((path) => path.at(-1) === place);
  if (only !== undefined && ((another === undefined && isLast) || name === undefined)) {
    const words = only.say();
    return name === undefined || name === words ? words : `${words} (${name})`;
  }
  return name ?? '';
}

/** What leads on to another place can be carried there; so can what asks at once where it shall go. */
function isPortable(tabletop: Tabletop, plans: readonly Plan[], place: PlaceId): boolean {
  const leadsOn = plans.some(({ paths }) => paths.some((path) => path.includes(place) && path.at(-1) !== place));
  return leadsOn || (tabletop.carries?.(place) ?? false);
}
