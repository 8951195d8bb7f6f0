import { randomFor } from '../../kernel/random.ts';
import { fieldFor } from './byes.ts';
import { perfectRounds } from './designs.ts';
import { blocksAmong, type Draw, type DrawQuestion, stillIn } from './draw.ts';
import { historyOf } from './history.ts';
import { knockOut } from './knock-out.ts';
import { shownPoints } from './points.ts';
import { inSeats, type Slices, seat } from './seating.ts';
import { standingsOf } from './standings.ts';
import { tableSizes } from './table-sizes.ts';

/** The next round, or undefined if the tournament is over. Deterministic. */
export function drawRound(question: DrawQuestion): Draw | undefined {
  const slices = drawInSlices(question);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** The same in slices, so that other requests are served: hundreds of players take a second. */
export function* drawInSlices(question: DrawQuestion): Slices<Draw | undefined> {
  const { plan, rounds, entrants } = question;
  if (stillIn(entrants).size < Math.min(...plan.allowed)) return undefined;
  switch (plan.format) {
    case 'swiss':
      return rounds.length < plan.rounds ? yield* swissRound(question) : undefined;
    case 'round-robin':
      return yield* roundRobinRound(question);
    case 'knock-out':
      return yield* knockOut(question);
  }
}

/** Everybody meets people with much the same points, and nobody twice if it can be helped. */
function* swissRound({ plan, entrants, rounds, seed }: DrawQuestion): Slices<Draw | undefined> {
  const history = historyOf(rounds, plan.seats);
  const here = stillIn(entrants);
  const standings = standingsOf(entrants, rounds).filter(({ player }) => here.has(player));
  const points = new Map(standings.map(({ player, points }) => [player, shownPoints(points)]));
  const ranked = standings.map(({ player }) => player);
  const isBlocked = blocksAmong(entrants);
  const field = fieldFor({
    players: ranked,
    // The last ones of the list, those first who had no bye yet.
    byesFirst: [...ranked].reverse().sort((one, other) => history.byes(one) - history.byes(other)),
    sizesFor: (people) => tableSizes(people, plan.seats, plan.allowed),
    isBlocked,
  });
  if (field === undefined) return undefined;
  const { players, sizes, byes } = field;
  const unsuited = (one: string, other: string) => ((points.get(one) ?? 0) - (points.get(other) ?? 0)) ** 2;
  return { tables: yield* seat({ players, unsuited, sizes, wanted: plan.seats, history, isBlocked, seed }), byes };
}

function* roundRobinRound(question: DrawQuestion): Slices<Draw | undefined> {
  const { plan, entrants, rounds } = question;
  const [first] = rounds;
  const field = first ? [...first.byes, ...first.tables.flatMap(({ players }) => players)] : [...stillIn(entrants)];
  const perfect = perfectRoundsOf(field.length, plan.seats);
  if (!perfect) return rounds.length < roundsNeeded(field.length, plan.seats) ? yield* swissRound(question) : undefined;
  const round = perfect[rounds.length];
  if (!round) return undefined;
  const sorted = [...field].sort();
  // In pairs, players whose opponent has left get byes. Larger tables are drawn anew.
  const isWhole = sameField(field, stillIn(entrants)) && !seatsBlocked(question, sorted, round);
  if (plan.seats > 2 && !isWhole) return yield* swissRound(question);
  return byPlan(question, sorted, round);
}

function seatsBlocked({ entrants }: DrawQuestion, field: readonly string[], round: readonly number[][]): boolean {
  const isBlocked = blocksAmong(entrants);
  return round.some((table) =>
    hasBlock(
      table.flatMap((number) => field[number] ?? []),
      isBlocked,
    ),
  );
}

function hasBlock(players: readonly string[], isBlocked: (one: string, other: string) => boolean): boolean {
  return players.some((one, index) => players.slice(index + 1).some((other) => isBlocked(one, other)));
}

/** For pairs and an odd number of players: the player without an opponent has a bye. */
function perfectRoundsOf(players: number, seats: number): number[][][] | undefined {
  return perfectRounds(seats === 2 ? players + (players % 2) : players, seats);
}

/** So many rounds are needed at least for everybody to meet everybody. */
export function roundsNeeded(players: number, seats: number): number {
  return perfectRoundsOf(players, seats)?.length ?? Math.ceil((players - 1) / (seats - 1));
}

function sameField(field: readonly string[], here: ReadonlySet<string>): boolean {
  return field.length === here.size && field.every((player) => here.has(player));
}

function byPlan({ plan, entrants, rounds, seed }: DrawQuestion, field: readonly string[], round: number[][]): Draw {
  const here = stillIn(entrants);
  const random = randomFor(seed, 'seating');
  const history = historyOf(rounds, plan.seats);
  const isBlocked = blocksAmong(entrants);
  const tables: string[][] = [];
  const byes: string[] = [];
  for (const numbers of round) {
    const players = numbers.flatMap((number) => field[number] ?? []).filter((player) => here.has(player));
    if (players.length === numbers.length && !hasBlock(players, isBlocked))
      tables.push(inSeats(history, players, random));
    else byes.push(...players);
  }
  return { tables, byes };
}
