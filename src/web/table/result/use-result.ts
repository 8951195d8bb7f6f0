import { useState } from 'react';
import { useSettings } from '../../store/settings.ts';
import { useSettled } from './use-settled.ts';

/** In milliseconds: how long the last event is shown before the result. */
const LAST_LOOK = 2500;

/** Whether the result is open. It opens once, and not if the match was over when the page was opened. */
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
