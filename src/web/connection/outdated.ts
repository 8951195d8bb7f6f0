import type { ClientMessage } from '../../protocol/client.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import type { ClientRequest } from './connection.ts';

/** The newest protocol version this window was reloaded for. */
const RELOADED = 'underbridge.reloaded';
const UNSENT = 'underbridge.unsent';

/** Types that are sent again after a reload. The new page makes all other requests itself. */
const PLAYER_ACTIONS: readonly string[] = ['move', 'undo', 'resign', 'chat', 'hand-over', 'take-back', 'vote'];

let outdated = false;
const listeners = new Set<() => void>();

/** Whether the page is still older than the server after a reload. */
export function isOutdated(): boolean {
  return outdated;
}

export function onOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reloads the page for a server with a newer protocol, once for each version so that it cannot loop. Pending requests
 * are stored and sent again by the new page under the same numbers, so the server accepts each once.
 */
export function reloadFor(protocol: number, pending: readonly ClientMessage[]): boolean {
  try {
    if (Number(sessionStorage.getItem(RELOADED)) < protocol) {
      sessionStorage.setItem(UNSENT, JSON.stringify(pending.filter(({ type }) => PLAYER_ACTIONS.includes(type))));
      sessionStorage.setItem(RELOADED, String(protocol));
      location.reload();
      return true;
    }
  } catch {
    // Without storage the page cannot tell whether it has reloaded before.
  }
  outdated = PROTOCOL < protocol;
  for (const listener of listeners) listener();
  return false;
}

const DRAFT = 'underbridge.draft';

/** The unsent chat text, kept across reloads and visits to other pages. */
export function keptDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(text: string): void {
  try {
    sessionStorage.setItem(DRAFT, text);
  } catch {
    // Without storage the text lives as long as the page.
  }
}

/** Requests that the page before the reload had not sent. */
export function takeUnsent(): ClientRequest[] {
  try {
    const kept = sessionStorage.getItem(UNSENT);
    sessionStorage.removeItem(UNSENT);
    const messages: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(messages)) return [];
    // Until protocol 2 `seatEntry` was called `number`.
    return messages.map(({ request: _, number: seatEntry, ...message }) =>
      seatEntry === undefined ? message : { ...message, seatEntry },
    );
  } catch {
    return [];
  }
}
