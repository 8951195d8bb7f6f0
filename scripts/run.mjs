import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * The script behind a command of an installed package, to be run by this same Node.
 * @param {string} packageName
 * @returns {string}
 */
export function binary(packageName, command = packageName) {
  const home = join(root, 'node_modules', packageName);
  return join(home, JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).bin[command]);
}

/**
 * Runs Node with these arguments to its end and resolves to its exit code; passes on signals received meanwhile.
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions, launcher?: readonly string[], toWorkers?: boolean }} [options]
 * `launcher` is what starts Node, if not this program itself; without `toWorkers` what Node has started gets no signals.
 * @returns {Promise<number>}
 */
export function run(args, { env = {}, stdio = 'inherit', launcher = [], toWorkers = true } = {}) {
  // A process group of its own, so that a signal reaches its workers too, each of them once.
  const detached = process.platform !== 'win32';
  const [program = process.execPath, ...before] = [...launcher, process.execPath];
  const child = spawn(program, [...before, ...args], { cwd: root, stdio, detached, env: { ...process.env, ...env } });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    if (child.pid !== undefined) process.kill(detached && toWorkers ? -child.pid : child.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      for (const each of SIGNALS) process.off(each, passOn);
      resolve(exitCode ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * Runs Node with these arguments to its end, and gives what it wrote with its exit code.
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export async function runQuietly(args, { env } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-output-'));
  const path = join(folder, 'output');
  const file = openSync(path, 'w');
  try {
    const exitCode = await run(args, { ...(env && { env }), stdio: ['ignore', file, file] });
    return { exitCode, output: readFileSync(path, 'utf8') };
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a built program in this process, so that keys, signals and the exit code are the program's own.
 * @param {string} program relative to the root
 * @param {readonly string[]} args
 */
export async function runHere(program, args) {
  const path = join(root, program);
  process.argv = [process.execPath, path, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(path).href);
}
