import { create } from 'zustand';
import type { Person } from '../../protocol/server.ts';
import { ApiError, api } from '../connection/api.ts';
import { readKept, writeKept } from './kept.ts';

const KEY = 'underbridge.name';
const MARK_KEY = 'underbridge.mark';

interface MeStore {
  /** Whether the server can be reached. Local play works without it. */
  readonly server: 'unknown' | 'up' | 'down';
  /** The person this browser is signed in as, or its guest. */
  readonly person?: Person;
  /** The name used at tables of this browser. */
  readonly name: string;
  /** The house mark; undefined until the server has been reached once. */
  readonly mark: string | undefined;
  loadPerson(): Promise<boolean>;
  rename(name: string): Promise<void>;
  /** Chooses a house mark; null for the one that is cut from the name. */
  chooseMark(mark: string | null): Promise<void>;
}

function keptText(key: string): string | undefined {
  const kept = readKept(key);
  return typeof kept === 'string' ? kept : undefined;
}

/** What is known of a person, and kept for times without a server. */
function known(person: Person): Pick<MeStore, 'person' | 'name' | 'mark'> {
  if (person.mark !== keptText(MARK_KEY)) writeKept(MARK_KEY, person.mark);
  return { person, name: person.name, mark: person.mark };
}

export const useMe = create<MeStore>((set, get) => ({
  server: 'unknown',
  name: keptText(KEY) ?? '',
  mark: keptText(MARK_KEY),
  /** Loads the person from the server; false if it cannot be reached. */
  async loadPerson() {
    try {
      const person = await api.me();
      set({ server: 'up', ...known(person) });
      return true;
    } catch (trouble) {
      if (!(trouble instanceof ApiError)) throw trouble;
      set({ server: 'down' });
      return false;
    }
  },
  async rename(name) {
    if (get().server === 'up') {
      set(known(await api.rename(name)));
    } else {
      set({ name });
    }
    writeKept(KEY, get().name);
  },
  async chooseMark(mark) {
    set(known(await api.chooseMark(mark)));
  },
}));

/** In milliseconds: how often a page that is seen asks what hosts have to say. */
const EVERY = 5 * 60_000;

/** Checks for the server at the start, whenever the network comes back, and now and then. */
export function watchServer(): void {
  const check = () => useMe.getState().loadPerson();
  check();
  addEventListener('online', check);
  setInterval(() => {
    if (document.visibilityState === 'visible') check();
  }, EVERY);
  addEventListener('offline', () => useMe.setState({ server: 'down' }));
}
