import { type Denial, deny, words } from '../../host/denial.ts';
import { withLock } from '../../host/lock.ts';
import { handOver, move, resign, shown, takeBack, undo } from '../../host/match/playing.ts';
import { log, past } from '../../host/past/looking.ts';
import type { Handler } from '../../host/request.ts';
import { answering, send } from '../../host/send.ts';
import { NewerRules } from '../../kernel/upgrade.ts';
import { type ClientMessage, clientMessage } from '../../protocol/client.ts';
import type { RefusalCode } from '../../protocol/server.ts';
import { problemOf } from '../problem.ts';
import type { Room } from '../room/room.ts';
import type { Server } from '../server.ts';
import { spend } from './bucket.ts';
import type { Connection } from './connection.ts';
import { isAffordable } from './cost.ts';
import { isKnownElsewhere, leadElsewhere } from './lead-elsewhere.ts';
import { hosted, type ServerHandler } from './request.ts';
import { chat, hint, vote } from './talking.ts';
import { leave, unwatch, watch } from './watching.ts';

/** A handler of the host, adapted to requests of the server. */
function asHosted<T extends ClientMessage['type']>(handler: Handler<T>): ServerHandler<T> {
  return (request) => handler(hosted(request));
}

const HANDLERS: { readonly [T in ClientMessage['type']]: ServerHandler<T> } = {
  watch,
  leave,
  move: asHosted(move),
  undo: asHosted(undo),
  resign: asHosted(resign),
  shown: asHosted(shown),
  hint,
  past: asHosted(past),
  log: asHosted(log),
  chat,
  'hand-over': asHosted(handOver),
  'take-back': asHosted(takeBack),
  vote,
};

/** A client with so many strikes is disconnected. */
const MOST_STRIKES = 200;
const POLICY_VIOLATION = 1008;

/** What no page asks for in good faith, and how many strikes each counts; what may be refused to anybody counts none. */
const STRIKES: Readonly<Partial<Record<RefusalCode, number>>> = {
  malformed: 4,
  'unknown-table': 2,
  'not-your-seat': 2,
  'not-on-offer': 2,
  'not-allowed': 2,
  'unknown-bot': 2,
};
/** The request of a longer message that came too fast is not looked for. */
const LONGEST_READ = 1_000;

/** Handles a message of a client. Never throws: what cannot be done is refused. */
export async function receive(server: Server, connection: Connection, data: string | undefined): Promise<void> {
  if (!spend(connection.messages)) {
    connection.strikes++;
    const about = data !== undefined && data.length <= LONGEST_READ ? requestOf(parseJson(data)) : {};
    if (connection.strikes > MOST_STRIKES) connection.close(POLICY_VIOLATION, 'too fast');
    else refuse(server, connection, deny('too-fast', 'refused.too-fast'), about);
    return;
  }
  // Only one is subtracted: a flood gets a token now and then, too.
  connection.strikes = Math.max(0, connection.strikes - 1);
  const json = parseJson(data);
  const message = read(json);
  if ('denied' in message) {
    refuse(server, connection, message, requestOf(json));
    return;
  }
  if (!isAffordable(server, connection, message.type)) {
    refuse(server, connection, deny('too-fast', 'refused.too-fast'), message);
    return;
  }
  let room: Room | undefined;
  try {
    const known = await server.rooms.enter(message.table);
    room = known;
    if (known === undefined) unwatch(server, connection, message.table);
    const denial =
      known === undefined
        ? deny('unknown-table', 'refused.unknown-table')
        : await server.tracing.within(message.type, { 'underbridge.table': message.table }, () =>
            handle(server, connection, known, message),
          );
    if (denial !== undefined) refuse(server, connection, denial, message, room);
  } catch (error) {
    if (error instanceof NewerRules) {
      if (room !== undefined && isKnownElsewhere(server, room, error.version)) return leadElsewhere(connection);
      refuse(server, connection, deny('not-shown', 'refused.newer-rules'), message);
      return;
    }
    server.log.error(
      { table: message.table, type: message.type, request: message.request, err: error },
      'a message made trouble',
    );
    refuse(server, connection, deny('trouble', 'refused.trouble'), message);
  }
}

function handle(
  server: Server,
  connection: Connection,
  room: Room,
  message: ClientMessage,
): Promise<Denial | undefined> {
  // The compiler cannot follow that each type of message has the handler of that type.
  const handler = HANDLERS[message.type] as ServerHandler<ClientMessage['type']>;
  // Without the table's lock: the table must not wait while a bot thinks.
  if (message.type === 'hint') return handler({ server, connection, room, message });
  return withLock(room.lock, () => handler({ server, connection, room, message }));
}

function read(json: unknown): ClientMessage | Denial {
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

/** Even a malformed message may have a request id for its answer. */
function requestOf(json: unknown): About {
  const request = typeof json === 'object' && json !== null && 'request' in json ? json.request : undefined;
  return Number.isSafeInteger(request) ? { request: request as number } : {};
}

function refuse(server: Server, connection: Connection, denial: Denial, about: About = {}, room?: Room): void {
  server.metrics.refusals.inc({ code: denial.denied });
  connection.strikes += STRIKES[denial.denied] ?? 0;
  send(connection, {
    type: 'refused',
    ...answering(about.request),
    ...(about.table !== undefined && { table: about.table }),
    code: denial.denied,
    refusal: denial.refusal,
    message: words(denial, room?.game),
  });
  if (connection.strikes > MOST_STRIKES) connection.close(POLICY_VIOLATION, 'too much that cannot be done');
}
