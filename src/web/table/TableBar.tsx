import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '../look/Badge.tsx';
import { IconButton } from '../look/Button.tsx';
import { Wordmark } from '../look/scenes/Wordmark.tsx';
import { Toolbar } from '../look/Toolbar.tsx';
import { useSay } from '../messages/text.ts';
import { useSettings } from '../store/settings.ts';
import type { TableStore } from '../store/table.ts';
import { useUnread } from './chat/use-unread.ts';
import type { PanelName } from './SidePanel.tsx';

interface TableBarProps {
  readonly title: string;
  readonly rated: boolean;
  readonly looking: boolean;
  readonly toggleHistory: () => void;
  /** Opens a panel; only on narrow screens, where the bar has the buttons for it. */
  readonly openPanel: ((panel: PanelName) => void) | undefined;
  readonly store: TableStore;
  readonly chat: boolean;
  /** Whether the log has unread lines. */
  readonly news: boolean;
  /** Shown where there is room. */
  readonly children?: ReactNode;
}

const NARROW_PANELS = [
  ['players', 'users'],
  ['log', 'scroll'],
  ['score', 'cup'],
  ['chat', 'chat'],
  ['rules', 'book'],
] as const;

/** The bar above a table. */
export function TableBar({
  title,
  rated,
  looking,
  toggleHistory,
  openPanel,
  store,
  chat,
  news,
  children,
}: TableBarProps) {
  const unread = useUnread(store);
  const say = useSay();
  const { sound, change } = useSettings();
  return (
    <header className="bar table-bar">
      <Link href="/" className="bar-home" aria-label={say('nav.home')}>
        <Wordmark />
      </Link>
      <h1 className="table-title">
        {title} {rated && <Badge kind="frost">{say('rated')}</Badge>}
      </h1>
      <Toolbar className="bar-actions" aria-label={say('table.tools')} first=".bar-actions > .button-icon">
        {children}
        <IconButton icon="history" label={say('history.title')} pressed={looking} onClick={toggleHistory} />
        {openPanel &&
          NARROW_PANELS.filter(([panel]) => panel !== 'chat' || chat).map(([panel, icon]) => (
            <span
              key={panel}
              className="bar-panel"
              data-unread={(panel === 'chat' && unread > 0) || (panel === 'log' && news) || undefined}
            >
              <IconButton icon={icon} label={say(`panel.${panel}`)} onClick={() => openPanel(panel)} />
            </span>
          ))}
        {!openPanel && (
          <IconButton
            icon={sound === 'on' ? 'sound' : 'sound-off'}
            label={say('setting.sound')}
            pressed={sound === 'on'}
            onClick={() => change({ sound: sound === 'on' ? 'off' : 'on' })}
          />
        )}
        {!openPanel && (
          <Link href="/settings" className="bar-link">
            {say('nav.settings')}
          </Link>
        )}
      </Toolbar>
    </header>
  );
}
