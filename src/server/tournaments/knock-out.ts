import { blocksAmong, type Draw, type DrawQuestion, stillIn } from './draw.ts';
import { historyOf } from './history.ts';
import type { RoundResult, TableResult } from './results.ts';
import { seat } from './seating.ts';
import { standingsOf } from './standings.ts';
import { type Sizes, tableSizes } from './table-sizes.ts';

/** The better half of a table goes on; of two or three, the winner. */
function goingOn(seats: number): number {
  return Math.max(1, Math.floor(seats / 2));
}

/** The next round of those who are still in, or undefined after the final. */
export function knockOut(question: DrawQuestion): Draw | undefined {
  const { plan, entrants, rounds, seed } = question;
  const last = rounds.at(-1);
  if (last && last.tables.length === 1 && last.byes.length === 0) return undefined;
  const here = stillIn(entrants);
  const bySeed = [...entrants].sort((one, other) => one.seed - other.seed).map(({ id }) => id);
  const through = last ? survivors(last, question) : here;
  const left = bySeed.filter((player) => through.has(player));
  if (left.length < 2) return undefined;
  const { tables: sizes, byes: count } = knockOutSizes(left.length, plan.seats, plan.allowed);
  const byes = left.slice(0, count);
  const players = left.slice(count);
  // The strongest of each table should meet as late as they can: one of each band sits at each table.
  const band = new Map(players.map((player, rank) => [player, Math.floor(rank / sizes.length)]));
  return {
    tables: seat({
      players,
      unsuited: (one, other) => (band.get(one) === band.get(other) ? 1_000 : 0),
      sizes,
      wanted: plan.seats,
      history: historyOf(rounds, plan.seats),
      isBlocked: blocksAmong(entrants),
      seed,
    }),
    byes,
  };
}

/** Two at a table: byes in the first round make the others 2, 4, 8, 16 … And one table is enough for the last few. */
function knockOutSizes(people: number, seats: number, allowed: readonly number[]): Sizes {
  if (allowed.includes(people) && people <= seats) return { tables: [people], byes: 0 };
  if (seats !== 2) return tableSizes(people, seats, allowed);
  const byes = 2 ** Math.ceil(Math.log2(people)) - people;
  return { tables: Array.from({ length: (people - byes) / 2 }, () => 2), byes };
}

/** Who goes on after that round. If they are too few for any table, the best of the others come back. */
function survivors(last: RoundResult, { plan, entrants, rounds }: DrawQuestion): Set<string> {
  const seeds = new Map(entrants.map(({ id, seed }) => [id, seed]));
  const here = stillIn(entrants);
  const orders = last.tables.map((table) => orderAt(table, seeds).filter((player) => here.has(player)));
  const byes = last.byes.filter((player) => here.has(player));
  const through = new Set([...byes, ...orders.flatMap((order) => order.slice(0, goingOn(plan.seats)))]);
  for (const { player } of standingsOf(entrants, rounds)) {
    if (through.size >= Math.min(...plan.allowed)) break;
    if (orders.some((order) => order.includes(player))) through.add(player);
  }
  return through;
}

/** The players of a table by place; equal ones by score, then by seed. Who did not come is left out. */
function orderAt({ players, places = [], scores = [], absent = [] }: TableResult, seeds: ReadonlyMap<string, number>) {
  const seatsInOrder = players
    .map((_, index) => index)
    .filter((index) => !absent.includes(index))
    .sort(
      (one, other) =>
        (places[one] ?? 0) - (places[other] ?? 0) ||
        (scores[other] ?? 0) - (scores[one] ?? 0) ||
        (seeds.get(players[one] ?? '') ?? 0) - (seeds.get(players[other] ?? '') ?? 0),
    );
  return seatsInOrder.flatMap((index) => players[index] ?? []);
}
