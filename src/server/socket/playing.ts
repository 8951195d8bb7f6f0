import { STAND_IN } from '../bots/levels.ts';
import { mind } from '../bots/mind.ts';
import { type Denial, deny } from '../denial.ts';
import type { LiveMatch } from '../match/live.ts';
import { accept, type Intent, isStored } from '../room/accept.ts';
import { hasStandIn } from '../room/care.ts';
import { catchUp, refresh } from '../room/catch-up.ts';
import { holds } from '../room/room.ts';
import { liveOf } from '../room/rooms.ts';
import { sendState } from '../room/show.ts';
import { setStandIn } from '../store/seats.ts';
import { type Handler, type Said, type SaidOf, sendAccepted } from './said.ts';

type Playing = SaidOf<'move'> | SaidOf<'undo'> | SaidOf<'resign'>;

export const move: Handler<'move'> = (said) => {
  const { seat, move } = said.message;
  return enter(said, { type: 'move', seat, move });
};

export const undo: Handler<'undo'> = (said) => enter(said, { type: 'undo', seat: said.message.seat });

export const resign: Handler<'resign'> = (said) => enter(said, { type: 'resign', seat: said.message.seat });

async function enter(said: Playing, intent: Intent): Promise<Denial | undefined> {
  const { house, connection, room, message } = said;
  const { seat } = intent;
  if (!holds(room.stored, connection.person.id, seat)) return deny('not-your-seat', 'refused.not-your-seat');
  // A client may have heard of an entry from another process before this one has.
  if (message.sequence > (room.live?.sequence ?? message.sequence)) await catchUp(house, room);
  const live = await liveOf(house, room);
  if (live === undefined) return deny('not-running', 'refused.not-running');
  if (message.sequence !== live.sequence) return answerLate(said, live, intent);
  if (live.match.resigned.includes(seat)) return deny('not-allowed', 'refused.seat-resigned');
  const stored = house.metrics.stored.startTimer();
  const denial = await accept(house, room, live, intent, 'person', () => {
    stored();
    sendAccepted(said, live.sequence);
  });
  // Another process had the number first; perhaps with this very entry, sent again over another connection.
  if (denial?.denied === 'behind' && (await isAnswered(said, intent))) return undefined;
  if (denial !== undefined) return denial;
  if (intent.type === 'resign' || hasStandIn(room, seat)) await settleSeat(said, intent);
  mind(house, room);
  return undefined;
}

/** Sent twice it is accepted twice; what is really late is refused, with the match as it stands. */
async function answerLate(said: Playing, live: LiveMatch, intent: Intent): Promise<Denial | undefined> {
  if (said.message.sequence < live.sequence && (await isAnswered(said, intent))) return undefined;
  sendStateTo(said);
  return deny('behind', 'refused.behind');
}

async function isAnswered(said: Playing, intent: Intent): Promise<boolean> {
  const { house, room, message } = said;
  const stored = await isStored(house, room.id, message.sequence, intent);
  if (stored) sendAccepted(said, message.sequence + 1);
  return stored;
}

function sendStateTo({ connection, room }: Said): void {
  const watched = connection.watching.get(room.id);
  if (watched !== undefined && room.live !== undefined) sendState(room, room.live, watched.watcher);
}

/** Whoever moves plays for themselves again; whoever resigns is played for, unless that was the end. */
async function settleSeat({ house, room }: Said, { seat, type }: Intent): Promise<void> {
  if (type === 'resign' && (room.stored.row.state === 'over' || hasStandIn(room, seat))) return;
  try {
    await setStandIn(house.db, room.id, seat, type === 'resign' ? STAND_IN : null);
    await refresh(house, room);
  } catch (error) {
    // The entry itself is on disk and answered.
    house.log.error({ table: room.id, err: error }, 'a seat could not be handed on');
  }
}
