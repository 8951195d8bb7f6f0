import { useCallback, useEffect, useState } from 'react';
import type { WantedRule } from '../rules/RulesPanel.tsx';
import type { PanelName } from './SidePanel.tsx';

export interface Panels {
  readonly panel: PanelName;
  readonly wanted: WantedRule | undefined;
  /** On narrow screens the panels are in a sheet that opens and closes. */
  readonly sheetOpen: boolean;
  /** Lines of chat since somebody last looked at them. */
  readonly unread: number;
  open(panel: PanelName): void;
  openRule(id: string): void;
  closeSheet(): void;
}

/** What stands beside the board. */
export function usePanels(wide: boolean, chatLines: number): Panels {
  const [panel, setPanel] = useState<PanelName>('log');
  const [sheetOpen, setSheetOpen] = useState(false);
  const [wanted, setWanted] = useState<WantedRule | undefined>(undefined);
  const [read, setRead] = useState(chatLines);

  const chatShown = panel === 'chat' && (wide || sheetOpen);
  useEffect(() => {
    if (chatShown) setRead(chatLines);
  }, [chatShown, chatLines]);

  const open = useCallback((name: PanelName) => {
    setPanel(name);
    setSheetOpen(true);
  }, []);
  const openRule = useCallback(
    (id: string) => {
      setWanted((before) => ({ id, number: (before?.number ?? 0) + 1 }));
      open('rules');
    },
    [open],
  );

  return {
    panel,
    wanted,
    sheetOpen,
    unread: Math.max(0, chatLines - read),
    open,
    openRule,
    closeSheet: useCallback(() => setSheetOpen(false), []),
  };
}
