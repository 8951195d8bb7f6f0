import { availableParallelism } from 'node:os';
import {
  type CalibrationPlan,
  type CalibrationReporter,
  FEWEST_MATCHES,
  calibrate as measure,
} from '../balance/calibration/calibrate.ts';
import { calibratedFile, calibratedWith } from '../balance/calibration/calibrated-file.ts';
import type { SampledMatch } from '../balance/calibration/sample.ts';
import { measuredGames, tablesFor, withTables } from '../balance/calibration/tables.ts';
import { keepNothing, matchesKeptIn } from '../balance/kept-matches.ts';
import { playerNamed } from '../balance/plan.ts';
import { GAMES, gameNamed } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { InputError, listed } from '../kernel/table.ts';
import { type Command, EXIT, type Request } from './command.ts';
import { checkWritable, readText, writeWhole } from './files.ts';
import { wholeNumber } from './flags.ts';
import { untilInterrupted } from './interruption.ts';
import { text } from './messages.ts';
import { type Progress, progressOn } from './simulation/progress.ts';
import type { Terminal } from './terminal.ts';

const USUAL = { matches: 1000, bots: 'troll', seed: 'calibration' } as const;
const MOST_MATCHES = 1_000_000;
const MOST_THREADS = 256;

export const calibrate: Command = {
  name: 'calibrate',
  takes: '[game]',
  about: 'about.calibrate',
  options: [
    { flag: '--kinds <a,b>', about: 'flag.calibrate.kinds' },
    { flag: '--matches <n>', about: 'flag.calibrate.matches' },
    { flag: '--bots <a,b>', about: 'flag.calibrate.bots' },
    { flag: '--hurry <n>', about: 'flag.hurry' },
    { flag: '--seed <text>', about: 'flag.simulate.seed' },
    { flag: '--keep <folder>', about: 'flag.calibrate.keep' },
    { flag: '--write <file.ts>', about: 'flag.calibrate.write' },
    { flag: '--tables <file.md>', about: 'flag.calibrate.tables' },
    { flag: '--workers <n>', about: 'flag.workers' },
  ],
  examples: [
    'underbridge calibrate gnome-elf-troll --matches 200 --bots greedy',
    'underbridge calibrate caverna --kinds two --bots troll,greedy --keep caverna-two --write src/games/caverna/bot/calibrated.ts',
    'underbridge calibrate --tables docs/bots.md',
  ],
  async run(request, terminal) {
    const tables = request.value('tables');
    if (tables !== undefined) return writeTables(tables, terminal);
    const [id] = request.words;
    if (id === undefined) throw new InputError(text('calibrate.which-game'));
    const game = gameNamed(id);
    const plan = planOf(request, game);
    const threads = wholeNumber(request, 'workers', 1, MOST_THREADS) ?? availableParallelism();
    const file = request.value('write');
    if (file !== undefined) checkWritable(file);
    const folder = request.value('keep');
    const { kinds: _, matches: __, ...played } = plan;
    const kept =
      folder === undefined ? keepNothing<SampledMatch>() : matchesKeptIn<SampledMatch>(folder, 'calibration', played);
    const report = reporterOn(terminal);
    const found = await untilInterrupted((signal) => measure(plan, { threads, signal, kept, report }));
    const calibrated = calibratedWith(game, found);
    terminal.print();
    terminal.print(tablesFor([{ title: game.title, calibrated }]));
    if (file !== undefined && found.size > 0) {
      writeWhole(file, calibratedFile(calibrated));
      terminal.print(` ${text('calibrate.written', { file })}`);
    }
    return EXIT.fine;
  },
};

/** Renews the tables of a page from what every game holds. */
function writeTables(file: string, terminal: Terminal): number {
  const page = withTables(readText(file), measuredGames(GAMES));
  if (page === undefined) throw new InputError(text('calibrate.no-place', { file }));
  writeWhole(file, page);
  terminal.print(` ${text('calibrate.written', { file })}`);
  return EXIT.fine;
}

function planOf(request: Request, game: Game): CalibrationPlan {
  const known = game.chances?.kinds.map(({ id }) => id) ?? [];
  const kinds = request.value('kinds')?.split(',') ?? known;
  const unknown = kinds.find((kind) => !known.includes(kind));
  if (unknown !== undefined) throw new InputError(text('input.no-such-kind', { kind: unknown, kinds: listed(known) }));
  const bots = (request.value('bots') ?? USUAL.bots).split(',');
  for (const bot of bots) playerNamed(game, bot);
  return {
    game: game.id,
    version: game.version,
    kinds,
    bots,
    hurry: wholeNumber(request, 'hurry', 1) ?? 1,
    matches: wholeNumber(request, 'matches', FEWEST_MATCHES, MOST_MATCHES) ?? USUAL.matches,
    seed: request.value('seed') ?? USUAL.seed,
  };
}

function reporterOn({ print, errors }: Terminal): CalibrationReporter {
  let progress: Progress | undefined;
  return {
    begin(kind, matches) {
      progress?.end();
      print(` ${text('calibrate.playing', { kind })}`);
      progress = progressOn(errors, matches);
    },
    played: (matches) => progress?.show(matches),
    fitted(kind, { matches, heldOut }) {
      progress?.end();
      const { brier, knowingNothing } = heldOut;
      const figures = { brier: brier.toFixed(3), nothing: knowingNothing.toFixed(3), error: heldOut.error.toFixed(3) };
      print(`   ${text('calibrate.fitted', { kind, matches, ...figures })}`);
    },
  };
}
