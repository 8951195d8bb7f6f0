/** Lets the browser keep the app, so that it opens and plays without a network. Not while it is being worked on. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch((trouble: unknown) => {
      // Private windows and old browsers keep nothing; the app works all the same.
      console.info('not kept for offline play', trouble);
    });
  });
}
