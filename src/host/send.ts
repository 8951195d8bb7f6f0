import { encode } from '../protocol/encode.ts';
import type { ServerMessage } from '../protocol/server.ts';
import type { Listener } from './table.ts';

/** Encodes a message for one listener and delivers it. */
export function send(listener: Listener, message: ServerMessage): void {
  listener.deliver(encode(message));
}

/** The request id that an answer carries, if the request had one. */
export function answering(request: number | undefined): { readonly request?: number } {
  return request === undefined ? {} : { request };
}
