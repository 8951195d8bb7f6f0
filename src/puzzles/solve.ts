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
  const search = { quest, patience, looked: 0, known: new Map<string, number>() };
  const { from, goal, seat } = quest;
  const moves = answersIn(quest, from);
  const values = new Map<Move, number>();
  for (const move of moves) {
    if (!couldHelp(goal, from, seat, move)) continue;
    const value = valueAfter(search, from, move);
    if (value === undefined) return undefined;
    values.set(move, value);
  }
  const best = Math.max(...values.values());
  const least = Math.min(...values.values());
  const answers = moves.map((move): JudgedAnswer => ({ move, value: values.get(move) ?? least }));
  return { best, answers, line: bestLine(search, best), looked: search.looked };
}

interface Search {
  readonly quest: Quest;
  readonly patience: number;
  looked: number;
  /** The most that can be reached from a position, by what it is. */
  readonly known: Map<string, number>;
}

function valueAfter(search: Search, before: Position, move: Move): number | undefined {
  const { quest } = search;
  if (++search.looked > search.patience) return undefined;
  const { position, ended, value } = follow(quest, before, move);
  return ended ? value : mostFrom(search, position, rankFollowing(quest, before, move), value);
}

function mostFrom(search: Search, position: Position, rank: number, stopped: number): number | undefined {
  const key = `${rank}${keyOf(position)}`;
  const known = search.known.get(key);
  if (known !== undefined) return known;
  const moves = answersToTry(search.quest, position, rank);
  let most = moves.length === 0 ? stopped : Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const value = valueAfter(search, position, move);
    if (value === undefined) return undefined;
    if (value > most) most = value;
  }
  search.known.set(key, most);
  return most;
}

/** Positions from which the same follows. */
function keyOf({ random, ...rest }: Position): string {
  return hashOf(JSON.stringify(rest)) + random.drawn;
}

/** The first line found that brings the most, as short as it comes. */
function bestLine(search: Search, best: number): Move[] {
  const { quest } = search;
  const line: Move[] = [];
  let position = quest.from;
  let rank = ANY_RANK;
  for (let ended = false; !ended; ) {
    const next = answersToTry(quest, position, rank)
      .map((move) => ({ move, reach: follow(quest, position, move) }))
      .find(({ move, reach }) => {
        const most = reach.ended
          ? reach.value
          : mostFrom(
              { ...search, patience: Number.POSITIVE_INFINITY },
              reach.position,
              rankFollowing(quest, position, move),
              reach.value,
            );
        return most === best;
      });
    if (next === undefined) break;
    line.push(next.move);
    rank = rankFollowing(quest, position, next.move);
    position = next.reach.position;
    ended = next.reach.ended;
  }
  return line;
}
