import { useSyncExternalStore } from 'react';

/** Whether the media query matches, updated when that changes. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** As narrow as a phone. */
export function usePhone(): boolean {
  return useMedia('(max-width: 46rem)');
}

/** Wide enough for a board and a panel beside it. */
export function useWide(): boolean {
  return useMedia('(min-width: 64rem)');
}

/** Whether the device asks for little motion. */
export function useStillness(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}

/** Wide and high enough for explanations at the side without covering the log. */
export function useReadingCorner(): boolean {
  return useMedia('(min-width: 87.5rem) and (min-height: 50rem)');
}

/** Screens that are too narrow for a panel beside the board, by what the board needs. */
const NARROW = {
  tablet: '(max-width: 74.99rem)',
  laptop: '(max-width: 87.49rem)',
  desktop: '(max-width: 112rem)',
} as const;

/** Whether the screen is too narrow for a panel beside such a board. */
export function useTight(screen: keyof typeof NARROW): boolean {
  return useMedia(NARROW[screen]);
}
