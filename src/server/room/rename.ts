import { withLock } from '../../host/lock.ts';
import { sendNewsSoon } from '../../host/watchers/news.ts';
import { publicly } from '../people/publicly.ts';
import type { Server } from '../server.ts';
import { personById } from '../store/people/people.ts';
import type { PersonRow } from '../store/people/schema.ts';
import type { Room } from './room.ts';

/**
 * Changes the person's name and house mark, and what they are called for, on all connections and at all tables in memory, without
 * reading tables again. News is batched, so that several renames in a row are sent as one.
 */
export function renameHere(server: Server, person: PersonRow): void {
  const { connections, rooms, log } = server;
  const { id, name, mark = null } = person;
  for (const connection of connections) if (connection.person.id === id) connection.person = publicly(person);
  for (const room of rooms.open.values()) {
    if (!isSeated(room, id)) continue;
    // With the lock, because a read in progress may still return the old name.
    withLock(room.lock, async () => {
      const seats = room.stored.seats.map((seat) =>
        seat.person === id ? { ...seat, name, mark, calls: person.calls ?? 0 } : seat,
      );
      room.stored = { ...room.stored, seats };
      sendNewsSoon(server, room);
    }).catch((err) => log.error({ table: room.id, err }, 'a table did not learn a name'));
  }
}

/** Reads names that other processes have stored. Renames of a person that arrive during a read share the next one. */
export function makeNameLearner(server: () => Server): (person: string) => void {
  const reading = new Map<string, { again: boolean }>();

  async function learn(person: string): Promise<void> {
    const under = { again: false };
    reading.set(person, under);
    try {
      do {
        under.again = false;
        const row = await personById(server().db, person);
        if (row !== undefined) renameHere(server(), row);
      } while (under.again);
    } catch (err) {
      server().log.error({ err }, 'a name could not be learned');
    } finally {
      reading.delete(person);
    }
  }

  return (person) => {
    const under = reading.get(person);
    if (under !== undefined) under.again = true;
    else if (isKnownHere(server(), person)) void learn(person);
  };
}

function isKnownHere({ connections, rooms }: Server, id: string): boolean {
  for (const { person } of connections) if (person.id === id) return true;
  for (const room of rooms.open.values()) if (isSeated(room, id)) return true;
  return false;
}

function isSeated({ stored }: Room, id: string): boolean {
  return stored.seats.some(({ person }) => person === id);
}
