import type { Game, Move, Position, Reason, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import type { Random } from '../kernel/random.ts';
import { answer, isOver, offersFor } from '../kernel/steps.ts';
import { type Budget, type Candidate, type Thought, think } from './search/think.ts';
import { adjustChance, adjustChances, sharpnessAhead } from './sharpness.ts';

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

/** So many of the best answers are looked at once more where rehearsals do not tell them apart. */
const LOOKED_AT = 24;

/** A difference in worth that says no more than a word. */
const SAME = 0.01;

export function advise(game: Game, view: Position, seat: Seat, random: Random, budget: Budget): Advice {
  return adviceFrom(game, view, seat, random, think(game, view, seat, random, budget));
}

export function adviceFrom(game: Game, view: Position, seat: Seat, random: Random, thought: Thought): Advice {
  const { results, iterations } = thought;
  const sharpness = sharpnessAhead(game, view, seat, random);
  // What ends the match has a known result.
  const candidates = thought.candidates.map((candidate) => ({
    ...candidate,
    expected: endsMatch(game, game.imagine(view, seat, random), seat, candidate.line)
      ? candidate.expected
      : adjustChance(results, seat, candidate.expected, sharpness),
  }));
  const explained = (candidate: Candidate): Weighed => {
    const changes = changesBy(game, view, seat, random, candidate.line);
    const worth = changes.reduce((sum, change) => sum + change.worth, 0);
    return { advised: { ...candidate, reasons: strongest(changes) }, worth };
  };
  const isRehearsed = game.bot.rehearsal !== undefined && game.bot.reasons !== undefined;
  const looked = candidates.slice(0, isRehearsed ? LOOKED_AT : 1 + ALTERNATIVES).map(explained);
  const all = isRehearsed ? settled(spokenFor(looked)) : looked;
  const [best, ...others] = all.map(({ advised }) => advised);
  if (best === undefined) throw new Error('nothing was thought of');
  return { best, alternatives: others.slice(0, ALTERNATIVES), results: adjustChances(results, sharpness), iterations };
}

/** An answer, and what it changes at once of what the seat has. */
interface Weighed {
  readonly advised: Advised;
  readonly worth: number;
}

function percentOf({ expected }: Candidate): number {
  return Math.round(expected * 100);
}

/** Of answers that are worth the same only one is rehearsed: told is one of them for which there is something to say. */
function spokenFor(looked: readonly Weighed[]): Weighed[] {
  const isTold = ({ advised }: Weighed) => advised.reasons.length > 0;
  const mute = looked.find((each) => !isTold(each));
  const other = mute && looked.find((each) => isTold(each) && Math.abs(each.worth - mute.worth) < SAME);
  if (mute === undefined || other === undefined) return [...looked];
  const { visits, expected } = mute.advised;
  const told = visits > other.advised.visits ? { ...other, advised: { ...other.advised, visits, expected } } : other;
  return looked.filter((each) => each !== other && isTold(each)).toSpliced(looked.indexOf(mute), 0, told);
}

/**
 * A few rehearsals tell answers apart by luck where they expect the same of them: there, what can be seen at once decides. An
 * alternative for which there is nothing to say is none.
 */
function settled(looked: readonly Weighed[]): Weighed[] {
  const [first] = looked;
  const isEven = (each: Weighed) => first !== undefined && percentOf(each.advised) === percentOf(first.advised);
  const even = looked.filter(isEven).sort((one, other) => other.worth - one.worth);
  const [best, ...others] = withoutDetours([...even, ...looked.filter((each) => !isEven(each))]);
  const alternatives = others.filter(({ advised }) => advised.reasons.length > 0);
  return best === undefined ? [] : [best, ...alternatives];
}

/** Of lines that come to the same for the same reasons, only the shortest is told: longer ones begin something and drop it. */
function withoutDetours(looked: readonly Weighed[]): Weighed[] {
  const isAlike = (one: Weighed, other: Weighed) =>
    Math.abs(one.worth - other.worth) < SAME && one.advised.reasons[0]?.say === other.advised.reasons[0]?.say;
  const stepsOf = ({ advised }: Weighed) => advised.line.length;
  return looked.filter((each, place) => {
    const alike = looked.filter((other) => isAlike(other, each));
    const isLonger = alike.some((other) => stepsOf(other) < stepsOf(each));
    const isSecond = alike.some(
      (other) => stepsOf(other) === stepsOf(each) && stepsOf(each) === 1 && looked.indexOf(other) < place,
    );
    return !isLonger && !isSecond;
  });
}

function endsMatch(game: Game, position: Position, seat: Seat, line: readonly Move[]): boolean {
  follow(game, position, seat, line);
  return isOver(position);
}

/** By how much the line changes each part of the seat's worth. */
function changesBy(game: Game, view: Position, seat: Seat, random: Random, line: readonly Move[]): Reason[] {
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
  return [...changes.values()];
}

function strongest(changes: readonly Reason[]): Reason[] {
  const ordered = changes.toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
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
