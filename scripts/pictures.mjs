import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from './chromium.mjs';
import { refuse, root, say } from './root.mjs';
import { run } from './run.mjs';

const HOW = `npm run pictures -- <scene> [--as <name>] [--theme night|day]
  a scene of npm run shots, such as cave-troll-4-late, becomes docs/pictures/<name>.webp`;
const SIZE = '1440x900';
/** As wide as the README shows it on a sharp screen. */
const WIDTH = 1120;
const QUALITY = 0.85;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { as: { type: 'string' }, theme: { type: 'string', default: 'night' } },
    });
    const [scene, ...rest] = positionals;
    if (scene === undefined || rest.length > 0) throw new Error('One scene at a time.');
    return { scene, name: values.as ?? scene, theme: values.theme };
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n${HOW}`);
  }
}

/**
 * The photograph as a smaller file, drawn by the browser that took it.
 * @param {string} png
 */
async function webpOf(png) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
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
    await browser.close();
  }
}

const { scene, name, theme } = readOptions();
const png = join(root, 'shots', `${scene}-${SIZE}-${theme}.png`);
rmSync(png, { force: true });
const shots = ['scripts/shots.mjs', scene, '--size', SIZE, '--theme', theme, '--text', 'normal'];
const exitCode = await run(shots.map((each, at) => (at === 0 ? join(root, each) : each)));
if (exitCode !== 0) process.exit(exitCode);
const path = join(root, 'docs/pictures', `${name}.webp`);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, await webpOf(png));
say(`docs/pictures/${name}.webp is written; README.md shows it.`);
