import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Listener, Watcher } from '../../host/table.ts';
import type { Person } from '../../protocol/server.ts';
import type { Room } from '../room/room.ts';
import type { Limits } from '../settings.ts';
import { type Bucket, fullBucket } from './bucket.ts';

/** One WebSocket, with its person and the tables it watches. */
export interface Connection extends Listener {
  person: Person;
  /** The network it comes from. */
  readonly address: string;
  /** Whether it is a program, whose connection ends when its token is revoked. */
  readonly program: boolean;
  /** The hash of the device's secret; undefined for programs. */
  readonly device: string | undefined;
  readonly watching: Map<string, { readonly room: Room; readonly watcher: Watcher }>;
  readonly messages: Bucket;
  readonly hints: Bucket;
  /** Whether a hint for it is in progress. */
  hinting: boolean;
  /** Grows with messages beyond the rate limit and with nonsense; each message within the limit subtracts one. */
  strikes: number;
  isOpen(): boolean;
  /** Nothing more is read from it until it is resumed. */
  pause(): void;
  resume(): void;
  close(code: number, reason: string): void;
  /** Terminates the connection without a closing handshake. */
  cut(): void;
}

export function makeConnection(
  socket: WebSocket,
  wire: Socket,
  person: Person,
  address: string,
  program: boolean,
  device: string | undefined,
  limits: Limits,
  takesAnswersWithChanges = false,
): Connection {
  let corked = false;

  function uncork(): void {
    corked = false;
    wire.uncork();
  }

  return {
    person,
    address,
    program,
    device,
    takesAnswersWithChanges,
    watching: new Map(),
    messages: fullBucket(limits.messages, limits.messageBurst),
    hints: fullBucket(limits.hints / 60, limits.hintBurst),
    hinting: false,
    strikes: 0,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close: (code, reason) => socket.close(code, reason),
    cut: () => socket.terminate(),
    deliver(message) {
      if (socket.readyState !== WebSocket.OPEN) return;
      // Drops clients that do not read, before their backlog fills the memory.
      if (socket.bufferedAmount > limits.waitingBytes) {
        socket.terminate();
        return;
      }
      // Corks the socket for each tick.
      if (!corked) {
        corked = true;
        wire.cork();
        process.nextTick(uncork);
      }
      socket.send(message, { binary: false });
    },
  };
}
