import type { Game, Position, Seat } from '../kernel/game.ts';
import { below, type Random, randomFor, randomFrom, seedFrom } from '../kernel/random.ts';
import { advance, answer, asked, isOver } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import type { Bot } from './bot.ts';
import { BEGINNER, type Rating, rate } from './rating.ts';

/** One bot against a table full of another. */
export interface Pairing {
  readonly lone: string;
  readonly crowd: string;
}

export interface LadderMatch extends Pairing {
  readonly seat: Seat;
  /** By seat. */
  readonly places: readonly number[];
}

export interface LadderPlan {
  readonly seats: number;
  /** How many deals each pairing plays, every deal from each seat. */
  readonly deals: number;
  readonly seed: string;
}

/** Every bot against every other, alone at each seat in turn; a deal is the same for all pairings and seats. */
export function* playLadder(game: Game, bots: readonly Bot[], plan: LadderPlan): Generator<LadderMatch> {
  for (let deal = 0; deal < plan.deals; deal++) {
    for (const lone of bots) {
      for (const crowd of bots) {
        if (lone === crowd) continue;
        for (let seat = 0; seat < plan.seats; seat++) {
          const table = Array.from({ length: plan.seats }, (_, each) => (each === seat ? lone : crowd));
          const places = playMatch(game, table, seedFrom(`${plan.seed} ${deal}`));
          yield { lone: lone.name, crowd: crowd.name, seat, places };
        }
      }
    }
  }
}

/** How many matches that will be. */
export function matchesIn(bots: readonly Bot[], { seats, deals }: LadderPlan): number {
  return deals * bots.length * (bots.length - 1) * seats;
}

/** Plays one match; the places by seat. */
export function playMatch(game: Game, bots: readonly Bot[], seed: string): number[] {
  const position: Position = game.setup(tableFor(game, bots.length), randomFrom(seed));
  const streams = bots.map((_, seat) => randomFor(seed, `bot at seat ${seat}`));
  advance(game, position);
  while (!isOver(position)) {
    const seat = asked(position)[0] as Seat;
    const move = (bots[seat] as Bot).choose(game, game.view(position, seat), seat, streams[seat] as Random);
    answer(game, position, seat, move);
  }
  return game.score(position).map(({ place }) => place);
}

/** A figure, and between which bounds it lies in 19 of 20 cases. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The share of matches that the lone bots won; a shared win counts in part. */
export function shareWon(matches: readonly LadderMatch[]): number {
  let won = 0;
  for (const { seat, places } of matches) {
    if (places[seat] === 1) won += 1 / places.filter((place) => place === 1).length;
  }
  return won / matches.length;
}

export function ratingsFrom(matches: readonly LadderMatch[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const { lone, crowd, seat, places } of matches) {
    const names = places.map((_, each) => (each === seat ? lone : crowd));
    const before = names.map((name) => ratings.get(name) ?? BEGINNER);
    const after = rate(before, places);
    for (const name of [lone, crowd]) ratings.set(name, mean(after.filter((_, each) => names[each] === name)));
  }
  return ratings;
}

/** A bot that sat at several seats of a match learns the mean of what they teach. */
function mean(ratings: readonly Rating[]): Rating {
  const sum = (of: (rating: Rating) => number) => ratings.reduce((total, rating) => total + of(rating), 0);
  return { mean: sum((each) => each.mean) / ratings.length, deviation: sum((each) => each.deviation) / ratings.length };
}

const RESAMPLES = 500;
const OUTSIDE = 0.025;

/** A figure of the matches with its bounds, found by drawing as many matches from them, again and again. */
export function estimate<T>(matches: readonly T[], figure: (some: readonly T[]) => number, random: Random): Estimate {
  const figures = Array.from({ length: RESAMPLES }, () =>
    figure(matches.map(() => matches[below(random, matches.length)] as T)),
  ).sort((a, b) => a - b);
  const at = (share: number) => figures[Math.round(share * (RESAMPLES - 1))] as number;
  return { value: figure(matches), low: at(OUTSIDE), high: at(1 - OUTSIDE) };
}
