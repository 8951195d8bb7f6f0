import type { Page } from 'playwright-core';
import { ask } from './shot.ts';

/** Scenes with other people, each with a browser of their own. */

export interface OfferedPlace {
  readonly table: string;
  readonly seat: number;
  /** A page of the person who plays on. */
  readonly stays: Page;
  close(): Promise<void>;
}

/** Two people and a bot play; the second leaves, and the first offers that seat. */
export async function offerPlace(page: Page, game: string): Promise<OfferedPlace> {
  await page.request.get('/api/me');
  await page.goto('/');
  const stays = await visitAs(page, 'Marit');
  const leaves = await visitAs(page, 'Friedrich-Wilhelm');
  const { table } = await ask<{ table: string }>(stays, 'POST', 'tables', {
    game,
    seats: ['me', 'anyone', { bot: 'mossling' }],
    open: true,
  });
  const seat = 1;
  await ask(leaves, 'POST', `tables/${table}/join`, { seat });
  await ask(stays, 'POST', `tables/${table}/start`);
  await resignAs(leaves, table, seat);
  await ask(stays, 'POST', `tables/${table}/offer`, { seat, offered: true });
  await leaves.context().close();
  return { table, seat, stays, close: () => stays.context().close() };
}

/** Gives a seat up, from any page of its owner. */
export async function resignAs(page: Page, table: string, seat: number): Promise<void> {
  await page.evaluate(
    ({ table, seat }) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ type: 'watch', table }));
        socket.onerror = () => reject(new Error('no connection'));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'refused') reject(new Error(data));
          if (message.type === 'accepted') {
            socket.close();
            resolve();
          }
          if (message.type !== 'state') return;
          const own = message.perspectives.find(({ viewer }: { viewer: unknown }) => viewer === seat);
          socket.send(JSON.stringify({ type: 'resign', table, seat, seatEntry: own.seatEntry }));
        };
      }),
    { table, seat },
  );
}

/** Somebody of that name, with a browser of their own. Whoever asks for them sees them off. */
async function visitAs(page: Page, name: string): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (context === undefined) throw new Error('the browser is gone');
  const own = await context.newPage();
  // The cookie comes first: a page that asks for itself meanwhile would be another guest.
  await own.request.get('/api/me');
  await own.goto('/');
  await ask(own, 'PUT', 'me', { name });
  return own;
}

/** Somebody comes, does something, and leaves. */
export async function letDo<T>(page: Page, name: string, action: (other: Page) => Promise<T>): Promise<T> {
  if (page.url() === 'about:blank') {
    await page.request.get('/api/me');
    await page.goto('/');
  }
  const other = await visitAs(page, name);
  try {
    return await action(other);
  } finally {
    await other.context().close();
  }
}

/** A section of the host's room, for somebody whom it is open to. */
export async function enterHostRoom(page: Page, section: string): Promise<void> {
  await page.goto(`/host${section}`);
  await page.locator('.host-section .paper').first().waitFor();
}
