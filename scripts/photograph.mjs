/**
 * @typedef {import('playwright-core').BrowserContext} BrowserContext
 * @typedef {import('../src/web/scenes/scenes.ts').Shot} Shot
 * @typedef {<T>(what: string, promise: Promise<T>) => Promise<T>} WaitingFor
 */

/**
 * Takes a picture of each shot, one after another. One that fails is noted under its name, and the others are taken all the same.
 * @param {BrowserContext} context
 * @param {{
 *   shots: Readonly<Record<string, Shot>>,
 *   tables: Readonly<Record<string, string>>,
 *   pathOf: (name: string) => string,
 *   attempt: import('./attempts.mjs').Attempt,
 *   waitingFor: WaitingFor,
 *   patience: number,
 *   onTaken?: (path: string) => void,
 * }} album
 */
export async function photograph(context, { shots, tables, pathOf, attempt, waitingFor, patience, onTaken }) {
  for (const [name, shot] of Object.entries(shots)) {
    const path = pathOf(name);
    await attempt(path, async () => {
      const page = await context.newPage();
      try {
        await shot.open(page, tables);
        await waitingFor('the last answer of the server', page.waitForLoadState('networkidle'));
        await waitingFor(
          'the fonts',
          page.evaluate(async () => void (await document.fonts.ready)),
        );
        await waitingFor('the picture', page.screenshot({ path, timeout: patience }));
        onTaken?.(path);
      } finally {
        await page.close();
      }
    });
  }
}
