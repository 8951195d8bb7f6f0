import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { alone, madeOnce } from './once.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** A busy machine takes its time. */
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

/** Where a Chromium may come from, in the order in which they are tried; each gives its path, or why it has none. */
const SOURCES: readonly (readonly [name: string, find: () => Promise<string>])[] = [
  ['an installed one', findInstalled],
  ['the npm package @sparticuz/chromium', unpack],
  ['apt-get', install],
];

/** Starts a real Chromium from wherever one can be had. */
export async function launchChromium(): Promise<Browser> {
  const failures: string[] = [];
  for (const [name, find] of SOURCES) {
    try {
      return await chromium.launch({ executablePath: await find(), args: FLAGS, timeout: PATIENCE });
    } catch (trouble) {
      failures.push(`${name}: ${trouble instanceof Error ? trouble.message : String(trouble)}`);
    }
  }
  throw new Error(
    `The browser tests need a Chromium, and none could be started. Install one as ${DEBIAN_CHROMIUM}. Tried:\n${failures.join('\n')}`,
  );
}

async function findInstalled(): Promise<string> {
  if (!existsSync(DEBIAN_CHROMIUM)) throw new Error(`there is no ${DEBIAN_CHROMIUM}`);
  return DEBIAN_CHROMIUM;
}

/** The package unpacks into the temporary folder; a process of its own may be told which that is. */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const folder = await madeOnce(join(tmpdir(), `underbridge-chromium-${version}`), async (draft) => {
    const script = "await (await import('@sparticuz/chromium')).default.executablePath()";
    await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: draft },
    });
  });
  return join(folder, 'chromium');
}

async function install(): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error('only root can install packages');
  if (!existsSync('/etc/debian_version')) throw new Error('this is no Debian');
  await alone(join(tmpdir(), 'underbridge-apt.lock'), async () => {
    if (existsSync(DEBIAN_CHROMIUM)) return;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  });
  return DEBIAN_CHROMIUM;
}
