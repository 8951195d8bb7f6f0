import type { Denial } from '../../host/denial.ts';
import type { Request } from '../../host/request.ts';
import type { ClientMessage } from '../../protocol/client.ts';
import type { Room } from '../room/room.ts';
import type { Server } from '../server.ts';
import type { Connection } from './connection.ts';

/** A request of a connection to a table. */
export interface ServerRequest<M extends ClientMessage = ClientMessage> {
  readonly server: Server;
  readonly connection: Connection;
  readonly room: Room;
  readonly message: M;
}

type ServerRequestOf<T extends ClientMessage['type']> = ServerRequest<Extract<ClientMessage, { type: T }>>;

/** Handles the request while the table's lock is held. Returns a denial if it is refused. */
export type ServerHandler<T extends ClientMessage['type']> = (
  request: ServerRequestOf<T>,
) => Promise<Denial | undefined>;

/** The request as the host's handlers take it. */
export function hosted<M extends ClientMessage>({ server, connection, room, message }: ServerRequest<M>): Request<M> {
  return { host: server, listener: connection, table: room, message };
}
