import { afterEach, expect, test } from 'vitest';
import { freshDatabase } from '../server/kit/databases.ts';
import { type MailServer, mailServers } from '../server/kit/mail-server.ts';
import { builtServer } from '../server/processes.ts';
import { violationsOn } from './accessible.ts';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { sitDown, whoAmI } from './tables.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>> | undefined;

afterEach(async () => {
  await fresh?.remove();
  fresh = undefined;
});

// What comes last is closed first: pages before their server, and it before its database.
const openMail = mailServers();
const servers = builtServer();
const site = openSite({ server: false });

const SITE = 'https://play.example.org';
const ADDRESS = 'astrid@example.org';

/** Where the link in the newest mail leads to, at this site. */
function pathIn({ letters }: MailServer): string {
  return new RegExp(`${SITE}(/\\S+)`).exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
}

test('an address is confirmed by a mail, signs in on another device by another, and is let go again', async () => {
  const mail = await openMail();
  fresh = await freshDatabase('sqlite');
  const from = 'Underbridge <bridge@example.org>';
  const { url } = await servers.start(fresh.database, { web: site.web(), mail: { smtp: mail.url, from, site: SITE } });
  const { page } = await site.visit({ url });
  const table = await sitDown(page);
  await page.goto('/calls');
  const field = page.getByRole('textbox', { name: 'Your e-mail address' });
  await field.fill(ADDRESS);
  await field.press('Enter');
  await page.getByText('Not confirmed yet.').waitFor();
  await mail.has(1);
  await page.goto(pathIn(mail));
  await page.getByText(`Should Underbridge send its calls to ${ADDRESS}?`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await page.getByText(`${ADDRESS} is confirmed.`).waitFor();
  await page.goto('/calls');
  await page.getByText('Confirmed.', { exact: true }).waitFor();

  const { page: phone } = await site.visit({ url, phone: true, forgiven: /status of 404/ });
  await phone.goto('/sign-in');
  await phone.getByRole('textbox', { name: 'A link by e-mail' }).fill(ADDRESS);
  await phone.getByRole('button', { name: 'Send me a link' }).tap();
  await phone.getByText('If we know this address, a mail is on its way.').waitFor();
  await mail.has(2);
  const link = pathIn(mail);
  // Programs that look through mail open every link; that uses none up.
  await phone.request.get(link);
  await phone.goto(link);
  await phone.getByRole('button', { name: /^Continue as / }).tap();
  await eventually('the phone plays on', async () => (await whoAmI(phone)).id).toBe((await whoAmI(page)).id);
  await phone.goto('/matches');
  await phone.getByRole('main').locator(`a[href="/table/${table}"]`).waitFor();
  const { page: thief } = await site.visit({ url, forgiven: /status of 404/ });
  await thief.goto(link);
  await thief.getByText('This link has been used already, or is too old.').waitFor();

  await page.getByRole('button', { name: 'Try it by e-mail' }).click();
  await mail.has(3);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await field.waitFor();
});
