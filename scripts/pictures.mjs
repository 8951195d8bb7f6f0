import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from './chromium.mjs';
import { refuse, root, say } from './root.mjs';
import { run } from './run.mjs';

const HOW = `npm run pictures -- <scene>[=<name>] … [--theme night|day]
  scenes of npm run shots, such as cave-troll-4-late, become docs/pictures/<name>.webp`;
const SIZE = '1440x900';
/** As wide as the README shows it on a sharp screen. */
const WIDTH = 1120;
const QUALITY = 0.85;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { theme: { type: 'string', default: 'night' } },
    });
    if (positionals.length === 0) throw new Error('Which scene?');
    const scenes = positionals.map((each) => {
      const [scene = '', name = scene] = each.split('=');
      return { scene, name };
    });
    return { scenes, theme: values.theme };
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n${HOW}`);
  }
}

/**
 * The photograph as a smaller file, drawn by the browser that took it.
 * @param {import('playwright-core').Browser} browser
 * @param {string} png
 */
async function webpOf(browser, png) {
  const page = await browser.newPage();
  try {
    const url = `data:image/png;base64,${readFileSync(png).toString('base64')}`;
    const drawn = await page.evaluate(
      async ({ source, width, quality }) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = Math.round((image.naturalHeight * width) / image.naturalWidth);
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', quality);
      },
      { source: url, width: WIDTH, quality: QUALITY },
    );
    return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
  } finally {
    await page.close();
  }
}

const { scenes, theme } = readOptions();
/** @param {string} scene */
const pngOf = (scene) => join(root, 'shots', `${scene}-${SIZE}-${theme}.png`);
for (const { scene } of scenes) rmSync(pngOf(scene), { force: true });
const names = scenes.map(({ scene }) => scene);
const shots = [join(root, 'scripts/shots.mjs'), ...names, '--size', SIZE, '--theme', theme, '--text', 'normal'];
const exitCode = await run(shots);
if (exitCode !== 0) process.exit(exitCode);
mkdirSync(join(root, 'docs/pictures'), { recursive: true });
const browser = await launchChromium();
try {
  for (const { scene, name } of scenes) {
    writeFileSync(join(root, 'docs/pictures', `${name}.webp`), await webpOf(browser, pngOf(scene)));
    say(`docs/pictures/${name}.webp is written; README.md shows it.`);
  }
} finally {
  await browser.close();
}
