import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../scripts/chromium.mjs';
import { PATIENCE, waitUntil } from '../waiting.ts';
import { type Copy, copyRepository } from './copy.ts';

// A new game is made in a copy of the repository, checked, played in a browser while it is changed, and thrown away.

const GAME = 'src/games/hill-fort';
/** Everything here starts programs that take seconds of their own. */
const LONG = 10 * PATIENCE;

let copy: Copy;

beforeAll(async () => {
  copy = copyRepository();
  expect(await copy.run(['scripts/new-game.mjs', 'hill-fort', 'Hill Fort'])).toMatchObject({
    exitCode: 0,
    said: expect.stringContaining('HF-1.1'),
  });
}, LONG);

afterAll(() => copy.remove());

function change(path: string, from: string, to: string): void {
  const file = join(copy.root, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test.each([
  ['an id with capitals', ['Hill', 'Hill'], "'Hill' is no id"],
  ['an id that leads elsewhere', ['../hill', 'Hill'], "'../hill' is no id"],
  ['the id of a game there is', ['caverna', 'Hill'], 'There is a folder src/games/caverna already.'],
  ['the id of the template', ['take-stones', 'Hill'], 'is what a new game begins as'],
  ['an empty title', ['hill', ''], "'' is no title"],
  ['a title that would break the source', ['hill', 'Hill\\'], 'is no title'],
  ['the title of a game there is', ['hill', 'Caverna'], 'There is a game called Caverna already.'],
  ['no title', ['hill'], 'A new game has an id and a title'],
])('%s is refused in a sentence', async (_, args, sentence) => {
  const { exitCode, said } = await copy.run(['scripts/new-game.mjs', ...args]);
  expect(said).toContain(sentence);
  expect(exitCode).toBe(2);
  expect(existsSync(join(copy.root, 'src/games/hill'))).toBe(false);
});

test('one line outside its folder names it, and nothing in it names what it was made from', () => {
  const list = readFileSync(join(copy.root, 'src/games/list.ts'), 'utf8');
  const [before, after] = [readFileSync('src/games/list.ts', 'utf8'), list].map((text) => text.trim().split('\n'));
  expect(after?.filter((line) => !before?.includes(line))).toEqual([
    "export { folder as hillFort } from './hill-fort/folder.ts';",
  ]);
  const files = ['RULES.md', 'index.ts', 'board/Board.tsx', 'board/board.css', 'steps/take.test.ts', 'manifest.ts'];
  for (const file of files) {
    const text = readFileSync(join(copy.root, GAME, file), 'utf8');
    expect(text, file).not.toMatch(/take-?stones|\bTS-\d|\.\.\/src\//i);
  }
});

test(
  'it compiles, is formatted, and passes its own tests, the laws and what else must pass without a browser',
  async () => {
    const settings = { extends: './tsconfig.json', include: [GAME, 'src/games/index.ts'] };
    writeFileSync(join(copy.root, 'tsconfig.game.json'), JSON.stringify(settings));
    const tsc = await copy.run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.game.json']);
    expect(tsc).toEqual({ exitCode: 0, said: '' });
    const biome = await copy.run(['node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', GAME]);
    expect(biome, biome.said).toMatchObject({ exitCode: 0 });
    const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
    const own = await copy.run([...vitest, `${GAME}/`]);
    expect(own, own.said).toMatchObject({ exitCode: 0 });
    const files = [
      'test/games.test.ts',
      'test/guides.test.ts',
      'test/golden',
      'test/laws',
      'test/positions',
      'src/balance',
      'src/web/game-parts',
    ];
    const shared = await copy.run([...vitest, ...files, '-t', 'hill-fort']);
    expect(shared, shared.said).toMatchObject({ exitCode: 0 });
    expect(shared.said).toMatch(/Tests .*\d\d passed/);
  },
  LONG,
);

/** Starts a match against bots from the first page. */
async function begin(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const card = page.getByRole('article', { name: 'Hill Fort' });
  await card.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.hill-fort-board').waitFor();
}

/** Takes whatever glows first until the match is over. */
async function playToTheEnd(page: Page): Promise<void> {
  const lit = page.locator('.hill-fort-handful[data-mood="lit"]');
  const end = page.getByRole('heading', { name: /won|win/i });
  const empty = page.getByText('0 stones in the heap').first();
  for (;;) {
    await lit.first().or(end).or(empty).first().waitFor();
    if (await empty.isVisible()) return;
    const sequence = await page.locator('[data-revision]').first().getAttribute('data-revision');
    await lit.last().click();
    await waitUntil('the answer is taken', async () => {
      const now = page.locator('[data-revision]').first();
      return (await now.getAttribute('data-revision')) !== sequence;
    });
  }
}

test(
  'with `npm run dev` it is played to its end, and changes of its board and of its rules are seen at once',
  async () => {
    const dev = copy.start(['scripts/dev.mjs', '--port', '0', '--database', 'data/dev.db']);
    let said = '';
    for (const stream of [dev.stdout, dev.stderr]) {
      stream?.on('data', (text) => {
        said += text;
      });
    }
    const browser = await launchChromium();
    try {
      await waitUntil('the server says where it is', () => /http:\S+\d/.test(said), LONG / 2);
      const [url = ''] = /http:\/\/[\w.:]+\d/.exec(said) ?? [];
      const page = await browser.newPage({ baseURL: url });
      page.setDefaultTimeout(PATIENCE);
      await begin(page, url);
      await playToTheEnd(page);

      await begin(page, url);
      await page
        .getByText('24 stones in the heap')
        .or(page.getByText(/2[123] stones in the heap/))
        .first()
        .waitFor();
      change(`${GAME}/board/Board.tsx`, 'className="hill-fort-board"', 'className="hill-fort-board" data-drawn="anew"');
      await page.locator('.hill-fort-board[data-drawn="anew"]').waitFor();

      change(`${GAME}/messages/en/board.ts`, 'in the heap', 'in the pile');
      await page.getByText('stones in the pile').first().waitFor();

      change(`${GAME}/setup.ts`, 'Number(options.stones) * seats', 'Number(options.stones) * seats + 50');
      await waitUntil('the rules are those of now', () => said.includes('The rules are those of now'));
      // The first page is being loaded again just now.
      const another = await browser.newPage({ baseURL: url });
      await begin(another, url);
      await another
        .getByText(/7[1234] stones in the pile/)
        .first()
        .waitFor();

      const broken = 'export const broken = ;\n';
      writeFileSync(
        join(copy.root, GAME, 'score.ts'),
        broken + readFileSync(join(copy.root, GAME, 'score.ts'), 'utf8'),
      );
      await waitUntil('it says what is wrong', () => said.includes('The host goes on with what it had'));
      expect((await another.request.get('/api/games')).status()).toBe(200);
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nThe server had said:\n${said}`);
    } finally {
      await browser.close();
      const gone = new Promise((resolve) => dev.once('exit', resolve));
      dev.kill('SIGTERM');
      await gone;
    }
  },
  LONG,
);
