import { GAMES } from '../games/index.ts';
import type { Game, Option } from '../kernel/game.ts';
import { type Catalogue, KERNEL_MESSAGES, speak } from '../kernel/messages.ts';
import { listed } from '../kernel/table.ts';
import { type Command, EXIT } from './command.ts';
import { text } from './messages.ts';
import { table, widthOf, wrap } from './picture-kit/columns.ts';

export const games: Command = {
  name: 'games',
  about: 'about.games',
  options: [{ flag: '--json', about: 'flag.json' }],
  examples: ['underbridge games', 'underbridge games --json'],
  run(request, { print, colours, columns }) {
    if (request.flag('json')) {
      print(JSON.stringify(GAMES.map(asJson), undefined, 2));
      return EXIT.fine;
    }
    for (const game of GAMES) {
      print();
      print(` ${colours.bold(game.title)}  ${colours.dim(game.id)}`);
      for (const line of wrap(words(game, 'game.summary'), columns - 1, ' ')) print(line);
      print(` ${text('games.seats', { seats: listed(game.seats) })}`);
      if (Object.keys(game.options).length > 0) print(` ${text('games.options')}`);
      for (const line of optionLines(game, columns)) print(`   ${line}`);
    }
    print();
    print(` ${text('games.play', { game: GAMES[0]?.id })}`);
    return EXIT.fine;
  },
};

function words(game: Game, id: string): string {
  const catalogue: Catalogue = { ...KERNEL_MESSAGES, ...game.messages };
  return speak(catalogue, id, {}, { name: String });
}

/** Some options have more values at a larger table. */
function valuesAtAnyTable(game: Game, option: Option) {
  return [...new Set(game.seats.flatMap((seats) => option.values(seats)))];
}

/** Side by side where the terminal is wide enough, else one below the other. */
function optionLines(game: Game, columns: number): string[] {
  const rows = Object.entries(game.options).map(([name, option]) => optionRow(game, name, option));
  const lines = table(rows);
  return lines.some((line) => widthOf(line) > columns - INDENT)
    ? rows.flatMap(([values = '', label = '']) => [...fold(values, columns - INDENT), `    ${label}`])
    : lines;
}

const INDENT = 4;

/** Breaks a long list of values between two of them. */
function fold(values: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const value of values.split(/(?<=\|)/)) {
    if (line !== '' && widthOf(line + value) > width) {
      lines.push(line);
      line = '  ';
    }
    line += value;
  }
  return [...lines, line];
}

function optionRow(game: Game, name: string, option: Option): string[] {
  const label = text('games.option', { label: words(game, `option.${name}`), value: String(option.default) });
  return [`${name}=${valuesAtAnyTable(game, option).join('|')}`, label];
}

function asJson(game: Game) {
  const { id, title, version, seats, defaultSeats } = game;
  const options = Object.entries(game.options).map(([name, option]) => ({
    name,
    about: words(game, `option.${name}`),
    default: option.default,
    values: Object.fromEntries(seats.map((number) => [number, option.values(number)])),
  }));
  return { id, title, about: words(game, 'game.summary'), version, seats, defaultSeats, options };
}
