import fc from 'fast-check';
import type { Game, OptionValue, Table } from '../../src/kernel/game.ts';
import { seedFrom } from '../../src/kernel/random.ts';
import { openWishes, tableFor } from '../../src/kernel/table.ts';
import type { Law } from './laws.ts';
import type { Deal } from './walk.ts';

type Seated = Omit<Deal, 'game'>;

/**
 * Every seat count, and with it every value of every option at least once; and once more with whatever options need others
 * that are not as they come, the values of those taking turns from one seat count to the next.
 */
export function tablesOf(game: Game): Table[] {
  const needy = Object.values(game.options).flatMap(({ needs }) => (needs === undefined ? [] : [needs]));
  return game.seats.flatMap((seats, turn) => {
    const plain = Object.entries(game.options).flatMap(([name, option]) =>
      option.needs === undefined ? [[name, option.values(seats)] as const] : [],
    );
    const longest = Math.max(1, ...plain.map(([, values]) => values.length));
    const tables = Array.from({ length: longest }, (_, i) => tableFor(game, seats, wishesAt(plain, i)));
    if (needy.length === 0) return tables;
    const all = Object.entries(game.options).map(([name, option]) => [name, option.values(seats)] as const);
    const granted = Object.assign({}, ...needy) as Record<string, OptionValue>;
    return [...tables, tableFor(game, seats, openWishes(game, { ...wishesAt(all, turn), ...granted }))];
  });
}

function wishesAt(
  options: readonly (readonly [name: string, values: readonly OptionValue[]])[],
  i: number,
): Record<string, OptionValue> {
  return Object.fromEntries(options.map(([name, values]) => [name, values[i % values.length] as OptionValue]));
}

function anyTable(game: Game): fc.Arbitrary<Table> {
  return fc.constantFrom(...game.seats).chain((seats) => {
    const options: Record<string, fc.Arbitrary<OptionValue>> = {};
    for (const [name, option] of Object.entries(game.options)) options[name] = fc.constantFrom(...option.values(seats));
    return fc.record(options).map((wishes) => tableFor(game, seats, openWishes(game, wishes)));
  });
}

/** One deal for each table the game must be played at. */
export function dealsOf(game: Game): Deal[] {
  return tablesOf(game).map((table, i) => ({ game, table, seed: seedFrom(`${game.id} ${i}`) }));
}

/** The same deals every time, unless LAWS_SEED asks for others; LAWS_RUNS for more of them. */
const SEED = Number(process.env.LAWS_SEED ?? 1);
const RUNS = Number(process.env.LAWS_RUNS ?? 5);

/** Holds the game against the law: at every table it must be played at, and at tables at random. */
export function obey(law: Law, game: Game): void {
  const seated = fc.record({ table: anyTable(game), seed: fc.nat().map((number) => seedFrom(`deal ${number}`)) });
  const examples: [Seated][] = dealsOf(game).map(({ table, seed }) => [{ table, seed }]);
  fc.assert(
    fc.property(seated, ({ table, seed }) => law({ game, table, seed })),
    { examples, numRuns: examples.length + RUNS, seed: SEED, endOnFailure: true, includeErrorInReport: true },
  );
}
