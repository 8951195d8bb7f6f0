import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { version } from '../../../package.json';
import { deny } from '../../host/denial.ts';
import { send } from '../../host/send.ts';
import { every, REAL_TIME } from '../../host/time.ts';
import { SOCKET_PATH } from '../../protocol/http.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import { denyUnknown, isProgram, personOf, sendDenial } from '../http/answer.ts';
import { networkOf } from '../http/request/address.ts';
import { COOKIE, deviceHash } from '../identity.ts';
import { publicly } from '../people/publicly.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../store/people/schema.ts';
import { spend } from './bucket.ts';
import { type Connection, makeConnection } from './connection.ts';
import { dismissRevoked } from './dismiss.ts';
import { dismissEnded } from './dismiss-devices.ts';
import { receive } from './receive.ts';
import { makeSlowLane, type SlowLane } from './slow-lane.ts';
import { unwatch } from './watching.ts';

const PING_EVERY = 30_000;
const UNAVAILABLE = 503;

declare module 'fastify' {
  interface FastifyRequest {
    person?: PersonRow | undefined;
  }
}

export function addSocket(app: FastifyInstance, server: Server): void {
  app.decorateRequest('person', undefined);
  const slowLane = makeSlowLane();
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    async preValidation(request, reply) {
      if (server.isStopping()) return sendDenial(server, reply, deny('trouble', 'refused.stopping'), UNAVAILABLE);
      if (server.sockets.of(networkOf(request.ip)) >= server.settings.limits.connections) {
        return sendDenial(server, reply, deny('too-fast', 'refused.too-fast'));
      }
      request.person = await personOf(server, request);
      if (request.person === undefined) {
        return sendDenial(server, reply, denyUnknown(request));
      }
    },
    handler: (_request, reply) =>
      sendDenial(server, reply, deny('malformed', 'refused.malformed', { problem: 'here a WebSocket is wanted' })),
    wsHandler: (socket: WebSocket, request: FastifyRequest) => {
      if (request.person === undefined) return socket.close();
      const address = networkOf(request.ip);
      server.sockets.count(address, 1);
      const program = isProgram(request);
      const device = program ? undefined : deviceHash(request.cookies[COOKIE]);
      const { limits } = server.settings;
      const wire = request.raw.socket;
      const person = publicly(request.person);
      const inOne = isAnsweredInOne(request.query);
      const connection = makeConnection(socket, wire, person, address, program, device, limits, inOne);
      listenTo(server, connection, socket, slowLane);
      socket.on('close', () => {
        server.sockets.count(address, -1);
        disconnect(server, connection);
      });
      send(connection, { type: 'hello', person: connection.person, version, protocol: PROTOCOL, takesRules: true });
      // The token may have been revoked, or the device signed out, during the handshake.
      const checked = program ? dismissRevoked(server) : dismissEnded(server, [connection]);
      checked.catch((error) => server.log.error({ err: error }, 'a connection was not checked'));
    },
  });
}

/** Whether the address asks for changes that answer the request behind them: `?answers=with-changes`. */
function isAnsweredInOne(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'answers' in query && query.answers === 'with-changes';
}

function listenTo(server: Server, connection: Connection, socket: WebSocket, slowLane: SlowLane): void {
  server.connections.add(connection);
  const hear = (text: string | undefined) => {
    receive(server, connection, text).catch((error) =>
      server.log.error({ err: error }, 'a message could not even be refused'),
    );
  };
  socket.on('message', (data, isBinary) => {
    const text = isBinary ? undefined : data.toString();
    if (slowLane.isFor(connection)) slowLane.add(connection, () => hear(text));
    else hear(text);
  });
  // 'close' follows, and cleans up.
  socket.on('error', (error) => server.log.debug({ err: error }, 'a connection failed'));
  // Each ping is answered automatically and costs as much as a message, so floods are cut off.
  socket.on('ping', () => {
    if (!spend(connection.messages)) socket.terminate();
  });
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  // Pings are measured in real time. With a test's clock a day could pass before the answer comes.
  const stopPinging = every(REAL_TIME, PING_EVERY, () => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  });
  socket.on('close', stopPinging);
}

function disconnect(server: Server, connection: Connection): void {
  server.connections.delete(connection);
  for (const table of [...connection.watching.keys()]) unwatch(server, connection, table);
  server.seen.note(connection.person.id);
}
