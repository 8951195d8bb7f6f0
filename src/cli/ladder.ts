import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { quoted } from '../balance/command-line.ts';
import { type KeptMatches, keepNothing, matchesKeptIn } from '../balance/kept-matches.ts';
import { type LadderPlan, matchesIn } from '../balance/ladder/plan.ts';
import { climbOnThreads } from '../balance/ladder/threads.ts';
import { botNamed } from '../bots/index.ts';
import type { LadderMatch } from '../bots/ladder.ts';
import { LEVEL_NAMES } from '../bots/level-names.ts';
import { random } from '../bots/random.ts';
import { gameNamed } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { InputError, tableFor } from '../kernel/table.ts';
import { type Command, EXIT, type Request } from './command.ts';
import { checkWritable, readText, writeWhole } from './files.ts';
import { botList, seedFlag, tableOptions, wholeNumber } from './flags.ts';
import { untilInterrupted } from './interruption.ts';
import type { Rungs } from './ladder-report.ts';
import { text } from './messages.ts';
import { table } from './picture-kit/columns.ts';
import { progressOn } from './simulation/progress.ts';

const USUAL_DEALS = 20;
const MOST_THREADS = 256;

export const ladder: Command = {
  name: 'ladder',
  takes: '<game>',
  about: 'about.ladder',
  options: [
    { flag: '--bots <a,b,c>', about: 'flag.ladder.bots' },
    { flag: '--lone <bot>', about: 'flag.lone' },
    { flag: '--seats <n,m>', about: 'flag.ladder.seats' },
    { flag: '--option <name=value>', about: 'flag.option', repeats: true },
    { flag: '--deals <n>', about: 'flag.deals' },
    { flag: '--hurry <n>', about: 'flag.hurry' },
    { flag: '--seed <text>', about: 'flag.simulate.seed' },
    { flag: '--keep <folder>', about: 'flag.ladder.keep' },
    { flag: '--write <file.md>', about: 'flag.write' },
    { flag: '--workers <n>', about: 'flag.workers' },
  ],
  examples: [
    'underbridge ladder gnome-elf-troll --deals 10 --hurry 20',
    'underbridge ladder gnome-elf-troll --bots mossling,elder --seats 4 --deals 50 --hurry 10 --seed spring',
    'underbridge ladder caverna --bots elder,king --lone king --seats 2 --deals 100 --hurry 20 --keep caverna-king',
  ],
  async run(request, terminal) {
    const game = gameNamed(request.words[0] ?? '');
    const plans = plansOf(request, game);
    const threads = wholeNumber(request, 'workers', 1, MOST_THREADS) ?? availableParallelism();
    const file = request.value('write');
    if (file !== undefined) checkWritable(file);

    const folder = request.value('keep');
    const kept =
      folder === undefined ? keepNothing<LadderMatch>() : matchesKeptIn<LadderMatch>(folder, 'ladder', playedBy(plans));
    const ladders = await untilInterrupted((signal) =>
      climbAll(plans, kept, game.title, threads, signal, terminal.errors),
    );
    // Brought in here alone: what rates bots takes as long to load as all games.
    const { facts, heading, pageHead, pageSection, pairRows, ratingRows } = await import('./ladder-report.ts');
    for (const rungs of ladders) {
      terminal.print();
      terminal.print(` ${terminal.colours.bold(heading(rungs))}`);
      terminal.print(` ${facts(rungs)}`);
      for (const rows of [ratingRows(rungs), pairRows(rungs)]) {
        terminal.print();
        for (const line of table(rows)) terminal.print(`   ${line}`);
      }
      terminal.print();
      terminal.print(` ${terminal.colours.dim(commandFor(rungs.plan))}`);
    }
    if (file !== undefined) {
      const before = existsSync(file) ? readText(file) : pageHead(game.title);
      writeWhole(file, [before, ...ladders.map((rungs) => pageSection(rungs, commandFor(rungs.plan)))].join(''));
      terminal.print();
      terminal.print(` ${text('ladder.written', { file })}`);
    }
    return EXIT.fine;
  },
};

function plansOf(request: Request, game: Game): LadderPlan[] {
  const usual = [random.name, ...LEVEL_NAMES].join(',');
  const bots = botList(request, usual).map(({ name }) => name);
  const seed = request.value('seed') ?? seedFlag(request);
  const deals = wholeNumber(request, 'deals', 1) ?? USUAL_DEALS;
  const hurry = wholeNumber(request, 'hurry', 1) ?? 1;
  const options = tableOptions(request);
  const lone = request.value('lone');
  if (new Set(bots).size < 2) throw new InputError(text('input.ladder-bots'));
  if (lone !== undefined && !bots.includes(lone)) throw new InputError(text('input.ladder-lone', { lone }));
  const common = {
    game: game.id,
    bots,
    options,
    deals,
    seed,
    hurry,
    ...(lone !== undefined && { lone: botNamed(lone).name }),
  };
  const wished = seatsWished(request, game);
  for (const seats of wished) tableFor(game, seats, options);
  return wished.map((seats) => ({ ...common, seats }));
}

/** What decides how matches are played, whatever their number. */
function playedBy(plans: readonly LadderPlan[]): unknown {
  const [{ game, bots, lone, options, seed, hurry }] = plans as readonly [LadderPlan];
  return { game, version: gameNamed(game).version, bots, lone, options, seed, hurry };
}

function seatsWished(request: Request, game: Game): number[] {
  const rivals = game.seats.filter((seats) => seats > 1);
  const typed = request.value('seats');
  if (typed === undefined) return [...new Set([rivals[0], rivals.at(-1)].filter((seats) => seats !== undefined))];
  return typed.split(',').map((each) => {
    const { seats } = tableFor(game, Number(each));
    if (seats < 2) throw new InputError(text('input.ladder-alone'));
    return seats;
  });
}

async function climbAll(
  plans: readonly LadderPlan[],
  kept: KeptMatches<LadderMatch>,
  title: string,
  threads: number,
  signal: AbortSignal,
  errors: NodeJS.WriteStream,
): Promise<Rungs[]> {
  const planned = plans.reduce((sum, plan) => sum + matchesIn(plan), 0);
  const progress = progressOn(errors, planned);
  const ladders: Rungs[] = [];
  let before = 0;
  for (const plan of plans) {
    const matches = await climbOnThreads(plan, kept, threads, signal, (played) => progress.show(before + played));
    before += matches.length;
    if (matches.length > 0) ladders.push({ plan, title, matches });
  }
  progress.end();
  return ladders;
}

function commandFor({ game, seats, options, bots, lone, deals, hurry, seed }: LadderPlan): string {
  const alone = lone === undefined ? '' : ` --lone ${lone}`;
  const agreed = Object.entries(options).map(([name, value]) => ` --option ${quoted(`${name}=${value}`)}`);
  return `underbridge ladder ${game} --bots ${bots.join(',')}${alone} --seats ${seats}${agreed.join('')} --deals ${deals} --hurry ${hurry} --seed ${quoted(seed)}`;
}
