import type { Game, Move, Position, Question, Reason, Seat } from '../kernel/game.ts';
import { Offers, sameMove } from '../kernel/offers.ts';
import type { Random } from '../kernel/random.ts';
import { answer, frameFor, labelFor, offersFor, questionFor } from '../kernel/steps.ts';
import { slopeAt } from './chances.ts';
import { ANY_RANK } from './free-actions.ts';
import { offered, outcomesOf } from './greedy.ts';
import { differences, follow, worldsIn } from './reasons.ts';
import { type Estimate, expectedIn, futuresOf, gainIn, reviewStream, type Sureness } from './review-futures.ts';
import type { Decision, Turn } from './review-turns.ts';
import type { Completion } from './search/memory.ts';
import { think } from './search/think.ts';

/** What an answer was worth: with its range, as a chance to win or as a lone player's points. */
export interface Answered extends Estimate {
  /** What was answered, and what the same seat answered next in its turn. */
  readonly line: readonly Question[];
}

/** A turn in which a bot would clearly have done better. */
export interface Choice {
  readonly kind: 'choice';
  /** The number of the turn in the match. */
  readonly turn: number;
  /** The moment that the answer made. */
  readonly moment: number;
  readonly seat: Seat;
  readonly question: Question;
  readonly played: Answered;
  readonly better: Answered;
  /** How much was given away. */
  readonly cost: Estimate;
  /** Why a bot would have done the other thing, the weightiest first; those against it have a negative worth. */
  readonly reasons: readonly Reason[];
}

/** An answer that may have been a mistake. */
export interface Suspect {
  /** The number of the turn in the match. */
  readonly turn: number;
  readonly decision: Decision;
  /** What the same seat answered next in its turn. */
  readonly rest: readonly Decision[];
  /** What it seems to have cost, one action ahead. */
  readonly cost: number;
}

/** Positions that may be looked at for the first look at an answer. */
const PATIENCE = 120;
/** And for what a bot would do in a game that it does not search as a tree. */
const MORE_PATIENCE = 400;
const ITERATIONS = 300;
/** Paired futures: so many at first, and up to so many where it is still open. */
const LOOKS: readonly number[] = [16, 32, 64, 128];
/** What costs less than this comes and goes. */
const LEAST_COST = { chance: 0.03, points: 1.5 } as const;
const MOST_LABELS = 3;

/** Of each seat's answers in the turn the one that seems to have cost most; none where a bot would have answered alike. */
export function suspectsIn(game: Game, { decisions, said }: Turn, turn: number): Suspect[] {
  const seats = [...new Set(decisions.map(({ seat }) => seat))];
  return seats.flatMap((seat) => {
    const own = decisions.filter((decision) => decision.seat === seat);
    const suspects = own.map((decision, index) => ({
      turn,
      decision,
      rest: own.slice(index + 1),
      cost: costAtOnce(game, decision, said[seat] ?? 0),
    }));
    const worst = suspects.reduce<Suspect | undefined>(
      (most, each) => (each.cost > (most?.cost ?? 0) ? each : most),
      undefined,
    );
    return worst === undefined ? [] : [worst];
  });
}

/** By how much the best answer is better than what was played, when its action is done. */
function costAtOnce(game: Game, { view, seat, played, moment }: Decision, chance: number): number {
  if (played === undefined) return 0;
  const moves = offered(game, view, seat, ANY_RANK);
  if (moves.length < 2) return 0;
  const world = game.imagine(view, seat, reviewStream(`first look ${moment}`));
  const outcomes = outcomesOf(game, world, seat, moves, PATIENCE);
  const best = outcomes.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
  const own =
    outcomes.find(({ move }) => sameMove(move, played)) ?? outcomesOf(game, world, seat, [played], PATIENCE)[0];
  const lost = Math.max(0, best - (own?.worth ?? best));
  if (world.seats === 1) return lost;
  const sure = Math.max(0.05, Math.min(0.95, chance));
  const odds = (sure / (1 - sure)) * Math.exp(Math.min(20, lost * slopeAt(game, world)));
  return odds / (1 + odds) - sure;
}

