import { useEffect, useMemo, useState } from 'react';
import type { Viewer } from '../../../kernel/game.ts';
import type { LogLine } from '../../../protocol/server.ts';
import type { Tabletop } from '../../board-kit/tabletop.ts';
import type { MatchState } from '../../connection/table-state.ts';
import type { SessionWithoutChat } from '../../store/table.ts';
import { keepTurn, keptTurn } from './kept-turns.ts';
import { type LastSeen, type LastSeenByViewer, NOTHING_SINCE, type Since, sinceThen, updateLastSeen } from './since.ts';

interface SinceInput {
  readonly table: string;
  readonly tabletop: Tabletop;
  readonly match: MatchState;
  readonly session: SessionWithoutChat;
  /** The viewer and their log. */
  readonly viewer: Viewer;
  readonly index: number;
  readonly lines: readonly LogLine[];
}

/** In milliseconds: a longer absence is more than a reload of the page. */
const LONG_ABSENCE = 10 * 60_000;

export interface SinceTurn extends Since {
  /** Whether the match went on without the viewer: for long, or with a bot in their place. */
  readonly wasAway: boolean;
}

/** Used while the board still replays events: nothing may give them away. */
export const NOTHING_YET: SinceTurn = { ...NOTHING_SINCE, wasAway: false };

/** The changes since the viewer's last turn, until they act. */
export function useSince({ table, tabletop, match, session, viewer, index, lines }: SinceInput): SinceTurn {
  const [lastSeenByViewer, setLastSeen] = useState<LastSeenByViewer>(new Map());
  const [before, setBefore] = useState(match);
  const { busy, lookingAt, pastAt } = session;
  if (before !== match) {
    setBefore(match);
    setLastSeen(updateLastSeen(lastSeenByViewer, before, match, busy));
  }
  const lastSeen = lastSeenByViewer.get(viewer);

  useEffect(() => {
    if (lastSeen !== undefined) keepTurn(table, viewer, lastSeen.moment);
  }, [table, viewer, lastSeen]);
  const recalled = useStoredLastSeen(table, viewer, index, match.moments, lastSeen === undefined, pastAt);

  const known = lastSeen ?? recalled;
  const view = match.perspectives[index]?.view;
  const since = useMemo(
    () =>
      known === undefined || viewer === 'spectator' || lookingAt !== undefined
        ? NOTHING_SINCE
        : sinceThen(tabletop, known, { viewer, view, scores: match.scores, lines }),
    [tabletop, known, viewer, view, match.scores, lines, lookingAt],
  );
  const isBack = lastSeen === undefined && recalled !== undefined;
  const wasAway = isBack && (recalled.longAgo || since.standIn.length > 0);
  return useMemo(() => ({ ...since, wasAway }), [since, wasAway]);
}

interface StoredLastSeen extends LastSeen {
  readonly longAgo: boolean;
}

/** What was last seen by a page that has been closed: its moment is stored in this browser, its view is requested. */
function useStoredLastSeen(
  table: string,
  viewer: Viewer,
  index: number,
  moments: number,
  wanted: boolean,
  pastAt: SessionWithoutChat['pastAt'],
): StoredLastSeen | undefined {
  const [recalled, setRecalled] = useState<{ readonly viewer: Viewer; readonly lastSeen: StoredLastSeen } | undefined>(
    undefined,
  );
  const kept = wanted && viewer !== 'spectator' ? keptTurn(table, viewer) : undefined;
  const moment = kept !== undefined && kept.moment < moments ? kept.moment : undefined;
  const at = kept?.at;
  useEffect(() => {
    if (moment === undefined) return;
    let isCurrent = true;
    Promise.all([pastAt(moment), moment > 0 ? pastAt(moment - 1) : undefined]).then(([past, earlier]) => {
      if (!isCurrent || past === undefined) return;
      const [view, before] = [past, earlier].map((at) => at?.perspectives[index]?.view);
      const longAgo = at !== undefined && Date.now() - at > LONG_ABSENCE;
      setRecalled({ viewer, lastSeen: { moment, view, before, scores: past.scores, longAgo } });
    });
    return () => {
      isCurrent = false;
    };
  }, [moment, at, viewer, index, pastAt]);
  return recalled?.viewer === viewer ? recalled.lastSeen : undefined;
}
