import { createContext, useContext, useSyncExternalStore } from 'react';

/** What a player has said last. */
export interface Said {
  readonly id: string;
  readonly text: string;
}

/** What each seat has said last, where there is talk at the table. A board that shows it listens itself: talk redraws nothing else. */
export interface SaidSource {
  subscribe(listener: () => void): () => void;
  /** By seat; the same list as long as nobody has said anything. */
  last(): readonly (Said | undefined)[];
}

const NOTHING: readonly (Said | undefined)[] = [];

export const SaidContext = createContext<SaidSource>({ subscribe: () => () => {}, last: () => NOTHING });

export function useSaid(): readonly (Said | undefined)[] {
  const { subscribe, last } = useContext(SaidContext);
  return useSyncExternalStore(subscribe, last);
}
