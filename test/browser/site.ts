import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { launchChromium } from '../../scripts/chromium.mjs';
import { type Server, startServer } from '../../src/server/start.ts';
import { freshDatabase } from '../../src/server/testing/databases.ts';
import { UNHURRIED } from '../../src/server/testing/server.ts';
import { builtApp } from './app.ts';
import { bringVisitor, type Visit, type Visitor } from './visitor.ts';

/** Browsers are slow where other tests run beside them; nothing waits for as long as this unless it is broken. */
const PATIENCE = 300_000;

export interface Site {
  /** Where the server is. */
  url(): string;
  /** The folder of the built app. */
  web(): string;
  /** Somebody comes with a browser of their own. After the test they leave, and nothing may have gone wrong for them. */
  visit(visit?: Visit & { readonly url?: string }): Promise<Visitor>;
}

/** A Chromium and the built app for the tests of a file; and a server, unless the tests start their own. */
export function openSite({ server: wanted = true } = {}): Site {
  vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });
  let web = '';
  let browser: Browser | undefined;
  let server: Server | undefined;
  let database: Awaited<ReturnType<typeof freshDatabase>> | undefined;
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    web = await builtApp();
    browser = await launchChromium();
    if (!wanted) return;
    database = await freshDatabase('sqlite');
    server = await startServer({ ...UNHURRIED, database: database.database, web });
  }, PATIENCE);

  afterEach(async () => {
    const gone = visitors;
    visitors = [];
    await Promise.all(gone.map(({ context }) => context.close()));
    expect(gone.flatMap(({ troubles }) => troubles)).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await database?.remove();
  });

  return {
    url: () => server?.url ?? '',
    web: () => web,
    async visit({ url = server?.url ?? '', ...visit } = {}) {
      if (browser === undefined) throw new Error('there is no browser yet');
      const visitor = await bringVisitor(browser, url, visit);
      visitors.push(visitor);
      return visitor;
    },
  };
}
