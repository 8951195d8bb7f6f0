import { ApiError } from '../connection/api.ts';
import { useTables, waitsForMe } from '../store/tables.ts';
import { renewPush } from './push.ts';

let started = false;

/** At the start of the app, for whoever can be called. */
export function startCalls(): void {
  if (started) return;
  started = true;
  renewPush().catch((trouble: unknown) => {
    // The browser or the server could not be asked; it is tried again at the next start.
    if (!(trouble instanceof ApiError || trouble instanceof DOMException)) throw trouble;
  });
  useTables.subscribe(({ mine }, before) => {
    if (mine !== undefined && mine !== before.mine) showBadge(mine.filter(waitsForMe).length);
  });
}

interface WithBadge {
  setAppBadge?(count: number): Promise<void>;
}

/** The badge of the installed app counts the turns that wait; where there is none, nothing happens. */
function showBadge(count: number): void {
  (navigator as WithBadge).setAppBadge?.(count).catch(() => {});
}
