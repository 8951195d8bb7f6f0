import type { Game, Move, Position, Seat } from '../../kernel/game.ts';
import { sameMove } from '../../kernel/offers.ts';
import type { Random } from '../../kernel/random.ts';
import { answer, frameFor } from '../../kernel/steps.ts';
import type { Scale } from './judge.ts';
import type { Node } from './tree.ts';

/** What a search keeps until the seat's next question, so that the small steps of one turn are planned together. */
export interface Memory {
  plan?: TurnPlan | undefined;
  /** The turn whose next question is to come. */
  turn?: Turn | undefined;
  /** How an action that was looked through to its end is completed best; all of them are equally good. */
  completions?: readonly Completion[] | undefined;
  /** How a lone player means to go on, to the end of the match. */
  course?: readonly Action[] | undefined;
}

/** The answers of an action, from the first to the last. */
export type Action = readonly Move[];

export interface Completion {
  readonly move: Move;
  readonly worth: number;
  /** The answers to what it asks further. */
  readonly next: readonly Completion[];
  /** `learned` of the position when this was planned. If it has changed, the plan is dropped. */
  readonly learned: number;
}

/** The questions of a seat that follow one another, with nothing between them but what others have to answer because of it. */
interface Turn {
  /** How deep the stack was at its first question: others who answer in between are asked above that. */
  readonly depth: number;
  /** Milliseconds of thought so far. */
  readonly spent: number;
}

interface TurnPlan {
  /** The seat's view at its next question, if nothing comes in between. */
  readonly expected: Position;
  /** The search tree of that question so far. */
  readonly root: Node;
  readonly scale: Scale;
  /** How many iterations the first question of the turn took. */
  readonly effort: number;
}

/** The answers that complete an action as it was meant, where they are on offer and nothing was shown meanwhile. */
export function plannedAmong({ completions = [] }: Memory, view: Position, moves: readonly Move[]): Completion[] {
  return completions.filter(
    ({ move, learned }) => learned === view.learned && moves.some((each) => sameMove(each, move)),
  );
}

/** The plan, where everything came as expected. */
export function recall({ plan }: Memory, view: Position): TurnPlan | undefined {
  return plan !== undefined && isSame(plan.expected, view) ? plan : undefined;
}

/** Where an answer leads, as far as the seat can tell. */
interface Outlook {
  /** What the seat will see at its next question; undefined where chance, a secret or another seat stands between. */
  readonly expected: Position | undefined;
  /** Whether its turn, which began at this depth, will have a next question. */
  readonly goesOn: boolean;
}

export function foresee(game: Game, view: Position, seat: Seat, move: Move, random: Random, depth: number): Outlook {
  const position = game.imagine(view, seat, { ...random });
  const { learned } = position;
  const { drawn } = position.random;
  answer(game, position, seat, move);
  const isAsked = frameFor(position, seat) !== undefined;
  const isCertain = position.learned === learned && position.random.drawn === drawn;
  return {
    expected: isAsked && isCertain ? game.view(position, seat) : undefined,
    goesOn: isAsked || position.stack.length > depth,
  };
}

/** Positions are plain data. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  return names.every((name) => isSame(left[name], right[name]));
}
