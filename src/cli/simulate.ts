import { availableParallelism } from 'node:os';
import type { Outcomes } from '../balance/outcomes.ts';
import { playerNamed, type SimulationPlan } from '../balance/plan.ts';
import { emptyOutcomes } from '../balance/run.ts';
import type { Speed } from '../balance/speed.ts';
import { tallyOf } from '../balance/tally.ts';
import { runOnThreads } from '../balance/workers.ts';
import { gameNamed } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { tableFor } from '../kernel/table.ts';
import { type Command, EXIT, type Request } from './command.ts';
import { checkWritable } from './files.ts';
import { botList, botsFor, seedFlag, tableOptions, wholeNumber } from './flags.ts';
import { untilInterrupted } from './interruption.ts';
import { text } from './messages.ts';
import { keep, takeUp } from './simulation/keep.ts';
import { NO_PROGRESS, progressOn } from './simulation/progress.ts';
import { summaryJson, summaryLines } from './simulation/summary.ts';
import { writeReport } from './simulation/write-report.ts';

export const simulate: Command = {
  name: 'simulate',
  takes: '<game>',
  about: 'about.simulate',
  options: [
    { flag: '--matches <n>', about: 'flag.matches' },
    { flag: '--bots <a,b,c>', about: 'flag.simulate.bots' },
    { flag: '--seats <n>', about: 'flag.seats' },
    { flag: '--option <name=value>', about: 'flag.option', repeats: true },
    { flag: '--seed <text>', about: 'flag.simulate.seed' },
    { flag: '--keep <file>', about: 'flag.keep' },
    { flag: '--report <file>', about: 'flag.report' },
    { flag: '--json', about: 'flag.json' },
    { flag: '--hurry <n>', about: 'flag.hurry' },
    { flag: '--workers <n>', about: 'flag.workers' },
  ],
  examples: [
    'underbridge simulate gnome-elf-troll --matches 10000 --bots greedy,random,random',
    'underbridge simulate gnome-elf-troll --bots greedy,random --option goal=12 --report report.html',
    'underbridge simulate gnome-elf-troll --matches 500 --seed spring --json',
    'underbridge simulate gnome-elf-troll --matches 100 --bots elder,mossling --hurry 10',
    'underbridge simulate troll-town --matches 20 --seats 3 --bots hunter,greedy,greedy --option tempers=helpful',
  ],
  async run(request, terminal) {
    const game = gameNamed(request.words[0] ?? '');
    const plan = planOf(request, game);
    const report = request.value('report');
    const asJson = request.flag('json');
    const threads = wholeNumber(request, 'workers', 1, MOST_THREADS) ?? availableParallelism();
    const kept = request.value('keep');
    for (const file of [report, kept]) if (file !== undefined) checkWritable(file);

    const progress = asJson ? NO_PROGRESS : progressOn(terminal.errors, plan.matches);
    const outcomes = kept === undefined ? emptyOutcomes(plan, game) : takeUp(kept, plan, game);
    const before = decisionsIn(outcomes);
    const save = kept === undefined ? undefined : () => keep(kept, plan, game, outcomes);
    const saveNow = save && nowAndThen(save);
    const since = performance.now();
    await untilInterrupted((signal) =>
      runOnThreads(plan, outcomes, threads, signal, (played) => {
        progress.show(played);
        saveNow?.();
      }),
    );
    const seconds = (performance.now() - since) / 1000;
    const speed: Speed = { seconds, threads, decisions: decisionsIn(outcomes) - before };
    progress.end();
    save?.();

    const tally = tallyOf(plan, outcomes, game);
    if (report !== undefined) writeReport(report, tally, game, speed);
    if (asJson) terminal.print(JSON.stringify(summaryJson(tally, speed), undefined, 2));
    else for (const line of summaryLines(tally, game, speed, terminal)) terminal.print(line);
    if (report !== undefined && !asJson) terminal.print(` ${text('simulate.report', { file: report })}`);
    return EXIT.fine;
  },
};

/** Often enough that little is lost, seldom enough that it costs nothing. */
const SAVE_EVERY_MS = 20_000;

function nowAndThen(action: () => void): () => void {
  let last = performance.now();
  return () => {
    if (performance.now() - last < SAVE_EVERY_MS) return;
    action();
    last = performance.now();
  };
}

function decisionsIn({ decisions }: Outcomes): number {
  return decisions.reduce((sum, number) => sum + number, 0);
}

const USUAL_BOT = 'greedy';
const USUAL_MATCHES = 1000;
const MOST_MATCHES = 10_000_000;
const MOST_THREADS = 256;

function planOf(request: Request, game: Game): SimulationPlan {
  const named = (name: string) => playerNamed(game, name);
  const bots = botList(request, USUAL_BOT, named);
  const seats = wholeNumber(request, 'seats', 1) ?? (game.seats.includes(bots.length) ? bots.length : undefined);
  const table = tableFor(game, seats, tableOptions(request));
  return {
    game: game.id,
    seats: table.seats,
    options: table.options,
    bots: botsFor(request, USUAL_BOT, table.seats, named).map(({ name }) => name),
    seed: request.value('seed') ?? seedFlag(request),
    matches: wholeNumber(request, 'matches', 1, MOST_MATCHES) ?? USUAL_MATCHES,
    hurry: wholeNumber(request, 'hurry', 1) ?? 1,
  };
}
