import { ApiError } from '../connection/api.ts';
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
}
