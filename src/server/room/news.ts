import { deny, words } from '../denial.ts';
import { infoFor } from './info.ts';
import { type Room, seatsHeldBy, viewersFor, type Watcher } from './room.ts';
import { sendState } from './show.ts';

/** News are told together, so that neither a crowd at a table nor a fast match floods it. */
const NEWS_DELAY = 100;

export function sendInfo(room: Room, { listener }: Watcher, request?: number): void {
  const info = infoFor(room.stored, room, listener.person.id);
  listener.send(JSON.stringify({ type: 'table', ...(request !== undefined && { request }), info }));
}

/** Tells everybody at the table about it; those who do not sit there are told the same. */
export function sendNews(room: Room): void {
  const { stored } = room;
  let forOthers: Buffer | undefined;
  for (const watcher of room.watchers) {
    const { id } = watcher.listener.person;
    if (id === stored.row.host || seatsHeldBy(stored, id).length > 0) sendInfo(room, watcher);
    else {
      forOthers ??= Buffer.from(JSON.stringify({ type: 'table', info: infoFor(stored, room, id) }));
      watcher.listener.send(forOthers);
    }
  }
}

export function sendNewsSoon(room: Room): void {
  if (room.newsDue || room.watchers.size === 0) return;
  room.newsDue = true;
  setTimeout(() => {
    room.newsDue = false;
    sendNews(room);
  }, NEWS_DELAY);
}

/** Whoever has taken or left a seat sees the match with other eyes from now on; says whether anybody has. */
export function renewViewers(room: Room): boolean {
  let renewed = false;
  for (const watcher of room.watchers) {
    const viewers = viewersFor(room.stored, watcher.listener.person.id);
    const key = viewers.join();
    if (key === watcher.key) continue;
    renewed = true;
    watcher.viewers = viewers;
    watcher.key = key;
    if (room.live !== undefined) sendState(room, room.live, watcher);
  }
  return renewed;
}

/** Tells everybody there that the table has been cleared away. */
export function sendGone(room: Room): void {
  const denial = deny('unknown-table', 'refused.unknown-table');
  const { denied: code, refusal } = denial;
  const message = JSON.stringify({ type: 'refused', table: room.id, code, refusal, message: words(denial) });
  for (const { listener } of room.watchers) listener.send(message);
}
