import { useEffect, useRef } from 'react';
import type { RequestMessage, RequestName, StudyReply, StudyRequests } from './messages.ts';

type ProgressOf<Name extends RequestName> = StudyRequests[Name] extends { progress: infer Progress } ? Progress : never;

/** The worker of a study, as the page sees it. */
export interface DeskClient {
  ask<Name extends RequestName>(
    name: Name,
    asks: StudyRequests[Name]['asks'],
    hear?: (progress: ProgressOf<Name>) => void,
  ): Promise<StudyRequests[Name]['gets']>;
  /** Stops bots and comparisons. */
  stop(): void;
}

interface Pending {
  readonly hear: ((progress: never) => void) | undefined;
  readonly resolve: (gets: never) => void;
  readonly reject: (trouble: Error) => void;
}

function startDesk(): DeskClient & { end(): void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<StudyReply>) => {
    const asked = pending.get(data.request);
    if (asked === undefined) return;
    if ('progress' in data) {
      asked.hear?.(data.progress as never);
      return;
    }
    pending.delete(data.request);
    if ('gets' in data) asked.resolve(data.gets as never);
    else asked.reject(new Error(data.failed));
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of pending.values()) reject(new Error(message));
    pending.clear();
  };
  return {
    ask(name, asks, hear) {
      const request = ++last;
      return new Promise((resolve, reject) => {
        pending.set(request, { hear, resolve, reject });
        worker.postMessage({ request, name, asks } satisfies RequestMessage);
      });
    },
    stop() {
      worker.postMessage({ stop: true });
    },
    end: () => worker.terminate(),
  };
}

/** A worker for as long as the page is open. */
export function useDesk(): () => DeskClient {
  const desk = useRef<ReturnType<typeof startDesk> | undefined>(undefined);
  useEffect(
    () => () => {
      desk.current?.end();
      desk.current = undefined;
    },
    [],
  );
  const started = useRef(() => {
    desk.current ??= startDesk();
    return desk.current;
  });
  return started.current;
}
