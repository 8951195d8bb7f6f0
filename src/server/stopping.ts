import { REAL_TIME, wait } from '../host/time.ts';
import { nodesAlive } from './processes.ts';
import type { Server } from './server.ts';
import type { Settings } from './settings.ts';

/** The code of the WebSocket protocol for a server that stops: clients come back at once, at another process if there is one. */
export const SERVICE_RESTART = 1012;
/** In milliseconds: how long clients get to answer the closing handshake. */
const CLOSE_TIMEOUT = 2_000;
/** In milliseconds: how long a process that was asked to stop gets for everything else. */
const LAST_THINGS = 3_000;

/** In milliseconds: after that time the process exits in any case. Other processes take over what is left. */
export function longestStop({ spread }: Settings): number {
  return spread + LAST_THINGS;
}

/** In milliseconds: over how long connections are closed. Without another process it is pointless to wait. */
export async function spreadOf({ db, kind, log, settings }: Server): Promise<number> {
  if (kind === 'sqlite') return 0;
  try {
    return (await nodesAlive(db)).length > 1 ? settings.spread : 0;
  } catch (err) {
    log.warn({ err }, 'it is not known whether other processes are alive');
    return 0;
  }
}

/** Closes all connections one by one, in that time. */
export async function closeConnections({ connections }: Server, spread: number): Promise<void> {
  const all = [...connections];
  for (const [index, connection] of all.entries()) {
    if (index > 0 && spread > 0) await wait(REAL_TIME, spread / all.length);
    connection.close(SERVICE_RESTART, 'the server stops');
    if (connections.size === 0) return;
  }
}

/** Cuts the connections of clients that do not answer. Returns a function that cancels it. */
export function cutSoon({ connections }: Server, cutOthers: () => void): () => void {
  return REAL_TIME.after(CLOSE_TIMEOUT, () => {
    for (const connection of connections) connection.cut();
    cutOthers();
  });
}
