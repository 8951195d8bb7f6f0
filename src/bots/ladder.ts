import { type Choose, nextAnswers } from '../kernel/at-once.ts';
import type { Game, Score, Seat, Table } from '../kernel/game.ts';
import { type Random, randomFor, randomFrom } from '../kernel/random.ts';
import { advance, answer, isOver } from '../kernel/steps.ts';
import type { Bot, BotContext } from './bot.ts';
import { type Rating, ratedAfter, UNRATED } from './rating.ts';

/** One bot alone at a seat, and another at all the others. */
export interface LineUp {
  readonly lone: string;
  readonly crowd: string;
  readonly seat: Seat;
}

export interface LadderMatch extends LineUp {
  /** By seat. */
  readonly places: readonly number[];
}

/** Every bot against every other, alone at each seat in turn. */
export function lineUpsOf(bots: readonly string[], seats: number): LineUp[] {
  return bots.flatMap((lone, strength) =>
    bots.flatMap((crowd, other) => {
      // Of two at a table each is alone: the pair the other way round would be the same match again.
      const isTold = lone === crowd || (seats === 2 && strength < other);
      return isTold ? [] : Array.from({ length: seats }, (_, seat) => ({ lone, crowd, seat }));
    }),
  );
}

/** A clock that stands still: the same seed plays the same match on any machine. */
export const STANDING_CLOCK = () => 0;

/** Plays one match; the places by seat. */
export function playMatch(game: Game, table: Table, bots: readonly Bot[], seed: string, hurry = 1): number[] {
  const games = bots.map(() => game);
  return playBetween(games, table, bots, seed, hurry).map(({ place }) => place);
}

/** Plays one match in which each seat's bot has its own sense of the same game; the scores by seat. */
export function playBetween(
  games: readonly Game[],
  table: Table,
  bots: readonly Bot[],
  seed: string,
  hurry: number,
): Score[] {
  const [game] = games as readonly [Game];
  const position = game.setup(table, randomFrom(seed));
  const streams = bots.map((_, seat) => randomFor(seed, `bot at seat ${seat}`));
  const context = bots.map((): BotContext => ({ hurry, clock: STANDING_CLOCK, memory: {} }));
  const order = randomFor(seed, 'whose answers come first');
  const choose: Choose = (view, seat) =>
    (bots[seat] as Bot).choose(games[seat] as Game, view, seat, streams[seat] as Random, context[seat]);
  advance(game, position);
  while (!isOver(position)) {
    for (const { seat, move } of nextAnswers(game, position, order, choose)) answer(game, position, seat, move);
  }
  return game.score(position);
}

/** How many matches the lone bots won; a shared win counts in part. */
export function winsOf(matches: readonly LadderMatch[]): number {
  let wins = 0;
  for (const { seat, places } of matches) {
    if (places[seat] === 1) wins += 1 / places.filter((place) => place === 1).length;
  }
  return wins;
}

/** How many of the others the lone bots left behind, as a part of all of them in each match; a shared place counts half. */
export function leftBehind(matches: readonly LadderMatch[]): number {
  let behind = 0;
  for (const { seat, places } of matches) {
    const mine = places[seat] as number;
    const shared = places.filter((place) => place === mine).length - 1;
    behind += (places.filter((place) => place > mine).length + shared / 2) / (places.length - 1);
  }
  return behind;
}

/** What the matches, one after another, say about the strength of each bot. */
export function ratingsFrom(matches: readonly LadderMatch[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const { lone, crowd, seat, places } of matches) {
    const names = places.map((_, each) => (each === seat ? lone : crowd));
    const before = names.map((name) => ratings.get(name) ?? UNRATED);
    const after = ratedAfter(before, places);
    for (const name of [lone, crowd]) ratings.set(name, meanOf(after.filter((_, each) => names[each] === name)));
  }
  return ratings;
}

/** A bot that sat at several seats of a match learns the mean of what they teach. */
function meanOf(ratings: readonly Rating[]): Rating {
  const mean = (of: (each: Rating) => number) => ratings.reduce((sum, each) => sum + of(each), 0) / ratings.length;
  return { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
}
