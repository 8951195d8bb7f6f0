/** Adds to a timeout's error what was waited for. */
export async function waitingFor<T>(what: string, promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw new Error(`waited for ${what}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
