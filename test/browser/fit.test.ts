import { test } from 'vitest';
import { eventually, playUntil } from './play.ts';
import { openSite } from './site.ts';
import { AGAINST_A_BOT, sitDown } from './tables.ts';

const site = openSite();

const LAPTOPS = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const BOT = { bot: 'random' } as const;

test.each([2, 3, 4])(
  'with %i players the whole board is in sight on a laptop, shop and hand included',
  async (seats) => {
    const { page } = await site.visit();
    await sitDown(page, { ...AGAINST_A_BOT, seats: ['me', ...Array(seats - 1).fill(BOT)] });
    await playUntil(page, () => page.getByRole('button', { name: 'Done buying' }).isVisible());
    for (const viewport of LAPTOPS) {
      await page.setViewportSize(viewport);
      const outOfSight = () =>
        page.locator('.stage').evaluate((stage) => ({
          width: innerWidth,
          below: stage.scrollHeight - stage.clientHeight,
          beside: stage.scrollWidth - stage.clientWidth,
          wares: [...stage.querySelectorAll('.get-ware')].filter((ware) => ware.scrollWidth > ware.clientWidth).length,
        }));
      await eventually('the whole board is in sight', outOfSight).toEqual({
        width: viewport.width,
        below: 0,
        beside: 0,
        wares: 0,
      });
    }
  },
);
