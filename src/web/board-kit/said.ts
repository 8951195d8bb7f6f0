import { createContext, useContext, useSyncExternalStore } from 'react';

/** A player's last chat line. */
export interface Said {
  readonly id: string;
  readonly text: string;
}

/** The last chat line of each seat. Boards subscribe to it themselves, so that chat redraws nothing else. */
export interface SaidSource {
  subscribe(listener: () => void): () => void;
  /** By seat; the same array until a line is added. */
  last(): readonly (Said | undefined)[];
}

const NOTHING: readonly (Said | undefined)[] = [];

export const SaidContext = createContext<SaidSource>({ subscribe: () => () => {}, last: () => NOTHING });

export function useSaid(): readonly (Said | undefined)[] {
  const { subscribe, last } = useContext(SaidContext);
  return useSyncExternalStore(subscribe, last);
}
