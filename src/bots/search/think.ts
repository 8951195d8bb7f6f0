import type { Game, Move, Position, Seat } from '../../kernel/game.ts';
import { sameMove } from '../../kernel/offers.ts';
import type { Random } from '../../kernel/random.ts';
import { ANY_RANK } from '../free-actions.ts';
import { offered } from '../greedy.ts';
import { estimateScale } from './judge.ts';
import { foresee, type Memory, plannedAmong, recall } from './memory.ts';
import { createSearch, type Search } from './search.ts';
import { SETTINGS, type SearchSettings } from './settings.ts';
import type { Edge, Node } from './tree.ts';

/** When thinking ends: at any of its limits, or sooner, where nothing can overtake the best answer before that. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Milliseconds for all questions of a turn, as far as it is remembered. */
  readonly turn?: number | undefined;
  /** Milliseconds since whenever. */
  readonly clock?: () => number;
  /** An AbortSignal, or anything like it. */
  readonly signal?: { readonly aborted: boolean };
}

/** An answer that was thought about. */
export interface Candidate {
  readonly move: Move;
  /** How often it was thought through. */
  readonly visits: number;
  /** The expected result for the seat, from 0 to 1: its chance to win as far as the bot can tell. */
  readonly expected: number;
  /** The answer, and what the seat means to answer next if nobody and nothing comes between. */
  readonly line: readonly Move[];
}

export interface Thought {
  /** From the best to the worst. */
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
  /** The expected result of each seat, from 0 to 1, with good play as far as it was thought through. */
  readonly results: readonly number[];
  /** The change of worth that was taken to make winning e times as likely. */
  readonly unit: number;
}

/** A search in progress, for callers that cannot block until its end. */
export interface Thinking {
  /** Thinks one iteration further. False when thinking is over. */
  ponder(): boolean;
  /** The result so far. */
  thought(): Thought;
  /** Keeps the part of the search that follows this answer for the seat's next question. */
  remember(move: Move): void;
}

/** Thoughts may continue earlier ones. */
export interface SearchOptions {
  readonly settings?: SearchSettings;
  readonly memory?: Memory;
}

/** Thinks the question through as far as the budget goes. */
export function think(
  game: Game,
  view: Position,
  seat: Seat,
  random: Random,
  budget: Budget,
  options: SearchOptions = {},
): Thought {
  const thinking = startThinking(game, view, seat, random, budget, options);
  while (thinking.ponder());
  return thinking.thought();
}

/** Whether the best answer can still be overtaken is checked only every so many iterations, since it takes a pass over all answers. */
const LOOK_EVERY = 16;

/** However much was planned before, a new question is worth a part of the effort. */
const LEAST_EFFORT = 0.2;

/** Of the time that is left of a turn, the next question gets this part: where a turn goes matters most at its beginning. */
const PART_OF_TURN = 0.4;

export function startThinking(
  game: Game,
  view: Position,
  seat: Seat,
  random: Random,
  budget: Budget,
  { settings = SETTINGS, memory }: SearchOptions = {},
): Thinking {
  const plan = memory && recall(memory, view);
  const scale = plan?.scale ?? estimateScale(game, view, seat, random);
  const planned = memory?.completions && plannedAmong(memory, view, offered(game, view, seat, ANY_RANK));
  const search = createSearch(game, view, seat, random, scale, settings, {
    root: plan?.root,
    planned,
    course: memory?.course,
  });
  const share = plan === undefined ? 1 : Math.max(LEAST_EFFORT, 1 - search.root.visits / plan.effort);
  const turn = memory?.turn ?? { depth: view.stack.length, spent: 0 };
  const clock = budget.clock ?? now;
  const begin = clock();
  const left = countdown(budget, share, memory && turn.spent, () => clock() - begin);
  let iterations = 0;

  return {
    ponder() {
      if (iterations > 0 && (search.isSettled() || budget.signal?.aborted === true || left(iterations) <= 0))
        return false;
      search.iterate();
      iterations++;
      return iterations % LOOK_EVERY !== 1 || lead(search, seat) <= left(iterations);
    },
    thought: () => ({
      candidates: candidates(search, seat),
      iterations,
      results: search.results(),
      unit: scale.unit,
    }),
    remember(move) {
      if (memory === undefined) return;
      const { expected, goesOn } = foresee(game, view, seat, move, random, turn.depth);
      const root = edgesOf(search.root, seat).find((edge) => sameMove(edge.move, move))?.child;
      memory.plan = expected && root && { expected, root, scale, effort: plan?.effort ?? iterations };
      memory.completions = search.completionsOf?.(move);
      memory.course = search.courseAfter?.(move);
      memory.turn = goesOn ? { depth: turn.depth, spent: turn.spent + clock() - begin } : undefined;
    },
  };
}

/** How many more iterations there is room for, the number of those done being given. */
function countdown(
  { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY, turn }: Budget,
  share: number,
  spentBefore: number | undefined,
  spentNow: () => number,
): (done: number) => number {
  const most = iterations * share;
  const restOfTurn =
    turn === undefined || spentBefore === undefined
      ? Number.POSITIVE_INFINITY
      : PART_OF_TURN * Math.max(0, turn - spentBefore);
  const patience = Math.min(milliseconds * share, restOfTurn);
  if (most === Number.POSITIVE_INFINITY && patience === Number.POSITIVE_INFINITY) {
    throw new Error('thinking needs a limit');
  }
  return (done) => {
    const room = Math.ceil(most) - done;
    if (patience === Number.POSITIVE_INFINITY) return room;
    const spent = spentNow();
    const rest = patience - spent;
    return rest <= 0 ? 0 : Math.min(room, spent <= 0 ? Number.POSITIVE_INFINITY : (rest / spent) * done);
  };
}

function now(): number {
  return performance.now();
}

function edgesOf({ edges }: Node, seat: Seat): Edge[] {
  return edges.filter((edge) => edge.seat === seat);
}

/** How many visits the best answer is ahead of the next; with only one answer there is nothing to catch up. */
function lead({ root }: Search, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let next = Number.NEGATIVE_INFINITY;
  for (const edge of root.edges) {
    if (edge.seat !== seat) continue;
    if (edge.visits > best) {
      next = best;
      best = edge.visits;
    } else if (edge.visits > next) next = edge.visits;
  }
  return best - next;
}

function candidates(search: Search, seat: Seat): Candidate[] {
  return edgesOf(search.root, seat)
    .map((edge) => ({
      move: edge.move,
      visits: edge.visits,
      expected: search.expected(edge),
      line: lineFrom(edge),
    }))
    .sort((a, b) => b.visits - a.visits || b.expected - a.expected);
}

/** Follows the seat's own answers as long as the next one was always on offer: nothing that could differ came between. */
function lineFrom(first: Edge): Move[] {
  const line = [first.move];
  for (let node = first.child; node !== undefined; ) {
    const [next, ...rest] = node.edges;
    if (next === undefined) break;
    const best = rest.reduce((most, edge) => (edge.visits > most.visits ? edge : most), next);
    const isCertain =
      best.visits > 0 && node.edges.every(({ seat, available }) => seat === first.seat && available >= best.visits);
    if (!isCertain) break;
    line.push(best.move);
    node = best.child;
  }
  return line;
}
