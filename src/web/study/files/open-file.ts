import type { Study } from '../../../protocol/study/study.ts';
import type { Examined } from './examine.ts';

const MEGABYTE = 1_000_000;
const MOST_MEGABYTES = 8;
const MOST_SECONDS = 20;

/** Opens a file in a worker with limits, so that nothing that is dropped here can harm the page. */
export async function openStudyFile(file: File): Promise<Examined> {
  if (file.size > MOST_MEGABYTES * MEGABYTE) {
    const params = { megabytes: Math.ceil(file.size / MEGABYTE), most: MOST_MEGABYTES };
    return { trouble: { say: 'study.file-too-large', params } };
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { trouble: { say: 'study.file-unreadable' } };
  }
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = (examined: Examined) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(examined);
    };
    const timer = setTimeout(
      () => end({ trouble: { say: 'study.file-too-long', params: { seconds: MOST_SECONDS } } }),
      MOST_SECONDS * 1000,
    );
    worker.onmessage = ({ data }: MessageEvent<Examined>) => end(data);
    worker.onerror = () => end({ trouble: { say: 'study.file-unreadable' } });
    worker.postMessage(text);
  });
}

const FILE_END = '.underbridge-study.json';

/** The study as a file. */
export function fileOf(study: Study): { readonly file: Blob; readonly name: string } {
  const name =
    study.title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'study';
  return {
    file: new Blob([`${JSON.stringify(study)}\n`], { type: 'application/json' }),
    name: `${name.slice(0, 60)}${FILE_END}`,
  };
}
