import type { ClientMessage } from '../../protocol/client.ts';
import type { ServerMessage } from '../../protocol/server.ts';

/** The state of the connection to the server or to the local host. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost';

type Unnumbered<T> = T extends unknown ? Omit<T, 'request'> : never;

/** A request about a table. The connection adds the number by which the answer is recognised. */
export type ClientRequest = Unnumbered<Exclude<ClientMessage, { type: 'watch' | 'leave' }>>;

/** Plays tables over the network, or with a worker in this browser. */
export interface Connection {
  /** Delivers every message about the table, beginning with its whole state, until the returned function is called. */
  follow(table: string, receive: (message: ServerMessage) => void): () => void;
  /** Sends the request, and again after every reconnection, until it is answered. */
  ask(request: ClientRequest): Promise<ServerMessage>;
  /** From now on what follows from a view by the game's rules of that version need not be sent for this table. */
  hasRules(table: string, version: number): void;
  /** Asks for the whole state of a followed table again. */
  refresh(table: string): void;
  /** Reports the status now and whenever it changes. Returns what unsubscribes. */
  onStatus(listener: (line: ConnectionStatus) => void): () => void;
}

/** The server never gives an id with this prefix, so a table of this browser is known by its id. */
const LOCAL_PREFIX = 'here-';

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL_PREFIX);
}

export function localId(random: string): string {
  return `${LOCAL_PREFIX}${random}`;
}
