import { useEffect } from 'react';
import type { TableInfo } from '../../protocol/server.ts';
import type { TableSession } from '../store/table.ts';

/** Clocks wait until every player has seen what was revealed, so the host is told when this page has shown it. */
export function useShowSeen(
  { clock, clocks }: TableInfo,
  isHeld: boolean,
  session: Pick<TableSession, 'showSeen'>,
): void {
  const isWaiting = clock?.paused === 'show' || clocks?.seats.some(({ paused }) => paused?.includes('show')) === true;
  const { showSeen } = session;
  useEffect(() => {
    if (isWaiting && !isHeld) showSeen();
  }, [isWaiting, isHeld, showSeen]);
}
