import { useCallback, useMemo, useState } from 'react';
import type { Tabletop } from '../../board-kit/tabletop.ts';
import type { Moment } from './use-moment.ts';

/** Of which moment something is not told yet, and how many of its events. */
interface Untold {
  readonly moment: number;
  readonly events: number;
}

/** What may be read beside a board that shows step by step what happened: nothing that it has not come to yet. */
interface HeldBack {
  readonly happened: Moment;
  readonly isHeld: boolean;
  /** The board says how many events of what it shows are still to come; it is another function for each moment. */
  readonly holdBack: (events: number) => void;
}

export function useHeldBack(now: Moment, tabletop: Tabletop, isNow: boolean): HeldBack {
  const { moment, news, lines, scores } = now;
  // What was there when the page came is not shown step by step.
  const [kept, setKept] = useState<Untold>({ moment, events: 0 });
  const isNew = isNow && moment > kept.moment && tabletop.stages?.(news) === true;
  const untold = isNew ? { moment, events: news.length } : kept;
  if (isNew) setKept(untold);
  const isHeld = isNow && untold.events > 0;
  const [settled, settle] = useState(scores);
  if (!isHeld && settled !== scores) settle(scores);
  // Another one for each moment: a board that has nothing to show says so anew.
  const of = untold.moment;
  const holdBack = useCallback(
    (events: number) =>
      setKept((before) => (before.moment !== of || before.events === events ? before : { ...before, events })),
    [of],
  );
  const happened = useMemo(() => {
    if (!isHeld) return now;
    const shown = lines.filter((line) => line.moment === untold.moment).length - untold.events;
    const told = [
      ...lines.filter((line) => line.moment < untold.moment),
      ...lines.filter((line) => line.moment === untold.moment).slice(0, Math.max(0, shown)),
    ];
    const last = told.at(-1)?.moment;
    const latest = told.filter((line) => line.moment === last).map(({ event }) => event);
    return { ...now, scores: settled, lines: told, latest };
  }, [now, isHeld, lines, settled, untold.moment, untold.events]);
  return { happened, isHeld, holdBack };
}
