import { expect, test } from 'vitest';
import { launchChromium, type Sources, startFirst } from './chromium.mjs';

const start = async (found: string) => {
  if (found === 'broken') throw new Error('a library is missing');
  return `started ${found}`;
};
const missing = async (): Promise<string> => {
  throw new Error('there is none');
};

test('the first that starts is taken, and nothing after it is looked for', async () => {
  const never = async () => expect.unreachable();
  const sources: Sources<string> = [
    ['installed', missing],
    ['packed', async () => 'broken'],
    ['with libraries', async () => 'whole'],
    ['bought', never],
  ];
  expect(await startFirst(sources, start)).toBe('started whole');
});

test('when none starts, each says why', async () => {
  const sources: Sources<string> = [
    ['installed', missing],
    ['packed', async () => 'broken'],
  ];
  await expect(startFirst(sources, start)).rejects.toThrow(
    /- installed: there is none\n- packed: a library is missing/,
  );
});

test('a Chromium starts on this machine and shows a page', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setContent('<title>Underbridge</title>');
    expect(await page.title()).toBe('Underbridge');
  } finally {
    await browser.close();
  }
});

test('the one that is named is the only one tried', async () => {
  const environment = { UNDERBRIDGE_CHROMIUM: '/no/such/browser' };
  await expect(launchChromium({ environment })).rejects.toThrow(
    /the one UNDERBRIDGE_CHROMIUM names: .*\/no\/such\/browser/,
  );
});
