import type { GamePuzzles } from '../../games/game-folder.ts';
import type { Game } from '../../kernel/game.ts';
import { type Puzzle, type PuzzleFile, TRIERS_VERSION } from '../../kernel/puzzle.ts';
import { isOfToday, type PuzzleFault, recheck } from '../../puzzles/check.ts';
import { EXIT } from '../command.ts';
import { type TextId, text } from '../messages.ts';
import { progressOn } from '../simulation/progress.ts';
import type { Terminal } from '../terminal.ts';
import { writeFound } from './found-file.ts';

/** Solves every stored puzzle again, and names those that are none any more; with a file, they are withdrawn, and solutions as short as they can be. */
export function checkPuzzles(
  game: Game,
  { goals, found }: GamePuzzles,
  file: string | undefined,
  { print, errors }: Terminal,
): number {
  const asked = found.puzzles.filter(({ withdrawn }) => withdrawn !== true);
  const progress = progressOn(errors, asked.length);
  const wrong = new Set<string>();
  const checked = new Map<string, Puzzle>();
  const lines = asked.flatMap((puzzle, i) => {
    const result = recheck(game, goals, found, puzzle);
    progress.show(i + 1);
    if (typeof result === 'object') {
      checked.set(puzzle.id, result);
      return [];
    }
    wrong.add(puzzle.id);
    return [` ${text(FAULTS[result], { puzzle: puzzle.id })}`];
  });
  progress.end();
  for (const line of lines) print(line);
  const isNew = isOfToday(game, found);
  if (!isNew) print(` ${text('dig.older', { version: found.version, today: game.version })}`);
  const good = asked.length - wrong.size;
  print(` ${text('dig.checked', { good, puzzles: asked.length })}`);
  if (file !== undefined) {
    const puzzles = found.puzzles.map((puzzle) =>
      wrong.has(puzzle.id) ? { ...puzzle, withdrawn: true as const } : (checked.get(puzzle.id) ?? puzzle),
    );
    writeFound(file, { ...found, version: game.version, triers: TRIERS_VERSION, puzzles });
    print(` ${text('dig.withdrawn', { puzzles: wrong.size, file })}`);
    return EXIT.fine;
  }
  if (wrong.size === 0 && isNew) return EXIT.fine;
  print(` ${text('dig.dig-again', { command: digAgain(found) })}`);
  return EXIT.failed;
}

const FAULTS: Readonly<Record<PuzzleFault, TextId>> = {
  gone: 'dig.fault.gone',
  line: 'dig.fault.line',
  better: 'dig.fault.better',
  costs: 'dig.fault.costs',
};

/** The command that digs anew with today's rules. */
function digAgain({ game, command }: PuzzleFile): string {
  return `${command} --write src/games/${game}/puzzles/found.json`;
}
