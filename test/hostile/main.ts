import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quantile } from '../../bench/server/batches.ts';
import { progressOn } from '../../src/cli/simulation/progress.ts';
import { prepareServers } from '../server/processes.ts';
import { type Result, storm } from './storm.ts';

const HOW = `npm run hostile -- [--messages 10000000] [--minutes 120] [--attackers 8] [--batch 10] [--seed TEXT]
  messages: how many are sent, over sockets and HTTP
  minutes: ends after so many minutes, however many were sent by then
  attackers: how many send at the same time
  batch: how many each of them sends before it waits for the answers
  seed: what they send`;

const MEGABYTE = 2 ** 20;
/** By how much the heap may have grown between the middle of the storm and its end. */
const MOST_GROWTH = 1.25;
/** How many times as long others may wait. */
const MOST_DELAY = 2;

function optionsOf() {
  const { values } = parseArgs({
    options: {
      messages: { type: 'string', default: '10000000' },
      minutes: { type: 'string', default: '120' },
      attackers: { type: 'string', default: '8' },
      batch: { type: 'string', default: '10' },
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
    },
  });
  const number = (name: Exclude<keyof typeof values, 'seed'>) => {
    if (!/^[1-9]\d{0,8}$/.test(values[name])) throw new TypeError(`${name} is a whole number, not '${values[name]}'`);
    return Number(values[name]);
  };
  return {
    messages: number('messages'),
    minutes: number('minutes'),
    attackers: number('attackers'),
    batch: number('batch'),
    seed: values.seed,
  };
}

function reportOf({ sent, seconds, heaps, residents, calm, stormy, moves, wrong }: Result, seed: string): string[] {
  const megabytes = (list: readonly number[]) => list.map((bytes) => Math.round(bytes / MEGABYTE)).join(', ');
  const milliseconds = (list: readonly number[], part: number) => quantile(list, part).toFixed(1);
  return [
    `${sent} hostile messages in ${Math.round(seconds)} s, seed ${seed}`,
    `heap after garbage was collected, MB: ${megabytes(heaps)}`,
    `resident memory, MB: ${megabytes(residents)}`,
    `others made ${moves} moves; p50 and p95 ${milliseconds(calm, 0.5)} and ${milliseconds(calm, 0.95)} ms in calm (${calm.length} moves), ` +
      `${milliseconds(stormy, 0.5)} and ${milliseconds(stormy, 0.95)} ms in the storm (${stormy.length} moves)`,
    wrong.length === 0 ? 'nothing is wrong' : `${wrong.length} things are wrong:`,
    ...wrong.map((each) => `- ${each}`),
  ];
}

/** What of the figures is not as it has to be. */
function problemsIn({ heaps, calm, stormy }: Result): string[] {
  const middle = heaps[Math.floor(heaps.length / 2)] ?? Number.NaN;
  const last = heaps.at(-1) ?? Number.NaN;
  return [
    ...(last > MOST_GROWTH * middle ? ['the heap has grown from the middle to the end'] : []),
    ...(quantile(stormy, 0.95) > MOST_DELAY * quantile(calm, 0.95) ? ['others waited more than twice as long'] : []),
  ];
}

async function main(): Promise<number> {
  let wish: ReturnType<typeof optionsOf>;
  try {
    wish = optionsOf();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${HOW}\n`);
    return 2;
  }
  const home = mkdtempSync(join(tmpdir(), 'underbridge-hostile-'));
  const servers = prepareServers();
  await servers.build();
  process.stderr.write(`Seed ${wish.seed}; the same again: --seed ${wish.seed}\n`);
  const progress = progressOn(process.stderr, wish.messages, 'messages');
  try {
    // Tables that attackers make leave memory soon, as they would in a quiet hour.
    const settings = { idle: 10_000, logLevel: 'warn' };
    const server = await servers.start(join(home, 'underbridge.db'), settings);
    const result = await storm(server, wish, (sent) => progress.show(Math.min(sent, wish.messages)));
    progress.end();
    const problems = problemsIn(result);
    for (const line of [...reportOf(result, wish.seed), ...problems]) process.stdout.write(`${line}\n`);
    return result.wrong.length + problems.length === 0 ? 0 : 1;
  } finally {
    await servers.endAll();
    servers.remove();
    rmSync(home, { recursive: true, force: true });
  }
}

process.exit(
  await main().catch((error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return 1;
  }),
);
