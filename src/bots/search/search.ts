import type { Game, Move, Position, Seat } from '../../kernel/game.ts';
import { Offers } from '../../kernel/offers.ts';
import { below, type Random } from '../../kernel/random.ts';
import { answer, asked, askedSeat, frameFor, isOver, offersFor } from '../../kernel/steps.ts';
import { ANY_RANK, offersInOrder, rankAfter } from '../free-actions.ts';
import { judgeBy, type Scale } from './judge.ts';
import type { Action, Completion } from './memory.ts';
import { createRehearsals } from './rehearsal.ts';
import type { SearchSettings } from './settings.ts';
import { createSolitaire } from './solitaire.ts';
import { type Edge, findEdge, type Node, newEdge, newNode } from './tree.ts';

export interface Search {
  readonly root: Node;
  /** Thinks through one imagined position: down the tree, on to a settled position, and back with what it is worth. */
  iterate(): void;
  /** What an answer promises the seat that gives it, from 0 to 1. */
  expected(edge: Edge): number;
  /** Whether there is nothing to choose, or nothing more to be found out. */
  isSettled(): boolean;
  /** How the action that an answer begins is best completed, where it was followed to its end. */
  completionsOf?(move: Move): readonly Completion[] | undefined;
  /** How a lone player means to go on after an answer, where it has found a way to the end of the match. */
  courseAfter?(move: Move): readonly Action[] | undefined;
  /** The mean result of each seat. */
  results(): number[];
}

const NOBODY = -1;
const UNKNOWN = -1;

/** Keeps a chance away from 0 and 1, where no change of worth could move it. */
const DOUBT = 0.001;

/** The search that suits the game, beginning with what was thought before. */
export function createSearch(
  game: Game,
  view: Position,
  observer: Seat,
  random: Random,
  scale: Scale,
  settings: SearchSettings,
  { root, planned, course }: PriorPlan = {},
): Search {
  const { rehearsal } = game.bot;
  if (rehearsal === undefined) return createTreeSearch(game, view, observer, random, scale, settings, root);
  return view.seats === 1
    ? createSolitaire(game, view, observer, random, scale, rehearsal, { course, planned })
    : createRehearsals(game, view, observer, random, scale, rehearsal, planned);
}

/** What earlier questions of the turn have left. */
interface PriorPlan {
  readonly root?: Node | undefined;
  readonly planned?: readonly Completion[] | undefined;
  readonly course?: readonly Action[] | undefined;
}

/**
 * Monte Carlo tree search over information sets. Each iteration imagines a position anew and lets every seat choose by
 * what its own answers brought that seat so far, counting only the times an answer was on offer.
 */
