import type { Game, Move, Position, Reason, Seat } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import { isOver } from '../kernel/steps.ts';
import { meanChances, slopeAt } from './chances.ts';
import { changesBy, follow, strongest, withoutCommon, worldsIn } from './reasons.ts';
import { type Budget, type Candidate, type Thought, think } from './search/think.ts';
import { adjustChance, adjustChances } from './sharpness.ts';

/** A candidate with reasons: how its line changes the parts of the seat's worth, the strongest first. */
interface Advised extends Candidate {
  readonly reasons: readonly Reason[];
}

/** What a bot would answer for a person. Plain data, so that it can be posted to another thread. */
export interface Advice {
  readonly best: Advised;
  /** The next best answers, at most so many as were wanted. */
  readonly alternatives: readonly Advised[];
  /** The chance of each seat to win, from 0 to 1; of a lone player the points at the end. */
  readonly results: readonly number[];
  readonly iterations: number;
}

/** The budget for a hint. */
export const HINT_BUDGET = { iterations: 4000, milliseconds: 1500 } as const;

const ALTERNATIVES = 2;

/** What worth alone says counts as much as so many iterations: a few rehearsals are won or lost by luck. */
const TRUST = 16;

/** What is not decided yet is never said to be certain. */
const LEAST_CHANCE = 0.01;

/** So many of the best answers are looked at once more where rehearsals do not tell them apart. */
const LOOKED_AT = 24;

/** A difference in worth that says no more than a word. */
const SAME = 0.01;

export function advise(game: Game, view: Position, seat: Seat, random: Random, budget: Budget): Advice {
  return adviceFrom(game, view, seat, random, think(game, view, seat, random, budget));
}

/**
 * What was thought, told to a person: chances as they were found to come true at tables like this one, from what positions are worth
 * and from what was thought, by how much of it there was.
 */
export function adviceFrom(game: Game, view: Position, seat: Seat, random: Random, thought: Thought): Advice {
  const { iterations } = thought;
  const isRehearsed = game.bot.rehearsal !== undefined && game.bot.reasons !== undefined;
  const looked = thought.candidates.slice(0, isRehearsed ? LOOKED_AT : 1 + ALTERNATIVES);
  const worlds = worldsIn(game, view, seat, random);
  const changes = looked.map(({ line }) => changesBy(game, worlds, seat, line));
  const told = withoutCommon(changes);
  const chances = chancesOf(game, view, seat, worlds, thought);
  const weighed = looked.map((candidate, place): Weighed => {
    const expected = chances.after(candidate);
    const reasons = strongest(told[place] ?? []);
    return {
      advised: { ...candidate, expected, reasons },
      worth: (changes[place] ?? []).reduce((sum, change) => sum + change.worth, 0),
    };
  });
  const all = isRehearsed ? settled(spokenFor(weighed)) : weighed;
  const [best, ...others] = all.map(({ advised }) => advised);
  if (best === undefined) throw new Error('nothing was thought of');
  // Nothing is told to promise more than what is advised: it was looked at less.
  const alternatives = others
    .slice(0, ALTERNATIVES)
    .map((each) => ({ ...each, expected: Math.min(each.expected, best.expected) }));
  return { best, alternatives, results: chances.now, iterations };
}

interface ToldChances {
  readonly now: readonly number[];
  after(candidate: Candidate): number;
}

function chancesOf(game: Game, view: Position, seat: Seat, worlds: readonly Position[], thought: Thought): ToldChances {
  const { results, iterations, unit, candidates } = thought;
  const seen = meanChances(game, worlds);
  const after = (line: readonly Move[]) => chancesAfter(game, worlds, seat, line);
  // A lone player's points follow from worth alone.
  if (view.seats === 1) return { now: seen, after: ({ line }) => after(line).chance };
  // The search takes leads for something else than they were found to be.
  const sharpness = slopeAt(game, view) * unit * (1 + 1 / (view.seats - 1));
  const looks = game.bot.rehearsal === undefined ? iterations : candidates.reduce((sum, { visits }) => sum + visits, 0);
  const mixed = (thoughtOf: number, seenIn: number, count: number) =>
    (count * thoughtOf + TRUST * seenIn) / (count + TRUST);
  const adjusted = adjustChances(results.map(undecided), sharpness);
  return {
    now: seen.map((chance, each) => mixed(adjusted[each] ?? chance, chance, looks)),
    after({ line, visits, expected }) {
      const { chance, ends } = after(line);
      if (ends) return chance;
      return undecided(
        mixed(adjustChance(results.map(undecided), seat, undecided(expected), sharpness), chance, visits),
      );
    },
  };
}

function undecided(chance: number): number {
  return Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
}

/** By worth alone, when the line is done; and whether that ends the match, wherever it leads. */
function chancesAfter(
  game: Game,
  worlds: readonly Position[],
  seat: Seat,
  line: readonly Move[],
): { readonly chance: number; readonly ends: boolean } {
  const after = worlds.map((world) => {
    const position = game.clone(world);
    follow(game, position, seat, line);
    return position;
  });
  return { chance: meanChances(game, after)[seat] ?? 0, ends: after.every(isOver) };
}

/** An answer, and what it changes at once of what the seat has. */
interface Weighed {
  readonly advised: Advised;
  readonly worth: number;
}

/** As it is told: in hundredths, or in points. */
function toldAs({ expected }: Candidate): number {
  return Math.round(expected > 1 ? expected : expected * 100);
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
  const isEven = (each: Weighed) => first !== undefined && toldAs(each.advised) === toldAs(first.advised);
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
