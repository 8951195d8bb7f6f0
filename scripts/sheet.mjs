import { readFileSync } from 'node:fs';

/** @typedef {{ readonly path: string, readonly label: string }} Pasted */

/** In pixels. A picture is shown no wider than half a sheet, so that two can be compared and words still be read. */
const SHEET = 1960;
const GAP = 12;
const WIDEST = (SHEET - 3 * GAP) / 2;

/**
 * One picture of many, drawn by the browser: each under its label, as many in a row as fit.
 * @param {import('playwright-core').Browser} browser
 * @param {string} title
 * @param {readonly Pasted[]} pictures
 * @param {string} path
 */
export async function writeSheet(browser, title, pictures, path) {
  const page = await browser.newPage({ viewport: { width: SHEET, height: 100 } });
  try {
    await page.setContent(
      `<style>body { margin: 0; padding: ${GAP}px; display: flex; flex-wrap: wrap; gap: ${GAP}px; background: #888; font: 16px sans-serif }
        h1 { width: 100%; margin: 0; font-size: 20px } figure { margin: 0 } img { display: block; max-width: ${WIDEST}px }</style>
      <h1>${title}</h1>`,
    );
    await page.evaluate(
      async (shown) => {
        for (const { source, label } of shown) {
          const figure = document.createElement('figure');
          const image = new Image();
          image.src = source;
          await image.decode();
          figure.append(label, image);
          document.body.append(figure);
        }
      },
      pictures.map((each) => ({ source: dataOf(each.path), label: each.label })),
    );
    await page.screenshot({ path, fullPage: true });
  } finally {
    await page.close();
  }
}

/** @param {string} path */
function dataOf(path) {
  return `data:image/png;base64,${readFileSync(path).toString('base64')}`;
}
