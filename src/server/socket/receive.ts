import { type ClientMessage, clientMessage } from '../../protocol/client.ts';
import { type Denial, deny, words } from '../denial.ts';
import type { House } from '../house.ts';
import { NewerRules } from '../match/load.ts';
import { problemOf } from '../problem.ts';
import type { Room } from '../room/room.ts';
import { inTurn } from '../room/turn.ts';
import { take } from './bucket.ts';
import type { Connection } from './connection.ts';
import { isAffordable } from './cost.ts';
import { hint } from './hint.ts';
import { leave, log, past, unwatch, watch } from './looking.ts';
import { move, resign, undo } from './playing.ts';
import type { Handler } from './said.ts';
import { chat, handOver, takeBack, vote } from './seating.ts';

const HANDLERS: { readonly [T in ClientMessage['type']]: Handler<T> } = {
  watch,
  leave,
  move,
  undo,
  resign,
  hint,
  past,
  log,
  chat,
  'hand-over': handOver,
  'take-back': takeBack,
  vote,
};

/** A client that goes on although it was told so often to slow down is cut off. */
const MOST_STRIKES = 200;
const POLICY_VIOLATION = 1008;

/** Takes whatever a client has sent. It never fails: what cannot be done is refused. */
export async function receive(house: House, connection: Connection, data: string | undefined): Promise<void> {
  if (!take(connection.messages)) {
    connection.strikes++;
    if (connection.strikes > MOST_STRIKES) connection.close(POLICY_VIOLATION, 'too fast');
    else refuse(house, connection, deny('too-fast', 'refused.too-fast'), requestOf(data));
    return;
  }
  // Forgiven one by one: a flood gets a token now and then, and must not be forgiven for it.
  connection.strikes = Math.max(0, connection.strikes - 1);
  const message = parse(data);
  if ('denied' in message) {
    refuse(house, connection, message, requestOf(data));
    return;
  }
  if (!isAffordable(house, connection, message.type)) {
    refuse(house, connection, deny('too-fast', 'refused.too-fast'), message);
    return;
  }
  let room: Room | undefined;
  try {
    room = await house.rooms.enter(message.table);
    if (room === undefined) unwatch(house, connection, message.table);
    const denial =
      room === undefined
        ? deny('unknown-table', 'refused.unknown-table')
        : await handle(house, connection, room, message);
    if (denial !== undefined) refuse(house, connection, denial, message, room);
  } catch (error) {
    if (error instanceof NewerRules) {
      refuse(house, connection, deny('not-shown', 'refused.newer-rules'), message);
      return;
    }
    house.log.error({ table: message.table, type: message.type, err: error }, 'a message made trouble');
    refuse(house, connection, deny('trouble', 'refused.trouble'), message);
  }
}

function handle(house: House, connection: Connection, room: Room, message: ClientMessage): Promise<Denial | undefined> {
  // Each type of message has the handler of that type, which the compiler cannot follow through the table.
  const handler = HANDLERS[message.type] as Handler<ClientMessage['type']>;
  // Whoever thinks takes a turn only to look: the table must not wait for it.
  if (message.type === 'hint') return handler({ house, connection, room, message });
  return inTurn(room.turn, () => handler({ house, connection, room, message }));
}

function parse(data: string | undefined): ClientMessage | Denial {
  const json = parseJson(data);
  if (json === undefined) return deny('malformed', 'refused.malformed', { problem: 'a message is JSON text' });
  const { success, data: message, error } = clientMessage.safeParse(json);
  return success ? message : deny('malformed', 'refused.malformed', { problem: problemOf(error) });
}

function parseJson(data: string | undefined): unknown {
  if (data === undefined) return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

interface About {
  readonly request?: number | undefined;
  readonly table?: string;
}

/** Even a message that is not understood may say which number its answer should have. */
function requestOf(data: string | undefined): About {
  const json = parseJson(data);
  const request = typeof json === 'object' && json !== null && 'request' in json ? json.request : undefined;
  return Number.isSafeInteger(request) ? { request: request as number } : {};
}

function refuse(house: House, connection: Connection, denial: Denial, about: About = {}, room?: Room): void {
  house.metrics.refusals.inc({ code: denial.denied });
  connection.send(
    JSON.stringify({
      type: 'refused',
      request: about.request,
      table: about.table,
      code: denial.denied,
      refusal: denial.refusal,
      message: words(denial, room?.game),
      sequence: room?.live?.sequence,
    }),
  );
}
