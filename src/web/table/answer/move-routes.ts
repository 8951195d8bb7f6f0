import type { Game, Move, Position, Seat } from '../../../kernel/game.ts';
import { type Blocked, Offers, sameMove } from '../../../kernel/offers.ts';
import { answer, frameFor, offersFor, questionFor } from '../../../kernel/steps.ts';
import type { Perspective } from '../../../protocol/server.ts';
import type { Path, Speak, Tabletop } from '../../board-kit/tabletop.ts';
import { moveSpeaker, type SayMove } from './say-move.ts';
import { CONFIRM_TURN } from './use-last-look.ts';

/** Moves that are made by choosing places on the board: one move, or one together with the choice that follows it. */
export interface MoveRoute {
  readonly moves: readonly [first: Move, ...then: Move[]];
  readonly paths: readonly Path[];
  say(pointed?: 'pointed'): string;
  /** The follow-up question, once the chosen places complete the first move. */
  asks?(chosen: Path): string | undefined;
}

interface MoveRoutes {
  readonly offers: readonly MoveRoute[];
  readonly blocked: readonly Blocked<MoveRoute>[];
}

interface RouteInput {
  readonly game: Game;
  readonly tabletop: Tabletop;
  readonly perspective: Perspective;
  readonly blocked: readonly Blocked<Move>[];
  readonly say: Speak;
  readonly sayMove: SayMove;
  /** Whether follow-up choices are shown before their move is made. */
  readonly ahead: boolean;
}

/** The routes of all offers. If the tabletop foresees the choice after a move, there is one route for each such choice. */
export function makeRoutes(input: RouteInput): MoveRoutes {
  const { perspective, ahead, tabletop, sayMove } = input;
  const plain = routeMaker(tabletop, perspective, sayMove);
  const offers: MoveRoute[] = [];
  const blocked = input.blocked.map(({ move, why }) => ({ move: plain(move), why }));
  const unreached: Blocked<MoveRoute>[] = [];
  for (const move of perspective.offers) {
    const follow =
      ahead && tabletop.foresees?.(move, perspective.view, perspective.viewer) === true
        ? foresee(input, move)
        : undefined;
    if (follow === undefined) {
      offers.push(plain(move));
      continue;
    }
    const first = plain(move);
    const after = routeMaker(tabletop, follow, moveSpeaker(input.game, follow, input.say));
    const { question } = follow;
    const isMade = (chosen: Path) => first.paths.some((path) => path.every((place, index) => chosen[index] === place));
    const asks = (chosen: Path) => (question && isMade(chosen) ? input.say(question.say, question) : undefined);
    offers.push(...follow.offers.map((next) => ({ ...join(first, after(next)), asks })));
    unreached.push(...follow.blocked.map(({ move: next, why }) => ({ move: join(first, after(next)), why })));
  }
  return { offers, blocked: [...unreached, ...blocked] };
}

function routeMaker(tabletop: Tabletop, { view, viewer }: Pick<Perspective, 'view' | 'viewer'>, sayMove: SayMove) {
  return (move: Move): MoveRoute => ({
    moves: [move],
    paths: sameMove(move, CONFIRM_TURN) ? [] : tabletop.pathsOf(move, view, viewer),
    say: (pointed) => sayMove(move, pointed),
  });
}

function join(first: MoveRoute, then: MoveRoute): MoveRoute {
  return {
    moves: [...first.moves, ...then.moves],
    paths: first.paths.flatMap((start) => then.paths.map((end) => [...start, ...end])),
    say: (pointed) => then.say(pointed),
  };
}

interface Foreseen extends Pick<Perspective, 'viewer' | 'view' | 'offers' | 'question'> {
  readonly blocked: readonly Blocked<Move>[];
}

/** The seat's next question after the move; undefined if there is none. */
function foresee({ game, perspective }: RouteInput, move: Move): Foreseen | undefined {
  const { view, viewer } = perspective;
  if (viewer === 'spectator') return undefined;
  const seat: Seat = viewer;
  const position = game.clone(view as Position);
  answer(game, position, seat, move);
  if (frameFor(position, seat) === undefined) return undefined;
  const offers = new Offers(true);
  offersFor(game, position, seat, offers);
  if (offers.count === 0) return undefined;
  const question = questionFor(game, position, seat);
  return { viewer, view: position, offers: offers.list(), blocked: offers.blocked, ...(question && { question }) };
}

/** The routes that make exactly these moves, or else those with the same first move. */
export function routesAlong(routes: readonly MoveRoute[], line: readonly Move[]): MoveRoute[] {
  const isAt = (move: Move, at: number) => line[at] !== undefined && sameMove(move, line[at]);
  const begun = routes.filter(({ moves: [first] }) => isAt(first, 0));
  const along = begun.filter(({ moves }) => moves.every(isAt));
  return along.length > 0 ? along : begun;
}

/** Whether a combined route still needs places: foreseen choices are never made automatically. */
export function isUnfinished(route: MoveRoute, path: Path): boolean {
  return (
    route.moves.length > 1 && !route.paths.some((each) => each.length === path.length && each.at(-1) === path.at(-1))
  );
}
