import type { Time } from '../host/time.ts';
import type { Database } from './store/database/schema.ts';
import { updateLastSeen } from './store/people/people.ts';

/** When people were last seen: collected in memory, and written in batches. */
export interface Seen {
  note(person: string): void;
  write(): Promise<void>;
}

export function makeSeen(db: Database, { now }: Pick<Time, 'now'>): Seen {
  let noted = new Map<string, number>();
  return {
    note(person) {
      noted.set(person, now());
    },
    async write() {
      const people = noted;
      noted = new Map();
      if (people.size === 0) return;
      try {
        await updateLastSeen(db, people);
      } catch (error) {
        // Retried with the next batch; a newer time is kept.
        noted = new Map([...people, ...noted]);
        throw error;
      }
    },
  };
}
