import { useEffect } from 'react';

type BackStep = readonly [open: boolean | (() => boolean), go: () => void];

/** Escape takes the first step back that is possible. Dialogs and boards may handle it first. */
export function useBackKey(steps: readonly BackStep[]): void {
  useEffect(() => {
    const back = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      steps.find(([open]) => (typeof open === 'function' ? open() : open))?.[1]();
    };
    addEventListener('keydown', back);
    return () => removeEventListener('keydown', back);
  }, [steps]);
}
