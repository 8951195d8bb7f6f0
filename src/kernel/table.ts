import type { Game, OptionValue, Table } from './game.ts';

/** Bad input, in one line that says what was wrong and what would be right. */
export class InputError extends Error {
  override name = 'InputError';
}

/** Foreign text in one line. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1)}'`;
}

export function listed(values: readonly OptionValue[]): string {
  return values.length === 0 ? 'none' : values.map(String).join(', ');
}

/** The table for these wishes, defaults filled in; an InputError where the game has no such seats or options. */
export function tableFor(
  game: Game,
  seats: number = game.defaultSeats,
  wishes: Readonly<Record<string, unknown>> = {},
): Table {
  if (!game.seats.includes(seats)) {
    throw new InputError(`${game.title} is for ${listed(game.seats)} players, not ${seats}.`);
  }
  for (const name of Object.keys(wishes)) {
    if (!Object.hasOwn(game.options, name)) {
      throw new InputError(`${game.title} has no option ${quoted(name)}; it has ${listed(Object.keys(game.options))}.`);
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(game.options)) {
    const wish = Object.hasOwn(wishes, name) ? wishes[name] : option.default;
    const values = option.values(seats);
    const value = values.find((candidate) => candidate === wish || String(candidate) === wish);
    if (value === undefined) {
      throw new InputError(`Option '${name}' of ${game.title} can be ${listed(values)}, not ${JSON.stringify(wish)}.`);
    }
    options[name] = value;
  }
  for (const name of Object.keys(options)) {
    const missing = missingFor(game, name, options);
    if (missing === undefined || options[name] === game.options[name]?.default) continue;
    throw new InputError(
      `Option '${name}' of ${game.title} can be ${options[name]} only with '${missing.name}' as ${missing.value}.`,
    );
  }
  return { seats, options };
}

/** What the option needs of another one that is not so, if anything. */
function missingFor(
  { options }: Pick<Game, 'options'>,
  name: string,
  chosen: Readonly<Record<string, OptionValue>>,
): { readonly name: string; readonly value: OptionValue } | undefined {
  for (const [other, value] of Object.entries(options[name]?.needs ?? {})) {
    if ((chosen[other] ?? options[other]?.default) !== value) return { name: other, value };
  }
  return undefined;
}

/** Whether the option has a say with what else was chosen; otherwise it stays as it comes. */
export function isOpenOption(
  game: Pick<Game, 'options'>,
  name: string,
  chosen: Readonly<Record<string, OptionValue>>,
): boolean {
  return missingFor(game, name, chosen) === undefined;
}

/** The wishes without those that cannot be met together with the others. */
export function openWishes(
  game: Pick<Game, 'options'>,
  wishes: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  const open = { ...wishes };
  for (const name of Object.keys(wishes)) if (!isOpenOption(game, name, open)) delete open[name];
  return open;
}
