import { expect, test } from 'vitest';
import { browserOf } from './browser.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/126.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/126.0 Safari/537.36 Edg/126.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Safari/604.1`, 'Safari, iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0 Safari/537.36`,
    'Samsung Internet, Android',
  ],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('%s', (agent, name) => {
  expect(browserOf(agent)).toBe(name);
});
