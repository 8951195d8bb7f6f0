import { availableParallelism } from 'node:os';
import { KEEP_NOTHING, keptIn } from '../balance/learning/kept.ts';
import { learnedFile, learnedWith } from '../balance/learning/learned-file.ts';
import type { Part, Reporter, TrainingPlan } from '../balance/learning/plan.ts';
import { train as learn } from '../balance/learning/train.ts';
import { gameNamed } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { InputError, listed } from '../kernel/table.ts';
import { type Command, EXIT, type Request } from './command.ts';
import { checkWritable, writeWhole } from './files.ts';
import { wholeNumber } from './flags.ts';
import { untilInterrupted } from './interruption.ts';
import { type TextId, text } from './messages.ts';
import { type Progress, progressOn } from './simulation/progress.ts';
import type { Terminal } from './terminal.ts';

const USUAL = { matches: 800, rounds: 2, greedy: 200, search: 100, seed: 'lessons' } as const;
const MOST_MATCHES = 1_000_000;
const MOST_THREADS = 256;

export const train: Command = {
  name: 'train',
  takes: '<game>',
  about: 'about.train',
  options: [
    { flag: '--kinds <a,b>', about: 'flag.train.kinds' },
    { flag: '--matches <n>', about: 'flag.train.matches' },
    { flag: '--tune <n>', about: 'flag.train.tune' },
    { flag: '--from <kind>', about: 'flag.train.from' },
    { flag: '--rounds <n>', about: 'flag.train.rounds' },
    { flag: '--gate <n>', about: 'flag.train.gate' },
    { flag: '--search <n>', about: 'flag.train.search' },
    { flag: '--seed <text>', about: 'flag.train.seed' },
    { flag: '--keep <folder>', about: 'flag.train.keep' },
    { flag: '--write <file.ts>', about: 'flag.train.write' },
    { flag: '--workers <n>', about: 'flag.workers' },
  ],
  examples: [
    'underbridge train caverna --kinds two --matches 700',
    'underbridge train gnome-elf-troll --kinds two --tune 1600',
    'underbridge train caverna --kinds four --from two',
    'underbridge train cave-troll --rounds 3 --seed spring --keep training --write src/games/cave-troll/bot/learned.ts',
  ],
  async run(request, terminal) {
    const game = gameNamed(request.words[0] ?? '');
    const plan = planOf(request, game);
    const threads = wholeNumber(request, 'workers', 1, MOST_THREADS) ?? availableParallelism();
    const file = request.value('write');
    if (file !== undefined) checkWritable(file);
    const folder = request.value('keep');
    const kept = folder === undefined ? KEEP_NOTHING : keptIn(folder, plan);
    const report = reporterOn(terminal);
    const accepted = await untilInterrupted((signal) => learn(game, plan, { threads, signal, kept, report }));
    const learned = learnedWith(game, accepted);
    terminal.print();
    terminal.print(
      ` ${text('train.accepted', { kinds: accepted.size === 0 ? text('train.none') : listed([...accepted.keys()]) })}`,
    );
    if (file !== undefined && accepted.size > 0) {
      writeWhole(file, learnedFile(learned));
      terminal.print(` ${text('train.written', { file })}`);
    }
    return EXIT.fine;
  },
};

function planOf(request: Request, game: Game): TrainingPlan {
  const { learning } = game;
  if (learning === undefined) throw new InputError(text('input.learns-nothing', { title: game.title }));
  const tune = wholeNumber(request, 'tune', 1, MOST_MATCHES) ?? 0;
  if (tune > 0 && learning.tunables === undefined)
    throw new InputError(text('input.tunes-nothing', { title: game.title }));
  const known = learning.kinds.map(({ id }) => id);
  const kinds = request.value('kinds')?.split(',') ?? known;
  const from = request.value('from');
  const unknown = [...kinds, ...(from === undefined ? [] : [from])].find((kind) => !known.includes(kind));
  if (unknown !== undefined) throw new InputError(text('input.no-such-kind', { kind: unknown, kinds: listed(known) }));
  return {
    game: game.id,
    version: game.version,
    kinds,
    rounds: from === undefined ? (wholeNumber(request, 'rounds', 1, 100) ?? USUAL.rounds) : 1,
    matches: tune > 0 || from !== undefined ? 0 : (wholeNumber(request, 'matches', 16, MOST_MATCHES) ?? USUAL.matches),
    tune,
    ...(from !== undefined && { from }),
    gate: {
      greedy: wholeNumber(request, 'gate', 1, MOST_MATCHES) ?? USUAL.greedy,
      search: wholeNumber(request, 'search', 1, MOST_MATCHES) ?? USUAL.search,
    },
    seed: request.value('seed') ?? USUAL.seed,
  };
}

const PART: Readonly<Record<Part, TextId>> = {
  lessons: 'train.lessons',
  trust: 'train.trust',
  tune: 'train.tune',
  greedy: 'train.greedy',
  search: 'train.search',
};

function reporterOn({ print, errors }: Terminal): Reporter {
  let progress: Progress | undefined;
  return {
    begin({ kind, round, does, matches }) {
      progress?.end();
      print(` ${text(PART[does], { kind, round })}`);
      progress = progressOn(errors, matches);
    },
    played: (matches) => progress?.show(matches),
    fitted({ before, after }) {
      progress?.end();
      print(`   ${text('train.error', { before: before.toFixed(3), after: after.toFixed(3) })}`);
    },
    judged(bot, { matches, share, low, high }, passed) {
      progress?.end();
      const isShare = low >= 0 && high <= 1;
      const shown = (number: number) => (isShare ? `${(100 * number).toFixed(1)} %` : number.toFixed(2));
      const figures = { matches, share: shown(share), low: shown(low), high: shown(high) };
      print(`   ${text(passed ? 'train.passed' : 'train.failed', { bot, ...figures })}`);
    },
  };
}
