/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ readonly name: string, readonly size: string, readonly look: string, readonly touch: boolean }} Where
 * @typedef {{
 *   tooSmallOn: (page: Page) => Promise<string[]>,
 *   cutOffOn: (page: Page) => Promise<string[]>,
 *   overlaidOn: (page: Page) => Promise<string[]>,
 *   tooSmallToTouch: (page: Page) => Promise<string[]>,
 * }} Looks
 */

/** As many places of a fault as anybody reads. */
const MOST = 4;

/** What the tests look for on some pages, by their own functions. */
async function loadLooks() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { tooSmallOn } = await import('../test/browser/legible.ts');
  const { cutOffOn } = await import('../test/browser/fitting.ts');
  const { overlaidOn } = await import('../test/browser/overlaid.ts');
  const { tooSmallToTouch } = await import('../test/browser/touchable.ts');
  await unregister();
  return { tooSmallOn, cutOffOn, overlaidOn, tooSmallToTouch };
}

/** Looks for words that are too small, cut off or written across others, and for what a finger cannot press. */
export async function makeFaults() {
  /** @type {Looks} */
  const looks = await loadLooks();
  /** @type {Map<string, string[]>} */
  const found = new Map();
  return {
    /**
     * @param {Page} page
     * @param {Where} where
     */
    async look(page, { name, size, look, touch }) {
      const faults = [
        ...(await looks.tooSmallOn(page)).map((each) => `too small   ${each}`),
        ...(await looks.cutOffOn(page)).map((each) => `cut off     ${each}`),
        ...(await looks.overlaidOn(page)).map((each) => `across      ${each}`),
        ...(touch ? await looks.tooSmallToTouch(page) : []).map((each) => `for fingers ${each}`),
      ];
      for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), `${name} ${size} ${look}`]);
    },
    /** One line for each fault, with where it was seen. */
    lines() {
      return [...found].sort().map(([fault, places]) => {
        const more = places.length > MOST ? `, and ${places.length - MOST} more` : '';
        return `${fault}\n    ${places.slice(0, MOST).join(', ')}${more}`;
      });
    },
  };
}
