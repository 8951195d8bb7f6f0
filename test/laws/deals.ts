import fc from 'fast-check';
import type { Game, OptionValue, Table } from '../../src/kernel/game.ts';
import { seedFrom } from '../../src/kernel/random.ts';
import { tableFor } from '../../src/kernel/table.ts';
import type { Law } from './laws.ts';
import type { Deal } from './walk.ts';

type Seated = Omit<Deal, 'game'>;

/** Every seat count, and with it every value of every option at least once; of an option that has more with more seats, what is new. */
export function tablesOf(game: Game): Table[] {
  const fewest = Math.min(...game.seats);
  return game.seats.flatMap((seats) => {
    const options = Object.entries(game.options).map(([name, option]) => {
      const values = option.values(seats);
      const before = seats > fewest ? option.values(seats - 1) : [];
      const added = values.filter((value) => !before.includes(value));
      const grows = added.length > 0 && added.length < values.length;
      return { name, values, wanted: grows ? added : values };
    });
    const longest = Math.max(1, ...options.map(({ wanted }) => wanted.length));
    return Array.from({ length: longest }, (_, i) =>
      tableFor(
        game,
        seats,
        Object.fromEntries(
          options.map(({ name, values, wanted }) => [name, wanted[i] ?? values[(i - wanted.length) % values.length]]),
        ),
      ),
    );
  });
}

function anyTable(game: Game): fc.Arbitrary<Table> {
  return fc.constantFrom(...game.seats).chain((seats) => {
    const options: Record<string, fc.Arbitrary<OptionValue>> = {};
    for (const [name, option] of Object.entries(game.options)) options[name] = fc.constantFrom(...option.values(seats));
    return fc.record(options).map((wishes) => tableFor(game, seats, wishes));
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
