import type { Game, Move, Position, Rehearsal, Seat } from '../../kernel/game.ts';
import { sameMove } from '../../kernel/offers.ts';
import { pick, type Random } from '../../kernel/random.ts';
import { frameFor, isOver } from '../../kernel/steps.ts';
import { ANY_RANK } from '../free-actions.ts';
import { offered, outcomesOf } from '../greedy.ts';
import { judgeBy, type Scale } from './judge.ts';
import type { Completion } from './memory.ts';
import { complete, playOn } from './play-on.ts';
import type { Search } from './search.ts';
import { type Edge, type Node, newEdge, newNode } from './tree.ts';

/** Positions that may be looked at to follow the actions that are thought about to their ends. */
const PATIENCE = 400;

/** How many of the most promising actions are rehearsed. From the second round on the worst drops out, until two are left. */
const AT_FIRST = 8;
const AT_LAST = 2;

/** Keeps a chance away from 0 and 1, where no change of worth could move it. */
const DOUBT = 0.001;

/** An action that is rehearsed, and what came of it in the round of rehearsals that is under way. */
interface Act {
  readonly edge: Edge;
  readonly completion: Completion;
  result: number;
}

interface Trial {
  /** Nothing where the observer has nothing to choose: then it is only seen what comes. */
  readonly act: Act | undefined;
  readonly position: Position;
}

/**
 * For games whose actions take many small answers: in a tree, half an action says little. Here the most promising
 * actions are followed to their ends, and played on from there as `greedy` would at every seat. All acts of a round
 * begin in the same imagined position. One iteration is one action, of whichever seat.
 */
export function createRehearsals(
  game: Game,
  view: Position,
  observer: Seat,
  random: Random,
  scale: Scale,
  { isWorthwhile, isFarEnough }: Rehearsal<Position>,
  planned: readonly Completion[] = [],
): Search {
  const { judge, shift } = judgeBy(game, scale);
  const root = newNode();
  const results = new Float64Array(view.seats);
  const sums = new Float64Array(view.seats);
  let trials = 0;
  let rounds = 0;
  let outcomes: readonly Completion[] = planned;
  let world: Position | undefined;
  let acts: Act[] = [];
  /** Which of the acts is to be rehearsed next in this round. */
  let next = 0;
  let trial: Trial | undefined;
  let isSettled = false;
  /** What the observer has, and may expect, before it answers. */
  let worth = 0;
  let chance = 0;
  /** By how much rehearsals came out better than the first guesses at the same acts, in sum. */
  let surprise = 0;
  let surprises = 0;

  function evaluateRoot(position: Position): void {
    worth = game.bot.worth(position, observer);
    judge(position, results);
    chance = Math.min(1 - DOUBT, Math.max(DOUBT, results[observer] as number));
    const frame = frameFor(position, observer);
    const moves = frame === undefined ? [] : offered(game, position, observer, ANY_RANK);
    const isPlanned = planned.length > 0;
    if (!isPlanned && moves.length > 1) outcomes = outcomesOf(game, position, observer, moves, PATIENCE);
    const least = outcomes.reduce((low, each) => Math.min(low, each.worth), Number.POSITIVE_INFINITY);
    for (const move of isPlanned ? planned.map((each) => each.move) : moves) addEdge(move, least);
    isSettled = isPlanned || moves.length <= 1 || !isWorthwhile(frame?.step ?? '', position, observer);
    acts = (isSettled ? oneOfBest(outcomes) : mostPromising(outcomes, AT_FIRST)).map((completion) => ({
      edge: root.edges.find((edge) => edge.move === completion.move) as Edge,
      completion,
      result: 0,
    }));
    if (isSettled) for (const { edge } of acts) countGuess(edge);
  }

  /** What is settled need not be rehearsed to be chosen. */
  function countGuess(edge: Edge): void {
    edge.visits++;
    edge.total += edge.guess;
  }

  /** Of answers that promise the same any one: always the first would make every match alike. */
  function oneOfBest(all: readonly Completion[]): Completion[] {
    const most = all.reduce((high, each) => Math.max(high, each.worth), Number.NEGATIVE_INFINITY);
    const best = all.filter((each) => each.worth === most);
    return best.length > 1 ? [pick(random, best)] : best;
  }

  function addEdge(move: Move, least: number): void {
    const outcome = outcomes.find((each) => each.move === move);
    const guess = outcomes.length === 0 ? chance : shift(chance, (outcome?.worth ?? least) - worth);
    const edge = newEdge(observer, move, root.edges.length, guess);
    edge.child = outcome && lineOf(observer, outcome.next);
    root.edges.push(edge);
  }

  function beginTrial(from: Position): Trial {
    const position = game.clone(from);
    const act = acts[next];
    if (act !== undefined) complete(game, position, observer, act.completion, random);
    return { act, position };
  }

  function endTrial({ act, position }: Trial): void {
    judge(position, results);
    for (let seat = 0; seat < view.seats; seat++) sums[seat] = (sums[seat] as number) + (results[seat] as number);
    trials++;
    next++;
    if (act !== undefined) {
      act.result = shift(chance, game.bot.worth(position, observer) - worth);
      if (rounds === 0) count(act);
    }
    if (next >= acts.length) endRound();
  }

  function count({ edge, result }: Act): void {
    edge.visits++;
    edge.total += result;
    surprise += result - edge.guess;
    surprises++;
  }

  /** After the first one, rounds count as a whole: all acts that are left have been seen equally often. */
  function endRound(): void {
    if (rounds > 0) for (const act of acts) count(act);
    rounds++;
    next = 0;
    world = undefined;
    if (rounds < 2 || acts.length <= AT_LAST) return;
    const worst = acts.reduce((low, act) => (act.edge.total < low.edge.total ? act : low));
    acts = acts.filter((act) => act !== worst);
  }

  return {
    root,
    iterate() {
      if (world === undefined) {
        world = game.imagine(view, observer, random);
        if (root.edges.length === 0) evaluateRoot(world);
      }
      if (trial === undefined) trial = beginTrial(world);
      else playOn(game, trial.position, random);
      const { position } = trial;
      if (!isOver(position) && !isFarEnough(world, position)) return;
      endTrial(trial);
      trial = undefined;
    },
    isSettled: () => isSettled,
    expected({ visits, total, guess }) {
      return visits > 0 ? total / visits : Math.min(1, Math.max(0, guess + surprise / Math.max(1, surprises)));
    },
    completionsOf: (move) => outcomes.find((each) => sameMove(each.move, move))?.next,
    results: () => (trials > 0 ? Array.from(sums, (sum) => sum / trials) : Array.from(results)),
  };
}

/** Of several actions that come to the same, one stands for all. */
function mostPromising(outcomes: readonly Completion[], most: number): Completion[] {
  const sorted = [...outcomes].sort((a, b) => b.worth - a.worth);
  return sorted.filter(({ worth }, i) => worth !== sorted[i - 1]?.worth).slice(0, most);
}

/** The answers that complete an action, as a line through the tree. */
export function lineOf(seat: Seat, next: readonly Completion[]): Node | undefined {
  const [best] = next;
  if (best === undefined) return undefined;
  const node = newNode();
  const edge = newEdge(seat, best.move, 0, 0);
  edge.visits = 1;
  edge.available = 1;
  edge.child = lineOf(seat, best.next);
  node.edges.push(edge);
  return node;
}
