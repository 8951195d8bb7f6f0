import { create } from 'zustand';
import { readKept, writeKept } from '../../store/kept.ts';
import { useSettings } from '../../store/settings.ts';

const KEY = 'underbridge.silenced';
/** Older tables are forgotten. */
const MOST = 20;

interface SilencedStore {
  /** The tables at which this browser makes no sounds. */
  readonly tables: readonly string[];
  silence(table: string, silent: boolean): void;
}

function keptTables(): readonly string[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}

export const useSilenced = create<SilencedStore>((set, get) => ({
  tables: keptTables(),
  silence(table, silent) {
    const others = get().tables.filter((each) => each !== table);
    const tables = silent ? [...others, table].slice(-MOST) : others;
    set({ tables });
    writeKept(KEY, tables);
  },
}));

/** Whether sounds are heard at that table. */
export function useSoundsAt(table: string): boolean {
  const on = useSettings((settings) => settings.sound === 'on');
  const silent = useSilenced(({ tables }) => tables.includes(table));
  return on && !silent;
}
