import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, playUntil } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

/** Plays until something is blocked that somebody would look for. */
async function findBlocked(page: Page): Promise<Locator> {
  const blocked = page.locator('[data-mood="blocked"][data-place^="shop-"]');
  await playUntil(page, async () => (await blocked.count()) > 0);
  return blocked.first();
}

function shownRule(page: Page): Locator {
  return page.locator('.rules-shown');
}

async function expectInSight(page: Page, rule: Locator): Promise<void> {
  await eventually('the rule is in sight', async () => {
    const box = await rule.boundingBox();
    const size = page.viewportSize();
    return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
  }).toBe(true);
}

/** What stands beside the place that was asked about. */
function panel(page: Page): Locator {
  return page.locator('#about-panel');
}

test('a blocked choice says why beside it, and opens the rules at its rule', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  const blocked = await findBlocked(page);
  const label = (await blocked.getAttribute('aria-label')) ?? '';
  // Greyed out for people, and for Playwright, which would not click it by itself.
  await blocked.click({ force: true });
  const why = (await panel(page).locator('.about-why').textContent()) ?? '';
  const id = (await panel(page).locator('.about-why .rule-link').textContent()) ?? '?';
  expect(label).toContain(why.replace(id, '').trim());
  await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
  expect(await shownRule(page).textContent()).toContain(id);
  await expectInSight(page, shownRule(page));
});

test('on a phone a tap on it says why, and leads to the rule', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page);
  const blocked = await findBlocked(page);
  await blocked.tap({ force: true });
  const link = panel(page).locator('.about-why .rule-link');
  const id = (await link.textContent()) ?? '?';
  await link.tap();
  await page.getByRole('dialog').getByRole('tab', { name: 'Rules', selected: true }).waitFor();
  expect(await shownRule(page).textContent()).toContain(id);
  await expectInSight(page, shownRule(page));
});

test('the question leads to its rule, and the rules can be searched', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  const link = page.locator('.prompt-sentence').getByRole('button', { name: /^GET-/ });
  const id = (await link.textContent()) ?? '';
  await link.click();
  await shownRule(page).filter({ hasText: id }).waitFor();
  const rules = page.locator('.rules-rule');
  const all = await rules.count();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('troll');
  await eventually('fewer rules are listed', () => rules.count()).toBeLessThan(all);
  expect(await rules.count()).toBeGreaterThan(0);
});
