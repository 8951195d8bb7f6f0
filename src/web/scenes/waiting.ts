/** Waits as long as the page has patience; where that is not long enough, the error says what was waited for. */
export async function waitingFor<T>(what: string, promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw new Error(`waited for ${what}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
