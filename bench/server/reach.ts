import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: how long to wait before a server that could not be reached is asked again. */
const PAUSE = 500;
/** Half a minute: whoever is silent for longer is gone. */
const ATTEMPTS = 60;

/** Asks again while the server cannot be reached, as may happen for a moment on a busy machine; what it refuses is an error at once. */
export async function untilReached<T>(ask: () => Promise<T>, pause = PAUSE): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      const reason = whyUnreachable(error);
      if (reason === undefined) throw error;
      if (attempt === ATTEMPTS) throw new Error(`the server cannot be reached: ${reason}`, { cause: error });
      await wait(pause);
    }
  }
}

/** What the system says of a connection that failed; fetch hides it in the cause. */
function whyUnreachable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error) return `${error.code}: ${error.message}`;
  return error.cause === undefined ? undefined : whyUnreachable(error.cause);
}
