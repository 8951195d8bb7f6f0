import type { GameFolder } from '../games/game-folder.ts';
import { folderNamed } from '../games/index.ts';
import { commitment } from '../kernel/random.ts';
import { type Command, EXIT, type Request } from './command.ts';
import { checkWritable, writeRecord } from './files.ts';
import { text } from './messages.ts';
import { linesFrom } from './playing/lines.ts';
import { drawn, labelled } from './playing/scenery.ts';
import { seatAgain, seatAnew } from './playing/seating.ts';
import { recordSoFar, type Sitting } from './playing/sitting.ts';
import { standingsLines } from './playing/standings.ts';
import { lastWords, playTurns } from './playing/turns.ts';
import type { Terminal } from './terminal.ts';

const ABOUT = {
  name: 'play',
  takes: '<game>',
  about: 'about.play',
  options: [
    { flag: '--seats <n>', about: 'flag.seats' },
    { flag: '--seat <k>', about: 'flag.seat' },
    { flag: '--bots <a,b>', about: 'flag.play.bots' },
    { flag: '--option <name=value>', about: 'flag.option', repeats: true },
    { flag: '--seed <text>', about: 'flag.play.seed' },
    { flag: '--record <file>', about: 'flag.record' },
    { flag: '--load <file>', about: 'flag.load' },
  ],
  examples: [
    'underbridge play gnome-elf-troll',
    'underbridge play gnome-elf-troll --seats 4 --seat 2 --bots elder,mossling',
    'underbridge play gnome-elf-troll --option goal=8 --record match.underbridge.json',
    'underbridge play gnome-elf-troll --load match.underbridge.json',
  ],
} as const;

export const play: Command = playWith(folderNamed);

/** The command, for the games that are found so. */
export function playWith(find: (id: string) => GameFolder): Command {
  return { ...ABOUT, run: async (request, terminal) => run(request, terminal, find(request.words[0] ?? '')) };
}

async function run(request: Request, terminal: Terminal, folder: GameFolder): Promise<number> {
  const saved = request.value('load');
  const record = request.value('record');
  const sitting = await (saved === undefined
    ? seatAnew(request, terminal, folder)
    : seatAgain(request, terminal, folder, saved));
  if (record !== undefined) checkWritable(record);
  const lines = linesFrom(terminal);
  try {
    introduce(sitting);
    const ending = await playTurns(sitting, lines);
    if (record !== undefined) writeRecord(record, recordSoFar(sitting));
    if (ending === 'left') {
      sayGoodbye(sitting, record);
    } else {
      conclude(sitting, record);
      if (record === undefined) await lastWords(sitting, lines);
    }
  } finally {
    lines.close();
  }
  return EXIT.fine;
}

function introduce(sitting: Sitting): void {
  const { match, terminal } = sitting;
  const { bold, dim } = terminal.colours;
  const { entries, seed, game, table } = match;
  terminal.print();
  terminal.print(` ${bold(game.title)}`);
  terminal.print();
  for (let seat = 0; seat < table.seats; seat++) terminal.print(`   ${labelled(sitting, seat)}`);
  terminal.print();
  terminal.print(dim(` ${text('play.sealed')}`));
  terminal.print(dim(` ${commitment(seed)}`));
  terminal.print();
  if (entries.length > 0) terminal.print(` ${text('play.loaded', { moves: entries.length })}`);
  terminal.print(` ${text('play.how')}`);
  terminal.print();
}

function conclude(sitting: Sitting, record: string | undefined): void {
  const { match, terminal, voice } = sitting;
  const { colours } = terminal;
  const { game, seed, table } = match;
  terminal.print();
  for (const line of drawn(sitting, match.position)) terminal.print(line);
  terminal.print();
  terminal.print(` ${colours.bold(text('result.title'))}`);
  for (const line of standingsLines(match, voice, colours)) terminal.print(line);
  terminal.print();
  terminal.print(colours.dim(` ${text('play.seed', { seed })}`));
  terminal.print(colours.dim(` ${text('play.hash', { hash: commitment(seed) })}`));
  if (record === undefined) {
    const options = Object.entries(table.options).map(([name, value]) => `--option ${name}=${value}`);
    const flags = [`--seats ${table.seats}`, ...options, `--seed ${seed}`].join(' ');
    terminal.print(` ${text('play.same-shuffle', { game: game.id, table: flags })}`);
  } else {
    terminal.print(` ${text('play.saved', { file: record })}`);
    terminal.print(` ${text('play.replay', { file: record })}`);
    terminal.print(` ${text('play.check', { file: record })}`);
  }
}

function sayGoodbye({ match, terminal }: Sitting, record: string | undefined): void {
  terminal.print();
  terminal.print(` ${text('play.left')}`);
  if (record === undefined) {
    terminal.print(` ${text('play.lost')}`);
    return;
  }
  terminal.print(` ${text('play.saved', { file: record })}`);
  terminal.print(` ${text('play.go-on', { game: match.game.id, file: record })}`);
}
