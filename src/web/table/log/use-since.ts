import { useEffect, useMemo, useState } from 'react';
import type { Viewer } from '../../../kernel/game.ts';
import type { LogLine } from '../../../protocol/server.ts';
import type { Tabletop } from '../../board-kit/tabletop.ts';
import type { MatchState } from '../../connection/table-state.ts';
import type { SessionWithoutChat } from '../../store/table.ts';
import { keepTurn, keptTurn } from './kept-turns.ts';
import { type Memories, type Memory, NOTHING_SINCE, remember, type Since, sinceThen } from './since.ts';

interface Watched {
  readonly table: string;
  readonly tabletop: Tabletop;
  readonly match: MatchState;
  readonly session: SessionWithoutChat;
  /** Who looks, and what they have heard. */
  readonly viewer: Viewer;
  readonly index: number;
  readonly lines: readonly LogLine[];
}

/** In milliseconds: who was away for as long does not just load the page again. */
const LONG = 10 * 60_000;

export interface SinceTurn extends Since {
  /** Whether the viewer has come back to a match that went on without them: after long, or with a bot in their place. */
  readonly wasAway: boolean;
}

/** While what has happened is still being shown, nothing is told of it. */
export const NOTHING_YET: SinceTurn = { ...NOTHING_SINCE, wasAway: false };

/** What has happened since the viewer's last turn, until they act. */
export function useSince({ table, tabletop, match, session, viewer, index, lines }: Watched): SinceTurn {
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
  const since = useMemo(
    () =>
      known === undefined || viewer === 'spectator' || lookingAt !== undefined
        ? NOTHING_SINCE
        : sinceThen(tabletop, known, { viewer, view, scores: match.scores, lines }),
    [tabletop, known, viewer, view, match.scores, lines, lookingAt],
  );
  const isBack = memory === undefined && recalled !== undefined;
  const wasAway = isBack && (recalled.longAgo || since.standIn.length > 0);
  return useMemo(() => ({ ...since, wasAway }), [since, wasAway]);
}

interface Recalled extends Memory {
  readonly longAgo: boolean;
}

/** What was left by a page that has been closed meanwhile: the moment is kept here, how the match stood then is asked for. */
function useRecalled(
  table: string,
  viewer: Viewer,
  index: number,
  moments: number,
  wanted: boolean,
  pastAt: SessionWithoutChat['pastAt'],
): Recalled | undefined {
  const [recalled, setRecalled] = useState<{ readonly viewer: Viewer; readonly memory: Recalled } | undefined>(
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
      const longAgo = at !== undefined && Date.now() - at > LONG;
      setRecalled({ viewer, memory: { moment, view, before, scores: past.scores, longAgo } });
    });
    return () => {
      isCurrent = false;
    };
  }, [moment, at, viewer, index, pastAt]);
  return recalled?.viewer === viewer ? recalled.memory : undefined;
}
