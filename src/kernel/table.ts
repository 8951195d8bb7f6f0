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
  return { seats, options };
}
