import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from './chromium.mjs';
import { root, say } from './root.mjs';
import { setup } from './setup.mjs';

/** What messengers show beside a link: the cover of each game and its title, and the house's own poster. */

const FOLDER = join(root, 'src/web/public/preview');
/** The shape that messengers like best, and large enough for all of them. */
const SIZE = { width: 800, height: 420 };

/** @typedef {import('playwright-core').Page} Page */

/**
 * Shows nothing but this picture, as large as the page.
 * @param {Page} page
 * @param {string} selector
 * @param {string} title
 */
async function showAlone(page, selector, title) {
  await page.evaluate(
    ({ selector: which, title: words }) => {
      const picture = document.querySelector(which)?.cloneNode(true);
      if (!(picture instanceof SVGElement)) throw new Error(`there is no ${which}`);
      picture.setAttribute('preserveAspectRatio', 'xMidYMid slice');
      picture.setAttribute('style', 'position: fixed; inset: 0; width: 100vw; height: 100vh; z-index: 1000');
      const name = document.createElement('p');
      name.textContent = words;
      name.setAttribute(
        'style',
        'position: fixed; z-index: 1001; left: 0; right: 0; bottom: 0; padding: 8px 24px 12px; background: #0f1920;' +
          'color: #f3e7cc; font: 46px/1.1 "Grenze Gotisch Variable", serif; text-align: center',
      );
      document.body.append(picture, ...(words === '' ? [] : [name]));
    },
    { selector, title },
  );
  await page.evaluate(async () => void (await document.fonts.ready));
}

await setup('checking', { builds: false });
// Imported late: the packages may have been installed only now.
const { serveDevelopment } = await import('./dev/serve.mjs');
const scratch = mkdtempSync(join(tmpdir(), 'underbridge-previews-'));
const { url, close } = await serveDevelopment({ port: 0, database: join(scratch, 'previews.db') });
const browser = await launchChromium();
mkdirSync(FOLDER, { recursive: true });
try {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/learn');
  await page.locator('.lesson svg.cover').first().waitFor();
  const games = await page.locator('.lesson').evaluateAll((lessons) =>
    lessons.map((lesson) => ({
      title: lesson.getAttribute('aria-label') ?? '',
      id: lesson.querySelector('a[href^="/rules/"]')?.getAttribute('href')?.split('/').at(-1) ?? '',
    })),
  );
  for (const [index, { id, title }] of games.entries()) {
    await page.goto('/learn');
    await page
      .locator('.lesson svg.cover')
      .nth(games.length - 1)
      .waitFor();
    await showAlone(page, `.lesson:nth-of-type(${index + 1}) svg.cover`, title);
    await page.screenshot({ path: join(FOLDER, `${id}.png`) });
    say(`${id}.png`);
  }
  await page.goto('/');
  await page.locator('.hero-scene svg').first().waitFor();
  await showAlone(page, '.hero-scene svg', 'Underbridge');
  await page.screenshot({ path: join(FOLDER, 'underbridge.png') });
  say('underbridge.png');
} finally {
  await browser.close();
  await close();
  rmSync(scratch, { recursive: true, force: true });
}
