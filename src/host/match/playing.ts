import { startBots } from '../bots/bots.ts';
import { explanationFor } from '../bots/explanation.ts';
import { hintFor } from '../bots/hint.ts';
import { showSeen } from '../clocks/pause-clock.ts';
import { type Denial, deny, isDenial } from '../denial.ts';
import { acceptEntered, type Handler, type Request, type RequestOf, sendAccepted } from '../request.ts';
import * as standIns from '../seats/stand-ins.ts';
import { whyTooLate } from '../seats/take-back.ts';
import { answering, send } from '../send.ts';
import { holds, watcherOf } from '../table.ts';
import { sendState } from '../watchers/show.ts';
import { enter, type Intent } from './enter.ts';
import { liveOf } from './reading.ts';

type Playing = RequestOf<'move'> | RequestOf<'undo'> | RequestOf<'resign'>;

export const move: Handler<'move'> = (request) => {
  const { seat, seatEntry, move: chosen } = request.message;
  return enterFor(request, { type: 'move', seat, seatEntry, move: chosen });
};

export const undo: Handler<'undo'> = (request) => {
  const { seat, seatEntry } = request.message;
  return enterFor(request, { type: 'undo', seat, seatEntry });
};

export const resign: Handler<'resign'> = (request) => {
  const { seat, seatEntry } = request.message;
  return enterFor(request, { type: 'resign', seat, seatEntry });
};

async function enterFor(request: Playing, intent: Intent): Promise<Denial | undefined> {
  const { host, listener, table } = request;
  const { seat } = intent;
  if (!holds(table.stored, listener.person.id, seat)) return deny('not-your-seat', 'refused.not-your-seat');
  const late = whyTooLate(table, seat);
  if (late !== undefined) return late;
  const denial = await enter(host, table, intent, 'person', (entered) => acceptEntered(request, entered));
  if (denial === undefined) await standIns.settleSeat(host, table, seat, intent.type === 'resign');
  if (denial?.denied === 'behind') sendStateTo(request);
  return denial;
}

/** An entry that is behind is refused, and the current state is sent. */
function sendStateTo({ listener, table }: Request): void {
  const watcher = watcherOf(table, listener);
  if (watcher !== undefined && table.live !== undefined) sendState(table, table.live, watcher);
}

/** The person has watched what clocks stand for. */
export const shown: Handler<'shown'> = async (request) => {
  const { host, listener, table } = request;
  await showSeen(host, table, listener.person.id);
  sendAccepted(request);
  return undefined;
};

export const handOver: Handler<'hand-over'> = (request) => {
  const { host, listener, table, message } = request;
  return arrange(request, () => standIns.handOver(host, table, listener.person.id, message.seat, message.bot));
};

export const takeBack: Handler<'take-back'> = (request) => {
  const { host, listener, table, message } = request;
  return arrange(request, () => standIns.takeBack(host, table, listener.person.id, message.seat));
};

/** Changes who plays a seat: waits for the disk before it acknowledges, then starts bots. */
export async function arrange(
  request: Request,
  action: () => Promise<Denial | undefined>,
): Promise<Denial | undefined> {
  const { host, table } = request;
  if ((await liveOf(host, table)) === undefined) return deny('not-running', 'refused.not-running');
  const denial = await action();
  if (denial !== undefined) return denial;
  await host.store.sync();
  sendAccepted(request);
  startBots(host, table);
  return undefined;
}

/** Called without the table's lock: the table continues while a bot thinks about the hint. */
export const hint: Handler<'hint'> = async ({ host, listener, table, message }) => {
  const { request, seat, seatEntry } = message;
  const follows = () => watcherOf(table, listener) !== undefined;
  // If the person leaves the table meanwhile, the hint is not wanted any more.
  const isThere = follows() ? follows : () => true;
  if (message.explains !== undefined) {
    const told = await explanationFor(host, table, listener.person.id, { seat, moment: message.explains }, isThere);
    if (isDenial(told)) return told;
    send(listener, { type: 'hint', ...answering(request), table: table.id, seat, seatEntry, ...told });
    return undefined;
  }
  const given = await hintFor(host, table, listener.person.id, seat, seatEntry, isThere);
  if (isDenial(given)) return given;
  send(listener, { type: 'hint', ...answering(request), table: table.id, seat, seatEntry, hint: given });
  return undefined;
};
