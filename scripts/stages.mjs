import { join } from 'node:path';
import { root, seconds } from './root.mjs';
import { binary, run, runQuietly } from './run.mjs';

/** @typedef {{ readonly title: string, readonly args: () => readonly string[], readonly alone?: string }} Stage */

const inColour = process.stdout.isTTY || process.env.FORCE_COLOR !== undefined;

/** @type {Stage} */
export const TYPES = { title: 'Type check', args: () => [binary('typescript', 'tsc'), '--noEmit', '-p', '.'] };

/** @type {Stage} */
export const LINT = {
  title: 'Lint and format',
  args: () => [binary('@biomejs/biome', 'biome'), 'ci', `--colors=${inColour ? 'force' : 'off'}`, '.'],
};

/** @type {Stage} */
export const DEAD_CODE = { title: 'Dead code', args: () => [binary('knip')] };

/** @type {Stage} */
export const RULES = { title: 'Rules', args: () => [join(root, 'scripts/rules.mjs')] };

/**
 * Lints these files and folders only.
 * @param {readonly string[]} paths
 * @returns {Stage}
 */
export function lint(paths) {
  const [command = '', ci = ''] = LINT.args();
  return { title: `Lint and format of ${paths.join(', ')}`, args: () => [command, ci, ...paths] };
}

/**
 * Runs vitest with these arguments.
 * @param {readonly string[]} args
 * @returns {Stage}
 */
export function tests(args, title = 'Tests') {
  const alone = ['npx vitest run', ...args.map((arg) => (/[^\w./:-]/.test(arg) ? `'${arg}'` : arg))].join(' ');
  return { title, args: () => [binary('vitest'), 'run', ...args], alone };
}

const ENVIRONMENT = inColour ? {} : { NO_COLOR: '1' };

/**
 * @param {string} title
 * @param {number} exitCode
 * @param {string} after
 */
function sayResult(title, exitCode, after) {
  const result = exitCode === 0 ? 'passed' : `failed with exit code ${exitCode}`;
  process.stdout.write(`--- ${title}: ${result} after ${after}\n`);
}

/**
 * Runs all stages at once, since each keeps only a part of the machine busy, and shows what they wrote one after another. Gives the
 * first exit code that is not 0.
 * @param {readonly Stage[]} stages
 */
export async function runTogether(stages) {
  const since = Date.now();
  const running = stages.map(async ({ title, args }) => {
    const { exitCode, output } = await runQuietly(args(), { env: ENVIRONMENT });
    return { title, exitCode, output, after: seconds(since) };
  });
  let failed = 0;
  for (const { title, exitCode, output, after } of await Promise.all(running)) {
    process.stdout.write(`\n=== ${title}\n${output}`);
    sayResult(title, exitCode, after);
    failed ||= exitCode;
  }
  return failed;
}

/**
 * Runs the stages one after another up to the first that fails, and gives the exit code.
 * @param {readonly Stage[]} stages
 */
export async function runInOrder(stages) {
  for (const [at, { title, args, alone }] of stages.entries()) {
    process.stdout.write(`\n=== ${title}\n`);
    const since = Date.now();
    const exitCode = await run(args(), { env: ENVIRONMENT });
    sayResult(title, exitCode, seconds(since));
    if (exitCode === 0) continue;
    if (alone !== undefined && !alone.includes('--reporter'))
      process.stdout.write(`To run this stage alone: ${alone}\n`);
    const left = stages.slice(at + 1).map((stage) => stage.title);
    if (left.length > 0) process.stdout.write(`Not run after it: ${left.join('; ')}.\n`);
    return exitCode;
  }
  return 0;
}
