import { useTables, waitsForMe } from './tables.ts';

interface WithBadge {
  setAppBadge?(count: number): Promise<void>;
}

/** The badge of the installed app counts the turns that wait; where there is none, nothing happens. */
export function showBadge(): void {
  useTables.subscribe(({ mine }, before) => {
    if (mine === undefined || mine === before.mine) return;
    (navigator as WithBadge).setAppBadge?.(mine.filter(waitsForMe).length).catch(() => {});
  });
}
