import type { SeatInfo } from '../../protocol/server.ts';

/** Whether the reader can sit down there: nobody sits there, and it is kept for nobody else. */
export function isFreeSeat({ holder, kept }: Pick<SeatInfo, 'holder' | 'kept'>): boolean {
  return holder === 'nobody' && (kept === undefined || kept.mine === true);
}
