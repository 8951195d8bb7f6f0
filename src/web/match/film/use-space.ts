import { useEffect, useRef } from 'react';

/** Where the space bar has a meaning of its own. */
const OWN_SPACE =
  'input, textarea, select, button, a, summary, label, dialog[open], [role="button"], [data-mood], [data-about]';

/** Calls `act` when the space bar is pressed and nothing has the focus that it is meant for. */
export function useSpace(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(OWN_SPACE) !== null) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
