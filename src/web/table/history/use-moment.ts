import { useMemo } from 'react';
import type { Score } from '../../../kernel/game.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { LogLine } from '../../../protocol/server.ts';
import type { MatchState } from '../../connection/table-state.ts';
import type { PastView } from '../../store/table.ts';
import type { KeptOutcome } from '../answer/use-last-look.ts';
import { newsOf } from '../log/news.ts';
import { publicLines } from '../log/public-lines.ts';

/** What is shown of the match: its current state, or a past moment. */
export interface ShownMoment {
  /** The past view; undefined if the running match is shown. */
  readonly pastView: unknown;
  readonly scores: readonly Score[];
  readonly moment: number;
  readonly lines: readonly LogLine[];
  /** The events of that moment, and the latest events. */
  readonly news: readonly GameEvent[];
  readonly latest: readonly GameEvent[];
}

/** While the screen is covered, only lines that are public may be read. */
export function useMoment(match: MatchState, past: PastView | undefined, index: number, covered: boolean): ShownMoment {
  const lines = covered ? publicLines(match.logs) : (match.logs[index] ?? []);
  const moment = past?.moment ?? match.moments;
  const news = useMemo(() => newsOf(lines, moment), [lines, moment]);
  const latest = useMemo(() => (past ? news : newsOf(lines, lines.at(-1)?.moment ?? 0)), [past, news, lines]);
  const pastView = past?.perspectives[index]?.view;
  const scores = past?.scores ?? match.scores;
  return useMemo(
    () => ({ pastView, scores, moment, lines, news, latest }),
    [pastView, scores, moment, lines, news, latest],
  );
}

/** Adds the result of an answer that is kept back, as the next moment. */
export function useMomentWith(now: ShownMoment, outcome: KeptOutcome | undefined): ShownMoment {
  return useMemo(() => {
    if (outcome === undefined) return now;
    const { told, scores } = outcome;
    const moment = now.moment + 1;
    const lines = [...now.lines, ...told.map((event) => ({ moment, event }))];
    return { ...now, scores, moment, lines, news: told, latest: told };
  }, [now, outcome]);
}
