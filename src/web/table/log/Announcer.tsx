import { useEffect, useRef } from 'react';
import type { LogLine } from '../../../protocol/server.ts';
import type { Speak } from '../../board-kit/tabletop.ts';

interface AnnouncerProps {
  readonly lines: readonly LogLine[];
  readonly speak: Speak;
  /** What one is asked, or whom the table waits for. */
  readonly question: string;
}

/** Says aloud, for who listens to the page, what happens and what is asked. */
export function Announcer({ lines, speak, question }: AnnouncerProps) {
  const heard = useRef(lines.length);
  const box = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const added = lines.slice(heard.current).map(({ event }) => speak(event.say, event));
    heard.current = lines.length;
    // Written here rather than rendered: a state set after every one of a hundred quick moves is an endless loop to React.
    if (box.current !== null) box.current.textContent = [...added, question].join(' ');
  }, [lines, speak, question]);

  return <p ref={box} className="sr-only" role="status" aria-live="polite" data-announcer />;
}
