import type { Page } from 'playwright-core';
import type { Position } from '../../src/kernel/game.ts';
import { seedFrom } from '../../src/kernel/random.ts';
import type { NewTable } from '../../src/protocol/client.ts';
import { freshDatabase } from '../../src/server/testing/databases.ts';
import { type Limit, plant } from '../../src/server/testing/plant.ts';
import type { builtServer } from '../server/processes.ts';
import { type openSite, USUAL_SHUFFLE } from './site.ts';
import { makeTable } from './tables.ts';
import type { Visit } from './visitor.ts';

interface Ground {
  readonly site: ReturnType<typeof openSite>;
  readonly servers: ReturnType<typeof builtServer>;
  readonly clock?: Limit;
}

/** A page at a table whose match stands where it was put, on a server of its own; and what clears that away. */
interface Planted {
  readonly page: Page;
  readonly remove: () => Promise<void>;
}

/** Deals a table for one person and bots, and puts the position in the place of what was dealt. */
export async function plantTable(
  ground: Ground,
  wanted: NewTable,
  position: Position,
  visit: Visit = {},
): Promise<Planted> {
  const { site, servers, clock } = ground;
  const { database, remove } = await freshDatabase('sqlite');
  const start = () => servers.start(database, { web: site.web(), seed: seedFrom(USUAL_SHUFFLE) });
  const first = await start();
  const { page: dealt, context } = await site.visit({ url: first.url });
  const table = await makeTable(dealt, wanted);
  const cookies = await context.cookies();
  await dealt.close();
  await first.stop();
  await plant(database, table, position, clock);
  const { url } = await start();
  const { page, context: later } = await site.visit({ ...visit, url });
  await later.addCookies(cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname })));
  await page.goto(`/table/${table}`);
  return { page, remove };
}
