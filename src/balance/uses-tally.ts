import { type Interval, wilson } from '../bots/interval.ts';
import type { Game } from '../kernel/game.ts';
import { speak } from '../kernel/messages.ts';
import type { Outcomes } from './outcomes.ts';
import { PARTS_OF_WIN } from './uses.ts';

/** How often one thing was used, and what became of those who did. */
export interface ThingTally extends Interval {
  readonly thing: string;
  readonly name: string;
  /** Uses in all, or points in all. */
  readonly times: number;
  /** The matches that had such a thing. */
  readonly matches: number;
  readonly perMatch: number;
  /** Seats that used it, match by match; share, low and high are what they won. */
  readonly users: number;
  /** Uses for each time a seat had this side, in the order of the sides. */
  readonly bySide: readonly number[];
}

export interface GroupTally {
  readonly say: string;
  readonly title: string;
  /** Points are added up, uses are counted. */
  readonly unit: 'points' | 'times';
  readonly things: readonly ThingTally[];
}

function nameOf({ messages }: Game, id: string): string {
  return speak(messages, id, {}, { name: String });
}

/** The names of the sides in this game's words. */
export function sideNames(game: Game): string[] {
  const { sides } = game.counts ?? {};
  return sides === undefined ? [] : sides.things.map((thing) => nameOf(game, sides.prefix + thing));
}

export function sidesTitle(game: Game): string {
  return game.counts?.sides === undefined ? '' : nameOf(game, game.counts.sides.say);
}

/** `chairs`: how often a seat had each side. */
export function tallyUses(game: Game, { uses }: Outcomes, chairs: readonly number[]): GroupTally[] {
  const sum = (numbers: Float64Array, thing: number) => {
    let total = 0;
    for (let row = 0; row < uses.rows; row++) total += numbers[row * uses.things + thing] as number;
    return total;
  };
  let first = 0;
  return (game.counts?.groups ?? []).map((group) => {
    const things = group.things.map((thing, i): ThingTally => {
      const number = first + i;
      const times = sum(uses.times, number);
      const users = sum(uses.users, number);
      const matches = uses.inPlay[number] as number;
      return {
        thing,
        name: nameOf(game, group.prefix + thing),
        times,
        matches,
        perMatch: matches === 0 ? 0 : times / matches,
        users,
        ...wilson(sum(uses.wins, number) / PARTS_OF_WIN, users),
        bySide: chairs.map((count, side) =>
          count === 0 ? 0 : (uses.times[side * uses.things + number] as number) / count,
        ),
      };
    });
    first += group.things.length;
    return {
      say: group.say,
      title: nameOf(game, group.say),
      unit: group.lines === undefined ? 'times' : 'points',
      // Things that were in no match would only be lines of zeros.
      things: things.filter(({ matches }) => matches > 0),
    };
  });
}
