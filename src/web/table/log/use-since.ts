import { useEffect, useMemo, useState } from 'react';
import type { Viewer } from '../../../kernel/game.ts';
import type { LogLine } from '../../../protocol/server.ts';
import type { Tabletop } from '../../board-kit/tabletop.ts';
import type { MatchState } from '../../connection/table-state.ts';
import type { QuietSession } from '../../store/table.ts';
import { keepTurn, keptTurn } from './kept-turns.ts';
import { type Memories, type Memory, NOTHING_SINCE, remember, type Since, sinceThen } from './since.ts';

interface Watched {
  readonly table: string;
  readonly tabletop: Tabletop;
  readonly match: MatchState;
  readonly session: QuietSession;
  /** Who looks, and what they have heard. */
  readonly viewer: Viewer;
  readonly index: number;
  readonly lines: readonly LogLine[];
}

/** What has happened since the viewer's last turn, until they act. */
export function useSince({ table, tabletop, match, session, viewer, index, lines }: Watched): Since {
  const [memories, setMemories] = useState<Memories>(new Map());
  const [before, setBefore] = useState(match);
  const { busy, lookingAt, pastAt } = session;
  if (before !== match) {
    setBefore(match);
    setMemories(remember(memories, before, match, busy));
  }
  const memory = memories.get(viewer);

  useEffect(() => {
    if (memory !== undefined) keepTurn(table, viewer, memory.moment);
  }, [table, viewer, memory]);
  const recalled = useRecalled(table, viewer, index, match.moments, memory === undefined, pastAt);

  const known = memory ?? recalled;
  const view = match.perspectives[index]?.view;
  return useMemo(
    () =>
      known === undefined || viewer === 'spectator' || lookingAt !== undefined
        ? NOTHING_SINCE
        : sinceThen(tabletop, known, { viewer, view, scores: match.scores, lines }),
    [tabletop, known, viewer, view, match.scores, lines, lookingAt],
  );
}

/** What was left by a page that has been closed meanwhile: the moment is kept here, how the match stood then is asked for. */
function useRecalled(
  table: string,
  viewer: Viewer,
  index: number,
  moments: number,
  wanted: boolean,
  pastAt: QuietSession['pastAt'],
): Memory | undefined {
  const [recalled, setRecalled] = useState<{ readonly viewer: Viewer; readonly memory: Memory } | undefined>(undefined);
  const kept = wanted && viewer !== 'spectator' ? keptTurn(table, viewer) : undefined;
  const moment = kept !== undefined && kept < moments ? kept : undefined;
  useEffect(() => {
    if (moment === undefined) return;
    let isCurrent = true;
    Promise.all([pastAt(moment), moment > 0 ? pastAt(moment - 1) : undefined]).then(([past, earlier]) => {
      if (!isCurrent || past === undefined) return;
      const [view, before] = [past, earlier].map((at) => at?.perspectives[index]?.view);
      setRecalled({ viewer, memory: { moment, view, before, scores: past.scores } });
    });
    return () => {
      isCurrent = false;
    };
  }, [moment, viewer, index, pastAt]);
  return recalled?.viewer === viewer ? recalled.memory : undefined;
}
