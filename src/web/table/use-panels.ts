import { useCallback, useState } from 'react';
import type { WantedRule } from '../rules/RulesPanel.tsx';
import type { PanelName } from './SidePanel.tsx';

export interface Panels {
  readonly panel: PanelName;
  readonly wanted: WantedRule | undefined;
  /** Whether the sheet with the panels is open, on narrow screens. */
  readonly sheetOpen: boolean;
  /** Whether the chat is visible. */
  readonly chatShown: boolean;
  /** Whether a rule was opened from the board, so that closing it returns there. */
  readonly ruleFromBoard: boolean;
  open(panel: PanelName): void;
  openRule(id: string): void;
  /** Closes the rule and returns the focus to where it was opened. */
  closeRule(): void;
  closeSheet(): void;
}

/** What is read or written on, whoever's turn it is. */
const STAYS: ReadonlySet<PanelName> = new Set(['chat', 'players', 'notes']);

/** The state of the panels. */
export function usePanels(wide: boolean, asked: boolean): Panels {
  const [panel, setPanel] = useState<PanelName>('log');
  const [sheetOpen, setSheetOpen] = useState(false);
  const [wanted, setWanted] = useState<WantedRule | undefined>(undefined);
  const [ruleFromBoard, setRuleFromBoard] = useState<
    { readonly panel: PanelName; readonly from: Element | null } | undefined
  >();
  const [wasAsked, setWasAsked] = useState(asked);

  // A new turn shows the log, unless the chat, the players or one's own notes are open.
  if (wasAsked !== asked) {
    setWasAsked(asked);
    if (asked && !STAYS.has(panel)) setPanel('log');
    if (asked) setRuleFromBoard(undefined);
  }

  const open = useCallback((name: PanelName) => {
    setPanel(name);
    setSheetOpen(true);
    setRuleFromBoard(undefined);
  }, []);
  const openRule = useCallback(
    (id: string) => {
      setWanted((before) => ({ id, number: (before?.number ?? 0) + 1 }));
      const from = document.activeElement;
      setRuleFromBoard((before) => before ?? { panel: panel === 'rules' ? 'log' : panel, from });
      setPanel('rules');
      setSheetOpen(true);
    },
    [panel],
  );
  const closeRule = useCallback(() => {
    if (ruleFromBoard === undefined) return;
    setPanel(ruleFromBoard.panel);
    setRuleFromBoard(undefined);
    if (ruleFromBoard.from instanceof HTMLElement && ruleFromBoard.from.isConnected) ruleFromBoard.from.focus();
  }, [ruleFromBoard]);

  return {
    panel,
    wanted,
    sheetOpen,
    chatShown: panel === 'chat' && (wide || sheetOpen),
    open,
    ruleFromBoard: ruleFromBoard !== undefined && panel === 'rules',
    openRule,
    closeRule,
    closeSheet: useCallback(() => setSheetOpen(false), []),
  };
}
