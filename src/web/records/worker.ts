import { type Examined, examine } from './examine.ts';

/** Reads one record. The page ends the worker if that takes too long. */
self.onmessage = async ({ data }: MessageEvent<string>) => {
  const examined: Examined = await examine(data);
  self.postMessage(examined);
};
