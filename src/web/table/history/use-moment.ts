import { useMemo } from 'react';
import type { Score } from '../../../kernel/game.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { LogLine } from '../../../protocol/server.ts';
import type { MatchState } from '../../connection/table-state.ts';
import type { PastView } from '../../store/table.ts';
import type { Outcome } from '../answer/use-last-look.ts';
import { heardByAll } from '../log/heard-by-all.ts';
import { newsOf } from '../log/news.ts';

/** What is shown of the match: as it stands, or as it stood at a moment that is looked at. */
export interface Moment {
  /** The view at that moment; none where the match is shown as it stands. */
  readonly pastView: unknown;
  readonly scores: readonly Score[];
  readonly moment: number;
  readonly lines: readonly LogLine[];
  /** What was told in that moment, and what was told last. */
  readonly news: readonly GameEvent[];
  readonly latest: readonly GameEvent[];
}

/** While nobody in particular is looking, only what all have heard may be read. */
export function useMoment(match: MatchState, past: PastView | undefined, index: number, covered: boolean): Moment {
  const lines = covered ? heardByAll(match.logs) : (match.logs[index] ?? []);
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

/** With what an answer brings that is kept back for a last look: it is the next moment already. */
export function useMomentWith(now: Moment, outcome: Outcome | undefined): Moment {
  return useMemo(() => {
    if (outcome === undefined) return now;
    const { told, scores } = outcome;
    const moment = now.moment + 1;
    const lines = [...now.lines, ...told.map((event) => ({ moment, event }))];
    return { ...now, scores, moment, lines, news: told, latest: told };
  }, [now, outcome]);
}
