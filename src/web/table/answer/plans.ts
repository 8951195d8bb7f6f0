import type { Game, Move, Position, Seat } from '../../../kernel/game.ts';
import { type Blocked, Offers, sameMove } from '../../../kernel/offers.ts';
import { answer, frameFor, offersFor, questionFor } from '../../../kernel/steps.ts';
import type { Perspective } from '../../../protocol/server.ts';
import type { Path, Speak, Tabletop } from '../../board-kit/tabletop.ts';
import { moveSpeaker, type SayMove } from './say-move.ts';
import { HAND_OVER } from './use-last-look.ts';

/** What is made by going to places: a move, or one with the choice that follows it. */
export interface Plan {
  readonly moves: readonly [first: Move, ...then: Move[]];
  readonly paths: readonly Path[];
  say(): string;
  /** What is asked on the way, once the places chosen are all that the first move needs; only where a choice was foreseen. */
  asks?(chosen: Path): string | undefined;
}

interface Plans {
  readonly offers: readonly Plan[];
  readonly blocked: readonly Blocked<Plan>[];
}

interface Planning {
  readonly game: Game;
  readonly tabletop: Tabletop;
  readonly perspective: Perspective;
  readonly blocked: readonly Blocked<Move>[];
  readonly say: Speak;
  readonly sayMove: SayMove;
  /** Whether choices may be shown before the moves they follow are made. */
  readonly ahead: boolean;
}

/** The offers of a perspective as plans; where the tabletop foresees what follows a move, a plan for every such choice. */
export function makePlans(planning: Planning): Plans {
  const { perspective, ahead, tabletop, sayMove } = planning;
  const plain = planner(tabletop, perspective, sayMove);
  const offers: Plan[] = [];
  const blocked = planning.blocked.map(({ move, why }) => ({ move: plain(move), why }));
  const unreached: Blocked<Plan>[] = [];
  for (const move of perspective.offers) {
    const follow =
      ahead && tabletop.foresees?.(move, perspective.view, perspective.viewer) === true
        ? foresee(planning, move)
        : undefined;
    if (follow === undefined) {
      offers.push(plain(move));
      continue;
    }
    const first = plain(move);
    const after = planner(tabletop, follow, moveSpeaker(planning.game, follow, planning.say));
    const { question } = follow;
    const isMade = (chosen: Path) => first.paths.some((path) => path.every((place, index) => chosen[index] === place));
    const asks = (chosen: Path) => (question && isMade(chosen) ? planning.say(question.say, question) : undefined);
    offers.push(...follow.offers.map((next) => ({ ...join(first, after(next)), asks })));
    unreached.push(...follow.blocked.map(({ move: next, why }) => ({ move: join(first, after(next)), why })));
  }
  return { offers, blocked: [...unreached, ...blocked] };
}

function planner(tabletop: Tabletop, { view, viewer }: Pick<Perspective, 'view' | 'viewer'>, sayMove: SayMove) {
  return (move: Move): Plan => ({
    moves: [move],
    paths: sameMove(move, HAND_OVER) ? [] : tabletop.pathsOf(move, view, viewer),
    say: () => sayMove(move),
  });
}

function join(first: Plan, then: Plan): Plan {
  return {
    moves: [...first.moves, ...then.moves],
    paths: first.paths.flatMap((start) => then.paths.map((end) => [...start, ...end])),
    say: () => then.say(),
  };
}

interface Foreseen extends Pick<Perspective, 'viewer' | 'view' | 'offers' | 'question'> {
  readonly blocked: readonly Blocked<Move>[];
}

/** What the seat would be asked next; nothing if the move would end its say. */
function foresee({ game, perspective }: Planning, move: Move): Foreseen | undefined {
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

/** The plans that go along the line; where none does, those that at least begin as it does. */
export function plansAlong(plans: readonly Plan[], line: readonly Move[]): Plan[] {
  const isAt = (move: Move, at: number) => line[at] !== undefined && sameMove(move, line[at]);
  const begun = plans.filter(({ moves: [first] }) => isAt(first, 0));
  const along = begun.filter(({ moves }) => moves.every(isAt));
  return along.length > 0 ? along : begun;
}

/** Whether the plan needs more places than these: what was foreseen is chosen, never made by itself. */
export function isUnfinished(plan: Plan, path: Path): boolean {
  return (
    plan.moves.length > 1 && !plan.paths.some((each) => each.length === path.length && each.at(-1) === path.at(-1))
  );
}
