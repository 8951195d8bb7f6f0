import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { madeOnce, withLock } from './locked.mjs';
import { root, say } from './root.mjs';
import { sharedMemory } from './shared-memory.mjs';

const run = promisify(execFile);

/** The path of the Chromium to use, if it is to be a certain one. */
const VARIABLE = 'UNDERBRIDGE_CHROMIUM';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const DEBIAN = '/usr/bin/chromium';
const UNPACK = fileURLToPath(new URL('./unpack-chromium.mjs', import.meta.url));

/** How long a start may take on a busy machine. */
const PATIENCE = 120_000;

const FLAGS = [
  // Chromium refuses to sandbox itself for root, and only our own pages are opened.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * With next to no memory for pictures none is painted, which is half of what a page costs where there is no graphics card.
 * Layout, styles, frames and input are the same.
 */
export const UNPAINTED = ['--force-gpu-mem-available-mb=1'];

/**
 * Where a Chromium may come from: each finds it, or throws the reason why it has none.
 * @template Found
 * @typedef {readonly (readonly [name: string, find: () => Promise<Found>])[]} Sources
 */

/** @typedef {{ executablePath: string, env?: NodeJS.ProcessEnv }} Found */

/**
 * Starts a real Chromium from the first source that has one.
 * @param {{ environment?: NodeJS.ProcessEnv, flags?: readonly string[] }} [options]
 */
export async function launchChromium({ environment = process.env, flags = [] } = {}) {
  const { chromium } = await import('playwright-core');
  // For fear of little memory Playwright has Chromium's processes share files on the disk, which costs the system a good part of its time.
  const ignoreDefaultArgs = sharedMemory() === undefined ? [] : ['--disable-dev-shm-usage'];
  return startFirst(sourcesFor(environment), async (found) =>
    chromium.launch({ args: [...FLAGS, ...flags], ignoreDefaultArgs, timeout: PATIENCE, ...found }),
  );
}

/**
 * In the order in which they are tried. The packaged one comes first, so that everybody tests with the same browser; one that
 * is installed may be of any version.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Sources<Found>}
 */
export function sourcesFor(environment) {
  const named = environment[VARIABLE];
  if (named) return [[`the one ${VARIABLE} names`, async () => ({ executablePath: named })]];
  return [
    ['the package @sparticuz/chromium', async () => ({ executablePath: join(await unpack(), 'chromium') })],
    ['the same with the libraries it brings', async () => withItsLibraries(environment)],
    ['one of this machine', async () => findInstalled(environment)],
    ['Debian’s', installDebians],
  ];
}

/**
 * Starts the first that can be started; if none can, the error says of each why not.
 * @template Found, Started
 * @param {Sources<Found>} sources
 * @param {(found: Found) => Promise<Started>} start
 */
export async function startFirst(sources, start) {
  const failures = [];
  for (const [name, find] of sources) {
    try {
      return await start(await find());
    } catch (error) {
      failures.push(`- ${name}: ${error instanceof Error ? error.message.trim() : error}`);
    }
  }
  throw new Error(
    `No Chromium could be started. Install one, or name yours in ${VARIABLE}. What was tried:\n${failures.join('\n')}`,
  );
}

/** @param {NodeJS.ProcessEnv} environment */
function findInstalled({ PATH = '' }) {
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const executablePath = [...onPath, ...ELSEWHERE].find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error('there is none');
  return { executablePath };
}

/** The package unpacks into the temporary folder, and its libraries only for a certain host: so it runs in a process of its own. */
async function unpack() {
  const home = join(root, 'node_modules/@sparticuz/chromium');
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux on x64 only');
  if (!existsSync(home)) throw new Error('it is not installed');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return madeOnce(join(tmpdir(), `underbridge-chromium-${version}`), async (draft) => {
    await run(process.execPath, [UNPACK], {
      cwd: root,
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
  });
}

/**
 * A bare machine lacks libraries that Chromium needs; those of the package might not get on with a machine that has its own.
 * @param {NodeJS.ProcessEnv} environment
 */
async function withItsLibraries(environment) {
  const folder = await unpack();
  const libraries = [join(folder, 'al2023/lib'), environment.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  return { executablePath: join(folder, 'chromium'), env: { ...environment, LD_LIBRARY_PATH: libraries } };
}

async function installDebians() {
  if (!existsSync('/etc/debian_version')) throw new Error('this is no Debian');
  if (process.getuid?.() !== 0) throw new Error('only root may install it: apt-get install chromium');
  await withLock(join(tmpdir(), 'underbridge-apt.lock'), async () => {
    if (existsSync(DEBIAN)) return;
    say('Installing Chromium with apt-get …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  });
  return { executablePath: DEBIAN };
}
