import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import type { Position } from '../../src/kernel/game.ts';
import { seedFrom } from '../../src/kernel/random.ts';
import type { NewTable } from '../../src/protocol/client.ts';
import { freshDatabase } from '../server/kit/databases.ts';
import { type Limit, plant } from '../server/kit/plant.ts';
import { builtServer } from '../server/processes.ts';
import { openSite, USUAL_SHUFFLE } from './site.ts';
import { makeTable } from './tables.ts';
import type { Visit } from './visitor.ts';

interface Planting extends Visit {
  readonly clock?: Limit;
}

interface Ground {
  readonly site: ReturnType<typeof openSite>;
  /** A page at a table for one person and bots, whose match stands where it was put, on a server of its own. */
  readonly plant: (wanted: NewTable, position: object, planting?: Planting) => Promise<Page>;
  /** Several of them on one server, and a page for each visit; a table is opened by its place in the list. */
  readonly plantAll: (all: readonly Plot[], ...visits: readonly Visit[]) => Promise<Planted>;
}

/** A table, and where its match is to stand. */
export type Plot = readonly [wanted: NewTable, position: object, clock?: Limit | undefined];

interface Planted {
  readonly pages: readonly Page[];
  readonly tables: readonly string[];
}

/** A site at which matches can be put where a test wants them. All of it is cleared away when the test is over. */
export function openGround(): Ground {
  const databases: { remove(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const { remove } of databases.splice(0)) await remove();
  });
  // What comes last is closed first: pages before their server, and it before its database.
  const servers = builtServer();
  const site = openSite();
  const plantAll: Ground['plantAll'] = async (all, ...visits) => {
    const fresh = await freshDatabase('sqlite');
    databases.push(fresh);
    const { database } = fresh;
    const start = () => servers.start(database, { web: site.web(), seed: seedFrom(USUAL_SHUFFLE) });
    const first = await start();
    const { page: dealt, context } = await site.visit({ url: first.url });
    const tables: string[] = [];
    for (const [wanted] of all) tables.push(await makeTable(dealt, wanted));
    const cookies = await context.cookies();
    await dealt.close();
    await first.stop();
    for (const [index, [, position, clock]] of all.entries()) {
      await plant(database, tables[index] ?? '', position as Position, clock);
    }
    const { url } = await start();
    const pages: Page[] = [];
    for (const visit of visits) {
      const { page, context: later } = await site.visit({ ...visit, url });
      await later.addCookies(cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname })));
      pages.push(page);
    }
    return { pages, tables };
  };
  return {
    site,
    plantAll,
    async plant(wanted, position, { clock, ...visit } = {}) {
      const { pages, tables } = await plantAll([[wanted, position, clock]], visit);
      const [page] = pages;
      if (page === undefined) throw new Error('nobody visits');
      await page.goto(`/table/${tables[0]}`);
      return page;
    },
  };
}
