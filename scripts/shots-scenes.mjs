/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {Readonly<Record<string, string>>} Tables the ids of tables by their names
 * @typedef {{ readonly table?: string, readonly open: (page: Page, tables: Tables) => Promise<unknown> }} Scene
 * @typedef {{ game?: string, seats: number, tiles?: number, answers?: number, options?: object }} TableWanted
 */

const GAME = 'gnome-elf-troll';

/** Against bots that know what they do, a match to ten is over too soon for a full board. */
const LONG = { goal: 12 };

/**
 * Tables that scenes need: how many sit there, and how many tiles lie in our garden, or answers are given, when we stop.
 * @type {Readonly<Record<string, TableWanted>>}
 */
const TABLES = {
  'two-early': { seats: 2, tiles: 2 },
  'two-late': { seats: 2, tiles: 6, options: LONG },
  three: { seats: 3, tiles: 4 },
  'four-early': { seats: 4, tiles: 2 },
  'four-late': { seats: 4, tiles: 5, options: LONG },
  over: { seats: 3 },
  'cave-two': { game: 'cave-troll', seats: 2, answers: 30 },
  'cave-four': { game: 'cave-troll', seats: 4, answers: 120 },
  'cave-alternate': { game: 'cave-troll', seats: 3, answers: 60, options: { set: 'alternate' } },
  'princesses-two': { game: 'trolls-and-princesses', seats: 2, answers: 40 },
  'princesses-four': { game: 'trolls-and-princesses', seats: 4, answers: 90 },
};

/**
 * What is photographed: how to get there, and which table that needs.
 * @type {Readonly<Record<string, Scene>>}
 */
export const SCENES = {
  home: visit('/'),
  lobby: visit('/tables'),
  'new-table': visit(`/new/${GAME}`),
  'waiting-room': { open: waitForFriends },
  'table-2-early': atTable('two-early'),
  'table-2-late': atTable('two-late'),
  'table-4-early': atTable('four-early'),
  'table-4-late': atTable('four-late'),
  'table-history': atTable('three', lookBack),
  'table-rules': atTable('three', openRule),
  'table-score': atTable('three', (page) => openPanel(page, 'Score')),
  'table-choices': atTable('three', (page) => page.getByRole('button', { name: 'All choices in words' }).click()),
  'table-hint': atTable('three', askForHint),
  'cave-2': atTable('cave-two'),
  'cave-4': atTable('cave-four'),
  'cave-alternate': atTable('cave-alternate'),
  'princesses-2': atTable('princesses-two'),
  'princesses-4': atTable('princesses-four'),
  'hot-seat': { open: handOver },
  match: {
    table: 'over',
    async open(page, { over }) {
      await page.goto(`/match/${over}`);
      await page.locator('.seat-chart').waitFor();
    },
  },
  'match-review': {
    table: 'over',
    async open(page, { over }) {
      await page.goto(`/match/${over}`);
      await page.getByRole('button', { name: 'Review the match' }).click();
      await page.locator('.swings').last().waitFor();
      await page.locator('.review').evaluate((panel) => panel.scrollIntoView());
    },
  },
  result: { open: resign },
  matches: visit('/matches'),
  settings: visit('/settings'),
  'settings-bots': { open: makeToken },
  learn: visit('/learn'),
  guide: { open: followGuide },
  credits: visit('/credits'),
  rules: visit(`/rules/${GAME}`),
  'not-found': visit('/no/such/page'),
  offline: visit('/offline'),
};

/**
 * @param {string} path
 * @returns {Scene}
 */
function visit(path) {
  return { open: (page) => page.goto(path) };
}

/**
 * @param {string} table
 * @param {(page: Page) => Promise<unknown>} then
 * @returns {Scene}
 */
function atTable(table, then = async () => {}) {
  return {
    table,
    async open(page, tables) {
      await page.goto(`/table/${tables[table]}`);
      await page.locator('.stage [data-place]').first().waitFor();
      await then(page);
    },
  };
}

/**
 * Plays all tables the scenes need, side by side.
 * @param {import('playwright-core').BrowserContext} context
 * @param {readonly string[]} names of scenes
 * @returns {Promise<Tables>}
 */
export async function layTables(context, names) {
  // A first page makes us known to the server, once for all tables.
  const page = await context.newPage();
  await page.request.get('/api/me');
  const wanted = new Set(names.flatMap((name) => SCENES[name]?.table ?? []));
  const laid = [...wanted].map(async (name) => [name, await playAt(await context.newPage(), tableNamed(name))]);
  return Object.fromEntries(await Promise.all(laid));
}