/** What a bot would answer instead, by the view of that time; nothing where it would have answered alike. */
function betterThan(game: Game, { view, seat, played, moment }: Decision): Move[] | undefined {
  const random = reviewStream(`bot ${moment}`);
  const line =
    game.bot.rehearsal === undefined ? searched(game, view, seat, random) : lookedAhead(game, view, seat, random);
  const [first] = line;
  if (first === undefined || played === undefined || sameMove(first, played)) return undefined;
  return line;
}

function searched(game: Game, view: Position, seat: Seat, random: Random): Move[] {
  const { candidates } = think(game, view, seat, random, { iterations: ITERATIONS });
  return [...(candidates[0]?.line ?? [])];
}

function lookedAhead(game: Game, view: Position, seat: Seat, random: Random): Move[] {
  const world = game.imagine(view, seat, random);
  const outcomes = outcomesOf(game, world, seat, offered(game, world, seat, ANY_RANK), MORE_PATIENCE);
  const line: Move[] = [];
  let next: readonly Completion[] = outcomes;
  while (next.length > 0) {
    const best = next.reduce((most, each) => (each.worth > most.worth ? each : most));
    line.push(best.move);
    next = best.next;
  }
  return line;
}

/**
 * Looks closely at an answer: futures after what was played and after what a bot would have done, in pairs of the same position with
 * the same chance. A choice is only what is better beyond doubt.
 */
export function choiceAt(
  game: Game,
  { turn, decision, rest }: Suspect,
  looks: readonly number[] = LOOKS,
): Choice | undefined {
  const { view, seat, played, moment } = decision;
  const question = questionFor(game, view, seat);
  const line = betterThan(game, decision);
  if (played === undefined || line === undefined || question === undefined) return undefined;
  const ownLine = [played, ...rest.flatMap((each) => (each.played === undefined ? [] : [each.played]))];
  const least = view.seats === 1 ? LEAST_COST.points : LEAST_COST.chance;
  const after = { played: [] as (readonly number[])[], better: [] as (readonly number[])[] };
  for (const count of looks) {
    const from = after.played.length;
    const set = { name: `choice ${moment}`, from, count: count - from };
    after.played.push(...futuresOf(game, view, seat, set, (position) => follow(game, position, seat, ownLine)));
    after.better.push(...futuresOf(game, view, seat, set, (position) => follow(game, position, seat, line)));
    const gain = (sureness: Sureness) => gainIn(after.played, after.better, seat, view.seats, sureness);
    const beyondDoubt = gain('ninety-nine');
    if (beyondDoubt.high < least) return undefined;
    if (beyondDoubt.low <= 0 || beyondDoubt.mean < least) continue;
    const answered = (futures: readonly (readonly number[])[], labels: readonly Question[]): Answered => ({
      ...expectedIn(futures, seat, view.seats, 'nine-of-ten'),
      line: labels,
    });
    return {
      kind: 'choice',
      turn,
      moment: moment + 1,
      seat,
      question,
      played: answered(after.played, labelsOf(game, [decision, ...rest])),
      better: answered(after.better, labelsAlong(game, view, seat, reviewStream(`labels ${moment}`), line)),
      cost: gain('nine-of-ten'),
      reasons: differences(
        game,
        worldsIn(game, view, seat, reviewStream(`reasons ${moment}`)),
        seat,
        line,
        // Where a turn is one action, it is compared as a whole: half an action says little.
        game.bot.rehearsal === undefined ? ownLine.slice(0, line.length) : ownLine,
      ),
    };
  }
  return undefined;
}

function labelsOf(game: Game, decisions: readonly Decision[]): Question[] {
  return decisions
    .flatMap(({ view, seat, played }) => (played === undefined ? [] : [labelFor(game, view, seat, played)]))
    .slice(0, MOST_LABELS);
}

/** The answers of a line as messages, as long as they do not depend on what nobody could know. */
function labelsAlong(game: Game, view: Position, seat: Seat, random: Random, line: readonly Move[]): Question[] {
  const position = game.imagine(view, seat, random);
  const offers = new Offers();
  const labels: Question[] = [];
  for (const move of line.slice(0, MOST_LABELS)) {
    if (frameFor(position, seat) === undefined || position.learned !== view.learned) break;
    offersFor(game, position, seat, offers);
    const known = offers.find(move);
    if (known === undefined) break;
    labels.push(labelFor(game, position, seat, known));
    answer(game, position, seat, known);
  }
  return labels;
}
