import { useCallback, useEffect, useRef, useState } from 'react';
import type { LinePoint, Review, ReviewProgress } from '../../bots/review.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { ReviewMessage } from './review-worker.ts';

export interface Reviewing {
  readonly progress?: Pick<ReviewProgress, 'done' | 'total'>;
  /** The line as far as it is known: it stays when the review is stopped. */
  readonly line?: readonly LinePoint[];
  readonly review?: Review;
  readonly failed: boolean;
  start(): void;
  stop(): void;
}

type State = Pick<Reviewing, 'progress' | 'line' | 'review' | 'failed'>;

/** Reviews the match in a worker. It can be stopped, and is when the page closes. */
export function useReview(record: MatchRecord): Reviewing {
  const [state, setState] = useState<State>({ failed: false });
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
      if ('review' in data) {
        end();
        setState({ failed: false, review: data.review, line: data.review.line });
        return;
      }
      const { line, ...progress } = data.progress;
      setState((before) => ({ ...before, progress, ...(line && { line }) }));
    };
    fresh.onerror = () => {
      end();
      setState(({ line }) => ({ failed: true, ...(line && { line }) }));
    };
    fresh.postMessage(record);
  };
  const stop = () => {
    end();
    setState(({ line }) => ({ failed: false, ...(line && { line }) }));
  };
  return { ...state, start, stop };
}
