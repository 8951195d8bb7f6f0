/** In milliseconds. A busy machine may need seconds for what takes no time on a quiet one; nothing takes this long unless it is broken. */
export const PATIENCE = 30_000;

const LOOK_AGAIN = 20;

/** Waits for a promise; gives up with words that say for what. */
export async function within<T>(what: string | (() => string), promise: Promise<T>, patience = PATIENCE): Promise<T> {
  let alarm: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => {
      reject(new Error(`waited ${patience / 1000} s for ${typeof what === 'string' ? what : what()}`));
    }, patience);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(alarm);
  }
}

/** Looks again and again until it is so; gives up with words that say what was waited for. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  patience = PATIENCE,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited ${patience / 1000} s until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}
