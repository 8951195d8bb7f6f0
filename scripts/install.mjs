import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { refuse, root, say, seconds } from './root.mjs';

const LOCK = 'package-lock.json';
// npm writes this file last, so it is there only when an installation was completed.
const INSTALLED = 'node_modules/.package-lock.json';
const STAMP = 'node_modules/.underbridge-lock';

const CI = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
const PING = [
  'ping',
  '--loglevel=error',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=1000',
  '--fetch-timeout=20000',
];

const NO_NPM =
  'npm is not on the PATH. It comes with Node from https://nodejs.org: install it and run the same command again.';
const UNREACHABLE =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|EIDLETIMEOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)$/;

const NO_PERMISSION =
  'The node_modules of this folder, or npm’s cache, cannot be written. Clone into a folder of your own, or mend the rights of this one, and run the same command again.';
const NOT_THERE =
  'The package registry lacks something the lock names. Check npm’s `registry` setting, then run the same command again.';

const ADVICE = [
  [
    UNREACHABLE,
    'The package registry cannot be reached. Connect to the network (or set npm’s `registry` or `proxy`) and run the same command again.',
  ],
  [/^(EACCES|EPERM|EROFS)$/, NO_PERMISSION],
  [/^(E404|ETARGET)$/, NOT_THERE],
  [/^ENOSPC$/, 'The disk is full. Make room (about 700 MB) and run the same command again.'],
  [
    /^EUSAGE$/,
    'package.json and package-lock.json do not agree. Run `npm install` once to renew the lock, then the same command again.',
  ],
  [
    /^EINTEGRITY$/,
    'A package is not the one the lock names. Run `npm cache clean --force`, then the same command again.',
  ],
  [/^/, 'npm’s own words are above. Once that is mended, run the same command again.'],
];

function codeOf(npmOutput) {
  return /npm (?:error|ERR!) code (\S+)/.exec(npmOutput)?.[1] ?? 'no code';
}

export function adviceFor(code) {
  return ADVICE.find(([codes]) => codes.test(code))[1];
}

function readPackages(path) {
  const { '': _ourselves, ...packages } = JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  return packages;
}

/** Compares what the lock asks for with what npm says is there; packages for other platforms may be absent. */
export function isInstalled(asked, present) {
  return Object.entries(asked).every(([path, { version, integrity, optional }]) => {
    const found = present[path];
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

function state() {
  return fingerprint([LOCK, INSTALLED]);
}

function isUpToDate() {
  if (readStamp(INSTALLED) === undefined) return false;
  if (readStamp(STAMP) === state()) return true;
  return isInstalled(readPackages(LOCK), readPackages(INSTALLED));
}

function npm(args) {
  const started = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] };
  const child = started?.endsWith('npm-cli.js')
    ? spawn(process.execPath, [started, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message, missing: error.code === 'ENOENT' }));
    child.on('close', (exitCode) => resolve({ exitCode, output, missing: false }));
  });
}

/** Offline, npm tries each of some 300 packages for minutes; one question first tells at once. */
async function unreachable() {
  const { exitCode, output, missing } = await npm(PING);
  if (missing) refuse(NO_NPM);
  const code = codeOf(output);
  return exitCode !== 0 && UNREACHABLE.test(code) ? code : undefined;
}

async function installByLock() {
  const since = Date.now();
  say('Installing packages by package-lock.json … (about a minute the first time)');
  const reason = await unreachable();
  // What was installed before on this machine lies in npm's cache, so even without a network this may do.
  const { exitCode, output } = await npm(reason ? [...CI, '--offline'] : CI);
  if (exitCode !== 0) {
    const code = reason ?? codeOf(output);
    if (!reason) say(output.trim());
    refuse(`The packages could not be installed (npm: ${code}). ${adviceFor(code)}`);
  }
  say(`Installed in ${seconds(since)}.`);
}

export async function install() {
  if (!isUpToDate()) await installByLock();
  if (readStamp(STAMP) !== state()) writeFileSync(join(root, STAMP), state());
}
