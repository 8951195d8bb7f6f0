import { useCallback, useMemo, useState } from 'react';
import type { Tabletop } from '../../board-kit/tabletop.ts';
import type { ShownMoment } from './use-moment.ts';

/** The moment that is being shown step by step, and how many of its events are still to come. */
interface Untold {
  readonly moment: number;
  readonly events: number;
}

/** What may be shown beside a board that replays events step by step: only events it has already shown. */
interface HeldBack {
  readonly happened: ShownMoment;
  readonly isHeld: boolean;
  /** Called by the board with the number of events still to come. A new function for each moment. */
  readonly holdBack: (events: number) => void;
}

export function useHeldBack(now: ShownMoment, tabletop: Tabletop, isNow: boolean): HeldBack {
  const { moment, news, lines, scores } = now;
  // The moment at which the page was opened is not replayed.
  const [kept, setKept] = useState<Untold>({ moment, events: 0 });
  const isNew = isNow && moment > kept.moment && tabletop.stages?.(news) === true;
  const untold = isNew ? { moment, events: news.length } : kept;
  if (isNew) setKept(untold);
  const isHeld = isNow && untold.events > 0;
  const [settled, settle] = useState(scores);
  if (!isHeld && settled !== scores) settle(scores);
  // A new function for each moment makes the board call it again, also when it has nothing to replay.
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
