import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { putOn } from './photograph.mjs';
import { root } from './root.mjs';

const PICTURES = join(root, 'src/web/public/where');
const LIST = join(root, 'src/web/translate/where.json');
const QUALITY = 40;
/** As `src/web/messages/id-mark.ts` marks a text with its id. */
const MARKS = /([\u{e0020}-\u{e007e}]+)\u{e007f}/gu;
const FIRST = 0xe0000;

/**
 * Keeps a picture of the page, and gives the ids of all texts on it, whether seen or for screen readers. They are named while
 * the language changes, since scenes press buttons by their names.
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
export async function noteTexts(page, name) {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.jpg`), type: 'jpeg', quality: QUALITY });
  await putOn(page, { theme: 'night', language: 'sv', texts: 'named' });
  const said = await page.evaluate(() => document.documentElement.outerHTML);
  const ids = [...said.matchAll(MARKS)].map(([, mark = '']) =>
    [...mark].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? FIRST) - FIRST)).join(''),
  );
  return [...new Set(ids)].sort();
}

/**
 * Scenes that were not photographed this time keep what is known of them.
 * @param {Readonly<Record<string, readonly string[]>>} where
 */
export function writeWhere(where) {
  const known = { ...JSON.parse(readFileSync(LIST, 'utf8')), ...where };
  const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(LIST, `${JSON.stringify(sorted, undefined, 1)}\n`);
}
