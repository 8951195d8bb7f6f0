import { useCallback, useEffect, useRef, useState } from 'react';
import type { Review, ReviewProgress } from '../../bots/review.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { ReviewMessage } from './review-worker.ts';

interface Reviewing {
  readonly progress?: ReviewProgress;
  readonly review?: Review;
  readonly failed: boolean;
  start(): void;
  stop(): void;
}

type State = Pick<Reviewing, 'progress' | 'review' | 'failed'>;

const NOTHING_YET: State = { failed: false };

/** Reviews the match in a worker. It can be cancelled, and is when the page closes. */
export function useReview(record: MatchRecord): Reviewing {
  const [state, setState] = useState<State>(NOTHING_YET);
  const worker = useRef<Worker | undefined>(undefined);

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const start = () => {
    end();
    const fresh = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
    worker.current = fresh;
    setState({ failed: false, progress: { done: 0, total: record.moves.length } });
    fresh.onmessage = ({ data }: MessageEvent<ReviewMessage>) => {
      if ('review' in data) end();
      setState({ failed: false, ...data });
    };
    fresh.onerror = () => {
      end();
      setState({ failed: true });
    };
    fresh.postMessage(record);
  };
  const stop = () => {
    end();
    setState(NOTHING_YET);
  };
  return { ...state, start, stop };
}
