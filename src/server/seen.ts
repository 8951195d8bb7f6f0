import { sawPeople } from './store/people.ts';
import type { Database } from './store/schema.ts';

/** When people were last here: noted at once, written from time to time and all together. */
export interface Seen {
  note(person: string): void;
  write(): Promise<void>;
}

export function makeSeen(db: Database): Seen {
  let noted = new Map<string, number>();
  return {
    note(person) {
      noted.set(person, Date.now());
    },
    async write() {
      const people = noted;
      noted = new Map();
      if (people.size === 0) return;
      try {
        await sawPeople(db, people);
      } catch (error) {
        // Kept for the next time, unless they were seen again meanwhile.
        noted = new Map([...people, ...noted]);
        throw error;
      }
    },
  };
}
