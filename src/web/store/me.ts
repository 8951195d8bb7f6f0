import { create } from 'zustand';
import type { Person } from '../../protocol/server.ts';
import { ApiError, api } from '../connection/api.ts';
import { readKept, writeKept } from './kept.ts';

const KEY = 'underbridge.name';

interface MeStore {
  /** Whether there is a server to talk to; without one everything that needs none still works. */
  readonly server: 'unknown' | 'up' | 'down';
  /** Who the server knows this browser as. */
  readonly person?: Person;
  /** What people are called at tables of this browser. */
  readonly name: string;
  meet(): Promise<boolean>;
  rename(name: string): Promise<void>;
}

function keptName(): string {
  const kept = readKept(KEY);
  return typeof kept === 'string' ? kept : '';
}

export const useMe = create<MeStore>((set, get) => ({
  server: 'unknown',
  name: keptName(),
  /** Asks the server who one is; says whether it is there. */
  async meet() {
    try {
      const person = await api.me();
      set({ server: 'up', person, name: person.name });
      return true;
    } catch (trouble) {
      if (!(trouble instanceof ApiError)) throw trouble;
      set({ server: 'down' });
      return false;
    }
  },
  async rename(name) {
    if (get().server === 'up') {
      const person = await api.rename(name);
      set({ person, name: person.name });
    } else {
      set({ name });
    }
    writeKept(KEY, get().name);
  },
}));

/** Keeps looking for the server while it is away. */
export function followServer(): void {
  const look = () => useMe.getState().meet();
  look();
  addEventListener('online', look);
  addEventListener('offline', () => useMe.setState({ server: 'down' }));
}
