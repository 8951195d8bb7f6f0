import type { Game, Move, Position, Reason, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import type { Random } from '../kernel/random.ts';
import { answer, isOver, offersFor } from '../kernel/steps.ts';
import { type Budget, type Candidate, type Thought, think } from './search/think.ts';
import { calm, calmOne, sharpnessAhead } from './sharpness.ts';

/** A candidate with reasons: how its line changes the parts of the seat's worth, the strongest first. */
interface Advised extends Candidate {
  readonly reasons: readonly Reason[];
}

/** What a bot would answer for a person. Plain data, so that it can be posted to another thread. */
export interface Advice {
  readonly best: Advised;
  /** The next best answers, at most so many as were wanted. */
  readonly alternatives: readonly Advised[];
  /** The expected result of each seat, from 0 to 1. */
  readonly results: readonly number[];
  readonly iterations: number;
}

/** The budget for a hint. */
export const HINT_BUDGET = { iterations: 4000, milliseconds: 1500 } as const;

const ALTERNATIVES = 2;
const WORLDS = 16;
const REASONS = 3;

/** Reasons weaker than this share of the strongest are left out. */
const LEAST_PART = 0.1;

export function advise(game: Game, view: Position, seat: Seat, random: Random, budget: Budget): Advice {
  return adviceFrom(game, view, seat, random, think(game, view, seat, random, budget));
}

export function adviceFrom(game: Game, view: Position, seat: Seat, random: Random, thought: Thought): Advice {
  const [best, ...others] = thought.candidates;
  if (best === undefined) throw new Error('nothing was thought of');
  const { results, iterations } = thought;
  const sharpness = sharpnessAhead(game, view, seat, random);
  const explained = (candidate: Candidate): Advised => {
    const { line, expected } = candidate;
    // A move that ends the match has a known result.
    const isCertain = endsMatch(game, game.imagine(view, seat, random), seat, line);
    return {
      ...candidate,
      expected: isCertain ? expected : calmOne(results, seat, expected, sharpness),
      reasons: reasonsFor(game, view, seat, random, line),
    };
  };
  return {
    best: explained(best),
    alternatives: others.slice(0, ALTERNATIVES).map(explained),
    results: calm(results, sharpness),
    iterations,
  };
}

function endsMatch(game: Game, position: Position, seat: Seat, line: readonly Move[]): boolean {
  follow(game, position, seat, line);
  return isOver(position);
}

function reasonsFor(game: Game, view: Position, seat: Seat, random: Random, line: readonly Move[]): Reason[] {
  const { bot } = game;
  if (bot.reasons === undefined) return [];
  const changes = new Map<string, Reason>();
  const count = (reason: Reason, worth: number) => {
    changes.set(reason.say, { ...reason, worth: (changes.get(reason.say)?.worth ?? 0) + worth / WORLDS });
  };
  for (let world = 0; world < WORLDS; world++) {
    const position = game.imagine(view, seat, random);
    const before = bot.reasons(position, seat);
    follow(game, position, seat, line);
    // The parts of worth mean nothing once the match is over.
    if (!isOver(position)) for (const reason of before) count(reason, -reason.worth);
    for (const reason of bot.reasons(position, seat)) count(reason, reason.worth);
  }
  const ordered = [...changes.values()].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const least = LEAST_PART * Math.abs(ordered[0]?.worth ?? 0);
  return ordered.filter(({ worth }) => worth !== 0 && Math.abs(worth) >= least).slice(0, REASONS);
}

/** Plays the line as far as it is on offer in this imagined position. */
function follow(game: Game, position: Position, seat: Seat, line: readonly Move[]): void {
  const offers = new Offers();
  for (const move of line) {
    offersFor(game, position, seat, offers);
    const offered = offers.find(move);
    if (offered === undefined) return;
    answer(game, position, seat, offered);
  }
}
