import type { Game, Position, Seat } from '../kernel/game.ts';
import { Offers } from '../kernel/offers.ts';
import { below, type Random } from '../kernel/random.ts';
import { answer, asked, isOver, offersFor } from '../kernel/steps.ts';

/**
 * The search is overconfident: it measures a lead by how much a few moves change, not by everything still to come. The functions
 * here correct its chances by how far the match is from its end.
 */

/** How many stretches of a match are looked at for how much worth moves in them. */
const STRETCHES = 24;

/** Turns the deviation of a normal distribution into the unit of a logistic one. */
const LOGISTIC = 1.7;

/**
 * How far the bot's chances can be trusted at a moment, from 0 (not at all) to 1 (as they are), given the unit of its scale. A
 * lead counts as much as is left of it after a random walk to the end.
 */
export function sharpnessOf(worths: readonly (readonly number[])[]): (moment: number, unit: number) => number {
  const length = worths.length;
  const stretch = Math.max(1, Math.floor(length / STRETCHES));
  let squares = 0;
  let count = 0;
  for (let at = stretch; at < length; at += stretch) {
    for (const [seat, worth] of (worths[at] ?? []).entries()) {
      squares += (worth - (worths[at - stretch]?.[seat] ?? worth)) ** 2;
      count += stretch;
    }
  }
  const perMoment = count === 0 ? 0 : squares / count;
  return (moment, unit) => Math.min(1, (unit * LOGISTIC) / Math.sqrt(perMoment * (length - moment)));
}

const PLAYOUTS = 8;

/** If each seat still has this many answers to give, estimated chances came true as often as they say, in hundreds of matches. */
const ANSWERS_AT_FULL_TRUST = 18;

/** Towards the end a lead says more than a bot reads from it, but not without limit. */
const SHARPEST = 2;

/** The same of a match that still goes on, for which it is played on at random: how long that takes tells how far the end is. */
export function sharpnessAhead(game: Game, view: Position, seat: Seat, random: Random): number {
  if (view.seats === 1) return 1;
  const offers = new Offers();
  let answers = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    const position = game.imagine(view, seat, random);
    for (; !isOver(position); answers++) {
      const next = asked(position)[0] as Seat;
      offersFor(game, position, next, offers);
      answer(game, position, next, offers.at(below(random, offers.count)));
    }
  }
  return Math.min(SHARPEST, (ANSWERS_AT_FULL_TRUST * PLAYOUTS * view.seats) / answers);
}

/** Moves chances closer together (below 1) or further apart (above 1), in the same order. They add up to 1, unless somebody plays alone. */
export function adjustChances(results: readonly number[], sharpness: number): readonly number[] {
  if (results.length === 1) return results;
  const odds = results.map((result) => result ** sharpness);
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map((each) => each / sum);
}

/** The same for one seat's chance after an answer, if the others' chances keep their proportions. */
export function adjustChance(results: readonly number[], seat: Seat, expected: number, sharpness: number): number {
  const others = (1 - expected) / Math.max(Number.EPSILON, 1 - (results[seat] ?? 0));
  const after = results.map((result, each) => (each === seat ? expected : result * others));
  return adjustChances(after, sharpness)[seat] ?? expected;
}
