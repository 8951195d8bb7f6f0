import fc from 'fast-check';
import type { Game, Option, OptionValue, Table } from '../../src/kernel/game.ts';
import { seedFrom } from '../../src/kernel/random.ts';
import { applicableOptions, tableFor } from '../../src/kernel/table.ts';
import type { Law } from './laws.ts';
import type { Deal } from './walk.ts';

type Seated = Omit<Deal, 'game'>;

/**
 * Every seat count, and every value of every option at one of them at least; and the same once more with all that other
 * options need, if there are such.
 */
function tablesOf(game: Game): Table[] {
  const options = Object.entries(game.options);
  const plain = options.filter(([, { needs }]) => needs === undefined);
  const granted: Record<string, OptionValue> = Object.assign({}, ...options.map(([, { needs }]) => needs ?? {}));
  const others = options.filter(([name]) => granted[name] === undefined);
  return [...tablesWith(game, plain, {}), ...(plain.length < options.length ? tablesWith(game, others, granted) : [])];
}

function tablesWith(game: Game, options: readonly (readonly [string, Option])[], fixed: Table['options']): Table[] {
  const valuesAt = (seats: number) =>
    options.flatMap(([name, option]) => option.values(seats).map((value) => nameOf(name, value)));
  const missing = new Set(game.seats.flatMap(valuesAt));
  const tables: Table[] = [];
  for (let i = 0; i < game.seats.length || missing.size > 0; i++) {
    const counts = game.seats.filter((seats) => valuesAt(seats).some((value) => missing.has(value)));
    const seats = (game.seats[i] ?? counts[i % counts.length]) as number;
    const wishes: Record<string, OptionValue> = { ...fixed };
    for (const [name, option] of options) {
      const values = option.values(seats);
      const value =
        values.find((each) => missing.has(nameOf(name, each))) ?? (values[i % values.length] as OptionValue);
      missing.delete(nameOf(name, value));
      wishes[name] = value;
    }
    tables.push(tableFor(game, seats, wishes));
  }
  return tables;
}

function nameOf(option: string, value: OptionValue): string {
  return `${option} ${value}`;
}

function anyTable(game: Game): fc.Arbitrary<Table> {
  return fc.constantFrom(...game.seats).chain((seats) => {
    const options: Record<string, fc.Arbitrary<OptionValue>> = {};
    for (const [name, option] of Object.entries(game.options)) options[name] = fc.constantFrom(...option.values(seats));
    return fc.record(options).map((wishes) => tableFor(game, seats, applicableOptions(game, wishes)));
  });
}

/** One deal for each table the game must be played at. */
export function dealsOf(game: Game): Deal[] {
  return tablesOf(game).map((table, i) => ({ game, table, seed: seedFrom(`${game.id} ${i}`) }));
}

/** The same deals every time, unless LAWS_SEED asks for others; LAWS_RUNS for more of them. */
const SEED = Number(process.env.LAWS_SEED ?? 1);
const RUNS = Number(process.env.LAWS_RUNS ?? 3);

/** Holds the game against the law: at every table it must be played at, and at tables at random. */
export function obey(law: Law, game: Game): void {
  const seated = fc.record({ table: anyTable(game), seed: fc.nat().map((number) => seedFrom(`deal ${number}`)) });
  const examples: [Seated][] = dealsOf(game).map(({ table, seed }) => [{ table, seed }]);
  fc.assert(
    fc.property(seated, ({ table, seed }) => law({ game, table, seed })),
    { examples, numRuns: examples.length + RUNS, seed: SEED, endOnFailure: true, includeErrorInReport: true },
  );
}
