import type { ClientMessage } from '../../protocol/client.ts';
import type { Denial } from '../denial.ts';
import type { House } from '../house.ts';
import type { Room } from '../room/room.ts';
import type { Connection } from './connection.ts';

/** What was said, by whom, and about which table. */
export interface Said<M extends ClientMessage = ClientMessage> {
  readonly house: House;
  readonly connection: Connection;
  readonly room: Room;
  readonly message: M;
}

export type SaidOf<T extends ClientMessage['type']> = Said<Extract<ClientMessage, { type: T }>>;

/** Does what was said; it is the turn of that table while it does. Gives the reason if it does not. */
export type Handler<T extends ClientMessage['type']> = (said: SaidOf<T>) => Promise<Denial | undefined>;

export function sendAccepted({ connection, room, message }: Said, sequence = room.live?.sequence ?? 0): void {
  const { request } = message;
  const numbered = request === undefined ? '' : `"request":${request},`;
  connection.send(`{"type":"accepted",${numbered}"table":"${room.id}","sequence":${sequence}}`);
}
