import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { byUrgency } from '../home/order.ts';
import { useTables, waitsForMe } from '../store/tables.ts';
import { useLetterKey } from './use-letter-key.ts';

/** `G` and then `T` leads to the table that waits for the viewer most urgently, and from there to the next; else to the home page. */
export function useJumpToTurn(): void {
  const [here, navigate] = useLocation();
  const jump = useCallback(async () => {
    await useTables.getState().refreshMine();
    const waiting = (useTables.getState().mine ?? []).filter(waitsForMe).sort(byUrgency);
    const next = waiting.find(({ table }) => !here.endsWith(`/${table}`)) ?? waiting[0];
    navigate(next === undefined ? '/' : `/table/${next.table}`);
  }, [here, navigate]);
  useLetterKey('t', 'after-g', jump);
}
