import { setImmediate } from 'node:timers/promises';
import type { GameFolder, GamePuzzles } from '../games/game-folder.ts';
import { folderNamed } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { TRIERS_VERSION } from '../kernel/puzzle.ts';
import { InputError } from '../kernel/table.ts';
import { choosePuzzles } from '../puzzles/choose.ts';
import { digMatch } from '../puzzles/dig.ts';
import { lineOf, questOf } from '../puzzles/replayed.ts';
import { type Command, EXIT, type Request } from './command.ts';
import { checkPuzzles } from './digging/check-puzzles.ts';
import { writeFound } from './digging/found-file.ts';
import { type Diggings, keepDiggings, takeUpDiggings } from './digging/kept.ts';
import { showPuzzles } from './digging/show.ts';
import { checkWritable } from './files.ts';
import { wholeNumber } from './flags.ts';
import { untilInterrupted } from './interruption.ts';
import { text } from './messages.ts';
import { progressOn } from './simulation/progress.ts';
import type { Terminal } from './terminal.ts';

const USUAL = { matches: 100, seed: 'underbridge', most: 60 } as const;
const MOST_MATCHES = 1_000_000;

export const puzzles: Command = {
  name: 'puzzles',
  takes: '<game>',
  about: 'about.puzzles',
  options: [
    { flag: '--matches <n>', about: 'flag.puzzles.matches' },
    { flag: '--seed <text>', about: 'flag.puzzles.seed' },
    { flag: '--keep <file>', about: 'flag.puzzles.keep' },
    { flag: '--write <file.json>', about: 'flag.puzzles.write' },
    { flag: '--most <n>', about: 'flag.puzzles.most' },
    { flag: '--show <n>', about: 'flag.puzzles.show' },
    { flag: '--check', about: 'flag.puzzles.check' },
  ],
  examples: [
    'underbridge puzzles cave-troll --matches 40 --seed spring --keep puzzles.kept',
    'underbridge puzzles cave-troll --matches 40 --keep puzzles.kept --write src/games/cave-troll/puzzles/found.json',
    'underbridge puzzles cave-troll --show 20',
    'underbridge puzzles cave-troll --check',
    'underbridge puzzles cave-troll --check --write src/games/cave-troll/puzzles/found.json',
  ],
  async run(request, terminal) {
    const folder = folderNamed(request.words[0] ?? '');
    const { game } = folder;
    const own = await puzzlesOf(folder);
    if (request.flag('check')) return checkPuzzles(game, own, request.value('write'), terminal);
    const shown = wholeNumber(request, 'show', 1);
    if (shown !== undefined) {
      await showPuzzles(folder, own, shown, terminal);
      return EXIT.fine;
    }
    await dig(request, game, own, terminal);
    return EXIT.fine;
  },
};

async function puzzlesOf({ game, puzzles: load }: GameFolder): Promise<GamePuzzles> {
  if (load === undefined) throw new InputError(text('dig.none-of', { title: game.title }));
  return load();
}

async function dig(request: Request, game: Game, { goals, tables, found }: GamePuzzles, terminal: Terminal) {
  const matches = wholeNumber(request, 'matches', 1, MOST_MATCHES) ?? USUAL.matches;
  const seed = request.value('seed') ?? USUAL.seed;
  const kept = request.value('keep');
  const file = request.value('write');
  for (const each of [kept, file]) if (each !== undefined) checkWritable(each);
  const { id, version } = game;
  const diggings = takeUpDiggings(kept, { game: id, version, seed, matches: 0, seconds: 0, tallies: {}, puzzles: [] });
  const progress = progressOn(terminal.errors, matches);
  await untilInterrupted(async (signal) => {
    while (diggings.matches < matches && !signal.aborted) {
      const before = process.cpuUsage();
      diggings.puzzles.push(...digMatch(game, goals, tables, { seed, match: diggings.matches }, diggings.tallies));
      diggings.matches++;
      const { user, system } = process.cpuUsage(before);
      diggings.seconds += (user + system) / 1e6;
      if (kept !== undefined) keepDiggings(kept, diggings);
      progress.show(diggings.matches);
      // Lets Ctrl-C through.
      await setImmediate();
    }
  });
  progress.end();
  summarize(diggings, terminal);
  if (file === undefined) return;
  const withdrawn = new Set(found.puzzles.flatMap((puzzle) => (puzzle.withdrawn ? [puzzle.id] : [])));
  const chosen = choosePuzzles(
    diggings.puzzles.filter((puzzle) => !withdrawn.has(puzzle.id)),
    wholeNumber(request, 'most', 1) ?? USUAL.most,
    (puzzle) => {
      const quest = questOf(game, goals, { seed }, puzzle);
      return JSON.stringify(quest && lineOf(quest, puzzle)[0]);
    },
  );
  const command = `underbridge puzzles ${id} --matches ${diggings.matches} --seed ${seed}`;
  writeFound(file, { game: id, version, triers: TRIERS_VERSION, command, seed, puzzles: chosen });
  terminal.print(` ${text('dig.written', { puzzles: chosen.length, file })}`);
}

function summarize({ matches, seconds, tallies, puzzles: found }: Diggings, { print }: Terminal): void {
  const each = found.length === 0 ? '-' : (seconds / found.length).toFixed(1);
  print(` ${text('dig.dug', { puzzles: found.length, matches, seconds: Math.round(seconds), each })}`);
  for (const [goal, tally] of Object.entries(tallies)) print(`   ${text('dig.tally', { goal, ...tally })}`);
}
