import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Move } from '../../kernel/game.ts';
import { sameMove } from '../../kernel/offers.ts';
import type { Perspective } from '../../protocol/server.ts';
import type { Guide, GuideStop } from '../board-kit/tabletop.ts';

export interface GuidedStep {
  /** What is pointed out now; nothing while others play or when all is said. */
  readonly stop?: GuideStop;
  readonly number: number;
  readonly stops: number;
  /** The perspective with only those answers that the guide waits for. */
  readonly perspective: Perspective;
  next(): void;
}

interface Moment {
  readonly perspective: Perspective;
  readonly over: boolean;
}

function keptAt(table: string): number {
  return Number(sessionStorage.getItem(`guide ${table}`) ?? 0);
}

/** Leads a newcomer through a match, stop by stop; a stop with answers waits until one of them was given. */
export function useGuide(guide: Guide | undefined, table: string, { perspective, over }: Moment): GuidedStep {
  const [at, setAt] = useState(() => keptAt(table));
  // What the seat itself has answered: others may answer at once with it, and that ends no stop.
  const { seatEntry, offers } = perspective;
  const entryBefore = useRef(seatEntry);
  const asked = offers.length > 0;
  const stop = guide !== undefined && (asked || over) ? guide.stops[at] : undefined;

  useEffect(() => {
    if (guide !== undefined) sessionStorage.setItem(`guide ${table}`, String(at));
  }, [guide, table, at]);

  // Before anybody sees the next question with the words about the last one.
  useLayoutEffect(() => {
    const answered = guide?.stops[at];
    if (seatEntry > entryBefore.current && answered?.answers !== undefined && !isWaiting(answered, offers))
      setAt(at + 1);
    entryBefore.current = seatEntry;
  }, [seatEntry, offers, guide, at]);

  return {
    ...(stop && { stop }),
    number: at + 1,
    stops: guide?.stops.length ?? 0,
    perspective: stop === undefined ? perspective : limited(perspective, stop),
    next: () => setAt(at + 1),
  };
}

/** Whether only something was answered that may come before what the stop waits for. */
function isWaiting({ answers = [], before = [] }: GuideStop, offers: readonly Move[]): boolean {
  return before.length > 0 && answers.some((answer) => offers.some((offer) => sameMove(answer, offer)));
}

function limited(perspective: Perspective, { answers = [], before = [] }: GuideStop): Perspective {
  const wanted = (move: Move) => [...answers, ...before].some((answer) => sameMove(answer, move));
  return { ...perspective, offers: perspective.offers.filter(wanted), canUndo: false };
}
