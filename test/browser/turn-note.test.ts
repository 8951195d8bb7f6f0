import { expect, test } from 'vitest';
import { eventually } from './play.ts';
import { openSite } from './site.ts';
import { sitDown } from './tables.ts';

const site = openSite();

test('where a page may not show a notification itself, as on phones, the service worker shows it', async () => {
  const { page } = await site.visit({ installed: true, settings: { notify: 'on' } });
  await page.addInitScript(() => {
    class Unwilling {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    // This Chromium has nowhere to show notifications, so it is written down what is asked of it.
    const asked: string[] = [];
    Object.assign(window, { Notification: Unwilling, asked });
    ServiceWorkerRegistration.prototype.showNotification = async (title) => {
      asked.push(title);
    };
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await sitDown(page);
  const notes = () => page.evaluate(() => (window as unknown as { readonly asked: readonly string[] }).asked);
  await eventually('a note tells of the turn', notes).toEqual([expect.stringContaining('Gnome Elf Troll')]);
});
