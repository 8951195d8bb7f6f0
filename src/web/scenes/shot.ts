import type { Page } from 'playwright-core';

/** The game used for the app's own pages. */
export const GAME = 'gnome-elf-troll';

/** The tables that were played for the pictures, by name. */
export type Tables = Readonly<Record<string, string>>;

/** A picture: how to get there, and which table it needs. */
export interface Shot {
  readonly table?: string;
  open(page: Page, tables: Tables): Promise<unknown>;
}

export type Shots = Readonly<Record<string, Shot>>;

export function visit(path: string): Shot {
  return { open: (page) => page.goto(path) };
}

/** A page as it is for somebody who looks for nobody; an earlier picture may have begun a search. */
export function atRest(path: string): Shot {
  return {
    async open(page) {
      await page.request.get('/api/me');
      await page.request.delete('/api/me/waiting');
      await page.goto(path);
    },
  };
}

export function atTable(table: string, then: (page: Page) => Promise<unknown> = async () => {}): Shot {
  return {
    table,
    async open(page, tables) {
      await page.goto(`/table/${tables[table]}`);
      // On a folded board the first place may be in a hidden section.
      await page.locator('.stage [data-place]:visible').first().waitFor();
      await then(page);
    },
  };
}

export async function press(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
}

/** Asks the server for something, as the page would; what it refuses is an error. */
export async function ask<T>(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data: object = {}): Promise<T> {
  const response = await page.request.fetch(`/api/${path}`, { method, ...(method !== 'GET' && { data }) });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** From when the returned function is called, the page hears nothing more of its tables: it stays as it is. */
export async function holdable(page: Page): Promise<() => void> {
  let isHeld = false;
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!isHeld) socket.send(message);
    });
  });
  return () => {
    isHeld = true;
  };
}
