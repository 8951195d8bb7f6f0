import './side-panel.css';
import { lazy, type ReactNode, Suspense } from 'react';
import { Tabs } from '../look/Tabs.tsx';
import { useSay } from '../messages/text.ts';
import type { WantedRule } from '../rules/RulesPanel.tsx';
import type { TableStore } from '../store/table.ts';
import { useUnread } from './chat/use-unread.ts';

const RulesPanel = lazy(async () => ({ default: (await import('../rules/RulesPanel.tsx')).RulesPanel }));

const PANELS = ['players', 'log', 'score', 'chat', 'notes', 'rules'] as const;
export type PanelName = (typeof PANELS)[number];

export const PANEL_ICONS = {
  players: 'users',
  log: 'scroll',
  score: 'cup',
  chat: 'chat',
  notes: 'quill',
  rules: 'book',
} as const;

interface SidePanelProps {
  readonly game: string;
  readonly panels: Readonly<Partial<Record<PanelName, ReactNode>>>;
  readonly open: PanelName;
  readonly setOpen: (panel: PanelName) => void;
  readonly store: TableStore;
  readonly wanted: WantedRule | undefined;
}

/** The panels beside the board, one tab at a time. */
export function SidePanel({ game, panels, open, setOpen, store, wanted }: SidePanelProps) {
  const unread = useUnread(store);
  const say = useSay();
  const names = PANELS.filter((name) => name === 'rules' || panels[name] !== undefined);
  const shown = names.includes(open) ? open : 'log';
  return (
    <div className="side-panel paper">
      <Tabs
        label={say('table.side')}
        tabs={names.map((id) => ({
          id,
          label: say(`panel.${id}`),
          icon: PANEL_ICONS[id],
          ...(id === 'chat' && unread > 0 && { count: unread }),
        }))}
        value={shown}
        onChange={setOpen}
      >
        {shown === 'rules' ? (
          <Suspense fallback={<p className="log-nothing">{say('loading')}</p>}>
            <RulesPanel game={game} wanted={wanted} />
          </Suspense>
        ) : (
          panels[shown]
        )}
      </Tabs>
    </div>
  );
}
