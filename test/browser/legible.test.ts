import { expect, test } from 'vitest';
import { tooSmallOn } from './legible.ts';
import { openSite } from './site.ts';

const site = openSite({ server: false });

async function smallIn(body: string): Promise<string[]> {
  const { page } = await site.visit();
  await page.setContent(`<body style="font: 12px monospace">${body}</body>`);
  return tooSmallOn(page);
}

test.each([
  ['a narrow mark whose width is no whole number', '<span style="display: block; width: 21.55px">C4</span>'],
  ['a tilted one', '<p style="rotate: 30deg">tilted</p>'],
  ['small letters that are enlarged', '<p style="font-size: 6px; transform: scale(2)">enlarged</p>'],
  ['a drawing at its own size', '<svg width="100" height="20" viewBox="0 0 100 20"><text y="15">drawn</text></svg>'],
  ['what is hidden', '<p style="font-size: 8px; visibility: hidden">hidden</p>'],
])('12 px are enough: %s', async (_, body) => {
  expect(await smallIn(body)).toEqual([]);
});

test.each([
  ['by its style', '<p style="font-size: 11.8px">small</p>', 'p.: "small" in 11.8 px'],
  ['by a transform', '<div style="transform: scale(0.9)"><p>shrunk</p></div>', 'p.: "shrunk" in 10.8 px'],
  ['by its scale', '<p class="mark" style="scale: 0.98">C4</p>', 'p.mark: "C4" in 11.8 px'],
  [
    'in a drawing',
    '<svg width="50" height="10" viewBox="0 0 100 20"><text y="15">drawn</text></svg>',
    'text.: "drawn" in 6.0 px',
  ],
  [
    'on a page in a drawing',
    '<svg width="50" height="10" viewBox="0 0 100 20"><foreignObject width="100" height="20"><p>inside</p></foreignObject></svg>',
    'p.: "inside" in 6.0 px',
  ],
])('what is written smaller is found: %s', async (_, body, found) => {
  expect(await smallIn(body)).toEqual([found]);
});
