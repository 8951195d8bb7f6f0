import type { Game } from '../kernel/game.ts';
import { expectedIn, futuresOf } from './review-futures.ts';
import type { PlayedMatch, Turn } from './review-turns.ts';

/** How a turn stood when it began: for each seat its chance to win, or a lone player's points, and the range of doubt around it. */
export interface LinePoint {
  readonly moment: number;
  readonly said: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** For each seat how far below and above what was said the truth may lie. */
interface Doubt {
  readonly below: readonly number[];
  readonly above: readonly number[];
}

/** Every so many turns are looked at first. */
const COARSE = 8;

/** Counted futures of one turn. */
const FUTURES = 32;

/** Turns between two that were looked at, if the chances moved by more than this, or a lone player's points. */
const MOVED = { chance: 0.08, points: 4 } as const;

/** The turns to be looked at first. */
export function coarseTurns({ turns }: PlayedMatch): number[] {
  return turns.flatMap((_, number) => (number % COARSE === 0 || number === turns.length - 1 ? [number] : []));
}

/** Turns halfway between those known, where the line moved: the widest moves first. */
export function finerTurns({ turns }: PlayedMatch, known: ReadonlySet<number>): number[] {
  const sorted = [...known].sort((a, b) => a - b);
  const gaps = sorted.slice(1).map((to, index) => {
    const from = sorted[index] ?? 0;
    return { middle: Math.floor((from + to) / 2), width: to - from, moved: movedIn(turns.slice(from, to + 1)) };
  });
  const least = turns[0]?.said.length === 1 ? MOVED.points : MOVED.chance;
  return gaps
    .filter(({ width, moved }) => width > 1 && moved >= least)
    .sort((a, b) => b.moved - a.moved)
    .map(({ middle }) => middle);
}

function movedIn(turns: readonly Turn[]): number {
  const seats = turns[0]?.said.length ?? 0;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const chances = turns.map(({ said }) => said[seat] ?? 0);
    most = Math.max(most, Math.max(...chances) - Math.min(...chances));
  }
  return most;
}

/**
 * What counted futures say about a turn, by the view of who had to answer first. All turns use the same chance, so that neighbours
 * differ by what was played and not by luck of the look.
 */
export function doubtAbout(game: Game, turn: Turn): Doubt {
  const { said, decisions } = turn;
  const [first] = decisions;
  if (first === undefined) return { below: said.map(() => 0), above: said.map(() => 0) };
  const futures = futuresOf(game, first.view, first.seat, {
    name: 'future',
    from: 0,
    count: FUTURES,
  });
  const ranges = said.map((chance, seat) => {
    const { low, high } = expectedIn(futures, seat, said.length, 'nine-of-ten');
    return { below: Math.max(0, chance - low), above: Math.max(0, high - chance) };
  });
  return { below: ranges.map(({ below }) => below), above: ranges.map(({ above }) => above) };
}

/** The line, with the doubt that is known so far; between turns that were looked at it is interpolated. */
export function lineFrom(
  { turns, moments, ending, isOver }: PlayedMatch,
  doubts: ReadonlyMap<number, Doubt>,
): LinePoint[] {
  const known = [...doubts.keys()].sort((a, b) => a - b);
  const points = turns.map(({ moment, said, open }, number): LinePoint => {
    const doubt = between(doubts, known, number, said.length);
    const isAlone = said.length === 1;
    const left = (chance: number) => (isAlone ? open : open * 2 * Math.sqrt(chance * (1 - chance)));
    const least = isAlone ? Number.NEGATIVE_INFINITY : 0;
    const most = isAlone ? Number.POSITIVE_INFINITY : 1;
    return {
      moment,
      said,
      low: said.map((chance, seat) => Math.max(least, chance - (doubt.below[seat] ?? 0) - left(chance))),
      high: said.map((chance, seat) => Math.min(most, chance + (doubt.above[seat] ?? 0) + left(chance))),
    };
  });
  if (!isOver) return points;
  return [...points, { moment: moments - 1, said: ending, low: ending, high: ending }];
}

function between(doubts: ReadonlyMap<number, Doubt>, known: readonly number[], number: number, seats: number): Doubt {
  const none = Array.from({ length: seats }, () => 0);
  const before = known.findLast((each) => each <= number);
  const after = known.find((each) => each >= number);
  const from = doubts.get(before ?? after ?? -1);
  const to = doubts.get(after ?? before ?? -1);
  if (from === undefined || to === undefined) return { below: none, above: none };
  const share =
    before === undefined || after === undefined || after === before ? 0 : (number - before) / (after - before);
  const mixed = (a: readonly number[], b: readonly number[]) =>
    none.map((_, seat) => (a[seat] ?? 0) * (1 - share) + (b[seat] ?? 0) * share);
  return { below: mixed(from.below, to.below), above: mixed(from.above, to.above) };
}
