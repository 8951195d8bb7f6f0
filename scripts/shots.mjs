import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from './chromium.mjs';
import { root } from './root.mjs';
import { setup } from './setup.mjs';
import { layTables, SCENES } from './shots-scenes.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').BrowserContextOptions} ContextOptions
 */

const FOLDER = join(root, 'shots');
const WIDE = { name: 'wide', viewport: { width: 1440, height: 900 } };
const PHONE = { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** @type {readonly ('night' | 'day')[]} */
const THEMES = ['night', 'day'];
const PATIENCE = 60_000;

/**
 * A server of its own, with an empty database.
 * @param {string} scratch
 */
async function startServer(scratch) {
  const child = spawn(process.execPath, [join(root, 'dist/server.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: join(scratch, 'shots.db'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (words) => {
      const [found] = /http:\S+/.exec(String(words)) ?? [];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error('the server did not start')));
  });
  return { address, stop: () => child.kill() };
}

/**
 * @param {Browser} browser
 * @param {ContextOptions} options
 * @param {{ theme?: 'night' | 'day' }} settings
 */
async function openContext(browser, options, settings) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(
    (kept) => {
      // Empty pages keep nothing.
      if (location.protocol !== 'about:') localStorage.setItem('underbridge.settings', kept);
    },
    JSON.stringify({ motion: 'still', pace: 'instant', language: 'en', ...settings }),
  );
  context.on('weberror', (error) => process.stderr.write(`${error.error()}\n`));
  return context;
}

/**
 * Plays what is to be photographed; gives the tables and the cookie of the player at them.
 * @param {Browser} browser
 * @param {string} baseURL
 * @param {readonly string[]} names
 */
async function prepare(browser, baseURL, names) {
  const context = await openContext(browser, { baseURL, viewport: WIDE.viewport }, {});
  const tables = await layTables(context, names);
  const storageState = await context.storageState();
  await context.close();
  return { tables, storageState };
}

/**
 * @param {Browser} browser
 * @param {ContextOptions & { name: string }} size
 * @param {'night' | 'day'} theme
 * @param {{ baseURL: string, names: readonly string[] } & Awaited<ReturnType<typeof prepare>>} prepared
 */
async function photograph(browser, { name: size, ...device }, theme, { baseURL, storageState, tables, names }) {
  const colorScheme = theme === 'day' ? 'light' : 'dark';
  const context = await openContext(browser, { ...device, baseURL, storageState, colorScheme }, { theme });
  for (const name of names) {
    const page = await context.newPage();
    await SCENES[name]?.open(page, tables);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const path = join(FOLDER, `${name}-${size}-${theme}.png`);
    await page.screenshot({ path, timeout: PATIENCE });
    process.stdout.write(`${path}\n`);
    await page.close();
  }
  await context.close();
}

await setup('testing');
// `npm run shots -- table` makes only those whose name has that word in it.
const names = Object.keys(SCENES).filter((name) => name.includes(process.argv[2] ?? ''));
const scratch = mkdtempSync(join(tmpdir(), 'underbridge-shots-'));
mkdirSync(FOLDER, { recursive: true });
const server = await startServer(scratch);
const browser = await launchChromium();
try {
  const baseURL = server.address;
  const prepared = { baseURL, names, ...(await prepare(browser, baseURL, names)) };
  for (const device of [WIDE, PHONE]) {
    for (const theme of THEMES) await photograph(browser, device, theme, prepared);
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
