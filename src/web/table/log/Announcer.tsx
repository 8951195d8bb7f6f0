import { useEffect, useRef } from 'react';
import type { LogLine } from '../../../protocol/server.ts';
import type { Speak } from '../../board-kit/tabletop.ts';

interface AnnouncerProps {
  readonly lines: readonly LogLine[];
  readonly speak: Speak;
  /** The question, or whom the table waits for. */
  readonly question: string;
}

/** Announces events and questions to screen readers. */
export function Announcer({ lines, speak, question }: AnnouncerProps) {
  const heard = useRef(lines.length);
  const box = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const added = lines.slice(heard.current).map(({ event }) => speak(event.say, event));
    heard.current = lines.length;
    // Set directly rather than as state: React takes a state update after each of a hundred quick moves for an
    // endless loop.
    if (box.current !== null) box.current.textContent = [...added, question].join(' ');
  }, [lines, speak, question]);

  return <p ref={box} className="sr-only" role="status" aria-live="polite" data-announcer />;
}
