import { greedy } from '../bots/greedy.ts';
import type { Memory } from '../bots/search/memory.ts';
import type { Game, Position, Seat } from '../kernel/game.ts';
import { aloneAt, begin, isMatchOver, play } from '../kernel/match.ts';
import { Offers, sameMove } from '../kernel/offers.ts';
import { type Puzzle, TRIERS } from '../kernel/puzzle.ts';
import type { DiggingTable, PuzzleGoal } from '../kernel/puzzle-goal.ts';
import { randomFor } from '../kernel/random.ts';
import { asked, offersFor } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { fareOf } from './fares.ts';
import { ratingFor } from './hardness.ts';
import { hashOf } from './hash.ts';
import { answersIn, type Quest } from './line.ts';
import { placesOf, seedOfMatch, writePlaces } from './replayed.ts';
import { EQUAL, questIn, type Solution, solve } from './solve.ts';

/** What became of the questions that a goal could begin with. */
export interface Tally {
  looked: number;
  /** More lines than there was patience for. */
  large: number;
  /** Too many or too few answers, or too many that are best. */
  loose: number;
  /** What greedy answers, too. */
  plain: number;
  /** What the seat cannot know has a say. */
  hidden: number;
  accepted: number;
}

const NOTHING_YET: Readonly<Tally> = { looked: 0, large: 0, loose: 0, plain: 0, hidden: 0, accepted: 0 };

/** Positions that may be looked at for one question, in each of the worlds. */
const PATIENCE = 120_000;
const FEWEST = 3;
const MOST = 40;
/** A line of so many answers is a puzzle even if it is what greedy plays. */
const LONG = 3;
/** So many of the answers may be best, at most. */
const BEST_SHARE = 1 / 3;
/** Worlds besides the first in which everything must come to the same. */
const OTHER_WORLDS = [1, 2];
const GREEDY_TRIES = 3;
/** So many puzzles of one goal are enough from one match: the next ones would look alike. */
const OF_A_GOAL = 4;

/** Plays one match of greedy bots, and looks for puzzles at every question. */
export function digMatch(
  game: Game,
  goals: readonly PuzzleGoal[],
  tables: readonly DiggingTable[],
  plan: { readonly seed: string; readonly match: number },
  tallies: Record<string, Tally>,
): Puzzle[] {
  const { seats, options } = tables[plan.match % tables.length] as DiggingTable;
  const { match } = begin(game, tableFor(game, seats, options), seedOfMatch(plan.seed, plan.match));
  const stream = randomFor(match.seed, 'players');
  const memories: Memory[] = Array.from({ length: seats }, () => ({}));
  const places: number[] = [];
  const found: Puzzle[] = [];
  const dug = new Set<string>();
  const offers = new Offers();
  while (!isMatchOver(match)) {
    const seat = asked(match.position)[0] as Seat;
    const view = game.clone(game.view(aloneAt(match, seat), seat));
    for (const goal of goals) {
      const turn = `${goal.id} ${game.turn(view)}`;
      // One puzzle of a turn: the questions after it are parts of it.
      const isEnough = found.filter((each) => each.goal === goal.id).length === OF_A_GOAL;
      if (isEnough || dug.has(turn) || !goal.begins(view, seat) || isPassedOver(goal, view)) continue;
      tallies[goal.id] ??= { ...NOTHING_YET };
      const tally = tallies[goal.id] as Tally;
      const puzzle = examine(game, goal, view, seat, tally);
      if (puzzle === undefined) continue;
      dug.add(turn);
      found.push({ ...puzzle, match: plan.match, seats, options, moves: writePlaces(places) });
    }
    const chosen = greedy.choose(game, view, seat, stream, { memory: memories[seat] as Memory });
    offersFor(game, match.position, seat, offers);
    places.push(offers.list().findIndex((move) => sameMove(move, chosen)));
    const played = play(match, seat, chosen);
    if ('refused' in played) throw new Error(`${game.id}: greedy's answer was refused`);
  }
  return found;
}

function isPassedOver({ id, oneIn = 1 }: PuzzleGoal, view: Position): boolean {
  return oneIn > 1 && Number.parseInt(hashOf(`${id} ${JSON.stringify(view)}`).slice(0, 8), 16) % oneIn !== 0;
}

type Examined = Omit<Puzzle, 'match' | 'seats' | 'options' | 'moves'>;

/** Solves the question, and says whether it is a puzzle. */
function examine(game: Game, goal: PuzzleGoal, view: Position, seat: Seat, tally: Tally): Examined | undefined {
  tally.looked++;
  const quest = questIn(game, goal, view, seat);
  const { length } = answersIn(quest, quest.from);
  if (length < FEWEST || length > MOST) return refuse(tally, 'loose');
  const { patience = PATIENCE } = goal;
  const solution = solve(quest, patience);
  if (solution === undefined) return refuse(tally, 'large');
  if (!isTight(goal, solution)) return refuse(tally, 'loose');
  if (isPlain(quest, solution)) return refuse(tally, 'plain');
  if (!OTHER_WORLDS.every((world) => isSame(solution, solve(questIn(game, goal, view, seat, world), patience))))
    return refuse(tally, 'hidden');
  tally.accepted++;
  const { best, answers, line } = solution;
  const fingerprint = hashOf(JSON.stringify(view));
  const judged = {
    costs: answers.map(({ value }) => best - value),
    line: placesOf(quest, line),
    fares: TRIERS.map((trier) => fareOf(quest, trier, best)),
  };
  return {
    id: hashOf(`${goal.id} ${fingerprint}`).slice(0, 6),
    goal: goal.id,
    seat,
    view: fingerprint,
    best,
    ...judged,
    rating: ratingFor(judged),
  };
}

function refuse(tally: Tally, why: 'large' | 'loose' | 'plain' | 'hidden'): undefined {
  tally[why]++;
}

/** Few answers are best, and clearly so. */
function isTight(goal: PuzzleGoal, { best, answers, line }: Solution): boolean {
  const others = answers.filter(({ value }) => value < best - EQUAL);
  const bests = answers.length - others.length;
  if (line.length < 2 || others.length === 0 || bests > Math.max(1, BEST_SHARE * answers.length)) return false;
  return best - Math.max(...others.map(({ value }) => value)) >= goal.least;
}

function isPlain(quest: Quest, { best, line }: Solution): boolean {
  return line.length < LONG && fareOf(quest, 'greedy', best) > 1 / GREEDY_TRIES;
}

/** Whether another world that the seat cannot tell from this one comes to the same. */
function isSame(one: Solution, other: Solution | undefined): boolean {
  return (
    other !== undefined &&
    one.answers.length === other.answers.length &&
    one.answers.every(({ value }, i) => Math.abs(value - (other.answers[i]?.value ?? Number.NaN)) < EQUAL)
  );
}
