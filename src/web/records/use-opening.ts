import { useEffect, useRef, useState } from 'react';
import type { SoundRecord } from '../../kernel/sound-record.ts';
import type { CollectedRecord, Examined, Trouble } from './examine.ts';

const MEGABYTE = 1_000_000;
/** The longest matches have records of about a megabyte; as much holds an evening of them in a zip. */
const MOST_MEGABYTES = 8;
const MOST_SECONDS = 20;

type Collection = readonly CollectedRecord[];

type State =
  | { readonly reading: true; readonly from?: Collection }
  | { readonly trouble: Trouble; readonly from?: Collection }
  | { readonly collection: Collection }
  | { readonly opened: SoundRecord; readonly from?: Collection };

interface Opening {
  readonly state: State | undefined;
  /** Opens a record, which may be one of a collection. */
  open(text: string, from?: Collection): void;
  openFile(file: File): Promise<void>;
  /** Back to the collection that the record is of, if it is of one. */
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

  const open = (data: string | Uint8Array, from?: Collection) => {
    stop.current();
    if (isTooLarge(data.length)) return;
    const along = from && { from };
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
    setState({ reading: true, ...along });
    worker.onmessage = ({ data }: MessageEvent<Examined>) =>
      end(() =>
        setState('trouble' in data ? { ...data, ...along } : 'collection' in data ? data : { opened: data, ...along }),
      );
    worker.onerror = () => end(() => fail('records.unreadable'));
    worker.postMessage(data);
  };

  return {
    state,
    open,
    async openFile(file) {
      stop.current();
      if (isTooLarge(file.size)) return;
      try {
        open(new Uint8Array(await file.arrayBuffer()));
      } catch {
        fail('records.unreadable');
      }
    },
    close() {
      stop.current();
      setState((before) => (before && 'from' in before && before.from ? { collection: before.from } : undefined));
    },
  };
}
