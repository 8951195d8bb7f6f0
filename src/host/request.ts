import type { ClientMessage } from '../protocol/client.ts';
import type { Denial } from './denial.ts';
import type { Host } from './host.ts';
import type { Entered } from './match/enter.ts';
import { answering, send } from './send.ts';
import { type HostedTable, keyFor, type Listener, lastSentTo, viewersFor, watcherOf } from './table.ts';

/** A request of a listener to a table. */
export interface Request<M extends ClientMessage = ClientMessage> {
  readonly host: Host;
  readonly listener: Listener;
  readonly table: HostedTable;
  readonly message: M;
}

export type RequestOf<T extends ClientMessage['type']> = Request<Extract<ClientMessage, { type: T }>>;

/** Handles the request while the table's lock is held. Returns a denial if it is refused. */
export type Handler<T extends ClientMessage['type']> = (request: RequestOf<T>) => Promise<Denial | undefined>;

/** The key of the listener's view of the table. */
function keyOf({ table, listener }: Request): string {
  return watcherOf(table, listener)?.key ?? keyFor(viewersFor(table.stored, listener.person.id), false);
}

/** Lets the change that the request has caused answer it, if the listener understands that; else answers at once. */
export function acceptEntered(request: Request, { answeredWith, revisionFor }: Entered): void {
  const { listener, message } = request;
  const isWithChange =
    listener.takesAnswersWithChanges === true &&
    message.request !== undefined &&
    answeredWith(listener, message.request);
  if (!isWithChange) sendAccepted(request, revisionFor(keyOf(request)));
}

export function sendAccepted(request: Request, revision = lastSentTo(request.table, keyOf(request)).revision): void {
  const { listener, table, message } = request;
  send(listener, { type: 'accepted', ...answering(message.request), table: table.id, revision });
}