/** @param {string} name */
function tableNamed(name) {
  const wanted = TABLES[name];
  if (wanted === undefined) throw new Error(`there is no table named ${name}`);
  return wanted;
}

const FOREVER = Number.POSITIVE_INFINITY;

/**
 * @param {Page} page
 * @param {TableWanted} wanted
 * @returns {Promise<string>}
 */
async function playAt(page, { game, seats, tiles = FOREVER, answers = FOREVER, options }) {
  const table = await sitDown(page, seats, options, game);
  for (let turn = 0; ; turn++) {
    const now = await (await page.waitForFunction(situation)).jsonValue();
    if (now === 'over' || turn >= answers) return table;
    if ((await page.locator('.get-garden[data-mine] .get-tile').count()) >= tiles) return table;
    const before = await page.evaluate(look, '');
    await page.evaluate(answer, turn);
    await page.waitForFunction(look, before ?? '');
  }
}

/**
 * @param {Page} page
 * @param {number} seats
 */
async function sitDown(page, seats, options = {}, game = GAME) {
  const rivals = Array(seats - 1).fill({ bot: 'greedy' });
  const response = await page.request.post('/api/tables', {
    data: { game, seats: ['me', ...rivals], options, start: true },
  });
  const { table } = await response.json();
  await page.goto(`/table/${table}`);
  return table;
}

/** Whether one is asked, the match is over, or neither yet. */
function situation() {
  if (document.querySelector('dialog[open] .result-places')) return 'over';
  return document.querySelector('[data-mood="lit"], .prompt [data-answer]') ? 'asked' : '';
}

/**
 * Everything that an answer can change, if it is not as it was.
 * @param {string} before
 */
function look(before) {
  /** @type {NodeListOf<HTMLElement>} */
  const marks = document.querySelectorAll('[data-place], [data-piece]');
  const moods = [...marks].map(({ dataset }) => `${dataset.place} ${dataset.mood} ${dataset.piece}`);
  const now = [document.querySelector('.prompt-sentence')?.textContent, ...moods].join('\n');
  return now === before ? undefined : now;
}

/**
 * Answers as a child would: buys what can be bought, and takes any place that glows.
 * @param {number} turn
 */
function answer(turn) {
  /** @type {NodeListOf<HTMLElement>} */
  const lit = document.querySelectorAll('[data-mood="lit"]');
  const wares = [...lit].filter(({ dataset }) => dataset.place?.startsWith('price-'));
  const choices = wares.length > 0 ? wares : lit;
  const taken = choices[(turn * 7) % choices.length] ?? document.querySelector('.prompt [data-answer]');
  // Drawn places have no click of their own.
  taken?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** @param {Page} page */
async function makeToken(page) {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Name of the bot' }).fill('Grinder');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByRole('textbox', { name: 'Token of Grinder' }).scrollIntoViewIfNeeded();
}

/** @param {Page} page */
async function waitForFriends(page) {
  await page.goto(`/new/${GAME}`);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.locator('.qr-frame svg').waitFor();
}

/** @param {Page} page */
async function handOver(page) {
  await page.goto(`/new/${GAME}`);
  await page.getByText('Friends at this screen').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.curtain').waitFor();
}

/**
 * On a phone the panels open from the bar.
 * @param {Page} page
 * @param {string} name
 */
async function openPanel(page, name) {
  const tab = page.getByRole('tab', { name });
  await ((await tab.count()) > 0 ? tab : page.getByRole('button', { name, exact: true })).first().click();
}

/** @param {Page} page */
async function askForHint(page) {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.hint-panel').waitFor();
}

/** @param {Page} page */
async function lookBack(page) {
  await page.getByRole('button', { name: 'History' }).click();
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'One step back' }).click();
}

/** @param {Page} page */
async function openRule(page) {
  await page.locator('.prompt .rule-link').click();
  await page.locator('.rules-shown').waitFor();
}

/** @param {Page} page */
async function resign(page) {
  await sitDown(page, 2);
  await page.waitForFunction(situation);
  const players = page.getByRole('button', { name: 'Players', exact: true });
  if (await players.isVisible()) await players.click();
  await page.getByRole('button', { name: /^Seat of/ }).click();
  await page.getByRole('button', { name: 'Resign …' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.locator('.result-places').waitFor();
}

/** @param {Page} page */
async function followGuide(page) {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Begin the guided match' }).first().click();
  await page.getByRole('button', { name: 'Next' }).click();
}
