import type { Page } from 'playwright-core';
import { letDo } from './others.ts';
import { ask, GAME, type Shots, visit } from './shot.ts';

/** Who one is, on which devices, and how one is called. */
export const ofAccounts: Shots = {
  account: visit('/account'),
  'account-kept': { open: keepAccount },
  'account-delete': { open: deleteWrongName },
  'sign-in': visit('/sign-in'),
  'sign-in-refused': {
    async open(page) {
      await page.goto('/sign-in');
      const field = page.getByRole('textbox', { name: 'A recovery code' });
      await field.fill('birch owner river fox');
      await field.press('Enter');
      await page.getByText('This code doesn’t work').waitFor();
    },
  },
  'sign-in-joins': { open: comeAsAnother },
  carried: {
    async open(page) {
      const { path } = await letDo(page, 'Friedrich-Wilhelm', (other) =>
        ask<{ path: string }>(other, 'POST', 'me/link'),
      );
      await page.goto(path);
      await page
        .getByRole('button', { name: /^(Continue as|Move it to)/ })
        .first()
        .waitFor();
    },
  },
  'carried-used': visit(`/link/${'a'.repeat(43)}`),
  calls: visit('/calls'),
  'calls-set-up': { open: setUpCalls },
  'calls-refused': { open: enterPrivateAddress },
  'mail-confirm': { open: confirmMail },
  'mail-used': visit(`/calls/mail/${'a'.repeat(43)}`),
  'mail-stop': visit('/calls/stop/somebody.signed'),
  'settings-bots': { open: makeToken },
  'settings-mark': {
    async open(page) {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Draw your own' }).click();
    },
  },
  'settings-refused': {
    async open(page) {
      await page.goto('/settings');
      await page.getByRole('textbox', { name: 'Your name' }).fill('Marit 💚');
      await page.getByRole('button', { name: 'Save' }).first().click();
      await page.locator('.error').first().waitFor();
    },
  },
};

/** With recovery codes and words for another device on the page. */
async function keepAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: /^Make (new )?codes$/ }).click();
  await page.getByRole('list', { name: 'Your recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'Show three words' }).click();
  await page.locator('.account-words').waitFor();
}

async function deleteWrongName(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my name…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your name?' });
  await dialog.getByRole('textbox').fill('somebody else');
  await dialog.getByRole('button', { name: 'Delete forever' }).click();
  await dialog.getByText('Nothing was deleted').waitFor();
}

/** Somebody who has played here signs in to a name that they have kept. */
async function comeAsAnother(page: Page): Promise<void> {
  await page.request.get('/api/me');
  await ask(page, 'POST', 'tables', { game: GAME, seats: ['me', { bot: 'troll' }], start: true });
  const { words } = await letDo(page, 'Friedrich-Wilhelm', (other) =>
    ask<{ words: string }>(other, 'POST', 'me/words'),
  );
  await page.goto('/sign-in');
  const field = page.getByRole('textbox', { name: 'Words from another device' });
  await field.fill(words);
  await field.press('Enter');
  await page.getByRole('button', { name: /^Move it to/ }).waitFor();
}

async function setUpCalls(page: Page): Promise<void> {
  await page.request.get('/api/me');
  await ask(page, 'PUT', 'me/calls/webhook', {
    url: 'https://example.org/calls',
    language: 'en',
    zone: 'Europe/Stockholm',
  });
  await page.goto('/calls');
  await page.getByRole('button', { name: 'Try the webhook' }).waitFor();
}

async function enterPrivateAddress(page: Page): Promise<void> {
  await page.request.get('/api/me');
  await page.request.delete('/api/me/calls/webhook');
  await page.goto('/calls');
  const field = page.getByRole('textbox', { name: 'Address of the webhook' });
  await field.fill('https://192.168.0.1/calls');
  await field.press('Enter');
  await page.locator('.error').first().waitFor();
}

/** Where the link in a mail leads; this server's mail goes nowhere. */
async function confirmMail(page: Page): Promise<void> {
  await page.route('**/api/mail/*', (route) =>
    route.fulfill({ json: { address: 'astrid@example.org', confirmed: false } }),
  );
  await page.goto(`/calls/mail/${'a'.repeat(43)}`);
  await page.getByRole('button', { name: 'Yes, confirm' }).waitFor();
}

async function makeToken(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Name of the bot' }).fill('Grinder');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByRole('textbox', { name: 'Token of Grinder' }).scrollIntoViewIfNeeded();
}
