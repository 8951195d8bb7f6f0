import type { ClientMessage } from '../../protocol/client.ts';
import type { ServerMessage } from '../../protocol/server.ts';

/** How the line to whoever runs the table stands. */
export type Line = 'connecting' | 'open' | 'lost';

type WithoutNumber<T> = T extends unknown ? Omit<T, 'request'> : never;

/** Something a player wants of a table; the connection numbers it and brings the answer with that number. */
export type Wish = WithoutNumber<Exclude<ClientMessage, { type: 'watch' | 'leave' }>>;

/** A way to play: over the network with the server, or with a worker in this very browser. */
export interface Connection {
  /** Brings everything that is said about the table, from its whole state on, until the returned function is called. */
  follow(table: string, hear: (message: ServerMessage) => void): () => void;
  /** Sends the wish, again after every break of the line, until it is answered. */
  ask(wish: Wish): Promise<ServerMessage>;
  /** Wants the whole state of a followed table again. */
  refresh(table: string): void;
  /** Tells how the line stands, now and whenever that changes. */
  onLine(tell: (line: Line) => void): () => void;
}

/** Tables that live in this browser only have names that no server gives. */
const LOCAL_PREFIX = 'here-';

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL_PREFIX);
}

export function localName(random: string): string {
  return `${LOCAL_PREFIX}${random}`;
}
