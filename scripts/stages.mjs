import { join } from 'node:path';
import { root, seconds } from './root.mjs';
import { binary, run } from './run.mjs';

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

/**
 * Runs the stages one after another up to the first that fails, and gives the exit code.
 * @param {readonly Stage[]} stages
 */
export async function runInOrder(stages) {
  for (const [at, { title, args, alone }] of stages.entries()) {
    process.stdout.write(`\n=== ${title}\n`);
    const since = Date.now();
    const exitCode = await run(args(), { env: inColour ? {} : { NO_COLOR: '1' } });
    const result = exitCode === 0 ? 'passed' : `failed with exit code ${exitCode}`;
    process.stdout.write(`--- ${title}: ${result} after ${seconds(since)}\n`);
    if (exitCode === 0) continue;
    if (alone !== undefined && !alone.includes('--reporter'))
      process.stdout.write(`To run this stage alone: ${alone}\n`);
    const left = stages.slice(at + 1).map((stage) => stage.title);
    if (left.length > 0) process.stdout.write(`Not run after it: ${left.join('; ')}.\n`);
    return exitCode;
  }
  return 0;
}
