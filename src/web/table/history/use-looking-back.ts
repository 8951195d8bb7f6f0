import { useCallback, useState } from 'react';
import type { PastView, SessionWithoutChat } from '../../store/table.ts';

/** The state of the history, and how to move in it. */
export interface LookingBack {
  /** The moment that is shown; undefined while the running match is shown. */
  readonly at: number | undefined;
  /** The view of that moment, once it has arrived. */
  readonly past: PastView | undefined;
  /** Whether the history is being played. */
  readonly replaying: boolean;
  look(moment: number): void;
  replayFrom(moment: number | undefined): void;
  readonly stop: () => void;
}

export function useLookingBack({ lookAt, lookingAt, past }: SessionWithoutChat): LookingBack {
  const [replaying, setReplaying] = useState(false);
  const stop = useCallback(() => {
    setReplaying(false);
    lookAt(undefined);
  }, [lookAt]);
  return {
    at: lookingAt,
    past: lookingAt === undefined ? undefined : past,
    replaying,
    look: lookAt,
    replayFrom(moment) {
      setReplaying(true);
      lookAt(moment);
    },
    stop,
  };
}
