import { type Interval, wilson } from '../bots/interval.ts';
import type { Game } from '../kernel/game.ts';
import { type Outcomes, playedMatches } from './outcomes.ts';
import { botAt, type SimulationPlan } from './plan.ts';
import { type Bins, binsFor, countInBins, type Spread, spreadOf } from './statistics.ts';
import { NO_SIDE } from './uses.ts';
import { type GroupTally, sideNames, tallyUses } from './uses-tally.ts';

export interface Distribution extends Spread {
  readonly bins: Bins;
  readonly counts: readonly number[];
}

interface SeatTally extends Interval {
  readonly seat: number;
  readonly wins: number;
}

/** A clan, or whatever else the seats of a match differ in. */
interface SideTally extends Interval {
  readonly side: string;
  readonly name: string;
  /** How often a seat had it, over all matches. */
  readonly chairs: number;
  readonly wins: number;
  readonly points: Distribution;
}

interface BotTally extends Interval {
  readonly bot: string;
  /** Chairs it held in each match. */
  readonly chairs: number;
  /** The share of wins it would have if all were equal. */
  readonly fair: number;
  readonly wins: number;
  readonly points: Distribution;
}

/** What many matches come to. Depends on the plan alone, not on the machine. */
export interface Tally {
  readonly plan: SimulationPlan;
  readonly played: number;
  readonly decisions: number;
  readonly bots: readonly BotTally[];
  readonly seats: readonly SeatTally[];
  /** None where the game knows no sides, or nobody had one. */
  readonly sides: readonly SideTally[];
  readonly uses: readonly GroupTally[];
  readonly length: Distribution;
}

export function tallyOf(plan: SimulationPlan, outcomes: Outcomes, game: Game): Tally {
  const matches = playedMatches(outcomes);
  const lengths = matches.map((match) => outcomes.decisions[match] ?? 0);
  const { bySeat, byBot } = countWins(plan, outcomes, matches);
  const points = pointsByBot(plan, outcomes, matches);
  const pointBins = binsFor(spreadOf([...points.values()].flat()));
  const all = tallySides(plan, outcomes, game, matches, pointBins);
  const sides = all.some(({ chairs }) => chairs > 0) ? all : [];
  return {
    plan,
    played: matches.length,
    decisions: lengths.reduce((total, length) => total + length, 0),
    bots: [...new Set(plan.bots)].map((bot) => {
      const chairs = plan.bots.filter((name) => name === bot).length;
      const wins = byBot.get(bot) ?? 0;
      const scored = distributionOf(points.get(bot) ?? [], pointBins);
      return { bot, chairs, fair: chairs / plan.seats, wins, ...wilson(wins, matches.length), points: scored };
    }),
    seats: bySeat.map((wins, seat) => ({ seat, wins, ...wilson(wins, matches.length) })),
    sides,
    uses: tallyUses(
      game,
      outcomes,
      sides.map(({ chairs }) => chairs),
    ),
    length: distributionOf(lengths, binsFor(spreadOf(lengths))),
  };
}

/** A win shared by several counts for each of them as its part. */
function countWins(plan: SimulationPlan, { places }: Outcomes, matches: readonly number[]) {
  const bySeat = Array<number>(plan.seats).fill(0);
  const byBot = new Map<string, number>();
  for (const match of matches) {
    const first = match * plan.seats;
    const winners = bySeat.flatMap((_, seat) => (places[first + seat] === 1 ? [seat] : []));
    for (const seat of winners) {
      const bot = botAt(plan, match, seat);
      bySeat[seat] = (bySeat[seat] ?? 0) + 1 / winners.length;
      byBot.set(bot, (byBot.get(bot) ?? 0) + 1 / winners.length);
    }
  }
  return { bySeat, byBot };
}

function tallySides(
  plan: SimulationPlan,
  { places, points, sides }: Outcomes,
  game: Game,
  matches: readonly number[],
  bins: Bins,
): SideTally[] {
  const names = sideNames(game);
  const scored = names.map((): number[] => []);
  const wins = names.map(() => 0);
  for (const match of matches) {
    const chairs = Array.from({ length: plan.seats }, (_, seat) => match * plan.seats + seat);
    const winners = chairs.filter((chair) => places[chair] === 1).length;
    for (const chair of chairs) {
      const side = sides[chair] ?? NO_SIDE;
      if (side === NO_SIDE) continue;
      scored[side]?.push(points[chair] ?? 0);
      if (places[chair] === 1) wins[side] = (wins[side] ?? 0) + 1 / winners;
    }
  }
  return names.map((name, side) => {
    const own = scored[side] ?? [];
    return {
      side: game.counts?.sides?.things[side] ?? '',
      name,
      chairs: own.length,
      wins: wins[side] ?? 0,
      ...wilson(wins[side] ?? 0, own.length),
      points: distributionOf(own, bins),
    };
  });
}

function pointsByBot(plan: SimulationPlan, outcomes: Outcomes, matches: readonly number[]): Map<string, number[]> {
  const points = new Map<string, number[]>(plan.bots.map((bot) => [bot, []]));
  for (const match of matches) {
    for (let seat = 0; seat < plan.seats; seat++) {
      points.get(botAt(plan, match, seat))?.push(outcomes.points[match * plan.seats + seat] ?? 0);
    }
  }
  return points;
}

function distributionOf(values: readonly number[], bins: Bins): Distribution {
  return { ...spreadOf(values), bins, counts: countInBins(values, bins) };
}
