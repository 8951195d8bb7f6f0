import { create } from 'zustand';
import type { Person } from '../../protocol/server.ts';
import { ApiError, api } from '../connection/api.ts';
import { readKept, writeKept } from './kept.ts';

const KEY = 'underbridge.name';

interface MeStore {
  /** Whether the server can be reached. Local play works without it. */
  readonly server: 'unknown' | 'up' | 'down';
  /** The person this browser is signed in as, or its guest. */
  readonly person?: Person;
  /** The name used at tables of this browser. */
  readonly name: string;
  loadPerson(): Promise<boolean>;
  rename(name: string): Promise<void>;
}

function keptName(): string {
  const kept = readKept(KEY);
  return typeof kept === 'string' ? kept : '';
}

export const useMe = create<MeStore>((set, get) => ({
  server: 'unknown',
  name: keptName(),
  /** Loads the person from the server; false if it cannot be reached. */
  async loadPerson() {
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

/** Checks for the server at the start and whenever the network comes back. */
export function watchServer(): void {
  const check = () => useMe.getState().loadPerson();
  check();
  addEventListener('online', check);
  addEventListener('offline', () => useMe.setState({ server: 'down' }));
}
