import { useEffect, useRef, useState } from 'react';
import type { SoundRecord } from '../../kernel/sound-record.ts';
import type { Examined, Trouble } from './examine.ts';

const MEGABYTE = 1_000_000;
/** The longest matches have records of about a megabyte. */
const MOST_MEGABYTES = 8;
const MOST_SECONDS = 20;

type State = { readonly reading: true } | { readonly trouble: Trouble } | { readonly opened: SoundRecord };

interface Opening {
  readonly state: State | undefined;
  open(text: string): void;
  openFile(file: File): Promise<void>;
  close(): void;
}

/** Opens a record in a worker with limits, so that nothing that is dropped here can harm the page. */
export function useOpening(): Opening {
  const [state, setState] = useState<State | undefined>(undefined);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const fail = (say: Trouble['say'], params?: Trouble['params']) =>
    setState({ trouble: { say, ...(params && { params }) } });

  const isTooLarge = (size: number) => {
    if (size <= MOST_MEGABYTES * MEGABYTE) return false;
    fail('records.too-large', { megabytes: Math.ceil(size / MEGABYTE), most: MOST_MEGABYTES });
    return true;
  };

  const open = (text: string) => {
    stop.current();
    if (isTooLarge(text.length)) return;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const timer = setTimeout(() => end(() => fail('records.too-long', { seconds: MOST_SECONDS })), MOST_SECONDS * 1000);
    const end = (say: () => void) => {
      stop.current();
      say();
    };
    stop.current = () => {
      clearTimeout(timer);
      worker.terminate();
      stop.current = () => {};
    };
    setState({ reading: true });
    worker.onmessage = ({ data }: MessageEvent<Examined>) =>
      end(() => setState('trouble' in data ? data : { opened: data }));
    worker.onerror = () => end(() => fail('records.unreadable'));
    worker.postMessage(text);
  };

  return {
    state,
    open,
    async openFile(file) {
      stop.current();
      if (isTooLarge(file.size)) return;
      try {
        open(await file.text());
      } catch {
        fail('records.unreadable');
      }
    },
    close() {
      stop.current();
      setState(undefined);
    },
  };
}
