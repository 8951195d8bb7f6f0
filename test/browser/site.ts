import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium, UNPAINTED } from '../../scripts/chromium.mjs';
import { builtApp, LONGEST_BUILD } from './app.ts';
import { bringVisitor, type Visit, type Visitor } from './visitor.ts';

export interface Site {
  /** Where the server is. */
  url(): string;
  /** The folder of the built app. */
  web(): string;
  /** Somebody comes with a browser of their own. After the test they leave, and nothing may have gone wrong for them. */
  visit(visit?: Visit & { readonly url?: string }): Promise<Visitor>;
}

interface SiteOptions {
  /** Whether there is to be a server; some tests start their own. */
  readonly server?: boolean;
  /** Names how everything is shuffled, so that the same answers lead to the same match each time. */
  readonly shuffle?: string;
}

export const USUAL_SHUFFLE = 'as usual';

/** One for all tests of this process, which takes it along when it ends. */
let chromium: Promise<Browser> | undefined;

async function meetChromium(): Promise<Browser> {
  const before = await chromium?.catch(() => undefined);
  // One that has crashed takes along only the tests that were in it.
  if (before?.isConnected() !== true) chromium = launchChromium({ flags: UNPAINTED });
  return chromium as Promise<Browser>;
}

/** A Chromium and the servers of the test run, for the tests of a file. */
export function openSite({ server = true, shuffle = USUAL_SHUFFLE }: SiteOptions = {}): Site {
  let web = '';
  let address = '';
  let browser: Browser | undefined;
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    web = await builtApp();
    browser = await meetChromium();
    if (server) address = await serverDealing(shuffle);
  }, LONGEST_BUILD);

  afterEach(async () => {
    const gone = visitors;
    visitors = [];
    await Promise.all(gone.map(({ context }) => context.close()));
    expect(gone.flatMap(({ troubles }) => troubles)).toEqual([]);
  });

  return {
    url: () => address,
    web: () => web,
    async visit({ url = address, ...visit } = {}) {
      if (browser === undefined) throw new Error('there is no browser yet');
      const visitor = await bringVisitor(browser, url, shuffle, visit);
      visitors.push(visitor);
      return visitor;
    },
  };
}

/** Where the server of the test run is whose matches are all shuffled like this. */
async function serverDealing(shuffle: string): Promise<string> {
  const answer = await fetch(`${inject('browserStarter')}/${encodeURIComponent(shuffle)}`);
  const words = await answer.text();
  if (!answer.ok) throw new Error(words);
  return words;
}
