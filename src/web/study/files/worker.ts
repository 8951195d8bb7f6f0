import { type Examined, examineStudy } from './examine.ts';

/** Reads one file. The page ends the worker if that takes too long. */
self.onmessage = async ({ data }: MessageEvent<string>) => {
  const examined: Examined = await examineStudy(data);
  self.postMessage(examined);
};
