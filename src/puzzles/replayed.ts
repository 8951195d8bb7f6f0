import type { Game, Move, Position } from '../kernel/game.ts';
import { aloneAt, begin, type Match, play } from '../kernel/match.ts';
import { Offers, sameMove } from '../kernel/offers.ts';
import type { Puzzle, PuzzleFile } from '../kernel/puzzle.ts';
import type { PuzzleGoal } from '../kernel/puzzle-goal.ts';
import { seedFrom } from '../kernel/random.ts';
import { asked, offersFor } from '../kernel/steps.ts';
import { storedTable } from '../kernel/table.ts';
import { hashOf } from './hash.ts';
import { answersIn, follow, type Quest } from './line.ts';
import { questIn } from './solve.ts';

const BASE = 36;

export function writePlaces(places: readonly number[]): string {
  return places.map((place) => place.toString(BASE)).join(' ');
}

function readPlaces(text: string): number[] {
  return text === '' ? [] : text.split(' ').map((place) => Number.parseInt(place, BASE));
}

export function seedOfMatch(seed: string, match: number): string {
  return seedFrom(`${seed} puzzles ${match}`);
}

/** The match up to the question; undefined if the rules no longer lead there. */
function replayTo(game: Game, file: Pick<PuzzleFile, 'seed'>, puzzle: Puzzle): Match | undefined {
  const table = storedTable(game, puzzle.seats, puzzle.options);
  const { match } = begin(game, table, seedOfMatch(file.seed, puzzle.match));
  const offers = new Offers();
  for (const place of readPlaces(puzzle.moves)) {
    const [seat] = asked(match.position);
    if (seat === undefined) return undefined;
    offersFor(game, match.position, seat, offers);
    if (place >= offers.count || 'refused' in play(match, seat, offers.at(place))) return undefined;
  }
  return match;
}

/** What the seat sees at the question of the puzzle; undefined if today's rules show something else. */
function viewOf(game: Game, file: Pick<PuzzleFile, 'seed'>, puzzle: Puzzle): Position | undefined {
  const match = replayTo(game, file, puzzle);
  if (match === undefined || !asked(match.position).includes(puzzle.seat)) return undefined;
  const view = game.view(aloneAt(match, puzzle.seat), puzzle.seat);
  return hashOf(JSON.stringify(view)) === puzzle.view ? view : undefined;
}

/** The puzzle ready to be tried; undefined if it is not one any more. */
export function questOf(
  game: Game,
  goals: readonly PuzzleGoal[],
  file: Pick<PuzzleFile, 'seed'>,
  puzzle: Puzzle,
): Quest | undefined {
  const goal = goals.find(({ id }) => id === puzzle.goal);
  const view = goal && viewOf(game, file, puzzle);
  return goal && view && questIn(game, goal, view, puzzle.seat);
}

/** The moves of the stored solution. */
export function lineOf(quest: Quest, { line }: Puzzle): Move[] {
  const moves: Move[] = [];
  let position = quest.from;
  for (const place of line) {
    const move = answersIn(quest, position)[place];
    if (move === undefined) break;
    moves.push(move);
    position = follow(quest, position, move).position;
  }
  return moves;
}

/** The moves of a line as places among the answers that belong to the puzzle. */
export function placesOf(quest: Quest, line: readonly Move[]): number[] {
  let position = quest.from;
  return line.map((move) => {
    const place = answersIn(quest, position).findIndex((offer) => sameMove(offer, move));
    ({ position } = follow(quest, position, move));
    return place;
  });
}
