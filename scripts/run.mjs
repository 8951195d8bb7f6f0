import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The script behind a command of an installed package, to be run by this same Node. */
export function binary(packageName, command = packageName) {
  const home = join(root, 'node_modules', packageName);
  return join(home, JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).bin[command]);
}

/** Runs Node with these arguments to its end and gives its exit code; hands on the signals it gets meanwhile. */
export function run(args, { env = {}, stdio = 'inherit' } = {}) {
  // A process group of its own, so that a signal reaches the workers too and each of them once.
  const detached = process.platform !== 'win32';
  const child = spawn(process.execPath, args, { cwd: root, stdio, detached, env: { ...process.env, ...env } });
  const handOn = (signal) => process.kill(detached ? -child.pid : child.pid, signal);
  for (const signal of SIGNALS) process.on(signal, handOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      for (const each of SIGNALS) process.off(each, handOn);
      resolve(exitCode ?? 128 + constants.signals[signal]);
    });
  });
}

/** Becomes the built program: same process, so keys, signals and exit code are the program's own. */
export async function become(program, args) {
  const path = join(root, 'dist', program);
  process.argv = [process.execPath, path, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(path).href);
}
