import { useEffect, useState } from 'react';

interface Steps {
  readonly moment: number;
  readonly moments: number;
  readonly lookAt: (moment: number) => void;
  /** Returns to the running match, if there is one. */
  readonly close?: (() => void) | undefined;
  /** Whether it plays from the start and then returns to the running match. */
  readonly replay?: boolean;
  /** How long each step is shown, in milliseconds. */
  readonly every?: number;
}

export interface Stepping extends Pick<Steps, 'moment' | 'moments'> {
  readonly playing: boolean;
  /** Shows that moment and stops playing. */
  go(moment: number): void;
  playOrPause(): void;
}

const PLAY_EVERY = 1100;

/** Steps through a match or plays it. */
export function useStepping({ moment, moments, lookAt, close, replay = false, every = PLAY_EVERY }: Steps): Stepping {
  const [playing, setPlaying] = useState(replay);

  useEffect(() => {
    if (!playing) return;
    if (moment >= moments && !replay) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => (moment < moments ? lookAt(moment + 1) : close?.()), every);
    return () => clearTimeout(timer);
  }, [playing, replay, moment, moments, lookAt, close, every]);

  return {
    moment,
    moments,
    playing,
    go(to) {
      setPlaying(false);
      lookAt(Math.max(0, Math.min(moments, to)));
    },
    playOrPause() {
      if (!playing && moment >= moments) lookAt(0);
      setPlaying(!playing);
    },
  };
}
