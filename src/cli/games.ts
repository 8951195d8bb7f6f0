import { GAMES } from '../games/index.ts';
import type { Game, Option } from '../kernel/game.ts';
import { KERNEL_MESSAGES, speak } from '../kernel/messages.ts';
import { listed } from '../kernel/table.ts';
import { table } from './columns.ts';
import { type Command, EXIT } from './command.ts';
import { text } from './messages.ts';

export const games: Command = {
  name: 'games',
  about: 'about.games',
  options: [{ flag: '--json', about: 'flag.json' }],
  examples: ['underbridge games', 'underbridge games --json'],
  run(request, { print, colours }) {
    if (request.flag('json')) {
      print(JSON.stringify(GAMES.map(asJson), undefined, 2));
      return EXIT.fine;
    }
    for (const game of GAMES) {
      print();
      print(` ${colours.bold(game.title)}  ${colours.dim(game.id)}`);
      print(` ${words(game, 'game.summary')}`);
      print(` ${text('games.seats', { seats: listed(game.seats) })}`);
      const options = Object.entries(game.options);
      if (options.length > 0) print(` ${text('games.options')}`);
      for (const line of table(options.map(([name, option]) => optionRow(game, name, option)))) print(`   ${line}`);
    }
    print();
    print(` ${text('games.play', { game: GAMES[0]?.id })}`);
    return EXIT.fine;
  },
};

function words(game: Game, id: string): string {
  return speak({ ...KERNEL_MESSAGES, ...game.messages }, id, {}, { name: String });
}

/** Some options have more values at a larger table. */
function valuesAtAnyTable(game: Game, option: Option) {
  return [...new Set(game.seats.flatMap((seats) => option.values(seats)))];
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
