import type { Game, Move, Position, Question, Seat } from '../kernel/game.ts';
import { aloneAt, isMatchOver, type Match, standings } from '../kernel/match.ts';
import { sameMove } from '../kernel/offers.ts';
import { type Random, randomFor } from '../kernel/random.ts';
import { type MatchRecord, replay } from '../kernel/record.ts';
import { answer, asked, labelFor, questionFor } from '../kernel/steps.ts';
import { estimateScale, type Scale } from './search/judge.ts';
import { createSearch } from './search/search.ts';
import { SETTINGS } from './search/settings.ts';
import { adjustChances, sharpnessOf } from './sharpness.ts';

/** An answer that was given in the match. */
interface Given {
  /** The moment of the match that the answer made; the moment it was given in is the one before. */
  readonly moment: number;
  readonly seat: Seat;
  /** What was asked and answered, as messages of the game. */
  readonly question: Question;
  readonly played: Question;
}

/** An answer that changed the chances of a seat, by itself or by the chance that followed, and a bot's answer instead of it. */
export interface Swing extends Given {
  /** Whose chance moved the most, from 0 to 1. */
  readonly whose: Seat;
  readonly from: number;
  readonly to: number;
  /** Nothing where a bot would have answered the same. */
  readonly better?: Question;
}

/** An answer that cost its seat much, and what a bot would have answered. */
export interface Slip extends Given {
  readonly better: Question;
  /** What the seat could expect after either, from 0 to 1. */
  readonly after: { readonly played: number; readonly better: number };
}

export interface Review {
  /** What each seat could expect, from 0 to 1, at every moment from the setup to the end. */
  readonly results: readonly (readonly number[])[];
  /** The biggest swings, and the answers that cost most, the biggest first. */
  readonly swings: readonly Swing[];
  readonly slips: readonly Slip[];
}

export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
}

/** How many iterations a decision is worth at a glance, and how many each of two answers that are looked at more closely. */
interface Effort {
  readonly glance: number;
  readonly closer: number;
}

const EFFORT: Effort = { glance: 120, closer: 600 };

const CLOSER_LOOKS = 8;
const MOST_SLIPS = 5;
/** What costs less than this is within the bot's own doubt. */
const LEAST_COST = 0.02;
const MOST_SWINGS = 3;
/** What moves less than this comes and goes. */
const LEAST_SWING = 0.1;

/** A moment of the match in which somebody had to answer. */
interface Moment {
  readonly seat: Seat;
  readonly view: Position;
  /** What was answered; nothing if somebody gave up instead. */
  readonly played: Move | undefined;
  /** What everybody's position was worth. */
  readonly worths: readonly number[];
}

/** A moment as it was thought about. */
interface Look {
  readonly results: readonly number[];
  readonly best: Move;
  /** What each answer would bring the seat. */
  expected(move: Move): number;
}

/** A moment in which a bot would have answered otherwise. */
interface Doubt {
  readonly before: Moment;
  /** The moment that the answer made. */
  readonly moment: number;
  readonly better: Move;
  readonly cost: number;
}

/**
 * Thinks about every decision of a finished match with what its seat could know, tells how far it is after each, and
 * returns how the match stood and where it turned. The same record is always reviewed in the same way.
 */
export function* reviewMatch(
  game: Game,
  record: MatchRecord,
  { glance, closer }: Effort = EFFORT,
): Generator<ReviewProgress, Review> {
  const { moments, ending } = momentsOf(game, record);
  const sharpness = sharpnessOf(moments.map(({ worths }) => worths));
  const total = moments.length + CLOSER_LOOKS;
  const results: (readonly number[])[] = [];
  const doubts: Doubt[] = [];
  for (const [index, moment] of moments.entries()) {
    yield { done: index, total };
    const random = randomFor(record.seed, `review ${index}`);
    const scale = estimateScale(game, moment.view, moment.seat, random);
    const look = lookAt(game, moment, random, scale, glance);
    const sharp = sharpness(index, scale.unit);
    results.push(adjustChances(look.results, sharp));
    doubts.push(...doubtAbout(moment, index + 1, look, sharp));
  }
  results.push(ending ?? results.at(-1) ?? []);

  const swings = swingsIn(game, moments, results, doubts);
  const slips: Slip[] = [];
  const worst = doubts.sort((a, b) => b.cost - a.cost).slice(0, CLOSER_LOOKS);
  for (const [index, { before, moment, better }] of worst.entries()) {
    yield { done: moments.length + index, total };
    const { seat, view, played } = before;
    const question = questionFor(game, view, seat);
    if (played === undefined || question === undefined) continue;
    const expect = (move: Move): number => {
      const random = randomFor(record.seed, `closer review ${moment}`);
      const scale = estimateScale(game, view, seat, random);
      const after = resultsAfter(game, before, move, random, scale, closer);
      return adjustChances(after, sharpness(moment - 1, scale.unit))[seat] ?? 0;
    };
    slips.push({
      moment,
      seat,
      question,
      played: labelFor(game, view, seat, played),
      better: labelFor(game, view, seat, better),
      after: { played: expect(played), better: expect(better) },
    });
  }
  return {
    results,
    swings,
    slips: slips
      .filter((slip) => costOf(slip) >= LEAST_COST)
      .sort(byCost)
      .slice(0, MOST_SLIPS),
  };
}

