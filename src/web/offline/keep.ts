import { BASE } from '../connection/base.ts';

/** Registers the service worker, so that the app works offline. Not during development. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(`${BASE}/service-worker.js`).catch((trouble: unknown) => {
      // Private windows and old browsers have no service worker; the app works without it.
      console.info('not kept for offline play', trouble);
    });
  });
}
