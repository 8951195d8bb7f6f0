import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { device } from './authenticator.ts';
import { resign } from './pages.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { sitDown, whoAmI } from './tables.ts';

const site = openSite();

/** Browsers give passkeys to pages of this machine by this name, never by its address. */
const named = () => site.url().replace('127.0.0.1', 'localhost');

async function comeByName(visit: Parameters<typeof site.visit>[0] = {}) {
  const { page, context } = await site.visit({ url: named(), ...visit });
  return { page, ...(await device(context, page)) };
}

test('a guest keeps name and matches by a passkey, and is back with it in another browser', async () => {
  const here = await comeByName();
  const table = await sitDown(here.page);
  const before = await whoAmI(here.page);
  await here.page.goto('/account');
  await here.page.getByRole('button', { name: 'Add a passkey' }).click();
  await here.page.getByRole('heading', { name: 'Your matches are kept' }).waitFor();
  await here.page.getByText('1 key', { exact: true }).waitFor();
  const [key] = await here.keys();
  expect(key?.rpId).toBe('localhost');

  // The same key in another browser, as devices carry it along.
  const there = await comeByName();
  await there.page.goto('/');
  await there.page.goto('/settings');
  if (key !== undefined) await there.take(key);
  await there.page.getByRole('link', { name: 'Sign in' }).click();
  // Either the browser offers the key by itself, or the button asks for it.
  await there.page
    .getByRole('button', { name: 'Sign in with a passkey' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await there.page.waitForURL(/\/matches$/);
  expect((await whoAmI(there.page)).id).toBe(before.id);
  await there.page.getByRole('main').locator(`a[href="/table/${table}"]`).waitFor();
});

test('after a match one press keeps a guest’s name, and another match does not ask again', async () => {
  const { page } = await comeByName();
  await sitDown(page);
  await resign(page);
  const note = page.locator('.keep-note');
  await note.getByText(/^Keep your name and matches/).waitFor();
  await note.getByRole('link', { name: 'Other ways' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await note.getByRole('button', { name: 'Add a passkey' }).click();
  await note.getByRole('status').getByText('Your matches are kept').waitFor();
  expect(await whoAmI(page)).toMatchObject({ lasting: true });
  await sitDown(page);
  await resign(page);
  expect(await note.count()).toBe(0);
});

test('words from one device sign in another, and what was played there is joined', async () => {
  const desk = await site.visit();
  await sitDown(desk.page);
  await desk.page.goto('/account');
  await desk.page.getByRole('button', { name: 'Show three words' }).click();
  const words = (await desk.page.locator('.account-words').textContent()) ?? '';
  expect(words.split('·')).toHaveLength(3);

  const phone = await site.visit({ phone: true });
  const table = await sitDown(phone.page);
  await phone.page.goto('/sign-in');
  const field = phone.page.getByRole('textbox', { name: 'Words from another device' });
  await field.fill(words.toUpperCase());
  await field.press('Enter');
  await phone.page.getByRole('button', { name: /^Move it to/ }).tap();
  await phone.page.waitForURL(/\/matches$/);
  expect((await whoAmI(phone.page)).id).toBe((await whoAmI(desk.page)).id);
  await desk.page.goto('/matches');
  await desk.page.getByRole('main').locator(`a[href="/table/${table}"]`).waitFor();
});

test('codes are shown once, pass axe, and one of them signs in', async () => {
  const desk = await site.visit();
  await desk.page.goto('/account');
  await desk.page.getByRole('button', { name: 'Make codes' }).click();
  const codes = desk.page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const code = (await codes.nth(4).textContent()) ?? '';
  expect(await violationsOn(desk.page)).toEqual([]);
  await desk.page.getByRole('button', { name: 'I have them safe' }).click();
  await desk.page.getByText('You have 10 codes left.').waitFor();
  await desk.page.reload();
  await desk.page.getByText('You have 10 codes left.').waitFor();

  const other = await site.visit({ forgiven: /status of 403/ });
  await other.page.goto('/sign-in');
  const field = other.page.getByRole('textbox', { name: 'A recovery code' });
  await field.fill('not one of mine');
  await field.press('Enter');
  await other.page.getByText('This code doesn’t work').waitFor();
  await field.fill(code);
  await field.press('Enter');
  await other.page.waitForURL(/\/matches$/);
  expect((await whoAmI(other.page)).id).toBe((await whoAmI(desk.page)).id);
  await desk.page.reload();
  await desk.page.getByText('You have 9 codes left.').waitFor();
  await desk.page.getByText(/^One was used/).waitFor();
});

test('everything about oneself comes as a file, and a deleted name is nobody’s', async () => {
  const { page } = await site.visit({ forgiven: /status of 403/ });
  await sitDown(page);
  const before = await whoAmI(page);
  await page.goto('/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await coming).path())));
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(before.name);

  await page.getByRole('button', { name: 'Delete my name…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your name?' });
  await dialog.getByRole('textbox').fill('somebody else');
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await dialog.getByText('Nothing was deleted').waitFor();
  await dialog.getByRole('textbox').fill(before.name);
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await eventually('somebody new is here', async () => (await whoAmI(page)).id).not.toBe(before.id);
});
