import type { Refused } from '../../kernel/refusal.ts';
import type { House } from '../house.ts';
import { type Done, follow, forgetSettled, type LiveMatch } from '../match/live.ts';
import { writeOut } from '../match/told.ts';
import { chatAfter } from '../store/chat.ts';
import { logFrom } from '../store/log.ts';
import type { LogRow } from '../store/schema.ts';
import { tableNamed } from '../store/tables.ts';
import { sendLetters, writeChange } from './change.ts';
import { sendChat } from './chat.ts';
import { renewViewers, sendGone, sendNews, sendNewsSoon } from './news.ts';
import { announce } from './presence.ts';
import type { Room } from './room.ts';
import { liveOf } from './rooms.ts';
import { sendStates } from './show.ts';

/** Plays what another process has added to the log, and shows it. To be called in turn. */
export async function catchUp(house: House, room: Room): Promise<void> {
  const { live } = room;
  if (live === undefined) return readAgain(house, room);
  for (const row of await logFrom(house.db, room.id, live.sequence)) {
    const done = followed(live, row);
    if (done === undefined || 'refused' in done) {
      // Another process follows other rules: the database knows how the match stands.
      room.live = undefined;
      const again = await liveOf(house, room);
      if (again !== undefined) sendStates(room, again);
      return;
    }
    forgetSettled(live);
    room.stored = { ...room.stored, asked: row.asked, moved: row.at };
    if ('undo' in done.entry) sendStates(room, live);
    else sendLetters(room, live, writeChange(room, live, live.sequence, writeOut(done.told)));
    if ('resign' in done.entry) sendNewsSoon(room);
  }
}

/** After trouble the match is read again for those who watch; who comes later reads it then. */
async function readAgain(house: House, room: Room): Promise<void> {
  const live = room.watchers.size > 0 ? await liveOf(house, room) : undefined;
  if (live !== undefined) sendStates(room, live);
}

function followed(live: LiveMatch, row: LogRow): Done | Refused | undefined {
  try {
    return follow(live, row);
  } catch {
    return undefined;
  }
}

/** Reads who sits at the table and how it stands, and tells everybody there. To be called in turn. */
export async function refresh(house: House, room: Room): Promise<void> {
  const stored = await tableNamed(house.db, room.id);
  if (stored === undefined) {
    sendGone(room);
    house.rooms.forget(room.id);
    return;
  }
  const begins = room.stored.row.state === 'gathering' && stored.row.state !== 'gathering';
  room.stored = stored;
  // Another process has gone on to newer rules: what this one would accept by the old ones could not stay.
  if (stored.row.rules > room.game.version) room.live = undefined;
  if (renewViewers(room)) announce(house, room);
  sendNews(room);
  if (!begins) return;
  const live = await liveOf(house, room);
  if (live !== undefined) sendStates(room, live);
}

/** Passes on what was said through another process, if anybody is here to hear it. To be called in turn. */
export async function catchUpChat(house: House, room: Room): Promise<void> {
  if (room.chatted === undefined) return;
  const lines = await chatAfter(house.db, room.id, room.chatted);
  if (lines.length > 0) sendChat(room, lines);
}
