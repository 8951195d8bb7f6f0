import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeAttempts } from './attempts.mjs';
import { launchChromium } from './chromium.mjs';
import { makeFaults } from './faults.mjs';
import { photograph } from './photograph.mjs';
import { refuse, root } from './root.mjs';
import { setup } from './setup.mjs';
import { writeSheet } from './sheet.mjs';
import { noteTexts, writeWhere } from './where.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').BrowserContextOptions} ContextOptions
 * @typedef {import('./photograph.mjs').Dress} Dress
 */

const FOLDER = join(root, 'shots');
/** @type {Readonly<Record<string, ContextOptions>>} */
const SIZES = {
  '1440x900': {},
  '1280x720': {},
  '1024x768': {},
  '768x1024': { hasTouch: true },
  '390x844': { hasTouch: true, isMobile: true },
};
const THEMES = ['night', 'day'];
const TEXTS = ['normal', 'large'];
/** Every language has a folder there. */
const LANGUAGES = readdirSync(join(root, 'src/web/messages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** In milliseconds, for each single wait: a busy machine may need minutes for what takes a second on a quiet one. */
const PATIENCE = 300_000;

const HOW = `npm run shots -- [words] [--size ${Object.keys(SIZES).join(',')}] [--theme ${THEMES.join(',')}] [--text ${TEXTS.join(',')}] [--language ${LANGUAGES.join(',')}] [--whole] [--sheet] [--check] [--where]
  words: only what is called so, or has one of them in its name, such as home or cave-troll
  language: English unless told
  whole: pages to their end, not only what the window shows
  sheet: also one picture of all looks for each scene and size
  check: lists words that are too small, cut off or written across others, and what a finger cannot press; takes pictures only with --sheet
  where: only notes for the page of translators which texts each scene shows, with a picture of it`;

/** What the command line asks for. */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        size: { type: 'string' },
        theme: { type: 'string' },
        text: { type: 'string' },
        language: { type: 'string', default: 'en' },
        whole: { type: 'boolean', default: false },
        sheet: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        where: { type: 'boolean', default: false },
      },
    });
    return { words: positionals, ...values };
  } catch (error) {
    return refuse(`${error}\n${HOW}`);
  }
}

/**
 * The ones that are wished for, of those there are; all of them without a wish.
 * @param {string | undefined} wish
 * @param {readonly string[]} all
 */
function chosen(wish, all) {
  const wanted = wish === undefined ? all : wish.split(',');
  const unknown = wanted.filter((each) => !all.includes(each));
  if (unknown.length > 0) refuse(`There is no ${unknown.join(', ')}.\n${HOW}`);
  return wanted;
}

/** All that a host can set up is there to be seen; nothing is sent, since nobody listens at that port. */
const SET_UP = {
  PUSH_SUBJECT: 'mailto:bridge@example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Underbridge <bridge@example.org>',
  PUBLIC_URL: 'https://play.example.org',
};

/**
 * A server of its own, with an empty database.
 * @param {string} scratch
 */
