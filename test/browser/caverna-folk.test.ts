import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FOLK_BOARDS } from '../../src/games/caverna/box/folk-ids.ts';
import { DEALT_A_FOLK, FOR_TWO, inStore, LEADING } from './caverna.ts';
import { act, answerButtons, eventually, go, placeNamed, untilAsked, whatIsWanted } from './play.ts';
import { openSite } from './site.ts';
import { makeTable, sitDown, whoAmI } from './tables.ts';
import { PHONE } from './visitor.ts';

const site = openSite();

/** The folks of which something was sent, by the name of their boards. */
function namedIn(received: readonly string[]): string[] {
  return FOLK_BOARDS.filter((folk) => received.some((text) => text.includes(`"${folk}"`)));
}

function boardsOn(page: Page): Promise<string[]> {
  return page
    .locator('.cv-lead')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.place?.replace('folk-', '') ?? ''));
}

test('two people choose their folks at once, and neither hears of the other’s before both have', async () => {
  const [host, guest] = [await site.visit(), await site.visit()];
  const options = { ...FOR_TWO.options, forgottenFolk: true, dwarvesAllowed: false };
  const table = await makeTable(host.page, { ...FOR_TWO, options });
  await whoAmI(guest.page);
  await guest.page.request.post(`/api/tables/${table}/join`);
  await host.page.request.post(`/api/tables/${table}/start`);
  for (const { page } of [host, guest]) {
    await page.goto(`/table/${table}`);
    await page.locator('.cv-folk-card').nth(1).waitFor();
  }
  const [hosts, guests] = [await boardsOn(host.page), await boardsOn(guest.page)];
  expect(new Set([...hosts, ...guests]).size).toBe(4);

  const [first = ''] = hosts;
  await host.page.locator(`[data-place="folk-${first}"]`).click();
  await guest.page.getByText('has chosen, hidden').waitFor();
  expect(namedIn(host.received).sort()).toEqual([...hosts].sort());
  expect(namedIn(guest.received).sort()).toEqual([...guests].sort());

  const [second = ''] = guests;
  await guest.page.locator(`[data-place="folk-${second}"]`).click();
  for (const { page } of [host, guest]) await page.locator('.cv-selection').waitFor({ state: 'detached' });
  await whatIsWanted(host.page);
  expect(namedIn(host.received).sort()).toEqual([...hosts, second].sort());
});

test('an elf builds a room straight into the forest', async () => {
  const { page } = await site.visit();
  await sitDown(page, LEADING);
  await go(page, 'folk-elves', 'space-excavation-13');
  await act(page, () => answerButtons(page).first().click());
  await go(page, 'space-housework', 'branch-furnish', 'room-work-room', 'cell-0');
  await page.locator('.cv-cell[aria-label="Work Room"]').waitFor({ state: 'attached' });
  expect(await inStore(page, 'gemfruit')).toBe(2);
});

test('a tile of the Pale Ones hangs over the edge, and brings gold and a mushroom', async () => {
  const { page } = await site.visit();
  await sitDown(page, LEADING);
  await go(page, 'folk-pale-ones', 'space-excavation-13', 'tile-cavern-tunnel', 'half-22-0');
  await placeNamed(page, 'half-41-1').getByText('1 mushroom').waitFor();
  await go(page, 'half-41-1');
  await page.locator('.cv-board-edge').waitFor({ state: 'attached' });
  await eventually('it has brought something', async () => [
    await inStore(page, 'gold'),
    await inStore(page, 'mushroom'),
  ]).toEqual([1, 1]);
});

test('a goblin moves in, and goes when nobody else is left to go', async () => {
  const { page } = await site.visit();
  await sitDown(page, LEADING);
  await go(page, 'folk-trolls', 'space-logging-13', 'space-ruby-mining');
  await go(page, 'space-wood-gathering', 'exchanges', 'free-ruby-vegetable');
  await go(page, 'space-housework', 'branch-furnish', 'room-goblin-dwelling');
  await page.getByText('waits for all others').waitFor();
  await go(page, 'space-ore-mining-13', 'space-ruby-mining');
  await untilAsked(page, /[Gg]oblin/);
  await go(page, 'space-logging-13');
});

test('on a phone a folk is chosen with one tap, and nothing is wider than the screen', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page, DEALT_A_FOLK);
  await page.locator('.cv-folk-card').first().waitFor();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(PHONE.width);
  await act(page, () =>
    page
      .getByRole('button', { name: /^Lead the / })
      .first()
      .tap(),
  );
  await page.getByRole('button', { name: /^Spaces/, pressed: true }).waitFor();
  expect(await width()).toBeLessThanOrEqual(PHONE.width);
});
