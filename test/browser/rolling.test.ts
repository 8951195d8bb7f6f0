import { afterEach, expect, test } from 'vitest';
import { seedFrom } from '../../src/kernel/random.ts';
import { emptyDatabase } from '../server/kit/databases.ts';
import { type Wire, wireTo } from '../server/kit/wire.ts';
import { builtServer } from '../server/processes.ts';
import { waitUntil } from '../waiting.ts';
import { answerOnce, connectionLost, whatIsWanted } from './play.ts';
import { openSite, USUAL_SHUFFLE } from './site.ts';
import { sitDown } from './tables.ts';

let fresh: Awaited<ReturnType<typeof emptyDatabase>> | undefined;
let door: Wire | undefined;

afterEach(async () => {
  door?.close();
  await fresh?.remove();
});

// What comes last is closed first: pages before their servers, and those before their database.
const servers = builtServer();
const site = openSite({ server: false });

test('while one process after another is replaced, whoever plays goes on without a word', async () => {
  fresh = await emptyDatabase('postgres');
  const { database } = fresh;
  const wishes = { web: site.web(), seed: seedFrom(USUAL_SHUFFLE), spread: 200 };
  let running = await servers.start(database, wishes);
  door = await wireTo(running.url);
  const { page } = await site.visit({ url: new URL(door.database).origin });
  await sitDown(page);
  await answerOnce(page);
  const opened: string[] = [];
  page.on('websocket', (socket) => void opened.push(socket.url()));
  let wasLost = false;
  await page.exposeFunction('noteLost', () => {
    wasLost = true;
  });
  await page.evaluate(() => {
    const look = () => {
      if (/Connection lost/.test(document.body.innerText)) Reflect.get(window, 'noteLost')();
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

  for (let replaced = 1; replaced <= 2; replaced++) {
    const next = await servers.start(database, wishes);
    door.leadTo(next.url);
    expect(await running.stop()).toBe(0);
    running = next;
    await waitUntil('the page has connected anew', () => opened.length === replaced);
    expect(opened.at(-1)).toContain(`again=${replaced}`);
    for (let answers = 0; answers < 3; answers++) await answerOnce(page);
    await whatIsWanted(page);
  }
  expect(wasLost).toBe(false);
  expect(await connectionLost(page).count()).toBe(0);
});
