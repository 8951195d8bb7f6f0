import { letBotsThink } from './bots.ts';
import { type Denial, deny, isDenial } from './denial.ts';
import { enter, type Intent } from './enter.ts';
import { hintFor } from './hint.ts';
import { liveOf } from './reading.ts';
import { type Handler, keyOf, type Request, type RequestOf, sendAccepted } from './request.ts';
import { answering, send } from './send.ts';
import { sendState } from './show.ts';
import * as standIns from './stand-ins.ts';
import { holds, watcherOf } from './table.ts';

type Playing = RequestOf<'move'> | RequestOf<'undo'> | RequestOf<'resign'>;

export const move: Handler<'move'> = (request) => {
  const { seat, number, move: chosen } = request.message;
  return enterFor(request, { type: 'move', seat, number, move: chosen });
};

export const undo: Handler<'undo'> = (request) => {
  const { seat, number } = request.message;
  return enterFor(request, { type: 'undo', seat, number });
};

export const resign: Handler<'resign'> = (request) => {
  const { seat, number } = request.message;
  return enterFor(request, { type: 'resign', seat, number });
};

async function enterFor(request: Playing, intent: Intent): Promise<Denial | undefined> {
  const { host, listener, table } = request;
  const { seat } = intent;
  if (!holds(table.stored, listener.person.id, seat)) return deny('not-your-seat', 'refused.not-your-seat');
  const denial = await enter(host, table, intent, 'person', ({ shownTo }) =>
    sendAccepted(request, shownTo(keyOf(request))),
  );
  if (denial === undefined) await standIns.settleSeat(host, table, seat, intent.type === 'resign');
  if (denial?.denied === 'behind') sendStateTo(request);
  return denial;
}

/** What is really late is refused with the match as it stands. */
function sendStateTo({ listener, table }: Request): void {
  const watcher = watcherOf(table, listener);
  if (watcher !== undefined && table.live !== undefined) sendState(table, table.live, watcher);
}

export const handOver: Handler<'hand-over'> = (request) => {
  const { host, listener, table, message } = request;
  return arrange(request, () => standIns.handOver(host, table, listener.person.id, message.seat, message.bot));
};

export const takeBack: Handler<'take-back'> = (request) => {
  const { host, listener, table, message } = request;
  return arrange(request, () => standIns.takeBack(host, table, listener.person.id, message.seat));
};

/** Changes who plays a seat: on disk before it is acknowledged, and bots that are asked by it think. */
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
  letBotsThink(host, table);
  return undefined;
}

/** Not to be called in turn: the table goes on while a bot thinks of a hint. */
export const hint: Handler<'hint'> = async ({ host, listener, table, message }) => {
  const { request, seat, number } = message;
  const given = await hintFor(host, table, listener.person.id, seat, number);
  if (isDenial(given)) return given;
  send(listener, { type: 'hint', ...answering(request), table: table.id, seat, number, hint: given });
  return undefined;
};
