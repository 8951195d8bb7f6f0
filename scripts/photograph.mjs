/**
 * @typedef {import('playwright-core').BrowserContext} BrowserContext
 * @typedef {import('../src/web/scenes/shot.ts').Shot} Shot
 * @typedef {<T>(what: string, promise: Promise<T>) => Promise<T>} WaitingFor
 * @typedef {{ readonly theme: string, readonly language: string, readonly texts?: string }} Dress
 */

const SETTINGS = 'underbridge.settings';
/** In milliseconds: a page on which nothing has changed for so long has said all that it has to say. */
const QUIET = 250;

/**
 * Takes pictures of each shot, one in each dress. One that fails is noted under its name, and the others are taken all the same.
 * A page is opened once, in English, since scenes press buttons by their English names; it changes its dress as it would for
 * somebody who changes the settings in another tab. With `check` each is looked at by it; `pictures` says whether they are taken.
 * @param {BrowserContext} context
 * @param {{
 *   shots: Readonly<Record<string, Shot>>,
 *   tables: Readonly<Record<string, string>>,
 *   dresses: readonly Dress[],
 *   pathOf: (name: string, dress: Dress) => string,
 *   attempt: import('./attempts.mjs').Attempt,
 *   waitingFor: WaitingFor,
 *   patience: number,
 *   pictures?: boolean,
 *   whole?: boolean,
 *   onTaken?: (name: string, dress: Dress) => void,
 *   check?: (name: string, dress: Dress, page: import('playwright-core').Page) => Promise<void>,
 *   onSeen?: (name: string, page: import('playwright-core').Page) => Promise<void>,
 * }} album
 */
export async function photograph(context, album) {
  const {
    shots,
    tables,
    dresses,
    pathOf,
    attempt,
    waitingFor,
    patience,
    pictures = true,
    whole = false,
    onTaken,
    check,
    onSeen,
  } = album;
  for (const [name, shot] of Object.entries(shots)) {
    await attempt(name, async () => {
      const page = await context.newPage();
      try {
        await shot.open(page, tables);
        await waitingFor('the last answer of the server', page.waitForLoadState('networkidle'));
        await waitingFor(
          'the fonts',
          page.evaluate(async () => void (await document.fonts.ready)),
        );
        for (const dress of dresses) {
          await waitingFor(`the page in ${dress.language} by ${dress.theme}`, putOn(page, dress));
          await check?.(name, dress, page);
          if (!pictures) continue;
          await waitingFor(
            'the picture',
            page.screenshot({ path: pathOf(name, dress), timeout: patience, fullPage: whole }),
          );
          onTaken?.(name, dress);
        }
        await onSeen?.(name, page);
      } finally {
        await page.close();
      }
    });
  }
}

/**
 * Changes theme and language of an open page, and waits until all of it is said in that language.
 * @param {import('playwright-core').Page} page
 * @param {Dress} dress
 */
export async function putOn(page, dress) {
  await page.emulateMedia({ colorScheme: dress.theme === 'day' ? 'light' : 'dark' });
  await page.evaluate(
    ({ key, wish }) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, ...wish }));
      // A browser tells other tabs alone.
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    { key: SETTINGS, wish: dress },
  );
  await page.waitForFunction((language) => document.documentElement.lang === language, dress.language);
  // Words of the other language may come in several pieces.
  do {
    await page.locator('.loading').first().waitFor({ state: 'detached' });
    await page.evaluate(settled, QUIET);
  } while ((await page.locator('.loading').count()) > 0);
}

/**
 * In the page: when nothing has changed for a while.
 * @param {number} quiet
 */
function settled(quiet) {
  return new Promise((resolve) => {
    let timer = setTimeout(end, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    });
    function end() {
      observer.disconnect();
      resolve(undefined);
    }
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}