async function startServer(scratch) {
  const database = join(scratch, 'shots.db');
  const child = spawn(process.execPath, [join(root, 'dist/server.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database, LOG_LEVEL: 'error', ...SET_UP },
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
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  return { address, database, stop };
}

/**
 * @param {Browser} browser
 * @param {ContextOptions} options
 * @param {{ text?: string }} settings
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
  // tsx names inner functions by a helper of its own, which is not in the page.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  context.on('weberror', (error) => process.stderr.write(`${error.error()}\n`));
  return context;
}

/** What can be photographed: the pages of the app, and the scenes in each game's folder. */
async function findShots() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { collectShots, setUpTables } = await import('../src/web/scenes/scenes.ts');
  const { waitingFor } = await import('../src/web/scenes/waiting.ts');
  const { plant } = await import('../test/server/kit/plant.ts');
  const { becomeHost, furnishHostRoom } = await import('../test/server/kit/furnished.ts');
  const games = readdirSync(join(root, 'src/games'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/board\/scenes\.ts$/.test(path));
  const scenes = await Promise.all(
    games.map(async (path) => [path.split('/')[0], (await import(`../src/games/${path}`)).scenes]),
  );
  await unregister();
  return { ...collectShots(Object.fromEntries(scenes)), setUpTables, plant, waitingFor, becomeHost, furnishHostRoom };
}

/**
 * Plays what is to be photographed; gives the tables and the cookie of the player at them.
 * @param {Browser} browser
 * @param {{ address: string, database: string }} server
 * @param {readonly string[]} names
 * @param {Awaited<ReturnType<typeof findShots>>} found
 */
async function prepare(
  browser,
  { address, database },
  names,
  { shots, tables, setUpTables, becomeHost, furnishHostRoom },
) {
  const context = await openContext(browser, { baseURL: address, viewport: viewportOf('1440x900') }, {});
  const wanted = new Set(names.map((name) => shots[name]?.table));
  const laid = await setUpTables(
    context,
    Object.fromEntries(Object.entries(tables).filter(([name]) => wanted.has(name))),
    attempt,
  );
  if (names.some((name) => name.startsWith('host-'))) {
    await furnishHostRoom(address, database);
    await context.request.put('/api/me', { data: { name: 'Astrid' } });
    await becomeHost(context.request, database);
    await context.request.post('/api/host/backups', { data: {} });
  }
  const storageState = await context.storageState();
  await context.close();
  return { tables: laid, storageState };
}

/**
 * Puts matches where their scenes want them, and gives the tables that stand as wanted; the server must not run meanwhile.
 * @param {string} database
 * @param {Readonly<Record<string, string>>} laid
 * @param {Awaited<ReturnType<typeof findShots>>} found
 */
async function plantAll(database, laid, { tables, plant }) {
  /** @type {Record<string, string>} */
  const ready = {};
  for (const [name, table] of Object.entries(laid)) {
    await attempt(`the position of ${name}`, async () => {
      const position = tables[name]?.position?.();
      if (position !== undefined) await plant(database, table, position);
      ready[name] = table;
    });
  }
  return ready;
}

/** @param {string} size */
function viewportOf(size) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/**
 * What the names of a picture's file and of its place on a sheet end with.
 * @param {string} text
 * @param {Dress} dress
 */
function lookOf(text, { theme, language }) {
  return [theme, ...(text === 'large' ? ['large'] : []), ...(language === 'en' ? [] : [language])].join('-');
}

/**
 * @param {Browser} browser
 * @param {{ size: string, texts: readonly string[], dresses: readonly Dress[], pictures: boolean, whole: boolean, sheet: boolean }} looks
 * @param {Awaited<ReturnType<typeof makeFaults>> | undefined} faults
 * @param {Pick<Awaited<ReturnType<typeof findShots>>, 'shots' | 'waitingFor'> & { baseURL: string } & Awaited<ReturnType<typeof prepare>>} prepared
 */
async function photographAll(browser, { size, texts, dresses, pictures, whole, sheet }, faults, prepared) {
  const { baseURL, storageState, tables, shots, waitingFor } = prepared;
  /** @type {Record<string, import('./sheet.mjs').Pasted[]>} */
  const taken = {};
  const device = { ...SIZES[size], viewport: viewportOf(size) };
  for (const text of texts) {
    /** @type {(name: string, dress: Dress) => string} */
    const pathOf = (name, dress) => join(FOLDER, `${name}-${size}-${lookOf(text, dress)}.png`);
    const context = await openContext(browser, { ...device, baseURL, storageState }, { text });
    await photograph(context, {
      shots,
      tables,
      dresses,
      pathOf,
      attempt: (name, action) => attempt(`${name} ${size} ${text}`, action),
      waitingFor,
      patience: PATIENCE,
      pictures,
      whole,
      ...(faults && {
        async check(name, dress, page) {
          const look = lookOf(text, dress);
          await faults.look(page, { name, size, look, touch: SIZES[size]?.hasTouch === true });
          process.stderr.write(`looked at ${name} ${size} ${look}\n`);
        },
      }),
      onTaken(name, dress) {
        const path = pathOf(name, dress);
        taken[name] = [...(taken[name] ?? []), { path, label: lookOf(text, dress) }];
        process.stdout.write(`${path}\n`);
      },
    });
    await context.close();
  }
  if (!sheet) return;
  for (const [name, pictures] of Object.entries(taken)) {
    const path = join(FOLDER, `sheet-${name}-${size}.png`);
    await attempt(path, () => writeSheet(browser, `${name} ${size}`, pictures, path));
    process.stdout.write(`${path}\n`);
  }
}

/**
 * Which texts each scene shows, on a phone.
 * @param {Browser} browser
 * @param {Parameters<typeof photographAll>[3]} prepared
 */
async function noteAll(browser, { baseURL, storageState, tables, shots, waitingFor }) {
  const size = '390x844';
  const device = { ...SIZES[size], viewport: viewportOf(size), baseURL, storageState };
  const context = await openContext(browser, device, {});
  /** @type {Record<string, readonly string[]>} */
  const where = {};
  await photograph(context, {
    shots,
    tables,
    dresses: [],
    pathOf: () => '',
    attempt: (name, action) => attempt(`${name} for translators`, action),
    waitingFor,
    patience: PATIENCE,
    async onSeen(name, page) {
      where[name] = await noteTexts(page, name);
      process.stdout.write(`${name}: ${where[name].length} texts\n`);
    },
  });
  await context.close();
  writeWhere(where);
}

const { attempt, failures } = makeAttempts((failure) => process.stderr.write(`${failure}\n`));
const options = readOptions();
const sizes = chosen(options.size, Object.keys(SIZES));
const texts = chosen(options.text, TEXTS);
const themes = chosen(options.theme, THEMES);
const dresses = chosen(options.language, LANGUAGES).flatMap((language) => themes.map((theme) => ({ theme, language })));
await setup('checking');
const found = await findShots();
const { words } = options;
const names = Object.keys(found.shots).filter(
  (name) => words.length === 0 || words.some((word) => (word in found.shots ? name === word : name.includes(word))),
);
if (names.length === 0)
  refuse(`Nothing is called ${words.join(', ')}; there is ${Object.keys(found.shots).join(', ')}.`);
const scratch = mkdtempSync(join(tmpdir(), 'underbridge-shots-'));
mkdirSync(FOLDER, { recursive: true });
let server = await startServer(scratch);
const browser = await launchChromium();
try {
  const { tables: laid, storageState } = await prepare(browser, server, names, found);
  await server.stop();
  const tables = await plantAll(server.database, laid, found);
  server = await startServer(scratch);
  // Why a table is missing has been noted; what would be shown of it need not be tried.
  const shots = Object.fromEntries(
    Object.entries(found.shots).filter(
      ([name, { table }]) => names.includes(name) && (table === undefined || table in tables),
    ),
  );
  const prepared = { baseURL: server.address, storageState, tables, shots, waitingFor: found.waitingFor };
  if (options.where) await noteAll(browser, prepared);
  else {
    const { whole, sheet } = options;
    const faults = options.check ? await makeFaults() : undefined;
    const pictures = faults === undefined || sheet;
    for (const size of sizes)
      await photographAll(browser, { size, texts, dresses, pictures, whole, sheet }, faults, prepared);
    for (const line of faults?.lines() ?? []) process.stdout.write(`${line}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
if (failures.length > 0) refuse(`Not photographed:\n${failures.join('\n')}`, 1);
