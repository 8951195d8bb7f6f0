import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launchChromium, type Sources, sourcesFor, startFirst } from './chromium.mjs';

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

test('the packaged one is tried before one that is installed, and Debian’s is installed only if nothing else is left', () => {
  expect(sourcesFor({}).map(([name]) => name)).toEqual([
    'the package @sparticuz/chromium',
    'the same with the libraries it brings',
    'one of this machine',
    'Debian’s',
  ]);
});

test('an installed one is taken where the packaged one cannot start, and only there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'underbridge-installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const installed = join(folder, 'chromium');
  writeFileSync(installed, '');
  chmodSync(installed, 0o755);
  const sources = sourcesFor({ PATH: folder });
  const tried: string[] = [];
  const startOnly = (isStartable: (path: string) => boolean) =>
    startFirst(sources, async ({ executablePath }) => {
      tried.push(executablePath);
      if (!isStartable(executablePath)) throw new Error('a library is missing');
      return executablePath;
    });
  expect(await startOnly((path) => path === installed)).toBe(installed);
  // Where the package has nothing for this machine, the installed one is the first to be tried.
  expect(tried.slice(0, -1).every((path) => path.includes('underbridge-chromium-'))).toBe(true);
  const [first] = tried;
  expect(await startOnly(() => true)).toBe(first);
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
