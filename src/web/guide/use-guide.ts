import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Move } from '../../kernel/game.ts';
import { sameMove } from '../../kernel/offers.ts';
import type { Perspective } from '../../protocol/server.ts';
import type { Guide, GuideStop } from '../board-kit/tabletop.ts';

export interface GuidedStep {
  /** The current step; undefined while others play and after the last one. */
  readonly stop?: GuideStop;
  readonly number: number;
  readonly stops: number;
  /** The perspective, limited to the answers that the guide expects. */
  readonly perspective: Perspective;
  next(): void;
}

interface GuideInput {
  readonly perspective: Perspective;
  readonly over: boolean;
}

function keptAt(table: string): number {
  return Number(sessionStorage.getItem(`guide ${table}`) ?? 0);
}

/** Guides a newcomer through a match, step by step; a step with answers waits until one of them is given. */
export function useGuide(guide: Guide | undefined, table: string, { perspective, over }: GuideInput): GuidedStep {
  const [at, setAt] = useState(() => keptAt(table));
  // Only the seat's own answers end a step, since others may answer at the same time.
  const { seatEntry, offers } = perspective;
  const entryBefore = useRef(seatEntry);
  const asked = offers.length > 0;
  const stop = guide !== undefined && (asked || over) ? guide.stops[at] : undefined;

  useEffect(() => {
    if (guide !== undefined) sessionStorage.setItem(`guide ${table}`, String(at));
  }, [guide, table, at]);

  // In a layout effect, so that the next question is never drawn with the last text.
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

/** Whether only an answer was given that may come before those of the step. */
function isWaiting({ answers = [], before = [] }: GuideStop, offers: readonly Move[]): boolean {
  return before.length > 0 && answers.some((answer) => offers.some((offer) => sameMove(answer, offer)));
}

function limited(perspective: Perspective, { answers = [], before = [] }: GuideStop): Perspective {
  const wanted = (move: Move) => [...answers, ...before].some((answer) => sameMove(answer, move));
  return { ...perspective, offers: perspective.offers.filter(wanted), canUndo: false };
}
