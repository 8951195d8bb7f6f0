import { describe, expect, test } from 'vitest';
import { overlaidOn } from './overlaid.ts';
import { openSite } from './site.ts';
import { tooSmallToTouch } from './touchable.ts';

const site = openSite({ server: false });

async function pageWith(body: string) {
  const { page } = await site.visit();
  await page.setContent(`<body style="font: 16px/20px monospace">${body}</body>`);
  return page;
}

const at = (top: number, more = '') => `position: absolute; left: 0; top: ${top}px; ${more}`;

describe('words across other words', () => {
  test.each([
    ['two lines, one below the other', `<p style="${at(0)}">one</p><p style="${at(20)}">two</p>`],
    ['a panel over words', `<p style="${at(0)}">one</p><div style="${at(4, 'background: white')}"><b>two</b></div>`],
    [
      'lines that stand close',
      `<p style="${at(0, 'font-size: 20px')}">one</p><p style="${at(19, 'font-size: 20px')}">two</p>`,
    ],
    ['words that are hidden', `<p style="${at(0)}">one</p><p style="${at(4, 'visibility: hidden')}">two</p>`],
  ])('are none: %s', async (_, body) => {
    expect(await overlaidOn(await pageWith(body))).toEqual([]);
  });

  test('are found, also where clicks fall through', async () => {
    const body = `<p class="a" style="${at(0)}">one</p><p class="b" style="${at(4, 'pointer-events: none')}">two</p>`;
    expect(await overlaidOn(await pageWith(body))).toEqual(['p.a and p.b: "one" across "two"']);
  });
});

test('what is pressed is 40 px high, with what it takes around itself; links within sentences are as high as their line', async () => {
  const page = await pageWith(`
    <style>
      button { all: unset; position: relative; display: block; height: 30px; width: 50px }
      .more::after { content: ''; position: absolute; inset: -5px 0 }
      .enough { height: 40px }
      .tile { position: relative; height: 60px; width: 90px }
      .whole { position: static }
      .whole::after { content: ''; position: absolute; inset: 0 }
    </style>
    <button class="less">One</button><button class="more">Two</button><button class="enough">Three</button>
    <div class="tile"><button class="whole">Four</button></div>
    <p>Go to <a href="/">the games</a>.</p>`);
  expect(await tooSmallToTouch(page)).toEqual(['button.less: "One" is 50 by 30 px']);
});
