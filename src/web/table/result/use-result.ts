import { useState } from 'react';
import { useSettings } from '../../store/settings.ts';
import { useSettled } from './use-settled.ts';

/** How long the last thing that happened is watched before the result is shown, in milliseconds. */
const LAST_LOOK = 2500;

/** Whether the result lies over the board; it does once, and not where the match was over when the page came. */
interface ResultShown {
  readonly isOpen: boolean;
  close(): void;
}

export function useResult(over: boolean): ResultShown {
  const [seen, setSeen] = useState(over);
  const settled = useSettled(
    over,
    useSettings(({ pace }) => (pace === 'instant' ? 0 : LAST_LOOK)),
  );
  return { isOpen: settled && !seen, close: () => setSeen(true) };
}
