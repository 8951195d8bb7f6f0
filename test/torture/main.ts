import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { progressOn } from '../../src/cli/simulation/progress.ts';
import { prepareServers } from '../server/processes.ts';
import { FAULTS } from './faults.ts';
import { reportOf } from './report.ts';
import { torture } from './run.ts';
import { makeClusterWorld, makeFileWorld, type World } from './world.ts';

const HOW = `npm run torture -- [--faults 100] [--minutes 60] [--seed TEXT] [--database sqlite|postgres] [--only WORDS] [--report FILE] [--verbose]
  faults: how many kills and faults, over both databases together
  minutes: ends after so many minutes, whatever was struck by then
  seed: which faults strike in which order, and what players choose
  database: only that one
  only: only faults whose names contain these words
  report: where the report is written; it is printed in any case
  verbose: a line for each fault instead of a bar`;

const WORLDS = { sqlite: makeFileWorld, postgres: makeClusterWorld } as const;
const USUAL_FAULTS = 100;
/** In milliseconds: how long a server may take to start beside everything else that the machine does. */
const PATIENCE = 180_000;
/** In milliseconds: after such a pause what the servers said is shown. */
const SLOW = 30_000;

function optionsOf() {
  const { values } = parseArgs({
    options: {
      faults: { type: 'string' },
      minutes: { type: 'string' },
      seed: { type: 'string' },
      database: { type: 'string' },
      report: { type: 'string' },
      only: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const number = (text: string | undefined, usual: number) => {
    if (text === undefined) return usual;
    if (!/^[1-9]\d{0,6}$/.test(text)) throw new TypeError(`'${text}' is no number of minutes or faults`);
    return Number(text);
  };
  if (values.database !== undefined && !Object.hasOwn(WORLDS, values.database))
    throw new TypeError(`database is sqlite or postgres, not '${values.database}'`);
  const minutes = number(values.minutes, Number.POSITIVE_INFINITY);
  return {
    faults: number(values.faults, values.minutes === undefined ? USUAL_FAULTS : Number.POSITIVE_INFINITY),
    minutes,
    seed: values.seed ?? randomBytes(4).toString('hex'),
    kinds: (Object.keys(WORLDS) as (keyof typeof WORLDS)[]).filter((kind) => kind === (values.database ?? kind)),
    report: values.report,
    verbose: values.verbose,
    only: values.only,
  };
}

/** The end of what each server has said. */
function lastWords({ stations }: World): string {
  return stations.map((station) => `--- ${station.words().slice(-3_000)}\n`).join('');
}

function kindsLike(words: string): string[] {
  return FAULTS.map(({ name }) => name).filter((name) => name.includes(words));
}

/** Waits for all of them even if one fails, so that each can clean up; then fails with what failed first. */
async function allOf<T>(running: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(running);
  return Promise.all(running);
}

async function main(): Promise<number> {
  let options: ReturnType<typeof optionsOf>;
  try {
    options = optionsOf();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${HOW}\n`);
    return 2;
  }
  const { faults, minutes, seed, kinds, report, verbose, only } = options;
  const cannot = new Set<string>();
  const accidents: string[] = [];
  process.on('uncaughtException', (error) => accidents.push(String(error)));
  const servers = prepareServers({ patience: PATIENCE });
  await servers.build();
  const since = performance.now();
  const passed = () => (performance.now() - since) / 60_000;
  const isTimed = faults === Number.POSITIVE_INFINITY;
  const progress = progressOn(
    process.stderr,
    isTimed ? Math.ceil(minutes * 60) : faults,
    isTimed ? 'seconds' : 'faults',
  );
  process.stderr.write(`Seed ${seed}; the same again: --seed ${seed}\n`);
  let count = 0;
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true;
  });
  const isEnough = () => stopped || count >= faults || passed() >= minutes;
  const parts = {
    mayChangeNetwork: true,
    servers,
    seed,
    cannot: (what: string, why: string) => cannot.add(`${what} (${why})`),
  };
  try {
    const outcomes = await allOf(
      kinds.map(async (kind) => {
        const world = await WORLDS[kind](parts);
        try {
          return await torture(world, {
            seed,
            ...(only !== undefined && { kinds: kindsLike(only) }),
            isEnough,
            struckOne(fault, pause) {
              count++;
              if (verbose && pause > SLOW) process.stderr.write(lastWords(world));
              if (verbose)
                process.stderr.write(`${count} ${kind}: ${fault}; moves again after ${Math.round(pause)} ms\n`);
              else progress.show(isTimed ? passed() * 60 : count);
            },
          });
        } catch (error) {
          process.stderr.write(`${kind}: ${error instanceof Error ? error.stack : error}\n`);
          throw error;
        } finally {
          await world.close();
        }
      }),
    );
    progress.end();
    outcomes[0]?.wrong.push(...accidents);
    const how = `npm run torture -- ${process.argv.slice(2).join(' ')}`;
    const text = reportOf(`${how}${how.includes('--seed') ? '' : ` --seed ${seed}`}`, Math.round(passed()), outcomes, [
      ...cannot,
    ]);
    process.stdout.write(text);
    if (report !== undefined) writeFileSync(report, text);
    return outcomes.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
  } finally {
    await servers.endAll();
    servers.remove();
  }
}

process.exit(
  await main().catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return 1;
  }),
);
