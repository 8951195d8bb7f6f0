import { expect, test } from 'vitest';
import { putOn } from '../../scripts/photograph.mjs';
import { cutOffOn, widthOf } from './fitting.ts';
import { pagesToSee, tablesToSee } from './pages.ts';
import { openSite } from './site.ts';
import { PHONE } from './visitor.ts';

const site = openSite();

// German words are the longest of all languages there are; what fits on a phone in German fits in the others.
test.each([...pagesToSee, ...tablesToSee])(
  'in English it is as wide as a phone, in German everything fits: $name',
  async ({ open }) => {
    // One of the pages is about a link that leads nowhere.
    const { page } = await site.visit({ phone: true, forgiven: /status of 404.*api.link/ });
    await open(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    await putOn(page, { theme: 'night', language: 'de' });
    expect(await cutOffOn(page)).toEqual([]);
  },
);
