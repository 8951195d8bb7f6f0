import { seatsHeldBy } from '../../host/table.ts';
import type { Server } from '../server.ts';
import type { Room } from './room.ts';

/** Whether the person watches the table, through this process or another. */
export function isPresent(room: Room, person: string): boolean {
  if (isPresentHere(room, person)) return true;
  for (const { seated } of room.elsewhere.values()) if (seated.has(person)) return true;
  return false;
}

export function isPresentHere({ watchers }: Room, person: string): boolean {
  for (const { listener } of watchers) if (listener.person.id === person) return true;
  return false;
}

function spectatorsHere({ watchers }: Room): number {
  const people = new Set<string>();
  for (const { listener, viewers } of watchers) if (viewers.includes('spectator')) people.add(listener.person.id);
  return people.size;
}

export function countSpectators(room: Room): number {
  return [...room.elsewhere.values()].reduce((sum, { spectators }) => sum + spectators, spectatorsHere(room));
}

/** Publishes who watches the table through this process. */
export function publishPresence({ bus, node }: Server, room: Room): void {
  const seated = new Set<string>();
  for (const { listener } of room.watchers) {
    if (seatsHeldBy(room.stored, listener.person.id).length > 0) seated.add(listener.person.id);
  }
  bus.publish({ about: 'here', node, table: room.id, seated: [...seated], spectators: spectatorsHere(room) });
}

/** Since when the person has been away; undefined while present. */
export function awaySince(room: Room, person: string, lastSeen: number): number | undefined {
  return isPresent(room, person) ? undefined : (room.left.get(person) ?? lastSeen);
}
