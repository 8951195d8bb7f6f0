import './rail.css';
import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useSay } from '../messages/text.ts';
import type { TableStore } from '../store/table.ts';
import { useUnread } from './chat/use-unread.ts';
import { PANEL_ICONS, type PanelName } from './SidePanel.tsx';

interface TableRailProps {
  readonly open: (panel: PanelName) => void;
  readonly store: TableStore;
  readonly chat: boolean;
  readonly notes: boolean;
  /** The number of new log lines since the viewer's last turn. */
  readonly news: number;
  /** The players, unless the board lists them. */
  readonly children: ReactNode;
}

const LEAVES = ['log', 'score', 'chat', 'notes', 'rules'] as const;

/** The narrow column beside a board that needs the width: players and buttons that open the panels. */
export function TableRail({ open, store, chat, notes, news, children }: TableRailProps) {
  const unread = useUnread(store);
  const say = useSay();
  const counts: Partial<Record<PanelName, number>> = { log: news, chat: unread };
  return (
    <aside className="table-rail" aria-label={say('table.side')}>
      {children && (
        <section className="paper rail-players" aria-label={say('panel.players')}>
          {children}
        </section>
      )}
      <div className="rail-panels">
        {LEAVES.filter((panel) => (panel !== 'chat' || chat) && (panel !== 'notes' || notes)).map((panel) => (
          <button key={panel} type="button" className="rail-panel" onClick={() => open(panel)}>
            <Icon name={PANEL_ICONS[panel]} />
            {say(`panel.${panel}`)}
            {(counts[panel] ?? 0) > 0 && <span className="changed-tag rail-count">{counts[panel]}</span>}
          </button>
        ))}
      </div>
    </aside>
  );
}
