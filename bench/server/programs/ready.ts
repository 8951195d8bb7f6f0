/** Tells the bench where the server is, and how much memory it holds whenever it asks. */
export function beReady(url: string): void {
  process.on('message', () => {
    globalThis.gc?.();
    process.send?.({ memory: process.memoryUsage().rss });
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ url });
}
