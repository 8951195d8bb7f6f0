import { useCallback, useState } from 'react';
import type { WantedRule } from '../rules/RulesPanel.tsx';
import type { PanelName } from './SidePanel.tsx';

export interface Panels {
  readonly panel: PanelName;
  readonly wanted: WantedRule | undefined;
  /** On narrow screens the panels are in a sheet that opens and closes. */
  readonly sheetOpen: boolean;
  /** Whether the chat is in sight. */
  readonly chatShown: boolean;
  /** Whether a rule was opened from the board: leaving it leads back there. */
  readonly borrowed: boolean;
  open(panel: PanelName): void;
  openRule(id: string): void;
  /** Puts away the rule that was opened, and goes back to where it was asked for. */
  giveBack(): void;
  closeSheet(): void;
}

/** What stands beside the board. */
export function usePanels(wide: boolean, asked: boolean): Panels {
  const [panel, setPanel] = useState<PanelName>('log');
  const [sheetOpen, setSheetOpen] = useState(false);
  const [wanted, setWanted] = useState<WantedRule | undefined>(undefined);
  const [borrowed, setBorrowed] = useState<{ readonly panel: PanelName; readonly from: Element | null } | undefined>();
  const [wasAsked, setWasAsked] = useState(asked);

  // A turn begins with what has happened; only talking goes on.
  if (wasAsked !== asked) {
    setWasAsked(asked);
    if (asked && panel !== 'chat' && panel !== 'players') setPanel('log');
    if (asked) setBorrowed(undefined);
  }

  const open = useCallback((name: PanelName) => {
    setPanel(name);
    setSheetOpen(true);
    setBorrowed(undefined);
  }, []);
  const openRule = useCallback(
    (id: string) => {
      setWanted((before) => ({ id, number: (before?.number ?? 0) + 1 }));
      const from = document.activeElement;
      setBorrowed((before) => before ?? { panel: panel === 'rules' ? 'log' : panel, from });
      setPanel('rules');
      setSheetOpen(true);
    },
    [panel],
  );
  const giveBack = useCallback(() => {
    if (borrowed === undefined) return;
    setPanel(borrowed.panel);
    setBorrowed(undefined);
    if (borrowed.from instanceof HTMLElement && borrowed.from.isConnected) borrowed.from.focus();
  }, [borrowed]);

  return {
    panel,
    wanted,
    sheetOpen,
    chatShown: panel === 'chat' && (wide || sheetOpen),
    open,
    borrowed: borrowed !== undefined && panel === 'rules',
    openRule,
    giveBack,
    closeSheet: useCallback(() => setSheetOpen(false), []),
  };
}
