import type { Game, OptionValue, Table } from './game.ts';

/** Bad input. The message is one line that says what is wrong and what would be right. */
export class InputError extends Error {
  override name = 'InputError';
}

/** Untrusted text, quoted on one line. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1)}'`;
}

export function listed(values: readonly OptionValue[]): string {
  return values.length === 0 ? 'none' : values.map(String).join(', ');
}

/** The table for these choices, defaults filled in; an InputError where the game has no such seats or options. */
export function tableFor(
  game: Game,
  seats: number = game.defaultSeats,
  choices: Readonly<Record<string, unknown>> = {},
): Table {
  if (!game.seats.includes(seats)) {
    throw new InputError(`${game.title} is for ${listed(game.seats)} players, not ${seats}.`);
  }
  for (const name of Object.keys(choices)) {
    if (!Object.hasOwn(game.options, name)) {
      throw new InputError(`${game.title} has no option ${quoted(name)}; it has ${listed(Object.keys(game.options))}.`);
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(game.options)) {
    const choice = Object.hasOwn(choices, name) ? choices[name] : option.default;
    const values = option.values(seats);
    const value = values.find((candidate) => candidate === choice || String(candidate) === choice);
    if (value === undefined) {
      throw new InputError(
        `Option '${name}' of ${game.title} can be ${listed(values)}, not ${JSON.stringify(choice)}.`,
      );
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

/**
 * The table of a stored match under today's rules: options that still exist keep their values, new ones get their defaults.
 */
export function storedTable(game: Game, seats: number, agreed: Readonly<Record<string, unknown>>): Table {
  const known: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(game.options)) {
    const value = option.values(seats).find((candidate) => candidate === agreed[name]);
    if (value !== undefined) known[name] = value;
  }
  const options = Object.entries(game.options).map(([name, option]) => [name, option.default]);
  return { seats, options: { ...Object.fromEntries(options), ...applicableOptions(game, known) } };
}

/** The first need of the option that is not met, if any. */
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

/** Whether the option applies with the other choices; otherwise it keeps its default. */
export function isOpenOption(
  game: Pick<Game, 'options'>,
  name: string,
  chosen: Readonly<Record<string, OptionValue>>,
): boolean {
  return missingFor(game, name, chosen) === undefined;
}

/** The choices without those whose needs are not met. */
export function applicableOptions(
  game: Pick<Game, 'options'>,
  choices: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  const open = { ...choices };
  for (const name of Object.keys(choices)) if (!isOpenOption(game, name, open)) delete open[name];
  return open;
}
