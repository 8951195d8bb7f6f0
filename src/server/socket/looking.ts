import type { Viewer } from '../../kernel/game.ts';
import { type Match, standings } from '../../kernel/match.ts';
import { linesFor } from '../../protocol/perspective.ts';
import { mind } from '../bots/mind.ts';
import { type Denial, deny } from '../denial.ts';
import type { House } from '../house.ts';
import { toldBetween } from '../match/history.ts';
import { STEPS_TOLD, stepsOf } from '../match/live.ts';
import { matchAfter } from '../match/past.ts';
import { endVotesAbout } from '../room/care.ts';
import { sendChatSoFar } from '../room/chat.ts';
import { sendInfo, sendNewsSoon } from '../room/news.ts';
import { announce, isPresentHere } from '../room/presence.ts';
import { type Room, seatsHeldBy, viewersFor } from '../room/room.ts';
import { liveOf } from '../room/rooms.ts';
import { scoresFor, sendState } from '../room/show.ts';
import type { Connection } from './connection.ts';
import { type Handler, sendAccepted } from './said.ts';

/** Follows a table from now on: news about it, the match as it stands, what has been said. */
export const watch: Handler<'watch'> = async ({ house, connection, room, message }) => {
  const { watching, person } = connection;
  const { limits } = house.settings;
  if (!watching.has(room.id) && watching.size >= limits.tables) return deny('too-fast', 'refused.too-many-tables');
  const live = await liveOf(house, room);
  if (!connection.isOpen()) return undefined;
  const viewers = viewersFor(room.stored, person.id);
  const watcher = watching.get(room.id)?.watcher ?? {
    listener: connection,
    viewers,
    key: viewers.join(),
    sequence: -1,
  };
  if (!watching.has(room.id)) {
    watching.set(room.id, { room, watcher });
    room.watchers.add(watcher);
    await endVotesAbout(house, room, person.id);
    announce(house, room);
    sendNewsSoon(room);
  }
  sendInfo(room, watcher, live === undefined ? message.request : undefined);
  if (live !== undefined) sendState(room, live, watcher, message.request);
  await sendChatSoFar(house, room, watcher);
  // With several processes, another may be letting the bot think already; the watchdog knows when it is not.
  if (house.kind === 'sqlite') mind(house, room);
  return undefined;
};

export const leave: Handler<'leave'> = async (said) => {
  unwatch(said.house, said.connection, said.room.id);
  sendAccepted(said);
  return undefined;
};

export function unwatch(house: House, connection: Connection, table: string): void {
  const watched = connection.watching.get(table);
  if (watched === undefined) return;
  const { room, watcher } = watched;
  connection.watching.delete(table);
  room.watchers.delete(watcher);
  room.used = Date.now();
  if (isPresentHere(room, connection.person.id)) return;
  if (seatsHeldBy(room.stored, connection.person.id).length > 0) room.left.set(connection.person.id, Date.now());
  announce(house, room);
  sendNewsSoon(room);
}

/** The match as it stood after a step. */
export const past: Handler<'past'> = async ({ house, connection, room, message }) => {
  const live = await liveOf(house, room);
  if (live === undefined) return deny('not-running', 'refused.not-running');
  const steps = stepsOf(live);
  if (message.step > steps) return deny('not-found', 'refused.no-step', { steps });
  const match =
    message.step === steps ? live.match : await matchAfter(house.db, room.game, room.stored.row, message.step);
  const views = match && viewsOf(room, match, viewersFor(room.stored, connection.person.id));
  if (views === undefined) return deny('not-shown', 'refused.not-shown');
  const { request, table, step } = message;
  connection.send(
    JSON.stringify({ type: 'past', ...(request !== undefined && { request }), table, step, steps, ...views }),
  );
  return undefined;
};

/** A position of older rules may be one that today's cannot even show. */
function viewsOf({ game, stored }: Room, match: Match, viewers: readonly Viewer[]) {
  try {
    const perspectives = viewers.map((viewer) => ({ viewer, view: game.view(match.position, viewer) }));
    const [first] = perspectives;
    return { perspectives, scores: first === undefined ? standings(match) : scoresFor(match, first) };
  } catch (error) {
    if (stored.row.rules === stored.row.version) throw error;
    return undefined;
  }
}

/** What was told in the steps before one. */
export const log: Handler<'log'> = async ({ house, connection, room, message }): Promise<Denial | undefined> => {
  const live = await liveOf(house, room);
  if (live === undefined) return deny('not-running', 'refused.not-running');
  const last = Math.min(message.before - 1, stepsOf(live));
  const first = Math.max(0, last - STEPS_TOLD + 1);
  const told = await toldBetween(house.db, room.id, room.stored.row.opening, first, last);
  const parsed = told.map((text) => JSON.parse(text));
  const logs = viewersFor(room.stored, connection.person.id).map((viewer) =>
    parsed.flatMap((each, index) => linesFor(each, first + index, viewer)),
  );
  const { request, table } = message;
  connection.send(
    JSON.stringify({ type: 'log', ...(request !== undefined && { request }), table, logs, more: first > 0 }),
  );
  return undefined;
};