function createTreeSearch(
  game: Game,
  view: Position,
  observer: Seat,
  random: Random,
  scale: Scale,
  settings: SearchSettings,
  root: Node = newNode(),
): Search {
  const { trust, width, playout } = settings;
  const exploration = view.seats === 1 ? settings.explorationAlone : settings.exploration;
  const isParanoid = settings.others === 'against-me';
  const { judge, shift } = judgeBy(game, scale);
  const offers = new Offers();
  const results = new Float64Array(view.seats);
  const guesses = new Float64Array(view.seats);
  const sums = new Float64Array(view.seats);
  let iterations = 0;
  const path: Edge[] = [];
  const open: Edge[] = [];
  /** From which rank on free actions are tried at the next question. */
  let rank = ANY_RANK;

  function gain(from: Float64Array, seat: Seat): number {
    return isParanoid && seat !== observer ? 1 - (from[observer] as number) : (from[seat] as number);
  }

  /** What the seat expects before it answers, and its worth: all guesses at its answers start from there. */
  let now = UNKNOWN;
  let worth = 0;

  function guess(before: Position, seat: Seat, move: Move): number {
    // Rivals of the thinking seat choose by its worth, not by their own.
    const isAgainst = isParanoid && seat !== observer;
    const whose = isAgainst ? observer : seat;
    if (now === UNKNOWN) {
      judge(before, guesses);
      now = Math.min(1 - DOUBT, Math.max(DOUBT, gain(guesses, seat)));
      worth = game.bot.worth(before, whose);
    }
    const position = game.clone(before);
    answer(game, position, seat, move);
    if (isOver(position)) {
      judge(position, guesses);
      return gain(guesses, seat);
    }
    const change = game.bot.worth(position, whose) - worth;
    return shift(now, isAgainst ? -change : change);
  }

  function addEdge(position: Position, node: Node, seat: Seat, move: Move): Edge {
    const { edges } = node;
    const guessed = offers.count === 1 ? 0.5 : guess(position, seat, move);
    const edge = newEdge(seat, move, edges.length, guessed);
    edges.push(edge);
    return edge;
  }

  function choose(position: Position, node: Node, seat: Seat): Edge {
    offersInOrder(game, position, seat, offers, rank);
    now = UNKNOWN;
    const { count } = offers;
    let unseen = node === root ? count : node.edges.length === 0 ? width[0] : width[1];
    // Where only part of a long list is looked at, it shall not always be the same part.
    const first = count > width[0] ? below(random, count) : 0;
    let from = 0;
    open.length = 0;
    for (let i = 0; i < count; i++) {
      const move = offers.at(first + i < count ? first + i : first + i - count);
      let edge = findEdge(node, seat, move, from);
      if (edge === undefined) {
        if (unseen === 0) continue;
        unseen--;
        edge = addEdge(position, node, seat, move);
      }
      from = edge.at + 1;
      edge.available++;
      open.push(edge);
    }
    return best();
  }

  function best(): Edge {
    let most = Number.NEGATIVE_INFINITY;
    let chosen: Edge | undefined;
    for (const edge of open) {
      const weight = edge.visits + trust;
      const value =
        (edge.total + trust * edge.guess) / weight + exploration * Math.sqrt(Math.log(edge.available + 1) / weight);
      if (value > most) {
        most = value;
        chosen = edge;
      }
    }
    if (chosen === undefined) throw new Error(`${game.id} asks a seat and offers nothing`);
    return chosen;
  }

  function follow(position: Position, edge: Edge): Node {
    path.push(edge);
    rank = rankAfter(game, position, edge.seat, edge.move);
    answer(game, position, edge.seat, edge.move);
    edge.child ??= newNode();
    return edge.child;
  }

  /** Each seat plans on its own, from the same node: what it answers there, nobody else's choice can depend on. */
  function answerTogether(position: Position, node: Node): Node {
    const collecting = position.stack[position.stack.length - 1];
    let after: Node | undefined;
    for (const seat of asked(position)) {
      let own = node;
      rank = ANY_RANK;
      while (position.stack[position.stack.length - 1] === collecting && frameFor(position, seat) !== undefined) {
        own = follow(position, choose(position, own, seat));
      }
      if (seat === observer) after = own;
    }
    rank = ANY_RANK;
    if (after !== undefined) return after;
    node.after ??= newNode();
    return node.after;
  }

  /** Ends at a node that is new, once the action that led there is complete: half an action says little. */
  function descend(position: Position): void {
    let node = root;
    rank = ANY_RANK;
    let mover = NOBODY;
    let depth = 0;
    while (!isOver(position)) {
      const seat = askedSeat(position);
      if (node.visits > 0 || node === root) {
        mover = seat ?? NOBODY;
        depth = position.stack.length;
      } else if (seat !== mover || position.stack.length <= depth) break;
      node.visits++;
      node = seat === undefined ? answerTogether(position, node) : follow(position, choose(position, node, seat));
    }
    node.visits++;
  }

  function playOut(position: Position): void {
    for (let i = 0; i < playout && !isOver(position); i++) {
      const seat = askedSeat(position) ?? (asked(position)[0] as Seat);
      offersFor(game, position, seat, offers);
      answer(game, position, seat, offers.at(below(random, offers.count)));
    }
  }

  return {
    root,
    iterate() {
      path.length = 0;
      const position = game.imagine(view, observer, random);
      descend(position);
      playOut(position);
      judge(position, results);
      for (const edge of path) {
        edge.visits++;
        edge.total += gain(results, edge.seat);
      }
      iterations++;
      for (let seat = 0; seat < view.seats; seat++) sums[seat] = (sums[seat] as number) + (results[seat] as number);
    },
    isSettled: () => false,
    expected: ({ visits, total, guess }) => (total + trust * guess) / (visits + trust),
    results: () => Array.from(sums, (sum) => sum / iterations),
  };
}
