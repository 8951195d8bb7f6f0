import { callsFor, NEWS_DELAY } from '../../host/calls.ts';
import { nameInChat } from '../../host/names.ts';
import { send } from '../../host/send.ts';
import type { Watcher } from '../../host/table.ts';
import { infoAt } from '../../host/watchers/info.ts';
import type { Proposed } from '../../kernel/proposals.ts';
import { asBytes, encode } from '../../protocol/encode.ts';
import { cutMark } from '../../protocol/house-mark.ts';
import { A_BOT, type ChatLine, type Person } from '../../protocol/server.ts';
import type { Server } from '../server.ts';
import { callInsertion } from '../store/calls/calls.ts';
import { addChat, chatAfter, dropOldWords, newestChat, type SaidRow } from '../store/tables/chat.ts';
import type { Room } from './room.ts';

function lineOf({ id, person, name, text, at, proposed, mark }: SaidRow): ChatLine {
  const said = { id, person, name, mark: mark ?? cutMark(name), text, at };
  return proposed === null ? said : { ...said, proposed: JSON.parse(proposed) as Proposed };
}

/** The content of a chat line: text, a proposal, or both. */
interface Said {
  readonly text?: string | undefined;
  readonly proposed?: Proposed | undefined;
}

/** Stores a chat line and sends it to the watchers. The caller holds the table's lock. */
export async function addLine(
  { db, now }: Server,
  room: Room,
  person: Person,
  { text = '', proposed }: Said,
): Promise<void> {
  const row = await addChat(db, {
    table_id: room.id,
    person: person.id,
    name: nameInChat(infoAt(room, person.id).seats, person),
    text: text.replace(/\p{Cc}+/gu, ' ').trim(),
    at: now(),
    proposed: proposed === undefined ? null : JSON.stringify(proposed),
  });
  await callToChat(db, room, person.id, row.at);
  const missed = await chatAfter(db, room.id, room.chatted ?? row.id - 1);
  sendChat(room, missed.length > 0 ? missed : [{ ...row, mark: person.mark }]);
}

/** A bot makes a proposal. Nobody is called for that. The caller holds the table's lock. */
export async function addBotLine({ db, now }: Server, room: Room, proposed: Proposed): Promise<void> {
  const row = await addChat(db, {
    table_id: room.id,
    person: A_BOT,
    name: infoAt(room, A_BOT).seats[proposed.seat]?.name ?? '',
    text: '',
    at: now(),
    proposed: JSON.stringify(proposed),
  });
  await dropOldWords(db, room.id, row.id);
  const missed = await chatAfter(db, room.id, room.chatted ?? row.id - 1);
  sendChat(room, missed.length > 0 ? missed : [{ ...row, mark: null }]);
}

/** In milliseconds: the least time between two calls to the chat of one table. */
const CHAT_CALLS = 10 * 60_000;

/** Calls the other players who want calls about chat. */
async function callToChat(db: Server['db'], { id, stored }: Room, author: string, at: number): Promise<void> {
  const others = stored.seats.filter(({ person }) => person !== author);
  const turn = Math.floor(at / CHAT_CALLS);
  const calls = callsFor(others, 'chat', { table_id: id, turn, made: at, due: at + NEWS_DELAY });
  if (calls.length > 0) await callInsertion(db, calls).execute();
}

function sendChat(room: Room, rows: readonly SaidRow[]): void {
  room.chatted = Math.max(room.chatted ?? 0, ...rows.map(({ id }) => id));
  const message = asBytes(encode({ type: 'chat', table: room.id, lines: rows.map(lineOf) }));
  for (const { listener } of room.watchers) listener.deliver(message);
}

/** Sends the newest lines to a new watcher. The caller holds the table's lock. */
export async function sendChatSoFar({ db }: Server, room: Room, { listener }: Watcher): Promise<void> {
  if (room.chatted === 0) return;
  const lines = (await chatAfter(db, room.id, 0)).map(lineOf);
  room.chatted = lines.at(-1)?.id ?? 0;
  if (lines.length > 0) send(listener, { type: 'chat', table: room.id, lines });
}

/** A database that has lost lines reuses their ids, and the new lines must be sent, too. The caller holds the table's lock. */
export async function forgetLostChat({ db }: Server, room: Room): Promise<void> {
  if (room.chatted !== undefined) room.chatted = Math.min(room.chatted, await newestChat(db, room.id));
}

/** Sends the lines stored by other processes. The caller holds the table's lock. */
export async function catchUpChat({ db }: Server, room: Room): Promise<void> {
  if (room.chatted === undefined) return;
  const lines = await chatAfter(db, room.id, room.chatted);
  if (lines.length === 0) return;
  sendChat(room, lines);
  if (lines.some(({ person, proposed }) => person !== A_BOT && proposed !== null)) room.heard++;
}
