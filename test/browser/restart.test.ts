import { afterEach, expect, test } from 'vitest';
import { seedFrom } from '../../src/kernel/random.ts';
import { freshDatabase } from '../server/kit/databases.ts';
import { builtServer } from '../server/processes.ts';
import { answerButtons, answerOnce, connectionLost, litPlaces, playToTheEnd, whatIsWanted } from './play.ts';
import { openSite, USUAL_SHUFFLE } from './site.ts';
import { sitDown } from './tables.ts';
import { SERVER_GONE } from './visitor.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;

afterEach(async () => {
  await fresh?.remove();
  fresh = undefined;
});

// What comes last is closed first: pages before their server, and it before its database.
const servers = builtServer();
const site = openSite({ server: false });

test('a match goes on after its server was killed and started again', async () => {
  fresh = await freshDatabase('sqlite');
  const { database } = fresh;
  const wishes = { web: site.web(), seed: seedFrom(USUAL_SHUFFLE) };
  const server = await servers.start(database, wishes);
  const { page } = await site.visit({ url: server.url, forgiven: SERVER_GONE });
  await sitDown(page);
  for (let answers = 0; answers < 6; answers++) await answerOnce(page);
  await whatIsWanted(page);
  const sown = page.locator('.stage [data-piece^="tile-"]');
  const before = await sown.count();

  await server.kill();
  const lost = connectionLost(page);
  await lost.waitFor();
  expect(await sown.count()).toBe(before);
  // Answered while nobody listens: it arrives when the line is back.
  await litPlaces(page).or(answerButtons(page)).first().click();

  await servers.start(database, { ...wishes, port: Number(new URL(server.url).port) });
  await lost.waitFor({ state: 'hidden' });
  await playToTheEnd(page, { thrifty: true });
});
