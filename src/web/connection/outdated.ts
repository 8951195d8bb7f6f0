import type { ClientMessage } from '../../protocol/client.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import type { Wish } from './connection.ts';

/** The newest protocol for which this window was loaded again. */
const RELOADED = 'underbridge.reloaded';
const UNSENT = 'underbridge.unsent';

/** What a player has done; all else is asked for anew by the page that comes. */
const DEEDS: readonly string[] = ['move', 'undo', 'resign', 'chat', 'hand-over', 'take-back', 'vote'];

let outdated = false;
const listeners = new Set<() => void>();

/** Whether loading again did not help: the page is older than the server all the same. */
export function isOutdated(): boolean {
  return outdated;
}

export function onOutdated(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Loads the page again, for a server that speaks a newer protocol: once for each, so that it never goes round in circles. What
 * was not answered is kept, and sent by the page that comes, under the same number: the server takes it once.
 */
export function reloadFor(protocol: number, unanswered: readonly ClientMessage[]): boolean {
  try {
    if (Number(sessionStorage.getItem(RELOADED)) < protocol) {
      sessionStorage.setItem(UNSENT, JSON.stringify(unanswered.filter(({ type }) => DEEDS.includes(type))));
      sessionStorage.setItem(RELOADED, String(protocol));
      location.reload();
      return true;
    }
  } catch {
    // A browser that keeps nothing cannot tell whether it has been here before.
  }
  outdated = PROTOCOL < protocol;
  for (const tell of listeners) tell();
  return false;
}

const DRAFT = 'underbridge.draft';

/** What was being written to the others when the page was loaded again, or was left. */
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
    // Then it is kept as long as the page is.
  }
}

/** What the page before this one could not send any more. */
export function takeUnsent(): Wish[] {
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
