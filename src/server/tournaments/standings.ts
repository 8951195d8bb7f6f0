import { type Separation, TIE_BREAKS, type TieBreak } from '../../protocol/tournaments.ts';
import { BYE, pointsFor, WIN } from './points.ts';
import type { Entrant, RoundResult, TableResult } from './results.ts';

const BEFORE_HEAD_TO_HEAD = TIE_BREAKS.slice(0, TIE_BREAKS.indexOf('headToHead'));

type RoundMark = number | 'bye' | 'sat-out' | undefined;

export interface Standing {
  readonly player: string;
  /** Shared by players whom only the lot separates. */
  readonly place: number;
  readonly points: number;
  readonly wins: number;
  /** The mean of the points of everybody met, each meeting counted. */
  readonly rivals: number;
  /** The mean share of the score of one's tables, from 0 to 1. */
  readonly share: number;
  /** By round: the place at the table, a bye, sat out, or undefined if not played or not finished. */
  readonly rounds: readonly RoundMark[];
  /** The tie-break that put the player behind the one above, if points were equal. */
  readonly separatedBy?: Separation;
}

/** How far somebody came in a knock-out, which counts before all points. */
export interface Reach {
  /** The last round, from 1; half a round more for those who go on to the next. */
  readonly round: number;
  /** The place in the final, once it has been played. */
  readonly final?: number | undefined;
}

interface Tally {
  readonly player: string;
  readonly seed: number;
  readonly reach: Reach;
  points: number;
  wins: number;
  rivals: number;
  share: number;
  /** Points gained at tables shared with those whom nothing before this separates from the player: a number, so that three cannot each be ahead of the next. */
  headToHead: number;
  readonly byRound: number[];
  readonly rounds: RoundMark[];
  readonly met: string[];
  readonly shares: number[];
  /** Points gained at tables shared with that player. */
  readonly against: Map<string, number>;
}

const NOWHERE: Reach = { round: 0 };

/** Everybody in order. Without `reach`, by points. */
export function standingsOf(
  entrants: readonly Entrant[],
  rounds: readonly RoundResult[],
  reach: ReadonlyMap<string, Reach> = new Map(),
): Standing[] {
  const tallies = new Map(
    entrants.map(({ id, seed }) => [id, emptyTally(id, seed, reach.get(id) ?? NOWHERE, rounds.length)]),
  );
  rounds.forEach((round, index) => {
    for (const player of round.byes) addUnplayed(tallies.get(player), index, 'bye', BYE);
    for (const [player, points] of Object.entries(round.satOut ?? {}))
      addUnplayed(tallies.get(player), index, 'sat-out', points);
    for (const table of round.tables) addTable(tallies, table, index);
  });
  const all = [...tallies.values()];
  for (const tally of all) {
    tally.rivals = mean(tally.met.map((player) => tallies.get(player)?.points ?? 0));
    // In millionths, so that the order of adding up makes no difference.
    tally.share = Math.round(mean(tally.shares) * 1e6) / 1e6;
  }
  for (const equals of equalOnes(all)) {
    for (const tally of equals)
      tally.headToHead = equals.reduce((sum, { player }) => sum + (tally.against.get(player) ?? 0), 0);
  }
  return placed(all.sort((one, other) => compare(one, other).order || one.seed - other.seed));
}

/** Groups of players who are equal by everything before the head to head. */
function equalOnes(all: readonly Tally[]): Tally[][] {
  const groups: Tally[][] = [];
  for (const tally of all.toSorted((one, other) => compare(one, other, BEFORE_HEAD_TO_HEAD).order)) {
    const last = groups.at(-1);
    if (last?.[0] && compare(last[0], tally, BEFORE_HEAD_TO_HEAD).order === 0) last.push(tally);
    else groups.push([tally]);
  }
  return groups;
}

function emptyTally(player: string, seed: number, reach: Reach, rounds: number): Tally {
  return {
    player,
    seed,
    reach,
    points: 0,
    wins: 0,
    rivals: 0,
    share: 0,
    headToHead: 0,
    byRound: Array.from({ length: rounds }, () => 0),
    rounds: Array.from({ length: rounds }, () => undefined),
    met: [],
    shares: [],
    against: new Map(),
  };
}

function addUnplayed(tally: Tally | undefined, round: number, mark: 'bye' | 'sat-out', points: number): void {
  if (!tally) return;
  tally.points += points;
  tally.byRound[round] = points;
  tally.rounds[round] = mark;
}

function addTable(tallies: ReadonlyMap<string, Tally>, table: TableResult, round: number): void {
  const { players, places, scores, absent = [] } = table;
  if (!places) return;
  const points = pointsFor(places);
  const shares = sharesOf(scores ?? players.map(() => 0));
  players.forEach((player, seat) => {
    const tally = tallies.get(player);
    if (!tally || absent.includes(seat)) return;
    const gained = points[seat] ?? 0;
    tally.points += gained;
    tally.byRound[round] = gained;
    tally.rounds[round] = places[seat];
    if (gained === WIN) tally.wins++;
    tally.shares.push(shares[seat] ?? 0);
    players.forEach((other, seatOfOther) => {
      if (other === player || absent.includes(seatOfOther)) return;
      tally.met.push(other);
      tally.against.set(other, (tally.against.get(other) ?? 0) + gained);
    });
  });
}

/** Negative scores count as zero. If all are zero, all have the same share. */
function sharesOf(scores: readonly number[]): number[] {
  const total = scores.reduce((sum, score) => sum + Math.max(0, score), 0);
  return scores.map((score) => (total > 0 ? Math.max(0, score) / total : 1 / scores.length));
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

interface Comparison {
  /** For sorting: negative if the first is better. */
  readonly order: number;
  readonly by?: Separation;
}

function compare(one: Tally, other: Tally, tieBreaks: readonly TieBreak[] = TIE_BREAKS): Comparison {
  if (one.reach.round !== other.reach.round) return { order: other.reach.round - one.reach.round, by: 'reached' };
  if (one.reach.final !== other.reach.final)
    return { order: (one.reach.final ?? Infinity) - (other.reach.final ?? Infinity), by: 'final' };
  if (one.points !== other.points) return { order: other.points - one.points };
  for (const by of tieBreaks) {
    const order = COMPARE[by](one, other);
    if (order !== 0) return { order, by };
  }
  return { order: 0 };
}

const COMPARE: Readonly<Record<TieBreak, (one: Tally, other: Tally) => number>> = {
  wins: (one, other) => other.wins - one.wins,
  rivals: (one, other) => other.rivals - one.rivals,
  share: (one, other) => other.share - one.share,
  headToHead: (one, other) => other.headToHead - one.headToHead,
  earlier: (one, other) => {
    const round = one.byRound.findIndex((points, index) => points !== other.byRound[index]);
    return round < 0 ? 0 : (other.byRound[round] ?? 0) - (one.byRound[round] ?? 0);
  },
};

function placed(sorted: readonly Tally[]): Standing[] {
  const standings: Standing[] = [];
  sorted.forEach((tally, index) => {
    const before = sorted[index - 1];
    const comparison = before && compare(before, tally);
    const shared = comparison?.order === 0 ? standings[index - 1]?.place : undefined;
    const { player, points, wins, rivals, share, rounds } = tally;
    standings.push({
      player,
      place: shared ?? index + 1,
      points,
      wins,
      rivals,
      share,
      rounds,
      ...(comparison?.by && { separatedBy: comparison.by }),
    });
  });
  return standings;
}
