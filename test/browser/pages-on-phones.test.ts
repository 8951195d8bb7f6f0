import { expect, test } from 'vitest';
import { putOn } from '../../scripts/photograph.mjs';
import { cutOffOn, widthOf } from './fitting.ts';
import { pagesToSee, tablesToSee } from './pages.ts';
import { openSite } from './site.ts';
import { tooSmallToTouch } from './touchable.ts';
import { PHONE } from './visitor.ts';

const site = openSite();

/** Hosts sit at a desk: of their room the way in is enough. What can be pressed at tables has tests of its own. */
const pages = pagesToSee.map((sight) => ({ ...sight, isTouched: !sight.name.startsWith('/host/') }));
const tables = tablesToSee.map((sight) => ({ ...sight, isTouched: false }));

// German words are the longest of all languages there are; what fits on a phone in German fits in the others.
test.each([...pages, ...tables])(
  'a phone shows $name as wide as it is, a finger can press everything, and in German everything fits',
  async ({ open, isTouched }) => {
    // One of the pages is about a link that leads nowhere.
    const { page } = await site.visit({ phone: true, forgiven: /status of 404.*api.link/ });
    await open(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    if (isTouched) expect(await tooSmallToTouch(page)).toEqual([]);
    await putOn(page, { theme: 'night', language: 'de' });
    expect(await cutOffOn(page)).toEqual([]);
  },
);