/** Where the chart jumps. */
function swingsIn(
  game: Game,
  moments: readonly Moment[],
  results: Review['results'],
  doubts: readonly Doubt[],
): Swing[] {
  const swings = moments.flatMap(({ seat, view, played }, index): Swing[] => {
    const question = questionFor(game, view, seat);
    if (played === undefined || question === undefined) return [];
    const moment = index + 1;
    const doubt = doubts.find((each) => each.moment === moment);
    return [
      {
        moment,
        seat,
        question,
        played: labelFor(game, view, seat, played),
        ...(doubt && { better: labelFor(game, view, seat, doubt.better) }),
        ...jumpBetween(results[index] ?? [], results[moment] ?? []),
      },
    ];
  });
  return swings
    .filter((swing) => sizeOf(swing) >= LEAST_SWING)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST_SWINGS);
}

function jumpBetween(before: readonly number[], after: readonly number[]): Pick<Swing, 'whose' | 'from' | 'to'> {
  const jumps = after.map((to, whose) => ({ whose, from: before[whose] ?? to, to }));
  return jumps.reduce((most, jump) => (sizeOf(jump) > sizeOf(most) ? jump : most), { whose: 0, from: 0, to: 0 });
}

function sizeOf({ from, to }: Pick<Swing, 'from' | 'to'>): number {
  return Math.abs(to - from);
}

function costOf({ after }: Slip): number {
  return after.better - after.played;
}

function byCost(a: Slip, b: Slip): number {
  return costOf(b) - costOf(a);
}

function momentsOf(game: Game, record: MatchRecord): { moments: Moment[]; ending: number[] | undefined } {
  const moments: Moment[] = [];
  const match = replay(game, record, (_told, reached) => {
    const { position } = reached;
    const [by, played] = record.moves[moments.length] ?? [];
    if (by === undefined) return;
    // A seat can resign without being asked.
    const seat = played === 'resign' ? (asked(position)[0] ?? by) : by;
    const view = game.clone(game.view(aloneAt(reached, seat), seat));
    const worths = Array.from({ length: position.seats }, (_, each) => game.bot.worth(position, each));
    moments.push({ seat, view, played: played === 'resign' ? undefined : played, worths });
  });
  return { moments, ending: isMatchOver(match) && match.table.seats > 1 ? endingOf(match) : undefined };
}

/** The win is shared by those who won. */
function endingOf(match: Match): number[] {
  const scores = standings(match);
  const winners = scores.filter(({ place }) => place === 1).length;
  const ending: number[] = [];
  for (const { seat, place } of scores) ending[seat] = place === 1 ? 1 / winners : 0;
  return ending;
}

/** All moments get the same attention, even where only one answer is left: the chart needs what it leads to. */
function lookAt(game: Game, { view, seat }: Moment, random: Random, scale: Scale, iterations: number): Look {
  const search = createSearch(game, view, seat, random, scale, SETTINGS);
  for (let i = 0; i < iterations; i++) search.iterate();
  const own = search.root.edges.filter((edge) => edge.seat === seat);
  const [first, ...others] = own;
  if (first === undefined) throw new Error('nothing was thought of');
  return {
    results: search.results(),
    best: others.reduce((best, edge) => (edge.visits > best.visits ? edge : best), first).move,
    expected(move) {
      const edge = own.find((each) => sameMove(each.move, move));
      return edge === undefined ? 0 : search.expected(edge);
    },
  };
}

/** What seems to cost much counts less where the bot is surer than it could be. */
function doubtAbout(before: Moment, moment: number, { best, expected }: Look, sharp: number): Doubt[] {
  const { played } = before;
  if (played === undefined || sameMove(best, played)) return [];
  return [{ before, moment, better: best, cost: (expected(best) - expected(played)) * sharp }];
}

/** What everybody may expect after this answer: the same thought for every answer, so that they can be compared. */
function resultsAfter(
  game: Game,
  { view, seat }: Moment,
  move: Move,
  random: Random,
  scale: Scale,
  iterations: number,
): number[] {
  const answered: Game = {
    ...game,
    imagine(seen, observer, stream) {
      const position = game.imagine(seen, observer, stream);
      answer(game, position, observer, move);
      return position;
    },
  };
  const search = createSearch(answered, view, seat, random, scale, SETTINGS);
  for (let i = 0; i < iterations; i++) search.iterate();
  return search.results();
}
