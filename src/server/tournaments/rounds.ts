import { randomFor } from '../../kernel/random.ts';
import { perfectRounds } from './designs.ts';
import { blocksAmong, type Draw, type DrawQuestion, stillIn } from './draw.ts';
import { type History, historyOf } from './history.ts';
import { knockOut } from './knock-out.ts';
import { shownPoints } from './points.ts';
import { inSeats, seat } from './seating.ts';
import { standingsOf } from './standings.ts';
import { tableSizes } from './table-sizes.ts';

/** The next round, or undefined if the tournament is over. The same question always has the same answer. */
export function drawRound(question: DrawQuestion): Draw | undefined {
  const { plan, rounds, entrants } = question;
  if (stillIn(entrants).size < Math.min(...plan.allowed)) return undefined;
  switch (plan.format) {
    case 'swiss':
      return rounds.length < plan.rounds ? swissRound(question) : undefined;
    case 'round-robin':
      return roundRobinRound(question);
    case 'knock-out':
      return knockOut(question);
  }
}

/** Everybody meets people with much the same points, and nobody twice if it can be helped. */
function swissRound({ plan, entrants, rounds, seed }: DrawQuestion): Draw {
  const history = historyOf(rounds, plan.seats);
  const here = stillIn(entrants);
  const standings = standingsOf(entrants, rounds).filter(({ player }) => here.has(player));
  const points = new Map(standings.map(({ player, points }) => [player, shownPoints(points)]));
  const { tables: sizes, byes: count } = tableSizes(here.size, plan.seats, plan.allowed);
  const ranked = standings.map(({ player }) => player);
  const byes = lowest(ranked, count, history);
  const players = ranked.filter((player) => !byes.includes(player));
  const isBlocked = blocksAmong(entrants);
  const unsuited = (one: string, other: string) => ((points.get(one) ?? 0) - (points.get(other) ?? 0)) ** 2;
  return { tables: seat({ players, unsuited, sizes, wanted: plan.seats, history, isBlocked, seed }), byes };
}

/** The last ones of the list, those first who had no bye yet. */
function lowest(ranked: readonly string[], count: number, history: History): string[] {
  const upwards = [...ranked].reverse();
  return upwards.sort((one, other) => history.byes(one) - history.byes(other)).slice(0, count);
}

function roundRobinRound(question: DrawQuestion): Draw | undefined {
  const { plan, entrants, rounds } = question;
  const [first] = rounds;
  const field = first ? [...first.byes, ...first.tables.flatMap(({ players }) => players)] : [...stillIn(entrants)];
  const perfect = perfectRoundsOf(field.length, plan.seats);
  if (!perfect) return rounds.length < roundsNeeded(field.length, plan.seats) ? swissRound(question) : undefined;
  const round = perfect[rounds.length];
  if (!round) return undefined;
  // Two who have lost their opponent sit out; a larger table that somebody has left is filled by drawing anew.
  if (plan.seats > 2 && !sameField(field, stillIn(entrants))) return swissRound(question);
  return byPlan(question, [...field].sort(), round);
}

/** Two at a table and an odd number: whoever meets nobody sits out. */
function perfectRoundsOf(players: number, seats: number): number[][][] | undefined {
  return perfectRounds(seats === 2 ? players + (players % 2) : players, seats);
}

/** So many rounds are needed at least for everybody to meet everybody. */
function roundsNeeded(players: number, seats: number): number {
  return perfectRoundsOf(players, seats)?.length ?? Math.ceil((players - 1) / (seats - 1));
}

function sameField(field: readonly string[], here: ReadonlySet<string>): boolean {
  return field.length === here.size && field.every((player) => here.has(player));
}

function byPlan({ plan, entrants, rounds, seed }: DrawQuestion, field: readonly string[], round: number[][]): Draw {
  const here = stillIn(entrants);
  const random = randomFor(seed, 'seating');
  const history = historyOf(rounds, plan.seats);
  const tables: string[][] = [];
  const byes: string[] = [];
  for (const numbers of round) {
    const players = numbers.flatMap((number) => field[number] ?? []).filter((player) => here.has(player));
    if (players.length === numbers.length) tables.push(inSeats(history, players, random));
    else byes.push(...players);
  }
  return { tables, byes };
}
