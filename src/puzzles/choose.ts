import type { Puzzle } from '../kernel/puzzle.ts';
import { ratingFor } from './hardness.ts';

/** So many puzzles of one match are enough: they would look alike. */
const OF_A_MATCH = 8;
/** So many puzzles of one goal may begin with the same answer: one soon guesses it. */
const OF_AN_OPENING = 12;
const GREEDY = 1;

/** Every so many-th of a goal is one that greedy solves: somebody has to begin somewhere. */
const EASY_EVERY = 4;

/** The puzzles that a game keeps, each rated by how it fared: of every goal alike many if there are enough, most of them such as greedy does not solve. */
export function choosePuzzles(found: readonly Puzzle[], most: number, openingOf: (puzzle: Puzzle) => string): Puzzle[] {
  const byGoal = new Map<string, Puzzle[]>();
  for (const puzzle of found.filter(isWorthAsking))
    byGoal.set(puzzle.goal, [...(byGoal.get(puzzle.goal) ?? []), puzzle]);
  const queues = [...byGoal.values()].map(inOrder);
  const chosen: Puzzle[] = [];
  const openings = new Map<string, number>();
  const isNew = (puzzle: Puzzle) =>
    (openings.get(`${puzzle.goal} ${openingOf(puzzle)}`) ?? 0) < OF_AN_OPENING &&
    !chosen.some((other) => isTwin(puzzle, other)) &&
    chosen.filter(({ match }) => match === puzzle.match).length < OF_A_MATCH;
  for (let turn = 0; chosen.length < most && queues.some(({ length }) => length > 0); turn++) {
    const queue = queues[turn % queues.length] ?? [];
    const next = queue.findIndex(isNew);
    const [puzzle] = queue.splice(0, next < 0 ? queue.length : next + 1).slice(-1);
    if (puzzle === undefined || next < 0) continue;
    chosen.push(puzzle);
    const opening = `${puzzle.goal} ${openingOf(puzzle)}`;
    openings.set(opening, (openings.get(opening) ?? 0) + 1);
  }
  return chosen
    .map((puzzle) => ({ ...puzzle, rating: ratingFor(puzzle) }))
    .toSorted((one, other) => one.rating - other.rating || one.id.localeCompare(other.id));
}

/** What every other line solves is no question. */
const MOST_LINES = 0.5;

function isWorthAsking({ fares }: Puzzle): boolean {
  return (fares[0] ?? 0) <= MOST_LINES;
}

/** Whether both ask the same: one position, or two in which everything is worth the same. */
function isTwin(one: Puzzle, other: Puzzle): boolean {
  if (one.view === other.view || isPartOf(one, other)) return true;
  const isSameLine = one.line.join() === other.line.join();
  const isSameCosts = one.costs.join() === other.costs.join();
  if (one.goal === other.goal && isSameLine && one.line.length > SHORT && (one.match === other.match || isSameCosts))
    return true;
  return (
    one.goal === other.goal &&
    one.best === other.best &&
    Math.abs(one.best) > ALL_OR_NOTHING &&
    one.line.length === other.line.length &&
    one.costs.length > FEW &&
    isSameCosts
  );
}

/** Whether one asks for a part of what the other asks for: both are of one seat's turn. */
function isPartOf(one: Puzzle, other: Puzzle): boolean {
  if (one.match !== other.match || one.seat !== other.seat || one.goal === other.goal) return false;
  return Math.abs(answersBefore(one) - answersBefore(other)) <= SOON;
}

function answersBefore({ moves }: Puzzle): number {
  return moves.split(' ').length;
}

/** In answers: what is asked so soon after another question is its second half. */
const SOON = 2;

/** A line of so few answers may well be asked for twice in one match. */
const SHORT = 2;
/** A road is there or not: its costs are always alike. */
const ALL_OR_NOTHING = 1;
/** Two questions with so few answers may well have the same costs by accident. */
const FEW = 3;

/** Those first that greedy does not solve, with an easy one now and then. */
function inOrder(puzzles: readonly Puzzle[]): Puzzle[] {
  const sorted = puzzles.toSorted(byInterest);
  const easy = sorted.filter((puzzle) => solvedByGreedy(puzzle) > EASY).toSorted(byGap);
  const hard = sorted.filter((puzzle) => solvedByGreedy(puzzle) <= EASY);
  const order: Puzzle[] = [];
  while (hard.length + easy.length > 0) {
    const from = (order.length % EASY_EVERY === EASY_EVERY - 1 || hard.length === 0) && easy.length > 0 ? easy : hard;
    order.push(...from.splice(0, 1));
  }
  return order;
}

const EASY = 0.5;

function byInterest(one: Puzzle, other: Puzzle): number {
  return solvedByGreedy(one) - solvedByGreedy(other) || byGap(one, other);
}

function byGap(one: Puzzle, other: Puzzle): number {
  return gapOf(other) - gapOf(one) || one.match - other.match || one.id.localeCompare(other.id);
}

function solvedByGreedy({ fares }: Puzzle): number {
  return fares[GREEDY] ?? 0;
}

/** By how much the second best first answer falls short. */
function gapOf({ costs }: Puzzle): number {
  return Math.min(...costs.filter((cost) => cost > 0));
}
