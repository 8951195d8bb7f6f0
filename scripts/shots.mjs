import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { setup } from './setup.mjs';

const FOLDER = join(root, 'shots');
const WIDE = { name: 'wide', viewport: { width: 1440, height: 900 } };
const PHONE = { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const THEMES = ['night', 'day'];
const PATIENCE = 60_000;

/** What is photographed: an address, or what has to be done to get there. */
const SCENES = {
  home: (page) => page.goto('/'),
  lobby: (page) => page.goto('/tables'),
  'new-table': (page) => page.goto('/new/gnome-elf-troll'),
  'waiting-room': waitForFriends,
  'table-2-early': (page) => playFor(page, 2, 4),
  'table-2-late': (page) => playFor(page, 2, 16),
  'table-4-early': (page) => playFor(page, 4, 4),
  'table-4-late': (page) => playFor(page, 4, 16),
  'table-history': lookBack,
  'table-rules': openRules,
  'table-score': openScore,
  match: finishMatch,
  matches: (page) => page.goto('/matches'),
  settings: (page) => page.goto('/settings'),
  learn: (page) => page.goto('/learn'),
  guide: followGuide,
  credits: (page) => page.goto('/credits'),
  rules: (page) => page.goto('/rules/gnome-elf-troll'),
  'not-found': (page) => page.goto('/no/such/page'),
  offline: (page) => page.goto('/offline'),
};

async function sitDown(page, seats) {
  await page.goto('/');
  const table = await page.evaluate(
    async (rivals) => {
      await fetch('/api/me');
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'gnome-elf-troll', seats: ['me', ...rivals], start: true }),
      });
      return (await response.json()).table;
    },
    Array(seats - 1).fill({ bot: 'greedy' }),
  );
  await page.goto(`/table/${table}`);
  await page.locator('.stage').waitFor();
  return table;
}

/** Whether one is asked, the match is over, or neither yet. */
function situation() {
  if (document.querySelector('dialog[open]')) return 'over';
  return document.querySelector('[data-mood="lit"], .prompt .button-primary') ? 'asked' : '';
}

/** Answers as a child would: buys what can be bought, and takes any place that glows. */
function answer(turn) {
  const lit = [...document.querySelectorAll('[data-mood="lit"]')];
  const wares = lit.filter(({ dataset }) => dataset.place.startsWith('price-'));
  const choices = wares.length > 0 ? wares : lit;
  (choices[(turn * 7) % choices.length] ?? document.querySelector('.prompt .button-primary'))?.click();
}

/** Plays so many answers, or to the end if none are named. */
async function playFor(page, seats, answers = Number.POSITIVE_INFINITY) {
  const table = await sitDown(page, seats);
  for (let turn = 0; turn < answers; turn++) {
    const now = await (await page.waitForFunction(situation)).jsonValue();
    if (now === 'over') break;
    await page.evaluate(answer, turn);
    await page.waitForTimeout(80);
  }
  await page.waitForFunction(situation);
  return table;
}

async function waitForFriends(page) {
  await page.goto('/new/gnome-elf-troll');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.locator('.qr-frame svg').waitFor();
}

/** On a phone the panels open from the bar. */
async function openPanel(page, name) {
  const tab = page.getByRole('tab', { name });
  await ((await tab.count()) > 0 ? tab : page.getByRole('button', { name, exact: true })).first().click();
}

async function lookBack(page) {
  await playFor(page, 3, 12);
  await page.getByRole('button', { name: 'History' }).click();
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'One step back' }).click();
}

async function openRules(page) {
  await playFor(page, 3, 8);
  await page.locator('.prompt .rule-link').click();
  await page.locator('.rules-shown').waitFor();
}

async function openScore(page) {
  await playFor(page, 3, 10);
  await openPanel(page, 'Score');
}

async function finishMatch(page) {
  await page.goto(`/match/${await playFor(page, 3)}`);
  await page.locator('.score-chart').waitFor();
}

async function followGuide(page) {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Begin the guided match' }).first().click();
  await page.getByRole('button', { name: 'Next' }).click();
}

/** A server of its own, with an empty database. */
async function startServer(scratch) {
  const child = spawn(process.execPath, [join(root, 'dist/server.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: join(scratch, 'shots.db'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    child.stdout.on('data', (words) => {
      const [found] = /http:\S+/.exec(String(words)) ?? [];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error('the server did not start')));
  });
  return { address, stop: () => child.kill() };
}

async function openBrowser() {
  const [{ default: packed }, { chromium }] = await Promise.all([
    import('@sparticuz/chromium'),
    import('playwright-core'),
  ]);
  // Everything in one process is for machines smaller than those people work on, and makes pictures slow.
  const args = packed.args.filter((flag) => !/single-process|no-zygote/.test(flag));
  return chromium.launch({ executablePath: await packed.executablePath(), args: [...args, '--no-sandbox'] });
}

async function photograph(browser, address, { name: size, ...device }, theme, wanted) {
  const context = await browser.newContext({
    ...device,
    baseURL: address,
    colorScheme: theme === 'day' ? 'light' : 'dark',
  });
  await context.addInitScript(
    (settings) => {
      localStorage.setItem('underbridge.settings', JSON.stringify(settings));
    },
    { theme, motion: 'still', pace: 'instant', language: 'en' },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
  for (const [name, go] of Object.entries(SCENES)) {
    if (!name.includes(wanted)) continue;
    await go(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const path = join(FOLDER, `${name}-${size}-${theme}.png`);
    await page.screenshot({ path, timeout: PATIENCE });
    process.stdout.write(`${path}\n`);
  }
  await context.close();
}

await setup();
// `npm run shots -- table` makes only those whose name has that word in it.
const wanted = process.argv[2] ?? '';
const scratch = mkdtempSync(join(tmpdir(), 'underbridge-shots-'));
mkdirSync(FOLDER, { recursive: true });
const server = await startServer(scratch);
const browser = await openBrowser();
try {
  for (const device of [WIDE, PHONE]) {
    for (const theme of THEMES) await photograph(browser, server.address, device, theme, wanted);
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
