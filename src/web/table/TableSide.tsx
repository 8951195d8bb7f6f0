import type { ReactNode } from 'react';
import type { Score } from '../../kernel/game.ts';
import type { GameEvent } from '../../kernel/tell.ts';
import type { LogLine, TableInfo } from '../../protocol/server.ts';
import type { ScoreRow } from '../board-kit/tabletop.ts';
import { isLocal } from '../connection/connection.ts';
import type { SessionWithoutChat, TableStore } from '../store/table.ts';
import { TableChat } from './chat/TableChat.tsx';
import type { ProposalsNow } from './chat/use-proposals.ts';
import { LogPanel } from './log/LogPanel.tsx';
import type { Since } from './log/since.ts';
import type { Speech } from './log/speech.ts';
import { ScoreSheet } from './result/ScoreSheet.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { Panels } from './use-panels.ts';

interface TableSideProps {
  readonly info: TableInfo;
  readonly store: TableStore;
  readonly session: SessionWithoutChat;
  readonly panels: Panels;
  readonly lines: readonly LogLine[];
  readonly scores: readonly Score[];
  readonly rows: readonly ScoreRow[] | undefined;
  readonly wins: string | undefined;
  readonly speech: Speech;
  /** The players, if there is no room for them elsewhere. */
  readonly players?: ReactNode;
  readonly since: Since;
  readonly proposals: ProposalsNow;
  readonly replay: () => void;
  readonly point: (events: readonly GameEvent[]) => void;
  /** What the viewer has written for themselves, unless they only watch. */
  readonly notes: ((lookAt: (moment: number) => void) => ReactNode) | undefined;
}

/** The log, score, rules and chat, one at a time. */
export function TableSide(props: TableSideProps) {
  const {
    info,
    store,
    session,
    panels,
    lines,
    scores,
    rows,
    wins,
    speech,
    players,
    since,
    proposals,
    replay,
    point,
    notes,
  } = props;
  const lookAt = (moment: number) => {
    panels.closeSheet();
    session.lookAt(moment);
  };
  return (
    <SidePanel
      game={info.game}
      open={panels.panel}
      setOpen={panels.open}
      store={store}
      wanted={panels.wanted}
      panels={{
        ...(players !== undefined && { players }),
        log: (
          <LogPanel
            lines={lines}
            speech={speech}
            lookingAt={session.lookingAt}
            lookAt={lookAt}
            older={session.olderLines ? session.fetchOlderLines : undefined}
            news={since.told[0]}
            replay={() => {
              panels.closeSheet();
              replay();
            }}
            point={point}
          />
        ),
        score: <ScoreSheet scores={scores} rows={rows} wins={wins} speech={speech} openRule={panels.openRule} />,
        ...(notes && { notes: notes(lookAt) }),
        ...(!isLocal(info.table) && {
          chat: <TableChat info={info} store={store} proposals={{ speak: speech.say, period: proposals.period }} />,
        }),
      }}
    />
  );
}
