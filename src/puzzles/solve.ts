import { ANY_RANK } from '../bots/free-actions.ts';
import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import type { PuzzleGoal } from '../kernel/puzzle-goal.ts';
import { randomFor } from '../kernel/random.ts';
import { hashOf } from './hash.ts';
import { answersIn, answersToTry, couldHelp, follow, type Quest, rankFollowing } from './line.ts';

/** A first answer, and the most that any line beginning with it brings. */
interface JudgedAnswer {
  readonly move: Move;
  readonly value: number;
}

export interface Solution {
  readonly best: number;
  readonly answers: readonly JudgedAnswer[];
  /** One best line. */
  readonly line: readonly Move[];
  /** Positions that were looked at. */
  readonly looked: number;
}

/** What counts as equally good: less than this is nothing that people would feel. */
export const EQUAL = 0.02;

/**
 * The whole position in which a puzzle is solved and played: one that the view allows, always the same for the same view. So nothing
 * that the seat cannot know has a part in it.
 */
export function questIn(game: Game, goal: PuzzleGoal, view: Position, seat: Seat, world = 0): Quest {
  const random = randomFor(hashOf(JSON.stringify(view)), `puzzle ${seat} ${world}`);
  return { game, goal, seat, from: game.imagine(game.clone(view), seat, random) };
}

/** Tries every line of the seat's own answers; undefined if there are more positions than there is patience for. */
export function solve(quest: Quest, patience: number): Solution | undefined {
  const search = { quest, patience, looked: 0, known: new Map<string, Prospect>() };
  const { from, goal, seat } = quest;
  const moves = answersIn(quest, from);
  const values = new Map<Move, number>();
  for (const move of moves) {
    if (!couldHelp(goal, from, seat, move)) continue;
    const prospect = prospectAfter(search, from, move);
    if (prospect === undefined) return undefined;
    values.set(move, prospect.most);
  }
  const best = Math.max(...values.values());
  const least = Math.min(...values.values());
  const answers = moves.map((move): JudgedAnswer => ({ move, value: values.get(move) ?? least }));
  return { best, answers, line: bestLine(search, best), looked: search.looked };
}

/** The most that can be reached, and the fewest answers that lead there. */
interface Prospect {
  readonly most: number;
  readonly answers: number;
}

interface Search {
  readonly quest: Quest;
  readonly patience: number;
  looked: number;
  /** What can be reached from a position, by what it is. */
  readonly known: Map<string, Prospect>;
}

/** What can be reached by an answer, which is counted, too. */
function prospectAfter(search: Search, before: Position, move: Move): Prospect | undefined {
  const { quest } = search;
  if (++search.looked > search.patience) return undefined;
  const { position, ended, value } = follow(quest, before, move);
  if (ended) return { most: value, answers: 1 };
  const after = prospectFrom(search, position, rankFollowing(quest, before, move), value);
  return after && { most: after.most, answers: after.answers + 1 };
}

function prospectFrom(search: Search, position: Position, rank: number, stopped: number): Prospect | undefined {
  const key = `${rank}${keyOf(position)}`;
  const known = search.known.get(key);
  if (known !== undefined) return known;
  const moves = answersToTry(search.quest, position, rank);
  let best: Prospect = { most: moves.length === 0 ? stopped : Number.NEGATIVE_INFINITY, answers: 0 };
  for (const move of moves) {
    const prospect = prospectAfter(search, position, move);
    if (prospect === undefined) return undefined;
    if (isBetter(prospect, best)) best = prospect;
  }
  search.known.set(key, best);
  return best;
}

function isBetter(one: Prospect, other: Prospect): boolean {
  return one.most > other.most || (one.most === other.most && one.answers < other.answers);
}

/** Positions from which the same follows. */
function keyOf({ random, ...rest }: Position): string {
  return hashOf(JSON.stringify(rest)) + random.drawn;
}

/** A line that brings the most, with no answer more than that takes. */
function bestLine({ quest, ...search }: Search, best: number): Move[] {
  const patient: Search = { quest, ...search, patience: Number.POSITIVE_INFINITY };
  const line: Move[] = [];
  let position = quest.from;
  let rank = ANY_RANK;
  for (;;) {
    let next: (Prospect & { readonly move: Move }) | undefined;
    for (const move of answersToTry(quest, position, rank)) {
      const prospect = prospectAfter(patient, position, move);
      if (prospect?.most === best && (next === undefined || isBetter(prospect, next))) next = { ...prospect, move };
    }
    if (next === undefined) return line;
    line.push(next.move);
    const reach = follow(quest, position, next.move);
    if (reach.ended) return line;
    rank = rankFollowing(quest, position, next.move);
    position = reach.position;
  }
}
