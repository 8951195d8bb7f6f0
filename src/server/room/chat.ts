import type { ChatLine } from '../../protocol/server.ts';
import type { House } from '../house.ts';
import { addChat, chatAfter } from '../store/chat.ts';
import type { ChatRow } from '../store/schema.ts';
import { infoFor } from './info.ts';
import { nameInChat } from './names.ts';
import type { Room, Watcher } from './room.ts';

function lineOf({ id, person, name, text, at }: ChatRow): ChatLine {
  return { id, person, name, text, at };
}

/** Keeps what the person says, and passes it on. To be called in turn. */
export async function say(house: House, room: Room, person: { id: string; name: string }, text: string): Promise<void> {
  const row = await addChat(house.db, {
    table_id: room.id,
    person: person.id,
    name: nameInChat(infoFor(room.stored, room, person.id).seats, person),
    text: text.replace(/\p{Cc}+/gu, ' ').trim(),
    at: Date.now(),
  });
  const missed = await chatAfter(house.db, room.id, room.chatted ?? row.id - 1);
  sendChat(room, missed.length > 0 ? missed : [row]);
}

export function sendChat(room: Room, rows: readonly ChatRow[]): void {
  room.chatted = Math.max(room.chatted ?? 0, ...rows.map(({ id }) => id));
  const message = Buffer.from(JSON.stringify({ type: 'chat', table: room.id, lines: rows.map(lineOf) }));
  for (const { listener } of room.watchers) listener.send(message);
}

/** Sends the newest lines to somebody who comes. To be called in turn. */
export async function sendChatSoFar({ db }: House, room: Room, { listener }: Watcher): Promise<void> {
  if (room.chatted === 0) return;
  const lines = (await chatAfter(db, room.id, 0)).map(lineOf);
  room.chatted = lines.at(-1)?.id ?? 0;
  if (lines.length > 0) listener.send(JSON.stringify({ type: 'chat', table: room.id, lines }));
}
