import { useSyncExternalStore } from 'react';

/** Whether the screen is as the media query says, now and from now on. */
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

/** Wide enough for a board and a panel beside it. */
export function useWide(): boolean {
  return useMedia('(min-width: 64rem)');
}

/** Wide and high enough to read at the side about what is pointed at, without hiding the log. */
export function useReadingCorner(): boolean {
  return useMedia('(min-width: 87.5rem) and (min-height: 50rem)');
}

/** How wide screens are on which a panel beside the board would take too much of it. */
const NARROW = { laptop: '(max-width: 87.49rem)', desktop: '(max-width: 112rem)' } as const;

/** Too narrow for a panel beside a board that needs the width of such a screen. */
export function useTight(screen: keyof typeof NARROW): boolean {
  return useMedia(NARROW[screen]);
}
