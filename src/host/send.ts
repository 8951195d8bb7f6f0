import { encode } from '../protocol/encode.ts';
import type { ServerMessage } from '../protocol/server.ts';
import type { Listener } from './table.ts';

/** The door through which everything leaves that is said to one listener. */
export function send(listener: Listener, message: ServerMessage): void {
  listener.deliver(encode(message));
}

/** The number that an answer carries back, if the request had one. */
export function answering(request: number | undefined): { readonly request?: number } {
  return request === undefined ? {} : { request };
}
