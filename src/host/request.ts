import type { ClientMessage } from '../protocol/client.ts';
import type { Denial } from './denial.ts';
import type { Host } from './host.ts';
import { answering, send } from './send.ts';
import { type HostedTable, type Listener, sightOf, viewersFor, watcherOf } from './table.ts';

/** What a listener asks of a table. */
export interface Request<M extends ClientMessage = ClientMessage> {
  readonly host: Host;
  readonly listener: Listener;
  readonly table: HostedTable;
  readonly message: M;
}

export type RequestOf<T extends ClientMessage['type']> = Request<Extract<ClientMessage, { type: T }>>;

/** Does what is asked; it is the turn of that table while it does. Gives the reason if it does not. */
export type Handler<T extends ClientMessage['type']> = (request: RequestOf<T>) => Promise<Denial | undefined>;

/** What the listener looks at the table with. */
export function keyOf({ table, listener }: Request): string {
  return watcherOf(table, listener)?.key ?? viewersFor(table.stored, listener.person.id).join();
}

export function sendAccepted(request: Request, shown = sightOf(request.table, keyOf(request)).shown): void {
  const { listener, table, message } = request;
  send(listener, { type: 'accepted', ...answering(message.request), table: table.id, shown });
}
