import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, root, say, seconds } from './root.mjs';

/**
 * What a command needs: `npm start` builds and serves, and leaves out what only tests need. What checks the games alone
 * leaves out the peers that the bench measures against.
 * @typedef {'serving' | 'checking' | 'testing' | 'benching'} Purpose
 * @typedef {{ readonly folder: string, readonly dev: boolean }} Wanted
 * @type {Readonly<Record<Purpose, readonly Wanted[]>>}
 */
const WANTED = {
  serving: [{ folder: '.', dev: false }],
  checking: [{ folder: '.', dev: true }],
  testing: [
    { folder: '.', dev: true },
    { folder: 'bench', dev: false },
  ],
  benching: [
    { folder: '.', dev: false },
    { folder: 'bench', dev: false },
  ],
};

/**
 * The parts of a package in a lock file that are looked at.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages
 */

const LOCK = 'package-lock.json';
// npm writes this file last, so it is there only when an installation was completed.
const INSTALLED = 'node_modules/.package-lock.json';

const CI = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
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

/** @type {readonly (readonly [RegExp, string])[]} */
const ADVICE = [
  [
    UNREACHABLE,
    'The package registry cannot be reached. Connect to the network (or set npm’s `registry` or `proxy`) and run the same command again.',
  ],
  [/^(EACCES|EPERM|EROFS)$/, NO_PERMISSION],
  [/^(E404|ETARGET)$/, NOT_THERE],
  [/^ENOSPC$/, 'The disk is full. Make room (about 500 MB) and run the same command again.'],
  [
    /^EUSAGE$/,
    'package.json and package-lock.json do not agree. Run `npm install` once to renew the lock, then the same command again.',
  ],
  [
    /^EINTEGRITY$/,
    'A package is not the one the lock names. Run `npm cache clean --force`, then the same command again.',
  ],
];
const OWN_WORDS = 'npm’s own message is above. Once that is mended, run the same command again.';

/** @param {string} npmOutput */
function codeOf(npmOutput) {
  return /npm (?:error|ERR!) code (\S+)/.exec(npmOutput)?.[1] ?? 'no code';
}

/** @param {string} code */
export function adviceFor(code) {
  return ADVICE.find(([codes]) => codes.test(code))?.[1] ?? OWN_WORDS;
}

/**
 * @param {string} path
 * @returns {LockedPackages}
 */
function readPackages(path) {
  if (!existsSync(path)) return {};
  const { '': _ourselves, ...packages } = JSON.parse(readFileSync(path, 'utf8')).packages;
  return packages;
}

/**
 * Compares the packages of the lock file with those that npm has installed; packages for other platforms may be absent.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @param {{ dev: boolean }} wanted
 */
export function isInstalled(locked, installed, { dev }) {
  return Object.entries(locked).every(([path, { version, integrity, ...flags }]) => {
    const found = installed[path];
    if (found) return found.version === version && found.integrity === integrity;
    return flags.optional === true || (!dev && (flags.dev === true || flags.devOptional === true));
  });
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<{ exitCode: number | null, output: string, missing: boolean }>}
 */
function npm(args, cwd) {
  const started = process.env.npm_execpath;
  const isNpm = started?.endsWith('npm-cli.js') === true;
  const child = spawn(isNpm ? process.execPath : 'npm', isNpm ? [started, ...args] : args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !isNpm && process.platform === 'win32',
  });
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('error', (error) =>
      resolve({ exitCode: 1, output: error.message, missing: 'code' in error && error.code === 'ENOENT' }),
    );
    child.on('close', (exitCode) => resolve({ exitCode, output, missing: false }));
  });
}

/** Offline, npm tries to fetch each package for minutes; one ping first gives the answer at once. */
async function unreachable() {
  const { exitCode, output, missing } = await npm(PING, root);
  if (missing) refuse(NO_NPM);
  const code = codeOf(output);
  return exitCode !== 0 && UNREACHABLE.test(code) ? code : undefined;
}

/** @param {Wanted} wanted */
async function installByLock({ folder, dev }) {
  const since = Date.now();
  say(`Installing packages by ${join(folder, LOCK)} … (about a minute the first time)`);
  const reason = await unreachable();
  // Packages installed before on this machine are in npm's cache, so this may succeed even without a network.
  const args = [...CI, dev ? '--include=dev' : '--omit=dev', ...(reason ? ['--offline'] : [])];
  const { exitCode, output } = await npm(args, join(root, folder));
  if (exitCode !== 0) {
    const code = reason ?? codeOf(output);
    if (!reason) say(output.trim());
    refuse(`The packages could not be installed (npm: ${code}). ${adviceFor(code)}`);
  }
  say(`Installed in ${seconds(since)}.`);
}

/**
 * Installs the packages for a purpose where they are missing, and removes none that another purpose needs.
 * @param {Purpose} purpose
 */
export async function install(purpose) {
  for (const { folder, dev } of WANTED[purpose]) {
    const locked = readPackages(join(root, folder, LOCK));
    const installed = readPackages(join(root, folder, INSTALLED));
    if (isInstalled(locked, installed, { dev })) continue;
    const hasTested = Object.values(installed).some((each) => each.dev === true);
    await installByLock({ folder, dev: dev || hasTested });
  }
}
