import { BASE } from '../../connection/base.ts';
import { FAVICONS } from '../../look/favicon.ts';

const TAG = 'underbridge-turn';

/** Shows a notification that it is the viewer's turn. Returns what removes it. */
export function showTurnNote(text: string): () => void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return () => {};
  try {
    const note = new Notification(text, { icon: FAVICONS.yourTurn, tag: TAG });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  } catch {
    return showByWorker(text);
  }
}

/** Phones only allow notifications by the service worker; without one there is none. */
function showByWorker(text: string): () => void {
  const showing = navigator.serviceWorker?.ready
    .then(async (worker) => {
      await worker.showNotification(text, { icon: `${BASE}/icon-192.png`, tag: TAG, data: location.href });
      return worker;
    })
    .catch(() => undefined);
  return () => {
    showing
      ?.then(async (worker) => {
        for (const note of (await worker?.getNotifications({ tag: TAG })) ?? []) note.close();
      })
      .catch(() => {});
  };
}
