import { FAVICONS } from '../../look/favicon.ts';

const TAG = 'underbridge-turn';

/** Shows a notification that it is one's turn, and gives what takes it away again. */
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

/** Phones leave it to the service worker, which also knows what to do when the note is touched; where there is none, there is no note. */
function showByWorker(text: string): () => void {
  const showing = navigator.serviceWorker?.ready
    .then(async (worker) => {
      await worker.showNotification(text, { icon: '/icon-192.png', tag: TAG, data: location.href });
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
