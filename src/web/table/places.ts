import type { Game, Move, Position, Viewer } from '../../kernel/game.ts';
import { labelFor } from '../../kernel/steps.ts';
import type { Perspective } from '../../protocol/server.ts';
import type { PlaceState } from '../board-kit/places.tsx';
import { type Reach, reach } from '../board-kit/reach.ts';
import type { Path, PlaceId, Speak, Tabletop } from '../board-kit/tabletop.ts';

/** What may be done on the board now: how each place looks, and what follows from choosing it. */
export interface BoardOffers {
  readonly reached: Reach;
  readonly states: ReadonlyMap<PlaceId, PlaceState>;
}

export const NO_OFFERS: BoardOffers = {
  reached: { lit: new Map(), instead: new Map(), blocked: new Map(), loose: [] },
  states: new Map(),
};

/** Says a move in words, as it stands in this position. */
export type SayMove = (move: Move) => string;

export function moveSpeaker(game: Game, perspective: Pick<Perspective, 'view' | 'viewer'>, say: Speak): SayMove {
  const { view, viewer } = perspective;
  return (move) => {
    const label = labelFor(game, view as Position, viewer === 'spectator' ? 0 : viewer, move);
    return say(label.say, label);
  };
}

/** The offers of a perspective, laid out on the places of its board. */
export function layOut(
  tabletop: Tabletop,
  perspective: Perspective,
  chosen: Path,
  say: Speak,
  sayMove: SayMove,
  hinted?: Move,
): BoardOffers {
  const { view, viewer, offers, blocked } = perspective;
  const pathsOf = (move: Move) => tabletop.pathsOf(move, view, viewer);
  const reached = reach(offers, blocked, pathsOf, chosen);
  const states = new Map<PlaceId, PlaceState>();
  const pointsAt = hinted === undefined ? [] : nextOn(pathsOf(hinted), chosen);
  const name = (place: PlaceId) => tabletop.nameOf(place, view, viewer, say);

  for (const place of chosen) states.set(place, { mood: 'chosen', label: name(place) ?? place, portable: false });
  for (const [mood, places] of [
    ['lit', reached.lit],
    ['instead', reached.instead],
  ] as const) {
    for (const [place, moves] of places) {
      if (mood === 'instead' && states.has(place)) continue;
      const label = labelOf(moves, name(place), sayMove);
      states.set(place, {
        mood,
        label,
        portable: isPortable(tabletop, viewer, view, moves, place),
        ...(pointsAt.includes(place) && { hinted: true }),
      });
    }
  }
  for (const [place, { move, why }] of reached.blocked) {
    const reason = say(why.say, why);
    const label = `${name(place) ?? sayMove(move)}. ${reason}`;
    states.set(place, { mood: 'blocked', label, why: { reason, rule: why.rule }, portable: false });
  }
  return { reached, states };
}

/** Where to go next on these paths: on from what is chosen, or else back to where they begin. */
function nextOn(paths: readonly Path[], chosen: Path): PlaceId[] {
  const onward = paths.filter((path) => chosen.every((place, index) => path[index] === place));
  const next = onward.length > 0 ? onward.map((path) => path[chosen.length]) : paths.map(([first]) => first);
  return next.filter((place) => place !== undefined);
}

/** A place where one move is left is called by the move. */
function labelOf(moves: readonly Move[], name: string | undefined, sayMove: SayMove): string {
  const [only, another] = moves;
  if (only !== undefined && (another === undefined || name === undefined)) {
    const move = sayMove(only);
    return name === undefined ? move : `${move} (${name})`;
  }
  return name ?? '';
}

/** What leads on to another place can be carried there; so can what asks at once where it shall go. */
function isPortable(
  tabletop: Tabletop,
  viewer: Viewer,
  view: unknown,
  moves: readonly Move[],
  place: PlaceId,
): boolean {
  const leadsOn = moves.some((move) =>
    tabletop.pathsOf(move, view, viewer).some((path) => path.includes(place) && path.at(-1) !== place),
  );
  return leadsOn || (tabletop.carries?.(place) ?? false);
}
