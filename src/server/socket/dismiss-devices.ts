import type { Server } from '../server.ts';
import { knownAmong } from '../store/people/devices.ts';
import type { Connection } from './connection.ts';

const POLICY_VIOLATION = 1008;

/** Closes the connections of devices that have been signed out, or are another person's now, here or through another process. */
export async function dismissEnded(
  { db, connections: all }: Server,
  connections: Iterable<Connection> = all,
): Promise<void> {
  const devices = new Set([...connections].flatMap(({ device }) => device ?? []));
  const known = await knownAmong(db, [...devices]);
  for (const connection of connections) {
    const { device, person } = connection;
    // Connections opened during the query are checked by their own call.
    if (device !== undefined && devices.has(device) && known.get(device) !== person.id) {
      connection.close(POLICY_VIOLATION, 'this device was sent away');
    }
  }
}
