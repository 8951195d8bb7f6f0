import { useEffect } from 'react';

type Way = readonly [open: boolean | (() => boolean), go: () => void];

/** Escape goes back by one: the first of the ways that is open. A dialog or a board may have its own use for it. */
export function useBackKey(ways: readonly Way[]): void {
  useEffect(() => {
    const back = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      ways.find(([open]) => (typeof open === 'function' ? open() : open))?.[1]();
    };
    addEventListener('keydown', back);
    return () => removeEventListener('keydown', back);
  }, [ways]);
}
