import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { becomeHost, furnishHostRoom } from '../server/kit/furnished.ts';
import { USUAL_SHUFFLE } from './site.ts';

let furnished: Promise<unknown> | undefined;

/** Opens the host's room of the usual server, at which so much has happened that every section shows something. */
export async function enterHostRoom(page: Page, section = ''): Promise<void> {
  await page.goto('/');
  const database = await (await fetch(`${inject('browserStarter')}/${USUAL_SHUFFLE}?database`)).text();
  furnished ??= furnishHostRoom(new URL(page.url()).origin, database);
  await furnished;
  const { host } = (await (await page.request.get('/api/me')).json()) as { host?: true };
  if (!host) await becomeHost(page.request, database);
  await page.goto(`/host${section}`);
  await page.locator('.host-section .paper').first().waitFor();
  await page.waitForLoadState('networkidle');
}
