import type { Viewer } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { linesFor } from '../../protocol/lines.ts';
import { deny } from '../denial.ts';
import { MOMENTS_TOLD, momentsFor } from '../match/live.ts';
import { liveOf } from '../match/reading.ts';
import type { Handler } from '../request.ts';
import { answering, send } from '../send.ts';
import { type HostedTable, viewersFor } from '../table.ts';
import { toldBetween } from './history.ts';
import { matchAfter, viewsOf } from './past.ts';

/** The match after a moment, as the person who asks counts moments. */
export const past: Handler<'past'> = async ({ host, listener, table, message }) => {
  const live = await liveOf(host, table);
  if (live === undefined) return deny('not-running', 'refused.not-running');
  const viewers = viewersFor(table.stored, listener.person.id);
  const moments = momentsFor(live, viewers);
  const { request, moment } = message;
  if (moment > moments) return deny('not-found', 'refused.no-moment', { moments });
  const match =
    moment === moments ? live.match : await matchAfter(host.store, table.game, table.stored.row, viewers, moment);
  const views = match && viewsOrNone(table, match, viewers);
  if (views === undefined) return deny('not-shown', 'refused.not-shown');
  send(listener, { type: 'past', ...answering(request), table: table.id, moment, moments, ...views });
  return undefined;
};

/** Today's rules may fail on a position of older ones. */
function viewsOrNone({ stored }: HostedTable, match: Match, viewers: readonly Viewer[]) {
  try {
    return viewsOf(match, viewers);
  } catch (error) {
    if (stored.row.rules === stored.row.version) throw error;
    return undefined;
  }
}

/** The events of the moments before one. */
export const log: Handler<'log'> = async ({ host, listener, table, message }) => {
  const live = await liveOf(host, table);
  if (live === undefined) return deny('not-running', 'refused.not-running');
  const viewers = viewersFor(table.stored, listener.person.id);
  const last = Math.min(message.before - 1, momentsFor(live, viewers));
  const first = Math.max(0, last - MOMENTS_TOLD + 1);
  const moments = await toldBetween(host.store, table.id, table.stored.row.opening, viewers, first, last);
  const told = moments.map(({ moment, told: text }) => ({ moment, events: JSON.parse(text) }));
  const logs = viewers.map((viewer) => told.flatMap(({ moment, events }) => linesFor(events, moment, viewer)));
  send(listener, { type: 'log', ...answering(message.request), table: table.id, logs, more: first > 0 });
  return undefined;
};
