import type { Game, Position, Seat } from '../../kernel/game.ts';
import { Offers } from '../../kernel/offers.ts';
import { below, type Random } from '../../kernel/random.ts';
import { answer, asked, isOver, offersFor } from '../../kernel/steps.ts';

/** Turns worth, which has a different scale in every game, into expected results from 0 (lost) to 1 (won). */
export interface Judge {
  /** Writes the expected result of each seat. */
  judge(position: Position, results: Float64Array): void;
  /** An expected result after a change of worth. */
  shift(result: number, change: number): number;
}

/** What the worth of this match's positions is measured against. */
export interface Scale {
  /** The change of worth that makes winning e times as likely. */
  readonly unit: number;
  /** The worth at which a lone player has done neither well nor badly. */
  readonly middle: number;
}

/** In a lost match a better place is still worth playing for. */
const CONSOLATION = 0.1;

const SAMPLES = 12;
const SAMPLE_DEPTH = 12;

/**
 * Estimates the scale of worth from its deviation in short random playouts. The unit is at least 1, which is right for games
 * whose worth is the logarithm of odds.
 */
export function estimateScale(game: Game, view: Position, seat: Seat, random: Random): Scale {
  const offers = new Offers();
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const position = game.imagine(view, seat, random);
    let worth = game.bot.worth(position, seat);
    for (let depth = 0; depth < SAMPLE_DEPTH && !isOver(position); depth++) {
      const next = asked(position)[0] as Seat;
      offersFor(game, position, next, offers);
      answer(game, position, next, offers.at(below(random, offers.count)));
      // Between rivals the end is judged by places; a lone player goes by worth to the last.
      if (position.seats === 1 || !isOver(position)) worth = game.bot.worth(position, seat);
    }
    sum += worth;
    squares += worth * worth;
  }
  const middle = sum / SAMPLES;
  const deviation = Math.sqrt(Math.max(0, squares / SAMPLES - middle * middle));
  if (view.seats > 1) return { unit: Math.max(1, deviation / 2), middle };
  // A lone player soon does better than random play, so the current worth is the middle.
  const now = game.bot.worth(view, seat);
  return { unit: Math.max(1, deviation / 2, Math.abs(now - middle) / 2), middle: Math.max(now, middle) };
}

export function judgeBy(game: Game, { unit, middle }: Scale): Judge {
  return {
    judge(position, results) {
      if (position.seats === 1) results[0] = 1 / (1 + Math.exp((middle - game.bot.worth(position, 0)) / unit));
      else if (isOver(position)) judgePlaces(game, position, results);
      else judgeWorth(game, position, results, unit);
    },
    shift(result, change) {
      const odds = (result / (1 - result)) * Math.exp(change / unit);
      return odds / (1 + odds);
    },
  };
}

/** Chances to win that stand to one another like e to the power of the worths. */
function judgeWorth(game: Game, position: Position, results: Float64Array, unit: number): void {
  const { seats } = position;
  // Worth mostly counts the others' standing against the own, so that a difference between two seats comes twice.
  const sway = unit * (1 + 1 / (seats - 1));
  if (game.bot.worths !== undefined) game.bot.worths(position, results);
  else for (let seat = 0; seat < seats; seat++) results[seat] = game.bot.worth(position, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) best = Math.max(best, results[seat] as number);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const odds = Math.exp(((results[seat] as number) - best) / sway);
    results[seat] = odds;
    sum += odds;
  }
  for (let seat = 0; seat < seats; seat++) results[seat] = (results[seat] as number) / sum;
}

function judgePlaces(game: Game, position: Position, results: Float64Array): void {
  const scores = game.score(position);
  let winners = 0;
  for (const { place } of scores) if (place === 1) winners++;
  for (const { seat, place } of scores) {
    const behind = (position.seats - place) / (position.seats - 1);
    results[seat] = (1 - CONSOLATION) * (place === 1 ? 1 / winners : 0) + CONSOLATION * behind;
  }
}
