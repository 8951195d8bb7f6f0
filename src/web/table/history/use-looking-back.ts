import { useCallback, useState } from 'react';
import type { PastView, SessionWithoutChat } from '../../store/table.ts';

/** What is looked at of what has been, and how to look at more of it. */
export interface LookingBack {
  /** The moment that is looked at; none while the match is shown as it stands. */
  readonly at: number | undefined;
  /** How the match stood then, as soon as it has come. */
  readonly past: PastView | undefined;
  /** Whether the moments follow one another by themselves. */
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
