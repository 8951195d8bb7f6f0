import { type Examined, examine, glance } from './examine.ts';
import { isZip, unzipTexts } from './unzip.ts';

/** Reads one record, or a zip of them. The page ends the worker if that takes too long. */
self.onmessage = async ({ data }: MessageEvent<string | Uint8Array>) => {
  self.postMessage(await read(data));
};

async function read(data: string | Uint8Array): Promise<Examined> {
  if (typeof data === 'string') return examine(data);
  if (!isZip(data)) return examine(new TextDecoder().decode(data));
  const texts = unzipTexts(data);
  if ('trouble' in texts) return texts;
  const [only] = texts;
  return texts.length === 1 && only !== undefined ? examine(only.text) : { collection: texts.map(glance) };
}
