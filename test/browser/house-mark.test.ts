import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutMark, marksFor } from '../../src/protocol/house-mark.ts';
import { pathOf } from '../../src/web/frame/HouseMark.tsx';
import { violationsOn } from './accessible.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { FOR_TWO, makeTable, whoAmI } from './tables.ts';

const site = openSite();

/** The cuts that the bar shows beside one's name. */
function markInBar(page: Page): Promise<string | null> {
  return page.locator('.app-bar .house-mark path').last().getAttribute('d');
}

async function openAs(page: Page, name: string): Promise<void> {
  await whoAmI(page);
  await page.request.put('/api/me', { data: { name } });
  await page.goto('/settings');
  await page.getByRole('img', { name: 'Your house mark' }).waitFor();
}

function point(page: Page, row: number, column: number) {
  return page.getByRole('button', { name: `row ${row}, column ${column}` });
}

test('a mark is cut from the name, and another can be picked', async () => {
  const { page } = await site.visit();
  await openAs(page, 'Astrid');
  expect(await markInBar(page)).toBe(pathOf(cutMark('Astrid')));
  const marks = page.getByRole('group', { name: 'Choose a mark' });
  expect(await marks.getByRole('radio').count()).toBe(12);
  expect(await marks.getByRole('radio', { name: 'Cut from your name' }).isChecked()).toBe(true);
  await marks.getByRole('img', { name: 'Mark 3' }).click();
  const [, , , third = ''] = marksFor('Astrid', 11);
  await eventually('the bar shows it', () => markInBar(page)).toBe(pathOf(third));
  expect(await whoAmI(page)).toMatchObject({ mark: third });
  await marks.getByRole('img', { name: 'Cut from your name' }).click();
  await eventually('the first is back', () => markInBar(page)).toBe(pathOf(cutMark('Astrid')));
});

test('a mark is drawn by clicks and by dragging, and others see it at the table', async () => {
  const { page } = await site.visit();
  await openAs(page, 'Astrid');
  await page.getByRole('button', { name: 'Draw your own' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  expect(await page.getByRole('button', { name: 'Keep this mark' }).isDisabled()).toBe(true);
  await point(page, 1, 3).click();
  await point(page, 5, 3).click();
  await point(page, 3, 1).hover();
  await page.mouse.down();
  await point(page, 3, 5).hover();
  await page.mouse.up();
  await page.getByText('Cut from row 3, column 1 to row 3, column 5.').waitFor({ state: 'attached' });
  // One too many goes as it came.
  for (const row of [1, 5, 1, 5]) await point(page, row, 1).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep this mark' }).click();
  await eventually('the bar shows it', () => markInBar(page)).toBe(pathOf('cwko'));

  const table = await makeTable(page, FOR_TWO);
  const guest = await site.visit();
  await guest.page.goto(`/table/${table}`);
  const row = guest.page.locator('.room-seat').filter({ hasText: 'Astrid' });
  expect(await row.locator('.house-mark path').last().getAttribute('d')).toBe(pathOf('cwko'));
});

test('a mark is drawn by keyboard alone, and what is not welcome is refused kindly', async () => {
  const { page } = await site.visit({ forgiven: /status of 400/ });
  await openAs(page, 'Astrid');
  await page.getByRole('button', { name: 'Draw your own' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'row 3, column 3' }).focus();
  /** From the middle to the edge in that direction, and on to the corner. */
  const arms = [
    ['ArrowUp', 'ArrowRight'],
    ['ArrowRight', 'ArrowDown'],
    ['ArrowDown', 'ArrowLeft'],
    ['ArrowLeft', 'ArrowUp'],
  ];
  const opposite: Record<string, string> = {
    ArrowUp: 'ArrowDown',
    ArrowDown: 'ArrowUp',
    ArrowLeft: 'ArrowRight',
    ArrowRight: 'ArrowLeft',
  };
  const press = async (...keys: readonly (string | undefined)[]) => {
    for (const key of keys) await page.keyboard.press(key ?? '');
  };
  for (const [out = '', hook = ''] of arms) {
    await press('Enter', out, out, 'Enter', 'Enter', hook, hook, 'Enter');
    await press(opposite[hook], opposite[hook], opposite[out], opposite[out]);
  }
  await page.getByRole('button', { name: 'Keep this mark' }).click();
  await page.getByText('Please draw another mark: a hooked cross is not welcome here.').waitFor();
  // Without one of its hooks it is welcome.
  await point(page, 1, 3).click();
  await point(page, 1, 5).click();
  await page.getByRole('button', { name: 'Keep this mark' }).click();
  await eventually('it is kept', async () => (await whoAmI(page)).mark).not.toBe(cutMark('Astrid'));
});
