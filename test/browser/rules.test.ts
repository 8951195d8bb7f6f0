import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, playUntil } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

const NOTICE_STAYS = 6_000;

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

/** A notice goes by itself, perhaps before a slow test has read it: the page writes them down. */
async function noteNotices(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => {
      const toast = document.querySelector('.toast');
      const words = [toast?.querySelector('.toast-text')?.textContent, toast?.querySelector('button')?.textContent];
      if (toast !== null) document.documentElement.dataset.notices = JSON.stringify([words]);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
  });
}

function noticesOf(page: Page): Promise<string[][]> {
  return page.evaluate(() => JSON.parse(document.documentElement.dataset.notices ?? '[]'));
}

test('a blocked choice says why and opens the rules at its rule', async () => {
  const { page } = await site.visit();
  await sitDown(page);
  const blocked = await findBlocked(page);
  const label = (await blocked.getAttribute('aria-label')) ?? '';
  await noteNotices(page);
  // Greyed out for people, and for Playwright, which would not click it by itself.
  await blocked.click({ force: true });
  await eventually('one notice is shown', () => noticesOf(page)).toHaveLength(1);
  const [[why = '', id = ''] = []] = await noticesOf(page);
  expect(why).not.toBe('');
  expect(label).toContain(why);
  await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
  expect(await shownRule(page).textContent()).toContain(id);
  await expectInSight(page, shownRule(page));
});

test('on a phone the notice leads to the rule', async () => {
  const { page } = await site.visit({ phone: true });
  await sitDown(page);
  const blocked = await findBlocked(page);
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: /^GET-/ });
  const rules = page.getByRole('dialog').getByRole('tab', { name: 'Rules', selected: true });
  await noteNotices(page);
  await eventually('the rule of the notice is shown', async () => {
    // A notice that went before it could be tapped is called again.
    if ((await notice.count()) === 0) await blocked.tap({ force: true });
    await notice.tap({ timeout: NOTICE_STAYS }).catch(() => undefined);
    return rules.isVisible();
  }).toBe(true);
  const [[, id = ''] = []] = await noticesOf(page);
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
