import { writeFileSync } from 'node:fs';
import { progressOn } from '../../src/cli/simulation/progress.ts';
import { prepareServers } from '../server/processes.ts';
import { FAULTS } from './faults.ts';
import { freshSeed, HOW, type Options, optionsOf } from './options.ts';
import { reportOf } from './report.ts';
import { torture } from './run.ts';
import { emptyRun, faultsIn, keep, type Run, takeUp, withOutcome } from './tally.ts';
import { makeClusterWorld, makeFileWorld, type World } from './world.ts';

const WORLDS = { sqlite: makeFileWorld, postgres: makeClusterWorld } as const;
/** In milliseconds: how long a server may take to start beside everything else that the machine does. */
const PATIENCE = 180_000;
/** In milliseconds: after such a pause what the servers said is shown. */
const SLOW = 30_000;

/** The end of what each server has said. */
function lastWords({ stations }: World): string {
  return stations.map((station) => `--- ${station.words().slice(-3_000)}\n`).join('');
}

function kindsLike(words: string): string[] {
  return FAULTS.map(({ name }) => name).filter((name) => name.includes(words));
}

/** The run that is gone on with, or a new one. */
function runFor({ keep: file, seed }: Options): Run {
  const run = file === undefined ? undefined : takeUp(file);
  if (run !== undefined && seed !== undefined && run.seed !== seed)
    throw new TypeError(`${file} is a run with the seed ${run.seed}`);
  return run ?? emptyRun(seed ?? freshSeed());
}

/** Lets faults strike both databases at the same time, and adds what came of it to the run; what failed by itself, if anything did. */
async function strike(
  run: Run,
  { faults, minutes, kinds, only, verbose }: Options,
): Promise<PromiseRejectedResult | undefined> {
  const accidents: string[] = [];
  process.on('uncaughtException', (error) => accidents.push(String(error)));
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stopped = true;
    });
  const servers = prepareServers({ patience: PATIENCE });
  try {
    await servers.build();
    const since = performance.now();
    const passed = () => (performance.now() - since) / 60_000;
    const isTimed = faults === Number.POSITIVE_INFINITY;
    const progress = progressOn(
      process.stderr,
      isTimed ? Math.ceil(minutes * 60) : faults,
      isTimed ? 'seconds' : 'faults',
    );
    // Every portion is another one, and all of them together are the same again with the same seed.
    const seed = run.portions === 0 ? run.seed : `${run.seed} ${run.portions}`;
    let count = faultsIn(run.sqlite) + faultsIn(run.postgres);
    const isEnough = () => stopped || count >= faults || passed() >= minutes;
    const cannot = new Set(run.cannot);
    const settled = await Promise.allSettled(
      kinds.map(async (kind) => {
        const world = await WORLDS[kind]({
          mayChangeNetwork: true,
          servers,
          seed,
          cannot: (what, why) => cannot.add(`${what} (${why})`),
        });
        try {
          const outcome = await torture(world, {
            seed,
            ...(only !== undefined && { kinds: kindsLike(only) }),
            struckBefore: new Set(run[kind]?.struck.map(({ name }) => name)),
            isEnough,
            struckOne(fault, pause) {
              count++;
              if (verbose && pause > SLOW) process.stderr.write(lastWords(world));
              if (verbose)
                process.stderr.write(`${count} ${kind}: ${fault}; moves again after ${Math.round(pause)} ms\n`);
              else progress.show(isTimed ? passed() * 60 : count);
            },
          });
          if (outcome.wrong.length > 0) process.stderr.write(lastWords(world));
          outcome.wrong.push(...accidents.splice(0));
          run[kind] = withOutcome(run[kind], outcome);
        } finally {
          await world.close();
        }
      }),
    );
    progress.end();
    run.portions++;
    run.minutes += passed();
    run.cannot = [...cannot];
    return settled.find((each) => each.status === 'rejected');
  } finally {
    await servers.endAll();
    servers.remove();
  }
}

async function main(): Promise<number> {
  let options: Options;
  let run: Run;
  try {
    options = optionsOf(process.argv.slice(2));
    run = runFor(options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${HOW}\n`);
    return 2;
  }
  process.stderr.write(`Seed ${run.seed}; the same again: --seed ${run.seed}\n`);
  const failed = await strike(run, options);
  if (options.keep !== undefined) keep(options.keep, run);
  const how = `npm run torture -- ${process.argv.slice(2).join(' ')}`;
  const text = reportOf(`${how}${how.includes('--seed') ? '' : ` --seed ${run.seed}`}`, run);
  process.stdout.write(text);
  if (options.report !== undefined) writeFileSync(options.report, text);
  if (failed !== undefined) throw failed.reason;
  return [run.sqlite, run.postgres].some((tally) => (tally?.wrong.length ?? 0) > 0) ? 1 : 0;
}

process.exit(
  await main().catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return 1;
  }),
);
