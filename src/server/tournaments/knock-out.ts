import { fieldFor } from './byes.ts';
import { blocksAmong, type Draw, type DrawQuestion, type Plan, stillIn } from './draw.ts';
import { historyOf } from './history.ts';
import type { RoundResult, TableResult } from './results.ts';
import { type Slices, seat } from './seating.ts';
import { standingsOf } from './standings.ts';
import { fewestPeople, type Sizes, tableSizes } from './table-sizes.ts';

/** The better half of a table goes on; of two or three, the winner. Somebody always goes out. */
function goingOn(wanted: number, players: number): number {
  return Math.min(Math.max(1, Math.floor(wanted / 2)), players - 1);
}

/** The next round of those who are still in, or undefined after the final. */
export function* knockOut(question: DrawQuestion): Slices<Draw | undefined> {
  const { plan, entrants, rounds, seed } = question;
  const last = rounds.at(-1);
  if (last && isFinal(last)) return undefined;
  const here = stillIn(entrants);
  const bySeed = [...entrants].sort((one, other) => one.seed - other.seed).map(({ id }) => id);
  const through = last ? survivors(last, question) : here;
  const left = bySeed.filter((player) => through.has(player));
  if (left.length < 2) return undefined;
  const history = historyOf(rounds, plan.seats);
  const isBlocked = blocksAmong(entrants);
  const field = fieldFor({
    players: left,
    // The strongest, those first who had no bye yet.
    byesFirst: [...left].sort((one, other) => history.byes(one) - history.byes(other)),
    sizesFor: (people) => knockOutSizes(people, plan.seats, plan.allowed),
    isBlocked,
  });
  if (field === undefined) return undefined;
  const { players, sizes, byes } = field;
  // The strongest of each table should meet as late as they can: one of each band sits at each table.
  const band = new Map(players.map((player, rank) => [player, Math.floor(rank / sizes.length)]));
  const unsuited = (one: string, other: string) => (band.get(one) === band.get(other) ? 1_000 : 0);
  return { tables: yield* seat({ players, unsuited, sizes, wanted: plan.seats, history, isBlocked, seed }), byes };
}

export function isFinal({ tables, byes }: RoundResult): boolean {
  return tables.length === 1 && byes.length === 0;
}

/** So many people are needed for a tournament of that format. */
export function fewestFor({ format, seats, allowed }: Pick<Plan, 'format' | 'seats' | 'allowed'>): number {
  return format === 'knock-out' ? Math.min(...allowed) : fewestPeople(seats, allowed);
}

/** Two at a table: byes in the first round make the others 2, 4, 8, 16 … And one table is enough for the last few. */
function knockOutSizes(people: number, seats: number, allowed: readonly number[]): Sizes {
  if (allowed.includes(people) && people <= seats) return { tables: [people], byes: 0 };
  if (seats !== 2) return tableSizes(people, seats, allowed);
  const byes = 2 ** Math.ceil(Math.log2(people)) - people;
  return { tables: Array.from({ length: (people - byes) / 2 }, () => 2), byes };
}

/** The players who go on after that round. If they are too few for a table, the best of the others come back. */
export function survivors(last: RoundResult, { plan, entrants, rounds }: Omit<DrawQuestion, 'seed'>): Set<string> {
  const seeds = new Map(entrants.map(({ id, seed }) => [id, seed]));
  const here = stillIn(entrants);
  const orders = last.tables.map((table) => orderAt(table, seeds).filter((player) => here.has(player)));
  const best = orders.flatMap((order, index) =>
    order.slice(0, goingOn(plan.seats, last.tables[index]?.players.length ?? 0)),
  );
  const through = new Set([...last.byes.filter((player) => here.has(player)), ...best]);
  for (const { player } of standingsOf(entrants, rounds)) {
    if (through.size >= Math.min(...plan.allowed)) break;
    if (orders.some((order) => order.includes(player))) through.add(player);
  }
  return through;
}

/** The players of a table by place; equal ones by score, then by seed. No-shows are left out. */
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
