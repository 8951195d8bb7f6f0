import { expect, test } from 'vitest';
import { cutOffOn } from './fitting.ts';
import { openSite } from './site.ts';

const site = openSite({ server: false });

async function cutOffIn(body: string): Promise<string[]> {
  const { page } = await site.visit({ phone: true });
  await page.setContent(
    `<meta name="viewport" content="width=device-width"><body style="margin: 0; font: 16px monospace">${body}</body>`,
  );
  return cutOffOn(page);
}

test.each([
  ['what wraps', '<button style="width: 100px">zurück nehmen können</button>'],
  ['what can be scrolled', '<div style="width: 50px; overflow-x: auto"><p>Zurücknehmen</p></div>'],
  ['what is hidden', '<p style="width: 5px; overflow: hidden; visibility: hidden">Zurücknehmen</p>'],
])('it fits: %s', async (_, body) => {
  expect(await cutOffIn(body)).toEqual([]);
});

test.each([
  [
    'by an ellipsis',
    '<p class="name" style="width: 50px; overflow: hidden; white-space: nowrap">Zurücknehmen</p>',
    'p.name: "Zurücknehmen" is cut off',
  ],
  [
    'by the edge of a button',
    '<button class="small" style="width: 60px">Zurücknehmen</button>',
    'button.small: "Zurücknehmen" juts out',
  ],
])('what does not fit is found: %s', async (_, body, found) => {
  expect(await cutOffIn(body)).toEqual([found]);
});

test('a page that is wider than the screen is found', async () => {
  const found = await cutOffIn(`<p style="white-space: nowrap">${'Rindfleischetikettierung '.repeat(3)}</p>`);
  expect(found).toEqual([expect.stringMatching(/^the page is \d+ px wide, not \d+$/)]);
});
